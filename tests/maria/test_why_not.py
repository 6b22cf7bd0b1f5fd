"""Why not: each decision can say of each move why it is not offered, with names and a clause, and betrays nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import kabinett.maria
from kabinett import IllegalMove, new_game
from kabinett.core.game import Game
from kabinett.core.moves import Decision, Move
from kabinett.core.state import Stage
from kabinett.maria import standing
from kabinett.maria.agreements import negotiation
from kabinett.maria.agreements import running as agreements
from kabinett.maria.annexation import SecondTrain
from kabinett.maria.instructions import Execution, Instruction
from kabinett.maria.points import SaxonyShift
from kabinett.maria.powers import FRANCE, PRUSSIA
from kabinett.maria.relocation import ASIDE, HOME, Relocation
from kabinett.maria.steps import limit_bar
from kabinett.maria.texts import rules_text
from kabinett.maria.tracks import Corps
from tests.catalogues import sections
from tests.maria.players import STARTS, Plan, rules_of
from tests.maria.table import advanced, city_number, intro, piece_number, play, state
from tests.properties import check_every_reason
from tests.sentences import Reasons


def reason(game: Game, seat: str, move: str) -> tuple[str, str]:
    """The clause and the key of the reason; both empty if there is none."""
    found = game.why_not(seat, move)
    return (found.clause, found.key) if found else ("", "")


def sentence(game: Game, seat: str, move: str) -> str:
    """The reason in words, with its clause."""
    found = game.why_not(seat, move)
    assert found is not None
    return f"{game.rules.sentence(found)} ({found.clause})"


def pushed(game: Game, stage: Stage) -> Game:
    """The game with a stage on top of where it stands."""
    state(game).push(stage)
    game.rules.advance(game.state)
    return game


def number(game: Game, political: str) -> int:
    """The number of a political card."""
    return rules_of(game).names.number("political", political)


# -- movement

SILESIA = """
turn: 2
stage: prussia
phase: movement
pieces:
  friedrich: {city: breslau, troops: 4}
  schwerin: {city: strehlen, troops: 5, moved: true}
  prussia_train_1: {city: neumarkt_in_schlesien}
  rutowski: {city: glogau, troops: 3}
  saxony_train_1: {city: freystadt, moved: true}
  belle_isle: {city: lueben, troops: 3}
  neipperg: {city: neisse, troops: 2}
  austria_train_2: {city: brieg}
hands: {prussia: [S2], saxony: [H9]}
"""


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        ("conquer breslau", "Breslau is protected by Neipperg at Neisse, 2 cities away (M10.3.4)"),
        ("conquer brieg", "Brieg is protected by Neipperg at Neisse, 1 city away (M10.3.4)"),
        ("conquer glogau", "Glogau is controlled by Prussia, an ally of Saxony (M10.3.2)"),
        ("conquer iglau", "Iglau is no fortress (M10.3.2)"),
        ("conquer lille", "Lille lies on a map that is not in play (M14.1)"),
        ("piece neipperg", "Neipperg is played by Maria Theresa (M2.1)"),
        ("piece erbprinz_leopold", "Erbprinz Leopold has been eliminated; he can re-enter in winter (M13.3)"),
        ("piece der_alte_dessauer", "Der Alte Dessauer takes no part in this game (M14.1)"),
        ("piece schwerin", "Schwerin has moved already in this phase (M10.1.1)"),
        ("piece saxony_train_1", "Saxony Train 1 has moved or re-entered in this phase (M10.1.1)"),
        ("reenter saxony_train_1", "Saxony Train 1 has moved or re-entered in this phase (M10.2.6)"),
        ("reenter prussia_train_1", "the cards of Prussia are not worth 4 points (M10.2.3)"),
        ("city wien", "first say which piece moves (M10.1.1)"),
        ("let", "nobody has to take turns in Flanders now (M10.1.21)"),
        ("card S2", "no card is asked for now; to a payment that is enough nothing is added (M8.15)"),
        ("subsidy", "until turn 3 France has to pay its subsidy to Bavaria (M8.2)"),
        ("supply belle_isle", "Belle-Isle at Lüben is not at home, and France has no train on the map (M9.3)"),
        ("divide friedrich:3", "no other general of his power stands with Friedrich at Breslau (M6.7)"),
        ("reduce", "that is of the advanced game (M14.2)"),
        ("value 3", "'value 3' is no answer to the present question (M10.1.1)"),
    ],
)
def test_which_piece_moves(move: str, expected: str) -> None:
    game = intro(SILESIA)
    assert sentence(game, "frederick", move) == expected
    if not game.rules.questions.get(move):
        with pytest.raises(IllegalMove) as caught:
            game.play("frederick", move)
        assert str(caught.value) == expected
        assert caught.value.reason == game.why_not("frederick", move)


def test_where_a_general_goes() -> None:
    """M6.1, M10.1.2, M10.1.12: what is in the way of a march."""
    game = intro(SILESIA)
    play(game, "piece friedrich")
    blocked = "Prussia Train 1 stands at Neumarkt in Schlesien, and no general stacks with a train (M6.1)"
    assert sentence(game, "frederick", "city neumarkt_in_schlesien") == blocked
    assert (
        sentence(game, "frederick", "city wien")
        == "Wien is 10 cities from Breslau, and a move goes from city to city; a general takes 3 roads at most (4 main "
        "roads, 8 by forced march), a train 2 (3 main roads) (M10.1.2)"
    )
    assert reason(game, "frederick", "city breslau") == ("M10.1.2", "not_adjacent")
    assert sentence(game, "frederick", "city breslau") == "Friedrich is at Breslau already (M10.1.2)"
    assert reason(game, "frederick", "stop") == ("M10.1.2", "not_moved_yet")
    assert reason(game, "frederick", "piece rutowski") == ("M10.1.1", "march_first")
    forced = "a forced march may not enter Brieg, where Austria Train 2 is (M10.1.12 d)"
    assert sentence(game, "frederick", "forced") == forced
    play(game, "city strehlen")
    for general in ("friedrich", "schwerin"):
        assert reason(game, "frederick", f"piece {general}") == ("M10.1.7", "stacked")
    play(game, "piece rutowski")
    ally = "Belle-Isle stands at Lüben; Saxony and France are allied, but do not cooperate (M2.5)"
    assert sentence(game, "frederick", "city lueben") == ally


STREHLEN = """
turn: 2
stage: prussia
phase: movement
pieces:
  friedrich: {city: strehlen, troops: 4}
  schwerin: {city: strehlen, troops: 4}
  rutowski: {city: breslau, troops: 2}
  prussia_train_1: {city: brieg}
  erbprinz_leopold: {city: glogau, troops: 3}
  traun: {city: zuckmantel, troops: 3}
