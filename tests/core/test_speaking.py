"""Languages: which one is spoken where, forms of names, plurals, and texts that run from right to left."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Iterator
from threading import Thread

import pytest

from kabinett.core import fluent
from kabinett.core.errors import BadOption
from kabinett.core.fluent import (
    ISOLATE,
    LANGUAGE,
    POP_ISOLATE,
    Catalogue,
    NoMessage,
    arguments,
    catalogue,
    direction,
    known_language,
    language,
    language_name,
    languages,
    speak,
    speaking,
)
from kabinett.core.messages import Messages, load_rules

POLISH = """
power-left = Lewica
    .gen = Lewicy
    .gender = f
power-right = Prawy
    .gen = Prawego
piece-train = tabor { $number }
    .gen = taboru { $number }
of = wojska { FORM($power, "gen") }
taken = { FORM($power, "gender") ->
    [f] { $power } zajęła
   *[m] { $power } zajął
} miasto
troops = { $count ->
    [one] { $count } oddział
    [few] { $count } oddziały
   *[many] { $count } oddziałów
}
event-of = wojska { FORM($power, "gen") }
outcome-none = nic
list-comma = { ", " }
list-nobody = nikt
"""
HEBREW = """
moved = { $piece } זז אל { $city }
score = { SIGNED($score) } נקודות, { $cards } קלפים
power-left = שמאל
    .of = של שמאל
of = הצבא { FORM($power, "of") }
link = היכנסו: { $url }
chosen = { $way ->
    [land] ביבשה
   *[other] { $way }
}
"""


@pytest.fixture
def polish() -> Catalogue:
    return Catalogue("pl", {"toy.ftl": POLISH})


@pytest.fixture
def hebrew() -> Catalogue:
    return Catalogue("he", {"toy.ftl": HEBREW})


@pytest.fixture
def two_languages(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A language that has no texts, besides English; the process speaks English again afterwards."""
    monkeypatch.setattr(fluent, "languages", lambda: (LANGUAGE, "xx"))
    yield
    speak(LANGUAGE)


# -- forms


def test_a_name_is_shown_in_the_form_that_a_sentence_wants(polish: Catalogue) -> None:
    left, right = polish.format("power-left"), polish.format("power-right")
    assert (left, right) == ("Lewica", "Prawy")
    assert polish.format("of", {"power": left}) == "wojska Lewicy"
    assert polish.format("of", {"power": right}) == "wojska Prawego"


def test_names_of_a_section_have_their_forms(polish: Catalogue) -> None:
    names = polish.section("power")
    assert polish.format("of", arguments({"power": "left"}, lambda _, value: names[value])) == "wojska Lewicy"


def test_a_form_can_have_the_parameters_of_its_name(polish: Catalogue) -> None:
    train = polish.format("piece-train", {"number": 2})
    assert train == "tabor 2"
    assert polish.format("of", {"power": train}) == "wojska taboru 2"


def test_what_has_no_form_stands_as_it_is(polish: Catalogue) -> None:
    assert polish.format("of", {"power": "Friedrich"}) == "wojska Friedrich"
    assert polish.format("of", {"power": 3}) == "wojska 3"
    assert polish.format("taken", {"power": polish.format("power-left")}) == "Lewica zajęła miasto"
    assert polish.format("taken", {"power": polish.format("power-right")}) == "Prawy zajął miasto"


def test_a_form_of_a_parameter_that_is_missing_is_an_error(polish: Catalogue) -> None:
    with pytest.raises(NoMessage, match="power"):
        polish.format("of", {})


def test_names_of_a_game_keep_their_forms(polish: Catalogue) -> None:
    texts = Messages("toy", polish, polish.section("power"))
    assert texts.phrase("event", "of", {"power": "right"}) == "wojska Prawego"


def test_a_name_that_is_sent_to_another_process_is_a_text(polish: Catalogue) -> None:
    again = pickle.loads(pickle.dumps(polish.format("power-left")))
    assert (type(again), again) == (str, "Lewica")


@pytest.mark.parametrize(
    ("count", "words"),
    [(1, "1 oddział"), (2, "2 oddziały"), (5, "5 oddziałów"), (12, "12 oddziałów"), (22, "22 oddziały")],
)
def test_plurals_are_those_of_the_language(polish: Catalogue, count: int, words: str) -> None:
    assert polish.format("troops", {"count": count}) == words


