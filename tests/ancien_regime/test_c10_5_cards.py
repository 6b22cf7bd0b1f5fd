"""C10.5, C10.6 Playing cards in a battle: whose turn it is, what a card costs and does, and who sees it.

Most battles are fought in Pfalz, which nobody controls: see `duel`.
"""

from __future__ import annotations

from typing import Any

import pytest

from kabinett.core.game import Game
from tests.ancien_regime.battle_table import (
    alone,
    ask_for,
    decided,
    duel,
    end_moving,
    fighting,
    go,
    result,
    set_out,
    turn,
    turns,
)
from tests.ancien_regime.table import (
    asked,
    hand,
    idle,
    kinds,
    morale,
    of_kind,
    options,
    place,
    play,
    refused,
)

FRANCONIA = "austria_1: {{territory: franconia, troops: {}}}"
WURTTEMBERG = "prussia_1: {{territory: wurttemberg, troops: {}}}"
FORTRESS = "garrisons: {pfalz: france}\nfortresses: [pfalz]\n"


def hands(**cards: str) -> str:
    """The line of a position that gives hands: `britain="1, 2"`."""
    return f"hands: {{{', '.join(f'{power}: [{values}]' for power, values in cards.items())}}}\n"


def everybody(game: Game) -> tuple[str | None, ...]:
    """All seats, and an onlooker."""
    return (*game.seats, None)


def battle_seen(game: Game, name: str | None) -> Any:
    """The battle as a seat sees it."""
    stages: Any = game.view(name).position["stages"]
    return next(stage for stage in stages if stage["stage"] == "Battle")


# -- C10.5: the cycle


def test_the_cycle_has_four_steps() -> None:
    """C10.5.1, C10.5.2: attacker, who is in the territory, who supports the attacker, who supports the defender;
    several powers of a step in Power Order; a power may act in two steps."""
    allies = ("russia_1", "austria_1", "britain_2")
    enemies = ("spain_1", "france_2")
    places = [*((name, "franconia") for name in allies), *((name, "wurttemberg") for name in enemies)]
    game = duel(2, 2, hands(britain="1, 1, 1", prussia="1", austria="1", france="1, 1, 1", russia="1", spain="1"),
                "\n".join([f"{name}: {{territory: {where}, troops: 1}}" for name, where in places]
                          + ["prussia_1: {territory: pfalz, troops: 1}"]))  # fmt: skip
    while asked(game) != "battle_card":
        play(game, min(options(game) - {"stop"}))
    assert turns(game) == [
        ("britain", "britain_1"),
        ("prussia", "prussia_1"),
        ("france", "france_1"),
        ("britain", "britain_2"),
        ("austria", "austria_1"),
        ("russia", "russia_1"),
        ("france", "france_2"),
        ("spain", "spain_1"),
        ("britain", "britain_1"),
        ("france", "france_1"),
    ]


def test_a_power_plays_one_card_or_passes() -> None:
    """C10.5.2: any card of its hand, one at a time, or a pass; no card that it does not hold."""
    game = duel(3, 1, hands(britain="1, 1, 2, 5", france="4"))
    assert turn(game) == ("britain", "britain_1")
    assert options(game) == {"card 1", "card 2", "card 5", "pass"}
    refused(game, "britain", "card 3")
    refused(game, "britain", "card 4")
    refused(game, "france", "card 4")
    play(game, "card 1")
    assert hand(game, "britain") == [1, 2, 5]
    assert turn(game) == ("france", "france_1")
    assert options(game) == {"card 4", "pass"}


def test_with_several_generals_in_a_role_a_power_chooses_the_pile() -> None:
    """C10.5.2: one card per power and step, for one of its generals; without choice he is not asked for."""
    game = duel(1, 1, hands(austria="1, 1, 1, 1"), """
        austria_1: {territory: franconia, troops: 1}
        austria_2: {territory: wurttemberg, troops: 2}
        """)  # fmt: skip
    play(game, "general austria_1", "general austria_2")
    assert ask_for(game) == ("battle_pile", "austria")
    assert options(game) == {"general austria_1", "general austria_2", "pass"}
    play(game, "general austria_1")
    assert turn(game) == ("austria", "austria_1")
    assert options(game) == {"card 1"}
    play(game, "card 1")
    assert turn(game) == ("austria", "austria_2")
    play(game, "card 1", "card 1")
    assert not fighting(game)
    assert hand(game, "austria")[:1] == [1]
    assert result(game) == (2 + 3, 2, "attack")


def test_a_pass_instead_of_a_pile() -> None:
    """C10.5.2, C10.5.3: a power with two supporters may pass at once."""
    game = duel(1, 1, hands(austria="1, 1, 1, 1"), """
        austria_1: {territory: franconia, troops: 1}
        austria_2: {territory: wurttemberg, troops: 2}
        """)  # fmt: skip
    play(game, "general austria_1", "general austria_2", "pass")
    assert not fighting(game)
    assert result(game) == (2, 2, "nobody")


OWN_SUPPORT = "britain_2: {territory: franconia, troops: 2}"


