"""The map of Ancien Régime in the terminal: territories and generals in words, and the neighbourhood of a place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.text import Text

from kabinett.ancien_regime.board import NOBODY, PLACES_OFF_MAP, POWER_IDS, SPAIN, Territory
from kabinett.ancien_regime.setting import Setting
from kabinett.ancien_regime.texts import Texts
from kabinett.core.errors import BadOption
from kabinett.core.moves import Move
from kabinett.core.ruleset import View
from kabinett.terminal.layout import Chart, Drawn, Rows
from kabinett.terminal.screen import Page, Screen
from kabinett.terminal.words import MOST_TYPED, columns, listed, say

STYLES = {
    "britain": "red",
    "prussia": "grey58",  # black is not readable on a dark ground
    "austria": "",  # the colour of the terminal's text, which is readable on any ground
    "france": "dodger_blue1",
    "russia": "green",
    "spain": "yellow3",
    "ottoman": "dark_orange",
}
SCALE, REACH = 24.0, 700.0  # units of the board in a line of the map, and how far it goes to each side
CAPITAL, IMPASSABLE = "★", "▲"
SIGNS = {"home": "●", "disputed": "◆", "undisputed": "○", "impassable": IMPASSABLE}
BORDER, BRITISH_ROUTE, SPANISH_ROUTE = "·", "~", "≈"
GARRISON, WITH_FORTRESS, FORTRESS, ELECTOR = "▪", "▣", "□", "♔"
OFF_MAP = tuple(place.removeprefix("~") for place in PLACES_OFF_MAP)


def troops_text(troops: int) -> str:
    """A number of troops in words."""
    return say("regime-troops", count=troops)


class EuropeScreen(Screen):
    """What Ancien Régime shows of its map. Everything comes from the seat's view; nothing from the state."""

    def __init__(self, setting: Setting, pages: Mapping[str, Page]) -> None:
        self.setting = setting
        self.board = setting.board
        self._frederick = ""
        super().__init__(Texts(setting), pages)

    # -- names

    def learn(self, frederick: str) -> None:
        """C3.6.2: who is Frederick is said by the view or by the log; from then on he is called so."""
        if frederick != self._frederick:
            self._frederick = frederick
            self.texts = Texts(self.setting, frederick)

    def code(self, power: str) -> str:
        """The two letters for a power."""
        return self.board.powers[POWER_IDS.index(power)].code

    def codes(self, powers: list[str]) -> str:
        """The letters of several powers, or a dash."""
        return " ".join(self.code(power) for power in powers) or "–"

    def power(self, power: str) -> Text:
        """A power by its letters and its name, in its colour."""
        return Text(f"{self.code(power)} {self.texts.name(power)}", style=STYLES[power])

    def owner(self, general: str) -> str:
        """The power of a general."""
        return POWER_IDS[self.board.generals[self.board.general_index[general]].power]

    def style(self, general: str) -> str:
        """The colour of a general's power."""
        return STYLES[self.owner(general)]

    def general_code(self, general: str) -> str:
        """A general in short: his power and number, or his own name."""
        return self.board.frederick_name.split()[0] if general == self._frederick else self._pawn(general)

    def _pawn(self, general: str) -> str:
        """The power and number of a general; Stuart has none."""
        number = general.rpartition("_")[2]
        return f"{self.code(self.owner(general))}{number}" if number.isdigit() else self.texts.name(general).split()[-1]

    def general_names(self, general: str) -> tuple[str, ...]:
        """What a general may be called, in small letters; Frederick also as before he was one."""
        pawn = self.board.generals[self.board.general_index[general]].name
        known = (general, pawn, self._pawn(general), self.texts.name(general), self.general_code(general))
        own = (self.board.frederick_name,) if general == self._frederick else ()
        return tuple(name.lower() for name in (*known, *own))

    def names(self, move: Move) -> tuple[str, ...]:
        """The names of what a move is about."""
        return self.general_names(move.arg) if move.arg in self.board.general_index else super().names(move)

    # -- generals and territories in words

    def generals_at(self, view: View, place: str) -> list[str]:
        """The generals in a place."""
        return [general for general, where in view.position["place"].items() if where == place]

    def army(self, view: View, general: str) -> str:
        """A general with his troops."""
        troops = view.position["troops"][general]
        name = self.texts.name(general)
        if not troops:
            return say("regime-general_alone", general=name)
        return say("regime-army", general=name, troops=troops_text(troops))

    def where(self, view: View, general: str) -> str:
        """The place of a general."""
        place: str = view.position["place"][general]
        return say(f"regime-place-{place}") if place in OFF_MAP else self.texts.name(place)

    def general_facts(self, view: View, general: str) -> str:
        """Where a general is, and with how many troops."""
        troops = view.position["troops"][general]
        return listed([self.where(view, general), troops_text(troops) if troops else say("regime-no_troops")])

    def kind_text(self, territory: Territory) -> str:
        """C5.4: what a territory is."""
        if territory.home != NOBODY:
            power = self.texts.called("power", POWER_IDS[territory.home])
            return say("regime-capital_of" if territory.capital else "regime-home_of", power=power)
        stripes = self.stripes(territory)
        kind = say(f"regime-kind-{territory.kind}")
        return f"{kind} {self.codes(stripes)}" if stripes else kind

    def stripes(self, territory: Territory) -> list[str]:
        """C5.4.2: the powers that gain Influence in a contested territory."""
        return [power for number, power in enumerate(POWER_IDS) if territory.stripes >> number & 1]

    def control_text(self, view: View, territory: Territory, full: bool = True) -> str:
        """C5.6: who controls a territory, and by what; in full also that nobody does."""
        fortress = territory.id in view.position["fortresses"]
        if owner := view.position["garrisons"].get(territory.id):
            message = "regime-garrison_fortress_of" if fortress else "regime-garrison_of"
            return say(message, power=self.texts.called("power", owner))
        held = [] if territory.home != NOBODY or not full else [say("regime-uncontrolled")]
        return listed(held + ([say("regime-empty_fortress")] if fortress else []))

    def territory_facts(self, view: View, place: str) -> str:
        """What one should know of a territory."""
        territory = self.board.territories[self.board.territory_index[place]]
        facts = [say("regime-value", value=territory.value), self.kind_text(territory)]
        facts += [say("regime-elector")] if territory.elector else []
        facts.append(self.control_text(view, territory))
        facts += [self.army(view, general) for general in self.generals_at(view, place)]
        return listed(fact for fact in facts if fact)

    def territory_row(self, view: View, territory: Territory, *more: Text) -> list[Text]:
        """The same as cells of a table."""
        control: str | None = view.position["control"].get(territory.id)
        kind = listed([self.kind_text(territory), *([say("regime-elector")] if territory.elector else [])])
        pieces = [self.control_text(view, territory, full=False)]  # a dash says whom nobody controls
        pieces += [self.army(view, general) for general in self.generals_at(view, territory.id)]
        return [
            Text(territory.name, style=STYLES.get(control or "", "")),
            *more,
            Text(str(territory.value)),
            Text(kind),
            Text(self.code(control) if control else "–", style=STYLES.get(control or "", "")),
            Text(listed(piece for piece in pieces if piece)),
        ]

    # -- the map

    def neighbourhood(self, view: View, place: str) -> RenderableType:
        """The map around a territory or general, given by id or name, and a list of what can be reached from there."""
        self.learn(view.position["frederick"])
        focus = self._find(view, place.lower())
        if focus is None:
            raise BadOption(say("regime-no_place", place=place[:MOST_TYPED]))
        return Group(self.map(view, focus), self.legend(view), self._around(view, focus))

    def _find(self, view: View, wanted: str) -> int | None:
        for general, where in view.position["place"].items():
            if wanted in self.general_names(general):
                return self.board.territory_index.get(where)
        for number, territory in enumerate(self.board.territories):
            if wanted in (territory.id, territory.name.lower()):
                return number
        return None

    def _around(self, view: View, focus: int) -> RenderableType:
        land = dict.fromkeys(self.setting.neighbours[focus], say("regime-way-land"))
        ways: dict[int, str] = {focus: say("regime-way-here")} | land
        for other, owner in self.setting.routes[focus]:
            sea = say("regime-way-sea", code=self.board.powers[owner].code)
            ways[other] = listed([ways[other], sea]) if other in ways else sea
        rows = [self.territory_row(view, self.board.territories[n], Text(way)) for n, way in ways.items()]
        return Rows(columns("regime", "territory", "way", "value", "kind", "control", "pieces"), rows)

    def map(self, view: View, focus: int) -> RenderableType:
        """The neighbourhood of a territory, as large as the terminal lets it be."""
        return Panel(Drawn(lambda width, height: self._chart(view, focus, width, height)),
                     title=escape(self.board.territories[focus].name))  # fmt: skip

    def legend(self, view: View) -> RenderableType:
        """What the signs on the map mean."""
        return Text(say("regime-legend"), style="dim")

    def _chart(self, view: View, focus: int, width: int, height: int) -> Text:
        """Borders as dots, sea routes as waves, territories by kind, pieces behind their names."""
        chart = Chart(*self._xy(focus), width, height, scale=SCALE, reach=REACH)
        near = [number for number in range(len(self.board.territories)) if chart.inside(self._xy(number))]
        for a in near:
            for b in self.setting.neighbours[a]:
                chart.line(self._xy(a), self._xy(b), BORDER)
            for b, owner in self.setting.routes[a]:
                chart.line(self._xy(a), self._xy(b), SPANISH_ROUTE if owner == SPAIN else BRITISH_ROUTE)
        for number in near:
            territory = self.board.territories[number]
            style = STYLES.get(view.position["control"].get(territory.id, ""), "")
            chart.put(self._xy(number), CAPITAL if territory.capital else SIGNS[territory.kind], f"bold {style}")
        for number in sorted(near, key=lambda n: self._rank(view, n, focus)):
            self._label(view, chart, number, number == focus)
        return chart.text()

    def _xy(self, territory: int) -> tuple[float, float]:
        return self.board.territories[territory].x, self.board.territories[territory].y

    def _rank(self, view: View, territory: int, focus: int) -> tuple[bool, float]:
        """Names that must not be missing come first: where generals are, then the nearest."""
        (x, y), (x0, y0) = self._xy(territory), self._xy(focus)
        return not self.generals_at(view, self.board.territories[territory].id), abs(x - x0) + abs(y - y0)

    def _label(self, view: View, chart: Chart, number: int, focus: bool) -> None:
        """The name of a territory with its signs and generals; of generals at least something is always shown."""
        territory = self.board.territories[number]
        generals = self.generals_at(view, territory.id)
        labels = [f"{territory.name}{self._signs(view, territory, full)}" for full in (True, False)]
        if not generals:
            any(chart.label(self._xy(number), label, "reverse" if focus else "") for label in labels)
            return
        troops: Mapping[str, Any] = view.position["troops"]
        army = "(" + "+".join(f"{self.general_code(general)} {troops[general]}" for general in generals) + ")"
        style = f"bold {self.style(generals[0])}"
        labels = [*(label + army for label in (*labels, territory.name)), army]
        if not any(chart.label(self._xy(number), label, style) for label in labels):
            chart.notes.append(f"{territory.name} {army}")

    def _signs(self, view: View, territory: Territory, full: bool) -> str:
        """Elector, value, controller, garrison and fortress; in full also whose home it is, or its stripes."""
        if territory.kind == "impassable":
            return ""
        control: str | None = view.position["control"].get(territory.id)
        garrison, fortress = territory.id in view.position["garrisons"], territory.id in view.position["fortresses"]
        piece = (WITH_FORTRESS if fortress else GARRISON) if garrison else FORTRESS if fortress else ""
        elector = ELECTOR if territory.elector else ""
        of = "+".join(self.code(power) for power in self.stripes(territory))
        if territory.home != NOBODY and POWER_IDS[territory.home] != control:
            of = self.board.powers[territory.home].code
        land = f"{territory.value} {of}" if full and of else str(territory.value)
        return f"{elector} {land}{f'/{self.code(control)}' if control else ''}{piece}"
