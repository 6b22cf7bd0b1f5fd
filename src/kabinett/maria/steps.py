"""M10.1.2-M10.1.18 Steps: where a piece may go next, and why not elsewhere. The phase is in `movement`."""

from __future__ import annotations

from kabinett.core.errors import Reason, because
from kabinett.maria.bars import closed_bar, first_piece, map_bar, place_bar
from kabinett.maria.conquest import enemy_fortress
from kabinett.maria.stacks import join_bar, may_join
from kabinett.maria.state import State

GENERAL_ROADS, TRAIN_ROADS = 3, 2  # M10.1.3, M10.1.5: one more when all are main roads (M10.1.4)
FORCED_ROADS = 8  # M10.1.12


def may_meet(s: State, piece: int, occupants: int) -> bool:
    """M10.1.6, M10.1.9: of cities that are not empty a general may enter that of a general whom he can join, or of an
    enemy train; a train none."""
    general_bits = s.setting.general_bits
    if not general_bits >> piece & 1:
        return False
    if occupants & general_bits:
        return may_join(s, piece, occupants)
    return bool(occupants & s.relations.enemy_trains[s.setting.power_of[piece]])


def open_cities(s: State, piece: int, cities: tuple[int, ...]) -> list[int]:
    """M10.1.6, M10.1.16: which of these cities the piece may enter: open, and empty or as `may_meet` says."""
    at = s.at
    if s.relations.neutral:
        power = s.setting.power_of[piece]
        cities = tuple([city for city in cities if not s.closed(power, city)])
    return [city for city in cities if not at[city] or may_meet(s, piece, at[city])]


def has_open_city(s: State, piece: int, cities: tuple[int, ...]) -> bool:
    """M10.1.6, M10.1.16: whether `open_cities` finds any; most often one of the first is empty."""
    if not s.relations.neutral:
        at = s.at
        for city in cities:
            if not at[city]:
                return True
    return bool(open_cities(s, piece, cities))


def city_bar(s: State, piece: int, city: int) -> Reason | None:
    """M10.1.6, M10.1.9, M10.1.16: why `open_cities` leaves out a city."""
    bar = closed_bar(s, s.setting.power_of[piece], city)
    if bar or not s.at[city] or may_meet(s, piece, s.at[city]):
        return bar
    other = s.piece_id(first_piece(s.at[city]))
    if not s.setting.general_bits >> piece & 1:
        return because("M10.1.9", "train_blocked", city=s.city_id(city), piece=other)
    return join_bar(s, piece, city)


def road_limit(s: State, piece: int) -> int:
    """M10.1.3, M10.1.5: the roads of a move that is not all on main roads."""
    return GENERAL_ROADS if s.setting.general_bits >> piece & 1 else TRAIN_ROADS


def forced_limit(s: State, piece: int) -> int:
    """M10.1.12: the roads of a forced march, which is for generals only."""
    return FORCED_ROADS if s.setting.general_bits >> piece & 1 else 0


def ordinary_steps(s: State, piece: int, taken: int, all_main: bool) -> list[int]:
    """M10.1.2-M10.1.5, M10.1.14, M10.1.17: where a piece may go next that has taken so many roads."""
    setting = s.setting
    power, here = setting.power_of[piece], s.place[piece]
    limit = road_limit(s, piece)
    if taken < limit:
        return open_cities(s, piece, setting.roads[power][here])
    if taken == limit and all_main:
        return open_cities(s, piece, setting.main_roads[power][here])
    return []


def forced_steps(s: State, general: int, taken: int) -> list[int]:
    """M10.1.12, M10.1.15: where a forced march may go next."""
    if taken == FORCED_ROADS:
        return []
    roads = s.setting.main_roads[s.setting.power_of[general]][s.place[general]]
    return [city for city in open_cities(s, general, roads) if _may_force(s, general, city)]


def _may_force(s: State, general: int, city: int) -> bool:
    """M10.1.12 (b)-(d), M10.1.18: no enemy fortress or train, no city next to an enemy piece (hussars are none)."""
    power = s.setting.power_of[general]
    enemies, at = s.relations.enemy_pieces[power], s.at
    if at[city] & enemies:
        return False
    for other in s.setting.network.neighbours[city]:
        if at[other] & enemies:
            return False
    return not enemy_fortress(s, power, city)


