"""Positions: any situation of the game by names, from a YAML file, checked as strictly as play itself.

Pieces that take part and are not named are eliminated. Markers not named are those of the set-up. Of the decks in use
the cards that are named nowhere lie under the named top of the draw pile, or, with `rest: discards`, are discarded.
What only the advanced game has is in `positions.advanced`.
"""

from __future__ import annotations

from collections.abc import Mapping

from kabinett.core.dice import Dice
from kabinett.core.journal import MAX_SEED
from kabinett.core.yamltree import Node
from kabinett.maria import soundness, victory
from kabinett.maria.board import ABSENT, BOX, ELIMINATED, NOBODY
from kabinett.maria.conquest import marker_after
from kabinett.maria.deck import DECKS, FACES
from kabinett.maria.positions import advanced
from kabinett.maria.positions.names import Moment, city_of, fortress_of, power_of, take_card
from kabinett.maria.powers import PRUSSIA
from kabinett.maria.sequence import ACTION_NAMES, PHASES, TURN, ActionStage, Course, active_powers
from kabinett.maria.setting import HUSSAR_MAP, HUSSARS, MAX_TROOPS, Setting
from kabinett.maria.setup import empty_state
from kabinett.maria.stacks import generals_at
from kabinett.maria.state import State
from kabinett.maria.words import say

CHANGING = ("saxony", "prussia_neutral", "peace_turn")  # what M14.7 fixes in the introductory game
ENTRIES = (
    "game", "variant", "players", "politics", "seed", "turn", "stage", "phase", "pieces", "commanders", "hussars",
    "markers", "questions", "hands", "draw", "discards", "deck", "rest", *CHANGING, *advanced.ENTRIES,
)  # fmt: skip
STAGES = TURN[:-1]
ADVANCED_STAGES = ("politics", "election")  # M14.2


def read_position(setting: Setting, root: Node) -> State:
    """The state that a position describes, at its first decision once the ruleset advances it."""
    entries = root.fields("a position", ENTRIES)
    seed = entries["seed"].number("seed", 0, MAX_SEED) if "seed" in entries else 0
    s = empty_state(setting, Dice.from_seed(seed))
    if "turn" in entries:
        s.turn = entries["turn"].number("turn", 1, setting.variant.turns)
    if not setting.advanced:
        _refuse_advanced(s, entries)
    when = _read_moment(s, root, entries)
    if setting.advanced:
        advanced.read_status(s, when, entries)
    _begin(s, when)
    _read_pieces(s, entries.get("pieces"))
    _read_commanders(s, entries.get("commanders"))
    _read_hussars(s, entries.get("hussars"))
    _read_markers(s, entries.get("markers"))
    _read_cards(s, entries)
    _read_questions(s, entries.get("questions"))
    if setting.advanced:
        advanced.read_advanced(s, when, root, entries)
    _check(s, when, root, entries)
    return s


def _refuse_advanced(s: State, entries: Mapping[str, Node]) -> None:
    """M14.2, M14.7: what the introductory game does not have, and what can not change in it."""
    variant = s.setting.variant.name.lower()
    for name, node in entries.items():
        if name in CHANGING:
            raise node.fault(f"{name} cannot change in the {variant} (M14.7)")
        if name in advanced.ENTRIES:
            raise node.fault(f"{name} is of the advanced game; the {variant} has none (M14.2)")


def _check(s: State, when: Moment, root: Node, entries: Mapping[str, Node]) -> None:
    """M14.8, M23.1, M10.1.1: the game is not over yet, and only in a movement phase has a piece moved.

    M23.2: in the middle of a stage of the advanced game a pool may be empty; before a stage it was checked.
    """
    if when.stage_start:
        victory.after_stage(s)
    victory.after_conquest(s)
    if s.outcome:
        node = advanced.emptied_by(s, entries) if s.setting.advanced else None
        raise (node or root).fault(f"the game would be over: {say(f'outcome-{s.outcome.reason}')} ({s.outcome.clause})")
    if s.moved and not (when.stage in ACTION_NAMES and PHASES[when.phase] == "movement"):
        raise root.fault("pieces have moved only in a movement phase (M10.1.1)")
    try:
        soundness.check(s)  # what a journal of this game will be held to
    except ValueError as error:
        raise root.fault(str(error)) from error


# -- stage


def _read_moment(s: State, root: Node, entries: Mapping[str, Node]) -> Moment:
    """M5.1, M5.3: the stage and, in an action stage, the phase at whose start the game stands."""
    stages = [stage for stage in STAGES if s.setting.advanced or stage not in ADVANCED_STAGES]
    if "stage" not in entries:
        raise root.fault(f"a position needs a stage ({', '.join(stages)})")
    node = entries["stage"]
    if node.text("stage") in ADVANCED_STAGES and not s.setting.advanced:
        raise node.fault(f"the {s.setting.variant.name.lower()} has no stage {node.text('stage')} (M14.2)")
    stage = node.one_of("stage", stages)
    if stage == "winter" and s.turn not in s.setting.variant.winters:
        raise node.fault(f"no winter follows turn {s.turn} (M5.8)")
    if "phase" not in entries:
        return Moment(s.turn, stage)
    if stage not in ACTION_NAMES:
        raise entries["phase"].fault(f"the stage {stage} has no phases (M5.3)")
    return Moment(s.turn, stage, PHASES.index(entries["phase"].one_of("phase", PHASES)))


