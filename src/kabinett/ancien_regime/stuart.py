"""C3.7 Charles Edward Stuart."""

from __future__ import annotations

from kabinett.ancien_regime.bars import vacant_bar
from kabinett.ancien_regime.board import FRANCE, NOBODY
from kabinett.ancien_regime.setting import LANDED, NOT_LANDED
from kabinett.ancien_regime.state import State
from kabinett.core.errors import Reason, because


def may_land(s: State, power: int) -> bool:
    """C3.7.2, C3.7.7: once in the game, in a French Movement Turn, unless a French general is in Scotland."""
    return power == FRANCE and s.stuart == NOT_LANDED and s.own_general(FRANCE, s.setting.board.stuart_home) == NOBODY


def land_bar(s: State, power: int) -> Reason | None:
    """C3.7.2, C3.7.7: why Stuart can not land now (`may_land`)."""
    name = s.general_id(s.setting.board.stuart)
    if power != FRANCE:
        return because("C3.7.2", "lands_for_france", general=name, power=s.power_id(FRANCE))
    if s.stuart != NOT_LANDED:
        return because("C3.7.7", "landed_already", general=name)
    return vacant_bar(s, FRANCE, s.setting.board.stuart_home, "C3.7.2")


def land(s: State) -> None:
    """C3.7.2: Stuart comes to Scotland with his two troops. It is his move of this Movement Turn."""
    board = s.setting.board
    s.stuart = LANDED
    s.put(board.stuart, board.stuart_home)
    s.emit("stuart_landed", "C3.7.2", general=s.general_id(board.stuart), territory=s.territory_id(board.stuart_home),
           troops=s.troops[board.stuart])  # fmt: skip
