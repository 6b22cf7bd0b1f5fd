"""Makes the recorded games anew: `.venv/bin/python -m tests.recorded.record`, after play has changed on purpose.

With names (`maria`, `ancien_regime`) only those games are made. Each is a journal GAME/NAME.jsonl with the events that
an onlooker saw in GAME/NAME.events, one in a line. What is recorded is in `maria_games` and `ancien_regime_games`.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path

from tests.recorded.ancien_regime_games import ANCIEN_REGIME
from tests.recorded.making import Recipe, event_line
from tests.recorded.maria_games import MARIA

FOLDER = Path(__file__).parent
GAMES: Mapping[str, Mapping[str, Recipe]] = {"maria": MARIA, "ancien_regime": ANCIEN_REGIME}


def record(game: str) -> None:
    """Write the games of a table; what is no longer in it goes."""
    for old in (FOLDER / game).glob("*.*"):
        old.unlink()
    for name, make in GAMES[game].items():
        made = make()
        assert made.outcome is not None, f"{name} is not over"
        made.save(FOLDER / game / f"{name}.jsonl")
        lines = [event_line(event) for event in made.log(None)]
        (FOLDER / game / f"{name}.events").write_text("\n".join(lines) + "\n", encoding="utf-8")
        print(f"{game}/{name}: {len(made.journal.entries)} moves, {made.outcome}")


def main() -> None:
    """Make the games that were named, or all."""
    for game in sys.argv[1:] or GAMES:
        record(game)


if __name__ == "__main__":
    main()
