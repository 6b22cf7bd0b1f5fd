"""P Decision points: each is asked of the right seat, with exactly the legal choices of its row, by its clause.

The chapters have tests of every case; here each point is shown once, in small positions. The statuses are those of 1740
(Britain, Austria, Russia against France, Prussia, Spain; the Ottomans Neutral) unless a position says otherwise.
"""

from __future__ import annotations

import pytest

from kabinett import new_game
from kabinett.core.errors import IllegalMove
from kabinett.core.game import Game
from kabinett.core.moves import Decision
from tests.ancien_regime.battle_table import alone, duel, end_moving, go, set_out
from tests.ancien_regime.diplomacy_table import agree, auction, choose, diplomacy, expel
from tests.ancien_regime.players import Plan
from tests.ancien_regime.table import (
    acting,
    asked,
    asks,
    hand,
    idle,
    money,
    morale,
    moving,
    options,
    place,
    play,
    position,
)

STATUSES = ("british", "french", "neutral", "expansionist")


def the(game: Game) -> Decision:
    """The one decision that is asked."""
    (decision,) = game.decisions()
    return decision


def point(game: Game) -> tuple[str, str, str, set[str]]:
    """Who is asked, what, by which clause, and with which choices."""
    return the(game).seat, the(game).kind, the(game).clause, options(game)


def points(game: Game) -> dict[str, tuple[str, str, set[str]]]:
    """By seat what is asked, by which clause, and with which choices, of all who are asked together."""
    return {d.seat: (d.kind, d.clause, {str(option) for option in d.options}) for d in game.decisions()}


def some(verb: str, *names: str) -> set[str]:
    """`verb name` for each of these."""
    return {f"{verb} {name}" for name in names}


# -- set-up


@pytest.mark.parametrize("players", [4, 5, 6, 7])
@pytest.mark.parametrize("scenario", [1740, 1756])
def test_p1_frederick(scenario: int, players: int) -> None:
    """P1, C3.6.2: Prussia; one of its three generals on the map."""
    game = new_game("ancien_regime", scenario=scenario, players=players, seed=1)
    generals = some("general", "prussia_1", "prussia_2", "prussia_3")
    assert point(game) == ("prussia", "frederick", "C3.6.2", generals)


# -- Diplomacy


def test_p2_expulsion() -> None:
    """P2, C7.3.2: both Leaders together; any subset of the Majors of his Coalition, one after the other."""
    game = diplomacy()
    assert points(game) == {
        "britain": ("expulsion", "C7.3.2", {"expel austria", "expel russia", "stop"}),
        "france": ("expulsion", "C7.3.2", {"expel prussia", "expel spain", "stop"}),
    }
    game.play("britain", "expel russia")
    assert points(game)["britain"][2] == {"expel austria", "stop"}


def test_p2_minors_go_with_their_majors() -> None:
    """P2, C12.4.1: a Minor can not be expelled alone."""
    game = diplomacy("controllers: {ottoman: russia}", players=6)
    assert points(game)["britain"][2] == {"expel austria", "expel russia", "stop"}


def test_p2_not_in_round_1() -> None:
    """P2, C6.2: the first Round begins with Britain's Drill."""
    game = position("hands: {britain: [1]}\ndraw: [2]\n")
    assert point(game) == ("britain", "drill", "C9.2.1", {"card 1", "card 2"})


def test_p3_status() -> None:
    """P3, C7.3.3: every Major but the Leaders, together; four statuses less the Coalition that expelled it."""
    game = diplomacy()
    expel(game, britain="russia")
    every, rest = some("status", *STATUSES), some("status", "french", "neutral", "expansionist")
    assert points(game) == {
        power: ("status", "C7.3.3", rest if power == "russia" else every)
        for power in ("prussia", "austria", "russia", "spain", "ottoman")
    }


