"""M19.3 Defection of Saxony: its marker moves, its status changes, and much moves with it."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass, field

from kabinett.core.fields import INT, Name, public
from kabinett.core.state import Stage
from kabinett.maria.agreements import running as agreements
from kabinett.maria.board import ELIMINATED
from kabinett.maria.deck import CARD_NAMES
from kabinett.maria.political import SAXONY_TRACK
from kabinett.maria.powers import (
    AUSTRIA,
    BAVARIA,
    FRANCE,
    NEUTRAL,
    PRAGMATIC,
    PRUSSIA,
    PRUSSIAN_ALLY,
    SAXONY,
    SAXONY_STATUS,
)
from kabinett.maria.relocation import EMPTY, HOME, Relocation, foreign_pieces
from kabinett.maria.stacks import leave_stack
from kabinett.maria.state import State
from kabinett.maria.subsidies import end_saxon_contracts
from kabinett.maria.winter import Recruiting

FOREIGN = (FRANCE, BAVARIA, PRUSSIA, PRAGMATIC, AUSTRIA)  # M19.3.6: in the order in which their pieces leave


def shift_saxony(s: State, steps: int, clause: str) -> None:
    """M19.3.1, M19.3.3, M17.5.10, K2.1: the marker moves as far as the track lets it; only where it stops counts.

    M19.3.18, K2.2: once Saxony has left Prussia, the box "S" is the end of the track on the left.
    """
    track = s.setting.tracks[SAXONY_TRACK]
    assert track.neutral is not None
    left = 0 if s.saxony == PRUSSIAN_ALLY else track.neutral
    put_saxony(s, max(left, min(len(track.boxes) - 1, s.tracks[SAXONY_TRACK] + steps)), clause)


def put_saxony(s: State, box: int, clause: str) -> None:
    """M2.7, M19.3.4, M19.3.9: the marker stands on a box, whose status is Saxony's; a new one changes much."""
    track = s.setting.tracks[SAXONY_TRACK]
    if box == s.tracks[SAXONY_TRACK]:
        return
    s.tracks[SAXONY_TRACK] = box
    s.emit("marker_moved", clause, track=track.id, box=track.boxes[box].id)
    status = track.boxes[box].status
    assert status is not None
    if status != s.saxony:
        _change_status(s, status)


def _change_status(s: State, status: int) -> None:
    """M2.10, M19.3.8, M19.3.14: relations and player change at once; the rest follows step by step."""
    former, player = s.saxony, s.player(SAXONY)
    s.saxony = status
    s.emit("saxony_status", "M19.3.4" if status == NEUTRAL else "M19.3.9", status=SAXONY_STATUS[status])
    end_saxon_contracts(s)
    if s.player(SAXONY) != player:
        agreements.saxony_changed(s)
        _hand_over(s)
    s.push(StatusChange(former))


def _hand_over(s: State) -> None:
    """M2.10, S51: the new player learns Saxony's cards and troops."""
    seat, name = s.player(SAXONY), s.power_id(SAXONY)
    cards = tuple(CARD_NAMES[card] for card in s.hands[SAXONY])
    s.disclose(seat, "cards_seen", "M2.10", power=name, cards=cards)
    for general in s.setting.generals_of[SAXONY]:
        s.disclose(seat, "troops_seen", "M2.10", piece=s.piece_id(general), count=s.troops[general])


class SaxonPhase(Stage):
    """A phase of an action stage in which Saxony may take part when it changes sides."""

    __slots__ = ()

    @abstractmethod
    def saxony_changed(self, s: State, former: int) -> None:
        """M19.3.16, M19.3.19: what no longer holds in this phase lapses."""


@dataclass(slots=True)
class StatusChange(Stage):
    """M19.3.4-M19.3.14, M19.3.17, M19.3.19: what a new status of Saxony brings, in order.

    M19.3.13: income, points and places of re-entry follow from the status wherever they are asked for.
    """

    former: int = field(metadata=public(Name("saxony")))
    done: int = field(default=0, metadata=public(INT))

    def step(self, s: State) -> None:
        """M19.3.5-M19.3.7 for a neutral Saxony, M19.3.10-M19.3.12 for Austria's ally; then the running phase."""
        self.done += 1
        neutral = s.saxony == NEUTRAL
        if self.done == 1:
            empty_saxony(s) if neutral else part_from_prussia(s)
        elif self.done == 2:
            send_saxons_home(s) if neutral else offer_return(s)
        else:
            s.pop()
            for stage in s.stages:
                if isinstance(stage, SaxonPhase):
                    stage.saxony_changed(s, self.former)


def empty_saxony(s: State) -> None:
    """M19.3.6, M19.3.7: all victory markers leave Saxon fortresses, and foreign pieces go to their home countries."""
    saxon = frozenset(city for city in s.setting.network.cities if s.home(city) == SAXONY)
    for city in sorted(city for city in s.markers if city in saxon):
        s.emit("marker_removed", "M19.3.7", city=s.city_id(city), power=s.power_id(s.markers.pop(city)))
    s.push(Relocation(foreign_pieces(s, saxon, FOREIGN), HOME, "M19.3.6"))


def send_saxons_home(s: State) -> None:
    """M19.3.5: Saxon pieces on the map return to their set-up cities, face-up; eliminated ones stay so."""
    pieces = [piece for piece in s.setting.pieces_of[SAXONY] if s.place[piece] >= 0]
    starts = [s.city_id(s.place[piece]) for piece in pieces]
    for piece in pieces:  # all leave first: one may stand where the other belongs
        leave_stack(s, s.place[piece])
        s.take_off(piece)
    for piece, start in zip(pieces, starts, strict=True):
        city = s.setting.start_places[piece]
        s.put(piece, city)
        s.emit("relocated", "M19.3.5", piece=s.piece_id(piece), start=start, city=s.city_id(city))


def part_from_prussia(s: State) -> None:
    """M19.3.10: a Saxon general who stands with a Prussian one goes to the nearest empty city."""
    prussians = {s.place[general] for general in s.on_map(PRUSSIA)}
    group = [general for general in s.on_map(SAXONY) if s.place[general] in prussians]
    s.push(Relocation([group] if group else [], EMPTY, "M19.3.10"))


def offer_return(s: State) -> None:
    """M19.3.11: a Saxon general who was eliminated may come back at once, with troops paid for as in winter."""
    if any(s.place[general] == ELIMINATED for general in s.setting.generals_of[SAXONY]):
        s.push(Recruiting(SAXONY))