"""


def test_forced_marches() -> None:
    """M10.1.12: each of the conditions, and when it is announced."""
    game = intro(STREHLEN.replace("zuckmantel", "linz"))
    play(game, "piece friedrich", "forced")
    fortress = "a forced march may not enter Breslau, a fortress controlled by Austria (M10.1.12 b)"
    assert sentence(game, "frederick", "city breslau") == fortress
    assert reason(game, "frederick", "city neisse") == ("M10.1.12 a", "forced_by_road")
    assert reason(game, "frederick", "forced") == ("M10.1.12", "forced_already")
    assert reason(game, "frederick", "conquer neisse") == ("M10.3.7", "forced_leaves")
    assert reason(game, "frederick", "conquer breslau") == ("", "")  # Rutowski, who does not march, is meant
    assert reason(game, "maria_theresa", "conquer wien") == ("M10.3.2", "own_fortress")
    near = intro(STREHLEN.replace("zuckmantel", "glatz").replace("strehlen, troops: 4}", "schweidnitz, troops: 4}", 1))
    play(near, "piece schwerin")
    assert sentence(near, "frederick", "forced") == fortress
    play(near, "city frankenstein", "stop")
    near = intro(STREHLEN.replace("zuckmantel", "glatz").replace("breslau", "liegnitz"))
    near_text = "a forced march may not enter Frankenstein, which is next to Traun at Glatz (M10.1.12 c)"
    state(near).markers[city_number(near, "breslau")] = PRUSSIA
    play(near, "piece friedrich", "forced")
    assert sentence(near, "frederick", "city frankenstein") == near_text


def test_roads_and_company() -> None:
    """M6.1, M10.1.4, M10.1.5, M10.1.9: how far, and with whom."""
    game = intro(STREHLEN)
    play(game, "piece erbprinz_leopold", "city lueben", "city liegnitz", "city neumarkt_in_schlesien")
    main = "Erbprinz Leopold has used 3 roads; only a main road may follow, and that to Jauer is none (M10.1.4)"
    assert sentence(game, "frederick", "city jauer") == main
    assert reason(game, "frederick", "forced") == ("M10.1.12", "forced_late")
    play(game, "stop", "piece rutowski")
    stack = "Friedrich and Schwerin stand at Strehlen already, and three generals never stack (M6.1)"
    assert sentence(game, "frederick", "city strehlen") == stack
    assert reason(game, "frederick", "city neumarkt_in_schlesien") == ("", "")
    game = intro(STREHLEN)
    play(game, "piece prussia_train_1")
    assert reason(game, "frederick", "city strehlen") == ("M10.1.9", "train_blocked")
    assert reason(game, "frederick", "forced") == ("M10.1.12", "forced_train")
    s, train, general = state(game), piece_number(game, "prussia_train_1"), piece_number(game, "friedrich")
    city = city_number(game, "breslau")
    for piece, taken, all_main, clause in (
        (general, 3, False, "M10.1.3"),
        (general, 4, True, "M10.1.3"),
        (train, 2, False, "M10.1.5"),
    ):
        found = limit_bar(s, piece, city, taken, all_main, False)
        assert found is not None
        assert (found.clause, found.key) == (clause, "roads_used")
    assert limit_bar(s, train, city, 2, True, False) is None


def test_a_general_who_is_shut_in() -> None:
    """M10.1.6: who cannot take a first step cannot move."""
    game = intro("""
    turn: 2
    stage: prussia
    phase: movement
    pieces:
      friedrich: {city: sillein, troops: 4}
      schwerin: {city: berlin, troops: 4}
      traun: {city: trentschin, troops: 3}
      neipperg: {city: jablunkau, troops: 3}
    """)
    shut_in = "Friedrich can enter none of the cities around Sillein (M10.1.6)"
    assert sentence(game, "frederick", "piece friedrich") == shut_in


FLANDERS = """
turn: 2
stage: austria
phase: movement
pieces:
  george_ii: {city: loewen, troops: 4}
  earl_of_stair: {city: ehingen, troops: 3}
  arenberg: {city: bruessel, troops: 4}
  karl_von_lothringen: {city: wien, troops: 4}
  traun: {city: sigmaringen, troops: 4}
  pragmatic_train_1: eliminated
  austria_train_1: eliminated
  schwerin: {city: glogau, troops: 3}
