### What the browser shows of a game of Maria besides its sentences: labels, headings, buttons, short notes.

## Pieces and places, as they are read out: "Breslau, major fortress, Prussian marker, Friedrich with Schwerin".

ui-maria-minor_fortress = minor fortress
ui-maria-major_fortress = major fortress
ui-maria-elector = electoral seat
ui-maria-marker = { $adjective } marker
ui-maria-held = { $adjective }
ui-maria-question-marker = { $adjective } question marker
ui-maria-hussar = hussar
ui-maria-together = { $first } with { $second }
ui-maria-with-troops =
    { $name } ({ $troops ->
        [one] { $troops } troop
       *[other] { $troops } troops
    })
ui-maria-unsupplied = { $name }, out of supply
ui-maria-general = { $adjective } general of rank { $rank }
ui-maria-train = { $adjective } supply train
ui-maria-troops =
    { $troops ->
        [one] { $troops } troop
       *[other] { $troops } troops
    }
ui-maria-out-of-supply = out of supply
ui-maria-at = at { $city }
ui-maria-with = with { $names }
ui-maria-place-box = off the map ({ $box })
ui-maria-place-eliminated = eliminated
ui-maria-place-absent = takes no part
ui-maria-land-of = { $name } ({ $power })
ui-maria-off-map = Off the map
ui-maria-reserve-as = Reserve as { $value }

## The line at the top.

ui-maria-turn = Turn { $turn } · { $year }
ui-maria-setup = Set-up
ui-maria-politics = Politics
ui-maria-hussars = Hussars
ui-maria-election = Imperial Election
ui-maria-winter = Winter
ui-maria-phase-cards = cards
ui-maria-phase-supply = supply
ui-maria-phase-movement = movement
ui-maria-phase-combat = combat
ui-maria-phase-conquest = conquest
ui-maria-trump = Trump: { $suit }
ui-maria-no-trump-yet = No trump yet
ui-maria-victor = Last victor: { $seat }
ui-maria-election-pending = An Emperor will be elected
ui-maria-prussia-neutral = Prussia is neutral

## Hands.

ui-maria-hands = Your cards
ui-maria-hand-of =
    { $power }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
ui-maria-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
ui-maria-suit-at = { $suit } at { $city }
ui-maria-fits = of the suit of the sector
ui-maria-gives = score then { $score }

## Battles.

ui-maria-battle = Battle: { $attacker } against { $defender }
ui-maria-battle-over = The battle is over
ui-maria-right = { $power } has the right to play, at { $score }.
ui-maria-played = Cards played
ui-maria-played-card = { $power } plays { $card } as { $value }: { $score }
ui-maria-reserve = Reserve as
ui-maria-reserve-gives = Reserve as { $value }, score then { $score }
ui-maria-forces =
    { $by } at { $attacker } attacked with { $attacking ->
        [one] { $attacking } troop
       *[other] { $attacking } troops
    }, { $against } at { $defender } had { $defending }.

## Numbers to choose from.

ui-maria-numbers = How many
ui-maria-none-yet = –
ui-maria-price = A recruit costs { $price } points; the cards are worth { $points }.

## Sheets over the map.

ui-maria-stage = Cards and battles
ui-maria-politics-stage = Politics of this turn

## A planned march.

ui-maria-route =
    { $city }: { $roads ->
        [one] { $roads } road
       *[other] { $roads } roads
    }{ $left ->
        [0] { "" }
       *[other] , { $left } left
    }
ui-maria-route-forced =
    { $city }: forced march, { $roads ->
        [one] { $roads } road
       *[other] { $roads } roads
    }
ui-maria-route-conquers = conquers { $names }
ui-maria-route-marks = question marker on { $names }
ui-maria-route-overruns = eliminates { $names }
ui-maria-route-removes = drives off the hussar at { $names }
ui-maria-route-joins = joins { $names }
ui-maria-route-enemies = next to { $names }
ui-maria-route-consent = { $names } must consent
ui-maria-route-wins = wins the game for { $names }

## Layers over the map.

ui-maria-supply = Supply
ui-maria-protection = Protection
ui-maria-reach = Reach
ui-maria-sectors = Sectors
ui-maria-tag-cut = cut off
ui-maria-tag-cost =
    { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }
ui-maria-supply-state =
    { $out ->
        [0] { $due ->
            [0] all in supply
           *[other] hussars cost { $due }
        }
       *[other] { $out } cut off{ $due ->
            [0] { "" }
           *[other] , hussars cost { $due }
        }
    }
ui-maria-bare-hint = Fortresses that nobody protects:
ui-maria-reach-hint = Point at a piece to see where it could go. Full rings: its move; broken ones: forced march.

## The army sheets.

ui-maria-army = Army
ui-maria-others = Other powers
ui-maria-piece = Piece
ui-maria-place = Place
ui-maria-troops-word = Troops
ui-maria-played-by = played by { $seat }
ui-maria-total =
    { $troops ->
        [one] { $troops } troop in all
       *[other] { $troops } troops in all
    }
ui-maria-income =
    draws { $cards ->
        [one] { $cards } card a turn
       *[other] { $cards } cards a turn
    }
ui-maria-income-change = { $cause }: { SIGNED($number) }
ui-maria-divide = Troops of { $name }
ui-maria-fewer = One troop to the other general
ui-maria-more = One troop from the other general

## The political display.

ui-maria-politics-panel = Politics
ui-maria-display = Cards on the display
ui-maria-open-cards = Open cards
ui-maria-in-force = In force
ui-maria-past-cards = Cards that have been open
ui-maria-cards-to-come =
    { $count ->
        [0] No card is to come.
        [one] { $count } card is to come.
       *[other] { $count } cards are to come.
    }
