"""Properties of a game at any moment, whatever its variant. The tests that use them say which games they look at."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import zip_longest
from random import Random

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from kabinett.core.dice import Dice
from kabinett.core.errors import IllegalMove
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
from tests.maria.advanced_invariants import Chronicle, check_advanced
from tests.maria.invariants import Ledger, check, check_outcome, setting_up
from tests.maria.players import Plan, digest, finish, rules_of
from tests.maria.proposals import random_proposal
from tests.maria.table import state

# After one of these somebody knows more than before, so it can not be taken back.
TELLING = {
    "cards_seen", "set_up", "battle", "card_played", "card_paid", "pile_shuffled", "general_removed", "political_card",
    "trump_turned", "card_turned_up", "corps_lapsed", "troops_received", "troops_seen", "winter_scores",
}  # fmt: skip
PRIVATE = {"cards_seen", "troops_assigned", "troops_divided", "recruits_placed", "troops_seen"}
# Seeds and numbers of moves do not become simpler by being smaller, so a failure is shown as it was found.
quick = settings(
    deadline=None,
    derandomize=True,
    database=None,
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=list(HealthCheck),
)
lengths = st.integers(0, 600)


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


def check_whole_game(plan: Plan) -> None:
    """S54, M15.4: all holds after every move, and the game ends as it must."""
    game = plan.begin()
    watch = Watch(game)
    for events in plan.moves(game):
        watch.check(events)
    watch.check_outcome()


# -- what is offered and what is not


def check_options(game: Game, rng: Random, most: int) -> None:
    """Each option of each decision, and each standing move, can be made and leads to a sound position.

    Of many options, and of many standing moves of one seat with the same verb, some are tried.
    """
    choices = [
        (decision.seat, option) for decision in game.decisions() for option in _some(decision.options, rng, most)
    ]
    for seat in game.seats:
        standing = game.standing(seat)
        for verb in sorted({move.verb for move in standing}):
            choices += [(seat, move) for move in _some([m for m in standing if m.verb == verb], rng, most // 3)]
    for seat, move in choices:
        copy = game.copy()
        watch = Watch(copy)
        watch.check(copy.play(seat, move))


def _some(moves: Sequence[Move], rng: Random, most: int) -> Sequence[Move]:
    return moves if len(moves) <= most else rng.sample(list(moves), most)


def check_refusals(game: Game, rng: Random, count: int) -> None:
    """Other moves of the vocabulary, moves of seats that are not asked, unknown words and seats change nothing."""
    before, log, entries = digest(game), len(game.events), len(game.journal.entries)
    for seat in game.seats:
        others = [move for move in game.rules.vocabulary.moves if move not in allowed(game, seat)]
        for move in (*map(str, rng.sample(others, count)), "surrender", "city atlantis", "propose", ""):
            with pytest.raises(IllegalMove):
                game.play(seat, move)
    with pytest.raises(IllegalMove):
        game.play("spectator", str(game.decisions()[0].options[0]))
    assert (digest(game), len(game.events), len(game.journal.entries)) == (before, log, entries)


def allowed(game: Game, seat: str) -> set[Move]:
    """What a seat may do now, but for proposals."""
    return {o for decision in game.decisions(seat) for o in decision.options} | set(game.standing(seat))


# -- copies and files


def check_same(rules: Maria, one: State, two: State, seed: int) -> None:
    """Two states are equal, ask the same and play on identically."""
    assert rules.digest(one) == rules.digest(two)
    assert [decision.to_json() for decision in one.asked] == [decision.to_json() for decision in two.asked]
    assert [rules.standing(one, seat) for seat in rules.seats] == [rules.standing(two, seat) for seat in rules.seats]
    assert finish(rules, one, seed) == finish(rules, two, seed)
    assert rules.digest(one) == rules.digest(two)


def check_json(game: Game, seed: int, *, sort_keys: bool) -> None:
    """What is read back from the text of `to_json` is equal, asks the same and plays on identically."""
    rules = rules_of(game)
    again = rules.from_json(json.loads(json.dumps(rules.to_json(state(game)), sort_keys=sort_keys)))
    rules.advance(again)
    check_position(rules, again)
    check_same(rules, state(game).copy(), again, seed)


def check_copy(game: Game, seed: int) -> None:
    """Playing on a copy leaves the original alone; two copies with the same choices stay equal."""
    rules, before = rules_of(game), digest(game)
    asked = [decision.to_json() for decision in game.decisions()]
    one, two = state(game).copy(), state(game).copy()
    assert finish(rules, one, seed) == finish(rules, two, seed)
    assert rules.digest(one) == rules.digest(two)
    assert digest(game) == before
    assert [decision.to_json() for decision in game.decisions()] == asked


# -- secrets


def view_of(rules: Maria, s: State, seat: str | None) -> object:
    """What a seat sees: position, its decisions and standing moves, and for whom all wait."""
    return rules.view(s, seat).to_json()


def shuffled(rules: Maria, original: State, seat: str, rng: Random) -> State:
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


def twins(game: Game, seat: str, seed: int) -> list[State]:
    """Positions that the seat can not tell from this one."""
    rules = rules_of(game)
    view = rules.view(state(game), seat)
    return [rules.sample(view, Dice.from_seed(seed)), shuffled(rules, state(game), seat, Random(seed))]


def same_until_revealed(one: list[Event], two: list[Event], seat: str) -> bool:
    """What the seat hears of two events lists is equal, up to the first event that tells it a secret (then False)."""
    for pair in zip_longest(*([event for event in events if event.known_to(seat)] for events in (one, two))):
        if any(
            event is not None and (event.reveals or event.kind in ("cards_seen", "pile_shuffled")) for event in pair
        ):
            return False
        first, second = (None if event is None else event.to_json() for event in pair)
        assert first == second
    return True


def check_views(game: Game, seed: int) -> int:
    """S6, S22, S25, S28, S30, S44: what differs only in what a seat may not know looks alike to it, decisions and
    standing moves included. Returns how many of the positions compared really differed."""
    rules, different = rules_of(game), 0
    for seat in game.seats:
        mine = view_of(rules, state(game), seat)
        for twin in twins(game, seat, seed):
            assert view_of(rules, twin, seat) == mine
            different += twin.hands != state(game).hands and (twin.troops != state(game).troops or setting_up(twin))
    return different


def check_reasons(game: Game, seed: int, count: int) -> None:
    """S6, S25: why a seat may not make a move does not tell it what it may not know, either."""
    rules, rng = rules_of(game), Random(seed)
    for seat in game.seats:
        tried = [
            *rng.sample(rules.vocabulary.moves, count),
            rules.vocabulary.find(random_proposal(rng, state(game), seat)),
        ]
        for twin in twins(game, seat, seed):
            for move in tried:
                assert rules.why_not(twin, seat, move) == rules.why_not(state(game), seat, move)


def check_moves(game: Game, seed: int, most: int) -> None:
    """S49: the same move, one's own or another's, in positions that look alike to a seat has the same effects for it,
    as far as it can see them, until something is revealed."""
    rules = rules_of(game)
    for seat in game.seats:
        for twin in twins(game, seat, seed):
            for decision, other in zip(game.decisions(), twin.asked, strict=True):
                for option in [option for option in decision.options if option in other.options][:most]:
                    one, two = state(game).copy(), twin.copy()
                    heard = rules.apply(one, decision.seat, option), rules.apply(two, decision.seat, option)
                    if same_until_revealed(*heard, seat):
                        assert view_of(rules, one, seat) == view_of(rules, two, seat)


def check_secret_choice(game: Game) -> int:
    """M4.9, M6.8, M13.4, M17.3.2, S30, S43, S47: whatever a seat answers to a secret question, the others see the
    same (on the display: that there is a card). Returns how many answers were compared."""
    rules, compared = rules_of(game), 0
    for decision in game.decisions():
        seen: dict[tuple[str, str], list[object]] = defaultdict(list)
        for option in decision.options:
            s = state(game).copy()
            events = rules.apply(s, decision.seat, option)
            if any(event.reveals or event.kind == "set_up" for event in events):
                continue  # the next thing that happens is public
            for seat in game.seats:
                if seat != decision.seat:
                    heard = [str(event) for event in events if event.known_to(seat)]
                    seen[seat, option.verb].append((heard, view_of(rules, s, seat)))
        for outcomes in seen.values():
            assert all(outcome == outcomes[0] for outcome in outcomes)
            compared += len(outcomes) - 1
    return compared


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


def check_private_events(plan: Plan) -> None:
    """S38, S49: draws, distributions and transfers are in the log of who plays the power at that time, and in no
    other, nor in an onlooker's."""
    game = plan.begin()
    told = dict.fromkeys(game.seats, 0)
    for event in game.events:
        _check_audience(state(game), event)
    for events in plan.moves(game):
        for event in events:
            _check_audience(state(game), event)
            for seat in event.audience or ():
                told[seat] += 1
    assert sum(told.values())
    assert not PRIVATE & {event.kind for event in game.log(None)}


