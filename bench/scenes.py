"""Situations of both games in which the browser client has something of its own to show; they are played for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from random import Random

from kabinett.arena.drills import DRILLS
from kabinett.core.game import Game
from kabinett.core.moves import Decision, Move
from kabinett.games import game_info

MOST_GAMES = 60  # tries, one after the other
Options = Mapping[str, str | int]


@dataclass(frozen=True)
class Scene:
    """A game that has come to a question, and the seat that is asked."""

    name: str
    game: Game
    seat: str


@dataclass(frozen=True)
class Wanted:
    """A question that shall be reached: its kind, and how many of them, with a choice, have been answered before."""

    name: str
    game: str
    options: Options
    kind: str
    skip: int = 0


INTRODUCTORY: Options = {"variant": "introductory", "players": 3}
ADVANCED: Options = {"variant": "advanced", "players": 3, "politics": "standard"}
SEVEN: Options = {"scenario": 1740, "players": 7}
FOUR: Options = {"scenario": 1756, "players": 4}

WANTED = (
    Wanted("setup", "maria", INTRODUCTORY, "setup"),
    Wanted("hussars", "maria", INTRODUCTORY, "hussar"),
    Wanted("payment", "maria", INTRODUCTORY, "payment"),
    Wanted("movement", "maria", INTRODUCTORY, "movement", 4),
    Wanted("march", "maria", INTRODUCTORY, "march", 3),
    Wanted("battle", "maria", ADVANCED, "battle", 1),
    Wanted("retreat", "maria", ADVANCED, "retreat"),
    Wanted("recruits", "maria", ADVANCED, "recruits"),
    Wanted("politics", "maria", ADVANCED, "placement", 1),
    Wanted("choice", "maria", ADVANCED, "choice"),
    Wanted("instruction", "maria", ADVANCED, "instruction"),
    Wanted("vote", "maria", ADVANCED, "vote"),
    Wanted("advanced", "maria", ADVANCED, "movement", 30),
    Wanted("diplomacy", "ancien_regime", SEVEN, "status"),
    Wanted("drill", "ancien_regime", SEVEN, "drill"),
    Wanted("subsidies", "ancien_regime", SEVEN, "subsidies"),
    Wanted("leadership", "ancien_regime", SEVEN, "leadership"),
    Wanted("mobilisation", "ancien_regime", SEVEN, "mobilisation"),
    Wanted("arbiter", "ancien_regime", SEVEN, "arbiter"),
    Wanted("generals", "ancien_regime", SEVEN, "movement"),
    Wanted("cards", "ancien_regime", SEVEN, "battle_card", 2),
    Wanted("election", "ancien_regime", SEVEN, "vote"),
    Wanted("auction", "ancien_regime", FOUR, "bid"),
    Wanted("frederick", "ancien_regime", SEVEN, "frederick"),
    Wanted("expulsion", "ancien_regime", SEVEN, "expulsion"),
    Wanted("application", "ancien_regime", SEVEN, "application"),
    Wanted("crown", "ancien_regime", FOUR, "crown"),
    Wanted("hand_limit", "ancien_regime", SEVEN, "hand_limit"),
    Wanted("mercenaries", "ancien_regime", SEVEN, "mercenaries"),
    Wanted("offered_money", "ancien_regime", SEVEN, "offered_money"),
    Wanted("offered_cards", "ancien_regime", SEVEN, "offered_cards"),
    Wanted("placement", "ancien_regime", SEVEN, "placement"),
    Wanted("dismissal", "ancien_regime", SEVEN, "dismissal"),
    Wanted("further_turn", "ancien_regime", SEVEN, "further_turn"),
    Wanted("grant", "ancien_regime", SEVEN, "grant"),
    Wanted("frederick_move", "ancien_regime", SEVEN, "frederick_move"),
    Wanted("way", "ancien_regime", SEVEN, "march", 1),
    Wanted("strategic", "ancien_regime", SEVEN, "strategic"),
    Wanted("consent", "ancien_regime", SEVEN, "consent"),
    Wanted("passage", "ancien_regime", SEVEN, "passage"),
    Wanted("garrison", "ancien_regime", SEVEN, "garrison"),
    Wanted("next_battle", "ancien_regime", SEVEN, "next_battle"),
    Wanted("support_attack", "ancien_regime", SEVEN, "support_attack"),
    Wanted("support_defence", "ancien_regime", SEVEN, "support_defence"),
    Wanted("pile", "ancien_regime", SEVEN, "battle_pile"),
    Wanted("scout", "ancien_regime", SEVEN, "scout"),
    Wanted("defeat", "ancien_regime", SEVEN, "defeat"),
    Wanted("withdrawal", "ancien_regime", SEVEN, "withdrawal"),
    Wanted("return", "ancien_regime", SEVEN, "return"),
    Wanted("leave", "ancien_regime", SEVEN, "leave"),
)
BY_NAME = {wanted.name: wanted for wanted in WANTED}


def find(wanted: Wanted) -> Scene:
    """Play until the question is asked. Introductory games are played at random, the others by their drills."""
    for seed in range(MOST_GAMES):
        reached = _reach(wanted, seed)
        if reached is not None:
            return reached
    raise LookupError(f"no game of {MOST_GAMES} came to the question {wanted.kind}")


def _reach(wanted: Wanted, seed: int) -> Scene | None:
    game, skip = Game(game_info(wanted.game).rules(wanted.options), seed), wanted.skip
    for decision in played(game, _player(wanted, seed)):
        if decision.kind == wanted.kind and len(decision.options) > 1:
            if not skip:
                return Scene(wanted.name, game, decision.seat)
            skip -= 1
    return None


def _player(wanted: Wanted, seed: int) -> Callable[[Game, Decision], Move]:
    dice = Random(seed)
    if wanted.options.get("variant") == "introductory":
        return lambda _, decision: dice.choice(decision.options)
    drill = DRILLS[wanted.game](seed)
    return lambda game, decision: drill.choose(game.state, decision)


def played(game: Game, choose: Callable[[Game, Decision], Move]) -> Iterator[Decision]:
    """Play a game on; each question is told before it is answered."""
    while asked := game.decisions():
        yield asked[0]
        game.play(asked[0].seat, choose(game, asked[0]))


def nearly_over() -> tuple[Scene, str]:
    """An introductory game of Maria with one answer left, and that answer."""
    rules = game_info("maria").rules(INTRODUCTORY)
    game = Game(rules, 7)
    for _ in played(game, lambda _, decision: decision.options[-1]):
        pass
    *moves, last = game.journal.entries
    before = Game(rules, 7)
    for entry in moves:
        before.play(entry.seat, entry.move)
    return Scene("over", before, last.seat), last.move
