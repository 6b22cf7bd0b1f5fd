"""M6 Stacks and troops."""

from __future__ import annotations

import pytest

from kabinett import new_game
from kabinett.bots import RandomBot
from kabinett.core.errors import BadFile, IllegalMove
from kabinett.core.game import Game
from tests.maria.table import (
    asked,
    both_maps,
    cities,
    intro,
    kinds,
    march,
    of_kind,
    options,
    place,
    play,
    state,
    troops,
)


def divisions(game: Game, seat: str) -> set[str]:
    """The divisions of troops that a seat may make without being asked."""
    return {str(move) for move in game.standing(seat) if move.verb == "divide"}


STACK_OF_NINE = """
  friedrich: {city: beraun, troops: 4}
  schwerin: {city: beraun, troops: 5}
"""


def stack_of_nine(where: str, others: str = "") -> Game:
    return intro(f"{where}\npieces:{STACK_OF_NINE}{others}")


# -- who may stand together


@pytest.mark.parametrize(
    "pieces",
    [
        "toerring: {city: prag, troops: 1}, belle_isle: {city: prag, troops: 1}, broglie: {city: prag, troops: 1}",
        "friedrich: {city: prag, troops: 1}, schwerin: {city: prag, troops: 1}, rutowski: {city: prag, troops: 1}",
        "friedrich: {city: prag, troops: 1}, prussia_train_1: {city: prag}",
        "prussia_train_1: {city: prag}, friedrich: {city: prag, troops: 1}",
        "prussia_train_1: {city: prag}, saxony_train_1: {city: prag}",
        "friedrich: {city: prag, troops: 1}, belle_isle: {city: prag, troops: 1}",
        "friedrich: {city: prag, troops: 1}, traun: {city: prag, troops: 1}",
        "friedrich: {city: prag, troops: 1}, austria_train_2: {city: prag}",
    ],
)
def test_illegal_stacks_can_not_be_set_up(pieces: str) -> None:
    """M6.1: never three generals, general and train, two trains, or generals who do not cooperate."""
    with pytest.raises(BadFile):
        intro(f"stage: hussars\npieces: {{{pieces}}}")


@pytest.mark.parametrize("other", ["schwerin", "rutowski"])
def test_legal_stacks_can_be_set_up(other: str) -> None:
    """M6.1, M6.2: two generals of one power, or of cooperating powers (a mixed stack)."""
    game = intro(
        f"stage: hussars\npieces: {{friedrich: {{city: prag, troops: 1}}, {other}: {{city: prag, troops: 2}}}}"
    )
    assert place(game, "friedrich") == place(game, other) == "prag"


def test_moving_general_joins_one_general_and_nothing_else() -> None:
    """M6.1: around Prag: Rutowski (may join), an own train, a Saxon train, generals of an ally."""
    game = intro("""
stage: prussia
phase: movement
pieces:
  friedrich: {city: prag, troops: 2}
  rutowski: {city: melnik, troops: 2}
  prussia_train_1: {city: beraun}
  saxony_train_1: {city: schlan}
  belle_isle: {city: beneschau, troops: 2}
  broglie: {city: boehmisch_brod, troops: 2}
""")
    play(game, "piece friedrich")
    assert cities(game) == {"melnik"}


def test_third_general_may_not_join_a_stack() -> None:
    """M6.1: never three generals in a city."""
    game = stack_of_nine("stage: prussia\nphase: movement", "  rutowski: {city: prag, troops: 2}\n")
    play(game, "piece rutowski")
    assert "beraun" not in cities(game)
    assert "schlan" in cities(game)


def test_train_enters_empty_cities_only() -> None:
    """M6.1: no train stands with a general or a train."""
    game = intro("""
stage: prussia
phase: movement
pieces:
  prussia_train_1: {city: prag}
  friedrich: {city: melnik, troops: 2}
  saxony_train_1: {city: schlan}
""")
    play(game, "piece prussia_train_1")
    assert cities(game) == {"beneschau", "beraun", "boehmisch_brod"}


