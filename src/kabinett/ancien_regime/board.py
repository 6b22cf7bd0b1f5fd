"""C2, C5.4, C5.5 Components and board: territories, borders, sea routes, powers, deck and set-up, from the data files.

A `Board` is one edition of the data, checked once, with integers for names. Powers are numbered in Power Order (C5.7).
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from kabinett.core.editions import check_id, digest, digests, edition
from kabinett.core.errors import BadFile
from kabinett.core.graphs import neighbours
from kabinett.core.tables import Folder, Row, numbered, pairs, read_lines, read_table

NOBODY = -1
# Places of a general who is in no territory: off board, or Stuart in reserve (C3.7.1).
OFF, RESERVE = -1, -2
PLACES_OFF_MAP = ("~reserve", "~off")
POWER_IDS = ("britain", "prussia", "austria", "france", "russia", "spain", "ottoman")  # C5.7: in Power Order
BRITAIN, PRUSSIA, AUSTRIA, FRANCE, RUSSIA, SPAIN, OTTOMAN = range(len(POWER_IDS))
STATUSES = ("british", "french", "neutral", "expansionist")  # C7.2
# C5.4.1-C5.4.4: what a territory is, by what the files call it (C5.5.3).
KIND_WORDS = {"home": "home", "disputed": "contested", "undisputed": "uncontested", "impassable": "impassable"}
KINDS = tuple(KIND_WORDS)
SCENARIOS = (1740, 1756)  # C3.1
DECK_SIZE = 56  # C2
ELECTORS = 8  # C8.2
SEA_POWERS = (BRITAIN, SPAIN)  # C5.4.6
PRICES = ("troop", "card", "morale", "fortress")  # C9.6.1
OWNED = frozenset((BRITAIN, PRUSSIA, FRANCE))  # never Minors: the Leaders (C0), and who names Frederick (C3.6.2)
SINGLE_ITEMS = ("status", "morale", "money", "cards", "offboard_generals")  # one row of the set-up for each power
PIECES = ("general", "garrison", "fortress")
STUART = "stuart"
TOML_PLACE = re.compile(r" \(at line ([0-9]+), column [0-9]+\)$")  # at the end of what tomllib says
NO_TERRITORIES = ("none", *(place.removeprefix("~") for place in PLACES_OFF_MAP))
BOARD_FILES = ("territories.csv", "borders.csv", "sea_routes.csv", "powers.csv", "cards.csv", "setup.csv", "game.toml")
NEEDED_FILES = ("territories.csv", "borders.csv", "sea_routes.csv")
SHAPES, PATHS, LABELS, MARKS = "shapes_xy.json", "sea_paths.json", "labels.csv", "marks.csv"
PROJECTION, ORNAMENTS = "projection.toml", "ornaments.csv"
DRAWING_FILES = (SHAPES, PATHS, LABELS, MARKS, PROJECTION, ORNAMENTS)
OWN_BOARD: Folder = files("kabinett.ancien_regime") / "data"


@dataclass(frozen=True, slots=True)
class Power:
    """C0, C2: a power with its supply of pieces. `wheel` is its symbol's place on the wheel at the start (C5.3)."""

    id: str
    code: str
    name: str
    adjective: str
    colour: str
    capital: int
    wheel: int
    generals: int
    tokens: int


@dataclass(frozen=True, slots=True)
class Territory:
    """C5.4: a territory; `home` is the power whose home it is, or NOBODY; `stripes` are powers as bits (C5.4.2)."""

    id: str
    name: str
    kind: str
    home: int
    capital: bool
    value: int
    stripes: int
    elector: bool
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Route:
    """C5.4.6: a sea route between two territories, and the power in whose colour it is."""

    a: int
    b: int
    owner: int


@dataclass(frozen=True, slots=True)
class General:
    """C2: a pawn."""

    id: str
    name: str
    power: int


