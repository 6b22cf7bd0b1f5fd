# What a server says to people: why it does not do something, and its mails. What is the same at every table (unknown
# seats, a game that is over) is in core.ftl.

## Who one is

refusal-sign_in_first = connectez-vous d’abord, ou venez en invité
refusal-name_missing = donnez un nom pour venir en invité, ou connectez-vous d’abord
refusal-name_of_account = le nom { $name } appartient à un compte : connectez-vous, ou choisissez-en un autre
refusal-name_taken = le nom { $name } est pris
refusal-no_such_account = aucun compte n’a ce nom et ce mot de passe
refusal-account_needs_password = { $name } a un compte : connectez-vous avec le mot de passe
refusal-somebody_else = vous êtes déjà connu ici sous un autre nom : déconnectez-vous d’abord
refusal-wrong_password = ce n’est pas votre mot de passe
refusal-password_length = un mot de passe a de { $least } à { $most } caractères
refusal-csrf_missing = il manque à la requête l’en-tête X-CSRF-Token de cette session
refusal-link_expired = ce lien n’est plus valable
refusal-text_length =
    { $what_id ->
        [title] le nom d’une table
        [message] un message
       *[name] un nom
    } a de 1 à { $most } caractères
refusal-text_sign =
    { $what_id ->
        [title] le nom d’une table
        [message] un message
       *[name] un nom
    } ne peut pas contenir le signe { $sign }

## What is asked for, and how

refusal-nowhere = il n’y a rien à cette adresse
refusal-wrong_method = cette adresse ne s’interroge pas de cette façon
refusal-http_status = le serveur ne fait pas cela ({ $status })
refusal-too_large = une requête a au plus { $most } octets
refusal-unreadable_body = le corps de la requête est illisible
refusal-bad_message = ce n’est pas un message qu’une table comprend (à { $field })
refusal-invalid_field =
    { $field } : { $fault_id ->
        [missing] il manque
        [unknown] ce champ n’existe pas
        [short] la longueur est d’au moins { $limit }
        [long] la longueur est d’au plus { $limit }
        [low] le nombre est d’au moins { $limit }
        [high] le nombre est d’au plus { $limit }
        [choice] ce n’est pas l’un des choix
        [json] ce n’est pas du JSON
       *[form] la forme n’est pas la bonne
    }
refusal-too_many_requests = trop de requêtes ; attendez un peu et réessayez
refusal-failed = le serveur a fait une erreur ; rien n’a changé
refusal-unavailable = la base de données est indisponible ; rien n’a changé, réessayez plus tard
refusal-unsure = la base de données a été perdue pendant l’écriture ; on verra à son retour si c’est fait
refusal-metrics_from_elsewhere = les compteurs sont réservés à la machine du serveur
refusal-unknown_exercise = il n’y a ni leçon ni problème « { $exercise } »
refusal-unknown_language = il n’y a pas de langue « { $language } » (langues : { $languages })
refusal-unknown_clause = il n’y a pas de clause « { $clause } » (chapitres : { $chapters })

## The page of a server without the browser client

page-not-built = Ce serveur n’a pas encore de client pour navigateur. Construisez-le dans une copie de Kabinett, avec :
page-terminal = On peut rejoindre les tables depuis un terminal :

## New tables

refusal-unknown_game = il n’y a pas de jeu « { $game } » (jeux : { $games })
refusal-unknown_option = { $game } n’a pas d’option « { $option } » (options : { $options })
refusal-bad_option = l’option { $option } ({ $game }) ne peut pas être « { $given } » (valeurs : { $values })
refusal-bad_number = l’option { $option } ({ $game }) doit être un nombre entier de { $least } à { $most }, non « { $given } »
refusal-variant_players = la variante { $variant } se joue à { $numbers } joueurs, non à { $players }
refusal-optional_politics = la politique optionnelle (M25) est pour la variante { $advanced }, non pour { $variant }
refusal-standard_board = sur un serveur, une table a le plateau standard
refusal-ladder_steps = une échelle a besoin d’échelons, aucun plus long que le précédent
refusal-steps_without_ladder = seule une échelle a des échelons
refusal-bank_time = une réserve de temps a besoin de temps au départ, et son maximum n’est pas plus petit
refusal-time_without_bank = seule une réserve de temps a un temps de départ, un ajout par tour et un maximum
refusal-unknown_level = il n’y a pas de robot du niveau « { $level } » (niveaux : { $levels })