def test_p3_minors_do_not_choose() -> None:
    """P3, C7.4: with four players only Prussia and Austria."""
    game = diplomacy("controllers: {russia: austria, spain: france, ottoman: britain}", players=4)
    expel(game)
    assert set(points(game)) == {"prussia", "austria"}


def test_p4_p5_applications() -> None:
    """P4, P5, C7.3.4, C7.3.5: the Leader concerned, applicant by applicant in Power Order; a refused power chooses
    among what is left, and the other Leader answers if it asks for his Coalition."""
    game = diplomacy()
    choose(game, prussia="british", ottoman="french")
    yes_no = {"accept", "decline"}
    assert point(game) == ("britain", "application", "C7.3.4", yes_no)
    assert the(game).params["power"] == "prussia"
    play(game, "decline")
    assert point(game) == ("prussia", "status", "C7.3.3", some("status", "french", "neutral", "expansionist"))
    play(game, "status french")
    assert (the(game).seat, the(game).params["power"]) == ("france", "ottoman")
    play(game, "decline")
    assert point(game)[::3] == ("ottoman", some("status", "british", "neutral", "expansionist"))
    play(game, "status british")
    assert point(game) == ("britain", "application", "C7.3.4", yes_no)
    play(game, "decline")
    assert options(game) == some("status", "neutral", "expansionist")


# -- update of the board

PEACE = """
generals:
  prussia_1: {territory: warszawa, troops: 3}
  prussia_2: {territory: berlin, troops: 2}
  prussia_3: {territory: bohemia, troops: 1}
  austria_1: {territory: wien, troops: 1}
garrisons: {bohemia: prussia}
"""


def test_p6_a_removed_garrison_becomes_a_troop() -> None:
    """P6, C11.2.2: the owner of the garrison; a general on the map with fewer than 3 troops."""
    game = diplomacy(PEACE)
    agree(game, prussia="british")
    assert point(game) == ("prussia", "return", "C11.2.2", some("general", "prussia_2", "prussia_3"))


def test_p6_no_choice_no_question() -> None:
    """P6, C11.2.2, T11.4: without a general who has room it is Money."""
    game = diplomacy("generals: {prussia_1: {territory: berlin, troops: 3}}\ngarrisons: {bohemia: prussia}\n")
    agree(game, prussia="british")
    assert not asks(game, "return")
    assert money(game, "prussia") == 1


def test_p7_leave_to_stay() -> None:
    """P7, C11.2.3: now they are Allies, so who controls the territory says whether the general may stay."""
    game = diplomacy(PEACE)
    agree(game, prussia="british")
    play(game, "general prussia_2")
    assert point(game) == ("austria", "leave", "C11.2.3", {"accept", "decline"})
    assert the(game).params["general"] == "prussia_3"
    play(game, "accept")
    assert place(game, "prussia_3") == "bohemia"


def test_p8_withdrawal() -> None:
    """P8, C0.5, C11.2.4: the owner; the nearest territories of his own power, or off board. From Bohemia Berlin is two
    steps away, and held by another Prussian; all the rest of Prussia is three."""
    game = diplomacy(PEACE)
    agree(game, prussia="british")
    play(game, "general prussia_2", "decline")
    nearest = some("territory", "mecklenburg", "pomerania", "borussia")
    assert point(game) == ("prussia", "withdrawal", "C11.2.4", nearest | {"off"})


# -- election and auction


def test_p9_the_crown_without_a_vote() -> None:
    """P9, C8.7: a power with five electors; take the Crown, or hold the vote."""
    electors = "{pfalz: austria, nassau: austria, bavaria: austria, saxonia: austria}"
    game = position(f"turn: 3\npart: election\ngarrisons: {electors}\n")
    assert point(game) == ("austria", "crown", "C8.7", {"take", "hold"})