@pytest.mark.parametrize(
    ("moves", "total"),
    [
        (("pass",), 3),  # step 1
        (("card 1", "pass"), 4),  # step 3 of the first cycle
        (("card 1", "card 1", "pass"), 5),  # step 1 of the second
        (("card 1", "card 1", "card 1", "pass"), 6),
        (("card 1", "card 1", "card 1", "card 1"), 7),
    ],
)
def test_a_pass_ends_all_plays_of_a_power(moves: tuple[str, ...], total: int) -> None:
    """C10.5.3, T10.7: in every role; what it has played stays."""
    game = duel(2, 0, hands(britain="1, 1, 1, 1, 1"), OWN_SUPPORT)
    play(game, "general britain_2", *moves)
    assert not fighting(game)
    assert result(game) == (total, 1, "attack")


def test_others_go_on_after_a_pass() -> None:
    """C10.5.3, C10.5.7: the cycle ends when nobody can or wants to play."""
    game = duel(3, 3, hands(britain="1, 1, 1", france="1, 1, 1", austria="1, 1"), FRANCONIA.format(2))
    play(game, "general austria_1")
    play(game, "card 1")  # Britain
    play(game, "pass")  # France
    play(game, "card 1")  # Austria
    assert turn(game) == ("britain", "britain_1")
    play(game, "pass")
    assert turn(game) == ("austria", "austria_1")
    play(game, "card 1")
    assert not fighting(game)
    assert result(game) == (4 + 3, 4, "attack")


def test_a_pass_holds_for_this_battle_only() -> None:
    """C10.5.3: in the next battle the power plays again."""
    game = set_out("britain", """
        generals:
          britain_1: {territory: nassau, troops: 3}
          britain_2: {territory: lorraine, troops: 3}
          france_1: {territory: pfalz}
          france_2: {territory: wurttemberg}
        hands: {britain: [1]}
        """)  # fmt: skip
    go(game, "britain_1", "march pfalz")
    go(game, "britain_2", "march wurttemberg")
    end_moving(game)
    play(game, "territory pfalz", "pass")
    idle(game, fighting)
    assert turn(game) == ("britain", "britain_2")


@pytest.mark.parametrize(("attacking", "supporting"), [(1, 3), (3, 1), (0, 2), (2, 2)])
def test_a_role_without_plays_is_skipped(attacking: int, supporting: int) -> None:
    """C10.5.4: this is no pass; the power goes on in its other role."""
    game = duel(attacking, 0, hands(britain="1, 1, 1, 1, 1"),
                f"britain_2: {{territory: franconia, troops: {supporting}}}")  # fmt: skip
    play(game, "general britain_2")
    played = [general for _, general in turns(game)]
    first = ["britain_1", "britain_2"] * min(attacking, supporting)
    rest = ["britain_1"] * (attacking - supporting) + ["britain_2"] * (supporting - attacking)
    assert played == first + rest


def test_a_power_without_cards_is_out() -> None:
    """C10.5.4: it is not asked, from the start or once its last card is played."""
    game = duel(3, 3, hands(britain="1", france=""))
    assert turns(game) == [("britain", "britain_1")]
    assert result(game) == (5, 4, "attack")


def test_a_power_without_morale_is_out() -> None:
    """C10.5.4, C10.5.6: its last Morale buys its last card; others go on."""
    game = duel(3, 3, hands(britain="1, 1, 1", france="1, 1, 1") + "morale: {britain: 2, france: 3}\n")
    assert [power for power, _ in turns(game)] == ["britain", "france", "britain", "france", "france"]
    assert (morale(game, "britain"), morale(game, "france")) == (0, 0)


@pytest.mark.parametrize("cards", [0, 1, 2, 3])
def test_each_card_costs_a_morale_point(cards: int) -> None:
    """C10.5.5, C5.8.2: when it is played; a pass costs nothing."""
    game = duel(3, 0, hands(britain="1, 1, 1, 1") + "morale: {britain: 9}\n")
    for number in range(cards):
        assert morale(game, "britain") == 9 - number
        play(game, "card 1")
        assert morale(game, "britain") == 8 - number
    decided(game)
    assert morale(game, "britain") == 9 - cards


# Who plays, in which role; the generals on the map; and whether the power is attacker or defender.
ROLES = {
    "attacker": ("britain", "britain_1: {territory: westfalia, troops: 3}", True),
    "attacker through a supporter": (
        "britain", "britain_1: {territory: westfalia}\n  britain_2: {territory: flandria, troops: 3}", True,
    ),
    "defender": (
        "france", "britain_1: {territory: westfalia}\n  france_1: {territory: holland, troops: 3}", True,
    ),
    "garrison alone, through a supporter": (
        "france", "britain_1: {territory: westfalia}\n  france_1: {territory: flandria, troops: 3}", True,
    ),
    "supports the attacker": (
        "austria", "britain_1: {territory: westfalia}\n  austria_1: {territory: flandria, troops: 3}", False,
    ),
    "supports the defender": (
        "prussia", "britain_1: {territory: westfalia}\n  prussia_1: {territory: flandria, troops: 3}", False,
    ),
}  # fmt: skip


