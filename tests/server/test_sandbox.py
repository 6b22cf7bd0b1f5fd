"""Sandboxes: what might have been, tried by one person; never the truth of what he did not know."""

from __future__ import annotations

import json
import secrets
from random import Random

import pytest

from kabinett import wire
from kabinett.core.dice import Dice
from kabinett.core.game import Game
from kabinett.core.ruleset import AnyRuleset
from kabinett.games import new_game
from kabinett.server.errors import Refusal
from kabinett.server.fold import Head
from kabinett.server.sandbox import Moment
from tests.server.tables import Paper, make_head
from tests.server.web import MARIA, Data, Person, Site

THERESA, FREDERICK, LOUIS = MARIA
ALL_MINE = dict.fromkeys(MARIA, "mine")
GAMES: dict[str, Data] = {
    "introductory": {"game": "maria", "variant": "introductory"},
    "advanced": {"game": "maria", "variant": "advanced"},
    "coalitions": {"game": "ancien_regime"},
}


def after(moves: int, seed: int, **chosen: str) -> Game:
    """A game after so many moves by people who do not think."""
    game, rng = new_game(**chosen, seed=seed), Random(seed)
    for _ in range(moves):
        decision = rng.choice(game.decisions())
        game.play(decision.seat, rng.choice(decision.options))
    return game


# -- what is drawn


def beginning_at(rules: AnyRuleset, state: object) -> Paper:
    """A table whose game begins at this state."""
    paper = Paper(make_head(Game(rules, 1, rules.to_json(state))), dict.fromkeys(rules.seats, "anna"))
    if not paper.fold.started:
        paper.start()
    return paper


def drawn(paper: Paper, who: str | None, moment: int = -1) -> Head:
    """The head of a sandbox from a moment that this perspective saw."""
    moments = Moment(paper.fold, who, 0)._replay.moments
    return Moment(paper.fold, who, range(len(moments))[moment]).drawn("anna", 0)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("moves", [30, 150])
