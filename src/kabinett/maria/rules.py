"""The ruleset of Maria: the chapters put together behind the kernel's operations."""

from __future__ import annotations

from collections.abc import Mapping

from kabinett.core.dice import Dice
from kabinett.core.fields import Json, read
from kabinett.core.moves import Move
from kabinett.core.ruleset import Ruleset, View
from kabinett.core.state import Stage, common_values
from kabinett.core.yamltree import Node
from kabinett.maria import setup
from kabinett.maria.board import POWER_IDS
from kabinett.maria.cards import CardPhase, Payment
from kabinett.maria.combat import Battle, CombatPhase
from kabinett.maria.hussars import HussarStage
from kabinett.maria.introductory import fortresses_taken
from kabinett.maria.movement import March, MovementPhase
from kabinett.maria.positions import read_position
from kabinett.maria.retreat import Retreat
from kabinett.maria.sampling import fill_unknown
from kabinett.maria.sequence import ActionStage, Course
from kabinett.maria.setting import MAX_TROOPS, Setting
from kabinett.maria.stacks import CommanderChoice, Division, divide, standing_divisions
from kabinett.maria.state import State
from kabinett.maria.supply import SupplyPhase
from kabinett.maria.trains import TrainEntry
from kabinett.maria.winter import Recruiting, Winter

STAGES: Mapping[str, type[Stage]] = {
    stage.__name__: stage
    for stage in (
        setup.SetUp, Course, ActionStage, HussarStage, CardPhase, Payment, SupplyPhase, MovementPhase, March,
        TrainEntry, CommanderChoice, Division, CombatPhase, Battle, Retreat, Winter, Recruiting,
    )
}  # fmt: skip
# M6.8: no troops are shifted while one of these is going on.
NO_DIVISION = (setup.SetUp, Battle, Retreat)


class Maria(Ruleset[State]):
    """Maria in one setting (variant, number of players, board)."""

    game = "maria"

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.options = {
            "variant": setting.variant.id,
            "players": setting.players,
            "board": setting.board.digest,
        }
        self.seats = setting.seats
        self.vocabulary = setting.moves.vocabulary
        self.names = setting.names

    def start(self, dice: Dice) -> State:
        """M4: the set-up, its decisions still to be made."""
        s = setup.start(self.setting, dice)
        s.push(Course())
        s.push(setup.SetUp([0] * len(self.setting.board.powers)))
        return s

    def owner(self, s: State, kind: str, number: int) -> str:
        """M6.9, M8.7: troops and hands are known to the player of their power."""
        return s.player(self.setting.power_of[number] if kind == "general" else number)

    def public_facts(self, s: State) -> dict[str, Json]:
        """M6.9: the total of each power's troops is public; during M4.9 it is the army sheet's.

        Control (M3.2.7) and goals (M14.8) follow from markers; clients, which know no rules, find them here.
        """
        setting_up = any(isinstance(stage, setup.SetUp) for stage in s.stages)
        powers = self.setting.board.powers
        return {
            "totals": {
                s.power_id(power): powers[power].troops if setting_up else s.total(power)
                for power in self.setting.powers
            },
            "control": {
                self.setting.city_ids[city]: s.power_id(s.controller(city))
                for city in self.setting.network.cities
                if self.setting.fortress[city]
            },
            "goals": {
                power: {"taken": fortresses_taken(s, POWER_IDS.index(power)), "goal": goal}
                for power, goal in self.setting.variant.goals.items()
            },
        }

    def turn(self, s: State) -> int:
        """M4.2: the place of the turn marker."""
        return s.turn

    def standing(self, s: State, seat: str) -> tuple[Move, ...]:
        """M6.7, M6.8: troops may be shifted inside a stack at any time, but not while a battle runs.

        Nor in a stack or power whose troops are just being divided by another decision.
        """
        if any(isinstance(stage, NO_DIVISION) for stage in s.stages):
            return ()
        cities = {stage.city for stage in s.stages if isinstance(stage, Division)}
        powers = {stage.power for stage in s.stages if isinstance(stage, Recruiting)}
        cities |= {s.place[general] for power in powers for general in s.on_map(power)}
        return tuple(standing_divisions(s, seat, cities))

    def apply_standing(self, s: State, seat: str, move: Move) -> None:
        """M6.7: a division of troops."""
        general, troops = divmod(move.n, MAX_TROOPS)
        divide(s, general, troops + 1)

    def from_json(self, data: Mapping[str, Json]) -> State:
        """A state from the data that `to_json` gave."""
        at = [0] * len(self.setting.board.cities)
        s = State(
            setting=self.setting, at=at, **common_values(data, self.names, STAGES), **read(State, data, self.names)
        )
        for piece, city in enumerate(s.place):
            if city >= 0:
                at[city] |= 1 << piece
        return s

    def read_position(self, root: Node) -> State:
        """The state that a position file describes."""
        return read_position(self.setting, root)

    def sample(self, view: View, dice: Dice) -> State:
        """A position that the view allows: other players' troops, hands and the draw pile are dealt by the dice."""
        s = self.load(fill_unknown(self.setting, view, dice))
        s.events = []
        return s
