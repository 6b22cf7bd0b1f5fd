# The drawers that every table has: log, talk, the board in words, and the table's own affairs.

ui-log-earlier = { $count ->
    [one] { $count } entrée plus ancienne
   *[other] { $count } entrées plus anciennes
}
ui-log-empty = Rien ne s’est encore passé.
ui-log-since = depuis votre dernière visite
ui-log-battle = { $count ->
    [one] encore { $count } étape
   *[other] encore { $count } étapes
}
ui-talk-empty = Personne n’a encore rien dit.
ui-talk-text = Que dites-vous ?
ui-talk-send = Le dire
ui-talk-to = à { $to }
ui-talk-audience = Seulement à (rien de coché : à tous)
ui-onlooker = Spectateur
ui-twin-find = Chercher un lieu ou une pièce
ui-twin-choice = { $label } (un choix possible)

# the table's affairs
ui-look-back = Rétrospective
ui-replay = Relecture
ui-journal = Journal
ui-verify = Vérifier les mélanges
ui-verifying = La partie est rejouée…
ui-rematch = Revanche
ui-seed-hash = Empreinte de la graine : { $hash }
ui-check-own = { $passed ->
    [yes] Calculé dans ce navigateur : la graine correspond à l’empreinte annoncée au début.
   *[no] Calculé dans ce navigateur : la graine ne correspond pas à l’empreinte annoncée au début.
}
ui-check-seed = { $passed ->
    [yes] La graine correspond à l’empreinte annoncée au début.
   *[no] La graine ne correspond pas à l’empreinte annoncée au début.
}
ui-check-moves = { $passed ->
    [yes] Chaque coup était permis.
   *[no] Un coup n’était pas permis.
}
ui-check-events = { $passed ->
    [yes] Il s’est passé ce qui a été annoncé à la table.
   *[no] Il s’est passé autre chose que ce qui a été annoncé à la table.
}
ui-check-state = { $passed ->
    [yes] La partie finit dans la même position.
   *[no] La partie finit dans une autre position.
}
ui-check-outcome = { $passed ->
    [yes] La partie finit avec le même résultat.
   *[no] La partie finit avec un autre résultat.
}
ui-requests = Demandes
ui-ask-undo = Demander l’annulation d’un coup
ui-ask-pause = Demander une pause
ui-ask-resume = Relancer les pendules
ui-ask-end = Demander la fin de la partie
ui-request-pending = { $seat } demande { $what }. On attend : { $waiting }.
ui-agree = Accepter
ui-decline = Refuser
ui-withdraw = Retirer
ui-seat-back = Reprendre le siège
ui-seat-to-bot = Laisser jouer un robot ({ $level })
ui-seat-open = Libérer le siège
ui-leave-sure = Vraiment quitter ?
ui-resign = Abandonner
ui-resign-sure = Vraiment abandonner ?
ui-close-table = Fermer la table
ui-close-table-sure = Vraiment la fermer ?
ui-orders = Consignes permanentes
ui-orders-hint = Choisissez d’abord une réponse, puis laissez le serveur la donner chaque fois que vient cette question.
ui-order = { $term ->
    [always] « { $question } » Toujours : { $choice }.
   *[once] « { $question } » Jusqu’à ce que la question change : { $choice }.
}
ui-order-end = Y mettre fin
ui-order-always = Toujours : { $choice }
ui-links = Liens
ui-link-player = Confier mon siège à quelqu’un
ui-link-device = Mon siège sur un autre appareil
ui-link-confidant = Laisser regarder par-dessus mon épaule
ui-link-spectator = Laisser quelqu’un regarder
ui-link-made-player = Qui ouvre ce lien joue votre siège :
ui-link-made-device = Ouvrez ceci sur votre autre appareil :
ui-link-made-confidant = Qui ouvre ce lien voit ce que vous voyez :
ui-link-made-spectator = Qui ouvre ce lien peut regarder :
ui-screen = Cet écran
ui-at-once = Envoyer un choix aussitôt, sans confirmation
ui-no-motion = Rien ne bouge
ui-notices = Un avis silencieux quand c’est à moi et qu’une autre page est ouverte
ui-keys = Touches
ui-key-next = choix suivant ou précédent sur le plateau
ui-key-choice = choix de la question
ui-key-confirm = confirmer
ui-key-cancel = annuler, fermer
ui-key-list = liste de tous les choix
