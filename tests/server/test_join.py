"""`kabinett join`: people at terminals who meet at a table on a server."""

from __future__ import annotations

import io
import os
import re
import signal
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from threading import Thread

import pytest
from rich.console import Console

from bench.serving import Server as Running
from kabinett.client import Server, Table, connect
from kabinett.core.errors import BadFile, BadOption, KabinettError
from kabinett.terminal.desk import Leave
from kabinett.terminal.identities import Identities, Identity
from kabinett.terminal.join import Address, Visit, Wanted, read_address
from kabinett.terminal.keyboard import Keyboard
from tests.server.cable import Cable

PATIENCE = 30.0  # seconds until something must be on the screen
QUESTION = re.compile(r"; \? helps\)\s+(\S+)(?=.*> $)", re.DOTALL)  # a question with its first choice, and the prompt


class Terminal:
    """A person at a terminal, in a thread."""

    def __init__(self, state: Path, url: str, **more: object) -> None:
        self._screen = io.StringIO()
        self._seen = 0
        self._keyboard = Keyboard()
        self.visit = Visit(Console(file=self._screen, width=120), self._keyboard, Identities(state / "servers.json"))
        self.ended: BaseException | None = None
        self._thread = Thread(target=self._run, args=(url,), kwargs=more, daemon=True)
        self._thread.start()

    def _run(self, url: str, **more: object) -> None:
        try:
            self.visit.go(url, **more)  # type: ignore[arg-type]
        except (Leave, KabinettError) as end:
            self.ended = end

    def types(self, *lines: str) -> None:
        for line in lines:
            self._keyboard.put(f"{line}\n")

    def sees(self, *words: str) -> str:
        """Wait until these words have come, one after the other; what has come until then."""
        start, deadline = self._seen, time.monotonic() + PATIENCE
        for word in words:
            while (place := self._screen.getvalue().find(word, self._seen)) < 0:
                assert time.monotonic() < deadline, f"no {word!r} in:\n{self._screen.getvalue()[self._seen :]}"
                time.sleep(0.01)
            self._seen = place + len(word)
        return self._screen.getvalue()[start : self._seen]

    def answers_until(self, words: str) -> None:
        """Take the first choice of every question, until these words come."""
        deadline = time.monotonic() + PATIENCE
        while words not in self.everything[self._seen :]:
            assert time.monotonic() < deadline, f"no {words!r} in:\n{self.everything[self._seen :]}"
            if question := QUESTION.search(self.everything, self._seen):
                self.sees("helps)")
                self.types(question[1])
            time.sleep(0.01)
        self.sees(words)

    def leaves(self) -> BaseException | None:
        """Close the terminal; how it ended."""
        self._keyboard.put(None)
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()
        return self.ended

    @property
    def everything(self) -> str:
        return self._screen.getvalue()


class House:
    """Who opens tables and terminals for a test."""

    def __init__(self, url: str, state: Path, stack: ExitStack) -> None:
        self.url = url
        self.state = state
        self._stack = stack
        self.host = self.person("Host")

    def person(self, name: str) -> Server:
        return self._stack.enter_context(connect(self.url, name))

    def terminal(self, url: str, **more: object) -> Terminal:
        terminal = Terminal(self.state, url, **more)
        self._stack.callback(terminal.leaves)
        return terminal

    def table(self, game: str = "maria", **seats: str) -> Table:
        return self.host.create(game, seats=seats)


def own_events(terminal: Terminal, kind: str) -> list[dict[str, object]]:
    """What the server has told the seat of a terminal, of one kind."""
    assert terminal.visit.table is not None
    table = terminal.visit.table
    seat = next(iter(table.own_seats()))
    log = table.server.http.get("tables", table.id, "log", seat=seat)["events"]
    return [event["params"] for event in log if event["kind"] == kind]


@pytest.fixture
def house(running: Running, tmp_path: Path) -> Iterator[House]:
    with ExitStack() as stack:
        yield House(running.url, tmp_path, stack)


