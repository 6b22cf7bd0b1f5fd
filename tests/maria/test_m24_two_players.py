"""M24 Two players: the introductory game (M24.1-M24.4), then the advanced one (M24.5-M24.12)."""

from __future__ import annotations

import pytest

from kabinett import new_game
from kabinett.core.errors import IllegalMove
from kabinett.core.game import Game
from kabinett.maria.board import POWER_IDS
from tests.maria.politics_table import politics_stage
from tests.maria.table import (
    advanced,
    asked,
    both_maps,
    hand,
    intro,
    kinds,
    march,
    marker,
    of_kind,
    options,
    place,
    play,
    state,
    track_box,
)
from tests.maria.victory_table import after_last_winter, pools

# Fortresses in Silesia and Austria for Prussia (12) and in Austria for France (9), all different.
PRUSSIAN = ("liegnitz", "glogau", "breslau", "brieg", "neisse", "cosel", "glatz", "olmuetz", "bruenn", "znaim", "krems",
            "ungarisch_hradisch")  # fmt: skip
FRENCH = ("eger", "komorn", "pilsen", "prag", "budweis", "raab", "steyr", "pressburg", "linz")


def markers(prussia: int, france: int) -> str:
    """Markers for so many Prussian (2 or more) and French fortresses."""
    entries = [f"{city}: prussia" for city in PRUSSIAN[:prussia]] + [f"{city}: france" for city in FRENCH[:france]]
    return "markers: {" + ", ".join(entries) + "}"


def held(game: Game) -> tuple[int, int]:
    return (
        sum(marker(game, city) == "prussia" for city in PRUSSIAN),
        sum(marker(game, city) == "france" for city in FRENCH),
    )


def winners(game: Game) -> tuple[str, ...] | None:
    return None if game.outcome is None else game.outcome.winners


def prussia_takes_hradisch(turn: int, prussia: int, france: int) -> Game:
    """Friedrich leaves Ungarisch-Hradisch, one more Prussian fortress."""
    game = intro(
        f"""
turn: {turn}
stage: prussia
phase: movement
{markers(prussia, france)}
pieces: {{friedrich: {{city: ungarisch_hradisch, troops: 2}}}}
""",
        players=2,
    )
    march(game, "friedrich", "goeding")
    return game


def france_takes_linz(turn: int, prussia: int, france: int, general: str = "belle_isle") -> Game:
    """A French or Bavarian general leaves Linz, one more French fortress."""
    game = intro(
        f"""
turn: {turn}
stage: france
phase: movement
{markers(prussia, france)}
pieces: {{{general}: {{city: linz, troops: 2}}}}
""",
        players=2,
    )
    march(game, general, "wels")
    return game


def end_of_turn_nine(prussia: int, france: int) -> Game:
    game = intro(f"turn: 9\nstage: austria\nphase: movement\n{markers(prussia, france)}", players=2)
    assert held(game) == (prussia, france)
    assert game.outcome is None
    play(game, "end")
    return game


def test_who_plays_which_power() -> None:
    """M24.1: A2 plays F, P, S and B; B2 plays A."""
    game = new_game("maria", players=2, seed=1)
    assert set(game.seats) == {"a2", "b2"}
    found = {power: state(game).player(POWER_IDS.index(power)) for power in POWER_IDS if power != "pragmatic"}
    assert found == {"france": "a2", "bavaria": "a2", "prussia": "a2", "saxony": "a2", "austria": "b2"}


def test_a2_knows_the_hands_of_all_his_powers() -> None:
    """M24.1: A2 sees the cards of four powers, B2 those of Austria."""
    game = new_game("maria", players=2, seed=1)
    for seat, own in (("a2", {"france", "bavaria", "prussia", "saxony"}), ("b2", {"austria"})):
        hands = game.view(seat).position["hands"]
        assert {power for power in hands if isinstance(hands[power], list) and hands[power]} == own


def test_a2_moves_in_both_his_stages() -> None:
    """M24.1: A2 is asked in the stages of F & B and P & S, B2 in that of A."""
    game = intro("stage: france\nphase: movement", players=2)
    seats = [game.decisions()[0].seat]
    for _ in range(2):
        play(game, "end")
        seats.append(game.decisions()[0].seat)
    assert seats == ["a2", "a2", "b2"]


