### What happens at a table besides its game. People, seats and bots are named; `$bot_id` is none where a person plays.
###
### A seat may be a person ("Louis XV") or a power without article ("Prusse"): a colon stands where a verb would want one.

person-gone = Quelqu’un qui est parti

## Bots: how well they play.

level-random = hasard
level-cadet = cadet
level-general = général
level-marshal = maréchal

## What happens.

table-seat_taken = { $person } prend le siège { $seat }.
table-seat_left = Le siège { $seat } est libre : la personne qui l’occupait est partie.
table-seat_handed = { $bot_id ->
    [none] { $person } joue désormais le siège { $seat }.
   *[other] Un robot ({ $bot }) joue désormais le siège { $seat }.
}
table-seat_taken_back = { $person } joue de nouveau le siège { $seat }.
table-seat_opened = Le siège { $seat } est libre.
table-seat_reserved = Le siège { $seat } est réservé à une personne invitée par un lien.
table-seat_timeout = { $seat } : temps écoulé, un robot ({ $bot }) joue.
table-seat_failed = { $seat } : le robot ({ $failed }) est en panne, un robot ({ $bot }) prend la suite.
table-seat_resigned = { $seat } : abandon, un robot ({ $bot }) prend la suite.
table-started = La partie commence.
table-undone = { $agreed ->
    [0] { $seat } : un coup est annulé.
   *[other] { $seat } : des coups sont annulés, avec l’accord des autres.
}
table-undo_requested = { $seat } demande aux autres l’annulation d’un coup.
table-undo_agreed = { $seat } accepte l’annulation d’un coup ({ $other }).
table-undo_declined = { $seat } refuse l’annulation d’un coup ({ $other }).
table-undo_withdrawn = { $seat } ne demande plus l’annulation d’un coup.
table-pause_requested = { $seat } demande une pause.
table-pause_agreed = { $seat } accepte la pause ({ $other }).
table-pause_declined = { $seat } refuse la pause ({ $other }).
table-pause_withdrawn = { $seat } ne demande plus de pause.
table-resume_requested = { $seat } demande que les pendules repartent.
table-resume_agreed = { $seat } accepte que les pendules repartent ({ $other }).
table-resume_declined = { $seat } refuse que les pendules repartent ({ $other }).
table-resume_withdrawn = { $seat } ne demande plus que les pendules repartent.
table-end_requested = { $seat } demande la fin de la partie sans vainqueur.
table-end_agreed = { $seat } accepte la fin de la partie sans vainqueur ({ $other }).
table-end_declined = { $seat } refuse la fin de la partie ({ $other }).
table-end_withdrawn = { $seat } ne demande plus la fin de la partie.
table-paused = Les pendules sont arrêtées.
table-resumed = Les pendules repartent.
table-time_lapsed = { $seat } : un délai est dépassé.
table-time_out = { $seat } : temps écoulé.
table-ended = { $winners_count ->
    [0] La partie est terminée : { $reason }.
    [one] La partie est terminée : { $reason } ; vainqueur : { $winners }.
   *[other] La partie est terminée : { $reason } ; vainqueurs : { $winners }.
}

## How a table ends, otherwise than by the rules of its game.

outcome-resigned = tous les autres ont abandonné
outcome-abandoned = il ne reste personne pour jouer
outcome-agreed = les joueurs ont convenu d’arrêter
outcome-closed = l’hôte a fermé la table

## What somebody asks for: "asks ...".

request-undo = l’annulation d’un coup
request-pause = une pause
request-resume = que les pendules repartent
request-end = la fin de la partie sans vainqueur
