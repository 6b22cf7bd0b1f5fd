# The words of Ancien Régime's board, drawers and boards in the browser.

ui-ar-when = Round { $round }, Action Turn { $turn }
ui-ar-doing = { $power_id ->
    [none] { $what }
   *[other] { $what }: { $power }
}
ui-ar-doing-Diplomacy = Diplomacy
ui-ar-doing-Election = Emperor Election
ui-ar-doing-Auction = Auction
ui-ar-doing-Drill = Drill
ui-ar-doing-Subsidies = Subsidies and Mercenaries
ui-ar-doing-Leadership = Leadership
ui-ar-doing-Mobilisation = Mobilisation
ui-ar-doing-Movement = Movement
ui-ar-doing-Battle = Battle
ui-ar-doing-Support = Battle

## The map in words

ui-ar-capital = capital of { $power }
ui-ar-home = home of { $power }
ui-ar-kind-contested = contested land
ui-ar-kind-uncontested = uncontested land
ui-ar-kind-impassable = impassable mountains
ui-ar-value = value { $value }
ui-ar-elector = elector
ui-ar-fortress = fortress
ui-ar-garrison = garrison of { $power }
ui-ar-garrison-fortress = garrison of { $power } in a fortress
ui-ar-general = { $count ->
    [0] { $name } without troops
    [one] { $name } with 1 troop
   *[other] { $name } with { $count } troops
}
ui-ar-route = { $count ->
    [one] to { $territory }
   *[other] to { $territory }, { $count } steps
}
ui-ar-needs-consent = needs the consent of { $power }
ui-ar-battle-there = a battle follows
ui-ar-overlay-control = Control
ui-ar-overlay-entry = Where I may go

## Hands and battles

ui-ar-hand = { $count ->
    [one] Hand of { $power }: 1 card
   *[other] Hand of { $power }: { $count } cards
}
ui-ar-no-cards = no cards
ui-ar-card = Card { $value }: { $ability }
ui-ar-ability-1 = it only counts
ui-ar-ability-2 = it counts 3 where its own power controls the territory
ui-ar-ability-3 = face up it turns up a card of the other side
ui-ar-ability-4 = two of them under one general count 1 more
ui-ar-ability-5 = it costs 1 more Morale if its side loses
ui-ar-card-up = { $value }, face up
ui-ar-card-own = { $value }, face down, known to you
ui-ar-card-down = a card face down
ui-ar-battle-in = Battle in { $territory }
ui-ar-side-attack = Attacker
ui-ar-side-defence = Defender
ui-ar-strength = base Strength { $count }
ui-ar-troops = { $count ->
    [one] 1 troop
   *[other] { $count } troops
}
ui-ar-plays-left = { $count ->
    [one] 1 card may still be played
   *[other] { $count } cards may still be played
}
ui-ar-known-strength = { $hidden ->
    [0] As you know it: { $attack } against { $defence }
   *[other] As you know it: { $attack } against { $defence }, hidden cards: { $hidden }
}
ui-ar-card-adds = a { $value } adds { $added }
ui-ar-passed = Passed: { $powers }

## Auction, diplomacy, election, offers

ui-ar-auction = Who controls { $power }?
ui-ar-until-now = Until now
ui-ar-bids = Bids
ui-ar-has-bid = has bid
ui-ar-bids-now = still bids
ui-ar-diplomacy-expulsion = The leaders may expel members
ui-ar-diplomacy-choice = All choose a status, in secret
ui-ar-diplomacy-answers = The leaders answer
ui-ar-power = Power
ui-ar-now = Now
ui-ar-wants = Wants
ui-ar-closed = Closed to it
ui-ar-progress = Progress
ui-ar-settled = settled
ui-ar-has-chosen = has chosen
ui-ar-is-choosing = is choosing
ui-ar-election = Emperor Election
ui-ar-no-emperor = There is no Emperor.
ui-ar-emperor = { $power } is Emperor.
ui-ar-votes = { $count ->
    [one] 1 vote
   *[other] { $count } votes
}
ui-ar-votes-for = for { $power }
ui-ar-offers = Offers of { $power }
ui-ar-no-offers = none so far

## Drawers

ui-ar-powers = Powers
ui-ar-coalitions = Coalitions
ui-ar-wheel = Wheel
ui-ar-race = Influence
ui-ar-electors = Electors
ui-ar-played-by = played by { $seat }
ui-ar-uncontrolled = controlled by nobody
ui-ar-status = Status
ui-ar-status-british = British Coalition
ui-ar-status-french = French Coalition
ui-ar-status-neutral = Neutral
ui-ar-status-expansionist = Expansionist
ui-ar-morale = Morale
ui-ar-influence = Influence
ui-ar-influence-of = Influence of { $power }
ui-ar-money = Money
ui-ar-money-taxes = { $money } (taxes { $taxes })
ui-ar-taxes = Taxes
ui-ar-cards = Cards
ui-ar-tokens = Troops in reserve
ui-ar-pile = Draw pile: { $count }, discarded: { $discards }
ui-ar-fortresses-left = Fortresses left: { $count }
ui-ar-relations = War, peace and alliance
ui-ar-relation-war = war
ui-ar-relation-peace = peace
ui-ar-relation-ally = ally
ui-ar-wheel-hint = In each Action Turn the powers go one field on.
ui-ar-race-needed = { $needed } Influence wins.
ui-ar-race-rounds = The game ends after Round { $rounds }.
ui-ar-race-gain = { $wins ->
    [yes] { SIGNED($gain) } in Action Turn { $turn }: that would win
   *[no] { SIGNED($gain) } in Action Turn { $turn }
}
