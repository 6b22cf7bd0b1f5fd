"""A biased random player of Maria, to reach what plain random play hardly ever reaches.

In each game one power is the favourite: its player marches on enemy fortresses, fights, and keeps its trains near; its
enemies run away from it and give up battles; the others hardly move. Everybody takes political cards when he can. A
*miser* stops conquering when one marker is left in the favourite's pool, so that elections and winter scores decide. In
some games of Austria a *doomed* Prussia runs into Austrian generals and loses, so that Saxony leaves it early. All this
looks at the whole state, so it is no opponent for anybody: only a way to walk through the rules (see `cover`).
"""

from __future__ import annotations

from random import Random

from kabinett.core.moves import Decision, Move
from kabinett.maria.conquest import enemy_fortress, protected
from kabinett.maria.election import FRANZ, KARL
from kabinett.maria.political import DISPLAY
from kabinett.maria.politics import PoliticsStage
from kabinett.maria.pools import pool
from kabinett.maria.powers import AUSTRIA, PRUSSIA, own_major
from kabinett.maria.state import State

MEEK_MOVES = 0.15  # how often a player who is not the favourite's moves a piece instead of ending
EAGER_MOVES = 0.95
BOLD = 0.9  # how often the favourite plays on in a battle
TRAIN_DISTANCE = 3  # a train comes nearer to its generals until it is this near
STANDING = 0.03  # how often a seat makes a standing move when it may
FAR = 99


class Drill:
    """The player of all seats in one game."""

    def __init__(self, seed: int) -> None:
        self.random = Random(f"drill {seed}")
        self.favourite = DISPLAY[seed % len(DISPLAY)]
        self.miser = self.random.random() < 0.4
        self.emperor = (KARL, FRANZ)[self.random.random() < 0.5]
        self.doomed = self.favourite == AUSTRIA and self.random.random() < 0.5
        self.direction = self.random.choice(("left", "right", None))

    def choose(self, s: State, decision: Decision) -> Move:
        """One of the options."""
        match decision.kind:
            case "movement":
                return self._movement(s, decision)
            case "march":
                return self._march(s, decision)
            case "battle":
                return self._battle(s, decision)
            case "placement":
                return self._placement(s, decision)
            case "choice":
                return self._choice(decision)
            case "arrow":
                return self._arrow(decision)
            case _:
                return self._simple(decision)

    def _simple(self, decision: Decision) -> Move:
        """Cards are executed, peace is made, troops are bought; votes go as it was decided for this game."""
        options = decision.options
        match decision.kind:
            case "instruction" | "peace_offer":
                return options[0]
            case "recruit":
                return options[-1]
            case "peace_answer":
                return options[0] if self.random.random() < EAGER_MOVES else options[-1]
            case "vote":
                return options[self.emperor % len(options)]
            case "saxony_shift":
                return options[-1] if self.doomed else self.random.choice((options[0], options[-1]))
            case _:
                return self._any(decision)

    def standing(self, moves: tuple[Move, ...]) -> Move | None:
        """Now and then France orders its reduction; powers of one player make and end contracts."""
        wanted = [move for move in moves if move.verb in ("reduce", "contract", "cancel")]
        return self.random.choice(wanted) if wanted and self.random.random() < STANDING else None

    def _any(self, decision: Decision) -> Move:
        return self.random.choice(decision.options)

    # -- movement

    def _eager(self, s: State, power: int) -> bool:
        """Whether the power belongs to the favourite, and the favourite still wants fortresses; or is doomed."""
        if self.doomed and power == PRUSSIA:
            return True
        ours = own_major(power, s.saxony) == self.favourite
        return ours and not (self.miser and pool(s, self.favourite) <= 1)

    def _flees(self, s: State, power: int) -> bool:
        return power in s.relations.enemies[self.favourite] and not (self.doomed and power == PRUSSIA)

    def _favourites(self, s: State) -> list[int]:
        return [s.place[general] for general in s.on_map(self.favourite)]

    def _movement(self, s: State, decision: Decision) -> Move:
        pieces = [move for move in decision.options if move.verb == "piece"]
        eager = [move for move in pieces if self._eager(s, s.setting.power_of[move.n])]
        fleeing = [move for move in pieces if self._flees(s, s.setting.power_of[move.n])]
        if (eager or fleeing) and self.random.random() < EAGER_MOVES:
            return self.random.choice(eager or fleeing)
        if self.random.random() < MEEK_MOVES:
            return self._any(decision)
        return decision.options[-1]

    def _march(self, s: State, decision: Decision) -> Move:
        piece = s.setting.board.piece_index[str(decision.params["piece"])]
        cities = [move for move in decision.options if move.verb == "city"]
        power = s.setting.power_of[piece]
        if cities and self._flees(s, power):
            return max(cities, key=lambda move: (self._nearest(s, move.n, self._favourites(s)), self.random.random()))
        if not cities or not self._eager(s, power):
            return self._any(decision)
        train = piece >= s.setting.board.generals
        goals = self._train_goals(s, piece) if train else self._fortresses(s, piece)
        here = s.place[piece]
        enough = TRAIN_DISTANCE if train else -1
        if self._nearest(s, here, goals) <= enough:
            return self._any(decision)
        best = min(cities, key=lambda move: (self._nearest(s, move.n, goals), self.random.random()))
        leaves = not train and enemy_fortress(s, power, here)
        if leaves or self._nearest(s, best.n, goals) < self._nearest(s, here, goals):
            return best
        return self._any(decision)

    def _nearest(self, s: State, city: int, goals: list[int]) -> int:
        distance = s.setting.network.distance[city]
        return min((distance[goal] for goal in goals), default=FAR)

    def _fortresses(self, s: State, general: int) -> list[int]:
        """Enemy fortresses, those that nobody protects if there are any; not the one where he stands.

        A doomed general looks for the favourite's.
        """
        power, here = s.setting.power_of[general], s.place[general]
        if self.doomed and power == PRUSSIA:
            return self._favourites(s)
        held = [city for city in s.setting.network.cities if city != here and enemy_fortress(s, power, city)]
        same_map = [city for city in held if (city in s.setting.flanders) == (here in s.setting.flanders)]
        return [city for city in same_map if not protected(s, city)] or same_map or held

    def _train_goals(self, s: State, train: int) -> list[int]:
        return [s.place[general] for general in s.on_map(s.setting.power_of[train])]

    # -- battle and politics

    def _battle(self, s: State, decision: Decision) -> Move:
        power = s.setting.board.power_index[str(decision.params["power"])]
        bold = own_major(power, s.saxony) == self.favourite and self.random.random() < BOLD
        stops = [move for move in decision.options if move.verb == "stop"]
        return decision.options[0] if bold else (stops or list(decision.options))[0]

    def _placement(self, s: State, decision: Decision) -> Move:
        stage = s.stages[-1]
        assert isinstance(stage, PoliticsStage)
        trump = s.setting.names.name("suit", stage.trump)[0].upper()
        fitting = [move for move in decision.options if (move.arg or " ")[0] in (trump, "R")]
        return fitting[-1] if fitting and self.random.random() < EAGER_MOVES else self._any(decision)

    def _choice(self, decision: Decision) -> Move:
        cards = [move for move in decision.options if move.verb == "political"]
        return self.random.choice(cards) if cards and self.random.random() < EAGER_MOVES else decision.options[0]

    def _arrow(self, decision: Decision) -> Move:
        wanted = [move for move in decision.options if move.verb == self.direction]
        return wanted[0] if wanted else self._any(decision)