## Tables, and who may do what there

refusal-no_such_table = cette table n’existe pas
refusal-only_host = seul l’hôte de la table peut faire cela
refusal-not_your_view = ce que voit { FORM($seat, "inside") } n’est pas pour vous
refusal-not_your_play = vous ne jouez pas { FORM($seat, "inside") }
refusal-not_your_seat = le siège { $seat } n’est pas à vous
refusal-not_begun = la partie n’a pas encore commencé
refusal-begun_already = la partie a déjà commencé
refusal-seats_free = personne n’a encore pris : { $seats }
refusal-others_play = d’autres jouent à cette table : demandez-leur d’y mettre fin
refusal-archived_when_over = une table peut être archivée quand sa partie est terminée
refusal-rematch_of_others = seul qui avait un siège à cette table peut demander une revanche
refusal-rematch_when_over = une revanche est possible quand la partie est terminée
refusal-journal_when_over = le journal contient tous les secrets ; il se lit quand la partie est terminée
refusal-verify_when_over = la graine est révélée quand la partie est terminée ; on peut alors la vérifier
refusal-no_moment = la relecture a { $moments } moments : il n’y a pas de moment { $moment }
refusal-too_many_changes = trop de changements à la fois à cette table ; réessayez
refusal-frozen =
    cette partie a été commencée avec Kabinett { $version } (moteur { $engine }) et ne peut pas continuer avec Kabinett { $now_version } (moteur { $now_engine }) ; on peut la lire, l’exporter et y mettre fin : { $why_id ->
        [board] elle se jouait sur une autre édition du plateau
        [options] il n’y a plus de règles pour ses options
        [impossible] l’entrée { $entry } n’est plus possible
        [broken] l’entrée { $entry } mène à une position impossible
       *[different] l’entrée { $entry } aurait d’autres conséquences
    }

## Seats

refusal-seat_taken = le siège { $seat } est pris
refusal-seat_kept = le siège { $seat } est réservé à une personne invitée par un lien
refusal-seated_already = vous avez déjà un siège à cette table
refusal-seat_not_handed = le siège { $seat } n’est pas un siège que vous avez confié à un autre
refusal-seat_in_use = le siège { $seat } appartient à quelqu’un qui joue
refusal-seat_of_another = le siège { $seat } appartient à un autre : quittez-le si vous ne voulez plus jouer
refusal-bot_plays_already = un robot du niveau { $level } joue déjà { FORM($seat, "inside") }
refusal-resigned_already = { FORM($seat, "inside") } a déjà abandonné

## Moves, undo, requests, orders, talk

refusal-question_gone = cette question n’est plus posée : la table a continué ; regardez et choisissez de nouveau
refusal-question_missing = une réponse indique le numéro de la question à laquelle elle répond
refusal-question_superfluous = un coup joué sans question n’indique pas de question
refusal-onlooker = un spectateur ne joue pas
refusal-undo_not_free = depuis votre dernier coup, quelqu’un a appris un secret ou joué : demandez aux autres de l’annuler
refusal-no_move_yet = vous n’avez pas encore joué
refusal-request_waits =
    une demande attend déjà une réponse : { $what_id ->
        [undo] l’annulation d’un coup
        [pause] une pause
        [resume] la remise en marche des pendules
        [end] la fin de la partie sans vainqueur
       *[other] { $what }
    }
refusal-request_gone = cette demande n’attend plus votre réponse
refusal-no_such_request = vous n’avez pas de telle demande en attente
refusal-no_clocks = cette table n’a pas de pendules
refusal-clocks_stand = les pendules sont déjà arrêtées
refusal-clocks_run = les pendules tournent déjà
refusal-too_many_orders = un siège a au plus { $most } consignes permanentes
refusal-order_without_question = une consigne valable jusqu’à un changement se donne pendant que la question est posée
refusal-order_no_answer = cela ne répond à aucune question du jeu
refusal-order_no_choice = ce n’est pas l’un des choix de la question posée
refusal-private_talk = seul qui a un siège peut parler aux autres en privé, tant que la partie dure

