"""Maria in the terminal: tables of powers and pieces, and a map of the neighbourhood drawn with characters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.text import Text

from kabinett.core.errors import BadOption
from kabinett.core.events import Event
from kabinett.core.moves import Decision, Move
from kabinett.core.ruleset import View
from kabinett.maria.board import POWER_IDS, SUITS
from kabinett.maria.deck import CARD_NAMES, FACE_NAMES, points
from kabinett.maria.sequence import PHASES
from kabinett.maria.setting import MAX_TERM, Setting
from kabinett.maria.texts import SUIT_SIGNS, Texts, card_text
from kabinett.maria.tracks import CORPS_PRICE
from kabinett.maria.winter import PRICE
from kabinett.maria.words import card_words, instruction_words
from kabinett.terminal.advanced import STYLES, AdvancedScreen
from kabinett.terminal.layout import Chart, Drawn, Rows, middle
from kabinett.terminal.screen import Examples, Page, Screen
from kabinett.terminal.words import MOST_TYPED, columns, listed, say

# The keys of what stages of the turn are called; the action stages say more.
STAGE_NAMES = {
    "HussarStage": "hussar",
    "Winter": "winter",
    "SetUp": "setup",
    "Election": "election",
    "PoliticsStage": "politics",
}
AFTER_PHASES = "end"
POLITICS_PHASES = ("reveal", "trump", "placement", "influence", "choice", "markers", "end")  # M17.0.1
# How moves are written that can be made at any question: the keys of what is said.
FORMS = {
    "propose": "propose",
    **dict.fromkeys(("accept", "decline", "withdraw"), "answer"),
    "contract": "contract",
    "cancel": "cancel",
}
SCALE, REACH = 8.0, 320.0  # units of the board in a line of the map, and how far it goes to each side
SIGNS = {"city": "o", "minor_fortress": "◆", "major_fortress": "★"}


class MariaScreen(Screen):
    """What Maria shows. Everything comes from the seat's view; nothing from the state."""

    examples = Examples("city breslau", "breslau", "M9.7", "city", ("conquer breslau", "supply friedrich"))
    # Cards are chosen by themselves (S10, R5 for a Reserve as 5).
    own_keys: ClassVar[Mapping[str, str]] = {**Screen.own_keys, "card": "{}", "reserve": "R{}"}

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        texts = Texts(setting)
        self.board = setting.board
        self.advanced = AdvancedScreen(setting, texts) if setting.advanced else None
        pages = {"troops": Page(say("terminal-page-troops"), self.divisions)}
        if self.advanced:
            pages |= {
                "politics": Page(say("terminal-page-politics"), self.advanced.politics),
                "deals": Page(say("terminal-page-deals"), self.advanced.deals),
            }
        super().__init__(texts, pages)
        self._political = {card.id: card for card in setting.political}

    # -- sentences

    def question(self, view: View, decision: Decision) -> str:
        """The question of a decision."""
        question = super().question(view, decision)
        if decision.kind == "setup" and view.position["place"][decision.params["piece"]] == "absent":
            question += f" {escape(say('maria-takes_no_part'))}"
        if decision.kind == "recruit":
            worth = points([CARD_NAMES.index(card) for card in view.position["hands"][decision.params["power"]]])
            question += f" {escape(say('maria-prices', price=PRICE, worth=worth))}"
        return question

    def log(self, events: Sequence[Event]) -> list[str]:
        """The lines of the log; the steps of one march are one line, and an agreement that binds is told once."""
        lines: list[str] = []
        previous: Event | None = None
        told: Mapping[str, object] = {}
        for event in events:
            if event.kind == "agreement_binds":
                if event.params == told:
                    continue
                told = event.params
            if previous and event.kind == previous.kind == "moved" and event.params["start"] == previous.params["city"]:
                sentence, _, clause = lines[-1].rpartition(" (")
                city = escape(self.texts.name(str(event.params["city"])))
                lines[-1] = f"{sentence.removesuffix('.')} – {city}. ({clause}"
            else:
                lines.append(f"{escape(self.texts.event(event))} ({event.clause})")
            previous = event
        return lines

    def names(self, move: Move) -> tuple[str, ...]:
        """The id and the name of what a move is about."""
        if move.arg is not None and move.verb in ("political", "suit", "candidate"):
            return move.arg.lower(), self.texts.called(move.verb, move.arg).lower()
        return super().names(move)

    def form(self, line: str) -> str:
        """M20, M21.4: how a move of negotiation is written that somebody may have meant; nothing for any other."""
        verb, _, rest = line.lower().partition(" ")
        if not self.advanced:
            return ""
        if verb == "end" and rest:
            return say("maria-form-end", rest=rest)
        return say(f"maria-form-{FORMS[verb]}", verb=verb, turns=MAX_TERM) if verb in FORMS else ""

    def urgent(self, decision: Decision) -> bool:
        """M10.1.21: of two players who move at the same time one has the turn in Flanders."""
        return decision.clause == "M10.1.21"

    def divisions(self, view: View) -> RenderableType:
        """M6.7: divisions of stacks, each told once, from the side of the first of the two generals."""
        lines = []
        for move in view.standing:
            if move.verb != "divide":
                continue
            piece, _, number = (move.arg or "").partition(":")
            pair = [p for p in self._pieces_at(view, view.position["place"][piece]) if view.position["troops"].get(p)]
            if piece == pair[0]:
                rest = sum(view.position["troops"][p] for p in pair) - int(number)
                first, second = (self.texts.name(p) for p in pair)
                lines.append(Text.assemble(f"  {move}   ", (f"{first} {number}, {second} {rest}", "dim")))
        return Group(*lines or [Text(say("maria-no_stack"))])

    def facts(self, view: View, decision: Decision, move: Move) -> str:
        """What one should know of an option: what is in a city, where a piece is, what a card does."""
        if move.verb == "city":
            main = decision.kind == "march" and move.n in self.setting.network.main[self._here(decision)]
            return listed([*([say("maria-main_road")] if main else []), self._city_facts(view, move.n)])
        if move.verb in ("piece", "reenter"):
            facts = self._piece_facts(view, move.arg or "")
            gone = view.position["place"][move.arg] == "eliminated"
            dear = decision.kind == "corps" and gone
            return say("maria-corps_price", facts=facts, price=CORPS_PRICE) if dear else facts
        if decision.kind == "placement" and self.advanced:
            return self.advanced.worth(view, move)
        if move.verb == "political":
            return card_words(self.board, self._political[move.arg or ""])
        if move.verb == "follow":
            return instruction_words(self.board, self._political[str(decision.params["political"])])
        if move.verb in ("left", "right") and self.advanced:
            steps = int(decision.params["boxes"]) * (-1 if move.verb == "left" else 1)
            return self.advanced.destination(view, str(decision.params["track"]), steps)
        return ""

    def _here(self, decision: Decision) -> int:
        return self.board.city_index[str(decision.params["city"])]

    def _city_facts(self, view: View, city: int) -> str:
        """Sector suit, kind and controller of a city, and the pieces in it."""
        data = self.board.cities[city]
        facts = [self._suit(city)]
        if data.fortress:
            facts.append(say(f"maria-{data.kind}", power=self.texts.name(view.position["control"][data.id])))
        facts += [self._piece_short(view, piece) for piece in self._pieces_at(view, data.id)]
        if data.id in view.position["hussars"]:
            facts.append(say("maria-hussar"))
        return listed(facts)

    def _piece_facts(self, view: View, piece: str) -> str:
        troops = view.position["troops"].get(piece)
        army = [say("maria-troops", count=troops)] if troops else []
        down = [say("maria-out_of_supply")] if piece in view.position["face_down"] else []
        return listed([self._where(view, piece), *army, *down])

    def _where(self, view: View, piece: str) -> str:
        """The place of a piece: a city, its off-map box, or that it is eliminated."""
        place: str = view.position["place"][piece]
        if place != "box":
            return self.texts.name(place)
        data = self.board.pieces[self.board.piece_index[piece]]
        # M4.4: the train that comes later
        return say("maria-box", name=self.board.box_of[data.power].name if data.general else say("maria-box_silesia"))

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
        """Turn, powers, affairs of state and all pieces."""
        affairs = self.advanced.situation(view) if self.advanced else []
        return Group(
            Text(self._when(view), style="bold"),
            self._powers(view),
            *affairs,
            self._pieces(view),
            self._fortresses(view),
        )

    def surroundings(self, view: View, decision: Decision) -> RenderableType:
        """Turn, own cards, and the map around the piece or city in question."""
        parts: list[RenderableType] = [Text(self._when(view), style="bold"), self._powers(view)]
        if self.advanced:
            parts += self.advanced.surroundings(view, decision)
        parts += [self._battle(view, stage) for stage in view.position["stages"] if stage["stage"] == "Battle"]
        focus = self._focus(view, decision)
        if focus is not None:
            parts.append(self._map(view, focus))
        return Group(*parts)

    def neighbourhood(self, view: View, place: str) -> RenderableType:
        """The map around a city, given by id or name, or around a piece."""
        wanted = place.lower()
        for piece, where in view.position["place"].items():
            if wanted in (piece, self.texts.name(piece).lower()):
                wanted = where
        for number in self.setting.network.cities:
            city = self.board.cities[number]
            if wanted in (city.id, city.name.lower()):
                return self._map(view, number)
        raise BadOption(say("maria-no_place", place=place[:MOST_TYPED]))

    def _when(self, view: View) -> str:
        """The turn, and what is going on in it."""
        turn = say("maria-turn", turn=view.position["turn"], turns=self.setting.variant.turns)
        parts = next((parts for stage in reversed(view.position["stages"]) if (parts := self._parts(stage))), [])
        return " · ".join([turn, *parts])

    def _parts(self, stage: Mapping[str, Any]) -> list[str]:
        """A stage of the turn and its phase; nothing for what is no such stage."""
        if stage["stage"] == "ActionStage":
            powers = " & ".join(self.texts.name(power) for power in stage["powers"])
            phase = (*PHASES, AFTER_PHASES)[min(max(0, stage["next_phase"] - 1), len(PHASES))]
            return [powers, say(f"maria-phase-{phase}")]
        if stage["stage"] not in STAGE_NAMES:
            return []
        name = say(f"maria-stage-{STAGE_NAMES[stage['stage']]}")
        if stage["stage"] != "PoliticsStage":
            return [name]
        return [name, say(f"maria-politics-{POLITICS_PHASES[stage['phase']]}")]

    def _powers(self, view: View) -> RenderableType:
        return Rows(
            columns("maria", "power", "player", "troops", "income" if self.advanced else "goal", "cards"),
            [self._power_row(view, power) for power in self.setting.powers],
        )

    def _power_row(self, view: View, power: int) -> list[Text]:
        name = POWER_IDS[power]
        hand = view.position["hands"][name]
        return [
            Text(self.texts.name(name), style=STYLES[name]),
            Text(self.texts.name(view.position["players"][name] if self.advanced else self.setting.seat_of[power])),
            Text(str(view.position["totals"][name])),
            Text(self._goal(view, name)),
            Text(say("maria-hidden", count=hand) if isinstance(hand, int) else self._hand(hand)),
        ]

    def _goal(self, view: View, power: str) -> str:
        """The fortresses of M14.8; in the advanced game the income, for there goals are pools."""
        if self.advanced:
            return self.advanced.income(view, power)
        goal = view.position["goals"].get(power)
        return say("maria-goal", taken=goal["taken"], goal=goal["goal"]) if goal else ""

    def _hand(self, cards: list[str]) -> str:
        order = sorted(cards, key=lambda card: FACE_NAMES.index(card.split("/")[0]))
        return " ".join(card_text(card) for card in order) or say("maria-no_cards")

    def _battle(self, view: View, battle: Mapping[str, Any]) -> RenderableType:
        """Both sides of a battle that is going on."""
        sides = []
        for city, power, troops in zip(battle["cities"], battle["powers"], battle["strengths"], strict=True):
            side = {
                "generals": listed(map(self.texts.name, self._pieces_at(view, city)), "and"),
                "power": self.texts.name(power),
                "city": self.texts.name(city),
                "suit": self._suit(self.board.city_index[city]),
            }
            sides.append(say("maria-battle_side", **side, troops=troops))
        played = " ".join(card_text(card) for card in battle["played"]) or say("maria-no_card_played")
        return Text(say("maria-battle", attacker=sides[0], defender=sides[1], cards=played), style="bold")

    def _fortresses(self, view: View) -> RenderableType:
        """Who holds what: fortresses by power, question markers, hussars."""
        lines = []
        for power in self.setting.powers:
            held = [city for city, owner in view.position["control"].items() if owner == POWER_IDS[power]]
            names = tuple(self.texts.name(city) for city in held)
            lines.append(say("maria-controls", power=self.texts.name(POWER_IDS[power]), fortresses=names))
        for city, power_id in view.position["questions"].items():
            lines.append(say("maria-question_marker", power=self.texts.name(power_id), city=self.texts.name(city)))
        lines.append(say("maria-hussars", cities=tuple(self.texts.name(city) for city in view.position["hussars"])))
        return Text("\n".join(lines))

    def _pieces(self, view: View) -> RenderableType:
        rows = [
            self._piece_row(view, piece.id)
            for piece in self.board.pieces
            if view.position["place"][piece.id] != "absent"
        ]
        return Rows(columns("maria", "piece", "rank", "place", "sector", "troops", "supply"), rows)

    def _piece_row(self, view: View, piece: str) -> list[Text]:
        data = self.board.pieces[self.board.piece_index[piece]]
        place = view.position["place"][piece]
        city = self.board.city_index.get(place)
        troops = view.position["troops"].get(piece)
        return [
            Text(self.texts.name(piece), style=STYLES[POWER_IDS[data.power]]),
            Text(str(data.rank or "")),
            Text(self._where(view, piece)),
            Text("" if city is None else self._suit(city)),
            Text("" if not data.general or place == "eliminated" else "?" if troops is None else str(troops)),
            Text(say("maria-out") if piece in view.position["face_down"] else ""),
        ]

    # -- the map

    def _focus(self, view: View, decision: Decision) -> int | None:
        """The city around which a decision turns; a vote turns around none."""
        if decision.kind == "vote":
            return None
        for key in ("city", "piece"):
            value = decision.params.get(key)
            place = view.position["place"].get(value, value)
            if place in self.board.city_index:
                return self.board.city_index[place]
        cities = [move.n for move in decision.options if move.verb == "city"]
        pieces = [view.position["place"][move.arg] for move in decision.options if move.verb == "piece"]
        cities += [self.board.city_index[place] for place in pieces if place in self.board.city_index]
        return middle(cities, self._xy)

    def _map(self, view: View, focus: int) -> RenderableType:
        """The neighbourhood of a city, as large as the terminal lets it be."""
        panel = Panel(Drawn(lambda width, height: self._chart(view, focus, width, height)),
                      title=escape(self.board.cities[focus].name))  # fmt: skip
        return Group(panel, Text(say("maria-legend"), style="dim"))

    def _chart(self, view: View, focus: int, width: int, height: int) -> Text:
        """Roads as dots (main roads as #), cities by kind, pieces behind their names."""
        chart = Chart(self.board.cities[focus].x, self.board.cities[focus].y, width, height, scale=SCALE, reach=REACH)
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
            style = STYLES.get(view.position["control"].get(city.id, ""), "")
            chart.put(self._xy(number), SIGNS[city.kind], f"bold {style}")
        for number in sorted(near, key=lambda n: (not self._pieces_at(view, self.board.cities[n].id), n != focus)):
            self._label_city(view, chart, number, number == focus)
        return chart.text()

    def _xy(self, city: int) -> tuple[float, float]:
        return self.board.cities[city].x, self.board.cities[city].y

    def _label_city(self, view: View, chart: Chart, number: int, focus: bool) -> None:
        """The name of a city with its suit, controller and pieces; of pieces at least something is always shown."""
        city = self.board.cities[number]
        pieces = self._pieces_at(view, city.id)
        hussar = "!" if city.id in view.position["hussars"] else ""
        control = view.position["control"].get(city.id)
        code = f"/{self.board.powers[POWER_IDS.index(control)].code}" if control else ""
        name = f"{city.name}{self._suit(number)}{code}{hussar}"
        if not pieces:
            chart.label(self._xy(number), name, "reverse" if focus else "")
            return
        style = f"bold {STYLES[POWER_IDS[self.board.pieces[self.board.piece_index[pieces[0]]].power]]}"
        army = "(" + "+".join(self._piece_short(view, piece) for piece in pieces) + ")"
        if not any(chart.label(self._xy(number), label, style) for label in (name + army, army)):
            chart.notes.append(f"{name} {army}")
