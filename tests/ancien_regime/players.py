"""Players for tests: whole games by plain random players and by the drill of the arena, from set-ups and positions.

The drill fights, lands, supports, joins and leaves Coalitions and buys fortresses; the positions begin just before what
is rare even so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from random import Random

from kabinett import new_game
from kabinett.ancien_regime.rules import AncienRegime
from kabinett.ancien_regime.state import State
from kabinett.arena.drills.ancien_regime import SETTINGS, AncienRegimeDrill
from kabinett.core.events import Event
from kabinett.core.game import Game
from kabinett.core.moves import Decision, Move
from kabinett.core.yamltree import parse_yaml
from kabinett.games import position_game
from tests import players
from tests.ancien_regime.table import state

ROUNDS = 5  # of games that need not come to an end by themselves
IDLE = frozenset({"end", "stop", "keep", "decline", "off", "pass", "hold"})
Policy = Callable[[State, Decision], Move]


def rules_of(game: Game) -> AncienRegime:
    """The rules of a game, with their type."""
    assert isinstance(game.rules, AncienRegime)
    return game.rules


# -- policies


def uniform(seed: int) -> Policy:
    """Every option is equally likely."""
    rng = Random(f"uniform {seed}")
    return lambda s, decision: rng.choice(decision.options)


def restless(seed: int) -> Policy:
    """Never ends, stops, keeps or declines while there is something else to do."""
    rng = Random(f"restless {seed}")
    return lambda s, decision: rng.choice([o for o in decision.options if o.verb not in IDLE] or decision.options)


def drill(seed: int) -> Policy:
    """The biased player of the arena."""
    return AncienRegimeDrill(seed).choose


POLICIES: Mapping[str, Callable[[int], Policy]] = {"uniform": uniform, "restless": restless, "drill": drill}

# -- positions

# Before an election: Austria holds five electors, and Russia's general stands where it soon may not.
CROWN = """
round: 2
turn: 3
generals:
  austria_1: {territory: wien, troops: 3}
  austria_2: {territory: bavaria, troops: 1}
  russia_1: {territory: warszawa, troops: 2}
  britain_1: {territory: hannover, troops: 2}
  france_1: {territory: paris, troops: 3}
  prussia_1: {territory: berlin, troops: 3}
garrisons: {bavaria: austria, pfalz: austria, nassau: austria, lorraine: austria, warszawa: russia}
hands: {austria: [4, 4, 2], britain: [3, 2], france: [5, 3], prussia: [6, 1, 3]}
"""
# Before Diplomacy: generals and garrisons of Allies and enemies stand on each other's ground, all equally strong.
CONGRESS = """
round: 2
generals:
  britain_1: {territory: wien, troops: 1}
  austria_1: {territory: wien, troops: 1}
  austria_2: {territory: warszawa, troops: 0}
  austria_3: {territory: champagne, troops: 2}
  france_1: {territory: silesia, troops: 1}
  france_2: {territory: pfalz, troops: 2}
  prussia_1: {territory: silesia, troops: 1}
  prussia_2: {territory: pfalz, troops: 2}
  prussia_3: {territory: moravia, troops: 1}
  russia_1: {territory: mecklenburg, troops: 2}
  russia_2: {territory: crimea, troops: 0}
  russia_3: {territory: nassau, troops: 1}
  britain_2: {territory: nassau, troops: 1}
garrisons: {champagne: austria, moravia: prussia, mecklenburg: russia, wurttemberg: france, holland: britain}
fortresses: [holland, champagne]
hands: {austria: [4, 4, 2], britain: [3, 2], france: [5, 3], prussia: [6, 1, 3], russia: [2, 2]}
"""
# Before Austria's Movement: four neighbours may support, two of them for one power; nobody has much Morale.
BATTLE = """
round: 2
turn: 2
part: movement
statuses: {prussia: french, russia: british}
morale: {austria: 3, prussia: 0, france: 1, britain: 4}
generals:
  austria_1: {territory: bohemia, troops: 3}
  austria_2: {territory: moravia, troops: 2}
  austria_3: {territory: saxonia, troops: 3}
  russia_1: {territory: posnania, troops: 3}
  prussia_1: {territory: silesia, troops: 3}
  prussia_2: {territory: berlin, troops: 2}
  prussia_3: {territory: pomerania, troops: 3}
  france_1: {territory: franconia, troops: 2}
  britain_1: {territory: hannover, troops: 3}
garrisons: {silesia: prussia, saxonia: austria}
fortresses: [silesia]
hands: {austria: [4, 4, 3, 3, 5], prussia: [2, 2, 5, 3], russia: [3, 3, 2], france: [5, 3, 1], britain: [3, 1]}
"""
# Before Prussia's Mobilisation: one of its tokens is left, and nobody has much Morale to lose.
CROWDED = """
round: 2
turn: 6
part: mobilisation
money: {prussia: 8}
morale: {britain: 1, austria: 1, france: 1, prussia: 15}
generals:
  prussia_1: {territory: berlin, troops: 1}
  prussia_2: {territory: silesia, troops: 1}
  austria_1: {territory: bohemia, troops: 3}
  austria_2: {territory: moravia, troops: 3}
  britain_1: {territory: hannover, troops: 3}
  france_1: {territory: lorraine, troops: 3}
garrisons: {
  flandria: prussia, westfalia: prussia, saxonia: prussia, silesia: prussia, posnania: prussia, warszawa: prussia,
  podolia: prussia, danmark: prussia, wurttemberg: prussia, pfalz: prussia, nassau: prussia, franconia: prussia,
  polesie: prussia, litwa: prussia, finland: prussia, sverige: prussia, venezia: prussia, toscana: prussia,
}
fortresses: [warszawa, saxonia]
hands: {austria: [5, 5, 4], britain: [5, 5, 3], prussia: [6, 6, 4, 4, 3, 2]}
"""
STARTS: Mapping[str, str] = {"crown": CROWN, "congress": CONGRESS, "battle": BATTLE, "crowded": CROWDED}


@dataclass(frozen=True)
class Plan(players.Plan):
    """How a game is played: policy, seed (which says the setting, too), Rounds, and a position of `STARTS`, if any."""

    policy: str
    seed: int
    rounds: int = ROUNDS
    start: str = ""

    @property
    def group(self) -> tuple[int, int]:
        """Scenario and number of players. Positions are of seven."""
        return SETTINGS[self.seed % len(SETTINGS)] if not self.start else SETTINGS[3]

    def begin(self) -> Game:
        """The game before its first move."""
        scenario, number = self.group
        if not self.start:
            return new_game("ancien_regime", scenario=scenario, players=number, rounds=self.rounds, seed=self.seed)
        head = f"game: ancien_regime\nscenario: {scenario}\nplayers: {number}\nrounds: {self.rounds}\nseed: {self.seed}"
        return position_game(parse_yaml(f"{head}\n{STARTS[self.start]}", self.start))

    def moves(self, game: Game) -> Iterator[list[Event]]:
        """Play the game to its end; what happened, move by move."""
        rng, choose = Random(f"{self.policy} {self.seed}"), POLICIES[self.policy](self.seed)
        while game.outcome is None:
            decision = rng.choice(game.decisions())
            yield game.play(decision.seat, choose(state(game), decision))
