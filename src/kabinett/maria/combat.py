"""M11.1 Battle: adjacent enemies fight with troops and cards."""

from __future__ import annotations

from dataclasses import dataclass, field

from kabinett.core.errors import Reason, because
from kabinett.core.fields import BOOL, INT, Many, Mask, Name, public
from kabinett.core.moves import Decision, Move
from kabinett.core.state import Stage
from kabinett.maria.bars import general_bar, hand_bar, owner_bar, place_bar, suit_bar
from kabinett.maria.board import NOBODY, SUITS
from kabinett.maria.cards import discard_card, take_card
from kabinett.maria.deck import CARD_NAMES, POINTS, RESERVE, face_of, suit_of
from kabinett.maria.points import battle_points, gain_points, lose_points
from kabinett.maria.powers import AUSTRIA, PRAGMATIC
from kabinett.maria.retreat import Retreat
from kabinett.maria.saxony import SaxonPhase
from kabinett.maria.stacks import generals_at, lose_troops, strength
from kabinett.maria.state import State

ATTACKER, DEFENDER = 0, 1


def fighting_power(s: State, city: int) -> int:
    """M11.1.2, M11.1.13: a stack fights as the power of its supreme commander."""
    return s.setting.power_of[generals_at(s, city)[0]]


def _leader(s: State, city: int) -> str:
    return s.piece_id(generals_at(s, city)[0])


def battle_pairs(s: State, powers: list[int]) -> list[list[int]]:
    """M11.1.1, M11.1.3, M19.4.2: the pairs of adjacent cities with generals of active powers and of their enemies."""
    attackers = sorted({s.place[general] for power in powers for general in s.on_map(power)})
    return [[city, other] for city in attackers for other in enemies_near(s, city)]


def enemies_near(s: State, city: int) -> list[int]:
    """M11.1.1, M11.1.3: the cities beside one with a general where enemies of his, or of his commander, stand."""
    enemies = s.relations.enemy_generals[fighting_power(s, city)]
    return [other for other in s.setting.network.neighbours[city] if s.at[other] & enemies]


