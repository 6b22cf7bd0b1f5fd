"""Maria in the terminal: tables of powers and pieces, and a map of the neighbourhood drawn with characters."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from kabinett.core.errors import BadOption
from kabinett.core.events import Event
from kabinett.core.moves import Decision, Move
from kabinett.core.ruleset import View
from kabinett.core.state import Outcome
from kabinett.maria.board import POWER_IDS, SUITS
from kabinett.maria.deck import FACE_NAMES
from kabinett.maria.sequence import PHASES
from kabinett.maria.setting import Setting
from kabinett.maria.texts import SUIT_SIGNS, Texts, card_text

STYLES = {
    "france": "red",
    "bavaria": "dark_orange",
    "prussia": "dodger_blue1",
    "saxony": "green",
    "austria": "bright_white",
    "pragmatic": "magenta",
}
MAX_WIDTH, HEIGHT = 120, 26
REACH_X, REACH_Y = 175.0, 105.0  # half of the part of the map that is shown, in board units
LEGEND = "o city   ◆ fortress   ★ major fortress   # main road   · road   ! hussar   ♠♥♦♣ suit of the sector"
SIGNS = {"city": "o", "minor_fortress": "◆", "major_fortress": "★"}


class MariaScreen:
    """What Maria shows. Everything comes from the seat's view; nothing from the state."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.texts = Texts(setting)
        self.board = setting.board

    # -- sentences

    def question(self, decision: Decision) -> str:
        """The question of a decision."""
        return self.texts.decision(decision)

    def event(self, event: Event) -> str:
        """The log line of an event."""
        return self.texts.event(event)

    def outcome(self, outcome: Outcome) -> str:
        """How the game ended."""
        return self.texts.outcome(outcome)

    def explanation(self, clause: str) -> str:
        """A clause in our own words."""
        return self.texts.explanation(clause)

    def seat_name(self, seat: str) -> str:
        """The name of a seat."""
        return self.texts.name(seat)

    def standing(self, move: Move) -> str:
        """A standing move."""
        return self.texts.standing(move)

    def option(self, view: View, decision: Decision, move: Move) -> str:
        """An option, a city with what is there, a piece with where it is."""
        text = self.texts.option(decision, move)
        if move.verb == "city":
            return f"{text}  [dim]{self._city_facts(view, move.n)}[/]"
        if move.verb in ("piece", "reenter"):
            return f"{text}  [dim]{self._piece_facts(view, move.arg or '')}[/]"
        return text

    def _city_facts(self, view: View, city: int) -> str:
        """Sector suit, kind and controller of a city, and the pieces in it."""
        data = self.board.cities[city]
        facts = [self._suit(city)]
        if data.fortress:
            facts.append(f"{data.kind.replace('_', ' ')} of {self.texts.name(view.position['control'][data.id])}")
        facts += [self._piece_short(view, piece) for piece in self._pieces_at(view, data.id)]
        if data.id in view.position["hussars"]:
            facts.append("hussar")
        return ", ".join(facts)

    def _piece_facts(self, view: View, piece: str) -> str:
        place = view.position["place"][piece]
        where = self.texts.name(place) if place in self.board.city_index else place
        troops = view.position["troops"].get(piece)
        down = ", out of supply" if piece in view.position["face_down"] else ""
        return f"{where}{f', {troops} troops' if troops else ''}{down}"

    def _suit(self, city: int) -> str:
        return SUIT_SIGNS[SUITS[self.board.suit[city]][0].upper()]

    def _pieces_at(self, view: View, city: str) -> list[str]:
        return [piece for piece, place in view.position["place"].items() if place == city]

    def _piece_short(self, view: View, piece: str) -> str:
        data = self.board.pieces[self.board.piece_index[piece]]
        troops = view.position["troops"].get(piece)
        count = "" if not data.general else f" {troops}" if troops is not None else " ?"
        return f"{self.texts.name(piece)}{count}"

    # -- the whole situation

    def situation(self, view: View) -> RenderableType:
        """Turn, powers and all pieces."""
        return Group(Text(self._when(view), style="bold"), self._powers(view), self._pieces(view))

    def surroundings(self, view: View, decision: Decision) -> RenderableType:
        """Turn, own cards, and the map around the piece or city in question."""
        parts: list[RenderableType] = [Text(self._when(view), style="bold"), self._powers(view)]
        focus = self._focus(view, decision)
        if focus is not None:
            parts.append(self._map(view, focus))
        return Group(*parts)

    def neighbourhood(self, view: View, place: str) -> RenderableType:
        """The map around a city, given by id or name, or around a piece."""
        wanted = view.position["place"].get(place, place)
        for number in self.setting.network.cities:
            city = self.board.cities[number]
            if wanted.lower() in (city.id, city.name.lower()):
                return self._map(view, number)
        raise BadOption(f"there is no city or piece on the map called '{place}'")

    def _when(self, view: View) -> str:
        turn = f"Turn {view.position['turn']} of {self.setting.variant.turns}"
        for stage in reversed(view.position["stages"]):
            if stage["stage"] == "ActionStage":
                powers = " & ".join(self.texts.name(power) for power in stage["powers"])
                return f"{turn} · {powers} · {PHASES[max(0, stage['next_phase'] - 1)]}"
            if stage["stage"] in ("HussarStage", "Winter", "SetUp"):
                return f"{turn} · {stage['stage'].removesuffix('Stage').lower()}"
        return turn

    def _powers(self, view: View) -> RenderableType:
        grid = Grid(box=None, padding=(0, 2, 0, 0))
        for title in ("Power", "Played by", "Troops", "Goal", "Cards"):
            grid.add_column(title, style="" if title == "Power" else "default")
        for power in self.setting.powers:
            name = POWER_IDS[power]
            hand = view.position["hands"][name]
            cards = f"{hand} cards" if isinstance(hand, int) else self._hand(hand)
            seat = self.texts.name(self.setting.seat_of[power])
            grid.add_row(Text(self.texts.name(name), style=STYLES[name]), seat, str(view.position["totals"][name]),
                         self._goal(view, name), cards)  # fmt: skip
        return grid

    def _goal(self, view: View, power: str) -> str:
        goal = view.position["goals"].get(power)
        return f"{goal['taken']} of {goal['goal']}" if goal else ""

    def _hand(self, cards: list[str]) -> str:
        order = sorted(cards, key=lambda card: FACE_NAMES.index(card.split("/")[0]))
        return " ".join(card_text(card) for card in order) or "no cards"

    def _pieces(self, view: View) -> RenderableType:
        grid = Grid(box=None, padding=(0, 2, 0, 0))
        for title in ("Piece", "Rank", "Place", "Sector", "Troops", "Supply"):
            grid.add_column(title)
        for piece in self.board.pieces:
            place = view.position["place"][piece.id]
            if place != "absent":
                grid.add_row(*self._piece_row(view, piece.id, place))
        return grid

    def _piece_row(self, view: View, piece: str, place: str) -> list[RenderableType]:
        data = self.board.pieces[self.board.piece_index[piece]]
        city = self.board.city_index.get(place)
        troops = view.position["troops"].get(piece)
        return [
            Text(self.texts.name(piece), style=STYLES[POWER_IDS[data.power]]),
            str(data.rank or ""),
            self.texts.name(place),
            "" if city is None else self._suit(city),
            "" if not data.general or city is None else "?" if troops is None else str(troops),
            "out" if piece in view.position["face_down"] else "",
        ]

    # -- the map

    def _focus(self, view: View, decision: Decision) -> int | None:
        """The city around which a decision turns."""
        for key in ("city", "piece"):
            value = decision.params.get(key)
            place = view.position["place"].get(value, value)
            if place in self.board.city_index:
                return self.board.city_index[place]
        cities = [move.n for move in decision.options if move.verb == "city"]
        pieces = [view.position["place"][move.arg] for move in decision.options if move.verb == "piece"]
        cities += [self.board.city_index[place] for place in pieces if place in self.board.city_index]
        return self._middle(cities)

    def _middle(self, cities: list[int]) -> int | None:
        if not cities:
            return None
        x = sum(self.board.cities[city].x for city in cities) / len(cities)
        y = sum(self.board.cities[city].y for city in cities) / len(cities)
        return min(cities, key=lambda c: (self.board.cities[c].x - x) ** 2 + (self.board.cities[c].y - y) ** 2)

    def _map(self, view: View, focus: int) -> RenderableType:
        """The neighbourhood of a city, as wide as the terminal."""
        panel = Panel(Drawn(lambda width: self._chart(view, focus, width)), title=self.board.cities[focus].name)
        return Group(panel, Text(LEGEND, style="dim"))

    def _chart(self, view: View, focus: int, width: int) -> Text:
        """Roads as dots (main roads as #), cities by kind, pieces behind their names."""
        chart = Chart(self.board.cities[focus].x, self.board.cities[focus].y, width)
        near = [
            number
            for number in self.setting.network.cities
            if self.board.cities[number].map == self.board.cities[focus].map and chart.inside(self._xy(number))
        ]
        for a in near:
            for b in self.setting.network.inner[a]:
                if a < b or b not in near:
                    chart.line(self._xy(a), self._xy(b), "#" if b in self.setting.network.main[a] else "·")
        for number in near:
            city = self.board.cities[number]
            style = STYLES.get(view.position["control"].get(city.id, ""), "yellow")
            chart.put(self._xy(number), SIGNS[city.kind], f"bold {style}")
        for number in sorted(near, key=lambda n: (n != focus, not self._pieces_at(view, self.board.cities[n].id))):
            self._label_city(view, chart, number, number == focus)
        return chart.text()

    def _xy(self, city: int) -> tuple[float, float]:
        return self.board.cities[city].x, self.board.cities[city].y

    def _label_city(self, view: View, chart: Chart, number: int, focus: bool) -> None:
        city = self.board.cities[number]
        pieces = self._pieces_at(view, city.id)
        power = POWER_IDS[self.board.pieces[self.board.piece_index[pieces[0]]].power] if pieces else ""
        hussar = "!" if city.id in view.position["hussars"] else ""
        label = f"{city.name}{self._suit(number)}{hussar}"
        if pieces:
            label += "(" + "+".join(self._piece_short(view, piece) for piece in pieces) + ")"
        chart.label(self._xy(number), label, f"bold {STYLES[power]}" if power else "reverse" if focus else "default")


