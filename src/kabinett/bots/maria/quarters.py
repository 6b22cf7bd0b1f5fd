"""Set-up, supply and winter: troops to generals, cards as money, hussars, and where pieces come back."""

from __future__ import annotations

from kabinett.bots.maria.picture import Picture
from kabinett.core.moves import Decision
from kabinett.maria.board import ELIMINATED
from kabinett.maria.cards import Payment
from kabinett.maria.deck import POINTS, RESERVE, points, suit_of
from kabinett.maria.hussars import HussarStage
from kabinett.maria.powers import AUSTRIA, BAVARIA, FRANCE
from kabinett.maria.setting import MAX_TROOPS
from kabinett.maria.state import BESIDE, State
from kabinett.maria.supply import REACH, supply_lengths
from kabinett.maria.winter import PRICE, Recruiting

RESERVE_WORTH = 14.0  # of a Reserve, against the points of other cards
DECAY = 0.75
WASTE = 0.9  # a point paid too much


def weigh_setup(picture: Picture, decision: Decision) -> list[float]:
    """M4.9: strong corps where the war is: the generals who take part share evenly what the minima leave free.

    Those who leave the introductory game get what they must, and the higher ranks a little more.
    """
    s = picture.s
    general = s.setting.board.piece_index[str(decision.params["piece"])]
    power = s.setting.power_of[general]
    if s.place[general] < 0:
        return [-float(move.n) for move in decision.options]
    playing = [g for g in s.setting.generals_of[power] if s.place[g] >= 0 and g >= general]
    away = [g for g in s.setting.generals_of[power] if s.place[g] < 0 and g > general]
    left = int(decision.params["left"]) - sum(s.setting.board.pieces[g].min_troops for g in away)
    fair = min(MAX_TROOPS, left / max(1, len(playing)) + 0.6)
    return [-abs(move.n - fair) for move in decision.options]


def weigh_division(picture: Picture, decision: Decision) -> list[float]:
    """M6.10: half and half, the commander a little more."""
    half = (int(decision.params["total"]) + 1) / 2
    return [-abs(move.n - half) for move in decision.options]


# -- cards as money


def keeping(s: State, power: int, face: int) -> float:
    """What a card is worth in the hand: its points, more in the suits where the power's generals stand."""
    if face == RESERVE:
        return RESERVE_WORTH
    suit = suit_of(face)
    standing = sum(s.setting.board.suit[s.place[general]] == suit for general in s.on_map(power))
    return POINTS[face] * (1.0 + 0.25 * min(2, standing))


def weigh_payment(picture: Picture, decision: Decision) -> list[float]:
    """M8.14: pay with what is of least use, and not too much."""
    s = picture.s
    stage = s.stages[-1]
    assert isinstance(stage, Payment)
    return [_price(s, stage.power, move.n, stage.due) for move in decision.options]


def _price(s: State, power: int, face: int, due: int) -> float:
    """What it costs to pay with this card, for each point that counts."""
    paid = min(POINTS[face], due)
    return -(keeping(s, power, face) + WASTE * (POINTS[face] - paid)) / paid


def weigh_supplied(picture: Picture, decision: Decision) -> list[float]:
    """M9.11: whoever has most troops is kept in supply first."""
    return [float(picture.s.troops[move.n]) for move in decision.options]


def weigh_subsidy(picture: Picture, decision: Decision) -> list[float]:
    """M8.2: Bavaria gets its card while its general is in the field and it holds few cards."""
    s = picture.s
    needy = bool(s.on_map(BAVARIA)) and len(s.hands[BAVARIA]) <= len(s.hands[FRANCE])
    return [float(needy) if move.verb == "subsidy" else 0.5 for move in decision.options]


# -- hussars


def weigh_hussar(picture: Picture, decision: Decision) -> list[float]:
    """M9.7: where most enemies must pay most: on the only ways between generals abroad and their trains."""
    s = picture.s
    stage = s.stages[-1]
    assert isinstance(stage, HussarStage)
    lines = [line for power in s.setting.powers if AUSTRIA in s.relations.enemies[power] for line in _lines(s, power)]
    taken = [city for number, city in enumerate(s.hussars) if number != stage.hussar and city != BESIDE]
    weights = []
    for move in decision.options:
        city = s.hussars[stage.hussar] if move.verb == "stay" else move.n
        keep = 0.01 if move.verb == "stay" else 0.0
        weights.append(keep + sum(_dear(s, line, city, taken) for line in lines))
    return weights


class Line:
    """M9.3: a general abroad, and for the cities between him and his trains how long a way by them is."""

    def __init__(self, city: int, shares: dict[int, float], length: int) -> None:
        self.city = city
        self.shares = shares
        self.length = length


