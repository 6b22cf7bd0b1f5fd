"""Why not: each decision can say of each move why it is not offered, with names and a clause, and betrays nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

import pytest

import kabinett.ancien_regime
from kabinett import IllegalMove
from kabinett.ancien_regime.rules import AncienRegime
from kabinett.ancien_regime.setting import setting
from kabinett.ancien_regime.texts import rules_text
from kabinett.bots import RandomBot
from kabinett.core.game import Game
from kabinett.core.moves import Decision, Move
from tests.ancien_regime.battle_table import duel, end_moving, go, set_out
from tests.ancien_regime.table import acting, asked, moving, play, position, seat, state
from tests.catalogues import sections
from tests.properties import check_every_reason
from tests.sentences import Reasons


def sentence(game: Game, move: str, by: str | None = None) -> str:
    """The reason in words, with its clause; for the seat that is asked, or for another."""
    found = game.why_not(by or seat(game), move)
    assert found is not None
    return f"{game.rules.sentence(found)} ({found.clause})"


# -- movement


FRENCH = """
generals:
  france_1: {territory: champagne, troops: 2}
  france_2: {territory: paris, troops: 1}
  austria_1: {territory: picardie}
garrisons: {flandria: austria, champagne: france}
"""


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        ("general austria_1", "Austrian general 1 is no general of France, which decides now (C9.9.1)"),
        ("general france_3", "French general 3 is off board; at Leadership he can be placed (C9.5.1)"),
        ("general stuart",
         "Charles Edward Stuart is in reserve until he lands in Scotland, in a French Movement Turn (C3.7.7)"),
        ("march paris", "first say which general moves (C9.9.1)"),
        ("garrison", "a garrison is left by a general on his move, or after a battle won (C9.10.2)"),
        ("dismiss champagne", "garrisons are dismissed before the first Movement Turn of a Movement action (C9.8.9)"),
        ("ask", "Movement Turn 1 has to be ended first, with its battles (C9.8.4)"),
        ("bid 3", "'bid 3' is no answer to the present question (C9.9.1)"),
    ],
)  # fmt: skip
def test_who_moves(move: str, expected: str) -> None:
    """C9.9.1: which general, and nothing else."""
    game = set_out("france", FRENCH)
    assert sentence(game, move) == expected
    with pytest.raises(IllegalMove) as caught:
        game.play("france", move)
    assert str(caught.value) == expected


def test_who_has_moved_and_who_can_not() -> None:
    """C9.9.1, C3.7.7: once in a Movement Turn; Stuart lands once in a game. C9.9.5: some can go nowhere."""
    game = set_out("france", FRENCH)
    go(game, "france_2", "march bretagne")
    play(game, "land")
    assert sentence(game, "general france_2") == "French general 2 has moved already in this Movement Turn (C9.9.1)"
    assert sentence(game, "land") == "Charles Edward Stuart lands once in a game, and has done so (C3.7.7)"
    text = "statuses: {russia: neutral}\ngarrisons: {sverige: russia}\ngenerals: {russia_1: {territory: sverige}, "
    neutral = set_out("russia", text + "russia_2: {territory: kiev}}")
    expected = "there is no territory that Russian general 1 could enter from Sverige (C9.9.5)"
    assert sentence(neutral, "general russia_1") == expected
    assert sentence(neutral, "land") == "Charles Edward Stuart lands in a Movement Turn of France (C3.7.2)"


def test_stuart_finds_scotland_taken() -> None:
    """C3.7.2: he does not land where a French general is."""
    game = set_out("france", "generals: {france_1: {territory: scotland}}")
    expected = "French general 1 stands in Scotland, and a power has one general there at most (C3.7.2)"
    assert sentence(game, "land") == expected


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        ("march paris", "French general 2 stands in Paris, and a power has one general there at most (C9.9.6)"),
        ("march alps", "Alps cannot be passed: nobody ever goes there (C5.4.4)"),
        ("march wien", "Wien does not border on Champagne (C9.9.2)"),
        ("march champagne", "French general 1 is in Champagne already (C9.9.2)"),
        ("sea holland", "no sea route leads from Champagne to Holland (C9.9.3)"),
        ("sea alps", "Alps cannot be passed: nobody ever goes there (C5.4.4)"),
        ("strategic lorraine", "a strategic path leads over ground of France and its Allies, and Lorraine is "
         "controlled by nobody (C9.9.4)"),
        ("strategic flandria", "a strategic path leads over ground of France and its Allies, and Flandria is "
         "controlled by Austria (C9.9.4)"),
        ("strategic picardie", "a hostile general stands in Picardie: a strategic path may end there, but not pass, "
         "and one step is a march (C9.9.4)"),
        ("territory paris", "say how he goes to Paris: march, sea or strategic (C9.9.1)"),
        ("general france_2", "the move of French general 1 has to be finished first (C9.9.1)"),
        ("garrison", "there is a garrison of France in Champagne (C9.10.4)"),
    ],
)  # fmt: skip
def test_where_a_general_goes(move: str, expected: str) -> None:
    """C5.4.4, C9.9.2-C9.9.6: what is in the way."""
    game = set_out("france", FRENCH)
    play(game, "general france_1")
    assert sentence(game, move) == expected


def test_a_strategic_path() -> None:
    """C9.9.4, C9.9.6: at least two steps, no way back, no stop beside an own general."""
    text = """
    generals: {france_1: {territory: provence}, france_2: {territory: paris}, france_3: {territory: piedmont}}
    garrisons: {lombardia: france}
    """
    game = set_out("france", text)
    play(game, "general france_1", "strategic bourgogne")
    assert sentence(game, "stop") == ("one step to Bourgogne is a march; strategic movement goes further (C9.9.4)")
    assert sentence(game, "territory provence") == "a strategic path does not come back to Provence (C9.9.4)"
    assert sentence(game, "territory bourgogne") == "French general 1 is in Bourgogne already (C9.9.4)"
    assert sentence(game, "territory madrid") == "Madrid does not border on Bourgogne (C9.9.4)"
    play(game, "territory paris")
    assert (
        sentence(game, "stop") == "French general 2 stands in Paris, and a power has one general there at most (C9.9.6)"
    )
    assert sentence(game, "territory bourgogne") == "a strategic path does not come back to Bourgogne (C9.9.4)"
    assert sentence(game, "march bretagne") == (
        "French general 1 is on a strategic path: say 'territory' for its next step, or 'stop' (C9.9.4)"
    )
    game = set_out("france", text)
    play(game, "general france_3")
    assert sentence(game, "strategic lombardia") == (
        "a strategic path has at least two steps, and from Lombardia none leads on (C9.9.4)"
    )


def test_the_sea() -> None:
    """C9.9.2, C9.9.3: a route is no border, and that of an enemy is closed."""
    game = set_out("france", "generals: {france_1: {territory: bretagne}, britain_1: {territory: london}}")
    play(game, "general france_1")
    assert sentence(game, "march cornwall") == (
        "Cornwall does not border on Bretagne; only the sea joins them (C9.9.2)"
    )
    assert sentence(game, "sea cornwall") == (
        "the sea route to Cornwall belongs to Great Britain, which is no Ally of France (C9.9.3)"
    )


def test_neutrals() -> None:
    """C11.5.1, C11.5.2: a Neutral stays on its own ground, and its home is closed."""
    game = set_out("russia", "statuses: {russia: neutral}\ngenerals: {russia_1: {territory: kiev}}")
    play(game, "general russia_1")
    assert sentence(game, "march podolia") == (
        "Russia is Neutral and enters only ground of its own or of its Minors, and Podolia is controlled by nobody "
        "(C11.5.1)"
    )
    game = set_out("austria", "generals: {austria_1: {territory: transylvania}}")
    play(game, "general austria_1")
    assert sentence(game, "march wallachia") == (
        "Wallachia is a home of the Ottoman Empire, which is Neutral (C11.5.2)"
    )
    assert sentence(game, "garrison") == "Austrian general 1 has no troop (C9.10.4)"


def test_what_was_refused() -> None:
    """C9.9.9: a move that was refused is not asked for again in this Movement Turn."""
    text = "generals: {austria_1: {territory: saxonia, troops: 1}, austria_2: {territory: holland}}"
    game = set_out("austria", text)
    play(game, "general austria_1")
    assert sentence(game, "garrison") == (
        "first say where Austrian general 1 goes; before he leaves you are asked for a garrison (C9.10.1)"
    )
    play(game, "march hannover", "decline", "general austria_1")
    assert sentence(game, "march hannover") == (
        "Austrian general 1 has already been refused this move to Hannover in this Movement Turn (C9.9.9)"
    )
    game = set_out("austria", text)
    play(game, "general austria_2", "sea london", "decline", "general austria_2")
    assert sentence(game, "sea london") == (
        "Austrian general 2 has already been refused this move to London in this Movement Turn (C9.9.9)"
    )


def test_an_ally_whom_nobody_controls() -> None:
    """C12.7.8, T12.11: nobody can consent or permit for an uncontrolled Minor."""
    text = "generals: {france_1: {territory: guyenne}, france_2: {territory: lombardia}}"
    game = set_out("france", text, players=4)
    play(game, "general france_1")
    assert sentence(game, "march navarra") == (
        "Navarra is controlled by Spain, an Ally for whom nobody can consent as long as nobody controls it (C12.7.8)"
    )
    game = set_out("france", text, players=4)
    play(game, "general france_2")
    assert sentence(game, "sea catalonia") == (
        "the sea route to Catalonia belongs to Spain, for which nobody can permit it as long as nobody controls it "
        "(C12.7.8)"
    )


def test_no_garrison_on_the_home_of_an_ally() -> None:
    """C9.10.4: not even on leaving it."""
    game = set_out("austria", "generals: {austria_1: {territory: hannover, troops: 1}}")
    play(game, "general austria_1")
    assert sentence(game, "garrison") == "Hannover is a home of Great Britain, an Ally (C9.10.4)"


def test_fredericks_move() -> None:
    """C9.5.4: he moves alone, and once."""
    generals = "generals: {prussia_1: {territory: berlin}, prussia_2: {territory: pomerania}}"
    game = position(f"turn: 5\npart: frederick\n{generals}")
    assert asked(game) == "frederick_move"
    alone = "this is the move of Frederick II alone, and nothing else belongs to it (C9.5.4)"
    for move in ("general prussia_2", "ask", "land"):
        assert sentence(game, move) == alone


# -- the frame of movement


ARBITERS = """
round: 2
morale: {france: 15, spain: 3}
controllers: {ottoman: austria}
generals: {austria_1: {territory: wien}}
garrisons: {bavaria: austria, lombardia: france}
"""


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        ("power austria", "the Arbiter is another power than Austria (C9.8.2)"),
        ("power britain", "Great Britain is an Ally of Austria (C9.8.2)"),
        ("power ottoman", "the Ottoman Empire has the same player as Austria (C12.5.7)"),
        ("power france", "France has 15 Morale, the most there is (C9.8.2)"),
        ("pass", "Austria has to name an Arbiter, even if nothing will move (C9.8.2)"),
    ],
)
def test_the_arbiter(move: str, expected: str) -> None:
    """C9.8.2, C12.5.7: who can not be Arbiter."""
    assert sentence(moving("austria", ARBITERS, players=6), move) == expected


def test_an_uncontrolled_minor_is_no_arbiter() -> None:
    """C12.7.2."""
    game = moving("austria", "generals: {austria_1: {territory: wien}}", players=6)
    assert sentence(game, "power ottoman") == (
        "the Ottoman Empire is controlled by nobody and cannot be Arbiter (C12.7.2)"
    )


def test_dismissals() -> None:
    """C9.8.6, C9.8.9: own garrisons only, and none that a Neutral's general needs; the Arbiter stays."""
    game = moving("austria", ARBITERS, players=6)
    play(game, "power spain")
    assert asked(game) == "dismissal"
    assert sentence(game, "dismiss lombardia") == "Austria has no garrison in Lombardia (C9.8.9)"
    assert sentence(game, "power prussia") == "the Arbiter has been named and cannot be replaced (C9.8.6)"
    text = "statuses: {austria: neutral}\ngenerals: {austria_1: {territory: bavaria}}\ngarrisons: {bavaria: austria, "
    game = moving("austria", text + "silesia: austria}")
    play(game, "power spain")
    assert sentence(game, "dismiss bavaria") == (
        "Austria is Neutral, and without its garrison in Bavaria a general would stand on ground that is not its own "
        "(C9.8.9)"
    )


