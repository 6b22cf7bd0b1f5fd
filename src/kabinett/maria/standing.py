"""DP3, DP4, DP5, DP38 Standing moves: what a seat may do without being asked."""

from __future__ import annotations

from kabinett.core.errors import Reason, because
from kabinett.core.moves import Move
from kabinett.maria import setup
from kabinett.maria.agreements import negotiation
from kabinett.maria.combat import Battle
from kabinett.maria.reduction import order_reduction, reduction_bar, reduction_moves
from kabinett.maria.retreat import Retreat
from kabinett.maria.setting import MAX_TROOPS
from kabinett.maria.stacks import Division, divide, divide_bar, standing_divisions
from kabinett.maria.state import State
from kabinett.maria.subsidies import apply_own_contract, own_contract_bar, own_contract_moves
from kabinett.maria.winter import Recruiting

# M6.8: no troops are shifted while one of these is going on.
NO_DIVISION = (setup.SetUp, Battle, Retreat)


def standing_moves(s: State, seat: str) -> list[Move]:
    """M6.7, M19.2.2, M20.10, M21.4: divisions of troops; in the advanced game reduction, own contracts and offers."""
    moves = division_moves(s, seat)
    if s.setting.advanced:
        moves += reduction_moves(s, seat) + own_contract_moves(s, seat) + negotiation.answers(s, seat)
    return moves


def division_moves(s: State, seat: str) -> list[Move]:
    """M6.7, M6.8: troops may be shifted inside a stack at any time, but not while a battle runs.

    Nor in a stack or power whose troops are just being divided by another decision.
    """
    if s.runs(*NO_DIVISION):
        return []
    return standing_divisions(s, seat, _being_divided(s))


def _being_divided(s: State) -> set[int]:
    cities = {stage.city for stage in s.stages if isinstance(stage, Division)}
    powers = {stage.power for stage in s.stages if isinstance(stage, Recruiting)}
    return cities | {s.place[general] for power in powers for general in s.on_map(power)}


def is_standing(move: Move) -> bool:
    """Whether a move is one that needs no question (those of `negotiation` apart)."""
    return move.verb in ("divide", "reduce", "keep_objectives", "contract", "cancel")


def why_not(s: State, seat: str, move: Move) -> Reason | None:
    """M6.7, M6.8, M14.2, M19.2.2, M20.10: why the seat can not do this unasked (`standing_moves`)."""
    if move.verb == "divide":
        if s.runs(*NO_DIVISION):
            return because("M6.8", "no_division_now")
        general, troops = divmod(move.n, MAX_TROOPS)
        return divide_bar(s, seat, _being_divided(s), general, troops + 1)
    if not s.setting.advanced:
        return because("M14.2", "advanced_only")
    return own_contract_bar(s, seat, move) if move.verb in ("contract", "cancel") else reduction_bar(s, seat, move)


def apply_standing(s: State, seat: str, move: Move) -> None:
    """Carry out a standing move."""
    match move.verb:
        case "divide":
            general, troops = divmod(move.n, MAX_TROOPS)
            divide(s, general, troops + 1)
        case "reduce" | "keep_objectives":
            order_reduction(s, move)
        case "contract" | "cancel":
            apply_own_contract(s, move)
        case _:
            negotiation.apply(s, seat, move)
