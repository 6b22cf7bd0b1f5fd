"""What must hold in every position, for states from files that anyone may have written: ValueError says what does not.

It is what can be said at little cost, not all that the rules imply: enough that such a state can be played on.
"""

from __future__ import annotations

from collections import Counter

from kabinett.core.state import demand
from kabinett.maria.agreements.terms import Refused, joined, read_clauses
from kabinett.maria.annexation import Annexation
from kabinett.maria.board import ABSENT, BOX, NOBODY
from kabinett.maria.combat import Battle
from kabinett.maria.deck import DECKS, FACES
from kabinett.maria.instructions import Instruction
from kabinett.maria.political import DISPLAY, SAXONY_TRACK
from kabinett.maria.politics import PoliticsStage
from kabinett.maria.pools import BATTLE_BOXES, in_boxes
from kabinett.maria.powers import AUSTRIA, FRANCE, PRUSSIA, SAXONY, own_major
from kabinett.maria.saxony import StatusChange
from kabinett.maria.setting import HUSSAR_MAP, HUSSARS, MAX_TERM, MAX_TROOPS
from kabinett.maria.setup import SetUp
from kabinett.maria.state import BESIDE, REDUCED, State
from kabinett.maria.texts import Texts

CHANGING = (StatusChange, Annexation, Instruction)  # while they run, Saxony's status may have to follow its box


def check(s: State) -> None:
    """S54: refuse a state that no game can have."""
    _check_turns(s)
    _check_places(s)
    _check_stacks(s)
    _check_troops(s)
    _check_hussars(s)
    _check_markers(s)
    _check_cards(s)
    _check_boxes(s)
    _check_tracks(s)
    _check_political(s)
    _check_deals(s)


def _check_turns(s: State) -> None:
    """M4.2, M19.1.1, M13.13: turns are within the game."""
    turns = s.setting.variant.turns
    demand(1 <= s.turn <= turns, f"turn: it is 1 to {turns}, not {s.turn}")
    demand(0 <= s.peace_turn <= s.turn, f"peace_turn: it is 0 to {s.turn}, not {s.peace_turn}")
    demand(s.setting.advanced or not s.peace_turn, "peace_turn: without Silesia's peace it is 0 (M14.7)")
    past = sum(winter <= s.turn for winter in s.setting.variant.winters)
    limits = [s.setting.board.powers[power].victory_markers for power in DISPLAY]
    demand(len(s.winter_scores) <= past, f"winter_scores: there have been at most {past} winters (M13.13)")
    for scores in s.winter_scores:
        fits = len(scores) == len(limits) and all(0 <= n <= most for n, most in zip(scores, limits, strict=True))
        demand(fits, f"winter_scores: {scores} are not the scores of a winter (M13.13)")


# -- pieces


def _check_places(s: State) -> None:
    """M14.1, M3.2.12: pieces are on a map in play, or where they can be off it."""
    for piece, place in enumerate(s.place):
        name, start = s.piece_id(piece), s.setting.start_places[piece]
        demand((place == ABSENT) == (start == ABSENT), f"place: {name} is absent in this variant, or cannot be")
        demand(place < 0 or place in s.setting.network.cities, f"place: {name} is on a map that is not in play")
        general = s.setting.board.pieces[piece].general
        boxed = general and s.setting.advanced and s.setting.power_of[piece] in s.setting.board.box_of
        demand(place != BOX or boxed or start == BOX, f"place: {name} has no off-map box (M3.2.12)")


def _check_stacks(s: State) -> None:
    """M6.1, M6.3: one piece in a city, or two generals that may stack; of equal ranks one commands."""
    changing = s.runs(StatusChange)
    seniors = s.senior
    for city in {place for place in s.place if place >= 0}:
        pieces = [piece for piece, place in enumerate(s.place) if place == city]
        names = " and ".join(s.piece_id(piece) for piece in pieces)
        if len(pieces) == 1:
            continue
        powers = [s.setting.power_of[piece] for piece in pieces]
        generals = all(s.setting.board.pieces[piece].general for piece in pieces)
        friends = generals and bool(s.relations.stackable[powers[0]] >> pieces[1] & 1)
        fits = len(pieces) == 2 and generals and (friends or (changing and SAXONY in powers))
        demand(fits, f"place: {names} cannot stand together in {s.city_id(city)} (M6.1)")
        equal = s.setting.rank_of[pieces[0]] == s.setting.rank_of[pieces[1]]
        chosen = sum(seniors >> piece & 1 for piece in pieces)
        demand(chosen == equal, f"senior: {names} have one commander, named if their ranks are equal (M6.3)")
        seniors &= ~s.at[city]
    demand(not seniors, "senior: a commander is named where there is no stack (M6.3)")


