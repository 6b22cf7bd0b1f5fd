"""The powers of Ancien Régime in the terminal: their state, the wheel of war, relations, election, generals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from kabinett.ancien_regime.board import POWER_IDS
from kabinett.ancien_regime.facts import ALLY, PEACE, WAR
from kabinett.ancien_regime.sequence import ELECTION_TURN, PARTS
from kabinett.ancien_regime.setting import Setting
from kabinett.ancien_regime.wheel import FIELDS, TURNS, power_at, turn_of
from kabinett.core.ruleset import View
from kabinett.terminal.europe import OFF_MAP, STYLES, EuropeScreen
from kabinett.terminal.layout import Either, Notes, Rows
from kabinett.terminal.screen import Page, stage_of
from kabinett.terminal.words import columns, listed, say

# The parts of an Action Turn that have a name and are no action of a power.
NAMED_PARTS = ("diplomacy", "election", "control", "frederick")
# The columns of the table of powers besides the first; they have other names where there is little room.
TITLES = ("player", "status", "morale", "influence", "money", "cards")
STATUS_LETTERS = 4
NOTHING = "–"
WHEEL_WORD = 13  # the room for a field's name beside the wheel
SHORT_FIELDS = ("influence", "subsidies")  # have a shorter name there


def status_word(status: str) -> str:
    """C7.2: a status in one word."""
    return say(f"regime-status-{status}")


class AffairsScreen(EuropeScreen):
    """What Ancien Régime shows of the powers, each as a page of its own."""

    def __init__(self, setting: Setting) -> None:
        pages: Mapping[str, Callable[[View], RenderableType]] = {
            "powers": self.powers_page,
            "relations": self.relations_page,
            "wheel": self.wheel_page,
            "influence": self.influence_page,
            "election": self.election_page,
            "generals": self.generals_page,
            "discards": self.discards_page,
            "territories": self.territories_page,
            "legend": self.legend,
        }
        super().__init__(setting, {name: Page(say(f"terminal-page-{name}"), show) for name, show in pages.items()})

    # -- the header

    def when(self, view: View) -> RenderableType:
        """Round, turn and part; below, what belongs to no power."""
        position = view.position
        time = say("regime-time", round=position["round"], turn=position["turn"], turns=TURNS)
        state = say(
            "regime-state",
            victory=self.setting.numbers.victory,
            emperor=self._emperor(view),
            pile=position["pile"],
            discards=len(position["discards"]),
            fortresses=position["fortresses_left"],
        )
        return Group(Text(" · ".join([time, *self._part(view)]), style="bold"), Text(state, style="dim"))

    def _part(self, view: View) -> list[str]:
        """C6.3: the part of the Action Turn that is going on, with the power that acts."""
        course = stage_of(view, "Course")
        if stage_of(view, "SetUp"):
            return [say("regime-part-setup")]
        if not course:
            return []
        part = PARTS[PARTS.index(course["next"]) - 1]
        if part not in FIELDS:
            return [say(f"regime-part-{part}")] if part in NAMED_PARTS else []
        power = next(power for power, field in view.position["wheel"].items() if field == part)
        words = [say("regime-acting", action=self.texts.called("action", part), power=self.texts.name(power))]
        if movement := stage_of(view, "Movement"):
            arbiter = movement["arbiter"]
            words += [say("regime-arbiter", power=self.texts.name(arbiter))] if arbiter in POWER_IDS else []
            words += [say("regime-movement_turn", turn=movement["turns"])] if movement["turns"] else []
        return words

    # -- the powers

    def powers(self, view: View) -> RenderableType:
        """What is most needed of each power: who plays it, its status, what it has; in a narrow terminal in short."""
        rows = [self._power_cells(view, power) for power in POWER_IDS]
        wide = [[self.power(power), *map(Text, cells)] for power, cells in zip(POWER_IDS, rows, strict=True)]
        grid = Grid("", *(say(f"regime-short-{title}") for title in TITLES), box=None, padding=(0, 1, 0, 0))
        for power, (player, status, *numbers, cards) in zip(POWER_IDS, rows, strict=True):
            grid.add_row(Text(self.code(power), STYLES[power]), player, status[:STATUS_LETTERS], *numbers, cards)
        return Either(Rows(columns("regime", "power", *TITLES), wide), grid)

    def _power_cells(self, view: View, power: str) -> list[str]:
        position = view.position
        return [
            self._player(view, power),
            status_word(position["status"][power]),
            str(position["morale"][power]),
            str(position["influence"][power]) if POWER_IDS.index(power) in self.setting.majors else "",
            str(position["money"][power]),
            self._hand(position["hands"][power]),
        ]

    def _player(self, view: View, power: str) -> str:
        """Who plays a power: this seat, another one, in letters, or nobody."""
        player = view.position["players"][power]
        if player == view.seat:
            return say("regime-you")
        return self.code(player) if player else say("regime-nobody")

    def _hand(self, hand: int | list[int]) -> str:
        if isinstance(hand, int) and hand:
            return say("regime-hidden", count=hand)
        return " ".join(str(card) for card in sorted(hand or [])) or say("regime-no_cards")

    def powers_page(self, view: View) -> RenderableType:
        """The same, with pieces, taxes and the next actions."""
        self.learn(view.position["frederick"])
        return Group(self.when(view), self.powers(view), Text(), self._means(view))

    def _means(self, view: View) -> RenderableType:
        """C2.3, C9.3, C9.7: pieces and income of each power."""
        position = view.position
        places = position["place"]
        garrisons = Counter(position["garrisons"].values())
        rows = []
        for power in POWER_IDS:
            own = [places[general] for general in places if self.owner(general) == power]
            away = sum(place in OFF_MAP for place in own)
            crown = say("regime-crown") if position["crown"] == power else ""
            action = self._action(view, power)
            cells = (len(own) - away, away, garrisons[power], position["tokens"][power], position["taxes"][power])
            rows.append([self.power(power), *(Text(str(cell)) for cell in cells), Text(action), Text(crown)])
        titles = ("power", "on_map", "off", "garrisons", "tokens", "taxes", "action", "")
        return Rows(columns("regime", *titles), rows)

    def _action(self, view: View, power: str) -> str:
        """C9.1.1, C12.7.1: what a power does in this turn; a Minor that nobody controls does nothing."""
        turn = view.position["turn"]
        idle = power in self._idle(view, turn)
        return say("regime-does_nothing") if idle else self.texts.called("action", view.position["wheel"][power])

    def _idle(self, view: View, turn: int) -> list[str]:
        """C12.7.1: the Minors that do nothing in an Action Turn, for nobody controls them before their first Drill."""
        controllers = view.position["controlled_by"]
        free = [minor for minor in self.setting.minors if controllers[POWER_IDS[minor]] not in POWER_IDS]
        return [POWER_IDS[minor] for minor in free if turn < turn_of(self.setting, minor, "drill")]

    # -- the wheel

    def wheel_page(self, view: View) -> RenderableType:
        """C5.1-C5.3.1: the power on each field, by Action Turn; the present turn is marked, and who does nothing."""
        now = view.position["turn"]
        turns = range(1, TURNS + 1)
        grid = Text(say("regime-wheel").ljust(WHEEL_WORD), style="bold", no_wrap=True)
        grid.append("".join(f"{'>' if turn == now else ' '}{turn:<2}" for turn in turns))
        for field in FIELDS:
            grid.append(f"\n{self._field(field):<{WHEEL_WORD}}", style="not bold")
            for turn in turns:
                power = POWER_IDS[power_at(self.setting, field, turn)]
                mark = ">" if turn == now else " "
                style = f"{'bold' if turn == now else 'not bold'} {STYLES[power]}"
                idle = power in self._idle(view, turn)
                grid.append(f"{mark}{self.code(power).lower() if idle else self.code(power)}", style=style)
        return Group(grid, Text(), *(Text(line) for line in self._before(view)))

    def _field(self, field: str) -> str:
        return say(f"regime-wheel-{field}") if field in SHORT_FIELDS else self.texts.called("action", field)

    def _before(self, view: View) -> list[str]:
        """C6.3: what else happens in a turn, and what small letters mean."""
        frederick = turn_of(self.setting, POWER_IDS.index("prussia"), "leadership")
        lines = [
            (1, say("regime-wheel_diplomacy", turn=1)),
            (ELECTION_TURN, say("regime-wheel_election", turn=ELECTION_TURN)),
            (frederick, say("regime-wheel_frederick", turn=frederick)),
        ]
        for minor in self.setting.minors:
            turn = turn_of(self.setting, minor, "drill")
            power = self.texts.called("power", POWER_IDS[minor])
            lines.append((turn, say("regime-wheel_auction", turn=turn, power=power)))
        idle = any(self._idle(view, turn) for turn in range(1, TURNS + 1))
        return [line for _, line in sorted(lines)] + [say("regime-wheel_idle")] * idle

    # -- relations

    def relations_page(self, view: View) -> RenderableType:
        """C7.5: by power, its status, Allies and enemies."""
        relations: Mapping[str, Mapping[str, str]] = view.position["relations"]
        rows = []
        for power in POWER_IDS:
            status, own = status_word(view.position["status"][power]), relations[power]
            others = (self.codes([other for other in own if own[other] == word]) for word in (ALLY, WAR, PEACE))
            rows.append([self.power(power), Text(status), *map(Text, others)])
        table = Rows(columns("regime", "power", "status", "allies", "war", "peace"), rows)
        return Group(table, Text(say("regime-relations"), style="dim"))

    # -- Influence

    def influence_page(self, view: View) -> RenderableType:
        """C4.1, C9.7: who has how much, and what Extending Influence would give now."""
        self.learn(view.position["frederick"])
        position, victory = view.position, self.setting.numbers.victory
        rows = []
        for power in POWER_IDS:
            major = POWER_IDS.index(power) in self.setting.majors
            gain, has = position["extending"][power], position["influence"][power]
            if not major and not gain:
                continue
            turn = turn_of(self.setting, POWER_IDS.index(power), "influence")
            left = str(max(0, victory - has)) if major else ""
            as_emperor = say("regime-as_emperor", influence=self.setting.numbers.emperor_influence)
            emperor = as_emperor if position["crown"] == power else ""
            cells = (str(has) if major else "", left, f"+{gain}", str(turn), emperor)
            rows.append([self.power(power), *map(Text, cells)])
        return Group(
            Rows(columns("regime", "power", "influence", "to_go", "gain", "turn", ""), rows),
            Text(say("regime-would_gain"), "dim"),
        )

    # -- election

    def election_page(self, view: View) -> RenderableType:
        """C8.2, C8.3, C8.6: the electors, the votes, and what has been cast."""
        rows = []
        for number in self.setting.electors:
            territory = self.board.territories[number]
            control: str | None = view.position["control"].get(territory.id)
            rows.append([Text(territory.name), self.power(control) if control else Text(NOTHING)])
        return Group(Rows(columns("regime", "elector", "controller"), rows), *self.votes(view))

    def votes(self, view: View) -> list[RenderableType]:
        """C8.2, C8.6: who has how many votes, and whom they were cast for."""
        position = view.position
        name, needed = self.texts.name, self.setting.numbers.emperor_votes
        has = listed(say("regime-votes_of", power=name(p), count=votes) for p, votes in position["votes"].items())
        all_votes = say("regime-votes", votes=has or NOTHING, needed=needed)
        notes: list[tuple[str | Text, str]] = [(say("regime-note-votes"), all_votes)]
        election = stage_of(view, "Election")
        if election and election["votes"]:
            pairs = ((name(voter), self.texts.called("power", other)) for voter, other in election["votes"].items())
            cast = listed(say("regime-cast_for", power=voter, other=other) for voter, other in pairs)
            notes.append((say("regime-note-cast"), cast))
        notes.append((say("regime-note-emperor"), self._emperor(view)))
        return [Notes(notes)]

    def _emperor(self, view: View) -> str:
        """C8.6: who wears the crown, if anybody does."""
        crown = view.position["crown"]
        return self.texts.name(crown) if crown in POWER_IDS else say("regime-nobody")

    # -- cards

    def discards_page(self, view: View) -> RenderableType:
        """C3.6.6: the discard pile is open to all; of the other cards only how many there are."""
        position, deck = view.position, self.board.deck
        discarded = Counter[int](position["discards"])
        rows = [[Text(say("regime-card_value", value=value)), Text(str(copies)), Text(str(discarded[value]))]
                for value, copies in deck.items() if copies]  # fmt: skip
        held = sum(hand if isinstance(hand, int) else len(hand) for hand in position["hands"].values())
        fought = sum(deck.values()) - discarded.total() - position["pile"] - held
        counts = {"discards": discarded.total(), "draw": position["pile"], "hands": held}
        counts |= {"battle": fought} if fought else {}
        places = (say(f"regime-pile-{pile}", count=count) for pile, count in counts.items())
        table = Rows(columns("regime", "cards", "deck", "discarded"), rows, headed=True)
        return Group(table, Text(" · ".join(places)))

    # -- generals and territories

    def generals_page(self, view: View) -> RenderableType:
        """C5.9, C5.6: where everything stands."""
        self.learn(view.position["frederick"])
        rows = [self._general_row(view, general.id) for general in self.board.generals]
        return Group(Rows(columns("regime", "general", "code", "place", "troops"), rows), self._garrisons(view))

    def _general_row(self, view: View, general: str) -> list[Text]:
        troops, place = view.position["troops"][general], view.position["place"][general]
        return [
            Text(self.texts.name(general), style=self.style(general)),
            Text(self.general_code(general)),
            Text(self.where(view, general)),
            Text("" if place == "off" else str(troops)),
        ]

    def _garrisons(self, view: View) -> RenderableType:
        """C5.6: garrisons by power, with their fortresses; and the fortresses without one."""
        garrisons, fortresses = view.position["garrisons"], view.position["fortresses"]
        notes: list[tuple[str | Text, str]] = []
        for power in POWER_IDS:
            held = [place for place, owner in garrisons.items() if owner == power]
            names = ((self.texts.name(place), place in fortresses) for place in held)
            shown = (say("regime-fortress_at", territory=name) if fort else name for name, fort in names)
            notes.append((self.power(power), listed(shown) or NOTHING))
        empty = [self.texts.name(place) for place in fortresses if place not in garrisons]
        if empty:
            notes.append((say("regime-empty_fortresses"), listed(empty)))
        return Notes(notes, say("regime-garrisons"))

    def territories_page(self, view: View) -> RenderableType:
        """C5.4, C5.6: all territories, by controller."""
        self.learn(view.position["frederick"])
        control = view.position["control"]
        order = {power: number for number, power in enumerate(POWER_IDS)}
        passable = [territory for territory in self.board.territories if territory.kind != "impassable"]
        passable.sort(key=lambda territory: order.get(control.get(territory.id, ""), len(order)))
        rows = [self.territory_row(view, territory) for territory in passable]
        return Rows(columns("regime", "territory", "value", "kind", "control", "pieces"), rows)
