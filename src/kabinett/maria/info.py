"""M1.1, M1.2, M25: Maria as one of the games: its options, seats, rules text and board."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from kabinett.core.editions import sources
from kabinett.core.fields import Json
from kabinett.core.info import BoardInfo, GameInfo, Option, SeatInfo, TableInfo
from kabinett.core.ruleset import AnyRuleset
from kabinett.maria.board import BOARD_FILES, DRAWING_FILES, OWN_BOARD, load_board
from kabinett.maria.political import load_political_cards, load_tracks
from kabinett.maria.rules import Maria
from kabinett.maria.setting import ADVANCED, POLITICS, setting, variants
from kabinett.maria.texts import rules_text
from kabinett.maria.words import say

PLAYERS = tuple(sorted({players for variant in variants().values() for players in variant.seats}))


def _tables() -> tuple[TableInfo, ...]:
    return tuple(
        TableInfo(
            say(f"choice-variant-{variant.id}"),
            {"variant": variant.id, "players": players},
            {seat: SeatInfo(say(f"seat-{seat}"), powers) for seat, (_, powers) in seats.items()},
            variant.person[players],
        )
        for variant in variants().values()
        for players, seats in variant.seats.items()
    )


def _make(options: Mapping[str, Any]) -> AnyRuleset:
    return Maria(setting(options["variant"], options["players"], options["board"], options["politics"]))


def _board(folder: str | None) -> BoardInfo:
    board = load_board(folder)
    tracks = load_tracks(board.folder, board.power_index)
    cards = load_political_cards(board.folder, board.power_index, board.city_index, board.rhine)

    own = OWN_BOARD if folder is None else Path(folder)

    # Only those who draw import the drawing.
    def draw_whole() -> str:
        from kabinett.maria.drawing import draw_board, load_labels

        return draw_board(board, load_labels(own))

    def draw_alone() -> str:
        from kabinett.maria.drawing import draw_map, load_labels

        return draw_map(board, load_labels(own))

    def data() -> Json:
        from kabinett.maria.drawing import load_labels
        from kabinett.maria.sheetdata import sheet_data

        return sheet_data(board, load_labels(own), tracks, cards)

    def draw_politics() -> str:
        from kabinett.maria.drawing.display import draw_display

        return draw_display(board, tracks, cards)

    return BoardInfo(
        {
            "edition": board.digest,
            "cities": len(board.cities),
            "roads": len(board.roads),
            "main_roads": sum(main for _, _, main in board.roads),
            "sectors": len(board.sectors),
            "fortresses": len(board.fortresses),
            "generals": board.generals,
            "trains": len(board.pieces) - board.generals,
            "political_cards": len(cards),
            "track_boxes": sum(len(track.boxes) for track in tracks),
            "files": list(BOARD_FILES),
            **sources(board.folder, BOARD_FILES, DRAWING_FILES),
        },
        {"board": draw_whole, "map": draw_alone, "display": draw_politics},
        data,
    )


MARIA = GameInfo(
    "maria",
    "Maria",
    (
        Option("variant", tuple(variants()), "introductory"),
        Option("players", PLAYERS, max(PLAYERS)),
        Option("politics", POLITICS, POLITICS[0], only={"variant": (ADVANCED,)}),
        Option("board"),
    ),
    _tables,
    _make,
    rules_text,
    _board,
)