def test_a2_wins_when_both_conditions_hold() -> None:
    """T24.a, M24.2: P 12 and F 9 in turn 5: A2 wins at once, whichever came last."""
    last_prussian = prussia_takes_hradisch(5, 11, 9)
    assert held(last_prussian) == (12, 9)
    assert winners(last_prussian) == ("a2",)
    assert last_prussian.decisions() == ()
    last_french = france_takes_linz(5, 12, 8)
    assert held(last_french) == (12, 9)
    assert winners(last_french) == ("a2",)


def test_bavarian_conquest_completes_both_conditions() -> None:
    """M24.2: Törring's conquest counts for F."""
    assert winners(france_takes_linz(5, 12, 8, "toerring")) == ("a2",)


@pytest.mark.parametrize(("prussia", "france"), [(11, 8), (11, 0), (10, 9)])
def test_prussias_condition_alone_does_not_end_the_game(prussia: int, france: int) -> None:
    """M24.4, M24.2: P 12 with F 8 or fewer, or P 11 with F 9: the game goes on."""
    game = prussia_takes_hradisch(5, prussia, france)
    assert held(game) == (prussia + 1, france)
    assert game.outcome is None
    assert asked(game) == "movement"


@pytest.mark.parametrize(("prussia", "france"), [(2, 8), (11, 8)])
def test_frances_condition_alone_does_not_end_the_game(prussia: int, france: int) -> None:
    """M24.4, M24.2: F 9 with P 11 or fewer: the game goes on."""
    game = france_takes_linz(5, prussia, france)
    assert held(game) == (prussia, 9)
    assert game.outcome is None


def test_conditions_must_hold_at_the_same_time() -> None:
    """M24.2: P had 12 but Austria has retaken Brünn; F's ninth does not win."""
    game = intro(
        f"""
turn: 4
stage: austria
phase: movement
{markers(12, 8)}
pieces:
  traun: {{city: bruenn, troops: 2}}
  belle_isle: {{city: linz, troops: 2}}
  france_train_2: {{city: amstetten}}
""",
        players=2,
    )
    march(game, "traun", "boskowitz")
    assert held(game) == (11, 8)
    play(game, "end", "stay", "stay", "keep")
    assert asked(game) == "movement"
    march(game, "belle_isle", "wels")
    assert held(game) == (11, 9)
    assert game.outcome is None


def test_b2_wins_if_neither_condition_holds() -> None:
    """T24.a, M24.3: P 11 and F 8 at the end of turn 9: B2."""
    assert winners(end_of_turn_nine(11, 8)) == ("b2",)


@pytest.mark.parametrize(("prussia", "france"), [(12, 8), (12, 0), (11, 9), (2, 9)])
def test_draw_if_one_condition_holds(prussia: int, france: int) -> None:
    """T24.a, M24.4: P 12 and F 8 at the end of turn 9, or the other way round: a draw, nobody wins."""
    game = end_of_turn_nine(prussia, france)
    assert game.outcome is not None
    assert winners(game) == ()


def test_nothing_is_decided_before_the_end_of_turn_nine() -> None:
    """M24.3, M24.4: after turn 8 the game goes on, with no condition or with one."""
    for prussia, france in ((2, 0), (12, 0), (2, 9)):
        game = intro(f"turn: 8\nstage: austria\nphase: movement\n{markers(prussia, france)}", players=2)
        assert kinds(play(game, "end")) == ["turn_began"]
        assert game.outcome is None


# -- M24.5: powers and subsidies


@pytest.mark.parametrize(("status", "saxon"), [("prussian_ally", "a2"), ("neutral", "b2"), ("austrian_ally", "b2")])
def test_who_plays_which_power_in_the_advanced_game(status: str, saxon: str) -> None:
    """M24.5: A2 plays F, P, B, and S while it is Prussia's ally; B2 plays A, PA, and S otherwise."""
    game = both_maps(f"stage: hussars\nsaxony: {status}\nhands: {{saxony: [S7]}}")
    assert set(game.seats) == {"a2", "b2"}
    players = {power: state(game).player(POWER_IDS.index(power)) for power in POWER_IDS}
    mine, yours = ("france", "bavaria", "prussia"), ("pragmatic", "austria")
    assert players == {**dict.fromkeys(mine, "a2"), **dict.fromkeys(yours, "b2"), "saxony": saxon}
    assert game.view(saxon).position["hands"]["saxony"] == ["S7"]


