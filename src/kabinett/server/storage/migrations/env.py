"""Run by Alembic: carries out migrations on the connection that `schema_upgrade` gives."""

from alembic import context

from kabinett.server.storage.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
