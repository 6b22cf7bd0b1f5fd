"""What happens at a table besides its game, in words."""

from __future__ import annotations

from itertools import product
from typing import get_args, get_type_hints

import pytest

from kabinett.bots import LEVELS
from kabinett.core.events import Event, Param
from kabinett.core.state import Outcome
from kabinett.server.entries import Ended, Requested, Seated
from kabinett.tabletexts import TableTexts, is_of_table
from tests.catalogues import sections

TEXTS = TableTexts(lambda seat: seat.title())
PEOPLE = {"p1": "Anna"}
WHATS = get_args(get_type_hints(Requested)["what"])
REASONS = get_args(get_type_hints(Ended)["reason"])
SEATED = [f"seat_{why}" for why in get_args(get_type_hints(Seated)["why"])]
ASKED = [f"{what}_{word}" for what, word in product(WHATS, ("requested", "agreed", "declined", "withdrawn"))]
OTHERS = ["started", "undone", "paused", "resumed", "time_lapsed", "time_out", "ended"]


def said(kind: str, **params: Param) -> str:
    return TEXTS.event(Event(f"table.{kind}", "", params), PEOPLE)


@pytest.mark.parametrize("kind", [*SEATED, *ASKED, *OTHERS])
def test_every_event_of_a_table_has_a_sentence(kind: str) -> None:
    params: dict[str, Param] = {"seat": "austria", "other": "france", "person": "p1", "bot": "random", "agreed": 1}
    sentence = said(kind, **params, failed="cadet", winners=("france",), reason="agreed")
    assert sentence.endswith(".")
    assert "p1" not in sentence
    assert sentence[0].isupper()


def test_there_is_no_sentence_for_nothing() -> None:
    words = sections("table")
    assert set(words["table"]) == {*SEATED, *ASKED, *OTHERS}
    assert set(words["outcome"]) == set(REASONS)
    assert set(words["request"]) == set(WHATS)
    assert set(words["level"]) == set(LEVELS)
    assert words.keys() == {"table", "outcome", "request", "level", "person"}


@pytest.mark.parametrize(
    ("sentence", "kind", "params"),
    [
        ("Anna takes the seat Austria.", "seat_taken", {"seat": "austria", "person": "p1"}),
        ("Somebody who has left takes the seat Austria.", "seat_taken", {"seat": "austria", "person": "p2"}),
        ("Anna plays Austria from now on.", "seat_handed", {"seat": "austria", "person": "p1"}),
        ("A bot (random) plays Austria from now on.", "seat_handed", {"seat": "austria", "bot": "random"}),
        ("A bot (stoat) plays Austria from now on.", "seat_handed", {"seat": "austria", "bot": "stoat"}),
        (
            "The bot (marshal) that played Austria has failed; a bot (cadet) plays on.",
            "seat_failed",
            {"seat": "austria", "bot": "cadet", "failed": "marshal"},
        ),
        ("Austria takes a move back.", "undone", {"seat": "austria", "agreed": 0}),
        ("Austria takes moves back; the others have agreed.", "undone", {"seat": "austria", "agreed": 1}),
        ("Austria declines the pause that France asked for.", "pause_declined", {"seat": "austria", "other": "france"}),
        ("The game is over: the host has closed the table.", "ended", {"winners": (), "reason": "closed"}),
    ],
)
def test_names_are_filled_in(sentence: str, kind: str, params: dict[str, Param]) -> None:
    assert said(kind, **params) == sentence


def test_an_end_that_no_rule_makes() -> None:
    outcome = Outcome(("france", "spain"), "resigned", "")
    assert TEXTS.ended(outcome) == "The game is over: all others have resigned; France and Spain won."
    assert TEXTS.request("end") == "to end the game without a winner"


def test_events_of_the_game_are_not_of_the_table() -> None:
    assert is_of_table(Event("table.paused", "", {}))
    assert not is_of_table(Event("troops_assigned", "M4.9", {}))
