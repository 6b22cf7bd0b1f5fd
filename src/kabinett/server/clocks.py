"""The clocks of a table played by correspondence: how long a seat may take, and when its time is over.

- `ladder`: each move must come within the time of the seat's step. Who lets it lapse falls to the next, shorter step;
  who moves in time climbs back one. When the last step lapses, the time is out.
- `bank`: a seat has a store of time that runs while it is asked; each time that it is newly asked, some is added.

All times are milliseconds.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from msgspec import Struct


class ClockSpec(Struct, frozen=True, omit_defaults=True):
    """What was chosen for the table."""

    kind: Literal["none", "ladder", "bank"] = "none"
    steps: tuple[int, ...] = ()
    bank: int = 0
    added: int = 0
    most: int = 0  # what is added never brings the bank above it


@dataclass(slots=True)
class SeatClock:
    """The clock of one seat: what was left when it began to run, `since` (None: it stands); `out`: its time is over."""

    left: int
    step: int = 0
    since: int | None = None
    out: bool = False

    def use(self, at: int) -> None:
        """Take off what has run until now."""
        if self.since is not None:
            self.left = max(0, self.left - (at - self.since))
            self.since = at


class Clocks:
    """The clocks of all seats, as far as the entries of the table have gone."""

    def __init__(self, spec: ClockSpec, seats: tuple[str, ...]) -> None:
        self.spec = spec
        self.paused = False
        self.seats = {seat: SeatClock(spec.bank) for seat in seats}

    def due(self, seat: str) -> int | None:
        """When the seat's time will be over; None if its clock stands."""
        clock = self.seats[seat]
        if self.spec.kind == "none" or self.paused or clock.since is None or clock.out:
            return None
        return clock.since + clock.left

    def next_due(self) -> int | None:
        """When the first of all will be over."""
        return min((due for seat in self.seats if (due := self.due(seat)) is not None), default=None)

    def left(self, seat: str) -> int | None:
        """How much time a seat has whose clock stands; of one that runs `due` tells. None where nothing is to tell."""
        clock = self.seats[seat]
        stands = self.paused or clock.since is None or clock.out
        known = self.spec.kind == "bank" or clock.since is not None
        return clock.left if stands and known and self.spec.kind != "none" else None

    def moved(self, seat: str, at: int) -> None:
        """The seat has moved by itself."""
        clock = self.seats[seat]
        clock.out = False
        if self.spec.kind == "ladder":
            self._set_step(clock, max(0, clock.step - 1), at)
        else:
            self._use(clock, at)

    def asked(self, seats: frozenset[str], at: int, newly: bool) -> None:
        """These seats are asked from now on, and no others; `newly`: not because something was taken back, or because
        somebody else plays now, who have the time that there was."""
        for seat, clock in self.seats.items():
            if seat in seats and clock.since is None:
                clock.since = at
                if newly:
                    self._grant(clock, at)
            elif seat not in seats and clock.since is not None:
                self._use(clock, at)
                clock.since = None

    def _grant(self, clock: SeatClock, at: int) -> None:
        """The time of a seat that is newly asked."""
        if self.spec.kind == "ladder":
            self._set_step(clock, clock.step, at)
        elif clock.left < self.spec.most:
            clock.left = min(self.spec.most, clock.left + self.spec.added)

    def lapsed(self, seat: str, at: int) -> bool:
        """The time of the seat's step, or its bank, is over. Whether that was the last of it."""
        clock = self.seats[seat]
        if self.spec.kind == "ladder" and clock.step + 1 < len(self.spec.steps):
            self._set_step(clock, clock.step + 1, at)
            return False
        clock.left, clock.out = 0, True
        return True

    def renew(self, seat: str, at: int) -> None:
        """Another takes the seat: who plays it now is not late yet."""
        clock = self.seats[seat]
        clock.out = False
        if self.spec.kind == "ladder":
            self._set_step(clock, 0, at)
        else:
            self._use(clock, at)
            clock.left = max(clock.left, self.spec.added)

    def pause(self, at: int) -> None:
        """The clocks stand."""
        for clock in self.seats.values():
            self._use(clock, at)
        self.paused = True

    def resume(self, at: int) -> None:
        """The clocks run again; who is asked has as much time as before."""
        self.paused = False
        for clock in self.seats.values():
            if clock.since is not None:
                clock.since = at

    def _use(self, clock: SeatClock, at: int) -> None:
        if not self.paused:
            clock.use(at)

    def _set_step(self, clock: SeatClock, step: int, at: int) -> None:
        clock.step, clock.left = step, self.spec.steps[step]
        if clock.since is not None:
            clock.since = at
