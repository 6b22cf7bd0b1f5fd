### What happens at a table besides its game. People, seats and bots are named; `$bot_id` is none where a person plays.
### Hebrew says it in nouns: whether a person or a seat is a man or a woman is not known here.

person-gone = מישהו שעזב

## Bots: how well they play.

level-random = אקראי
level-cadet = צוער
level-general = גנרל
level-marshal = מרשל

## What happens.

table-seat_taken = המקום { $seat } נתפס: { $person }.
table-seat_left = המקום { $seat } פנוי: מי שישב בו עזב.
table-seat_handed = { $bot_id ->
    [none] המקום { $seat } עובר אל { $person }.
   *[other] מעתה משחק בוט ({ $bot }) במקום { $seat }.
}
table-seat_taken_back = המקום { $seat } חוזר אל { $person }.
table-seat_opened = המקום { $seat } פנוי.
table-seat_reserved = המקום { $seat } שמור למי שיקבל קישור אליו.
table-seat_timeout = הזמן של { $seat } תם; בוט ({ $bot }) ממשיך.
table-seat_failed = הבוט ({ $failed }) ששיחק במקום { $seat } נכשל; בוט ({ $bot }) ממשיך.
table-seat_resigned = פרישה של { $seat }; בוט ({ $bot }) ממשיך.
table-started = המשחק מתחיל.
table-undone = { $agreed ->
    [0] ביטול מהלך של { $seat }.
   *[other] ביטול מהלכים של { $seat }, בהסכמת האחרים.
}
table-undo_requested = בקשה של { $seat } אל האחרים: לבטל מהלך.
table-undo_agreed = הסכמה של { $seat } לביטול המהלך של { $other }.
table-undo_declined = סירוב של { $seat } לביטול המהלך של { $other }.
table-undo_withdrawn = { $seat }: אין עוד בקשה לבטל מהלך.
table-pause_requested = בקשה של { $seat }: הפסקה.
table-pause_agreed = הסכמה של { $seat } להפסקה, לבקשת { $other }.
table-pause_declined = סירוב של { $seat } להפסקה, לבקשת { $other }.
table-pause_withdrawn = { $seat }: אין עוד בקשה להפסקה.
table-resume_requested = בקשה של { $seat }: להפעיל שוב את השעונים.
table-resume_agreed = הסכמה של { $seat } להפעיל שוב את השעונים, לבקשת { $other }.
table-resume_declined = סירוב של { $seat } להפעיל שוב את השעונים, לבקשת { $other }.
table-resume_withdrawn = { $seat }: אין עוד בקשה להפעיל שוב את השעונים.
table-end_requested = בקשה של { $seat }: לסיים את המשחק ללא מנצח.
table-end_agreed = הסכמה של { $seat } לסיים את המשחק ללא מנצח, לבקשת { $other }.
table-end_declined = סירוב של { $seat } לסיים את המשחק, לבקשת { $other }.
table-end_withdrawn = { $seat }: אין עוד בקשה לסיים את המשחק.
table-paused = השעונים עומדים.
table-resumed = השעונים פועלים שוב.
table-time_lapsed = { $seat }: מגבלת זמן חלפה.
table-time_out = הזמן של { $seat } תם.
table-ended = { $winners_count ->
    [0] המשחק הסתיים: { $reason }.
   *[other] המשחק הסתיים: { $reason }; ניצחון של { $winners }.
}

## How a table ends, otherwise than by the rules of its game.

outcome-resigned = כל האחרים פרשו
outcome-abandoned = לא נותר מי שישחק
outcome-agreed = השחקנים הסכימו לסיים
outcome-closed = המארח סגר את השולחן

## What somebody asks for: "asks ...".

request-undo = לבטל מהלך
request-pause = הפסקה
request-resume = להפעיל שוב את השעונים
request-end = לסיים את המשחק ללא מנצח
