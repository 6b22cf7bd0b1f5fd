### What the terminal says besides the sentences of the games: at the table, on the way to one, and on the screens of
### both games. Words in `backticks`, and those in CAPITALS that stand for something to type, are typed as they are.

## What can be typed, as entries of a list in Markdown.

terminal-help_choose = what stands before an option chooses it; so does the move itself (`{ $move }`) or a name that only one option has
terminal-help_again = **Enter** shows the question again; `?` explains it with its clause, `? 3` explains option 3, `? { $clause }` a clause
# $questions: what can be asked about things that happen by themselves, as `? conquer breslau` or `? supply friedrich`.
terminal-help_why = `? { $name }` says why that is no choice{ $questions_count ->
        [0] { "" }
       *[other] ; { $questions } whether it happens, and why
    }
# $place: what a place of the game is called, in capitals.
terminal-help_map = `map` or `map { $place }` shows the neighbourhood, `all` shows everything that you know
terminal-help_place-city = CITY
terminal-help_place-territory = TERRITORY
terminal-help_log = `log` shows the last events again, `undo` takes back your last move, as long as nobody has learned a secret by it
# $what: one of the terminal-page messages.
terminal-help_page = `{ $page }` shows { $what }
terminal-help_save = `save FILE` writes the game so far, `quit` leaves the table
terminal-help_other = `other` passes the screen to another person who is asked too; `other SEAT` to anybody, to answer an offer for example
terminal-help_say = `say TEXT` talks to the table, `say SEAT: TEXT` to one seat (or several, with commas) where the game has private talks
terminal-help_seats = `seats` shows who sits where, and the clocks
terminal-help_ask = `ask undo`, `ask pause`, `ask resume` or `ask end` asks the others for it; `agree` or `decline` answers them
terminal-help_bot = `bot` or `bot LEVEL` lets a bot play your seat, `back` takes it back, `resign` gives the game up, and you watch
terminal-help_quit = `quit` leaves the terminal; your seat stays yours
terminal-help_watcher = `say TEXT` talks to the table, `seats` shows who sits where, and the clocks
terminal-help_watcher_quit = `quit` leaves the terminal
terminal-help_lobby = `seats` shows who sits where, `say TEXT` talks to the table
terminal-help_start = `start` begins the game, if you are the host and all seats are taken
terminal-help_leave = `leave` gives your seat up, `quit` leaves the terminal and keeps it

## Questions and choices.

# Behind a question: its clause, and that ? helps.
terminal-clause = ({ $clause }; ? helps)
terminal-several = '{ $line }' could be { $moves }
terminal-incomplete = '{ $verb }' needs more: { $moves }{ $more ->
        [0] { "" }
       *[other] { " " }...
    }
terminal-no_choice = '{ $line }' is none of the choices ({ $clause }); Enter shows them
terminal-no_number = { $line } stands before none of the choices; Enter shows them
terminal-possible = '{ $line }' is possible now
terminal-means_nothing = '{ $line }' is no clause, no move, and no name that only one of the choices has
terminal-hidden = hidden on the map: { $what }

## A table at this terminal.

terminal-thinks = { $seat } thinks.
# $lost: how many of the last moves are not in the file.
terminal-unkept = { $lost ->
        [0] what was taken back is not kept: { $reason }
        [1] the last move is not kept: { $reason }
       *[other] the last { $lost } moves are not kept: { $reason }
    }
terminal-not_kept = the game so far could not be kept: { $reason }
terminal-hash = Hash of the seed: { $hash }
terminal-note_hash = Note it: with it `{ $program } verify --seed-hash` proves at the end that no shuffle was steered.
terminal-your_turn = { $seat }, it is your turn. Press Enter when you are alone.
terminal-press_enter = Press Enter, or type quit.
terminal-nothing_asked = Nothing is asked of you now.
terminal-nothing_asked_hint = (other passes the screen on; help)
terminal-asked_here = Asked as well: { $seats } (other passes the screen).
terminal-has_offer = { $seat } has an offer to answer: other { $typed } passes the screen.
terminal-no_person = '{ $line }' is no other person at this table ({ $seats })
terminal-save_what = save needs the name of a file
terminal-saved = Saved. Go on later with: { $command }
terminal-no_undo = { $own ->
        [0] you have made no move yet
       *[other] your last move cannot be taken back: somebody has learned a secret, or moved, since
    }
