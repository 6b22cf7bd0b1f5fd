"""M25 Optional politics rule: a bluff costs the use of the card for one turn."""

from __future__ import annotations

import pytest

from kabinett.core.game import Game
from tests.maria.politics_table import before_politics, bid, covered, discarded, display, politics_stage
from tests.maria.table import advanced, asked, hand, idle, kinds, of_kind, options, play, state

ALL = "{prussia: [S9], france: [H8], pragmatic: [D7], austria: [C6]}"


def optional(**entries: str) -> Game:
    """The quiet position with the optional rule; Louis XV names trump unless something else is said."""
    if "draw" not in entries:
        entries.setdefault("victor", "louis_xv")
    return before_politics(politics="optional", base=entries)


def bluffed(**entries: str) -> Game:
    """Austria has placed 9 of hearts under trump spades."""
    game = optional(political="[41a, 41b, 42a, 42b]", hands="{austria: [H9, C2]}", **entries)
    play(game, "suit spades")
    return bid(game, austria="H9")


def next_politics(game: Game) -> Game:
    """The start of the next politics stage, at its first question."""
    turn = state(game).turn + 1
    idle(game, lambda game: state(game).turn == turn and game.decisions()[0].kind in ("trump", "placement"))
    return game


def choosers(game: Game) -> list[str]:
    """The powers that are asked to choose, one after the other; each of them saves."""
    powers = []
    while asked(game) == "choice":
        powers.append(str(game.decisions()[0].params["power"]))
        play(game, "save")
    return powers


def test_only_with_the_option() -> None:
    """M25.0.1: the standard rule is unchanged: the bluff is back in hand at once."""
    game = before_politics(victor="louis_xv", hands="{austria: [H9]}")
    play(game, "suit spades")
    bid(game, austria="H9")
    assert hand(game, "austria") == ["H9"]
    assert not covered(game)


def test_order_of_the_phases() -> None:
    """M25.0.1: face-down cards are taken back first, then reveal, trump, placement, influence, choice."""
    game = optional(covered="{austria: [H9]}", hands="{austria: [S3]}", political="[41a, 41b]", draw="[S2]")
    bid(game, austria="S3")
    play(game, "save")
    wanted = ["cards_taken_back", "political_card", "trump_turned", "trump", "card_placed", "card_turned_up",
              "influence", "cards_saved"]  # fmt: skip
    assert [kind for kind in dict.fromkeys(kinds(game.events)) if kind in wanted] == wanted


def test_all_take_their_face_down_cards_back() -> None:
    """M25.1.1: each power, all of them, into its hand, so that they can be placed in this very stage."""
    game = optional(covered="{prussia: [S9, S8], austria: [C6]}", hands="{prussia: [D2]}")
    assert not covered(game)
    assert hand(game, "prussia") == ["S8", "S9", "D2"]
    assert hand(game, "austria") == ["C6"]
    play(game, "suit spades")
    assert options(game) == {"pass", "card S8", "card S9", "card D2"}


def test_face_up_cards_stay_on_the_display() -> None:
    """M25.1.1, M25.6.5: only face-down ones are taken back."""
    game = optional(covered="{austria: [C6]}", display="{austria: [H4]}")
    assert display(game) == {"austria": ["H4"]}
    assert hand(game, "austria") == ["C6"]


def test_bluff_stays_face_down() -> None:
    """T25.a, M25.5.1, M25.6.4: 9 of hearts under trump spades stays face-down through the turn; it is not in hand."""
    game = bluffed()
    assert covered(game) == {"austria": ["H9"]}
    assert hand(game, "austria") == ["C2"]
    assert asked(game) == "hussar"  # M25.6.1: Austria has no face-up card


def test_bluff_returns_in_the_next_turn() -> None:
    """T25.a, M25.1.1: back in hand in phase 1 of the next turn, before trump is named."""
    game = bluffed()
    idle(game, lambda game: game.decisions()[0].kind == "movement" and game.decisions()[0].seat == "maria_theresa")
    assert covered(game) == {"austria": ["H9"]}
    next_politics(game)
    assert asked(game) == "trump"
    assert not covered(game)
    assert "H9" in hand(game, "austria")


