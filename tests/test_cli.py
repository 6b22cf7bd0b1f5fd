"""The command line, as a user calls it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from kabinett import load_game, new_game, verify_game
from kabinett.bots import RandomBot

ROOT = Path(__file__).parent.parent


def kabinett(*args: str, typed: str = "", code: int = 0) -> subprocess.CompletedProcess[str]:
    """Run a command; its exit code must be as expected."""
    command = [sys.executable, "-c", "from kabinett.cli import main; main()", *args]
    result = subprocess.run(command, input=typed, capture_output=True, text=True, timeout=120, check=False)
    assert result.returncode == code, result.stderr + result.stdout
    return result


@pytest.mark.parametrize(
    ("args", "code", "reason"),
    [
        (["play", "chess"], 2, "there is no game 'chess'"),
        (["play", "maria", "--variant", "giant"], 2, "maria has no variant 'giant'"),
        (["play", "maria", "--seat", "wallenstein"], 2, "there is no seat 'wallenstein'"),
        (["play", "maria", "--players", "9"], 2, "for 2, 3 players, not 9"),
        (["simulate", "maria", "--bogus"], 2, "--bogus"),
        (["simulate", "maria", "--games", "none"], 2, "--games"),
        (["simulate"], 2, "game"),
        (["dance"], 2, "dance"),
        (["rules", "M99.1"], 2, "there is no clause 'M99.1'"),
        (["replay", "no-such-file"], 1, "no-such-file: cannot be read"),
        (["verify", "no-such-file"], 1, "no-such-file: cannot be read"),
        (["position", "no-such-file"], 1, "no-such-file: cannot be read"),
        (["board", "maria", "--board", "no-such-folder"], 1, "there is no such folder"),
        (["board", "maria", "--svg", "no/such/folder.svg"], 1, "cannot be written"),
    ],
)
def test_a_wrong_call_is_answered_in_one_line(args: list[str], code: int, reason: str) -> None:
    result = kabinett(*args, code=code)
    assert reason in result.stderr
    assert result.stderr.count("\n") == 1
    assert "Traceback" not in result.stderr


def test_games_lists_variants_and_seats() -> None:
    data = json.loads(kabinett("games", "--json").stdout)
    assert data[0]["game"] == "maria"
    assert set(data[0]["variants"][0]["players"]) == {"2", "3"}
    assert "frederick" in kabinett("games").stdout


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
        assert all(set(line) == {"seed", "winner", "reason", "turns", "decisions", "seconds"} for line in lines[:-1])
        runs.append([{key: line[key] for key in line if key != "seconds"} for line in lines[:-1]])
    assert runs[0] == runs[1]


def test_simulate_prints_a_table_and_a_summary() -> None:
    shown = kabinett("simulate", "maria", "--games", "2").stdout
    assert "maria_theresa" in shown
    assert "mean decisions" in shown


def test_simulated_journals_replay_and_verify(tmp_path: Path) -> None:
    kabinett("simulate", "maria", "--games", "2", "--seed", "4", "--journals", str(tmp_path / "j"))
    files = sorted((tmp_path / "j").iterdir())
    assert [file.name for file in files] == ["maria-3-4.jsonl", "maria-3-5.jsonl"]
    assert "correct" in kabinett("verify", str(files[0])).stdout
    assert json.loads(kabinett("verify", str(files[0]), "--json").stdout)["ok"] is True
    shown = kabinett("replay", str(files[0])).stdout
    assert "Turn 1 begins." in shown
    assert " drew " not in shown  # an onlooker sees no cards
    assert " drew " in kabinett("replay", str(files[0]), "--all").stdout
    frederick = kabinett("replay", str(files[0]), "--seat", "frederick").stdout
    assert "Prussia drew" in frederick
    assert "Austria drew" not in frederick


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


def test_position_is_checked_and_shown(tmp_path: Path) -> None:
    file = tmp_path / "p.yaml"
    file.write_text("game: maria\nstage: prussia\nphase: movement\npieces:\n  friedrich: {city: prag, troops: 5}\n")
    assert "Friedrich" in kabinett("position", str(file)).stdout
    data = json.loads(kabinett("position", str(file), "--json").stdout)
    assert data["position"]["place"]["friedrich"] == "prag"
    file.write_text("game: maria\nstage: prussia\npieces:\n  friedrich: {city: prak, troops: 5}\n")
    result = kabinett("position", str(file), code=1)
    assert "line 4: unknown city 'prak'; did you mean prag?" in result.stderr


def test_board_counts_and_draws(tmp_path: Path) -> None:
    data = json.loads(kabinett("board", "maria", "--svg", str(tmp_path / "b.svg"), "--json").stdout)
    assert (data["cities"], data["roads"], data["sectors"]) == (371, 638, 44)
    assert (tmp_path / "b.svg").read_text(encoding="utf-8").startswith("<svg")


# -- play


def test_a_person_plays_explains_undoes_saves_and_resumes(tmp_path: Path) -> None:
    saved = tmp_path / "g.jsonl"
    typed = f"help\n?\n? 2\n1\nundo\n2\ntroops\nall\nlog\nmap prag\nmap nowhere\nwhat\n99\nsave {saved}\nquit\n"
    shown = kabinett("play", "maria", "--seed", "5", typed=typed).stdout
    assert "takes back your last move" in shown  # help
    assert "M4.9 In secret" in shown  # ?
    assert "Your last move is taken back." in shown
    assert "there is no city or piece on the map called 'nowhere'" in shown
    assert "'what' is none of the choices" in shown
    assert "'99' is none of the choices" in shown
    assert "the game is not over" in shown
    assert [entry.seat for entry in load_game(saved).journal.entries].count("frederick") == 1
    again = kabinett("play", "--resume", str(saved), typed="quit\n").stdout
    assert "Schwerin" in again


def test_a_person_can_play_to_the_end() -> None:
    """Always taking the last choice ends every movement at once, so that the game is short."""
    typed = "".join(f"{move}\n" for move in _last_choices(6))
    shown = kabinett("play", "maria", "--seed", "6", "--seat", "frederick", typed=typed).stdout
    assert "none of the choices" not in shown
    assert "Maria Theresa won: the last turn is over" in shown


def _last_choices(seed: int) -> list[str]:
    """What Frederick types in that game: found by playing it with the same bots."""
    game = new_game("maria", seed=seed)
    bots = {seat: RandomBot(f"{seed} {seat}") for seat in game.seats if seat != "frederick"}
    typed = []
    while asked := game.decisions():
        bot = next((decision for decision in asked if decision.seat in bots), None)
        if bot:
            game.play(bot.seat, bots[bot.seat].choose(bot))
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
