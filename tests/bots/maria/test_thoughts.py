"""What the bots say of their choices in Maria: each has a sentence, and it is true."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from kabinett import new_game
from kabinett.bots import LEVELS
from kabinett.bots.bot import Thought
from kabinett.bots.maria import thoughts
from kabinett.bottexts import thought as sentence
from kabinett.core.game import Game
from kabinett.core.moves import Decision
from kabinett.maria.forced import OPEN_KINDS, SECRET_KINDS
from kabinett.maria.rules import Maria
from tests.catalogues import sections
from tests.maria.players import uniform, warlike
from tests.maria.table import advanced, intro, play, state
from tests.maria.treaties import FR2, L15, MT

KNOWN = sections("maria-bots")["thought"]
TABLES = (("introductory", 2), ("introductory", 3), ("advanced", 2), ("advanced", 3))
GAMES = 4  # of each table


def said(game: Game, thought: Thought) -> str:
    """The sentence of a thought, with all that it names."""
    assert KNOWN[thought.key] <= thought.params.keys(), thought
    assert isinstance(game.rules, Maria)
    return sentence("maria", game.rules.texts, thought.key, thought.params)


def thinks(game: Game, text: str) -> str:
    """What is said of this choice."""
    decision = game.decisions()[0]
    move = game.rules.vocabulary.find(text)
    assert move in decision.options
    return said(game, thoughts.thought(state(game), decision, move))


# -- all decisions


@cache
def heard() -> dict[str, str]:
    """A sentence of each kind that whole games of all tables call for."""
    found: dict[str, str] = {}
    for variant, players in TABLES:
        for seed in range(GAMES):
            game, rng = new_game("maria", variant=variant, players=players, seed=seed), Random(seed)
            while game.decisions():
                decision = game.decisions()[0]
                move = (warlike if seed % 2 else uniform)(rng, state(game), decision)
                thought = thoughts.thought(state(game), decision, move)
                found[thought.key] = said(game, thought)
                game.play(decision.seat, move)
    return found


# Decisions that are rare: what is asked, of whom, with what parameters; the choice, and what is said of it.
MARCH: dict[str, str | int] = {
    "piece": "cumberland",
    "other": "arenberg",
    "city": "bruessel",
    "commander": "cumberland",
}
RARE: list[tuple[str, dict[str, str | int], str, str]] = [
    ("consent_commander", MARCH, "piece cumberland", "Cumberland should command."),
    ("consent", MARCH, "decline", "Arenberg stays free to go where he likes."),
    ("corps_return", {"piece": "traun", "city": "wien"}, "stack", "Traun is better with company at Wien."),
    ("corps_return", {"piece": "traun", "city": "wien"}, "displace", "Traun comes back alone to Wien."),
    ("commander", {"city": "prag"}, "piece friedrich", "Friedrich commands: the troops of the other are lost first."),
    ("relocated_piece", {}, "piece friedrich", "Friedrich has to go, and chooses his place first."),
    ("relocation", {"piece": "traun"}, "city wien", "Traun is of most use at Wien."),
    ("peace_offer", {}, "offer", "With Silesia won, Prussia can do with some quiet."),
    ("peace_offer", {}, "decline", "There is more to win by war than by peace."),
    ("peace_answer", {}, "accept", "Austria needs its armies against others."),
    ("peace_answer", {}, "decline", "Silesia is not lost yet."),
    ("second_train", {"piece": "prussia_train_2"}, "city breslau", "A train at Breslau serves Prussia's armies best."),
    ("receiver", {"political": "44e"}, "power france", "France has more need of it."),
    ("arrow", {"power": "austria", "political": "43b", "track": "russia", "boxes": 1}, "skip",
     "Austria wants the marker of Russia to stay."),
    ("general_entry", {"piece": "traun"}, "decline", "The recruits are of more use to the generals on the map."),
    ("saxony_shift", {"points": 2}, "value 0", "Saxony is to stay what it is."),
    ("vote", {"power": "prussia", "city": "berlin"}, "candidate franz",
     "Franz Stephan of Lorraine as Emperor is less of a danger to Prussia."),
    ("movement", {}, "let", "It is better to see first what the other does in Flanders."),
    ("movement", {}, "end_flanders", "There is nothing more to do in Flanders."),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "params", "choice", "words"), RARE)
def test_rare_decisions_have_their_sentences_too(
    kind: str, params: dict[str, str | int], choice: str, words: str
) -> None:
    game = new_game("maria", variant="advanced", players=3, seed=1)
    move = game.rules.vocabulary.find(choice)
    decision = Decision(FR2, kind, "M0.1", (move,), **params)
    assert said(game, thoughts.thought(state(game), decision, move)) == words


def test_each_kind_of_decision_has_a_thought() -> None:
    assert set(thoughts._KINDS) == OPEN_KINDS | SECRET_KINDS


def test_sentences_are_whole_and_have_no_ids() -> None:
    assert len(heard()) > 70
    for key, words in heard().items():
        assert words[0] == words[0].upper(), (key, words)
        assert "_" not in words, (key, words)


def test_each_sentence_is_said() -> None:
    """By whole games, by the rare decisions above, or in the positions below."""
    rare = {thought.key for thought in _rare_thoughts()}
    offers = {"offer_accepted", "offer_leader", "offer_nothing", "offer_little"}
    supply = {"hussar_rides_dear", "hussar_stays_dear", "supplied_strongest", "supplied_other"}
    below = offers | supply | {"consent_needed", "consent_given"}
    assert heard().keys() | rare | below == KNOWN.keys()


def _rare_thoughts() -> Iterator[Thought]:
    game = new_game("maria", variant="advanced", players=3, seed=1)
    for kind, params, choice, _ in RARE:
        move = game.rules.vocabulary.find(choice)
        yield thoughts.thought(state(game), Decision(FR2, kind, "M0.1", (move,), **params), move)


def test_a_bot_explains_each_of_its_choices() -> None:
    game = new_game("maria", variant="introductory", players=3, seed=3)
    bots = {seat: LEVELS["cadet"].make(game.rules, f"3 {seat}") for seat in game.seats}
    while game.decisions() and state(game).turn < 3:
        decision = game.decisions()[0]
        move = bots[decision.seat].choose(game.view(decision.seat), decision)
        why = bots[decision.seat].explain()
        assert why is not None
        assert why.key == "forced" if len(decision.options) == 1 else said(game, why)
        game.play(decision.seat, move)


# -- what is said is true


MARCHES = """
stage: prussia
phase: movement
pieces:
  friedrich: {city: liegnitz, troops: 8}
  prussia_train_1: {city: glogau}
  neipperg: {city: neisse, troops: 4}
