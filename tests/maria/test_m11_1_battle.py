"""M11.1 Battle: which generals fight, in which order, with which cards, and what a defeat costs.

Most battles here are fought in one of two places. Freudenthal lies in a diamond sector and Zuckmantel next to it in
a spade sector; Prag lies in a heart sector and Melnik next to it in a club sector.
"""

from __future__ import annotations

from textwrap import dedent

import pytest

from kabinett.core.errors import IllegalMove
from kabinett.core.events import Event
from kabinett.core.game import Game
from tests.maria import table
from tests.maria.table import (
    advanced,
    asked,
    both_maps,
    hand,
    kinds,
    march,
    neighbours,
    of_kind,
    options,
    place,
    play,
    state,
    troops,
)

RESERVES = {f"reserve {value}" for value in range(1, 9)}


def intro(text: str) -> Game:
    """A position of the introductory game for three players."""
    return table.intro(dedent(text))


def duel(attacking: int, defending: int, austria: str = "", prussia: str = "", more: str = "") -> Game:
    """Neipperg in Freudenthal (diamonds) attacks Schwerin in Zuckmantel (spades)."""
    return intro(f"""
        stage: austria
        phase: combat
        pieces:
          neipperg: {{city: freudenthal, troops: {attacking}}}
          schwerin: {{city: zuckmantel, troops: {defending}}}
        hands: {{austria: [{austria}], prussia: [{prussia}]}}
        {more}
        """)


def score(game: Game) -> int:
    """The score of the side that has the right to play."""
    (decision,) = game.decisions()
    assert decision.kind == "battle"
    return int(decision.params["score"])


def seat(game: Game) -> str:
    """The one seat that is asked."""
    (decision,) = game.decisions()
    return decision.seat


def pairs_fought(events: list[Event]) -> list[tuple[object, object]]:
    """The cities of attacker and defender of each battle, in order."""
    return [(event.params["attacker"], event.params["defender"]) for event in of_kind(events, "battle")]


def all_battles(game: Game) -> list[tuple[object, object]]:
    """The battles of the whole game so far, the first of which may have begun by itself."""
    return pairs_fought(game.events)


# -- M11.1.1: which pairs are fought


def test_adjacent_enemies_must_fight_and_no_one_is_asked_whether() -> None:
    """M11.1.1: a pair of adjacent enemies is fought; there is no way out of the battle but to fight it."""
    game = duel(5, 3)
    assert all_battles(game) == [("freudenthal", "zuckmantel")]
    assert asked(game) == "battle"


def test_a_battle_follows_the_movement_phase_when_a_general_stops_next_to_an_enemy() -> None:
    """M11.1.1: the list is made when the combat phase starts, after all movement."""
    game = intro("""
        stage: austria
        phase: movement
        pieces:
          neipperg: {city: olmuetz, troops: 5}
          schwerin: {city: zuckmantel, troops: 3}
        """)
    march(game, "neipperg", "freudenthal")
    assert all_battles(game) == []
    play(game, "end")
    assert all_battles(game) == [("freudenthal", "zuckmantel")]


def test_enemies_two_roads_apart_do_not_fight() -> None:
    """M11.1.1: only adjacent generals fight."""
    game = intro("""
        stage: austria
        phase: combat
        pieces:
          neipperg: {city: olmuetz, troops: 5}
          schwerin: {city: zuckmantel, troops: 3}
        """)
    assert all_battles(game) == []


def test_trains_are_neither_attacked_nor_attack() -> None:
    """M11.1.1: pairs are made of generals; an enemy train next to a general is left alone."""
    game = intro("""
        stage: austria
        phase: combat
        pieces:
          neipperg: {city: freudenthal, troops: 5}
          prussia_train_1: {city: zuckmantel}
          austria_train_2: {city: troppau}
          schwerin: {city: ratibor, troops: 3}
        """)
    assert all_battles(game) == []


def test_only_generals_of_active_powers_attack() -> None:
    """M11.1.1: in the French stage an Austrian general next to a Prussian one does not fight."""
    game = intro("""
        stage: france
        phase: combat
        pieces:
          neipperg: {city: freudenthal, troops: 5}
          schwerin: {city: zuckmantel, troops: 3}
          belle_isle: {city: nuernberg, troops: 3}
        """)
    assert all_battles(game) == []


def test_allies_that_do_not_cooperate_never_fight() -> None:
    """M11.1.1, M2.5: France and Prussia are no enemies."""
    game = intro("""
        stage: france
        phase: combat
        pieces:
          belle_isle: {city: freudenthal, troops: 5}
          schwerin: {city: zuckmantel, troops: 3}
        """)
    assert all_battles(game) == []


def test_adjacency_over_a_road_between_the_maps_counts() -> None:
    """T11.n, M11.1.1: an Austrian general in Ulm attacks a French one in Göppingen on the other map."""
    game = both_maps("""
        stage: austria
        phase: combat
        pieces:
          karl_von_lothringen: {city: ulm, troops: 5}
          moritz_von_sachsen: {city: goeppingen, troops: 3}
        """)
    assert all_battles(game) == [("ulm", "goeppingen")]


def test_powers_that_may_not_move_between_the_maps_fight_across_them_too() -> None:
    """T11.n, M11.1.1: adjacency over such a road counts for every power, not only for those that may use it."""
    game = both_maps("""
        stage: austria
        phase: combat
        pieces:
          george_ii: {city: goeppingen, troops: 5}
          toerring: {city: ulm, troops: 3}
        """)
    assert all_battles(game) == [("goeppingen", "ulm")]


def test_the_list_of_pairs_is_fixed_before_the_first_battle() -> None:
    """M11.1.1, M11.1.14: a beaten general who retreats next to another active general is not attacked by him."""
    game = intro("""
        stage: austria
        phase: combat
        pieces:
          neipperg: {city: freudenthal, troops: 5}
          schwerin: {city: zuckmantel, troops: 4}
          traun: {city: oels, troops: 5}
        """)
    events = play(game, "stop")
    assert of_kind(events, "retreated")[0].params["city"] == "neisse"
    game = intro("""
        stage: austria
        phase: combat
        pieces:
          neipperg: {city: freudenthal, troops: 8}
          schwerin: {city: zuckmantel, troops: 5}
          traun: {city: oels, troops: 5}
        """)
    play(game, "stop", "city breslau")
    assert place(game, "schwerin") == "breslau"  # next to Traun in Oels
    assert all_battles(game) == [("freudenthal", "zuckmantel")]


