"""Agreements of the bots in Maria: what they offer and when, what they accept, and what they do not."""

from __future__ import annotations

from math import isfinite
from random import Random

import pytest

from kabinett import new_game
from kabinett.arena.driver import play_out, seated
from kabinett.bots import LEVELS, Bot
from kabinett.bots.maria import negotiation
from kabinett.bots.maria.clauses import Prospects
from kabinett.core.errors import IllegalMove
from kabinett.core.game import Game
from kabinett.core.moves import Decision
from kabinett.maria.agreements.terms import KINDS, read_clauses
from tests.maria.players import warlike
from tests.maria.politics_table import before_politics
from tests.maria.proposals import random_proposal
from tests.maria.table import advanced, intro, kinds, play, state
from tests.maria.treaties import FR2, L15, MT, running, under
from tests.maria.victory_table import markers

# Austria needs one more marker; France is far from everything.
AUSTRIA_LEADS = markers(austria=1).partition(": ")[2].strip()
AT_PARIS = {"maillebois": "{city: paris, troops: 4}"}
TRUCE = "armistice france pragmatic until 6"


def austria_leads(turn: int = 5) -> Game:
    """Frederick is about to place the card of Prussia, the first of the turn."""
    game = before_politics(turn=str(turn), victor=MT, markers=AUSTRIA_LEADS, pieces=AT_PARIS)
    play(game, "suit hearts")
    return game


def cadet(game: Game, seat: str) -> Bot:
    """A bot that knows nothing of what was before."""
    return LEVELS["cadet"].make(game.rules, f"new at the table as {seat}")


def said(game: Game, seat: str) -> str | None:
    """What a new bot at this seat would say now."""
    move = cadet(game, seat).speak(game.view(seat))
    return None if move is None else str(move)


def put(game: Game, by: str, to: str, clauses: str) -> Decision:
    """An offer that waits for its answer."""
    game.play(by, f"propose {to}: {clauses}")
    (decision,) = game.rules.replies(game.standing(to), to)
    return decision


def answered(game: Game, by: str, to: str, clauses: str) -> str:
    """How a new bot answers an offer, and why."""
    decision, bot = put(game, by, to, clauses), cadet(game, to)
    move = bot.choose(game.view(to), decision)
    game.play(to, move)
    why = bot.explain()
    assert why is not None
    assert (move.verb == "accept") == (why.key == "offer_accepted")
    return why.key


# -- offers


def test_two_keep_quiet_while_the_third_leads_and_the_agreement_is_kept() -> None:
    game = austria_leads()
    offer = said(game, FR2)
    assert offer == f"propose {L15}: {TRUCE}"
    game.play(FR2, offer)
    (decision,) = game.rules.replies(game.standing(L15), L15)
    answer = cadet(game, L15).choose(game.view(L15), decision)
    assert kinds(game.play(L15, answer)) == ["offer_accepted"]
    assert running(game) == [TRUCE]
    assert said(game, FR2) is None  # what is agreed is not offered again


def test_an_offer_that_was_declined_is_not_made_again_in_this_turn() -> None:
    """Every bot is new: what was offered must not be remembered by it."""
    game = austria_leads()
    game.play(FR2, said(game, FR2) or "")
    (decision,) = game.rules.replies(game.standing(L15), L15)
    game.play(L15, decision.options[-1])
    assert not state(game).offers
    play(game, "pass")
    turn, rng, asked = state(game).turn, Random(1), 0
    while state(game).turn == turn and game.decisions():
        decision = game.decisions()[0]
        assert said(game, decision.seat) != f"propose {L15}: {TRUCE}"
        asked += decision.seat == FR2
        game.play(decision.seat, warlike(rng, state(game), decision))
    assert asked > 3


def test_nothing_is_offered_to_who_has_an_offer_before_him() -> None:
    game = austria_leads()
    game.play(L15, f"propose {FR2}: no_attack france pragmatic until 5")
    assert said(game, FR2) is None


def test_nobody_offers_anything_while_nobody_leads() -> None:
    for turn in (1, 2):  # too early to tell
        assert said(austria_leads(turn), FR2) is None
    level = markers(france=3).partition(": ")[2].strip()  # France has little to protect them; Austria has 3 left too
    game = before_politics(turn="5", victor=MT, markers=level)
    play(game, "suit hearts")
    look = Prospects(state(game))
    assert not any(map(look.leads, range(3)))
    assert said(game, FR2) is None


