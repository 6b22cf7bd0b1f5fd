### What the terminal says besides the sentences of the games: at the table, on the way to one, and on the screens of
### both games. Words in `backticks`, and those in CAPITALS that stand for something to type, are typed as they are.
###
### Powers and seats come here as they stand alone; FORM with "inside" gives a power its article.

## What can be typed, as entries of a list in Markdown.

terminal-help_choose = le signe placé devant une option la choisit ; de même le coup lui-même (`{ $move }`), ou un nom qu’une seule option contient
terminal-help_again = **Entrée** montre de nouveau la question ; `?` l’explique avec sa clause, `? 3` explique l’option 3, `? { $clause }` une clause
# $questions: what can be asked about things that happen by themselves, as `? conquer breslau` or `? supply friedrich`.
terminal-help_why = `? { $name }` dit pourquoi ce n’est pas un choix{ $questions_count ->
        [0] { "" }
       *[other] { " " }; { $questions } si cela arrive, et pourquoi
    }
# $place: what a place of the game is called, in capitals.
terminal-help_map = `map` ou `map { $place }` montre les environs, `all` montre tout ce que vous savez
terminal-help_place-city = CITÉ
terminal-help_place-territory = TERRITOIRE
terminal-help_log = `log` montre de nouveau les derniers événements, `undo` annule votre dernier coup, tant qu’il n’a révélé de secret à personne
# $what: one of the terminal-page messages.
terminal-help_page = `{ $page }` montre { $what }
terminal-help_save = `save FILE` enregistre la partie, `quit` quitte la table
terminal-help_other = `other` passe l’écran à une autre personne qui doit répondre aussi ; `other SEAT` à n’importe qui, par exemple pour répondre à une offre
terminal-help_say = `say TEXT` parle à la table, `say SEAT: TEXT` à un siège (ou à plusieurs, séparés par des virgules) si le jeu permet de parler en privé
terminal-help_seats = `seats` montre qui est assis où, et les pendules
terminal-help_ask = `ask undo`, `ask pause`, `ask resume` ou `ask end` le demande aux autres ; `agree` ou `decline` leur répond
terminal-help_bot = `bot` ou `bot LEVEL` laisse un robot jouer votre siège, `back` le reprend, `resign` abandonne la partie, et vous regardez
terminal-help_quit = `quit` quitte le terminal ; votre siège reste à vous
terminal-help_watcher = `say TEXT` parle à la table, `seats` montre qui est assis où, et les pendules
terminal-help_watcher_quit = `quit` quitte le terminal
terminal-help_lobby = `seats` montre qui est assis où, `say TEXT` parle à la table
terminal-help_start = `start` commence la partie, si vous êtes l’hôte et que tous les sièges sont pris
terminal-help_leave = `leave` rend votre siège, `quit` quitte le terminal et le garde

## Questions and choices.

# Behind a question: its clause, and that ? helps.
terminal-clause = ({ $clause } ; ? pour l’aide)
terminal-several = « { $line } » peut être { $moves }
terminal-incomplete = « { $verb } » demande une suite : { $moves }{ $more ->
        [0] { "" }
       *[other] { " " }...
    }
terminal-no_choice = « { $line } » ne fait pas partie des choix ({ $clause }) ; Entrée les montre
terminal-no_number = { $line } ne se trouve devant aucun choix ; Entrée les montre
terminal-possible = « { $line } » est possible maintenant
terminal-means_nothing = « { $line } » n’est ni une clause, ni un coup, ni un nom qu’un seul des choix contient
terminal-hidden = caché sur la carte : { $what }

## A table at this terminal.

terminal-thinks = Réflexion en cours : { $seat }.
# $lost: how many of the last moves are not in the file.
terminal-unkept = { $lost ->
        [0] l’annulation n’est pas enregistrée : { $reason }
        [1] le dernier coup n’est pas enregistré : { $reason }
       *[other] les { $lost } derniers coups ne sont pas enregistrés : { $reason }
    }
