"""C7.5-C7.8 Relations: the sixteen cells of the table, hostility by territory, and what each status means."""

from __future__ import annotations

import pytest

from kabinett.ancien_regime.board import POWER_IDS
from kabinett.ancien_regime.relations import allied, at_war, hostile
from kabinett.core.errors import IllegalMove
from kabinett.core.game import Game
from tests.ancien_regime.table import (
    acting,
    arguments,
    asked,
    asks,
    controller,
    garrison,
    kinds,
    money,
    moving,
    of_kind,
    options,
    place,
    play,
    position,
    seat,
    state,
)

ALLY, WAR, PEACE, EXPOSED = "ally", "war", "peace", "peace*"  # EXPOSED: C7.5.2
# C7.5, row by row as printed: what A's relation to B is.
TABLE = {
    ("british", "british"): ALLY,
    ("british", "french"): WAR,
    ("british", "neutral"): EXPOSED,
    ("british", "expansionist"): WAR,
    ("french", "british"): WAR,
    ("french", "french"): ALLY,
    ("french", "neutral"): EXPOSED,
    ("french", "expansionist"): WAR,
    ("neutral", "british"): PEACE,
    ("neutral", "french"): PEACE,
    ("neutral", "neutral"): PEACE,
    ("neutral", "expansionist"): PEACE,
    ("expansionist", "british"): WAR,
    ("expansionist", "french"): WAR,
    ("expansionist", "neutral"): EXPOSED,
    ("expansionist", "expansionist"): WAR,
}
CELLS = pytest.mark.parametrize(("a", "b"), list(TABLE))
# A is Prussia and B is Austria; both borders are there.
NEIGHBOURS = """
    morale: {{prussia: 0, austria: 0}}
    statuses: {{prussia: {a}, austria: {b}}}
    garrisons: {{silesia: prussia, saxonia: austria}}
    generals:
      prussia_1: {{territory: silesia, troops: 2}}
"""


def relation(game: Game, a: str, b: str) -> str:
    """Ally, war or peace."""
    s, one, other = state(game), POWER_IDS.index(a), POWER_IDS.index(b)
    is_allied, is_at_war = allied(s, one, other), at_war(s, one, other)
    assert not (is_allied and is_at_war)
    return ALLY if is_allied else WAR if is_at_war else PEACE


def hostile_in(game: Game, a: str, b: str, territory: str) -> bool:
    s = state(game)
    return hostile(s, POWER_IDS.index(a), POWER_IDS.index(b), s.setting.board.territory_index[territory])


def neighbours(a: str, b: str) -> Game:
    """Prussia is about to move from Silesia; it has named an Arbiter and dismissed nobody."""
    game = moving("prussia", NEIGHBOURS.format(a=a, b=b))
    play(game, "power ottoman")
    if asked(game) == "dismissal":  # a Neutral needs its garrison (C9.8.9)
        play(game, "stop")
    return game


def arrive(game: Game, *moves: str) -> list[str]:
    """A general makes his move, leaves no garrison on his way, and moving ends: the territories of the battles."""
    play(game, *moves)
    while game.decisions()[0].clause == "C9.10.1":
        play(game, "keep")
    if asked(game) == "movement":
        play(game, "end")
    return [str(event.params["territory"]) for event in of_kind(game.events, "battle")]


# -- C7.5: the table


@CELLS
def test_relations(a: str, b: str) -> None:
    """C7.5, C7.5.1, C7.5.4: Ally, war or peace, from both sides."""
    game = position(f"statuses: {{prussia: {a}, austria: {b}}}")
    wanted = PEACE if TABLE[a, b] == EXPOSED else TABLE[a, b]
    assert relation(game, "prussia", "austria") == wanted
    assert relation(game, "austria", "prussia") == wanted


@CELLS
@pytest.mark.parametrize(
    ("territory", "home"),
    [("mecklenburg", "a"), ("bohemia", "b"), ("saxonia", ""), ("franconia", ""), ("champagne", ""), ("kiev", "")],
)
def test_hostile_in_a_territory(a: str, b: str, territory: str, home: str) -> None:
    """C7.5.5, C7.5.2: at war everywhere; a Neutral and another outside the Neutral's home; two Neutrals nowhere."""
    game = position(f"statuses: {{prussia: {a}, austria: {b}}}")
    wanted = TABLE[a, b] == WAR
    if a == "neutral" and b != "neutral":
        wanted = home != "a"
    if b == "neutral" and a != "neutral":
        wanted = home != "b"
    assert hostile_in(game, "prussia", "austria", territory) is wanted
    assert hostile_in(game, "austria", "prussia", territory) is wanted