# -- M11.1.2: the order

CROSS_FIRE = """
    stage: austria
    phase: combat
    pieces:
      neipperg: {city: freudenthal, troops: 5}
      karl_von_lothringen: {city: mittelwalde, troops: 5}
      schwerin: {city: zuckmantel, troops: 4}
      friedrich: {city: glatz, troops: 4}
    """


def test_the_attacking_player_chooses_which_battle_comes_first() -> None:
    """M11.1.2: with two separate pairs the attacker is asked which of his generals fights first."""
    game = intro(CROSS_FIRE)
    assert (asked(game), seat(game)) == ("attacker", "maria_theresa")
    assert options(game) == {"piece neipperg", "piece karl_von_lothringen"}
    assert pairs_fought(play(game, "piece neipperg"))[:1] == [("freudenthal", "zuckmantel")]
    game = intro(CROSS_FIRE)
    assert pairs_fought(play(game, "piece karl_von_lothringen"))[:1] == [("mittelwalde", "glatz")]


def test_every_pair_is_fought_whatever_the_order() -> None:
    """M11.1.1, M11.1.2: after the chosen battle the other one takes place."""
    game = intro(CROSS_FIRE)
    play(game, "piece karl_von_lothringen", "stop")
    while asked(game) != "battle":
        (decision,) = game.decisions()
        play(game, str(decision.options[0]))
    assert all_battles(game) == [("mittelwalde", "glatz"), ("freudenthal", "zuckmantel")]


def test_one_attacker_chooses_whom_he_attacks_first() -> None:
    """T11.g, M11.1.2, M11.1.15: one general next to two enemies fights both, in the order his player likes."""
    position = """
        stage: austria
        phase: combat
        pieces:
          neipperg: {city: freudenthal, troops: 5}
          schwerin: {city: zuckmantel, troops: 5}
          friedrich: {city: jaegerndorf, troops: 5}
        """
    game = intro(position)
    assert seat(game) == "maria_theresa"
    assert options(game) == {"piece schwerin", "piece friedrich"}
    play(game, "piece friedrich")
    assert all_battles(game) == [("freudenthal", "jaegerndorf")]
    game = intro(position)
    play(game, "piece schwerin")
    assert all_battles(game) == [("freudenthal", "zuckmantel")]


def test_attacker_and_target_are_both_chosen() -> None:
    """M11.1.2: with two attackers and two defenders each of the pairs can be the first."""
    position = """
        stage: austria
        phase: combat
        pieces:
          neipperg: {city: freudenthal, troops: 5}
          traun: {city: neisse, troops: 5}
          schwerin: {city: zuckmantel, troops: 5}
          friedrich: {city: jaegerndorf, troops: 5}
        """
    game = intro(position)
    assert options(game) == {"piece neipperg", "piece traun"}
    play(game, "piece neipperg")
    assert options(game) == {"piece schwerin", "piece friedrich"}
    play(game, "piece friedrich")
    assert all_battles(game) == [("freudenthal", "jaegerndorf")]
    game = intro(position)
    play(game, "piece traun")
    assert all_battles(game) == [("neisse", "zuckmantel")]  # he has one enemy only, so no choice


def test_the_order_is_the_attackers_whoever_defends() -> None:
    """M11.1.2: in the Prussian stage Frederick chooses."""
    game = intro(CROSS_FIRE.replace("stage: austria", "stage: prussia"))
    assert (asked(game), seat(game)) == ("attacker", "frederick")
    assert options(game) == {"piece schwerin", "piece friedrich"}


A_AND_PA = """
    stage: austria
    phase: combat
    pieces:
      earl_of_stair: {city: kortrijk, troops: 4}
      arenberg: {city: tournai, troops: 4}
      maillebois: {city: lille, troops: 4}
    """


def test_austria_attacks_before_the_pragmatic_army_of_another_player() -> None:
    """T11.i, M11.1.2: Austria's battle comes first, nobody is asked, then that of the Pragmatic Army."""
    game = both_maps(A_AND_PA, players=3)
    assert all_battles(game) == [("tournai", "lille")]
    assert seat(game) == "maria_theresa"
    play(game, "stop")
    assert all_battles(game) == [("tournai", "lille"), ("kortrijk", "lille")]
    assert seat(game) == "frederick"


def test_two_players_mix_attacks_of_austria_and_the_pragmatic_army() -> None:
    """T11.i, M11.1.2, M24.8: one player of both powers attacks in any order."""
    game = both_maps(A_AND_PA, players=2)
    assert (asked(game), seat(game)) == ("attacker", "b2")
    assert options(game) == {"piece arenberg", "piece earl_of_stair"}


def test_saxony_as_austrias_ally_attacks_before_the_pragmatic_army_too() -> None:
    """M11.1.2: Maria Theresa fights the battles of Austria and Saxony in her order, then the Pragmatic Army its own."""
    game = both_maps(
        """
        stage: austria
        phase: combat
        saxony: austrian_ally
        pieces:
          earl_of_stair: {city: kortrijk, troops: 4}
          maillebois: {city: lille, troops: 4}
          neipperg: {city: freudenthal, troops: 4}
          schwerin: {city: zuckmantel, troops: 4}
          rutowski: {city: dresden, troops: 4}
          friedrich: {city: meissen, troops: 4}
        """,
        players=3,
    )
    assert (asked(game), seat(game)) == ("attacker", "maria_theresa")
    assert options(game) == {"piece neipperg", "piece rutowski"}
    play(game, "piece rutowski", "stop", "stop")
    assert all_battles(game) == [("dresden", "meissen"), ("freudenthal", "zuckmantel"), ("kortrijk", "lille")]


