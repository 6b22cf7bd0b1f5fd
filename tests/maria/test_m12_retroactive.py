"""M12 Retroactive conquest."""

from __future__ import annotations

import pytest

from kabinett.core.game import Game
from tests.maria.table import (
    asked,
    controller,
    intro,
    kinds,
    march,
    marker,
    of_kind,
    place,
    play,
    questions,
)

# Friedrich has left Brieg, which Traun in Neisse protected, and stands next to him in Strehlen.
BRIEG = """
stage: prussia
phase: combat
questions: {brieg: prussia}
pieces:
  friedrich: {city: strehlen, troops: 8}
"""


def brieg(*generals: str) -> Game:
    return intro(BRIEG + "".join(f"  {general}\n" for general in generals))


def test_fortress_without_protector_is_conquered() -> None:
    """M12.1: after the battles nobody protects Brieg any more: it is Prussia's and the marker is gone."""
    game = brieg("traun: {city: neisse, troops: 2}")
    events = play(game, "stop")
    assert place(game, "traun") == "eliminated"
    assert marker(game, "brieg") == "prussia"
    assert questions(game) == {}
    assert of_kind(events, "fortress_conquered")[0].clause == "M12.1"


def test_fortress_still_protected_is_not_conquered() -> None:
    """M12.1: no battle took place and Neipperg is 3 roads away: the marker is removed, nothing is conquered."""
    game = brieg("neipperg: {city: freudenthal, troops: 2}")
    assert controller(game, "brieg") == "austria"
    assert questions(game) == {}
    assert "fortress_conquered" not in kinds(game.events)


@pytest.mark.parametrize(("where", "conquered"), [("freudenthal", False), ("olmuetz", True)])
def test_second_protector_within_three(where: str, conquered: bool) -> None:
    """T12.a, M12.1: Traun is removed; Neipperg within 3 (Freudenthal) saves Brieg, at distance 4 (Olmütz) not."""
    game = brieg("traun: {city: neisse, troops: 2}", f"neipperg: {{city: {where}, troops: 2}}")
    play(game, "stop")
    assert place(game, "traun") == "eliminated"
    assert controller(game, "brieg") == ("prussia" if conquered else "austria")
    assert questions(game) == {}


@pytest.mark.parametrize(
    ("power", "stage", "owner"), [("saxony", "prussia", "prussia"), ("bavaria", "france", "france")]
)
def test_noted_power_conquers(power: str, stage: str, owner: str) -> None:
    """M12.1: the power noted on the marker conquers, a minor one for its major."""
    game = intro(f"stage: {stage}\nphase: conquest\nquestions: {{prag: {power}}}")
    assert marker(game, "prag") == owner
    (event,) = of_kind(game.events, "fortress_conquered")
    assert event.params["power"] == power


def test_markers_wait_for_all_battles() -> None:
    """M12.1: after the first of two battles the markers still lie; they are settled after the last."""
    game = intro("""
stage: prussia
phase: combat
questions: {brieg: prussia}
pieces:
  friedrich: {city: strehlen, troops: 8}
  traun: {city: neisse, troops: 2}
  schwerin: {city: prag, troops: 8}
  neipperg: {city: beraun, troops: 2}
""")
    assert asked(game) == "attacker"
    play(game, "piece friedrich", "stop")
    assert place(game, "traun") == "eliminated"
    assert asked(game) == "battle"
    assert questions(game) == {"brieg": "prussia"}
    assert controller(game, "brieg") == "austria"
    play(game, "stop")
    assert controller(game, "brieg") == "prussia"


def test_several_markers_are_checked_each() -> None:
    """M12.1: of two marked fortresses one is still protected, the other not."""
    game = intro("""
stage: prussia
phase: conquest
questions: {brieg: prussia, budweis: prussia}
pieces: {neipperg: {city: neisse, troops: 2}}
""")
    assert controller(game, "brieg") == "austria"
    assert controller(game, "budweis") == "prussia"
    assert questions(game) == {}


