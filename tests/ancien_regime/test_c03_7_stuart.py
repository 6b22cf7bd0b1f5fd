"""C3.7 Charles Edward Stuart."""

from __future__ import annotations

import pytest

from kabinett.core.errors import IllegalMove
from kabinett.core.game import Game
from tests.ancien_regime.battle_table import base, decided, end_moving, fought, go, result, set_out
from tests.ancien_regime.table import (
    acting,
    arguments,
    asked,
    asks,
    controller,
    garrison,
    hand,
    idle,
    kinds,
    options,
    place,
    play,
    position,
    seat,
    troops,
)

BRITISH_HOMES = ("london", "cornwall", "york", "scotland", "hannover")
BOTH = pytest.mark.parametrize("scenario", [1740, 1756])


def landing(more: str = "", scenario: int = 1740) -> Game:
    """France is about to move in its first Movement Turn."""
    return set_out("france", more, scenario=scenario)


def landed(general: str = "troops: 2", more: str = "") -> str:
    """Stuart in Scotland."""
    return f"generals:\n  stuart: {{territory: scotland, {general}}}\n{more}"


def stuart(game: Game) -> object:
    """What Stuart is: in reserve, landed or an ordinary General."""
    return game.view(None).position["stuart"]


# -- the reserve


@BOTH
def test_the_reserve(scenario: int) -> None:
    """C3.7.1: he is off board with 2 Troops."""
    game = landing(scenario=scenario)
    assert (place(game, "stuart"), troops(game, "stuart"), stuart(game)) == ("reserve", 2, "reserve")


def test_in_reserve_he_counts_as_off_board() -> None:
    """C3.7.1, C9.6.2: the other three are on the map: one free card, for Stuart."""
    generals = "france_1: {territory: paris}, france_2: {territory: guyenne}, france_3: {territory: provence}"
    game = acting("france", "mobilisation", f"generals: {{{generals}}}")
    assert len(hand(game, "france")) == 1


def test_on_the_map_he_does_not_count_as_off_board() -> None:
    """C3.7.1, C9.6.2: all four are on the map: no free card."""
    generals = "  france_1: {territory: paris}\n  france_2: {territory: guyenne}\n  france_3: {territory: provence}\n"
    game = acting("france", "mobilisation", landed(more=generals))
    assert hand(game, "france") == []


def test_he_cannot_be_placed_by_leadership_before_he_has_landed() -> None:
    """C3.7.7: the three others can."""
    game = acting("france", "leadership", "")
    assert arguments(game, "place") == {"france_1", "france_2", "france_3"}


def test_the_reserve_cannot_be_added_to_or_used() -> None:
    """C3.7.7: no Troop is bought for him; the reserve is no source of Troops for another."""
    game = acting("france", "mobilisation", "money: {france: 9}\ngenerals: {france_1: {territory: paris}}")
    assert arguments(game, "troop") == {"france_1"}
    play(game, "troop france_1")
    assert (troops(game, "stuart"), place(game, "stuart")) == (2, "reserve")


# -- the landing


@BOTH
def test_he_lands_in_empty_scotland(scenario: int) -> None:
    """T3.5, C3.7.2, C3.7.4: no battle, Scotland is still Britain's, 2 Troops, no Garrison."""
    game = landing(scenario=scenario)
    assert options(game) == {"land", "end"}
    events = play(game, "land")
    assert "stuart_landed" in kinds(events)
    assert fought(game) == []
    assert (place(game, "stuart"), troops(game, "stuart"), stuart(game)) == ("scotland", 2, "landed")
    assert (controller(game, "scotland"), garrison(game, "scotland")) == ("britain", "nobody")


def test_the_landing_is_his_move_of_the_movement_turn() -> None:
    """C3.7.2, C3.7.4: he cannot go on in the same Movement Turn; others can."""
    game = landing("generals: {france_1: {territory: paris}}")
    play(game, "land")
    assert options(game) == {"general france_1", "end"}


def test_he_moves_in_the_next_movement_turn() -> None:
    """T3.5, C3.7.4: granted a second one, he goes to York and leaves a Garrison on departure: Scotland is French."""
    game = landing()
    play(game, "land", "ask", "accept", "general stuart", "march york")
    assert (asked(game), seat(game)) == ("garrison", "france")
    play(game, "garrison", "keep")
    assert (place(game, "stuart"), troops(game, "stuart")) == ("york", 1)
    assert (controller(game, "scotland"), controller(game, "york")) == ("france", "britain")


def test_he_may_land_in_a_later_movement_turn() -> None:
    """C3.7.2: during a Movement Turn, not only the first."""
    game = landing("generals: {france_1: {territory: paris}}")
    play(game, "end", "ask", "accept", "land")
    assert place(game, "stuart") == "scotland"


def test_he_need_not_land() -> None:
    """C3.7.2: France may."""
    game = landing()
    play(game, "end")
    assert place(game, "stuart") == "reserve"


