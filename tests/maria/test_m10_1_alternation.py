"""M10.1.19-M10.1.22 Austria and the Pragmatic Army: consent to stacks, and turns on the Flanders map.

Austria has generals in Brüssel and Löwen and one in Wien; the Pragmatic Army has generals in Breda and Utrecht.
"""

from __future__ import annotations

import pytest

from kabinett.core.errors import IllegalMove
from kabinett.core.events import Event
from kabinett.core.game import Game
from tests.maria.table import advanced, cities, hand, kinds, of_kind, options, piece_number, place, state

FR2, MT = "frederick", "maria_theresa"
SHARED = """
stage: austria
phase: movement
pieces:
  arenberg: {city: bruessel, troops: 3}
  neipperg: {city: loewen, troops: 3}
  traun: {city: wien, troops: 3}
  austria_train_2: {city: prag}
  cumberland: {city: breda, troops: 3}
  earl_of_stair: {city: utrecht, troops: 3}
"""
# Traun may cross the maps; nobody else of Austria is in Flanders.
AT_THE_BORDER = """
stage: austria
phase: movement
pieces:
  traun: {city: ulm, troops: 3}
  cumberland: {city: breda, troops: 3}
"""
# Rank 1 of both powers, next to each other.
EQUALS = """
stage: austria
phase: movement
pieces:
  karl_von_lothringen: {city: bruessel, troops: 3}
  george_ii: {city: mecheln, troops: 3}
"""
UNEQUAL = EQUALS.replace("george_ii", "cumberland")


def go(game: Game, seat: str, piece: str, *path: str) -> list[Event]:
    """A seat moves a piece along cities and stops there."""
    events = game.play(seat, f"piece {piece}")
    for city in path:
        events += game.play(seat, f"city {city}")
    if game.decisions(seat)[0].kind == "march":
        events += game.play(seat, "stop")
    return events


def movable(game: Game, seat: str) -> set[str]:
    """The pieces that the seat may move now."""
    return {option.removeprefix("piece ") for option in options(game, seat) if option.startswith("piece ")}


def words(game: Game, seat: str) -> set[str]:
    """The other things that the seat may do in the phase: let, end_flanders, end."""
    return {option for option in options(game, seat) if " " not in option}


def to_next_shared_movement(game: Game) -> None:
    """The rest of the turn and the next one, up to its stage 5, without any move."""
    while len(game.decisions()) < 2:
        (decision,) = game.decisions()
        game.play(decision.seat, str(decision.options[-1 if decision.kind == "movement" else 0]))


def after_pragmatic_move() -> Game:
    """Cumberland has moved, so it is Austria's turn in Flanders."""
    game = advanced(SHARED)
    go(game, FR2, "cumberland", "turnhout")
    return game


# -- turns on the Flanders map


def test_the_pragmatic_army_has_the_first_turn() -> None:
    """M10.1.20, M10.1.21: in Flanders PA begins; Austria may move only what stands on the Bohemia map."""
    game = advanced(SHARED)
    assert {decision.seat for decision in game.decisions()} == {FR2, MT}
    assert movable(game, FR2) == {"cumberland", "earl_of_stair"}
    assert movable(game, MT) == {"traun", "austria_train_2"}


def test_they_alternate_one_piece_at_a_time() -> None:
    """T10.m, M10.1.20, M10.1.21: PA, A, PA, A on Flanders; whose turn it is not moves nothing there."""
    game = advanced(SHARED)
    go(game, FR2, "cumberland", "turnhout")
    assert (movable(game, FR2), movable(game, MT)) == (set(), {"arenberg", "neipperg", "traun", "austria_train_2"})
    go(game, MT, "arenberg", "aalst")
    assert (movable(game, FR2), movable(game, MT)) == ({"earl_of_stair"}, {"traun", "austria_train_2"})
    go(game, FR2, "earl_of_stair", "arnheim")
    assert (movable(game, FR2), movable(game, MT)) == (set(), {"neipperg", "traun", "austria_train_2"})
    go(game, MT, "neipperg", "tienen")
    assert (movable(game, FR2), movable(game, MT)) == (set(), {"traun", "austria_train_2"})


