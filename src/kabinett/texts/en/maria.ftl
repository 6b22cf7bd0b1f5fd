### The words of Maria in English.
###
### `$p` is what is shown for a parameter p of a decision, event or reason, `$p_id` its id for selectors (clause M20.6 is
### M20_6, an empty text is none), `$p_count` the length of a list. Names of cities and generals come from the board.

## Powers: as they stand alone; `inside` is the name inside a sentence where that is another.

power-france = France
    .adjective = French
power-bavaria = Bavaria
    .adjective = Bavarian
power-prussia = Prussia
    .adjective = Prussian
power-saxony = Saxony
    .adjective = Saxon
power-pragmatic = Pragmatic Army
    .inside = the Pragmatic Army
    .adjective = Pragmatic
power-austria = Austria
    .adjective = Austrian

## Seats (M2.1, M24.1).

seat-maria_theresa = Maria Theresa
seat-frederick = Frederick
seat-louis_xv = Louis XV
seat-a2 = Player A
seat-b2 = Player B

## What can be chosen for a game: options, with their values.

choice-variant = Variant
    .help = the introductory or the whole game
choice-variant-introductory = Introductory game
choice-variant-advanced = Advanced game
choice-players = Players
    .help = the number of players
choice-politics = Politics
    .help = the kind of politics in the advanced game (M25)
choice-politics-standard = Standard
choice-politics-optional = Optional
choice-board = Board
    .help = a folder with another edition of the board

## Pieces and places whose names are not on the board.

piece-train = { $power } Train { $number }
piece-of_power = { $power } { $name }
place-beside = beside the board

## Cards, suits and directions.

card-reserve = Reserve
suit-spades = ♠ spades
suit-hearts = ♥ hearts
suit-diamonds = ♦ diamonds
suit-clubs = ♣ clubs
suit-none = none
direction-left = left
direction-right = right

## Political cards (K6): their titles, and a card in a sentence.

political-41a = Military Aid
political-41b = Russo-Swedish War
political-41c = Charles Emmanuel
political-41d = Naples
political-41e = War of Jenkins' Ear
political-41f = Denmark
political-42a = Coup d'État
political-42b = Sweden Capitulates
political-42c = Spain
political-42d = Piedmont-Sardinia
political-42e = Hessian Mercenaries
political-42f = Electoral Palatinate
political-42x = Imperial Election
political-43a = Lopukhin Plot
political-43b = Alexis Bestuzhev
political-43c = Commodore Martin
political-43d = France
political-43e = Union of Frankfurt
political-43f = Quadruple Alliance
political-44a = Catherine
political-44b = Russia
political-44c = Genoa
political-44d = Separate Peace
political-44e = Carnatic Wars
political-44f = Jacobite Rebellion
card-political = { $title } ({ $card })

## What a political card does (K7). An instruction is one sentence or several; its effects have no subject.

instruction-election = The Emperor is elected at the end of this turn.
instruction-executor = the executing power
instruction-receives =
    { $who } receives { $what }{ $lasting ->
        [0] { "" }
       *[other] , to the end of the game
    }.
instruction-does =
    { $who } { $what }{ $lasting ->
        [0] { "" }
       *[other] , to the end of the game
    }.
effect-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
effect-troops =
    { $count ->
        [one] { $count } troop
       *[other] { $count } troops
    }
effect-less =
    draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } less{ $lasting ->
        [0] { " " }this turn
       *[other] { "" }
    }
effect-more =
    draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } more{ $lasting ->
        [0] { " " }this turn
       *[other] { "" }
    }
effect-controls = takes control of { $city }
effect-corps = puts 1 general into { $box }
effect-joins = becomes { $status }

## arrows (M17.5.8)

arrow = { $track } { $steps }
arrow-step = { $boxes } { $direction }
arrow-barred = not while Saxony is { $status }

## Tracks, and what is in force on their boxes (K2-K5).

track-saxony = Saxony
track-russia = Russia
track-italy = Italy
status-prussian_ally = Prussia's ally
status-neutral = neutral
status-austrian_ally = Austria's ally
icon-victory = victory
icon-corps = corps
icon-card = { SIGNED($amount) } card
box-of_power = { $power }: { $icon }
box-in_force = { $box } ({ $effects })
box-no_effect = no effect

## N11: the parts of a political card

part-instruction = the instruction
part-arrow = { $track } { $direction }

## M21.3: what a word of a clause stands for

slot-power = power
slot-until = until
slot-turn = turn
slot-candidate = candidate
slot-turns = number of turns
slot-agreement = agreement
slot-suit = suit
slot-seat = seat
slot-card = card
slot-place = city or region
slot-part = part of the card

## How a game ends.