terminal-not_kept = la partie n’a pas pu être enregistrée : { $reason }
terminal-hash = Empreinte de la graine : { $hash }
terminal-note_hash = Notez-la : avec elle, `{ $program } verify --seed-hash` prouve à la fin qu’aucun mélange n’a été dirigé.
terminal-your_turn = { $seat }, c’est à vous. Appuyez sur Entrée quand vous êtes seul devant l’écran.
terminal-press_enter = Appuyez sur Entrée, ou tapez quit.
terminal-nothing_asked = On ne vous demande rien en ce moment.
terminal-nothing_asked_hint = (other passe l’écran à un autre ; help)
terminal-asked_here = Doivent répondre aussi : { $seats } (other passe l’écran).
terminal-has_offer = Une offre attend une réponse de { FORM($seat, "inside") } : other { $typed } passe l’écran.
terminal-no_person = « { $line } » n’est pas une autre personne à cette table ({ $seats })
terminal-save_what = save demande le nom d’un fichier
terminal-saved = Enregistré. Pour continuer plus tard : { $command }
terminal-no_undo = { $own ->
        [0] vous n’avez pas encore joué
       *[other] votre dernier coup ne peut pas être annulé : depuis, quelqu’un a appris un secret ou joué
    }
terminal-undone = Votre dernier coup est annulé.

## A table on a server.

terminal-not_asked_any_more = cette question n’est plus posée ; regardez de nouveau
terminal-watcher_moves = un spectateur ne joue pas
terminal-help_hint = (help)
terminal-all_taken = La partie n’a pas commencé : tous les sièges sont pris, et l’hôte la lance.
terminal-nobody_plays = La partie n’a pas commencé : personne ne joue encore { $seats }.
terminal-waiting = On attend : { $seats }.
terminal-offer_waits = Une offre attend votre réponse : { $choices }
# Who plays a seat through whose eyes one looks; $mine: whether it is one's own.
terminal-substitute_bot = Un robot ({ $level }) joue { FORM($seat, "inside") }{ $mine ->
        [0] .
       *[other] { " " }; back reprend le siège.
    }
terminal-substitute = { $player } joue { FORM($seat, "inside") }{ $mine ->
        [0] .
       *[other] { " " }; back reprend le siège.
    }
terminal-asked_as_well = Doivent répondre aussi : { $seats }.
terminal-your_time = Votre temps : { $time }.
# A seat, and who plays it.
terminal-seat_of = { $seat } ({ $player })
terminal-player_bot = un robot, { $level }
terminal-player_kept = réservé à un ami
terminal-player_free = libre
terminal-connected = La connexion est rétablie.
terminal-lost = La connexion est perdue ({ $trouble }) ; nouvel essai pour joindre le serveur.
# $what: one of the request messages of table.ftl.
terminal-request = { $seat } demande { $what } : agree (accepter) ou decline (refuser) ?
# Somebody speaks: $seat and $hearers may be none.
terminal-spoken = { $name }{ $seat_id ->
        [none] { "" }
       *[other] { " " }({ $seat })
    }{ $hearers_count ->
        [0] { "" }
       *[other] { " " }→ { $hearers }
    } : { $text }
terminal-before_the_game = « { $line } » ne veut rien dire avant le début de la partie ; help dit ce qui est possible
terminal-while_waiting = « { $line } » ne peut pas se faire pendant que d’autres doivent répondre ; help dit ce qui est possible
terminal-say_what = say demande des mots : say TEXT, ou say SEAT: TEXT
terminal-say_whom = aucun siège ne s’appelle « { $name } », et rien n’a été dit ; sans les deux-points, tous l’entendent
terminal-nobody_asked_that = personne ne vous a demandé cela
terminal-nobody_asked = personne n’attend votre accord
terminal-which_request = on vous demande plusieurs choses : dites laquelle ({ $choices })
terminal-resign_really = un robot continue pour qui abandonne, et c’est définitif ; si vous le voulez : resign yes
terminal-no_seat_to_leave = un spectateur n’a pas de siège à rendre ; quit quitte le terminal
terminal-column-seat = siège
terminal-column-player = qui le joue
terminal-note-asked = doit répondre
terminal-note-resigned = a abandonné
terminal-clocks_stand = Les pendules sont arrêtées.
terminal-no_time = plus de temps
# Two of these are the time that is left: days, hours, minutes, seconds.
terminal-time-days = { $number } j
terminal-time-hours = { $number } h
terminal-time-minutes = { $number } min
terminal-time-seconds = { $number } s

## On the way to a table on a server.

