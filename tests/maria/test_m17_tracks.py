"""M17.5.11-M17.5.21, K1-K5 The tracks: what each box brings, expeditionary corps, and Italy's victory points."""

from __future__ import annotations

from pathlib import Path

import pytest

from kabinett.core.game import Game
from tests.maria.politics_table import NO_CORPS, discarded, edition, politics_stage
from tests.maria.table import (
    advanced,
    asked,
    asks,
    controller,
    face_down,
    hand,
    hussars,
    idle,
    marker,
    of_kind,
    options,
    place,
    play,
    pool,
    state,
    track_box,
    troops,
)

POWERS = ("france", "bavaria", "prussia", "saxony", "pragmatic", "austria")
# K2, K3, K4: what the boxes say: the income they change, the corps and the victory point in force.
SAXONY = {"SX0": "prussian_ally", "SX1": "prussian_ally", "SX2": "prussian_ally", "SX3": "neutral", "SX4": "neutral",
          "SX5": "austrian_ally", "SX6": "austrian_ally"}  # fmt: skip
RUSSIA = ("RU-3", "RU-2", "RU-1", "RU0", "RU+1", "RU+2")
ITALY = ("IT-3", "IT-2", "IT-1", "IT0", "IT+1", "IT+2", "IT+3")
INCOME = {
    "RU-3": {"prussia": 1, "austria": -1},
    "RU-2": {"prussia": 1},
    "RU+1": {"austria": 1},
    "RU+2": {"prussia": -1, "austria": 1},
    "IT-3": {"austria": -1},
    "IT-1": {"austria": -1},
    "IT+1": {"france": -1},
    "IT+3": {"france": -1},
    "SX5": {"saxony": 1},
    "SX6": {"saxony": 1},
}
CORPS = {"RU0": "prussia", "RU+1": "prussia", "RU+2": "prussia",
         "IT-3": "austria", "IT-2": "austria", "IT+2": "france", "IT+3": "france"}  # fmt: skip
VICTORY = {"IT-3": "france", "IT-2": "france", "IT+2": "austria", "IT+3": "austria"}
# M8.1: in turn 1 France draws 5 and gives 1 to Bavaria (M8.2).
BASE = {"france": 4, "bavaria": 2, "prussia": 3, "saxony": 1, "pragmatic": 3, "austria": 5}
# Cards that move a marker by so many boxes, the sum of two if need be: the power, the card, and the answers.
RUSSIAN_MOVES = {
    -3: ("prussia 44a left", "austria 41a left"),
    -2: ("prussia 44a left",),
    -1: ("prussia 41a left",),
    1: ("austria 43b right",),
    2: ("austria 42b right",),
    3: ("austria 42b right", "prussia 43b right"),
    4: ("austria 42b right", "prussia 44b skip right"),
}
ITALIAN_MOVES = {
    -3: ("france 43d left", "pragmatic 41d left"),
    -2: ("france 43d left",),
    -1: ("france 41d left",),
    1: ("austria 44d right",),
    2: ("austria 42d right",),
    3: ("austria 42d right", "france 44d right"),
    4: ("austria 42d right", "pragmatic 43c right"),
}


def fitting_pieces(russia: str, italy: str) -> dict[str, str]:
    """M17.5.12: who is in the boxes while the markers stand there."""
    pieces = {} if CORPS.get(russia) else dict(NO_CORPS)
    if CORPS.get(italy) == "austria":
        pieces["traun"] = "{box: true, troops: 5}"
    if CORPS.get(italy) == "france":
        pieces["noailles"] = "{box: true, troops: 4}"
    return pieces


def move_russia(start: str, boxes: int, **entries: str) -> Game:
    """A politics stage in which Russia's marker moves from a box by so many boxes."""
    pieces = fitting_pieces(start, "IT0")
    return politics_stage(*RUSSIAN_MOVES[boxes], tracks=f"{{russia: {start}}}", pieces=pieces, base=entries)


def move_italy(start: str, boxes: int, pieces: dict[str, str] | None = None, **entries: str) -> Game:
    """A politics stage in which Italy's marker moves from a box by so many boxes."""
    there = fitting_pieces("RU0", start) | (pieces or {})
    return politics_stage(*ITALIAN_MOVES[boxes], tracks=f"{{italy: {start}}}", pieces=there, base=entries)