outcome-france_goal = France controls as many fortresses in Austria as it needs
outcome-prussia_goal = Prussia controls as many fortresses in Austria and Silesia as it needs
outcome-turns_over = the last turn is over and neither France nor Prussia has reached its goal
outcome-both_goals = France and Prussia have both reached their goals
outcome-one_goal = at the end only one of the two goals was reached
outcome-no_goal = the last turn is over and neither goal was reached
outcome-pool_prussia = the pool of Prussia is empty
outcome-pool_france = the pool of France is empty
outcome-pool_pragmatic = the pool of the Pragmatic Army is empty
outcome-pool_austria = the pool of Austria is empty
outcome-election_france = the Imperial Election emptied the pool of France
outcome-election_austria = the Imperial Election emptied the pool of Austria
outcome-scores_prussia = Prussia has the lowest sum of winter scores
outcome-scores_france = France has the lowest sum of winter scores
outcome-scores_pragmatic = the Pragmatic Army has the lowest sum of winter scores
outcome-scores_austria = Austria has the lowest sum of winter scores

## What is asked: the question of a decision.

decision-setup = { $power } has { $left } troops left to give out. How many does { $piece } get?
decision-hussar = Where does hussar { $hussar } go? (now: { $place })
decision-subsidy = Does France pay Bavaria a subsidy this turn?
decision-payment = { $power } pays; points still due: { $due }. Which card?
decision-supplied = { $power } can still spend { $budget } on supply. Which general stays in supply?
decision-movement = Which piece moves next?
decision-march = { $piece } at { $city }, roads taken: { $taken } of at most { $most }. Where to?
decision-train_entry = Where does { $piece } re-enter?
decision-commander = Two generals of equal rank meet at { $city }. Who commands?
decision-division =
    { $piece } and { $other } have { $total ->
        [one] { $total } troop
       *[other] { $total } troops
    } left together. How many does { $piece } keep?
decision-attacker = Who attacks next?
decision-target = Whom does he attack first?
decision-battle = Battle: { $power } has the right to play, at score { $score }.
decision-retreat = { $piece } is beaten and retreats (cities: { $length }). Where to?
decision-retreat_path = By which city does { $piece } retreat?
decision-recruit = Winter: how many troops does { $power } recruit?
decision-general_entry = Where does { $piece } re-enter?
decision-recruits = Recruits left: { $left }. How many of them does { $piece } get?
decision-consent_commander = { $piece } wants to join { $other } at { $city }; their ranks are equal. Who do you propose as commander?
decision-consent = { $piece } wants to join { $other } at { $city }; { $commander } would command the stack. Do you consent?
decision-trump = Politics: you won the last battle. Which suit do you make trump?
decision-placement = Politics: which card does { $power } put face-down on the display?
decision-choice = Politics: which political card does { $power } choose, or does it save its tactical cards?
decision-instruction = { $political }: does { $power } follow the instruction?
decision-arrow = { $political }: does { $power } use the arrow of { $track } (boxes: { $boxes })?
decision-receiver = { $political }: who receives what the card gives?
decision-corps = { $power } must send an expeditionary corps off the map. Which general goes?
decision-corps_return = { $piece } comes back to { $city }, where a general stands. Does he join him?
decision-relocated_piece = Several of your pieces must leave. Which is the next to go?
decision-relocation = { $piece } must go to the nearest city that will do. Which one?
decision-saxony_shift =
    Austria's enemies lost { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }. By how many boxes does Austria move the Saxony marker to the right?
decision-offer = Offer { $number } was made to you. Do you accept it?
decision-peace_offer = Prussia holds all fortresses of Silesia. Does it offer Austria peace for Silesia?
decision-peace_answer = Prussia offers peace: Silesia becomes Prussian, and Prussia neutral. Does Austria accept?
decision-second_train = { $piece } comes into play. Where?
decision-vote = Imperial Election: { $power } votes with { $city }. For whom?

## What an option means, by its verb, or by decision and verb.

option-city = { $city }
option-piece = { $piece }
option-card = { $card }
option-value = { $value }
option-reserve = Reserve as { $value }
option-stop = stop here
option-end = end of movement
option-forced = announce a forced march (main roads only, conquers nothing)
option-stay = leave it where it is
option-subsidy = pay: one card of France's goes to Bavaria
option-keep = do not pay
option-reenter = bring { $reenter } back to a major fortress, for { $price } points in cards
option-battle_card = { $card }, score then { $score }
option-battle_reserve = Reserve as { $value }, score then { $score }
option-battle_stop = { $loss ->
    [0] stop: the battle is drawn
   *[other] stop: accept defeat by { $loss }
}
option-let = let the other player move first in Flanders
option-end_flanders = end your moves in Flanders; the other goes on alone there
option-suit = { $suit }
option-political = { $political }
option-pass = put no card
option-save = save: the tactical cards stay on the display
option-follow = follow the instruction
option-instruction_skip = do not follow the instruction
option-arrow_skip = do not use this arrow
option-left = left by { $boxes }, in favour of Austria's enemies
option-right = right by { $boxes }, in favour of Austria
option-power = { $power }
option-stack = he joins him
option-displace = the other makes room: he goes to the nearest city that will do
option-candidate = { $candidate }
option-offer = offer peace
option-peace_offer_decline = make no offer now
option-peace_answer_accept = accept the peace
option-peace_answer_decline = refuse the peace; the war goes on
option-consent_accept = consent: they stand together
option-consent_decline = refuse: { $piece } must go elsewhere
option-general_entry_decline = he does not re-enter now