def test_p10_votes() -> None:
    """P10, C8.4, T8.1: each participant in Power Order, for one with whom it is not at war. The Leaders vote too."""
    statuses = "statuses: {austria: french, prussia: expansionist, russia: neutral}"
    electors = "{nassau: britain, bavaria: france, lorraine: france, saxonia: austria, pfalz: russia}"
    game = position(f"turn: 3\npart: election\n{statuses}\ngarrisons: {electors}\n")
    for power, candidates in (
        ("britain", ("britain", "russia")),
        ("prussia", ("prussia", "russia")),
        ("austria", ("austria", "france", "russia")),
        ("france", ("austria", "france", "russia")),
        ("russia", ("britain", "prussia", "austria", "france", "russia")),
    ):
        assert point(game) == (power, "vote", "C8.4", some("power", *candidates))
        play(game, "power russia")
    assert not asks(game, "vote")


def test_p11_bids() -> None:
    """P11, C12.3.2: every player together; 0 to the Morale of his Major."""
    game = position("turn: 7\npart: control\nmorale: {britain: 0, prussia: 1, france: 15}\n", players=6)
    most = {"britain": 0, "prussia": 1, "austria": 9, "france": 15, "russia": 3, "spain": 4}
    assert points(game) == {
        power: ("bid", "C12.3.2", {f"bid {n}" for n in range(number + 1)}) for power, number in most.items()
    }
    with pytest.raises(IllegalMove):
        game.play("prussia", "bid 2")


def test_p11_no_bids_when_the_capital_is_held() -> None:
    """P11, C12.3.5: a French garrison is in Madrid."""
    game = position("turn: 6\npart: control\nstatuses: {spain: british}\ngarrisons: {madrid: france}\n", players=5)
    assert not asks(game, "bid")


def test_p11_the_update_follows() -> None:
    """P11, C12.4.2, T11.3: Austria takes the Ottomans, so the Russian in Crimea withdraws. P8: his owner decides."""
    text = """
round: 2
statuses: {austria: french}
controllers: {ottoman: russia}
generals: {ottoman_1: {territory: crimea, troops: 2}, russia_1: {territory: crimea, troops: 1}}
"""
    game = auction("ottoman", text, 6, austria=3)
    assert point(game) == ("russia", "withdrawal", "C11.3.3", {"territory zaporozhye", "off"})


# -- F1, F3, F4, F5


def test_p12_drill() -> None:
    """P12, C9.2.1: any card, the new one included; even a single one is asked for, since hands are secret (P35)."""
    game = acting("austria", "drill", "hands: {austria: [2, 2, 5]}\ndraw: [4]\n")
    assert point(game) == ("austria", "drill", "C9.2.1", some("card", "2", "4", "5"))
    single = acting("austria", "drill", "draw: [4]\n")
    assert point(single) == ("austria", "drill", "C9.2.1", {"card 4"})


def test_p13_offers() -> None:
    """P13, C9.4.1: nothing, Money up to 3 in all, or cards up to 3 in all, to Allies; not both."""
    game = acting("britain", "subsidies", "money: {britain: 5}\nhands: {britain: [1, 6]}\n")
    money_offers = {f"money {power}:{n}" for power in ("austria", "russia") for n in (1, 2, 3)}
    cards = some("cards", "austria", "russia")
    assert point(game) == ("britain", "subsidies", "C9.4.1", money_offers | cards | {"stop"})
    with_money, with_cards = game.copy(), game.copy()
    play(with_money, "money austria:2")
    assert options(with_money) == {"money russia:1", "stop"}
    play(with_cards, "cards austria")
    assert point(with_cards) == ("britain", "mercenaries", "C9.4.1", some("card", "1", "6"))
    play(with_cards, "card 6")
    assert options(with_cards) == {"card 1", "stop"}
    play(with_cards, "stop")
    assert options(with_cards) == {"cards russia", "stop"}


@pytest.mark.parametrize("status", ["neutral", "expansionist"])
def test_p13_who_has_no_allies_is_not_asked(status: str) -> None:
    """P13, C9.4.3: a Neutral or an Expansionist."""
    game = acting("russia", "subsidies", f"statuses: {{russia: {status}}}\nmoney: {{russia: 5}}\n")
    assert not asks(game, "subsidies")