def test_a_mixed_stack_under_the_pragmatic_army_attacks_with_the_pragmatic_army() -> None:
    """M11.1.2: a mixed stack attacks as its commander's power: here after Austria's own battle, and by Frederick."""
    game = both_maps(
        """
        stage: austria
        phase: combat
        pieces:
          george_ii: {city: kortrijk, troops: 2}
          arenberg: {city: kortrijk, troops: 2}
          maillebois: {city: lille, troops: 4}
          neipperg: {city: freudenthal, troops: 4}
          schwerin: {city: zuckmantel, troops: 4}
        """,
        players=3,
    )
    assert all_battles(game) == [("freudenthal", "zuckmantel")]
    play(game, "stop")
    assert all_battles(game) == [("freudenthal", "zuckmantel"), ("kortrijk", "lille")]
    assert seat(game) == "frederick"


def test_a_mixed_stack_under_austria_attacks_with_austria() -> None:
    """M11.1.2, M11.1.13: the other way round Maria Theresa leads it, in the order she chooses."""
    game = both_maps(
        """
        stage: austria
        phase: combat
        pieces:
          karl_von_lothringen: {city: kortrijk, troops: 2}
          cumberland: {city: kortrijk, troops: 2}
          maillebois: {city: lille, troops: 4}
          neipperg: {city: freudenthal, troops: 4}
          schwerin: {city: zuckmantel, troops: 4}
        """,
        players=3,
    )
    assert (asked(game), seat(game)) == ("attacker", "maria_theresa")
    assert options(game) == {"piece karl_von_lothringen", "piece neipperg"}


# -- M11.1.3: neutrals


@pytest.mark.parametrize(
    ("stage", "saxon", "general", "city"),
    [
        ("france", "plauen", "belle_isle", "hof"),
        ("prussia", "luckau", "friedrich", "zossen"),
        ("austria", "luckau", "friedrich", "zossen"),
        ("austria", "dresden", "neipperg", "peterswald"),
    ],
)
def test_generals_of_neutral_saxony_neither_attack_nor_are_attacked(
    stage: str, saxon: str, general: str, city: str
) -> None:
    """M11.1.3, T2.b: Rutowski stands next to a French, Prussian or Austrian general, and nobody fights."""
    game = both_maps(f"""
        stage: {stage}
        phase: combat
        saxony: neutral
        pieces:
          rutowski: {{city: {saxon}, troops: 4}}
          {general}: {{city: {city}, troops: 4}}
        """)
    assert city in neighbours(game, saxon)
    assert all_battles(game) == []


@pytest.mark.parametrize("stage", ["prussia", "austria"])
def test_generals_of_neutral_prussia_neither_attack_nor_are_attacked(stage: str) -> None:
    """M11.1.3, T2.d: an Austrian next to a Prussian general during and after Prussia's neutrality."""
    position = f"""
        stage: {stage}
        phase: combat
        peace_turn: 1
        pieces:
          neipperg: {{city: zuckmantel, troops: 4}}
          schwerin: {{city: neisse, troops: 4}}
        """
    assert all_battles(both_maps(dedent(position) + "turn: 2")) == []
    assert len(all_battles(both_maps(dedent(position) + "turn: 3"))) == 1


# -- M11.1.4-M11.1.6: strength and suits


def test_stacked_generals_fight_as_one() -> None:
    """M11.1.4, M11.1.6: one battle with the sum of the troops, on both sides."""
    game = intro("""
        stage: austria
        phase: combat
        pieces:
          neipperg: {city: freudenthal, troops: 5}
          traun: {city: freudenthal, troops: 4}
          schwerin: {city: zuckmantel, troops: 3}
          friedrich: {city: zuckmantel, troops: 8}
        """)
    (battle,) = of_kind(game.events, "battle")
    assert (battle.params["attacking"], battle.params["defending"]) == (9, 11)
    assert (seat(game), score(game)) == ("maria_theresa", -2)


def test_both_strengths_are_announced_to_everybody() -> None:
    """M11.1.6, M11.1.18: the announcement is public, also for the player who is not in the battle."""
    game = duel(5, 3)
    (battle,) = of_kind(game.log("louis_xv"), "battle")
    assert (battle.params["attacking"], battle.params["defending"]) == (5, 3)


@pytest.mark.parametrize(
    ("attacking", "defending", "who", "first"),
    [(2, 5, "maria_theresa", -3), (5, 2, "frederick", -3), (4, 4, "maria_theresa", 0), (1, 8, "maria_theresa", -7)],
)
def test_the_initial_score_is_the_difference_of_the_troops(
    attacking: int, defending: int, who: str, first: int
) -> None:
    """M11.1.6, M11.1.7, M11.1.11: the weaker side has the right first; the attacker if none is weaker."""
    game = duel(attacking, defending)
    assert (seat(game), score(game)) == (who, first)


def test_the_score_of_one_side_is_the_negative_of_the_others() -> None:
    """M11.1.6, M11.1.8: when the right passes, the score that the other side faces is the negative."""
    game = duel(2, 4, austria="D10", prussia="S5")
    play(game, "card D10")  # -2 + 10 = 8
    assert (seat(game), score(game)) == ("frederick", -8)
    play(game, "card S5")
    assert (seat(game), score(game)) == ("frederick", -3)


PRAG = """
    stage: austria
    phase: combat
    pieces:
      karl_von_lothringen: {city: prag, troops: 4}
      friedrich: {city: melnik, troops: 5}
    hands:
      austria: [H5, C10, D7, S3]
      prussia: [C6, H10, D2, S9]
    """


def test_each_side_plays_the_suit_of_its_own_sector() -> None:
    """T11.l, M11.1.5: attacker in hearts, defender in clubs; each plays its own suit only."""
    game = intro(PRAG)
    assert options(game) == {"card H5", "stop"}
    play(game, "card H5")  # Austria -1 + 5 = 4
    assert seat(game) == "frederick"
    assert options(game) == {"card C6", "stop"}


@pytest.mark.parametrize("card", ["C10", "D7", "S3"])
def test_a_card_of_another_suit_is_refused(card: str) -> None:
    """T11.l, M11.1.5: also the suit of the enemy's sector; the refusal changes nothing."""
    game = intro(PRAG)
    before = game.rules.digest(game.state)
    with pytest.raises(IllegalMove):
        game.play("maria_theresa", f"card {card}")
    assert game.rules.digest(game.state) == before


