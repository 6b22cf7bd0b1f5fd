# The replay of a game.

ui-replay-of = Relecture : { $table }
ui-to-table = Vers la table
ui-step-back = Un pas en arrière
ui-step-on = Un pas en avant
ui-replay-play = Lire
ui-replay-pause = Pause
ui-moment = Moment de la partie
ui-moment-of = { $number } sur { $count }
ui-speed = Vitesse
ui-speed-0 = lente
ui-speed-1 = normale
ui-speed-2 = rapide
ui-speed-3 = très rapide
# What a bot thought that made the move; its sentence follows.
ui-replay-why = Pourquoi ({ $seat }) :
ui-perspective = Vu par
ui-try-it = Essayer à partir d’ici