@pytest.mark.parametrize(
    ("offer", "kind"), [(("money austria:2",), "offered_money"), (("cards austria", "card 6"), "offered_cards")]
)
def test_p14_answers(offer: tuple[str, ...], kind: str) -> None:
    """P14, C9.4.2: the recipient; accept or decline."""
    game = acting("britain", "subsidies", "money: {britain: 2}\nhands: {britain: [6]}\n")
    play(game, *offer)
    assert point(game) == ("austria", kind, "C9.4.2", {"accept", "decline"})


def test_p14_a_group_is_not_asked() -> None:
    """P14, C9.4.2, C12.5.10: the Ottomans are Russia's."""
    game = acting("russia", "subsidies", "round: 2\ncontrollers: {ottoman: russia}\nmoney: {russia: 3}\n", players=6)
    play(game, "money ottoman:3")
    assert money(game, "ottoman") == 3


LEADING = """
generals:
  austria_1: {territory: wien, troops: 1}
  austria_2: {territory: moravia, troops: 1}
  prussia_1: {territory: bohemia, troops: 1}
garrisons: {saxonia: austria}
"""


def test_p15_leadership() -> None:
    """P15, C9.5.1: place, remove, a card, Morale, or nothing; after the first general only more of the same."""
    game = acting("austria", "leadership", LEADING)
    placing, removing = some("place", "austria_3", "austria_4"), some("remove", "austria_1", "austria_2")
    assert point(game) == ("austria", "leadership", "C9.5.1", placing | removing | {"draw", "morale", "pass"})
    where, gone = game.copy(), game.copy()
    play(where, "place austria_3")
    free = some("territory", "styria", "hungaria", "transylvania", "saxonia")
    assert point(where) == ("austria", "placement", "C9.5.1", free)
    play(where, "territory saxonia")
    assert options(where) == {"place austria_4", "stop"}
    play(gone, "remove austria_1")
    assert options(gone) == {"remove austria_2", "stop"}


def test_p15_no_morale_at_the_cap() -> None:
    """P15, C9.5.3: the third choice is not offered at 15; Stuart is not placed (C3.7.7)."""
    game = acting("france", "leadership", "morale: {france: 15}\n")
    assert options(game) == some("place", "france_1", "france_2", "france_3") | {"draw", "pass"}


def test_p16_mobilisation() -> None:
    """P16, C9.6.1-C9.6.4: a troop for a general with room, a card, Morale, a fortress on an own garrison, or stop;
    asked again after each purchase."""
    text = """
money: {austria: 6}
generals: {austria_1: {territory: wien, troops: 3}, austria_2: {territory: moravia, troops: 2}}
garrisons: {saxonia: austria, silesia: austria, bavaria: france}
fortresses: [saxonia]
"""
    game = acting("austria", "mobilisation", text)
    assert point(game) == (
        "austria", "mobilisation", "C9.6.1", {"troop austria_2", "draw", "morale", "fortress silesia", "stop"},
    )  # fmt: skip
    play(game, "fortress silesia")
    assert options(game) == {"troop austria_2", "draw", "morale", "stop"}
    play(game, "troop austria_2")
    assert not asks(game, "mobilisation"), "no Money is left"


# -- Frederick and the frame of Movement


def test_p17_fredericks_move() -> None:
    """P17, C9.5.4: Prussia, after F1-F6 of Action Turn 5 and before Spain's Movement: Frederick alone, or none."""
    generals = "{prussia_1: {territory: berlin, troops: 1}, prussia_2: {territory: pomerania}}"
    game = position(f"turn: 5\npart: influence\ngenerals: {generals}\nfrederick: prussia_2\n")
    assert point(game) == ("prussia", "frederick_move", "C9.5.4", {"general prussia_2", "end"})
    play(game, "end")
    assert (the(game).seat, asked(game)) == ("spain", "arbiter")


