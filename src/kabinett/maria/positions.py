"""Positions: any situation of the game by names, from a YAML file, checked as strictly as play itself.

Pieces that take part and are not named are eliminated. Markers not named are those of the set-up. Of the decks in use
the cards that are named nowhere lie under the named top of the draw pile, or, with `rest: discards`, are discarded.
"""

from __future__ import annotations

from difflib import get_close_matches

from kabinett.core.dice import Dice
from kabinett.core.journal import MAX_SEED
from kabinett.core.yamltree import Node
from kabinett.maria import victory
from kabinett.maria.board import ABSENT, BOX, ELIMINATED, NOBODY
from kabinett.maria.conquest import marker_after
from kabinett.maria.deck import CARD_NAMES, DECKS, FACES, RESERVE
from kabinett.maria.powers import SAXONY_STATUS
from kabinett.maria.sequence import END_OF_TURN, PHASES, ActionStage, Course, active_powers
from kabinett.maria.setting import HUSSAR_MAP, HUSSARS, MAX_TROOPS, Setting
from kabinett.maria.setup import empty_state
from kabinett.maria.stacks import generals_at
from kabinett.maria.state import State

ENTRIES = (
    "game", "variant", "players", "seed", "turn", "stage", "phase", "pieces", "commanders", "hussars", "markers",
    "questions", "hands", "draw", "discards", "deck", "rest", "saxony", "prussia_neutral", "silesia_annexed",
)  # fmt: skip
STAGES = ("hussars", "france", "prussia", "austria", "winter")


def read_position(setting: Setting, root: Node) -> State:
    """The state that a position describes, at its first decision once the ruleset advances it."""
    entries = root.fields("a position", ENTRIES)
    seed = entries["seed"].number("seed", 0, MAX_SEED) if "seed" in entries else 0
    s = empty_state(setting, Dice.from_seed(seed))
    if "turn" in entries:
        s.turn = entries["turn"].number("turn", 1, setting.variant.turns)
    _read_status(s, entries)
    _read_pieces(s, entries.get("pieces"))
    _read_commanders(s, entries.get("commanders"))
    _read_hussars(s, entries.get("hussars"))
    _read_markers(s, entries.get("markers"))
    _read_cards(s, entries)
    _read_stage(s, root, entries)
    _read_questions(s, entries.get("questions"))
    _check(s, root)
    return s


def _check(s: State, root: Node) -> None:
    """M14.8, M10.1.1: the game is not over yet, and only in a movement phase has a piece moved."""
    victory.after_conquest(s)
    if s.outcome:
        raise root.fault(f"the game would be over: {s.outcome.reason} ({s.outcome.clause})")
    stage = s.stages[-1]
    if s.moved and not (isinstance(stage, ActionStage) and PHASES[stage.next_phase] == "movement"):
        raise root.fault("pieces have moved only in a movement phase (M10.1.1)")


def _read_status(s: State, entries: dict[str, Node]) -> None:
    """M2.7, M2.8, M3.2.5: what the advanced game can change; M14.7: the introductory game can not."""
    for name in ("saxony", "prussia_neutral", "silesia_annexed"):
        if name in entries and not s.setting.both_maps:
            raise entries[name].fault(f"{name} cannot change in the {s.setting.variant.name.lower()} (M14.7)")
    if "saxony" in entries:
        s.saxony = SAXONY_STATUS.index(entries["saxony"].one_of("status of Saxony", SAXONY_STATUS))
    if "prussia_neutral" in entries:
        s.prussia_neutral = entries["prussia_neutral"].truth("prussia_neutral")
    if "silesia_annexed" in entries:
        s.silesia_annexed = entries["silesia_annexed"].truth("silesia_annexed")


# -- pieces


def _read_pieces(s: State, node: Node | None) -> None:
    """M4.3, M14.1: pieces by name; the place of those not named is eliminated, if they take part."""
    s.place = [ABSENT if place == ABSENT else ELIMINATED for place in s.setting.start_places]
    for name, entry in node.items("pieces") if node else ():
        piece = _number(s, name, "piece")
        if s.place[piece] == ABSENT:
            raise name.fault(f"{name.text('piece')} does not take part in the {s.setting.variant.name.lower()} (M14.1)")
        _read_piece(s, piece, name, entry)