@pytest.mark.parametrize("start", [0, 1, 2, 3, 4])
@pytest.mark.parametrize("role", ROLES)
def test_morale_limits_the_cards(role: str, start: int) -> None:
    """C10.5.6, C10.5.4, T10.6: at Morale 0 no card, but one, free, for attacker and defender who began with 0.

    Who drops to 0 in the battle has no exception. Britain attacks a French garrison in Holland.
    """
    power, generals, fights = ROLES[role]
    game = set_out("britain", f"""
generals:
  {generals}
garrisons: {{holland: france}}
morale: {{{power}: {start}}}
hands: {{{power}: [1, 1, 1, 1, 1]}}
""")  # fmt: skip
    go(game, "britain_1", "march holland")
    end_moving(game)
    while fighting(game) and asked(game).startswith("support"):
        play(game, min(options(game) - {"stop"}))
    cards = len(turns(game))
    assert cards == (min(start, 3) if start else int(fights))
    assert morale(game, power) == max(0, start - cards)


def test_the_free_card_is_one_in_all_roles() -> None:
    """C10.5.6: exactly one, whether for the attacking or for the supporting general."""
    game = duel(2, 0, hands(britain="1, 2, 3") + "morale: {britain: 0}\n", OWN_SUPPORT)
    play(game, "general britain_2")
    assert turn(game) == ("britain", "britain_1")
    play(game, "card 3")
    assert not fighting(game)
    assert result(game) == (3 + 3, 1, "attack")


def test_the_free_card_may_be_passed() -> None:
    """C10.5.6, C10.5.3: who passes gives it up."""
    game = duel(2, 0, hands(britain="1, 2, 3") + "morale: {britain: 0}\n", OWN_SUPPORT)
    play(game, "general britain_2", "pass")
    assert not fighting(game)
    assert result(game) == (3, 1, "attack")


def test_morale_at_the_start_of_this_battle_counts() -> None:
    """C10.5.6: a power that fell to 0 in one battle has its free card in the next one."""
    game = set_out("britain", """
        generals:
          britain_1: {territory: nassau, troops: 3}
          britain_2: {territory: lorraine, troops: 3}
          france_1: {territory: pfalz}
          france_2: {territory: wurttemberg}
        hands: {britain: [1, 1, 1]}
        morale: {britain: 1}
        """)  # fmt: skip
    go(game, "britain_1", "march pfalz")
    go(game, "britain_2", "march wurttemberg")
    end_moving(game)
    play(game, "territory pfalz", "card 1")
    assert not fighting(game)
    assert morale(game, "britain") == 0
    idle(game, fighting)
    assert turn(game) == ("britain", "britain_2")
    play(game, "card 1")
    assert not fighting(game)
    assert morale(game, "britain") == 0


def test_a_card_is_asked_for_on_public_grounds_only() -> None:
    """C10.5.4, C10.5.7, S26, P35: a power with cards, plays and Morale is asked even when it holds nothing but one
    kind of card; others are not told what it holds."""
    game = duel(1, 1, hands(britain="1", france="1"))
    assert turn(game) == ("britain", "britain_1")
    assert options(game) == {"card 1", "pass"}
    for name in everybody(game):
        assert len(game.view(name).decisions) == (name == "britain")


# -- C10.5.8: face down


def test_a_card_is_played_face_down() -> None:
    """C10.5.8, C10.4.2, C10.5.9, S22: its player knows it, the others how many cards lie where; Allies too know
    nothing, so that there is nothing to consult about."""
    game = duel(2, 2, hands(britain="5, 1", france="4, 1"), FRANCONIA.format(1))
    play(game, "general austria_1", "card 5", "card 4")
    for name in everybody(game):
        piles = battle_seen(game, name)["piles"]
        assert piles["britain_1"] == ([5] if name == "britain" else 1)
        assert piles["france_1"] == ([4] if name == "france" else 1)
        assert battle_seen(game, name)["face_up"] == {"britain_1": [0], "france_1": [0]}
        hidden: Any = game.view(name).position["hands"]
        assert hidden["britain"] == ([1] if name == "britain" else 1)


def test_the_rest_of_a_battle_is_public() -> None:
    """S21, S22: territory, generals, plays left, who has passed, whose turn it is: all see the same."""
    game = duel(2, 2, hands(britain="5, 1", france="4, 1", austria="1"), FRANCONIA.format(1))
    play(game, "general austria_1", "card 5", "pass")
    first, *others = ({**battle_seen(game, name), "piles": None} for name in everybody(game))
    assert all(other == first for other in others)
    assert first["territory"] == "pfalz"
    assert first["attacker"] == "britain_1"
    assert first["defenders"] == ["france_1"]
    assert first["supporters"] == [["austria_1"], []]
    assert first["plays"] == {"britain_1": 1, "france_1": 2, "austria_1": 1}
    assert first["passed"] == ["france"]
    assert all(game.view(name).waiting_for == ("austria",) for name in everybody(game))


