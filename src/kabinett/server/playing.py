"""What can be done at a table by HTTP and by its socket alike."""

from __future__ import annotations

from sqlalchemy import Connection

from kabinett.core.errors import IllegalMove, Reason
from kabinett.core.fields import Json
from kabinett.core.ruleset import AnyRuleset
from kabinett.core.state import State
from kabinett.server import access, commands
from kabinett.server.entries import Entry
from kabinett.server.errors import Refusal, refused
from kabinett.server.fold import Fold, Perspective
from kabinett.server.live import Live
from kabinett.server.names import clean_text
from kabinett.server.storage import talk


async def play(live: Live, person: str, seat: str, move: str, question: int | None) -> None:
    """Make a move. When this returns it is committed."""

    def command(fold: Fold) -> list[Entry]:
        access.check_plays(fold, live.guests, person, seat)
        return commands.play(fold, seat, move, question)

    await live.do(command, person)
    live.hall.metrics.count("moves")


async def undo(live: Live, person: str, seat: str) -> None:
    """Take the seat's last move back."""

    def command(fold: Fold) -> list[Entry]:
        access.check_plays(fold, live.guests, person, seat)
        return commands.undo(fold, seat)

    await live.do(command, person)


async def why(live: Live, person: str, seat: str, move: str) -> tuple[bool, Reason | None]:
    """Why a move is not possible, or whether something happens by itself."""
    fold = await live.fold()
    access.check_sees(fold, live.guests, person, seat)
    if fold.state is None:
        raise fold.no_game()
    if question := fold.rules.questions.get(move):
        answer = fold.rules.explain(fold.state, seat, question)
        return answer.happens, answer.reason
    try:
        reason = fold.rules.why_not(fold.state, seat, fold.rules.vocabulary.find(move))
    except IllegalMove as unknown:
        return False, unknown.reason
    return reason is None, reason


async def survey(live: Live, person: str | None, who: Perspective, kind: str, arg: str | None) -> Json:
    """What the rules see in the present position for a perspective."""

    def work(fold: Fold) -> Json:
        access.check_sees(fold, live.guests, person, who)
        if fold.state is None:
            raise fold.no_game()
        return surveyed(fold.rules, fold.state, who, kind, arg)

    return await live.examine(work)


def surveyed(rules: AnyRuleset, state: State, who: Perspective, kind: str, arg: str | None) -> Json:
    """A survey; refused if the game has none of this kind and argument."""
    try:
        return rules.survey(state, who, kind, arg)
    except IllegalMove as unknown:
        raise refused("unknown", unknown.reason) from None


async def say(live: Live, person: str, seat: str | None, text: str, to: list[str] | None) -> None:
    """Say something at the table: to all, or to some seats where the game has private talks."""
    fold = await live.fold()
    if seat is None:
        access.check_table(fold, live.guests, person)
    else:
        access.check_owns(fold, live.guests, person, seat)
    audience = _audience(fold, seat, to)
    hall, clean = live.hall, clean_text(text)

    def work(c: Connection) -> None:
        talk.say(c, live.id, person, seat, audience, clean, hall.settings.now())
        hall.news.publish(c, live.id, said=True)

    await hall.database.write(work)
    await live.hear()


def _audience(fold: Fold, seat: str | None, to: list[str] | None) -> frozenset[str] | None:
    if to is None:
        return None
    if seat is None or fold.state is None:
        raise Refusal("forbidden", "private_talk")
    if reason := fold.rules.no_private_talk(fold.state):
        raise refused("illegal", reason)
    if unknown := [other for other in to if other not in fold.places]:
        raise Refusal("unknown", "unknown_seat", seat=unknown[0], seats=tuple(fold.places))
    return frozenset((seat, *to))
