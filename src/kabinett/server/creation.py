"""New tables: from what somebody wants, or from a journal."""

from __future__ import annotations

import secrets
from collections.abc import Mapping

from kabinett.core.fields import Json
from kabinett.core.journal import ENGINE
from kabinett.core.ruleset import AnyRuleset
from kabinett.games import game_info
from kabinett.server.clocks import ClockSpec
from kabinett.server.commands import check_level
from kabinett.server.entries import Entry, Seated, Started
from kabinett.server.errors import Refusal
from kabinett.server.fold import Fold, Head
from kabinett.server.keys import new_id
from kabinett.server.names import clean_name
from kabinett.version import __version__

MOST_TITLE = 80
SEED_BITS = 128
NO_CLOCK = ClockSpec()


def chosen_rules(game: str, options: Mapping[str, str | int]) -> AnyRuleset:
    """The rules with these options. A board is a folder on the server's machine: nobody chooses it from elsewhere."""
    if "board" in options:
        raise Refusal("invalid", "standard_board")
    return game_info(game).rules(options)


def new_head(
    rules: AnyRuleset,
    host: str | None,
    *,
    name: str = "",
    public: bool = True,
    clock: ClockSpec = NO_CLOCK,
    on_timeout: str = "nothing",
    auto_start: bool = True,
    rematch_of: str | None = None,
    sandbox_of: str | None = None,
    seed: int | None = None,
    start: Mapping[str, Json] | None = None,
    at: int,
) -> Head:
    """A table; unless its seed is given, with one that nobody can guess. One without a name is called by its game."""
    check_clock(clock)
    if on_timeout.startswith("bot "):
        check_level(on_timeout.removeprefix("bot "))
    return Head(
        id=new_id(),
        name=clean_name(name, "title", MOST_TITLE) if name else "",
        game=rules.game,
        options=dict(rules.options),
        seed=secrets.randbits(SEED_BITS) if seed is None else seed,
        version=__version__,
        engine=ENGINE,
        data_hashes=dict(rules.data_hashes),
        host=host,
        public=public,
        clock=clock,
        on_timeout=on_timeout,
        auto_start=auto_start,
        created_at=at,
        rematch_of=rematch_of,
        sandbox_of=sandbox_of,
        start=None if start is None else dict(start),
    )


def check_clock(clock: ClockSpec) -> None:
    """Refuse a clock that cannot run."""
    if clock.kind == "ladder":
        falling = all(a >= b for a, b in zip(clock.steps, clock.steps[1:], strict=False))
        if not clock.steps or not falling:
            raise Refusal("invalid", "ladder_steps")
    elif clock.steps:
        raise Refusal("invalid", "steps_without_ladder")
    if clock.kind == "bank" and not (clock.bank > 0 and clock.most >= clock.bank):
        raise Refusal("invalid", "bank_time")
    if clock.kind != "bank" and (clock.bank or clock.added or clock.most):
        raise Refusal("invalid", "time_without_bank")


def first_entries(rules: AnyRuleset, holders: Mapping[str, str], host: str, auto_start: bool) -> list[Entry]:
    """Who sits where at the beginning: open, mine, link (kept for a friend) or "bot LEVEL"."""
    for seat in holders:
        if seat not in rules.seats:
            raise Refusal("invalid", "unknown_seat", seat=seat, seats=rules.seats)
    entries: list[Entry] = [_first(seat, holders.get(seat, "open"), host) for seat in rules.seats]
    full = all(isinstance(entry, Seated) and (entry.player or entry.bot) for entry in entries)
    return [*entries, Started()] if full and auto_start else entries


def _first(seat: str, holder: str, host: str) -> Seated:
    if holder == "mine":
        return Seated(seat, "taken", owner=host, player=host)
    if holder.startswith("bot "):
        check_level(holder.removeprefix("bot "))
        return Seated(seat, "handed", bot=holder.removeprefix("bot "))
    return Seated(seat, "reserved" if holder == "link" else "opened", reserved=holder == "link")


def rematch_entries(fold: Fold, person: str) -> list[Entry]:
    """The same people at a new table: who asks has his seat, the others' are kept for them."""
    entries: list[Entry] = []
    for seat, place in fold.places.items():
        owner = place.owner or place.player
        if owner == person:
            entries.append(Seated(seat, "taken", owner=person, player=person))
        elif owner:
            entries.append(Seated(seat, "reserved", owner=owner, reserved=True))
        else:
            entries.append(Seated(seat, "handed", bot=place.bot) if place.bot else Seated(seat, "opened"))
    return entries
