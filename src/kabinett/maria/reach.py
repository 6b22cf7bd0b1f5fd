"""M10.1 Reach: where a piece could go, by which moves, and what would come of it; for who looks at the map and plans.

Nothing is decided here: the moves are tried on copies of the position, so what is found is what the rules would do.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field

from kabinett.core.moves import Move
from kabinett.maria.combat import enemies_near
from kabinett.maria.movement import March, MovementPhase
from kabinett.maria.powers import AUSTRIA
from kabinett.maria.stacks import Consent, generals_at
from kabinett.maria.state import State
from kabinett.maria.survey_types import MariaEnd, MariaReach, MariaWay

Gain = tuple[int, ...]
Ends = dict[int, list["Way"]]  # by city: the shortest way, and perhaps a longer one that is worth it

# M10.3.3, M10.3.8, M10.1.9, M7.5: what can happen on the way, by the event that tells it, and what it happens to.
EFFECTS = {
    "fortress_conquered": ("conquers", "city"),
    "question_marker": ("marks", "city"),
    "train_eliminated": ("overruns", "piece"),
    "hussar_removed": ("removes", "city"),
}


@dataclass(slots=True)
class Way:
    """A march as far as it was tried: the position that it leads to, the moves and cities, and what happens."""

    s: State
    piece: int
    moves: list[str]
    path: list[int]
    effects: dict[str, list[str]] = field(default_factory=dict)
    consent: str = ""  # M10.1.19: the seat that has to agree to its end

    @property
    def march(self) -> March | None:
        """The march, while it can go on."""
        top = self.s.stages[-1] if self.s.stages else None
        return top if isinstance(top, March) and top.piece == self.piece and self.s.outcome is None else None

    def offers(self, move: Move) -> bool:
        """Whether this is one of the choices now."""
        return any(move in decision.options for decision in self.s.asked)

    def cities(self) -> list[Move]:
        """M10.1.2: the next steps."""
        return [option for option in self.s.asked[0].options if option.verb == "city"] if self.march else []

    def gain(self, seat: str) -> Gain:
        """What is worth a longer way, in this order: victory, fortresses, trains."""
        outcome = self.s.outcome
        won = 0 if outcome is None else 1 if seat in outcome.winners else -1
        return (won, self._count("conquers"), self._count("overruns"))

    def full_gain(self, seat: str) -> Gain:
        """What decides between ways of one length: question markers and hussars, too, which are good to remove for
        Austria's enemies only."""
        own = self.s.setting.power_of[self.piece] in self.s.relations.friends[AUSTRIA]
        return (*self.gain(seat), self._count("marks"), -self._count("removes") if own else self._count("removes"))

    def _count(self, effect: str) -> int:
        return len(self.effects.get(effect, ()))


# -- what is found


def reach(s: State, piece: int) -> MariaReach:
    """M10.1.2-M10.1.18: all cities where a move of the piece can end, in its ordinary move and by forced march, each
    with the shortest way there, and with a longer one if that gains more.

    `now` is whether its player can make these moves from now on; else they are for a plan, as if the piece had its move
    before it.
    """
    seat = s.player(s.setting.power_of[piece])
    start, now = _begun(s, seat, piece)
    found: dict[bool, Ends] = {False: {}, True: {}}  # by whether the march is forced
    for begun in _starts(start, seat) if start else ():
        march = begun.march
        assert march is not None
        found[march.forced] = _ends(begun, seat)
    return {
        "piece": s.piece_id(piece),
        "seat": seat,
        "now": now,
        "city": s.city_id(s.place[piece]) if s.place[piece] >= 0 else None,
        "ordinary": _told(s, found[False]),
        "forced": _told(s, found[True]),
    }


def _begun(s: State, seat: str, piece: int) -> tuple[Way | None, bool]:
    """The way of a piece that is on the march, that may set out now, or that could if its move were before it."""
    way = Way(s.copy(), piece, [], [s.place[piece]])
    if way.march:
        return way, True
    first, now = s.setting.moves.piece[piece], s.stages and isinstance(s.stages[-1], MovementPhase)
    if now and way.offers(first):
        return _played(way, seat, first), True
    plan = Way(_planned(s, piece), piece, [], way.path)
    return (_played(plan, seat, first) if plan.offers(first) else None), False


def _planned(s: State, piece: int) -> State:
    """The position as if the movement phase of the piece's power had just begun; nobody else moves in it."""
    plan = s.copy()
    phase = MovementPhase([s.setting.power_of[piece]])
    plan.stages, plan.moved, plan.outcome = [phase], 0, None
    plan.asked = phase.ask(plan)
    return plan


