### The words of Ancien Régime in French.
###
### `$p` is what is shown for a parameter p of a decision, event or reason, `$p_id` its id for selectors (clause C9.4.2 is
### C9_4_2), `$p_count` the length of a list; `$frederick` is always Frederick's name. Names of territories, of Frederick
### and of Stuart come from the board.
###
### Powers come into sentences with "la" or "l’", so that "de { $power }" and "à { $power }" need no other form; their
### gender is not always the same, so that no participle may agree with them. Money is counted in écus.

## Powers: as they stand alone; `inside` is the name inside a sentence where that is another.

power-britain = Grande-Bretagne
    .inside = la Grande-Bretagne
    .adjective = britannique
power-prussia = Prusse
    .inside = la Prusse
    .adjective = prussien
power-austria = Autriche
    .inside = l’Autriche
    .adjective = autrichien
power-france = France
    .inside = la France
    .adjective = français
power-russia = Russie
    .inside = la Russie
    .adjective = russe
power-spain = Espagne
    .inside = l’Espagne
    .adjective = espagnol
power-ottoman = Empire ottoman
    .inside = l’Empire ottoman
    .adjective = ottoman

## What can be chosen for a game: options, with their values.

choice-scenario = Scénario
    .help = la guerre que l’on joue (C3.1)
choice-scenario-1740 = Guerre de Succession d’Autriche
choice-scenario-1756 = Guerre de Sept Ans
choice-players = Joueurs
    .help = le nombre de joueurs
choice-rounds = Dernière manche
    .help = une dernière manche (C4.5) ; 0 : aucune
choice-board = Plateau
    .help = un dossier contenant une autre édition du plateau

## Generals and cards.

piece-general = général { $adjective } { $number }
piece-frederick = { $frederick } ({ $general })
card-drawn = un { $card }

## How a game ends.

outcome-influence = l’influence requise est atteinte
outcome-round_limit = le plus d’influence après la dernière manche

## What is asked: the question of a decision.

decision-frederick = Lequel de vos généraux est { $frederick } ? Ce choix vaut pour toute la partie.
decision-expulsion = Diplomatie : qui excluez-vous de votre coalition ?
decision-status = Diplomatie : quel statut choisit { $power } ?
decision-application = { $power } veut rejoindre { $status }. Acceptez-vous ?
decision-crown = Élection impériale : { $power } contrôle assez d’électeurs. Prendre la couronne sans vote ?
decision-vote = Élection impériale : { $power } a { $count } voix. Pour qui ?
decision-bid = Enchère : combien de moral misez-vous pour le contrôle de { $minor } ?
decision-drill = Exercice : quelle carte défausse { $power } ?
decision-hand_limit = { $power } a trop de cartes (à défausser : { $count }). Laquelle part ?
decision-subsidies = Subventions et mercenaires : qu’offre { $power } (jusqu’à { $left } écus ou cartes) ?
decision-mercenaries = Mercenaires : quelle carte de { $power } offrir à { $recipient } (encore { $left } au plus) ?
decision-offered_money =
    { $power } offre { $count ->
        [one] { $count } écu
       *[other] { $count } écus
    } à { $recipient }. Accepter au nom de { $recipient } ?
decision-offered_cards =
    { $power } offre { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } à { $recipient }, à voir seulement après coup. Accepter au nom de { $recipient } ?
decision-leadership = Commandement : que fait { $power } ?
decision-placement = { $general } : où le placer ?
decision-mobilisation =
    Mobilisation : { $power } a { $money ->
        [one] { $money } écu
       *[other] { $money } écus
    }. Qu’acheter ?
decision-arbiter = Déplacement : quel arbitre nomme { $power } (il gagne 1 point de moral) ?
decision-dismissal = Déplacement : quelle garnison de { $power } congédier ?
decision-further_turn = Demander pour { $power } le tour de déplacement { $turn } à { $arbiter }, l’arbitre ?
decision-grant =
    { $power } demande le tour de déplacement { $turn }. L’accorder au nom de { $arbiter }, pour { $morale ->
        [one] { $morale } point de moral
       *[other] { $morale } points de moral
    } ?
