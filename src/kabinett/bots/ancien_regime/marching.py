"""Movement: the Arbiter, who marches where, garrisons, and what one grants to others (C9.8-C9.10)."""

from __future__ import annotations

from kabinett.ancien_regime.battles import battle_at
from kabinett.ancien_regime.board import NOBODY, POWER_IDS
from kabinett.ancien_regime.marches import March, MovementTurn
from kabinett.ancien_regime.movement import GRANTS, Movement, turns_with
from kabinett.ancien_regime.relations import battle_due
from kabinett.ancien_regime.sides import ATTACK, DEFENCE
from kabinett.ancien_regime.state import State
from kabinett.ancien_regime.ways import STRATEGIC_STEPS, marches, voyages
from kabinett.bots.ancien_regime.combat import forecast, payoff
from kabinett.bots.ancien_regime.ground import Ground
from kabinett.bots.ancien_regime.outlook import Outlook
from kabinett.core.moves import Decision, Move


class Marching:
    """The moves of one power, for the player of an outlook."""

    __slots__ = ("ground", "look", "power", "refused", "s", "shut", "weights")

    def __init__(self, look: Outlook, power: int) -> None:
        self.look, self.s, self.power, self.weights = look, look.s, power, look.weights
        self.ground = Ground(look, power)
        turn = next((stage for stage in reversed(self.s.stages) if isinstance(stage, MovementTurn)), None)
        self.refused = turn.refused if turn else []
        self.shut = {territory for refusal in self.refused for territory in refusal.path}

    # -- one general

    def stay(self, general: int) -> float:
        """How good it is for a general to stay where he is."""
        return self._stand(general, self.s.place[general], self.s.troops[general])

    def _stand(self, general: int, territory: int, troops: int, taken: int = NOBODY) -> float:
        """How good it is to stand in a territory with so many troops: hopes, dangers, what one protects."""
        ground = self.ground
        hope = self.weights.hope * ground.hope(territory, troops, self._others(general), taken)
        return hope - ground.risk(territory, troops) + ground.shelter(territory, troops)

    def _others(self, general: int) -> list[int]:
        """Where the other own generals with troops are."""
        s = self.s
        return [
            s.place[g] for g in s.setting.generals_of[self.power] if g != general and s.place[g] >= 0 and s.troops[g]
        ]

    def arrive(self, general: int, territory: int) -> float:
        """How good it is for a general to move to a territory: what he takes there, and what he can do from there."""
        s = self.s
        troops = s.troops[general]
        if battle_due(s, self.power, territory):
            return self._attack(general, territory)
        worth = self.ground.worth.get(territory, 0.0)
        if troops and worth > 0 and territory not in s.garrisons:
            return worth + self._stand(general, territory, troops - 1, territory)
        return self._stand(general, territory, troops)

    def _attack(self, general: int, territory: int) -> float:
        """How good it is to attack: by the chance to win, what follows from a victory and from a defeat."""
        s, w = self.s, self.weights
        troops = s.troops[general]
        wins = forecast(self.look, general, territory, troops)
        battle = battle_at(s, general, territory)
        worth = self.ground.worth.get(territory, 0.0)
        won = payoff(self.look, battle, ATTACK, worth) - w.troop * min(1, troops)
        won += self._stand(general, territory, max(0, troops - 2), territory)
        lost = payoff(self.look, battle, DEFENCE, worth)
        cost = w.cards_spent if battle.defenders else 0.0
        return wins * won + (1 - wins) * lost - cost

    def best(self, general: int) -> float:
        """How much better than staying the best move of a general is."""
        s = self.s
        ends = {*marches(s, general, self.refused), *voyages(s, general, self.refused), *self._passes(general)}
        return max((self.arrive(general, end) - self._consents(end) for end in ends), default=0.0) - self.stay(general)

    # -- strategic movement

    def _passes(self, general: int) -> set[int]:
        """C9.9.4: where strategic movement of more than one step can end."""
        start = self.s.place[general]
        first = [t for t in self.s.setting.neighbours[start] if self._friendly(t)]
        return {end for step in first for end in self._ends(general, step, STRATEGIC_STEPS - 1, start)}

    def _ends(self, general: int, step: int, left: int, start: int) -> set[int]:
        """Where a path that has come to a step can end, by one step more at least."""
        found: set[int] = set()
        ring = {step}
        for _ in range(left):
            ring = {t for here in ring for t in self.s.setting.neighbours[here] if t != start and self._friendly(t)}
            found |= ring
        own = self.s.setting.general_bits[self.power]
        return {end for end in found if end != step and not self.s.at[end] & own}

    def _friendly(self, territory: int) -> bool:
        s = self.s
        controller = s.controller(territory)
        if controller == NOBODY or not self.look.allied(self.power, controller):
            return False
        if self.look.relations.closed[self.power] >> territory & 1 or s.controlled_by[controller] == NOBODY:
            return False
        return territory not in self.shut or self.look.own(controller)

    def _pass_worth(self, general: int, step: int, left: int, start: int) -> float:
        """The best end of a strategic path that goes by a step."""
        ends = self._ends(general, step, left, start)
        return max((self.arrive(general, end) for end in ends), default=-1.0)

    # -- decisions

    def who(self, decision: Decision) -> list[float]:
        """P17, P22: who moves next: the one who gains most by it; nobody if none does."""
        return [self._whom(move) for move in decision.options]

    def _whom(self, move: Move) -> float:
        if move.verb == "general":
            return self.best(move.n)
        return self.weights.restless if move is self.s.setting.moves.end else self._landing()

    def _landing(self) -> float:
        """C3.7.2: what the landing of Stuart is worth."""
        s = self.s
        home = s.setting.board.stuart_home
        if not battle_due(s, self.power, home):
            return self.weights.landing
        board = s.setting.board
        return self.weights.landing * (2 * forecast(self.look, board.stuart, home, board.stuart_troops) - 1)

    def where(self, decision: Decision) -> list[float]:
        """P22: how a general moves."""
        march = self.s.stages[-1]
        assert isinstance(march, March)
        general, start = march.general, self.s.place[march.general]
        weights = []
        for move in decision.options:
            if move.verb in ("march", "sea"):
                weights.append(self.arrive(general, move.n) - self._consents(move.n))
            elif move is self.s.setting.moves.stop:
                weights.append(self.arrive(general, march.path[-1]))
            elif move.verb == "strategic":
                weights.append(self._pass_worth(general, move.n, STRATEGIC_STEPS - 1, start) - self._consents(move.n))
            else:
                weights.append(self._further(general, move.n, march.path, start) - self._consents(move.n))
        return weights

    def _further(self, general: int, step: int, path: list[int], start: int) -> float:
        """The next step of a strategic path: to end there, or to go on."""
        left = STRATEGIC_STEPS - len(path) - 1
        own = self.s.setting.general_bits[self.power]
        stop = self.arrive(general, step) if not self.s.at[step] & own else -1.0
        return max(stop, self._pass_worth(general, step, left, start)) if left else stop

    def _consents(self, territory: int) -> float:
        """What it costs that an Ally must be asked to let the general in; who has refused once will again."""
        controller = self.s.controller(territory)
        if controller in (NOBODY, self.power) or not self.look.allied(self.power, controller):
            return 0.0
        if self.look.own(controller):
            return 0.0
        return self.weights.victory if territory in self.shut else self.weights.consent_cost

    def garrison(self, decision: Decision) -> list[float]:
        """P22, P31: a garrison where it is worth more than what the troop could do elsewhere."""
        s = self.s
        general = s.setting.board.general_index[str(decision.params["general"])]
        territory, troops = s.place[general], s.troops[general]
        leaving = self._heading(general)
        here = leaving if leaving != NOBODY else territory
        worth = self.ground.worth.get(territory, 0.0) or self._home_guard(territory)
        kept = self._stand(general, here, troops, territory) - self._stand(general, here, troops - 1, territory)
        kept += self.weights.troop_kept
        return [worth if move is s.setting.moves.garrison else kept for move in decision.options]

    def _heading(self, general: int) -> int:
        """Where a general goes from here, if he is on his way."""
        march = self.s.stages[-1]
        if isinstance(march, March) and 0 <= march.going < len(march.path):
            return march.path[-1]
        return NOBODY

    def _home_guard(self, territory: int) -> float:
        """What a garrison on own ground is worth: it keeps out who would take it without a battle."""
        s = self.s
        if s.controller(territory) != self.power:
            return 0.0
        nearest = min((e.steps[territory] for e in self.ground.enemies), default=9)
        value = self.look.atlas.value[territory]
        return self.weights.home_guard * value if nearest <= 1 else 0.0

    def further(self, decision: Decision) -> list[float]:
        """P20: one more Movement Turn where it promises more than what it gives to the Arbiter."""
        arbiter = POWER_IDS.index(str(decision.params["arbiter"]))
        morale = GRANTS[int(decision.params["turn"]) - 1]
        gain = self.prospect() + self.look.stake_of(arbiter) * self.look.morale_worth(arbiter) * morale
        ask = self.s.setting.moves.ask
        return [gain - self.weights.worth_asking if move is ask else 0.0 for move in decision.options]

    def prospect(self) -> float:
        """What a whole Movement Turn promises."""
        return sum(max(0.0, self.best(general)) for general in self.s.on_map(self.power))


