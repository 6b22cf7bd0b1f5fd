# The words of the browser client that every page uses, and those of the table page.

ui-brand = Kabinett
ui-colophon = Kabinett — неофициальная свободная программа. Поля, карты и рисунки — наши собственные.
ui-guide = Руководство (на английском)
ui-skip = К содержанию
ui-main-nav = Основные страницы
ui-lobby = Столы
ui-new-table = Новый стол
ui-rules = Правила
ui-learn = Обучение
ui-sign-in = Войти
ui-theme-light = Светлая тема
ui-theme-dark = Тёмная тема
ui-language = Язык
ui-not-found = Здесь ничего нет
ui-not-found-text = По этому адресу нет страницы.
ui-away = Страница не загрузилась
ui-away-text = Сервер недоступен, или на нём уже новая версия.
ui-again = Попробовать снова
ui-to-lobby = К списку столов
ui-loading = Минуту, накрываем стол…
ui-table = Стол
ui-title-asked = ● { $name }
ui-table-of = { $game }
ui-close = Закрыть
ui-fold = Свернуть
ui-unfold = Развернуть

# the board
ui-board = Поле. Стрелки двигают его, плюс и минус меняют масштаб, 0 показывает всё; N и P перебирают варианты.
ui-zoom = Масштаб поля
ui-zoom-in = Ближе
ui-zoom-out = Дальше
ui-zoom-whole = Поле целиком
ui-overlays = Слои поверх карты
ui-stage = Карты и дела
ui-open-clause = Открыть правило { $clause }

# what is asked
ui-prompt = Что решить
ui-waiting-for = { $count ->
    [0] Игра идёт сама…
   *[other] Ожидается: { $seats }.
}
ui-not-begun = Игра ещё не началась.
ui-list-choices = { $count ->
    [one] Список: { $count } вариант
    [few] Список: { $count } варианта
    [many] Список: { $count } вариантов
   *[other] Список: { $count } варианта
}
ui-find-choice = Найти вариант по названию
ui-cancel = Отмена
ui-undo = Взять назад
ui-confirm = Подтвердить

# seats
ui-seats = Места
ui-seat-asked = сейчас решает
ui-bot = бот: { $level }
ui-nobody = никого
ui-seat-free = свободно
ui-seat-kept = для друга
ui-take-seat = Сесть
ui-leave-seat = Уйти
ui-seat-bot = Бот ({ $level })
ui-seat-keep = Оставить для друга
ui-invite = Пригласить
ui-invite-link = Ссылка для одного друга
ui-waiting-room = Кто играет?
ui-start = Начать
ui-line-connecting = Подключение…
ui-line-lost = Связь потеряна; пробуем снова…
ui-line-unknown = Такого стола нет.
ui-line-forbidden = Это не ваше место.
ui-days-hours = { $days } д { $hours } ч
ui-hours-minutes = { $hours } ч { $minutes } мин
ui-minutes-seconds = { $minutes }:{ $seconds }

# one screen for several
ui-curtain = Экран переходит к другому
ui-curtain-text = Ходит { $seat }. Остальные отворачиваются.
ui-curtain-open = Я — { $seat }

# the drawers
ui-drawers = Панели
ui-tab-with = { $name }, новых: { $count }
ui-log = Журнал
ui-talk = Разговор
ui-twin = Словами
ui-more = Стол

# what only the browser can know
refusal-unreachable = сервер недоступен; попробуйте снова
refusal-unanswered = связь прервалась до ответа сервера; сделано ли это, видно за столом
refusal-no_answer = сервер не дал верного ответа ({ $status })
refusal-replay_stands = в просмотре не ходят; чтобы играть, откройте стол
