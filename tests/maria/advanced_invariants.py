"""What must hold in every position of the advanced game (M15.4, M16-M21, K2-K4), and from move to move.

All is counted anew from an onlooker's view and from the tables of the rules, not by the program's own functions:
`check_advanced` looks at one position, `Chronicle` follows the events of a game and knows from them alone where every
victory marker must be, what is decided once and for all, and who has won.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from kabinett.core.events import Event
from kabinett.core.game import Game
from kabinett.maria.annexation import Annexation
from kabinett.maria.board import BOX
from kabinett.maria.instructions import Instruction
from kabinett.maria.politics import PoliticsStage
from kabinett.maria.rules import Maria
from kabinett.maria.saxony import StatusChange
from kabinett.maria.state import State
from kabinett.maria.tracks import Corps, CorpsReturn
from tests.maria.invariants import check, number_in, power_name, setting_up

View = Mapping[str, Any]

MAJORS = ("prussia", "france", "pragmatic", "austria")  # M17.0.2
MARKERS = {"prussia": 13, "france": 11, "pragmatic": 8, "austria": 8}  # M4.5
RHINE = ("mainz", "trier", "koeln", "mannheim")  # M3.2.10
SILESIAN = ("liegnitz", "glogau", "breslau", "brieg", "neisse", "cosel", "glatz")  # M4.6
SAXON_BOXES = ("prussian_ally",) * 3 + ("neutral",) * 2 + ("austrian_ally",) * 2  # K2
RUSSIAN_STAR, ITALIAN_STAR = 3, 3  # K3, K4: the star boxes from the left
CORPS: Mapping[str, Callable[[View], bool]] = {  # K3, K4, 44f: where each major power's corps is in force
    "prussia": lambda view: view["tracks"]["russia"] >= RUSSIAN_STAR,
    "austria": lambda view: view["tracks"]["italy"] <= ITALIAN_STAR - 2,
    "france": lambda view: view["tracks"]["italy"] >= ITALIAN_STAR + 2,
    "pragmatic": lambda view: "44f" in view["in_force"],
}
CHANGING = (Annexation, StatusChange, Corps, CorpsReturn, Instruction)  # stages in which some of this is under way


def check_advanced(rules: Maria, s: State) -> None:
    """Everything that must hold in every position of the advanced game."""
    check(rules, s)
    view = rules.view(s, None).position
    check_pools(view)
    check_display(s)
    check_political_pile(s)
    check_deals(view)
    if not any(isinstance(stage, CHANGING) for stage in s.stages):
        check_tracks(s, view)
        check_peace(s, view)
        check_neutrality(s)


# -- victory markers


def electors_box(view: View) -> str:
    """M16.6: whose marker is in "3 Electors"."""
    french = sum(view["markers"][city] == "france" for city in RHINE)
    return "france" if french >= 3 else "pragmatic" if french <= 1 else "nobody"


def boxed(view: View, power: str) -> int:
    """M3.2.11: the power's markers in victory boxes."""
    others = (electors_box(view), view["emperor"], view["italy"], "prussia" if view["peace_turn"] else "nobody")
    count: int = view["battle_boxes"][power] + others.count(power)
    return count


def pool_of(view: View, power: str) -> int:
    """M15.4: what is left of the initial number."""
    placed = sum(owner == power for city, owner in view["markers"].items() if city not in RHINE)
    left: int = MARKERS[power] - placed - boxed(view, power) - view["aside"][power]
    return left


def check_pools(view: View) -> None:
    """M15.4, M3.2.11, M19.1.5, M19.2.1: pool, fortresses, boxes and markers set aside make the initial number."""
    assert view["pools"] == {power: pool_of(view, power) for power in MAJORS}
    assert view["electors_box"] == electors_box(view)
    assert all(0 <= count <= 2 for count in view["battle_boxes"].values())
    assert all(count == 0 for power, count in view["battle_boxes"].items() if power not in MAJORS)
    assert all(count >= 0 for count in view["aside"].values())
    assert {power for power, count in view["aside"].items() if count} <= {"prussia", "france"}
    assert not view["aside"]["prussia"] or view["peace_turn"]
    assert not view["aside"]["france"] or view["reduction"] == "done"
    assert view["emperor"] in ("nobody", "france", "austria")
    assert view["italy"] in ("nobody", "france", "austria")


# -- politics


def check_display(s: State) -> None:
    """M17.0.1, M17.3.1, M25.5.1: major powers only; one card is placed at most, and only until all are turned up;
    without the optional rule no card stays face-down."""
    names = {power_name(s, power) for power in s.setting.powers if s.display[power] or s.covered[power]}
    assert names <= set(MAJORS)
    assert s.setting.optional_politics or not any(s.covered)
    for stage in s.stages:
        if isinstance(stage, PoliticsStage):
            assert all(len(cards) <= (power_name(s, power) in MAJORS) for power, cards in enumerate(stage.placed))


