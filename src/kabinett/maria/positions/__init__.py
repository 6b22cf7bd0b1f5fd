"""Positions: any situation of the game by names, from a YAML file. See `reading`."""
