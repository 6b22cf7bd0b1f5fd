"""C10.1-C10.4 Battles: where and in which order they are fought, base Strength, support, and how many cards.

Most of them are fought in Pfalz, which nobody controls: see `duel`.
"""

from __future__ import annotations

import pytest

from kabinett.core.game import Game
from tests.ancien_regime.battle_table import (
    alone,
    ask_for,
    base,
    decided,
    duel,
    end_moving,
    fighting,
    fought,
    go,
    result,
    set_out,
    turn,
    turns,
)
from tests.ancien_regime.table import (
    arguments,
    asked,
    asks,
    idle,
    of_kind,
    options,
    place,
    play,
    refused,
    seat,
    troops,
)

STATUSES = ("british", "french", "neutral", "expansionist")
# C7.5.5: statuses of the Austrian who comes and the Russian who holds Warszawa, home of nobody; True: they fight.
# A Neutral comes nowhere but to its own.
MEETINGS = {
    ("british", "british"): False, ("british", "french"): True,
    ("british", "neutral"): True, ("british", "expansionist"): True,
    ("french", "british"): True, ("french", "french"): False,
    ("french", "neutral"): True, ("french", "expansionist"): True,
    ("expansionist", "british"): True, ("expansionist", "french"): True,
    ("expansionist", "neutral"): True, ("expansionist", "expansionist"): True,
}  # fmt: skip
WARSZAWA = """
statuses: {{austria: {coming}, russia: {there}}}
generals:
  austria_1: {{territory: moravia, troops: 1}}
{general}
garrisons: {{{garrison}}}
"""
RUSSIAN = "  russia_1: {territory: warszawa, troops: 1}"


def warszawa(coming: str, there: str, general: str = RUSSIAN, garrison: str = "warszawa: russia") -> Game:
    """Austria is about to move from Moravia; Russia has something in Warszawa."""
    return set_out("austria", WARSZAWA.format(coming=coming, there=there, general=general, garrison=garrison))


def supported(game: Game) -> list[tuple[object, object]]:
    """Who has declared support, and for which side."""
    return [(event.params["general"], event.params["side"]) for event in of_kind(game.events, "supported")]


# -- C10.1: where, in which order, who


@pytest.mark.parametrize(
    ("coming", "there", "general", "garrison"),
    [
        (coming, there, general, garrison)
        for coming, there in MEETINGS
        for general, garrison in ((RUSSIAN, "warszawa: russia"), ("", "warszawa: russia"), (RUSSIAN, ""))
        if garrison or there != "neutral"  # a Neutral's general stands only on ground that it controls
    ],
)
def test_a_battle_is_due_where_somebody_hostile_stands(coming: str, there: str, general: str, garrison: str) -> None:
    """C10.1.1, C7.5.2, C7.5.4, C7.5.5: a general or a garrison is enough; Allies are not fought."""
    game = warszawa(coming, there, general, garrison)
    go(game, "austria_1", "march warszawa")
    end_moving(game)
    assert fought(game) == ["warszawa"] * MEETINGS[coming, there]


@pytest.mark.parametrize("there", STATUSES)
def test_a_neutral_attacks_nobody(there: str) -> None:
    """C10.1.1, C7.5.2: a Neutral does not come to where somebody else is."""
    game = warszawa("neutral", there)
    play(game, "general austria_1")
    assert "march warszawa" not in options(game)


def test_an_empty_home_of_the_enemy_is_entered_without_a_battle() -> None:
    """C10.1.1: control alone is nothing to fight."""
    game = set_out("britain", "generals:\n  britain_1: {territory: flandria, troops: 1}\n")
    go(game, "britain_1", "march champagne")
    assert place(game, "britain_1") == "champagne"
    end_moving(game)
    assert fought(game) == []
    assert asked(game) == "further_turn"


def test_who_stays_beside_an_enemy_does_not_fight() -> None:
    """C10.1.1: only a general who has entered a territory fights there; the next one is not attacked."""
    game = set_out("britain", """
        generals:
          britain_1: {territory: nassau, troops: 3}
          britain_2: {territory: hannover, troops: 3}
          france_1: {territory: pfalz}
        """)  # fmt: skip
    go(game, "britain_2", "march westfalia")
    end_moving(game)
    assert fought(game) == []


