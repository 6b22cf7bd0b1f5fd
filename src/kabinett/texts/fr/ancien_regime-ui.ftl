# The words of Ancien Régime's board, drawers and sheets in the browser.

ui-ar-when = Manche { $round }, tour { $turn }
ui-ar-round = Manche { $round }
ui-ar-turn = Tour { $turn }
ui-ar-movement-turn = { $power } : tour de déplacement { $turn }
ui-ar-doing = { $power ->
    [none] { $what }
   *[other] { $power } : { $what }
}
ui-ar-doing-Diplomacy = Diplomatie
ui-ar-doing-Election = Élection impériale
ui-ar-doing-Auction = Enchère
ui-ar-doing-Drill = Exercice
ui-ar-doing-Subsidies = Subventions
ui-ar-doing-Leadership = Commandement
ui-ar-doing-Mobilisation = Mobilisation
ui-ar-doing-Movement = Déplacement
ui-ar-doing-frederick = Déplacement de Frédéric

## The map in words

ui-ar-capital = capitale de { $power }
ui-ar-home = territoire national de { $power }
ui-ar-kind-contested = disputé : { $powers }
ui-ar-kind-uncontested = non disputé
ui-ar-kind-impassable = montagnes infranchissables
ui-ar-value = valeur { $value }
ui-ar-elector = électeur
ui-ar-crown-here = siège de l’Empereur
ui-ar-fortress = forteresse sans garnison
ui-ar-garrison = garnison : { $power }
ui-ar-garrison-fortress = garnison dans une forteresse : { $power }
ui-ar-general = { $count ->
    [one] { $name } avec { $count } troupe
   *[other] { $name } avec { $count } troupes
}
ui-ar-in = à { $territory }
ui-ar-place-off = hors plateau
ui-ar-place-reserve = en réserve
ui-ar-region-contested = Territoires disputés
ui-ar-region-uncontested = Territoires non disputés
ui-ar-region-away = Hors de la carte

## Ways

ui-ar-route-march = marche vers { $territory }
ui-ar-route-sea = par mer vers { $territory }
ui-ar-route-strategic = déplacement stratégique vers { $territory }, { $count } pas
ui-ar-needs-consent = demande l’accord de { $power }
ui-ar-needs-passage = demande la permission de { $power } pour la mer
ui-ar-battle-there = une bataille s’ensuit
ui-ar-battle-with = bataille ({ $powers }) : force de base { $attack } contre { $defence }

## Layers over the map

ui-ar-overlay-control = Contrôle
ui-ar-overlay-entry = Où je peux aller
ui-ar-overlay-reach = Portée
ui-ar-entry-of = Pour les généraux de { $power }, où qu’ils soient :
ui-ar-entry-nobody = Seul qui joue une puissance a où aller.
ui-ar-entry-free = libre
ui-ar-entry-consent = avec l’accord d’un allié
ui-ar-entry-battle = vers une bataille
ui-ar-entry-forbidden = interdit
ui-ar-reach-hint = Pointez un général pour voir où il pourrait aller.
ui-ar-reach-turn = Tour de déplacement { $turn }

## Hands and cards

ui-ar-stage = Cartes et affaires
ui-ar-hands = Mains
ui-ar-hand = { $count ->
    [0] { $power } : main sans cartes
    [one] { $power } : main de { $count } carte
   *[other] { $power } : main de { $count } cartes
}
ui-ar-cards-held = { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
}
ui-ar-card = Carte { $value } : { $ability }
ui-ar-card-gives = { $card } ; elle ajoute { $added }
ui-ar-ability-none = compte sans plus
ui-ar-ability-home_ground = compte 1 de plus où sa puissance contrôle le territoire
ui-ar-ability-scout = face visible, retourne une carte adverse
ui-ar-ability-pair = deux sous un même général comptent 1 de plus
ui-ar-ability-gamble = coûte 1 point de moral de plus si son camp perd
ui-ar-card-up = { $value }, face visible
ui-ar-card-own = { $value }, face cachée, connue de vous
ui-ar-card-down = une carte face cachée
ui-ar-card-of = carte { $number }, { $general }
ui-ar-cards-are = cartes { $cards }

## Battles

ui-ar-battle-in = Bataille à { $territory }
ui-ar-battle-over = La bataille à { $territory } est terminée
ui-ar-side-attack = Attaquant
ui-ar-side-defence = Défenseur
ui-ar-supports = soutient
ui-ar-may-support = Peuvent soutenir :
ui-ar-troops = { $count ->
    [0] sans troupes
    [one] { $count } troupe
   *[other] { $count } troupes
}
ui-ar-plays-left = { $count ->
    [0] plus de carte à jouer
    [one] peut jouer encore { $count } carte
   *[other] peut jouer encore { $count } cartes
}
ui-ar-base-strength = Force de base : { $attack } contre { $defence }
ui-ar-known-strength = { $hidden ->
    [0] Ce que vous savez : { $attack } contre { $defence }
   *[other] Ce que vous savez : { $attack } contre { $defence }, cartes cachées : { $hidden }
}
ui-ar-would-win = Influence à gagner, { $power } : { $count }
ui-ar-controlled-by = est sous le contrôle de { $power }.
ui-ar-controlled-by-nobody = n’est contrôlé par personne.
ui-ar-passed = Ont passé : { $powers }
ui-ar-pile-of = Cartes : { $general }
ui-ar-counts = = { $value }

## Auction, diplomacy, election

ui-ar-auction = Qui contrôle { $power } ?
ui-ar-until-now = Jusqu’ici
ui-ar-your-bid = Votre mise
ui-ar-bid = une mise de { $bid }
ui-ar-bids = Mises
ui-ar-has-bid = a misé
ui-ar-bids-now = n’a pas encore misé
ui-ar-leaves-morale = reste en moral : { $count }
ui-ar-leaves-money =
    { $count ->
        [one] reste { $count } écu
       *[other] restent { $count } écus
    }
