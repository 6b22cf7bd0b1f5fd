"""The arms of the powers: one shield, and a charge for each power that is known by its shape alone.

They are drawn once, in charges.json, for pictures and for the client.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

from kabinett.drawing.svg import tag


@cache
def _drawn() -> dict[str, Any]:
    text = (files("kabinett.drawing") / "data" / "charges.json").read_text(encoding="utf-8")
    data: dict[str, Any] = json.loads(text)
    return data


WIDE, HIGH = float(_drawn()["width"]), float(_drawn()["height"])  # of the box of a shield


def arms_shape(power: str, width: float) -> str:
    """The shield of a power with its charge, of this width, around the origin.

    It has no classes, so that it looks the same where it is used by reference: the shield has the fill and stroke, the
    charge the colour of what is around.
    """
    return _placed(tag("path", d=_drawn()["shield"]) + _charge(power), width)


def charge_shape(power: str, width: float) -> str:
    """The charge alone, as large as on a shield of this width."""
    return _placed(_charge(power), width)


def _charge(power: str) -> str:
    return tag("path", fill="currentColor", stroke="none", d=_drawn()["charges"][power])


def _placed(drawn: str, width: float) -> str:
    return tag("g", drawn, transform=f"scale({width / WIDE:.3f}) translate({-WIDE / 2:g} {-HIGH / 2:g})")
