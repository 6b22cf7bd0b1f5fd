"""Exercises: lessons that teach a game step by step, and puzzles. Each is a YAML file with a position."""