@pytest.mark.parametrize(
    ("morale", "expected"),
    [
        (14, "Movement Turn 2 would give Spain, the Arbiter, 2 Morale, and lift it from 15 above 15 (C9.8.5)"),
        (13, "Movement Turn 2 would give Spain, the Arbiter, 2 Morale, and lift it from 14 above 15 (C9.8.5)"),
        (12, "Movement Turn 1 has to be ended first, with its battles (C9.8.4)"),
    ],
)
def test_a_further_turn(morale: int, expected: str) -> None:
    """C9.8.4, C9.8.5: who can not be asked for it knows why."""
    text = f"morale: {{spain: {morale}}}\ngenerals: {{austria_1: {{territory: wien}}}}"
    assert sentence(set_out("austria", text, arbiter="spain"), "ask") == expected


def test_further_turns() -> None:
    """C9.8.1, C9.8.4, C9.8.7: the third is the last; without an Arbiter the first is."""
    text = "generals: {austria_1: {territory: wien}}"
    game = set_out("austria", text, arbiter="spain")
    play(game, "end")
    assert asked(game) == "further_turn"
    assert sentence(game, "general austria_1") == "Movement Turn 1 is over; a further one has to be asked for (C9.8.4)"
    assert sentence(game, "dismiss wien").endswith("(C9.8.9)")
    play(game, "ask", "accept", "end", "ask", "accept")
    assert sentence(game, "ask") == "Movement Turn 3 is the last (C9.8.1)"
    others = "morale: {prussia: 15, france: 15, spain: 15, ottoman: 15}\n"
    game = set_out("austria", others + text)
    assert sentence(game, "ask") == "nobody could be Arbiter, so that there is one Movement Turn only (C9.8.7)"


