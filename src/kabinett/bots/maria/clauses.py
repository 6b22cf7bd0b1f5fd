"""What the clauses of an agreement (N1-N14) are worth to whom.

Gains are in victory markers, by the number of the seat: what becomes of fortresses, cards and votes if a clause holds,
against what would if it did not. Only what all may know is asked, so that both sides come to the same figures.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from typing import NamedTuple

from kabinett.maria.agreements.regions import named_cities, named_fortresses
from kabinett.maria.agreements.running import running
from kabinett.maria.agreements.terms import AVOID, CHOOSE, DISCARD, INSTRUCTION, NO_TERM, Clause, read_clauses
from kabinett.maria.conquest import marker_after, protected
from kabinett.maria.election import FRANZ, KARL, VOTES_NEEDED, electoral_college
from kabinett.maria.political import DISPLAY, RUSSIA_TRACK, TRACKS, Effect, PoliticalCard
from kabinett.maria.pools import marked_fortresses, pool
from kabinett.maria.powers import AUSTRIA, AUSTRIAN_ALLY, BAVARIA, FRANCE, PRAGMATIC, PRUSSIA, own_major
from kabinett.maria.state import State

CARD, TROOP, CORPS, ELECTOR, BOX = 0.3, 0.2, 0.6, 0.4, 0.2  # what a card, a troop, a corps, ... is worth
REACH = 4  # roads within which a general threatens a fortress
OPEN, GUARDED = 0.5, 0.12  # how often he takes it in a turn, if nobody protects it, and if somebody does
BUSY = 0.25  # how much a guarded fortress keeps a general from others, against an open one
REST, RELIEF = 0.2, 0.3  # what a turn without war brings to both sides, and costs who fights one of them meanwhile
LONGEST = 3  # turns that are looked at to tell who is ahead
FADING = 0.85  # what each turn of a term counts, against the one before: what comes later is uncertain
PEACE_TURNS = 2  # M19.1.10
HABIT = 0.5  # how likely somebody does of himself what he promises
DISTANT_VOTE, LOST_VOTE = 0.5, 0.3  # of an election that is not yet near; of votes that are too few
HUSSARS, SHIFT, STACKS, TRUMP = 0.1, 0.25, 0.1, 0.05  # a turn without hussars, ...; a trump
HUSSAR_CITIES = 20  # in which hussars matter
SETTLED = 3  # the first turn in which it can be told who leads
SLOWEST = -0.5  # markers a turn: who falls back does so slowly
CLEAR = 1.0  # markers by which one is clearly ahead of all others
MOST_DANGER, LEAST_DANGER, DANGER_SLOPE = 1.2, 0.5, 0.1  # of the leader, of who is far behind, and for each marker
LAST_MARKERS = 2  # in the pool of a power that may win in the next turn, whatever its prospects

Gains = list[float]


# -- what powers can take from each other


class Chance(NamedTuple):
    """A fortress that a power may take in a turn: from whom, how likely, and what both gain and lose by it then."""

    city: int
    holder: int
    likely: float
    gain: float
    loss: float
    guarded: bool


class Prospects:
    """What the powers can hope for and have to fear in a position, found out once."""

    def __init__(self, s: State) -> None:
        self.s = s
        self._chances: dict[int, list[Chance]] = {}
        self._distances: tuple[float, ...] | None = None

    def chances(self, power: int) -> list[Chance]:
        """The enemy fortresses within reach of a power."""
        if power not in self._chances:
            self._chances[power] = _chances(self.s, power)
        return self._chances[power]

    def seat(self, power: int) -> int:
        """The number of the seat that plays a power."""
        return self.s.setting.seats.index(self.s.player(power))

    def gains(self, clauses: str) -> Gains:
        """What a whole agreement is worth to each seat. What runs already is worth nothing new."""
        balance = Balance(self)
        present = {(clause.word, clause.powers, clause.places): clause.until for _, clause in running(self.s)}
        named = read_clauses(self.s.setting, clauses)
        for clause in sorted(named, key=lambda clause: -clause.until):  # the longest of those that mean the same counts
            if clause.until >= present.get((clause.word, clause.powers, clause.places), NO_TERM):
                _KINDS[clause.word](balance, clause)
        return balance.gains

    # -- who is how far

    def pace(self, power: int) -> float:
        """By how many markers a turn brings a major power nearer to victory, with what its minor power takes."""
        s, won = self.s, 0.0
        for taker in s.setting.powers:
            for chance in self.chances(taker):
                won += chance.likely * chance.gain * (own_major(taker, s.saxony) == power)
                won -= chance.likely * chance.loss * (s.markers.get(chance.city) == power)
        return max(won, SLOWEST)

    def distance(self, seat: int) -> float:
        """M23.1, M23.6: how far the seat's best power will be from victory in some turns, if all goes on as it does."""
        if self._distances is None:
            seats = range(len(self.s.setting.seats))
            self._distances = tuple(min(self._far(power) for power in self._majors(of)) for of in seats)
        return self._distances[seat]

    def _far(self, power: int) -> float:
        return pool(self.s, power) - LONGEST * self.pace(power)

    def _majors(self, seat: int) -> list[int]:
        return [power for power in DISPLAY if self.seat(power) == seat]

    def behind(self, seat: int) -> float:
        """By how many markers the seat is farther from victory than the best of the others; less than 0 if it leads."""
        others = (other for other in range(len(self.s.setting.seats)) if other != seat)
        return self.distance(seat) - min(self.distance(other) for other in others)

    def leads(self, seat: int) -> bool:
        """Whether the seat is clearly nearer to victory; in the first turns nobody is, whatever the pools are."""
        return self.s.turn >= SETTLED and self.behind(seat) <= -CLEAR

    def danger(self, seat: int) -> float:
        """How much what the seat gains counts against all others: the nearer to victory, the more."""
        if self.s.turn < SETTLED:
            return (MOST_DANGER + LEAST_DANGER) / 2
        return min(MOST_DANGER, max(LEAST_DANGER, MOST_DANGER - DANGER_SLOPE * (self.behind(seat) + CLEAR)))

    def about_to_win(self, seat: int) -> bool:
        """Whether the next turn may bring the seat victory."""
        powers = self._majors(seat)
        return any(pool(self.s, power) <= max(LAST_MARKERS, self.pace(power) + 1) for power in powers)


