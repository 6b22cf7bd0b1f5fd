"""C11 Updating the board, with C0.5 and C0.6: the nearest territory, and off board."""

from __future__ import annotations

import pytest

from kabinett.core.errors import IllegalMove
from kabinett.core.game import Game
from tests.ancien_regime.diplomacy_table import agree, auction, choose, diplomacy
from tests.ancien_regime.table import (
    arguments,
    asked,
    asks,
    controller,
    garrison,
    influence,
    kinds,
    money,
    morale,
    moving,
    of_kind,
    options,
    place,
    play,
    seat,
    state,
    status,
    troops,
)

POWERS = ("britain", "prussia", "austria", "france", "russia", "spain", "ottoman")
CHANGES = {"garrison_removed", "troop_joined", "general_withdrew", "general_off", "general_stayed"}


def changes(game: Game) -> list[tuple[str, object]]:
    """What the update has changed so far, in order: its kind and the piece."""
    found = [event for event in game.events if event.kind in CHANGES]
    return [(event.kind, event.params.get("general", event.params.get("territory"))) for event in found]


def done(game: Game) -> bool:
    """Whether the update is over: the first Drill of the turn is asked."""
    return asked(game) == "drill"


# -- C11.1: when


def test_update_right_after_diplomacy() -> None:
    """C11.1, C7.1: before any action of the turn."""
    game = diplomacy("garrisons: {bohemia: prussia}")
    events = agree(game, austria="french")
    order = kinds(events)
    assert order.index("status_changed") < order.index("garrison_removed") < order.index("action_began")


def test_update_right_after_an_auction() -> None:
    """C11.1, C12.4.2: control of a Minor changes: before its Drill."""
    game = auction("ottoman", "round: 2\ncontrollers: {ottoman: prussia}\ngarrisons: {serbia: austria}", 6, austria=1)
    order = kinds(game.events)
    assert order.index("control_taken") < order.index("garrison_removed") < order.index("action_began")
    assert garrison(game, "serbia") == "nobody"


# -- C11.2: war before, peace now

PEACE_IN_BOHEMIA = """\
garrisons: {bohemia: prussia, moravia: prussia}
generals:
  prussia_1: {territory: berlin, troops: 3}
  prussia_2: {territory: borussia, troops: 2}
"""


@pytest.mark.parametrize("chosen", ["french", "neutral"])
def test_a_garrison_on_a_former_enemy_s_home_goes(chosen: str) -> None:
    """C11.2.1, C11.2.2, C11.4.1: Prussian garrisons in Bohemia: AT joins PR's Coalition, or becomes Neutral."""
    game = diplomacy("garrisons: {bohemia: prussia}\ngenerals: {prussia_1: {territory: berlin, troops: 1}}")
    agree(game, austria=chosen)
    assert done(game)
    assert controller(game, "bohemia") == "austria"
    assert troops(game, "prussia_1") == 2
    assert money(game, "prussia") == 0


@pytest.mark.parametrize("who", ["prussia", "austria"])
def test_either_side_may_have_made_peace(who: str) -> None:
    """C11.2.1: the garrison goes whether its own power changed status or the other."""
    game = diplomacy("garrisons: {bohemia: prussia}")
    agree(game, **{who: {"prussia": "british", "austria": "french"}[who]})
    assert controller(game, "bohemia") == "austria"


@pytest.mark.parametrize("territory", ["silesia", "saxonia", "franconia", "champagne", "kiev", "berlin"])
def test_other_garrisons_stay(territory: str) -> None:
    """C11.2.1: not on the home of the power concerned: contested, uncontested, own, or another enemy's home."""
    game = diplomacy(f"statuses: {{prussia: expansionist}}\ngarrisons: {{{territory}: prussia}}")
    agree(game, austria="neutral")
    assert garrison(game, territory) == "prussia"
    assert changes(game) == []


@pytest.mark.parametrize("chosen", ["british", "expansionist"])
def test_garrisons_stay_while_the_war_goes_on(chosen: str) -> None:
    """C11.2: war before and war now: nothing happens, whatever the new status."""
    game = diplomacy("statuses: {prussia: french}\ngarrisons: {bohemia: prussia}")
    agree(game, austria=chosen)
    assert garrison(game, "bohemia") == "prussia"


def test_the_owner_chooses_the_general() -> None:
    """C11.2.2, P6: a removed garrison becomes a troop of any own general on the map with fewer than 3 troops."""
    game = diplomacy(
        """
        garrisons: {bohemia: prussia}
        generals:
          prussia_1: {territory: berlin, troops: 3}
          prussia_2: {territory: borussia, troops: 2}
          prussia_3: {territory: mecklenburg}
        """
    )
    agree(game, austria="french")
    assert (asked(game), seat(game)) == ("return", "prussia")
    assert options(game) == {"general prussia_2", "general prussia_3"}
    assert controller(game, "bohemia") == "austria"
    with pytest.raises(IllegalMove):
        play(game, "general prussia_1")
    play(game, "general prussia_3")
    assert [troops(game, f"prussia_{n}") for n in (1, 2, 3)] == [3, 2, 1]
    assert done(game)


def test_a_general_off_board_takes_no_troop() -> None:
    """C11.2.2: only generals on the map; with one of them there is no choice."""
    game = diplomacy("garrisons: {bohemia: prussia}\ngenerals: {prussia_2: {territory: borussia, troops: 2}}")
    agree(game, austria="french")
    assert done(game)
    assert [troops(game, f"prussia_{n}") for n in (1, 2, 3)] == [0, 3, 0]


@pytest.mark.parametrize("generals", ["{}", "{prussia_1: {territory: berlin, troops: 3}}"])
def test_no_general_with_room(generals: str) -> None:
    """T11.4, C11.2.2: its power gets 1 Money instead."""
    game = diplomacy(f"garrisons: {{bohemia: prussia}}\ngenerals: {generals}\nmoney: {{prussia: 4}}")
    agree(game, austria="french")
    assert done(game)
    assert money(game, "prussia") == 5
    assert garrison(game, "bohemia") == "nobody"


def test_one_garrison_after_the_other() -> None:
    """T11.4, C11.2.2: of two garrisons one fills the last place, the other gives 1 Money."""
    game = diplomacy(PEACE_IN_BOHEMIA)
    agree(game, austria="french")
    assert [troops(game, f"prussia_{n}") for n in (1, 2)] == [3, 3]
    assert money(game, "prussia") == 1
    assert {controller(game, territory) for territory in ("bohemia", "moravia")} == {"austria"}