# -- diplomacy, election and auction


DIPLOMACY = "round: 2\ncontrollers: {ottoman: prussia}\nstatuses: {prussia: french, austria: british}\n"


def test_expulsions() -> None:
    """C7.2, C7.3.2, C12.4.1: Leaders expel members of their Coalitions, and nobody else."""
    game = position(DIPLOMACY, players=6)
    assert {decision.kind for decision in game.decisions()} == {"expulsion"}
    for power, expected in {
        "france": "France is a Leader and stays in its Coalition for ever (C7.2)",
        "ottoman": "the Ottoman Empire is a Minor: it goes with its Major, and is not expelled alone (C12.4.1)",
        "prussia": "Prussia is no member of the British Coalition (C7.3.2)",
    }.items():
        assert sentence(game, f"expel {power}", "britain") == expected
    leaders = "only the Leaders, Great Britain and France, expel members of their Coalitions (C7.3.2)"
    assert sentence(game, "expel russia", "austria") == leaders
    game.play("britain", "expel austria")
    assert sentence(game, "expel austria", "britain") == "you have just expelled Austria (C7.3.2)"


def test_statuses() -> None:
    """C7.2, C7.3.2, C7.3.3, C7.3.5: a status from which a power was expelled or refused is closed."""
    game = position(DIPLOMACY, players=6)
    game.play("britain", "expel austria")
    for leader in ("britain", "france"):
        game.play(leader, "stop")
    expelled = "Austria has just been expelled from the British Coalition (C7.3.2)"
    assert sentence(game, "status british", "austria") == expelled
    assert sentence(game, "status neutral", "france") == "France is a Leader and never chooses a status (C7.2)"
    game.play("austria", "status french")
    assert sentence(game, "status neutral", "austria") == (
        "Austria has chosen its status, which is shown when all have (C7.3.3)"
    )
    for power in ("prussia", "spain", "russia"):
        game.play(power, "status neutral")
    over = "expulsions come before the choice of statuses; the next chance is in the next Round (C7.3.2)"
    assert asked(game) == "application"
    assert sentence(game, "expel austria") == over
    assert sentence(game, "status neutral") == "France is a Leader and never chooses a status (C7.2)"
    play(game, "decline")
    assert sentence(game, "status french") == (
        "Austria has been refused entry to the French Coalition in this phase (C7.3.5)"
    )
    assert sentence(game, "status british") == expelled