## Links and guests

refusal-link_seat = un lien pour regarder n’est pour aucun siège, tout autre est pour un siège
refusal-link_not_yours = un lien est créé par qui a le siège, ou par l’hôte si personne ne l’a
refusal-no_such_link = vous n’avez pas créé ce lien
refusal-link_opens_nothing = ce lien n’ouvre rien (ou plus rien)
refusal-link_maker_gone = qui a créé ce lien ne joue plus { FORM($seat, "inside") }
refusal-link_used = quelqu’un a pris { FORM($seat, "inside") } par ce lien ; il ne vaut pas pour une seconde personne
refusal-link_lapsed = qui a créé ce lien n’en a plus le droit
refusal-no_such_guest = vous n’avez pas fait entrer cet invité

## Being told that it is one's move: new channels, and what became of deliveries

refusal-no_own_address = ce serveur ne connaît pas sa propre adresse (KABINETT_URL) : il ne peut pas envoyer de liens
refusal-too_many_channels = vous avez déjà { $most } canaux ; supprimez-en d’abord un
refusal-channel_exists = vous avez déjà ce canal
refusal-no_such_channel = vous n’avez pas ce canal
refusal-no_mail = ce serveur n’envoie pas de courriels
refusal-mail_target = les courriels vont à votre propre adresse : laissez la destination vide
refusal-mail_unconfirmed = confirmez d’abord votre adresse électronique
refusal-mail_refused = le serveur de messagerie n’accepte pas de courriels pour cette adresse
refusal-mail_answer = le serveur de messagerie a répondu { $status }
refusal-mail_server = le serveur de messagerie est inutilisable ({ $fault })
refusal-mail_unencrypted = le serveur de messagerie n’offre pas de chiffrement : le mot de passe n’a pas été envoyé
refusal-push_endpoint = le point d’accès d’un abonnement commence par https://
refusal-push_subscription = ce n’est pas un abonnement de navigateur
refusal-push_ended = le navigateur a mis fin à son abonnement ; le canal est maintenant désactivé
refusal-push_answer = le service de notifications a répondu { $status }
refusal-hook_address = ce n’est pas l’adresse d’une page
refusal-hook_scheme = une adresse commence par https:// ou http://, sans mot de passe
refusal-hook_answer = le webhook a répondu { $status }
refusal-host_silent = l’hôte n’a pas répondu ({ $fault })
refusal-no_such_host = il n’y a pas d’hôte { $host }
refusal-private_host = l’hôte { $host } est dans un réseau privé
refusal-too_slow = cela a pris trop de temps
refusal-delivery_failed = une erreur du serveur
refusal-was_connected = vous étiez en ligne
refusal-channel_deleted = le canal a été supprimé
refusal-channel_off = le canal a été désactivé
refusal-answered_meanwhile = répondu entre-temps
refusal-stopped_each_time = le serveur s’est arrêté pendant l’envoi, à chaque fois

## Notices, and the mails that bring them

notice-asked = À vous de jouer : { $table }
notice-asked_named = À vous de jouer, { $seat }, à la table { $table } ({ $game }).
notice-asked_unnamed = À vous de jouer, { $seat } ({ $game }).
notice-test = Ceci est un test
notice-test_sentence = Ceci est un test : les notifications arrivent ici.
mail-notice_text =
    { $sentence }

    { $url }

    Vous recevez ce courriel parce que vous l’avez demandé ; vous pouvez le désactiver à cette adresse.
mail-confirm = Confirmez votre adresse
mail-confirm_text =
    { $name } a donné cette adresse sur Kabinett. Si c’était vous, ouvrez

    { $url }

    Sinon, ne faites rien.
mail-password = Un nouveau mot de passe
mail-password_text =
    { $name }, pour choisir un nouveau mot de passe, ouvrez

    { $url }

    Si vous n’avez rien demandé, ne faites rien.

## Bots

bot-random = Choisit au hasard, chaque option avec la même chance.
bot-cadet = Joue aussitôt, selon des règles simples et saines.
bot-general = Pèse ses plans d’après leurs suites ; un instant par décision.
bot-marshal = Explore ce que les autres peuvent avoir en main ; jusqu’à deux secondes par décision.
