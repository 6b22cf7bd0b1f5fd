"""A biased random player of Maria, to reach what plain random play hardly ever reaches.

In each game one power is the favourite: its player marches on enemy fortresses, fights, and keeps its trains near; its
enemies run away from it and give up battles; the others hardly move. Everybody takes political cards when he can. A
*miser* stops conquering when one marker is left in the favourite's pool, so that elections and winter scores decide. In
some games of Austria a *doomed* Prussia runs into Austrian generals and loses, so that Saxony leaves it early. All this
makes every political card, every box of the tracks, annexation, reduction, both defections, the election of each
candidate and each way to win really happen.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from kabinett.arena.drill import Drill
from kabinett.core.events import Event
from kabinett.core.info import Given
from kabinett.core.moves import Decision, Move
from kabinett.maria.conquest import enemy_fortress, protected
from kabinett.maria.election import FRANZ, KARL
from kabinett.maria.political import DISPLAY
from kabinett.maria.politics import PoliticsStage
from kabinett.maria.pools import pool
from kabinett.maria.powers import AUSTRIA, FRANCE, PRUSSIA, SAXONY_STATUS, own_major
from kabinett.maria.setting import CANDIDATES, setting
from kabinett.maria.state import State

KINDS = ((3, "standard"), (2, "standard"), (3, "optional"), (2, "optional"))  # players, politics: in turn

MEEK_MOVES = 0.15  # how often a player who is not the favourite's moves a piece instead of ending
EAGER_MOVES = 0.95
BOLD = 0.9  # how often the favourite plays on in a battle
TRAIN_DISTANCE = 3  # a train comes nearer to its generals until it is this near
STANDING = 0.03  # how often a seat makes a standing move when it may
FAR = 99


# What some events show, whatever their parameters.
SHOWN = {
    "peace_made": "annexation", "aside_returned": "set aside returned", "corps_left": "corps left",
    "corps_returned": "corps returned", "consent_refused": "refusal",
}  # fmt: skip


class MariaDrill(Drill):
    """The player of all seats in one advanced game."""

    game = "maria"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.favourite = DISPLAY[seed % len(DISPLAY)]
        self.miser = self.random.random() < 0.4
        self.emperor = (KARL, FRANZ)[self.random.random() < 0.5]
        self.doomed = self.favourite == AUSTRIA and self.random.random() < 0.5
        self.direction = self.random.choice(("left", "right", None))
        self._card = ""  # the political card that is being executed

    @staticmethod
    def options(seed: int) -> Mapping[str, Given]:
        """Four games with each kind of table, one for each favourite."""
        players, politics = KINDS[seed // len(DISPLAY) % len(KINDS)]
        return {"variant": "advanced", "players": players, "politics": politics}

    def choose(self, s: State, decision: Decision) -> Move:
        """One of the options."""
        self._card = str(decision.params.get("political", self._card))
        match decision.kind:
            case "movement":
                return self._movement(s, decision)
            case "march":
                return self._march(s, decision)
            case "battle":
                return self._battle(s, decision)
            case "placement":
                return self._placement(s, decision)
            case "choice":
                return self._choice(decision)
            case "arrow":
                return self._arrow(decision)
            case _:
                return self._simple(decision)

    def _simple(self, decision: Decision) -> Move:
        """Cards are executed, peace is made, troops are bought; votes go as it was decided for this game."""
        options = decision.options
        match decision.kind:
            case "instruction" | "peace_offer":
                return options[0]
            case "recruit":
                return options[-1]
            case "peace_answer":
                return options[0] if self.random.random() < EAGER_MOVES else options[-1]
            case "vote":
                return options[self.emperor % len(options)]
            case "saxony_shift":
                return options[-1] if self.doomed else self.random.choice((options[0], options[-1]))
            case _:
                return self._any(decision)

    def standing(self, moves: tuple[Move, ...]) -> Move | None:
        """Now and then France orders its reduction; powers of one player make and end contracts."""
        wanted = [move for move in moves if move.verb in ("reduce", "contract", "cancel")]
        return self.random.choice(wanted) if wanted and self.random.random() < STANDING else None

    # -- movement

    def _eager(self, s: State, power: int) -> bool:
        """Whether the power belongs to the favourite, and the favourite still wants fortresses; or is doomed."""
        if self.doomed and power == PRUSSIA:
            return True
        ours = own_major(power, s.saxony) == self.favourite
        return ours and not (self.miser and pool(s, self.favourite) <= 1)

    def _flees(self, s: State, power: int) -> bool:
        return power in s.relations.enemies[self.favourite] and not (self.doomed and power == PRUSSIA)

    def _favourites(self, s: State) -> list[int]:
        return [s.place[general] for general in s.on_map(self.favourite)]

    def _movement(self, s: State, decision: Decision) -> Move:
        pieces = [move for move in decision.options if move.verb == "piece"]
        eager = [move for move in pieces if self._eager(s, s.setting.power_of[move.n])]
        fleeing = [move for move in pieces if self._flees(s, s.setting.power_of[move.n])]
        if (eager or fleeing) and self.random.random() < EAGER_MOVES:
            return self.random.choice(eager or fleeing)
        if self.random.random() < MEEK_MOVES:
            return self._any(decision)
        return decision.options[-1]

    def _march(self, s: State, decision: Decision) -> Move:
        piece = s.setting.board.piece_index[str(decision.params["piece"])]
        cities = [move for move in decision.options if move.verb == "city"]
        power = s.setting.power_of[piece]
        if cities and self._flees(s, power):
            return max(cities, key=lambda move: (self._nearest(s, move.n, self._favourites(s)), self.random.random()))
        if not cities or not self._eager(s, power):
            return self._any(decision)
        train = piece >= s.setting.board.generals
        goals = self._train_goals(s, piece) if train else self._fortresses(s, piece)
        here = s.place[piece]
        enough = TRAIN_DISTANCE if train else -1
        if self._nearest(s, here, goals) <= enough:
            return self._any(decision)
        best = min(cities, key=lambda move: (self._nearest(s, move.n, goals), self.random.random()))
        leaves = not train and enemy_fortress(s, power, here)
        if leaves or self._nearest(s, best.n, goals) < self._nearest(s, here, goals):
            return best
        return self._any(decision)

    def _nearest(self, s: State, city: int, goals: list[int]) -> int:
        distance = s.setting.network.distance[city]
        return min((distance[goal] for goal in goals), default=FAR)

    def _fortresses(self, s: State, general: int) -> list[int]:
        """Enemy fortresses, those that nobody protects if there are any; not the one where he stands.

        A doomed general looks for the favourite's.
        """
        power, here = s.setting.power_of[general], s.place[general]
        if self.doomed and power == PRUSSIA:
            return self._favourites(s)
        held = [city for city in s.setting.network.cities if city != here and enemy_fortress(s, power, city)]
        same_map = [city for city in held if (city in s.setting.flanders) == (here in s.setting.flanders)]
        return [city for city in same_map if not protected(s, city)] or same_map or held

    def _train_goals(self, s: State, train: int) -> list[int]:
        return [s.place[general] for general in s.on_map(s.setting.power_of[train])]

    # -- battle and politics

    def _battle(self, s: State, decision: Decision) -> Move:
        power = s.setting.board.power_index[str(decision.params["power"])]
        bold = own_major(power, s.saxony) == self.favourite and self.random.random() < BOLD
        stops = [move for move in decision.options if move.verb == "stop"]
        return decision.options[0] if bold else (stops or list(decision.options))[0]

    def _placement(self, s: State, decision: Decision) -> Move:
        stage = s.stages[-1]
        assert isinstance(stage, PoliticsStage)
        trump = s.setting.names.name("suit", stage.trump)[0].upper()
        fitting = [move for move in decision.options if (move.arg or " ")[0] in (trump, "R")]
        return fitting[-1] if fitting and self.random.random() < EAGER_MOVES else self._any(decision)

    def _choice(self, decision: Decision) -> Move:
        cards = [move for move in decision.options if move.verb == "political"]
        return self.random.choice(cards) if cards and self.random.random() < EAGER_MOVES else decision.options[0]

    def _arrow(self, decision: Decision) -> Move:
        wanted = [move for move in decision.options if move.verb == self.direction]
        return wanted[0] if wanted else self._any(decision)

    # -- what has to occur

    @staticmethod
    def wanted() -> Iterator[str]:
        """Everything that has to occur."""
        table = setting("advanced", 3, None)
        power_ids = [table.board.powers[power].id for power in DISPLAY]
        for card in table.political:
            yield f"card {card.id} revealed"
            if card.instruction:
                yield f"card {card.id} instruction"
            for arrow in card.arrows:
                for steps in arrow.steps:
                    yield f"card {card.id} {table.tracks[arrow.track].id} {'left' if steps < 0 else 'right'}"
        for track in table.tracks:
            yield from (f"box {box.id}" for box in track.boxes)
        yield from (f"saxony {status}" for status in SAXONY_STATUS[1:])
        yield from (f"elected {candidate}" for candidate in CANDIDATES)
        yield from ("annexation", "reduction", "set aside returned", "corps left", "corps returned", "consent")
        yield "refusal"
        yield from (f"won by pool {power}" for power in power_ids)
        yield from (f"won by election {table.board.powers[power].id}" for power in (AUSTRIA, FRANCE))
        yield from (f"won by scores {power}" for power in power_ids)
        yield from ("tie M23.4", "tie M24.9")

    def at_start(self, s: State) -> Iterator[str]:
        """The boxes in which the markers begin."""
        return (f"box {track.boxes[track.star].id}" for track in s.setting.tracks)

    def noticed(self, s: State, decision: Decision, move: Move, events: Iterable[Event]) -> Iterator[str]:
        """What of the wanted has occurred by a move."""
        if decision.kind == "consent" and move.verb == "accept":
            yield "consent"
        for event in events:
            yield from self._shown(event)
        if s.outcome:
            how, _, power = s.outcome.reason.partition("_")
            yield f"won by {how} {power}"
            yield f"tie {s.outcome.clause}"

    def _shown(self, event: Event) -> Iterator[str]:
        """What of the wanted an event shows."""
        params = event.params
        match event.kind:
            case "political_card":
                yield f"card {params['political']} revealed"
            case "instruction_followed":
                yield f"card {params['political']} instruction"
            case "arrow_announced":
                yield f"card {self._card} {params['track']} {params['direction']}"
            case "marker_moved":
                yield f"box {params['box']}"
            case "saxony_status":
                yield f"saxony {params['status']}"
            case "emperor_elected":
                yield f"elected {params['candidate']}"
            case "set_aside" if event.clause == "M19.2.1":
                yield "reduction"
            case kind if kind in SHOWN:
                yield SHOWN[kind]
