"""M3 The board as data for clients, which draw and name what is on it: ids, places on the sheet, and names of places
and generals. How powers, kinds, suits and cards are called is in the message catalogue.
"""

from __future__ import annotations

from kabinett.core.fields import Json
from kabinett.maria.board import BOX, MAPS, NOBODY, SUITS, Board, Piece
from kabinett.maria.drawing.boxes import HEAD, HEIGHT, WIDTH, box_places
from kabinett.maria.drawing.frame import OUTER
from kabinett.maria.drawing.labels import Labels
from kabinett.maria.drawing.layout import origins, sheet_size
from kabinett.maria.drawing.view import View, map_size
from kabinett.maria.political import TRACKS, Arrow, Effect, PoliticalCard, Track, TrackBox
from kabinett.maria.powers import SAXONY_STATUS
from kabinett.maria.setting import variants
from kabinett.maria.texts import text_data

BORDER = OUTER + 3.5  # of a map with its frame


def sheet_data(board: Board, labels: Labels, tracks: tuple[Track, ...], cards: tuple[PoliticalCard, ...]) -> Json:
    """Everything that is the same at every table: x and y are those of the picture `map`."""
    return {
        "size": list(sheet_size(board)),
        "maps": {name: _area(board, name, 0.0) for name in MAPS},
        "areas": {name: _area(board, name, BORDER) for name in MAPS} | {"both": [0.0, 0.0, *sheet_size(board)]},
        "powers": _powers(board),
        "territories": _territories(board),
        "sectors": _sectors(board),
        "cities": _cities(board),
        "roads": [[board.cities[a].id, board.cities[b].id, int(main)] for a, b, main in board.roads],
        "pieces": [_piece(board, piece) for piece in board.pieces],
        "boxes": _boxes(board, labels),
        "markers": {board.cities[city].id: board.powers[power].id for city, power in board.start_markers.items()},
        "tracks": [_track(board, track) for track in tracks],
        "political": [_card(board, card) for card in cards],
        "variants": _variants(),
        "texts": text_data(),
    }


def _area(board: Board, name: str, border: float) -> list[float]:
    """A map on the sheet: left, top, width, height, with a border."""
    (x, y), (width, height) = origins(board)[name], map_size(board, name)
    return [round(n, 1) for n in (x - border, y - border, width + 2 * border, height + 2 * border)]


def _power(board: Board, power: int | None) -> str | None:
    return None if power is None or power == NOBODY else board.powers[power].id


# -- what is on the map


def _powers(board: Board) -> Json:
    return [
        {
            "id": power.id,
            "code": power.code,
            "capital": power.capital or None,
            "troops": power.troops,
            "income": power.income,
            "markers": power.victory_markers,
        }
        for power in board.powers
    ]


def _territories(board: Board) -> Json:
    return [
        {"id": land.id, "name": land.name, "map": land.map, "home": _power(board, land.home)}
        for land in board.territories
    ]


def _sectors(board: Board) -> Json:
    corners = origins(board)
    found = []
    for sector in board.sectors:
        (x, y), (x0, y0, x1, y1) = corners[sector.map], sector.box
        area = [x + x0, y + y0, x1 - x0, y1 - y0]
        found.append({"id": sector.id, "map": sector.map, "suit": SUITS[sector.suit], "area": area})
    return found


def _cities(board: Board) -> Json:
    corners = origins(board)
    return [
        {
            "id": city.id,
            "name": city.name,
            "map": city.map,
            "x": round(corners[city.map][0] + city.x, 1),
            "y": round(corners[city.map][1] + city.y, 1),
            "kind": city.kind,
            "territory": board.territories[city.territory].id,
            "sector": board.sectors[city.sector].id,
            "suit": SUITS[board.sectors[city.sector].suit],
            "elector": city.elector,
        }
        for city in board.cities
    ]


def _piece(board: Board, piece: Piece) -> Json:
    """M3.1: a piece; `number` tells pieces of one kind and power apart: the rank of a general."""
    alike = [other for other in board.pieces if other.power == piece.power and other.general == piece.general]
    return {
        "id": piece.id,
        "name": piece.name,
        "power": board.powers[piece.power].id,
        "kind": "general" if piece.general else "train",
        "rank": piece.rank,
        "number": piece.rank or alike.index(piece) + 1,
        "start": f"box:{piece.box}" if piece.start == BOX else board.cities[piece.start].id,
        "min": piece.min_troops,
    }


def _boxes(board: Board, labels: Labels) -> Json:
    """M3.2.12, M4.4: the off-map boxes: left, top, size, and how high its name is; `city` is that of its arrow."""
    corners = origins(board)
    return [
        {
            "id": place.box.id,
            "name": place.box.name,
            "power": board.powers[place.box.power].id,
            "city": board.cities[place.box.city].id if place.box.city != NOBODY else None,
            "map": name,
            "x": round(corners[name][0] + place.at[0] - WIDTH / 2, 1),
            "y": round(corners[name][1] + place.at[1] - HEIGHT / 2, 1),
            "width": WIDTH,
            "height": HEIGHT,
            "head": HEAD,
        }
        for name in MAPS
        for place in box_places(View(board, labels, name))
    ]


def _variants() -> Json:
    """M1.1, M5.8: how long the variants are and which maps they use."""
    found = variants().values()
    return {v.id: {"turns": v.turns, "winters": sorted(v.winters), "maps": list(v.maps)} for v in found}


# -- politics


def _track(board: Board, track: Track) -> Json:
    boxes = [_track_box(board, track, place, box) for place, box in enumerate(track.boxes)]
    return {"id": track.id, "boxes": boxes, "star": track.star, "neutral": track.neutral}


def _track_box(board: Board, track: Track, place: int, box: TrackBox) -> Json:
    """K1.3, K5: a box with its icons."""
    return {
        "id": box.id,
        "status": None if box.status is None else SAXONY_STATUS[box.status],
        "mark": "star" if place == track.star else "S" if place == track.neutral else "",
        "cards": {board.powers[power].id: number for power, number in sorted(box.cards.items())},
        "corps": [board.powers[power].id for power in sorted(box.corps)],
        "victory": _power(board, box.victory),
    }


def _card(board: Board, card: PoliticalCard) -> Json:
    """K6: a political card."""
    return {
        "id": card.id,
        "year": card.year,
        "kind": card.kind,
        "shields": [board.powers[power].id for power in card.shields],
        "instruction": [_effect(board, effect) for effect in card.instruction],
        "arrows": [_arrow(arrow) for arrow in card.arrows],
    }


def _effect(board: Board, effect: Effect) -> Json:
    """K6, K7: a part of an instruction; no powers: the executing power."""
    return {
        "verb": effect.verb,
        "powers": [board.powers[power].id for power in effect.powers],
        "number": effect.number,
        "city": board.cities[effect.city].id if effect.city >= 0 else None,
        "lasting": effect.lasting,
    }


def _arrow(arrow: Arrow) -> Json:
    """M17.5.8: boxes to move, left negative; K7.7: not while Saxony has the status `barred`."""
    barred = None if arrow.barred is None else SAXONY_STATUS[arrow.barred]
    return {"track": TRACKS[arrow.track], "steps": list(arrow.steps), "barred": barred}
