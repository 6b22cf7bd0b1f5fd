"""The environments of PettingZoo: its own tests, and what they do not look at."""

from __future__ import annotations

import random
import time
import warnings
from collections.abc import Iterator
from functools import partial
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, performance_benchmark, seed_test

from kabinett.core.errors import BadOption
from kabinett.env import kabinett_ancien_regime_v0, kabinett_maria_v0
from kabinett.env.aec import KabinettEnv

TABLES: list[tuple[ModuleType, dict[str, Any]]] = [
    (kabinett_maria_v0, {}),
    (kabinett_maria_v0, {"players": 2}),
    (kabinett_maria_v0, {"variant": "advanced"}),
    (kabinett_maria_v0, {"variant": "advanced", "players": 2, "politics": "optional"}),
    (kabinett_ancien_regime_v0, {"players": 4}),
    (kabinett_ancien_regime_v0, {"players": 7, "scenario": 1756}),
]
tables = pytest.mark.parametrize(("module", "options"), TABLES)


@pytest.fixture(autouse=True)
def advice() -> Iterator[None]:
    """PettingZoo advises other names and spaces; that is no fault."""
    with warnings.catch_warnings():
        for message in ("Observation is not", "Observation space for each", "We recommend agents"):
            warnings.filterwarnings("ignore", message)
        yield


def finish(env: KabinettEnv, seed: int) -> int:
    """Play a game at random; how many steps it took."""
    rng, steps = random.Random(seed), 0
    env.reset(seed=seed)
    for agent in env.agent_iter():
        if env.terminations[agent] or env.truncations[agent]:
            env.step(None)
            continue
        env.step(rng.choice(np.flatnonzero(env.action_mask(agent)).tolist()))
        steps += 1
    return steps


@tables
def test_the_api(module: ModuleType, options: dict[str, Any]) -> None:
    api_test(module.env(**options), num_cycles=60)


def test_the_api_with_other_forms() -> None:
    for given in ({"flat": True}, {"standing": True}, {"waiting": True}, {"render_mode": "ansi"}):
        api_test(kabinett_maria_v0.env(**given), num_cycles=60)


@tables
def test_a_seed_gives_a_game(module: ModuleType, options: dict[str, Any]) -> None:
    seed_test(partial(module.env, **options), num_cycles=60)
    first, again, other = (module.raw_env(**options) for _ in range(3))
    for env, seed in ((first, 1), (again, 1), (other, 2)):
        env.reset(seed=seed)
    digest = first.rules.digest
    assert digest(first.rounds.state) == digest(again.rounds.state)
    assert digest(first.rounds.state) != digest(other.rounds.state)


@tables
def test_max_cycles(module: ModuleType, options: dict[str, Any]) -> None:
    """PettingZoo's test takes any action, allowed or not, and wants every agent to act in every cycle."""
    env = partial(module.env, waiting=True, illegal="again", **options)
    max_cycles_test(SimpleNamespace(env=env, parallel_env=partial(module.parallel_env, **options)))
    short = module.raw_env(max_cycles=3, **options)
    finish(short, 1)
    assert short.rounds.number == 3


@tables
def test_the_parallel_api(module: ModuleType, options: dict[str, Any]) -> None:
    parallel_api_test(module.parallel_env(**options), num_cycles=60)


def test_the_benchmark_runs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """PettingZoo measures for 5 seconds; here the clock goes a thousand times as fast."""
    real, begin = time.time, time.time()
    monkeypatch.setattr(time, "time", lambda: begin + 1000 * (real() - begin))
    performance_benchmark(kabinett_maria_v0.env())
    assert "turns per second" in capsys.readouterr().out


@tables
def test_rewards_are_shares_of_the_victory(module: ModuleType, options: dict[str, Any]) -> None:
    if module is kabinett_ancien_regime_v0:
        options = {**options, "rounds": 3}
    env = module.raw_env(**options)
    for seed in range(2):
        rng = random.Random(seed)
        env.reset(seed=seed)
        got: dict[str, float] = {}
        for agent in env.agent_iter():
            _, reward, terminated, truncated, _ = env.last(observe=False)
            assert not truncated
            if terminated:
                got[agent] = reward
                env.step(None)
            else:
                assert reward == 0
                env.step(rng.choice(np.flatnonzero(env.action_mask(agent)).tolist()))
        winners = env.rounds.state.outcome.winners or env.possible_agents
        assert got == {seat: (seat in winners) / len(winners) for seat in env.possible_agents}


def test_games_after_the_first_follow_from_its_seed() -> None:
    def firsts() -> list[str]:
        env = kabinett_maria_v0.raw_env()
        env.reset(seed=9)
        seen = []
        for _ in range(3):
            seen.append(env.rules.digest(env.rounds.state))
            env.reset()
        return seen

    assert firsts() == firsts()
    assert len(set(firsts())) == 3