terminal-new_at_server = une nouvelle table se crée sur un serveur, pour y jouer : donnez son adresse, et pas --watch
terminal-link_says = un lien dit de lui-même si l’on joue, et quel siège : --watch et --seat sont pour les tables
terminal-watch_or_seat = --watch et --seat s’excluent
terminal-at_table = Vous êtes à la table { $table }, siège { $seat }. Tapez help à tout moment.
terminal-at_table_watching = Vous êtes à la table { $table } en spectateur. Tapez help à tout moment.
terminal-unknown_name = { $server } ne vous connaît plus sous le nom { $name }.
terminal-ask-name = Votre nom
terminal-ask-seat = Quel siège
terminal-ask-table = Quelle table
terminal-question = { $what }{ $choices_count ->
        [0] { "" }
       *[other] { " " }({ $choices })
    } :
terminal-mine_or_bots = { $seat } : ce siège est à vous ou à un robot ; --seat et --bot nomment le même siège
terminal-new_table = La table est à l’adresse { $url }
terminal-new_link = Le lien pour le siège { $seat } : { $url }
terminal-no_table = il n’y a en ce moment sur { $server } aucune table où vous pourriez vous asseoir
terminal-no_such_seat = il n’y a pas de siège « { $seat } » à cette table (sièges : { $seats })
terminal-no_free_seat = aucun siège n’est libre à cette table ; --watch vous la laisse regarder
# A table in one line; $seats: what follows.
terminal-table = { $table } ({ $game }, { $options }) ; { $status } ; { $seats }
terminal-table_status-open = ouverte
terminal-table_status-running = en cours
terminal-table_status-ended = terminée
terminal-table_yours = à vous : { $seats }
terminal-table_free = libre : { $seats }
terminal-table_full = aucun siège libre

## Pages that a game shows: "... shows ...".

terminal-page-troops = comment déplacer des troupes au sein de vos piles ; tapez un coup pour le faire
terminal-page-politics = le Tableau politique, les registres et les cartes restantes
terminal-page-deals = les accords, offres et contrats, et comment en conclure
terminal-page-powers = tout sur les puissances
terminal-page-relations = qui est allié, en guerre ou en paix avec qui
terminal-page-wheel = la Roue de la guerre : quelle puissance fait quoi, et à quel tour d’action
terminal-page-influence = la course à l’influence
terminal-page-election = les électeurs et leurs voix
terminal-page-generals = tous les généraux, garnisons et forteresses
terminal-page-discards = la défausse, et où sont les autres cartes
terminal-page-territories = tous les territoires, et qui les contrôle
terminal-page-legend = ce que veulent dire les signes de la carte

## Maria: when it is.

maria-turn = Tour { $turn } sur { $turns }
maria-phase-cards = cartes
maria-phase-supply = ravitaillement
maria-phase-movement = déplacement
maria-phase-combat = combat
maria-phase-conquest = conquête
maria-phase-end = fin de l’étape
maria-stage-hussar = hussard
maria-stage-winter = hiver
maria-stage-setup = mise en place
maria-stage-election = Élection impériale
maria-stage-politics = politique
maria-politics-reveal = révélation
maria-politics-trump = atout
maria-politics-placement = placement
maria-politics-influence = influence
maria-politics-choice = choix
maria-politics-markers = marqueurs
maria-politics-end = fin

## Maria: moves that can be made at any question, and how they are written.

maria-form-propose = écrivez : propose SEAT: CLAUSE + CLAUSE (voir deals)
maria-form-answer = écrivez : { $verb } NUMBER, le numéro d’une offre (voir deals)
maria-form-contract = écrivez : contract POWER POWER TURNS, pour 1 à { $turns } tours (voir deals)
maria-form-cancel = écrivez : cancel POWER POWER (voir deals)
maria-form-end = une offre met fin à un accord, écrivez : propose SEAT: end { $rest } (voir deals)

## Maria: the situation.

maria-legend = o cité  ◆ forteresse  ★ forteresse principale  /A contrôle de l’Autriche  # route principale  · route  ! hussard  ♠♥♦♣ secteur
maria-takes_no_part = Il ne prend pas part à cette partie, et ses troupes partent avec lui (M14.3).
maria-prices = Chacune coûte { $price } points ; ses cartes valent { $worth }.
maria-no_stack = Vous n’avez pas, dans une même cité, deux généraux d’une même puissance entre qui déplacer des troupes maintenant.
maria-main_road = route principale
maria-corps_price = { $facts } ; coûte { $price } points
maria-minor_fortress = forteresse secondaire de { FORM($power, "inside") }
maria-major_fortress = forteresse principale de { FORM($power, "inside") }
maria-hussar = hussard
maria-out_of_supply = non ravitaillé
maria-troops = { $count ->
        [one] { $count } troupe
       *[other] { $count } troupes
    }