def test_marker_of_the_movement_phase_is_settled_in_the_same_stage() -> None:
    """M12.1: the whole way: Friedrich leaves Brieg, beats Traun, and has Brieg before Austria's stage begins."""
    game = intro("""
stage: prussia
phase: movement
pieces:
  friedrich: {city: brieg, troops: 8}
  traun: {city: neisse, troops: 2}
""")
    march(game, "friedrich", "strehlen")
    assert questions(game) == {"brieg": "prussia"}
    assert controller(game, "brieg") == "austria"
    events = play(game, "end", "stop")
    order = [kind for kind in kinds(events) if kind in ("battle_won", "fortress_conquered", "stage_began")]
    assert order == ["battle_won", "fortress_conquered", "stage_began"]


@pytest.mark.parametrize(
    ("stage", "city", "power", "markers"),
    [
        ("prussia", "glogau", "prussia", ""),
        ("prussia", "brieg", "prussia", "markers: {brieg: prussia}"),
        ("prussia", "prag", "prussia", "markers: {prag: france}"),
        ("france", "muenchen", "france", ""),
        ("austria", "wien", "austria", ""),
    ],
)
def test_fortress_that_is_no_enemys_any_more_is_not_conquered(stage: str, city: str, power: str, markers: str) -> None:
    """M12.2: controlled by the noted power itself or by an ally at that moment: only the marker is removed."""
    game = intro(f"stage: {stage}\nphase: conquest\nquestions: {{{city}: {power}}}\n{markers}")
    before = controller(intro(f"stage: hussars\n{markers}"), city)
    assert controller(game, city) == before
    assert questions(game) == {}
    assert "fortress_conquered" not in kinds(game.events)
    assert "question_removed" in kinds(game.events)


RETREAT = """
stage: prussia
phase: combat
questions: {wien: prussia}
pieces:
  traun: {city: neuhaeusel, troops: 4}
"""


def test_retreat_into_range_protects() -> None:
    """T12.b, M12.3: Traun (4 roads from Wien) is beaten and led to Raab, 3 roads from Wien: it is not conquered."""
    game = intro(RETREAT + "  friedrich: {city: tyrnau, troops: 6}\n")
    play(game, "stop")
    assert place(game, "traun") == "raab"
    assert controller(game, "wien") == "austria"
    assert questions(game) == {}


def test_without_the_retreat_the_fortress_falls() -> None:
    """T12.b, M12.3: left alone in Neuhäusel Traun is too far away, and Wien is conquered."""
    game = intro(RETREAT)
    assert place(game, "traun") == "neuhaeusel"
    assert controller(game, "wien") == "prussia"


def test_retreat_out_of_range_exposes() -> None:
    """M12.3: Traun in Raab protects Wien (3 roads); beaten from Ungarisch-Altenburg he is led away, and Wien falls."""
    game = intro("""
stage: prussia
phase: combat
questions: {wien: prussia}
pieces:
  friedrich: {city: ungarisch_altenburg, troops: 6}
  traun: {city: raab, troops: 4}
""")
    play(game, "stop")
    assert place(game, "traun") == "neuhaeusel"
    assert controller(game, "wien") == "prussia"


@pytest.mark.parametrize("end", ["pressburg", "trentschin"])
def test_retreat_into_the_fortress_itself_protects(end: str) -> None:
    """M12.3: Traun is led into marked Pressburg itself, or to Trentschin 2 roads from it: it is protected."""
    game = intro("""
stage: prussia
phase: combat
questions: {pressburg: prussia}
pieces:
  friedrich: {city: komorn, troops: 6}
  traun: {city: neuhaeusel, troops: 4}
""")
    play(game, "stop", f"city {end}")
    assert place(game, "traun") == end
    assert controller(game, "pressburg") == "austria"
    assert questions(game) == {}
