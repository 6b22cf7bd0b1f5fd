"""Who may do and see what at a table."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct

from kabinett.server.errors import Refusal
from kabinett.server.fold import Fold, Perspective


class Guest(Struct, frozen=True):
    """Somebody whom a member of the table has let in: a confidant of a seat, or (seat empty) a spectator."""

    person: str
    seat: str
    invited_by: str


Guests = Collection[Guest]


def members(fold: Fold) -> set[str]:
    """The people whose table it is: who hosts it, owns a seat or plays one."""
    seated = {person for place in fold.places.values() for person in (place.owner, place.player)}
    return {person for person in (*seated, fold.head.host) if person}


def may_see_table(fold: Fold, guests: Guests, person: str | None) -> bool:
    """All may see public tables; others are for members and those they have let in."""
    if fold.head.public:
        return True
    return person in members(fold) or any(guest.person == person for guest in guests)


def may_see(fold: Fold, guests: Guests, person: str | None, who: Perspective) -> bool:
    """Whether a person may see what this perspective sees. When the game is over nothing is secret any more.

    A confidant sees as long as the one who let him in has the seat.
    """
    if not may_see_table(fold, guests, person):
        return False
    if who is None:
        return True
    place = fold.places.get(who)
    if place is None or person is None:
        return place is not None and fold.outcome is not None
    confidant = any(
        guest.person == person and guest.seat == who and guest.invited_by in (place.owner, place.player)
        for guest in guests
    )
    return fold.outcome is not None or person in (place.owner, place.player) or confidant


def check_table(fold: Fold, guests: Guests, person: str | None) -> None:
    """A private table does not exist for others."""
    if not may_see_table(fold, guests, person):
        raise Refusal("unknown", "there is no such table")


def check_sees(fold: Fold, guests: Guests, person: str | None, who: Perspective) -> None:
    """Refuse a perspective that is not for this person."""
    check_table(fold, guests, person)
    if who is not None and who not in fold.places:
        raise Refusal("unknown", f"there is no seat '{who}' at this table (seats: {', '.join(fold.places)})")
    if not may_see(fold, guests, person, who):
        raise Refusal("forbidden", f"what {who} sees is not for you")


def check_plays(fold: Fold, guests: Guests, person: str, seat: str) -> None:
    """Refuse who does not play this seat."""
    check_sees(fold, guests, person, None)
    place = fold.places.get(seat)
    if place is None:
        raise Refusal("unknown", f"there is no seat '{seat}' at this table (seats: {', '.join(fold.places)})")
    if place.player != person:
        raise Refusal("forbidden", f"you do not play {seat}")


def check_owns(fold: Fold, guests: Guests, person: str, seat: str) -> None:
    """Refuse who neither owns nor plays this seat."""
    check_table(fold, guests, person)
    place = fold.places.get(seat)
    if place is None or person not in (place.owner, place.player):
        raise Refusal("forbidden", f"the seat {seat} is not yours")


def check_host(fold: Fold, guests: Guests, person: str) -> None:
    """Refuse who does not host the table."""
    check_table(fold, guests, person)
    if fold.head.host != person:
        raise Refusal("forbidden", "only the host of the table may do this")
