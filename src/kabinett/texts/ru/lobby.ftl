# The pages outside the table: the lobby, new tables, the account, links, the rules.

game-maria = Мария
game-ancien_regime = Коалиции: Старый порядок
ui-level-random = случайный
ui-level-cadet = кадет
ui-level-general = генерал
ui-level-marshal = маршал

# what this is
ui-title-years = Кабинетные войны, 1740–1763
ui-title-under = Две настольные игры о министрах, маршалах и нарушенных договорах
ui-title-text =
    Здесь играют в «Марию» и «Старый порядок»: с друзьями, вживую или по переписке, за одним экраном или против ботов.
    За правилами следит программа, а каждый отказ ссылается на пункт, который можно прочесть.
ui-play-now = Играть
ui-play-now-text = Достаточно имени. Позже его можно закрепить паролем.
ui-or-sign-in = или войти
ui-your-name = Ваше имя
ui-greeting = Здравствуйте, { $name }
ui-games = Игры
ui-choose-game = Новый стол
ui-rules-of = Правила: { $game }
ui-about-maria =
    Война за австрийское наследство для двух или трёх игроков. Генералы идут по дорогам со скрытой силой, бои решают
    карты нужной масти, и ни у кого нет только одной стороны.
ui-about-maria-introductory = Девять ходов без политики: на один вечер, чтобы научиться.
ui-about-maria-advanced = Двенадцать ходов с политикой, субсидиями, выборами императора и соглашениями.
ui-about-ancien_regime =
    Семь держав от Лондона до Константинополя для четырёх–семи игроков. Колесо поворачивается и даёт каждому новое дело;
    коалиции объявляют тайно, а для победы нужно 25 очков влияния.
ui-about-ancien_regime-1740 = Мария Терезия получила наследство, и у каждого есть на него права.
ui-about-ancien_regime-1756 = Союзы перевернулись, и Пруссия осталась одна.

# lists of tables
ui-between = { " · " }
ui-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
ui-my-tables = Мои столы
ui-my-tables-empty = Вы пока нигде не сидите. Выберите игру ниже или свободное место за открытым столом.
ui-open-tables = Открытые столы
ui-open-tables-empty = Сейчас никто не ищет компанию.
ui-open-one = Открыть свой стол
ui-running-tables = Можно посмотреть
ui-finished-tables = Оконченные игры
ui-finished-empty = Ни одна игра ещё не окончена.
ui-sandboxes = Песочницы
ui-sandboxes-text = Личные столы, где вы пробуете, что могло бы быть. Никто другой их не видит.
ui-table-by = Стол: { $name }
ui-your-move = Ваш ход
ui-row-yours = { $seats }, { $ago }
ui-row-waiting = { $count ->
    [0] Идёт само, { $ago }
    [1] Ожидается { $seats }, { $ago }
    [2] Ожидаются { $seats }, { $ago }
   *[other] Ожидается мест: { $count }, { $ago }
}
ui-row-open = Открыт { $ago }
ui-stand-in = { $name } (бот)
ui-is-asked = решает
ui-time-left = осталось { $time }
ui-just-now = только что
ui-play = Играть
ui-look = Открыть
ui-watch = Смотреть
ui-put-archive = Убрать
ui-put-unarchive = Вернуть
ui-archived = Убранные столы
ui-archived-empty = Ничего.
ui-sit-as = Сесть: { $seat }
ui-more-tables = Показать ещё
ui-ending = { $count ->
    [0] Без победителя: { $reason }.
    [1] Победитель — { $winners }: { $reason }.
   *[other] Победители — { $winners }: { $reason }.
}

# lengths of time
ui-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
}
ui-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
    [many] { $count } часов
   *[other] { $count } часа
}
ui-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
    [many] { $count } минут
   *[other] { $count } минуты
}
ui-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
    [many] { $count } секунд
   *[other] { $count } секунды
}