def test_out_of_turn_a_move_in_flanders_is_refused() -> None:
    """M10.1.21: no player gains by a faster click."""
    game = advanced(SHARED)
    with pytest.raises(IllegalMove):
        game.play(MT, "piece arenberg")
    go(game, FR2, "cumberland", "turnhout")
    with pytest.raises(IllegalMove):
        game.play(FR2, "piece earl_of_stair")


def test_bohemia_is_free_for_austria_at_any_time() -> None:
    """T10.m, M10.1.20, M10.1.21: before the first move in Flanders and in the middle of it, and it costs no turn."""
    game = advanced(SHARED)
    go(game, MT, "traun", "bruck_an_der_leitha")
    assert movable(game, FR2) == {"cumberland", "earl_of_stair"}
    go(game, FR2, "cumberland", "turnhout")
    go(game, MT, "austria_train_2", "beraun")
    assert (movable(game, FR2), movable(game, MT)) == (set(), {"arenberg", "neipperg"})


def test_saxony_as_austrias_ally_moves_at_any_time() -> None:
    """M10.1.20, M10.1.21: so do the Saxons, who are on the Bohemia map."""
    game = advanced(SHARED + "  rutowski: {city: dresden, troops: 3}\nsaxony: austrian_ally")
    go(game, MT, "rutowski", "meissen")
    assert movable(game, FR2) == {"cumberland", "earl_of_stair"}


@pytest.mark.parametrize("piece", ["traun: {city: ulm, troops: 3}", "austria_train_1: {city: ulm}"])
def test_out_of_turn_nothing_of_austria_comes_to_flanders(piece: str) -> None:
    """M10.1.21: a move that ends or passes there is a Flanders move: from Ulm no road to Göppingen out of turn."""
    name = piece.split(":")[0]
    game = advanced(AT_THE_BORDER.replace("traun: {city: ulm, troops: 3}", piece))
    game.play(MT, f"piece {name}")
    assert cities(game) == {"biberach", "guenzburg"}
    game.play(MT, "city biberach")
    assert cities(game) == {"memmingen", "ravensburg", "ulm"}  # not Ehingen


def test_in_turn_a_move_that_comes_to_flanders_is_austrias_move_there() -> None:
    """M10.1.21: Traun goes from Ulm to Göppingen in Austria's turn; then it is PA's."""
    game = advanced(AT_THE_BORDER + "  earl_of_stair: {city: utrecht, troops: 3}")
    go(game, FR2, "cumberland", "turnhout")
    assert movable(game, FR2) == set()
    go(game, MT, "traun", "goeppingen")
    assert movable(game, FR2) == {"earl_of_stair"}


def test_passing_through_flanders_counts_too() -> None:
    """M10.1.21: Ulm - Göppingen - Ehingen - Biberach begins and ends on the Bohemia map and passes Flanders."""
    game = advanced(AT_THE_BORDER + "  earl_of_stair: {city: utrecht, troops: 3}")
    go(game, FR2, "cumberland", "turnhout")
    go(game, MT, "traun", "goeppingen", "ehingen", "biberach")
    assert movable(game, FR2) == {"earl_of_stair"}


def test_a_move_that_starts_in_flanders_needs_a_turn_wherever_it_goes() -> None:
    """M10.1.21: Traun in Göppingen may not even leave for Ulm while it is PA's turn; in turn that is his move there."""
    text = AT_THE_BORDER.replace("ulm", "goeppingen") + "  earl_of_stair: {city: utrecht, troops: 3}"
    game = advanced(text)
    assert movable(game, MT) == set()
    go(game, FR2, "cumberland", "turnhout")
    go(game, MT, "traun", "ulm")
    assert movable(game, FR2) == {"earl_of_stair"}


def test_a_march_in_bohemia_in_turn_costs_no_turn() -> None:
    """M10.1.21: in its turn Austria moves Traun on the Bohemia map: the turn in Flanders is still Austria's."""
    game = after_pragmatic_move()
    go(game, MT, "traun", "bruck_an_der_leitha")
    assert movable(game, FR2) == set()
    assert {"arenberg", "neipperg"} <= movable(game, MT)


