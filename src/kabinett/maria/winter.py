"""M13 Winter: recruiting, and the return of eliminated generals."""

from __future__ import annotations

from dataclasses import dataclass, field

from kabinett.core.errors import Reason, because
from kabinett.core.fields import BOOL, INT, Many, Name, public
from kabinett.core.moves import Decision, Move
from kabinett.core.state import Stage
from kabinett.maria.agreements.running import consent_given
from kabinett.maria.board import BOX, ELIMINATED, NOBODY, POWER_IDS
from kabinett.maria.cards import Payment
from kabinett.maria.deck import points
from kabinett.maria.powers import PRAGMATIC
from kabinett.maria.setting import MAX_TROOPS, MAX_VALUE
from kabinett.maria.stacks import Consent, Host, form_stack, join_bar, may_join, needs_consent
from kabinett.maria.state import State
from kabinett.maria.trains import eliminate_train, friendly_majors, major_bar

PRICE = 4  # M13.2


def winter_fortresses(s: State, general: int) -> list[int]:
    """M13.5-M13.8, M13.12: where a general may re-enter: a friendly major fortress of his own power's home country.

    M13.6: in the introductory game the French may use Bavaria's too (variants.toml). An enemy train there is no
    obstacle; an enemy general, a friendly train or a full stack is. M22.4: Arenberg may use a Dutch one too.
    """
    power = s.setting.power_of[general]
    cities = friendly_majors(s, _winter_homes(s, power))
    if general == s.setting.arenberg:
        dutch = s.setting.board.netherlands
        cities += [city for city in friendly_majors(s, (power, PRAGMATIC)) if city in dutch]
    return [city for city in cities if _may_stand(s, general, city)]


def _winter_homes(s: State, power: int) -> tuple[int, ...]:
    extra = s.setting.variant.winter_entry.get(POWER_IDS[power])
    return (power,) if extra is None else (power, POWER_IDS.index(extra))


def winter_bar(s: State, general: int, city: int) -> Reason | None:
    """M13.5, M13.7, M22.4: why a city is none of `winter_fortresses`."""
    power, clauses = s.setting.power_of[general], ("M13.5", "M13.5")
    dutch = general == s.setting.arenberg and city in s.setting.board.netherlands
    homes = (power, PRAGMATIC) if dutch else _winter_homes(s, power)
    bar = major_bar(s, homes, city, clauses)
    return bar if bar or _may_stand(s, general, city) else join_bar(s, general, city)


def _may_stand(s: State, general: int, city: int) -> bool:
    """M13.5, M13.7: no illegal stack, no friendly train."""
    occupants = s.at[city]
    enemy_trains = s.relations.enemy_trains[s.setting.power_of[general]]
    return not occupants or bool(occupants & enemy_trains) or may_join(s, general, occupants)


def room(s: State, power: int) -> int:
    """M13.4, M13.9, M13.10: how many new troops the generals on the map and those who could re-enter can take."""
    waiting = [g for g in s.setting.generals_of[power] if s.place[g] == ELIMINATED]
    return _room(s, power, waiting)


def _room(s: State, power: int, waiting: list[int], certain: bool = True) -> int:
    return _free(s, power) + MAX_TROOPS * _entries(s, waiting, certain)


def _free(s: State, power: int) -> int:
    """M6.5: how many more troops the generals on the map can take."""
    return sum(MAX_TROOPS - s.troops[general] for general in s.on_map(power))


def _entries(s: State, waiting: list[int], certain: bool) -> int:
    """M13.5, M22.4: how many of these generals can re-enter for certain; Arenberg has places of his own besides."""
    others = [general for general in waiting if general != s.setting.arenberg]
    places = _places(s, others[0], certain) if others else 0
    entries = min(len(others), places)
    if len(others) < len(waiting) and _places(s, waiting[-1], certain) > entries:
        entries += 1
    return entries


def _places(s: State, general: int, certain: bool) -> int:
    """M13.5, M6.1: how many generals of a power can re-enter: two in each empty fortress, one beside a general.

    A place that needs another player's consent (M13.11) is not certain, so no troops can be bought for it, unless the
    consent was given in advance (N14).
    """
    bits = s.setting.general_bits
    cities = winter_fortresses(s, general)
    if certain and not consent_given(s):
        cities = [city for city in cities if not _consent_needed(s, general, city)]
    return sum(1 if s.at[city] & bits else 2 for city in cities)


def _consent_needed(s: State, general: int, city: int) -> bool:
    """M13.11: whether another player's general stands there."""
    generals = s.at[city] & s.setting.general_bits
    return bool(generals) and needs_consent(s, general, generals)