terminal-undone = Your last move is taken back.

## A table on a server.

terminal-not_asked_any_more = this question is no longer asked; look again
terminal-watcher_moves = who watches makes no moves
terminal-help_hint = (help)
terminal-all_taken = The game has not begun: all seats are taken, and the host begins it.
terminal-nobody_plays = The game has not begun: nobody plays { $seats } yet.
terminal-waiting = Waiting for { $seats }.
terminal-offer_waits = An offer waits for your answer: { $choices }
# Who plays a seat through whose eyes one looks; $mine: whether it is one's own.
terminal-substitute_bot = A bot ({ $level }) plays { $seat }{ $mine ->
        [0] .
       *[other] ; back takes it back.
    }
terminal-substitute = { $player } plays { $seat }{ $mine ->
        [0] .
       *[other] ; back takes it back.
    }
terminal-asked_as_well = Asked as well: { $seats }.
terminal-your_time = Your time: { $time }.
# A seat, and who plays it.
terminal-seat_of = { $seat } ({ $player })
terminal-player_bot = a bot, { $level }
terminal-player_kept = kept for a friend
terminal-player_free = free
terminal-connected = Connected again.
terminal-lost = The connection is lost ({ $trouble }); trying to reach the server again.
# $what: one of the request messages of table.ftl.
terminal-request = { $seat } asks { $what }: agree or decline?
# Somebody speaks: $seat and $hearers may be none.
terminal-spoken = { $name }{ $seat_id ->
        [none] { "" }
       *[other] { " " }({ $seat })
    }{ $hearers_count ->
        [0] { "" }
       *[other] { " " }to { $hearers }
    }: { $text }
terminal-before_the_game = '{ $line }' means nothing before the game begins; help tells what does
terminal-while_waiting = '{ $line }' is nothing that you can do while others are asked; help tells what is
terminal-say_what = say needs some words: say TEXT, or say SEAT: TEXT
terminal-say_whom = no seat is called '{ $name }', and nothing was said; without the colon all hear it
terminal-nobody_asked_that = nobody has asked you for that
terminal-nobody_asked = nobody waits for your agreement
terminal-which_request = several things are asked of you: say which ({ $choices })
terminal-resign_really = a bot plays on for who resigns, and it cannot be undone; if you want that: resign yes
terminal-no_seat_to_leave = who watches has no seat to give up; quit leaves the terminal
terminal-column-seat = seat
terminal-column-player = who plays it
terminal-note-asked = asked
terminal-note-resigned = has resigned
terminal-clocks_stand = The clocks stand.
terminal-no_time = no time left
# Two of these are the time that is left: days, hours, minutes, seconds.
terminal-time-days = { $number } d
terminal-time-hours = { $number } h
terminal-time-minutes = { $number } min
terminal-time-seconds = { $number } s

## On the way to a table on a server.

terminal-new_at_server = a new table is made at a server, to play there: give its address, and no --watch
terminal-link_says = a link says itself whether one plays, and which seat: --watch and --seat are for tables
terminal-watch_or_seat = --watch and --seat exclude each other
terminal-at_table = You are at the table { $table } as { $seat }. Type help at any time.
terminal-at_table_watching = You are at the table { $table } as an onlooker. Type help at any time.
terminal-unknown_name = { $server } does not know you as { $name } any more.
terminal-ask-name = Your name
terminal-ask-seat = Which seat
terminal-ask-table = Which table
terminal-question = { $what }{ $choices_count ->
        [0] { "" }
       *[other] { " " }({ $choices })
    }:
terminal-mine_or_bots = { $seat } is either yours or a bot's: --seat and --bot name the same seat
terminal-new_table = The table is at { $url }
terminal-new_link = The link for { $seat }: { $url }
terminal-no_table = there is no table at { $server } now where you could sit down
terminal-no_such_seat = there is no seat '{ $seat }' at this table (seats: { $seats })
terminal-no_free_seat = no seat is free at this table; --watch lets you watch it
# A table in one line; $seats: what follows.
terminal-table = { $table } ({ $game }, { $options }); { $status }; { $seats }
terminal-table_status-open = open
terminal-table_status-running = running
terminal-table_status-ended = ended
terminal-table_yours = yours: { $seats }
terminal-table_free = free: { $seats }
terminal-table_full = no free seat