def test_votes() -> None:
    """C8.3, C8.4, C8.7, C8.12: a participant with which one is not at war."""
    text = "turn: 3\npart: election\ngarrisons: {bavaria: france, saxonia: russia, pfalz: britain}\n"
    game = position(text, players=4)
    assert (asked(game), seat(game)) == ("vote", "britain")
    assert sentence(game, "power spain") == "Spain is controlled by nobody, and neither votes nor stands (C8.12)"
    assert sentence(game, "power russia") == "Russia is controlled by nobody, and neither votes nor stands (C8.12)"
    assert sentence(game, "power prussia") == "Great Britain is at war with Prussia (C8.4)"
    assert sentence(game, "take") == (
        "Great Britain controls 2 electors; to take the Crown without a vote it needs 5 (C8.7)"
    )
    game = position(text)
    assert sentence(game, "power spain") == "Spain controls no elector and cannot be voted for (C8.3)"
    assert sentence(game, "power spain", "spain") == "you control no elector and do not vote (C8.3)"


def test_the_crown() -> None:
    """C8.7: who has asked for the vote has it."""
    held = "{bavaria: austria, saxonia: austria, pfalz: austria, nassau: austria}"
    game = position(f"turn: 3\npart: election\nstatuses: {{austria: neutral}}\ngarrisons: {held}")
    assert asked(game) == "crown"
    play(game, "hold", "power austria", "power prussia")
    assert seat(game) == "austria"
    assert sentence(game, "take") == "Austria has asked for the vote (C8.7)"


def test_bids() -> None:
    """C12.3.2: at most one's Morale, and once."""
    game = position("turn: 7\npart: control\nmorale: {austria: 4}", players=6)
    assert sentence(game, "bid 5", "austria") == "a bid is paid with Morale, and Austria has 4 (C12.3.2)"
    game.play("austria", "bid 4")
    assert sentence(game, "bid 3", "austria") == "Austria has made its bid (C12.3.2)"


# -- actions


def test_drill_and_hand_limit() -> None:
    """C5.10.1, C9.2.1: a card of the hand has to go."""
    game = acting("spain", "drill", "hands: {spain: [4, 4]}\ndraw: [2]")
    assert sentence(game, "card 5") == "Spain has no card 5 (C9.2.1)"
    assert sentence(game, "pass") == "Spain has to discard a card (C9.2.1)"
    game = acting("spain", "leadership", "hands: {spain: [4, 4, 4, 4, 4, 4]}\ndraw: [2]")
    play(game, "draw")
    assert asked(game) == "hand_limit"
    assert sentence(game, "card 5") == "Spain has no card 5 (C5.10.1)"
    assert sentence(game, "stop") == "Spain has to discard a card (C5.10.1)"


GIFTS = """
statuses: {prussia: french, austria: french, spain: french, ottoman: french, russia: neutral}
money: {france: 2}
hands: {france: [3, 4]}
"""


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        ("money france:1", "France gives to others, not to itself (C9.4.1)"),
        ("money russia:1", "Russia is no Ally of France, and only Allies receive something (C9.4.1)"),
        ("cards britain", "Great Britain is no Ally of France, and only Allies receive something (C9.4.1)"),
        ("money spain:3", "France has 2 Money left to offer (C9.4.1)"),
    ],
)
def test_gifts(move: str, expected: str) -> None:
    """C9.4.1, C9.4.3: to Allies, of what one has."""
    assert sentence(acting("france", "subsidies", GIFTS), move) == expected


def test_limits_of_gifts() -> None:
    """C9.4.1, C9.4.2: three in all, Money or cards, one offer for each."""
    game = acting("france", "subsidies", GIFTS)
    play(game, "money spain:1")
    assert sentence(game, "money spain:1") == "Spain has been made its offer, and there is one for each (C9.4.2)"
    assert sentence(game, "cards austria") == "Money and cards cannot both be offered in one action (C9.4.1)"
    game = acting("france", "subsidies", GIFTS.replace("france: 2", "france: 9"))
    play(game, "money spain:2")
    assert sentence(game, "money austria:2") == "at most 3 can be offered in one action; 1 is left (C9.4.1)"
    game = acting("france", "subsidies", GIFTS)
    play(game, "cards spain")
    assert sentence(game, "stop") == "choose at least one card for Spain (C9.4.2)"
    assert sentence(game, "card 5") == "France has no card 5 (C9.4.1)"
    play(game, "card 3", "stop")
    assert sentence(game, "money austria:1") == "Money and cards cannot both be offered in one action (C9.4.1)"
    game = acting("france", "subsidies", GIFTS.replace("[3, 4]", "[]"))
    assert sentence(game, "cards spain") == "France has no cards (C9.4.1)"


def test_who_receives_nothing() -> None:
    """C9.4.3: of a Neutral only its Group; an uncontrolled Minor never."""
    text = "round: 2\nstatuses: {austria: neutral}\ncontrollers: {ottoman: austria}\nmoney: {austria: 3}"
    game = acting("austria", "subsidies", text, players=6)
    assert sentence(game, "money britain:1") == (
        "Great Britain is no Ally of Austria, and only Allies receive something (C9.4.3)"
    )
    game = acting("prussia", "subsidies", "money: {prussia: 3}", players=4)
    assert sentence(game, "money spain:1") == "Spain is controlled by nobody and receives nothing (C9.4.3)"


LEADERSHIP = """
morale: {france: 15}
generals:
  france_1: {territory: paris, troops: 1}
  austria_1: {territory: champagne}
garrisons: {york: france, lombardia: austria}
"""


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        ("place france_1", "French general 1 is on the map, in Paris (C9.5.1)"),
        ("place stuart",
         "Charles Edward Stuart is in reserve until he lands in Scotland, in a French Movement Turn (C3.7.7)"),
        ("place austria_2", "Austrian general 2 is no general of France, which decides now (C9.5.1)"),
        ("remove france_2", "French general 2 is off board; at Leadership he can be placed (C9.5.1)"),
        ("morale", "France has 15 Morale, the most there is (C9.5.3)"),
    ],
)  # fmt: skip
def test_leadership(move: str, expected: str) -> None:
    """C3.7.7, C9.5.1, C9.5.3: whom France can not place or take off."""
    assert sentence(acting("france", "leadership", LEADERSHIP), move) == expected


