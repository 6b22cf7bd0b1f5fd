"""M17.0-M17.5 Politics: reveal, trump, placement, influence, choice and execution. (Tracks: test_m17_tracks.)"""

from __future__ import annotations

import pytest

from kabinett.core.errors import IllegalMove
from kabinett.core.game import Game
from tests.maria.politics_table import (
    NO_CORPS,
    before_politics,
    bid,
    discarded,
    display,
    politics_stage,
)
from tests.maria.table import (
    advanced,
    asked,
    controller,
    hand,
    hussars,
    idle,
    kinds,
    of_kind,
    options,
    place,
    play,
    pool,
    state,
    track_box,
    troops,
)

DISPLAY = ["prussia", "france", "pragmatic", "austria"]  # M17.0.2
SEATS = {"prussia": "frederick", "france": "louis_xv", "pragmatic": "frederick", "austria": "maria_theresa"}


def to_politics(game: Game, turn: int = 2) -> Game:
    """Let everybody do as little as possible until the politics stage of this turn begins."""
    idle(game, lambda game: state(game).turn == turn and game.decisions()[0].kind in ("trump", "placement"))
    return game


def choosers(game: Game) -> list[str]:
    """The powers that are asked to choose, one after the other; each of them saves."""
    powers = []
    while asked(game) == "choice":
        powers.append(str(game.decisions()[0].params["power"]))
        play(game, "save")
    return powers


def chooser(game: Game) -> str:
    """The power that chooses now."""
    assert asked(game) == "choice"
    return str(game.decisions()[0].params["power"])


# -- M17.0


@pytest.mark.parametrize("turn", range(1, 12))
def test_politics_begins_every_turn(turn: int) -> None:
    """M17.0.1: stage 1 of every turn; the hussars come after it."""
    emperor = "emperor: austria" if turn > 7 else ""
    game = to_politics(advanced(f"turn: {turn}\nstage: austria\n{emperor}"), turn + 1)
    assert asked(game) == "placement"
    bid(game)
    assert asked(game) == "hussar"


@pytest.mark.parametrize("players", [2, 3])
def test_order_of_the_display(players: int) -> None:
    """M17.0.1, M17.0.2, M17.3.1: of all powers only P, F, PA, A are asked, in this order, each by its player."""
    game = before_politics(players=players)
    powers, seats = [], []
    while asked(game) == "placement":
        powers.append(game.decisions()[0].params["power"])
        seats.append(game.decisions()[0].seat)
        play(game, "pass")
    assert powers == DISPLAY
    assert seats == (["a2", "a2", "b2", "b2"] if players == 2 else [SEATS[power] for power in DISPLAY])


def test_order_of_the_phases() -> None:
    """M17.0.1: reveal, trump, placement, influence, choice."""
    game = before_politics(political="[41a, 41b]", draw="[H4]", hands="{prussia: [H9]}")
    bid(game, prussia="H9")
    play(game, "save")
    wanted = ("political_card", "trump_turned", "trump", "card_placed", "card_turned_up", "influence", "cards_saved")
    order = list(dict.fromkeys(kind for kind in kinds(game.events) if kind in wanted))
    assert order == list(wanted)


# -- M17.1 Reveal


def test_two_cards_are_revealed() -> None:
    """M17.1.1: the top 2, for all to see; the third stays hidden."""
    game = before_politics(political="[43c, 41a, 44d]", display="{austria: [S9]}")
    left = len(state(game).political_pile)
    assert [event.params["political"] for event in of_kind(game.log(None), "political_card")] == ["43c", "41a"]
    assert left == 23
    bid(game)
    assert options(game) == {"save", "political 43c", "political 41a"}


# -- M17.2 Trump


@pytest.mark.parametrize("seat", ["maria_theresa", "frederick", "louis_xv"])
def test_last_victor_names_trump(seat: str) -> None:
    """M17.2.1: he names any of the four suits; no card is turned up."""
    game = before_politics(victor=seat)
    (decision,) = game.decisions()
    assert (decision.kind, decision.seat) == ("trump", seat)
    assert options(game) == {"suit spades", "suit hearts", "suit diamonds", "suit clubs"}
    assert not of_kind(game.events, "trump_turned")
    assert not discarded(game)


@pytest.mark.parametrize("suit", ["spades", "hearts", "diamonds", "clubs"])
def test_trump_is_the_suit_named(suit: str) -> None:
    """M17.2.1, M17.4.1: of four cards placed, one of each suit, only that of the suit named stays."""
    cards = {"prussia": "S9", "france": "H9", "pragmatic": "D9", "austria": "C9"}
    game = before_politics(victor="louis_xv", hands=str({p: [c] for p, c in cards.items()}).replace("'", ""))
    play(game, f"suit {suit}")
    bid(game, **cards)
    fitting = {power: [card] for power, card in cards.items() if card[0] == suit[0].upper()}
    assert display(game) == fitting


