"""M1.1, M1.2, M25: Maria as one of the games: its options, seats, rules text and board."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from kabinett.core.editions import sources
from kabinett.core.info import BoardInfo, GameInfo, Option, SeatInfo, TableInfo
from kabinett.core.ruleset import AnyRuleset
from kabinett.maria.board import BOARD_FILES, DRAWING_FILES, OWN_BOARD, load_board
from kabinett.maria.political import load_political_cards, load_tracks
from kabinett.maria.rules import Maria
from kabinett.maria.setting import POLITICS, setting, variants
from kabinett.maria.texts import rules_text

PLAYERS = tuple(sorted({players for variant in variants().values() for players in variant.seats}))


def _tables() -> tuple[TableInfo, ...]:
    return tuple(
        TableInfo(
            variant.name,
            {"variant": variant.id, "players": players},
            {seat: SeatInfo(name, powers) for seat, (name, powers) in seats.items()},
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

    # Only those who draw import the drawing.
    def draw_map() -> str:
        from kabinett.maria.drawing import draw_board, load_labels

        return draw_board(board, load_labels(OWN_BOARD if folder is None else Path(folder)))

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
        {"board": draw_map, "display": draw_politics},
    )


MARIA = GameInfo(
    "maria",
    "Maria",
    (
        Option("variant", "the introductory or the whole game", tuple(variants()), "introductory"),
        Option("players", "the number of players", PLAYERS, max(PLAYERS)),
        Option("politics", "the kind of politics in the advanced game (M25)", POLITICS, POLITICS[0]),
        Option("board", "a folder with another edition of the board"),
    ),
    _tables,
    _make,
    rules_text,
    _board,
)
