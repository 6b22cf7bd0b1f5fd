"""C10.7-C10.9 The result of a battle: losses, Influence, where the beaten go, garrisons, cards; ties.

Most battles are fought in Pfalz, which nobody controls: see `duel`.
"""

from __future__ import annotations

import pytest

from kabinett.ancien_regime.board import NOBODY
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
)
from tests.ancien_regime.table import (
    arguments,
    asked,
    asks,
    controller,
    garrison,
    hand,
    idle,
    influence,
    kinds,
    morale,
    of_kind,
    options,
    place,
    play,
    refused,
    state,
    status,
    troops,
)

POWERS = ("britain", "prussia", "austria", "france", "russia", "spain", "ottoman")


def over(game: Game) -> bool:
    """Whether the battles of the Movement Turn are over: the mover may ask for another one."""
    return asks(game, "further_turn")


def gains(game: Game) -> dict[str, int]:
    """The Influence of those who have any."""
    return {power: influence(game, power) for power in POWERS if influence(game, power)}


def fortress(game: Game, territory: str) -> bool:
    s = state(game)
    return bool(s.fortresses >> s.setting.board.territory_index[territory] & 1)


def tokens(game: Game, power: str) -> int:
    """S12: the tokens that a power has left."""
    return state(game).tokens_left(POWERS.index(power))


# -- the rulebook's example

LOMBARDIA = """
statuses: {spain: british}
generals:
  spain_1: {territory: catalonia, troops: 3}
  spain_2: {territory: napoli, troops: 2}
  france_1: {territory: lombardia, troops: 2}
  france_2: {territory: piedmont, troops: 2}
garrisons: {lombardia: france}
fortresses: [lombardia]
morale: {spain: 9, france: 11}
hands: {spain: [4, 4, 3, 5, 4], france: [2, 2, 5, 3]}
draw: [6, 1]
"""


def test_the_spanish_attack_on_lombardia() -> None:
    """C10.1-C10.7, C10.3.2, C10.5.1, C10.5.4, C10.6.1-C10.6.5, T10.1: the example of the rules, whole."""
    game = set_out("spain", LOMBARDIA)
    go(game, "spain_1", "sea lombardia")
    go(game, "spain_2", "march patrimonium_st_petri")
    assert base(game) == (1 + 3, 1 + 2 + 4)
    assert ask_for(game) == ("support_attack", "spain")
    play(game, "general spain_2")
    assert ask_for(game) == ("support_defence", "france")
    play(game, "general france_2")
    order = []
    for card in ("4", "2", "5", "5", "4", "2", "4", "3"):
        order.append(turn(game))
        play(game, f"card {card}")
    attack, defence = ("spain", "spain_1"), ("france", "france_1")
    assert order == [attack, defence, ("spain", "spain_2"), ("france", "france_2")] * 2
    assert turn(game) == attack
    play(game, "scout")
    assert options(game) == {"reveal france_1:1", "reveal france_1:2", "reveal france_2:1", "reveal france_2:2"}
    events = play(game, "reveal france_2:1")
    assert [event.params["card"] for event in of_kind(events, "card_revealed")] == ["5"]
    assert result(game) == (4 + 20 + 1, 7 + 12 + 2, "attack")

    assert ask_for(game) == ("defeat", "france")
    assert options(game) == {"territory paris", "off"}
    play(game, "territory paris")
    assert ask_for(game) == ("garrison", "spain")
    play(game, "garrison")
    assert over(game)
    assert (place(game, "spain_1"), troops(game, "spain_1")) == ("lombardia", 1)
    assert (place(game, "spain_2"), troops(game, "spain_2")) == ("patrimonium_st_petri", 1)
    assert (place(game, "france_1"), troops(game, "france_1")) == ("paris", 0)
    assert (place(game, "france_2"), troops(game, "france_2")) == ("piedmont", 1)
    assert garrison(game, "lombardia") == "spain"
    assert fortress(game, "lombardia")
    assert morale(game, "spain") == 9 - 5
    assert morale(game, "france") == 11 - 4 - 1
    assert (hand(game, "france"), hand(game, "spain")) == ([6], [1])
    assert gains(game) == {"spain": 2}


# -- C10.7.1-C10.7.3: totals, order, losses, cards


@pytest.mark.parametrize(
    ("attacking", "defending", "side"), [(1, 0, "attack"), (0, 1, "defence"), (1, 1, "nobody"), (3, 0, "attack")]
)
def test_the_higher_total_wins(attacking: int, defending: int, side: str) -> None:
    """C10.7.1: equal totals are a tie."""
    game = duel(attacking, defending)
    assert result(game) == (1 + attacking, 1 + defending, side)


