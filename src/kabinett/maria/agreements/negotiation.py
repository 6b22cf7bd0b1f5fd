"""M21.1, M21.4, DP4 Negotiation: offers of agreements are made, accepted, declined and withdrawn.

These are standing moves, open to all at any time. An offer is checked when it is made and again when it is accepted,
for much may have changed (see `admission`); what is refused leaves the state as it was.
"""

from __future__ import annotations

from collections.abc import Sequence

from kabinett.core.errors import Reason
from kabinett.core.moves import Decision, Move
from kabinett.maria.agreements.admission import carry_out, check_deal
from kabinett.maria.agreements.running import deal_params
from kabinett.maria.agreements.terms import Refused, joined, read_clauses
from kabinett.maria.setting import MAX_DEALS, Setting
from kabinett.maria.state import Deal, State

MAX_OFFERS = 3  # of one seat on the table at once
NO_NUMBER = 0  # of an offer that is not made yet
MAX_SHOWN = 40  # letters of an unknown name that a refusal repeats


# -- the moves


def answers(s: State, seat: str) -> list[Move]:
    """M21.4: the offers that the seat may accept (as far as they can still be agreed), decline or withdraw."""
    moves = s.setting.moves
    found = [
        move
        for deal in s.offers
        for move in (
            moves.accept_offer[deal.number - 1],
            moves.decline_offer[deal.number - 1],
            moves.withdraw_offer[deal.number - 1],
        )
        if why_not(s, seat, move) is None
    ]
    return sorted(found, key=lambda move: move.id)


def replies(standing: Sequence[Move], seat: str) -> list[Decision]:
    """M21.4: the offers that others have made to the seat, each as a choice out of its standing moves."""
    choices: dict[int, list[Move]] = {}
    for move in standing:
        if move.verb in ("accept", "decline"):
            choices.setdefault(move.n, []).append(move)
    return [Decision(seat, "offer", "M21.4", moves, number=number) for number, moves in choices.items()]


def is_negotiation(move: Move) -> bool:
    """Whether a move is about an offer. (`accept` and `decline` without a number answer other questions.)"""
    return move.verb in ("propose", "accept", "decline", "withdraw") and move.arg is not None


def why_not(s: State, seat: str, move: Move) -> Reason | None:
    """M21.3, M21.4: why the seat may not make this offer, or answer it so; None if it may."""
    if not s.setting.advanced:
        return Reason("M14.2", "no_negotiations")
    try:
        if move.verb == "propose":
            deal = _read_offer(s, seat, str(move.arg))
            _check_new(s, deal)
        else:
            deal = _find_offer(s, seat, move)
        if move.verb in ("propose", "accept"):
            check_deal(s, deal)
            _check_room(s, deal)
    except Refused as refused:
        return refused.reason
    return None


def apply(s: State, seat: str, move: Move) -> None:
    """M21.4: make an offer, or answer it, after `why_not` has found nothing against it."""
    if move.verb == "propose":
        deal = _read_offer(s, seat, str(move.arg))._replace(number=_take_number(s))
        s.offers.append(deal)
        s.emit("offer_made", "M21.4", **deal_params(s, deal))
        return
    deal = _find_offer(s, seat, move)
    s.offers.remove(deal)
    kinds = {"accept": "offer_accepted", "decline": "offer_declined", "withdraw": "offer_withdrawn"}
    s.emit(kinds[move.verb], "M21.4", **deal_params(s, deal))
    if move.verb == "accept":
        _conclude(s, deal)


def _conclude(s: State, deal: Deal) -> None:
    """M21.2, M21.4: all clauses hold from now on; what is done at once is done, the others run."""
    clauses = read_clauses(s.setting, deal.clauses)
    for clause in clauses:
        carry_out(s, clause)
    rest = [clause for clause in clauses if not clause.at_once]
    if rest:
        s.agreements.append(deal._replace(clauses=joined(rest)))


def _take_number(s: State) -> int:
    """Offers and agreements share their numbers, given in turn, so that no number ever means two of them."""
    used = {deal.number for deal in (*s.offers, *s.agreements)}
    while s.deals_made % MAX_DEALS + 1 in used:
        s.deals_made += 1
    s.deals_made += 1
    return (s.deals_made - 1) % MAX_DEALS + 1


# -- reading


def _read_offer(s: State, seat: str, text: str) -> Deal:
    """M21.4: `SEAT: CLAUSE + CLAUSE ...`, offered by a seat that has not too many offers on the table."""
    name, _, rest = text.partition(":")
    seats, to = s.setting.seats, name.strip().lower()
    if to not in seats:
        raise Refused("M21.4", "offer_to_whom", seat=to[:MAX_SHOWN], seats=", ".join(seats))
    if to == seat:
        raise Refused("M21.8", "offer_to_oneself")
    by = seats.index(seat)
    if sum(deal.by == by for deal in s.offers) >= MAX_OFFERS:
        raise Refused("M21.4", "too_many_offers", count=MAX_OFFERS)
    return Deal(NO_NUMBER, by, seats.index(to), joined(read_clauses(s.setting, rest)))


def _find_offer(s: State, seat: str, move: Move) -> Deal:
    """M21.4: the offer that a move is about; who made it may withdraw it, the other party may accept or decline."""
    deal = next((deal for deal in s.offers if deal.number == move.n), None)
    if deal is None:
        raise Refused("M21.4", "no_offer", number=move.n)
    who = s.setting.seats[deal.by if move.verb == "withdraw" else deal.to]
    if who != seat:
        raise Refused("M21.4", "not_your_offer", number=move.n, seat=who)
    return deal


def _check_new(s: State, deal: Deal) -> None:
    """An offer that lies on the table already, or is agreed already, would say nothing new."""
    for other in (*s.offers, *s.agreements):
        if {other.by, other.to} == {deal.by, deal.to} and other.clauses == deal.clauses:
            raise Refused("M21.4", "offered_already", number=other.number)


def most_agreements(setting: Setting) -> int:
    """So many agreements may run at once that there are numbers left for the offers of every seat."""
    return MAX_DEALS - MAX_OFFERS * len(setting.seats)


def _check_room(s: State, deal: Deal) -> None:
    """Not too many agreements run when this one has begun, and those that it ends have ended."""
    clauses = read_clauses(s.setting, deal.clauses)
    ended = sum(clause.word == "end" for clause in clauses)
    runs = not all(clause.at_once for clause in clauses)
    if runs and len(s.agreements) - ended >= most_agreements(s.setting):
        raise Refused("M21.4", "too_many_agreements", count=most_agreements(s.setting))