@pytest.mark.parametrize("card", ["1", "3", "6"])
def test_others_learn_nothing_of_a_card_played_face_down(card: str) -> None:
    """C10.5.8, S22, S26: whatever Britain plays, the views, logs and options of all others are the same."""

    def known(value: str) -> list[object]:
        game = duel(2, 2, hands(britain="1, 2, 3, 6", france="3, 1"), FRANCONIA.format(1))
        play(game, "general austria_1", f"card {value}")
        others = [name for name in everybody(game) if name != "britain"]
        logs = [[event.to_json() for event in game.log(name)] for name in others]
        return [*(game.view(name).to_json() for name in others), *logs]

    assert known(card) == known("2")


def test_all_cards_are_turned_up_at_the_result() -> None:
    """C10.7.1, S22: every pile, for everybody."""
    game = duel(2, 1, hands(britain="5, 1", france="4"))
    events = play(game, "card 5", "card 4", "card 1")
    shown = of_kind(events, "pile_revealed")
    assert [(event.params["general"], event.params["cards"]) for event in shown] == [
        ("britain_1", ("5", "1")), ("france_1", ("4",)),
    ]  # fmt: skip
    assert all(event.audience is None for event in shown)


def test_a_face_down_card_can_be_taken_back_until_others_have_moved() -> None:
    """C10.5.8: nobody has learned anything by it; once France has played it is too late."""
    game = duel(2, 2, hands(britain="5, 1", france="4, 4"))
    before = game.rules.digest(game.state)
    play(game, "card 5")
    assert game.undo("britain")
    assert game.rules.digest(game.state) == before
    play(game, "card 5", "card 4")
    assert not game.can_undo("britain")
    assert game.can_undo("france")


def test_the_card_that_ends_a_battle_cannot_be_taken_back() -> None:
    """C10.7.1: all piles have been turned up."""
    game = duel(1, 1, hands(britain="5", france="4"))
    play(game, "card 5", "card 4")
    assert not fighting(game)
    assert not game.can_undo("france")


# -- C10.6: abilities


@pytest.mark.parametrize("card", [1, 2, 3, 4, 5, 6])
def test_a_card_counts_its_value(card: int) -> None:
    """C10.6, C10.6.2, C10.7.1: for attacker, defender and supporters alike, without an ability in this place."""
    cards = str(card)
    generals = f"{FRANCONIA.format(1)}\n{WURTTEMBERG.format(1)}"
    mine = duel(1, 1, hands(britain=cards), generals)
    alone(mine)
    play(mine, f"card {card}")
    assert result(mine)[:2] == (2 + card, 2)
    theirs = duel(1, 1, hands(france=cards), generals)
    alone(theirs)
    play(theirs, f"card {card}")
    assert result(theirs)[:2] == (2, 2 + card)
    supporting = duel(1, 1, hands(austria=cards, prussia="1"), generals)
    play(supporting, "general austria_1", "general prussia_1", f"card {card}", "card 1")
    assert result(supporting)[:2] == (2 + card, 2 + 1)


# Where, under whose control, by whom attacked; who plays the 2 for whom; what it counts.
GROUND = {
    "the defender, with a garrison": (
        "flandria: france", "france_1: {territory: flandria, troops: 1}", "flandria", "france", 3,
    ),
    "the defender, at home": ("", "france_1: {territory: champagne, troops: 1}", "champagne", "france", 3),
    "the defender, on nobody's ground": ("", "france_1: {territory: flandria, troops: 1}", "flandria", "france", 2),
    "the defender, on an Ally's ground": (
        "flandria: prussia", "france_1: {territory: flandria, troops: 1}", "flandria", "france", 2,
    ),
    "the defender, on the attacker's home": (
        "", "france_1: {territory: hannover, troops: 1}", "hannover", "france", 2,
    ),
    "the attacker, at home": ("", "france_1: {territory: hannover}", "hannover", "britain", 3),
    "the attacker, at home under a foreign garrison": (
        "hannover: france", "france_1: {territory: hannover}", "hannover", "britain", 2,
    ),
    "the attacker, on the defender's ground": (
        "flandria: france", "france_1: {territory: flandria}", "flandria", "britain", 2,
    ),
    "a supporter of the power in control": (
        "flandria: france", "france_1: {territory: picardie, troops: 1}", "flandria", "france", 3,
    ),
    "a supporter on an Ally's ground (T10.9)": (
        "flandria: france", "prussia_1: {territory: picardie, troops: 1}", "flandria", "prussia", 2,
    ),
    "a supporter on his own ground, under an Ally's general": (
        "flandria: prussia",
        "france_1: {territory: flandria}\n  prussia_1: {territory: picardie, troops: 1}", "flandria", "prussia", 3,
    ),
    "a supporter of the attacker, on the attacker's ground": (
        "", "france_1: {territory: hannover}\n  austria_1: {territory: westfalia, troops: 1}", "hannover", "austria", 2,
    ),
    "a supporter of the attacker, on his own ground": (
        "", "france_1: {territory: bohemia}\n  austria_1: {territory: styria, troops: 1}", "bohemia", "austria", 3,
    ),
}  # fmt: skip
ORIGINS = {"flandria": "westfalia", "champagne": "lorraine", "hannover": "westfalia", "bohemia": "saxonia"}


