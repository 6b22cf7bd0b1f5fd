"""Politics of the advanced game: what cards bring to whom, bids, elections, Saxony, and the peace of Silesia."""

from __future__ import annotations

from kabinett.bots.maria.picture import Picture
from kabinett.bots.maria.quarters import keeping
from kabinett.core.moves import Decision, Move
from kabinett.maria.deck import POINTS, RESERVE, face_of, suit_of
from kabinett.maria.instructions import Execution, Instruction
from kabinett.maria.political import DISPLAY, ITALY_TRACK, RUSSIA_TRACK, SAXONY_TRACK, TRACKS, Effect, PoliticalCard
from kabinett.maria.politics import PoliticsStage, influence
from kabinett.maria.pools import pool
from kabinett.maria.powers import AUSTRIA, FRANCE, PRUSSIA, SAXONY, own_major
from kabinett.maria.setting import CANDIDATES
from kabinett.maria.state import State
from kabinett.maria.tracks import CORPS_PRICE

RIVAL = 0.6  # what a rival's loss counts against an own gain
TRUMP_POINT = 0.25  # a point of trump cards in hand
LOW_BID, FAIR_BID = 4, 7  # influence that wins seldom, and mostly


class Statesman:
    """How a seat sees politics."""

    def __init__(self, picture: Picture) -> None:
        self.picture = picture
        self.s = picture.s
        self.weights = picture.weights.politics

    def side(self, power: int) -> float:
        """+1 for a power of the seat, less for those of others: their gain is one's loss.

        A friend of the own power is hurt by enemies of it, but he wants to win, too.
        """
        s = self.s
        if power not in s.setting.powers:
            return 0.0
        if s.player(power) == self.picture.seat:
            return 1.0
        rivals = len(s.setting.seats) - 1
        return -RIVAL if rivals > 1 else -1.0

    # -- what parts of cards are worth

    def card(self, number: int) -> float:
        """What the best use of a political card is worth."""
        card = self.s.setting.political[number]
        worth = max(0.0, self.instruction(card, None))
        return worth + sum(max(0.0, self.arrow(card, n)) for n in range(len(card.arrows)))

    def instruction(self, card: PoliticalCard, executor: int | None) -> float:
        """What the instruction is worth."""
        return sum(self.effect(effect, executor) for effect in card.instruction)

    def effect(self, effect: Effect, executor: int | None) -> float:
        """What one part of it is worth; of several receivers the seat's best."""
        own = [power for power in DISPLAY if self.side(power) > 0]
        receivers = effect.powers or ((executor,) if executor is not None else tuple(own[:1]))
        return max((self._effect(effect, power) for power in receivers), default=0.0)

    def _effect(self, effect: Effect, power: int) -> float:
        weights, side = self.weights, self.side(own_major(power, self.s.saxony) if power != SAXONY else power)
        match effect.verb:
            case "income":
                turns = self.s.setting.variant.turns - self.s.turn + 1 if effect.lasting else 1
                return side * weights.income * effect.number * min(3, turns)
            case "cards":
                return side * weights.income * effect.number
            case "troops":
                return side * weights.troop * effect.number
            case "controls":
                changes = self.s.markers.get(effect.city) != power
                return side * weights.elector * changes
            case "corps":
                return -side * weights.corps
            case _:
                return self.saxony(2)

    def arrow(self, card: PoliticalCard, number: int) -> float:
        """What an arrow is worth, in its better direction."""
        arrow = card.arrows[number]
        if arrow.barred == self.s.saxony:
            return 0.0
        return max(self.steps(arrow.track, steps) for steps in arrow.steps)

    def steps(self, track: int, steps: int) -> float:
        """What it is worth that a marker moves so far."""
        s = self.s
        if track == SAXONY_TRACK:
            return self.saxony(steps)
        boxes, start = s.setting.tracks[track].boxes, s.tracks[track]
        end = max(0, min(len(boxes) - 1, start + steps))
        return self.box(track, end) - self.box(track, start) + 0.1 * self._drift(track, end - start)

    def _drift(self, track: int, steps: int) -> float:
        """Right is good for Austria, left for Prussia in Russia and for France in Italy."""
        other = PRUSSIA if track == RUSSIA_TRACK else FRANCE
        return steps * (self.side(AUSTRIA) - self.side(other))

    def box(self, track: int, place: int) -> float:
        """What it is worth that a marker stands in a box."""
        weights, s = self.weights, self.s
        box = s.setting.tracks[track].boxes[place]
        turns = min(3, s.setting.variant.turns - s.turn + 1)
        worth: float = sum(
            self.side(power) * weights.income * number * turns / 2 for power, number in box.cards.items()
        )
        worth -= sum(self.side(power) * weights.corps for power in box.corps)
        if track == ITALY_TRACK and box.victory is not None:
            worth += self.side(box.victory) * weights.victory
        return worth

    def saxony(self, steps: int) -> float:
        """What it is worth that Saxony's marker moves: right is good for Austria."""
        s, weights = self.s, self.weights
        boxes, start = s.setting.tracks[SAXONY_TRACK].boxes, s.tracks[SAXONY_TRACK]
        end = max(0, min(len(boxes) - 1, start + steps))
        changes = (boxes[end].status or 0) - (boxes[start].status or 0)
        stake = (self.side(AUSTRIA) - self.side(PRUSSIA)) / 2
        return stake * (weights.saxony * changes + 0.15 * (end - start))


