"""N3-N5, N10-N14: what agreements make of votes, subsidies, peace, politics, hussars, Saxony and stacks."""

from __future__ import annotations

import pytest

from kabinett.core.game import Game
from kabinett.core.moves import Decision
from kabinett.maria.points import SaxonyShift
from tests.maria.table import asked, hussars, kinds, of_kind, options, place, play, state
from tests.maria.treaties import FR2, L15, MT, agree, end_turn, quiet, refused, running, under

# -- N3: votes


def test_votes_are_fixed() -> None:
    """N3, M18.5, M18.7: Prussia's vote is promised to France, Saxony's is free; after the election it is over."""
    text = "turn: 5\nstage: election\nelection: pending\npieces: {traun: {city: wien, troops: 2}}"
    game = under(text, f"{FR2} {L15}: vote prussia karl")
    seen = {}
    while asked(game) == "vote":
        (decision,) = game.decisions()
        seen[decision.params["power"]] = options(game)
        events = play(game, "candidate karl")
    assert seen["prussia"] == {"candidate karl"}
    assert seen["saxony"] == seen["france"] == seen["bavaria"] == {"candidate karl", "candidate franz"}
    assert of_kind(events, "agreement_ended")[0].params["why"] == "object"
    assert refused(game, FR2, f"propose {L15}: vote prussia franz").clause == "M18.9"


# -- N4, N5: subsidies


def test_subsidy_by_agreement() -> None:
    """N4, M20.4, M20.6: the contract is made when it is agreed; nothing of the agreement runs on."""
    game = quiet()
    agree(game, L15, FR2, "subsidy france prussia 3")
    assert [tuple(contract) for contract in state(game).contracts] == [(0, 2, 3)]
    assert state(game).agreements == []
    assert refused(game, L15, f"propose {FR2}: subsidy prussia france 1").clause == "M20.4"  # T20.c: either direction


def test_ending_a_subsidy_by_agreement() -> None:
    """N5, M20.5: with the consent of both it ends, and a new one may be made in the same bundle."""
    game = quiet()
    agree(game, L15, FR2, "subsidy france prussia 3")
    events = agree(game, FR2, L15, "end_subsidy france prussia + subsidy prussia france 2")
    assert kinds(events) == ["offer_accepted", "contract_ended", "contract_made"]
    assert [tuple(contract) for contract in state(game).contracts] == [(2, 0, 2)]


# -- N10: the peace of Silesia

SILESIA_TAKEN = """
turn: 4
stage: prussia
phase: conquest
pieces: {traun: {city: wien, troops: 2}}
markers: {breslau: prussia, brieg: prussia, cosel: prussia, glatz: prussia, neisse: prussia}
"""


def test_the_last_choice_that_a_promise_leaves_is_not_made_by_itself() -> None:
    """M21.6: both may still agree to end the promise, so no program answers at once, though all know the one option."""
    (decision,) = under(SILESIA_TAKEN, f"{FR2} {MT}: peace prussia until 5").decisions()
    assert [str(option) for option in decision.options] == ["offer"]
    rules = under(SILESIA_TAKEN).rules
    assert not rules.forced(decision)
    unbound = Decision(decision.seat, decision.kind, decision.clause, decision.options)
    assert rules.forced(unbound)


def test_prussia_offers_and_austria_accepts_as_promised() -> None:
    """N10, M19.1: the choices of both are fixed; with the peace the promises end (M21.6)."""
    free = under(SILESIA_TAKEN)
    assert options(free) == {"offer", "decline"}
    game = under(SILESIA_TAKEN, f"{FR2} {MT}: peace prussia until 5 + peace austria until 5")
    assert options(game) == {"offer"}
    assert game.decisions()[0].params["bound"] == "1: peace prussia until 5"
    events = play(game, "offer")
    assert "agreement_binds" in kinds(events)
    assert options(game) == {"accept"}
    assert refused(game, MT, "decline").clause == "N10"
    (ended,) = of_kind(play(game, "accept"), "agreement_ended")
    assert ended.params["why"] == "object"
    assert state(game).agreements == []
    assert refused(game, FR2, f"propose {MT}: peace prussia until 5").clause == "M19.1.1"


