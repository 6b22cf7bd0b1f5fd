# The words of Ancien Régime's board, drawers and sheets in the browser.

ui-ar-when = Round { $round }, Turn { $turn }
ui-ar-round = Round { $round }
ui-ar-turn = Turn { $turn }
ui-ar-movement-turn = { $power }: Movement Turn { $turn }
ui-ar-doing = { $power ->
    [none] { $what }
   *[other] { $power }: { $what }
}
ui-ar-doing-Diplomacy = Diplomacy
ui-ar-doing-Election = Emperor Election
ui-ar-doing-Auction = Auction
ui-ar-doing-Drill = Drill
ui-ar-doing-Subsidies = Subsidies
ui-ar-doing-Leadership = Leadership
ui-ar-doing-Mobilisation = Mobilisation
ui-ar-doing-Movement = Movement
ui-ar-doing-frederick = Frederick’s own move

## The map in words

ui-ar-capital = Capital of { $power }
ui-ar-home = home of { $power }
ui-ar-kind-contested = contested between { $powers }
ui-ar-kind-uncontested = uncontested
ui-ar-kind-impassable = impassable mountains
ui-ar-value = value { $value }
ui-ar-elector = elector
ui-ar-crown-here = seat of the Emperor
ui-ar-fortress = fortress without a garrison
ui-ar-garrison = garrison of { $power }
ui-ar-garrison-fortress = garrison of { $power } in a fortress
ui-ar-general = { $count ->
    [one] { $name } with { $count } troop
   *[other] { $name } with { $count } troops
}
ui-ar-in = in { $territory }
ui-ar-place-off = off board
ui-ar-place-reserve = in reserve
ui-ar-region-contested = Contested territories
ui-ar-region-uncontested = Uncontested territories
ui-ar-region-away = Not on the map

## Ways

ui-ar-route-march = march to { $territory }
ui-ar-route-sea = by sea to { $territory }
ui-ar-route-strategic = strategic movement to { $territory }, { $count } steps
ui-ar-needs-consent = needs the consent of { $power }
ui-ar-needs-passage = needs the permission of { $power } to sail
ui-ar-battle-there = a battle follows
ui-ar-battle-with = battle against { $powers }: base Strength { $attack } against { $defence }

## Layers over the map

ui-ar-overlay-control = Control
ui-ar-overlay-entry = Where I may go
ui-ar-overlay-reach = Reach
ui-ar-entry-of = For the generals of { $power }, wherever they stand:
ui-ar-entry-nobody = Only who plays a power has somewhere to go.
ui-ar-entry-free = free
ui-ar-entry-consent = with an Ally’s consent
ui-ar-entry-battle = into a battle
ui-ar-entry-forbidden = forbidden
ui-ar-reach-hint = Point at a general to see where he could go.
ui-ar-reach-turn = Movement Turn { $turn }

## Hands and cards

ui-ar-stage = Cards and affairs
ui-ar-hands = Hands
ui-ar-hand = { $count ->
    [0] Hand of { $power }: no cards
    [one] Hand of { $power }: 1 card
   *[other] Hand of { $power }: { $count } cards
}
ui-ar-cards-held = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
ui-ar-card = Card { $value }: { $ability }
ui-ar-card-gives = { $card }; it adds { $added }
ui-ar-ability-none = it only counts
ui-ar-ability-home_ground = it counts 1 more where its own power controls the territory
ui-ar-ability-scout = face up it turns up a card of the other side
ui-ar-ability-pair = two of them under one general count 1 more
ui-ar-ability-gamble = it costs 1 more Morale if its side loses
ui-ar-card-up = { $value }, face up
ui-ar-card-own = { $value }, face down, known to you
ui-ar-card-down = a card face down
ui-ar-card-of = card { $number } of { $general }
ui-ar-cards-are = cards { $cards }

## Battles

ui-ar-battle-in = Battle in { $territory }
ui-ar-battle-over = The battle in { $territory } is over
ui-ar-side-attack = Attacker
ui-ar-side-defence = Defender
ui-ar-supports = supports
ui-ar-may-support = May support:
ui-ar-troops = { $count ->
    [0] no troops
    [one] 1 troop
   *[other] { $count } troops
}
ui-ar-plays-left = { $count ->
    [0] no card may be played
    [one] 1 card may still be played
   *[other] { $count } cards may still be played
}
ui-ar-base-strength = Base Strength: { $attack } against { $defence }
ui-ar-known-strength = { $hidden ->
    [0] As you know it: { $attack } against { $defence }
   *[other] As you know it: { $attack } against { $defence }, hidden cards: { $hidden }
}
ui-ar-would-win = { $power } would win { $count } Influence
ui-ar-controlled-by = is controlled by { $power }.
ui-ar-controlled-by-nobody = is controlled by nobody.
ui-ar-passed = Passed: { $powers }
ui-ar-pile-of = Cards of { $general }
ui-ar-counts = = { $value }

## Auction, diplomacy, election