@pytest.mark.parametrize("seed", range(12))
def test_whole_games_keep_to_stacks_and_troop_limits(seed: int) -> None:
    """M6.1, M6.5: at every moment of a game: no illegal stack, every general on the map has 1 to 8 troops."""
    game = new_game("maria", players=2 + seed % 2, seed=seed)
    bot = RandomBot(game.rules, seed)
    board = state(game).setting.board
    while game.outcome is None:
        decision = game.decisions()[0]
        game.play(decision.seat, bot.choose(None, decision))
        if game.decisions() and game.decisions()[0].kind == "setup":
            continue
        standing: dict[int, list[int]] = {}
        for piece, city in enumerate(state(game).place):
            if city >= 0:
                standing.setdefault(city, []).append(piece)
                assert not board.pieces[piece].general or 1 <= state(game).troops[piece] <= 8
        for pieces in standing.values():
            assert len(pieces) <= 2
            if len(pieces) == 2:
                powers = {board.powers[board.pieces[piece].power].id for piece in pieces}
                assert all(board.pieces[piece].general for piece in pieces)
                assert len(powers) == 1 or powers in ({"france", "bavaria"}, {"prussia", "saxony"})


@pytest.mark.parametrize("number", [0, 9])
def test_general_has_one_to_eight_troops(number: int) -> None:
    """M6.5: no general on the map with none or with nine."""
    with pytest.raises(BadFile):
        intro(f"stage: hussars\npieces: {{traun: {{city: wien, troops: {number}}}}}")


# -- supreme commander


@pytest.mark.parametrize(
    ("first", "second", "power"),
    [
        ("friedrich", "schwerin", "prussia"),
        ("schwerin", "rutowski", "saxony"),
        ("erbprinz_leopold", "rutowski", "saxony"),
    ],
)
def test_lower_rank_number_commands(first: str, second: str, power: str) -> None:
    """M6.3, M6.2: Rutowski (1) commands Schwerin (2): the stack fights as one, with the cards of Saxony."""
    game = intro(f"""
stage: prussia
phase: combat
pieces:
  {first}: {{city: beraun, troops: 2}}
  {second}: {{city: beraun, troops: 3}}
  traun: {{city: prag, troops: 7}}
""")
    assert asked(game) == "battle"
    assert of_kind(game.events, "battle")[0].params["attacking"] == 5
    assert game.decisions()[0].params["power"] == power


MEETING = """
stage: prussia
phase: movement
pieces:
  friedrich: {city: rakonitz, troops: 2}
  rutowski: {city: schlan, troops: 2}
  traun: {city: prag, troops: 8}
"""


@pytest.mark.parametrize(("chosen", "power"), [("friedrich", "prussia"), ("rutowski", "saxony")])
def test_player_picks_the_commander_of_equals(chosen: str, power: str) -> None:
    """T6.c, M6.3: P1 + S1: the player is asked when the stack is formed; the chosen one's power fights."""
    game = intro(MEETING)
    play(game, "piece friedrich", "city schlan")
    assert asked(game) == "commander"
    assert game.decisions()[0].seat == "frederick"
    assert options(game) == {"piece friedrich", "piece rutowski"}
    play(game, f"piece {chosen}", "end")
    assert asked(game) == "battle"
    assert game.decisions()[0].params["power"] == power


@pytest.mark.parametrize(("chosen", "power"), [("friedrich", "prussia"), ("rutowski", "saxony")])
def test_choice_of_the_commander_stays(chosen: str, power: str) -> None:
    """M6.3: the choice stays until the stack is dissolved: it holds when Traun attacks the stack in the next stage."""
    game = intro(MEETING.replace("city: prag", "city: boehmisch_brod"))
    play(game, "piece friedrich", "city schlan", f"piece {chosen}", "end")
    march(game, "traun", "prag")
    play(game, "end")
    assert asked(game) == "battle"
    assert game.decisions()[0].params["power"] == power


def test_commander_is_chosen_anew_after_the_stack_was_dissolved() -> None:
    """M6.3: Friedrich leaves and comes back in the same move: the stack is a new one, so the player is asked again."""
    game = intro("""
stage: prussia
phase: movement
commanders: [rutowski]
pieces:
  friedrich: {city: schlan, troops: 2}
  rutowski: {city: schlan, troops: 2}
""")
    play(game, "piece friedrich", "city rakonitz")
    assert asked(game) == "march"
    play(game, "city schlan")
    assert asked(game) == "commander"


