"""Properties of a game of Maria at any moment, whatever its variant: what is particular to it, for `tests.properties`.
The tests that use them say which games they look at."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import rule

from kabinett.core.dice import Dice
from kabinett.core.events import Event
from kabinett.core.game import Game
from kabinett.core.moves import Move
from kabinett.maria.board import BOX
from kabinett.maria.cards import Payment
from kabinett.maria.combat import Battle
from kabinett.maria.deck import points
from kabinett.maria.politics import PoliticsStage
from kabinett.maria.rules import Maria
from kabinett.maria.state import State
from kabinett.maria.tracks import CORPS_PRICE, Corps
from kabinett.maria.trains import PRICE, TrainEntry
from kabinett.maria.winter import Recruiting
from tests import properties
from tests.maria.advanced_invariants import Chronicle, check_advanced
from tests.maria.invariants import Ledger, check, check_outcome, setting_up
from tests.maria.players import rules_of
from tests.maria.proposals import random_proposal
from tests.maria.table import state
from tests.properties import view_of


def check_position(rules: Maria, s: State) -> None:
    """S54: everything that must hold in a position of this variant."""
    if s.setting.advanced:
        check_advanced(rules, s)
    else:
        check(rules, s)


class Watch:
    """Follows a game: after every move the position is sound, and troops and markers have changed as events say."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._rules, s = rules_of(game), state(game)
        self._ledger = Ledger(s)
        self._chronicle = Chronicle(self._rules, s) if s.setting.advanced else None
        check_position(self._rules, s)

    def check(self, events: Iterable[Event]) -> None:
        """These events have just happened."""
        events, s = list(events), state(self._game)
        self._ledger.check(s, events)
        if self._chronicle:
            self._chronicle.check(s, events)
        check_position(self._rules, s)

    def check_outcome(self) -> None:
        """The game ended as the rules say."""
        if self._chronicle:
            self._chronicle.check_outcome(self._game)
        else:
            check_outcome(self._game)


# -- secrets


def shuffled(rules: Maria, original: State, seat: str | None, rng: Random) -> State:
    """The same position with other secrets: unseen cards and troops of the other players change places; so do the
    draw pile, the political cards of a year, winter scores and dice."""
    s = original.copy()
    others = [power for power in s.setting.powers if s.player(power) != seat]
    _swap_cards(s, others, rng)
    for power in others:
        s.hands[power].sort()
        if not setting_up(s):
            _shift_troops(s, power, rng)
    rng.shuffle(s.political_pile)
    s.political_pile.sort(key=lambda card: -s.setting.political[card].year)
    s.winter_scores = [[rng.randint(0, 13) for _ in scores] for scores in s.winter_scores]
    s.dice = Dice.from_seed(rng.randrange(10**9))
    rules.advance(s)
    return s


def _swap_cards(s: State, others: list[int], rng: Random) -> None:
    """S22, S25, S30: hands, cards just placed on the display, and the draw pile."""
    lists = [s.hands[power] for power in others] + [s.pile]
    lists += [stage.placed[power] for stage in s.stages if isinstance(stage, PoliticsStage) for power in others]
    slots = [(cards, n) for cards in lists for n in range(len(cards))]
    for _ in range(60 if len(slots) > 1 else 0):
        (a, i), (b, j) = rng.sample(slots, 2)
        may_lie = [s.pile_cards >> card & 1 for card in (a[i], b[j])]
        if (a is not s.pile or may_lie[1]) and (b is not s.pile or may_lie[0]):
            a[i], b[j] = b[j], a[i]
            if not _can_pay(s):
                a[i], b[j] = b[j], a[i]


def _can_pay(s: State) -> bool:
    """M8.14, M10.2.3, M17.5.20: that a power is asked to pay tells that it can."""
    for stage in s.stages:
        if isinstance(stage, Payment) and points(s.hands[stage.power]) < stage.due:
            return False
        if isinstance(stage, TrainEntry) and points(s.hands[s.setting.power_of[stage.train]]) < PRICE:
            return False
        if isinstance(stage, Corps) and not s.on_map(stage.power) and points(s.hands[stage.power]) < CORPS_PRICE:
            return False
    return True