# -- let and end


def test_what_a_player_may_do_in_his_turn() -> None:
    """M10.1.21: move a piece, let the other go first, or end one's moves there; who is not in turn may end all."""
    game = advanced(SHARED)
    assert words(game, FR2) == {"let", "end"}  # all of PA's moves are in Flanders, so its end is the end
    assert words(game, MT) == {"end"}
    game = after_pragmatic_move()
    assert words(game, FR2) == {"end"}
    assert words(game, MT) == {"let", "end_flanders", "end"}


def test_pa_lets_austria_go_first() -> None:
    """M10.1.21: then Austria has the turn, and after its move PA."""
    game = advanced(SHARED)
    events = game.play(FR2, "let")
    assert [event.params["seat"] for event in of_kind(events, "let_first")] == [FR2]
    assert movable(game, FR2) == set()
    go(game, MT, "arenberg", "aalst")
    assert movable(game, FR2) == {"cumberland", "earl_of_stair"}
    assert "let" in words(game, FR2)


def test_if_both_let_the_other_go_first_pa_must_move_or_end() -> None:
    """M10.1.21: PA lets, A lets: PA has no let any more; after its move all is as before."""
    game = advanced(SHARED)
    game.play(FR2, "let")
    assert "let" in words(game, MT)
    game.play(MT, "let")
    assert words(game, FR2) == {"end"}
    assert movable(game, FR2) == {"cumberland", "earl_of_stair"}
    assert "arenberg" not in movable(game, MT)
    with pytest.raises(IllegalMove):
        game.play(FR2, "let")
    go(game, FR2, "cumberland", "turnhout")
    assert "let" in words(game, MT)


def test_moves_in_bohemia_do_not_renew_the_right_to_let() -> None:
    """M10.1.21: "one after the other": Traun's move in Bohemia in between changes nothing; PA must move or end."""
    game = advanced(SHARED)
    game.play(FR2, "let")
    go(game, MT, "traun", "bruck_an_der_leitha")
    game.play(MT, "let")
    assert words(game, FR2) == {"end"}


def test_after_austrias_let_pa_is_not_sent_round_in_circles() -> None:
    """M10.1.21: A lets PA go first; if PA let again, both would have let and PA would have to move or end."""
    game = after_pragmatic_move()
    game.play(MT, "let")
    if "let" in words(game, FR2):
        game.play(FR2, "let")
    assert movable(game, FR2) == {"earl_of_stair"}
    assert words(game, FR2) == {"end"}


def test_when_pa_has_ended_austria_moves_alone() -> None:
    """M10.1.21: all its pieces one after the other; nobody is left whom it could let go first."""
    game = advanced(SHARED)
    game.play(FR2, "end")
    assert {decision.seat for decision in game.decisions()} == {MT}
    assert words(game, MT) == {"end_flanders", "end"}
    go(game, MT, "arenberg", "aalst")
    go(game, MT, "neipperg", "tienen")
    assert movable(game, MT) == {"traun", "austria_train_2"}


def test_when_austria_has_ended_in_flanders_pa_moves_alone_and_austria_in_bohemia() -> None:
    """M10.1.21: end_flanders: PA one piece after the other; Bohemia is still free for Austria."""
    game = after_pragmatic_move()
    game.play(MT, "end_flanders")
    assert words(game, FR2) == {"end"}
    assert (movable(game, MT), words(game, MT)) == ({"traun", "austria_train_2"}, {"end"})
    go(game, FR2, "earl_of_stair", "arnheim")
    assert movable(game, FR2) == set()
    go(game, MT, "traun", "bruck_an_der_leitha")
    with pytest.raises(IllegalMove):
        game.play(MT, "piece arenberg")


def test_who_ends_out_of_turn_has_ended_in_flanders_too() -> None:
    """M10.1.21: Austria ends while PA has the turn: PA goes on, piece by piece, and is not kept waiting."""
    game = advanced(SHARED)
    game.play(MT, "end")
    assert "let" not in words(game, FR2)
    go(game, FR2, "cumberland", "turnhout")
    go(game, FR2, "earl_of_stair", "arnheim")
    events = game.play(FR2, "end")
    assert "turn_began" in kinds(events)


