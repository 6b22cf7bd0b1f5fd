"""Observations as arrays: they follow from the view, and from nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from kabinett import new_game
from kabinett.core.fields import Many, Sparse, Table, declared
from kabinett.core.game import Game
from kabinett.env.cells import BLANK, LONGEST
from kabinett.env.layout import GAME_PARTS, Layout, action_mask
from tests.ancien_regime.properties import ANCIEN_REGIME
from tests.maria.properties import MARIA
from tests.properties import Properties

TABLES: list[tuple[str, dict[str, Any], Properties]] = [
    ("maria", {"variant": "introductory"}, MARIA),
    ("maria", {"variant": "advanced"}, MARIA),
    ("maria", {"variant": "advanced", "players": 2, "politics": "optional"}, MARIA),
    ("ancien_regime", {"players": 4, "rounds": 4}, ANCIEN_REGIME),
    ("ancien_regime", {"players": 7, "scenario": 1756, "rounds": 3}, ANCIEN_REGIME),
]


def positions(game: str, options: dict[str, Any], seed: int, step: int) -> Iterator[Game]:
    """Positions of a random game: each so many moves after the last."""
    played, rng = new_game(game, seed=seed, **options), Random(seed)
    for number, _ in enumerate(played):
        if number % step == 0:
            yield played
        asked = rng.choice(played.decisions())
        played.play(asked.seat, rng.choice(asked.options))


@pytest.mark.parametrize(("game", "options", "properties"), TABLES)
def test_what_a_seat_may_not_know_does_not_change_its_arrays(
    game: str, options: dict[str, Any], properties: Properties
) -> None:
    different = 0
    for number, played in enumerate(islice(positions(game, options, 7, 23), 30)):
        layout = Layout(played.rules)
        for seat in played.seats:
            mine = layout.vector(played.state, seat)
            for twin in properties.twins(played, seat, number):
                assert layout.vector(twin, seat) == mine
                different += properties.differ(twin, played.state)
    assert different > 20


def unordered(value: Any) -> Any:
    """A value of a position in which lists are told apart by what is in them, not by its order."""
    if isinstance(value, dict):
        return tuple(sorted((key, unordered(entry)) for key, entry in value.items()))
    return tuple(sorted(map(repr, value))) if isinstance(value, list) else value


def short(value: Any) -> bool:
    """Whether an ordered list is written whole."""
    if isinstance(value, dict):
        return all(map(short, value.values()))
    return not isinstance(value, list) or (len(value) <= LONGEST and all(map(short, value)))


@pytest.mark.parametrize(("game", "options", "properties"), TABLES)
def test_positions_that_look_different_have_different_arrays(
    game: str, options: dict[str, Any], properties: Properties
) -> None:
    """All of a view is in the arrays, but for texts of agreements and the ends of long lists."""
    seen: dict[bytes, Any] = {}
    for played in islice(positions(game, options, 11, 1), 400):
        layout = Layout(played.rules)
        own = [name for name, _ in declared(GAME_PARTS[game].state)]
        for seat in played.seats:
            position = played.view(seat).position
            if not all(short(value) for stage in position["stages"] for value in stage.values()):
                continue
            mine = [unordered(position[name]) for name in own], [dict(stage) for stage in position["stages"]]
            key = layout.vector(played.state, seat).tobytes()
            assert seen.setdefault(key, mine) == mine, seat
    assert len(seen) > 400


def test_the_arrays_have_what_the_view_has() -> None:
    game = new_game("maria", seed=5)
    rules, layout = game.rules, Layout(game.rules)
    vector, view = layout.vector(game.state, "frederick"), game.view("frederick")

    def array(name: str) -> list[int]:
        found = layout.arrays[name]
        return list(vector[found.at : found.at + found.size])

    number = rules.names.number
    assert array("seat") == [rules.seats.index("frederick")]
    assert array("asked") == [1, 1, 1]
    assert array("turn") == [view.position["turn"]]
    place = array("place")
    for piece, city in view.position["place"].items():
        assert place[number("piece", piece)] == number("place", city)
    cards = rules.names.count("card")
    assert layout.arrays["hands"].shape == (rules.names.count("power"), 1 + cards)
    hands = array("hands")
    for power, hand in view.position["hands"].items():
        at = number("power", power) * (1 + cards)
        counts = Counter(number("card", card) for card in hand) if isinstance(hand, list) else {}
        assert hands[at] == (len(hand) if isinstance(hand, list) else hand)
        assert hands[at + 1 : at + 1 + cards] == [counts.get(card, 0) for card in range(cards)]
    assert array("pile") == [view.position["pile"]]
    markers = view.position["markers"]
    assert array("markers") == [
        number("power", markers[city]) if city in markers else BLANK for city in rules.names.all("city")
    ]
    assert array("totals")[number("power", "prussia")] == view.position["totals"]["prussia"]
    assert array("SetUp")[0] == 2
    assert array("Battle") == [0] * layout.arrays["Battle"].size


def test_troops_of_others_are_blank() -> None:
    game = new_game("maria", seed=5)
    layout = Layout(game.rules)
    game.play("frederick", "value 8")
    at = layout.arrays["troops"].at + game.rules.names.number("general", "friedrich")
    assert [layout.vector(game.state, seat)[at] for seat in ("frederick", "louis_xv")] == [8, BLANK]


@pytest.mark.parametrize("game", GAME_PARTS)
def test_numbers_keep_within_the_limits_of_their_array(game: str) -> None:
    for played in islice(positions(game, {"rounds": 4} if game != "maria" else {"variant": "advanced"}, 3, 5), 120):
        layout = Layout(played.rules)
        vector = layout.vector(played.state, played.seats[0])
        for array in layout.arrays.values():
            values = vector[array.at : array.at + array.size]
            assert array.low <= min(values), array.name
            assert max(values) <= array.high, array.name


@pytest.mark.parametrize("game", GAME_PARTS)
def test_every_declared_field_has_its_cells(game: str) -> None:
    """A new field or stage comes into the arrays by itself."""
    parts, layout = GAME_PARTS[game], Layout(new_game(game, seed=1).rules)
    for name, field in declared(parts.state):
        assert layout.arrays[name].size > 1 or not isinstance(field.codec, Table | Sparse), name
        if field.secrecy == "hidden":
            assert isinstance(field.codec, Many)
            assert layout.arrays[name].size == 1
    for name, stage in parts.stages.items():
        assert layout.arrays[name].size >= 1 + len(declared(stage))


def test_the_mask_has_the_options() -> None:
    game = new_game("ancien_regime", seed=1)
    decision = game.decisions()[0]
    mask = action_mask(decision.options, len(game.rules.vocabulary))
    assert [number for number, allowed in enumerate(mask) if allowed] == sorted(move.id for move in decision.options)
