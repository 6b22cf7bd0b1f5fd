"""Everything that happens and is asked can be said, in words that a player knows."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product

import pytest

import kabinett.ancien_regime
from kabinett.ancien_regime.board import POWER_IDS, SCENARIOS
from kabinett.ancien_regime.rules import AncienRegime
from kabinett.ancien_regime.setting import PLAYERS, setting
from kabinett.ancien_regime.texts import Texts, messages
from kabinett.bots import RandomBot
from kabinett.core.events import Event, Param
from kabinett.core.game import Game
from kabinett.core.moves import Decision
from tests.catalogues import sections
from tests.sentences import TOLD, Said, Sentences, check_form, check_no_ids, check_seen, files, gathered, words

SEEDS = range(3)
ROUNDS = 30
# Ids and what is left of a template: a name is written otherwise.
RAW = re.compile(rf"[a-z]_[a-z0-9]|[{{}}]|\b({'|'.join(POWER_IDS)}|stuart|None)\b")
SOURCES = "\n".join(files(kabinett.ancien_regime))
WORDS = sections("ancien_regime")
# Events whose kind is put together where they are told.
COMPOSED = {
    f"{what}_{answer}"
    for whats, answers in (
        (("passage", "consent"), ("granted", "refused")),
        (("money", "cards"), ("accepted", "declined")),
        (("general",), ("sailed", "marched", "passed")),
        (("turn",), ("granted", "refused")),
    )
    for what in whats
    for answer in answers
}
COMPOSED_DECISIONS = {"offered_money", "offered_cards"}


class Speech:
    """The sentences of one game, each made once."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.known: set[object] = set()

    def new(self, *key: object) -> bool:
        """Whether this has not been said yet."""
        if key in self.known:
            return False
        self.known.add(key)
        return True

    def events(self, events: Sequence[Event]) -> Iterator[Said]:
        """What the log says."""
        for event in events:
            if self.new(event.kind, event.clause, *event.params.items()):
                yield "event", event.kind, self.texts.event(event)

    def decision(self, decision: Decision) -> Iterator[Said]:
        """A question with its options, whose key is decision and verb."""
        case = (decision.kind, *decision.params.items())
        if self.new(case):
            yield "decision", decision.kind, self.texts.decision(decision)
        for move in decision.options:
            if self.new(case, move.id):
                yield "option", f"{decision.kind} {move.verb}", self.texts.option(decision, move)


def said(scenario: int, players: int, seed: int) -> Iterator[Said]:
    """What is said in a game, with its section and key."""
    rules = setting(scenario, players, ROUNDS, None)
    game = Game(AncienRegime(rules), seed)
    bots = {seat: RandomBot(game.rules, f"{seed} {seat}") for seat in game.seats}
    speech = Speech(Texts(rules))
    yield from speech.events(game.events)
    while asked := game.decisions():
        for decision in asked:
            yield from speech.decision(decision)
        seat, chosen = asked[0].seat, bots[asked[0].seat].choose(None, asked[0])
        yield from speech.events(game.play(seat, chosen))
        if asked[0].kind == "frederick":
            speech = Speech(Texts(rules, str(chosen.arg)))
    assert game.outcome
    yield "outcome", game.outcome.reason, speech.texts.outcome(game.outcome)


@cache
def sentences() -> Sentences:
    """The different sentences of all games, by section and key."""
    games = product(SCENARIOS, PLAYERS, SEEDS)
    return gathered(sentence for game in games for sentence in said(*game))


def test_no_sentence_shows_an_id() -> None:
    check_no_ids(sentences(), RAW)


def test_sentences_begin_with_a_capital_and_end() -> None:
    check_form(sentences())


@pytest.mark.parametrize(("section", "few"), [("event", 6), ("decision", 4)])
def test_these_games_show_nearly_all_that_can_happen(section: str, few: int) -> None:
    """Otherwise the other tests would see too little."""
    check_seen(sentences(), section, _kinds(section), few)


