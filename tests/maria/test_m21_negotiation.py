"""M21 Negotiations: offers, what can be agreed, and how agreements end."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kabinett import load_game, new_game, verify_game
from kabinett.core.errors import BadFile
from kabinett.core.game import Game
from kabinett.maria.agreements.regions import named_cities
from kabinett.maria.agreements.terms import KINDS, read_clauses
from kabinett.maria.board import REGIONS, load_board
from kabinett.maria.saxony import shift_saxony
from kabinett.maria.setting import setting
from kabinett.maria.texts import Texts
from tests.maria.proposals import random_proposal
from tests.maria.table import asked, intro, kinds, of_kind, play, state
from tests.maria.treaties import FR2, L15, MT, agree, end_turn, quick, quiet, refused, running, under

# -- offers


def test_an_offer_is_public_and_the_other_party_accepts_or_declines_the_whole() -> None:
    """M21.1, M21.4, S37: everybody sees it; only the other party can accept it; then all of it holds at once."""
    game = quiet()
    game.play(FR2, f"propose {MT}: subsidy pragmatic austria 2 + leave austria silesia until 5")
    for seat in (*game.seats, None):
        assert game.view(seat).position["offers"] == [
            [1, FR2, MT, "subsidy pragmatic austria 2 + leave austria silesia until 5"]
        ]
        assert "offer_made" in kinds(game.log(seat))
    assert {str(move) for move in game.standing(MT) if move.verb != "divide"} == {"accept 1", "decline 1"}
    assert "withdraw 1" in {str(move) for move in game.standing(FR2)}
    assert not {move.verb for move in game.standing(L15)} & {"accept", "decline", "withdraw"}
    assert refused(game, L15, "accept 1").clause == "M21.4"
    assert refused(game, FR2, "accept 1").clause == "M21.4"
    assert refused(game, MT, "withdraw 1").clause == "M21.4"
    assert not state(game).agreements
    assert not state(game).contracts
    events = game.play(MT, "accept 1")
    assert kinds(events)[:2] == ["offer_accepted", "contract_made"]
    assert running(game) == ["leave austria silesia until 5"]
    assert [tuple(contract) for contract in state(game).contracts] == [(4, 5, 2)]
    assert state(game).offers == []


@pytest.mark.parametrize(
    ("seat", "word", "kind"), [(MT, "decline", "offer_declined"), (FR2, "withdraw", "offer_withdrawn")]
)
def test_an_offer_can_be_declined_or_withdrawn(seat: str, word: str, kind: str) -> None:
    """DP4, M21.4: then it is gone, and nothing of it holds."""
    game = quiet()
    game.play(FR2, f"propose {MT}: no_attack prussia austria until 6")
    assert kinds(game.play(seat, f"{word} 1")) == [kind]
    assert state(game).offers == state(game).agreements == []
    assert refused(game, MT, "accept 1").clause == "M21.4"


def test_who_is_offered_something_has_a_choice_for_each_offer() -> None:
    """M21.4: out of his standing moves; who offered has none."""
    game = quiet()
    game.play(FR2, f"propose {MT}: no_attack prussia austria until 6")
    game.play(L15, f"propose {MT}: armistice france austria until 4")
    found = game.rules.replies(game.standing(MT), MT)
    assert [(d.seat, d.kind, d.clause, d.params, [str(o) for o in d.options]) for d in found] == [
        (MT, "offer", "M21.4", {"number": 1}, ["accept 1", "decline 1"]),
        (MT, "offer", "M21.4", {"number": 2}, ["accept 2", "decline 2"]),
    ]
    for seat in (FR2, L15):
        assert game.rules.replies(game.standing(seat), seat) == []


def test_offers_are_made_at_any_time() -> None:
    """M21.1: during the set-up, a march, another player's stage."""
    game = new_game("maria", variant="advanced", players=3, seed=1)
    game.play(L15, f"propose {MT}: no_attack france austria until 3")
    game = under("stage: prussia\nphase: movement\npieces: {friedrich: {city: breslau, troops: 3}}")
    play(game, "piece friedrich", "city brieg")
    game.play(L15, f"propose {MT}: armistice france austria until 3")
    game.play(MT, "accept 1")
    assert asked(game) == "march"