def settle(game: Game) -> Game:
    """Answer the questions about corps, whatever they are."""
    while asked(game) != "hussar":
        play(game, sorted(options(game))[0])
    return game


def in_boxes(game: Game) -> dict[str, str]:
    """The generals off-map by power."""
    board = state(game).setting.board
    return {
        POWERS[piece.power]: piece.id
        for number, piece in enumerate(board.pieces)
        if piece.general and place(game, piece.id) == "box"
    }


# -- K2-K5: the boxes


def drawn(tracks: str) -> dict[str, int]:
    """How many cards each power draws in a turn with the markers there: those of its stage's first phase."""
    found: dict[str, int] = {}
    for stage in ("france", "prussia", "austria"):
        game = advanced(f"turn: 1\nstage: {stage}\ntracks: {tracks}")
        for event in of_kind(game.events, "cards_drawn"):
            found[str(event.params["power"])] = int(str(event.params["count"]))
    return found


@pytest.mark.parametrize("box", [*SAXONY, *RUSSIA, *ITALY])
def test_income_on_every_box(box: str) -> None:
    """M17.5.11, K2, K3, K4, K5.1, K5.4, M8.5: a bonus or malus counts while the marker is there, for one power."""
    track = {"S": "saxony", "R": "russia", "I": "italy"}[box[0]]
    changes = INCOME.get(box, {})
    assert drawn(f"{{{track}: {box}}}") == {power: BASE[power] + changes.get(power, 0) for power in POWERS}


@pytest.mark.parametrize(("russia", "italy", "cards"), [("RU-3", "IT-3", 3), ("RU+2", "IT-1", 5), ("RU+1", "IT+1", 6)])
def test_icons_of_two_tracks_add_up(russia: str, italy: str, cards: int) -> None:
    """M8.5, K5.1: Austria's 5, with what both tracks say."""
    assert drawn(f"{{russia: {russia}, italy: {italy}}}")["austria"] == cards


@pytest.mark.parametrize(("box", "boxes", "income"), [("RU-2", -1, 4), ("RU-2", 1, 3), ("RU+2", -1, 3), ("RU+1", 1, 2)])
def test_income_follows_the_marker(box: str, boxes: int, income: int) -> None:
    """M17.5.11: only the box where the marker stops counts, from this turn on, and no longer than it stands there."""
    game = settle(move_russia(box, boxes))
    assert state(game).turn == 1
    incomes = game.view(None).position["incomes"]["prussia"]
    assert incomes["cards"] == income


def test_boxes_of_our_edition() -> None:
    """K1.2, K1.3, K2, K3, K4: the boxes from left to right, their stars, their status and every icon in force."""
    saxony, russia, italy = advanced("stage: politics").rules.setting.tracks  # type: ignore[attr-defined]
    assert [box.id for box in saxony.boxes] == list(SAXONY)
    assert [box.id for box in russia.boxes] == list(RUSSIA)
    assert [box.id for box in italy.boxes] == list(ITALY)
    stars = [track.boxes[track.star].id for track in (saxony, russia, italy)]
    assert stars == ["SX1", "RU0", "IT0"]
    assert saxony.boxes[saxony.neutral].id == "SX3"
    for box in (*saxony.boxes, *russia.boxes, *italy.boxes):
        income = {} if box.id.startswith("SX") else INCOME.get(box.id, {})  # M8.1: Saxony's 2 belong to the status
        assert {POWERS[power]: number for power, number in box.cards.items()} == income
        assert [POWERS[power] for power in box.corps] == ([CORPS[box.id]] if box.id in CORPS else [])
        assert (None if box.victory is None else POWERS[box.victory]) == VICTORY.get(box.id)


@pytest.mark.parametrize(("box", "status"), list(SAXONY.items()))
def test_status_on_every_box(box: str, status: str) -> None:
    """K2, M2.7: Saxony's status is that of the box, and so is its player."""
    game = advanced(f"stage: politics\ntracks: {{saxony: {box}}}")
    position = game.view(None).position
    assert position["saxony"] == status
    assert position["players"]["saxony"] == ("frederick" if status == "prussian_ally" else "maria_theresa")


SAXON_MOVES = {-1: "france 43e skip left", 1: "austria 44b right skip"}


