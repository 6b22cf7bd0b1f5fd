### The words of Ancien Régime in English.
###
### `$p` is what is shown for a parameter p of a decision, event or reason, `$p_id` its id for selectors (clause C9.4.2 is
### C9_4_2), `$p_count` the length of a list; `$frederick` is always Frederick's name. Names of territories, of Frederick
### and of Stuart come from the board.

## Powers: as they stand alone; `inside` is the name inside a sentence where that is another.

power-britain = Great Britain
    .adjective = British
power-prussia = Prussia
    .adjective = Prussian
power-austria = Austria
    .adjective = Austrian
power-france = France
    .adjective = French
power-russia = Russia
    .adjective = Russian
power-spain = Spain
    .adjective = Spanish
power-ottoman = Ottoman Empire
    .inside = the Ottoman Empire
    .adjective = Ottoman

## What can be chosen for a game: options, with their values.

choice-scenario = Scenario
    .help = the war that is played (C3.1)
choice-scenario-1740 = War of the Austrian Succession
choice-scenario-1756 = Seven Years' War
choice-players = Players
    .help = the number of players
choice-rounds = Last Round
    .help = a last Round (C4.5); 0 is none
choice-board = Board
    .help = a folder with another edition of the board

## Generals and cards.

piece-general = { $adjective } general { $number }
piece-frederick = { $frederick } ({ $general })
card-drawn = a { $card }

## How a game ends.

outcome-influence = it has enough Influence
outcome-round_limit = the most Influence after the last Round

## What is asked: the question of a decision.

decision-frederick = Which of your generals is { $frederick }? The choice is for the whole game.
decision-expulsion = Diplomacy: whom do you expel from your Coalition?
decision-status = Diplomacy: which status does { $power } choose?
decision-application = { $power } wants to join { $status }. Do you accept?
decision-crown = Emperor Election: { $power } controls enough electors. Does it take the Crown without a vote?
decision-vote =
    Emperor Election: { $power } has { $count ->
        [one] { $count } vote
       *[other] { $count } votes
    }. For whom?
