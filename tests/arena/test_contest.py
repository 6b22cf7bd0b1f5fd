"""Which games an arena has: everybody against everybody, at all seats as often."""

from __future__ import annotations

import importlib
import pickle
from collections import Counter
from pathlib import Path

import pytest

from kabinett.arena.contest import Contest, Match, fingerprint
from kabinett.bots import LEVELS
from kabinett.core.errors import BadOption


def contest(
    players: int, games: int = 12, bots: tuple[str, ...] = ("random", "cadet", "general"), **more: bool
) -> Contest:
    game = "maria" if players < 4 else "ancien_regime"
    return Contest(game, {"players": players}, bots, games, seed=5, **more)


def test_two_seats_are_changed_with_the_same_seed() -> None:
    order = contest(2, 4)
    matches = list(order.matches())
    assert [match.number for match in matches] == list(range(order.total())) == list(range(12))
    assert Counter((match.lone, match.others) for match in matches) == dict.fromkeys(
        [("random", "cadet"), ("random", "general"), ("cadet", "general")], 4
    )
    by_seed = Counter((match.lone, match.others, match.seed) for match in matches)
    assert set(by_seed.values()) == {2}
    assert {match.seed for match in matches} == {5, 6}
    assert {tuple(match.bots(order.seats).values()) for match in matches if match.others == "cadet"} == {
        ("random", "cadet"),
        ("cadet", "random"),
    }


@pytest.mark.parametrize("players", [3, 4])
def test_at_larger_tables_each_is_alone_at_each_seat_with_each_seed(players: int) -> None:
    order = contest(players, 2 * players * 2)
    counted = Counter((match.lone, match.others, match.seat, match.seed) for match in order.matches())
    assert set(counted.values()) == {1}
    assert len(counted) == order.total() == 3 * 2 * players * 2
    match = Match(0, 1, "cadet", "random", order.seats[1])
    assert list(match.bots(order.seats).values()).count("cadet") == 1
    assert match.bots(order.seats)[order.seats[1]] == "cadet"


def test_one_way_only_the_first_is_alone() -> None:
    order = contest(3, 6, one_way=True)
    assert {(match.lone, match.others) for match in order.matches()} == {
        ("random", "cadet"),
        ("random", "general"),
        ("cadet", "general"),
    }
    assert order.total() == 18


def test_rotations_are_whole() -> None:
    assert (contest(3, 400).per_pair, contest(3, 400, one_way=True).per_pair) == (402, 402)
    assert (contest(2, 3).per_pair, contest(4, 400).per_pair) == (4, 400)


def test_what_is_no_contest() -> None:
    for bots in (("cadet",), ("cadet", "cadet")):
        with pytest.raises(BadOption, match="at least two bots, each named once"):
            contest(2, bots=bots).check()
    with pytest.raises(BadOption, match="there is no bot 'emperor'"):
        contest(2, bots=("cadet", "emperor")).check()
    with pytest.raises(BadOption, match="maria has no option"):
        Contest("maria", {"scenario": 1740}, ("random", "cadet"), 2).total()
    with pytest.raises(BadOption, match="above 2"):
        Contest("maria", {}, ("random", "cadet"), 12, seed=2**128).check()


def test_a_bot_that_was_changed_is_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the file of its module, or by all of its package."""
    monkeypatch.syspath_prepend(str(tmp_path))
    package = tmp_path / "some_bots"
    package.mkdir()
    (package / "__init__.py").touch()
    source = "from kabinett.bots import RandomBot\nclass Own(RandomBot):\n    name = 'own'\n"
    for file in (tmp_path / "some_bot.py", package / "own.py"):
        file.write_text(source)
    alone = importlib.import_module("some_bot").Own
    among = importlib.import_module("some_bots.own").Own
    before = fingerprint(alone), fingerprint(among)
    (package / "weights.toml").write_text("a = 1")
    assert (fingerprint(alone), fingerprint(among) == before[1]) == (before[0], False)
    (tmp_path / "some_bot.py").write_text(source + "#")
    assert fingerprint(alone) != before[0]
    assert contest(2).to_json()["code"]["cadet"] == fingerprint(LEVELS["cadet"].bot)


def test_a_game_comes_out_again_in_another_process() -> None:
    """What is sent there is the order, not the first game."""
    order = contest(2, 2, ("random", "cadet"))
    match = next(order.matches())
    sent: Contest = pickle.loads(pickle.dumps(order))
    assert "first" not in vars(sent)
    one, other = order.play(match), sent.play(match)
    assert one.journal == other.journal
    assert (one.result.winner, one.result.decisions) == (other.result.winner, other.result.decisions)
