"""The version of the package; journals carry it."""

__version__ = "0.5.0"
