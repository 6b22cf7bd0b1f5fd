"""No secret is told: not by views, logs and replays, not by refusals, not by what the server writes into its log."""

from __future__ import annotations

import json
import logging
import secrets
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from kabinett import wire
from kabinett.core.game import Game
from kabinett.games import new_game
from kabinett.server.fold import Fold
from kabinett.server.storage.database import Database, Unavailable
from tests.server.web import MAJORS, MARIA, PASSWORD, Data, Person, Site, put_in, refusal, serving, settings_in

THERESA, FREDERICK, LOUIS = MARIA
PAGE = 20
Eyes = str | None


def fold_of(site: Site, table: str) -> Fold:
    """The table as the server has it in memory."""
    fold = site.hall._lives[table]._fold
    assert fold is not None
    return fold


def query(eyes: Eyes) -> str:
    return f"?seat={eyes}" if eyes else "?"


# -- random games


def play_at_random(person: Person, table: str, seats: tuple[str, ...], moves: int, rng: Random) -> None:
    """Moves, standing moves and undo by all seats of one person."""
    for _ in range(moves):
        views = {seat: person.get(f"/tables/{table}/view{query(seat)}") for seat in seats}
        seat = rng.choice([seat for seat in seats if views[seat]["question"]])
        shown, chance = views[seat]["view"], rng.random()
        mover, body = seat, {"move": rng.choice(shown["decisions"][0]["options"]), "question": views[seat]["question"]}
        idle = [other for other in seats if views[other]["view"]["standing"]]
        if chance < 0.3 and idle:
            mover = rng.choice(idle)
            body = {"move": rng.choice(views[mover]["view"]["standing"]), "question": None}
        if chance > 0.85:
            person.ask("POST", f"/tables/{table}/undo", {"seat": rng.choice(seats)})
        else:
            person.post(f"/tables/{table}/moves", seat=mover, **body)


GAMES: list[tuple[str, Data, tuple[str, ...]]] = [
    ("maria", {}, MARIA),
    ("maria", {"variant": "advanced"}, MARIA),
    ("ancien_regime", {"players": 4}, MAJORS),
]


@pytest.fixture(scope="module", params=range(len(GAMES)), ids=["introductory", "advanced", "ancien_regime"])
def played(request: pytest.FixtureRequest, site: Site) -> tuple[Person, str, Fold]:
    """A game that is running, after some moves."""
    name, options, seats = GAMES[request.param]
    anna = site.guest("Anna")
    table = anna.create(name, options=options, seats=dict.fromkeys(seats, "mine"))["id"]
    play_at_random(anna, table, seats, 45, Random(1740 + request.param))
    return anna, table, fold_of(site, table)


def again(fold: Fold) -> Game:
    """The game before its first move, by the engine alone."""
    options: dict[str, Any] = {name: value for name, value in fold.head.options.items() if name != "board"}
    return new_game(fold.head.game, seed=fold.head.seed, **options)


def test_a_view_is_what_the_rules_show_the_seat(played: tuple[Person, str, Fold]) -> None:
    person, table, fold = played
    game = again(fold)
    for seat, move in fold.moves():
        game.play(seat, move)
    for eyes in (None, *game.seats):
        assert person.get(f"/tables/{table}/view{query(eyes)}")["view"] == game.view(eyes).to_json()


def test_a_log_has_the_events_that_the_seat_may_know(played: tuple[Person, str, Fold]) -> None:
    person, table, fold = played
    game = again(fold)
    for seat, move in fold.moves():
        game.play(seat, move)
    for eyes in (None, *game.seats):
        told = person.get(f"/tables/{table}/log{query(eyes)}")
        of_game = [event for event in told["events"] if not event["kind"].startswith("table.")]
        assert of_game == json.loads(json.dumps([event.to_json() for event in game.log(eyes)]))
        assert told["count"] == len(told["events"])
        assert all(eyes in event.get("audience", (eyes,)) for event in told["events"])


def frames(person: Person, table: str, eyes: Eyes) -> list[Data]:
    """A whole replay, page by page."""
    found: list[Data] = []
    while True:
        page = person.get(f"/tables/{table}/replay{query(eyes)}&first={len(found)}&count={PAGE}")
        found += page["shown"]
        if len(found) >= page["frames"]:
            assert [frame["number"] for frame in found] == list(range(page["frames"]))
            return found


