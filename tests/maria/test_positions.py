"""Positions: what they set up, and that impossible ones are refused with the line and the reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from kabinett import BadFile, load_position
from tests.maria.table import face_down, hand, hussars, intro, marker, options, place, questions, state, troops

HEAD = "game: maria\nstage: prussia\nphase: movement\n"  # three lines; what follows begins on line 4


NINE = ("eger", "pilsen", "klattau", "budweis", "tabor", "prag", "linz", "steyr", "krems")  # enough for France


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
        ("game: maria\nvariant: giant\n", 2, "unknown variant 'giant'"),
        ("game: maria\nplayers: 7\n", 2, "unknown players '7'"),
        ("game: maria\npolitics: wild\n", 2, "unknown politics 'wild'"),
        ("game: maria\npolitics: optional\n", 1, "optional politics (M25) is for the advanced variant"),
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
            "the game would be over: france_goal (M14.8)",
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
    from kabinett import verify_game

    game = intro("stage: prussia\nphase: movement\npieces: {friedrich: {city: lueben, troops: 4}}\n")
    game.play("frederick", "piece friedrich")
    game.save(tmp_path / "p.jsonl")
    again = verify_game(tmp_path / "p.jsonl")
    assert options(again) == options(game)