@pytest.mark.parametrize(
    ("territory", "expected"),
    [
        ("paris", "French general 1 stands in Paris, and a power has one general there at most (C9.5.1)"),
        ("champagne", "Austrian general 1, who is hostile, stands in Champagne (C9.5.3)"),
        ("york", "York is a British home, where France never places a general (C3.7.6)"),
        ("lombardia", "Lombardia is controlled by Austria, not by France (C9.5.1)"),
        ("ireland", "Ireland is controlled by nobody (C9.5.1)"),
        ("alps", "Alps cannot be passed: nobody ever goes there (C5.4.4)"),
    ],
)
def test_placement(territory: str, expected: str) -> None:
    """C3.7.6, C9.5.1, C9.5.3: where France can place no general."""
    game = acting("france", "leadership", LEADERSHIP)
    play(game, "place france_2")
    assert sentence(game, f"territory {territory}") == expected


def test_one_thing_at_leadership() -> None:
    """C9.5.1: place or take off, or something else."""
    game = acting("france", "leadership", LEADERSHIP)
    play(game, "place france_2", "territory picardie")
    assert sentence(game, "remove france_1") == "at Leadership generals are placed or taken off, never both (C9.5.1)"
    assert sentence(game, "draw") == (
        "France has placed or taken off generals, and Leadership is for one thing only (C9.5.1)"
    )
    homes = ("paris", "picardie", "champagne", "bretagne", "bourgogne", "guyenne", "provence")
    game = acting("france", "leadership", f"garrisons: {{{', '.join(f'{home}: austria' for home in homes)}}}")
    assert sentence(game, "place france_1") == "France controls no territory where a general could be placed (C9.5.1)"


MOBILISATION = """
money: {austria: 4}
morale: {austria: 15}
generals:
  austria_1: {territory: wien, troops: 3}
  austria_2: {territory: bohemia, troops: 1}
garrisons: {bavaria: austria, silesia: austria, lombardia: france}
fortresses: [bavaria]
"""


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        ("troop austria_1", "Austrian general 1 has 3 troops, the most that a general can have (C9.6.3)"),
        ("troop austria_3", "Austrian general 3 is off board; at Leadership he can be placed (C9.5.1)"),
        ("troop france_1", "French general 1 is no general of Austria, which decides now (C9.6.3)"),
        ("morale", "Austria has 15 Morale, the most there is (C9.6.3)"),
        ("fortress silesia", "a fortress costs 5 Money, and Austria has 4 (C9.6.1)"),
        ("fortress bavaria", "there is already a fortress in Bavaria (C9.6.4)"),
        ("fortress lombardia", "Austria has no garrison in Lombardia (C9.6.4)"),
    ],
)
def test_purchases(move: str, expected: str) -> None:
    """C9.6.1, C9.6.3, C9.6.4: what can not be bought."""
    assert sentence(acting("austria", "mobilisation", MOBILISATION), move) == expected


def test_what_is_used_up() -> None:
    """C2.3, C9.6.4, C3.6.6: tokens, fortresses and cards come to an end."""
    built = "fortresses: [bavaria, wien, bohemia, moravia, styria, hungaria]"
    game = acting("austria", "mobilisation", MOBILISATION.replace("fortresses: [bavaria]", built))
    assert sentence(game, "fortress silesia") == "all 6 fortresses are built (C9.6.4)"
    game = acting("britain", "mobilisation", "money: {britain: 3}\ngenerals: {britain_1: {territory: london}}")
    s = state(game)
    s.garrisons |= dict.fromkeys(range(5, 5 + s.setting.board.powers[0].tokens), 0)
    s.discards, s.pile = [], []
    game.rules.advance(s)
    assert sentence(game, "troop britain_1") == ("all tokens of Great Britain are in use as troops or garrisons (C2.3)")
    assert sentence(game, "draw") == "there are no cards left to be drawn (C3.6.6)"


# -- battles


def test_support() -> None:
    """C1.6, C10.3.1, C10.3.2: from next door, by land, with a troop, for an Ally."""
    near = """
    britain_2: {territory: hannover, troops: 1}
    austria_1: {territory: franconia, troops: 1}
    austria_2: {territory: wurttemberg}
    prussia_1: {territory: lorraine, troops: 1}
    russia_1: {territory: kiev, troops: 1}
    """
    game = duel(2, 2, generals=near)
    assert (asked(game), seat(game)) == ("support_attack", "austria")
    for move, expected in {
        "general austria_2": "Austrian general 2 has no troop (C10.3.1)",
        "general austria_3": "Austrian general 3 is off board; at Leadership he can be placed (C9.5.1)",
        "general britain_1": "British general 1 is in a battle of this Movement Turn, or has supported one (C10.3.2)",
        "general prussia_1": "Prussia is no Ally of the attacker (C10.3.2)",
        "general russia_1": "Russian general 1 is in Kiev, which does not border on Pfalz (C10.3.1)",
    }.items():
        assert sentence(game, move) == expected
    assert sentence(game, "general britain_2", "britain") == (
        "British general 2 is in Hannover, which does not border on Pfalz (C10.3.1)"
    )
    play(game, "general austria_1")
    assert (asked(game), seat(game)) == ("support_defence", "prussia")
    assert sentence(game, "general austria_1", "austria") == "Austria is no Ally of the defender (C10.3.2)"
    assert sentence(game, "general prussia_1", "france").startswith("it is not your decision")