def test_a_promise_to_accept_binds_austria_only() -> None:
    """N10: Prussia need not offer."""
    assert options(under(SILESIA_TAKEN, f"{L15} {MT}: peace austria until 5")) == {"offer", "decline"}


# -- N11: politics

POLITICS = """
turn: 3
stage: politics
victor: frederick
political: [41c, 43e, 41a, 41b]
hands: {prussia: [H9], france: [H8], pragmatic: [H7], austria: [H6]}
pieces: {traun: {city: wien, troops: 2}}
"""


def to_choices(game: Game, *deals: tuple[str, str, str]) -> Game:
    """The politics stage with the cards 41c and 43e open, up to the first choice."""
    game = under(POLITICS) if game is None else game
    for by, to, clauses in deals:
        agree(game, by, to, clauses)
    play(game, "suit hearts", "card H9", "card H8", "card H7", "card H6")
    return game


def test_trump_is_promised() -> None:
    """N11, M17.2.1: the last victor names the suit agreed; the promise is over with the turn, or with the trump."""
    game = under(POLITICS)
    assert refused(game, L15, f"propose {MT}: trump louis_xv hearts").clause == "M17.2.1"
    agree(game, FR2, MT, "trump frederick clubs")
    assert options(game) == {"suit clubs"}
    assert "agreement_binds" in kinds(play(game, "suit clubs"))
    assert refused(game, FR2, f"propose {MT}: trump frederick hearts").clause == "M17.2.1"


def test_choosing_a_card_is_promised() -> None:
    """N11, M17.5.1: Prussia, first by influence, chooses the card it promised to choose; it can no longer save."""
    game = to_choices(under(POLITICS), (FR2, MT, "politics prussia 43e choose"))
    assert options(game) == {"political 43e"}
    play(game, "political 43e")
    assert options(game) == {"follow", "skip"}  # how it is executed stays free


def test_not_choosing_a_card_is_promised() -> None:
    """N11: all other choices are left."""
    free = to_choices(under(POLITICS))
    assert options(free) == {"save", "political 43e"}
    bound = to_choices(under(POLITICS), (FR2, MT, "politics prussia 43e avoid"))
    assert options(bound) == {"save"}


def test_discarding_a_card_is_promised() -> None:
    """N11, M17.5.4: Prussia chooses the card and uses no part of it."""
    game = to_choices(under(POLITICS), (FR2, MT, "politics prussia 43e discard"))
    play(game, "political 43e")
    assert options(game) == {"skip"}
    play(game, "skip")
    assert options(game) == {"skip"}
    assert "card_unused" in kinds(play(game, "skip"))


@pytest.mark.parametrize(
    ("parts", "instruction", "arrow"),
    [("instruction", "follow", "skip"), ("saxony:left", "skip", "left"), ("saxony:left,instruction", "follow", "left")],
)
def test_the_parts_of_a_card_are_promised(parts: str, instruction: str, arrow: str) -> None:
    """N11, M17.5.7: Prussia executes exactly these parts."""
    game = to_choices(under(POLITICS), (FR2, MT, f"politics prussia 43e {parts}"))
    play(game, "political 43e")
    assert options(game) == {instruction}
    play(game, instruction)
    while asked(game) not in ("arrow",):  # who receives the troops of the instruction, and where they go, is free
        play(game, str(game.decisions()[0].options[0]))
    assert options(game) == {arrow}


def test_execution_can_be_agreed_when_the_card_is_chosen() -> None:
    """N11: until the last part is decided."""
    game = to_choices(under(POLITICS))
    play(game, "political 43e")
    assert refused(game, FR2, f"propose {MT}: politics prussia 43e choose").clause == "N11"
    agree(game, FR2, MT, "politics prussia 43e discard")
    assert options(game) == {"skip"}