@pytest.mark.parametrize(
    ("prussians", "austrians", "victor"), [(5, 4, "frederick"), (4, 5, "maria_theresa"), (8, 1, "frederick")]
)
def test_a_won_battle_makes_the_victor(prussians: int, austrians: int, victor: str) -> None:
    """M17.2.1: whoever won it, attacker or defender, also without victory points (1 troop lost, no general)."""
    game = advanced(
        f"""
turn: 1
stage: prussia
phase: combat
pieces: {{friedrich: {{city: lueben, troops: {prussians}}}, traun: {{city: liegnitz, troops: {austrians}}}}}
"""
    )
    to_politics(game)
    assert asked(game) == "trump"
    assert game.decisions()[0].seat == victor


def test_victory_of_an_earlier_turn_counts() -> None:
    """M17.2.1: the victor of turn 1 names trump in turns 2 and 3 as long as nobody else wins."""
    game = advanced(
        """
turn: 1
stage: prussia
phase: combat
pieces: {friedrich: {city: lueben, troops: 5}, traun: {city: liegnitz, troops: 4}}
"""
    )
    for turn in (2, 3):
        to_politics(game, turn)
        assert (asked(game), game.decisions()[0].seat) == ("trump", "frederick")


def test_the_later_victor_counts() -> None:
    """M17.2.1: who last won a battle, whoever won before."""
    game = advanced(
        """
stage: prussia
phase: combat
victor: louis_xv
pieces: {friedrich: {city: lueben, troops: 4}, traun: {city: liegnitz, troops: 5}}
"""
    )
    assert game.decisions()[0].kind == "battle"
    assert game.decisions()[0].seat == "frederick"
    to_politics(game)
    assert game.decisions()[0].seat == "maria_theresa"


@pytest.mark.parametrize(("winner", "city", "loser", "other"), [
    ("george_ii", "mons", "noailles", "maubeuge"),
    ("rutowski", "lueben", "traun", "liegnitz"),
    ("toerring", "passau", "traun", "peuerbach"),
])  # fmt: skip
def test_the_victor_is_a_player(winner: str, city: str, loser: str, other: str) -> None:
    """M17.2.1: not the power but its player: Frederick for the Pragmatic Army and Saxony, Louis for Bavaria."""
    power = {"george_ii": "frederick", "rutowski": "frederick", "toerring": "louis_xv"}[winner]
    stage = {"george_ii": "austria", "rutowski": "prussia", "toerring": "france"}[winner]
    game = advanced(
        f"""
stage: {stage}
phase: combat
pieces: {{{winner}: {{city: {city}, troops: 5}}, {loser}: {{city: {other}, troops: 4}}}}
"""
    )
    to_politics(game)
    assert (asked(game), game.decisions()[0].seat) == ("trump", power)


def test_a_draw_makes_no_victor() -> None:
    """T17.g, M17.2.1: a draw in the only battle so far: still nobody has won, so a card is turned up."""
    game = advanced(
        """
stage: austria
phase: combat
pieces: {friedrich: {city: lueben, troops: 4}, traun: {city: liegnitz, troops: 4}}
"""
    )
    play(game, "stop")
    assert of_kind(game.events, "battle_drawn")
    to_politics(game)
    assert asked(game) == "placement"
    assert of_kind(game.events, "trump_turned")


def test_a_draw_leaves_the_victor() -> None:
    """T17.g, M17.2.1: nor does a draw unmake a victor."""
    game = advanced(
        """
stage: austria
phase: combat
victor: louis_xv
pieces: {friedrich: {city: lueben, troops: 4}, traun: {city: liegnitz, troops: 4}}
"""
    )
    play(game, "stop")
    assert of_kind(game.events, "battle_drawn")
    to_politics(game)
    assert game.decisions()[0].seat == "louis_xv"


def test_reserve_is_turned_up_first() -> None:
    """T17.f, M17.2.2: top card Reserve, next 4 of clubs: trump clubs, both discarded."""
    game = before_politics(draw="[R, C4, S9]", hands="{austria: [C2, S2]}")
    assert [event.params["suit"] for event in of_kind(game.events, "trump")] == ["clubs"]
    assert discarded(game) == {"R", "C4"}
    bid(game, austria="C2")
    assert display(game) == {"austria": ["C2"]}


def test_only_as_many_cards_as_needed_are_turned_up() -> None:
    """M17.2.2: the first card that is no Reserve ends it."""
    game = before_politics(draw="[D4, C5]")
    assert [event.params["card"] for event in of_kind(game.log(None), "trump_turned")] == ["D4"]
    assert discarded(game) == {"D4"}


