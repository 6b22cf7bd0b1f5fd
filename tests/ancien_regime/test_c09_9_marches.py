"""C9.9 (F7) Moving: marches, Sea Movement, Strategic Movement, and who must consent."""

from __future__ import annotations

import pytest

from kabinett.core.errors import IllegalMove
from kabinett.core.game import Game
from tests.ancien_regime.battle_table import decided, fought, go, set_out
from tests.ancien_regime.table import arguments, asked, controller, kinds, moving, options, place, play, seat, troops


def ways(game: Game, general: str) -> set[str]:
    """All moves that a general has: `march paris`, `sea holland`, `strategic bohemia` (its first step)."""
    if f"general {general}" not in options(game):
        return set()
    tried = game.copy()
    play(tried, f"general {general}")
    return options(tried)


def keep(game: Game) -> None:
    """Leave no garrison."""
    while game.decisions() and asked(game) == "garrison":
        play(game, "keep")


def end(game: Game) -> None:
    """Nobody else moves in this Movement Turn."""
    if asked(game) == "movement":
        play(game, "end")


# -- C9.9.1 each general at most once

THREE = """
generals:
  austria_1: {territory: wien, troops: 2}
  austria_2: {territory: bohemia}
  austria_3: {territory: styria, troops: 3}
  britain_1: {territory: hannover, troops: 3}
  france_1: {territory: paris, troops: 3}
"""


def test_each_own_general_moves_at_most_once() -> None:
    """C9.9.1, P22: own generals on the map, with or without troops, in any order, each one move or none."""
    game = set_out("austria", THREE)
    assert options(game) == {"general austria_1", "general austria_2", "general austria_3", "end"}
    go(game, "austria_2", "march silesia")
    assert options(game) == {"general austria_1", "general austria_3", "end"}
    with pytest.raises(IllegalMove):
        play(game, "general austria_2")
    go(game, "austria_1", "march moravia")
    assert options(game) == {"general austria_3", "end"}
    play(game, "end")
    assert [place(game, f"austria_{n}") for n in (1, 2, 3)] == ["moravia", "silesia", "styria"]


def test_in_the_next_movement_turn_all_may_move_again() -> None:
    """C9.9.1: once in each Movement Turn."""
    game = set_out("austria", THREE)
    go(game, "austria_2", "march silesia")
    play(game, "end", "ask", "accept")
    assert options(game) == {"general austria_1", "general austria_2", "general austria_3", "end"}
    go(game, "austria_2", "march bohemia")
    assert place(game, "austria_2") == "bohemia"


def test_a_general_without_troops_moves() -> None:
    """C9.9.1: by march and strategically."""
    game = set_out("austria", THREE)
    assert {"march silesia", "strategic moravia"} <= ways(game, "austria_2")
    go(game, "austria_2", "march silesia")
    assert (place(game, "austria_2"), troops(game, "austria_2")) == ("silesia", 0)


# -- C9.9.2 march


@pytest.mark.parametrize(
    ("start", "targets"),
    [
        ("lorraine", {"bourgogne", "champagne", "flandria", "nassau", "pfalz", "wurttemberg"}),
        ("provence", {"bourgogne", "catalonia", "guyenne", "piedmont"}),
        ("hungaria", {"banat", "bosnia", "moravia", "styria", "transylvania", "wien"}),  # not the Carpathians
        ("lombardia", {"patrimonium_st_petri", "piedmont", "toscana", "venezia"}),  # not the Alps
        ("york", {"cornwall", "london", "scotland"}),
        ("scotland", {"york"}),
        ("picardie", {"bretagne", "champagne", "flandria", "paris"}),  # not London
        ("sardinia", set()),
    ],
)
def test_a_march_goes_to_a_neighbour_by_land(start: str, targets: set[str]) -> None:
    """C9.9.2, C9.9.3, C5.4.4: one land-adjacent, passable territory; Great Britain is reached by sea only."""
    game = set_out("france", f"generals: {{france_1: {{territory: {start}, troops: 1}}}}")
    found = {way.removeprefix("march ") for way in ways(game, "france_1") if way.startswith("march ")}
    assert found == targets


@pytest.mark.parametrize("wrong", ["paris", "nassau", "alps", "wurttemberg"])
def test_no_march_further_than_a_neighbour(wrong: str) -> None:
    """C9.9.2: one step, to another passable territory."""
    game = set_out("france", "generals: {france_1: {territory: wurttemberg, troops: 1}}")
    play(game, "general france_1")
    with pytest.raises(IllegalMove):
        play(game, f"march {wrong}")
    assert place(game, "france_1") == "wurttemberg"