# a new table
ui-which-game = Какая игра?
ui-company = Кто играет с вами?
ui-company-bots = Боты
ui-company-bots-text = Игра начнётся сразу.
ui-company-open = Кто угодно
ui-company-open-text = Стол стоит в общем списке, пока не займут все места.
ui-company-link = Друзья
ui-company-link-text = За столом вы получите ссылку для каждого друга; никто другой этих мест не займёт.
ui-company-screen = Все здесь
ui-company-screen-text = Все играют за этим экраном. Между ходами занавес скрывает то, что не для всех.
ui-level = Как хорошо играют боты?
ui-holder-mine = Я
ui-holder-open = Кто угодно
ui-holder-link = Друг по ссылке
ui-further = Время, название и кто это видит
ui-table-name = Название стола
ui-table-name-help = Без названия стол зовётся вашим именем.
ui-public = Стол виден другим
ui-public-text = Он стоит в общем списке, и смотреть может каждый. Тайное остаётся тайным.
ui-auto-start = Начать, когда заняты все места
ui-auto-start-text = Иначе вы начнёте сами.
ui-lay-bots = Начать против ботов
ui-lay-screen = Начать за этим экраном
ui-lay-mixed = Начать
ui-lay-waits = Открыть стол
ui-clock = Время на раздумье
ui-clock-none = Без ограничений
ui-clock-live = Вживую, бодро
ui-clock-evening = Вживую, на вечер
ui-clock-days = По переписке, дни
ui-clock-week = По переписке, неделя
ui-clock-own_bank = Вживую, свои числа
ui-clock-own_ladder = По переписке, свои числа
ui-clock-none-text = Каждый думает сколько хочет.
ui-clock-bank-text = На всю игру: { $bank } каждому; за каждый вопрос прибавляется { $added }, предел — { $most }.
ui-clock-ladder-text = { $count ->
    [one] На каждый ответ: { $first }.
   *[other] На каждый ответ: { $first }. Опоздавшему в следующий раз даётся меньше ({ $steps }); кто успевает, поднимается обратно.
}
ui-clock-bank = Минут в начале
ui-clock-added = Секунд прибавки за вопрос
ui-clock-most = Минут, не больше
ui-clock-step = Часов на ступени { $number }
ui-clock-step-more = Ещё ступень
ui-clock-step-less = Убрать ступень { $number }
ui-timeout = Когда время выйдет
ui-timeout-nothing = Все видят это и ждут
ui-timeout-bot = Дальше играет бот
ui-timeout-resign = Место сдаётся

# the account
ui-account = Учётная запись
ui-to-account = К моей учётной записи
ui-name = Имя
ui-password = Пароль
ui-entrance-text = Для игры нужно только имя, на предыдущей странице. С учётной записью вас узнают на любом устройстве.
ui-new-account = Новая учётная запись
ui-new-account-text = Имя и пароль. Больше ничего не нужно.
ui-make-account = Создать учётную запись
ui-mail = Адрес почты
ui-mail-if-any = Адрес почты, если хотите
ui-mail-help = Чтобы получить новый пароль, если забудете старый, и сообщения о ваших ходах.
ui-mail-confirmed = Подтверждён.
ui-mail-unconfirmed = Ещё не подтверждён: откройте ссылку в отправленном туда письме.
ui-forgotten = Забыли пароль?
ui-forgotten-text = Если у вашей учётной записи есть подтверждённый адрес почты, туда придёт ссылка для нового пароля.
ui-forgotten-send = Послать письмо
ui-forgotten-sent = Если такая учётная запись с подтверждённым адресом есть, письмо уже в пути.
ui-is-guest = Вы здесь гость: вас знает только этот браузер.
ui-is-member = У вас здесь есть учётная запись.
ui-keep-account = Закрепить имя
ui-keep-account-text = С паролем вы найдёте свои места на любом устройстве. Всё, что у вас есть, останется вашим.
ui-who-i-am = Кто вы
ui-change-name = Сменить имя
ui-change-mail = Сменить адрес
ui-change-password = Сменить пароль
ui-change-password-text = На всех других устройствах вы выйдете.
ui-old-password = Нынешний пароль
ui-new-password = Новый пароль
ui-set-password = Задать пароль
ui-new-password-done = Пароль задан.
ui-sign-out = Выйти
ui-sign-out-guest = Гость, который вышел, не вернётся на свои места. Если хотите, сначала закрепите имя паролем.
ui-sign-out-sure = Выйти насовсем
ui-done = Готово.
ui-mail-confirm = Подтвердите свой адрес
ui-mail-confirm-text = Одно нажатие, и письма этого сервера смогут туда приходить.
ui-mail-confirm-done = Адрес подтверждён.
ui-devices = Устройства
ui-session = Вход { $made }, последний раз { $seen }
ui-session-here = здесь
ui-end-sessions = Выйти на всех остальных
ui-device-account = На другом устройстве входите по имени и паролю.
ui-device-link-text =
    На другом устройстве вас узнают по ссылке. Никому её не давайте: кто её откроет, станет вами.
