# What a server says to people: why it does not do something, and its mails. What is the same at every table (unknown
# seats, a game that is over) is in core.ftl.

## Who one is

refusal-sign_in_first = сначала войдите или зайдите как гость
refusal-name_missing = назовите имя, чтобы зайти как гость, или сначала войдите
refusal-name_of_account = имя { $name } принадлежит учётной записи: войдите в неё или выберите другое
refusal-name_taken = имя { $name } занято
refusal-no_such_account = нет учётной записи с таким именем и паролем
refusal-account_needs_password = у { $name } есть учётная запись: войдите с паролем
refusal-somebody_else = вы здесь под другим именем: сначала выйдите
refusal-wrong_password = это не ваш пароль
refusal-password_length = длина пароля — от { $least } до { $most } знаков
refusal-csrf_missing = в запросе нет заголовка X-CSRF-Token этого сеанса
refusal-link_expired = эта ссылка больше не действует
refusal-text_length =
    { $what_id ->
        [title] название стола
        [message] сообщение
       *[name] имя
    }: длина от 1 до { $most } знаков
refusal-text_sign =
    { $what_id ->
        [title] название стола
        [message] сообщение
       *[name] имя
    }: знак { $sign } недопустим

## What is asked for, and how

refusal-nowhere = по этому адресу ничего нет
refusal-wrong_method = к этому адресу так не обращаются
refusal-http_status = сервер этого не делает ({ $status })
refusal-too_large = запрос не больше { $most } байт
refusal-unreadable_body = тело запроса не читается
refusal-bad_message = стол не понимает такого сообщения (поле { $field })
refusal-invalid_field =
    { $field }: { $fault_id ->
        [missing] этого не хватает
        [unknown] такого поля нет
        [short] длина не меньше { $limit }
        [long] длина не больше { $limit }
        [low] число не меньше { $limit }
        [high] число не больше { $limit }
        [choice] такого варианта нет
        [json] это не JSON
       *[form] неверный вид
    }
refusal-too_many_requests = слишком много запросов; подождите немного и попробуйте снова
refusal-failed = сервер допустил ошибку; ничего не изменилось
refusal-unavailable = база данных сейчас недоступна; ничего не изменилось, попробуйте позже
refusal-unsure = база данных пропала во время записи; сделано ли это, станет видно, когда она вернётся
refusal-metrics_from_elsewhere = счётчики доступны только с машины сервера
refusal-unknown_exercise = нет урока или задачи «{ $exercise }»
refusal-unknown_language = нет языка «{ $language }» (языки: { $languages })
refusal-unknown_clause = нет пункта «{ $clause }» (главы: { $chapters })

## The page of a server without the browser client

page-not-built = На этом сервере ещё нет клиента для браузера. Соберите его в копии репозитория Kabinett:
page-terminal = К столам можно подключиться из терминала:

## New tables

refusal-unknown_game = нет игры «{ $game }» (игры: { $games })
refusal-unknown_option = { $game }: нет параметра «{ $option }» (параметры: { $options })
refusal-bad_option = { $game }: параметр { $option } не может быть «{ $given }» (значения: { $values })
refusal-bad_number = { $game }: параметр { $option } — целое число от { $least } до { $most }, а не «{ $given }»
refusal-variant_players = вариант { $variant } рассчитан на такое число игроков: { $numbers }, а не { $players }
refusal-optional_politics = дополнительная политика (M25) — для варианта { $advanced }, а не { $variant }
refusal-standard_board = за столом на сервере — обычное поле
refusal-ladder_steps = у лестницы должны быть ступени, каждая не длиннее предыдущей
refusal-steps_without_ladder = ступени бывают только у лестницы
refusal-bank_time = банку нужно время в начале, и его предел не меньше этого
refusal-time_without_bank = время в начале, прибавка за ход и предел бывают только у банка
refusal-unknown_level = нет бота уровня «{ $level }» (уровни: { $levels })

## Tables, and who may do what there

refusal-no_such_table = такого стола нет
refusal-only_host = это может только хозяин стола
refusal-not_your_view = вам нельзя видеть то, что видит { $seat }
refusal-not_your_play = { $seat }: за это место играете не вы
refusal-not_your_seat = место { $seat } не ваше
refusal-not_begun = игра ещё не началась
refusal-begun_already = игра уже началась
refusal-seats_free = ещё не заняты места: { $seats }
refusal-others_play = за этим столом играют и другие: попросите их закончить игру
refusal-archived_when_over = стол можно убрать в архив, когда игра окончена
refusal-rematch_of_others = просить реванш может только тот, у кого было место за этим столом
refusal-rematch_when_over = реванш возможен, когда игра окончена
refusal-journal_when_over = в записи партии все тайны; её показывают, когда игра окончена
refusal-verify_when_over = зерно открывают, когда игра окончена; тогда можно и проверить
refusal-no_moment = моментов в просмотре: { $moments }, номера { $moment } среди них нет
refusal-too_many_changes = слишком многие меняют этот стол одновременно; попробуйте снова
refusal-frozen =
    эта игра начата с Kabinett { $version } (движок { $engine }), и продолжать её с Kabinett { $now_version } (движок { $now_engine }) нельзя; её можно читать, выгрузить и закончить: { $why_id ->
        [board] она шла на другом издании поля
        [options] правил с её параметрами больше нет
        [impossible] запись { $entry } больше невозможна
        [broken] запись { $entry } ведёт к невозможной позиции
       *[different] запись { $entry } имела бы другие последствия
    }