# -- bids


def weigh_trump(picture: Picture, decision: Decision) -> list[float]:
    """M17.2.1: the suit in which one's powers can bid most; not the one that is needed for battles."""
    s = picture.s
    own = [power for power in DISPLAY if s.player(power) == picture.seat]
    best = [0.0] * len(decision.options)
    for power in own:
        for card in s.hands[power]:
            face = face_of(card)
            if face != RESERVE:
                best[suit_of(face)] += TRUMP_POINT * POINTS[face]
    return [best[move.n] for move in decision.options]


def weigh_placement(picture: Picture, decision: Decision) -> list[float]:
    """M17.3.1: a trump card if an open card is worth it: a good one to get, or a bad one to keep from others."""
    s = picture.s
    stage = s.stages[-1]
    assert isinstance(stage, PoliticsStage)
    power = s.setting.board.power_index[str(decision.params["power"])]
    eyes, cost = Statesman(picture), picture.weights.politics.card
    gains = [eyes.card(card) for card in stage.open if power in s.setting.political[card].shields]
    prize = max(
        (gain - min(0.0, _harm(picture, card)) for card, gain in zip(stage.open, gains, strict=False)), default=0.0
    )
    held = influence(s, power)
    return [_bid(s, power, move, stage.trump, held, prize, cost) for move in decision.options]


def _harm(picture: Picture, number: int) -> float:
    """What a political card is worth to the seat if its enemies use it: mostly a loss."""
    s = picture.s
    eyes = Statesman(picture)
    card = s.setting.political[number]
    rivals = [power for power in card.shields if eyes.side(power) < 0]
    if not rivals:
        return 0.0
    worst = min(0.0, eyes.instruction(card, rivals[0]))
    for arrow in card.arrows:
        if arrow.barred != s.saxony:
            worst += min(0.0, *(eyes.steps(arrow.track, steps) for steps in arrow.steps), 0.0)
    return worst


def _bid(s: State, power: int, move: Move, trump: int, held: int, prize: float, cost: float) -> float:
    """What it promises to place this card, or none."""
    if move.verb == "pass":
        return prize * _chance(held) if held else 0.0
    if move.n == RESERVE:
        return prize * _chance(held + 16) - cost * keeping(s, power, RESERVE)
    if suit_of(move.n) != trump:
        return -0.05 - 0.01 * POINTS[move.n]
    return prize * _chance(held + POINTS[move.n]) - cost * keeping(s, power, move.n) * 0.8


def _chance(bid: int) -> float:
    """How likely so much influence gets the card that is wanted."""
    return min(0.95, 0.2 + 0.07 * bid)


