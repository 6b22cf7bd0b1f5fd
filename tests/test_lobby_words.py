"""What the pages outside the table name: games, what can be chosen of them, seats, and bots."""

from __future__ import annotations

import pytest

from kabinett.bots import LEVELS
from kabinett.core.fluent import catalogue
from kabinett.core.info import GameInfo
from kabinett.games import GAMES

LOBBY = catalogue("lobby")
SERVER = catalogue("server")


@pytest.mark.parametrize("info", GAMES.values(), ids=list(GAMES))
def test_a_game_has_a_name_and_is_described_with_what_one_chooses_by(info: GameInfo) -> None:
    first = info.options[0]
    wanted = [f"game-{info.id}", f"ui-about-{info.id}", *(f"ui-about-{info.id}-{value}" for value in first.values)]
    assert [message for message in wanted if message not in LOBBY] == []


@pytest.mark.parametrize("info", GAMES.values(), ids=list(GAMES))
def test_options_and_values_that_are_words_have_names(info: GameInfo) -> None:
    words = catalogue(info.id)
    options = [f"choice-{option.name}" for option in info.options]
    values = [
        f"choice-{option.name}-{value}" for option in info.options for value in option.values if isinstance(value, str)
    ]
    first = info.options[0]
    shown = [f"choice-{first.name}-{value}" for value in first.values]
    assert [message for message in (*options, *values, *shown) if message not in words] == []


@pytest.mark.parametrize("info", GAMES.values(), ids=list(GAMES))
def test_seats_and_powers_have_names(info: GameInfo) -> None:
    words = catalogue(info.id)
    for table in info.tables():
        for seat, known in table.seats.items():
            assert f"seat-{seat}" in words or f"power-{seat}" in words
            assert all(f"power-{power}" in words for power in known.powers)


def test_bots_have_a_name_and_a_description() -> None:
    assert [level for level in LEVELS if f"ui-level-{level}" not in LOBBY or f"bot-{level}" not in SERVER] == []
