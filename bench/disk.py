"""A small file system, to be filled up."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

MIB = 1 << 20
BLOCK = 4096


class NoDisk(RuntimeError):  # noqa: N818 - it says what cannot be had here
    """This user may not mount a file system."""


class Disk:
    """A file system of a few megabytes."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._ballast = folder / "ballast"

    def fill(self) -> None:
        """Leave no room."""
        with self._ballast.open("ab", buffering=0) as file:
            try:
                while True:
                    file.write(bytes(BLOCK))
            except OSError as error:
                if os.strerror(error.errno or 0) != "No space left on device":
                    raise

    def free(self) -> None:
        """Give the room back."""
        self._ballast.unlink()


@contextmanager
def small_disk(mebibytes: int) -> Iterator[Disk]:
    """A file system in memory, of this size. NoDisk where this user may not mount one."""
    with TemporaryDirectory(prefix="kabinett-disk-") as folder:
        command = ["mount", "-t", "tmpfs", "-o", f"size={mebibytes}m", "tmpfs", folder]
        try:
            subprocess.run(command, check=True, capture_output=True, text=True)
        except (OSError, subprocess.CalledProcessError) as error:
            raise NoDisk(f"no small file system can be mounted: {getattr(error, 'stderr', '') or error}") from error
        try:
            yield Disk(Path(folder))
        finally:
            subprocess.run(["umount", folder], check=True)
