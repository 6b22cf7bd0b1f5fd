"""M11.2 Retreat: where the winner may lead a beaten general, and when there is no way out.

Around Freudenthal the distances from it are: Zuckmantel, Jägerndorf, Olmütz 1; Neisse, Cosel, Troppau 2; Brieg,
Frankenstein, Oppeln, Strehlen, Ratibor, Friedek 3; Breslau, Namslau, Glatz, Schweidnitz 4.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random
from textwrap import dedent

import pytest

from kabinett.core.errors import IllegalMove
from kabinett.core.events import Event
from kabinett.core.game import Game
from tests.maria import table
from tests.maria.table import (
    asked,
    both_maps,
    cities,
    controller,
    distance,
    face_down,
    hussars,
    kinds,
    march,
    marker,
    neighbours,
    of_kind,
    options,
    place,
    play,
    questions,
    state,
    troops,
)


def intro(text: str) -> Game:
    """A position of the introductory game for three players."""
    return table.intro(dedent(text))


def beaten(loss: int, more: str = "", facing: str = "up") -> Game:
    """Neipperg in Freudenthal has beaten Schwerin in Zuckmantel, who loses so many of his 8 troops."""
    game = intro(f"""
        stage: austria
        phase: combat
        pieces:
          neipperg: {{city: freudenthal, troops: {min(8, 4 + loss)}}}
          traun: {{city: freudenthal, troops: {8 + loss - min(8, 4 + loss)}}}
          schwerin: {{city: zuckmantel, troops: 8, facing: {facing}}}
        {more}
        """)
    play(game, "stop")
    return game


def seat(game: Game) -> str:
    """The one seat that is asked."""
    (decision,) = game.decisions()
    return decision.seat


def path(events: list[Event]) -> list[str]:
    """The cities of the one retreat among the events, from its start."""
    (event,) = of_kind(events, "retreated")
    cities_passed = event.params["path"]
    assert isinstance(cities_passed, tuple)
    return list(cities_passed)


def possible_ends(game: Game, start: str, length: int) -> set[str]:
    """M11.2.3 (a)-(c) spelled out: the ends of all paths of full length without repetition through empty cities."""
    empty = {city for number, city in enumerate(state(game).setting.city_ids) if not state(game).at[number]}
    paths = [[start]]
    for _ in range(length):
        paths = [[*p, city] for p in paths for city in neighbours(game, p[-1]) if city in empty and city not in p]
    return {p[-1] for p in paths}


def farthest(game: Game, ends: set[str], winner: str) -> set[str]:
    """M11.2.3 (g): those of the ends that are as far as possible from the winner's city."""
    most = max(distance(game, winner, end) for end in ends)
    return {end for end in ends if distance(game, winner, end) == most}


# -- M11.2.1, M11.2.2: who retreats, how far and when


@pytest.mark.parametrize("loss", range(1, 8))
def test_the_length_of_the_retreat_is_the_number_of_troops_lost(loss: int) -> None:
    """M11.2.1, M11.2.3: exactly as many roads as troops were lost, to an end as far as can be."""
    before = intro("""
        stage: austria
        phase: movement
        pieces:
          neipperg: {city: freudenthal, troops: 8}
          schwerin: {city: zuckmantel, troops: 8}
        """)
    expected = farthest(before, possible_ends(before, "zuckmantel", loss), "freudenthal")
    game = beaten(loss)
    assert troops(game, "schwerin") == 8 - loss
    if len(expected) > 1:
        assert cities(game) == expected
        play(game, f"city {min(expected)}")
    assert place(game, "schwerin") in expected
    assert len(path(game.events)) == loss + 1


def test_the_retreat_comes_before_the_next_battle() -> None:
    """M11.2.1: the winner leads the beaten general away, then the next pair is fought."""
    game = intro("""
        stage: austria
        phase: combat
        pieces:
          neipperg: {city: freudenthal, troops: 8}
          schwerin: {city: zuckmantel, troops: 5}
          karl_von_lothringen: {city: prag, troops: 5}
          friedrich: {city: melnik, troops: 4}
        """)
    play(game, "piece neipperg", "stop")
    assert asked(game) == "retreat"
    assert len(of_kind(game.events, "battle")) == 1
    events = play(game, "city breslau")
    assert kinds(events).index("retreated") < kinds(events).index("battle")