@pytest.mark.parametrize("box", list(SAXONY))
@pytest.mark.parametrize("boxes", [-1, 1])
def test_saxony_marker_moves(box: str, boxes: int) -> None:
    """K1.1, K1.2, K2.2, M17.5.10, M19.3.18: one box left or right; the ends are walls, and "S" is the left end once
    Saxony has left Prussia."""
    game = politics_stage(SAXON_MOVES[boxes], tracks=f"{{saxony: {box}}}")
    left = 0 if SAXONY[box] == "prussian_ally" else 3
    end = list(SAXONY)[max(left, min(6, list(SAXONY).index(box) + boxes))]
    assert track_box(settle(game), "saxony") == end
    assert game.view(None).position["saxony"] == SAXONY[end]


@pytest.mark.parametrize("lost", [0, 1, 2, 3, 4, 5])
def test_points_lost_from_the_star(lost: int) -> None:
    """K2.1, M19.3.2: from the star 2 lost points make Saxony neutral, 4 make it Austria's ally.

    A Prussian stack of 15 loses 1 troop, can not retreat, and is lost: 5 points, of which Austria takes some.
    """
    game = advanced(
        """
stage: austria
phase: combat
pieces:
  friedrich: {city: lueben, troops: 8}
  schwerin: {city: lueben, troops: 7}
  prussia_train_1: {city: glogau}
  austria_train_3: {city: wohlau}
  karl_von_lothringen: {city: liegnitz, troops: 8}
  traun: {city: liegnitz, troops: 8}
"""
    )
    idle(game, lambda game: game.decisions()[0].kind == "saxony_shift")
    play(game, f"value {lost}")
    assert game.view(None).position["saxony"] == SAXONY[list(SAXONY)[1 + lost]]


# -- corps on the tracks


@pytest.mark.parametrize("start", RUSSIA)
@pytest.mark.parametrize("boxes", list(RUSSIAN_MOVES))
def test_russian_corps(start: str, boxes: int) -> None:
    """M17.5.11-M17.5.14, K3, K5.2, K1.2: from every box by every move: the corps comes into force, stays or ends.

    The marker stops at the ends. Der Alte Dessauer is in Ostpreussen if and only if the corps was in force; he stays
    there if it still is (M17.5.13), returns if not (M17.5.14), and Prussia sends somebody if it is now (M17.5.12).
    """
    end = RUSSIA[max(0, min(len(RUSSIA) - 1, RUSSIA.index(start) + boxes))]
    game = move_russia(start, boxes)
    assert track_box(game, "russia") == end
    if end in CORPS and start not in CORPS:
        assert asked(game) == "corps"
        assert game.decisions()[0].seat == "frederick"
        play(game, "piece schwerin")
        assert in_boxes(game) == {"prussia": "schwerin"}
    elif end in CORPS:
        assert in_boxes(game) == {"prussia": "der_alte_dessauer"}
    else:
        assert in_boxes(game) == {}
        assert place(game, "der_alte_dessauer") == ("driesen" if start in CORPS else "berlin")
    assert asked(game) == "hussar"


@pytest.mark.parametrize("start", ITALY)
@pytest.mark.parametrize("boxes", list(ITALIAN_MOVES))
def test_italian_corps(start: str, boxes: int) -> None:
    """M17.5.11-M17.5.14, K4, K5.2: Austria's corps on the left, France's on the right; each comes, stays and ends."""
    end = ITALY[max(0, min(len(ITALY) - 1, ITALY.index(start) + boxes))]
    game = move_italy(start, boxes)
    assert track_box(game, "italy") == end
    before, after = CORPS.get(start), CORPS.get(end)
    sent = {"austria": "neipperg", "france": "maillebois"}
    away = {"austria": "traun", "france": "noailles"}
    if after and after != before:
        assert asked(game) == "corps"
        assert game.decisions()[0].params["power"] == after
        play(game, f"piece {sent[after]}")
    expected = {} if not after else {after: away[after] if after == before else sent[after]}
    assert in_boxes(game) == {"prussia": "der_alte_dessauer"} | expected
    if before and before != after:
        city = {"austria": "wiener_neustadt", "france": "toul"}[before]
        assert place(game, away[before]) == city
    assert asked(game) == "hussar"


# -- M17.5.12: who goes

NO_FRENCH = dict.fromkeys(("moritz_von_sachsen", "belle_isle", "broglie", "maillebois", "noailles"), "eliminated")


