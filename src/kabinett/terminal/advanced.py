"""The advanced game of Maria in the terminal: pools, politics, tracks, election, contracts and agreements.

Everything comes from the seat's view and from what never changes; nothing from the state.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from kabinett.core.fluent import signed
from kabinett.core.moves import Decision, Move
from kabinett.core.ruleset import View
from kabinett.maria.agreements.admission import SUPERFLUOUS
from kabinett.maria.agreements.terms import JOIN, KINDS, usage
from kabinett.maria.annexation import NEUTRAL_TURNS
from kabinett.maria.board import POWER_IDS, REGIONS
from kabinett.maria.cards import SUBSIDY_COMPULSORY_UNTIL
from kabinett.maria.deck import RESERVE
from kabinett.maria.election import VOTES_NEEDED
from kabinett.maria.political import DISPLAY, SAXONY_TRACK, TRACKS, YEARS
from kabinett.maria.politics import RESERVE_INFLUENCE, Phase
from kabinett.maria.pools import BATTLE_BOXES
from kabinett.maria.powers import AUSTRIA, BAVARIA, FRANCE, PRAGMATIC, PRUSSIA, PRUSSIAN_ALLY, SAXONY, SAXONY_STATUS
from kabinett.maria.setting import CANDIDATES, Setting
from kabinett.maria.texts import Texts, card_text
from kabinett.maria.words import box_words, card_title, card_words, shield_words, title
from kabinett.maria.words import say as say_maria
from kabinett.terminal.layout import Notes, Rows
from kabinett.terminal.screen import stage_of
from kabinett.terminal.words import columns, listed, say

MAJORS = tuple(POWER_IDS[power] for power in DISPLAY)
STYLES = {
    "france": "red",
    "bavaria": "dark_orange",
    "prussia": "dodger_blue1",
    "saxony": "green",
    "austria": "",  # the colour of the terminal's text, which is readable on any ground
    "pragmatic": "magenta",
}
LOW_POOL = 2  # markers left: the end is near
NOTHING = "–"


class AdvancedScreen:
    """What the advanced game shows besides powers, pieces and maps."""

    def __init__(self, setting: Setting, texts: Texts) -> None:
        self.setting = setting
        self.texts = texts
        self.board = setting.board
        self._political = {card.id: card for card in setting.political}

    # -- what is shown where

    def surroundings(self, view: View, decision: Decision) -> list[RenderableType]:
        """The pools and what has changed, in short; what the question is about; offers that wait for an answer."""
        parts: list[RenderableType] = [self._summary(view)]
        if stage_of(view, "PoliticsStage"):
            parts += [*self._display(view), self._tracks(view, near=False)]
        elif decision.kind == "saxony_shift":
            parts.append(self._tracks(view, near=True, only=SAXONY_TRACK))
        elif stage_of(view, "Election"):
            parts.append(Notes([(say("maria-note-votes"), self._college(view))]))
        flanders = self._flanders(view)
        return [*parts, *([flanders] if flanders else []), *self._waiting_offers(view)]

    def situation(self, view: View) -> list[RenderableType]:
        """All there is to know."""
        return [
            self._pools(view),
            *self._display(view),
            self._tracks(view, near=False),
            Notes(self._affairs(view)),
            *self._deals(view),
        ]

    def politics(self, view: View) -> RenderableType:
        """The display, the tracks, what is in force, and the cards left."""
        left = (say("maria-note-left"), self._cards_left(view))
        notes = [left, (say("maria-note-force"), self._in_force(view)), *self._affairs(view)]
        return Group(*self._display(view), self._tracks(view, near=True), Notes(notes))

    def deals(self, view: View) -> RenderableType:
        """Agreements, offers and contracts, and how to make them."""
        return Group(*self._deals(view), *self._own_moves(view), *self._manual(view))

    # -- names

    def _power(self, power: str) -> Text:
        return Text(self.texts.name(power), style=STYLES[power])

    def _names(self, names: Iterable[str]) -> str:
        return listed(self.texts.name(name) for name in names)

    # -- the summary

    def _summary(self, view: View) -> Text:
        """The pools in one line, and in another what is not as it was at the start."""
        line = Text(f"{say('maria-pools')} ")
        for number, (power, left) in enumerate(view.position["pools"].items()):
            line.append(say("list-comma") if number else "")
            line.append_text(self._power(power)).append(f" {left}", "bold" if left <= LOW_POOL else "")
        changes = self._changes(view)
        return line.append(f"\n{'. '.join(changes)}." if changes else "")

    def _changes(self, view: View) -> list[str]:
        position, changes = view.position, []
        if position["saxony"] != "prussian_ally":
            changes.append(self._saxony(view))
        if position["prussia_neutral"]:
            changes.append(self._neutrality(view))
        if position["election_pending"]:
            changes.append(say("maria-election_soon"))
        if position["reduction"] == "ordered":
            changes.append(say(f"maria-reduction-{position['reduction']}"))
        count = len(position["agreements"])
        if count:
            changes.append(say("maria-agreements_count", count=count))
        return changes

    def _saxony(self, view: View) -> str:
        status = self.texts.called("status", view.position["saxony"])
        seat = self.texts.name(view.position["players"][POWER_IDS[SAXONY]])
        return say("maria-saxony", status=status, seat=seat)

    def _neutrality(self, view: View) -> str:
        if not view.position["prussia_neutral"]:
            return say("maria-not_neutral")
        return say("maria-neutral", turn=view.position["peace_turn"] + NEUTRAL_TURNS)

    def _flanders(self, view: View) -> Text | None:
        """M10.1.21: whose turn it is on the Flanders map, while two players move at the same time."""
        phase: Mapping[str, Any] = view.position["stages"][-1] if view.seat in view.waiting_for else {}
        if not phase.get("turn") or phase["turn"] in phase["ended"]:
            return None
        if view.seat in phase["ended"]:
            return Text(say("maria-flanders_ended"))
        ended = [seat for seat in phase["ended"] if seat not in phase["done"]]
        rest = [say("maria-flanders_finished", seats=self._names(ended))] if ended else []
        own, name = phase["turn"] == view.seat, self.texts.name(phase["turn"])
        whose = say("maria-flanders_yours") if own else say("maria-flanders_theirs", seat=name)
        return Text(" ".join([whose, *rest]), style="bold")

    # -- pools and affairs of state

    def _pools(self, view: View) -> RenderableType:
        """M15, M16: where the victory markers of each major power are."""
        return Notes([(self._power(power), self._markers(view, power)) for power in MAJORS], say("maria-markers"))

    def _markers(self, view: View, power: str) -> str:
        position = view.position
        rhine = {self.setting.city_ids[city] for city in self.board.rhine}
        fortresses = sum(owner == power for city, owner in position["markers"].items() if city not in rhine)
        boxes = {
            "electors": position["electors_box"],
            "emperor": position["emperor"],
            "italy": position["italy"],
            "silesia": POWER_IDS[PRUSSIA] if position["peace_turn"] else "",
        }
        battles, aside = position["battle_boxes"][power], position["aside"][power]
        places = [say("maria-marker-pool", count=position["pools"][power])]
        places += [say("maria-marker-fortresses", count=fortresses)] if fortresses else []
        places += [say("maria-marker-battles", count=battles, boxes=BATTLE_BOXES)] if battles else []
        places += [say(f"maria-marker-{box}") for box, owner in boxes.items() if owner == power]
        places += [say("maria-marker-aside", count=aside)] if aside else []
        return listed(places, "semicolon")

    def _affairs(self, view: View) -> list[tuple[str, str]]:
        """Incomes, college, Saxony, peace and reduction."""
        position = view.position
        emperor = position["emperor"]
        notes = {
            "incomes": listed((self._income(view, power) for power in position["incomes"]), "semicolon"),
            **({"electors": self._college(view)} if emperor == "nobody" else {"emperor": f"{self._emperor(emperor)}."}),
            "saxony": f"{self._saxony(view)}.",
            "peace": f"{self._peace(view)}.",
            "reduction": f"{say('maria-reduction-' + position['reduction'])}.",
        }
        return [(say(f"maria-note-{note}"), words) for note, words in notes.items()]

    def _emperor(self, power: str) -> str:
        return self.texts.called("candidate", CANDIDATES[0] if power == POWER_IDS[FRANCE] else CANDIDATES[1])

    def _income(self, view: View, power: str) -> str:
        """M8.5: the cards that a power draws, with what changes their number."""
        sources = view.position["incomes"][power]["changes"].items()
        parts = [f"{self._source(source)} {signed(number)}" for source, number in sources]
        changes = listed([*parts, *([say("maria-subsidy")] if self._subsidy(view, power) else [])])
        return f"{self.texts.name(power)} {self.income(view, power)}{f' ({changes})' if changes else ''}"

    def income(self, view: View, power: str) -> str:
        """M8.1, M19.3.15: the cards that a power draws. Saxony, which may act twice in a turn, draws only once."""
        drawn = view.position["saxony_drew"] and power == POWER_IDS[SAXONY]
        return (
            say("maria-drawn") if drawn else f"{view.position['incomes'][power]['cards']}{self._subsidy(view, power)}"
        )

    def _subsidy(self, view: View, power: str) -> str:
        """M8.2: what the compulsory subsidy of France to Bavaria changes, unless Bavaria may receive nothing (M8.3)."""
        change = {POWER_IDS[FRANCE]: " − 1", POWER_IDS[BAVARIA]: " + 1"}.get(power, "")
        position = view.position
        relations = self.setting.relations[SAXONY_STATUS.index(position["saxony"])][position["prussia_neutral"]]
        capital = self.setting.city_ids[self.board.capitals[BAVARIA]]
        lost = POWER_IDS.index(position["control"][capital]) in relations.enemies[BAVARIA]
        paid = position["turn"] <= SUBSIDY_COMPULSORY_UNTIL and position["incomes"][POWER_IDS[FRANCE]]["cards"]
        return change if paid and not lost else ""

    def _source(self, source: str) -> str:
        return title(self._political[source]) if source in self._political else source

    def _peace(self, view: View) -> str:
        turn = view.position["peace_turn"]
        if not turn:
            return say("maria-not_annexed")
        return f"{say('maria-annexed', turn=turn)}. {self._neutrality(view)}"

    def _college(self, view: View) -> str:
        """M18.4, M18.5: who has how many of the votes, and how they were cast."""
        college: Mapping[str, str] = view.position["college"]
        election = stage_of(view, "Election")
        votes: Mapping[str, str] = election["votes"] if election else {}
        bound = [city for city, power in college.items() if power in (POWER_IDS[AUSTRIA], POWER_IDS[PRAGMATIC])]
        cast = Counter(votes.values())
        franz = [city for city in bound if city not in votes]
        free = [city for city in college if city not in votes and city not in franz]
        called = self.texts.called
        parts = [say("maria-votes_cast", candidate=called("candidate", n), count=cast[n]) for n in CANDIDATES if votes]
        parts += [say("maria-votes_bound", count=len(franz), cities=self._names(franz))] if franz else []
        powers = {power: [city for city in free if college[city] == power] for power in college.values()}
        chosen = tuple(self._votes_of(power, own) for power, own in powers.items() if own)
        parts += [say("maria-votes_free", powers=chosen)] if chosen else []
        return say("maria-votes_needed", votes=listed(parts, "semicolon"), needed=VOTES_NEEDED, all=len(college))

    def _votes_of(self, power: str, cities: list[str]) -> str:
        return say("maria-votes_of", power=self.texts.name(power), count=len(cities), cities=self._names(cities))

    # -- politics

    def _display(self, view: View) -> list[RenderableType]:
        """M17: the open cards, and the spaces of the powers."""
        stage = stage_of(view, "PoliticsStage")
        parts: list[RenderableType] = []
        if stage and (stage["open"] or stage["chosen"]):
            rows = [self._card_row(card, "") for card in stage["open"]]
            rows += [self._card_row(card, power) for card, power in stage["chosen"].items()]
            parts.append(Rows(columns("maria", "political", "shields", "effect"), rows, headed=True))
        spaces = [row for power in MAJORS if (row := self._space(view, power, stage))]
        if spaces:
            parts.append(Rows(columns("maria", "display", "up", "influence", "down"), spaces, headed=True))
        words = self._course(stage) if stage else [say("maria-cards_come")]
        if not spaces:
            words.append(say("maria-no_tactical"))
        return [*parts, Text(f"{'. '.join(words)}.")]

    def _card_row(self, identifier: str, chooser: str) -> list[Text]:
        card = self._political[identifier]
        name, style = card_title(card), "dim" if chooser else ""
        shown = say("maria-chosen_by", card=name, power=self.texts.name(chooser)) if chooser else name
        cells = (shown, shield_words(self.board, card), card_words(self.board, card))
        return [Text(cell, style=style) for cell in cells]

    def _space(self, view: View, power: str, stage: Mapping[str, Any] | None) -> list[Text] | None:
        """M17.0.2: a power's cards on the display; of a card placed face-down others see that it is there."""
        up, covered = view.position["display"][power], view.position["covered"][power]
        placed = stage["placed"][power] if stage else []
        down = [say("maria-back_next", card=card_text(card)) for card in covered]
        down += [say("maria-placed_unknown", count=placed)] if isinstance(placed, int) and placed else []
        down += [say("maria-placed", card=card_text(card)) for card in placed] if isinstance(placed, list) else []
        if not up and not down:
            return None
        cards = listed(card_text(card) for card in up)
        influence = str(view.position["influence"][power]) if up else ""
        return [self._power(power), Text(cards), Text(influence), Text(listed(down))]

    def _course(self, stage: Mapping[str, Any]) -> list[str]:
        """Trump, the order of choice, and the arrows announced."""
        words = []
        if stage["phase"] >= Phase.PLACEMENT:
            words.append(say("maria-trump", suit=self.texts.called("suit", stage["trump"])))
        if stage["phase"] == Phase.CHOICE and stage["order"]:
            words.append(say("maria-order", powers=self._names(stage["order"])))
        arrows = tuple(self._announced(track, steps) for track, steps in stage["arrows"].items() if steps)
        if arrows:
            words.append(say("maria-announced", arrows=arrows))
        return words

    def worth(self, view: View, move: Move) -> str:
        """M17.4.1, M17.4.3: whether a tactical card would count on the display."""
        stage = stage_of(view, "PoliticsStage")
        if not stage or move.verb != "card" or not move.arg:
            return ""
        if move.n == RESERVE:
            return say("maria-fits_trump", influence=RESERVE_INFLUENCE)
        return say("maria-is_trump") if move.arg[0] == stage["trump"][0].upper() else ""

    def _announced(self, track: str, steps: int) -> str:
        message = "maria-arrow_right" if steps > 0 else "maria-arrow_left"
        return say(message, track=self.texts.called("track", track), boxes=abs(steps))

    def _tracks(self, view: View, near: bool, only: int | None = None) -> RenderableType:
        """K1: each track as a line: its ends, the marker, and what is in force; `near` adds the boxes beside it."""
        numbers = range(len(TRACKS)) if only is None else (only,)
        return Notes([(self.texts.called("track", TRACKS[n]), self._track(view, n, near)) for n in numbers])

    def _track(self, view: View, number: int, near: bool) -> str:
        boxes, at = self.setting.tracks[number].boxes, view.position["tracks"][TRACKS[number]]
        ends = (0, len(boxes) - 1)
        line = [f"[{box.id}]" if n == at else box.id if n in ends else "·" for n, box in enumerate(boxes)]
        beside = [
            say(f"maria-box_{way}", box=self.texts.called("box", boxes[n].id))
            for way, n in (("left", at - 1), ("right", at + 1))
            if near and self._left_end(view, number) <= n < len(boxes)
        ]
        if near and 0 < at == self._left_end(view, number):
            beside.insert(0, say("maria-box_stays", box=boxes[at].id))
        force = listed(box_words(self.board, boxes[at]), "semicolon") or say("maria-no_effect")
        return "\n".join([f"{' '.join(line)}   {force}", *([listed(beside, "semicolon")] if near else [])])

    def destination(self, view: View, track: str, steps: int) -> str:
        """Where an arrow would lead if it were the only one."""
        number = TRACKS.index(track)
        boxes, start = self.setting.tracks[number].boxes, view.position["tracks"][track]
        at = max(self._left_end(view, number), min(len(boxes) - 1, start + steps))
        if at == start:
            return say("maria-alone_stays", box=boxes[at].id)
        corps = self._corps(view, boxes[start].corps, boxes[at].corps)
        leads = say("maria-alone_leads", box=self.texts.called("box", boxes[at].id))
        return listed([leads, *corps], "semicolon")

    def _left_end(self, view: View, track: int) -> int:
        """M19.3.18: once Saxony has left Prussia, the box "S" is the left end of its track."""
        left = track == SAXONY_TRACK and view.position["saxony"] != SAXONY_STATUS[PRUSSIAN_ALLY]
        return self.setting.tracks[track].neutral or 0 if left else 0

    def _corps(self, view: View, before: frozenset[int], after: frozenset[int]) -> list[str]:
        """M17.5.12, M17.5.14: the corps that a move of the marker sends off the map, and those that it brings back."""
        words = [say("maria-sends_corps", power=self.texts.name(POWER_IDS[power])) for power in sorted(after - before)]
        for power in sorted(before - after):
            city = self.board.cities[self.board.box_of[power].city].name
            generals = [self.board.pieces[general].id for general in self.setting.generals_of[power]]
            away = [general for general in generals if view.position["place"][general] == "box"]
            words += [say("maria-returns", general=self.texts.name(general), city=city) for general in away]
        return words

    def _in_force(self, view: View) -> str:
        cards = [self._political[card] for card in view.position["in_force"]]
        words = (f"{card_title(card)}: {card_words(self.board, card)}" for card in cards)
        return listed(words, "semicolon") or say("maria-no_political")

    def _cards_left(self, view: View) -> str:
        """M4.14: the pile has the later years below, so their number tells how many of each year are left."""
        left: int = view.position["political_pile"]
        years = Counter(card.year for card in self.setting.political)
        parts, rest = [], left
        for year in reversed(YEARS):
            count = min(rest, years[year])
            rest -= count
            parts += [say("maria-of_year", count=count, year=year)] if count else []
        coming = view.position["emperor"] == "nobody" and not view.position["election_pending"]
        message = "maria-cards_left_election" if coming else "maria-cards_left"
        return f"{say(message, count=left, years=listed(reversed(parts)) or say('maria-no_year'))}."

    # -- contracts and agreements

    def _deals(self, view: View) -> list[RenderableType]:
        position = view.position
        contracts = [(self.texts.name(giver), self._contract(receiver, turns)) for giver, receiver, turns
                     in position["contracts"]]  # fmt: skip
        if position["turn"] <= SUBSIDY_COMPULSORY_UNTIL:
            fixed = say("maria-subsidy_fixed", turn=SUBSIDY_COMPULSORY_UNTIL)
            contracts.insert(0, (self.texts.name(POWER_IDS[FRANCE]), fixed))
        agreements = [(str(deal[0]), self._deal(deal, "maria-deal_between")) for deal in position["agreements"]]
        offers = [(str(deal[0]), self._deal(deal, "maria-deal_to")) for deal in position["offers"]]
        titles = {"subsidies": contracts, "agreements": agreements, "offers": offers}
        return [Notes([*notes] or [("", NOTHING)], say(f"maria-deals-{kind}")) for kind, notes in titles.items()]

    def _contract(self, receiver: str, turns: int) -> str:
        return say("maria-contract", receiver=self.texts.name(receiver), turns=turns)

    def _deal(self, deal: list[Any], message: str) -> str:
        _, by, to, clauses = deal
        return say(message, seat=self.texts.name(by), other=self.texts.name(to), clauses=self._clauses(clauses))

    def _clauses(self, clauses: str) -> str:
        return listed((self.texts.clause(clause) for clause in clauses.split(JOIN)), "semicolon")

    def _waiting_offers(self, view: View) -> list[RenderableType]:
        """M21.4: the offers to this seat, and in short its own."""
        lines: list[RenderableType] = []
        for number, by, to, clauses in view.position["offers"]:
            if to == view.seat:
                words = self._clauses(clauses)
                offered = say("maria-offered", seat=self.texts.name(by), clauses=words, number=number)
                lines.append(Text(offered, style="bold"))
        mine = [(number, to) for number, by, to, _ in view.position["offers"] if by == view.seat]
        own = tuple(say("maria-own_offer", number=number, seat=self.texts.name(to)) for number, to in mine)
        if own:
            lines.append(Text(say("maria-own_offers", offers=own)))
        return lines

    def _own_moves(self, view: View) -> list[RenderableType]:
        """What this seat may do alone: contracts between its own powers, the order to reduce."""
        notes: list[tuple[str | Text, str]] = []
        made = {str(move.arg).rpartition(":")[0]: move for move in view.standing if move.verb == "contract"}
        for pair in made:
            giver, receiver = pair.split(":")
            words = say("maria-own_contract", giver=self.texts.name(giver), receiver=self.texts.name(receiver))
            notes.append((f"contract {giver} {receiver} TURNS", words))
        for move in view.standing:
            if move.verb == "cancel":
                notes.append((str(move).replace(":", " "), say("maria-own_cancel")))
            elif move.verb == "reduce":
                notes.append((move.verb, say("maria-own_reduce")))
            elif move.verb == "keep_objectives":
                notes.append((move.verb, say("maria-own_keep")))
        return [Notes(notes, say("maria-own_moves"))] if notes else []

    def _manual(self, view: View) -> list[RenderableType]:
        """M21.4: how offers are written and answered."""
        words = [word for word in KINDS if self.setting.players > 2 or word not in SUPERFLUOUS]
        powers = tuple(POWER_IDS[power] for power in self.setting.powers)
        regions = tuple(name for name in REGIONS if name not in POWER_IDS)
        how = say("maria-manual_text", seats=tuple(self.setting.seats), powers=powers, regions=regions)
        meanings = [say("maria-manual_clause", usage=usage(w), meaning=say_maria(f"meaning-{w}")) for w in words]
        return [
            Notes([("", self._example(view))], say("maria-manual")),
            Text(how),
            Notes([(KINDS[word].id, meaning) for word, meaning in zip(words, meanings, strict=True)]),
        ]

    def _example(self, view: View) -> str:
        """An offer that this seat could make."""
        players = view.position["players"]
        pairs = [(POWER_IDS[a], POWER_IDS[b]) for a in (PRUSSIA, FRANCE) for b in (AUSTRIA, PRAGMATIC)]
        own = [pair for pair in pairs if view.seat in {players[power] for power in pair}]
        one, other = next(pair for pair in own or pairs if players[pair[0]] != players[pair[1]])
        to = players[other if players[one] == view.seat else one]
        until = f"until {min(view.position['turn'] + 1, self.setting.variant.turns)}"
        return f"propose {to}: armistice {one} {other} {until} + keep_out {other} silesia {until}"
