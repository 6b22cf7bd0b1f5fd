"""M20 Subsidy contracts."""

from __future__ import annotations

import pytest

from kabinett.core.errors import BadFile, IllegalMove
from kabinett.core.game import Game
from kabinett.maria.board import POWER_IDS
from tests.maria.politics_table import politics_stage
from tests.maria.table import advanced, hand, idle, of_kind, options, part, play, state

MAJORS = ("france", "prussia", "pragmatic", "austria")
# M20.2: the pairs by Saxony's status, without F -> B, which needs no contract (M20.9).
ALWAYS = {("france", "prussia"), ("prussia", "france"), ("prussia", "bavaria"), ("austria", "pragmatic"),
          ("pragmatic", "austria")}  # fmt: skip
PAIRS = {
    "prussian_ally": ALWAYS | {("france", "saxony"), ("prussia", "saxony")},
    "neutral": ALWAYS,
    "austrian_ally": ALWAYS | {("austria", "saxony"), ("pragmatic", "saxony")},
}
F_TO_P = "contracts: [{giver: france, receiver: prussia, turns: 2}]\n"


def contract(giver: str, receiver: str, turns: int) -> str:
    """An entry of a position's contracts."""
    return f"{{giver: {giver}, receiver: {receiver}, turns: {turns}}}"


def seat_of(game: Game, power: str) -> str:
    return state(game).player(POWER_IDS.index(power))


def possible(game: Game, giver: str, receiver: str, turns: int = 2) -> bool:
    """Whether this contract can be made now: by agreement, or by the player of both powers alone."""
    by, to = seat_of(game, giver), seat_of(game, receiver)
    if by == to:
        return f"contract {giver}:{receiver}:{turns}" in {str(move) for move in game.standing(by)}
    return game.why_not(by, f"propose {to}: subsidy {giver} {receiver} {turns}") is None


def agree(game: Game, by: str, to: str, clause: str) -> None:
    """An offer that is accepted."""
    game.play(by, f"propose {to}: {clause}")
    game.play(to, f"accept {max(deal.number for deal in state(game).offers)}")


def running(game: Game) -> list[tuple[str, str, int]]:
    """The contracts: giver, receiver and turns left."""
    return [(POWER_IDS[c.giver], POWER_IDS[c.receiver], c.turns) for c in state(game).contracts]


def card_phases(game: Game, leader: str) -> list[dict[str, int]]:
    """For each stage of this power so far, how many cards each power got in it."""
    found: list[dict[str, int]] = []
    inside = False
    for event in game.events:
        if event.kind == "stage_began":
            inside = leader in str(event.params["powers"])
            found += [{}] if inside else []
        elif event.kind == "cards_drawn" and inside:
            power = str(event.params["power"])
            found[-1][power] = found[-1].get(power, 0) + int(str(event.params["count"]))
    return found


def turns_on(game: Game, turns: int) -> Game:
    """Play on quietly for so many turns."""
    end = state(game).turn + turns
    idle(game, lambda game: state(game).turn == end)
    return game


# -- between whom


@pytest.mark.parametrize("saxony", PAIRS)
@pytest.mark.parametrize("giver", POWER_IDS)
def test_possible_pairs(saxony: str, giver: str) -> None:
    """M20.1, M20.2: only major powers give, only allied powers receive; enemies never."""
    game = advanced(f"turn: 5\nstage: hussars\nsaxony: {saxony}")
    found = {(giver, other) for other in POWER_IDS if other != giver and possible(game, giver, other)}
    assert found == {pair for pair in PAIRS[saxony] if pair[0] == giver}


def test_no_subsidy_to_an_enemy() -> None:
    """T20.a, M20.1: F -> A is refused; the reason is that they are no allies."""
    game = advanced("turn: 5\nstage: hussars")
    with pytest.raises(IllegalMove) as refused:
        game.play("louis_xv", "propose maria_theresa: subsidy france austria 3")
    assert refused.value.clause == "M20.2"


@pytest.mark.parametrize("pair", sorted(ALWAYS))
@pytest.mark.parametrize("saxony", ["neutral", "austrian_ally"])
def test_prussias_neutrality_does_not_matter(pair: tuple[str, str], saxony: str) -> None:
    """M20.3: its alliance with France and Bavaria goes on for this chapter; its enemies stay what they are."""
    game = advanced(f"turn: 6\nstage: hussars\npeace_turn: 5\nsaxony: {saxony}")
    assert possible(game, *pair)
    assert not possible(game, "prussia", "austria")
    assert not possible(game, "prussia", "pragmatic")