## The clauses of agreements (N1-N14) as sentences.

clause-armistice = armistice between { $power } and { $other } until the end of turn { $until }
clause-no_attack = { $power } does not attack { $other } until the end of turn { $until }
clause-vote = { $power } votes for { $candidate }
clause-subsidy =
    { $power } gives { $other } a card in each of its next { $number ->
        [one] { $number } card phase
       *[other] { $number } card phases
    }
clause-end_subsidy = the subsidy of { $power } to { $other } ends
clause-leave = all { $adjective } generals leave { $places } by the end of turn { $until }, and none enters
clause-keep_out = no { $adjective } piece enters { $places } until the end of turn { $until }
clause-no_protection = no { $adjective } general protects { $places } until the end of turn { $until }
clause-no_conquest = no { $adjective } general conquers { $places } until the end of turn { $until }
clause-peace = { $power_id ->
    [prussia] Prussia offers peace for Silesia when it can, until the end of turn { $until }
   *[austria] Austria accepts a peace for Silesia, until the end of turn { $until }
}
clause-politics = { $deed_id ->
    [choose] { $power } chooses the card { $political }
    [avoid] { $power } does not choose the card { $political }
    [discard] { $power } chooses the card { $political } and discards it
   *[parts] { $power } chooses the card { $political } and uses exactly this of it: { $parts }
}
clause-trump = { $seat } makes { $suit } trump
clause-no_hussars = no hussar is placed in { $places } until the end of turn { $until }
clause-no_shift = Austria does not move the Saxony marker until the end of turn { $until }
clause-consent = generals of Austria and the Pragmatic Army may stack until the end of turn { $until }
clause-end = agreement { $number } ends

## What a clause means, for somebody who wants to write one.

meaning-armistice = neither moves next to a general of the other
meaning-no_attack = the same, but it binds the first power only
meaning-vote = its votes in the Imperial Election
meaning-subsidy = the first gives the second a card in that many turns
meaning-end_subsidy = a contract ends early
meaning-leave = its generals there go away as fast as they can, and none comes in
meaning-keep_out = none of its pieces moves in
meaning-no_protection = its generals keep more than 3 roads away from these fortresses
meaning-no_conquest = it does not conquer these fortresses
meaning-peace = prussia offers the peace for Silesia, austria accepts it
meaning-politics = what it does with an open card: parts are instruction, saxony:left, russia:right and so on
meaning-trump = the suit that the last victor makes trump
meaning-no_hussars = Austria places no hussar there
meaning-no_shift = Austria does not move the Saxony marker for points that its enemies lose
meaning-consent = Austria and the Pragmatic Army agree to all their stacks beforehand
meaning-end = an agreement in force ends at once

## Agreements: what they do, and why they end.

agreement-bound = (Agreement { $number }: { $clauses }.)
agreement-no_end = By agreement one of your generals still has to move before you can end your movement.
end-term = with its term
end-consent = by consent
end-object = because it has become pointless

## What a candidate in the Imperial Election is called (M18.3).

candidate-karl = Karl Albrecht of Bavaria
candidate-franz = Franz Stephan of Lorraine

## Regions (M21.7) that are not called like a power.

region-pragmatic = the Netherlands and Hannover
region-silesia = Silesia
region-core_austria = core Austria
region-austrian_netherlands = the Austrian Netherlands
region-flanders_map = the Flanders map
region-bohemia_map = the Bohemia map

## Why something cannot be agreed.

refusal-agreed = agreement { $number }: { $clauses }
refusal-no_negotiations = the introductory game knows no negotiations
refusal-offer_to_whom = an offer begins with the seat it is made to and a colon ({ $seats }), not '{ $seat }'
refusal-offer_to_oneself = an offer is made to another player
refusal-offer_too_long = an offer has at most { $count } clauses and { $letters } letters
refusal-too_many_offers = a player may have { $count } offers on the table at once; withdraw one first
refusal-too_many_agreements = { $count } agreements can run at once; one must end first
refusal-offered_already = that is what { $number } says already
refusal-no_offer = there is no offer { $number }
refusal-not_your_offer = only { $seat } can do that with offer { $number }
refusal-clause_unknown = { $word_id ->
    [none] an offer is a seat, a colon and at least one clause: SEAT: CLAUSE + CLAUSE; what can be agreed: { $words }
   *[other] '{ $word }' cannot be agreed; what can: { $words }
}
refusal-clause_usage = write: { $usage }
refusal-clause_word =
    '{ $word }' is no { $what }{ $near_id ->
        [none] { $known_id ->
            [none] { "" }
           *[other] { " " }({ $known })
        }
       *[other] { " " }(did you mean { $near }?)
    }; write: { $usage }
