"""The games as games of OpenSpiel: `python_kabinett_maria` and `python_kabinett_ancien_regime`.

Importing this module registers them. The only chance node is the first: it draws one of `seeds` seeds, and everything
that is shuffled afterwards follows from the seed. Questions that are put to several seats at once come one after the
other; each seat answers without knowing the answers of the others (see `rounds`).
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import sha256
from typing import Any

import numpy as np
import pyspiel

from kabinett.core.events import Event
from kabinett.core.info import GameInfo
from kabinett.core.moves import Decision, Move
from kabinett.core.ruleset import AnyRuleset
from kabinett.env.cells import BLANK
from kabinett.env.layout import Layout
from kabinett.env.rounds import Rounds, shares
from kabinett.games import GAMES

SEEDS = 1000  # that the chance node draws from, unless the parameter says another number
LONGEST_GAME = 1 << 20  # no game has so many decisions: OpenSpiel wants a bound, and the rules give none that is near
LAST_ANSWERS = 64  # of the seat, in the tensor of its information state
DIGEST_BITS = 256
PARAMETERS_OF_OURS = ("seeds",)


def _game_type(info: GameInfo) -> Any:
    """What OpenSpiel must know of a game before its options are chosen."""
    players = [len(table.seats) for table in info.tables()]
    options = {option.name: option.default for option in info.options if not option.free}
    return pyspiel.GameType(
        short_name=f"python_kabinett_{info.id}",
        long_name=f"Kabinett: {info.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(players),
        min_num_players=min(players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**options, **info.simulated, "seeds": SEEDS},
    )


@cache
def _layout(info_id: str, options: tuple[tuple[str, str | int], ...]) -> Layout:
    """The rules with these options and their arrays, made once."""
    return Layout(GAMES[info_id].rules(dict(options)))


class KabinettGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options chosen; `seeds` is how many seeds the chance node has."""

    info: GameInfo
    game_type: Any

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**self.game_type.parameter_specification, **(params or {})}
        self.seeds: int = given["seeds"]
        if self.seeds < 1:
            raise ValueError(f"seeds must be at least 1, not {self.seeds}")
        options = {name: value for name, value in given.items() if name not in PARAMETERS_OF_OURS}
        self.layout = _layout(self.info.id, tuple(sorted(options.items())))
        self.rules: AnyRuleset = self.layout.rules
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.vocabulary),
            max_chance_outcomes=self.seeds,
            num_players=len(self.rules.seats),
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(self.game_type, info, dict(params or {}))

    def new_initial_state(self, *_: object) -> KabinettState:
        """The state before the seed is drawn."""
        return KabinettState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> KabinettObserver:
        """Who makes strings and tensors of what a seat sees, or of all that it has seen."""
        if params:
            raise ValueError(f"observers have no parameters, so they can not be {params}")
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return KabinettObserver(self, recall)