def test_a_minor_s_garrison() -> None:
    """C11.2.2, C0.2: a Minor's garrison becomes its own troop, or its own Money; its controller chooses."""
    game = diplomacy(
        """
        controllers: {ottoman: austria}
        garrisons: {berlin: ottoman}
        generals:
          ottoman_1: {territory: serbia, troops: 2}
          ottoman_2: {territory: graecia}
        """,
        players=6,
    )
    agree(game, prussia="british")
    assert (asked(game), seat(game)) == ("return", "austria")
    play(game, "general ottoman_2")
    assert [troops(game, f"ottoman_{n}") for n in (1, 2)] == [2, 1]
    game = diplomacy(
        "controllers: {ottoman: austria}\ngarrisons: {berlin: ottoman}\ngenerals: {austria_1: {territory: wien}}",
        players=6,
    )
    agree(game, prussia="british")
    assert (troops(game, "austria_1"), money(game, "austria"), money(game, "ottoman")) == (0, 0, 1)


def test_a_fortress_stays() -> None:
    """C11.2.2, C10.7.11: the garrison goes, the fortress does not."""
    game = diplomacy("garrisons: {bohemia: prussia}\nfortresses: [bohemia]")
    agree(game, austria="french")
    assert garrison(game, "bohemia") == "nobody"
    assert game.view(None).position["fortresses"] == ["bohemia"]


# The Prussian general is in Bohemia, next to nothing of Prussia.
PRUSSIAN_IN_BOHEMIA = """\
generals:
  prussia_1: {territory: bohemia, troops: 2}
"""


def prussian_in_bohemia(**chosen: str) -> Game:
    """PR is French, AT British; then these statuses are chosen."""
    game = diplomacy(PRUSSIAN_IN_BOHEMIA)
    agree(game, **chosen)
    return game


def test_an_ally_may_let_a_general_stay() -> None:
    """C11.2.3, P7: AT and PR are of one Coalition now: AT, who controls Bohemia, is asked, and agrees."""
    game = prussian_in_bohemia(prussia="british")
    assert (asked(game), seat(game), options(game)) == ("leave", "austria", {"accept", "decline"})
    play(game, "accept")
    assert done(game)
    assert (place(game, "prussia_1"), troops(game, "prussia_1")) == ("bohemia", 2)


def test_an_ally_may_send_a_general_away() -> None:
    """C11.2.3, C11.2.4, P8: without agreement to the nearest territory of PR, with his troops, or off board.

    Saxonia and Silesia are next to Bohemia, and Berlin next to both.
    """
    game = prussian_in_bohemia(prussia="british")
    play(game, "decline")
    assert (asked(game), seat(game), options(game)) == ("withdrawal", "prussia", {"territory berlin", "off"})
    play(game, "territory berlin")
    assert done(game)
    assert (place(game, "prussia_1"), troops(game, "prussia_1")) == ("berlin", 2)


def test_off_board_at_the_owner_s_choice() -> None:
    """C11.2.4, C0.6: then his troops are lost."""
    game = prussian_in_bohemia(prussia="british")
    play(game, "decline", "off")
    assert (place(game, "prussia_1"), troops(game, "prussia_1")) == ("off", 0)
    assert game.view(None).position["tokens"]["prussia"] == 21


@pytest.mark.parametrize("neutral", ["prussia", "austria"])
def test_no_agreement_with_a_neutral(neutral: str) -> None:
    """C11.2.4, C11.4.1: a party has become Neutral: nobody is asked to let him stay."""
    game = prussian_in_bohemia(**{neutral: "neutral"})
    assert (asked(game), seat(game), options(game)) == ("withdrawal", "prussia", {"territory berlin", "off"})


@pytest.mark.parametrize("chosen", ["british", "expansionist", "french"])
def test_a_general_stays_while_the_war_goes_on(chosen: str) -> None:
    """C11.2: AT becomes French and PR British or Expansionist, or only AT Expansionist: at war still."""
    austria = "expansionist" if chosen == "french" else "french"
    game = prussian_in_bohemia(prussia=chosen, austria=austria)
    assert done(game)
    assert place(game, "prussia_1") == "bohemia"


@pytest.mark.parametrize("territory", ["silesia", "franconia", "champagne", "kiev"])
def test_generals_elsewhere_stay(territory: str) -> None:
    """C11.2.1: not on the home of the power concerned."""
    game = diplomacy(f"statuses: {{prussia: expansionist}}\ngenerals: {{prussia_1: {{territory: {territory}}}}}")
    agree(game, austria="neutral")
    assert done(game)
    assert place(game, "prussia_1") == territory


def test_the_power_that_controls_the_territory_agrees() -> None:
    """C11.2.3: Kiev is Russia's home under an Austrian garrison: AT, not RU, is asked whether PR may stay."""
    game = diplomacy(
        """
        statuses: {austria: french}
        garrisons: {kiev: austria}
        generals:
          prussia_1: {territory: kiev, troops: 1}
        """
    )
    agree(game, prussia="british")
    assert (asked(game), seat(game)) == ("leave", "austria")


def test_bohemia() -> None:
    """T11.2, C11.2.2, C11.2.3: 4 players, AT wins the auction for RU, with which it was at war. The Russian garrison
    in Bohemia becomes a troop of the Russian general there, and he stays if the one player of both agrees."""
    game = auction(
        "russia",
        """
        round: 2
        statuses: {austria: french}
        controllers: {russia: britain, spain: france, ottoman: britain}
        garrisons: {bohemia: russia}
        generals:
          russia_1: {territory: bohemia, troops: 1}
        """,
        4,
        austria=2,
    )
    assert status(game, "russia") == "french"
    assert troops(game, "russia_1") == 2
    assert (asked(game), seat(game)) == ("leave", "austria")
    play(game, "accept")
    assert done(game)
    assert seat(game) == "austria"
    assert (place(game, "russia_1"), troops(game, "russia_1")) == ("bohemia", 2)
    assert controller(game, "bohemia") == "austria"


def test_the_one_player_may_send_his_minor_away() -> None:
    """C11.2.3, C11.2.4: he decides for both, and so also where the Minor's general goes."""
    game = auction(
        "russia",
        """
        round: 2
        statuses: {austria: french}
        controllers: {russia: britain, spain: france, ottoman: britain}
        garrisons: {podolia: russia}
        generals:
          russia_1: {territory: moravia, troops: 1}
        """,
        4,
        austria=2,
    )
    play(game, "decline")
    assert (asked(game), seat(game)) == ("withdrawal", "austria")
    # Moravia - Warszawa - Podolia
    assert options(game) == {"territory podolia", "off"}


@pytest.mark.parametrize(
    ("statuses", "winner", "decides"),
    [
        ("russia: british, spain: french", "france", "britain"),
        ("russia: french, spain: british", "britain", "france"),
        ("russia: french, spain: british, austria: neutral", "austria", "britain"),
    ],
)
def test_an_uncontrolled_minor_is_decided_for(statuses: str, winner: str, decides: str) -> None:
    """C12.7.7, C11.2.2: Round 1: the Spanish garrison in Kiev goes when RU becomes an Ally of ES, or Neutral. Against
    a power of the British Coalition France chooses for ES, else Britain, whatever ES is."""
    game = auction(
        "russia",
        f"""
        statuses: {{{statuses}}}
        garrisons: {{kiev: spain}}
        generals:
          spain_1: {{territory: madrid}}
          spain_2: {{territory: galicia}}
        """,
        4,
        **{winner: 2},
    )
    assert (asked(game), seat(game)) == ("return", decides)


