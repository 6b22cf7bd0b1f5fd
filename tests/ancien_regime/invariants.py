"""What must hold in every position of Ancien Régime (S27).

Relations and numbers are written down here again, from the rules, and not taken from the program. What must hold
between one position and the next is in `chronicle`.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from kabinett.ancien_regime.battles import Battles
from kabinett.ancien_regime.board import NOBODY, OFF, POWER_IDS, RESERVE
from kabinett.ancien_regime.cardplay import Battle
from kabinett.ancien_regime.cards import HandLimit
from kabinett.ancien_regime.diplomacy import Diplomacy
from kabinett.ancien_regime.drill import Drill
from kabinett.ancien_regime.marches import March, MovementTurn
from kabinett.ancien_regime.minors import Auction
from kabinett.ancien_regime.mobilisation import Mobilisation
from kabinett.ancien_regime.results import Result
from kabinett.ancien_regime.rules import AncienRegime
from kabinett.ancien_regime.state import State
from kabinett.ancien_regime.subsidies import Subsidies
from kabinett.ancien_regime.support import Support
from kabinett.ancien_regime.update import Update
from kabinett.core.game import Game
from tests.properties import check_decisions

# C2, C2.3, C2.5, C5.8.1, C4.1, C5.10.1
TOKENS = {"britain": 21, "prussia": 21, "austria": 28, "france": 49, "russia": 28, "spain": 21, "ottoman": 21}
GENERALS = {"britain": 3, "prussia": 3, "austria": 4, "france": 4, "russia": 4, "spain": 3, "ottoman": 3}
DECK = Counter({1: 12, 2: 14, 3: 12, 4: 10, 5: 6, 6: 2})
FORTRESSES, TROOPS, MORALE, VICTORY, HAND = 6, 3, 15, 25, 6
MINORS = {7: set(), 6: {"ottoman"}, 5: {"spain", "ottoman"}, 4: {"russia", "spain", "ottoman"}}  # C3.2
# C7.5: which statuses are at war with each other; a Neutral is at war with nobody.
WAR = {frozenset(pair) for pair in (("british", "french"), ("british", "expansionist"), ("french", "expansionist"))}
WAR.add(frozenset({"expansionist"}))


def check(rules: AncienRegime, s: State) -> None:
    """Everything that must hold in every position."""
    check_places(s)
    check_troops(s)
    check_tokens(s)
    check_tracks(s)
    check_statuses(s)
    check_cards(s)
    check_battle(s)
    check_course(s)
    if s.outcome is None and not s.runs(Update, MovementTurn, Battles):
        check_rest(s)
    check_decisions(rules, s, "C")
    rules.check(s)  # what states from files are held to must not refuse any that can be reached


# -- names and relations


def status_of(s: State, power: int) -> str:
    return s.setting.names.name("status", s.status[power])


def one_group(s: State, a: int, b: int) -> bool:
    """C0: one power, or a Major and the Minors that its player controls."""
    return a == b or s.controlled_by[a] == s.controlled_by[b] != NOBODY


def at_war(s: State, a: int, b: int) -> bool:
    """C7.5, C12.5.1."""
    return frozenset({status_of(s, a), status_of(s, b)}) in WAR and not one_group(s, a, b)


def hostile(s: State, a: int, b: int, home: int) -> bool:
    """C7.5.5: at war, or one is Neutral and the other not, of different Groups, and not at home of the Neutral."""
    neutral = [power for power in (a, b) if status_of(s, power) == "neutral"]
    exposed = len(neutral) == 1 and not one_group(s, a, b) and home != neutral[0]
    return at_war(s, a, b) or exposed


def majors(s: State) -> list[int]:
    """C3.2: the powers that players own."""
    return [number for number, power in enumerate(POWER_IDS) if power not in MINORS[s.setting.players]]


# -- pieces


def check_places(s: State) -> None:
    """C5.4.4, C5.9.2, C9.9.4: `at` says the same as `place`; a power has one general in a territory, but for one who is
    just passing through; nobody is in an impassable area."""
    assert Counter(POWER_IDS[power] for power in s.setting.power_of) == GENERALS
    expected = [0] * len(s.at)
    for general, territory in enumerate(s.place):
        if territory >= 0:
            assert s.setting.board.territories[territory].kind != "impassable", s.general_id(general)
            expected[territory] |= 1 << general
    assert s.at == expected
    passing = {stage.general for stage in s.stages if isinstance(stage, March) and 0 <= stage.going < len(stage.path)}
    resting = [general for general, place in enumerate(s.place) if place >= 0 and general not in passing]
    places = Counter((s.setting.power_of[general], s.place[general]) for general in resting)
    assert all(count == 1 for count in places.values()), places.most_common(1)


def check_troops(s: State) -> None:
    """C0.6, C3.7.1, C3.7.8, C5.9.1: 0 to 3 under a general, none under one off board, 2 under Stuart in reserve."""
    stuart = s.setting.names.name("stuart", s.stuart)
    for general, troops in enumerate(s.troops):
        name = s.general_id(general)
        assert 0 <= troops <= TROOPS, f"{name} has {troops} troops"
        assert s.place[general] != OFF or troops == 0, f"{name} is off board with {troops} troops"
        assert s.place[general] != RESERVE or (name, troops, stuart) == ("stuart", 2, "reserve")
    place = s.place[s.setting.board.stuart]
    assert (place == RESERVE) == (stuart == "reserve")
    assert stuart != "landed" or place >= 0, "Stuart has landed and is not on the map"


def check_tokens(s: State) -> None:
    """C2.3, C5.6.5, C9.6.4: tokens, garrisons and fortresses are not more than there are, and on ground."""
    used = Counter(POWER_IDS[power] for power in s.garrisons.values())
    for general, troops in enumerate(s.troops):
        used[POWER_IDS[s.setting.power_of[general]]] += troops
    assert all(used[power] <= tokens for power, tokens in TOKENS.items()), used
    for power, name in enumerate(POWER_IDS):
        assert s.tokens_left(power) == TOKENS[name] - used[name]
    fortresses = [territory for territory in range(len(s.at)) if s.fortresses >> territory & 1]
    assert len(fortresses) <= FORTRESSES
    for territory in (*s.garrisons, *fortresses):
        assert s.setting.board.territories[territory].kind != "impassable"


# -- powers


def check_tracks(s: State) -> None:
    """C4.1, C4.2, C5.8.1, C2.4, C8.12: Morale 0 to 15; Influence of Majors only, below 25 while the game runs; Money
    is no debt; no crown for a Minor that nobody controls."""
    for power, name in enumerate(POWER_IDS):
        assert 0 <= s.morale[power] <= MORALE, f"{name} has {s.morale[power]} Morale"
        assert s.money[power] >= 0, f"{name} has {s.money[power]} Money"
        assert 0 <= s.influence[power] < VICTORY or s.outcome, f"{name} has {s.influence[power]} Influence"
        assert s.influence[power] == 0 or power in majors(s), f"{name} is a Minor with Influence"
    assert s.crown == NOBODY or s.controlled_by[s.crown] != NOBODY


def check_statuses(s: State) -> None:
    """C7.2, C12.1.2, C12.4.1, C12.5.4, C12.7.4: Leaders lead for ever; a Minor has its controller's status, and is
    controlled after Round 1; somebody plays for an uncontrolled one in its battles only."""
    assert status_of(s, POWER_IDS.index("britain")) == "british"
    assert status_of(s, POWER_IDS.index("france")) == "french"
    for power, name in enumerate(POWER_IDS):
        major = s.controlled_by[power]
        if power in majors(s):
            assert major == power, f"{name} is controlled"
        elif major == NOBODY:
            assert s.round == 1, f"nobody controls {name}"
        else:
            assert major in majors(s)
            assert s.status[power] == s.status[major], f"{name} has another status than its controller"
        if s.guardian[power] != NOBODY:
            assert major == NOBODY
            assert s.runs(Support, Battle, Result) or s.outcome


# -- cards


def check_cards(s: State) -> None:
    """C2.5, C5.10.1, S27: every card is in one place; hands are sorted, and at most 6 but for those of an action that
    enlarges them."""
    battles = [pile for stage in s.stages if isinstance(stage, Battle) for pile in stage.piles]
    offers = [cards for stage in s.stages if isinstance(stage, Subsidies) for cards in stage.cards]
    everywhere = Counter(card for cards in (*s.hands, s.pile, s.discards, *battles, *offers) for card in cards)
    assert everywhere == DECK
    for power, hand in enumerate(s.hands):
        assert hand == sorted(hand)
        if len(hand) > HAND:
            assert power in _growing(s), f"{POWER_IDS[power]} holds {len(hand)} cards"


def _growing(s: State) -> set[int]:
    """C5.10.1: the powers whose hands may be too large just now."""
    for stage in s.stages:
        if isinstance(stage, Drill | Mobilisation):
            return {stage.power}
        if isinstance(stage, Subsidies | HandLimit):
            return set(range(len(POWER_IDS)))
    return set()


def check_battle(s: State) -> None:
    """C10.1.3, C10.4.1, S22: one attacker against hostile defenders; no more cards in a pile than troops; what is face
    up is known."""
    for battle in s.stages:
        if not isinstance(battle, Support | Battle):
            continue
        home, power_of = s.setting.home[battle.territory], s.setting.power_of
        attacker = power_of[battle.attacker]
        defenders = [general for general in range(len(s.place)) if battle.defenders >> general & 1]
        assert defenders or battle.garrison != NOBODY, "a battle against nobody"
        assert s.place[battle.attacker] == battle.territory
        for power in (*(power_of[general] for general in defenders), battle.garrison):
            assert power == NOBODY or hostile(s, attacker, power, home)
        if isinstance(battle, Battle):
            _check_piles(s, battle)


def _check_piles(s: State, battle: Battle) -> None:
    for general, pile in enumerate(battle.piles):
        shown = battle.face_up.get(general, [])
        assert len(pile) == len(shown) <= s.troops[general]
        assert all(card in (0, own) for card, own in zip(shown, pile, strict=True))


# -- course of the game


def check_course(s: State) -> None:
    """C4.5, C5.2, C12.3.1, C6.2: something is asked unless the game is over; auctions and Diplomacy in their turns."""
    assert bool(s.asked) == (s.outcome is None)
    assert 1 <= s.turn <= 7
    assert s.round >= 1
    assert not s.setting.rounds or s.round <= s.setting.rounds
    for stage in s.stages:
        if isinstance(stage, Diplomacy):
            assert s.turn == 1
            assert s.round > 1
        if isinstance(stage, Auction):
            assert (POWER_IDS[stage.minor], s.turn) in (("russia", 5), ("spain", 6), ("ottoman", 7))
    if s.outcome is None:
        assert s.frederick in s.setting.generals_of[POWER_IDS.index("prussia")] or len(s.stages) == 2


# -- what holds whenever nothing moves, no board is updated and the game has not ended in the midst of it


def check_rest(s: State) -> None:
    """C7.5.5, C9.10.4, C11.2.2, C11.4.2, C11.4.4, C11.5: no two hostile powers in a territory; Neutrals on ground of
    their Group; nobody else in their homes; garrisons abroad only of enemies of the home power."""
    for territory, home in enumerate(s.setting.home):
        garrison = s.garrisons.get(territory, NOBODY)
        generals = [s.setting.power_of[general] for general in s.generals_at(territory)]
        present = sorted({*generals, garrison} - {NOBODY})
        name = s.territory_id(territory)
        for a, b in combinations(present, 2):
            assert not hostile(s, a, b, home), f"{POWER_IDS[a]} and {POWER_IDS[b]} in {name}"
        controller = garrison if garrison != NOBODY else home
        for power in generals:
            _check_ground(s, power, controller, home, name)
        if NOBODY not in (garrison, home) and garrison != home:
            assert at_war(s, garrison, home), f"{POWER_IDS[garrison]} garrisons {name}"


def _check_ground(s: State, power: int, controller: int, home: int, name: str) -> None:
    if status_of(s, power) == "neutral":
        assert controller != NOBODY, f"a Neutral, {POWER_IDS[power]}, on nobody's ground in {name}"
        assert one_group(s, power, controller), f"a Neutral, {POWER_IDS[power]}, in {name}"
    if home != NOBODY and status_of(s, home) == "neutral":
        assert one_group(s, power, home), f"{POWER_IDS[power]} in {name}, the home of a Neutral"


# -- the end


def check_outcome(game: Game) -> None:
    """C4.1-C4.3, C4.5: the highest Influence has won, of equal ones the first in Power Order: with 25 or more at once,
    else after the last Round."""
    s, outcome = game.state, game.outcome
    assert isinstance(s, State)
    assert outcome is not None
    assert not s.asked
    best = max(s.influence[power] for power in majors(s))
    assert outcome.winners == (POWER_IDS[min(power for power in majors(s) if s.influence[power] == best)],)
    reason = ("influence", "C4.1") if best >= VICTORY else ("round_limit", "C4.5")
    assert (outcome.reason, outcome.clause) == reason
    assert best >= VICTORY or (s.round, s.turn) == (s.setting.rounds, 7)