def test_troops_move_with_their_general() -> None:
    """C9.9.8, C9.9.1: all of them; generals who pass or meet exchange none, nor leave any."""
    game = set_out("austria", THREE)
    go(game, "austria_1", "march moravia")
    go(game, "austria_3", "march wien")
    assert [troops(game, f"austria_{n}") for n in (1, 2, 3)] == [2, 0, 3]
    assert controller(game, "styria") == "austria"
    play(game, "general austria_2", "strategic moravia", "territory hungaria")
    assert {option.split()[0] for option in options(game)} == {"territory", "stop"}
    play(game, "stop")
    assert [troops(game, f"austria_{n}") for n in (1, 2, 3)] == [2, 0, 3]
    assert place(game, "austria_2") == "hungaria"


# -- C9.9.6, C9.9.7 generals in one territory

TWO = "generals: {austria_1: {territory: wien, troops: 1}, austria_2: {territory: moravia, troops: 1}}"


def test_into_a_territory_that_an_own_general_left() -> None:
    """T9.17, C9.9.6: first A vacates Moravia, then B moves in: legal."""
    game = set_out("austria", TWO)
    go(game, "austria_2", "march warszawa")
    go(game, "austria_1", "march moravia")
    assert (place(game, "austria_1"), place(game, "austria_2")) == ("moravia", "warszawa")


def test_not_before_he_left() -> None:
    """T9.17, C9.9.6: the reverse sequence is illegal, and so is changing places."""
    game = set_out("austria", TWO)
    assert "march moravia" not in ways(game, "austria_1")
    assert "march wien" not in ways(game, "austria_2")
    play(game, "general austria_1")
    with pytest.raises(IllegalMove):
        play(game, "march moravia")
    assert place(game, "austria_1") == "wien"


def test_not_by_sea_either() -> None:
    """C9.9.6: at arrival the target must hold no own general."""
    text = "generals: {britain_1: {territory: london}, britain_2: {territory: holland}}"
    game = set_out("britain", text)
    assert ways(game, "britain_1") == {"march cornwall", "march york", "strategic cornwall", "strategic york"}


def test_with_the_general_of_an_ally() -> None:
    """C9.9.7: he may end where an Ally's general stands, without a battle."""
    text = "generals: {austria_1: {territory: moravia, troops: 1}, russia_1: {territory: silesia, troops: 1}}"
    game = set_out("austria", text)
    go(game, "austria_1", "march silesia")
    assert (place(game, "austria_1"), place(game, "russia_1")) == ("silesia", "silesia")
    assert fought(game) == []


# -- C9.9.3 Sea Movement


@pytest.mark.parametrize(
    ("mover", "start", "targets"),
    [
        ("britain", "london", {"holland"}),
        ("britain", "cornwall", {"oporto", "bretagne", "ireland"}),
        ("britain", "holland", {"london", "hannover"}),
        ("britain", "sardinia", {"lisboa", "toscana"}),  # the red routes, not the yellow ones
        ("britain", "york", set()),
        ("spain", "sardinia", {"catalonia", "napoli"}),  # the yellow ones
        ("spain", "andalucia", {"napoli"}),
        ("france", "bretagne", set()),
    ],
)
def test_the_own_routes_are_free(mover: str, start: str, targets: set[str]) -> None:
    """C9.9.3: to the other end of a route of the own colour; no other colour of an enemy."""
    game = set_out(mover, f"generals: {{{mover}_1: {{territory: {start}, troops: 1}}}}")
    assert {way.removeprefix("sea ") for way in ways(game, f"{mover}_1") if way.startswith("sea ")} == targets
    for target in targets:
        tried = game.copy()
        play(tried, f"general {mover}_1", f"sea {target}")
        keep(tried)
        assert place(tried, f"{mover}_1") == target


def test_one_route_in_a_movement_turn() -> None:
    """C9.9.3, C9.9.1: from London to Holland, and no further in this turn."""
    game = set_out("britain", "generals: {britain_1: {territory: london}}")
    play(game, "general britain_1", "sea holland")
    assert (place(game, "britain_1"), asked(game)) == ("holland", "further_turn")


CATALONIA = "generals: {france_1: {territory: catalonia, troops: 3}}\ngarrisons: {lombardia: austria}\n"


