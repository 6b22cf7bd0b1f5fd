"""The version of the package; journals carry it. And which form of the engine runs."""

from importlib.util import find_spec

__version__ = "0.11.0"
COMPILED, INTERPRETED = "compiled", "interpreted"


def form() -> str:
    """Whether the engine's modules are compiled (docs/speed.md) or interpreted."""
    spec = find_spec("kabinett.core.state")
    assert spec is not None
    assert spec.origin is not None
    return INTERPRETED if spec.origin.endswith(".py") else COMPILED
