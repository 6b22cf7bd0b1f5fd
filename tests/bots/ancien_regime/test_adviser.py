"""What the adviser of Ancien Régime knows: positions where the right choice is plain, and every kind of decision."""

from __future__ import annotations

import time
from dataclasses import asdict
from math import isfinite
from random import Random

import pytest

from kabinett.ancien_regime.forced import OPEN_KINDS, SECRET_KINDS
from kabinett.bots import LEVELS
from kabinett.bots.ancien_regime.adviser import ADVICE, LOOKED_AT, AncienRegimeAdviser
from kabinett.bots.ancien_regime.weights import load_weights, read_weights
from kabinett.bottexts import thought
from kabinett.core.errors import BadFile
from kabinett.core.game import Game
from kabinett.games import begin
from tests.ancien_regime.battle_table import duel, set_out
from tests.ancien_regime.players import rules_of
from tests.ancien_regime.table import acting, asked, garrison, moving, place, play, position, state

QUICK = 0.2  # seconds that a general may take
SLACK = 1.2  # by how much a bot may be late


def adviser(game: Game) -> AncienRegimeAdviser:
    """The adviser of a game."""
    return AncienRegimeAdviser(rules_of(game))


def best(game: Game) -> str:
    """What the adviser puts first, in the very position."""
    decision = game.decisions()[0]
    weights = adviser(game).weigh(state(game), decision)
    return str(max(zip(weights, decision.options, strict=True), key=lambda pair: pair[0])[1])


def follow(game: Game, *kinds: str) -> None:
    """Do what the adviser says, as long as decisions of these kinds are asked."""
    while game.outcome is None and game.decisions()[0].kind in kinds:
        game.play(game.decisions()[0].seat, best(game))


# -- every decision


def test_there_is_advice_for_every_kind_of_decision() -> None:
    assert set(ADVICE) == SECRET_KINDS | OPEN_KINDS
    assert set(ADVICE) >= LOOKED_AT


@pytest.mark.parametrize(("scenario", "players"), [(1740, 4), (1756, 5), (1740, 6), (1756, 7)])
def test_weights_are_finite_and_every_choice_has_a_reason(scenario: int, players: int) -> None:
    """In a game in which half of the moves are random, all options have weights, all positions values, and every
    choice a sentence."""
    rng = Random(f"advice {scenario} {players}")
    game = begin("ancien_regime", {"scenario": scenario, "players": players, "rounds": 3}, 11)
    rules, advice = rules_of(game), adviser(game)
    number = 0
    while decisions := game.decisions():
        decision, number = decisions[0], number + 1
        weights = advice.weigh(state(game), decision)
        assert len(weights) == len(decision.options)
        assert all(isfinite(weight) for weight in weights)
        move = decision.options[max(range(len(weights)), key=weights.__getitem__)]
        if rng.random() < 0.5:
            move = rng.choice(decision.options)
        said = advice.thought(state(game), decision, move)
        assert thought("ancien_regime", rules.texts, said.key, said.params), said
        if number % 25 == 0:
            values = [advice.value(state(game), seat) for seat in game.seats]
            assert sum(values) == pytest.approx(1.0)
            assert all(0.0 <= value <= 1.0 for value in values)
        game.play(decision.seat, move)


def test_weights_do_not_change_the_position() -> None:
    """Statuses and controllers are tried out, and put back."""
    game = begin("ancien_regime", {"scenario": 1740, "players": 4}, 3)
    advice, rng = adviser(game), Random(5)
    for _ in range(400):
        decision = game.decisions()[0]
        before = game.rules.digest(game.state)
        advice.weigh(state(game), decision)
        assert game.rules.digest(game.state) == before, decision.kind
        game.play(decision.seat, rng.choice(decision.options))


# -- plain choices


def test_takes_an_open_territory_that_gives_influence() -> None:
    """Prussia in Berlin marches to Silesia, which nobody holds, and leaves a garrison there."""
    game = set_out("prussia", "generals: {prussia_1: {territory: berlin, troops: 3}}")
    follow(game, "movement", "march", "strategic", "garrison")
    assert garrison(game, "silesia") == "prussia"


def test_takes_what_gives_it_victory() -> None:
    """With 24 Influence one more battle wins: Britain attacks the weak general, though there is land to take."""
    game = set_out(
        "britain",
        """
        influence: {britain: 24}
        generals:
          britain_1: {territory: nassau, troops: 3}
          france_1: {territory: pfalz, troops: 0}
        """,
    )
    follow(
        game,
        "movement",
        "march",
        "garrison",
        "support_attack",
        "support_defence",
        "battle_card",
        "battle_pile",
        "defeat",
    )
    assert game.outcome is not None
    assert game.outcome.winners == ("britain",)


def test_does_not_attack_hopelessly() -> None:
    """A general without troops does not march into an army."""
    game = set_out(
        "britain",
        """
        generals:
          britain_1: {territory: nassau, troops: 0}
          france_1: {territory: pfalz, troops: 3}
        hands: {france: [5, 5, 6]}
        """,
    )
    follow(game, "movement", "march", "strategic", "garrison")
    assert place(game, "britain_1") != "pfalz"


