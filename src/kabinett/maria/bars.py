"""Why not: what several chapters have to say of pieces, cards and cities that a choice leaves out.

A function called `..._bar` gives the reason why something is not possible, or None if it is. Each stands beside the
predicate that it explains and says the same; these here explain what `State` and `deck` know.
"""

from __future__ import annotations

from kabinett.core.errors import Reason, because
from kabinett.core.graphs import FAR
from kabinett.maria.board import BOX, ELIMINATED, SUITS
from kabinett.maria.deck import FACE_NAMES, faces, suit_of
from kabinett.maria.powers import SAXONY
from kabinett.maria.state import State


def owner_bar(s: State, seat: str, piece: int) -> Reason | None:
    """M2.1, M2.10, M24.1, M24.5: the piece is another player's. M14.2: or nobody's."""
    power = s.setting.power_of[piece]
    if s.player(power) == seat:
        return None
    if power not in s.setting.powers:
        return place_bar(s, piece)
    two = "M24.5" if s.setting.advanced else "M24.1"
    clause = "M2.10" if power == SAXONY else two if s.setting.players == 2 else "M2.1"
    return because(clause, "not_yours", piece=s.piece_id(piece), seat=s.player(power))


def place_bar(s: State, piece: int) -> Reason | None:
    """M0.8, M3.2.12, M4.4, M10.2.2, M14.1: the piece stands in no city."""
    place, name = s.place[piece], s.piece_id(piece)
    if place >= 0:
        return None
    general = s.setting.general_bits >> piece & 1
    if place == ELIMINATED:
        return because("M13.3" if general else "M10.2.1", "general_gone" if general else "train_gone", piece=name)
    if place == BOX and general:
        box = s.setting.board.box_of[s.setting.power_of[piece]]
        return because("M3.2.12", "in_box", piece=name, box=box.name)
    return because("M10.2.2", "in_silesia_box", piece=name) if place == BOX else because("M14.1", "absent", piece=name)


def general_bar(s: State, piece: int, clause: str) -> Reason | None:
    """M0.3: a general is asked for."""
    return None if s.setting.general_bits >> piece & 1 else because(clause, "no_general", piece=s.piece_id(piece))


def hand_bar(s: State, power: int, face: int, clause: str) -> Reason | None:
    """M8.6: a card that the power does not hold. Only its own player may be told."""
    if face in faces(s.hands[power]):
        return None
    return because(clause, "not_in_hand", power=s.power_id(power), card=FACE_NAMES[face])


def suit_bar(s: State, city: int, face: int, clause: str) -> Reason | None:
    """M11.1.5: a card of another suit than that of the city's sector."""
    suit = s.setting.board.suit[city]
    if suit_of(face) == suit:
        return None
    return because(clause, "wrong_suit", city=s.city_id(city), suit=SUITS[suit], card=FACE_NAMES[face])


def map_bar(s: State, city: int) -> Reason | None:
    """M14.1, M14.6: a city of a map that is not in play. It is at no distance from itself."""
    off = s.setting.network.distance[city][city] == FAR
    return because("M14.1", "not_in_play", city=s.city_id(city)) if off else None


def closed_bar(s: State, power: int, city: int) -> Reason | None:
    """M10.1.16, M19.4.1, M19.4.3: neutral territory (`State.closed`)."""
    if not s.closed(power, city):
        return None
    if power in s.relations.neutral:
        return because("M19.4.1", "neutral_stays", power=s.power_id(power), city=s.city_id(city))
    return because("M19.4.3", "neutral_land", power=s.power_id(s.home(city)), city=s.city_id(city))


def occupied_bar(s: State, city: int, clause: str) -> Reason | None:
    """Somebody stands in a city that has to be empty."""
    if not s.at[city]:
        return None
    return because(clause, "occupied", city=s.city_id(city), piece=s.piece_id(first_piece(s.at[city])))


def first_piece(pieces: int) -> int:
    """One of a set of pieces."""
    return (pieces & -pieces).bit_length() - 1