def test_an_allys_route_with_his_permission() -> None:
    """T9.14, C9.9.3, P24: Spain is asked and permits; the voyage may be an attack."""
    game = set_out("france", CATALONIA)
    play(game, "general france_1", "sea lombardia")
    assert (asked(game), seat(game), options(game)) == ("passage", "spain", {"accept", "decline"})
    assert place(game, "france_1") == "catalonia"
    play(game, "accept")
    keep(game)
    assert place(game, "france_1") == "lombardia"
    end(game)
    assert fought(game) == ["lombardia"]


def test_an_allys_route_after_his_refusal() -> None:
    """T9.14, C9.9.3, C9.9.9: not this voyage; the general may move otherwise."""
    game = set_out("france", CATALONIA)
    play(game, "general france_1", "sea lombardia", "decline")
    assert (place(game, "france_1"), asked(game)) == ("catalonia", "movement")
    assert "sea lombardia" not in ways(game, "france_1")
    go(game, "france_1", "march provence")
    assert place(game, "france_1") == "provence"


@pytest.mark.parametrize("status", ["british", "expansionist", "neutral"])
def test_no_other_routes(status: str) -> None:
    """T9.14, C9.9.3: of an enemy, an Expansionist or a Neutral: illegal."""
    text = f"statuses: {{spain: {status}}}\ngenerals: {{france_1: {{territory: sardinia, troops: 3}}}}"
    game = set_out("france", text)
    assert ways(game, "france_1") == set()
    game = set_out("france", text.replace(f"spain: {status}", "spain: french"))
    assert ways(game, "france_1") == {"sea catalonia", "sea napoli"}


def test_the_routes_of_the_own_group_are_free() -> None:
    """C9.9.3, C12.5.10: Spain is a French Minor: nobody is asked, for its territories neither."""
    text = "round: 2\ncontrollers: {spain: france, ottoman: britain}\ngenerals: {france_1: {territory: sardinia}}"
    game = set_out("france", text, players=5, arbiter="austria")
    play(game, "general france_1", "sea catalonia")
    assert place(game, "france_1") == "catalonia"


def test_an_uncontrolled_minor_lends_no_route() -> None:
    """C9.9.3, C12.7.8, T12.11: Spain is French in Round 1, but nobody can permit."""
    game = set_out("france", "generals: {france_1: {territory: sardinia}}", players=4, arbiter="austria")
    assert ways(game, "france_1") == set()


def test_a_route_and_a_territory_of_allies() -> None:
    """C9.9.3, C9.9.5, P23, P24: Britain permits the route, Russia the landing; either may refuse."""
    text = "generals: {austria_1: {territory: lisboa, troops: 1}}\ngarrisons: {sardinia: russia}"
    game = set_out("austria", text)
    play(game, "general austria_1", "sea sardinia")
    assert (asked(game), seat(game)) == ("passage", "britain")
    play(game, "accept")
    assert (asked(game), seat(game)) == ("consent", "russia")
    tried = game.copy()
    play(game, "accept")
    keep(game)
    assert place(game, "austria_1") == "sardinia"
    play(tried, "decline")
    assert (place(tried, "austria_1"), "sea sardinia" in ways(tried, "austria_1")) == ("lisboa", False)


# -- C9.9.4 Strategic Movement

BAVARIA = "generals:\n  austria_1: {territory: bavaria, troops: 1}\n"


def test_three_own_territories() -> None:
    """T9.13, C9.9.4: up to 3 steps over controlled territories; the start need not be controlled; no fourth step."""
    game = set_out("austria", BAVARIA)
    assert controller(game, "bavaria") == "nobody"
    play(game, "general austria_1")
    assert arguments(game, "strategic") == {"bohemia", "styria"}
    play(game, "strategic bohemia")
    assert options(game) == {"territory moravia", "territory styria"}
    play(game, "territory moravia")
    assert options(game) == {"territory hungaria", "territory styria", "territory wien", "stop"}
    play(game, "territory hungaria")
    keep(game)
    assert (place(game, "austria_1"), troops(game, "austria_1")) == ("hungaria", 1)
    assert asked(game) == "further_turn"


def test_a_fourth_step_is_illegal() -> None:
    """T9.13, C9.9.4: Transylvania is four steps away from Bavaria, by no path fewer."""
    game = set_out("austria", BAVARIA)
    play(game, "general austria_1", "strategic styria", "territory hungaria")
    assert "territory transylvania" in options(game)
    game = set_out("austria", BAVARIA)
    play(game, "general austria_1", "strategic bohemia", "territory moravia", "territory hungaria")
    with pytest.raises(IllegalMove):
        play(game, "territory transylvania")
    keep(game)
    assert place(game, "austria_1") == "hungaria"