def _chances(s: State, power: int) -> list[Chance]:
    """The enemy fortresses within reach of a power. A general takes about one open fortress in a turn."""
    distance, place, enemies = s.setting.network.distance, s.place, s.relations.enemies[power]
    places = [place[general] for general in s.on_map(power) if not s.face_down >> general & 1]
    found = []
    for city in s.setting.board.fortresses:
        holder = s.controller(city)
        if holder in enemies and any(distance[city][here] <= REACH for here in places):
            found.append((city, holder, protected(s, city)))
    work = sum((BUSY if guarded else 1.0 for _, _, guarded in found), 0.0)
    share = min(1.0, len(places) / work) if found else 0.0
    return [_chance(s, power, city, holder, guarded, share) for city, holder, guarded in found]


def _chance(s: State, power: int, city: int, holder: int, guarded: bool, share: float) -> Chance:
    own, other = _might(s, power), _might(s, holder)
    likely = share * (GUARDED if guarded else OPEN) * 2 * own / max(1, own + other)
    if city in s.setting.board.rhine:
        return Chance(city, holder, likely, ELECTOR, ELECTOR, guarded)
    gain = float(marker_after(s, city, power) is not None)
    return Chance(city, holder, likely, gain, float(city in s.markers), guarded)


def _might(s: State, power: int) -> int:
    """Troops and cards of a power, whose numbers all know."""
    return s.total(power) + len(s.hands[power])