def test_p17_not_without_frederick() -> None:
    """P17, C9.5.4: he is off board."""
    game = position("turn: 5\npart: frederick\ngenerals: {prussia_2: {territory: pomerania}}\n")
    assert asked(game) == "arbiter"


def test_p18_arbiter() -> None:
    """P18, C9.8.2, T9.1: no Ally, nobody at 15; enemies and Neutrals are eligible."""
    game = moving("britain", "statuses: {prussia: british, austria: french}\nmorale: {spain: 15}\n")
    assert point(game) == ("britain", "arbiter", "C9.8.2", some("power", "austria", "france", "ottoman"))


def test_p18_nobody_is_eligible() -> None:
    """P18, C9.8.7, T9.3: skipped; one Movement Turn only."""
    text = "morale: {prussia: 15, france: 15, spain: 15, ottoman: 15}\ngenerals: {britain_1: {territory: london}}\n"
    game = moving("britain", text)
    assert asked(game) == "movement"
    play(game, "end")
    assert not asks(game, "further_turn")


def test_p18_an_uncontrolled_minor_is_not_eligible() -> None:
    """P18, C12.7.2."""
    game = moving("prussia", "", players=6)
    assert options(game) == some("power", "britain", "austria", "russia")


def test_p19_dismissal() -> None:
    """P19, C9.8.9: any subset of the own garrisons."""
    game = moving("britain", "garrisons: {holland: britain, oporto: britain, bavaria: france}\n")
    play(game, "power ottoman")
    assert point(game) == ("britain", "dismissal", "C9.8.9", some("dismiss", "holland", "oporto") | {"stop"})
    play(game, "dismiss oporto")
    assert options(game) == {"dismiss holland", "stop"}


def test_p19_a_neutral_keeps_the_ground_under_its_generals() -> None:
    """P19, C9.8.9: in Crimea stands a general."""
    game = moving("ottoman", "generals: {ottoman_1: {territory: crimea}}\n"
                             "garrisons: {crimea: ottoman, bessarabia: ottoman}\n")  # fmt: skip
    play(game, "power france")
    assert options(game) == {"dismiss bessarabia", "stop"}


def asking(arbiter_morale: int) -> Game:
    """Britain has used its first Movement Turn; its Arbiter had so much Morale before."""
    text = f"morale: {{ottoman: {arbiter_morale}}}\ngenerals: {{britain_1: {{territory: london}}}}\n"
    game = moving("britain", text)
    play(game, "power ottoman", "end")
    return game


def test_p20_p21_further_turns() -> None:
    """P20, P21, C9.8.4: the mover asks or ends, the Arbiter's player grants or refuses; twice at most."""
    game = asking(9)
    for turn in (2, 3):
        assert point(game) == ("britain", "further_turn", "C9.8.4", {"ask", "end"})
        play(game, "ask")
        assert point(game) == ("ottoman", "grant", "C9.8.4", {"accept", "decline"})
        assert the(game).params["turn"] == turn
        play(game, "accept", "end")
    assert not asks(game, "further_turn")
    assert morale(game, "ottoman") == 15


@pytest.mark.parametrize(("before", "asked_for"), [(12, True), (13, False)])
def test_p20_only_while_the_arbiter_has_room(before: int, asked_for: bool) -> None:
    """P20, C9.8.5: the second turn needs 13 Morale or less at the moment of asking."""
    assert asks(asking(before), "further_turn") is asked_for


def test_p21_the_controller_of_a_minor_answers() -> None:
    """P21, C9.8.8: the Ottomans are Prussia's."""
    text = "round: 2\ncontrollers: {ottoman: prussia}\ngenerals: {britain_1: {territory: london}}\n"
    game = moving("britain", text, players=6)
    play(game, "power ottoman", "end", "ask")
    assert the(game).seat == "prussia"


# -- Movement Turns

WAYS = """
generals:
  britain_1: {territory: hannover, troops: 2}
  britain_2: {territory: london, troops: 0}
garrisons: {holland: britain}
"""