maria-box = case { $name }
# The off-map box of the train that comes later.
maria-box_silesia = Silésie
maria-no_place = il n’y a sur la carte ni cité ni pièce appelée « { $place } »
maria-column-power = Puissance
maria-column-player = Jouée par
maria-column-troops = Troupes
maria-column-income = Revenu
maria-column-goal = Objectif
maria-column-cards = Cartes
maria-column-piece = Pièce
maria-column-rank = Rang
maria-column-place = Lieu
maria-column-sector = Secteur
maria-column-supply = Ravitaillement
maria-hidden = { $count ->
        [one] { $count } cachée
       *[other] { $count } cachées
    }
maria-no_cards = aucune carte
maria-goal = { $taken } sur { $goal }
# One side of a battle: its generals, power, city and the sign of the sector.
maria-battle_side = { $generals } ({ $power }, { $city } { $suit }, troupes : { $troops })
maria-battle = Combat : { $attacker } contre { $defender }. Cartes jouées : { $cards }.
maria-no_card_played = aucune
maria-controls = Forteresses contrôlées par { FORM($power, "inside") } : { $fortresses_count ->
        [0] aucune
       *[other] { $fortresses }
    }
maria-question_marker = Point d’interrogation de { FORM($power, "inside") } à { $city }
maria-hussars = Hussards : { $cities }
maria-out = non

## Maria, the advanced game: pools and affairs of state.

maria-pools = Stocks (un stock vide gagne) :
maria-election_soon = L’Empereur est élu à la fin de ce tour
maria-agreements_count = Accords en vigueur : { $count } (voir deals)
maria-reduction-no = La France n’a pas réduit ses objectifs
maria-reduction-ordered = La France réduit ses objectifs dès qu’elle le peut, entre deux étapes
maria-reduction-done = La France a réduit ses objectifs
maria-saxony = La Saxe est { $status }, jouée par { $seat }
maria-not_neutral = La Prusse n’est pas neutre
maria-neutral = La Prusse est neutre jusqu’à son étape d’actions du tour { $turn }
maria-flanders_ended = Flandre : vous y avez fini vos déplacements.
maria-flanders_finished = Déplacements finis là-bas : { $seats }.
maria-flanders_yours = Flandre : c’est à vous.
maria-flanders_theirs = Flandre : c’est à { $seat } ; ailleurs, vous pouvez vous déplacer.
maria-markers = Marqueurs de victoire
maria-marker-pool = stock { $count }
maria-marker-fortresses = sur forteresses { $count }
maria-marker-battles = cases de bataille { $count } sur { $boxes }
maria-marker-electors = 3 Princes-électeurs 1
maria-marker-emperor = Empereur 1
maria-marker-italy = Italie 1
maria-marker-silesia = Silésie 1
maria-marker-aside = mis de côté { $count }
maria-note-votes = Voix
maria-note-left = Cartes restantes
maria-note-force = En vigueur
maria-note-incomes = Revenus
maria-note-saxony = Saxe
maria-note-peace = Paix
maria-note-reduction = Réduction
maria-note-electors = Électeurs
maria-note-emperor = Empereur
maria-subsidy = subvention
maria-drawn = tirées
maria-annexed = La Prusse a annexé la Silésie au tour { $turn }
maria-not_annexed = La Silésie n’a pas été annexée
# The college of electors: votes cast for a candidate, bound votes, those of each power, and how many are needed.
maria-votes_cast = { $candidate } { $count }
maria-votes_bound = François Étienne en tout cas { $count } ({ $cities })
maria-votes_of = { $power } { $count } ({ $cities })
maria-votes_free = voix libres : { $powers }
maria-votes_needed = { $votes }. Il faut { $needed } voix sur { $all } pour élire l’Empereur.

## Maria, the advanced game: politics.

