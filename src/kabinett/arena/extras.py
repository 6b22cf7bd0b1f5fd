"""Libraries that only some commands need. They come with an extra of the package, and are imported when used."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from kabinett.clitexts import say
from kabinett.core.errors import KabinettError


class NoExtra(KabinettError):  # noqa: N818 - it says what is missing
    """An extra of the package is not installed."""


def need(module: str, extra: str, what: str) -> Any:
    """A module that comes with an extra; NoExtra says what (`call-extra-WHAT`) needs it, and how to install it."""
    try:
        return import_module(module)
    except ImportError as error:
        needed = {"module": module.partition(".")[0], "extra": extra, "error": str(error)}
        raise NoExtra(say("call-needs_extra", what=say(f"call-extra-{what}"), **needed)) from error
