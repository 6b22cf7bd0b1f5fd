### The words of Maria in French.
###
### `$p` is what is shown for a parameter p of a decision, event or reason, `$p_id` its id for selectors (clause M20.6 is
### M20_6, an empty text is none), `$p_count` the length of a list. Names of cities and generals come from the board.
###
### Powers come into sentences with their article, and all of them take "la" or "l’": "de { $power }" and "à { $power }"
### need no other form. The plural category "one" has 0 and 1.

## Powers: as they stand alone; `inside` is the name inside a sentence where that is another.

power-france = France
    .inside = la France
    .adjective = français
power-bavaria = Bavière
    .inside = la Bavière
    .adjective = bavarois
power-prussia = Prusse
    .inside = la Prusse
    .adjective = prussien
power-saxony = Saxe
    .inside = la Saxe
    .adjective = saxon
power-pragmatic = Armée Pragmatique
    .inside = l’Armée Pragmatique
    .adjective = de l’Armée Pragmatique
power-austria = Autriche
    .inside = l’Autriche
    .adjective = autrichien

## Seats (M2.1, M24.1).

seat-maria_theresa = Marie-Thérèse
seat-frederick = Frédéric
seat-louis_xv = Louis XV
seat-a2 = Joueur A
seat-b2 = Joueur B

## What can be chosen for a game: options, with their values.

choice-variant = Variante
    .help = le jeu introductif ou le jeu complet
choice-variant-introductory = Jeu introductif
choice-variant-advanced = Jeu avancé
choice-players = Joueurs
    .help = le nombre de joueurs
choice-politics = Politique
    .help = la forme de la politique dans le jeu avancé (M25)
choice-politics-standard = Standard
choice-politics-optional = Optionnelle
choice-board = Plateau
    .help = un dossier contenant une autre édition du plateau

## Pieces and places whose names are not on the board.

piece-train = Train { FORM($power, "adjective") } { $number }
piece-of_power = { $name } ({ $power })
place-beside = à côté du plateau

## Cards, suits and directions.

card-reserve = Réserve
suit-spades = ♠ pique
suit-hearts = ♥ cœur
suit-diamonds = ♦ carreau
suit-clubs = ♣ trèfle
suit-none = aucune
direction-left = à gauche
direction-right = à droite

## Political cards (K6): their titles, and a card in a sentence.

political-41a = Aide militaire
political-41b = Guerre suédo-russe
political-41c = Charles-Emmanuel
political-41d = Naples
political-41e = Guerre de l’oreille de Jenkins
political-41f = Danemark
political-42a = Coup d’État
political-42b = La Suède capitule
political-42c = Espagne
political-42d = Piémont-Sardaigne
political-42e = Mercenaires hessois
political-42f = Électorat palatin
political-42x = Élection impériale
political-43a = Complot Lopoukhine
political-43b = Alexis Bestoujev
political-43c = Commodore Martin
political-43d = France
political-43e = Union de Francfort
political-43f = Quadruple-Alliance
political-44a = Catherine
political-44b = Russie
political-44c = Gênes
political-44d = Paix séparée
political-44e = Guerres carnatiques
political-44f = Rébellion jacobite
card-political = { $title } ({ $card })

## What a political card does (K7). An instruction is one sentence or several; its effects have no subject.

instruction-election = L’Empereur est élu à la fin de ce tour.
instruction-executor = la puissance qui exécute la carte
instruction-receives =
    { $who } reçoit { $what }{ $lasting ->
        [0] { "" }
       *[other] , jusqu’à la fin de la partie
    }.
instruction-does =
    { $who } { $what }{ $lasting ->
        [0] { "" }
       *[other] , jusqu’à la fin de la partie
    }.
effect-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
effect-troops =
    { $count ->
        [one] { $count } troupe
       *[other] { $count } troupes
    }
effect-less =
    tire { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } de moins{ $lasting ->
        [0] { " " }ce tour-ci
       *[other] { "" }
    }
effect-more =
    tire { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } de plus{ $lasting ->
        [0] { " " }ce tour-ci
       *[other] { "" }
    }
effect-controls = prend { $city } sous son contrôle
effect-corps = met 1 général dans la case hors-carte { $box }
effect-joins = devient { $status }

## arrows (M17.5.8)

arrow = { $track } : { $steps }
arrow-step = { $boxes } { $direction }
arrow-barred = sauf tant que la Saxe est { $status }

## Tracks, and what is in force on their boxes (K2-K5).

track-saxony = Saxe
track-russia = Russie
track-italy = Italie
status-prussian_ally = alliée de la Prusse
status-neutral = neutre
status-austrian_ally = alliée de l’Autriche
icon-victory = victoire
icon-corps = corps
icon-card =
    { $amount ->
        [one] { SIGNED($amount) } carte
       *[other] { SIGNED($amount) } cartes
    }
box-of_power = { $power } : { $icon }
box-in_force = { $box } ({ $effects })
box-no_effect = sans effet

## N11: the parts of a political card

part-instruction = l’instruction
part-arrow = { $track } { $direction }

## M21.3: what a word of a clause stands for

slot-power = puissance
slot-until = échéance
slot-turn = tour
slot-candidate = candidat
slot-turns = nombre de tours
slot-agreement = accord
slot-suit = couleur
slot-seat = siège
slot-card = carte
slot-place = cité ou région
slot-part = partie de la carte

## How a game ends.