def test_the_order_of_the_result() -> None:
    """C10.7.2: cards, losses, Morale for 5s, the beaten, Influence, the winner's garrison, card draws."""
    game = set_out("britain", """
        generals:
          britain_1: {territory: westfalia, troops: 3}
          france_1: {territory: flandria, troops: 1}
        garrisons: {flandria: france}
        hands: {britain: [6], france: [5]}
        """)  # fmt: skip
    go(game, "britain_1", "march flandria")
    end_moving(game)
    play(game, "card 6")
    events = play(game, "card 5")
    assert state(game).discards == [6, 5]
    assert troops(game, "britain_1") == 2
    assert troops(game, "france_1") == 0
    assert gains(game) == {}
    events += play(game, "territory paris")
    assert gains(game) == {"britain": 2}
    assert (hand(game, "britain"), hand(game, "france")) == ([], [])
    events += play(game, "garrison")
    happened = kinds(events)[kinds(events).index("pile_revealed") :]
    assert happened == [
        "pile_revealed", "pile_revealed", "battle_won",
        "troops_lost", "troops_lost", "garrison_lost",
        "morale_changed",
        "general_retired",
        "influence_gained",
        "garrison_placed",
        "cards_drawn", "cards_seen", "cards_drawn", "cards_seen",
    ]  # fmt: skip


