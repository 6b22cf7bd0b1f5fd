"""C12 Minors: auctions, control, playing a Minor, and Minors that nobody controls yet."""

from __future__ import annotations

import pytest

from kabinett import new_game
from kabinett.ancien_regime.board import POWER_IDS
from kabinett.core.errors import IllegalMove
from kabinett.core.game import Game
from tests.ancien_regime.battle_table import decided, end_moving, fought, go, result, set_out
from tests.ancien_regime.table import (
    acting,
    arguments,
    asked,
    asks,
    controller,
    garrison,
    hand,
    idle,
    influence,
    kinds,
    money,
    morale,
    moving,
    of_kind,
    options,
    place,
    play,
    position,
    seat,
    state,
    status,
    troops,
)

DRILLS = {"russia": 5, "spain": 6, "ottoman": 7}
# Four players, Round 2: Russia is Austria's Minor (British), Spain and the Ottomans are France's (French).
FOUR = "round: 2\ncontrollers: {russia: austria, spain: france, ottoman: france}\n"


def controlled_by(game: Game, minor: str) -> str:
    """The Major that controls a Minor, or nobody."""
    s = state(game)
    return s.power_id(s.controlled_by[POWER_IDS.index(minor)])


def bid(game: Game, **bids: int) -> None:
    """All bids of an auction; who is not named bids 0."""
    assert {decision.kind for decision in game.decisions()} == {"bid"}
    for power in [decision.seat for decision in game.decisions()]:
        game.play(power, f"bid {bids.get(power, 0)}")


def auction(minor: str, text: str = "", players: int = 4) -> Game:
    """The control of a Minor is settled now."""
    return position(f"turn: {DRILLS[minor]}\npart: control\n{text}", players=players)


def answer(game: Game, power: str, **choices: str) -> None:
    """Statuses are chosen: a power as `choices` say, others stay; Leaders expel nobody and accept everybody."""
    while game.decisions() and game.decisions()[0].kind in ("expulsion", "status", "application"):
        decision = game.decisions()[0]
        stay = f"status {game.view(None).position['status'][decision.seat]}"
        by_kind = {"expulsion": "stop", "application": "accept", "status": stay}
        game.play(decision.seat, choices.get(decision.kind, stay) if decision.seat == power else by_kind[decision.kind])


# -- C12.1, C12.2


@pytest.mark.parametrize(("players", "minors"), [(4, 3), (5, 2), (6, 1), (7, 0)])
def test_all_powers_stay_in_play(players: int, minors: int) -> None:
    """C12.1.1: with fewer players the Minors are on the map too, and on the wheel."""
    game = new_game("ancien_regime", seed=1, players=players)
    assert len(game.seats) == 7 - minors
    assert {place(game, f"{power}_1") for power in POWER_IDS}.isdisjoint({"off"})
    assert set(game.view(None).position["wheel"]) == set(POWER_IDS)


def test_minors_start_without_money_and_influence() -> None:
    """C12.2.1: Russia and Spain, which start with Money as Majors."""
    game = new_game("ancien_regime", seed=1, players=4)
    assert [money(game, minor) for minor in DRILLS] == [0, 0, 0]
    assert [influence(game, minor) for minor in DRILLS] == [0, 0, 0]
    assert set(game.rules.scores(game.state)).isdisjoint(DRILLS)


@pytest.mark.parametrize(("minor", "turn"), DRILLS.items())
def test_a_minor_is_uncontrolled_until_its_first_drill(minor: str, turn: int) -> None:
    """C12.1.2, C12.3.1, T12.9: and always controlled from then on, through the whole of Round 2."""
    game = new_game("ancien_regime", seed=1, players=4)
    idle(game, lambda game: asks(game, "bid") and state(game).turn == turn)
    assert state(game).round == 1
    assert controlled_by(game, minor) == "nobody"
    bid(game, prussia=1)
    assert controlled_by(game, minor) == "prussia"
    idle(game, lambda game: controlled_by(game, minor) == "nobody" or state(game).round == 3)
    assert state(game).round == 3


@pytest.mark.parametrize("round_", [1, 2, 5])
@pytest.mark.parametrize("minor", DRILLS)
def test_control_is_settled_at_each_drill(minor: str, round_: int) -> None:
    """C12.3.1: in every Round, before any action of the turn."""
    controllers = "controllers: {russia: britain, spain: britain, ottoman: britain}" if round_ > 1 else ""
    if round_ == 1:
        earlier = [f"{other}: britain" for other, turn in DRILLS.items() if turn < DRILLS[minor]]
        controllers = f"controllers: {{{', '.join(earlier)}}}" if earlier else ""
    game = position(f"round: {round_}\nturn: {DRILLS[minor]}\n{controllers}", players=4)
    assert {(decision.kind, decision.params["minor"]) for decision in game.decisions()} == {("bid", minor)}
    assert "action_began" not in kinds(game.events)


# -- C12.3: the auction


def rulebook_auction() -> Game:
    """T12.1: the Ottomans are Russia's (British); Austria is French. Both have a General in Crimea."""
    return auction(
        "ottoman",
        """
round: 2
controllers: {ottoman: russia}
statuses: {austria: french}
money: {ottoman: 4, austria: 1, russia: 2}
hands: {ottoman: [5, 6], austria: [1], russia: [2]}
draw: [3]
generals:
  ottoman_1: {territory: crimea, troops: 2}
  russia_1: {territory: crimea, troops: 1}
""",
        players=6,
    )


def test_the_auction_of_the_rulebook() -> None:
    """T12.1, C12.3.2, C12.3.3, C12.3.4, C12.4.1: Austria and Russia bid 3; Austria is earlier in Power Order: it pays
    3, Russia nothing; the Ottomans are French now."""
    game = rulebook_auction()
    assert status(game, "ottoman") == "british"
    bid(game, austria=3, russia=3)
    assert controlled_by(game, "ottoman") == "austria"
    assert (morale(game, "austria"), morale(game, "russia"), morale(game, "ottoman")) == (6, 3, 2)
    assert status(game, "ottoman") == "french"


