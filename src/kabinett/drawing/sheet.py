"""A whole picture: the sheet of paper with its look, and a framed map on it."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files
from xml.sax.saxutils import escape

from kabinett.drawing.svg import number, rect, tag, text, title

# Room around a map, and above it for its title.
MARGIN, HEAD = 62.0, 62.0


def sheet(
    name: str,
    words: str,
    look: str,
    size: tuple[float, float],
    parts: Iterable[str],
    shapes: str = "",
    kind: str = "",
) -> str:
    """An SVG text: its name and what it shows, the common look and the game's own, shapes to refer to, the parts.

    `kind` is the class of the whole picture, for a look that holds for such pictures only.
    """
    width, height = size
    head = [
        title(name),
        tag("desc", escape(words)),
        tag("style", escape(f"{_common_look()}\n{look}")),
        *([shapes] if shapes else []),
        tag("rect", class_="page", width=width, height=height),
    ]
    box = f"0 0 {number(width)} {number(height)}"
    everything = "\n".join([*head, *parts])
    more: dict[str, str | float] = {"width": width, "height": height, **({"class_": kind} if kind else {})}
    return tag("svg", everything, xmlns="http://www.w3.org/2000/svg", viewBox=box, role="img", **more) + "\n"


def framed(name: str, width: float, height: float, layers: Iterable[str]) -> list[str]:
    """A map: its ground, its layers, its frame and its title above."""
    middle = (width / 2, height / 2)
    return [
        rect(middle, width, height, "ground"),
        *layers,
        rect(middle, width, height, "frame"),
        rect(middle, width + 8, height + 8, "rule"),
        text((0, -17), name, "map"),
    ]


def _common_look() -> str:
    return (files("kabinett.drawing") / "data" / "sheet.css").read_text(encoding="utf-8")