# -- C11.3: peace before, war now


def test_mecklenburg() -> None:
    """T11.1, C11.3.1, C11.3.2, C0.5: PR moves from the British to the French Coalition, RU stays. The Russian general
    (1) and the Prussian garrison (1) are equal: the garrison is the stronger.

    Four steps to Karelia (by Danmark, the red route to Sverige, and Finland), St. Petersburg and Smolensk.
    """
    game = diplomacy(
        """
        statuses: {prussia: british}
        garrisons: {mecklenburg: prussia}
        generals:
          russia_1: {territory: mecklenburg}
        """
    )
    agree(game, prussia="french")
    assert (asked(game), seat(game)) == ("withdrawal", "russia")
    assert options(game) == {"territory karelia", "territory smolensk", "territory st_petersburg", "off"}
    play(game, "territory smolensk")
    assert done(game)
    assert place(game, "russia_1") == "smolensk"
    assert garrison(game, "mecklenburg") == "prussia"
    assert not of_kind(game.events, "lot_drawn")


CRIMEA = """\
round: 2
statuses: {austria: french}
controllers: {ottoman: russia}
generals:
  ottoman_1: {territory: crimea, troops: 2}
  russia_1: {territory: crimea, troops: 1}
"""


def crimea(more: str = "") -> Game:
    return auction("ottoman", CRIMEA + more, 6, austria=3)


def test_crimea() -> None:
    """T11.3, C11.3.2, C11.3.3: OT passes from RU (British) to AT (French): 3 against 2: RU withdraws with his troop."""
    game = crimea()
    assert (status(game, "ottoman"), seat(game)) == ("french", "russia")
    assert options(game) == {"territory zaporozhye", "off"}
    play(game, "territory zaporozhye")
    assert done(game)
    assert (place(game, "russia_1"), troops(game, "russia_1")) == ("zaporozhye", 1)
    assert (place(game, "ottoman_1"), troops(game, "ottoman_1")) == ("crimea", 2)


def test_crimea_with_a_choice() -> None:
    """T11.3, C0.5: Azov, also Russian, is as near: the player chooses; off board is allowed too."""
    game = crimea("garrisons: {azov: russia, podolia: austria}\n")
    assert options(game) == {"territory zaporozhye", "territory azov", "off"}
    play(game, "off")
    assert (place(game, "russia_1"), troops(game, "russia_1")) == ("off", 0)


# Prussia and Russia stand in Posnania as members of the British Coalition; Prussia leaves it.
def posnania(prussia: str, russia: str, more: str = "", chosen: str = "french") -> Game:
    """`prussia` and `russia` are the troops of their generals there, or nothing for none."""
    generals = {"prussia_1": prussia, "russia_1": russia}
    lines = [f"  {name}: {{territory: posnania, troops: {n}}}\n" for name, n in generals.items() if n]
    game = diplomacy("statuses: {prussia: british}\n" + more + "generals:\n" + "".join(lines))
    agree(game, prussia=chosen)
    return game


@pytest.mark.parametrize("chosen", ["french", "expansionist"])
@pytest.mark.parametrize(
    ("prussia", "russia", "weaker", "stronger"), [("0", "1", "prussia", "russia"), ("3", "2", "russia", "prussia")]
)
def test_the_stronger_stays(prussia: str, russia: str, weaker: str, stronger: str, chosen: str) -> None:
    """C11.3.1, C11.3.2: a general counts 1, each troop 1; either power may be the weaker."""
    game = posnania(prussia, russia, chosen=chosen)
    assert (asked(game), seat(game)) == ("withdrawal", weaker)
    play(game, "off")
    assert (place(game, f"{weaker}_1"), place(game, f"{stronger}_1")) == ("off", "posnania")


@pytest.mark.parametrize(
    ("holder", "fortress", "prussia", "russia", "weaker"),
    [
        ("prussia", False, "", "0", "russia"),  # 1 : 1, the garrison is the stronger
        ("prussia", False, "", "1", "prussia"),  # 1 : 2
        ("prussia", False, "1", "2", "russia"),  # 3 : 3
        ("prussia", False, "0", "2", "prussia"),  # 2 : 3
        ("russia", False, "1", "0", "prussia"),  # 2 : 2
        ("russia", False, "2", "0", "russia"),  # 3 : 2
        ("prussia", True, "", "3", "russia"),  # 4 : 4
        ("prussia", True, "", "2", "russia"),  # 4 : 3
        ("russia", True, "3", "", "prussia"),  # 4 : 4
        ("russia", True, "3", "0", "prussia"),  # 4 : 5
    ],
)
def test_strength_with_a_garrison(holder: str, fortress: bool, prussia: str, russia: str, weaker: str) -> None:
    """C11.3.2, C10.2.1: a garrison counts 1, with a fortress 4; of equals that with the garrison is the stronger."""
    more = f"garrisons: {{posnania: {holder}}}\n" + ("fortresses: [posnania]\n" if fortress else "")
    game = posnania(prussia, russia, more)
    gone = {str(event.params["power"]) for event in of_kind(game.events, "garrison_removed")}
    while asks(game, "withdrawal"):
        gone.add(seat(game))
        play(game, "off")
    assert gone == {weaker}
    assert not of_kind(game.events, "lot_drawn")
    assert garrison(game, "posnania") == ("nobody" if weaker == holder else holder)
    assert done(game)


def loser(seed: int) -> str:
    game = posnania("1", "1", f"seed: {seed}\n")
    (drawn,) = of_kind(game.events, "lot_drawn")
    assert drawn.params["territory"] == "posnania"
    assert drawn.params["power"] != seat(game)
    return seat(game)


def test_equal_without_a_garrison() -> None:
    """T11.5, C11.3.2, C0.4: a fair coin; the same seed gives the same loser."""
    losers = [loser(seed) for seed in range(40)]
    assert losers == [loser(seed) for seed in range(40)]
    assert set(losers) == {"prussia", "russia"}
    assert 10 <= losers.count("russia") <= 30


def test_a_fortress_alone_counts_nothing() -> None:
    """C11.3.2, C10.2.1: without a garrison it helps nobody: a coin decides."""
    game = posnania("1", "1", "fortresses: [posnania]\n")
    assert of_kind(game.events, "lot_drawn")


