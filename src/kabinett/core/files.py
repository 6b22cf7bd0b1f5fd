"""Writing files so that nothing is lost: whole or not at all, and never over something else."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterable
from pathlib import Path

from kabinett.core.errors import BadFile, told


def state_folder() -> Path:
    """Where what the user's programs remember is kept, by the XDG rules; it need not be there yet."""
    return Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state") / "kabinett"


def make_folder(path: Path, private: bool = False) -> None:
    """Make a folder with all above it, unless it is there; a private one is for its owner only."""
    try:
        path.mkdir(0o700 if private else 0o777, parents=True, exist_ok=True)
    except OSError as error:
        raise BadFile(path, None, told("cannot_make", reason=str(error.strerror))) from error


def write_whole(path: Path, lines: Iterable[str]) -> None:
    """Write a text file by way of a temporary one beside it; a full disk or a crash leaves the old file as it was.

    A link is followed; a folder, device or pipe is refused.
    """
    try:
        target = Path(os.path.realpath(path.expanduser()))
        if target.exists() and not target.is_file():
            raise BadFile(path, None, told("no_file"))
        _write(target, lines)
    except (OSError, ValueError, RuntimeError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise BadFile(path, None, told("cannot_write", reason=reason)) from error


def _write(target: Path, lines: Iterable[str]) -> None:
    handle, part = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name[:40]}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as out:
            out.writelines(lines)
        Path(part).chmod(target.stat().st_mode if target.exists() else 0o644)
        Path(part).replace(target)
    except BaseException:
        Path(part).unlink(missing_ok=True)
        raise