def test_a_reserve_fits_any_sector() -> None:
    """M11.1.5, M11.1.16: a Reserve can be played in diamonds and in spades alike."""
    game = duel(4, 5, austria="R", prussia="R")
    assert options(game) == RESERVES | {"stop"}
    play(game, "reserve 4")  # Austria +3
    assert seat(game) == "frederick"
    assert options(game) == RESERVES | {"stop"}


# -- M11.1.7-M11.1.9: the right to play


def test_the_side_behind_plays_on_one_card_at_a_time() -> None:
    """M11.1.7: while its score stays negative the same side goes on."""
    game = duel(1, 8, austria="D2, D3, D4", prussia="S10")
    for card, after in (("D3", -4), ("D2", -2)):
        play(game, f"card {card}")
        assert (seat(game), score(game)) == ("maria_theresa", after)
    play(game, "card D4")
    assert (seat(game), score(game)) == ("frederick", -2)


def test_every_card_is_played_face_up() -> None:
    """M11.1.7, M11.1.18: everybody learns the card, its value and the new score."""
    game = duel(1, 8, austria="D3")
    play(game, "card D3")
    (event,) = of_kind(game.log("louis_xv"), "card_played")
    assert (event.params["power"], event.params["card"], event.params["value"]) == ("austria", "D3", 3)
    assert event.params["score"] == -4


@pytest.mark.parametrize(("card", "passes"), [("D2", False), ("D3", True), ("D4", True)])
def test_the_right_passes_at_zero_or_more(card: str, passes: bool) -> None:
    """M11.1.8: from -3 a 2 is not enough, a 3 leads to 0 and passes the right, so does a 4."""
    game = duel(2, 5, austria=f"{card}, D10", prussia="S9")
    play(game, f"card {card}")
    assert seat(game) == ("frederick" if passes else "maria_theresa")


def test_who_is_behind_may_stop_before_the_first_card_with_playable_cards() -> None:
    """T11.b, M11.1.9, M11.1.12, M11.2.2: Neipperg stops at -2, loses both troops and is removed; no card is spent."""
    game = intro("""
        stage: austria
        phase: combat
        pieces:
          neipperg: {city: freudenthal, troops: 2}
          friedrich: {city: zuckmantel, troops: 2}
          schwerin: {city: zuckmantel, troops: 2}
        hands:
          austria: [D10, D9, D7, R]
          prussia: [S5, S4, S3]
        """)
    assert "stop" in options(game)
    events = play(game, "stop")
    assert place(game, "neipperg") == "eliminated"
    assert hand(game, "austria") == ["D7", "D9", "D10", "R"]
    assert hand(game, "prussia") == ["S3", "S4", "S5"]
    assert "retreated" not in kinds(events)
    assert (troops(game, "friedrich"), troops(game, "schwerin")) == (2, 2)


def test_who_is_behind_may_stop_after_some_cards() -> None:
    """M11.1.9: at any time while the score is negative."""
    game = duel(1, 8, austria="D3, D10")
    play(game, "card D3")
    assert options(game) == {"card D10", "stop"}
    events = play(game, "stop")
    assert of_kind(events, "battle_won")[0].params["winner"] == "zuckmantel"


def test_who_is_behind_and_can_not_play_must_stop() -> None:
    """M11.1.9: without a card of the suit and without a Reserve there is nothing but the stop."""
    game = duel(2, 5, austria="S10, H10, C10")
    assert options(game) == {"stop"}


def test_a_hand_without_playable_cards_is_not_betrayed_by_an_automatic_stop() -> None:
    """M11.1.9, S53, DP26: the side is asked alike whether it can play or not."""
    for cards in ("D2", "S10"):
        game = duel(2, 5, austria=cards)
        assert (asked(game), seat(game)) == ("battle", "maria_theresa")


# -- M11.1.10, M11.1.11: level scores


def test_level_with_a_card_of_the_suit_one_must_play() -> None:
    """T11.c, M11.1.10: the stop is illegal while there is a card of the suit."""
    game = duel(4, 4, austria="D2, S9")
    assert options(game) == {"card D2"}
    with pytest.raises(IllegalMove):
        game.play("maria_theresa", "stop")


def test_level_with_a_card_of_the_suit_a_reserve_may_be_played_instead() -> None:
    """T11.c, M11.1.10, DP26: card or Reserve, but no stop."""
    game = duel(4, 4, austria="D2, R")
    assert options(game) == {"card D2"} | RESERVES


def test_level_with_only_a_reserve_one_may_play_or_stop() -> None:
    """T11.c, M11.1.10: a Reserve does not count as a card of the suit, so both are legal."""
    game = duel(4, 4, austria="R, S9")
    assert options(game) == RESERVES | {"stop"}
    events = play(game, "stop")
    assert "battle_drawn" in kinds(events)
    game = duel(4, 4, austria="R, S9")
    play(game, "reserve 3")
    assert (seat(game), score(game)) == ("frederick", -3)


def test_level_without_playable_cards_the_battle_is_drawn() -> None:
    """T11.c, T11.d, M11.1.10, M11.1.11: no losses, no retreat, no winner."""
    game = duel(4, 4, austria="S9", prussia="S5")
    assert (seat(game), options(game)) == ("maria_theresa", {"stop"})
    events = play(game, "stop")
    assert "battle_drawn" in kinds(events)
    assert not {"battle_won", "troops_lost", "general_removed", "retreated"} & set(kinds(events))
    assert (place(game, "neipperg"), place(game, "schwerin")) == ("freudenthal", "zuckmantel")
    assert (troops(game, "neipperg"), troops(game, "schwerin")) == (4, 4)
    assert hand(game, "prussia") == ["S5"]


def test_with_equal_strengths_the_attacker_plays_first() -> None:
    """T11.d, M11.1.11: in the Prussian stage it is Prussia that attacks and plays first."""
    position = """
        stage: {stage}
        phase: combat
        pieces:
          neipperg: {{city: freudenthal, troops: 4}}
          schwerin: {{city: zuckmantel, troops: 4}}
        hands: {{austria: [D5], prussia: [S5]}}
        """
    game = intro(position.format(stage="austria"))
    assert (seat(game), options(game)) == ("maria_theresa", {"card D5"})
    game = intro(position.format(stage="prussia"))
    assert (seat(game), options(game)) == ("frederick", {"card S5"})


