"""The recorded games of Maria: one for each variant and number of players, and one for each way to end.

Whole games are played by random bots (introductory) or by the drill (advanced); the games that show one way to end
begin at a position close to the end, so that they are short and can be read.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.recorded.making import Recipe, drilled, ending, moves, random_game

# -- endings, by variant and number of players


def markers(power: str, *cities: str) -> dict[str, str]:
    """A power's markers on these fortresses."""
    return dict.fromkeys(cities, power)


SILESIA = markers("prussia", "breslau", "brieg", "neisse", "cosel", "glatz")
MORAVIA = markers("prussia", "olmuetz", "bruenn", "znaim")
BOHEMIA = markers("france", "eger", "pilsen", "komorn", "budweis", "raab", "linz", "steyr", "krems")
RHINE = markers("austria", "koeln")  # with Mainz and Trier the third electorate of Austria and the Pragmatic Army
ARTOIS = markers("pragmatic", "arras", "duenkirchen", "maubeuge", "valenciennes")
GOALS = SILESIA | MORAVIA | BOHEMIA | markers("prussia", "ungarisch_hradisch")
WESTERN = {"france_train_2": {"city": "pisek"}, "prussia_train_1": {"city": "leitomischl"}}


def at(**cities: str) -> dict[str, object]:
    """Generals with 5 troops in these cities."""
    return {general: {"city": city, "troops": 5} for general, city in cities.items()}


def boxes(*powers: str) -> dict[str, int]:
    """Both battle boxes of these powers are full."""
    return dict.fromkeys(powers, 2)


def position(variant: str, players: int, turn: int, stage: str, **entries: object) -> dict[str, object]:
    """A position; action stages begin with their movement."""
    phase = {} if stage == "election" else {"phase": "movement"}
    head = {"game": "maria", "variant": variant, "players": players, "turn": turn, "stage": stage}
    return {**head, **phase, **entries}


def introductory(players: int, turn: int, stage: str, **entries: object) -> dict[str, object]:
    """France and Prussia hold all but the last fortress that they need."""
    return position("introductory", players, turn, stage, **{"markers": GOALS, **entries})


def advanced(stage: str, players: int = 3, turn: int = 5, **entries: Any) -> dict[str, object]:
    return position("advanced", players, turn, stage, **entries)


# One conquest empties the pool.
LAST_BOHEMIAN: dict[str, Any] = {
    "pieces": at(belle_isle="prag") | WESTERN,
    "markers": BOHEMIA,
    "battle_boxes": boxes("france"),
}
LAST_MORAVIAN: dict[str, Any] = {
    "pieces": at(friedrich="ungarisch_hradisch") | WESTERN,
    "markers": SILESIA | MORAVIA,
    "battle_boxes": boxes("prussia"),
}
LAST_FRENCH: dict[str, Any] = {
    "pieces": at(cumberland="lille"),
    "markers": RHINE | ARTOIS,
    "battle_boxes": boxes("pragmatic"),
}
LAST_BAVARIAN: dict[str, Any] = {"pieces": at(neipperg="amberg"), "battle_boxes": boxes("austria")}
# One marker is left in the pool, and the Emperor's box would take it.
FRENCH_VOTE: dict[str, Any] = {"markers": BOHEMIA, "battle_boxes": boxes("france"), "election": "pending"}
AUSTRIAN_VOTE: dict[str, Any] = {"battle_boxes": boxes("austria"), "election": "pending"}
# Pools that are empty, each by other markers than the next.
NO_FRENCH = BOHEMIA | markers("france", "prag")
NO_PRAGMATIC = RHINE | ARTOIS | markers("pragmatic", "lille")
NO_AUSTRIAN = markers("austria", "amberg")
LAST_TURN: dict[str, Any] = {"turn": 12, "emperor": "austria", "election": "held"}
THREE = moves("maria_theresa end, frederick end")


def last_winter(players: int = 3, **each: int) -> dict[str, object]:
    """The end of the last turn after three winters with the same scores.

    The pools, which the last winter adds, are 11 for Prussia and France, 8 for the Pragmatic Army, 2 for Austria.
    """
    return advanced("austria", players, winter_scores=[each] * 3, **LAST_TURN)