def _read_piece(s: State, piece: int, name: Node, node: Node) -> None:
    """A piece is `eliminated`, `box`, or a mapping with city and, for a general, troops, facing and moved."""
    if not node.is_mapping():
        place = node.one_of("place", ("eliminated", "box") if s.setting.both_maps else ("eliminated",))
        s.place[piece] = ELIMINATED if place == "eliminated" else BOX
        return
    general = s.setting.board.pieces[piece].general
    entries = node.fields(name.text("piece"), ("city", "troops", "facing", "moved") if general else ("city", "moved"))
    if "city" not in entries or (general and "troops" not in entries):
        raise name.fault(f"{name.text('piece')} needs a city" + (" and troops" if general else ""))
    city = _city(s, entries["city"])
    if general:
        s.troops[piece] = entries["troops"].number("troops of a general (M6.5)", 1, MAX_TROOPS)
        if "facing" in entries and entries["facing"].one_of("facing", ("up", "down")) == "down":
            s.face_down |= 1 << piece
    if "moved" in entries and entries["moved"].truth("moved"):
        s.moved |= 1 << piece
    _place(s, piece, city, entries["city"])


def _place(s: State, piece: int, city: int, node: Node) -> None:
    """M6.1: one piece in a city, or two generals of one power or of cooperating powers."""
    occupants = s.at[city]
    names = s.setting.piece_ids
    if occupants:
        others = " and ".join(names[n] for n in range(len(names)) if occupants >> n & 1)
        stackable = s.relations.stackable[s.setting.power_of[piece]]
        general = s.setting.board.pieces[piece].general
        if not general or occupants & (occupants - 1) or not occupants & stackable:
            raise node.fault(f"{names[piece]} cannot stand with {others} in {s.city_id(city)} (M6.1)")
    s.put(piece, city)


def _read_commanders(s: State, node: Node | None) -> None:
    """M6.3: who commands a stack of equal ranks; the one first in the army lists if nobody is named."""
    for item in node.list("commanders") if node else ():
        piece = _number(s, item, "piece")
        others = [g for g in generals_at(s, s.place[piece]) if g != piece] if s.place[piece] >= 0 else []
        if not others or s.setting.rank_of[others[0]] != s.setting.rank_of[piece]:
            raise item.fault(f"{item.text('piece')} is in no stack with a general of equal rank (M6.3)")
        s.senior |= 1 << piece
    for city in {s.place[g] for power in s.setting.powers for g in s.on_map(power)}:
        generals = generals_at(s, city)
        if len({s.setting.rank_of[g] for g in generals}) < len(generals) and not s.senior & s.at[city]:
            s.senior |= 1 << generals[0]


def _read_hussars(s: State, node: Node | None) -> None:
    """M7.1, M7.7, S54: hussars stand alone, on the Bohemia map."""
    items = node.list("hussars") if node else []
    if node and len(items) > HUSSARS:
        raise node.fault(f"there are {HUSSARS} hussars, not {len(items)} (M3.1.1)")
    for number, item in enumerate(items):
        city = _city(s, item)
        if s.setting.board.cities[city].map != HUSSAR_MAP:
            raise item.fault(f"{item.text('city')} is not on the Bohemia map (M7.1)")
        if s.at[city] or city in s.hussars:
            raise item.fault(f"the hussar in {item.text('city')} would not be alone (M7.1, M7.7)")
        s.hussars[number] = city


# -- fortresses


def _read_markers(s: State, node: Node | None) -> None:
    """M3.2.7, M3.2.8, M4.6: markers of the set-up, changed by those named; `none` takes one away.

    A marker may stand only where a conquest would put it (M10.3.13, M10.3.14, M10.3.15, M10.3.16).
    """
    s.markers = dict(s.setting.start_markers)
    for name, entry in node.items("markers") if node else ():
        city, power = _fortress(s, name), _power(s, entry, ("none",))
        if power == NOBODY:
            if s.home(city) == NOBODY or city in s.setting.board.silesia:
                raise entry.fault(f"{name.text('city')} always carries a marker (M3.2.8)")
            s.markers.pop(city, None)
        else:
            if marker_after(s, city, power) != power:
                raise entry.fault(
                    f"{entry.text('power')} has no marker that could stand on {name.text('city')} (M10.3.15)"
                )
            s.markers[city] = power


def _read_questions(s: State, node: Node | None) -> None:
    """M10.3.8: question markers with the power noted, which must be active: they do not outlast its stage."""
    stage = s.stages[-1]
    active = stage.powers if isinstance(stage, ActionStage) else []
    for name, entry in node.items("questions") if node else ():
        city, power = _fortress(s, name), _power(s, entry)
        if power not in active:
            raise entry.fault(f"{entry.text('power')} is not active, so it has left no question marker (M10.3.8)")
        s.questions[city] = power