def test_two_steps() -> None:
    """C9.9.4: up to 3: he may stop before."""
    game = set_out("austria", BAVARIA)
    play(game, "general austria_1", "strategic bohemia", "territory moravia", "stop")
    keep(game)
    assert place(game, "austria_1") == "moravia"


@pytest.mark.parametrize(
    ("garrisons", "first", "then"),
    [
        ("pfalz: austria", {"hungaria", "moravia", "styria"}, {"bohemia", "hungaria", "styria"}),
        ("silesia: austria", {"hungaria", "moravia", "styria"}, {"bohemia", "hungaria", "silesia", "styria"}),
        ("styria: france", {"hungaria", "moravia"}, {"bohemia", "hungaria"}),  # an enemy's garrison on an own Home
        ("styria: prussia, hungaria: spain", {"moravia"}, {"bohemia"}),
    ],
)
def test_every_territory_must_be_controlled(garrisons: str, first: set[str], then: set[str]) -> None:
    """T9.13, C9.9.4: from Wien, then from Moravia; not over uncontrolled or enemy territories, nor to them."""
    game = set_out("austria", f"generals: {{austria_1: {{territory: wien, troops: 1}}}}\ngarrisons: {{{garrisons}}}")
    play(game, "general austria_1")
    assert arguments(game, "strategic") == first
    assert arguments(game, "march") == {"hungaria", "moravia", "styria"}
    play(game, "strategic moravia")
    assert arguments(game, "territory") == then


@pytest.mark.parametrize("ottoman", ["neutral", "british"])
def test_not_through_or_to_an_uncontrolled_territory(ottoman: str) -> None:
    """T9.13, C9.9.4: from Bohemia over Moravia not to Silesia or Warszawa, from Hungaria not to Banat."""
    text = f"statuses: {{ottoman: {ottoman}}}\ngenerals: {{austria_1: {{territory: bohemia, troops: 1}}}}"
    game = set_out("austria", text, arbiter="france")
    play(game, "general austria_1", "strategic moravia")
    assert options(game) == {"territory hungaria", "territory styria", "territory wien"}
    with pytest.raises(IllegalMove):
        play(game, "territory silesia")
    play(game, "territory hungaria")
    assert options(game) == {"territory styria", "territory transylvania", "territory wien", "stop"}
    assert place(game, "austria_1") == "bohemia"


def test_through_an_enemys_territory_only_by_march() -> None:
    """C9.9.4, C9.9.5: an enemy's empty Home is entered by march or sea, never strategically."""
    text = "generals: {france_1: {territory: nassau, troops: 1}}\ngarrisons: {westfalia: france, flandria: france}"
    game = set_out("france", text)
    assert "march hannover" in ways(game, "france_1")
    assert "strategic hannover" not in ways(game, "france_1")


def test_no_sea_routes_on_a_strategic_path() -> None:
    """C9.9.4: London and Holland are both British, yet no path leads over the sea."""
    game = set_out("britain", "generals: {britain_1: {territory: london}}\ngarrisons: {holland: britain}")
    play(game, "general britain_1")
    assert arguments(game, "strategic") == {"cornwall", "york"}
    play(game, "strategic cornwall")
    assert options(game) == {"territory york"}


ALLIED_PATH = "generals: {austria_1: {territory: moravia, troops: 1}}\ngarrisons: {warszawa: russia, polesie: russia}\n"


def test_through_an_allys_territories_with_consent() -> None:
    """T9.13, C9.9.4, C9.9.5, P23: Russia is asked for each of its territories; only then does he go."""
    game = set_out("austria", ALLIED_PATH)
    play(game, "general austria_1", "strategic warszawa", "territory polesie", "territory kiev")
    for territory in ("warszawa", "polesie", "kiev"):
        assert (asked(game), seat(game)) == ("consent", "russia")
        assert game.decisions()[0].params["territory"] == territory
        assert place(game, "austria_1") == "moravia"
        play(game, "accept")
    keep(game)
    assert (place(game, "austria_1"), fought(game)) == ("kiev", [])