@dataclass(frozen=True, slots=True)
class Start:
    """C3.3-C3.6: what a power begins with in a scenario."""

    status: int
    morale: int
    money: int
    cards: int
    off: int
    generals: tuple[tuple[int, int], ...]  # territory, troops
    garrisons: tuple[int, ...]
    fortresses: tuple[int, ...]


@dataclass(frozen=True)
class Numbers:
    """The numbers of game.toml, each with its clause there."""

    morale_cap: int
    victory: int
    hand_limit: int
    troops_per_general: int
    fortresses: int
    fortress_strength: int
    gift_limit: int
    emperor_votes: int
    emperor_influence: int


class Board:
    """One edition of the board data."""

    def __init__(self, folder: Folder) -> None:
        self.folder = folder
        rows = _territory_rows(folder)
        self.territory_index = numbered(rows)
        self.powers = _powers(folder, self.territory_index)
        self.territories = tuple(_territory(row, self.powers) for row in rows)
        _check_territories(folder, self.territories, self.powers)
        self.neighbours = neighbours(len(self.territories), _borders(folder, self))
        self.routes = _routes(folder, self)
        _check_joined(rows, self)
        self.deck = _deck(folder)
        game = _game(folder)
        self.numbers = _numbers(folder, game)
        self.price: Mapping[str, int] = game["price"]
        self.minors = _minors(folder, game["minors"])
        self.frederick_name = _name(folder, game, "frederick")
        home = game["stuart"].get("territory")
        self.stuart_home = _known(folder, self.territory_index, home, "stuart.territory: unknown territory")
        self.stuart_troops = _stuart_troops(folder, game, self.numbers.troops_per_general)
        self.generals = tuple(_generals(self.powers, _name(folder, game, "stuart")))
        self.general_index = {general.id: number for number, general in enumerate(self.generals)}
        self.stuart = self.general_index[STUART]
        self.scenarios = _scenarios(folder, self)
        self.digest = digest(folder, BOARD_FILES)
        self.data_hashes = digests(folder, BOARD_FILES)

    def majors(self, players: int) -> tuple[int, ...]:
        """C3.2: the powers that are owned by so many players, in Power Order."""
        return tuple(power for power in range(len(POWER_IDS)) if power not in self.minors[players])


@cache
def load_board(folder: str | None = None) -> Board:
    """The board in a folder of data files; None is our own edition, which also lends the files a folder lacks."""
    return Board(OWN_BOARD if folder is None else edition(folder, OWN_BOARD, NEEDED_FILES))


# -- powers


def _powers(folder: Folder, territories: Mapping[str, int]) -> tuple[Power, ...]:
    """C0.1, C2, C5.3, C5.5.3, C5.7: the powers in Power Order, which is the column `order`."""
    columns = ("id", "code", "name", "adjective", "colour", "capital", "order", "wheel", "generals", "troop_tokens")
    rows = _in_power_order(folder, read_table(folder, "powers.csv", columns))
    powers = tuple(
        Power(
            row["id"],
            row.text("code"),
            row.text("name"),
            row.text("adjective"),
            row.text("colour"),
            row.index("capital", territories, "territory"),
            row.within("wheel", 0, len(rows) - 1),
            row.within("generals", 1, 9),
            row.within("troop_tokens", 1, 99),
        )
        for row in rows
    )
    if len({power.wheel for power in powers}) < len(powers):
        raise BadFile(str(folder / "powers.csv"), None, "two powers have the same place on the wheel (C5.3)")
    return powers


def _in_power_order(folder: Folder, rows: list[Row]) -> list[Row]:
    """C5.5.3, C5.7: a row for each power, in whatever order; the column `order` says the Power Order."""
    for row in rows:
        row.one_of("id", POWER_IDS)
    missing = [power for power in POWER_IDS if power not in numbered(rows)]
    if missing:
        raise BadFile(str(folder / "powers.csv"), None, f"there is no row for {', '.join(missing)}")
    in_order = sorted(rows, key=lambda row: row.number("order"))
    if tuple(row["id"] for row in in_order) != POWER_IDS:
        reason = f"the column order must give the Power Order (C5.7): {', '.join(POWER_IDS)}"
        raise BadFile(str(folder / "powers.csv"), None, reason)
    return in_order