@CELLS
def test_entering_another_power_s_home(a: str, b: str) -> None:
    """C7.5, C7.5.3, C7.6.1, C7.7: at war it is free, an Ally consents, a Neutral's home is closed; a Neutral stays."""
    game = neighbours(a, b)
    if a == "neutral":  # no ground of Prussia is next to Silesia but Berlin
        play(game, "general prussia_1")
        assert arguments(game, "march") == {"berlin"}
        return
    play(game, "general prussia_1")
    assert ("bohemia" in arguments(game, "march")) is (TABLE[a, b] != EXPOSED)
    if TABLE[a, b] == EXPOSED:
        with pytest.raises(IllegalMove):
            play(game, "march bohemia")
        return
    play(game, "march bohemia")
    assert (asked(game), seat(game)) == (("consent", "austria") if TABLE[a, b] == ALLY else ("garrison", "prussia"))


@CELLS
def test_attacking_a_garrison_outside_its_home(a: str, b: str) -> None:
    """C7.5, C7.5.2, C7.5.3: enemies fight, a Neutral is fought there too, an Ally is not; a Neutral fights nobody."""
    game = neighbours(a, b)
    play(game, "general prussia_1")
    assert ("saxonia" in arguments(game, "march")) is (a != "neutral")
    if a == "neutral":
        return
    play(game, "march saxonia")
    if TABLE[a, b] == ALLY:
        assert (asked(game), seat(game)) == ("consent", "austria")
        assert arrive(game, "accept") == []
        assert (garrison(game, "saxonia"), place(game, "prussia_1")) == ("austria", "saxonia")
    else:
        assert arrive(game) == ["saxonia"]
        assert garrison(game, "saxonia") == "nobody"


@CELLS
def test_allies_are_no_arbiters(a: str, b: str) -> None:
    """C7.5, C9.8.2: who is an Ally by the table, and only he, cannot be named."""
    game = moving("prussia", f"statuses: {{prussia: {a}, austria: {b}}}")
    assert ("power austria" in options(game)) is (TABLE[a, b] != ALLY)


@CELLS
def test_allies_may_be_paid(a: str, b: str) -> None:
    """C7.5, C7.6.4: who is an Ally by the table, and only he, may get up to 3 Money or up to 3 cards."""
    text = f"statuses: {{prussia: {a}, austria: {b}}}\nmoney: {{prussia: 9}}\nhands: {{prussia: [1, 2, 3, 4]}}"
    game = acting("prussia", "subsidies", text)
    offered = {"money austria:1", "money austria:2", "money austria:3", "cards austria"}
    if not asks(game, "subsidies"):
        assert a in ("neutral", "expansionist")
        assert TABLE[a, b] != ALLY
        return
    found = {option for option in options(game) if "austria" in option}
    assert found == (offered if TABLE[a, b] == ALLY else set())


def test_the_rulebook_position() -> None:
    """T7.1, C7.5: PR British; AT, ES French; RU Neutral; OT Expansionist."""
    game = position(
        "statuses: {prussia: british, austria: french, spain: french, russia: neutral, ottoman: expansionist}"
    )
    table = {(one, other): relation(game, one, other) for one in POWER_IDS for other in POWER_IDS if one != other}
    allies = {
        ("britain", "prussia"), ("france", "austria"), ("france", "spain"), ("austria", "spain"),
    }  # fmt: skip
    for (one, other), found in table.items():
        if (one, other) in allies or (other, one) in allies:
            assert found == ALLY
        else:
            assert found == (PEACE if "russia" in (one, other) else WAR), (one, other)
    assert [other for other in POWER_IDS if table.get(("britain", other)) == WAR] == [
        "austria", "france", "spain", "ottoman",
    ]  # fmt: skip


@pytest.mark.parametrize("chosen", ["british", "french", "neutral", "expansionist"])
def test_a_group_is_allied(chosen: str) -> None:
    """C7.5, C12.5.1: AT, its Minor OT and its Minor ES are Allies whatever the table says, and hostile nowhere."""
    game = position(
        f"round: 2\nstatuses: {{austria: {chosen}}}\ncontrollers: {{spain: austria, ottoman: austria}}", players=5
    )
    for one, other in (("austria", "ottoman"), ("ottoman", "austria"), ("spain", "ottoman"), ("austria", "spain")):
        assert relation(game, one, other) == ALLY
        for territory in ("serbia", "wien", "banat", "madrid", "paris"):
            assert not hostile_in(game, one, other, territory)


