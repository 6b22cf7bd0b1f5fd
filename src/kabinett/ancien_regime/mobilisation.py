"""C9.6 (F5) Mobilisation: free cards, purchases, Corruption."""

from __future__ import annotations

from dataclasses import dataclass, field

from kabinett.ancien_regime.bars import morale_bar, owner_bar, place_bar, room_bar
from kabinett.ancien_regime.board import NOBODY
from kabinett.ancien_regime.cards import draw
from kabinett.ancien_regime.setting import PURCHASES
from kabinett.ancien_regime.state import State
from kabinett.core.errors import Reason, because
from kabinett.core.fields import BOOL, Name, public
from kabinett.core.moves import Decision, Move
from kabinett.core.state import Stage


def fortresses_left(s: State) -> int:
    """C3.6.4, C9.6.4: the fortresses that are still in the pool."""
    return s.setting.numbers.fortresses - s.fortresses.bit_count()


def fortress_sites(s: State, power: int) -> list[int]:
    """C9.6.4: the territories with an own garrison and no fortress."""
    if not fortresses_left(s):
        return []
    return [t for t, owner in sorted(s.garrisons.items()) if owner == power and not s.fortresses >> t & 1]


def site_bar(s: State, power: int, territory: int) -> Reason | None:
    """C9.6.4: why no fortress can be built in a territory (`fortress_sites`)."""
    names = {"power": s.power_id(power), "territory": s.territory_id(territory)}
    if s.fortresses >> territory & 1:
        return because("C9.6.4", "fortress_there", **names)
    if s.garrisons.get(territory, NOBODY) != power:
        return because("C9.6.4", "no_own_garrison", **names)
    return None if fortresses_left(s) else because("C9.6.4", "no_fortress_left", count=s.setting.numbers.fortresses)


def recruits(s: State, power: int) -> list[int]:
    """C2.3, C9.6.3: the generals on the map who can get one more troop."""
    if not s.tokens_left(power):
        return []
    return [g for g in s.on_map(power) if s.troops[g] < s.setting.numbers.troops_per_general]


def recruit_bar(s: State, power: int, general: int) -> Reason | None:
    """C2.3, C9.6.3: why a general can get no troop (`recruits`)."""
    bar = owner_bar(s, power, general, "C9.6.3") or place_bar(s, general) or room_bar(s, general, "C9.6.3")
    return bar or (None if s.tokens_left(power) else because("C2.3", "no_tokens", power=s.power_id(power)))


@dataclass(slots=True)
class Mobilisation(Stage):
    """C9.6: purchases one by one, each seeing the result of the earlier ones."""

    power: int = field(metadata=public(Name("power")))
    begun: bool = field(default=False, metadata=public(BOOL))

    def ask(self, s: State) -> tuple[Decision, ...]:
        """P16: the next purchase."""
        options = self._purchases(s) if self.begun else []
        if not options:
            return ()
        return (
            Decision(s.player(self.power), "mobilisation", "C9.6.1", (*options, s.setting.moves.stop),
                     power=s.power_id(self.power), money=s.money[self.power]),
        )  # fmt: skip

    def _purchases(self, s: State) -> list[Move]:
        """C9.6.1-C9.6.4: what the power can pay and use."""
        moves, price, purse = s.setting.moves, s.setting.board.price, s.money[self.power]
        options: list[Move] = []
        if purse >= price["troop"]:
            options += [moves.troop[general] for general in recruits(s, self.power)]
        if purse >= price["card"] and (s.pile or s.discards):
            options.append(moves.draw)
        if purse >= price["morale"] and s.morale[self.power] < s.setting.numbers.morale_cap:
            options.append(moves.morale)
        if purse >= price["fortress"]:
            options += [moves.fortress[territory] for territory in fortress_sites(s, self.power)]
        return options

    def answer(self, s: State, seat: str, move: Move) -> None:
        """C9.6.1: a purchase is paid and takes effect at once."""
        if move is s.setting.moves.stop:
            self._end(s)
            return
        self._pay(s, PURCHASES[move.verb])
        match move.verb:
            case "troop":
                s.troops[move.n] += 1
                s.emit("troop_bought", "C9.6.3", general=s.general_id(move.n), troops=s.troops[move.n])
            case "draw":
                draw(s, self.power, 1, "C9.6.3")
            case "morale":
                s.gain_morale(self.power, 1, "C9.6.1")
            case "fortress":
                s.fortresses |= 1 << move.n
                s.emit("fortress_built", "C9.6.4", power=s.power_id(self.power), territory=s.territory_id(move.n))

    def _pay(self, s: State, what: str) -> None:
        s.money[self.power] -= s.setting.board.price[what]

    def why_not(self, s: State, decision: Decision, move: Move) -> Reason | None:
        """C9.6.1-C9.6.4: why something can not be bought."""
        match move.verb:
            case "troop":
                bar = recruit_bar(s, self.power, move.n)
            case "fortress":
                bar = site_bar(s, self.power, move.n)
            case "morale":
                bar = morale_bar(s, self.power, "C9.6.3")
            case "draw":
                bar = None if s.pile or s.discards else because("C3.6.6", "no_cards_left")
            case _:
                return None
        return bar or self._price_bar(s, PURCHASES[move.verb])

    def _price_bar(self, s: State, purchase: str) -> Reason | None:
        """C9.6.1: a purchase that the power can not pay."""
        price, money = s.setting.board.price[purchase], s.money[self.power]
        if money >= price:
            return None
        return because("C9.6.1", "too_dear", power=s.power_id(self.power), purchase=purchase, price=price, money=money)

    def step(self, s: State) -> None:
        """C9.6.2: a free card for each own general off board, before the purchases; then, when none is possible, the
        end."""
        if self.begun:
            self._end(s)
        else:
            self.begun = True
            draw(s, self.power, len(s.off_board(self.power)), "C9.6.2")

    def _end(self, s: State) -> None:
        """C9.6.5: Corruption takes all that is left."""
        s.pop()
        if s.money[self.power]:
            s.emit("corruption", "C9.6.5", power=s.power_id(self.power), money=s.money[self.power])
            s.money[self.power] = 0