def test_all_powers_may_negotiate_enemies_too() -> None:
    """M21.1: each pair of players, each way."""
    game = quiet()
    for by, to, clause in (
        (FR2, MT, "no_attack prussia austria until 5"),
        (MT, L15, "keep_out bavaria prag until 5"),
        (L15, FR2, "keep_out france berlin until 5"),
    ):
        agree(game, by, to, clause)
    assert len(state(game).agreements) == 3


def test_offers_lapse_at_the_end_of_the_turn() -> None:
    """M21.4: an offer that nobody answered is gone when the next turn begins."""
    game = quiet()
    game.play(L15, f"propose {MT}: no_attack france austria until 6")
    (lapsed,) = of_kind(end_turn(game), "offer_lapsed")
    assert lapsed.params["clauses"] == ("no_attack france austria until 6",)
    assert state(game).offers == []


def test_what_was_offered_is_looked_at_again_when_it_is_accepted() -> None:
    """M21.4, M20.4: of two offers of a contract one is accepted; the other can not be any more, but it stays."""
    game = quiet()
    game.play(FR2, f"propose {MT}: subsidy pragmatic austria 2 + no_shift until 5")
    game.play(FR2, f"propose {MT}: subsidy pragmatic austria 3")
    game.play(MT, "accept 2")
    assert "accept 1" not in {str(move) for move in game.standing(MT)}
    error = refused(game, MT, "accept 1")
    assert (error.clause, "Pragmatic Army" in str(error)) == ("M20.4", True)
    assert running(game) == []  # atomic: not the other half either
    game.play(MT, "decline 1")


def test_numbers_never_mean_two_things() -> None:
    """M21.4: offers and agreements are numbered from 1 to 20 and then anew, without a number that is in use."""
    game = quiet()
    agree(game, FR2, MT, "no_shift until 9")
    game.play(L15, f"propose {MT}: no_attack france austria until 6")
    for _ in range(30):
        (made,) = of_kind(game.play(FR2, f"propose {MT}: consent until 9"), "offer_made")
        assert made.params["number"] not in (1, 2)
        game.play(FR2, f"withdraw {made.params['number']}")
    assert [deal.number for deal in state(game).offers] == [2]
    game.play(MT, "accept 2")
    assert [deal.number for deal in state(game).agreements] == [1, 2]


def test_there_is_room_for_everybodys_offers() -> None:
    """M21.4: three offers of a seat at once, and so many agreements that numbers are left for offers."""
    game = quiet()
    cities = ("prag", "eger", "pilsen", "tabor", "linz", "wien", "steyr", "wels", "krems", "melk", "horn", "tulln")
    for city in cities[:3]:
        game.play(FR2, f"propose {MT}: keep_out prussia {city} until 6")
    assert refused(game, FR2, f"propose {MT}: keep_out prussia tabor until 6").key == "too_many_offers"
    for number in (1, 2, 3):
        game.play(MT, f"accept {number}")
    for city in cities[3:11]:
        agree(game, FR2, MT, f"keep_out prussia {city} until 6")
    twelfth = f"keep_out prussia {cities[11]} until 6"
    assert refused(game, FR2, f"propose {MT}: {twelfth}").key == "too_many_agreements"
    agree(game, FR2, MT, "end 1")
    agree(game, FR2, MT, twelfth)


def test_undo_does_not_reach_behind_an_answer() -> None:
    """DP4: what others have answered to can not be taken back; an offer that nobody answered can."""
    game = quiet()
    game.play(FR2, f"propose {MT}: no_shift until 5")
    assert game.can_undo(FR2)
    game.play(MT, "accept 1")
    assert not game.can_undo(FR2)


def test_a_journal_with_offers_can_be_replayed(tmp_path: Path) -> None:
    """M21.4: proposals are moves like others."""
    game = new_game("maria", variant="advanced", players=3, seed=5)
    game.play(FR2, f"propose  {MT} :  Leave austria silesia until 5  +  no_shift UNTIL 3")
    game.play(MT, "accept 1")
    game.save(tmp_path / "game.jsonl")
    verify_game(tmp_path / "game.jsonl")
    again = load_game(tmp_path / "game.jsonl")
    assert running(again) == ["leave austria silesia until 5", "no_shift until 3"]
    assert again.rules.digest(again.state) == game.rules.digest(game.state)