def test_the_weaker_garrison_becomes_a_troop() -> None:
    """T11.7, C11.3.3: a lone garrison (1) against a general with 1 troop (2): a troop elsewhere, and Posnania is
    uncontrolled."""
    game = diplomacy(
        """
        statuses: {prussia: british}
        garrisons: {posnania: prussia}
        generals:
          russia_1: {territory: posnania, troops: 1}
          prussia_1: {territory: berlin}
        """
    )
    agree(game, prussia="french")
    assert done(game)
    assert troops(game, "prussia_1") == 1
    assert controller(game, "posnania") == "nobody"
    assert (place(game, "russia_1"), troops(game, "russia_1")) == ("posnania", 1)


def test_control_reverts() -> None:
    """T11.7, C11.3.3, C5.6.2: the French garrison in Bohemia yields to its former Ally PR: AT controls Bohemia."""
    game = diplomacy("garrisons: {bohemia: france}\ngenerals: {prussia_1: {territory: bohemia, troops: 1}}")
    agree(game, prussia="expansionist")
    assert done(game)
    assert controller(game, "bohemia") == "austria"
    assert place(game, "prussia_1") == "bohemia"
    assert money(game, "france") == 1


def test_the_garrison_joins_the_general_there() -> None:
    """C11.3.3: PR (general and garrison, 2) against RU (3): the garrison goes with its own general, without a choice,
    before he withdraws."""
    game = posnania("0", "2", "garrisons: {posnania: prussia}\n")
    assert troops(game, "prussia_1") == 1
    assert (asked(game), seat(game)) == ("withdrawal", "prussia")
    play(game, "territory berlin")
    assert (place(game, "prussia_1"), troops(game, "prussia_1")) == ("berlin", 1)
    assert changes(game) == [
        ("garrison_removed", "posnania"), ("troop_joined", "prussia_1"), ("general_withdrew", "prussia_1"),
    ]  # fmt: skip


def test_the_garrison_prefers_the_general_there() -> None:
    """C11.3.3: not another general, although he has room too."""
    game = diplomacy(
        """
        statuses: {prussia: british}
        garrisons: {posnania: prussia}
        generals:
          prussia_1: {territory: berlin}
          prussia_2: {territory: posnania}
          russia_1: {territory: posnania, troops: 2}
        """
    )
    agree(game, prussia="french")
    assert [troops(game, f"prussia_{n}") for n in (1, 2)] == [0, 1]


@pytest.mark.parametrize(("other", "joined", "gained"), [("0", 1, 0), ("3", 3, 1)])
def test_the_general_there_is_full(other: str, joined: int, gained: int) -> None:
    """C11.3.3: PR has a general with 3 troops and the garrison (5) against RU and BR (4 + 4): the garrison goes to
    another general, else it is 1 Money."""
    game = diplomacy(
        f"""
        statuses: {{prussia: british}}
        garrisons: {{posnania: prussia}}
        generals:
          prussia_1: {{territory: posnania, troops: 3}}
          prussia_2: {{territory: mecklenburg, troops: {other}}}
          russia_1: {{territory: posnania, troops: 3}}
          britain_1: {{territory: posnania, troops: 3}}
        """
    )
    agree(game, prussia="french")
    assert (troops(game, "prussia_1"), troops(game, "prussia_2"), money(game, "prussia")) == (3, joined, gained)
    assert (asked(game), seat(game)) == ("withdrawal", "prussia")
    play(game, "territory berlin")
    assert troops(game, "prussia_1") == 3
    assert garrison(game, "posnania") == "nobody"


# -- C11.3.4: more than two powers


def three(troops_there: tuple[int, int, int], seed: int = 0, more: str = "", **chosen: str) -> Game:
    """PR, AT and RU, all British, are in Posnania with these troops; then these statuses are chosen."""
    powers = zip(("prussia", "austria", "russia"), troops_there, strict=True)
    generals = "".join(f"  {power}_1: {{territory: posnania, troops: {n}}}\n" for power, n in powers)
    game = diplomacy(f"seed: {seed}\nstatuses: {{prussia: british}}\n{more}generals:\n{generals}")
    agree(game, **chosen)
    return game


def leaving(game: Game) -> list[str]:
    """Who must withdraw, in order; all of them go off board."""
    found = []
    while asks(game, "withdrawal"):
        found.append(seat(game))
        play(game, "off")
    assert done(game)
    return found


def test_allies_count_together() -> None:
    """C11.3.4: PR, the strongest single power (4), against AT and RU (3 + 2)."""
    assert leaving(three((3, 2, 1), prussia="french")) == ["prussia"]


def test_allies_leave_together() -> None:
    """C11.3.4: PR (4) against AT and RU (2 + 1): both withdraw, in Power Order."""
    assert leaving(three((3, 1, 0), prussia="french")) == ["austria", "russia"]


def test_three_sides() -> None:
    """C11.3.4: PR French (4), AT Expansionist (3), RU British (2): the strongest stays, both others withdraw."""
    assert leaving(three((3, 2, 1), prussia="french", austria="expansionist")) == ["austria", "russia"]
    assert leaving(three((1, 3, 2), prussia="french", austria="expansionist")) == ["prussia", "russia"]


def test_two_expansionists_are_two_sides() -> None:
    """C11.3.4, C7.5.4: PR and AT, both Expansionists (3 and 2), do not count together against RU (4)."""
    assert leaving(three((2, 1, 3), prussia="expansionist", austria="expansionist")) == ["prussia", "austria"]


def test_tied_sides_draw_lots() -> None:
    """C11.3.4, C11.3.2: PR and AT are equal and stronger than RU: one of the two stays, never RU."""
    stayed = set()
    for seed in range(30):
        gone = leaving(three((2, 2, 1), seed, prussia="french", austria="expansionist"))
        stayed |= {"prussia", "austria", "russia"} - set(gone)
        assert len(gone) == 2
    assert stayed == {"prussia", "austria"}


def test_tied_sides_and_a_garrison() -> None:
    """C11.3.4, C11.3.2: RU's garrison makes its side (1 + 1 + 1) the stronger of three equal ones."""
    game = three((2, 2, 1), more="garrisons: {posnania: russia}\n", prussia="french", austria="expansionist")
    assert not of_kind(game.events, "lot_drawn")
    assert leaving(game) == ["prussia", "austria"]


def test_a_group_is_one_side() -> None:
    """C11.3.4, C12.5.1: RU and its Minor OT, both Expansionists now (2 + 2), outweigh BR (3)."""
    game = diplomacy(
        """
        controllers: {ottoman: russia}
        generals:
          britain_1: {territory: posnania, troops: 2}
          russia_1: {territory: posnania, troops: 1}
          ottoman_1: {territory: posnania, troops: 1}
        """,
        players=6,
    )
    agree(game, russia="expansionist")
    assert leaving(game) == ["britain"]


