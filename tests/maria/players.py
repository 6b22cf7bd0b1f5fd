"""Players for tests: policies that choose at random, each with its own temper, and whole games played by them.

Of plain random play little comes but starving generals. `warlike` marches on the enemy, takes fortresses, plays its
cards, and makes peace; it is what lets tests see battles, conquests, defections and annexations.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from random import Random

from kabinett import new_game
from kabinett.core.bits import bits
from kabinett.core.errors import IllegalMove
from kabinett.core.events import Event
from kabinett.core.game import Game
from kabinett.core.moves import Decision, Move
from kabinett.core.yamltree import parse_yaml
from kabinett.games import position_game
from kabinett.maria.conquest import enemy_fortress
from kabinett.maria.deck import RESERVE, suit_of
from kabinett.maria.movement import March
from kabinett.maria.politics import PoliticsStage
from kabinett.maria.powers import AUSTRIA
from kabinett.maria.rules import Maria
from kabinett.maria.state import State
from tests import players
from tests.maria.proposals import random_proposal
from tests.maria.table import state

STANDING = 0.1  # how often a seat does something without being asked
TALK = 0.3  # how often that is a proposal, in the advanced game
PASSIVE = frozenset({"end", "stop", "stay", "decline", "pass", "save", "skip", "let", "end_flanders", "keep"})
RELUCTANT = {"subsidy", "movement", "march"}  # decisions in which the warlike do not always do what is active


def rules_of(game: Game) -> Maria:
    """The rules of a game, with their type."""
    assert isinstance(game.rules, Maria)
    return game.rules


# -- policies

Policy = Callable[[Random, State, Decision], Move]


def uniform(rng: Random, s: State, decision: Decision) -> Move:
    """Every option is equally likely."""
    return rng.choice(decision.options)


def restless(rng: Random, s: State, decision: Decision) -> Move:
    """Never ends, stops, stays or declines while there is something else to do."""
    return rng.choice([option for option in decision.options if option.verb not in PASSIVE] or decision.options)


def aggressive(rng: Random, s: State, decision: Decision) -> Move:
    """Marches generals towards the enemy's, and puts hussars where his generals stand."""
    if decision.kind == "movement":
        return rng.choice(_generals_first(s, decision))
    march = s.stages[-1]
    if isinstance(march, March) and s.setting.board.pieces[march.piece].general and rng.random() < 0.8:
        power, here = s.setting.power_of[march.piece], s.place[march.piece]
    elif decision.kind == "hussar":
        power, here = AUSTRIA, s.hussars[int(decision.params["hussar"]) - 1]
    else:
        return rng.choice(decision.options)
    return _approach(rng, s, decision, here, _enemies(s, power))


def warlike(rng: Random, s: State, decision: Decision) -> Move:
    """Marches on enemies and their fortresses and through them, bids for political cards and executes them, plays and
    spends its cards, shifts Saxony, offers and accepts peace. Now and then it does anything."""
    stage = s.stages[-1]
    if rng.random() < 0.05:
        return rng.choice(decision.options)
    if decision.kind == "movement":
        return rng.choice(_generals_first(s, decision))
    if isinstance(stage, March) and s.setting.board.pieces[stage.piece].general:
        power, here = s.setting.power_of[stage.piece], s.place[stage.piece]
        fortresses = [city for city in s.setting.network.cities if city != here and enemy_fortress(s, power, city)]
        hunting = (stage.piece + s.turn) % 3 == 0
        return _approach(rng, s, decision, here, _enemies(s, power) if hunting else fortresses)
    if decision.kind in ("saxony_shift", "recruit"):
        return decision.options[-1]
    if isinstance(stage, PoliticsStage) and decision.kind == "placement":
        trump = [o for o in decision.options if o.verb == "card" and (o.n == RESERVE or suit_of(o.n) == stage.trump)]
        return rng.choice(trump or decision.options)
    if decision.kind == "peace_answer":
        return decision.options[0]
    if decision.kind in RELUCTANT:
        return rng.choice(decision.options)
    return restless(rng, s, decision)


def _generals_first(s: State, decision: Decision) -> list[Move]:
    general = s.setting.board.pieces
    found = [option for option in decision.options if option.verb == "piece" and general[option.n].general]
    return found or list(decision.options)


def _enemies(s: State, power: int) -> list[int]:
    return [s.place[g] for g in bits(s.relations.enemy_generals[power]) if s.place[g] >= 0]


def _approach(rng: Random, s: State, decision: Decision, here: int, goals: list[int]) -> Move:
    """The option that leads nearest to one of the goals."""

    def badness(option: Move) -> tuple[int, float]:
        city = option.n if option.verb == "city" else here
        far = min((s.setting.network.distance[city][goal] for goal in goals), default=0)
        return (far if option.verb != "forced" and city >= 0 else 99), rng.random()

    return min(decision.options, key=badness)


POLICIES: Mapping[str, Policy] = {
    "uniform": uniform,
    "restless": restless,
    "aggressive": aggressive,
    "warlike": warlike,
}


# -- games

