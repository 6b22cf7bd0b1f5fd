"""What the screens of games are made of: tables that fit a narrow terminal, and a map of characters."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import groupby
from textwrap import wrap

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text

from kabinett.terminal.words import say

ROOM_FOR_TABLES = 70  # columns
ROOM_FOR_RULES = 130  # columns that the widest table of the rules needs
TABLE = r"^( *)\|.*\n *\|[-:| ]+\|\n(?: *\|.*(?:\n|\Z))+"  # in Markdown
WAYS = " ·#~≈"  # what a label on a map may hide: nothing, borders, roads and sea routes
MIN_HEIGHT, MAX_HEIGHT = 14, 30
LINES_AROUND = 22  # what a question needs besides the map


class Rows:
    """A table; where it is too narrow for one without cutting names, each row is a line of its own.

    `headed` is whether these lines need the title of the first column above them.
    """

    def __init__(self, titles: Sequence[str], rows: Sequence[Sequence[Text]], headed: bool = False) -> None:
        self._titles = titles
        self._rows = rows
        self._headed = headed

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if options.max_width < ROOM_FOR_TABLES:
            if self._headed:
                yield Text(self._titles[0], style="bold")
            for row in self._rows:
                named = [(f"{title}: " if n and title else "", cell) for n, (title, cell) in
                         enumerate(zip(self._titles, row, strict=True)) if cell.plain]  # fmt: skip
                yield Text("; ").join(Text(title).append_text(cell) for title, cell in named)
            return
        grid = Grid(*self._titles, box=None, padding=(0, 2, 0, 0))
        for row in self._rows:
            grid.add_row(*row)
        yield grid


class Either:
    """One thing where there is room for tables, another where there is not."""

    def __init__(self, wide: RenderableType, narrow: RenderableType) -> None:
        self._wide = wide
        self._narrow = narrow

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self._narrow if options.max_width < ROOM_FOR_TABLES else self._wide


class Clause:
    """A text of the rules; where it is too narrow for its tables, each row of them is an entry of a list."""

    def __init__(self, text: str) -> None:
        self._text = text

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        narrow = options.max_width < ROOM_FOR_RULES
        yield Markdown(re.sub(TABLE, _listed, self._text, flags=re.MULTILINE) if narrow else self._text)


def _listed(table: re.Match[str]) -> str:
    """A table of Markdown as a list: each row is an entry, whose cells stand after their titles, if they have any."""
    rows = [[cell.strip() for cell in re.split(r"(?<!\\)\|", line.strip())[1:-1]] for line in table[0].splitlines()]
    titles, _, *entries = rows
    indent, lines = table[1], [""]
    for first, *rest in entries:
        cells = [f"{title}: {cell}" if title else cell for title, cell in zip(titles[1:], rest, strict=True) if cell]
        name = f"{titles[0]}: {first};" if titles[0] else f"{first}:"
        lines.append(f"{indent}- {name} {'; '.join(cells)}")
    return "\n".join([*lines, "", ""])


class Notes:
    """Texts beside their names; where it is too narrow for two columns, each is a line of its own."""

    def __init__(self, notes: Sequence[tuple[str | Text, str]], title: str = "") -> None:
        self._notes = notes
        self._title = title

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if self._title:
            yield Text(f"\n{self._title}", style="bold")
        if options.max_width < ROOM_FOR_TABLES:
            for name, words in self._notes:
                yield Text(": ").join(
                    Text(str(part)) if isinstance(part, str) else part for part in (name, words) if part
                )
            return
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column()
        for name, words in self._notes:
            grid.add_row(Text(name) if isinstance(name, str) else name, Text(words))
        yield grid


class Drawn:
    """A text that is made for the room that there is."""

    def __init__(self, draw: Callable[[int, int], Text]) -> None:
        self._draw = draw

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        height = console.height - LINES_AROUND if console.is_terminal else MAX_HEIGHT
        yield self._draw(options.max_width, max(MIN_HEIGHT, min(height, MAX_HEIGHT)))


def middle(places: Sequence[int], xy: Callable[[int], tuple[float, float]]) -> int | None:
    """Of several places on a map the one in their middle."""
    if not places:
        return None
    x, y = (sum(values) / len(places) for values in zip(*map(xy, places), strict=True))
    return min(places, key=lambda place: (xy(place)[0] - x) ** 2 + (xy(place)[1] - y) ** 2)


class Chart:
    """A grid of characters over a part of a map. `notes` are labels for which there was no room on it.

    `scale` is how many units of the board a line has; a character is half as wide as it is high. However wide the
    terminal is, nothing is shown that lies more than `reach` units to the left or right.
    """

    def __init__(self, x: float, y: float, width: int, height: int, *, scale: float, reach: float) -> None:
        self._width, self._height = width, height
        self._reach_y = scale * height / 2
        self._reach_x = min(scale * width / 4, reach)
        self._x, self._y = x - self._reach_x, y - self._reach_y
        self._cells: list[list[tuple[str, str]]] = [[(" ", "")] * width for _ in range(height)]
        self.notes: list[str] = []

    def inside(self, xy: tuple[float, float]) -> bool:
        """Whether a point of the map is shown."""
        column, row = self._cell(xy)
        return 0 <= column < self._width and 0 <= row < self._height

    def _cell(self, xy: tuple[float, float]) -> tuple[int, int]:
        column = (xy[0] - self._x) / (2 * self._reach_x) * self._width
        return int(column // 1), int((xy[1] - self._y) / (2 * self._reach_y) * self._height // 1)

    def line(self, a: tuple[float, float], b: tuple[float, float], sign: str) -> None:
        """A road, border or sea route between two points."""
        (x0, y0), (x1, y1) = self._cell(a), self._cell(b)
        steps = max(abs(x1 - x0), abs(y1 - y0), 1)
        for step in range(steps + 1):
            column, row = round(x0 + (x1 - x0) * step / steps), round(y0 + (y1 - y0) * step / steps)
            if 0 <= column < self._width and 0 <= row < self._height and self._cells[row][column][0] in " ·":
                self._cells[row][column] = (sign, "dim")

    def put(self, xy: tuple[float, float], sign: str, style: str) -> None:
        """A sign at a point."""
        column, row = self._cell(xy)
        self._cells[row][column] = (sign, style)

    def label(self, xy: tuple[float, float], text: str, style: str) -> bool:
        """A text beside a point, on the first side where it hides nothing but ways. False if there is none."""
        column, row = self._cell(xy)
        right, left, middle = column + 1, column - len(text), column - len(text) // 2
        places = [(right, row), (left, row)]
        places += [(start, line) for line in (row - 1, row + 1) for start in (middle, column, column - len(text) + 1)]
        for start, line in places:
            if self._free(start, line, len(text), column):
                for offset, sign in enumerate(text):
                    self._cells[line][start + offset] = (sign, style)
                return True
        return False

    def _free(self, start: int, row: int, length: int, own: int) -> bool:
        """Whether a text fits here, with a gap to its neighbours; its own sign may touch it."""
        if not (0 <= row < self._height and start >= 0 and start + length <= self._width):
            return False
        around = range(max(0, start - 1), min(self._width, start + length + 1))
        outside = (start - 1, start + length)
        return all(self._cells[row][c][0] in WAYS or (c == own and c in outside) for c in around)

    def text(self) -> Text:
        """The grid as text, with the notes below it."""
        text = Text(no_wrap=True)
        for row in self._cells:
            for style, cells in groupby(row, key=lambda cell: cell[1]):
                text.append("".join(sign for sign, _ in cells), style)
            text.append("\n")
        for note in self.notes:
            for line in wrap(say("terminal-hidden", what=note), self._width):
                text.append(f"{line}\n", "bold")
        text.right_crop(1)
        return text
