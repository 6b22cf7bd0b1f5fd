# The pages outside the table: the lobby, new tables, the account, links, the rules.

game-maria = Maria
game-ancien_regime = Coalitions : Ancien Régime
ui-level-random = au hasard
ui-level-cadet = cadet
ui-level-general = général
ui-level-marshal = maréchal

# what this is
ui-title-years = Guerres de cabinet, 1740 à 1763
ui-title-under = Deux jeux de plateau : ministres, maréchaux et traités rompus
ui-title-text =
    Jouez ici à Maria et à Ancien Régime : entre amis, en direct ou par correspondance, autour d’un seul écran, ou contre
    des robots. Le respect des règles est assuré, et tout refus renvoie à une clause que vous pouvez lire.
ui-play-now = Jouer tout de suite
ui-play-now-text = Un nom suffit. Vous pourrez le garder plus tard avec un mot de passe.
ui-or-sign-in = ou connectez-vous
ui-your-name = Votre nom
ui-greeting = Bonjour, { $name }
ui-games = Les jeux
ui-choose-game = Nouvelle table
ui-rules-of = Règles : { $game }
ui-about-maria =
    La guerre de Succession d’Autriche pour deux ou trois joueurs. Les généraux marchent par les routes avec une force
    cachée, les combats se livrent avec des cartes de la bonne couleur, et personne n’a qu’un seul camp.
ui-about-maria-introductory = Neuf tours sans politique : une soirée, et la façon d’apprendre.
ui-about-maria-advanced = Douze tours avec politique, subventions, élection impériale et accords.
ui-about-ancien_regime =
    Sept puissances de Londres à Constantinople, pour quatre à sept joueurs. Une roue tourne et donne à chacun autre
    chose à faire ; les coalitions se déclarent en secret, et 25 points d’influence donnent la victoire.
ui-about-ancien_regime-1740 = Marie-Thérèse a hérité, et chacun a une prétention.
ui-about-ancien_regime-1756 = Les alliances sont renversées, et la Prusse est seule.

# lists of tables
ui-between = { " · " }
ui-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
ui-my-tables = Mes tables
ui-my-tables-empty = Vous n’avez encore de siège nulle part. Choisissez un jeu ci-dessous, ou un siège libre à une table ouverte.
ui-open-tables = Tables ouvertes
ui-open-tables-empty = Personne ne cherche de compagnie en ce moment.
ui-open-one = Ouvrir une table
ui-running-tables = Parties à regarder
ui-finished-tables = Parties terminées
ui-finished-empty = Aucune partie n’est encore terminée.
ui-sandboxes = Bacs à sable
ui-sandboxes-text = Des tables privées où vous essayez ce qui aurait pu être. Personne d’autre ne les voit.
ui-table-by = Chez { $name }
ui-your-move = À vous
ui-row-yours = { $seats }, { $ago }
ui-row-waiting = { $count ->
    [0] Continue d’elle-même, { $ago }
    [1] On attend : { $seats }, { $ago }
    [2] On attend : { $seats }, { $ago }
   *[other] On attend { $count } sièges, { $ago }
}
ui-row-open = Ouverte { $ago }
ui-stand-in = { $name } (un robot)
ui-is-asked = doit répondre
ui-time-left = reste { $time }
ui-just-now = à l’instant
ui-play = Jouer
ui-look = Ouvrir
ui-watch = Regarder
ui-put-archive = Ranger
ui-put-unarchive = Ressortir
ui-archived = Tables rangées
ui-archived-empty = Aucune.
ui-sit-as = Jouer { $seat }
ui-more-tables = En montrer plus
ui-ending = { $count ->
    [0] Sans vainqueur : { $reason }.
    [one] Vainqueur : { $winners } ; { $reason }.
   *[other] Vainqueurs : { $winners } ; { $reason }.
}

# lengths of time
ui-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
ui-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
ui-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
ui-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}