# Prussia's army in Hungary: every way to its train leads past a hussar, and it can not pay for both generals.
RAID = """
turn: 2
stage: prussia
phase: supply
pieces:
  friedrich: {city: tyrnau, troops: 5}
  schwerin: {city: tyrnau, troops: 4}
  erbprinz_leopold: {city: sagan, troops: 4}
  prussia_train_1: {city: sillein}
  rutowski: {city: dresden, troops: 5}
  saxony_train_1: {city: meissen}
  belle_isle: {city: linz, troops: 6}
  broglie: {city: donauwoerth, troops: 5}
  france_train_2: {city: passau}
  toerring: {city: ingolstadt, troops: 5}
  bavaria_train_1: {city: neumarkt}
  karl_von_lothringen: {city: bruenn, troops: 6}
  traun: {city: wien, troops: 5}
  khevenhueller: {city: raab, troops: 6}
  austria_train_2: {city: steyr}
hussars: [trentschin, jablunkau]
hands:
  prussia: [S3]
  saxony: [H5]
  france: [D4, D6]
  bavaria: [C7]
  austria: [H9, H2, C4, S8]
"""
# All of Silesia is nearly Prussia's, which stands with its friends and enemies in each other's countries (M19.1).
SILESIA = """
turn: 5
stage: prussia
phase: movement
pieces:
  friedrich: {city: neisse, troops: 6}
  schwerin: {city: troppau, troops: 5}
  erbprinz_leopold: {city: breslau, troops: 4}
  der_alte_dessauer: {box: true, troops: 6}
  prussia_train_1: {city: dresden}
  rutowski: {city: kolin, troops: 5}
  saxony_train_1: {city: leitmeritz}
  george_ii: {city: hannover, troops: 4}
  cumberland: {city: hameln, troops: 4}
  earl_of_stair: {city: s_hertogenbosch, troops: 4}
  pragmatic_train_1: {city: breda}
  moritz_von_sachsen: {city: arras, troops: 7}
  belle_isle: {city: glogau, troops: 3}
  broglie: {city: leipzig, troops: 3}
  noailles: {city: bitsch, troops: 5}
  france_train_1: {city: laon}
  france_train_2: {city: zwickau}
  toerring: {city: zittau, troops: 4}
  bavaria_train_1: {city: neumarkt}
  karl_von_lothringen: {city: wien, troops: 7}
  traun: {city: posen, troops: 2}
  khevenhueller: {city: linz, troops: 6}
  neipperg: {city: berlin, troops: 2}
  arenberg: {city: loewen, troops: 4}
  austria_train_1: {city: diest}
  austria_train_2: {city: steyr}
  austria_train_3: {city: lissa}
markers: {breslau: prussia, brieg: prussia, cosel: prussia, glatz: prussia, olmuetz: prussia, leipzig: austria}
hands:
  prussia: [S3, H9, D7, C7]
  saxony: [H5, D5]
  france: [D4, D6, S8, H7]
  bavaria: [C8]
  pragmatic: [S9, C5, H8]
  austria: [H10, H2, C4, C10]
"""
# Prussia and Saxony, stacked and scattered, are beaten by Austria; a few points more and Saxony defects (M19.3).
DEFECTION = """
turn: 7
stage: austria
phase: movement
tracks: {saxony: SX2, russia: RU-1, italy: IT-1}
pieces:
  friedrich: {city: prag, troops: 2}
  rutowski: {city: prag, troops: 2}
  schwerin: {city: meissen, troops: 3}
  erbprinz_leopold: {city: leitmeritz, troops: 2}
  der_alte_dessauer: {city: meissen, troops: 2}
  prussia_train_1: {city: dresden}
  saxony_train_1: {city: bautzen}
  cumberland: {city: hameln, troops: 4}
  earl_of_stair: {city: s_hertogenbosch, troops: 4}
  pragmatic_train_1: {city: breda}
  moritz_von_sachsen: {city: arras, troops: 7}
  belle_isle: {city: eger, troops: 3}
  france_train_2: {city: zwickau}
  toerring: {city: eger, troops: 4}
  karl_von_lothringen: {city: schlan, troops: 8}
  traun: {city: kolin, troops: 6}
  khevenhueller: {city: freiberg, troops: 6}
  batthyany: {city: teplitz, troops: 6}
  austria_train_2: {city: steyr}
  austria_train_3: {city: tabor}
markers: {dresden: austria, prag: prussia}
hands:
  prussia: [S3]
  saxony: [H5, D8, C6]
  france: [D4, D6, S8, H7]
  pragmatic: [S9, C5]
  austria: [H10, S10, C4, C10, D10, D9]
contracts: [{giver: prussia, receiver: saxony, turns: 3}]
agreements: [{between: [FREDERICK, MARIA_THERESA], clauses: no_attack saxony austria until 12}]
"""
# Every corps is about to leave or to return, and somebody stands where it returns (M17.5.12-M17.5.20).
CORPS = """
turn: 8
stage: politics
emperor: france
victor: MARIA_THERESA
tracks: {saxony: SX5, russia: RU0, italy: IT-2}
pieces:
  friedrich: {city: driesen, troops: 2}
  schwerin: {city: meseritz, troops: 3}
  erbprinz_leopold: {box: true, troops: 2}
  prussia_train_1: {city: crossen}
  rutowski: eliminated
  saxony_train_1: {city: bautzen}
  george_ii: {city: hellevoetsluis, troops: 4}
  cumberland: {city: hellevoetsluis, troops: 2}
  earl_of_stair: eliminated
  pragmatic_train_1: {city: rotterdam}
  moritz_von_sachsen: {city: toul, troops: 7}
  noailles: {city: nancy, troops: 7}
  belle_isle: eliminated
  france_train_2: {city: bar_le_duc}
  toerring: {city: eger, troops: 4}
  karl_von_lothringen: {city: wiener_neustadt, troops: 8}
  batthyany: {box: true, troops: 1}
  traun: {city: kolin, troops: 6}
  austria_train_2: {city: oedenburg}
hands:
  prussia: [S3, C8, H4, D3]
  saxony: [H5, D8, C6]
  france: [D4, D6, S8, H7, C5]
  bavaria: [H2]
  pragmatic: [S9, C7, R, H9, D7]
  austria: [H10, S10, C4, C10, D10, D9]
political: [43c, 43a, 43d, 43b, 44f, 44a, 44b, 44d]
"""
# Austria and the Pragmatic Army side by side in Flanders, with generals of equal rank, and France before them.
FLANDERS = """
turn: 2
stage: austria
phase: movement
pieces:
  karl_von_lothringen: {city: bruessel, troops: 6}
  traun: {city: loewen, troops: 5}
  khevenhueller: {city: mecheln, troops: 4}
  arenberg: {city: gent, troops: 4}
  neipperg: {city: wien, troops: 4}
  austria_train_1: {city: diest}
  austria_train_2: eliminated
  george_ii: {city: aalst, troops: 5}
  cumberland: {city: tienen, troops: 5}
  earl_of_stair: {city: antwerpen, troops: 4}
  pragmatic_train_1: {city: breda}
  moritz_von_sachsen: {city: tournai, troops: 8}
  maillebois: {city: mons, troops: 5}
  noailles: {city: mons, troops: 5}
  belle_isle: {city: linz, troops: 5}
  france_train_1: {city: valenciennes}
  france_train_2: {city: passau}
  toerring: {city: ingolstadt, troops: 5}
  friedrich: {city: lueben, troops: 6}
  der_alte_dessauer: {box: true, troops: 6}
  rutowski: {city: freiberg, troops: 5}
markers: {tournai: france, ypern: france}
hands:
  prussia: [S3]
  france: [D4, D6, S8, H7, C5]
  pragmatic: [S9, C7, R]
  austria: [H10, S10, C4, C10]
"""
STARTS: Mapping[str, str] = {
    "raid": RAID,
    "silesia": SILESIA,
    "defection": DEFECTION,
    "corps": CORPS,
    "flanders": FLANDERS,
}