def test_the_update_after_the_auction_of_the_rulebook() -> None:
    """T12.1, T11.3, C12.4.2, C12.6.1: new wars with others: 3 against 2, so Russia leaves Crimea for Zaporozhye."""
    game = rulebook_auction()
    bid(game, austria=3, russia=3)
    assert (asked(game), seat(game)) == ("withdrawal", "russia")
    assert options(game) == {"territory zaporozhye", "off"}
    play(game, "territory zaporozhye")
    assert (place(game, "russia_1"), troops(game, "russia_1")) == ("zaporozhye", 1)
    assert (place(game, "ottoman_1"), troops(game, "ottoman_1")) == ("crimea", 2)


def test_austria_performs_the_ottoman_drill() -> None:
    """T12.1, C12.4.3, C12.4.4: cards and Money pass to Austria, apart from its own; it drills with the Ottoman hand."""
    game = rulebook_auction()
    assert game.view("russia").position["hands"]["ottoman"] == [5, 6]
    assert game.view("austria").position["hands"]["ottoman"] == 2
    bid(game, austria=3, russia=3)
    play(game, "off")
    assert (asked(game), seat(game)) == ("drill", "austria")
    assert options(game) == {"card 3", "card 5", "card 6"}
    assert game.view("russia").position["hands"]["ottoman"] == 3
    assert game.view("austria").position["hands"]["ottoman"] == [3, 5, 6]
    assert [event.audience for event in of_kind(game.events, "hand_seen")] == [frozenset({"austria"})]
    play(game, "card 3")
    assert (hand(game, "ottoman"), hand(game, "austria"), hand(game, "russia")) == ([5, 6], [1], [2])
    assert (money(game, "ottoman"), money(game, "austria"), money(game, "russia")) == (4, 1, 2)


def test_all_bid_nothing() -> None:
    """T12.2, C12.3.3: Britain controls and pays nothing."""
    game = auction("ottoman", players=6)
    bid(game)
    assert controlled_by(game, "ottoman") == "britain"
    assert morale(game, "britain") == 5


@pytest.mark.parametrize(("power", "most"), [("britain", 5), ("prussia", 12), ("austria", 9), ("france", 11)])
def test_bids_go_up_to_the_morale_of_the_major(power: str, most: int) -> None:
    """T12.3, C12.3.2: from 0 to the Major's Morale, whatever the Morale of its Minors."""
    game = auction("ottoman", "round: 2\ncontrollers: {russia: britain, spain: britain, ottoman: britain}\n"
                   "morale: {russia: 15}")  # fmt: skip
    assert options(game, power) == {f"bid {n}" for n in range(most + 1)}
    with pytest.raises(IllegalMove):
        game.play(power, f"bid {most + 1}")
    assert len(game.decisions()) == 4


def test_bids_are_secret_until_all_are_in() -> None:
    """C12.3.2, S8: others see that a bid is made, not which; its player does; at the end all see all."""
    game = auction("russia")
    game.play("austria", "bid 7")

    def bids(who: str | None) -> dict[str, object]:
        (stage,) = [stage for stage in game.view(who).position["stages"] if stage["stage"] == "Auction"]
        assert stage["ready"] == ["austria"]
        return dict(stage["bids"])

    assert bids("austria")["austria"] == 7
    assert 7 not in (bids("france").get("austria"), bids(None).get("austria"))
    for power in ("britain", "prussia", "france"):
        game.play(power, "bid 1")
    revealed = {event.params["power"]: event.params["bid"] for event in of_kind(game.log(None), "bid_revealed")}
    assert revealed == {"britain": 1, "prussia": 1, "austria": 7, "france": 1}


def test_a_bid_cannot_be_changed() -> None:
    """C12.3.2: one bid for each player."""
    game = auction("russia")
    game.play("austria", "bid 7")
    assert [decision.seat for decision in game.decisions()] == ["britain", "prussia", "france"]
    with pytest.raises(IllegalMove):
        game.play("austria", "bid 8")


@pytest.mark.parametrize(
    ("bids", "winner"),
    [
        ({"britain": 1, "prussia": 2, "austria": 3, "france": 4}, "france"),
        ({"britain": 4, "prussia": 2, "austria": 3, "france": 4}, "britain"),
        ({"prussia": 2, "austria": 2, "france": 2}, "prussia"),
        ({"austria": 2, "france": 2}, "austria"),
        ({"britain": 5, "france": 6}, "france"),
    ],
)
def test_the_highest_bid_wins(bids: dict[str, int], winner: str) -> None:
    """C12.3.2, C12.3.3, C12.3.4: of equal bids the earliest in Power Order; only the winner pays."""
    game = auction("russia")
    before = {power: morale(game, power) for power in game.seats}
    bid(game, **bids)
    assert controlled_by(game, "russia") == winner
    paid = {power: before[power] - morale(game, power) for power in game.seats}
    assert paid == {power: bids[power] if power == winner else 0 for power in game.seats}


def test_the_present_controller_may_bid() -> None:
    """C12.3.4: like everyone; he keeps the Minor and pays."""
    game = auction("russia", FOUR)
    bid(game, austria=2, prussia=1)
    assert (controlled_by(game, "russia"), morale(game, "austria")) == ("austria", 7)


@pytest.mark.parametrize(("owner", "major"), [("france", "france"), ("spain", "france"), ("austria", "austria")])
def test_who_holds_the_capital_takes_control(owner: str, major: str) -> None:
    """C12.3.5: Russia is Prussia's (Expansionist), at war with all. Whose Garrison, or whose Minor's, holds
    St. Petersburg controls it: no bids, no payment."""
    game = auction(
        "russia",
        "round: 2\ncontrollers: {russia: prussia, spain: france, ottoman: britain}\nstatuses: {prussia: expansionist}\n"
        f"garrisons: {{st_petersburg: {owner}}}",
    )
    assert not asks(game, "bid")
    assert "bid_revealed" not in kinds(game.events)
    assert controlled_by(game, "russia") == major
    assert "morale_changed" not in kinds(game.events)