def test_a_stack_retreats_together() -> None:
    """M11.2.1: both generals come to the same end."""
    game = intro("""
        stage: austria
        phase: combat
        pieces:
          neipperg: {city: freudenthal, troops: 8}
          friedrich: {city: zuckmantel, troops: 3}
          schwerin: {city: zuckmantel, troops: 2}
        """)
    play(game, "stop", "value 1", "city namslau")
    assert (place(game, "friedrich"), place(game, "schwerin")) == ("namslau", "namslau")


def test_a_mixed_stack_retreats_together_and_keeps_its_commander() -> None:
    """M11.2.1, M6.3: the stack is not dissolved by a retreat, so the chosen commander stays."""
    game = intro("""
        stage: austria
        phase: combat
        pieces:
          neipperg: {city: freudenthal, troops: 8}
          friedrich: {city: zuckmantel, troops: 2}
          rutowski: {city: zuckmantel, troops: 5}
        commanders: [rutowski]
        """)
    play(game, "stop")  # 7 - 8: one troop, a Prussian one
    assert (place(game, "friedrich"), place(game, "rutowski")) == ("neisse", "neisse")
    assert (troops(game, "friedrich"), troops(game, "rutowski")) == (1, 5)
    names = state(game).setting.piece_ids
    assert [names[n] for n in range(len(names)) if state(game).senior >> n & 1] == ["rutowski"]


def test_who_lost_all_troops_does_not_retreat() -> None:
    """M11.2.2: the generals are removed, and no path is asked for."""
    game = intro("""
        stage: austria
        phase: combat
        pieces:
          neipperg: {city: freudenthal, troops: 8}
          friedrich: {city: zuckmantel, troops: 2}
          schwerin: {city: zuckmantel, troops: 2}
        """)
    events = play(game, "stop")
    assert (place(game, "friedrich"), place(game, "schwerin")) == ("eliminated", "eliminated")
    assert "retreated" not in kinds(events)
    assert asked(game) == "hussar"


# -- M11.2.3: the conditions


def test_the_winning_player_chooses() -> None:
    """M11.2.3, M11.2.5: Maria Theresa leads away the Prussian; nobody else may."""
    game = beaten(3)
    assert (asked(game), seat(game)) == ("retreat", "maria_theresa")
    with pytest.raises(IllegalMove):
        game.play("frederick", "city breslau")


def test_a_winning_defender_chooses_too() -> None:
    """M11.2.3: the attacker is beaten; the defender's player leads him away."""
    game = intro("""
        stage: prussia
        phase: combat
        pieces:
          schwerin: {city: zuckmantel, troops: 5}
          neipperg: {city: freudenthal, troops: 8}
        """)
    play(game, "stop")
    assert (asked(game), seat(game)) == ("retreat", "maria_theresa")


def test_a_retreat_goes_the_full_length() -> None:
    """M11.2.3 (a): after a loss of 3 no nearer city and no farther one is offered."""
    game = beaten(3)
    assert cities(game) == {"breslau", "namslau", "glatz", "schweidnitz"}
    for city in ("neisse", "brieg", "oels"):
        with pytest.raises(IllegalMove):
            game.play("maria_theresa", f"city {city}")


TRIANGLE = """
    stage: austria
    phase: combat
    pieces:
      neipperg: {{city: magdeburg, troops: {winner}}}
      friedrich: {{city: genthin, troops: 5}}
      prussia_train_1: {{city: potsdam}}
      saxony_train_1: {{city: stendal}}
    """


def test_no_path_returns_to_its_start() -> None:
    """M11.2.3 (b), M11.2.6: Genthin - Brandenburg - Rathenow - Genthin would be 3 roads, but ends at the start."""
    game = intro(TRIANGLE.format(winner=7))
    play(game, "stop")
    assert cities(game) == {"brandenburg", "rathenow"}  # 2 roads, either way round
    game = intro(TRIANGLE.format(winner=8))
    play(game, "stop")
    assert place(game, "friedrich") == "eliminated"