def contracts(game: Game, seat: str) -> set[str]:
    """The contracts that a player may make between his own powers, for one turn."""
    moves = (str(move) for move in game.standing(seat))
    return {move.removeprefix("contract ").removesuffix(":1") for move in moves if move.endswith(":1")} - {""}


@pytest.mark.parametrize(
    ("status", "mine", "yours"),
    [
        ("prussian_ally", {"france:saxony", "prussia:saxony", "prussia:bavaria"}, set()),
        ("neutral", {"prussia:bavaria"}, set()),
        ("austrian_ally", {"prussia:bavaria"}, {"austria:saxony", "pragmatic:saxony"}),
    ],
)
def test_subsidies_go_only_to_minor_powers(status: str, mine: set[str], yours: set[str]) -> None:
    """T20.d, M24.5, M20.10: F -> P is no contract of two players; F -> B is M8.2's."""
    game = both_maps(f"stage: hussars\nsaxony: {status}")
    assert contracts(game, "a2") == mine
    assert contracts(game, "b2") == yours


@pytest.mark.parametrize(("contract", "seat"), [("france:prussia:2", "a2"), ("austria:pragmatic:2", "b2")])
def test_a_contract_between_major_powers_is_refused(contract: str, seat: str) -> None:
    """T20.d, M24.5."""
    with pytest.raises(IllegalMove) as refusal:
        both_maps("stage: hussars").play(seat, f"contract {contract}")
    assert refusal.value.clause == "M24.5"


def test_france_still_pays_bavaria() -> None:
    """T20.d, M24.5, M8.2: F 4, B 2."""
    game = both_maps("stage: france")
    assert (len(hand(game, "france")), len(hand(game, "bavaria"))) == (4, 2)


# -- M24.6: political cards


def test_of_both_cards_one_is_executed() -> None:
    """T24.b, M24.6: A2 with P and F chooses both cards: P executes its card, that of F is discarded."""
    game = politics_stage("prussia 43b left", "france 43d", players=2, tracks="{russia: RU+1}")
    assert asked(game) == "hussar"
    assert (track_box(game, "russia"), track_box(game, "italy")) == ("RU0", "IT0")
    unused = of_kind(game.events, "card_unused")
    assert [(event.params["political"], event.clause) for event in unused] == [("43d", "M24.6")]


def test_of_both_cards_the_second_may_be_executed_instead() -> None:
    """M24.6: "only one of them": if P discards its card without effect, F executes the other."""
    game = politics_stage("prussia 43b skip", "france 43d left", players=2, tracks="{russia: RU+1, italy: IT+1}")
    assert (track_box(game, "russia"), track_box(game, "italy")) == ("RU+1", "IT-1")


def test_b2_executes_one_card_too() -> None:
    """M24.6: A and PA are one player's as well."""
    game = politics_stage("austria 43b right", "pragmatic 43c", players=2, tracks="{russia: RU0}")
    assert (track_box(game, "russia"), track_box(game, "italy")) == ("RU+1", "IT0")


def test_each_player_executes_his_card() -> None:
    """M24.6: it is only about a player who chooses both."""
    game = politics_stage("austria 43b right", "france 43d left", players=2, tracks="{italy: IT+1}")
    assert (track_box(game, "russia"), track_box(game, "italy")) == ("RU+1", "IT-1")


def test_three_players_execute_both() -> None:
    """M17.5.24: in the 3-player game Frederick may execute both cards, with P and PA."""
    game = politics_stage("prussia 43b right", "pragmatic 43c right", tracks="{russia: RU0, italy: IT-1}")
    assert (track_box(game, "russia"), track_box(game, "italy")) == ("RU+1", "IT+1")


# -- M24.7: Saxony and France's defeats

ON_BOHEMIA, ON_FLANDERS = ("freudenthal", "zuckmantel"), ("kortrijk", "lille")