def _kinds(section: str) -> set[str]:
    """The kinds of events and decisions that the rules know, from their source."""
    patterns = {
        "event": TOLD,
        "decision": r"Decision\(\s*[^\"]+?\"(\w+)\",\s*(?:\"C|self\.clause)|_decision\([^\"]+?\"(\w+)\"",
    }
    chosen = {
        "event": r"\"(\w+)\" if [^\n]+ else \"(\w+)\", (?:clause|\"C)",
        "decision": r"kind(?:, clause)? = \(?\"(\w+)\"(?:, \"C[\d.]+\"\))? if [^\n]+ else \(?\"(\w+)\"",
    }
    found = words(patterns[section], SOURCES) | words(chosen[section], SOURCES)
    return found | COMPOSED if section == "event" else (found | COMPOSED_DECISIONS) - COMPOSED


@pytest.mark.parametrize("section", ["event", "decision"])
def test_every_kind_has_its_sentence_and_every_sentence_its_kind(section: str) -> None:
    kinds, keys = _kinds(section), set(WORDS[section])
    assert len(kinds) > 30
    assert kinds <= keys
    own = {"game_ended", "influence_gained_minor"}
    assert keys - kinds <= own
    assert {kind for part, kind in sentences() if part == section} <= kinds | own


def test_every_option_has_its_words_and_every_word_its_option() -> None:
    """A verb of several decisions (decline) has words in each of them."""
    texts = Texts(setting(1740, 7, 0, None))
    verbs = {move.verb for move in texts.setting.moves.vocabulary.moves}
    own = {f"{decision}_{verb}" for decision in WORDS["decision"] for verb in verbs}
    keys = set(WORDS["option"])
    assert keys - verbs - own == set()
    for verb in ("accept", "decline", "stop", "pass"):
        assert verb not in keys
    for key in [key for part, key in sentences() if part == "option"]:
        decision, verb = key.split()
        assert {verb, f"{decision}_{verb}"} & keys


def test_every_status_action_and_side_is_used() -> None:
    everything = " ".join(sentence for group in sentences().values() for sentence in group)
    for section in ("status", "action", "side"):
        assert [words for words in messages().section(section).values() if words not in everything] == []


def test_outcomes() -> None:
    texts = Texts(setting(1740, 7, 0, None))
    assert set(WORDS["outcome"]) == set(re.findall(r"Outcome\(.+, \"(\w+)\", \"C", SOURCES))
    ended = texts.event(Event("game_ended", "C4.1", {"winners": ("ottoman",), "reason": "influence"}))
    assert ended == "The game is over: Ottoman Empire won; it has enough Influence."


