"""What the adviser holds important: numbers by name, checked when they are read.

`weights.toml` has what makes sense to everybody. In the training of a level each power has its own, found by playing
many games: who defends is to fear battles and to keep his cards, who must conquer is to dare.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from functools import cache
from importlib.resources import files
from typing import Any, TypeVar

from kabinett.bots.training import FILE as TRAINING
from kabinett.bots.training import learned
from kabinett.core.errors import BadFile
from kabinett.core.tables import Folder

FILE = "weights.toml"
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class AimWeights:
    """What fortresses are worth."""

    spoil: float
    own_land: float
    capital: float
    abroad: float
    elector: float
    urgent: float


@dataclass(frozen=True, slots=True)
class MarchWeights:
    """What a general or a train looks for on the map."""

    decay: float
    pull: float
    guarded: float
    crowd: float
    protect: float
    reach: float
    relief: float
    starve: float
    starve_again: float
    stretch: float
    train_kill: float
    battle: float
    caution: float
    trust: float
    follow: float
    attacked: float
    hold: float
    question: float
    urge: float
    enough: float
    forced: float
    train_near: float
    train_pull: float
    train_risk: float


@dataclass(frozen=True, slots=True)
class BattleWeights:
    """What is at stake in a battle, and what is guessed of the other hand."""

    retreat: float
    general: float
    point: float
    win: float
    prize: float
    hand: float
    card: float
    reserve: float
    mean: float
    spread: float
    lead: float
    answer: float


@dataclass(frozen=True, slots=True)
class WinterWeights:
    """What is kept, and what is spent on troops."""

    keep_cards: float
    keep_share: float


@dataclass(frozen=True, slots=True)
class PoliticsWeights:
    """What political cards bring."""

    card: float
    income: float
    troop: float
    corps: float
    victory: float
    saxony: float
    elector: float


@dataclass(frozen=True, slots=True)
class Weights:
    """All sections of the file."""

    aims: AimWeights
    march: MarchWeights
    battle: BattleWeights
    winter: WinterWeights
    politics: PoliticsWeights


SECTIONS: dict[str, type[Any]] = {
    "aims": AimWeights,
    "march": MarchWeights,
    "battle": BattleWeights,
    "winter": WinterWeights,
    "politics": PoliticsWeights,
}


@cache
def load_weights() -> Weights:
    """The weights of our file, read once."""
    return read_weights(files(__package__).joinpath("data", FILE).read_text("utf-8"))


def read_weights(text: str) -> Weights:
    """The weights of a text; BadFile names a section or a number that is missing, unknown or no number."""
    return weights_of(FILE, tomllib.loads(text))


@cache
def trained_weights(level: str, variant: str, players: int) -> Mapping[str, Weights]:
    """By major power the weights that a level has for a table."""
    return read_training(files(__package__).joinpath("data"), level, f"{variant} {players}")


def read_training(folder: Folder, level: str, table: str) -> Mapping[str, Weights]:
    """The same, from the files of a folder."""
    found = learned(folder, level, table)
    return {power: weights_of(f"{TRAINING}, {table} {power}", nested(values)) for power, values in found.items()}


def flat(weights: Weights) -> dict[str, float]:
    """All numbers by `SECTION.NAME`."""
    return {f"{section}.{name}": value for section, inner in asdict(weights).items() for name, value in inner.items()}


def nested(values: Mapping[str, float]) -> dict[str, dict[str, Any]]:
    """Numbers by `SECTION.NAME` as sections of numbers by name."""
    sections: dict[str, dict[str, Any]] = {}
    for path, value in values.items():
        section, _, name = path.partition(".")
        sections.setdefault(section, {})[name] = value
    return sections


def weights_of(file: str, data: Mapping[str, Any]) -> Weights:
    """The weights of sections; a fault is said to be one of this file."""
    if set(data) != set(SECTIONS):
        raise BadFile(file, None, f"the sections must be {', '.join(SECTIONS)}")
    return Weights(**{name: _section(file, name, kind, data[name]) for name, kind in SECTIONS.items()})


def _section(file: str, name: str, kind: type[T], data: dict[str, Any]) -> T:
    names = {field.name for field in fields(kind)}  # type: ignore[arg-type]
    if set(data) != names:
        raise BadFile(file, None, f"{name}: missing or unknown: {', '.join(sorted(names ^ set(data)))}")
    for key, number in data.items():
        if not isinstance(number, int | float) or isinstance(number, bool):
            raise BadFile(file, None, f"{name}: {key} must be a number, not {number!r}")
    return kind(**{key: float(number) for key, number in data.items()})