def test_the_phase_ends_when_both_have_ended() -> None:
    """M10.1.21, M5.4: one alone does not end it."""
    game = advanced(SHARED)
    assert "turn_began" not in kinds(game.play(FR2, "end"))
    assert "turn_began" in kinds(game.play(MT, "end"))


def test_the_next_turn_begins_with_the_pragmatic_army_again() -> None:
    """M10.1.20: the order holds for the rest of the turn; the next phase begins anew."""
    game = after_pragmatic_move()
    game.play(MT, "end")
    game.play(FR2, "end")
    to_next_shared_movement(game)
    assert movable(game, FR2) == {"cumberland", "earl_of_stair"}
    assert "arenberg" not in movable(game, MT)


# -- trains


TRAINS = SHARED + "  austria_train_1: {city: gent}\nhands: {pragmatic: [S4], austria: [S5]}\n"
FREE_BRUESSEL = TRAINS.replace("arenberg: {city: bruessel", "arenberg: {city: aalst")


def re_entry(game: Game, seat: str, train: str) -> set[str]:
    """The fortresses where a train may re-enter now."""
    if f"reenter {train}" not in options(game, seat):
        return set()
    copy = game.copy()
    copy.play(seat, f"reenter {train}")
    return cities(copy)


def test_re_entry_of_a_train_is_a_move_in_the_alternation() -> None:
    """M10.1.22: PA brings its train back in Hannover: now it is Austria's turn."""
    game = advanced(TRAINS)
    game.play(FR2, "reenter pragmatic_train_1")
    game.play(FR2, "city hannover")
    game.play(FR2, "card S4")
    assert (place(game, "pragmatic_train_1"), hand(game, "pragmatic")) == ("hannover", [])
    assert movable(game, FR2) == set()
    assert {"arenberg", "neipperg"} <= movable(game, MT)


def test_out_of_turn_no_train_comes_back_in_flanders() -> None:
    """M10.1.22: Austria's lost train may enter in Wien, Prag or Brünn at any time, in Brüssel only in its turn."""
    game = advanced(FREE_BRUESSEL.replace("wien", "linz").replace("city: prag", "city: tabor"))
    assert re_entry(game, MT, "austria_train_3") == {"wien", "prag", "bruenn"}
    go(game, FR2, "cumberland", "turnhout")
    assert re_entry(game, MT, "austria_train_3") == {"wien", "prag", "bruenn", "bruessel"}
    assert re_entry(game, FR2, "pragmatic_train_1") == set()


def test_out_of_turn_no_train_is_taken_off_flanders() -> None:
    """M10.1.22: the train in Gent is Flanders' as long as it stands there, wherever it should go."""
    game = advanced(FREE_BRUESSEL)
    assert re_entry(game, MT, "austria_train_1") == set()
    go(game, FR2, "cumberland", "turnhout")
    assert "bruessel" in re_entry(game, MT, "austria_train_1")


@pytest.mark.parametrize(
    ("train", "city", "taken"),
    [
        ("austria_train_3", "bruessel", True),
        ("austria_train_3", "bruenn", False),
        ("austria_train_1", "bruenn", True),
        ("austria_train_2", "bruessel", True),
    ],
)
def test_which_re_entries_take_austrias_turn(train: str, city: str, taken: bool) -> None:
    """M10.1.22, M10.1.21: to Flanders or from it; one in Bohemia is free."""
    game = advanced(FREE_BRUESSEL)
    go(game, FR2, "cumberland", "turnhout")
    game.play(MT, f"reenter {train}")
    game.play(MT, f"city {city}")
    game.play(MT, "card S5")
    assert place(game, train) == city
    assert (movable(game, FR2) == {"earl_of_stair"}) is taken


# -- consent


def joined(game: Game, one: str, other: str) -> bool:
    return place(game, one) == place(game, other)


