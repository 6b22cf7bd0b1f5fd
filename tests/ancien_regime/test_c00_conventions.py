"""C0 Conventions and vocabulary, C1 Differences from the base game."""

from __future__ import annotations

from pathlib import Path

import pytest

from kabinett import new_game, verify_game
from kabinett.ancien_regime.board import POWER_IDS, load_board
from kabinett.arena.simulate import play_out
from kabinett.bots import RandomBot
from kabinett.core.game import Game
from tests.ancien_regime.battle_table import decided, end_moving, fought, go, result, set_out
from tests.ancien_regime.table import (
    acting,
    asked,
    asks,
    garrison,
    hand,
    idle,
    influence,
    kinds,
    money,
    morale,
    of_kind,
    options,
    place,
    play,
    position,
    seat,
    state,
    troops,
)

COLOURS = {
    "britain": "red",
    "france": "blue",
    "austria": "white",
    "prussia": "black",
    "russia": "green",
    "spain": "yellow",
    "ottoman": "orange",
}


def tokens(game: Game, power: str) -> object:
    """The tokens of a power that are off board."""
    return game.view(None).position["tokens"][power]


# -- vocabulary


def test_the_seven_powers() -> None:
    """C0, C5.5.3: one seat for each Power that is a Major."""
    assert set(new_game("ancien_regime", seed=1).seats) == set(COLOURS)


@pytest.mark.parametrize(("power", "colour"), COLOURS.items())
def test_colours(power: str, colour: str) -> None:
    """C0.1."""
    assert load_board().powers[POWER_IDS.index(power)].colour == colour


@pytest.mark.parametrize("players", [4, 5, 6, 7])
@pytest.mark.parametrize("leader", ["britain", "france"])
def test_the_leaders_are_majors(players: int, leader: str) -> None:
    """C0: Britain and France have a seat whatever the number of players."""
    assert leader in new_game("ancien_regime", seed=1, players=players).seats


def test_every_power_has_one_action_in_an_action_turn() -> None:
    """C0: seven actions in each of the seven Action Turns of a Round, one of each Power."""
    game = new_game("ancien_regime", seed=1)
    events = idle(game, lambda game: state(game).round == 2)
    turns: list[list[object]] = []
    for event in events:
        if event.kind == "turn_began":
            turns.append([])
        elif event.kind == "action_began":
            turns[-1].append(event.params["power"])
    assert [sorted(map(str, powers)) for powers in turns[:7]] == [sorted(COLOURS)] * 7


def test_a_troop_and_a_garrison_are_one_token() -> None:
    """C0: a Troop that becomes a Garrison takes no other token, and is a Troop no more."""
    game = set_out("russia", "generals: {russia_1: {territory: kiev, troops: 2}}")
    before = tokens(game, "russia")
    play(game, "general russia_1", "march podolia", "keep", "garrison")
    assert (troops(game, "russia_1"), garrison(game, "podolia")) == (1, "russia")
    assert tokens(game, "russia") == before == 26


def test_allies_are_of_a_coalition_or_of_a_group() -> None:
    """C0, C12.5.1: gifts go to Allies. Austria (Expansionist) has its Minor, Russia; Prussia (French) has France."""
    text = "controllers: {russia: austria, spain: austria, ottoman: britain}\nround: 2\nmoney: {austria: 1, prussia: 1}"
    game = acting("austria", "subsidies", text + "\nstatuses: {austria: expansionist}", players=4)
    assert options(game) == {"money russia:1", "money spain:1", "stop"}
    game = acting("prussia", "subsidies", text, players=4)
    assert options(game) == {"money france:1", "stop"}


# -- conventions


def test_a_minor_keeps_its_own_things() -> None:
    """C0.2, C12.4.3: Russia's Mobilisation is paid from Russia's purse; the cards and the Morale are Russia's."""
    text = """
    controllers: {russia: austria, spain: britain, ottoman: britain}
    round: 2
    money: {russia: 2, austria: 9}
    morale: {russia: 4, austria: 7}
    generals: {russia_1: {territory: kiev}, russia_2: {territory: moskva}, russia_3: {territory: smolensk},
               russia_4: {territory: karelia}}
    """
    game = acting("russia", "mobilisation", text, players=4)
    assert seat(game) == "austria"
    play(game, "draw", "morale")
    assert (money(game, "russia"), money(game, "austria")) == (0, 9)
    assert (morale(game, "russia"), morale(game, "austria")) == (5, 7)
    assert (len(hand(game, "russia")), len(hand(game, "austria"))) == (1, 0)