class Balance:
    """What is added up for one agreement. What several of its clauses promise counts once."""

    def __init__(self, look: Prospects) -> None:
        self.look, self.s = look, look.s
        self.gains: Gains = [0.0] * len(look.s.setting.seats)
        self._counted: set[Hashable] = set()
        self._votes: dict[int, tuple[int, float]] = {}

    def add(self, power: int, gain: float) -> None:
        """The player of a power gains, or loses."""
        self.gains[self.look.seat(power)] += gain

    def first(self, *what: Hashable) -> bool:
        """Whether this is counted for the first time."""
        new = what not in self._counted
        self._counted.add(what)
        return new

    def term(self, clause: Clause) -> float:
        """The turns of a clause's term, later ones counting less."""
        turns = max(1, clause.until - self.s.turn + 1)
        return (1 - FADING**turns) / (1 - FADING)

    def spare(self, found: Iterable[tuple[int, Chance]], turns: float) -> None:
        """Powers do not take what they could: they miss the gain, and who holds it is spared the loss."""
        for power, chance in found:
            if self.first("spared", power, chance.city, turns > 0):
                self.add(power, -chance.likely * chance.gain * turns)
                self.add(chance.holder, chance.likely * chance.loss * turns)

    def vote(self, candidate: int, certain: int, votes: int) -> float:
        """How much more of an election is decided by these votes together with those promised before."""
        promised, share = self._votes.get(candidate, (0, 0.0))
        now = 1.0 if certain + promised + votes >= VOTES_NEEDED else LOST_VOTE
        self._votes[candidate] = promised + votes, now
        return now - share


def _against(look: Prospects, power: int, other: int) -> list[tuple[int, Chance]]:
    return [(power, chance) for chance in look.chances(power) if chance.holder == other]


# -- clauses: war and peace


def _armistice(balance: Balance, clause: Clause) -> None:
    """N1: both spare each other, and are free for their wars with others."""
    one, two = clause.powers
    _truce(balance, one, two, balance.term(clause))


def _truce(balance: Balance, one: int, two: int, turns: float) -> None:
    look, enemies = balance.look, balance.s.relations.enemies
    found = _against(look, one, two) + _against(look, two, one)
    balance.spare(found, turns)
    parties = frozenset((look.seat(one), look.seat(two)))
    if not found or not balance.first("rest", parties):
        return
    for power in (one, two):
        balance.add(power, REST * turns)
    for seat in {look.seat(power) for power in enemies[one] | enemies[two]} - parties:
        balance.gains[seat] -= RELIEF * turns


def _no_attack(balance: Balance, clause: Clause) -> None:
    """N2: one spares the other."""
    balance.spare(_against(balance.look, *clause.powers), balance.term(clause))


def _keep_out(balance: Balance, clause: Clause) -> None:
    """N7, N9: a power takes nothing there."""
    cities, power = named_cities(balance.s, clause.places), clause.powers[0]
    found = [(power, chance) for chance in balance.look.chances(power) if chance.city in cities]
    balance.spare(found, balance.term(clause))


def _no_protection(balance: Balance, clause: Clause) -> None:
    """N8: its enemies take the fortresses that it protects as easily as others."""
    s, power = balance.s, clause.powers[0]
    fortresses, distance = named_fortresses(s, clause.places), s.setting.network.distance
    near = [s.place[general] for general in s.on_map(power)]
    for enemy in s.relations.enemies[power]:
        for chance in balance.look.chances(enemy):
            if chance.guarded and chance.city in fortresses and any(distance[chance.city][c] <= REACH for c in near):
                easier = chance._replace(likely=chance.likely * (OPEN - GUARDED) / GUARDED)
                balance.spare([(enemy, easier)], -balance.term(clause))


def _leave(balance: Balance, clause: Clause) -> None:
    """N6: it neither takes nor protects anything there."""
    _keep_out(balance, clause)
    _no_protection(balance, clause)


