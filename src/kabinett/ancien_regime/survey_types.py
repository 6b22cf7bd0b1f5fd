"""What the surveys of Ancien Régime give, as data: the types of `surveys` and `reach`, and of clients.

Everything is named by ids; powers and territories that there are not are None.
"""

from __future__ import annotations

from typing import TypedDict

# -- battles (C10)


class EuropeSide(TypedDict):
    """C10.1.3, C10.2, C10.3, C10.7.5: a side of a battle: base Strength, the generals who could support it, and the
    Influence that each power would win."""

    powers: list[str]
    generals: list[str]
    strength: int
    support: list[str]
    influence: dict[str, int]


class EuropeProspect(TypedDict):
    """C10.1: a battle that is to be fought."""

    territory: str
    garrison: str | None
    attack: EuropeSide
    defence: EuropeSide


class EuropeFighting(TypedDict):
    """C10.7.1: a side while cards are played: base Strength, with the cards that all see, and with those that the seat
    knows; `hidden` is how many it does not know."""

    base: int
    shown: int
    known: int
    hidden: int
    influence: dict[str, int]


class EuropeBattle(TypedDict):
    """C10.4-C10.6: the battle that is going on, by side (none: there is none); what each card of the seat would add."""

    sides: dict[str, EuropeFighting]
    choices: dict[str, int]


# -- reach (C9.9)


class EuropeConsent(TypedDict):
    """C9.9.3, C9.9.5: whose consent a way needs, to enter a territory or to use the sea route there."""

    power: str
    seat: str
    territory: str
    sea: bool


class EuropeEnd(TypedDict):
    """C9.9.2-C9.9.6: a way: the moves that choose it, from now on; the territories, the present one first; the consents
    that are asked in this order; where a garrison may be left; the battle that follows."""

    moves: list[str]
    kind: str
    path: list[str]
    consents: list[EuropeConsent]
    battle: EuropeProspect | None
    garrisons: list[str]


class EuropeReach(TypedDict):
    """C9.8, C9.9: the ends of a general's move by territory, each with the way that needs the fewest consents.

    `now` is whether his seat can make these moves from now on. `further` are the Movement Turns that can be granted
    besides this one, or the first; `arbiters` those who can still be named, with how many each could grant besides the
    first; `later` in which Movement Turn he could be at the earliest where he can not go in one.
    """

    general: str
    seat: str
    now: bool
    territory: str | None
    arbiter: str | None
    further: int
    arbiters: dict[str, int]
    ends: dict[str, EuropeEnd]
    later: dict[str, int]


# -- Influence, wheel, relations, election (C4, C5, C7, C8)


class EuropeStanding(TypedDict):
    """C4.1, C9.7: what a power gains by extending Influence, in which Action Turn and for which Major; what the crown
    has of it; whether that would win."""

    major: str | None
    influence: int | None
    missing: int
    gain: int
    emperor: int
    turn: int
    wins: bool


class EuropeRace(TypedDict):
    """C4.1, C4.5: the Influence that wins, the last Round if there is one, and how all stand."""

    needed: int
    rounds: int | None
    leader: str
    powers: dict[str, EuropeStanding]


class EuropeTurn(TypedDict):
    """C5.3.1, C6.3: an Action Turn: the power on each field, who of them does nothing because nobody controls it yet,
    the Minors that are auctioned, and what else there is."""

    turn: int
    fields: dict[str, str]
    idle: list[str]
    auctions: list[str]
    diplomacy: bool
    election: bool
    frederick: bool


class EuropeRelations(TypedDict):
    """C7.5, C9.8.2, C9.9.3, C9.9.5: what war and peace allow a power. What it needs to use the sea routes of an owner
    or to enter a territory is `free`, `forbidden`, or the power that has to consent."""

    relations: dict[str, str]
    arbiters: list[str]
    routes: dict[str, str]
    entry: dict[str, str]
    battles: list[str]


class EuropeElection(TypedDict):
    """C8: the votes that elect, the Emperor, the electors with their controllers, who has how many votes, and what has
    been cast."""

    needed: int
    emperor: str | None
    electors: dict[str, str | None]
    votes: dict[str, int]
    cast: dict[str, str]


class EuropeSurveys(TypedDict):
    """All surveys by kind."""

    reach: EuropeReach
    relations: EuropeRelations
    influence: EuropeRace
    wheel: list[EuropeTurn]
    election: EuropeElection
    battles: list[EuropeProspect]
    battle: EuropeBattle
    prices: dict[str, int]