hands: {pragmatic: [S5], austria: [H5, S9]}
"""


def test_turns_in_flanders() -> None:
    """M5.4, M10.1.17, M10.1.19, M10.1.21, M10.1.22: two players on one map."""
    game = advanced(FLANDERS)
    turn = "in Flanders it is the turn of Frederick (M10.1.21)"
    assert sentence(game, "maria_theresa", "piece arenberg") == turn
    assert sentence(game, "maria_theresa", "let") == turn
    assert sentence(game, "frederick", "piece schwerin") == "Prussia does not act in this stage (M5.4)"
    assert reason(game, "frederick", "end_flanders") == ("M10.1.21", "end_instead")
    game.play("frederick", "piece earl_of_stair")
    crossing = "only pieces of France and Austria cross between the maps, not Earl of Stair to Biberach (M10.1.17)"
    assert sentence(game, "frederick", "city biberach") == crossing
    game.undo("frederick")
    game.play("frederick", "let")
    assert reason(game, "frederick", "reenter pragmatic_train_1") == ("M10.1.22", "flanders_turn")
    game.play("maria_theresa", "let")
    assert reason(game, "frederick", "let") == ("M10.1.21", "turn_came_back")
    game.play("frederick", "end")
    assert sentence(game, "frederick", "piece george_ii") == "you have ended your movement (M10.1.1)"
    assert sentence(game, "frederick", "value 3") == "it is not your decision; waiting for Maria Theresa (M10.1.21)"
    assert reason(game, "maria_theresa", "let") == ("M10.1.21", "nobody_left")
    game.play("maria_theresa", "piece arenberg")
    game.play("maria_theresa", "city loewen")
    game.play("frederick", "decline")
    game.play("maria_theresa", "piece arenberg")
    refused = "Arenberg was not let into Löwen (M10.1.19)"
    assert sentence(game, "maria_theresa", "city loewen") == refused


def test_the_end_of_the_moves_in_flanders_and_re_entry_elsewhere() -> None:
    """M10.1.21, M10.2.4, M10.2.5, M8.14: a train comes back."""
    game = advanced(FLANDERS + "markers: {prag: france}")
    game.play("frederick", "let")
    game.play("maria_theresa", "end_flanders")
    assert reason(game, "maria_theresa", "piece arenberg") == ("M10.1.21", "flanders_ended")
    game.play("maria_theresa", "reenter austria_train_1")
    expected = {
        "city lille": "Lille does not lie in the home country of Austria (M10.2.4)",
        "city iglau": "Iglau is no major fortress (M10.2.4)",
        "city wien": "Karl von Lothringen stands at Wien (M10.2.5)",
        "city prag": "Prag is controlled by France (M10.2.5)",
    }
    for move, text in expected.items():
        assert sentence(game, "maria_theresa", move) == text
    game.play("maria_theresa", "city bruenn")
    assert sentence(game, "maria_theresa", "card D7") == "Austria does not have ♦7 (M8.14)"


def test_neutral_territory() -> None:
    """M19.4.1, M19.4.3, M2.8: a neutral Saxony is closed, and does not leave."""
    game = advanced("""
turn: 5
stage: austria
phase: movement
saxony: neutral
pieces:
  rutowski: {city: dresden, troops: 3}
  traun: {city: peterswald, troops: 3}
""")
    game.play("frederick", "end")
    game.play("maria_theresa", "piece traun")
    assert sentence(game, "maria_theresa", "city dresden") == "Dresden lies in Saxony, which is neutral (M19.4.3)"
    game.undo("maria_theresa")
    game.play("maria_theresa", "piece rutowski")
    stays = "Saxony is neutral and stays in its home country, where Peterswald does not lie (M19.4.1)"
    assert sentence(game, "maria_theresa", "city peterswald") == stays
    own = game.why_not("maria_theresa", "conquer dresden")
    assert own is not None
    assert own.key == "own_fortress"


# -- conquest and supply

FACE_DOWN = SILESIA.replace("troops: 4}", "troops: 4, facing: down}")


def test_what_would_be_conquered() -> None:
    """M9.15, M10.3.2, M10.3.3: the general in the city is meant, else any of the player's."""
    game = intro(FACE_DOWN)
    assert sentence(game, "frederick", "conquer breslau") == "Friedrich is out of supply and conquers nothing (M9.15)"
    game = intro(SILESIA)
    assert game.why_not("frederick", "conquer bruenn") is None
    answer = game.explain("frederick", "conquer bruenn")
    assert (answer.happens, answer.reason.clause) == (True, "M10.3.3")
    assert (
        game.rules.sentence(answer.reason) == "Brünn is not protected: a general of Prussia who leaves it conquers it"
    )
    there = "Glogau is protected by Rutowski, who is there (M10.3.4)"
    assert sentence(game, "maria_theresa", "conquer glogau") == there
    assert reason(game, "maria_theresa", "conquer wien") == ("M10.3.2", "own_fortress")


