"""Exercise files: a position, whose seat the learner has, and what is to be done there.

What is wrong in a file is refused with file, line and reason; whether its moves can be made is tried by `check`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from kabinett.core.game import Game
from kabinett.core.yamltree import Node, read_yaml
from kabinett.games import position_game

OR = " | "  # between moves of which each will do
MOST = 99
ENTRIES = ("seat", "position", "others")


@dataclass(frozen=True)
class Step:
    """One thing to learn: a text, with the clause that it is about and the names in it, and what is to be done.

    Each of `moves` may be done in several ways. Without any, the step is only read. `show` are places to look at.
    """

    text: str
    clause: str
    names: Mapping[str, str]
    show: tuple[str, ...]
    moves: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Goal:
    """What solves a puzzle: so many events of a kind with these parameters, before an event of another kind."""

    event: str
    params: Mapping[str, str]
    least: int
    until: str


@dataclass(frozen=True)
class Exercise:
    """A position, the seat of the learner, and how the others answer: as written, else as a patient bot would."""

    id: str
    seat: str
    game: Game
    others: Mapping[str, tuple[str, ...]]


@dataclass(frozen=True)
class Lesson(Exercise):
    """An exercise whose steps are told and done one after the other."""

    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Puzzle(Exercise):
    """An exercise with a goal. `most` limits moves of a verb (no more than two cards); `solution` is one way.

    `title`, `task` and `solved` are texts by language.
    """

    goal: Goal
    most: Mapping[str, int]
    solution: tuple[str, ...]
    title: Mapping[str, str] = field(default_factory=dict)
    task: Mapping[str, str] = field(default_factory=dict)
    solved: Mapping[str, str] = field(default_factory=dict)


def read_lesson(path: Path) -> Lesson:
    """The lesson of a file, which is called like the file."""
    root = read_yaml(path)
    entries = _needed(root, "a lesson", (*ENTRIES, "steps"), optional=("others",))
    game = position_game(entries["position"])
    steps = tuple(_step(node) for node in entries["steps"].list("steps"))
    return Lesson(path.stem, _seat(entries["seat"], game), game, _others(entries.get("others"), game), steps)


def read_puzzle(path: Path) -> Puzzle:
    """The puzzle of a file, which is called like the file."""
    texts = ("title", "task", "solved")
    root = read_yaml(path)
    entries = _needed(root, "a puzzle", (*ENTRIES, "goal", "most", "solution", *texts), optional=("others", "most"))
    game = position_game(entries["position"])
    return Puzzle(
        path.stem,
        _seat(entries["seat"], game),
        game,
        _others(entries.get("others"), game),
        _goal(entries["goal"]),
        _numbers(entries.get("most")),
        _texts(entries["solution"], "a solution"),
        **{name: _pairs(entries[name], name) for name in texts},
    )


def _needed(root: Node, what: str, allowed: Iterable[str], optional: Iterable[str]) -> dict[str, Node]:
    """The entries of a mapping, all of which must be there but the optional ones."""
    allowed = tuple(allowed)
    entries = root.fields(what, allowed)
    for name in allowed:
        if name not in entries and name not in optional:
            raise root.fault(f"{what} needs an entry '{name}'")
    return entries


def _seat(node: Node, game: Game) -> str:
    return node.one_of("seat", game.seats)


def _step(root: Node) -> Step:
    entries = _needed(root, "a step", ("text", "clause", "names", "show", "moves"), optional=("names", "show", "moves"))
    moves = _texts(entries.get("moves"), "moves")
    return Step(
        entries["text"].text("text"),
        entries["clause"].text("clause"),
        _pairs(entries["names"], "names") if "names" in entries else {},
        _texts(entries.get("show"), "show"),
        tuple(tuple(move.split(OR)) for move in moves),
    )


def _goal(root: Node) -> Goal:
    entries = _needed(root, "a goal", ("event", "params", "least", "until"), optional=("params", "least"))
    return Goal(
        entries["event"].text("event"),
        _pairs(entries["params"], "params") if "params" in entries else {},
        entries["least"].number("least", 1, MOST) if "least" in entries else 1,
        entries["until"].text("until"),
    )


def _others(root: Node | None, game: Game) -> dict[str, tuple[str, ...]]:
    if root is None:
        return {}
    return {_seat(key, game): _texts(value, "moves") for key, value in root.items("others")}


def _texts(root: Node | None, what: str) -> tuple[str, ...]:
    return () if root is None else tuple(node.text(what) for node in root.list(what))


def _pairs(root: Node, what: str) -> dict[str, str]:
    return {key.text(what): value.text(what) for key, value in root.items(what)}


def _numbers(root: Node | None) -> dict[str, int]:
    return (
        {} if root is None else {key.text("verb"): value.number("most", 0, MOST) for key, value in root.items("most")}
    )