def test_p22_who_moves() -> None:
    """P22, C9.9.1: a general who has not moved, or the end of the Movement Turn."""
    game = set_out("britain", WAYS)
    assert point(game) == ("britain", "movement", "C9.9.1", some("general", "britain_1", "britain_2") | {"end"})
    go(game, "britain_2", "march york")
    assert options(game) == {"general britain_1", "end"}


def test_p22_the_way() -> None:
    """P22, C9.9.2-C9.9.4: by land to every neighbour, by sea to Holland; no strategic path, for no neighbour of
    Hannover is Britain's or an Ally's."""
    game = set_out("britain", WAYS)
    play(game, "general britain_1")
    land = some("march", "berlin", "mecklenburg", "westfalia", "saxonia", "danmark", "nassau")
    assert point(game) == ("britain", "march", "C9.9.1", land | {"sea holland"})


def test_p22_a_strategic_path() -> None:
    """P22, C9.9.4: up to three steps over own ground; from the second step on he may stop."""
    game = set_out("austria", "generals: {austria_1: {territory: transylvania, troops: 0}}\n")
    play(game, "general austria_1")
    assert "strategic hungaria" in options(game)
    play(game, "strategic hungaria")
    assert point(game) == ("austria", "strategic", "C9.9.4", some("territory", "wien", "moravia", "styria"))
    play(game, "territory moravia")
    assert options(game) == some("territory", "wien", "bohemia", "styria") | {"stop"}


def test_p22_garrisons_on_the_way() -> None:
    """P22, C9.10.1, C9.10.3: at departure and at arrival, as long as he has troops."""
    game = set_out("britain", "generals: {britain_1: {territory: nassau, troops: 2}}\n")
    play(game, "general britain_1", "march pfalz")
    for territory in ("nassau", "pfalz"):
        assert point(game) == ("britain", "garrison", "C9.10.1", {"garrison", "keep"})
        assert the(game).params["territory"] == territory
        play(game, "garrison")
    assert not asks(game, "garrison")


def test_p22_stuart() -> None:
    """P22, C3.7.2: in a French Movement Turn he may be placed; not in Frederick's or another power's."""
    game = set_out("france", "generals: {france_1: {territory: paris}}\n")
    assert options(game) == {"general france_1", "land", "end"}
    play(game, "land")
    assert options(game) == {"general france_1", "end"}
    assert "land" not in options(set_out("britain", WAYS))


def test_p23_consent() -> None:
    """P23, C9.9.5: the Ally who controls the territory; not one of the same player (C12.5.10)."""
    game = set_out("britain", "generals: {britain_1: {territory: nassau}}\ngarrisons: {pfalz: austria}\n")
    play(game, "general britain_1", "march pfalz")
    assert point(game) == ("austria", "consent", "C9.9.5", {"accept", "decline"})
    play(game, "decline")
    assert options(game) == {"general britain_1", "end"}, "the move is not used up"
    play(game, "general britain_1")
    assert "march pfalz" not in options(game)
    own = set_out("russia", "round: 2\ncontrollers: {ottoman: russia}\ngenerals: {russia_1: {territory: podolia}}\n"
                            "garrisons: {crimea: ottoman}\n", players=6)  # fmt: skip
    play(own, "general russia_1", "march crimea")
    assert place(own, "russia_1") == "crimea"


def test_p24_passage() -> None:
    """P24, C9.9.3, T9.14: Spain is asked for its route from Catalonia to Lombardia."""
    game = set_out("france", "generals: {france_1: {territory: catalonia}}\n")
    play(game, "general france_1", "sea lombardia")
    assert point(game) == ("spain", "passage", "C9.9.3", {"accept", "decline"})


# -- battles