def test_the_side_that_was_brought_to_zero_is_bound_by_the_same_rule() -> None:
    """M11.1.8, M11.1.10: Austria plays to exactly 0; Prussia then must play, or may draw if it has nothing."""
    game = duel(2, 4, austria="D2", prussia="S5")
    play(game, "card D2")
    assert (seat(game), score(game), options(game)) == ("frederick", 0, {"card S5"})
    game = duel(2, 4, austria="D2", prussia="H5")
    play(game, "card D2")
    assert (seat(game), score(game), options(game)) == ("frederick", 0, {"stop"})
    assert "battle_drawn" in kinds(play(game, "stop"))


# -- M11.1.12: defeat


@pytest.mark.parametrize(("attacking", "loss"), [(6, 1), (7, 2), (8, 3)])
def test_the_defeated_side_loses_the_final_score_and_retreats_as_far(attacking: int, loss: int) -> None:
    """M11.1.12, M11.2.1: as many troops as the score is below 0, and as many cities; the winner stays unharmed."""
    game = duel(attacking, 5)
    events = play(game, "stop")
    if game.decisions()[0].kind == "retreat":
        events += play(game, str(game.decisions()[0].options[0]))
    assert troops(game, "schwerin") == 5 - loss
    assert of_kind(events, "troops_lost")[0].params == {"power": "prussia", "pieces": ("schwerin",), "count": loss}
    (retreat,) = of_kind(events, "retreated")
    path = retreat.params["path"]
    assert isinstance(path, tuple)
    assert len(path) == loss + 1
    assert (place(game, "neipperg"), troops(game, "neipperg")) == ("freudenthal", attacking)


def test_nobody_loses_more_than_he_has() -> None:
    """T11.m, M11.1.12, M11.2.2: 3 troops and a final score of -7: 3 are lost, the general is removed."""
    game = intro("""
        stage: austria
        phase: combat
        pieces:
          neipperg: {city: freudenthal, troops: 5}
          traun: {city: freudenthal, troops: 5}
          schwerin: {city: zuckmantel, troops: 3}
        """)
    assert score(game) == -7
    events = play(game, "stop")
    assert of_kind(events, "troops_lost")[0].params["count"] == 3
    assert place(game, "schwerin") == "eliminated"
    assert "retreated" not in kinds(events)


def test_the_defender_can_win_too() -> None:
    """M11.1.9, M11.1.12: an attacker who stops behind is the one who loses troops and retreats."""
    game = duel(3, 5)
    play(game, "stop")
    assert (troops(game, "neipperg"), troops(game, "schwerin")) == (1, 5)
    assert place(game, "schwerin") == "zuckmantel"
    assert (asked(game), seat(game)) == ("retreat", "frederick")


# -- M11.1.13: mixed stacks

MORITZ_AND_TOERRING = """
    stage: austria
    phase: combat
    pieces:
      karl_von_lothringen: {city: prag, troops: 8}
      traun: {city: prag, troops: 5}
      moritz_von_sachsen: {city: melnik, troops: 6}
      toerring: {city: melnik, troops: 3}
    commanders: [moritz_von_sachsen]
    hands:
      france: [C2, H9]
      bavaria: [C3, R]
    """


def test_a_mixed_stack_plays_only_cards_of_its_commanders_power() -> None:
    """T11.f, M11.1.13: Moritz commands, so only French clubs can be played, and Bavaria's Reserve can not."""
    game = both_maps(MORITZ_AND_TOERRING, players=3)
    assert (seat(game), score(game)) == ("louis_xv", -4)
    assert options(game) == {"card C2", "stop"}
    with pytest.raises(IllegalMove):
        game.play("louis_xv", "card C3")


def test_losses_of_a_mixed_stack_fall_first_on_the_other_power() -> None:
    """T11.f, M11.1.13, M6.11, M11.2.1: of 4 Bavaria bears 3 and loses Törring, France 1; the retreat is 4 cities."""
    game = both_maps(MORITZ_AND_TOERRING, players=3)
    events = play(game, "stop")
    if game.decisions()[0].kind == "retreat":
        events += play(game, str(game.decisions()[0].options[0]))
    assert place(game, "toerring") == "eliminated"
    assert troops(game, "moritz_von_sachsen") == 5
    lost = {(event.params["power"], event.params["count"]) for event in of_kind(events, "troops_lost")}
    assert lost == {("bavaria", 3), ("france", 1)}
    (retreat,) = of_kind(events, "retreated")
    path = retreat.params["path"]
    assert isinstance(path, tuple)
    assert len(path) == 5


def test_losses_smaller_than_the_other_powers_troops_spare_the_commander() -> None:
    """M11.1.13: a loss of 2 falls on Bavaria alone; both generals retreat together."""
    game = both_maps(MORITZ_AND_TOERRING.replace("troops: 5}", "troops: 3}"), players=3)
    assert score(game) == -2
    play(game, "stop")
    assert (troops(game, "moritz_von_sachsen"), troops(game, "toerring")) == (6, 1)


def test_toerring_commands_any_other_french_general() -> None:
    """T11.f, M11.1.13, M6.3: Bavarian cards are played and the French troops suffer first."""
    game = intro("""
        stage: austria
        phase: combat
        pieces:
          karl_von_lothringen: {city: prag, troops: 8}
          traun: {city: prag, troops: 5}
          belle_isle: {city: melnik, troops: 3}
          toerring: {city: melnik, troops: 6}
        hands:
          france: [C2, R]
          bavaria: [C3]
        """)
    assert options(game) == {"card C3", "stop"}
    play(game, "stop")
    assert place(game, "belle_isle") == "eliminated"
    assert troops(game, "toerring") == 5


@pytest.mark.parametrize(("commander", "card"), [("friedrich", "S4"), ("rutowski", "S6")])
def test_the_chosen_commander_decides_whose_cards_are_played(commander: str, card: str) -> None:
    """M11.1.13, M6.3: Friedrich and Rutowski have equal rank; the hand is that of the one who was chosen."""
    game = intro(f"""
        stage: austria
        phase: combat
        pieces:
          neipperg: {{city: freudenthal, troops: 8}}
          friedrich: {{city: zuckmantel, troops: 2}}
          rutowski: {{city: zuckmantel, troops: 2}}
        commanders: [{commander}]
        hands:
          prussia: [S4]
          saxony: [S6]
        """)
    assert (seat(game), options(game)) == ("frederick", {f"card {card}", "stop"})


