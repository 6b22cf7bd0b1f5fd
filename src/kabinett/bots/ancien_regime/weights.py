"""The numbers by which the adviser of Ancien Régime judges, from its data files: everybody's, and those of the powers
that have learned their own."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from functools import cache
from importlib.resources import files

from kabinett.bots.training import FILE as TRAINING
from kabinett.bots.training import learned
from kabinett.core.errors import BadFile
from kabinett.core.tables import Folder

FILE = "weights.toml"


@dataclass(frozen=True, slots=True)
class Weights:
    """All of them; what they mean is said in the file."""

    patience: float
    grudge: float
    alarm: float
    growth: float
    keeps: float
    victory: float
    tax: float
    elector: float
    capital: float
    troop: float
    general: float
    card: float
    morale: float
    plenty: float
    spare: float
    held_safe: float
    held_near: float
    held_open: float
    held_covered: float
    decay: float
    hope: float
    through_garrison: float
    through_general: float
    crowded: float
    exposure: float
    cover: float
    restless: float
    card_mean: float
    card_spread: float
    reply: float
    margin: float
    consent_cost: float
    cards_spent: float
    worth_asking: float
    landing: float
    harm: float
    troop_kept: float
    home_guard: float
    first_troop: float
    next_troop: float
    last_troop: float
    spread: float
    new_card: float
    spare_card: float
    new_morale: float
    fortress: float
    full_hand: float
    steady: float
    double_tax: float
    company: float
    service: float
    per_morale: float
    bid_reserve: float
    v_influence: float
    v_kept: float
    v_soon: float
    v_clock: float
    v_close: float
    v_wins: float
    v_hope: float
    v_risk: float
    v_card: float
    v_morale: float
    v_money: float
    v_minor: float
    v_minor_troop: float
    v_tax: float
    v_move: float
    v_neutral: float
    v_expansionist: float


TRAINED = tuple(field.name for field in fields(Weights) if not field.name.startswith("v_"))  # what training can change


@cache
def load_weights() -> Weights:
    """The weights of the data file, read once."""
    return read_weights(files(__package__).joinpath("data", FILE).read_text("utf-8"))


@cache
def trained_weights(level: str, scenario: int, players: int) -> Mapping[str, Weights]:
    """By power the weights that a level has for a table."""
    return read_training(files(__package__).joinpath("data"), level, f"{scenario} {players}")


def read_training(folder: Folder, level: str, table: str) -> Mapping[str, Weights]:
    """The same, from the files of a folder; positions are valued by everybody as `weights.toml` says."""
    found = learned(folder, level, table)
    if wrong := sorted({name for values in found.values() for name in set(values) ^ set(TRAINED)}):
        raise BadFile(f"{TRAINING}, {table}", None, f"missing or unknown: {', '.join(wrong)}")
    return {power: replace(load_weights(), **values) for power, values in found.items()}


def read_weights(text: str) -> Weights:
    """Weights from the text of a file; BadFile if one is missing, unknown or no number."""
    given = tomllib.loads(text)
    names = {field.name for field in fields(Weights)}
    if wrong := sorted(names ^ set(given)):
        raise BadFile(FILE, None, f"missing or unknown: {', '.join(wrong)}")
    if odd := [
        name for name, number in given.items() if isinstance(number, bool) or not isinstance(number, int | float)
    ]:
        raise BadFile(FILE, None, f"no number: {', '.join(odd)}")
    return Weights(**{name: float(number) for name, number in given.items()})
