### What happens at a table besides its game. People, seats and bots are named; `$bot_id` is none where a person plays.

person-gone = Кто-то из ушедших

## Bots: how well they play.

level-random = случайный
level-cadet = кадет
level-general = генерал
level-marshal = маршал

## What happens.

table-seat_taken = { $person } занимает место: { $seat }.
table-seat_left = Место { $seat } свободно: игрок ушёл.
table-seat_handed = { $bot_id ->
    [none] { $seat }: теперь играет { $person }.
   *[other] { $seat }: теперь играет бот ({ $bot }).
}
table-seat_taken_back = { $person } снова на своём месте: { $seat }.
table-seat_opened = Место { $seat } свободно.
table-seat_reserved = Место { $seat } оставлено тому, кто получит ссылку.
table-seat_timeout = Время вышло ({ $seat }); дальше играет бот ({ $bot }).
table-seat_failed = { $seat }: бот ({ $failed }) дал сбой; дальше играет бот ({ $bot }).
table-seat_resigned = { $seat } сдаётся; дальше играет бот ({ $bot }).
table-started = Игра начинается.
table-undone = { $agreed ->
    [0] { $seat } берёт ход назад.
   *[other] { $seat } берёт ходы назад; остальные согласились.
}
table-undo_requested = { $seat } просит остальных разрешить взять ход назад.
table-undo_agreed = { $seat } разрешает взять ход назад ({ $other }).
table-undo_declined = { $seat } не разрешает взять ход назад ({ $other }).
table-undo_withdrawn = { $seat } больше не просит взять ход назад.
table-pause_requested = { $seat } просит паузу.
table-pause_agreed = { $seat } соглашается на паузу (просит { $other }).
table-pause_declined = { $seat } не соглашается на паузу (просит { $other }).
table-pause_withdrawn = { $seat } больше не просит паузу.
table-resume_requested = { $seat } просит снова пустить часы.
table-resume_agreed = { $seat } соглашается снова пустить часы (просит { $other }).
table-resume_declined = { $seat } не соглашается снова пустить часы (просит { $other }).
table-resume_withdrawn = { $seat } больше не просит пустить часы.
table-end_requested = { $seat } просит закончить игру без победителя.
table-end_agreed = { $seat } соглашается закончить игру без победителя (просит { $other }).
table-end_declined = { $seat } не соглашается закончить игру (просит { $other }).
table-end_withdrawn = { $seat } больше не просит закончить игру.
table-paused = Часы остановлены.
table-resumed = Часы снова идут.
table-time_lapsed = { $seat } не укладывается в срок.
table-time_out = Время вышло: { $seat }.
table-ended = { $winners_count ->
    [0] Игра окончена: { $reason }.
    [1] Игра окончена: { $reason }; победитель — { $winners }.
   *[other] Игра окончена: { $reason }; победители — { $winners }.
}

## How a table ends, otherwise than by the rules of its game.

outcome-resigned = все остальные сдались
outcome-abandoned = играть больше некому
outcome-agreed = игроки договорились её закончить
outcome-closed = хозяин закрыл стол

## What somebody asks for: "asks ...".

request-undo = взять ход назад
request-pause = паузу
request-resume = снова пустить часы
request-end = закончить игру без победителя