def test_cards_are_offered_for_the_votes_that_decide_the_election() -> None:
    game = before_politics(turn="4", victor=MT, political="[42x, 42a, 42b]")
    play(game, "suit hearts", "pass")
    offer = f"propose {FR2}: vote prussia karl + vote saxony karl + subsidy france prussia 1"
    assert said(game, L15) == offer
    game.play(L15, offer)
    (decision,) = game.rules.replies(game.standing(FR2), FR2)
    assert cadet(game, FR2).choose(game.view(FR2), decision).verb == "accept"


def test_votes_are_not_bought_before_the_election_comes() -> None:
    game = before_politics(turn="4", victor=MT, political="[42a, 42b]")
    play(game, "suit hearts", "pass")
    assert "vote" not in str(said(game, L15))


# -- answers


@pytest.mark.parametrize(
    ("by", "to", "clauses", "why"),
    [
        (MT, FR2, "subsidy austria pragmatic 1", "offer_accepted"),  # a card for nothing
        (MT, FR2, "no_shift until 7", "offer_accepted"),
        (L15, FR2, TRUCE, "offer_accepted"),
        (MT, FR2, "no_attack prussia austria until 7", "offer_leader"),
        (MT, FR2, "vote prussia franz + subsidy austria pragmatic 1", "offer_leader"),
        (MT, L15, "no_attack france austria until 7", "offer_leader"),
        (L15, FR2, "subsidy prussia france 2", "offer_nothing"),
        (FR2, L15, "subsidy france prussia 1", "offer_nothing"),
        (L15, MT, "keep_out austria france until 7", "offer_nothing"),
        (FR2, MT, "leave austria silesia until 7", "offer_nothing"),
        (FR2, MT, "leave austria silesia until 7 + subsidy pragmatic austria 1", "offer_nothing"),
        (FR2, MT, "no_attack prussia austria until 7", "offer_accepted"),
        (FR2, MT, "consent until 6", "offer_little"),
    ],
)
def test_good_offers_are_accepted_and_bad_ones_declined(by: str, to: str, clauses: str, why: str) -> None:
    """Austria leads: it gets no help. Nobody gives for nothing."""
    assert answered(austria_leads(), by, to, clauses) == why


@pytest.mark.parametrize(("seat", "answer"), [(MT, "decline"), (FR2, "accept")])
def test_an_agreement_ends_by_consent_of_who_is_better_without(seat: str, answer: str) -> None:
    """M21.6: Prussia has promised not to attack; Austria will not let it go, and Prussia would be glad to."""
    game = under(
        "turn: 4\nstage: austria\nphase: movement\n"
        "pieces: {traun: {city: wien, troops: 2}, friedrich: {city: lueben, troops: 8}}",
        f"{FR2} {MT}: no_attack prussia austria until 7",
    )
    other = FR2 if seat == MT else MT
    decision = put(game, other, seat, "end 1")
    assert cadet(game, seat).choose(game.view(seat), decision).verb == answer


def test_the_same_promise_in_other_words_counts_once() -> None:
    look = Prospects(state(austria_leads()))
    once = look.gains("no_attack prussia austria until 7")
    assert once[0] > 0 > once[1]
    again = "keep_out prussia silesia until 7 + no_conquest prussia breslau until 7"
    assert look.gains(f"no_attack prussia austria until 7 + {again}") == pytest.approx(once)
    hussars = [look.gains(f"no_hussars prag{more} until 7")[1] for more in ("", ",wien", ",prag")]
    assert hussars[0] == hussars[2] < hussars[1]


def test_a_promise_that_runs_already_is_worth_nothing_new() -> None:
    quiet = "turn: 4\nstage: austria\nphase: movement\npieces: {traun: {city: wien, troops: 2}}"
    free, bound = under(quiet), under(quiet, f"{MT} {FR2}: no_shift until 7")
    assert Prospects(state(free)).gains("no_shift until 6")[1] > 0
    assert Prospects(state(bound)).gains("no_shift until 6") == [0, 0, 0]


def test_a_longer_promise_weighs_more() -> None:
    look = Prospects(state(austria_leads()))
    worth = [look.gains(f"no_attack prussia austria until {turn}")[0] for turn in (5, 6, 8, 12)]
    assert worth == sorted(set(worth))


def test_a_trump_is_not_given_away() -> None:
    """N11: it can be agreed only until it is named."""
    game = before_politics(turn="5", victor=MT)
    assert answered(game, FR2, MT, "trump maria_theresa hearts") == "offer_nothing"


# -- stacks of Austria and the Pragmatic Army

