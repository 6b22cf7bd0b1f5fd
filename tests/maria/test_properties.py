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
from kabinett.maria.deck import points
from kabinett.maria.movement import March
from kabinett.maria.powers import AUSTRIA
from kabinett.maria.rules import Maria
from kabinett.maria.state import State
from tests.maria.invariants import Ledger, bits, check, check_outcome, setting_up
from tests.maria.table import both_maps, intro, state

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
    Plan,
    st.sampled_from(PLAYERS),
    st.sampled_from(sorted(POLICIES)),
    st.integers(0, 10**6),
    st.sampled_from([False] * 4 + [True]),
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
    """Every kind of decision is asked, and battles, retreats, draws and conquests happen, so these tests see them."""
    assert {kind: len(positions(kind)) > 0 for kind in KINDS} == dict.fromkeys(KINDS, True)
    happened: Counter[str] = Counter()
    for players in PLAYERS:
        for seed in range(12):
            plan = Plan(players, "aggressive", seed)
            game = plan.begin()
            for events in plan.moves(game):
                happened.update(f"{event.kind} {event.clause}" for event in events)
                happened.update(event.kind for event in events)
    expected = (
        "battle", "battle_won", "battle_drawn", "retreated", "no_retreat", "general_removed M9.13",
        "general_removed M11.1.12",
        "fortress_conquered M10.3.3", "fortress_conquered M12.1", "question_removed", "general_entered",
        "train_eliminated", "train_entered", "troops_divided", "turned_down", "turned_up", "pile_shuffled",
        "hussar_removed", "forced_march", "recruits_placed",
    )  # fmt: skip
    assert {kind: happened[kind] > 0 for kind in expected} == dict.fromkeys(expected, True)
    assert happened["commander"] > 0, "no mixed stack of equal ranks"


BOTH_MAPS = """
stage: france
pieces:
  moritz_von_sachsen: {city: paris, troops: 7}
  belle_isle: {city: nuernberg, troops: 6}
  broglie: {city: donauwoerth, troops: 5}
  maillebois: {city: arras, troops: 4}
  noailles: {city: bitsch, troops: 4}
  france_train_1: {city: laon}
  france_train_2: {city: weissenburg}
  toerring: {city: ingolstadt, troops: 5}
  bavaria_train_1: {city: neumarkt}
  karl_von_lothringen: {city: wischau, troops: 6}
  traun: {city: bruck_an_der_leitha, troops: 5}
  khevenhueller: {city: raab, troops: 6}
  batthyany: {city: komorn, troops: 4}
  neipperg: {city: freudenthal, troops: 3}
  arenberg: {city: loewen, troops: 4}
  austria_train_1: {city: diest}
  austria_train_2: {city: steyr}
  austria_train_3: {city: kolin}
  friedrich: {city: lueben, troops: 6}
  schwerin: {city: glogau, troops: 5}
  erbprinz_leopold: {city: sagan, troops: 5}
  der_alte_dessauer: {box: true, troops: 6}
  prussia_train_1: {city: crossen}
  prussia_train_2: box
  george_ii: {city: hannover, troops: 5}
  cumberland: {city: hameln, troops: 5}
  earl_of_stair: {city: s_hertogenbosch, troops: 4}
  pragmatic_train_1: {city: breda}
  rutowski: {city: freiberg, troops: 5}
  saxony_train_1: {city: chemnitz}
"""


@pytest.mark.parametrize("policy", sorted(POLICIES))
@pytest.mark.parametrize(
    "status", ["saxony: prussian_ally", "saxony: neutral", "saxony: austrian_ally", "prussia_neutral: true"]
)
def test_both_maps_stay_sound(policy: str, status: str) -> None:
    """S54, M3.2.10: the rules that both variants share, on both maps, under each relation of the powers."""
    game = both_maps(BOTH_MAPS + status)
    ledger = Ledger(state(game))
    for events in Plan(2, policy, 1740).moves(game):
        ledger.check(state(game), events)
        check(rules_of(game), state(game))
    assert state(game).turn == state(game).setting.variant.turns


# -- 2, 6: what is offered is accepted, what is not offered is refused


