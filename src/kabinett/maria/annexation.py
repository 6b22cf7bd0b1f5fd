"""M19.1 Prussia annexes Silesia: the offer of peace, Austria's answer, and the seven steps."""

from __future__ import annotations

from dataclasses import dataclass, field

from kabinett.core.errors import Reason, because
from kabinett.core.fields import BOOL, INT, public
from kabinett.core.moves import Decision, Move
from kabinett.core.state import Stage
from kabinett.maria.agreements import running as agreements
from kabinett.maria.bars import occupied_bar
from kabinett.maria.board import BOX, ELIMINATED
from kabinett.maria.political import SAXONY_TRACK
from kabinett.maria.pools import set_aside
from kabinett.maria.powers import AUSTRIA, BAVARIA, FRANCE, PRAGMATIC, PRUSSIA, PRUSSIAN_ALLY, SAXONY
from kabinett.maria.relocation import HOME, Relocation, foreign_pieces
from kabinett.maria.saxony import put_saxony
from kabinett.maria.state import State
from kabinett.maria.trains import home_major_bar

NEUTRAL_TURNS = 2  # M19.1.10: peace in turn t, neutral until stage 4 of turn t + 2
OTHERS = (FRANCE, BAVARIA, PRAGMATIC, SAXONY)  # M19.1.7, M19.1.8


def may_offer(s: State) -> bool:
    """M19.1.1, M19.1.13: Prussia controls all of Silesia, and no peace was made before."""
    return not s.peace_turn and all(s.controller(city) == PRUSSIA for city in _silesian_fortresses(s))


def _silesian_fortresses(s: State) -> list[int]:
    return [city for city in sorted(s.setting.board.silesia) if s.setting.fortress[city]]


def offer_bar(s: State, seat: str) -> Reason:
    """M14.2, M19.1.1, M19.1.13: why Prussia is not asked for an offer of peace now (`may_offer`)."""
    if not s.setting.advanced:
        return because("M14.2", "no_peace")
    if seat != s.player(PRUSSIA):
        return because("M19.1.1", "not_prussia")
    if s.peace_turn:
        return because("M19.1.13", "peace_is_made")
    for city in _silesian_fortresses(s):
        if s.controller(city) != PRUSSIA:
            return because("M19.1.1", "silesia_not_whole", city=s.city_id(city), power=s.power_id(s.controller(city)))
    return because("M19.1.1", "offer_later")


def end_neutrality(s: State) -> None:
    """M19.1.10, M19.4.5: at the start of Prussia's stage two turns later it is neutral no more; nothing moves."""
    if s.prussia_neutral and s.turn >= s.peace_turn + NEUTRAL_TURNS:
        s.prussia_neutral = False
        s.emit("neutrality_ended", "M19.4.5", power=s.power_id(PRUSSIA))


@dataclass(slots=True)
class PeaceOffer(Stage):
    """M19.1.1: Prussia offers peace or does not; Austria answers at once."""

    offered: bool = field(default=False, metadata=public(BOOL))

    def ask(self, s: State) -> tuple[Decision, ...]:
        """M19.1.1, DP30, DP31: the offer, then the answer."""
        moves = s.setting.moves
        if self.offered:
            options, bound = agreements.peace_options(s, AUSTRIA, [moves.accept, moves.decline])
            return (Decision(s.player(AUSTRIA), "peace_answer", "M19.1.1", options, **bound),)
        options, bound = agreements.peace_options(s, PRUSSIA, [moves.offer, moves.decline])
        return (Decision(s.player(PRUSSIA), "peace_offer", "M19.1.1", options, **bound),)

    def answer(self, s: State, seat: str, move: Move) -> None:
        """M19.1.2: an accepted offer is carried out."""
        agreements.note_bound(s, seat)
        moves = s.setting.moves
        if move is moves.offer:
            self.offered = True
            s.emit("peace_offered", "M19.1.1")
            return
        s.pop()
        if move is moves.accept:
            s.emit("peace_made", "M19.1.2", turn=s.turn)
            s.push(Annexation())
        elif self.offered:
            s.emit("peace_declined", "M19.1.1")