SUPPLY = """
turn: 2
stage: austria
phase: movement
pieces:
  friedrich: {city: tyrnau, troops: 4}
  schwerin: {city: prag, troops: 4}
  erbprinz_leopold: {city: berlin, troops: 4}
  prussia_train_1: {city: sillein}
  neipperg: {city: wien, troops: 2}
"""
BLOCKED = "  traun: {city: trentschin, troops: 2}\n  batthyany: {city: jablunkau, troops: 2}\n"
FAR = "Schwerin at Prag is 11 cities from the nearest train, Prussia Train 1 at Sillein, and a path has 6 roads at most"
DEAR = "all paths of Friedrich at Tyrnau to a train lead past hussars, as at Trentschin: supply costs 2 points"


@pytest.mark.parametrize(
    ("general", "change", "expected"),
    [
        ("erbprinz_leopold", "", "Erbprinz Leopold at Berlin is in supply, in the home country of Prussia (M9.2)"),
        ("friedrich", "", "Friedrich at Tyrnau is in supply: Prussia Train 1 is at Sillein, 2 roads away (M9.3)"),
        ("friedrich", "hussars: [trentschin, jablunkau]", f"{DEAR} (M9.7)"),
        ("friedrich", BLOCKED, "the path of Friedrich at Tyrnau to a train is blocked by Traun at Trentschin (M9.3)"),
        ("schwerin", "", f"{FAR} (M9.3)"),
        ("traun", "", "Traun has been eliminated; he can re-enter in winter (M13.3)"),
        ("moritz_von_sachsen", "", "Moritz von Sachsen takes no part in this game (M14.1)"),
    ],
)
def test_supply(general: str, change: str, expected: str) -> None:
    """M9.2, M9.3, M9.7: any player may ask for any general."""
    game = intro(SUPPLY + change)
    for seat in game.seats:
        answer = game.explain(seat, f"supply {general}")
        assert f"{game.rules.sentence(answer.reason)} ({answer.reason.clause})" == expected
        assert answer.happens is ("is in supply" in expected)
        assert game.why_not(seat, f"supply {general}") == (None if answer.happens else answer.reason)


def test_supply_between_the_maps() -> None:
    """M9.5: the Pragmatic Army may not trace over the other map. M22.2, M22.3: Arenberg has more ways than others."""
    text = """
    turn: 2
    stage: austria
    phase: movement
    pieces:
      arenberg: {city: utrecht, troops: 4}
      neipperg: {city: utrecht, troops: 4}
      george_ii: {city: ravensburg, troops: 2}
      pragmatic_train_1: {city: sigmaringen}
      traun: {city: bamberg, troops: 2}
      austria_train_2: {city: wien}
    """
    game = advanced(text)
    assert reason(game, "louis_xv", "supply george_ii") == ("M9.5", "train_on_other_map")
    assert reason(game, "louis_xv", "supply neipperg") == ("M9.3", "train_too_far")
    assert game.explain("louis_xv", "supply arenberg").reason.clause == "M22.2"
    by_train = advanced(text.replace("utrecht", "lille").replace("sigmaringen", "bruessel"))
    assert by_train.explain("louis_xv", "supply arenberg").reason.clause == "M22.3"
    neutral = advanced("""
    turn: 5
    stage: prussia
    phase: movement
    saxony: neutral
    pieces:
      friedrich: {city: peterswald, troops: 4}
      prussia_train_1: {city: beeskow}
    """)
    assert reason(neutral, "frederick", "supply friedrich") == ("M19.4.3", "path_closed")


@pytest.mark.parametrize(
    ("city", "key"), [("sagan", "no_path_at_all"), ("komorn", "too_dear"), ("berlin", "no_choice_needed")]
)
def test_which_general_is_supplied(city: str, key: str) -> None:
    """M9.9, M9.11: when not all can be paid for."""
    game = intro(STARTS["raid"].replace("sagan", city))
    assert game.decisions()[0].kind == "supplied"
    assert reason(game, "frederick", "piece erbprinz_leopold") == ("M9.11", key)
    assert reason(game, "frederick", "piece rutowski") == ("M9.9", "supply_of_others")


# -- hussars and set-up


def test_hussars() -> None:
    """M7.1, M7.7: the limits of a hussar, one by one."""
    game = intro("""
    stage: hussars
    pieces: {traun: {city: krems, troops: 3}, friedrich: {city: wien, troops: 2}}
    hussars: [tulln]
    """)
    expected = {
        "city prag": "Prag is 7 cities from Traun, the nearest Austrian general, and a hussar goes 4 at most (M7.1)",
        "city wien": "Friedrich stands at Wien (M7.1)",
        "city tulln": "a hussar is at Tulln already (M7.7)",
        "city lille": "Lille lies on a map that is not in play (M14.1)",
    }
    for move, text in expected.items():
        assert sentence(game, "maria_theresa", move) == text
    game = advanced("stage: hussars\nturn: 2\npieces: {friedrich: {city: wien, troops: 2}}")
    assert reason(game, "maria_theresa", "city prag") == ("M7.1", "hussar_alone")
    assert reason(game, "maria_theresa", "city lille") == ("M7.1", "hussar_map")


def test_set_up() -> None:
    """M4.9, M4.10, M6.5: how many troops a general can get."""
    game = new_game("maria", seed=1)
    assert sentence(game, "louis_xv", "value 6") == "Moritz von Sachsen needs at least 7 troops (M4.10)"
    assert reason(game, "louis_xv", "value 9") == ("M6.5", "at_most")
    game.play("frederick", "value 8")
    rest = "that leaves 7 troops to the other generals of Prussia, who need 10 (M4.10)"
    assert sentence(game, "frederick", "value 7") == rest
    game.play("louis_xv", "value 7")
    game.play("louis_xv", "value 6")
    game.play("louis_xv", "value 5")
    assert reason(game, "louis_xv", "value 0") == ("M4.10", "setup_minimum")
    assert reason(game, "louis_xv", "value 8") == ("M4.10", "setup_rest_small")