def _check_audience(s: State, event: Event) -> None:
    assert (event.audience is not None) == (event.kind in PRIVATE)
    if event.audience is not None:
        power = event.params.get("power") or _power_of(s, str(event.params["piece"]))
        assert event.audience == frozenset({s.player(s.setting.names.number("power", str(power)))}), event


def _power_of(s: State, piece: str) -> str:
    return s.setting.board.powers[s.setting.power_of[s.setting.board.piece_index[piece]]].id


def check_taking_back(game: Game, rng: Random, most: int) -> int:
    """A move that is taken back leaves everything as it was. Returns how many were."""
    taken_back = 0
    for seat in game.seats:
        for move in _some(sorted(allowed(game, seat), key=str), rng, most):
            copy = game.copy()
            copy.play(seat, move)
            if copy.can_undo(seat):
                assert copy.undo(seat)
                taken_back += 1
                assert digest(copy) == digest(game)
                assert [str(event) for event in copy.events] == [str(event) for event in game.events]
                assert [allowed(copy, other) for other in game.seats] == [allowed(game, other) for other in game.seats]
    return taken_back


def check_undo(plan: Plan) -> None:
    """A move after which somebody has seen new cards, totals, strengths or a general's last troop can not be undone."""
    game = plan.begin()
    for events in plan.moves(game):
        if TELLING & {event.kind for event in events}:
            assert not any(game.can_undo(seat) for seat in game.seats), events