decision-movement = Quel général de { $power } se déplace maintenant ?
decision-frederick_move = Commandement : { $frederick } fait-il un déplacement à lui ?
decision-march = { $general } est à { $territory }. Comment se déplace-t-il, et vers où ?
decision-strategic = Déplacement stratégique, { $general }, jusqu’ici à { $territory }. Où ensuite ?
decision-consent = { $general } veut entrer à { $territory }, sous le contrôle de { $power }. Donner l’accord de { $power } ?
decision-passage = { $general } veut aller par mer à { $territory } par une route maritime de { $power }. Donner la permission de { $power } ?
decision-garrison = { $general } laisse-t-il une troupe en garnison à { $territory } ?
decision-next_battle = Plusieurs batailles sont à livrer. Laquelle livre maintenant { $power } ?
decision-support_attack = Bataille à { $territory } : quel général de { $power } soutient l’attaquant ?
decision-support_defence = Bataille à { $territory } : quel général de { $power } soutient le défenseur ?
decision-battle_pile = Bataille à { $territory } : pour lequel des généraux de { $power } jouer une carte ?
decision-battle_card = Bataille à { $territory }, { $general } : quelle carte de { $power } jouer ?
decision-scout = Bataille à { $territory } : quelle carte cachée est retournée par le 3 de { $power } ?
decision-defeat = { $general } est battu. Va-t-il à { $territory }, sa capitale, ou hors plateau ?
decision-withdrawal = { $general } se replie depuis { $territory }. Vers où ?
decision-return = La garnison retirée devient une troupe de { $power }. Sous quel général ?
decision-leave = { $general } est à { $territory }, désormais en allié. Peut-il rester ?

## What an option means, by its verb, or by decision and verb.

option-territory = { $territory }
option-general = { $general }
option-power = { $power }
option-card = carte { $card }
option-status = { $status_id ->
    [neutral] Neutralité : paix avec tous, impôts doublés, mais déplacements chez soi seulement
    [expansionist] Expansionnisme : guerre avec tous sauf les neutres
   *[other] { $status }
}
option-expel = exclure { $expel }
option-expulsion_stop = n’exclure personne (d’autre)
option-application_accept = accepter : { $power } rejoint { $status }
option-application_decline = refuser : { $power } doit choisir à nouveau
option-take = prendre la couronne
option-hold = faire voter
option-bid = miser { $bid }
option-drill_card = défausser un { $card }
option-hand_limit_card = défausser un { $card }
option-money =
    offrir { $count ->
        [one] { $count } écu
       *[other] { $count } écus
    } à { $recipient }
option-cards = offrir des cartes à { $value }
option-subsidies_stop = ne rien offrir (de plus)
option-mercenaries_card = un { $card }
option-mercenaries_stop = plus de cartes pour { $recipient }
option-offered_money_accept = prendre l’argent
option-offered_money_decline = refuser l’argent
option-offered_cards_accept = accepter
option-offered_cards_decline = refuser
option-place = { $place } : placer sur la carte, sans troupes
option-remove = { $remove } : retirer de la carte, ses troupes perdues
option-draw = tirer une carte
option-morale = gagner 1 point de moral
option-leadership_pass = ne rien faire
option-leadership_stop = ne placer ou ne retirer personne d’autre
option-troop =
    { $troop } : une troupe ({ $price ->
        [one] { $price } écu
       *[other] { $price } écus
    })
option-mobilisation_draw =
    une carte ({ $price ->
        [one] { $price } écu
       *[other] { $price } écus
    })
option-mobilisation_morale =
    un point de moral ({ $price ->
        [one] { $price } écu
       *[other] { $price } écus
    })
option-fortress =
    une forteresse à { $fortress } ({ $price ->
        [one] { $price } écu
       *[other] { $price } écus
    })
option-mobilisation_stop = ne rien acheter de plus ; la corruption prend l’argent qui reste
option-dismiss = congédier la garnison à { $dismiss }
option-dismissal_stop = ne congédier aucune (autre) garnison
option-ask = demander le tour de déplacement { $turn }
option-further_turn_end = finir l’action Déplacement
option-grant_accept =
    l’accorder et gagner { $morale ->
        [one] { $morale } point de moral
       *[other] { $morale } points de moral
    }
