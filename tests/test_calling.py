"""In which language the command line answers, and that nothing it says is written in its sources."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import kabinett
from kabinett.cli import calling, main
from kabinett.cli.calling import asked_language
from kabinett.cli.commands import app
from kabinett.core import fluent
from kabinett.core.errors import BadOption
from kabinett.core.fluent import LANGUAGE, catalogue, languages, speak

SOURCES = Path(kabinett.__path__[0])
SPEAKING = [
    *sorted((SOURCES / "terminal").glob("*.py")),
    *sorted((SOURCES / "cli").glob("*.py")),
    SOURCES / "clitexts.py",
    *(SOURCES / "arena" / name for name in ("command.py", "balance_command.py", "conformance_command.py", "report.py")),
    *(SOURCES / "server" / name for name in ("run.py", "keeping.py", "settings.py")),
]
# What is shown or said by these is read by people.
SHOWING = frozenset(
    {"Text", "Grid", "Rows", "Notes", "Panel", "print", "_say", "_refuse", "add_row", "input", "status", "update",
     "BadOption", "BadFile", "KabinettError"}
)  # fmt: skip
MARKUP = re.compile(r"\[/?[a-z_ 0-9#]*\]|\\033\[[0-9;]*[A-Za-z]")
WORD = re.compile(r"[A-Za-z]{2,}")
SENTENCE = re.compile(r"[A-Za-z]{2,},? [A-Za-z]{2,}")
# Styles and names that nobody reads, and commands that are typed.
UNREAD = re.compile(
    r"(not |bold |dim )*(bold|dim|red|reverse)?( |$)|kabinett keyboard|kabinett:? |make web"
    r"|SELECT .*|PRAGMA .*|pg_dump failed: "
)
ENVIRONMENT = {"LANG": "pl_PL.UTF-8"}


@pytest.fixture
def some_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (fluent, calling):
        monkeypatch.setattr(module, "languages", lambda: ("en", "fr", "he", "pl"))


# -- which language


@pytest.mark.usefixtures("some_languages")
@pytest.mark.parametrize(
    ("args", "environment", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "pl_PL.UTF-8"}, "pl"),
        ([], {"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "fr_FR"}, "fr"),
        ([], {"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "fr_FR", "LC_ALL": "he"}, "he"),
        ([], {"LANG": "C.UTF-8"}, "en"),
        ([], {"LANG": "pl_PL", "LC_ALL": "C"}, "en"),
        ([], {"LANG": "de_DE@euro"}, "en"),
        ([], {"LANG": "fr_CH@euro", "LC_ALL": ""}, "fr"),
        ([], {**ENVIRONMENT, "KABINETT_LANGUAGE": "fr"}, "fr"),
        (["--language", "he", "play"], {**ENVIRONMENT, "KABINETT_LANGUAGE": "fr"}, "he"),
        (["--language=he", "play"], ENVIRONMENT, "he"),
        (["--version", "--language", "he"], ENVIRONMENT, "he"),
        (["play", "--language", "he"], ENVIRONMENT, "pl"),  # no option of that command, and refused there
        (["--language"], ENVIRONMENT, "pl"),  # as is one without a value
    ],
)
def test_the_language_of_a_call(args: list[str], environment: dict[str, str], language: str) -> None:
    assert asked_language(args, environment) == language


@pytest.mark.usefixtures("some_languages")
@pytest.mark.parametrize(
    ("args", "environment"), [(["--language", "xx"], {}), (["--language="], {}), ([], {"KABINETT_LANGUAGE": "xx"})]
)
def test_a_language_that_there_is_not(args: list[str], environment: dict[str, str]) -> None:
    with pytest.raises(BadOption, match=re.escape("(languages: en, fr, he, pl)")):
        asked_language(args, environment)


@pytest.fixture
def english_again() -> Iterator[None]:
    yield
    speak(LANGUAGE)
    calling.described(app)


@pytest.mark.usefixtures("english_again")
@pytest.mark.parametrize("language", languages())
def test_it_answers_in_the_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = catalogue("core", "cli", language=language)
    with pytest.raises(SystemExit) as ended:
        main(["--language", language, "play", "maria", "--seat", "frederick", "--hotseat"])
    options = words.format("list-and").join(["--hotseat", "--seat"])
    assert ended.value.code == 2
    assert capsys.readouterr().err == f"kabinett: {words.format('call-exclude', {'options': options})}\n"
    with pytest.raises(SystemExit):
        main(["--language", language, "rules", "--help"])
    shown = capsys.readouterr().out
    assert words.format("help-usage") in shown
    assert words.format("help-options") in shown
    assert words.format("option-help").split()[0] in shown


@pytest.mark.usefixtures("english_again")
@pytest.mark.parametrize(
    ("args", "fault"),
    [
        (["--language", "xx", "games"], "there is no language 'xx' (languages: "),
        (["simulate"], "Missing argument 'game'."),
        (["arena", "maria"], "Missing option '--bots'."),
        (["play", "--variannt", "x"], "No such option: --variannt (Possible options: --variant)"),
        (["simulate", "maria", "--games", "x"], "Invalid value for '--games': "),
        (["simulat"], "No such command 'simulat'. Did you mean 'simulate'?"),
        (["zzz"], "No such command 'zzz'."),
        (["bot", "zzz"], "No such command 'zzz'."),
        (["play", "--language", "en"], "No such option: --language"),
    ],
)
def test_what_was_wrong_with_a_call(args: list[str], fault: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(args)
    assert ended.value.code == 2
    assert capsys.readouterr().err.startswith(f"kabinett: {fault}")


# -- nothing is written in the sources


def literals(node: ast.AST) -> Iterator[str]:
    """The texts that an expression can have as a part of its value, as far as they are written in it."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.JoinedStr() | ast.BinOp() | ast.BoolOp() | ast.List() | ast.Tuple() | ast.Starred():
            for child in ast.iter_child_nodes(node):
                yield from literals(child)
        case ast.FormattedValue(value=value):
            yield from literals(value)
        case ast.IfExp(body=body, orelse=orelse):
            yield from literals(body)
            yield from literals(orelse)


