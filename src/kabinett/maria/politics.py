"""M17, M25 Politics: two cards are revealed, the major powers bid for them with tactical cards, and execute them."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum

from kabinett.core.errors import Reason, because
from kabinett.core.fields import INT, Many, Name, Sparse, Table, owned, public
from kabinett.core.moves import Decision, Move
from kabinett.maria import victory
from kabinett.maria.agreements import running as agreements
from kabinett.maria.bars import hand_bar
from kabinett.maria.board import NOBODY, POWER_IDS, SUITS
from kabinett.maria.cards import discard_card, draw_card, take_card
from kabinett.maria.deck import CARD_NAMES, POINTS, RESERVE, face_of, faces, suit_of
from kabinett.maria.instructions import Announcer, Execution
from kabinett.maria.political import DISPLAY, TRACKS
from kabinett.maria.state import State
from kabinett.maria.tracks import move_marker

CARDS_OPEN = 2  # M17.1.1
RESERVE_INFLUENCE = 16  # M17.4.3


class Phase(IntEnum):
    """M17.0.1: the phases of the stage, then the markers and the end (M17.5.25)."""

    REVEAL = 0
    TRUMP = 1
    PLACEMENT = 2
    INFLUENCE = 3
    CHOICE = 4
    MARKERS = 5
    END = 6


def reveal_cards(s: State) -> list[int]:
    """M17.1.1: the top two cards. M18.1, M18.2: the Imperial Election calls for the next one, and an election."""
    revealed: list[int] = []
    while len(revealed) < CARDS_OPEN and s.political_pile:
        card = s.political_pile.pop()
        s.reveal("political_card", "M17.1.1", political=s.setting.political[card].id)
        if s.setting.political[card].election:
            s.election_pending = True
            s.emit("election_called", "M18.1")
        else:
            revealed.append(card)
    return revealed


def take_back_covered(s: State) -> None:
    """M25.1.1, M25.6.4, M25.6.5: each power takes its face-down cards back into its hand."""
    for power in DISPLAY:
        take_back(s, power, s.covered, "M25.1.1")


def take_back(s: State, power: int, display: list[list[int]], clause: str) -> None:
    """M17.5.5: a power takes its cards from the display back into its hand."""
    if display[power]:
        s.emit("cards_taken_back", clause, power=s.power_id(power), cards=_names(display[power]))
        s.hands[power] = sorted(s.hands[power] + display[power])
        display[power] = []


def turn_up_trump(s: State) -> int:
    """M17.2.2: cards of the draw pile until one is no Reserve; all are discarded.

    When all other cards are in hands there is nothing else to turn up: then there is no trump.
    """
    turned: set[int] = set()
    while (card := draw_card(s)) is not None and card not in turned:
        turned.add(card)
        s.reveal("trump_turned", "M17.2.2", card=CARD_NAMES[card])
        discard_card(s, card)
        if face_of(card) != RESERVE:
            return suit_of(face_of(card))
    if card is not None:
        discard_card(s, card)
    return NOBODY


def influence(s: State, power: int) -> int:
    """M17.4.3, M17.4.4, M25.5.1: the sum of a power's face-up cards on the display; a Reserve counts 16."""
    return sum(RESERVE_INFLUENCE if face_of(card) == RESERVE else POINTS[face_of(card)] for card in s.display[power])


def influence_order(s: State) -> list[int]:
    """M17.4.4, M17.4.5, M25.6.1: powers with cards on the display, by influence; of equals the one further right."""
    powers = [power for power in DISPLAY if s.display[power]]
    return sorted(powers, key=lambda power: (-influence(s, power), -DISPLAY.index(power)))


def _names(cards: list[int]) -> tuple[str, ...]:
    return tuple(CARD_NAMES[card] for card in cards)


