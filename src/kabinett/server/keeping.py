"""What a host does with what is stored: copy all of it, take one game out, put one in."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import Connection

from kabinett.clitexts import say
from kabinett.core.errors import BadFile, BadOption, told
from kabinett.core.files import write_whole
from kabinett.core.game import Game
from kabinett.games import verify_game
from kabinett.server import loading, replays, writing
from kabinett.server.creation import new_head
from kabinett.server.entries import Entry, Moved, Seated, Started
from kabinett.server.fold import Fold, Head
from kabinett.server.keys import Signer, new_id
from kabinett.server.settings import SECRET_FILE, Settings, locations, read_settings
from kabinett.server.storage import journal, links
from kabinett.server.storage.database import Database
from kabinett.server.storage.links import Link
from kabinett.server.storage.upgrade import check_newest

DEFAULT_URL = "http://localhost:1740"


@contextmanager
def _opened(data: Path | None, check: bool = True) -> Iterator[tuple[Settings, Database]]:
    """The database of a server, for a command that is no server: it makes none, and changes no schema."""
    if data is not None:
        os.environ["KABINETT_DATA"] = str(data)
    database = Database(locations()[1])
    file = database.engine.url.database
    try:
        if not database.postgresql and file and not Path(file).exists():
            raise BadFile(file, None, told("no_database"))
        settings = read_settings()
        if check:
            check_newest(database)
        yield settings, database
    finally:
        database.close()


# -- backup


def backup(file: Path, data: Path | None) -> str:
    """Copy the whole database to a file that is not there yet; while the server runs. A sentence says what is in it."""
    if file.exists():
        raise BadFile(file, None, told("file_exists"))
    with _opened(data, check=False) as (settings, database):
        part = file.with_name(f".{file.name}.part")
        try:
            (_dump_postgresql if database.postgresql else _copy_sqlite)(database, part)
            counted = None if database.postgresql else _checked(part)
            part.replace(file)
        except OSError as error:
            raise BadFile(file, None, told("cannot_write", reason=str(error.strerror))) from error
        finally:
            part.unlink(missing_ok=True)
        names = {"file": str(file), "secret": str(settings.data / SECRET_FILE)}
        if counted is None:
            return say("backup-done", **names)
        return say("backup-done_counted", **names, tables=counted[0], entries=counted[1])


def _copy_sqlite(database: Database, part: Path) -> None:
    """SQLite's own backup: a consistent copy, whatever is written meanwhile."""
    try:
        file = database.engine.url.database or ""
        with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(part)) as target:
            source.backup(target)
    except sqlite3.Error as error:
        raise BadFile(part, None, told("copy_failed", reason=str(error))) from error


def _checked(part: Path) -> tuple[int, int]:
    """How many tables and entries a copy holds, after a look at all of its pages."""
    with closing(sqlite3.connect(part)) as copy:
        if copy.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            raise BadFile(part, None, told("copy_damaged"))
        made, moved = (copy.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in ("tables", "entries"))
    return made, moved


def _dump_postgresql(database: Database, part: Path) -> None:
    """PostgreSQL's own dump, to be restored with pg_restore."""
    program = shutil.which("pg_dump")
    if program is None:
        raise BadOption(told("no_pg_dump"))
    url = database.engine.url.set(drivername="postgresql")
    secret = {"PGPASSWORD": url.password} if isinstance(url.password, str) else {}
    address = url.set(password=None).render_as_string()
    call = [program, "--format=custom", f"--file={part}", f"--dbname={address}"]
    done = subprocess.run(call, env=os.environ | secret, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BadFile(part, None, f"pg_dump failed: {done.stderr.strip().splitlines()[-1:]}")


# -- one game


def export(table: str, file: Path | None, data: Path | None) -> None:
    """Write a table's game as a journal. A file that has anything else than this game is left as it is."""
    with _opened(data) as (_, database):
        fold = loading.build(database.do(journal.load, table))
    if file is None:
        sys.stdout.write(replays.journal_text(fold))
    elif file.exists():
        raise BadFile(file, None, told("file_exists"))
    else:
        write_whole(file, [replays.journal_text(fold)])


def import_journal(file: Path, name: str, data: Path | None) -> str:
    """A new table with the game of a journal, and a link for each of its seats."""
    game = verify_game(file)
    with _opened(data) as (settings, database):
        fold = Fold(_head(game, name, settings), game.rules, game.seats)
        made = [Link(new_id(), fold.head.id, "player", seat, links.NOBODY, settings.now()) for seat in game.seats]
        database.change(_write, fold, game, made)
        signer, base = Signer(settings.secret), settings.url or DEFAULT_URL
    seats = [f"{link.seat}: {base}/join/{signer.signed(links.PURPOSE, link.id)}" for link in made]
    return "\n".join([say("import-done", table=fold.head.id, moves=len(fold.steps)), *seats])


def _head(game: Game, name: str, settings: Settings) -> Head:
    return new_head(
        game.rules,
        None,
        name=name,
        public=False,
        seed=game.journal.seed,
        start=game.journal.start,
        at=settings.now(),
    )


def _write(c: Connection, fold: Fold, game: Game, made: list[Link]) -> None:
    journal.create(c, fold.head)
    seats: list[Entry] = [Seated(seat, "reserved", reserved=True) for seat in game.seats]
    moves: list[Entry] = [Moved(entry.seat, entry.move) for entry in game.journal.entries]
    token, rows = new_id(), []
    for entry in [*seats, Started(), *moves]:
        events, how = fold.apply(fold.number + 1, fold.at, entry)
        rows.append(writing.row_of(fold.number, fold.at, None, token, entry, events, how))
    writing.write(c, fold, rows)
    for link in made:
        links.make(c, link)
