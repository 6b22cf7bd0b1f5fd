"""Journals: what is saved is what was played; what was changed, cut off or written by others is named."""

from __future__ import annotations

import json
import pickle
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from kabinett import BadFile, Game, IllegalMove, load_game, new_game, verify_game
from kabinett.arena.simulate import play_out
from kabinett.bots import RandomBot
from kabinett.core import journal as journal_module
from kabinett.core.yamltree import parse_yaml
from kabinett.games import position_game

Lines = list[dict[str, object]]


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The journal of a whole game."""
    game = new_game("maria", players=3, seed=1740)
    play_out(game, {seat: RandomBot(game.rules, seat) for seat in game.seats})
    path = tmp_path_factory.mktemp("journals") / "game.jsonl"
    game.save(path)
    return path


def changed(source: Path, tmp_path: Path, change: Callable[[Lines], None]) -> Path:
    """A copy of a journal with its lines changed."""
    lines = [json.loads(line) for line in source.read_text(encoding="utf-8").splitlines()]
    change(lines)
    path = tmp_path / "changed.jsonl"
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    return path


def rechained(source: Path, tmp_path: Path, change: Callable[[Lines], None]) -> Path:
    """As `changed`, by somebody who also mends the checks of all moves."""
    path = changed(source, tmp_path, change)
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    lines[0]["check"] = check = journal_module._first_check(lines[0])
    for line in lines[1:-1]:
        check = journal_module._next_check(check, journal_module.Entry(line["seat"], line["move"]))
        line["check"] = check
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    return path


def test_a_journal_replays_to_the_same_state(finished: Path) -> None:
    game = load_game(finished)
    again = verify_game(finished)
    assert game.outcome is not None
    assert game.rules.digest(game.state) == again.rules.digest(again.state)


def test_a_game_can_be_replayed_to_any_move_and_played_on(finished: Path) -> None:
    game = load_game(finished, to=20)
    assert len(game.journal.entries) == 20
    decision = game.decisions()[0]
    game.play(decision.seat, decision.options[0])
    assert len(game.journal.entries) == 21


def test_an_unfinished_game_is_saved_and_verified_too(tmp_path: Path) -> None:
    game = new_game("maria", seed=5)
    game.play("frederick", "value 8")
    game.save(tmp_path / "g.jsonl")
    loaded = verify_game(tmp_path / "g.jsonl")
    assert loaded.outcome is None
    assert [entry.move for entry in loaded.journal.entries] == ["value 8"]


def test_the_seed_is_published_as_a_hash_and_checked(finished: Path, tmp_path: Path) -> None:
    def other_seed(lines: Lines) -> None:
        lines[0]["seed"] = 1741

    with pytest.raises(BadFile, match="the seed was changed: 1741") as caught:
        verify_game(changed(finished, tmp_path, other_seed))
    assert caught.value.line == 1


def test_a_changed_move_is_named(finished: Path, tmp_path: Path) -> None:
    def other_move(lines: Lines) -> None:
        lines[7]["move"] = "value 3"

    with pytest.raises(BadFile, match="move 7 was changed") as caught:
        verify_game(changed(finished, tmp_path, other_move))
    assert caught.value.line == 8


def test_a_changed_card_is_named(finished: Path, tmp_path: Path) -> None:
    lines = [json.loads(line) for line in finished.read_text(encoding="utf-8").splitlines()]
    number = next(n for n, line in enumerate(lines) if str(line.get("move", "")).startswith("card"))

    def other_card(lines: Lines) -> None:
        lines[number]["move"] = "card S2" if lines[number]["move"] != "card S2" else "card S3"

    with pytest.raises(BadFile, match=f"move {number} was changed"):
        verify_game(changed(finished, tmp_path, other_card))
    with pytest.raises(BadFile, match=r"(move \d+ cannot have been made|the state was changed)"):
        verify_game(rechained(finished, tmp_path, other_card))


def test_a_removed_move_is_noticed(finished: Path, tmp_path: Path) -> None:
    def remove_one(lines: Lines) -> None:
        del lines[9]

    with pytest.raises(BadFile, match="move 9 was changed"):
        verify_game(changed(finished, tmp_path, remove_one))


@pytest.mark.parametrize(
    ("key", "value"), [("state", "0" * 16), ("outcome", {"winners": ["frederick"], "reason": "x", "clause": "M14.8"})]
)
def test_a_changed_result_is_named(finished: Path, tmp_path: Path, key: str, value: object) -> None:
    def other_end(lines: Lines) -> None:
        end = lines[-1]["end"]
        assert isinstance(end, dict)
        end[key] = value

    with pytest.raises(BadFile, match=f"the {key} was changed"):
        verify_game(changed(finished, tmp_path, other_end))


def test_a_cut_off_journal_says_so(finished: Path, tmp_path: Path) -> None:
    text = finished.read_text(encoding="utf-8")
    path = tmp_path / "cut.jsonl"
    path.write_text(text[: len(text) // 2], encoding="utf-8")
    with pytest.raises(BadFile, match="cut off"):
        load_game(path)
    path.write_text("".join(text.splitlines(keepends=True)[:50]), encoding="utf-8")
    with pytest.raises(BadFile, match="cut off"):
        load_game(path)
    path.write_text("", encoding="utf-8")
    with pytest.raises(BadFile, match="the file is empty"):
        load_game(path)


def test_a_journal_of_another_engine_says_so(finished: Path, tmp_path: Path) -> None:
    def other_engine(lines: Lines) -> None:
        lines[0]["engine"] = 99
        lines[0]["kabinett"] = "9.9"

    with pytest.raises(BadFile, match=r"written by Kabinett 9\.9 \(engine 99\)"):
        load_game(changed(finished, tmp_path, other_engine))


def test_a_journal_of_another_board_says_so(finished: Path, tmp_path: Path) -> None:
    def other_board(lines: Lines) -> None:
        options = lines[0]["options"]
        assert isinstance(options, dict)
        options["board"] = "123"

    with pytest.raises(BadFile, match="played on the board 123"):
        load_game(rechained(finished, tmp_path, other_board))


@pytest.mark.parametrize("text", ["{}\n", "[1]\n", "no json\n", '{"kabinett": "1"}\n'])
def test_a_file_that_is_no_journal_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "x.jsonl"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadFile):
        load_game(path)


def test_a_full_or_missing_disk_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = new_game("maria", seed=5)
    path = tmp_path / "g.jsonl"
    game.save(path)
    old = path.read_text(encoding="utf-8")
    game.play("frederick", "value 8")

    def full(*_: object) -> Iterator[str]:
        yield "half a line"
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(journal_module.Journal, "lines", full)
    with pytest.raises(BadFile, match="cannot be written: No space left on device"):
        game.save(path)
    assert path.read_text(encoding="utf-8") == old
    assert list(tmp_path.iterdir()) == [path]


def test_saving_into_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    game: Game = new_game("maria", seed=5)
    with pytest.raises(BadFile, match="cannot be written"):
        game.save(tmp_path / "none" / "g.jsonl")


def test_saving_replaces_nothing_but_journals(tmp_path: Path) -> None:
    game = new_game("maria", seed=5)
    (tmp_path / "notes.txt").write_text("dear diary", encoding="utf-8")
    for target in (tmp_path / "notes.txt", tmp_path, Path("/dev/null"), tmp_path / ("x" * 300), Path("a\0b")):
        with pytest.raises(BadFile):
            game.save(target)
    assert (tmp_path / "notes.txt").read_text(encoding="utf-8") == "dear diary"
    assert not Path("/dev/null").is_file()
    link = tmp_path / "link.jsonl"
    link.symlink_to(tmp_path / "real.jsonl")
    game.save(link)
    game.save(link)
    assert link.is_symlink()
    assert verify_game(tmp_path / "real.jsonl").outcome is None


def test_a_game_is_saved_over_its_own_file_only(tmp_path: Path) -> None:
    """Over one that is some moves earlier or later, but not over another game."""
    path = tmp_path / "g.jsonl"
    game = new_game("maria", seed=5)
    game.play("frederick", "value 8")
    game.save(path)
    game.play("louis_xv", "value 8")
    game.save(path)
    load_game(path, to=1).save(path)
    other = load_game(path, to=0)
    other.play("frederick", "value 4")
    others = [other, new_game("maria", seed=6), new_game("maria", seed=5, players=2), new_game("ancien_regime", seed=5)]
    others.append(position_game(parse_yaml(POSITION + "seed: 5", "p.yaml")))
    old = path.read_bytes()
    for wrong in others:
        with pytest.raises(BadFile, match="there is another game in this file; it is left as it is"):
            wrong.save(path)
        assert path.read_bytes() == old
    game.save(path)
    assert len(verify_game(path).journal.entries) == 2


def test_a_game_that_takes_a_move_back_knows_its_file(tmp_path: Path) -> None:
    path = tmp_path / "g.jsonl"
    game = new_game("maria", seed=5)
    for first, second in (("value 8", "value 4"), ("value 4", "value 8")):
        game.play("frederick", first)
        game.save(path)
        twin = game.copy()
        if first == "value 4":
            game = load_game(path)
        assert game.undo("frederick")
        game.play("frederick", second)
        game.save(path)
        with pytest.raises(BadFile, match="another game"):
            twin.save(path)
        assert game.undo("frederick")


def test_a_journal_that_cannot_be_read_is_not_replaced(finished: Path, tmp_path: Path) -> None:
    path = tmp_path / "cut.jsonl"
    path.write_text("".join(finished.read_text(encoding="utf-8").splitlines(keepends=True)[:50]), encoding="utf-8")
    old = path.read_bytes()
    with pytest.raises(BadFile, match="no journal of this game; it is left as it is"):
        new_game("maria", players=3, seed=1740).save(path)
    assert path.read_bytes() == old


@pytest.mark.parametrize("line", [0, 1, -1])
@pytest.mark.parametrize("value", [None, 1, "x", [], {}, 10**30])
def test_no_edit_of_a_journal_is_an_unknown_error(finished: Path, tmp_path: Path, line: int, value: object) -> None:
    lines = [json.loads(text) for text in finished.read_text(encoding="utf-8").splitlines()]
    for key in (key for key, old in lines[line].items() if old != value):

        def edit(copy: Lines, key: str = key) -> None:
            copy[line][key] = value

        with pytest.raises(BadFile):
            verify_game(changed(finished, tmp_path, edit))


@pytest.mark.parametrize("start", [{}, {"stages": 1}, {"stages": [{"stage": "Nonsense"}]}, {"stages": []}])
def test_a_broken_start_is_named(tmp_path: Path, start: dict[str, object]) -> None:
    game = new_game("maria", seed=5)
    game.save(tmp_path / "g.jsonl")

    def edit(lines: Lines) -> None:
        lines[0]["start"] = start

    with pytest.raises(BadFile, match="the start position is broken"):
        verify_game(rechained(tmp_path / "g.jsonl", tmp_path, edit))


Start = dict[str, Any]


def put(*path: str, to: object) -> Callable[[Start], None]:
    """A change of one entry of a start."""

    def change(start: Start) -> None:
        for key in path[:-1]:
            start = start[key]
        start[path[-1]] = to

    return change


def without(key: str) -> Callable[[Start], None]:
    def change(start: Start) -> None:
        del start[key]

    return change


BROKEN: list[tuple[Callable[[Start], None], str]] = [
    (without("turn"), "there is no turn"),
    (put("x", to=1), "unknown field x"),
    (put("dice", "x", to=1), "unknown field x"),
    (put("dice", "key", to="00"), "dice: "),
    (put("dice", "count", to=-1), "dice: "),
    (put("stages", to=[]), "stages: "),
    (put("stages", to=[{"stage": "Nonsense"}]), "stages: there is no stage"),
    (put("stages", to=[{"stage": "ActionStage", "number": 1, "next_phase": 2, "powers": 3}]), "ActionStage: powers: "),
    (put("stages", to=[{"stage": "ActionStage", "number": 99, "next_phase": 0, "powers": []}]), ""),
    (put("outcome", to={"winners": 3}), "outcome: "),
    (put("outcome", to={"winners": ["x"], "reason": "x", "clause": "M1"}), "outcome: "),
    (put("turn", to=True), "turn: True is not a whole number"),
    (put("turn", to=99), "turn: "),
    (put("peace_turn", to=[[]]), "peace_turn: "),
    (put("prussia_neutral", to=0), "prussia_neutral: 0 is not true or false"),
    (put("emperor", to="x"), "emperor: there is no power 'x'"),
    (put("emperor", to=["x"]), "emperor: "),
    (put("emperor", to="prussia"), "emperor: "),
    (put("aside", to={}), "aside: it needs one entry for each power"),
    (put("aside", "prussia", to=1), r"aside: .*M15\.3"),
    (put("aside", "austria", to=-1), "aside: "),
    (put("battle_boxes", "austria", to=9), r"battle_boxes: .*M3\.2\.11"),
    (put("troops", "friedrich", to=-1), r"troops: friedrich cannot have -1 \(M6\.5\)"),
    (put("troops", "friedrich", to=99), "troops: "),
    (put("troops", "friedrich", to="8"), "troops: '8' is not a whole number"),
    (put("place", "friedrich", to="absent"), "place: "),
    (put("place", "friedrich", to="wien"), "place: neipperg and friedrich cannot stand together"),
    (put("face_down", to=["friedrich", "friedrich"]), "face_down: "),
    (put("senior", to=["friedrich"]), "senior: "),
    (put("hussars", to=["beside"]), "hussars: "),
    (put("hussars", to=["beside", "wien"]), "hussars: "),
    (put("markers", "wien", to="nobody"), "markers: "),
    (put("markers", "breslau", to="bavaria"), "markers: breslau"),
    (put("markers", to={}), "markers: "),
    (put("hands", "prussia", to=["S2"]), "the card S2 is in 2 places"),
    (put("pile", to=[]), "is in 0 places"),
    (put("next_deck", to=0), "next_deck: "),
    (put("tracks", "italy", to=50), "tracks: italy has no box 50"),
    (put("saxony", to="neutral"), "saxony: "),
    (put("in_force", to=["x"]), "in_force: "),
    (put("winter_scores", to=[[1]]), "winter_scores: "),
    (put("contracts", to=[["france", "france", 1]]), "contracts: "),
    (put("contracts", to=[["france"]]), "contracts: "),
    (put("agreements", to=[[1, "frederick", "louis_xv", "foo"]]), "deals_made: "),
    (put("offers", to=5), "offers: 5 is not a list"),
]
POSITION = """
game: maria
variant: advanced
stage: prussia
phase: movement
pieces:
  friedrich: {city: glogau, troops: 4}
  neipperg: {city: wien, troops: 3}
  austria_train_1: {city: bruenn}