@pytest.mark.parametrize("case", GROUND)
def test_a_2_counts_3_on_own_ground(case: str) -> None:
    """C10.6, C10.6.1, T10.9: for the power that controls the territory and for nobody else, in whatever role."""
    garrison, generals, territory, power, value = GROUND[case]
    game = set_out("britain", f"""
generals:
  britain_1: {{territory: {ORIGINS[territory]}, troops: 1}}
  {generals}
garrisons: {{{garrison}}}
hands: {{{power}: [2]}}
""")  # fmt: skip
    go(game, "britain_1", f"march {territory}")
    end_moving(game)
    while fighting(game) and asked(game).startswith("support"):
        play(game, min(options(game) - {"stop"}))
    before = [int(str(part)) for event in of_kind(game.events, "battle") for part in
              (event.params["attacking"], event.params["defending"])]  # fmt: skip
    assert turns(game)[0][0] == power
    side = power in ("france", "prussia")
    before[side] += value
    assert list(result(game)[:2]) == before


def test_a_minor_is_not_on_its_majors_ground() -> None:
    """C10.6.1: only for the controlling power itself: Britain's Minor in Hannover counts 2."""
    game = set_out("britain", """
        round: 2
        controllers: {ottoman: britain}
        generals:
          britain_1: {territory: berlin, troops: 1}
          france_1: {territory: hannover}
          ottoman_1: {territory: westfalia, troops: 1}
        hands: {britain: [2], ottoman: [2]}
        """, players=6, arbiter="spain")  # fmt: skip
    go(game, "britain_1", "march hannover")
    end_moving(game)
    play(game, "general ottoman_1", "card 2", "card 2")
    assert result(game)[:2] == (2 + 3 + 2, 1)


def test_every_2_counts() -> None:
    """C10.6, C10.6.1: three of them on own ground add three."""
    game = set_out("britain", """
        generals:
          britain_1: {territory: westfalia, troops: 3}
          france_1: {territory: flandria, troops: 3}
        garrisons: {flandria: france}
        hands: {france: [2, 2, 2]}
        """)  # fmt: skip
    go(game, "britain_1", "march flandria")
    end_moving(game)
    play(game, "card 2", "card 2", "card 2")
    assert result(game) == (4, 5 + 9, "defence")


# -- C10.6.2: scouts


def test_the_first_card_of_a_battle_cannot_be_a_scout() -> None:
    """C10.6.2, T10.11: there is nothing to reveal yet, so a 3 is played face down and counts 3."""
    game = duel(1, 1, hands(britain="3", france="3"))
    assert options(game) == {"card 3", "pass"}
    refused(game, "britain", "scout")
    play(game, "card 3")
    assert options(game) == {"card 3", "scout", "pass"}
    play(game, "card 3")
    assert result(game) == (5, 5, "nobody")


def test_a_scout_reveals_a_card() -> None:
    """C10.6.2, C10.6.3, C10.5.8: face up for all, with its full value; the 3 counts 3 too and costs its Morale."""
    game = duel(2, 2, hands(britain="6, 1", france="3, 3") + "morale: {britain: 9, france: 9}\n")
    play(game, "card 6", "scout")
    assert asked(game) == "scout"
    assert options(game) == {"reveal britain_1:1"}
    events = play(game, "reveal britain_1:1")
    (shown,), (revealed,) = of_kind(events, "card_shown"), of_kind(events, "card_revealed")
    assert shown.params == {"power": "france", "general": "france_1", "card": "3"}
    assert revealed.params == {"power": "britain", "general": "britain_1", "card": "6"}
    assert shown.audience is None
    assert revealed.audience is None
    for name in everybody(game):
        assert battle_seen(game, name)["face_up"] == {"britain_1": [6], "france_1": [3]}
    assert morale(game, "france") == 8
    assert hand(game, "france") == [3]
    play(game, "card 1", "card 3")
    assert result(game) == (3 + 7, 3 + 6, "attack")


def test_only_a_3_can_be_a_scout() -> None:
    """C10.6, C10.6.3: neither a 4 nor any other card is played face up."""
    game = duel(1, 1, hands(britain="1", france="1, 2, 4, 5, 6"))
    play(game, "card 1")
    assert options(game) == {"card 1", "card 2", "card 4", "card 5", "card 6", "pass"}
    refused(game, "france", "scout")


def test_a_scout_picks_among_all_face_down_cards_of_the_other_side() -> None:
    """C10.6.2: of the generals in the territory and of supporters; not those of the own side, not those that lie open,
    and not the 3 of an enemy scout."""
    game = duel(3, 2, hands(britain="1, 2, 3", austria="4", france="3, 3", prussia="3"),
                f"{FRANCONIA.format(1)}\n{WURTTEMBERG.format(1)}")  # fmt: skip
    play(game, "general austria_1", "general prussia_1")
    play(game, "card 1", "card 3", "card 4")  # Britain, France, Austria
    assert turn(game) == ("prussia", "prussia_1")
    play(game, "scout")
    assert options(game) == {"reveal britain_1:1", "reveal austria_1:1"}
    play(game, "reveal austria_1:1")
    play(game, "scout")  # Britain: the 3 of Prussia lies open
    assert options(game) == {"reveal france_1:1"}
    play(game, "reveal france_1:1")
    assert turn(game) == ("france", "france_1")
    play(game, "scout")  # neither Austria's 4 nor the British 3
    assert options(game) == {"reveal britain_1:1"}
    refused(game, "france", "reveal britain_1:2")
    play(game, "reveal britain_1:1")
    assert turn(game) == ("britain", "britain_1")
    play(game, "card 2")
    assert result(game) == (4 + 1 + 3 + 2 + 4, 3 + 3 + 3 + 3, "attack")


