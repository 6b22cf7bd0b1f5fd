"""C9.9.2-C9.9.6 Ways: where a general may go, and why not elsewhere. How he goes there is in `marches`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from kabinett.ancien_regime.bars import ground_bar, vacant_bar
from kabinett.ancien_regime.board import NOBODY
from kabinett.ancien_regime.relations import allied, hostile_general, neutral_home, same_group
from kabinett.ancien_regime.setting import NEUTRAL
from kabinett.ancien_regime.state import State
from kabinett.core.errors import Reason, because
from kabinett.core.fields import BOOL, Many, Name, Record, Word

KINDS = ("march", "sea", "strategic")  # C9.9.2-C9.9.4
STRATEGIC_STEPS = 3  # C9.9.4
FREE, FORBIDDEN = -1, -2  # besides the power whose consent is needed


class Request(NamedTuple):
    """C9.9.3, C9.9.5: a consent that a move needs: to enter a territory, or to use the sea route to it."""

    territory: int
    sea: bool


class Refusal(NamedTuple):
    """C9.9.9: a move that was refused: who wanted to go, how (KINDS), and by which territories."""

    general: int
    kind: str
    path: list[int]


REQUEST = Record(Request, Name("territory"), BOOL)
REFUSAL = Record(Refusal, Name("general"), Word(*KINDS), Many(Name("territory")))


# -- entering


def entry(s: State, power: int, territory: int) -> int:
    """C9.9.5: what a power needs to enter a territory: nothing (FREE), the consent of a power, or it is FORBIDDEN."""
    controller = s.controller(territory)
    own = controller != NOBODY and same_group(s, power, controller)  # C12.5.10: consents in a Group are implied
    if s.status[power] == NEUTRAL:
        return FREE if own else FORBIDDEN  # C11.5.1
    if neutral_home(s, power, territory):
        return FORBIDDEN
    if own or controller == NOBODY or not allied(s, power, controller):
        return FREE
    return FORBIDDEN if s.uncontrolled(controller) else controller


def entry_bar(s: State, power: int, territory: int) -> Reason | None:
    """C11.5.1, C11.5.2, C12.7.8: why `entry` forbids a territory."""
    if entry(s, power, territory) != FORBIDDEN:
        return None
    name, controller = s.territory_id(territory), s.power_id(s.controller(territory))
    if s.status[power] == NEUTRAL:
        return because("C11.5.1", "neutral_stays", power=s.power_id(power), territory=name, controller=controller)
    if neutral_home(s, power, territory):
        return because("C11.5.2", "neutral_home", power=s.power_id(s.setting.home[territory]), territory=name)
    return because("C12.7.8", "nobody_consents", power=controller, territory=name)


def _vacant(s: State, general: int, territory: int) -> bool:
    """C9.9.6: no own general is there at arrival."""
    return not s.at[territory] & s.setting.general_bits[s.setting.power_of[general]]


def arrival_bar(s: State, general: int, territory: int) -> Reason | None:
    """C9.9.5, C9.9.6: why a general may not end his move in a territory (`_may_arrive`)."""
    power = s.setting.power_of[general]
    return entry_bar(s, power, territory) or vacant_bar(s, power, territory, "C9.9.6")


def _may_arrive(s: State, general: int, territory: int) -> bool:
    """C9.9.5, C9.9.6: whether a general may end his move in a territory."""
    return entry(s, s.setting.power_of[general], territory) != FORBIDDEN and _vacant(s, general, territory)


def refusal_bar(s: State, refusal: Refusal, refused: list[Refusal]) -> Reason | None:
    """C9.9.9: a move that was refused in this Movement Turn."""
    if refusal not in refused:
        return None
    names = {"general": s.general_id(refusal.general), "territory": s.territory_id(refusal.path[-1])}
    return because("C9.9.9", "move_refused", **names)


# -- marches


def marches(s: State, general: int, refused: list[Refusal]) -> Iterator[int]:
    """C9.9.2, C9.9.6, C9.9.9: where a general may march."""
    for territory in s.setting.neighbours[s.place[general]]:
        if _may_arrive(s, general, territory) and Refusal(general, "march", [territory]) not in refused:
            yield territory


def march_bar(s: State, general: int, territory: int, refused: list[Refusal]) -> Reason | None:
    """C5.4.4, C9.9.2, C9.9.6, C9.9.9: why a general may not march to a territory (`marches`)."""
    bar = border_bar(s, general, s.place[general], territory, "C9.9.2") or arrival_bar(s, general, territory)
    return bar or refusal_bar(s, Refusal(general, "march", [territory]), refused)


def border_bar(s: State, general: int, here: int, territory: int, clause: str) -> Reason | None:
    """C5.4.4: why no border leads from here to a territory; the clause is that of the move."""
    if territory in s.setting.neighbours[here]:
        return None
    names = {"territory": s.territory_id(territory), "here": s.territory_id(here), "general": s.general_id(general)}
    if territory == here:
        return because(clause, "is_there", **names)
    by_sea = any(territory == other for other, _ in s.setting.routes[here])
    return ground_bar(s, territory) or because(clause, "only_by_sea" if by_sea else "not_adjacent", **names)


# -- sea movement


def passage(s: State, power: int, owner: int) -> int:
    """C9.9.3: what a power needs to use a sea route of an owner: nothing, his permission, or it is FORBIDDEN."""
    if same_group(s, power, owner):
        return FREE
    return owner if allied(s, power, owner) and not s.uncontrolled(owner) else FORBIDDEN


def voyages(s: State, general: int, refused: list[Refusal]) -> Iterator[int]:
    """C9.9.3, C9.9.6, C9.9.9: where a general may go by sea."""
    power = s.setting.power_of[general]
    for territory, owner in s.setting.routes[s.place[general]]:
        if passage(s, power, owner) == FORBIDDEN or Refusal(general, "sea", [territory]) in refused:
            continue
        if _may_arrive(s, general, territory):
            yield territory


def voyage_bar(s: State, general: int, territory: int, refused: list[Refusal]) -> Reason | None:
    """C9.9.3, C9.9.6, C9.9.9: why a general may not go to a territory by sea (`voyages`)."""
    here = s.place[general]
    owner = next((owner for other, owner in s.setting.routes[here] if other == territory), NOBODY)
    if owner == NOBODY:
        names = {"territory": s.territory_id(territory), "here": s.territory_id(here)}
        return ground_bar(s, territory) or because("C9.9.3", "no_route", **names)
    bar = passage_bar(s, general, territory, owner) or arrival_bar(s, general, territory)
    return bar or refusal_bar(s, Refusal(general, "sea", [territory]), refused)


def passage_bar(s: State, general: int, territory: int, owner: int) -> Reason | None:
    """C9.9.3, C12.7.8: why a general may not use a sea route of an owner."""
    power = s.setting.power_of[general]
    if passage(s, power, owner) != FORBIDDEN:
        return None
    names = {"power": s.power_id(power), "owner": s.power_id(owner), "territory": s.territory_id(territory)}
    lent = allied(s, power, owner)
    return because("C12.7.8", "nobody_permits", **names) if lent else because("C9.9.3", "route_of_other", **names)


# -- strategic movement


def strategic_steps(s: State, general: int, path: list[int], refused: list[Refusal]) -> Iterator[int]:
    """C9.9.4: the next steps of a strategic path that lead to an end. A path of one step is a march, and no path
    comes back to where it was."""
    here = path[-1] if path else s.place[general]
    if len(path) == STRATEGIC_STEPS or (path and hostile_general(s, s.setting.power_of[general], here)):
        return
    for territory in s.setting.neighbours[here]:
        if territory in path or territory == s.place[general] or not _friendly(s, general, territory):
            continue
        further = [*path, territory]
        if may_stop(s, general, further, refused) or any(True for _ in strategic_steps(s, general, further, refused)):
            yield territory


def strategic_paths(s: State, general: int, path: list[int], refused: list[Refusal]) -> Iterator[list[int]]:
    """C9.9.4: all strategic paths that go on from this one and may end where they do."""
    for territory in strategic_steps(s, general, path, refused):
        further = [*path, territory]
        if may_stop(s, general, further, refused):
            yield further
        yield from strategic_paths(s, general, further, refused)


def destinations(s: State, general: int) -> set[int]:
    """C9.9.1-C9.9.4: where a general could be after one move, if nobody refuses anything."""
    strategic = (path[-1] for path in strategic_paths(s, general, [], []))
    return {*marches(s, general, []), *voyages(s, general, []), *strategic}


def strategic_bar(s: State, general: int, path: list[int], territory: int, refused: list[Refusal]) -> Reason | None:
    """C9.9.4: why a strategic path does not go on to a territory (`strategic_steps`)."""
    names = {"territory": s.territory_id(territory), "general": s.general_id(general)}
    if territory in path[:-1] or (path and territory == s.place[general]):
        return because("C9.9.4", "path_back", **names)
    bar = border_bar(s, general, path[-1] if path else s.place[general], territory, "C9.9.4")
    bar = bar or friendly_bar(s, general, territory) or entry_bar(s, s.setting.power_of[general], territory)
    if bar or any(step == territory for step in strategic_steps(s, general, path, refused)):
        return bar
    blocked = hostile_general(s, s.setting.power_of[general], territory)
    return because("C9.9.4", "path_blocked" if blocked else "path_without_end", **names)


def may_stop(s: State, general: int, path: list[int], refused: list[Refusal]) -> bool:
    """C9.9.4, C9.9.6, C9.9.9: whether a strategic path may end where it is."""
    return len(path) > 1 and _vacant(s, general, path[-1]) and Refusal(general, "strategic", path) not in refused


def stop_bar(s: State, general: int, path: list[int], refused: list[Refusal]) -> Reason | None:
    """C9.9.4, C9.9.6, C9.9.9: why a strategic path may not end where it is (`may_stop`)."""
    if len(path) == 1:
        return because("C9.9.4", "path_of_one", territory=s.territory_id(path[0]))
    bar = vacant_bar(s, s.setting.power_of[general], path[-1], "C9.9.6")
    return bar or refusal_bar(s, Refusal(general, "strategic", path), refused)


def _friendly(s: State, general: int, territory: int) -> bool:
    """C9.9.4: controlled by the mover or by an Ally who may consent."""
    power, controller = s.setting.power_of[general], s.controller(territory)
    return controller != NOBODY and allied(s, power, controller) and entry(s, power, territory) != FORBIDDEN


def friendly_bar(s: State, general: int, territory: int) -> Reason | None:
    """C9.9.4: the ground is neither the mover's nor an Ally's (`_friendly`)."""
    power, controller = s.setting.power_of[general], s.controller(territory)
    if controller != NOBODY and allied(s, power, controller):
        return None
    return because("C9.9.4", "foreign_ground", territory=s.territory_id(territory), power=s.power_id(power),
                   controller=s.power_id(controller))  # fmt: skip
