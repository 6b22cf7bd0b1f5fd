"""Positions: any situation of the game by names, from a YAML file.

`reading`: the whole file, and what both variants have; `advanced`: the entries of the advanced game; `names`: cities,
pieces, powers and cards by name, with faults that name the line.
"""