def test_neutral_prussia_receives() -> None:
    """M20.3, M20.6: in the French card phase of turn 6."""
    game = advanced("turn: 6\nstage: france\npeace_turn: 5\n" + F_TO_P)
    play(game, "keep")
    assert card_phases(game, "france") == [{"france": 4, "prussia": 1, "bavaria": 1}]


@pytest.mark.parametrize(
    ("pair", "box", "choice"),
    [
        (("prussia", "saxony"), "SX2", "austria 44b right skip"),
        (("france", "saxony"), "SX2", "austria 44b right skip"),
        (("prussia", "saxony"), "SX1", "austria 43f follow"),
        (("austria", "saxony"), "SX5", "prussia 43e skip left"),
        (("pragmatic", "saxony"), "SX5", "prussia 43e skip left"),
    ],
)
def test_a_contract_with_saxony_ends_with_its_status(pair: tuple[str, str], box: str, choice: str) -> None:
    """M20.3: when Saxony changes status; other contracts go on."""
    game = politics_stage(
        choice,
        turn="5",
        tracks=f"{{saxony: {box}}}",
        contracts=f"[{contract(*pair, 3)}, {contract('pragmatic', 'austria', 3)}]",
        pieces={"rutowski": "{city: freiberg, troops: 8}"},
    )
    assert running(game) == [("pragmatic", "austria", 3)]


def test_a_contract_with_saxony_outlasts_other_boxes() -> None:
    """M20.3: a shift that does not change the status ends nothing."""
    game = politics_stage("austria 44b right skip", turn="5", tracks="{saxony: SX1}",
                          contracts=f"[{contract('prussia', 'saxony', 3)}]")  # fmt: skip
    assert running(game) == [("prussia", "saxony", 3)]


@pytest.mark.parametrize("pair", [("france", "prussia"), ("prussia", "france")])
def test_one_contract_at_a_time(pair: tuple[str, str]) -> None:
    """T20.c, M20.4: while F -> P runs there is no second contract between them, in either direction."""
    game = advanced("turn: 5\nstage: hussars\n" + F_TO_P)
    assert not possible(game, *pair)
    assert possible(game, "prussia", "bavaria")
    with pytest.raises(BadFile, match=r"M20\.4"):
        advanced(f"turn: 5\nstage: hussars\ncontracts: [{contract('france', 'prussia', 2)}, {contract(*pair, 1)}]")


def test_a_new_contract_after_the_old_one() -> None:
    """M20.4: when it has run out the next may be made."""
    game = advanced(f"turn: 5\nstage: france\ncontracts: [{contract('france', 'prussia', 1)}]")
    assert not possible(game, "prussia", "france")
    play(game, "keep")
    assert possible(game, "prussia", "france")


# -- how it ends


def test_both_may_end_it_early() -> None:
    """M20.5: by agreement."""
    game = advanced("turn: 5\nstage: hussars\n" + F_TO_P)
    agree(game, "frederick", "louis_xv", "end_subsidy france prussia")
    assert running(game) == []
    idle(game, lambda game: part(game) == "prussia")
    assert card_phases(game, "france") == [{"france": 5, "bavaria": 1}]


@pytest.mark.parametrize("seat", ["louis_xv", "frederick", "maria_theresa"])
def test_nobody_ends_it_alone(seat: str) -> None:
    """M20.5: neither giver nor receiver, and an offer to somebody else is none of his business."""
    game = advanced("turn: 5\nstage: hussars\n" + F_TO_P)
    assert not [move for move in game.standing(seat) if str(move).startswith("cancel")]
    assert game.why_not(seat, "cancel france:prussia") is not None


@pytest.mark.parametrize("turn", [1, 3, 5])
def test_the_first_contract_of_france_and_bavaria_can_not_be_ended(turn: int) -> None:
    """M20.5: nobody has a move for it, alone or by agreement."""
    game = advanced(f"turn: {turn}\nstage: hussars")
    assert game.why_not("louis_xv", "cancel france:bavaria") is not None
    reason = game.why_not("louis_xv", "propose frederick: end_subsidy france bavaria")
    assert reason is not None
    assert reason.clause == "M20.5"


# -- what it does


def test_three_turns_of_subsidy() -> None:
    """T20.a, M20.6, M20.7: F -> P for 3 turns: in the next three French card phases F draws 1 less, P gets 1."""
    game = advanced("turn: 4\nstage: hussars")
    agree(game, "louis_xv", "frederick", "subsidy france prussia 3")
    turns_on(game, 4)
    paid = {"france": 4, "prussia": 1, "bavaria": 1}
    assert card_phases(game, "france") == [paid, paid, paid, {"france": 5, "bavaria": 1}]


