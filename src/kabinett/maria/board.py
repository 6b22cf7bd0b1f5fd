"""M3 Components and board: cities, roads, sectors, territories and pieces, from the data files.

A `Board` is one edition of the data, checked once, with integers for names. A `Network` is its roads on the maps that
a variant uses, with everything that the rules ask again and again computed beforehand.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from kabinett.core.editions import check_id, digest, digests, edition
from kabinett.core.errors import BadFile
from kabinett.core.graphs import FAR, Joined, distances, neighbours
from kabinett.core.tables import Folder, Row, numbered, pairs, read_table

NOBODY = -1
# Places of a piece that is in no city (M0.8): removed but able to re-enter, not taking part, in an off-map box.
ELIMINATED, ABSENT, BOX = -1, -2, -3
PLACES_OFF_MAP = ("~box", "~absent", "~eliminated")
POWER_IDS = ("france", "bavaria", "prussia", "saxony", "pragmatic", "austria")  # M0.1; the rules know them by position
MAPS = ("flanders", "bohemia")
# M21.7: what agreements can name besides cities. A power's id stands for its home country.
REGIONS = (*POWER_IDS, "silesia", "core_austria", "austrian_netherlands", *(f"{name}_map" for name in MAPS))
NO_CITIES = ("none", "beside", *(place.removeprefix("~") for place in PLACES_OFF_MAP), *REGIONS)
SUITS = ("spades", "hearts", "diamonds", "clubs")
KINDS = ("city", "minor_fortress", "major_fortress")
BOARD_FILES = ("cities.csv", "roads.csv", "sectors.csv", "territories.csv", "setup.csv", "boxes.csv", "powers.csv",
               "markers.csv", "tracks.csv", "politics.csv")  # fmt: skip
NEEDED_FILES = ("cities.csv", "roads.csv")
DRAWING_FILES = ("labels.csv", "lands.csv")  # never taken from ours for another edition
OWN_BOARD: Folder = files("kabinett.maria") / "data"


@dataclass(frozen=True, slots=True)
class Power:
    """M0.1, M4.10: a power with its army sheet."""

    id: str
    code: str
    name: str
    capital: str  # M8.3: of a minor power, its only major fortress
    troops: int
    cards: int
    income: int
    victory_markers: int


@dataclass(frozen=True, slots=True)
class Territory:
    """M3.2.4: a named area; `home` is the power whose home country it is part of, or NOBODY."""

    id: str
    name: str
    home: int
    map: str


@dataclass(frozen=True, slots=True)
class Sector:
    """M3.2.2: a rectangle of a map with one suit."""

    id: str
    map: str
    box: tuple[float, float, float, float]
    suit: int


@dataclass(frozen=True, slots=True)
class City:
    """M3.2.6: a city; fortresses are cities of another kind."""

    id: str
    name: str
    map: str
    x: float
    y: float
    kind: str
    territory: int
    sector: int
    elector: bool

    @property
    def fortress(self) -> bool:
        """Whether it is a fortress, minor or major."""
        return self.kind != "city"

    @property
    def major(self) -> bool:
        """Whether it is a major fortress."""
        return self.kind == "major_fortress"


@dataclass(frozen=True, slots=True)
class Box:
    """M3.2.12, M3.2.13: the off-map box of a power, and the city of its arrow."""

    id: str
    name: str
    power: int
    city: int


@dataclass(frozen=True, slots=True)
class Piece:
    """M0.3, M3.1: a general (rank 1 is the highest) or a train (rank 0)."""

    id: str
    name: str
    power: int
    rank: int
    start: int  # city or BOX
    min_troops: int
    box: str | None  # the off-map box where it starts, or "silesia" (M4.4)

    @property
    def general(self) -> bool:
        """Whether it is a general."""
        return self.rank > 0


class Board:
    """One edition of the board data. Generals come before trains in `pieces`, as bits 0 to 19 of a set of pieces."""

    def __init__(self, folder: Folder) -> None:
        self.folder = folder
        self.powers = _powers(folder)
        self.power_index = {power.id: number for number, power in enumerate(self.powers)}
        self.territories, territory_index = _territories(folder, self.power_index)
        self.sectors, sector_index = _sectors(folder)
        self.cities = _cities(folder, territory_index, sector_index)
        self.city_index = {city.id: number for number, city in enumerate(self.cities)}
        _check_places(folder, self)
        self.roads = _roads(folder, self.city_index)
        self.boxes = _boxes(folder, self.power_index, self.city_index)
        self.box_of = {box.power: box for box in self.boxes.values()}  # M3.2.12: each major power has one
        self.pieces = _pieces(folder, self)
        self.piece_index = {piece.id: number for number, piece in enumerate(self.pieces)}
        self.generals = sum(piece.general for piece in self.pieces)

        self.suit = tuple(self.sectors[city.sector].suit for city in self.cities)
        self.fortresses = tuple(number for number, city in enumerate(self.cities) if city.fortress)
        self.silesia = self._territory("silesia")
        # M19.1.6: Austrian pieces have to leave Poland too. M19.2.1: core Austria is Austria on the Bohemia map.
        self.poland = self._territory("poland")
        self.netherlands = self._territory("netherlands")  # M22.2: the Dutch area
        self.core_austria = frozenset(
            n for n, c in enumerate(self.cities) if c.map == "bohemia" and self.home(n) == POWER_IDS.index("austria")
        )
        self.electors = tuple(number for number, city in enumerate(self.cities) if city.elector)
        # M3.2.10: the electorates that are nobody's home country carry an elector marker, never a victory marker.
        self.rhine = frozenset(e for e in self.electors if self.home(e) == NOBODY)
        self.start_markers = _markers(folder, self)
        self.capitals = _capitals(folder, self)
        self.digest = digest(folder, BOARD_FILES)
        self.data_hashes = digests(folder, BOARD_FILES)

    def _territory(self, name: str) -> frozenset[int]:
        return frozenset(n for n, c in enumerate(self.cities) if self.territories[c.territory].id == name)

    def home(self, city: int) -> int:
        """M3.2.4, M3.2.5: the power whose home country the city lies in at the start, or NOBODY."""
        return self.territories[self.cities[city].territory].home

    def general_mask(self, power: int) -> int:
        """The generals of a power as bits."""
        return sum(1 << n for n, p in enumerate(self.pieces) if p.power == power and p.general)

    def train_mask(self, power: int) -> int:
        """The trains of a power as bits."""
        return sum(1 << n for n, p in enumerate(self.pieces) if p.power == power and not p.general)


class Network:
    """M0.4-M0.6: the roads of the maps in play. Roads to a map that is not in play are closed (M14.6).

    `neighbours`, `main` and `distance` use all roads in play; `inner` and `inner_main` leave out the roads between
    the maps, which only France and Austria may use (M9.5, M10.1.17).
    """

    def __init__(self, board: Board, maps: tuple[str, ...]) -> None:
        size = len(board.cities)
        self.cities = tuple(number for number, city in enumerate(board.cities) if city.map in maps)
        inside = frozenset(self.cities)
        roads = [(a, b, main) for a, b, main in board.roads if a in inside and b in inside]
        inner = [(a, b, main) for a, b, main in roads if board.cities[a].map == board.cities[b].map]
        self.neighbours = _joined(size, roads)
        self.main = _joined(size, roads, main_only=True)
        self.inner = _joined(size, inner)
        self.inner_main = _joined(size, inner, main_only=True)
        # M0.5: the least number of roads from each city to each other.
        self.distance = tuple(distances(self.neighbours, n) if n in inside else bytes([FAR]) * size
                              for n in range(size))  # fmt: skip


def _joined(size: int, roads: list[tuple[int, int, bool]], main_only: bool = False) -> Joined:
    return neighbours(size, ((a, b) for a, b, main in roads if main or not main_only))


# -- loading


@cache
def load_board(folder: str | None = None) -> Board:
    """The board in a folder of data files; None is our own edition, which also lends the files a folder lacks."""
    return Board(OWN_BOARD if folder is None else edition(folder, OWN_BOARD, NEEDED_FILES))


def _powers(folder: Folder) -> tuple[Power, ...]:
    """M0.1, M1.5, M4.5, M4.8, M4.10, M8.1: powers with troops, first hands, income and victory markers."""
    columns = ("id", "code", "name", "capital", "troops", "cards", "income", "victory_markers")
    rows = read_table(folder, "powers.csv", columns)
    index = numbered(rows)
    if tuple(index) != POWER_IDS:
        raise BadFile(str(folder / "powers.csv"), None, f"the rows must be the powers {', '.join(POWER_IDS)}, in order")
    return tuple(
        Power(
            row["id"],
            row.text("code"),
            row.text("name"),
            row["capital"],
            row.within("troops", 1, 99),
            row.within("cards", 0, 38),
            row.within("income", 0, 38),
            row.within("victory_markers", 0, 99),
        )
        for row in rows
    )


def _capitals(folder: Folder, board: Board) -> dict[int, int]:
    """M8.3: the major fortress at home without which a minor power draws nothing, by power."""
    capitals = {}
    for number, power in enumerate(board.powers):
        if power.capital:
            city = board.city_index.get(power.capital)
            if city is None or not board.cities[city].major or board.home(city) != number:
                reason = f"the capital of {power.id} must be a major fortress of its home country, not {power.capital}"
                raise BadFile(str(folder / "powers.csv"), None, reason)
            capitals[number] = city
    return capitals


def _territories(folder: Folder, powers: dict[str, int]) -> tuple[tuple[Territory, ...], dict[str, int]]:
    rows = read_table(folder, "territories.csv", ("id", "name", "home_of", "map"))
    homes = {**powers, "none": NOBODY}
    territories = tuple(
        Territory(row["id"], row.text("name"), row.index("home_of", homes, "power"), row.one_of("map", MAPS))
        for row in rows
    )
    return territories, numbered(rows)


def _sectors(folder: Folder) -> tuple[tuple[Sector, ...], dict[str, int]]:
    rows = read_table(folder, "sectors.csv", ("id", "map", "x0", "y0", "x1", "y1", "suit"))
    sectors = tuple(
        Sector(
            row["id"],
            row.one_of("map", MAPS),
            (row.real("x0"), row.real("y0"), row.real("x1"), row.real("y1")),
            SUITS.index(row.one_of("suit", SUITS)),
        )
        for row in rows
    )
    return sectors, numbered(rows)


def _cities(folder: Folder, territories: dict[str, int], sectors: dict[str, int]) -> tuple[City, ...]:
    columns = ("id", "name", "map", "x", "y", "kind", "territory", "sector", "elector")
    rows = read_table(folder, "cities.csv", columns)
    numbered(rows)
    for row in rows:
        check_id(row, "city", NO_CITIES)
    return tuple(
        City(
            row["id"],
            row.text("name"),
            row.one_of("map", MAPS),
            row.real("x"),
            row.real("y"),
            row.one_of("kind", KINDS),
            row.index("territory", territories, "territory"),
            row.index("sector", sectors, "sector"),
            row.flag("elector"),
        )
        for row in rows
    )


def _check_places(folder: Folder, board: Board) -> None:
    """M3.2.2: a city lies on the map of its territory and inside its sector."""
    for line, city in enumerate(board.cities, 2):
        territory, sector = board.territories[city.territory], board.sectors[city.sector]
        x0, y0, x1, y1 = sector.box
        file = str(folder / "cities.csv")
        if territory.map != city.map:
            raise BadFile(file, line, f"{city.id} is on the map {city.map}, but {territory.id} is on {territory.map}")
        if sector.map != city.map or not (x0 <= city.x < x1 and y0 <= city.y < y1):
            raise BadFile(file, line, f"{city.id} does not lie inside sector {sector.id}")


def _roads(folder: Folder, cities: dict[str, int]) -> tuple[tuple[int, int, bool], ...]:
    """M3.2.3: roads as pairs of cities, ordinary or main."""
    rows = read_table(folder, "roads.csv", ("a", "b", "main"))
    return tuple((a, b, row.flag("main")) for (a, b), row in zip(pairs(rows, cities, "city"), rows, strict=True))


def _boxes(folder: Folder, powers: dict[str, int], cities: dict[str, int]) -> dict[str, Box]:
    """M3.2.12, M3.2.13: the off-map boxes by id."""
    rows = read_table(folder, "boxes.csv", ("id", "power", "name", "reentry_city"))
    numbered(rows)
    return {
        row["id"]: Box(
            row["id"], row["name"], row.index("power", powers, "power"), row.index("reentry_city", cities, "city")
        )
        for row in rows
    }


def _pieces(folder: Folder, board: Board) -> tuple[Piece, ...]:
    """M4.3, M4.4, M4.10: the pieces and where they start."""
    rows = read_table(folder, "setup.csv", ("power", "piece_type", "name", "rank", "city", "min_troops"))
    pieces = [_piece(row, board) for row in rows]
    names = [piece.id for piece in pieces]
    for row, name in zip(rows, names, strict=True):
        if names.count(name) > 1:
            raise row.fault(f"the piece {name} occurs twice")
    for row, piece in zip(rows, pieces, strict=True):
        if any(other is not piece and other.start == piece.start >= 0 for other in pieces):
            raise row.fault(f"two pieces start in {row['city']}")
    for power, sheet in enumerate(board.powers):
        minima = [piece.min_troops for piece in pieces if piece.power == power and piece.general]
        if not sum(minima) <= sheet.troops <= 8 * len(minima):  # M4.9
            raise BadFile(str(folder / "setup.csv"), None, f"{len(minima)} generals of {sheet.id} cannot have "
                                                           f"{sheet.troops} troops (powers.csv) by M4.9")  # fmt: skip
    return tuple(sorted(pieces, key=lambda piece: not piece.general))


def _piece(row: Row, board: Board) -> Piece:
    power = row.index("power", board.power_index, "power")
    places = {**board.city_index, **{f"box:{box}": BOX for box in (*board.boxes, "silesia")}}
    start = row.index("city", places, "city")
    box = row["city"].removeprefix("box:") if start == BOX else None
    if row.one_of("piece_type", ("general", "train")) == "train":
        return Piece(_slug(f"{row['power']} {row['name']}"), row["name"], power, 0, start, 0, box)
    minimum = row.within("min_troops", 1, 8)  # M6.5
    return Piece(_slug(row["name"]), row.text("name"), power, row.within("rank", 1, 99), start, minimum, box)


def _markers(folder: Folder, board: Board) -> dict[int, int]:
    """M4.6, M4.12: the fortresses of nobody's home country, and whose marker each carries at the start."""
    markers: dict[int, int] = {}
    for row in read_table(folder, "markers.csv", ("city", "power")):
        city = row.index("city", board.city_index, "city")
        if not board.cities[city].fortress or board.home(city) != NOBODY:
            raise row.fault(f"{row['city']} must be a fortress outside the home countries")
        if city not in board.silesia and city not in board.rhine:
            raise row.fault(f"{row['city']} is nobody's, so it must be Silesian or an elector (M3.2.7)")
        markers[city] = row.index("power", board.power_index, "power")
    for city, data in enumerate(board.cities):
        if data.fortress and board.home(city) == NOBODY and city not in markers:
            raise BadFile(str(folder / "markers.csv"), None, f"the fortress {data.id} is nobody's and has no marker")
    return markers


def _slug(name: str) -> str:
    """A name as an id: 'Khevenhüller' becomes 'khevenhueller'."""
    for letter, plain in (("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("ß", "ss"), ("Ö", "oe"), ("Ü", "ue"), ("Ä", "ae")):
        name = name.replace(letter, plain)
    name = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_")