ENDINGS: dict[str, tuple[dict[str, object], tuple[str, ...]]] = {
    # M14.8, M24.2, M24.4: goals of the introductory game
    "france_goal": (
        introductory(3, 6, "france", pieces=at(belle_isle="prag", neipperg="rosenheim") | WESTERN),
        moves("louis_xv piece belle_isle, louis_xv city beraun"),
    ),
    "prussia_goal": (
        introductory(3, 6, "prussia", pieces=at(friedrich="pressburg", neipperg="rosenheim") | WESTERN),
        moves("frederick piece friedrich, frederick city malatzka"),
    ),
    "both_goals": (
        introductory(2, 6, "prussia", pieces=at(friedrich="pressburg", neipperg="rosenheim") | WESTERN,
                     markers=GOALS | markers("france", "prag")),
        moves("a2 piece friedrich, a2 city malatzka"),
    ),
    "one_goal": (
        introductory(2, 9, "austria", pieces=at(neipperg="rosenheim") | WESTERN,
                     markers=GOALS | markers("france", "prag")),
        moves("b2 end"),
    ),
    # M23.1: a pool is empty at the end of a stage
    "pool_france": (
        advanced("france", **LAST_BOHEMIAN),
        moves("louis_xv piece belle_isle, louis_xv city beraun, louis_xv stop, louis_xv end"),
    ),
    "pool_prussia": (
        advanced("prussia", **LAST_MORAVIAN),
        moves("frederick piece friedrich, frederick city kremsier, frederick stop, frederick end"),
    ),
    "pool_pragmatic": (
        advanced("austria", **LAST_FRENCH),
        moves("frederick piece cumberland, frederick city douai, frederick stop") + THREE,
    ),
    "pool_austria": (
        advanced("austria", **LAST_BAVARIAN),
        moves("maria_theresa piece neipperg, maria_theresa city weiden, maria_theresa stop") + THREE,
    ),
    "pool_france_2": (
        advanced("france", 2, **LAST_BOHEMIAN),
        moves("a2 piece belle_isle, a2 city beraun, a2 stop, a2 end"),
    ),
    "pool_prussia_2": (
        advanced("prussia", 2, **LAST_MORAVIAN),
        moves("a2 piece friedrich, a2 city kremsier, a2 stop, a2 end"),
    ),
    "pool_pragmatic_2": (
        advanced("austria", 2, **LAST_FRENCH),
        moves("b2 piece cumberland, b2 city douai, b2 stop, b2 end"),
    ),
    "pool_austria_2": (
        advanced("austria", 2, **LAST_BAVARIAN),
        moves("b2 piece neipperg, b2 city weiden, b2 stop, b2 end"),
    ),
    # M23.1 (c): the Emperor's box takes the last marker
    "election_france": (
        advanced("election", **FRENCH_VOTE),
        moves("louis_xv candidate karl, louis_xv candidate karl, louis_xv candidate karl, frederick candidate karl, "
              "frederick candidate karl"),
    ),
    "election_austria": (
        advanced("election", **AUSTRIAN_VOTE),
        moves("louis_xv candidate karl, louis_xv candidate karl, louis_xv candidate karl, frederick candidate franz, "
              "frederick candidate karl"),
    ),
    "election_france_2": (advanced("election", 2, **FRENCH_VOTE), moves("a2 candidate karl") * 5),
    "election_austria_2": (
        advanced("election", 2, **AUSTRIAN_VOTE),
        moves("a2 candidate karl") * 4 + moves("a2 candidate franz"),
    ),
    # M23.5: the lowest sum of winter scores
    "scores_prussia": (last_winter(prussia=0, france=3, pragmatic=4, austria=5), THREE),
    "scores_france": (last_winter(prussia=3, france=0, pragmatic=4, austria=5), THREE),
    "scores_pragmatic": (last_winter(prussia=3, france=3, pragmatic=0, austria=5), THREE),
    "scores_austria": (last_winter(prussia=3, france=3, pragmatic=4, austria=1), THREE),
    "scores_a2": (last_winter(2, prussia=3, france=0, pragmatic=4, austria=5), moves("b2 end")),
    "scores_b2": (last_winter(2, prussia=3, france=3, pragmatic=0, austria=5), moves("b2 end")),
    # M23.3: of several empty pools the lowest counter
    "lowest_pool": (
        advanced("austria", markers=NO_PRAGMATIC | markers("pragmatic", "sedan") | NO_AUSTRIAN,
                 battle_boxes=boxes("pragmatic", "austria")),
        THREE,
    ),
    # M23.4, M24.9: ties
    "tie_pools_austria_france": (
        advanced("austria", markers=NO_FRENCH | NO_AUSTRIAN, battle_boxes=boxes("france", "austria")), THREE,
    ),
    "tie_pools_pragmatic_france": (
        advanced("austria", markers=NO_FRENCH | NO_PRAGMATIC, battle_boxes=boxes("france", "pragmatic")), THREE,
    ),
    "tie_pools_2": (
        advanced("austria", 2, markers=NO_FRENCH | NO_AUSTRIAN, battle_boxes=boxes("france", "austria")),
        moves("b2 end"),
    ),
    "tie_scores_pragmatic_france": (last_winter(prussia=3, france=0, pragmatic=1, austria=5), THREE),
    "tie_scores_austria_pragmatic_france": (last_winter(prussia=3, france=0, pragmatic=1, austria=3), THREE),
    "tie_scores_2": (last_winter(2, prussia=3, france=0, pragmatic=4, austria=3), moves("b2 end")),
}  # fmt: skip


# -- all of them

WHOLE: Mapping[str, Recipe] = {
    "introductory_3": random_game("maria", 1740, variant="introductory", players=3),
    "introductory_2": random_game("maria", 1740, variant="introductory", players=2),
    "advanced_3": drilled("maria", 3, variant="advanced", players=3, politics="standard"),
    "advanced_2": drilled("maria", 9, variant="advanced", players=2, politics="standard"),
    "advanced_3_optional": drilled("maria", 16, variant="advanced", players=3, politics="optional"),
    "advanced_2_optional": drilled("maria", 23, variant="advanced", players=2, politics="optional"),
}
MARIA: Mapping[str, Recipe] = {**WHOLE, **{name: ending(*parts) for name, parts in ENDINGS.items()}}