ui-ar-auction = Who controls { $power }?
ui-ar-until-now = Until now
ui-ar-your-bid = Your bid
ui-ar-bid = a bid of { $bid }
ui-ar-bids = Bids
ui-ar-has-bid = has bid
ui-ar-bids-now = still bids
ui-ar-leaves-morale = leaves { $count } Morale
ui-ar-leaves-money = leaves { $count } Money
ui-ar-keeps = { $count ->
    [0] he keeps no troops
    [one] he keeps 1 troop
   *[other] he keeps { $count } troops
}
ui-ar-diplomacy-expulsion = The Leaders may expel members
ui-ar-diplomacy-choice = All choose a status, in secret
ui-ar-diplomacy-answers = The Leaders answer
ui-ar-progress = How far everybody is
ui-ar-members = Members of the Coalition
ui-ar-member-facts = Influence { $influence }, Morale { $morale }
ui-ar-expelled = is expelled
ui-ar-as-now = as now
ui-ar-has-to-accept = { $power } has to accept
ui-ar-wants = wants { $status }
ui-ar-stays = stays
ui-ar-closed = { $status } closed
ui-ar-settled = settled
ui-ar-has-chosen = has chosen
ui-ar-is-choosing = is choosing
ui-ar-election = Emperor Election
ui-ar-no-emperor = There is no Emperor.
ui-ar-emperor = { $power } is Emperor.
ui-ar-votes-needed = { $needed } votes elect.
ui-ar-votes = { $count ->
    [one] 1 vote
   *[other] { $count } votes
}
ui-ar-votes-for = votes for { $power }
ui-ar-candidate-facts = { $count ->
    [one] 1 vote of its own, { $cast } cast for it
   *[other] { $count } votes of its own, { $cast } cast for it
}
ui-ar-free-electors = Nobody controls:

## Actions

ui-ar-offers = Offers of { $power }
ui-ar-no-offers = none so far
ui-ar-offered = is offered
ui-ar-gift-money = { $power }: { $count } Money
ui-ar-gift-cards = { $power }: cards
ui-ar-recipient-facts = { $count ->
    [one] has { $money } Money, 1 card
   *[other] has { $money } Money, { $count } cards
}
ui-ar-leadership = Leadership of { $power }
ui-ar-place-generals = Place generals, without troops
ui-ar-remove-generals = Or take generals off the map, with their troops
ui-ar-or-instead = Or instead
ui-ar-do-draw = A card
ui-ar-do-morale = 1 Morale
ui-ar-morale-now = now { $morale } of { $cap }
ui-ar-morale-of = { $power } has Morale { $morale }
ui-ar-mobilisation = Mobilisation of { $power }
ui-ar-money-left = { $count } Money
ui-ar-corruption-hint = what is not spent is lost
ui-ar-buy-troop = Troops
ui-ar-buy-other = Cards and Morale
ui-ar-buy-fortress = Fortress
ui-ar-no-site = no place, or too dear
ui-ar-arbiter = The Arbiter
ui-ar-arbiter-hint = He gains 1 Morale now, and more for each further Movement Turn that he grants.
ui-ar-arbiter-facts = { $turns ->
    [one] Morale { $morale }, 1 Movement Turn
   *[other] Morale { $morale }, up to { $turns } Movement Turns
}

## Drawers

ui-ar-powers = Powers
ui-ar-coalitions = Coalitions
ui-ar-wheel = Wheel
ui-ar-race = Influence
ui-ar-electors = Electors
ui-ar-leader = Leader
ui-ar-played-by = played by { $seat }
ui-ar-uncontrolled = controlled by nobody
ui-ar-status = Status
ui-ar-status-british = British Coalition
ui-ar-status-french = French Coalition
ui-ar-status-neutral = Neutral
ui-ar-status-expansionist = Expansionist
ui-ar-meaning-british = Allies among themselves, at war with the French Coalition and Expansionists
ui-ar-meaning-french = Allies among themselves, at war with the British Coalition and Expansionists
ui-ar-meaning-neutral = peace with all, double taxes; moves on own ground only, attacked outside its home only
ui-ar-meaning-expansionist = at war with all but Neutrals, no Allies
ui-ar-morale = Morale
ui-ar-influence = Influence
ui-ar-influence-of = Influence of { $power }
ui-ar-track = { $label }: { $value } of { $last }
ui-ar-money = Money
ui-ar-money-taxes = { $money } Money, taxes { $taxes }
ui-ar-cards = Cards
ui-ar-tokens = { $count } in reserve
ui-ar-pile = Draw pile: { $count }, discarded: { $discards }
ui-ar-fortresses-left = Fortresses left: { $count }
ui-ar-relations = War, peace and alliance
ui-ar-relation-war = war
ui-ar-relation-peace = peace
ui-ar-relation-ally = ally
ui-ar-idle = { $power }, which nobody controls yet: it does nothing
ui-ar-race-needed = { $needed } Influence wins.
ui-ar-race-rounds = The game ends after Round { $rounds }.
ui-ar-race-gain = { $wins ->
    [yes] { SIGNED($gain) } in Action Turn { $turn }: that would win
   *[no] { SIGNED($gain) } in Action Turn { $turn }
}
ui-ar-race-emperor = { $gain } of it by the Crown
ui-ar-race-for = for { $power }