refusal-clause_twice = '{ $text }' is there twice
refusal-clause_no_fortress = { $places } is no fortress
refusal-clause_parts = { $political } cannot be used as '{ $parts }': each part once, and one direction of an arrow
refusal-superfluous = '{ $text }' is superfluous between two players
refusal-one_player = { $power } and { $other } have the same player and need no agreement
refusal-no_party = { $power } takes no part in this agreement, so it cannot be bound by it
refusal-term_over = turn { $turn } is over
refusal-contradiction = '{ $text }' contradicts '{ $other }', which was promised before
refusal-no_agreement = there is no agreement { $number }
refusal-not_their_agreement = agreement { $number } is not between these two players
refusal-no_enemies = { $power } and { $other } are allies, who never fight
refusal-vote_not_free = { $power } must vote for Franz in any case
refusal-emperor_is_elected = the Emperor has been elected
refusal-contract_by_minor = only a major power gives a subsidy, not { $power }
refusal-contract_not_allied = { $other } is no ally of { $power }, which can give it no subsidy
refusal-contract_running = there is a contract between { $power } and { $other } already
refusal-contract_bavaria = France decides turn by turn on its subsidy to Bavaria
refusal-contract_to_major = of two players' powers only a minor one gets a subsidy, not { $other }
refusal-contract_initial = the subsidy of { $power } to { $other } cannot be ended
refusal-contract_none = there is no contract by which { $power } gives to { $other }
refusal-peace_of_others = the peace for Silesia is offered by Prussia and accepted by Austria, not by { $power }
refusal-peace_is_made = the peace for Silesia has been made
refusal-politics_no_shield = the card { $political } does not show the shield of { $power }
refusal-politics_not_open = { $power } cannot choose the card { $political } any more, or not yet
refusal-trump_not_his = { $seat } does not name the trump suit now

## Why a move is not offered (see `bars`), or what happens by itself and why (see `questions`).

why-not_asked = it is not your decision; waiting for { $waiting }
why-not_offered = '{ $move }' is no answer to the present question
why-public_only = everything is negotiated in public

## pieces and cities

why-not_yours = { $piece } is played by { $seat }
why-general_gone = { $piece } has been eliminated; he can re-enter in winter
why-train_gone = { $piece } has been eliminated; it has to re-enter first
why-in_box = { $piece } is off the map ({ $box })
why-in_silesia_box = { $piece } waits in the Silesia box until Prussia annexes Silesia
why-absent = { $piece } takes no part in this game
why-no_general = { $piece } is no general
why-not_in_play = { $city } lies on a map that is not in play
why-neutral_stays = { $power } is neutral and stays in its home country, where { $city } does not lie
why-neutral_land = { $city } lies in { $power }, which is neutral
why-occupied = { $piece } stands at { $city }

## stacks and troops

why-train_there = { $piece } stands at { $city }, and no general stacks with a train
why-enemy_there = { $piece }, an enemy, stands at { $city }
why-ally_there = { $piece } stands at { $city }; { $power } and { $other } are allied, but do not cooperate
why-neutral_there = { $piece } stands at { $city }; one of { $power } and { $other } is neutral
why-full_stack = { $piece } and { $other } stand at { $city } already, and three generals never stack
why-not_in_stack = { $piece } is none of the two generals who meet at { $city }
why-too_many_troops = { $share } and { $rest } troops: a general commands at most { $most }
why-too_few_troops =
    of { $total ->
        [one] { $total } troop
       *[other] { $total } troops
    } each of the two generals needs at least 1
why-being_divided = the troops of { $piece } at { $city } are just being divided by another decision
why-no_fellow = no other general of his power stands with { $piece } at { $city }
why-has_that_many =
    { $piece } has { $count ->
        [one] { $count } troop
       *[other] { $count } troops
    } already
why-no_division_now = no troops are shifted during the set-up or a battle
why-at_most = a general commands at most { $most } troops
why-setup_minimum =
    { $piece } needs at least { $least ->
        [one] { $least } troop
       *[other] { $least } troops
    }
why-setup_rest_small =
    that leaves { $rest ->
        [one] { $rest } troop
       *[other] { $rest } troops
    } to the other generals of { $power }, who need { $needed }
