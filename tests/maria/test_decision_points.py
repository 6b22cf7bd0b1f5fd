"""DP Decision points: each is asked of the right seat, with exactly the legal choices of its entry.

Where the entry has a `#` (DP8, DP26), it is asked even with one legal choice: not to be asked would betray the hand.
The chapters have tests of every case; here each point is shown once, in small positions.
"""

from __future__ import annotations

from itertools import product

import pytest

from kabinett import new_game
from kabinett.core.errors import IllegalMove
from kabinett.core.game import Game
from kabinett.core.moves import Decision
from tests.maria.politics_table import before_politics, bid, politics_stage
from tests.maria.table import (
    advanced,
    asked,
    cities,
    distance,
    face_down,
    hand,
    hussars,
    idle,
    kinds,
    march,
    marker,
    options,
    place,
    play,
    state,
    troops,
)

MT, FR2, L15 = "maria_theresa", "frederick", "louis_xv"
# Somebody must be in Ostpreussen while the Russian marker stands on its star (M17.5.12).
AWAY = "der_alte_dessauer: {box: true, troops: 6}"


def the(game: Game) -> Decision:
    """The one decision that is asked."""
    (decision,) = game.decisions()
    return decision


def point(game: Game) -> tuple[str, str, set[str]]:
    """Who is asked, what, and with which choices."""
    return the(game).seat, the(game).kind, options(game)


def standing(game: Game, seat: str, *verbs: str) -> set[str]:
    """The standing moves of a seat with one of these verbs."""
    return {str(move) for move in game.standing(seat) if move.verb in verbs}


def values(least: int, most: int) -> set[str]:
    """`value n` for each of these numbers."""
    return {f"value {number}" for number in range(least, most + 1)}


def pieces(*names: str) -> set[str]:
    """`piece x` for each of these."""
    return {f"piece {name}" for name in names}


def places(*names: str) -> set[str]:
    """`city x` for each of these."""
    return {f"city {name}" for name in names}


# -- set-up


@pytest.mark.parametrize(("players", "seats"), [(2, ("a2", "b2")), (3, (MT, FR2, L15))])
def test_dp1_roles_are_given_before_the_game(players: int, seats: tuple[str, ...]) -> None:
    """DP1, M4.1: whoever takes which seat is no question of the game: its first one is DP2, to every seat."""
    game = new_game("maria", variant="advanced", players=players, seed=1)
    assert game.seats == seats
    assert {(decision.seat, decision.kind) for decision in game.decisions()} == {(seat, "setup") for seat in seats}


@pytest.mark.parametrize(
    ("seat", "power", "total", "minima"),
    [(FR2, "prussia", 22, (1, 1, 4, 6)), (MT, "austria", 28, (1, 1, 6, 2, 1, 4)), (L15, "france", 26, (7, 6, 5, 1, 1))],
)
def test_dp2_all_distributions_and_no_others(seat: str, power: str, total: int, minima: tuple[int, ...]) -> None:
    """DP2, M4.9: each player at the same time; every vector within the minima and 8 can be chosen, and no other."""
    expected = {v for v in product(*(range(least, 9) for least in minima)) if sum(v) == total}
    game = new_game("maria", variant="advanced", seed=1)

    def vectors(game: Game, chosen: tuple[int, ...]) -> set[tuple[int, ...]]:
        found = set()
        decision = next((d for d in game.decisions(seat) if d.params["power"] == power), None)
        if decision is None or len(chosen) == len(minima) - 1:
            return {(*chosen, total - sum(chosen))}
        for option in decision.options:
            copy = game.copy()
            copy.play(seat, option)
            found |= vectors(copy, (*chosen, option.n))
        return found

    assert vectors(game, ()) == expected


# -- at any time

STACK = f"""
stage: france
phase: movement
pieces:
  friedrich: {{city: lueben, troops: 4}}
  schwerin: {{city: lueben, troops: 6}}
  belle_isle: {{city: ulm, troops: 3}}
  karl_von_lothringen: {{city: wien, troops: 5}}
  {AWAY}
"""


def test_dp3_transfer_in_a_stack() -> None:
    """DP3, M6.5: its owner, at any time: any other division of 10 troops, 2 to 8 for each; nobody else."""
    game = advanced(STACK)
    friedrich = {f"divide friedrich:{n}" for n in range(2, 9) if n != 4}
    schwerin = {f"divide schwerin:{n}" for n in range(2, 9) if n != 6}
    assert standing(game, FR2, "divide") == friedrich | schwerin
    assert standing(game, MT, "divide") == standing(game, L15, "divide") == set()


def test_dp3_no_transfer_during_a_battle() -> None:
    """DP3, M6.8: from the announcement of strengths to the end of the retreat."""
    game = advanced(f"""
stage: prussia
phase: combat
pieces:
  friedrich: {{city: jaegerndorf, troops: 4}}
  schwerin: {{city: jaegerndorf, troops: 6}}
  neipperg: {{city: freudenthal, troops: 5}}
  {AWAY}
""")
    assert asked(game) == "battle"
    assert standing(game, FR2, "divide") == set()


def test_dp4_offers() -> None:
    """DP4, M21.4: who made an offer may withdraw it, the other party accept or decline it, a third nothing."""
    game = advanced(STACK)
    game.play(FR2, "propose maria_theresa: no_attack prussia austria until 4")
    verbs = ("accept", "decline", "withdraw")
    assert standing(game, FR2, *verbs) == {"withdraw 1"}
    assert standing(game, MT, *verbs) == {"accept 1", "decline 1"}
    assert standing(game, L15, *verbs) == set()
    game.play(MT, "accept 1")
    game.play(MT, "propose frederick: end 1")
    game.play(FR2, "accept 2")
    assert state(game).agreements == []