def test_p25_the_next_battle() -> None:
    """P25, C10.1.2: the mover."""
    game = set_out(
        "britain",
        """
generals:
  britain_1: {territory: nassau, troops: 1}
  britain_2: {territory: hannover, troops: 1}
  france_1: {territory: pfalz, troops: 1}
  france_2: {territory: westfalia, troops: 1}
""",
    )
    go(game, "britain_1", "march pfalz")
    go(game, "britain_2", "march westfalia")
    assert point(game) == ("britain", "next_battle", "C10.1.2", some("territory", "pfalz", "westfalia"))


def test_p26_support() -> None:
    """P26, C10.3.3: the attacker's side first, in Power Order, then the defender's; general by general."""
    game = duel(
        1,
        1,
        "",
        """
        britain_2: {territory: franconia, troops: 1}
        austria_1: {territory: nassau, troops: 2}
        austria_2: {territory: wurttemberg, troops: 1}
        spain_1: {territory: lorraine, troops: 1}
    """,
    )
    assert point(game) == ("britain", "support_attack", "C10.3.3", {"general britain_2", "stop"})
    play(game, "stop")
    assert point(game)[::3] == ("austria", some("general", "austria_1", "austria_2") | {"stop"})
    play(game, "general austria_2")
    assert options(game) == {"general austria_1", "stop"}
    play(game, "stop")
    assert point(game) == ("spain", "support_defence", "C10.3.3", {"general spain_1", "stop"})


def test_p27_cards() -> None:
    """P27, C10.5.2: a card of the hand, or a pass; equal cards are one choice. With two piles the pile is chosen."""
    game = duel(2, 1, "hands: {britain: [2, 2, 5], france: [1]}\n")
    assert point(game) == ("britain", "battle_card", "C10.5.2", some("card", "2", "5") | {"pass"})
    two = duel(
        1,
        0,
        "hands: {britain: [1], austria: [1, 2, 3]}\n",
        """
        austria_1: {territory: franconia, troops: 2}
        austria_2: {territory: wurttemberg, troops: 1}
    """,
    )
    play(two, "general austria_1", "general austria_2", "pass")
    assert point(two) == ("austria", "battle_pile", "C10.5.2", some("general", "austria_1", "austria_2") | {"pass"})
    play(two, "general austria_2")
    assert point(two) == ("austria", "battle_card", "C10.5.2", some("card", "1", "2", "3"))


def test_p28_scouting() -> None:
    """P28, C10.6.2, T10.11: a 3 face up, once there is a face-down card of the other side; then which one."""
    game = duel(3, 2, "hands: {britain: [3, 3], france: [4, 5]}\n")
    assert options(game) == {"card 3", "pass"}
    play(game, "card 3", "card 5")
    assert options(game) == {"card 3", "scout", "pass"}
    play(game, "scout")
    assert point(game) == ("britain", "scout", "C10.6.2", {"reveal france_1:1"})


def test_p29_defeat() -> None:
    """P29, C10.7.8: the owner; his Capital, if it is free and his, or off board."""
    game = duel(3, 0)
    assert point(game) == ("france", "defeat", "C10.7.8", {"territory paris", "off"})
    taken = duel(3, 0, generals="france_2: {territory: paris, troops: 0}")
    assert not asks(taken, "defeat")
    assert place(taken, "france_1") == "off"


def test_p30_withdrawal_after_a_tie() -> None:
    """P30, C10.8.1: the attacker; a nearest own territory, or off board. From Pfalz Hannover is the nearest."""
    assert point(duel(2, 2)) == ("britain", "withdrawal", "C10.8.1", {"territory hannover", "off"})


def test_p31_the_winners_garrison() -> None:
    """P31, C10.7.4: the owner of a winning general in the territory, attacker or defender."""
    game = duel(3, 0)
    play(game, "off")
    assert point(game) == ("britain", "garrison", "C10.7.4", {"garrison", "keep"})
    defended = duel(0, 3)
    idle(defended, lambda game: asks(game, "garrison"))
    assert point(defended) == ("france", "garrison", "C10.7.4", {"garrison", "keep"})