@by_kind
def test_every_option_is_accepted(kind: str) -> None:
    """Each option of each decision, and each standing move, can be made and leads to a sound position."""
    for game in positions(kind):
        choices = [(decision.seat, option) for decision in game.decisions() for option in decision.options]
        choices += [(seat, move) for seat in game.seats for move in game.standing(seat)]
        for seat, move in choices:
            copy = game.copy()
            ledger = Ledger(state(copy))
            ledger.check(state(copy), copy.play(seat, move))
            check(rules_of(copy), state(copy))


@by_kind
def test_what_is_not_offered_is_refused(kind: str) -> None:
    """Other moves of the vocabulary, moves of seats that are not asked, unknown words and seats change nothing."""
    rng = Random(kind)
    for game in positions(kind):
        before, log, entries = digest(game), len(game.events), len(game.journal.entries)
        for seat in game.seats:
            allowed = {option for decision in game.decisions(seat) for option in decision.options}
            allowed |= set(game.standing(seat))
            others = [move for move in game.rules.vocabulary.moves if move not in allowed]
            for move in (*map(str, rng.sample(others, 25)), "surrender", "city atlantis", ""):
                with pytest.raises(IllegalMove):
                    game.play(seat, move)
        with pytest.raises(IllegalMove):
            game.play("spectator", str(game.decisions()[0].options[0]))
        assert (digest(game), len(game.events), len(game.journal.entries)) == (before, log, entries)


def test_a_finished_game_accepts_nothing() -> None:
    """After the end nobody is asked, nothing stands open, and every move is refused."""
    plan = Plan(3, "uniform", 3)
    game = plan.begin()
    for _ in plan.moves(game):
        pass
    before = digest(game)
    for seat in game.seats:
        assert (game.decisions(seat), game.standing(seat)) == ((), ())
        for move in ("end", "stop", "divide friedrich:3", "piece friedrich"):
            with pytest.raises(IllegalMove):
                game.play(seat, move)
    assert digest(game) == before


# -- 3, 4, 5, 9: copies, files, determinism


@settings(quick, max_examples=20)
@given(plans, lengths, st.integers(0, 99))
def test_a_copy_is_independent_and_plays_on_identically(plan: Plan, moves: int, seed: int) -> None:
    """Playing on a copy leaves the original alone; two copies with the same choices stay equal."""
    game = plan.after(moves)
    rules, before = rules_of(game), digest(game)
    one, two = state(game).copy(), state(game).copy()
    assert finish(rules, one, seed) == finish(rules, two, seed)
    assert rules.digest(one) == rules.digest(two)
    assert digest(game) == before
    whole = game.copy()
    for _ in plan.moves(whole):
        pass
    assert digest(game) == before
    assert len(game.journal.entries) < len(whole.journal.entries)


def check_same(rules: Maria, one: State, two: State, seed: int) -> None:
    """Two states are equal, ask the same and play on identically."""
    assert rules.digest(one) == rules.digest(two)
    assert [decision.to_json() for decision in one.asked] == [decision.to_json() for decision in two.asked]
    assert finish(rules, one, seed) == finish(rules, two, seed)
    assert rules.digest(one) == rules.digest(two)


@by_kind
def test_a_position_survives_json(kind: str) -> None:
    """`to_json` is plain data; what is read back from its text is equal, asks the same and plays on identically."""
    for number, game in enumerate(positions(kind)):
        rules = rules_of(game)
        again = rules.from_json(json.loads(json.dumps(rules.to_json(state(game)))))
        rules.advance(again)
        check(rules, again)
        check_same(rules, state(game).copy(), again, number)


@by_kind
def test_the_order_of_keys_in_json_does_not_matter(kind: str) -> None:
    """JSON objects have no order: a position whose keys were sorted on the way is the same position."""
    for number, game in enumerate(positions(kind)):
        rules = rules_of(game)
        again = rules.from_json(json.loads(json.dumps(rules.to_json(state(game)), sort_keys=True)))
        rules.advance(again)
        check_same(rules, state(game).copy(), again, number)


