"""Ratings of bots by openskill (Plackett and Luce's model): one number for how well a bot plays, and how sure it is."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import NamedTuple

from kabinett.arena.contest import Played
from kabinett.arena.extras import need

WON, LOST = 1, 2  # ranks


class Rating(NamedTuple):
    """How well a bot plays: `mu` is 25 for who has not played, and the true value is likely within 2 `sigma` of it."""

    mu: float
    sigma: float


def ratings(games: Iterable[Played], bots: Sequence[str], seats: Sequence[str]) -> dict[str, Rating]:
    """The ratings after these games, taken in the order of their numbers, whenever they ended.

    Each seat counts as a player; a bot with several seats gets the mean of what they bring it.
    """
    model = need("openskill.models", "arena", "rating").PlackettLuce()
    rated = {bot: model.rating(name=bot) for bot in bots}
    for played in sorted(games, key=lambda played: played.match.number):
        names = played.match.bots(seats)
        winners = played.result.winner.split() if played.result.winner else seats
        teams = [[rated[names[seat]]] for seat in seats]
        after = model.rate(teams, ranks=[WON if seat in winners else LOST for seat in seats])
        new = defaultdict(list)
        for seat, (player,) in zip(seats, after, strict=True):
            new[names[seat]].append(player)
        for bot, players in new.items():
            mu, sigma = fmean(player.mu for player in players), fmean(player.sigma for player in players)
            rated[bot] = model.rating(mu=mu, sigma=sigma, name=bot)
    return {bot: Rating(round(rating.mu, 3), round(rating.sigma, 3)) for bot, rating in rated.items()}