## Pages that a game shows: "... shows ...".

terminal-page-troops = how you may shift troops inside your stacks; type a move to do it
terminal-page-politics = the political display, the tracks and the cards left
terminal-page-deals = agreements, offers and contracts, and how to make them
terminal-page-powers = everything about the powers
terminal-page-relations = who is allied, at war or at peace with whom
terminal-page-wheel = the wheel of war: which power does what, in which Action Turn
terminal-page-influence = the race for Influence
terminal-page-election = the electors and their votes
terminal-page-generals = all generals, garrisons and fortresses
terminal-page-discards = the discard pile, and where the other cards are
terminal-page-territories = all territories, with who controls them
terminal-page-legend = what the signs on the map mean

## Maria: when it is.

maria-turn = Turn { $turn } of { $turns }
maria-phase-cards = cards
maria-phase-supply = supply
maria-phase-movement = movement
maria-phase-combat = combat
maria-phase-conquest = conquest
maria-phase-end = end of the stage
maria-stage-hussar = hussar
maria-stage-winter = winter
maria-stage-setup = setup
maria-stage-election = Imperial Election
maria-stage-politics = politics
maria-politics-reveal = reveal
maria-politics-trump = trump
maria-politics-placement = placement
maria-politics-influence = influence
maria-politics-choice = choice
maria-politics-markers = markers
maria-politics-end = end

## Maria: moves that can be made at any question, and how they are written.

maria-form-propose = write: propose SEAT: CLAUSE + CLAUSE (see deals)
maria-form-answer = write: { $verb } NUMBER, the number of an offer (see deals)
maria-form-contract = write: contract POWER POWER TURNS, with 1 to { $turns } turns (see deals)
maria-form-cancel = write: cancel POWER POWER (see deals)
maria-form-end = an agreement is ended by an offer, write: propose SEAT: end { $rest } (see deals)

## Maria: the situation.

maria-legend = o city  ◆ fortress  ★ major fortress  /A controlled by Austria  # main road  · road  ! hussar  ♠♥♦♣ sector
maria-takes_no_part = He takes no part in this game, and his troops leave with him (M14.3).
maria-prices = Each costs { $price } points; its cards are worth { $worth }.
maria-no_stack = You have no two generals of one power in a city whose troops you could shift now.
maria-main_road = main road
maria-corps_price = { $facts }; costs { $price } points
maria-minor_fortress = minor fortress of { $power }
maria-major_fortress = major fortress of { $power }
maria-hussar = hussar
maria-out_of_supply = out of supply
maria-troops = { $count ->
        [one] { $count } troop
       *[other] { $count } troops
    }
maria-box = box { $name }
# The off-map box of the train that comes later.
maria-box_silesia = Silesia
maria-no_place = there is no city or piece on the map called '{ $place }'
maria-column-power = Power
maria-column-player = Played by
maria-column-troops = Troops
maria-column-income = Income
maria-column-goal = Goal
maria-column-cards = Cards
maria-column-piece = Piece
maria-column-rank = Rank
maria-column-place = Place
maria-column-sector = Sector
maria-column-supply = Supply
maria-hidden = { $count } hidden
maria-no_cards = no cards
maria-goal = { $taken } of { $goal }
# One side of a battle: its generals, power, city and the sign of the sector.
maria-battle_side = { $generals } ({ $power }, { $city } { $suit }, troops: { $troops })
maria-battle = Battle: { $attacker } against { $defender }. Cards played: { $cards }.
maria-no_card_played = none
maria-controls = { $power } controls { $fortresses_count ->
        [0] no fortress
       *[other] { $fortresses }
    }
maria-question_marker = Question marker of { $power } on { $city }
maria-hussars = Hussars: { $cities }
maria-out = out

## Maria, the advanced game: pools and affairs of state.

