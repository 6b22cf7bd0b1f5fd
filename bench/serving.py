"""`kabinett serve` as real processes that can be looked at, stopped and killed; and the databases that they use."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import NamedTuple, Self

import httpx

from bench.postgres import Cluster

HOST = "127.0.0.1"
PATIENCE = 60.0  # seconds in which a server must answer, or be gone
QUIET = 0.5  # seconds without work after which a server has settled
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
TROUBLE = ("Traceback", "has failed", "ERROR")  # what a server's log says only when something went wrong inside


class ServerError(RuntimeError):
    """A server did not start, or died."""


class Process(NamedTuple):
    """A process as /proc shows it."""

    pid: int
    parent: int
    session: int
    seconds: float  # of processor time
    bytes: int  # resident
    command: str


def end_in_good_order() -> None:
    """Let this process end by an exception when it is asked to end, so that no server outlives it."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as trial:
        trial.bind((HOST, 0))
        port: int = trial.getsockname()[1]
        return port


def process(pid: int) -> Process | None:
    """The process of this number, unless it has ended."""
    folder = Path("/proc") / str(pid)
    try:
        state, parent, _, session, *rest = (folder / "stat").read_text().rpartition(")")[2].split()
        pages = int((folder / "statm").read_text().split()[1])
        command = (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
    except (OSError, ValueError):
        return None
    # After the session come seven fields that are not of interest, then the time in user and in system mode.
    seconds = (int(rest[7]) + int(rest[8])) / TICKS
    return None if state == "Z" else Process(pid, int(parent), int(session), seconds, pages * PAGE, command)


def session(number: int) -> list[Process]:
    """All processes of a session, whoever their parents are now."""
    pids = [int(entry.name) for entry in Path("/proc").iterdir() if entry.name.isdigit()]
    return [found for pid in pids if (found := process(pid)) is not None and found.session == number]


def family(pid: int) -> list[Process]:
    """A process and its children."""
    pids = [int(entry.name) for entry in Path("/proc").iterdir() if entry.name.isdigit()]
    return [found for each in pids if (found := process(each)) is not None and pid in (found.pid, found.parent)]


class Server:
    """One server, in a session of its own. It can be started again after its end, with the same data and port."""

    def __init__(self, data: Path, database: str | None = None, workers: int = 1, log: Path | None = None) -> None:
        self.data = data
        self.database = database or f"sqlite:///{data / 'kabinett.db'}"
        self.port = free_port()
        self.url = f"http://{HOST}:{self.port}"
        self.log = log or data / "serve.log"
        self._given = database
        self._workers = workers
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._process is not None:
            self.kill()

    # -- beginning and end

    def start(self) -> None:
        """Start the server and wait until it answers."""
        self._launch()
        self._wait()

    def _launch(self) -> None:
        assert self._process is None, "the server runs already"
        self.data.mkdir(parents=True, exist_ok=True)
        command = [sys.executable, "-m", "kabinett", "serve", "--port", str(self.port), "--workers", str(self._workers)]
        own = {"KABINETT_DATA": str(self.data), "KABINETT_RATE_LIMITS": "0"}
        kept = {name: value for name, value in os.environ.items() if not name.startswith("KABINETT_")}
        database = {"KABINETT_DATABASE": self._given} if self._given else {}
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                command,
                env=kept | own | database,
                stdout=log,
                stderr=log,
                stdin=subprocess.DEVNULL,
                start_new_session=True,
            )

    def _wait(self) -> None:
        """Wait until the server answers. ServerError if it does not."""
        deadline = time.monotonic() + PATIENCE
        while not self.answers():
            if self._running().poll() is not None or time.monotonic() > deadline:
                self.kill()
                raise ServerError(f"the server does not answer; its log ends with:\n{self.last_words()}")
            time.sleep(0.02)

    def answers(self) -> bool:
        """Whether the server is well at this moment."""
        try:
            return httpx.get(f"{self.url}/api/health", timeout=2).status_code == 200
        except httpx.HTTPError:
            return False

    def settle(self) -> None:
        """Wait until all processes of the server have nothing to do."""
        before = -1.0
        while (now := sum(found.seconds for found in self.processes())) != before:
            before = now
            time.sleep(QUIET)

    def stop(self) -> None:
        """Let the server end by itself."""
        running = self._running()
        running.send_signal(signal.SIGTERM)
        running.wait(PATIENCE)
        self._process = None

    def kill(self) -> None:
        """End all processes of the server with kill -9."""
        with suppress(ProcessLookupError):
            os.killpg(self._running().pid, signal.SIGKILL)
        self._gone()

    def kill_first(self) -> None:
        """End the first process of the server with kill -9; the others must notice it, and end."""
        self._running().kill()
        self._gone()

    def _gone(self) -> None:
        """Wait until there is no process left."""
        first, self._process = self._running(), None
        first.wait(PATIENCE)
        deadline = time.monotonic() + PATIENCE
        while left := session(first.pid):
            if time.monotonic() > deadline:
                raise ServerError(f"processes of the server still run: {', '.join(found.command for found in left)}")
            time.sleep(0.01)

    def kill_worker(self, number: int) -> None:
        """End one of several workers with kill -9; the process above it starts another."""
        workers = self.workers()
        if workers:
            os.kill(workers[number % len(workers)].pid, signal.SIGKILL)

    def _running(self) -> subprocess.Popen[bytes]:
        assert self._process is not None, "the server does not run"
        return self._process

    # -- what it is like inside

    def processes(self) -> list[Process]:
        """All processes of the server, those that have lost their parents too."""
        return sorted(session(self._running().pid))

    def workers(self) -> list[Process]:
        """The processes that serve requests."""
        main = self._running().pid
        if self._workers == 1:
            return [found for found in self.processes() if found.pid == main]
        return [found for found in self.processes() if found.parent == main and "spawn_main" in found.command]

    def orphans(self) -> list[Process]:
        """Processes of the server whose parents have died: nobody will ever end them."""
        there = self.processes()
        pids = {found.pid for found in there}
        return [found for found in there if found.parent not in pids and found.pid != self._running().pid]

    def trouble(self) -> list[str]:
        """The lines of the log that tell of a fault inside the server."""
        lines = self.log.read_text(errors="replace").splitlines() if self.log.exists() else []
        return [line for line in lines if any(word in line for word in TROUBLE)]

    def last_words(self) -> str:
        """The end of the log."""
        return self.log.read_text(errors="replace")[-3000:] if self.log.exists() else ""


class Place(NamedTuple):
    """Where a server keeps its data: a folder, and PostgreSQL with a database's address if it uses that."""

    folder: Path
    cluster: Cluster | None = None
    database: str | None = None

    def server(self, workers: int = 2) -> Server:
        """A server with this database; only PostgreSQL lets it have several workers."""
        return Server(self.folder, self.database, workers if self.cluster else 1)


@contextmanager
def place(kind: str) -> Iterator[Place]:
    """A fresh SQLite or PostgreSQL database, which is gone afterwards. It writes as safely as that of a real server."""
    with TemporaryDirectory(prefix="kabinett-bench-") as folder:
        if kind == "sqlite":
            yield Place(Path(folder))
            return
        with Cluster() as cluster:
            yield Place(Path(folder), cluster, cluster.create_database("kabinett"))
