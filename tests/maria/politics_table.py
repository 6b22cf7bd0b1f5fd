"""What tests of politics use: a quiet position before the politics stage, bids, and powers that execute cards."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from pathlib import Path

import kabinett.maria
from kabinett.core.game import Game
from kabinett.core.yamltree import parse_yaml
from kabinett.games import position_game
from tests.maria.table import play, state

DATA = Path(kabinett.maria.__file__).parent / "data"

# Every general at his set-up city (M4.3, M4.4), with troops that leave most of them room for more.
ARMIES = {
    "moritz_von_sachsen": "{city: paris, troops: 7}",
    "belle_isle": "{city: nuernberg, troops: 6}",
    "broglie": "{city: donauwoerth, troops: 5}",
    "maillebois": "{city: arras, troops: 4}",
    "noailles": "{city: bitsch, troops: 4}",
    "toerring": "{city: ingolstadt, troops: 5}",
    "karl_von_lothringen": "{city: wischau, troops: 6}",
    "traun": "{city: bruck_an_der_leitha, troops: 5}",
    "khevenhueller": "{city: raab, troops: 6}",
    "batthyany": "{city: komorn, troops: 2}",
    "neipperg": "{city: freudenthal, troops: 5}",
    "arenberg": "{city: loewen, troops: 4}",
    "friedrich": "{city: lueben, troops: 7}",
    "schwerin": "{city: glogau, troops: 5}",
    "erbprinz_leopold": "{city: sagan, troops: 4}",
    "der_alte_dessauer": "{box: true, troops: 6}",
    "george_ii": "{city: hannover, troops: 5}",
    "cumberland": "{city: hameln, troops: 5}",
    "earl_of_stair": "{city: s_hertogenbosch, troops: 4}",
    "rutowski": "{city: freiberg, troops: 5}",
}
# At Russia's left side no Prussian corps is in force, so nobody is in Ostpreussen (M17.5.14).
NO_CORPS = {"der_alte_dessauer": "{city: berlin, troops: 6}"}
# Cards of the display, from high to low: who chooses first has the first of them.
BIDS = ("S9", "S7", "S5", "S3")


def before_politics(
    *,
    pieces: Mapping[str, str] | None = None,
    base: Mapping[str, str] | None = None,
    players: int = 3,
    politics: str = "standard",
    board: Path | None = None,
    **entries: str,
) -> Game:
    """A game before a politics stage: the armies as they start, but for these pieces; entries of a position by name,
    those of several tests in `base`."""
    entries = dict(base or {}) | entries
    everybody = "".join(f"  {name}: {where}\n" for name, where in (ARMIES | dict(pieces or {})).items())
    others = "".join(f"{name}: {value}\n" for name, value in entries.items())
    head = f"game: maria\nvariant: advanced\nplayers: {players}\npolitics: {politics}\nstage: politics\n"
    return position_game(parse_yaml(f"{head}pieces:\n{everybody}{others}", "test"), board)


def bid(game: Game, **cards: str) -> Game:
    """M17.3.1: the powers place these cards; those not named place none."""
    for power in ("prussia", "france", "pragmatic", "austria"):
        assert game.decisions()[0].params["power"] == power
        play(game, f"card {cards[power]}" if power in cards else "pass")
    return game


def politics_stage(
    *choices: str,
    pieces: Mapping[str, str] | None = None,
    base: Mapping[str, str] | None = None,
    players: int = 3,
    politics: str = "standard",
    board: Path | None = None,
    **entries: str,
) -> Game:
    """A politics stage in which powers choose one after the other, such as `politics_stage("france 43d left")`.

    Each choice is a power, a card and the answers to what is asked about it (`value:2` for "value 2"). The powers have
    one saved card each, so they choose in this order; trump does not matter. `base` are entries of several tests.
    """
    entries = dict(base or {}) | entries
    powers = [choice.split()[0] for choice in choices]
    cards = [choice.split()[1] for choice in choices]
    entries.setdefault("political", f"[{', '.join((*cards, *_others(cards)))}]")
    entries.setdefault("victor", "maria_theresa" if players == 3 else "b2")
    entries.setdefault("display", f"{{{', '.join(f'{p}: [{c}]' for p, c in zip(powers, BIDS, strict=False))}}}")
    game = before_politics(pieces=pieces, base=entries, players=players, politics=politics, board=board)
    play(game, "suit hearts")
    bid(game)
    for choice in choices:
        power, card, *answers = choice.split()
        assert game.decisions()[0].params["power"] == power
        play(game, f"political {card}", *(answer.replace(":", " ") for answer in answers))
    return game


def _others(cards: list[str]) -> list[str]:
    """Two cards lie open: one more, unless both are chosen. It has no instruction and is not in the way."""
    return ["44c" if "44c" not in cards else "44a"][: 2 - len(cards)]


def edition(folder: Path, name: str, old: str, new: str) -> Path:
    """A board edition in this folder, with one of our files changed in one place."""
    for file in ("cities.csv", "roads.csv"):
        shutil.copy(DATA / file, folder / file)
    text = (DATA / name).read_text(encoding="utf-8")
    assert old in text
    (folder / name).write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


def discarded(game: Game) -> set[str]:
    """The tactical cards on the discard piles."""
    names = state(game).setting.names
    return {names.name("card", card) for pile in state(game).discards for card in pile}


def display(game: Game) -> dict[str, list[str]]:
    """The face-up cards on the display, by power."""
    return _by_power(game, state(game).display)


def covered(game: Game) -> dict[str, list[str]]:
    """The face-down cards on the display, by power."""
    return _by_power(game, state(game).covered)


def _by_power(game: Game, display: list[list[int]]) -> dict[str, list[str]]:
    names = state(game).setting.names
    return {
        names.name("power", power): [names.name("card", card) for card in cards]
        for power, cards in enumerate(display)
        if cards
    }
