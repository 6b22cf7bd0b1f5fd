"""M3.2 The board as a picture: the maps side by side with the set-up and a legend, as one SVG text.

Everything is in board units. What is not fixed by the data (pieces beside their city, flags, off-map boxes, the small
suits in the corners) goes where it covers the least of what is already there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import product
from math import cos, hypot, inf, pi, sin
from textwrap import wrap
from xml.sax.saxutils import escape, quoteattr

from kabinett.core.tables import Folder, numbered, read_table
from kabinett.maria.board import BOX, MAPS, NOBODY, SUITS, Board, City, Piece, Sector

Point = tuple[float, float]
Rect = tuple[float, float, float, float]
Corner = tuple[float, float, int]  # where an edge of a cell starts, and the city beyond that edge or NOBODY

MARGIN, HEAD, LEGEND = 62.0, 62.0, 250.0  # room around a map, for its title, and below for the legend
REACH, SIDES = 80.0, 24  # a cell reaches no further than this from its city
NAME, STRONG, LAND, BODY = 6.9, 7.3, 8.8, 13.0  # letter sizes: cities, fortresses, territories, legend
SIZE = {"city": 3.4, "minor_fortress": 6.0, "major_fortress": 5.6}  # half the width of a city's symbol
RING = 9.6
KIND = {"city": "city", "minor_fortress": "minor fortress", "major_fortress": "major fortress"}
DISC = 6.6
BOX_HEIGHT = 17.0
CREDIT = "Kabinett board edition, unofficial. Town positions: GeoNames (geonames.org), CC BY 4.0."
LAYERS = ("territories", "sectors", "lands", "roads", "cities", "names", "setup")
NUDGES = sorted(product((0, -3, 3, -6, 6), (0, -4, 4)), key=lambda step: abs(step[0]) + abs(step[1]))

# By power: its areas, its pieces, the writing on its pieces.
COLOURS = {
    "austria": ("#fffdf6", "#ffffff", "#1c1c1c"),
    "prussia": ("#b3cdeb", "#1d4f9c", "#ffffff"),
    "saxony": ("#bcdcae", "#2a7a35", "#ffffff"),
    "bavaria": ("#f8cd98", "#f08c1a", "#1c1c1c"),
    "france": ("#f3b8b1", "#b8231f", "#ffffff"),
    "pragmatic": ("#d2c1e6", "#643794", "#ffffff"),
}
OTHER_COLOURS = ("#cfd6d2", "#4d5a55", "#ffffff")  # a power that another edition adds
SILESIA = "#f6e98f"
PLAIN = ("#e3dac2", "#d6d3cc", "#eae4d6", "#cdc6b4", "#ddd0c2")  # nobody's home; neighbours differ

# Suits within a square of -10 to 10, as shapes: no font is needed for them.
SUIT_SHAPES = {
    "hearts": "M0,9.5C-3,5.5-10,1-10,-4.2C-10,-7.8-7.6,-9.6-5.2,-9.6C-2.8,-9.6-0.8,-8.2 0,-5.6"
    "C0.8,-8.2 2.8,-9.6 5.2,-9.6C7.6,-9.6 10,-7.8 10,-4.2C10,1 3,5.5 0,9.5Z",
    "diamonds": "M0,-10C2,-6.4 4.6,-3 7.4,0C4.6,3 2,6.4 0,10C-2,6.4-4.6,3-7.4,0C-4.6,-3-2,-6.4 0,-10Z",
    "spades": "M0,-10C3,-5.5 9.4,-2 9.4,2.8C9.4,6 7.2,7.4 5,7.4C3.2,7.4 1.8,6.6 0.9,5.2C1.2,7.4 2,9 3.6,10"
    "L-3.6,10C-2,9-1.2,7.4-0.9,5.2C-1.8,6.6-3.2,7.4-5,7.4C-7.2,7.4-9.4,6-9.4,2.8C-9.4,-2-3,-5.5 0,-10Z",
    "clubs": "M-4.5,-5.4a4.5,4.5 0 1,1 9,0a4.5,4.5 0 1,1-9,0ZM-9.8,2.2a4.5,4.5 0 1,1 9,0a4.5,4.5 0 1,1-9,0Z"
    "M0.8,2.2a4.5,4.5 0 1,1 9,0a4.5,4.5 0 1,1-9,0ZM-2.2,-2.4L2.2,-2.4L2.2,3L-2.2,3Z"
    "M-0.9,0L0.9,0C0.9,5.5 1.8,8.8 3.8,10L-3.8,10C-1.8,8.8-0.9,5.5-0.9,0Z",
}

STYLE = f"""
svg {{ font-family: "Helvetica Neue", Helvetica, Arial, "Liberation Sans", "DejaVu Sans", sans-serif; fill: #1c1c1c; }}
.page {{ fill: #fbf9f4; }}
.ground {{ fill: #dfe4e3; }}
.shore {{ fill: none; stroke: #eef2f0; stroke-width: 9; stroke-linejoin: round; }}
.frame {{ fill: none; stroke: #2f2a24; stroke-width: 1.6; }}
.rule {{ fill: none; stroke: #2f2a24; stroke-width: .5; }}
.map {{ font: italic 36px Georgia, "Times New Roman", "Liberation Serif", serif; fill: #3b352d; }}
.border {{ fill: none; stroke: #84765c; stroke-width: .9; stroke-linecap: round; }}
.within {{ stroke-dasharray: .4 2.2; }}
.grid {{ fill: none; stroke: #3a3a3a; stroke-width: .6; stroke-dasharray: 6 4; opacity: .75; }}
.faint {{ opacity: .13; }}
.land {{ font: italic {LAND}px Georgia, "Times New Roman", "Liberation Serif", serif; letter-spacing: 1px;
  fill: #75654a; text-anchor: middle; }}
.hearts, .diamonds {{ fill: #c01818; }}
.spades, .clubs {{ fill: #111111; }}
.road {{ stroke: #6a6762; stroke-width: 1; fill: none; stroke-linecap: round; }}
.road.main {{ stroke: #84451b; stroke-width: 2.7; }}
.casing {{ stroke: #fffaf0; stroke-width: 4.1; fill: none; stroke-linecap: round; opacity: .8; }}
.head {{ fill: #6a6762; stroke: none; }}
.main .head {{ fill: #84451b; }}
.way {{ font-size: 7.6px; font-style: italic; fill: #6b3512; stroke: none; }}
.symbol {{ fill: #ffffff; stroke: #1c1c1c; stroke-width: 1.1; stroke-linejoin: round; }}
.star {{ fill: #1c1c1c; }}
.ring {{ fill: #fbe08a; stroke: #c9960c; stroke-width: 1.8; }}
.name {{ font-size: {NAME}px; fill: #111111; stroke: #ffffff; stroke-opacity: .82; stroke-width: 1.9px;
  stroke-linejoin: round; paint-order: stroke; }}
.name.strong {{ font-size: {STRONG}px; font-weight: bold; }}
.right {{ text-anchor: end; }}
.middle {{ text-anchor: middle; }}
.piece path, .piece circle, .piece rect, .flag path {{ stroke: #1c1c1c; stroke-width: .8; stroke-linejoin: round; }}
.piece text {{ font-size: 9px; font-weight: bold; text-anchor: middle; }}
.pole {{ stroke: #1c1c1c; stroke-width: 1; stroke-linecap: round; }}
.box rect.case {{ fill: #fffdf8; stroke-width: 1.2; }}
.box line {{ stroke: #3a3a3a; stroke-width: .9; }}
.box .label {{ font-size: 8.5px; font-style: italic; }}
.legend {{ font-size: {BODY}px; }}
.heading {{ font-weight: bold; font-size: 14px; }}
.legend .swatch {{ stroke: #84765c; stroke-width: .5; }}
.credit {{ font-size: 11px; fill: #55504a; }}
"""


def load_labels(folder: Folder) -> dict[str, Point]:
    """Where the names of the cities go, by city; none when the edition has no labels.csv."""
    if not (folder / "labels.csv").is_file():
        return {}
    rows = read_table(folder, "labels.csv", ("id", "x", "y"))
    numbered(rows)
    return {row["id"]: (row.real("x"), row.real("y")) for row in rows}


def draw_board(board: Board, labels: Mapping[str, Point], maps: tuple[str, ...] = MAPS) -> str:
    """M3.2.1: the board as an SVG text, by default Flanders on the left and Bohemia on the right."""
    views = _views(board, labels, maps)
    layers = [_layers(view) for view in views]
    width = sum(view.width + 2 * MARGIN for view in views)
    bottom = HEAD + max(view.height for view in views)
    parts = [
        _title(f"Maria: {' and '.join(_map_name(view.name) for view in views)}"),
        _tag("desc", escape("The board with roads, sectors, territories and the set-up. " + CREDIT)),
        _tag("style", escape(STYLE + _power_style(board))),
        _tag("defs", *(_tag("path", id=suit, d=shape) for suit, shape in SUIT_SHAPES.items())),
        _tag("rect", class_="page", width=width, height=bottom + LEGEND),
        *(_placed(view, _ground(view)) for view in views),
        *(_layer(name, views, layers) for name in LAYERS),
        *(_placed(view, _frame(view)) for view in views),
        _legend(board, bottom + 46, width),
    ]
    size = {"width": width, "height": bottom + LEGEND}
    box = f"0 0 {_number(width)} {_number(bottom + LEGEND)}"
    return _tag("svg", "\n".join(parts), xmlns="http://www.w3.org/2000/svg", viewBox=box, role="img", **size) + "\n"


# -- writing SVG


def _number(value: float) -> str:
    return f"{round(value, 1) + 0.0:.1f}".removesuffix(".0")


def _tag(name: str, *content: str, **attributes: str | float) -> str:
    """An element; the content is markup. Attributes are spelt as names of Python: class_ and data_suit."""
    written = "".join(
        f" {key.rstrip('_').replace('_', '-')}={quoteattr(value if isinstance(value, str) else _number(value))}"
        for key, value in attributes.items()
    )
    return f"<{name}{written}>{''.join(content)}</{name}>" if content else f"<{name}{written}/>"


def _title(text: str) -> str:
    return _tag("title", escape(text))


def _text(at: Point, text: str, kind: str) -> str:
    return _tag("text", escape(text), x=at[0], y=at[1], class_=kind)


def _line(start: Point, end: Point, kind: str) -> str:
    return _tag("line", class_=kind, x1=start[0], y1=start[1], x2=end[0], y2=end[1])


def _rect(centre: Point, width: float, height: float, kind: str, **more: float) -> str:
    return _tag(
        "rect", class_=kind, x=centre[0] - width / 2, y=centre[1] - height / 2, width=width, height=height, **more
    )


def _path(points: Iterable[Point], end: str = "Z") -> str:
    """The data of a path along points."""
    return "M" + "L".join(f"{_number(x)},{_number(y)}" for x, y in points) + end


def _moved(at: Point, *content: str) -> str:
    return _tag("g", *content, transform=f"translate({_number(at[0])} {_number(at[1])})")


def _text_width(text: str, size: float) -> float:
    """About how wide a text will be: fonts differ, so on the safe side."""
    thin, wide = sum(letter in "fijlrtIJ'-. " for letter in text), sum(letter in "mwMW" for letter in text)
    return size * (0.57 * len(text) - 0.25 * thin + 0.3 * wide)


def _polar(centre: Point, radius: float, angle: float) -> Point:
    """A point by its direction in parts of a full turn, clockwise from the right."""
    return centre[0] + radius * cos(2 * pi * angle), centre[1] + radius * sin(2 * pi * angle)


# -- finding free places


def _overlap(a: Rect, b: Rect) -> float:
    width = min(a[2], b[2]) - max(a[0], b[0])
    height = min(a[3], b[3]) - max(a[1], b[1])
    return width * height if width > 0 and height > 0 else 0.0


def _around(centre: Point, width: float, height: float) -> Rect:
    return centre[0] - width / 2, centre[1] - height / 2, centre[0] + width / 2, centre[1] + height / 2


def _inside(start: Point, end: Point, rect: Rect) -> float:
    """How much of a straight line lies in a rectangle."""
    if max(start[0], end[0]) < rect[0] or min(start[0], end[0]) > rect[2]:
        return 0.0
    first, last = 0.0, 1.0
    for at, step, low, high in ((start[0], end[0] - start[0], rect[0], rect[2]),
                                (start[1], end[1] - start[1], rect[1], rect[3])):  # fmt: skip
        if step:
            near, far = sorted(((low - at) / step, (high - at) / step))
            first, last = max(first, near), min(last, far)
        elif not low <= at <= high:
            return 0.0
    return max(last - first, 0.0) * hypot(end[0] - start[0], end[1] - start[1])


@dataclass(slots=True)
class _Clutter:
    """What is drawn already, as rectangles and lines, so that what comes next can keep clear of it."""

    frame: Rect
    rects: list[Rect] = field(default_factory=list)
    lines: list[tuple[Point, Point]] = field(default_factory=list)
    dread: float = 1.3  # of crossing a line, per unit

    def near(self, area: Rect) -> _Clutter:
        """The part of it that touches an area."""
        rects = [rect for rect in self.rects if _overlap(rect, area)]
        return _Clutter(self.frame, rects, [line for line in self.lines if _inside(*line, area)], self.dread)

    def cost(self, rect: Rect) -> float:
        """How bad it is to draw something here."""
        outside = (rect[2] - rect[0]) * (rect[3] - rect[1]) - _overlap(rect, self.frame)
        covered = sum(_overlap(rect, other) for other in self.rects)
        return 9 * outside + covered + self.dread * sum(_inside(*line, rect) for line in self.lines)

    def covered(self, start: Point, end: Point) -> float:
        """How much of a straight line would run through things."""
        return sum(_inside(start, end, rect) for rect in self.rects)

    def place(self, options: Iterable[tuple[Point, float]], width: float, height: float) -> Point:
        """The best centre for something of this size, which is then taken; each option comes with its own cost."""
        choices = list(options)
        xs, ys = [at[0] for at, _ in choices], [at[1] for at, _ in choices]
        near = self.near((min(xs) - width, min(ys) - height, max(xs) + width, max(ys) + height))
        best, least = choices[0][0], inf
        for at, own in sorted(choices, key=lambda choice: choice[1]):
            if own >= least:
                break
            if (cost := own + near.cost(_around(at, width, height))) < least:
                best, least = at, cost
        self.rects.append(_around(best, width, height))
        return best


# -- maps


@dataclass(frozen=True, slots=True)
class _View:
    """One map on the sheet: its size, its left edge, its cities, and what is drawn on it."""

    board: Board
    labels: Mapping[str, Point]
    name: str
    left: float
    width: float
    height: float
    cities: tuple[int, ...]
    cells: Mapping[int, list[Corner]]
    clutter: _Clutter

    def at(self, city: int) -> Point:
        """Where a city is."""
        return self.board.cities[city].x, self.board.cities[city].y

    def roads(self) -> Iterator[tuple[int, int, bool]]:
        """The roads within the map."""
        names = self.board.cities
        return ((a, b, main) for a, b, main in self.board.roads if names[a].map == names[b].map == self.name)


def _views(board: Board, labels: Mapping[str, Point], maps: tuple[str, ...]) -> list[_View]:
    views: list[_View] = []
    for name in maps:
        boxes = [sector.box for sector in board.sectors if sector.map == name]
        width, height = max(box[2] for box in boxes), max(box[3] for box in boxes)
        left = views[-1].left + views[-1].width + 2 * MARGIN if views else MARGIN
        cities = tuple(number for number, city in enumerate(board.cities) if city.map == name)
        frame = (0.0, 0.0, width, height)
        cells = _cells({number: (board.cities[number].x, board.cities[number].y) for number in cities}, frame)
        views.append(_View(board, labels, name, left, width, height, cities, cells, _Clutter(frame)))
    return views


def _layers(view: _View) -> dict[str, list[str]]:
    """What is drawn on a map by layer, in the order in which things take their places."""
    return {
        "territories": _territories(view),
        "cities": _cities(view),
        "names": _names(view),
        "roads": _roads(view),
        "sectors": _sectors(view),
        "setup": [*_flags(view), *_set_up(view), *_boxes(view), *_silesia_box(view)],
        "lands": _lands(view),
    }


def _layer(name: str, views: list[_View], layers: list[dict[str, list[str]]]) -> str:
    return _tag("g", *(_placed(view, made[name]) for view, made in zip(views, layers, strict=True)), id=name)


def _placed(view: _View, content: Iterable[str]) -> str:
    return _moved((view.left, HEAD), "\n".join(content))


def _map_name(name: str) -> str:
    return name.capitalize()


def _ground(view: _View) -> list[str]:
    return [_tag("rect", class_="ground", width=view.width, height=view.height)]


def _frame(view: _View) -> list[str]:
    """The edge of a map and its title."""
    middle = (view.width / 2, view.height / 2)
    return [
        _rect(middle, view.width, view.height, "frame"),
        _rect(middle, view.width + 8, view.height + 8, "rule"),
        _text((0, -17), _map_name(view.name), "map"),
    ]


# -- territories


def _cells(places: Mapping[int, Point], frame: Rect) -> dict[int, list[Corner]]:
    """For each city the part of the map that is nearer to it than to any other city, up to a limit."""
    cells = {}
    for city, (x, y) in places.items():
        cell = [(*_polar((x, y), REACH, (n + 0.5) / SIDES), NOBODY) for n in range(SIDES)]
        for other, (u, v) in places.items():
            if 0 < hypot(u - x, v - y) < 2 * REACH:
                cell = _clip(cell, u - x, v - y, (u * u + v * v - x * x - y * y) / 2, other)
        for a, b, limit in ((-1, 0, -frame[0]), (1, 0, frame[2]), (0, -1, -frame[1]), (0, 1, frame[3])):
            cell = _clip(cell, a, b, limit, NOBODY)
        cells[city] = cell
    return cells


def _clip(cell: list[Corner], a: float, b: float, limit: float, beyond: int) -> list[Corner]:
    """The part of a cell where ax + by does not exceed the limit."""
    kept = []
    for (x, y, facing), (u, v, _) in zip(cell, cell[1:] + cell[:1], strict=True):
        here, there = a * x + b * y - limit, a * u + b * v - limit
        if here <= 0:
            kept.append((x, y, facing))
        if (here <= 0) != (there <= 0):
            part = here / (here - there)
            kept.append((x + part * (u - x), y + part * (v - y), beyond if here <= 0 else facing))
    return kept


def _territories(view: _View) -> list[str]:
    """M3.2.4, M3.2.5: the areas in the colours of whose home they are, and lines where two of them meet."""
    borders = list(_borders(view))
    paint = _paint(view, [pair for pair, _ in borders])
    shapes: dict[int, str] = {}
    for city in view.cities:
        number = view.board.cities[city].territory
        shapes[number] = shapes.get(number, "") + _path((x, y) for x, y, _ in view.cells[city])
    frame = _tag("clipPath", *_ground(view), id=f"frame-{view.name}")
    shore = _tag("path", class_="shore", d="".join(shapes.values()), clip_path=f"url(#frame-{view.name})")
    areas = [_tag("path", _title(_land_title(view.board, n)), d=d, class_=paint[n]) for n, d in sorted(shapes.items())]
    return [frame, shore, *areas, *_border_lines(view, borders)]


def _land_title(board: Board, territory: int) -> str:
    """M3.2.4: a territory and whose home it is."""
    home = board.territories[territory].home
    return f"{board.territories[territory].name}, {'nobody' if home == NOBODY else board.powers[home].name}'s home"


def _borders(view: _View) -> Iterator[tuple[tuple[int, int], tuple[Point, Point]]]:
    """The edges between two territories: the territories and the edge."""
    for city, cell in view.cells.items():
        mine = view.board.cities[city].territory
        for (x, y, beyond), (u, v, _) in zip(cell, cell[1:] + cell[:1], strict=True):
            if beyond > city and view.board.cities[beyond].territory != mine:
                yield (mine, view.board.cities[beyond].territory), ((x, y), (u, v))


def _border_lines(view: _View, borders: list[tuple[tuple[int, int], tuple[Point, Point]]]) -> list[str]:
    """M3.2.4: borders between countries in full, borders within one home country dotted."""
    lines: dict[str, list[str]] = {"border within": [], "border": []}
    for (a, b), edge in borders:
        home, other = view.board.territories[a].home, view.board.territories[b].home
        lines["border within" if home == other != NOBODY else "border"].append(_path(edge, ""))
    return [_tag("path", class_=kind, d="".join(parts)) for kind, parts in lines.items() if parts]


def _paint(view: _View, borders: list[tuple[int, int]]) -> dict[int, str]:
    """M3.2.4, M3.2.5: the class of each area: by its home power, Silesia its own, else one that no neighbour has."""
    paint: dict[int, str] = {}
    for number, territory in enumerate(view.board.territories):
        taken = {paint.get(b if a == number else a) for a, b in borders if number in (a, b)}
        plain = [f"plain{n}" for n in range(len(PLAIN))]
        free = [kind for kind in plain if kind not in taken] or plain
        nobody = "silesia" if territory.id == "silesia" else free[0]
        paint[number] = f"area{territory.home}" if territory.home != NOBODY else nobody
    return paint


def _lands(view: _View) -> list[str]:
    """The names of the territories."""
    borders = [edge for _, edge in _borders(view)]
    room = _Clutter(view.clutter.frame, view.clutter.rects, view.clutter.lines + borders, 5.0)
    drawn = []
    for number, territory in enumerate(view.board.territories):
        cells = [view.cells[city] for city in view.cities if view.board.cities[city].territory == number]
        drawn += _land(room, territory.name, cells) if cells else []
    return drawn


def _land(room: _Clutter, name: str, cells: list[list[Corner]]) -> list[str]:
    """The name of a territory in lines, in a free place near its middle."""
    lines = wrap(name, 14, break_long_words=False, break_on_hyphens=False) or [name]
    size = max(_text_width(line, LAND) + len(line) for line in lines) + 5, LAND * len(lines) + 5
    spots = [spot for cell in cells for spot in _spots(cell)]
    u, v = _middle(spots)
    options = (((x, y), _stray(_around((x, y), *size), cells) + 0.15 * hypot(x - u, y - v)) for x, y in spots)
    at = room.place(options, *size)
    top = at[1] + LAND * (0.8 - len(lines) / 2)
    return [_text((at[0], top + LAND * n), line, "land") for n, line in enumerate(lines)]


def _middle(points: list[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def _spots(cell: list[Corner]) -> list[Point]:
    """Points around the middle of a cell."""
    u, v = _middle([(x, y) for x, y, _ in cell])
    return [(u + x, v + y) for x, y in product(range(-36, 37, 18), range(-30, 31, 15))]


def _stray(rect: Rect, cells: list[list[Corner]]) -> float:
    """How bad it is that corners of a rectangle lie outside the cells of a territory."""
    corners = product((rect[0], rect[2]), (rect[1], rect[3]))
    return sum(60.0 for corner in corners if not any(_within(corner, cell) for cell in cells))


def _within(at: Point, cell: list[Corner]) -> bool:
    edges = zip(cell, cell[1:] + cell[:1], strict=True)
    return all((u - x) * (at[1] - y) >= (v - y) * (at[0] - x) for (x, y, _), (u, v, _) in edges)


def _power_style(board: Board) -> str:
    """The colours of powers and lands as CSS classes; an area has no seams, for its edge has its colour."""
    areas = {f"area{n}": _colours(board, n)[0] for n in range(len(board.powers))}
    areas |= {"silesia": SILESIA, **{f"plain{n}": colour for n, colour in enumerate(PLAIN)}}
    lines = [f".{kind} {{ fill: {colour}; stroke: {colour}; stroke-width: .8; }}" for kind, colour in areas.items()]
    for number in range(len(board.powers)):
        _, piece, ink = _colours(board, number)
        lines.append(f".power{number} {{ fill: {piece}; }} .power{number} text {{ fill: {ink}; }}")
        lines.append(f".case{number} {{ stroke: {ink if piece == '#ffffff' else piece}; }}")
    return "\n".join(lines) + "\n"


def _colours(board: Board, power: int) -> tuple[str, str, str]:
    return COLOURS.get(board.powers[power].id, OTHER_COLOURS)


# -- sectors


def _sectors(view: _View) -> list[str]:
    """M3.2.2: the sectors with their suits, and the grid."""
    sectors = [sector for sector in view.board.sectors if sector.map == view.name]
    drawn = [_sector(view, sector) for sector in sectors]
    grid = sorted({edge for sector in sectors for edge in _grid(view, sector)})
    view.clutter.lines += grid
    return [*drawn, *(_line(start, end, "grid") for start, end in grid)]


def _grid(view: _View, sector: Sector) -> Iterator[tuple[Point, Point]]:
    """The right and the lower edge of a sector, unless it is that of the map."""
    x0, y0, x1, y1 = sector.box
    if x1 < view.width:
        yield (x1, y0), (x1, y1)
    if y1 < view.height:
        yield (x0, y1), (x1, y1)


def _sector(view: _View, sector: Sector) -> str:
    """M3.2.2: the suit of a sector: large and faint in the middle, small and clear at the upper left corner."""
    x0, y0, x1, y1 = sector.box
    suit = SUITS[sector.suit]
    large = _suit(suit, ((x0 + x1) / 2, (y0 + y1) / 2), min(x1 - x0, y1 - y0) * 0.21, "faint")
    spots = [(9.0 + 3 * n, 9.0) for n in range(20)] + [(9.0, 9.0 + 3 * n) for n in range(20)]
    corner = view.clutter.place((((x0 + x, y0 + y), (x + y) / 5) for x, y in spots), 13, 13)
    title = _title(f"Sector {sector.id}: {suit}")
    return _tag("g", title, large, _suit(suit, corner, 5.4, "clear"), class_="sector", data_suit=suit)


def _suit(suit: str, at: Point, size: float, kind: str) -> str:
    place = f"translate({_number(at[0])} {_number(at[1])}) scale({size / 10:.2f})"
    return _tag("use", href=f"#{suit}", class_=f"{suit} {kind}", transform=place)


# -- roads


def _roads(view: _View) -> list[str]:
    """M3.2.3: a line for each road of the map, main ones thick, and a stub for each road to another map."""
    roads = list(view.roads())
    view.clutter.lines += [(view.at(a), view.at(b)) for a, b, _ in roads]
    edge = "".join(_path((view.at(a), view.at(b)), "") for a, b, main in roads if main)
    thin = [_road(view, *road) for road in roads if not road[2]]
    thick = [_road(view, *road) for road in roads if road[2]]
    return [*thin, _tag("path", class_="casing", d=edge or "M0,0"), *thick, *_stubs(view)]


def _road(view: _View, a: int, b: int, main: bool) -> str:
    (x, y), (u, v) = view.at(a), view.at(b)
    title = f"{view.board.cities[a].name} - {view.board.cities[b].name}{', main road' if main else ''}"
    return _tag("line", _title(title), class_="road main" if main else "road", x1=x, y1=y, x2=u, y2=v)


def _stubs(view: _View) -> Iterator[str]:
    """M3.2.1: the near ends of the roads to other maps."""
    inside = frozenset(view.cities)
    for a, b, main in view.board.roads:
        if (a in inside) != (b in inside):
            yield _stub(view, a if a in inside else b, b if a in inside else a, main)


def _stub(view: _View, city: int, other: int, main: bool) -> str:
    """M3.2.1: a road to another map: to the edge on that side, with the name of the city that it leads to."""
    far = view.board.cities[other]
    east = MAPS.index(far.map) > MAPS.index(view.name)
    start = view.at(city)
    ends = [(view.width if east else 0.0, start[1] + rise) for rise in (0, 12, -12, 20, -20, 28, -28)]
    end = min(ends, key=lambda end: view.clutter.covered(start, end))
    view.clutter.lines.append((start, end))
    label = _text((end[0] + (7 if east else -7), end[1] + 2.7), f"to {far.name}", "way" if east else "way right")
    names = f"{view.board.cities[city].name} - {far.name} in {_map_name(far.map)}{', main road' if main else ''}"
    kind = "road link main" if main else "road link"
    return _tag("g", _title(names), _line(start, _before(start, end, 5), "stub"), _head(start, end), label, class_=kind)


def _before(start: Point, end: Point, length: float) -> Point:
    """A point a little before the end of a line."""
    part = length / (hypot(end[0] - start[0], end[1] - start[1]) or 1.0)
    return end[0] - part * (end[0] - start[0]), end[1] - part * (end[1] - start[1])


def _head(start: Point, end: Point, length: float = 7.0) -> str:
    """The head of an arrow."""
    x, y = _before(start, end, length)
    u, v = (end[0] - x) * 0.45, (end[1] - y) * 0.45
    sides = ((x - v, y + u), (x + v, y - u))
    return _tag("path", class_="head", d=_path((end, *sides)))


# -- cities


def _cities(view: _View) -> list[str]:
    """M3.2.6, M3.2.9: the cities by kind, electors with a ring."""
    drawn = []
    for number in view.cities:
        city = view.board.cities[number]
        reach = 2 * _reach(city) + 1
        view.clutter.rects.append(_around(view.at(number), reach, reach))
        territory = view.board.territories[city.territory].name
        drawn.append(_city(city, f"{city.name}, {KIND[city.kind]}{', elector' if city.elector else ''}, {territory}"))
    return drawn


def _city(city: City, title: str) -> str:
    symbol = _symbol((city.x, city.y), city.kind, city.elector)
    return _tag("g", _title(title), *symbol, class_=f"city {city.kind}", id=f"city-{city.id}")


def _symbol(at: Point, kind: str, elector: bool) -> list[str]:
    """M3.2.6, M3.2.9: a circle, a diamond, or a square with a star; a gold ring for an elector."""
    size = SIZE[kind]
    ring = [_tag("circle", class_="ring", cx=at[0], cy=at[1], r=RING)] if elector else []
    if kind == "city":
        return [*ring, _tag("circle", class_="symbol", cx=at[0], cy=at[1], r=size)]
    if kind == "minor_fortress":
        return [*ring, _tag("path", class_="symbol", d=_path(_polar(at, size, n / 4) for n in range(4)))]
    star = _path(_polar(at, 4.7 if n % 2 == 0 else 1.9, n / 10 - 0.25) for n in range(10))
    return [*ring, _rect(at, 2 * size, 2 * size, "symbol"), _tag("path", class_="star", d=star)]


def _names(view: _View) -> list[str]:
    """The names of the cities, those of fortresses bold."""
    cities = [view.board.cities[number] for number in view.cities]
    return [_name(view, city) for city in sorted(cities, key=lambda city: not city.fortress)]


def _name(view: _View, city: City) -> str:
    """A name at its label, nudged off its neighbours; it grows away from the city, whatever the font."""
    size = STRONG if city.fortress else NAME
    width = _text_width(city.name, size) * (1.07 if city.fortress else 1)
    x, y = _label(view, city, width)
    nudges = (((x + u, y + v), 1.5 * (abs(u) + abs(v))) for u, v in NUDGES)
    x, y = view.clutter.place(nudges, width + 2, size)
    kind, low = "name strong" if city.fortress else "name", y + size * 0.35
    if x - width / 2 > city.x:
        return _text((x - width / 2, low), city.name, kind)
    if x + width / 2 < city.x:
        return _text((x + width / 2, low), city.name, f"{kind} right")
    return _text((x, low), city.name, f"{kind} middle")


def _label(view: _View, city: City, width: float) -> Point:
    """The centre of a name: as the labels say, or above the city if they do not say or mean another place."""
    x, y = view.labels.get(city.id, (inf, inf))
    gap = _reach(city) + 2
    if abs(x - city.x) > width / 2 + 25 or abs(y - city.y) > 25:
        return city.x, city.y - gap - 3.5
    if abs(y - city.y) > gap or abs(x - city.x) < width / 4:
        return x, y
    return (max(x, city.x + gap + width / 2) if x > city.x else min(x, city.x - gap - width / 2)), y


def _reach(city: City) -> float:
    """Half the width of what is drawn for a city."""
    return RING if city.elector else SIZE[city.kind]


# -- set-up


def _set_up(view: _View) -> list[str]:
    """M4.3: the pieces beside the cities where they start."""
    drawn = []
    for piece in view.board.pieces:
        if piece.start in view.cities:
            city = view.board.cities[piece.start]
            reach = DISC + _reach(city)
            spots = product((reach + 1.5, reach + 3), range(24))
            options = ((_polar((city.x, city.y), far, n / 24), far + (n - 3) % 24 / 8) for far, n in spots)
            at = view.clutter.place(options, 2 * DISC + 1, 2 * DISC + 1)
            drawn.append(_piece(view.board, piece, at, f"in {city.name}"))
    return drawn


def _piece(board: Board, piece: Piece, at: Point, where: str) -> str:
    """M3.1.1, M3.1.2: a general as a disc with his rank, a train as a square."""
    power = board.powers[piece.power].name
    title = f"{piece.name}, general {piece.rank} of {power}" if piece.general else f"{piece.name} of {power}"
    shape = _shape(at, piece.rank)
    kind = f"piece {'general' if piece.general else 'train'} power{piece.power}"
    return _tag("g", _title(f"{title}, {where}"), *shape, class_=kind, data_piece=piece.id)


def _shape(at: Point, rank: int) -> list[str]:
    mark = _text((at[0], at[1] + 3.2), str(rank) if rank else "T", "mark")
    if rank:
        return [_tag("circle", cx=at[0], cy=at[1], r=DISC), mark]
    return [_rect(at, 2 * DISC - 1.2, 2 * DISC - 1.2, "block"), mark]


def _flags(view: _View) -> list[str]:
    """M4.6, M4.12: the markers that lie on fortresses at the start, as flags."""
    drawn = []
    for city, power in view.board.start_markers.items():
        if city in view.cities:
            x, y = view.at(city)
            spots = ((8, -10, 0.0), (-8, -10, 1.0), (12, 5, 24.0), (-12, 5, 25.0))
            u, v = view.clutter.place((((x + right, y + down), cost) for right, down, cost in spots), 11, 12)
            title = _title(f"Marker of {view.board.powers[power].name} on {view.board.cities[city].name}")
            drawn.append(_tag("g", title, *_flag((u, v), 1 if u > x else -1), class_=f"flag power{power}"))
    return drawn


def _flag(at: Point, side: int) -> list[str]:
    """A flag around a point, flying to the right or, with side -1, to the left."""
    x, y = at[0] - side * 5, at[1] - 5
    cloth = _path(((x, y), (x + side * 10, y + 3.5), (x, y + 7)))
    return [_line((x, y - 0.5), (x, y + 12), "pole"), _tag("path", d=cloth)]


def _boxes(view: _View) -> list[str]:
    """M3.2.12, M3.2.13: the off-map boxes, each with an arrow to the city where a general returns, and who is in it."""
    drawn = []
    for box, (power, city) in view.board.boxes.items():
        if city in view.cities:
            name = _box_name(view.board, box, power)
            guests = [piece for piece in view.board.pieces if _in_box(view.board, piece, power)]
            width = _box_width(name, guests)
            at = view.clutter.place(_box_spots(view, view.at(city), width), width + 4, BOX_HEIGHT + 4)
            arrow = _box_arrow(view.at(city), at, width)
            drawn.append(_box(view.board, name, power, at, guests, arrow))
    return drawn


def _box_spots(view: _View, city: Point, width: float) -> Iterator[tuple[Point, float]]:
    """Places for an off-map box around a city: near, but with room for the arrow and nothing in its way."""
    clutter = view.clutter.near(_around(city, 260, 260))
    for far, turn in product(range(30, 130, 8), range(32)):
        at = _polar(city, far, turn / 32)
        room = max(abs(at[0] - city[0]) - width / 2, abs(at[1] - city[1]) - BOX_HEIGHT / 2)
        yield at, far * 0.6 + 3 * clutter.covered(at, city) + (0 if room > 20 else 99)


def _in_box(board: Board, piece: Piece, power: int) -> bool:
    """M3.2.12, M4.4: generals off the map are in the box of their major power, trains in the Silesia box."""
    return piece.start == BOX and piece.general and board.powers[piece.power].major == power


def _box_name(board: Board, box: str, power: int) -> str:
    return box.removesuffix(f"_{board.powers[power].id}").replace("_", " ").title()


def _box_width(name: str, guests: list[Piece]) -> float:
    return _text_width(name, 8.5) + 12 + len(guests) * (2 * DISC + 2)


def _box_arrow(city: Point, box: Point, width: float) -> list[str]:
    """An arrow from the edge of a box to a city."""
    x, y = city[0] - box[0], city[1] - box[1]
    leave = min(width / 2 / abs(x) if x else inf, BOX_HEIGHT / 2 / abs(y) if y else inf)
    stop = 1 - 8 / hypot(x, y)
    start, end = (box[0] + x * leave, box[1] + y * leave), (box[0] + x * stop, box[1] + y * stop)
    return [_line(start, end, "arrow"), _head(start, end, 5)]


def _box(board: Board, name: str, power: int, at: Point, guests: list[Piece], arrow: list[str]) -> str:
    width = _box_width(name, guests)
    left, right = at[0] - width / 2, at[0] + width / 2
    pieces = [_piece(board, piece, (right - DISC - 2 - n * (2 * DISC + 2), at[1]), f"in the box {name}")
              for n, piece in enumerate(guests)]  # fmt: skip
    case = _rect(at, width, BOX_HEIGHT, f"case case{power}", rx=5)
    title = _title(f"Off-map box {name} of {board.powers[power].name}")
    return _tag("g", title, *arrow, case, _text((left + 6, at[1] + 3), name, "label"), *pieces, class_="box")


def _silesia_box(view: _View) -> list[str]:
    """M4.4, M10.2.2: the box of the trains that come when Silesia is annexed, in a free place near Silesia."""
    guests = [piece for piece in view.board.pieces if piece.start == BOX and not piece.general]
    near = [view.at(city) for city in view.board.silesia if city in view.cities]
    if not guests or not near:
        return []
    width = _box_width("Silesia box", guests)
    spots = product(range(20, int(view.width), 20), range(20, int(view.height), 20))
    options = (((x, y), 0.5 * min(hypot(x - u, y - v) for u, v in near)) for x, y in spots)
    at = view.clutter.place(options, width + 4, BOX_HEIGHT + 4)
    return [_box(view.board, "Silesia box", guests[0].power, at, guests, [])]


# -- legend


def _legend(board: Board, top: float, width: float) -> str:
    """What the signs mean, in columns, and where the data comes from."""
    columns = _legend_columns(board)
    step = (width - 2 * MARGIN + 20) / len(columns)
    drawn = [_moved((MARGIN + n * step, top), _text((0, 0), head, "heading"), *_legend_rows(rows))
             for n, (head, rows) in enumerate(columns.items())]  # fmt: skip
    credit = _text((MARGIN, top + LEGEND - 66), CREDIT, "credit")
    return _tag("g", *drawn, credit, id="legend", class_="legend")


def _legend_rows(rows: list[tuple[list[str], str]]) -> list[str]:
    return [_moved((0, 24.0 * n + 24), *sign, _text((40, 4.5), words, "word")) for n, (sign, words) in enumerate(rows)]


def _legend_columns(board: Board) -> dict[str, list[tuple[list[str], str]]]:
    """Headings, and below each the signs with their words."""
    at = (15.0, 0.0)
    return {
        "Powers": [(_power_sign(number), power.name) for number, power in enumerate(board.powers)],
        "Lands": [
            ([_rect(at, 30, 15, "silesia swatch")], "Silesia"),
            ([_rect(at, 30, 15, "plain0 swatch")], "nobody's home"),
            ([_line((0, 0), (30, 0), "border")], "border"),
            ([_line((0, 0), (30, 0), "border within")], "inner border"),
        ],
        "Cities": [(_symbol(at, kind, False), words) for kind, words in KIND.items()]
        + [(_symbol(at, "minor_fortress", True), "elector"), (_sample_flag(), "marker at the start")],
        "Roads": [
            ([_line((0, 0), (30, 0), "road")], "road"),
            ([_line((0, 0), (30, 0), "road main")], "main road"),
            ([_line((0, 0), (25, 0), "road"), _head((0, 0), (30, 0))], "to the other map"),
        ],
        "Pieces": [
            ([_tag("g", *_shape(at, 1), class_="piece power0")], "general with his rank"),
            ([_tag("g", *_shape(at, 0), class_="piece power0")], "supply train"),
            ([_tag("g", _rect(at, 30, 15, "case case0", rx=5), class_="box")], "off-map box"),
        ],
        "Sectors": [([_suit(suit, at, 7, "clear")], suit) for suit in SUITS],
    }  # fmt: skip


def _power_sign(power: int) -> list[str]:
    """The colour of a power's home country with one of its pieces."""
    piece = _tag("circle", cx=15.0, cy=0.0, r=DISC - 1)
    return [_rect((15, 0), 30, 15, f"area{power} swatch"), _tag("g", piece, class_=f"piece power{power}")]


def _sample_flag() -> list[str]:
    return [_tag("g", *_flag((15, 0), 1), class_="flag power0")]