DEAD_END = """
    stage: france
    phase: combat
    pieces:
      belle_isle: {{city: ungarisch_altenburg, troops: {winner}}}
      traun: {{city: raab, troops: 5}}
      {blocking}: {{city: tyrnau{more}}}
    """


def test_no_city_is_entered_twice() -> None:
    """M11.2.3 (b), T11.k, M11.2.6: Komorn - Neuhäusel - Komorn is no way to make 3 roads."""
    game = intro(DEAD_END.format(winner=8, blocking="austria_train_2", more=""))
    events = play(game, "stop")
    assert place(game, "traun") == "eliminated"
    assert "retreated" not in kinds(events)
    game = intro(DEAD_END.format(winner=7, blocking="austria_train_2", more=""))
    play(game, "stop")
    assert place(game, "traun") == "neuhaeusel"


@pytest.mark.parametrize(
    ("blocking", "more"),
    [
        ("austria_train_2", ""),
        ("france_train_2", ""),
        ("prussia_train_1", ""),
        ("neipperg", ", troops: 2"),
        ("broglie", ", troops: 2"),
        ("friedrich", ", troops: 2"),
        ("toerring", ", troops: 2"),
    ],
)
def test_a_piece_of_anyone_blocks_the_way(blocking: str, more: str) -> None:
    """M11.2.3 (c), M11.2.6: own and foreign, general and train: it is neither passed nor joined nor eliminated."""
    game = intro(DEAD_END.format(winner=8, blocking=blocking, more=more))
    play(game, "stop")
    assert place(game, "traun") == "eliminated"
    assert place(game, blocking) == "tyrnau"


def test_without_the_piece_the_way_is_open() -> None:
    """M11.2.3 (c): the same retreat of 3 cities with Tyrnau empty ends there."""
    game = intro(DEAD_END.format(winner=8, blocking="neipperg", more=", troops: 1").replace("tyrnau", "wien"))
    play(game, "stop")
    assert place(game, "traun") == "tyrnau"


@pytest.mark.parametrize(
    ("blocking", "more"), [("schwerin", ", troops: 1"), ("prussia_train_1", ""), ("austria_train_2", "")]
)
def test_a_retreat_does_not_end_with_another_piece(blocking: str, more: str) -> None:
    """M11.2.3 (c): no stack is formed and no train eliminated at the end either: the occupied end is not offered."""
    game = intro(f"""
        stage: austria
        phase: combat
        pieces:
          neipperg: {{city: freudenthal, troops: 8}}
          friedrich: {{city: zuckmantel, troops: 5}}
          {blocking}: {{city: glatz{more}}}
        """)
    play(game, "stop")
    assert cities(game) == {"breslau", "namslau", "schweidnitz"}


def test_a_retreat_out_of_an_unprotected_enemy_fortress_conquers_nothing() -> None:
    """M11.2.3 (d): Traun is driven out of Prussian Glogau, which no Prussian general protects."""
    position = """
        stage: %s
        phase: %s
        pieces:
          belle_isle: {city: lueben, troops: 5}
          traun: {city: glogau, troops: 4}
        """
    game = intro(position % ("france", "combat"))
    events = play(game, "stop")
    events += play(game, "city freystadt")
    assert (marker(game, "glogau"), questions(game)) == ("prussia", {})
    assert "fortress_conquered" not in kinds(events)
    game = intro(position % ("austria", "movement"))  # by a move of his own he would have conquered it
    march(game, "traun", "freystadt")
    assert marker(game, "glogau") == "austria"


def test_a_retreat_past_an_enemy_fortress_conquers_nothing() -> None:
    """M11.2.3 (d): both ways of 2 cities lead through a Prussian fortress, Glogau or Liegnitz."""
    game = intro("""
        stage: france
        phase: combat
        pieces:
          belle_isle: {city: wohlau, troops: 6}
          traun: {city: lueben, troops: 4}
        """)
    play(game, "stop")
    assert cities(game) == {"freystadt", "bunzlau"}
    events = play(game, "city freystadt")
    assert path(events) == ["lueben", "glogau", "freystadt"]
    assert (controller(game, "glogau"), questions(game)) == ("prussia", {})


