### What happens at a table besides its game. People, seats and bots are named; `$bot_id` is none where a person plays.

person-gone = Somebody who has left

## Bots: how well they play.

level-random = random
level-cadet = cadet
level-general = general
level-marshal = marshal

## What happens.

table-seat_taken = { $person } takes the seat { $seat }.
table-seat_left = The seat { $seat } is free: who had it has left.
table-seat_handed = { $bot_id ->
    [none] { $person } plays { $seat } from now on.
   *[other] A bot ({ $bot }) plays { $seat } from now on.
}
table-seat_taken_back = { $person } plays { $seat } again.
table-seat_opened = The seat { $seat } is free.
table-seat_reserved = The seat { $seat } is kept for somebody who gets a link to it.
table-seat_timeout = A bot ({ $bot }) plays { $seat }, whose time is over.
table-seat_failed = The bot ({ $failed }) that played { $seat } has failed; a bot ({ $bot }) plays on.
table-seat_resigned = { $seat } resigns; a bot ({ $bot }) plays on.
table-started = The game begins.
table-undone = { $agreed ->
    [0] { $seat } takes a move back.
   *[other] { $seat } takes moves back; the others have agreed.
}
table-undo_requested = { $seat } asks the others to let a move be taken back.
table-undo_agreed = { $seat } agrees that { $other } takes a move back.
table-undo_declined = { $seat } does not agree that { $other } takes a move back.
table-undo_withdrawn = { $seat } no longer asks to take a move back.
table-pause_requested = { $seat } asks for a pause.
table-pause_agreed = { $seat } agrees to the pause that { $other } asked for.
table-pause_declined = { $seat } declines the pause that { $other } asked for.
table-pause_withdrawn = { $seat } no longer asks for a pause.
table-resume_requested = { $seat } asks to let the clocks run again.
table-resume_agreed = { $seat } agrees with { $other } to let the clocks run again.
table-resume_declined = { $seat } does not agree with { $other } to let the clocks run again.
table-resume_withdrawn = { $seat } no longer asks to let the clocks run again.
table-end_requested = { $seat } asks to end the game without a winner.
table-end_agreed = { $seat } agrees with { $other } to end the game without a winner.
table-end_declined = { $seat } does not agree with { $other } to end the game.
table-end_withdrawn = { $seat } no longer asks to end the game.
table-paused = The clocks stand.
table-resumed = The clocks run again.
table-time_lapsed = { $seat } has let a limit of time pass.
table-time_out = The time of { $seat } is over.
table-ended = { $winners_count ->
    [0] The game is over: { $reason }.
   *[other] The game is over: { $reason }; { $winners } won.
}

## How a table ends, otherwise than by the rules of its game.

outcome-resigned = all others have resigned
outcome-abandoned = nobody is left to play it
outcome-agreed = the players have agreed to end it
outcome-closed = the host has closed the table

## What somebody asks for: "asks ...".

request-undo = to take a move back
request-pause = for a pause
request-resume = to let the clocks run again
request-end = to end the game without a winner