def test_who_decides_at_the_same_step_does_so_in_power_order() -> None:
    """C0.3: both recipients of Russian cards hold too many: Britain discards before Austria."""
    text = "hands: {russia: [5, 5, 6], britain: [1, 1, 1, 1, 1, 1], austria: [2, 2, 2, 2, 2, 2]}"
    game = acting("russia", "subsidies", text)
    play(game, "cards austria", "card 5", "stop", "cards britain", "card 6", "stop")
    play(game, "accept", "accept")
    assert (asked(game), seat(game)) == ("hand_limit", "britain")
    play(game, "card 1")
    assert (asked(game), seat(game)) == ("hand_limit", "austria")


def test_secret_choices_are_collected_and_revealed_together() -> None:
    """C0.3: bids: all are asked at once, in Power Order; nobody learns of a bid before the last one is in."""
    game = position("turn: 7\npart: control", players=6)
    majors = ["britain", "prussia", "austria", "france", "russia", "spain"]
    assert [decision.seat for decision in game.decisions()] == majors
    for power in reversed(majors):
        assert not of_kind(game.events, "bid_revealed")
        game.play(power, "bid 1")
    revealed = of_kind(game.events, "bid_revealed")
    assert [event.params["power"] for event in revealed] == majors
    assert all(event.audience is None for event in revealed)


def test_a_game_is_reproducible(tmp_path: Path) -> None:
    """C0.4: seed plus choices give the same game, shuffles included; another seed gives another."""
    game = new_game("ancien_regime", seed=1740, rounds=3, players=5)
    play_out(game, {power: RandomBot(game.rules, power) for power in game.seats})
    assert "pile_shuffled" in kinds(game.events)
    again = new_game("ancien_regime", seed=1740, rounds=3, players=5)
    for entry in game.journal.entries:
        again.play(entry.seat, entry.move)
    assert again.rules.to_json(again.state) == game.rules.to_json(game.state)
    game.save(tmp_path / "game.jsonl")
    assert verify_game(tmp_path / "game.jsonl").outcome == game.outcome
    first, other = (state(new_game("ancien_regime", seed=seed)) for seed in (1740, 1741))
    assert first.pile != other.pile


# -- C0.5: a general with 3 troops attacks a fortress with a garrison, which is as strong: a tie, and he withdraws

FORTRESS = """
generals:
  france_1: {territory: flandria, troops: 3}
"""


def driven_from_holland(more: str = "", generals: str = "") -> Game:
    """France has tied with the British Garrison of Holland, which borders on Flandria and Westfalia."""
    garrisons = more or "garrisons: {holland: britain}"
    game = set_out("france", f"{FORTRESS}{generals}fortresses: [holland]\n{garrisons}\n")
    go(game, "france_1", "march holland")
    end_moving(game)
    decided(game)
    assert result(game) == (4, 4, "nobody")
    return game


def test_the_nearest_territory_by_land() -> None:
    """C0.5: nothing French borders on Holland; Champagne and Picardie are two steps away, and the owner chooses."""
    game = driven_from_holland()
    assert (asked(game), seat(game)) == ("withdrawal", "france")
    assert options(game) == {"territory champagne", "territory picardie", "off"}
    play(game, "territory picardie")
    assert (place(game, "france_1"), troops(game, "france_1")) == ("picardie", 2)


def test_a_nearer_territory_comes_first() -> None:
    """C0.5: with a Garrison in Westfalia (one step) the two steps are no choice any more."""
    game = driven_from_holland("garrisons: {holland: britain, westfalia: france}")
    assert options(game) == {"territory westfalia", "off"}


def test_a_territory_of_an_ally_is_not_eligible() -> None:
    """C0.5: Westfalia is Prussia's, an Ally's: not merely by an Ally."""
    game = driven_from_holland("garrisons: {holland: britain, westfalia: prussia}")
    assert options(game) == {"territory champagne", "territory picardie", "off"}