def test_a_retreat_past_a_protected_enemy_fortress_leaves_no_question_marker() -> None:
    """M11.2.3 (d): Schwerin is driven past Neisse, which the winner himself protects."""
    game = beaten(3)
    events = play(game, "city glatz")
    assert "neisse" in path(events)
    assert questions(game) == {}
    assert "question_marker" not in kinds(events)


ULM = """
    stage: {stage}
    phase: combat
    pieces:
      {winner}: {{city: guenzburg, troops: 6}}
      {loser}: {{city: ulm, troops: 5}}
    """


@pytest.mark.parametrize(
    ("stage", "winner", "loser", "crosses"),
    [
        ("austria", "karl_von_lothringen", "moritz_von_sachsen", True),
        ("france", "moritz_von_sachsen", "karl_von_lothringen", True),
        ("austria", "karl_von_lothringen", "toerring", False),
        ("austria", "karl_von_lothringen", "friedrich", False),
        ("austria", "karl_von_lothringen", "rutowski", False),
        ("france", "moritz_von_sachsen", "george_ii", False),
    ],
)
def test_only_french_and_austrian_generals_retreat_between_the_maps(
    stage: str, winner: str, loser: str, crosses: bool
) -> None:
    """M11.2.3 (e): from Ulm the ways are Biberach and, on the other map, Göppingen, equally far from Günzburg."""
    game = both_maps(ULM.format(stage=stage, winner=winner, loser=loser))
    play(game, "stop")
    if crosses:
        assert cities(game) == {"biberach", "goeppingen"}
        play(game, "city goeppingen")
        assert place(game, loser) == "goeppingen"
    else:
        assert place(game, loser) == "biberach"


@pytest.mark.parametrize(
    ("stage", "winner", "one", "other"),
    [
        ("austria", "traun", "moritz_von_sachsen", "toerring"),
        ("france", "broglie", "karl_von_lothringen", "cumberland"),
        ("france", "broglie", "george_ii", "neipperg"),
    ],
)
def test_a_mixed_stack_does_not_retreat_between_the_maps(stage: str, winner: str, one: str, other: str) -> None:
    """M11.2.3 (e): in company of Bavaria or the Pragmatic Army a French or Austrian general may not cross either."""
    game = both_maps(f"""
        stage: {stage}
        phase: combat
        pieces:
          {winner}: {{city: guenzburg, troops: 8}}
          {one}: {{city: ulm, troops: 4}}
          {other}: {{city: ulm, troops: 3}}
        """)
    play(game, "stop")
    assert (place(game, one), place(game, other)) == ("biberach", "biberach")


def test_a_mixed_stack_with_saxony_does_not_retreat_between_the_maps() -> None:
    """M11.2.3 (e): Austria and its Saxon ally."""
    game = both_maps("""
        stage: france
        phase: combat
        saxony: austrian_ally
        pieces:
          broglie: {city: guenzburg, troops: 8}
          traun: {city: ulm, troops: 4}
          rutowski: {city: ulm, troops: 3}
        """)
    play(game, "stop")
    assert (place(game, "traun"), place(game, "rutowski")) == ("biberach", "biberach")


def test_a_general_whose_company_is_lost_may_cross() -> None:
    """M11.2.3 (e), M11.1.13: Törring falls in the battle; the French general alone may retreat to Göppingen."""
    game = both_maps("""
        stage: austria
        phase: combat
        pieces:
          traun: {city: guenzburg, troops: 8}
          moritz_von_sachsen: {city: ulm, troops: 6}
          toerring: {city: ulm, troops: 1}
        commanders: [moritz_von_sachsen]
        """)
    play(game, "stop")
    assert place(game, "toerring") == "eliminated"
    assert cities(game) == {"biberach", "goeppingen"}


def test_no_retreat_into_neutral_territory_of_another_power() -> None:
    """M11.2.3 (f), M19.4.3: from Peterswald a beaten Prussian may not be driven into neutral Saxony (Dresden).

    From Leitmeritz the ways of 1 road are Teplitz (distance 1) and Dresden (distance 2)."""
    position = """
        stage: austria
        phase: combat
        saxony: %s
        pieces:
          neipperg: {city: leitmeritz, troops: 5}
          friedrich: {city: peterswald, troops: 4}
        """
    game = both_maps(position % "prussian_ally")
    play(game, "stop")
    assert place(game, "friedrich") == "dresden"
    game = both_maps(position % "neutral")
    play(game, "stop")
    assert place(game, "friedrich") == "teplitz"


