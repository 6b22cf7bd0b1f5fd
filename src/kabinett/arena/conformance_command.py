"""What `kabinett bot conformance` does."""

from __future__ import annotations

import json

from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid

from kabinett.arena.conformance import Examination
from kabinett.clitexts import columns, say

MOST_FAULTS = 3  # of a check that are shown; --json has all


def conformance(exam: Examination, as_json: bool, out: Console, err: Console) -> bool:
    """Examine a bot and print what was found; whether nothing was wrong."""
    with err.status("") as status:
        exam.run(lambda what: status.update(escape(say("conformance-trying", what=what))))
    if as_json:
        checks = [check.to_json() for check in exam.checks.values()]
        print(json.dumps({"bot": _name(exam), "passed": exam.passed, "checks": checks}, ensure_ascii=False), flush=True)
    else:
        out.print(_table(exam), highlight=False)
        verdict = "conformance-conforms" if exam.passed else "conformance-does_not"
        out.print(escape(say(verdict, bot=_name(exam))), highlight=False)
    return exam.passed


def _name(exam: Examination) -> str:
    return str(getattr(exam.bot, "name", None) or getattr(exam.bot, "__name__", exam.bot))


def _table(exam: Examination) -> Grid:
    grid = Grid(*columns("conformance", "check", "bot", "tried", "verdict", "faults"))
    for check in exam.checks.values():
        faults = check.faults[:MOST_FAULTS]
        if len(check.faults) > MOST_FAULTS:
            faults.append(say("conformance-more", count=len(check.faults) - MOST_FAULTS))
        color = {"ok": "green", "failed": "red"}.get(check.verdict, "dim")
        words = escape("\n".join(faults) or check.note)
        verdict = escape(say(f"conformance-verdict-{check.verdict.replace(' ', '_')}"))
        what = escape(say(f"conformance-check-{check.name}"))
        grid.add_row(check.name, what, str(check.tried), f"[{color}]{verdict}[/]", words)
    return grid