def _check_troops(s: State) -> None:
    """M6.5, M0.9: 1 to 8 troops on the map and in boxes, none elsewhere; only generals on the map are face-down."""
    setting_up = s.runs(SetUp)  # then those who take no part may have some for a while
    for general, troops in enumerate(s.troops):
        there = s.place[general] >= 0 or s.place[general] == BOX
        least, most = (0, MAX_TROOPS) if setting_up else (1, MAX_TROOPS) if there else (0, 0)
        demand(least <= troops <= most, f"troops: {s.piece_id(general)} cannot have {troops} (M6.5)")
    demand(min(s.recruits) >= 0, "recruits: there are none below 0 (M13.4)")
    for piece, place in enumerate(s.place):
        down = s.face_down >> piece & 1
        fits = place >= 0 and s.setting.board.pieces[piece].general
        demand(not down or fits, f"face_down: {s.piece_id(piece)} is no general on the map (M0.9)")


def _check_hussars(s: State) -> None:
    """M7.1, M7.7: two hussars, each beside the board or alone in a city of the Bohemia map."""
    placed = [city for city in s.hussars if city != BESIDE]
    demand(len(s.hussars) == HUSSARS and len(set(placed)) == len(placed), f"hussars: there are {HUSSARS}, each alone")
    for city in placed:
        fits = s.setting.board.cities[city].map == HUSSAR_MAP and not s.at[city]
        demand(fits, f"hussars: one cannot be in {s.city_id(city)} (M7.1, M7.7)")


# -- markers


def _check_markers(s: State) -> None:
    """M3.2.7, M3.2.8, M3.2.10: markers are major powers', on fortresses; those of Silesia and the Rhine have one."""
    board, in_play = s.setting.board, frozenset(s.setting.network.cities)
    for city, power in (*s.markers.items(), *s.questions.items()):
        fits = city in in_play and s.setting.fortress[city] and power in s.setting.powers
        demand(fits, f"markers: {s.city_id(city)} is no fortress in play, or nobody's marker is on it (M3.2.7)")
    for city, power in s.markers.items():
        demand(own_major(power, s.saxony) == power, f"markers: {s.city_id(city)} has a minor power's (M3.2.7)")
        at_home = power == s.home(city) and city not in board.silesia
        demand(not at_home, f"markers: {s.city_id(city)} has one of its own home country (M3.2.7)")
    for city in (board.silesia | board.rhine) & in_play:
        demand(not s.setting.fortress[city] or city in s.markers, f"markers: {s.city_id(city)} has none (M3.2.8)")
    for city in board.rhine & in_play:
        demand(s.markers.get(city) in (FRANCE, AUSTRIA), f"markers: {s.city_id(city)} has another power's (M3.2.10)")


def _check_boxes(s: State) -> None:
    """M3.2.11, M15.3, M15.4, M19.1.5, M19.2.1: boxes and markers set aside are no more than a power's markers."""
    for power, (boxes, aside) in enumerate(zip(s.battle_boxes, s.aside, strict=True)):
        name, major = s.power_id(power), s.setting.advanced and power in DISPLAY
        most = BATTLE_BOXES if major else 0
        demand(0 <= boxes <= most, f"battle_boxes: {name} has {boxes} markers there, not 0 to {most} (M3.2.11)")
        may = (power == PRUSSIA and s.peace_turn > 0) or (power == FRANCE and s.reduction == REDUCED)
        demand(aside == 0 or (may and aside > 0), f"aside: {name} cannot have set {aside} markers aside (M15.3)")
        markers = s.setting.board.powers[power].victory_markers
        fits = not major or aside + in_boxes(s, power) <= markers
        demand(fits, f"aside: {name} has {markers} markers, and {aside} set aside are too many (M15.4)")
    for name, power in (("emperor", s.emperor), ("italy", s.italy)):
        demand(power in (NOBODY, AUSTRIA, FRANCE), f"{name}: the box is Austria's, France's or nobody's (M3.2.11)")
        demand(s.setting.advanced or power == NOBODY, f"{name}: there is no such box in this variant (M14.2)")