def test_no_battle() -> None:
    """C11.3.4: no cards, no support, no losses, no Influence, no Morale."""
    game = diplomacy(
        """
        statuses: {prussia: british}
        hands: {prussia: [6], russia: [6]}
        generals:
          prussia_1: {territory: posnania, troops: 1}
          prussia_2: {territory: berlin, troops: 3}
          russia_1: {territory: posnania, troops: 2}
        """
    )
    before = [(morale(game, power), influence(game, power)) for power in POWERS]
    agree(game, prussia="french")
    assert (asked(game), seat(game)) == ("withdrawal", "prussia")
    play(game, "off")
    assert not {"battle", "card_played", "supported", "battle_won"} & set(kinds(game.events))
    assert [(morale(game, power), influence(game, power)) for power in POWERS] == before
    assert (troops(game, "prussia_2"), troops(game, "russia_1")) == (3, 2)


def test_garrisons_need_a_general_to_contradict() -> None:
    """C11.3.1, C11.6.2: a general on a former Ally's home without any piece of the owner stays."""
    game = diplomacy("statuses: {prussia: british}\ngenerals: {russia_1: {territory: mecklenburg, troops: 1}}")
    agree(game, prussia="french")
    assert done(game)
    assert place(game, "russia_1") == "mecklenburg"
    assert controller(game, "mecklenburg") == "prussia"


def test_enemies_need_not_be_the_owners() -> None:
    """C11.3.1: any territory: AT and RU fall out in Mecklenburg, Prussia's home."""
    game = diplomacy(
        """
        statuses: {prussia: british}
        generals:
          austria_1: {territory: mecklenburg, troops: 1}
          russia_1: {territory: mecklenburg, troops: 2}
        """
    )
    agree(game, austria="expansionist")
    assert leaving(game) == ["austria"]
    assert place(game, "russia_1") == "mecklenburg"


@pytest.mark.parametrize(("britain", "gone"), [(1, ["britain"]), (3, ["russia"])])
def test_a_new_neutral_outside_its_home(britain: int, gone: list[str]) -> None:
    """C11.3.1, C7.5.5: RU becomes Neutral: in Warszawa, its garrison and general (2) stand against BR, once an Ally."""
    game = diplomacy(
        f"""
        garrisons: {{warszawa: russia}}
        generals:
          britain_1: {{territory: warszawa, troops: {britain}}}
          russia_1: {{territory: warszawa}}
        """
    )
    agree(game, russia="neutral")
    found = leaving(game)
    assert found == gone
    assert garrison(game, "warszawa") == ("russia" if gone == ["britain"] else "nobody")


# -- C11.4: Neutrals


def test_everybody_leaves_a_new_neutral() -> None:
    """C11.4.1, C11.4.4, C11.2.2: RU becomes Neutral: the enemy PR loses garrison and place, and so does AT, an Ally
    until now, without being asked to stay."""
    game = diplomacy(
        """
        garrisons: {smolensk: prussia}
        generals:
          prussia_1: {territory: smolensk, troops: 1}
          austria_1: {territory: kiev, troops: 1}
          britain_1: {territory: karelia, troops: 1}
        """
    )
    agree(game, russia="neutral")
    assert troops(game, "prussia_1") == 2
    assert leaving(game) == ["britain", "prussia", "austria"]
    assert controller(game, "smolensk") == "russia"


@pytest.mark.parametrize(
    ("general", "clause"),
    [
        ("prussia_1: {territory: smolensk}", "C11.2.4"),
        ("austria_1: {territory: kiev}", "C11.4.4"),
        ("russia_1: {territory: litwa}", "C11.4.2"),
    ],
)
def test_a_withdrawal_cites_its_clause(general: str, clause: str) -> None:
    """C11.2.4, C11.4.2, C11.4.4: RU becomes Neutral: a former enemy and a former Ally leave its home, and its own
    general leaves ground that is nobody's."""
    game = diplomacy(f"generals: {{{general}}}")
    agree(game, russia="neutral")
    (decision,) = game.decisions()
    assert (decision.kind, decision.clause) == ("withdrawal", clause)


def test_a_new_neutral_goes_home() -> None:
    """T11.6, C11.4.2, C11.4.3: RU's garrison in Warszawa stays, with a general; that in an Ottoman home is removed;
    a general on uncontrolled ground withdraws, and so does one on a foreign home."""
    game = diplomacy(
        """
        statuses: {ottoman: french}
        garrisons: {warszawa: russia, wallachia: russia}
        generals:
          russia_1: {territory: warszawa, troops: 1}
          russia_2: {territory: litwa, troops: 3}
          russia_3: {territory: banat, troops: 3}
          russia_4: {territory: hungaria, troops: 2}
        """
    )
    agree(game, russia="neutral")
    assert garrison(game, "warszawa") == "russia"
    assert controller(game, "wallachia") == "ottoman"
    assert asked(game) == "return"
    assert options(game) == {"general russia_1", "general russia_4"}
    play(game, "general russia_1")
    found = []
    while asks(game, "withdrawal"):
        found.append(str(game.decisions()[0].params["general"]))
        play(game, "off")
    assert found == ["russia_2", "russia_3", "russia_4"]
    assert (place(game, "russia_1"), troops(game, "russia_1")) == ("warszawa", 2)


@pytest.mark.parametrize("territory", ["litwa", "posnania", "podolia", "hungaria", "serbia", "paris"])
def test_ground_that_a_neutral_leaves(territory: str) -> None:
    """C11.4.2: uncontrolled, under an Ally's garrison, an Ally's home, a Neutral's or an enemy's."""
    text = "statuses: {ottoman: french}\ngarrisons: {podolia: austria}\n"
    game = diplomacy(text + f"generals: {{russia_1: {{territory: {territory}}}}}")
    agree(game, russia="neutral")
    assert (asked(game), seat(game)) == ("withdrawal", "russia")


@pytest.mark.parametrize("territory", ["kiev", "warszawa", "polesie"])
def test_ground_on_which_a_neutral_stays(territory: str) -> None:
    """C11.4.3: its home, and what its garrisons hold outside home territories."""
    text = "garrisons: {warszawa: russia, polesie: russia}\n"
    game = diplomacy(text + f"generals: {{russia_1: {{territory: {territory}, troops: 2}}}}")
    agree(game, russia="neutral")
    assert done(game)
    assert (place(game, "russia_1"), troops(game, "russia_1")) == (territory, 2)
    assert garrison(game, "polesie") == "russia"


def test_a_new_neutral_has_its_home_back() -> None:
    """C11.4.1, C11.2.2, C5.6.2: the French garrison in Kiev goes; France, without a general, gets 1 Money for it."""
    game = diplomacy("garrisons: {kiev: france}\ngenerals: {russia_1: {territory: st_petersburg}}")
    agree(game, russia="neutral")
    assert done(game)
    assert controller(game, "kiev") == "russia"
    assert money(game, "france") == 1


