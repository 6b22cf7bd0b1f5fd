"""C10.4-C10.6 Playing cards in a battle."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from kabinett.ancien_regime.bars import hand_bar, owner_bar
from kabinett.ancien_regime.board import NOBODY, POWER_IDS
from kabinett.ancien_regime.cards import hand_options
from kabinett.ancien_regime.results import begin_result
from kabinett.ancien_regime.setting import SCOUT
from kabinett.ancien_regime.sides import ATTACK, DEFENCE, Sides
from kabinett.ancien_regime.state import State
from kabinett.core.errors import Reason, because
from kabinett.core.fields import BOOL, INT, Many, Mask, Name, Sparse, Table, owned, public
from kabinett.core.moves import Decision, Move

# C10.5.1: the four steps of the cycle: who fights, then who supports.
ATTACKS, DEFENDS, SUPPORTS_ATTACK, SUPPORTS_DEFENCE = range(4)


def begin_cards(s: State, sides: Sides) -> None:
    """C10.4.1, C10.5.6: each general has as many plays as troops; who has no Morale now may have a free card."""
    zero = sum(1 << power for power, morale in enumerate(s.morale) if not morale)
    everybody = [g for side in (ATTACK, DEFENCE) for g in sides.generals(side, supporting=True)]
    plays = {general: s.troops[general] for general in everybody}
    piles: list[list[int]] = [[] for _ in s.setting.board.generals]
    s.push(Battle(sides.territory, sides.attacker, sides.defenders, sides.garrison, zero, plays, piles,
                  supporters=sides.supporters))  # fmt: skip


@dataclass(slots=True)
class Battle(Sides):
    """C10.4-C10.6: cards are played in a cycle of four steps.

    `piles` are the cards by general (S22): their number is public, `face_up` has a 0 for each that is face down.
    `zero` are the powers whose Morale was 0 when the battle began (C10.5.6).
    """

    zero: int = field(metadata=public(Mask("power")))
    plays: dict[int, int] = field(metadata=public(Sparse("general", INT)))  # how many are left (C10.4.1)
    piles: list[list[int]] = field(metadata=owned(Table("general", Many(INT))))
    face_up: dict[int, list[int]] = field(default_factory=dict, metadata=public(Sparse("general", Many(INT))))
    passed: int = field(default=0, metadata=public(Mask("power")))
    turn: int = field(default=0, metadata=public(INT))  # the place in the cycle
    pile: int = field(default=NOBODY, metadata=public(Name("general_or_none")))  # chosen, or the only one
    scouting: bool = field(default=False, metadata=public(BOOL))

    # -- what is asked

    def ask(self, s: State) -> tuple[Decision, ...]:
        """P27, P28: a pile, a card, and the card that a face-up 3 reveals."""
        place = self._place(s)
        if place == NOBODY:
            return ()
        role, power = self._order(s)[place]
        if self.scouting:
            return self._ask_target(s, power)
        generals = self._open_piles(s, role, power)
        if self.pile == NOBODY and len(generals) > 1:
            options = [*(s.setting.moves.general[general] for general in generals), s.setting.moves.skip]
            return (self._decision(s, power, "battle_pile", "C10.5.2", options),)
        return self._ask_card(s, power, self.pile if self.pile != NOBODY else generals[0])

    def _decision(self, s: State, power: int, kind: str, clause: str, options: list[Move], **more: str) -> Decision:
        return Decision(s.player(power), kind, clause, options, power=s.power_id(power),
                        territory=s.territory_id(self.territory), **more)  # fmt: skip

    def _ask_card(self, s: State, power: int, general: int) -> tuple[Decision, ...]:
        """C10.5.2, C10.6.2: a card face down, a 3 face up if there is a card to reveal, or a pass."""
        moves = s.setting.moves
        options = hand_options(s, power)
        if SCOUT in s.hands[power] and any(True for _ in self._hidden(s, power)):
            options.append(moves.scout)
        if self.pile == NOBODY:
            options.append(moves.skip)
        return (self._decision(s, power, "battle_card", "C10.5.2", options, general=s.general_id(general)),)

    def _ask_target(self, s: State, power: int) -> tuple[Decision, ...]:
        """C10.6.2: which face-down card of an opponent."""
        reveal, most = s.setting.moves.reveal, s.setting.numbers.troops_per_general
        options = [reveal[general * most + number] for general, number in self._hidden(s, power)]
        return (self._decision(s, power, "scout", "C10.6.2", options),)

    def _hidden(self, s: State, power: int) -> Iterator[tuple[int, int]]:
        """C10.6.2: the face-down cards of the other side, by general and place in his pile."""
        for general in self._opponents(s, power):
            for number, shown in enumerate(self.face_up.get(general, ())):
                if not shown:
                    yield general, number

    def _opponents(self, s: State, power: int) -> list[int]:
        """The generals of the other side."""
        other = DEFENCE if power in self.powers(s, ATTACK, supporting=True) else ATTACK
        return self.generals(other, supporting=True)

    # -- the cycle

    def _order(self, s: State) -> list[tuple[int, int]]:
        """C10.5.1, C10.5.2: the steps of the cycle with their powers, in Power Order within a step."""
        groups = (
            self.powers(s, ATTACK), self.powers(s, DEFENCE), self.supporting(s, ATTACK), self.supporting(s, DEFENCE),
        )  # fmt: skip
        return [(role, power) for role, powers in enumerate(groups) for power in powers]

    def _place(self, s: State) -> int:
        """C10.5.3, C10.5.4, C10.5.7: the next place of the cycle, from the present one on, where somebody can play."""
        order = self._order(s)
        for n in range(self.turn, self.turn + len(order)):
            role, power = order[n % len(order)]
            if self._may_play(s, power) and self._open_piles(s, role, power):
                return n % len(order)
        return NOBODY

    def _open_piles(self, s: State, role: int, power: int) -> list[int]:
        """C10.4.1: the generals of a power in a role who still have plays."""
        side = ATTACK if role in (ATTACKS, SUPPORTS_ATTACK) else DEFENCE
        generals = self.supporters_of(side) if role >= SUPPORTS_ATTACK else self.generals(side)
        return [g for g in generals if s.setting.power_of[g] == power and self.plays[g]]

    def _may_play(self, s: State, power: int) -> bool:
        """C10.5.3-C10.5.6: not passed, with a card, and with Morale, or one free card of who began without any."""
        if self.passed >> power & 1 or not s.hands[power]:
            return False
        if self.zero >> power & 1:
            fights = power in self.powers(s, ATTACK) or power in self.powers(s, DEFENCE)
            return fights and not self.played(s, power)
        return s.morale[power] > 0

    def played(self, s: State, power: int) -> int:
        """How many cards a power has played in this battle."""
        return sum(len(self.piles[general]) for general in s.setting.generals_of[power])

    # -- answers

    def answer(self, s: State, seat: str, move: Move) -> None:
        """C10.5: the choice."""
        self.turn = self._place(s)
        role, power = self._order(s)[self.turn]
        if move is s.setting.moves.skip:
            self.passed |= 1 << power
            s.emit("passed", "C10.5.3", power=s.power_id(power))
            self._next(s)
        elif move.verb == "general":
            self.pile = move.n
        elif move is s.setting.moves.scout:
            self.pile = self._open_piles(s, role, power)[0] if self.pile == NOBODY else self.pile
            self.scouting = True
        elif move.verb == "reveal":
            self._scout(s, power, *divmod(move.n, s.setting.numbers.troops_per_general))
        else:
            general = self._open_piles(s, role, power)[0] if self.pile == NOBODY else self.pile
            self._play(s, power, general, move.n, False)

    def _play(self, s: State, power: int, general: int, card: int, open_card: bool) -> None:
        """C10.5.2, C10.5.5, C10.5.8: a card goes to a pile and costs 1 Morale, unless it is the free one."""
        s.hands[power].remove(card)
        self.piles[general].append(card)
        self.face_up.setdefault(general, []).append(card if open_card else 0)
        self.plays[general] -= 1
        names = {"power": s.power_id(power), "general": s.general_id(general)}
        if open_card:
            s.reveal("card_shown", "C10.6.2", **names, card=str(card))
        else:
            s.emit("card_played", "C10.5.2", **names)
        if not self.zero >> power & 1:
            s.lose_morale(power, 1, "C10.5.5")
        self._next(s)

    def _scout(self, s: State, power: int, general: int, number: int) -> None:
        """C10.6.2: a 3 is played face up and turns up a card of the other side, which stays in play."""
        shown = self.piles[general][number]
        self.face_up[general][number] = shown
        self._play(s, power, self.pile, SCOUT, True)
        s.reveal("card_revealed", "C10.6.2", power=s.power_id(s.setting.power_of[general]),
                 general=s.general_id(general), card=str(shown))  # fmt: skip

    def _next(self, s: State) -> None:
        self.turn = (self.turn + 1) % len(self._order(s))
        self.pile, self.scouting = NOBODY, False

    def step(self, s: State) -> None:
        """C10.5.7: nobody can or wants to play any more."""
        s.pop()
        begin_result(s, self, self.piles)

    # -- why not

    def why_not(self, s: State, decision: Decision, move: Move) -> Reason | None:
        """C10.5, C10.6: why a card can not be played."""
        power = POWER_IDS.index(str(decision.params["power"]))
        match decision.kind, move.verb:
            case "battle_pile", "general":
                return self._pile_bar(s, power, move.n)
            case "battle_card", "pass" if self.pile != NOBODY:
                return because("C10.5.2", "pile_chosen", general=s.general_id(self.pile))
            case "battle_card", "card":
                return hand_bar(s, power, move, "C10.5.2")
            case "battle_card", "scout":
                return self._scout_bar(s, power)
            case "scout", "reveal":
                return self._target_bar(s, power, *divmod(move.n, s.setting.numbers.troops_per_general))
            case "scout", "card" | "pass":
                return because("C10.6.2", "target_first")
        return None

    def out_of_turn(self, s: State, seat: str, move: Move) -> Reason | None:
        """C10.5.3-C10.5.6: why a player is not asked for a card."""
        if move.verb not in ("card", "scout", "pass"):
            return None
        powers = dict.fromkeys(power for _, power in self._order(s) if s.player(power) == seat)
        bars = (self._play_bar(s, power) for power in powers)
        return next(filter(None, bars), None) if powers else because("C10.5.1", "not_in_battle")

    def _play_bar(self, s: State, power: int) -> Reason | None:
        """C10.4.1, C10.5.3-C10.5.6: why a power can play no card in this battle any more (`_may_play`)."""
        name = s.power_id(power)
        if self.passed >> power & 1:
            return because("C10.5.3", "has_passed", power=name)
        if not s.hands[power]:
            return because("C10.5.4", "no_cards", power=name)
        if not self._may_play(s, power):
            began = self.zero >> power & 1
            key = "no_morale" if not began else "free_card_played" if self.played(s, power) else "no_morale_to_support"
            return because("C10.5.6", key, power=name)
        plays = any(self.plays.get(general) for general in s.setting.generals_of[power])
        return None if plays else because("C10.4.1", "no_plays", power=name)

    def _pile_bar(self, s: State, power: int, general: int) -> Reason | None:
        """C10.4.1, C10.5.1: why no card can be played for a general in this step (`_open_piles`)."""
        name = s.general_id(general)
        bar = owner_bar(s, power, general, "C10.5.2")
        if bar or general in self._open_piles(s, self._order(s)[self._place(s)][0], power):
            return bar
        if general not in self.plays:
            return because("C10.4.1", "general_not_in_battle", general=name)
        if self.plays[general]:
            return because("C10.5.1", "other_step", general=name)
        return because("C10.4.1", "pile_full", general=name)

    def _scout_bar(self, s: State, power: int) -> Reason | None:
        """C10.6.2: why no 3 can be played face up."""
        bar = hand_bar(s, power, s.setting.moves.card[SCOUT], "C10.6.2")
        hidden = any(True for _ in self._hidden(s, power))
        return bar or (None if hidden else because("C10.6.2", "nothing_hidden"))

    def _target_bar(self, s: State, power: int, general: int, number: int) -> Reason | None:
        """C10.6.2: why a card can not be turned up (`_hidden`)."""
        names: dict[str, str | int] = {"general": s.general_id(general), "number": number + 1}
        if general not in self._opponents(s, power):
            return because("C10.6.2", "no_opponent", **names)
        pile = self.face_up.get(general, ())
        if number >= len(pile):
            return because("C10.6.2", "no_such_card", **names)
        return because("C10.6.2", "card_is_up", **names, card=str(pile[number])) if pile[number] else None