@pytest.mark.parametrize(
    ("kind", "clause", "params", "sentence"),
    [
        ("status_chosen", "C7.3.3", {"power": "spain", "status": "french"}, "Spain chooses the French Coalition."),
        ("status_changed", "C7.10", {"power": "ottoman", "status": "neutral"},
         "The Ottoman Empire is Neutral now."),
        ("hand_seen", "C12.7.4", {"power": "russia", "cards": ()}, "The hand of Russia: none."),
        ("cards_seen", "C9.2.1", {"power": "france", "cards": ("3",)}, "France drew a 3."),
        ("cards_seen", "C9.4.2", {"power": "france", "cards": ("3", "5")}, "France received a 3, a 5."),
        ("morale_changed", "C10.5.5", {"power": "france", "change": -1, "morale": 4}, "Morale of France: −1, now 4."),
        ("morale_changed", "C9.8.4", {"power": "france", "change": 2, "morale": 4}, "Morale of France: +2, now 4."),
        ("money_gained", "C9.3.1", {"power": "austria", "amount": 6, "money": 7},
         "Austria takes 6 Money in taxes and has 7."),
        ("money_gained", "C11.2.2", {"power": "austria", "amount": 1, "money": 7},
         "No general of Austria has room for it: Austria gets 1 Money instead and has 7."),
        ("influence_gained", "C10.7.5", {"power": "france", "points": 2, "by": "france", "influence": 9},
         "France gains 2 Influence and has 9."),
        ("influence_gained", "C10.7.5", {"power": "france", "points": 1, "by": "spain", "influence": 9},
         "France gains 1 Influence by Spain, its Minor, and has 9."),
        ("general_off", "C10.7.8", {"general": "stuart", "territory": "york", "troops": 0},
         "Charles Edward Stuart goes off board from York."),
        ("general_off", "C9.5.1", {"general": "russia_2", "territory": "kiev", "troops": 1},
         "Russian general 2 goes off board from Kiev and loses 1 troop."),
        ("battle", "C10.1.1", {"general": "spain_1", "territory": "lombardia", "powers": ("austria", "ottoman"),
                               "attacking": 4, "defending": 7},
         "Spanish general 1 attacks Austria, the Ottoman Empire in Lombardia: base Strength 4 against 7."),
        ("battle_won", "C10.7.1", {"territory": "lombardia", "attacking": 4, "defending": 7, "side": "defence"},
         "The battle in Lombardia is won by the defender, 7 against 4."),
        ("frederick_named", "C3.6.2", {"general": "prussia_2"}, "Prussian general 2 is Frederick II."),
    ],
)  # fmt: skip
def test_events_in_words(kind: str, clause: str, params: dict[str, Param], sentence: str) -> None:
    assert Texts(setting(1740, 7, 0, None)).event(Event(kind, clause, params)) == sentence


@pytest.mark.parametrize(
    ("kind", "params", "move", "words"),
    [
        ("subsidies", {"power": "france", "left": 3}, "money ottoman:2", "offer 2 Money to the Ottoman Empire"),
        ("subsidies", {"power": "france", "left": 3}, "cards spain", "offer cards to Spain"),
        ("scout", {"power": "france", "territory": "paris"}, "reveal austria_3:2", "card 2 of Austrian general 3"),
        ("mobilisation", {"power": "france", "money": 9}, "fortress bavaria", "a fortress in Bavaria (5 Money)"),
        ("mobilisation", {"power": "france", "money": 9}, "draw", "a card (1 Money)"),
        ("leadership", {"power": "france"}, "draw", "draw a card"),
        ("strategic", {"general": "france_1", "territory": "paris"}, "territory champagne", "on to Champagne"),
        ("strategic", {"general": "france_1", "territory": "paris"}, "stop", "stop in Paris"),
        ("battle_card", {"power": "france", "general": "france_1", "territory": "paris"}, "card 5", "a 5, face down"),
        ("bid", {"minor": "ottoman"}, "bid 0", "bid 0"),
        ("grant", {"power": "france", "arbiter": "spain", "turn": 3, "morale": 3}, "accept",
         "grant it, and gain 3 Morale"),
    ],
)  # fmt: skip
def test_options_in_words(kind: str, params: dict[str, str | int], move: str, words: str) -> None:
    texts = Texts(setting(1740, 7, 0, None))
    found = texts.setting.moves.vocabulary.find(move)
    assert texts.option(Decision("france", kind, "C1", (found,), **params), found) == words


def test_who_knows_the_position_calls_frederick_by_his_name() -> None:
    """C3.6.2: any of the Prussian generals can be he."""
    params: dict[str, Param] = {"general": "prussia_2", "territory": "berlin"}
    placed = Event("general_placed", "C9.5.1", params)
    rules = setting(1740, 7, 0, None)
    assert Texts(rules).event(placed) == "Prussian general 2 is placed in Berlin."
    assert Texts(rules, "prussia_2").event(placed) == "Frederick II (Prussian general 2) is placed in Berlin."
    assert Texts(rules, "prussia_1").event(placed) == "Prussian general 2 is placed in Berlin."