def test_unequal_ranks_need_no_choice() -> None:
    """M6.3: Schwerin joins Rutowski: the lower number commands, nobody is asked."""
    game = intro(MEETING.replace("friedrich", "schwerin"))
    events = play(game, "piece schwerin", "city schlan")
    assert asked(game) == "movement"
    assert "commander" not in kinds(events)


def test_commander_of_austria_and_the_pragmatic_army() -> None:
    """M6.4: A1 + PA1: with two players one has both and chooses; the introductory game has no Pragmatic Army."""
    game = both_maps("""
stage: austria
phase: movement
pieces:
  karl_von_lothringen: {city: bruessel, troops: 2}
  george_ii: {city: aalst, troops: 2}
""")
    play(game, "piece karl_von_lothringen", "city aalst")
    assert asked(game) == "commander"
    assert game.decisions()[0].seat == "b2"
    assert options(game) == {"piece karl_von_lothringen", "piece george_ii"}
    assert "pragmatic" not in new_game("maria", seed=1).view("frederick").position["totals"]


# -- division of troops


def test_divisions_of_a_stack_of_nine() -> None:
    """T6.a, M6.5, M6.6, M6.7: 4 + 5: 7 + 2 and 8 + 1 are legal, 9 + 0 is not; all others from 1 to 8 are."""
    game = stack_of_nine("stage: prussia\nphase: movement")
    assert divisions(game, "frederick") == {
        *(f"divide friedrich:{n}" for n in (1, 2, 3, 5, 6, 7, 8)),
        *(f"divide schwerin:{n}" for n in (1, 2, 3, 4, 6, 7, 8)),
    }
    game.play("frederick", "divide friedrich:7")
    assert (troops(game, "friedrich"), troops(game, "schwerin")) == (7, 2)
    game.play("frederick", "divide friedrich:8")
    assert (troops(game, "friedrich"), troops(game, "schwerin")) == (8, 1)
    for illegal in ("divide friedrich:9", "divide schwerin:0", "divide friedrich:0"):
        with pytest.raises(IllegalMove):
            game.play("frederick", illegal)


@pytest.mark.parametrize(("a", "b", "shares"), [(1, 1, set()), (8, 8, set()), (8, 7, {7}), (1, 2, {2})])
def test_common_total_is_between_two_and_sixteen(a: int, b: int, shares: set[int]) -> None:
    """M6.6: 2 and 16 can be divided in one way only, 3 and 15 in two."""
    game = intro(f"""
stage: prussia
phase: movement
pieces: {{friedrich: {{city: beraun, troops: {a}}}, schwerin: {{city: beraun, troops: {b}}}}}
""")
    assert {move for move in divisions(game, "frederick") if "friedrich" in move} == {
        f"divide friedrich:{n}" for n in shares
    }


def test_no_transfer_between_generals_apart() -> None:
    """M6.7: no transfer between generals that are not stacked."""
    game = intro("""
stage: prussia
phase: movement
pieces: {friedrich: {city: beraun, troops: 4}, schwerin: {city: prag, troops: 5}}
""")
    assert divisions(game, "frederick") == set()
    with pytest.raises(IllegalMove):
        game.play("frederick", "divide friedrich:5")


def test_no_transfer_between_powers() -> None:
    """M6.7: no transfer in a mixed stack."""
    game = intro("""
stage: prussia
phase: movement
pieces: {friedrich: {city: beraun, troops: 4}, rutowski: {city: beraun, troops: 5}}
""")
    assert divisions(game, "frederick") == set()


def test_only_the_owner_divides() -> None:
    """M6.7: their player may redistribute, nobody else."""
    game = stack_of_nine("stage: prussia\nphase: movement")
    assert divisions(game, "maria_theresa") == divisions(game, "louis_xv") == set()
    with pytest.raises(IllegalMove):
        game.play("louis_xv", "divide friedrich:5")


