"""C9.9 (F7) Moving: a Movement Turn, and a general's move in it, with consents and garrisons. `ways` says where to."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass, field

from kabinett.ancien_regime import stuart
from kabinett.ancien_regime.bars import owner_bar, place_bar
from kabinett.ancien_regime.battles import begin_battles
from kabinett.ancien_regime.board import NOBODY
from kabinett.ancien_regime.garrisons import garrison_bar, may_garrison
from kabinett.ancien_regime.state import State
from kabinett.ancien_regime.ways import (
    FREE,
    KINDS,
    REFUSAL,
    REQUEST,
    Refusal,
    Request,
    entry,
    march_bar,
    marches,
    may_stop,
    passage,
    stop_bar,
    strategic_bar,
    strategic_steps,
    voyage_bar,
    voyages,
)
from kabinett.core.errors import Reason, because
from kabinett.core.fields import BOOL, INT, Many, Mask, Name, Word, public
from kabinett.core.moves import Decision, Move
from kabinett.core.state import Stage

# C9.9.2-C9.9.4: the event and clause of a step, by kind of move.
GOING = {
    "march": ("general_marched", "C9.9.2"),
    "sea": ("general_sailed", "C9.9.3"),
    "strategic": ("general_passed", "C9.9.4"),
}


class MovementAction(Stage):
    """C9.8: the action of which a Movement Turn is a part."""

    __slots__ = ()

    @abstractmethod
    def further_bar(self, s: State) -> Reason:
        """C9.8.4: why nobody can ask now to move once more."""


@dataclass(slots=True)
class MovementTurn(Stage):
    """C9.9.1: each own general may move once, in any order; then the battles. `only` is Frederick in his own move.

    `refused` are the moves that were refused in this Movement Turn (C9.9.9): they are not asked for again.
    """

    power: int = field(metadata=public(Name("power")))
    only: int = field(default=NOBODY, metadata=public(Name("general_or_none")))  # C9.5.4
    moved: int = field(default=0, metadata=public(Mask("general")))
    refused: list[Refusal] = field(default_factory=list, metadata=public(Many(REFUSAL)))

    def ask(self, s: State) -> tuple[Decision, ...]:
        """P17, P22: who moves next, or the end of moving."""
        moves = s.setting.moves
        options = [moves.general[general] for general in self._movable(s)]
        if self.only == NOBODY and stuart.may_land(s, self.power):
            options.append(moves.land)
        if not options:
            return ()
        kind = "movement" if self.only == NOBODY else "frederick_move"
        clause = "C9.9.1" if self.only == NOBODY else "C9.5.4"
        return (Decision(s.player(self.power), kind, clause, (*options, moves.end), power=s.power_id(self.power)),)

    def _movable(self, s: State) -> list[int]:
        """C9.9.1: the generals who have not moved and can."""
        generals = s.on_map(self.power) if self.only == NOBODY else [self.only]
        return [g for g in generals if not self.moved >> g & 1 and self._can_move(s, g)]

    def _can_move(self, s: State, general: int) -> bool:
        ways = (
            marches(s, general, self.refused),
            voyages(s, general, self.refused),
            strategic_steps(s, general, [], self.refused),
        )
        return any(True for way in ways for _ in way)

    def why_not(self, s: State, decision: Decision, move: Move) -> Reason | None:
        """C3.7.2, C9.8.4, C9.8.9, C9.9.1, C9.10.2: why a general can not move, or something else not be done now."""
        match move.verb:
            case "general":
                return self._general_bar(s, move.n)
            case "land":
                alone = because("C9.5.4", "frederick_alone") if self.only != NOBODY else None
                return alone or stuart.land_bar(s, self.power)
            case "march" | "sea" | "strategic" | "territory":
                return because("C9.9.1", "general_first")
            case "garrison":
                return because("C9.10.2", "only_on_the_move")
            case "dismiss":
                return because("C9.8.9", "dismissal_over")
            case "ask":
                alone = because("C9.5.4", "frederick_alone") if self.only != NOBODY else None
                return alone or s.below(MovementAction).further_bar(s)
        return None

    def _general_bar(self, s: State, general: int) -> Reason | None:
        """C9.5.4, C9.9.1: why `_movable` leaves out a general."""
        bar = owner_bar(s, self.power, general, "C9.9.1") or place_bar(s, general)
        if bar:
            return bar
        name = s.general_id(general)
        if self.only not in (NOBODY, general):
            return because("C9.5.4", "frederick_alone")
        if self.moved >> general & 1:
            return because("C9.9.1", "has_moved", general=name)
        if self._can_move(s, general):
            return None
        return because("C9.9.5", "no_way", general=name, territory=s.territory_id(s.place[general]))

    def answer(self, s: State, seat: str, move: Move) -> None:
        """C9.9.1, C3.7.2: a general moves, Stuart lands, or moving ends."""
        if move.verb == "general":
            s.push(March(move.n))
        elif move is s.setting.moves.land:
            stuart.land(s)
            self.moved |= 1 << s.setting.board.stuart
        else:
            self.step(s)

    def step(self, s: State) -> None:
        """C10.1.1: moving is over."""
        s.pop()
        begin_battles(s, self.power, self.moved)


@dataclass(slots=True)
class March(Stage):
    """C9.9, C9.10: one general's move: the way is chosen, consents are asked, then he goes step by step.

    `going` is the number of steps already taken, -1 while the way is not yet agreed on.
    """

    general: int = field(metadata=public(Name("general")))
    kind: str = field(default="", metadata=public(Word("", *KINDS)))
    path: list[int] = field(default_factory=list, metadata=public(Many(Name("territory"))))
    chosen: bool = field(default=False, metadata=public(BOOL))
    requests: list[Request] = field(default_factory=list, metadata=public(Many(REQUEST)))
    going: int = field(default=-1, metadata=public(INT))
    garrison_asked: bool = field(default=False, metadata=public(BOOL))

    # -- what is asked

    def ask(self, s: State) -> tuple[Decision, ...]:
        """P22-P24: the way, the consents, and a garrison wherever he leaves or enters."""
        if not self.chosen:
            return self._ask_way(s)
        if self.requests:
            return self._ask_consent(s)
        if self.going >= 0 and not self.garrison_asked and may_garrison(s, self.general):
            return self._ask_garrison(s)
        return ()

    def _ask_way(self, s: State) -> tuple[Decision, ...]:
        """C9.9.1: the way; a strategic path that can only end does so by itself."""
        options = self._ways(s)
        if options == [s.setting.moves.stop]:
            return ()
        here = s.territory_id(self.path[-1] if self.path else s.place[self.general])
        kind, clause = ("strategic", "C9.9.4") if self.path else ("march", "C9.9.1")
        return (Decision(self._seat(s), kind, clause, options, general=s.general_id(self.general), territory=here),)

    def _ways(self, s: State) -> list[Move]:
        """C9.9.1-C9.9.4: the moves of the general, or how his strategic path goes on."""
        moves, g, refused = s.setting.moves, self.general, s.below(MovementTurn).refused
        if not self.path:
            return [
                *(moves.march[territory] for territory in marches(s, g, refused)),
                *(moves.sea[territory] for territory in voyages(s, g, refused)),
                *(moves.strategic[territory] for territory in strategic_steps(s, g, [], refused)),
            ]
        further = [moves.territory[territory] for territory in strategic_steps(s, g, self.path, refused)]
        return [*further, moves.stop] if may_stop(s, g, self.path, refused) else further

    def _seat(self, s: State) -> str:
        return s.player(s.setting.power_of[self.general])

    def _ask_consent(self, s: State) -> tuple[Decision, ...]:
        """C9.9.3, C9.9.5: the Ally concerned is asked, one consent after the other."""
        moves, request = s.setting.moves, self.requests[0]
        power = self.asked_for(s, request)
        kind, clause = ("passage", "C9.9.3") if request.sea else ("consent", "C9.9.5")
        return (
            Decision(s.player(power), kind, clause, (moves.accept, moves.decline), power=s.power_id(power),
                     general=s.general_id(self.general), territory=s.territory_id(request.territory)),
        )  # fmt: skip

    def asked_for(self, s: State, request: Request) -> int:
        """C9.9.3, C9.9.5: whose consent it is."""
        power = s.setting.power_of[self.general]
        if not request.sea:
            return entry(s, power, request.territory)
        routes = s.setting.routes[s.place[self.general]]
        return next(passage(s, power, owner) for territory, owner in routes if territory == request.territory)

    def _ask_garrison(self, s: State) -> tuple[Decision, ...]:
        moves = s.setting.moves
        return (
            Decision(self._seat(s), "garrison", "C9.10.1", (moves.garrison, moves.keep),
                     general=s.general_id(self.general), territory=s.territory_id(s.place[self.general])),
        )  # fmt: skip

    def why_not(self, s: State, decision: Decision, move: Move) -> Reason | None:
        """C9.9.2-C9.9.6, C9.10.4: why a general can not go there."""
        if self.chosen:
            return None
        g, refused = self.general, s.below(MovementTurn).refused
        match move.verb:
            case "general" | "end" | "pass" if move is not s.setting.moves.general[g]:
                return because("C9.9.1", "march_first", general=s.general_id(g))
            case "garrison":
                return garrison_bar(s, g) or because("C9.10.1", "way_first", general=s.general_id(g))
            case "march" | "sea" | "strategic" if self.path:
                return because("C9.9.4", "path_begun", general=s.general_id(g))
            case "march":
                return march_bar(s, g, move.n, refused)
            case "sea":
                return voyage_bar(s, g, move.n, refused)
            case "strategic" | "territory":
                return self._path_bar(s, move)
            case "stop" if self.path:
                return stop_bar(s, g, self.path, refused)
        return None

    def _path_bar(self, s: State, move: Move) -> Reason | None:
        """C9.9.4: why a strategic path does not begin or go on so."""
        if move.verb == "territory" and not self.path:
            return because("C9.9.1", "say_how", territory=s.territory_id(move.n))
        return strategic_bar(s, self.general, self.path, move.n, s.below(MovementTurn).refused)

    # -- answers

    def answer(self, s: State, seat: str, move: Move) -> None:
        """C9.9: the choice."""
        moves = s.setting.moves
        if not self.chosen:
            self._choose(s, move)
        elif self.requests:
            self._consented(s, move is moves.accept)
        else:
            self.garrison_asked = True
            if move is moves.garrison:
                s.garrison_with(self.general, "C9.10.1")

    def _choose(self, s: State, move: Move) -> None:
        """C9.9.1: the kind of move and its first step; more steps of a strategic path, or its end."""
        if move is s.setting.moves.stop:
            self._fix(s)
            return
        self.path.append(move.n)
        if move.verb == "territory":
            return
        self.kind = move.verb
        if move.verb != "strategic":
            self._fix(s)

    def _fix(self, s: State) -> None:
        """C9.9.3, C9.9.5: the way is chosen; these consents it needs."""
        self.chosen = True
        power = s.setting.power_of[self.general]
        target = self.path[0]
        if self.kind == "sea" and self.asked_for(s, Request(target, True)) != FREE:
            self.requests.append(Request(target, True))
        self.requests += [Request(t, False) for t in self.path if entry(s, power, t) != FREE]

    def _consented(self, s: State, granted: bool) -> None:
        """C9.9.9, C9.11.6: answers are public. A refused move does not use up the general's move."""
        request = self.requests.pop(0)
        power = s.power_id(self.asked_for(s, request))
        kind = f"{'passage' if request.sea else 'consent'}_{'granted' if granted else 'refused'}"
        s.emit(kind, "C9.9.3" if request.sea else "C9.9.5", power=power, general=s.general_id(self.general),
               territory=s.territory_id(request.territory))  # fmt: skip
        if not granted:
            s.below(MovementTurn).refused.append(Refusal(self.general, self.kind, self.path))
            s.pop()

    # -- going

    def step(self, s: State) -> None:
        """C9.9.8, C9.10.3: from step to step with his troops; at each a garrison may be left."""
        if not self.chosen:
            self._fix(s)
        elif self.going < 0:
            self.going = 0
            s.below(MovementTurn).moved |= 1 << self.general
        elif self.going == len(self.path):
            s.pop()
        else:
            here = s.place[self.general]
            s.put(self.general, self.path[self.going])
            self.going += 1
            self.garrison_asked = False
            event, clause = GOING[self.kind]
            s.emit(event, clause, general=s.general_id(self.general), origin=s.territory_id(here),
                   territory=s.territory_id(s.place[self.general]), troops=s.troops[self.general])  # fmt: skip
