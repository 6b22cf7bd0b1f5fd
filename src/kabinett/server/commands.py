"""What people can do at a table: each command looks at the fold and gives the entries that carry it out.

A command changes nothing. When another process was faster, it is simply asked again with the newer fold.
"""

from __future__ import annotations

from collections.abc import Callable

from kabinett.bots import LEVELS, OWN, STEADY
from kabinett.core.errors import KabinettError
from kabinett.core.undo import free_undo
from kabinett.server.access import place_of
from kabinett.server.entries import (
    Answered,
    Ended,
    Entry,
    Moved,
    Paused,
    Requested,
    Resumed,
    Seated,
    Started,
    TimedOut,
    Undone,
    Withdrawn,
)
from kabinett.server.errors import Refusal, refused, stale
from kabinett.server.fold import Fold, Place
from kabinett.server.storage.orders import Orders

Command = Callable[[Fold], list[Entry]]
LAST_RESORT = next(iter(OWN))  # plays on when even the steady bot has failed

# -- the game


def play(fold: Fold, seat: str, move: str, question: int | None) -> list[Entry]:
    """A move: the answer to the question of this number, or a standing move (None)."""
    _check_running(fold)
    assert fold.state is not None
    asked = fold.questions[seat]
    if question is not None and (asked.decision is None or asked.number != question):
        raise stale()
    found = fold.rules.vocabulary.find(move)
    if fold.rules.answers(fold.state, seat, found):
        if question is None:
            raise Refusal("invalid", "question_missing")
    elif not fold.rules.allows(fold.state, seat, found):
        raise fold.rules.refusal(fold.state, seat, found)
    elif question is not None:
        raise Refusal("invalid", "question_superfluous")
    return [Moved(seat, str(found))]


def play_for_bot(fold: Fold, level: str, moved: Moved, question: int | None) -> list[Entry]:
    """A bot's answer to a question or (None) to an offer, unless the seat has been taken from it while it thought."""
    _check_bot(fold, moved.seat, level)
    offers = (str(option) for reply in fold.replies(moved.seat) for option in reply.options)
    if question is None and moved.move not in offers:
        raise stale()
    play(fold, moved.seat, moved.move, question)
    return [moved]


def speak_for_bot(fold: Fold, level: str, moved: Moved, number: int) -> list[Entry]:
    """What a bot says before it answers, unless anything has happened since entry `number`, while it thought."""
    _check_bot(fold, moved.seat, level)
    if fold.number != number:
        raise stale()
    play(fold, moved.seat, moved.move, None)
    return [moved]


def replace_bot(fold: Fold, seat: str, level: str) -> list[Entry]:
    """A bot has failed: another one plays on, unless the seat has been taken from it meanwhile."""
    _check_bot(fold, seat, level)
    if level == LAST_RESORT:
        raise KabinettError(f"no bot is left that could play {seat} instead of {level}")
    place, instead = fold.places[seat], LAST_RESORT if level == STEADY else STEADY
    return [Seated(seat, "failed", owner=place.owner, bot=instead)]


def _check_bot(fold: Fold, seat: str, level: str) -> None:
    if fold.places[seat].bot != level or fold.status != "running":
        raise stale()


def undo(fold: Fold, seat: str) -> list[Entry]:
    """Take back the seat's last move, if nobody has moved or learned a secret since. Who plays several seats takes
    back what another of them has done, if that came later."""
    _check_running(fold)
    for own in _seats_of_player(fold, seat):
        if entries := _free(fold, own):
            return [Undone(own, entries)]
    raise Refusal("conflict", "undo_not_free" if _last_own(fold, seat)[1] else "no_move_yet")


def _free(fold: Fold, seat: str) -> list[int]:
    """The entries that the seat can take back freely; none if it cannot."""
    numbers = free_undo([step.made for step in fold.steps], seat)
    entries = [fold.steps[n].entry for n in numbers or ()]
    return entries if entries and fold.possible_without(entries) else []


def _seats_of_player(fold: Fold, seat: str) -> list[str]:
    """The seat, and then all others that the same person plays."""
    player = fold.places[seat].player
    others = (other for other, place in fold.places.items() if player and place.player == player and other != seat)
    return [seat, *others]


def _last_own(fold: Fold, seat: str) -> tuple[str, int]:
    """The last move of the seat, or of another of the same person: who made it, and its entry; 0 if there is none."""
    own = _seats_of_player(fold, seat)
    made = ((step.made.seat, step.entry) for step in reversed(fold.steps) if not step.made.forced)
    return next(((mover, entry) for mover, entry in made if mover in own), (seat, 0))


def _back_to(fold: Fold, seat: str, entry: int) -> list[int]:
    """The moves that go when all is taken back to this one. What others have done unnoticed since stays, if it is
    possible without them."""
    later = [step for step in fold.steps if step.entry >= entry]
    noticed = [step.entry for step in later if not (step.made.quiet and step.made.seat != seat)]
    return noticed if fold.possible_without(noticed) else [step.entry for step in later]


