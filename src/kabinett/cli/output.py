"""Where commands write what they have to say."""

from __future__ import annotations

import json
import sys

from rich.console import Console

WIDTH_WHEN_PIPED = 160
out = Console(width=None if sys.stdout.isatty() else WIDTH_WHEN_PIPED)
err = Console(stderr=True)


def print_json(data: object) -> None:
    """Print data for programs, on one line."""
    print(json.dumps(data, ensure_ascii=False), flush=True)