"""


def test_a_march_says_what_it_is_for() -> None:
    game = intro(MARCHES)
    assert thinks(game, "piece friedrich").startswith("Friedrich has a fortress of the enemy in reach: ")
    assert thinks(game, "end") == "All pieces stand where they should."
    play(game, "piece friedrich")
    assert {thinks(game, str(move)) for move in game.decisions()[0].options} >= {"Friedrich marches on Breslau."}


def test_who_stands_beside_an_enemy_stops_to_fight_him() -> None:
    game = intro(MARCHES.replace("city: liegnitz", "city: brieg"))
    play(game, "piece friedrich")
    ways = {str(move): thinks(game, str(move)) for move in game.decisions()[0].options}
    beside = [move for move, words in ways.items() if words == "Friedrich goes against Neipperg."]
    assert beside
    play(game, beside[0])
    assert thinks(game, "stop").endswith("to fight Neipperg.")


BATTLE = """
stage: prussia
phase: combat
pieces: {friedrich: {city: liegnitz, troops: %d}, neipperg: {city: %s, troops: 6}}
hands: {prussia: [%s]}
"""


def test_in_a_battle_the_sentence_follows_the_score() -> None:
    game = _battle(2)
    low, middle, high = (str(move) for move in game.decisions()[0].options if move.verb == "card")
    assert thinks(game, low).endswith("leaves Prussia only 2 behind.")
    assert "a small card is enough" in thinks(game, middle).lower()
    assert thinks(game, high).endswith("so far ahead that it will be hard to answer.")
    assert thinks(game, "reserve 4") == "The battle is worth the Reserve, as 4."
    assert thinks(game, "stop") == "The battle cannot be won at a fair price: no more cards are spent."
    assert thinks(_battle(4), "stop") == "The defeat costs 2 troops only: the cards are worth more."
    assert thinks(_battle(5), "stop") == "The defeat costs 1 troop only: the cards are worth more."


def _battle(troops: int) -> Game:
    """Friedrich with so many troops against 6, with the 2, 5 and 9 of his suit and a Reserve."""
    rules = new_game("maria", seed=1).rules
    assert isinstance(rules, Maria)
    board = rules.setting.board
    here = board.city_index["liegnitz"]
    beside = board.cities[rules.setting.network.neighbours[here][0]].id
    suit = "SHDC"[board.suit[here]]
    return intro(BATTLE % (troops, beside, f"{suit}2, {suit}5, {suit}9, R"))


def test_a_hussar_names_the_general_whose_supply_it_makes_dear() -> None:
    """All ways of 6 roads at most from Amberg to Krummau lead over Deggendorf."""
    pieces = """