def test_both_reserves_and_the_end_of_the_pile() -> None:
    """M17.2.2, M8.12: two Reserves, and the next deck goes on where the pile ends."""
    game = before_politics(draw="[R, R]", rest="discards")
    turned = [event.params["card"] for event in of_kind(game.events, "trump_turned")]
    assert turned[:2] == ["R", "R*"]
    assert len(turned) >= 3
    assert str(turned[-1]).endswith("/2")
    assert not str(turned[-1]).startswith("R")


# -- M17.3 Placement


def test_any_one_card_or_none() -> None:
    """M17.3.1: every card of the own hand, trump, bluff or Reserve; or none; of no other power's hand."""
    game = before_politics(
        victor="louis_xv", hands="{prussia: [S9, H4, R], pragmatic: [D3], saxony: [C7]}", display="{prussia: [C2]}"
    )
    play(game, "suit spades")
    assert options(game) == {"pass", "card S9", "card H4", "card R"}
    play(game, "card S9")
    assert hand(game, "prussia") == ["H4", "R"]
    assert game.decisions()[0].params["power"] == "france"  # exactly 1: Prussia is not asked again
    play(game, "pass")
    assert options(game) == {"pass", "card D3"}


def test_power_without_cards_is_asked_too() -> None:
    """M17.3.1, DP8: the question betrays nothing; with an empty hand there is only `pass`."""
    game = before_politics()
    assert asked(game) == "placement"
    assert options(game) == {"pass"}


def test_others_see_that_a_card_was_placed_not_which() -> None:
    """M17.3.2: whichever of two cards Prussia places, Louis XV and Maria Theresa see the same; Frederick does not."""
    games = [before_politics(hands="{prussia: [S9, H4]}", draw="[S2]") for _ in range(3)]
    for game, move in zip(games, ("card S9", "card H4", "pass"), strict=True):
        play(game, move)
    for seat in ("louis_xv", "maria_theresa", None):
        views = [game.view(seat).position for game in games]
        assert views[0] == views[1] != views[2]
        logs = [[event.to_json() for event in game.log(seat)] for game in games]
        assert logs[0] == logs[1] != logs[2]
    assert games[0].view("frederick").position != games[1].view("frederick").position


# -- M17.4 Influence


def test_bluff_returns_and_saved_card_stays() -> None:
    """T17.d, M17.4.1, M17.4.2: a card placed that is not trump goes back; a saved one of another suit counts."""
    game = before_politics(
        victor="louis_xv", political="[41a, 41b]", hands="{prussia: [H9, S2]}", display="{prussia: [D6]}"
    )
    play(game, "suit spades")
    events = bid(game, prussia="H9").events
    assert [event.params for event in of_kind(events, "influence")] == [{"power": "prussia", "value": 6}]
    assert display(game) == {"prussia": ["D6"]}
    assert hand(game, "prussia") == ["S2", "H9"]


def test_all_cards_are_turned_up_together() -> None:
    """M17.4.1: for all to see, and only after the last placement."""
    game = before_politics(draw="[S2]", hands="{prussia: [S9], austria: [H4]}")
    play(game, "card S9", "pass", "pass")
    assert not of_kind(game.events, "card_turned_up")
    play(game, "card H4")
    shown = [(event.params["power"], event.params["card"]) for event in of_kind(game.log(None), "card_turned_up")]
    assert shown == [("prussia", "S9"), ("austria", "H4")]


def test_reserve_counts_sixteen() -> None:
    """T17.e, M17.4.3: a Reserve fits whatever is trump and counts 16, more than 10 + 5 saved."""
    game = before_politics(draw="[S2]", hands="{prussia: [R]}", display="{austria: [H10, H5]}", political="[41a, 41b]")
    bid(game, prussia="R")
    assert display(game)["prussia"] == ["R"]
    values = {event.params["power"]: event.params["value"] for event in of_kind(game.events, "influence")}
    assert values == {"prussia": 16, "austria": 15}
    assert choosers(game) == ["prussia", "austria"]


def test_saved_reserve_counts_sixteen() -> None:
    """M17.4.2, M17.4.3: also when it was saved."""
    game = before_politics(draw="[S2]", display="{france: [R], austria: [H10, H5]}", political="[41b, 42b]")
    assert choosers(bid(game)) == ["france", "austria"]


def test_influence_is_the_sum() -> None:
    """M17.4.4: of all cards on the display, new and saved, whatever their suits."""
    game = before_politics(
        draw="[S2]", hands="{prussia: [S3]}", display="{prussia: [H4, D5], austria: [C10]}", political="[41a, 41b]"
    )
    bid(game, prussia="S3")
    values = {event.params["power"]: event.params["value"] for event in of_kind(game.events, "influence")}
    assert values == {"prussia": 12, "austria": 10}
    assert choosers(game) == ["prussia", "austria"]


