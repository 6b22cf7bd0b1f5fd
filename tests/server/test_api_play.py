"""Play over HTTP and over sockets: moves, undo, talk, standing orders, replay and the journal."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest

from kabinett import wire
from kabinett.core.game import Game
from kabinett.games import load_game, new_game, verify_game
from tests.server.web import MAJORS, MARIA, Data, Person, Site, put_in, serving, settings_in

THERESA, FREDERICK, LOUIS = MARIA
Refused = tuple[str, str]  # key and clause
Try = Callable[[Person, str, str, str, int | None], Refused | None]


class Trio:
    """Three people at a table of Maria."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.people = {seat: site.guest(seat) for seat in MARIA}
        self.table = str(self.people[FREDERICK].create(seats={FREDERICK: "mine"})["id"])
        for seat in (LOUIS, THERESA):
            self.people[seat].post(f"/tables/{self.table}/seats/{seat}/take")

    def question(self, seat: str) -> int:
        """The number of the question that a seat is asked."""
        return int(self.people[seat].get(f"/tables/{self.table}/view?seat={seat}")["question"])

    def all_shown(self) -> list[Data]:
        """Everything that anybody sees."""
        kinds = ("view", "log", "messages")
        paths = [(seat, f"/tables/{self.table}/{kind}?seat={seat}") for seat in MARIA for kind in kinds]
        return [self.people[seat].get(path) for seat, path in paths] + [self.people[LOUIS].get(f"/tables/{self.table}")]


@pytest.fixture
def trio(site: Site) -> Trio:
    return Trio(site)


def by_http(person: Person, table: str, seat: str, move: str, question: int | None) -> Refused | None:
    answer = person.ask("POST", f"/tables/{table}/moves", {"seat": seat, "move": move, "question": question})
    if answer.status_code == 204:
        return None
    assert answer.status_code in (403, 404, 409, 422), answer.text
    assert answer.json()["key"]
    return answer.json()["error"], answer.json()["clause"]


def by_socket(person: Person, table: str, seat: str, move: str, question: int | None) -> Refused | None:
    with person.socket(table, seat) as socket:
        welcome = socket.receive()
        assert isinstance(welcome, wire.Welcome)
        answer = socket.send(wire.Play, move=move, question=question)
    if isinstance(answer, wire.Done):
        return None
    assert isinstance(answer, wire.Refused)
    assert answer.key
    return answer.error, answer.clause


@pytest.fixture(params=[by_http, by_socket], ids=["http", "socket"])
def attempt(request: pytest.FixtureRequest) -> Try:
    chosen: Try = request.param
    return chosen


# -- moves


def test_a_move_is_told_to_who_may_know_it(trio: Trio, attempt: Try) -> None:
    """That a general is set up is seen by all, with how many troops by his owner."""
    frederick, louis = trio.people[FREDERICK], trio.people[LOUIS]
    with frederick.socket(trio.table, FREDERICK) as own, louis.socket(trio.table, LOUIS) as other:
        before = [socket.until(wire.Welcome).view for socket in (own, other)]
        assert attempt(frederick, trio.table, FREDERICK, "value 1", trio.question(FREDERICK)) is None
        told, heard = own.until(wire.Update), other.until(wire.Update)
    assert told.question == 2
    assert all(before)
    assert set(heard.position) == {"stages"}
    assert set(told.position) > {"stages"}


@pytest.mark.parametrize(
    ("move", "ahead", "error"),
    [
        ("value 1", 1, "stale"),
        ("value 1", -1, "stale"),
        ("value 1", 1000, "stale"),
        ("value 1", None, "invalid"),
        ("city breslau", 0, "illegal"),
        ("card S7", 0, "illegal"),
        ("pass", 0, "illegal"),
        ("value 99", 0, "illegal"),
        ("city breslau", None, "illegal"),
        ("explode", 0, "illegal"),
        ("explode everything now", None, "illegal"),
        ("VALUE 1", 0, "illegal"),
        ("value\u00001", 0, "illegal"),
        ("propose france: peace", None, "illegal"),
        ("😀" * 100, 0, "illegal"),
    ],
)
def test_a_move_that_is_none_of_the_choices_changes_nothing(
    trio: Trio, attempt: Try, move: str, ahead: int | None, error: str
) -> None:
    before = trio.all_shown()
    question = None if ahead is None else trio.question(FREDERICK) + ahead
    refused = attempt(trio.people[FREDERICK], trio.table, FREDERICK, move, question)
    assert refused is not None
    assert refused[0] == error
    assert trio.all_shown() == before