# a new table
ui-which-game = Quel jeu ?
ui-company = Qui joue avec vous ?
ui-company-bots = Robots
ui-company-bots-text = La partie commence tout de suite.
ui-company-open = Tout le monde
ui-company-open-text = La table reste dans la liste jusqu’à ce que chaque siège soit pris.
ui-company-link = Amis
ui-company-link-text = À la table, vous recevez un lien pour chaque ami ; personne d’autre ne peut prendre ces sièges.
ui-company-screen = Tous ici
ui-company-screen-text = Tous jouent sur cet écran. Entre les tours, un rideau cache ce qui n’est pas pour tous.
ui-level = Comment jouent les robots ?
ui-holder-mine = Moi
ui-holder-open = Tout le monde
ui-holder-link = Un ami avec un lien
ui-further = Temps, nom et visibilité
ui-table-name = Nom de la table
ui-table-name-help = Sans nom, elle porte le vôtre.
ui-public = Les autres peuvent voir la table
ui-public-text = Elle figure dans la liste, et chacun peut regarder. Ce qui est caché reste caché.
ui-auto-start = Commencer quand tous les sièges sont pris
ui-auto-start-text = Sinon, c’est vous qui lancez la partie.
ui-lay-bots = Commencer contre des robots
ui-lay-screen = Commencer sur cet écran
ui-lay-mixed = Commencer
ui-lay-waits = Ouvrir la table
ui-clock = Temps de réflexion
ui-clock-none = Sans limite
ui-clock-live = En direct, rapide
ui-clock-evening = En direct, une soirée
ui-clock-days = Par correspondance, des jours
ui-clock-week = Par correspondance, une semaine
ui-clock-own_bank = En direct, vos chiffres
ui-clock-own_ladder = Par correspondance, vos chiffres
ui-clock-none-text = Chacun prend le temps qu’il lui faut.
ui-clock-bank-text = Chacun a { $bank } pour toute la partie et reçoit { $added } à chaque question, jusqu’à { $most }.
ui-clock-ladder-text = { $count ->
    [one] Chaque réponse a { $first }.
   *[other] Chaque réponse a { $first }. Qui est en retard a moins la fois suivante ({ $steps }) ; qui est à l’heure remonte.
}
ui-clock-bank = Minutes au départ
ui-clock-added = Secondes de plus à chaque question
ui-clock-most = Minutes au plus
ui-clock-step = Heures, échelon { $number }
ui-clock-step-more = Un échelon de plus
ui-clock-step-less = Supprimer l’échelon { $number }
ui-timeout = Quand le temps est écoulé
ui-timeout-nothing = Tous le voient et attendent
ui-timeout-bot = Un robot prend la suite
ui-timeout-resign = Le siège abandonne

# the account
ui-account = Compte
ui-to-account = Vers mon compte
ui-name = Nom
ui-password = Mot de passe
ui-entrance-text = Pour jouer, un nom suffit, sur la page d’accueil. Avec un compte, on vous reconnaît sur chaque appareil.
ui-new-account = Nouveau compte
ui-new-account-text = Un nom et un mot de passe. Rien d’autre.
ui-make-account = Créer un compte
ui-mail = Adresse électronique
ui-mail-if-any = Adresse électronique, si vous voulez
ui-mail-help = Pour un nouveau mot de passe si vous oubliez l’ancien, et pour savoir quand c’est à vous.
ui-mail-confirmed = Confirmée.
ui-mail-unconfirmed = Pas encore confirmée : ouvrez le lien du courriel envoyé à cette adresse.
ui-forgotten = Mot de passe oublié ?
ui-forgotten-text = Si votre compte a une adresse confirmée, un lien pour choisir un nouveau mot de passe y est envoyé.
ui-forgotten-send = Envoyer le courriel
ui-forgotten-sent = Si ce compte existe et a une adresse confirmée, le courriel est en route.
ui-is-guest = Vous êtes ici en invité : ce navigateur vous connaît, et aucun autre.
ui-is-member = Vous avez un compte ici.
ui-keep-account = Garder votre nom
ui-keep-account-text = Avec un mot de passe, vous retrouvez vos sièges sur chaque appareil. Tout ce que vous avez reste à vous.
ui-who-i-am = Qui vous êtes
ui-change-name = Changer le nom
ui-change-mail = Changer l’adresse
ui-change-password = Changer le mot de passe
ui-change-password-text = Tous vos autres appareils seront déconnectés.
ui-old-password = Mot de passe actuel
ui-new-password = Nouveau mot de passe
ui-set-password = Enregistrer le mot de passe
ui-new-password-done = Le mot de passe est enregistré.
ui-sign-out = Déconnexion
ui-sign-out-guest = Un invité qui se déconnecte ne peut plus retrouver ses sièges. Gardez d’abord votre nom avec un mot de passe, si vous le souhaitez.
ui-sign-out-sure = Se déconnecter pour de bon
ui-done = C’est fait.
ui-mail-confirm = Confirmer votre adresse
ui-mail-confirm-text = Un clic, et les courriels de ce serveur pourront y aller.
ui-mail-confirm-done = L’adresse est confirmée.
ui-devices = Appareils
ui-session = Connexion { $made }, dernière visite { $seen }
ui-session-here = ici
ui-end-sessions = Déconnecter partout ailleurs
ui-device-account = Sur un autre appareil, connectez-vous avec votre nom et votre mot de passe.
ui-device-link-text =
    Un lien vous fait reconnaître sur un autre appareil. Ne le donnez à personne : qui l’ouvre est vous.
