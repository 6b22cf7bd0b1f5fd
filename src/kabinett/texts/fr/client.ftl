# The words of the browser client that every page uses, and those of the table page.

ui-brand = Kabinett
ui-colophon = Kabinett est un logiciel libre et non officiel. Les plateaux, cartes et dessins sont les nôtres.
ui-guide = Guide (en anglais)
ui-skip = Aller au contenu
ui-main-nav = Pages principales
ui-lobby = Tables
ui-new-table = Nouvelle table
ui-rules = Règles
ui-learn = Apprendre
ui-sign-in = Connexion
ui-theme-light = Thème clair
ui-theme-dark = Thème sombre
ui-language = Langue
ui-not-found = Rien ici
ui-not-found-text = Il n’y a pas de page à cette adresse.
ui-away = La page n’est pas arrivée
ui-away-text = Le serveur est injoignable, ou il a entre-temps une version plus récente.
ui-again = Réessayer
ui-to-lobby = Vers la liste des tables
ui-loading = Un instant, on met la table…
ui-table = Table
ui-title-asked = ● { $name }
ui-table-of = { $game }
ui-close = Fermer
ui-fold = Replier
ui-unfold = Déplier

# the board
ui-board = Le plateau. Les flèches le déplacent, plus et moins l’approchent ou l’éloignent, 0 montre tout ; N et P parcourent les choix.
ui-zoom = Taille du plateau
ui-zoom-in = Plus près
ui-zoom-out = Plus loin
ui-zoom-whole = Tout le plateau
ui-overlays = Calques sur la carte
ui-stage = Cartes et affaires
ui-open-clause = Règle { $clause } : l’ouvrir

# what is asked
ui-prompt = La question
ui-waiting-for = { $count ->
    [0] La partie continue d’elle-même…
   *[other] On attend : { $seats }.
}
ui-not-begun = La partie n’a pas encore commencé.
ui-list-choices = Liste : { $count } choix
ui-find-choice = Chercher un choix par son nom
ui-cancel = Annuler
ui-undo = Défaire
ui-confirm = Confirmer

# seats
ui-seats = Sièges
ui-seat-asked = doit répondre
ui-bot = robot : { $level }
ui-nobody = personne
ui-seat-free = libre
ui-seat-kept = réservé à un ami
ui-take-seat = S’asseoir
ui-leave-seat = Quitter
ui-seat-bot = Un robot ({ $level })
ui-seat-keep = Réserver à un ami
ui-invite = Inviter
ui-invite-link = Un lien pour un ami
ui-waiting-room = Qui joue ?
ui-start = Commencer
ui-line-connecting = Connexion…
ui-line-lost = La connexion est perdue ; nouvel essai…
ui-line-unknown = Cette table n’existe pas.
ui-line-forbidden = Ce siège n’est pas à vous.
ui-days-hours = { $days } j { $hours } h
ui-hours-minutes = { $hours } h { $minutes } min
ui-minutes-seconds = { $minutes }:{ $seconds }

# one screen for several
ui-curtain = L’écran change de mains
ui-curtain-text = Prochain joueur : { $seat }. Tous les autres détournent le regard.
ui-curtain-open = Je joue { $seat }

# the drawers
ui-drawers = Tiroirs
ui-tab-with = { $name }, nouveau : { $count }
ui-log = Chronique
ui-talk = Discussion
ui-twin = En mots
ui-more = Table

# what only the browser can know
refusal-unreachable = le serveur est injoignable ; réessayez
refusal-unanswered = la connexion s’est rompue avant la réponse du serveur ; on verra à la table si c’est fait
refusal-no_answer = le serveur n’a pas donné de réponse correcte ({ $status })
refusal-replay_stands = une relecture ne se joue pas ; ouvrez la table pour jouer
