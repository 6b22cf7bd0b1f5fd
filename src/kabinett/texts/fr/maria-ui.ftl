### What the browser shows of a game of Maria besides its sentences: labels, headings, buttons, short notes.

## Pieces and places, as they are read out: "Breslau, major fortress, Prussian marker, Friedrich with Schwerin".

ui-maria-minor_fortress = forteresse secondaire
ui-maria-major_fortress = forteresse principale
ui-maria-elector = siège de prince-électeur
ui-maria-marker = marqueur { $adjective }
ui-maria-held = sous contrôle { $adjective }
ui-maria-question-marker = point d’interrogation { $adjective }
ui-maria-hussar = hussard
ui-maria-together = { $first } avec { $second }
ui-maria-with-troops =
    { $name } ({ $troops ->
        [one] { $troops } troupe
       *[other] { $troops } troupes
    })
ui-maria-unsupplied = { $name }, non ravitaillé
ui-maria-general = général { $adjective } de rang { $rank }
ui-maria-train = train de ravitaillement { $adjective }
ui-maria-troops =
    { $troops ->
        [one] { $troops } troupe
       *[other] { $troops } troupes
    }
ui-maria-out-of-supply = non ravitaillé
ui-maria-at = à { $city }
ui-maria-with = avec { $names }
ui-maria-place-box = hors-carte ({ $box })
ui-maria-place-eliminated = hors du plateau
ui-maria-place-absent = ne participe pas
ui-maria-land-of = { $name } ({ $power })
ui-maria-off-map = Hors-carte
ui-maria-reserve-as = Réserve à { $value }

## The line at the top.

ui-maria-turn = Tour { $turn } · { $year }
ui-maria-setup = Mise en place
ui-maria-politics = Politique
ui-maria-hussars = Hussards
ui-maria-election = Élection impériale
ui-maria-winter = Hiver
ui-maria-phase-cards = cartes
ui-maria-phase-supply = ravitaillement
ui-maria-phase-movement = déplacements
ui-maria-phase-combat = combats
ui-maria-phase-conquest = conquêtes
ui-maria-trump = Atout : { $suit }
ui-maria-no-trump-yet = Pas encore d’atout
ui-maria-victor = Dernier vainqueur : { $seat }
ui-maria-election-pending = Un Empereur va être élu
ui-maria-prussia-neutral = La Prusse est neutre

## Hands.

ui-maria-hands = Vos cartes
ui-maria-hand-of =
    { $power } : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
ui-maria-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
ui-maria-suit-at = { $suit } à { $city }
ui-maria-fits = de la couleur du secteur
ui-maria-gives = score alors { $score }

## Battles.

ui-maria-battle = Combat : { $attacker } contre { $defender }
ui-maria-battle-over = Le combat est terminé
ui-maria-right = Droit de jouer : { $power }, à { $score }.
ui-maria-played = Cartes jouées
ui-maria-played-card = { $power } : { $card } à { $value }, score { $score }
ui-maria-reserve = Réserve à
ui-maria-reserve-gives = Réserve à { $value }, score alors { $score }
ui-maria-forces =
    { $by } à { $attacker } a attaqué avec { $attacking ->
        [one] { $attacking } troupe
       *[other] { $attacking } troupes
    } ; { $against } à { $defender } en avait { $defending }.

## Numbers to choose from.

ui-maria-numbers = Combien
ui-maria-none-yet = –
ui-maria-price = Une recrue coûte { $price } points ; les cartes en valent { $points }.

## Sheets over the map.

ui-maria-stage = Cartes et combats
ui-maria-politics-stage = Politique de ce tour

## A planned march.

ui-maria-route =
    { $city } : { $roads ->
        [one] { $roads } route
       *[other] { $roads } routes
    }{ $left ->
        [0] { "" }
       *[other] , reste { $left }
    }
ui-maria-route-forced =
    { $city } : marche forcée, { $roads ->
        [one] { $roads } route
       *[other] { $roads } routes
    }