def test_battles_wait_until_all_have_moved() -> None:
    """C10.1.1: a battle begins after all generals of the Movement Turn have moved."""
    game = set_out("britain", """
        generals:
          britain_1: {territory: nassau, troops: 3}
          britain_2: {territory: hannover, troops: 3}
          france_1: {territory: pfalz}
        """)  # fmt: skip
    go(game, "britain_1", "march pfalz")
    assert fought(game) == []
    go(game, "britain_2", "march westfalia")
    assert fought(game) == ["pfalz"]
    assert place(game, "britain_2") == "westfalia"


def two_battles(first: str = "nassau, troops: 3", more: str = "") -> Game:
    """Two British generals have attacked two French ones, in Pfalz and next to it in Wurttemberg."""
    game = set_out("britain", f"""
        generals:
          britain_1: {{territory: {first}}}
          britain_2: {{territory: lorraine, troops: 3}}
          france_1: {{territory: pfalz}}
          france_2: {{territory: wurttemberg}}
        {more}
        """)  # fmt: skip
    go(game, "britain_1", "march pfalz")
    go(game, "britain_2", "march wurttemberg")
    end_moving(game)
    return game


@pytest.mark.parametrize("order", [("pfalz", "wurttemberg"), ("wurttemberg", "pfalz")])
def test_the_mover_chooses_the_order_of_battles(order: tuple[str, str]) -> None:
    """C10.1.2: of several battles the mover names the next one; the last needs no choice."""
    game = two_battles()
    assert ask_for(game) == ("next_battle", "britain")
    assert options(game) == {"territory pfalz", "territory wurttemberg"}
    assert fought(game) == []
    play(game, f"territory {order[0]}")
    assert fought(game) == [order[0]]
    idle(game, lambda game: asks(game, "further_turn"))
    assert fought(game) == list(order)


def test_all_hostile_pieces_of_the_territory_defend_together() -> None:
    """C10.1.3, C10.2.2: generals of two Allies and a garrison of one of them; none is asked whether it fights."""
    game = set_out("britain", """
        generals:
          britain_1: {territory: westfalia, troops: 2}
          prussia_1: {territory: flandria, troops: 3}
          france_1: {territory: flandria, troops: 1}
        garrisons: {flandria: spain}
        """)  # fmt: skip
    events = go(game, "britain_1", "march flandria") + end_moving(game)
    (battle,) = of_kind(events, "battle")
    assert battle.params["general"] == "britain_1"
    assert battle.params["powers"] == ("prussia", "france", "spain")
    assert base(game) == (3, 4 + 2 + 1)
    assert result(game) == (3, 7, "defence")


def test_one_general_attacks_and_others_beside_him_do_not() -> None:
    """C10.1.3, C9.9.6: the attacker is exactly one general; his Ally next door adds nothing."""
    game = duel(2, 2, generals="austria_1: {territory: nassau, troops: 3}")
    assert base(game) == (3, 3)


def test_the_steps_of_a_battle() -> None:
    """C10.1.4: base Strength, support for the attacker, support for the defender, cards, result."""
    game = duel(2, 2, "hands: {britain: [1], france: [1]}\n", """
        austria_1: {territory: franconia, troops: 1}
        prussia_1: {territory: wurttemberg, troops: 1}
        """)  # fmt: skip
    assert base(game) == (3, 3)
    steps = []
    while fighting(game):
        steps.append(ask_for(game))
        play(game, "stop" if "stop" in options(game) else "card 1")
    assert steps == [
        ("support_attack", "austria"),
        ("support_defence", "prussia"),
        ("battle_card", "britain"),
        ("battle_card", "france"),
    ]
    assert result(game) == (4, 4, "nobody")


# -- C10.2: base Strength