outcome-france_goal = la France contrôle autant de forteresses en Autriche qu’il lui en faut
outcome-prussia_goal = la Prusse contrôle autant de forteresses en Autriche et en Silésie qu’il lui en faut
outcome-turns_over = le dernier tour est joué et ni la France ni la Prusse n’a atteint son objectif
outcome-both_goals = la France et la Prusse ont toutes deux atteint leur objectif
outcome-one_goal = à la fin, un seul des deux objectifs est atteint
outcome-no_goal = le dernier tour est joué et aucun des deux objectifs n’est atteint
outcome-pool_prussia = le stock de la Prusse est vide
outcome-pool_france = le stock de la France est vide
outcome-pool_pragmatic = le stock de l’Armée Pragmatique est vide
outcome-pool_austria = le stock de l’Autriche est vide
outcome-election_france = l’Élection impériale a vidé le stock de la France
outcome-election_austria = l’Élection impériale a vidé le stock de l’Autriche
outcome-scores_prussia = la Prusse a le plus petit total de scores d’hiver
outcome-scores_france = la France a le plus petit total de scores d’hiver
outcome-scores_pragmatic = l’Armée Pragmatique a le plus petit total de scores d’hiver
outcome-scores_austria = l’Autriche a le plus petit total de scores d’hiver

## What is asked: the question of a decision.

decision-setup =
    { $left ->
        [one] Il reste { $left } troupe à répartir pour { $power }.
       *[other] Il reste { $left } troupes à répartir pour { $power }.
    } Combien en reçoit { $piece } ?
decision-hussar = Où va le hussard { $hussar } ? (actuellement : { $place })
decision-subsidy = La France verse-t-elle ce tour-ci une subvention à la Bavière ?
decision-payment = { $power } paie ; points encore dus : { $due }. Avec quelle carte ?
decision-supplied = { $power } peut encore dépenser { $budget } pour le ravitaillement. Quel général reste ravitaillé ?
decision-movement = Quelle pièce se déplace maintenant ?
decision-march = { $piece } à { $city }, routes parcourues : { $taken } sur { $most } au plus. Vers où ?
decision-train_entry = Où revient { $piece } ?
decision-commander = Deux généraux de même rang se rejoignent à { $city }. Qui commande ?
decision-division =
    Il reste à { $piece } et { $other } { $total ->
        [one] { $total } troupe
       *[other] { $total } troupes
    } en tout. Combien en garde { $piece } ?
decision-attacker = Qui attaque maintenant ?
decision-target = Qui attaque-t-il en premier ?
decision-battle = Combat : le droit de jouer est à { $power }, score { $score }.
decision-retreat = { $piece } est battu et bat en retraite (cités : { $length }). Vers où ?
decision-retreat_path = Par quelle cité { $piece } bat-il en retraite ?
decision-recruit = Hiver : combien de troupes { $power } recrute-t-elle ?
decision-general_entry = Où revient { $piece } ?
decision-recruits = Recrues restantes : { $left }. Combien en reçoit { $piece } ?
decision-consent_commander = { $piece } veut rejoindre { $other } à { $city } ; ils ont le même rang. Qui proposez-vous comme commandant ?
decision-consent = { $piece } veut rejoindre { $other } à { $city } ; { $commander } commanderait la pile. Donnez-vous votre accord ?
decision-trump = Politique : vous avez gagné le dernier combat. Quelle couleur devient l’atout ?
decision-placement = Politique : quelle carte place { $power } face cachée sur le Tableau politique ?
decision-choice = Politique : { $power } choisit-elle une carte politique, et laquelle, ou conserve-t-elle ses cartes tactiques ?
decision-instruction = { $political } : { $power } suit-elle l’instruction ?
decision-arrow = { $political } : { $power } utilise-t-elle la flèche { $track } (cases : { $boxes }) ?
decision-receiver = { $political } : qui reçoit ce que donne la carte ?
decision-corps = { $power } doit envoyer un corps expéditionnaire hors-carte. Quel général part ?
decision-corps_return = { $piece } revient à { $city }, où se trouve un général. Se joint-il à lui ?
decision-relocated_piece = Plusieurs de vos pièces doivent partir. Laquelle part maintenant ?
decision-relocation = { $piece } doit gagner la cité convenable la plus proche. Laquelle ?
decision-saxony_shift =
    Les ennemis de l’Autriche ont perdu { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    }. De combien de cases l’Autriche déplace-t-elle le marqueur saxon à droite ?
decision-offer = L’offre { $number } vous est faite. L’acceptez-vous ?
decision-peace_offer = La Prusse tient toutes les forteresses de Silésie. Offre-t-elle à l’Autriche la paix contre la Silésie ?
decision-peace_answer = La Prusse offre la paix : la Silésie devient prussienne, et la Prusse neutre. L’Autriche accepte-t-elle ?
decision-second_train = { $piece } entre en jeu. Où ?
decision-vote = Élection impériale : { $power } vote avec { $city }. Pour qui ?

## What an option means, by its verb, or by decision and verb.

option-city = { $city }
option-piece = { $piece }
option-card = { $card }
option-value = { $value }
option-reserve = Réserve à { $value }
option-stop = s’arrêter ici
option-end = fin des déplacements
option-forced = annoncer une marche forcée (routes principales seulement, sans conquête)
option-stay = le laisser où il est
option-subsidy = payer : une carte de la France va à la Bavière
option-keep = ne pas payer
option-reenter = faire revenir { $reenter } sur une forteresse principale, pour { $price } points de cartes
option-battle_card = { $card }, score alors { $score }
option-battle_reserve = Réserve à { $value }, score alors { $score }
option-battle_stop = { $loss ->
    [0] arrêter : match nul
   *[other] arrêter : accepter la défaite de { $loss }
}
option-let = laisser l’autre joueur se déplacer d’abord en Flandre
option-end_flanders = finir vos déplacements en Flandre ; l’autre y continue seul
option-suit = { $suit }
option-political = { $political }
option-pass = ne placer aucune carte
option-save = conserver : les cartes tactiques restent sur le Tableau politique
option-follow = suivre l’instruction
option-instruction_skip = ne pas suivre l’instruction
option-arrow_skip = ne pas utiliser cette flèche
option-left = { $boxes } à gauche, en faveur des ennemis de l’Autriche
option-right = { $boxes } à droite, en faveur de l’Autriche
option-power = { $power }
option-stack = il se joint à lui
option-displace = l’autre lui fait place : il gagne la cité convenable la plus proche
option-candidate = { $candidate }
option-offer = offrir la paix
option-peace_offer_decline = ne rien offrir maintenant
option-peace_answer_accept = accepter la paix
option-peace_answer_decline = refuser la paix ; la guerre continue
option-consent_accept = accepter : ils forment une pile
option-consent_decline = refuser : { $piece } doit aller ailleurs
option-general_entry_decline = il ne revient pas maintenant

