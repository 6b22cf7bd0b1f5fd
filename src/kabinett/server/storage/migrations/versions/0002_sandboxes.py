"""Sandboxes: tables that were begun from a moment of another table's game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A table may name the one whose game it tries. No table has done so until now."""
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("sandbox_of", sa.String(length=22), nullable=True))
