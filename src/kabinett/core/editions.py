"""Editions of a board: folders with the same files. Journals name an edition by its digest."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from hashlib import sha256
from importlib.resources.abc import Traversable
from pathlib import Path

from kabinett.core.errors import BadFile, enumerated, told
from kabinett.core.tables import Folder, Row, read_lines

_ID = re.compile(r"[a-z0-9_]+")


class Edition:
    """A folder with another edition of a board. Files that it does not have are those of our own edition."""

    def __init__(self, folder: Path, own: Folder) -> None:
        self.folder = folder
        self.own = own

    def __truediv__(self, name: str, /) -> Path | Traversable:
        theirs = self.folder / name
        return theirs if theirs.exists() else self.own / name


def edition(folder: str | Path, own: Folder, needed: Sequence[str]) -> Edition:
    """The edition in a folder, which must have the files that are `needed`."""
    path = Path(folder)
    if not path.is_dir():
        raise BadFile(path, None, told("no_folder"))
    for name in needed:
        if not (path / name).is_file():
            raise BadFile(path / name, None, told("edition_needs", files=enumerated(needed, "and")))
    return Edition(path, own)


def sources(folder: Folder, names: Sequence[str], unlent: Sequence[str] = ()) -> dict[str, list[str]]:
    """Which files an edition has taken from its folder, which from ours, and which of the folder it does not know.

    Those in `unlent` may be in the folder too, but are never ours. Our own edition has nothing to tell.
    """
    if not isinstance(folder, Edition):
        return {}
    there = sorted(file.name for file in folder.folder.iterdir() if file.is_file())
    known = (*names, *unlent)
    return {
        "taken_from_the_folder": [name for name in known if name in there],
        "taken_from_ours": [name for name in names if name not in there],
        "not_used": [name for name in there if name not in known],
    }


def digest(folder: Folder, names: Sequence[str]) -> str:
    """What identifies an edition with these files, whatever their line ends are."""
    texts = (f"{name} {' '.join(read_lines(folder, name))}" for name in names)
    return sha256("\n".join(texts).encode()).hexdigest()[:12]


def digests(folder: Folder, names: Sequence[str]) -> dict[str, str]:
    """What identifies each of these files."""
    return {name: digest(folder, (name,)) for name in names}


def changed_files(then: Mapping[str, str], now: Mapping[str, str]) -> str:
    """The end of a fault: the files that are not as they were, by their digests. Nothing if all are, or if nobody knows
    how they were."""
    changed = sorted(name for name in {*then, *now} if then.get(name) != now.get(name)) if then else []
    return f"; these data files are not as they were when it was recorded: {', '.join(changed)}" if changed else ""


def check_id(row: Row, what: str, taken: Collection[str] = ()) -> None:
    """An id can be typed, and stands in moves and positions, where words that are taken mean something else."""
    if not _ID.fullmatch(row["id"]):
        raise row.fault(f"the id of a {what} has small letters, digits and _ only, not '{row['id']}'")
    if row["id"] in taken:
        raise row.fault(f"a {what} cannot have the id '{row['id']}': it means something else")