@pytest.mark.parametrize(
    ("where", "waiting_for"),
    [
        ("stage: hussars", "maria_theresa"),
        ("stage: france\nphase: movement", "louis_xv"),
        ("turn: 4\nstage: france", "louis_xv"),
        ("stage: austria\nphase: movement", "maria_theresa"),
    ],
)
def test_division_during_enemy_stages(where: str, waiting_for: str) -> None:
    """T6.d, M6.7: redistribution while another player is asked is accepted and disturbs nobody."""
    game = stack_of_nine(where, "  belle_isle: {city: posen, troops: 2}\n  traun: {city: wien, troops: 2}\n")
    (before,) = game.decisions()
    assert before.seat == waiting_for
    game.play("frederick", "divide friedrich:7")
    assert (troops(game, "friedrich"), troops(game, "schwerin")) == (7, 2)
    (after,) = game.decisions()
    assert (after.seat, after.kind, after.options) == (before.seat, before.kind, before.options)


def test_division_in_the_middle_of_a_payment() -> None:
    """M6.7, M6.8: at any moment: also while the French pay for supply past a hussar."""
    game = stack_of_nine(
        "stage: france\nphase: supply\nhussars: [raab]\nhands: {france: [S10]}",
        "  belle_isle: {city: komorn, troops: 2}\n  france_train_2: {city: ungarisch_altenburg}\n"
        "  traun: {city: neuhaeusel, troops: 1}\n",
    )
    assert asked(game) == "payment"
    game.play("frederick", "divide friedrich:7")
    assert troops(game, "friedrich") == 7


def test_division_during_the_winter() -> None:
    """M6.7, M6.8: at any time also in winter, while another player recruits."""
    game = stack_of_nine("turn: 3\nstage: winter")
    assert game.decisions()[0].seat == "louis_xv"
    game.play("frederick", "divide friedrich:7")
    assert (troops(game, "friedrich"), troops(game, "schwerin")) == (7, 2)


def test_division_while_another_stack_divides_its_supply_losses() -> None:
    """M6.8: only a battle bars transfers: Frederick may divide while Austria settles its losses from lack of supply."""
    game = stack_of_nine(
        "stage: austria\nphase: supply",
        "  traun: {city: posen, troops: 4}\n  neipperg: {city: posen, troops: 4}\n",
    )
    assert asked(game) == "division"
    assert game.decisions()[0].seat == "maria_theresa"
    game.play("frederick", "divide friedrich:7")
    assert (troops(game, "friedrich"), troops(game, "schwerin")) == (7, 2)


def test_no_division_during_a_battle() -> None:
    """T6.d, M6.8: refused from the announcement of strengths on, for stacks in the battle and for all others."""
    game = stack_of_nine(
        "stage: austria\nphase: combat",
        "  traun: {city: prag, troops: 7}\n  karl_von_lothringen: {city: wien, troops: 3}\n"
        "  neipperg: {city: wien, troops: 3}\n",
    )
    assert asked(game) == "battle"
    for seat, move in (("frederick", "divide friedrich:7"), ("maria_theresa", "divide neipperg:1")):
        assert divisions(game, seat) == set()
        with pytest.raises(IllegalMove):
            game.play(seat, move)


def test_no_division_during_a_retreat_but_after_it() -> None:
    """T6.d, M6.8: not before the end of the retreat; then again."""
    game = stack_of_nine("stage: austria\nphase: combat", "  traun: {city: prag, troops: 7}\n")
    play(game, "stop")  # Traun is 2 behind: he loses 2, and Prussia leads his retreat of 2 cities
    assert asked(game) == "retreat"
    assert divisions(game, "frederick") == set()
    with pytest.raises(IllegalMove):
        game.play("frederick", "divide friedrich:7")
    play(game, next(iter(sorted(options(game)))))
    game.play("frederick", "divide friedrich:7")
    assert troops(game, "friedrich") == 7


def test_division_between_two_battles() -> None:
    """M6.8: between two battles of a phase a transfer is possible."""
    game = intro("""
stage: austria
phase: combat
pieces:
  friedrich: {city: beraun, troops: 4}
  schwerin: {city: beraun, troops: 5}
  traun: {city: prag, troops: 7}
  karl_von_lothringen: {city: pilsen, troops: 7}
""")
    assert asked(game) == "attacker"
    game.play("frederick", "divide friedrich:7")
    assert troops(game, "friedrich") == 7


