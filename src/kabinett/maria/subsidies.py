"""M20 Subsidy contracts: for a number of turns one card of the giver's draw goes unseen to an ally."""

from __future__ import annotations

from kabinett.core.errors import Reason, because
from kabinett.core.moves import Move
from kabinett.maria.board import POWER_IDS
from kabinett.maria.income import may_receive
from kabinett.maria.political import DISPLAY
from kabinett.maria.powers import BAVARIA, FRANCE, SAXONY
from kabinett.maria.setting import MAX_TERM
from kabinett.maria.state import Contract, State


def bar(s: State, giver: int, receiver: int) -> str | None:
    """M20.1, M20.2, M20.4, M20.9, M24.5: the clause that forbids a contract between these powers; None: it may be made.

    M20.3: Prussia's neutrality does not end its alliance with France and Bavaria for this.
    """
    allies = s.setting.relations[s.saxony][False].friends[giver]
    if giver not in DISPLAY or receiver == giver or receiver not in allies:
        return "M20.2" if giver in DISPLAY else "M20.1"
    if (giver, receiver) == (FRANCE, BAVARIA):
        return "M20.9"
    if s.setting.players == 2 and receiver in DISPLAY:
        return "M24.5"
    if any({contract.giver, contract.receiver} == {giver, receiver} for contract in s.contracts):
        return "M20.4"
    return None


# The key of the sentence for each clause that can forbid a contract.
CONTRACT_BARS = {
    "M20.1": "contract_by_minor",
    "M20.2": "contract_not_allied",
    "M20.4": "contract_running",
    "M20.9": "contract_bavaria",
    "M24.5": "contract_to_major",
}


def contract_bar(s: State, giver: int, receiver: int) -> Reason | None:
    """The same as a reason."""
    clause = bar(s, giver, receiver)
    names = {"power": s.power_id(giver), "other": s.power_id(receiver)}
    return because(clause, CONTRACT_BARS[clause], **names) if clause else None


def make_contract(s: State, giver: int, receiver: int, turns: int) -> None:
    """M20.4, M20.6: the contract holds from the giver's next card phase on."""
    s.contracts.append(Contract(giver, receiver, turns))
    s.emit("contract_made", "M20.4", power=s.power_id(giver), receiver=s.power_id(receiver), turns=turns)


def end_contract(s: State, giver: int, receiver: int, clause: str = "M20.5") -> None:
    """M20.5, M21.6: the contract ends early."""
    s.contracts = [c for c in s.contracts if (c.giver, c.receiver) != (giver, receiver)]
    s.emit("contract_ended", clause, power=s.power_id(giver), receiver=s.power_id(receiver))


def end_saxon_contracts(s: State) -> None:
    """M20.3: a contract with Saxony ends when its status changes."""
    for contract in [c for c in s.contracts if SAXONY in (c.giver, c.receiver)]:
        end_contract(s, contract.giver, contract.receiver, "M20.3")


def due_contracts(s: State, giver: int, income: int) -> list[Contract]:
    """M20.6, M20.7, M20.8, M8.16: the contracts by which a card is handed over in the giver's card phase, in the order
    of making, as far as its income goes. A receiver who may not receive leaves the card with the giver."""
    due = [c for c in s.contracts if c.giver == giver and may_receive(s, c.receiver)]
    return due[:income]


def count_down(s: State, giver: int) -> None:
    """M20.7: a card phase of the giver has passed, with or without a card handed over."""
    running = [c._replace(turns=c.turns - 1) if c.giver == giver else c for c in s.contracts]
    s.contracts = [c for c in running if c.turns]
    for contract in running:
        if not contract.turns:
            names = s.power_id(contract.giver), s.power_id(contract.receiver)
            s.emit("contract_ended", "M20.7", power=names[0], receiver=names[1])


# -- contracts between powers of one player


def own_contract_moves(s: State, seat: str) -> list[Move]:
    """M20.10, DP38: contracts that this player can make between his own powers, and end."""
    own = [power for power in s.setting.powers if s.player(power) == seat]
    moves = s.setting.moves
    options = [
        moves.contract[f"{POWER_IDS[giver]}:{POWER_IDS[receiver]}:{turns}"]
        for giver in own
        for receiver in own
        if bar(s, giver, receiver) is None
        for turns in range(1, MAX_TERM + 1)
    ]
    options += [
        moves.cancel[f"{POWER_IDS[c.giver]}:{POWER_IDS[c.receiver]}"]
        for c in s.contracts
        if c.giver in own and c.receiver in own
    ]
    return options


def own_contract_bar(s: State, seat: str, move: Move) -> Reason | None:
    """M20.5, M20.10: why a player can not make or end a contract alone (`own_contract_moves`)."""
    giver, receiver = _named(move)
    names = {"power": s.power_id(giver), "other": s.power_id(receiver)}
    alone = all(power in s.setting.powers and s.player(power) == seat for power in (giver, receiver))
    if move.verb == "contract":
        return contract_bar(s, giver, receiver) or (None if alone else because("M20.10", "contract_of_two", **names))
    if (giver, receiver) not in [(c.giver, c.receiver) for c in s.contracts]:
        return because("M20.5", "contract_none", **names)
    return None if alone else because("M20.5", "contract_of_two", **names)


def _named(move: Move) -> tuple[int, int]:
    names = str(move.arg).split(":")
    return POWER_IDS.index(names[0]), POWER_IDS.index(names[1])


def apply_own_contract(s: State, move: Move) -> None:
    """M20.10: the player alone makes the contract, or ends it."""
    giver, receiver = _named(move)
    if move.verb == "contract":
        make_contract(s, giver, receiver, int(str(move.arg).split(":")[2]))
    else:
        end_contract(s, giver, receiver)
