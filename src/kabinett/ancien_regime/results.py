"""C10.6, C10.7, C10.8 The result of a battle: totals, losses, Influence, garrison and cards."""

from __future__ import annotations

from dataclasses import dataclass, field

from kabinett.ancien_regime.bars import control_bar
from kabinett.ancien_regime.board import NOBODY, POWER_IDS
from kabinett.ancien_regime.cards import draw
from kabinett.ancien_regime.garrisons import may_garrison
from kabinett.ancien_regime.setting import LANDED, LEADERS
from kabinett.ancien_regime.sides import ATTACK, DEFENCE, SIDE_WORDS, Sides
from kabinett.ancien_regime.state import State
from kabinett.ancien_regime.victory import gain_influence
from kabinett.ancien_regime.withdrawal import Withdrawal
from kabinett.core.bits import bits
from kabinett.core.errors import Reason, because
from kabinett.core.fields import INT, Mask, Table, Word, public
from kabinett.core.moves import Decision, Move

TIE = 2
GROUND, PAIR, GAMBLE = 2, 4, 5  # C10.6: the values with an ability that counts at the result
PARTS = ("losses", "relocation", "influence", "garrison", "cards", "end")  # C10.7.2 (b)-(g)


def pile_value(cards: list[int], on_own_ground: bool) -> int:
    """C10.6, C10.6.1, C10.6.4: the values, 1 more for each 2 on own ground, 1 for each pair of 4s in the pile."""
    twos = cards.count(GROUND) if on_own_ground else 0
    return sum(cards) + twos + cards.count(PAIR) // 2


def total(s: State, battle: Sides, piles: list[list[int]], side: int) -> int:
    """C10.7.1: base, cards and abilities of a side. Control is that at the start of the battle."""
    ground = s.controller(battle.territory)
    cards = (
        pile_value(piles[general], s.setting.power_of[general] == ground)
        for general in battle.generals(side, supporting=True)
    )
    return battle.base(s, side) + sum(cards)


def begin_result(s: State, battle: Sides, piles: list[list[int]]) -> None:
    """C10.7.1, C10.7.2 (a): all cards are turned up and discarded; the higher total wins."""
    totals = [total(s, battle, piles, side) for side in (ATTACK, DEFENCE)]
    winner = TIE if totals[ATTACK] == totals[DEFENCE] else max((ATTACK, DEFENCE), key=totals.__getitem__)
    gambles, players = [0] * len(POWER_IDS), 0
    for general, pile in enumerate(piles):
        if pile:
            power = s.setting.power_of[general]
            gambles[power] += pile.count(GAMBLE)
            players |= 1 << power
            s.discards += pile
            s.reveal("pile_revealed", "C10.7.1", general=s.general_id(general), cards=tuple(map(str, pile)),
                     value=pile_value(pile, power == s.controller(battle.territory)))  # fmt: skip
    side = {} if winner == TIE else {"side": SIDE_WORDS[winner]}
    s.emit("battle_drawn" if winner == TIE else "battle_won", "C10.7.1", territory=s.territory_id(battle.territory),
           attacking=totals[ATTACK], defending=totals[DEFENCE], **side)  # fmt: skip
    s.push(
        Result(battle.territory, battle.attacker, battle.defenders, battle.garrison, winner, gambles, players,
               supporters=battle.supporters)
    )  # fmt: skip


