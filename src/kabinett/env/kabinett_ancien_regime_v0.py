"""Ancien Régime as an environment of PettingZoo: `env`, `raw_env` and `parallel_env`, as its own modules have."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv, ParallelEnv

from kabinett.env.aec import KabinettEnv, make_env, make_parallel_env

GAME = "ancien_regime"


def env(**options: Any) -> AECEnv:
    """A table with checks of its use; see `make_env` and `KabinettEnv` for the options."""
    return make_env(GAME, **options)


def raw_env(**options: Any) -> KabinettEnv:
    """A table without checks, which is faster."""
    return KabinettEnv(GAME, **options)


def parallel_env(**options: Any) -> ParallelEnv:
    """A table at which all agents act in every round."""
    return make_parallel_env(GAME, **options)