# -- combat and retreat


def test_who_fights_whom() -> None:
    """M11.1.1, M11.1.2, M11.1.4: attackers and targets."""
    game = intro("""
    turn: 2
    stage: prussia
    phase: combat
    pieces:
      friedrich: {city: glogau, troops: 2}
      schwerin: {city: glogau, troops: 2}
      rutowski: {city: strehlen, troops: 2}
      erbprinz_leopold: {city: berlin, troops: 2}
      prussia_train_1: {city: crossen}
      neipperg: {city: lueben, troops: 6}
      traun: {city: frankenstein, troops: 6}
      batthyany: {city: neisse, troops: 5}
    """)
    expected = {
        "piece schwerin": ("M11.1.4", "fights_under"),
        "piece erbprinz_leopold": ("M11.1.1", "no_enemy_near"),
        "piece prussia_train_1": ("M11.1.1", "no_general"),
        "piece neipperg": ("M2.1", "not_yours"),
        "piece toerring": ("M13.3", "general_gone"),
    }
    for move, clause_and_key in expected.items():
        assert reason(game, "frederick", move) == clause_and_key
    play(game, "piece rutowski")
    assert sentence(game, "frederick", "piece neipperg") == "Neipperg is 4 cities from Rutowski (M11.1.1)"
    assert reason(game, "frederick", "piece friedrich") == ("M11.1.1", "no_enemy")


def test_a_battle_that_has_been_fought() -> None:
    """M11.1.14: no pair is fought twice, though they still stand side by side."""
    game = intro("""
    turn: 2
    stage: prussia
    phase: combat
    pieces:
      rutowski: {city: strehlen, troops: 2}
      neipperg: {city: breslau, troops: 6}
      traun: {city: frankenstein, troops: 2}
      batthyany: {city: neisse, troops: 5}
    """)
    play(game, "piece traun", "stop")
    assert reason(game, "frederick", "piece traun") == ("M11.1.14", "pair_gone")


def test_battles() -> None:
    """M8.9, M11.1.5, M11.1.8, M11.1.10: which cards, and when to stop."""
    game = intro("""
    turn: 2
    stage: prussia
    phase: combat
    pieces: {friedrich: {city: glogau, troops: 3}, neipperg: {city: lueben, troops: 5}}
    hands: {prussia: [D5, D2, S9, R], austria: [D3]}
    """)
    expected = {
        "card D7": "Prussia does not have ♦7 (M11.1.5)",
        "card S9": "Glogau is in a sector of ♦ diamonds, where ♠9 does not fit (M11.1.5)",
        "card R": "a Reserve is played with a value from 1 to 8, as in: reserve 5 (M8.9)",
        "divide friedrich:3": "no troops are shifted during the set-up or a battle (M6.8)",
    }
    for move, text in expected.items():
        assert sentence(game, "frederick", move) == text
    assert sentence(game, "maria_theresa", "card D3") == "Prussia has the right to play, at score −2 (M11.1.8)"
    play(game, "card D2")
    assert sentence(game, "maria_theresa", "stop") == "Austria has ♦ diamonds and may not stop at score 0 (M11.1.10)"
    assert sentence(game, "maria_theresa", "reserve 3") == "Austria has no Reserve (M11.1.5)"


def test_retreats() -> None:
    """M11.2.3: why a retreat does not end in a city, or not lead there."""
    game = intro("""
    turn: 2
    stage: prussia
    phase: combat
    pieces:
      friedrich: {city: glogau, troops: 6}
      schwerin: {city: glogau, troops: 3}
      neipperg: {city: lueben, troops: 4}
      traun: {city: lueben, troops: 2}
      batthyany: {city: landeshut, troops: 2}
    hussars: [liegnitz]
    """)
    play(game, "stop")
    assert reason(game, "maria_theresa", "value 3") == ("M6.5", "too_few_troops")
    play(game, "value 2")
    expected = {
        "city jauer": "Jauer is 3 cities from Friedrich, Görlitz is 4 (M11.2.3 g)",
        "city wien": "no free way of exactly 3 roads leads from Lüben to Wien (M11.2.3 a)",
        "city lueben": "the retreat does not come back to Lüben (M11.2.3 b)",
        "city landeshut": "Batthyány stands at Landeshut (M11.2.3 c)",
    }
    for move, text in expected.items():
        assert sentence(game, "frederick", move) == text
    play(game, "city breslau")
    assert sentence(game, "frederick", "city jauer") == "Jauer is 2 cities from Lüben (M11.2.3 a)"


# -- winter