why-setup_rest_large =
    that leaves { $rest ->
        [one] { $rest } troop
       *[other] { $rest } troops
    } to the other generals of { $power }, who can take { $most }

## hussars

why-hussar_map = hussars stay on the Bohemia map, and { $city } is in Flanders
why-hussar_alone = no Austrian general is on the map who could send a hussar to { $city }
why-hussar_far =
    { $city } is { $away ->
        [one] { $away } city
       *[other] { $away } cities
    } from { $piece }, the nearest Austrian general, and a hussar goes { $reach } at most
why-hussar_there = a hussar is at { $city } already

## cards and payment

why-not_in_hand = { $card_id ->
    [R] { $power } has no Reserve
   *[other] { $power } does not have { $card }
}
why-cannot_pay = the cards of { $power } are not worth { $price } points
why-no_card_asked = no card is asked for now; to a payment that is enough nothing is added
why-subsidy_compulsory = until turn { $turn } France has to pay its subsidy to Bavaria
why-subsidy_lost = Bavaria can receive nothing while { $power } controls { $city }
why-subsidy_later = France decides on its subsidy at the beginning of its card phase

## supply

why-at_home = { $piece } at { $city } is in supply, in the home country of { $power }
why-in_netherlands = { $piece } is always in supply in the Netherlands, where { $city } lies
why-supply_path =
    { $piece } at { $city } is in supply: { $train } is at { $where }, { $length ->
        [one] { $length } road
       *[other] { $length } roads
    } away
why-hussar_cost =
    all paths of { $piece } at { $city } to a train lead past hussars, as at { $where }: supply costs { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }
why-no_train = { $piece } at { $city } is not at home, and { $power } has no train on the map
why-train_too_far =
    { $piece } at { $city } is { $away ->
        [one] { $away } city
       *[other] { $away } cities
    } from the nearest train, { $train } at { $where }, and a path has 6 roads at most
why-train_on_other_map = the way of { $piece } at { $city } to { $train } at { $where } leads over the other map, as only French and Austrian ones do
why-path_blocked = the path of { $piece } at { $city } to a train is blocked by { $other } at { $where }
why-path_closed = the path of { $piece } at { $city } to a train leads through { $where }, which the neutrality of { $power } closes
why-supply_of_others = { $power } pays for its own generals only, and { $piece } is none
why-no_choice_needed = { $piece } is in supply in any case
why-no_path_at_all = { $piece } has no path to a train, whatever is paid
why-too_dear =
    { $piece } costs { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }, and { $budget } are left

## movement

why-piece_first = first say which piece moves
why-march_first = the move of { $piece } has to be finished first
why-movement_ended = you have ended your movement
why-not_active = { $power } does not act in this stage
why-has_moved = { $piece } has moved already in this phase
why-stacked = { $piece } has formed a stack in this phase, which ends the movement of both generals
why-no_first_step = { $piece } can enter none of the cities around { $city }
why-not_moved_yet = { $piece } has not moved yet
why-not_adjacent = { $away ->
    [0] { $piece } is at { $city } already
   *[other] { $city } is { $away ->
            [one] { $away } city
           *[other] { $away } cities
        } from { $here }, and a move goes from city to city; a general takes 3 roads at most (4 main roads, 8 by forced march), a train 2 (3 main roads)
}
why-other_map = only pieces of France and Austria cross between the maps, not { $piece } to { $city }
why-roads_used = { $piece } has used all its roads: { $count }
why-main_road_needed = { $piece } has used { $count } roads; only a main road may follow, and that to { $city } is none
why-train_blocked = { $piece } stands at { $city }, and a train enters only empty cities
why-forced_train = only a general marches by force, not { $piece }
why-forced_already = the forced march of { $piece } is announced
why-forced_late = { $piece } has taken a step; a forced march is announced before the first
why-no_main_road = no main road leads from { $city }
why-forced_by_road = a forced march uses main roads only, and that to { $city } is none
why-forced_on_fortress = a forced march may not enter { $city }, a fortress controlled by { $power }
why-forced_near = a forced march may not enter { $city }, which is next to { $piece } at { $where }
why-forced_on_train = a forced march may not enter { $city }, where { $piece } is
why-not_let_in = { $piece } was not let into { $city }
why-flanders_turn = in Flanders it is the turn of { $seat }
why-flanders_ended = you have ended your moves in Flanders
why-no_turns = nobody has to take turns in Flanders now
why-end_instead = the Pragmatic Army moves in Flanders only: end its movement
why-nobody_left = the other player has ended his moves in Flanders
why-turn_came_back = the other player has just let you go first

## re-entry