@pytest.mark.parametrize("power", ["britain", "prussia", "austria", "russia", "spain"])
def test_he_lands_in_french_movement_only(power: str) -> None:
    """C3.7.2: in nobody else's Movement action."""
    home = {"britain": "london", "prussia": "berlin", "austria": "wien", "russia": "moskva", "spain": "madrid"}[power]
    game = set_out(power, f"generals: {{{power}_1: {{territory: {home}}}}}", arbiter="france")
    assert options(game) == {f"general {power}_1", "end"}


def test_he_does_not_land_with_frederick() -> None:
    """C3.7.2: Frederick's move is no French Movement action."""
    game = position("turn: 5\npart: frederick\ngenerals: {prussia_1: {territory: berlin}}")
    assert options(game) == {"general prussia_1", "end"}


def test_he_cannot_land_beside_a_french_general() -> None:
    """C3.7.2: if France has a General in Scotland it is impossible; when he has left, it is possible again."""
    game = landing("generals: {france_1: {territory: scotland}}")
    assert "land" not in options(game)
    with pytest.raises(IllegalMove):
        game.play("france", "land")
    go(game, "france_1", "march york")
    assert options(game) == {"land", "end"}


@pytest.mark.parametrize("owner", ["prussia", "france"])
def test_the_landing_needs_no_consent(owner: str) -> None:
    """C3.7.2: Scotland is held by an Ally, or by France itself: nobody is asked, there is no battle."""
    game = landing(f"garrisons: {{scotland: {owner}}}")
    events = play(game, "land")
    assert not {"consent_granted", "passage_granted", "battle"} & set(kinds(events))
    assert (place(game, "stuart"), asked(game)) == ("scotland", "further_turn")


def test_he_lands_beside_an_allied_general() -> None:
    """C3.7.3: a Prussian General is of the French Coalition: no battle."""
    game = landing("generals: {prussia_1: {territory: scotland, troops: 2}}")
    play(game, "land")
    assert fought(game) == []


# -- the battle


def test_battle_with_a_british_general() -> None:
    """T3.6, C3.7.3: France attacks with 3, Britain defends with 2."""
    game = landing("generals: {britain_1: {territory: scotland, troops: 1}}")
    play(game, "land")
    assert (fought(game), base(game)) == (["scotland"], (3, 2))


@pytest.mark.parametrize(("owner", "statuses"), [("britain", ""), ("spain", "statuses: {spain: expansionist}\n")])
def test_battle_with_a_garrison(owner: str, statuses: str) -> None:
    """C3.7.3: of any Power outside the French Coalition."""
    game = landing(f"{statuses}garrisons: {{scotland: {owner}}}")
    play(game, "land")
    assert (fought(game), base(game)) == (["scotland"], (3, 1))


def test_battle_with_both() -> None:
    """C3.7.3: General and Garrison defend together; Austria is of the British Coalition."""
    game = landing("generals: {austria_1: {territory: scotland, troops: 1}}\ngarrisons: {scotland: britain}")
    play(game, "land")
    assert base(game) == (3, 3)


def test_the_battle_is_at_the_end_of_the_movement_turn() -> None:
    """C3.7.3: others move first."""
    game = landing(
        "generals: {britain_1: {territory: scotland, troops: 1}, france_1: {territory: paris}}",
    )
    play(game, "land")
    assert fought(game) == []
    go(game, "france_1", "march champagne")
    assert fought(game) == ["scotland"]


def test_after_a_won_battle_he_may_leave_a_garrison() -> None:
    """C3.7.4, C10.7.4: he has lost 1 Troop; the other may become a Garrison."""
    game = landing("generals: {britain_1: {territory: scotland, troops: 1}}")
    play(game, "land")
    decided(game)
    assert result(game) == (3, 2, "attack")
    idle(game, lambda game: asks(game, "garrison"))
    assert seat(game) == "france"
    play(game, "garrison")
    assert (controller(game, "scotland"), troops(game, "stuart"), stuart(game)) == ("france", 0, "landed")


def defeated() -> Game:
    """Stuart has lost the battle of Scotland. Paris is free."""
    game = landing("generals: {britain_1: {territory: scotland, troops: 3}}")
    play(game, "land")
    decided(game)
    assert result(game) == (3, 4, "defence")
    return game


def test_defeated_he_is_out_of_the_game() -> None:
    """T3.7, C3.7.8: off board, never to Paris, and ordinary from then on."""
    game = defeated()
    assert not asks(game, "defeat")
    assert (place(game, "stuart"), troops(game, "stuart"), stuart(game)) == ("off", 0, "ordinary")


def test_after_a_tie_he_goes_off_board() -> None:
    """C3.7.8, C0.5: nothing French can be reached from Scotland: nobody is asked; he is ordinary."""
    game = landing("generals: {britain_1: {territory: scotland, troops: 2}}")
    play(game, "land")
    decided(game)
    assert result(game) == (3, 3, "nobody")
    assert not asks(game, "withdrawal")
    assert (place(game, "stuart"), troops(game, "stuart"), stuart(game)) == ("off", 0, "ordinary")