@pytest.mark.parametrize(
    ("cards", "order"),
    [
        ("{prussia: [S5], france: [H5], pragmatic: [D5], austria: [C5]}", "austria pragmatic france prussia"),
        ("{prussia: [S6], france: [H5], pragmatic: [D5], austria: [C5]}", "prussia austria pragmatic france"),
        ("{prussia: [S5], france: [H5], pragmatic: [D3, S2], austria: [C4]}", "pragmatic france prussia austria"),
        ("{prussia: [S5], france: [H4, D3], austria: [C4]}", "france prussia austria"),
    ],
)
def test_influence_order(cards: str, order: str) -> None:
    """M17.4.4: higher is earlier; of equals A before PA before F before P."""
    game = before_politics(draw="[S10]", display=cards, political="[42e, 41a]")
    assert choosers(bid(game)) == order.split()


def test_without_a_card_no_choice() -> None:
    """M17.4.5: a power without a card on the display takes no part: Prussia passed, France's bluff went back."""
    game = before_politics(
        draw="[S2]", hands="{france: [H9], austria: [S3]}", display="{pragmatic: [D2]}", political="[42e, 41a]"
    )
    bid(game, france="H9", austria="S3")
    assert choosers(game) == ["austria", "pragmatic"]
    assert asked(game) == "hussar"


def test_nobody_takes_part() -> None:
    """M17.4.5, M17.5.6: nobody has a card on the display: both political cards are discarded."""
    game = before_politics(political="[42e, 41a]")
    bid(game)
    assert {event.params["political"] for event in of_kind(game.events, "card_unused")} == {"42e", "41a"}
    assert asked(game) == "hussar"


# -- M17.5 Choice


@pytest.mark.parametrize(
    ("power", "cards"),
    [("prussia", {"41a", "41f"}), ("france", {"41f"}), ("pragmatic", {"41f"}), ("austria", {"41a"})],
)
def test_own_shield_or_save(power: str, cards: set[str]) -> None:
    """M17.5.1: any open card that shows the power's shield, or to save. (41a shows P, A; 41f P, F, PA.)"""
    game = bid(before_politics(political="[41a, 41f]", draw="[S2]", display=f"{{{power}: [H9]}}"))
    assert game.decisions()[0].seat == SEATS[power]
    assert options(game) == {"save", *(f"political {card}" for card in cards)}


def test_foreign_shield_is_refused() -> None:
    """M17.5.1: a card without the own shield can not be chosen."""
    game = bid(before_politics(political="[41a, 41f]", draw="[S2]", display="{france: [H9]}"))
    with pytest.raises(IllegalMove):
        play(game, "political 41a")
    assert asked(game) == "choice"


def test_without_shield_it_must_save() -> None:
    """M17.5.2, M17.5.3: no remaining card shows Austria's shield: it saves without being asked."""
    game = bid(before_politics(political="[41e, 41f]", draw="[S2]", display="{austria: [H9, D2], france: [C3]}"))
    assert chooser(game) == "france"
    assert display(game)["austria"] == ["H9", "D2"]


def test_must_save_when_the_fitting_card_is_gone() -> None:
    """M17.5.2: only the cards that remain count."""
    game = politics_stage("prussia 41a skip", political="[41a, 41f]", display="{prussia: [H9], austria: [D3]}")
    assert asked(game) == "hussar"
    assert display(game) == {"austria": ["D3"]}


def test_saving_keeps_all_cards() -> None:
    """M17.5.3, M17.4.2: old and new ones; next turn they count, whatever is trump then."""
    game = before_politics(
        turn="1", victor="louis_xv", political="[41a, 41b, 42a, 42b]", hands="{austria: [S3]}",
        display="{austria: [H4]}",
    )  # fmt: skip
    play(game, "suit spades")
    bid(game, austria="S3")
    play(game, "save")
    assert display(game) == {"austria": ["H4", "S3"]}
    assert hand(game, "austria") == []
    play(to_politics(game), "suit clubs")
    bid(game)
    assert of_kind(game.events, "influence")[-1].params == {"power": "austria", "value": 7}


def test_choosing_costs_all_cards() -> None:
    """M17.5.4: all its cards on the display are discarded, saved ones too, whether it executes or not."""
    for answer in ("left", "skip"):
        game = before_politics(
            victor="louis_xv", political="[41a, 41b]", hands="{austria: [S3, C9]}", display="{austria: [H4]}"
        )
        play(game, "suit spades")
        bid(game, austria="S3")
        play(game, "political 41a", answer)
        assert discarded(game) == {"H4", "S3"}
        assert hand(game, "austria") == ["C9"]
        assert not display(game)


def test_discarded_card_has_no_effect() -> None:
    """M17.5.4, M17.5.22: a card chosen and discarded moves no marker and gives nothing; nobody else gets it."""
    game = politics_stage("prussia 41f skip", display="{prussia: [H9], france: [D3], pragmatic: [C3]}")
    assert chooser(game) == "pragmatic"  # of the other card: 44c
    assert options(game) == {"save", "political 44c"}
    assert hand(game, "pragmatic") == []
    assert not of_kind(game.events, "troops_received")
    skipped = politics_stage("prussia 42b skip")
    assert track_box(skipped, "russia") == "RU0"