@dataclass(slots=True)
class Result(Sides):
    """C10.7.2: what follows from a battle, in order. `gambles` are the 5s by power, `players` who played a card."""

    winner: int = field(metadata=public(INT))
    gambles: list[int] = field(metadata=public(Table("power", INT)))
    players: int = field(metadata=public(Mask("power")))
    part: str = field(default=PARTS[0], metadata=public(Word(*PARTS)))
    beaten: int = field(default=0, metadata=public(Mask("general")))  # still to be relocated
    offered: int = field(default=0, metadata=public(Mask("general")))  # who was asked for a garrison

    # -- what is asked

    def ask(self, s: State) -> tuple[Decision, ...]:
        """P29, P31: where a beaten general goes, and whether a winner leaves a garrison."""
        moves = s.setting.moves
        if self.part == "relocation" and (general := self._homeless(s)) != NOBODY:
            capital = s.setting.capital[s.setting.power_of[general]]
            options = (moves.territory[capital], moves.off)
            return (Decision(self._seat(s, general), "defeat", "C10.7.8", options, general=s.general_id(general),
                             territory=s.territory_id(capital)),)  # fmt: skip
        if self.part == "garrison" and (general := self._holder(s)) != NOBODY:
            return (Decision(self._seat(s, general), "garrison", "C10.7.4", (moves.garrison, moves.keep),
                             general=s.general_id(general), territory=s.territory_id(self.territory)),)  # fmt: skip
        return ()

    def _seat(self, s: State, general: int) -> str:
        return s.player(s.setting.power_of[general])

    def _homeless(self, s: State) -> int:
        """C10.7.8: the next beaten general who may go to his capital."""
        return next((g for g in bits(self.beaten) if may_go_home(s, g)), NOBODY)

    def _holder(self, s: State) -> int:
        """C10.7.4, C9.10.4: the next winning general in the territory who may leave a garrison."""
        if self.winner == TIE:
            return NOBODY
        generals = self.generals(self.winner)
        return next((g for g in generals if not self.offered >> g & 1 and may_garrison(s, g)), NOBODY)

    def why_not(self, s: State, decision: Decision, move: Move) -> Reason | None:
        """C10.7.8: a beaten general goes nowhere else."""
        if decision.kind != "defeat" or move.verb != "territory" or move in decision.options:
            return None
        return because("C10.7.8", "only_capital", **decision.params)

    def out_of_turn(self, s: State, seat: str, move: Move) -> Reason | None:
        """C10.7.8: why a beaten general of another player, who is not asked, can not go home."""
        own = [g for g in bits(self.beaten) if self._seat(s, g) == seat]
        if move.verb != "territory":
            return None
        return next(filter(None, (home_bar(s, general) for general in own)), None)

    def answer(self, s: State, seat: str, move: Move) -> None:
        """C10.7.4, C10.7.8: the choice."""
        if self.part == "garrison":
            general = self._holder(s)
            self.offered |= 1 << general
            if move is s.setting.moves.garrison:
                s.garrison_with(general, "C10.7.4")
            return
        general = self._homeless(s)
        self.beaten &= ~(1 << general)
        if move is s.setting.moves.off:
            s.take_off(general, "C10.7.8")
        else:
            s.put(general, move.n)
            s.emit("general_retired", "C10.7.8", general=s.general_id(general), territory=s.territory_id(move.n))

    # -- what happens

    def step(self, s: State) -> None:
        """C10.7.2: the next part."""
        part = self.part
        self.part = PARTS[min(PARTS.index(part) + 1, len(PARTS) - 1)]
        match part:
            case "losses":
                self._losses(s)
            case "relocation":
                self._relocate(s)
            case "influence":
                self._influence(s)
            case "cards":
                for power in bits(self.players):
                    draw(s, power, 1, "C10.7.3")
            case "end":
                self._end(s)

    def _losses(self, s: State) -> None:
        """C10.7.3, C10.7.8, C10.7.9, C10.7.10: one troop each, all of the beaten; a beaten garrison;
        C10.6.5: the 5s."""
        loser = NOBODY if self.winner == TIE else 1 - self.winner
        beaten = [] if loser == NOBODY else self.generals(loser)
        for side in (ATTACK, DEFENCE):
            for general in self.generals(side, supporting=True):
                self._lose_troops(s, general, s.troops[general] if general in beaten else 1)
        if loser == NOBODY:
            return
        self.beaten = sum(1 << general for general in beaten)
        if loser == DEFENCE and self.garrison != NOBODY:
            del s.garrisons[self.territory]
            s.emit(
                "garrison_lost", "C10.7.9", power=s.power_id(self.garrison), territory=s.territory_id(self.territory)
            )
        for power in self.powers(s, loser, supporting=True):
            s.lose_morale(power, self.gambles[power], "C10.6.5")

    def _lose_troops(self, s: State, general: int, most: int) -> None:
        lost = min(most, s.troops[general])
        s.troops[general] -= lost
        if lost:
            s.emit("troops_lost", "C10.7.3", general=s.general_id(general), count=lost, troops=s.troops[general])

    def _relocate(self, s: State) -> None:
        """C10.7.8, C10.8.1: who has no choice goes off board; after a tie the attacker withdraws."""
        for general in bits(self.beaten):
            s.take_off(general, "C10.7.8")
        if self.winner == TIE:
            s.push(Withdrawal(self.attacker, self._seat(s, self.attacker), "C10.8.1"))

    def _influence(self, s: State) -> None:
        """C10.7.5-C10.7.7, C10.8.2, C12.7.6: the winners gain; nobody does if an uncontrolled Minor won."""
        if self.winner == TIE:
            return
        gains = spoils(s, self, self.winner)
        if gains:
            gain_influence(s, gains, "C10.7.5")
        if s.outcome:  # C4.1: the later parts are not carried out
            self._end(s)

    def _end(self, s: State) -> None:
        """C12.7.4: nobody plays for an uncontrolled Minor after the battle."""
        s.pop()
        for power in range(len(POWER_IDS)):
            s.guardian[power] = NOBODY


def may_go_home(s: State, general: int) -> bool:
    """C10.7.8, C3.7.8: to the own capital, if it is controlled and holds no general; never Stuart."""
    power = s.setting.power_of[general]
    capital = s.setting.capital[power]
    stuart = general == s.setting.board.stuart and s.stuart == LANDED
    return not stuart and not s.at[capital] and s.controller(capital) == power


def home_bar(s: State, general: int) -> Reason | None:
    """C3.7.8, C10.7.8: why a beaten general can not go to his capital (`may_go_home`)."""
    power, name = s.setting.power_of[general], s.general_id(general)
    capital = s.setting.capital[power]
    if may_go_home(s, general):
        return None
    if general == s.setting.board.stuart and s.stuart == LANDED:
        return because("C3.7.8", "stuart_beaten", general=name)
    bar = control_bar(s, power, capital, "C10.7.8")
    return bar or because("C10.7.8", "capital_occupied", general=name, territory=s.territory_id(capital))


def spoils(s: State, battle: Sides, winner: int) -> dict[int, int]:
    """C10.7.5-C10.7.7, C12.7.6: the Influence of the powers of the side that wins; none with an uncontrolled Minor."""
    winners = battle.powers(s, winner, supporting=True)
    defeated = [s.setting.power_of[general] for general in battle.generals(1 - winner)]
    if any(s.uncontrolled(power) for power in winners):
        return {}
    return {power: influence_for(s, power, defeated) for power in winners}


def influence_for(s: State, winner: int, defeated: list[int]) -> int:
    """C10.7.5, C10.7.6, C12.5.5: 1 for each general, and for a Major 1 more for each of the opposing Coalition."""
    status = s.status[winner]
    bonus = winner in s.setting.majors and status in LEADERS
    opposed = [power for power in defeated if bonus and s.status[power] in LEADERS and s.status[power] != status]
    return len(defeated) + len(opposed)
