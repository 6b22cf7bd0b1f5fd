"""C6 Sequence of play."""

from __future__ import annotations

import pytest

from kabinett import new_game
from kabinett.core.game import Game
from tests.ancien_regime.battle_table import fighting, go
from tests.ancien_regime.table import (
    acting,
    asked,
    asks,
    hand,
    idle,
    influence,
    kinds,
    of_kind,
    options,
    play,
    position,
    seat,
    state,
)

# What shows in the log that a part of the turn has come.
PARTS = {
    "turn_began": "turn",
    "status_chosen": "diplomacy",
    "no_emperor": "election",
    "emperor_elected": "election",
    "bid_revealed": "auction",
    "control_taken": "control",
    "general_marched": "march",
    "battle": "battle",
}


def parts(game: Game) -> list[str]:
    """The parts of the turns so far, each once: actions as power and field."""
    found: list[str] = []
    for event in game.events:
        part = PARTS.get(event.kind, "")
        if event.kind == "action_began":
            part = f"{event.params['power']} {event.params['action']}"
        if part and found[-1:] != [part]:
            found.append(part)
    return found


def to_turn(game: Game, turn: int, round_: int = 1) -> None:
    """Everybody idles until this Action Turn is over."""
    idle(game, lambda game: (state(game).round, state(game).turn) > (round_, turn))


# -- the phases of a Round


def test_round_one_has_no_diplomacy_and_round_two_begins_with_it() -> None:
    """T6.1, C6.1, C6.2: in Round 1 nobody chooses a status; in Round 2 the Leaders are asked before any action."""
    game = new_game("ancien_regime", seed=1)
    idle(game, lambda game: state(game).round == 2)
    assert "diplomacy" not in parts(game)
    assert parts(game)[-1] == "turn"
    assert {decision.kind for decision in game.decisions()} == {"expulsion"}
    idle(game, lambda game: asks(game, "drill"))
    assert parts(game)[-3:] == ["turn", "diplomacy", "britain drill"]


@pytest.mark.parametrize("turn", range(2, 8))
def test_diplomacy_is_in_turn_one_only(turn: int) -> None:
    """C6.1, C6.3: no other Action Turn of a later Round begins with it."""
    game = position(f"round: 2\nturn: {turn}")
    idle(game, lambda game: asks(game, "drill"))
    assert "diplomacy" not in parts(game)


@pytest.mark.parametrize("round_", [1, 2, 3])
def test_rounds_follow_one_another_until_somebody_wins(round_: int) -> None:
    """C6.1: each of seven Action Turns; nobody gains Influence here, so they go on."""
    game = position(f"round: {round_}\nturn: 7\npart: movement")
    idle(game, lambda game: state(game).turn == 1)
    assert state(game).round == round_ + 1
    assert game.outcome is None


@pytest.mark.parametrize("turn", range(1, 8))
def test_the_election_is_in_turn_three_only(turn: int) -> None:
    """C6.1, C6.3, C8.1: it interrupts the actions once in a Round."""
    game = position(f"turn: {turn}")
    to_turn(game, turn) if turn < 7 else idle(game, lambda game: state(game).round == 2)
    assert parts(game).count("election") == (turn == 3)


def test_the_election_is_before_any_action_of_turn_three() -> None:
    """T6.2, C6.3: also before Russia's Extending Influence: who is elected now gains at once."""
    text = "turn: 3\nstatuses: {russia: neutral}\n"
    held = "garrisons: {pfalz: russia, nassau: russia, lorraine: russia, bavaria: russia, saxonia: russia}"
    game = position(text + held)
    assert (asked(game), seat(game), parts(game)) == ("crown", "russia", ["turn"])
    play(game, "take")
    assert influence(game, "russia") == 0
    to_turn(game, 3)
    assert influence(game, "russia") == 2
    found = parts(game)
    assert found[:3] == ["turn", "election", "austria drill"]
    assert found.index("election") < found.index("russia influence")


# -- one Action Turn


def test_the_parts_of_action_turn_five() -> None:
    """C6.3, C6.4, C6.5: control of Russia, F1 to F6 in order, Frederick's move with its battle, Movement last; then the
    wheel turns."""
    game = position(
        """
        turn: 5
        generals: {prussia_1: {territory: berlin, troops: 3}, britain_1: {territory: hannover}}
        """,
        players=4,
    )
    assert {decision.kind for decision in game.decisions()} == {"bid"}
    idle(game, lambda game: asks(game, "frederick_move"))
    go(game, "prussia_1", "march hannover")
    to_turn(game, 5)
    assert parts(game) == [
        *("turn", "auction", "control", "russia drill", "france taxation", "austria subsidies", "prussia leadership"),
        *("britain mobilisation", "march", "battle", "turn"),
    ]  # the Ottomans and Spain are not yet controlled: no Influence, no Movement
    assert state(game).turn == 6