def check_political_pile(s: State) -> None:
    """M17.1.1, M18.1, M18.2: two real cards leave the pile each turn; the election comes once, in one of turns 4-7."""
    cards = [s.setting.political[card].id for card in s.political_pile]
    assert len(set(cards)) == len(cards)
    real = [card for card in cards if card != "42x"]
    assert len(real) == 24 - 2 * (0 if setting_up(s) else s.turn)
    called = s.election_pending or power_name(s, s.emperor) != "nobody"
    assert called == ("42x" not in cards)
    assert not s.election_pending or 4 <= s.turn <= 7
    assert called or s.turn <= 7
    years = [s.setting.political[card].year for card in s.political_pile]
    assert years == sorted(years, reverse=True), "M4.14: 1741 on top"


def check_tracks(s: State, view: View) -> None:
    """M2.7, K2; M17.5.12-M17.5.16, K3, K4: status and box of Saxony fit; a general is off-map only while his power's
    corps is in force, and one at most; the Italy box goes by M17.5.15."""
    assert view["saxony"] == SAXON_BOXES[view["tracks"]["saxony"]]
    for power in MAJORS:
        number = s.setting.names.number("power", power)
        away = [general for general in s.setting.generals_of[number] if s.place[general] == BOX]
        assert len(away) <= (1 if CORPS[power](view) or setting_up(s) else 0), f"{power} has {len(away)} generals away"
    italy, owner = view["tracks"]["italy"] - ITALIAN_STAR, view["italy"]
    assert owner != "france" or italy < 0
    assert owner != "austria" or italy > 0
    assert owner == "france" or italy > -2
    assert owner == "austria" or italy < 2


def check_peace(s: State, view: View) -> None:
    """M19.1.3, M19.1.4, M19.1.10, M19.1.12: what the peace of Silesia brought, and until when Prussia is neutral."""
    peace = view["peace_turn"]
    train = s.place[s.setting.board.piece_index["prussia_train_2"]]
    assert (train == BOX) == (peace == 0)
    assert not peace or view["saxony"] != "prussian_ally"
    prussians = [s.place[p] for p in s.setting.pieces_of[s.setting.names.number("power", "prussia")] if s.place[p] >= 0]
    assert not view["aside"]["prussia"] or all(power_name(s, s.home(city)) == "prussia" for city in prussians), (
        "M19.1.11"
    )
    if s.outcome is None:
        started = {stage["number"] for stage in view["stages"] if stage["stage"] == "ActionStage"}
        parts = ("politics", "hussars", "france", "prussia", "austria", "election", "winter", "end")
        course = next(stage["next"] for stage in view["stages"] if stage["stage"] == "Course")
        # While a part of a turn runs, `Course` names the next; the turn counts on at its end.
        running = parts[parts.index(course) - 1]
        reached = running in ("prussia", "austria", "election", "winter", "end") or bool(started & {1, 2})
        over = (view["turn"], reached) >= (peace + 2, True)
        assert view["prussia_neutral"] == bool(peace and not over)


def check_neutrality(s: State) -> None:
    """M19.4.1, M19.4.3: pieces of a neutral power are in its home country, and nobody else's are."""
    for power in s.relations.neutral:
        for piece, city in enumerate(s.place):
            if city >= 0:
                own = s.setting.power_of[piece] == power
                where = f"{s.piece_id(piece)} in {s.city_id(city)}"
                assert own == (s.home(city) == power), f"{where} while {power_name(s, power)} is neutral"


# -- agreements


def check_deals(view: View) -> None:
    """M20.1, M20.4, M20.9: contracts of majors, one between two powers at most, none of France with Bavaria;
    M21.4: at most 3 offers of a seat; all offers and agreements have numbers of their own."""
    pairs = [frozenset((giver, receiver)) for giver, receiver, _ in view["contracts"]]
    assert len(set(pairs)) == len(pairs)
    assert frozenset(("france", "bavaria")) not in pairs
    assert all(giver in MAJORS and turns >= 1 for giver, _, turns in view["contracts"])
    deals = [*view["offers"], *view["agreements"]]
    assert len({number for number, *_ in deals}) == len(deals)
    assert all(by != to for _, by, to, _ in deals)
    assert all(count <= 3 for count in Counter(by for _, by, _, _ in view["offers"]).values())
    for _, by, to, text in deals:
        for clause in text.split(" + "):
            _check_parties(view, {by, to}, clause.split())


