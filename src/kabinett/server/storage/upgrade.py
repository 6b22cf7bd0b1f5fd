"""Bringing a database to the present schema."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from kabinett.core.errors import BadOption, told
from kabinett.server.storage.database import Database

MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 1740_1763  # of PostgreSQL: one process at a time changes the schema


def config(connection: Connection | None = None) -> Config:
    """What Alembic needs to know."""
    made = Config()
    made.set_main_option("script_location", str(MIGRATIONS))
    made.attributes["connection"] = connection
    return made


def newest() -> str:
    """The revision that this version of Kabinett needs."""
    return ScriptDirectory.from_config(config()).get_current_head() or ""


def check_newest(database: Database) -> None:
    """BadOption if the database does not have the schema of this version."""
    there = database.do(_revision)
    if there != newest():
        known = {"there": there} if there else {}
        raise BadOption(told("schema_other" if there else "schema_none", **known, needed=newest()))


def _revision(c: Connection) -> str | None:
    return MigrationContext.configure(c).get_current_revision()


def upgrade(database: Database, to: str = "head") -> None:
    """Bring the database to a revision. What was stored stays. BadOption if a newer version has been there."""
    database.change(_upgrade, to)


def _upgrade(c: Connection, to: str) -> None:
    if c.dialect.name == "postgresql":
        c.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    there = _revision(c)
    script = ScriptDirectory.from_config(config())
    known = {revision.revision for revision in script.walk_revisions()}
    if there is not None and there not in known:
        raise BadOption(told("schema_newer", there=there))
    command.upgrade(config(c), to)
