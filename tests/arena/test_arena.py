"""`kabinett arena`: what it keeps, how it goes on, what it prints."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

from kabinett import verify_game
from kabinett.arena import workers
from kabinett.arena.command import Means, arena
from kabinett.arena.contest import Contest, Match, Played
from kabinett.arena.folder import Folder, own_folder
from kabinett.arena.plots import plot
from kabinett.arena.ratings import ratings
from kabinett.arena.standings import Standings, standings
from kabinett.bots import LEVELS, Level
from kabinett.cli import main
from kabinett.core.errors import BadFile, BadOption, KabinettError
from tests.arena.bots import First, Last, Raising

GAMES = 6
PAIRS = 3


@pytest.fixture(autouse=True)
def _levels(monkeypatch: pytest.MonkeyPatch) -> None:
    """Quick bots as levels."""
    for bot in (First, Last, Raising):
        monkeypatch.setitem(LEVELS, bot.name, Level(bot.name, bot))


def contest(*bots: str, games: int = GAMES, players: int = 2, seed: int = 1) -> Contest:
    return Contest("maria", {"players": players}, bots or ("random", "first", "last"), games, seed)


def silent() -> Console:
    return Console(quiet=True)


def hold(order: Contest, folder: Path, **means: object) -> Standings:
    return arena(order, Means(folder=folder, **means), silent(), silent())  # type: ignore[arg-type]


def lines(folder: Path) -> list[dict[str, object]]:
    """The results of a folder in the order of the games, without what time tells."""
    found = [json.loads(line) for line in (folder / "results.jsonl").read_text().splitlines()]
    for line in found:
        del line["seconds"]
        for conduct in line["conduct"].values():
            del conduct["seconds"], conduct["worst"], conduct["late"]
    return sorted(found, key=lambda line: int(line["number"]))


def test_every_game_is_kept_with_a_journal_that_can_be_verified(tmp_path: Path) -> None:
    hold(contest(), tmp_path)
    kept = lines(tmp_path)
    assert [line["number"] for line in kept] == list(range(GAMES * PAIRS))
    for line in kept[:3]:
        game = verify_game(tmp_path / str(line["journal"]))
        assert game.journal.seed == line["seed"]
        assert game.outcome is not None
        assert " ".join(game.outcome.winners) == (line["winner"] or "")
    assert len(list((tmp_path / "journals").iterdir())) == GAMES * PAIRS


def test_processes_change_nothing(tmp_path: Path) -> None:
    hold(contest(), tmp_path / "one")
    hold(contest(), tmp_path / "two", workers=2)
    assert lines(tmp_path / "one") == lines(tmp_path / "two")


def test_an_arena_that_was_interrupted_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hold(contest(), tmp_path / "whole")
    play, most = Contest.play, 7
    played: list[Match] = []

    def until(self: Contest, match: Match) -> Played:
        if len(played) == most:
            raise KeyboardInterrupt
        played.append(match)
        return play(self, match)

    monkeypatch.setattr(Contest, "play", until)
    with pytest.raises(KeyboardInterrupt):
        hold(contest(), tmp_path / "part")
    results = tmp_path / "part" / "results.jsonl"
    assert len(results.read_text().splitlines()) == 7
    results.write_text(results.read_text()[:-20])  # the last line was not written whole
    played.clear()
    most = GAMES * PAIRS
    hold(contest(), tmp_path / "part")
    assert len(played) == GAMES * PAIRS - 6
    assert lines(tmp_path / "part") == lines(tmp_path / "whole")
    played.clear()
    hold(contest(), tmp_path / "part")
    assert played == [], "all is there"


@pytest.mark.parametrize(
    ("order", "difference"),
    [
        (contest(games=8), "games 6 instead of 8"),
        (contest(seed=2), "seed 1 instead of 2"),
        (contest("random", "first"), r'bots \["random", "first", "last"\] instead of \["random", "first"\]'),
    ],
)
def test_another_order_does_not_get_into_the_same_folder(tmp_path: Path, order: Contest, difference: str) -> None:
    Folder(tmp_path, contest())
    with pytest.raises(BadFile, match=f"the folder has another arena: {difference}"):
        hold(order, tmp_path)


def test_a_folder_that_was_tampered_with_is_refused(tmp_path: Path) -> None:
    hold(contest(), tmp_path)
    results = tmp_path / "results.jsonl"
    good = results.read_text()
    results.write_text(good.replace('"lone": "random"', '"lone": "last"', 1))
    with pytest.raises(BadFile, match=r"results.jsonl, line 1: the order has no such game"):
        Folder(tmp_path, contest()).done()
    results.write_text("{}\n" + good)
    with pytest.raises(BadFile, match="line 1: this is no result of an arena"):
        Folder(tmp_path, contest()).done()
    results.write_text(good + good)
    assert len(Folder(tmp_path, contest()).done()) == GAMES * PAIRS, "no game counts twice"
    (tmp_path / "order.json").unlink()
    with pytest.raises(BadFile, match=r"whose order.json is missing"):
        Folder(tmp_path, contest())


def test_the_same_order_finds_its_own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert own_folder(contest()) == own_folder(contest()) != own_folder(contest(games=8))
    assert own_folder(contest()).is_relative_to(tmp_path)


def test_a_bot_that_fails_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["arena", "maria", "--players", "2", "--bots", "raising,first", "--games", "2", "--folder", str(tmp_path)])
    assert left.value.code == 0
    shown = capsys.readouterr()
    assert "raising failed in 2 games, where cadet played on: ZeroDivisionError: nothing left" in shown.out
    assert "Results and journals" in shown.err
    assert "2 of 2 games" not in shown.err


def test_standings_count_shares_of_both_sides(tmp_path: Path) -> None:
    order = contest("random", "first")
    table = hold(order, tmp_path)
    games = Folder(tmp_path, order).done()
    (line,) = table.lines
    won = sum(played.result.shares(order.seats)[played.match.seat] for played in games)
    assert line.share.share == won / GAMES
    assert line.fair == 0.5
    for seat in order.seats:
        both = table.seats[seat]
        assert both[None].games == GAMES == both["random"].games + both["first"].games
    decisions = sum(played.result.decisions for played in games)
    assert decisions == sum(conduct.decisions for conduct in table.conduct.values())


def test_at_a_larger_table_who_is_alone_has_a_line_of_its_own(tmp_path: Path) -> None:
    order = contest("random", "first", players=3)
    table = hold(order, tmp_path)
    assert [(line.bot, line.against, line.share.games) for line in table.lines] == [
        ("random", "first", 3),
        ("first", "random", 3),
    ]
    assert all(line.fair == pytest.approx(1 / 3) for line in table.lines)


def _won_by(order: Contest, bot: str) -> Iterator[Played]:
    """Games of an order that all seats of one bot have won together."""
    result = order.play(next(order.matches())).result
    for match in order.matches():
        winners = [seat for seat, name in match.bots(order.seats).items() if name == bot]
        own = type(result)(**{**vars(result), "winner": " ".join(winners)})
        yield Played(match, own)


def test_who_wins_is_rated_higher_whatever_the_order_of_the_games() -> None:
    order = contest("random", "first", players=3)
    games = list(_won_by(order, "first"))
    rated = ratings(games, order.bots, order.seats)
    assert rated["first"].mu > 25 > rated["random"].mu
    assert rated["first"].sigma < 25 / 3
    assert ratings(reversed(games), order.bots, order.seats) == rated


@pytest.mark.parametrize(("form", "start"), [("svg", b"<?xml"), ("png", b"\x89PNG")])
def test_plots(tmp_path: Path, form: str, start: bytes) -> None:
    order = contest("random", "first")
    games = list(_won_by(order, "first"))
    files = plot(order, games, standings(order, games), tmp_path, form)
    assert [file.name for file in files] == [f"ratings.{form}", f"length.{form}", f"seats.{form}"]
    assert all(file.read_bytes().startswith(start) for file in files)
    if form == "svg":
        assert all(seat in files[2].read_text() for seat in order.seats)
        again = plot(order, games, standings(order, games), tmp_path, form)
        assert [file.read_bytes() for file in again] == [file.read_bytes() for file in files]


def test_bots_of_one_level_with_other_times_are_told_apart(tmp_path: Path) -> None:
    """In results, ratings and what is counted of them."""
    table = hold(contest("first@0.1", "first@0.2", games=2), tmp_path)
    assert set(table.conduct) == set(table.ratings) == {"first@0.1", "first@0.2"}
    assert all(conduct.decisions for conduct in table.conduct.values())


def test_printed_as_data(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    call = ["arena", "maria", "--players", "2", "--bots", "first,last", "--games", "3", "--folder", str(tmp_path)]
    with pytest.raises(SystemExit) as left:
        main([*call, "--json", "--plots", "--format", "png"])
    assert left.value.code == 0
    shown = capsys.readouterr()
    data = json.loads(shown.out)
    assert data["arena"]["games"] == 4
    assert data["results"][0]["games"] == 4
    assert set(data["bots"]) == set(data["ratings"]) == {"first", "last"}
    assert "4 games for each pair instead of 3" in shown.err
    assert (tmp_path / "ratings.png").exists()


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (["--bots", "cadet"], "at least two bots"),
        (["--bots", "cadet,emperor"], "there is no bot 'emperor'"),
        (["--bots", "cadet,random", "--plots", "--format", "gif"], "a plot can be svg or png, not 'gif'"),
        (["--bots", "cadet,random", "--players", "9"], "the option players of maria can be 2 or 3, not '9'"),
    ],
)
def test_wrong_calls(args: list[str], reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["arena", "maria", *args, "--folder", str(tmp_path / "new")])
    assert left.value.code == 2
    assert reason in capsys.readouterr().err
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize(("module", "extra"), [("openskill", "arena"), ("matplotlib", "arena"), ("ray", "ray")])
def test_a_missing_extra_is_named(module: str, extra: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> object:
        if name.partition(".")[0] == module:
            raise ImportError(f"No module named '{module}'")
        return __import__(name)

    monkeypatch.setattr("kabinett.arena.extras.import_module", missing)
    with pytest.raises(KabinettError, match=rf"needs {module}: pip install 'kabinett\[{extra}\]'"):
        hold(contest(), tmp_path, plots="svg", ray="local")


def test_a_worker_that_dies_is_told() -> None:
    import os

    with pytest.raises(KabinettError, match="a process that played games has died"):
        list(workers.run(os._exit, [3, 3], 2))


def test_options_are_checked_before_anything_is_kept() -> None:
    with pytest.raises(BadOption, match="maria has no option 'scenario'"):
        arena(Contest("maria", {"scenario": 1}, ("random", "first"), 2), Means(), silent(), silent())