def test_the_garrison_in_the_capital_is_removed_then() -> None:
    """T12.4, C11.2.2, C12.3.5: a French Garrison in Madrid: France controls Spain, and Spain controls Madrid again; the
    Garrison becomes a Troop of the General in Paris."""
    text = "round: 2\ncontrollers: {spain: britain, ottoman: britain}\ngarrisons: {madrid: france}\n"
    game = auction("spain", text + "generals: {france_1: {territory: paris}}", players=5)
    assert controlled_by(game, "spain") == "france"
    assert (garrison(game, "madrid"), controller(game, "madrid")) == ("nobody", "spain")
    assert troops(game, "france_1") == 1
    assert (asked(game), seat(game)) == ("drill", "france")


def test_a_minor_that_holds_the_capital() -> None:
    """T12.4, C12.3.5: Russia, Austria's Minor, holds Madrid: Austria controls Spain; Russia has no General with room
    and gets 1 Money (C11.2.2)."""
    game = auction("spain", FOUR + "garrisons: {madrid: russia}")
    assert controlled_by(game, "spain") == "austria"
    assert (controller(game, "madrid"), money(game, "russia")) == ("spain", 1)


def test_an_enemy_general_in_the_capital_is_not_control() -> None:
    """C12.3.5, C5.6.4: without a Garrison there is an auction."""
    game = auction("spain", FOUR + "generals: {britain_1: {territory: madrid, troops: 3}}")
    assert {decision.kind for decision in game.decisions()} == {"bid"}


# -- C12.4: taking control


@pytest.mark.parametrize("taken", ["british", "french", "neutral", "expansionist"])
def test_the_minor_takes_the_status_of_its_controller(taken: str) -> None:
    """C12.4.1: whatever it is, and nobody is asked."""
    game = auction("ottoman", f"statuses: {{prussia: {taken}}}", players=6)
    bid(game, prussia=1)
    assert status(game, "ottoman") == taken
    assert not asks(game, "application")


def test_a_leader_cannot_refuse_a_minor() -> None:
    """T12.10, C12.4.1: Austria (British) wins Spain, which was French: Britain is not asked."""
    game = auction("spain", FOUR)
    bid(game, austria=1)
    assert status(game, "spain") == "british"
    assert (asked(game), seat(game)) == ("drill", "austria")


def test_a_minor_is_expelled_with_its_major_only() -> None:
    """T12.10, C12.4.1, C12.5.4, C7.4: Britain may expel Austria, not Russia; Russia leaves with Austria."""
    game = position(FOUR, players=4)
    assert options(game, "britain") == {"expel austria", "stop"}
    game.play("britain", "expel austria")
    answer(game, "austria", status="status neutral")
    assert (status(game, "austria"), status(game, "russia")) == ("neutral", "neutral")
    assert (status(game, "spain"), status(game, "ottoman")) == ("french", "french")


def test_nothing_changes_between_those_at_peace() -> None:
    """C12.4.2, C12.6.1: Russia (British) passes from Britain to Austria (British): no piece moves."""
    text = """
round: 2
controllers: {russia: britain, spain: britain, ottoman: britain}
generals:
  austria_1: {territory: kiev, troops: 1}
  russia_1: {territory: kiev, troops: 1}
  russia_2: {territory: wien, troops: 1}
"""
    game = auction("russia", text)
    bid(game, austria=1)
    assert (asked(game), seat(game)) == ("drill", "austria")
    assert [place(game, g) for g in ("austria_1", "russia_1", "russia_2")] == ["kiev", "kiev", "wien"]


def test_both_neutral_before() -> None:
    """C12.4.2, C12.6.1: Austria, Neutral, wins the Ottomans, Neutral: nothing changes between them."""
    text = "statuses: {austria: neutral}\ngenerals: {austria_1: {territory: hungaria}, ottoman_1: {territory: serbia}}"
    game = auction("ottoman", f"{text}\ngarrisons: {{bosnia: austria, bessarabia: ottoman}}", players=6)
    bid(game, austria=1)
    assert (asked(game), seat(game)) == ("drill", "austria")
    assert (controller(game, "bosnia"), controller(game, "bessarabia")) == ("austria", "ottoman")
    assert status(game, "ottoman") == "neutral"


def bohemia() -> Game:
    """T11.2: Austria and Russia are at war; a Russian General and Garrison are in Bohemia; Austria wins Russia."""
    text = """
round: 2
controllers: {russia: france, spain: france, ottoman: france}
generals: {russia_1: {territory: bohemia, troops: 1}}
garrisons: {bohemia: russia}
"""
    game = auction("russia", text)
    bid(game, austria=1)
    return game


def test_peace_between_controller_and_minor() -> None:
    """T11.2, C12.4.2, C12.6.1, C12.6.2: the Garrison becomes a Troop; the General may stay: one player decides."""
    game = bohemia()
    assert (troops(game, "russia_1"), controller(game, "bohemia")) == (2, "austria")
    assert (asked(game), seat(game)) == ("leave", "austria")
    play(game, "accept")
    assert place(game, "russia_1") == "bohemia"
    assert (asked(game), seat(game)) == ("drill", "austria")


def test_taking_control_starts_no_war_with_the_controller() -> None:
    """C12.6.2: Austria is Expansionist, and so is Russia then; still their Generals stay together."""
    text = """
round: 2
controllers: {russia: austria, spain: france, ottoman: france}
statuses: {austria: expansionist}
generals: {austria_1: {territory: kiev, troops: 1}, russia_1: {territory: kiev, troops: 1}}
"""
    game = auction("russia", text)
    bid(game, austria=1)
    assert (asked(game), seat(game)) == ("drill", "austria")
    assert (place(game, "austria_1"), place(game, "russia_1")) == ("kiev", "kiev")