# -- what can not be agreed

BAD = [
    # seat, offer, clause
    (FR2, "nobody: no_shift until 5", "M21.4"),
    (FR2, "no_shift until 5", "M21.4"),
    (FR2, f"{FR2}: no_shift until 5", "M21.8"),
    (FR2, f"{MT}:", "M21.3"),
    (FR2, f"{MT}: gift prussia austria 2", "M21.3"),
    (FR2, f"{MT}: peace_treaty prussia austria", "M21.3"),
    (FR2, f"{MT}: reveal prussia", "M21.3"),
    (FR2, f"{MT}: ally prussia austria", "M21.3"),
    (FR2, f"{MT}: no_shift until 5 + cards prussia 2", "M21.3"),
    (FR2, f"{MT}: no_shift until 5 +", "M21.3"),
    (FR2, f"{MT}: no_shift until 5 + no_shift until 5", "N13"),
    (FR2, f"{MT}: " + " + ".join(["no_shift until 5"] * 9), "M21.4"),
    (FR2, f"{MT}: keep_out prussia {'prag,' * 400}prag until 5", "M21.4"),
    # N1, N2
    (FR2, f"{MT}: armistice prussia austria", "N1"),
    (FR2, f"{MT}: armistice prussia austria until x", "N1"),
    (FR2, f"{MT}: armistice prussia austria since 5", "N1"),
    (FR2, f"{MT}: armistice prussia austria until 13", "N1"),
    (FR2, f"{MT}: armistice prussia austria until 3", "M21.6"),
    (FR2, f"{MT}: armistice prussia turkey until 5", "N1"),
    (FR2, f"{MT}: armistice prussia saxony until 5", "M21.8"),
    (FR2, f"{MT}: armistice france austria until 5", "M21.4"),
    (FR2, f"{MT}: armistice pragmatic austria until 5", "N1"),
    (FR2, f"{L15}: no_attack prussia france until 5", "N2"),
    (FR2, f"{L15}: no_attack austria france until 5", "M21.4"),
    # N3
    (FR2, f"{MT}: vote prussia friedrich", "N3"),
    (FR2, f"{MT}: vote austria karl", "M18.5"),
    (FR2, f"{MT}: vote pragmatic franz", "M18.5"),
    (FR2, f"{MT}: vote france franz", "M21.4"),
    (FR2, f"{MT}: vote prussia franz + vote prussia karl", "M21.2"),
    # N4, N5
    (FR2, f"{MT}: subsidy prussia austria 2", "M20.2"),
    (L15, f"{MT}: subsidy france austria 2", "M20.2"),
    (L15, f"{FR2}: subsidy bavaria prussia 2", "M20.1"),
    (FR2, f"{MT}: subsidy prussia saxony 2", "M21.8"),
    (FR2, f"{MT}: subsidy pragmatic austria 0", "N4"),
    (FR2, f"{MT}: subsidy pragmatic austria 13", "N4"),
    (FR2, f"{MT}: subsidy france prussia 2", "M21.4"),
    (FR2, f"{MT}: subsidy pragmatic austria 2 + subsidy austria pragmatic 2", "M20.4"),
    (FR2, f"{MT}: end_subsidy pragmatic austria", "N5"),
    (L15, f"{FR2}: end_subsidy france bavaria", "M20.5"),
    # N6-N9
    (FR2, f"{MT}: leave austria atlantis until 5", "N6"),
    (FR2, f"{MT}: leave austria silesia", "N6"),
    (FR2, f"{MT}: leave france silesia until 5", "M21.4"),
    (FR2, f"{MT}: keep_out austria prag, until 5", "N7"),
    (FR2, f"{MT}: no_protection austria kolin until 5", "N8"),
    (FR2, f"{MT}: no_conquest austria kolin until 5", "N9"),
    (FR2, f"{MT}: no_conquest austria silesia until 5", "N9"),
    # N10-N14
    (L15, f"{MT}: peace france until 5", "N10"),
    (FR2, f"{L15}: peace austria until 5", "M21.4"),
    (FR2, f"{MT}: politics prussia 41a choose", "N11"),
    (FR2, f"{MT}: politics prussia 99z choose", "N11"),
    (FR2, f"{MT}: trump frederick hearts", "M17.2.1"),
    (FR2, f"{MT}: trump frederick stars", "N11"),
    (FR2, f"{L15}: no_hussars prag until 5", "M21.4"),
    (FR2, f"{L15}: no_shift until 5", "M21.4"),
    (FR2, f"{L15}: consent until 5", "M21.4"),
    # M21.6
    (FR2, f"{MT}: end 3", "M21.6"),
    (FR2, f"{MT}: end 21", "M21.6"),
]


