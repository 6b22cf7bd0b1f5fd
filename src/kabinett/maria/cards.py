"""M8 Tactical cards: drawing, income, subsidy and payment. The cards themselves are in `deck`."""

from __future__ import annotations

from dataclasses import dataclass, field

from kabinett.core.errors import Reason, because
from kabinett.core.fields import BOOL, INT, Many, Name, public
from kabinett.core.moves import Decision, Move
from kabinett.core.state import Stage
from kabinett.maria.bars import hand_bar
from kabinett.maria.deck import CARD_NAMES, DECKS, FACES, face_of, faces, points
from kabinett.maria.income import income, may_receive
from kabinett.maria.powers import BAVARIA, FRANCE, SAXONY
from kabinett.maria.state import State
from kabinett.maria.subsidies import count_down, due_contracts

SUBSIDY_COMPULSORY_UNTIL = 3  # M8.2


def take_card(s: State, power: int, face: int) -> int:
    """Take a card of this face out of a power's hand; of several the one of the lowest deck."""
    hand = s.hands[power]
    card = next(card for card in hand if face_of(card) == face)
    hand.remove(card)
    return card


def discard(s: State, power: int, face: int) -> int:
    """M8.11: a card of this face goes from a power's hand to the discard pile of its deck."""
    card = take_card(s, power, face)
    discard_card(s, card)
    return card


def discard_card(s: State, card: int) -> None:
    """M8.11: a card goes to the discard pile of its deck."""
    s.discards[card // FACES].append(card)


# -- drawing


def new_pile(s: State) -> None:
    """M4.7, M8.12, M8.13: an empty draw pile is followed by the next deck, or by the two fullest discard piles."""
    if s.next_deck < DECKS:
        clause = "M8.12"
        cards = list(range(s.next_deck * FACES, (s.next_deck + 1) * FACES))
        s.next_deck += 1
    else:
        clause = "M8.13"
        fullest = sorted(range(DECKS), key=lambda deck: (-len(s.discards[deck]), deck))[:2]
        cards = sorted(card for deck in fullest for card in s.discards[deck])
        for deck in fullest:
            s.discards[deck].clear()
    if not cards:
        return  # M8.13: every card is in a hand
    s.dice.shuffle(cards)
    s.pile = cards
    s.pile_cards = sum(1 << card for card in cards)
    s.emit("pile_shuffled", clause, cards=len(cards))


def draw_card(s: State) -> int | None:
    """M8.12, M8.13: the top card of the draw pile; None if there is no card left to draw."""
    if not s.pile:
        new_pile(s)
    return s.pile.pop() if s.pile else None


def draw(s: State, power: int, count: int, clause: str = "M8.1") -> None:
    """M8.6, M8.7, M8.12: a power draws cards, across decks if need be; only its player sees them."""
    drawn: list[int] = []
    while len(drawn) < count and (card := draw_card(s)) is not None:
        drawn.append(card)
    if not drawn:
        return
    s.hands[power] = sorted(s.hands[power] + drawn)
    name = s.power_id(power)
    s.emit("cards_drawn", clause, power=name, count=len(drawn))
    s.disclose(s.player(power), "cards_seen", clause, power=name, cards=tuple(CARD_NAMES[card] for card in drawn))


@dataclass(slots=True)
class CardPhase(Stage):
    """M8.1, M8.2: the first phase of an action stage: the active powers draw, France may pay Bavaria a subsidy."""

    powers: list[int] = field(metadata=public(Many(Name("power"))))
    asked: bool = field(default=False, metadata=public(BOOL))
    subsidy: bool = field(default=True, metadata=public(BOOL))

    def ask(self, s: State) -> tuple[Decision, ...]:
        """M8.2: from turn 4 France chooses each turn whether to pay; it is asked before it draws."""
        if self.asked or not self._is_choice(s):
            return ()
        moves = s.setting.moves
        return (Decision(s.player(FRANCE), "subsidy", "M8.2", (moves.subsidy, moves.keep)),)

    def _is_choice(self, s: State) -> bool:
        return FRANCE in self.powers and s.turn > SUBSIDY_COMPULSORY_UNTIL and may_receive(s, BAVARIA)

    def answer(self, s: State, seat: str, move: Move) -> None:
        """M8.2: the choice."""
        self.asked = True
        self.subsidy = move is s.setting.moves.subsidy

    def step(self, s: State) -> None:
        """M8.2, M8.4: draw; a subsidy that Bavaria may not receive stays with France. M8.16: no income, no subsidy.

        M8.5, M20.6, M20.8: subsidies are handed over out of the income, Bavaria's first, then by contract.
        """
        paid = FRANCE in self.powers and self.subsidy and may_receive(s, BAVARIA) and income(s, FRANCE) > 0
        for power in self.powers:
            change = {FRANCE: -1, BAVARIA: 1}.get(power, 0) if paid else 0
            cards = income(s, power) + change
            due = due_contracts(s, power, cards)
            draw(s, power, cards - len(due), "M8.2" if change else "M8.1")
            for contract in due:
                draw(s, contract.receiver, 1, "M20.6")
            count_down(s, power)
        s.saxony_drew = s.saxony_drew or SAXONY in self.powers
        s.pop()


def subsidy_bar(s: State) -> Reason:
    """M8.2, M8.3: why France has no choice about its subsidy now (`CardPhase.ask`)."""
    if s.turn <= SUBSIDY_COMPULSORY_UNTIL:
        return because("M8.2", "subsidy_compulsory", turn=SUBSIDY_COMPULSORY_UNTIL)
    if not may_receive(s, BAVARIA):
        capital = s.setting.board.capitals[BAVARIA]
        return because("M8.3", "subsidy_lost", city=s.city_id(capital), power=s.power_id(s.controller(capital)))
    return because("M8.2", "subsidy_later")


# -- payment


@dataclass(slots=True)
class Payment(Stage):
    """M8.14, M8.15: a power pays points card by card; it ends as soon as enough is paid, and excess is lost."""

    power: int = field(metadata=public(Name("power")))
    due: int = field(metadata=public(INT))

    def ask(self, s: State) -> tuple[Decision, ...]:
        """M8.14: any card of the paying power will do."""
        if self.due <= 0:
            return ()
        card_moves = s.setting.moves.card
        options = [card_moves[face] for face in faces(s.hands[self.power])]
        return (
            Decision(s.player(self.power), "payment", "M8.15", options, power=s.power_id(self.power), due=self.due),
        )

    def why_not(self, s: State, decision: Decision, move: Move) -> Reason | None:
        """M8.14: a card that the power does not hold."""
        return hand_bar(s, self.power, move.n, "M8.14") if move.verb == "card" else None

    def answer(self, s: State, seat: str, move: Move) -> None:
        """M8.10, M8.11: the card counts its points and is discarded."""
        card = discard(s, self.power, move.n)
        self.due -= points([card])
        s.reveal("card_paid", "M8.14", power=s.power_id(self.power), card=CARD_NAMES[card])

    def step(self, s: State) -> None:
        """M8.15: nothing is added to a payment that is enough."""
        s.pop()