stage: hussars
pieces:
  friedrich: {city: amberg, troops: 5}
  prussia_train_1: {city: krummau}
  traun: {city: budweis, troops: 4}
"""
    game = intro(pieces)
    assert thinks(game, "city deggendorf") == "At Deggendorf the hussar makes the supply of Friedrich dear."
    assert thinks(game, "stay") == "No other place is better for the hussar."
    game = intro(f"{pieces}hussars: [deggendorf]\n")
    assert thinks(game, "stay") == "At Deggendorf the hussar still makes the supply of Friedrich dear."
    assert thinks(game, "city beneschau") == "At Beneschau the hussar watches the enemy."


def test_who_is_kept_in_supply_has_most_troops_or_another_reason() -> None:
    game = intro("pieces: {friedrich: {city: prag, troops: 3}, schwerin: {city: tabor, troops: 5}}\nstage: prussia")
    options = [game.rules.vocabulary.find(f"piece {name}") for name in ("friedrich", "schwerin")]
    decision = Decision(FR2, "supplied", "M9.11", options, power="prussia", budget=3)
    words = [said(game, thoughts.thought(state(game), decision, move)) for move in options]
    assert words == ["Friedrich stands where he is needed.", "Schwerin has most troops to lose."]


@pytest.mark.parametrize(
    ("enemy", "words"),
    [("mons", "Together they can stand up to the enemy who is near."), ("metz", "Together they are stronger.")],
)
def test_a_consent_says_whether_an_enemy_is_near(enemy: str, words: str) -> None:
    game = advanced(f"pieces: {{noailles: {{city: {enemy}, troops: 3}}, traun: {{city: wien, troops: 5}}}}\n"
                    "stage: austria\nphase: movement\n")  # fmt: skip
    move = game.rules.vocabulary.find("accept")
    decision = Decision(MT, "consent", "M10.1.19", (move,), **MARCH)
    assert said(game, thoughts.thought(state(game), decision, move)) == words


@pytest.mark.parametrize(
    ("clauses", "words"),
    [
        ("subsidy pragmatic austria 2", "The offer of Frederick gives more than it takes."),
        ("subsidy austria pragmatic 2", "The offer of Frederick gives nothing in return."),
        ("consent until 4", "The offer of Frederick gives too little for what it gives others."),
    ],
)
def test_an_answer_to_an_offer_says_what_is_wrong_with_it(clauses: str, words: str) -> None:
    game = advanced("turn: 4\nstage: austria\nphase: movement\npieces: {traun: {city: wien, troops: 2}}")
    assert _reply(game, clauses) == words


def test_who_is_about_to_win_gets_no_help() -> None:
    names = ("breda", "namur", "gent", "tournai", "ypern", "maastricht", "antwerpen", "bruessel", "roermond")
    markers = ", ".join(f"{city}: france" for city in names)
    game = advanced(
        "turn: 4\nstage: austria\nphase: movement\npieces: {traun: {city: wien, troops: 2}}\n"
        f"markers: {{{markers}}}\npools: {{france: 2}}\n"
    )
    game.play(L15, f"propose {FR2}: subsidy prussia france 1")
    assert _thought_of(game, FR2) == "Louis XV is about to win and gets no help."


def _reply(game: Game, clauses: str) -> str:
    game.play(FR2, f"propose {MT}: {clauses}")
    return _thought_of(game, MT)


def _thought_of(game: Game, seat: str) -> str:
    """What a cadet says of its answer to the offer before it."""
    (decision,) = game.rules.replies(game.standing(seat), seat)
    bot = LEVELS["cadet"].make(game.rules, 1)
    bot.choose(game.view(seat), decision)
    why = bot.explain()
    assert why is not None
    return said(game, why)