def test_the_commanders_player_plays_for_a_mixed_stack_of_two_players() -> None:
    """M11.1.13: Karl commands Cumberland, so Maria Theresa plays the battle with Austrian cards."""
    game = both_maps(
        """
        stage: france
        phase: combat
        pieces:
          maillebois: {city: lille, troops: 5}
          karl_von_lothringen: {city: kortrijk, troops: 2}
          cumberland: {city: kortrijk, troops: 2}
        hands:
          austria: [S4]
          pragmatic: [S6]
        """,
        players=3,
    )
    assert (seat(game), options(game)) == ("maria_theresa", {"card S4", "stop"})


# -- M11.1.14, M11.1.15: several battles


def test_a_victorious_attacker_must_fight_his_next_enemy() -> None:
    """T11.g, M11.1.14, M11.1.15: after the first victory comes the second battle, strengths announced anew."""
    game = intro("""
        stage: austria
        phase: combat
        pieces:
          neipperg: {city: freudenthal, troops: 5}
          schwerin: {city: zuckmantel, troops: 4}
          friedrich: {city: jaegerndorf, troops: 3}
        """)
    play(game, "piece schwerin", "stop")
    strengths = [(e.params["attacking"], e.params["defending"]) for e in of_kind(game.events, "battle")]
    assert strengths == [(5, 4), (5, 3)]


def test_the_battles_of_a_beaten_attacker_lapse() -> None:
    """T11.g, M11.1.14: Neipperg loses the first battle, so there is no second."""
    game = intro("""
        stage: austria
        phase: combat
        pieces:
          neipperg: {city: freudenthal, troops: 4}
          schwerin: {city: zuckmantel, troops: 5}
          friedrich: {city: jaegerndorf, troops: 5}
        """)
    play(game, "piece schwerin", "stop")
    assert place(game, "neipperg") == "olmuetz"
    assert all_battles(game) == [("freudenthal", "zuckmantel")]


TWO_ON_ONE = """
    stage: austria
    phase: combat
    pieces:
      neipperg: {{city: freudenthal, troops: {one}}}
      karl_von_lothringen: {{city: neisse, troops: {two}}}
      schwerin: {{city: zuckmantel, troops: 4}}
    """


def test_the_second_attack_on_a_beaten_defender_lapses() -> None:
    """T11.h, M11.1.14: Schwerin is beaten by the first attacker; the second does not fight."""
    game = intro(TWO_ON_ONE.format(one=5, two=5))
    play(game, "piece neipperg", "stop")
    assert place(game, "schwerin") == "jaegerndorf"
    assert all_battles(game) == [("freudenthal", "zuckmantel")]


def test_after_a_draw_the_second_attack_takes_place() -> None:
    """T11.h, M11.1.14, M11.1.15: a draw ends nothing but its own pair."""
    game = intro(TWO_ON_ONE.format(one=4, two=5))
    events = play(game, "piece neipperg", "stop")
    assert "battle_drawn" in kinds(events)
    assert all_battles(game) == [("freudenthal", "zuckmantel"), ("neisse", "zuckmantel")]


def test_after_a_defensive_victory_the_second_attack_takes_place() -> None:
    """M11.1.14, M11.1.15: a defender who won is attacked by the next one, with his strength announced anew."""
    game = intro(TWO_ON_ONE.format(one=3, two=6))
    play(game, "piece neipperg", "stop")
    while asked(game) == "retreat":
        play(game, str(game.decisions()[0].options[0]))
    assert all_battles(game) == [("freudenthal", "zuckmantel"), ("neisse", "zuckmantel")]
    assert of_kind(game.events, "battle")[1].params["defending"] == 4


def test_no_pair_is_fought_twice() -> None:
    """M11.1.14: after a draw the two stay next to each other and the phase is over."""
    game = duel(4, 4)
    events = play(game, "stop")
    assert all_battles(game) == [("freudenthal", "zuckmantel")]
    assert "turn_began" in kinds(events)


def test_a_beaten_general_can_not_attack_from_his_new_place() -> None:
    """M11.1.14: Traun is beaten, retreats next to another enemy, and fights no more in this phase."""
    game = intro("""
        stage: austria
        phase: combat
        pieces:
          traun: {city: freudenthal, troops: 4}
          schwerin: {city: zuckmantel, troops: 5}
          friedrich: {city: troppau, troops: 3}
          prussia_train_1: {city: olmuetz}
        """)
    play(game, "stop")
    assert place(game, "traun") == "jaegerndorf"  # the only free neighbour; it is next to Troppau
    assert all_battles(game) == [("freudenthal", "zuckmantel")]


# -- M11.1.16: Reserves


@pytest.mark.parametrize("value", range(1, 9))
def test_a_reserve_at_minus_five_can_be_worth_1_to_8(value: int) -> None:
    """T11.e, M11.1.16: values 1 to 8 give -4 to +3."""
    game = duel(1, 6, austria="R")
    assert options(game) == RESERVES | {"stop"}
    play(game, f"reserve {value}")
    own = score(game) if seat(game) == "maria_theresa" else -score(game)
    assert own == value - 5
    assert hand(game, "austria") == []


@pytest.mark.parametrize("move", ["reserve 0", "reserve 9", "card R"])
def test_a_reserve_has_no_other_value(move: str) -> None:
    """M11.1.16: neither 0 nor more than 8, and not without a value."""
    game = duel(1, 6, austria="R")
    with pytest.raises(IllegalMove):
        game.play("maria_theresa", move)


def test_a_reserve_may_limit_the_loss() -> None:
    """M11.1.16: from -3 with value 2 to -1; then the side stops and loses 1."""
    game = duel(2, 5, austria="R")
    play(game, "reserve 2")
    assert (seat(game), score(game)) == ("maria_theresa", -1)
    play(game, "stop")
    assert troops(game, "neipperg") == 1


def test_a_reserve_may_reach_exactly_zero() -> None:
    """M11.1.16, M11.1.8, M11.1.10: from -3 with value 3 to 0; the other side may draw."""
    game = duel(2, 5, austria="R")
    play(game, "reserve 3")
    assert (seat(game), score(game), options(game)) == ("frederick", 0, {"stop"})