def test_a_territory_with_an_own_general_is_not_eligible() -> None:
    """C0.5: no General of the same Power."""
    game = driven_from_holland(generals="  france_2: {territory: champagne}\n")
    assert options(game) == {"territory picardie", "off"}


def test_a_territory_with_an_enemy_general_is_not_eligible() -> None:
    """C0.5: no General of a Power it could fight there; an Ally's General does not matter."""
    generals = "  britain_1: {territory: picardie}\n  prussia_1: {territory: champagne}\n"
    assert options(driven_from_holland(generals=generals)) == {"territory champagne", "off"}


def test_occupants_along_the_path_do_not_matter() -> None:
    """C0.5: every way to Champagne and Picardie leads through Flandria or Westfalia, which are British."""
    game = driven_from_holland(
        "garrisons: {holland: britain, westfalia: britain}",
        "  britain_1: {territory: westfalia, troops: 3}\n",
    )
    assert options(game) == {"territory champagne", "territory picardie", "off"}


def driven_from_lisboa(austria: str) -> Game:
    """Austria has tied with the Garrison of Lisboa. Sardinia is one step away, but only by the red Sea Route."""
    game = set_out(
        "austria",
        f"""
statuses: {{austria: {austria}, spain: expansionist}}
generals:
  austria_1: {{territory: oporto, troops: 3}}
garrisons: {{lisboa: spain, sardinia: austria, galicia: austria}}
fortresses: [lisboa]
""",
    )
    go(game, "austria_1", "march lisboa")
    end_moving(game)
    decided(game)
    assert result(game) == (4, 4, "nobody")
    return game


def test_sea_routes_of_an_ally_count() -> None:
    """C0.5: Austria is Britain's Ally: Sardinia is nearer than Galicia. Nobody is asked for permission."""
    game = driven_from_lisboa("british")
    assert options(game) == {"territory sardinia", "off"}
    play(game, "territory sardinia")
    assert place(game, "austria_1") == "sardinia"


def test_sea_routes_of_others_do_not_count() -> None:
    """C0.5: to an Expansionist only the way by land is open."""
    assert options(driven_from_lisboa("expansionist")) == {"territory galicia", "off"}


def test_sea_routes_of_the_own_colour_count() -> None:
    """C0.5: Britain goes back from Bretagne by sea."""
    game = set_out(
        "britain",
        """
        generals: {britain_1: {territory: cornwall, troops: 3}}
        garrisons: {bretagne: france}
        fortresses: [bretagne]
        """,
    )
    go(game, "britain_1", "sea bretagne")
    decided(game)
    assert options(game) == {"territory cornwall", "off"}


def test_without_an_eligible_territory_he_goes_off_board() -> None:
    """C0.5, C0.6: all of Prussia is British: nobody is asked, and his Troops are lost."""
    game = set_out(
        "prussia",
        """
generals:
  prussia_1: {territory: flandria, troops: 3}
garrisons: {holland: britain, berlin: britain, mecklenburg: britain, pomerania: britain, borussia: britain}
fortresses: [holland]
""",
    )
    go(game, "prussia_1", "march holland")
    decided(game)
    assert not asks(game, "withdrawal")
    assert (place(game, "prussia_1"), troops(game, "prussia_1")) == ("off", 0)


@pytest.mark.parametrize(("choice", "left"), [("off", 49 - 2), ("territory picardie", 49 - 2 - 2)])
def test_troops_of_a_general_who_goes_off_board_are_lost(choice: str, left: int) -> None:
    """C0.6: all tokens are off board again, but for the 2 of Stuart and those of a General who stays on the map."""
    game = driven_from_holland()
    play(game, choice)
    assert tokens(game, "france") == left


def test_generals_taken_off_lose_their_troops() -> None:
    """C0.6: the same by Leadership."""
    game = acting("austria", "leadership", "generals: {austria_1: {territory: wien, troops: 3}}")
    assert tokens(game, "austria") == 25
    play(game, "remove austria_1")
    assert (place(game, "austria_1"), troops(game, "austria_1"), tokens(game, "austria")) == ("off", 0, 28)


# -- C1