option-grant_decline = refuser : l’action Déplacement prend fin
option-land = débarquer Charles Édouard Stuart en Écosse
option-end = fin de ce tour de déplacement
option-frederick_move_end = pas de déplacement
option-march = marche vers { $march }
option-sea = par mer vers { $sea }
option-strategic = déplacement stratégique, d’abord vers { $strategic }
option-strategic_territory = continuer vers { $value }
option-strategic_stop = s’arrêter à { $territory }
option-consent_accept = accepter : il peut entrer
option-consent_decline = refuser : il ne peut pas faire ce déplacement
option-passage_accept = permettre : il peut passer par mer
option-passage_decline = refuser : il ne peut pas faire cette traversée
option-garrison = laisser une garnison
option-keep = garder les troupes ensemble
option-support_attack_stop = pas de soutien (de plus)
option-support_defence_stop = pas de soutien (de plus)
option-battle_pile_pass = passer : plus de cartes de { $power } dans cette bataille
option-battle_card_card = un { $card }, face cachée
option-scout = un 3, face visible : il retourne une carte adverse
option-battle_card_pass = passer : plus de cartes de { $power } dans cette bataille
option-reveal = carte { $number }, { $general }
option-defeat_territory = à { $value }
option-withdrawal_territory = à { $value }
option-off = hors plateau, sans ses troupes
option-leave_accept = il peut rester
option-leave_decline = il doit se replier

## Statuses (C7).

status-british = la coalition britannique
status-french = la coalition française
status-neutral = la neutralité
status-expansionist = l’expansionnisme

## Actions (C9).

action-drill = Exercice
action-taxation = Impôts
action-subsidies = Subventions et mercenaires
action-leadership = Commandement
action-mobilisation = Mobilisation
action-influence = Extension d’influence
action-movement = Déplacement

## The sides of a battle.

side-attack = l’attaquant
side-defence = le défenseur

## What is bought (C9.6).

purchase-troop = une troupe
purchase-card = une carte
purchase-morale = un point de moral
purchase-fortress = une forteresse

## Why a move is not offered (see `bars`).

why-not_asked = ce n’est pas à vous de décider ; on attend : { $waiting }
why-not_offered = « { $move } » ne répond pas à la question posée
why-no_consultation = pendant que les cartes d’une bataille se jouent, personne ne peut parler en privé

## generals, territories and cards

why-general_of_other = { $general } n’est pas un général de { $power }, dont c’est la décision
why-off_board = { $general } est hors plateau ; l’action Commandement permet de le placer
why-in_reserve = { $general } est en réserve jusqu’à son débarquement à { $territory }, dans un tour de déplacement français
why-impassable = { $territory } est infranchissable : personne n’y va jamais
why-not_controlled = { $controller_id ->
    [nobody] personne ne contrôle { $territory }
   *[other] { $territory } est sous le contrôle de { $controller }, non de { $power }
}
why-own_general_there = { $general } est à { $territory }, et une puissance n’y a jamais plus d’un général
why-hostile_there = { $general }, un adversaire, est à { $territory }
why-no_room =
    { $general } a { $troops ->
        [one] { $troops } troupe
       *[other] { $troops } troupes
    }, le plus qu’un général puisse avoir
why-morale_full =
    { $power } a { $morale ->
        [one] { $morale } point de moral
       *[other] { $morale } points de moral
    }, le maximum
why-not_in_hand = { $power } n’a pas de carte { $card }
why-no_cards = { $power } n’a pas de cartes
why-must_discard = { $power } doit défausser une carte
why-no_own_garrison = { $power } n’a pas de garnison à { $territory }
why-no_troop = { $general } n’a pas de troupe

## diplomacy, election, auction

