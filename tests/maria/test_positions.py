"""Positions: what they set up, and that impossible ones are refused with the line and the reason."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from kabinett import BadFile, load_position, verify_game
from kabinett.core.game import Game
from kabinett.core.yamltree import parse_yaml
from kabinett.games import position_game
from kabinett.maria.board import NOBODY
from kabinett.maria.movement import MovementPhase
from kabinett.maria.political import DISPLAY
from kabinett.maria.sequence import ACTION_NAMES, ActionStage
from tests.maria.players import Plan
from tests.maria.table import (
    advanced,
    asked,
    face_down,
    hand,
    hussars,
    intro,
    marker,
    options,
    place,
    questions,
    state,
    troops,
)

HEAD = "game: maria\nstage: prussia\nphase: movement\n"  # three lines; what follows begins on line 4


NINE = ("eger", "pilsen", "komorn", "budweis", "raab", "prag", "linz", "steyr", "krems")  # enough for France


def refused(tmp_path: Path, text: str) -> BadFile:
    file = tmp_path / "p.yaml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadFile) as caught:
        load_position(file)
    assert caught.value.file == str(file)
    return caught.value


def test_everything_can_be_set_by_name() -> None:
    game = intro("""
turn: 4
stage: prussia
phase: movement
pieces:
  friedrich: {city: lueben, troops: 4}
  schwerin: {city: glogau, troops: 5, facing: down, moved: true}
  rutowski: {city: lueben, troops: 3}
  neipperg: {city: neisse, troops: 2}
  traun: eliminated
  prussia_train_1: {city: crossen}