ui-ar-keeps = { $count ->
    [0] il ne garde pas de troupes
    [one] il garde { $count } troupe
   *[other] il garde { $count } troupes
}
ui-ar-diplomacy-expulsion = Les chefs peuvent exclure des membres
ui-ar-diplomacy-choice = Tous choisissent un statut, en secret
ui-ar-diplomacy-answers = Les chefs répondent
ui-ar-progress = Où en est chacun
ui-ar-members = Membres de la coalition
ui-ar-member-facts = Influence { $influence }, moral { $morale }
ui-ar-expelled = exclusion
ui-ar-as-now = comme maintenant
ui-ar-has-to-accept = accord nécessaire : { $power }
ui-ar-wants = souhaite : { $status }
ui-ar-stays = reste
ui-ar-closed = fermé : { $status }
ui-ar-settled = réglé
ui-ar-has-chosen = a choisi
ui-ar-is-choosing = choisit
ui-ar-election = Élection impériale
ui-ar-no-emperor = Il n’y a pas d’Empereur.
ui-ar-emperor = Empereur : { $power }.
ui-ar-votes-needed = Il faut { $needed } voix.
ui-ar-votes = { $count } voix
ui-ar-votes-for = vote pour { $power }
ui-ar-candidate-facts = { $count } voix à soi, { $cast } reçues
ui-ar-free-electors = Personne ne contrôle :

## Actions

ui-ar-offers = Offres de { $power }
ui-ar-no-offers = aucune jusqu’ici
ui-ar-offered = reçoit une offre
ui-ar-gift-money =
    { $count ->
        [one] { $power } : { $count } écu
       *[other] { $power } : { $count } écus
    }
ui-ar-gift-cards = { $power } : cartes
ui-ar-recipient-facts = { $count ->
    [one] argent { $money }, { $count } carte
   *[other] argent { $money }, { $count } cartes
}
ui-ar-leadership = Commandement de { $power }
ui-ar-place-generals = Placer des généraux, sans troupes
ui-ar-remove-generals = Ou retirer des généraux de la carte, avec leurs troupes
ui-ar-or-instead = Ou bien
ui-ar-do-draw = Une carte
ui-ar-do-morale = 1 point de moral
ui-ar-morale-now = maintenant { $morale } sur { $cap }
ui-ar-morale-of = { $power } : moral { $morale }
ui-ar-mobilisation = Mobilisation de { $power }
ui-ar-money-left =
    { $count ->
        [one] { $count } écu
       *[other] { $count } écus
    }
ui-ar-corruption-hint = ce qui n’est pas dépensé est perdu
ui-ar-buy-troop = Troupes
ui-ar-buy-other = Cartes et moral
ui-ar-buy-fortress = Forteresse
ui-ar-no-site = pas de lieu, ou trop cher
ui-ar-arbiter = L’arbitre
ui-ar-arbiter-hint = Il gagne tout de suite 1 point de moral, et davantage pour chaque autre tour de déplacement qu’il accorde.
ui-ar-arbiter-facts = { $turns ->
    [one] Moral { $morale }, { $turns } tour de déplacement
   *[other] Moral { $morale }, jusqu’à { $turns } tours de déplacement
}

## Drawers

ui-ar-powers = Puissances
ui-ar-coalitions = Coalitions
ui-ar-wheel = Roue
ui-ar-race = Influence
ui-ar-electors = Électeurs
ui-ar-leader = Chef
ui-ar-played-by = joueur : { $seat }
ui-ar-uncontrolled = sans contrôle
ui-ar-status = Statut
ui-ar-status-british = Coalition britannique
ui-ar-status-french = Coalition française
ui-ar-status-neutral = Neutre
ui-ar-status-expansionist = Expansionniste
ui-ar-meaning-british = alliance entre membres, guerre avec la coalition française et les expansionnistes
ui-ar-meaning-french = alliance entre membres, guerre avec la coalition britannique et les expansionnistes
ui-ar-meaning-neutral = paix avec tous, impôts doublés ; ne se déplace que chez soi, n’est attaqué que hors de son territoire national
ui-ar-meaning-expansionist = guerre avec tous sauf les neutres, aucun allié
ui-ar-morale = Moral
ui-ar-influence = Influence
ui-ar-influence-of = Influence de { $power }
ui-ar-track = { $label } : { $value } sur { $last }
ui-ar-money = Argent
ui-ar-money-taxes =
    { $money ->
        [one] { $money } écu, impôts { $taxes }
       *[other] { $money } écus, impôts { $taxes }
    }
ui-ar-cards = Cartes
ui-ar-tokens = { $count } en réserve
ui-ar-pile = Talon : { $count }, défausse : { $discards }
ui-ar-fortresses-left = Forteresses restantes : { $count }
ui-ar-relations = Guerre, paix et alliance
ui-ar-relation-war = guerre
ui-ar-relation-peace = paix
ui-ar-relation-ally = alliance
ui-ar-idle = { $power } : personne ne contrôle encore cette puissance, elle ne fait rien
ui-ar-race-needed = { $needed } points d’influence donnent la victoire.
ui-ar-race-rounds = La partie finit après la manche { $rounds }.
ui-ar-race-gain = { $wins ->
    [yes] { SIGNED($gain) } au tour d’action { $turn } : ce serait la victoire
   *[no] { SIGNED($gain) } au tour d’action { $turn }
}
ui-ar-race-emperor = dont { $gain } par la couronne
ui-ar-race-for = pour { $power }
