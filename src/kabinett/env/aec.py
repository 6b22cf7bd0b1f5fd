"""The games as environments of PettingZoo, whose agents act one after the other (AEC) or all at once (parallel)."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import aec_to_parallel

from kabinett.core.errors import BadOption
from kabinett.core.info import Given
from kabinett.core.moves import Move
from kabinett.env.layout import Layout, action_mask
from kabinett.env.rounds import Rounds, shares
from kabinett.games import game_info

SEED_BITS = 64
LOSE, AGAIN = ILLEGAL = ("lose", "again")  # what an action does that the mask forbids
ILLEGAL_REWARD = -1
MODES = ("ansi", "human")

Observation = dict[str, Any]


class KabinettEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A table of one game. An action is the number of a move in the game's vocabulary.

    `max_cycles`: after so many rounds of questions the game is truncated. `standing`: who is asked may also make moves
    that need no question. `waiting`: in every round every seat acts; who is not asked has one more action, to wait.
    `flat`: the observation is one array instead of many. The other options are those of the game.

    An action that the mask forbids changes nothing: `infos` says `illegal`, and the seat is asked again.
    """

    def __init__(
        self,
        game: str,
        *,
        max_cycles: int | None = None,
        standing: bool = False,
        waiting: bool = False,
        flat: bool = False,
        render_mode: str | None = None,
        **options: Given,
    ) -> None:
        super().__init__()
        if max_cycles is not None and max_cycles < 1:
            raise BadOption(f"max_cycles is at least 1, not {max_cycles}")
        if render_mode not in (None, *MODES):
            raise BadOption(f"render_mode can be {' or '.join(MODES)}, not '{render_mode}'")
        if standing and waiting:
            raise BadOption("standing and waiting exclude each other: who makes a standing move would act twice")
        info = game_info(game)
        self.rules = info.rules({**info.simulated, **options})
        self.layout = Layout(self.rules)
        self.metadata = {
            "name": f"kabinett_{game}_v0",
            "render_modes": list(MODES),
            "is_parallelizable": waiting,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.wait = len(self.rules.vocabulary)
        self._standing, self._waiting, self._flat = standing, waiting, flat
        self._actions = len(self.rules.vocabulary) + waiting
        self._seeds = Random()
        self._record = np.dtype([(array.name, np.int32, array.shape) for array in self.layout.arrays.values()])
        self.agents: list[str] = []
        self.possible_agents = list(self.rules.seats)
        seen = Dict({"observation": self._space(), "action_mask": Box(0, 1, (self._actions,), np.int8)})
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: Discrete(self._actions) for agent in self.possible_agents}

    def _space(self) -> Box | Dict:
        if self._flat:
            limits = np.iinfo(np.int32)
            return Box(limits.min, limits.max, (self.layout.size,), np.int32)
        arrays = self.layout.arrays.values()
        return Dict({array.name: Box(array.low, array.high, array.shape, np.int32) for array in arrays})

    def observation_space(self, agent: str) -> Dict:
        """What an agent is shown."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The numbers of all moves."""
        return self.action_spaces[agent]

    # -- the course of a game

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game. With a seed it is the game of this seed, and the games after it follow from it too."""
        if seed is not None:
            self._seeds = Random(seed)
        chosen = self._seeds.getrandbits(SEED_BITS) if seed is None else seed
        self.rounds = Rounds(self.rules, self.rules.new(chosen), self._waiting)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection: str | None = None
        self.agent_selection = self.rounds.seat

    def step(self, action: int | None) -> None:
        """The selected agent acts."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if self.infos[agent]:
            self.infos[agent] = {}
        self._act(agent, action)
        rounds = self.rounds
        if rounds.over:
            self._end(self.terminations)
            self.rewards = shares(rounds.state.outcome, self.agents)
            self._accumulate_rewards()
        elif self.max_cycles is not None and rounds.number >= self.max_cycles:
            self._end(self.truncations)
        else:
            self.agent_selection = rounds.seat
        if self.render_mode == "human":
            self.render()

    def _end(self, ends: dict[str, bool]) -> None:
        for agent in self.agents:
            ends[agent] = True
        self.agent_selection = self.agents[0]

    def _act(self, agent: str, action: int | None) -> None:
        """Carry an action out. Who waits rightly, or acts wrongly, answers nothing."""
        rounds = self.rounds
        decision = rounds.decision
        if decision is None:
            legal = action == self.wait
            rounds.answer(None)
        else:
            moves = self.rules.vocabulary.moves
            move = moves[action] if action is not None and 0 <= action < len(moves) else None
            legal = True
            if move in decision.options:
                rounds.answer(move)
            elif move is not None and move in self._standing_moves(agent):
                rounds.stand(move)
            else:
                legal = False
                rounds.answer(None)
        if not legal:
            self.infos[agent] = {"illegal": True}

    def _standing_moves(self, agent: str) -> tuple[Move, ...]:
        return self.rules.standing(self.rounds.state, agent) if self._standing else ()

    # -- what agents see

    def observe(self, agent: str) -> Observation:
        """What an agent sees, and what it may do."""
        vector = np.frombuffer(self.layout.vector(self.rounds.state, agent), np.int32)
        mask = self.action_mask(agent)
        if self._flat:
            return {"observation": vector, "action_mask": mask}
        record = vector.view(self._record)[0]
        return {"observation": {name: record[name] for name in self.layout.arrays}, "action_mask": mask}

    def action_mask(self, agent: str) -> NDArray[np.int8]:
        """For each action whether the agent may take it now: for who only wants to play fast."""
        decision = self.rounds.asked.get(agent)
        options = decision.options if decision is not None else ()
        mask = action_mask(options, self._actions)
        if self._standing and decision is not None:
            for move in self._standing_moves(agent):
                mask[move.id] = 1
        if self._waiting and decision is None and not self.rounds.over:
            mask[self.wait] = 1
        return np.frombuffer(mask, np.int8)

    def render(self) -> str | None:
        """What an onlooker sees, item by item, and what is asked: as a text, or printed."""
        if self.render_mode is None:
            raise BadOption(f"to render, make the environment with render_mode {' or '.join(MODES)}")
        view = self.rules.view(self.rounds.state, None)
        items = [f"{name}: {json.dumps(value, ensure_ascii=False)}" for name, value in view.position.items()]
        asked = [
            f"{decision.seat} is asked ({decision.clause}): {', '.join(map(str, decision.options))}"
            for decision in self.rounds.asked.values()
        ]
        text = "\n".join([*items, *asked])
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """There is nothing to close."""


def make_env(game: str, *, illegal: str = LOSE, **options: Any) -> AECEnv:
    """A table that also says when it is used wrongly. `illegal`: what an action does that the mask forbids: who takes
    it loses (-1, and the game ends), or is asked again."""
    if illegal not in ILLEGAL:
        raise BadOption(f"illegal can be {' or '.join(ILLEGAL)}, not '{illegal}'")
    table: AECEnv = KabinettEnv(game, **options)
    if illegal == LOSE:
        table = wrappers.TerminateIllegalWrapper(table, illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(table))


def make_parallel_env(game: str, **options: Any) -> ParallelEnv:
    """A table at which all agents act in every round; those that are not asked wait."""
    return aec_to_parallel(KabinettEnv(game, waiting=True, **options))
