"""How good a position is for a seat: about its chance to win.

A few facts of each power that can win are counted; what they mean was learned from games of cadets (`bench.judgement`
makes the rows of `data/judgement.csv`). In most variants the powers compete, and their scores are compared. In the
introductory game for two each of France and Prussia reaches its goal against Austria or does not; one goal alone is
half a victory for both seats.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from math import exp, tanh
from typing import NamedTuple

from kabinett.bots.maria.aims import needed
from kabinett.bots.maria.memory import Memory
from kabinett.bots.maria.picture import hand_strength
from kabinett.core.tables import read_table
from kabinett.maria.conquest import protected
from kabinett.maria.deck import FACES, RESERVE, points
from kabinett.maria.political import DISPLAY
from kabinett.maria.powers import AUSTRIA, FRANCE, PRUSSIA, own_major
from kabinett.maria.sequence import ActionStage
from kabinett.maria.setting import Setting
from kabinett.maria.state import State

FILE = "judgement.csv"
FACTS = ("bias", "need", "pace", "troops", "points", "reserves", "hungry", "generals", "trains", "exposed",
         "sums")  # fmt: skip
NEARNESS = (1.0, 0.95, 0.85, 0.6, 0.45, 0.35, 0.25, 0.18, 0.12, 0.08)  # of a fortress, by roads to the nearest general
HOPE = 0.4  # what a fortress that is within reach counts of one that is taken
GUARDED = 0.3  # what protection leaves of a prospect
DIMINISHING = 0.8  # the second-best prospect counts so much of the best, and so on
STRIKE = 4
SPREAD = 5.0  # how uncertain a battle is, in points
CLOSE_BATTLE = 2.0  # troops that a battle costs when both sides have as many
OUTNUMBERED = 0.7  # for each troop that the loser has less
MOST_POINTS = 80  # more cards than these bring nothing more
STAGES = 3


def battle_result(own: float, troops: int, enemy: float, enemy_troops: int) -> float:
    """Troops that a battle is likely to bring or cost: the might of both decides who wins, their troops by how much."""
    lead = tanh((own - enemy) / SPREAD)
    more = troops - enemy_troops if lead > 0 else enemy_troops - troops
    margin = CLOSE_BATTLE + OUTNUMBERED * more if more > 0 else CLOSE_BATTLE
    return lead * min(margin, enemy_troops if lead > 0 else troops)


class Row(NamedTuple):
    """What the facts of one power mean for the victory of another, or of itself."""

    power: int
    of: int
    weights: tuple[float, ...]


def contenders(setting: Setting) -> tuple[int, ...]:
    """The powers that can win."""
    return DISPLAY if setting.advanced else (FRANCE, PRUSSIA, AUSTRIA)


def apart(setting: Setting) -> bool:
    """M24.2-M24.4: whether France and Prussia reach their goals each for itself."""
    return not setting.advanced and setting.players == 2


class Facts:
    """The facts of the contenders in one position, in the order of FACTS."""

    def __init__(self, s: State, memory: Memory) -> None:
        self.s = s
        self.memory = memory
        self.aims = memory.aims(s)
        self.left = s.setting.variant.turns - s.turn + 1 - _gone(s)
        self.hands = [hand_strength(hand) for hand in s.hands]

    def of(self, power: int) -> tuple[float, ...]:
        """The facts of a power, with its minor one."""
        s = self.s
        side = [other for other in s.setting.powers if own_major(other, s.saxony) == power]
        generals = [general for other in side for general in s.on_map(other)]
        trains = [t for other in side for t in s.setting.trains_of[other] if s.place[t] >= 0]
        contends = power != AUSTRIA or s.setting.advanced
        need = max(-2, needed(s, power)) - HOPE * self.prospects(power, generals) if contends else 0.0
        cards = [card for other in side for card in s.hands[other]]
        hungry = sum(s.place[g] not in self.memory.supplied(s, s.setting.power_of[g]) for g in generals) + sum(
            s.face_down >> g & 1 for g in generals
        )
        sums = sum(scores[DISPLAY.index(power)] for scores in s.winter_scores) if s.setting.advanced else 0
        return (
            1.0,
            need,
            need / (self.left + 0.5) if contends else self.left,
            float(sum(s.troops[general] for general in generals)),
            float(min(MOST_POINTS, points(cards))),
            float(sum(card % FACES >= RESERVE for card in cards)),
            float(hungry),
            float(len(generals)),
            float(len(trains)),
            self.exposed(generals),
            float(sums),
        )

    def prospects(self, power: int, generals: Sequence[int]) -> float:
        """The fortresses that the generals can come to soon, the nearest most."""
        s = self.s
        distance = s.setting.network.distance
        able = [s.place[general] for general in generals if not s.face_down >> general & 1]
        if not able:
            return 0.0
        found = []
        for city, worth in self.aims.worth[power].items():
            row = distance[city]
            away = min(row[place] for place in able)
            if away < len(NEARNESS) and worth > 0.0:
                found.append(worth * NEARNESS[away] * (GUARDED if protected(s, city) else 1.0))
        found.sort(reverse=True)
        total, share = 0.0, 1.0
        for prospect in found:
            total += share * prospect
            share *= DIMINISHING
        return total

    def exposed(self, generals: Sequence[int]) -> float:
        """Troops that enemies in reach can hope to beat, less those whom the own ones can."""
        s = self.s
        total = 0.0
        for place in {s.place[general] for general in generals}:
            own, troops = self._might(place)
            row = s.setting.network.distance[place]
            power = s.setting.power_of[(s.at[place] & s.setting.general_bits).bit_length() - 1]
            enemies = s.relations.enemy_generals[power]
            near = {at for g, at in enumerate(s.place[: s.setting.board.generals])
                    if at >= 0 and enemies >> g & 1 and row[at] <= STRIKE}  # fmt: skip
            results = [battle_result(own, troops, *self._might(at)) for at in near]
            total -= min(results, default=0.0)
        return total

    def _might(self, city: int) -> tuple[float, int]:
        """Might and troops of a stack, as the hands are in this position."""
        s = self.s
        bits = s.at[city] & s.setting.general_bits
        troops, cards, suit = 0, 0.0, s.setting.board.suit[city]
        while bits:
            low = bits & -bits
            general = low.bit_length() - 1
            troops += s.troops[general]
            cards = max(cards, self.hands[s.setting.power_of[general]][suit])
            bits ^= low
        return troops + cards, troops


def _gone(s: State) -> float:
    """Which part of the turn is over."""
    for stage in s.stages:
        if isinstance(stage, ActionStage):
            return stage.number / STAGES
    return 0.0


class Judge:
    """Judges positions by facts and what they mean."""

    def __init__(self, memory: Memory, rows: Sequence[Row] | None = None) -> None:
        self.memory = memory
        self.setting = memory.setting
        self.rows = load_rows(memory.setting) if rows is None else tuple(rows)

    def value(self, s: State, seat: str) -> float:
        """From 0 to 1."""
        chances = self.chances(s)
        if apart(self.setting):
            france, prussia = chances[FRANCE], chances[PRUSSIA]
            share = (france + prussia) / 2  # one goal alone is half a victory for both
            return share if seat == s.player(FRANCE) else 1 - share
        return sum(chance for power, chance in chances.items() if s.player(power) == seat)

    def chances(self, s: State) -> Mapping[int, float]:
        """How likely each contender wins, or reaches its goal."""
        facts = Facts(s, self.memory)
        known = {power: facts.of(power) for power in contenders(self.setting)}
        scores: dict[int, float] = {}
        for row in self.rows:
            score = sum(weight * fact for weight, fact in zip(row.weights, known[row.of], strict=True))
            scores[row.power] = scores.get(row.power, 0.0) + score
        if apart(self.setting):
            return {power: 1 / (1 + exp(-score)) for power, score in scores.items()}
        best = max(scores.values())
        odds = {power: exp(score - best) for power, score in scores.items()}
        total = sum(odds.values())
        return {power: odd / total for power, odd in odds.items()}


def load_rows(setting: Setting) -> tuple[Row, ...]:
    """What the facts mean in this variant for so many players."""
    folder = files(__package__).joinpath("data")
    index = setting.board.power_index
    columns = ("variant", "players", "power", "of", *FACTS)
    rows = read_table(folder, FILE, columns)
    return tuple(
        Row(row.index("power", index, "power"), row.index("of", index, "power"), tuple(row.real(f) for f in FACTS))
        for row in rows
        if row["variant"] == setting.variant.id and int(row["players"]) == setting.players
    )