@pytest.mark.parametrize(
    ("attacker", "general", "garrison", "fortress", "expected"),
    [
        (0, "", "holland: france", "", (1, 1)),
        (1, "", "holland: france", "", (2, 1)),
        (2, "", "holland: france", "", (3, 1)),
        (3, "", "holland: france", "", (4, 1)),
        (3, "", "holland: france", "holland", (4, 4)),
        (3, "troops: 0", "", "", (4, 1)),
        (3, "troops: 1", "", "", (4, 2)),
        (3, "troops: 2", "", "", (4, 3)),
        (3, "troops: 3", "", "", (4, 4)),
        (3, "troops: 3", "", "holland", (4, 4)),
        (3, "troops: 2", "holland: france", "", (4, 4)),
        (3, "troops: 2", "holland: france", "holland", (4, 7)),
        (3, "troops: 2", "holland: france", "flandria", (4, 4)),
    ],
)
def test_base_strength(
    attacker: int, general: str, garrison: str, fortress: str, expected: tuple[int, int]
) -> None:  # fmt: skip
    """C10.2.1, C10.2.2: a general 1, a troop 1, a garrison 1, with a fortress 4; a fortress alone nothing."""
    there = f"  france_1: {{territory: holland, {general}}}" if general else ""
    game = set_out("britain", f"""
generals:
  britain_1: {{territory: westfalia, troops: {attacker}}}
{there}
garrisons: {{{garrison}}}
fortresses: [{fortress}]
""")  # fmt: skip
    go(game, "britain_1", "march holland")
    end_moving(game)
    assert base(game) == expected
    assert result(game)[:2] == expected


# -- C10.3: support


@pytest.mark.parametrize(
    ("general", "statuses", "garrison", "expected"),
    [
        ("britain_2: {territory: franconia, troops: 1}", "", "", ("support_attack", "britain")),
        ("austria_1: {territory: franconia, troops: 1}", "", "", ("support_attack", "austria")),
        ("austria_1: {territory: franconia, troops: 3}", "", "", ("support_attack", "austria")),
        ("austria_1: {territory: nassau, troops: 1}", "", "", ("support_attack", "austria")),
        ("france_2: {territory: franconia, troops: 1}", "", "", ("support_defence", "france")),
        ("prussia_1: {territory: franconia, troops: 1}", "", "", ("support_defence", "prussia")),
        ("prussia_1: {territory: lorraine, troops: 1}", "", "", ("support_defence", "prussia")),
        ("prussia_1: {territory: franconia, troops: 1}", "prussia: british", "", ("support_attack", "prussia")),
        ("austria_1: {territory: franconia, troops: 1}", "austria: french", "", ("support_defence", "austria")),
        ("austria_1: {territory: franconia, troops: 0}", "", "", None),
        ("prussia_1: {territory: franconia, troops: 0}", "", "", None),
        ("austria_1: {territory: bavaria, troops: 3}", "", "", None),
        ("prussia_1: {territory: champagne, troops: 3}", "", "", None),
        ("russia_1: {territory: franconia, troops: 1}", "russia: neutral", "franconia: russia", None),
        ("spain_1: {territory: franconia, troops: 1}", "spain: expansionist", "", None),
    ],
)
def test_who_may_support(general: str, statuses: str, garrison: str, expected: tuple[str, str] | None) -> None:
    """C10.3.1, C10.3.2, C7.6.2, T10.12: a general with a troop next to the battle, of a power of the side or its Ally.

    Britain attacks France in Pfalz; Bavaria and Champagne are two steps away.
    """
    game = duel(1, 1, f"statuses: {{{statuses}}}\ngarrisons: {{{garrison}}}\n", general)
    assert fought(game) == ["pfalz"]
    assert fighting(game) == (expected is not None)
    if expected:
        name = general.split(":", maxsplit=1)[0]
        assert ask_for(game) == expected
        assert options(game) == {f"general {name}", "stop"}
        play(game, f"general {name}")
        assert supported(game) == [(name, expected[0].removeprefix("support_"))]


SEA = """
statuses: {spain: british}
generals:
  spain_1: {territory: patrimonium_st_petri, troops: 1}
  spain_2: {territory: catalonia, troops: 3}
  spain_3: {territory: toscana, troops: 1}
  france_1: {territory: lombardia, troops: 1}
"""


def test_a_sea_route_carries_no_support() -> None:
    """C1.6, C10.3.1, T1.2: Catalonia and Lombardia are joined by a Spanish sea route only, Toscana borders it."""
    game = set_out("spain", SEA)
    go(game, "spain_1", "march lombardia")
    play(game, "end")
    assert ask_for(game) == ("support_attack", "spain")
    assert options(game) == {"general spain_3", "stop"}
    refused(game, "spain", "general spain_2")
    assert supported(game) == []


