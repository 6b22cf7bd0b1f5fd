"""C7.5 Relations: who is allied, at war or at peace with whom, and who is hostile where."""

from __future__ import annotations

from typing import Protocol

from kabinett.ancien_regime.board import BRITAIN, FRANCE, NOBODY
from kabinett.ancien_regime.setting import BRITISH, EXPANSIONIST, FRENCH, LEADERS, NEUTRAL
from kabinett.ancien_regime.state import State

# C7.5, C7.5.1, C7.5.4: the statuses at war with each other. A Neutral is at war with nobody.
WAR = frozenset(
    (
        (BRITISH, FRENCH), (FRENCH, BRITISH), (BRITISH, EXPANSIONIST), (EXPANSIONIST, BRITISH), (FRENCH, EXPANSIONIST),
        (EXPANSIONIST, FRENCH), (EXPANSIONIST, EXPANSIONIST),
    )
)  # fmt: skip


class Affairs(Protocol):
    """What relations follow from: statuses, and who controls whom. A state has it, and so has what was before."""

    status: list[int]
    controlled_by: list[int]


def same_group(x: Affairs, a: int, b: int) -> bool:
    """C0, C12.5.1: whether two powers are one, or belong to one player."""
    return a == b or (x.controlled_by[a] == x.controlled_by[b] != NOBODY)


def allied(x: Affairs, a: int, b: int) -> bool:
    """C7.5, C12.5.1: whether two powers are Allies: of one Coalition, or of one Group. A power is one with itself."""
    return same_group(x, a, b) or (x.status[a] == x.status[b] and x.status[a] in LEADERS)


def at_war(x: Affairs, a: int, b: int) -> bool:
    """C7.5, C12.5.1: whether two powers are at war."""
    return (x.status[a], x.status[b]) in WAR and not same_group(x, a, b)


def hostile(s: State, a: int, b: int, territory: int) -> bool:
    """C7.5.5: whether two powers would fight in a territory: at war, or a Neutral outside its home and another."""
    if at_war(s, a, b):
        return True
    return (_exposed(s, a, b, territory) or _exposed(s, b, a, territory)) and not same_group(s, a, b)


def _exposed(s: State, neutral: int, other: int, territory: int) -> bool:
    """C7.5.2: a Neutral can be attacked by others outside its home territories."""
    return s.status[neutral] == NEUTRAL and s.status[other] != NEUTRAL and s.setting.home[territory] != neutral


def neutral_home(s: State, power: int, territory: int) -> bool:
    """C7.7, C11.5.2: whether a territory is the home of a Neutral that is not of the power's Group."""
    home = s.setting.home[territory]
    return home != NOBODY and s.status[home] == NEUTRAL and not same_group(s, power, home)


def hostile_general(s: State, power: int, territory: int) -> bool:
    """C7.5.5: whether a general stands in a territory who is hostile there to a power."""
    if not s.at[territory]:
        return False
    return any(hostile(s, power, s.setting.power_of[general], territory) for general in s.generals_at(territory))


def battle_due(s: State, power: int, territory: int) -> bool:
    """C10.1.1: whether a power that enters a territory has to fight there."""
    owner = s.garrisons.get(territory, NOBODY)
    return (owner != NOBODY and hostile(s, power, owner, territory)) or hostile_general(s, power, territory)


def allies(s: State, power: int) -> list[int]:
    """C7.5: the Allies of a power, in Power Order."""
    return [other for other in range(len(s.status)) if other != power and allied(s, power, other)]


def guardian_against(s: State, attacker: int) -> int:
    """C12.7.4: who plays for a Minor that nobody controls: Britain, or France against a power of the British
    Coalition."""
    return FRANCE if s.status[attacker] == BRITISH else BRITAIN


def decider(s: State, power: int, opposed: int) -> str:
    """C12.7.7: who decides for a power in an update; for a Minor that nobody controls, as if `opposed` attacked it."""
    return s.player(power) or s.power_id(guardian_against(s, opposed))