@dataclass(slots=True)
class CombatPhase(SaxonPhase):
    """M11.1.1, M11.1.2, M11.1.15: every pair of the list is fought, in the order that the attacking player chooses."""

    powers: list[int] = field(metadata=public(Many(Name("power"))))
    pairs: list[list[int]] = field(default_factory=list, metadata=public(Many(Many(Name("city")))))
    attacker: int = field(default=NOBODY, metadata=public(Name("city_or_none")))
    begun: bool = field(default=False, metadata=public(BOOL))
    beaten: int = field(default=0, metadata=public(Mask("piece")))  # M11.1.14

    def ask(self, s: State) -> tuple[Decision, ...]:
        """M11.1.2: which stack attacks next, then whom; asked only where there is a choice."""
        pairs = self._next_pairs(s)
        side = DEFENDER if self.attacker != NOBODY else ATTACKER
        cities = list(dict.fromkeys(pair[side] for pair in pairs))
        if len(cities) < 2:
            return ()
        options = [s.setting.moves.piece[generals_at(s, city)[0]] for city in cities]
        seat = s.player(fighting_power(s, pairs[0][ATTACKER]))
        return (Decision(seat, "target" if side else "attacker", "M11.1.2", options),)

    def why_not(self, s: State, decision: Decision, move: Move) -> Reason | None:
        """M11.1.1, M11.1.2, M11.1.4: why a general can not be named as attacker or target."""
        if move.verb != "piece" or move in decision.options:
            return None
        bar = general_bar(s, move.n, "M11.1.1") or place_bar(s, move.n)
        return bar or self._leader_bar(s, decision, move.n) or self._pair_bar(s, decision, move.n)

    def _leader_bar(self, s: State, decision: Decision, general: int) -> Reason | None:
        """M11.1.4: a stack fights as one, under its commander."""
        leader = generals_at(s, s.place[general])[0]
        if leader == general or s.setting.moves.piece[leader] not in decision.options:
            return None
        return because("M11.1.4", "fights_under", piece=s.piece_id(general), other=s.piece_id(leader))

    def _pair_bar(self, s: State, decision: Decision, general: int) -> Reason | None:
        """M11.1.1, M11.1.2, M11.1.14: why no pair of the list has him, or not now."""
        here, name = s.place[general], s.piece_id(general)
        if decision.kind == "target":
            return self._target_bar(s, here, name)
        later = any(pair[ATTACKER] == here for pair in self.pairs)
        power = fighting_power(s, here)
        if later:
            return because("M11.1.2", "attacks_later", piece=name)
        if power not in self.powers:
            return owner_bar(s, decision.seat, general) or because("M5.4", "not_active", power=s.power_id(power))
        near = any(s.at[city] & s.relations.enemy_generals[power] for city in s.setting.network.neighbours[here])
        return because("M11.1.14", "pair_gone", piece=name) if near else because("M11.1.1", "no_enemy_near", piece=name)

    def _target_bar(self, s: State, city: int, name: str) -> Reason:
        """M11.1.1, M11.1.14: why the attacker does not fight whoever stands in a city."""
        power, leader = fighting_power(s, self.attacker), _leader(s, self.attacker)
        if not s.at[city] & s.relations.enemy_generals[power]:
            return because("M11.1.1", "no_enemy", piece=name, power=s.power_id(power))
        away = s.setting.network.distance[self.attacker][city]
        if away > 1:
            return because("M11.1.1", "enemy_not_near", piece=name, other=leader, away=away)
        return because("M11.1.14", "pair_gone", piece=name)

    def answer(self, s: State, seat: str, move: Move) -> None:
        """M11.1.2: the choice."""
        city = s.place[move.n]
        if self.attacker == NOBODY:
            self.attacker = city
        else:
            self._fight(s, self.attacker, city)

    def step(self, s: State) -> None:
        """M11.1.1: fix the list; fight what needs no choice; end when the list is empty."""
        pairs = self._next_pairs(s)
        if not self.begun:
            self.begun = True
            self.pairs = battle_pairs(s, self.powers)
        elif not pairs:
            s.pop()
        elif self.attacker == NOBODY:
            self.attacker = pairs[0][ATTACKER]
        else:
            self._fight(s, *pairs[0])

    def _next_pairs(self, s: State) -> list[list[int]]:
        """M11.1.2: the pairs that may be fought next. Attacks of another player's Pragmatic Army come last."""
        if self.attacker != NOBODY:
            return [pair for pair in self.pairs if pair[ATTACKER] == self.attacker]
        if PRAGMATIC in self.powers and s.player(PRAGMATIC) != s.player(AUSTRIA):
            first = [pair for pair in self.pairs if fighting_power(s, pair[ATTACKER]) != PRAGMATIC]
            return first or self.pairs
        return self.pairs

    def _fight(self, s: State, attacker: int, defender: int) -> None:
        """M11.1.6, M11.1.14, M11.1.18: no pair is fought twice. Both sides announce their strength."""
        self.attacker = NOBODY
        self.pairs.remove([attacker, defender])
        troops = strength(s, attacker), strength(s, defender)
        names = s.setting.city_ids
        s.reveal("battle", "M11.1.6", attacker=names[attacker], defender=names[defender], by=_leader(s, attacker),
                 against=_leader(s, defender), attacking=troops[0], defending=troops[1])  # fmt: skip
        score = troops[ATTACKER] - troops[DEFENDER]
        powers = [fighting_power(s, attacker), fighting_power(s, defender)]
        # M11.1.7, M11.1.11: the side that is behind has the right to play; the attacker when none is.
        s.push(Battle([attacker, defender], powers, list(troops), score, DEFENDER if score > 0 else ATTACKER))

    def saxony_changed(self, s: State, former: int) -> None:
        """M19.3.16, M19.3.19: pairs lapse that are no longer enemies or have been relocated. The list is not extended.

        A Saxony that has left Prussia has no enemies left among those it was about to attack. M11.1.14: a beaten
        general who was relocated into a stack does not fight again, and a stack fights as one (M11.1.4).
        """
        self.pairs = [
            pair
            for pair in self.pairs
            if all(s.at[city] & s.setting.general_bits and not s.at[city] & self.beaten for city in pair)
            and s.at[pair[DEFENDER]] & s.relations.enemy_generals[fighting_power(s, pair[ATTACKER])]
        ]

    def lapse(self, s: State, city: int) -> None:
        """M11.1.14: a defeated general or stack neither attacks nor is attacked again in this phase."""
        self.beaten |= s.at[city]
        self.pairs = [pair for pair in self.pairs if city not in pair]