def test_the_mask_is_what_is_asked() -> None:
    env = kabinett_maria_v0.raw_env()
    env.reset(seed=4)
    agent = env.agent_selection
    decision = env.rounds.asked[agent]
    assert np.flatnonzero(env.action_mask(agent)).tolist() == sorted(move.id for move in decision.options)
    assert np.array_equal(env.observe(agent)["action_mask"], env.action_mask(agent))


def test_standing_moves_are_actions_if_wanted() -> None:
    """M6.7: troops of a stack may be divided anew. The game goes on, and ends."""
    env = kabinett_maria_v0.raw_env(standing=True)
    env.reset(seed=3)
    rng, divided = random.Random(3), 0
    vocabulary = env.rules.vocabulary.moves
    while not env.rounds.over:
        agent = env.agent_selection
        allowed = np.flatnonzero(env.action_mask(agent)).tolist()
        options = [move.id for move in env.rounds.asked[agent].options]
        others = [action for action in allowed if action not in options]
        assert {vocabulary[action] for action in others} <= set(env.rules.standing(env.rounds.state, agent))
        divide = bool(others) and rng.random() < 0.1
        divided += divide
        env.step(rng.choice(others if divide else options))
        assert "illegal" not in env.infos[agent]
    assert divided


def test_an_illegal_action_changes_nothing_and_is_told() -> None:
    env = kabinett_ancien_regime_v0.raw_env(players=4)
    env.reset(seed=1)
    agent, before = env.agent_selection, env.rules.digest(env.rounds.state)
    env.step(int(np.flatnonzero(env.action_mask(agent) == 0)[0]))
    assert env.infos[agent] == {"illegal": True}
    assert (env.agent_selection, env.rules.digest(env.rounds.state)) == (agent, before)
    env.step(int(np.flatnonzero(env.action_mask(agent))[0]))
    assert env.infos[agent] == {}


def test_who_takes_an_illegal_action_loses() -> None:
    env = kabinett_ancien_regime_v0.env(players=4)
    env.reset(seed=1)
    agent = env.agent_selection
    observation = env.last()[0]
    env.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert all(env.terminations.values())
    assert env.rewards == {seat: -1 if seat == agent else 0 for seat in env.possible_agents}


def test_who_is_not_asked_waits() -> None:
    env = kabinett_ancien_regime_v0.raw_env(players=4, waiting=True)
    env.reset(seed=1)
    asked = env.rounds.decision.seat if env.rounds.decision else next(iter(env.rounds.asked))
    for seat in env.possible_agents:
        assert env.agent_selection == seat
        allowed = np.flatnonzero(env.action_mask(seat)).tolist()
        assert (allowed == [env.wait]) == (seat != asked)
        env.step(allowed[0])


def test_truncation() -> None:
    env = kabinett_maria_v0.raw_env(max_cycles=5)
    finish(env, 1)
    assert env.rounds.number == 5
    env.reset(seed=1)
    assert not any(env.truncations.values())


def test_flat_and_named_observations_are_the_same() -> None:
    named, flat = kabinett_maria_v0.raw_env(), kabinett_maria_v0.raw_env(flat=True)
    named.reset(seed=2)
    flat.reset(seed=2)
    for agent in named.possible_agents:
        arrays = named.observe(agent)["observation"]
        assert np.array_equal(np.concatenate([arrays[n].ravel() for n in arrays]), flat.observe(agent)["observation"])
        for env in (named, flat):
            assert env.observation_space(agent).contains(env.observe(agent))


def test_rendering(capsys: pytest.CaptureFixture[str]) -> None:
    env = kabinett_maria_v0.raw_env(render_mode="ansi")
    env.reset(seed=2)
    text = env.render()
    assert text is not None
    assert "turn: 1" in text
    hand = env.rules.view(env.rounds.state, None).position["hands"]["prussia"]
    assert isinstance(hand, int)
    assert f'"prussia": {hand}' in text
    env = kabinett_maria_v0.raw_env(render_mode="human")
    env.reset(seed=2)
    env.render()
    assert text in capsys.readouterr().out
    with pytest.raises(BadOption):
        kabinett_maria_v0.raw_env().render()


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        ({"max_cycles": 0}, "at least 1"),
        ({"render_mode": "oil"}, "ansi or human"),
        ({"standing": True, "waiting": True}, "exclude each other"),
        ({"variant": "long"}, "introductory"),
        ({"dice": 6}, "no option 'dice'"),
        ({"illegal": "pardon"}, "lose or again"),
    ],
)
def test_options_that_do_not_exist_are_refused(given: dict[str, Any], fault: str) -> None:
    with pytest.raises(BadOption, match=fault):
        kabinett_maria_v0.env(**given)