def test_both_chosen_the_rest_take_their_cards_back() -> None:
    """M17.5.5: saved ones too; and at once, so that nobody is asked any more."""
    game = before_politics(
        victor="louis_xv", political="[42e, 41f]", hands="{austria: [S5]}",
        display="{prussia: [R], france: [H10], pragmatic: [D2], austria: [C4]}",
    )  # fmt: skip
    play(game, "suit spades")
    bid(game, austria="S5")
    play(game, "political 42e", "skip", "political 41f", "skip")
    assert asked(game) == "hussar"
    assert hand(game, "austria") == ["S5", "C4"]
    assert hand(game, "pragmatic") == ["D2"]
    assert not display(game)
    assert discarded(game) == {"R", "H10"}


def test_who_saved_before_keeps_his_cards() -> None:
    """M17.5.5, M17.5.3: only powers still to come take their cards back."""
    game = before_politics(
        victor="louis_xv", political="[42e, 41f]",
        display="{austria: [H10], prussia: [S9], france: [D8], pragmatic: [D2]}",
    )  # fmt: skip
    play(game, "suit spades")
    bid(game)
    play(game, "save", "political 42e", "skip", "political 41f", "skip")
    assert display(game) == {"austria": ["H10"]}
    assert hand(game, "pragmatic") == ["D2"]


def test_worked_example() -> None:
    """T17.a: display P 9, A 3, F 3, PA 2 (saved). Order P, A, F, PA. P discards a card, A must save, F executes, PA
    takes its saved card back."""
    game = before_politics(
        victor="louis_xv", political="[42b, 43e]", deck="2",
        hands="{prussia: [S9], france: [S3], austria: [S3/2]}", display="{pragmatic: [H2]}",
    )  # fmt: skip
    play(game, "suit spades")
    bid(game, prussia="S9", france="S3", austria="S3")
    assert [event.params["power"] for event in of_kind(game.events, "influence")] == [
        "prussia", "austria", "france", "pragmatic",
    ]  # fmt: skip
    assert chooser(game) == "prussia"
    play(game, "political 42b", "skip")  # Russia two boxes right is bad for Prussia
    assert "S9" in discarded(game)
    assert chooser(game) == "france"  # 43e lacks Austria's shield
    play(game, "political 43e", "follow", "power bavaria", "left")
    assert track_box(game, "russia") == "RU0"
    assert track_box(game, "saxony") == "SX0"
    assert troops(game, "toerring") == 7
    assert hand(game, "pragmatic") == ["H2"]
    assert display(game) == {"austria": ["S3/2"]}


def test_worked_example_with_savers() -> None:
    """T17.b, M17.5.6: F saves, PA saves: the remaining card is discarded, the cards of A, F, PA stay."""
    game = before_politics(
        victor="louis_xv", political="[42b, 43e]",
        display="{prussia: [S9], france: [S3], pragmatic: [H2], austria: [D3]}",
    )  # fmt: skip
    play(game, "suit spades")
    bid(game)
    events = play(game, "political 42b", "skip", "save", "save")
    assert asked(game) == "hussar"
    assert display(game) == {"france": ["S3"], "pragmatic": ["H2"], "austria": ["D3"]}
    assert [event.params["political"] for event in of_kind(events, "card_unused")] == ["42b", "43e"]


def test_cards_not_chosen_do_not_come_back() -> None:
    """M17.5.6: they are discarded: the next turn has the next two."""
    game = before_politics(political="[42b, 43e, 41c, 41d]")
    bid(game)
    to_politics(game)
    revealed = [event.params["political"] for event in of_kind(game.events, "political_card")]
    assert revealed == ["42b", "43e", "41c", "41d"]


# -- M17.5 Execution


@pytest.mark.parametrize("instruction", ["follow", "skip"])
@pytest.mark.parametrize("arrow", ["left", "skip"])
def test_parts_are_optional(instruction: str, arrow: str) -> None:
    """M17.5.7: of Union of Frankfurt the instruction, the arrow, both or none."""
    answer = f"{instruction} power:bavaria" if instruction == "follow" else "skip"
    game = politics_stage(f"prussia 43e {answer} {arrow}")
    assert troops(game, "toerring") == (7 if instruction == "follow" else 5)
    assert track_box(game, "saxony") == ("SX0" if arrow == "left" else "SX1")


def test_instruction_is_one_unit() -> None:
    """M17.5.7: Electoral Palatinate is followed whole or not at all: one question about all its parts."""
    game = politics_stage("france 42f", markers="{mannheim: austria}")
    assert asked(game) == "instruction"
    assert options(game) == {"follow", "skip"}
    play(game, "skip")
    assert asked(game) == "hussar"
    assert controller(game, "mannheim") == "austria"
    assert hand(game, "france") == []