@dataclass(slots=True)
class Battle(Stage):
    """M11.1.4-M11.1.13: a battle between two cities. `score` is the attacker's; the defender's is its negative."""

    cities: list[int] = field(metadata=public(Many(Name("city"))))
    powers: list[int] = field(metadata=public(Many(Name("power"))))
    strengths: list[int] = field(metadata=public(Many(INT)))
    score: int = field(metadata=public(INT))
    right: int = field(metadata=public(INT))
    played: list[int] = field(default_factory=list, metadata=public(Many(Name("card"))))

    def ask(self, s: State) -> tuple[Decision, ...]:
        """M11.1.5, M11.1.9, M11.1.10, M11.1.16: what the side with the right may play, or whether it may stop.

        Always asked, also when stopping is all that is left: an automatic answer would betray the hand.
        """
        power, score = self.powers[self.right], self._score()
        moves = s.setting.moves
        suited, reserve = self.playable(s, self.right)
        options = [moves.card[face] for face in suited]
        if reserve:
            options += moves.reserve
        if score < 0 or not suited:
            options.append(moves.stop)
        return (
            Decision(
                s.player(power),
                "battle",
                "M11.1.7" if score < 0 else "M11.1.10",
                options,
                power=s.power_id(power),
                score=score,
            ),
        )

    def _score(self) -> int:
        return self.score_of(self.right)

    def score_of(self, side: int) -> int:
        """M11.1.6: how far a side is ahead, or behind."""
        return self.score if side == ATTACKER else -self.score

    def playable(self, s: State, side: int) -> tuple[list[int], bool]:
        """M11.1.5, M11.1.13: the commander's cards of the own sector's suit, and whether he has a Reserve."""
        suit = s.setting.board.suit[self.cities[side]]
        hand = {face_of(card) for card in s.hands[self.powers[side]]}
        return sorted(face for face in hand if face < RESERVE and suit_of(face) == suit), RESERVE in hand

    def why_not(self, s: State, decision: Decision, move: Move) -> Reason | None:
        """M8.9, M11.1.5, M11.1.10: why a card can not be played, or the battle not ended."""
        power, city = self.powers[self.right], self.cities[self.right]
        match move.verb:
            case "card":
                bar = hand_bar(s, power, move.n, "M11.1.5")
                reserve = because("M8.9", "say_value") if move.n == RESERVE else None
                return bar or reserve or suit_bar(s, city, move.n, "M11.1.5")
            case "reserve":
                return hand_bar(s, power, RESERVE, "M11.1.5")
            case "stop" if move not in decision.options:
                suit = SUITS[s.setting.board.suit[city]]
                return because("M11.1.10", "must_play", power=s.power_id(power), suit=suit)
        return None

    def out_of_turn(self, s: State, seat: str, move: Move) -> Reason | None:
        """M11.1.7, M11.1.8: the other side has the right to play."""
        power = self.powers[self.right]
        sides = {s.player(side) for side in self.powers}
        if move.verb not in ("card", "reserve", "stop") or seat not in sides:
            return None
        return because("M11.1.8", "right_of_other", power=s.power_id(power), score=self._score())

    def answer(self, s: State, seat: str, move: Move) -> None:
        """M11.1.7-M11.1.10: play a card, or stop."""
        moves = s.setting.moves
        if move is moves.stop:
            self._end(s)
        elif move.verb == "reserve":
            self._play(s, RESERVE, move.n)
        else:
            self._play(s, move.n, POINTS[move.n])

    def after(self, value: int) -> tuple[int, int]:
        """M11.1.7, M11.1.8: the player's score after a card of this value, and who has the right then: at 0 or more it
        passes to the other side."""
        score = self._score() + value
        return score, self.right if score < 0 else 1 - self.right

    def _play(self, s: State, face: int, value: int) -> None:
        """M11.1.7, M11.1.8, M8.9: the card adds its value."""
        power = self.powers[self.right]
        card = take_card(s, power, face)
        self.played.append(card)
        score, right = self.after(value)
        s.reveal("card_played", "M11.1.7", power=s.power_id(power), card=CARD_NAMES[card], value=value, score=score)
        self.score, self.right = score if self.right == ATTACKER else -score, right

    def _end(self, s: State) -> None:
        """M11.1.9, M11.1.10, M11.1.14, M11.1.17: who stops behind is defeated; who stops level ends it as a draw."""
        for card in self.played:
            discard_card(s, card)
        phase = s.below(CombatPhase)
        s.pop()
        loss = -self._score()
        if loss == 0:
            s.reveal("battle_drawn", "M11.1.10", attacker=s.city_id(self.cities[ATTACKER]),
                     defender=s.city_id(self.cities[DEFENDER]))  # fmt: skip
        else:
            phase.lapse(s, self.cities[self.right])
            self._defeat(s, loss)

    def _defeat(self, s: State, loss: int) -> None:
        """M11.1.12, M11.2.1, M11.2.2: the side with the right loses troops and retreats as many cities.

        M11.1.20, M17.2.1: the winner's player is the last victor.
        """
        loser, winner = self.cities[self.right], self.cities[1 - self.right]
        names = s.setting.city_ids
        s.reveal("battle_won", "M11.1.12", winner=names[winner], loser=names[loser], score=loss,
                 by=_leader(s, winner), against=_leader(s, loser))  # fmt: skip
        victor, beaten = self.powers[1 - self.right], self.powers[self.right]
        strength = self.strengths[self.right]
        # What comes last is pushed first; a division of the troops that are left comes on top (M11.1.20).
        if s.setting.advanced:
            s.victor = s.setting.seats.index(s.player(victor))
            on_bohemia = loser not in s.setting.flanders
            s.push(Aftermath([victor, beaten], generals_at(s, loser), strength, on_bohemia))
        if loss < strength:
            s.push(Retreat(loser, winner, loss, victor))
        take_battle_losses(s, loser, loss)