def after_battle(winner: str, loser: str, where: tuple[str, str], players: int = 2, stage: str = "austria") -> Game:
    """The loser, 8 troops, has lost 6 to a stack: 2 points."""
    second = {"traun": "neipperg", "george_ii": "cumberland", "belle_isle": "broglie"}[winner]
    game = advanced(
        f"""
stage: {stage}
phase: combat
pieces:
  {winner}: {{city: {where[0]}, troops: 8}}
  {second}: {{city: {where[0]}, troops: 6}}
  {loser}: {{city: {where[1]}, troops: 8}}
""",
        players,
    )
    play(game, "stop")
    while game.decisions()[0].kind.startswith("retreat"):
        play(game, str(game.decisions()[0].options[0]))
    return game


def shifts(game: Game) -> set[str]:
    """How far Austria's player may shift the Saxony marker now."""
    decision = game.decisions()[0]
    if decision.kind != "saxony_shift":
        return set()
    assert decision.seat == ("b2" if len(game.seats) == 2 else "maria_theresa")
    return options(game)


UP_TO_TWO = {"value 0", "value 1", "value 2"}


@pytest.mark.parametrize(
    ("winner", "loser", "where", "expected"),
    [
        ("traun", "belle_isle", ON_BOHEMIA, UP_TO_TWO),
        ("traun", "belle_isle", ("landshut", "straubing"), UP_TO_TWO),  # T24.c: in Bavaria
        ("traun", "toerring", ON_BOHEMIA, UP_TO_TWO),  # B's points are F's (M16.5)
        ("traun", "belle_isle", ON_FLANDERS, set()),  # T24.c: in Flanders
        ("george_ii", "belle_isle", ON_FLANDERS, set()),
        ("traun", "friedrich", ON_BOHEMIA, UP_TO_TWO),  # P as ever (M19.3.2)
        ("traun", "rutowski", ON_BOHEMIA, UP_TO_TWO),
    ],
)
def test_saxony_shifts_for_french_defeats_on_the_bohemia_map(
    winner: str, loser: str, where: tuple[str, str], expected: set[str]
) -> None:
    """T24.c, M24.7: F loses 2 points: up to 2 boxes right if the battle was lost on the Bohemia map."""
    assert shifts(after_battle(winner, loser, where)) == expected


@pytest.mark.parametrize(("where", "expected"), [(("goeppingen", "ulm"), UP_TO_TWO), (("ulm", "goeppingen"), set())])
def test_across_the_maps_the_losers_city_counts(where: tuple[str, str], expected: set[str]) -> None:
    """M24.7: Belle-Isle is beaten in Ulm (Bohemia), or in Göppingen (Flanders)."""
    assert shifts(after_battle("traun", "belle_isle", where)) == expected


def test_three_players_shift_saxony_for_prussia_only() -> None:
    """M24.7, M19.3.2: it is a rule of two players."""
    assert shifts(after_battle("traun", "belle_isle", ON_BOHEMIA, players=3)) == set()
    assert shifts(after_battle("traun", "friedrich", ON_BOHEMIA, players=3)) == UP_TO_TWO


def test_austrias_own_defeats_shift_nothing() -> None:
    """M24.7: only points lost by P or F."""
    assert shifts(after_battle("belle_isle", "traun", ON_BOHEMIA, stage="france")) == set()


def test_the_marker_moves_as_far_as_b2_likes() -> None:
    """M24.7, M24.12: from the star 2 boxes right: Saxony is neutral, and B2's."""
    game = after_battle("traun", "belle_isle", ON_BOHEMIA)
    play(game, "value 2")
    assert track_box(game, "saxony") == "SX3"
    assert state(game).player(POWER_IDS.index("saxony")) == "b2"


@pytest.mark.parametrize(
    ("general", "city", "other", "expected"),
    [
        ("belle_isle", "posen", "", {"value 0", "value 1"}),
        ("toerring", "posen", "", {"value 0", "value 1"}),
        ("belle_isle", "koeln", "", set()),
        ("belle_isle", "posen", "  broglie: {city: koeln, troops: 1, facing: down}", {"value 0", "value 1"}),
        ("belle_isle", "posen", "  broglie: {city: gnesen, troops: 1, facing: down}", UP_TO_TWO),
    ],
)
def test_saxony_shifts_for_french_generals_starved_on_the_bohemia_map(
    general: str, city: str, other: str, expected: set[str]
) -> None:
    """M24.7: a general lost for lack of supply counts where he stood: of one on each map only one."""
    game = both_maps(
        f"stage: france\nphase: supply\npieces:\n  {general}: {{city: {city}, troops: 1, facing: down}}\n{other}"
    )
    assert place(game, general) == "eliminated"
    assert shifts(game) == expected