def test_a_parameter_may_be_long(polish: Catalogue) -> None:
    assert polish.format("taken", {"power": "x" * 20_000}) == f"{'x' * 20_000} zajął miasto"


# -- from right to left


def test_what_runs_otherwise_does_not_turn_a_sentence_around(hebrew: Catalogue) -> None:
    said = hebrew.format("moved", {"piece": "Friedrich", "city": "Breslau (Wrocław)"})
    assert said == f"{ISOLATE}Friedrich{POP_ISOLATE} זז אל {ISOLATE}Breslau (Wrocław){POP_ISOLATE}"
    assert hebrew.format("score", {"score": -3, "cards": 4}) == f"{ISOLATE}−3{POP_ISOLATE} נקודות, 4 קלפים"


def test_words_of_the_language_need_no_marks(hebrew: Catalogue) -> None:
    assert hebrew.format("of", {"power": hebrew.format("power-left")}) == "הצבא של שמאל"
    assert hebrew.format("moved", {"piece": "שמאל", "city": "ימין"}) == "שמאל זז אל ימין"


def test_selectors_do_not_see_the_marks(hebrew: Catalogue) -> None:
    assert hebrew.format("chosen", {"way": "land"}) == "ביבשה"
    assert hebrew.format("chosen", {"way": "sea"}) == f"{ISOLATE}sea{POP_ISOLATE}"


def test_an_address_stays_bare(hebrew: Catalogue) -> None:
    """A mail program would take the mark behind it for a part of it."""
    assert hebrew.format("link", {"url": "https://a.example/x"}) == "היכנסו: https://a.example/x"


def test_from_left_to_right_there_are_no_marks(polish: Catalogue) -> None:
    assert polish.format("of", {"power": "שמאל"}) == "wojska שמאל"


# -- which language is spoken


def test_english_is_there_and_spoken_unless_another_is_asked_for() -> None:
    assert LANGUAGE in languages()
    assert language() == LANGUAGE
    assert (language_name("en"), direction("en")) == ("English", "ltr")


@pytest.mark.parametrize("name", ["", "xx", "EN", "../en", "en/"])
def test_a_language_that_there_is_not_is_refused(name: str) -> None:
    for ask in (known_language, speak, lambda name: catalogue("core", language=name or "xx")):
        with pytest.raises(BadOption, match="there is no language") as refused:
            ask(name)
        assert refused.value.key == "unknown_language"
    with pytest.raises(BadOption, match="there is no language"), speaking(name):
        pass
    with pytest.raises(BadOption, match="there is no language"):
        load_rules("kabinett.maria", name or "xx")
    assert language() == LANGUAGE


@pytest.mark.usefixtures("two_languages")
def test_a_language_is_spoken_for_a_while() -> None:
    with speaking("xx"):
        assert language() == "xx"
        with speaking("en"):
            assert language() == "en"
        assert language() == "xx"
    assert language() == LANGUAGE


@pytest.mark.usefixtures("two_languages")
def test_a_process_speaks_a_language_in_all_of_its_threads() -> None:
    speak("xx")
    heard: list[str] = []
    thread = Thread(target=lambda: heard.append(language()))
    thread.start()
    thread.join()
    assert heard == ["xx"]


@pytest.mark.usefixtures("two_languages")
def test_tasks_speak_to_each_in_his_own_language() -> None:
    heard: dict[str, list[str]] = {}

    async def write(name: str) -> None:
        with speaking(name):
            for _ in range(3):
                await asyncio.sleep(0)
                heard.setdefault(name, []).append(language())

    async def both() -> None:
        await asyncio.gather(write("xx"), write("en"))

    asyncio.run(both())
    assert heard == {"xx": ["xx"] * 3, "en": ["en"] * 3}
    assert language() == LANGUAGE


@pytest.mark.usefixtures("two_languages")
def test_there_is_no_silent_fallback() -> None:
    """Where a language has no such file, nothing is said in another."""
    with speaking("xx"), pytest.raises(FileNotFoundError):
        catalogue("core")