def test_the_power_chooses_any_general_on_map() -> None:
    """M17.5.12, M17.5.16: any of its generals on map; not one of its minor power, of another one, nor a train."""
    game = move_italy("IT+1", 1)
    assert game.decisions()[0].seat == "louis_xv"
    assert options(game) == {f"piece {name}" for name in NO_FRENCH}


def test_general_goes_with_his_troops() -> None:
    """M17.5.12: he loses none; the public total is as before (M6.9)."""
    game = move_italy("IT+1", 1)
    total = game.view(None).position["totals"]["france"]
    play(game, "piece belle_isle")
    assert place(game, "belle_isle") == "box"
    assert troops(game, "belle_isle") == 6
    assert game.view(None).position["totals"]["france"] == total


def test_corps_again_for_prussia() -> None:
    """M17.5.16, X45: back from RU-1 to the star: a general must go, any of the four."""
    game = move_russia("RU-1", 1)
    assert options(game) == {
        f"piece {name}" for name in ("friedrich", "schwerin", "erbprinz_leopold", "der_alte_dessauer")
    }


@pytest.mark.parametrize("cards", ["[S8]", "[R]", "[S4, S5]"])
def test_eliminated_general_goes_for_eight_points(cards: str) -> None:
    """T17.j, M17.5.12: France has a corps due, Noailles is eliminated: it pays 8 points, he goes off-map with 2
    troops."""
    game = move_italy("IT+1", 1, {"noailles": "eliminated"}, hands=f"{{france: {cards}}}")
    assert options(game) == {f"piece {name}" for name in NO_FRENCH}  # or one of the four on map
    play(game, "piece noailles")
    while asked(game) == "payment":
        play(game, sorted(options(game))[0])
    assert place(game, "noailles") == "box"
    assert troops(game, "noailles") == 2
    assert hand(game, "france") == []


def test_payment_of_eight_points() -> None:
    """T17.j, M17.5.12, M8.15: card by card until 8 points are paid; excess is lost."""
    game = move_italy("IT+1", 1, {"noailles": "eliminated"}, hands="{france: [H5, H4, H10]}")
    play(game, "piece noailles")
    assert game.decisions()[0].params["due"] == 8
    play(game, "card H5")
    assert options(game) == {"card H4", "card H10"}
    play(game, "card H4")
    assert asked(game) == "hussar"
    assert hand(game, "france") == ["H10"]
    assert {"H5", "H4"} <= discarded(game)


def test_seven_points_buy_no_general() -> None:
    """M17.5.12, M17.5.20: who can not pay takes a general from the map."""
    game = move_italy("IT+1", 1, {"noailles": "eliminated"}, hands="{france: [S4, S3]}")
    assert "piece noailles" not in options(game)
    assert len(options(game)) == 4


def test_corps_is_compulsory() -> None:
    """M17.5.20: one general on map and no cards: he must go; there is nothing to refuse."""
    game = move_italy("IT+1", 1, NO_FRENCH | {"broglie": "{city: paris, troops: 5}"})
    if asked(game) == "corps":
        assert options(game) == {"piece broglie"}
        play(game, "piece broglie")
    assert place(game, "broglie") == "box"


def test_without_general_on_map_it_must_pay() -> None:
    """M17.5.20: eliminated generals only, and 8 points: one of them must go."""
    game = move_italy("IT+1", 1, NO_FRENCH, hands="{france: [S8]}")
    assert options(game) == {f"piece {name}" for name in NO_FRENCH}
    play(game, "piece broglie", "card S8")
    assert in_boxes(game)["france"] == "broglie"


def test_corps_lapses() -> None:
    """M17.5.20: no general on map and not 8 points: the corps lapses, and nothing is paid."""
    game = move_italy("IT+1", 1, NO_FRENCH, hands="{france: [S7]}")
    assert asked(game) == "hussar"
    assert "france" not in in_boxes(game)
    assert hand(game, "france") == ["S7"]


def test_lapsed_corps_stays_lapsed_until_it_comes_again() -> None:
    """M17.5.20, M17.5.13: from IT+2 to IT+3 nothing is due; from IT+1 to IT+2 it is again."""
    away = {"noailles": "{city: paris, troops: 4}"}  # nobody was sent when the corps came into force
    assert asked(move_italy("IT+2", 1, away)) == "hussar"
    assert asked(move_italy("IT+1", 1, away)) == "corps"