ui-maria-route-conquers = conquiert { $names }
ui-maria-route-marks = point d’interrogation sur { $names }
ui-maria-route-overruns = élimine { $names }
ui-maria-route-removes = chasse le hussard à { $names }
ui-maria-route-joins = rejoint { $names }
ui-maria-route-enemies = à côté : { $names }
ui-maria-route-consent = accord nécessaire : { $names }
ui-maria-route-wins = victoire immédiate : { $names }

## Layers over the map.

ui-maria-supply = Ravitaillement
ui-maria-protection = Protection
ui-maria-reach = Portée
ui-maria-sectors = Secteurs
ui-maria-tag-cut = coupé
ui-maria-tag-cost =
    { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }
ui-maria-supply-state =
    { $out ->
        [0] { $due ->
            [0] tous ravitaillés
           *[other] les hussards coûtent { $due }
        }
       *[other] coupés : { $out }{ $due ->
            [0] { "" }
           *[other] , les hussards coûtent { $due }
        }
    }
ui-maria-bare-hint = Forteresses que personne ne protège :
ui-maria-reach-hint = Pointez une pièce pour voir où elle pourrait aller. Anneaux pleins : son déplacement ; brisés : marche forcée.

## The army sheets.

ui-maria-army = Armée
ui-maria-others = Autres puissances
ui-maria-piece = Pièce
ui-maria-place = Lieu
ui-maria-troops-word = Troupes
ui-maria-played-by = joueur : { $seat }
ui-maria-total =
    { $troops ->
        [one] { $troops } troupe en tout
       *[other] { $troops } troupes en tout
    }
ui-maria-income =
    tire { $cards ->
        [one] { $cards } carte par tour
       *[other] { $cards } cartes par tour
    }
ui-maria-income-change = { $cause } : { SIGNED($number) }
ui-maria-divide = Troupes : { $name }
ui-maria-fewer = Une troupe à l’autre général
ui-maria-more = Une troupe de l’autre général

## The political display.

ui-maria-politics-panel = Politique
ui-maria-display = Cartes sur le Tableau politique
ui-maria-open-cards = Cartes visibles
ui-maria-in-force = En vigueur
ui-maria-past-cards = Cartes déjà révélées
ui-maria-cards-to-come =
    { $count ->
        [0] Aucune carte n’est à venir.
        [one] { $count } carte est à venir.
       *[other] { $count } cartes sont à venir.
    }
ui-maria-announced =
    Flèches annoncées : { $boxes ->
        [one] { $boxes } case
       *[other] { $boxes } cases
    } { $direction }
ui-maria-influence = Influence { $value }
ui-maria-order =
    { $place ->
        [1] choisit maintenant
       *[other] choisit en position { $place }
    }
ui-maria-face-down = { $card }, face cachée
ui-maria-chosen-by = Choix : { $power }

## Victory.

ui-maria-victory = Victoire
ui-maria-pools-hint = Qui a placé tous ses marqueurs de victoire gagne ; sinon, le plus petit total des stocks sur quatre hivers.
ui-maria-goals-hint = Qui contrôle autant de ces forteresses gagne ; si personne n’y parvient, l’Autriche gagne.
ui-maria-pool = { $pool } sur { $markers } dans le stock
ui-maria-on-fortresses = Sur des forteresses : { $count }
ui-maria-battle-boxes = En cases de bataille
ui-maria-boxes = En autres cases
ui-maria-box-electors = 3 Princes-électeurs
ui-maria-box-emperor = Empereur
ui-maria-box-italy = Italie
ui-maria-box-silesia = Silésie
ui-maria-aside = Mis de côté
ui-maria-goal = { $taken } sur { $goal }
ui-maria-taken = Prises
ui-maria-not-taken = Non prises
ui-maria-winters-scored =
    { $count ->
        [0] Aucun hiver n’a encore été noté.
        [one] { $count } hiver a été noté ; la feuille reste pliée jusqu’à la fin.
       *[other] { $count } hivers ont été notés ; la feuille reste pliée jusqu’à la fin.
    }