def test_transfers_are_not_announced() -> None:
    """M6.8: only the owner is told; the others see nothing change."""
    game = stack_of_nine("stage: hussars")
    before = game.view("maria_theresa").position
    events = game.play("frederick", "divide friedrich:7")
    assert game.view("maria_theresa").position == before
    assert not [event for event in events if event.known_to("maria_theresa") or event.known_to(None)]
    assert game.view("frederick").position["troops"]["friedrich"] == 7


def test_leaving_general_takes_his_share() -> None:
    """M6.8, M6.12: 7 + 2: Friedrich leaves with 7 (division still possible before his first step) and fights with 7."""
    game = stack_of_nine("stage: prussia\nphase: movement", "  traun: {city: boehmisch_brod, troops: 8}\n")
    play(game, "piece friedrich")
    game.play("frederick", "divide friedrich:7")
    play(game, "city prag", "stop")
    assert divisions(game, "frederick") == set()
    play(game, "end")
    (battle,) = of_kind(game.events, "battle")
    assert (battle.params["attacking"], battle.params["defending"]) == (7, 8)
    assert troops(game, "schwerin") == 2


def test_either_general_may_leave_or_both() -> None:
    """M6.12: one may move away; the other may stay or move too, by his own move, also to the same city."""
    game = stack_of_nine("stage: prussia\nphase: movement")
    assert {"piece friedrich", "piece schwerin"} <= options(game)
    march(game, "schwerin", "rakonitz")
    assert (place(game, "friedrich"), place(game, "schwerin")) == ("beraun", "rakonitz")
    assert "piece friedrich" in options(game)
    assert "piece schwerin" not in options(game)
    play(game, "piece friedrich", "city rakonitz")
    assert place(game, "friedrich") == place(game, "schwerin") == "rakonitz"


# -- secrets


def test_totals_are_public_and_divisions_are_not() -> None:
    """T6.e, M6.9: all see Prussia's total of 12; the troops of each general only Frederick sees."""
    game = stack_of_nine("stage: hussars", "  erbprinz_leopold: {city: sagan, troops: 3}\n")
    for seat in game.seats:
        position = game.view(seat).position
        seen = [position["troops"][general] for general in ("friedrich", "schwerin", "erbprinz_leopold")]
        assert position["totals"]["prussia"] == 12
        assert seen == ([4, 5, 3] if seat == "frederick" else [None, None, None])


def test_strength_is_announced_in_battle_only() -> None:
    """M6.9: before the combat phase no public event tells of troops; the battle announces the total of the stack."""
    game = stack_of_nine("stage: prussia\nphase: movement", "  traun: {city: prag, troops: 7}\n")
    march(game, "friedrich", "rakonitz")
    assert not [event for event in game.log("maria_theresa") if {"troops", "count", "attacking"} & set(event.params)]
    events = play(game, "end")
    (battle,) = of_kind(events, "battle")
    assert (battle.params["attacking"], battle.params["defending"]) == (5, 7)
    assert battle.known_to("louis_xv")


def test_total_includes_off_map_generals() -> None:
    """M6.9: der Alte Dessauer in Ostpreussen counts in Prussia's public total."""
    game = Game(both_maps("stage: hussars", players=3).rules, 1)
    while game.decisions()[0].kind == "setup":
        decision = game.decisions()[0]
        game.play(decision.seat, decision.options[0])
    assert place(game, "der_alte_dessauer") == "box"
    assert troops(game, "der_alte_dessauer") >= 6
    assert game.view("louis_xv").position["totals"]["prussia"] == 22


# -- losses


def beaten_by(loss: int) -> Game:
    """The stack Friedrich 4 + Schwerin 5 has lost a battle by this score."""
    game = stack_of_nine(
        f"stage: austria\nphase: combat\nhands: {{austria: [H{loss + 2}]}}", "  traun: {city: prag, troops: 7}\n"
    )
    play(game, f"card H{loss + 2}")
    assert game.decisions()[0].params["score"] == -loss
    play(game, "stop")
    return game


def test_stack_that_loses_eight_of_nine() -> None:
    """T6.b, M6.10: Friedrich stays with 1 troop, Schwerin is removed."""
    game = beaten_by(8)
    assert place(game, "schwerin") == "eliminated"
    assert troops(game, "friedrich") == 1
    assert place(game, "friedrich") != "eliminated"


