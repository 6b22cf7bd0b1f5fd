"""People have a language, in which they are written to."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Of those who are there already it is not known."""
    op.add_column("persons", sa.Column("language", sa.String(20), nullable=True))