def test_austria_asks_before_it_joins_the_pragmatic_army() -> None:
    """M10.1.19: Frederick answers; with his consent they stack, and neither moves any more (M10.1.7)."""
    game = advanced(UNEQUAL)
    game.play(FR2, "let")
    game.play(MT, "piece karl_von_lothringen")
    game.play(MT, "city mecheln")
    (decision,) = game.decisions()
    assert (decision.seat, decision.kind) == (FR2, "consent")
    assert options(game) == {"accept", "decline"}
    assert place(game, "karl_von_lothringen") == "bruessel"
    game.play(FR2, "accept")
    assert joined(game, "karl_von_lothringen", "cumberland")
    assert movable(game, FR2) == movable(game, MT) == set()


def test_the_pragmatic_army_asks_before_it_joins_austria() -> None:
    """M10.1.19: "both players": now Maria Theresa is asked."""
    game = advanced(UNEQUAL)
    game.play(FR2, "piece cumberland")
    game.play(FR2, "city bruessel")
    (decision,) = game.decisions()
    assert (decision.seat, decision.kind) == (MT, "consent")
    game.play(MT, "accept")
    assert joined(game, "karl_von_lothringen", "cumberland")


def test_without_consent_there_is_no_stack() -> None:
    """M10.1.19: refused, Karl goes elsewhere; the city is not offered again in this phase."""
    game = advanced(UNEQUAL)
    game.play(FR2, "let")
    game.play(MT, "piece karl_von_lothringen")
    game.play(MT, "city mecheln")
    events = game.play(FR2, "decline")
    assert "consent_refused" in kinds(events)
    assert place(game, "karl_von_lothringen") == "bruessel"
    game.play(MT, "piece karl_von_lothringen")
    assert "mecheln" not in cities(game)
    game.play(MT, "city loewen")
    assert "mecheln" not in cities(game)
    assert "stop" in options(game)


def test_a_refusal_on_the_way_lets_the_march_go_on() -> None:
    """M10.1.19: after a first step Karl may stop or go on where he likes, but not to Mecheln."""
    game = advanced(UNEQUAL)
    game.play(FR2, "let")
    for move in ("piece karl_von_lothringen", "city loewen", "city mecheln"):
        game.play(MT, move)
    game.play(FR2, "decline")
    assert options(game) == {"city bruessel", "city tienen", "stop"}
    game.play(MT, "stop")
    assert place(game, "karl_von_lothringen") == "loewen"


def test_who_is_refused_his_only_way_has_not_moved() -> None:
    """M10.1.19, M10.1.21: Cumberland in Amsterdam can go to Utrecht only, and is refused: he has not moved, so his
    turn is not over."""
    game = advanced("""
stage: austria
phase: movement
pieces:
  cumberland: {city: amsterdam, troops: 3}
  pragmatic_train_1: {city: s_gravenhage}
  arenberg: {city: utrecht, troops: 3}
""")
    game.play(FR2, "piece cumberland")
    game.play(FR2, "city utrecht")
    game.play(MT, "decline")
    assert place(game, "cumberland") == "amsterdam"
    assert movable(game, FR2) == {"pragmatic_train_1"}  # it is still PA's turn, but there is no way for Cumberland
    assert movable(game, MT) == set()
    go(game, FR2, "pragmatic_train_1", "rotterdam")
    assert "arenberg" in movable(game, MT)
    go(game, MT, "arenberg", "arnheim")
    assert movable(game, FR2) == {"cumberland"}


def test_consent_is_asked_each_time() -> None:
    """M10.1.19: "each time a stack is formed": what was granted in this turn is asked again in the next."""
    game = advanced(UNEQUAL)
    game.play(FR2, "let")
    for move in ("piece karl_von_lothringen", "city mecheln"):
        game.play(MT, move)
    game.play(FR2, "accept")
    game.play(FR2, "end")
    game.play(MT, "end")
    to_next_shared_movement(game)
    game.play(FR2, "let")
    go(game, MT, "karl_von_lothringen", "bruessel")
    game.play(FR2, "piece cumberland")
    game.play(FR2, "city bruessel")
    assert (game.decisions()[0].seat, game.decisions()[0].kind) == (MT, "consent")