def test_dp4_not_between_powers_of_one_player() -> None:
    """DP4, M21.8: Frederick has nothing to agree between Prussia and the Pragmatic Army."""
    game = advanced(STACK)
    with pytest.raises(IllegalMove):
        game.play(FR2, "propose frederick: armistice prussia pragmatic until 4")
    with pytest.raises(IllegalMove):
        game.play(FR2, "propose maria_theresa: armistice prussia pragmatic until 4")


def test_dp5_reduction_is_a_standing_move() -> None:
    """DP5, M19.2: Louis, unasked, and nobody else; once done it is no longer there."""
    game = advanced(STACK)
    assert standing(game, L15, "reduce", "keep_objectives") == {"reduce"}
    assert standing(game, FR2, "reduce") == standing(game, MT, "reduce") == set()
    assert standing(advanced(STACK + "reduction: done\n"), L15, "reduce", "keep_objectives") == set()


# -- stage 1: politics


def test_dp6_face_down_cards_return_without_a_question() -> None:
    """DP6, M25.1.1: the first question is for the trump, and the card is back in the hand."""
    game = advanced("turn: 2\nstage: politics\nvictor: louis_xv\ncovered: {austria: [C4]}\n", politics="optional")
    assert asked(game) == "trump"
    assert hand(game, "austria") == ["C4"]


@pytest.mark.parametrize("victor", [MT, FR2, L15])
def test_dp7_trump(victor: str) -> None:
    """DP7, M17.2.1: the last victor's player; four suits."""
    suits = {"suit spades", "suit hearts", "suit diamonds", "suit clubs"}
    assert point(before_politics(victor=victor)) == (victor, "trump", suits)


def test_dp7_without_a_victor_nobody_is_asked() -> None:
    """DP7, M17.2.2: the trump is turned up, so the first question is a placement."""
    assert asked(before_politics()) == "placement"


def test_dp8_placement() -> None:
    """DP8, M17.3.1: Prussia, France, the Pragmatic Army, Austria in turn: none, or any one card; two equal ones are
    one choice. Those without a card are asked all the same (`#`)."""
    game = before_politics(victor=MT, hands="{prussia: [S3, S3/2, R], pragmatic: [H5]}", deck="2")
    play(game, "suit spades")
    assert point(game) == (FR2, "placement", {"pass", "card S3", "card R"})
    play(game, "pass")
    assert point(game) == (L15, "placement", {"pass"})
    play(game, "pass")
    assert point(game) == (FR2, "placement", {"pass", "card H5"})
    play(game, "pass")
    assert point(game) == (MT, "placement", {"pass"})


def test_dp9_choice() -> None:
    """DP9, M17.5.1: in the order of influence: save, or an open card with the own shield. 44e shows France and the
    Pragmatic Army, 44a Prussia and Austria."""
    game = before_politics(victor=MT, political="[44e, 44a]", display="{austria: [S3], france: [S9], prussia: [S7]}")
    play(game, "suit hearts")
    bid(game)
    assert point(game) == (L15, "choice", {"save", "political 44e"})
    play(game, "save")
    assert point(game) == (FR2, "choice", {"save", "political 44a"})
    play(game, "political 44a", "skip")
    assert asked(game) == "hussar", "M17.5.2: Austria finds no card with its shield, so it can only save"


def test_dp10_execution() -> None:
    """DP10, M17.5.7, M17.5.8: the chooser: the instruction or not; each arrow not at all or in a printed direction."""
    game = politics_stage("prussia 43e")
    assert point(game) == (FR2, "instruction", {"follow", "skip"})
    play(game, "skip")
    assert point(game) == (FR2, "arrow", {"left", "skip"})
    assert the(game).params["track"] == "saxony"
    other = politics_stage("france 44d")
    assert point(other) == (L15, "arrow", {"left", "right", "skip"})


def test_dp10_an_arrow_that_is_barred_is_not_asked_about() -> None:
    """DP10, K7.7: Charles Emmanuel moves no Saxon marker while Saxony is Prussia's ally."""
    game = politics_stage("france 41c", political="[41c, 41a]")
    assert (the(game).kind, the(game).params["track"]) == ("arrow", "italy")


def test_dp10_two_players_execute_one_card_each() -> None:
    """DP10, M24.6: the second card of a player who has executed one is discarded without a question."""
    game = politics_stage(
        "prussia 44a left", players=2, political="[44a, 44e]", display="{prussia: [S9], france: [S7]}"
    )
    assert point(game) == ("a2", "choice", {"save", "political 44e"})
    assert "card_unused" in kinds(play(game, "political 44e"))
    assert asked(game) == "hussar"


@pytest.mark.parametrize(
    ("card", "receivers"), [("43e", {"power france", "power bavaria"}), ("44e", {"power pragmatic", "power france"})]
)
def test_dp11_receiver(card: str, receivers: set[str]) -> None:
    """DP11, K7.2: the executing power chooses who receives."""
    assert point(politics_stage(f"pragmatic {card} follow")) == (FR2, "receiver", receivers)