def _lines(s: State, power: int) -> list[Line]:
    abroad = [s.place[general] for general in s.on_map(power) if s.home(s.place[general]) != power]
    if not abroad:
        return []
    lengths = supply_lengths(s, power, past_hussars=True)
    return [Line(city, _shares(s, power, lengths, city), lengths[city]) for city in abroad if city in lengths]


def _shares(s: State, power: int, lengths: dict[int, int], start: int) -> dict[int, float]:
    """Which share of the shortest ways to a train leads by each city."""
    shares = {start: 1.0}
    frontier = {start: 1.0}
    while frontier:
        following: dict[int, float] = {}
        for city, share in frontier.items():
            if not lengths[city]:
                continue
            onward = [other for other in s.setting.roads[power][city] if lengths.get(other) == lengths[city] - 1]
            for other in onward:
                following[other] = following.get(other, 0.0) + share / len(onward)
        shares.update(following)
        frontier = following
    return shares


def _dear(s: State, line: Line, city: int, taken: list[int]) -> float:
    """What a hussar in a city costs the general of a line: more if no other way is left."""
    share = line.shares.get(city, 0.0) if not s.at[city] else 0.0
    if any(line.shares.get(other, 0.0) >= 1.0 for other in taken):
        return 0.0
    return share * share * line.length / REACH


# -- winter


def weigh_recruit(picture: Picture, decision: Decision) -> list[float]:
    """M13.2: most of the money goes into troops, but some cards are kept for the next battles."""
    s = picture.s
    stage = s.stages[-1]
    assert isinstance(stage, Recruiting)
    hand = s.hands[stage.power]
    weights = picture.weights.winter
    budget = points(hand) * (1.0 - weights.keep_share) - weights.keep_cards
    waiting = sum(s.place[general] == ELIMINATED for general in s.setting.generals_of[stage.power])
    wish = max(0.0, budget / PRICE, min(float(waiting), points(hand) / PRICE))
    return [-abs(move.n - wish) for move in decision.options]


def weigh_recruits(picture: Picture, decision: Decision) -> list[float]:
    """M13.4: the weakest general who is near the enemy gets most."""
    s = picture.s
    stage = s.stages[-1]
    assert isinstance(stage, Recruiting)
    left = int(decision.params["left"])
    strengths = [s.troops[general] for general in stage.receiving]
    level = (sum(strengths) + left) / len(strengths)
    return [-abs(strengths[0] + move.n - level) for move in decision.options]


def weigh_entry(picture: Picture, decision: Decision) -> list[float]:
    """M13.3: a general comes back where his own side has most to do; not beside a strong enemy."""
    s = picture.s
    piece = s.setting.board.piece_index[str(decision.params["piece"])]
    power = s.setting.power_of[piece]
    enemies = picture.enemies(power)
    distance = s.setting.network.distance
    weights = []
    for move in decision.options:
        if move.verb == "decline":
            weights.append(-1.0)
            continue
        row = distance[move.n]
        worth: float = sum(stake * DECAY ** row[city] for city, stake in picture.aims.stake[power].items())
        worth += sum(gain * DECAY ** row[city] for city, gain in picture.aims.worth[power].items())
        if any(row[enemy] <= 1 for enemy, _, _ in enemies):
            worth -= 2.0
        weights.append(worth)
    return weights


def weigh_train_entry(picture: Picture, decision: Decision) -> list[float]:
    """M10.2.4: as near as possible to the generals who need it."""
    s = picture.s
    piece = s.setting.board.piece_index[str(decision.params["piece"])]
    power = s.setting.power_of[piece]
    distance = s.setting.network.distance
    enemies = [city for city, _, _ in picture.enemies(power)]
    generals = [s.place[general] for general in s.on_map(power) if s.home(s.place[general]) != power]
    return [
        -sum(distance[move.n][at] for at in generals) - 4.0 * sum(distance[move.n][at] <= 4 for at in enemies)
        for move in decision.options
    ]


def weigh_commander(picture: Picture, decision: Decision) -> list[float]:
    """M6.3: of equals the one whose power holds the better cards; his troops suffer last."""
    s = picture.s
    suit = s.setting.board.suit[s.setting.board.city_index[str(decision.params["city"])]]
    return [picture.cards(s.setting.power_of[move.n], suit) for move in decision.options]


def weigh_relocation(picture: Picture, decision: Decision) -> list[float]:
    """M19.1.7: among the nearest cities those nearest to what there is to take and to hold."""
    s = picture.s
    piece = s.setting.board.piece_index[str(decision.params["piece"])]
    power = s.setting.power_of[piece]
    distance = s.setting.network.distance
    aims = {**picture.aims.stake[power], **picture.aims.worth[power]}
    return [sum(worth * DECAY ** distance[move.n][city] for city, worth in aims.items()) for move in decision.options]
