"""Editions of a board for tests: a copy of our own, and changes in it."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterable
from pathlib import Path


def copied(data: Path, names: Iterable[str], folder: Path) -> Path:
    """A new folder with copies of these files."""
    folder.mkdir()
    for name in names:
        shutil.copy(data / name, folder / name)
    return folder


def change(file: Path, edit: Callable[[str], str]) -> None:
    """Change a file, and make sure that it has changed."""
    text = file.read_text(encoding="utf-8")
    changed = edit(text)
    assert changed != text
    file.write_text(changed, encoding="utf-8")