# -- M24.8: one player of both powers


def test_b2_attacks_in_any_order() -> None:
    """T11.i, M24.8, M11.1.2: the Pragmatic Army may attack before Austria."""
    game = both_maps("""
stage: austria
phase: combat
pieces:
  earl_of_stair: {city: kortrijk, troops: 4}
  arenberg: {city: tournai, troops: 4}
  maillebois: {city: lille, troops: 4}
""")
    assert (game.decisions()[0].seat, options(game)) == ("b2", {"piece arenberg", "piece earl_of_stair"})
    events = play(game, "piece earl_of_stair")
    assert [event.params["by"] for event in of_kind(events, "battle")] == ["earl_of_stair"]


def test_b2_moves_austria_and_the_pragmatic_army_freely() -> None:
    """M24.8: no dispute: one list of all pieces, and no word of letting anybody go first."""
    game = both_maps("""
stage: austria
phase: movement
pieces:
  arenberg: {city: bruessel, troops: 3}
  traun: {city: wien, troops: 3}
  cumberland: {city: mecheln, troops: 3}
""")
    assert options(game) == {"piece arenberg", "piece traun", "piece cumberland", "end"}
    march(game, "arenberg", "mecheln")  # no consent
    assert place(game, "arenberg") == place(game, "cumberland") == "mecheln"
    assert options(game) == {"piece traun", "end"}


# -- M24.9: victory


@pytest.mark.parametrize(
    ("left", "winner"),
    [
        ({"austria": 0}, "b2"),
        ({"pragmatic": 0}, "b2"),
        ({"france": 0}, "a2"),
        ({"prussia": 0}, "a2"),
        ({"france": 0, "prussia": 0}, "a2"),
        ({"austria": 0, "france": 0}, "b2"),
        ({"pragmatic": 0, "prussia": 0}, "b2"),
        ({"pragmatic": 0, "prussia": 0, "france": 0}, "b2"),
        ({"austria": 0, "france": -1}, "a2"),
        ({"austria": -1, "prussia": -1}, "b2"),
    ],
)
def test_b2_wins_all_ties(left: dict[str, int], winner: str) -> None:
    """M24.9: victory as M23, but ties are B2's."""
    game = both_maps(f"stage: austria\nphase: combat\n{pools(**left)}")
    assert winners(game) == (winner,)


@pytest.mark.parametrize(
    ("scores", "winner"),
    [
        ((22, 22, 24, 24), "a2"),
        ((24, 22, 24, 24), "a2"),
        ((24, 24, 24, 24), "b2"),
        ((22, 24, 22, 24), "b2"),
        ((24, 22, 24, 22), "b2"),
        ((22, 22, 24, 21), "b2"),
    ],
)
def test_b2_wins_ties_of_the_winter_scores(scores: tuple[int, int, int, int], winner: str) -> None:
    """M24.9, M23.5: sums of P, F, PA, A."""
    assert winners(after_last_winter(*scores, players=2)) == (winner,)


# -- M24.10: last victor and votes


@pytest.mark.parametrize(
    ("stage", "winner", "loser", "victor"),
    [
        ("france", "belle_isle", "traun", "a2"),
        ("prussia", "friedrich", "traun", "a2"),
        ("austria", "traun", "friedrich", "b2"),
        ("austria", "george_ii", "friedrich", "b2"),
    ],
)
def test_the_last_victor_is_a_player(stage: str, winner: str, loser: str, victor: str) -> None:
    """M24.10, M17.2.1: A2 or B2, with whatever power."""
    game = both_maps(f"""
stage: {stage}
phase: combat
pieces:
  {winner}: {{city: freudenthal, troops: 3}}
  {loser}: {{city: zuckmantel, troops: 2}}
""")
    assert game.view(None).position["victor"] == "nobody"
    play(game, "stop")
    assert game.view(None).position["victor"] == victor


@pytest.mark.parametrize("victor", ["a2", "b2"])
def test_the_last_victor_names_trump(victor: str) -> None:
    """M24.10."""
    game = both_maps(f"stage: politics\nvictor: {victor}")
    assert (game.decisions()[0].seat, asked(game)) == (victor, "trump")