## Seats

refusal-seat_taken = место { $seat } занято
refusal-seat_kept = место { $seat } оставлено тому, кто получит ссылку
refusal-seated_already = у вас уже есть место за этим столом
refusal-seat_not_handed = место { $seat } вы никому не передавали
refusal-seat_in_use = на месте { $seat } играет другой
refusal-seat_of_another = место { $seat } принадлежит другому: покиньте его, если не хотите играть дальше
refusal-bot_plays_already = на месте { $seat } уже играет бот уровня { $level }
refusal-resigned_already = { $seat }: это место уже сдалось

## Moves, undo, requests, orders, talk

refusal-question_gone = этот вопрос больше не стоит: игра ушла дальше; посмотрите и выберите заново
refusal-question_missing = в ответе указывают номер вопроса
refusal-question_superfluous = в ходе без вопроса номер вопроса не указывают
refusal-onlooker = зритель не играет
refusal-undo_not_free = после вашего последнего хода кто-то узнал тайну или сходил: попросите остальных разрешить взять его назад
refusal-no_move_yet = вы ещё не сделали ни одного хода
refusal-request_waits = такая просьба уже ждёт ответа: { $what }
refusal-request_gone = эта просьба больше не ждёт вашего ответа
refusal-no_such_request = у вас нет такой просьбы, ждущей ответа
refusal-no_clocks = за этим столом нет часов
refusal-clocks_stand = часы уже стоят
refusal-clocks_run = часы уже идут
refusal-too_many_orders = постоянных приказов у места не больше { $most }
refusal-order_without_question = приказ «пока не изменится» дают, пока вопрос стоит
refusal-order_no_answer = это не ответ ни на один вопрос игры
refusal-order_no_choice = среди вариантов текущего вопроса этого нет
refusal-private_talk = тайно говорить с другими может только тот, у кого есть место, и пока идёт игра

## Links and guests

refusal-link_seat = ссылка для просмотра — без места, любая другая — на одно место
refusal-link_not_yours = ссылку делает тот, чьё это место, или хозяин, если оно ничьё
refusal-no_such_link = вы не делали такой ссылки
refusal-link_opens_nothing = эта ссылка ничего (больше) не открывает
refusal-link_maker_gone = кто сделал эту ссылку, больше не играет на месте { $seat }
refusal-link_used = место { $seat } уже занято по этой ссылке; второму она не годится
refusal-link_lapsed = кто сделал эту ссылку, больше не имеет на неё права
refusal-no_such_guest = вы не впускали такого гостя

## Being told that it is one's move: new channels, and what became of deliveries

refusal-no_own_address = сервер не знает своего адреса (KABINETT_URL): он не может посылать ссылки
refusal-too_many_channels = у вас уже столько каналов: { $most }; сначала удалите один
refusal-channel_exists = такой канал у вас уже есть
refusal-no_such_channel = такого канала у вас нет
refusal-no_mail = этот сервер не посылает писем
refusal-mail_target = письма идут на ваш собственный адрес: оставьте поле пустым
refusal-mail_unconfirmed = сначала подтвердите свой почтовый адрес
refusal-mail_refused = почтовый сервер не принимает писем для этого адреса
refusal-mail_answer = почтовый сервер ответил { $status }
refusal-mail_server = почтовый сервер недоступен ({ $fault })
refusal-mail_unencrypted = почтовый сервер не предлагает шифрования, поэтому пароль не отправлен
refusal-push_endpoint = адрес подписки начинается с https://
refusal-push_subscription = это не подписка браузера
refusal-push_ended = браузер прекратил подписку; канал отключён
refusal-push_answer = служба уведомлений ответила { $status }
refusal-hook_address = это не адрес страницы
refusal-hook_scheme = адрес начинается с https:// или http:// и не содержит пароля
refusal-hook_answer = веб-хук ответил { $status }
refusal-host_silent = узел не ответил ({ $fault })
refusal-no_such_host = узла { $host } нет
refusal-private_host = узел { $host } в частной сети
refusal-too_slow = это заняло слишком много времени
refusal-delivery_failed = ошибка сервера
refusal-was_connected = вы были на связи
refusal-channel_deleted = канал удалён
refusal-channel_off = канал выключен
refusal-answered_meanwhile = ответ уже дан
refusal-stopped_each_time = сервер каждый раз останавливался во время отправки

## Notices, and the mails that bring them

notice-asked = Ваш ход: { $table }
notice-asked_named = Ваш ход: { $seat }, стол { $table } ({ $game }).
notice-asked_unnamed = Ваш ход: { $seat } ({ $game }).
notice-test = Это проверка
notice-test_sentence = Это проверка: уведомления доходят.
mail-notice_text =
    { $sentence }

    { $url }

    Вы получили это письмо, потому что просили о нём; там же его можно отключить.
mail-confirm = Подтвердите свой адрес
mail-confirm_text =
    { $name } указывает этот адрес в Kabinett. Если это вы, откройте

    { $url }

    Если нет, ничего не делайте.
mail-password = Новый пароль
mail-password_text =
    { $name }, чтобы задать новый пароль, откройте

    { $url }

    Если вы об этом не просили, ничего не делайте.

## Bots

bot-random = Выбирает любой вариант, все одинаково вероятны.
bot-cadet = Играет по простым здравым правилам, сразу.
bot-general = Взвешивает планы по их последствиям; миг на каждое решение.
bot-marshal = Перебирает, что может быть у других; до двух секунд на каждое решение.