def _generals(powers: tuple[Power, ...], stuart: str) -> list[General]:
    """C2, C2.1: the pawns of each power; the last French one is Stuart."""
    generals = []
    for number, power in enumerate(powers):
        last = power.generals if number == FRANCE else 0
        for n in range(1, power.generals + 1):
            own = General(f"{power.id}_{n}", f"{power.adjective} general {n}", number)
            generals.append(General(STUART, stuart, number) if n == last else own)
    return generals


# -- territories


def _territory_rows(folder: Folder) -> list[Row]:
    columns = ("id", "name", "kind", "home_of", "capital", "value", "stripes", "elector", "x", "y")
    rows = read_table(folder, "territories.csv", columns)
    for row in rows:
        check_id(row, "territory", NO_TERRITORIES)
    return rows


def _territory(row: Row, powers: tuple[Power, ...]) -> Territory:
    known = {power.id: number for number, power in enumerate(powers)}
    kind = row.one_of("kind", KINDS)
    home = row.index("home_of", known, "power") if kind == "home" else NOBODY
    if kind != "home" and row["home_of"]:
        raise row.fault(f"only a home territory is the home of a power, the kind of {row['id']} is {kind}")
    stripes = 0
    for name in row["stripes"].split():
        if name not in known:
            raise row.fault(f"unknown power '{name}'")
        stripes |= 1 << known[name]
    if bool(stripes) != (kind == "disputed"):
        raise row.fault("a contested territory (kind disputed) has stripes, and no other has (C5.4.2)")
    return Territory(
        row["id"],
        row.text("name"),
        kind,
        home,
        row.flag("capital"),
        row.within("value", 0, 9),
        stripes,
        row.flag("elector"),
        row.real("x"),
        row.real("y"),
    )


def _check_territories(folder: Folder, territories: tuple[Territory, ...], powers: tuple[Power, ...]) -> None:
    """C5.4.1, C8.2: one capital at home for each power; eight electors."""
    file = str(folder / "territories.csv")
    for number, power in enumerate(powers):
        capitals = [n for n, t in enumerate(territories) if t.capital and t.home == number]
        if capitals != [power.capital]:
            raise BadFile(file, None, f"{power.id} must have one capital, at home, the one of powers.csv (C5.4.1)")
    if sum(territory.capital for territory in territories) != len(powers):
        raise BadFile(file, None, "only a home territory can be a capital (C5.4.1)")
    electors = sum(territory.elector for territory in territories)
    if electors != ELECTORS:
        raise BadFile(file, None, f"there must be {ELECTORS} electors (C8.2), not {electors}")


def _borders(folder: Folder, board: Board) -> list[tuple[int, int]]:
    """C5.4.4, C5.5: land borders; nobody passes an impassable area."""
    return _ends(read_table(folder, "borders.csv", ("a", "b")), board)


def _ends(rows: list[Row], board: Board) -> list[tuple[int, int]]:
    """The two territories that each border or route joins."""
    found = pairs(rows, board.territory_index, "territory")
    for row, ends in zip(rows, found, strict=True):
        for territory in ends:
            _check_passable(row, board, territory)
    return found


def _check_passable(row: Row, board: Board, territory: int) -> None:
    if board.territories[territory].kind == "impassable":
        raise row.fault(f"{board.territories[territory].id} is impassable (C5.4.4)")


def _routes(folder: Folder, board: Board) -> tuple[Route, ...]:
    """C5.4.6: the sea routes, red of Britain or yellow of Spain."""
    rows = read_table(folder, "sea_routes.csv", ("a", "b", "owner"))
    owners = {POWER_IDS[power]: power for power in SEA_POWERS}
    return tuple(
        Route(a, b, owners[row.one_of("owner", tuple(owners))])
        for (a, b), row in zip(_ends(rows, board), rows, strict=True)
    )