ui-maria-scores = Scores d’hiver : le plus petit total gagne
ui-maria-sum = Total
ui-maria-reduction = Objectifs de la France
ui-maria-reduction-state =
    { $state ->
        [no] La France peut renoncer une fois à ses conquêtes au Cœur de l’Autriche.
        [ordered] La réduction est ordonnée : elle a lieu entre deux étapes, dès que possible.
       *[done] La France a réduit ses objectifs.
    }
ui-maria-reduce = Ordonner la réduction
ui-maria-keep_objectives = Annuler l’ordre

## The electoral college.

ui-maria-college = Collège électoral
ui-maria-emperor = L’Empereur est élu ; marqueur dans la case : { $power }.
ui-maria-short-karl = Charles
ui-maria-short-franz = François
ui-maria-voted = a voté { $candidate }
ui-maria-bound-vote = { $candidate }, obligé
ui-maria-free-vote = libre
ui-maria-tally = Charles { $karl }, François { $franz }, libres { $free } ; il faut { $needed } voix.

## Negotiations.

ui-maria-deals = Traités
ui-maria-offers = Offres en cours
ui-maria-agreements = Accords en vigueur
ui-maria-deal = { $number }. { $by } à { $to }
ui-maria-accept = Accepter
ui-maria-decline = Refuser
ui-maria-withdraw = Retirer
ui-maria-end-agreement = Proposer d’y mettre fin
ui-maria-subsidies = Subventions
ui-maria-contract =
    { $power } donne une carte à { $other }, encore { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
ui-maria-cancel-contract = Y mettre fin
ui-maria-end-contract = Proposer d’y mettre fin
ui-maria-own-contract = Une subvention entre vos propres puissances :
ui-maria-powers = De qui à qui
ui-maria-from-to = { $power } → { $other }
ui-maria-term = Pour combien de temps
ui-maria-turns =
    { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
ui-maria-make-contract = L’accorder
ui-maria-new-offer = Une nouvelle offre
ui-maria-offer-to = À qui
ui-maria-add-clause = Ajouter une clause
ui-maria-clause-kind = Type de clause
ui-maria-choose-kind = De quoi convenir ?
ui-maria-choose = Choisir
ui-maria-nothing-to-choose = rien à choisir pour l’instant
ui-maria-add = Ajouter cette clause
ui-maria-remove-clause = Retirer : { $clause }
ui-maria-offer-preview = Offre à { $to } : { $clauses }.
ui-maria-make-offer = Faire l’offre
ui-maria-until-turn = jusqu’à la fin du tour { $turn }
ui-maria-find-place = Chercher une cité ou une région
ui-maria-remove-place = Retirer { $place }
ui-maria-pick = Pointer des cités sur la carte
ui-maria-gap-power =
    { $place ->
        [1] Puissance
       *[other] Autre puissance
    }
ui-maria-gap-until = Pour combien de temps
ui-maria-gap-candidate = Candidat
ui-maria-gap-turns = Pour combien de temps
ui-maria-gap-places = Lieux
ui-maria-gap-fortresses = Forteresses
ui-maria-gap-card = Carte politique
ui-maria-gap-deed = Ce qu’on en fait
ui-maria-gap-seat = Joueur
ui-maria-gap-suit = Couleur
ui-maria-gap-agreement = Accord
ui-maria-deed-choose = la choisir
ui-maria-deed-avoid = ne pas la choisir
ui-maria-deed-discard = la choisir et la défausser
ui-maria-clause-armistice = Armistice
ui-maria-clause-no_attack = Pas d’attaque
ui-maria-clause-vote = Vote à l’élection
ui-maria-clause-subsidy = Subvention
ui-maria-clause-end_subsidy = Fin d’une subvention
ui-maria-clause-leave = Quitter une région
ui-maria-clause-keep_out = Rester hors d’une région
ui-maria-clause-no_protection = Ne pas protéger de forteresses
ui-maria-clause-no_conquest = Ne pas conquérir de forteresses
ui-maria-clause-peace = Paix contre la Silésie
ui-maria-clause-politics = Carte politique
ui-maria-clause-trump = Atout
ui-maria-clause-no_hussars = Pas de hussards
ui-maria-clause-no_shift = La Saxe reste
ui-maria-clause-consent = Accord pour les piles
ui-maria-clause-end = Fin d’un accord
