"""What the games of an arena say: who beats whom, how long bots think, and which seats win."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from kabinett.arena.contest import Contest, Played
from kabinett.arena.driver import Conduct, Failure
from kabinett.arena.intervals import Estimate, by_groups, wilson
from kabinett.arena.ratings import Rating, ratings


@dataclass(frozen=True)
class Line:
    """How a bot did against others of one kind; `fair` is the share that equals would have."""

    bot: str
    against: str
    share: Estimate
    fair: float


@dataclass(frozen=True)
class Standings:
    """The results of an arena. `seats` has the share of each seat by the bot that sat there; None stands for all."""

    lines: Sequence[Line]
    ratings: Mapping[str, Rating]
    conduct: Mapping[str, Conduct]
    seats: Mapping[str, Mapping[str | None, Estimate]]
    failures: Sequence[tuple[int, Failure]]

    def to_json(self) -> dict[str, Any]:
        """The standings as data."""
        return {
            "results": [
                {"bot": line.bot, "against": line.against, "fair": line.fair, **line.share._asdict()}
                for line in self.lines
            ],
            "ratings": {bot: rating._asdict() for bot, rating in self.ratings.items()},
            "bots": {bot: _conduct(conduct) for bot, conduct in self.conduct.items()},
            "seats": {
                seat: {bot or "all": estimate._asdict() for bot, estimate in by_bot.items()}
                for seat, by_bot in self.seats.items()
            },
            "failures": [
                {"game": number, "seat": failure.seat, "bot": failure.bot, "reason": failure.reason}
                for number, failure in self.failures
            ],
        }


def _conduct(conduct: Conduct) -> dict[str, Any]:
    return {
        "decisions": conduct.decisions,
        "decisions_per_second": round(per_second(conduct), 1),
        "mean_ms": round(1000 * conduct.seconds / max(1, conduct.decisions), 3),
        "worst_ms": round(1000 * conduct.worst, 3),
        "late": conduct.late,
        "illegal": conduct.illegal,
    }


def per_second(conduct: Conduct) -> float:
    """How many decisions a bot makes in a second of its own time."""
    return conduct.decisions / conduct.seconds if conduct.seconds else 0.0


def standings(contest: Contest, games: Sequence[Played]) -> Standings:
    """What the games of a contest say."""
    seats = contest.seats
    conduct = {bot: Conduct(bot) for bot in contest.bots}
    for played in games:
        for each in played.result.conduct.values():
            conduct[each.bot].add(each)
    return Standings(
        [_line(contest, lone, others, games) for lone, others in contest.pairs()],
        ratings(games, contest.bots, seats),
        conduct,
        _by_seat(games, seats),
        [(played.match.number, failure) for played in _sorted(games) for failure in played.result.failures],
    )


def _sorted(games: Iterable[Played]) -> list[Played]:
    return sorted(games, key=lambda played: played.match.number)


def _line(contest: Contest, lone: str, others: str, games: Iterable[Played]) -> Line:
    """The share of the bot that plays alone. Two seats: by games; more: by seeds, each of which has all seats."""
    by_seed: dict[int, list[float]] = defaultdict(list)
    for played in games:
        if (played.match.lone, played.match.others) == (lone, others):
            shares = played.result.shares(contest.seats)
            by_seed[played.match.seed].append(shares[played.match.seat])
    groups = list(by_seed.values())
    share = wilson(sum(map(sum, groups)), sum(map(len, groups))) if len(contest.seats) == 2 else by_groups(groups)
    return Line(lone, others, share, 1 / len(contest.seats))


def _by_seat(games: Iterable[Played], seats: Sequence[str]) -> dict[str, dict[str | None, Estimate]]:
    won: dict[tuple[str, str | None], list[float]] = defaultdict(list)
    for played in games:
        bots = played.match.bots(seats)
        for seat, share in played.result.shares(seats).items():
            won[seat, None].append(share)
            won[seat, bots[seat]].append(share)
    found: dict[str, dict[str | None, Estimate]] = {seat: {} for seat in seats}
    for (seat, bot), shares in won.items():
        found[seat][bot] = wilson(sum(shares), len(shares))
    return found