def force_bar(s: State, general: int, city: int) -> Reason | None:
    """M10.1.12 (b)-(d): why a forced march may not enter a city (`_may_force`)."""
    power, name = s.setting.power_of[general], s.city_id(city)
    for where in (city, *s.setting.network.neighbours[city]):
        enemies = s.at[where] & s.relations.enemy_pieces[power]
        if enemies:
            clause, key = ("M10.1.12 d", "forced_on_train") if where == city else ("M10.1.12 c", "forced_near")
            return because(clause, key, city=name, piece=s.piece_id(first_piece(enemies)), where=s.city_id(where))
    if not enemy_fortress(s, power, city):
        return None
    return because("M10.1.12 b", "forced_on_fortress", city=name, power=s.power_id(s.controller(city)))


def road_bar(s: State, piece: int, city: int) -> Reason | None:
    """M10.1.2, M10.1.17: why no road leads the piece from where it is to a city."""
    network, here = s.setting.network, s.place[piece]
    names = {"city": s.city_id(city), "here": s.city_id(here), "piece": s.piece_id(piece)}
    if city not in network.neighbours[here]:
        return map_bar(s, city) or because("M10.1.2", "not_adjacent", **names, away=network.distance[here][city])
    if city not in s.setting.roads[s.setting.power_of[piece]][here]:
        return because("M10.1.17", "other_map", **names)
    return None


def limit_bar(s: State, piece: int, city: int, taken: int, all_main: bool, forced: bool) -> Reason | None:
    """M10.1.3-M10.1.5, M10.1.12 (a): why a piece that has taken so many roads may not take this one."""
    main = city in s.setting.main_roads[s.setting.power_of[piece]][s.place[piece]]
    general, limit = s.setting.general_bits >> piece & 1, FORCED_ROADS if forced else road_limit(s, piece)
    names: dict[str, str | int] = {"piece": s.piece_id(piece), "city": s.city_id(city), "count": taken}
    if forced and taken < limit:
        return None if main else because("M10.1.12 a", "forced_by_road", **names)
    if taken < limit or (main and all_main and taken == limit and not forced):
        return None
    if forced or taken > limit or not all_main:
        return because("M10.1.12" if forced else "M10.1.3" if general else "M10.1.5", "roads_used", **names)
    return because("M10.1.4" if general else "M10.1.5", "main_road_needed", **names)


def could_enter(s: State, piece: int, city: int, forced: bool) -> bool:
    """M10.1.6, M10.1.12, M10.1.16: whether a piece could enter a city once it is next to it; back to its own, too."""
    others = s.at[city] & ~(1 << piece)
    if s.closed(s.setting.power_of[piece], city) or (others and not may_meet(s, piece, others)):
        return False
    return not forced or _may_force(s, piece, city)


def movable_pieces(s: State, power: int) -> list[int]:
    """M10.1.1: the pieces of a power that have not moved in this phase and can take a first step."""
    moved, place, roads = s.moved, s.place, s.setting.roads[power]
    return [
        piece
        for piece in s.setting.pieces_of[power]
        if place[piece] >= 0 and not moved >> piece & 1 and has_open_city(s, piece, roads[place[piece]])
    ]


def start_bar(s: State, piece: int) -> Reason | None:
    """M10.1.1, M10.1.7: why `movable_pieces` leaves out a piece."""
    name = s.piece_id(piece)
    bar = place_bar(s, piece)
    if bar:
        return bar
    here = s.place[piece]
    if s.moved >> piece & 1:
        train = not s.setting.general_bits >> piece & 1
        stacked = s.at[here] != 1 << piece
        key = "train_moved" if train else "stacked" if stacked else "has_moved"
        return because("M10.1.7" if stacked else "M10.1.1", key, piece=name)
    if ordinary_steps(s, piece, 0, True):
        return None
    return because("M10.1.6", "no_first_step", piece=name, city=s.city_id(here))