@pytest.mark.parametrize("move", ["", "x" * 501, "propose " + "a" * 60_000])
def test_a_move_has_a_length(trio: Trio, move: str) -> None:
    before = trio.all_shown()
    frederick = trio.people[FREDERICK]
    body = {"seat": FREDERICK, "move": move, "question": 1}
    frederick.refused("POST", f"/tables/{trio.table}/moves", 422, "invalid", body)
    with frederick.socket(trio.table, FREDERICK) as socket:
        socket.until(wire.Welcome)
        socket.connection.send(wire.encode(wire.Play(1, move, 1)).decode())
        assert isinstance(socket.receive(), wire.Refused)
    assert trio.all_shown() == before


def test_an_answer_counts_once(trio: Trio, attempt: Try) -> None:
    frederick, question = trio.people[FREDERICK], trio.question(FREDERICK)
    assert attempt(frederick, trio.table, FREDERICK, "value 1", question) is None
    assert attempt(frederick, trio.table, FREDERICK, "value 1", question) == ("stale", "")


def test_who_is_not_asked_cannot_answer(site: Site, tmp_path: Path) -> None:
    """Frederick is at his stage and may divide his stacks at any time; the others wait."""
    game = at_movement()
    settings = settings_in(tmp_path)
    tokens = put_in(settings, game)
    with serving(settings) as site:
        people = {seat: site.opened(token, seat) for seat, token in tokens.items()}
        table = site.ask("GET", f"/links/{tokens[LOUIS]}").json()["table"]["id"]
        asked = people[FREDERICK].get(f"/tables/{table}/view?seat={FREDERICK}")
        choices = asked["view"]["decisions"][0]["options"]
        before = people[LOUIS].get(f"/tables/{table}/log")
        for move in (choices[0], game.standing(FREDERICK)[0]):
            for question in (None, 0, 1, asked["question"]):
                for way in (by_http, by_socket):
                    refused = way(people[LOUIS], table, LOUIS, str(move), question)
                    assert refused is not None
                    assert refused[0] in ("stale", "illegal")
                refused = by_http(people[LOUIS], table, FREDERICK, str(move), question)
                assert refused == ("forbidden", "")
        assert people[LOUIS].get(f"/tables/{table}/log") == before
        standing = str(game.standing(FREDERICK)[0])
        assert by_http(people[FREDERICK], table, FREDERICK, standing, asked["question"]) == ("invalid", "")
        assert by_http(people[FREDERICK], table, FREDERICK, standing, asked["question"] + 1) == ("stale", "")
        assert by_http(people[FREDERICK], table, FREDERICK, standing, None) is None


def at_movement() -> Game:
    """A game of Maria at which Frederick moves his pieces, and has troops to divide."""
    game, rng = new_game("maria", seed=1740), Random(1740)
    while not any(decision.kind == "movement" and game.standing(FREDERICK) for decision in game.decisions(FREDERICK)):
        decision = game.decisions()[0]
        game.play(decision.seat, rng.choice(decision.options))
    return game


def test_m6_5_a_refused_move_says_which_clause_forbids_it(trio: Trio) -> None:
    """After one troop for the first general the others cannot take the rest, if the second gets two."""
    frederick = trio.people[FREDERICK]
    frederick.move(trio.table, FREDERICK, "value 1")
    body = {"seat": FREDERICK, "move": "value 2", "question": trio.question(FREDERICK)}
    answer = frederick.ask("POST", f"/tables/{trio.table}/moves", body).json()
    params = {"piece": "schwerin", "power": "prussia", "rest": 19, "most": 16}
    assert answer == {"error": "illegal", "key": "setup_rest_large", "params": params, "clause": "M6.5"}


def test_nobody_moves_before_the_start_and_after_the_end(site: Site) -> None:
    anna = site.guest()
    table = anna.create(seats={FREDERICK: "mine"})["id"]
    body = {"seat": FREDERICK, "move": "value 1", "question": 1}
    assert "not begun" in anna.refused("POST", f"/tables/{table}/moves", 409, "conflict", body)
    assert "not begun" in anna.refused("POST", f"/tables/{table}/undo", 409, "conflict", {"seat": FREDERICK})
    anna.post(f"/tables/{table}/close")
    assert "over" in anna.refused("POST", f"/tables/{table}/moves", 409, "conflict", body)
    assert "over" in anna.refused("POST", f"/tables/{table}/undo", 409, "conflict", {"seat": FREDERICK})


