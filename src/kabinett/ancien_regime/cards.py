"""C3.6.5, C3.6.6, C5.10 Battle cards: drawing, reshuffling and the hand limit. A card is its value."""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass, field

from kabinett.ancien_regime.bars import discard_bar
from kabinett.ancien_regime.state import State
from kabinett.core.errors import Reason
from kabinett.core.fields import Name, public
from kabinett.core.moves import Decision, Move
from kabinett.core.state import Stage


def reshuffle(s: State) -> None:
    """C3.6.6: once the draw pile is empty, the discards become the new one. It is looked at before and after each draw,
    so what is discarded on an empty pile stays open until a card must be drawn."""
    if s.pile or not s.discards:
        return
    s.pile = sorted(s.discards)
    s.discards.clear()
    s.dice.shuffle(s.pile)
    s.emit("pile_shuffled", "C3.6.6", cards=len(s.pile))


def draw(s: State, power: int, count: int, clause: str) -> None:
    """C3.6.6: a power draws cards one by one; only its player sees them. With both piles empty it draws none."""
    drawn: list[int] = []
    for _ in range(count):
        reshuffle(s)
        if not s.pile:
            break
        drawn.append(s.pile.pop())
        insort(s.hands[power], drawn[-1])
        reshuffle(s)
    if not drawn:
        return
    name, player = s.power_id(power), s.player(power)
    s.emit("cards_drawn", clause, power=name, count=len(drawn))
    if player:
        s.disclose(player, "cards_seen", clause, power=name, cards=tuple(str(card) for card in drawn))


def discard(s: State, power: int, card: int, clause: str) -> None:
    """S16: a card goes from a hand to the discard pile, for all to see."""
    s.hands[power].remove(card)
    s.discards.append(card)
    s.reveal("card_discarded", clause, power=s.power_id(power), card=str(card))


def hand_options(s: State, power: int) -> list[Move]:
    """The different cards of a hand as moves."""
    return [s.setting.moves.card[card] for card in sorted(set(s.hands[power]))]


def over_limit(s: State) -> list[int]:
    """C5.10.1: the powers that hold too many cards, in Power Order."""
    limit = s.setting.numbers.hand_limit
    return [power for power, hand in enumerate(s.hands) if len(hand) > limit and s.player(power)]


@dataclass(slots=True)
class HandLimit(Stage):
    """C5.10.1: at the end of an action a power discards down to the hand limit, card by card."""

    power: int = field(metadata=public(Name("power")))

    def ask(self, s: State) -> tuple[Decision, ...]:
        """P32: which card."""
        over = len(s.hands[self.power]) - s.setting.numbers.hand_limit
        if over <= 0:
            return ()
        return (
            Decision(s.player(self.power), "hand_limit", "C5.10.1", hand_options(s, self.power),
                     power=s.power_id(self.power), count=over),
        )  # fmt: skip

    def answer(self, s: State, seat: str, move: Move) -> None:
        """S16: it is discarded openly."""
        discard(s, self.power, move.n, "C5.10.1")

    def why_not(self, s: State, decision: Decision, move: Move) -> Reason | None:
        """C5.10.1: a card that the power does not hold."""
        return discard_bar(s, self.power, move, "C5.10.1")

    def step(self, s: State) -> None:
        """C5.10.1: few enough are left."""
        s.pop()
