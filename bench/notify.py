"""How many commits per second PostgreSQL takes, with and without NOTIFY: `.venv/bin/python -m bench.notify`.

A transaction that notifies holds a lock of the whole database server while it commits, so that notices come in the
order of commits. With one writer nobody waits for it; many wait for each other. docs/scale.md draws the conclusion.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import psycopg

from bench.postgres import Cluster, programs

TABLE = "CREATE TABLE entries (tab int, number bigserial, body bytea, PRIMARY KEY (tab, number))"
INSERT = "INSERT INTO entries (tab, body) VALUES (:tab, decode(repeat('00', 250), 'hex'));"
NOTIFY = 'SELECT pg_notify(\'kabinett\', \'{"worker":"0123456789abcdefghijkl","table":"\' || :tab || \'"}\');'
WRITERS = (1, 8, 32)


def script(notifies: bool) -> str:
    """What each writer does again and again."""
    return "\n".join(["\\set tab random(1, 100000)", "BEGIN;", INSERT, *([NOTIFY] if notifies else []), "COMMIT;", ""])


def commits(url: str, file: Path, writers: int, seconds: int) -> float:
    """Commits per second of so many writers at once."""
    options = ("--no-vacuum", f"--file={file}", f"--client={writers}", "--jobs=2", f"--time={seconds}")
    run = subprocess.run([programs() / "pgbench", *options, url], check=True, capture_output=True, text=True)
    found = re.search(r"tps = ([0-9.]+)", run.stdout)
    assert found is not None, run.stdout
    return float(found[1])


def measure(seconds: int) -> dict[str, dict[int, int]]:
    """Commits per second by number of writers, with and without NOTIFY."""
    with Cluster() as cluster, TemporaryDirectory() as folder:
        url, file = cluster.create_database("kabinett"), Path(folder) / "script.sql"
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute(TABLE)
        figures = {}
        for name, notifies in (("without", False), ("with", True)):
            file.write_text(script(notifies))
            figures[name] = {writers: round(commits(url, file, writers, seconds)) for writers in WRITERS}
        return figures


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=int, default=10, help="for each number of writers")
    parser.add_argument("--json", action="store_true", help="print data for programs")
    args = parser.parse_args()
    figures = measure(args.seconds)
    if args.json:
        print(json.dumps(figures))
        return 0
    for name, by_writers in figures.items():
        words = ", ".join(f"{rate} by {writers}" for writers, rate in by_writers.items())
        print(f"commits per second {name} NOTIFY: {words} writers")
    return 0


if __name__ == "__main__":
    sys.exit(main())
