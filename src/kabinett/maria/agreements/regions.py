"""M21.7 Regions: the sets of cities that a clause of an agreement can name."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from kabinett.core.graphs import FAR
from kabinett.maria.board import MAPS, POWER_IDS, REGIONS
from kabinett.maria.powers import PRUSSIA
from kabinett.maria.setting import Setting
from kabinett.maria.state import State


def named_cities(s: State, places: tuple[str, ...]) -> frozenset[int]:
    """M21.7, M19.1.3: cities and regions. Home countries are those of the present: Silesia becomes Prussia's."""
    return _named(s.setting, places, s.silesia_annexed)


def named_fortresses(s: State, places: tuple[str, ...]) -> frozenset[int]:
    """N8, N9: the fortresses among them."""
    return frozenset(city for city in named_cities(s, places) if s.setting.fortress[city])


@lru_cache(maxsize=256)
def _named(setting: Setting, places: tuple[str, ...], annexed: bool) -> frozenset[int]:
    return frozenset(city for place in places for city in _cities_of(setting, place, annexed))


def _cities_of(setting: Setting, place: str, annexed: bool) -> frozenset[int]:
    board, cities = setting.board, setting.network.cities
    if place in POWER_IDS:
        power = POWER_IDS.index(place)
        home = frozenset(city for city in cities if setting.home[city] == power)
        return home | board.silesia if annexed and power == PRUSSIA else home
    if place == "core_austria":
        return board.core_austria
    map_name = place.removesuffix("_map")
    if map_name in MAPS and map_name != place:
        return frozenset(city for city in cities if board.cities[city].map == map_name)
    if place in REGIONS:  # the others are territories of the board
        return frozenset(city for city in cities if board.territories[board.cities[city].territory].id == place)
    return frozenset((board.city_index[place],))


@lru_cache(maxsize=256)
def within(setting: Setting, cities: frozenset[int], reach: int) -> frozenset[int]:
    """N8: the cities that are no more than so many roads away from one of these."""
    distance = setting.network.distance
    return frozenset(n for n in setting.network.cities if any(distance[city][n] <= reach for city in cities))


@lru_cache(maxsize=256)
def depths(setting: Setting, region: frozenset[int]) -> Mapping[int, int]:
    """N6: for each city of a region the least number of roads to a city outside."""
    distance = setting.network.distance
    outside = [city for city in setting.network.cities if city not in region]
    return {city: min((distance[city][other] for other in outside), default=FAR) for city in region}
