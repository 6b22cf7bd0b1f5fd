"""Reasons are kept as keys and parameters, no longer as sentences; who has left has no name."""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """The sentences of old deliveries cannot be said in another language: they go. Deliveries are kept for a month."""
    op.execute("UPDATE deliveries SET error = NULL")
    op.execute(
        "UPDATE persons SET name = '' WHERE name = 'somebody who has left' AND account IS NULL"
        " AND id NOT IN (SELECT person FROM sessions)"
    )