def test_a_minor_that_becomes_neutral() -> None:
    """C12.6.1, C11.4.2, C11.4.4: Prussia, Neutral, wins Russia (British): Russia leaves Wien, Austria leaves Kiev."""
    text = """
round: 2
controllers: {russia: austria, spain: france, ottoman: france}
statuses: {prussia: neutral}
generals: {austria_1: {territory: kiev, troops: 1}, russia_1: {territory: wien, troops: 1}}
"""
    game = auction("russia", text)
    bid(game, prussia=1)
    assert status(game, "russia") == "neutral"
    seats = []
    while asks(game, "withdrawal"):
        seats.append(seat(game))
        play(game, "off")
    assert seats == ["austria", "prussia"]
    assert (place(game, "austria_1"), place(game, "russia_1")) == ("off", "off")


@pytest.mark.parametrize(
    ("minor", "turn", "action", "kind"),
    [
        ("russia", 6, "taxation", ""),
        ("russia", 7, "subsidies", "subsidies"),
        ("russia", 1, "leadership", "leadership"),
        ("russia", 2, "mobilisation", "mobilisation"),
        ("russia", 4, "movement", "arbiter"),
    ],
)
def test_the_controller_performs_all_its_actions(minor: str, turn: int, action: str, kind: str) -> None:
    """C12.4.4: until its next Drill."""
    text = f"{FOUR}turn: {turn}\npart: {action}\nmoney: {{russia: 3}}\ngenerals: {{russia_1: {{territory: kiev}}}}"
    game = position(text, players=4)
    began = of_kind(game.events, "action_began")[0]
    assert (began.params["power"], began.params["action"]) == (minor, action)
    if kind:
        assert (asked(game), seat(game), game.decisions()[0].params["power"]) == (kind, "austria", minor)
    else:
        assert money(game, minor) == 3 + 7


# -- C12.5: playing a Minor


def test_a_neutral_and_its_minor() -> None:
    """T12.5, C12.5.1, C12.5.2, C12.5.10: Austria (Neutral) enters Serbia, Home of its Minor: nobody is asked for
    consent, and no Garrison can be left there."""
    text = """
round: 2
controllers: {ottoman: austria}
statuses: {austria: neutral}
generals: {austria_1: {territory: banat, troops: 2}}
garrisons: {banat: austria}
"""
    game = set_out("austria", text, arbiter="france", players=6)
    assert status(game, "ottoman") == "neutral"
    play(game, "general austria_1")
    assert {"serbia", "hungaria"} <= arguments(game, "march")
    play(game, "march serbia")
    assert (place(game, "austria_1"), troops(game, "austria_1"), asked(game)) == ("serbia", 2, "further_turn")
    assert fought(game) == []


GROUP = """
round: 2
controllers: {russia: austria, spain: france, ottoman: austria}
statuses: {austria: expansionist}
"""


def test_minors_of_one_player_pass_each_others_territories() -> None:
    """C12.5.1, C12.5.10, C12.6.3: a Russian General goes through Ottoman Bessarabia to Bulgaria, unasked."""
    text = GROUP + "generals: {russia_1: {territory: podolia}}\ngarrisons: {bessarabia: ottoman}"
    game = set_out("russia", text, players=4, arbiter="france")
    play(game, "general russia_1", "strategic bessarabia", "territory bulgaria", "stop")
    assert place(game, "russia_1") == "bulgaria"
    assert (asked(game), seat(game), fought(game)) == ("further_turn", "austria", [])


def test_a_group_that_is_expansionist_does_not_fight_itself() -> None:
    """C12.5.1, C12.6.3: a Russian General meets an Ottoman General and an Austrian one."""
    text = GROUP + "generals: {russia_1: {territory: podolia}, ottoman_1: {territory: bessarabia},\n"
    text += "           austria_1: {territory: bessarabia}}\ngarrisons: {bessarabia: ottoman}"
    game = set_out("russia", text, players=4, arbiter="france")
    go(game, "russia_1", "march bessarabia")
    end_moving(game)
    assert (place(game, "russia_1"), fought(game)) == ("bessarabia", [])


def test_others_ask_the_controller_of_a_minor_for_consent() -> None:
    """C12.5.1, C12.4.4: Austria (British) enters Kiev; Russia is Britain's Minor: Britain is asked."""
    text = "round: 2\ncontrollers: {russia: britain, spain: france, ottoman: france}\n"
    game = set_out("austria", text + "generals: {austria_1: {territory: polesie}}", players=4, arbiter="france")
    play(game, "general austria_1", "march kiev")
    assert (asked(game), seat(game)) == ("consent", "britain")


@pytest.mark.parametrize(
    ("mover", "start", "target", "may"),
    [
        ("austria", "podolia", "kiev", False),  # the Home of its own Minor
        ("austria", "banat", "serbia", False),  # of its other Minor
        ("russia", "silesia", "moravia", False),  # of its Major
        ("russia", "bessarabia", "bulgaria", False),  # of the Major's other Minor
        ("austria", "silesia", "posnania", True),  # no Home
        ("russia", "borussia", "pomerania", True),  # the Home of an enemy
    ],
)
def test_garrisons_in_a_group(mover: str, start: str, target: str, may: bool) -> None:
    """C12.5.1, C12.5.2: none on the Home of a Power of the Group; elsewhere as usual."""
    text = f"{GROUP}generals: {{{mover}_1: {{territory: {start}, troops: 2}}}}\ngarrisons: {{{start}: {mover}}}"
    game = set_out(mover, text, players=4, arbiter="france")
    play(game, f"general {mover}_1", f"march {target}")
    assert asks(game, "garrison") is may
    assert place(game, f"{mover}_1") == target


def test_no_garrison_on_the_home_of_an_allied_minor() -> None:
    """C12.5.2: Russia is Britain's Minor and Austria's Ally."""
    text = "round: 2\ncontrollers: {russia: britain, spain: france, ottoman: france}\n"
    text += "generals: {austria_1: {territory: polesie, troops: 2}}\ngarrisons: {polesie: austria}"
    game = set_out("austria", text, players=4, arbiter="france")
    play(game, "general austria_1", "march kiev", "accept")
    assert (place(game, "austria_1"), asks(game, "garrison")) == ("kiev", False)