@pytest.mark.parametrize("saxony", ["right", "skip"])
@pytest.mark.parametrize("russia", ["right", "skip"])
def test_arrows_on_two_tracks(saxony: str, russia: str) -> None:
    """M17.5.8: none, either or both."""
    game = politics_stage(f"austria 44b {saxony} {russia}", tracks="{russia: RU-2}", pieces=NO_CORPS)
    while asked(game) != "hussar":
        play(game, "piece der_alte_dessauer")
    assert track_box(game, "saxony") == ("SX2" if saxony == "right" else "SX1")
    assert track_box(game, "russia") == ("RU0" if russia == "right" else "RU-2")


@pytest.mark.parametrize(("direction", "box"), [("left", "IT-1"), ("right", "IT+1"), ("skip", "IT0")])
def test_left_or_right(direction: str, box: str) -> None:
    """M17.5.8: the executing power picks the direction."""
    game = politics_stage("austria 44d")
    assert asked(game) == "arrow"
    assert options(game) == {"left", "right", "skip"}
    play(game, direction)
    assert track_box(game, "italy") == box


@pytest.mark.parametrize(("power", "card", "way", "box"), [
    ("pragmatic", "42d", "right", "IT+1"), ("france", "43d", "left", "IT-3"),
])  # fmt: skip
def test_all_boxes_or_none(power: str, card: str, way: str, box: str) -> None:
    """M17.5.8: an arrow of 2 boxes moves the marker by 2 or not at all."""
    game = politics_stage(f"{power} {card}", tracks="{italy: IT-1}")
    assert options(game) == {way, "skip"}
    used, unused = game.copy(), game.copy()
    play(used, way)
    play(unused, "skip")
    assert track_box(used, "italy") == box
    assert track_box(unused, "italy") == "IT-1"


def test_instruction_takes_effect_at_once() -> None:
    """M17.5.9: before the next power chooses."""
    game = politics_stage("prussia 41f follow value:0 value:0", display="{prussia: [H9], austria: [D3]}")
    assert chooser(game) == "austria"
    assert len(hand(game, "pragmatic")) == 1
    assert troops(game, "earl_of_stair") == 7


def test_arrows_wait_for_all_choices() -> None:
    """M17.5.9: announced at once, for all to hear, but the marker stays until everybody has chosen."""
    game = politics_stage("france 42b right", display="{france: [H9], austria: [D3]}")
    assert chooser(game) == "austria"
    assert track_box(game, "russia") == "RU0"
    announced = of_kind(game.log(None), "arrow_announced")[-1].params
    assert announced == {"power": "france", "track": "russia", "direction": "right", "boxes": 2}
    play(game, "save")
    assert track_box(game, "russia") == "RU+2"


@pytest.mark.parametrize(
    ("start", "first", "second", "end"),
    [
        ("RU0", "france 42b right", "austria 43b left", "RU+1"),
        ("RU+1", "france 42b right", "austria 43b left", "RU+2"),
        ("RU+2", "france 42b right", "austria 43b left", "RU+2"),
        ("RU+2", "austria 43b left", "france 42b right", "RU+2"),
        ("RU+1", "france 42b right", "austria 44b skip right", "RU+2"),
        ("RU+1", "france 42b right", "austria 44a left", "RU+1"),
        ("RU-3", "prussia 44a left", "austria 43b right", "RU-3"),
        ("RU-2", "prussia 44a left", "austria 43b right", "RU-3"),
        ("RU-2", "prussia 44a left", "austria 42b right", "RU-2"),
        ("RU-3", "prussia 41a left", "austria 42b right", "RU-2"),
    ],
)
def test_sum_of_the_arrows(start: str, first: str, second: str, end: str) -> None:
    """T17.c, M17.5.9, M17.5.10, X16: 2 right + 1 left = 1 right, also on the box before the end; only the sum is
    limited by the ends of the track."""
    pieces = NO_CORPS if start.startswith("RU-") else {}
    game = politics_stage(first, second, tracks=f"{{russia: {start}}}", pieces=pieces)
    assert track_box(game, "russia") == end


def test_sum_limited_by_the_end_of_italy() -> None:
    """M17.5.10: two arrows to the right from IT+2 stop at the end."""
    noailles = {"noailles": "{box: true, troops: 4}"}
    game = politics_stage("france 42d right", "austria 43c right", tracks="{italy: IT+2}", pieces=noailles)
    assert track_box(game, "italy") == "IT+3"


def test_neutral_prussia_takes_part() -> None:
    """M17.5.23: it places, chooses and executes like the others, also sends and gets back its corps."""
    pieces = {"friedrich": "{city: berlin, troops: 6}", "schwerin": "{city: breslau, troops: 5}"}
    game = before_politics(
        turn="6", peace_turn="5", victor="louis_xv", political="[41a, 42e]", hands="{prussia: [S9]}",
        pieces=pieces | {"erbprinz_leopold": "{city: magdeburg, troops: 4}"},
    )  # fmt: skip
    assert state(game).prussia_neutral
    play(game, "suit spades")
    bid(game, prussia="S9")
    play(game, "political 41a", "left")
    assert track_box(game, "russia") == "RU-1"
    assert place(game, "der_alte_dessauer") == "driesen"