def test_b2_votes_first() -> None:
    """M24.10: B2 (here with neutral Saxony's Dresden), then A2."""
    game = both_maps("turn: 5\nstage: election\nelection: pending\nsaxony: neutral")
    order = []
    while asked(game) == "vote":
        order.append(game.decisions()[0].seat)
        play(game, "candidate karl")
    assert order == ["b2", "a2", "a2", "a2", "a2"]


# -- M24.11: negotiations


@pytest.mark.parametrize(
    "clause",
    [
        "vote prussia karl",
        "vote france franz",
        "politics france 43d choose",
        "politics prussia 43b avoid",
        "trump a2 hearts",
        "consent until 6",
    ],
)
def test_superfluous_clauses_can_not_be_agreed_by_two_players(clause: str) -> None:
    """M24.11: N3, N11 and N14."""
    game = both_maps("turn: 5\nstage: politics\nvictor: a2\npolitical: [43d, 43b]")
    with pytest.raises(IllegalMove) as refusal:
        game.play("a2", f"propose b2: {clause}")
    assert refusal.value.clause == "M24.11"


@pytest.mark.parametrize(
    "clause", ["armistice france austria until 6", "no_attack austria prussia until 6", "no_hussars wien until 6"]
)
def test_two_players_can_still_negotiate(clause: str) -> None:
    """M24.11: what two players can use stays."""
    game = both_maps("turn: 5\nstage: politics\nvictor: a2")
    assert "offer_made" in kinds(game.play("a2", f"propose b2: {clause}"))


# -- M24.12: who decides

SILESIA = ", ".join(f"{city}: prussia" for city in PRUSSIAN[:7])


@pytest.mark.parametrize(
    ("position", "kind", "seat"),
    [
        ("stage: hussars", "hussar", "b2"),
        ("turn: 4\nstage: france", "subsidy", "a2"),
        ("stage: france\nphase: movement", "movement", "a2"),
        ("stage: prussia\nphase: movement", "movement", "a2"),
        ("stage: austria\nphase: movement", "movement", "b2"),
        (f"stage: prussia\nphase: combat\nmarkers: {{{SILESIA}}}", "peace_offer", "a2"),
        ("turn: 5\nstage: election\nelection: pending", "vote", "a2"),
        ("turn: 3\nstage: winter", "recruit", "a2"),
    ],
)
def test_who_is_asked(position: str, kind: str, seat: str) -> None:
    """M24.12: A and PA: B2; P, F, B: A2; S as M24.5 says."""
    game = both_maps(position)
    assert (asked(game), game.decisions()[0].seat) == (kind, seat)


def test_who_places_for_the_powers() -> None:
    """M24.12: in display order P and F are A2's, PA and A are B2's."""
    game = both_maps("stage: politics")
    seats = []
    while asked(game) == "placement":
        seats.append(game.decisions()[0].seat)
        play(game, "pass")
    assert seats == ["a2", "a2", "b2", "b2"]


def test_who_makes_peace() -> None:
    """M24.12: A2 offers for P, B2 answers for A, and A2 places the second train."""
    game = both_maps(f"stage: prussia\nphase: combat\nmarkers: {{{SILESIA}}}")
    play(game, "offer")
    assert (asked(game), game.decisions()[0].seat) == ("peace_answer", "b2")
    play(game, "accept")
    assert (asked(game), game.decisions()[0].seat) == ("second_train", "a2")


def test_who_orders_the_reduction() -> None:
    """M24.12: A2, for France."""
    game = both_maps("stage: hussars")
    assert "reduce" in {str(move) for move in game.standing("a2")}
    assert "reduce" not in {str(move) for move in game.standing("b2")}


def test_who_recruits() -> None:
    """M24.12: in winter each power's player, S as its status says."""
    for status, expected in (("prussian_ally", "aaaabb"), ("neutral", "aaabbb")):
        game = both_maps(f"turn: 3\nstage: winter\nsaxony: {status}")
        seats = []
        while asked(game) == "recruit":
            seats.append(game.decisions()[0].seat)
            play(game, "value 0")
        assert [seat[0] for seat in seats] == list(expected)