# -- addresses and identities


@pytest.mark.parametrize(
    ("url", "address"),
    [
        ("http://localhost:1740", Address("http://localhost:1740")),
        ("http://localhost:1740/", Address("http://localhost:1740")),
        ("https://a.b/tables/xyz", Address("https://a.b", "tables", "xyz")),
        ("https://a.b/games/join/tok.en/", Address("https://a.b/games", "join", "tok.en")),
        ("https://a.b/games", Address("https://a.b/games")),
    ],
)
def test_addresses(url: str, address: Address) -> None:
    assert read_address(url) == address


@pytest.mark.parametrize("url", ["localhost:1740", "file:///tables/x", "kabinett", "http://[::1", "http://a:99999"])
def test_what_is_no_address(url: str) -> None:
    with pytest.raises(BadOption, match="a server has an address such as"):
        read_address(url)


def test_identities_are_kept_for_their_owner_only(tmp_path: Path) -> None:
    identities = Identities(tmp_path / "state" / "servers.json")
    assert identities.find("http://a", None) is None
    identities.keep("http://a", Identity("Anna", "t1"))
    identities.keep("http://a", Identity("Bert", "t2"))
    identities.keep("http://b", Identity("Anna", "t3"))
    assert identities.find("http://a", None) == ("Bert", "t2")
    assert identities.find("http://a", "Anna") == ("Anna", "t1")
    assert identities.find("http://a", "Carl") is None
    identities.keep("http://a", Identity("Anna", "t1"))
    assert identities.find("http://a", None) == ("Anna", "t1")
    identities.forget("http://a", Identity("Anna", "t1"))
    assert identities.find("http://a", None) == ("Bert", "t2")
    assert stat.S_IMODE((tmp_path / "state" / "servers.json").stat().st_mode) == 0o600


@pytest.mark.parametrize(("text", "fault"), [("{", "is no JSON"), ("[]", "has no names"), ('{"a": 1}', "has no names")])
def test_a_broken_file_of_identities_is_named(tmp_path: Path, text: str, fault: str) -> None:
    file = tmp_path / "servers.json"
    file.write_text(text)
    with pytest.raises(BadFile, match=fault):
        Identities(file).find("http://a", None)
    assert file.read_text() == text


# -- the way to a seat


def test_the_only_free_seat_is_taken_and_the_person_remembered(house: House) -> None:
    table = house.table(louis_xv="bot random", frederick="bot random")
    anna = house.terminal(table.url)
    anna.sees("Your name: ")
    anna.types("Anna")
    anna.sees(
        "as Maria Theresa. Type help at any time.", "Anna takes the seat Maria Theresa.", "Karl von Lothringen get?"
    )
    assert isinstance(anna.leaves(), Leave)
    again = house.terminal(table.url)
    again.sees("as Maria Theresa.", "Karl von Lothringen get?")
    assert "Your name" not in again.everything


def test_several_free_seats_are_asked_for(house: House) -> None:
    table = house.table(louis_xv="bot random")
    anna = house.terminal(table.url, name="Anna")
    anna.sees("Which seat (maria_theresa, frederick): ")
    anna.types("wallenstein", "frederick")
    anna.sees("Which seat", "as Frederick.", "nobody plays Maria Theresa (free) yet.")
    bert = house.terminal(table.url, name="Bert", seat="frederick")
    bert._thread.join(PATIENCE)
    assert str(bert.ended) == "the seat frederick is taken"


def test_a_table_is_chosen_at_a_server(house: House) -> None:
    house.host.create("maria", name="Of somebody else", seats={"frederick": "mine", "louis_xv": "bot random"})
    house.host.create("maria", name="Another")
    anna = house.terminal(house.url, name="Anna")
    shown = anna.sees("Which table")
    assert "Of somebody else (maria, variant introductory, players 3, politics standard); open; free: maria_" in shown
    number = re.findall(r"(\d+)  Of somebody else", shown)[0]
    anna.types(number)
    anna.sees("You are at the table Of somebody else as Maria Theresa.")