# -- what others ask


def arbiter(look: Outlook, decision: Decision) -> list[float]:
    """P18: who grants further turns, and whose Morale matters least."""
    s = look.s
    power = POWER_IDS.index(str(decision.params["power"]))
    prospect = Marching(look, power).prospect()
    wanted = prospect > look.weights.worth_asking
    weights = []
    for move in decision.options:
        price = -look.stake_of(move.n) * look.morale_worth(move.n)
        turns = turns_with(s, move.n) if wanted else 1
        willing = 1.0 if wanted and would_grant(look, power, move.n, prospect) else 0.3
        weights.append(0.5 * (turns - 1) * willing - price)
    return weights


def would_grant(look: Outlook, mover: int, arbiter_power: int, prospect: float) -> bool:
    """Whether an Arbiter is likely to grant: if the mover neither wins nor attacks him."""
    theirs = Outlook(look.atlas, look.s, look.s.controlled_by[arbiter_power])
    return grant_gain(theirs, mover, arbiter_power, 2, prospect) > 0


def grant_gain(look: Outlook, mover: int, arbiter_power: int, morale: int, prospect: float) -> float:
    """What a player gains by granting: Morale, less the harm that the mover can do, whose turn promises so much."""
    at_war = any(look.war[power] >> mover & 1 for power in range(len(POWER_IDS)) if look.own(power))
    harm = (look.weights.harm * at_war - look.stake_of(mover)) * prospect
    return morale * look.morale_worth(arbiter_power) - look.weights.harm * harm


def grant(look: Outlook, decision: Decision) -> list[float]:
    """P21: Morale for a Movement Turn, unless it harms more than that."""
    s = look.s
    movement = s.stages[-1]
    assert isinstance(movement, Movement)
    theirs = Outlook(look.atlas, s, s.controlled_by[movement.power])
    prospect = Marching(theirs, movement.power).prospect()
    gain = grant_gain(look, movement.power, movement.arbiter, int(decision.params["morale"]), prospect)
    return [gain if move is s.setting.moves.accept else 0.0 for move in decision.options]


def consent(look: Outlook, decision: Decision) -> list[float]:
    """P23, P24: Allies may pass, unless they are about to win."""
    s = look.s
    general = s.setting.board.general_index[str(decision.params["general"])]
    mover = s.setting.power_of[general]
    friendly = 0.5 + look.stake_of(mover)
    return [friendly if move is s.setting.moves.accept else 0.0 for move in decision.options]


def dismissal(s: State, decision: Decision) -> list[float]:
    """P19: what one holds, one keeps."""
    return [1.0 if move is s.setting.moves.stop else 0.0 for move in decision.options]