# -- M11.1.17, M11.1.18: cards and secrets


def test_played_cards_are_discarded_by_deck_at_the_end_of_the_battle() -> None:
    """M11.1.17, M8.11: not before, and each to the pile of its own deck."""
    game = duel(1, 8, austria="D3, D2/2, H9", more="deck: 2")
    piles = [list(pile) for pile in state(game).discards]
    play(game, "card D3", "card D2")
    assert state(game).discards == piles
    assert hand(game, "austria") == ["H9"]
    play(game, "stop")
    names = state(game).setting.names
    new = [{names.name("card", card) for card in pile[len(old) :]}
           for pile, old in zip(state(game).discards, piles, strict=True)]  # fmt: skip
    assert new[:2] == [{"D3"}, {"D2/2"}]


def test_cards_of_a_drawn_battle_are_discarded_too() -> None:
    """M11.1.17: whatever the result."""
    game = duel(2, 4, austria="D2")
    play(game, "card D2", "stop")
    names = state(game).setting.names
    assert "D2" in [names.name("card", card) for card in state(game).discards[0]]


def test_the_division_inside_a_stack_stays_secret() -> None:
    """M11.1.18, S50: the others learn the sum of a stack, and nothing of its two parts, before and after the loss."""
    position = """
        stage: austria
        phase: combat
        pieces:
          neipperg: {{city: freudenthal, troops: 8}}
          traun: {{city: freudenthal, troops: 3}}
          friedrich: {{city: zuckmantel, troops: {friedrich}}}
          schwerin: {{city: zuckmantel, troops: {schwerin}}}
        """
    one = intro(position.format(friedrich=8, schwerin=2))
    two = intro(position.format(friedrich=3, schwerin=7))
    play(one, "stop", "value 8")
    play(two, "stop", "value 2")
    for other in ("maria_theresa", "louis_xv"):
        assert one.view(other).to_json() == two.view(other).to_json()
        assert [str(event) for event in one.log(other)] == [str(event) for event in two.log(other)]
    own = one.view("frederick").to_json()
    assert own["position"]["troops"]["friedrich"] == 8


def test_the_parts_of_a_mixed_stack_stay_secret_before_the_loss() -> None:
    """M11.1.18: of a mixed stack the total of both powers is announced."""
    game = both_maps(MORITZ_AND_TOERRING, players=3)
    (battle,) = of_kind(game.log("maria_theresa"), "battle")
    assert battle.params["defending"] == 9
    assert 6 not in battle.params.values()
    seen = game.view("maria_theresa").to_json()["position"]["troops"]
    assert (seen["moritz_von_sachsen"], seen["toerring"]) == (None, None)


def test_hands_and_cards_left_stay_secret() -> None:
    """M11.1.18, S53: who loses for lack of cards shows no card that he has left."""
    one, two = duel(2, 4, austria="S9"), duel(2, 4, austria="H9")
    for game in (one, two):
        play(game, "stop")
    shown = [[str(event) for event in game.log("louis_xv") if event.kind != "pile_shuffled"] for game in (one, two)]
    assert shown[0] == shown[1]


# -- M11.1.19, M11.1.20: after the battle

STACK = """
    stage: austria
    phase: combat
    pieces:
      neipperg: {{city: freudenthal, troops: {one}}}
      traun: {{city: freudenthal, troops: {two}}}
      friedrich: {{city: zuckmantel, troops: {friedrich}}}
      schwerin: {{city: zuckmantel, troops: {schwerin}}}
    """


@pytest.mark.parametrize(
    ("one", "two", "friedrich", "schwerin", "shares"),
    [
        (8, 7, 8, 4, {1, 2, 3, 4, 5, 6, 7, 8}),  # 12 - 3 = 9
        (8, 8, 8, 7, {6, 7, 8}),  # 15 - 1 = 14
        (8, 8, 5, 4, {1}),  # 9 - 7 = 2
    ],
)
def test_the_loser_divides_what_is_left(one: int, two: int, friedrich: int, schwerin: int, shares: set[int]) -> None:
    """M11.1.19, M6.10, DP27: the loser's player divides the rest, each general 1 to 8, before the retreat."""
    game = intro(STACK.format(one=one, two=two, friedrich=friedrich, schwerin=schwerin))
    events = play(game, "stop")
    assert (asked(game), seat(game)) == ("division", "frederick")
    assert "retreated" not in kinds(events)
    assert options(game) == {f"value {share}" for share in shares}
    play(game, f"value {max(shares)}")
    left = friedrich + schwerin - (one + two - friedrich - schwerin)
    assert (troops(game, "friedrich"), troops(game, "schwerin")) == (max(shares), left - max(shares))


def test_with_one_troop_left_the_lower_ranked_general_is_removed() -> None:
    """M11.1.19, T6.b: 7 troops lose 6: Friedrich stays with 1, Schwerin is removed, nobody is asked to divide."""
    game = intro(STACK.format(one=8, two=5, friedrich=1, schwerin=6))
    assert score(game) == -6
    play(game, "stop")
    assert place(game, "schwerin") == "eliminated"
    assert troops(game, "friedrich") == 1
    assert asked(game) != "division"


def test_losses_come_before_the_retreat_and_it_before_anything_else() -> None:
    """M11.1.20: losses, removal, retreat, in this order."""
    game = intro(STACK.format(one=8, two=3, friedrich=5, schwerin=1))
    assert score(game) == -5
    events = play(game, "stop")
    if asked(game) == "retreat":
        events += play(game, str(game.decisions()[0].options[0]))
    order = [kind for kind in kinds(events) if kind in ("battle_won", "general_removed", "troops_lost", "retreated")]
    assert order[0] == "battle_won"
    assert set(order[1:3]) == {"general_removed", "troops_lost"}
    assert order[3] == "retreated"