def followers(fold: Fold, given: Orders) -> list[Entry]:
    """The answer that the server gives by itself, if any: where all know that there is one option, or by an order."""
    if fold.status != "running":
        return []
    for question in fold.asked().values():
        decision = question.decision
        assert decision is not None
        if fold.rules.forced(decision):
            return [Moved(decision.seat, str(decision.options[0]), forced=True)]
        order = given.get((decision.seat, decision.kind))
        if order and fold.places[decision.seat].player and order.fits(decision):
            return [Moved(decision.seat, order.move, order=True)]
    return []


def still_given(fold: Fold, entry: Entry, given: Orders) -> Orders:
    """The standing orders that hold after an entry: not those of a seat that changes hands, nor one that would give the
    answer again which was just taken back."""
    if isinstance(entry, Seated):
        return {key: order for key, order in given.items() if order.seat != entry.seat}
    decision = fold.questions[entry.seat].decision if isinstance(entry, Undone) else None
    if decision is None:
        return given
    return {key: order for key, order in given.items() if key != (decision.seat, decision.kind)}


# -- requests


def request(fold: Fold, seat: str, what: str) -> list[Entry]:
    """Ask the others for something; who plays with bots only need not ask."""
    _check_running(fold)
    _check_request(fold, seat, what)
    asking, entry = _last_own(fold, seat) if what == "undo" else (seat, 0)
    others = sorted(_others(fold, seat))
    if others:
        return [Requested(asking, what, others, entry)]  # type: ignore[arg-type]
    return _granted(fold, asking, what, entry)


def _check_request(fold: Fold, seat: str, what: str) -> None:
    if any(pending.what == what for pending in fold.requests.values()):
        raise Refusal("conflict", "request_waits", what=what)
    if what in ("pause", "resume") and fold.head.clock.kind == "none":
        raise Refusal("conflict", "no_clocks")
    if what in ("pause", "resume") and fold.clocks.paused == (what == "pause"):
        raise Refusal("conflict", "clocks_stand" if what == "pause" else "clocks_run")
    if what == "undo" and not _last_own(fold, seat)[1]:
        raise Refusal("conflict", "no_move_yet")


def _others(fold: Fold, seat: str) -> set[str]:
    """The seats of other people: whoever they are, a seat of the same person need not be asked."""
    own = fold.places[seat].player
    return {other for other, place in fold.places.items() if place.player and place.player != own}


def _granted(fold: Fold, seat: str, what: str, entry: int) -> list[Entry]:
    """What all have agreed on."""
    if what == "undo":
        return [Undone(seat, _back_to(fold, seat, entry), agreed=True)]
    return [{"pause": Paused(), "resume": Resumed(), "end": Ended([], "agreed")}[what]]  # type: ignore[list-item]


def answer(fold: Fold, seat: str, number: int, agrees: bool) -> list[Entry]:
    """Agree to a request, or decline it. The last who agrees carries it out."""
    pending = fold.requests.get(number)
    if fold.outcome or pending is None or seat not in pending.waiting:
        raise Refusal("stale", "request_gone")
    answered: list[Entry] = [Answered(seat, number, agrees)]
    if agrees and pending.waiting == {seat}:
        answered += _granted(fold, pending.seat, pending.what, pending.entry)
    return answered


def withdraw(fold: Fold, seat: str, number: int) -> list[Entry]:
    """Take a request back."""
    pending = fold.requests.get(number)
    if fold.outcome or pending is None or pending.seat != seat:
        raise Refusal("stale", "no_such_request")
    return [Withdrawn(seat, number)]


def resume_by_host(fold: Fold) -> list[Entry]:
    """The host lets the clocks run again: a pause must not be for ever."""
    _check_running(fold)
    if not fold.clocks.paused:
        raise Refusal("conflict", "clocks_run")
    return [Resumed()]


# -- seats


def take(fold: Fold, seat: str, person: str, invited: bool = False) -> list[Entry]:
    """Take a free seat, or one that is kept for oneself. Who has a seat takes no second one, unless he was invited."""
    place = place_of(fold, seat)
    _check_not_ended(fold)
    if place.taken:
        raise Refusal("conflict", "seat_taken", seat=seat)
    kept_for_him = invited or place.owner == person
    if place.reserved and not kept_for_him:
        raise Refusal("forbidden", "seat_kept", seat=seat)
    if not kept_for_him and any(person in (other.owner, other.player) for other in fold.places.values()):
        raise Refusal("conflict", "seated_already")
    return [Seated(seat, "taken", owner=place.owner or person, player=person), *_start_when_full(fold, seat)]


def _start_when_full(fold: Fold, seat: str) -> list[Entry]:
    """The start, if this seat was the last that nobody had."""
    full = all(place.taken for other, place in fold.places.items() if other != seat)
    return [Started()] if full and fold.head.auto_start and not fold.started else []


def leave(fold: Fold, seat: str, person: str) -> list[Entry]:
    """Give a seat up. Anybody may take it then; but who plays for another gives it back to him."""
    place = _held(fold, seat)
    if place.owner and place.owner != person:
        return [Seated(seat, "taken_back", owner=place.owner, player=place.owner)]
    return [Seated(seat, "left")]