def test_lapsed_corps_has_nobody_to_return() -> None:
    """M17.5.14, M17.5.20: the end of a lapsed corps brings nobody."""
    game = move_italy("IT+2", -1, {"noailles": "{city: paris, troops: 4}"})
    assert asked(game) == "hussar"
    assert place(game, "noailles") == "paris"


STACK = {"belle_isle": "{city: nuernberg, troops: 6}", "broglie": "{city: nuernberg, troops: 5}"}


def test_general_out_of_a_stack() -> None:
    """M17.5.21, M6.7: he takes the troops allotted to him at that moment; the other keeps his."""
    game = move_italy("IT+1", 1, STACK)
    game.play("louis_xv", "divide belle_isle:3")
    play(game, "piece belle_isle")
    assert (troops(game, "belle_isle"), troops(game, "broglie")) == (3, 8)
    assert place(game, "broglie") == "nuernberg"
    game = move_italy("IT+1", 1, STACK)
    play(game, "piece belle_isle")
    assert (troops(game, "belle_isle"), troops(game, "broglie")) == (6, 5)


def test_corps_conquers_nothing_and_leaves_the_fortress() -> None:
    """M17.5.12, M3.2.12: going off-map is no march: the fortress that the general leaves is not conquered."""
    game = move_italy("IT+1", 1, {"noailles": "{city: eger, troops: 4}"})
    play(game, "piece noailles")
    assert controller(game, "eger") == "austria"


# -- M17.5.14: who comes back


def test_dessauer_returns() -> None:
    """T17.h, M17.5.14, M17.5.16: Prussia executes Russia left 1: he returns to the arrow's city with his troops."""
    game = politics_stage("prussia 41a left")
    assert track_box(game, "russia") == "RU-1"
    assert place(game, "der_alte_dessauer") == "driesen"
    assert troops(game, "der_alte_dessauer") == 6
    assert asked(game) == "hussar"


@pytest.mark.parametrize(
    ("general", "start", "boxes", "city"),
    [("traun", "IT-2", 1, "wiener_neustadt"), ("noailles", "IT+2", -1, "toul")],
)
def test_return_cities(general: str, start: str, boxes: int, city: str) -> None:
    """M17.5.14, M3.2.13: each box has its city; he comes back face-up with the troops he went with (M0.9)."""
    game = move_italy(start, boxes)
    assert place(game, general) == city
    assert troops(game, general) == (5 if general == "traun" else 4)
    assert not face_down(game, general)


def test_face_down_general_returns_face_up() -> None:
    """M0.9, M17.5.14: a general who left out of supply returns in supply."""
    schwerin = {"schwerin": "{city: glogau, troops: 5, facing: down}"}
    game = politics_stage("austria 42b right", tracks="{russia: RU-2}", pieces=NO_CORPS | schwerin)
    play(game, "piece schwerin")
    assert place(game, "schwerin") == "box"
    assert not face_down(game, "schwerin")


def test_returning_general_removes_a_hussar() -> None:
    """M17.5.14, M7.5: the hussar in the arrow's city goes beside the board."""
    game = politics_stage("prussia 41a left", hussars="[driesen]")
    assert place(game, "der_alte_dessauer") == "driesen"
    assert hussars(game) == ["beside", "beside"]


def test_return_into_an_occupied_city() -> None:
    """M17.5.14, M17.5.19: an enemy general in Driesen makes room; his owner chooses the adjacent city."""
    game = politics_stage("prussia 41a left", pieces={"neipperg": "{city: driesen, troops: 5}"})
    assert (asked(game), game.decisions()[0].seat) == ("relocation", "maria_theresa")
    assert options(game) == {"city meseritz", "city landsberg_an_der_warthe", "city samter"}
    play(game, "city samter")
    assert place(game, "neipperg") == "samter"
    assert place(game, "der_alte_dessauer") == "driesen"
    assert troops(game, "neipperg") == 5


@pytest.mark.parametrize("train", ["prussia_train_1", "austria_train_3", "saxony_train_1"])
def test_a_train_makes_room(train: str) -> None:
    """M17.5.14, M17.5.19: own, enemy or allied, a train is moved by its owner, and survives."""
    game = politics_stage("prussia 41a left", pieces={train: "{city: driesen}"})
    owner = "maria_theresa" if train.startswith("austria") else "frederick"
    assert game.decisions()[0].seat == owner
    play(game, "city samter")
    assert place(game, train) == "samter"
    assert place(game, "der_alte_dessauer") == "driesen"