@pytest.mark.parametrize("granted", [0, 1, 2])
def test_through_an_allys_territory_after_refusal(granted: int) -> None:
    """T9.13, C9.9.4, C9.9.9: one refusal and the path is illegal; the general has not moved and may still."""
    game = set_out("austria", ALLIED_PATH)
    path = ("general austria_1", "strategic warszawa", "territory polesie", "territory kiev")
    play(game, *path, *["accept"] * granted, "decline")
    assert (place(game, "austria_1"), asked(game)) == ("moravia", "movement")
    tried = game.copy()
    with pytest.raises(IllegalMove):
        play(tried, *path)
    go(game, "austria_1", "march silesia")
    assert place(game, "austria_1") == "silesia"


def test_another_move_to_where_a_path_was_refused() -> None:
    """C9.9.5, C9.9.9: consents are per move: who may not pass Warszawa on his way may still ask to march there."""
    game = set_out("austria", ALLIED_PATH)
    play(game, "general austria_1", "strategic warszawa", "territory polesie", "territory kiev", "decline")
    play(game, "general austria_1", "march warszawa")
    assert (asked(game), seat(game)) == ("consent", "russia")


def test_refused_at_the_end_of_a_path() -> None:
    """C9.9.9: only Kiev was refused: the rest of the path can be asked for again."""
    game = set_out("austria", ALLIED_PATH)
    play(game, "general austria_1", "strategic warszawa", "territory polesie", "territory kiev")
    play(game, "accept", "accept", "decline", "general austria_1", "strategic warszawa", "territory polesie")
    if asked(game) == "strategic":
        play(game, "stop")
    play(game, "accept", "accept", "keep")
    keep(game)
    assert place(game, "austria_1") == "polesie"


def test_past_own_and_allied_generals() -> None:
    """C9.9.4, C9.9.6: through both; an end beside the Ally's, not beside the own one."""
    text = BAVARIA + "  austria_2: {territory: bohemia}\n  russia_1: {territory: moravia, troops: 3}\n"
    game = set_out("austria", text)
    play(game, "general austria_1", "strategic bohemia", "territory moravia")
    assert "stop" in options(game)
    game = set_out("austria", text)
    play(game, "general austria_1", "strategic styria", "territory bohemia")
    assert options(game) == {"territory moravia"}
    play(game, "territory moravia")
    keep(game)
    assert place(game, "austria_1") == "moravia"


def test_a_third_step_onto_an_own_general() -> None:
    """C9.9.6: no path ends there."""
    game = set_out("austria", BAVARIA + "  austria_2: {territory: hungaria}\n")
    play(game, "general austria_1", "strategic bohemia", "territory moravia")
    assert options(game) == {"territory styria", "territory wien", "stop"}


def test_not_past_a_hostile_general_but_to_him() -> None:
    """C9.9.4: the path ends in Moravia, with a battle; it does not lead on to Wien."""
    game = set_out("austria", BAVARIA + "  france_1: {territory: moravia}\n  prussia_1: {territory: styria}\n")
    play(game, "general austria_1")
    assert arguments(game, "strategic") == {"bohemia"}
    play(game, "strategic bohemia")
    assert options(game) == {"territory moravia", "territory styria"}
    play(game, "territory moravia")
    keep(game)
    assert (place(game, "austria_1"), fought(game)) == ("moravia", ["moravia"])


# -- C9.9.5 the table of entry

FREE, FORBIDDEN = "free", "forbidden"


def enter(power: str, start: str, target: str, text: str, by: str = "march", players: int = 7) -> tuple[str, bool]:
    """What entering a territory needs, and whether there is a battle (after all have consented)."""
    line = f"{power}_1: {{territory: {start}, troops: 1}}"
    more = text if "generals: {" in text else f"generals: {{}}\n{text}"
    game = set_out(power, more.replace("generals: {", f"generals: {{{line}, "), players=players)
    if f"{by} {target}" not in ways(game, f"{power}_1"):
        return FORBIDDEN, False
    play(game, f"general {power}_1", f"{by} {target}")
    need = FREE
    if asked(game) in ("consent", "passage"):
        need = seat(game)
        play(game, "accept")
    keep(game)
    assert place(game, f"{power}_1") == target
    if game.decisions() and asked(game) == "movement":
        play(game, "end")
    return need, fought(game) == [target]


