"""What an independent reading of the rules against the program brought to light, clause by clause."""

from __future__ import annotations

from kabinett.ancien_regime.board import NOBODY
from kabinett.core.game import Game
from tests.ancien_regime.table import arguments, asked, idle, moving, place, play, position, seat, state


def auction(game: Game, **bids: int) -> None:
    """C12.3.2: all players bid; who is not named bids nothing."""
    while game.decisions() and asked_of_all(game):
        decision = game.decisions()[0]
        game.play(decision.seat, f"bid {bids.get(decision.seat, 0)}")


def asked_of_all(game: Game) -> bool:
    return all(decision.kind == "bid" for decision in game.decisions())


def test_an_uncontrolled_spain_withdraws_over_its_own_sea_routes() -> None:
    """C0.5, C12.7.7, C12.7.8: what a Minor that nobody controls does not lend to others is still its own."""
    game = position(
        """
        turn: 5
        part: control
        statuses: {spain: british}
        generals: {spain_1: {territory: sardinia}}
        garrisons: {sardinia: russia}
        fortresses: [sardinia]
        """,
        players=4,
    )
    auction(game, france=1)
    assert (asked(game), seat(game)) == ("withdrawal", "britain")
    assert arguments(game, "territory") == {"catalonia"}
    play(game, "territory catalonia")
    assert place(game, "spain_1") == "catalonia"


def test_nobody_plays_for_a_minor_after_a_battle_that_ends_the_game() -> None:
    """C4.1, C12.7.4, S13: its hand is nobody's again, and the last position is one that a game can have."""
    game = moving(
        "france",
        """
        influence: {france: 24}
        generals:
          france_1: {territory: borussia, troops: 3}
          russia_1: {territory: litwa}
        hands: {russia: [1, 2]}
        """,
        players=4,
    )
    idle(game, lambda game: asked(game) == "movement")
    play(game, "general france_1", "march litwa")
    idle(game, lambda game: game.outcome is not None)
    assert game.outcome is not None
    assert game.outcome.winners == ("france",)
    assert set(state(game).guardian) == {NOBODY}
    assert game.rules.view(game.state, "britain").position["hands"]["russia"] == 2
    game.rules.check(game.state)