def test_the_introductory_game_has_no_neutral_territory() -> None:
    """M11.2.3 (f), M14.7: Saxony stays Prussia's ally, so an Austrian is driven into Saxony if that is farthest."""
    game = intro("""
        stage: prussia
        phase: combat
        pieces:
          friedrich: {city: leitmeritz, troops: 5}
          neipperg: {city: peterswald, troops: 4}
        """)
    play(game, "stop")
    assert place(game, "neipperg") == "dresden"


TWO_AND_FOUR = """
    stage: france
    phase: combat
    pieces:
      belle_isle: {city: raab, troops: 8}
      traun: {city: komorn, troops: 5}
      austria_train_2: {city: ungarisch_altenburg}
    """


def test_only_the_farthest_end_is_legal() -> None:
    """T11.j, M11.2.3 (g): 3 roads from Komorn end in Pressburg (distance 2) or in Trentschin (distance 4)."""
    game = intro(TWO_AND_FOUR)
    assert possible_ends(game, "komorn", 3) == {"pressburg", "trentschin"}
    assert (distance(game, "raab", "pressburg"), distance(game, "raab", "trentschin")) == (2, 4)
    play(game, "stop")
    assert place(game, "traun") == "trentschin"


# -- M11.2.4: the measure


def test_the_measure_ignores_pieces() -> None:
    """M11.2.4, M0.6: Kolin is 2 roads from Leitomischl although a piece is on the way; Deutsch Brod is 3."""
    game = intro("""
        stage: france
        phase: combat
        pieces:
          belle_isle: {city: leitomischl, troops: 6}
          traun: {city: chrudim, troops: 4}
          france_train_2: {city: koeniggraetz}
        """)
    assert possible_ends(game, "chrudim", 2) == {"kolin", "deutsch_brod"}
    play(game, "stop")
    assert place(game, "traun") == "deutsch_brod"


def test_only_the_winning_general_counts() -> None:
    """M11.2.4: other enemies near the end do not matter: Breslau and Namslau, next to Karl in Oels, stay legal."""
    game = beaten(3)
    alone = cities(game)
    game = intro("""
        stage: austria
        phase: combat
        pieces:
          neipperg: {city: freudenthal, troops: 8}
          schwerin: {city: zuckmantel, troops: 5}
          karl_von_lothringen: {city: oels, troops: 8}
        """)
    play(game, "stop")
    assert cities(game) == alone == {"breslau", "namslau", "glatz", "schweidnitz"}


def test_distances_run_over_both_maps() -> None:
    """M11.2.4: a French general is driven 3 roads from Ulm: the farthest ends (4 from Günzburg) are on Flanders."""
    game = both_maps("""
        stage: austria
        phase: combat
        pieces:
          traun: {city: guenzburg, troops: 8}
          moritz_von_sachsen: {city: ulm, troops: 5}
        """)
    play(game, "stop")
    assert cities(game) == {"heilbronn", "pforzheim", "tuebingen", "sigmaringen"}


# -- M11.2.5: free choice among equals


@pytest.mark.parametrize("end", ["breslau", "namslau", "glatz", "schweidnitz"])
def test_among_equally_far_ends_the_winner_chooses(end: str) -> None:
    """T11.j, M11.2.5: each of the four ends at distance 4 can be chosen."""
    game = beaten(3)
    play(game, f"city {end}")
    assert place(game, "schwerin") == end
    assert distance(game, "freudenthal", end) == 4


def test_every_way_to_the_same_end_can_be_chosen_where_it_matters() -> None:
    """M11.2.5, M11.2.7: two ways lead to Breslau; with a hussar in Brieg the winner decides which is taken."""
    game = beaten(3, "hussars: [brieg]")
    play(game, "city breslau", "city strehlen")
    assert hussars(game) == ["brieg", "beside"]
    game = beaten(3, "hussars: [brieg]")
    events = play(game, "city breslau", "city brieg")
    assert path(events) == ["zuckmantel", "neisse", "brieg", "breslau"]
    assert hussars(game) == ["beside", "beside"]