def test_a_link_leads_to_its_seat(house: House) -> None:
    table = house.table(maria_theresa="link", frederick="mine", louis_xv="bot random")
    link = table.link(seat="maria_theresa")["url"]
    anna = house.terminal(link)
    anna.sees("Your name: ")
    anna.types("Anna")
    anna.sees("as Maria Theresa.", "The game begins.")
    anna.leaves()
    house.terminal(link).sees("as Maria Theresa.", "Karl von Lothringen get?")
    for more in ({"watch": True}, {"seat": "frederick"}):
        refused = house.terminal(link, **more)
        refused._thread.join(PATIENCE)
        assert "a link says itself" in str(refused.ended)


def test_where_there_is_no_place_one_is_told(house: House) -> None:
    full = house.table(maria_theresa="bot random", frederick="mine", louis_xv="bot random")
    for more, reason in (
        ({}, "no seat is free at this table; --watch lets you watch it"),
        ({"seat": "wallenstein"}, "there is no seat 'wallenstein' at this table"),
        ({"seat": "x", "watch": True}, "--watch and --seat exclude each other"),
    ):
        anna = house.terminal(full.url, name="Anna", **more)
        anna._thread.join(PATIENCE)
        assert reason in str(anna.ended)


def test_a_token_that_holds_no_more_is_forgotten(house: House) -> None:
    Identities(house.state / "servers.json").keep(house.url, Identity("Anna", "no such token"))
    table = house.table(maria_theresa="bot random", louis_xv="bot random")
    anna = house.terminal(table.url)
    anna.sees("does not know you as Anna any more.", "Your name: ")
    assert Identities(house.state / "servers.json").find(house.url, None) is None


def test_a_new_table_is_made_and_its_bots_sit_down(house: House) -> None:
    bots = {"louis_xv": "random", "maria_theresa": "random"}
    anna = house.terminal(house.url, name="Anna", new=Wanted("maria", {}, bots, public=True))
    anna.sees(f"The table is at {house.url}/tables/", "as Frederick.", "Friedrich get?")
    assert anna.visit.table is not None
    seats = anna.visit.table.about["seats"]
    assert {seat: place["bot"] for seat, place in seats.items()} == {"frederick": None, **bots}


def test_a_private_table_has_links_for_its_seats(house: House) -> None:
    wanted = Wanted("maria", {"variant": "advanced"}, {"louis_xv": "random"}, public=False)
    anna = house.terminal(house.url, name="Anna", new=wanted, seat="frederick")
    shown = anna.sees("nobody plays Maria Theresa (kept for a friend) yet.")
    link = re.findall(r"The link for maria_theresa: (\S+)", shown)[0]
    house.terminal(link, name="Bert").sees("as Maria Theresa.", "The game begins.")
    assert anna.visit.table is not None
    stranger = house.terminal(anna.visit.table.url, name="Carl")
    stranger._thread.join(PATIENCE)
    assert str(stranger.ended) == "there is no such table"
    for url, more in ((anna.visit.table.url, {}), (house.url, {"watch": True})):
        refused = house.terminal(url, name="Anna", new=wanted, **more)
        refused._thread.join(PATIENCE)
        assert "a new table is made at a server" in str(refused.ended)


@pytest.mark.parametrize(
    ("bot", "reason"), [("pope", "there is no seat 'pope'"), ("frederick", "frederick is either yours or a bot's")]
)
def test_a_bot_has_a_seat_that_nobody_else_has(house: House, bot: str, reason: str) -> None:
    before = {table["id"] for table in house.host.tables()}
    anna = house.terminal(house.url, name="Anna", seat="frederick", new=Wanted("maria", {}, {bot: "random"}, True))
    anna._thread.join(PATIENCE)
    assert reason in str(anna.ended)
    assert {table["id"] for table in house.host.tables()} == before


