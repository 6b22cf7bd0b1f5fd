"""M7 Hussars: Austria places them to make enemy supply dear."""

from __future__ import annotations

from dataclasses import dataclass, field

from kabinett.core.fields import INT, public
from kabinett.core.moves import Decision, Move
from kabinett.core.state import Stage
from kabinett.maria import agreements
from kabinett.maria.powers import AUSTRIA
from kabinett.maria.setting import HUSSARS
from kabinett.maria.state import BESIDE, State


def hussar_cities(s: State) -> list[int]:
    """M7.1, M7.4, M7.6, M7.7: cities of the Bohemia map near an Austrian general, without piece and without hussar."""
    near: set[int] = set()
    for general in s.on_map(AUSTRIA):
        near |= s.setting.hussar_reach[s.place[general]]
    return sorted(city for city in near if not s.at[city] and city not in s.hussars)


@dataclass(slots=True)
class HussarStage(Stage):
    """M7.1-M7.3: each hussar in turn may be placed, or stay where it is, on the board or beside it."""

    hussar: int = field(default=0, metadata=public(INT))

    def ask(self, s: State) -> tuple[Decision, ...]:
        """M7.2, M7.3: staying needs no reach; it is always possible. N12: unless Austria has agreed otherwise."""
        if self.hussar == HUSSARS:
            return ()
        moves = s.setting.moves
        options = [moves.stay, *(moves.city[city] for city in hussar_cities(s))]
        place = s.hussars[self.hussar]
        where = "beside" if place == BESIDE else s.city_id(place)
        options, bound = agreements.hussar_options(s, self.hussar, options)
        return (Decision(s.player(AUSTRIA), "hussar", "M7.1", options, hussar=self.hussar + 1, place=where, **bound),)

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