def test_own_general_may_stay() -> None:
    """M17.5.19: a stack is possible, and made if the owner of the returning general wishes."""
    game = politics_stage("prussia 41a left", pieces={"schwerin": "{city: driesen, troops: 5}"})
    assert asked(game) == "corps_return"
    assert game.decisions()[0].seat == "frederick"
    stacked, parted = game.copy(), game.copy()
    play(stacked, "stack")
    assert place(stacked, "schwerin") == place(stacked, "der_alte_dessauer") == "driesen"
    assert asked(stacked) == "hussar"
    play(parted, "displace", "city samter")
    assert place(parted, "schwerin") == "samter"
    assert place(parted, "der_alte_dessauer") == "driesen"


def test_stack_with_the_cooperating_power() -> None:
    """M17.5.19, M6.1: a Saxon general may stay too while Saxony is Prussia's ally."""
    game = politics_stage("prussia 41a left", pieces={"rutowski": "{city: driesen, troops: 5}"})
    play(game, "stack")
    assert place(game, "rutowski") == place(game, "der_alte_dessauer") == "driesen"


def test_commander_of_a_stack_of_equals() -> None:
    """M17.5.19, M6.3: Karl returns to Rutowski, Austria's ally, who has his rank: their player names the commander."""
    pieces = {
        "karl_von_lothringen": "{box: true, troops: 6}",
        "traun": "{city: wien, troops: 5}",
        "rutowski": "{city: wiener_neustadt, troops: 5}",
    }
    game = politics_stage("austria 44d right", tracks="{italy: IT-2, saxony: SX5}", pieces=pieces)
    play(game, "stack")
    assert (asked(game), game.decisions()[0].seat) == ("commander", "maria_theresa")
    assert options(game) == {"piece karl_von_lothringen", "piece rutowski"}


def test_allied_but_not_cooperating_general_makes_room() -> None:
    """M17.5.19, M2.5: a French general can not stand with a Prussian one."""
    game = politics_stage("prussia 41a left", pieces={"broglie": "{city: driesen, troops: 5}"})
    assert (asked(game), game.decisions()[0].seat) == ("relocation", "louis_xv")
    play(game, "city meseritz")
    assert place(game, "broglie") == "meseritz"


def test_a_whole_stack_makes_room() -> None:
    """M17.5.19: both generals are moved together to one city, and stay a stack."""
    pieces = {"schwerin": "{city: driesen, troops: 5}", "friedrich": "{city: driesen, troops: 7}"}
    game = politics_stage("prussia 41a left", pieces=pieces)
    assert asked(game) == "relocation"  # three can not stand together
    play(game, "city meseritz")
    assert place(game, "schwerin") == place(game, "friedrich") == "meseritz"
    assert place(game, "der_alte_dessauer") == "driesen"
    assert asked(game) == "hussar"


def test_a_stack_can_not_join_a_third() -> None:
    """M17.5.19, M6.1: for a whole stack only empty cities will do; for one general also a legal stack."""
    one = {"schwerin": "{city: samter, troops: 5}", "rutowski": "{city: driesen, troops: 5}"}
    game = politics_stage("prussia 41a left", pieces=one)
    play(game, "displace")
    assert options(game) == {"city meseritz", "city landsberg_an_der_warthe", "city samter"}
    game = politics_stage("prussia 41a left", pieces=one | {"friedrich": "{city: driesen, troops: 7}"})
    assert options(game) == {"city meseritz", "city landsberg_an_der_warthe"}


@pytest.mark.parametrize("train", ["austria_train_1", "prussia_train_1"])
def test_displaced_general_spares_trains(train: str) -> None:
    """M17.5.19: empty or giving a legal stack: he eliminates nothing, so he does not enter a train's city."""
    game = politics_stage(
        "prussia 41a left", pieces={"neipperg": "{city: driesen, troops: 5}", train: "{city: samter}"}
    )
    assert options(game) == {"city meseritz", "city landsberg_an_der_warthe"}
    play(game, "city meseritz")
    assert place(game, train) == "samter"


def test_displaced_general_removes_hussars_and_conquers_nothing() -> None:
    """M17.5.19: a Prussian in Wiener Neustadt goes to Wien: the hussar leaves, the fortresses stay Austrian."""
    game = move_italy("IT-2", 1, {"schwerin": "{city: wiener_neustadt, troops: 5}"}, hussars="[wien]")
    assert options(game) == {"city wien", "city oedenburg"}
    play(game, "city wien")
    assert place(game, "schwerin") == "wien"
    assert hussars(game) == ["beside", "beside"]
    assert marker(game, "wien") is None
    assert marker(game, "wiener_neustadt") is None