def _check_parties(view: View, parties: set[str], words: list[str]) -> None:
    """M21.1, M21.6, M21.8: the power that is bound is a party's; two powers that agree have different players."""
    players = view["players"]
    # N12, N13, N14 name no power.
    bound = "austria" if words[0] in ("no_hussars", "no_shift", "consent") else words[1]
    assert words[0] != "consent" or players["pragmatic"] in parties, words
    assert bound not in players or players[bound] in parties, words
    if words[0] in ("armistice", "no_attack", "subsidy"):
        assert players[words[1]] != players[words[2]], f"{words} are of one player"


# -- from move to move


def _text(event: Event, key: str) -> str:
    value = event.params[key]
    assert isinstance(value, str)
    return value


def _boxes(s: State) -> dict[str, str]:
    """S27: the boxes where the three markers stand."""
    return {track.id: track.boxes[place].id for track, place in zip(s.setting.tracks, s.tracks, strict=True)}


class Chronicle:
    """M15.3, M23: follows a game by its events, and compares what they say with the positions."""

    def __init__(self, rules: Maria, s: State) -> None:
        self._rules = rules
        view = rules.view(s, None).position
        self.markers: dict[str, str] = dict(view["markers"])
        self.boxes: dict[str, int] = {power: view["battle_boxes"][power] for power in MAJORS}
        self.aside: dict[str, int] = {power: view["aside"][power] for power in MAJORS}
        self.removed: Counter[tuple[str, str]] = Counter()  # markers taken off fortresses, by power and clause
        self.returning = False  # whether France's markers set aside must still come back
        self.owners: dict[str, str] = {name: view[name] for name in ("emperor", "italy")}
        self.tracks: dict[str, str] = _boxes(s)
        self.victor: str = view["victor"]
        self.saxon_player: str = view["players"]["saxony"]
        self.saxony_drew: bool = view["saxony_drew"]
        self.silesia = bool(view["peace_turn"])
        self.left_prussia = view["saxony"] != "prussian_ally"
        self.reduced = view["reduction"] == "done"
        self.scores = [dict(zip(MAJORS, scores, strict=True)) for scores in s.winter_scores]
        self.political = list(s.political_pile)

    def check(self, s: State, events: Iterable[Event]) -> None:
        """What these events say is what the position shows."""
        events = list(events)
        for event in events:
            handler = getattr(self, f"_on_{event.kind}", None)
            if handler is not None:
                handler(s, event)
        view = self._rules.view(s, None).position
        assert dict(view["markers"]) == self.markers
        assert {power: view["battle_boxes"][power] for power in MAJORS} == self.boxes
        assert {power: view["aside"][power] for power in MAJORS} == self.aside
        assert {name: view[name] for name in self.owners} == self.owners
        assert bool(view["peace_turn"]) == self.silesia
        assert _boxes(s) == self.tracks
        assert view["victor"] == self.victor, "M17.2.1, M11.1.20: only a battle won makes a victor"
        assert not self.returning, "M19.2.3"
        self._check_once(s, view)
        self._check_saxon_income(view, events)
        self._check_winter(s, view, events)
        self._check_checks(s, view, events)
        self.saxon_player = view["players"]["saxony"]

    def _check_once(self, s: State, view: View) -> None:
        """M19.3.18, M19.2.1, M17.1.1: what does not come back."""
        self.left_prussia = self.left_prussia or view["saxony"] != "prussian_ally"
        assert not self.left_prussia or view["tracks"]["saxony"] >= 3, "M19.3.18, K2.2"
        assert not self.reduced or view["reduction"] == "done"
        self.reduced = view["reduction"] == "done"
        assert self.political[: len(s.political_pile)] == s.political_pile, "M17.1.1: cards leave from the top"
        self.political = list(s.political_pile)

    def _check_saxon_income(self, view: View, events: list[Event]) -> None:
        """M19.3.15, S39: Saxony draws its income once per turn at most, and all know whether it has."""
        for event in events:
            if event.kind == "turn_began":
                self.saxony_drew = False
            elif event.kind == "cards_drawn" and (event.params["power"], event.clause) == ("saxony", "M8.1"):
                assert not self.saxony_drew
                self.saxony_drew = True
        assert view["saxony_drew"] or not self.saxony_drew

    def _check_winter(self, s: State, view: View, events: list[Event]) -> None:
        """M13.13: a winter's score is the pool, nothing less than 0; it is written down once."""
        if any(event.kind == "winter_scored" for event in events):
            self.scores.append({power: max(0, pool_of(view, power)) for power in MAJORS})
        assert s.winter_scores == [[scores[power] for power in MAJORS] for scores in self.scores]

    def _check_checks(self, s: State, view: View, events: list[Event]) -> None:
        """M23.1, M5.6: no action stage begins, and no politics stage ends, while a pool is empty."""
        begun = any(event.kind in ("stage_began", "turn_began") for event in events)
        hussars = s.outcome is None and s.asked[0].kind == "hussar"
        if s.outcome is None and (begun or hussars):
            assert min(view["pools"].values()) > 0

    # what events do

    def _on_fortress_conquered(self, s: State, event: Event) -> None:
        """M10.3.12-M10.3.16: the marker of the controller, none in the controller's home country but in Silesia.

        M19.2.3: if France or Bavaria took it on the Bohemia map, France's markers come back.
        """
        city, controller = _text(event, "city"), _text(event, "controller")
        number = s.setting.board.city_index[city]
        home = power_name(s, s.setting.home[number])
        assert self.markers.get(city) != controller or controller == home
        if city in RHINE or city in SILESIAN or controller != home:
            self.markers[city] = controller
        else:
            del self.markers[city]
        french = event.params["power"] in ("france", "bavaria")
        self.returning |= french and s.setting.board.cities[number].map == "bohemia" and self.aside["france"] > 0

    def _on_marker_removed(self, s: State, event: Event) -> None:
        power = self.markers.pop(_text(event, "city"))
        assert power == event.params["power"]
        self.removed[power, event.clause] += 1

    def _on_elector_turned(self, s: State, event: Event) -> None:
        self.markers[_text(event, "city")] = _text(event, "power")

    def _on_points_won(self, s: State, event: Event) -> None:
        """M16.3: as many as there is room for."""
        power, count = _text(event, "power"), number_in(event, "count")
        assert count == min(number_in(event, "points"), 2 - self.boxes[power])
        self.boxes[power] += count

    def _on_points_lost(self, s: State, event: Event) -> None:
        """M16.3: as many as there are."""
        power, count = _text(event, "power"), number_in(event, "count")
        assert count == min(number_in(event, "points"), self.boxes[power])
        self.boxes[power] -= count

    def _on_italy_box(self, s: State, event: Event) -> None:
        self.owners["italy"] = _text(event, "power") if event.params["count"] else "nobody"

    def _on_marker_moved(self, s: State, event: Event) -> None:
        self.tracks[_text(event, "track")] = _text(event, "box")

    def _on_emperor_elected(self, s: State, event: Event) -> None:
        assert self.owners["emperor"] == "nobody"
        self.owners["emperor"] = _text(event, "power")

    def _on_silesia_annexed(self, s: State, event: Event) -> None:
        assert not self.silesia, "M19.1.1: once per game"
        assert all(self.markers[city] == "prussia" for city in SILESIAN)
        self.silesia = True

    def _on_set_aside(self, s: State, event: Event) -> None:
        """M19.1.5, M19.2.1: of the markers taken off, half, rounded up."""
        power = _text(event, "power")
        removed = self.removed[power, event.clause]
        assert (event.params["count"], event.params["rest"]) == ((removed + 1) // 2, removed // 2)
        self.aside[power] = number_in(event, "count")

    def _on_aside_returned(self, s: State, event: Event) -> None:
        power = _text(event, "power")
        assert self.aside[power] == event.params["count"]
        self.aside[power] = 0
        self.returning &= power != "france"

    def _on_battle_won(self, s: State, event: Event) -> None:
        power = s.setting.power_of[s.setting.board.piece_index[_text(event, "by")]]
        # Saxony may change its player as a consequence; who played it before has won.
        self.victor = self.saxon_player if power_name(s, power) == "saxony" else s.player(power)

    # the end

    def check_outcome(self, game: Game) -> None:
        """M23.1-M23.6, M24.9: an empty pool, or the sums of four winters; ties go to Maria Theresa, then Frederick;
        of two players to the one with Austria."""
        s, outcome = game.state, game.outcome
        assert isinstance(s, State)
        assert outcome is not None
        assert (s.asked, s.stages) == ((), [])
        view = game.view(None).position
        pools = {power: pool_of(view, power) for power in MAJORS}
        if min(pools.values()) <= 0:
            values, clauses = pools, {"M23.1", "M23.3"}
        else:
            assert s.turn == 12
            assert len(self.scores) == 4
            values, clauses = {power: sum(scores[power] for scores in self.scores) for power in MAJORS}, {"M23.5"}
        best = [power for power in MAJORS if values[power] == min(values.values())]
        players = [s.player(s.setting.names.number("power", power)) for power in best]
        order = ("b2", "a2") if s.setting.players == 2 else ("maria_theresa", "frederick", "louis_xv")
        assert outcome.winners == (min(players, key=order.index),)
        tie = {"M24.9"} if s.setting.players == 2 else {"M23.4"}
        assert outcome.clause in (clauses if len(set(players)) == 1 else tie)
