"""Battles: which card to play, when to stop, whom to attack first, and where the beaten are sent."""

from __future__ import annotations

from math import exp, sqrt

from kabinett.bots.maria.odds import load_odds
from kabinett.bots.maria.picture import Picture
from kabinett.bots.maria.weights import BattleWeights
from kabinett.core.moves import Decision
from kabinett.maria.combat import Battle, CombatPhase
from kabinett.maria.conquest import PROTECTING_DISTANCE
from kabinett.maria.deck import POINTS, RESERVE, RESERVE_POINTS, face_of
from kabinett.maria.retreat import Retreat

TROOP = 0.1  # a troop against a fortress, the unit of marches
DEPTH = 4  # own cards that are thought ahead
TROOPS_PER_POINT = 3  # M16.1


class Fight:
    """One side's thoughts about a battle: it knows its own cards, and how many the other holds."""

    def __init__(self, weights: BattleWeights, advanced: bool, troops: int, enemy_troops: int, cards: int) -> None:
        self.price = 1.0  # of a card, against what it is worth in a hand of the usual size
        self.prizes = 0.0, 0.0  # what hangs on it besides: for who loses, and for who wins
        self.weights = weights
        self.advanced = advanced
        self.troops = troops
        self.enemy_troops = enemy_troops
        self.cards = cards  # of the enemy
        self._known: dict[tuple[int, tuple[int, ...], int], float] = {}

    def lost(self, margin: int) -> float:
        """What it costs to be beaten by so much."""
        return self._defeat(margin, self.troops) + self.prizes[0]

    def won(self, margin: int) -> float:
        """What it brings to beat the other by so much."""
        return self._defeat(margin, self.enemy_troops) + self.weights.win + self.prizes[1]

    def _defeat(self, margin: int, troops: int) -> float:
        weights = self.weights
        loss = min(margin, troops)
        cost = float(loss)
        if loss == troops:
            cost += weights.general
        else:
            cost += weights.retreat * loss
        if self.advanced:
            cost += weights.point * max(loss // TROOPS_PER_POINT, loss == troops)
        return cost

    def spent(self, value: int, reserve: bool) -> float:
        """What it costs to have played a card."""
        return self.price * (self.weights.card * value + (self.weights.reserve if reserve else 0.0))

    def answered(self, lead: int, cards: float) -> float:
        """How likely the other can make up for a lead with so many cards."""
        if cards < 0.5:
            return 0.0
        weights = self.weights
        mean, spread = weights.mean * cards, weights.spread * sqrt(cards)
        none = float(0.75**cards)
        return (1 - none) / (1 + exp((lead - mean) / (0.6 * spread)))

    def best(self, score: int, hand: tuple[int, ...], used: int) -> float:
        """The best that can be made of a score of at most 0 with these cards; the other has answered `used` times.

        Cards are values in order, a Reserve is 0.
        """
        stop = -self.lost(-score) if score < 0 else 0.0
        if not hand or used > DEPTH:
            return stop
        key = score, hand, used
        found = self._known.get(key)
        if found is None:
            choices = [self.play(score, hand, card, RESERVE_POINTS, used) if card == 0 else
                       self.play(score, hand, card, card, used) for card in _sensible(score, hand)]  # fmt: skip
            found = max(choices) if score == 0 else max(stop, *choices)
            self._known[key] = found
        return found

    def play(self, score: int, hand: tuple[int, ...], card: int, value: int, used: int) -> float:
        """What comes of a card that counts so much."""
        where = hand.index(card)
        rest = hand[:where] + hand[where + 1 :]
        cost = self.spent(RESERVE_POINTS if card == 0 else card, card == 0)
        lead = score + value
        if lead < 0:
            return self.best(lead, rest, used) - cost
        weights = self.weights
        left = self.cards - used * (1 + weights.lead / weights.answer)
        answer = self.answered(lead, left)
        behind = -min(int(weights.lead), 8)
        return answer * self.best(behind, rest, used + 1) + (1 - answer) * (self.won(lead) if lead else 0.0) - cost


def _sensible(score: int, hand: tuple[int, ...]) -> set[int]:
    """The smallest card, the greatest, and the smallest that takes the lead; a Reserve when there is one."""
    plain = [card for card in hand if card]
    chosen = {0} if 0 in hand else set()
    if plain:
        chosen |= {plain[0], plain[-1]}
        chosen.update([card for card in plain if score + card > 0][:1])
    return chosen


def weigh_battle(picture: Picture, decision: Decision) -> list[float]:
    """Play what promises most; stop when nothing does."""
    s = picture.s
    stage = s.stages[-1]
    assert isinstance(stage, Battle)
    side = stage.right
    score = stage.score_of(side)
    suited, _ = stage.playable(s, side)
    faces = [face_of(card) for card in s.hands[stage.powers[side]]]
    hand = tuple(
        sorted([0 if face == RESERVE else POINTS[face] for face in faces if face == RESERVE or face in suited])
    )
    other = stage.powers[1 - side]
    fight = Fight(
        picture.weights.battle,
        s.setting.advanced,
        stage.strengths[side],
        stage.strengths[1 - side],
        len(s.hands[other]),
    )
    fight.price = min(1.0, fight.weights.hand / len(faces)) if faces else 1.0
    fight.prizes = prize(picture, stage.cities[side]), prize(picture, stage.cities[1 - side])
    weights = []
    for move in decision.options:
        match move.verb:
            case "card":
                weights.append(fight.play(score, hand, POINTS[move.n], POINTS[move.n], 0))
            case "reserve":
                weights.append(fight.play(score, hand, 0, move.n, 0))
            case _:
                weights.append(-fight.lost(-score) if score < 0 else 0.0)
    return [TROOP * weight for weight in weights]


def prize(picture: Picture, city: int) -> float:
    """What else is lost with a stack that is beaten: the fortresses that nobody else protects, in troops."""
    s = picture.s
    power = picture.stack(city)[0]
    distance = s.setting.network.distance
    others = [at for at in (s.place[g] for g in s.relations.protectors[power]) if at >= 0 and at != city]
    enemies = [at for at, _, _ in picture.enemies(power)]
    total = 0.0
    for fortress, stake in picture.aims.stake[power].items():
        row = distance[fortress]
        if row[city] <= PROTECTING_DISTANCE and not any(row[at] <= PROTECTING_DISTANCE for at in others):
            nearest = min(row[at] for at in enemies)
            total += stake * 0.8**nearest
    return picture.weights.battle.prize * min(2.0, total)


def weigh_attack(picture: Picture, decision: Decision) -> list[float]:
    """M11.1.2: the battle first that promises most: who is beaten fights no more."""
    s = picture.s
    phase = s.stages[-1]
    assert isinstance(phase, CombatPhase)
    weights = []
    for move in decision.options:
        city = s.place[move.n]
        pairs = [pair for pair in phase.pairs if city in pair and (phase.attacker < 0 or phase.attacker in pair)]
        weights.append(max((_promise(picture, *pair) for pair in pairs), default=0.0))
    return weights


def _promise(picture: Picture, attacker: int, defender: int) -> float:
    power, troops = picture.stack(attacker)
    _, enemy_troops, cards = picture.enemy(defender)
    return load_odds().result(troops, picture.points(power, attacker), enemy_troops, cards)


def weigh_retreat(picture: Picture, decision: Decision) -> list[float]:
    """M11.2.5: the beaten go where they are of least use: out of supply, far from what they protect and want."""
    s = picture.s
    stage = s.stages[-1]
    assert isinstance(stage, Retreat)
    if decision.kind == "retreat_path":
        return [0.0 if move.n in s.hussars else 1.0 for move in decision.options]  # M11.2.7: hussars are worth keeping
    power = picture.stack(stage.start)[0]
    supplied = picture.memory.supplied(s, power)
    distance = s.setting.network.distance
    aims = picture.aims
    wanted = [(distance[city], worth) for city, worth in aims.worth[power].items()]
    wanted += [(distance[city], stake) for city, stake in aims.stake[power].items() if stake > 0]
    weights = []
    for move in decision.options:
        use = sum(worth * 0.7 ** row[move.n] for row, worth in wanted)
        weights.append((0.0 if move.n in supplied else 1.0) - use)
    return weights