why-only_leaders_expel = seuls les chefs, la Grande-Bretagne et la France, excluent des membres de leur coalition
why-expulsions_over = les exclusions précèdent le choix des statuts ; prochaine occasion à la manche suivante
why-leader_expelled = { $power } est chef et reste pour toujours dans sa coalition
why-minor_expelled = { $power } est une puissance secondaire : elle suit sa grande puissance et n’est pas exclue seule
why-no_member = { $power } ne fait pas partie de { $status }
why-expelled_already = vous venez d’exclure { $power }
why-leader_chooses = { $power } est chef et ne choisit jamais de statut
why-has_chosen = { $power } a choisi son statut, révélé quand tous auront choisi
why-was_expelled = { $power } vient de subir l’exclusion de { $status }
why-was_refused = { $power } s’est vu refuser dans cette phase l’entrée dans { $status }
why-uncontrolled_stands = personne ne contrôle { $power } : ni vote, ni candidature
why-no_elector = { $power } ne contrôle aucun électeur : on ne peut pas voter pour cette puissance
why-at_war = { $other } est en guerre avec { $power }
why-no_vote = vous ne contrôlez aucun électeur et ne votez pas
why-vote_wanted = { $power } a demandé le vote
why-few_electors =
    { $power } contrôle { $count ->
        [one] { $count } électeur
       *[other] { $count } électeurs
    } ; pour prendre la couronne sans vote, il en faut { $needed }
why-bid_too_high = une mise se paie en moral, et { $power } en a { $morale }
why-has_bid = { $power } a fait sa mise

## subsidies and mercenaries

why-card_needed = choisissez au moins une carte pour { $recipient }
why-gift_to_itself = { $power } donne à d’autres, pas à soi-même
why-gift_to_stranger = il n’y a pas d’alliance entre { $power } et { $other }, et seuls les alliés reçoivent quelque chose
why-gift_to_uncontrolled = personne ne contrôle { $other }, qui ne reçoit rien
why-offered_already = { $other } a déjà son offre, et il n’y en a qu’une pour chacun
why-gift_of_both = on ne peut pas offrir à la fois de l’argent et des cartes dans une action
why-gift_limit =
    on peut offrir au plus { $most } dans une action ; { $left ->
        [one] reste : { $left }
       *[other] restent : { $left }
    }
why-gift_too_dear =
    { $power } n’a plus que { $money ->
        [one] { $money } écu
       *[other] { $money } écus
    } à offrir

## leadership and mobilisation

why-british_home = { $territory } est un territoire national britannique, où la France ne place jamais de général
why-one_thing_only = { $power } a placé ou retiré des généraux, et l’action Commandement ne permet qu’une seule chose
why-place_or_remove = l’action Commandement permet de placer ou de retirer des généraux, jamais les deux
why-on_map = { $general } est sur la carte, à { $territory }
why-no_site = { $power } ne contrôle aucun territoire où placer un général
why-fortress_there = il y a déjà une forteresse à { $territory }
why-no_fortress_left = les { $count } forteresses sont toutes construites
why-no_tokens = tous les jetons de { $power } servent comme troupes ou garnisons
why-no_cards_left = il n’y a plus de cartes à tirer
why-too_dear =
    { $purchase } coûte { $price ->
        [one] { $price } écu
       *[other] { $price } écus
    }, et { $power } en a { $money }

## movement: the frame

why-arbiter_needed = { $power } doit nommer un arbitre, même sans rien déplacer
why-arbiter_itself = l’arbitre est une autre puissance que { $power }
why-arbiter_ally = il y a alliance entre { $power } et { $other }
why-arbiter_of_group = { $other } a le même joueur que { $power }
why-arbiter_uncontrolled = personne ne contrôle { $other }, qui ne peut pas être arbitre
why-arbiter_stays = l’arbitre est nommé et ne peut pas être remplacé
why-garrison_needed = { $power } est neutre, et sans sa garnison à { $territory } un général serait hors de chez lui
why-dismissal_over = les garnisons se congédient avant le premier tour de déplacement d’une action Déplacement
why-turn_over = le tour de déplacement { $turn } est fini ; un autre doit être demandé
why-no_arbiter = personne ne peut être arbitre : il n’y a qu’un tour de déplacement
why-last_turn = le tour de déplacement { $turn } est le dernier
why-end_turn_first = le tour de déplacement { $turn } doit d’abord finir, avec ses batailles
why-arbiter_too_high = le tour de déplacement { $turn } donnerait { $grant } de moral à { $arbiter }, l’arbitre, qui passerait de { $morale } à plus de { $cap }

## movement: generals and their ways