def test_a_group_supports_itself() -> None:
    """C12.5.1: Austria, Expansionist, supports an attack of Russia, its Minor; nobody else is asked."""
    text = (
        GROUP
        + """
generals:
  russia_1: {territory: zaporozhye, troops: 1}
  austria_1: {territory: podolia, troops: 1}
  ottoman_1: {territory: bessarabia, troops: 1}
garrisons: {crimea: france}
"""
    )
    game = set_out("russia", text, players=4, arbiter="france")
    go(game, "russia_1", "march crimea")
    end_moving(game)
    assert (asked(game), seat(game), options(game)) == ("support_attack", "austria", {"general austria_1", "stop"})
    play(game, "stop")
    assert options(game) == {"general ottoman_1", "stop"}


@pytest.mark.parametrize(("crown", "gain"), [("", 0), ("crown: russia\n", 2), ("crown: austria\n", 0)])
def test_a_minor_extends_no_influence_but_as_emperor(crown: str, gain: int) -> None:
    """T12.7, C12.5.3, C9.7.2: Russia holds Podolia (its stripe) and Bulgaria; Austria gains 2 if Russia is Emperor."""
    text = f"{FOUR}{crown}garrisons: {{podolia: russia, bulgaria: russia}}"
    game = acting("russia", "influence", text, players=4)
    assert {power: influence(game, power) for power in POWER_IDS if influence(game, power)} == (
        {"austria": gain} if gain else {}
    )


def test_the_controller_gains_for_its_own_crown_in_its_own_turn() -> None:
    """C12.5.3: nothing of Russia's is counted at Austria's Extending Influence."""
    game = acting("austria", "influence", f"{FOUR}crown: austria\ngarrisons: {{podolia: russia}}", players=4)
    assert influence(game, "austria") == 2


@pytest.mark.parametrize("chosen", ["french", "neutral", "expansionist"])
def test_a_minor_follows_its_major_in_diplomacy(chosen: str) -> None:
    """C12.5.4, C7.4: at once; it is not asked itself, and another player's Minors do not follow."""
    game = position(FOUR, players=4)
    answer(game, "austria", status=f"status {chosen}", expulsion="stop")
    assert (status(game, "austria"), status(game, "russia")) == (chosen, chosen)
    assert status(game, "ottoman") == "french"
    changed = {event.params["power"] for event in of_kind(game.events, "status_changed")}
    assert changed == {"austria", "russia"}


# -- C12.5.5: Influence of a Minor's battles


def crimea(supported: bool, austria: str) -> Game:
    """Russia, Austria's Minor, beats an Ottoman General (French) in Crimea; Austria supports it or not."""
    text = f"""
{FOUR}statuses: {{austria: {austria}}}
generals:
  russia_1: {{territory: zaporozhye, troops: 3}}
  austria_1: {{territory: podolia, troops: 1}}
  ottoman_1: {{territory: crimea}}
"""
    game = set_out("russia", text, players=4, arbiter="prussia")
    go(game, "russia_1", "march crimea")
    end_moving(game)
    play(game, "general austria_1" if supported else "stop")
    decided(game)
    assert result(game) == (4, 1, "attack")
    idle(game, lambda game: not asks(game, "defeat"))
    return game


@pytest.mark.parametrize(
    ("supported", "austria", "gain"),
    [(False, "british", 1), (True, "british", 3), (False, "expansionist", 1), (True, "expansionist", 2)],
)
def test_influence_of_a_minors_battle_goes_to_its_controller(supported: bool, austria: str, gain: int) -> None:
    """T12.6, C12.5.5, C10.7.6: 1 without bonus; if Austria supports, 2 (1 and the Coalition's 1) for itself besides."""
    game = crimea(supported, austria)
    assert (influence(game, "austria"), influence(game, "russia")) == (gain, 0)


def test_the_bonus_is_for_defeating_a_minor_too() -> None:
    """C12.5.5, C10.7.6: Britain beats an Ottoman General, who is French by his controller: 2."""
    text = FOUR + "generals: {britain_1: {territory: podolia, troops: 3}, ottoman_1: {territory: crimea}}"
    game = set_out("britain", text, players=4, arbiter="prussia")
    go(game, "britain_1", "march crimea")
    idle(game, lambda game: asks(game, "defeat"))
    assert seat(game) == "france"
    play(game, "off")
    assert influence(game, "britain") == 2


# -- C12.5.6: gifts in a Group


@pytest.mark.parametrize(("giver", "taker"), [("austria", "russia"), ("russia", "austria"), ("russia", "ottoman")])
def test_money_in_a_group(giver: str, taker: str) -> None:
    """C12.5.6, C9.4.2: up to 3 of the giving Power's own, accepted by itself."""
    game = acting(giver, "subsidies", f"{GROUP}money: {{{giver}: 9}}", players=4)
    assert seat(game) == "austria"
    assert {option for option in options(game) if option.startswith(f"money {taker}")} == {
        *(f"money {taker}:{n}" for n in (1, 2, 3))
    }
    events = play(game, f"money {taker}:3")
    assert "money_accepted" in kinds(events)
    assert not asks(game, "offered_money")
    assert (money(game, giver), money(game, taker)) == (6, 3)


def test_cards_in_a_group() -> None:
    """C12.5.6: up to 3 cards, from the hand of the giving Power into that of the other."""
    game = acting("austria", "subsidies", GROUP + "hands: {austria: [1, 2, 3, 4], russia: [6]}", players=4)
    play(game, "cards russia", "card 1", "card 2", "card 3")
    assert (hand(game, "austria"), hand(game, "russia")) == ([4], [1, 2, 3, 6])
    assert not asks(game, "offered_cards")


# -- C12.5.7-C12.5.9


@pytest.mark.parametrize(
    ("mover", "may", "may_not"),
    [
        ("france", {"russia", "austria"}, {"spain", "ottoman"}),  # its own Minors
        ("austria", {"spain", "ottoman", "france"}, {"russia", "britain"}),
        ("britain", {"spain", "ottoman"}, {"russia", "austria"}),  # Russia is of its Coalition
        ("russia", {"spain", "ottoman", "france", "prussia"}, {"austria", "britain"}),
    ],
)
def test_minors_as_arbiters(mover: str, may: set[str], may_not: set[str]) -> None:
    """C12.5.7, C12.5.1: for others, not for the Group nor for members of the Coalition."""
    found = arguments(moving(mover, FOUR, players=4), "power")
    assert may <= found
    assert not may_not & found