"""


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The journal of a game that began at a position."""
    path = tmp_path_factory.mktemp("begun") / "game.jsonl"
    position_game(parse_yaml(POSITION, "p.yaml")).save(path)
    return path


def test_a_start_that_nobody_changed_is_sound(begun: Path) -> None:
    assert verify_game(begun).decisions()


@pytest.mark.parametrize(("change", "words"), BROKEN)
def test_a_start_that_no_game_has_is_named(
    begun: Path, tmp_path: Path, change: Callable[[Start], None], words: str
) -> None:
    def edit(lines: Lines) -> None:
        start = lines[0]["start"]
        assert isinstance(start, dict)
        change(start)

    path = rechained(begun, tmp_path, edit)
    for load in (load_game, verify_game):
        with pytest.raises(BadFile, match=f"line 1: the start position is broken: .*{words}"):
            load(path)


def test_an_agreement_that_cannot_be_read_is_named(begun: Path, tmp_path: Path) -> None:
    def edit(lines: Lines) -> None:
        start = lines[0]["start"]
        assert isinstance(start, dict)
        start |= {"agreements": [[1, "frederick", "louis_xv", "foo"]], "deals_made": 1}

    with pytest.raises(BadFile, match=r"the start position is broken: agreements: .*foo"):
        verify_game(rechained(begun, tmp_path, edit))