def test_a_border_carries_support_although_a_sea_route_runs_along_it() -> None:
    """C1.6, C10.3.1, C5.4.6: Oporto and Lisboa are adjacent by land too."""
    game = set_out("britain", """
        generals:
          britain_1: {territory: oporto, troops: 1}
          spain_1: {territory: lisboa, troops: 1}
          austria_1: {territory: oporto, troops: 1}
        """)  # fmt: skip
    go(game, "britain_1", "sea lisboa")
    end_moving(game)
    assert ask_for(game) == ("support_attack", "austria")


def test_a_minor_supports_its_group() -> None:
    """C10.3.2, C12.5.1: Britain plays the Ottomans; they support its attack, by its choice."""
    game = duel(1, 1, "round: 2\ncontrollers: {ottoman: britain}\n", "ottoman_1: {territory: franconia, troops: 1}",
                players=6, arbiter="spain")  # fmt: skip
    assert ask_for(game) == ("support_attack", "britain")
    assert options(game) == {"general ottoman_1", "stop"}


def test_an_expansionist_has_support_from_its_group_only() -> None:
    """C10.3.2, C7.8, C12.5.1: Russia's Minor supports it; Prussia, an Expansionist too, does not."""
    game = set_out("russia", """
        round: 2
        statuses: {russia: expansionist, prussia: expansionist}
        controllers: {ottoman: russia}
        generals:
          russia_1: {territory: kiev, troops: 1}
          austria_1: {territory: podolia, troops: 1}
          ottoman_1: {territory: bessarabia, troops: 1}
          prussia_1: {territory: warszawa, troops: 1}
        """, players=6, arbiter="france")  # fmt: skip
    go(game, "russia_1", "march podolia")
    end_moving(game)
    assert ask_for(game) == ("support_attack", "russia")
    assert options(game) == {"general ottoman_1", "stop"}
    play(game, "general ottoman_1")
    assert not fighting(game)
    assert fought(game) == ["podolia"]


def test_support_is_declared_side_by_side_in_power_order() -> None:
    """C10.3.3: all of the attacker's support first, then all of the defender's; no consent is asked for."""
    friends = [f"{name}_{n}: {{territory: franconia, troops: 1}}"
               for name, n in (("russia", 1), ("austria", 1), ("britain", 2))]  # fmt: skip
    enemies = [f"{name}_{n}: {{territory: wurttemberg, troops: 1}}"
               for name, n in (("spain", 1), ("france", 2), ("prussia", 1))]  # fmt: skip
    game = duel(1, 1, generals="\n".join(friends + enemies))
    found = []
    while fighting(game):
        found.append(ask_for(game))
        play(game, min(options(game) - {"stop"}))
    assert found == [
        ("support_attack", "britain"),
        ("support_attack", "austria"),
        ("support_attack", "russia"),
        ("support_defence", "prussia"),
        ("support_defence", "france"),
        ("support_defence", "spain"),
    ]
    assert supported(game) == [
        ("britain_2", "attack"), ("austria_1", "attack"), ("russia_1", "attack"),
        ("prussia_1", "defence"), ("france_2", "defence"), ("spain_1", "defence"),
    ]  # fmt: skip


TWO_AUSTRIANS = "austria_1: {territory: franconia, troops: 1}\naustria_2: {territory: wurttemberg, troops: 1}"


def test_several_generals_of_one_power_support() -> None:
    """C10.3.3: each of them, or some of them."""
    game = duel(1, 1, generals=TWO_AUSTRIANS)
    assert arguments(game, "general") == {"austria_1", "austria_2"}
    play(game, "general austria_2")
    assert options(game) == {"general austria_1", "stop"}
    play(game, "general austria_1")
    assert supported(game) == [("austria_2", "attack"), ("austria_1", "attack")]


def test_a_declaration_is_open_and_final() -> None:
    """C10.3.3: everybody knows of it; who has declared can neither take it back nor add to it after `stop`."""
    game = duel(1, 1, "hands: {britain: [1]}\n", TWO_AUSTRIANS)
    (event,) = of_kind(play(game, "general austria_1"), "supported")
    assert event.audience is None
    assert event.params == {"general": "austria_1", "territory": "pfalz", "side": "attack"}
    refused(game, "austria", "general austria_1")
    play(game, "stop")
    assert ask_for(game) == ("battle_card", "britain")
    refused(game, "austria", "general austria_2")