maria-column-political = Carte politique
maria-column-shields = Armoiries
maria-column-effect = Ce qu’elle fait
maria-column-display = Sur le Tableau
maria-column-up = Face visible
maria-column-influence = Influence
maria-column-down = Face cachée
maria-cards_come = Les cartes politiques sont révélées au début de chaque tour
maria-no_tactical = Aucune carte tactique n’est sur le Tableau
maria-chosen_by = { $card }, choisie par { FORM($power, "inside") }
maria-back_next = { $card } (revient au prochain tour)
# $count is 1: a card that another power has placed.
maria-placed_unknown = { $count } carte
maria-placed = { $card } (placée)
maria-trump = Atout : { $suit }
maria-order = Doivent encore choisir, dans cet ordre : { $powers }
maria-announced = Annoncé : { $arrows }
maria-arrow_right = { $track } { $boxes } à droite
maria-arrow_left = { $track } { $boxes } à gauche
maria-fits_trump = convient à tout atout, compte { $influence }
maria-is_trump = atout
maria-box_left = à gauche : { $box }
maria-box_right = à droite : { $box }
maria-box_stays = à gauche : reste sur { $box }
maria-no_effect = sans effet
maria-alone_stays = à elle seule, elle laisse le marqueur sur { $box }
maria-alone_leads = à elle seule, elle le mène à { $box }
maria-sends_corps = { FORM($power, "inside") } envoie un corps
maria-returns = { $general } revient à { $city }
maria-no_political = aucune carte politique
maria-of_year = { $count } de { $year }
maria-no_year = aucune
maria-cards_left = { $count ->
        [one] { $count } carte politique ({ $years })
       *[other] { $count } cartes politiques ({ $years })
    }
maria-cards_left_election = { $count ->
        [one] { $count } carte politique ({ $years }) ; c’est l’Élection impériale
       *[other] { $count } cartes politiques ({ $years }) ; l’Élection impériale en fait partie
    }

## Maria, the advanced game: contracts and agreements.

maria-deals-subsidies = Subventions
maria-deals-agreements = Accords en vigueur
maria-deals-offers = Offres sur la table
maria-subsidy_fixed = donne une carte à la Bavière à chaque tour jusqu’au tour { $turn }, ensuite à son gré
maria-contract = { $turns ->
        [one] donne une carte à { FORM($receiver, "inside") } à sa prochaine phase des cartes
       *[other] donne une carte à { FORM($receiver, "inside") } à chacune de ses { $turns } prochaines phases des cartes
    }
maria-deal_between = { $seat } et { $other } : { $clauses }
maria-deal_to = { $seat } à { $other } : { $clauses }
maria-offered = { $seat } vous offre : { $clauses }. Tapez accept { $number } ou decline { $number }.
maria-own_offer = { $number } à { $seat }
maria-own_offers = Vos offres en attente de réponse : { $offers } (voir deals).
maria-own_contract = { FORM($giver, "inside") } donne une carte à { FORM($receiver, "inside") } à autant de phases des cartes
maria-own_cancel = ce contrat prend fin
maria-own_reduce = la France renonce dès qu’elle le peut à ses conquêtes dans le Cœur de l’Autriche, une fois dans la partie ; la moitié de leurs marqueurs est mise de côté (M19.2)
maria-own_keep = annuler l’ordre de réduire
maria-own_moves = Ce que vous pouvez faire seul
maria-manual = Comment faire une offre
maria-manual_text = SEAT est l’un de ces sièges : { $seats } ; POWER l’une de ces puissances : { $powers }. PLACE est une cité, une puissance (son territoire national) ou l’une de ces régions : { $regions }. + relie des clauses ; l’autre accepte ou refuse le tout (accept 3, decline 3), et jusque-là vous pouvez retirer l’offre (withdraw 3). ? M21.6 explique les clauses.
maria-manual_clause = { $usage } : { $meaning }

## Ancien Régime: the map.

regime-legend = ★ capitale  ● national  ◆ disputé  ○ non disputé  ▲ infranchissable  ♔ électeur  · frontière  ~ route maritime britannique, ≈ espagnole  3 AT+PR/RU valeur, nation ou rayures, contrôle  ▪ garnison  ▣ avec forteresse  □ forteresse vide  (PR1 3) général prussien 1, 3 troupes
regime-legend_hint = Tapez legend pour les signes.
regime-place-reserve = en réserve
regime-place-off = hors plateau
regime-troops = { $count ->
        [one] { $count } troupe
       *[other] { $count } troupes
    }