def test_dp11_distribution_and_return() -> None:
    """DP11, M17.5.17: Prussia executes Denmark, but it is the Pragmatic Army that receives 3 troops: its player says
    where an eliminated general re-enters, then distributes."""
    game = politics_stage("prussia 41f follow", political="[41f, 41a]", pieces={"earl_of_stair": "eliminated"})
    assert point(game) == (FR2, "general_entry", {"city hannover", "city utrecht", "decline"})
    play(game, "city utrecht")
    assert point(game) == (FR2, "recruits", values(0, 2))
    assert the(game).params["piece"] == "george_ii"


def test_dp11_general_for_england() -> None:
    """DP11, K7.6: any Pragmatic general on the map, or an eliminated one if 8 points can be paid; then the payment."""
    game = politics_stage("france 44f follow", pieces={"cumberland": "eliminated"}, hands="{pragmatic: [S6, H2, C9]}")
    assert point(game) == (FR2, "corps", pieces("george_ii", "cumberland", "earl_of_stair"))
    play(game, "piece cumberland")
    assert point(game) == (FR2, "payment", {"card S6", "card H2", "card C9"})
    poor = politics_stage("france 44f follow", pieces={"cumberland": "eliminated"}, hands="{pragmatic: [S5, H2]}")
    assert point(poor) == (FR2, "corps", pieces("george_ii", "earl_of_stair"))


def test_dp12_corps_general() -> None:
    """DP12, M17.5.12: Italy's marker reaches IT+2: Louis takes any French general on the map, or an eliminated one
    for 8 points."""
    base = {"base": {"tracks": "{italy: IT0}"}, "pieces": {"noailles": "eliminated"}}
    rich = politics_stage("austria 43c right", **base, hands="{france: [S8]}")  # type: ignore[arg-type]
    on_map = pieces("moritz_von_sachsen", "belle_isle", "broglie", "maillebois")
    assert point(rich) == (L15, "corps", on_map | pieces("noailles"))
    play(rich, "piece noailles")
    assert point(rich) == (L15, "payment", {"card S8"})
    poor = politics_stage("austria 43c right", **base, hands="{france: [S7]}")  # type: ignore[arg-type]
    assert point(poor) == (L15, "corps", on_map)


def test_dp12_corps_return() -> None:
    """DP12, M17.5.14, M17.5.19: a Prussian stands in Driesen: der Alte Dessauer stacks with him or displaces him; then
    the owner of the displaced piece says where it goes."""
    game = politics_stage("prussia 44a left", pieces={"schwerin": "{city: driesen, troops: 5}"})
    assert point(game) == (FR2, "corps_return", {"stack", "displace"})
    play(game, "displace")
    assert point(game) == (FR2, "relocation", places("landsberg_an_der_warthe", "meseritz", "samter"))


def test_dp12_a_stranger_makes_room() -> None:
    """DP12, M17.5.19: no stack is possible with an Austrian: Maria Theresa moves him to an adjacent city."""
    game = politics_stage("prussia 44a left", pieces={"neipperg": "{city: driesen, troops: 5}"})
    assert point(game) == (MT, "relocation", places("landsberg_an_der_warthe", "meseritz", "samter"))


# Saxony's marker is one box before neutrality; Prussia and Saxony are stacked, a French and an Austrian stand there.
DEFECTION = f"""
turn: 2
stage: austria
phase: combat
tracks: {{saxony: SX2}}
pieces:
  schwerin: {{city: freudenthal, troops: 4}}
  friedrich: {{city: chemnitz, troops: 2}}
  rutowski: {{city: chemnitz, troops: 2}}
  prussia_train_1: {{city: kamenz}}
  broglie: {{city: plauen, troops: 3}}
  traun: {{city: zittau, troops: 3}}
  neipperg: {{city: jaegerndorf, troops: 8}}
  {AWAY}
hands: {{saxony: [S10, H4]}}
"""


def nearest(game: Game, piece: str, home: set[str]) -> set[str]:
    """The nearest of some cities."""
    far = {city: distance(game, place(game, piece), city) for city in home}
    return {city for city in home if far[city] == min(far.values())}


def home_of(game: Game, *powers: str) -> set[str]:
    """The empty cities of these home countries."""
    s = state(game)
    home = {
        s.city_id(city) for city in s.setting.network.cities if s.setting.names.name("power", s.home(city)) in powers
    }
    return {city for city in home if not s.at[s.setting.board.city_index[city]]}


def test_dp13_foreign_pieces_leave_a_neutral_saxony() -> None:
    """DP13, M19.3.6: each owner for his pieces, France first, among the nearest cities of his home country (a French
    piece also Bavaria), and in an order that he likes. Where there is one city only, nothing is asked."""
    game = advanced(DEFECTION)
    play(game, "stop")
    idle(game, lambda game: asked(game) == "saxony_shift")
    expected = {
        "broglie": (L15, nearest(game, "broglie", home_of(game, "france", "bavaria"))),
        "friedrich": (FR2, nearest(game, "friedrich", home_of(game, "prussia"))),
        "prussia_train_1": (FR2, nearest(game, "prussia_train_1", home_of(game, "prussia"))),
        "traun": (MT, nearest(game, "traun", home_of(game, "austria"))),
    }
    play(game, "value 1")
    questions = []
    while asked(game) in ("relocated_piece", "relocation"):
        questions.append((the(game).seat, the(game).kind))
        if asked(game) == "relocated_piece":
            assert options(game) == pieces("friedrich", "prussia_train_1")
        else:
            seat, towns = expected[str(the(game).params["piece"])]
            assert (the(game).seat, cities(game)) == (seat, towns)
        play(game, str(the(game).options[0]))
    assert (FR2, "relocated_piece") in questions
    asked_cities = [seat for seat, kind in questions if kind == "relocation"]
    assert asked_cities == [seat for seat, towns in expected.values() if len(towns) > 1]