@pytest.mark.parametrize("chosen", ["neutral", "expansionist"])
def test_no_arbiter_of_the_own_group(chosen: str) -> None:
    """C12.5.7, C12.5.1: nor if the Group is in no Coalition."""
    text = (
        f"round: 2\ncontrollers: {{russia: austria, spain: france, ottoman: austria}}\nstatuses: {{austria: {chosen}}}"
    )
    expected = {"britain", "prussia", "france", "spain"}
    assert arguments(moving("austria", text, players=4), "power") == expected
    assert arguments(moving("russia", text, players=4), "power") == expected


def test_a_minor_arbiter_gains_morale_and_its_controller_answers() -> None:
    """C12.5.7, C12.5.8, C9.8.8: Russia's Morale rises, Austria grants."""
    game = moving("france", f"{FOUR}generals: {{france_1: {{territory: paris}}}}", players=4)
    play(game, "power russia", "end", "ask")
    assert (asked(game), seat(game)) == ("grant", "austria")
    play(game, "accept")
    assert (morale(game, "russia"), morale(game, "austria")) == (3 + 1 + 2, 9)


def test_a_minor_pays_with_its_own_morale_and_plays_its_own_hand() -> None:
    """C12.5.8: a Russian battle: Russia's cards, Russia's Morale; the card drawn is Russia's."""
    text = (
        FOUR
        + """
generals: {russia_1: {territory: zaporozhye, troops: 2}}
garrisons: {crimea: ottoman}
hands: {russia: [1, 2], austria: [5, 6]}
"""
    )
    game = set_out("russia", text, players=4, arbiter="france")
    go(game, "russia_1", "march crimea")
    assert (seat(game), options(game)) == ("austria", {"card 1", "card 2", "pass"})
    play(game, "card 1", "card 2", "keep")
    assert (morale(game, "russia"), morale(game, "austria")) == (1, 9)
    assert (len(hand(game, "russia")), hand(game, "austria")) == (1, [5, 6])


def test_a_minor_has_its_own_hand_limit() -> None:
    """C12.5.8, C5.10.1: Russia has 7 cards: Austria discards one of them, whatever it holds itself."""
    text = FOUR + "hands: {russia: [1, 1, 1, 1, 1, 1], austria: [2, 2, 2, 2, 2, 2]}"
    game = acting("russia", "leadership", text, players=4)
    play(game, "draw")
    (decision,) = game.decisions()
    assert (decision.kind, decision.seat, decision.params["power"]) == ("hand_limit", "austria", "russia")
    play(game, "card 1")
    assert (len(hand(game, "russia")), hand(game, "austria")) == (6, [2] * 6)


def test_a_minor_votes_by_its_controller() -> None:
    """C12.5.9, C8.11: Russia has its own vote, at its place in Power Order, and may be voted for."""
    game = position(f"{FOUR}turn: 3\npart: election\ngarrisons: {{pfalz: russia, nassau: russia}}", players=4)
    votes = []
    while asks(game, "vote"):
        (decision,) = game.decisions()
        votes.append((decision.seat, decision.params["power"], decision.params["count"]))
        assert "power russia" in options(game)
        play(game, "power russia")
    assert votes == [("britain", "britain", 1), ("austria", "austria", 1), ("austria", "russia", 2)]


# -- C12.7: uncontrolled Minors


def test_an_uncontrolled_minor_performs_no_action() -> None:
    """C12.7.1, T12.9: no Taxation of the Ottomans in turn 1, nothing of any Minor before its Drill; no Arbiter for
    Russia's Movement in turn 4."""
    game = new_game("ancien_regime", seed=1, players=4)
    idle(game, lambda game: state(game).turn == 5)
    acted = {event.params["power"] for event in of_kind(game.events, "action_began")}
    assert acted == {"britain", "prussia", "austria", "france"}
    assert [money(game, minor) for minor in DRILLS] == [0, 0, 0]
    assert [len(hand(game, minor)) for minor in DRILLS] == [4, 4, 2]
    assert [event.params["power"] for event in of_kind(game.events, "arbiter_named")] == [
        "prussia",
        "austria",
        "france",
    ]


def test_an_uncontrolled_minor_is_no_arbiter() -> None:
    """C12.7.2: France, Round 1: Britain and Austria are left; not Russia, though an enemy, nor the Ottomans."""
    assert arguments(moving("france", "", players=4), "power") == {"britain", "austria"}


def test_it_keeps_its_status_for_war() -> None:
    """C12.7.3: Russia is British: France attacks it; Austria, its Ally, cannot enter (nobody can consent)."""
    text = "generals: {%s_1: {territory: moravia}}\ngarrisons: {warszawa: russia}"
    game = set_out("france", text % "france", players=4, arbiter="britain")
    go(game, "france_1", "march warszawa")
    end_moving(game)
    assert fought(game) == ["warszawa"]
    game = set_out("austria", text % "austria", players=4, arbiter="france")
    play(game, "general austria_1")
    assert "warszawa" not in arguments(game, "march")


def test_it_keeps_its_status_for_peace() -> None:
    """C12.7.3, C7.7: the Ottomans are Neutral: their Home cannot be entered, Crimea can be attacked."""
    text = "generals: {russia_1: {territory: podolia}, russia_2: {territory: zaporozhye}}\n"
    game = set_out("russia", text + "garrisons: {crimea: ottoman, bessarabia: russia}", players=6, arbiter="france")
    play(game, "general russia_2")
    assert "crimea" in arguments(game, "march")
    game = set_out("austria", "generals: {austria_1: {territory: banat}}", players=6, arbiter="france")
    play(game, "general austria_1")
    assert not {"serbia", "wallachia"} & arguments(game, "march")