why-frederick_alone = c’est le déplacement du seul { $frederick }, et rien d’autre n’en fait partie
why-general_first = dites d’abord quel général se déplace
why-only_on_the_move = un général laisse une garnison en se déplaçant, ou après une bataille gagnée
why-has_moved = { $general } s’est déjà déplacé dans ce tour de déplacement
why-no_way = { $general } ne peut entrer dans aucun territoire depuis { $territory }
why-lands_for_france = { $general } débarque dans un tour de déplacement de { $power }
why-landed_already = { $general } débarque une fois par partie, et l’a déjà fait
why-march_first = le déplacement en cours ({ $general }) doit d’abord être terminé
why-way_first = { $general } : dites d’abord où il va ; avant son départ, on vous demandera s’il laisse une garnison
why-say_how = dites comment il va à { $territory } : march, sea ou strategic
why-path_begun = { $general } est sur un chemin stratégique : dites « territory » pour le pas suivant, ou « stop »
why-is_there = { $general } est déjà à { $territory }
why-not_adjacent = { $territory } et { $here } n’ont pas de frontière commune
why-only_by_sea = { $territory } et { $here } n’ont pas de frontière commune ; seule la mer les relie
why-neutral_stays = { $power } est neutre et n’entre que chez soi ou chez ses puissances secondaires ; à { $territory }, le contrôle est à { $controller }
why-neutral_home = { $territory } est un territoire national de { $power }, qui est neutre
why-nobody_consents = { $territory } est sous le contrôle de { $power }, puissance alliée pour qui personne ne peut donner d’accord tant que personne ne la contrôle
why-move_refused = { $general } s’est déjà vu refuser ce déplacement vers { $territory } dans ce tour de déplacement
why-no_route = aucune route maritime ne relie { $here } et { $territory }
why-route_of_other = la route maritime vers { $territory } appartient à { $owner }, sans alliance avec { $power }
why-nobody_permits = la route maritime vers { $territory } appartient à { $owner }, pour qui personne ne peut la permettre tant que personne ne contrôle cette puissance
why-path_back = un chemin stratégique ne revient pas à { $territory }
why-foreign_ground = un chemin stratégique passe chez { $power } et ses alliés ; à { $territory }, le contrôle est à { $controller }
why-path_blocked = un général adverse est à { $territory } : un chemin stratégique peut y finir, mais pas y passer, et un seul pas est une marche
why-path_without_end = un chemin stratégique a au moins deux pas, et aucun ne continue depuis { $territory }
why-path_of_one = un seul pas vers { $territory } est une marche ; le déplacement stratégique va plus loin
why-garrison_there = il y a une garnison de { $power } à { $territory }
why-ally_home = { $territory } est un territoire national de { $power }, puissance alliée

## battles

why-no_battle = aucune bataille n’est à livrer à { $territory }
why-has_declared = { $power } a déclaré son soutien
why-uncontrolled_supports = personne ne contrôle { $power }, qui ne soutient personne d’autre
why-minor_alone = une puissance secondaire que personne ne contrôle n’est soutenue que par ses propres généraux
why-not_of_side = { $power } n’a pas d’alliance avec { $side }
why-busy = { $general } prend part à une bataille de ce tour de déplacement, ou en a soutenu une
why-not_near = { $general } est à { $here }, sans frontière commune avec { $territory }
why-support_by_sea = { $general } est à { $here }, que seule la mer relie à { $territory } : le soutien n’y passe pas
why-not_in_battle = vos puissances n’ont aucune part à cette bataille
why-has_passed = { $power } a passé dans cette bataille
why-no_morale = { $power } n’a plus de moral pour jouer une carte
why-free_card_played = { $power } a commencé la bataille sans moral et a joué sa seule carte gratuite
why-no_morale_to_support = { $power } n’a pas de moral, et qui ne fait que soutenir n’a pas de carte gratuite
why-no_plays = les généraux de { $power } ne peuvent plus jouer de cartes dans cette bataille
why-general_not_in_battle = { $general } n’a aucune part à cette bataille
why-other_step = { $general } joue à un autre moment du cycle
why-pile_full = { $general } ne peut plus jouer de cartes
why-pile_chosen = { $general } est celui pour qui vous avez choisi de jouer une carte
why-nothing_hidden = aucune carte adverse n’est face cachée
why-target_first = dites d’abord quelle carte le 3 retourne
why-no_opponent = { $general } n’est pas de l’autre camp
why-no_such_card = { $general } n’a pas de carte { $number }
why-card_is_up = la carte { $number } ({ $general }) est face visible : { $card }
why-only_capital = { $general } va à { $territory }, sa capitale, ou hors plateau
why-stuart_beaten = { $general }, une fois battu, va toujours hors plateau
why-capital_occupied = { $general } va hors plateau, car il y a un général à { $territory }
why-farther = { $general } : { $territory } est à { $away } pas, { $other } à { $best }
why-out_of_reach = { $general } n’a aucun chemin vers { $territory }, par terre ou par une route maritime qui lui soit ouverte

