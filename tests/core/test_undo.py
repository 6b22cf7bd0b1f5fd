"""Which moves are taken back by a free undo."""

from __future__ import annotations

import pytest

from kabinett.core.errors import IllegalMove
from kabinett.core.undo import Made, carry_out, free_undo
from tests.core.toy import ToyRules

OWN = Made("left", quiet=False, private=True)
OWN_TOLD = Made("left", quiet=False, private=False)
OWN_QUIET = Made("left", quiet=True, private=True)
OTHER = Made("right", quiet=False, private=True)
OTHER_QUIET = Made("right", quiet=True, private=True)
FORCED = Made("right", quiet=False, private=True, forced=True)
OWN_FORCED = Made("left", quiet=False, private=True, forced=True)
FORCED_TOLD = Made("right", quiet=False, private=False, forced=True)


@pytest.mark.parametrize(
    ("made", "back"),
    [
        ([], None),
        ([OTHER], None),
        ([OWN], [0]),
        ([OWN, OWN], [1]),
        ([OWN_TOLD], None),
        ([OWN, OWN_TOLD], None),
        ([OWN_TOLD, OWN], [1]),
        ([OWN, OTHER], None),
        ([OTHER, OWN_QUIET], [1]),
        ([OWN, OTHER_QUIET, OTHER_QUIET], [0]),
        ([OWN, OTHER, OTHER_QUIET], None),
        ([OWN, FORCED], [0, 1]),
        ([OWN, FORCED, OWN_FORCED], [0, 1, 2]),
        ([OWN, FORCED, OTHER_QUIET, OWN_FORCED], [0, 1, 3]),
        ([OWN, FORCED_TOLD], None),
        ([OWN, FORCED_TOLD, FORCED], None),
        ([OWN, OTHER, OWN_FORCED], None),
        ([OWN_FORCED], None),
    ],
)
def test_what_is_taken_back(made: list[Made], back: list[int] | None) -> None:
    """Quiet moves of others are kept; what was forced after the own move goes with it; anything else stops it."""
    assert free_undo(made, "left") == back


@pytest.mark.parametrize(
    ("seat", "move", "made"),
    [("left", "value 1", OWN), ("left", "nod", OWN_QUIET), ("right", "bow", OTHER), ("right", "value 2", OTHER)],
)
def test_a_move_is_carried_out_and_what_undo_needs_is_known(seat: str, move: str, made: Made) -> None:
    rules = ToyRules()
    s = rules.new(3)
    chosen = rules.vocabulary.find(move)
    other = rules.new(3)
    assert [str(event) for event in rules.apply(other, seat, chosen)] == [
        str(event) for event in carry_out(rules, s.copy(), seat, chosen)[0]
    ]
    assert carry_out(rules, s.copy(), seat, chosen)[1] == made
    assert carry_out(rules, s, seat, chosen, forced=True)[1] == made._replace(forced=True)
    assert rules.digest(s) == rules.digest(other)


def test_dice_and_revealed_bids_are_no_private_matter() -> None:
    rules = ToyRules()
    s = rules.new(3)
    bid = rules.vocabulary.find("value 1")
    carry_out(rules, s, "left", bid)
    assert carry_out(rules, s, "right", bid)[1] == Made("right", quiet=False, private=False)
    with pytest.raises(IllegalMove):
        carry_out(rules, s, "left", bid)