@pytest.mark.parametrize("territory", ["serbia", "crimea"])
def test_a_neutral_stays_on_the_ground_of_its_group(territory: str) -> None:
    """C11.4.2, C11.5.1: AT becomes Neutral, its Minor OT with it: AT may stand on Ottoman ground, home or not."""
    game = diplomacy(
        f"""
        controllers: {{ottoman: austria}}
        garrisons: {{crimea: ottoman}}
        generals:
          austria_1: {{territory: {territory}, troops: 1}}
        """,
        players=6,
    )
    agree(game, austria="neutral")
    assert status(game, "ottoman") == "neutral"
    assert done(game)
    assert place(game, "austria_1") == territory


def test_minors_become_neutral_too() -> None:
    """C11.4.2, C11.4.4, C12.5.4: OT, Minor of AT, becomes Neutral: its general leaves Podolia, a British one Serbia."""
    game = diplomacy(
        """
        controllers: {ottoman: austria}
        generals:
          ottoman_1: {territory: podolia, troops: 1}
          britain_1: {territory: serbia, troops: 1}
        """,
        players=6,
    )
    agree(game, austria="neutral")
    assert leaving(game) == ["britain", "austria"]
    assert place(game, "ottoman_1") == "off"


SERBIA = """\
statuses: {austria: neutral}
controllers: {ottoman: austria}
generals:
  austria_1: {territory: serbia, troops: 1}
"""


def test_a_minor_leaves_a_neutral_s_group() -> None:
    """T11.8, C11.4.5, C11.4.2: FR wins the auction for OT: the Austrian general withdraws from Serbia, although no
    status of AT has changed and no Ottoman piece is there. Banat and Bosnia are between Serbia and Austria's homes."""
    game = auction("ottoman", "round: 2\n" + SERBIA, 6, france=2)
    assert (asked(game), seat(game)) == ("withdrawal", "austria")
    assert options(game) == {"territory hungaria", "territory styria", "territory transylvania", "off"}


def test_a_neutral_group_is_left_alone() -> None:
    """T11.8, C11.4.5: while both are Neutral in one Group, no update moves him."""
    game = auction("ottoman", "round: 2\n" + SERBIA, 6, austria=2)
    assert done(game)
    assert place(game, "austria_1") == "serbia"
    game = diplomacy(SERBIA, players=6)
    agree(game, prussia="british", russia="expansionist")
    assert done(game)
    assert place(game, "austria_1") == "serbia"


def test_a_minor_goes_from_one_neutral_to_another() -> None:
    """C11.4.5, C11.4.4: PR, Neutral too, wins the auction: OT stays Neutral, yet the Austrian general is a foreign
    one now; the Ottoman general in Hungaria, Austria's home, leaves as well."""
    text = "round: 2\n" + SERBIA.replace("austria: neutral}", "austria: neutral, prussia: neutral}")
    game = auction("ottoman", text + "  ottoman_1: {territory: hungaria}\n", 6, prussia=2)
    assert status(game, "ottoman") == "neutral"
    assert leaving(game) == ["austria", "prussia"]
    assert [place(game, general) for general in ("austria_1", "ottoman_1")] == ["off", "off"]


# -- C11.5: standing rules


@pytest.mark.parametrize(
    ("general", "wanted"),
    [
        ("austria_1", {"moravia", "styria", "transylvania", "wien", "bosnia"}),
        ("austria_2", {"transylvania", "bosnia", "serbia", "wallachia"}),
    ],
)
def test_where_a_neutral_general_may_go(general: str, wanted: set[str]) -> None:
    """C11.5.1: only to ground of his power or its Group: neither uncontrolled nor an enemy's.

    From Hungaria not to Banat, where another own general is, and from Banat not to Hungaria.
    """
    game = moving(
        "austria",
        """
        round: 2
        statuses: {austria: neutral}
        controllers: {ottoman: austria}
        garrisons: {banat: austria, bosnia: ottoman}
        generals:
          austria_1: {territory: hungaria, troops: 1}
          austria_2: {territory: banat, troops: 1}
        """,
        players=6,
    )
    play(game, "power prussia", f"general {general}")
    assert arguments(game, "march") == wanted


def test_a_neutral_general_does_not_enter_empty_ground() -> None:
    """C11.5.1, T9.18: from Moravia neither to Silesia, which nobody controls, nor to Warszawa, held by RU."""
    text = "statuses: {austria: neutral}\ngarrisons: {warszawa: russia}\ngenerals: {austria_1: {territory: moravia}}"
    game = moving("austria", text)
    play(game, "power prussia", "general austria_1")
    assert arguments(game, "march") == {"bohemia", "hungaria", "styria", "wien"}


@pytest.mark.parametrize("chosen", ["british", "french", "expansionist", "neutral"])
def test_nobody_enters_a_neutral_s_home(chosen: str) -> None:
    """C11.5.2: AT is Neutral; OT, whatever it is, cannot enter Hungaria or Transylvania."""
    game = moving(
        "ottoman",
        f"""
        statuses: {{austria: neutral, ottoman: {chosen}}}
        garrisons: {{banat: ottoman}}
        generals:
          ottoman_1: {{territory: banat, troops: 1}}
        """,
    )
    play(game, "power austria")
    if asked(game) == "dismissal":
        play(game, "stop")
    play(game, "general ottoman_1")
    assert not {"hungaria", "transylvania"} & arguments(game, "march")
    assert {"serbia", "wallachia"} <= arguments(game, "march")
    assert ("bosnia" in arguments(game, "march")) is (chosen != "neutral")


def test_a_neutral_is_attacked_only_abroad() -> None:
    """C11.5.3, C11.4.3: AT's general in Bosnia, on his garrison, can be attacked; at home he can not."""
    game = moving(
        "ottoman",
        """
        statuses: {austria: neutral, ottoman: french}
        garrisons: {bosnia: austria}
        generals:
          austria_1: {territory: bosnia}
          austria_2: {territory: hungaria}
          ottoman_1: {territory: banat, troops: 3}
        """,
    )
    play(game, "power austria", "general ottoman_1")
    assert "bosnia" in arguments(game, "march")
    assert "hungaria" not in arguments(game, "march")
    play(game, "march bosnia")
    while game.decisions()[0].clause == "C9.10.1":
        play(game, "keep")
    assert [event.params["territory"] for event in of_kind(game.events, "battle")] == ["bosnia"]


# -- C11.6: order