def test_both_cards_chosen_by_one_player() -> None:
    """M17.5.24: with three players Frederick may choose and execute both, as Prussia and as the Pragmatic Army."""
    game = politics_stage("prussia 41b left", "pragmatic 41d left")
    assert track_box(game, "russia") == "RU-1"
    assert track_box(game, "italy") == "IT-1"


def test_two_players_execute_one_of_two() -> None:
    """M17.5.24, M24.6, T24.b: with two players the second card of one player is discarded."""
    game = politics_stage("prussia 41b left", "france 41d", players=2)
    assert asked(game) == "hussar"
    assert track_box(game, "russia") == "RU-1"
    assert track_box(game, "italy") == "IT0"
    assert not display(game)


def test_two_players_may_execute_the_second_instead() -> None:
    """M17.5.24, M24.6: a card discarded without effect does not count as executed."""
    game = politics_stage("prussia 41b skip", "france 41d left", players=2)
    assert track_box(game, "russia") == "RU0"
    assert track_box(game, "italy") == "IT-1"


def test_two_players_one_card_each() -> None:
    """M17.5.24, M24.6: each player executes the card that he chose."""
    game = politics_stage("prussia 41b left", "austria 41d left", players=2)
    assert track_box(game, "russia") == "RU-1"
    assert track_box(game, "italy") == "IT-1"


# -- M17.5.17 Troops given by a card


def test_receiver_distributes_secretly() -> None:
    """M17.5.17, M6.9: Prussia executes 41f; the player of the Pragmatic Army distributes; others see the total."""
    games = [politics_stage("prussia 41f follow", draw="[C4]") for _ in range(2)]
    for game, shares in zip(games, ((3, 0), (1, 2)), strict=True):
        assert (asked(game), game.decisions()[0].seat) == ("recruits", "frederick")
        play(game, *(f"value {share}" for share in shares))
    assert [troops(games[0], g) for g in ("george_ii", "cumberland", "earl_of_stair")] == [8, 5, 4]
    assert [troops(games[1], g) for g in ("george_ii", "cumberland", "earl_of_stair")] == [6, 7, 4]
    assert games[0].view("louis_xv").position == games[1].view("louis_xv").position
    assert games[0].view("louis_xv").position["totals"]["pragmatic"] == 17
    assert not of_kind(games[0].log("louis_xv"), "recruits_placed")


def test_no_general_above_eight() -> None:
    """M17.5.17, M6.5: Moritz with 7 takes at most 1; who is full gets none."""
    game = politics_stage("france 42e follow")
    (decision,) = game.decisions()
    assert decision.params["piece"] == "moritz_von_sachsen"
    assert options(game) == {"value 0", "value 1"}


def test_what_can_not_be_placed_is_lost() -> None:
    """M17.5.17: Austria, with room for 2, gets 2 of 3 troops; the third is lost."""
    full = {
        general: f"{{city: {city}, troops: 8}}"
        for general, city in (("karl_von_lothringen", "wischau"), ("traun", "linz"), ("khevenhueller", "raab"),
                              ("batthyany", "komorn"), ("neipperg", "freudenthal"))
    }  # fmt: skip
    game = politics_stage("austria 42e follow", pieces=full | {"arenberg": "{city: loewen, troops: 6}"})
    while asked(game) == "recruits":
        play(game, sorted(options(game))[-1])
    assert troops(game, "arenberg") == 8
    (event,) = of_kind(game.log(None), "troops_received")
    assert (event.params["count"], event.params["lost"]) == (2, 1)


def test_eliminated_general_re_enters_at_once() -> None:
    """M17.5.17, M13.5: free of charge, at a major fortress of his own power, with at least one of the troops."""
    game = politics_stage("austria 42e follow", pieces={"traun": "eliminated"}, hands="{austria: [S10]}")
    assert asked(game) == "general_entry"
    assert {"city wien", "city bruenn", "city prag", "city bruessel", "decline"} == options(game)
    play(game, "city wien")
    assert place(game, "traun") == "wien"
    assert hand(game, "austria") == ["S10"]
    while asked(game) == "recruits":
        piece = game.decisions()[0].params["piece"]
        play(game, "value 2" if piece == "traun" else "value 0")
    assert troops(game, "traun") == 3


