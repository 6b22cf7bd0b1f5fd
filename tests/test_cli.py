"""The command line, as a user calls it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from kabinett import load_game, new_game, verify_game
from kabinett.bots import RandomBot
from kabinett.core.dice import seed_hash
from kabinett.core.state import State
from kabinett.exercises.library import FOLDER
from kabinett.version import __version__

ROOT = Path(__file__).parent.parent


def kabinett(
    *args: str, typed: str = "", code: int = 0, state: str | None = None, encoding: str = "utf-8"
) -> subprocess.CompletedProcess[str]:
    """Run a command; its exit code must be as expected."""
    command = [sys.executable, "-c", "from kabinett.cli import main; main()", *args]
    with tempfile.TemporaryDirectory() as kept:
        env = {**os.environ, "XDG_STATE_HOME": state or kept, "PYTHONIOENCODING": encoding}
        result = subprocess.run(
            command,
            input=typed,
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            timeout=120,
            check=False,
            env=env,
        )
    assert result.returncode == code, result.stderr + result.stdout
    return result


@pytest.mark.parametrize(
    ("args", "code", "reason"),
    [
        (["play", "chess"], 2, "there is no game 'chess'"),
        (["play", "maria", "--variant", "giant"], 2, "variant of maria can be introductory or advanced, not 'giant'"),
        (["play", "maria", "--option", "politics=optional"], 2, "optional politics (M25) is for the advanced variant"),
        (["simulate", "maria", "--option", "politics=wild"], 2, "politics of maria can be standard or optional"),
        (["simulate", "maria", "--option", "scenario=1740"], 2, "maria has no option 'scenario' (options: variant,"),
        (["simulate", "maria", "--scenario", "1740"], 2, "maria has no option 'scenario' (options: variant,"),
        (["play", "maria", "--scenario", "1740"], 2, "maria has no option 'scenario' (options: variant,"),
        (["simulate", "maria", "--option", "seed=3"], 2, "maria has no option 'seed'"),
        (["simulate", "maria", "--option", "politics"], 2, "--option needs NAME=VALUE, not 'politics'"),
        (["simulate", "maria", "--players", "2", "--option", "players=3"], 2, "the option players is given twice"),
        (["play", "maria", "--seat", "wallenstein"], 2, "there is no seat 'wallenstein'"),
        (["play", "maria", "--bot", "colonel"], 2, "there is no bot 'colonel' (bots: random, cadet, general, marshal"),
        (["play", "maria", "--bot", "marshal@never"], 2, "such time for a bot as in 'marshal@never'"),
        (["play", "maria", "--bot", "wallenstein=cadet"], 2, "there is no seat 'wallenstein'"),
        (["play", "maria", "--seat", "frederick", "--bot", "frederick=cadet"], 2, "frederick is taken by a person"),
        (["play", "maria", "--players", "9"], 2, "players of maria can be 2 or 3, not '9'"),
        (["simulate", "maria", "--bogus"], 2, "--bogus"),
        (["simulate", "maria", "--games", "none"], 2, "--games"),
        (["simulate"], 2, "game"),
        (["dance"], 2, "dance"),
        (["play", "ancien_regime", "--players", "8"], 2, "players of ancien_regime can be 4, 5, 6 or 7, not '8'"),
        (["rules", "M99.1"], 2, "there is no clause 'M99.1'"),
        (["rules", "C99"], 2, "there is no clause 'C99' (chapters: C0, C1, C2,"),
        (["replay", "no-such-file"], 1, "no-such-file: cannot be read"),
        (["verify", "no-such-file"], 1, "no-such-file: cannot be read"),
        (["position", "no-such-file"], 1, "no-such-file: cannot be read"),
        (["puzzle", "no-such-file"], 1, "no-such-file: cannot be read"),
        (["board", "maria", "--board", "no-such-folder"], 1, "there is no such folder"),
        (["board", "maria", "--svg", "no/such/folder.svg"], 1, "cannot be written"),
    ],
)
def test_a_wrong_call_is_answered_in_one_line(args: list[str], code: int, reason: str) -> None:
    result = kabinett(*args, code=code)
    assert reason in result.stderr
    assert result.stderr.count("\n") == 1
    assert "Traceback" not in result.stderr


def test_games_lists_options_and_seats() -> None:
    maria = json.loads(kabinett("games", "--json").stdout)[0]
    assert maria["game"] == "maria"
    assert maria["options"]["variant"]["values"] == ["introductory", "advanced"]
    assert maria["options"]["politics"]["default"] == "standard"
    tables = [(table["options"]["variant"], table["options"]["players"]) for table in maria["tables"]]
    assert sorted(tables) == [("advanced", 2), ("advanced", 3), ("introductory", 2), ("introductory", 3)]
    assert maria["tables"][0]["seats"]["frederick"] == {"name": "Frederick", "powers": ["prussia", "saxony"]}
    shown = kabinett("games").stdout
    for word in ("frederick", "advanced", "politics", "standard, optional", "--option NAME=VALUE"):
        assert word in shown


def test_rules_prints_a_clause_in_our_own_words() -> None:
    assert "hussar" in kabinett("rules", "M9.7").stdout
    assert json.loads(kabinett("rules", "m9.7", "--json").stdout)["clause"] == "M9.7"
    assert "M9" in kabinett("rules").stdout
    assert kabinett("rules", "M10.2").stdout.count("M10.2.") >= 7


@pytest.mark.parametrize("players", ["2", "3"])
def test_simulate_gives_the_same_results_for_the_same_seeds(players: str) -> None:
    args = (
        "simulate",
        "maria",
        "--variant",
        "introductory",
        "--players",
        players,
        "--games",
        "6",
        "--seed",
        "1",
        "--json",
    )
    runs = []
    for extra in ((), ("--workers", "2")):
        lines = [json.loads(line) for line in kabinett(*args, *extra).stdout.splitlines()]
        assert [line["seed"] for line in lines[:-1]] == [1, 2, 3, 4, 5, 6]
        assert lines[-1]["summary"]["games"] == 6
        keys = {"seed", "winner", "reason", "turns", "decisions", "seconds", "scores", "conduct", "failures"}
        assert all(set(line) == keys for line in lines[:-1])
        runs.append([{key: line[key] for key in line if key not in ("seconds", "conduct")} for line in lines[:-1]])
    assert runs[0] == runs[1]


def test_simulate_prints_a_table_and_a_summary() -> None:
    shown = kabinett("simulate", "maria", "--games", "2").stdout
    assert "maria_theresa" in shown
    assert "mean decisions" in shown
    assert "mean turns by winner" in shown


def test_simulate_says_which_limit_it_sets() -> None:
    assert "rounds=60" in kabinett("simulate", "--help").stdout
    args = ("simulate", "ancien_regime", "--players", "4", "--games", "1")
    last = kabinett(*args, "--json").stdout.splitlines()[-1]
    assert json.loads(last)["summary"]["options"].items() >= {"scenario": 1740, "players": 4, "rounds": 60}.items()
    assert "rounds 2, board" in kabinett(*args, "--option", "rounds=2").stdout


def test_simulated_journals_replay_and_verify(tmp_path: Path) -> None:
    for _ in range(2):  # the same games may be written again
        kabinett("simulate", "maria", "--games", "2", "--seed", "4", "--journals", str(tmp_path / "j"))
    files = sorted((tmp_path / "j").iterdir())
    names = [f"maria-introductory-3-standard-{seed}.jsonl" for seed in (4, 5)]
    assert [file.name for file in files] == names
    assert "correct" in kabinett("verify", str(files[0])).stdout
    assert json.loads(kabinett("verify", str(files[0]), "--json").stdout)["ok"] is True
    shown = kabinett("replay", str(files[0])).stdout
    assert "Turn 1 begins." in shown
    assert " drew " not in shown  # an onlooker sees no cards
    assert " drew " in kabinett("replay", str(files[0]), "--all").stdout
    frederick = kabinett("replay", str(files[0]), "--seat", "frederick").stdout
    assert "Prussia drew" in frederick
    assert "Austria drew" not in frederick


@pytest.mark.parametrize("politics", ["standard", "optional"])
@pytest.mark.parametrize("players", ["2", "3"])
def test_the_advanced_game_is_simulated_with_its_options(tmp_path: Path, players: str, politics: str) -> None:
    options = ("--variant", "advanced", "--players", players, "--option", f"politics={politics}")
    kabinett("simulate", "maria", *options, "--games", "1", "--seed", "3", "--journals", str(tmp_path))
    (file,) = tmp_path.iterdir()
    assert file.name == f"maria-advanced-{players}-{politics}-3.jsonl"
    chosen = {"variant": "advanced", "players": int(players), "politics": politics}
    assert chosen.items() <= load_game(file).journal.options.items()


def test_replay_as_data_up_to_a_move(tmp_path: Path) -> None:
    kabinett("simulate", "maria", "--games", "1", "--seed", "4", "--journals", str(tmp_path))
    (file,) = tmp_path.iterdir()
    data = json.loads(kabinett("replay", str(file), "--to", "30", "--seat", "louis_xv", "--json").stdout)
    assert data["moves"] == 30
    assert data["outcome"] is None
    assert isinstance(data["view"]["position"]["hands"]["prussia"], int)
    assert isinstance(data["view"]["position"]["hands"]["france"], list)
    kabinett("replay", str(file), "--seat", "louis_xv", "--all", code=2)
    kabinett("replay", str(file), "--seat", "nobody", code=2)


def test_verify_names_a_changed_journal(tmp_path: Path) -> None:
    game = new_game("maria", seed=5)
    game.play("frederick", "value 8")
    game.save(tmp_path / "g.jsonl")
    text = (tmp_path / "g.jsonl").read_text(encoding="utf-8").replace("value 8", "value 7")
    (tmp_path / "g.jsonl").write_text(text, encoding="utf-8")
    assert "line 2" in kabinett("verify", str(tmp_path / "g.jsonl"), code=1).stderr


def test_verify_compares_the_seed_with_the_hash_published_before(tmp_path: Path) -> None:
    game = new_game("maria", seed=5)
    game.save(tmp_path / "g.jsonl")
    assert "correct" in kabinett("verify", str(tmp_path / "g.jsonl"), "--seed-hash", seed_hash(5)).stdout
    other = kabinett("verify", str(tmp_path / "g.jsonl"), "--seed-hash", seed_hash(6), code=1)
    assert "the seed is not the one whose hash is" in other.stderr


def test_position_is_checked_and_shown(tmp_path: Path) -> None:
    file = tmp_path / "p.yaml"
    file.write_text("game: maria\nstage: prussia\nphase: movement\npieces:\n  friedrich: {city: prag, troops: 5}\n")
    assert "Friedrich" in kabinett("position", str(file)).stdout
    data = json.loads(kabinett("position", str(file), "--json").stdout)
    assert data["position"]["place"]["friedrich"] == "prag"
    file.write_text("game: maria\nstage: prussia\npieces:\n  friedrich: {city: prak, troops: 5}\n")
    result = kabinett("position", str(file), code=1)
    assert "line 4: unknown city 'prak'; did you mean prag?" in result.stderr


def test_a_puzzle_is_played_and_judged(tmp_path: Path) -> None:
    text = (FOLDER / "puzzles" / "two-cards.yaml").read_text(encoding="utf-8")
    file = tmp_path / "p.yaml"
    file.write_text(text, encoding="utf-8")
    assert "Its limits are tight" in kabinett("puzzle", str(file)).stdout
    file.write_text(text.replace("most: {card: 2}", "most: {card: 3}").replace("  fr:", "  xx:"), encoding="utf-8")
    said = kabinett("puzzle", str(file), code=1).stdout
    assert "Its limits are too wide" in said
    assert "Texts are missing in: fr" in said
    data = json.loads(kabinett("puzzle", str(file), "--json", code=1).stdout)
    assert (data["solved"], data["tight"], data["missing"]) == (True, False, ["fr"])
    file.write_text(text.replace("[card D8, card D7]", "[card D3]"), encoding="utf-8")
    assert "its solution does not solve it" in kabinett("puzzle", str(file), code=2).stderr


def test_the_example_of_the_exercises_document_is_a_puzzle(tmp_path: Path) -> None:
    text = (ROOT / "docs" / "exercises.md").read_text(encoding="utf-8")
    file = tmp_path / "p.yaml"
    file.write_text(text.split("```yaml\n")[1].split("```")[0], encoding="utf-8")
    assert "Its limits are tight" in kabinett("puzzle", str(file)).stdout


def test_board_counts_and_draws(tmp_path: Path) -> None:
    pictures = tmp_path / "b.svg", tmp_path / "d.svg"
    data = json.loads(kabinett("board", "maria", "--svg", str(pictures[0]), "--json").stdout)
    said = kabinett("board", "maria", "--svg", str(pictures[1]), "--picture", "display").stderr
    assert said == f"The picture 'display' is drawn: {pictures[1]}\n"
    assert data["pictures"] == ["board", "map", "display"]
    assert (data["cities"], data["roads"], data["sectors"]) == (371, 638, 44)
    assert (data["political_cards"], data["track_boxes"]) == (25, 20)
    for picture, words in zip(pictures, ("Bohemia", "Jacobite Rebellion"), strict=True):
        drawn = picture.read_text(encoding="utf-8")
        assert drawn.startswith("<svg")
        assert words in drawn
    assert "political cards: 25" in kabinett("board", "maria").stdout


# -- play


def test_a_person_plays_explains_undoes_saves_and_resumes(tmp_path: Path) -> None:
    saved = tmp_path / "g.jsonl"
    typed = f"help\n?\n? 2\n1\nundo\n2\ntroops\nall\nlog\nmap prag\nmap nowhere\nwhat\n99\nsave {saved}\nquit\n"
    shown = kabinett("play", "maria", "--seed", "5", typed=typed).stdout
    assert "takes back your last move" in shown  # help
    assert "M4.9 In secret" in shown  # ?
    assert "Your last move is taken back." in shown
    assert "there is no city or piece on the map called 'nowhere'" in shown
    assert "'what' is none of the choices (M4.9)" in shown
    assert "'99' is none of the choices (M4.9)" in shown
    assert "the game is not over" in shown
    assert [entry.seat for entry in load_game(saved).journal.entries].count("frederick") == 1
    again = kabinett("play", "--resume", str(saved), typed="quit\n").stdout
    assert "Schwerin" in again


def test_a_person_can_play_to_the_end(tmp_path: Path) -> None:
    """Always taking the last choice ends every movement at once, so that the game is short. What bots thought is told
    afterwards."""
    typed = "".join(f"{move}\n" for move in _last_choices(6))
    args = ("play", "maria", "--seed", "6", "--seat", "frederick", "--bot", "random")
    shown = kabinett(*args, typed=typed, state=str(tmp_path)).stdout
    assert "none of the choices" not in shown
    _, end = shown.rsplit("Turn 9 of 9", 1)
    assert "Maria Theresa won: the last turn is over" in end
    assert "Prussia controls " in end
    assert re.search(r"Prussia +Frederick .* hidden", end)  # as an onlooker sees it
    (kept,) = map(str, (tmp_path / "kabinett").iterdir())
    assert "    Maria Theresa: Chance decided.\n" in kabinett("replay", kept, "--why").stdout
    assert "a secret until the game is over" in kabinett("replay", kept, "--why", "--to", "20", code=2).stderr
    thoughts = json.loads(kabinett("replay", kept, "--why", "--json").stdout)["thoughts"]
    assert {(thought["seat"], thought["key"]) for thought in thoughts} == {
        ("maria_theresa", "random"),
        ("louis_xv", "random"),
    }


def _last_choices(seed: int) -> list[str]:
    """What Frederick types in that game: found by playing it with the same bots."""
    game = new_game("maria", seed=seed)
    bots = {seat: RandomBot(game.rules, f"{seed} {seat}") for seat in game.seats if seat != "frederick"}
    typed = []
    while asked := game.decisions():
        bot = next((decision for decision in asked if decision.seat in bots), None)
        if bot:
            game.play(bot.seat, bots[bot.seat].choose(None, bot))
        else:
            typed.append(str(asked[0].options[-1]))
            game.play("frederick", asked[0].options[-1])
    return typed


def test_hotseat_clears_the_screen_between_seats(tmp_path: Path) -> None:
    saved = tmp_path / "g.jsonl"
    typed = f"\n8\n6\n5\n6\n\n4\nsave {saved}\nquit\n"
    shown = kabinett("play", "maria", "--seed", "5", "--hotseat", typed=typed).stdout
    assert shown.count("Press Enter when you are alone") == 2
    assert {entry.seat for entry in verify_game(saved).journal.entries} == {"louis_xv", "frederick"}


def test_closed_input_leaves_the_table() -> None:
    assert "the game is not over" in kabinett("play", "maria", "--seed", "5", typed="").stdout


# -- what a person may type, and what must not happen to it


def test_names_cards_and_parts_of_names_choose(tmp_path: Path) -> None:
    """An exact name wins over longer ones; cards are typed as cards; capitals do not matter."""
    file = tmp_path / "p.yaml"
    file.write_text(
        "game: maria\nstage: hussars\npieces:\n  traun: {city: krems, troops: 3}\n"
        "  neipperg: {city: bruenn, troops: 2}\n  friedrich: {city: olmuetz, troops: 2}\nhands: {austria: [S5, R]}\n"
    )
    saved = tmp_path / "g.jsonl"
    typed = f"wie\nWien\nstay\nsave {saved}\nquit\n"
    shown = kabinett("play", "--position", str(file), "--seat", "maria_theresa", typed=typed).stdout
    assert "'wie' could be city wien, city wiener_neustadt" in shown
    assert [entry.move for entry in load_game(saved).journal.entries[:2]] == ["city wien", "stay"]


def test_cards_are_typed_as_cards(tmp_path: Path) -> None:
    file = tmp_path / "p.yaml"
    file.write_text(
        "game: maria\nstage: prussia\nphase: combat\npieces:\n  friedrich: {city: glogau, troops: 2}\n"
        "  neipperg: {city: lueben, troops: 4}\nhands: {prussia: [D5, D10, R], austria: [D3]}\n"
    )
    saved = tmp_path / "g.jsonl"
    shown = kabinett("play", "--position", str(file), typed=f"10\nd10\nsave {saved}\nquit\n").stdout
    assert "'10' is none of the choices" in shown  # it might have been meant as a card or as a place in the list
    assert "Battle: Friedrich (Prussia, Glogau ♦, troops: 2) against Neipperg" in shown
    assert load_game(saved).journal.entries[0].move == "card D10"


def test_what_is_no_choice_is_refused_with_the_reason(tmp_path: Path) -> None:
    """By `?`, by a move, and by the name of a piece or city; `?` also tells what happens by itself."""
    file = tmp_path / "p.yaml"
    file.write_text(
        "game: maria\nstage: prussia\nphase: movement\npieces:\n  friedrich: {city: breslau, troops: 4}\n"
        "  schwerin: {city: glogau, troops: 3}\n  neipperg: {city: neisse, troops: 2}\n"
    )
    lines = ("? conquer Breslau", "? neipperg", "Neipperg", "piece traun", "? supply friedrich", "? schwerin", "? M9.7",
             "? bresslau", "friedrich", "? Wien", "Olmütz", "? M10.1.12 c", "quit")  # fmt: skip
    shown = kabinett("play", "--position", str(file), typed="".join(f"{line}\n" for line in lines)).stdout
    assert "Breslau is protected by Neipperg at Neisse, 2 cities away\n" in shown
    assert shown.count("> Neipperg is played by Maria Theresa") == 2
    assert "> Traun is played by Maria Theresa (M2.1)" in shown
    assert "> Friedrich at Breslau is not at home, and Prussia has no train on the map\n" in shown
    assert "> piece schwerin: Schwerin" in shown
    assert "(did you mean 'city breslau'?)" in shown
    assert "> Wien is 10 cities from Breslau, and a move goes from city to city; a general" in " ".join(shown.split())
    assert "> Olmütz is 5 cities from Breslau, and a move goes from city to city; a general" in " ".join(shown.split())
    assert "M10.1.12 Forced march" in shown


@pytest.mark.parametrize(
    "line", ["[/]", "? [/]", "map [/]", "[bold]x", ":smile:", "\x1b[31m", "x" * 5000, "? 999", "? M99"]
)
def test_odd_input_is_refused_and_harms_nothing(line: str) -> None:
    result = kabinett("play", "maria", "--seed", "5", typed=f"{line}\nquit\n")
    assert "Traceback" not in result.stderr
    assert "You leave the table" in result.stdout
    assert "\x1b[31m" not in result.stdout


@pytest.mark.parametrize("target", ["", ".", "/", "README.md/x", "x" * 300, "/dev/null", "/no/such/folder/x"])
def test_a_save_that_fails_leaves_the_game_running(target: str) -> None:
    result = kabinett("play", "maria", "--seed", "5", typed=f"save {target}\n8\nquit\n")
    assert "Friedrich gets 8 troops" in result.stdout
    assert not Path("/dev/null").is_file()


def test_a_game_goes_on_with_the_same_people(tmp_path: Path) -> None:
    saved = tmp_path / "a b.jsonl"
    shown = kabinett("play", "maria", "--seed", "5", "--seat", "maria_theresa", typed=f"save {saved}\nquit\n").stdout
    assert f"kabinett play --resume '{saved}'" in shown
    again = kabinett("play", "--resume", str(saved), typed="quit\n").stdout
    assert "Karl von Lothringen get?" in again
    assert "Prussia drew" not in again


def test_a_game_goes_on_with_the_same_bots(tmp_path: Path) -> None:
    saved = tmp_path / "g.jsonl"
    bots = ("--bot", "louis_xv=random", "--bot", "general@0.1")
    shown = kabinett("play", "maria", "--seed", "5", "--seat", "frederick", *bots, typed=f"save {saved}\nquit\n").stdout
    assert f"play --resume {saved} --bot maria_theresa=general@0.1 --bot louis_xv=random\n" in shown


def test_no_game_is_kept_over_another(tmp_path: Path) -> None:
    for _ in range(2):
        kabinett("play", "maria", "--seed", "5", typed="8\n", state=str(tmp_path))
    files = sorted((tmp_path / "kabinett").iterdir())
    assert len(files) == 2
    kabinett("play", "--resume", str(files[0]), typed="4\n", state=str(tmp_path))
    assert sorted((tmp_path / "kabinett").iterdir()) == files
    resumed, other = (len(load_game(file).journal.entries) for file in files)
    assert resumed == other + 1


def test_leaving_loses_nothing(tmp_path: Path) -> None:
    shown = kabinett("play", "maria", "--seed", "5", typed="8\n", state=str(tmp_path)).stdout
    (kept,) = (tmp_path / "kabinett").iterdir()
    assert f"kabinett play --resume {kept}" in shown
    assert any(entry.move == "value 8" for entry in load_game(kept).journal.entries)


@pytest.mark.parametrize(
    "args",
    [
        ["--hotseat", "--seat", "frederick"],
        ["--resume", "x", "--players", "2"],
        ["--resume", "x", "--position", "y"],
        ["--position", "x", "--seed", "0"],
        ["--position", "x", "--option", "politics=standard"],
    ],
)
def test_options_that_exclude_each_other_are_refused(args: list[str]) -> None:
    assert "exclude each other" in kabinett("play", *args, code=2).stderr


def test_several_people_are_not_told_the_seed() -> None:
    result = kabinett("play", "maria", "--seed", "517", "--seat", "frederick", "--seat", "louis_xv", typed="quit\n")
    assert "517" not in result.stderr + result.stdout
    assert (result.stderr + result.stdout).count(f"Hash of the seed: {seed_hash(517)}") == 1


def test_the_game_of_a_file_may_be_named_too(tmp_path: Path) -> None:
    saved, begun = tmp_path / "g.jsonl", tmp_path / "p.yaml"
    new_game("ancien_regime", seed=5).save(saved)
    begun.write_text("game: maria\nstage: prussia\npieces:\n  friedrich: {city: prag, troops: 5}\n")
    for name, other, *file in (("ancien_regime", "maria", "--resume", str(saved)),
                               ("maria", "ancien_regime", "--position", str(begun))):  # fmt: skip
        assert "You leave the table" in kabinett("play", name, *file, typed="quit\n").stdout
        wrong = kabinett("play", other, *file, code=2)
        assert f"the file has a game of {name}, not of {other}" in wrong.stderr
        assert "there is no game 'chess'" in kabinett("play", "chess", *file, code=2).stderr


def test_moves_that_could_not_be_kept_are_told_at_the_end(tmp_path: Path) -> None:
    (tmp_path / "kabinett").touch()  # where the folder of kept games should be
    shown = kabinett("play", "maria", "--seed", "5", typed="8\n4\nquit\n", state=str(tmp_path)).stdout
    reason = f"{tmp_path / 'kabinett'}: cannot be made: File exists"
    assert shown.count(f"the game so far could not be kept: {reason}") == 2
    assert re.search(rf"the last \d+ moves are not kept: {re.escape(reason)}\n$", shown)
    assert "--resume" not in shown
    assert "Errno" not in shown
    (tmp_path / "kabinett").unlink()
    assert "not kept" not in kabinett("play", "maria", "--seed", "5", typed="8\nquit\n", state=str(tmp_path)).stdout


def test_a_folder_for_games_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    state = tmp_path / ("x" * 300)
    result = kabinett("play", "maria", "--seed", "5", code=1, state=str(state))
    assert result.stderr == f"kabinett: {state / 'kabinett'}: cannot be read: File name too long\n"


def test_a_table_saves_over_no_other_game(tmp_path: Path) -> None:
    saved = tmp_path / "g.jsonl"
    new_game("maria", seed=6).save(saved)
    old = saved.read_bytes()
    assert "there is another game in this file" in kabinett("play", "maria", typed=f"save {saved}\nquit\n").stdout
    assert saved.read_bytes() == old


def test_the_package_can_be_run() -> None:
    command = [sys.executable, "-m", "kabinett", "--version"]
    shown = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    # which is told by the engine's files, and known here by its classes
    running = "compiled" if hasattr(State, "__mypyc_attrs__") else "interpreted"
    assert shown == f"kabinett {__version__} ({running})\n"


def test_a_terminal_without_suits_still_works() -> None:
    assert (
        "Friedrich gets 8 troops"
        in kabinett("play", "maria", "--seed", "5", typed="8\nquit\n", encoding="ascii").stdout
    )


def test_a_full_disk_for_output_is_one_line() -> None:
    command = [sys.executable, "-c", "from kabinett.cli import main; main()", "simulate", "maria", "--games", "1"]
    with Path("/dev/full").open("w") as full:
        result = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False, timeout=60)
    assert result.returncode == 1
    assert result.stderr.startswith("kabinett: the output cannot be written: No space left on device")


def test_a_fault_in_a_worker_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "maria-introductory-3-standard-1.jsonl").mkdir()
    args = ("simulate", "maria", "--games", "4", "--workers", "2", "--journals", str(tmp_path))
    result = kabinett(*args, code=1)
    assert result.stderr.count("\n") == 1
    assert "maria-introductory-3-standard-1.jsonl: cannot be written" in result.stderr


def test_the_example_of_the_positions_document_is_a_position(tmp_path: Path) -> None:
    text = (ROOT / "docs" / "positions.md").read_text(encoding="utf-8")
    (tmp_path / "p.yaml").write_text(text.split("```yaml\n")[1].split("```")[0], encoding="utf-8")
    assert "Rutowski" in kabinett("position", str(tmp_path / "p.yaml")).stdout
