"""The program that loads a server (`make load`) measures what it says."""

from __future__ import annotations

import json

import pytest

from bench import load
from bench.desks import Flight
from bench.load import Step, percentile
from bench.players import Line
from kabinett import wire


def line(seat: str) -> Line:
    return Line("http://localhost", "t", seat, None)


def update(events: list[wire.Data], waiting_for: list[str]) -> wire.Update:
    return wire.Update(1, 0, 0, events, {}, [], [], [], waiting_for)


def test_a_move_has_landed_when_all_others_know_of_it() -> None:
    mover, other, third = line("a"), line("b"), line("c")
    flight = Flight(mover)
    flight.told(other, update([{"kind": "x"}], []))
    flight.told(mover, update([{"kind": "x"}], []))
    flight.done = 0.1
    assert not flight.landed(3)
    flight.told(third, update([{"kind": "x"}], []))
    assert flight.landed(3)
    assert set(flight.heard) == {other, third}


def test_a_secret_move_has_landed_without_the_others() -> None:
    mover = line("a")
    flight = Flight(mover)
    flight.told(mover, update([{"kind": "x", "audience": ["a"]}], []))
    assert not flight.landed(3)
    flight.done = 0.1
    assert flight.landed(3)


def test_a_rate_is_held_if_enough_moves_come_and_few_come_late() -> None:
    flights = []
    for _ in range(100):
        flight = Flight(line("a"))
        flight.done, flight.heard = 0.01, {line("b"): 0.02}
        flights.append(flight)
    assert Step(50, 2, flights, {}).held
    assert not Step(60, 2, flights, {}).held
    for flight in flights[:3]:
        flight.heard = dict.fromkeys(flight.heard, 0.3)
    assert not Step(50, 2, flights, {}).held


def test_percentiles() -> None:
    values = [float(n) for n in range(1000, 0, -1)]
    assert percentile(values, 50) == 500
    assert percentile(values, 99) == 990
    assert percentile(values, 100) == 1000
    assert percentile([7.0], 50) == percentile([7.0], 100) == 7
    assert percentile([], 99) == float("inf")


def test_a_small_load_is_held_without_errors(capsys: pytest.CaptureFixture[str]) -> None:
    given = {"database": "sqlite", "tables": 4, "rate": 10, "seconds": 2, "age": 2}
    load.main(["--once", "--json", *(f"--{name}={value}" for name, value in given.items())])
    (figures,) = json.loads(capsys.readouterr().out)
    assert figures["errors"] == {}
    assert figures["trouble"] == []
    assert (figures["tables"], figures["sockets"], figures["workers"]) == (4, 12, 1)
    (step,) = figures["steps"]
    assert 0 < step["others_p50"] <= step["others_p99"] <= step["others_max"]
    assert step["reached"] > 5
    assert figures["entries"] >= 4 * 2
    assert figures["database_bytes_per_entry"] > figures["body_bytes_per_entry"] > 0