@settings(quick, max_examples=12)
@given(plans, lengths)
def test_a_journal_leads_to_the_same_game(tmp_path_factory: pytest.TempPathFactory, plan: Plan, moves: int) -> None:
    """A saved game can be loaded and verified, and stands where it stood."""
    path: Path = tmp_path_factory.mktemp("journal") / "game.jsonl"
    game = plan.after(moves)
    game.save(path)
    for again in (load_game(path), verify_game(path)):
        assert digest(again) == digest(game)
        assert again.outcome == game.outcome
        assert [str(event) for event in again.events] == [str(event) for event in game.events]
    for _ in plan.moves(game):
        pass
    game.save(path)
    assert verify_game(path).outcome == game.outcome


@settings(quick, max_examples=10)
@given(plans)
def test_the_same_seed_and_choices_give_the_same_game(plan: Plan) -> None:
    """Two games with one seed and the same choices are equal after each move; events too."""
    one, two = plan.begin(), plan.begin()
    assert digest(one) == digest(two)
    for events in plan.moves(one):
        entry = one.journal.entries[-1]
        again = two.play(entry.seat, entry.move)
        assert [event.to_json() for event in again] == [event.to_json() for event in events]
        assert digest(one) == digest(two)


def test_another_seed_gives_another_deal() -> None:
    """The seed matters: hands differ between seeds."""
    hands = {str(state(new_game("maria", seed=seed)).hands) for seed in range(10)}
    assert len(hands) == 10


# -- 7: secrets


def _view(rules: Maria, s: State, seat: str) -> object:
    return rules.view(s, seat).to_json()


def shuffled(rules: Maria, original: State, seat: str, rng: Random) -> State:
    """The same position with other secrets: unseen cards and troops of the other players change places."""
    s = original.copy()
    others = [power for power in s.setting.powers if s.player(power) != seat]
    slots = [(s.hands[power], n) for power in others for n in range(len(s.hands[power]))]
    slots += [(s.pile, n) for n in range(len(s.pile))]
    for _ in range(60 if len(slots) > 1 else 0):
        (a, i), (b, j) = rng.sample(slots, 2)
        may_lie = [s.pile_cards >> card & 1 for card in (a[i], b[j])]
        if (a is not s.pile or may_lie[1]) and (b is not s.pile or may_lie[0]):
            a[i], b[j] = b[j], a[i]
    for power in others:
        s.hands[power].sort()
    if not setting_up(s):
        for power in others:
            _shift_troops(s, power, rng)
    rules.advance(s)
    return s


def _shift_troops(s: State, power: int, rng: Random) -> None:
    """Move troops between generals of a power; M11.1.6: in a running battle only inside a stack of one power."""
    fighting = {city for stage in s.stages if isinstance(stage, Battle) for city in stage.cities}
    generals = s.on_map(power)
    for _ in range(20 if len(generals) > 1 else 0):
        a, b = rng.sample(generals, 2)
        if s.place[a] != s.place[b] and fighting & {s.place[a], s.place[b]}:
            continue
        if s.troops[a] > 1 and s.troops[b] < 8:
            s.troops[a] -= 1
            s.troops[b] += 1


def twins(game: Game, seat: str, seed: int) -> list[State]:
    """Positions that the seat can not tell from this one."""
    rules = rules_of(game)
    view = rules.view(state(game), seat)
    return [rules.sample(view, Dice.from_seed(seed)), shuffled(rules, state(game), seat, Random(seed))]


def same_until_revealed(one: list[Event], two: list[Event], seat: str) -> bool:
    """What the seat hears of two events lists is equal, up to the first event that tells it a secret (then False)."""
    for pair in zip_longest(*([event for event in events if event.known_to(seat)] for events in (one, two))):
        if any(
            event is not None and (event.reveals or event.kind in ("cards_seen", "pile_shuffled")) for event in pair
        ):
            return False
        first, second = (None if event is None else event.to_json() for event in pair)
        assert first == second
    return True


@by_kind
def test_a_view_depends_only_on_what_the_seat_may_know(kind: str) -> None:
    """S6, S22, S25: positions that differ only in what a seat may not know look alike to it, decisions included."""
    different = 0
    for number, game in enumerate(positions(kind)):
        rules = rules_of(game)
        for seat in game.seats:
            mine = _view(rules, state(game), seat)
            for twin in twins(game, seat, number):
                assert _view(rules, twin, seat) == mine
                different += twin.hands != state(game).hands and (twin.troops != state(game).troops or kind == "setup")
    assert different, "the twins do not differ, so nothing was tested"