@pytest.mark.parametrize(
    ("start", "target", "text", "need", "battle"),
    [
        # own control, or uncontrolled
        ("champagne", "paris", "", FREE, False),
        ("champagne", "paris", "generals: {britain_1: {territory: paris}}", FREE, True),
        ("champagne", "lorraine", "garrisons: {lorraine: france}", FREE, False),
        ("lorraine", "pfalz", "", FREE, False),
        ("lorraine", "pfalz", "statuses: {ottoman: french}", FREE, False),
        ("lorraine", "pfalz", "generals: {britain_1: {territory: pfalz}}", FREE, True),
        ("lorraine", "pfalz", "generals: {spain_1: {territory: pfalz}}", FREE, False),
        # controlled by an Ally
        ("saxonia", "berlin", "", "prussia", False),
        ("saxonia", "berlin", "generals: {prussia_1: {territory: berlin}}", "prussia", False),
        ("saxonia", "berlin", "generals: {austria_1: {territory: berlin}}", "prussia", True),
        ("champagne", "lorraine", "garrisons: {lorraine: prussia}", "prussia", False),
        ("champagne", "lorraine", "garrisons: {lorraine: spain}\ngenerals: {prussia_1: {territory: lorraine}}",
         "spain", False),
        ("nassau", "hannover", "garrisons: {hannover: prussia}", "prussia", False),  # an enemy's Home, held by an Ally
        # controlled by a power at war
        ("nassau", "hannover", "", FREE, False),
        ("nassau", "hannover", "garrisons: {hannover: britain}", FREE, True),
        ("nassau", "hannover", "generals: {britain_1: {territory: hannover}}", FREE, True),
        ("nassau", "hannover", "generals: {austria_1: {territory: hannover}}", FREE, True),
        ("nassau", "hannover", "generals: {prussia_1: {territory: hannover}}", FREE, False),
        ("flandria", "holland", "garrisons: {holland: britain}", FREE, True),
        ("champagne", "paris", "garrisons: {paris: austria}", FREE, True),  # the own Home, held by an enemy
        ("saxonia", "berlin", "garrisons: {berlin: austria}", FREE, True),  # an Ally's Home, held by an enemy
        ("saxonia", "berlin", "statuses: {prussia: expansionist}", FREE, False),
        ("saxonia", "berlin", "statuses: {prussia: expansionist}\ngarrisons: {berlin: prussia}", FREE, True),
        # the Home of a Neutral
        ("banat", "serbia", "", FORBIDDEN, False),
        ("banat", "serbia", "garrisons: {serbia: ottoman}", FORBIDDEN, False),
        ("saxonia", "berlin", "statuses: {prussia: neutral}", FORBIDDEN, False),
        # not Home, held by a Neutral
        ("podolia", "crimea", "garrisons: {crimea: ottoman}", FREE, True),
        ("podolia", "crimea", "garrisons: {crimea: ottoman}\ngenerals: {ottoman_1: {territory: crimea}}", FREE, True),
        ("lorraine", "pfalz", "statuses: {prussia: neutral}\ngarrisons: {pfalz: prussia}", FREE, True),
    ],
)  # fmt: skip
def test_entry_of_a_coalition_power(start: str, target: str, text: str, need: str, battle: bool) -> None:
    """C9.9.5, C7.6.1, C7.7, C10.1.1: France (with Prussia and Spain, unless said) marches."""
    assert enter("france", start, target, text) == (need, battle)


@pytest.mark.parametrize(
    ("start", "target", "text", "need", "battle"),
    [
        ("london", "holland", "", FREE, False),
        ("london", "holland", "garrisons: {holland: britain}", FREE, False),
        ("london", "holland", "garrisons: {holland: austria}", "austria", False),
        ("london", "holland", "garrisons: {holland: france}", FREE, True),
        ("london", "holland", "generals: {france_1: {territory: holland}}", FREE, True),
        ("london", "holland", "garrisons: {holland: ottoman}", FREE, True),
        ("cornwall", "bretagne", "", FREE, False),
        ("cornwall", "bretagne", "generals: {prussia_1: {territory: bretagne}}", FREE, True),
        ("holland", "hannover", "generals: {france_1: {territory: hannover}}", FREE, True),
    ],
)
def test_entry_by_sea(start: str, target: str, text: str, need: str, battle: bool) -> None:
    """C9.9.5, C9.9.3: the same rules when Britain comes by its own routes."""
    assert enter("britain", start, target, text, by="sea") == (need, battle)


@pytest.mark.parametrize("status", ["french", "british", "expansionist"])
def test_a_neutral_is_attacked_outside_its_home_only(status: str) -> None:
    """C9.9.5, C7.5.2, T7.6: Napoli is no Home, Catalonia is; whatever the status of Prussia, which marches."""
    text = f"statuses: {{spain: neutral, prussia: {status}}}\ngarrisons: {{napoli: spain}}"
    assert enter("prussia", "patrimonium_st_petri", "napoli", text) == (FREE, True)
    assert enter("prussia", "provence", "catalonia", text) == (FORBIDDEN, False)