def _check_tracks(s: State) -> None:
    """M2.7, K2, S21: markers are in boxes of their tracks, and Saxony's status is that of its box."""
    for track, box in zip(s.setting.tracks, s.tracks, strict=True):
        demand(0 <= box < len(track.boxes), f"tracks: {track.id} has no box {box}")
    status = s.setting.tracks[SAXONY_TRACK].boxes[s.tracks[SAXONY_TRACK]].status
    fits = not s.setting.advanced or s.runs(*CHANGING) or status == s.saxony
    demand(fits, "saxony: its status is that of the box where its marker stands (M2.7)")


# -- cards


def _check_cards(s: State) -> None:
    """S54, M8.11: every card of the decks in use is in exactly one place; discards lie on the pile of their deck."""
    demand(1 <= s.next_deck <= DECKS, f"next_deck: it is 1 to {DECKS}, not {s.next_deck}")
    played = [stage.played for stage in s.stages if isinstance(stage, Battle)]
    placed = [cards for stage in s.stages if isinstance(stage, PoliticsStage) for cards in stage.placed]
    places = (*s.hands, *s.display, *s.covered, s.pile, *s.discards, *played, *placed)
    times = Counter(card for cards in places for card in cards)
    for card in range(DECKS * FACES):
        name, wanted = s.setting.names.name("card", card), int(card < s.next_deck * FACES)
        demand(times[card] == wanted, f"the card {name} is in {times[card]} places, not {wanted} (M8.11)")
    for deck, cards in enumerate(s.discards):
        demand(all(card // FACES == deck for card in cards), f"discards: pile {deck + 1} has another deck's cards")
    demand(all(s.pile_cards >> card & 1 for card in s.pile), "pile_cards: a card of the pile is missing")
    for power, cards in enumerate(s.hands):
        demand(not cards or power in s.setting.powers, f"hands: {s.power_id(power)} does not take part (M14.2)")
    for power, (saved, covered) in enumerate(zip(s.display, s.covered, strict=True)):
        fits = s.setting.advanced and power in DISPLAY
        demand(fits or not (saved or covered), f"display: {s.power_id(power)} has none (M17.0.1)")
    demand(s.setting.optional_politics or not any(s.covered), "covered: only with optional politics (M25.5.1)")


def _check_political(s: State) -> None:
    """M17.1.1: a political card is in the pile once, or in force once."""
    cards = [*s.political_pile, *s.in_force]
    demand(len(set(cards)) == len(cards), "political_pile: a card is there twice, or still there and in force")
    demand(s.setting.advanced or not cards, "political_pile: there are none in this variant (M14.2)")


def _check_deals(s: State) -> None:
    """M20.4, M21.3, M21.4: contracts have powers and a term; offers and agreements can be read."""
    for contract in s.contracts:
        giver, receiver, turns = contract
        fits = giver in DISPLAY and receiver in s.setting.powers and giver != receiver and 1 <= turns <= MAX_TERM
        demand(fits, "contracts: one has wrong powers or turns (M20.4)")
    deals = [*s.offers, *s.agreements]
    demand(s.setting.advanced or not (deals or s.contracts), "agreements: there are none in this variant (M14.2)")
    numbers = {deal.number for deal in deals}
    fits = len(numbers) == len(deals) and all(0 < number <= s.deals_made for number in numbers)
    demand(fits and s.deals_made >= 0, "deals_made: offers and agreements have numbers of their own up to it (M21.4)")
    for deal in deals:
        demand(NOBODY not in (deal.by, deal.to) and deal.by != deal.to, "agreements: one is not between two seats")
        try:
            again = joined(read_clauses(s.setting, deal.clauses))
        except Refused as refused:
            raise ValueError(f"agreements: {Texts(s.setting).refusal(refused.reason)}") from None
        demand(again == deal.clauses, f"agreements: '{deal.clauses}' is written '{again}'")
