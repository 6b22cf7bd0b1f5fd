"""The games of OpenSpiel: its own simulation test, and what it does not look at."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import numpy as np
import pyspiel
import pytest

from kabinett.env import spiel

GAMES = [
    "python_kabinett_maria(variant=introductory)",
    "python_kabinett_maria(variant=introductory,players=2)",
    "python_kabinett_maria(variant=advanced)",
    "python_kabinett_maria(variant=advanced,politics=optional)",
    "python_kabinett_maria(variant=advanced,players=2)",
    "python_kabinett_maria(variant=advanced,players=2,politics=optional)",
    "python_kabinett_ancien_regime(players=4,rounds=1)",
    "python_kabinett_ancien_regime(players=7,scenario=1756,rounds=1)",
]


@pytest.mark.parametrize("game", GAMES)
def test_random_simulation(game: str) -> None:
    loaded = pyspiel.load_game(game)
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)
    *_, last = states(loaded, 1, random.Random(1))
    assert last.is_terminal()
    assert sum(last.returns()) == pytest.approx(1)


def test_random_simulation_with_states_from_text() -> None:
    game = pyspiel.load_game(GAMES[1])
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    *_, last = states(game, 1, random.Random(1))
    assert game.deserialize_state(last.serialize()).history() == last.history()


def states(game: Any, seed: int, rng: random.Random) -> Iterator[Any]:
    """The states of a random game, its chance node left out."""
    state = game.new_initial_state()
    state.apply_action(seed)
    while not state.is_terminal():
        yield state
        state.apply_action(rng.choice(state.legal_actions()))
    yield state


def test_the_chance_node_draws_a_seed() -> None:
    game = pyspiel.load_game("python_kabinett_maria(seeds=3)")
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(seed, pytest.approx(1 / 3)) for seed in range(3)]
    hands = set()
    for seed in range(3):
        child = state.child(seed)
        hands.add(child.observation_string(0))
        assert not child.is_chance_node()
    assert len(hands) == 3
    with pytest.raises(ValueError, match="at least 1"):
        spiel.REGISTERED[0]({"seeds": 0})


def test_an_information_state_has_the_seats_own_log_only() -> None:
    """M4.9: what others answer in the set-up is secret; one's own answers are remembered."""
    game = pyspiel.load_game("python_kabinett_maria")
    state = game.new_initial_state()
    state.apply_action(5)
    first, second = state.current_player(), None
    one, other = (state.child(action) for action in (state.legal_actions()[0], state.legal_actions()[-1]))
    second = one.current_player()
    assert second != first
    assert one.information_state_string(first) != other.information_state_string(first)
    assert one.information_state_string(second) == other.information_state_string(second)
    assert np.array_equal(one.information_state_tensor(second), other.information_state_tensor(second))
    assert not np.array_equal(one.information_state_tensor(first), other.information_state_tensor(first))


def test_perfect_recall() -> None:
    """The log of a seat only grows; tensors and strings tell the same information states apart."""
    game = pyspiel.load_game("python_kabinett_maria(players=2)")
    seen: dict[str, bytes] = {}
    logs = ["", ""]
    for state in states(game, 8, random.Random(8)):
        for player in (0, 1):
            text = state.information_state_string(player)
            log = text.partition("\n")[2]
            assert log.startswith(logs[player])
            logs[player] = log
            tensor = np.array(state.information_state_tensor(player), np.float32).tobytes()
            assert seen.setdefault(text, tensor) == tensor
    assert len(set(seen.values())) == len(seen)


def test_a_clone_goes_its_own_way() -> None:
    game = pyspiel.load_game("python_kabinett_maria")
    state = next(islice(states(game, 8, random.Random(8)), 40, None))
    clone, before = state.clone(), (str(state), state.information_state_string(0))
    assert str(clone) == str(state)
    rng = random.Random(1)
    while not clone.is_terminal():
        clone.apply_action(rng.choice(clone.legal_actions()))
    assert (str(state), state.information_state_string(0)) == before
    assert sum(clone.returns()) == pytest.approx(1)
    assert clone.action_to_string(0, 0).startswith("city ")