@pytest.mark.parametrize("chosen", ["neutral", "expansionist"])
def test_groups_are_apart(chosen: str) -> None:
    """C7.5, C7.5.4: Minors of different players have the relation of the table."""
    game = position(
        f"""
        round: 2
        statuses: {{austria: {chosen}, prussia: {chosen}}}
        controllers: {{spain: prussia, ottoman: austria}}
        """,
        players=5,
    )
    wanted = PEACE if chosen == "neutral" else WAR
    for one, other in (("austria", "prussia"), ("spain", "ottoman"), ("austria", "spain"), ("prussia", "ottoman")):
        assert relation(game, one, other) == wanted
        assert hostile_in(game, one, other, "banat") is (wanted == WAR)


def test_uncontrolled_minors_are_apart() -> None:
    """C7.5, C12.7.3: two Minors that nobody controls are no Group: they have the relation of their setup status."""
    game = position("", scenario=1740, players=4)
    assert relation(game, "russia", "spain") == WAR
    assert relation(game, "spain", "ottoman") == PEACE
    assert relation(game, "spain", "france") == ALLY
    game = position("", scenario=1756, players=5)
    assert relation(game, "spain", "ottoman") == PEACE


# -- C7.5.2, C7.7: Neutrals


@pytest.mark.parametrize("mover", ["british", "expansionist"])
@pytest.mark.parametrize("home", ["wallachia", "bulgaria"])
def test_the_home_of_a_neutral_is_closed(mover: str, home: str) -> None:
    """T7.6, C7.7, C7.8, C11.5.2: OT is Neutral: nobody else enters its home territories, garrisoned or not."""
    game = moving(
        "russia",
        f"""
        statuses: {{russia: {mover}}}
        garrisons: {{bulgaria: ottoman}}
        generals:
          russia_1: {{territory: bessarabia, troops: 3}}
        """,
    )
    play(game, "power ottoman", "general russia_1")
    assert arguments(game, "march") == {"crimea", "podolia", "transylvania"}
    with pytest.raises(IllegalMove):
        play(game, f"march {home}")
    assert place(game, "russia_1") == "bessarabia"


@pytest.mark.parametrize("mover", ["british", "french", "expansionist"])
def test_a_neutral_is_attacked_outside_its_home(mover: str) -> None:
    """T7.6, C7.5.2, C7.7, C7.8, C11.5.3: the Ottoman garrison in Crimea."""
    game = moving(
        "russia",
        f"""
        statuses: {{russia: {mover}}}
        garrisons: {{crimea: ottoman}}
        generals:
          russia_1: {{territory: zaporozhye, troops: 3}}
        """,
    )
    assert arrive(game, "power ottoman", "general russia_1", "march crimea") == ["crimea"]
    play(game, "garrison")
    assert controller(game, "crimea") == "russia"


def test_britain_against_a_neutral_general() -> None:
    """T7.6, C7.5.2: a Neutral's General outside its home is attacked as well, where he stands on his own garrison."""
    game = moving(
        "britain",
        """
        statuses: {spain: neutral}
        garrisons: {oporto: spain}
        generals:
          britain_1: {territory: cornwall, troops: 3}
          spain_1: {territory: oporto}
        """,
    )
    assert arrive(game, "power spain", "general britain_1", "sea oporto") == ["oporto"]


def test_a_neutral_never_attacks() -> None:
    """C7.5.1, C7.5.2: RU is Neutral: neither the garrison of an old enemy nor empty ground can be entered."""
    game = moving(
        "russia",
        """
        statuses: {russia: neutral, ottoman: expansionist}
        garrisons: {crimea: ottoman, podolia: russia}
        generals:
          russia_1: {territory: podolia, troops: 3}
        """,
    )
    play(game, "power ottoman", "general russia_1")
    assert arguments(game, "march") == {"kiev", "zaporozhye"}
    for territory in ("crimea", "bessarabia", "warszawa"):
        with pytest.raises(IllegalMove):
            play(game, f"march {territory}")


