"""YAML with places: every fault names file and line."""

from __future__ import annotations

from pathlib import Path

import pytest

from kabinett.core.errors import BadFile
from kabinett.core.fields import Names
from kabinett.core.yamltree import parse_yaml, read_yaml


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("a: 1\nb: [1, 2", 2, "is not YAML"),
        ("", None, "the file is empty"),
        ("a: 1\na: 2", 2, "'a' occurs twice"),
        ("a: 1\nc: 2", 2, "unknown entry 'c'"),
        ("- 1", 1, "must be a mapping"),
    ],
)
def test_faults_have_a_line(text: str, line: int | None, reason: str) -> None:
    with pytest.raises(BadFile, match=reason) as caught:
        parse_yaml(text, "x.yaml").fields("the file", ("a", "b"))
    assert caught.value.line == line
    assert caught.value.file == "x.yaml"


def test_values_are_checked() -> None:
    fields = parse_yaml("a: 12\nb: yes", "x.yaml").fields("the file", ("a", "b"))
    assert fields["a"].number("a", 0, 20) == 12
    with pytest.raises(BadFile, match="from 0 to 10, not '12'"):
        fields["a"].number("a", 0, 10)
    with pytest.raises(BadFile, match="unknown b 'yes'"):
        fields["b"].truth("b")
    with pytest.raises(BadFile, match="must be a list"):
        fields["b"].list("b")


def test_a_missing_or_binary_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="cannot be read"):
        read_yaml(tmp_path / "none.yaml")
    (tmp_path / "b.yaml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadFile, match="not a text file"):
        read_yaml(tmp_path / "b.yaml")


@pytest.mark.parametrize("text", ["--5", "²", "5" * 5000, "1.5", "x"])
def test_what_is_no_number_is_named(text: str) -> None:
    with pytest.raises(BadFile, match="a must be a whole number from 0 to 20"):
        parse_yaml(f"a: {text}", "x.yaml").fields("the file", ("a",))["a"].number("a", 0, 20)


def test_a_file_too_deep_is_refused() -> None:
    with pytest.raises(BadFile, match="is not YAML"):
        parse_yaml("[" * 3000, "x.yaml")


def test_names_are_found_by_their_kind() -> None:
    names = Names({"city": ("wien", "prag", "~nowhere")})
    one, two, three = parse_yaml("[prag, prak, nowhere]", "x.yaml").list("cities")
    assert one.number_of("city", names) == 1
    with pytest.raises(BadFile, match=r"line 1: unknown city 'prak'; did you mean prag\?"):
        two.number_of("city", names)
    with pytest.raises(BadFile, match=r"unknown city 'nowhere' \(known: wien, prag\)$"):
        three.number_of("city", names)
    assert three.number_of("city", names, or_none=True) == -1
    many = Names({"city": tuple(f"city_{n}" for n in range(21))})
    with pytest.raises(BadFile, match=r"unknown city 'nowhere'$"):
        three.number_of("city", many)


def test_limits_are_told_with_their_clause_and_readably() -> None:
    (node,) = parse_yaml("[-1]", "x.yaml").list("numbers")
    with pytest.raises(BadFile, match=r"morale must be a whole number from 0 to 15, not '-1' \(C5\.8\.1\)$"):
        node.number("morale", 0, 15, "C5.8.1")
    with pytest.raises(BadFile, match=r"seed must be a whole number from 0 to 2\*\*128, not '-1'$"):
        node.number("seed", 0, 1 << 128)
