"""M19.2 France reduces its objectives: once per game it gives up its conquests in core Austria.

The documents give no time for it. The French player orders it whenever he likes, without being asked, and it is
carried out between the next two stages at which it is possible.
"""

from __future__ import annotations

from kabinett.core.errors import Reason, because
from kabinett.core.moves import Move
from kabinett.maria.pools import set_aside
from kabinett.maria.powers import FRANCE
from kabinett.maria.state import NOT_REDUCED, REDUCED, REDUCTION_ORDERED, State


def reduction_moves(s: State, seat: str) -> list[Move]:
    """M19.2.2, DP5: to give the order, or to take it back."""
    moves = s.setting.moves
    if seat != s.player(FRANCE) or s.reduction == REDUCED:
        return []
    return [moves.reduce if s.reduction == NOT_REDUCED else moves.keep_objectives]


def reduction_bar(s: State, seat: str, move: Move) -> Reason | None:
    """M19.2.1, M19.2.2: why the order can not be given or taken back (`reduction_moves`)."""
    if move in reduction_moves(s, seat):
        return None
    if seat != s.player(FRANCE):
        return because("M19.2.2", "not_france")
    if s.reduction == REDUCED:
        return because("M19.2.1", "reduced_already")
    return because("M19.2.2", "reduction_ordered" if s.reduction == REDUCTION_ORDERED else "no_reduction_ordered")


def order_reduction(s: State, move: Move) -> None:
    """M19.2.2: the order is public."""
    ordered = move is s.setting.moves.reduce
    s.reduction = REDUCTION_ORDERED if ordered else NOT_REDUCED
    s.emit("reduction_ordered" if ordered else "reduction_withdrawn", "M19.2.2")


def between_stages(s: State) -> None:
    """M19.2.1, M19.2.2, M5.6: the order is carried out while no French general is in core Austria and at least one
    French marker is; Bavarian generals do not matter."""
    core = s.setting.board.core_austria
    cities = [city for city, power in s.markers.items() if power == FRANCE and city in core]
    if s.reduction != REDUCTION_ORDERED or not cities or any(s.place[g] in core for g in s.on_map(FRANCE)):
        return
    s.reduction = REDUCED
    for city in sorted(cities):
        del s.markers[city]
        s.emit("marker_removed", "M19.2.1", city=s.city_id(city), power=s.power_id(FRANCE))
    set_aside(s, FRANCE, len(cities), "M19.2.1")
