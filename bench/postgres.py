"""A PostgreSQL server of one's own, for the tests and for the programs that load and crash the server.

    with Cluster() as cluster:
        url = cluster.create_database("kabinett")

Its files and its socket are in a temporary directory. Server and directory go when the `with` ends, or when this
process does, however it ends.
"""

from __future__ import annotations

import os
import pwd
import select
import shutil
import subprocess
import tempfile
import time
from pathlib import Path
from signal import SIGINT, SIGKILL, SIGQUIT, Signals
from types import TracebackType
from typing import IO, Literal, Self

import psycopg
from psycopg import sql
from sqlalchemy import URL, make_url

Mode = Literal["fast", "immediate"]
SIGNALS: dict[Mode, Signals] = {"fast": SIGINT, "immediate": SIGQUIT}

DEBIAN = Path("/usr/lib/postgresql")
OWNER = "postgres"  # superuser of the cluster; and the user of Debian's package, who runs the server where we are root
PORT = "5432"  # part of the socket's name; nothing listens on the network
PATIENCE = 60  # seconds

# Waits for a line, or for the death of whoever holds the other end, and leaves nothing behind.
GUARD = """
read -r _
"$1" stop --pgdata="$2/data" --mode=immediate --silent 2>/dev/null
rm -rf "$2"
"""


class ClusterError(RuntimeError):
    """PostgreSQL is missing, or did not do what it was told."""


def programs() -> Path:
    """The directory of initdb, postgres and pg_ctl. Debian keeps them off the PATH, a directory for each version."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    versions = sorted(DEBIAN.glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]))
    if not versions:
        raise ClusterError(f"initdb is neither on the PATH nor in {DEBIAN}/*/bin: install Debian's package postgresql")
    return versions[-1].parent


def runner() -> str | None:
    """Who runs the server, if not the user of this process: PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return None
    try:
        return pwd.getpwnam(OWNER).pw_name
    except KeyError:
        raise ClusterError(
            f"PostgreSQL does not run as root, and there is no user {OWNER}: install Debian's package postgresql"
        ) from None


def create_database(server: str, name: str) -> str:
    """Make an empty database on the server of a URL, whose user must be allowed to; returns the database's own URL."""
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
    return make_url(server).set(database=name).render_as_string(hide_password=False)


def drop_database(server: str, name: str) -> None:
    """Remove a database, whoever is still connected to it."""
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(name)))


class Cluster:
    """A server that can be stopped, restarted and killed. Without `fsync` it is quicker; a power cut may ruin it."""

    def __init__(self, *, fsync: bool = True) -> None:
        self._programs, self._runner, self._fsync = programs(), runner(), fsync
        self._home = Path(tempfile.mkdtemp(prefix="kabinett-postgres-"))
        if self._runner:
            shutil.chown(self._home, self._runner, self._runner)
        self._data, self._log = self._home / "data", self._home / "log"
        self._server: subprocess.Popen[bytes] | None = None
        self._alive = -1  # a pipe that ends when the last process of the server has ended
        self._guard = self._spawn("/bin/sh", "-c", GUARD, "guard", str(self._programs / "pg_ctl"), str(self._home))

    def __enter__(self) -> Self:
        try:
            self.start()
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def start(self) -> None:
        """Start the server and wait until it answers; the first time its files are made."""
        assert self._server is None, "the server runs already"
        if not self._data.exists():
            self._initialise()
        self._alive, inherited = os.pipe()
        with self._log.open("ab") as log:
            command = (str(self._programs / "postgres"), "-D", str(self._data))
            self._server = self._spawn(*command, output=log, inherited=(inherited,))
        os.close(inherited)
        self._wait_for_answer(self._server)

    def stop(self, mode: Mode = "fast") -> None:
        """Stop the server, in good order (fast) or so that the next start must recover (immediate)."""
        self._end(SIGNALS[mode])

    def restart(self, mode: Mode = "fast") -> None:
        """Stop the server and start it again."""
        self.stop(mode)
        self.start()

    def kill(self) -> None:
        """End the server with kill -9. Start it again before closing: only that gives its shared memory back."""
        self._end(SIGKILL)

    def close(self) -> None:
        """Stop the server, if it runs, and remove everything that it wrote."""
        if self._server is not None:
            self._end(SIGQUIT)
        if self._guard.poll() is None:
            self._guard.communicate(b"\n")

    @property
    def pid(self) -> int:
        """The server's first process, whose session all others are in."""
        assert self._server is not None, "the server does not run"
        return self._server.pid

    def url(self, database: str) -> str:
        """The URL of a database of this server."""
        query = {"host": str(self._home), "port": PORT}
        return URL.create("postgresql", username=OWNER, database=database, query=query).render_as_string()

    def create_database(self, name: str) -> str:
        """Make an empty database; returns its URL."""
        return create_database(self.url("postgres"), name)

    def _initialise(self) -> None:
        command = (str(self._programs / "initdb"), f"--pgdata={self._data}", f"--username={OWNER}")
        options = ("--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync")
        initdb = self._spawn(*command, *options, output=subprocess.PIPE)
        said = initdb.communicate()[0].decode()
        if initdb.returncode != 0:
            raise ClusterError(f"initdb failed: {said}")
        with (self._data / "postgresql.conf").open("a") as file:
            file.write(f"listen_addresses = ''\nport = {PORT}\nunix_socket_directories = '{self._home}'\n")
            file.write(f"fsync = {'on' if self._fsync else 'off'}\n")

    def _spawn(
        self, *command: str, output: int | IO[bytes] | None = None, inherited: tuple[int, ...] = ()
    ) -> subprocess.Popen[bytes]:
        """Run a program as the right user, in a session of its own, so that a Ctrl-C meant for us does not reach it."""
        return subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=output,
            stderr=None if output is None else subprocess.STDOUT,
            env={name: value for name, value in os.environ.items() if not name.startswith("PG")} | {"LC_ALL": "C"},
            cwd="/",
            user=self._runner,
            group=self._runner,
            extra_groups=[] if self._runner else None,
            pass_fds=inherited,
            start_new_session=True,
        )

    def _wait_for_answer(self, server: subprocess.Popen[bytes]) -> None:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.url("postgres")).close()
                return
            except psycopg.OperationalError:
                if server.poll() is not None or time.monotonic() > deadline:
                    self._end(SIGQUIT)
                    raise ClusterError(f"PostgreSQL did not start; its log says:\n{self._log.read_text()}") from None
                time.sleep(0.02)

    def _end(self, how: Signals) -> None:
        """Send a signal and wait for the last process: those of a killed server outlive it, and bar the next start."""
        assert self._server is not None, "the server does not run"
        server, self._server = self._server, None
        server.send_signal(how)
        server.communicate(timeout=PATIENCE)
        ended, _, _ = select.select([self._alive], [], [], PATIENCE)
        os.close(self._alive)
        if not ended:
            raise ClusterError(f"processes of the PostgreSQL server in {self._home} still run after {PATIENCE} seconds")
