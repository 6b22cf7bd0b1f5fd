"""C9.10 (F7) Placing Garrisons, and what C9.11 says of them."""

from __future__ import annotations

import pytest

from kabinett.core.errors import IllegalMove
from kabinett.core.game import Game
from tests.ancien_regime.battle_table import decided, fought, go, set_out
from tests.ancien_regime.table import asked, controller, garrison, influence, options, place, play, seat, state, troops


def asked_where(game: Game, *moves: str) -> list[str]:
    """Make moves and decline every garrison: the territories where one was offered, in order."""
    found: list[str] = []
    play(game, *moves)
    while game.decisions() and asked(game) in ("garrison", "consent", "passage"):
        (decision,) = game.decisions()
        if decision.kind == "garrison":
            found.append(str(decision.params["territory"]))
        play(game, "keep" if decision.kind == "garrison" else "accept")
    return found


# -- when


def test_on_leaving_and_on_entering() -> None:
    """C9.10.1, P22: one question at each; yes turns a troop into a garrison and gives control; no leaves all."""
    game = set_out("france", "generals: {france_1: {territory: lorraine, troops: 3}}")
    play(game, "general france_1", "march pfalz")
    assert (asked(game), seat(game), options(game)) == ("garrison", "france", {"garrison", "keep"})
    assert (place(game, "france_1"), game.decisions()[0].params["territory"]) == ("lorraine", "lorraine")
    play(game, "keep")
    assert (place(game, "france_1"), game.decisions()[0].params["territory"]) == ("pfalz", "pfalz")
    assert (controller(game, "lorraine"), controller(game, "pfalz")) == ("nobody", "nobody")
    play(game, "garrison")
    assert (garrison(game, "pfalz"), controller(game, "pfalz"), troops(game, "france_1")) == ("france", "france", 2)
    assert asked(game) == "movement"


def test_both_with_two_troops() -> None:
    """T9.15, C9.10.3: garrisons where he leaves and where he enters -> 0 troops, two garrisons."""
    game = set_out("france", "generals: {france_1: {territory: lorraine, troops: 2}}")
    play(game, "general france_1", "march pfalz", "garrison", "garrison")
    assert (garrison(game, "lorraine"), garrison(game, "pfalz"), troops(game, "france_1")) == ("france", "france", 0)


def test_by_sea_too() -> None:
    """C9.10.1, T9.1: on leaving Hannover and on entering Holland."""
    game = set_out("britain", "generals: {britain_1: {territory: hannover, troops: 2}}")
    play(game, "general britain_1", "sea holland", "garrison", "garrison")
    assert (garrison(game, "hannover"), garrison(game, "holland")) == ("britain", "britain")


def test_after_winning_a_battle() -> None:
    """C9.10.1, C10.7.4, C9.10.4: on arrival a battle is due, so he is asked only when he has won it."""
    text = "generals: {france_1: {territory: lorraine, troops: 3}}\ngarrisons: {pfalz: britain, lorraine: france}"
    game = set_out("france", text)
    play(game, "general france_1", "march pfalz")
    assert (place(game, "france_1"), asked(game)) == ("pfalz", "movement")
    play(game, "end")
    decided(game)
    assert (asked(game), seat(game)) == ("garrison", "france")
    play(game, "garrison")
    assert (garrison(game, "pfalz"), troops(game, "france_1")) == ("france", 1)


def test_not_on_arrival_beside_a_hostile_general() -> None:
    """C9.10.4: no garrison lies in Pfalz, but a battle is due."""
    text = "generals: {france_1: {territory: nassau, troops: 3}, britain_1: {territory: pfalz}}\n"
    game = set_out("france", text + "garrisons: {nassau: france}")
    assert asked_where(game, "general france_1", "march pfalz") == []
    play(game, "end")
    assert fought(game) == ["pfalz"]


def test_beside_an_allys_general() -> None:
    """C9.10.1, C9.9.7: in nobody's territory an Ally who stands there does not matter."""
    text = "generals: {france_1: {territory: nassau, troops: 3}, spain_1: {territory: pfalz, troops: 3}}"
    assert asked_where(set_out("france", text), "general france_1", "march pfalz") == ["nassau", "pfalz"]