## The clauses of agreements (N1-N14) as sentences.

clause-armistice = armistice entre { $power } et { $other } jusqu’à la fin du tour { $until }
clause-no_attack = { $power } n’attaque pas { $other } jusqu’à la fin du tour { $until }
clause-vote = { $power } vote pour { $candidate }
clause-subsidy =
    { $number ->
        [one] { $power } donne une carte à { $other } à sa prochaine phase des cartes
       *[other] { $power } donne une carte à { $other } à chacune de ses { $number } prochaines phases des cartes
    }
clause-end_subsidy = la subvention de { $power } à { $other } prend fin
clause-leave = tout général { $adjective } quitte { $places } d’ici la fin du tour { $until }, et aucun n’y entre
clause-keep_out = aucun général ou train { $adjective } ne rejoint { $places } jusqu’à la fin du tour { $until }
clause-no_protection = aucun général { $adjective } ne protège { $places } jusqu’à la fin du tour { $until }
clause-no_conquest = aucun général { $adjective } ne conquiert { $places } jusqu’à la fin du tour { $until }
clause-peace = { $power_id ->
    [prussia] la Prusse offre la paix contre la Silésie dès qu’elle le peut, jusqu’à la fin du tour { $until }
   *[austria] l’Autriche accepte la paix contre la Silésie, jusqu’à la fin du tour { $until }
}
clause-politics = { $deed_id ->
    [choose] { $power } choisit la carte { $political }
    [avoid] { $power } ne choisit pas la carte { $political }
    [discard] { $power } choisit la carte { $political } et la défausse
   *[parts] { $power } choisit la carte { $political } et n’en utilise que ceci : { $parts }
}
clause-trump = { $seat } choisit { $suit } comme atout
clause-no_hussars = aucun hussard n’occupe { $places } jusqu’à la fin du tour { $until }
clause-no_shift = l’Autriche ne déplace pas le marqueur saxon jusqu’à la fin du tour { $until }
clause-consent = les généraux de l’Autriche et de l’Armée Pragmatique peuvent s’empiler jusqu’à la fin du tour { $until }
clause-end = l’accord { $number } prend fin

## What a clause means, for somebody who wants to write one.

meaning-armistice = aucune des deux ne se place à côté d’un général de l’autre
meaning-no_attack = de même, mais seule la première puissance s’engage
meaning-vote = ses voix à l’Élection impériale
meaning-subsidy = la première donne une carte à la seconde pendant ce nombre de tours
meaning-end_subsidy = un contrat se termine avant terme
meaning-leave = ses généraux s’en vont aussi vite que possible, et aucun n’y entre
meaning-keep_out = aucune de ses pièces n’y entre
meaning-no_protection = ses généraux restent à plus de 3 routes de ces forteresses
meaning-no_conquest = elle ne conquiert pas ces forteresses
meaning-peace = prussia offre la paix contre la Silésie, austria l’accepte
meaning-politics = ce qu’elle fait d’une carte visible : les parties sont instruction, saxony:left, russia:right, etc.
meaning-trump = la couleur que le dernier vainqueur choisit comme atout
meaning-no_hussars = l’Autriche n’y place pas de hussard
meaning-no_shift = l’Autriche ne déplace pas le marqueur saxon pour les points que perdent ses ennemis
meaning-consent = l’Autriche et l’Armée Pragmatique approuvent d’avance toutes leurs piles
meaning-end = un accord en vigueur prend fin aussitôt

## Agreements: what they do, and why they end.

agreement-bound = (Accord { $number } : { $clauses }.)
agreement-no_end = Un accord oblige encore un de vos généraux à se déplacer avant que vous puissiez finir vos déplacements.
end-term = à son échéance
end-consent = d’un commun accord
end-object = faute d’objet

## What a candidate in the Imperial Election is called (M18.3).

candidate-karl = Charles Albert de Bavière
candidate-franz = François Étienne de Lorraine

## Regions (M21.7) that are not called like a power.

region-pragmatic = les Pays-Bas et le Hanovre
region-silesia = la Silésie
region-core_austria = le Cœur de l’Autriche
region-austrian_netherlands = les Pays-Bas autrichiens
region-flanders_map = la carte des Flandres
region-bohemia_map = la carte de Bohême

## Why something cannot be agreed.

refusal-agreed = accord { $number } : { $clauses }
refusal-no_negotiations = le jeu introductif ne connaît pas de négociations
refusal-offer_to_whom = une offre commence par le siège à qui elle est faite, suivi de deux-points ({ $seats }), et non par « { $seat } »
refusal-offer_to_oneself = une offre se fait à un autre joueur
refusal-offer_too_long = une offre a au plus { $count } clauses et { $letters } lettres
refusal-too_many_offers =
    { $count ->
        [one] un joueur ne peut avoir que { $count } offre en cours
       *[other] un joueur ne peut avoir que { $count } offres en cours
    } ; retirez-en d’abord une