decision-bid = Auction: how much Morale do you bid for the control of { $minor }?
decision-drill = Drill: which card does { $power } discard?
decision-hand_limit = { $power } holds too many cards ({ $count } to discard). Which one goes?
decision-subsidies = Subsidies and Mercenaries: what does { $power } offer (up to { $left } Money or cards)?
decision-mercenaries = Mercenaries: which card does { $power } offer to { $recipient } (up to { $left } more)?
decision-offered_money = { $power } offers { $recipient } { $count } Money. Does { $recipient } accept?
decision-offered_cards =
    { $power } offers { $recipient } { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, to be seen only afterwards. Does { $recipient } accept?
decision-leadership = Leadership: what does { $power } do?
decision-placement = Where is { $general } placed?
decision-mobilisation = Mobilisation: { $power } has { $money } Money. What does it buy?
decision-arbiter = Movement: whom does { $power } name as Arbiter (who gains 1 Morale)?
decision-dismissal = Movement: which garrison does { $power } dismiss?
decision-further_turn = Does { $power } ask { $arbiter }, the Arbiter, for Movement Turn { $turn }?
decision-grant = { $power } asks for Movement Turn { $turn }. Does { $arbiter } grant it, for { $morale } Morale?
decision-movement = Which general of { $power } moves next?
decision-frederick_move = Leadership: does { $frederick } make a move of his own?
decision-march = { $general } is in { $territory }. How does he move, and where to?
decision-strategic = Strategic movement of { $general }, so far to { $territory }. Where next?
decision-consent = { $general } wants to enter { $territory }, which { $power } controls. Does { $power } consent?
decision-passage = { $general } wants to sail to { $territory } by a sea route of { $power }. Does { $power } permit it?
decision-garrison = Does { $general } turn one of his troops into a garrison in { $territory }?
decision-next_battle = Several battles are due. Which one does { $power } fight next?
decision-support_attack = Battle in { $territory }: which general of { $power } supports the attacker?
decision-support_defence = Battle in { $territory }: which general of { $power } supports the defender?
decision-battle_pile = Battle in { $territory }: for which of its generals does { $power } play a card?
decision-battle_card = Battle in { $territory }: which card does { $power } play for { $general }?
decision-scout = Battle in { $territory }: which face-down card is turned up by the 3 of { $power }?
decision-defeat = { $general } is defeated. Does he go to { $territory }, his Capital, or off board?
decision-withdrawal = { $general } withdraws from { $territory }. Where to?
decision-return = The removed garrison becomes a troop of { $power }. Under which general?
decision-leave = { $general } stands in { $territory }, as an Ally now. May he stay?

## What an option means, by its verb, or by decision and verb.

option-territory = { $territory }
option-general = { $general }
option-power = { $power }
option-card = card { $card }
option-status = { $status_id ->
    [neutral] Neutrality: peace with all, double taxes, but movement on own ground only
    [expansionist] Expansionism: war with all but Neutrals
   *[other] { $status }
}
option-expel = expel { $expel }
option-expulsion_stop = expel nobody (else)
option-application_accept = accept: { $power } joins { $status }
option-application_decline = refuse: { $power } has to choose again
option-take = take the Crown
option-hold = hold the vote
option-bid = bid { $bid }
option-drill_card = discard a { $card }
option-hand_limit_card = discard a { $card }
option-money = offer { $count } Money to { $recipient }
option-cards = offer cards to { $value }
option-subsidies_stop = offer nothing (more)
option-mercenaries_card = a { $card }
option-mercenaries_stop = no more cards for { $recipient }
option-offered_money_accept = take the Money
option-offered_money_decline = decline the Money
option-offered_cards_accept = accept
option-offered_cards_decline = decline
option-place = place { $place } on the map, without troops
option-remove = take { $remove } off the map, with the loss of his troops
option-draw = draw a card
option-morale = gain 1 Morale
option-leadership_pass = do nothing
option-leadership_stop = place or take off nobody else
option-troop = a troop for { $troop } ({ $price } Money)
option-mobilisation_draw = a card ({ $price } Money)
option-mobilisation_morale = a point of Morale ({ $price } Money)
option-fortress = a fortress in { $fortress } ({ $price } Money)
option-mobilisation_stop = buy nothing more; Corruption takes the Money that is left
option-dismiss = dismiss the garrison in { $dismiss }
option-dismissal_stop = dismiss no (other) garrison
option-ask = ask for Movement Turn { $turn }
option-further_turn_end = end the Movement action
option-grant_accept = grant it, and gain { $morale } Morale
option-grant_decline = refuse: the Movement action ends
option-land = land Charles Edward Stuart in Scotland
option-end = end of this Movement Turn
option-frederick_move_end = no move
option-march = march to { $march }
option-sea = by sea to { $sea }
option-strategic = strategic movement, first to { $strategic }
option-strategic_territory = on to { $value }
option-strategic_stop = stop in { $territory }
option-consent_accept = consent: he may enter
option-consent_decline = refuse: he may not make this move
option-passage_accept = permit it: he may sail
option-passage_decline = refuse: he may not make this voyage
option-garrison = leave a garrison
option-keep = keep the troops together
option-support_attack_stop = no (further) support
option-support_defence_stop = no (further) support
option-battle_pile_pass = pass: no more cards of { $power } in this battle
option-battle_card_card = a { $card }, face down
option-scout = a 3, face up: it turns up a card of the other side
option-battle_card_pass = pass: no more cards of { $power } in this battle
option-reveal = card { $number } of { $general }
option-defeat_territory = to { $value }
option-withdrawal_territory = to { $value }
option-off = off board, without his troops
option-leave_accept = he may stay
option-leave_decline = he has to withdraw

## Statuses (C7).

status-british = the British Coalition
status-french = the French Coalition
status-neutral = Neutrality
status-expansionist = Expansionism

## Actions (C9).

action-drill = Drill
action-taxation = Taxation
action-subsidies = Subsidies and Mercenaries
action-leadership = Leadership
action-mobilisation = Mobilisation
action-influence = Extending Influence
action-movement = Movement

## The sides of a battle.

side-attack = the attacker
side-defence = the defender

## What is bought (C9.6).

purchase-troop = a troop
purchase-card = a card
purchase-morale = a point of Morale
purchase-fortress = a fortress

## Why a move is not offered (see `bars`).

why-not_asked = it is not your decision; waiting for { $waiting }
why-not_offered = '{ $move }' is no answer to the present question
why-no_consultation = while the cards of a battle are played nobody may talk in private

## generals, territories and cards

why-general_of_other = { $general } is no general of { $power }, which decides now
why-off_board = { $general } is off board; at Leadership he can be placed
why-in_reserve = { $general } is in reserve until he lands in { $territory }, in a French Movement Turn
why-impassable = { $territory } cannot be passed: nobody ever goes there
why-not_controlled = { $controller_id ->
    [nobody] { $territory } is controlled by nobody
   *[other] { $territory } is controlled by { $controller }, not by { $power }
}
why-own_general_there = { $general } stands in { $territory }, and a power has one general there at most
why-hostile_there = { $general }, who is hostile, stands in { $territory }
why-no_room = { $general } has { $troops } troops, the most that a general can have
why-morale_full = { $power } has { $morale } Morale, the most there is
why-not_in_hand = { $power } has no card { $card }
why-no_cards = { $power } has no cards
why-must_discard = { $power } has to discard a card
why-no_own_garrison = { $power } has no garrison in { $territory }
why-no_troop = { $general } has no troop

## diplomacy, election, auction

why-only_leaders_expel = only the Leaders, Great Britain and France, expel members of their Coalitions
why-expulsions_over = expulsions come before the choice of statuses; the next chance is in the next Round
why-leader_expelled = { $power } is a Leader and stays in its Coalition for ever
why-minor_expelled = { $power } is a Minor: it goes with its Major, and is not expelled alone
why-no_member = { $power } is no member of { $status }
why-expelled_already = you have just expelled { $power }
why-leader_chooses = { $power } is a Leader and never chooses a status
why-has_chosen = { $power } has chosen its status, which is shown when all have
why-was_expelled = { $power } has just been expelled from { $status }
why-was_refused = { $power } has been refused entry to { $status } in this phase
why-uncontrolled_stands = { $power } is controlled by nobody, and neither votes nor stands
why-no_elector = { $power } controls no elector and cannot be voted for
why-at_war = { $other } is at war with { $power }
why-no_vote = you control no elector and do not vote
why-vote_wanted = { $power } has asked for the vote
why-few_electors =
    { $power } controls { $count ->
        [one] { $count } elector
       *[other] { $count } electors
    }; to take the Crown without a vote it needs { $needed }
why-bid_too_high = a bid is paid with Morale, and { $power } has { $morale }
why-has_bid = { $power } has made its bid

## subsidies and mercenaries

why-card_needed = choose at least one card for { $recipient }
why-gift_to_itself = { $power } gives to others, not to itself
why-gift_to_stranger = { $other } is no Ally of { $power }, and only Allies receive something
why-gift_to_uncontrolled = { $other } is controlled by nobody and receives nothing
why-offered_already = { $other } has been made its offer, and there is one for each
why-gift_of_both = Money and cards cannot both be offered in one action
why-gift_limit =
    at most { $most } can be offered in one action; { $left ->
        [one] { $left } is
       *[other] { $left } are
    } left
why-gift_too_dear = { $power } has { $money } Money left to offer

## leadership and mobilisation

why-british_home = { $territory } is a British home, where France never places a general
why-one_thing_only = { $power } has placed or taken off generals, and Leadership is for one thing only
why-place_or_remove = at Leadership generals are placed or taken off, never both
why-on_map = { $general } is on the map, in { $territory }
why-no_site = { $power } controls no territory where a general could be placed
why-fortress_there = there is already a fortress in { $territory }
why-no_fortress_left = all { $count } fortresses are built
why-no_tokens = all tokens of { $power } are in use as troops or garrisons
why-no_cards_left = there are no cards left to be drawn
why-too_dear = { $purchase } costs { $price } Money, and { $power } has { $money }

## movement: the frame

why-arbiter_needed = { $power } has to name an Arbiter, even if nothing will move
why-arbiter_itself = the Arbiter is another power than { $power }
why-arbiter_ally = { $other } is an Ally of { $power }
why-arbiter_of_group = { $other } has the same player as { $power }
why-arbiter_uncontrolled = { $other } is controlled by nobody and cannot be Arbiter
why-arbiter_stays = the Arbiter has been named and cannot be replaced
why-garrison_needed = { $power } is Neutral, and without its garrison in { $territory } a general would stand on ground that is not its own
why-dismissal_over = garrisons are dismissed before the first Movement Turn of a Movement action
why-turn_over = Movement Turn { $turn } is over; a further one has to be asked for
why-no_arbiter = nobody could be Arbiter, so that there is one Movement Turn only
why-last_turn = Movement Turn { $turn } is the last
why-end_turn_first = Movement Turn { $turn } has to be ended first, with its battles
why-arbiter_too_high = Movement Turn { $turn } would give { $arbiter }, the Arbiter, { $grant } Morale, and lift it from { $morale } above { $cap }

## movement: generals and their ways

why-frederick_alone = this is the move of { $frederick } alone, and nothing else belongs to it
why-general_first = first say which general moves
why-only_on_the_move = a garrison is left by a general on his move, or after a battle won
why-has_moved = { $general } has moved already in this Movement Turn
why-no_way = there is no territory that { $general } could enter from { $territory }
why-lands_for_france = { $general } lands in a Movement Turn of { $power }
why-landed_already = { $general } lands once in a game, and has done so
why-march_first = the move of { $general } has to be finished first
why-way_first = first say where { $general } goes; before he leaves you are asked for a garrison
why-say_how = say how he goes to { $territory }: march, sea or strategic
why-path_begun = { $general } is on a strategic path: say 'territory' for its next step, or 'stop'
why-is_there = { $general } is in { $territory } already
why-not_adjacent = { $territory } does not border on { $here }
why-only_by_sea = { $territory } does not border on { $here }; only the sea joins them
why-neutral_stays = { $power } is Neutral and enters only ground of its own or of its Minors, and { $territory } is controlled by { $controller }
why-neutral_home = { $territory } is a home of { $power }, which is Neutral
why-nobody_consents = { $territory } is controlled by { $power }, an Ally for whom nobody can consent as long as nobody controls it
why-move_refused = { $general } has already been refused this move to { $territory } in this Movement Turn
why-no_route = no sea route leads from { $here } to { $territory }
why-route_of_other = the sea route to { $territory } belongs to { $owner }, which is no Ally of { $power }
why-nobody_permits = the sea route to { $territory } belongs to { $owner }, for which nobody can permit it as long as nobody controls it
why-path_back = a strategic path does not come back to { $territory }
why-foreign_ground = a strategic path leads over ground of { $power } and its Allies, and { $territory } is controlled by { $controller }
why-path_blocked = a hostile general stands in { $territory }: a strategic path may end there, but not pass, and one step is a march
why-path_without_end = a strategic path has at least two steps, and from { $territory } none leads on
why-path_of_one = one step to { $territory } is a march; strategic movement goes further
why-garrison_there = there is a garrison of { $power } in { $territory }
why-ally_home = { $territory } is a home of { $power }, an Ally

## battles

why-no_battle = no battle is due in { $territory }
why-has_declared = { $power } has declared its support
why-uncontrolled_supports = { $power } is controlled by nobody and supports nobody else
why-minor_alone = a Minor that nobody controls is supported by its own generals only
why-not_of_side = { $power } is no Ally of { $side }
why-busy = { $general } is in a battle of this Movement Turn, or has supported one
why-not_near = { $general } is in { $here }, which does not border on { $territory }
why-support_by_sea = only the sea joins { $here }, where { $general } is, and { $territory }: support does not pass along it
why-not_in_battle = your powers have no part in this battle
why-has_passed = { $power } has passed in this battle
why-no_morale = { $power } has no Morale left to play a card
why-free_card_played = { $power } began the battle without Morale and has played its one free card
why-no_morale_to_support = { $power } has no Morale, and who only supports has no free card
why-no_plays = the generals of { $power } have no plays left in this battle
why-general_not_in_battle = { $general } has no part in this battle
why-other_step = { $general } has his turn in another step of the cycle
why-pile_full = { $general } has no plays left
why-pile_chosen = you have chosen to play a card for { $general }
why-nothing_hidden = no card of the other side lies face down
why-target_first = first say which card the 3 turns up
why-no_opponent = { $general } is not on the other side
why-no_such_card = { $general } has no card { $number }
why-card_is_up = card { $number } of { $general } lies face up: { $card }
why-only_capital = { $general } goes to { $territory }, his Capital, or off board
why-stuart_beaten = { $general }, once defeated, always goes off board
why-capital_occupied = there is a general in { $territory }, so that { $general } goes off board
why-farther =
    { $territory } is { $away ->
        [one] { $away } step
       *[other] { $away } steps
    } from { $general }, { $other } is { $best }
why-out_of_reach = no way leads { $general } to { $territory }, by land or by a sea route open to him

## What happens.

event-game_ended =
    The game is over: { $winners_count ->
        [0] a draw
       *[other] { $winners } won
    }; { $reason }.
event-turn_began = Round { $round }, Action Turn { $turn }.
event-action_began = { $power }: { $action }.
event-frederick_named = { $general } is { $frederick }.
event-pile_shuffled = { $cards } cards are shuffled as the new draw pile.
event-cards_drawn =
    { $power } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
event-cards_seen = { $clause_id ->
    [C9_4_2] { $power } received { $cards }.
   *[other] { $power } drew { $cards }.
}
event-card_discarded = { $power } discards a { $card }.
event-hand_seen = The hand of { $power }: { $cards }.
event-morale_changed = Morale of { $power }: { SIGNED($change) }, now { $morale }.
event-money_gained = { $clause_id ->
    [C9_3_1] { $power } takes { $amount } Money in taxes and has { $money }.
   *[other] No general of { $power } has room for it: { $power } gets { $amount } Money instead and has { $money }.
}
event-influence_gained = { $power } gains { $points } Influence and has { $influence }.
event-influence_gained_minor = { $power } gains { $points } Influence by { $by }, its Minor, and has { $influence }.

## diplomacy, election, auction

event-diplomacy_began = Diplomacy.
event-election_began = Emperor Election.
event-auction_began = Auction: who controls { $power }?
event-expelled = { $power } is expelled from { $status }.
event-status_chosen = { $power } chooses { $status }.
event-application_accepted = { $power } is accepted into { $status }.
event-application_refused = { $power } is not let into { $status }.
event-status_changed = { $status_id ->
    [neutral] { $power } is Neutral now.
    [expansionist] { $power } is Expansionist now.
   *[other] { $power } is in { $status } now.
}
event-vote_held = { $power } does not take the Crown: there is a vote.
event-voted =
    { $power } votes for { $candidate } ({ $count ->
        [one] { $count } vote
       *[other] { $count } votes
    }).
event-emperor_elected = { $power } becomes Emperor.
event-no_emperor = Nobody has enough votes: there is no Emperor.
event-bid_revealed = { $power } bids { $bid }.
event-control_taken = { $clause_id ->
    [C12_3_5] { $major } holds the Capital of { $power } and controls { $power } from now on; status: { $status }.
   *[other] { $major } controls { $power } from now on; status: { $status }.
}

## actions

event-money_offered = { $power } offers { $count } Money to { $recipient }.
event-cards_offered =
    { $power } offers { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } to { $recipient }.
event-money_accepted = { $recipient } takes { $count } Money from { $power }.
event-money_declined = { $recipient } declines the Money of { $power }.
event-cards_accepted =
    { $recipient } takes { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } from { $power }.
event-cards_declined = { $recipient } declines the cards of { $power }.
event-general_placed = { $general } is placed in { $territory }.
event-general_off = { $troops ->
    [0] { $general } goes off board from { $territory }.
   *[other] { $general } goes off board from { $territory } and loses { $troops ->
            [one] { $troops } troop
           *[other] { $troops } troops
        }.
}
event-troop_bought = { $general } gets a troop and has { $troops } now.
event-fortress_built = { $power } builds a fortress in { $territory }.
event-corruption = Corruption takes { $money } Money from { $power }.

## movement

event-movement_turn_began = Movement Turn { $turn } of { $power }.
event-frederick_began = { $frederick } may make a move of his own.
event-arbiter_named = { $power } names { $arbiter } as Arbiter.
event-garrison_dismissed = { $power } dismisses its garrison in { $territory }.
event-turn_requested = { $power } asks { $arbiter } for Movement Turn { $turn }.
event-turn_granted = { $arbiter } grants { $power } Movement Turn { $turn }.
event-turn_refused = { $arbiter } refuses { $power } Movement Turn { $turn }.
event-consent_granted = { $power } lets { $general } into { $territory }.
event-consent_refused = { $power } does not let { $general } into { $territory }.
event-passage_granted = { $power } permits { $general } to sail to { $territory }.
event-passage_refused = { $power } does not permit { $general } to sail to { $territory }.
event-general_marched = { $troops ->
    [0] { $general } marches from { $origin } to { $territory } alone.
   *[other] { $general } marches from { $origin } to { $territory } with { $troops ->
            [one] { $troops } troop
           *[other] { $troops } troops
        }.
}
event-general_passed = { $troops ->
    [0] { $general } passes from { $origin } to { $territory } on his strategic path, alone.
   *[other] { $general } passes from { $origin } to { $territory } on his strategic path, with { $troops ->
            [one] { $troops } troop
           *[other] { $troops } troops
        }.
}
event-general_sailed = { $troops ->
    [0] { $general } sails from { $origin } to { $territory } alone.
   *[other] { $general } sails from { $origin } to { $territory } with { $troops ->
            [one] { $troops } troop
           *[other] { $troops } troops
        }.
}
event-stuart_landed = { $general } lands in { $territory } with { $troops } troops.
event-garrison_placed = { $general } leaves a garrison in { $territory }.

## battles

event-battle = { $general } attacks { $powers } in { $territory }: base Strength { $attacking } against { $defending }.
event-guardian_appointed = { $major } plays { $power } in this battle.
event-supported = { $general } supports { $side } in { $territory }.
event-card_played = { $power } plays a card face down for { $general }.
event-card_shown = { $power } plays a { $card } face up for { $general }.
event-card_revealed = A card of { $general } is turned up: a { $card }.
event-passed = { $power } passes for the rest of the battle.
event-pile_revealed = The cards of { $general }: { $cards }. With their abilities they count { $value }.
event-battle_won = { $side_id ->
    [defence] The battle in { $territory } is won by { $side }, { $defending } against { $attacking }.
   *[other] The battle in { $territory } is won by { $side }, { $attacking } against { $defending }.
}
event-battle_drawn = The battle in { $territory } is a tie, { $attacking } against { $defending }: the attacker withdraws.
event-troops_lost = { $troops ->
    [0] { $general } loses his last troops.
   *[other] { $general } loses { $count ->
            [one] { $count } troop
           *[other] { $count } troops
        } and has { $troops } left.
}
event-garrison_lost = { $power } loses its garrison in { $territory }.
event-general_retired = { $general } goes to { $territory }, his Capital, without troops.
event-general_withdrew = { $general } withdraws from { $origin } to { $territory }.

## updates of the board

event-garrison_removed = { $power } removes its garrison in { $territory }.
event-troop_joined = It becomes a troop of { $general }, who has { $troops } now.
event-general_stayed = { $general } may stay in { $territory }.
event-lot_drawn = Equal Strength in { $territory }: by lot { $power } stays.
