"""C5.4: the territories: land in light washes, stripes, hand-coloured bands along their borders, and mountains."""

from __future__ import annotations

from collections.abc import Iterator

from kabinett.ancien_regime.board import NOBODY, Board, Territory
from kabinett.ancien_regime.drawing.shapes import Area
from kabinett.ancien_regime.drawing.view import View
from kabinett.ancien_regime.drawing.words import describe, signs, striped
from kabinett.drawing.paths import polyline
from kabinett.drawing.svg import tag, title

STRIPE = 11.0  # the width of a stripe
# The looks of stripes: inside a territory, and along its border.
WASH, BAND = "wash", "full"


def draw_patterns(board: Board) -> str:
    """C5.4.2: the stripes that occur, for areas and their bands to refer to."""
    sets = {tuple(striped(territory)): "" for territory in board.territories if territory.stripes}
    return "".join(_pattern(board, powers, look) for powers in sets for look in (WASH, BAND))


def _pattern(board: Board, powers: tuple[int, ...], look: str) -> str:
    size = STRIPE * len(powers)
    stripes = (
        tag("rect", class_=f"{look} {board.powers[power].id}", x=STRIPE * n, width=size - STRIPE * n, height=size)
        for n, power in enumerate(powers)
    )
    turned = {"patternUnits": "userSpaceOnUse", "patternTransform": "rotate(40)"}
    return tag("pattern", *stripes, id=_pattern_id(board, powers, look), width=size, height=size, **turned)


def _pattern_id(board: Board, powers: tuple[int, ...], look: str) -> str:
    return "-".join(["stripes", look, *(board.powers[power].id for power in powers)])


def draw_outside(view: View) -> Iterator[str]:
    """Land outside play."""
    words = [title("Not in play")] if view.told else []
    yield tag("g", *words, tag("path", id="outside", d=outline(view.shapes.outside)), class_="outside")


def draw_territories(view: View) -> Iterator[str]:
    """C5.4.1-C5.4.4: an element for each territory, whose path has no look of its own: so others can use it too."""
    for number, territory in enumerate(view.board.territories):
        words = [title(describe(view.board, number))] if view.told else []
        area = tag(
            "path",
            id=f"area-{territory.id}",
            data_territory=territory.id,
            d=outline(view.shapes.territories[number]),
        )
        yield coloured(view.board, territory, *words, area, id=f"territory-{territory.id}")


def coloured(board: Board, territory: Territory, *content: str, **attributes: str) -> str:
    """C5.4.1-C5.4.4: something in the colours of a territory."""
    kind = " ".join(["territory", territory.kind, *signs(territory)])
    if territory.kind == "disputed":
        stripes = _pattern_id(board, tuple(striped(territory)), WASH)
        return tag("g", *content, class_=kind, fill=f"url(#{stripes})", **attributes)
    owner = board.powers[territory.home].id if territory.home != NOBODY else territory.kind
    return tag("g", *content, class_=f"{kind} {WASH} {owner}", **attributes)


def outline(area: Area) -> str:
    """The data of the path around an area."""
    return "".join(polyline(ring[:-1]) for ring in area)


# -- bands


def draw_bands(view: View) -> Iterator[str]:
    """C5.4.1-C5.4.3: bands of colour along the inside of homes, and of each territory that is nobody's home."""
    for number, power in enumerate(view.board.powers):
        own = [n for n, territory in enumerate(view.board.territories) if territory.home == number]
        yield _inside(view, f"inside-{power.id}", own)
        edge = tag("path", id=f"edge-{power.id}", d=_around(view, set(own)))
        broad = tag("g", edge, class_="band broad")
        fine = tag("use", href=f"#edge-{power.id}", class_="band fine")
        yield tag("g", broad, fine, class_=f"full {power.id}", clip_path=f"url(#inside-{power.id})")
    for number, territory in enumerate(view.board.territories):
        if territory.kind in ("disputed", "undisputed"):
            yield _inside(view, f"inside-{territory.id}", [number])
            yield tag("g", _band(view.board, territory), clip_path=f"url(#inside-{territory.id})")


def _inside(view: View, name: str, numbers: list[int]) -> str:
    areas = (tag("use", href=f"#area-{view.board.territories[n].id}") for n in numbers)
    return tag("clipPath", *areas, id=name)


def _band(board: Board, territory: Territory) -> str:
    if territory.kind == "undisputed":
        return tag("use", href=f"#area-{territory.id}", class_="band plain")
    stripes = _pattern_id(board, tuple(striped(territory)), BAND)
    return tag("use", href=f"#area-{territory.id}", class_="band striped", stroke=f"url(#{stripes})")


def _around(view: View, own: set[int]) -> str:
    """The outer line of some territories."""
    return view.outlines.lines(lambda here, beyond: here in own and beyond not in own)