@pytest.mark.parametrize(
    ("start", "target", "need", "battle"),
    [
        ("silesia", "berlin", FREE, False),  # a British Home would do as well: all are enemies
        ("franconia", "bohemia", FREE, False),
        ("banat", "serbia", FORBIDDEN, False),
        ("hungaria", "moravia", FREE, True),
        ("podolia", "crimea", FREE, True),
    ],
)
def test_entry_of_an_expansionist(start: str, target: str, need: str, battle: bool) -> None:
    """C9.9.5, C7.8: Russia is at war with all but the Neutral, whose Home it may not enter either."""
    text = "statuses: {russia: expansionist}\ngenerals: {prussia_1: {territory: moravia}}\ngarrisons: {crimea: ottoman}"
    assert enter("russia", start, target, text) == (need, battle)


@pytest.mark.parametrize(
    ("target", "text", "need"),
    [
        ("moravia", "", FREE),
        ("hungaria", "garrisons: {hungaria: austria}", FREE),
        ("silesia", "", FORBIDDEN),  # uncontrolled
        ("silesia", "garrisons: {silesia: austria}", FREE),
        ("silesia", "garrisons: {silesia: britain}", FORBIDDEN),
        ("silesia", "generals: {france_1: {territory: silesia}}", FORBIDDEN),
        ("warszawa", "garrisons: {warszawa: russia}", FORBIDDEN),
        ("warszawa", "garrisons: {warszawa: ottoman}", FORBIDDEN),  # of another Neutral
    ],
)
def test_entry_of_a_neutral(target: str, text: str, need: str) -> None:
    """T9.18, C9.9.5, C11.5.1: only territories that it controls itself."""
    statuses = "statuses: {austria: neutral}\n"
    assert enter("austria", "moravia" if target != "moravia" else "wien", target, statuses + text) == (need, False)


def test_a_neutral_enters_the_territories_of_its_group() -> None:
    """C9.9.5, C11.5.1, C12.5.10, T12.5: Austria and its Minor are both Neutral; nobody is asked."""
    text = "round: 2\nstatuses: {austria: neutral}\ncontrollers: {ottoman: austria}\n"
    assert enter("austria", "transylvania", "wallachia", text, players=6) == (FREE, False)
    assert enter("ottoman", "serbia", "banat", text, players=6) == (FORBIDDEN, False)
    assert enter("ottoman", "serbia", "banat", text + "garrisons: {banat: austria}", players=6) == (FREE, False)


@pytest.mark.parametrize(
    ("mover", "start", "target", "text", "need"),
    [
        ("france", "guyenne", "navarra", "", FORBIDDEN),  # Spain's Home
        ("france", "provence", "piedmont", "garrisons: {piedmont: spain}", FORBIDDEN),
        ("austria", "moravia", "warszawa", "garrisons: {warszawa: russia}", FORBIDDEN),
        ("prussia", "borussia", "warszawa", "garrisons: {warszawa: russia}", FREE),  # an enemy's
    ],
)
def test_nobody_consents_for_an_uncontrolled_minor(mover: str, start: str, target: str, text: str, need: str) -> None:
    """C9.9.5, C12.7.8: four players, Round 1: an Ally's territory is forbidden, an enemy's is not."""
    assert enter(mover, start, target, text, players=4) == (need, need == FREE)


def test_the_controller_consents_for_his_minor() -> None:
    """C9.9.5, C12.4.4: Britain enters Ottoman ground; the Ottomans belong to Russia. Russia itself asks nobody."""
    text = "round: 2\ncontrollers: {ottoman: russia}\ngarrisons: {crimea: ottoman}"
    assert enter("britain", "podolia", "crimea", text, players=6) == ("russia", False)
    assert enter("russia", "podolia", "crimea", text, players=6) == (FREE, False)
    assert enter("austria", "transylvania", "wallachia", text, players=6) == ("russia", False)


# -- C9.9.9 consents