def test_dp13_separation_of_a_mixed_stack() -> None:
    """DP13, M19.3.10: Saxony becomes Austria's ally: Maria Theresa moves Rutowski to a nearest empty city."""
    mixed = politics_stage("austria 43f follow", pieces={"friedrich": "{city: freiberg, troops: 4}"})
    assert point(mixed) == (MT, "relocation", places("chemnitz", "meissen"))


def test_dp13_return_of_rutowski() -> None:
    """DP13, M19.3.11: eliminated, he may come back with troops paid from Saxon cards: Maria Theresa says how many."""
    game = politics_stage("austria 43f follow", pieces={"rutowski": "eliminated"}, hands="{saxony: [S10, H4]}")
    assert point(game) == (MT, "recruit", values(0, 3))
    assert the(game).params["power"] == "saxony"
    play(game, "value 3")
    assert point(game) == (MT, "payment", {"card S10", "card H4"})


# -- stage 2: hussars


def test_dp14_hussars() -> None:
    """DP14, M7.1: Maria Theresa, for each hussar: stay, or any empty city of the Bohemia map within 4 of a general."""
    game = advanced("stage: hussars\npieces: {karl_von_lothringen: {city: wien, troops: 5}}\nhussars: [krems]\n")
    s = state(game)
    near = {
        city.id
        for city in s.setting.board.cities
        if city.map == "bohemia" and distance(game, "wien", city.id) <= 4 and city.id not in ("wien", "krems")
    }
    seat, kind, choices = point(game)
    assert (seat, kind) == (MT, "hussar")
    assert choices - {"city krems"} == places(*near) | {"stay"}
    play(game, "stay")
    assert (the(game).seat, the(game).kind, the(game).params["hussar"]) == (MT, "hussar", 2)
    assert "stay" in options(game)
    play(game, "stay")
    assert hussars(game) == ["krems", "beside"]


# -- stages 3-5, phases 1 and 2


@pytest.mark.parametrize(("turn", "question"), [(3, False), (4, True)])
def test_dp15_subsidy_to_bavaria(turn: int, question: bool) -> None:
    """DP15, M8.2: Louis, from turn 4, before drawing: pay or not."""
    game = advanced(f"turn: {turn}\nstage: france\npieces: {{belle_isle: {{city: ulm, troops: 3}}}}\n")
    assert (asked(game) == "subsidy") == question
    if question:
        assert point(game) == (L15, "subsidy", {"subsidy", "keep"})
        assert hand(game, "france") == []


HUSSAR = """
stage: france
phase: supply
pieces:
  france_train_2: {city: nuernberg}
  belle_isle: {city: ulm, troops: 3}
  broglie: {city: mindelheim, troops: 3}
hussars: [donauwoerth]
"""


def test_dp16_hussar_payment() -> None:
    """DP16, M8.15: 8 points: card by card, any card, until the cost is covered."""
    game = advanced(HUSSAR + "hands: {france: [S2, H5, C9]}\n")
    assert point(game) == (L15, "payment", {"card S2", "card H5", "card C9"})
    play(game, "card H5")
    assert point(game) == (L15, "payment", {"card S2", "card C9"})
    play(game, "card C9")
    assert asked(game) == "movement"


def test_dp17_who_is_covered() -> None:
    """DP17, M9.11: cost 4 + 4 and 7 points: Louis names the general who is in supply."""
    game = advanced(HUSSAR + "hands: {france: [S2, H5]}\n")
    assert point(game) == (L15, "supplied", pieces("belle_isle", "broglie"))


def test_dp18_division_of_losses() -> None:
    """DP18, M6.10: two generals out of supply lose 2 of 9: Frederick divides the rest."""
    game = advanced(f"""
stage: prussia
phase: supply
pieces:
  friedrich: {{city: linz, troops: 4}}
  schwerin: {{city: linz, troops: 5}}
  {AWAY}
""")
    assert point(game) == (FR2, "division", values(1, 6))


def test_dp18_is_asked_even_when_it_is_certain() -> None:
    """DP18, M6.9: with 2 troops left there is one division; that it is asked does not tell how many are left."""
    game = advanced(f"""
stage: prussia
phase: supply
pieces:
  friedrich: {{city: linz, troops: 2}}
  schwerin: {{city: linz, troops: 2}}
  {AWAY}
""")
    assert point(game) == (FR2, "division", {"value 1"})


def starving(power: str, players: int = 3) -> Game:
    """A lone general with his last troop, far from home and without a train."""
    general = {"prussia": "friedrich", "france": "belle_isle"}[power]
    return advanced(
        f"stage: {power}\nphase: supply\npieces:\n  {general}: {{city: linz, troops: 1}}\n  {AWAY}\n", players
    )


def test_dp19_shift_for_a_starved_general() -> None:
    """DP19, M19.3.2: a Prussian starves: Maria Theresa may shift 0 or 1. In the game of two players a Frenchman on the
    Bohemia map counts too (M24.7), with three he does not."""
    assert point(starving("prussia")) == (MT, "saxony_shift", values(0, 1))
    assert point(starving("prussia", 2)) == ("b2", "saxony_shift", values(0, 1))
    assert point(starving("france", 2)) == ("b2", "saxony_shift", values(0, 1))
    assert asked(starving("france")) == "movement"


