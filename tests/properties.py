"""Properties of a game at any moment, whatever the game. A subclass of `Properties` says what is particular to one;
the tests that use them say which games they look at."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from itertools import chain, zip_longest
from pathlib import Path
from random import Random
from typing import Any, Protocol

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from kabinett import load_game, verify_game
from kabinett.core.dice import Dice
from kabinett.core.errors import IllegalMove
from kabinett.core.events import Event
from kabinett.core.game import Game
from kabinett.core.moves import Move
from kabinett.core.ruleset import AnyRuleset, View
from kabinett.core.state import State
from tests.players import Plan, digest, finish

# Seeds and numbers of moves do not become simpler by being smaller, so a failure is shown as it was found.
quick = settings(
    deadline=None,
    derandomize=True,
    database=None,
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=list(HealthCheck),
)
lengths = st.integers(0, 600)
MADE_UP = ("surrender", "city atlantis", "propose", "")  # moves that no game has


class Watch(Protocol):
    """Follows a game: what must hold after each move."""

    def check(self, events: Iterable[Event]) -> None:
        """These events have just happened."""

    def check_outcome(self) -> None:
        """The game ended as the rules say."""


def check_decisions(rules: AnyRuleset, s: State, clauses: str) -> None:
    """Each seat is asked at most once, with at least one option, each option once, by moves of the vocabulary; each
    question names a clause that begins with one of these letters."""
    seats = [decision.seat for decision in s.asked]
    assert len(set(seats)) == len(seats)
    assert set(seats) <= set(rules.seats)
    for decision in s.asked:
        assert decision.options, f"{decision} has no option"
        assert len(set(decision.options)) == len(decision.options), f"{decision} has an option twice"
        assert decision.clause[0] in clauses
        for option in decision.options:
            assert rules.vocabulary.find(str(option)) is option
    for seat in rules.seats:
        standing = rules.standing(s, seat)
        assert len(set(standing)) == len(standing)
        assert all(rules.vocabulary.find(str(move)) is move for move in standing)


def allowed(game: Game, seat: str) -> set[Move]:
    """What a seat may do now, but for moves with open verbs."""
    return {o for decision in game.decisions(seat) for o in decision.options} | set(game.standing(seat))


def some(moves: Sequence[Move], rng: Random, most: int) -> Sequence[Move]:
    """Of many moves so many at random."""
    return moves if len(moves) <= most else rng.sample(list(moves), most)


def view_of(rules: AnyRuleset, s: Any, seat: str | None) -> object:
    """What a seat sees: position, its decisions and standing moves, and for whom all wait."""
    return rules.view(s, seat).to_json()


def check_same(rules: AnyRuleset, one: Any, two: Any, seed: int) -> None:
    """Two states are equal, ask the same and play on identically."""
    assert rules.digest(one) == rules.digest(two)
    assert [decision.to_json() for decision in one.asked] == [decision.to_json() for decision in two.asked]
    assert [rules.standing(one, seat) for seat in rules.seats] == [rules.standing(two, seat) for seat in rules.seats]
    assert finish(rules, one, seed) == finish(rules, two, seed)
    assert rules.digest(one) == rules.digest(two)


def check_copy(game: Game, seed: int) -> None:
    """Playing on a copy leaves the original alone; two copies with the same choices stay equal."""
    rules, before = game.rules, digest(game)
    asked = [decision.to_json() for decision in game.decisions()]
    one, two = game.state.copy(), game.state.copy()
    assert finish(rules, one, seed) == finish(rules, two, seed)
    assert rules.digest(one) == rules.digest(two)
    assert digest(game) == before
    assert [decision.to_json() for decision in game.decisions()] == asked


def through_text(data: object) -> Any:
    """What arrives of data that are sent as text."""
    return json.loads(json.dumps(data))


def check_sent_views(game: Game, seed: int) -> None:
    """A view that went through JSON text is equal, with the rules' own moves, and can be sampled."""
    rules = game.rules
    for seat in (*game.seats, None):
        view = game.view(seat)
        again = View.from_json(through_text(view.to_json()), rules)
        assert again == view
        samples = (rules.sample(given, Dice.from_seed(seed)) for given in (view, again))
        assert len({rules.digest(sample) for sample in samples}) == 1