## What happens.

event-game_ended =
    La partie est terminée ; { $winners_count ->
        [0] match nul
        [one] vainqueur : { $winners }
       *[other] vainqueurs : { $winners }
    } ; { $reason }.
event-turn_began = Manche { $round }, tour d’action { $turn }.
event-action_began = { $power } : { $action }.
event-frederick_named = { $general } est { $frederick }.
event-pile_shuffled = { $cards } cartes sont mélangées et forment le nouveau talon.
event-cards_drawn =
    { $power } tire { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
event-cards_seen = { $clause_id ->
    [C9_4_2] { $power } a reçu { $cards }.
   *[other] { $power } a tiré { $cards }.
}
event-card_discarded = { $power } défausse un { $card }.
event-hand_seen = La main de { $power } : { $cards }.
event-morale_changed = Moral de { $power } : { SIGNED($change) }, maintenant { $morale }.
event-money_gained = { $clause_id ->
    [C9_3_1] { $power } prend { $amount ->
            [one] { $amount } écu
           *[other] { $amount } écus
        } d’impôts et en a { $money }.
   *[other] Aucun général de { $power } n’a de place pour elle : { $power } reçoit { $amount ->
            [one] { $amount } écu
           *[other] { $amount } écus
        } à la place et en a { $money }.
}
event-influence_gained =
    { $power } gagne { $points ->
        [one] { $points } point d’influence
       *[other] { $points } points d’influence
    } et en a { $influence }.
event-influence_gained_minor =
    { $power } gagne { $points ->
        [one] { $points } point d’influence
       *[other] { $points } points d’influence
    } grâce à { $by }, sa puissance secondaire, et en a { $influence }.

## diplomacy, election, auction

event-diplomacy_began = Diplomatie.
event-election_began = Élection impériale.
event-auction_began = Enchère : qui contrôle { $power } ?
event-expelled = Exclusion : { $power } doit quitter { $status }.
event-status_chosen = { $power } choisit { $status }.
event-application_accepted = { $power } peut rejoindre { $status }.
event-application_refused = { $power } ne peut pas rejoindre { $status }.
event-status_changed = { $status_id ->
    [neutral] { $power } est maintenant neutre.
    [expansionist] { $power } est maintenant expansionniste.
   *[other] { $power } est maintenant dans { $status }.
}
event-vote_held = { $power } ne prend pas la couronne : on vote.
event-voted = { $power } vote pour { $candidate } ({ $count } voix).
event-emperor_elected = Le titre d’Empereur revient à { $power }.
event-no_emperor = Personne n’a assez de voix : il n’y a pas d’Empereur.
event-bid_revealed = { $power } mise { $bid }.
event-control_taken = { $clause_id ->
    [C12_3_5] { $major } tient la capitale de { $power } et contrôle désormais cette puissance ; statut : { $status }.
   *[other] { $major } contrôle désormais { $power } ; statut : { $status }.
}

## actions

event-money_offered =
    { $power } offre { $count ->
        [one] { $count } écu
       *[other] { $count } écus
    } à { $recipient }.
event-cards_offered =
    { $power } offre { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } à { $recipient }.
event-money_accepted =
    { $recipient } prend { $count ->
        [one] { $count } écu
       *[other] { $count } écus
    } de { $power }.
event-money_declined = { $recipient } refuse l’argent de { $power }.
event-cards_accepted =
    { $recipient } prend { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } de { $power }.
event-cards_declined = { $recipient } refuse les cartes de { $power }.
event-general_placed = { $general } est placé à { $territory }.
event-general_off = { $troops ->
    [0] { $general } quitte { $territory } et va hors plateau.
   *[other] { $general } quitte { $territory }, va hors plateau et perd { $troops ->
            [one] { $troops } troupe
           *[other] { $troops } troupes
        }.
}
event-troop_bought = { $general } reçoit une troupe et en a maintenant { $troops }.
event-fortress_built = { $power } construit une forteresse à { $territory }.
event-corruption =
    La corruption prend { $money ->
        [one] { $money } écu
       *[other] { $money } écus
    } à { $power }.

## movement

event-movement_turn_began = { $power } : tour de déplacement { $turn }.
event-frederick_began = { $frederick } peut faire un déplacement à lui.
event-arbiter_named = { $power } nomme { $arbiter } arbitre.
event-garrison_dismissed = { $power } congédie sa garnison à { $territory }.
event-turn_requested = { $power } demande à { $arbiter } le tour de déplacement { $turn }.
event-turn_granted = { $arbiter } accorde à { $power } le tour de déplacement { $turn }.
event-turn_refused = { $arbiter } refuse à { $power } le tour de déplacement { $turn }.
event-consent_granted = { $power } donne son accord : { $general } peut entrer à { $territory }.
event-consent_refused = { $power } refuse son accord : { $general } ne peut pas entrer à { $territory }.
event-passage_granted = { $power } donne sa permission : { $general } peut aller par mer à { $territory }.
event-passage_refused = { $power } refuse sa permission : { $general } ne peut pas aller par mer à { $territory }.
event-general_marched = { $troops ->
    [0] { $general } marche seul : { $origin } – { $territory }.
   *[other] { $general } marche avec { $troops ->
            [one] { $troops } troupe
           *[other] { $troops } troupes
        } : { $origin } – { $territory }.
}
event-general_passed = { $troops ->
    [0] { $general } suit seul son chemin stratégique : { $origin } – { $territory }.
   *[other] { $general } suit son chemin stratégique avec { $troops ->
            [one] { $troops } troupe
           *[other] { $troops } troupes
        } : { $origin } – { $territory }.
}
event-general_sailed = { $troops ->
    [0] { $general } va seul par mer : { $origin } – { $territory }.
   *[other] { $general } va par mer avec { $troops ->
            [one] { $troops } troupe
           *[other] { $troops } troupes
        } : { $origin } – { $territory }.
}
event-stuart_landed = { $general } débarque à { $territory } avec { $troops } troupes.
event-garrison_placed = { $general } laisse une garnison à { $territory }.

## battles

event-battle = { $general } attaque à { $territory } ({ $powers }) : force de base { $attacking } contre { $defending }.
event-guardian_appointed = { $major } joue { $power } dans cette bataille.
event-supported = { $general } soutient { $side } à { $territory }.
event-card_played = { $power } joue une carte face cachée : { $general }.
event-card_shown = { $power } joue un { $card } face visible : { $general }.
event-card_revealed = Une carte est retournée ({ $general }) : un { $card }.
event-passed = { $power } passe pour le reste de la bataille.
event-pile_revealed = { $general }, cartes : { $cards }. Avec leurs capacités, elles comptent { $value }.
event-battle_won = { $side_id ->
    [defence] La bataille à { $territory } est gagnée par { $side }, { $defending } contre { $attacking }.
   *[other] La bataille à { $territory } est gagnée par { $side }, { $attacking } contre { $defending }.
}
event-battle_drawn = Égalité dans la bataille à { $territory }, { $attacking } contre { $defending } : l’attaquant se replie.
event-troops_lost = { $troops ->
    [0] { $general } perd ses dernières troupes.
   *[other] { $general } perd { $count ->
            [one] { $count } troupe
           *[other] { $count } troupes
        } et en garde { $troops }.
}
event-garrison_lost = { $power } perd sa garnison à { $territory }.
event-general_retired = { $general } va à { $territory }, sa capitale, sans troupes.
event-general_withdrew = { $general } se replie : { $origin } – { $territory }.

## updates of the board

event-garrison_removed = { $power } retire sa garnison à { $territory }.
event-troop_joined = Elle devient une troupe : { $general } en a maintenant { $troops }.
event-general_stayed = { $general } peut rester à { $territory }.
event-lot_drawn = Forces égales à { $territory } : le sort désigne { $power }, qui reste.
