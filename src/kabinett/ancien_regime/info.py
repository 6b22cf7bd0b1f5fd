"""C3.1, C3.2 Ancien Régime as one of the games: its options, seats, rules text and board."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from kabinett.ancien_regime.board import (
    BOARD_FILES,
    DRAWING_FILES,
    KIND_WORDS,
    POWER_IDS,
    SCENARIOS,
    Board,
    load_board,
)
from kabinett.ancien_regime.rules import AncienRegime
from kabinett.ancien_regime.setting import MAX_ROUNDS, PLAYERS, setting
from kabinett.ancien_regime.texts import power_name, rules_text, say
from kabinett.core.editions import sources
from kabinett.core.fields import Json
from kabinett.core.info import BoardInfo, GameInfo, NumberOption, Option, SeatInfo, TableInfo
from kabinett.core.ruleset import AnyRuleset

SIMULATED_ROUNDS = 60  # of games by bots, which need not come to an end
PERSON = "prussia"  # who plays alone sits here: every number of players has this seat


def _tables() -> tuple[TableInfo, ...]:
    board = load_board()
    return tuple(
        TableInfo(
            say(f"choice-scenario-{scenario}"),
            {"scenario": scenario, "players": players},
            {POWER_IDS[power]: _seat(board, power) for power in board.majors(players)},
            PERSON,
        )
        for scenario in SCENARIOS
        for players in PLAYERS
    )


def _seat(board: Board, power: int) -> SeatInfo:
    return SeatInfo(power_name(board, power), (POWER_IDS[power],))


def _make(options: Mapping[str, Any]) -> AnyRuleset:
    return AncienRegime(setting(options["scenario"], options["players"], options["rounds"], options["board"]))


def _board(folder: str | None) -> BoardInfo:
    board = load_board(folder)

    # Only those who draw import the drawing.
    def draw(scenario: int | None = None) -> str:
        from kabinett.ancien_regime.drawing import draw_board

        return draw_board(board, scenario)

    def draw_alone() -> str:
        from kabinett.ancien_regime.drawing import draw_map

        return draw_map(board)

    def data() -> Json:
        from kabinett.ancien_regime.sheetdata import sheet_data

        return sheet_data(board)

    kinds = [territory.kind for territory in board.territories]
    return BoardInfo(
        {
            "edition": board.digest,
            "territories": len(board.territories),
            **{word: kinds.count(kind) for kind, word in KIND_WORDS.items()},
            "borders": sum(map(len, board.neighbours)) // 2,
            "sea_routes": len(board.routes),
            "electors": sum(territory.elector for territory in board.territories),
            "generals": len(board.generals),
            "troop_tokens": sum(power.tokens for power in board.powers),
            "battle_cards": sum(board.deck.values()),
            "files": list(BOARD_FILES),
            **sources(board.folder, BOARD_FILES + DRAWING_FILES),
        },
        {
            "board": draw,
            "map": draw_alone,
            **{f"setup_{scenario}": partial(draw, scenario) for scenario in SCENARIOS},
        },
        data,
    )


ANCIEN_REGIME = GameInfo(
    "ancien_regime",
    "Coalitions: Ancien Régime",
    (
        Option("scenario", SCENARIOS, SCENARIOS[0]),
        Option("players", PLAYERS, max(PLAYERS)),
        NumberOption("rounds", default=0, least=0, most=MAX_ROUNDS),
        Option("board"),
    ),
    _tables,
    _make,
    rules_text,
    _board,
    {"rounds": SIMULATED_ROUNDS},
)
