"""M7 Hussars: Austria places them to make enemy supply dear."""

from __future__ import annotations

from dataclasses import dataclass, field

from kabinett.core.errors import Reason, because
from kabinett.core.fields import INT, public
from kabinett.core.moves import Decision, Move
from kabinett.core.state import Stage
from kabinett.maria.agreements import running as agreements
from kabinett.maria.bars import map_bar, occupied_bar
from kabinett.maria.powers import AUSTRIA
from kabinett.maria.setting import HUSSAR_REACH, HUSSARS
from kabinett.maria.state import BESIDE, State


def hussar_cities(s: State) -> list[int]:
    """M7.1, M7.4, M7.6, M7.7: cities of the Bohemia map near an Austrian general, without piece and without hussar."""
    near: set[int] = set()
    for general in s.on_map(AUSTRIA):
        near |= s.setting.hussar_reach[s.place[general]]
    at = s.at
    return sorted([city for city in near.difference(s.hussars) if not at[city]])


def hussar_bar(s: State, city: int) -> Reason | None:
    """M7.1, M7.7: why a city is none of `hussar_cities`."""
    generals, name = s.on_map(AUSTRIA), s.city_id(city)
    if city in s.setting.flanders:
        return because("M7.1", "hussar_map", city=name)
    if not any(city in s.setting.hussar_reach[s.place[general]] for general in generals):
        distance = s.setting.network.distance[city]
        nearest = min(generals, key=lambda g: distance[s.place[g]], default=None)
        if nearest is None:
            return map_bar(s, city) or because("M7.1", "hussar_alone", city=name)
        away = distance[s.place[nearest]]
        return map_bar(s, city) or because("M7.1", "hussar_far", city=name, piece=s.piece_id(nearest), away=away,
                                           reach=HUSSAR_REACH)  # fmt: skip
    second = because("M7.7", "hussar_there", city=name) if city in s.hussars else None
    return occupied_bar(s, city, "M7.1") or second


@dataclass(slots=True)
class HussarStage(Stage):
    """M7.1-M7.3: each hussar in turn may be placed, or stay where it is, on the board or beside it."""

    hussar: int = field(default=0, metadata=public(INT))

    def ask(self, s: State) -> tuple[Decision, ...]:
        """M7.2, M7.3: staying needs no reach; it is always possible. N12: unless Austria has agreed otherwise."""
        if self.hussar == HUSSARS:
            return ()
        moves = s.setting.moves
        options = [moves.stay, *[moves.city[city] for city in hussar_cities(s)]]
        place = s.hussars[self.hussar]
        where = "beside" if place == BESIDE else s.city_id(place)
        options, bound = agreements.hussar_options(s, self.hussar, options)
        return (Decision(s.player(AUSTRIA), "hussar", "M7.1", options, hussar=self.hussar + 1, place=where, **bound),)

    def why_not(self, s: State, decision: Decision, move: Move) -> Reason | None:
        """M7.1, M7.7: why it can not be placed there."""
        return hussar_bar(s, move.n) if move.verb == "city" else None

    def answer(self, s: State, seat: str, move: Move) -> None:
        """M7.1: place it, or leave it."""
        agreements.note_bound(s, seat)
        if move is not s.setting.moves.stay:
            s.hussars[self.hussar] = move.n
            s.emit("hussar_placed", "M7.1", hussar=self.hussar + 1, city=s.city_id(move.n))
        self.hussar += 1

    def step(self, s: State) -> None:
        """M7.8: hussars act only on supply, so the stage ends here."""
        s.pop()