def test_recruiting() -> None:
    """M13.2, M13.4, M13.5, M13.10: how many, for whom, and who comes back where."""
    game = intro("""
    turn: 3
    stage: winter
    pieces:
      friedrich: {city: berlin, troops: 7}
      schwerin: {city: berlin, troops: 6}
      prussia_train_1: {city: magdeburg}
      neipperg: {city: bruenn, troops: 8}
    hands: {prussia: [S10, H10, D10], austria: [C10, D9, H9]}
    markers: {prag: france}
    """)
    play(game, "value 0", "value 0")
    assert sentence(game, "frederick", "value 4") == "the generals of Prussia can take 3 more, not so many (M13.10)"
    dear = "9 recruits cost 36 points, and Prussia can pay for 7 (M13.2)"
    assert sentence(game, "frederick", "value 9") == dear
    play(game, "value 2", "card S10")
    assert reason(game, "frederick", "value 3") == ("M13.4", "recruits_left")
    assert reason(game, "frederick", "value 2") == ("M6.5", "at_most")
    assert reason(game, "frederick", "divide schwerin:5") == ("M6.8", "being_divided")
    play(game, "value 1", "value 0", "value 1", "card C10")
    expected = {
        "city prag": ("M13.5", "not_friendly"),
        "city berlin": ("M13.5", "not_home"),
        "city iglau": ("M13.5", "no_major_fortress"),
    }
    for move, clause_and_key in expected.items():
        assert reason(game, "maria_theresa", move) == clause_and_key


# -- the advanced game

POLITICS = """
turn: 1
stage: politics
victor: frederick
pieces: {friedrich: {city: berlin, troops: 7}}
political: [41c, 41e]
hands: {prussia: [S10], austria: [S9], france: [S8], pragmatic: [S2]}
"""


def test_politics() -> None:
    """M17.1.1, M17.3.1, M17.4.5, M17.5, K7.7: cards, shields and arrows."""
    game = advanced(POLITICS)
    play(game, "suit spades")
    assert sentence(game, "frederick", "card S9") == "Prussia does not have ♠9 (M17.3.1)"
    play(game, "pass", "card S8", "card S2", "card S9")
    shield = "the card War of Jenkins' Ear (41e) does not show the shield of Austria (M17.5.1)"
    assert sentence(game, "maria_theresa", "political 41e") == shield
    assert reason(game, "maria_theresa", "political 42a") == ("M17.1.1", "card_not_open")
    assert reason(game, "maria_theresa", "political 42x") == ("M18.1", "election_card")
    play(game, "political 41c")
    barred = "the arrow of Saxony cannot be used while Saxony is Prussia's ally: Charles Emmanuel (41c) (K7.7)"
    assert sentence(game, "maria_theresa", "arrow saxony") == barred
    assert reason(game, "maria_theresa", "arrow russia") == ("M17.5.8", "no_arrow")
    assert game.explain("frederick", "arrow italy").happens
    play(game, "skip")
    assert reason(game, "louis_xv", "political 41c") == ("M17.5.4", "card_taken")
    assert reason(game, "maria_theresa", "political 41e") == ("M17.5.1", "has_chosen")
    assert reason(game, "frederick", "political 41e") == ("M17.5.1", "not_asked")
    play(game, "save")
    assert reason(game, "louis_xv", "political 41e") == ("M17.5.2", "has_saved")
    assert reason(game, "louis_xv", "arrow italy") == ("M17.5.7", "nothing_executed")


def test_the_power_that_has_no_card_on_the_display() -> None:
    """M17.4.5."""
    game = advanced(POLITICS)
    play(game, "suit spades", "pass", "card S8", "card S2", "pass")
    no_card = "Austria has no card on the display (M17.4.5)"
    assert sentence(game, "maria_theresa", "political 41c") == no_card


CROWDED = """
turn: 8
stage: prussia
phase: movement
emperor: france
tracks: {saxony: SX5, russia: RU0, italy: IT0}
pieces:
  friedrich: {city: driesen, troops: 2}
  schwerin: {city: dresden, troops: 3}
  prussia_train_1: {city: beeskow}
  erbprinz_leopold: {box: true, troops: 2}
  neipperg: {city: meissen, troops: 2}
hands: {prussia: [S3]}
"""


def test_corps_relocation_shift_and_train() -> None:
    """M17.5.12, M17.5.20, M19.1.7, M19.1.9, M19.3.2, M17.5.10, K7.2: what follows politics and defeats."""
    corps = pushed(advanced(CROWDED), Corps(PRUSSIA))
    pay = "the cards of Prussia are not worth 8 points (M17.5.20)"
    assert sentence(corps, "frederick", "piece der_alte_dessauer") == pay
    off = "Erbprinz Leopold is off the map (Ostpreussen) (M3.2.12)"
    assert sentence(corps, "frederick", "piece erbprinz_leopold") == off
    assert reason(corps, "frederick", "piece george_ii") == ("M17.5.12", "corps_of_other")
    assert reason(corps, "frederick", "piece prussia_train_1") == ("M17.5.12", "no_general")
    game = advanced(CROWDED)
    moved = pushed(game, Relocation([[piece_number(game, "schwerin")]], HOME, "M19.3.6"))
    assert reason(moved, "frederick", "city dresden") == ("M19.3.6", "must_leave")
    assert reason(moved, "frederick", "city prag") == ("M19.3.6", "not_home")
    assert reason(moved, "frederick", "city berlin") == ("M19.1.7", "farther")
    both = [piece_number(game, piece) for piece in ("schwerin", "friedrich")]
    pieces = pushed(advanced(CROWDED), Relocation([both], ASIDE, "M17.5.19"))
    assert reason(pieces, "frederick", "piece neipperg") == ("M17.5.19", "not_relocated")
    shift = pushed(advanced(CROWDED), SaxonyShift(3))
    assert sentence(shift, "maria_theresa", "value 2") == "boxes left on the Saxony track: 1 (M17.5.10)"
    assert reason(shift, "maria_theresa", "value 4") == ("M19.3.2", "shift_points")
    train = pushed(advanced(CROWDED), SecondTrain())
    assert reason(train, "frederick", "city breslau") == ("M19.1.9", "not_home")
    receiver = pushed(advanced(CROWDED), Instruction(FRANCE, number(game, "44e")))
    assert reason(receiver, "louis_xv", "power austria") == ("K7.2", "not_receiver")
    arrow = pushed(advanced(CROWDED), Execution(FRANCE, number(game, "41d")))
    assert reason(arrow, "louis_xv", "right") == ("M17.5.8", "arrow_direction")