def test_who_stays_put_places_none() -> None:
    """C9.10.2: neither at home nor elsewhere, not in a second Movement Turn either."""
    game = set_out(
        "france", "generals: {france_1: {territory: paris, troops: 3}, france_2: {territory: pfalz, troops: 3}}"
    )
    for _ in range(2):
        assert options(game) == {"general france_1", "general france_2", "land", "end"}
        with pytest.raises(IllegalMove):
            play(game, "garrison")
        play(game, "end", "ask", "accept")
    assert (garrison(game, "paris"), garrison(game, "pfalz")) == ("nobody", "nobody")


def test_own_homes_may_be_garrisoned() -> None:
    """C9.10.2: on leaving Paris and on entering Champagne."""
    game = set_out("france", "generals: {france_1: {territory: paris, troops: 2}}")
    play(game, "general france_1", "march champagne", "garrison", "garrison")
    assert (garrison(game, "paris"), garrison(game, "champagne"), troops(game, "france_1")) == ("france", "france", 0)


def test_a_garrison_at_home_defends_with_strength_one() -> None:
    """C9.10.2, C10.2.1: an empty Home is entered without a battle; with a garrison it is a battle against 1."""
    text = "generals: {britain_1: {territory: flandria, troops: 1}}\n"
    game = set_out("britain", text + "garrisons: {champagne: france}")
    go(game, "britain_1", "march champagne")
    assert [event.params["defending"] for event in game.events if event.kind == "battle"] == [1]


# -- several in one move

PATH = ("general austria_1", "strategic bohemia", "territory moravia", "territory hungaria")


def test_on_every_territory_of_a_path() -> None:
    """C9.10.3: departure, every territory entered, arrival; where he is then is where he is asked for."""
    game = set_out("austria", "generals: {austria_1: {territory: bavaria, troops: 3}}")
    assert asked_where(game, *PATH) == ["bavaria", "bohemia", "moravia", "hungaria"]
    assert place(game, "austria_1") == "hungaria"


@pytest.mark.parametrize(
    ("count", "held"),
    [
        (0, []),
        (1, ["bavaria"]),
        (2, ["bavaria", "bohemia"]),
        (3, ["bavaria", "bohemia", "moravia"]),
    ],
)
def test_as_long_as_troops_last(count: int, held: list[str]) -> None:
    """C9.10.3, C9.10.4: one troop for each; without troops nothing is asked."""
    game = set_out("austria", f"generals: {{austria_1: {{territory: bavaria, troops: {count}}}}}")
    play(game, *PATH, *["garrison"] * count)
    places = ("bavaria", "bohemia", "moravia", "hungaria")
    assert [territory for territory in places if garrison(game, territory) == "austria"] == held
    assert (place(game, "austria_1"), troops(game, "austria_1")) == ("hungaria", 0)


def test_on_the_way_only() -> None:
    """C9.10.3: any of them, not all."""
    game = set_out("austria", "generals: {austria_1: {territory: bavaria, troops: 3}}")
    play(game, *PATH, "keep", "keep", "garrison", "keep")
    assert [garrison(game, territory) for territory in ("bavaria", "bohemia", "moravia", "hungaria")] == [
        "nobody", "nobody", "austria", "nobody",
    ]  # fmt: skip
    assert troops(game, "austria_1") == 2


# -- where not


@pytest.mark.parametrize(
    ("text", "start", "target", "offered"),
    [
        ("", "saxonia", "berlin", ["saxonia"]),  # an Ally's Home
        ("", "berlin", "saxonia", ["saxonia"]),
        ("statuses: {prussia: british}", "saxonia", "berlin", ["saxonia", "berlin"]),  # an enemy's empty Home
        ("statuses: {prussia: expansionist}", "saxonia", "berlin", ["saxonia", "berlin"]),
        ("garrisons: {saxonia: france}", "saxonia", "franconia", ["franconia"]),  # where an own garrison lies
        ("garrisons: {franconia: france}", "saxonia", "franconia", ["saxonia"]),
        ("garrisons: {franconia: spain}", "saxonia", "franconia", ["saxonia"]),  # an Ally's
        ("garrisons: {saxonia: france, franconia: prussia}", "saxonia", "franconia", []),
        ("garrisons: {franconia: austria}", "saxonia", "franconia", ["saxonia"]),  # an enemy's: a battle is due
    ],
)
def test_where_no_garrison_is_placed(text: str, start: str, target: str, offered: list[str]) -> None:
    """C9.10.4, C7.6.3, T9.16: not on an Ally's Home, nor where any garrison lies, nor before a battle."""
    game = set_out("france", f"{text}\ngenerals: {{france_1: {{territory: {start}, troops: 3}}}}")
    assert asked_where(game, "general france_1", f"march {target}") == offered


