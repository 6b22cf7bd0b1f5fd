"""Libraries that only some commands need. They come with an extra of the package, and are imported when used."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from kabinett.core.errors import KabinettError


class NoExtra(KabinettError):  # noqa: N818 - it says what is missing
    """An extra of the package is not installed."""


def need(module: str, extra: str, what: str) -> Any:
    """A module that comes with an extra; NoExtra says how to install it."""
    try:
        return import_module(module)
    except ImportError as error:
        raise NoExtra(f"{what} needs {module.partition('.')[0]}: pip install 'kabinett[{extra}]' ({error})") from error
