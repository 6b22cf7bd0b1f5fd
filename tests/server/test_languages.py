"""People are written to in their own language: the one of their browser when they come, until they choose another."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kabinett.client import connect
from kabinett.core import fluent
from kabinett.core.fluent import LANGUAGE, catalogue, direction, languages, speaking
from kabinett.games import GAMES
from kabinett.server import languages as server_languages
from kabinett.server.clientfiles import ClientFiles
from kabinett.server.languages import language_of, preferred
from kabinett.server.notify.deliveries import Deliveries
from kabinett.server.notify.mail import Letter
from kabinett.server.notify.notice import Notice
from tests.server.web import PASSWORD, Site, serving, settings_in

MAIL = "ada@example.org"
SOME = ("en", "fr", "he", "pl")


@pytest.fixture
def some_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (fluent, server_languages):
        monkeypatch.setattr(module, "languages", lambda: SOME)


@pytest.mark.usefixtures("some_languages")
@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("FR-ch, de;q=0.9", "fr"),
        ("de-AT, de;q=0.9, pl;q=0.8, fr;q=0.7", "pl"),
        ("en;q=0.2, he;q=0.7", "he"),
        ("fr;q=0, pl;q=0.1", "pl"),
        ("de, *", "en"),
        ("xx", "en"),
        ("fr;q=nonsense, pl;q=0.5", "pl"),
        (";;,,q=1,\u00e9, fr", "fr"),
        ("x" * 10_000, "en"),
        ("de," * 500 + "fr", "en"),
    ],
)
def test_the_language_that_a_browser_prefers(accepted: str, language: str) -> None:
    assert preferred(accepted) == language


@pytest.mark.usefixtures("some_languages")
def test_a_language_that_is_not_known_is_english() -> None:
    assert [language_of(known) for known in ("pl", None, "xx")] == ["pl", LANGUAGE, LANGUAGE]


# -- people


@pytest.mark.parametrize("language", languages())
def test_who_comes_has_the_language_of_his_browser(site: Site, language: str) -> None:
    headers = {"Accept-Language": f"{language}, en;q=0.1"}
    guest = site.person(site.ask("POST", "/guests", {"name": "Anna"}, headers=headers))
    assert guest.get("/me")["language"] == language


@pytest.mark.parametrize("language", languages())
def test_who_comes_may_name_a_language_and_change_it(site: Site, language: str) -> None:
    guest = site.person(site.ask("POST", "/guests", {"name": "Anna", "language": language}))
    assert guest.get("/me")["language"] == language
    assert guest.ask("PATCH", "/me", {"language": LANGUAGE}).json()["language"] == LANGUAGE
    assert guest.ask("PATCH", "/me", {"language": language}).json()["language"] == language
    assert guest.ask("PATCH", "/me", {"name": "Berta"}).json()["language"] == language


@pytest.mark.parametrize("language", languages())
def test_a_guest_who_keeps_an_account_keeps_his_language(site: Site, language: str) -> None:
    guest = site.person(site.ask("POST", "/guests", {"name": "Anna", "language": language}))
    body = {"name": f"Clara {language}", "password": PASSWORD, "language": LANGUAGE}
    account = site.person(site.ask("POST", "/accounts", body, token=guest.token))
    assert (account.id, account.get("/me")["language"]) == (guest.id, language)


@pytest.mark.parametrize("language", languages())
def test_who_comes_from_a_terminal_has_its_language(site: Site, language: str) -> None:
    with speaking(language), connect(site.url, name="Emil") as server:
        assert server.person is not None
        assert server.person["language"] == language


def test_a_language_that_there_is_not_is_refused(site: Site) -> None:
    anna = site.guest()
    for wrong in ("xx", "english", "e", "en/..", "", 3):
        answer = anna.ask("PATCH", "/me", {"language": wrong})
        assert (answer.status_code, answer.json()["error"]) == (422, "invalid"), wrong
    told = site.ask("POST", "/guests", {"name": "Anna", "language": "xx"}).json()
    assert (told["key"], told["params"]["language"]) == ("unknown_language", "xx")
    assert told["params"]["languages"] == list(languages())
    assert anna.get("/me")["language"] == LANGUAGE


def test_who_is_forgotten_has_no_language(site: Site) -> None:
    anna = site.account("Doris")
    assert anna.ask("DELETE", "/me").status_code == 204
    assert site.ask("POST", "/sessions", {"name": "Doris", "password": PASSWORD}).status_code == 401


# -- mails


@pytest.fixture
def post(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Site, list[Letter]]]:
    """A server that sends mail; the letters are kept instead."""
    letters: list[Letter] = []

    async def keep(self: Deliveries, letter: Letter) -> None:
        letters.append(letter)

    monkeypatch.setattr(Deliveries, "post", keep)
    mail: dict[str, Any] = {"url": "https://play.example.org", "smtp": "smtp://mail", "mail_from": "k@example.org"}
    with serving(settings_in(tmp_path, **mail)) as site:
        yield site, letters


def test_mails_are_in_the_language_of_the_person(post: tuple[Site, list[Letter]]) -> None:
    site, letters = post
    for language in languages():
        body = {"name": f"Vera {language}", "password": PASSWORD, "mail": MAIL, "language": language}
        site.person(site.ask("POST", "/accounts", body))
        words = catalogue("core", "server", language=language)
        assert (letters[-1].language, letters[-1].subject) == (language, words.format("mail-confirm"))
        address = [line for line in letters[-1].text.splitlines() if line.startswith("https://play.example.org/mail/")]
        assert len(address) == 1


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_notices_are_in_the_language_of_the_person(language: str, game: str) -> None:
    table = GAMES[game].tables()[0]
    seat = next(iter(table.seats))
    notice = Notice("asked", "t" * 22, "", game, seat, "https://a.example/tables/t", 0, language)
    letter = Letter.notice(MAIL, notice)
    with speaking(language):
        assert (letter.subject, letter.language) == (notice.title, language)
        assert notice.sentence in letter.text
        assert GAMES[game].tables()[0].seats[seat].name in letter.text
    assert "https://a.example/tables/t" in letter.text


# -- pages and rules


@pytest.mark.parametrize("language", languages())
def test_a_page_of_the_server_is_in_the_language_of_the_browser(tmp_path: Path, language: str) -> None:
    with serving(settings_in(tmp_path), ClientFiles(Path("/nowhere"))) as site:
        answer = site.client.get(f"{site.url}/", headers={"Accept-Language": language})
    assert f'<html lang="{language}" dir="{direction(language)}">' in answer.text
    assert catalogue("core", "server", language=language).format("page-terminal") in answer.text
    assert answer.headers["content-language"] == language
    assert answer.headers["vary"] == "Accept-Language"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_rules_are_there_in_every_language(site: Site, game: str, language: str) -> None:
    with speaking(language):
        text = GAMES[game].rules_text()
    for query, headers in ((f"?language={language}", {"Accept-Language": "xx"}), ("", {"Accept-Language": language})):
        answer = site.ask("GET", f"/games/{game}/rules{query}", headers=headers)
        assert answer.headers["content-language"] == language
        assert "Accept-Language" in answer.headers["vary"]
        data = answer.json()
        assert (data["game"], data["language"]) == (game, language)
        assert data["passages"] == [passage.to_json() for passage in text.passages]
    clause = next(iter(text.headings))
    told = site.ask("GET", f"/rules/{clause}?language={language}")
    assert (told.json()["text"], told.headers["content-language"]) == (text.find(clause), language)


def test_rules_in_a_language_that_there_is_not_are_refused(site: Site) -> None:
    for path in ("/games/maria/rules?language=xx", "/rules/M1?language=xx"):
        assert "there is no language 'xx'" in site.refused("GET", path, 422, "invalid")
    for path in ("/games/maria/rules?language=..%2Fen", "/rules/M1?language="):
        site.refused("GET", path, 422, "invalid")