@dataclass(slots=True)
class PoliticsStage(Announcer):
    """M17.0.1: stage 1 of every turn. A neutral Prussia takes part like the others (M17.5.23), and one player may
    choose both cards by two powers (M17.5.24; but see M24.6).

    `placing` counts the spaces of the display that have had their placement; `open` are the cards still to be chosen,
    `order` the powers still to choose, `chosen` who chose which card, and `arrows` the sum of the moves announced for
    each track.
    """

    phase: int = field(default=Phase.REVEAL, metadata=public(INT))
    open: list[int] = field(default_factory=list, metadata=public(Many(Name("political"))))
    trump: int = field(default=NOBODY, metadata=public(Name("suit")))
    placing: int = field(default=0, metadata=public(INT))
    placed: list[list[int]] = field(
        default_factory=lambda: [[] for _ in POWER_IDS], metadata=owned(Table("power", Many(Name("card"))))
    )
    order: list[int] = field(default_factory=list, metadata=public(Many(Name("power"))))
    chosen: dict[int, int] = field(default_factory=dict, metadata=public(Sparse("political", Name("power"))))
    executed: int = field(default=NOBODY, metadata=public(Name("power")))  # who has executed a card (M24.6)
    arrows: list[int] = field(default_factory=lambda: [0] * len(TRACKS), metadata=public(Table("track", INT)))

    # -- what is asked

    def ask(self, s: State) -> tuple[Decision, ...]:
        """M17.2.1, M17.3.1, M17.5.1: the trump, a placement, or a choice."""
        if self.phase == Phase.TRUMP and s.victor != NOBODY:
            options, bound = agreements.trump_options(s, list(s.setting.moves.suit))
            return (Decision(s.setting.seats[s.victor], "trump", "M17.2.1", options, **bound),)
        if self.phase == Phase.PLACEMENT and self.placing < len(DISPLAY):
            return self._ask_placement(s, DISPLAY[self.placing])
        if self.phase == Phase.CHOICE and self.order:
            return self._ask_choice(s, self.order[0])
        return ()

    def _ask_placement(self, s: State, power: int) -> tuple[Decision, ...]:
        """M17.3.1: any card of the hand, or none. Always asked: whether a power has cards to spare is its secret."""
        moves = s.setting.moves
        options = [moves.leave_empty, *(moves.card[face] for face in faces(s.hands[power]))]
        return (Decision(s.player(power), "placement", "M17.3.1", options, power=s.power_id(power)),)

    def _ask_choice(self, s: State, power: int) -> tuple[Decision, ...]:
        """M17.5.1, M17.5.2: a card with the power's shield, or to save; without such a card it must save."""
        moves = s.setting.moves
        fitting = [card for card in self.open if power in s.setting.political[card].shields]
        if not fitting:
            return ()
        options, bound = agreements.choice_options(s, power, [moves.save, *(moves.political[card] for card in fitting)])
        return (Decision(s.player(power), "choice", "M17.5.1", options, power=s.power_id(power), **bound),)

    # -- why something is not offered

    def why_not(self, s: State, decision: Decision, move: Move) -> Reason | None:
        """M17.3.1, M17.5.1: a card that the power does not hold, or may not choose."""
        if move.verb == "card" and self.phase == Phase.PLACEMENT:
            return hand_bar(s, DISPLAY[self.placing], move.n, "M17.3.1")
        if move.verb == "political" and self.phase == Phase.CHOICE:
            return self._card_bar(s, self.order[0], move.n)
        return None

    def _card_bar(self, s: State, power: int, card: int) -> Reason | None:
        """M17.1.1, M17.5.1, M17.5.4, M18.1: why a power can not choose a card."""
        names = {"political": s.setting.political[card].id, "power": s.power_id(power)}
        if card in self.chosen:
            return because("M17.5.4", "card_taken", **(names | {"power": s.power_id(self.chosen[card])}))
        if card not in self.open:
            election = s.setting.political[card].election
            return because("M18.1", "election_card") if election else because("M17.1.1", "card_not_open", **names)
        return None if power in s.setting.political[card].shields else because("M17.5.1", "politics_no_shield", **names)

    def out_of_turn(self, s: State, seat: str, move: Move) -> Reason | None:
        """M17.4.5, M17.5.1, M17.5.2: why no power of this seat has a card to choose any more."""
        if move.verb not in ("political", "save") or self.phase != Phase.CHOICE:
            return None
        powers = [power for power in DISPLAY if s.player(power) == seat]
        if any(power in self.order for power in powers):
            return None
        saved = [power for power in powers if s.display[power]]
        chosen = [power for power in powers if power in self.chosen.values()]
        clause, key = ("M17.5.2", "has_saved") if saved else ("M17.4.5", "no_influence")
        if chosen and not saved:
            clause, key = "M17.5.1", "has_chosen"
        return because(clause, key, power=s.power_id((saved or chosen or powers)[0]))

    # -- what an answer does

    def answer(self, s: State, seat: str, move: Move) -> None:
        """M17.2.1, M17.3.1, M17.5.1: the answer to the question of the phase."""
        agreements.note_bound(s, seat)
        if self.phase == Phase.TRUMP:
            self._set_trump(s, move.n)
        elif self.phase == Phase.PLACEMENT:
            self._place(s, DISPLAY[self.placing], move)
        elif move is s.setting.moves.save:
            self._save(s)
        else:
            self._choose(s, self.order.pop(0), move.n)

    def _set_trump(self, s: State, suit: int) -> None:
        self.trump = suit
        self.phase = Phase.PLACEMENT
        s.emit("trump", "M17.2.1" if s.victor != NOBODY else "M17.2.2", suit=SUITS[suit] if suit != NOBODY else "none")

    def _place(self, s: State, power: int, move: Move) -> None:
        """M17.3.2: others see that a card was placed, not which."""
        self.placing += 1
        placed = move is not s.setting.moves.leave_empty
        if placed:
            self.placed[power] = [take_card(s, power, move.n)]
        s.emit("card_placed", "M17.3.2", power=s.power_id(power), count=int(placed))

    def _save(self, s: State) -> None:
        """M17.5.3, M25.6.5: the power's cards stay on the display."""
        power = self.order.pop(0)
        s.emit("cards_saved", "M17.5.3", power=s.power_id(power))

    def _choose(self, s: State, power: int, card: int) -> None:
        """M17.5.4, M25.6.2: the power's face-up cards are discarded; then it executes the card or does not."""
        self.open.remove(card)
        self.chosen[card] = power
        s.emit("card_chosen", "M17.5.4", power=s.power_id(power), political=s.setting.political[card].id)
        for tactical in s.display[power]:
            discard_card(s, tactical)
        s.display[power] = []
        # M24.6: of two cards that one player chooses he may execute only one.
        both = s.setting.players == 2 and self.executed != NOBODY and s.player(self.executed) == s.player(power)
        if both:
            s.emit("card_unused", "M24.6", political=s.setting.political[card].id)
        else:
            s.push(Execution(power, card))

    def announce(self, power: int, arrows: list[int]) -> None:
        """M17.5.9, M17.5.10: arrows are announced at once; their sum moves the marker at the end of the stage."""
        self.arrows = [sum_ + steps for sum_, steps in zip(self.arrows, arrows, strict=True)]
        self.executed = power

    # -- what goes by itself

    def step(self, s: State) -> None:
        """M17.0.1, M25.0.1: the phases in their order."""
        match self.phase:
            case Phase.REVEAL:
                if s.setting.optional_politics:
                    take_back_covered(s)
                self.open = reveal_cards(s)
                self.phase = Phase.TRUMP
            case Phase.TRUMP:
                self._set_trump(s, turn_up_trump(s))
            case Phase.PLACEMENT:
                self.phase = Phase.INFLUENCE
            case Phase.INFLUENCE:
                self._settle_influence(s)
            case Phase.CHOICE:
                self._next_chooser(s)
            case Phase.MARKERS:
                self._move_markers(s)
            case Phase.END:
                s.pop()
                victory.after_politics(s)

    def _settle_influence(self, s: State) -> None:
        """M17.4.1, M17.4.2, M17.4.3, M25.5.1: turn up the cards placed; those that are not trump go back to the hand,
        or with the optional rule stay face-down."""
        for power in DISPLAY:
            for card in self.placed[power]:
                face = face_of(card)
                fits = face == RESERVE or suit_of(face) == self.trump
                s.reveal("card_turned_up", "M17.4.1", power=s.power_id(power), card=CARD_NAMES[card], fits=int(fits))
                if fits:
                    s.display[power].append(card)
                elif s.setting.optional_politics:
                    s.covered[power].append(card)
                else:
                    s.hands[power] = sorted([*s.hands[power], card])
            self.placed[power] = []
        self.order = influence_order(s)
        for power in self.order:
            s.emit("influence", "M17.4.4", power=s.power_id(power), value=influence(s, power))
        self.phase = Phase.CHOICE

    def _next_chooser(self, s: State) -> None:
        """M17.5.2, M17.5.5, M25.6.3: who finds no card saves; when both are chosen, the rest take their cards back."""
        if not self.order:
            for card in self.open:  # M17.5.6
                s.emit("card_unused", "M17.5.6", political=s.setting.political[card].id)
            self.phase = Phase.MARKERS
        elif self.open:
            self._save(s)
        else:
            power = self.order.pop(0)
            if s.setting.optional_politics:
                s.covered[power] += s.display[power]
                s.emit("cards_covered", "M25.6.3", power=s.power_id(power), cards=_names(s.display[power]))
                s.display[power] = []
            else:
                take_back(s, power, s.display, "M17.5.5")

    def _move_markers(self, s: State) -> None:
        """M17.5.9, M17.5.25: the markers move track by track, each with its effects before the next."""
        for track, steps in enumerate(self.arrows):
            if steps:
                self.arrows[track] = 0
                move_marker(s, track, steps)
                return
        self.phase = Phase.END