why-train_moved = { $piece } has moved or re-entered in this phase
why-no_entry = there is no major fortress where { $piece } could re-enter
why-no_major_fortress = { $city } is no major fortress
why-not_home = { $city } does not lie in the home country of { $power }
why-not_friendly = { $city } is controlled by { $power }
why-flanders_entry = { $city } is in Flanders, where it is not your turn
why-must_enter = the other generals have no room for all recruits ({ $count }), so { $piece } has to re-enter
why-recruits_dear = { $count } recruits cost { $price } points, and { $power } can pay for { $most }
why-no_room = the generals of { $power } can take { $most } more, not so many
why-recruits_left = recruits left: { $left }
why-others_full = the other generals can take { $most } of the recruits, not { $rest }

## conquest

why-no_fortress = { $city } is no fortress
why-own_fortress = { $city } is controlled by { $power } itself
why-allied_fortress = { $city } is controlled by { $power }, an ally of { $other }
why-neutral_fortress = { $city } is controlled by { $power }, which is no enemy of { $other }
why-protected = { $away ->
    [0] { $city } is protected by { $piece }, who is there
   *[other] { $city } is protected by { $piece } at { $where }, { $away ->
            [one] { $away } city
           *[other] { $away } cities
        } away
}
why-forced_leaves = { $piece } marches by force and conquers nothing
why-face_down_leaves = { $piece } is out of supply and conquers nothing
why-conquers = { $city } is not protected: a general of { $power } who leaves it conquers it
why-never_there = no general of yours ever comes to the map of { $city }

## combat and retreat

why-fights_under = { $piece } fights under { $other }
why-attacks_later = { $piece } attacks after all battles of Austria
why-no_enemy_near = no enemy general is next to { $piece }
why-no_enemy = { $piece } is no enemy of { $power }
why-enemy_not_near =
    { $piece } is { $away ->
        [one] { $away } city
       *[other] { $away } cities
    } from { $other }
why-pair_gone = { $piece } is next to an enemy, but their battle has been fought, has lapsed, or was not on the list at the start
why-wrong_suit = { $city } is in a sector of { $suit }, where { $card } does not fit
why-say_value = a Reserve is played with a value from 1 to 8, as in: reserve 5
why-must_play = { $power } has { $suit } and may not stop at score 0
why-right_of_other = { $power } has the right to play, at score { $score }
why-retreat_back = the retreat does not come back to { $city }
why-retreat_length =
    no free way of exactly { $length ->
        [one] { $length } road
       *[other] { $length } roads
    } leads from { $here } to { $city }
why-retreat_nearer =
    { $city } is { $away ->
        [one] { $away } city
       *[other] { $away } cities
    } from { $piece }, { $other } is { $best }
why-retreat_step = { $away ->
    [1] { $city } is on the other map
   *[other] { $city } is { $away ->
            [one] { $away } city
           *[other] { $away } cities
        } from { $here }
}
why-retreat_way =
    no free way of { $length ->
        [one] { $length } road
       *[other] { $length } roads
    } to { $other } leads over { $city }

## politics

why-card_not_open = { $political } is not open this turn
why-card_taken = { $power } has chosen { $political }
why-election_card = the Imperial Election is no card to be chosen
why-no_influence = { $power } has no card on the display
why-has_saved = { $power } saves its cards
why-has_chosen = { $power } has chosen its card
why-arrow_direction = the arrow of { $track } does not point { $direction }: { $political }
why-no_arrow = there is no arrow of { $track }: { $political }
why-arrow_barred = the arrow of { $track } cannot be used while Saxony is { $status }: { $political }
why-arrow_free = the arrow of { $track } can be used: { $political }
why-nothing_executed = no political card is being executed
why-not_receiver = { $power } can receive nothing: { $political }
why-corps_of_other = { $piece } is no general of { $power }, which sends the corps
why-must_leave = { $piece } has to leave { $city }
why-farther =
    { $city } is { $away ->
        [one] { $away } city
       *[other] { $away } cities
    } from { $piece }, { $other } is { $best }
why-not_relocated = { $piece } is not one of the pieces that must go now
why-shift_points = one box for each victory point lost: { $points } at most
why-shift_end = boxes left on the Saxony track: { $most }
why-no_vote = your powers control no electoral fortress
why-no_peace = the introductory game knows no peace
why-not_prussia = only Prussia offers peace for Silesia
why-silesia_not_whole = { $city } in Silesia is controlled by { $power }
why-offer_later = Prussia may offer peace at the end of its action stage
why-not_france = only France reduces its objectives
why-reduced_already = France has reduced its objectives
why-reduction_ordered = the reduction is ordered
why-no_reduction_ordered = no reduction is ordered
why-contract_of_two = { $power } and { $other } have different players, who have to agree on it
why-advanced_only = that is of the advanced game

## What happens.

