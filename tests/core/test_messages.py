"""Messages: the sentences of a game from its catalogue."""

from __future__ import annotations

from pathlib import Path

import pytest

from kabinett.core.errors import BadOption, because
from kabinett.core.events import Event, Param
from kabinett.core.fluent import Catalogue
from kabinett.core.messages import Kind, Messages
from kabinett.core.moves import Decision, Vocabulary
from kabinett.core.state import Outcome

CATALOGUE = """
list-comma = { ", " }
list-and = { " and " }
list-nobody = nobody
list-none = none
ended-game =
    { $winners_count ->
        [0] a draw
       *[other] { $winners } won
    }: { $reason } ({ $clause })
outcome-bid = the higher bid
decision-bid = { $coins ->
    [0] { $seat } has nothing to bid.
   *[other] { $seat } has { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }. How many?
}
option-value = bid { $value }
option-coin = the { $coin } of { $seat } for { $price }
option-bid_pass = bid nothing
event-game_ended =
    { $winners_count ->
        [0] a draw
       *[other] { $winners } won
    }, because of { $reason }.
event-bid_made =
    { $seat } bids { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }, { SIGNED($change) }.
event-seen = { $seats } saw { $coin }.
event-played = { $seat } played { $cards }.
event-told = { $clause_id ->
    [X2_1] { $seat } was told by way of exception.
   *[other] { $seat } was told.
}
why-not_asked = waiting for { $waiting }
refusal-poor = { $seat } has { $coins }
refusal-game_over = the game is over
refusal-far = did you mean { $near }?
"""
RULES = "## X1 Bids\n\n- **X1.1** Who has coins bids.\n"


@pytest.fixture
def texts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Messages:
    """The sentences of a game whose package is made for this test."""
    package = f"toy_{tmp_path.name}"
    data = tmp_path / package / "data"
    (data / "rules").mkdir(parents=True)
    (data.parent / "__init__.py").touch()
    (data / "rules" / "en.md").write_text(RULES, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    names = {"left": "Left Player", "right": "Right Player", "gold": "Gold"}
    kinds: dict[str, Kind] = {"coin": {"gold": "golden coin"}, "seats": str.upper}
    return Messages(package, Catalogue("en", {"toy.ftl": CATALOGUE}), names, kinds, {"left": "the left player"})


@pytest.mark.parametrize(
    ("params", "sentence"),
    [
        ({"seat": "left", "coins": 1}, "The left player has 1 coin. How many?"),
        ({"seat": "right", "coins": 2}, "Right Player has 2 coins. How many?"),
        ({"seat": "right", "coins": 0}, "Right Player has nothing to bid."),
        ({"seat": "right", "coins": -3}, "Right Player has −3 coins. How many?"),
    ],
)
def test_decisions(texts: Messages, params: dict[str, str | int], sentence: str) -> None:
    assert texts.decision(Decision("left", "bid", "X1.1", (), **params)) == sentence


def test_options(texts: Messages) -> None:
    vocabulary = Vocabulary()
    (two,), (gold,), none = (
        vocabulary.verbs("value", ["2"]),
        vocabulary.verbs("coin", ["gold"]),
        vocabulary.verb("pass"),
    )
    decision = Decision("left", "bid", "X1.1", (two, gold, none), seat="left")
    assert texts.option(decision, two) == "bid 2"
    assert texts.option(decision, gold, price=5) == "the golden coin of the left player for 5"
    assert texts.option(decision, none) == "bid nothing"


@pytest.mark.parametrize(
    ("kind", "clause", "params", "sentence"),
    [
        (
            "bid_made",
            "X1.1",
            {"seat": "left", "count": 1, "change": -1},
            "The left player bids 1 coin, −1.",
        ),
        (
            "bid_made",
            "X1.1",
            {"seat": "left", "count": 4, "change": 3},
            "The left player bids 4 coins, +3.",
        ),
        ("seen", "X1.1", {"seats": ("left", "right"), "coin": "silver"}, "LEFT, RIGHT saw silver."),
        ("seen", "X1.1", {"seats": (), "coin": "gold"}, "Nobody saw golden coin."),
        ("played", "X1.1", {"seat": "right", "cards": ()}, "Right Player played none."),
        ("told", "X1", {"seat": "right"}, "Right Player was told."),
        ("told", "X2.1", {"seat": "right"}, "Right Player was told by way of exception."),
        ("game_ended", "X1.3", {"winners": (), "reason": "bid"}, "A draw, because of the higher bid."),
        (
            "game_ended",
            "X1.3",
            {"winners": ("left", "right"), "reason": "bid"},
            "Left Player and Right Player won, because of the higher bid.",
        ),
    ],
)
def test_events(texts: Messages, kind: str, clause: str, params: dict[str, Param], sentence: str) -> None:
    assert texts.event(Event(kind, clause, params)) == sentence


def test_refusals(texts: Messages) -> None:
    """The game's own sentence comes before the kernel's."""
    assert texts.refusal(because("X1", "not_asked", seat="left", waiting="left, right")) == (
        "waiting for Left Player, Right Player"
    )
    assert texts.refusal(because("X1", "poor", seat="right", coins=1)) == "Right Player has 1"
    assert texts.refusal(because("X1", "game_over")) == "the game is over"


def test_what_could_be_typed_is_shown_as_it_is_typed(texts: Messages) -> None:
    assert texts.refusal(because("X1", "far", near="left")) == "did you mean left?"


def test_outcome(texts: Messages) -> None:
    assert texts.outcome(Outcome(("left",), "bid", "X1.3")) == "Left Player won: the higher bid (X1.3)"


def test_names(texts: Messages) -> None:
    """Alone, inside a sentence, and by kind."""
    assert (texts.name("left"), texts.called("seat", "left")) == ("Left Player", "the left player")
    assert (texts.name("gold"), texts.called("coin", "gold"), texts.called("coin", "left")) == (
        "Gold",
        "golden coin",
        "the left player",
    )


def test_rules(texts: Messages) -> None:
    assert texts.explanation("X1.1") == "**X1.1** Who has coins bids."
    with pytest.raises(BadOption, match="no clause 'X9'"):
        texts.explanation("X9")
