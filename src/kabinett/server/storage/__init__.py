"""What the server keeps, in SQLite or PostgreSQL. Functions here take a connection and are run by `Database`."""
