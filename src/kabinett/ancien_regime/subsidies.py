"""C9.4 (F3) Subsidies and Mercenaries: Money or cards for Allies."""

from __future__ import annotations

from dataclasses import dataclass, field

from kabinett.ancien_regime.bars import hand_bar
from kabinett.ancien_regime.board import NOBODY, POWER_IDS
from kabinett.ancien_regime.cards import hand_options
from kabinett.ancien_regime.relations import allied, allies, same_group
from kabinett.ancien_regime.setting import LEADERS
from kabinett.ancien_regime.state import State
from kabinett.core.errors import Reason, because
from kabinett.core.fields import BOOL, INT, Many, Name, Table, owned, public
from kabinett.core.moves import Decision, Move
from kabinett.core.state import Stage


def recipients(s: State, power: int) -> list[int]:
    """C9.4.1, C9.4.3, C12.5.6: the Allies that can be given something; a Minor that nobody controls gets nothing."""
    return [other for other in allies(s, power) if not s.uncontrolled(other)]


def _offer(s: State, move: Move) -> tuple[int, int]:
    """The power and the amount of an offer of Money."""
    power, amount = divmod(move.n, s.setting.numbers.gift_limit)
    return power, amount + 1


@dataclass(slots=True)
class Subsidies(Stage):
    """C9.4: a power makes its offers, of Money or of cards; then each recipient answers, in Power Order.

    Cards that are offered lie here; only the giver knows which they are until they are accepted (C9.4.2).
    """

    power: int = field(metadata=public(Name("power")))
    money: list[int] = field(default_factory=lambda: [0] * len(POWER_IDS), metadata=public(Table("power", INT)))
    cards: list[list[int]] = field(
        default_factory=lambda: [[] for _ in POWER_IDS], metadata=owned(Table("recipient", Many(INT)))
    )
    recipient: int = field(default=NOBODY, metadata=public(Name("power")))  # for whom cards are chosen just now
    offered: bool = field(default=False, metadata=public(BOOL))  # whether all offers are made

    def ask(self, s: State) -> tuple[Decision, ...]:
        """P13, P14: the next offer, or the next answer."""
        if self.offered:
            return self._ask_recipient(s)
        options = self._cards(s) if self.recipient != NOBODY else self._offers(s)
        if not options:
            return ()
        kind = "mercenaries" if self.recipient != NOBODY else "subsidies"
        params: dict[str, str | int] = {"power": s.power_id(self.power), "left": self._left(s)}
        if self.recipient != NOBODY:
            params["recipient"] = s.power_id(self.recipient)
        return (Decision(s.player(self.power), kind, "C9.4.1", options, **params),)

    def _left(self, s: State) -> int:
        """C9.4.1: what can still be offered, of Money or of cards."""
        used = sum(self.money) + sum(len(cards) for cards in self.cards)
        return s.setting.numbers.gift_limit - used

    def _offers(self, s: State) -> list[Move]:
        """C9.4.1: an offer to one more Ally, of what the earlier offers were of; nothing if none is possible."""
        moves, left = s.setting.moves, self._left(s)
        others = [p for p in recipients(s, self.power) if not self.money[p] and not self.cards[p]]
        money, cards = sum(self.money), any(self.cards)
        purse = min(left, s.money[self.power] - money)
        options = [] if cards else [move for other in others for move in moves.money[other][: max(0, purse)]]
        if not money and left and s.hands[self.power]:
            options += [moves.cards[other] for other in others]
        return [*options, moves.stop] if options else []

    def _cards(self, s: State) -> list[Move]:
        """C9.4.2: the giver chooses the cards, at least one."""
        options = hand_options(s, self.power) if self._left(s) else []
        return [*options, s.setting.moves.stop] if options and self.cards[self.recipient] else options

    def _ask_recipient(self, s: State) -> tuple[Decision, ...]:
        """C9.4.2: the next recipient takes its offer as a whole, or declines it. A Group accepts by itself."""
        other = self._next(s)
        if other == NOBODY or same_group(s, self.power, other):
            return ()
        moves = s.setting.moves
        kind, count = ("money", self.money[other]) if self.money[other] else ("cards", len(self.cards[other]))
        return (
            Decision(s.player(other), f"offered_{kind}", "C9.4.2", (moves.accept, moves.decline),
                     power=s.power_id(self.power), recipient=s.power_id(other), count=count),
        )  # fmt: skip

    def _next(self, s: State) -> int:
        return next((p for p in range(len(POWER_IDS)) if self.money[p] or self.cards[p]), NOBODY)

    def why_not(self, s: State, decision: Decision, move: Move) -> Reason | None:
        """C9.4.1, C9.4.3: why an offer is not possible."""
        match decision.kind, move.verb:
            case "mercenaries", "stop" if not self.cards[self.recipient]:
                return because("C9.4.2", "card_needed", recipient=s.power_id(self.recipient))
            case "mercenaries", "card":
                return hand_bar(s, self.power, move, "C9.4.1")
            case "subsidies", "money":
                other, amount = _offer(s, move)
                return self._recipient_bar(s, other) or self._money_bar(s, amount)
            case "subsidies", "cards":
                return self._recipient_bar(s, move.n) or self._cards_bar(s)
        return None

    def _recipient_bar(self, s: State, other: int) -> Reason | None:
        """C9.4.1-C9.4.3: why nothing can be offered to a power (`recipients`), or nothing more."""
        names = {"power": s.power_id(self.power), "other": s.power_id(other)}
        if other == self.power:
            return because("C9.4.1", "gift_to_itself", **names)
        if not allied(s, self.power, other):
            alone = s.status[self.power] not in LEADERS
            return because("C9.4.3" if alone else "C9.4.1", "gift_to_stranger", **names)
        if s.uncontrolled(other):
            return because("C9.4.3", "gift_to_uncontrolled", **names)
        return because("C9.4.2", "offered_already", **names) if self.money[other] or self.cards[other] else None

    def _money_bar(self, s: State, amount: int) -> Reason | None:
        """C9.4.1: why so much Money can not be offered (`_offers`)."""
        left, purse = self._left(s), s.money[self.power] - sum(self.money)
        if any(self.cards):
            return because("C9.4.1", "gift_of_both")
        if amount > left:
            return because("C9.4.1", "gift_limit", left=left, most=s.setting.numbers.gift_limit)
        return because("C9.4.1", "gift_too_dear", power=s.power_id(self.power), money=purse) if amount > purse else None

    def _cards_bar(self, s: State) -> Reason | None:
        """C9.4.1: why no cards can be offered (`_offers`)."""
        if any(self.money):
            return because("C9.4.1", "gift_of_both")
        return None if s.hands[self.power] else because("C9.4.1", "no_cards", power=s.power_id(self.power))

    def answer(self, s: State, seat: str, move: Move) -> None:
        """C9.4.2: an offer, a card of it, the end of offering, or an answer."""
        moves = s.setting.moves
        if self.offered:
            self._settle(s, self._next(s), move is moves.accept)
        elif move is moves.stop:
            self._stop(s)
        elif move.verb == "money":
            other, amount = _offer(s, move)
            self.money[other] = amount
            s.emit("money_offered", "C9.4.1", power=s.power_id(self.power), recipient=s.power_id(other),
                   count=self.money[other])  # fmt: skip
        elif move.verb == "cards":
            self.recipient = move.n
        else:
            s.hands[self.power].remove(move.n)
            self.cards[self.recipient].append(move.n)

    def _stop(self, s: State) -> None:
        """C9.4.2: the cards for one recipient are complete, or all offers are made. Others see only the number."""
        if self.recipient == NOBODY:
            self.offered = True
            return
        other, self.recipient = self.recipient, NOBODY
        s.emit("cards_offered", "C9.4.2", power=s.power_id(self.power), recipient=s.power_id(other),
               count=len(self.cards[other]))  # fmt: skip

    def step(self, s: State) -> None:
        """C9.4.2: what needs no decision: no more offers are possible, a Group accepts, the end."""
        if not self.offered:
            self._stop(s)
        elif (other := self._next(s)) != NOBODY:
            self._settle(s, other, True)
        else:
            s.pop()

    def _settle(self, s: State, other: int, accepted: bool) -> None:
        """C9.4.2: the goods go to the recipient, or stay with the giver."""
        taker = other if accepted else self.power
        names = {"power": s.power_id(self.power), "recipient": s.power_id(other)}
        count = self.money[other] + len(self.cards[other])
        what = "money" if self.money[other] else "cards"
        s.emit(f"{what}_{'accepted' if accepted else 'declined'}", "C9.4.2", **names, count=count)
        if accepted:
            s.money[self.power] -= self.money[other]
            s.money[other] += self.money[other]
        if accepted and self.cards[other]:
            seen = tuple(str(card) for card in sorted(self.cards[other]))
            s.disclose(s.player(other), "cards_seen", "C9.4.2", power=s.power_id(other), cards=seen)
        s.hands[taker] = sorted(s.hands[taker] + self.cards[other])
        self.money[other], self.cards[other] = 0, []