def test_a_seat_that_there_is_not_plays_nothing(trio: Trio) -> None:
    body = {"seat": "nobody", "move": "value 1", "question": 1}
    refused = trio.people[FREDERICK].refused("POST", f"/tables/{trio.table}/moves", 404, "unknown", body)
    assert "nobody" in refused


# -- undo, and why not


def test_a_move_is_taken_back_by_who_made_it(trio: Trio) -> None:
    frederick, louis = trio.people[FREDERICK], trio.people[LOUIS]
    before = frederick.get(f"/tables/{trio.table}/view?seat={FREDERICK}")["view"]
    frederick.move(trio.table, FREDERICK, "value 1")
    louis.refused("POST", f"/tables/{trio.table}/undo", 403, "forbidden", {"seat": FREDERICK})
    louis.refused("POST", f"/tables/{trio.table}/undo", 409, "conflict", {"seat": LOUIS})
    frederick.post(f"/tables/{trio.table}/undo", seat=FREDERICK)
    assert frederick.get(f"/tables/{trio.table}/view?seat={FREDERICK}")["view"] == before


def test_why_a_move_is_no_choice(trio: Trio) -> None:
    frederick = trio.people[FREDERICK]
    path = f"/tables/{trio.table}/why"
    assert frederick.post(path, seat=FREDERICK, move="value 1") == {"happens": True, "reason": None}
    answer = frederick.post(path, seat=FREDERICK, move="city breslau")
    assert not answer["happens"]
    assert answer["reason"]["clause"]
    assert answer["reason"]["key"]
    assert not frederick.post(path, seat=FREDERICK, move="explode")["happens"]
    frederick.refused("POST", path, 403, "forbidden", {"seat": LOUIS, "move": "value 7"})
    trio.site.refused("POST", path, 401, "unauthorised", {"seat": LOUIS, "move": "value 7"})


# -- talk


def texts(person: Person, table: str, seat: str | None) -> list[str]:
    query = f"?seat={seat}" if seat else ""
    return [message["text"] for message in person.get(f"/tables/{table}/messages{query}")["messages"]]


def test_everybody_hears_what_is_said_to_the_table(trio: Trio) -> None:
    onlooker = trio.site.guest("Onlooker")
    with trio.people[LOUIS].socket(trio.table, LOUIS) as louis, onlooker.socket(trio.table) as watching:
        louis.until(wire.Welcome)
        watching.until(wire.Welcome)
        trio.people[FREDERICK].post(f"/tables/{trio.table}/messages", text="Bonjour", seat=FREDERICK)
        onlooker.post(f"/tables/{trio.table}/messages", text="Good luck")
        for socket in (louis, watching):
            first, second = socket.until(wire.Said).message, socket.until(wire.Said).message
            assert (first["id"], first["seat"], first["text"], first["to"]) == (1, FREDERICK, "Bonjour", None)
            assert (second["id"], second["seat"], second["name"], second["text"]) == (2, None, "Onlooker", "Good luck")
    assert texts(trio.people[THERESA], trio.table, THERESA) == ["Bonjour", "Good luck"]


def test_nobody_talks_for_a_seat_that_is_not_his(trio: Trio) -> None:
    body = {"text": "I give up", "seat": LOUIS}
    trio.people[FREDERICK].refused("POST", f"/tables/{trio.table}/messages", 403, "forbidden", body)
    trio.site.refused("POST", f"/tables/{trio.table}/messages", 401, "unauthorised", {"text": "hello"})
    assert texts(trio.people[LOUIS], trio.table, None) == []


def test_m21_1_in_maria_all_talk_is_public(trio: Trio) -> None:
    body = {"text": "psst", "seat": FREDERICK, "to": [LOUIS]}
    answer = trio.people[FREDERICK].ask("POST", f"/tables/{trio.table}/messages", body)
    assert (answer.status_code, answer.json()["error"], answer.json()["clause"]) == (409, "illegal", "M21.1")
    with trio.people[FREDERICK].socket(trio.table, FREDERICK) as socket:
        socket.until(wire.Welcome)
        refused = socket.send(wire.Say, text="psst", to=[LOUIS])
        assert isinstance(refused, wire.Refused)
        assert refused.clause == "M21.1"
    assert texts(trio.people[LOUIS], trio.table, LOUIS) == []