def test_bluff_was_seen_by_all() -> None:
    """M25.5.1, M17.4.1, S32: the card was turned up first, and everybody may still look what it is."""
    game = bluffed()
    for seat in ("frederick", "louis_xv", "maria_theresa", None):
        (event,) = of_kind(game.log(seat), "card_turned_up")
        assert (event.params["power"], event.params["card"]) == ("austria", "H9")
        assert game.view(seat).position["covered"]["austria"] == ["H9"]


@pytest.mark.parametrize(("entries", "cards"), [("hands: {austria: [D9]}", True), ("covered: {austria: [D9]}", False)])
def test_not_usable_in_battle(entries: str, cards: bool) -> None:
    """T25.a, M25.6.4: a face-down card on the display can not be played in this turn's battles."""
    game = advanced(
        f"""
stage: austria
phase: combat
pieces: {{traun: {{city: liegnitz, troops: 3}}, friedrich: {{city: lueben, troops: 5}}}}
{entries.replace("D9", _suited("liegnitz") + "9")}
""",
        politics="optional",
    )
    assert (asked(game), game.decisions()[0].seat) == ("battle", "maria_theresa")
    assert bool(options(game) - {"stop"}) == cards


def _suited(city: str) -> str:
    """The letter of the suit of a city's sector."""
    board = state(advanced("stage: politics")).setting.board
    return "SHDC"[board.suit[board.city_index[city]]]


@pytest.mark.parametrize(("entry", "most"), [("hands", 2), ("covered", 0), ("display", 0)])
def test_not_usable_as_payment(entry: str, most: int) -> None:
    """M25.6.4: nor paid: in winter Austria recruits only by what is in its hand."""
    game = advanced(
        f"""
turn: 3
stage: winter
pieces: {{traun: {{city: wien, troops: 3}}}}
{entry}: {{austria: [S9]}}
""",
        politics="optional",
    )
    while game.decisions()[0].params["power"] != "austria":
        play(game, "value 0")
    assert options(game) == {f"value {n}" for n in range(most + 1)}


def test_only_face_up_cards_count() -> None:
    """M25.5.1: Prussia's bluff of 10 adds nothing to its saved 2; Austria's 3 comes first."""
    game = optional(political="[41a, 41b]", hands="{prussia: [H10], austria: [S3]}", display="{prussia: [D2]}")
    play(game, "suit spades")
    bid(game, prussia="H10", austria="S3")
    values = {event.params["power"]: event.params["value"] for event in of_kind(game.events, "influence")}
    assert values == {"prussia": 2, "austria": 3}
    assert choosers(game) == ["austria", "prussia"]


def test_reserve_is_no_bluff() -> None:
    """M25.5.1, M17.4.3: a Reserve always fits and stays face-up."""
    game = optional(political="[41a, 41b]", hands="{prussia: [R]}")
    play(game, "suit spades")
    bid(game, prussia="R")
    assert display(game) == {"prussia": ["R"]}
    assert not covered(game)


def test_who_has_face_down_cards_only_takes_no_part() -> None:
    """M25.6.1: Prussia bluffed and is not asked; Austria has a face-up card besides its bluff and is."""
    game = optional(political="[41a, 41b]", hands="{prussia: [H10], austria: [C9]}", display="{austria: [D2]}")
    play(game, "suit spades")
    bid(game, prussia="H10", austria="C9")
    assert choosers(game) == ["austria"]
    assert covered(game) == {"prussia": ["H10"], "austria": ["C9"]}


