"""The sea, the lakes and the rivers: an ornament, which no rule asks for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import atan2, degrees, dist
from random import Random
from xml.sax.saxutils import escape

from kabinett.drawing.paths import cut_to, normal, polyline, rounded, spline
from kabinett.drawing.svg import Point, number, tag
from kabinett.maria.drawing.geography import Feature
from kabinett.maria.drawing.letters import wide
from kabinett.maria.drawing.view import View

SHORES = (26.0, 17.5, 10.5, 5.0, 1.8)  # how far from the shore the lines of the water run
STEP = 10.0  # between the points of a river
LETTER = 7.4  # of a river's name
NAMED = 2  # rivers of this weight get a name wherever there is the most room, others only where nothing is in the way
FREE = 6


def draw_water(view: View) -> Iterator[str]:
    """The rivers, and above their mouths the sea and the lakes with lines along their shores, as in engravings."""
    yield from _rivers(view)
    rings = [_shore(line) for kind in ("coast", "island") for _, line in view.features(kind)]
    if rings:
        yield from _sea(view, rings)


def sea_id(view: View) -> str:
    """The name of what keeps a drawing within the water of a map."""
    return f"maria-sea-{view.name}"


def _shore(line: list[Point]) -> list[Point]:
    """A shore as uneven as one sees it: a closed line."""
    dice = Random(f"{line[0][0]:.1f}")
    ring = spline([*line, line[0]], 6.5)
    return [(x + dice.uniform(-0.9, 0.9), y + dice.uniform(-0.9, 0.9)) for x, y in ring[:-1]]


def _sea(view: View, rings: list[list[Point]]) -> Iterator[str]:
    water, shore, clip = f"maria-water-{view.name}", f"maria-shore-{view.name}", sea_id(view)
    area = "".join(polyline(_inside(view, ring), whole=True) for ring in rings)
    runs = (run for ring in rings for run in cut_to([*ring, ring[0]], view.width, view.height))
    lines = "".join(polyline(run, "", whole=True) for run in runs)
    yield tag("clipPath", tag("path", id=water, d=area, clip_rule="evenodd"), id=clip)
    yield tag("path", d=area, class_="sea", fill_rule="evenodd")
    ripples = []
    for n, far in enumerate(SHORES):
        ripples.append(tag("use", href=f"#{shore}", class_="ripple", stroke_width=2 * far + 0.9))
        ripples.append(tag("use", href=f"#{shore}", class_=f"shallow{n}", stroke_width=2 * far))
    yield tag("defs", tag("path", id=shore, d=lines))
    yield tag("g", *ripples, class_="ripples", clip_path=f"url(#{clip})")
    yield tag("use", href=f"#{shore}", class_="shore")


def _inside(view: View, ring: list[Point]) -> list[Point]:
    """A ring pushed into the frame of the map."""
    pushed = [*dict.fromkeys(_clamped(view, point) for point in ring)]
    around = zip([pushed[-1], *pushed], pushed, [*pushed[1:], pushed[0]], strict=False)
    return [point for before, point, after in around if not _needless(before, point, after)]


def _needless(before: Point, point: Point, after: Point) -> bool:
    """Whether a point lies on a straight line along the frame."""
    return any(before[n] == point[n] == after[n] for n in (0, 1))


# -- rivers


def _rivers(view: View) -> Iterator[str]:
    """The rivers in three widths: each begins narrower than it ends."""
    widths = {1: "", 2: "", 3: ""}
    for feature, line in view.features("river"):
        course = river_course(line)
        source = len(course) // 3 if feature.weight > 1 else 0
        for weight, part in ((feature.weight - 1, course[: source + 1]), (feature.weight, course[source:])):
            if len(part) > 1:
                runs = cut_to(part, view.width, view.height)
                widths[weight] += "".join(rounded([_clamped(view, point) for point in run]) for run in runs)
    for weight, shape in widths.items():
        if shape:
            yield tag("path", class_=f"river river{weight}", d=shape)


def _clamped(view: View, point: Point) -> Point:
    return min(max(point[0], 0.0), view.width), min(max(point[1], 0.0), view.height)


def river_course(line: Sequence[Point]) -> list[Point]:
    """A river through its points, with small bends of its own."""
    dice = Random(f"{line[0][0]:.1f} {line[-1][1]:.1f}")
    course = spline(line, STEP)
    bends = [(x + dice.uniform(-1.7, 1.7), y + dice.uniform(-1.7, 1.7)) for x, y in course[1:-1]]
    return [course[0], *bends, course[-1]]


def draw_river_names(view: View) -> Iterator[str]:
    """The names of the rivers along them, the great ones first."""
    for feature, line in sorted(view.features("river"), key=lambda found: -found[0].weight):
        course = [(x, y) for x, y in river_course(line) if 8 < x < view.width - 8 and 8 < y < view.height - 8]
        options = sorted(_stretches(view, feature, course), key=lambda option: option[0])
        if options and (feature.weight >= NAMED or options[0][0] < FREE):
            _, start, end = options[0]
            yield _river_name(view, feature, start, end)


def _stretches(view: View, feature: Feature, course: Sequence[Point]) -> Iterator[tuple[float, Point, Point]]:
    """Straight stretches of a river that are long enough for its name, with what is in the way of it."""
    width = wide(feature.name, LETTER, "italic") + LETTER / 10 * len(feature.name)
    for n, start in enumerate(course):
        last = next((k for k in range(n + 1, len(course)) if dist(start, course[k]) > width), None)
        if last is None:
            return
        stretch = course[n : last + 1]
        start, end = (stretch[0], stretch[-1]) if stretch[0][0] < stretch[-1][0] else (stretch[-1], stretch[0])
        if _length(stretch) < 1.25 * width + 6 and abs(end[1] - start[1]) < 3 * (end[0] - start[0]):
            u, v = normal(start, end)
            above = [((start[0] + u * k, start[1] + v * k), (end[0] + u * k, end[1] + v * k)) for k in (3, 5, 7)]
            bend = max(abs((x - start[0]) * u + (y - start[1]) * v) for x, y in stretch)
            yield sum(view.room.crossed(*line) for line in above) + 1.5 * bend, start, end


def _length(line: Sequence[Point]) -> float:
    return sum(dist(a, b) for a, b in pairwise(line))


def _river_name(view: View, feature: Feature, start: Point, end: Point) -> str:
    u, v = normal(start, end)
    turn = degrees(atan2(end[1] - start[1], end[0] - start[0]))
    x, y = (start[0] + end[0]) / 2 + 2.6 * u, (start[1] + end[1]) / 2 + 2.6 * v
    for k in (4, 6):
        view.room.take_line((start[0] + k * u, start[1] + k * v), (end[0] + k * u, end[1] + k * v))
    place = f"rotate({number(turn)} {number(x)} {number(y)})"
    return tag("text", escape(feature.name), x=x, y=y, transform=place, class_="river-name")
