"""The history of the database's schema: one file in `versions` for each change, never changed afterwards."""
