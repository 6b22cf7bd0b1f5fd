"""Commands of who hosts a server: `kabinett serve | backup | export | import`.

The server is imported when one of them is called: other commands do not wait for it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

PORT = 1740
Data = Annotated[Path | None, typer.Option("--data")]
TableId = Annotated[str, typer.Argument()]


def serve(
    host: Annotated[str, typer.Option()] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535)] = PORT,
    workers: Annotated[int, typer.Option(min=1)] = 1,
    data: Data = None,
    show: Annotated[bool, typer.Option("--open")] = False,
) -> None:
    """Serve tables for people, bots and programs. Settings come from the environment (see docs/server.md)."""
    from kabinett.server import run

    run.serve(host, port, workers, data, show)


def backup(
    file: Annotated[Path, typer.Argument()],
    data: Data = None,
) -> None:
    """Copy the database of a server to a file, while the server runs."""
    from kabinett.server import keeping

    print(keeping.backup(file, data))


def export_table(
    table: TableId,
    file: Annotated[Path | None, typer.Option("--file")] = None,
    data: Data = None,
) -> None:
    """Write a table's game as a journal, which `kabinett replay` and `verify` read. It holds all secrets."""
    from kabinett.server import keeping

    keeping.export(table, file, data)


def import_table(
    file: Annotated[Path, typer.Argument()],
    name: Annotated[str, typer.Option()] = "",
    data: Data = None,
) -> None:
    """Put a journal's game on the server as a new private table, where it can go on. Prints a link for each seat."""
    from kabinett.server import keeping

    print(keeping.import_journal(file, name, data))