@pytest.mark.parametrize(
    ("clause", "reason"),
    [
        ("politics prussia 41c choose", "M17.5.1"),
        ("politics saxony 43e choose", "M17.5.1"),
        ("politics prussia 41a choose", "N11"),
        ("politics prussia 43e italy:left", "N11"),
        ("politics prussia 43e saxony:right", "N11"),
        ("politics prussia 43e choose,instruction", "M17.5.8"),
        ("politics austria 41c italy:left,italy:right", "M17.5.8"),
        ("politics prussia 43e choose + politics prussia 43e avoid", "M21.2"),
        ("politics prussia 43e discard + politics prussia 43e instruction", "M21.2"),
    ],
)
def test_politics_that_cannot_be_agreed(clause: str, reason: str) -> None:
    """N11, M17.5.1, M17.5.8: a card without the shield, not open, or parts that it does not have."""
    assert refused(under(POLITICS), FR2, f"propose {MT}: {clause}").clause == reason


def test_politics_are_agreed_for_one_turn() -> None:
    """N11, M21.6: at the end of the turn the promise is over, kept or not."""
    game = to_choices(under(POLITICS), (FR2, MT, "politics prussia 43e avoid"))
    assert "politics prussia 43e avoid" in running(game)
    end_turn(game)
    assert running(game) == []


# -- N12: hussars

HUSSARS = """
turn: 4
stage: hussars
hussars: [melnik]
pieces: {traun: {city: prag, troops: 2}}
"""


def test_no_hussar_in_the_cities_named() -> None:
    """N12: none is placed there; one that stands there must go elsewhere."""
    free = under(HUSSARS)
    bound = under(HUSSARS, f"{MT} {FR2}: no_hussars melnik,beraun,saxony until 5")
    s = state(free)
    saxon = {f"city {s.city_id(city)}" for city in s.setting.network.cities if s.home(city) == 3}
    assert options(free) & saxon
    assert options(bound) == options(free) - saxon - {"city beraun", "stay"}
    (event,) = of_kind(play(bound, "city kolin"), "agreement_binds")
    assert event.clause == "N12"
    assert "stay" in options(bound)  # the other is beside the board
    assert hussars(bound) == ["kolin", "beside"]


def test_a_hussar_that_can_go_nowhere_else_stays() -> None:
    """N12, M21.5, M7.1: no general lets it go to another city, so it may stay in the forbidden one."""
    text = HUSSARS.replace("traun: {city: prag, troops: 2}", "friedrich: {city: prag, troops: 2}")
    game = under(text, f"{MT} {FR2}: no_hussars melnik until 5")
    assert options(game) == {"stay"}
    assert "bound" not in game.decisions()[0].params


# -- N13: Saxony's shift


def test_the_shift_of_saxony_is_waived() -> None:
    """N13, M19.3.2: Prussia lost 2 points; Austria does not choose, the marker stays, and the log says why."""
    for deals, asked_for in (((), True), ((f"{MT} {FR2}: no_shift until 4",), False)):
        game = under(
            "turn: 4\nstage: prussia\nphase: movement\npieces: {friedrich: {city: breslau, troops: 2}}", *deals
        )
        s = state(game)
        box = list(s.tracks)
        s.push(SaxonyShift(2))
        game.rules.advance(s)
        assert (s.asked[0].kind == "saxony_shift") == asked_for
        assert ("agreement_binds" in kinds(s.events)) != asked_for
        assert s.tracks == box


# -- N14: consent

TOGETHER = """
turn: 4
stage: austria
phase: movement
pieces:
  arenberg: {city: loewen, troops: 3}
  cumberland: {city: bruessel, troops: 3}
"""


def test_consent_given_in_advance() -> None:
    """N14, M10.1.19: Cumberland joins Arenberg without asking, either way round; without the clause he asks."""
    for deals, consented in (((), False), ((f"{MT} {FR2}: consent until 4",), True)):
        game = under(TOGETHER, *deals)
        game.play(FR2, "piece cumberland")
        events = game.play(FR2, "city loewen")
        assert (place(game, "cumberland") == "loewen") == consented
        assert ("agreement_binds" in kinds(events)) == consented
        assert (game.decisions(MT)[0].kind == "consent") != consented