def test_no_path_can_be_chosen_that_does_not_reach_its_end() -> None:
    """M11.2.3 (a), M11.2.5: on the way to Breslau only Brieg and Strehlen are offered after Neisse."""
    game = beaten(3, "hussars: [brieg]")
    play(game, "city breslau")
    assert cities(game) == {"brieg", "strehlen"}


# -- M11.2.6: no way out


def test_without_a_path_all_remaining_troops_are_lost() -> None:
    """T11.k, M11.2.6: Traun loses 3 of 5 in the battle, then the other 2, and is removed."""
    game = intro(DEAD_END.format(winner=8, blocking="austria_train_2", more=""))
    events = play(game, "stop")
    assert of_kind(events, "troops_lost")[0].params == {"power": "austria", "pieces": ("traun",), "count": 3}
    (lost,) = of_kind(events, "no_retreat")
    assert (lost.params["city"], lost.params["count"]) == ("raab", 2)
    assert [event.params["piece"] for event in of_kind(events, "general_removed")] == ["traun"]
    assert (place(game, "traun"), troops(game, "traun")) == ("eliminated", 0)


def test_without_a_path_a_whole_stack_is_lost() -> None:
    """M11.2.6: both generals of the stack are removed."""
    game = intro("""
        stage: france
        phase: combat
        pieces:
          belle_isle: {city: ungarisch_altenburg, troops: 8}
          traun: {city: raab, troops: 3}
          neipperg: {city: raab, troops: 2}
          austria_train_2: {city: tyrnau}
        """)
    play(game, "stop")
    events = play(game, "value 1")
    assert (place(game, "traun"), place(game, "neipperg")) == ("eliminated", "eliminated")
    assert of_kind(events, "no_retreat")[0].params["count"] == 2


def test_a_general_who_is_shut_in_is_lost_after_losing_one_troop() -> None:
    """M11.2.6: no free neighbour at all, a loss of 1 is fatal."""
    game = intro("""
        stage: france
        phase: combat
        pieces:
          belle_isle: {city: ungarisch_altenburg, troops: 8}
          traun: {city: raab, troops: 7}
          austria_train_2: {city: komorn}
        """)
    play(game, "stop")
    assert place(game, "traun") == "eliminated"


# -- M11.2.7, M11.2.8: hussars and facing


def test_hussars_do_not_block_and_are_removed_on_the_way() -> None:
    """T7.c, M11.2.7: every way of 3 cities leads through Neisse; its hussar goes, the retreat is not shortened."""
    game = beaten(3, "hussars: [neisse]")
    assert cities(game) == {"breslau", "namslau", "glatz", "schweidnitz"}
    play(game, "city glatz")
    assert place(game, "schwerin") == "glatz"
    assert hussars(game) == ["beside", "beside"]


def test_a_hussar_at_the_end_is_removed_and_others_stay() -> None:
    """M11.2.7, M7.5: the end of the path is part of it; a hussar elsewhere stays."""
    game = beaten(3, "hussars: [glatz, breslau]")
    play(game, "city glatz")
    assert hussars(game) == ["beside", "breslau"]


@pytest.mark.parametrize("facing", ["up", "down"])
def test_facing_does_not_change(facing: str) -> None:
    """M11.2.8: neither for the loser ..."""
    game = beaten(1, facing=facing)
    assert place(game, "schwerin") == "neisse"
    assert face_down(game, "schwerin") == (facing == "down")


def test_facing_of_the_winner_does_not_change() -> None:
    """M11.2.8: ... nor for the winner."""
    game = intro("""
        stage: austria
        phase: combat
        pieces:
          neipperg: {city: freudenthal, troops: 8, facing: down}
          schwerin: {city: zuckmantel, troops: 7}
        """)
    play(game, "stop")
    assert face_down(game, "neipperg")
    assert not face_down(game, "schwerin")


# -- M11.2.9: the search


