"""Commands for who writes positions and puzzles: `kabinett position | puzzle`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console, RenderableType
from rich.markup import escape
from rich.text import Text

from kabinett.cli.options import AsJson, BoardDir
from kabinett.cli.output import WIDTH_WHEN_PIPED, out, print_json
from kabinett.clitexts import listed, say
from kabinett.core.fluent import languages
from kabinett.core.game import Game
from kabinett.exercises.checking import check_puzzle, is_tight
from kabinett.exercises.reading import Puzzle, read_puzzle
from kabinett.games import load_position
from kabinett.terminal.screen import Screen
from kabinett.terminal.screens import make_screen


def position(
    file: Annotated[Path, typer.Argument()],
    seat: Annotated[str | None, typer.Option()] = None,
    board: BoardDir = None,
    as_json: AsJson = False,
) -> None:
    """Check a position file and show it."""
    game = load_position(file, board=board)
    if seat is not None:
        game.rules.check_seat(seat)
    if as_json:
        shown = game.view(seat).to_json() if seat else game.rules.to_json(game.state)
        print_json({"position": shown, "decisions": [d.to_json() for d in game.decisions(seat)]})
        return
    screen = make_screen(game.rules)
    if seat:
        out.print(f"\n[bold]{escape(say('position-knows', seat=screen.seat_name(seat)))}[/]")
        out.print(screen.situation(game.view(seat)))
    else:
        _print_knowledge(game, screen)
    for decision in game.decisions(seat):
        options = listed(str(option) for option in decision.options)
        question = screen.question(game.view(decision.seat), decision)
        out.print(f"\n{screen.seat_name(decision.seat)}: {question} ({decision.clause})", highlight=False)
        out.print(options, highlight=False)


def _print_knowledge(game: Game, screen: Screen) -> None:
    """What all know, and then of each seat only the lines that are different for it."""
    out.print(f"\n[bold]{escape(say('position-all_know'))}[/]")
    out.print(screen.situation(game.view(None)))
    common = set(_lines(screen.situation(game.view(None))))
    for seat in game.seats:
        own = _lines(screen.situation(game.view(seat)))
        out.print(f"\n[bold]{escape(say('position-knows_besides', seat=screen.seat_name(seat)))}[/]")
        for words, line in own.items():
            if words not in common:
                out.print(line)


def _lines(shown: RenderableType) -> dict[str, Text]:
    """The lines of something that is shown, by their words: tables with longer words elsewhere have other gaps.

    No line is broken: a part of one would not tell what it is about.
    """
    sheet = Console(width=max(out.width, WIDTH_WHEN_PIPED), force_terminal=out.is_terminal)
    with sheet.capture() as capture:
        sheet.print(shown)
    lines = map(Text.from_ansi, map(str.rstrip, capture.get().splitlines()))
    return {" ".join(line.plain.split()): line for line in lines}


def puzzle(file: Annotated[Path, typer.Argument()], as_json: AsJson = False) -> None:
    """Play the solution of a puzzle file, and say whether its limits are tight."""
    riddle = read_puzzle(file)
    check_puzzle(riddle)
    tight, missing = is_tight(riddle), _untold(riddle)
    if as_json:
        print_json({"file": str(file), "solved": True, "tight": tight, "missing": missing})
    else:
        out.print(escape(say("puzzle-solved", file=str(file), moves=len(riddle.solution))))
        if riddle.most:
            out.print(escape(say("puzzle-tight" if tight else "puzzle-loose")))
        if missing:
            out.print(escape(say("puzzle-missing", languages=listed(missing))))
    if not tight:
        raise typer.Exit(1)


def _untold(riddle: Puzzle) -> list[str]:
    """The languages in which a puzzle does not say everything."""
    texts = (riddle.title, riddle.task, riddle.solved)
    return [language for language in languages() if not all(language in text for text in texts)]
