"""Everything that happens and is asked can be said, in words that a player knows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

import kabinett.maria
from kabinett.core.events import Event
from kabinett.core.moves import Decision
from kabinett.maria.board import POWER_IDS
from kabinett.maria.setting import setting
from kabinett.maria.texts import Texts
from tests.catalogues import sections
from tests.maria.players import Plan
from tests.sentences import TOLD, Said, Sentences, check_form, check_no_ids, check_seen, files, gathered, words

PLANS = [
    Plan(players, policy, seed, start, "advanced", politics)
    for seed, (players, policy, start, politics) in enumerate(
        (players, policy, start, politics)
        for players in (2, 3)
        for policy, start in (("warlike", ""), ("restless", ""), ("warlike", "silesia"), ("warlike", "defection"))
        for politics in ("standard", "optional")
    )
] + [Plan(players, "warlike", seed, "corps", "advanced") for players in (2, 3) for seed in (7, 8)]
# Ids and what is left of a template: a name is written otherwise, a political card has its id in brackets.
RAW = re.compile(rf"[a-z]_[a-z]|[{{}}]|\b({'|'.join(POWER_IDS)}|frederick|karl|franz)\b|(?<!\()\b4[1-4][a-fx]\b")
# Events whose kind is put together where they are told, or that the kernel tells.
COMPOSED = {"offer_accepted", "offer_declined", "offer_withdrawn", "reduction_withdrawn", "game_ended"}
SOURCES = "\n".join(files(kabinett.maria))


def said(plan: Plan) -> Iterator[Said]:
    """Every sentence of a game, with its section and key."""
    game = plan.begin()
    texts = Texts(setting("advanced", plan.players, None, plan.politics))
    asked: tuple[Decision, ...] = ()
    for events in plan.moves(game):
        for event in events:
            yield "event", event.kind, texts.event(event)
        if asked != game.decisions():
            asked = game.decisions()
            for decision in asked:
                yield "decision", decision.kind, texts.decision(decision)
                yield from (("option", move.verb, texts.option(decision, move)) for move in decision.options)
    assert game.outcome
    yield "outcome", game.outcome.reason, texts.outcome(game.outcome)


@cache
def sentences() -> Sentences:
    """The different sentences of all games, by section and key."""
    return gathered(sentence for plan in PLANS for sentence in said(plan))


def test_no_sentence_shows_an_id() -> None:
    check_no_ids(sentences(), RAW)


def test_sentences_begin_with_a_capital_and_end() -> None:
    check_form(sentences())


@pytest.mark.parametrize(("section", "few"), [("event", 12), ("decision", 6)])
def test_these_games_show_nearly_all_that_can_happen(section: str, few: int) -> None:
    """Otherwise the other tests would see too little."""
    check_seen(sentences(), section, _kinds(section), few)


def _kinds(section: str) -> set[str]:
    """The kinds of events and decisions that the rules know, from their source."""
    decision = r"Decision\(\s*[^\"]+?\"(\w+)\",\s*(?:\"M|self\.clause)"
    return words({"event": TOLD, "decision": decision}[section], SOURCES)


@pytest.mark.parametrize("section", ["event", "decision"])
def test_every_kind_has_its_sentence(section: str) -> None:
    kinds = _kinds(section)
    assert len(kinds) > 20
    assert kinds <= sections("maria")[section].keys()


def test_every_sentence_has_its_event() -> None:
    assert set(sections("maria")["event"]) == _kinds("event") | COMPOSED


def test_every_word_has_its_option() -> None:
    verbs = {move.verb for move in setting("advanced", 3, None).moves.vocabulary.moves}
    own = {f"{decision}_{verb}" for decision in sections("maria")["decision"] for verb in verbs}
    assert set(sections("maria")["option"]) <= verbs | own


def test_every_option_has_its_words() -> None:
    """A verb of several decisions (decline) has words in each of them."""
    texts = Texts(setting("advanced", 3, None))
    moves = texts.setting.moves
    kinds = {"consent": "neipperg", "peace_offer": "", "peace_answer": "", "general_entry": "neipperg"}
    words = {
        texts.option(Decision("frederick", kind, "M1", (moves.decline,), piece=piece), moves.decline)
        for kind, piece in kinds.items()
    }
    assert len(words) == len(kinds)


@pytest.mark.parametrize(
    ("kind", "params", "sentence"),
    [
        ("card_placed", {"power": "pragmatic", "count": 0}, "The Pragmatic Army puts no card on the display."),
        ("saxony_status", {"status": "austrian_ally"}, "Saxony is now Austria's ally."),
        ("trump", {"suit": "hearts"}, "Trump is ♥ hearts."),
        ("trump", {"suit": "none"}, "There is no trump suit this turn."),
        ("card_chosen", {"power": "prussia", "political": "41a"}, "Prussia chooses Military Aid (41a)."),
        (
            "marker_moved",
            {"track": "russia", "box": "RU+1"},
            "The marker of Russia is now on RU+1 (Prussia: corps; Austria: +1 card).",
        ),
        (
            "voted",
            {"power": "prussia", "city": "berlin", "candidate": "karl"},
            "Prussia votes with Berlin for Karl Albrecht of Bavaria.",
        ),
        (
            "income_changed",
            {"power": "france", "number": -1, "political": "41e"},
            "War of Jenkins' Ear (41e): the income of France changes by −1 card.",
        ),
        (
            "offer_made",
            {
                "number": 3,
                "by": "louis_xv",
                "to": "frederick",
                "clauses": (
                    "vote prussia karl",
                    "politics prussia 43b russia:left",
                    "keep_out prussia silesia until 4",
                ),
            },
            "Offer 3, Louis XV to Frederick: Prussia votes for Karl Albrecht of Bavaria; Prussia chooses the card "
            "Alexis Bestuzhev (43b) and uses exactly this of it: Russia left; no Prussian piece enters Silesia until "
            "the end of turn 4.",
        ),
    ],
)
def test_events_in_words(kind: str, params: dict[str, str | int | tuple[str, ...]], sentence: str) -> None:
    assert Texts(setting("advanced", 3, None)).event(Event(kind, "M1", params)) == sentence


def test_who_takes_saxony_over_has_not_drawn_its_cards() -> None:
    event = Event("cards_seen", "M2.10", {"power": "saxony", "cards": ("H3", "R")})
    words = Texts(setting("advanced", 3, None)).event(event)
    assert words == "You play Saxony from now on; its cards: ♥3, Reserve."