def test_choosing_discards_face_up_cards_only() -> None:
    """M25.6.2: the bluff of this turn stays face-down on the display, and returns in the next."""
    game = optional(political="[41a, 41b]", hands="{austria: [C9]}", display="{austria: [D2, H3]}")
    play(game, "suit spades")
    bid(game, austria="C9")
    play(game, "political 41a", "skip")
    assert discarded(game) == {"D2", "H3"}
    assert covered(game) == {"austria": ["C9"]}
    assert not display(game)
    next_politics(game)
    assert "C9" in hand(game, "austria")


def test_both_cards_gone_the_rest_turn_face_down() -> None:
    """T25.b, M25.6.3: PA last with saved TC 2, both cards gone: it is turned face-down and returns next turn."""
    game = politics_stage(
        "prussia 41f skip", "france 42e skip", politics="optional",
        display="{prussia: [S9], france: [H8], austria: [C6], pragmatic: [D2]}",
    )  # fmt: skip
    assert asked(game) == "hussar"
    assert covered(game) == {"pragmatic": ["D2"], "austria": ["C6"]}
    assert not display(game)
    assert hand(game, "pragmatic") == []
    next_politics(game)
    assert hand(game, "pragmatic").count("D2") == 1
    assert not covered(game)


def test_bluff_and_covered_cards_together() -> None:
    """M25.6.3, M25.5.1: Austria's bluff and its card that came too late are both face-down, and both return."""
    game = optional(
        political="[41f, 42e]", hands="{austria: [C9]}", display="{prussia: [S9], france: [H8], austria: [C6]}"
    )
    play(game, "suit spades")
    bid(game, austria="C9")
    play(game, "political 41f", "skip", "political 42e", "skip")
    assert sorted(covered(game)["austria"]) == ["C6", "C9"]
    next_politics(game)
    assert {"C6", "C9"} <= set(hand(game, "austria"))


def test_saving() -> None:
    """M25.6.5: face-up cards stay face-up and count next turn; face-down ones return."""
    game = optional(
        political="[41a, 41b, 42a, 42b]", hands="{austria: [C9, S3]}", display="{austria: [D2]}",
    )  # fmt: skip
    play(game, "suit spades")
    bid(game, austria="C9")
    play(game, "save")
    assert display(game) == {"austria": ["D2"]}
    assert covered(game) == {"austria": ["C9"]}
    next_politics(game)
    assert display(game) == {"austria": ["D2"]}
    play(game, "suit spades")
    bid(game, austria="S3")
    assert of_kind(game.events, "influence")[-1].params == {"power": "austria", "value": 5}


def test_forced_saving() -> None:
    """M25.6.5, M17.5.2: a power that finds no card with its shield keeps its cards face-up too."""
    game = politics_stage("prussia 41f skip", politics="optional", political="[41f, 41e]",
                          display="{prussia: [S9], austria: [C6]}")  # fmt: skip
    assert display(game) == {"austria": ["C6"]}
    assert not covered(game)


def test_cards_not_chosen_are_discarded() -> None:
    """M25.0.1, M17.5.6: what M25 does not change holds: nobody chooses, all face-up cards stay face-up."""
    game = optional(political="[42e, 41f]", display=ALL)
    play(game, "suit spades")
    bid(game)
    assert choosers(game) == ["prussia", "france", "pragmatic", "austria"]
    assert {event.params["political"] for event in of_kind(game.events, "card_unused")} == {"42e", "41f"}
    assert {power: len(cards) for power, cards in display(game).items()} == dict.fromkeys(
        ("prussia", "france", "pragmatic", "austria"), 1
    )


@pytest.mark.parametrize("entry", ["", "covered: {austria: [H9], prussia: [S9]}"])
def test_end_of_the_game(entry: str) -> None:
    """T25.c: face-down cards on the display at the end of the game have no effect."""
    game = advanced(f"turn: 12\nstage: austria\nphase: movement\nemperor: austria\n{entry}", politics="optional")
    idle(game, lambda game: game.outcome is not None)
    assert game.outcome is not None
    assert game.outcome.winners == ("maria_theresa",)
    assert covered(game) == ({"prussia": ["S9"], "austria": ["H9"]} if entry else {})