# -- cards


def _read_cards(s: State, entries: dict[str, Node]) -> None:
    """M8.6-M8.12: hands, draw pile (top first) and discard piles; every card is in exactly one place."""
    s.next_deck = entries["deck"].number("deck", 1, DECKS) if "deck" in entries else 1
    left = set(range(s.next_deck * FACES))
    for name, entry in entries["hands"].items("hands") if "hands" in entries else ():
        power = _power(s, name)
        s.hands[power] = sorted(_take(left, card) for card in entry.list("a hand"))
    top = [_take(left, card) for card in entries["draw"].list("draw")] if "draw" in entries else []
    for card in entries["discards"].list("discards") if "discards" in entries else ():
        number = _take(left, card)
        s.discards[number // FACES].append(number)
    current = [] if _rest_is_discarded(entries) else sorted(n for n in left if n // FACES == s.next_deck - 1)
    for number in sorted(left.difference(current)):
        s.discards[number // FACES].append(number)
    s.dice.shuffle(current)
    s.pile = current + top[::-1]
    s.pile_cards = sum(1 << card for card in range((s.next_deck - 1) * FACES, s.next_deck * FACES))
    s.pile_cards |= sum(1 << card for card in s.pile)


def _rest_is_discarded(entries: dict[str, Node]) -> bool:
    return "rest" in entries and entries["rest"].one_of("place of the rest", ("draw", "discards")) == "discards"


def _take(left: set[int], node: Node) -> int:
    """A card by name: S7, H10, R; of a later deck S7/2. Reserves are alike: `R` is whichever of the two is left."""
    name = node.text("a card")
    if name not in CARD_NAMES:
        raise node.fault(f"unknown card '{name}'; cards are named S7, H10, D2, C9 or R, of the second deck S7/2")
    number = CARD_NAMES.index(name)
    if number % FACES == RESERVE and number not in left:
        number += 1
    if number not in left:
        deck = number // FACES + 1
        raise node.fault(f"the card {name} is in two places, or deck {deck} is not in use yet")
    left.remove(number)
    return number


# -- stage


def _read_stage(s: State, root: Node, entries: dict[str, Node]) -> None:
    """M5.1, M5.3: the stage and, in an action stage, the phase at whose start the game stands."""
    if "stage" not in entries:
        raise root.fault(f"a position needs a stage ({', '.join(STAGES)})")
    stage = entries["stage"].one_of("stage", STAGES)
    if stage in ("hussars", "winter"):
        if "phase" in entries:
            raise entries["phase"].fault(f"the stage {stage} has no phases (M5.3)")
        if stage == "winter" and s.turn not in s.setting.variant.winters:
            raise entries["stage"].fault(f"no winter follows turn {s.turn} (M5.8)")
        s.push(Course(0 if stage == "hussars" else END_OF_TURN))
        return
    number = STAGES.index(stage) - 1
    phase = entries["phase"].one_of("phase", PHASES) if "phase" in entries else PHASES[0]
    s.push(Course(number + 2))
    s.push(ActionStage(number, PHASES.index(phase), active_powers(s, number)))


# -- names


def _number(s: State, node: Node, kind: str) -> int:
    """The number of a name; a fault names the nearest thing that exists."""
    try:
        return s.setting.names.number(kind, node.text(kind))
    except KeyError:
        near = next(iter(get_close_matches(node.text(kind), s.setting.names.all(kind), 1)), None)
        raise node.fault(f"unknown {kind} '{node.text(kind)}'" + (f"; did you mean {near}?" if near else "")) from None


def _city(s: State, node: Node) -> int:
    city = _number(s, node, "city")
    if city not in s.setting.network.cities:
        raise node.fault(f"{node.text('city')} is not on a map of the {s.setting.variant.name.lower()} (M14.1)")
    return city


def _fortress(s: State, node: Node) -> int:
    city = _city(s, node)
    if not s.setting.fortress[city]:
        raise node.fault(f"{node.text('city')} is no fortress, so it carries no marker (M3.2.7)")
    return city


def _power(s: State, node: Node, also: tuple[str, ...] = ()) -> int:
    if node.text("power") in also:
        return NOBODY
    power = _number(s, node, "power")
    if power not in s.setting.powers:
        raise node.fault(f"{node.text('power')} does not take part in the {s.setting.variant.name.lower()} (M14.2)")
    return power
