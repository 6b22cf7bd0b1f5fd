"""What the tests of negotiations use: positions under agreements, and short ways to agree and to be refused."""

from __future__ import annotations

from textwrap import dedent

import pytest
from hypothesis import HealthCheck, settings

from kabinett.core.errors import IllegalMove
from kabinett.core.events import Event
from kabinett.core.game import Game
from tests.maria.table import advanced, idle, of_kind, state

MT, FR2, L15 = "maria_theresa", "frederick", "louis_xv"
quick = settings(
    max_examples=12, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)


def under(text: str, *deals: str, players: int = 3) -> Game:
    """A position of the advanced game under running agreements: `frederick maria_theresa: no_shift until 4`."""
    entries = []
    for deal in deals:
        seats, _, clauses = deal.partition(": ")
        entries.append(f"  - {{between: [{', '.join(seats.split())}], clauses: '{clauses}'}}\n")
    return advanced(f"{dedent(text)}\n" + (f"agreements:\n{''.join(entries)}" if entries else ""), players)


def quiet(turn: int = 4, players: int = 3) -> Game:
    """A place to talk: Austria's movement phase, in which there is little to move."""
    return under(f"turn: {turn}\nstage: austria\nphase: movement\npieces: {{traun: {{city: wien, troops: 2}}}}",
                 players=players)  # fmt: skip


def agree(game: Game, by: str, to: str, clauses: str) -> list[Event]:
    """An offer that is made and accepted."""
    (made,) = of_kind(game.play(by, f"propose {to}: {clauses}"), "offer_made")
    return game.play(to, f"accept {made.params['number']}")


def running(game: Game) -> list[str]:
    """The clauses of the running agreements."""
    return [clause for deal in state(game).agreements for clause in deal.clauses.split(" + ")]


def refused(game: Game, seat: str, move: str) -> IllegalMove:
    """The refusal of a move, which leaves the state as it was."""
    before, events = game.rules.digest(game.state), len(game.events)
    with pytest.raises(IllegalMove) as caught:
        game.play(seat, move)
    assert game.rules.digest(game.state) == before
    assert len(game.events) == events
    return caught.value


def end_turn(game: Game) -> list[Event]:
    """Let everybody do as little as possible until the next turn begins."""
    turn = state(game).turn
    return idle(game, lambda game: state(game).turn > turn)
