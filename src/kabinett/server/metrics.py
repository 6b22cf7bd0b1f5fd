"""Counters in the text format of Prometheus."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping


class Metrics:
    """What has happened in this process since it began."""

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter()

    def count(self, name: str, by: int = 1) -> None:
        """Something has happened."""
        self._counts[name] += by

    def text(self, gauges: Mapping[str, int]) -> str:
        """All counters, and how much there is now."""
        counters = [_lines(f"kabinett_{name}_total", "counter", value) for name, value in sorted(self._counts.items())]
        return "".join(counters + [_lines(f"kabinett_{name}", "gauge", value) for name, value in gauges.items()])


def _lines(name: str, kind: str, value: int) -> str:
    return f"# TYPE {name} {kind}\n{name} {value}\n"
