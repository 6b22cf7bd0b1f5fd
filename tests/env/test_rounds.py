"""Questions to several seats, put one after the other."""

from __future__ import annotations

from random import Random

from kabinett import new_game
from kabinett.core.state import Outcome
from kabinett.env.layout import Layout
from kabinett.env.rounds import Rounds, shares

SEATS = ("a", "b", "c")


def test_shares_of_victory() -> None:
    assert shares(None, SEATS) == {"a": 0, "b": 0, "c": 0}
    assert shares(Outcome(("b",), "", ""), SEATS) == {"a": 0, "b": 1, "c": 0}
    assert shares(Outcome(("a", "b"), "", ""), SEATS) == {"a": 0.5, "b": 0.5, "c": 0}
    assert shares(Outcome((), "", ""), SEATS) == dict.fromkeys(SEATS, 1 / 3)


def test_nobody_sees_an_answer_before_all_have_answered() -> None:
    game = new_game("maria", seed=3)
    rounds, layout = Rounds(game.rules, game.state), Layout(game.rules)
    before = {seat: layout.vector(game.state, seat) for seat in game.seats}
    assert len(rounds.queue) == 3
    for _ in range(2):
        decision = rounds.decision
        assert decision is not None
        assert not rounds.answer(decision.options[-1])
        assert {seat: layout.vector(game.state, seat) for seat in game.seats} == before
    decision = rounds.decision
    assert decision is not None
    assert rounds.answer(decision.options[-1])
    assert rounds.number == 1
    assert {event.kind for event in rounds.events} == {"troops_assigned"}
    assert len(rounds.events) == 3


def test_who_answers_nothing_is_asked_again() -> None:
    game = new_game("maria", seed=3)
    rounds = Rounds(game.rules, game.state)
    first = rounds.decision
    while not rounds.answer(None):
        pass
    assert rounds.decision == first
    assert rounds.events == []


def test_everybody_is_heard_in_the_order_of_the_seats() -> None:
    game = new_game("ancien_regime", players=4, seed=3)
    rounds = Rounds(game.rules, game.state, everybody=True)
    assert rounds.queue == game.seats
    asked = [decision.seat for decision in game.decisions()]
    for seat in game.seats:
        assert rounds.seat == seat
        assert (rounds.decision is not None) == (seat in asked)
        rounds.answer(rounds.decision.options[0] if rounds.decision else None)


def test_a_question_that_has_changed_is_asked_again() -> None:
    """M10.1.19: where Austria and the Pragmatic Army may both move, the first to name a piece marches, and the other
    is asked again afterwards: what it has answered meanwhile is not done."""
    rng, game = Random(1), new_game("maria", variant="advanced", seed=1)
    rounds = Rounds(game.rules, game.state)
    again = 0
    while decision := rounds.decision:
        queue, marching = rounds.queue, str(decision.options[0]).startswith("piece ")
        for seat in queue:
            assert rounds.seat == seat
            decision = rounds.decision
            assert decision is not None
            pieces = [move for move in decision.options if move.verb == "piece"]
            rounds.answer(rng.choice(pieces or decision.options))
        if len(queue) == 2 and marching and decision.kind == "movement":
            assert rounds.queue == queue[:1]
            again += 1
    assert rounds.state.outcome is not None
    assert again


def test_a_copy_is_independent() -> None:
    game = new_game("maria", seed=3)
    rounds = Rounds(game.rules, game.state)
    decision = rounds.decision
    assert decision is not None
    rounds.answer(decision.options[0])
    copy, rng = rounds.copy(), Random(1)
    assert copy.decision == rounds.decision
    while asked := copy.decision:
        copy.answer(rng.choice(asked.options))
    assert not rounds.over
    assert rounds.number == 0