def _begin(s: State, when: Moment) -> None:
    """M5.1, M5.3: the stages of the game at this moment. M14.2: without politics a turn begins with the hussars."""
    if when.stage in ACTION_NAMES:
        number = ACTION_NAMES.index(when.stage)
        s.push(Course(TURN[TURN.index(when.stage) + 1]))
        s.push(ActionStage(number, when.phase, active_powers(s, number)))
    elif when.stage == "hussars" and not s.setting.advanced:
        s.push(Course())
    else:
        s.push(Course(when.stage))


# -- pieces


def _read_pieces(s: State, node: Node | None) -> None:
    """M4.3, M14.1: pieces by name; the place of those not named is eliminated, if they take part.

    M4.4, M19.1.12: until the peace of Silesia Prussia's second train stays in its box, named or not.
    """
    s.place = [ABSENT if place == ABSENT else ELIMINATED for place in s.setting.start_places]
    for train in s.setting.trains_of[PRUSSIA]:
        if s.setting.start_places[train] == BOX and not s.peace_turn:
            s.place[train] = BOX
    for name, entry in node.items("pieces") if node else ():
        piece = name.number_of("piece", s.setting.names)
        if s.setting.start_places[piece] == ABSENT:
            raise name.fault(f"{name.text('piece')} does not take part in the {s.setting.variant.name.lower()} (M14.1)")
        _read_piece(s, piece, name, entry)


def _read_piece(s: State, piece: int, name: Node, node: Node) -> None:
    """A piece is `eliminated`, for a train `box`, or a mapping: with city or box and, for a general, his troops."""
    general = s.setting.board.pieces[piece].general
    boxes = ("box",) if s.setting.advanced else ()
    if not node.is_mapping():
        place = node.one_of("place", ("eliminated", *boxes))
        if place == "box" and general:
            raise node.fault(f"{name.text('piece')} needs troops in his box, too: {{box: true, troops: 3}} (M4.11)")
        _put_off_map(s, piece, BOX if place == "box" else ELIMINATED, node)
        return
    of_general = ("troops", "facing") if general else ()
    entries = node.fields(name.text("piece"), ("city", *boxes, *of_general, "moved"))
    in_box = "box" in entries and entries["box"].truth("box")
    if in_box and "city" in entries:
        raise name.fault(f"{name.text('piece')} is either in a city or in a box, not both (M3.2.12)")
    if in_box and general and "troops" not in entries:
        raise name.fault(f"{name.text('piece')} needs troops in his box, too: {{box: true, troops: 3}} (M4.11)")
    if ("city" in entries) == in_box or (general and "troops" not in entries):
        raise name.fault(f"{name.text('piece')} needs a city" + (" and troops" if general else ""))
    if general:
        s.troops[piece] = entries["troops"].number("troops of a general (M6.5)", 1, MAX_TROOPS)
    if not in_box:
        _read_on_map(s, piece, entries)
    elif "facing" in entries or "moved" in entries:
        raise name.fault(f"{name.text('piece')} is off the map: he neither moves nor is turned (M3.2.12)")
    else:
        _put_off_map(s, piece, BOX, entries["box"])


def _read_on_map(s: State, piece: int, entries: Mapping[str, Node]) -> None:
    """M9.13, M10.1.1: a piece in a city, its facing, and whether it has moved in this phase."""
    city = city_of(s, entries["city"])
    if "facing" in entries and entries["facing"].one_of("facing", ("up", "down")) == "down":
        s.face_down |= 1 << piece
    if "moved" in entries and entries["moved"].truth("moved"):
        s.moved |= 1 << piece
    _place(s, piece, city, entries["city"])


def _put_off_map(s: State, piece: int, place: int, node: Node) -> None:
    """M3.2.12, M4.4, M19.1.9: generals of major powers have boxes; the Silesia box has a train, until the peace."""
    name, power = s.piece_id(piece), s.setting.power_of[piece]
    general = s.setting.board.pieces[piece].general
    silesian = not general and s.setting.start_places[piece] == BOX
    if place == BOX and not silesian and not (general and power in s.setting.board.box_of):
        raise node.fault(f"{name} has no off-map box (M3.2.12)")
    if silesian and (place == BOX) == s.silesia_annexed:
        raise node.fault(f"{name} is in the Silesia box until the peace and never after it (M19.1.9, M19.1.12)")
    s.place[piece] = place