@pytest.mark.parametrize(("chosen", "taxes"), [("british", 7), ("french", 7), ("expansionist", 7), ("neutral", 14)])
def test_taxation_of_a_neutral(chosen: str, taxes: int) -> None:
    """C7.7, C9.3.3: RU takes 2 + 5 x 1 from its home, a Neutral double."""
    game = acting("russia", "taxation", f"statuses: {{russia: {chosen}}}")
    assert money(game, "russia") == taxes


# -- C7.6: members of a Coalition


@pytest.mark.parametrize("answer", ["accept", "decline"])
def test_an_ally_consents(answer: str) -> None:
    """C7.6.1: AT may let a Prussian general through Bohemia, or not."""
    game = neighbours("british", "british")
    play(game, "general prussia_1", "march bohemia")
    assert (asked(game), seat(game)) == ("consent", "austria")
    play(game, answer)
    if answer == "accept":
        assert place(game, "prussia_1") == "bohemia"
        assert controller(game, "bohemia") == "austria"
    else:
        assert place(game, "prussia_1") == "silesia"
        assert asked(game) == "movement"


def test_allies_support_each_other() -> None:
    """C7.6.2: AT, an Ally of PR, may support its attack on a French garrison, RU, no Ally, may not."""
    game = moving(
        "prussia",
        """
        statuses: {prussia: british, austria: british, russia: neutral}
        garrisons: {silesia: france, posnania: russia}
        generals:
          prussia_1: {territory: berlin, troops: 1}
          austria_1: {territory: bohemia, troops: 1}
          russia_1: {territory: posnania, troops: 1}
        """,
    )
    assert arrive(game, "power ottoman", "general prussia_1", "march silesia") == ["silesia"]
    assert (asked(game), seat(game)) == ("support_attack", "austria")
    assert options(game) == {"general austria_1", "stop"}
    play(game, "stop")
    assert not asks(game, "support_attack")


def test_no_garrison_on_an_ally_s_home() -> None:
    """C7.6.3: PR in Bohemia by consent of AT is not asked to leave a garrison there, nor is there a battle."""
    game = neighbours("british", "british")
    play(game, "general prussia_1", "march bohemia", "accept")
    assert place(game, "prussia_1") == "bohemia"
    assert asked(game) != "garrison"
    assert "battle" not in kinds(game.events)
    assert garrison(game, "bohemia") == "nobody"


@pytest.mark.parametrize("b", ["french", "expansionist"])
def test_a_garrison_on_an_enemy_s_home(b: str) -> None:
    """C7.6.3: the ban is for Allies only."""
    game = neighbours("british", b)
    play(game, "general prussia_1", "march bohemia")
    assert (asked(game), game.decisions()[0].params["territory"]) == ("garrison", "bohemia")
    play(game, "garrison")
    assert controller(game, "bohemia") == "prussia"


# -- C7.8: Expansionists


def test_an_expansionist_has_no_allies() -> None:
    """C7.8: nobody is its Ally: everybody else may be Arbiter, and it has nobody to pay."""
    text = "statuses: {prussia: expansionist, austria: expansionist}\nmoney: {prussia: 5}\nhands: {prussia: [1, 2]}"
    assert arguments(moving("prussia", text), "power") == set(POWER_IDS) - {"prussia"}
    assert not asks(acting("prussia", "subsidies", text), "subsidies")


def test_an_expansionist_has_its_group() -> None:
    """C7.8, C12.5.1: its own Minors are its Allies."""
    text = "round: 2\nstatuses: {austria: expansionist}\ncontrollers: {ottoman: austria}\nmoney: {austria: 5}"
    assert "power ottoman" not in options(moving("austria", text, players=6))
    assert arguments(acting("austria", "subsidies", text, players=6), "money") == {
        "ottoman:1", "ottoman:2", "ottoman:3",
    }  # fmt: skip


@pytest.mark.parametrize("b", ["british", "french", "expansionist"])
def test_an_expansionist_attacks_everybody_at_home(b: str) -> None:
    """C7.8: the homes of all but Neutrals, another Expansionist's included."""
    game = moving(
        "prussia",
        f"""
        statuses: {{prussia: expansionist, austria: {b}}}
        garrisons: {{bohemia: austria, silesia: prussia}}
        generals:
          prussia_1: {{territory: silesia, troops: 2}}
        """,
    )
    assert arrive(game, "power ottoman", "stop", "general prussia_1", "march bohemia") == ["bohemia"]
