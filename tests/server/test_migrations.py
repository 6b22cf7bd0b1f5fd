"""The schema of the database: made by migrations, from every earlier one up; never by guessing."""

from __future__ import annotations

import multiprocessing
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from threading import Timer

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, insert, inspect, text

from kabinett.core.errors import BadOption
from kabinett.server.storage import notices, people
from kabinett.server.storage.database import Database
from kabinett.server.storage.people import Person
from kabinett.server.storage.schema import metadata, persons
from kabinett.server.storage.upgrade import config, newest, upgrade

ANNA = Person("anna", "Anna", "anna", None, False, False, 0)
REVISIONS = [revision.revision for revision in reversed(list(ScriptDirectory.from_config(config()).walk_revisions()))]


@pytest.fixture
def database(database_url: str) -> Iterator[Database]:
    made = Database(database_url)
    yield made
    made.close()


def differences(c: Connection) -> list[object]:
    """What the schema has otherwise than the code thinks."""
    context = MigrationContext.configure(c, opts={"compare_type": True, "compare_server_default": True})
    return list(compare_metadata(context, metadata))


def revision(c: Connection) -> str | None:
    return MigrationContext.configure(c).get_current_revision()


def table_names(c: Connection) -> set[str]:
    return set(inspect(c).get_table_names())


def test_an_empty_database_gets_the_schema_of_the_code(database: Database) -> None:
    upgrade(database)
    assert database.do(differences) == []
    assert database.do(revision) == newest()
    assert database.do(table_names) == {*metadata.tables, "alembic_version"}


def test_unequal_schemas_are_noticed(database: Database) -> None:
    """Else the test before would hold whatever the schema is."""
    upgrade(database)
    database.change(lambda c: c.execute(text("ALTER TABLE persons ADD COLUMN hat TEXT")))
    assert database.do(differences) != []


def _create_before(c: Connection, person: Person, password: str | None) -> None:
    """A person as he was kept before people had a language (0004)."""
    known = {name: getattr(person, name) for name in person.__struct_fields__ if name != "language"}
    c.execute(insert(persons).values(**known, password=password))


@pytest.mark.parametrize("earlier", REVISIONS)
def test_every_earlier_schema_is_brought_up(database: Database, earlier: str) -> None:
    """What was stored stays."""
    upgrade(database, earlier)
    assert database.do(revision) == earlier
    database.change(_create_before, ANNA, "hash")
    upgrade(database)
    assert database.do(differences) == []
    assert database.do(people.by_account, "anna") == (ANNA, "hash")


def test_sentences_of_old_deliveries_and_names_of_who_has_left_go(database: Database) -> None:
    """From 0003 on a delivery has its reason as data, and who has left has no name."""
    upgrade(database, "0002")
    gone = Person("gone", "somebody who has left", None, None, False, False, 0)
    for person in (ANNA, gone):
        database.change(_create_before, person, None)
    columns = 'person, "table", seat, channel, kind, made_at, tries, status, error'
    values = "'anna', '', '', '', 'hook', 0, 1, 'failed', 'the web hook answered 500'"
    database.change(lambda c: c.execute(text(f"INSERT INTO deliveries ({columns}) VALUES ({values})")))
    upgrade(database)
    assert [(delivery.status, delivery.error) for delivery in database.do(notices.log_of, "anna")] == [("failed", None)]
    assert database.do(people.names_of, ["anna", "gone"]) == {"anna": "Anna", "gone": ""}


def test_migrations_follow_one_another() -> None:
    """In one line, so that there is always one newest."""
    script = ScriptDirectory.from_config(config())
    assert script.get_heads() == [newest()] == REVISIONS[-1:]
    assert script.get_bases() == REVISIONS[:1]


def test_an_upgrade_of_the_newest_changes_nothing(database: Database) -> None:
    upgrade(database)
    database.change(people.create, ANNA, None)
    upgrade(database)
    assert database.do(people.find, "anna") == ANNA


def test_a_database_of_a_newer_version_is_refused_and_left_as_it_is(database: Database) -> None:
    upgrade(database)
    database.change(lambda c: c.execute(text("UPDATE alembic_version SET version_num = '9999'")))
    with pytest.raises(BadOption, match=r"was made by a newer version of Kabinett \(schema 9999\); use that version"):
        upgrade(database)
    assert database.do(revision) == "9999"
    assert database.do(table_names) == {*metadata.tables, "alembic_version"}


def test_a_migration_that_fails_leaves_nothing_behind(database: Database) -> None:
    """A table of ours is there already, which is none of ours: the upgrade is all or nothing."""
    database.change(lambda c: c.execute(text("CREATE TABLE snapshots (hat TEXT)")))
    with pytest.raises(Exception, match="already exists"):
        upgrade(database)
    assert database.do(table_names) <= {"snapshots", "alembic_version"}
    assert database.do(revision) is None


def _upgrade(url: str, ready: object, done: object) -> None:
    """In a process of its own."""
    made = Database(url)
    ready.wait()  # type: ignore[attr-defined]
    try:
        upgrade(made)
        done.put("upgraded")  # type: ignore[attr-defined]
    except BaseException as error:
        done.put(repr(error))  # type: ignore[attr-defined]
    finally:
        made.close()


def test_a_fresh_file_that_another_writes_is_waited_for(tmp_path: Path) -> None:
    """SQLite refuses to switch a file to the write-ahead log at once, without the wait that it has for all else."""
    other = sqlite3.connect(tmp_path / "kabinett.sqlite", isolation_level=None, check_same_thread=False)
    other.execute("CREATE TABLE there (hat TEXT)")
    other.execute("BEGIN IMMEDIATE")
    done = Timer(0.2, other.execute, ["COMMIT"])
    done.start()
    database = Database(f"sqlite:///{tmp_path / 'kabinett.sqlite'}")
    try:
        assert database.do(table_names) == {"there"}
        assert database.do(lambda c: c.execute(text("PRAGMA journal_mode")).scalar()) == "wal"
    finally:
        database.close()
        done.join()
        other.close()


def test_several_processes_upgrade_at_once(database_url: str) -> None:
    """One does it, the others wait and find it done."""
    context = multiprocessing.get_context("spawn")
    ready, done = context.Barrier(2), context.Queue()
    processes = [context.Process(target=_upgrade, args=(database_url, ready, done)) for _ in range(2)]
    for process in processes:
        process.start()
    results = [done.get(timeout=60) for _ in processes]
    for process in processes:
        process.join(60)
    assert results == ["upgraded"] * 2
    database = Database(database_url)
    assert database.do(differences) == []
    database.close()