def test_after_a_tie_he_withdraws_to_a_french_territory() -> None:
    """C3.7.8: if York is French he keeps 1 Troop and stays Stuart."""
    game = landing("generals: {britain_1: {territory: scotland, troops: 2}}\ngarrisons: {york: france}")
    play(game, "land")
    decided(game)
    assert (asked(game), options(game)) == ("withdrawal", {"territory york", "off"})
    play(game, "territory york")
    assert (place(game, "stuart"), troops(game, "stuart"), stuart(game)) == ("york", 1, "landed")


# -- on the map


def test_he_may_receive_troops() -> None:
    """C3.7.5: up to 3, like any General."""
    game = acting("france", "mobilisation", landed(more="money: {france: 9}"))
    play(game, "troop stuart")
    assert troops(game, "stuart") == 3
    assert "troop stuart" not in options(game)


def test_he_lands_once() -> None:
    """C3.7.7: neither again in the next Movement Turn, nor when he has become ordinary."""
    game = landing("generals: {france_1: {territory: paris}}")
    play(game, "land", "end", "ask", "accept")
    assert options(game) == {"general stuart", "general france_1", "end"}
    game = landing("stuart: ordinary\ngenerals: {france_1: {territory: paris}}")
    assert options(game) == {"general france_1", "end"}


# -- ordinary


def test_an_ordinary_stuart_is_placed_by_leadership() -> None:
    """T3.7, C3.7.6: in Paris, but not in Scotland, though it is French."""
    game = acting("france", "leadership", "stuart: ordinary\ngarrisons: {scotland: france}")
    assert "place stuart" in options(game)
    play(game, "place stuart")
    assert "territory paris" in options(game)
    assert "territory scotland" not in options(game)
    play(game, "territory paris")
    assert (place(game, "stuart"), troops(game, "stuart"), stuart(game)) == ("paris", 0, "ordinary")


def test_an_ordinary_stuart_goes_to_paris_when_defeated() -> None:
    """C3.7.8: he is an ordinary French General."""
    generals = "generals: {stuart: {territory: pfalz}, britain_1: {territory: nassau, troops: 3}}"
    game = set_out("britain", f"stuart: ordinary\n{generals}")
    go(game, "britain_1", "march pfalz")
    decided(game)
    assert (asked(game), options(game)) == ("defeat", {"territory paris", "off"})


def test_a_landed_stuart_does_not_go_to_paris_wherever_he_is_defeated() -> None:
    """C3.7.8: the same battle while he is Stuart."""
    game = set_out("britain", "generals: {stuart: {territory: pfalz}, britain_1: {territory: nassau, troops: 3}}")
    go(game, "britain_1", "march pfalz")
    decided(game)
    assert not asks(game, "defeat")
    assert (place(game, "stuart"), stuart(game)) == ("off", "ordinary")


def test_taken_off_by_leadership_he_is_ordinary() -> None:
    """C3.7.8: the same conversion; the reserve is no more, so he has no Troops."""
    game = acting("france", "leadership", landed())
    play(game, "remove stuart")
    assert (place(game, "stuart"), troops(game, "stuart"), stuart(game)) == ("off", 0, "ordinary")


def test_off_by_an_update_he_is_ordinary() -> None:
    """C3.7.8, C11.3.3: Stuart stands in Danmark, which Prussia holds. Prussia leaves the French Coalition for the
    British: equal Strength, the Garrison counts as stronger, and France takes Stuart off."""
    game = position("""
round: 2
generals: {stuart: {territory: danmark, troops: 0}}
garrisons: {danmark: prussia}
""")
    answers = {"expulsion": "stop", "application": "accept", "withdrawal": "off"}
    while not asks(game, "drill"):
        decision = game.decisions()[0]
        stay = f"status {game.view(None).position['status'][decision.seat]}"
        chosen = "status british" if decision.seat == "prussia" else stay
        game.play(decision.seat, answers.get(decision.kind, chosen))
    assert (place(game, "stuart"), stuart(game)) == ("off", "ordinary")


# -- C3.7.6


@pytest.mark.parametrize("home", BRITISH_HOMES)
def test_no_french_general_is_placed_in_britain(home: str) -> None:
    """C3.7.6: in no British Home territory, even one that France controls."""
    game = acting("france", "leadership", f"garrisons: {{{home}: france, holland: france}}")
    play(game, "place france_1")
    assert controller(game, home) == "france"
    assert f"territory {home}" not in options(game)
    assert "territory holland" in options(game)


def test_others_may_be_placed_in_britain() -> None:
    """C3.7.6: the restriction binds France only."""
    game = acting("spain", "leadership", "garrisons: {scotland: spain}")
    play(game, "place spain_1")
    assert "territory scotland" in options(game)


@pytest.mark.parametrize("owner", ["france", "britain"])
def test_french_generals_may_move_into_british_homes(owner: str) -> None:
    """C3.7.6: moving there is allowed, whoever controls it."""
    garrisons = "garrisons: {hannover: france}" if owner == "france" else ""
    game = landing(f"generals: {{france_1: {{territory: nassau}}}}\n{garrisons}")
    go(game, "france_1", "march hannover")
    end_moving(game)
    assert place(game, "france_1") == "hannover"
    assert controller(game, "hannover") == owner