class Quartet:
    """Four people at a table of Ancien Régime, and an onlooker."""

    def __init__(self, site: Site) -> None:
        self.people = {seat: site.guest(seat) for seat in MAJORS}
        self.onlooker = site.guest("Onlooker")
        self.table = str(self.people["britain"].create("ancien_regime", options={"players": 4})["id"])
        for seat, person in self.people.items():
            person.post(f"/tables/{self.table}/seats/{seat}/take")

    def say(self, seat: str, text: str, *to: str) -> None:
        self.people[seat].post(f"/tables/{self.table}/messages", text=text, seat=seat, to=list(to) or None)

    def heard(self, seat: str) -> list[tuple[int, str]]:
        """The messages that a seat hears, with their numbers."""
        found = self.people[seat].get(f"/tables/{self.table}/messages?seat={seat}")["messages"]
        return [(message["id"], message["text"]) for message in found]


@pytest.fixture
def quartet(site: Site) -> Quartet:
    return Quartet(site)


def test_c5_11_powers_talk_in_private(quartet: Quartet) -> None:
    hearers = {**quartet.people, "onlooker": quartet.onlooker}
    with ExitStack() as stack:
        sockets = {
            who: stack.enter_context(person.socket(quartet.table, who if who in MAJORS else None))
            for who, person in hearers.items()
        }
        for socket in sockets.values():
            socket.until(wire.Welcome)
        quartet.say("britain", "to Austria", "austria")
        quartet.say("france", "to both", "prussia", "austria")
        quartet.say("britain", "to all")
        counts = {"austria": 3, "britain": 2, "france": 2, "prussia": 2, "onlooker": 1}
        told = {who: [sockets[who].until(wire.Said).message["text"] for _ in range(counts[who])] for who in hearers}
        assert all(socket.quiet() for socket in sockets.values())
    assert told == {
        "austria": ["to Austria", "to both", "to all"],
        "britain": ["to Austria", "to all"],
        "france": ["to both", "to all"],
        "prussia": ["to both", "to all"],
        "onlooker": ["to all"],
    }
    assert quartet.heard("britain") == [(1, "to Austria"), (2, "to all")]
    assert texts(quartet.onlooker, quartet.table, None) == ["to all"]


def test_no_number_tells_that_others_talked(quartet: Quartet) -> None:
    """With and without a talk of others all else is the same, message by message."""
    quartet.say("britain", "first")
    with quartet.people["prussia"].socket(quartet.table, "prussia") as prussia:
        prussia.until(wire.Welcome)
        quartet.say("britain", "a plot", "france")
        assert prussia.quiet()
        quartet.say("britain", "second")
        assert prussia.until(wire.Said).message["id"] == 2
    assert quartet.heard("prussia") == [(1, "first"), (2, "second")]
    assert quartet.heard("france") == [(1, "first"), (2, "a plot"), (3, "second")]


def test_who_comes_again_hears_what_he_has_missed(quartet: Quartet) -> None:
    quartet.say("britain", "one")
    quartet.say("britain", "two", "france")
    quartet.say("britain", "three")
    with quartet.people["france"].socket(quartet.table, "france", query={"message": 1}) as france:
        assert [message["text"] for message in france.until(wire.Welcome).messages] == ["two", "three"]
    with quartet.people["prussia"].socket(quartet.table, "prussia", query={"message": 1}) as prussia:
        assert [message["text"] for message in prussia.until(wire.Welcome).messages] == ["three"]
    with quartet.people["prussia"].socket(quartet.table, "prussia", query={"message": 99}) as ahead:
        assert ahead.until(wire.Welcome).messages == []
        quartet.say("britain", "four")
        assert ahead.until(wire.Said).message["text"] == "four"


def test_only_seats_talk_in_private_and_only_to_seats(quartet: Quartet) -> None:
    path = f"/tables/{quartet.table}/messages"
    quartet.onlooker.refused("POST", path, 403, "forbidden", {"text": "psst", "to": ["france"]})
    britain = quartet.people["britain"]
    britain.refused("POST", path, 404, "unknown", {"text": "psst", "seat": "britain", "to": ["saxony"]})
    britain.refused("POST", path, 422, "invalid", {"text": "psst", "seat": "britain", "to": []})
    assert quartet.heard("france") == []


def test_what_was_said_in_private_stays_so_after_the_game(quartet: Quartet) -> None:
    """The game has no secrets any more, but people have."""
    quartet.say("britain", "a plot", "france")
    quartet.people["britain"].post(f"/tables/{quartet.table}/seats/britain/requests", what="end")
    number = quartet.people["france"].get(f"/tables/{quartet.table}")["requests"][0]["number"]
    for seat in ("france", "prussia", "austria"):
        quartet.people[seat].post(f"/tables/{quartet.table}/seats/{seat}/requests/{number}", agrees=True)
    assert quartet.onlooker.get(f"/tables/{quartet.table}")["status"] == "ended"
    assert quartet.onlooker.get(f"/tables/{quartet.table}/view?seat=france")["view"]["seat"] == "france"
    assert texts(quartet.onlooker, quartet.table, "france") == []
    assert texts(quartet.people["prussia"], quartet.table, "france") == []
    assert quartet.heard("france") == [(1, "a plot")]
    with quartet.onlooker.socket(quartet.table, "france") as watching:
        assert watching.until(wire.Welcome).messages == []
        quartet.say("france", "another plot", "britain")
        assert watching.quiet()