def test_the_longest_possible_retreat() -> None:
    """M11.2.9, M11.2.3: level stacks of 16, a 10 is played and not answered: 10 troops lost, 10 cities of retreat."""
    position = """
        stage: austria
        phase: %s
        pieces:
          neipperg: {city: freudenthal, troops: 8}
          karl_von_lothringen: {city: freudenthal, troops: 8}
          friedrich: {city: zuckmantel, troops: 8}
          schwerin: {city: zuckmantel, troops: 8}
        hands:
          austria: [D10]
        """
    before = intro(position % "movement")
    legal = farthest(before, possible_ends(before, "zuckmantel", 10), "freudenthal")
    game = intro(position % "combat")
    play(game, "card D10", "stop", "value 3")
    assert cities(game) == legal
    play(game, f"city {min(legal)}")
    assert len(path(game.events)) == 11


def _random_positions(count: int) -> list[tuple[str, str, list[str], int]]:
    """Places of winner, loser and of blocking pieces, and a loss, at random."""
    rng = Random(1740)
    game = beaten(1)
    setting = state(game).setting
    names = [setting.city_ids[n] for n in setting.network.cities]
    found: list[tuple[str, str, list[str], int]] = []
    while len(found) < count:
        winner = rng.choice(names)
        loser = rng.choice(sorted(neighbours(game, winner)))
        near = [c for c in names if c not in (winner, loser) and distance(game, loser, c) <= 3]
        found.append((winner, loser, rng.sample(near, min(len(near), 4)), rng.randint(1, 6)))
    return found


@pytest.mark.parametrize(("winner", "loser", "blocked", "loss"), _random_positions(60))
def test_the_search_finds_just_the_legal_ends(winner: str, loser: str, blocked: list[str], loss: int) -> None:
    """M11.2.3, M11.2.4, M11.2.6, M11.2.9: against a plain enumeration of all paths, with four trains in the way."""
    trains = ("france_train_2", "bavaria_train_1", "austria_train_2", "saxony_train_1")
    lines = "".join(f"\n  {train}: {{city: {city}}}" for train, city in zip(trains, blocked, strict=False))
    first = min(8, 4 + loss)
    pieces = f"""pieces:
  belle_isle: {{city: {winner}, troops: {first}}}
  broglie: {{city: {winner}, troops: {8 + loss - first}}}
  traun: {{city: {loser}, troops: 8}}{lines}
"""
    ends = possible_ends(intro(f"stage: france\nphase: movement\n{pieces}"), loser, loss)
    game = intro(f"stage: france\nphase: combat\n{pieces}")
    play(game, "stop")
    if not ends:
        assert place(game, "traun") == "eliminated"
        return
    legal = farthest(game, ends, winner)
    if len(legal) > 1:
        assert cities(game) == legal
        play(game, f"city {max(legal)}")
    assert place(game, "traun") in legal
    way = path(game.events)
    assert len(set(way)) == len(way) == loss + 1
    assert all(b in neighbours(game, a) for a, b in pairwise(way))
    assert not set(way) & set(blocked)


BEATEN_WHILE_OTHERS_STACK = """
    stage: prussia
    phase: combat
    pieces:
      friedrich: {city: breslau, troops: 8}
      neipperg: {city: brieg, troops: 6}
      batthyany: {city: oels, troops: 6}
      khevenhueller: {city: neumarkt_in_schlesien, troops: 6}
      karl_von_lothringen: {city: wien, troops: 5}
      traun: {city: wien, troops: 5}
"""


def retreated_and_divided() -> Game:
    """Frederick has led Batthyány away; then Maria Theresa has secretly shifted troops, which M6.8 allows again."""
    game = intro(BEATEN_WHILE_OTHERS_STACK)
    play(game, "piece batthyany", "stop")
    while asked(game).startswith("retreat"):
        play(game, sorted(options(game))[0])
    game.play("maria_theresa", "divide traun:3")
    return game


def test_a_retreat_is_not_taken_back() -> None:
    """M6.8: troops can be shifted again after it; so to take it back would betray whether they were."""
    assert not retreated_and_divided().can_undo("frederick")


def test_an_undo_that_others_secret_moves_prevent_loses_nothing() -> None:
    """M6.7, M6.8: if a secret move made since could not have been made without the move, all stays as it is."""
    game = retreated_and_divided()
    game._made[-2] = game._made[-2]._replace(private=True)  # as if the retreat could be taken back
    before = (game.rules.digest(game.state), list(game.journal.entries))
    assert not game.undo("frederick")
    assert (game.rules.digest(game.state), game.journal.entries) == before
