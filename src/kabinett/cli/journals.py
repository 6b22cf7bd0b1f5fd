"""Commands for games that are written down: `kabinett replay | verify | dataset`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape

from kabinett.bottexts import thought
from kabinett.cli.options import AsJson, BoardDir, exclude
from kabinett.cli.output import err, out, print_json
from kabinett.clitexts import say
from kabinett.core.dice import seed_hash
from kabinett.core.errors import BadFile, BadOption, KabinettError, told
from kabinett.core.game import Game
from kabinett.games import load_game, verify_game
from kabinett.terminal.screen import Screen
from kabinett.terminal.screens import make_screen

JournalFile = Annotated[Path, typer.Argument()]


def replay(
    file: JournalFile,
    to: Annotated[int | None, typer.Option(min=0)] = None,
    seat: Annotated[str | None, typer.Option()] = None,
    everything: Annotated[bool, typer.Option("--all")] = False,
    why: Annotated[bool, typer.Option("--why")] = False,
    board: BoardDir = None,
    as_json: AsJson = False,
) -> None:
    """Replay a journal and show its log: what an onlooker sees, or one seat, or all."""
    exclude({"--seat": seat, "--all": everything or None})
    game = load_game(file, to=to, board=board)
    if seat is not None:
        game.rules.check_seat(seat)
    if why and game.outcome is None and not everything:
        raise BadOption(say("call-secret_thoughts"))
    events = game.events if everything else game.log(seat)
    if as_json:
        thoughts = {"thoughts": _thoughts(game)} if why else {}
        told = {"events": [event.to_json() for event in events]} | thoughts
        print_json(_replay_data(game, seat, everything) | told)
        return
    screen = make_screen(game.rules)
    for line in _lines_with_thoughts(game, screen, seat, everything) if why else screen.log(events):
        out.print(line, highlight=False, emoji=False, soft_wrap=True)
    if to is not None and to > len(game.journal.entries):
        err.print(escape(say("replay-moves", count=len(game.journal.entries))))
    ended = screen.outcome(game.outcome) if game.outcome else escape(say("replay-not_over"))
    out.print(f"[bold]{ended}[/]", highlight=False)
    if seat is not None and game.outcome is None:
        out.print(screen.situation(game.view(seat)))


def _lines_with_thoughts(game: Game, screen: Screen, seat: str | None, everything: bool) -> Iterator[str]:
    """The log, and below what a bot has done why it did so."""
    again = Game(game.rules, game.journal.seed, game.journal.start)
    yield from screen.log(again.events if everything else again.log(seat))
    for entry in game.journal.entries:
        events = again.play(entry.seat, entry.move)
        yield from screen.log([event for event in events if everything or event.known_to(seat)])
        text = thought(game.rules.game, screen.texts, *entry.thought) if entry.thought else ""
        if text:
            yield f"    [dim]{escape(screen.seat_name(entry.seat))}: {escape(text)}[/]"


def _thoughts(game: Game) -> list[dict[str, Any]]:
    """Why bots made their moves, which are counted from 1."""
    told = ((number, entry) for number, entry in enumerate(game.journal.entries, 1) if entry.thought)
    return [
        {"move": number, "seat": entry.seat, "key": entry.thought[0], "params": dict(entry.thought[1])}
        for number, entry in told
        if entry.thought
    ]


def _replay_data(game: Game, seat: str | None, everything: bool) -> dict[str, Any]:
    data: dict[str, Any] = {
        "game": game.rules.game,
        "options": dict(game.rules.options),
        "moves": len(game.journal.entries),
        "outcome": game.outcome.to_json() if game.outcome else None,
    }
    if seat is not None:
        data["view"] = game.view(seat).to_json()
    if everything:
        data["state"] = game.rules.to_json(game.state)
    return data


def verify(
    file: JournalFile,
    published: Annotated[str | None, typer.Option("--seed-hash")] = None,
    board: BoardDir = None,
    as_json: AsJson = False,
) -> None:
    """Replay a journal and check its seed, every move, the final state and the outcome.

    A file cannot prove that its seed was chosen before the game: give the hash that was published then.
    """
    game = verify_game(file, board=board)
    if published is not None and published != seed_hash(game.journal.seed):
        raise BadFile(file, 1, told("other_seed", hash=published))
    outcome = game.outcome.to_json() if game.outcome else None
    given = game.journal.start is not None
    moves = len(game.journal.entries)
    if as_json:
        print_json({"file": str(file), "ok": True, "moves": moves, "from_position": given, "outcome": outcome})
        return
    shown = make_screen(game.rules).texts.outcome(game.outcome) if game.outcome else say("verify-not_over")
    message = "verify-correct_position" if given else "verify-correct"
    out.print(escape(say(message, file=str(file), moves=moves, outcome=shown)), highlight=False, soft_wrap=True)


def dataset(
    file: Annotated[Path, typer.Argument(metavar="OUT.parquet")],
    journals: Annotated[list[Path], typer.Argument(metavar="JOURNAL...")],
    observations: Annotated[bool, typer.Option()] = True,
    board: BoardDir = None,
    as_json: AsJson = False,
) -> None:
    """Write decisions and outcomes of recorded games as a Parquet file, for programs that learn."""
    try:
        from kabinett.env.dataset import write_dataset
    except ImportError as error:
        what = say("call-extra-dataset")
        needs = say("call-needs_extra", what=what, module="pyarrow", extra="rl", error=str(error))
        raise KabinettError(needs) from error

    written = write_dataset(file, journals, board=board, observations=observations)
    if as_json:
        print_json({"file": str(file), **written._asdict()})
    else:
        told_all = say("dataset-written", file=str(file), rows=written.rows, games=written.games)
        err.print(escape(told_all), soft_wrap=True)