@by_kind
def test_a_seats_own_move_tells_it_no_secret(kind: str) -> None:
    """S49: the same move in positions that look alike has the same visible effects until something is revealed."""
    for number, game in enumerate(positions(kind)):
        rules = rules_of(game)
        for decision in game.decisions():
            for twin in twins(game, decision.seat, number):
                for option in decision.options[:40]:
                    one, two = state(game).copy(), twin.copy()
                    heard = rules.apply(one, decision.seat, option), rules.apply(two, decision.seat, option)
                    if same_until_revealed(*heard, decision.seat):
                        assert _view(rules, one, decision.seat) == _view(rules, two, decision.seat)


@pytest.mark.parametrize("kind", SECRET_KINDS)
def test_a_secret_choice_stays_secret(kind: str) -> None:
    """M4.9, M6.8, M13.4, S43, S47: whatever a seat answers to a secret question, the others see the same."""
    for game in positions(kind):
        rules = rules_of(game)
        for decision in game.decisions():
            seen: dict[str, list[object]] = defaultdict(list)
            for option in decision.options:
                s = state(game).copy()
                events = rules.apply(s, decision.seat, option)
                if any(event.reveals or event.kind == "set_up" for event in events):
                    continue  # the next thing that happens is public
                for seat in game.seats:
                    if seat != decision.seat:
                        heard = [str(event) for event in events if event.known_to(seat)]
                        seen[seat].append((heard, _view(rules, s, seat)))
            for outcomes in seen.values():
                assert all(outcome == outcomes[0] for outcome in outcomes)


@by_kind
def test_a_shift_of_troops_stays_secret(kind: str) -> None:
    """M6.8, M6.9: a standing move is seen by its own player only."""
    for game in positions(kind):
        rules = rules_of(game)
        for seat in game.seats:
            for move in game.standing(seat)[:6]:
                s = state(game).copy()
                events = rules.apply(s, seat, move)
                assert all(event.audience == frozenset({seat}) for event in events)
                for other in set(game.seats) - {seat}:
                    assert _view(rules, s, other) == _view(rules, state(game), other)


@settings(quick, max_examples=8)
@given(plans)
def test_private_events_reach_their_seat_only(plan: Plan) -> None:
    """S49: draws, distributions and transfers are in the log of their owner and in no other, nor in an onlooker's."""
    game = plan.begin()
    for _ in plan.moves(game):
        pass
    private = {"cards_seen", "troops_assigned", "troops_divided", "recruits_placed"}
    assert {event.kind for event in game.events if event.audience is not None} <= private
    assert not private & {event.kind for event in game.log(None)}
    for seat in game.seats:
        own = [event for event in game.log(seat) if event.audience is not None]
        assert own
        assert all(event.audience == frozenset({seat}) for event in own)
        for event in own:
            power = event.params.get("power") or _power_of(game, str(event.params["piece"]))
            assert state(game).player(state(game).setting.names.number("power", str(power))) == seat


def _power_of(game: Game, piece: str) -> str:
    setting = state(game).setting
    return setting.board.powers[setting.power_of[setting.board.piece_index[piece]]].id


@settings(quick, max_examples=8)
@given(plans)
def test_nobody_takes_back_a_move_that_told_a_secret(plan: Plan) -> None:
    """A move after which somebody has seen new cards, totals, strengths or a general's last troop can not be undone."""
    telling = {"cards_seen", "set_up", "battle", "card_played", "card_paid", "pile_shuffled", "general_removed"}
    game = plan.begin()
    for events in plan.moves(game):
        if telling & {event.kind for event in events}:
            assert not any(game.can_undo(seat) for seat in game.seats), events


def test_a_general_who_starves_reveals_his_strength() -> None:
    """M9.13, S6: Louis ends his movement, then Friedrich starves in Kolin: Louis has learned that he had one troop."""
    game = intro("""
stage: france
phase: movement
pieces:
  belle_isle: {city: nuernberg, troops: 3}
  friedrich: {city: kolin, troops: 1}
  schwerin: {city: sagan, troops: 5}
  neipperg: {city: wien, troops: 5}
""")
    events = game.play("louis_xv", "end")
    removed = [event for event in events if event.kind == "general_removed"]
    assert [event.params["piece"] for event in removed] == ["friedrich"]
    assert any(event.reveals for event in events[: events.index(removed[0]) + 1] if event.known_to("louis_xv"))
    assert not game.can_undo("louis_xv")