ui-maria-announced =
    Arrows announced: { $boxes ->
        [one] { $boxes } box
       *[other] { $boxes } boxes
    } to the { $direction }
ui-maria-influence = Influence { $value }
ui-maria-order =
    { $place ->
        [1] chooses now
       *[other] chooses as number { $place }
    }
ui-maria-face-down = { $card }, face-down
ui-maria-chosen-by = Chosen by { $power }

## Victory.

ui-maria-victory = Victory
ui-maria-pools-hint = Who has placed all victory markers wins; else the lowest sum of pools over four winters.
ui-maria-goals-hint = Who controls as many of these fortresses wins; if nobody does to the end, Austria wins.
ui-maria-pool = { $pool } of { $markers } in the pool
ui-maria-on-fortresses = On fortresses: { $count }
ui-maria-battle-boxes = In battle boxes
ui-maria-boxes = In other boxes
ui-maria-box-electors = 3 Electors
ui-maria-box-emperor = Emperor
ui-maria-box-italy = Italy
ui-maria-box-silesia = Silesia
ui-maria-aside = Set aside
ui-maria-goal = { $taken } of { $goal }
ui-maria-taken = Taken
ui-maria-not-taken = Not taken
ui-maria-winters-scored =
    { $count ->
        [0] No winter has been scored yet.
        [one] { $count } winter has been scored; the sheet is folded until the end.
       *[other] { $count } winters have been scored; the sheet is folded until the end.
    }
ui-maria-scores = Winter scores: the lowest sum wins
ui-maria-sum = Sum
ui-maria-reduction = France's objectives
ui-maria-reduction-state =
    { $state ->
        [no] France may once give up its conquests in core Austria.
        [ordered] The reduction is ordered: it is carried out between two stages, as soon as it is possible.
       *[done] France has reduced its objectives.
    }
ui-maria-reduce = Order the reduction
ui-maria-keep_objectives = Take the order back

## The electoral college.

ui-maria-college = Electoral college
ui-maria-emperor = The Emperor is elected; the marker of { $power } is in the box.
ui-maria-short-karl = Karl
ui-maria-short-franz = Franz
ui-maria-voted = voted { $candidate }
ui-maria-bound-vote = { $candidate }, bound
ui-maria-free-vote = free
ui-maria-tally = Karl { $karl }, Franz { $franz }, free { $free }; { $needed } votes elect.

## Negotiations.

ui-maria-deals = Treaties
ui-maria-offers = Offers on the table
ui-maria-agreements = Agreements in force
ui-maria-deal = { $number }. { $by } to { $to }
ui-maria-accept = Accept
ui-maria-decline = Decline
ui-maria-withdraw = Withdraw
ui-maria-end-agreement = Propose to end it
ui-maria-subsidies = Subsidies
ui-maria-contract =
    { $power } gives { $other } a card, for { $turns ->
        [one] { $turns } more turn
       *[other] { $turns } more turns
    }
ui-maria-cancel-contract = End it
ui-maria-end-contract = Propose to end it
ui-maria-own-contract = A subsidy between your own powers:
ui-maria-powers = From whom to whom
ui-maria-from-to = { $power } gives { $other }
ui-maria-term = For how long
ui-maria-turns =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
ui-maria-make-contract = Grant it
ui-maria-new-offer = A new offer
ui-maria-offer-to = To whom
ui-maria-add-clause = Add a clause
ui-maria-clause-kind = Kind of clause
ui-maria-choose-kind = What is to be agreed?
ui-maria-choose = Choose
ui-maria-nothing-to-choose = nothing to choose now
ui-maria-add = Add this clause
ui-maria-remove-clause = Remove: { $clause }
ui-maria-offer-preview = Offer to { $to }: { $clauses }.
ui-maria-make-offer = Make the offer
ui-maria-until-turn = until the end of turn { $turn }
ui-maria-find-place = Find a city or region
ui-maria-remove-place = Remove { $place }
ui-maria-pick = Point at cities on the map
ui-maria-gap-power =
    { $place ->
        [1] Power
       *[other] Other power
    }
ui-maria-gap-until = For how long
ui-maria-gap-candidate = Candidate
ui-maria-gap-turns = For how long
ui-maria-gap-places = Places
ui-maria-gap-fortresses = Fortresses
ui-maria-gap-card = Political card
ui-maria-gap-deed = What happens with it
ui-maria-gap-seat = Player
ui-maria-gap-suit = Suit
ui-maria-gap-agreement = Agreement
ui-maria-deed-choose = choose it
ui-maria-deed-avoid = do not choose it
ui-maria-deed-discard = choose and discard it
ui-maria-clause-armistice = Armistice
ui-maria-clause-no_attack = No attack
ui-maria-clause-vote = Vote in the election
ui-maria-clause-subsidy = Subsidy
ui-maria-clause-end_subsidy = End of a subsidy
ui-maria-clause-leave = Leave a region
ui-maria-clause-keep_out = Keep out of a region
ui-maria-clause-no_protection = No protection of fortresses
ui-maria-clause-no_conquest = No conquest of fortresses
ui-maria-clause-peace = Peace for Silesia
ui-maria-clause-politics = Political card
ui-maria-clause-trump = Trump suit
ui-maria-clause-no_hussars = No hussars
ui-maria-clause-no_shift = Saxony stays
ui-maria-clause-consent = Consent to stacks
ui-maria-clause-end = End of an agreement