def test_a_replay_tells_what_the_log_tells_and_no_more(played: tuple[Person, str, Fold]) -> None:
    """Its frames are the events of the log, each with the position that the seat saw then."""
    person, table, fold = played
    positions = seen_after(fold)
    for eyes in (None, *fold.places):
        shown = frames(person, table, eyes)
        log = person.get(f"/tables/{table}/log{query(eyes)}")["events"]
        assert [event for frame in shown for event in frame["events"]] == log
        assert all(frame["events"] for frame in shown)
        moments = [told.entry for told in fold.told if told.count(eyes)]
        for frame, entry in zip(shown, moments, strict=True):
            assert frame["position"] == positions[entry].get(eyes, {})


def seen_after(fold: Fold) -> list[dict[Eyes, Data]]:
    """What each perspective saw after each entry, by the engine alone."""
    game = again(fold)
    steps = {step.entry: step for step in fold.steps}
    seen: list[dict[Eyes, Data]] = []
    for entry in range(fold.number + 1):
        if entry in steps:
            game.play(steps[entry].made.seat, steps[entry].move)
        views = {eyes: json.loads(json.dumps(dict(game.view(eyes).position))) for eyes in (None, *game.seats)}
        seen.append(views if entry >= fold.started_at else {})
    return seen


def test_nobody_is_shown_the_frames_of_others(site: Site, played: tuple[Person, str, Fold]) -> None:
    _, table, fold = played
    stranger = site.guest("Stranger")
    for seat in fold.places:
        sentence = stranger.refused("GET", f"/tables/{table}/replay?seat={seat}", 403, "forbidden")
        assert sentence == f"what {seat} sees is not for you"
    assert "count" in stranger.refused("GET", f"/tables/{table}/replay?count=51", 422, "invalid")
    assert "all secrets" in stranger.refused("GET", f"/tables/{table}/journal", 409, "conflict")


def test_no_answer_before_the_end_has_the_seed(site: Site, played: tuple[Person, str, Fold]) -> None:
    person, table, fold = played
    paths = ["", "/view?seat=", "/log?seat=", "/replay?seat=", "/messages?seat="]
    texts = [
        person.ask("GET", f"/tables/{table}{path}{seat if path else ''}").text for path in paths for seat in fold.places
    ]
    texts += [
        site.ask("GET", f"/tables?game={fold.head.game}").text,
        person.ask("GET", f"/tables/{table}/journal").text,
    ]
    forms = (str(fold.head.seed), f"{fold.head.seed:x}")
    assert [text for text in texts if any(form in text for form in forms)] == []


# -- two worlds


def test_m6_7_a_replay_does_not_tell_that_others_divided_their_troops(tmp_path: Path) -> None:
    """The same game with and without a quiet move of Frederick: the others see the same frames."""
    game, rng = new_game("maria", seed=1740), Random(1740)
    while not game.standing(FREDERICK):
        decision = game.decisions()[0]
        game.play(decision.seat, rng.choice(decision.options))
    shown = [
        replays_of_others(tmp_path / name, game, divides) for name, divides in (("with", True), ("without", False))
    ]
    assert shown[0] == shown[1]


def replays_of_others(folder: Path, game: Game, divides: bool) -> list[object]:
    """What Louis and an onlooker see of a game, in which Frederick perhaps divides his troops, and then moves."""
    folder.mkdir()
    settings = settings_in(folder)
    tokens = put_in(settings, game)
    with serving(settings) as site:
        people = {seat: site.opened(tokens[seat], seat) for seat in (FREDERICK, LOUIS)}
        table = site.ask("GET", f"/links/{tokens[LOUIS]}").json()["table"]["id"]
        if divides:
            move = str(game.standing(FREDERICK)[0])
            people[FREDERICK].post(f"/tables/{table}/moves", seat=FREDERICK, move=move, question=None)
        people[LOUIS].post(f"/tables/{table}/messages", text="Bonjour", seat=LOUIS)
        seen: list[object] = [frames(people[LOUIS], table, eyes) for eyes in (LOUIS, None)]
        seen += [people[LOUIS].get(f"/tables/{table}/{path}") for path in ("log", f"view?seat={LOUIS}", "view")]
    names = {person.id: seat for seat, person in people.items()}
    text = json.dumps(seen)
    for person, seat in names.items():
        text = text.replace(person, seat)
    return list(json.loads(text))


# -- what the server says to others, and to its host


class Listening(logging.Handler):
    """Keeps everything that is logged."""

    def __init__(self) -> None:
        super().__init__(logging.INFO)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(logging.Formatter().format(record))