def test_support_adds_no_base_strength() -> None:
    """C10.3.4: two supporters with three troops each change nothing without cards."""
    game = duel(1, 2, generals="""
        austria_1: {territory: franconia, troops: 3}
        britain_2: {territory: wurttemberg, troops: 3}
        """)  # fmt: skip
    play(game, "general britain_2", "general austria_1")
    assert base(game) == (2, 3)
    assert result(game) == (2, 3, "defence")


@pytest.mark.parametrize("first", ["pfalz", "wurttemberg"])
@pytest.mark.parametrize(("attacking", "defending"), [(3, 0), (0, 3)])
def test_who_is_in_a_battle_supports_no_other(first: str, attacking: int, defending: int) -> None:
    """C10.3.2, C10.9.5: a battle fought or pending keeps both its generals from supporting another, win or lose.

    In Pfalz both have three troops; Wurttemberg, next to it, is won by the attacker or by the defender.
    """
    game = set_out("britain", f"""
        generals:
          britain_1: {{territory: nassau, troops: 3}}
          britain_2: {{territory: lorraine, troops: {attacking}}}
          france_1: {{territory: pfalz, troops: 3}}
          france_2: {{territory: wurttemberg, troops: {defending}}}
        """)  # fmt: skip
    go(game, "britain_1", "march pfalz")
    go(game, "britain_2", "march wurttemberg")
    end_moving(game)
    play(game, f"territory {first}")
    idle(game, lambda game: fighting(game) or asks(game, "further_turn"))
    assert asked(game) == "further_turn"
    assert sorted(fought(game)) == ["pfalz", "wurttemberg"]


def test_one_support_in_a_movement_turn() -> None:
    """C10.3.2, T10.12: who supported a battle supports no other of the Movement Turn, but may in the next.

    Franconia, where the Austrian stands, borders Pfalz and Wurttemberg, and then Bavaria.
    """
    game = set_out("britain", """
        generals:
          britain_1: {territory: nassau, troops: 3}
          britain_2: {territory: lorraine, troops: 3}
          france_1: {territory: pfalz}
          france_2: {territory: wurttemberg}
          france_3: {territory: bavaria}
          austria_1: {territory: franconia, troops: 3}
        """)  # fmt: skip
    go(game, "britain_1", "march pfalz")
    go(game, "britain_2", "march wurttemberg")
    end_moving(game)
    play(game, "territory pfalz")
    assert ask_for(game) == ("support_attack", "austria")
    play(game, "general austria_1")
    idle(game, lambda game: fighting(game) or asks(game, "further_turn"))
    assert asked(game) == "further_turn"
    assert fought(game) == ["pfalz", "wurttemberg"]
    play(game, "ask", "accept")
    go(game, "britain_2", "march bavaria")
    end_moving(game)
    assert fought(game)[-1] == "bavaria"
    assert ask_for(game) == ("support_attack", "austria")


def test_who_declined_may_support_the_next_battle() -> None:
    """C10.3.2: only support binds, not the question."""
    game = two_battles(more="  austria_1: {territory: franconia, troops: 3}")
    play(game, "territory pfalz")
    play(game, "stop")
    idle(game, lambda game: fighting(game) or asks(game, "further_turn"))
    assert fought(game) == ["pfalz", "wurttemberg"]
    assert ask_for(game) == ("support_attack", "austria")


def test_support_for_the_defender_binds_too() -> None:
    """C10.3.2: a Prussian who supported in Pfalz is not asked for Wurttemberg."""
    game = two_battles(more="  prussia_1: {territory: franconia, troops: 3}")
    play(game, "territory pfalz")
    assert ask_for(game) == ("support_defence", "prussia")
    play(game, "general prussia_1")
    idle(game, lambda game: fighting(game) or asks(game, "further_turn"))
    assert fought(game) == ["pfalz", "wurttemberg"]
    assert asked(game) == "further_turn"


def test_only_the_group_of_a_neutral_supports_it() -> None:
    """C10.9.3, C10.3.2: Austria, Neutral, is attacked in Saxonia; its Minor may support it, nobody else."""
    game = set_out("britain", """
        round: 2
        statuses: {austria: neutral, russia: british}
        controllers: {ottoman: austria}
        generals:
          britain_1: {territory: hannover, troops: 1}
          austria_1: {territory: bohemia, troops: 1}
          ottoman_1: {territory: bohemia, troops: 1}
          france_1: {territory: franconia, troops: 1}
          prussia_1: {territory: berlin, troops: 1}
          russia_1: {territory: silesia, troops: 1}
        garrisons: {saxonia: austria}
        """, players=6, arbiter="spain")  # fmt: skip
    go(game, "britain_1", "march saxonia")
    end_moving(game)
    found = []
    while fighting(game):
        found.append((asked(game), arguments(game, "general")))
        play(game, "stop")
    assert found == [
        ("support_attack", {"russia_1"}),
        ("support_defence", {"austria_1"}),
        ("support_defence", {"ottoman_1"}),
    ]


