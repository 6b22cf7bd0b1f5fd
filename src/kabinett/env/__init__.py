"""Environments for programs that learn (docs/environments.md).

`layout` makes arrays of what a seat sees; `rounds` puts questions one after the other that are asked at once. On them
stand `kabinett_maria_v0` and `kabinett_ancien_regime_v0` (PettingZoo), `spiel` (OpenSpiel) and `dataset` (Parquet).
Each of these imports its framework itself, so that one needs only what one uses; all are in the extra `rl`.
"""