def test_stack_that_loses_seven_of_nine() -> None:
    """T6.b, M6.10: both stay with 1 each; the transfer is compulsory."""
    game = beaten_by(7)
    if asked(game) == "division":
        assert options(game) == {"value 1"}
        play(game, "value 1")
    assert (troops(game, "friedrich"), troops(game, "schwerin")) == (1, 1)
    assert "eliminated" not in (place(game, "friedrich"), place(game, "schwerin"))


def test_stack_that_loses_all_nine() -> None:
    """M6.10: with no troop left both are removed."""
    game = stack_of_nine("stage: austria\nphase: combat\nhands: {austria: [H10]}", "  traun: {city: prag, troops: 8}\n")
    play(game, "card H10", "stop")
    assert place(game, "friedrich") == place(game, "schwerin") == "eliminated"
    assert (troops(game, "friedrich"), troops(game, "schwerin")) == (0, 0)


def test_owner_divides_what_is_left() -> None:
    """M6.10: with 5 of 9 left the owner may give Friedrich 1 to 4."""
    game = beaten_by(4)
    assert asked(game) == "division"
    assert game.decisions()[0].seat == "frederick"
    assert options(game) == {"value 1", "value 2", "value 3", "value 4"}
    play(game, "value 4")
    assert (troops(game, "friedrich"), troops(game, "schwerin")) == (4, 1)


@pytest.mark.parametrize(
    ("friedrich", "schwerin", "left"),
    [((1, "up"), (1, "down"), 0), ((1, "up"), (3, "up"), 2), ((2, "down"), (2, "up"), 1)],
)
def test_lack_of_supply_in_a_stack(friedrich: tuple[int, str], schwerin: tuple[int, str], left: int) -> None:
    """M6.10: k troops left: k >= 2 both stay; k = 1 only the commander; k = 0 both are removed."""
    game = intro(f"""
stage: prussia
phase: supply
pieces:
  friedrich: {{city: posen, troops: {friedrich[0]}, facing: {friedrich[1]}}}
  schwerin: {{city: posen, troops: {schwerin[0]}, facing: {schwerin[1]}}}
""")
    if asked(game) == "division":
        play(game, "value 1")
    assert troops(game, "friedrich") + troops(game, "schwerin") == left
    assert (place(game, "friedrich") == "posen") is (left >= 1)
    assert (place(game, "schwerin") == "posen") is (left >= 2)


def test_prussian_troops_can_not_save_rutowski_from_hunger() -> None:
    """T6.c, M6.11: in a mixed stack Rutowski with 1 troop starves beside Friedrich with 8."""
    game = intro("""
stage: prussia
phase: supply
pieces: {friedrich: {city: posen, troops: 8}, rutowski: {city: posen, troops: 1}}
""")
    assert place(game, "rutowski") == "eliminated"
    assert troops(game, "friedrich") == 7


def test_prussian_troops_can_not_save_rutowski_in_battle() -> None:
    """T6.c, M6.11: the stack loses 2: they fall on Rutowski, who is removed; Friedrich, the commander, keeps his 5."""
    game = intro("""
stage: austria
phase: combat
commanders: [friedrich]
hands: {austria: [H4]}
pieces:
  friedrich: {city: beraun, troops: 5}
  rutowski: {city: beraun, troops: 2}
  traun: {city: prag, troops: 5}
""")
    play(game, "card H4", "stop")
    assert place(game, "rutowski") == "eliminated"
    assert troops(game, "friedrich") == 5


def test_mixed_stack_is_never_asked_to_divide() -> None:
    """M6.11: losses in a mixed stack leave nothing to divide."""
    game = intro("""
stage: austria
phase: combat
commanders: [friedrich]
hands: {austria: [H4]}
pieces:
  friedrich: {city: beraun, troops: 4}
  rutowski: {city: beraun, troops: 3}
  traun: {city: prag, troops: 5}
""")
    events = play(game, "card H4", "stop")
    assert asked(game) != "division"
    assert "general_removed" not in kinds(events)
    assert (troops(game, "friedrich"), troops(game, "rutowski")) == (4, 1)
