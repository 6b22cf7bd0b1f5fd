### Words that all games share, and the refusals of the kernel.
###
### `$p` is what is shown for a parameter p of a decision, event or reason, `$p_id` its id for selectors (clause M20.6 is
### M20_6, an empty text is none), `$p_count` the length of a list.

## The language of this folder: what its speakers call it, and how it is written (ltr, or rtl from right to left).

language-name = English
language-direction = ltr

## Between the parts of a list, and instead of them.

list-comma = { ", " }
list-and = { " and " }
list-or = { " or " }
list-semicolon = { "; " }
list-nobody = nobody
list-none = none

## How a game ended, by its rules.

ended-game =
    { $winners_count ->
        [0] a draw
       *[other] { $winners } won
    }: { $reason } ({ $clause })

## Refusals of the kernel; games and the server bring theirs in their own files.

refusal-game_over = the game is over
refusal-unknown_move =
    there is no move '{ $move }' in this game{ $near_id ->
        [none] { "" }
       *[other] { " " }(did you mean '{ $near }'?)
    }
refusal-unknown_question = '{ $question }' is no question of this game
refusal-unknown_survey = '{ $survey }' is no survey of this game
refusal-unknown_seat = there is no seat '{ $seat }' at this table (seats: { $seats })
refusal-not_asked = { $seat } is not asked now; waiting for { $waiting }
refusal-not_offered = '{ $move }' is not among the choices of { $seat } for '{ $kind }'
refusal-exercise_over = this lesson is over
