"""Better weights for an adviser, found by play: `python -m bench.tune GAME MINUTES [OPTION=VALUE ...]`.

Again and again some weights are changed a little, and one seat with the changed ones plays against all others with
those that hold so far, by first sight alone, at every seat in turn and with the same seeds. A change that is clearly
better in a few games must be so in more games with other seeds before it holds. What holds in the end is printed.

Here the adviser sees whole positions: it is told what a player would guess. That is quick, and the same for all.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import fields, is_dataclass, replace
from functools import cache
from math import exp, sqrt
from os import cpu_count
from random import Random
from typing import Any

from kabinett.bots.adviser import AnyAdviser
from kabinett.bots.ancien_regime.adviser import AncienRegimeAdviser
from kabinett.bots.ancien_regime.weights import load_weights as ancien_regime_weights
from kabinett.bots.lookahead import won_share
from kabinett.bots.maria.adviser import MariaAdviser
from kabinett.bots.maria.weights import load_weights as maria_weights
from kabinett.core.ruleset import AnyRuleset
from kabinett.games import game_info, make_rules

Values = Mapping[str, float]
Table = tuple[str, tuple[tuple[str, str], ...]]

SHARE = 0.2  # of the weights that are changed at once
STEP = 0.35  # by how much, as a standard deviation of the logarithm
FEW, MANY = 20, 100  # games at each seat
DOUBT = 1.0  # standard errors by which a change must be better, each time


def flat(weights: Any) -> dict[str, float]:
    """The weights by name; those of a section have its name before theirs."""
    found: dict[str, float] = {}
    for entry in fields(weights):
        value = getattr(weights, entry.name)
        if is_dataclass(value):
            found |= {f"{entry.name}.{name}": inner for name, inner in flat(value).items()}
        else:
            found[entry.name] = value
    return found


def with_values(weights: Any, values: Values) -> Any:
    """The weights with these values."""
    changed: dict[str, Any] = {}
    for entry in fields(weights):
        value = getattr(weights, entry.name)
        if is_dataclass(value):
            inner = {name.partition(".")[2]: v for name, v in values.items() if name.startswith(f"{entry.name}.")}
            changed[entry.name] = with_values(value, inner)
        else:
            changed[entry.name] = values[entry.name]
    return replace(weights, **changed)


def changed(values: Values, dice: Random) -> dict[str, float]:
    """Some of the values, a little greater or smaller; at least one."""
    chosen = {name for name in values if dice.random() < SHARE} or {dice.choice(sorted(values))}
    return {name: value * exp(dice.gauss(0, STEP)) if name in chosen else value for name, value in values.items()}


@cache
def _rules(table: Table) -> AnyRuleset:
    game, options = table
    return make_rules(game, **{**game_info(game).simulated, **dict(options)})


def _adviser(rules: AnyRuleset, values: Values) -> AnyAdviser:
    if rules.game == "maria":
        return MariaAdviser(rules, with_values(maria_weights(), values))
    return AncienRegimeAdviser(rules, with_values(ancien_regime_weights(), values))


def play(table: Table, new: Values, old: Values, seat: str, seed: int) -> float:
    """What one seat gets with the new weights against all others with the old ones."""
    rules = _rules(table)
    with_new, with_old = _adviser(rules, new), _adviser(rules, old)
    s = rules.new(seed)
    while s.asked:
        decision = s.asked[0]
        weights = (with_new if decision.seat == seat else with_old).weigh(s, decision)
        rules.apply(s, decision.seat, decision.options[max(range(len(weights)), key=weights.__getitem__)])
    return won_share(s, seat, rules.seats)


class Contest:
    """Weights against weights, with all cores."""

    def __init__(self, table: Table, pool: ProcessPoolExecutor) -> None:
        self.table = table
        self.pool = pool
        self.seats = _rules(table).seats

    def better(self, new: Values, old: Values, games: int, seed: int) -> tuple[bool, float]:
        """Whether the new weights are clearly better in so many games at each seat; and their share."""
        jobs = [(seat, seed + number) for number in range(games) for seat in self.seats]
        shares = list(
            self.pool.map(play, *zip(*((self.table, new, old, *job) for job in jobs), strict=True), chunksize=8)
        )
        mean = sum(shares) / len(shares)
        error = sqrt(sum((share - mean) ** 2 for share in shares)) / len(shares)
        return mean - DOUBT * error > 1 / len(self.seats), mean


def improvements(
    contest: Contest, start: Values, until: float, dice: Random
) -> Iterator[tuple[dict[str, float], float]]:
    """Weights, each better than those before, with the share that they won against them."""
    best = dict(start)
    while time.monotonic() < until:
        new = changed(best, dice)
        if not contest.better(new, best, FEW, dice.getrandbits(32))[0]:
            continue
        holds, share = contest.better(new, best, MANY, dice.getrandbits(32))
        if holds:
            best = new
            yield best, share


def main() -> None:
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    game, minutes, *options = sys.argv[1:]
    given = [(name, value) for name, _, value in (option.partition("=") for option in options)]
    table: Table = (game, tuple(given))
    start = flat(maria_weights() if game == "maria" else ancien_regime_weights())
    best: Values = start
    with ProcessPoolExecutor(cpu_count()) as pool:
        contest, until = Contest(table, pool), time.monotonic() + 60 * float(minutes)
        for best, share in improvements(contest, start, until, Random()):
            news = {name: round(value, 4) for name, value in best.items() if value != start[name]}
            print(f"{share:.3f} {news}", flush=True)
        better, share = contest.better(best, start, MANY, Random().getrandbits(32))
    print(f"against those of the beginning, with fresh seeds: {share:.3f}{'' if better else ', which is no proof'}")


if __name__ == "__main__":
    main()
