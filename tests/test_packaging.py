"""The package: no wheel without the browser client and the guide, and no lock file that only works in one place."""

from __future__ import annotations

import json
import os
import shutil
import sys
import tomllib
from pathlib import Path
from subprocess import run
from zipfile import ZipFile

import pytest
import yaml
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

from kabinett.server.api.guide import FOLDER

ROOT = Path(__file__).parents[1]
BUILT = ("index.html", "assets/app-1a2b.js", "assets/app-1a2b.js.br")
FAKE_BUILD = """
import pathlib
for name in {names}:
    file = pathlib.Path("src/kabinett/static", name)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("built")
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """As much of a checkout as a wheel needs, whose client is built without Node."""
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore", "Makefile"):
        shutil.copy(ROOT / name, tmp_path)
    package = tmp_path / "src" / "kabinett"
    package.mkdir(parents=True)
    for name in ("__init__.py", "version.py", "py.typed"):
        shutil.copy(ROOT / "src" / "kabinett" / name, package)
    (tmp_path / "web" / "node_modules" / "preact").mkdir(parents=True)
    (tmp_path / "web" / "node_modules" / "preact" / "index.js").touch()
    (tmp_path / "web" / "package.json").write_text("{}")
    (tmp_path / "tools").mkdir()
    shutil.copy(ROOT / "tools" / "need-node", tmp_path / "tools")
    (tmp_path / "tools" / "build-web").write_text(FAKE_BUILD.format(names=BUILT))
    return tmp_path


def wheel(checkout: Path) -> set[str]:
    """The files of a wheel of the package."""
    (made,) = WheelBuilder(str(checkout)).build(directory=str(checkout / "dist"), versions=["standard"])
    with ZipFile(made) as file:
        return set(file.namelist())


def client(names: set[str]) -> set[str]:
    return {name for name in names if "static" in name or "web" in name}


def test_a_wheel_has_the_client_although_git_ignores_it(checkout: Path) -> None:
    assert "/src/kabinett/static/" in (checkout / ".gitignore").read_text().splitlines()
    names = wheel(checkout)
    assert client(names) == {f"kabinett/static/{name}" for name in BUILT}
    assert "kabinett/version.py" in names


def test_a_client_that_cannot_be_built_is_no_wheel(checkout: Path) -> None:
    (checkout / "tools" / "build-web").write_text("raise SystemExit('npm has failed')")
    with pytest.raises(RuntimeError, match="the browser client was not built, so there is no wheel"):
        wheel(checkout)


def test_a_client_that_is_not_there_is_no_wheel(checkout: Path) -> None:
    shutil.rmtree(checkout / "web")
    with pytest.raises(RuntimeError, match="the wheel would have no browser client"):
        wheel(checkout)


def test_a_client_that_was_built_elsewhere_is_taken(checkout: Path) -> None:
    wheel(checkout)
    shutil.rmtree(checkout / "web")
    assert len(client(wheel(checkout))) == len(BUILT)


def with_guide(checkout: Path) -> Path:
    """A checkout with a guide of one page."""
    (checkout / "mkdocs.yml").write_text("site_name: Small\nsite_dir: src/kabinett/guide\nstrict: true\nplugins: []\n")
    (checkout / "docs").mkdir()
    (checkout / "docs" / "index.md").write_text("# The guide\n")
    return checkout


def test_a_wheel_has_the_guide_although_git_ignores_it(checkout: Path) -> None:
    assert "/src/kabinett/guide/" in (checkout / ".gitignore").read_text().splitlines()
    assert [name for name in wheel(checkout) if "guide" in name] == []
    assert "kabinett/guide/index.html" in wheel(with_guide(checkout))


def test_a_guide_that_cannot_be_built_is_no_wheel(checkout: Path) -> None:
    (with_guide(checkout) / "docs" / "index.md").write_text("[nowhere](nowhere.md)\n")
    with pytest.raises(RuntimeError, match="the guide was not built, so there is no wheel"):
        wheel(checkout)


def test_the_guide_is_built_to_where_the_server_looks_for_it() -> None:
    settings = yaml.safe_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))
    assert ROOT / settings["site_dir"] == ROOT / "src" / FOLDER.relative_to(FOLDER.parents[1])


def test_an_editable_install_builds_nothing(checkout: Path) -> None:
    (checkout / "tools" / "build-web").write_text("raise SystemExit('this was not to be called')")
    hooks = WheelBuilder(str(checkout)).get_build_hooks(str(checkout / "dist"))
    data: dict[str, list[str]] = {"artifacts": []}
    hooks["custom"].initialize("editable", data)
    assert data == {"artifacts": []}


def test_the_sources_of_the_client_are_in_a_source_distribution() -> None:
    names = {file.relative_path for file in SdistBuilder(str(ROOT)).recurse_included_files()}
    assert {"web/package.json", "web/package-lock.json", "web/.npmrc", "web/index.html", "web/src/main.tsx"} <= names
    assert {"hatch_build.py", "tools/build-web", "tools/need-node", "tools/compress.mjs"} <= names
    assert {"mkdocs.yml", "docs/index.md", "docs/_theme/main.html"} <= names
    built = ("node_modules", "kabinett/static", "kabinett/guide")
    assert [name for name in names if any(part in name for part in built)] == []


def test_the_lock_file_names_no_place() -> None:
    """Packages come from the registry that is set where they are installed; their contents are pinned."""
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    packages = {name: entry for name, entry in lock["packages"].items() if name}
    assert len(packages) > 50
    assert [name for name, entry in packages.items() if "resolved" in entry] == []
    assert [name for name, entry in packages.items() if not entry.get("integrity", "").startswith("sha512-")] == []


@pytest.mark.parametrize("arguments", [["--machine"], [sys.executable, "-c", "raise SystemExit(3)"]])
def test_a_command_is_run_with_node(arguments: list[str]) -> None:
    """Its result is that of the command; a machine without Node says so."""
    ended = run([sys.executable, str(ROOT / "tools" / "need-node"), *arguments], check=False)
    assert ended.returncode in ((0, 1) if arguments == ["--machine"] else (3,))


def test_a_machine_without_node_is_noticed(tmp_path: Path) -> None:
    tool = [sys.executable, str(ROOT / "tools" / "need-node"), "--machine"]
    assert run(tool, env={"PATH": str(tmp_path)}, check=False).returncode == 1
    for name, text in (("node", "#!/bin/sh\necho v18.19.0\n"), ("npm", "#!/bin/sh\n")):
        (tmp_path / name).write_text(text)
        (tmp_path / name).chmod(0o755)
    assert run(tool, env={"PATH": str(tmp_path)}, check=False).returncode == 1
    (tmp_path / "node").write_text("#!/bin/sh\necho v22.1.0\n")
    assert run(tool, env={"PATH": str(tmp_path)}, check=False).returncode == 0


# -- the compiled engine


@pytest.fixture
def engine(checkout: Path) -> Path:
    """A checkout whose engine is one module."""
    shutil.copy(ROOT / "tools" / "compile", checkout / "tools")
    core = checkout / "src" / "kabinett" / "core"
    core.mkdir()
    (checkout / "src" / "kabinett" / "__init__.py").write_text("")
    for name in ("__init__.py", "bits.py", "messages.py"):
        shutil.copy(ROOT / "src" / "kabinett" / "core" / name, core)
    return checkout


def test_a_wheel_has_a_compiled_engine_if_one_wants_it(engine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KABINETT_COMPILE", "1")
    monkeypatch.setenv("KABINETT_OPTIMISE", "0")
    (made,) = WheelBuilder(str(engine)).build(directory=str(engine / "dist"), versions=["standard"])
    assert not made.endswith("-none-any.whl")
    with ZipFile(made) as file:
        file.extractall(engine / "installed")
    compiled = {path.name.split(".")[0] for path in (engine / "installed").rglob("*.so")}
    assert compiled == {"bits", "kabinett_engine__mypyc"}  # the messages are not on the list
    told = "from kabinett.core import bits; print(bits.bits(10), bits.__file__.endswith('.py'))"
    shown = run([sys.executable, "-c", told], cwd=engine / "installed", capture_output=True, text=True, check=True)
    assert shown.stdout == "[1, 3] False\n"


def test_the_list_of_compiled_modules_names_what_there_is() -> None:
    package = ROOT / "src" / "kabinett"
    chosen = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["kabinett"]["compiled"]
    for pattern in chosen["modules"] + chosen["except"]:
        assert list(package.glob(pattern)), pattern


def test_a_compiled_engine_is_not_used_when_it_is_older_than_a_source(tmp_path: Path) -> None:
    for folder in ("tools", "src/kabinett/guide", "build/fast/kabinett"):
        (tmp_path / folder).mkdir(parents=True)
    shutil.copy(ROOT / "tools" / "fast", tmp_path / "tools")
    (tmp_path / "src" / "kabinett" / "guide" / "index.html").touch()  # made again and again, and no source
    source, ready = tmp_path / "src" / "kabinett" / "bits.py", tmp_path / "build" / "fast" / ".ready"
    source.touch()
    command = [sys.executable, str(tmp_path / "tools" / "fast"), sys.executable, "-c", "import sys; print(sys.path)"]

    def said() -> tuple[int, str]:
        done = run(command, capture_output=True, text=True, check=False)
        return done.returncode, done.stdout + done.stderr

    assert said() == (1, "there is no compiled engine yet: make fast\n")
    os.utime(source, (1, 1))
    ready.touch()
    os.utime(ready, (2, 2))
    code, shown = said()
    assert code == 0
    assert str(tmp_path / "build" / "fast") in shown
    os.utime(ready, (0, 0))
    fault = f"{Path('src/kabinett/bits.py')} has changed since the engine was compiled: make fast\n"
    assert said() == (1, fault)
