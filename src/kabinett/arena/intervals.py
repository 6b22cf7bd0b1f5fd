"""Between what the true share of a player lies, as far as some games can tell: intervals of 95 % confidence."""

from __future__ import annotations

from collections.abc import Sequence
from math import pi, sqrt, tan
from statistics import NormalDist, fmean, stdev
from typing import NamedTuple

CONFIDENCE = 0.95
_TAIL = 0.5 + CONFIDENCE / 2
_Z = NormalDist().inv_cdf(_TAIL)


class Estimate(NamedTuple):
    """A share, and the interval in which the true one lies, with 95 % confidence."""

    share: float
    low: float
    high: float
    games: int

    def __str__(self) -> str:
        return f"{short(self.share)} ({short(self.low)}–{short(self.high)})"


def short(share: float, digits: int = 2) -> str:
    """A share without what is always the same: .57, 1.00."""
    written = f"{share:.{digits}f}"
    return written[1:] if written.startswith("0") else written


def wilson(won: float, games: int) -> Estimate:
    """The share of games won, with Wilson's interval.

    A game can be won in part. Then the interval is on the safe side: a share between 0 and 1 varies less than a coin.
    """
    if not games:
        return Estimate(0.0, 0.0, 1.0, 0)
    share, z2 = won / games, _Z * _Z / games
    middle = (share + z2 / 2) / (1 + z2)
    half = _Z * sqrt(share * (1 - share) / games + z2 / (4 * games)) / (1 + z2)
    return Estimate(share, min(share, max(0.0, middle - half)), max(share, min(1.0, middle + half)), games)


def by_groups(groups: Sequence[Sequence[float]]) -> Estimate:
    """The mean share of games that belong together in groups of one size (those with one seed), by Student's t.

    What the games of a group have in common does not count more than once, because only the means of groups are
    compared. Where these are all alike or only one, nothing can be said of how they vary: then it is Wilson's interval.
    """
    means = [fmean(group) for group in groups]
    games = sum(map(len, groups))
    if len(means) < 2 or stdev(means) == 0:
        return wilson(sum(map(sum, groups)), games)
    share = fmean(means)
    half = student(len(means) - 1) * stdev(means) / sqrt(len(means))
    return Estimate(share, max(0.0, share - half), min(1.0, share + half), games)


def student(freedom: int) -> float:
    """The quantile of Student's t for the confidence: exactly for 1 and 2 degrees of freedom, else by the expansion of
    Cornish and Fisher (within 0.1 % for 3, closer for more)."""
    if freedom == 1:
        return tan(pi * (_TAIL - 0.5))
    if freedom == 2:
        spread = 2 * _TAIL - 1
        return spread * sqrt(2 / (1 - spread * spread))
    z, v = _Z, freedom
    return (
        z
        + (z**3 + z) / (4 * v)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * v**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * v**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * v**4)
    )
