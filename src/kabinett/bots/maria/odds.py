"""How a battle is likely to come out, by what one side knows before the first card: `data/odds.csv`.

The table was counted in many battles that were fought card by card (`bench.battles`). It knows what a comparison of
troops and cards does not: that who can play nothing loses much, and who can play a little gets away cheaply.
"""

from __future__ import annotations

from bisect import bisect_left
from functools import cache
from importlib.resources import files

from kabinett.core.tables import read_table

FILE = "odds.csv"
MEASURES = ("won", "gain", "loss")  # the chance to win; by how much who wins wins, and who loses loses
LEADS = 12  # troops that one side has more than the other, at the most
CARDS = 16  # of the other side, at the most
POINTS = (0, 3, 6, 9, 12, 16, 20, 26, 34, 44)  # up to which a level of own points goes
USUAL = 8.0  # points that a general can play, as a rule


def level_of(points: float) -> int:
    """The level of what one side can play in points."""
    return bisect_left(POINTS, points, hi=len(POINTS) - 1)


def points_at(level: int) -> int:
    """The most points of a level; the last has no limit."""
    return POINTS[level]


class Odds:
    """The table, as flat lists: by level of points, cards of the other side, and lead."""

    def __init__(self, won: list[float], gain: list[float], loss: list[float]) -> None:
        self.won = won
        self.gain = gain
        self.loss = loss

    def _cell(self, lead: int, points: float, cards: float) -> int:
        lead = max(-LEADS, min(LEADS, lead))
        held = min(CARDS, int(cards + 0.5))
        return (level_of(points) * (CARDS + 1) + held) * (2 * LEADS + 1) + lead + LEADS

    def chance(self, troops: int, points: float, enemy_troops: int, cards: float) -> float:
        """How likely one beats an enemy who holds so many cards."""
        return self.won[self._cell(troops - enemy_troops, points, cards)]

    def by_might(self, might: float, enemy_troops: int, cards: float) -> float:
        """The same where troops and points are known together only."""
        return self.chance(round(might - USUAL), USUAL, enemy_troops, cards)

    def result(self, troops: int, points: float, enemy_troops: int, cards: float) -> float:
        """Troops that a battle is likely to bring or to cost."""
        cell = self._cell(troops - enemy_troops, points, cards)
        won = self.won[cell]
        return won * min(self.gain[cell], enemy_troops) - (1.0 - won) * min(self.loss[cell], troops)


@cache
def load_odds() -> Odds:
    """The table of our file, read once."""
    leads = [str(lead) for lead in range(-LEADS, LEADS + 1)]
    rows = read_table(files(__package__).joinpath("data"), FILE, ("measure", "points", "cards", *leads))
    known: dict[str, list[float]] = {measure: [] for measure in MEASURES}
    for row in rows:
        known[row.one_of("measure", MEASURES)] += [row.real(lead) for lead in leads]
    return Odds(known["won"], known["gain"], known["loss"])