refusal-too_many_agreements =
    { $count ->
        [one] il ne peut y avoir que { $count } accord à la fois
       *[other] il ne peut y avoir que { $count } accords à la fois
    } ; l’un d’eux doit d’abord prendre fin
refusal-offered_already = c’est ce que dit déjà { $number }
refusal-no_offer = il n’y a pas d’offre { $number }
refusal-not_your_offer = offre { $number } : cela revient à { $seat }
refusal-clause_unknown = { $word_id ->
    [none] une offre se compose d’un siège, de deux-points et d’au moins une clause, SIÈGE: CLAUSE + CLAUSE ; ce dont on peut convenir : { $words }
   *[other] on ne peut pas convenir de « { $word } », mais de ceci : { $words }
}
refusal-clause_usage = écrivez : { $usage }
refusal-clause_word =
    « { $word } » ne convient pas, il faut : { $what }{ $near_id ->
        [none] { $known_id ->
            [none] { "" }
           *[other] { " " }({ $known })
        }
       *[other] { " " }(vouliez-vous dire { $near } ?)
    } ; écrivez : { $usage }
refusal-clause_twice = « { $text } » y est deux fois
refusal-clause_no_fortress = ce n’est pas une forteresse : { $places }
refusal-clause_parts = { $political } ne peut pas s’utiliser ainsi : « { $parts } » ; chaque partie une seule fois, et un seul sens par flèche
refusal-superfluous = « { $text } » est superflu entre deux joueurs
refusal-one_player = { $power } et { $other } ont le même joueur et n’ont pas besoin d’accord
refusal-no_party = { $power } n’est pas partie à cet accord et ne peut pas s’y engager
refusal-term_over = le tour { $turn } est passé
refusal-contradiction = « { $text } » contredit « { $other } », déjà promis
refusal-no_agreement = il n’y a pas d’accord { $number }
refusal-not_their_agreement = l’accord { $number } n’a pas été conclu entre ces deux joueurs
refusal-no_enemies = { $power } et { $other } sont alliées et ne se combattent jamais
refusal-vote_not_free = { $power } doit de toute façon voter pour François
refusal-emperor_is_elected = l’Empereur est élu
refusal-contract_by_minor = seule une grande puissance verse une subvention, non { $power }
refusal-contract_not_allied = { $power } et { $other } ne sont pas alliées : pas de subvention possible
refusal-contract_running = il y a déjà un contrat entre { $power } et { $other }
refusal-contract_bavaria = la France décide à chaque tour de sa subvention à la Bavière
refusal-contract_to_major = à deux joueurs, seule une puissance secondaire reçoit une subvention, non { $other }
refusal-contract_initial = la subvention de { $power } à { $other } ne peut pas être annulée
refusal-contract_none = aucun contrat n’oblige { $power } à donner à { $other }
refusal-peace_of_others = la paix contre la Silésie est offerte par la Prusse et acceptée par l’Autriche, non par { $power }
refusal-peace_is_made = la paix contre la Silésie est faite
refusal-politics_no_shield = la carte { $political } ne porte pas les armoiries de { $power }
refusal-politics_not_open = { $power } ne peut plus, ou pas encore, choisir la carte { $political }
refusal-trump_not_his = { $seat } ne choisit pas l’atout en ce moment

## Why a move is not offered (see `bars`), or what happens by itself and why (see `questions`).

why-not_asked = ce n’est pas à vous de décider ; on attend : { $waiting }
why-not_offered = « { $move } » ne répond pas à la question posée
why-public_only = toutes les négociations sont publiques

## pieces and cities

why-not_yours = { $piece } est joué par { $seat }
why-general_gone = { $piece } a été retiré du plateau ; il peut revenir en hiver
why-train_gone = { $piece } a été éliminé ; il doit d’abord revenir
why-in_box = { $piece } est hors-carte ({ $box })
why-in_silesia_box = { $piece } attend dans la case Silésie que la Prusse annexe la Silésie
why-absent = { $piece } ne participe pas à cette partie
why-no_general = { $piece } n’est pas un général
why-not_in_play = { $city } est sur une carte qui n’est pas en jeu
why-neutral_stays = { $power } est neutre et reste dans son territoire national, dont { $city } ne fait pas partie
why-neutral_land = { $city } est en territoire neutre ({ $power })
why-occupied = { $piece } se trouve à { $city }

## stacks and troops

why-train_there = { $piece } se trouve à { $city }, et aucun général ne s’empile avec un train
why-enemy_there = { $piece }, un ennemi, se trouve à { $city }
why-ally_there = { $piece } se trouve à { $city } ; { $power } et { $other } sont alliées, mais ne coopèrent pas
why-neutral_there = { $piece } se trouve à { $city } ; { $power } ou { $other } est neutre
why-full_stack = { $piece } et { $other } se trouvent déjà à { $city }, et trois généraux ne s’empilent jamais
why-not_in_stack = { $piece } n’est pas l’un des deux généraux qui se rejoignent à { $city }
why-too_many_troops = { $share } et { $rest } troupes : un général en commande au plus { $most }
why-too_few_troops =
    sur { $total ->
        [one] { $total } troupe
       *[other] { $total } troupes
    }, chacun des deux généraux doit en avoir au moins 1
why-being_divided = les troupes de la pile à { $city } ({ $piece }) sont justement réparties par une autre décision
why-no_fellow = aucun autre général de sa puissance n’est avec { $piece } à { $city }
why-has_that_many =
    { $piece } a déjà { $count ->
        [one] { $count } troupe
       *[other] { $count } troupes
    }
