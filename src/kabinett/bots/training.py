"""What levels have learned from many games: weights for each power of a table.

The file `training.csv` in the data of a game's bots has a row for each weight, and a column `LEVEL TABLE POWER` for
each power of a table. `bench.tune` finds them.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from random import Random

from kabinett.core.tables import Folder, read_table

FILE = "training.csv"
VARIETY = 0.6  # of the logarithms of weights, as a standard deviation between styles
LEARNED = ("marshal", "general")  # the levels that learn, the best first


def learned(folder: Folder, level: str, table: str) -> Mapping[str, Mapping[str, float]]:
    """By power the weights that a level has for a table. What it has not learned it knows from the level below."""
    rows = read_table(folder, FILE, ("weight",))
    for name in LEARNED[LEARNED.index(level) :]:
        columns = [column for column in rows[0].values if column.rpartition(" ")[0] == f"{name} {table}"]
        if columns:
            return {column.rpartition(" ")[2]: {row["weight"]: row.real(column) for row in rows} for column in columns}
    return {}


def varied(values: Mapping[str, float], power: str, style: int) -> dict[str, float]:
    """The weights of a power as they are in one of several styles, always the same for the same number; of style 0 as
    they were given."""
    if style == 0:
        return dict(values)
    random = Random(f"style {style} of {power}")
    return {name: value * exp(random.gauss(0.0, VARIETY)) for name, value in values.items()}
