"""M21.2, M21.5, M21.6 Running agreements: what they bind their parties to, and how they end.

A running clause takes breaching choices away from the options of a decision, the oldest agreement first; where nothing
would be left, it does not bind. The functions `..._options` give what is left together with the parameter `bound` of
the decision: the clauses that took something away. Moves of pieces are in `bounds`, offers in `negotiation`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from copy import copy

from kabinett.core.errors import Reason
from kabinett.core.moves import Move
from kabinett.maria.agreements.regions import named_cities
from kabinett.maria.agreements.terms import AVOID, CHOOSE, DISCARD, INSTRUCTION, JOIN, Clause, joined, read_clauses
from kabinett.maria.board import NOBODY
from kabinett.maria.powers import PRUSSIA, SAXONY
from kabinett.maria.state import BESIDE, Deal, State

Breach = Callable[[Clause, Move], bool]
Limited = tuple[list[Move], dict[str, str]]


def running(s: State, *words: str) -> Iterator[tuple[int, Clause]]:
    """M21.2: the clauses of these kinds (all, if none is named) with the numbers of their agreements, oldest first."""
    for deal in s.agreements:
        for clause in read_clauses(s.setting, deal.clauses):
            if not words or clause.word in words:
                yield deal.number, clause


# -- what is bound


def limited(s: State, options: list[Move], breach: Breach) -> Limited:
    """M21.5: the choices that are left. A clause that all of them would breach does not bind."""
    if not s.agreements:
        return options, {}
    found = []
    for number, clause in running(s):
        left = [option for option in options if not breach(clause, option)]
        if left and len(left) < len(options):
            found.append((number, clause))
            options = left
    return options, bound_by(found)


def bound_by(found: Iterable[tuple[int, Clause]]) -> dict[str, str]:
    """The parameter of a decision from which clauses took choices away: `2: leave austria silesia until 5 + ...`."""
    texts = dict.fromkeys(f"{number}: {clause.text}" for number, clause in found)
    return {"bound": JOIN.join(texts)} if texts else {}


def why_not(s: State, seat: str, move: Move) -> Reason | None:
    """M21.5: the clause that took this choice away from what the seat is asked, if one did.

    The present question is asked again as if there were no agreements, then with one clause after the other.
    """
    if not s.agreements:
        return None
    trial, deals = copy(s), list(s.agreements)
    trial.agreements = []
    if not _asked(trial, seat, move):
        return None
    for deal in deals:
        trial.agreements.append(deal)
        for last, clause in enumerate(read_clauses(s.setting, deal.clauses), 1):
            trial.agreements[-1] = deal._replace(clauses=JOIN.join(deal.clauses.split(JOIN)[:last]))
            if not _asked(trial, seat, move):
                return Reason(clause.id, "agreed", {"number": deal.number, "clauses": clause.text})
    return None


def _asked(s: State, seat: str, move: Move) -> bool:
    return any(decision.seat == seat and move in decision.options for decision in s.stages[-1].ask(s))


def note_bound(s: State, seat: str) -> None:
    """M21.5: a seat answers; what its agreements kept it from is told to all."""
    if not s.agreements:
        return
    for decision in s.asked:
        if decision.seat == seat and "bound" in decision.params:
            for entry in str(decision.params["bound"]).split(JOIN):
                number, _, clause = entry.partition(": ")
                _tell(s, int(number), read_clauses(s.setting, clause)[0])


def note_settled(s: State, word: str) -> None:
    """M21.5: a question was not asked, because a clause of this kind has answered it."""
    number, clause = next(running(s, word))
    _tell(s, number, clause)


def _tell(s: State, number: int, clause: Clause) -> None:
    s.emit("agreement_binds", clause.id, number=number, clauses=(clause.text,))


# -- choices that are fixed


def hussar_options(s: State, hussar: int, options: list[Move]) -> Limited:
    """N12: no hussar goes to, or stays in, a city where Austria promised to have none."""

    def breach(clause: Clause, move: Move) -> bool:
        city = move.n if move.verb == "city" else s.hussars[hussar]
        return clause.word == "no_hussars" and city != BESIDE and city in named_cities(s, clause.places)

    return limited(s, options, breach)


def vote_options(s: State, power: int, options: list[Move]) -> Limited:
    """N3: a power votes for the candidate it promised to vote for."""
    return limited(
        s, options, lambda clause, move: clause.word == "vote" and clause.powers[0] == power and move.n != clause.number
    )


def peace_options(s: State, power: int, options: list[Move]) -> Limited:
    """N10: Prussia offers the peace of Silesia, or Austria accepts it, as promised."""
    wanted = s.setting.moves.offer if power == PRUSSIA else s.setting.moves.accept
    return limited(
        s, options, lambda clause, move: clause.word == "peace" and clause.powers[0] == power and move is not wanted
    )


def trump_options(s: State, options: list[Move]) -> Limited:
    """N11: the last victor names the suit he promised."""
    return limited(
        s, options, lambda clause, move: clause.word == "trump" and clause.seat == s.victor and move.n != clause.number
    )


def choice_options(s: State, power: int, options: list[Move]) -> Limited:
    """N11: a power chooses the card that it promised to choose, to discard or to execute; or not this one."""

    def breach(clause: Clause, move: Move) -> bool:
        if clause.word != "politics" or clause.powers[0] != power:
            return False
        chosen = move.verb == "political" and move.n == clause.number
        return chosen == (clause.parts == (AVOID,))

    return limited(s, options, breach)


def part_options(s: State, power: int, card: int, part: str, options: list[Move]) -> Limited:
    """N11: of the card that it has chosen a power uses exactly the parts it promised, or none of them."""

    def breach(clause: Clause, move: Move) -> bool:
        if clause.word != "politics" or (clause.powers[0], clause.number) != (power, card):
            return False
        return clause.parts[0] not in (CHOOSE, AVOID) and move is not _wanted(s, clause, part)

    return limited(s, options, breach)


def _wanted(s: State, clause: Clause, part: str) -> Move:
    """N11: what a power that agreed to use these parts of its card does with one part."""
    moves = s.setting.moves
    if clause.parts == (DISCARD,):
        return moves.skip
    if part == INSTRUCTION:
        return moves.follow if INSTRUCTION in clause.parts else moves.skip
    ways = {f"{part}:left": moves.left, f"{part}:right": moves.right}
    return next((way for name, way in ways.items() if name in clause.parts), moves.skip)


def consent_given(s: State) -> bool:
    """N14: whether stacks of Austria and the Pragmatic Army have been agreed to in advance."""
    return bool(s.agreements) and any(running(s, "consent"))


def shift_waived(s: State) -> bool:
    """N13: whether Austria has promised not to move the Saxony marker."""
    return bool(s.agreements) and any(running(s, "no_shift"))


# -- how agreements end


def end_of_turn(s: State) -> None:
    """M21.4, M21.6: offers lapse, and clauses end with their term.

    Two kinds name none: N11 is for one turn only, N3 waits for the election.
    """
    drop_offers(s, lambda clause: True)
    drop_gone(s)
    drop_clauses(s, lambda clause: clause.until <= s.turn and clause.word != "vote", "term")


def saxony_changed(s: State) -> None:
    """M21.6, M2.10: Saxony has another player, who has promised nothing for it and to whom nothing was promised."""
    drop_offers(s, lambda clause: SAXONY in clause.powers)
    drop_clauses(s, lambda clause: SAXONY in clause.powers, "object")


def object_gone(s: State, clause: Clause) -> bool:
    """M21.6: whether what a clause is about has come to its end: the Emperor is elected, or the peace is made."""
    return (clause.word == "vote" and s.emperor != NOBODY) or (clause.word == "peace" and s.silesia_annexed)


def drop_gone(s: State) -> None:
    """M21.6: end the clauses whose object is gone."""
    if s.agreements:
        drop_clauses(s, lambda clause: object_gone(s, clause), "object")


def drop_offers(s: State, over: Callable[[Clause], bool]) -> None:
    """M21.4, M21.6: offers lapse of which some clause is over."""
    for deal in [deal for deal in s.offers if any(map(over, read_clauses(s.setting, deal.clauses)))]:
        s.offers.remove(deal)
        s.emit("offer_lapsed", "M21.4", **deal_params(s, deal))


def drop_deal(s: State, number: int, why: str) -> None:
    """M21.6: end a whole agreement."""
    for deal in [deal for deal in s.agreements if deal.number == number]:
        s.agreements.remove(deal)
        s.emit("agreement_ended", "M21.6", **deal_params(s, deal), why=why)


def drop_clauses(s: State, over: Callable[[Clause], bool], why: str) -> None:
    """M21.6: end clauses; an agreement goes on with those that it has left."""
    left = []
    for deal in s.agreements:
        clauses = read_clauses(s.setting, deal.clauses)
        ended = [clause for clause in clauses if over(clause)]
        kept = [clause for clause in clauses if clause not in ended]
        if ended:
            s.emit("agreement_ended", "M21.6", **deal_params(s, deal._replace(clauses=joined(ended))), why=why)
        if kept:
            left.append(deal._replace(clauses=joined(kept)))
    s.agreements = left


def deal_params(s: State, deal: Deal) -> dict[str, str | int | tuple[str, ...]]:
    """What events tell of an offer or agreement."""
    seats, clauses = s.setting.seats, tuple(deal.clauses.split(JOIN))
    return {"number": deal.number, "by": seats[deal.by], "to": seats[deal.to], "clauses": clauses}