def test_standing_moves() -> None:
    """M6.5, M6.7, M19.1.1, M19.2.2, M20.2, M20.5, M20.10: what needs no question."""
    game = advanced(CROWDED.replace("driesen", "dresden"))
    expected = {
        "divide friedrich:2": ("M6.7", "has_that_many"),
        "divide friedrich:5": ("M6.5", "too_few_troops"),
        "divide erbprinz_leopold:1": ("M3.2.12", "in_box"),
        "divide neipperg:1": ("M2.1", "not_yours"),
        "reduce": ("M19.2.2", "not_france"),
        "contract prussia:austria:2": ("M20.2", "contract_not_allied"),
        "contract prussia:france:2": ("M20.10", "contract_of_two"),
        "cancel prussia:france": ("M20.5", "contract_none"),
        "accept 4": ("M21.4", "no_offer"),
        "propose louis_xv: peace france until 9": ("N10", "peace_of_others"),
        "offer": ("M19.1.1", "silesia_not_whole"),
    }
    for move, clause_and_key in expected.items():
        assert reason(game, "frederick", move) == clause_and_key
    assert reason(game, "louis_xv", "keep_objectives") == ("M19.2.2", "no_reduction_ordered")
    game.play("louis_xv", "reduce")
    assert reason(game, "louis_xv", "reduce") == ("M19.2.2", "reduction_ordered")
    assert reason(game, "maria_theresa", "offer") == ("M10.1.1", "not_asked")


def test_agreements() -> None:
    """M21.5: the clause that took a choice away, and the number of its agreement."""
    game = advanced(
        CROWDED + "agreements: [{between: [frederick, maria_theresa], clauses: keep_out prussia core_austria until 9}]"
    )
    play(game, "piece schwerin")
    agreed = "agreement 1: no Prussian piece enters core Austria until the end of turn 9 (N7)"
    assert sentence(game, "frederick", "city peterswald") == agreed


def test_votes() -> None:
    """M18.5: Austria's side has no choice."""
    game = advanced("turn: 6\nstage: election\nelection: pending\npieces: {friedrich: {city: berlin, troops: 3}}")
    assert game.decisions()[0].seat == "louis_xv"
    assert sentence(game, "maria_theresa", "candidate karl") == "Austria must vote for Franz in any case (M18.5)"
    assert reason(game, "frederick", "candidate karl") == ("M18.5", "not_asked")
    game = advanced("""
    turn: 6
    stage: election
    election: pending
    pieces: {friedrich: {city: berlin, troops: 3}}
    markers: {koeln: austria, mannheim: austria, muenchen: austria}
    """)
    assert reason(game, "louis_xv", "candidate karl") == ("M18.4", "no_vote")


# -- what is unknown, and the end


def test_unknown_moves_are_met_with_a_suggestion() -> None:
    game = intro(SILESIA)
    expected = {
        "city bresslau": "there is no move 'city bresslau' in this game (did you mean 'city breslau'?)",
        "breslau": "there is no move 'breslau' in this game (did you mean 'city breslau'?)",
        "xyzzy": "there is no move 'xyzzy' in this game",
    }
    for move, text in expected.items():
        found = game.why_not("frederick", move)
        assert found is not None
        assert game.rules.sentence(found) == text
        with pytest.raises(IllegalMove) as caught:
            game.play("frederick", move)
        assert str(caught.value) == text


def test_after_the_end_the_game_is_over() -> None:
    game = new_game("maria", seed=5)
    state(game).turn = 9
    plan = Plan(3, "uniform", 5)
    for _ in plan.moves(game):
        pass
    assert reason(game, "frederick", "piece friedrich")[1] == "game_over"
    assert game.explain("frederick", "conquer wien").reason.clause


# -- all of it

# By the kind of a decision the verbs of the moves of which it offers some.
MATCHING: Mapping[str, tuple[str, ...]] = {
    "setup": ("value",), "hussar": ("city",), "payment": ("card",), "supplied": ("piece",),
    "movement": ("piece", "reenter"), "march": ("city",), "train_entry": ("city",), "commander": ("piece",),
    "division": ("value",), "attacker": ("piece",), "target": ("piece",), "battle": ("card", "reserve"),
    "retreat": ("city",), "retreat_path": ("city",), "recruit": ("value",), "general_entry": ("city",),
    "recruits": ("value",), "consent_commander": ("piece",), "placement": ("card",), "choice": ("political",),
    "receiver": ("power",), "corps": ("piece",), "relocated_piece": ("piece",), "relocation": ("city",),
    "saxony_shift": ("value",), "second_train": ("city",), "trump": ("suit",), "vote": ("candidate",),
}  # fmt: skip
GENERAL = ("not_offered", "no_card_asked")
PARTICULAR = 0.95