@pytest.fixture
def listening() -> Iterator[Listening]:
    """Everything that is logged, with all statements to the database: a host may look at those too."""
    handler, root = Listening(), logging.getLogger()
    loggers = [root, logging.getLogger("sqlalchemy")]
    levels = [logger.level for logger in loggers]
    root.addHandler(handler)
    for logger in loggers:
        logger.setLevel(logging.INFO)
    yield handler
    for logger, level in zip(loggers, levels, strict=True):
        logger.setLevel(level)
    root.removeHandler(handler)


def busy_evening(site: Site, monkeypatch: pytest.MonkeyPatch) -> tuple[list[str], list[httpx.Response]]:
    """People come, play, err and are refused; the database fails once. What of it is secret; and all refusals."""
    anna = site.account("Anna")
    answers = [site.ask("POST", "/sessions", {"name": "Anna", "password": "geheim" * 3})]
    berta = site.guest("Berta")
    table = anna.create(seats={FREDERICK: "mine", THERESA: "mine"}, public=False)["id"]
    link = anna.link(table, "player", LOUIS)["token"]
    answers.append(berta.ask("GET", f"/tables/{table}"))
    berta.post(f"/links/{link}/open")
    answers.append(site.ask("POST", f"/links/{link}/open", {"name": "Clara"}))
    anna.move(table, FREDERICK, "value 3")
    anna.post(f"/tables/{table}/messages", text="nobody else reads this", seat=FREDERICK)
    for body in (
        {"seat": FREDERICK, "move": "value 99", "question": 2},
        {"seat": LOUIS, "move": "value 1", "question": 1},
    ):
        answers.append(anna.ask("POST", f"/tables/{table}/moves", body))
    with berta.socket(table, LOUIS) as socket:
        socket.until(wire.Welcome)
        socket.send(wire.Play, move="city breslau", question=1)
        socket.connection.send("nonsense")
        socket.receive()
    answers.append(berta.ask("GET", f"/tables/{table}/view?seat={FREDERICK}"))
    with monkeypatch.context() as broken:
        broken.setattr(Database, "_transaction", _down)
        answers.append(
            anna.ask("POST", f"/tables/{table}/moves", {"seat": FREDERICK, "move": "value 1", "question": 2})
        )
    known = [anna.token, anna.csrf, berta.token, link, PASSWORD, "geheim", "nobody else reads this", "$argon2"]
    return [*known, str(fold_of(site, table).head.seed), site.settings.secret], answers


def _down(self: Database, work: object, *args: object, **kwargs: object) -> None:
    raise Unavailable('connection to server at "db.internal" failed for user "kabinett"')


def test_logs_and_refusals_hold_no_secret(
    tmp_path: Path, listening: Listening, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(settings_in(tmp_path)) as site:
        hidden, answers = busy_evening(site, monkeypatch)
    log = "\n".join(listening.lines)
    assert [secret for secret in hidden if secret in log] == []
    assert all(not answer.is_success for answer in answers)
    assert [answer.text for answer in answers if any(secret in answer.text for secret in hidden)] == []
    refusal(answers[-1], 503, "unavailable")
    assert answers[-1].json()["key"] == Unavailable.key
    assert "db.internal" not in answers[-1].text
    assert "db.internal" in log
    assert "INSERT INTO sessions" in log


def test_a_socket_says_no_more_of_the_database_either(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = site.guest()
    table = anna.create(seats=dict.fromkeys(MARIA, "mine"))["id"]
    with anna.socket(table, FREDERICK) as socket:
        socket.until(wire.Welcome)
        with monkeypatch.context() as broken:
            broken.setattr(Database, "_transaction", _down)
            answer = socket.send(wire.Play, move="value 1", question=1)
        assert isinstance(answer, wire.Refused)
        assert (answer.error, answer.key, answer.params) == ("unavailable", Unavailable.key, {})
        assert isinstance(socket.send(wire.Play, move="value 1", question=1), wire.Done)


def test_seeds_cannot_be_guessed(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who could guess a seed could prove it by the hash, and would know all cards."""
    drawn: list[int] = []
    randbits = secrets.randbits

    def watched(bits: int) -> int:
        drawn.append(bits)
        return randbits(bits)

    monkeypatch.setattr(secrets, "randbits", watched)
    anna = site.guest()
    tables = [anna.create()["seed_hash"] for _ in range(5)]
    assert drawn == [128] * 5
    assert len(set(tables)) == 5