maria-pools = Pools (an empty one wins):
maria-election_soon = The Emperor is elected at the end of this turn
maria-agreements_count = Agreements in force: { $count } (see deals)
maria-reduction-no = France has not reduced its objectives
maria-reduction-ordered = France reduces its objectives as soon as it can, between two stages
maria-reduction-done = France has reduced its objectives
maria-saxony = Saxony is { $status }, played by { $seat }
maria-not_neutral = Prussia is not neutral
maria-neutral = Prussia is neutral until its action stage of turn { $turn }
maria-flanders_ended = Flanders: you have ended your moves there.
maria-flanders_finished = { $seats } has finished moving there.
maria-flanders_yours = Flanders: it is your turn.
maria-flanders_theirs = Flanders: it is { $seat }'s turn; elsewhere you may move.
maria-markers = Victory markers
maria-marker-pool = pool { $count }
maria-marker-fortresses = on fortresses { $count }
maria-marker-battles = battle boxes { $count } of { $boxes }
maria-marker-electors = 3 Electors 1
maria-marker-emperor = Emperor 1
maria-marker-italy = Italy 1
maria-marker-silesia = Silesia 1
maria-marker-aside = set aside { $count }
maria-note-votes = Votes
maria-note-left = Cards left
maria-note-force = In force
maria-note-incomes = Incomes
maria-note-saxony = Saxony
maria-note-peace = Peace
maria-note-reduction = Reduction
maria-note-electors = Electors
maria-note-emperor = Emperor
maria-subsidy = subsidy
maria-drawn = drawn
maria-annexed = Prussia annexed Silesia in turn { $turn }
maria-not_annexed = Silesia has not been annexed
# The college of electors: votes cast for a candidate, bound votes, those of each power, and how many are needed.
maria-votes_cast = { $candidate } { $count }
maria-votes_bound = Franz in any case { $count } ({ $cities })
maria-votes_of = { $power } { $count } ({ $cities })
maria-votes_free = free votes: { $powers }
maria-votes_needed = { $votes }. { $needed } of { $all } elect the Emperor.

## Maria, the advanced game: politics.

maria-column-political = Political card
maria-column-shields = Shields
maria-column-effect = What it does
maria-column-display = On the display
maria-column-up = Face-up
maria-column-influence = Influence
maria-column-down = Face-down
maria-cards_come = Political cards are revealed at the beginning of each turn
maria-no_tactical = No tactical card is on the display
maria-chosen_by = { $card }, chosen by { $power }
maria-back_next = { $card } (back next turn)
# $count is 1: a card that another power has placed.
maria-placed_unknown = { $count } card
maria-placed = { $card } (placed)
maria-trump = Trump: { $suit }
maria-order = Still to choose, in this order: { $powers }
maria-announced = Announced: { $arrows }
maria-arrow_right = { $track } { $boxes } right
maria-arrow_left = { $track } { $boxes } left
maria-fits_trump = fits every trump, counts { $influence }
maria-is_trump = trump
maria-box_left = left: { $box }
maria-box_right = right: { $box }
maria-box_stays = left: stays on { $box }
maria-no_effect = no effect
maria-alone_stays = alone it stays on { $box }
maria-alone_leads = alone it leads to { $box }
maria-sends_corps = { $power } sends a corps
maria-returns = { $general } returns to { $city }
maria-no_political = no political card
maria-of_year = { $count } of { $year }
maria-no_year = none
maria-cards_left = { $count } political cards ({ $years })
maria-cards_left_election = { $count } political cards ({ $years }); the Imperial Election is among them

## Maria, the advanced game: contracts and agreements.

maria-deals-subsidies = Subsidies
maria-deals-agreements = Agreements in force
maria-deals-offers = Offers on the table
maria-subsidy_fixed = gives Bavaria a card each turn up to turn { $turn }, then as it likes
maria-contract = { $turns ->
        [one] gives { $receiver } a card in each of its next { $turns } card phase
       *[other] gives { $receiver } a card in each of its next { $turns } card phases
    }
maria-deal_between = { $seat } and { $other }: { $clauses }
maria-deal_to = { $seat } to { $other }: { $clauses }
maria-offered = { $seat } offers you: { $clauses }. Type accept { $number } or decline { $number }.
maria-own_offer = { $number } to { $seat }
maria-own_offers = Your offers that wait for an answer: { $offers } (see deals).
maria-own_contract = { $giver } gives { $receiver } a card in that many card phases
maria-own_cancel = this contract ends
maria-own_reduce = France gives up its conquests in core Austria as soon as it can, once in the game; half of their markers are set aside (M19.2)
maria-own_keep = take the order to reduce back
maria-own_moves = What you may do alone
maria-manual = How to make an offer
maria-manual_text = SEAT is one of { $seats }; POWER one of { $powers }. PLACE is a city, a power (its home country) or one of { $regions }. + joins clauses; the other accepts or declines the whole (accept 3, decline 3), and until then you may take it back (withdraw 3). ? M21.6 explains the clauses.
maria-manual_clause = { $usage }: { $meaning }