def weigh_choice(picture: Picture, decision: Decision) -> list[float]:
    """M17.5.1: the card that is worth most, or that would hurt most; to save if neither is worth the cards."""
    s = picture.s
    power = s.setting.board.power_index[str(decision.params["power"])]
    eyes = Statesman(picture)
    paid = sum(keeping(s, power, face_of(card)) for card in s.display[power]) * picture.weights.politics.card * 0.6
    weights = []
    for move in decision.options:
        if move.verb == "save":
            weights.append(0.0)
        else:
            weights.append(eyes.card(move.n) - 0.7 * _harm(picture, move.n) - paid)
    return weights


def weigh_instruction(picture: Picture, decision: Decision) -> list[float]:
    """M17.5.7: an instruction is followed if it is good for the seat."""
    stage = picture.s.stages[-1]
    assert isinstance(stage, Execution)
    card = picture.s.setting.political[stage.card]
    worth = Statesman(picture).instruction(card, stage.power)
    return [worth if move.verb == "follow" else 0.0 for move in decision.options]


def weigh_arrow(picture: Picture, decision: Decision) -> list[float]:
    """M17.5.8: the direction that is good for the seat, or none."""
    track = TRACKS.index(str(decision.params["track"]))
    boxes = int(decision.params["boxes"])
    eyes = Statesman(picture)
    steps = {"left": -boxes, "right": boxes}
    return [eyes.steps(track, steps[move.verb]) if move.verb in steps else 0.0 for move in decision.options]


def weigh_receiver(picture: Picture, decision: Decision) -> list[float]:
    """K7.2: an own power receives; of two own ones that with the weaker army."""
    s = picture.s
    stage = s.stages[-1]
    assert isinstance(stage, Instruction)
    eyes = Statesman(picture)
    return [eyes.side(own_major(move.n, s.saxony)) - 0.01 * s.total(move.n) for move in decision.options]


def weigh_corps(picture: Picture, decision: Decision) -> list[float]:
    """M17.5.12: the weakest general goes; an eliminated one if that is cheaper."""
    s = picture.s
    return [-float(s.troops[move.n]) if s.place[move.n] >= 0 else -CORPS_PRICE / 2 for move in decision.options]


def weigh_vote(picture: Picture, decision: Decision) -> list[float]:
    """M18.9: the emperor's marker goes to Austria or France: to the own one, else not to who is nearer to winning."""
    s = picture.s
    eyes = Statesman(picture)
    karl, franz = eyes.side(FRANCE), eyes.side(AUSTRIA)
    if karl == franz:
        karl, franz = float(pool(s, FRANCE)), float(pool(s, AUSTRIA)) + 2
    worth = {"karl": karl, "franz": franz}
    return [worth[CANDIDATES[move.n]] for move in decision.options]


def weigh_shift(picture: Picture, decision: Decision) -> list[float]:
    """M19.3.2: as far to the right as possible is best for Austria."""
    return [float(move.n) for move in decision.options]


# -- peace


def weigh_peace_offer(picture: Picture, decision: Decision) -> list[float]:
    """M19.1: Frederick takes the peace when it wins, or when there is nothing more for him to conquer in safety."""
    s = picture.s
    gain = after_peace(s)
    worth = 5.0 if gain <= 0 else 1.0 if gain <= pool(s, PRUSSIA) else -0.5
    return [worth if move.verb == "offer" else 0.0 for move in decision.options]


def after_peace(s: State) -> int:
    """M19.1.5, M19.1.9: Prussia's pool if the peace were made now."""
    abroad = sum(owner == PRUSSIA and s.home(city) == AUSTRIA for city, owner in s.markers.items())
    return pool(s, PRUSSIA) + abroad // 2 - 1


def weigh_peace_answer(picture: Picture, decision: Decision) -> list[float]:
    """M19.1: Maria Theresa accepts unless it makes Prussia win, or Prussia is beaten anyway."""
    s = picture.s
    left = after_peace(s)
    abroad = sum(owner == PRUSSIA and s.home(city) == AUSTRIA for city, owner in s.markers.items())
    pressed = s.total(PRUSSIA) >= 8
    accept = left > 1 and (pressed or abroad >= 2) and pool(s, AUSTRIA) > 1
    worth = 1.0 if accept else -1.0
    return [worth if move.verb == "accept" else 0.0 for move in decision.options]
