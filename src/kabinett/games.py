"""The games there are, and the ways to begin one: `new_game`, `load_game`, `load_position`."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from pathlib import Path

from kabinett.ancien_regime.info import ANCIEN_REGIME
from kabinett.core.editions import changed_files
from kabinett.core.errors import BadFile, BadOption, told
from kabinett.core.game import Game, replay, verify
from kabinett.core.info import GameInfo, Given, Value
from kabinett.core.journal import MAX_SEED, Journal, read_journal
from kabinett.core.ruleset import AnyRuleset
from kabinett.core.rulestext import RulesText, all_of
from kabinett.core.yamltree import Node, read_yaml
from kabinett.maria.info import MARIA

GAMES: Mapping[str, GameInfo] = {info.id: info for info in (MARIA, ANCIEN_REGIME)}


def game_info(game: str) -> GameInfo:
    """The game of this name."""
    if game not in GAMES:
        text = told("unknown_game", game=game, games=tuple(GAMES))
        raise BadOption(text, "unknown_game", game=game, games=tuple(GAMES))
    return GAMES[game]


def all_rules() -> RulesText:
    """The rules of all games in our own words."""
    return all_of(info.rules_text() for info in GAMES.values())


def make_rules(game: str, **options: Given) -> AnyRuleset:
    """The rules of a game with its options chosen."""
    return game_info(game).rules(options)


def new_game(game: str, *, seed: int | None = None, **options: Given) -> Game:
    """Begin a game. Without a seed one is drawn that nobody can guess; `kabinett games` lists the options of each game.

    >>> game = new_game("maria", variant="introductory", players=3, seed=1740)
    >>> decision = game.decisions("frederick")[0]
    >>> decision.kind, decision.clause, [str(option) for option in decision.options][:2]
    ('setup', 'M4.9', ['value 1', 'value 2'])
    """
    return begin(game, options, seed)


def begin(game: str, options: Mapping[str, Given], seed: int | None) -> Game:
    """Begin a game with options that may have any name; those that do not exist are refused."""
    if seed is None:
        seed = secrets.randbits(128)
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed <= MAX_SEED:
        raise BadOption(told("bad_seed", given=repr(seed)))
    return Game(game_info(game).rules(options), seed)


def load_game(path: str | Path, *, to: int | None = None, board: str | Path | None = None) -> Game:
    """The game of a journal file after `to` moves (all, if None); `board` is the folder of another edition."""
    if to is not None and (not isinstance(to, int) or isinstance(to, bool) or to < 0):
        raise BadOption(told("bad_moves", given=repr(to)))
    file = _path(path)
    recorded = read_journal(file)
    return replay(_recorded_rules(file, recorded.journal, board), recorded, file, to)


def verify_game(path: str | Path, *, board: str | Path | None = None) -> Game:
    """Replay a journal file and check seed, moves, final state and outcome. BadFile names what was changed."""
    file = _path(path)
    recorded = read_journal(file)
    return verify(_recorded_rules(file, recorded.journal, board), recorded, file)


def _path(path: object) -> Path:
    if not isinstance(path, (str, Path)):
        raise BadOption(f"a file is named by a text or a path, not {path!r}")
    return Path(path)


def _recorded_rules(path: Path, journal: Journal, board: str | Path | None) -> AnyRuleset:
    """The rules of a journal file."""
    try:
        return recorded_rules(journal.game, journal.options, board)
    except OtherBoard as error:
        changed = changed_files(journal.data, _present_rules(journal.game, journal.options, board).data_hashes)
        raise BadFile(path, 1, told("give_board", reason=str(error)) + changed) from error
    except BadOption as error:
        raise BadFile(path, 1, str(error)) from error


class OtherBoard(BadOption):
    """A game was played on another edition of the board."""


def recorded_rules(game: str, options: Mapping[str, Value], board: str | Path | None = None) -> AnyRuleset:
    """The rules of a recorded game, which names every option; the board by the fingerprint of its edition."""
    rules = _present_rules(game, options, board)
    for name, value in rules.options.items():
        if name == "board" and options.get(name) != value:
            raise OtherBoard(told("other_board", played=str(options.get(name)), present=str(value)))
        if options.get(name) != value:
            raise BadOption(told("recorded_option", option=name, given=repr(options.get(name))))
    return rules


def _present_rules(game: str, options: Mapping[str, Value], board: str | Path | None) -> AnyRuleset:
    """The rules with these options, on the board that is there now."""
    return game_info(game).rules({**options, "board": board})


def load_position(path: str | Path, *, board: str | Path | None = None) -> Game:
    """A game that begins at the position of a YAML file."""
    return position_game(read_yaml(_path(path)), board)


def _superfluous(info: GameInfo, chosen: Mapping[str, Given], board: str | Path | None) -> str:
    """Which of options that do not go together could be left out; the last of them, or none."""
    for name in reversed(tuple(chosen)):
        try:
            info.rules({**{other: value for other, value in chosen.items() if other != name}, "board": board})
        except BadOption:
            continue
        return name
    return ""


def position_game(root: Node, board: str | Path | None = None) -> Game:
    """A game that begins at a position. The options of the game are entries of the position, but for the board."""
    entries = {key.text("entry"): value for key, value in root.items("a position")}
    if "game" not in entries:
        raise root.fault(f"a position needs a game ({', '.join(GAMES)})")
    info = game_info(entries["game"].one_of("game", GAMES))
    chosen: dict[str, Given] = {
        option.name: option.read_entry(entries[option.name])
        for option in info.options
        if not option.free and option.name in entries
    }
    try:
        rules = info.rules({**chosen, "board": board})
    except BadOption as error:  # options that do not go together
        raise entries.get(_superfluous(info, chosen, board), root).fault(str(error)) from error
    state = rules.read_position(root)
    seed = entries["seed"].number("seed", 0, MAX_SEED) if "seed" in entries else 0
    return Game(rules, seed, rules.to_json(state))