commanders: [rutowski]
hussars: [bunzlau]
markers: {eger: france, breslau: prussia}
questions: {olmuetz: prussia}
hands: {prussia: [S7, H10, R, R], austria: [D10]}
draw: [S2, S3]
discards: [C2]
""")
    s = state(game)
    assert s.turn == 4
    assert (place(game, "friedrich"), troops(game, "friedrich")) == ("lueben", 4)
    assert face_down(game, "schwerin")
    assert not face_down(game, "friedrich")
    assert "piece schwerin" not in options(game)  # has moved
    assert place(game, "traun") == "eliminated"
    assert place(game, "broglie") == "eliminated"  # not named
    assert place(game, "arenberg") == "absent"  # does not take part
    assert hussars(game) == ["bunzlau", "beside"]
    assert (marker(game, "eger"), marker(game, "breslau"), marker(game, "liegnitz")) == ("france", "prussia", "prussia")
    assert questions(game) == {"olmuetz": "prussia"}
    assert hand(game, "prussia") == ["S7", "H10", "R", "R*"]
    assert [s.setting.names.name("card", card) for card in s.pile[-2:]] == ["S3", "S2"]
    assert len(s.pile) == 38 - 6
    assert s.senior >> s.setting.board.piece_index["rutowski"] & 1


def test_the_rest_of_the_cards_can_be_discarded() -> None:
    game = intro("stage: france\nphase: movement\ndraw: [S2]\nrest: discards\nhands: {france: [H4]}\n")
    assert len(state(game).pile) == 1
    assert len(state(game).discards[0]) == 36


def test_cards_of_later_decks_are_named_with_their_deck() -> None:
    game = intro("stage: france\nphase: movement\ndeck: 2\nhands: {france: [H4, H4/2]}\n")
    assert hand(game, "france") == ["H4", "H4/2"]
    assert len(state(game).discards[0]) == 37  # the rest of the first deck
    assert len(state(game).pile) == 37


@pytest.mark.parametrize(
    ("stage", "kind"),
    [
        ("stage: hussars", "hussar"),
        ("stage: winter\nturn: 3", "recruit"),
        ("stage: france\nphase: movement", "movement"),
    ],
)
def test_a_position_begins_at_its_stage(stage: str, kind: str) -> None:
    game = intro(f"{stage}\npieces: {{broglie: {{city: eger, troops: 3}}}}\n")
    assert game.decisions()[0].kind == kind


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("stage: prussia\n", 1, "a position needs a game"),
        ("game: chess\nstage: prussia\n", 1, "unknown game 'chess'"),
        ("game: maria\nvariant: giant\n", 2, "variant must be introductory or advanced, not 'giant'"),
        ("game: maria\nplayers: 7\n", 2, "players must be 2 or 3, not '7'"),
        ("game: maria\npolitics: wild\n", 2, "politics must be standard or optional, not 'wild'"),
        ("game: maria\npolitics: optional\n", 2, "optional politics (M25) is for the advanced variant"),
        ("game: maria\n", 1, "a position needs a stage"),
        ("game: maria\nstage: lunch\n", 2, "unknown stage 'lunch'"),
        ("game: maria\nstage: prussia\nphase: lunch\n", 3, "unknown phase 'lunch'"),
        ("game: maria\nstage: hussars\nphase: supply\n", 3, "has no phases"),
        ("game: maria\nstage: winter\nturn: 2\n", 2, "no winter follows turn 2"),
        ("game: maria\nturn: 10\nstage: france\n", 2, "turn must be a whole number from 1 to 9"),
        (HEAD + "colour: red\n", 4, "unknown entry 'colour'"),
        (HEAD + "saxony: neutral\n", 4, "saxony cannot change in the introductory game"),
        (
            HEAD + "pieces:\n  fridrich: {city: lueben, troops: 4}\n",
            5,
            "unknown piece 'fridrich'; did you mean friedrich?",
        ),
        (HEAD + "pieces:\n  friedrich: {city: luben, troops: 4}\n", 5, "unknown city 'luben'; did you mean lueben?"),
        (
            HEAD + "pieces:\n  friedrich: {city: paris, troops: 4}\n",
            5,
            "paris is not on a map of the introductory game",
        ),
        (HEAD + "pieces:\n  arenberg: {city: wien, troops: 4}\n", 5, "arenberg does not take part"),
        (HEAD + "pieces:\n  friedrich: {city: lueben}\n", 5, "needs a city and troops"),
        (HEAD + "pieces:\n  friedrich: {city: lueben, troops: 9}\n", 5, "from 1 to 8, not '9'"),
        (HEAD + "pieces:\n  friedrich: {city: lueben, troops: 0}\n", 5, "from 1 to 8, not '0'"),
        (HEAD + "pieces:\n  friedrich: lost\n", 5, "unknown place 'lost'"),
        (HEAD + "pieces:\n  prussia_train_1: {city: lueben, troops: 2}\n", 5, "unknown entry 'troops'"),
        (
            HEAD + "pieces:\n  friedrich: {city: prag, troops: 4}\n  traun: {city: prag, troops: 2}\n",
            6,
            "traun cannot stand with friedrich in prag",
        ),
        (
            HEAD + "pieces:\n  friedrich: {city: prag, troops: 4}\n  prussia_train_1: {city: prag}\n",
            6,
            "cannot stand with friedrich",
        ),
        (
            HEAD + "pieces:\n  friedrich: {city: prag, troops: 4}\n  broglie: {city: prag, troops: 2}\n",
            6,
            "cannot stand with friedrich",
        ),
        (
            HEAD + "pieces:\n  friedrich: {city: prag, troops: 4}\n  schwerin: {city: prag, troops: 2}\n"
            "  erbprinz_leopold: {city: prag, troops: 2}\n",
            7,
            "cannot stand with friedrich and schwerin",
        ),
        (HEAD + "hussars: [prag, wien, linz]\n", 4, "there are 2 hussars"),
        (HEAD + "hussars: [prag, prag]\n", 4, "would not be alone"),
        (HEAD + "pieces:\n  traun: {city: prag, troops: 2}\nhussars: [prag]\n", 6, "would not be alone"),
        (HEAD + "hands: {prussia: [S7], austria: [S7]}\n", 4, "the card S7 is in two places"),
        (HEAD + "hands: {prussia: [R, R, R]}\n", 4, "is in two places"),
        (HEAD + "hands: {prussia: [S11]}\n", 4, "unknown card 'S11'"),
        (HEAD + "hands: {prussia: [S7/2]}\n", 4, "deck 2 is not in use yet"),
        (HEAD + "hands: {pragmatic: [S7]}\n", 4, "pragmatic does not take part"),
        (HEAD + "hands: {spain: [S7]}\n", 4, "unknown power 'spain'"),
        (HEAD + "markers: {kolin: prussia}\n", 4, "kolin is no fortress"),
        (HEAD + "markers: {breslau: none}\n", 4, "breslau always carries a marker"),
        (HEAD + "markers: {prag: austria}\n", 4, "austria has no marker that could stand on prag"),
        (HEAD + "markers: {berlin: france}\n", 4, "france has no marker that could stand on berlin"),
        (HEAD + "markers: {prag: bavaria}\n", 4, "bavaria has no marker"),
        (HEAD + "questions: {olmuetz: france}\n", 4, "france is not active"),
        (
            "game: maria\nstage: prussia\npieces:\n  friedrich: {city: lueben, troops: 4, moved: true}\n",
            1,
            "pieces have moved only in a movement phase",
        ),
        (
            "game: maria\nstage: prussia\nmarkers: {" + ", ".join(f"{c}: france" for c in NINE) + "}\n",
            1,
            "over: France controls as many fortresses in Austria as it needs (M14.8)",
        ),
        (HEAD + "questions: {kolin: prussia}\n", 4, "kolin is no fortress"),
        (HEAD + "commanders: [friedrich]\n", 4, "in no stack with a general of equal rank"),
    ],
)
def test_impossible_positions_are_refused(tmp_path: Path, text: str, line: int, reason: str) -> None:
    fault = refused(tmp_path, text)
    assert reason in fault.reason
    assert fault.line == line


def test_a_position_can_be_saved_and_loaded_as_a_journal(tmp_path: Path) -> None:
    game = intro("stage: prussia\nphase: movement\npieces: {friedrich: {city: lueben, troops: 4}}\n")
    game.play("frederick", "piece friedrich")
    game.save(tmp_path / "p.jsonl")
    again = verify_game(tmp_path / "p.jsonl")
    assert options(again) == options(game)


# -- the advanced game

ADVANCED = "game: maria\nvariant: advanced\n"  # two lines; what follows begins on line 3
HUSSARS = ADVANCED + "stage: hussars\n"
PEACE = "turn: 4\nstage: hussars\npeace_turn: 3\n"  # three lines more
MAJORS = tuple(("france", "bavaria", "prussia", "saxony", "pragmatic", "austria")[power] for power in DISPLAY)
DOCUMENT = Path(__file__).parents[2] / "docs" / "positions.md"


@pytest.mark.parametrize("text", re.findall(r"```yaml\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL))
def test_the_examples_of_the_document_are_positions(text: str) -> None:
    """Every entry is in one of the examples of its game, and all can be set up."""
    assert position_game(parse_yaml(text, "docs")).decisions()


def test_the_advanced_game_by_name() -> None:
    """M15-M25: the second example of the document, entry by entry."""
    text = re.findall(r"```yaml\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)[1]
    game = position_game(parse_yaml(text, "docs"))
    s = state(game)
    data = game.rules.to_json(s)
    assert (s.peace_turn, s.prussia_neutral, data["saxony"]) == (9, True, "neutral")
    assert data["tracks"] == {"saxony": 3, "russia": 3, "italy": 2}
    assert (place(game, "der_alte_dessauer"), troops(game, "der_alte_dessauer")) == ("box", 6)
    assert (data["emperor"], data["italy"], data["reduction"], data["victor"]) == (
        "austria", "france", "done", "frederick",
    )  # fmt: skip
    assert (data["battle_boxes"]["prussia"], data["aside"]["prussia"]) == (2, 3)
    assert game.view(None).position["pools"] == {"prussia": 0, "france": 10, "pragmatic": 8, "austria": 6}
    assert (data["display"]["prussia"], data["covered"]["austria"]) == (["S9", "H3"], ["C4"])
    assert data["contracts"] == [["pragmatic", "austria", 2]]
    assert data["agreements"] == [
        [1, "frederick", "maria_theresa", "no_attack prussia austria until 11 + no_shift until 11"]
    ]
    assert data["offers"] == [[2, "louis_xv", "maria_theresa", "leave france bohemia_map until 12"]]
    assert data["winter_scores"][2] == [6, 10, 7, 5]
    assert data["in_force"] == ["44f"]
    assert data["political_pile"][::-1][:2] == ["44a", "44c"]
    assert len(data["political_pile"]) == 4
    assert not s.election_pending


@pytest.mark.parametrize(
    ("stage", "kind"), [("turn: 2\nstage: politics\nvictor: louis_xv", "trump"), ("turn: 5\nstage: election", "vote")]
)
def test_a_position_begins_with_politics_or_election(stage: str, kind: str) -> None:
    assert asked(advanced(stage)) == kind


def test_the_last_winter_ends_the_game() -> None:
    """M13.14, M23.5: at the start of the fourth winter the scores of three are known."""
    scores = "{prussia: 9, france: 9, pragmatic: 1, austria: 8}"
    game = advanced(f"turn: 12\nstage: winter\nemperor: france\nwinter_scores: [{', '.join([scores] * 3)}]\n")
    assert game.outcome is not None
    assert game.outcome.reason == "scores_pragmatic"


def political(game: Game) -> list[str]:
    """The political draw pile, top first."""
    s = state(game)
    return [s.setting.political[card].id for card in reversed(s.political_pile)]


@pytest.mark.parametrize(
    ("text", "size", "first"),
    [
        ("turn: 1\nstage: hussars\n", 23, "41"),
        ("turn: 4\nstage: hussars\n", 17, "42"),
        ("turn: 4\nstage: hussars\nelection: pending\n", 16, "42"),
        ("turn: 6\nstage: hussars\n", 13, "42x"),
        ("turn: 6\nstage: winter\nemperor: france\n", 12, "43"),
        ("turn: 12\nstage: hussars\nemperor: france\n", 0, ""),
        ("turn: 1\nstage: hussars\npolitical: [44f, 41a, 42x]\n", 23, "44f"),
    ],
)
def test_the_political_pile_is_what_is_left(text: str, size: int, first: str) -> None:
    """M4.14, M17.1.1, M18.1: two real cards a turn are gone, by years."""
    pile = political(advanced(text))
    assert len(set(pile)) == len(pile) == size
    assert (pile or [""])[0].startswith(first)
    years = [card[:2] for card in pile if card not in ("44f", "41a", "42x")]
    assert years == sorted(years)


def test_the_political_pile_depends_on_the_seed() -> None:
    piles = {tuple(political(advanced(f"seed: {seed}\nstage: hussars\npolitical: [41a]\n"))) for seed in range(9)}
    assert len(piles) == 9
    assert {pile[0] for pile in piles} == {"41a"}


@pytest.mark.parametrize(
    ("text", "status", "box"),
    [
        ("", "prussian_ally", 1),
        ("saxony: prussian_ally\n", "prussian_ally", 1),
        ("saxony: neutral\n", "neutral", 3),
        ("saxony: austrian_ally\n", "austrian_ally", 5),
        ("tracks: {saxony: SX4}\n", "neutral", 4),
        ("tracks: {saxony: SX6}\nsaxony: austrian_ally\n", "austrian_ally", 6),
        ("peace_turn: 2\n", "neutral", 3),
    ],
)
def test_saxony_has_the_status_of_its_box(text: str, status: str, box: int) -> None:
    """M2.7, M19.1.4: a status puts the marker on its first box."""
    data = advanced("turn: 3\nstage: hussars\n" + text).rules.to_json(
        state(advanced("turn: 3\nstage: hussars\n" + text))
    )
    assert (data["saxony"], data["tracks"]["saxony"]) == (status, box)


@pytest.mark.parametrize(
    ("turn", "stage", "neutral"),
    [(5, "austria", True), (6, "prussia", True), (7, "france", True), (7, "prussia", False), (8, "hussars", False)],
)
def test_prussia_is_neutral_as_long_as_the_peace_says(turn: int, stage: str, neutral: bool) -> None:
    """T19.a: peace in turn 5, neutral until the start of stage prussia of turn 7."""
    text = f"turn: {turn}\nstage: {stage}\npeace_turn: 5\nprussia_neutral: {str(neutral).lower()}\n"
    game = advanced(text + ("emperor: austria\n" if turn > 7 else ""))
    assert state(game).prussia_neutral is neutral
    assert marker(game, "neisse") == "prussia"
    assert place(game, "prussia_train_2") == "eliminated"


@pytest.mark.parametrize(
    ("italy", "default"),
    [("IT-3", "france"), ("IT-2", "france"), ("IT-1", "nobody"), ("IT0", "nobody"), ("IT+3", "austria")],
)
def test_the_italy_box_follows_from_its_track(italy: str, default: str) -> None:
    """M17.5.15: an icon that was reached fills the box until the marker is back on the star."""
    game = advanced(f"stage: hussars\ntracks: {{italy: {italy}}}\n")
    assert game.view(None).position["italy"] == default


def test_a_stack_of_two_players_has_a_commander() -> None:
    """M6.4, M10.1.19: Traun and Cumberland have equal ranks."""
    stack = "pieces: {traun: {city: bruessel, troops: 3}, cumberland: {city: bruessel, troops: 2}}\n"
    for commander in ("traun", "cumberland"):
        game = advanced(f"stage: austria\nphase: movement\n{stack}commanders: [{commander}]\n")
        assert game.rules.to_json(state(game))["senior"] == [commander]


def test_nobody_is_emperor_before_the_election() -> None:
    assert state(advanced("turn: 3\nstage: hussars\nemperor: nobody\n")).emperor == NOBODY


def test_an_empty_pool_is_allowed_in_the_middle_of_a_stage() -> None:
    """M23.2: Austria has placed its last marker; at the start of a stage the game would be over."""
    text = "battle_boxes: {austria: 2}\nemperor: austria\n"
    game = advanced(f"turn: 5\nstage: france\nphase: movement\n{text}pools: {{austria: 0}}\n")
    assert game.outcome is None
    with pytest.raises(BadFile, match=r"the game would be over: the pool of Austria is empty \(M23\.1\)"):
        advanced(f"turn: 5\nstage: france\n{text}")


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("game: maria\nstage: politics\n", 2, "the introductory game has no stage politics (M14.2)"),
        ("game: maria\nstage: hussars\ntracks: {russia: RU0}\n", 3, "tracks is of the advanced game"),
        ("game: maria\nstage: hussars\npeace_turn: 1\n", 3, "peace_turn cannot change in the introductory game"),
        (ADVANCED + "stage: politics\nphase: cards\n", 4, "the stage politics has no phases"),
        (HUSSARS + "tracks: {russia: RU9}\n", 4, "unknown box of russia 'RU9'"),
        (HUSSARS + "tracks: {spain: RU0}\n", 4, "unknown entry 'spain'"),
        (
            HUSSARS + "tracks: {saxony: SX2}\nsaxony: neutral\n",
            5,
            "Saxony's marker stands on SX2, which means prussian_ally (M2.7)",
        ),
        (HUSSARS + "prussia_neutral: true\n", 4, "Prussia is neutral only after a peace"),
        (ADVANCED + PEACE + "prussia_neutral: false\n", 6, "until stage prussia of turn 5, see peace_turn (M19.1.10)"),
        (ADVANCED + "turn: 3\nstage: prussia\npeace_turn: 3\n", 5, "which turn 3 has still to see (M19.1.1)"),
        (ADVANCED + "turn: 3\nstage: prussia\npeace_turn: 4\n", 5, "peace_turn must be a whole number from 0 to 3"),
        (ADVANCED + PEACE + "saxony: prussian_ally\n", 5, "Saxony is not Prussia's ally any more (M19.1.4"),
        (ADVANCED + PEACE + "markers: {neisse: austria}\n", 6, "a marker of austria while Prussia is neutral"),
        (ADVANCED + PEACE + "markers: {prag: prussia}\n", 6, "a marker of prussia while Prussia is neutral"),
        (ADVANCED + PEACE + "pieces:\n  friedrich: {city: prag, troops: 3}\n", 7, "friedrich must be at home"),
        (ADVANCED + PEACE + "pieces:\n  traun: {city: breslau, troops: 3}\n", 7, "outside neutral territory"),
        (ADVANCED + PEACE + "pieces: {prussia_train_2: box}\n", 6, "until the peace and never after"),
        (
            HUSSARS + "saxony: neutral\npieces:\n  friedrich: {city: dresden, troops: 3}\n",
            6,
            "friedrich must be outside neutral territory, so not in dresden (M19.4)",
        ),
        (HUSSARS + "saxony: neutral\nmarkers: {dresden: austria}\n", 5, "has no marker that could"),
        (HUSSARS + "pieces: {prussia_train_2: {city: berlin}}\n", 4, "until the peace (M19.1.12)"),
        (HUSSARS + "pieces: {prussia_train_2: eliminated}\n", 4, "in the Silesia box until the peace"),
        (HUSSARS + "pieces: {prussia_train_1: box}\n", 4, "has no off-map box (M3.2.12)"),
        (HUSSARS + "pieces: {toerring: {box: true, troops: 2}}\n", 4, "has no off-map box (M3.2.12)"),
        (HUSSARS + "pieces: {friedrich: box}\n", 4, "needs troops in his box, too"),
        (HUSSARS + "pieces: {friedrich: {box: true}}\n", 4, "friedrich needs troops in his box, too"),
        (HUSSARS + "pieces: {friedrich: {box: true, city: berlin, troops: 3}}\n", 4, "either in a city or in a box"),
        (HUSSARS + "display: {prussia: S9}\n", 4, "the cards of prussia must be a list"),
        (ADVANCED + "turn: 8\nstage: hussars\nemperor: nobody\n", 5, "by now an Emperor has been elected"),
        (
            ADVANCED + "turn: 5\nstage: france\nbattle_boxes: {austria: 2}\nemperor: austria\n",
            5,
            "the game would be over: the pool of Austria is empty (M23.1)",
        ),
        (
            ADVANCED + "turn: 5\nstage: france\nphase: movement\nreduction: done\naside: {france: 11}\n"
            "battle_boxes: {france: 2}\n",
            7,
            "so it has not set 11 aside (M15.4)",
        ),
        (HUSSARS + "pieces: {friedrich: {box: true, troops: 2, facing: up}}\n", 4, "neither moves"),
        (
            HUSSARS + "pieces:\n  traun: {box: true, troops: 2}\n",
            5,
            "no corps of austria is in force by tracks or in_force (M17.5.14)",
        ),
        (
            HUSSARS + "pieces:\n  friedrich: {box: true, troops: 2}\n  schwerin: {box: true, troops: 2}\n",
            6,
            "friedrich and schwerin are both in the box of prussia (M17.5.12)",
        ),
        (HUSSARS + "markers: {koeln: none}\n", 4, "koeln always carries a marker (M3.2.10)"),
        (HUSSARS + "markers: {koeln: pragmatic}\n", 4, "could stand on koeln (M3.2.10)"),
        (HUSSARS + "battle_boxes: {austria: 3}\n", 4, "must be a whole number from 0 to 2"),
        (HUSSARS + "battle_boxes: {saxony: 1}\n", 4, "saxony is no major power (M2.2)"),
        (HUSSARS + "italy_box: france\n", 4, "with Italy's marker on IT0 the Italy box is not france's"),
        (HUSSARS + "tracks: {italy: IT-2}\nitaly_box: nobody\n", 5, "is not nobody's (M17.5.15)"),
        (HUSSARS + "aside: {austria: 1}\n", 4, "austria never sets markers aside"),
        (HUSSARS + "aside: {prussia: 1}\n", 4, "peace_turn is missing (M19.1.5)"),
        (HUSSARS + "aside: {france: 1}\n", 4, "reduction, which is not done (M19.2.1)"),
        (
            HUSSARS + "reduction: done\naside: {france: 1}\nmarkers: {prag: france}\n",
            5,
            "prag has a French marker, so nothing is set aside any more (M19.2.3)",
        ),
        (
            ADVANCED + "turn: 6\nstage: hussars\npeace_turn: 2\naside: {prussia: 1}\npieces: "
            "{friedrich: {city: prag, troops: 2}}\n",
            6,
            "friedrich is outside Prussia, so nothing is set aside any more (M19.1.11)",
        ),
        (HUSSARS + "pools: {austria: 4}\n", 4, "austria has 3 markers in its pool, not 4"),
        (HUSSARS + "victor: bavaria\n", 4, "unknown seat 'bavaria'"),
        (HUSSARS + "emperor: austria\n", 4, "no Emperor is elected before the end of turn 4"),
        (ADVANCED + "turn: 5\nstage: hussars\nemperor: prussia\n", 5, "the Emperor box is Austria's or France's"),
        (ADVANCED + "turn: 8\nstage: hussars\n", 1, "an Emperor has been elected: name him"),
        (ADVANCED + "stage: election\n", 1, "an Emperor has been elected"),
        (ADVANCED + "turn: 5\nstage: hussars\nelection: held\n", 5, "the election can be none or pending, not held"),
        (ADVANCED + "turn: 5\nstage: politics\nelection: pending\n", 5, "can be none, not pending"),
        (HUSSARS + "political: [41a, 41a]\n", 4, "41a is in two places"),
        (HUSSARS + "political: [41z]\n", 4, "unknown political '41z'; did you mean"),
        (ADVANCED + "turn: 5\nstage: hussars\nelection: pending\npolitical: [42x]\n", 6, "has been revealed already"),
        (ADVANCED + "turn: 12\nstage: hussars\nemperor: france\npolitical: [44a]\n", 6, "only 0 political cards"),
        (HUSSARS + "display: {prussia: [S7]}\nhands: {austria: [S7]}\n", 4, "S7 is in two places"),
        (HUSSARS + "display: {bavaria: [S7]}\n", 4, "bavaria is no major power"),
        (HUSSARS + "covered: {prussia: [S7]}\n", 4, "only with politics: optional (M25.5.1)"),
        (HUSSARS + "in_force: [41a]\n", 4, "41a changes no income"),
        (ADVANCED + "turn: 2\nstage: politics\nin_force: [41e]\n", 5, "41e holds for one turn"),
        (HUSSARS + "in_force: [41e, 41e]\n", 4, "named twice"),
        (HUSSARS + "in_force: [41e]\npolitical: [41e]\n", 5, "41e is in two places"),
        (HUSSARS + "contracts: [{giver: france, receiver: austria, turns: 2}]\n", 4, "(M20.2)"),
        (HUSSARS + "contracts: [{giver: france, receiver: bavaria, turns: 2}]\n", 4, "(M20.9)"),
        (HUSSARS + "contracts: [{giver: france, receiver: prussia}]\n", 4, "needs giver, receiver and turns"),
        (
            HUSSARS + "contracts:\n  - {giver: france, receiver: prussia, turns: 2}\n"
            "  - {giver: prussia, receiver: france, turns: 2}\n",
            6,
            "no contract between prussia and france (M20.4)",
        ),
        (
            HUSSARS + "agreements: [{between: [frederick], clauses: no_shift until 3}]\n",
            4,
            "an agreement needs the two seats",
        ),
        (
            HUSSARS + "agreements: [{between: [frederick, frederick], clauses: no_shift until 3}]\n",
            4,
            "frederick needs no agreement with itself (M21.8)",
        ),
        (
            HUSSARS + "agreements: [{between: [frederick, maria_theresa], clauses: kiss austria}]\n",
            4,
            "(M21.3)",
        ),
        (
            ADVANCED + "turn: 4\nstage: hussars\n"
            "offers: [{by: frederick, to: maria_theresa, clauses: no_shift until 3}]\n",
            5,
            "(M21.6)",
        ),
        (
            HUSSARS + "agreements:\n  - between: [frederick, maria_theresa]\n"
            "    clauses: subsidy pragmatic austria 2\n",
            6,
            "does not run (M21.6)",
        ),
        (HUSSARS + "offers: [{by: frederick, to: maria_theresa}]\n", 4, "an offer needs the seats"),
        (ADVANCED + "turn: 4\nstage: hussars\nwinter_scores: []\n", 5, "there have been 1 winters, not 0"),
        (ADVANCED + "turn: 4\nstage: hussars\nwinter_scores: [{prussia: 3}]\n", 5, "the scores of all major powers"),
        (ADVANCED + "stage: france\nsaxony_drew: true\n", 4, "(M2.11, M19.3.15)"),
        (ADVANCED + "stage: prussia\nphase: supply\nsaxony_drew: false\n", 5, "(M2.11, M19.3.15)"),
    ],
)  # fmt: skip
def test_impossible_positions_of_the_advanced_game_are_refused(
    tmp_path: Path, text: str, line: int, reason: str
) -> None:
    """Each with the line and the clause that it breaks."""
    fault = refused(tmp_path, text)
    assert reason in fault.reason
    assert fault.line == line


# -- what happens in play can be set up


def written(game: Game) -> dict[str, Any]:
    """The start of a movement phase as a position, with every entry that there is."""
    s, data = state(game), game.rules.to_json(state(game))
    stage = next(stage for stage in s.stages if isinstance(stage, ActionStage))
    fortresses = sorted({s.city_id(city) for city in s.setting.start_markers} | data["markers"].keys())
    position = {
        **{name: value for name, value in game.rules.options.items() if name != "board"},
        "game": "maria",
        "turn": s.turn,
        "stage": ACTION_NAMES[stage.number],
        "phase": "movement",
        "pieces": {name: _piece(data, name) for name in data["place"]},
        "commanders": data["senior"],
        "hussars": [city for city in data["hussars"] if city != "beside"],
        "markers": {city: data["markers"].get(city, "none") for city in fortresses},
        "hands": data["hands"],
        "draw": data["pile"][::-1],
        "discards": [card for pile in data["discards"].values() for card in pile],
        "deck": s.next_deck,
        "rest": "discards",
        "tracks": {t.id: t.boxes[box].id for t, box in zip(s.setting.tracks, s.tracks, strict=True)},
        "italy_box": data["italy"],
        "election": "pending" if s.election_pending else "none" if s.emperor == NOBODY else "held",
        "pools": game.view(None).position["pools"],
        "political": data["political_pile"][::-1],
        "contracts": [dict(zip(("giver", "receiver", "turns"), entry, strict=True)) for entry in data["contracts"]],
        "agreements": [{"between": entry[1:3], "clauses": entry[3]} for entry in data["agreements"]],
        "offers": [dict(zip(("by", "to", "clauses"), entry[1:], strict=True)) for entry in data["offers"]],
        "winter_scores": [dict(zip(MAJORS, scores, strict=True)) for scores in s.winter_scores],
        **{name: data[name] for name in ("saxony", "prussia_neutral", "peace_turn", "reduction", "saxony_drew")},
        **{name: data[name] for name in ("victor", "emperor") if data[name] != "nobody"},
        **{
            name: {p: n for p, n in data[name].items() if n} for name in ("battle_boxes", "aside", "display", "covered")
        },
        "in_force": data["in_force"],
    }
    return {name: value for name, value in position.items() if name != "covered" or s.setting.optional_politics}


def _piece(data: dict[str, Any], name: str) -> Any:
    where = data["place"][name]
    if where == "eliminated":
        return where
    entry = {"box": True} if where == "box" else {"city": where}
    if name in data["troops"]:
        entry["troops"] = data["troops"][name]
    return entry | ({"facing": "down"} if name in data["face_down"] else {})


def comparable(game: Game) -> dict[str, Any]:
    """What must come back: all but the dice, the order of discards and hussars, and the numbers of agreements."""
    data = game.rules.to_json(state(game))
    kept = {name: value for name, value in data.items() if name not in ("dice", "pile_cards", "deals_made")}
    deals = {name: [entry[1:] for entry in data[name]] for name in ("agreements", "offers")}
    discards = {deck: sorted(cards) for deck, cards in data["discards"].items()}
    return kept | deals | {"discards": discards, "hussars": sorted(data["hussars"])}


@pytest.mark.parametrize("politics", ["standard", "optional"])
@pytest.mark.parametrize("players", [2, 3])
def test_every_movement_phase_of_a_game_is_a_position(players: int, politics: str) -> None:
    """Positions are as strict as play, and no stricter: what a random game reaches can be written down and set up."""
    for seed in range(2):
        plan = Plan(players, "warlike", seed, variant="advanced", politics=politics)
        game = plan.begin()
        seen = set()
        for _ in plan.moves(game):
            stages = state(game).stages
            phase = (state(game).turn, str(stages[1])) if stages and isinstance(stages[-1], MovementPhase) else None
            if phase and phase not in seen:
                seen.add(phase)
                again = position_game(parse_yaml(yaml.safe_dump(written(game)), "test"))
                assert comparable(again) == comparable(game)
        assert len(seen) > 5