def test_what_a_perspective_does_not_know_has_no_say(name: str, moves: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two tables whose states look the same to it, and differ in what it may not know: with the same dice the same
    sandboxes come of both. So whatever is secret, how often each sandbox comes does not depend on it."""
    game = after(moves, 1740, **GAMES[name])
    rules = game.rules
    for who in (None, *rules.seats):
        view = rules.view(game.state, who)
        states = [game.state, *(rules.sample(view, Dice.from_seed(seed)) for seed in (1, 2))]
        assert len({rules.digest(state) for state in states}) == 3
        tables = [beginning_at(rules, state) for state in states]
        for bits in (7, 8, 9):
            monkeypatch.setattr(secrets, "randbits", lambda _, bits=bits: bits)
            starts = [json.dumps(drawn(table, who).start) for table in tables]
            assert len(set(starts)) == 1, who


@pytest.mark.parametrize("name", GAMES)
def test_what_a_perspective_knows_stays(name: str) -> None:
    game = after(60, 1763, **GAMES[name])
    rules, paper = game.rules, beginning_at(game.rules, game.state)
    for who in (None, *rules.seats):
        head = drawn(paper, who)
        assert head.start is not None
        tried = rules.load(head.start)
        assert rules.view(tried, who) == rules.view(game.state, who)


@pytest.mark.parametrize("name", GAMES)
def test_each_sandbox_has_shuffles_of_its_own(name: str) -> None:
    """Neither the dice of the true game nor those of another sandbox."""
    game = after(30, 1763, **GAMES[name])
    rules, paper = game.rules, beginning_at(game.rules, game.state)
    starts = [drawn(paper, rules.seats[0]).start or {} for _ in range(3)]
    keys = {json.dumps(start["dice"]["key"]) for start in [rules.to_json(game.state), *starts]}
    piles = {json.dumps(start["pile"]) for start in [rules.to_json(game.state), *starts]}
    assert len(keys) == len(piles) == 4


def test_an_earlier_moment_is_as_it_was_then() -> None:
    game = after(0, 1740, **GAMES["advanced"])
    rules, paper = game.rules, beginning_at(game.rules, game.state)
    seen = {}
    for _ in range(60):
        seat, question = next(iter(paper.fold.asked().items()))
        assert question.decision is not None
        paper.play(seat, str(question.decision.options[0]))
        moments = Moment(paper.fold, seat, 0)._replay.moments
        assert paper.fold.state is not None
        if moments[-1] == paper.fold.number:
            seen[len(moments) - 1, seat] = rules.view(paper.fold.state, seat)
    assert len(seen) > 40
    for (moment, seat), view in seen.items():
        start = drawn(paper, seat, moment).start
        assert start is not None
        assert rules.view(rules.load(start), seat).position == view.position


def test_a_game_that_is_over_can_be_tried_from_before_its_end() -> None:
    paper, rng = Paper(make_head(seed=4)), Random(4)
    paper.start()
    while asked := paper.fold.asked():
        seat, question = rng.choice(list(asked.items()))
        assert question.decision is not None
        paper.play(seat, str(rng.choice(question.decision.options)))
    with pytest.raises(Refusal, match="the game is over"):
        drawn(paper, FREDERICK)
    start = drawn(paper, FREDERICK, -2).start
    assert start is not None
    assert start["outcome"] is None


# -- on a server


def sandbox(person: Person, table: str, seat: str | None, moment: int) -> Data:
    return person.post(f"/tables/{table}/sandbox", seat=seat, moment=moment)


def last_moment(person: Person, table: str, seat: str | None) -> int:
    query = f"?seat={seat}" if seat else ""
    return int(person.get(f"/tables/{table}/replay{query}")["frames"]) - 1


def test_a_sandbox_is_a_private_table_of_one(site: Site) -> None:
    anna, berta = site.guest("Anna"), site.guest("Berta")
    table = anna.create(seats={FREDERICK: "mine", LOUIS: "bot random", THERESA: "bot random"}, name="Silesia")["id"]
    made = sandbox(anna, table, FREDERICK, last_moment(anna, table, FREDERICK))
    assert (made["sandbox_of"], made["name"], made["status"], made["public"]) == (table, "Silesia", "running", False)
    assert {place["player"] for place in made["seats"].values()} == {anna.id}
    assert anna.get(f"/tables/{table}")["sandbox_of"] is None
    for seat in MARIA:
        anna.move(made["id"], seat)
    berta.refused("GET", f"/tables/{made['id']}", 404, "unknown")
    assert anna.post(f"/tables/{made['id']}/close")["status"] == "ended"


def test_sandboxes_are_listed_apart(site: Site) -> None:
    anna = site.guest("Anna")
    table = anna.create(seats=ALL_MINE)["id"]
    made = sandbox(anna, table, None, last_moment(anna, table, None))["id"]

    def listed(query: str) -> list[str]:
        return [entry["id"] for entry in anna.get(f"/tables?mine=true{query}")["tables"]]

    assert listed("") == [table]
    assert listed("&sandbox=true") == [made]
    assert listed("&sandbox=true&status=ended") == []
    (entry,) = anna.get("/tables?mine=true&sandbox=true")["tables"]
    assert (entry["sandbox_of"], entry["your_move"]) == (table, True)


def test_nobody_looks_through_the_eyes_of_others_by_a_sandbox(site: Site) -> None:
    anna, berta = site.guest("Anna"), site.guest("Berta")
    table = anna.create(seats=ALL_MINE)["id"]
    hidden = anna.create(seats=ALL_MINE, public=False)["id"]
    body = {"seat": FREDERICK, "moment": 0}
    berta.refused("POST", f"/tables/{table}/sandbox", 403, "forbidden", body)
    berta.refused("POST", f"/tables/{hidden}/sandbox", 404, "unknown", body)
    site.refused("POST", f"/tables/{table}/sandbox", 401, "unauthorised", body)
    assert sandbox(berta, table, None, last_moment(berta, table, None))["sandbox_of"] == table
    anna.post(f"/tables/{table}/close")
    assert sandbox(berta, table, FREDERICK, last_moment(anna, table, FREDERICK) - 1)["host"] == berta.id


def test_a_moment_without_a_position_is_refused(site: Site) -> None:
    anna = site.guest("Anna")
    table = anna.create(seats=ALL_MINE)["id"]
    frames = last_moment(anna, table, FREDERICK) + 1
    path = f"/tables/{table}/sandbox"
    assert "not begun" in anna.refused("POST", path, 409, "conflict", {"seat": FREDERICK, "moment": 0})
    sentence = anna.refused("POST", path, 404, "unknown", {"seat": FREDERICK, "moment": frames})
    assert f"{frames} moments" in sentence
    assert anna.ask("POST", path, {"seat": FREDERICK, "moment": frames - 1}).status_code == 201


def test_nobody_is_told_of_a_sandbox(site: Site) -> None:
    anna = site.guest("Anna")
    with site.wire("/me/socket", {"Authorization": f"Bearer {anna.token}"}) as own:
        table = anna.create(seats=ALL_MINE)["id"]
        assert json.loads(own.connection.recv(10))["table"] == table
        made = sandbox(anna, table, None, last_moment(anna, table, None))["id"]
        anna.move(made, FREDERICK)
        other = anna.create(seats=ALL_MINE)["id"]
        told = [json.loads(own.connection.recv(10))["table"] for _ in range(5)]
    assert set(told) == {table, other}


def test_a_sandbox_of_a_sandbox(site: Site) -> None:
    anna = site.guest("Anna")
    table = anna.create(seats=ALL_MINE)["id"]
    first = sandbox(anna, table, None, last_moment(anna, table, None))["id"]
    anna.move(first, LOUIS)
    second = sandbox(anna, first, LOUIS, last_moment(anna, first, LOUIS))
    assert second["sandbox_of"] == first
    with anna.socket(second["id"], LOUIS) as socket:
        assert socket.until(wire.Welcome).table["sandbox_of"] == first
