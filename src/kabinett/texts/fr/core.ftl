### Words that all games share, and the refusals of the kernel.
###
### `$p` is what is shown for a parameter p of a decision, event or reason, `$p_id` its id for selectors (clause M20.6 is
### M20_6, an empty text is none), `$p_count` the length of a list.

## The language of this folder: what its speakers call it, and how it is written (ltr, or rtl from right to left).

language-name = Français
language-direction = ltr

## Between the parts of a list, and instead of them.

list-comma = { ", " }
list-and = { " et " }
list-or = { " ou " }
list-semicolon = { " ; " }
list-nobody = personne
list-none = aucune

## How a game ended, by its rules.

ended-game =
    { $winners_count ->
        [0] match nul
        [one] vainqueur : { $winners }
       *[other] vainqueurs : { $winners }
    } ; { $reason } ({ $clause })

## Refusals of the kernel; games and the server bring theirs in their own files.

refusal-game_over = la partie est terminée
refusal-unknown_move =
    il n’y a pas de coup « { $move } » dans ce jeu{ $near_id ->
        [none] { "" }
       *[other] { " " }(vouliez-vous dire « { $near } » ?)
    }
refusal-unknown_question = « { $question } » n’est pas une question de ce jeu
refusal-unknown_survey = « { $survey } » n’est pas un relevé de ce jeu
refusal-unknown_seat = il n’y a pas de siège « { $seat } » à cette table (sièges : { $seats })
refusal-not_asked = ce n’est pas à { FORM($seat, "inside") } de répondre ; on attend : { $waiting }
refusal-not_offered = « { $move } » ne fait pas partie des choix de { FORM($seat, "inside") } pour « { $kind } »
refusal-exercise_over = cette leçon est terminée
