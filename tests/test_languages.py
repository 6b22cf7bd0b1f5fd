"""Every language is whole: all messages with the same parameters, all rules with the same clauses, nothing foreign.

A language is a folder of `kabinett/texts` and a file of each game's `data/rules`; these tests find new ones themselves.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from itertools import chain
from unicodedata import name as sign_name

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from rich.console import Console

from kabinett.bots import RandomBot
from kabinett.cli import calling
from kabinett.cli.commands import app
from kabinett.core.fluent import LANGUAGE, Catalogue, catalogue, direction, language_name, languages, speaking
from kabinett.core.game import Game
from kabinett.core.messages import load_rules
from kabinett.core.moves import Move
from kabinett.core.rulestext import RulesText
from kabinett.games import GAMES, new_game
from kabinett.terminal.screens import make_screen

OTHERS = [language for language in languages() if language != LANGUAGE]
TEXTS = files("kabinett") / "texts"
FILES = sorted(file.name.removesuffix(".ftl") for file in (TEXTS / LANGUAGE).iterdir())
# Attributes that a language needs only where its grammar does.
OPTIONAL = frozenset({"inside"})
CATEGORIES = frozenset({"zero", "one", "two", "few", "many", "other"})
COUNTS = (0, 1, 2, 5, 11, 21, 22, 100)
MOVES = 120  # of a game that is told in each language
# Names of software and other things that are called so everywhere.
NAMES = frozenset(
    re.findall(
        r"\S+",
        """Kabinett Python SQLite PostgreSQL Discord JSON YAML CSV SVG PNG Parquet Debian Ctrl-C Markdown Ray API URL
        TOML SMTP HTTP HTTPS Enter Bot X-CSRF-Token pip install pyarrow openskill matplotlib ray svg png ms id
        kabinett-data postgresql-client""",
    )
)
# Words that are typed, or stand for what is typed, outside of `backticks`.
TYPED = frozenset(
    re.findall(
        r"\S+",
        """accept agree all back bot cadet cancel contract deals decline docs end games general help join kabinett keep
        legend local make map marshal other pause play postgresql propose quit random resign resume save say seats serve
        undo until verify web withdraw yes""",
    )
)
UNSEEN = ("language-direction", "gender", "number")  # messages and attributes that only programs and selectors see
CLAUSE = re.compile(r"\b[A-Z]\d+(?:\.\d+)*[a-z]?\b")
REFERENCE = re.compile(r"\b[MKNCS]\d+(?:\.\d+)*\b")


# -- reading


class Parts(Visitor):
    """What a pattern is made of: its parameters, its texts and its selectors."""

    def __init__(self) -> None:
        self.params: set[str] = set()
        self.signed: set[str] = set()
        self.texts: list[str] = []
        self.selectors: list[ast.SelectExpression] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.params.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        for argument in node.arguments.positional:  # a name of a form is no text
            if isinstance(argument, ast.VariableReference):
                self.params.add(argument.id.name)
                self.signed |= {argument.id.name} if node.id.name == "SIGNED" else set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.selectors.append(node)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:
        self.texts.append(node.value)


def parts(pattern: ast.Pattern) -> Parts:
    found = Parts()
    found.visit(pattern)
    return found


@cache
def patterns(language: str, file: str) -> Mapping[str, ast.Pattern]:
    """All messages of a file (`id`) and their attributes (`id.attribute`)."""
    text = (TEXTS / language / f"{file}.ftl").read_text(encoding="utf-8")
    found: dict[str, ast.Pattern] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), (language, file, entry.content)
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, (language, file, entry.id.name)
            if entry.value:
                found[entry.id.name] = entry.value
            found |= {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
    return found


def base(params: set[str]) -> set[str]:
    """Parameters without what `fluent.arguments` adds to their names."""
    return {re.sub(r"_(id|count)$", "", param) for param in params}


# -- messages


def test_a_language_has_a_name_and_a_direction() -> None:
    names = [language_name(language) for language in languages()]
    assert len(set(names)) == len(names)
    assert all(names)
    assert {direction(language) for language in languages()} <= {"ltr", "rtl"}
    for language in languages():
        assert Locale.parse(language).text_direction == direction(language)


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_all_files(language: str) -> None:
    assert {file.name for file in (TEXTS / language).iterdir()} == {f"{file}.ftl" for file in FILES}


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_all_messages_and_no_others(language: str, file: str) -> None:
    english, own = patterns(LANGUAGE, file), patterns(language, file)
    wanted = {name for name in english if name.partition(".")[2] not in OPTIONAL}
    assert sorted(wanted - own.keys()) == []
    known = {name.partition(".")[0] for name in english}
    assert sorted(name for name in own if name.partition(".")[0] not in known) == []


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_messages_have_the_same_parameters(language: str, file: str) -> None:
    own = patterns(language, file)
    for name, pattern in patterns(LANGUAGE, file).items():
        if name not in own:
            continue  # an attribute that it does not need
        english, here = parts(pattern), parts(own[name])
        assert base(here.params) == base(english.params), name
        added = {f"{param}{end}" for param in base(english.params) for end in ("_id", "_count")}
        assert here.params <= english.params | added, name


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", languages())
def test_every_message_can_be_said(language: str, file: str) -> None:
    """With numbers of all kinds, and with texts."""
    own = Catalogue(language, {f"{file}.ftl": (TEXTS / language / f"{file}.ftl").read_text(encoding="utf-8")})
    for name, pattern in patterns(language, file).items():
        found = parts(pattern)
        samples: list[dict[str, str | int]] = [dict.fromkeys(found.params, count) for count in COUNTS]
        samples.append({param: 1 if param in found.signed else "Breslau" for param in found.params})
        for sample in samples:
            said = own.format(name, sample)
            assert "{" not in said.replace("{}", ""), (name, said)


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", languages())
def test_plurals_are_those_of_the_language(language: str, file: str) -> None:
    """A number is never distinguished by a category that the language has not: such a variant would never be said."""
    known = {*Locale.parse(language).plural_form.tags, "other"}
    for name, pattern in patterns(language, file).items():
        for selector in parts(pattern).selectors:
            keys = [variant.key for variant in selector.variants]
            assert _categories(keys) <= known, name


def _categories(keys: Iterable[ast.Node]) -> set[str]:
    return {key.name for key in keys if isinstance(key, ast.Identifier) and key.name in CATEGORIES}


@pytest.mark.parametrize("language", languages())
def test_all_plurals_of_the_language_are_used(language: str) -> None:
    locale = Locale.parse(language)
    found = [parts(pattern).selectors for file in FILES for pattern in patterns(language, file).values()]
    keys = [variant.key for selectors in found for selector in selectors for variant in selector.variants]
    reached = {locale.plural_form(number) for number in range(200)}
    assert len(reached - _categories(keys)) <= 1  # one may be meant by the default, `other`


# -- scripts


def is_latin(language: str) -> bool:
    return any(sign_name(sign, "").startswith("LATIN") for sign in language_name(language))


@cache
def typed() -> frozenset[str]:
    """The words that English has in backticks, and those of which moves are made."""
    found = {word for game in GAMES for move in new_game(game, seed=1).rules.vocabulary.moves for word in _words(move)}
    found |= {"instruction", "territory"}
    for file in FILES:
        for pattern in patterns(LANGUAGE, file).values():
            for quoted in re.findall(r"`([^`]*)`", "".join(parts(pattern).texts)):
                found |= set(re.findall(r"[A-Za-z]+", quoted))
    return frozenset(found)


def _words(move: Move) -> set[str]:
    return {move.verb, *re.split(r"[:+ ]", move.arg or "")}


def foreign(text: str) -> list[str]:
    """The Latin words of a text that are neither typed nor names."""
    words = re.findall(r"[A-Za-z][A-Za-z0-9_./:=@\-]*", re.sub(r"`[^`]*`|--[a-z-]+", " ", text))
    return [word for word in words if "://" not in word and not _allowed(word.rstrip(".:/=-"))]


def _allowed(word: str) -> bool:
    if len(word) < 2 or word.isupper() or CLAUSE.fullmatch(word):
        return True
    return any(sign in word for sign in "_./:=@") or word in NAMES | TYPED | typed()


def test_foreign_words_are_found() -> None:
    text = "Прусский hussar пишет `save FILE` (M19.2), KABINETT_URL: https://a.example или --watch; Kabinett"
    assert foreign(text) == ["hussar"]


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", [language for language in OTHERS if not is_latin(language)])
def test_there_is_no_stray_latin_text(language: str, file: str) -> None:
    found = {name: foreign(" ".join(parts(pattern).texts)) for name, pattern in patterns(language, file).items()}
    stray = {name: words for name, words in found.items() if words and name not in UNSEEN}
    assert {name: words for name, words in stray.items() if name.partition(".")[2] not in UNSEEN} == {}


@pytest.mark.parametrize("language", [language for language in OTHERS if direction(language) == "rtl"])
def test_texts_have_no_marks_of_direction(language: str) -> None:
    """The program sets them around parameters."""
    for file in FILES:
        text = (TEXTS / language / f"{file}.ftl").read_text(encoding="utf-8")
        assert re.findall("[\u200e\u200f\u202a-\u202e\u2066-\u2069]", text) == [], file


# -- rules


def _rules(game: str, language: str) -> RulesText:
    return load_rules(f"kabinett.{game}", language)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", OTHERS)
def test_rules_have_the_same_clauses_and_headings(language: str, game: str) -> None:
    english, own = _rules(game, LANGUAGE), _rules(game, language)
    assert list(own.clauses) == list(english.clauses)
    assert list(own.headings) == list(english.headings)
    assert [(p.level, p.number, p.rows) for p in own.passages if p.number] == [
        (p.level, p.number, p.rows) for p in english.passages if p.number
    ]
    assert all(text.strip() for text in chain(own.clauses.values(), own.headings.values()))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", OTHERS)
def test_rules_refer_to_the_same_clauses(language: str, game: str) -> None:
    english, own = _rules(game, LANGUAGE), _rules(game, language)
    differing = {
        number: sorted(set(REFERENCE.findall(own.clauses[number])) ^ set(REFERENCE.findall(text)))
        for number, text in english.clauses.items()
    }
    assert {number: found for number, found in differing.items() if found} == {}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", OTHERS)
def test_rules_are_translated(language: str, game: str) -> None:
    english, own = _rules(game, LANGUAGE), _rules(game, language)
    same = [number for number, text in own.clauses.items() if len(text) > 40 and text == english.clauses[number]]
    assert same == []


# -- games


def _players(game: Game) -> Iterator[None]:
    """A game by random bots, move by move."""
    bots = {seat: RandomBot(game.rules, seat) for seat in game.seats}
    for _ in range(MOVES):
        asked = game.decisions()
        if not asked:
            return
        decision = asked[0]
        game.play(decision.seat, bots[decision.seat].choose(game.view(decision.seat), decision))
        yield


@cache
def _told(name: str, language: str) -> tuple[list[object], list[str]]:
    """A game that is played and told in a language: what is recorded of it, and what is said."""
    with speaking(language):
        game = new_game(name, seed=1740, **({"variant": "advanced"} if name == "maria" else {}))
        screen = make_screen(game.rules)
        said: list[str] = []
        for _ in _players(game):
            for decision in game.decisions():
                view = game.view(decision.seat)
                said.append(screen.question(view, decision))
                said += [screen.option(view, decision, move) for move in decision.options]
        refused = (game.why_not(game.seats[0], move) for move in game.rules.vocabulary.moves[::50])
        said += [game.rules.sentence(reason) for reason in refused if reason]
        said += screen.log(game.events)
        sheet = Console(width=160, record=True, file=None, quiet=True)
        sheet.print(screen.situation(game.view(game.seats[0])))
        for page in screen.pages.values():
            sheet.print(page.show(game.view(game.seats[0])))
        recorded = [(entry.seat, str(entry.move)) for entry in game.journal.entries]
        return [*recorded, *(event.to_json() for event in game.events), game.rules.to_json(game.state)], said


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_a_game_is_the_same_in_every_language(language: str, game: str) -> None:
    """Only what is said of it differs."""
    recorded, said = _told(game, language)
    assert recorded == _told(game, LANGUAGE)[0]
    assert len(said) > MOVES
    assert language == LANGUAGE or said != _told(game, LANGUAGE)[1]


@pytest.mark.parametrize("language", languages())
def test_the_help_of_the_command_line_is_there(language: str) -> None:
    with speaking(language):
        command = calling.described(app)
        described = list(calling._commands("kabinett", command))
    try:
        assert len(described) > 15
        for name, one in described:
            with speaking(language):
                assert one.help == catalogue("core", "cli").format(f"command-{name}", calling._given())
            assert all(param.help for param in one.params), name
    finally:
        calling.described(app)  # in English, for other tests


@pytest.mark.parametrize("language", languages())
def test_every_message_of_the_command_line_is_used(language: str) -> None:
    """A command or option that is gone leaves no words behind."""
    command = calling.described(app)
    known = {"option-help", "option-language", "option-version"}
    for name, one in calling._commands("kabinett", command):
        known |= {f"command-{name}", *(f"option-{name}-{p.name}" for p in one.params)}
        known |= {f"option-{p.name}" for p in one.params}
    written = {name for name in patterns(language, "cli") if name.startswith(("command-", "option-"))}
    assert written - known == set()