regime-no_troops = aucune troupe
regime-army = { $general } avec { $troops }
regime-general_alone = { $general } seul
regime-capital_of = Capitale de { FORM($power, "inside") }
regime-home_of = territoire national de { FORM($power, "inside") }
regime-kind-home = national
regime-kind-disputed = disputé
regime-kind-undisputed = non disputé
regime-kind-impassable = infranchissable
regime-garrison_of = garnison de { FORM($power, "inside") }
regime-garrison_fortress_of = garnison de { FORM($power, "inside") } avec forteresse
regime-uncontrolled = non contrôlé
regime-empty_fortress = forteresse vide
regime-value = valeur { $value }
regime-elector = électeur
regime-no_place = il n’y a sur la carte ni territoire ni général appelé « { $place } »
regime-way-here = ici
regime-way-land = terre
regime-way-sea = mer { $code }

## Ancien Régime: columns of tables. The short ones have room for as many letters as in English.

regime-column-power = Puissance
regime-column-player = Joueur
regime-column-status = Statut
regime-column-morale = Moral
regime-column-influence = Influence
regime-column-money = Écus
regime-column-cards = Cartes
regime-short-player = Par
regime-short-status = Stat
regime-short-morale = Mor
regime-short-influence = Inf
regime-short-money = Écu
regime-short-cards = Main
regime-column-on_map = Sur carte
regime-column-off = Hors
regime-column-garrisons = Garnisons
regime-column-tokens = Jetons restants
regime-column-taxes = Impôts
regime-column-action = Ce tour-ci
regime-column-allies = Alliances
regime-column-war = En guerre avec
regime-column-peace = En paix avec
regime-column-to_go = Reste
regime-column-gain = Gagnerait
regime-column-turn = Tour d’action
regime-column-elector = Électeur
regime-column-controller = Contrôlé par
regime-column-deck = Dans le jeu
regime-column-discarded = Défaussées
regime-column-general = Général
regime-column-code = Code
regime-column-place = Lieu
regime-column-troops = Troupes
regime-column-territory = Territoire
regime-column-way = Chemin
regime-column-value = Valeur
regime-column-kind = Genre
regime-column-control = Contrôle
regime-column-pieces = Pièces
regime-column-side = Camp
regime-column-plays = Cartes à jouer
regime-column-diplomacy = Diplomatie
regime-column-now = Actuel
regime-column-closed = Fermé pour elle
regime-column-wants = Veut

## Ancien Régime: the powers.

regime-time = Manche { $round } · tour d’action { $turn } sur { $turns }
regime-state = Victoire à { $victory } d’influence · Empereur : { $emperor } · talon { $pile }, défausse { $discards } · forteresses restantes { $fortresses }
regime-part-setup = Mise en place
regime-part-diplomacy = Diplomatie
regime-part-election = Élection impériale
regime-part-control = Contrôle d’une puissance secondaire
regime-part-frederick = Déplacement de Frédéric
regime-acting = { $action } : { $power }
regime-arbiter = Arbitre : { $power }
regime-movement_turn = Tour de déplacement { $turn }
# A status in one word; where there is little room only its first four letters are shown.
regime-status-british = Britannique
regime-status-french = Français
regime-status-neutral = Neutre
regime-status-expansionist = Expansionniste
regime-you = vous
regime-nobody = personne
regime-hidden = { $count ->
        [one] { $count } cachée
       *[other] { $count } cachées
    }
regime-no_cards = aucune
regime-crown = Couronne
regime-does_nothing = rien (C12.7.1)

## Ancien Régime: the wheel, relations, Influence, the election, cards and generals.