# -- phase 3: movement

MOVEMENT = f"""
stage: prussia
phase: movement
pieces:
  friedrich: {{city: sagan, troops: 4}}
  schwerin: {{city: berlin, troops: 4, moved: true}}
  prussia_train_1: {{city: crossen}}
  rutowski: {{city: dresden, troops: 5}}
  saxony_train_1: eliminated
  {AWAY}
"""


def test_dp20_next_action() -> None:
    """DP20: move a piece that may still move, bring a train back (also one on the board, taken off for it), or end.
    Saxony can not pay for its train, and Schwerin has moved."""
    game = advanced(MOVEMENT + "hands: {prussia: [S4], saxony: [S3]}\n")
    choices = pieces("friedrich", "prussia_train_1", "rutowski") | {"reenter prussia_train_1", "end"}
    assert point(game) == (FR2, "movement", choices)


FLANDERS = f"""
stage: austria
phase: movement
pieces:
  karl_von_lothringen: {{city: wien, troops: 4}}
  arenberg: {{city: loewen, troops: 4}}
  cumberland: {{city: breda, troops: 5}}
  {AWAY}
"""


def test_dp20_flanders_in_turn() -> None:
    """DP20, M10.1.21: the Pragmatic Army is first in Flanders: it moves a piece, lets Austria go first, or ends;
    Austria moves in Bohemia meanwhile. If both have let the other go first, the Pragmatic Army must move or end."""
    game = advanced(FLANDERS)
    assert options(game, FR2) == {"piece cumberland", "let", "end"}
    assert options(game, MT) == {"piece karl_von_lothringen", "end"}
    game.play(FR2, "let")
    assert options(game, MT) == {"piece karl_von_lothringen", "piece arenberg", "let", "end_flanders", "end"}
    assert options(game, FR2) == {"end"}
    game.play(MT, "let")
    assert options(game, FR2) == {"piece cumberland", "end"}


def test_dp20_two_players_do_not_alternate() -> None:
    """DP20, M24.8: one player moves both armies as he likes."""
    choices = pieces("karl_von_lothringen", "arenberg", "cumberland") | {"end"}
    assert point(advanced(FLANDERS, 2)) == ("b2", "movement", choices)


def test_dp21_kind_of_the_move_and_path() -> None:
    """DP21: an ordinary move to any neighbour, or to announce a forced march where there is a main road; later also to
    stop. A train has no forced march."""
    game = advanced(MOVEMENT.replace("sagan", "glogau"))
    play(game, "piece friedrich")
    assert point(game) == (FR2, "march", places("lissa", "freystadt", "lueben") | {"forced"})
    forced = game.copy()
    play(forced, "forced")
    assert point(forced) == (FR2, "march", places("freystadt", "lueben"))
    play(game, "city lissa")
    assert point(game) == (FR2, "march", places("glogau", "schrimm", "wollstein", "wohlau") | {"stop"})
    play(game, "stop", "piece prussia_train_1")
    assert options(game) == places("frankfurt_an_der_oder", "peitz", "meseritz", "gruenberg")


def test_dp21_no_forced_march_where_there_is_no_main_road() -> None:
    """DP21, M10.1.12: no main road leads out of Sagan."""
    game = advanced(MOVEMENT)
    play(game, "piece friedrich")
    assert point(game) == (FR2, "march", places("muskau", "bunzlau", "freystadt"))


def test_dp22_commander_of_equal_ranks() -> None:
    """DP22, M6.3: Rutowski joins Friedrich, who has the same rank: the mover's player chooses."""
    game = advanced(MOVEMENT.replace("friedrich: {city: sagan", "friedrich: {city: meissen"))
    march(game, "rutowski", "meissen")
    assert point(game) == (FR2, "commander", pieces("friedrich", "rutowski"))


@pytest.mark.parametrize(("general", "question"), [("traun", True), ("arenberg", False)])
def test_dp22_consent(general: str, question: bool) -> None:
    """DP22, M10.1.19, M6.4: an Austrian comes to Cumberland: of equal ranks Maria Theresa names the commander first;
    then Frederick agrees or does not."""
    text = f"""
stage: austria
phase: movement
pieces:
  {general}: {{city: diest, troops: 4}}
  cumberland: {{city: maastricht, troops: 5}}
  {AWAY}
"""
    game = advanced(text)
    game.play(FR2, "end")
    play(game, f"piece {general}", "city maastricht")
    if question:
        assert point(game) == (MT, "consent_commander", pieces("cumberland", "traun"))
        play(game, "piece traun")
    assert point(game) == (FR2, "consent", {"accept", "decline"})
    assert the(game).params["commander"] == ("traun" if question else "cumberland")


def test_dp23_division_before_a_general_leaves() -> None:
    """DP23: DP3 while the movement phase asks which piece moves; he leaves with what he has then."""
    game = advanced(
        MOVEMENT.replace("schwerin: {city: berlin, troops: 4, moved: true}", "schwerin: {city: sagan, troops: 5}")
    )
    assert asked(game) == "movement"
    game.play(FR2, "divide friedrich:7")
    march(game, "friedrich", "bunzlau")
    assert (troops(game, "friedrich"), troops(game, "schwerin")) == (7, 2)