def test_who_has_declared_and_whose_turn_it_is() -> None:
    """C10.3.3: a declaration is final; one power after the other."""
    near = """
    britain_2: {territory: franconia, troops: 1}
    austria_1: {territory: wurttemberg, troops: 1}
    """
    game = duel(2, 2, generals=near)
    assert seat(game) == "britain"
    assert sentence(game, "general austria_1") == (
        "Austrian general 1 is no general of Great Britain, which decides now (C10.3.3)"
    )
    play(game, "stop")
    assert sentence(game, "general britain_2", "britain") == "Great Britain has declared its support (C10.3.3)"


def test_support_does_not_cross_the_sea() -> None:
    """C1.6, T1.2."""
    text = """
    generals:
      britain_1: {territory: flandria, troops: 1}
      britain_2: {territory: london, troops: 2}
      britain_3: {territory: westfalia, troops: 2}
      france_1: {territory: holland, troops: 1}
    """
    game = set_out("britain", text)
    go(game, "britain_1", "march holland")
    end_moving(game)
    assert asked(game) == "support_attack"
    assert sentence(game, "general britain_2") == (
        "only the sea joins London, where British general 2 is, and Holland: support does not pass along it (C1.6)"
    )


def test_uncontrolled_minors_and_support() -> None:
    """C12.7.5, C12.7.8: they support nobody else, and nobody else supports them."""
    text = """
    generals:
      austria_1: {territory: provence, troops: 2}
      spain_1: {territory: catalonia, troops: 1}
      france_1: {territory: guyenne, troops: 1}
      prussia_1: {territory: madrid, troops: 1}
      spain_2: {territory: navarra, troops: 1}
    """
    game = set_out("austria", text, players=4)
    go(game, "austria_1", "march catalonia")
    end_moving(game)
    assert (asked(game), seat(game)) == ("support_defence", "france")
    alone = "a Minor that nobody controls is supported by its own generals only (C12.7.5)"
    assert sentence(game, "general france_1") == alone
    assert sentence(game, "general prussia_1", "prussia") == alone
    text = """
    generals:
      austria_1: {territory: silesia, troops: 2}
      austria_2: {territory: saxonia, troops: 2}
      prussia_1: {territory: berlin, troops: 1}
      russia_1: {territory: posnania, troops: 1}
    """
    game = set_out("austria", text, players=4)
    go(game, "austria_1", "march berlin")
    end_moving(game)
    assert (asked(game), seat(game)) == ("support_attack", "austria")
    assert sentence(game, "general russia_1") == "Russia is controlled by nobody and supports nobody else (C12.7.8)"


def test_cards_in_a_battle() -> None:
    """C10.5.2, C10.6.2: a card of the hand; a 3 face up only where a card lies face down."""
    game = duel(2, 2, "hands: {britain: [3, 3, 4], france: [2]}\n")
    assert (asked(game), seat(game)) == ("battle_card", "britain")
    assert sentence(game, "card 5") == "Great Britain has no card 5 (C10.5.2)"
    assert sentence(game, "scout") == "no card of the other side lies face down (C10.6.2)"
    assert sentence(game, "card 2", "spain") == "your powers have no part in this battle (C10.5.1)"
    play(game, "card 3")
    assert sentence(game, "scout") == "France has no card 3 (C10.6.2)"
    play(game, "card 2", "scout")
    for move, expected in {
        "reveal britain_1:1": "British general 1 is not on the other side (C10.6.2)",
        "reveal france_1:2": "French general 1 has no card 2 (C10.6.2)",
        "card 4": "first say which card the 3 turns up (C10.6.2)",
    }.items():
        assert sentence(game, move) == expected


def test_a_card_that_is_up_already() -> None:
    """C10.6.2: only what lies face down is turned up."""
    game = duel(3, 3, "hands: {britain: [3, 3, 3], france: [2, 4, 5]}\n")
    play(game, "card 3", "card 2", "scout", "reveal france_1:1", "card 4", "scout")
    assert sentence(game, "reveal france_1:1") == "card 1 of French general 1 lies face up: 2 (C10.6.2)"


def test_who_plays_no_more_cards() -> None:
    """C10.4.1, C10.5.3, C10.5.4, C10.5.6: passed, without cards, without Morale, without plays."""
    game = duel(2, 2, "hands: {britain: [3, 3, 4], france: [2, 2]}\n")
    play(game, "pass")
    assert sentence(game, "card 3", "britain") == "Great Britain has passed in this battle (C10.5.3)"
    game = duel(2, 2, "hands: {france: [2, 2]}\n")
    assert seat(game) == "france"
    assert sentence(game, "pass", "britain") == "Great Britain has no cards (C10.5.4)"
    game = duel(1, 2, "hands: {britain: [3, 3, 4], france: [2, 2]}\n")
    play(game, "card 3", "card 2")
    assert seat(game) == "france"
    assert sentence(game, "card 3", "britain") == (
        "the generals of Great Britain have no plays left in this battle (C10.4.1)"
    )
    game = duel(3, 3, "hands: {britain: [3, 3, 4], france: [2, 2, 2]}\nmorale: {britain: 1}\n")
    play(game, "card 3", "card 2")
    assert sentence(game, "card 3", "britain") == "Great Britain has no Morale left to play a card (C10.5.6)"
    game = duel(3, 3, "hands: {britain: [3, 3, 4], france: [2, 2, 2]}\nmorale: {britain: 0}\n")
    play(game, "card 3", "card 2")
    assert sentence(game, "card 3", "britain") == (
        "Great Britain began the battle without Morale and has played its one free card (C10.5.6)"
    )
    text = "hands: {britain: [3, 3, 4], france: [2, 2, 2], austria: [4]}\nmorale: {austria: 0}\n"
    game = duel(3, 3, text, "austria_1: {territory: franconia, troops: 1}")
    play(game, "general austria_1")
    assert sentence(game, "card 4", "austria") == (
        "Austria has no Morale, and who only supports has no free card (C10.5.6)"
    )