why-no_division_now = on ne transfère pas de troupes pendant la mise en place ni pendant un combat
why-at_most = un général commande au plus { $most } troupes
why-setup_minimum =
    il faut à { $piece } au moins { $least ->
        [one] { $least } troupe
       *[other] { $least } troupes
    }
why-setup_rest_small =
    cela laisse { $rest ->
        [one] { $rest } troupe
       *[other] { $rest } troupes
    } aux autres généraux de { $power }, à qui il en faut { $needed }
why-setup_rest_large =
    cela laisse { $rest ->
        [one] { $rest } troupe
       *[other] { $rest } troupes
    } aux autres généraux de { $power }, qui peuvent en prendre { $most }

## hussars

why-hussar_map = les hussards restent sur la carte de Bohême, et { $city } est en Flandre
why-hussar_alone = aucun général autrichien n’est sur la carte pour envoyer un hussard à { $city }
why-hussar_far =
    { $city } est à { $away ->
        [one] { $away } cité
       *[other] { $away } cités
    } du général autrichien le plus proche ({ $piece }), et un hussard va au plus à { $reach }
why-hussar_there = il y a déjà un hussard à { $city }

## cards and payment

why-not_in_hand = { $card_id ->
    [R] { $power } n’a pas de Réserve
   *[other] { $power } n’a pas la carte { $card }
}
why-cannot_pay = les cartes de { $power } ne valent pas { $price } points
why-no_card_asked = aucune carte n’est demandée ; à un paiement suffisant on n’ajoute rien
why-subsidy_compulsory = jusqu’au tour { $turn }, la France doit verser sa subvention à la Bavière
why-subsidy_lost = la Bavière ne peut rien recevoir tant que { $city } est sous le contrôle de { $power }
why-subsidy_later = la France décide de sa subvention au début de sa phase des cartes

## supply

why-at_home = { $piece } à { $city } est ravitaillé : c’est le territoire national de { $power }
why-in_netherlands = { $piece } est toujours ravitaillé aux Pays-Bas, dont { $city } fait partie
why-supply_path =
    { $piece } à { $city } est ravitaillé : { $train } est à { $where }, { $length ->
        [one] à { $length } route
       *[other] à { $length } routes
    }
why-hussar_cost =
    tous les chemins entre { $piece } à { $city } et un train passent par des hussards, comme à { $where } : le ravitaillement coûte { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }
why-no_train = { $piece } à { $city } est hors de son territoire national, et { $power } n’a pas de train sur la carte
why-train_too_far =
    { $piece } à { $city } est à { $away ->
        [one] { $away } cité
       *[other] { $away } cités
    } du train le plus proche ({ $train } à { $where }), et un chemin a au plus 6 routes
why-train_on_other_map = le chemin entre { $piece } à { $city } et { $train } à { $where } passe par l’autre carte, ce que seuls peuvent les Français et les Autrichiens
why-path_blocked = le chemin entre { $piece } à { $city } et un train est bloqué par { $other } à { $where }
why-path_closed = le chemin entre { $piece } à { $city } et un train passe par { $where }, que ferme la neutralité de { $power }
why-supply_of_others = { $power } ne paie que pour ses propres généraux, et { $piece } n’en est pas un
why-no_choice_needed = { $piece } est de toute façon ravitaillé
why-no_path_at_all = { $piece } n’a aucun chemin vers un train, quoi qu’on paie
why-too_dear =
    { $piece } coûte { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }, et il en reste { $budget }

## movement

why-piece_first = dites d’abord quelle pièce se déplace
why-march_first = le déplacement en cours ({ $piece }) doit d’abord être terminé
why-movement_ended = vous avez fini vos déplacements
why-not_active = { $power } n’agit pas à cette étape
why-has_moved = { $piece } s’est déjà déplacé dans cette phase
why-stacked = { $piece } s’est empilé dans cette phase, ce qui met fin au déplacement des deux généraux
why-no_first_step = à { $city }, { $piece } ne peut entrer dans aucune cité voisine
why-not_moved_yet = { $piece } ne s’est pas encore déplacé
why-not_adjacent = { $away ->
    [0] { $piece } est déjà à { $city }
   *[other] depuis { $here }, { $city } est à { $away ->
            [one] { $away } cité
           *[other] { $away } cités
        }, et l’on va de cité en cité ; un général parcourt au plus 3 routes (4 routes principales, 8 en marche forcée), un train 2 (3 routes principales)
}
why-other_map = seules les pièces de la France et de l’Autriche passent d’une carte à l’autre, non { $piece } vers { $city }
why-roads_used = { $piece } a utilisé toutes ses routes : { $count }
why-main_road_needed =
    { $piece } a parcouru { $count ->
        [one] { $count } route
       *[other] { $count } routes
    } ; seule une route principale peut suivre, et celle vers { $city } n’en est pas une
why-train_blocked = { $piece } se trouve à { $city }, et un train n’entre que dans une cité vide
why-forced_train = seul un général fait une marche forcée, non { $piece }
why-forced_already = { $piece } a déjà annoncé sa marche forcée
why-forced_late = { $piece } a déjà fait un pas ; une marche forcée s’annonce avant le premier
why-no_main_road = aucune route principale ne passe par { $city }
why-forced_by_road = une marche forcée n’emprunte que des routes principales, et celle vers { $city } n’en est pas une
why-forced_on_fortress = une marche forcée ne peut entrer à { $city }, forteresse sous le contrôle de { $power }
why-forced_near = une marche forcée ne peut entrer à { $city }, cité adjacente à { $where }, où se trouve { $piece }
why-forced_on_train = une marche forcée ne peut entrer à { $city }, où se trouve { $piece }
why-not_let_in = { $piece } s’est vu refuser l’entrée à { $city }
why-flanders_turn = en Flandre, c’est à { $seat } de jouer
why-flanders_ended = vous avez fini vos déplacements en Flandre
why-no_turns = en ce moment, personne n’a à alterner en Flandre
why-end_instead = l’Armée Pragmatique ne se déplace qu’en Flandre : finissez ses déplacements
why-nobody_left = l’autre joueur a fini ses déplacements en Flandre
why-turn_came_back = l’autre joueur vient de vous laisser la priorité