def test_c10_5_9_nobody_consults_others_while_cards_are_played(tmp_path: Path) -> None:
    game, rng = new_game("ancien_regime", seed=1740, players=4), Random(1740)
    while not game.rules.no_private_talk(game.state):
        decision = game.decisions()[0]
        game.play(decision.seat, rng.choice(decision.options))
    settings = settings_in(tmp_path)
    tokens = put_in(settings, game)
    with serving(settings) as site:
        britain, france = (site.opened(tokens[seat], seat) for seat in ("britain", "france"))
        table = site.ask("GET", f"/links/{tokens['france']}").json()["table"]["id"]
        body = {"text": "which card?", "seat": "britain", "to": ["france"]}
        answer = britain.ask("POST", f"/tables/{table}/messages", body)
        assert (answer.status_code, answer.json()["clause"]) == (409, "C10.5.9")
        britain.post(f"/tables/{table}/messages", text="to all", seat="britain")
        assert texts(france, table, "france") == ["to all"]


# -- standing orders


def test_an_order_answers_as_long_as_it_fits(trio: Trio) -> None:
    frederick = trio.people[FREDERICK]
    path = f"/tables/{trio.table}/seats/{FREDERICK}/orders"
    given = frederick.ask("PUT", f"{path}/setup", {"move": "value 5", "until_changed": False}).json()
    assert given == {"orders": [{"kind": "setup", "move": "value 5", "until_changed": False}]}
    assert trio.question(FREDERICK) == 0
    assert frederick.get(f"/tables/{trio.table}/view")["view"]["waiting_for"] == [LOUIS, THERESA]
    assert frederick.ask("DELETE", f"{path}/setup").json() == {"orders": []}
    trio.people[LOUIS].refused("GET", path, 403, "forbidden")


@pytest.mark.parametrize(
    ("kind", "order", "status", "error"),
    [
        ("setup", {"move": "explode"}, 422, "invalid"),
        ("setup", {"move": "city breslau"}, 409, "conflict"),
        ("march", {"move": "stop"}, 409, "conflict"),
        ("march", {"move": "propose france: " + "x" * 400, "until_changed": False}, 422, "invalid"),
        ("UPPER", {"move": "value 1"}, 404, "unknown"),
    ],
)
def test_an_order_that_can_answer_nothing_is_refused(
    trio: Trio, kind: str, order: Data, status: int, error: str
) -> None:
    path = f"/tables/{trio.table}/seats/{FREDERICK}/orders"
    trio.people[FREDERICK].refused("PUT", f"{path}/{kind}", status, error, order)
    assert trio.people[FREDERICK].get(path) == {"orders": []}


def test_a_seat_has_so_many_orders(trio: Trio) -> None:
    path = f"/tables/{trio.table}/seats/{FREDERICK}/orders"
    order = {"move": "stop", "until_changed": False}
    codes = [trio.people[FREDERICK].ask("PUT", f"{path}/kind_{n}", order).status_code for n in range(52)]
    assert codes == [200] * 50 + [409] * 2
    assert trio.people[FREDERICK].ask("PUT", f"{path}/kind_7", order).status_code == 200


# -- the journal


def test_the_journal_of_an_ended_game_is_verified(site: Site, tmp_path: Path) -> None:
    anna = site.guest()
    table = anna.create(options={"players": 2}, seats={"a2": "mine", "b2": "mine"})["id"]
    for seat in ("a2", "b2", "b2", "a2"):
        anna.move(table, seat)
    told = anna.get(f"/tables/{table}")["seed_hash"]
    anna.post(f"/tables/{table}/seats/a2/resign")
    answer = anna.ask("GET", f"/tables/{table}/journal")
    assert answer.headers["content-type"].startswith("application/jsonl")
    file = tmp_path / "game.jsonl"
    file.write_text(answer.text, encoding="utf-8")
    assert len(verify_game(file).journal.entries) >= 4
    assert load_game(file).journal.seed == int(anna.get(f"/tables/{table}")["seed"])
    assert anna.get(f"/tables/{table}")["seed_hash"] == told