# -- C12.7: support for and by Minors that nobody controls

UNCONTROLLED = """
generals:
  prussia_1: {territory: borussia, troops: 2}
  france_1: {territory: silesia, troops: 1}
  austria_1: {territory: moravia, troops: 1}
  russia_1: {territory: polesie, troops: 1}
garrisons: {warszawa: russia, polesie: russia}
"""


def test_only_its_own_generals_support_an_uncontrolled_minor() -> None:
    """C12.7.5, C12.7.4: Prussia attacks a Russian garrison: France may support it; Austria may not support Russia,
    of its Coalition; the Russian next door does so by the choice of Britain."""
    game = set_out("prussia", UNCONTROLLED, players=4, arbiter="austria")
    go(game, "prussia_1", "march warszawa")
    end_moving(game)
    assert ask_for(game) == ("support_attack", "france")
    play(game, "stop")
    assert ask_for(game) == ("support_defence", "britain")
    assert options(game) == {"general russia_1", "stop"}
    play(game, "general russia_1")
    assert not fighting(game)
    assert supported(game) == [("russia_1", "defence")]


def test_a_controlled_minor_is_supported_by_its_allies() -> None:
    """C12.7.5: the bar ends with control: now Austria is asked too, in Power Order before Russia's player."""
    game = set_out("prussia", "round: 2\ncontrollers: {russia: britain, spain: france, ottoman: france}\n"
                   + UNCONTROLLED, players=4, arbiter="austria")  # fmt: skip
    go(game, "prussia_1", "march warszawa")
    end_moving(game)
    play(game, "stop")
    assert ask_for(game) == ("support_defence", "austria")
    play(game, "stop")
    assert ask_for(game) == ("support_defence", "britain")


@pytest.mark.parametrize(("players", "asks_russia"), [(4, False), (7, True)])
def test_an_uncontrolled_minor_supports_nobody(players: int, asks_russia: bool) -> None:
    """C12.7.8, C10.3.2: Prussia attacks Austria in Silesia; the Russian in Warszawa helps if somebody plays him."""
    game = set_out("prussia", """
        generals:
          prussia_1: {territory: berlin, troops: 1}
          austria_1: {territory: silesia, troops: 1}
          russia_1: {territory: warszawa, troops: 3}
        garrisons: {warszawa: russia}
        """, players=players, arbiter="austria")  # fmt: skip
    go(game, "prussia_1", "march silesia")
    end_moving(game)
    assert fought(game) == ["silesia"]
    assert fighting(game) == asks_russia


# -- C10.4: how many cards


@pytest.mark.parametrize("attacking", [0, 1, 2, 3])
@pytest.mark.parametrize("defending", [0, 1, 2, 3])
def test_a_general_in_the_battle_gives_as_many_plays_as_he_has_troops(attacking: int, defending: int) -> None:
    """C10.4.1: without troops none, with three three, however many cards there are."""
    game = duel(attacking, defending, "hands: {britain: [1, 1, 1, 1, 1, 1], france: [1, 1, 1, 1, 1, 1]}\n")
    played = turns(game)
    assert played.count(("britain", "britain_1")) == attacking
    assert played.count(("france", "france_1")) == defending
    assert len(played) == attacking + defending


@pytest.mark.parametrize("supporting", [1, 2, 3])
def test_a_supporter_gives_as_many_plays_as_he_has_troops(supporting: int) -> None:
    """C10.4.1, C10.3.4: on either side; this is what support is for."""
    game = duel(0, 0, "hands: {austria: [1, 1, 1, 1, 1, 1], prussia: [1, 1, 1, 1, 1, 1]}\n", f"""
        austria_1: {{territory: franconia, troops: {supporting}}}
        prussia_1: {{territory: wurttemberg, troops: {supporting}}}
        """)  # fmt: skip
    play(game, "general austria_1", "general prussia_1")
    assert turns(game) == [("austria", "austria_1"), ("prussia", "prussia_1")] * supporting
    assert result(game) == (1 + supporting, 1 + supporting, "nobody")


