"""How a battle is likely to end, and what that means for a player."""

from __future__ import annotations

from math import exp, sqrt

from kabinett.ancien_regime.board import NOBODY
from kabinett.ancien_regime.results import spoils
from kabinett.ancien_regime.sides import ATTACK, DEFENCE, Sides
from kabinett.ancien_regime.state import State
from kabinett.ancien_regime.strength import garrison_strength
from kabinett.bots.ancien_regime.outlook import Outlook
from kabinett.core.bits import bits

STEEP = 1.7  # of the logistic curve that stands for the normal distribution


def chance(ahead: float, spread: float) -> float:
    """The chance that a difference which is `ahead` on the average, with this standard deviation, is above 0."""
    x = -STEEP * ahead / spread
    return 1 / (1 + exp(x)) if x < 30 else 0.0


def card_power(look: Outlook, power: int, plays: int) -> tuple[float, float]:
    """What a power could add to a battle with so many plays: mean and variance. A player knows his own hands."""
    s, w = look.s, look.weights
    count = min(plays, len(s.hands[power]), max(1, s.morale[power]))
    if count <= 0:
        return 0.0, 0.0
    if look.own(power):
        return float(sum(sorted(s.hands[power])[-count:])), 0.0
    return count * w.card_mean * w.reply, count * w.card_spread**2


def supporting_plays(look: Outlook, territory: int, power: int, busy: int) -> dict[int, int]:
    """C10.3: by power, the plays that generals beside a territory could add to a power's side."""
    s = look.s
    found: dict[int, int] = {}
    setting = s.setting
    for beside in setting.neighbours[territory]:
        generals = s.at[beside] & ~busy
        while generals:
            low = generals & -generals
            generals ^= low
            general = low.bit_length() - 1
            other = setting.power_of[general]
            troops = s.troops[general]
            if troops and look.allied(power, other) and (other == power or s.controlled_by[other] != NOBODY):
                found[other] = found.get(other, 0) + troops
    return found


def forecast(look: Outlook, general: int, territory: int, troops: int) -> float:
    """The chance that a general with so many troops wins if he attacks in a territory."""
    s, w = look.s, look.weights
    power = s.setting.power_of[general]
    foes = look.foes(power, territory)
    ahead, variance = 1.0 + troops, 0.5
    plays = {power: troops}
    for other, more in supporting_plays(look, territory, power, 1 << general).items():
        if look.s.controlled_by[other] == look.s.controlled_by[power] != NOBODY or other == power:
            plays[other] = plays.get(other, 0) + more
    for other, count in plays.items():
        mean, spread = card_power(look, other, count)
        ahead += mean
        variance += spread
    strength, mean, spread = resistance(look, territory, foes)
    ahead -= strength + mean
    return chance(ahead - w.margin, sqrt(variance + spread))


def resistance(look: Outlook, territory: int, foes: int) -> tuple[float, float, float]:
    """What the foes of an attacker have in a territory: base strength, the cards they may play, and the variance."""
    s = look.s
    power_of = s.setting.power_of
    plays: dict[int, int] = {}
    strength, busy = 0.0, 0
    for general in bits(s.at[territory]):
        power = power_of[general]
        if foes >> power & 1:
            strength += 1 + s.troops[general]
            plays[power] = plays.get(power, 0) + s.troops[general]
            busy |= 1 << general
    owner = s.garrisons.get(territory, NOBODY)
    if owner != NOBODY and foes >> owner & 1:
        strength += garrison_strength(s, territory)
        plays.setdefault(owner, 0)
    for power in list(plays):
        for other, more in supporting_plays(look, territory, power, busy).items():
            if foes >> other & 1:
                plays[other] = max(plays.get(other, 0), more)
    mean = spread = 0.0
    for power, count in plays.items():
        some, more_spread = card_power(look, power, count)
        mean += some
        spread += more_spread
    return strength, mean, spread


def payoff(look: Outlook, battle: Sides, winner: int, worth: float) -> float:
    """What it means for the player if a side wins: Influence, losses, and the territory, which is `worth` so much to
    the attacker."""
    s, w = look.s, look.weights
    total = 0.0
    for power, points in spoils(s, battle, winner).items():
        total += look.stake_of(power) * points
        major = s.controlled_by[power]
        if points and major != NOBODY and s.influence[major] + points >= s.setting.numbers.victory:
            total += w.victory if major == look.me else -w.victory
    for general in battle.generals(1 - winner):
        total -= look.stake_of(s.setting.power_of[general]) * (w.general + w.troop * s.troops[general])
    if winner == ATTACK:
        total += ground(look, battle, worth)
    return total


def ground(look: Outlook, battle: Sides, worth: float) -> float:
    """What it means for the player if the attacker takes the territory."""
    s = look.s
    power = s.setting.power_of[battle.attacker]
    taken = worth if look.own(power) else look.stake_of(power) * look.atlas.influence[power][battle.territory]
    if s.troops[battle.attacker] < 2:
        taken = 0.0
    lost = 0.0
    if battle.garrison != NOBODY and not (look.own(power) and taken):  # its worth has that in it already
        lost = look.stake_of(battle.garrison) * look.atlas.influence[battle.garrison][battle.territory]
    return taken - lost


def side_of(s: State, battle: Sides, power: int) -> int:
    """On which side a power takes part."""
    return ATTACK if power in battle.powers(s, ATTACK, supporting=True) else DEFENCE
