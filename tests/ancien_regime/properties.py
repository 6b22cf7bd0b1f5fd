"""Properties of a game of Ancien Régime at any moment: what is particular to it, for `tests.properties`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any

from kabinett.ancien_regime.board import POWER_IDS, STATUSES
from kabinett.ancien_regime.cardplay import Battle
from kabinett.ancien_regime.diplomacy import UNDECIDED, Diplomacy, members
from kabinett.ancien_regime.minors import NO_BID, Auction
from kabinett.ancien_regime.rules import AncienRegime
from kabinett.ancien_regime.setting import LEADERS, SCOUT
from kabinett.ancien_regime.state import State
from kabinett.ancien_regime.subsidies import Subsidies
from kabinett.core.dice import Dice
from kabinett.core.events import Event
from kabinett.core.game import Game
from tests import properties
from tests.ancien_regime.chronicle import Chronicle
from tests.ancien_regime.invariants import check, check_outcome
from tests.ancien_regime.players import rules_of
from tests.ancien_regime.table import state


class Watch:
    """Follows a game: after every move the position is sound, and public facts have changed as events say."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._rules, s = rules_of(game), state(game)
        self._chronicle = Chronicle(s)
        check(self._rules, s)

    def check(self, events: Iterable[Event]) -> None:
        """These events have just happened."""
        s = state(self._game)
        self._chronicle.check(s, events)
        check(self._rules, s)

    def check_outcome(self) -> None:
        """The game ended as the rules say."""
        check_outcome(self._game)


# -- secrets


def shuffled(rules: AncienRegime, original: State, seat: str | None, rng: Random) -> State:
    """The same position with other secrets: unseen cards of the other players change places with each other and with
    the draw pile; so do secret choices, bids and dice."""
    s = original.copy()
    _swap_cards(s, seat, rng)
    for stage in s.stages:
        if isinstance(stage, Diplomacy):
            _choose_otherwise(s, stage, seat, rng)
        if isinstance(stage, Auction):
            _bid_otherwise(s, stage, seat, rng)
    s.dice = Dice.from_seed(rng.randrange(10**9))
    rules.advance(s)
    return s


def _swap_cards(s: State, seat: str | None, rng: Random) -> None:
    """S13, S15, S22, S23: hands, the draw pile, face-down cards of battles and cards that are offered."""
    hands = [hand for power, hand in enumerate(s.hands) if s.player(power) != seat]
    slots = [(cards, n) for cards in (*hands, s.pile) for n in range(len(cards))]
    for stage in s.stages:
        if isinstance(stage, Battle):
            slots += _face_down(s, stage, seat)
            if stage.scouting:  # that a 3 is being played face up is known
                playing = s.hands[POWER_IDS.index(str(s.asked[0].params["power"]))]
                slots = [slot for slot in slots if slot != (playing, playing.index(SCOUT))]
        if isinstance(stage, Subsidies) and s.player(stage.power) != seat:
            slots += [(cards, n) for cards in stage.cards for n in range(len(cards))]
    values = [cards[n] for cards, n in slots]
    rng.shuffle(values)
    for (cards, n), value in zip(slots, values, strict=True):
        cards[n] = value
    for hand in s.hands:
        hand.sort()


def _face_down(s: State, battle: Battle, seat: str | None) -> list[tuple[list[int], int]]:
    return [
        (pile, n)
        for general, pile in enumerate(battle.piles)
        if s.player(s.setting.power_of[general]) != seat
        for n in range(len(pile))
        if not battle.face_up[general][n]
    ]


def _choose_otherwise(s: State, stage: Diplomacy, seat: str | None, rng: Random) -> None:
    """S6: expulsions that are not yet announced, and statuses that are not yet revealed."""
    if stage.part == "expulsion":
        for status, leader in LEADERS.items():
            if POWER_IDS[leader] != seat:
                stage.expelling[leader] = sum(1 << power for power in members(s, status) if rng.random() < 0.5)
    for power, wanted in enumerate(stage.wanted):
        if wanted != UNDECIDED and POWER_IDS[power] != seat:
            open_to = [status for status in range(len(STATUSES)) if not stage.closed[power] >> status & 1]
            stage.wanted[power] = rng.choice(open_to)


def _bid_otherwise(s: State, stage: Auction, seat: str | None, rng: Random) -> None:
    """S8: bids that are not yet revealed."""
    for power, bid in enumerate(stage.bids):
        if bid != NO_BID and POWER_IDS[power] != seat:
            stage.bids[power] = rng.randint(0, s.morale[power])


class AncienRegimeProperties(properties.Properties):
    """What is particular to Ancien Régime."""

    # After one of these somebody knows more than before, so it can not be taken back.
    telling = frozenset({
        "cards_seen", "hand_seen", "card_discarded", "pile_shuffled", "expelled", "bid_revealed", "card_shown",
        "card_revealed", "pile_revealed", "lot_drawn",
    })  # fmt: skip
    private = frozenset({"cards_seen", "hand_seen"})
    drawing: frozenset[str] = frozenset()

    def watch(self, game: Game) -> Watch:
        """Who follows a game."""
        return Watch(game)

    def check_position(self, rules: Any, s: Any) -> None:
        """S27."""
        check(rules, s)

    def twins(self, game: Game, seat: str | None, seed: int) -> list[State]:
        """S2, S6, S8, S13, S15, S22, S23: positions that the seat can not tell from this one."""
        rules = rules_of(game)
        view = rules.view(state(game), seat)
        return [rules.sample(view, Dice.from_seed(seed)), shuffled(rules, state(game), seat, Random(seed))]

    def differ(self, twin: State, s: State) -> bool:
        """Hands and the draw pile differ."""
        return twin.hands != s.hands and twin.pile != s.pile

    def hearer(self, game: Game) -> Callable[[Event], str]:
        """S13, S23: who plays the power at that time."""
        chronicle = Chronicle(state(game))

        def player(event: Event) -> str:
            if event.kind not in self.private:
                chronicle.hear(event)
                return ""
            return chronicle.player(str(event.params["power"]))

        return player


ANCIEN_REGIME = AncienRegimeProperties()


class Table(properties.Table):
    """A table of Ancien Régime."""

    properties = ANCIEN_REGIME