def test_which_pile() -> None:
    """C10.4.1, C10.5.1, C10.5.2: of several generals in a role."""
    near = """
    britain_2: {territory: franconia, troops: 1}
    britain_3: {territory: wurttemberg, troops: 2}
    """
    game = duel(1, 2, "hands: {britain: [3, 3, 4, 4, 5], france: [2]}\n", near)
    play(game, "general britain_2", "general britain_3", "card 3", "card 2")
    assert (asked(game), seat(game)) == ("battle_pile", "britain")
    for move, expected in {
        "general britain_1": "British general 1 has no plays left (C10.4.1)",
        "general france_1": "French general 1 is no general of Great Britain, which decides now (C10.5.2)",
    }.items():
        assert sentence(game, move) == expected
    play(game, "general britain_3")
    assert sentence(game, "pass") == "you have chosen to play a card for British general 3 (C10.5.2)"
    game = duel(2, 2, "hands: {britain: [3, 3, 4, 4, 5], france: [2]}\n", near + "austria_1: {territory: wien}")
    play(game, "general britain_2", "general britain_3", "card 3", "card 2")
    assert sentence(game, "general britain_1") == (
        "British general 1 has his turn in another step of the cycle (C10.5.1)"
    )


def test_a_general_who_is_not_in_the_battle() -> None:
    """C10.4.1."""
    text = """
    generals:
      austria_1: {territory: nassau, troops: 2}
      austria_2: {territory: franconia, troops: 1}
      austria_3: {territory: wurttemberg, troops: 1}
      austria_4: {territory: wien, troops: 1}
      france_1: {territory: pfalz, troops: 1}
    hands: {austria: [1, 1, 1, 1]}
    """
    game = set_out("austria", text)
    go(game, "austria_1", "march pfalz")
    end_moving(game)
    play(game, "general austria_2", "general austria_3", "card 1")
    assert asked(game) == "battle_pile"
    assert sentence(game, "general austria_4") == "Austrian general 4 has no part in this battle (C10.4.1)"


def test_the_next_battle() -> None:
    """C10.1.1."""
    text = """
    generals:
      britain_1: {territory: nassau, troops: 2}
      britain_2: {territory: westfalia, troops: 2}
      france_1: {territory: pfalz, troops: 1}
      france_2: {territory: flandria, troops: 1}
    """
    game = set_out("britain", text)
    go(game, "britain_1", "march pfalz")
    go(game, "britain_2", "march flandria")
    end_moving(game)
    assert asked(game) == "next_battle"
    assert sentence(game, "territory paris") == "no battle is due in Paris (C10.1.1)"


def test_where_the_beaten_go() -> None:
    """C3.7.8, C10.7.8: the Capital or off board; who is not asked knows why."""
    game = duel(3, 1)
    assert (asked(game), seat(game)) == ("defeat", "france")
    assert sentence(game, "territory madrid") == "French general 1 goes to Paris, his Capital, or off board (C10.7.8)"
    generals = "prussia_1: {territory: pfalz, troops: 0}\nprussia_2: {territory: berlin}"
    game = duel(3, 0, generals=generals)
    assert (asked(game), seat(game)) == ("defeat", "france")
    assert sentence(game, "territory berlin", "prussia") == (
        "there is a general in Berlin, so that Prussian general 1 goes off board (C10.7.8)"
    )
    game = duel(3, 0, "garrisons: {berlin: austria}\n", "prussia_1: {territory: pfalz, troops: 0}")
    assert sentence(game, "territory berlin", "prussia") == (
        "Berlin is controlled by Austria, not by Prussia (C10.7.8)"
    )


def test_stuart_never_goes_to_paris() -> None:
    """C3.7.8: once defeated he is off board, while an Ally beside him is asked."""
    text = """
    generals:
      britain_1: {territory: london, troops: 3}
      stuart: {territory: york}
      spain_1: {territory: york}
    """
    game = set_out("britain", text)
    go(game, "britain_1", "march york")
    end_moving(game)
    assert (asked(game), seat(game)) == ("defeat", "spain")
    assert sentence(game, "territory paris", "france") == (
        "Charles Edward Stuart, once defeated, always goes off board (C3.7.8)"
    )


# -- withdrawals and updates


def test_withdrawals() -> None:
    """C0.5: to the nearest own territory without own or hostile generals."""
    text = """
    generals:
      france_1: {territory: lorraine, troops: 0}
      france_2: {territory: champagne}
      austria_1: {territory: bourgogne}
      austria_2: {territory: pfalz}
    garrisons: {ireland: france, flandria: austria, lombardia: france}
    """
    game = set_out("france", text)
    go(game, "france_1", "march pfalz")
    end_moving(game)
    assert asked(game) == "withdrawal"
    for territory, expected in {
        "alps": "Alps cannot be passed: nobody ever goes there (C5.4.4)",
        "flandria": "Flandria is controlled by Austria, not by France (C0.5)",
        "nassau": "Nassau is controlled by nobody (C0.5)",
        "champagne": "French general 2 stands in Champagne, and a power has one general there at most (C0.5)",
        "bourgogne": "Austrian general 1, who is hostile, stands in Bourgogne (C0.5)",
        "lombardia": "Lombardia is 5 steps from French general 1, Paris is 3 (C0.5)",
    }.items():
        assert sentence(game, f"territory {territory}") == expected
    game = set_out("france", text.replace("generals:", "statuses: {spain: british}\n    generals:"))
    go(game, "france_1", "march pfalz")
    end_moving(game)
    assert sentence(game, "territory ireland") == (
        "no way leads French general 1 to Ireland, by land or by a sea route open to him (C0.5)"
    )


