"""M3.2.4, M3.2.5: the territories: a pale wash, a band of colour along the border as by hand, and the borders."""

from __future__ import annotations

from collections.abc import Iterator

from kabinett.drawing.paths import polyline
from kabinett.drawing.svg import tag
from kabinett.maria.board import NOBODY
from kabinett.maria.drawing.borders import Border, borders, outlines
from kabinett.maria.drawing.view import View

BANDS = ("band", "band nearer", "band edge")  # one on the other, so that the colour fades away from the border
PLAIN = 5  # tints of lands that are nobody's home


def draw_territories(view: View) -> Iterator[str]:
    """The lands in the colours of whose home they are, and their borders."""
    pieces = borders(view)
    for number in sorted({city.territory for city in view.cities.values()}):
        shape = "".join(polyline(outline[:-1], whole=True) for outline in outlines(pieces, number))
        yield _land(view, number, shape)
    yield from _border_lines(view, pieces)


def _land(view: View, number: int, shape: str) -> str:
    """A land, whose shape is also what its band is kept within; a client may refer to it by its id."""
    land = view.board.territories[number]
    shape_id, clip_id = f"maria-land-{land.id}", f"maria-within-{land.id}"
    bands = (tag("use", href=f"#{shape_id}", class_=kind) for kind in BANDS)
    return tag(
        "g",
        tag("clipPath", tag("path", id=shape_id, d=shape), id=clip_id),
        tag("use", href=f"#{shape_id}", class_="wash"),
        tag("g", *bands, clip_path=f"url(#{clip_id})"),
        class_=f"land {colour(view, number)}",
        data_territory=land.id,
    )


def colour(view: View, number: int) -> str:
    """The colour of a territory: that of its home power, or one that its neighbours hardly have."""
    land = view.board.territories[number]
    if land.home != NOBODY:
        return view.board.powers[land.home].id
    return "silesia" if land.id == "silesia" else f"plain{number % PLAIN}"


def _border_lines(view: View, pieces: list[Border]) -> Iterator[str]:
    """Borders between countries in full, borders within one home country dotted; the frame is no border."""
    lines = {"border within": "", "border": ""}
    for border in pieces:
        mine = view.board.territories[border.mine].home
        other = view.board.territories[border.other].home if border.other != NOBODY else NOBODY
        if border.mine < border.other or (border.other == NOBODY and len(border.points) > 2):
            lines["border within" if mine == other != NOBODY else "border"] += polyline(border.points, "", whole=True)
    return (tag("path", class_=kind, d=shape) for kind, shape in lines.items() if shape)