@dataclass(frozen=True)
class Plan(players.Plan):
    """How a game is played: number of players, policy, seed, and a position of `STARTS` if not from the set-up."""

    players: int
    policy: str
    seed: int
    start: str = ""
    variant: str = "introductory"
    politics: str = "standard"

    @property
    def group(self) -> int:
        """The number of players."""
        return self.players

    def begin(self) -> Game:
        """The game before its first move."""
        if not self.start:
            return new_game("maria", variant=self.variant, players=self.players, politics=self.politics, seed=self.seed)
        one, other = ("a2", "b2") if self.players == 2 else ("frederick", "maria_theresa")
        text = STARTS[self.start].replace("FREDERICK", one).replace("MARIA_THERESA", other)
        head = f"variant: {self.variant}\nplayers: {self.players}\npolitics: {self.politics}\nseed: {self.seed}\n"
        return position_game(parse_yaml(f"game: maria\n{head}{text}", self.start))

    def moves(self, game: Game) -> Iterator[list[Event]]:
        """Play the game to its end; what happened, move by move."""
        rng = Random(f"{self.players} {self.policy} {self.seed}")
        while game.outcome is None:
            if (events := self._standing(rng, game)) is None:
                decision = rng.choice(game.decisions())
                events = game.play(decision.seat, POLICIES[self.policy](rng, state(game), decision))
            yield events

    def _standing(self, rng: Random, game: Game) -> list[Event] | None:
        """Now and then something that nobody has asked for; None if nothing was done."""
        if rng.random() >= STANDING:
            return None
        seat = rng.choice(game.seats)
        if self.variant == "advanced" and rng.random() < TALK:
            return propose(rng, game, seat)
        standing = game.standing(seat)
        verbs = sorted({move.verb for move in standing})
        if not verbs:
            return None
        verb = rng.choice(verbs)
        return game.play(seat, rng.choice([move for move in standing if move.verb == verb]))


def propose(rng: Random, game: Game, seat: str) -> list[Event] | None:
    """M21.4: a seat proposes something. What can not be agreed is refused, and leaves the game as it was: then None."""
    text = random_proposal(rng, state(game), seat)
    try:
        return game.play(seat, text)
    except IllegalMove:
        return None