def _check_joined(rows: list[Row], board: Board) -> None:
    """C5.5: whatever is not impassable can be reached, over land or sea."""
    by_sea = {end for route in board.routes for end in (route.a, route.b)}
    for number, (row, territory) in enumerate(zip(rows, board.territories, strict=True)):
        if territory.kind != "impassable" and not board.neighbours[number] and number not in by_sea:
            raise row.fault(f"{territory.id} has neither a border nor a sea route (C5.5)")


# -- cards and numbers


def _deck(folder: Folder) -> Mapping[int, int]:
    """C2.5: how often each value occurs in the deck."""
    rows = read_table(folder, "cards.csv", ("value", "copies"))
    numbered(rows, "value")
    deck = {row.within("value", 1, 9): row.within("copies", 0, DECK_SIZE) for row in rows}
    if sum(deck.values()) != DECK_SIZE:
        raise BadFile(
            str(folder / "cards.csv"), None, f"the deck must have {DECK_SIZE} cards, not {sum(deck.values())}"
        )
    return deck


def _game(folder: Folder) -> dict[str, Any]:
    """The tables and numbers of game.toml."""
    try:
        game = tomllib.loads("\n".join(read_lines(folder, "game.toml")))
    except tomllib.TOMLDecodeError as error:
        reason, line = TOML_PLACE.sub("", str(error)), TOML_PLACE.search(str(error))
        raise BadFile(str(folder / "game.toml"), int(line[1]) if line else None, f"not TOML: {reason}") from error
    for name in ("price", "minors", "frederick", "stuart"):
        if not isinstance(game.get(name), dict):
            raise BadFile(str(folder / "game.toml"), None, f"there is no table [{name}]")
    return game


def _numbers(folder: Folder, game: Mapping[str, Any]) -> Numbers:
    names = Numbers.__dataclass_fields__
    numbers = {name: game.get(name) for name in names} | {f"price.{key}": game["price"].get(key) for key in PRICES}
    for name, value in numbers.items():
        if type(value) is not int or value < 1:
            raise BadFile(str(folder / "game.toml"), None, f"{name} must be a whole number above 0, not {value!r}")
    return Numbers(**{name: game[name] for name in names})


def _known(folder: Folder, known: Mapping[str, int], name: Any, unknown: str) -> int:
    """The number of a name in game.toml; a fault begins with where it stands and what it is not."""
    if not isinstance(name, str) or name not in known:
        raise BadFile(str(folder / "game.toml"), None, f"{unknown} {name!r}")
    return known[name]


def _minors(folder: Folder, table: Mapping[str, Any]) -> Mapping[int, tuple[int, ...]]:
    """C3.2: by number of players the powers that no player owns."""
    known = {power: number for number, power in enumerate(POWER_IDS)}
    minors = {}
    for players, names in table.items():
        unknown = f"minors.{players}: unknown power"
        found = tuple(_known(folder, known, name, unknown) for name in names) if isinstance(names, list) else ()
        if players != str(len(POWER_IDS) - len(set(found))) or OWNED.intersection(found):
            reason = f"minors.{players} must name the powers that no player owns, not {names!r}"
            raise BadFile(str(folder / "game.toml"), None, reason)
        minors[int(players)] = found
    return minors


def _name(folder: Folder, game: Mapping[str, Any], who: str) -> str:
    name = game[who].get("name")
    if not isinstance(name, str) or not name:
        raise BadFile(str(folder / "game.toml"), None, f"{who}.name must be a text, not {name!r}")
    return name


def _stuart_troops(folder: Folder, game: Mapping[str, Any], most: int) -> int:
    """C3.7.1, C5.9.1: the troops that are reserved under Stuart."""
    troops = game["stuart"].get("troops")
    if type(troops) is not int or not 1 <= troops <= most:
        raise BadFile(str(folder / "game.toml"), None, f"stuart.troops must be from 1 to {most}, not {troops!r}")
    return troops


