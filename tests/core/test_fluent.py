"""Catalogues: messages with parameters, and what is wrong with a file, a message or a call."""

from __future__ import annotations

import pickle
import re
from importlib.resources import files

import pytest

from kabinett.core.errors import BadFile, IllegalMove, because
from kabinett.core.fluent import Catalogue, NoMessage, Params, arguments, catalogue, identifier
from kabinett.games import GAMES

TEXT = """
# A comment.
power-left = Left
    .inside = the left power
power-right = Right
troops =
    { $count ->
        [one] { $count } troop
       *[other] { $count } troops
    }
change = { SIGNED($number) }, now { $total }
only-attribute =
    .inside = here
chosen = { $p_id ->
    [M20_6] by subsidy
    [none] by nobody
   *[other] { $p }
}
"""


@pytest.fixture
def texts() -> Catalogue:
    return Catalogue("en", {"toy.ftl": TEXT})


@pytest.mark.parametrize(
    ("message", "params", "sentence"),
    [
        ("power-left", {}, "Left"),
        ("power-left.inside", {}, "the left power"),
        ("troops", {"count": 1}, "1 troop"),
        ("troops", {"count": 0}, "0 troops"),
        ("troops", {"count": 12000}, "12000 troops"),
        ("change", {"number": 3, "total": 7}, "+3, now 7"),
        ("change", {"number": -1, "total": -4}, "−1, now −4"),
        ("change", {"number": 0, "total": 0}, "+0, now 0"),
    ],
)
def test_messages(texts: Catalogue, message: str, params: dict[str, str | int], sentence: str) -> None:
    """Numbers have no separators, a real minus, and signs where they are changes."""
    assert texts.format(message, params) == sentence


def test_names_of_a_kind(texts: Catalogue) -> None:
    assert texts.section("power") == {"left": "Left", "right": "Right"}
    assert texts.attribute("power-left", "inside") == "the left power"
    assert texts.attribute("power-right", "inside") is None


@pytest.mark.parametrize(
    ("message", "params", "fault"),
    [
        ("nothing", {}, "no message 'nothing'"),
        ("power-left.outside", {}, "no attribute 'outside'"),
        ("only-attribute", {}, "no text"),
        ("troops", {}, "count"),
        ("change", {"number": 1}, "total"),
        ("change", {"number": "many", "total": 1}, "change"),
    ],
)
def test_what_is_missing_is_an_error(texts: Catalogue, message: str, params: dict[str, str], fault: str) -> None:
    """Nobody ever sees a key instead of a sentence."""
    with pytest.raises(NoMessage, match=re.escape(fault)):
        texts.format(message, params)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("a = b\nc = { $d\n", r"toy.ftl, line 3: Expected token: \"}\""),
        ("a = b\n\nnonsense\n", r"toy.ftl, line 3: Expected token: \"=\""),
        ("a = b\na = c\n", "there is a message 'a' already"),
    ],
)
def test_a_broken_file(text: str, fault: str) -> None:
    with pytest.raises(BadFile, match=fault):
        Catalogue("en", {"toy.ftl": text})


def test_a_message_may_not_be_in_two_files() -> None:
    with pytest.raises(BadFile, match=r"other\.ftl: there is a message 'a' already"):
        Catalogue("en", {"toy.ftl": "a = b\n", "other.ftl": "a = c\n"})


def test_parameters(texts: Catalogue) -> None:
    """What is shown, the id for selectors, the length of a list."""
    params: Params = {"power": "left", "count": 2, "all": ("a", "b"), "none": None, "clause": "M20.6"}
    assert arguments(params, lambda _, value: value.upper()) == {
        "power": "LEFT",
        "power_id": "left",
        "count": 2,
        "count_id": 2,
        "all": "A, B",
        "all_count": 2,
        "clause": "M20.6",
        "clause_id": "M20_6",
    }
    assert [identifier(value) for value in ("", "RU+1", "a_b-c")] == ["none", "RU_1", "a_b-c"]
    chosen = [texts.format("chosen", arguments({"p": value})) for value in ("M20.6", "", "x")]
    assert chosen == ["by subsidy", "by nobody", "x"]


def test_files_of_a_language_are_read_once() -> None:
    assert catalogue("core") is catalogue("core")


def test_ids_are_used_once() -> None:
    """What a client reads together has each id once; every game is read with the words that all games share."""
    names = {file.name.removesuffix(".ftl") for file in (files("kabinett") / "texts" / "en").iterdir()}
    assert names > {"core", "table", "server", "client", *GAMES}
    own = {game: {name for name in names if name == game or name.startswith(f"{game}-")} for game in GAMES}
    assert len(list(catalogue(*sorted(names.difference(*own.values()))))) > 100
    for files_of_game in own.values():
        assert len(list(catalogue("core", *sorted(files_of_game)))) > 300


def test_a_refusal_is_said_when_somebody_reads_it() -> None:
    said = []

    def say(reason: object) -> str:
        said.append(reason)
        return "no"

    error = IllegalMove("X1", "far", {"away": 3}, say)
    assert said == []
    assert (str(error), error.sentence, error.reason) == ("no (X1)", "no", because("X1", "far", away=3))
    there = pickle.loads(pickle.dumps(error))
    assert (str(there), there.reason) == ("no (X1)", error.reason)
    assert str(IllegalMove("", "game_over")) == "the game is over"