def test_re_entry_by_the_winter_rules() -> None:
    """M17.5.17, M13.7, M13.8: an enemy train is eliminated, a hussar removed; a friendly train or an enemy's marker
    bars the fortress."""
    game = politics_stage(
        "austria 42e follow",
        pieces={
            "traun": "eliminated",
            "prussia_train_1": "{city: wien}",
            "austria_train_1": "{city: bruenn}",
        },
        hussars="[linz]",
        markers="{bruessel: france}",
    )
    assert options(game) == {"city wien", "city prag", "decline"}
    play(game, "city wien")
    assert place(game, "prussia_train_1") == "eliminated"
    game = politics_stage("austria 42e follow", pieces={"traun": "eliminated"}, hussars="[prag]")
    play(game, "city prag")
    assert hussars(game) == ["beside", "beside"]


def test_off_map_general_gets_no_troops() -> None:
    """M17.5.17, M3.2.12: der Alte Dessauer in Ostpreussen is not reinforced."""
    game = politics_stage("prussia 42e follow")
    shares = []
    while asked(game) == "recruits":
        shares.append(game.decisions()[0].params["piece"])
        play(game, sorted(options(game))[0])
    assert "der_alte_dessauer" not in shares
    assert troops(game, "der_alte_dessauer") == 6
    assert sum(troops(game, g) for g in ("friedrich", "schwerin", "erbprinz_leopold")) == 16 + 3


# -- M17.5.18


@pytest.mark.parametrize("seat", ["maria_theresa", "frederick", "louis_xv", None])
def test_effects_in_play_are_public(seat: str | None) -> None:
    """M17.5.18, S35: everybody sees income markers, markers of tracks, and what lowers an income."""
    game = politics_stage("pragmatic 41e follow", tracks="{russia: RU+1}")
    position = game.view(seat).position
    assert position["in_force"] == ["41e"]
    assert "41e" in str(position["incomes"])
    assert "RU+1" in str(position["incomes"])


# -- M17.5.25 The end of the stage


def test_order_of_the_markers() -> None:
    """M17.5.25: Saxony, Russia, Italy, in whatever order they were announced."""
    game = politics_stage("france 41d left", "austria 44b right right")
    moved = [event.params["track"] for event in of_kind(game.events, "marker_moved")]
    assert moved == ["saxony", "russia", "italy"]


def test_effects_of_a_track_come_before_the_next_moves() -> None:
    """M17.5.25: Saxony's defection is settled before Russia's marker moves, and the corps before Italy's."""
    game = politics_stage(
        "france 41d left", "austria 44b right right",
        tracks="{saxony: SX2, russia: RU-1}",
        pieces=NO_CORPS | {"friedrich": "{city: grimma, troops: 4}", "schwerin": "{city: goerlitz, troops: 3}"},
    )  # fmt: skip
    assert asked(game) in ("relocated_piece", "relocation")
    assert (track_box(game, "saxony"), track_box(game, "russia")) == ("SX3", "RU-1")
    while asked(game) != "corps":
        play(game, sorted(options(game))[0])
    assert (track_box(game, "russia"), track_box(game, "italy")) == ("RU+1", "IT0")
    play(game, "piece friedrich")
    assert (asked(game), track_box(game, "italy")) == ("hussar", "IT-1")


# France has 11 markers: 7 in Austria, 2 in its battle boxes, so 2 are left; with the Emperor 1.
ONE_LEFT = {
    "turn": "8",
    "emperor": "france",
    "battle_boxes": "{france: 2}",
    "markers": "{prag: france, eger: france, pilsen: france, komorn: france, raab: france, budweis: france, "
    "linz: france}",
}


def test_victory_is_checked_at_the_end_of_the_stage() -> None:
    """M17.5.25, M23.1: the Italian victory point empties the French pool: Louis XV wins after the markers moved."""
    game = politics_stage("pragmatic 41d left", tracks="{italy: IT-1}", pools="{france: 1}", base=ONE_LEFT)
    assert asked(game) == "corps"  # IT-2: first Austria sends its corps
    assert pool(game, "france") == 0
    assert game.outcome is None
    play(game, "piece traun")
    assert game.outcome is not None
    assert game.outcome.winners == ("louis_xv",)


def test_pool_refilled_before_the_end_of_the_stage() -> None:
    """M17.5.25, M23.2: 42f fills "3 Electors" and empties the pool, but the arrow to Italy's star refills it."""
    entries = ONE_LEFT | {"markers": ONE_LEFT["markers"].replace("linz: france", "mainz: france, mannheim: austria")}
    game = politics_stage(
        "france 42f follow value:1 value:2 value:0 value:0", "austria 44d",
        tracks="{italy: IT-1}", italy_box="france", pools="{france: 1}", base=entries,
    )  # fmt: skip
    assert pool(game, "france") == 0
    refilled, empty = game.copy(), game.copy()
    play(refilled, "right")
    assert pool(refilled, "france") == 1
    assert refilled.outcome is None
    assert asked(refilled) == "hussar"
    play(empty, "skip")
    assert empty.outcome is not None
    assert empty.outcome.winners == ("louis_xv",)