ui-device-link-make = Сделать ссылку для другого устройства
ui-device-link = Откройте на другом устройстве
ui-copy = Копировать
ui-copied = Скопировано.
refusal-no_seat_yet = такая ссылка принадлежит месту: сначала где-нибудь сядьте
ui-channels = Когда ваш ход
ui-channels-text = Как вам сообщать, пока вас нет.
ui-channels-empty = Пока вам никуда не сообщают.
ui-channel-mail = Почта
ui-channel-push = Браузер
ui-channel-hook = Веб-хук
ui-channel-on = Включён
ui-channel-wait = Задержка
ui-wait-none = нет
ui-channel-test = Проверить
ui-channel-delete = Удалить
ui-channel-add-mail = Сообщать по почте
ui-channel-add-push = Сообщать в этом браузере
ui-channel-add-hook = Сообщать веб-хуку
ui-hook-text = Ваша программа получает подписанный запрос. Ключ показывается один раз.
ui-hook-address = Адрес
ui-hook-secret = Ключ подписей; он показан только сейчас
ui-push-here = Этот браузер сообщает вам, даже когда страница закрыта.
ui-push-impossible = Этому браузеру нельзя ничего сообщить, пока страница закрыта.
ui-push-asked = Ваш ход
ui-push-test = Это проверка: уведомления доходят.
refusal-push_not_wanted = браузер не разрешает уведомления для этой страницы
ui-quiet = Не сообщать, пока я на связи
ui-quiet-text = Кто смотрит на стол, сам видит, что его ход.
ui-deliveries = Что вам сообщали
ui-deliveries-empty = Пока ничего.
ui-deliveries-older = Более ранние
ui-delivery-waiting = ждёт
ui-delivery-sending = в пути
ui-delivery-sent = отправлено
ui-delivery-failed = не удалось
ui-delivery-skipped = не понадобилось
ui-delivery-test = проверка
ui-likings = Вид и поведение
ui-theme = Освещение
ui-theme-is-auto = Как в системе
ui-theme-is-light = День
ui-theme-is-dark = Свеча
ui-motion = Движение
ui-motion-is-auto = Как в системе
ui-motion-is-none = Нет
ui-send-at-once = Отправлять выбор сразу
ui-send-at-once-text = Иначе выбор сначала показывается и отправляется после подтверждения.
ui-delete-me = Уйти насовсем
ui-delete-me-text = Ваши места освободятся, а всё, что о вас известно, будет удалено. Сыгранные игры останутся, но без вашего имени.
ui-delete-me-first = Удалить меня
ui-delete-me-sure = Да, удалить меня
ui-delete-me-not = Нет, я остаюсь

# links
ui-join = Приглашение
ui-join-player = { $host_id ->
    [none] Вас приглашают сыграть: { $seat }.
   *[other] { $host } приглашает вас сыграть: { $seat }.
}
ui-join-player-go = Занять место
ui-join-device = По этой ссылке вас и на этом устройстве узнают так же, как на другом.
ui-join-device-go = Это я
ui-join-confidant = Вы можете заглянуть через плечо ({ $seat }): вам видно то же, что этому месту.
ui-join-confidant-go = Заглянуть
ui-join-spectator = Вас приглашают посмотреть.
ui-join-spectator-go = Смотреть
ui-join-as = Вы идёте туда под именем { $name }.

# the rules
ui-rules-loading = Книга открывается…
ui-rules-search = Искать в правилах
ui-rules-search-end = Закончить поиск
ui-rules-found = { $count ->
    [0] Ничего не найдено
    [one] Найден { $count } пункт
    [few] Найдено { $count } пункта
    [many] Найдено { $count } пунктов
   *[other] Найдено { $count } пункта
}
ui-rules-contents = Содержание