def test_order_of_an_update() -> None:
    """C11.6.1: all garrisons of cases 1 and 3, then all generals, then the new enemies.

    PR leaves FR for BR. Prussian and Austrian garrisons on each other's homes go; the Austrian general in Berlin may
    stay; and PR meets ES, an Ally until now, in Saxonia.
    """
    game = diplomacy(
        """
        garrisons: {bohemia: prussia, pomerania: austria}
        generals:
          austria_1: {territory: berlin}
          prussia_1: {territory: saxonia}
          spain_1: {territory: saxonia, troops: 1}
        """
    )
    agree(game, prussia="british")
    assert asked(game) == "leave"
    play(game, "accept")
    assert (asked(game), seat(game)) == ("withdrawal", "prussia")
    play(game, "off")
    assert changes(game) == [
        ("garrison_removed", "bohemia"), ("troop_joined", "prussia_1"),
        ("garrison_removed", "pomerania"), ("troop_joined", "austria_1"),
        ("general_stayed", "austria_1"), ("general_off", "prussia_1"),
    ]  # fmt: skip


def test_garrisons_in_power_order() -> None:
    """C11.6.1: of the owners, not of the territories: PR, AT, FR."""
    game = diplomacy(
        """
        statuses: {prussia: expansionist, austria: french}
        garrisons: {karelia: france, kiev: austria, zaporozhye: prussia}
        """
    )
    agree(game, russia="neutral")
    removed = [event.params["territory"] for event in of_kind(game.events, "garrison_removed")]
    assert removed == ["zaporozhye", "kiev", "karelia"]


def test_generals_in_power_order() -> None:
    """C11.6.1: of the owners: the Neutral's own generals have their place among the others."""
    game = diplomacy(
        """
        statuses: {prussia: expansionist, austria: french}
        generals:
          spain_1: {territory: karelia}
          russia_1: {territory: litwa}
          france_1: {territory: smolensk}
          austria_1: {territory: moskva}
          prussia_1: {territory: zaporozhye}
        """
    )
    agree(game, russia="neutral")
    assert leaving(game) == ["prussia", "austria", "france", "russia", "spain"]


def test_enemies_in_alphabetical_order() -> None:
    """C11.6.1: territories by their names, whatever their place on the board or in the files."""
    places = ("wurttemberg", "pfalz", "franconia", "westfalia")
    game = diplomacy(
        "statuses: {russia: french}\ngenerals:\n"
        + "".join(f"  russia_{n}: {{territory: {territory}}}\n" for n, territory in enumerate(places, 1))
        + "  prussia_1: {territory: wurttemberg, troops: 1}\n"
        + "  prussia_2: {territory: pfalz, troops: 1}\n"
        + "  prussia_3: {territory: franconia, troops: 1}\n"
        + "  france_1: {territory: westfalia, troops: 1}\n"
    )
    agree(game, russia="expansionist")
    found = []
    while asks(game, "withdrawal"):
        found.append(game.decisions()[0].params["territory"])
        play(game, "off")
    assert found == ["franconia", "pfalz", "westfalia", "wurttemberg"]


def test_several_updates_leave_nothing_behind() -> None:
    """C11.6.1, S27: whatever changes sides, in the end no hostile powers are together."""
    game = diplomacy(
        """
        statuses: {ottoman: french}
        garrisons: {bohemia: prussia, silesia: prussia, podolia: ottoman, hungaria: ottoman, wallachia: austria}
        generals:
          prussia_1: {territory: silesia, troops: 2}
          france_1: {territory: silesia, troops: 3}
          spain_1: {territory: bohemia, troops: 1}
          ottoman_1: {territory: hungaria, troops: 2}
          austria_1: {territory: wien, troops: 3}
          britain_1: {territory: wien, troops: 1}
          russia_1: {territory: moravia, troops: 1}
        """
    )
    agree(game, austria="neutral", prussia="expansionist", ottoman="british")
    while not done(game):
        play(game, str(game.decisions()[0].options[0]))
    game.rules.check(game.state)
    assert controller(game, "hungaria") == "austria"
    assert controller(game, "wallachia") == "ottoman"
    # Silesia: PR 1 + 2 + 1 = 4 and FR 4 are equal: PR has the garrison.
    assert garrison(game, "silesia") == "prussia"
    assert place(game, "france_1") != "silesia"


# -- C0.5, C0.6: the nearest territory


def withdrawing(more: str, general: str = "prussia_1", territory: str = "bohemia", **chosen: str) -> set[str]:
    """Where a general on Austria's home may go when AT becomes Neutral."""
    text, _, generals = more.partition("generals:\n")
    game = diplomacy(f"{text}generals:\n  {general}: {{territory: {territory}}}\n{generals}")
    agree(game, **(chosen or {"austria": "neutral"}))
    if asked(game) != "withdrawal":
        assert place(game, general) == "off"
        return set()
    assert game.decisions()[0].params["general"] == general
    return options(game) - {"off"}


def test_the_nearest_territory() -> None:
    """C0.5: fewest steps over land: Bohemia - Silesia - Berlin; the other homes are three steps away."""
    assert withdrawing("") == {"territory berlin"}


def test_a_nearer_garrison() -> None:
    """C0.5: any territory controlled by that very power counts, here its garrison in Silesia."""
    assert withdrawing("garrisons: {silesia: prussia}\n") == {"territory silesia"}


def test_an_ally_s_territory_is_no_target() -> None:
    """C0.5: not merely by an Ally: the French garrison in Silesia, next to Bohemia, is not for PR."""
    assert withdrawing("garrisons: {silesia: france}\n") == {"territory berlin"}


def test_equally_near_territories() -> None:
    """C0.5: Silesia and Saxonia are both one step away, Warszawa is not: the owner chooses."""
    garrisons = "garrisons: {silesia: prussia, warszawa: prussia, saxonia: prussia}\n"
    assert withdrawing(garrisons) == {"territory silesia", "territory saxonia"}


def test_no_second_own_general() -> None:
    """C0.5: Berlin has a Prussian general; the next are three steps away: Mecklenburg by Hannover,
    Pomerania and Borussia by Posnania."""
    assert withdrawing("generals:\n  prussia_2: {territory: berlin}\n") == {
        "territory borussia", "territory mecklenburg", "territory pomerania",
    }  # fmt: skip


@pytest.mark.parametrize(("standing", "free"), [("britain_1", False), ("ottoman_1", False), ("france_1", True)])
def test_no_general_to_fight(standing: str, free: bool) -> None:
    """C0.5, C7.5: an enemy's general in Berlin bars it, an Expansionist's too; an Ally's does not."""
    found = withdrawing(f"statuses: {{ottoman: expansionist}}\ngenerals:\n  {standing}: {{territory: berlin}}\n")
    assert ("territory berlin" in found) is free


def test_a_neutral_s_general_bars_a_contested_target() -> None:
    """C0.5, C7.5.5: the Spaniard on the Prussian garrison in Silesia, an Ally until now, becomes Neutral and leaves
    after PR in Power Order: PR could fight him there."""
    game = diplomacy(
        """
        garrisons: {silesia: prussia}
        generals:
          prussia_1: {territory: bohemia}
          spain_1: {territory: silesia}
        """
    )
    agree(game, austria="neutral", spain="neutral")
    assert seat(game) == "prussia"
    assert options(game) == {"territory berlin", "off"}


