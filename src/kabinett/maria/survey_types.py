"""What the surveys of Maria give, as data: the types of `surveys` and `reach`, and of clients.

Everything is named by ids; powers, pieces and cities that there are not are None.
"""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

# -- supply (M9)


class MariaGeneralSupply(TypedDict):
    """M9.2-M9.8: whether a general is in supply without payment. `cost` is None for who is cut off; the path leads from
    his city to the train, and is empty at home. `hussars` are the cities on it that make it cost something."""

    city: str
    supplied: bool
    cost: int | None
    train: str | None
    path: list[str]
    length: int
    hussars: list[str]
    reason: dict[str, Any]


class MariaSupply(TypedDict):
    """M9: the supply of a power: what it costs altogether, and what its cards are worth, for its own seat.

    Of a power that is asked for by name also the cities from which a path leads to a train, with its least length:
    freely (`zone`), or only past a hussar (`harassed`).
    """

    due: int
    points: int | None
    trains: dict[str, str]
    generals: dict[str, MariaGeneralSupply]
    zone: NotRequired[dict[str, int]]
    harassed: NotRequired[dict[str, int]]


# -- reach (M10.1)


class MariaWay(TypedDict):
    """M10.1: a way to an end: the moves to be made, from now on; the cities, the present one first; the roads that it
    takes and those that are left then; and what happens.

    It conquers fortresses, puts question markers on others, overruns trains, and removes hussars; at its end it joins
    generals, and stands beside enemies, with whom a battle follows. `consent` is the seat that has to agree, `wins` who
    has won if it ends the game.
    """

    moves: list[str]
    path: list[str]
    roads: int
    left: int
    conquers: list[str]
    marks: list[str]
    overruns: list[str]
    removes: list[str]
    joins: list[str]
    enemies: list[str]
    consent: str | None
    wins: list[str] | None


class MariaEnd(MariaWay):
    """The shortest way to a city, and a longer one if that gains more."""

    better: MariaWay | None


class MariaReach(TypedDict):
    """M10.1: the ends of a piece's move by city, ordinary and by forced march. `now` is whether its seat can make these
    moves from now on."""

    piece: str
    seat: str
    now: bool
    city: str | None
    ordinary: dict[str, MariaEnd]
    forced: dict[str, MariaEnd]


# -- fortresses and battles (M10.3, M11.1)


class MariaProtector(TypedDict):
    """M10.3.4: a general who protects a fortress."""

    piece: str
    city: str
    distance: int


class MariaFortress(TypedDict):
    """M10.3.4, M10.3.8: a fortress, who protects it, the nearest first, and whose question marker lies on it."""

    controller: str
    protected: bool
    by: list[MariaProtector]
    question: str | None


class MariaStack(TypedDict):
    """M11.1.2, M11.1.5: who stands in a city, as which power he fights, and the suit of his sector."""

    city: str
    power: str
    seat: str
    suit: str
    generals: list[str]


class MariaPair(TypedDict):
    """M11.1.1: a battle that is to be fought."""

    attacker: MariaStack
    defender: MariaStack


class MariaSide(MariaStack):
    """M11.1.5, M11.1.6: a side of a battle; its cards that may be played are told to its own seat."""

    strength: int
    score: int
    cards: list[str] | None


class MariaChoice(TypedDict):
    """M11.1.7-M11.1.12: what a choice in a battle gives: a card its value, the score of who plays it and which side has
    the right then; a stop the troops that are lost."""

    value: NotRequired[int]
    score: NotRequired[int]
    right: NotRequired[int]
    lost: NotRequired[int]


class MariaBattle(TypedDict):
    """M11.1: the battle that is going on, the attacker's side first; `choices` are the seat's own, by move."""

    sides: list[MariaSide]
    right: int | None
    choices: dict[str, MariaChoice]


# -- victory, election, prices (M14.8, M15, M18, M13.2)


class MariaGoal(TypedDict):
    """M14.8: how many fortresses a power has to take, those that it has, and the others that would count."""

    goal: int
    taken: list[str]
    left: list[str]


class MariaPool(TypedDict):
    """M15, M16: where all victory markers of a power are: in the pool, on fortresses, in boxes, or set aside."""

    markers: int
    pool: int
    fortresses: list[str]
    battles: int
    boxes: list[str]
    aside: int


class MariaElector(TypedDict):
    """M18.4, M18.5: who votes with a fortress, and the candidate for whom he has voted, or has to."""

    power: str
    seat: str
    cast: str | None
    bound: str | None


class MariaElectors(TypedDict):
    """M18.3: the votes that elect, the college by city, the votes that are certain, and how many are free."""

    needed: int
    college: dict[str, MariaElector]
    votes: dict[str, int]
    free: int


class MariaPrices(TypedDict):
    """M10.2.3, M13.2, M17.5.12: prices in points, and what the cards of the seat's own powers are worth."""

    prices: dict[str, int]
    points: dict[str, int]


class MariaSurveys(TypedDict):
    """All surveys by kind. `goals` is of the introductory game, `pools` and `electors` are of the advanced one."""

    supply: dict[str, MariaSupply]
    protection: dict[str, MariaFortress]
    reach: MariaReach
    battles: list[MariaPair]
    battle: MariaBattle
    goals: dict[str, MariaGoal]
    pools: dict[str, MariaPool]
    electors: MariaElectors
    prices: MariaPrices