def hand_to_bot(fold: Fold, seat: str, level: str) -> list[Entry]:
    """Let a bot play a seat. Its owner can take it back."""
    place = _held(fold, seat)
    check_level(level)
    if place.bot == level:
        raise Refusal("conflict", "bot_plays_already", level=level, seat=seat)
    return [Seated(seat, "handed", owner=place.owner, bot=level), *_start_when_full(fold, seat)]


def hand_to_person(fold: Fold, seat: str, person: str) -> list[Entry]:
    """Let somebody else play a seat, who was invited by its owner, who can take it back."""
    place = _held(fold, seat)
    return [Seated(seat, "handed", owner=place.owner, player=person)]


def take_back(fold: Fold, seat: str, person: str) -> list[Entry]:
    """Take one's seat back from who plays it."""
    place = _held(fold, seat)
    if place.owner != person or place.player == person:
        raise Refusal("conflict", "seat_not_handed", seat=seat)
    return [Seated(seat, "taken_back", owner=person, player=person), *_start_when_full(fold, seat)]


def open_seat(fold: Fold, seat: str, reserved: bool) -> list[Entry]:
    """The host opens a seat to all, or keeps it for who gets a link; after the start only one that nobody owns or
    plays, or whose owner has resigned."""
    place = place_of(fold, seat)
    _check_not_ended(fold)
    if fold.started and (place.owner or place.player) and not place.resigned:
        raise Refusal("conflict", "seat_in_use", seat=seat)
    return [Seated(seat, "reserved" if reserved else "opened", reserved=reserved)]


def resign(fold: Fold, seat: str, person: str) -> list[Entry]:
    """Give the game up. A bot plays on, so that the others can; when one seat is left, it has won."""
    place = _held(fold, seat)
    _check_running(fold)
    if place.owner not in (None, person):
        raise Refusal("forbidden", "seat_of_another", seat=seat)
    return _resigned(fold, seat)


def _resigned(fold: Fold, seat: str) -> list[Entry]:
    """It stays the seat of its owner, who may watch, and for whom a seat is kept in a rematch."""
    gone = Seated(seat, "resigned", owner=fold.places[seat].owner, bot=STEADY)
    return [gone, *_end_after(fold, seat)]


def _end_after(fold: Fold, seat: str) -> list[Entry]:
    """The end, if nobody is left to play against, or nobody at all."""
    left = {other: place for other, place in fold.places.items() if other != seat and not place.resigned}
    if len(left) == 1:
        return [Ended(list(left), "resigned")]
    return [] if any(place.player or place.owner for place in left.values()) else [Ended([], "abandoned")]


def start(fold: Fold) -> list[Entry]:
    """Begin the game."""
    _check_not_ended(fold)
    if fold.started:
        raise Refusal("conflict", "begun_already")
    if free := [seat for seat, place in fold.places.items() if not place.taken]:
        raise Refusal("conflict", "seats_free", seats=tuple(free))
    return [Started()]


def close(fold: Fold) -> list[Entry]:
    """The host ends a table at which no others play, that has not begun, or that cannot be played on."""
    _check_not_ended(fold)
    people = {place.player for place in fold.places.values() if place.player} - {fold.head.host}
    if fold.started and people and not fold.frozen:
        raise Refusal("conflict", "others_play")
    return [Ended([], "closed")]


# -- time


def time_out(fold: Fold, at: int) -> list[Entry]:
    """What happens to the seats whose time is over; nothing if no time is."""
    late = [seat for seat in fold.asked() if (due := fold.clocks.due(seat)) is not None and due <= at]
    return _late(fold, late[0]) if late and not fold.frozen else []


def _late(fold: Fold, seat: str) -> list[Entry]:
    clock, place = fold.clocks.seats[seat], fold.places[seat]
    final = clock.step + 1 >= len(fold.head.clock.steps)
    lapsed: list[Entry] = [TimedOut(seat, final)]
    if not final or place.bot:
        return lapsed
    if fold.head.on_timeout == "resign":
        return [*lapsed, *_resigned(fold, seat)]
    if fold.head.on_timeout.startswith("bot "):
        return [*lapsed, Seated(seat, "timeout", owner=place.owner, bot=fold.head.on_timeout.removeprefix("bot "))]
    return lapsed


# -- checks


def check_level(level: str) -> None:
    """Refuse a level of bots that does not exist."""
    if level not in LEVELS:
        raise Refusal("invalid", "unknown_level", level=level, levels=tuple(LEVELS))


def _held(fold: Fold, seat: str) -> Place:
    """A seat with which who has it can still do something."""
    place = place_of(fold, seat)
    _check_not_ended(fold)
    if place.resigned:
        raise Refusal("conflict", "resigned_already", seat=seat)
    return place


def _check_not_ended(fold: Fold) -> None:
    if fold.outcome:
        raise Refusal("conflict", "game_over")


def _check_running(fold: Fold) -> None:
    _check_not_ended(fold)
    if not fold.started:
        raise Refusal("conflict", "not_begun")
    if fold.frozen:
        raise refused("conflict", fold.frozen)