event-turn_began = Turn { $turn } begins.
event-stage_began = { $powers }: action stage.
event-winter_began = Winter after turn { $turn }.
event-pile_shuffled = { $cards } cards are shuffled as the new draw pile.
event-cards_drawn = { $clause_id ->
    [M20_6] { $power } receives { $count ->
            [one] { $count } card
           *[other] { $count } cards
        } as a subsidy.
    [K7_1] { $power } draws { $count ->
            [one] { $count } card
           *[other] { $count } cards
        } by the political card.
   *[other] { $power } draws { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }.
}
event-cards_seen = { $clause_id ->
    [M2_10] You play { $power } from now on; its cards: { $cards }.
   *[other] { $power } drew { $cards }.
}
event-card_paid = { $power } pays with { $card }.
event-troops_assigned =
    { $piece } gets { $count ->
        [one] { $count } troop
       *[other] { $count } troops
    }.
event-set_up =
    { $power } has { $total ->
        [one] { $total } troop
       *[other] { $total } troops
    } in play.
event-hussar_placed = Hussar { $hussar } rides to { $city }.
event-hussar_removed = The hussar at { $city } is driven off.
event-hussar_cost =
    Hussars: { $power } owes { $due ->
        [one] { $due } point
       *[other] { $due } points
    } for its supply.
event-supply_covered =
    { $piece } is kept in supply for { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }.
event-turned_up = { $piece } is in supply again.
event-turned_down = { $piece } is out of supply.
event-troops_lost =
    { $power } ({ $pieces }) loses { $count ->
        [one] { $count } troop
       *[other] { $count } troops
    }.
event-general_removed = { $piece } is removed from { $city }.
event-troops_divided =
    { $piece } now has { $troops ->
        [one] { $troops } troop
       *[other] { $troops } troops
    }, { $other } { $rest }.
event-commander = { $piece } commands at { $city }.
event-forced_march = { $piece } makes a forced march.
event-moved = { $piece }: { $start } – { $city }.
event-train_eliminated = { $piece } is eliminated at { $city }.
event-train_entered = { $clause_id ->
    [M19_1_9] { $piece } comes into play at { $city }.
   *[other] { $piece } re-enters at { $city }.
}
event-question_marker = { $city } is still protected: question marker of { $power }.
event-question_removed = The question marker on { $city } is removed.
event-fortress_conquered = { $power } conquers { $city } from { $former }; { $controller } controls it.
event-battle =
    { $by } ({ $attacking ->
        [one] { $attacking } troop
       *[other] { $attacking } troops
    }, { $attacker }) attacks { $against } ({ $defending ->
        [one] { $defending } troop
       *[other] { $defending } troops
    }, { $defender }).
event-card_played = { $power } plays { $card } as { $value }: its score is { $score }.
event-battle_won = { $by } beats { $against } by { $score }.
event-battle_drawn = The battle of { $attacker } and { $defender } is drawn.
event-no_retreat =
    There is no way to retreat from { $city }: { $count ->
        [one] { $count } more troop
       *[other] { $count } more troops
    } are lost.
event-retreated = Retreat from { $start } to { $city }: { $pieces }.
event-recruited =
    { $power } recruits { $count ->
        [one] { $count } troop
       *[other] { $count } troops
    }.
event-general_entered = { $piece } re-enters at { $city }.
event-recruits_placed =
    { $piece } gets { $count ->
        [one] { $count } new troop
       *[other] { $count } new troops
    }.
event-game_ended =
    The game is over: { $winners_count ->
        [0] a draw
       *[other] { $winners } won
    }; { $reason }.
event-troops_seen =
    { $piece } has { $count ->
        [one] { $count } troop
       *[other] { $count } troops
    }.