def check_sent_events(game: Game) -> None:
    """Events that went through JSON text say the same, to the same seats."""
    for event in game.events:
        again = Event.from_json(through_text(event.to_json()))
        for part in ("audience", "clause", "kind", "params", "reveals"):
            assert getattr(again, part) == getattr(event, part), (part, event)


def check_refusals(game: Game, rng: Random, count: int) -> None:
    """Other moves of the vocabulary, moves of seats that are not asked, unknown words and seats change nothing."""
    before, log, entries = digest(game), len(game.events), len(game.journal.entries)
    for seat in game.seats:
        others = [move for move in game.rules.vocabulary.moves if move not in allowed(game, seat)]
        for move in (*map(str, rng.sample(others, count)), *MADE_UP):
            with pytest.raises(IllegalMove):
                game.play(seat, move)
    with pytest.raises(IllegalMove):
        game.play("spectator", str(game.decisions()[0].options[0]))
    assert (digest(game), len(game.events), len(game.journal.entries)) == (before, log, entries)


def check_finished(game: Game, moves: Iterable[str]) -> None:
    """After the end nobody is asked, nothing stands open, and every move is refused."""
    before = digest(game)
    for seat in game.seats:
        assert (game.decisions(seat), game.standing(seat)) == ((), ())
        for move in moves:
            with pytest.raises(IllegalMove):
                game.play(seat, move)
    assert digest(game) == before


def check_journal(plan: Plan, moves: int, path: Path) -> None:
    """A saved game can be loaded and verified, and stands where it stood; its end too."""
    game = plan.after(moves)
    game.save(path)
    for again in (load_game(path), verify_game(path)):
        assert digest(again) == digest(game)
        assert again.outcome == game.outcome
        assert [str(event) for event in again.events] == [str(event) for event in game.events]
    for _ in plan.moves(game):
        pass
    game.save(path)
    assert verify_game(path).outcome == game.outcome


def check_determinism(plan: Plan) -> None:
    """Two games with one seed and the same choices are equal after each move; events too."""
    one, two = plan.begin(), plan.begin()
    assert digest(one) == digest(two)
    for events in plan.moves(one):
        entry = one.journal.entries[-1]
        again = two.play(entry.seat, entry.move)
        assert [event.to_json() for event in again] == [event.to_json() for event in events]
        assert digest(one) == digest(two)


def check_every_reason(game: Game, seed: int) -> None:
    """Two positions that a seat cannot tell apart give it equal reasons for every move, and equal answers."""
    rules, s = game.rules, game.state
    for seat in game.seats:
        other = rules.sample(game.view(seat), Dice.from_seed(seed))
        for move in rules.vocabulary.moves:
            assert rules.why_not(s, seat, move) == rules.why_not(other, seat, move), (seat, str(move))
        for question in rules.questions.moves:
            assert rules.explain(s, seat, question) == rules.explain(other, seat, question), (seat, str(question))


def check_secret_choice(game: Game) -> int:
    """Whatever a seat answers to a secret question, the others see the same, and so do onlookers, as long as the
    answer is of the same kind. Returns how many answers were compared."""
    rules, compared = game.rules, 0
    for decision in game.decisions():
        seen: dict[tuple[str | None, str], list[object]] = defaultdict(list)
        for option in decision.options:
            s = game.state.copy()
            events = rules.apply(s, decision.seat, option)
            if any(event.reveals or event.kind == "set_up" for event in events):
                continue  # the next thing that happens is public
            for seat in (*game.seats, None):
                if seat != decision.seat:
                    heard = [str(event) for event in events if event.known_to(seat)]
                    seen[seat, option.verb].append((heard, view_of(rules, s, seat)))
        for outcomes in seen.values():
            assert all(outcome == outcomes[0] for outcome in outcomes)
            compared += len(outcomes) - 1
    return compared


def check_taking_back(game: Game, rng: Random, most: int) -> int:
    """A move that is taken back leaves everything as it was. Returns how many were."""
    taken_back = 0
    for seat in game.seats:
        for move in some(sorted(allowed(game, seat), key=str), rng, most):
            copy = game.copy()
            copy.play(seat, move)
            if copy.can_undo(seat):
                assert copy.undo(seat)
                taken_back += 1
                assert digest(copy) == digest(game)
                assert [str(event) for event in copy.events] == [str(event) for event in game.events]
                assert [allowed(copy, other) for other in game.seats] == [allowed(game, other) for other in game.seats]
    return taken_back


