"""What `kabinett bot conformance` does."""

from __future__ import annotations

import json

from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid

from kabinett.arena.conformance import CHECKS, Examination

MOST_FAULTS = 3  # of a check that are shown; --json has all


def conformance(exam: Examination, as_json: bool, out: Console, err: Console) -> bool:
    """Examine a bot and print what was found; whether nothing was wrong."""
    with err.status("") as status:
        exam.run(lambda what: status.update(f"trying: {escape(what)}"))
    if as_json:
        checks = [check.to_json() for check in exam.checks.values()]
        print(json.dumps({"bot": _name(exam), "passed": exam.passed, "checks": checks}, ensure_ascii=False), flush=True)
    else:
        out.print(_table(exam), highlight=False)
        verdict = "conforms" if exam.passed else "does not conform"
        out.print(f"The bot {escape(_name(exam))} {verdict}.", highlight=False)
    return exam.passed


def _name(exam: Examination) -> str:
    return str(getattr(exam.bot, "name", None) or getattr(exam.bot, "__name__", exam.bot))


def _table(exam: Examination) -> Grid:
    grid = Grid("check", "a bot ...", "tried", "verdict", "what was wrong")
    for check in exam.checks.values():
        faults = check.faults[:MOST_FAULTS]
        if len(check.faults) > MOST_FAULTS:
            faults.append(f"and {len(check.faults) - MOST_FAULTS} more")
        color = {"ok": "green", "failed": "red"}.get(check.verdict, "dim")
        words = escape("\n".join(faults) or check.note)
        grid.add_row(check.name, CHECKS[check.name], str(check.tried), f"[{color}]{check.verdict}[/]", words)
    return grid
