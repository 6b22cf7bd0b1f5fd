"""The recorded games of Ancien Régime: one for each scenario and number of players, and one for each way to end.

Whole games are played by the drill: four of them until somebody has 25 Influence, four with a round limit, so that they
are short. The games that show one way to end begin at a position close to the end and can be read.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.recorded.making import Recipe, drilled, ending, moves


def position(turn: int, part: str, **entries: Any) -> dict[str, object]:
    """A position of seven players in the second Round."""
    return {"game": "ancien_regime", "round": 2, "turn": turn, "part": part, **entries}


def at(**generals: tuple[str, int]) -> dict[str, object]:
    """Generals with their troops in these territories."""
    return {name: {"territory": territory, "troops": troops} for name, (territory, troops) in generals.items()}


def extending(turn: int, power: str, territory: str) -> dict[str, object]:
    """A power has 24 Influence and extends it in this Action Turn, by one territory."""
    return position(turn, "drill", influence={power: 24}, garrisons={territory: power}, draw=[1])


# Britain attacks a French general in Pfalz with a Russian at its side: 2 Influence for each, if they win.
ATTACK: dict[str, Any] = {"generals": at(britain_1=("nassau", 3), russia_1=("franconia", 1), france_1=("pfalz", 0))}
ATTACKING = moves(
    "britain power ottoman, britain general britain_1, britain march pfalz, britain keep, russia general russia_1, "
    "france off"
)
# Four players: Austria controls Russia, France the others.
CONTROLLED: dict[str, Any] = {
    "players": 4,
    "controllers": {"russia": "austria", "spain": "france", "ottoman": "france"},
}
QUIET_MOVEMENT = moves("britain power ottoman, britain end")

ENDINGS: dict[str, tuple[dict[str, object], tuple[str, ...]]] = {
    # C4.1, C9.7: 25 by Extending Influence
    "influence_austria": (extending(1, "austria", "silesia"), moves("britain card 1, russia pass")),
    "influence_france": (extending(2, "france", "holland"), moves("prussia card 1, spain pass")),
    "influence_russia": (extending(3, "russia", "warszawa"), moves("austria card 1, ottoman pass")),
    "influence_spain": (extending(4, "spain", "napoli"), moves("france card 1, britain pass")),
    "influence_ottoman": (extending(5, "ottoman", "crimea"), moves("russia card 1, prussia pass")),
    "influence_britain": (extending(6, "britain", "holland"), moves("spain card 1, austria pass")),
    "influence_prussia": (extending(7, "prussia", "silesia"), moves("ottoman card 1, france pass")),
    "influence_emperor": (
        position(2, "drill", influence={"france": 23}, crown="france", draw=[1]), moves("prussia card 1, spain pass"),
    ),
    # C4.1: by a battle in another's Movement; the other battle is not fought (T4.1)
    "battle_won_in_defence": (
        position(7, "movement", influence={"france": 24},
                 generals=at(britain_1=("nassau", 1), britain_2=("hannover", 1), france_1=("pfalz", 3),
                             france_2=("westfalia", 0))),
        moves("britain power ottoman, britain general britain_1, britain march pfalz, britain keep, "
              "britain general britain_2, britain march westfalia, britain keep, britain territory pfalz, britain off"),
    ),
    # C4.3: several at 25 by one battle: the highest (T4.2), of equal ones the first in Power Order (T4.3)
    "several_the_highest": (position(7, "movement", influence={"britain": 23, "russia": 24}, **ATTACK), ATTACKING),
    "several_a_tie": (position(7, "movement", influence={"britain": 24, "russia": 24}, **ATTACK), ATTACKING),
    # C4.2, C12.5.3, C12.5.5: what a Minor gains is its controller's
    "minor_emperor": (
        position(3, "drill", influence={"austria": 23}, crown="russia", draw=[1], **CONTROLLED),
        moves("austria card 1, france pass"),
    ),
    "minor_in_battle": (
        position(4, "movement", influence={"austria": 24}, generals=at(russia_1=("nassau", 3), france_1=("pfalz", 0)),
                 **CONTROLLED),
        moves("austria power france, austria general russia_1, austria march pfalz, austria keep, france off"),
    ),
    # C4.5: after the last Round the highest, of equal ones the first in Power Order
    "round_limit": (
        position(7, "movement", rounds=2, influence={"britain": 3, "spain": 7, "ottoman": 6}), QUIET_MOVEMENT,
    ),
    "round_limit_tie": (
        position(7, "movement", rounds=2, influence={"prussia": 9, "spain": 9, "ottoman": 8}), QUIET_MOVEMENT,
    ),
}  # fmt: skip


def whole(scenario: int, players: int, seed: int, rounds: int = 0) -> Recipe:
    """A whole game by the drill."""
    return drilled("ancien_regime", seed, scenario=scenario, players=players, rounds=rounds)


# Seeds of games that are short.
WHOLE: Mapping[str, Recipe] = {
    "1740_4": whole(1740, 4, 1520),
    "1740_5": whole(1740, 5, 593),
    "1740_6": whole(1740, 6, 378),
    "1740_7": whole(1740, 7, 3, rounds=2),
    "1756_4": whole(1756, 4, 4, rounds=2),
    "1756_5": whole(1756, 5, 933),
    "1756_6": whole(1756, 6, 6, rounds=2),
    "1756_7": whole(1756, 7, 7, rounds=2),
}
ANCIEN_REGIME: Mapping[str, Recipe] = {**WHOLE, **{name: ending(*parts) for name, parts in ENDINGS.items()}}