@pytest.mark.parametrize(("seat", "offer", "clause"), BAD)
def test_what_cannot_be_agreed_is_refused_with_its_clause(seat: str, offer: str, clause: str) -> None:
    """M21.3, M21.4, M21.6, M21.8, M20: nothing is changed, and the refusal names the clause."""
    game = quiet()
    error = refused(game, seat, f"propose {offer}")
    assert error.clause == clause, error
    assert str(error).endswith(f"({clause})")
    reason = game.why_not(seat, f"propose {offer}")
    assert reason is not None
    assert reason.clause == clause


def test_gifts_and_peace_are_not_expressible() -> None:
    """T21.c, M21.3: the refusal says what can be agreed instead, and none of it is a gift or a peace of F and A."""
    game = quiet()
    error = refused(game, L15, f"propose {MT}: gift france austria 2")
    assert all(word in str(error) for word in KINDS)
    assert refused(game, L15, f"propose {MT}: peace france until 5").clause == "N10"


def test_the_introductory_game_knows_no_negotiations() -> None:
    """M14.2: neither offers nor answers."""
    game = intro("stage: prussia\nphase: movement\npieces: {friedrich: {city: breslau, troops: 3}}")
    assert refused(game, FR2, f"propose {MT}: no_shift until 5").clause == "M14.2"
    assert refused(game, FR2, "accept 1").clause == "M14.2"


@pytest.mark.parametrize(
    "clause", ["vote prussia karl", "politics prussia 41a choose", "trump a2 hearts", "consent until 5"]
)
def test_superfluous_clauses_of_two_players(clause: str) -> None:
    """M24.11: N3, N11 and N14 are superfluous."""
    assert refused(quiet(players=2), "a2", f"propose b2: {clause}").clause == "M24.11"


def test_what_two_players_can_agree() -> None:
    """M24.11, M24.5: the other clauses; but no powers of theirs are allied to the other player's."""
    game = quiet(players=2)
    agree(game, "a2", "b2", "armistice france austria until 5 + no_shift until 5 + leave pragmatic france until 6")
    assert len(running(game)) == 3
    assert refused(game, "a2", "propose b2: armistice france prussia until 5").clause == "M21.8"
    assert refused(game, "a2", "propose b2: subsidy france prussia 2").clause == "M24.5"


def test_the_saxon_question_decides_who_can_promise() -> None:
    """M21.4, M2.10: as Austria's ally Saxony is promised for by Maria Theresa."""
    game = under(
        "turn: 4\nsaxony: austrian_ally\nstage: austria\nphase: movement\npieces: {traun: {city: wien, troops: 2}}"
    )
    assert refused(game, FR2, f"propose {L15}: keep_out saxony berlin until 5").clause == "M21.4"
    agree(game, FR2, MT, "keep_out saxony berlin until 5 + subsidy pragmatic saxony 2")


def test_a_promise_cannot_be_undone_by_another() -> None:
    """M21.2: who has promised a vote can not promise it to somebody else; if the first agreement ends, he can."""
    game = quiet()
    agree(game, FR2, L15, "vote prussia karl")
    assert refused(game, FR2, f"propose {MT}: vote prussia franz").clause == "M21.2"
    agree(game, L15, FR2, "end 1 + vote prussia franz")
    assert running(game) == ["vote prussia franz"]


def test_no_city_is_called_like_a_region(tmp_path: Path) -> None:
    """M21.7: a board on which a city has a region's name is refused when it is loaded, with its line."""
    own = Path(str(load_board().folder))
    for name in ("cities.csv", "roads.csv"):
        text = (own / name).read_text(encoding="utf-8")
        (tmp_path / name).write_text(text.replace("\naalst,", "\nsilesia,"), encoding="utf-8")
    with pytest.raises(BadFile, match=r"cities.csv, line 2: a city cannot have the id 'silesia'"):
        load_board(str(tmp_path))