def _peace(balance: Balance, clause: Clause) -> None:
    """N10, M19.1: two promises make the peace; each counts for half of it, and less while Silesia is not all
    Prussia's."""
    s = balance.s
    if not balance.first("peace", clause.powers):
        return
    fortresses = [city for city in s.setting.board.silesia if s.setting.fortress[city]]
    held = sum(s.controller(city) == PRUSSIA for city in fortresses)
    whole = Balance(balance.look)
    _truce(whole, PRUSSIA, AUSTRIA, PEACE_TURNS)
    abroad = sum(s.home(city) == AUSTRIA for city in marked_fortresses(s, PRUSSIA))
    whole.add(PRUSSIA, 1 - abroad // 2)
    share = (held / len(fortresses)) ** 2 / 2
    _add_all(balance, whole.gains, share)


def _add_all(balance: Balance, gains: Gains, share: float = 1.0) -> None:
    balance.gains = [before + share * gain for before, gain in zip(balance.gains, gains, strict=True)]


# -- clauses: cards and votes


def _vote(balance: Balance, clause: Clause) -> None:
    """N3, M18: a marker for Austria or for France, as far as these votes decide; France votes for Karl anyway."""
    power, candidate = clause.powers[0], clause.number
    college = list(electoral_college(balance.s).values())
    sides = {KARL: (FRANCE, BAVARIA), FRANZ: (AUSTRIA, PRAGMATIC)}
    certain = sum(voter in sides[candidate] for voter in college)
    if power in sides[candidate] or certain >= VOTES_NEEDED:
        return
    weight = balance.vote(candidate, certain, college.count(power))
    weight *= 1.0 if power in sides[1 - candidate] else HABIT
    weight *= 1.0 if balance.s.election_pending else DISTANT_VOTE
    balance.add(AUSTRIA if candidate == FRANZ else FRANCE, weight)
    balance.add(FRANCE if candidate == FRANZ else AUSTRIA, -weight)


def _subsidy(balance: Balance, clause: Clause) -> None:
    """N4: cards go from one to the other."""
    left = balance.s.setting.variant.turns - balance.s.turn + 1
    _hand_over(balance, clause, min(clause.number, left))


def _end_subsidy(balance: Balance, clause: Clause) -> None:
    """N5: cards that were promised stay where they are."""
    left = next((c.turns for c in balance.s.contracts if (c.giver, c.receiver) == clause.powers), 0)
    _hand_over(balance, clause, -left)


def _hand_over(balance: Balance, clause: Clause, cards: int) -> None:
    giver, receiver = clause.powers
    balance.add(giver, -CARD * cards)
    balance.add(receiver, CARD * cards)


# -- clauses: politics


def _politics(balance: Balance, clause: Clause) -> None:
    """N11: what a card does, if its power has promised to use it so; and what it does not, if it is given up."""
    power, card = clause.powers[0], balance.s.setting.political[clause.number]
    if not balance.first("politics", power, clause.number):
        return
    if clause.parts[0] in (CHOOSE, AVOID, DISCARD):
        own = balance.look.seat(power)
        useful = (gains for _, gains in _parts(balance, power, card) if gains[own] > 0)
    else:
        useful = (gains for part, gains in _parts(balance, power, card) if part in clause.parts)
    sign = -HABIT if clause.parts[0] in (AVOID, DISCARD) else HABIT
    for gains in useful:
        _add_all(balance, gains, sign)


def _parts(balance: Balance, power: int, card: PoliticalCard) -> Iterator[tuple[str, Gains]]:
    """What comes of each part of a card, and of each direction of its arrows."""
    if card.instruction:
        whole = Balance(balance.look)
        for effect in card.instruction:
            _instruct(whole, power, effect)
        yield INSTRUCTION, whole.gains
    for arrow in card.arrows:
        for steps in arrow.steps:
            yield f"{TRACKS[arrow.track]}:{'left' if steps < 0 else 'right'}", _shifted(balance, arrow.track, steps)


def _shifted(balance: Balance, track: int, steps: int) -> Gains:
    """K1.1: to the right is in favour of Austria, to the left of Prussia or, in Italy, of France."""
    whole = Balance(balance.look)
    whole.add(AUSTRIA, BOX * steps)
    whole.add(PRUSSIA if track <= RUSSIA_TRACK else FRANCE, -BOX * steps)
    return whole.gains


def _instruct(balance: Balance, power: int, effect: Effect) -> None:
    """K7: what one part of an instruction gives and takes."""
    s = balance.s
    own = [receiver for receiver in effect.powers if s.player(receiver) == s.player(power)]
    receiver = (*own, *effect.powers, power)[0]
    turns = min(LONGEST, s.setting.variant.turns - s.turn + 1) if effect.lasting else 1
    worth = {"income": CARD * turns, "cards": CARD, "troops": TROOP}
    match effect.verb:
        case "income" | "cards" | "troops":
            balance.add(receiver, worth[effect.verb] * effect.number)
        case "corps":
            balance.add(receiver, -CORPS)
        case "controls":
            balance.add(receiver, ELECTOR)
            balance.add(PRAGMATIC if receiver == FRANCE else FRANCE, -ELECTOR)
        case "joins":
            balance.add(AUSTRIA, 1.0)
            balance.add(PRUSSIA, -1.0)


def _trump(balance: Balance, clause: Clause) -> None:
    """N11: who may name the trump gives up a little, and who asks for it has a card of that suit."""
    for seat in range(len(balance.gains)):
        balance.gains[seat] += -TRUMP if seat == clause.seat else TRUMP


# -- clauses: the rest


def _no_hussars(balance: Balance, clause: Clause) -> None:
    """N12: Austria's enemies pay less for their supply, the more cities are named."""
    look, cities = balance.look, named_cities(balance.s, clause.places)
    new = sum(balance.first("hussar", city) for city in cities)
    worth = HUSSARS * balance.term(clause) * min(1.0, new / HUSSAR_CITIES)
    for seat in {look.seat(power) for power in balance.s.relations.enemies[AUSTRIA]} - {look.seat(AUSTRIA)}:
        balance.gains[seat] += worth
    balance.add(AUSTRIA, -worth)


def _no_shift(balance: Balance, clause: Clause) -> None:
    """N13: Saxony does not defect for defeats of Prussia."""
    if balance.s.saxony != AUSTRIAN_ALLY and balance.first("shift"):
        balance.add(PRUSSIA, SHIFT * balance.term(clause))
        balance.add(AUSTRIA, -SHIFT * balance.term(clause))


def _consent(balance: Balance, clause: Clause) -> None:
    """N14: together they are stronger against France."""
    if balance.first("consent"):
        for power in clause.powers:
            balance.add(power, STACKS * balance.term(clause))
        balance.add(FRANCE, -STACKS * balance.term(clause))


def _end(balance: Balance, clause: Clause) -> None:
    """M21.6: nothing comes of an agreement any more."""
    for deal in balance.s.agreements:
        if deal.number == clause.number:
            rest = Balance(balance.look)
            for ended in read_clauses(balance.s.setting, deal.clauses):
                _KINDS[ended.word](rest, ended)
            _add_all(balance, rest.gains, -1.0)


_KINDS: Mapping[str, Callable[[Balance, Clause], None]] = {
    "armistice": _armistice,
    "no_attack": _no_attack,
    "vote": _vote,
    "subsidy": _subsidy,
    "end_subsidy": _end_subsidy,
    "leave": _leave,
    "keep_out": _keep_out,
    "no_protection": _no_protection,
    "no_conquest": _keep_out,
    "peace": _peace,
    "politics": _politics,
    "trump": _trump,
    "no_hussars": _no_hussars,
    "no_shift": _no_shift,
    "consent": _consent,
    "end": _end,
}