## re-entry

why-train_moved = { $piece } s’est déplacé ou est revenu dans cette phase
why-no_entry = { $piece } ne peut revenir sur aucune forteresse principale
why-no_major_fortress = { $city } n’est pas une forteresse principale
why-not_home = { $city } n’est pas dans le territoire national de { $power }
why-not_friendly = { $city } est sous le contrôle de { $power }
why-flanders_entry = { $city } est en Flandre, où ce n’est pas à vous de jouer
why-must_enter = les autres généraux n’ont pas de place pour toutes les recrues ({ $count }) : { $piece } doit revenir
why-recruits_dear = { $count } recrues coûtent { $price } points, et { $power } peut en payer { $most }
why-no_room = les généraux de { $power } peuvent en prendre encore { $most }, pas autant
why-recruits_left = recrues restantes : { $left }
why-others_full = les autres généraux peuvent prendre { $most } des recrues, non { $rest }

## conquest

why-no_fortress = { $city } n’est pas une forteresse
why-own_fortress = { $city } est sous le contrôle de { $power } elle-même
why-allied_fortress = { $city } est sous le contrôle de { $power }, alliée de { $other }
why-neutral_fortress = { $city } est sous le contrôle de { $power }, qui n’est pas ennemie de { $other }
why-protected = { $away ->
    [0] { $city } est protégée par { $piece }, qui s’y trouve
   *[other] { $city } est protégée par { $piece } à { $where }, { $away ->
            [one] à { $away } cité
           *[other] à { $away } cités
        }
}
why-forced_leaves = { $piece } fait une marche forcée et ne conquiert rien
why-face_down_leaves = { $piece } n’est pas ravitaillé et ne conquiert rien
why-conquers = { $city } n’est pas protégée : un général de { $power } qui la quitte la conquiert
why-never_there = aucun de vos généraux ne vient jamais sur la carte où se trouve { $city }

## combat and retreat

why-fights_under = { $piece } combat sous { $other }
why-attacks_later = { $piece } attaque après tous les combats de l’Autriche
why-no_enemy_near = { $piece } n’a aucun général ennemi à côté de lui
why-no_enemy = { $piece } n’est pas un ennemi de { $power }
why-enemy_not_near =
    { $piece } et { $other } sont à { $away ->
        [one] { $away } cité
       *[other] { $away } cités
    } l’un de l’autre
why-pair_gone = { $piece } est à côté d’un ennemi, mais ce combat a eu lieu, est caduc ou n’était pas prévu au début
why-wrong_suit = { $city } est dans un secteur { $suit }, où { $card } ne convient pas
why-say_value = une Réserve se joue avec une valeur de 1 à 8, par exemple : reserve 5
why-must_play = { $power } a du { $suit } et ne peut pas s’arrêter au score 0
why-right_of_other = le droit de jouer est à { $power }, score { $score }
why-retreat_back = la retraite ne repasse pas par { $city }
why-retreat_length =
    aucun chemin libre d’exactement { $length ->
        [one] { $length } route
       *[other] { $length } routes
    } ne relie { $here } et { $city }
why-retreat_nearer =
    { $city } est à { $away ->
        [one] { $away } cité
       *[other] { $away } cités
    } du vainqueur ({ $piece }), { $other } à { $best }
why-retreat_step = { $away ->
    [1] { $city } est sur l’autre carte
   *[other] depuis { $here }, { $city } est à { $away ->
            [one] { $away } cité
           *[other] { $away } cités
        }
}
why-retreat_way =
    aucun chemin libre de { $length ->
        [one] { $length } route
       *[other] { $length } routes
    } vers { $other } ne passe par { $city }

## politics

why-card_not_open = { $political } n’est pas visible ce tour-ci
why-card_taken = { $power } a choisi { $political }
why-election_card = l’Élection impériale n’est pas une carte que l’on choisit
why-no_influence = { $power } n’a pas de carte sur le Tableau politique
why-has_saved = { $power } conserve ses cartes
why-has_chosen = { $power } a choisi sa carte
why-arrow_direction = la flèche { $track } ne va pas { $direction } : { $political }
why-no_arrow = il n’y a pas de flèche { $track } : { $political }
why-arrow_barred = la flèche { $track } ne peut pas servir tant que la Saxe est { $status } : { $political }
why-arrow_free = la flèche { $track } peut servir : { $political }
why-nothing_executed = aucune carte politique n’est en cours d’exécution
why-not_receiver = { $power } ne peut rien recevoir : { $political }
why-corps_of_other = { $piece } n’est pas un général de { $power }, qui envoie le corps
why-must_leave = { $piece } doit quitter { $city }
why-farther =
    pour { $piece }, { $city } est à { $away ->
        [one] { $away } cité
       *[other] { $away } cités
    }, { $other } à { $best }