def _starts(start: Way, seat: str) -> Iterator[Way]:
    """M10.1.12: the march as it is, and with a forced march announced."""
    if start.cities() or start.offers(start.s.setting.moves.stop):
        yield start
    if start.offers(start.s.setting.moves.forced):
        yield _played(start, seat, start.s.setting.moves.forced)


# -- the search


def _ends(start: Way, seat: str) -> Ends:
    """The ways to each end. It goes road by road, so who comes first has the shortest."""
    ends: Ends = {}
    known: dict[int, list[tuple[bool, Gain]]] = defaultdict(list)
    _note(ends, start, seat)
    level = [start]
    while level:
        tried = [_stepped(way, seat, city) for way in level for city in way.cities()]
        for way in tried:
            _note(ends, way, seat)
        level = _worth_following(tried, known, seat)
    return ends


def _note(ends: Ends, way: Way, seat: str) -> None:
    """Keep a way that may end where it is, if it is the best of the shortest, or better than those."""
    if way.march and not way.offers(way.s.setting.moves.stop):
        return
    ways = ends.setdefault(way.path[-1], [])
    if not ways or (len(way.path) == len(ways[0].path) and way.full_gain(seat) > ways[0].full_gain(seat)):
        ways[:] = [way]
    elif way.gain(seat) > ways[-1].gain(seat):
        ways[1:] = [way]


def _worth_following(ways: list[Way], known: dict[int, list[tuple[bool, Gain]]], seat: str) -> list[Way]:
    """Without those that come to a city as, or after, others that had as much and may go at least as far."""
    going = [(march.all_main, way.full_gain(seat), way) for way in ways if (march := way.march)]
    going.sort(key=lambda found: found[:2], reverse=True)
    worthy = []
    for all_main, _, way in going:
        city, gain = way.path[-1], way.gain(seat)
        if not any(main >= all_main and had >= gain for main, had in known[city]):
            known[city].append((all_main, gain))
            worthy.append(way)
    return worthy


def _stepped(way: Way, seat: str, city: Move) -> Way:
    """M10.1.19: one step further; where another player has to agree, he does."""
    further = _played(way, seat, city)
    further.path = [*way.path, city.n]
    while further.s.stages and isinstance(further.s.stages[-1], Consent):
        decision = further.s.asked[0]
        further.consent = decision.seat
        _answer(further.s, decision.seat, decision.options[0])
    return further


def _played(way: Way, seat: str, move: Move) -> Way:
    """The way after one more move."""
    further = way.s.copy()
    _answer(further, seat, move)
    effects = way.effects
    for event in further.events:
        if event.kind in EFFECTS:
            effect, what = EFFECTS[event.kind]
            effects = {**effects, effect: [*effects.get(effect, ()), str(event.params[what])]}
    return Way(further, way.piece, [*way.moves, str(move)], way.path, effects, way.consent)


def _answer(s: State, seat: str, move: Move) -> None:
    """Make a move that is offered, and go on until something is asked or the march is over."""
    s.stages[-1].answer(s, seat, move)
    s.asked = ()
    while s.outcome is None and not s.asked and not isinstance(s.stages[-1], MovementPhase):
        s.asked = s.stages[-1].ask(s)
        if not s.asked:
            s.stages[-1].step(s)


# -- as data


def _told(s: State, ends: Ends) -> dict[str, MariaEnd]:
    """Ends with their ways, by city."""
    return {
        s.city_id(city): {**_way(ways[0]), "better": _way(ways[1]) if len(ways) > 1 else None}
        for city, ways in sorted(ends.items())
    }


def _way(way: Way) -> MariaWay:
    """M10.1, M11.1.1: the moves that lead to an end, the roads taken and left, and what it means. `stop` is sent only
    where something is asked."""
    s, city = way.s, way.path[-1]
    asked = s.asked[0].params if way.march else {}
    general = bool(s.setting.general_bits >> way.piece & 1)
    others = [piece for piece in generals_at(s, city) if piece != way.piece]
    enemies = [piece for near in enemies_near(s, city) for piece in generals_at(s, near)] if general else []
    return {
        "moves": [*way.moves, str(s.setting.moves.stop)] if way.march else way.moves,
        "path": [s.city_id(passed) for passed in way.path],
        "roads": len(way.path) - 1,
        "left": int(asked["most"]) - int(asked["taken"]) if asked else 0,
        "conquers": way.effects.get("conquers", []),
        "marks": way.effects.get("marks", []),
        "overruns": way.effects.get("overruns", []),
        "removes": way.effects.get("removes", []),
        "joins": [s.piece_id(piece) for piece in others],
        "enemies": [s.piece_id(piece) for piece in enemies],
        "consent": way.consent or None,
        "wins": list(s.outcome.winners) if s.outcome else None,
    }