def test_occupants_on_the_way_do_not_matter() -> None:
    """C0.5: Silesia, on the way to Berlin, is full of enemies."""
    text = "garrisons: {silesia: britain}\ngenerals:\n  britain_1: {territory: silesia, troops: 3}\n"
    assert withdrawing(text) == {"territory berlin"}


def test_no_eligible_target() -> None:
    """C0.5, C0.6: all homes are held by enemies: off board, without a question, and his troops are lost."""
    held = "berlin: britain, mecklenburg: britain, pomerania: russia, borussia: russia"
    game = diplomacy(f"garrisons: {{{held}}}\ngenerals: {{prussia_1: {{territory: bohemia, troops: 3}}}}")
    agree(game, austria="neutral")
    assert done(game)
    assert (place(game, "prussia_1"), troops(game, "prussia_1")) == ("off", 0)


def test_own_sea_routes() -> None:
    """C0.5: BR from Oporto by its own route to Cornwall, one step, and not farther to London."""
    game = diplomacy(
        """
        statuses: {spain: british}
        generals:
          britain_1: {territory: oporto}
          spain_1: {territory: oporto, troops: 2}
        """
    )
    agree(game, spain="french")
    assert (asked(game), seat(game), options(game)) == ("withdrawal", "britain", {"territory cornwall", "off"})


def test_routes_of_enemies() -> None:
    """C0.5: ES from Lisboa: its garrison in Sardinia is one step away by a red route, which is closed; its homes
    Madrid and Andalucia are next by land."""
    game = diplomacy(
        """
        statuses: {spain: british}
        garrisons: {sardinia: spain}
        generals:
          britain_1: {territory: lisboa, troops: 2}
          spain_1: {territory: lisboa}
        """
    )
    agree(game, spain="expansionist")
    assert (asked(game), seat(game)) == ("withdrawal", "spain")
    assert options(game) == {"territory madrid", "territory andalucia", "off"}


@pytest.mark.parametrize(
    ("chosen", "wanted"),
    [("british", {"karelia", "smolensk", "st_petersburg"}), ("expansionist", {"smolensk", "st_petersburg"})],
)
def test_routes_of_allies(chosen: str, wanted: set[str]) -> None:
    """C0.5: from Mecklenburg RU uses Britain's route from Danmark to Sverige, and so has Karelia in four steps, only
    while it is Britain's Ally."""
    game = diplomacy(
        """
        statuses: {prussia: british}
        garrisons: {mecklenburg: prussia}
        generals:
          russia_1: {territory: mecklenburg}
        """
    )
    agree(game, prussia="french", russia=chosen)
    assert options(game) == {"off", *(f"territory {territory}" for territory in wanted)}


def test_former_allies_routes_are_closed() -> None:
    """C0.5: a *current* Ally's colour: FR from Sardinia, when ES leaves its Coalition, has no route any more: off."""
    text = """
        garrisons: {sardinia: spain}
        generals:
          spain_1: {territory: sardinia}
          france_1: {territory: sardinia}
        """
    game = diplomacy(text)
    agree(game, spain="expansionist")
    assert place(game, "france_1") == "off"
    assert done(game)


@pytest.mark.parametrize(("players", "wanted"), [(4, set()), (6, {"territory provence", "off"})])
def test_nobody_lends_the_routes_of_an_uncontrolled_minor(players: int, wanted: set[str]) -> None:
    """C0.5, C12.7.8: FR from Sardinia over Spain's route and Catalonia to Provence, if ES, its Ally, is a Major; not in
    Round 1 while nobody controls ES."""
    minor = "russia" if players == 4 else "ottoman"
    game = auction(
        minor,
        f"""
        statuses: {{{minor}: french, austria: british}}
        generals:
          france_1: {{territory: sardinia}}
          {minor}_1: {{territory: sardinia, troops: 1}}
        """,
        players,
        austria=1,
    )
    assert (options(game) if asked(game) == "withdrawal" else set()) == wanted
    assert place(game, "france_1") == ("sardinia" if wanted else "off")


def test_impassable_areas_are_not_crossed() -> None:
    """C0.5, C5.4.4: FR in Lombardia: Provence is two steps away by Piedmont; the garrison in Wurttemberg, just
    behind the Alps, is farther."""
    game = diplomacy(
        """
        statuses: {austria: french}
        garrisons: {lombardia: austria, wurttemberg: france}
        generals:
          france_1: {territory: lombardia}
        """
    )
    agree(game, austria="expansionist")
    assert (asked(game), seat(game), options(game)) == ("withdrawal", "france", {"territory provence", "off"})


def test_the_target_must_be_among_the_nearest() -> None:
    """C0.5: another own territory is refused, and nothing changes."""
    game = prussian_in_bohemia(austria="neutral")
    for territory in ("pomerania", "bohemia", "silesia"):
        with pytest.raises(IllegalMove):
            play(game, f"territory {territory}")
    assert place(game, "prussia_1") == "bohemia"


def test_one_withdrawal_after_the_other() -> None:
    """C0.5, C5.9.2: two generals do not take the same place: Berlin is taken for the second."""
    game = diplomacy(
        """
        generals:
          prussia_1: {territory: moravia}
          prussia_2: {territory: bohemia}
        """
    )
    agree(game, austria="neutral")
    play(game, "territory berlin")
    assert game.decisions()[0].params["general"] == "prussia_2"
    assert options(game) == {"territory borussia", "territory mecklenburg", "territory pomerania", "off"}


def test_updates_are_public() -> None:
    """C11, S10, S11: all see what is removed, joined, withdrawn and decided."""
    game = diplomacy("garrisons: {bohemia: prussia}\ngenerals: {prussia_1: {territory: moravia, troops: 1}}")
    choose(game, prussia="british")
    play(game, "accept", "decline", "territory berlin")
    for who in (*POWERS, None):
        seen = [event for event in game.log(who) if event.kind in CHANGES]
        assert kinds(seen) == ["garrison_removed", "troop_joined", "general_withdrew"]
    assert state(game).outcome is None


def test_an_uncontrolled_spain_withdraws_over_its_own_sea_routes() -> None:
    """C0.5, C12.7.7, C12.7.8: what a Minor that nobody controls does not lend to others is still its own."""
    text = """
        statuses: {spain: british}
        generals: {spain_1: {territory: sardinia}}
        garrisons: {sardinia: russia}
        fortresses: [sardinia]
        """
    game = auction("russia", text, 4, france=1)
    assert (asked(game), seat(game)) == ("withdrawal", "britain")
    assert arguments(game, "territory") == {"catalonia"}
    play(game, "territory catalonia")
    assert place(game, "spain_1") == "catalonia"