def test_a_refused_move_is_not_used_up() -> None:
    """C9.9.9, C9.9.5: per move: not this general there in this Movement Turn, but elsewhere, and later, and others."""
    text = "generals: {austria_1: {territory: moravia, troops: 1}, austria_2: {territory: silesia}}\n"
    game = set_out("austria", text + "garrisons: {warszawa: russia}")
    play(game, "general austria_1", "march warszawa", "decline")
    assert place(game, "austria_1") == "moravia"
    assert options(game) == {"general austria_1", "general austria_2", "end"}
    assert "march warszawa" not in ways(game, "austria_1")
    assert "march warszawa" in ways(game, "austria_2")
    play(game, "general austria_1", "march wien", "keep", "keep")
    assert place(game, "austria_1") == "wien"
    play(game, "end", "ask", "accept")
    go(game, "austria_1", "march moravia")
    play(game, "end", "ask", "accept")
    assert "march warszawa" in ways(game, "austria_1")


def test_a_consent_is_not_withdrawn() -> None:
    """C9.9.9: once given the move is made; the Ally is asked nothing more."""
    game = set_out("austria", ALLIED_PATH)
    play(game, "general austria_1", "march warszawa", "accept")
    assert (asked(game), seat(game)) == ("garrison", "austria")
    play(game, "keep")
    assert (place(game, "austria_1"), asked(game)) == ("warszawa", "further_turn")


def test_a_consent_counts_for_one_move() -> None:
    """C9.9.5: granted or refused per move: the next one is asked for again."""
    text = "generals: {austria_1: {territory: moravia}}\ngarrisons: {warszawa: russia, podolia: russia}\n"
    game = set_out("austria", text)
    play(game, "general austria_1", "march warszawa", "accept", "ask", "accept")
    play(game, "general austria_1", "march podolia")
    assert (asked(game), seat(game)) == ("consent", "russia")
    play(game, "accept", "ask", "accept", "general austria_1", "march warszawa")
    assert (asked(game), seat(game)) == ("consent", "russia")


def test_consents_are_public() -> None:
    """C9.11.6: given or refused, for a territory or for a route."""
    game = set_out("austria", ALLIED_PATH)
    play(game, "general austria_1", "march warszawa", "decline", "general austria_1", "march wien", "keep", "keep")
    assert "consent_refused" in kinds(game.log(None))
    game = set_out("austria", ALLIED_PATH)
    play(game, "general austria_1", "march warszawa", "accept")
    assert "consent_granted" in kinds(game.log(None))
    for answer, kind in (("accept", "passage_granted"), ("decline", "passage_refused")):
        game = set_out("france", CATALONIA)
        play(game, "general france_1", "sea lombardia", answer)
        assert kind in kinds(game.log(None))


# -- C9.11.1 control is read at each step


def test_a_garrison_placed_before_opens_a_strategic_path() -> None:
    """C9.11.1: Lorraine is nobody's until a general leaves a garrison behind in the same Movement Turn."""
    text = "generals: {france_1: {territory: lorraine, troops: 1}, france_2: {territory: paris, troops: 1}}"
    game = set_out("france", text)
    tried = game.copy()
    play(tried, "general france_2", "strategic champagne")
    assert "territory lorraine" not in options(tried)
    play(game, "general france_1", "march pfalz", "garrison", "general france_2", "strategic champagne")
    play(game, "territory lorraine")
    assert "territory pfalz" not in options(game)  # nobody's
    if asked(game) == "strategic":
        play(game, "stop")
    keep(game)
    assert place(game, "france_2") == "lorraine"


@pytest.mark.parametrize("dismissed", [True, False])
def test_a_dismissed_garrison_closes_a_strategic_path(dismissed: bool) -> None:
    """C9.11.1: dismissed before the first Movement Turn of the same action, it counts no more."""
    text = "generals: {france_1: {territory: paris, troops: 1}}\ngarrisons: {lorraine: france, pfalz: france}"
    game = moving("france", text)
    play(game, "power ottoman", *(["dismiss lorraine"] if dismissed else []), "stop")
    play(game, "general france_1", "strategic champagne")
    assert ("territory lorraine" in options(game)) == (not dismissed)


def test_a_territory_won_in_battle_can_be_passed() -> None:
    """C9.11.1, C9.9.5: France wins back Paris from an enemy; then another general passes it strategically."""
    text = """
    generals: {france_1: {territory: champagne, troops: 3}, france_2: {territory: bretagne, troops: 1}}
    garrisons: {paris: austria}
    """
    game = set_out("france", text)
    assert "strategic paris" not in ways(game, "france_2")
    go(game, "france_1", "march paris")
    assert "strategic paris" not in ways(game, "france_2")
    play(game, "end")
    decided(game)
    assert fought(game) == ["paris"]
    keep(game)
    play(game, "ask", "accept")
    assert "strategic paris" in ways(game, "france_2")
