"""The client says what Python says: every sentence of a sample of games, made here, is made again by the client."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from kabinett.core.fluent import LANGUAGE, languages, speaking
from kabinett.games import GAMES
from tests.web import said

WEB = Path(__file__).parents[2] / "web"
CONFIG = WEB / "tests" / "said" / "vitest.config.ts"


# English has every variant; in the others a game of each is enough to see that forms and plurals are the same.
@pytest.mark.parametrize(
    ("language", "most", "least"),
    [(language, None, 5000) if language == LANGUAGE else (language, 1, 1000) for language in languages()],
)
def test_client_and_python_say_the_same(tmp_path: Path, language: str, most: int | None, least: int) -> None:
    with speaking(language):
        samples = said.games(most)
    assert sum(len(sample["said"]) for sample in samples) > least
    boards = {name: game.board(None).data() for name, game in GAMES.items()}
    file = tmp_path / "said.json"
    file.write_text(json.dumps({"language": language, "boards": boards, "games": samples}), encoding="utf-8")
    vitest = WEB / "node_modules" / ".bin" / "vitest"
    assert shutil.which(vitest), "the client's packages are not installed: make web"
    command: list[str | Path] = [vitest, "run", "--root", WEB, "--config", CONFIG]
    ended = subprocess.run(
        command, cwd=WEB, env={**os.environ, "KABINETT_SAID": str(file)}, capture_output=True, text=True, check=False
    )
    assert ended.returncode == 0, ended.stdout + ended.stderr