@dataclass(slots=True)
class Annexation(Stage):
    """M19.1.2-M19.1.11: the steps of the annexation; step 7 is a watch kept by `State.put`."""

    next_step: int = field(default=1, metadata=public(INT))

    def step(self, s: State) -> None:
        """M19.1.2: one step after the other."""
        step, self.next_step = self.next_step, self.next_step + 1
        match step:
            case 1:
                s.peace_turn = s.turn
                s.emit("silesia_annexed", "M19.1.3")
                agreements.drop_gone(s)
            case 2:
                free_saxony(s)
            case 3:
                return_markers(s)
            case 4:
                send_home(s)
            case 5:
                s.emit("silesia_box", "M19.1.9", power=s.power_id(PRUSSIA))
                s.push(SecondTrain())
            case 6:
                s.prussia_neutral = True
                s.emit("neutrality_began", "M19.1.10", power=s.power_id(PRUSSIA), turn=s.turn + NEUTRAL_TURNS)
                s.pop()


def free_saxony(s: State) -> None:
    """M19.1.4: Saxony as Prussia's ally becomes neutral."""
    neutral = s.setting.tracks[SAXONY_TRACK].neutral
    assert neutral is not None
    if s.saxony == PRUSSIAN_ALLY:
        put_saxony(s, neutral, "M19.1.4")


def return_markers(s: State) -> None:
    """M19.1.5: Austrian markers leave Prussia. Of the Prussian ones in Austria half, rounded up, are set aside."""
    austrian = [city for city, power in s.markers.items() if power == AUSTRIA and s.home(city) == PRUSSIA]
    prussian = [city for city, power in s.markers.items() if power == PRUSSIA and s.home(city) == AUSTRIA]
    for city in sorted(austrian + prussian):
        s.emit("marker_removed", "M19.1.5", city=s.city_id(city), power=s.power_id(s.markers.pop(city)))
    set_aside(s, PRUSSIA, len(prussian), "M19.1.5")


def send_home(s: State) -> None:
    """M19.1.6, M19.1.7, M19.1.8: Austrian pieces leave Prussia and Poland, Prussian ones come home, others leave."""
    cities = s.setting.network.cities
    prussia = frozenset(city for city in cities if s.home(city) == PRUSSIA)
    groups = foreign_pieces(s, prussia | s.setting.board.poland, (AUSTRIA,))
    groups += foreign_pieces(s, frozenset(cities) - prussia, (PRUSSIA,))
    groups += foreign_pieces(s, prussia, OTHERS)
    s.push(Relocation(groups, HOME, "M19.1.6"))


@dataclass(slots=True)
class SecondTrain(Stage):
    """M19.1.9, M19.1.12: Prussia's second train leaves the Silesia box for a free major fortress of Prussia."""

    def ask(self, s: State) -> tuple[Decision, ...]:
        """M19.1.9: any that is unoccupied."""
        cities, train = self._cities(s), self._train(s)
        if train is None or len(cities) < 2:
            return ()
        options = [s.setting.moves.city[city] for city in cities]
        return (Decision(s.player(PRUSSIA), "second_train", "M19.1.9", options, piece=s.piece_id(train)),)

    def _train(self, s: State) -> int | None:
        return next((train for train in s.setting.trains_of[PRUSSIA] if s.place[train] == BOX), None)

    def _cities(self, s: State) -> list[int]:
        return [city for city in s.setting.majors_of[s.silesia_annexed][PRUSSIA] if not s.at[city]]

    def why_not(self, s: State, decision: Decision, move: Move) -> Reason | None:
        """M19.1.9: a major fortress of Prussia that is unoccupied."""
        if move.verb != "city":
            return None
        return home_major_bar(s, (PRUSSIA,), move.n, "M19.1.9") or occupied_bar(s, move.n, "M19.1.9")

    def answer(self, s: State, seat: str, move: Move) -> None:
        """M19.1.9: it is placed free of charge."""
        self._place(s, move.n)

    def step(self, s: State) -> None:
        """M19.1.9: one place only; or none, then the train may re-enter later."""
        cities = self._cities(s)
        if cities:
            self._place(s, cities[0])
            return
        s.pop()
        train = self._train(s)
        if train is not None:
            s.place[train] = ELIMINATED
            s.emit("train_waits", "M19.1.9", piece=s.piece_id(train))

    def _place(self, s: State, city: int) -> None:
        s.pop()
        train = self._train(s)
        if train is not None:
            s.put(train, city)
            s.emit("train_entered", "M19.1.9", piece=s.piece_id(train), city=s.city_id(city))
