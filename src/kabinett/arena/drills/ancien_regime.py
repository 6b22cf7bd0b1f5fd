"""A biased random player of Ancien Régime, to reach what plain random play hardly ever reaches.

In each game one Major is the favourite: its player marches on what gives Influence, leaves garrisons there and plays
high cards; the others fight less well. All of them land, attack, support, scout, join and leave Coalitions, buy
fortresses and aim at the Capitals of Minors, so that battles with support, ties, updates of the board, guardians and
the exception for Capitals really occur. In games about the Crown all look for electors.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import product

from kabinett.ancien_regime.board import NOBODY, POWER_IDS, PRUSSIA, SCENARIOS, STATUSES
from kabinett.ancien_regime.cardplay import Battle
from kabinett.ancien_regime.relations import allied, battle_due, hostile
from kabinett.ancien_regime.results import GROUND, PAIR
from kabinett.ancien_regime.setting import LEADERS, NEUTRAL, ORDINARY, PLAYERS, Setting, setting
from kabinett.ancien_regime.state import State
from kabinett.ancien_regime.wheel import field_of
from kabinett.arena.drill import Drill
from kabinett.core.events import Event
from kabinett.core.graphs import distances, neighbours
from kabinett.core.info import Given
from kabinett.core.moves import Decision, Move

SETTINGS = tuple(product(SCENARIOS, PLAYERS))  # in turn
SHORT, LONG = 3, 25  # Rounds: a few games are decided by the round limit
SHORT_EACH = 5
# Every kind of question and every kind of event has to occur.
DECISIONS = (
    "frederick", "expulsion", "status", "application", "crown", "vote", "bid", "drill", "hand_limit", "subsidies",
    "mercenaries", "offered_money", "offered_cards", "leadership", "placement", "mobilisation", "arbiter", "dismissal",
    "further_turn", "grant", "movement", "frederick_move", "march", "strategic", "consent", "passage", "garrison",
    "next_battle", "support_attack", "support_defence", "battle_pile", "battle_card", "scout", "defeat", "withdrawal",
    "return", "leave",
)  # fmt: skip
EVENTS = (
    "game_ended", "turn_began", "action_began", "frederick_named", "pile_shuffled", "cards_drawn", "cards_seen",
    "card_discarded", "hand_seen", "morale_changed", "money_gained", "influence_gained", "corruption",
    "expelled", "status_chosen", "application_accepted", "application_refused", "status_changed", "vote_held", "voted",
    "emperor_elected", "no_emperor", "bid_revealed", "control_taken", "money_offered", "cards_offered",
    "money_accepted", "money_declined", "cards_accepted", "cards_declined", "general_placed", "general_off",
    "troop_bought", "fortress_built", "arbiter_named", "garrison_dismissed", "turn_requested", "turn_granted",
    "turn_refused", "consent_granted", "consent_refused", "passage_granted", "passage_refused", "general_marched",
    "general_passed", "movement_turn_began", "frederick_began", "diplomacy_began", "election_began", "auction_began",
    "troops_lost", "general_sailed", "stuart_landed", "garrison_placed", "battle", "guardian_appointed", "supported",
    "passed",
    "card_played", "card_shown", "card_revealed", "pile_revealed", "battle_won", "battle_drawn", "garrison_lost",
    "general_retired", "general_withdrew", "general_stayed", "garrison_removed", "troop_joined", "lot_drawn",
)  # fmt: skip
OTHERS = (
    "won by influence", "won by round_limit", "emperor elected", "emperor without a vote", "no emperor",
    "emperor of a Minor", "Stuart landed", "Stuart in a battle", "Stuart defeated", "guardian britain",
    "guardian france", "control by auction", "control by the Capital", "tie", "coin toss", "fortress captured",
    "Frederick in a battle", "a Neutral attacked", "support of the attack", "support of the defence",
    "third Movement Turn", "free card at Morale 0", "Influence by a Minor", "a 2 on own ground", "a 3 face up",
    "a pair of 4s", "a 5 of the loser",
)  # fmt: skip
# How likely a player does the first thing that a question is about; questions that are not here are answered anyhow.
EAGER = {
    "expulsion": 0.15, "application": 0.75, "further_turn": 0.75, "grant": 0.75, "consent": 0.75, "passage": 0.75,
    "garrison": 0.7, "support_attack": 0.85, "support_defence": 0.75, "defeat": 0.7, "withdrawal": 0.8, "leave": 0.5,
    "dismissal": 0.06, "subsidies": 0.5, "mercenaries": 0.5, "movement": 0.92, "frederick_move": 0.92,
}  # fmt: skip
IDLE = ("stop", "end", "keep", "decline", "off", "pass")
CAPITAL = 5  # how much more than its value a Capital is worth to an attacker
PLAIN_GAME = 0.15  # how often somebody does anything


@cache
def ways(table: Setting) -> tuple[bytes, ...]:
    """The distances between territories, sea routes included."""
    land = [(a, b) for a, others in enumerate(table.neighbours) for b in others if a < b]
    sea = [(route.a, route.b) for route in table.board.routes]
    joined = neighbours(len(table.home), land + sea)
    return tuple(distances(joined, start) for start in range(len(table.home)))


class AncienRegimeDrill(Drill):
    """The player of all seats in one game."""

    game = "ancien_regime"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        table = setting(*SETTINGS[seed % len(SETTINGS)], 0, None)
        self.favourite = table.majors[seed // len(SETTINGS) % len(table.majors)]
        self.neutral = self.random.choice((0.05, 0.25))  # how likely a power becomes Neutral
        self.imperial = self._likely(0.3)  # whether it is a game about the Crown
        self.camp = self.random.choice(tuple(LEADERS))
        self._ground = NOBODY  # who controls the territory of the running battle
        self._holders: dict[int, int] = {}  # whose garrison lay last on each fortress

    @staticmethod
    def options(seed: int) -> Mapping[str, Given]:
        """All settings in turn; some games have a close round limit."""
        scenario, players = SETTINGS[seed % len(SETTINGS)]
        short = seed // len(SETTINGS) % SHORT_EACH == 0
        return {"scenario": scenario, "players": players, "rounds": SHORT if short else LONG}

    # -- choices

    def choose(self, s: State, decision: Decision) -> Move:
        """One of the options."""
        self._remember(s)
        if self._likely(PLAIN_GAME):
            return self._any(decision)
        match decision.kind:
            case "movement" | "frederick_move":
                return self._movement(decision)
            case "march":
                return self._march(s, decision)
            case "garrison":
                return self._garrison(s, decision)
            case "battle_card" | "battle_pile":
                return self._battle(s, decision)
            case "status":
                return self._status(decision)
            case "bid":
                return self._bid(decision)
            case "leadership" | "mobilisation":
                return self._action(decision)
            case "vote":
                return self._vote(s, decision)
        return self._simple(decision)

    def _simple(self, decision: Decision) -> Move:
        """Do what the question is about, or not, as likely as `EAGER` says."""
        active = [move for move in decision.options if move.verb not in IDLE]
        idle = [move for move in decision.options if move.verb in IDLE]
        if not active or not idle or decision.kind not in EAGER:
            return self._any(decision)
        return self.random.choice(active if self._likely(EAGER[decision.kind]) else idle)

    def _movement(self, decision: Decision) -> Move:
        """Stuart lands now and then; generals move."""
        lands = [move for move in decision.options if move.verb == "land"]
        if lands and self._likely(0.3):
            return lands[0]
        generals = [move for move in decision.options if move.verb == "general"]
        if generals and self._likely(EAGER[decision.kind]):
            return self.random.choice(generals)
        return decision.options[-1]

    def _march(self, s: State, decision: Decision) -> Move:
        """The way that leads nearest to what is worth something to the power."""
        general = s.setting.board.general_index[str(decision.params["general"])]
        power = s.setting.power_of[general]
        goals = {t: worth for t in range(len(s.setting.home)) if (worth := self._worth(s, power, t)) > 0}
        far = ways(s.setting)

        def value(move: Move) -> tuple[float, float]:
            near = max((worth / (1 + far[move.n][goal]) ** 2 for goal, worth in goals.items()), default=0.0)
            return near * (0.8 if move.verb == "strategic" else 1), self.random.random()

        return max(decision.options, key=value)

    def _worth(self, s: State, power: int, territory: int) -> float:
        """What a territory that the power does not control is worth to it; a Capital of a Minor more than others."""
        holder = s.controller(territory)
        if holder == power or (holder != NOBODY and allied(s, power, holder)):
            return 0.0
        land = s.setting.board.territories[territory]
        if land.home != NOBODY and not hostile(s, power, land.home, territory):
            return 0.0
        own = land.stripes >> power & 1 or land.home != NOBODY
        worth = float(land.value if own else 0.3)
        if territory in s.setting.capital and s.setting.capital.index(territory) in s.setting.minors:
            worth += CAPITAL
        if self.imperial:
            return float(land.elector)
        return worth + 0.5 * battle_due(s, power, territory)

    def _garrison(self, s: State, decision: Decision) -> Move:
        """Where there is something to gain, or a fortress to keep."""
        general = s.setting.board.general_index[str(decision.params["general"])]
        power, territory = s.setting.power_of[general], s.place[general]
        land = s.setting.board.territories[territory]
        if self.imperial:
            return decision.options[0 if land.elector else -1]
        gains = land.stripes >> power & 1 or land.home not in (NOBODY, power) or land.elector
        if gains or s.fortresses >> territory & 1:
            return decision.options[0]
        return self._simple(decision) if land.home == NOBODY else decision.options[-1]

    def _battle(self, s: State, decision: Decision) -> Move:
        """The favourite plays its high cards, the others some; a 3 is played face up when it can be."""
        power = POWER_IDS.index(str(decision.params["power"]))
        ours = s.player(power) == POWER_IDS[self.favourite]
        active = [move for move in decision.options if move.verb != "pass"]
        scout = [move for move in active if move.verb == "scout"]
        if not self._likely(0.95 if ours else 0.7):
            return decision.options[-1]
        if scout and self._likely(0.4):
            return scout[0]
        return max(active, key=lambda move: move.n) if ours else self.random.choice(active)

    def _status(self, decision: Decision) -> Move:
        """Coalitions and Expansionism more often than Neutrality; in games about the Crown one Coalition above all."""
        camp = [move for move in decision.options if move.n == self.camp]
        if self.imperial and camp and self._likely(0.6):
            return camp[0]
        neutral = [move for move in decision.options if move.n == NEUTRAL]
        if neutral and self._likely(self.neutral):
            return neutral[0]
        return self.random.choice([move for move in decision.options if move.n != NEUTRAL])

    def _bid(self, decision: Decision) -> Move:
        """Little, and the favourite more than the others."""
        most = 3 if decision.seat == POWER_IDS[self.favourite] else 1
        return self.random.choice(decision.options[: most + 1])

    def _action(self, decision: Decision) -> Move:
        """Generals are placed, troops and fortresses bought, before anything else."""
        for verb, chance in (("place", 0.9), ("fortress", 0.4), ("troop", 0.75), ("draw", 0.4), ("morale", 0.7)):
            found = [move for move in decision.options if move.verb == verb]
            if found and self._likely(chance):
                return self.random.choice(found)
        return decision.options[-1]

    def _vote(self, s: State, decision: Decision) -> Move:
        """The one with the most votes among those who can be voted for; in games about the Crown the last of them."""
        if not self._likely(0.7):
            return self._any(decision)
        if self.imperial:
            return decision.options[-1]
        held = [s.controller(territory) for territory in s.setting.electors]
        return max(decision.options, key=lambda move: held.count(move.n))

    # -- what has to occur

    @staticmethod
    def wanted() -> Iterator[str]:
        """Everything that has to occur."""
        table = setting(SCENARIOS[0], max(PLAYERS), 0, None)
        yield from (f"decision {kind}" for kind in DECISIONS)
        yield from (f"event {kind}" for kind in EVENTS)
        yield from (f"won by {power}" for power in POWER_IDS)
        choosers = [power for number, power in enumerate(POWER_IDS) if number not in LEADERS.values()]
        yield from (f"{power} {status}" for power in choosers for status in STATUSES)
        yield from (f"{POWER_IDS[power]} controlled" for power in table.board.minors[min(PLAYERS)])
        yield from (f"route {route(table, r.a, r.b)}" for r in table.board.routes)
        yield from OTHERS

    def _remember(self, s: State) -> None:
        """What can no longer be seen after the move."""
        for stage in s.stages:
            if isinstance(stage, Battle):
                self._ground = s.controller(stage.territory)
        for territory, owner in s.garrisons.items():
            if s.fortresses >> territory & 1:
                self._holders[territory] = owner

    def noticed(self, s: State, decision: Decision, move: Move, events: Iterable[Event]) -> Iterator[str]:
        """What of the wanted has occurred by a move."""
        yield f"decision {decision.kind}"
        if decision.kind == "battle_card" and move.verb == "card" and self._free(s, decision):
            yield "free card at Morale 0"
        for event in events:
            yield f"event {event.kind}"
            yield from self._in_play(s, event)
            yield from self._in_politics(s, event)
            yield from self._in_battle(s, event)

    def _free(self, s: State, decision: Decision) -> bool:
        """C10.5.6: whether a power had no Morale when the battle began. The battle may be over by now."""
        battle = next((stage for stage in s.stages if isinstance(stage, Battle)), None)
        return battle is not None and bool(battle.zero >> POWER_IDS.index(str(decision.params["power"])) & 1)

    def _in_play(self, s: State, event: Event) -> Iterator[str]:
        params = event.params
        match event.kind:
            case "game_ended":
                assert s.outcome is not None
                yield f"won by {s.outcome.winners[0]}"
                yield f"won by {s.outcome.reason}"
            case "general_sailed":
                index = s.setting.board.territory_index
                yield f"route {route(s.setting, index[str(params['origin'])], index[str(params['territory'])])}"
            case "stuart_landed":
                yield "Stuart landed"
            case "general_off" if params["general"] == "stuart" and event.clause == "C10.7.8" and s.stuart == ORDINARY:
                yield "Stuart defeated"
            case "turn_granted" if params["turn"] == 3:
                yield "third Movement Turn"
            case "garrison_placed":
                territory = s.setting.board.territory_index[str(params["territory"])]
                if self._holders.get(territory, NOBODY) not in (NOBODY, POWER_IDS.index(str(params["power"]))):
                    yield "fortress captured"

    def _in_politics(self, s: State, event: Event) -> Iterator[str]:
        params = event.params
        match event.kind:
            case "status_changed":
                yield f"{params['power']} {params['status']}"
            case "emperor_elected":
                yield "emperor elected" if event.clause == "C8.6" else "emperor without a vote"
                if POWER_IDS.index(str(params["power"])) in s.setting.minors:
                    yield "emperor of a Minor"
            case "no_emperor":
                yield "no emperor"
            case "control_taken":
                yield f"{params['power']} controlled"
                yield "control by auction" if event.clause == "C12.3.2" else "control by the Capital"
            case "lot_drawn":
                yield "coin toss"
            case "influence_gained" if params["by"] != params["power"]:
                yield "Influence by a Minor"

    def _in_battle(self, s: State, event: Event) -> Iterator[str]:
        params = event.params
        match event.kind:
            case "battle":
                yield from self._battle_begun(s, event)
            case "battle_drawn":
                yield "tie"
            case "guardian_appointed":
                yield f"guardian {params['major']}"
            case "supported":
                yield f"support of the {params['side']}"
            case "card_shown":
                yield "a 3 face up"
            case "morale_changed" if event.clause == "C10.6.5":
                yield "a 5 of the loser"
            case "pile_revealed":
                yield from self._abilities(s, event)

    def _battle_begun(self, s: State, event: Event) -> Iterator[str]:
        if event.params["general"] == "stuart":
            yield "Stuart in a battle"
        powers = event.params["powers"]
        assert isinstance(powers, tuple)
        if any(s.status[POWER_IDS.index(power)] == NEUTRAL for power in powers):
            yield "a Neutral attacked"
        own_move = field_of(s.setting, PRUSSIA, s.turn) == "leadership"
        if own_move and event.params["general"] == s.general_id(s.frederick):
            yield "Frederick in a battle"

    def _abilities(self, s: State, event: Event) -> Iterator[str]:
        """C10.6: what the cards of a pile count besides their values."""
        general = s.setting.board.general_index[str(event.params["general"])]
        cards = event.params["cards"]
        assert isinstance(cards, tuple)
        if str(GROUND) in cards and s.setting.power_of[general] == self._ground:
            yield "a 2 on own ground"
        if cards.count(str(PAIR)) > 1:
            yield "a pair of 4s"


def route(table: Setting, a: int, b: int) -> str:
    """A sea route by its ends."""
    return "-".join(table.territory_ids[territory] for territory in sorted((a, b)))