def test_subsidies_to_bavaria_and_prussia() -> None:
    """T20.b: in turns 1-3 F keeps 3, B gets 1 + 1, P 1 extra."""
    game = advanced("turn: 2\nstage: france\n" + F_TO_P)
    assert card_phases(game, "france") == [{"france": 3, "bavaria": 2, "prussia": 1}]
    idle(game, lambda game: part(game) == "austria")
    assert card_phases(game, "prussia")[0]["prussia"] == 3


def test_the_term_counts_the_givers_phases_after_the_agreement() -> None:
    """M20.7: agreed after the French card phase, it begins in the next turn."""
    game = advanced("turn: 4\nstage: prussia")
    agree(game, "louis_xv", "frederick", "subsidy france prussia 1")
    turns_on(game, 3)
    paid, plain = {"france": 4, "prussia": 1, "bavaria": 1}, {"france": 5, "bavaria": 1}
    assert card_phases(game, "france") == [paid, plain]


def test_the_card_is_handed_over_unseen() -> None:
    """M20.6, S38: only the receiver's player sees it; the giver does not, nor do others."""
    game = advanced("turn: 5\nstage: france\n" + F_TO_P)
    play(game, "keep")
    assert len(hand(game, "prussia")) == 1

    def seen(seat: str) -> list[object]:
        return [event.params["cards"] for event in of_kind(game.log(seat), "cards_seen") if event.clause == "M20.6"]

    assert seen("frederick") == [tuple(hand(game, "prussia"))]
    assert seen("louis_xv") == seen("maria_theresa") == []
    assert game.view("louis_xv").position["hands"]["prussia"] == 1


def test_one_card_of_the_givers_draw() -> None:
    """M20.6: exactly one of the five cards that France draws, not a sixth."""
    game = advanced("turn: 5\nstage: france\ndraw: [S2, S3, S4, S5, S6, H2, H3]\n" + F_TO_P)
    play(game, "keep")
    top = {"S2", "S3", "S4", "S5", "S6"}
    assert set(hand(game, "france")) | set(hand(game, "prussia")) == top
    assert hand(game, "bavaria") == ["H2"]


@pytest.mark.parametrize(
    ("giver", "receiver", "markers"),
    [("prussia", "saxony", "{dresden: austria}"), ("prussia", "bavaria", "{muenchen: austria}")],
)
def test_a_receiver_who_may_not_receive(giver: str, receiver: str, markers: str) -> None:
    """M20.7, M8.3: the enemy holds the capital: the giver keeps the card, but the turn counts."""
    game = advanced(f"turn: 5\nstage: prussia\nmarkers: {markers}\ncontracts: [{contract(giver, receiver, 2)}]")
    assert card_phases(game, "prussia")[0].get(receiver, 0) == 0
    assert card_phases(game, "prussia")[0]["prussia"] == 3
    assert running(game) == [(giver, receiver, 1)]


def test_several_contracts_of_one_giver() -> None:
    """M20.8: one card each."""
    deals = [contract("prussia", "france", 2), contract("prussia", "bavaria", 1), contract("prussia", "saxony", 3)]
    game = advanced(f"turn: 5\nstage: prussia\ncontracts: [{', '.join(deals)}]")
    assert card_phases(game, "prussia") == [{"france": 1, "bavaria": 1, "saxony": 2}]
    assert running(game) == [("prussia", "france", 1), ("prussia", "saxony", 2)]


@pytest.mark.parametrize("order", [("france", "bavaria", "saxony"), ("saxony", "bavaria", "france")])
def test_contracts_are_served_in_the_order_of_making(order: tuple[str, ...]) -> None:
    """M20.8, M8.16: Prussia has an income of 2 (RU+2): the last made gets nothing, and its turn passes all the same."""
    deals = ", ".join(contract("prussia", receiver, 2) for receiver in order)
    game = advanced(f"turn: 5\nstage: prussia\ntracks: {{russia: RU+2}}\ncontracts: [{deals}]")
    (phase,) = card_phases(game, "prussia")
    own = {"saxony": 1}  # Saxony's own income
    got = {receiver: phase.get(receiver, 0) - own.get(receiver, 0) for receiver in order}
    assert got == {order[0]: 1, order[1]: 1, order[2]: 0}
    assert "prussia" not in phase
    assert running(game) == [("prussia", receiver, 1) for receiver in order]