def test_dp24_re_entry_of_a_train() -> None:
    """DP24, M10.2.4: Prussia's free major fortresses and Dresden of its ally (Rutowski stands in it, Schwerin in
    Berlin); then 4 points."""
    game = advanced(MOVEMENT + "hands: {prussia: [S2, H7]}\n")
    play(game, "reenter prussia_train_1")
    assert point(game) == (FR2, "train_entry", {"city magdeburg"})
    free = advanced(
        MOVEMENT.replace("dresden", "meissen").replace("berlin", "potsdam") + "hands: {prussia: [S2, H7]}\n"
    )
    play(free, "reenter prussia_train_1")
    assert point(free) == (FR2, "train_entry", places("magdeburg", "berlin", "dresden"))
    play(free, "city berlin")
    assert point(free) == (FR2, "payment", {"card S2", "card H7"})


# -- phase 4: combat

PAIRS = f"""
turn: 2
stage: austria
phase: combat
pieces:
  karl_von_lothringen: {{city: mons, troops: 4}}
  arenberg: {{city: tournai, troops: 4}}
  cumberland: {{city: ath, troops: 4}}
  george_ii: {{city: namur, troops: 4}}
  moritz_von_sachsen: {{city: valenciennes, troops: 4}}
  maillebois: {{city: lille, troops: 4}}
  noailles: {{city: dinant, troops: 4}}
  broglie: {{city: brussel, troops: 4}}
  {AWAY}
""".replace("brussel", "bruessel")


def test_dp25_next_pair() -> None:
    """DP25, M11.1.2: Maria Theresa first: which of her stacks attacks, then whom; afterwards Frederick."""
    game = advanced(PAIRS)
    assert point(game) == (MT, "attacker", pieces("karl_von_lothringen", "arenberg"))
    play(game, "piece arenberg")
    assert point(game) == (MT, "target", pieces("moritz_von_sachsen", "maillebois"))
    idle(game, lambda game: asked(game) == "attacker" and the(game).seat == FR2)
    assert options(game) == pieces("cumberland", "george_ii")


def test_dp25_two_players_choose_freely() -> None:
    """DP25, M24.8: Austria and the Pragmatic Army in any order."""
    everybody = pieces("karl_von_lothringen", "arenberg", "cumberland", "george_ii")
    assert point(advanced(PAIRS, 2)) == ("b2", "attacker", everybody)


def battle(prussian: int, austrian: int, cards: str) -> Game:
    """Friedrich attacks Neipperg; both stand in diamonds."""
    return advanced(f"""
turn: 2
stage: prussia
phase: combat
pieces:
  friedrich: {{city: jaegerndorf, troops: {prussian}}}
  neipperg: {{city: freudenthal, troops: {austrian}}}
  {AWAY}
hands: {{prussia: {cards}, austria: [D10]}}
""")


RESERVES = {f"reserve {value}" for value in range(1, 9)}


@pytest.mark.parametrize(
    ("prussian", "cards", "choices"),
    [
        (3, "[D4, D9, S7]", {"card D4", "card D9", "stop"}),
        (3, "[D4, R]", {"card D4", "stop"} | RESERVES),
        (3, "[S7]", {"stop"}),
        (3, "[]", {"stop"}),
        (5, "[D4, S7]", {"card D4"}),
        (5, "[D4, R]", {"card D4"} | RESERVES),
        (5, "[S7, R]", {"stop"} | RESERVES),
        (5, "[S7]", {"stop"}),
        (5, "[]", {"stop"}),
    ],
)
def test_dp26_card_play(prussian: int, cards: str, choices: set[str]) -> None:
    """DP26, M11.1.7-M11.1.10: behind, any card of the suit, a Reserve of 1-8, or stop; level, a card of the suit or a
    Reserve, and stop only without such a card. Asked even if there is one choice (`#`)."""
    assert point(battle(prussian, 5, cards)) == (FR2, "battle", choices)


def test_dp27_division_after_a_defeat() -> None:
    """DP27, M11.1.19: the loser divides what is left, 2 troops, even in another player's stage."""
    game = advanced(f"""
turn: 2
stage: austria
phase: combat
pieces:
  friedrich: {{city: jaegerndorf, troops: 2}}
  schwerin: {{city: jaegerndorf, troops: 1}}
  neipperg: {{city: freudenthal, troops: 4}}
  {AWAY}
""")
    play(game, "stop")
    assert point(game) == (FR2, "division", {"value 1"})


def test_dp28_retreat() -> None:
    """DP28, M11.2.3: the winner chooses among the ends that are as far from him as possible."""
    game = battle(3, 5, "[]")
    play(game, "stop")
    steps = {"troppau", "zuckmantel", "cosel"}  # neighbours of Jägerndorf but Freudenthal
    ends = {city for step in steps for city in _neighbours(game, step)} - {"jaegerndorf", "freudenthal"}
    far = max(distance(game, "freudenthal", city) for city in ends)
    assert point(game) == (MT, "retreat", places(*(c for c in ends if distance(game, "freudenthal", c) == far)))


def _neighbours(game: Game, city: str) -> set[str]:
    setting = state(game).setting
    return {setting.city_ids[n] for n in setting.network.neighbours[setting.board.city_index[city]]}


@pytest.mark.parametrize("players", [2, 3])
def test_dp29_shift_after_a_battle(players: int) -> None:
    """DP29, M19.3.2: Prussia loses 7 troops, 2 points: who plays Austria shifts Saxony 0, 1 or 2."""
    game = advanced(f"""
turn: 2
stage: prussia
phase: combat
pieces:
  friedrich: {{city: jaegerndorf, troops: 7}}
  neipperg: {{city: freudenthal, troops: 8}}
  {AWAY}
hands: {{austria: [D10], prussia: [D4]}}
""", players)  # fmt: skip
    play(game, "card D4", "card D10", "stop")
    assert point(game) == ("b2" if players == 2 else MT, "saxony_shift", values(0, 2))