def test_a_game_that_is_over_can_be_looked_at(house: House) -> None:
    table = house.table(maria_theresa="bot random", louis_xv="bot random", frederick="mine")
    table.resign("frederick")
    anna = house.terminal(table.url, name="Anna")
    anna.sees(
        "as an onlooker.", "Frederick resigns", "Prussia controls", "The game is over: nobody is left to play it."
    )
    anna._thread.join(PATIENCE)
    assert anna.ended is None


# -- at the table


@pytest.fixture
def two(house: House) -> tuple[Terminal, Terminal]:
    """Anna is Frederick, Bert is Maria Theresa; a bot has the third seat."""
    table = house.table(louis_xv="bot random")
    anna = house.terminal(table.url, name="Anna", seat="frederick")
    anna.sees("nobody plays Maria Theresa (free) yet.")
    bert = house.terminal(table.url, name="Bert")
    for terminal, question in ((anna, "Friedrich get?"), (bert, "Karl von Lothringen get?")):
        terminal.sees("The game begins.", question)
    # When the bot has done all can see that, and nobody takes back freely what he did before.
    while "louis_xv" in house.host.http.get("tables", table.id, "view")["view"]["waiting_for"]:
        time.sleep(0.05)
    return anna, bert


def test_before_the_game_one_can_talk_and_look(house: House) -> None:
    table = house.host.create("maria", seats={"louis_xv": "bot random", "maria_theresa": "mine"}, auto_start=False)
    anna = house.terminal(table.url, name="Anna")
    anna.sees("all seats are taken, and the host begins it.")
    anna.types("help", "seats", "", "start", "map", "say good evening")
    anna.sees("leave gives your seat up", "Frederick      Anna", "Louis XV       a bot, random", "the host begins it.")
    anna.sees("only the host of the table may do this", "'map' means nothing before the game begins")
    anna.sees("Anna (Frederick): good evening")
    anna.types("leave")
    anna._thread.join(PATIENCE)
    assert table.refresh()["seats"]["frederick"]["player"] is None


def test_two_people_talk_while_they_are_asked(two: tuple[Terminal, Terminal]) -> None:
    anna, bert = two
    anna.types("say hello, Bert")
    bert.sees("Anna (Frederick): hello, Bert")
    bert.types("say frederick: psst", "say")
    bert.sees("everything is negotiated in public (M21.1)", "say needs some words")
    assert "psst" not in anna.everything


def test_the_commands_of_a_table_are_there(two: tuple[Terminal, Terminal]) -> None:
    anna, _ = two
    anna.types("help", "seats", "? M9.1", "? 99", "map wien", "troops", "all", "what", "agree", "ask nothing")
    anna.sees("say TEXT talks to the table", "Maria Theresa  Bert", "M9.1", "99 stands before none of the choices")
    anna.sees("Wien", "You have no two generals", "Prussia controls", "'what' is none of the choices (M4.9)")
    anna.sees("nobody waits for your agreement", "'ask nothing' is none of the choices")
    assert own_events(anna, "troops_assigned") == []  # none of it was a move


def test_a_move_is_made_undone_and_explained(two: tuple[Terminal, Terminal]) -> None:
    anna, _ = two
    anna.types("8")
    anna.sees("Friedrich gets 8", "Schwerin get?")
    anna.types("? value 7", "undo")
    anna.sees("that leaves 7 troops to the other generals of Prussia, who need 10")
    anna.sees("Frederick takes a move back.", "Friedrich get?")
    assert own_events(anna, "table.undone") == [{"seat": "frederick", "agreed": 0}]
    assert own_events(anna, "troops_assigned") == []


def test_what_needs_consent_is_asked_for(two: tuple[Terminal, Terminal]) -> None:
    anna, bert = two
    anna.types("8", "ask undo")
    anna.sees("Schwerin get?")
    bert.sees("Frederick asks to take a move back: agree or decline?")
    bert.types("decline pause", "decline")
    bert.sees("nobody has asked you for that", "Maria Theresa does not agree that Frederick takes a move back.")
    anna.types("ask end")
    bert.sees("Frederick asks to end the game without a winner: agree or decline?")
    bert.types("agree")
    for terminal in two:
        terminal.sees("The game is over: the players have agreed to end it.")
        terminal._thread.join(PATIENCE)
        assert terminal.ended is None


