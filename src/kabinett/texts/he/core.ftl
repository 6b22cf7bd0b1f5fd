### Words that all games share, and the refusals of the kernel.
###
### `$p` is what is shown for a parameter p of a decision, event or reason, `$p_id` its id for selectors (clause M20.6 is
### M20_6, an empty text is none), `$p_count` the length of a list.

## The language of this folder: what its speakers call it, and how it is written (ltr, or rtl from right to left).

language-name = עברית
language-direction = rtl

## Between the parts of a list, and instead of them.

list-comma = { ", " }
list-and = { " ו" }
list-or = { " או " }
list-semicolon = { "; " }
list-nobody = אף אחד
list-none = ללא

## How a game ended, by its rules.

ended-game =
    { $winners_count ->
        [0] תיקו
       *[other] ניצחון של { $winners }
    }: { $reason } ({ $clause })

## Refusals of the kernel; games and the server bring theirs in their own files.

refusal-game_over = המשחק הסתיים
refusal-unknown_move =
    אין מהלך ״{ $move }״ במשחק הזה{ $near_id ->
        [none] { "" }
       *[other] { " " }(אולי ״{ $near }״?)
    }
refusal-unknown_question = ״{ $question }״ אינה שאלה במשחק הזה
refusal-unknown_survey = ״{ $survey }״ אינה סקירה במשחק הזה
refusal-unknown_seat = אין מקום ״{ $seat }״ בשולחן הזה (מקומות: { $seats })
refusal-not_asked = כעת אין שאלה אל { $seat }; ממתינים לתשובה של { $waiting }
refusal-not_offered = ״{ $move }״ אינו בין האפשרויות של { $seat } בשאלה ״{ $kind }״
refusal-exercise_over = השיעור הזה הסתיים