@pytest.mark.parametrize(
    ("players", "city", "question"), [(2, "prag", True), (2, "tournai", False), (3, "prag", False)]
)
def test_dp29_french_defeats_count_for_two_players_in_bohemia(players: int, city: str, question: bool) -> None:
    """DP29, M24.7: only there, and only with two players."""
    beside = {"prag": "beraun", "tournai": "ath"}[city]
    game = advanced(f"""
turn: 2
stage: austria
phase: combat
pieces:
  belle_isle: {{city: {city}, troops: 1}}
  traun: {{city: {beside}, troops: 8}}
  {AWAY}
""", players)  # fmt: skip
    play(game, "stop")
    assert (the(game).kind == "saxony_shift") == question


# -- the end of stage 4

PEACE = f"""
turn: 2
stage: prussia
phase: conquest
pieces:
  friedrich: {{city: troppau, troops: 4}}
  neipperg: {{city: berlin, troops: 4}}
  traun: {{city: posen, troops: 4}}
  belle_isle: {{city: glogau, troops: 4}}
  {AWAY}
markers: {{breslau: prussia, brieg: prussia, cosel: prussia, glatz: prussia, neisse: prussia}}
"""


def test_dp30_dp31_peace() -> None:
    """DP30, DP31, M19.1.1: Frederick offers or does not; Maria Theresa accepts or declines."""
    game = advanced(PEACE)
    assert point(game) == (FR2, "peace_offer", {"offer", "decline"})
    play(game, "offer")
    assert point(game) == (MT, "peace_answer", {"accept", "decline"})


def test_dp30_is_not_asked_without_all_of_silesia() -> None:
    """DP30, M19.1.1: six of seven fortresses are not enough."""
    game = advanced(PEACE.replace("breslau: prussia, ", ""))
    assert {decision.kind for decision in game.decisions()} == {"movement"}


def test_dp32_dp33_relocation_and_second_train() -> None:
    """DP32, DP33, M19.1.6-M19.1.9: owners choose among the nearest cities, Austria first, in the order that they like;
    then Frederick places his second train on any free major fortress of Prussia."""
    game = advanced(PEACE)
    play(game, "offer", "accept")
    assert point(game) == (MT, "relocated_piece", pieces("traun", "neipperg"))
    while asked(game) in ("relocated_piece", "relocation"):
        if asked(game) == "relocation":
            piece = str(the(game).params["piece"])
            power = {"traun": "austria", "neipperg": "austria", "friedrich": "prussia", "belle_isle": "france"}[piece]
            homes = ("france", "bavaria") if power == "france" else (power,)
            assert the(game).seat == {"austria": MT, "prussia": FR2, "france": L15}[power]
            assert cities(game) == nearest(game, piece, home_of(game, *homes))
        play(game, str(the(game).options[0]))
    assert point(game) == (FR2, "second_train", places("berlin", "magdeburg", "breslau"))


# -- the end of the turn, and winter


def test_dp34_votes() -> None:
    """DP34, M18.5, M18.7: per vote of Prussia, Saxony, France and Bavaria a candidate; Louis before Frederick."""
    game = advanced("turn: 5\nstage: election\nelection: pending\n")
    asked_for = []
    while asked(game) == "vote":
        assert options(game) == {"candidate karl", "candidate franz"}
        asked_for.append((the(game).seat, the(game).params["city"]))
        play(game, "candidate karl")
    assert set(asked_for[:3]) == {(L15, "koeln"), (L15, "mannheim"), (L15, "muenchen")}
    assert set(asked_for[3:]) == {(FR2, "berlin"), (FR2, "dresden")}


def test_dp34_maria_theresa_votes_with_a_neutral_saxony() -> None:
    """DP34, M18.6, M18.7: Dresden is hers to vote with, and she is first."""
    game = advanced("turn: 5\nstage: election\nelection: pending\nsaxony: neutral\n")
    assert (the(game).seat, the(game).params["city"]) == (MT, "dresden")
    assert options(game) == {"candidate karl", "candidate franz"}


WINTER = f"""
turn: 3
stage: winter
pieces:
  friedrich: {{city: lueben, troops: 6}}
  schwerin: {{city: glogau, troops: 7}}
  karl_von_lothringen: {{city: wien, troops: 4}}
  george_ii: {{city: bruessel, troops: 4}}
  {AWAY}
"""


def at_winter_of(power: str, hands: str) -> Game:
    """The winter, when this power is asked how many troops it buys."""
    game = advanced(WINTER + f"hands: {hands}\n")
    idle(game, lambda game: the(game).kind == "recruit" and the(game).params["power"] == power)
    return game


@pytest.mark.parametrize(
    ("cards", "most"), [("[]", 0), ("[S3]", 0), ("[S3, H3, D3]", 2), ("[S10, H10, D10, C10, S9, H9, D9]", 11)]
)
def test_dp35_number_of_troops(cards: str, most: int) -> None:
    """DP35, M13.2, M13.10: 0 to what can be paid, at 4 points each, and placed: 2 + 1 on the map and 8 with Erbprinz
    Leopold; asked also if it can only be none."""
    assert point(at_winter_of("prussia", f"{{prussia: {cards}}}")) == (FR2, "recruit", values(0, most))