def test_a_scout_needs_a_face_down_card() -> None:
    """C10.6.2: when all cards of the other side lie open there is nothing to reveal."""
    game = duel(2, 2, hands(britain="3, 3", france="3, 3"))
    play(game, "card 3", "scout", "reveal britain_1:1")
    assert turn(game) == ("britain", "britain_1")
    assert options(game) == {"card 3", "pass"}


@pytest.mark.parametrize(("number", "value"), [(1, 6), (2, 4)])
def test_a_scout_reveals_the_card_that_he_picked_and_no_other(number: int, value: int) -> None:
    """C10.6.2, S22: the other card stays secret."""
    game = duel(3, 2, hands(britain="6, 4, 1", france="1, 3"))
    play(game, "card 6", "card 1", "card 4", "scout", f"reveal britain_1:{number}")
    expected = [0, 0]
    expected[number - 1] = value
    for name in everybody(game):
        assert battle_seen(game, name)["face_up"]["britain_1"] == expected
        assert battle_seen(game, name)["piles"]["britain_1"] == ([6, 4] if name == "britain" else 2)


def test_a_scout_joins_the_pile_that_was_chosen() -> None:
    """C10.5.2, C10.6.2: a power with two supporters names the pile first."""
    game = duel(1, 1, hands(france="1", austria="3"), """
        austria_1: {territory: franconia, troops: 1}
        austria_2: {territory: wurttemberg, troops: 1}
        """)  # fmt: skip
    play(game, "general austria_1", "general austria_2", "card 1")
    play(game, "general austria_2")
    assert options(game) == {"card 3", "scout"}
    events = play(game, "scout", "reveal france_1:1")
    (shown,) = of_kind(events, "card_shown")
    assert shown.params["general"] == "austria_2"
    assert result(game) == (2 + 3, 3, "attack")


def test_what_a_scout_has_revealed_is_not_taken_back() -> None:
    """C10.6.2: the choice to scout can be undone, the look at the card cannot."""
    game = duel(2, 2, hands(britain="6, 1", france="3, 3"))
    play(game, "card 6", "scout")
    assert game.undo("france")
    assert options(game) == {"card 3", "scout", "pass"}
    play(game, "scout", "reveal britain_1:1")
    assert not game.can_undo("france")
    assert not game.undo("france")


# -- C10.6.4: pairs


@pytest.mark.parametrize(
    ("cards", "value"),
    [("4", 4), ("4, 4", 9), ("4, 4, 4", 13), ("4, 4, 3", 12), ("4, 1, 4", 10), ("4, 5, 6", 15), ("5, 5, 5", 15)],
)
def test_a_pair_of_4s_adds_1(cards: str, value: int) -> None:
    """C10.6, C10.6.4: in one pile, in whatever order; three are one pair."""
    game = duel(3, 3, hands(britain=cards))
    play(game, *(f"card {card}" for card in cards.split(", ")))
    assert result(game)[0] == 4 + value


def test_pairs_are_not_made_across_piles() -> None:
    """C10.6.4, T10.8: a 4 of the attacker and a 4 of his supporter, of one power or of two."""
    own = duel(1, 1, hands(britain="4, 4"), OWN_SUPPORT)
    play(own, "general britain_2", "card 4", "card 4")
    assert result(own)[0] == 2 + 8
    allied = duel(1, 1, hands(britain="4", austria="4"), FRANCONIA.format(1))
    play(allied, "general austria_1", "card 4", "card 4")
    assert result(allied)[0] == 2 + 8


def test_each_pile_has_its_own_pair() -> None:
    """C10.6.4: two piles with two 4s each add 2, those of supporters too."""
    game = duel(2, 2, hands(britain="4, 4, 4, 4"), OWN_SUPPORT)
    play(game, "general britain_2", "card 4", "card 4", "card 4", "card 4")
    assert result(game)[0] == 3 + 16 + 2


# -- C10.6.5: 5s


@pytest.mark.parametrize(
    ("cards", "start", "after"),
    [("5", 9, 7), ("5, 5", 9, 5), ("5, 5, 5", 9, 3), ("5, 1", 9, 6), ("1", 9, 8), ("2", 9, 8), ("3", 9, 8),
     ("4", 9, 8), ("6", 9, 8), ("5, 5", 3, 0), ("5", 0, 0)],
)  # fmt: skip
def test_a_lost_5_costs_more(cards: str, start: int, after: int) -> None:
    """C10.6, C10.6.5, C10.5.5: 1 Morale for each card, and for a loser 1 more for each 5."""
    game = duel(3, 3, hands(britain=cards, france="6, 4, 4") + f"morale: {{britain: {start}, france: 9}}\n",
                "prussia_1: {territory: pfalz, troops: 3}")  # fmt: skip
    for card in cards.split(", "):
        play(game, f"card {card}")
        if fighting(game):
            play(game, max(option for option in options(game) if option.startswith("card")))
    decided(game)
    assert result(game)[2] == "defence"
    assert morale(game, "britain") == after