def test_powers_of_one_player_need_no_consent() -> None:
    """M10.1.19: only Austria with the Pragmatic Army: Traun joins a Saxon whom Maria Theresa plays unasked."""
    game = advanced("""
stage: austria
phase: movement
saxony: austrian_ally
pieces: {traun: {city: peterswald, troops: 3}, rutowski: {city: dresden, troops: 3}}
""")
    game.play(MT, "piece traun")
    game.play(MT, "city dresden")
    assert joined(game, "traun", "rutowski")
    assert game.decisions()[0].kind == "movement"


def test_two_players_need_no_consent() -> None:
    """M10.1.19, M10.1.21, M24.8: one player has both powers: no question, no turns."""
    game = advanced(UNEQUAL, players=2)
    assert options(game) == {"piece karl_von_lothringen", "piece cumberland", "end"}
    game.play("b2", "piece karl_von_lothringen")
    game.play("b2", "city mecheln")
    assert joined(game, "karl_von_lothringen", "cumberland")
    assert game.decisions()[0].kind == "movement"


# -- the commander of equal ranks


@pytest.mark.parametrize("commander", ["karl_von_lothringen", "george_ii"])
def test_the_commander_is_part_of_the_consent(commander: str) -> None:
    """M6.4, DP22: Karl (1) comes to George II (1): Maria Theresa names the commander, Frederick consents to both."""
    game = advanced(EQUALS)
    game.play(FR2, "let")
    game.play(MT, "piece karl_von_lothringen")
    game.play(MT, "city mecheln")
    (decision,) = game.decisions()
    assert decision.seat == MT
    assert options(game) == {"piece karl_von_lothringen", "piece george_ii"}
    game.play(MT, f"piece {commander}")
    (decision,) = game.decisions()
    assert (decision.seat, decision.kind, decision.params["commander"]) == (FR2, "consent", commander)
    events = game.play(FR2, "accept")
    assert [event.params["piece"] for event in of_kind(events, "commander")] == [commander]
    assert state(game).senior == 1 << piece_number(game, commander)


def test_the_pragmatic_army_proposes_the_commander_when_it_comes() -> None:
    """M6.4: the other way round Frederick proposes and Maria Theresa consents."""
    game = advanced(EQUALS)
    game.play(FR2, "piece george_ii")
    game.play(FR2, "city bruessel")
    assert game.decisions()[0].seat == FR2
    game.play(FR2, "piece george_ii")
    assert (game.decisions()[0].seat, game.decisions()[0].kind) == (MT, "consent")


def test_who_does_not_like_the_commander_refuses_the_stack() -> None:
    """M6.4: a refusal leaves both where they are, and nobody commands."""
    game = advanced(EQUALS)
    game.play(FR2, "let")
    for move in ("piece karl_von_lothringen", "city mecheln", "piece karl_von_lothringen"):
        game.play(MT, move)
    game.play(FR2, "decline")
    assert not joined(game, "karl_von_lothringen", "george_ii")
    assert state(game).senior == 0


def test_unequal_ranks_need_no_agreement_on_the_commander() -> None:
    """M6.4, M6.3: Karl (1) commands Cumberland (2), whoever comes; the consent says so."""
    game = advanced(UNEQUAL)
    game.play(FR2, "piece cumberland")
    game.play(FR2, "city bruessel")
    (decision,) = game.decisions()
    assert (decision.kind, decision.params["commander"]) == ("consent", "karl_von_lothringen")


def test_who_is_not_let_in_at_his_first_step_has_not_moved_and_need_not() -> None:
    """M10.1.1, M10.1.19: he may stay, or go elsewhere, and his player may move another piece instead."""
    game = advanced("""
        stage: austria
        phase: movement
        pieces:
          arenberg: {city: loewen, troops: 4}
          earl_of_stair: {city: tienen, troops: 4}
    """)
    game.play(FR2, "let")
    game.play(MT, "piece arenberg")
    game.play(MT, "city tienen")
    game.play(FR2, "decline")
    assert {"piece arenberg", "end", "end_flanders"} <= options(game, MT)
    assert place(game, "arenberg") == "loewen"
    game.play(MT, "piece arenberg")
    assert "city tienen" not in options(game, MT)  # M10.1.19: refused for this phase
