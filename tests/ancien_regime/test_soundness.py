"""States that anyone may have written: those of games are sound, others are refused or can be played on."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from kabinett import new_game
from kabinett.core.game import Game
from kabinett.core.ruleset import AnyRuleset
from tests.ancien_regime.table import acting, asked, asks, idle, moving, play, position, state

Data = dict[str, Any]
Path = tuple[str | int, ...]
SCENARIOS = [(scenario, players) for scenario in (1740, 1756) for players in (4, 5, 6, 7)]
AHEAD = 30  # moves that a changed state is played on
UNTOUCHED = ("dice", "pile", "discards", "outcome")  # what random changes would almost always break


def written(game: Game) -> Data:
    """The state as a file has it."""
    data: Data = json.loads(json.dumps(game.rules.to_json(state(game))))
    return data


def random_game(scenario: int, players: int, seed: int) -> Iterator[Game]:
    """A random game, at each of its decisions and at its end."""
    rng = Random(seed)
    game = new_game("ancien_regime", scenario=scenario, players=players, rounds=4, seed=seed)
    while decisions := game.decisions():
        yield game
        decision = rng.choice(decisions)
        game.play(decision.seat, rng.choice(decision.options))
    yield game


@pytest.mark.parametrize(("scenario", "players"), SCENARIOS)
def test_every_state_of_a_game_is_sound(scenario: int, players: int) -> None:
    """S27: and each can be written, read, and checked as a foreign one."""
    for number, game in enumerate(random_game(scenario, players, players)):
        game.rules.check(state(game))
        if not number % 10 or game.outcome:
            game.rules.check_start(written(game))


# -- moments of a game


def quiet(game: Game, kind: str) -> Game:
    """The game at the next decision of this kind, if everybody does as little as possible."""
    idle(game, lambda now: asks(now, kind))
    return game


def at_start() -> Game:
    return new_game("ancien_regime", players=5, seed=1)


def at_rest() -> Game:
    return acting(
        "russia",
        "leadership",
        """
        generals:
          britain_1: {territory: london, troops: 3}
          france_1: {territory: paris, troops: 2}
          austria_1: {territory: wien}
        garrisons: {holland: britain, champagne: austria}
        hands: {france: [1, 2, 3]}
        """,
    )


def minors() -> Game:
    return position("round: 2\npart: drill\ncontrollers: {spain: france, ottoman: russia}\n", players=5)


def expulsion() -> Game:
    return position("round: 2\n")


def choice() -> Game:
    game = quiet(expulsion(), "status")
    game.play("austria", "status neutral")
    return game


def answers() -> Game:
    game = choice()
    for power, status in (("prussia", "british"), ("russia", "french"), ("spain", "neutral"), ("ottoman", "neutral")):
        game.play(power, f"status {status}")
    return game


def election() -> Game:
    game = position("turn: 3\npart: election\ngarrisons: {pfalz: russia}\n")
    play(game, "power austria")
    return game


def auction() -> Game:
    game = position("turn: 7\npart: control\n", players=6)
    game.play("france", "bid 4")
    return game


def withdrawal() -> Game:
    """Prussia leaves the French Coalition; its general leaves Lorraine, where a French garrison is."""
    game = position("round: 2\ngenerals: {prussia_1: {territory: lorraine}}\ngarrisons: {lorraine: france}\n")
    quiet(game, "status")
    for power in ("prussia", "austria", "russia", "spain", "ottoman"):
        game.play(power, "status expansionist" if power == "prussia" else "status neutral")
    return quiet(game, "withdrawal")


def subsidies() -> Game:
    game = acting("austria", "subsidies", "hands: {austria: [4, 5, 6]}\nmoney: {austria: 2}\n")
    play(game, "cards russia", "card 4")
    return game


def gifts() -> Game:
    game = acting("austria", "subsidies", "money: {austria: 3}\n")
    play(game, "money russia:2")
    return game


def leadership() -> Game:
    game = acting("russia", "leadership", "generals: {russia_1: {territory: kiev, troops: 1}}\n")
    play(game, "place russia_2")
    return game


def arbiter() -> Game:
    return moving("austria", "")


def asking() -> Game:
    game = moving("austria", "generals: {austria_1: {territory: wien, troops: 1}}\n")
    play(game, "power france")
    quiet(game, "further_turn")
    play(game, "ask")
    return game


def march() -> Game:
    """A strategic path of two steps has been chosen up to its first; another Austrian general is near."""
    game = moving(
        "austria",
        "generals: {austria_1: {territory: wien, troops: 2}, austria_2: {territory: hungaria}}\n",
    )
    play(game, "power france", "general austria_1", "strategic moravia")
    return game


def half_way() -> Game:
    """The general has come to Moravia on his way to Bohemia."""
    game = march()
    play(game, "territory bohemia", "stop", "keep")
    assert asked(game) == "garrison"
    return game


def frederick() -> Game:
    return position("turn: 5\npart: frederick\ngenerals: {prussia_1: {territory: berlin}}\n")


def battle() -> Game:
    """Austria attacks Silesia; both sides have played a card."""
    game = moving(
        "austria",
        """
        generals:
          austria_1: {territory: bohemia, troops: 2}
          austria_2: {territory: wien, troops: 2}
          prussia_1: {territory: silesia, troops: 3}
          france_1: {territory: paris, troops: 3}
        garrisons: {silesia: prussia}
        hands: {austria: [1, 3, 4], prussia: [3, 4, 5, 6]}
        """,
    )
    play(game, "power france", "general austria_1", "march silesia")
    quiet(game, "battle_card")
    play(game, "card 4", "card 6")
    return game


def support() -> Game:
    """Austria attacks Silesia, and may support the attack."""
    game = moving(
        "austria",
        """
        generals:
          austria_1: {territory: bohemia, troops: 2}
          austria_2: {territory: moravia, troops: 2}
          prussia_1: {territory: silesia, troops: 3}
        """,
    )
    play(game, "power france", "general austria_1", "march silesia")
    return quiet(game, "support_attack")


def result() -> Game:
    """Austria has beaten the Prussians in Silesia."""
    game = moving(
        "austria",
        """
        generals:
          austria_1: {territory: bohemia, troops: 3}
          prussia_1: {territory: silesia}
        """,
    )
    play(game, "power france", "general austria_1", "march silesia")
    return quiet(game, "defeat")


@cache
def moment(begin: Callable[[], Game]) -> tuple[AnyRuleset, str]:
    """The rules and the state of a moment, as a text that nobody changes."""
    game = begin()
    return game.rules, json.dumps(written(game))


def found(data: Data, path: Path) -> Any:
    """An entry of a state; the way to it goes through keys and numbers."""
    inner: Any = data
    for key in path:
        inner = inner[key]
    return inner


def changed(data: Data, path: Path, value: object) -> Data:
    """The state with one entry put in."""
    found(data, path[:-1])[path[-1]] = value
    return data


# -- what is refused

STATE: list[tuple[Callable[[], Game], Path, object, str]] = [
    (at_rest, ("round",), 0, r"round: there is no Round 0"),
    (at_rest, ("turn",), 8, r"turn: an Action Turn is 1 to 7, not 8"),
    (at_rest, ("status", "russia"), "none", r"status: russia has a status \(C7\.2\)"),
    (at_rest, ("status", "france"), "neutral", r"status: france leads its Coalition for ever \(C7\.2\)"),
    (at_rest, ("controlled_by", "russia"), "france", r"controlled_by: russia is a Major"),
    (at_rest, ("controlled_by", "russia"), "nobody", r"controlled_by: russia is a Major"),
    (minors, ("controlled_by", "ottoman"), "nobody", r"controlled_by: ottoman .* \(C12\.1\.2\)"),
    (minors, ("controlled_by", "ottoman"), "spain", r"controlled_by: ottoman cannot be controlled by spain"),
    (minors, ("status", "ottoman"), "neutral", r"status: ottoman is controlled by russia and so is british"),
    (at_rest, ("guardian", "ottoman"), "france", r"guardian: it is nobody that plays for ottoman \(C12\.7\.4\)"),
    (at_rest, ("morale", "france"), 16, r"morale: Morale is 0 to 15, not 16"),
    (at_rest, ("morale", "france"), -1, r"morale: Morale is 0 to 15, not -1"),
    (at_rest, ("influence", "france"), 25, r"influence: with 25 Influence the game would be over"),
    (at_rest, ("influence", "france"), -1, r"influence: "),
    (minors, ("influence", "spain"), 1, r"influence: spain is a Minor"),
    (at_rest, ("money", "france"), -1, r"money: france cannot have -1 Money"),
    (auction, ("crown",), "ottoman", r"crown: nobody controls ottoman"),
    (at_rest, ("place", "france_1"), "reserve", r"place: france_1 has no reserve"),
    (at_rest, ("place", "france_1"), "alps", r"place: no general can be in alps"),
    (at_rest, ("place", "france_1"), "off", r"troops: france_1 is off board and has no troops"),
    (at_rest, ("place", "france_1"), "london", r"place: britain and france are hostile in london"),
    (at_rest, ("place", "france_1"), "holland", r"place: britain and france are hostile in holland"),
    (at_rest, ("place", "france_1"), "serbia", r"place: serbia is the home of a Neutral"),
    (at_rest, ("place", "france_2"), "paris", r"place: a power has two generals in paris"),
    (at_rest, ("place", "ottoman_1"), "holland", r"place: britain and ottoman are hostile in holland"),
    (at_rest, ("place", "ottoman_1"), "crimea", r"place: ottoman is Neutral, and crimea"),
    (at_rest, ("troops", "france_1"), 4, r"troops: a general has 0 to 3 troops, not 4"),
    (at_rest, ("troops", "france_1"), -1, r"troops: a general has 0 to 3 troops, not -1"),
    (at_rest, ("frederick",), "none", r"frederick: Frederick is one of the Prussian generals"),
    (at_rest, ("frederick",), "stuart", r"frederick: "),
    (at_rest, ("stuart",), "landed", r"stuart: stuart has landed, so he must be in a territory"),
    (at_rest, ("stuart",), "ordinary", r"stuart: "),
    (at_rest, ("place", "stuart"), "off", r"troops: stuart is off board and has no troops"),
    (at_rest, ("troops", "stuart"), 1, r"troops: in his reserve stuart has 2 troops"),
    (at_rest, ("garrisons", "alps"), "france", r"garrisons: no garrison can be in alps"),
    (at_rest, ("garrisons", "pfalz"), "nobody", r"garrisons: the garrison in pfalz must be some power's"),
    (at_rest, ("garrisons", "wien"), "russia", r"garrisons: wien is the home of austria, which is not at war"),
    (at_rest, ("fortresses",), ["alps"], r"fortresses: no fortress can be in alps"),
    (
        at_rest,
        ("fortresses",),
        ["paris", "london", "berlin", "wien", "madrid", "pfalz", "holland"],
        r"fortresses: there are 6 fortresses",
    ),
    (at_rest, ("hands", "france"), [1, 2, 3, 3], r"pile: there are 12 cards with the value 3, not 13"),
    (at_rest, ("hands", "france"), [1, 2], r"pile: there are 12 cards with the value 3, not 11"),
    (at_rest, ("hands", "france"), [1, 2, 9], r"pile: there are 12 cards with the value 3"),
    (at_rest, ("pile",), [], r"pile: there are"),
    (at_rest, ("discards",), [0], r"pile: there are 0 cards with the value 0, not 1"),
    (battle, ("stages", 3, "piles", "austria_1"), [5], r"pile: there are"),
    (subsidies, ("stages", 1, "cards", "russia"), [4, 5], r"pile: there are"),
]
STAGES: list[tuple[Callable[[], Game], Path, object, str]] = [
    (at_rest, ("stages", 0, "next"), "winter", r"stages: Course: next: 'winter' is none of 'diplomacy', 'election'"),
    (at_rest, ("stages", 0, "next"), "drill", r"stages: Leadership cannot come on Course"),
    (at_rest, ("stages", 0), {"stage": "HandLimit", "power": "france"}, r"stages: the first is the Course"),
    (at_rest, ("stages", 1), {"stage": "Course", "next": "drill"}, r"stages: Course cannot come on Course"),
    (at_rest, ("stages", 1), {"stage": "StayRequest", "general": "france_1", "seat": "france"},
     r"StayRequest cannot come on"),
    (at_rest, ("stages", 1), {"stage": "SetUp"}, r"stages: SetUp cannot come on Course"),
    (at_rest, ("stages", 1), {"stage": "HandLimit", "power": "nobody"}, r"HandLimit: power: nobody can discard for it"),
    (at_rest, ("stages", 1, "power"), "france", r"Leadership: power: it is not its action"),
    (at_rest, ("stages", 1, "power"), "nobody", r"Leadership: power: it is not its action"),
    (at_start, ("stages", 1), {"stage": "Diplomacy"}, r"Diplomacy: there is no part"),
    (expulsion, ("stages", 1, "part"), "peace", r"Diplomacy: part: 'peace' is none of 'expulsion', 'choice'"),
    (expulsion, ("round",), 1, r"Diplomacy: it is held at the beginning of a Round, but for the first"),
    (expulsion, ("turn",), 2, r"Diplomacy: it is held at the beginning"),
    (expulsion, ("stages", 1, "ready"), ["russia"], r"Diplomacy: ready: one is not asked"),
    (expulsion, ("stages", 1, "expelling", "britain"), ["prussia"], r"Diplomacy: expelling: britain cannot expel them"),
    (expulsion, ("stages", 1, "expelling", "russia"), ["austria"], r"Diplomacy: expelling: russia cannot expel them"),
    (expulsion, ("stages", 1, "settled"), ["russia"], r"Diplomacy: settled: "),
    (expulsion, ("stages", 1, "revealed", "russia"), "neutral", r"Diplomacy: revealed: russia"),
    (choice, ("stages", 1, "wanted", "austria"), "none", r"Diplomacy: wanted: austria cannot have chosen so"),
    (choice, ("stages", 1, "wanted", "russia"), "neutral", r"Diplomacy: wanted: russia cannot have chosen so"),
    (choice, ("stages", 1, "closed", "austria"), ["neutral"], r"Diplomacy: closed: only Coalitions are"),
    (choice, ("stages", 1, "ready"), ["britain"], r"Diplomacy: ready: one is not asked"),
    (answers, ("stages", 1, "revealed", "prussia"), "neutral", r"Diplomacy: revealed: prussia"),
    (answers, ("stages", 1, "revealed", "spain"), "none", r"Diplomacy: revealed: spain"),
    (election, ("turn",), 4, r"Election: it is held in Action Turn 3"),
    (election, ("stages", 1, "votes", "spain"), "spain", r"Election: votes: one is of or for a power without electors"),
    (election, ("stages", 1, "votes", "britain"), "nobody", r"Election: votes: "),
    (auction, ("stages", 1, "minor"), "russia", r"Auction: it is for the Minor at Drill"),
    (auction, ("stages", 1, "bids", "france"), 12, r"Auction: bids: france cannot have bid 12"),
    (auction, ("stages", 1, "bids", "france"), -1, r"Auction: bids: france cannot have bid -1"),
    (auction, ("stages", 1, "bids", "britain"), 0, r"Auction: bids: britain cannot have bid 0"),
    (auction, ("stages", 1, "ready"), ["france", "ottoman"], r"Auction: bids: ottoman"),
    (withdrawal, ("stages", 1, "part"), "end", r"Update: part: 'end' is none of 'garrisons', 'generals'"),
    (withdrawal, ("stages", 1, "status", "spain"), "none", r"Update: status: every power had one"),
    (withdrawal, ("stages", 2, "general"), "prussia_2", r"Withdrawal: prussia_2 is not on the map"),
    (withdrawal, ("stages", 2, "seat"), "france", r"Withdrawal: seat: 'france' does not decide for prussia"),
    (withdrawal, ("stages", 2, "seat"), "", r"Withdrawal: seat: "),
    (withdrawal, ("stages", 2, "clause"), "fear", r"Withdrawal: clause: nobody withdraws by .fear."),
    (
        withdrawal,
        ("stages", 2),
        {"stage": "GarrisonReturn", "power": "nobody", "seat": "france", "clause": "C11.2.2"},
        r"GarrisonReturn: power: a garrison was somebody's",
    ),
    (
        withdrawal,
        ("stages", 2),
        {"stage": "StayRequest", "general": "prussia_1", "seat": "prussia"},
        r"StayRequest: seat: 'prussia' does not decide for france",
    ),
    (subsidies, ("stages", 1, "money", "russia"), 1, r"Subsidies: money, cards: both are offered"),
    (subsidies, ("stages", 1, "recipient"), "france", r"Subsidies: recipient: one is no Ally"),
    (subsidies, ("stages", 1, "offered"), True, r"Subsidies: recipient: all offers are made"),
    (
        withdrawal,
        ("stages", 2),
        {"stage": "GarrisonReturn", "power": "france", "seat": "prussia", "clause": "C11.2.2"},
        r"GarrisonReturn: seat: 'prussia' does not decide for france",
    ),
    (
        withdrawal,
        ("stages", 2),
        {"stage": "StayRequest", "general": "prussia_2", "seat": "france"},
        r"StayRequest: prussia_2 is not on the map",
    ),
    (subsidies, ("stages", 1, "power"), "russia", r"Subsidies: power: it is not its action"),
    (gifts, ("stages", 1, "money", "russia"), 4, r"Subsidies: money, cards: too much is offered"),
    (gifts, ("stages", 1, "money", "russia"), -1, r"Subsidies: money: the power does not have it"),
    (gifts, ("money", "austria"), 1, r"Subsidies: money: the power does not have it"),
    (leadership, ("stages", 1, "doing"), "think", r"Leadership: doing: 'think' is none of '', 'place', 'remove'"),
    (leadership, ("stages", 1, "doing"), "remove", r"Leadership: general: he is not being placed"),
    (leadership, ("stages", 1, "general"), "russia_1", r"Leadership: general: he is not being placed"),
    (leadership, ("stages", 1, "general"), "spain_1", r"Leadership: general: he is not being placed"),
    (arbiter, ("stages", 1, "part"), "asking", r"Movement: after 0 Movement Turns there is no part 'asking'"),
    (arbiter, ("stages", 1, "arbiter"), "france", r"Movement: arbiter: it cannot be france"),
    (arbiter, ("stages", 1, "power"), "france", r"Movement: power: it is not its action"),
    (asking, ("stages", 1, "arbiter"), "nobody", r"Movement: arbiter: nobody can be asked"),
    (asking, ("stages", 1, "arbiter"), "russia", r"Movement: arbiter: it cannot be russia"),
    (asking, ("stages", 1, "turns"), 3, r"Movement: after 3 Movement Turns there is no part 'asking'"),
    (march, ("stages", 1, "turns"), 0, r"MovementTurn: no Movement Turn has begun"),
    (march, ("stages", 2, "power"), "russia", r"MovementTurn: power: it is not its action"),
    (march, ("stages", 2, "moved"), ["austria_3"], r"MovementTurn: moved: one is not a general of the mover"),
    (march, ("stages", 2, "only"), "prussia_1", r"MovementTurn: only: it is not his move"),
    (march, ("stages", 3, "general"), "austria_3", r"March: austria_3 is not on the map"),
    (march, ("stages", 3, "general"), "france_1", r"March: general: he is not the mover's"),
    (march, ("stages", 3, "kind"), "", r"March: kind: 1 steps are not of the kind ''"),
    (march, ("stages", 3, "kind"), "march", r"March: kind: 1 steps are not of the kind 'march'"),
    (march, ("stages", 3, "path"), [], r"March: kind: 0 steps are not of the kind 'strategic'"),
    (march, ("stages", 3, "path"), ["paris"], r"March: path: it leads over no border or route"),
    (march, ("stages", 3, "going"), 1, r"March: going: he cannot have gone so far"),
    (march, ("stages", 3, "requests"), [["moravia", False]], r"March: requests: there is nobody"),
    (half_way, ("place", "austria_1"), "styria", r"March: path: he is not on it"),
    (half_way, ("place", "austria_2"), "bohemia", r"March: path: another own general is at its end"),
    (frederick, ("stages", 1, "power"), "austria", r"MovementTurn: power: it is Frederick's move"),
    (frederick, ("place", "prussia_1"), "off", r"MovementTurn: prussia_1 is not on the map"),
    (battle, ("stages", 2, "pending"), ["paris"], r"Battles: pending: no battle is due in paris"),
    (battle, ("stages", 2, "pending"), ["silesia", "silesia"], r"Battles: pending: a battle is due once"),
    (battle, ("stages", 2, "power"), "russia", r"Battles: power: it is not its action"),
    (battle, ("stages", 3, "attacker"), "austria_2", r"Battle: attacker: he is not there"),
    (battle, ("stages", 3, "attacker"), "prussia_1", r"Battle: attacker: he is not the mover's"),
    (battle, ("stages", 3, "defenders"), [], r"Battle: defenders: they are the hostile generals there"),
    (battle, ("stages", 3, "garrison"), "nobody", r"Battle: garrison: it is the hostile one there"),
    (battle, ("stages", 3, "supporters"), [[]], r"Battle: supporters: there are two sides"),
    (battle, ("stages", 3, "supporters"), [["austria_1"], []], r"Battle: supporters: one fights or supports twice"),
    (battle, ("stages", 3, "supporters"), [[], ["france_1"]], r"Battle: supporters: france_1 is not near"),
    (support, ("stages", 3, "side"), 2, r"Support: side: there is no side 2"),
    (support, ("stages", 3, "defenders"), [], r"Support: defenders: they are the hostile generals there"),
    (battle, ("stages", 3, "turn"), -1, r"Battle: turn: "),
    (battle, ("stages", 3, "plays"), {}, r"Battle: plays: they are of all who fight or support"),
    (battle, ("stages", 3, "plays", "austria_1"), 2, r"Battle: piles: austria_1 does not have so many plays"),
    (battle, ("stages", 3, "face_up", "austria_1"), [], r"Battle: face_up: it does not fit the pile of austria_1"),
    (battle, ("stages", 3, "face_up", "austria_1"), [5], r"Battle: face_up: it does not fit the pile of austria_1"),
    (battle, ("stages", 3, "pile"), "prussia_1", r"Battle: pile: nobody can play to it now"),
    (battle, ("stages", 3, "pile"), "france_1", r"Battle: pile: no card can go there"),
    (battle, ("stages", 3, "scouting"), True, r"Battle: pile: no card can go there"),
    (result, ("stages", 3, "part"), "parade", r"Result: part: 'parade' is none of 'losses', 'relocation'"),
    (result, ("stages", 3, "supporters"), [[]], r"Result: supporters: there are two sides"),
    (result, ("stages", 3, "winner"), 3, r"Result: winner: there is no side 3"),
    (result, ("stages", 3, "gambles", "austria"), -1, r"Result: gambles: "),
    (result, ("stages", 3, "beaten"), ["austria_1"], r"Result: beaten: one has not lost"),
    (result, ("place", "prussia_1"), "pomerania", r"Result: prussia_1 is not there"),
]  # fmt: skip


@pytest.mark.parametrize(("begin", "path", "value", "words"), [*STATE, *STAGES])
def test_a_state_that_no_game_has_is_named(begin: Callable[[], Game], path: Path, value: object, words: str) -> None:
    rules, text = moment(begin)
    rules.check_start(json.loads(text))
    with pytest.raises(ValueError, match=words):
        rules.check_start(changed(json.loads(text), path, value))


def test_who_scouts_needs_a_three() -> None:
    """C10.6.2: a 3 in the hand, and a card of the other side to reveal."""
    game = battle()
    play(game, "scout")
    assert asked(game) == "scout"
    data = written(game)
    game.rules.check_start(data)
    three = data["hands"]["austria"].index(3)
    data["hands"]["austria"][three], data["hands"]["prussia"][1] = 4, 3
    with pytest.raises(ValueError, match="Battle: pile: nobody can play to it now"):
        game.rules.check_start(data)


def check(begin: Callable[[], Game], *changes: tuple[Path, object]) -> None:
    """Check a state with several changes."""
    rules, text = moment(begin)
    data = json.loads(text)
    for path, value in changes:
        changed(data, path, value)
    rules.check_start(data)


def test_prussia_has_a_general_to_name() -> None:
    """C3.6.2: else nobody could be Frederick."""
    generals = [f"prussia_{n}" for n in (1, 2, 3)]
    gone: list[tuple[Path, object]] = [(("place", general), "off") for general in generals]
    gone += [(("troops", general), 0) for general in generals]
    with pytest.raises(ValueError, match="SetUp: there is no general who could be Frederick"):
        check(at_start, *gone)


def test_a_general_who_is_placed_needs_a_place() -> None:
    """C9.5.1: Russia controls no territory any more."""
    territories = state(leadership()).setting.board.territories
    homes = dict.fromkeys((territory.id for territory in territories if territory.home == 4), "france")
    gone: list[tuple[Path, object]] = [(("place", "russia_1"), "off"), (("troops", "russia_1"), 0)]
    with pytest.raises(ValueError, match="Leadership: general: there is no place for him"):
        check(leadership, (("garrisons",), homes), *gone)


def test_a_general_needs_leave_only_on_somebody_s_ground() -> None:
    """C11.2.3: without the garrison nobody controls Lorraine."""
    leave = {"stage": "StayRequest", "general": "prussia_1", "seat": "france"}
    with pytest.raises(ValueError, match="StayRequest: general: nobody controls the ground"):
        check(withdrawal, (("garrisons",), {}), (("stages", 2), leave))


def test_a_battle_has_two_sides() -> None:
    """C10.1.1: the Prussians have gone."""
    gone: list[tuple[Path, object]] = [(("garrisons",), {}), (("place", "prussia_1"), "berlin")]
    gone += [(("stages", 3, "defenders"), []), (("stages", 3, "garrison"), "nobody")]
    with pytest.raises(ValueError, match="Battle: defenders: there is nobody to fight"):
        check(battle, *gone)


def test_tokens_are_limited() -> None:
    """C2.3: Prussia has 21."""
    rules, text = moment(at_rest)
    data = json.loads(text)
    board = state(at_rest()).setting.board.territories
    free = [t.id for t in board if t.kind in ("disputed", "undisputed") and t.id not in data["garrisons"]]
    own = [t.id for t in board if t.home == 1]
    names = (own + free)[:22]
    data["garrisons"] |= dict.fromkeys(names[:21], "prussia")
    rules.check_start(json.loads(json.dumps(data)))
    data["garrisons"][names[21]] = "prussia"
    with pytest.raises(ValueError, match=r"prussia has only 21 tokens for troops and garrisons \(C2\.3\)"):
        rules.check_start(data)


def test_a_guardian_plays_for_an_uncontrolled_minor_in_its_battle_only() -> None:
    """C12.7.4: against Russia, of the British Coalition, it is France."""
    game = moving(
        "russia",
        """
        generals: {russia_1: {territory: zaporozhye, troops: 3}}
        garrisons: {crimea: ottoman}
        hands: {russia: [1]}
        """,
        players=6,
    )
    play(game, "power france")
    quiet(game, "movement")
    play(game, "general russia_1", "march crimea")
    quiet(game, "battle_card")
    data = written(game)
    assert data["guardian"]["ottoman"] == "france"
    game.rules.check_start(data)
    for wrong in ("britain", "nobody"):
        with pytest.raises(ValueError, match="guardian: it is france that plays for ottoman"):
            game.rules.check_start(changed(written(game), ("guardian", "ottoman"), wrong))


def test_a_hand_may_be_too_large_within_an_action_only() -> None:
    """C5.10.1: checked at its end."""
    full = "hands: {france: [1, 1, 2, 2, 3, 3]}\n"
    game = acting("france", "mobilisation", "money: {france: 2}\n" + full)
    play(game, "draw")
    data = written(game)
    assert len(data["hands"]["france"]) > 6
    game.rules.check_start(data)
    data["stages"].pop()
    with pytest.raises(ValueError, match="hands: a hand has at most 6 cards"):
        game.rules.check_start(data)


def test_a_finished_game_is_sound() -> None:
    """C4.1, C4.5: with Influence that has won, or after the last Round."""
    *_, game = random_game(1740, 4, 3)
    data = written(game)
    assert game.outcome is not None
    game.rules.check_start(data)
    assert data["stages"] == []
    game.rules.check_start(changed(data, ("influence", "france"), 30))


# -- whatever is changed


def entries(data: Any, path: Path = ()) -> Iterator[Path]:
    """All places in data."""
    if path:
        yield path
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in inner:
        yield from entries(value, (*path, key))


def other_value(rng: Random, rules: AnyRuleset, old: object) -> object:
    """A value of the same type, more often than not."""
    names = [name for kind in ("power", "general", "place", "status") for name in rules.names.all(kind)]
    words = ["support", "cards", "asking", "moving", "end", "place", "answers", "choice", "march", "sea", "relocation"]
    values: list[object] = [*names, *words, *range(-1, 7), True, False, [], ["france"], ["stuart"], None, {}]
    alike = [value for value in values if type(value) is type(old)]
    return rng.choice(alike if alike and rng.random() < 0.8 else values)


@pytest.mark.parametrize("seed", range(6))
def test_what_is_not_refused_can_be_played_on(seed: int) -> None:
    """Random changes of random states: ValueError, or a state that plays on and stays sound."""
    rng = Random(seed)
    accepted = 0
    for game in random_game(*rng.choice(SCENARIOS), seed):
        if game.outcome or rng.random() > (0.05 if len(state(game).stages) < 3 else 0.2):
            continue
        for _ in range(3):
            data = written(game)
            place = rng.choice([path for path in entries(data) if path[0] not in UNTOUCHED])
            changed(data, place, other_value(rng, game.rules, found(data, place)))
            try:
                game.rules.check_start(data)
            except ValueError:
                continue
            accepted += 1
            play_on(game.rules, game.rules.load(data), rng)
    assert accepted > 10


def play_on(rules: AnyRuleset, s: Any, rng: Random) -> None:
    """Play a state on at random."""
    for _ in range(AHEAD):
        if s.outcome is None:
            decision = rng.choice(s.asked)
            assert decision.options
            rules.apply(s, decision.seat, rng.choice(decision.options))
            rules.check(s)