# -- 8: samples


@by_kind
def test_a_sample_fits_its_view(kind: str) -> None:
    """What `sample` makes up looks to the seat as the real position does, and is sound."""
    for number, game in enumerate(positions(kind)):
        rules = rules_of(game)
        for seat in game.seats:
            view = rules.view(state(game), seat)
            sample = rules.sample(view, Dice.from_seed(number))
            assert rules.view(sample, seat).to_json() == view.to_json()
            check(rules, sample)


@by_kind
def test_a_sample_can_be_played_to_its_end(kind: str) -> None:
    """Bots play samples on: every position on the way is sound."""
    for number, game in enumerate(positions(kind)):
        rules = rules_of(game)
        for seat in game.seats:
            sample = rules.sample(rules.view(state(game), seat), Dice.from_seed(number))
            rng = Random(number)
            for _ in range(40):  # nearby, every position; later only the end
                if sample.outcome is None:
                    decision = rng.choice(sample.asked)
                    assert decision.options, f"{decision} of a sample has no option"
                    rules.apply(sample, decision.seat, rng.choice(decision.options))
                    check(rules, sample)
            finish(rules, sample, number)
            assert sample.outcome is not None


def test_samples_differ() -> None:
    """Samples are drawn at random: they differ in troops, hands and dice, and do not have the true dice."""
    game = Plan(3, "uniform", 1).after(20)
    rules = rules_of(game)
    view = rules.view(state(game), "louis_xv")
    drawn = [rules.sample(view, Dice.from_seed(seed)) for seed in range(20)]
    assert len({str(s.hands) for s in drawn}) == 20
    assert len({str(s.troops) for s in drawn}) > 5
    assert len({str(s.pile) for s in drawn}) == 20
    assert len({s.dice.key for s in (*drawn, state(game))}) == 21


def test_a_sample_can_pay_what_the_game_asks_for() -> None:
    """M10.2.3, M8.14: Austria has one card and is paying 4 points with it, so in a sample it is worth 4 as well."""
    game = intro("""
stage: austria
phase: movement
pieces:
  neipperg: {city: bruenn, troops: 5}
  friedrich: {city: sagan, troops: 5}
hands: {austria: [S4]}
""")
    rules = rules_of(game)
    for move in ("reenter austria_train_2", "city wien"):
        game.play("maria_theresa", move)
        for seed in range(20):
            sample = rules.sample(game.view("frederick"), Dice.from_seed(seed))
            assert points(sample.hands[AUSTRIA]) >= 4, move


def test_a_sample_keeps_the_announced_strength_of_a_mixed_stack() -> None:
    """M11.1.6, M11.1.18: a French general and Törring have announced 9 troops together; samples have just as many."""
    game = intro("""
stage: austria
phase: combat
pieces:
  karl_von_lothringen: {city: prag, troops: 8}
  traun: {city: prag, troops: 5}
  belle_isle: {city: melnik, troops: 6}
  toerring: {city: melnik, troops: 3}
  broglie: {city: nuernberg, troops: 4}
""")
    rules = rules_of(game)
    for seed in range(20):
        for seat in game.seats:
            check(rules, rules.sample(game.view(seat), Dice.from_seed(seed)))


# -- 10: whole games


@pytest.mark.parametrize("players", PLAYERS)
def test_150_random_games_end_as_the_rules_say(players: int) -> None:
    """M5.9, M14.8, M24.2, M24.3, M24.4: each game ends, within 9 turns, with a result that fits its markers."""
    for seed in range(150):
        plan = Plan(players, "uniform", seed)
        game = plan.begin()
        turns: list[object] = []
        for events in plan.moves(game):
            turns += [event.params["turn"] for event in events if event.kind == "turn_began"]
        check_outcome(game)
        assert turns == list(range(1, state(game).turn + 1))