def crimean_attack(power: str, statuses: str = "", troops: int = 1) -> Game:
    """T12.8: a Power attacks Crimea, where the uncontrolled Ottomans have a General, a Garrison and cards."""
    text = f"""
{statuses}
generals:
  {power}_1: {{territory: podolia, troops: {troops}}}
  ottoman_1: {{territory: crimea, troops: 1}}
  ottoman_2: {{territory: bessarabia, troops: 1}}
garrisons: {{crimea: ottoman, bessarabia: ottoman}}
hands: {{ottoman: [2, 3], {power}: [1]}}
"""
    game = set_out(power, text, players=6, arbiter="spain")
    go(game, f"{power}_1", "march crimea")
    end_moving(game)
    return game


@pytest.mark.parametrize(
    ("power", "statuses", "guardian"),
    [
        ("russia", "", "france"),  # British
        ("austria", "", "france"),
        ("prussia", "", "britain"),  # French
        ("france", "", "britain"),
        ("austria", "statuses: {austria: expansionist}", "britain"),
    ],
)
def test_who_plays_an_uncontrolled_minor(power: str, statuses: str, guardian: str) -> None:
    """T12.8, C12.7.4: Britain, but France against a Power of the British Coalition."""
    game = crimean_attack(power, statuses=statuses)
    assert (asked(game), seat(game)) == ("support_defence", guardian)
    play(game, "stop", "pass")
    assert (asked(game), seat(game)) == ("battle_card", guardian)
    assert options(game) == {"card 2", "card 3", "pass"}


def test_the_guardian_sees_the_hand_only_then() -> None:
    """C12.7.4, S13: France sees the Ottoman hand from the begin of the battle to its end; nobody else does."""
    game = crimean_attack("russia", troops=3)

    def hands(who: str) -> object:
        return game.view(who).position["hands"]["ottoman"]

    assert [hands(who) for who in ("france", "russia", "britain")] == [[2, 3], 2, 2]
    assert [event.audience for event in of_kind(game.events, "hand_seen")] == [frozenset({"france"})]
    decided(game)
    idle(game, lambda game: asks(game, "further_turn"))
    assert [hands(who) for who in ("france", "russia", "britain")] == [2, 2, 2]


def test_before_the_battle_nobody_sees_the_hand() -> None:
    """C12.7.4, S13: Round 1."""
    game = moving("russia", "hands: {ottoman: [2, 3]}", players=6)
    assert {game.view(who).position["hands"]["ottoman"] for who in game.seats} == {2}


def test_the_minor_pays_with_its_morale() -> None:
    """C12.7.4: the Ottomans pay 1 for a card, France nothing; the Ottomans draw."""
    game = crimean_attack("russia")
    play(game, "stop", "pass", "card 3")
    assert (morale(game, "ottoman"), morale(game, "france")) == (1, 11)
    idle(game, lambda game: not asks(game, "defeat"))
    assert len(hand(game, "ottoman")) == 2


def test_the_guardian_makes_all_choices_of_the_battle() -> None:
    """C12.7.4: support by an Ottoman General, and where the beaten one goes."""
    game = crimean_attack("russia", troops=3)
    assert options(game) == {"general ottoman_2", "stop"}
    play(game, "general ottoman_2", "pass", "pass")
    assert (asked(game), seat(game)) == ("defeat", "france")
    play(game, "territory konstantinopolis")
    assert place(game, "ottoman_1") == "konstantinopolis"
    assert troops(game, "ottoman_2") == 0


def test_the_guardian_decides_on_a_garrison() -> None:
    """C12.7.4, C10.7.4: the Ottoman General has won and may leave a Garrison in Azov."""
    text = """
generals: {russia_1: {territory: zaporozhye}, ottoman_1: {territory: azov, troops: 2}}
statuses: {ottoman: expansionist}
"""
    game = set_out("russia", text, players=6, arbiter="france")
    go(game, "russia_1", "march azov")
    idle(game, lambda game: asks(game, "garrison"))
    assert seat(game) == "france"
    play(game, "garrison")
    assert controller(game, "azov") == "ottoman"


def test_others_may_support_the_attacker() -> None:
    """C12.7.5: Austria, Russia's Ally, is asked."""
    text = """
generals:
  russia_1: {territory: zaporozhye, troops: 1}
  austria_1: {territory: podolia, troops: 1}
  ottoman_1: {territory: crimea, troops: 1}
garrisons: {crimea: ottoman}
"""
    game = set_out("russia", text, players=6, arbiter="france")
    go(game, "russia_1", "march crimea")
    assert (asked(game), seat(game)) == ("support_attack", "austria")


def napoli(troops: int) -> Game:
    """Round 1, five players: Austria attacks Napoli, where the uncontrolled Spaniards (French) have a General."""
    text = f"""
generals:
  austria_1: {{territory: patrimonium_st_petri, troops: 2}}
  spain_1: {{territory: napoli, troops: {troops}}}
"""
    game = set_out("austria", text, players=5, arbiter="france")
    go(game, "austria_1", "march napoli")
    end_moving(game)
    return game


def test_nobody_but_its_own_generals_supports_the_minor() -> None:
    """C12.7.5: France stands beside Madrid and is of Spain's Coalition; only the Spaniard in Navarra may support."""
    text = """
generals:
  austria_1: {territory: oporto, troops: 1}
  spain_1: {territory: madrid, troops: 1}
  spain_2: {territory: navarra, troops: 1}
  france_1: {territory: catalonia, troops: 3}
"""
    game = set_out("austria", text, players=5, arbiter="france")
    go(game, "austria_1", "march madrid")
    end_moving(game)
    assert (asked(game), seat(game)) == ("support_defence", "france")  # for Spain
    assert options(game) == {"general spain_2", "stop"}
    play(game, "stop")
    assert not asks(game, "support_defence")


def test_if_it_wins_nobody_gains() -> None:
    """C12.7.6: Spain beats an Austrian General: nothing for France, Spain or anybody."""
    game = napoli(3)
    decided(game)
    assert result(game) == (3, 4, "defence")
    idle(game, lambda game: not asks(game, "defeat"))
    assert [influence(game, power) for power in POWER_IDS] == [0] * 7