ui-device-link-make = Créer un lien pour un autre appareil
ui-device-link = Ouvrez ceci sur l’autre appareil
ui-copy = Copier
ui-copied = Copié.
refusal-no_seat_yet = un tel lien est lié à un siège : prenez d’abord place quelque part
ui-channels = Quand c’est à vous de jouer
ui-channels-text = Comment vous prévenir en votre absence.
ui-channels-empty = Vous n’êtes encore prévenu nulle part.
ui-channel-mail = Courriel
ui-channel-push = Navigateur
ui-channel-hook = Webhook
ui-channel-on = Actif
ui-channel-wait = Attente
ui-wait-none = aucune
ui-channel-test = Tester
ui-channel-delete = Supprimer
ui-channel-add-mail = Me prévenir par courriel
ui-channel-add-push = Me prévenir dans ce navigateur
ui-channel-add-hook = Prévenir un webhook
ui-hook-text = Un de vos programmes reçoit une requête signée. La clé n’est montrée qu’une fois.
ui-hook-address = Adresse
ui-hook-secret = La clé des signatures, montrée cette seule fois
ui-push-here = Ce navigateur vous prévient, même sans page ouverte.
ui-push-impossible = Ce navigateur ne peut pas vous prévenir sans page ouverte.
ui-push-asked = À vous de jouer
ui-push-test = Ceci est un test : les notifications arrivent ici.
refusal-push_not_wanted = le navigateur n’autorise pas les notifications pour cette page
ui-quiet = Pas quand je suis en ligne
ui-quiet-text = Qui regarde la table voit de lui-même que c’est à lui.
ui-deliveries = Ce qui vous a été envoyé
ui-deliveries-empty = Rien jusqu’ici.
ui-deliveries-older = Plus anciens
ui-delivery-waiting = en attente
ui-delivery-sending = en route
ui-delivery-sent = envoyé
ui-delivery-failed = échec
ui-delivery-skipped = inutile
ui-delivery-test = un test
ui-likings = Apparence et confort
ui-theme = Lumière
ui-theme-is-auto = Comme le système
ui-theme-is-light = Jour
ui-theme-is-dark = Bougie
ui-motion = Animation
ui-motion-is-auto = Comme le système
ui-motion-is-none = Aucune
ui-send-at-once = Envoyer les choix aussitôt
ui-send-at-once-text = Sinon, un choix est d’abord montré, puis envoyé quand vous le confirmez.
ui-delete-me = Partir pour de bon
ui-delete-me-text = Vos sièges se libèrent, et ce que l’on sait de vous est effacé. Les parties que vous avez jouées restent, sans votre nom.
ui-delete-me-first = Me supprimer
ui-delete-me-sure = Oui, me supprimer
ui-delete-me-not = Non, je reste

# links
ui-join = Une invitation
ui-join-player = { $host_id ->
    [none] On vous invite à jouer { $seat }.
   *[other] { $host } vous invite à jouer { $seat }.
}
ui-join-player-go = Prendre le siège
ui-join-device = Par ce lien, vous êtes sur cet appareil qui vous êtes sur l’autre.
ui-join-device-go = C’est moi
ui-join-confidant = Vous pouvez regarder par-dessus l’épaule : { $seat }. Vous voyez ce que voit ce siège.
ui-join-confidant-go = Regarder
ui-join-spectator = On vous invite à regarder.
ui-join-spectator-go = Regarder
ui-join-as = Vous y allez sous le nom { $name }.

# the rules
ui-rules-loading = On ouvre le livre…
ui-rules-search = Chercher dans les règles
ui-rules-search-end = Finir la recherche
ui-rules-found = { $count ->
    [0] Rien trouvé
    [one] { $count } clause trouvée
   *[other] { $count } clauses trouvées
}
ui-rules-contents = Sommaire