def test_who_does_not_support_plays_no_card() -> None:
    """C10.4.1: a general next to the battle who has not declared gives nothing."""
    game = duel(0, 0, "hands: {austria: [6], prussia: [6]}\n", """
        austria_1: {territory: franconia, troops: 3}
        prussia_1: {territory: wurttemberg, troops: 3}
        """)  # fmt: skip
    alone(game)
    assert not fighting(game)
    assert result(game) == (1, 1, "nobody")


@pytest.mark.parametrize("fortress", ["", "holland"])
def test_a_garrison_gives_no_plays(fortress: str) -> None:
    """C10.4.1, C10.9.1: alone it plays no card, fortress or not; the attacker still may."""
    game = set_out("britain", f"""
        generals:
          britain_1: {{territory: westfalia, troops: 2}}
        garrisons: {{holland: france}}
        fortresses: [{fortress}]
        hands: {{britain: [1, 1, 1], france: [6, 6]}}
        """)  # fmt: skip
    go(game, "britain_1", "march holland")
    end_moving(game)
    assert turns(game) == [("britain", "britain_1")] * 2
    assert result(game) == (5, 4 if fortress else 1, "attack")


def test_every_general_has_his_own_pile() -> None:
    """C10.4.2: a card lies with the general for whom it was played, and everybody sees how many lie where."""
    game = duel(1, 1, "hands: {austria: [1, 2, 3]}\n", """
        austria_1: {territory: franconia, troops: 2}
        austria_2: {territory: wurttemberg, troops: 2}
        """)  # fmt: skip
    play(game, "general austria_1", "general austria_2")
    play(game, "general austria_2", "card 3", "general austria_1", "card 1", "general austria_2", "card 2")
    shown = [event for event in game.events if event.kind == "pile_revealed"]
    assert [(event.params["general"], event.params["cards"]) for event in shown] == [
        ("austria_1", ("1",)), ("austria_2", ("3", "2")),
    ]  # fmt: skip


# -- C3.7.3: Stuart's battle

SCOTLAND = """
        {status}
        generals:
          britain_1: {{territory: london}}
          {general}
        garrisons: {{{garrison}}}
        """


@pytest.mark.parametrize(
    ("status", "general", "garrison", "expected"),
    [
        ("", "britain_2: {territory: scotland, troops: 1}", "", (3, 2)),
        ("", "", "scotland: britain", (3, 1)),
        ("", "britain_2: {territory: scotland, troops: 1}", "scotland: britain", (3, 3)),
        ("", "austria_1: {territory: scotland, troops: 3}", "", (3, 4)),
        ("statuses: {spain: expansionist}", "spain_1: {territory: scotland, troops: 3}", "", (3, 4)),
        ("", "spain_1: {territory: scotland, troops: 3}", "", None),
        ("", "", "scotland: spain", None),
        ("", "", "", None),
    ],
)
def test_stuart_fights_whom_he_finds(
    status: str, general: str, garrison: str, expected: tuple[int, int] | None
) -> None:  # fmt: skip
    """C3.7.3, T3.6, T3.5: with his two troops, against whoever is not of the French Coalition."""
    game = set_out("france", SCOTLAND.format(status=status, general=general, garrison=garrison))
    assert "land" in options(game)
    events = play(game, "land") + end_moving(game)
    if expected is None:
        assert fought(game) == []
        assert troops(game, "stuart") == 2
    else:
        (battle,) = of_kind(events, "battle")
        assert battle.params["general"] == "stuart"
        assert base(game) == expected


def test_stuarts_battle_waits_for_the_end_of_the_movement_turn() -> None:
    """C3.7.3: other French generals move first; France is the attacker and plays first."""
    game = set_out("france", """
        generals:
          france_1: {territory: paris, troops: 1}
          britain_2: {territory: scotland, troops: 1}
        hands: {france: [1], britain: [1]}
        """)  # fmt: skip
    play(game, "land")
    assert fought(game) == []
    go(game, "france_1", "march champagne")
    assert fought(game) == ["scotland"]
    assert turn(game) == ("france", "stuart")
    assert seat(game) == "france"
    decided(game)
    assert result(game) == (3, 2, "attack")
