"""C9.9 (F7) Moving: marches, sea movement and strategic movement, with consents and garrisons."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from kabinett.ancien_regime import stuart
from kabinett.ancien_regime.battles import begin_battles
from kabinett.ancien_regime.board import NOBODY, POWER_IDS
from kabinett.ancien_regime.garrisons import may_garrison
from kabinett.ancien_regime.relations import allied, hostile_general, neutral_home, same_group
from kabinett.ancien_regime.setting import NEUTRAL
from kabinett.ancien_regime.state import State
from kabinett.core.errors import Reason
from kabinett.core.fields import BOOL, INT, TEXT, Many, Mask, Name, Record, public
from kabinett.core.moves import Decision, Move
from kabinett.core.state import Stage

STRATEGIC_STEPS = 3  # C9.9.4
FREE, FORBIDDEN = -1, -2  # besides the power whose consent is needed


class Request(NamedTuple):
    """C9.9.3, C9.9.5: a consent that a move needs: to enter a territory, or to use the sea route to it."""

    general: int
    territory: int
    sea: bool


REQUEST = Record(Request, Name("general"), Name("territory"), BOOL)


def entry(s: State, power: int, territory: int) -> int:
    """C9.9.5: what a power needs to enter a territory: nothing (FREE), the consent of a power, or it is FORBIDDEN."""
    controller = s.controller(territory)
    own = controller != NOBODY and same_group(s, power, controller)  # C12.5.10: consents in a Group are implied
    if s.status[power] == NEUTRAL:
        return FREE if own else FORBIDDEN  # C11.5.1
    if neutral_home(s, power, territory):
        return FORBIDDEN
    if own or controller == NOBODY or not allied(s, power, controller):
        return FREE
    return FORBIDDEN if s.uncontrolled(controller) else controller


def passage(s: State, power: int, owner: int) -> int:
    """C9.9.3: what a power needs to use a sea route of an owner: nothing, his permission, or it is FORBIDDEN."""
    if same_group(s, power, owner):
        return FREE
    return owner if allied(s, power, owner) and not s.uncontrolled(owner) else FORBIDDEN


def marches(s: State, general: int, refused: list[Request]) -> Iterator[int]:
    """C9.9.2, C9.9.6: where a general may march."""
    for territory in s.setting.neighbours[s.place[general]]:
        if _may_enter(s, general, territory, refused) and _vacant(s, general, territory):
            yield territory


def voyages(s: State, general: int, refused: list[Request]) -> Iterator[int]:
    """C9.9.3, C9.9.6: where a general may go by sea."""
    power = s.setting.power_of[general]
    for territory, owner in s.setting.routes[s.place[general]]:
        way = passage(s, power, owner)
        if way == FORBIDDEN or (way != FREE and Request(general, territory, True) in refused):
            continue
        if _may_enter(s, general, territory, refused) and _vacant(s, general, territory):
            yield territory


def strategic_steps(s: State, general: int, path: list[int], refused: list[Request]) -> Iterator[int]:
    """C9.9.4: the next steps of a strategic path that lead to an end. A path of one step is a march, and no path
    comes back to where it was."""
    here = path[-1] if path else s.place[general]
    if len(path) == STRATEGIC_STEPS or (path and hostile_general(s, s.setting.power_of[general], here)):
        return
    for territory in s.setting.neighbours[here]:
        if territory in path or territory == s.place[general] or not _friendly(s, general, territory, refused):
            continue
        further = [*path, territory]
        if may_stop(s, general, further) or any(True for _ in strategic_steps(s, general, further, refused)):
            yield territory


def may_stop(s: State, general: int, path: list[int]) -> bool:
    """C9.9.4, C9.9.6: whether a strategic path may end where it is."""
    return len(path) > 1 and _vacant(s, general, path[-1])


def _friendly(s: State, general: int, territory: int, refused: list[Request]) -> bool:
    """C9.9.4: controlled by the mover or by an Ally who may consent."""
    power, controller = s.setting.power_of[general], s.controller(territory)
    return controller != NOBODY and allied(s, power, controller) and _may_enter(s, general, territory, refused)


def _may_enter(s: State, general: int, territory: int, refused: list[Request]) -> bool:
    """C9.9.5, C9.9.9: neither forbidden nor refused in this Movement Turn."""
    need = entry(s, s.setting.power_of[general], territory)
    return need == FREE or (need != FORBIDDEN and Request(general, territory, False) not in refused)


def _vacant(s: State, general: int, territory: int) -> bool:
    """C9.9.6: no own general is there at arrival."""
    return not s.at[territory] & s.setting.general_bits[s.setting.power_of[general]]


@dataclass(slots=True)
class MovementTurn(Stage):
    """C9.9.1: each own general may move once, in any order; then the battles. `only` is Frederick in his own move.

    `refused` are the consents that were refused in this Movement Turn (C9.9.9): they are not asked for again.
    """

    power: int = field(metadata=public(Name("power")))
    only: int = field(default=NOBODY, metadata=public(Name("general_or_none")))  # C9.5.4
    moved: int = field(default=0, metadata=public(Mask("general")))
    refused: list[Request] = field(default_factory=list, metadata=public(Many(REQUEST)))

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
        return (Decision(s.player(self.power), kind, clause, (*options, moves.end), power=POWER_IDS[self.power]),)

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
        """C9.9.1: why a general can not move."""
        return None

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
    kind: str = field(default="", metadata=public(TEXT))  # march, sea, strategic
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
        moves, g, refused = s.setting.moves, self.general, s.below(MovementTurn).refused
        options: list[Move] = []
        if not self.path:
            options += [moves.march[territory] for territory in marches(s, g, refused)]
            options += [moves.sea[territory] for territory in voyages(s, g, refused)]
            options += [moves.strategic[territory] for territory in strategic_steps(s, g, [], refused)]
        else:
            options += [moves.territory[territory] for territory in strategic_steps(s, g, self.path, refused)]
            if may_stop(s, g, self.path):
                options.append(moves.stop)
        if self.path and options == [moves.stop]:
            return ()
        here = s.territory_id(self.path[-1] if self.path else s.place[g])
        kind = "strategic" if self.path else "march"
        clause = "C9.9.4" if self.path else "C9.9.1"
        return (Decision(self._seat(s), kind, clause, options, general=s.general_id(g), territory=here),)

    def _seat(self, s: State) -> str:
        return s.player(s.setting.power_of[self.general])

    def _ask_consent(self, s: State) -> tuple[Decision, ...]:
        """C9.9.3, C9.9.5: the Ally concerned is asked, one consent after the other."""
        moves, request = s.setting.moves, self.requests[0]
        power = self._asked(s, request)
        kind, clause = ("passage", "C9.9.3") if request.sea else ("consent", "C9.9.5")
        return (
            Decision(s.player(power), kind, clause, (moves.accept, moves.decline), power=POWER_IDS[power],
                     general=s.general_id(self.general), territory=s.territory_id(request.territory)),
        )  # fmt: skip

    def _asked(self, s: State, request: Request) -> int:
        """Whose consent it is."""
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
        return None

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
        if self.kind == "sea" and self._asked(s, Request(self.general, target, True)) != FREE:
            self.requests.append(Request(self.general, target, True))
        entered = (Request(self.general, t, False) for t in self.path if entry(s, power, t) != FREE)
        self.requests += entered

    def _consented(self, s: State, granted: bool) -> None:
        """C9.9.9, C9.11.6: answers are public. A refused move does not use up the general's move."""
        request = self.requests.pop(0)
        power = POWER_IDS[self._asked(s, request)]
        kind = f"{'passage' if request.sea else 'consent'}_{'granted' if granted else 'refused'}"
        s.emit(kind, "C9.9.3" if request.sea else "C9.9.5", power=power, general=s.general_id(self.general),
               territory=s.territory_id(request.territory))  # fmt: skip
        if not granted:
            s.below(MovementTurn).refused.append(request)
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
            s.emit(f"general_{'sailed' if self.kind == 'sea' else 'marched'}", "C9.9.1",
                   general=s.general_id(self.general), origin=s.territory_id(here),
                   territory=s.territory_id(s.place[self.general]), troops=s.troops[self.general])  # fmt: skip
