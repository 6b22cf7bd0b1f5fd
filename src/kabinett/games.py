"""The games there are, and the ways to begin one: `new_game`, `load_game`, `load_position`."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kabinett.core.errors import BadFile, BadOption
from kabinett.core.game import Game, replay, verify
from kabinett.core.journal import MAX_SEED, read_journal
from kabinett.core.ruleset import AnyRuleset
from kabinett.core.yamltree import Node, read_yaml
from kabinett.maria.rules import Maria
from kabinett.maria.setting import setting, variants


@dataclass(frozen=True)
class GameInfo:
    """A game that can be played: its variants, and how its rules are made."""

    id: str
    name: str
    default_variant: str
    variants: Callable[[], Mapping[str, VariantInfo]]
    rules: Callable[[str, int, str | None], AnyRuleset]


@dataclass(frozen=True)
class VariantInfo:
    """A variant, with its seats (id and name) by number of players, and the powers of each seat."""

    id: str
    name: str
    seats: Mapping[int, Mapping[str, str]]
    person: Mapping[int, str]
    powers: Mapping[int, Mapping[str, tuple[str, ...]]]


def _maria_variants() -> Mapping[str, VariantInfo]:
    return {
        variant.id: VariantInfo(
            variant.id,
            variant.name,
            {n: {seat: name for seat, (name, _) in table.items()} for n, table in variant.seats.items()},
            variant.person,
            {n: {seat: powers for seat, (_, powers) in table.items()} for n, table in variant.seats.items()},
        )
        for variant in variants().values()
    }


def _maria_rules(variant: str, players: int, board: str | None) -> AnyRuleset:
    return Maria(setting(variant, players, board))


GAMES: Mapping[str, GameInfo] = {
    "maria": GameInfo("maria", "Maria", "introductory", _maria_variants, _maria_rules),
}


def game_info(game: str) -> GameInfo:
    """The game of this name."""
    if game not in GAMES:
        raise BadOption(f"there is no game '{game}' (games: {', '.join(GAMES)})")
    return GAMES[game]


def make_rules(game: str, variant: str | None = None, players: int = 3, board: str | Path | None = None) -> AnyRuleset:
    """The rules of a game with its options chosen."""
    info = game_info(game)
    return info.rules(variant or info.default_variant, players, None if board is None else str(board))


def new_game(
    game: str,
    *,
    variant: str | None = None,
    players: int = 3,
    seed: int | None = None,
    board: str | Path | None = None,
) -> Game:
    """Begin a game. Without a seed one is drawn that nobody can guess; `board` is a folder with another edition.

    >>> game = new_game("maria", variant="introductory", players=3, seed=1740)
    >>> decision = game.decisions("frederick")[0]
    >>> decision.kind, decision.clause, [str(option) for option in decision.options][:2]
    ('setup', 'M4.9', ['value 1', 'value 2'])
    """
    if seed is None:
        seed = secrets.randbits(128)
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed <= MAX_SEED:
        raise BadOption(f"a seed is a whole number from 0 to 2**128, not {seed!r}")
    return Game(make_rules(game, variant, players, board), seed)


def load_game(path: str | Path, *, to: int | None = None, board: str | Path | None = None) -> Game:
    """The game of a journal file after `to` moves (all, if None)."""
    recorded = read_journal(Path(path))
    return replay(
        _rules_of(Path(path), recorded.journal.game, recorded.journal.options, board), recorded, Path(path), to
    )


def verify_game(path: str | Path, *, board: str | Path | None = None) -> Game:
    """Replay a journal file and check seed, moves, final state and outcome. BadFile names what was changed."""
    recorded = read_journal(Path(path))
    return verify(_rules_of(Path(path), recorded.journal.game, recorded.journal.options, board), recorded, Path(path))


def load_position(path: str | Path, *, board: str | Path | None = None) -> Game:
    """A game that begins at the position of a YAML file."""
    return position_game(read_yaml(path), board)


def position_game(root: Node, board: str | Path | None = None) -> Game:
    """A game that begins at a position."""
    entries = {key.text("entry"): value for key, value in root.items("a position")}
    if "game" not in entries:
        raise root.fault(f"a position needs a game ({', '.join(GAMES)})")
    info = game_info(entries["game"].one_of("game", GAMES))
    known = info.variants()
    variant = entries["variant"].one_of("variant", known) if "variant" in entries else info.default_variant
    numbers = known[variant].seats
    players = entries["players"].number("players", min(numbers), max(numbers)) if "players" in entries else max(numbers)
    rules = make_rules(info.id, variant, players, board)
    state = rules.read_position(root)
    seed = entries["seed"].number("seed", 0, MAX_SEED) if "seed" in entries else 0
    return Game(rules, seed, rules.to_json(state))


def _rules_of(path: Path, game: str, options: Mapping[str, Any], board: str | Path | None) -> AnyRuleset:
    players = options.get("players")
    if not isinstance(players, int):
        raise BadFile(path, 1, f"the number of players cannot be {players!r}")
    try:
        rules = make_rules(game, str(options.get("variant")), players, board)
    except BadOption as error:
        raise BadFile(path, 1, str(error)) from error
    if options.get("board") != rules.options["board"]:
        reason = f"the game was played on the board {options.get('board')}, this is {rules.options['board']}"
        raise BadFile(path, 1, f"{reason}; give the folder of that edition with --board")
    return rules
