"""The tables of the database. Migrations (`migrations/versions`) make them; a test holds that both agree."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

ID = String(22)  # 16 random bytes, written in base 64
HASH = String(64)  # SHA-256, in hexadecimal digits
MOMENT = BigInteger  # milliseconds since 1970
COUNTED = BigInteger().with_variant(Integer, "sqlite")  # SQLite counts rows only in a plain INTEGER

persons = Table(
    "persons",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", String(40), nullable=False),
    # The name in small letters: accounts have names of their own, guests may share one.
    Column("account", String(40), unique=True),
    Column("password", String(200)),
    Column("mail", String(254)),
    Column("mail_confirmed", Boolean, nullable=False, default=False),
    Column("quiet_when_connected", Boolean, nullable=False, default=False),
    Column("language", String(20)),
    Column("created_at", MOMENT, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", HASH, primary_key=True),
    Column("person", ID, ForeignKey("persons.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("made_at", MOMENT, nullable=False),
    Column("seen_at", MOMENT, nullable=False),
    Column("ends_at", MOMENT, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", String(80), nullable=False),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("start", Text),
    # A seed has up to 129 bits; it is written in decimal digits.
    Column("seed", String(40), nullable=False),
    Column("version", String(20), nullable=False),
    Column("engine", Integer, nullable=False),
    Column("data_hashes", Text, nullable=False),
    Column("host", ID, ForeignKey("persons.id"), nullable=True, index=True),
    Column("public", Boolean, nullable=False),
    Column("clock", Text, nullable=False),
    Column("on_timeout", String(20), nullable=False),
    Column("auto_start", Boolean, nullable=False),
    Column("rematch_of", ID),
    Column("sandbox_of", ID),
    Column("archived", Boolean, nullable=False, default=False),
    Column("created_at", MOMENT, nullable=False),
    # What follows is kept for lists and sweeps; the truth of it is in the entries.
    Column("status", String(10), nullable=False),
    Column("number", Integer, nullable=False),
    Column("changed_at", MOMENT, nullable=False),
    Column("asked", Text, nullable=False),
    Column("bot_asked", Boolean, nullable=False),
    Column("due_at", MOMENT),
    Column("outcome", Text),
    Index("ix_tables_status_changed_at", "status", "changed_at"),
    Index("ix_tables_due_at", "due_at"),
    Index("ix_tables_bot_asked", "bot_asked"),
)

entries = Table(
    "entries",
    metadata,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", MOMENT, nullable=False),
    Column("person", ID),
    # Who wrote the row: after a lost connection it tells whether the row was committed.
    Column("token", String(22), nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("events", LargeBinary),
    Column("flags", SmallInteger, nullable=False, default=0),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("engine", Integer, nullable=False),
    Column("data_hashes", Text, nullable=False),
    Column("state", LargeBinary, nullable=False),
    Column("rest", LargeBinary, nullable=False),  # what of the fold cannot be read off the entries without the states
)

# Who sits where, kept for lists; the truth of it is in the entries.
seats = Table(
    "seats",
    metadata,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", String(40), primary_key=True),
    Column("owner", ID, index=True),
    Column("player", ID, index=True),
    Column("bot", String(40)),
    Column("reserved", Boolean, nullable=False, default=False),
)

links = Table(
    "links",
    metadata,
    Column("id", ID, primary_key=True),
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("role", String(12), nullable=False),
    Column("seat", String(40)),
    Column("made_by", ID, nullable=False),
    Column("made_at", MOMENT, nullable=False),
    Column("revoked_at", MOMENT),
    # Who has taken the seat by this link.
    Column("person", ID),
)

# Confidants (of a seat) and spectators (seat empty) of a private table.
guests = Table(
    "guests",
    metadata,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ID, ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", String(40), primary_key=True),
    Column("invited_by", ID, nullable=False),
    Column("since", MOMENT, nullable=False),
)

messages = Table(
    "messages",
    metadata,
    Column("id", COUNTED, primary_key=True, autoincrement=True),
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("at", MOMENT, nullable=False),
    Column("person", ID, nullable=False),
    Column("seat", String(40)),
    # The seats that may read it, with a space before and behind each; empty for all.
    Column("audience", String(400)),
    Column("text", Text, nullable=False),
    Index("ix_messages_table_id", "table", "id"),
)

orders = Table(
    "orders",
    metadata,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", String(40), primary_key=True),
    Column("kind", String(40), primary_key=True),
    Column("move", String(200), nullable=False),
    # The question as it was when the order was given; empty if it holds for any question of the kind.
    Column("question", Text),
)

# Where a person wants to be told that it is his move; table empty: everywhere.
channels = Table(
    "channels",
    metadata,
    Column("id", ID, primary_key=True),
    Column("person", ID, ForeignKey("persons.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("table", ID),
    Column("kind", String(10), nullable=False),
    Column("target", Text, nullable=False),
    Column("wait", Integer, nullable=False, default=0),
    Column("on", Boolean, nullable=False, default=True),
    Column("made_at", MOMENT, nullable=False),
)

deliveries = Table(
    "deliveries",
    metadata,
    Column("id", COUNTED, primary_key=True, autoincrement=True),
    Column("person", ID, ForeignKey("persons.id", ondelete="CASCADE"), nullable=False),
    Column("table", ID, nullable=False),
    Column("seat", String(40), nullable=False),
    Column("channel", ID, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("made_at", MOMENT, nullable=False),
    Column("due_at", MOMENT),
    Column("tries", Integer, nullable=False, default=0),
    Column("status", String(10), nullable=False),
    Column("error", Text),
    Column("done_at", MOMENT),
    Index("ix_deliveries_due_at", "due_at"),
    Index("ix_deliveries_person_id", "person", "id"),
)
