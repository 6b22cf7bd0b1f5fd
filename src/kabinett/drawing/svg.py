"""Writing SVG: elements, and numbers with one decimal place at most."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, dist, pi, sin
from xml.sax.saxutils import escape, quoteattr

Point = tuple[float, float]


def number(value: float) -> str:
    """A number as short as the picture allows."""
    return f"{round(value, 1) + 0.0:.1f}".removesuffix(".0")


def tag(name: str, *content: str, **attributes: str | float) -> str:
    """An element; the content is markup. Attributes are spelt as names of Python: class_ and data_suit."""
    written = "".join(
        f" {key.rstrip('_').replace('_', '-')}={quoteattr(value if isinstance(value, str) else number(value))}"
        for key, value in attributes.items()
    )
    return f"<{name}{written}>{''.join(content)}</{name}>" if content else f"<{name}{written}/>"


def title(text: str) -> str:
    """What a reader sees when pointing at an element."""
    return tag("title", escape(text))


def text(at: Point, words: str, kind: str) -> str:
    """Words in one line."""
    return tag("text", escape(words), x=at[0], y=at[1], class_=kind)


def line(start: Point, end: Point, kind: str) -> str:
    """A straight line."""
    return tag("line", class_=kind, x1=start[0], y1=start[1], x2=end[0], y2=end[1])


def rect(centre: Point, width: float, height: float, kind: str, rx: float = 0) -> str:
    """A rectangle, with round corners if rx is given."""
    return tag(
        "rect", class_=kind, x=centre[0] - width / 2, y=centre[1] - height / 2, width=width, height=height, rx=rx
    )


def circle(centre: Point, radius: float, kind: str) -> str:
    """A circle."""
    return tag("circle", class_=kind, cx=centre[0], cy=centre[1], r=radius)


def along(points: Iterable[Point], end: str = "Z") -> str:
    """The data of a path along points, closed unless end is empty."""
    return "M" + "L".join(f"{number(x)},{number(y)}" for x, y in points) + end


def arrow(start: Point, end: Point, gap: float = 0) -> str:
    """A line with a head, a gap before the end."""
    u, v = ((end[n] - start[n]) / (dist(start, end) or 1) for n in (0, 1))
    (x, y), (a, b) = ((end[0] - u * back, end[1] - v * back) for back in (gap, gap + 6))
    head = ((x, y), (a - v * 2.7, b + u * 2.7), (a + v * 2.7, b - u * 2.7))
    return line(start, (a, b), "arrow") + tag("path", class_="head", d=along(head))


def moved(at: Point, *content: str, **attributes: str) -> str:
    """A group that has its origin at a point."""
    return tag("g", *content, transform=f"translate({number(at[0])} {number(at[1])})", **attributes)


def polar(centre: Point, radius: float, turn: float) -> Point:
    """A point by its direction in parts of a full turn, clockwise from the right."""
    return centre[0] + radius * cos(2 * pi * turn), centre[1] + radius * sin(2 * pi * turn)


def text_width(words: str, size: float) -> float:
    """About how wide words will be: fonts differ, so on the safe side."""
    thin, wide = sum(letter in "fijlrtIJ'-. " for letter in words), sum(letter in "mwMW" for letter in words)
    return size * (0.57 * len(words) - 0.25 * thin + 0.3 * wide)