def test_the_election_is_just_before_austrias_drill() -> None:
    """C1.1, C8.1: nothing lies between them."""
    game = position("turn: 3")
    idle(game, lambda game: asks(game, "drill"))
    begun = ("turn_began", "no_emperor", "action_began")
    assert [event.kind for event in game.events if event.kind in begun] == ["turn_began", "no_emperor", "action_began"]
    assert seat(game) == "austria"


@pytest.mark.parametrize(("vote", "emperor"), [("austria", "austria"), ("britain", "nobody")])
def test_five_votes_elect(vote: str, emperor: str) -> None:
    """T1.1, C1.3: Austria has 4 electors; with Britain's it has exactly 5 and is elected, without it nobody is."""
    garrisons = "garrisons: {saxonia: austria, bavaria: austria, lorraine: austria}"
    game = position(f"turn: 3\npart: election\n{garrisons}")
    assert (asked(game), seat(game)) == ("vote", "britain")
    play(game, f"power {vote}", "power austria")
    assert state(game).power_id(state(game).crown) == emperor


def test_the_election_is_open_and_only_for_holders_of_electors() -> None:
    """C1.2: Russia, Spain, France and the Ottomans hold no elector: they do not vote, nor can they be voted for."""
    game = position("turn: 3\npart: election\nstatuses: {prussia: neutral}")
    votes = []
    while asks(game, "vote"):
        assert options(game) == {"power britain", "power prussia", "power austria"}
        votes += of_kind(play(game, "power prussia"), "voted")
    assert [event.params["power"] for event in votes] == ["britain", "prussia", "austria"]
    assert all(event.audience is None for event in votes)


def test_the_emperor_earns_two_influence() -> None:
    """C1.2, C8.9: at Extending Influence."""
    game = acting("prussia", "influence", "crown: prussia")
    assert influence(game, "prussia") == 2


@pytest.mark.parametrize("power", POWER_IDS)
def test_every_power_can_give_money_or_cards(power: str) -> None:
    """C1.4: Subsidies and Mercenaries on one field."""
    text = f"money: {{{power}: 1}}\nhands: {{{power}: [1]}}\n"
    if power not in ("britain", "france"):
        text += f"statuses: {{{power}: british}}\n"
    ally = "prussia" if power == "france" else "russia" if power == "britain" else "britain"
    assert {f"money {ally}:1", f"cards {ally}"} <= options(acting(power, "subsidies", text))


@pytest.mark.parametrize("power", POWER_IDS)
def test_corruption_hits_every_power(power: str) -> None:
    """C1.5, C9.6.5: what is left after Mobilisation is lost."""
    game = acting(power, "mobilisation", f"money: {{{power}: 7}}")
    play(game, "stop")
    assert money(game, power) == 0


def test_sea_routes_are_britains_and_spains() -> None:
    """C1.6, C5.4.6: red and yellow ones, and no others."""
    assert {POWER_IDS[route.owner] for route in load_board().routes} == {"britain", "spain"}


@pytest.mark.parametrize(("beside", "supports"), [("catalonia", False), ("piedmont", True)])
def test_support_does_not_pass_along_a_sea_route(beside: str, supports: bool) -> None:
    """T1.2, C1.6: a Spanish General in Catalonia, joined with Lombardia by sea only, is not asked for support; one in
    Piedmont is."""
    game = set_out(
        "prussia",
        f"""
generals:
  prussia_1: {{territory: venezia, troops: 1}}
  spain_1: {{territory: {beside}, troops: 3}}
garrisons: {{lombardia: austria}}
""",
    )
    go(game, "prussia_1", "march lombardia")
    assert fought(game) == ["lombardia"]
    assert asks(game, "support_attack") is supports


def test_minors_vote() -> None:
    """C1.7, C8.11: Russia, Austria's Minor, holds Pfalz: Austria votes for it, after its own vote."""
    text = "controllers: {russia: austria, spain: austria, ottoman: austria}\nround: 2\ngarrisons: {pfalz: russia}"
    game = position(f"turn: 3\npart: election\n{text}", players=4)
    voters = []
    while asks(game, "vote"):
        (decision,) = game.decisions()
        voters.append((decision.seat, decision.params["power"]))
        play(game, "power austria")
    assert voters == [("britain", "britain"), ("austria", "austria"), ("austria", "russia")]
