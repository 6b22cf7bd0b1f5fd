"""C3.1, C3.2 Ancien Régime as one of the games: its options, seats, rules text and board."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from kabinett.ancien_regime.board import BOARD_FILES, DRAWING_FILES, KIND_WORDS, SCENARIOS, Power, load_board
from kabinett.ancien_regime.rules import AncienRegime
from kabinett.ancien_regime.setting import MAX_ROUNDS, PLAYERS, setting
from kabinett.ancien_regime.texts import rules_text
from kabinett.core.editions import sources
from kabinett.core.info import BoardInfo, GameInfo, NumberOption, Option, SeatInfo, TableInfo
from kabinett.core.ruleset import AnyRuleset

SIMULATED_ROUNDS = 60  # of games by bots, which need not come to an end
SCENARIO_NAMES = {1740: "War of the Austrian Succession", 1756: "Seven Years' War"}  # C3.1
PERSON = "prussia"  # who plays alone sits here: every number of players has this seat


def _tables() -> tuple[TableInfo, ...]:
    board = load_board()
    return tuple(
        TableInfo(
            SCENARIO_NAMES[scenario],
            {"scenario": scenario, "players": players},
            {board.powers[power].id: _seat(board.powers[power]) for power in board.majors(players)},
            PERSON,
        )
        for scenario in SCENARIOS
        for players in PLAYERS
    )


def _seat(power: Power) -> SeatInfo:
    return SeatInfo(power.name, (power.id,))


def _make(options: Mapping[str, Any]) -> AnyRuleset:
    return AncienRegime(setting(options["scenario"], options["players"], options["rounds"], options["board"]))


def _board(folder: str | None) -> BoardInfo:
    board = load_board(folder)

    # Only those who draw import the drawing.
    def draw_map(scenario: int | None = None) -> str:
        from kabinett.ancien_regime.drawing import draw_board

        return draw_board(board, scenario)

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
        {"board": draw_map, **{f"setup_{scenario}": partial(draw_map, scenario) for scenario in SCENARIOS}},
    )


ANCIEN_REGIME = GameInfo(
    "ancien_regime",
    "Coalitions: Ancien Régime",
    (
        Option("scenario", "the war that is played (C3.1)", SCENARIOS, SCENARIOS[0]),
        Option("players", "the number of players", PLAYERS, max(PLAYERS)),
        NumberOption("rounds", "a last Round (C4.5); 0 is none", default=0, least=0, most=MAX_ROUNDS),
        Option("board", "a folder with another edition of the board"),
    ),
    _tables,
    _make,
    rules_text,
    _board,
    {"rounds": SIMULATED_ROUNDS},
)