def test_plays_no_card_where_the_battle_is_lost_or_won() -> None:
    lost = duel(1, 3, more="hands: {britain: [1, 1], france: [6, 5, 5]}\n")
    assert asked(lost) == "battle_card"
    assert best(lost) == "pass"
    won = duel(3, 0, more="hands: {britain: [4, 5]}\n")
    assert asked(won) == "battle_card"
    assert best(won) == "pass"


def test_plays_a_card_that_decides() -> None:
    """3 against 3, and France has no card: any card of Britain wins, so it plays one, and not its best."""
    game = duel(2, 2, more="hands: {britain: [3, 6]}\nmorale: {britain: 9}\n")
    assert asked(game) == "battle_card"
    assert best(game) == "card 3"


def test_refuses_a_turn_to_who_is_about_to_win() -> None:
    """Austria at 23 Influence with an army before open lands gets no further Movement Turn; a harmless power does."""
    text = """
        statuses: {{prussia: french, austria: british}}
        influence: {{austria: {influence}}}
        morale: {{prussia: 3}}
        generals:
          austria_1: {{territory: {territory}, troops: {troops}}}
        """
    strong = set_out("austria", text.format(influence=23, territory="bohemia", troops=3), arbiter="prussia")
    play(strong, "end", "ask")
    assert asked(strong) == "grant"
    assert best(strong) == "decline"
    weak = set_out("austria", text.format(influence=0, territory="hungaria", troops=0), arbiter="prussia")
    play(weak, "end", "ask")
    assert best(weak) == "accept"


def test_names_an_arbiter_who_will_grant() -> None:
    """P18: Austria, whose army can take much, names the Neutral: the French would refuse."""
    text = """
        statuses: {prussia: french, austria: british, russia: neutral}
        morale: {prussia: 9, france: 9, russia: 3}
        generals:
          austria_1: {territory: bohemia, troops: 3}
        """
    game = moving("austria", text, players=5)
    assert asked(game) == "arbiter"
    assert best(game) == "power russia"


def test_takes_gifts() -> None:
    game = acting("britain", "subsidies", "statuses: {austria: british}\nmoney: {britain: 3}\n")
    play(game, "money austria:3")
    assert asked(game) == "offered_money"
    assert best(game) == "accept"


def test_a_minor_hands_its_money_to_its_major() -> None:
    controllers = "controllers: {russia: france, spain: prussia, ottoman: britain}"
    game = acting("russia", "subsidies", f"{controllers}\nmoney: {{russia: 5}}\n", players=4)
    assert best(game) == "money france:3"


def test_votes_for_itself_and_takes_the_crown() -> None:
    five = "{pfalz: france, nassau: france, lorraine: france, bavaria: france, saxonia: france}"
    game = position(f"turn: 3\npart: election\ngarrisons: {five}\n")
    assert asked(game) == "crown"
    assert best(game) == "take"
    four = "{pfalz: france, nassau: france, lorraine: france, bavaria: austria}"
    game = position(f"turn: 3\npart: election\nstatuses: {{austria: french}}\ngarrisons: {four}\n")
    while game.decisions()[0].seat != "france":
        game.play(game.decisions()[0].seat, best(game))
    assert best(game) == "power france"


def test_a_position_with_more_influence_is_worth_more() -> None:
    """To whom it belongs; and less to the others."""
    text = "turn: 2\ninfluence: {{france: {}, britain: 5}}\n"
    low, high = position(text.format(5), players=4), position(text.format(15), players=4)
    assert adviser(high).value(state(high), "france") > adviser(low).value(state(low), "france")
    assert adviser(high).value(state(high), "britain") < adviser(low).value(state(low), "britain")


# -- bots


def test_a_general_keeps_its_time_and_plays_on() -> None:
    """The first decisions of a game by four generals: each is an option, and in time."""
    game = begin("ancien_regime", {"scenario": 1740, "players": 4}, 21)
    bots = {seat: LEVELS["general"].make(game.rules, f"{seat} 1", QUICK) for seat in game.seats}
    for _ in range(90):
        decision = game.decisions()[0]
        view = game.view(decision.seat)
        began = time.process_time()
        move = bots[decision.seat].choose(view, decision)
        assert time.process_time() - began < QUICK * SLACK
        assert move in decision.options
        game.play(decision.seat, move)


def test_a_cadet_beats_random_players() -> None:
    """Four games, one from each seat: all of them, as it has won all of hundreds."""
    for number, seat in enumerate(("britain", "prussia", "austria", "france")):
        game = begin("ancien_regime", {"scenario": 1740, "players": 4}, 60 + number)
        names = {other: "cadet" if other == seat else "random" for other in game.seats}
        bots = {other: LEVELS[name].make(game.rules, f"{other} {number}") for other, name in names.items()}
        while decisions := game.decisions():
            chosen = bots[decisions[0].seat]
            view = game.view(decisions[0].seat) if chosen.sees else None
            game.play(decisions[0].seat, chosen.choose(view, decisions[0]))
        assert game.outcome is not None
        assert game.outcome.winners == (seat,)


# -- the data file


def test_the_weights_are_read_and_checked() -> None:
    assert load_weights().victory > 0
    with pytest.raises(BadFile, match="missing or unknown"):
        read_weights("grudge = 1.0\n")
    lines = "".join(f"{name} = 1.0\n" for name in asdict(load_weights()) if name != "tax")
    with pytest.raises(BadFile, match="no number: tax"):
        read_weights(lines + 'tax = "much"\n')
