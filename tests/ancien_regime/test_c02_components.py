"""C2 Components."""

from __future__ import annotations

import pytest

from kabinett import new_game
from kabinett.ancien_regime.board import POWER_IDS, load_board
from tests.ancien_regime.table import acting, idle, money, options, play, position, state, troops

GENERALS = {"britain": 3, "prussia": 3, "spain": 3, "ottoman": 3, "austria": 4, "france": 4, "russia": 4}
TOKENS = {"france": 49, "austria": 28, "russia": 28, "britain": 21, "prussia": 21, "spain": 21, "ottoman": 21}
DECK = {1: 12, 2: 14, 3: 12, 4: 10, 5: 6, 6: 2}


@pytest.mark.parametrize(("power", "count"), GENERALS.items())
def test_generals(power: str, count: int) -> None:
    """C2, C2.2, T2.1: the pawns of each Power."""
    assert sum(POWER_IDS[general.power] == power for general in load_board().generals) == count


def test_all_generals() -> None:
    """C2, C2.2, T2.1: 24, though the scan shows "2/"; nobody has any besides the seven Powers (C3.6.8)."""
    assert len(load_board().generals) == sum(GENERALS.values()) == 24


@pytest.mark.parametrize(("power", "count"), TOKENS.items())
def test_tokens(power: str, count: int) -> None:
    """C2, T2.1: with nothing on the map all tokens are off board, but for Stuart's 2."""
    reserve = 2 if power == "france" else 0
    assert load_board().powers[POWER_IDS.index(power)].tokens == count
    assert position("").view(None).position["tokens"][power] == count - reserve


def test_all_tokens() -> None:
    """C2, T2.1: 189."""
    assert sum(power.tokens for power in load_board().powers) == sum(TOKENS.values()) == 189


def test_the_deck() -> None:
    """C2, C2.5, T2.1: 56 cards, so many of each value; all are in play."""
    assert load_board().deck == DECK
    s = state(new_game("ancien_regime", seed=1))
    cards = [*s.pile, *s.discards, *(card for hand in s.hands for card in hand)]
    assert {value: cards.count(value) for value in set(cards)} == DECK
    assert len(cards) == sum(DECK.values()) == 56


def test_statuses_to_choose_from() -> None:
    """C2, T2.1: 20 choice tokens, 4 for each of the five Powers that choose a status."""
    game = position("round: 2")
    idle(game, lambda game: game.decisions()[0].kind == "status")
    chosen = {decision.seat: {str(option) for option in decision.options} for decision in game.decisions()}
    four = {"status british", "status french", "status neutral", "status expansionist"}
    assert chosen == dict.fromkeys(("prussia", "austria", "russia", "spain", "ottoman"), four)
    assert sum(map(len, chosen.values())) == 20


def test_every_power_has_its_markers() -> None:
    """C2, T2.1: 35: Status, Morale, Influence, Strength and Arbiter of each Power. Strength and Arbiter matter only
    while a battle or a Movement lasts; the others are kept for all seven."""
    view = new_game("ancien_regime", seed=1).view(None).position
    tracks = ("status", "morale", "influence")
    assert [len(view[track]) for track in tracks] == [7, 7, 7]
    assert 7 * (len(tracks) + 2) == 35


def test_the_crown_is_one() -> None:
    """C2: who is elected has it, nobody else."""
    game = position("crown: russia")
    assert game.view(None).position["crown"] == "russia"


def test_special_pawns() -> None:
    """C2.1: one French pawn is Stuart; Frederick is one of the Prussian pawns, so none is his by name."""
    board = load_board()
    assert [general.id for general in board.generals if general.power == 3] == [
        "france_1",
        "france_2",
        "france_3",
        "stuart",
    ]
    assert board.generals[board.stuart].name == "Charles Edward Stuart"
    assert board.frederick_name == "Frederick II"
    assert [general.id for general in board.generals if general.power == 1] == ["prussia_1", "prussia_2", "prussia_3"]


# -- C2.3


def garrisons(power: str, count: int) -> str:
    """So many garrisons of a power: on ground that is nobody's home, and on its own."""
    board = load_board()
    free = [t.id for t in board.territories if t.kind in ("disputed", "undisputed")]
    home = [t.id for t in board.territories if t.home == POWER_IDS.index(power)]
    chosen = (free + home)[:count]
    assert len(chosen) == count
    return f"garrisons: {{{', '.join(f'{territory}: {power}' for territory in chosen)}}}"


@pytest.mark.parametrize(("held", "offered"), [(20, True), (21, False)])
def test_no_troop_is_bought_without_a_token(held: int, offered: bool) -> None:
    """C2.3, T2.2: 21 tokens: with 18 Garrisons and 2 Troops one is left, with 3 Troops none."""
    text = f"{garrisons('britain', 18)}\nmoney: {{britain: 9}}\n"
    generals = (
        f"generals: {{britain_1: {{territory: london, troops: {held - 18}}}, britain_2: {{territory: cornwall}}}}"
    )
    game = acting("britain", "mobilisation", text + generals)
    assert ("troop britain_2" in options(game)) is offered
    assert "draw" in options(game)


def test_the_last_token_can_be_bought_once() -> None:
    """C2.3: after the 21st there is none for another General, though he has room."""
    generals = "generals: {britain_1: {territory: london}, britain_2: {territory: cornwall}}"
    game = acting("britain", "mobilisation", f"{garrisons('britain', 20)}\nmoney: {{britain: 9}}\n{generals}")
    play(game, "troop britain_1")
    assert (troops(game, "britain_1"), money(game, "britain")) == (1, 8)
    assert not {option for option in options(game) if option.startswith("troop")}


@pytest.mark.parametrize(("count", "offered"), [(38, True), (39, False)])
def test_stuarts_reserve_counts(count: int, offered: bool) -> None:
    """C2.3: of 49 French tokens Stuart keeps 2 until he lands: 47 are for the others, 8 of them Troops here."""
    first = "france_1: {territory: paris, troops: 3}, france_2: {territory: guyenne, troops: 3}"
    generals = f"generals: {{{first}, france_3: {{territory: provence, troops: 2}}}}"
    game = acting("france", "mobilisation", f"{garrisons('france', count)}\nmoney: {{france: 9}}\n{generals}")
    assert ("troop france_3" in options(game)) is offered


def test_money_is_not_limited_by_coins() -> None:
    """C2.4: France has 79 Money, and takes its taxes although only 80 are in coins."""
    game = acting("france", "taxation", "money: {france: 79}")
    assert money(game, "france") == 79 + 9