def test_if_it_wins_with_others_nobody_gains() -> None:
    """C12.7.6: an Austrian General stands beside the Russian one (both British) when France attacks in vain."""
    text = """
generals:
  france_1: {territory: crimea}
  austria_1: {territory: podolia, troops: 1}
  russia_1: {territory: podolia, troops: 1}
"""
    game = set_out("france", text, players=4, arbiter="britain")
    go(game, "france_1", "march podolia")
    end_moving(game)
    decided(game)
    assert result(game) == (1, 4, "defence")
    idle(game, lambda game: not asks(game, "defeat"))
    assert [influence(game, power) for power in POWER_IDS] == [0] * 7


def test_if_it_loses_the_winners_gain() -> None:
    """C12.7.6: Austria beats a Spanish General: 1, and 1 more because Spain is of the French Coalition by set-up."""
    game = napoli(0)
    decided(game)
    assert result(game) == (3, 1, "attack")
    idle(game, lambda game: not asks(game, "defeat"))
    assert influence(game, "austria") == 2


def test_a_neutral_minor_gives_no_bonus() -> None:
    """C12.7.6: the Ottomans are Neutral by set-up: 1."""
    game = crimean_attack("russia", troops=3)
    decided(game)
    idle(game, lambda game: not asks(game, "defeat"))
    assert influence(game, "russia") == 1


def test_choices_for_it_in_an_update() -> None:
    """C12.7.7: Round 1, turn 5: France wins Russia, so Russia and Spain (French) are at peace. The Spanish Garrison in
    Kiev becomes a Troop of a Spanish General: Britain chooses, as Russia, now French, is the "attacker"."""
    text = """
generals: {spain_1: {territory: madrid}, spain_2: {territory: napoli}}
garrisons: {kiev: spain}
"""
    game = auction("russia", text)
    bid(game, france=1)
    assert (asked(game), seat(game)) == ("return", "britain")
    assert options(game) == {"general spain_1", "general spain_2"}
    play(game, "general spain_2")
    assert (troops(game, "spain_1"), troops(game, "spain_2"), controller(game, "kiev")) == (0, 1, "russia")
    assert (asked(game), seat(game)) == ("drill", "france")


def test_choices_for_it_against_the_british_coalition() -> None:
    """C12.7.7: Russia and Spain, both French and uncontrolled, are in Toscana; Britain wins Russia, which is
    stronger there. France chooses for Spain, as Russia, now British, is the "attacker". The yellow
    route to Napoli is Spain's own (C0.5), Venezia is two steps away."""
    text = """
turn: 5
part: control
statuses: {spain: french}
generals: {spain_1: {territory: toscana}, russia_1: {territory: toscana, troops: 2}}
garrisons: {napoli: spain, venezia: spain}
"""
    game = position(text, scenario=1756, players=4)
    bid(game, britain=1)
    assert status(game, "russia") == "british"
    assert (asked(game), seat(game)) == ("withdrawal", "france")
    assert options(game) == {"territory napoli", "off"}


@pytest.mark.parametrize(("players", "routes"), [(4, set()), (7, {"napoli"})])
def test_it_lends_no_sea_route(players: int, routes: set[str]) -> None:
    """T12.11, C12.7.8: France and Spain are of one Coalition, but nobody can permit the yellow route from Toscana."""
    game = set_out("france", "generals: {france_1: {territory: toscana}}", players=players, arbiter="britain")
    play(game, "general france_1")
    assert arguments(game, "sea") == routes


@pytest.mark.parametrize(("players", "targets"), [(4, {"napoli", "venezia"}), (7, {"napoli"})])
def test_its_sea_routes_are_no_way_to_withdraw(players: int, targets: set[str]) -> None:
    """C12.7.8, C0.5: from Toscana it is one step to Napoli by the yellow route, two by land, as to Venezia."""
    text = """
generals: {france_1: {territory: lombardia, troops: 3}}
garrisons: {toscana: austria, napoli: france, venezia: france}
fortresses: [toscana]
"""
    game = set_out("france", text, players=players, arbiter="britain")
    go(game, "france_1", "march toscana")
    end_moving(game)
    decided(game)
    assert (asked(game), arguments(game, "territory")) == ("withdrawal", targets)


def test_it_supports_nobody_else() -> None:
    """T12.11, C12.7.8: a Russian General next to an Austrian battle is not asked; with seven players he is."""
    text = """
generals:
  austria_1: {territory: moravia, troops: 1}
  russia_1: {territory: polesie, troops: 3}
garrisons: {warszawa: prussia, polesie: russia}
"""
    for players, is_asked in ((4, False), (7, True)):
        game = set_out("austria", text, players=players, arbiter="france")
        go(game, "austria_1", "march warszawa")
        end_moving(game)
        assert fought(game) == ["warszawa"]
        assert asks(game, "support_attack") is is_asked


def test_it_gives_no_permission_for_its_territories() -> None:
    """C12.7.8, C9.9.5: France can neither enter Madrid nor pass through it; with seven players Spain is asked."""
    text = "generals: {france_1: {territory: oporto}}"
    game = set_out("france", text, players=4, arbiter="britain")
    play(game, "general france_1")
    assert arguments(game, "march") == {"lisboa"}
    assert arguments(game, "strategic") == set()
    game = set_out("france", text, players=7, arbiter="britain")
    play(game, "general france_1", "march madrid")
    assert (asked(game), seat(game)) == ("consent", "spain")


def test_it_receives_nothing() -> None:
    """C12.7.1, C9.4.3: Prussia can give to France, not to Spain."""
    game = acting("prussia", "subsidies", "money: {prussia: 1}", players=4)
    assert options(game) == {"money france:1", "stop"}


def test_it_does_not_vote() -> None:
    """C12.7.1, C8.12: Russia holds Pfalz: it neither votes nor stands in Round 1."""
    game = position("turn: 3\npart: election\ngarrisons: {pfalz: russia}", players=4)
    while asks(game, "vote"):
        assert "power russia" not in options(game)
        play(game, "power austria")
    assert "russia" not in {event.params["power"] for event in of_kind(game.events, "voted")}