def test_the_introductory_game_counts_no_victory_points() -> None:
    """M11.1.20, M14.2: victory boxes, last victor and Saxony's shift exist in the advanced game only; a battle of the
    introductory game changes pieces, troops and cards and nothing else."""
    game = intro(STACK.format(one=8, two=3, friedrich=5, schwerin=1))
    before = game.view("louis_xv").to_json()["position"]
    events = play(game, "stop")
    if asked(game) == "retreat":
        play(game, str(game.decisions()[0].options[0]))
    after = game.view("louis_xv").to_json()["position"]
    assert set(kinds(events)) <= {"battle_won", "general_removed", "troops_lost", "retreated", "turn_began"}
    changed = {key for key in before if before[key] != after[key]}
    assert changed <= {"place", "totals", "stages", "turn", "discards"}
    assert after["saxony"] == "prussian_ally"


ADVANCED_STACK = """
    stage: austria
    phase: combat
    %s
    pieces:
      traun: {city: freudenthal, troops: 8}
      neipperg: {city: freudenthal, troops: 3}
      friedrich: {city: zuckmantel, troops: 5}
      schwerin: {city: zuckmantel, troops: 1}
    """


def test_the_order_of_what_follows_a_battle() -> None:
    """M11.1.20, ADV: losses and removal, retreat, victory points, then Saxony's shift and what follows from it."""
    game = advanced(ADVANCED_STACK % "battle_boxes: {prussia: 1}")
    events = play(game, "stop")
    assert asked(game) == "retreat"  # 5 of 6 troops are gone, and no points are counted yet
    assert "points_won" not in kinds(events)
    events += play(game, str(game.decisions()[0].options[0]))
    while asked(game) == "retreat_path":
        events += play(game, str(game.decisions()[0].options[0]))
    assert (asked(game), seat(game)) == ("saxony_shift", "maria_theresa")
    events += play(game, "value 1")
    steps = ("battle_won", "general_removed", "troops_lost", "retreated", "points_won", "points_lost", "marker_moved")
    assert [kind for kind in kinds(events) if kind in steps] == list(steps)


def test_status_effects_come_last() -> None:
    """M11.1.20, M19.3.3: Saxony's marker stops on a neutral box, and only then its general goes home."""
    text = ADVANCED_STACK % "tracks: {saxony: SX2}" + "  rutowski: {city: prag, troops: 2}"
    game = advanced(text)
    play(game, "stop")
    while asked(game).startswith("retreat"):
        play(game, str(game.decisions()[0].options[0]))
    assert place(game, "rutowski") == "prag"
    play(game, "value 1")
    assert place(game, "rutowski") == "freiberg"


@pytest.mark.parametrize(("attacking", "victor"), [(8, "maria_theresa"), (6, "maria_theresa"), (3, "frederick")])
def test_the_winners_player_is_the_last_victor(attacking: int, victor: str) -> None:
    """M11.1.20, M17.2.1: Traun attacks Schwerin's 5: attacker or defender, also without victory points."""
    game = advanced(f"""
        stage: austria
        phase: combat
        victor: louis_xv
        pieces:
          traun: {{city: freudenthal, troops: {attacking}}}
          schwerin: {{city: zuckmantel, troops: 5}}
        """)
    play(game, "stop")
    assert game.view(None).position["victor"] == victor


def test_a_draw_makes_no_victor() -> None:
    """M11.1.20, T17.g: a draw changes nothing: neither the last victor nor a battle box."""
    game = advanced("""
        stage: austria
        phase: combat
        victor: louis_xv
        battle_boxes: {austria: 1, prussia: 1}
        pieces:
          traun: {city: freudenthal, troops: 5}
          schwerin: {city: zuckmantel, troops: 5}
        """)
    events = play(game, "stop")
    assert "battle_drawn" in kinds(events)
    position = game.view(None).position
    assert position["victor"] == "louis_xv"
    assert (position["battle_boxes"]["austria"], position["battle_boxes"]["prussia"]) == (1, 1)


def test_the_worked_example() -> None:
    """T11.a, M11.1.5, M11.1.7, M11.1.8, M11.1.9, M11.1.10, M11.1.12, M11.1.19, M11.2.1: the battle of the rulebook."""
    game = intro("""
        stage: austria
        phase: combat
        pieces:
          neipperg: {city: freudenthal, troops: 2}
          friedrich: {city: zuckmantel, troops: 2}
          schwerin: {city: zuckmantel, troops: 2}
        hands:
          austria: [D10, D9, D7, R]
          prussia: [S5, S4, S3]
        """)
    assert (seat(game), score(game)) == ("maria_theresa", -2)
    play(game, "card D10")
    assert (seat(game), score(game)) == ("frederick", -8)
    play(game, "card S5")
    assert (seat(game), score(game)) == ("frederick", -3)
    play(game, "card S3")
    assert (seat(game), score(game)) == ("maria_theresa", 0)
    assert options(game) == {"card D9", "card D7"} | RESERVES  # it has diamonds, so it may not stop
    play(game, "card D7")
    assert (seat(game), score(game)) == ("frederick", -7)
    play(game, "card S4")
    assert (seat(game), score(game), options(game)) == ("frederick", -3, {"stop"})
    play(game, "stop")
    assert (place(game, "schwerin"), troops(game, "friedrich")) == ("eliminated", 1)
    assert (asked(game), seat(game)) == ("retreat", "maria_theresa")
    assert options(game) == {"city breslau", "city namslau", "city glatz", "city schweidnitz"}
    play(game, "city glatz")
    assert place(game, "friedrich") == "glatz"
    assert hand(game, "austria") == ["D9", "R"]


def test_a_beaten_general_does_not_fight_again_in_the_stack_to_which_he_is_moved() -> None:
    """M11.1.14, M11.1.4, M19.3.19: Schwerin, beaten and then sent home from a neutral Saxony to Friedrich's city, can
    not be attacked again in this phase; nor can the stack, which fights as one."""
    game = advanced("""
        turn: 5
        stage: austria
        phase: combat
        tracks: {saxony: SX2}
        pieces:
          neipperg: {city: beneschau, troops: 8}
          schwerin: {city: boehmisch_brod, troops: 5}
          traun: {city: beeskow, troops: 4}
          friedrich: {city: peitz, troops: 4}
    """)
    play(game, "piece neipperg", "stop", "city zittau")
    while asked(game).startswith("retreat"):
        play(game, sorted(options(game))[0])
    events = play(game, "value 1")
    assert place(game, "schwerin") == place(game, "friedrich") == "peitz"
    assert "battle" not in kinds(events)