def test_victory_stops_the_result() -> None:
    """C10.7.2, C4.1, T4.1: after Influence nothing more is done, and no other battle is fought."""
    game = set_out("britain", """
        influence: {britain: 23}
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
    play(game, "territory pfalz", "card 1")
    assert game.outcome is None
    events = play(game, "off")
    assert game.outcome is not None
    assert game.outcome.winners == ("britain",)
    assert fought(game) == ["pfalz"]
    assert kinds(events) == ["general_off", "influence_gained", "game_ended"]
    assert hand(game, "britain") == []


@pytest.mark.parametrize(("attacking", "defending"), [(3, 1), (1, 3), (2, 2)])
def test_every_general_who_took_part_or_supported_loses_a_troop(attacking: int, defending: int) -> None:
    """C10.7.3, C10.7.8, C10.7.10: supporters of either side too, won, lost or tied; the beaten lose them all."""
    game = duel(attacking, defending, generals="""
        austria_1: {territory: franconia, troops: 3}
        prussia_1: {territory: wurttemberg, troops: 2}
        russia_1: {territory: nassau, troops: 1}
        """)  # fmt: skip
    while fighting(game):
        play(game, min(options(game) - {"stop"}))
    idle(game, over)
    assert (place(game, "austria_1"), troops(game, "austria_1")) == ("franconia", 2)
    assert (place(game, "prussia_1"), troops(game, "prussia_1")) == ("wurttemberg", 1)
    assert (place(game, "russia_1"), troops(game, "russia_1")) == ("nassau", 0)
    assert troops(game, "britain_1") == (attacking - 1 if attacking > defending else 0)
    assert troops(game, "france_1") == (0 if attacking > defending else defending - 1)


def test_who_stood_by_loses_nothing() -> None:
    """C10.7.3: a general who did not support keeps his troops."""
    game = duel(3, 1, generals="austria_1: {territory: franconia, troops: 3}")
    decided(game)
    idle(game, over)
    assert troops(game, "austria_1") == 3


def test_a_general_without_troops_has_none_to_lose() -> None:
    """C10.7.3: he wins or stays without loss."""
    game = set_out("britain", """
        generals:
          britain_1: {territory: westfalia}
        garrisons: {flandria: france}
        hands: {france: [1]}
        """)  # fmt: skip
    go(game, "britain_1", "march flandria")
    end_moving(game)
    assert result(game) == (1, 1, "nobody")
    idle(game, over)
    assert troops(game, "britain_1") == 0


def test_who_played_a_card_draws_one() -> None:
    """C10.7.3: one card for each power that played any, however many and in however many roles; the others none."""
    cards = "hands: {britain: [1, 1, 1, 1], austria: [1, 1], france: [1], prussia: [2]}\ndraw: [3, 4, 5]\n"
    game = duel(2, 1, cards, """
        britain_2: {territory: franconia, troops: 1}
        austria_1: {territory: franconia, troops: 1}
        prussia_1: {territory: wurttemberg, troops: 1}
        """)  # fmt: skip
    play(game, "general britain_2", "general austria_1", "general prussia_1")
    play(game, "card 1", "card 1", "card 1", "card 1", "pass", "card 1")  # Prussia passes
    assert not fighting(game)
    idle(game, over)
    assert hand(game, "britain") == [1, 3]
    assert hand(game, "austria") == [1, 4]
    assert hand(game, "france") == [5]
    assert hand(game, "prussia") == [2]


def test_played_cards_are_discarded() -> None:
    """C10.7.2, S16: those of all piles, for all to see."""
    game = duel(2, 1, "hands: {britain: [5, 1], france: [4]}\ndiscards: [2]\n")
    play(game, "card 5", "card 4", "card 1")
    for name in (*game.seats, None):
        assert game.view(name).position["discards"] == [2, 5, 1, 4]


def test_cards_are_drawn_from_what_was_just_played_if_need_be() -> None:
    """C10.7.2, C3.6.6: on an empty draw pile, what was played lies open until the draws, then it is shuffled."""
    game = duel(3, 0, "hands: {britain: [6]}\nrest: discards\n")
    play(game, "card 6")
    assert (len(state(game).pile), len(state(game).discards)) == (0, 56)
    play(game, "off")
    assert asked(game) == "garrison"
    assert len(state(game).discards) == 56
    play(game, "keep")
    assert (len(state(game).pile), state(game).discards) == (55, [])
    assert len(hand(game, "britain")) == 1


def test_only_who_draws_knows_the_card() -> None:
    """C10.7.3, S13: the others see that a card was drawn."""
    game = duel(1, 1, "hands: {britain: [1]}\ndraw: [6]\n")
    play(game, "card 1")
    idle(game, over)
    for name in (*game.seats, None):
        assert [event.params["count"] for event in of_kind(game.log(name), "cards_drawn")] == [1]
        assert [event.params["cards"] for event in of_kind(game.log(name), "cards_seen")] == (
            [("6",)] if name == "britain" else []
        )


def test_a_choice_after_which_cards_were_drawn_is_not_taken_back() -> None:
    """C10.7.2, C10.7.3: the garrison can be thought over only until somebody has seen his card."""
    game = duel(3, 0, "hands: {britain: [1]}\ndraw: [6]\n")
    play(game, "card 1", "off", "keep")
    assert hand(game, "britain") == [6]
    assert not game.can_undo("britain")


# -- C10.7.4: the winner's garrison


@pytest.mark.parametrize("answer", ["garrison", "keep"])
def test_the_winning_attacker_may_leave_a_garrison(answer: str) -> None:
    """C10.7.4, C9.10.1: one of the troops that remain."""
    game = duel(3, 0)
    play(game, "off")
    assert ask_for(game) == ("garrison", "britain")
    assert options(game) == {"garrison", "keep"}
    play(game, answer)
    assert over(game)
    assert garrison(game, "pfalz") == ("britain" if answer == "garrison" else "nobody")
    assert troops(game, "britain_1") == (1 if answer == "garrison" else 2)


@pytest.mark.parametrize(
    ("origin", "territory", "offered"),
    [
        ("flandria", "champagne", True),  # home of the enemy
        ("westfalia", "hannover", True),  # own home
        ("westfalia", "flandria", True),  # contested
        ("saxonia", "bohemia", False),  # home of an Ally
    ],
)
def test_where_the_winner_may_leave_a_garrison(origin: str, territory: str, offered: bool) -> None:
    """C10.7.4, C9.10.4, C7.6.3: not on the home of an Ally."""
    game = set_out("britain", f"""
        generals:
          britain_1: {{territory: {origin}, troops: 3}}
          france_1: {{territory: {territory}}}
        """)  # fmt: skip
    go(game, "britain_1", f"march {territory}")
    end_moving(game)
    play(game, "off")
    assert asks(game, "garrison") == offered


def test_a_winning_defender_may_leave_a_garrison() -> None:
    """C10.7.4: where none lies; a defeated attacker is gone by then."""
    game = duel(0, 3)
    play(game, "off")
    assert ask_for(game) == ("garrison", "france")
    play(game, "garrison")
    assert garrison(game, "pfalz") == "france"
    assert troops(game, "france_1") == 1


def test_where_a_garrison_lies_there_is_no_second_one() -> None:
    """C10.7.4, C9.10.4: a winning defender whose garrison still lies there is not asked."""
    game = duel(0, 3, "garrisons: {pfalz: prussia}\n")
    play(game, "off")
    assert over(game)
    assert garrison(game, "pfalz") == "prussia"
    assert troops(game, "france_1") == 2


@pytest.mark.parametrize(("answers", "owner"), [(("garrison",), "prussia"), (("keep", "garrison"), "france"),
                                                (("keep", "keep"), "nobody")])  # fmt: skip
def test_winning_defenders_decide_in_power_order(answers: tuple[str, ...], owner: str) -> None:
    """C10.7.4, C0.3: one garrison at most."""
    game = duel(0, 3, generals="prussia_1: {territory: pfalz, troops: 3}")
    play(game, "off")
    for name, answer in zip(("prussia", "france"), answers, strict=False):
        assert ask_for(game) == ("garrison", name)
        play(game, answer)
    assert over(game)
    assert garrison(game, "pfalz") == owner


def test_after_a_tie_nobody_leaves_a_garrison() -> None:
    """C10.7.4: there is no winner."""
    game = duel(3, 3)
    assert result(game)[2] == "nobody"
    play(game, "off")
    assert over(game)


@pytest.mark.parametrize(
    ("territory", "after"), [("flandria", "nobody"), ("champagne", "france"), ("hannover", "britain")]
)
def test_a_winner_without_troops_leaves_no_garrison(territory: str, after: str) -> None:
    """C10.9.2, C10.7.9, C5.6.2, C5.6.3, T10.13: his last troop is lost, the garrison is gone, he stays; control goes
    back to the home power, or to nobody."""
    origin = {"flandria": "westfalia", "champagne": "lorraine", "hannover": "westfalia"}[territory]
    game = set_out("britain", f"""
        statuses: {{prussia: expansionist}}
        generals:
          britain_1: {{territory: {origin}, troops: 1}}
        garrisons: {{{territory}: prussia}}
        """)  # fmt: skip
    assert controller(game, territory) == "prussia"
    go(game, "britain_1", f"march {territory}")
    end_moving(game)
    assert result(game) == (2, 1, "attack")
    assert over(game)
    assert (place(game, "britain_1"), troops(game, "britain_1")) == (territory, 0)
    assert garrison(game, territory) == "nobody"
    assert controller(game, territory) == after


# -- C10.7.5-C10.7.7: Influence


def test_a_lone_garrison_gives_no_influence() -> None:
    """C10.7.5, T10.3: not even when generals support it."""
    text = """
        generals:
          britain_1: {territory: westfalia, troops: 3}
          france_1: {territory: picardie, troops: 1}
        garrisons: {flandria: france}
        """
    for support in ("stop", "general france_1"):
        game = set_out("britain", text)
        go(game, "britain_1", "march flandria")
        end_moving(game)
        play(game, support)
        assert result(game)[2] == "attack"
        idle(game, over)
        assert gains(game) == {}


def test_two_defeated_generals_of_the_other_coalition() -> None:
    """C10.7.5, C10.7.6, T10.4: 1 for each and 1 more for each, to the attacker and to his supporter."""
    game = duel(3, 0, generals="""
        prussia_1: {territory: pfalz}
        austria_1: {territory: franconia, troops: 1}
        spain_1: {territory: wurttemberg, troops: 3}
        """)  # fmt: skip
    play(game, "general austria_1", "general spain_1")
    assert result(game)[2] == "attack"
    idle(game, over)
    assert gains(game) == {"britain": 4, "austria": 4}


def test_who_did_not_support_gains_nothing() -> None:
    """C10.7.5: only those who took part."""
    game = duel(3, 0, generals="austria_1: {territory: franconia, troops: 1}")
    alone(game)
    idle(game, over)
    assert gains(game) == {"britain": 2}


def test_winning_defenders_gain_too() -> None:
    """C10.7.5-C10.7.7: a general in the territory, a power with nothing but the garrison, and a supporter, each 1 for
    the beaten attacker and 1 for his Coalition; his supporter is not defeated."""
    game = duel(0, 0, "garrisons: {pfalz: spain}\nfortresses: [pfalz]\n", """
        prussia_1: {territory: wurttemberg, troops: 1}
        austria_1: {territory: franconia, troops: 1}
        """)  # fmt: skip
    play(game, "general austria_1", "general prussia_1")
    assert result(game) == (1, 5, "defence")
    idle(game, over)
    assert gains(game) == {"france": 2, "spain": 2, "prussia": 2}


@pytest.mark.parametrize(
    ("winner", "loser", "points"),
    [
        ("british", "french", 2),
        ("french", "british", 2),
        ("british", "expansionist", 1),
        ("french", "expansionist", 1),
        ("british", "neutral", 1),
        ("expansionist", "british", 1),
        ("expansionist", "french", 1),
        ("expansionist", "neutral", 1),
        ("expansionist", "expansionist", 1),
    ],
)
def test_the_coalition_bonus(winner: str, loser: str, points: int) -> None:
    """C10.7.5, C10.7.6, C10.9.3, T10.5: a member of a Coalition gets 1 more for a general of the opposing one.

    Austria attacks a Russian on his own garrison in Warszawa.
    """
    game = set_out("austria", f"""
        statuses: {{austria: {winner}, russia: {loser}}}
        generals:
          austria_1: {{territory: moravia, troops: 3}}
          russia_1: {{territory: warszawa}}
        garrisons: {{warszawa: russia}}
        """)  # fmt: skip
    go(game, "austria_1", "march warszawa")
    end_moving(game)
    assert result(game) == (4, 2, "attack")
    idle(game, over)
    assert gains(game) == {"austria": points}
    assert (status(game, "austria"), status(game, "russia")) == (winner, loser)


@pytest.mark.parametrize(
    ("winner", "attacker", "points"),
    [
        ("neutral", "british", 1),
        ("neutral", "expansionist", 1),
        ("expansionist", "british", 1),
        ("french", "british", 2),
        ("british", "expansionist", 1),
    ],
)
def test_the_bonus_of_a_defender(winner: str, attacker: str, points: int) -> None:
    """C10.9.3, C10.7.6, T10.5: a Neutral that wins outside its home gets 1 and no bonus; statuses do not change."""
    game = set_out("austria", f"""
        statuses: {{austria: {attacker}, russia: {winner}}}
        generals:
          austria_1: {{territory: moravia}}
          russia_1: {{territory: warszawa, troops: 1}}
        garrisons: {{warszawa: russia}}
        """)  # fmt: skip
    go(game, "austria_1", "march warszawa")
    end_moving(game)
    assert result(game) == (1, 3, "defence")
    idle(game, over)
    assert gains(game) == {"russia": points}
    assert (status(game, "austria"), status(game, "russia")) == (attacker, winner)


def test_a_neutral_defends_normally() -> None:
    """C10.9.3: it plays cards and draws for them."""
    game = set_out("austria", """
        statuses: {russia: neutral}
        generals:
          austria_1: {territory: moravia, troops: 3}
          russia_1: {territory: warszawa, troops: 1}
        garrisons: {warszawa: russia}
        hands: {russia: [6]}
        draw: [2]
        """)  # fmt: skip
    go(game, "austria_1", "march warszawa")
    end_moving(game)
    assert turn(game) == ("russia", "russia_1")
    play(game, "card 6")
    assert result(game) == (4, 9, "defence")
    idle(game, over)
    assert hand(game, "russia") == [2]


def test_a_minor_gains_for_its_controller_without_a_bonus() -> None:
    """C10.7.6, C12.5.5: Britain attacks with an Ottoman Minor in support: 2 for itself and 1 for the Minor."""
    game = duel(3, 0, "round: 2\ncontrollers: {ottoman: britain}\n", "ottoman_1: {territory: franconia, troops: 1}",
                players=6, arbiter="spain")  # fmt: skip
    play(game, "general ottoman_1")
    idle(game, over)
    assert gains(game) == {"britain": 3}


def test_a_defeated_minor_counts_as_of_its_coalition() -> None:
    """C10.7.6: the bonus goes by the status of the beaten: the Minor of France is of the French Coalition."""
    game = set_out("britain", """
        round: 2
        controllers: {ottoman: france}
        generals:
          britain_1: {territory: nassau, troops: 3}
          ottoman_1: {territory: pfalz}
        """, players=6, arbiter="spain")  # fmt: skip
    go(game, "britain_1", "march pfalz")
    end_moving(game)
    assert ask_for(game) == ("defeat", "france")
    idle(game, over)
    assert gains(game) == {"britain": 2}


# -- C12.7.6: battles of Minors that nobody controls


def test_nobody_gains_when_an_uncontrolled_minor_wins() -> None:
    """C12.7.6: neither the Minor nor who played for it."""
    game = set_out("russia", """
        generals:
          russia_1: {territory: zaporozhye}
          ottoman_1: {territory: crimea, troops: 1}
        garrisons: {crimea: ottoman}
        """, players=6, arbiter="spain")  # fmt: skip
    go(game, "russia_1", "march crimea")
    end_moving(game)
    assert result(game) == (1, 3, "defence")
    assert place(game, "russia_1") == "crimea"
    idle(game, over)
    assert place(game, "russia_1") == "off"
    assert gains(game) == {}


@pytest.mark.parametrize(("minor_status", "points"), [("british", 2), ("french", 1), ("neutral", 1)])
def test_who_beats_an_uncontrolled_minor_gains_by_its_status(minor_status: str, points: int) -> None:
    """C12.7.6, C12.7.3: with the bonus if the Minor was set up in the opposing Coalition. Prussia attacks Russia.

    Against one of the French Coalition Prussia is an Expansionist.
    """
    own = "expansionist" if minor_status == "french" else "french"
    game = set_out("prussia", f"""
        statuses: {{prussia: {own}, russia: {minor_status}}}
        generals:
          prussia_1: {{territory: borussia, troops: 3}}
          russia_1: {{territory: warszawa}}
        garrisons: {{warszawa: russia}}
        """, players=4, arbiter="austria")  # fmt: skip
    go(game, "prussia_1", "march warszawa")
    end_moving(game)
    assert result(game) == (4, 2, "attack")
    idle(game, over)
    assert gains(game) == {"prussia": points}


def test_nobody_plays_for_a_minor_after_a_battle_that_ends_the_game() -> None:
    """C4.1, C12.7.4, S13: its hand is nobody's again, and the last position is one that a game can have."""
    game = set_out("france", """
        influence: {france: 24}
        generals:
          france_1: {territory: borussia, troops: 3}
          russia_1: {territory: litwa}
        hands: {russia: [1, 2]}
        """, players=4, arbiter="austria")  # fmt: skip
    go(game, "france_1", "march litwa")
    idle(game, lambda game: game.outcome is not None)
    assert game.outcome is not None
    assert game.outcome.winners == ("france",)
    assert set(state(game).guardian) == {NOBODY}
    assert game.view("britain").position["hands"]["russia"] == 2
    game.rules.check(game.state)


# -- C10.7.8: the beaten


@pytest.mark.parametrize(
    ("more", "garrisons", "choice"),
    [
        ("", "", True),
        ("", "paris: france", True),
        ("france_2: {territory: paris, troops: 1}", "", False),
        ("spain_1: {territory: paris}", "", False),
        ("", "paris: britain", False),
        ("austria_1: {territory: paris}", "", False),
    ],
    ids=["empty", "own garrison", "own general", "general of an Ally", "held by an enemy", "general of an enemy"],
)
def test_a_beaten_general_goes_home_or_off_board(more: str, garrisons: str, choice: bool) -> None:
    """C10.7.8: at the choice of his owner; forced off board if any general is in the capital, or if it is not his."""
    game = duel(3, 2, f"garrisons: {{{garrisons}}}\n", more)
    assert troops(game, "france_1") == 0
    if choice:
        assert ask_for(game) == ("defeat", "france")
        assert options(game) == {"territory paris", "off"}
        play(game, "territory paris")
        assert place(game, "france_1") == "paris"
    else:
        assert place(game, "france_1") == "off"
    assert troops(game, "france_1") == 0


def test_the_log_tells_values_and_losses() -> None:
    """C10.6, C10.7.3, C10.7.8: what each pile counts with its abilities, and who loses how many troops."""
    game = set_out("britain", """
        generals:
          britain_1: {territory: westfalia, troops: 3}
          france_1: {territory: flandria, troops: 2}
        garrisons: {flandria: france}
        hands: {britain: [4, 4, 6], france: [2, 2]}
        """)  # fmt: skip
    go(game, "britain_1", "march flandria")
    end_moving(game)
    events = play(game, "card 4", "card 2", "card 4", "card 2", "card 6")
    told = {(str(event.params["general"]), event.params["value"]) for event in of_kind(events, "pile_revealed")}
    assert told == {("britain_1", 15), ("france_1", 6)}
    lost = [(event.params["general"], event.params["count"]) for event in of_kind(events, "troops_lost")]
    assert lost == [("britain_1", 1), ("france_1", 2)]


def test_off_board_is_a_choice() -> None:
    """C10.7.8, C0.6."""
    game = duel(3, 2)
    (event,) = of_kind(play(game, "off"), "general_off")
    assert event.params == {"general": "france_1", "territory": "pfalz", "troops": 0}
    assert place(game, "france_1") == "off"


def test_a_beaten_attacker_goes_home_or_off_board_too() -> None:
    """C10.7.8: he loses all his troops; London is empty."""
    game = duel(2, 3)
    assert ask_for(game) == ("defeat", "britain")
    assert options(game) == {"territory london", "off"}
    play(game, "territory london")
    assert (place(game, "britain_1"), troops(game, "britain_1")) == ("london", 0)
    assert tokens(game, "britain") == 21


def test_beaten_in_the_own_capital() -> None:
    """C10.7.8, T10.10: the winner stands there, so the beaten goes off board."""
    game = set_out("britain", """
        generals:
          britain_1: {territory: champagne, troops: 3}
          france_1: {territory: paris, troops: 1}
        """)  # fmt: skip
    go(game, "britain_1", "march paris")
    end_moving(game)
    assert result(game)[2] == "attack"
    assert place(game, "france_1") == "off"
    assert ask_for(game) == ("garrison", "britain")


def test_beaten_on_the_way_to_the_own_capital() -> None:
    """C10.7.8: an attacker who wanted it back goes off board too."""
    game = set_out("france", """
        stuart: ordinary
        generals:
          france_1: {territory: champagne}
          britain_1: {territory: paris, troops: 1}
        """)  # fmt: skip
    go(game, "france_1", "march paris")
    end_moving(game)
    assert result(game)[2] == "defence"
    assert place(game, "france_1") == "off"
    assert not asks(game, "defeat")


def test_beaten_by_a_garrison_in_the_own_capital() -> None:
    """C10.7.8: no general is there, but the capital is not under own control."""
    game = set_out("france", """
        stuart: ordinary
        generals:
          france_1: {territory: champagne}
        garrisons: {paris: britain}
        fortresses: [paris]
        """)  # fmt: skip
    go(game, "france_1", "march paris")
    end_moving(game)
    assert result(game) == (1, 4, "defence")
    assert place(game, "france_1") == "off"


def test_every_beaten_power_chooses_for_its_general() -> None:
    """C10.7.8, C0.3: in Power Order, each for its own capital."""
    game = duel(3, 0, generals="prussia_1: {territory: pfalz}\nspain_1: {territory: pfalz}")
    assert result(game) == (4, 3, "attack")
    for name, choices in (
        ("prussia", {"territory berlin", "off"}),
        ("france", {"territory paris", "off"}),
        ("spain", {"territory madrid", "off"}),
    ):
        assert ask_for(game) == ("defeat", name)
        assert options(game) == choices
        play(game, min(choices - {"off"}))
    assert [place(game, name) for name in ("prussia_1", "france_1", "spain_1")] == ["berlin", "paris", "madrid"]


def test_a_capital_takes_one_general_only() -> None:
    """C10.7.8: a general beaten in one battle stands in Paris when the next is lost, so that one goes off board."""
    game = set_out("britain", """
        generals:
          britain_1: {territory: nassau, troops: 3}
          britain_2: {territory: lorraine, troops: 3}
          france_1: {territory: pfalz}
          france_2: {territory: wurttemberg}
        """)  # fmt: skip
    go(game, "britain_1", "march pfalz")
    go(game, "britain_2", "march wurttemberg")
    end_moving(game)
    play(game, "territory wurttemberg", "territory paris")
    idle(game, over)
    assert place(game, "france_2") == "paris"
    assert place(game, "france_1") == "off"


# -- C10.7.9-C10.7.11


@pytest.mark.parametrize(("territory", "origin", "after"), [("flandria", "westfalia", "nobody"),
                                                            ("champagne", "lorraine", "france"),
                                                            ("berlin", "hannover", "prussia")])  # fmt: skip
def test_a_beaten_garrison_is_removed(territory: str, origin: str, after: str) -> None:
    """C10.7.9, C5.6: its token goes off board; without a new garrison the home power controls the territory."""
    game = set_out("britain", f"""
        statuses: {{spain: expansionist}}
        generals:
          britain_1: {{territory: {origin}, troops: 3}}
        garrisons: {{{territory}: spain}}
        """)  # fmt: skip
    assert tokens(game, "spain") == 20
    go(game, "britain_1", f"march {territory}")
    end_moving(game)
    (event,) = of_kind(game.events, "garrison_lost")
    assert event.params == {"power": "spain", "territory": territory}
    assert garrison(game, territory) == "nobody"
    play(game, "keep")
    assert tokens(game, "spain") == 21
    assert controller(game, territory) == after


def test_a_winning_garrison_stays() -> None:
    """C10.7.9, C10.7.3: it is neither removed nor lost."""
    game = duel(0, 2, "garrisons: {pfalz: france}\n")
    idle(game, over)
    assert garrison(game, "pfalz") == "france"
    assert tokens(game, "france") == 49 - 2 - 1 - 1


@pytest.mark.parametrize(("answer", "owner"), [("garrison", "britain"), ("keep", "nobody")])
def test_a_fortress_stays(answer: str, owner: str) -> None:
    """C10.7.11: for the garrison of the winner at once, or for the next one later; without any it gives nothing."""
    game = set_out("britain", """
        generals:
          britain_1: {territory: westfalia, troops: 3}
          france_1: {territory: flandria, troops: 2}
        garrisons: {holland: france}
        fortresses: [holland]
        hands: {britain: [6]}
        """)  # fmt: skip
    go(game, "britain_1", "march holland")
    end_moving(game)
    play(game, "stop", "card 6", answer)
    assert fortress(game, "holland")
    assert garrison(game, "holland") == owner
    play(game, "end")
    idle(game, lambda game: asks(game, "movement") and game.decisions()[0].seat == "france")
    go(game, "france_1", "march holland")
    end_moving(game)
    assert base(game) == (3, (1 + 1 + 4) if owner == "britain" else 1 + 2)


# -- C10.8: ties


def test_a_fortress_against_a_full_general() -> None:
    """C10.8.1, C10.2.1, T10.2: 4 to 4 is a tie; the attacker withdraws with two troops to the nearest British
    territory, which is Hannover or London, both by one sea route."""
    game = set_out("britain", """
        generals:
          britain_1: {territory: westfalia, troops: 3}
        garrisons: {holland: france}
        fortresses: [holland]
        """)  # fmt: skip
    go(game, "britain_1", "march holland")
    end_moving(game)
    assert result(game) == (4, 4, "nobody")
    assert ask_for(game) == ("withdrawal", "britain")
    assert options(game) == {"territory hannover", "territory london", "off"}
    assert troops(game, "britain_1") == 2
    play(game, "territory hannover")
    assert over(game)
    assert (place(game, "britain_1"), troops(game, "britain_1")) == ("hannover", 2)
    assert garrison(game, "holland") == "france"


def test_after_a_tie_the_attacker_may_go_off_board() -> None:
    """C10.8.1, C0.6: his troops are lost then."""
    game = duel(3, 3)
    assert troops(game, "britain_1") == 2
    play(game, "off")
    assert (place(game, "britain_1"), troops(game, "britain_1")) == ("off", 0)


def test_after_a_tie_all_defenders_stay() -> None:
    """C10.8.1, C10.7.3: generals, with a troop less each, and the garrison."""
    game = duel(3, 1, "garrisons: {pfalz: spain}\n", "prussia_1: {territory: pfalz, troops: 0}")
    assert result(game) == (4, 4, "nobody")
    play(game, "off")
    assert (place(game, "france_1"), troops(game, "france_1")) == ("pfalz", 0)
    assert (place(game, "prussia_1"), troops(game, "prussia_1")) == ("pfalz", 0)
    assert garrison(game, "pfalz") == "spain"


@pytest.mark.parametrize(
    ("more", "garrisons", "expected"),
    [
        ("", "", {"hannover"}),  # two steps, by Nassau
        ("", "nassau: britain", {"nassau"}),
        ("", "nassau: britain, franconia: britain", {"nassau", "franconia"}),
        ("", "nassau: austria", {"hannover"}),  # an Ally's is not his own
        ("britain_2: {territory: hannover}", "", {"holland"}),  # three steps, by the sea; an own general is in Hannover
        ("prussia_1: {territory: hannover}", "", {"holland"}),  # an enemy is there
        ("austria_1: {territory: hannover}", "", {"hannover"}),  # an Ally is no hindrance
    ],
)
def test_where_the_attacker_withdraws_to(more: str, garrisons: str, expected: set[str]) -> None:
    """C10.8.1, C0.5: the nearest territories of his own power without an own or a hostile general."""
    held = ", ".join(part for part in ("holland: britain", garrisons) if part)
    game = duel(1, 1, f"garrisons: {{{held}}}\n", more)
    decided(game)
    assert result(game) == (2, 2, "nobody")
    assert ask_for(game) == ("withdrawal", "britain")
    assert arguments(game, "territory") == expected
    assert "off" in options(game)


def test_who_stands_on_the_way_of_a_withdrawal_does_not_matter() -> None:
    """C10.8.1, C0.5: from Pfalz the way to Hannover leads past a Prussian in Nassau."""
    game = set_out("britain", """
        generals:
          britain_1: {territory: franconia, troops: 1}
          france_1: {territory: pfalz, troops: 1}
          prussia_1: {territory: nassau}
        garrisons: {holland: britain, nassau: prussia}
        """)  # fmt: skip
    go(game, "britain_1", "march pfalz")
    end_moving(game)
    assert options(game) == {"territory hannover", "off"}


def test_without_a_territory_the_attacker_goes_off_board() -> None:
    """C10.8.1, C0.5: on all Spanish ground stands an enemy."""
    game = set_out("spain", """
        generals:
          spain_1: {territory: oporto, troops: 1}
          britain_1: {territory: lisboa, troops: 1}
          austria_1: {territory: galicia}
          austria_2: {territory: madrid}
          austria_3: {territory: navarra}
          austria_4: {territory: catalonia}
          russia_1: {territory: andalucia}
        """)  # fmt: skip
    go(game, "spain_1", "march lisboa")
    end_moving(game)
    decided(game)
    assert result(game) == (2, 2, "nobody")
    assert place(game, "spain_1") == "off"
    assert not asks(game, "withdrawal")


def test_a_tie_brings_no_influence_but_cards() -> None:
    """C10.8.2, C10.7.3: nobody is defeated; who played draws."""
    game = duel(1, 1, "hands: {britain: [5], france: [5]}\ndraw: [3, 4]\nmorale: {britain: 9, france: 9}\n")
    play(game, "card 5", "card 5", "off")
    assert result(game) == (7, 7, "nobody")
    assert gains(game) == {}
    assert (hand(game, "britain"), hand(game, "france")) == ([3], [4])
    assert (morale(game, "britain"), morale(game, "france")) == (8, 8)


# -- C10.9


def test_a_supported_garrison_plays_cards() -> None:
    """C10.9.1: without support it plays none (see C10.4.1); with a supporter he does."""
    game = set_out("britain", """
        generals:
          britain_1: {territory: westfalia, troops: 1}
          france_1: {territory: picardie, troops: 1}
        garrisons: {flandria: france}
        hands: {france: [6]}
        """)  # fmt: skip
    go(game, "britain_1", "march flandria")
    end_moving(game)
    play(game, "general france_1")
    assert turn(game) == ("france", "france_1")
    play(game, "card 6")
    assert result(game) == (2, 7, "defence")


@pytest.mark.parametrize(
    ("attacking", "defending", "choice", "territory"),
    [(3, 0, "off", "pfalz"), (0, 3, "territory london", "london"), (3, 3, "territory hannover", "hannover")],
    ids=["winner", "beaten", "withdrawn"],
)
def test_who_fought_may_move_in_the_next_movement_turn(
    attacking: int, defending: int, choice: str, territory: str
) -> None:  # fmt: skip
    """C10.9.4, C9.11.4: the winner, and who is on the map after a defeat or a tie."""
    game = duel(attacking, defending)
    play(game, choice)
    idle(game, over)
    assert place(game, "britain_1") == territory
    play(game, "ask", "accept")
    assert asked(game) == "movement"
    assert "general britain_1" in options(game)


def test_a_general_off_board_does_not_move() -> None:
    """C10.9.4: only who is on the map."""
    game = duel(0, 3, generals="britain_2: {territory: hannover}")
    play(game, "off")
    idle(game, over)
    play(game, "ask", "accept")
    assert arguments(game, "general") == {"britain_2"}
    refused(game, "britain", "general britain_1")


# -- C3.7: Stuart


def landed(defending: int, more: str = "") -> Game:
    """Stuart has landed and fights a British general."""
    game = set_out("france", f"""
        generals:
          france_1: {{territory: picardie}}
          britain_1: {{territory: scotland, troops: {defending}}}
        {more}
        """)  # fmt: skip
    play(game, "land", "end")
    return game


def test_stuart_defeated_is_an_ordinary_general() -> None:
    """C3.7.8, C3.7.3, C10.7.8, T3.7: off board, never in Paris at once; Leadership may place the pawn there later, but
    not in Scotland."""
    game = landed(3)
    assert result(game) == (3, 4, "defence")
    assert place(game, "stuart") == "off"
    assert troops(game, "stuart") == 0
    assert not asks(game, "defeat")
    idle(game, lambda game: asks(game, "leadership") and game.decisions()[0].seat == "france")
    assert state(game).stuart == 2
    play(game, "place stuart")
    assert "paris" in arguments(game, "territory")
    assert "scotland" not in arguments(game, "territory")
    refused(game, "france", "territory scotland")
    play(game, "territory paris")
    assert place(game, "stuart") == "paris"


def test_stuart_after_a_tie() -> None:
    """C3.7.8, C10.8.1: he reaches no French territory and goes off board."""
    game = landed(2)
    assert result(game) == (3, 3, "nobody")
    assert place(game, "stuart") == "off"
    assert state(game).stuart == 2


def test_stuart_victorious() -> None:
    """C3.7.4, C10.7.4: he may leave a garrison after his battle."""
    game = landed(1)
    assert result(game) == (3, 2, "attack")
    play(game, "off")
    assert ask_for(game) == ("garrison", "france")
    play(game, "garrison")
    assert controller(game, "scotland") == "france"
    assert (place(game, "stuart"), troops(game, "stuart")) == ("scotland", 0)
    assert gains(game) == {"france": 2}
