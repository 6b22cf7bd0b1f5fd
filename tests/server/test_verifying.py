"""Games that are over can be verified by anybody who may see them: seed, moves, what was told, state and outcome."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest

from kabinett.core.dice import seed_hash
from kabinett.server import entries
from kabinett.server.errors import Refusal
from kabinett.server.fold import Step
from kabinett.server.verifying import Verdict, Verification
from tests.server.tables import FR2, SEED, Paper, make_head
from tests.server.web import MARIA, Site

ALL_MINE = dict.fromkeys(MARIA, "mine")


@pytest.fixture(scope="module")
def played() -> Paper:
    """A whole game, with some moves taken back."""
    paper, rng = Paper(make_head()), Random(SEED)
    paper.start()
    while asked := paper.fold.asked():
        seat, question = rng.choice(list(asked.items()))
        assert question.decision is not None
        paper.play(seat, str(rng.choice(question.decision.options)))
        if rng.random() < 0.1 and not paper.fold.outcome:
            with suppress(Refusal):
                paper.undo(seat)
    return paper


def stored(paper: Paper) -> dict[int, bytes | None]:
    return {row.number: row.events for row in paper.rows}


def failed(verdict: Verdict) -> dict[str, int | None]:
    """What does not hold, and from which move on."""
    return {check.check: check.move for check in verdict.checks if not check.passed}


def test_an_honest_game(played: Paper) -> None:
    assert any(isinstance(entries.read(row.body), entries.Undone) for row in played.rows)
    verdict = Verification(played.fold).run(stored(played), seed_hash(SEED))
    assert failed(verdict) == {}
    assert [check.check for check in verdict.checks] == ["seed", "moves", "events", "state", "outcome"]
    assert (verdict.seed, verdict.seed_hash, verdict.from_seed) == (str(SEED), seed_hash(SEED), True)
    assert verdict.moves == len(played.fold.steps) > 100


def test_another_seed_than_was_promised(played: Paper) -> None:
    verdict = Verification(played.fold).run(stored(played), seed_hash(SEED + 1))
    assert failed(verdict) == {"seed": None}


def test_a_move_that_was_put_in(played: Paper) -> None:
    verification = Verification(played.fold)
    step = verification._steps[50]
    verification._steps[50] = Step(step.entry, "city breslau", step.made._replace(seat=FR2))
    assert failed(verification.run(stored(played), None))["moves"] == 51


def test_something_that_was_told_and_did_not_happen(played: Paper) -> None:
    told = stored(played)
    number, step = next((n, s) for n, s in enumerate(played.fold.steps) if n > 30 and told[s.entry])
    told[step.entry] = b"[]"
    assert failed(Verification(played.fold).run(told, None)) == {"events": number + 1}


def test_a_state_that_the_moves_do_not_lead_to(played: Paper) -> None:
    verification = Verification(played.fold)
    verification._end = {"state": "0" * 16, "outcome": None}
    assert failed(verification.run(stored(played), None)) == {"state": None, "outcome": None}


# -- on a server


def test_anybody_may_verify_a_public_game_that_is_over(site: Site) -> None:
    anna, berta = site.guest("Anna"), site.guest("Berta")
    table = anna.create(seats=ALL_MINE)
    path = f"/tables/{table['id']}/verify"
    for seat in MARIA:
        anna.move(table["id"], seat)
    assert "when the game is over" in berta.refused("GET", path, 409, "conflict")
    anna.post(f"/tables/{table['id']}/close")
    verdict = berta.get(f"{path}?seed_hash={table['seed_hash']}")
    assert all(check["passed"] for check in verdict["checks"])
    assert (verdict["moves"], verdict["seed_hash"]) == (3, table["seed_hash"])
    assert not berta.get(f"{path}?seed_hash={'0' * 64}")["checks"][0]["passed"]
    berta.refused("GET", f"{path}?seed_hash=nonsense", 422, "invalid")


def test_a_table_that_never_began_has_nothing_to_verify(site: Site) -> None:
    anna = site.guest("Anna")
    table = anna.create(seats={MARIA[0]: "mine"})["id"]
    anna.post(f"/tables/{table}/close")
    assert "not begun" in anna.refused("GET", f"/tables/{table}/verify", 409, "conflict")


def test_a_private_game_is_verified_by_its_people(site: Site) -> None:
    anna, berta = site.guest("Anna"), site.guest("Berta")
    table = anna.create(seats=ALL_MINE, public=False)["id"]
    anna.post(f"/tables/{table}/close")
    berta.refused("GET", f"/tables/{table}/verify", 404, "unknown")
    tried = anna.post(f"/tables/{table}/sandbox", moment=4)["id"]
    anna.post(f"/tables/{tried}/close")
    assert anna.get(f"/tables/{tried}/verify")["from_seed"] is False
