"""The biased random players, by game."""

from collections.abc import Mapping

from kabinett.arena.drill import Drill
from kabinett.arena.drills.ancien_regime import AncienRegimeDrill
from kabinett.arena.drills.maria import MariaDrill

DRILLS: Mapping[str, type[Drill]] = {drill.game: drill for drill in (MariaDrill, AncienRegimeDrill)}