@pytest.mark.parametrize("value", [None, True, 1, -1, "x", [], {}, [[]], [None], {"x": 1}, {"austria": []}, 1.5])
def test_no_value_in_a_start_is_an_unknown_error(begun: Path, tmp_path: Path, value: object) -> None:
    recorded = json.loads(begun.read_text(encoding="utf-8").splitlines()[0])
    for key in recorded["start"]:

        def edit(lines: Lines, key: str = key) -> None:
            start = lines[0]["start"]
            assert isinstance(start, dict)
            start[key] = value

        with suppress(BadFile):  # some values are right
            load_game(rechained(begun, tmp_path, edit))


def test_every_position_of_a_game_is_sound() -> None:
    for options in ({"variant": "introductory"}, {"variant": "advanced"}):
        game = new_game("maria", seed=7, players=3, **options)
        bots = {seat: RandomBot(game.rules, seat) for seat in game.seats}
        while asked := game.decisions():
            game.rules.check(game.state)
            game.play(asked[0].seat, bots[asked[0].seat].choose(None, asked[0]))
        game.rules.check_start(json.loads(json.dumps(game.rules.to_json(game.state))))


# -- the data that a game was played with


def other_data(lines: Lines) -> None:
    """As if the game had been played with other variants, and with a file that is gone."""
    data = lines[0]["data"]
    assert isinstance(data, dict)
    data |= {"variants.toml": "0", "spies.csv": "0"}