def _documentation(tree: ast.Module) -> set[int]:
    """The expressions that are documentation."""
    owners = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    bodies = [node.body for node in ast.walk(tree) if isinstance(node, owners)]
    return {id(body[0]) for body in bodies if isinstance(body[0], ast.Expr)}


def shown(tree: ast.Module) -> list[str]:
    """What calls show that is written in the source, without markup."""
    found: list[str] = []
    for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
        name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        if name in SHOWING:
            texts = (MARKUP.sub("", text) for arg in call.args for text in literals(arg))
            found += [text for text in texts if WORD.search(text)]
    return found


def sentences(tree: ast.Module) -> list[str]:
    """Whatever else is written in the source and looks like words."""
    skipped = _documentation(tree)
    found = (text for node in tree.body if id(node) not in skipped for text in _texts(node, skipped))
    return [text for text in found if SENTENCE.search(text) and not UNREAD.fullmatch(text)]


def _texts(node: ast.AST, skipped: set[int]) -> Iterator[str]:
    if id(node) in skipped or (isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Examples"):
        return  # examples are typed
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield MARKUP.sub("", node.value)
    for child in ast.iter_child_nodes(node):
        yield from _texts(child, skipped)


def test_what_is_written_is_found() -> None:
    tree = ast.parse(
        '"""No words here."""\n'
        "print(f'[bold]{say(1)}[/] {x} wins', 'a' if y else 'draw', other('any'))\n"
        "TITLES = ('To go', 'not bold red')\n"
    )
    assert shown(tree) == [" wins", "draw"]
    assert sentences(tree) == ["To go"]


@pytest.mark.parametrize("file", SPEAKING, ids=lambda file: str(file.relative_to(SOURCES)))
def test_no_words_are_written_in_the_sources(file: Path) -> None:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    assert [text for text in shown(tree) if not UNREAD.fullmatch(text)] == []
    assert sentences(tree) == []