def test_the_parts_of_action_turn_five_with_seven_players() -> None:
    """C6.3, C6.5, T9.8: Frederick moves after the Ottomans' Extending Influence and before Spain's Movement."""
    game = position("turn: 5\ngenerals: {prussia_1: {territory: berlin}}")
    idle(game, lambda game: asks(game, "frederick_move"))
    go(game, "prussia_1", "march saxonia")
    idle(game, lambda game: state(game).turn == 6)
    assert parts(game)[:10] == [
        *("turn", "russia drill", "france taxation", "austria subsidies", "prussia leadership", "britain mobilisation"),
        *("ottoman influence", "march", "spain movement", "turn"),
    ]


@pytest.mark.parametrize("turn", [1, 2, 3, 4, 6, 7])
def test_frederick_moves_in_the_turn_of_prussias_leadership_only(turn: int) -> None:
    """C6.3: 5."""
    game = position(f"turn: {turn}\ngenerals: {{prussia_1: {{territory: berlin}}}}")
    idle(game, lambda game: asks(game, "frederick_move") or (state(game).round, state(game).turn) != (1, turn))
    assert not asks(game, "frederick_move")


@pytest.mark.parametrize(("turn", "minor"), [(5, "russia"), (6, "spain"), (7, "ottoman")])
def test_control_of_a_minor_is_settled_before_its_drill(turn: int, minor: str) -> None:
    """C6.3, C12.3.1: before any action of the turn; with the update of the board."""
    controllers = "controllers: {russia: austria, spain: austria, ottoman: austria}"
    game = position(f"round: 2\nturn: {turn}\n{controllers}", players=4)
    idle(game, lambda game: asks(game, "drill"))
    assert parts(game) == ["turn", "auction", "control", f"{minor} drill"]


@pytest.mark.parametrize("turn", range(1, 8))
def test_majors_are_not_auctioned(turn: int) -> None:
    """C6.3: only if the Power at Drill is a Minor."""
    game = position(f"turn: {turn}")
    idle(game, lambda game: asks(game, "drill"))
    assert not {"auction", "control"} & set(parts(game))


@pytest.mark.parametrize("turn", range(1, 8))
def test_movement_is_last(turn: int) -> None:
    """C6.4, C6.5: seven actions in field order, Movement the last of them, whatever the others do."""
    game = position(f"turn: {turn}\npart: control")
    idle(game, lambda game: (state(game).round, state(game).turn) != (1, turn))
    fields = [event.params["action"] for event in of_kind(game.events, "action_began")][:7]
    assert fields == ["drill", "taxation", "subsidies", "leadership", "mobilisation", "influence", "movement"]


def test_one_action_after_the_other() -> None:
    """C6.4: while Britain is asked at Drill nobody else is, and no later field has acted."""
    game = position("turn: 1")
    assert [decision.seat for decision in game.decisions()] == ["britain"]
    assert parts(game) == ["turn", "britain drill"]


def test_the_hand_limit_and_victory_are_checked_after_each_action() -> None:
    """C6.4: Austria's hand before Prussia acts; France wins at F6 before anybody moves."""
    game = acting("austria", "leadership", "hands: {austria: [1, 1, 1, 1, 1, 1]}\nmoney: {prussia: 1}")
    play(game, "draw")
    assert asked(game) == "hand_limit"
    game = acting("france", "influence", "influence: {france: 23}\ncrown: france")
    assert game.outcome is not None
    assert "arbiter_named" not in kinds(game.events)


def test_cards_of_the_same_turn_are_usable_in_defence() -> None:
    """T6.3, C6.4, C6.5: 1756, turn 1: France buys a card at F5; when Prussia attacks at F7 it can be played."""
    text = """
turn: 1
part: mobilisation
money: {france: 1}
draw: [6]
generals:
  france_1: {territory: nassau, troops: 1}
  france_2: {territory: paris}
  france_3: {territory: guyenne}
  stuart: {territory: provence}
  prussia_1: {territory: saxonia, troops: 1}
"""
    game = position(text, scenario=1756)
    play(game, "draw")
    assert hand(game, "france") == [6]
    idle(game, lambda game: asks(game, "movement"))
    go(game, "prussia_1", "march nassau")
    assert fighting(game)
    assert (asked(game), seat(game), options(game)) == ("battle_card", "france", {"card 6", "pass"})