# -- set-up


def _scenarios(folder: Folder, board: Board) -> Mapping[int, tuple[Start, ...]]:
    """C3.3-C3.6: by scenario, what each power begins with."""
    rows = read_table(folder, "setup.csv", ("scenario", "power", "item", "territory", "number", "note"))
    for row in rows:
        row.one_of("scenario", [str(year) for year in SCENARIOS])
        row.one_of("power", POWER_IDS)
        row.one_of("item", SINGLE_ITEMS + PIECES)
    scenarios = {
        year: tuple(_start(folder, board, [row for row in rows if row["scenario"] == str(year)], n)
                    for n in range(len(POWER_IDS)))
        for year in SCENARIOS
    }  # fmt: skip
    for starts in scenarios.values():
        _check_starts(str(folder / "setup.csv"), board, starts)
    return scenarios


def _check_starts(file: str, board: Board, starts: tuple[Start, ...]) -> None:
    """C2.3, C3.6.5, C3.7.1, C5.6.5, C9.6.4: all that a scenario begins with is there and has room."""
    garrisons = [territory for start in starts for territory in start.garrisons]
    for territory in garrisons:
        if garrisons.count(territory) > 1:
            raise BadFile(file, None, f"two garrisons start in {board.territories[territory].id} (C5.6.5)")
    cards = sum(start.cards for start in starts)
    if cards > DECK_SIZE:
        raise BadFile(file, None, f"{cards} cards are dealt (C3.6.5), of {DECK_SIZE}")
    fortresses = sum(len(start.fortresses) for start in starts)
    if fortresses > board.numbers.fortresses:
        raise BadFile(file, None, f"{fortresses} fortresses are built, of {board.numbers.fortresses} (C9.6.4)")
    if not starts[FRANCE].off:
        raise BadFile(file, None, "a French general must be off board: he is Stuart (C3.7.1)")
    for power, start in zip(board.powers, starts, strict=True):
        reserve = board.stuart_troops if power.id == POWER_IDS[FRANCE] else 0
        tokens = sum(troops for _, troops in start.generals) + len(start.garrisons) + reserve
        if tokens > power.tokens:
            raise BadFile(file, None, f"{power.id} needs {tokens} tokens and has {power.tokens} (C2.3)")


def _start(folder: Folder, board: Board, rows: list[Row], power: int) -> Start:
    own = [row for row in rows if row["power"] == POWER_IDS[power]]
    items = {item: [row for row in own if row["item"] == item] for item in SINGLE_ITEMS + PIECES}
    single = {}
    for item in SINGLE_ITEMS:
        if len(items[item]) != 1:
            raise BadFile(str(folder / "setup.csv"), None, f"{POWER_IDS[power]} needs one row for {item}")
        single[item] = items[item][0]

    def places(item: str) -> list[tuple[Row, int]]:
        found = [(row, row.index("territory", board.territory_index, "territory")) for row in items[item]]
        for row, territory in found:
            _check_passable(row, board, territory)
        return found

    most = board.numbers.troops_per_general
    start = Start(
        STATUSES.index(single["status"].one_of("note", STATUSES)),
        single["morale"].within("number", 0, board.numbers.morale_cap),
        single["money"].within("number", 0, 99),
        single["cards"].within("number", 0, DECK_SIZE),
        single["offboard_generals"].within("number", 0, board.powers[power].generals),
        tuple((place, row.within("number", 0, most)) for row, place in places("general")),
        tuple(place for _, place in places("garrison")),
        tuple(place for _, place in places("fortress")),
    )
    if start.off + len(start.generals) != board.powers[power].generals:
        raise single["offboard_generals"].fault(f"{POWER_IDS[power]} has {board.powers[power].generals} generals (C2)")
    if len({place for place, _ in start.generals}) < len(start.generals):
        raise own[0].fault("two generals of a power start in one territory (C5.9.2)")
    return start