def test_a_bot_can_play_for_a_while(two: tuple[Terminal, Terminal], house: House) -> None:
    anna, bert = two
    anna.types("bot")
    bert.sees("A bot (cadet) plays Frederick from now on.")
    anna.sees("Waiting for Maria Theresa (Bert).", "A bot (cadet) plays Frederick; back takes it back.")
    anna.types("back")
    anna.sees("Anna plays Frederick again.")
    anna.types("resign", "resign yes")
    anna.sees("if you want that: resign yes", "A bot (cadet) plays Frederick.")
    bert.sees("Frederick resigns; a bot (cadet) plays on.")
    anna.types("back")
    anna.sees("frederick has resigned already")
    assert anna.visit.table is not None
    assert house.host.table(anna.visit.table.id).about["seats"]["frederick"]["resigned"]


def test_who_watches_sees_what_all_see(two: tuple[Terminal, Terminal], house: House) -> None:
    anna, _ = two
    assert anna.visit.table is not None
    watcher = house.terminal(anna.visit.table.url, watch=True, name="Wilma")
    watcher.sees("as an onlooker.", "Prussia draws 9 cards.", "Waiting for")
    watcher.types("all", "1", "? supply friedrich", "?", "help", "say boo")
    watcher.sees("9 hidden", "'1' is nothing that you can do while others are asked", "who watches makes no moves")
    watcher.sees("Waiting for", "quit leaves the terminal", "sign in first")
    assert "Prussia drew" in anna.everything
    assert "Prussia drew" not in watcher.everything


def test_a_lost_connection_is_told_and_mended(house: House, running: Running) -> None:
    table = house.table(louis_xv="bot random", maria_theresa="bot random")
    with Cable(running.port) as cable:
        anna = house.terminal(f"{cable.url}/tables/{table.id}", name="Anna")
        anna.sees("Friedrich get?")
        cable.cut()
        anna.sees("The connection is lost", "Connected again.")
        anna.types("8")
        anna.sees("Friedrich gets 8", "Schwerin get?")
        assert [event["count"] for event in own_events(anna, "troops_assigned")] == [8]
        anna.leaves()


def test_an_offer_reaches_who_waits(house: House) -> None:
    table = house.host.create("maria", {"variant": "advanced"}, {"louis_xv": "bot random"})
    bert = house.terminal(table.url, name="Bert", seat="maria_theresa")
    bert.sees("nobody plays")
    anna = house.terminal(table.url, name="Anna", seat="frederick")
    bert.answers_until("Waiting for")
    anna.sees("get?")
    anna.types("propose maria_theresa: armistice prussia austria until 3")
    bert.sees("An offer waits for your answer: accept 1 or decline 1 (M21.4)")
    bert.types("decline 1")
    bert.sees("declines")
    anna.sees("declines")
    assert len(own_events(bert, "offer_declined")) == 1


def test_private_talk_is_heard_by_those_it_is_for(house: House) -> None:
    seats = dict.fromkeys(("britain", "russia", "spain", "ottoman"), "bot random")
    table = house.host.create("ancien_regime", {"players": 7}, seats)
    names = {"prussia": "Anna", "austria": "Bert", "france": "Carl"}
    people = [house.terminal(table.url, name=name, seat=seat) for seat, name in names.items()]
    for person in people:
        person.sees("The game begins.")
    people[0].types("say Austria: a word between us", "say to all")
    people[1].sees("Anna (Prussia) to Austria: a word between us", "Anna (Prussia): to all")
    people[2].sees("Anna (Prussia): to all")
    assert "between us" not in people[2].everything
    people[0].types("say Asutria: a slip", "say austria, spian: another", "say note: this is for all")
    people[0].sees("no seat is called 'Asutria', and nothing was said", "no seat is called 'spian'")
    people[2].sees("Anna (Prussia): note: this is for all")
    assert "slip" not in people[2].everything
    assert "another" not in people[2].everything