def test_a_removed_garrison() -> None:
    """C11.2.2: a general of its power with room takes the troop."""
    text = """
    round: 2
    statuses: {prussia: british}
    generals:
      prussia_1: {territory: berlin, troops: 3}
      prussia_2: {territory: pomerania}
      prussia_3: {territory: borussia}
    garrisons: {paris: prussia}
    """
    game = position(text)
    for leader in ("britain", "france"):
        if game.decisions(leader):
            game.play(leader, "stop")
    for power in ("prussia", "austria", "russia", "spain", "ottoman"):
        game.play(power, "status neutral")
    assert (asked(game), seat(game)) == ("return", "prussia")
    for general, expected in {
        "prussia_1": "Prussian general 1 has 3 troops, the most that a general can have (C11.2.2)",
        "france_1": "French general 1 is no general of Prussia, which decides now (C11.2.2)",
    }.items():
        assert sentence(game, f"general {general}") == expected


def test_frederick_is_a_prussian() -> None:
    """C3.6.2."""
    game = Game(AncienRegime(setting(1740, 7, 0, None)), 1)
    assert sentence(game, "general france_1") == (
        "French general 1 is no general of Prussia, which decides now (C3.6.2)"
    )


# -- in random games


# The verbs that fit the question of each decision: of these something particular is always said.
MATCHING: Mapping[str, tuple[str, ...]] = {
    "frederick": ("general",), "expulsion": ("expel",), "status": ("status",), "vote": ("power", "take"),
    "bid": ("bid",), "drill": ("card",), "hand_limit": ("card",), "subsidies": ("money", "cards"),
    "mercenaries": ("card",), "leadership": ("place", "remove", "draw", "morale"), "placement": ("territory",),
    "mobilisation": ("troop", "fortress", "draw", "morale"), "arbiter": ("power",), "dismissal": ("dismiss",),
    "movement": ("general", "land", "ask"), "frederick_move": ("general", "land", "ask"),
    "march": ("march", "sea", "strategic"), "strategic": ("territory", "stop"), "next_battle": ("territory",),
    "support_attack": ("general",), "support_defence": ("general",), "battle_pile": ("general",),
    "battle_card": ("card", "scout", "pass"), "scout": ("reveal",), "defeat": ("territory",),
    "withdrawal": ("territory",), "return": ("general",),
}  # fmt: skip
GENERAL = ("not_offered", "not_asked")
EVERY = 997  # how many decisions apart positions are looked at, besides the first of each kind
GAMES = [(1740, 7, 1), (1756, 6, 2), (1740, 5, 3), (1756, 4, 4)]


def positions(scenario: int, players: int, seed: int) -> Iterator[Game]:
    """Positions of one game: the first of each kind of decision, and one now and then."""
    game, kinds = Game(AncienRegime(setting(scenario, players, 30, None)), seed), Counter[str]()
    bots = {one: RandomBot(game.rules, f"{seed} {one}") for one in game.seats}
    while decisions := game.decisions():
        if any(not kinds[decision.kind] for decision in decisions) or kinds.total() % EVERY == 0:
            yield game
        kinds.update(decision.kind for decision in decisions)
        game.play(decisions[0].seat, bots[decisions[0].seat].choose(None, decisions[0]))


def check(game: Game, one: str, decision: Decision | None, move: Move) -> None:
    """A move is offered, or refused with a clause and a sentence; what fits the question, for a particular reason.

    The functions that explain find nothing against what the generators offer.
    """
    found, stage = game.rules.why_not(game.state, one, move), game.state.stages[-1]
    offered = decision is not None and move in decision.options
    assert (found is None) == offered, (one, str(move), found)
    if decision and found is None:
        assert stage.why_not(game.state, decision, move) is None, (decision, str(move))
    elif found:
        assert found.clause
        assert not set("{}") & set(game.rules.sentence(found))
        assert found.key not in GENERAL or not decision or move.verb not in MATCHING.get(decision.kind, ()), str(move)


@pytest.mark.parametrize(("scenario", "players", "seed"), GAMES)
def test_what_is_not_offered_has_a_reason_and_only_that(scenario: int, players: int, seed: int) -> None:
    seen = set()
    for game in positions(scenario, players, seed):
        before = game.rules.digest(game.state)
        for one in game.seats:
            decision = next(iter(game.decisions(one)), None)
            seen |= {decision.kind} if decision else set()
            for move in game.rules.vocabulary.moves:
                check(game, one, decision, move)
        assert game.rules.digest(game.state) == before
    assert len(seen) > 25


@pytest.mark.parametrize(("scenario", "players", "seed"), GAMES)
def test_a_reason_betrays_nothing(scenario: int, players: int, seed: int) -> None:
    """Two positions that a seat cannot tell apart give it equal reasons for every move."""
    for game in positions(scenario, players, seed):
        check_every_reason(game, seed)


# -- the catalogue


REASONS = Reasons(kabinett.ancien_regime, "because")


def test_every_key_has_a_sentence_and_every_sentence_a_use() -> None:
    why = sections("ancien_regime")["why"]
    REASONS.check_keys(why.keys())
    REASONS.check_uses(why)


def test_every_clause_of_a_reason_is_in_the_rules() -> None:
    REASONS.check_clauses(rules_text(), 40)


def test_parameters_of_plain_calls_fill_their_sentences() -> None:
    """Where a reason is made with all its parameters named, they are those that the sentence wants."""
    REASONS.check_parameters(sections("ancien_regime")["why"], given=("frederick",))