def test_nearest_city_if_no_adjacent_one_will_do() -> None:
    """M17.5.19: Wien and Ödenburg are occupied, so the nearest free cities are two roads away."""
    pieces = {
        "schwerin": "{city: wiener_neustadt, troops: 5}",
        "neipperg": "{city: wien, troops: 5}",
        "austria_train_1": "{city: oedenburg}",
        "karl_von_lothringen": "{city: raab, troops: 5}",
        "khevenhueller": "{city: raab, troops: 5}",
    }
    game = move_italy("IT-2", 1, pieces)
    board, distance = state(game).setting.board, state(game).setting.network.distance
    row = distance[board.city_index["wiener_neustadt"]]
    two_roads = {f"city {city.id}" for n, city in enumerate(board.cities) if row[n] == 2 and not state(game).at[n]}
    assert two_roads
    assert options(game) == two_roads


def test_displaced_piece_respects_neutral_territory() -> None:
    """M17.5.19, M19.4.1: neutral Prussia's general in Driesen makes room, but not into Poland; Driesen is Prussian."""
    at_home = {
        "friedrich": "{city: berlin, troops: 6}",
        "schwerin": "{city: driesen, troops: 5}",
        "erbprinz_leopold": "{city: magdeburg, troops: 4}",
    }
    game = politics_stage("austria 41a left", turn="6", peace_turn="5", pieces=at_home)
    play(game, "displace")
    assert place(game, "schwerin") == "landsberg_an_der_warthe"
    assert place(game, "der_alte_dessauer") == "driesen"


FLEMISH = {"goeppingen", "sigmaringen"}


@pytest.mark.parametrize(
    ("generals", "there"),
    [
        (["cumberland"], FLEMISH),
        (["neipperg"], FLEMISH | {"biberach"}),
        (["karl_von_lothringen", "neipperg"], FLEMISH | {"biberach"}),
        (["karl_von_lothringen", "cumberland"], FLEMISH),
    ],
)
def test_map_limit_of_displaced_generals(tmp_path: Path, generals: list[str], there: set[str]) -> None:
    """M17.5.19, M10.1.17: on a board whose French arrow points to Ehingen, a Pragmatic general who makes room there
    stays on the Flanders map, and a stack with him, too; Austrians may cross to Biberach."""
    board = edition(tmp_path, "boxes.csv", "Italien,toul", "Italien,ehingen")
    pieces = dict.fromkeys(generals, "{city: ehingen, troops: 5}") | {"noailles": "{box: true, troops: 4}"}
    game = politics_stage("france 41d left", tracks="{italy: IT+2}", pieces=pieces, board=board)
    assert options(game) == {f"city {city}" for city in there}
    play(game, "city goeppingen")
    assert {place(game, general) for general in generals} == {"goeppingen"}
    assert place(game, "noailles") == "ehingen"


# -- M17.5.15: Italy's victory points

ITALIAN_STARTS = [(box, None) for box in ("IT-1", "IT0", "IT+1")] + [
    ("IT-3", "france"), ("IT-2", "france"), ("IT-1", "france"), ("IT+1", "austria"), ("IT+2", "austria"),
    ("IT+3", "austria"),
]  # fmt: skip


@pytest.mark.parametrize(("start", "owner"), ITALIAN_STARTS)
@pytest.mark.parametrize("boxes", list(ITALIAN_MOVES))
def test_italy_box(start: str, owner: str | None, boxes: int) -> None:
    """M17.5.15, K4, K5.3, X38: from every box by every move: who has a marker in the Italy box afterwards.

    A marker comes in when a victory icon is reached or passed on the way out; it leaves only on or past the star.
    """
    game = settle(move_italy(start, boxes, italy_box=owner or "nobody"))
    place_ = max(0, min(6, ITALY.index(start) + boxes)) - 3
    begin = ITALY.index(start) - 3
    expected = owner if begin * place_ > 0 else None
    if place_ <= -2:
        expected = "france"
    elif place_ >= 2:
        expected = "austria"
    found = state(game).italy
    assert (None if found < 0 else POWERS[found]) == expected
    assert pool(game, "france") == 11 - (expected == "france")
    assert pool(game, "austria") == 3 - (expected == "austria")


