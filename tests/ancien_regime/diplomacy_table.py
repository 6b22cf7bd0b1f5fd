"""What tests of diplomacy and of updates use: the Diplomacy phase of Round 2, auctions, and all their answers."""

from __future__ import annotations

from textwrap import dedent

from kabinett.core.events import Event
from kabinett.core.game import Game
from tests.ancien_regime.table import asks, position, status, turn_of


def diplomacy(text: str = "", scenario: int = 1740, players: int = 7) -> Game:
    """A game that begins with the Diplomacy phase of Round 2."""
    return position("round: 2\n" + dedent(text), scenario, players)


def expel(game: Game, **expelled: str) -> list[Event]:
    """Leaders expel these powers (one each), and nobody else."""
    events = []
    for leader, power in expelled.items():
        events += game.play(leader, f"expel {power}")
    while asks(game, "expulsion"):
        events += game.play(game.decisions()[0].seat, "stop")
    return events


def choose(game: Game, **statuses: str) -> list[Event]:
    """Nobody is expelled; powers choose these statuses, all others stay what they are."""
    events = expel(game)
    while asks(game, "status"):
        seat = game.decisions()[0].seat
        events += game.play(seat, f"status {statuses.get(seat, status(game, seat))}")
    return events


def agree(game: Game, **statuses: str) -> list[Event]:
    """The same, and every Leader accepts whoever wants to join."""
    events = choose(game, **statuses)
    while asks(game, "application"):
        events += game.play(game.decisions()[0].seat, "accept")
    return events


def auction(minor: str, text: str, players: int, scenario: int = 1740, **bids: int) -> Game:
    """A game in which control of a Minor has just been auctioned; who is not named bid 0."""
    head = f"turn: {turn_of(minor, 'drill')}\npart: control\n"
    game = position(head + dedent(text), scenario, players)
    while asks(game, "bid"):
        seat = game.decisions()[0].seat
        game.play(seat, f"bid {bids.get(seat, 0)}")
    return game