@dataclass(slots=True)
class Aftermath(Stage):
    """M11.1.20, M16.1, M16.2, M16.5, M16.10, M16.11: after the retreat the winner gains points and the loser loses
    them, each as the power that commanded when the battle began. `on_bohemia` is where the loser stood (M24.7)."""

    powers: list[int] = field(metadata=public(Many(Name("power"))))  # winner, loser
    beaten: list[int] = field(metadata=public(Many(Name("piece"))))
    strength: int = field(metadata=public(INT))  # of the beaten before the battle
    on_bohemia: bool = field(metadata=public(BOOL))

    def step(self, s: State) -> None:
        """M16.2, M11.2.6: the points, if any, for all that is gone, also for want of a retreat."""
        s.pop()
        left = [general for general in self.beaten if s.place[general] >= 0]
        lost = self.strength - sum(s.troops[general] for general in left)
        points = battle_points(lost, len(self.beaten) - len(left))
        if points:
            winner, loser = self.powers
            gain_points(s, winner, points)
            lose_points(s, loser, points, self.on_bohemia, "M16.2")


def take_battle_losses(s: State, city: int, loss: int) -> None:
    """M11.1.12, M11.1.13, M6.11: losses fall first on the other power of a mixed stack, then on the commander's."""
    generals = generals_at(s, city)
    power = s.setting.power_of[generals[0]]
    others = [general for general in generals if s.setting.power_of[general] != power]
    lost = lose_troops(s, others, loss, "M11.1.13") if others else 0
    own = [general for general in generals if general not in others]
    if lost < loss:
        lose_troops(s, own, loss - lost, "M11.1.12")