def test_without_income_nothing_is_handed_over() -> None:
    """M8.16: France with an income of 0 pays neither Bavaria nor Prussia; the contract's turn passes."""
    game = advanced("turn: 5\nstage: france\n" + F_TO_P)
    jenkins = state(game).setting.names.number("political", "41e")
    state(game).in_force = [jenkins] * 5  # F draws 5 less
    play(game, "subsidy")
    assert card_phases(game, "france") == [{"bavaria": 1}]
    assert running(game) == [("france", "prussia", 1)]


# -- France and Bavaria


def test_france_and_bavaria_need_no_contract() -> None:
    """M20.9, M8.2: none can be made; from turn 4 France is asked turn by turn."""
    game = advanced("turn: 4\nstage: france")
    assert not possible(game, "france", "bavaria")
    assert options(game) == {"subsidy", "keep"}
    with pytest.raises(BadFile, match=r"M20\.9"):
        advanced(f"turn: 4\nstage: france\ncontracts: [{contract('france', 'bavaria', 2)}]")


# -- powers of one player


def test_frederick_pays_saxony_by_himself() -> None:
    """T20.e, M20.10: P -> S for 2 turns without asking anyone: in the next two Prussian card phases P 2, S 1 + 1."""
    game = advanced("turn: 4\nstage: hussars")
    game.play("frederick", "contract prussia:saxony:2")
    assert running(game) == [("prussia", "saxony", 2)]
    turns_on(game, 3)
    assert card_phases(game, "prussia") == [{"prussia": 2, "saxony": 2}] * 2 + [{"prussia": 3, "saxony": 1}]


def test_maria_theresa_pays_saxony_by_herself() -> None:
    """M20.10: A -> S while it is Austria's ally: in Austria's card phase A 4, S 2 + 1."""
    game = advanced("turn: 4\nstage: hussars\nsaxony: austrian_ally")
    game.play("maria_theresa", "contract austria:saxony:1")
    turns_on(game, 1)
    assert card_phases(game, "austria") == [{"pragmatic": 3, "austria": 4, "saxony": 3}]


def test_the_player_may_end_his_own_contract() -> None:
    """M20.10: at any time, alone; M20.4 holds for it, too."""
    game = advanced(f"turn: 4\nstage: hussars\ncontracts: [{contract('prussia', 'saxony', 5)}]")
    assert not possible(game, "prussia", "saxony", 3)
    game.play("frederick", "cancel prussia:saxony")
    assert running(game) == []
    assert possible(game, "prussia", "saxony", 3)


def test_no_one_else_may_make_it() -> None:
    """M20.10: neither other players, nor Frederick for Saxony once it is not his."""
    game = advanced("turn: 4\nstage: hussars")
    for seat in ("maria_theresa", "louis_xv"):
        assert game.why_not(seat, "contract prussia:saxony:2") is not None
    game = advanced("turn: 4\nstage: hussars\nsaxony: austrian_ally")
    assert game.why_not("frederick", "contract prussia:saxony:2") is not None
    assert game.why_not("frederick", "contract pragmatic:saxony:2") is not None


@pytest.mark.parametrize(
    ("saxony", "pairs"),
    [
        ("prussian_ally", {("france", "saxony"), ("prussia", "saxony"), ("prussia", "bavaria")}),
        ("neutral", {("prussia", "bavaria")}),
        ("austrian_ally", {("prussia", "bavaria"), ("austria", "saxony"), ("pragmatic", "saxony")}),
    ],
)
def test_two_players_subsidise_minor_powers_only(saxony: str, pairs: set[tuple[str, str]]) -> None:
    """T20.d, M20.10, M24.5: F -> P is refused, as is A -> PA; the player of both powers makes the others alone."""
    game = advanced(f"turn: 5\nstage: hussars\nsaxony: {saxony}", players=2)
    found = {(giver, receiver) for giver in MAJORS for receiver in POWER_IDS
             if receiver != giver and possible(game, giver, receiver)}  # fmt: skip
    assert found == pairs
    with pytest.raises(BadFile, match=r"M24\.5"):
        advanced("turn: 5\nstage: hussars\n" + F_TO_P, players=2)


def test_two_players_pay_bavaria() -> None:
    """T20.d: F -> B is allowed: from turn 4 the player is asked."""
    game = advanced("turn: 4\nstage: france", players=2)
    play(game, "subsidy")
    assert card_phases(game, "france") == [{"france": 4, "bavaria": 2}]