class Properties(ABC):
    """What is particular to a game, and the properties that need it.

    `telling` are the events after which somebody knows more than before, so that no move can be taken back; `private`
    are those that one seat hears. `drawing` are events that tell a seat, or change, what it could not know.
    """

    telling: frozenset[str]
    private: frozenset[str]
    drawing: frozenset[str]

    @abstractmethod
    def watch(self, game: Game) -> Watch:
        """Who follows a game."""

    @abstractmethod
    def check_position(self, rules: Any, s: Any) -> None:
        """Everything that must hold in a position."""

    @abstractmethod
    def twins(self, game: Game, seat: str | None, seed: int) -> list[Any]:
        """Positions that the seat, or an onlooker, can not tell from this one."""

    @abstractmethod
    def differ(self, twin: Any, s: Any) -> bool:
        """Whether a twin differs from the position enough to show something."""

    @abstractmethod
    def hearer(self, game: Game) -> Callable[[Event], str]:
        """Who is told of each event of a game, in order, and says which seat may hear it if it is private."""

    def other_moves(self, rng: Random, game: Game, seat: str) -> list[Move]:
        """Moves with open verbs to be tried."""
        return []

    # -- what is offered and what is not

    def check_whole_game(self, plan: Plan) -> None:
        """All holds after every move, and the game ends as it must."""
        game = plan.begin()
        watch = self.watch(game)
        for events in plan.moves(game):
            watch.check(events)
        watch.check_outcome()

    def check_options(self, game: Game, rng: Random, most: int) -> None:
        """Each option of each decision, and each standing move, can be made and leads to a sound position.

        Of many options, and of many standing moves of one seat with the same verb, some are tried.
        """
        choices = [
            (decision.seat, option) for decision in game.decisions() for option in some(decision.options, rng, most)
        ]
        for seat in game.seats:
            standing = game.standing(seat)
            for verb in sorted({move.verb for move in standing}):
                choices += [(seat, move) for move in some([m for m in standing if m.verb == verb], rng, most // 3)]
        for seat, move in choices:
            copy = game.copy()
            watch = self.watch(copy)
            watch.check(copy.play(seat, move))

    # -- files

    def check_json(self, game: Game, seed: int, *, sort_keys: bool) -> None:
        """What is read back from the text of `to_json` is equal, asks the same and plays on identically."""
        rules = game.rules
        again = rules.from_json(json.loads(json.dumps(rules.to_json(game.state), sort_keys=sort_keys)))
        rules.advance(again)
        self.check_position(rules, again)
        check_same(rules, game.state.copy(), again, seed)

    # -- secrets

    def same_until_revealed(self, one: list[Event], two: list[Event], seat: str | None) -> bool:
        """What the seat hears of two events lists is equal, up to the first event that tells it a secret (then
        False)."""
        for pair in zip_longest(*([event for event in events if event.known_to(seat)] for events in (one, two))):
            if any(event is not None and (event.reveals or event.kind in self.drawing) for event in pair):
                return False
            first, second = (None if event is None else event.to_json() for event in pair)
            assert first == second
        return True

    def check_views(self, game: Game, seed: int) -> int:
        """What differs only in what a seat, or an onlooker, may not know looks alike to it, decisions and standing
        moves included. Returns how many of the positions compared really differed."""
        different = 0
        for seat in (*game.seats, None):
            mine = view_of(game.rules, game.state, seat)
            for twin in self.twins(game, seat, seed):
                assert view_of(game.rules, twin, seat) == mine
                different += self.differ(twin, game.state)
        return different

    def check_reasons(self, game: Game, seed: int, count: int) -> None:
        """Why a seat may not make a move does not tell it what it may not know, either."""
        rules, rng = game.rules, Random(seed)
        for seat in game.seats:
            tried = [*rng.sample(rules.vocabulary.moves, count), *self.other_moves(rng, game, seat)]
            for twin in self.twins(game, seat, seed):
                for move in tried:
                    assert rules.why_not(twin, seat, move) == rules.why_not(game.state, seat, move)

    def check_surveys(self, game: Game, seed: int) -> None:
        """Surveys are data, change nothing, and say the same in positions that look alike to a seat or an onlooker."""
        rules, before = game.rules, (digest(game), game.decisions())
        for seat in (*game.seats, None):
            found = {str(survey): rules.surveyed(game.state, seat, survey) for survey in rules.surveys.moves}
            assert through_text(found) == found
            for twin in self.twins(game, seat, seed):
                for survey in rules.surveys.moves:
                    assert rules.surveyed(twin, seat, survey) == found[str(survey)], (seat, str(survey))
        assert (digest(game), game.decisions()) == before

    def check_moves(self, game: Game, seed: int, most: int) -> None:
        """The same move, one's own or another's, in positions that look alike to a seat has the same effects for it,
        as far as it can see them, until something is revealed."""
        rules = game.rules
        for seat in (*game.seats, None):
            for twin in self.twins(game, seat, seed):
                for decision, other in zip(game.decisions(), twin.asked, strict=True):
                    for option in [option for option in decision.options if option in other.options][:most]:
                        one, two = game.state.copy(), twin.copy()
                        heard = rules.apply(one, decision.seat, option), rules.apply(two, decision.seat, option)
                        if self.same_until_revealed(*heard, seat):
                            assert view_of(rules, one, seat) == view_of(rules, two, seat)

    def check_open_kinds(self, game: Game, seed: int) -> int:
        """What is asked openly is asked alike, with the same options, in all positions that an onlooker can not tell
        apart. Returns how many decisions were forced."""
        rules = game.rules
        asked = [decision for decision in game.decisions() if decision.kind in rules.open_kinds]
        for twin in self.twins(game, None, seed) if asked else ():
            for decision in asked:
                assert decision in twin.asked, decision
        return sum(map(rules.forced, game.decisions()))

    def check_forced(self, plan: Plan) -> int:
        """The same wherever a decision of a game is forced. Returns how many were."""
        game, found = plan.begin(), 0
        for number, _ in enumerate(plan.moves(game)):
            if any(map(game.rules.forced, game.decisions())):
                found += self.check_open_kinds(game, number)
        return found

    def check_private_events(self, plan: Plan) -> None:
        """What only one may know is in his log and in no other, nor in an onlooker's."""
        game = plan.begin()
        hearer, told = self.hearer(game), 0
        for events in chain([list(game.events)], plan.moves(game)):
            for event in events:
                seat = hearer(event)
                expected = frozenset({seat}) if event.kind in self.private else None
                assert event.audience == expected, event
                told += expected is not None
        assert told
        assert not self.private & {event.kind for event in game.log(None)}

    def check_undo(self, plan: Plan) -> None:
        """A move after which somebody knows more than before can not be undone."""
        game = plan.begin()
        for events in plan.moves(game):
            if self.telling & {event.kind for event in events}:
                assert not any(game.can_undo(seat) for seat in game.seats), events


# -- anything in any order


class Table(RuleBasedStateMachine):
    """Moves, standing moves, refusals, copies, files and taking back, in any order."""

    plans: st.SearchStrategy[Any]
    properties: Properties

    @initialize(data=st.data(), moves=lengths)
    def begin(self, data: st.DataObject, moves: int) -> None:
        self.game = data.draw(self.plans).after(moves)
        self.watch = self.properties.watch(self.game)

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

    @rule(data=st.data())
    def try_anything(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(self.game.seats))
        move = data.draw(st.sampled_from(self.game.rules.vocabulary.moves))
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
        self.watch = self.properties.watch(self.game)

    @rule()
    def through_json(self) -> None:
        rules = self.game.rules
        again = rules.from_json(json.loads(json.dumps(rules.to_json(self.game.state))))
        assert rules.digest(again) == digest(self.game)

    @rule()
    def through_bytes(self) -> None:
        rules = self.game.rules
        assert rules.digest(rules.unpack(rules.pack(self.game.state))) == digest(self.game)

    @invariant()
    def sound(self) -> None:
        self.properties.check_position(self.game.rules, self.game.state)