## Ancien Régime: the map.

regime-legend = ★ capital  ● home  ◆ contested  ○ uncontested  ▲ impassable  ♔ elector  · border  ~ British, ≈ Spanish sea route  3 AT+PR/RU value, home or stripes, controller  ▪ garrison  ▣ with fortress  □ empty fortress  (PR1 3) Prussian general 1, 3 troops
regime-legend_hint = Type legend for the signs.
regime-place-reserve = in reserve
regime-place-off = off board
regime-troops = { $count ->
        [one] { $count } troop
       *[other] { $count } troops
    }
regime-no_troops = no troops
regime-army = { $general } with { $troops }
regime-general_alone = { $general } alone
regime-capital_of = Capital of { $power }
regime-home_of = home of { $power }
regime-kind-home = home
regime-kind-disputed = contested
regime-kind-undisputed = uncontested
regime-kind-impassable = impassable
regime-garrison_of = garrison of { $power }
regime-garrison_fortress_of = garrison of { $power } with fortress
regime-uncontrolled = uncontrolled
regime-empty_fortress = empty fortress
regime-value = value { $value }
regime-elector = elector
regime-no_place = there is no territory or general on the map called '{ $place }'
regime-way-here = here
regime-way-land = land
regime-way-sea = sea { $code }

## Ancien Régime: columns of tables. The short ones have room for as many letters as in English.

regime-column-power = Power
regime-column-player = Player
regime-column-status = Status
regime-column-morale = Morale
regime-column-influence = Influence
regime-column-money = Money
regime-column-cards = Cards
regime-short-player = By
regime-short-status = Stat
regime-short-morale = Mor
regime-short-influence = Inf
regime-short-money = Mon
regime-short-cards = Cards
regime-column-on_map = On map
regime-column-off = Off
regime-column-garrisons = Garrisons
regime-column-tokens = Tokens left
regime-column-taxes = Taxes
regime-column-action = This turn
regime-column-allies = Allies
regime-column-war = At war with
regime-column-peace = At peace with
regime-column-to_go = To go
regime-column-gain = Would gain
regime-column-turn = Action Turn
regime-column-elector = Elector
regime-column-controller = Controlled by
regime-column-deck = In the deck
regime-column-discarded = Discarded
regime-column-general = General
regime-column-code = Code
regime-column-place = Place
regime-column-troops = Troops
regime-column-territory = Territory
regime-column-way = Way
regime-column-value = Value
regime-column-kind = Kind
regime-column-control = Control
regime-column-pieces = Pieces
regime-column-side = Side
regime-column-plays = Plays left
regime-column-diplomacy = Diplomacy
regime-column-now = Now
regime-column-closed = Closed to it
regime-column-wants = Wants

## Ancien Régime: the powers.

regime-time = Round { $round } · Action Turn { $turn } of { $turns }
regime-state = { $victory } Influence wins · Emperor: { $emperor } · draw pile { $pile }, discards { $discards } · fortresses left { $fortresses }
regime-part-setup = Set-up
regime-part-diplomacy = Diplomacy
regime-part-election = Emperor Election
regime-part-control = Control of a Minor
regime-part-frederick = Frederick's move
regime-acting = { $action }: { $power }
regime-arbiter = Arbiter: { $power }
regime-movement_turn = Movement Turn { $turn }
# A status in one word; where there is little room only its first four letters are shown.
regime-status-british = British
regime-status-french = French
regime-status-neutral = Neutral
regime-status-expansionist = Expansionist
regime-you = you
regime-nobody = nobody
regime-hidden = { $count } hidden
regime-no_cards = none
regime-crown = Crown
regime-does_nothing = nothing (C12.7.1)

## Ancien Régime: the wheel, relations, Influence, the election, cards and generals.

