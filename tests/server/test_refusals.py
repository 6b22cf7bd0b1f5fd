"""The server sends keys and parameters: every one that its sources can send has words, and no words are for nothing."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import kabinett
from kabinett import servertexts
from kabinett.bots import LEVELS
from kabinett.core.errors import BadOption
from kabinett.games import GAMES, all_rules, game_info
from kabinett.server import loading
from kabinett.server.api.answers import FAULTS, refusal_of
from kabinett.server.creation import new_head
from kabinett.server.errors import STATUS, Refusal
from kabinett.server.storage.database import Unavailable, Unsure
from tests.catalogues import sections
from tests.sentences import texts

SOURCES = Path(kabinett.__path__[0])
KEY_AT = {"Refusal": 1, "Undelivered": 0, "BadOption": 1, "Reason": 1}  # which argument is the key
NO_PARAMS = {"final", "gone"}  # what else an Undelivered is told
KNOWN = {**sections("core")["refusal"], **sections("server")["refusal"]}


def nodes(folder: str = "") -> Iterator[ast.AST]:
    for file in sorted((SOURCES / folder).rglob("*.py")):
        yield from ast.walk(ast.parse(file.read_text(encoding="utf-8")))


def calls(maker: str, folder: str = "server") -> Iterator[ast.Call]:
    """Where something is made."""
    for node in nodes(folder):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == maker:
            yield node


@cache
def used() -> dict[str, list[ast.Call]]:
    """All keys of refusals, and of what becomes one, that are written in the sources; with the calls that name them.

    A call that takes the key of another reason, or has none, names no key.
    """
    found: defaultdict[str, list[ast.Call]] = defaultdict(list)
    for maker, at in KEY_AT.items():
        for call in calls(maker, "" if maker == "BadOption" else "server"):
            for key in texts(call.args[at]) if len(call.args) > at else ():
                found[key].append(call)
    return found


def obstacles() -> set[str]:
    """Why a delivery is not sent at all: keys that stand alone."""
    function = next(n for n in nodes("server/storage") if isinstance(n, ast.FunctionDef) and n.name == "_obstacle")
    ends = [node.value for node in ast.walk(function) if isinstance(node, ast.Return)]
    return {key for end in ends if isinstance(end, ast.Tuple) for key in texts(end.elts[1])}


def test_the_sources_are_read() -> None:
    assert len(used()) > 90
    assert {"text_length", "clocks_stand", "clocks_run", "frozen", "push_ended", "bad_number"} <= set(used())
    assert len(obstacles()) > 3


@pytest.mark.parametrize("key", sorted({*used(), *obstacles(), Unavailable.key, Unsure.key}))
def test_every_key_has_a_sentence(key: str) -> None:
    assert key in KNOWN


def test_parameters_are_those_of_the_sentence() -> None:
    """All of them, and no others. A key that stands alone has none."""
    checked = 0
    for key, places in used().items():
        for call in places:
            named = {keyword.arg for keyword in call.keywords} - NO_PARAMS
            if None not in named and not (isinstance(call.func, ast.Name) and call.func.id == "Reason"):
                assert named == KNOWN[key], key
                checked += 1
    assert checked > 90
    for key in {*obstacles(), Unavailable.key, Unsure.key, "was_connected"}:
        assert KNOWN[key] == frozenset(), key


def test_every_sentence_is_used() -> None:
    keys = {*used(), *obstacles(), Unavailable.key, Unsure.key}
    assert sections("server")["refusal"].keys() - keys == set()
    assert set(sections("server")["bot"]) == set(LEVELS)
    constants = {node.value for node in nodes("server") if isinstance(node, ast.Constant)}
    for section in sections("server").keys() - {"refusal", "bot"}:
        assert {f"{section}-{key}" for key in sections("server")[section]} - constants == set()


def test_every_refusal_is_of_a_known_kind() -> None:
    kinds = {kind for call in calls("Refusal") for kind in texts(call.args[0])}
    assert kinds <= set(STATUS)
    assert len(kinds) > 6


@pytest.mark.parametrize("fault", sorted({*FAULTS.values(), "form"}))
def test_every_fault_of_a_field_has_words_of_its_own(fault: str) -> None:
    others = {*FAULTS.values(), "form"} - {fault}
    assert fault_said(fault) not in {fault_said(other) for other in others}


def fault_said(fault: str) -> str:
    return servertexts.refusal("invalid_field", {"field": "name", "fault": fault, "limit": 7})


def test_every_reason_to_freeze_a_table_has_words_of_its_own() -> None:
    head = new_head(game_info("maria").rules({}), None, at=0)
    reasons = [loading._cause(head, why, 7) for why in ("board", "options", "impossible", "broken", "different")]
    assert all(reason.params.keys() == KNOWN["frozen"] for reason in reasons)
    assert len({servertexts.refusal(reason.key, reason.params) for reason in reasons}) == len(reasons)


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("chess", {}),
        ("maria", {"hats": 3}),
        ("maria", {"variant": "short"}),
        ("maria", {"variant": "introductory", "politics": "optional"}),
        ("ancien_regime", {"rounds": 100_000}),
        ("ancien_regime", {"players": 9}),
    ],
)
def test_options_that_do_not_exist_are_refused_by_a_key(game: str, options: dict[str, str | int]) -> None:
    with pytest.raises(BadOption) as error:
        game_info(game).rules(options)
    refusal = refusal_of(error.value)
    assert (refusal.error, refusal.key) == ("invalid", error.value.key)
    assert KNOWN[refusal.key] == refusal.params.keys()
    assert str(refusal) == servertexts.text(f"refusal-{refusal.key}", refusal.params)


def test_a_clause_that_does_not_exist_is_refused_by_a_key() -> None:
    with pytest.raises(BadOption) as error:
        all_rules().find("M99")
    assert error.value.params.keys() == KNOWN[error.value.key]
    assert str(error.value) == str(refusal_of(error.value))


def test_words_are_not_needed_for_a_key_of_a_newer_server() -> None:
    assert servertexts.refusal("too_windy", {"seat": "france", "seats": ["france", "austria"]}) == (
        "too_windy, seat france, seats france, austria"
    )


def test_a_refusal_is_data_and_reads_well() -> None:
    refusal = Refusal("unknown", "unknown_seat", seat="spain", seats=("france", "austria"))
    assert refusal.to_json() == {
        "error": "unknown",
        "key": "unknown_seat",
        "params": {"seat": "spain", "seats": ("france", "austria")},
        "clause": "",
    }
    assert str(refusal) == "there is no seat 'spain' at this table (seats: france, austria)"


def test_games_are_told_without_words_for_people() -> None:
    """Clients name tables and options by their ids."""
    for info in GAMES.values():
        data = info.to_json()
        assert all(info.help(option) not in str(data) for option in info.options)
        assert all(table.name not in str(data["tables"]) for table in info.tables())