quick = settings(deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
INTRO_PLANS = [Plan(3, "uniform", 0), Plan(2, "warlike", 0), Plan(3, "warlike", 0, "raid")]
ADVANCED_PLANS = [Plan(3, "warlike", 0, start, "advanced") for start in ("", *(set(STARTS) - {"raid"}))]
ADVANCED_PLANS += [Plan(2, "restless", 0, "", "advanced", "optional")]
plans = st.sampled_from(sorted(INTRO_PLANS + ADVANCED_PLANS, key=str))


def positions(plan: Plan, every: int, most: int) -> Iterator[Game]:
    """Positions of one game: the first two of each kind of decision, and one now and then."""
    game, kinds, found = plan.begin(), Counter[str](), 0
    for step, _ in enumerate(plan.moves(game)):
        asked = {decision.kind for decision in game.decisions()}
        if found >= most or game.outcome:
            return
        if any(kinds[kind] < 2 for kind in asked) or step % every == 0:
            kinds.update(asked)
            found += 1
            yield game


def explained(game: Game, decision: Decision | None, seat: str, move: Move) -> object:
    """What the functions say that explain, without a look at what is offered."""
    s = state(game)
    if negotiation.is_negotiation(move):
        return negotiation.why_not(s, seat, move)
    if standing.is_standing(move):
        return standing.why_not(s, seat, move)
    return agreements.why_not(s, seat, move) or (s.stages[-1].why_not(s, decision, move) if decision else None)


def check(game: Game) -> tuple[int, int]:
    """Every move of the vocabulary, for every seat: offered, or refused with a clause and a sentence; nothing changes.

    The functions that explain find nothing against what the generators offer. Returns how many moves of the kind that
    a seat is asked for were refused, and for how many of them the reason was a particular one.
    """
    rules, s, before = game.rules, state(game), game.rules.digest(game.state)
    refused = particular = 0
    for seat in game.seats:
        decision = next(iter(game.decisions(seat)), None)
        offered = {*(decision.options if decision else ()), *game.standing(seat)}
        for move in rules.vocabulary.moves:
            found = rules.why_not(s, seat, move)
            assert (found is None) == (move in offered), (seat, str(move), found)
            if found is None:
                assert explained(game, decision, seat, move) is None, (seat, str(move), decision)
                continue
            assert found.clause, (seat, str(move), found)
            assert rules.sentence(found)
            if decision and move.verb in MATCHING.get(decision.kind, ()):
                refused += 1
                particular += found.key not in GENERAL
        for question in rules.questions.moves:
            assert rules.sentence(rules.explain(s, seat, question).reason)
    assert rules.digest(s) == before
    return refused, particular


@settings(quick, max_examples=10)
@given(plans, st.integers(0, 99))
def test_what_is_not_offered_has_a_reason_and_only_that(plan: Plan, seed: int) -> None:
    """In random games, of both variants."""
    plan = Plan(plan.players, plan.policy, seed, plan.start, plan.variant, plan.politics)
    counts = [check(game) for game in positions(plan, 97, 25)]
    assert sum(particular for _, particular in counts) >= PARTICULAR * sum(refused for refused, _ in counts)


PROMISES = """
agreements:
  - between: [frederick, maria_theresa]
    clauses: armistice prussia austria until 9 + keep_out prussia core_austria until 9 + leave austria saxony until 9
  - between: [frederick, maria_theresa]
    clauses: no_conquest austria berlin until 9 + no_hussars bohemia_map until 8 + no_protection austria dresden until 9
"""


@pytest.mark.parametrize(
    "phase", ["stage: prussia\nphase: movement", "stage: austria\nphase: movement", "stage: hussars"]
)
def test_what_agreements_take_away_has_a_reason_and_only_that(phase: str) -> None:
    """M21.5: also where several clauses bind the same move."""
    text = CROWDED.replace("stage: prussia\nphase: movement", phase).replace("driesen", "kamenz")
    game = advanced(text + PROMISES)
    refused = particular = 0
    rng = Random(1)
    keys = Counter[str]()
    for _ in range(8):
        found = check(game)
        refused, particular = refused + found[0], particular + found[1]
        for decision in game.decisions():
            reasons = (game.why_not(decision.seat, move) for move in game.rules.vocabulary.moves)
            keys.update(found.key for found in reasons if found)
        decision = rng.choice(game.decisions())
        game.play(decision.seat, rng.choice(decision.options))
    assert particular >= PARTICULAR * refused
    assert keys["agreed"]


@settings(quick, max_examples=8)
@given(plans, st.integers(0, 99))
def test_a_reason_betrays_nothing(plan: Plan, seed: int) -> None:
    """Two positions that a seat cannot tell apart give it equal reasons for every move, and equal answers."""
    plan = Plan(plan.players, plan.policy, seed, plan.start, plan.variant, plan.politics)
    for game in positions(plan, 97, 20):
        check_every_reason(game, seed)


# -- the catalogue


REASONS = Reasons(kabinett.maria, "because", "Refused")  # in the rules and in agreements


def test_every_key_has_a_sentence_and_every_sentence_a_use() -> None:
    why, refusal = sections("maria")["why"], sections("maria")["refusal"]
    assert not why.keys() & refusal.keys()
    REASONS.check_keys(why.keys() | refusal.keys())
    REASONS.check_uses(why)


def test_every_clause_of_a_reason_is_in_the_rules() -> None:
    REASONS.check_clauses(rules_text(), 60)


def test_parameters_of_plain_calls_fill_their_sentences() -> None:
    """Where a reason is made with all its parameters named, they are those that the sentence wants."""
    REASONS.check_parameters({**sections("maria")["refusal"], **sections("maria")["why"]})