def test_p32_hand_limit() -> None:
    """P32, C5.10.1: each power with more than 6 cards, in Power Order; card by card down to 6."""
    game = acting("britain", "subsidies", "hands: {britain: [1], austria: [1, 2, 3, 4, 5, 5], russia: [2]}\n")
    play(game, "cards austria", "card 1", "accept")
    assert point(game) == ("austria", "hand_limit", "C5.10.1", some("card", "1", "2", "3", "4", "5"))
    play(game, "card 1")
    assert len(hand(game, "austria")) == 6
    assert not asks(game, "hand_limit")


def test_p33_talk_has_no_effect() -> None:
    """P33, C5.11: there is no move for it, asked or unasked."""
    game = set_out("britain", WAYS)
    assert {game.standing(seat) for seat in game.seats} == {()}
    with pytest.raises(IllegalMove):
        game.play("france", "propose britain: peace")


def test_p34_who_plays_for_an_uncontrolled_minor() -> None:
    """P34, C12.7.4, T12.8: support, cards, defeat and garrison of the Ottomans are France's choices against Russia."""
    text = """
statuses: {ottoman: french}
generals:
  russia_1: {territory: zaporozhye, troops: 1}
  ottoman_1: {territory: crimea, troops: 2}
  ottoman_2: {territory: bessarabia, troops: 1}
hands: {russia: [1], ottoman: [6, 4]}
"""
    game = set_out("russia", text, arbiter="france", players=6)
    go(game, "russia_1", "march crimea")
    assert point(game) == ("france", "support_defence", "C10.3.3", {"general ottoman_2", "stop"})
    play(game, "stop", "pass")
    assert point(game) == ("france", "battle_card", "C10.5.2", some("card", "4", "6") | {"pass"})
    play(game, "pass", "off")
    assert point(game) == ("france", "garrison", "C10.7.4", {"garrison", "keep"})
    weak = set_out("russia", text.replace("zaporozhye, troops: 1", "zaporozhye, troops: 3").replace(
        "crimea, troops: 2", "crimea, troops: 0"), arbiter="france", players=6)  # fmt: skip
    go(weak, "russia_1", "march crimea")
    alone(weak)
    play(weak, "pass")
    assert point(weak) == ("france", "defeat", "C10.7.8", {"territory konstantinopolis", "off"})


def test_p34_britain_plays_against_others() -> None:
    """P34, C12.7.4: Prussia, of the French Coalition, attacks."""
    game = set_out("prussia", """
statuses: {ottoman: british}
generals:
  prussia_1: {territory: podolia, troops: 1}
  ottoman_1: {territory: crimea, troops: 2}
hands: {ottoman: [6, 4]}
""", arbiter="austria", players=6)  # fmt: skip
    go(game, "prussia_1", "march crimea")
    end_moving(game)
    assert point(game)[:2] == ("britain", "battle_card")


# -- all of them


def test_p35_what_has_one_choice_is_not_asked_unless_it_would_tell() -> None:
    """P35: the only Arbiter is named, the only vote cast; but who has a single card is asked (P12, P27)."""
    game = moving(
        "britain", "morale: {prussia: 15, france: 15, spain: 15}\ngenerals: {britain_1: {territory: london}}\n"
    )
    assert asked(game) == "movement"
    assert morale(game, "ottoman") == 3
    election = position("turn: 3\npart: election\ngarrisons: {hannover: france, berlin: austria}\n")
    assert not asks(election, "vote") or len(options(election)) > 1
    assert options(duel(1, 0, "hands: {britain: [4]}\n")) == {"card 4", "pass"}


@pytest.mark.parametrize("seed", range(8))
def test_p36_every_decision_can_be_answered(seed: int) -> None:
    """P36: in games of each setting no question is without a choice, none is asked of nobody, and each game ends."""
    plan = Plan("uniform", seed, 3)
    game = plan.begin()
    for _ in plan.moves(game):
        for decision in game.decisions():
            assert decision.options
            assert decision.seat in game.seats
    assert game.outcome is not None