def test_regions() -> None:
    """M21.7, M3.2.4, M3.2.5, M19.1.3: home countries of the present, Silesia, core Austria, Netherlands, maps."""
    s = state(quiet())
    ids = s.setting.city_ids

    def cities(*places: str) -> set[str]:
        return {ids[city] for city in named_cities(s, places)}

    for region in REGIONS:
        assert cities(region), region
    assert {"breslau", "glatz", "sagan"} <= cities("silesia")
    assert cities("silesia") & cities("prussia", "austria", "saxony") == set()
    assert cities("austria") == cities("core_austria") | cities("austrian_netherlands")
    assert {"bruessel", "luxemburg"} <= cities("austrian_netherlands")
    assert {"hannover", "amsterdam"} <= cities("pragmatic")
    assert cities("flanders_map") | cities("bohemia_map") == set(ids)
    assert cities("flanders_map") & cities("bohemia_map") == set()
    assert cities("prag", "silesia") == {"prag"} | cities("silesia")
    before = cities("prussia")
    s.peace_turn = 4
    assert cities("prussia") == before | cities("silesia")


# -- how agreements end


def test_clauses_end_with_their_term() -> None:
    """M21.6: an agreement loses the clause whose last turn is over, and is gone with its last one."""
    game = quiet()
    agree(game, FR2, MT, "no_shift until 4 + no_attack prussia austria until 5")
    (ended,) = of_kind(end_turn(game), "agreement_ended")
    assert (ended.params["clauses"], ended.params["why"]) == (("no_shift until 4",), "term")
    assert running(game) == ["no_attack prussia austria until 5"]
    while state(game).turn == 5:
        events = end_turn(game)
    assert [event.params["clauses"] for event in of_kind(events, "agreement_ended")] == [
        ("no_attack prussia austria until 5",)
    ]
    assert state(game).agreements == []


def test_the_last_turn_of_a_promise_is_part_of_it() -> None:
    """M21.6, N13: until 5 binds in turn 5."""
    game = under("turn: 5\nstage: france\npieces: {}", f"{MT} {FR2}: no_shift until 5")
    assert running(game) == ["no_shift until 5"]


def test_a_winter_comes_after_its_turn() -> None:
    """M21.6, M5.8: in the winter after turn 3 nothing can be promised until the end of turn 3; and what is offered
    then lapses at the end of turn 4."""
    game = under("turn: 3\nstage: winter\nhands: {austria: [S4]}\npieces: {traun: {city: wien, troops: 2}}")
    assert refused(game, FR2, f"propose {MT}: no_shift until 3").clause == "M21.6"
    game.play(FR2, f"propose {MT}: no_shift until 4")
    assert "offer_lapsed" not in kinds(end_turn(game))
    assert "offer_lapsed" in kinds(end_turn(game))


def test_both_parties_end_an_agreement() -> None:
    """M21.6: with the consent of those who made it, and of nobody else."""
    game = quiet()
    agree(game, FR2, MT, "no_shift until 9 + no_attack prussia austria until 9")
    assert refused(game, L15, f"propose {MT}: end 1").clause == "M21.6"
    assert refused(game, FR2, f"propose {L15}: end 1").clause == "M21.6"
    game.play(MT, f"propose {FR2}: end 1")
    assert running(game)
    events = game.play(FR2, "accept 2")
    (ended,) = of_kind(events, "agreement_ended")
    assert ended.params["why"] == "consent"
    assert state(game).agreements == []


def test_saxony_changes_its_player() -> None:
    """M21.6, M2.10: what was promised for Saxony by its former player ends; the rest of the agreement goes on."""
    game = quiet()
    agree(game, FR2, MT, "keep_out saxony prag until 9 + keep_out prussia eger until 9")
    agree(game, L15, FR2, "vote saxony karl")
    game.play(FR2, f"propose {L15}: keep_out saxony wien until 5")
    s = state(game)
    shift_saxony(s, 2, "M19.3.2")
    assert running(game) == ["keep_out prussia eger until 9"]
    assert s.offers == []
    assert kinds(s.events).count("agreement_ended") == 2
    assert "offer_lapsed" in kinds(s.events)


