"""Steps per second of the environments for learners, with random actions out of the mask: a part of `make bench`.

A step is what PettingZoo's loop does for one agent: look who acts, get the mask (or the whole observation, which has
the mask in it), choose, act. It prints data.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import numpy as np

from kabinett.env.aec import KabinettEnv

TABLES: Mapping[str, Mapping[str, Any]] = {
    "Maria, introductory, 3 players": {"game": "maria", "variant": "introductory", "players": 3},
    "Maria, advanced, 3 players": {"game": "maria", "variant": "advanced", "players": 3},
    "Ancien Régime, 1740, 4 players": {"game": "ancien_regime", "scenario": 1740, "players": 4},
}
STEPS = 400  # on an average in a game to measure


def steps_per_second(env: KabinettEnv, mask_of: Callable[[str], Any], steps: int) -> int:
    """How fast the loop is, over whole games."""
    choose, left, spent = Random(1740).random, steps, 0.0
    env.reset(seed=1740)
    began = time.process_time()
    while left:
        agent = env.agent_selection
        if env.terminations[agent] or env.truncations[agent]:
            spent += time.process_time() - began
            env.reset()
            began = time.process_time()
            continue
        actions = np.flatnonzero(mask_of(agent))
        env.step(int(actions[int(choose() * len(actions))]))
        left -= 1
    return round(steps / (spent + time.process_time() - began))


def _whole(env: KabinettEnv) -> Callable[[str], Any]:
    """What gives the mask as a part of the observation."""
    return lambda agent: env.observe(agent)["action_mask"]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40)
    steps = STEPS * parser.parse_args().games
    found = {}
    for name, options in TABLES.items():
        env = KabinettEnv(**options, flat=True)
        found[f"{name}, mask"] = {"steps_per_second": steps_per_second(env, env.action_mask, steps)}
        found[f"{name}, mask and observation"] = {"steps_per_second": steps_per_second(env, _whole(env), steps)}
    print(json.dumps(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