event-let_first = { $seat } lets the other move first in Flanders.
event-flanders_ended = { $seat } has finished moving in Flanders.
event-consent_refused = Consent is refused: { $piece } is not let into { $city }.
event-points_won = { $count ->
    [0] { $power } wins { $points ->
            [one] { $points } victory point
           *[other] { $points } victory points
        }, but its battle boxes are full.
   *[other] { $power } wins { $points ->
            [one] { $points } victory point
           *[other] { $points } victory points
        }; { $count ->
            [one] { $count } marker
           *[other] { $count } markers
        } from its pool to its battle boxes.
}
event-points_lost = { $count ->
    [0] { $power } loses { $points ->
            [one] { $points } victory point
           *[other] { $points } victory points
        }, but its battle boxes are empty.
   *[other] { $power } loses { $points ->
            [one] { $points } victory point
           *[other] { $points } victory points
        }; { $count ->
            [one] { $count } marker
           *[other] { $count } markers
        } from its battle boxes back to its pool.
}
event-political_card = Political card: { $political }.
event-election_called = The Emperor will be elected at the end of this turn; another political card is revealed.
event-trump_turned = { $card } is turned up for the trump suit.
event-trump = { $suit_id ->
    [none] There is no trump suit this turn.
   *[other] Trump is { $suit }.
}
event-card_placed = { $count ->
    [0] { $power } puts no card on the display.
   *[other] { $power } puts a card face-down on the display.
}
event-card_turned_up = { $fits ->
    [0] { $power } has put { $card } on the display: it is no trump and does not count.
   *[other] { $power } has put { $card } on the display: it fits.
}
event-influence = Influence of { $power }: { $value }.
event-cards_saved = { $power } saves its cards on the display.
event-card_chosen = { $power } chooses { $political }.
event-card_unused = { $political } is discarded without effect.
event-cards_taken_back = { $power } takes { $cards } back from the display.
event-cards_covered = { $power } turns { $cards } face-down on the display.
event-instruction_followed = { $power } follows the instruction of { $political }.
event-arrow_announced = { $power } announces a move of the marker of { $track }: { $boxes } to the { $direction }.
event-income_changed = { $political }: the income of { $power } changes by { SIGNED($number) } card.
event-elector_turned = { $city } comes under the control of { $power }.
event-troops_received = { $lost ->
    [0] { $power } receives { $count ->
            [one] { $count } troop
           *[other] { $count } troops
        }.
   *[other] { $power } receives { $count ->
            [one] { $count } troop
           *[other] { $count } troops
        }; for { $lost } more there is no room.
}
event-marker_moved = The marker of { $track } is now on { $box }.
event-italy_box = { $count ->
    [0] The marker of { $power } in the Italy box goes back to the pool.
   *[other] A marker of { $power } goes into the Italy box.
}
event-electors_box = { $count ->
    [0] The marker of { $power } in the box 3 Electors goes back to the pool.
   *[other] A marker of { $power } goes into the box 3 Electors.
}
event-gift_lost = { $count } of these troops are lost: { $power } has no place for them.
event-corps_due = { $power } has no general on the map and must pay for an expeditionary corps if it can.
event-train_waits = No fortress is free for { $piece }; it may re-enter later.
event-corps_left = { $piece } leaves the map for { $box }.
event-corps_lapsed = { $power } can send nobody; the corps lapses.
event-corps_returned = { $piece } returns to { $city }.
event-saxony_status = Saxony is now { $status }.
event-relocated = { $piece } is moved from { $start } to { $city }.
event-marker_removed = The marker of { $power } on { $city } is removed.
event-set_aside = Of these markers { $power } sets aside { $count }; { $rest } go back to the pool.
event-aside_returned = The markers of { $power } that had been set aside ({ $count }) go back to the pool.
event-peace_offered = Prussia offers peace for Silesia.
event-peace_declined = Austria refuses the peace.
event-peace_made = Austria accepts the peace.
event-silesia_annexed = Silesia becomes Prussia's home country.
event-silesia_box = A marker of { $power } goes into the Silesia box.
event-neutrality_began = { $power } is neutral until its action stage of turn { $turn }.
event-neutrality_ended = { $power } is neutral no more.
event-reduction_ordered = France orders the reduction of its objectives: it happens as soon as it can, between two stages.
event-reduction_withdrawn = France takes back the order to reduce its objectives.
event-contract_made =
    { $power } will give { $receiver } a card in each of its next { $turns ->
        [one] { $turns } card phase
       *[other] { $turns } card phases
    }.
event-contract_ended = The subsidy of { $power } to { $receiver } has ended.
event-voted = { $power } votes with { $city } for { $candidate }.
event-emperor_elected = { $candidate } is elected Emperor (Karl { $votes }, Franz { $other }); { $power } puts a marker into the Emperor box.
event-pools = Pools: Prussia { $prussia }, France { $france }, Pragmatic Army { $pragmatic }, Austria { $austria }.
event-winter_scored = The winter scores are written down in secret.
event-winter_scores = { $winter_id ->
    [sum] Sum of the winter scores: Prussia { $prussia }, France { $france }, Pragmatic Army { $pragmatic }, Austria { $austria }.
   *[other] Scores of winter { $winter }: Prussia { $prussia }, France { $france }, Pragmatic Army { $pragmatic }, Austria { $austria }.
}
event-offer_made = Offer { $number }, { $by } to { $to }: { $clauses }.
event-offer_accepted = { $to } accepts offer { $number } of { $by }: { $clauses }.
event-offer_declined = { $to } declines offer { $number } of { $by }.
event-offer_withdrawn = { $by } withdraws offer { $number }.
event-offer_lapsed = Offer { $number } of { $by } to { $to } has lapsed.
event-agreement_ended = Agreement { $number } of { $by } and { $to } has ended { $why }: { $clauses }.
event-agreement_binds = Agreement { $number } binds: { $clauses }.