OTHER_DATA = "; these data files are not as they were when it was recorded: spies.csv, variants.toml"


def test_a_journal_names_the_data_that_it_was_played_with(finished: Path) -> None:
    game = load_game(finished)
    data = json.loads(finished.read_text(encoding="utf-8").splitlines()[0])["data"]
    assert data == dict(game.journal.data) == dict(game.rules.data_hashes)
    assert {"cities.csv", "politics.csv", "variants.toml"} <= set(data)


def test_a_journal_without_them_or_with_others_is_read_as_long_as_it_leads_where_it_says(
    finished: Path, tmp_path: Path
) -> None:
    for edit in (lambda lines: lines[0].pop("data"), other_data):
        game = verify_game(rechained(finished, tmp_path, edit))
        assert game.outcome is not None
        assert game.journal.data == game.rules.data_hashes


def test_a_result_that_is_another_names_the_data_that_changed(finished: Path, tmp_path: Path) -> None:
    def edit(lines: Lines) -> None:
        other_data(lines)
        end = lines[-1]["end"]
        assert isinstance(end, dict)
        end["state"] = "0" * 16

    with pytest.raises(BadFile) as caught:
        verify_game(rechained(finished, tmp_path, edit))
    assert caught.value.reason.startswith("the state is another: the moves lead to ")
    assert caught.value.reason.endswith(f", the file says {'0' * 16}{OTHER_DATA}")


