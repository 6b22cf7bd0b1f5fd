"""What must hold in every position of Maria (S54), and between one position and the next.

`check` is for one position, `Ledger` watches the troops from move to move: they are only lost and recruited by rule.
What the advanced game adds is in `advanced_invariants`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from kabinett.core.bits import bits
from kabinett.core.events import Event
from kabinett.core.game import Game
from kabinett.maria.board import BOX, NOBODY
from kabinett.maria.combat import Battle, CombatPhase
from kabinett.maria.deck import FACES
from kabinett.maria.instructions import Instruction
from kabinett.maria.movement import MovementPhase
from kabinett.maria.politics import PoliticsStage
from kabinett.maria.powers import AUSTRIA, FRANCE, SAXONY, own_major
from kabinett.maria.rules import Maria
from kabinett.maria.saxony import StatusChange
from kabinett.maria.sequence import ActionStage
from kabinett.maria.setting import HUSSAR_MAP as MAP
from kabinett.maria.setting import MAX_TROOPS
from kabinett.maria.setup import SetUp
from kabinett.maria.state import BESIDE, State
from kabinett.maria.winter import Recruiting, Winter
from tests.properties import check_decisions


def check(rules: Maria, s: State) -> None:
    """Everything that must hold in every position."""
    check_places(s)
    check_stacks(s)
    check_troops(s)
    check_hussars(s)
    check_fortresses(s)
    check_cards(s)
    check_course(s)
    check_battle(s)
    check_decisions(rules, s, "MK")
    rules.check(s)  # what states from files are held to must not refuse any that can be reached


def setting_up(s: State) -> bool:
    """Whether the troops are still being distributed (M4.9)."""
    return any(isinstance(stage, SetUp) for stage in s.stages)


def power_name(s: State, power: int) -> str:
    """The name of a power."""
    return s.setting.names.name("power", power)


# -- pieces


def check_places(s: State) -> None:
    """Every piece is in one place, on a map in play, and `at` says the same as `place`."""
    expected = [0] * len(s.at)
    for piece, city in enumerate(s.place):
        if city >= 0:
            assert city in s.setting.network.cities, f"{s.setting.piece_ids[piece]} is on a map that is not in play"
            expected[city] |= 1 << piece
    assert s.at == expected


def check_stacks(s: State) -> None:
    """M6.1, M6.3: one piece in a city, or two generals of one power or of cooperating powers, with one commander.

    M19.3.5, M19.3.10, M19.3.17: while Saxony changes its status, its stacks have still to be dissolved.
    """
    seniors = set(bits(s.senior))
    changing = any(isinstance(stage, StatusChange) for stage in s.stages)
    for city, occupants in enumerate(s.at):
        if not occupants:
            continue
        pieces = bits(occupants)
        where = f"{[s.setting.piece_ids[p] for p in pieces]} in {s.setting.city_ids[city]}"
        assert len(pieces) <= 2, where
        chosen = seniors & set(pieces)
        if len(pieces) < 2:
            assert not chosen, f"a commander without a stack: {where}"
            continue
        assert all(s.setting.board.pieces[piece].general for piece in pieces), where
        one, other = (s.setting.power_of[piece] for piece in pieces)
        assert one == other or s.relations.table[one][other] == "C" or (changing and SAXONY in (one, other)), where
        equal = s.setting.rank_of[pieces[0]] == s.setting.rank_of[pieces[1]]
        assert len(chosen) == equal, f"M6.3 {where}: chosen {chosen}"
    assert all(s.place[piece] >= 0 for piece in seniors)


def check_troops(s: State) -> None:
    """M6.5: a general on the map has 1 to 8 troops, one who is not has none; M0.9: only generals on the map can be
    face-down."""
    for general, troops in enumerate(s.troops):
        name = s.setting.piece_ids[general]
        if setting_up(s):
            assert 0 <= troops <= MAX_TROOPS, f"{name} has {troops} troops"
        elif s.place[general] >= 0 or s.place[general] == BOX:
            assert 1 <= troops <= MAX_TROOPS, f"{name} has {troops} troops"
        else:
            assert troops == 0, f"{name} is not on the map and has {troops} troops"
    for piece in bits(s.face_down):
        assert s.setting.board.pieces[piece].general
        assert s.place[piece] >= 0


def check_hussars(s: State) -> None:
    """M7.1, M7.5, M7.7: a hussar is beside the board, or alone in a city of the Bohemia map."""
    placed = [city for city in s.hussars if city != BESIDE]
    assert len(set(placed)) == len(placed), "two hussars share a city"
    for city in placed:
        assert s.setting.board.cities[city].map == MAP
        assert not s.at[city], f"a hussar and a piece in {s.setting.city_ids[city]}"


# -- fortresses


def check_fortresses(s: State) -> None:
    """M3.2.7, M3.2.8, M3.2.10, M10.3.14-M10.3.16: markers are of major powers, abroad, on fortresses; every Silesian
    fortress has one; a Rhine electorate has that of France or of Austria."""
    board, in_play = s.setting.board, frozenset(s.setting.network.cities)
    for city in board.silesia & in_play:
        assert not board.cities[city].fortress or city in s.markers, f"{s.setting.city_ids[city]} has no marker"
    for city in board.rhine & in_play:
        assert s.markers[city] in (FRANCE, AUSTRIA)
    for city, power in s.markers.items():
        name = s.setting.city_ids[city]
        assert city in in_play, f"a marker in {name}"
        assert board.cities[city].fortress, f"a marker in {name}"
        assert power in s.setting.powers, f"a marker of nobody in {name}"
        assert own_major(power, s.saxony) == power, f"a marker of a minor power in {name}"
        assert power != s.home(city) or city in board.silesia, f"a marker at home in {name}"
    for city, power in s.questions.items():
        name = s.setting.city_ids[city]
        assert board.cities[city].fortress, f"a question marker in {name}"
        assert power in s.setting.powers
        assert any(isinstance(stage, ActionStage) for stage in s.stages) or s.outcome, f"a late question in {name}"


# -- cards


def check_cards(s: State) -> None:
    """S54, M8.11: every card of the decks in use is in one place; discards lie on the pile of their deck."""
    played = [card for stage in s.stages if isinstance(stage, Battle) for card in stage.played]
    placed = [cards for stage in s.stages if isinstance(stage, PoliticsStage) for cards in stage.placed]
    everywhere = [card for cards in (*s.hands, *s.display, *s.covered, *placed) for card in cards] + s.pile + played
    for deck, cards in enumerate(s.discards):
        assert all(card // FACES == deck for card in cards), f"a card of another deck on discard pile {deck + 1}"
        everywhere += cards
    twice = [card for card, times in Counter(everywhere).items() if times > 1]
    assert not twice, f"in two places: {[s.setting.names.name('card', card) for card in twice]}"
    assert set(everywhere) == set(range(s.next_deck * FACES))
    assert all(s.pile_cards >> card & 1 for card in s.pile)
    assert all(not hand for power, hand in enumerate(s.hands) if power not in s.setting.powers)


# -- course of the game


def check_course(s: State) -> None:
    """M5.1, M5.8, M10.1.1: turns within limits; something is asked unless the game is over; `moved` ends with its
    phase."""
    assert 1 <= s.turn <= s.setting.variant.turns
    assert bool(s.asked) == (s.outcome is None)
    if s.outcome is None and not any(isinstance(stage, MovementPhase) for stage in s.stages):
        assert s.moved == 0
    recruiting = [stage.power for stage in s.stages if isinstance(stage, Recruiting)]
    assert not recruiting or any(isinstance(stage, Winter | Instruction | StatusChange) for stage in s.stages)
    assert s.turn in s.setting.variant.winters or not any(isinstance(stage, Winter) for stage in s.stages)
    for power, left in enumerate(s.recruits):
        assert left >= 0
        assert left == 0 or power in recruiting, f"recruits of {power_name(s, power)} outside the winter"


def check_battle(s: State) -> None:
    """M11.1.1, M11.1.6: a battle is between adjacent enemies, with the strengths that they have; pairs are enemies.

    M19.3.19: while Saxony changes its status, the pairs that lapse by it are still on the list.
    """
    enemies = s.relations.enemy_generals
    changing = any(isinstance(stage, StatusChange) for stage in s.stages)
    for stage in s.stages:
        if isinstance(stage, Battle):
            one, other = stage.cities
            assert other in s.setting.network.neighbours[one]
            for city, power, strength in zip(stage.cities, stage.powers, stage.strengths, strict=True):
                generals = bits(s.at[city] & s.setting.general_bits)
                assert sum(s.troops[general] for general in generals) == strength
                assert power in {s.setting.power_of[general] for general in generals}
            assert s.at[other] & enemies[stage.powers[0]]
        if isinstance(stage, CombatPhase) and not changing:
            for one, other in stage.pairs:
                assert s.at[one] & s.setting.general_bits, "a pair without attacker"
                assert s.at[other] & s.setting.general_bits, "a pair without defender"
                assert other in s.setting.network.neighbours[one]
                attackers = {s.setting.power_of[general] for general in bits(s.at[one] & s.setting.general_bits)}
                assert any(s.at[other] & enemies[power] for power in attackers), "a pair of no enemies"


# -- troops from move to move


def total(s: State, power: int) -> int:
    """The troops of a power, with those that it has bought and not yet given to a general."""
    return s.recruits[power] + sum(s.troops[general] for general in s.setting.generals_of[power])


class Ledger:
    """M6.7, M9.13, M11.1.12, M11.2.6, M13.2, M17.5.12, M17.5.17: the total of a power changes only by events that say
    so."""

    def __init__(self, s: State) -> None:
        self._open = not setting_up(s)
        self._totals = {power: total(s, power) for power in s.setting.powers}

    def check(self, s: State, events: Iterable[Event]) -> None:
        """Compare the totals with what they were before these events."""
        events = list(events)
        before, self._totals = self._totals, {power: total(s, power) for power in s.setting.powers}
        if not self._open:
            self._open = not setting_up(s)
            return
        # What is missing without a loss or gain that names the power: only a stack that could not retreat.
        missing = {power: before[power] + _gain(s, power, events) - self._totals[power] for power in before}
        assert all(count >= 0 for count in missing.values()), f"troops out of nowhere: {missing}, {events}"
        trapped = sum(number_in(event, "count") for event in events if event.kind == "no_retreat")
        assert sum(missing.values()) == trapped, f"troops vanished: {missing}, {events}"
        removed = {
            s.setting.power_of[s.setting.board.piece_index[str(event.params["piece"])]]
            for event in events
            if event.kind == "general_removed" and event.clause == "M11.2.6"
        }
        assert {power for power, count in missing.items() if count} == removed


def _gain(s: State, power: int, events: list[Event]) -> int:
    """What the events say that a power has recruited, less what they say that it has lost."""
    name = s.power_id(power)
    mine = [event for event in events if event.params.get("power") == name]
    recruited = sum(number_in(event, "count") for event in mine if event.kind in ("recruited", "troops_received"))
    return recruited - sum(number_in(event, "count") for event in mine if event.kind in ("troops_lost", "gift_lost"))


def number_in(event: Event, key: str) -> int:
    """A number that an event tells."""
    value = event.params[key]
    assert isinstance(value, int)
    return value


# -- the end


def check_outcome(game: Game) -> None:
    """M14.8, M24.2, M24.3, M24.4, M5.9: the game ended as its markers say, not after the last turn."""
    s, outcome = game.state, game.outcome
    assert isinstance(s, State)
    assert outcome is not None
    assert not s.asked
    goal = {
        "france": sum(1 for city, power in s.markers.items() if power == FRANCE and s.setting.home[city] == AUSTRIA),
        "prussia": sum(
            1
            for city, power in s.markers.items()
            if s.power_id(power) == "prussia" and (s.setting.home[city] in (AUSTRIA, NOBODY))
        ),
    }
    reached = {name for name, least in (("france", 9), ("prussia", 12)) if goal[name] >= least}
    if s.setting.players == 3:
        winners = {"france": ("louis_xv",), "prussia": ("frederick",)}
        assert len(reached) <= 1
        assert outcome.winners == next((winners[name] for name in reached), ("maria_theresa",))
    else:
        assert outcome.winners == (("a2",) if len(reached) == 2 else () if reached else ("b2",))
    if outcome.winners in (("maria_theresa",), ("b2",), ()):
        assert s.turn == s.setting.variant.turns
        assert s.stages == []