def test_an_alliance_change_ends_a_subsidy() -> None:
    """M21.6, M20.3: the contract France -> Saxony, made by agreement, ends when Saxony turns neutral."""
    game = quiet()
    agree(game, L15, FR2, "subsidy france saxony 3")
    shift_saxony(state(game), 2, "M19.3.2")
    assert state(game).contracts == []


# -- words


def test_every_clause_and_event_has_a_sentence() -> None:
    """S37, S49: what is agreed can be read by everybody."""
    chosen = setting("advanced", 3, None)
    texts = Texts(chosen)
    examples = {
        "armistice prussia austria until 5": "armistice between Prussia and Austria until the end of turn 5",
        "no_attack france austria until 5": "France does not attack Austria until the end of turn 5",
        "vote bavaria karl": None,
        "subsidy france prussia 1": "France gives Prussia a card in each of its next 1 card phase",
        "end_subsidy france prussia": None,
        "leave austria silesia until 5": "all Austrian generals leave Silesia by the end of turn 5, and none enters",
        "keep_out pragmatic koeln,france until 5": "no Pragmatic piece enters Köln, France until the end of turn 5",
        "no_protection austria neisse until 5": None,
        "no_conquest prussia prag until 5": None,
        "peace prussia until 5": None,
        "peace austria until 5": None,
        "politics france 41c choose": None,
        "politics france 41c avoid": None,
        "politics france 41c discard": None,
        "politics france 41c saxony:left,italy:right": None,
        "trump frederick hearts": None,
        "no_hussars prag,saxony until 5": None,
        "no_shift until 5": None,
        "consent until 5": None,
        "end 3": None,
    }
    assert {text.split()[0] for text in examples} == set(KINDS)
    for text, sentence in examples.items():
        (clause,) = read_clauses(chosen, text)
        assert clause.text == text
        assert "{" not in texts.clause(text)
        assert sentence is None or texts.clause(text) == sentence


# -- random negotiations


@quick
@given(st.integers(0, 10**6), st.sampled_from([2, 3]))
def test_random_negotiations(seed: int, players: int) -> None:
    """M21.3-M21.5: whatever is proposed is refused without a trace or goes on the table; every answer listed can be
    given; nobody is ever left without a choice; all of it has sentences and survives being written and read."""
    rng = Random(seed)
    game = new_game("maria", variant="advanced", players=players, seed=seed)
    texts = Texts(state(game).setting)
    for _ in range(700):
        if game.outcome:
            break
        for seat in game.seats:
            if rng.random() < 0.15:
                _propose(rng, game, seat)
            answers = [move for move in game.standing(seat) if move.verb in ("accept", "decline", "withdraw")]
            if answers and rng.random() < 0.3:
                game.play(seat, rng.choice(answers))
        decision = rng.choice(game.decisions())
        assert decision.options
        assert "{" not in texts.decision(decision)
        active = [option for option in decision.options if option.verb not in ("end", "stop", "stay")]
        game.play(decision.seat, rng.choice(active or list(decision.options)))
    for event in game.events:
        assert "{" not in texts.event(event)
    numbers = [deal.number for deal in (*state(game).offers, *state(game).agreements)]
    assert len(set(numbers)) == len(numbers)
    loaded = game.rules.load(game.rules.to_json(game.state)) if game.outcome is None else game.state
    assert game.rules.digest(loaded) == game.rules.digest(game.state)


def _propose(rng: Random, game: Game, seat: str) -> None:
    """A proposal that is refused, with its clause and without a trace, or lies on the table."""
    move = random_proposal(rng, state(game), seat)
    reason = game.why_not(seat, move)
    if reason is None:
        assert kinds(game.play(seat, move)) == ["offer_made"]
    else:
        assert refused(game, seat, move).clause == reason.clause != ""


def test_what_is_offered_or_agreed_already_is_not_offered_again() -> None:
    """M21.4: the second offer of the same is refused, before and after it is accepted, from either side."""
    game = quiet()
    game.play(FR2, f"propose {MT}: armistice prussia austria until 9")
    assert refused(game, FR2, f"propose {MT}: armistice prussia austria until 9").clause == "M21.4"
    game.play(MT, "accept 1")
    assert refused(game, MT, f"propose {FR2}: armistice prussia austria until 9").clause == "M21.4"