def test_a_move_that_is_not_possible_names_the_data_that_changed(finished: Path, tmp_path: Path) -> None:
    def edit(lines: Lines) -> None:
        other_data(lines)
        lines[1]["move"] = "city breslau"

    with pytest.raises(BadFile) as caught:
        load_game(rechained(finished, tmp_path, edit))
    assert caught.value.line == 2
    assert caught.value.reason.startswith("move 1 cannot have been made: ")
    assert caught.value.reason.endswith(OTHER_DATA)


def test_another_board_names_its_files(finished: Path, tmp_path: Path) -> None:
    def edit(lines: Lines) -> None:
        options, data = lines[0]["options"], lines[0]["data"]
        assert isinstance(options, dict)
        assert isinstance(data, dict)
        options["board"], data["roads.csv"] = "123", "0"

    with pytest.raises(BadFile, match=r"played on the board 123.* with --board; .* when it was recorded: roads\.csv$"):
        load_game(rechained(finished, tmp_path, edit))


def test_data_that_is_no_mapping_is_refused(finished: Path, tmp_path: Path) -> None:
    with pytest.raises(BadFile, match=r"the data of the journal cannot be \['cities\.csv'\]"):
        load_game(rechained(finished, tmp_path, lambda lines: lines[0].update(data=["cities.csv"])))


@pytest.mark.parametrize("line", [0, 1, -1])
def test_unknown_entries_are_named(finished: Path, tmp_path: Path, line: int) -> None:
    def edit(lines: Lines) -> None:
        lines[line]["surprise"] = 1

    with pytest.raises(BadFile, match="unknown entry 'surprise'"):
        verify_game(rechained(finished, tmp_path, edit))


def test_unknown_entries_of_the_end_are_named(finished: Path, tmp_path: Path) -> None:
    def edit(lines: Lines) -> None:
        end = lines[-1]["end"]
        assert isinstance(end, dict)
        end["surprise"] = 1

    with pytest.raises(BadFile, match="unknown entry 'surprise'"):
        verify_game(rechained(finished, tmp_path, edit))


@pytest.mark.parametrize("seed", [True, -1, 1.0, 1 << 200])
def test_a_seed_that_no_game_has_is_refused(finished: Path, tmp_path: Path, seed: int) -> None:
    def edit(lines: Lines) -> None:
        lines[0] |= {"seed": seed, "seed_hash": sha256(f"kabinett seed {seed}".encode()).hexdigest()}

    with pytest.raises(BadFile, match="the seed was changed: it is a whole number"):
        verify_game(rechained(finished, tmp_path, edit))


def test_a_line_that_is_not_json_is_named_once(finished: Path, tmp_path: Path) -> None:
    lines = finished.read_text(encoding="utf-8").splitlines()
    path = tmp_path / "x.jsonl"
    path.write_text("\n".join([*lines[:4], "{x", *lines[5:]]) + "\n", encoding="utf-8")
    with pytest.raises(BadFile) as caught:
        load_game(path)
    assert caught.value.line == 5
    assert re.fullmatch(r"is not JSON: .*, column 2", caught.value.reason)


def test_blank_lines_at_the_end_do_no_harm(finished: Path, tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    path.write_text(finished.read_text(encoding="utf-8") + "\n\n", encoding="utf-8")
    assert verify_game(path).outcome is not None


def test_errors_cross_processes() -> None:
    for error in (BadFile("f", 3, "bad"), IllegalMove("M9.1", "game_over", {})):
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), str(again)) == (type(error), str(error))


def test_a_saved_game_knows_its_people(tmp_path: Path) -> None:
    game = new_game("maria", seed=5)
    game.journal.people = ("louis_xv",)
    game.save(tmp_path / "g.jsonl")
    assert load_game(tmp_path / "g.jsonl").journal.people == ("louis_xv",)
