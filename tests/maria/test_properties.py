"""Properties of every game: whatever is played, the position stays sound, secrets stay secret and nothing is lost.

Games are played by policies that choose at random, each with its own temper, from the set-up and from a position in
which hussars cut off an army. Seeds come from Hypothesis, always the same ones, so a failure can be repeated.
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import zip_longest
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from kabinett import load_game, new_game, verify_game
from kabinett.core.dice import Dice
from kabinett.core.errors import IllegalMove
from kabinett.core.events import Event
from kabinett.core.game import Game
from kabinett.core.moves import Decision, Move
from kabinett.maria.combat import Battle
from kabinett.maria.movement import March
from kabinett.maria.powers import AUSTRIA
from kabinett.maria.rules import Maria
from kabinett.maria.state import State
from tests.maria.invariants import Ledger, bits, check, check_outcome, setting_up
from tests.maria.table import intro, state

PLAYERS = (2, 3)
STANDING = 0.1  # how often a seat shifts troops without being asked
PASSIVE = frozenset({"end", "stop", "stay", "decline"})
KINDS = (
    "setup", "hussar", "subsidy", "payment", "supplied", "movement", "march", "train_entry", "commander", "division",
    "attacker", "target", "battle", "retreat", "retreat_path", "recruit", "general_entry", "recruits",
)  # fmt: skip
SECRET_KINDS = ("setup", "division", "recruits")  # decisions whose answer nobody else may learn

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

quick = settings(deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))


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
    general = s.setting.board.pieces
    if decision.kind == "movement":
        return rng.choice([o for o in decision.options if o.verb == "piece" and general[o.n].general]
                          or decision.options)  # fmt: skip
    march = s.stages[-1]
    if isinstance(march, March) and general[march.piece].general and rng.random() < 0.8:
        power, here = s.setting.power_of[march.piece], s.place[march.piece]
    elif decision.kind == "hussar":
        power, here = AUSTRIA, s.hussars[int(decision.params["hussar"]) - 1]
    else:
        return rng.choice(decision.options)
    enemies = [s.place[g] for g in bits(s.relations.enemy_generals[power]) if s.place[g] >= 0]

    def badness(option: Move) -> tuple[int, float]:
        city = option.n if option.verb == "city" else here
        far = min((s.setting.network.distance[city][enemy] for enemy in enemies), default=0)
        return (far if option.verb != "forced" and city >= 0 else 99), rng.random()

    return min(decision.options, key=badness)


POLICIES: Mapping[str, Policy] = {"uniform": uniform, "restless": restless, "aggressive": aggressive}


# -- games


@dataclass(frozen=True)
class Plan:
    """How a game is played: number of players, policy, seed, and whether it begins at the set-up or with the raid."""

    players: int
    policy: str
    seed: int
    raid: bool = False

    def begin(self) -> Game:
        """The game before its first move."""
        if self.raid:
            return intro(f"seed: {self.seed}{RAID}", self.players)
        return new_game("maria", players=self.players, seed=self.seed)

    def moves(self, game: Game) -> Iterator[list[Event]]:
        """Play the game to its end; what happened, move by move."""
        rng = Random(f"{self.players} {self.policy} {self.seed}")
        while game.outcome is None:
            yield game.play(*self._choose(rng, game))

    def _choose(self, rng: Random, game: Game) -> tuple[str, Move]:
        seat = rng.choice(game.seats)
        if rng.random() < STANDING and (standing := game.standing(seat)):
            return seat, rng.choice(standing)
        decision = rng.choice(game.decisions())
        return decision.seat, POLICIES[self.policy](rng, state(game), decision)

    def after(self, moves: int) -> Game:
        """The game after so many moves, or one move before its end if it has fewer."""
        game = self.begin()
        last = game.copy()
        for number, _ in enumerate(self.moves(game)):
            if game.outcome:
                return last
            if number >= moves:
                break
            last = game.copy()
        return game


plans = st.builds(
    Plan, st.sampled_from(PLAYERS), st.sampled_from(sorted(POLICIES)), st.integers(0, 10**6), st.sampled_from([False] * 4 + [True])
)
lengths = st.integers(0, 600)


def rules_of(game: Game) -> Maria:
    """The rules of a game, with their type."""
    assert isinstance(game.rules, Maria)
    return game.rules


def digest(game: Game) -> str:
    """The fingerprint of the state."""
    return game.rules.digest(game.state)


def finish(rules: Maria, s: State, seed: int) -> list[str]:
    """Play a state to its end at random; the moves that were made."""
    rng = Random(seed)
    made = []
    while s.outcome is None:
        decision = rng.choice(s.asked)
        move = rng.choice(decision.options)
        rules.apply(s, decision.seat, move)
        made.append(f"{decision.seat} {move}")
    return made


@cache
def _all_positions() -> Mapping[str, tuple[Game, ...]]:
    """Games that stand at decisions of each kind, a few of each kind and number of players."""
    rng = Random(1740)
    found: dict[tuple[str, int], list[Game]] = defaultdict(list)
    seen: Counter[tuple[str, int]] = Counter()
    plans = [Plan(players, policy, seed) for players in PLAYERS for policy in sorted(POLICIES) for seed in range(6)]
    plans += [Plan(players, "aggressive", seed) for players in PLAYERS for seed in range(6, 30)]
    plans += [Plan(players, "uniform", seed, True) for players in PLAYERS for seed in range(3)]
    for plan in plans:
        game = plan.begin()
        for _ in [(), *[()]]:
            pass
        _collect(game, plan.players, rng, found, seen)
        for _ in plan.moves(game):
            _collect(game, plan.players, rng, found, seen)
    return {kind: tuple(g for players in PLAYERS for g in found[kind, players]) for kind in KINDS}


def _collect(game: Game, players: int, rng: Random, found: dict[tuple[str, int], list[Game]],
             seen: Counter[tuple[str, int]]) -> None:  # fmt: skip
    """Keep a copy with such a chance that all positions of a kind are equally likely to be kept."""
    for kind in {decision.kind for decision in game.decisions()}:
        seen[kind, players] += 1
        kept = found[kind, players]
        if len(kept) < 5:
            kept.append(game.copy())
        elif (place := rng.randrange(seen[kind, players])) < 5:
            kept[place] = game.copy()


def positions(kind: str) -> tuple[Game, ...]:
    """Games that stand at a decision of this kind. They are shared: play on copies."""
    return _all_positions()[kind]


by_kind = pytest.mark.parametrize("kind", KINDS)


# -- 1: every position is sound


@settings(quick, max_examples=24)
@given(plans)
def test_every_position_of_a_game_is_sound(plan: Plan) -> None:
    """S54, M6.5, M6.1, M7.7, M8.11, M3.2.8: the invariants hold after every move, and troops change only by rule."""
    game = plan.begin()
    check(rules_of(game), state(game))
    ledger = Ledger(state(game))
    for events in plan.moves(game):
        ledger.check(state(game), events)
        check(rules_of(game), state(game))
    check_outcome(game)


class Table(RuleBasedStateMachine):
    """Moves, transfers, refusals, copies, files and taking back, in any order."""

    @initialize(plan=plans, moves=lengths)
    def begin(self, plan: Plan, moves: int) -> None:
        self.game = plan.after(moves)
        self.ledger = Ledger(state(self.game))

    def play(self, seat: str, move: Move) -> None:
        self.ledger.check(state(self.game), self.game.play(seat, move))

    @precondition(lambda self: self.game.outcome is None)
    @rule(data=st.data())
    def answer(self, data: st.DataObject) -> None:
        decision = data.draw(st.sampled_from(self.game.decisions()))
        self.play(decision.seat, data.draw(st.sampled_from(decision.options)))

    @precondition(lambda self: any(self.game.standing(seat) for seat in self.game.seats))
    @rule(data=st.data())
    def shift_troops(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from([seat for seat in self.game.seats if self.game.standing(seat)]))
        self.play(seat, data.draw(st.sampled_from(self.game.standing(seat))))

    @rule(data=st.data())
    def try_anything(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(self.game.seats))
        move = data.draw(st.sampled_from(rules_of(self.game).vocabulary.moves))
        options = [option for decision in self.game.decisions(seat) for option in decision.options]
        if move not in options and move not in self.game.standing(seat):
            before = digest(self.game)
            with pytest.raises(IllegalMove):
                self.game.play(seat, move)
            assert digest(self.game) == before

    @precondition(lambda self: self.game.outcome is None)
    @rule(data=st.data())
    def take_back(self, data: st.DataObject) -> None:
        decision = data.draw(st.sampled_from(self.game.decisions()))
        before, log = digest(self.game), len(self.game.events)
        self.game.play(decision.seat, data.draw(st.sampled_from(decision.options)))
        if self.game.undo(decision.seat):
            assert (digest(self.game), len(self.game.events)) == (before, log)
        self.ledger = Ledger(state(self.game))

    @rule()
    def through_json(self) -> None:
        rules = rules_of(self.game)
        again = rules.from_json(json.loads(json.dumps(rules.to_json(state(self.game)))))
        assert rules.digest(again) == digest(self.game)

    @invariant()
    def sound(self) -> None:
        check(rules_of(self.game), state(self.game))


Table.TestCase.settings = settings(quick, max_examples=12, stateful_step_count=30)
test_a_table_stays_sound = Table.TestCase


def test_the_policies_reach_everything() -> None:
    """Every kind of decision is asked, and battles, retreats, draws and conquests happen, so the tests here see them."""
    assert {kind: len(positions(kind)) > 0 for kind in KINDS} == dict.fromkeys(KINDS, True)
    happened: Counter[str] = Counter()
    mixed = 0
    for players in PLAYERS:
        for seed in range(12):
            plan = Plan(players, "aggressive", seed)
            game = plan.begin()
            for events in plan.moves(game):
                happened.update(f"{event.kind} {event.clause}" for event in events)
                happened.update(event.kind for event in events)
                mixed += any(len({state(game).setting.power_of[piece] for piece in bits(occupants)}) == 2
                             for occupants in state(game).at if occupants & (occupants - 1))  # fmt: skip
    expected = (
        "battle", "battle_won", "battle_drawn", "retreated", "no_retreat", "general_removed M6.10",
        "fortress_conquered M10.3.3", "fortress_conquered M12.1", "question_removed", "general_entered",
        "train_eliminated", "train_entered", "troops_divided", "turned_down", "turned_up", "pile_shuffled",
        "hussar_removed", "commander", "forced_march", "recruits_placed",
    )  # fmt: skip
    assert {kind: happened[kind] > 0 for kind in expected} == dict.fromkeys(expected, True)
    assert mixed