why-not_relocated = { $piece } n’est pas l’une des pièces qui doivent partir
why-shift_points = une case par point de victoire perdu : { $points } au plus
why-shift_end = cases restantes sur le registre Saxe : { $most }
why-no_vote = vos puissances ne contrôlent aucune forteresse de prince-électeur
why-no_peace = le jeu introductif ne connaît pas de paix
why-not_prussia = seule la Prusse offre la paix contre la Silésie
why-silesia_not_whole = en Silésie, { $city } est sous le contrôle de { $power }
why-offer_later = la Prusse peut offrir la paix à la fin de son étape d’actions
why-not_france = seule la France réduit ses objectifs
why-reduced_already = la France a réduit ses objectifs
why-reduction_ordered = la réduction est ordonnée
why-no_reduction_ordered = aucune réduction n’est ordonnée
why-contract_of_two = { $power } et { $other } ont des joueurs différents, qui doivent s’accorder
why-advanced_only = cela appartient au jeu avancé

## What happens.

event-turn_began = Début du tour { $turn }.
event-stage_began = { $powers } : étape d’actions.
event-winter_began = Hiver après le tour { $turn }.
event-pile_shuffled = { $cards } cartes sont mélangées et forment le nouveau talon.
event-cards_drawn = { $clause_id ->
    [M20_6] { $power } reçoit { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        } de subvention.
    [K7_1] { $power } tire { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        } grâce à la carte politique.
   *[other] { $power } tire { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        }.
}
event-cards_seen = { $clause_id ->
    [M2_10] Vous jouez désormais { $power } ; ses cartes : { $cards }.
   *[other] { $power } a tiré { $cards }.
}
event-card_paid = { $power } paie avec { $card }.
event-troops_assigned =
    { $piece } reçoit { $count ->
        [one] { $count } troupe
       *[other] { $count } troupes
    }.
event-set_up =
    { $power } a { $total ->
        [one] { $total } troupe
       *[other] { $total } troupes
    } en jeu.
event-hussar_placed = Le hussard { $hussar } se porte à { $city }.
event-hussar_removed = Le hussard à { $city } est chassé.
event-hussar_cost =
    Hussards : { $power } doit { $due ->
        [one] { $due } point
       *[other] { $due } points
    } pour son ravitaillement.
event-supply_covered =
    { $piece } reste ravitaillé pour { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }.
event-turned_up = { $piece } est de nouveau ravitaillé.
event-turned_down = { $piece } n’est pas ravitaillé.
event-troops_lost =
    { $power } ({ $pieces }) perd { $count ->
        [one] { $count } troupe
       *[other] { $count } troupes
    }.
event-general_removed = { $piece } est retiré du plateau ({ $city }).
event-troops_divided =
    { $piece } a maintenant { $troops ->
        [one] { $troops } troupe
       *[other] { $troops } troupes
    }, { $other } { $rest }.
event-commander = { $piece } commande à { $city }.
event-forced_march = { $piece } fait une marche forcée.
event-moved = { $piece } : { $start } – { $city }.
event-train_eliminated = { $piece } est éliminé à { $city }.
event-train_entered = { $clause_id ->
    [M19_1_9] { $piece } entre en jeu à { $city }.
   *[other] { $piece } revient à { $city }.
}
event-question_marker = { $city } est encore protégée : point d’interrogation de { $power }.
event-question_removed = Le point d’interrogation sur { $city } est retiré.
event-fortress_conquered = { $power } conquiert { $city } sur { $former } ; contrôle : { $controller }.
event-battle =
    { $by } ({ $attacking ->
        [one] { $attacking } troupe
       *[other] { $attacking } troupes
    }, { $attacker }) attaque { $against } ({ $defending ->
        [one] { $defending } troupe
       *[other] { $defending } troupes
    }, { $defender }).
event-card_played = { $power } joue { $card } à { $value } : son score est { $score }.
event-battle_won = { $by } bat { $against } de { $score }.
event-battle_drawn = Le combat entre { $attacker } et { $defender } s’achève sur un match nul.
event-no_retreat =
    Aucune retraite possible depuis { $city } : { $count ->
        [one] { $count } troupe de plus est perdue
       *[other] { $count } troupes de plus sont perdues
    }.
event-retreated = Retraite, { $start } – { $city } : { $pieces }.
event-recruited =
    { $power } recrute { $count ->
        [one] { $count } troupe
       *[other] { $count } troupes
    }.
event-general_entered = { $piece } revient à { $city }.
event-recruits_placed =
    { $piece } reçoit { $count ->
        [one] { $count } nouvelle troupe
       *[other] { $count } nouvelles troupes
    }.
event-game_ended =
    La partie est terminée ; { $winners_count ->
        [0] match nul
        [one] vainqueur : { $winners }
       *[other] vainqueurs : { $winners }
    } ; { $reason }.
event-troops_seen =
    { $piece } a { $count ->
        [one] { $count } troupe
       *[other] { $count } troupes
    }.
