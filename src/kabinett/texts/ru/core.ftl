### Words that all games share, and the refusals of the kernel.
###
### `$p` is what is shown for a parameter p of a decision, event or reason, `$p_id` its id for selectors (clause M20.6 is
### M20_6, an empty text is none), `$p_count` the length of a list.

## The language of this folder: what its speakers call it, and how it is written (ltr, or rtl from right to left).

language-name = Русский
language-direction = ltr

## Between the parts of a list, and instead of them.

list-comma = { ", " }
list-and = { " и " }
list-or = { " или " }
list-semicolon = { "; " }
list-nobody = никто
list-none = нет

## How a game ended, by its rules.

ended-game =
    { $winners_count ->
        [0] ничья
        [1] победитель — { $winners }
       *[other] победители — { $winners }
    }: { $reason } ({ $clause })

## Refusals of the kernel; games and the server bring theirs in their own files.

refusal-game_over = игра окончена
refusal-unknown_move =
    в этой игре нет хода «{ $move }»{ $near_id ->
        [none] { "" }
       *[other] { " " }(может быть, «{ $near }»?)
    }
refusal-unknown_question = «{ $question }» — не вопрос этой игры
refusal-unknown_survey = «{ $survey }» — не обзор этой игры
refusal-unknown_seat = за этим столом нет места «{ $seat }» (места: { $seats })
refusal-not_asked = { $seat } сейчас ничего не решает; ожидается: { $waiting }
refusal-not_offered = «{ $move }» не входит в варианты выбора ({ $seat }, «{ $kind }»)
refusal-exercise_over = этот урок окончен
