"""M17.5.4, M17.5.7-M17.5.9, K6, K7 Executing a political card: its instruction at once, its arrows announced."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass, field

from kabinett.core.errors import Reason, because
from kabinett.core.fields import BOOL, INT, Many, Name, public
from kabinett.core.moves import Decision, Move
from kabinett.core.ruleset import Answer
from kabinett.core.state import Stage
from kabinett.maria.agreements import running as agreements
from kabinett.maria.board import NOBODY
from kabinett.maria.cards import draw
from kabinett.maria.political import SAXONY_TRACK, TRACKS, Arrow, Effect, PoliticalCard
from kabinett.maria.pools import electors_box, note_electors
from kabinett.maria.powers import AUSTRIAN_ALLY, SAXONY_STATUS
from kabinett.maria.saxony import put_saxony
from kabinett.maria.state import State
from kabinett.maria.tracks import send_corps
from kabinett.maria.winter import Recruiting


class Announcer(Stage):
    """The stage below an execution, which adds up the arrows."""

    __slots__ = ()

    @abstractmethod
    def announce(self, power: int, arrows: list[int]) -> None:
        """M17.5.9: a power uses these arrows; it has executed its card."""


@dataclass(slots=True)
class Execution(Stage):
    """M17.5.7, DP10: the power decides on each part of its card: the instruction as a whole, and each arrow.

    Using no part is to discard the card without effect (M17.5.4, M17.5.22). `part` is the part asked about: 0 is the
    instruction, 1 and more the arrows.
    """

    power: int = field(metadata=public(Name("power")))
    card: int = field(metadata=public(Name("political")))
    part: int = field(default=0, metadata=public(INT))
    used: bool = field(default=False, metadata=public(BOOL))
    arrows: list[int] = field(default_factory=lambda: [0] * len(TRACKS), metadata=public(Many(INT)))

    def _card(self, s: State) -> PoliticalCard:
        return s.setting.political[self.card]

    def _arrow(self, s: State) -> Arrow:
        return self._card(s).arrows[self.part - 1]

    def ask(self, s: State) -> tuple[Decision, ...]:
        """M17.5.8: to follow the instruction or not; an arrow left or right as it is printed, or not at all."""
        card, moves = self._card(s), s.setting.moves
        params: dict[str, str | int] = {"power": s.power_id(self.power), "political": card.id}
        if self.part == 0 and card.instruction:
            kind, options = "instruction", [moves.follow, moves.skip]
        elif 0 < self.part <= len(card.arrows) and self._arrow(s).barred != s.saxony:
            arrow = self._arrow(s)
            kind, options = "arrow", [*(moves.left if n < 0 else moves.right for n in arrow.steps), moves.skip]
            params |= {"track": TRACKS[arrow.track], "boxes": abs(arrow.steps[0])}
        else:
            return ()
        part = TRACKS[self._arrow(s).track] if self.part else "instruction"
        options, bound = agreements.part_options(s, self.power, self.card, part, options)
        return (Decision(s.player(self.power), kind, "M17.5.7", options, **params, **bound),)

    def why_not(self, s: State, decision: Decision, move: Move) -> Reason | None:
        """M17.5.8: an arrow is used in a direction in which it is printed."""
        if decision.kind != "arrow" or move.verb not in ("left", "right") or move in decision.options:
            return None
        track = TRACKS[self._arrow(s).track]
        return because("M17.5.8", "arrow_direction", political=self._card(s).id, track=track, direction=move.verb)

    def arrow_answer(self, s: State, track: int) -> Answer:
        """M17.5.8, K7.7: whether the card moves the marker of a track as things stand, if its power likes."""
        names = {"political": self._card(s).id, "track": TRACKS[track]}
        arrow = next((arrow for arrow in self._card(s).arrows if arrow.track == track), None)
        if arrow is None:
            return Answer(False, because("M17.5.8", "no_arrow", **names))
        if arrow.barred == s.saxony:
            return Answer(False, because("K7.7", "arrow_barred", **names, status=SAXONY_STATUS[s.saxony]))
        return Answer(True, because("M17.5.8", "arrow_free", **names))

    def answer(self, s: State, seat: str, move: Move) -> None:
        """M17.5.9: the instruction takes effect at once; an arrow is announced."""
        agreements.note_bound(s, seat)
        moves = s.setting.moves
        part, self.part = self.part, self.part + 1
        if move is moves.skip:
            return
        self.used = True
        if part == 0:
            s.emit("instruction_followed", "M17.5.9", power=s.power_id(self.power), political=self._card(s).id)
            s.push(Instruction(self.power, self.card))
        else:
            arrow = self._card(s).arrows[part - 1]
            steps = next(n for n in arrow.steps if (n < 0) == (move is moves.left))
            self.arrows[arrow.track] += steps
            s.emit("arrow_announced", "M17.5.9", power=s.power_id(self.power), track=TRACKS[arrow.track],
                   direction=str(move), boxes=abs(steps))  # fmt: skip

    def step(self, s: State) -> None:
        """M17.5.4: a part that the card lacks, or that is barred (K7.7), is passed over; then the card is done with."""
        if self.part <= len(self._card(s).arrows):
            self.part += 1
            return
        announcer = s.below(Announcer)
        s.pop()
        if self.used:
            announcer.announce(self.power, self.arrows)
        else:
            s.emit("card_unused", "M17.5.4", political=self._card(s).id)


@dataclass(slots=True)
class Instruction(Stage):
    """K6, K7: the parts of an instruction, one after the other. `receiver` gets what one of two may get (K7.2)."""

    power: int = field(metadata=public(Name("power")))
    card: int = field(metadata=public(Name("political")))
    done: int = field(default=0, metadata=public(INT))
    receiver: int = field(default=NOBODY, metadata=public(Name("power")))

    def _effects(self, s: State) -> tuple[Effect, ...]:
        return s.setting.political[self.card].instruction

    def ask(self, s: State) -> tuple[Decision, ...]:
        """K7.2: the executing power chooses who receives."""
        effects = self._effects(s)
        if self.done == len(effects) or len(effects[self.done].powers) < 2 or self.receiver != NOBODY:
            return ()
        options = [s.setting.moves.power[power] for power in effects[self.done].powers]
        card = s.setting.political[self.card].id
        return (Decision(s.player(self.power), "receiver", "K7.2", options, political=card),)

    def why_not(self, s: State, decision: Decision, move: Move) -> Reason | None:
        """K7.2: the card names those who may receive."""
        if move.verb != "power" or move in decision.options:
            return None
        return because("K7.2", "not_receiver", political=s.setting.political[self.card].id, power=s.power_id(move.n))

    def answer(self, s: State, seat: str, move: Move) -> None:
        """K7.2: the choice."""
        self.receiver = move.n

    def step(self, s: State) -> None:
        """K7.1: the next part."""
        effects = self._effects(s)
        if self.done == len(effects):
            s.pop()
            return
        effect = effects[self.done]
        self.done += 1
        receiver = self.receiver if len(effect.powers) > 1 else (*effect.powers, self.power)[0]
        self._apply(s, effect, receiver)

    def _apply(self, s: State, effect: Effect, power: int) -> None:
        """K7.1, K7.3-K7.6, K7.8, M17.5.17, M17.5.18: what one part of an instruction does."""
        match effect.verb:
            case "income":
                s.in_force.append(self.card)
                s.emit("income_changed", "M17.5.18", power=s.power_id(power), number=effect.number,
                       political=s.setting.political[self.card].id)  # fmt: skip
            case "cards":
                draw(s, power, effect.number, "K7.1")
            case "troops":
                s.push(Recruiting.gift(s, power, effect.number, "M17.5.17"))
            case "controls":
                turn_elector(s, effect.city, power)
            case "corps":
                send_corps(s, power)
            case "joins":
                join_austria(s)


def turn_elector(s: State, city: int, power: int) -> None:
    """K7.4: an electorate changes sides without a conquest; pieces there stay."""
    if s.markers[city] != power:
        electors = electors_box(s)
        s.markers[city] = power
        s.emit("elector_turned", "K7.4", city=s.city_id(city), power=s.power_id(power))
        note_electors(s, electors)


def join_austria(s: State) -> None:
    """K7.5: Saxony becomes Austria's ally at once, on the first such box, unless it is already."""
    if s.saxony != AUSTRIAN_ALLY:
        boxes = s.setting.tracks[SAXONY_TRACK].boxes
        put_saxony(s, next(n for n, box in enumerate(boxes) if box.status == AUSTRIAN_ALLY), "K7.5")