# -- anything in any order


class Table(RuleBasedStateMachine):
    """Moves, standing moves, proposals, refusals, copies, files and taking back, in any order."""

    plans: st.SearchStrategy[Plan]

    @initialize(data=st.data(), moves=lengths)
    def begin(self, data: st.DataObject, moves: int) -> None:
        self.game = data.draw(self.plans).after(moves)
        self.watch = Watch(self.game)

    def play(self, seat: str, move: Move | str) -> None:
        self.watch.check(self.game.play(seat, move))

    @precondition(lambda self: self.game.outcome is None)
    @rule(data=st.data())
    def answer(self, data: st.DataObject) -> None:
        decision = data.draw(st.sampled_from(self.game.decisions()))
        self.play(decision.seat, data.draw(st.sampled_from(decision.options)))

    @precondition(lambda self: any(self.game.standing(seat) for seat in self.game.seats))
    @rule(data=st.data())
    def unasked(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from([seat for seat in self.game.seats if self.game.standing(seat)]))
        verb = data.draw(st.sampled_from(sorted({move.verb for move in self.game.standing(seat)})))
        self.play(seat, data.draw(st.sampled_from([m for m in self.game.standing(seat) if m.verb == verb])))

    @rule(data=st.data(), seed=st.integers(0, 10**6))
    def propose(self, data: st.DataObject, seed: int) -> None:
        seat = data.draw(st.sampled_from(self.game.seats))
        text = random_proposal(Random(seed), state(self.game), seat)
        if self.game.why_not(seat, text) is None:
            self.play(seat, text)
        else:
            self.refuse(seat, text)

    @rule(data=st.data())
    def try_anything(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(self.game.seats))
        move = data.draw(st.sampled_from(rules_of(self.game).vocabulary.moves))
        if move not in allowed(self.game, seat):
            self.refuse(seat, move)

    def refuse(self, seat: str, move: Move | str) -> None:
        before, log = digest(self.game), len(self.game.events)
        with pytest.raises(IllegalMove):
            self.game.play(seat, move)
        assert (digest(self.game), len(self.game.events)) == (before, log)

    @precondition(lambda self: self.game.outcome is None)
    @rule(data=st.data())
    def take_back(self, data: st.DataObject) -> None:
        decision = data.draw(st.sampled_from(self.game.decisions()))
        before, log = digest(self.game), len(self.game.events)
        self.game.play(decision.seat, data.draw(st.sampled_from(decision.options)))
        if self.game.undo(decision.seat):
            assert (digest(self.game), len(self.game.events)) == (before, log)
        self.watch = Watch(self.game)

    @rule()
    def through_json(self) -> None:
        rules = rules_of(self.game)
        again = rules.from_json(json.loads(json.dumps(rules.to_json(state(self.game)))))
        assert rules.digest(again) == digest(self.game)

    @invariant()
    def sound(self) -> None:
        check_position(rules_of(self.game), state(self.game))