def test_marker_comes_and_stays_and_goes() -> None:
    """T17.i, M17.5.15: on the French victory box a French marker; one box back it stays; on the star it returns."""
    game = settle(move_italy("IT-1", -1))
    assert (track_box(game, "italy"), pool(game, "france")) == ("IT-2", 10)
    game = settle(move_italy("IT-2", 1, italy_box="france"))
    assert (track_box(game, "italy"), pool(game, "france")) == ("IT-1", 10)
    game = settle(move_italy("IT-1", 1, italy_box="france"))
    assert (track_box(game, "italy"), pool(game, "france")) == ("IT0", 11)


def test_star_that_is_passed() -> None:
    """M17.5.15, X38: the star counts also when the marker passes it."""
    game = settle(move_italy("IT-1", 2, italy_box="france"))
    assert (track_box(game, "italy"), pool(game, "france")) == ("IT+1", 11)


def test_an_icon_that_is_passed(tmp_path: Path) -> None:
    """M17.5.15: on a board whose last box has no icon, France gets its marker by passing IT-2; there it keeps it."""
    board = edition(tmp_path, "tracks.csv", "IT-3,,,france victory; ", "IT-3,,,")
    game = politics_stage("france 43d left", tracks="{italy: IT-1}", board=board)
    assert (track_box(game, "italy"), pool(game, "france")) == ("IT-3", 10)


def test_one_marker_only() -> None:
    """M17.5.15: further out, from IT-2 to IT-3, France puts no second marker into the box."""
    game = settle(move_italy("IT-2", -1, italy_box="france"))
    assert pool(game, "france") == 10


def test_passing_on_the_way_back_gives_nothing() -> None:
    """M17.5.15: only moving away from the star: from IT+3 back to IT+1 nobody else gains, and Austria keeps its own."""
    game = settle(politics_stage(
        "france 43d left", tracks="{italy: IT+3}", pieces={"noailles": "{box: true, troops: 4}"}, italy_box="austria",
    ))  # fmt: skip
    assert (track_box(game, "italy"), pool(game, "austria"), pool(game, "france")) == ("IT+1", 2, 11)


def test_owner_changes_when_the_marker_crosses() -> None:
    """K5.3, M17.5.15: from IT+1 by 3 to the left: Austria's marker returns at the star, France's comes in."""
    game = settle(move_italy("IT+1", -3, italy_box="austria"))
    assert (track_box(game, "italy"), pool(game, "austria"), pool(game, "france")) == ("IT-2", 3, 10)


def test_a_corps_that_must_be_paid_for_tells_that_it_can_be() -> None:
    """M17.5.20: without a general on the map the question itself betrays the hand, so nothing before it is undone."""
    lost = dict.fromkeys(("friedrich", "schwerin", "erbprinz_leopold", "der_alte_dessauer"), "eliminated")
    game = politics_stage("austria 43b right", pieces=lost, turn="7", emperor="austria", tracks="{russia: RU-1}",
                          hands="{prussia: [S10, S8]}")  # fmt: skip
    assert asked(game) == "corps"
    assert not game.can_undo("maria_theresa")


def test_given_troops_are_lost_with_a_general_who_is_not_let_in() -> None:
    """M17.5.17, M13.11: the Pragmatic Army's only place is beside an Austrian general; its one general on the map is
    full. Maria Theresa does not consent, so the troops of Denmark (41f) can not be placed."""
    pieces = {
        "george_ii": "{city: maastricht, troops: 8}",
        "cumberland": "eliminated",
        "earl_of_stair": "eliminated",
        "arenberg": "{city: utrecht, troops: 4}",
        "batthyany": "{city: hannover, troops: 2}",
    }
    game = politics_stage("pragmatic 41f follow", pieces=pieces)
    events = []
    while asks(game, "general_entry") or asks(game, "consent") or asks(game, "consent_commander"):
        (decision,) = game.decisions()
        refusing = decision.options[-1] if decision.kind == "consent" else decision.options[0]
        events += game.play(decision.seat, refusing)
    assert [event.params["count"] for event in of_kind(events, "gift_lost")] == [3]
    assert place(game, "cumberland") == place(game, "earl_of_stair") == "eliminated"
    assert state(game).recruits == [0] * 6