class SeatLog:
    """All that a seat has seen happen and has answered, line by line, with a digest that depends on all of it."""

    __slots__ = ("answers", "digest", "lines")

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.answers: list[int] = []
        self.digest = bytes(DIGEST_BITS // 8)

    def answer(self, decision: Decision, move: Move) -> None:
        """The seat has answered."""
        self.answers.append(move.id)
        self.add(f"> {decision.kind}: {move}")

    def add(self, line: str) -> None:
        """Something happened that the seat may know."""
        self.lines.append(line)
        self.digest = sha256(self.digest + line.encode()).digest()

    def copy(self) -> SeatLog:
        """An independent copy."""
        new = SeatLog()
        new.lines, new.answers, new.digest = list(self.lines), list(self.answers), self.digest
        return new


class Played:
    """A game that runs, with the logs of its seats. OpenSpiel copies states deeply; rules and moves must be shared.

    As text a game is its seed and its answers.
    """

    __slots__ = ("answers", "logs", "rounds", "seed")

    def __init__(self, rounds: Rounds, logs: Mapping[str, SeatLog], seed: int, answers: list[int]) -> None:
        self.rounds, self.logs = rounds, logs
        self.seed, self.answers = seed, answers

    @classmethod
    def begin(cls, rules: AnyRuleset, seed: int) -> Played:
        """The game of a seed."""
        state = rules.new(seed)
        played = cls(Rounds(rules, state), {seat: SeatLog() for seat in rules.seats}, seed, [])
        played._tell(state.events)
        return played

    def answer(self, move: Move) -> None:
        """What the seat answers that is asked now."""
        rounds = self.rounds
        decision = rounds.decision
        assert decision is not None
        self.answers.append(move.id)
        self.logs[decision.seat].answer(decision, move)
        if rounds.answer(move):
            self._tell(rounds.events)

    def _tell(self, events: Sequence[Event]) -> None:
        for event in events:
            line = f"{event.kind} {json.dumps(event.params, ensure_ascii=False)}"
            for seat, log in self.logs.items():
                if event.known_to(seat):
                    log.add(line)

    def __deepcopy__(self, memo: dict[int, object]) -> Played:
        logs = {seat: log.copy() for seat, log in self.logs.items()}
        return Played(self.rounds.copy(), logs, self.seed, list(self.answers))

    def __reduce__(self) -> tuple[object, ...]:
        return _played_again, (Shared(self.rounds.rules), self.seed, self.answers)


def _played_again(rules: Shared, seed: int, answers: Sequence[int]) -> Played:
    """The game of a seed after these answers."""
    played = Played.begin(rules.its, seed)
    for number in answers:
        played.answer(rules.its.vocabulary.moves[number])
    return played


class KabinettState(pyspiel.State):  # type: ignore[misc]
    """A state of OpenSpiel: the seats are players 0, 1, ... in the order of the rules."""

    def __init__(self, game: KabinettGame) -> None:
        super().__init__(game)
        self.rules, self.seeds = Shared(game.rules), game.seeds
        self.played: Played | None = None
        self._views: dict[int, str] = {}  # by player, as texts: they are asked for more than once

    def current_player(self) -> int:
        """Chance first, then who is asked."""
        if self.played is None:
            return int(pyspiel.PlayerId.CHANCE)
        rounds = self.played.rounds
        return int(pyspiel.PlayerId.TERMINAL) if rounds.over else self.rules.its.seats.index(rounds.seat)

    def _legal_actions(self, player: int) -> list[int]:
        assert self.played is not None
        rounds = self.played.rounds
        decision = rounds.decision
        if decision is None or rounds.seat != self.rules.its.seats[player]:
            return []
        return sorted(move.id for move in decision.options)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The seeds, each equally likely."""
        return [(seed, 1 / self.seeds) for seed in range(self.seeds)]

    def _apply_action(self, action: int) -> None:
        self._views.clear()
        if self.played is None:
            self.played = Played.begin(self.rules.its, action)
        else:
            self.played.answer(self.rules.its.vocabulary.moves[action])

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seed {action}" if player < 0 else str(self.rules.its.vocabulary.moves[action])

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.played is not None and self.played.rounds.over

    def returns(self) -> list[float]:
        """The shares of victory."""
        outcome = self.played.rounds.state.outcome if self.played else None
        return list(shares(outcome, self.rules.its.seats).values())

    def view(self, player: int) -> str:
        """What a player sees, as JSON; nothing before the seed is drawn."""
        if self.played is None:
            return ""
        if player not in self._views:
            data = self.rules.its.view(self.played.rounds.state, self.rules.its.seats[player]).to_json()
            self._views[player] = json.dumps(data, ensure_ascii=False)
        return self._views[player]

    def __str__(self) -> str:
        return "the seed is drawn" if self.played is None else self.rules.its.digest(self.played.rounds.state)


class KabinettObserver:
    """What a player sees now or, with perfect recall, has ever seen: as a text and as an array.

    With perfect recall the array also has the player's last answers and the bits of a digest of its whole log, so that
    it is another one whenever anything that the player has seen or done was different.
    """

    def __init__(self, game: KabinettGame, recall: bool) -> None:
        self._layout, self._recall = game.layout, recall
        pieces = [(array.name, array.shape) for array in game.layout.arrays.values()]
        if recall:
            pieces += [("answers", (LAST_ANSWERS,)), ("log", (DIGEST_BITS,))]
        self.tensor = np.zeros(sum(int(np.prod(shape)) for _, shape in pieces), np.float32)
        self.dict = {}
        at = 0
        for name, shape in pieces:
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[at : at + size].reshape(shape)
            at += size

    def set_from(self, state: KabinettState, player: int) -> None:
        """Fill the array."""
        self.tensor.fill(0)
        if state.played is None:
            return
        seat = self._layout.rules.seats[player]
        self.tensor[: self._layout.size] = self._layout.vector(state.played.rounds.state, seat)
        if self._recall:
            log = state.played.logs[seat]
            last = log.answers[-LAST_ANSWERS:]
            self.dict["answers"][:] = BLANK
            self.dict["answers"][: len(last)] = last
            self.dict["log"][:] = np.unpackbits(np.frombuffer(log.digest, np.uint8))

    def string_from(self, state: KabinettState, player: int) -> str:
        """The view as JSON; with perfect recall the log behind it, line by line."""
        lines = [state.view(player)]
        if self._recall and state.played is not None:
            lines += state.played.logs[self._layout.rules.seats[player]].lines
        return "\n".join(lines)


class Shared:
    """Something that is not copied when a state is copied deeply."""

    __slots__ = ("its",)

    def __init__(self, its: AnyRuleset) -> None:
        self.its = its

    def __deepcopy__(self, memo: dict[int, object]) -> Shared:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        chosen = [option.name for option in GAMES[self.its.game].options if not option.free]
        return _shared_again, (self.its.game, tuple((name, self.its.options[name]) for name in chosen))


def _shared_again(game: str, options: tuple[tuple[str, str | int], ...]) -> Shared:
    """The rules of a game with these options."""
    return Shared(_layout(game, options).rules)


def _register(info: GameInfo) -> type[KabinettGame]:
    """Tell OpenSpiel of a game."""
    game_type = _game_type(info)
    cls = type(f"Kabinett_{info.id}", (KabinettGame,), {"info": info, "game_type": game_type})
    pyspiel.register_game(game_type, cls)
    return cls


REGISTERED = tuple(_register(info) for info in GAMES.values())