class Drawn:
    """A text that is made for the width that there is."""

    def __init__(self, draw: Callable[[int], Text]) -> None:
        self._draw = draw

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self._draw(min(options.max_width, MAX_WIDTH))


class Chart:
    """A grid of characters over a part of a map."""

    def __init__(self, x: float, y: float, width: int) -> None:
        self._width = width
        self._x, self._y = x - REACH_X, y - REACH_Y
        self._cells: list[list[tuple[str, str]]] = [[(" ", "")] * width for _ in range(HEIGHT)]

    def inside(self, xy: tuple[float, float]) -> bool:
        """Whether a point of the map is shown."""
        column, row = self._cell(xy)
        return 0 <= column < self._width and 0 <= row < HEIGHT

    def _cell(self, xy: tuple[float, float]) -> tuple[int, int]:
        return int((xy[0] - self._x) / (2 * REACH_X) * self._width), int((xy[1] - self._y) / (2 * REACH_Y) * HEIGHT)

    def line(self, a: tuple[float, float], b: tuple[float, float], sign: str) -> None:
        """A road between two points."""
        (x0, y0), (x1, y1) = self._cell(a), self._cell(b)
        steps = max(abs(x1 - x0), abs(y1 - y0), 1)
        for step in range(steps + 1):
            column, row = round(x0 + (x1 - x0) * step / steps), round(y0 + (y1 - y0) * step / steps)
            if 0 <= column < self._width and 0 <= row < HEIGHT and self._cells[row][column][0] in " ·":
                self._cells[row][column] = (sign, "dim")

    def put(self, xy: tuple[float, float], sign: str, style: str) -> None:
        """A sign at a point."""
        column, row = self._cell(xy)
        self._cells[row][column] = (sign, style)

    def label(self, xy: tuple[float, float], text: str, style: str) -> None:
        """A text beside a point, on the first side where it hides nothing but roads."""
        column, row = self._cell(xy)
        for start, line in ((column + 1, row), (column - len(text), row), (column - len(text) // 2, row - 1),
                            (column - len(text) // 2, row + 1)):  # fmt: skip
            if self._free(start, line, len(text)):
                for offset, sign in enumerate(text):
                    self._cells[line][start + offset] = (sign, style)
                return

    def _free(self, start: int, row: int, length: int) -> bool:
        if not (0 <= row < HEIGHT and start >= 0 and start + length <= self._width):
            return False
        return all(sign in " ·#" for sign, _ in self._cells[row][start : start + length])

    def text(self) -> Text:
        """The grid as text."""
        text = Text(no_wrap=True)
        for row in self._cells:
            for sign, style in row:
                text.append(sign, style)
            text.append("\n")
        text.right_crop(1)
        return text
