"""The kernel, tested with a game of its own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import kabinett.core
from kabinett.core.dice import Dice
from kabinett.core.errors import BadOption, IllegalMove
from kabinett.core.events import Event
from kabinett.core.game import Game
from kabinett.core.moves import MAX_SHOWN, Decision
from kabinett.core.ruleset import View
from kabinett.core.state import Stage
from kabinett.games import GAMES
from tests.core.toy import Bidding, ToyRules


@pytest.mark.parametrize("file", sorted(Path(kabinett.core.__file__).parent.glob("*.py")), ids=lambda file: file.name)
def test_nothing_in_the_kernel_names_a_game(file: Path) -> None:
    words = file.read_text(encoding="utf-8").lower()
    assert [name for name, info in GAMES.items() if name in words or info.name.lower() in words] == []


@pytest.fixture
def game() -> Game:
    return Game(ToyRules(), seed=3)


def test_several_seats_are_asked_at_once_and_answer_in_any_order(game: Game) -> None:
    assert [decision.seat for decision in game.decisions()] == ["left", "right"]
    game.play("right", "value 2")
    assert [decision.seat for decision in game.decisions()] == ["left"]
    game.play("left", "value 0")
    assert game.outcome is not None
    assert game.outcome.winners == ("right",)
    assert game.decisions() == ()


def test_no_seat_sees_the_answer_of_another(game: Game) -> None:
    other = Game(ToyRules(), seed=3)
    game.play("left", "value 1")
    other.play("left", "value 3")
    assert game.view("right").to_json() == other.view("right").to_json()
    assert [e.to_json() for e in game.log("right")] == [e.to_json() for e in other.log("right")]
    assert game.view("left").to_json() != other.view("left").to_json()


def test_a_decision_has_seat_kind_clause_options_and_message_key(game: Game) -> None:
    decision = game.decisions("left")[0]
    assert (decision.seat, decision.kind, decision.clause, decision.key) == ("left", "bid", "X1.1", "decision.bid")
    assert [str(option) for option in decision.options] == ["value 0", "value 1", "value 2", "value 3"]


class OpenToy(ToyRules):
    open_kinds = frozenset({"bid"})


def test_a_decision_is_forced_if_all_know_that_it_has_one_option() -> None:
    rules = OpenToy()
    one, two = (Decision("left", "bid", "X1.1", rules.value[:count]) for count in (1, 2))
    assert not ToyRules().forced(one)  # what a game does not call open is secret
    assert rules.forced(one)
    assert not rules.forced(two)
    assert not rules.forced(Decision("left", "nod", "X1.1", rules.value[:1]))


def test_standing_moves_need_no_question(game: Game) -> None:
    game.play("left", "value 1")
    events = game.play("left", "bow")
    assert [event.kind for event in events] == ["bowed"]
    assert [decision.seat for decision in game.decisions()] == ["right"]


def test_standing_moves_that_answer_nobody_are_no_replies(game: Game) -> None:
    assert game.standing("left")
    assert game.rules.replies(game.standing("left"), "left") == []


@pytest.mark.parametrize(
    ("seat", "move", "key"),
    [
        ("left", "value 9", "unknown_move"),
        ("left", "dance", "unknown_move"),
        ("nobody", "value 1", "unknown_seat"),
        ("right", "value 1", "not_asked"),
    ],
)
def test_an_illegal_move_says_why_and_changes_nothing(game: Game, seat: str, move: str, key: str) -> None:
    game.play("right", "value 2")
    before = game.rules.digest(game.state), len(game.journal.entries), len(game.events)
    with pytest.raises(IllegalMove) as caught:
        game.play(seat, move)
    assert caught.value.key == key
    assert (game.rules.digest(game.state), len(game.journal.entries), len(game.events)) == before


def test_nothing_can_be_played_after_the_end(game: Game) -> None:
    game.play("left", "value 1")
    game.play("right", "value 3")
    for move in ("value 1", "bow"):
        with pytest.raises(IllegalMove, match="the game is over"):
            game.play("left", move)


def test_views_follow_the_declarations_of_the_fields(game: Game) -> None:
    game.play("left", "value 3")
    position = game.view("right").to_json()["position"]
    assert position["bids"] == {"left": None, "right": -1}  # owned: only the own entry
    assert position["bows"] == 0  # public
    assert position["box"] == 2  # hidden: of a list only the length
    assert "dice" not in position


def test_a_sample_is_a_whole_state_that_the_view_allows(game: Game) -> None:
    game.play("left", "value 3")
    view = game.view("right")
    one, two, other = (game.rules.sample(view, Dice.from_seed(seed)) for seed in (1, 1, 2))
    assert game.rules.view(one, "right").to_json() == view.to_json()
    assert one.events == []
    assert game.rules.digest(one) == game.rules.digest(two) != game.rules.digest(other)
    assert one.dice != game.state.dice


def test_a_view_that_was_sent_is_the_same_view(game: Game) -> None:
    game.play("left", "value 3")
    for seat in (*game.seats, None):
        view = game.view(seat)
        again = View.from_json(json.loads(json.dumps(view.to_json())), game.rules)
        assert again == view
        assert all(option in game.rules.vocabulary.moves for decision in again.decisions for option in decision.options)
    assert game.view("right") != game.view(None)


def test_decisions_are_equal_if_all_they_say_is(game: Game) -> None:
    decision = game.decisions("left")[0]
    again = Decision.from_json(json.loads(json.dumps(decision.to_json())), game.rules.vocabulary)
    assert again == decision
    assert len({again, decision}) == 1
    for part, other in (("seat", "right"), ("kind", "x"), ("clause", "X1.2"), ("options", []), ("params", {"n": 1})):
        changed = Decision.from_json(decision.to_json() | {part: other}, game.rules.vocabulary)
        assert changed != decision, part


def test_an_event_that_was_sent_is_the_same_event() -> None:
    for event in (
        Event("bids", "X1.2", {"left": 1}, None, True),
        Event("told", "X1.3", {"to": ("left", "right"), "word": "yes"}, frozenset({"right", "left"})),
    ):
        again = Event.from_json(json.loads(json.dumps(event.to_json())))
        for part in ("audience", "clause", "kind", "params", "reveals"):
            assert getattr(again, part) == getattr(event, part)
    assert "reveals" not in event.to_json()


def test_a_view_of_an_unknown_seat_is_refused(game: Game) -> None:
    with pytest.raises(BadOption, match="no seat 'third'"):
        game.view("third")


def test_a_game_without_surveys_has_none(game: Game) -> None:
    for arg in (None, "left", "x" * 500):
        with pytest.raises(IllegalMove) as caught:
            game.survey("left", "reach", arg)
        assert caught.value.key == "unknown_survey"
        assert len(str(caught.value.params["survey"])) <= MAX_SHOWN
    with pytest.raises(BadOption):
        game.survey("middle", "reach")


def test_state_survives_json(game: Game) -> None:
    game.play("left", "value 3")
    data = json.loads(json.dumps(game.rules.to_json(game.state)))
    again = game.rules.from_json(data)
    game.rules.advance(again)
    assert game.rules.digest(again) == game.rules.digest(game.state)
    assert [d.seat for d in game.rules.decisions(again)] == ["right"]


def test_copies_are_independent(game: Game) -> None:
    twin = game.copy()
    twin.play("left", "value 1")
    assert len(game.decisions()) == 2
    assert game.journal.entries == []
    game.play("left", "value 2")
    assert twin.journal.entries[0].move == "value 1"


def test_undo_takes_back_own_moves_only_until_a_secret_is_revealed(game: Game) -> None:
    game.play("left", "value 1")
    assert not game.can_undo("right")
    assert game.undo("left")
    assert len(game.decisions()) == 2
    game.play("left", "value 1")
    game.play("right", "value 1")  # rolls the die and shows the bids
    assert not game.undo("right")
    assert game.outcome is not None


def test_an_onlooker_sees_only_what_all_see(game: Game) -> None:
    game.play("left", "value 1")
    assert [event.kind for event in game.log(None)] == ["bid_made"]
    assert [event.kind for event in game.log("left")] == ["bid_made", "bid_known"]


def test_an_onlooker_has_a_view_too(game: Game) -> None:
    game.play("left", "value 3")
    view = game.view(None)
    assert view.position["bids"] == {"left": None, "right": None}
    assert (view.decisions, view.standing, view.waiting_for) == ((), (), ("right",))


def test_undo_does_not_betray_a_standing_move_of_another(game: Game) -> None:
    game.play("left", "value 1")
    game.play("right", "nod")
    assert game.can_undo("left")
    assert game.undo("left")
    assert [entry.move for entry in game.journal.entries] == ["nod"]
    assert len(game.decisions()) == 2


def test_what_all_saw_another_do_is_not_undone_past(game: Game) -> None:
    game.play("left", "value 1")
    game.play("right", "bow")
    assert not game.can_undo("left")
    assert not game.copy().undo("left")


def test_there_is_nothing_to_undo_at_the_start_and_after_the_end(game: Game) -> None:
    assert not game.undo("left")
    game.play("left", "value 3")
    game.play("right", "value 1")
    assert game.outcome is not None
    assert not game.can_undo("right")
    assert not game.can_undo("left")


def test_a_state_survives_packing(game: Game) -> None:
    game.play("left", "value 3")
    packed = game.rules.pack(game.state)
    assert game.rules.digest(game.rules.unpack(packed)) == game.rules.digest(game.state)


# -- the stack of stages


class Feast(Stage):
    """A stage that others lie on."""


class Ball(Feast):
    """One of its kinds."""


class Siege(Stage):
    """A stage that does not run."""


def test_a_stage_finds_the_nearest_one_below_it_of_a_kind(game: Game) -> None:
    outer, inner = Feast(), Ball()
    game.state.stages = [outer, inner, Bidding(), Ball()]
    assert game.state.below(Ball) is inner
    assert game.state.below(Feast) is inner
    game.state.pop()
    game.state.pop()
    assert game.state.below(Feast) is outer
    with pytest.raises(AssertionError, match="there is no Ball below Ball"):
        game.state.below(Ball)


def test_which_stages_run(game: Game) -> None:
    game.state.stages = [Ball(), Bidding()]
    assert game.state.runs(Feast)
    assert game.state.runs(Siege, Bidding)
    assert not game.state.runs(Siege)
    assert not game.state.runs()