def test_dp35_payment() -> None:
    """DP35, M8.15: card by card."""
    game = at_winter_of("prussia", "{prussia: [S3, H3, D3]}")
    play(game, "value 2")
    assert point(game) == (FR2, "payment", {"card S3", "card H3", "card D3"})
    play(game, "card S3", "card H3")
    assert point(game) == (FR2, "payment", {"card D3"})


def test_dp36_distribution() -> None:
    """DP36, M13.3, M13.4: which general re-enters and where, then each one's share."""
    game = at_winter_of("prussia", "{prussia: [S10, H10]}")
    play(game, "value 3", "card S10", "card H10")
    assert point(game) == (FR2, "general_entry", {"city berlin", "city magdeburg", "decline"})
    play(game, "city berlin")
    assert point(game) == (FR2, "recruits", values(0, 2))
    play(game, "value 2")
    assert point(game) == (FR2, "recruits", {"value 0"})


def entering(general: str, city: str, text: str) -> Game:
    """A winter in which this Austrian general, with one troop, is about to re-enter in a city."""
    game = advanced(f"turn: 3\nstage: winter\n{text}\nhands: {{austria: [S4]}}\n")
    idle(game, lambda game: the(game).kind == "recruit" and the(game).params["power"] == "austria")
    play(game, "value 1", "card S4")
    while the(game).params["piece"] != general:
        play(game, "decline")
    play(game, f"city {city}")
    return game


def test_dp36_commander() -> None:
    """DP36, M6.3: Karl re-enters beside Rutowski, an ally of the same rank: Maria Theresa names the commander."""
    text = f"saxony: austrian_ally\npieces:\n  rutowski: {{city: wien, troops: 4}}\n  {AWAY}"
    game = entering("karl_von_lothringen", "wien", text)
    assert point(game) == (MT, "commander", pieces("karl_von_lothringen", "rutowski"))


def test_dp36_consent() -> None:
    """DP36, M13.11, M6.4: beside the Earl of Stair Arenberg re-enters if Frederick agrees; Khevenhüller, of the Earl's
    rank, only after Maria Theresa has said who would command."""
    text = f"pieces:\n  earl_of_stair: {{city: bruessel, troops: 4}}\n  traun: {{city: prag, troops: 4}}\n  {AWAY}"
    assert point(entering("arenberg", "bruessel", text)) == (FR2, "consent", {"accept", "decline"})
    game = entering("khevenhueller", "bruessel", text)
    assert point(game) == (MT, "consent_commander", pieces("khevenhueller", "earl_of_stair"))
    play(game, "piece khevenhueller")
    assert point(game) == (FR2, "consent", {"accept", "decline"})


# -- what is no decision


def test_dp37_attacks_are_compulsory() -> None:
    """DP37, M11.1.1: one attacker and one defender: the first question is the battle's."""
    assert asked(battle(3, 5, "[]")) == "battle"


def test_dp37_who_can_pay_for_supply_must() -> None:
    """DP37, M9.10: no choice to starve."""
    assert asked(advanced(HUSSAR + "hands: {france: [S8]}\n")) == "payment"


def test_dp37_conquest_is_automatic() -> None:
    """DP37, M10.3.3: who leaves an unprotected enemy fortress has taken it."""
    game = advanced(MOVEMENT.replace("sagan", "brieg"))
    march(game, "friedrich", "oppeln")
    assert marker(game, "brieg") == "prussia"


def test_dp37_winter_scoring_is_automatic() -> None:
    """DP37, M13.13: the first question of a winter is for recruits; the score is written down."""
    game = advanced(WINTER)
    assert asked(game) == "recruit"
    assert len(state(game).winter_scores) == 1


def test_dp37_supply_is_automatic() -> None:
    """DP37, M9.13: who is out of supply turns face-down without a question."""
    game = advanced(f"stage: prussia\nphase: supply\npieces:\n  friedrich: {{city: linz, troops: 3}}\n  {AWAY}\n")
    assert asked(game) == "movement"
    assert face_down(game, "friedrich")


# -- contracts


def test_dp38_contracts_between_powers_of_one_player() -> None:
    """DP38, M20.10: Frederick, at any time: Prussia to Saxony for 1 to 12 turns; a running one he may end."""
    game = advanced(STACK)
    terms = {f"contract prussia:saxony:{turns}" for turns in range(1, 13)}
    assert standing(game, FR2, "contract", "cancel") == terms
    assert standing(game, L15, "contract", "cancel") == standing(game, MT, "contract", "cancel") == set()
    game.play(FR2, "contract prussia:saxony:2")
    assert standing(game, FR2, "contract", "cancel") == {"cancel prussia:saxony"}


@pytest.mark.parametrize(
    ("status", "seat", "pairs"),
    [
        ("prussian_ally", "a2", {"prussia:saxony", "prussia:bavaria", "france:saxony"}),
        ("prussian_ally", "b2", set()),
        ("austrian_ally", "b2", {"austria:saxony", "pragmatic:saxony"}),
        ("neutral", "b2", set()),
    ],
)
def test_dp38_two_players(status: str, seat: str, pairs: set[str]) -> None:
    """DP38, M24.5, M20.9: to minor powers only; France pays Bavaria turn by turn, without a contract."""
    game = advanced(f"saxony: {status}\n" + STACK, 2)
    assert {move.removeprefix("contract ").rpartition(":")[0] for move in standing(game, seat, "contract")} == pairs