# The words before the wheel have room for 12 letters.
regime-wheel = Tour
regime-wheel-influence = Influence
regime-wheel-subsidies = Subventions
regime-wheel_diplomacy = Tour { $turn } : Diplomatie, à partir de la manche 2
regime-wheel_election = Tour { $turn } : Élection impériale
regime-wheel_frederick = Tour { $turn } : déplacement de Frédéric, avant le Déplacement
regime-wheel_auction = Tour { $turn } : enchère pour { FORM($power, "inside") }
regime-wheel_idle = Petites lettres : une puissance secondaire que personne ne contrôle ne fait rien avant son premier Exercice (C12.7.1).
regime-relations = Hors de son territoire national, un neutre peut être attaqué par tous sauf les neutres (C7.5.2).
regime-as_emperor = dont { $influence } comme Empereur
regime-would_gain = Gagnerait : par Extension d’influence, au tour d’action indiqué à côté, dans l’état actuel du plateau (C9.7.1).
regime-note-votes = Voix
regime-note-cast = Votes
regime-note-emperor = Empereur actuel
regime-votes = { $votes }. Il faut { $needed } voix pour élire l’Empereur.
regime-votes_of = { $power } { $count }
regime-cast_for = { $power } pour { FORM($other, "inside") }
regime-card_value = valeur { $value }
regime-pile-discards = défausse { $count }
regime-pile-draw = talon { $count }
regime-pile-hands = en main { $count }
regime-pile-battle = en bataille { $count }
regime-fortress_at = { $territory } (forteresse)
regime-empty_fortresses = Forteresses vides
regime-garrisons = Garnisons

## Ancien Régime: what is going on.

regime-way_of = Chemin : { $general }
regime-battle = Bataille à { $territory } (sous le contrôle de { FORM($power, "inside") }) : force de base { $attack } contre { $defence }
regime-battle_uncontrolled = Bataille à { $territory } (non contrôlé) : force de base { $attack } contre { $defence }
regime-side-attacker = attaquant
regime-side-defender = défenseur
regime-side-supports_attacker = soutient l’attaquant
regime-side-supports_defender = soutient le défenseur
regime-fights-garrison = Garnison de { FORM($power, "inside") }
regime-fights-garrison_fortress = Garnison de { FORM($power, "inside") } avec forteresse
regime-face_down = « ? » est face cachée ; une carte entre parenthèses l’est aussi, mais vous la connaissez.
regime-passed = Ont passé : { $powers }
regime-expelling = Vous excluez : { $powers }.
regime-progress-chosen = a choisi
regime-progress-choosing = choisit
regime-progress-settled = réglé
regime-progress-open = ouvert
regime-auction = Enchère
regime-note-taxes = Impôts
regime-note-generals = Généraux
regime-note-bids = Doivent encore miser
regime-until_now = contrôle jusqu’ici : { $power }
regime-until_now_nobody = contrôle jusqu’ici : personne
regime-none_on_map = aucun sur la carte
regime-offers = Offres de { FORM($power, "inside") }
regime-no_offers = aucune jusqu’ici
regime-offer_money = { $count ->
        [one] { $power } { $count } écu
       *[other] { $power } { $count } écus
    }
regime-offer_cards = { $count ->
        [one] { $power } { $count } carte
       *[other] { $power } { $count } cartes
    }

## Ancien Régime: what one should know of an option.

regime-ability-2 = compte 3 là où sa propre puissance contrôle le territoire
regime-ability-3 = face visible, il retourne une carte de l’autre camp
regime-ability-4 = deux d’entre eux sous un même général comptent 1 de plus
regime-ability-5 = coûte 1 point de moral de plus si son camp perd
regime-needs_consent = demande l’accord de { FORM($power, "inside") }
regime-leads_to_battle = bataille
regime-in_hand = { $count } en main
regime-leaves_morale = moral restant : { $morale }
# Who has a status now, besides the power that may choose it; $powers are short codes.
regime-status_as_now_with = comme maintenant, avec { $powers }
regime-status_now = actuellement { $powers }
regime-status_as_now = comme maintenant
regime-status_nobody = personne actuellement
regime-has_to_accept = { FORM($power, "inside") } doit accepter
regime-arbiter_could = { $turns ->
        [one] moral { $morale }, jusqu’à { $turns } tour de déplacement
       *[other] moral { $morale }, jusqu’à { $turns } tours de déplacement
    }
regime-votes_so_far = a { $count } voix ; { $cast } en sa faveur jusqu’ici
regime-influence_morale = influence { $influence }, moral { $morale }
regime-has_money_cards = a { $money ->
        [one] { $money } écu
       *[other] { $money } écus
    }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
regime-keeps = il garde { $troops }
regime-keeps_none = il n’en garde aucune
regime-has_morale = moral de { FORM($power, "inside") } : { $morale }
