"""M2 Players, powers, alliances: who is whose enemy, as a function of the state.

M2.6: relations are between powers, never between players. They depend on two things only, Saxony's status and whether
Prussia is neutral, so the six possible tables are made once and a state points at the one that holds.
"""

from __future__ import annotations

from kabinett.maria.board import NOBODY, POWER_IDS, Board

# M0.1, in the order of POWER_IDS.
FRANCE, BAVARIA, PRUSSIA, SAXONY, PRAGMATIC, AUSTRIA = range(len(POWER_IDS))

# M2.7: the status of Saxony. M14.7: in the introductory game it never changes.
PRUSSIAN_ALLY, NEUTRAL, AUSTRIAN_ALLY = range(3)
SAXONY_STATUS = ("prussian_ally", "neutral", "austrian_ally")

ENEMY, ALLIED, COOPERATING, NO_RELATION = "E", "L", "C", "-"

_BLOC = {FRANCE: "west", BAVARIA: "west", PRUSSIA: "north", PRAGMATIC: "habsburg", AUSTRIA: "habsburg"}
_SAXON_BLOC = ("north", "neutral", "saxon")


def relation(p: int, q: int, saxony: int, prussia_neutral: bool) -> str:
    """M2.3, M2.4, M2.5, M2.8, M2.9: the relation between two different powers."""
    if prussia_neutral and PRUSSIA in (p, q):
        return NO_RELATION
    blocs = [_SAXON_BLOC[saxony] if power == SAXONY else _BLOC[power] for power in (p, q)]
    if "neutral" in blocs:
        return NO_RELATION
    if blocs[0] == blocs[1]:
        return COOPERATING
    if "saxon" in blocs:  # Saxony as Austria's ally cooperates with Austria, and is allied to the Pragmatic Army
        return COOPERATING if AUSTRIA in (p, q) else ALLIED if PRAGMATIC in (p, q) else ENEMY
    return ENEMY if "habsburg" in blocs else ALLIED


class Relations:
    """One column of the table M2.9, as sets that movement, supply and combat can test with one operation.

    `neutral` and `enemies[p]` are sets of powers; `enemy_pieces[p]`, `enemy_generals[p]`, `stackable[p]` (generals with
    whom one of p may stack) sets of pieces as bits; `protectors[p]` are the generals who protect p's fortresses
    (M10.3.4).
    """

    def __init__(self, board: Board, saxony: int, prussia_neutral: bool) -> None:
        powers = range(len(board.powers))
        table = [[relation(p, q, saxony, prussia_neutral) if p != q else COOPERATING for q in powers] for p in powers]
        generals = [board.general_mask(p) for p in powers]
        trains = [board.train_mask(p) for p in powers]

        def union(p: int, kinds: str, masks: list[int]) -> int:
            return sum(masks[q] for q in powers if table[p][q] in kinds)

        status = {PRUSSIA: prussia_neutral, SAXONY: saxony == NEUTRAL}
        self.neutral = frozenset(power for power, neutral in status.items() if neutral)
        self.table = tuple(tuple(row) for row in table)
        self.enemies = tuple(frozenset(q for q in powers if table[p][q] == ENEMY) for p in powers)
        self.friends = tuple(frozenset(q for q in powers if table[p][q] in (ALLIED, COOPERATING)) for p in powers)
        self.enemy_generals = tuple(union(p, ENEMY, generals) for p in powers)
        self.enemy_trains = tuple(union(p, ENEMY, trains) for p in powers)
        self.enemy_pieces = tuple(g | t for g, t in zip(self.enemy_generals, self.enemy_trains, strict=True))
        self.stackable = tuple(union(p, COOPERATING, generals) for p in powers)
        self.protectors = tuple(tuple(n for n in range(board.generals) if self.stackable[p] >> n & 1) for p in powers)


def all_relations(board: Board) -> tuple[tuple[Relations, Relations], ...]:
    """M2.9: the tables by Saxony's status, without and with Prussia's neutrality."""
    return tuple(
        (Relations(board, saxony, False), Relations(board, saxony, True)) for saxony in range(len(SAXONY_STATUS))
    )


def own_major(power: int, saxony: int) -> int:
    """M2.2: the major power behind a power; NOBODY for a neutral Saxony."""
    if power == BAVARIA:
        return FRANCE
    if power == SAXONY:
        return (PRUSSIA, NOBODY, AUSTRIA)[saxony]
    return power


def saxon_leader(saxony: int) -> int:
    """M2.10, M2.11: the power whose player plays Saxony and in whose action stage Saxony acts."""
    return PRUSSIA if saxony == PRUSSIAN_ALLY else AUSTRIA