def _place(s: State, piece: int, city: int, node: Node) -> None:
    """M6.1: one piece in a city, or two generals of one power or of cooperating powers.

    M19.4.1, M19.4.3: neutral pieces are at home, and nobody else is there. M19.1.12: the train of the Silesia box.
    """
    occupants, power = s.at[city], s.setting.power_of[piece]
    names = s.setting.piece_ids
    general = s.setting.board.pieces[piece].general
    if occupants:
        others = " and ".join(names[n] for n in range(len(names)) if occupants >> n & 1)
        if not general or occupants & (occupants - 1) or not occupants & s.relations.stackable[power]:
            raise node.fault(f"{names[piece]} cannot stand with {others} in {s.city_id(city)} (M6.1)")
    if s.closed(power, city):
        where = "at home" if power in s.relations.neutral else "outside neutral territory"
        raise node.fault(f"{names[piece]} must be {where}, so not in {s.city_id(city)} (M19.4)")
    if s.setting.start_places[piece] == BOX and not general and not s.peace_turn:
        raise node.fault(f"{names[piece]} is in the Silesia box until the peace (M19.1.12)")
    s.put(piece, city)


def _read_commanders(s: State, node: Node | None) -> None:
    """M6.3: who commands a stack of equal ranks; the one first in the army lists if nobody is named."""
    for item in node.list("commanders") if node else ():
        piece = item.number_of("piece", s.setting.names)
        others = [g for g in generals_at(s, s.place[piece]) if g != piece] if s.place[piece] >= 0 else []
        if not others or s.setting.rank_of[others[0]] != s.setting.rank_of[piece]:
            raise item.fault(f"{item.text('piece')} is in no stack with a general of equal rank (M6.3)")
        if s.senior & s.at[s.place[piece]]:
            raise item.fault(f"{item.text('piece')} is in a stack that has a commander already (M6.3)")
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
        city = city_of(s, item)
        if s.setting.board.cities[city].map != HUSSAR_MAP:
            raise item.fault(f"{item.text('city')} is not on the Bohemia map (M7.1)")
        if s.at[city] or city in s.hussars:
            raise item.fault(f"the hussar in {item.text('city')} would not be alone (M7.1, M7.7)")
        s.hussars[number] = city


# -- fortresses


def _read_markers(s: State, node: Node | None) -> None:
    """M3.2.7, M3.2.8, M4.6: markers of the set-up, changed by those named; `none` takes one away.

    A marker may stand only where a conquest would put it (M10.3.13, M10.3.14, M10.3.15, M10.3.16). M19.1.1, M19.1.3:
    when peace is made, all of Silesia has Prussian markers.
    """
    s.markers = dict(s.setting.start_markers)
    if s.peace_turn:
        s.markers |= {city: PRUSSIA for city in s.setting.start_markers if city in s.setting.board.silesia}
    for name, entry in node.items("markers") if node else ():
        city, power = fortress_of(s, name), power_of(s, entry, ("none",))
        if power == NOBODY:
            if s.home(city) == NOBODY or city in s.setting.board.silesia:
                clause = "M3.2.10" if city in s.setting.board.rhine else "M3.2.8"
                raise entry.fault(f"{name.text('city')} always carries a marker ({clause})")
            s.markers.pop(city, None)
        else:
            if marker_after(s, city, power) != power:
                clause = "M3.2.10" if city in s.setting.board.rhine else "M10.3.15"
                raise entry.fault(
                    f"{entry.text('power')} has no marker that could stand on {name.text('city')} ({clause})"
                )
            s.markers[city] = power


def _read_questions(s: State, node: Node | None) -> None:
    """M10.3.8: question markers with the power noted, which must be active: they do not outlast its stage."""
    stage = s.stages[-1]
    active = stage.powers if isinstance(stage, ActionStage) else []
    for name, entry in node.items("questions") if node else ():
        city, power = fortress_of(s, name), power_of(s, entry)
        if power not in active:
            raise entry.fault(f"{entry.text('power')} is not active, so it has left no question marker (M10.3.8)")
        s.questions[city] = power


# -- cards


def _read_cards(s: State, entries: Mapping[str, Node]) -> None:
    """M8.6-M8.12, S54: hands, display, draw pile (top first) and discards; every card is in exactly one place."""
    s.next_deck = entries["deck"].number("deck", 1, DECKS) if "deck" in entries else 1
    left = set(range(s.next_deck * FACES))
    for name, entry in entries["hands"].items("hands") if "hands" in entries else ():
        power = power_of(s, name)
        s.hands[power] = sorted(take_card(left, card) for card in entry.list("a hand"))
    if s.setting.advanced:
        advanced.read_display(s, left, entries)
    top = [take_card(left, card) for card in entries["draw"].list("draw")] if "draw" in entries else []
    for card in entries["discards"].list("discards") if "discards" in entries else ():
        number = take_card(left, card)
        s.discards[number // FACES].append(number)
    current = [] if _rest_is_discarded(entries) else sorted(n for n in left if n // FACES == s.next_deck - 1)
    for number in sorted(left.difference(current)):
        s.discards[number // FACES].append(number)
    s.dice.shuffle(current)
    s.pile = current + top[::-1]
    s.pile_cards = sum(1 << card for card in range((s.next_deck - 1) * FACES, s.next_deck * FACES))
    s.pile_cards |= sum(1 << card for card in s.pile)


def _rest_is_discarded(entries: Mapping[str, Node]) -> bool:
    return "rest" in entries and entries["rest"].one_of("place of the rest", ("draw", "discards")) == "discards"
