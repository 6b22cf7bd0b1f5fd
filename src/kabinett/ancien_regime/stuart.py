"""C3.7 Charles Edward Stuart."""

from __future__ import annotations

from kabinett.ancien_regime.board import FRANCE, NOBODY
from kabinett.ancien_regime.setting import LANDED, NOT_LANDED
from kabinett.ancien_regime.state import State


def may_land(s: State, power: int) -> bool:
    """C3.7.2, C3.7.7: once in the game, in a French Movement Turn, unless a French general is in Scotland."""
    return power == FRANCE and s.stuart == NOT_LANDED and s.own_general(FRANCE, s.setting.board.stuart_home) == NOBODY


def land(s: State) -> None:
    """C3.7.2: Stuart comes to Scotland with his two troops. It is his move of this Movement Turn."""
    board = s.setting.board
    s.stuart = LANDED
    s.put(board.stuart, board.stuart_home)
    s.emit("stuart_landed", "C3.7.2", general=s.general_id(board.stuart), territory=s.territory_id(board.stuart_home),
           troops=s.troops[board.stuart])  # fmt: skip