@dataclass(slots=True)
class Winter(Stage):
    """M13.1: the powers recruit one after the other, in the order of the action stages."""

    powers: list[int] = field(metadata=public(Many(Name("power"))))

    def step(self, s: State) -> None:
        """M13.1: the next power, or the end of the winter."""
        if self.powers:
            s.push(Recruiting(self.powers.pop(0)))
        else:
            s.pop()


@dataclass(slots=True)
class Recruiting(Host):
    """M13.2-M13.4: a power says how many troops it buys, pays, brings back generals, and distributes the troops.

    `returning` are the eliminated generals still to be asked about; `to_place` the troops bought, less one for each
    general who has re-entered; `receiving` the generals on the map who have not got their share yet. All this is
    public; how many troops are left at each step of the distribution is not, and stands in `State.recruits`.
    `barred` are the cities to which another player has not let the general (M13.11).
    """

    power: int = field(metadata=public(Name("power")))
    bought: bool = field(default=False, metadata=public(BOOL))
    to_place: int = field(default=0, metadata=public(INT))
    returning: list[int] = field(default_factory=list, metadata=public(Many(Name("piece"))))
    receiving: list[int] = field(default_factory=list, metadata=public(Many(Name("piece"))))
    barred: list[int] = field(default_factory=list, metadata=public(Many(Name("city"))))

    @classmethod
    def gift(cls, s: State, power: int, count: int, clause: str) -> Recruiting:
        """M17.5.17: troops that a card gives are distributed as if bought; what can not be placed is lost.

        Here a place for which consent would be needed counts: whether it is given will be seen (`_lose_rest`).
        """
        stage = cls(power)
        waiting = [g for g in s.setting.generals_of[power] if s.place[g] == ELIMINATED]
        placed = min(count, _room(s, power, waiting, certain=False))
        s.reveal("troops_received", clause, power=s.power_id(power), count=placed, lost=count - placed)
        stage._take(s, placed)
        return stage

    def ask(self, s: State) -> tuple[Decision, ...]:
        """M13.2: the number is asked always, for what a power can afford is secret; M13.4: so is each share."""
        if not self.bought:
            return self._ask_number(s)
        if self.returning and self.to_place:
            return self._ask_return(s, self.returning[0])
        if len(self.receiving) > 1:
            return self._ask_share(s, self.receiving[0])
        return ()

    def _ask_number(self, s: State) -> tuple[Decision, ...]:
        """M13.2, M13.10: as many as can be paid and placed."""
        most = min(points(s.hands[self.power]) // PRICE, room(s, self.power), MAX_VALUE)
        options = s.setting.moves.value[: most + 1]
        return (Decision(s.player(self.power), "recruit", "M13.2", options, power=s.power_id(self.power)),)

    def _ask_return(self, s: State, general: int) -> tuple[Decision, ...]:
        """M13.3, M13.5: where a general re-enters, or that he does not; the troops bought must all find a place.

        How much room the others have is public, unless one of them has troops in a box: then it is always asked.
        """
        options = self._return_options(s, general)
        in_box = any(s.place[g] == BOX for g in s.setting.generals_of[self.power])
        if not options or (len(options) == 1 and not in_box):
            return ()
        return (Decision(s.player(self.power), "general_entry", "M13.3", options, piece=s.piece_id(general)),)

    def _return_options(self, s: State, general: int) -> list[Move]:
        """M13.10: he may stay away if the others have room for all the troops."""
        moves = s.setting.moves
        cities = winter_fortresses(s, general)
        options = [moves.city[city] for city in cities if city not in self.barred]
        if _room(s, self.power, self.returning[1:]) >= self.to_place:
            options.append(moves.decline)
        return options

    def _ask_share(self, s: State, general: int) -> tuple[Decision, ...]:
        """M13.4: how many new troops this general gets; asked also when none are left."""
        left = s.recruits[self.power]
        free = [MAX_TROOPS - s.troops[g] for g in self.receiving]
        least, most = max(0, left - sum(free[1:])), min(left, free[0])
        options = s.setting.moves.value[least : most + 1]
        piece = s.piece_id(general)
        return (Decision(s.player(self.power), "recruits", "M13.4", options, piece=piece, left=left),)

    def why_not(self, s: State, decision: Decision, move: Move) -> Reason | None:
        """M13.2-M13.5, M13.10, M13.11: why not so many troops, or why a general can not re-enter there."""
        match decision.kind, move.verb:
            case "recruit", "value":
                return self._number_bar(s, move.n)
            case "general_entry", "city":
                return self._entry_bar(s, self.returning[0], move.n)
            case "general_entry", "decline" if move not in decision.options:
                return because("M13.10", "must_enter", piece=s.piece_id(self.returning[0]), count=self.to_place)
            case "recruits", "value":
                return self._share_bar(s, self.receiving[0], move.n)
        return None

    def _number_bar(self, s: State, count: int) -> Reason | None:
        """M13.2, M13.10: more than can be paid, or than can be placed."""
        payable, places = points(s.hands[self.power]) // PRICE, room(s, self.power)
        name = s.power_id(self.power)
        if count > payable:
            return because("M13.2", "recruits_dear", power=name, count=count, price=PRICE * count, most=payable)
        return because("M13.10", "no_room", power=name, most=places) if count > places else None

    def _entry_bar(self, s: State, general: int, city: int) -> Reason | None:
        """M13.5, M13.11: no place for him, or not let in."""
        bar = winter_bar(s, general, city)
        if bar or city not in self.barred:
            return bar
        return because("M13.11", "not_let_in", piece=s.piece_id(general), city=s.city_id(city))

    def _share_bar(self, s: State, general: int, count: int) -> Reason | None:
        """M13.4, M6.5: more than there are or than he can take, or so few that the others could not take the rest."""
        left, free = s.recruits[self.power], [MAX_TROOPS - s.troops[g] for g in self.receiving]
        name = s.piece_id(general)
        if count > left:
            return because("M13.4", "recruits_left", left=left)
        if count > free[0]:
            return because("M6.5", "at_most", piece=name, most=MAX_TROOPS, power=s.power_id(self.power))
        if left - count > sum(free[1:]):
            return because("M6.5", "others_full", rest=left - count, most=sum(free[1:]))
        return None

    def answer(self, s: State, seat: str, move: Move) -> None:
        """M13.2-M13.4: the number, a return, or a share."""
        if not self.bought:
            self._buy(s, move.n)
        elif self.receiving:
            self._give(s, self.receiving.pop(0), move.n)
        else:
            self._settle_return(s, move)

    def _buy(self, s: State, count: int) -> None:
        """M13.2, M13.4: the number bought is public; one payment covers all."""
        self._take(s, count)
        s.emit("recruited", "M13.2", power=s.power_id(self.power), count=count)
        if count:
            s.push(Payment(self.power, PRICE * count))

    def _take(self, s: State, count: int) -> None:
        self.bought, self.to_place = True, count
        s.recruits[self.power] = count
        self.returning = [g for g in s.setting.generals_of[self.power] if s.place[g] == ELIMINATED]

    def _settle_return(self, s: State, move: Move) -> None:
        """M13.3, M13.11: the general at the head of the list stays away, or re-enters once nobody objects."""
        general = self.returning[0]
        if move is s.setting.moves.decline:
            self._next_general()
        elif _consent_needed(s, general, move.n):
            s.push(Consent(general, move.n))
        else:
            self.join(s, general, move.n, NOBODY)

    def _next_general(self) -> None:
        self.returning.pop(0)
        self.barred.clear()

    def refused(self, s: State, general: int, city: int) -> None:
        """M13.11: he must re-enter elsewhere, or stay away."""
        self.barred.append(city)

    def join(self, s: State, general: int, city: int, commander: int) -> None:
        """M13.3, M13.7, M13.8, M0.9: the general re-enters face-up with one new troop; an enemy train is eliminated."""
        self._next_general()
        occupants = s.at[city]
        if occupants & ~s.setting.general_bits:
            eliminate_train(s, occupants.bit_length() - 1, "M13.7")
        s.put(general, city)
        s.troops[general] = 1
        s.recruits[self.power] -= 1
        self.to_place -= 1
        s.emit("general_entered", "M13.3", piece=s.piece_id(general), city=s.city_id(city))
        if occupants & s.setting.general_bits:
            form_stack(s, city, commander)

    def _give(self, s: State, general: int, count: int) -> None:
        """M13.4: a share, which only the owner knows."""
        s.troops[general] += count
        s.recruits[self.power] -= count
        s.tell(s.player(self.power), "recruits_placed", "M13.4", piece=s.piece_id(general), count=count)

    def step(self, s: State) -> None:
        """M13.4: go on where there is no choice, and end when all troops are placed."""
        if self.receiving:
            self._give(s, self.receiving.pop(), s.recruits[self.power])
            s.pop()
        elif not self.to_place:
            s.pop()
        elif self.returning:
            self._only_return(s)
        else:
            self._lose_rest(s)
            self.receiving = s.on_map(self.power)

    def _lose_rest(self, s: State) -> None:
        """M17.5.17: given troops are lost if the general who was to bring them in was not let in."""
        lost = s.recruits[self.power] - _free(s, self.power)
        if lost > 0:
            s.recruits[self.power] -= lost
            self.to_place -= lost
            s.reveal("gift_lost", "M17.5.17", power=s.power_id(self.power), count=lost)

    def _only_return(self, s: State) -> None:
        """M13.5, M13.10: there was one choice only: no place for him, or one place and no room elsewhere."""
        options = self._return_options(s, self.returning[0])
        if options:
            self._settle_return(s, options[0])
        else:
            self._next_general()
