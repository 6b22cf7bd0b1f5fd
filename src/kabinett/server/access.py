"""Who may do and see what at a table."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct

from kabinett.server.errors import Refusal
from kabinett.server.fold import Fold, Perspective, Place


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
    """All may see public tables; others are for members and those they have let in, as long as they are members."""
    if fold.head.public:
        return True
    own = members(fold)
    return person in own or any(guest.person == person and guest.invited_by in own for guest in guests)


def may_see(fold: Fold, guests: Guests, person: str | None, who: Perspective) -> bool:
    """Whether a person may see what this perspective sees. When the game is over no secret is left in it."""
    if not may_see_table(fold, guests, person):
        return False
    return who is None or (who in fold.places and (fold.outcome is not None or _belongs(fold, guests, person, who)))


def _belongs(fold: Fold, guests: Guests, person: str | None, seat: str) -> bool:
    """Whether a person owns or plays a seat, or is a confidant of one who does and has let him in."""
    own = [somebody for somebody in (fold.places[seat].owner, fold.places[seat].player) if somebody]
    return person in own or any(
        guest.person == person and guest.seat == seat and guest.invited_by in own for guest in guests
    )


def hears(fold: Fold, guests: Guests, person: str | None, who: Perspective) -> Perspective:
    """Whose talks somebody hears who looks through these eyes: what was said in private stays so after the game."""
    return who if who and _belongs(fold, guests, person, who) else None


def place_of(fold: Fold, seat: str) -> Place:
    """Who has a seat; refused if there is no such seat."""
    if seat not in fold.places:
        raise Refusal("unknown", "unknown_seat", seat=seat, seats=tuple(fold.places))
    return fold.places[seat]


def check_table(fold: Fold, guests: Guests, person: str | None) -> None:
    """A private table does not exist for others."""
    if not may_see_table(fold, guests, person):
        raise Refusal("unknown", "no_such_table")


def check_sees(fold: Fold, guests: Guests, person: str | None, who: Perspective) -> None:
    """Refuse a perspective that is not for this person."""
    check_table(fold, guests, person)
    if who is not None:
        place_of(fold, who)
    if not may_see(fold, guests, person, who):
        assert who is not None  # who may see the table may see what an onlooker sees
        raise Refusal("forbidden", "not_your_view", seat=who)


def check_plays(fold: Fold, guests: Guests, person: str, seat: str) -> None:
    """Refuse who does not play this seat."""
    check_sees(fold, guests, person, None)
    if place_of(fold, seat).player != person:
        raise Refusal("forbidden", "not_your_play", seat=seat)


def check_owns(fold: Fold, guests: Guests, person: str, seat: str) -> None:
    """Refuse who neither owns nor plays this seat."""
    check_table(fold, guests, person)
    place = fold.places.get(seat)
    if place is None or person not in (place.owner, place.player):
        raise Refusal("forbidden", "not_your_seat", seat=seat)


def check_host(fold: Fold, guests: Guests, person: str) -> None:
    """Refuse who does not host the table."""
    check_table(fold, guests, person)
    if fold.head.host != person:
        raise Refusal("forbidden", "only_host")