def _shift_troops(s: State, power: int, rng: Random) -> None:
    """Move troops between generals of a power. M11.1.6: in a running battle only inside a stack of one power.

    M13.10: that a general is asked whether he re-enters tells what room there is on the map.
    """
    fighting = {city for stage in s.stages if isinstance(stage, Battle) for city in stage.cities}
    recruiting = any(isinstance(stage, Recruiting) and stage.power == power for stage in s.stages)
    generals = [g for g in s.setting.generals_of[power] if s.place[g] >= 0 or (s.place[g] == BOX and not recruiting)]
    for _ in range(20 if len(generals) > 1 else 0):
        a, b = rng.sample(generals, 2)
        if s.place[a] != s.place[b] and fighting & {s.place[a], s.place[b]}:
            continue
        if s.troops[a] > 1 and s.troops[b] < 8:
            s.troops[a] -= 1
            s.troops[b] += 1


def check_secret_standing(game: Game) -> int:
    """M6.8, M6.9: a shift of troops is seen by its own player only. Returns how many there were."""
    rules, made = rules_of(game), 0
    for seat in game.seats:
        for move in [move for move in game.standing(seat) if move.verb == "divide"][:6]:
            s = state(game).copy()
            events = rules.apply(s, seat, move)
            assert all(event.audience == frozenset({seat}) for event in events)
            for other in (*(set(game.seats) - {seat}), None):
                assert view_of(rules, s, other) == view_of(rules, state(game), other)
            made += 1
    return made


class MariaProperties(properties.Properties):
    """What is particular to Maria."""

    # After one of these somebody knows more than before, so it can not be taken back.
    telling = frozenset({
        "cards_seen", "set_up", "battle", "card_played", "card_paid", "pile_shuffled", "general_removed",
        "political_card", "trump_turned", "card_turned_up", "corps_lapsed", "troops_received", "troops_seen",
        "winter_scores",
    })  # fmt: skip
    private = frozenset({"cards_seen", "troops_assigned", "troops_divided", "recruits_placed", "troops_seen"})
    drawing = frozenset({"cards_seen", "pile_shuffled"})

    def watch(self, game: Game) -> Watch:
        """Who follows a game."""
        return Watch(game)

    def check_position(self, rules: Any, s: Any) -> None:
        """S54."""
        check_position(rules, s)

    def twins(self, game: Game, seat: str | None, seed: int) -> list[State]:
        """S6, S22, S25, S28, S30, S44: positions that the seat can not tell from this one."""
        rules = rules_of(game)
        view = rules.view(state(game), seat)
        return [rules.sample(view, Dice.from_seed(seed)), shuffled(rules, state(game), seat, Random(seed))]

    def differ(self, twin: State, s: State) -> bool:
        """Hands differ, and troops, or those are not yet distributed."""
        return twin.hands != s.hands and (twin.troops != s.troops or setting_up(twin))

    def hearer(self, game: Game) -> Callable[[Event], str]:
        """S38, S49: who plays the power at that time."""

        def player(event: Event) -> str:
            s = state(game)
            if event.kind not in self.private:
                return ""
            power = event.params.get("power") or _power_of(s, str(event.params["piece"]))
            return s.player(s.setting.names.number("power", str(power)))

        return player

    def other_moves(self, rng: Random, game: Game, seat: str) -> list[Move]:
        """M21.4: a proposal."""
        return [game.rules.vocabulary.find(random_proposal(rng, state(game), seat))]


def _power_of(s: State, piece: str) -> str:
    return s.setting.board.powers[s.setting.power_of[s.setting.board.piece_index[piece]]].id


MARIA = MariaProperties()


class Table(properties.Table):
    """With proposals."""

    properties = MARIA

    @rule(data=st.data(), seed=st.integers(0, 10**6))
    def propose(self, data: st.DataObject, seed: int) -> None:
        seat = data.draw(st.sampled_from(self.game.seats))
        text = random_proposal(Random(seed), state(self.game), seat)
        if self.game.why_not(seat, text) is None:
            self.play(seat, text)
        else:
            self.refuse(seat, text)
