# The drawers that every table has: log, talk, the board in words, and the table's own affairs.

ui-log-earlier = { $count ->
    [one] { $count } более ранняя запись
    [few] { $count } более ранние записи
    [many] { $count } более ранних записей
   *[other] { $count } более ранней записи
}
ui-log-empty = Пока ничего не произошло.
ui-log-since = с вашего последнего визита
ui-log-battle = { $count ->
    [one] ещё { $count } шаг боя
    [few] ещё { $count } шага боя
    [many] ещё { $count } шагов боя
   *[other] ещё { $count } шага боя
}
ui-talk-empty = Пока никто ничего не сказал.
ui-talk-text = Что вы скажете?
ui-talk-send = Сказать
ui-talk-to = кому: { $to }
ui-talk-audience = Только для (никто не отмечен — для всех)
ui-onlooker = Зритель
ui-twin-find = Найти место или фигуру
ui-twin-choice = { $label } (можно выбрать)

# the table's affairs
ui-look-back = Прошлое
ui-replay = Просмотр
ui-journal = Запись партии
ui-verify = Проверить тасование
ui-verifying = Партия проигрывается заново…
ui-rematch = Реванш
ui-seed-hash = Хеш зерна: { $hash }
ui-check-own = { $passed ->
    [yes] Вычислено в этом браузере: зерно соответствует хешу, названному в начале.
   *[no] Вычислено в этом браузере: зерно не соответствует хешу, названному в начале.
}
ui-check-seed = { $passed ->
    [yes] Зерно соответствует хешу, названному в начале.
   *[no] Зерно не соответствует хешу, названному в начале.
}
ui-check-moves = { $passed ->
    [yes] Все ходы были допустимы.
   *[no] Один из ходов был недопустим.
}
ui-check-events = { $passed ->
    [yes] Произошло то же, что было сообщено столу.
   *[no] Произошло не то, что было сообщено столу.
}
ui-check-state = { $passed ->
    [yes] Партия приходит к той же позиции.
   *[no] Партия приходит к другой позиции.
}
ui-check-outcome = { $passed ->
    [yes] Партия заканчивается с тем же итогом.
   *[no] Партия заканчивается с другим итогом.
}
ui-requests = Просьбы
ui-ask-undo = Просить взять ход назад
ui-ask-pause = Просить паузу
ui-ask-resume = Снова пустить часы
ui-ask-end = Просить закончить игру
ui-request-pending = { $seat } просит { $what }. Ожидается: { $waiting }.
ui-agree = Согласиться
ui-decline = Отказать
ui-withdraw = Отозвать
ui-seat-back = Вернуть себе место
ui-seat-to-bot = Пусть играет бот ({ $level })
ui-seat-open = Освободить место
ui-leave-sure = Точно уйти?
ui-resign = Сдаться
ui-resign-sure = Точно сдаться?
ui-close-table = Закрыть стол
ui-close-table-sure = Точно закрыть?
ui-orders = Постоянные приказы
ui-orders-hint = Сначала выберите ответ, потом поручите серверу давать его всякий раз, когда придёт этот вопрос.
ui-order = { $term ->
    [always] «{ $question }» Всегда: { $choice }.
   *[once] «{ $question }» Пока вопрос не изменится: { $choice }.
}
ui-order-end = Отменить
ui-order-always = Всегда: { $choice }
ui-links = Ссылки
ui-link-player = Передать моё место
ui-link-device = Моё место на другом устройстве
ui-link-confidant = Дать заглянуть мне через плечо
ui-link-spectator = Дать посмотреть игру
ui-link-made-player = Кто откроет эту ссылку, играет на вашем месте:
ui-link-made-device = Откройте на другом устройстве:
ui-link-made-confidant = Кто откроет эту ссылку, видит то же, что и вы:
ui-link-made-spectator = Кто откроет эту ссылку, может смотреть:
ui-screen = Этот экран
ui-at-once = Отправлять выбор сразу, без подтверждения
ui-no-motion = Без движения
ui-notices = Тихое уведомление, когда мой ход, а открыта другая страница
ui-keys = Клавиши
ui-key-next = следующий или предыдущий вариант на поле
ui-key-choice = варианты вопроса
ui-key-confirm = подтвердить
ui-key-cancel = отменить, закрыть
ui-key-list = список всех вариантов