JOINING = """
turn: 5
stage: austria
phase: movement
pieces:
  karl_von_lothringen: {city: bruessel, troops: 3}
  cumberland: {city: mecheln, troops: 3}
  %s
"""


@pytest.mark.parametrize(
    ("enemy", "answer"),
    [
        ("moritz_von_sachsen: {city: mons, troops: 7}", "accept"),
        ("moritz_von_sachsen: {city: metz, troops: 7}", "decline"),
    ],
)
def test_a_stack_is_let_in_against_an_enemy_who_is_near(enemy: str, answer: str) -> None:
    """M10.1.19: else a general stays free to move. Cumberland has the lower rank, so Karl commands."""
    game = advanced(JOINING % enemy)
    game.play(FR2, "piece cumberland")
    game.play(FR2, "city bruessel")
    (decision,) = game.decisions()
    assert (decision.seat, decision.kind) == (MT, "consent")
    assert cadet(game, MT).choose(game.view(MT), decision).verb == answer


@pytest.mark.parametrize(("placed", "commander"), [("", "george_ii"), (markers(pragmatic=0), "karl_von_lothringen")])
def test_who_comes_wants_to_command_unless_he_would_be_refused(placed: str, commander: str) -> None:
    """M6.4: nobody serves under who leads."""
    game = advanced(JOINING.replace("cumberland", "george_ii") % "moritz_von_sachsen: {city: mons, troops: 7}" + placed)
    game.play(FR2, "piece george_ii")
    game.play(FR2, "city bruessel")
    (decision,) = game.decisions()
    assert (decision.seat, decision.kind) == (FR2, "consent_commander")
    assert cadet(game, FR2).choose(game.view(FR2), decision).arg == commander


# -- where the rules know no negotiations


def test_the_introductory_game_knows_no_negotiations() -> None:
    """M14.2"""
    for players in (2, 3):
        game = intro("turn: 3\nstage: austria\nphase: movement\npieces: {traun: {city: wien, troops: 2}}", players)
        assert all(negotiation.offer(state(game), seat) is None for seat in game.seats)
        with pytest.raises(IllegalMove):
            game.play(game.seats[0], f"propose {game.seats[1]}: no_shift until 4")


def test_between_two_players_nothing_is_offered_that_helps_only_one() -> None:
    """M24.11: what is good for one is bad for the other."""
    game = before_politics(turn="5", victor="b2", markers=AUSTRIA_LEADS, players=2)
    play(game, "suit hearts")
    while game.decisions()[0].kind == "placement":
        assert said(game, game.decisions()[0].seat) is None
        play(game, "pass")
    assert answered(game, "b2", "a2", "no_attack prussia austria until 7") == "offer_leader"


# -- whole games


def test_a_whole_game_of_bots_that_talk_ends() -> None:
    game = new_game("maria", variant="advanced", players=3, seed=4)
    players = play_out(game, seated(game, dict.fromkeys(game.seats, LEVELS["cadet"])))
    assert game.outcome is not None
    assert players.failures == []


def test_any_proposal_is_judged_by_both_sides() -> None:
    """Proposals of all kinds, as a bold player might write them: figures for all, and an answer at once."""
    seen: set[str] = set()
    rng = Random(7)
    for seed in range(20):
        game = new_game("maria", variant="advanced", players=3, seed=seed)
        while game.decisions() and state(game).turn < 6:
            decision = game.decisions()[0]
            if decision.kind in ("trump", "placement", "choice", "hussar", "movement"):
                seen |= _judged(game, rng) | _judged(game, rng)
            if decision in game.decisions():
                game.play(decision.seat, warlike(rng, state(game), decision))
    assert seen >= set(KINDS) - {"trump"}


def _judged(game: Game, rng: Random) -> set[str]:
    """A proposal, judged and answered if it can be made; the kinds of its clauses."""
    by = rng.choice(game.seats)
    try:
        game.play(by, random_proposal(rng, state(game), by))
    except IllegalMove:
        return set()
    s = state(game)
    deal = s.offers[-1]
    look, to = Prospects(s), s.setting.seats[deal.to]
    assert all(map(isfinite, look.gains(deal.clauses)))
    (decision,) = [d for d in game.rules.replies(game.standing(to), to) if d.params["number"] == deal.number]
    weights = negotiation.weigh(s, decision)
    assert sorted(weights) == [0, 1]
    game.play(to, decision.options[weights.index(1)])
    return {clause.word for clause in read_clauses(s.setting, deal.clauses)}
