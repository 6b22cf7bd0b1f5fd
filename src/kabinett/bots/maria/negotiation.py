"""Negotiation in Maria: which agreements a bot offers, which it accepts, and whose generals it lets join its own.

Agreements are binding (M21.2): the engine takes breaching choices away, so a promise that is made is kept. What is left
to decide is whether a promise is worth it. Both sides of an agreement are judged by the same figures (`clauses`), and
what others gain counts against it, the more the nearer they are to victory.

Offers are made at one moment of a turn only: when the seat places the card of its first power in politics (M17.3.1),
which every seat does once in each turn. So an offer that was declined is not made again in the same turn, even by a bot
that remembers nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from kabinett.bots.maria.clauses import Gains, Prospects
from kabinett.core.moves import Decision, Move
from kabinett.maria.agreements.negotiation import why_not
from kabinett.maria.agreements.running import running
from kabinett.maria.agreements.terms import JOIN, read_clauses
from kabinett.maria.board import POWER_IDS
from kabinett.maria.election import bound_to_franz, electoral_college
from kabinett.maria.political import DISPLAY
from kabinett.maria.powers import AUSTRIA, BAVARIA, FRANCE, PRAGMATIC, PRUSSIA, SAXONY
from kabinett.maria.setting import CANDIDATES
from kabinett.maria.state import State

GOOD = "good"  # the verdict on an agreement that should be made
KINDS = frozenset({"offer", "consent", "consent_commander"})  # the decisions that are weighed here
LEAST = 0.3  # markers that an agreement must bring: what brings less is not worth being bound
TERM = 1  # turns after this one for which peace is offered
FEW_CARDS = (1, 2)  # what a vote may cost
TWO = 2  # players
NEAR = 2  # roads from which an enemy threatens a stack


def score(look: Prospects, gains: Gains, seat: int) -> float:
    """What an agreement is worth to a seat: its own gain, less what the gains of the others mean to it."""
    others = (other for other in range(len(gains)) if other != seat)
    return gains[seat] - sum((gains[other] * look.danger(other) for other in others), 0.0)


def verdict(look: Prospects, clauses: str, seat: int, partner: int) -> str:
    """What a seat should think of an agreement: it is `good`, or helps a partner who is about to win (`leader`), gives
    the seat `nothing`, or too `little` for what it gives others."""
    gains = look.gains(clauses)
    if gains[partner] > 0 and look.about_to_win(partner):
        return "leader"
    if gains[seat] <= 0:
        return "nothing"
    return GOOD if score(look, gains, seat) >= LEAST else "little"


# -- answers


def weigh(s: State, decision: Decision) -> Sequence[float]:
    """How good the answers look: 1 for what should be done."""
    best = _ANSWERS[decision.kind](s, decision)
    return [float(_same(move, best)) for move in decision.options]


def _same(move: Move, best: str) -> bool:
    return best in (move.verb, move.arg)


def _answer_offer(s: State, decision: Decision) -> str:
    """M21.4: an offer is accepted if it is good for the seat that it was made to."""
    deal = next((deal for deal in s.offers if deal.number == decision.params["number"]), None)
    return "accept" if deal is not None and verdict(Prospects(s), deal.clauses, deal.to, deal.by) == GOOD else "decline"


def _consent(s: State, decision: Decision) -> str:
    """M10.1.19: a stack of two players is formed against an enemy who is near; not to serve under who leads."""
    setting = s.setting
    index = setting.board.piece_index
    general, commander = index[str(decision.params["piece"])], index[str(decision.params["commander"])]
    mine = s.player(setting.power_of[commander]) == decision.seat
    asks = setting.seats.index(s.player(setting.power_of[general]))
    city = setting.board.city_index[str(decision.params["city"])]
    return "accept" if threatened(s, city) and (mine or not Prospects(s).leads(asks)) else "decline"


def _commander(s: State, decision: Decision) -> str:
    """M6.4: who comes wants to command, unless he leads the game and would be refused."""
    own, other = str(decision.params["piece"]), str(decision.params["other"])
    return other if Prospects(s).leads(s.setting.seats.index(decision.seat)) else own


def threatened(s: State, city: int) -> bool:
    """Whether a general of Austria's and the Pragmatic Army's enemies is near."""
    enemies = s.relations.enemies[AUSTRIA] & s.relations.enemies[PRAGMATIC]
    near = s.setting.network.distance[city]
    return any(near[s.place[general]] <= NEAR for power in enemies for general in s.on_map(power))


_ANSWERS: Mapping[str, Callable[[State, Decision], str]] = {
    "offer": _answer_offer,
    "consent": _consent,
    "consent_commander": _commander,
}


# -- offers


def offer(s: State, seat: str) -> Move | None:
    """M21.4: what the seat should offer now, if anything. Between two players nothing is good for both (M24.11)."""
    if not s.setting.advanced or s.setting.players == TWO or not _moment(s, seat):
        return None
    by = s.setting.seats.index(seat)
    best = max(_good_offers(s, by), key=lambda found: found[0], default=None)
    return best[1] if best else None


def _moment(s: State, seat: str) -> bool:
    """Whether the seat places the card of its first power."""
    for decision in s.asked:
        if decision.seat == seat and decision.kind == "placement":
            first = next(power for power in DISPLAY if s.player(power) == seat)
            return decision.params["power"] == s.power_id(first)
    return False


def _good_offers(s: State, by: int) -> Iterator[tuple[float, Move]]:
    """The offers that are good for both sides and can be made, with what they bring to the side that gets less."""
    look, seats = Prospects(s), s.setting.seats
    for to in range(len(seats)):
        if to == by or any({deal.by, deal.to} == {by, to} for deal in s.offers):
            continue
        for clauses in _ideas(look, by, to):
            if _good_for_both(look, clauses, by, to) and not _agreed(s, clauses):
                move = s.setting.moves.vocabulary.find(f"propose {seats[to]}: {clauses}")
                if why_not(s, seats[by], move) is None:
                    gains = look.gains(clauses)
                    yield min(score(look, gains, by), score(look, gains, to)), move


def _good_for_both(look: Prospects, clauses: str, by: int, to: int) -> bool:
    return verdict(look, clauses, by, to) == verdict(look, clauses, to, by) == GOOD


def _agreed(s: State, clauses: str) -> bool:
    """Whether something like it runs already: the same kind of clause between the same powers."""
    present = {(clause.word, frozenset(clause.powers)) for _, clause in running(s)}
    return any((clause.word, frozenset(clause.powers)) in present for clause in read_clauses(s.setting, clauses))


def _ideas(look: Prospects, by: int, to: int) -> Iterator[str]:
    """What might be good for both: quiet between them while a third leads, votes for cards, the peace of Silesia."""
    s = look.s
    third = next(seat for seat in range(len(s.setting.seats)) if seat not in (by, to))
    if look.leads(third):
        yield from _truces(s, by, to)
    yield from _votes(s, by, to)
    yield from _peace(s, by, to)
    yield from (f"end {deal.number}" for deal in s.agreements if {deal.by, deal.to} == {by, to})


def _truces(s: State, by: int, to: int) -> Iterator[str]:
    """N1: an armistice of the powers that are at war, and of their allies."""
    until = min(s.turn + TERM, s.setting.variant.turns)
    seats = s.setting.seats
    for one, two in ((AUSTRIA, PRUSSIA), (AUSTRIA, FRANCE), (FRANCE, PRAGMATIC)):
        if {s.player(one), s.player(two)} == {seats[by], seats[to]} and two in s.relations.enemies[one]:
            pairs = [(one, two), *((one, ally) for ally in _allies(s, two) if ally in s.relations.enemies[one])]
            yield JOIN.join(f"armistice {POWER_IDS[a]} {POWER_IDS[b]} until {until}" for a, b in pairs)


def _allies(s: State, power: int) -> list[int]:
    """The minor power that is played together with a major one."""
    return [minor for minor in (BAVARIA, SAXONY) if minor in s.relations.friends[power] and _together(s, minor, power)]


def _together(s: State, minor: int, power: int) -> bool:
    return power in (FRANCE, PRUSSIA) and s.player(minor) == s.player(power)


def _votes(s: State, by: int, to: int) -> Iterator[str]:
    """N3, N4: in the turn of the election cards for the votes that decide it."""
    seats, college = s.setting.seats, list(electoral_college(s).values())
    voters = {power for power in college if s.player(power) == seats[to] and not bound_to_franz(power)}
    if not s.election_pending or not voters or seats[by] not in (s.player(AUSTRIA), s.player(FRANCE)):
        return
    candidate = CANDIDATES[seats[by] == s.player(AUSTRIA)]
    giver, receiver = (AUSTRIA, PRAGMATIC) if seats[by] == s.player(AUSTRIA) else (FRANCE, PRUSSIA)
    if s.player(receiver) != seats[to]:
        return
    votes = JOIN.join(f"vote {POWER_IDS[power]} {candidate}" for power in sorted(voters))
    for cards in FEW_CARDS:
        yield f"{votes}{JOIN}subsidy {POWER_IDS[giver]} {POWER_IDS[receiver]} {cards}"


def _peace(s: State, by: int, to: int) -> Iterator[str]:
    """N10: the peace of Silesia, which Prussia alone can bring up otherwise, as soon as it holds the whole land."""
    seats, board = s.setting.seats, s.setting.board
    if s.silesia_annexed or {seats[by], seats[to]} != {s.player(AUSTRIA), s.player(PRUSSIA)}:
        return
    if all(s.controller(city) == PRUSSIA for city in board.silesia if s.setting.fortress[city]):
        yield JOIN.join(f"peace {POWER_IDS[power]} until {s.turn}" for power in (PRUSSIA, AUSTRIA))