# -- the command

COMMAND = [sys.executable, "-m", "kabinett", "join"]


class Program:
    """`kabinett join` as a person calls it; this one always takes the first choice."""

    def __init__(self, state: Path, *args: str) -> None:
        env = {**os.environ, "XDG_STATE_HOME": str(state), "PYTHONIOENCODING": "utf-8"}
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
        self._process = subprocess.Popen([*COMMAND, *args], env=env, **pipes)  # type: ignore[call-overload]
        self.shown = ""
        self._thread = Thread(target=self._play, daemon=True)
        self._thread.start()

    def _play(self) -> None:
        seen = 0
        while data := os.read(self._process.stdout.fileno(), 1 << 16):
            self.shown += data.decode(errors="replace")
            if question := QUESTION.search(self.shown, seen):
                seen = len(self.shown)
                self.types(question[1])

    def types(self, line: str) -> None:
        self._process.stdin.write(f"{line}\n".encode())
        self._process.stdin.flush()

    def interrupt(self) -> None:
        self._process.send_signal(signal.SIGINT)

    def end(self, patience: float = 120) -> int:
        """Wait for the end; the exit code."""
        code: int = self._process.wait(patience)
        self._thread.join(patience)
        self._process.stdin.close()
        self._process.stdout.close()
        return code


def test_two_terminals_and_a_bot_play_an_introductory_game(house: House, tmp_path: Path) -> None:
    table = house.table(louis_xv="bot random")
    people = [
        Program(tmp_path, table.url, "--name", name, "--seat", seat)
        for name, seat in (("Anna", "frederick"), ("Bert", "maria_theresa"))
    ]
    for person in people:
        assert person.end() == 0, person.shown[-3000:]
        assert "The game begins." in person.shown
        assert re.search(r"(won|a draw).*: .*\(M14\.\d+\)\s*$", person.shown), person.shown[-3000:]
        assert "Traceback" not in person.shown
    assert table.refresh()["outcome"]["clause"].startswith("M14.")


def test_an_interruption_leaves_the_terminal(house: House, tmp_path: Path) -> None:
    table = house.table(louis_xv="bot random")
    person = Program(tmp_path, table.url, "--name", "Anna", "--seat", "frederick")
    deadline = time.monotonic() + PATIENCE
    while "> " not in person.shown:
        assert time.monotonic() < deadline, person.shown
        time.sleep(0.01)
    person.interrupt()
    assert person.end() == 0
    assert "Your seat stays yours." in person.shown


def called(tmp_path: Path, *args: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "XDG_STATE_HOME": str(tmp_path)}
    return subprocess.run(
        [*COMMAND, *args], input=typed, capture_output=True, text=True, timeout=60, check=False, env=env
    )


def test_the_end_of_the_input_leaves_the_terminal_and_keeps_the_seat(house: House, tmp_path: Path) -> None:
    table = house.table(louis_xv="bot random")
    result = called(tmp_path, table.url, "--seat", "frederick", "--name", "Anna")
    assert result.returncode == 0, result.stderr
    assert "Your seat stays yours. Come again with: " in result.stdout
    assert f"join {table.url} --name Anna" in result.stdout
    assert table.refresh()["seats"]["frederick"]["player"]
    assert result.stderr == ""


def test_what_goes_wrong_is_one_line(tmp_path: Path) -> None:
    for args, code, reason in (
        (["kabinett"], 2, "a server has an address such as http://localhost:1740, not 'kabinett'"),
        (["http://127.0.0.1:9", "--watch"], 1, "http://127.0.0.1:9 cannot be reached"),
    ):
        result = called(tmp_path, *args)
        assert result.returncode == code
        assert reason in result.stderr
        assert result.stderr.count("\n") == 1