def test_two_5s_of_a_loser_with_one_morale_point() -> None:
    """C10.6.5, C5.8.1, T10.14: what he has not got he does not lose. Two cards leave Britain with 1 of its 3."""
    game = duel(2, 3, hands(britain="5, 5") + "morale: {britain: 3}\n" + FORTRESS,
                "prussia_1: {territory: pfalz, troops: 3}\nspain_1: {territory: pfalz, troops: 3}")  # fmt: skip
    play(game, "card 5")
    (event,) = of_kind(play(game, "card 5"), "morale_changed")[1:]
    assert result(game) == (13, 16, "defence")
    assert event.params == {"power": "britain", "change": -1, "morale": 0}
    assert event.clause == "C10.6.5"
    assert morale(game, "britain") == 0


def test_a_winner_keeps_his_morale() -> None:
    """C10.6.5: a 5 of the winning side costs no more than any card."""
    game = duel(1, 0, hands(britain="5") + "morale: {britain: 9}\n")
    play(game, "card 5")
    assert result(game)[2] == "attack"
    assert morale(game, "britain") == 8


def test_a_tie_costs_no_5() -> None:
    """C10.6.5, C10.8.2: nobody has lost."""
    game = duel(1, 1, hands(britain="5", france="5") + "morale: {britain: 9, france: 9}\n")
    play(game, "card 5", "card 5")
    assert result(game)[2] == "nobody"
    assert (morale(game, "britain"), morale(game, "france")) == (8, 8)


@pytest.mark.parametrize(
    ("attacking", "defending", "winner", "losers"),
    [(2, 1, "attack", {"france", "prussia"}), (1, 2, "defence", {"britain", "austria"})],
)
def test_supporters_lose_for_their_5s_too(attacking: int, defending: int, winner: str, losers: set[str]) -> None:
    """C10.6.5: every power of the losing side pays for its own 5s, and nobody of the winning side does."""
    powers = ("britain", "austria", "france", "prussia")
    game = duel(attacking, defending, hands(**dict.fromkeys(powers, "5"))
                + "morale: {britain: 9, austria: 9, france: 9, prussia: 9}\n",
                f"{FRANCONIA.format(1)}\n{WURTTEMBERG.format(1)}")  # fmt: skip
    play(game, "general austria_1", "general prussia_1", *(["card 5"] * 4))
    assert result(game)[2] == winner
    assert {power: morale(game, power) for power in powers} == {power: 7 if power in losers else 8 for power in powers}


def test_5s_count_in_all_piles_of_a_power() -> None:
    """C10.6.5: one for the attacking general and one for his supporter."""
    game = duel(1, 3, hands(britain="5, 5") + "morale: {britain: 9}\n" + FORTRESS,
                "britain_2: {territory: franconia, troops: 1}\nspain_1: {territory: pfalz, troops: 3}")  # fmt: skip
    play(game, "general britain_2", "card 5", "card 5")
    assert result(game) == (12, 12, "nobody")
    assert morale(game, "britain") == 7
    game = duel(1, 3, hands(britain="5, 5") + "morale: {britain: 9}\n" + FORTRESS,
                "britain_2: {territory: franconia, troops: 1}\nspain_1: {territory: pfalz, troops: 3}\n"
                "prussia_1: {territory: pfalz}")  # fmt: skip
    play(game, "general britain_2", "card 5", "card 5")
    assert result(game) == (12, 13, "defence")
    assert morale(game, "britain") == 5


# -- C12.7.4: who plays for a Minor that nobody controls

CRIMEA = """
statuses: {{russia: {status}}}
generals:
  russia_1: {{territory: zaporozhye, troops: 2}}
  ottoman_1: {{territory: crimea, troops: {troops}}}
garrisons: {{crimea: ottoman}}
hands: {{russia: [1, 1], ottoman: [6, 2]}}
morale: {{ottoman: 5, russia: 5, britain: 5, france: 5}}
"""


def crimea(status: str = "british", there: int = 1) -> Game:
    """Russia is about to move; the Ottomans are a Minor that nobody controls yet."""
    return set_out("russia", CRIMEA.format(status=status, troops=there), players=6, arbiter="spain")


def ottoman_hands(game: Game) -> dict[str | None, object]:
    """What every seat sees of the Ottoman hand."""
    views: dict[str | None, Any] = {name: game.view(name).position for name in everybody(game)}
    return {name: view["hands"]["ottoman"] for name, view in views.items()}


@pytest.mark.parametrize(
    ("status", "guardian"), [("british", "france"), ("french", "britain"), ("expansionist", "britain")]
)
def test_who_plays_for_an_uncontrolled_minor(status: str, guardian: str) -> None:
    """C12.7.4, T12.8: Britain, unless the attacker is of the British Coalition: then France. It plays the Minor's
    cards and pays with the Minor's Morale."""
    game = crimea(status)
    go(game, "russia_1", "march crimea")
    end_moving(game)
    assert turn(game) == ("russia", "russia_1")
    play(game, "card 1")
    assert turn(game) == (guardian, "ottoman_1")
    assert options(game) == {"card 2", "card 6", "pass"}
    play(game, "card 6")
    assert morale(game, "ottoman") == 4
    assert morale(game, guardian) == 5