# The words before the wheel have room for 12 letters.
regime-wheel = Action Turn
regime-wheel-influence = Influence
regime-wheel-subsidies = Subsidies
regime-wheel_diplomacy = Turn { $turn }: Diplomacy, from Round 2 on
regime-wheel_election = Turn { $turn }: Emperor Election
regime-wheel_frederick = Turn { $turn }: Frederick's move, before the Movement
regime-wheel_auction = Turn { $turn }: auction of { $power }
regime-wheel_idle = Small letters: a Minor that nobody controls does nothing before its first Drill (C12.7.1).
regime-relations = Outside its home a Neutral can be attacked by all but Neutrals (C7.5.2).
regime-as_emperor = { $influence } of it as Emperor
regime-would_gain = Would gain: by Extending Influence, in the Action Turn beside it, as the board is now (C9.7.1).
regime-note-votes = Votes
regime-note-cast = Cast
regime-note-emperor = Emperor now
regime-votes = { $votes }. { $needed } elect the Emperor.
regime-votes_of = { $power } { $count }
regime-cast_for = { $power } for { $other }
regime-card_value = value { $value }
regime-pile-discards = discards { $count }
regime-pile-draw = draw pile { $count }
regime-pile-hands = in hands { $count }
regime-pile-battle = in battle { $count }
regime-fortress_at = { $territory } (fortress)
regime-empty_fortresses = Empty fortresses
regime-garrisons = Garrisons

## Ancien Régime: what is going on.

regime-way_of = Way of { $general }
regime-battle = Battle in { $territory } (controlled by { $power }): base Strength { $attack } against { $defence }
regime-battle_uncontrolled = Battle in { $territory } (uncontrolled): base Strength { $attack } against { $defence }
regime-side-attacker = attacker
regime-side-defender = defender
regime-side-supports_attacker = supports the attacker
regime-side-supports_defender = supports the defender
regime-fights-garrison = Garrison of { $power }
regime-fights-garrison_fortress = Garrison of { $power } with fortress
regime-face_down = ? is face down; a card in brackets is face down too, but you know it.
regime-passed = Passed: { $powers }
regime-expelling = You expel: { $powers }.
regime-progress-chosen = has chosen
regime-progress-choosing = is choosing
regime-progress-settled = settled
regime-progress-open = open
regime-auction = Auction
regime-note-taxes = Taxes
regime-note-generals = Generals
regime-note-bids = Still to bid
regime-until_now = controlled by { $power } until now
regime-until_now_nobody = controlled by nobody until now
regime-none_on_map = none on the map
regime-offers = Offers of { $power }
regime-no_offers = none so far
regime-offer_money = { $power } { $count } Money
regime-offer_cards = { $count ->
        [one] { $power } { $count } card
       *[other] { $power } { $count } cards
    }

## Ancien Régime: what one should know of an option.

regime-ability-2 = counts 3 where its own power controls the territory
regime-ability-3 = face up it turns up a card of the other side
regime-ability-4 = two of them under one general count 1 more
regime-ability-5 = costs 1 more Morale if its side loses
regime-needs_consent = needs the consent of { $power }
regime-leads_to_battle = battle
regime-in_hand = { $count } in hand
regime-leaves_morale = leaves { $morale } Morale
# Who has a status now, besides the power that may choose it; $powers are short codes.
regime-status_as_now_with = as now, with { $powers }
regime-status_now = now { $powers }
regime-status_as_now = as now
regime-status_nobody = nobody now
regime-has_to_accept = { $power } has to accept
regime-arbiter_could = { $turns ->
        [one] Morale { $morale }, up to { $turns } Movement Turn
       *[other] Morale { $morale }, up to { $turns } Movement Turns
    }
regime-votes_so_far = { $count ->
        [one] has { $count } vote, { $cast } cast for it so far
       *[other] has { $count } votes, { $cast } cast for it so far
    }
regime-influence_morale = Influence { $influence }, Morale { $morale }
regime-has_money_cards = { $cards ->
        [one] has { $money } Money, { $cards } card
       *[other] has { $money } Money, { $cards } cards
    }
regime-keeps = he keeps { $troops }
regime-keeps_none = he keeps none
regime-has_morale = { $power } has Morale { $morale }