def test_on_an_allys_home_it_is_illegal() -> None:
    """T9.16, C9.10.4: refused, nothing is placed."""
    game = set_out("france", "generals: {france_1: {territory: berlin, troops: 3}}")
    play(game, "general france_1", "march saxonia")
    assert game.decisions()[0].params["territory"] == "saxonia"
    assert garrison(game, "berlin") == "nobody"


def test_on_an_enemys_empty_home() -> None:
    """T9.16, C9.10.1, C5.6.1: legal, and control passes."""
    game = set_out("france", "generals: {france_1: {territory: nassau, troops: 3}}")
    play(game, "general france_1", "march hannover", "keep", "garrison")
    assert (garrison(game, "hannover"), controller(game, "hannover"), fought(game)) == ("france", "france", [])


def test_not_on_an_allys_home_won_in_battle() -> None:
    """C9.10.4, C10.7.4: Berlin, held by Austria, is won back for Prussia; France may not garrison it."""
    text = "generals: {france_1: {territory: saxonia, troops: 3}}\ngarrisons: {berlin: austria, saxonia: france}"
    game = set_out("france", text)
    go(game, "france_1", "march berlin")
    play(game, "end")
    decided(game)
    assert (place(game, "france_1"), troops(game, "france_1"), asked(game)) == ("berlin", 2, "further_turn")
    assert (garrison(game, "berlin"), controller(game, "berlin")) == ("nobody", "prussia")


@pytest.mark.parametrize("status", ["british", "neutral", "expansionist"])
def test_not_on_the_home_of_an_own_minor(status: str) -> None:
    """C9.10.4, C12.5.2, T12.5: whatever the status of the Group."""
    text = f"round: 2\ncontrollers: {{ottoman: austria}}\nstatuses: {{austria: {status}}}\n"
    game = set_out("austria", text + "generals: {austria_1: {territory: transylvania, troops: 3}}", "france", 6)
    assert asked_where(game, "general austria_1", "march wallachia") == ["transylvania"]
    game = set_out("ottoman", text + "generals: {ottoman_1: {territory: wallachia, troops: 3}}", "france", 6)
    assert asked_where(game, "general ottoman_1", "march transylvania") == ["wallachia"]


def test_without_troops_none() -> None:
    """C9.10.4: a general alone leaves nothing."""
    game = set_out("france", "generals: {france_1: {territory: lorraine}}")
    assert asked_where(game, "general france_1", "march pfalz") == []


def test_stuart_places_none_at_his_landing() -> None:
    """C9.10.4, C3.7.4: but when he leaves Scotland in the next Movement Turn."""
    game = set_out("france", "generals: {france_1: {territory: paris, troops: 1}}")
    play(game, "land")
    assert asked(game) == "movement"
    play(game, "end", "ask", "accept")
    assert (garrison(game, "scotland"), troops(game, "stuart")) == ("nobody", 2)
    assert asked_where(game, "general stuart", "march york") == ["scotland", "york"]


# -- afterwards


def test_a_garrison_stays_when_the_general_leaves() -> None:
    """C9.10.5: in the next Movement Turn it is still there, and he cannot take it along."""
    game = set_out("france", "generals: {france_1: {territory: lorraine, troops: 2}}")
    play(game, "general france_1", "march pfalz", "keep", "garrison", "end", "ask", "accept")
    assert asked_where(game, "general france_1", "march nassau") == ["nassau"]
    assert (garrison(game, "pfalz"), troops(game, "france_1")) == ("france", 1)


def test_an_enemys_home_is_garrisoned_on_leaving() -> None:
    """C9.11.2: a general who stands on an enemy's empty Home without a garrison may leave one."""
    game = set_out("france", "generals: {france_1: {territory: hannover, troops: 2}}")
    assert controller(game, "hannover") == "britain"
    play(game, "general france_1", "march nassau", "garrison", "keep")
    assert (garrison(game, "hannover"), controller(game, "hannover"), troops(game, "france_1")) == (
        "france",
        "france",
        1,
    )


def test_a_token_is_a_troop_or_a_garrison() -> None:
    """C9.10.1, S12: no token is made or lost, and placing one gains no Influence by itself."""
    game = set_out("france", "generals: {france_1: {territory: flandria, troops: 2}}")
    before = state(game).tokens_left(3)
    play(game, "general france_1", "march holland", "garrison", "garrison")
    assert (state(game).tokens_left(3), influence(game, "france")) == (before, 0)