@pytest.mark.parametrize(("power", "guardian"), [("prussia", "britain"), ("austria", "france")])
def test_the_attackers_coalition_names_the_player(power: str, guardian: str) -> None:
    """C12.7.4, T12.8: Prussia of the French Coalition attacks in Bosnia, or Austria of the British."""
    game = set_out(power, f"""
        generals:
          {power}_1: {{territory: hungaria, troops: 2}}
          ottoman_1: {{territory: bosnia, troops: 1}}
        garrisons: {{bosnia: ottoman}}
        hands: {{ottoman: [1]}}
        """, players=6, arbiter="spain")  # fmt: skip
    go(game, f"{power}_1", "march bosnia")
    end_moving(game)
    assert turn(game) == (guardian, "ottoman_1")


def test_its_hand_is_seen_only_in_the_battle_and_only_by_who_plays_for_it() -> None:
    """C12.7.4, S13: nobody knows it before and after, and nobody else in between."""
    game = crimea()
    assert ottoman_hands(game) == dict.fromkeys(everybody(game), 2)
    go(game, "russia_1", "march crimea")
    end_moving(game)
    assert fighting(game)
    assert ottoman_hands(game) == dict.fromkeys(everybody(game), 2) | {"france": [2, 6]}
    play(game, "card 1", "card 2")
    for name in everybody(game):
        assert battle_seen(game, name)["piles"]["ottoman_1"] == ([2] if name == "france" else 1)
    idle(game, lambda game: asked(game) == "further_turn")
    assert ottoman_hands(game) == dict.fromkeys(everybody(game), 2)


def test_who_plays_for_it_is_public_and_ends_with_the_battle() -> None:
    """C12.7.4, S7: everybody sees who does, and that nobody does afterwards, whoever won."""
    for there in (0, 1, 3):
        game = crimea(there=there)
        go(game, "russia_1", "march crimea")
        end_moving(game)
        views: list[Any] = [game.view(name).position for name in everybody(game)]
        assert all(view["guardian"]["ottoman"] == "france" for view in views)
        assert all(view["players"]["ottoman"] == "france" for view in views)
        idle(game, lambda game: asked(game) == "further_turn")
        views = [game.view(name).position for name in everybody(game)]
        assert all(view["guardian"]["ottoman"] == "nobody" for view in views)
        assert all(view["players"]["ottoman"] == "" for view in views)


def test_the_hand_is_shown_to_one_seat_in_the_log() -> None:
    """C12.7.4: the log of the others says who plays for the Minor, not what it holds."""
    game = crimea()
    go(game, "russia_1", "march crimea")
    end_moving(game)
    for name in everybody(game):
        told = game.log(name)
        assert "guardian_appointed" in kinds(told)
        assert [event.params["cards"] for event in of_kind(told, "hand_seen")] == (
            [("2", "6")] if name == "france" else []
        )


def test_an_attack_on_an_uncontrolled_minor_is_not_taken_back() -> None:
    """C12.7.4: somebody has seen its hand by it."""
    game = crimea()
    go(game, "russia_1", "march crimea")
    end_moving(game)
    assert fighting(game)
    assert not game.can_undo("russia")


def test_a_minor_at_morale_0_has_its_free_card() -> None:
    """C12.7.4, C10.5.6: the rules of Morale are the Minor's own."""
    game = set_out("russia", CRIMEA.format(status="british", troops=2).replace("ottoman: 5", "ottoman: 0"),
                   players=6, arbiter="spain")  # fmt: skip
    go(game, "russia_1", "march crimea")
    end_moving(game)
    play(game, "pass", "card 2")
    assert not fighting(game)
    assert morale(game, "ottoman") == 0
    assert result(game) == (3, 4 + 3, "defence")


def test_its_other_choices_of_the_battle_are_made_for_it_too() -> None:
    """C12.7.4, P34: where its beaten general goes, and the garrison of one who won."""
    lost = crimea(there=0)
    go(lost, "russia_1", "march crimea")
    end_moving(lost)
    decided(lost)
    assert result(lost) == (3, 2, "attack")
    assert ask_for(lost) == ("defeat", "france")
    assert options(lost) == {"territory konstantinopolis", "off"}
    play(lost, "territory konstantinopolis")
    assert place(lost, "ottoman_1") == "konstantinopolis"
    won = set_out("russia", """
        generals:
          russia_1: {territory: zaporozhye}
          ottoman_1: {territory: bulgaria, troops: 2}
          russia_2: {territory: wallachia, troops: 0}
        statuses: {ottoman: french}
        """, players=6, arbiter="spain")  # fmt: skip
    go(won, "russia_2", "march bulgaria")
    end_moving(won)
    assert result(won) == (1, 3, "defence")
    idle(won, lambda game: asked(game) in ("garrison", "further_turn"))
    assert ask_for(won) == ("garrison", "france")
