### Words that all games share, and the refusals of the kernel.
###
### `$p` is what is shown for a parameter p of a decision, event or reason, `$p_id` its id for selectors (clause M20.6 is
### M20_6, an empty text is none), `$p_count` the length of a list.

## The language of this folder: what its speakers call it, and how it is written (ltr, or rtl from right to left).

language-name = Polski
language-direction = ltr

## Between the parts of a list, and instead of them.

list-comma = { ", " }
list-and = { " i " }
list-or = { " lub " }
list-semicolon = { "; " }
list-nobody = nikt
list-none = brak

## How a game ended, by its rules.

ended-game =
    { $winners_count ->
        [0] remis
       *[other] zwycięstwo – { $winners }
    }: { $reason } ({ $clause })

## Refusals of the kernel; games and the server bring theirs in their own files.

refusal-game_over = gra jest skończona
refusal-unknown_move =
    w tej grze nie ma ruchu „{ $move }”{ $near_id ->
        [none] { "" }
       *[other] { " " }(chodziło o „{ $near }”?)
    }
refusal-unknown_question = „{ $question }” nie jest pytaniem tej gry
refusal-unknown_survey = „{ $survey }” nie jest zestawieniem tej gry
refusal-unknown_seat = przy tym stole nie ma miejsca „{ $seat }” (miejsca: { $seats })
refusal-not_asked = { $seat }: teraz nie ta kolej; czekamy na: { $waiting }
refusal-not_offered = „{ $move }” nie należy do możliwych wyborów ({ $seat }, „{ $kind }”)
refusal-exercise_over = ta lekcja jest już skończona
