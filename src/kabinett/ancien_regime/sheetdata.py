"""C2, C5 The board as data for clients, which know no rules: what is where on the picture `map`, in its coordinates.

Of a territory's shape the data say nothing: in the picture it is the path with the id `area-ID`, which has no look of
its own, so that a client can use it again (`<use href="#area-wien">`) in whatever look. What things are called is in
the message catalogue; names of places and people are their own.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict

from kabinett.ancien_regime.board import FRANCE, KIND_WORDS, NOBODY, PRUSSIA, Board, Route
from kabinett.ancien_regime.drawing.outlines import SEA
from kabinett.ancien_regime.drawing.places import PIECE
from kabinett.ancien_regime.drawing.sea import curve, halfway
from kabinett.ancien_regime.drawing.view import View
from kabinett.ancien_regime.drawing.words import striped
from kabinett.ancien_regime.results import GAMBLE, GROUND, PAIR
from kabinett.ancien_regime.setting import SCOUT
from kabinett.ancien_regime.wheel import FIELDS
from kabinett.core.fields import Json
from kabinett.drawing.engraving import FRAME
from kabinett.drawing.svg import Point

ABILITIES = {GROUND: "home_ground", SCOUT: "scout", PAIR: "pair", GAMBLE: "gamble"}  # C10.6: by the value of a card


def sheet_data(board: Board) -> Json:
    """Everything that is the same at every table."""
    view = View(board, told=False)
    return {
        "size": [view.width, view.height],
        "area": [-FRAME, -FRAME, view.width + 2 * FRAME, view.height + 2 * FRAME],
        "piece": PIECE,
        "territories": list(_territories(view)),
        "borders": list(_borders(board)),
        "routes": [_route(view, number, route) for number, route in enumerate(board.routes)],
        "powers": list(_powers(board)),
        "generals": [{"id": g.id, "name": g.name, "power": board.powers[g.power].id} for g in board.generals],
        "frederick": {"name": board.frederick_name, "power": board.powers[PRUSSIA].id},
        "stuart": _stuart(board),
        "wheel": list(FIELDS),
        "cards": _cards(board),
        "electors": [territory.id for territory in board.territories if territory.elector],
        "numbers": asdict(board.numbers),
        "prices": dict(board.price),
        "minors": {str(players): [board.powers[n].id for n in minors] for players, minors in board.minors.items()},
    }


def _territories(view: View) -> Iterator[Json]:
    """C5.4: the territories; pieces go to `spots`, the best one first, which is also x and y."""
    board, coasts = view.board, view.outlines.beside(SEA)
    for number, territory in enumerate(board.territories):
        spots = [_point(spot) for spot in view.places.spots[number]]
        x, y = spots[0] if spots else _point(view.shapes.labels[number])
        yield {
            "id": territory.id,
            "name": territory.name,
            "kind": KIND_WORDS[territory.kind],
            "home_of": board.powers[territory.home].id if territory.home != NOBODY else None,
            "capital": territory.capital,
            "value": territory.value,
            "stripes": [board.powers[power].id for power in striped(territory)],
            "elector": territory.elector,
            "coastal": number in coasts,
            "x": x,
            "y": y,
            "spots": spots,
            "label": _point(view.shapes.labels[number]),
        }


def _borders(board: Board) -> Iterator[list[str]]:
    """C5.5: the neighbours over land, each pair once."""
    for a, others in enumerate(board.neighbours):
        yield from ([board.territories[a].id, board.territories[b].id] for b in others if a < b)


def _route(view: View, number: int, route: Route) -> Json:
    """C5.4.6: a sea route, its ends on the map and the data of the path between them."""
    points, board = view.shapes.routes[number], view.board
    return {
        "a": board.territories[route.a].id,
        "b": board.territories[route.b].id,
        "owner": board.powers[route.owner].id,
        "ends": [_point(points[0]), _point(points[-1])],
        "middle": _point(halfway(points)),
        "path": curve(points),
    }


def _powers(board: Board) -> Iterator[Json]:
    """C2, C5.3, C5.7: the powers in Power Order."""
    for number, power in enumerate(board.powers, 1):
        yield {
            "id": power.id,
            "code": power.code,
            "name": power.name,
            "colour": power.colour,
            "capital": board.territories[power.capital].id,
            "order": number,
            "wheel": power.wheel,
            "generals": power.generals,
            "tokens": power.tokens,
        }


def _stuart(board: Board) -> Json:
    """C3.7: Stuart, where he can be landed, and his troops."""
    home = board.territories[board.stuart_home].id
    power = board.powers[FRANCE].id
    return {"id": board.generals[board.stuart].id, "power": power, "territory": home, "troops": board.stuart_troops}


def _cards(board: Board) -> list[Json]:
    """C2.5, C10.6: the deck by value."""
    deck = sorted(board.deck.items())
    return [{"value": value, "copies": copies, "ability": ABILITIES.get(value)} for value, copies in deck]


def _point(at: Point) -> list[float]:
    return [round(at[0], 1), round(at[1], 1)]