event-let_first = { $seat } laisse l’autre se déplacer d’abord en Flandre.
event-flanders_ended = { $seat } a fini ses déplacements en Flandre.
event-consent_refused = Accord refusé : { $piece } n’entre pas à { $city }.
event-points_won = { $count ->
    [0] { $power } gagne { $points ->
            [one] { $points } point de victoire
           *[other] { $points } points de victoire
        }, mais ses cases de bataille sont pleines.
   *[other] { $power } gagne { $points ->
            [one] { $points } point de victoire
           *[other] { $points } points de victoire
        } ; { $count ->
            [one] { $count } marqueur passe
           *[other] { $count } marqueurs passent
        } de son stock à ses cases de bataille.
}
event-points_lost = { $count ->
    [0] { $power } perd { $points ->
            [one] { $points } point de victoire
           *[other] { $points } points de victoire
        }, mais ses cases de bataille sont vides.
   *[other] { $power } perd { $points ->
            [one] { $points } point de victoire
           *[other] { $points } points de victoire
        } ; { $count ->
            [one] { $count } marqueur retourne
           *[other] { $count } marqueurs retournent
        } de ses cases de bataille à son stock.
}
event-political_card = Carte politique : { $political }.
event-election_called = L’Empereur sera élu à la fin de ce tour ; une autre carte politique est révélée.
event-trump_turned = Carte révélée pour l’atout : { $card }.
event-trump = { $suit_id ->
    [none] Il n’y a pas d’atout ce tour-ci.
   *[other] Atout : { $suit }.
}
event-card_placed = { $count ->
    [0] { $power } ne place pas de carte sur le Tableau politique.
   *[other] { $power } place une carte face cachée sur le Tableau politique.
}
event-card_turned_up = { $fits ->
    [0] { $power } avait placé { $card } : ce n’est pas de l’atout, elle ne compte pas.
   *[other] { $power } avait placé { $card } : elle compte.
}
event-influence = Influence de { $power } : { $value }.
event-cards_saved = { $power } conserve ses cartes sur le Tableau politique.
event-card_chosen = { $power } choisit { $political }.
event-card_unused = { $political } est défaussée sans effet.
event-cards_taken_back = { $power } reprend du Tableau politique : { $cards }.
event-cards_covered = { $power } retourne face cachée sur le Tableau politique : { $cards }.
event-instruction_followed = { $power } suit l’instruction : { $political }.
event-arrow_announced = { $power } annonce un déplacement du marqueur { $track } : { $boxes } { $direction }.
event-income_changed = { $political } : le revenu de { $power } change de { SIGNED($number) } carte.
event-elector_turned = { $city } passe sous le contrôle de { $power }.
event-troops_received = { $lost ->
    [0] { $power } reçoit { $count ->
            [one] { $count } troupe
           *[other] { $count } troupes
        }.
   *[other] { $power } reçoit { $count ->
            [one] { $count } troupe
           *[other] { $count } troupes
        } ; pour { $lost } de plus il n’y a pas de place.
}
event-marker_moved = Registre { $track } : le marqueur est maintenant sur { $box }.
event-italy_box = { $count ->
    [0] Le marqueur de { $power } dans la case Italie retourne au stock.
   *[other] Un marqueur de { $power } va dans la case Italie.
}
event-electors_box = { $count ->
    [0] Le marqueur de { $power } dans la case 3 Princes-électeurs retourne au stock.
   *[other] Un marqueur de { $power } va dans la case 3 Princes-électeurs.
}
event-gift_lost =
    { $count ->
        [one] { $count } de ces troupes est perdue
       *[other] { $count } de ces troupes sont perdues
    } : { $power } n’a pas de place pour elles.
event-corps_due = { $power } n’a pas de général sur la carte et doit, si possible, payer pour un corps expéditionnaire.
event-train_waits = Aucune forteresse n’est libre : { $piece } pourra revenir plus tard.
event-corps_left = { $piece } quitte la carte : { $box }.
event-corps_lapsed = { $power } ne peut envoyer personne ; pas de corps expéditionnaire.
event-corps_returned = { $piece } revient à { $city }.
event-saxony_status = La Saxe est maintenant { $status }.
event-relocated = Transfert, { $start } – { $city } : { $piece }.
event-marker_removed = Le marqueur de { $power } sur { $city } est retiré.
event-set_aside = De ces marqueurs, { $power } en met de côté { $count } ; { $rest } au stock.
event-aside_returned = Les marqueurs mis de côté par { $power } ({ $count }) retournent au stock.
event-peace_offered = La Prusse offre la paix contre la Silésie.
event-peace_declined = L’Autriche refuse la paix.
event-peace_made = L’Autriche accepte la paix.
event-silesia_annexed = La Silésie devient territoire national prussien.
event-silesia_box = Un marqueur de { $power } va dans la case Silésie.
event-neutrality_began = { $power } est neutre jusqu’à son étape d’actions du tour { $turn }.
event-neutrality_ended = { $power } n’est plus neutre.
event-reduction_ordered = La France ordonne la réduction de ses objectifs : elle aura lieu dès que possible, entre deux étapes.
event-reduction_withdrawn = La France annule l’ordre de réduire ses objectifs.
event-contract_made =
    { $turns ->
        [one] { $power } donnera une carte à { $receiver } à sa prochaine phase des cartes.
       *[other] { $power } donnera une carte à { $receiver } à chacune de ses { $turns } prochaines phases des cartes.
    }
event-contract_ended = La subvention de { $power } à { $receiver } a pris fin.
event-voted = { $power } vote avec { $city } pour { $candidate }.
event-emperor_elected = { $candidate } est élu Empereur (Charles { $votes }, François { $other }) ; { $power } place un marqueur dans la case Empereur.
event-pools = Stocks : Prusse { $prussia }, France { $france }, Armée Pragmatique { $pragmatic }, Autriche { $austria }.
event-winter_scored = Les scores d’hiver sont notés en secret.
event-winter_scores = { $winter_id ->
    [sum] Total des scores d’hiver : Prusse { $prussia }, France { $france }, Armée Pragmatique { $pragmatic }, Autriche { $austria }.
   *[other] Scores de l’hiver { $winter } : Prusse { $prussia }, France { $france }, Armée Pragmatique { $pragmatic }, Autriche { $austria }.
}
event-offer_made = Offre { $number }, { $by } à { $to } : { $clauses }.
event-offer_accepted = { $to } accepte l’offre { $number } ({ $by }) : { $clauses }.
event-offer_declined = { $to } refuse l’offre { $number } ({ $by }).
event-offer_withdrawn = { $by } retire l’offre { $number }.
event-offer_lapsed = L’offre { $number }, { $by } à { $to }, est caduque.
event-agreement_ended = L’accord { $number } entre { $by } et { $to } a pris fin { $why } : { $clauses }.
event-agreement_binds = L’accord { $number } s’impose : { $clauses }.
