"""M19.3 Defection of Saxony."""

from __future__ import annotations

import pytest

from kabinett.core.game import Game
from kabinett.maria.board import POWER_IDS
from tests.maria.table import (
    advanced,
    asked,
    asks,
    cities,
    controller,
    face_down,
    hand,
    hussars,
    idle,
    kinds,
    march,
    marker,
    of_kind,
    options,
    part,
    place,
    play,
    pool,
    state,
    track_box,
    troops,
)

# Prussia's army in Driesen (at home, so in supply) has no way out: beaten, it is lost with all troops (M11.2.6).
TRAP = """
karl_von_lothringen: {city: landsberg_an_der_warthe, troops: 8},
traun: {city: landsberg_an_der_warthe, troops: 8},
austria_train_1: {city: meseritz},
austria_train_2: {city: samter},
"""
# How many troops in Driesen lose so many points (M16.1).
ARMY = {1: (2,), 2: (6,), 3: (8, 1), 4: (8, 4), 5: (8, 7)}


def piece(name: str, city: str, count: int = 3) -> str:
    """An entry of a position's pieces."""
    return f"{name}: {{city: {city}}}, " if "train" in name else f"{name}: {{city: {city}, troops: {count}}}, "


def action(stage: str, phase: str, pieces: str, more: str = "", players: int = 3) -> Game:
    """A phase of an action stage of turn 5."""
    return advanced(f"turn: 5\nstage: {stage}\nphase: {phase}\npieces: {{{pieces}}}\n{more}", players)


def battle(
    points: int, *, box: str = "SX1", pieces: str = "", more: str = "", stage: str = "austria", phase: str = "combat"
) -> Game:
    """A battle that Prussia is going to lose with so many points; Saxony's marker stands on the box."""
    army = "".join(
        piece(name, "driesen", count) for name, count in zip(("friedrich", "schwerin"), ARMY[points], strict=False)
    )
    return action(stage, phase, TRAP + army + pieces, f"tracks: {{saxony: {box}}}\n{more}")


def lost(points: int, *, box: str = "SX1", pieces: str = "", more: str = "", stage: str = "austria") -> Game:
    """The same when Maria Theresa is asked how far Saxony's marker moves."""
    game = battle(points, box=box, pieces=pieces, more=more, stage=stage)
    idle(game, lambda game: asks(game, "saxony_shift"))
    return game


def politics(text: str, *choices: str, pieces: str = "", players: int = 3) -> Game:
    """A politics stage in which powers execute cards, such as `austria 44b right skip`, in this order."""
    bids = zip((choice.split()[0] for choice in choices), ("S9", "S3"), strict=False)
    cards = [choice.split()[1] for choice in choices]
    game = advanced(
        f"stage: politics\nvictor: {'maria_theresa' if players == 3 else 'b2'}\n"
        f"display: {{{', '.join(f'{power}: [{card}]' for power, card in bids)}}}\n"
        f"political: [{', '.join([*cards, '44c'])}]\npieces: {{{pieces}}}\n{text}",
        players,
    )
    play(game, "suit hearts", *["pass"] * 4)
    for choice in choices:
        _, political, *answers = choice.split()
        play(game, f"political {political}", *answers)
    return game


def card(choice: str, *, box: str, pieces: str = "", more: str = "", players: int = 3) -> Game:
    """The politics stage of turn 5 in which one card is executed; Saxony's marker stands on the box."""
    return politics(f"turn: 5\ntracks: {{saxony: {box}}}\n{more}", choice, pieces=pieces, players=players)


def neutral(pieces: str = "", more: str = "", players: int = 3) -> Game:
    """Saxony, Prussia's ally, has just become neutral by a card."""
    return card("austria 44b right skip", box="SX2", pieces=pieces, more=more, players=players)


def ally(pieces: str = "", more: str = "", box: str = "SX2") -> Game:
    """Saxony has just become Austria's ally by Quadruple Alliance."""
    return card("austria 43f follow", box=box, pieces=pieces, more=more)


def status(game: Game) -> str:
    return state(game).setting.names.name("saxony", state(game).saxony)


def saxon_player(game: Game) -> str:
    return state(game).player(POWER_IDS.index("saxony"))


def boxes(game: Game, power: str) -> int:
    """The markers in a power's battle boxes."""
    return state(game).battle_boxes[POWER_IDS.index(power)]


def draws(game: Game) -> list[tuple[int, str, int]]:
    """Turn, stage and number of cards of each draw of Saxony since turn 5."""
    turn, stage, found = 5, "", []
    for event in game.events:
        if event.kind == "turn_began":
            turn = int(str(event.params["turn"]))
        elif event.kind == "stage_began":
            stage = "austria" if "austria" in str(event.params["powers"]) else "prussia"
        elif event.kind == "cards_drawn" and event.params["power"] == "saxony":
            found.append((turn, stage, int(str(event.params["count"]))))
    return found


def end_of_turn(game: Game, turn: int) -> Game:
    """Play on quietly until a turn is over."""
    idle(game, lambda game: state(game).turn > turn)
    return game


# -- how the marker moves


@pytest.mark.parametrize(
    ("choice", "before", "after"),
    [
        ("austria 44b right skip", "SX1", "SX2"),
        ("austria 44b right skip", "SX2", "SX3"),
        ("austria 44b skip right", "SX2", "SX2"),
        ("prussia 43e skip left", "SX1", "SX0"),
        ("prussia 43e skip left", "SX2", "SX1"),
        ("austria 41c right skip", "SX4", "SX5"),
        ("austria 43f follow", "SX1", "SX5"),
        ("austria 43f follow", "SX6", "SX6"),  # K7.5: it is Austria's ally already
    ],
)
def test_the_marker_moves_by_cards(choice: str, before: str, after: str) -> None:
    """M19.3.1: by arrows and by Quadruple Alliance."""
    assert track_box(card(choice, box=before), "saxony") == after


@pytest.mark.parametrize(
    ("value", "box", "after"),
    [
        (0, "SX1", "prussian_ally"),
        (1, "SX2", "prussian_ally"),
        (2, "SX3", "neutral"),
        (3, "SX4", "neutral"),
        (4, "SX5", "austrian_ally"),
        (5, "SX6", "austrian_ally"),
    ],
)
def test_five_points_lost(value: int, box: str, after: str) -> None:
    """T19.f, M19.3.2, M19.3.3, K2.1: Maria Theresa moves the marker 0 to 5 boxes; only where it stops counts."""
    game = lost(5)
    assert game.decisions()[0].seat == "maria_theresa"
    assert options(game) == {f"value {number}" for number in range(6)}
    play(game, f"value {value}")
    assert (track_box(game, "saxony"), status(game)) == (box, after)


@pytest.mark.parametrize("points", [1, 2, 3, 4])
def test_any_number_up_to_the_points(points: int) -> None:
    """M19.3.2: 0 to the points lost; one for a general with 2 troops (M16.1)."""
    assert options(lost(points)) == {f"value {number}" for number in range(points + 1)}


@pytest.mark.parametrize("movable", [0, 1, 2])
def test_points_count_also_without_markers(movable: int) -> None:
    """T19.j, M19.3.2: three points lost with 0, 1 or 2 markers in the battle boxes: shift up to 3."""
    game = lost(3, more=f"battle_boxes: {{prussia: {movable}}}")
    assert options(game) == {"value 0", "value 1", "value 2", "value 3"}
    assert boxes(game, "prussia") == 0


def test_a_battle_without_points_shifts_nothing() -> None:
    """M19.3.2: Friedrich loses 1 of 7 troops and retreats."""
    game = action("austria", "combat", piece("karl_von_lothringen", "prag", 8) + piece("friedrich", "melnik", 7))
    play(game, "stop")
    assert not asks(game, "saxony_shift")


def test_points_of_france_shift_nothing_with_three_players() -> None:
    """M19.3.2: only Prussia's (two players: M24.7)."""
    game = action("austria", "combat", TRAP + piece("broglie", "driesen"))
    events = play(game, "stop")
    assert "points_lost" in kinds(events)
    assert not asks(game, "saxony_shift")


def test_points_of_saxony_shift_its_own_marker() -> None:
    """M19.3.2, M16.5: points that S loses as Prussia's ally are Prussia's."""
    game = action("austria", "combat", TRAP + piece("rutowski", "driesen", 6))
    play(game, "stop")
    assert options(game) == {"value 0", "value 1", "value 2"}


def test_a_starved_general_shifts_the_marker() -> None:
    """M19.3.2, M16.4: two Prussian generals starve in Hungary: up to 2, in Prussia's supply phase."""
    pieces = piece("friedrich", "komorn", 1) + piece("schwerin", "raab", 1)
    game = action("prussia", "supply", pieces)
    assert (asked(game), game.decisions()[0].seat) == ("saxony_shift", "maria_theresa")
    assert options(game) == {"value 0", "value 1", "value 2"}


@pytest.mark.parametrize(("box", "most"), [("SX3", 3), ("SX4", 2), ("SX5", 1)])
def test_points_shift_the_marker_of_a_saxony_that_has_left(box: str, most: int) -> None:
    """M19.3.2, K1.2: it moves on while there is room on the track."""
    game = lost(3, box=box)
    assert options(game) == {f"value {number}" for number in range(most + 1)}
    play(game, f"value {most}")
    assert track_box(game, "saxony") == "SX6"


def test_points_of_saxony_as_austrias_ally_are_austrias() -> None:
    """M19.3.2, M19.3.13: nothing shifts when S loses them as Austria's ally."""
    pieces = piece("friedrich", "prag", 8) + piece("rutowski", "melnik", 3)
    game = action("prussia", "combat", pieces, "saxony: austrian_ally")
    events = play(game, "stop")
    assert of_kind(events, "points_lost")[0].params["power"] == "austria"
    assert not asks(game, "saxony_shift")


def test_the_shift_comes_after_the_retreat() -> None:
    """M19.3.3, M11.1.20: losses, retreat, points, shift."""
    pieces = piece("karl_von_lothringen", "prag", 8) + piece("friedrich", "melnik", 5)
    game = action("austria", "combat", pieces)
    idle(game, lambda game: asks(game, "saxony_shift"))
    play(game, "value 1")
    order = ["troops_lost", "retreated", "points_won", "points_lost", "marker_moved"]
    assert [kind for kind in kinds(game.events) if kind in order] == order


def test_a_crossed_box_has_no_effect() -> None:
    """M19.3.3: from Prussia's ally to Austria's in one battle: Rutowski in Prag is not sent home on the way."""
    game = lost(4, pieces=piece("rutowski", "prag"))
    play(game, "value 4")
    assert (status(game), place(game, "rutowski")) == ("austrian_ally", "prag")
    assert kinds(game.events).count("saxony_status") == 1


# -- neutral


def test_neutral_saxony_only_when_it_was_not() -> None:
    """M19.3.4: from one neutral box to the next nothing happens: Rutowski stays in Leipzig."""
    game = card("austria 44b right skip", box="SX3", pieces=piece("rutowski", "leipzig"))
    assert (track_box(game, "saxony"), place(game, "rutowski")) == ("SX4", "leipzig")
    assert "saxony_status" not in kinds(game.events)


def test_saxon_pieces_go_home() -> None:
    """T19.g, M19.3.5: from Bohemia and Austria to their set-up cities, face-up, with their troops."""
    game = neutral("rutowski: {city: prag, troops: 4, facing: down}, " + piece("saxony_train_1", "linz"))
    assert (place(game, "rutowski"), place(game, "saxony_train_1")) == ("freiberg", "chemnitz")
    assert (face_down(game, "rutowski"), troops(game, "rutowski")) == (False, 4)


def test_saxon_pieces_may_change_places() -> None:
    """M19.3.5: each stands where the other belongs."""
    game = neutral(piece("rutowski", "chemnitz") + piece("saxony_train_1", "freiberg"))
    assert (place(game, "rutowski"), place(game, "saxony_train_1")) == ("freiberg", "chemnitz")


def test_eliminated_saxons_stay_eliminated() -> None:
    """M19.3.5: only pieces on the map return; nobody is asked to recruit."""
    game = neutral(more="hands: {saxony: [S8]}")
    assert (place(game, "rutowski"), place(game, "saxony_train_1")) == ("eliminated", "eliminated")
    assert asked(game) == "hussar"


@pytest.mark.parametrize("commander", ["friedrich", "rutowski"])
def test_a_stack_with_prussia_is_dissolved(commander: str) -> None:
    """M19.3.5: Rutowski leaves Friedrich in Prag, who stays; the choice of the commander ends with the stack (M6.3)."""
    game = neutral(piece("friedrich", "prag") + piece("rutowski", "prag"), f"commanders: [{commander}]")
    assert (place(game, "friedrich"), place(game, "rutowski")) == ("prag", "freiberg")
    assert state(game).senior == 0


@pytest.mark.parametrize(
    ("name", "city", "nearest"),
    [
        ("broglie", "plauen", {"weiden"}),  # to Bavaria
        ("broglie", "dresden", {"furth", "weiden"}),
        ("france_train_2", "naumburg", {"weiden"}),
        ("toerring", "dresden", {"furth", "weiden"}),
        ("friedrich", "leipzig", {"halle"}),
        ("friedrich", "bautzen", {"peitz"}),  # Silesia is not Prussian yet
        ("prussia_train_1", "dresden", {"beeskow", "peitz", "zossen"}),  # T19.g
        ("cumberland", "plauen", {"goettingen"}),
        ("traun", "zittau", {"boehmisch_leipa", "reichenberg"}),
        ("traun", "freiberg", {"komotau", "peterswald"}),
        ("austria_train_3", "dresden", {"peterswald"}),
        ("friedrich", "prag", {"prag"}),
        ("traun", "altenburg", {"altenburg"}),
    ],
)
def test_foreign_pieces_leave_saxony(name: str, city: str, nearest: set[str]) -> None:
    """T19.g, M19.3.6: to the nearest city of their home country, French ones also to Bavaria; owner's choice."""
    game = neutral(piece(name, city))
    if len(nearest) > 1:
        owners = {"broglie": "louis_xv", "toerring": "louis_xv", "traun": "maria_theresa"}
        assert (asked(game), game.decisions()[0].seat) == ("relocation", owners.get(name, "frederick"))
        assert cities(game) == nearest
        play(game, f"city {max(nearest)}")
    assert not asks(game, "relocation")
    assert place(game, name) == max(nearest)


def test_prussian_pieces_go_to_annexed_silesia_too() -> None:
    """M19.3.6, M19.1.3: after the annexation Bunzlau is nearer to Bautzen than Peitz."""
    after = "turn: 8\npeace_turn: 5\nemperor: austria\ntracks: {saxony: SX5}"
    game = politics(after, "prussia 43e skip left", pieces=piece("friedrich", "bautzen"))
    assert (status(game), place(game, "friedrich")) == ("neutral", "bunzlau")


def test_foreign_pieces_keep_the_stacking_rules() -> None:
    """M19.3.6, M19.1.7: two generals may come together, a train goes elsewhere; hussars are removed."""
    pieces = piece("traun", "dresden") + piece("neipperg", "peterswald") + piece("austria_train_3", "meissen")
    game = neutral(pieces, "hussars: [teplitz]")
    play(game, "piece traun")
    assert place(game, "traun") == "peterswald"
    assert cities(game) == {"leitmeritz", "teplitz"}
    play(game, "city teplitz")
    assert hussars(game) == ["beside", "beside"]


def test_a_relocated_general_may_need_a_commander() -> None:
    """M19.3.6, M6.3: Moritz comes to Törring in Weiden: equal ranks, so their player names the commander."""
    game = neutral(piece("moritz_von_sachsen", "plauen") + piece("toerring", "weiden"))
    assert (asked(game), game.decisions()[0].seat) == ("commander", "louis_xv")
    play(game, "piece toerring")
    assert place(game, "moritz_von_sachsen") == "weiden"


def test_order_in_which_pieces_leave() -> None:
    """M19.3.6: foreign pieces by owner F, B, P, PA, A, then the Saxon ones; each owner in the order he likes."""
    homes = {"rutowski": "leipzig", "traun": "annaberg", "friedrich": "wittenberg", "schwerin": "torgau",
             "cumberland": "plauen", "toerring": "zwickau", "broglie": "naumburg"}  # fmt: skip
    game = neutral("".join(piece(name, city) for name, city in homes.items()))
    assert (asked(game), options(game)) == ("relocated_piece", {"piece friedrich", "piece schwerin"})
    play(game, "piece schwerin")
    found = [event.params["piece"] for event in of_kind(game.events, "relocated")]
    assert found == ["broglie", "toerring", "schwerin", "friedrich", "cumberland", "traun", "rutowski"]


def test_the_set_up_city_is_free_when_the_saxons_come() -> None:
    """M19.3.6: foreign pieces first: a Prussian train makes room in Freiberg for Rutowski."""
    game = neutral(piece("prussia_train_1", "freiberg") + piece("rutowski", "leipzig"))
    play(game, "city halle")
    assert place(game, "rutowski") == "freiberg"


def test_markers_leave_saxony() -> None:
    """T19.g, M19.3.7: all of them go back to their pools; the fortresses are Saxon again."""
    game = neutral(more="markers: {leipzig: austria, torgau: prussia, bautzen: france, dresden: austria}")
    assert [controller(game, city) for city in ("leipzig", "torgau", "bautzen", "dresden")] == ["saxony"] * 4
    assert (pool(game, "austria"), pool(game, "prussia"), pool(game, "france")) == (3, 11, 11)


def test_markers_outside_saxony_stay() -> None:
    """M19.3.7: only those on Saxon fortresses."""
    game = neutral(more="markers: {pilsen: prussia, berlin: austria}")
    assert (marker(game, "pilsen"), marker(game, "berlin")) == ("prussia", "austria")


@pytest.mark.parametrize("players", [3, 2])
def test_maria_theresa_plays_neutral_saxony(players: int) -> None:
    """M19.3.8, M2.10, M2.11: from now on, in stage 5 and not in stage 4."""
    game = neutral(piece("rutowski", "freiberg"), players=players)
    assert saxon_player(game) == ("maria_theresa" if players == 3 else "b2")
    idle(game, lambda game: part(game) == "austria")
    began = [event.params["powers"] for event in of_kind(game.events, "stage_began")]
    assert began == [("france", "bavaria"), ("prussia",), ("pragmatic", "austria", "saxony")]
    assert "piece rutowski" in options(game, saxon_player(game))


# -- Austria's ally


@pytest.mark.parametrize("box", ["SX1", "SX4"])
def test_saxon_and_foreign_pieces_stay(box: str) -> None:
    """M19.3.9, M19.3.10, M19.3.12: Austria's ally, from either status: pieces and markers stay where they are."""
    pieces = piece("saxony_train_1", "grimma") + piece("rutowski", "leipzig")
    pieces += piece("friedrich", "wittenberg") + piece("traun", "zittau") if box == "SX1" else ""
    markers = "markers: {torgau: prussia, bautzen: austria}" if box == "SX1" else ""
    game = ally(pieces, markers, box)
    assert (status(game), track_box(game, "saxony")) == ("austrian_ally", "SX5")
    assert (place(game, "saxony_train_1"), place(game, "rutowski")) == ("grimma", "leipzig")
    if box == "SX1":
        assert (place(game, "friedrich"), place(game, "traun")) == ("wittenberg", "zittau")
        assert (marker(game, "torgau"), marker(game, "bautzen")) == ("prussia", "austria")


def test_austrias_ally_only_when_it_was_not() -> None:
    """M19.3.9: from SX5 to SX6 nothing happens; Rutowski, eliminated, is not offered a return again."""
    game = card("austria 44b right skip", box="SX5", more="hands: {saxony: [S8]}")
    assert (track_box(game, "saxony"), asked(game)) == ("SX6", "hussar")


def test_a_saxon_general_parts_from_a_prussian_one() -> None:
    """T19.h, M19.3.10: Rutowski with Friedrich in Prag: Maria Theresa puts him on the nearest empty city.

    Not to Traun in Melnik, although they may stack now; a hussar is no piece, and goes.
    """
    pieces = piece("friedrich", "prag") + piece("rutowski", "prag") + piece("traun", "melnik")
    game = ally(pieces, "hussars: [schlan]")
    assert (asked(game), game.decisions()[0].seat) == ("relocation", "maria_theresa")
    assert cities(game) == {"beneschau", "beraun", "boehmisch_brod", "schlan"}
    play(game, "city schlan")
    assert (place(game, "rutowski"), place(game, "friedrich")) == ("schlan", "prag")
    assert hussars(game) == ["beside", "beside"]


def test_nearest_empty_city_may_be_far() -> None:
    """M19.3.10: all neighbours of Komorn are occupied: two roads it is."""
    pieces = piece("friedrich", "komorn") + piece("rutowski", "komorn")
    game = ally(pieces + piece("traun", "raab") + piece("austria_train_3", "neuhaeusel"))
    assert cities(game) == {"tyrnau", "ungarisch_altenburg"}


def test_former_friends_fight() -> None:
    """T19.h, M19.3.9: in Prussia's next combat phase Rutowski and Friedrich are enemies."""
    game = ally(piece("friedrich", "berlin", 5) + piece("rutowski", "berlin", 3))
    play(game, "city zossen")
    events = idle(game, lambda game: asks(game, "battle"))
    assert part(game) == "prussia"
    assert {str(events[-1].params[side]) for side in ("attacker", "defender")} == {"berlin", "zossen"}


@pytest.mark.parametrize("commander", ["friedrich", "rutowski"])
def test_the_commander_of_a_dissolved_stack(commander: str) -> None:
    """M19.3.10: the choice of the commander ends with the stack: a new stack is asked anew (M6.3)."""
    game = ally(piece("friedrich", "prag") + piece("rutowski", "prag"), f"commanders: [{commander}]")
    play(game, "city beraun")
    assert state(game).senior == 0


@pytest.mark.parametrize(("saxony", "due"), [("prussian_ally", True), ("austrian_ally", False)])
def test_austrian_hussars_do_not_harass_an_ally(saxony: str, due: bool) -> None:
    """M19.3.9, M9.7: a hussar on the only road to his train costs Rutowski cards only while Austria is his enemy."""
    stage = "prussia" if due else "austria"
    pieces = piece("rutowski", "laun") + piece("saxony_train_1", "annaberg")
    game = action(stage, "supply", pieces, f"saxony: {saxony}\nhussars: [komotau]\nhands: {{saxony: [S9]}}")
    assert asks(game, "payment") is due


def test_rutowski_may_re_enter_at_once() -> None:
    """M19.3.11: with newly recruited troops, 4 points each from Saxony's hand, in Dresden; Maria Theresa decides."""
    game = lost(4, more="hands: {saxony: [S9], austria: [H9]}")
    play(game, "value 4")
    assert (asked(game), game.decisions()[0].seat) == ("recruit", "maria_theresa")
    assert options(game) == {"value 0", "value 1", "value 2"}
    play(game, "value 2", "card S9")
    assert (place(game, "rutowski"), troops(game, "rutowski")) == ("dresden", 2)
    assert (hand(game, "saxony"), hand(game, "austria")) == ([], ["H9"])


def test_rutowski_need_not_re_enter() -> None:
    """M19.3.11: he may."""
    game = lost(4, more="hands: {saxony: [S9]}")
    play(game, "value 4", "value 0")
    assert (place(game, "rutowski"), hand(game, "saxony")) == ("eliminated", ["S9"])


@pytest.mark.parametrize(
    ("more", "possible"),
    [
        ("markers: {dresden: austria}", True),
        ("markers: {dresden: prussia}", False),
        ("markers: {dresden: france}", False),
    ],
)
def test_rutowski_needs_dresden(more: str, possible: bool) -> None:
    """M19.3.11, M13.5: under friendly control: Austria's marker is friendly now, Prussia's is not."""
    game = lost(4, more="hands: {saxony: [S9]}\n" + more)
    play(game, "value 4")
    assert (options(game) if asks(game, "recruit") else {"value 0"}) == (
        {"value 0", "value 1", "value 2"} if possible else {"value 0"}
    )


@pytest.mark.parametrize(
    ("occupant", "possible"), [("prussia_train_1", True), ("erbprinz_leopold", False), ("neipperg", True)]
)
def test_who_may_stand_in_dresden(occupant: str, possible: bool) -> None:
    """M19.3.11, M13.7: an enemy train is eliminated, an enemy general is in the way, an Austrian one is joined."""
    game = lost(4, pieces=piece(occupant, "dresden"), more="hands: {saxony: [S9]}")
    play(game, "value 4")
    if not possible:
        assert not asks(game, "recruit") or options(game) == {"value 0"}
        return
    play(game, "value 1", "card S9")
    assert place(game, "rutowski") == "dresden"
    assert place(game, occupant) == ("eliminated" if "train" in occupant else "dresden")


def test_rutowski_on_the_map_is_not_recruited_for() -> None:
    """M19.3.11: only if he is not on the map."""
    game = lost(4, pieces=piece("rutowski", "leipzig"), more="hands: {saxony: [S9]}")
    play(game, "value 4")
    assert not asks(game, "recruit")


@pytest.mark.parametrize(
    ("saxony", "places"), [("prussian_ally", set()), ("neutral", set()), ("austrian_ally", {"dresden"})]
)
def test_austrian_trains_re_enter_at_dresden(saxony: str, places: set[str]) -> None:
    """M19.3.13, M10.2.4: while S is Austria's ally."""
    game = advanced(f"turn: 5\nstage: austria\nphase: movement\nsaxony: {saxony}\nhands: {{austria: [S4]}}", players=2)
    play(game, "reenter austria_train_1")
    assert cities(game) & {"dresden", "muenchen", "berlin"} == places


@pytest.mark.parametrize("saxony", ["prussian_ally", "austrian_ally"])
def test_prussian_trains_re_enter_at_dresden(saxony: str) -> None:
    """M19.3.13, M10.2.4: Prussia's train as long as S is its ally."""
    game = advanced(f"turn: 5\nstage: prussia\nphase: movement\nsaxony: {saxony}\nhands: {{prussia: [S4]}}")
    play(game, "reenter prussia_train_1")
    assert ("dresden" in cities(game)) is (saxony == "prussian_ally")


@pytest.mark.parametrize(("saxons", "prussians", "won"), [(8, 3, True), (3, 8, False)])
def test_points_of_saxony_count_for_austria(saxons: int, prussians: int, won: bool) -> None:
    """M19.3.13, M16.5: what Rutowski wins or loses as Austria's ally goes to or from Austria's battle boxes."""
    pieces = piece("rutowski", "leipzig", saxons) + piece("friedrich", "halle", prussians)
    game = action("austria", "combat", pieces, "saxony: austrian_ally\nbattle_boxes: {austria: 1, prussia: 1}")
    play(game, "stop")
    assert (boxes(game, "austria"), boxes(game, "prussia")) == ((2, 0) if won else (0, 2))


@pytest.mark.parametrize(("saxony", "cards"), [("prussian_ally", 1), ("neutral", 1), ("austrian_ally", 2)])
def test_income_of_saxony(saxony: str, cards: int) -> None:
    """M19.3.13, M8.1: Austria's ally draws 2 cards per turn."""
    stage = "prussia" if saxony == "prussian_ally" else "austria"
    game = advanced(f"turn: 5\nstage: {stage}\nsaxony: {saxony}")
    assert [count for _, _, count in draws(game)] == [cards]


@pytest.mark.parametrize(("holder", "cards"), [("prussia", []), ("france", []), ("austria", [2])])
def test_saxony_needs_dresden_to_draw(holder: str, cards: list[int]) -> None:
    """M19.3.12, M19.3.13, M8.3: a Prussian marker that stayed on Dresden is an enemy's now, Austria's is a friend's."""
    game = advanced(f"turn: 5\nstage: austria\nsaxony: austrian_ally\nmarkers: {{dresden: {holder}}}")
    assert [count for _, _, count in draws(game)] == cards


def test_maria_theresa_plays_saxony_as_austrias_ally() -> None:
    """M19.3.14, M2.11: at once, and in stage 5."""
    game = ally(piece("rutowski", "leipzig"))
    assert saxon_player(game) == "maria_theresa"
    idle(game, lambda game: part(game) == "austria")
    began = [event.params["powers"] for event in of_kind(game.events, "stage_began")]
    assert began[1:] == [("prussia",), ("pragmatic", "austria", "saxony")]


# -- secrets


def test_hand_and_troops_change_hands_at_once() -> None:
    """M2.10, S51: in the middle of stage 4 Maria Theresa learns cards and troops; Frederick sees only numbers."""
    game = lost(4, pieces=piece("rutowski", "leipzig", 5), more="hands: {saxony: [S7, H2]}", stage="prussia")
    assert game.view("frederick").position["hands"]["saxony"] == ["S7", "H2"]
    assert game.view("maria_theresa").position["hands"]["saxony"] == 2
    play(game, "value 4")
    assert game.view("maria_theresa").position["hands"]["saxony"] == ["S7", "H2"]
    assert game.view("maria_theresa").position["troops"]["rutowski"] == 5
    assert game.view("frederick").position["hands"]["saxony"] == 2
    assert game.view("frederick").position["troops"]["rutowski"] is None
    assert game.view("louis_xv").position["hands"]["saxony"] == 2
    seen = [event for event in game.log("maria_theresa") if event.clause == "M2.10"]
    assert [event.params.get("cards") for event in of_kind(seen, "cards_seen")] == [("S7", "H2")]
    assert [event.params["count"] for event in of_kind(seen, "troops_seen")] == [5]
    for other in ("frederick", "louis_xv", None):
        assert not [event for event in game.log(other) if event.clause == "M2.10"]


def test_frederick_gets_no_updates() -> None:
    """S51: what Saxony draws later only Maria Theresa sees; what Frederick knew stays in his log."""
    game = end_of_turn(ally(), 5)
    assert draws(game) == [(5, "austria", 2)]

    def seen(seat: str) -> int:
        drawn = [event for event in of_kind(game.log(seat), "cards_seen") if event.clause != "M2.10"]
        return sum(event.params["power"] == "saxony" for event in drawn)

    assert (seen("maria_theresa"), seen("frederick"), seen("louis_xv")) == (1, 0, 0)


# -- drawing once, and the stage of the change


@pytest.mark.parametrize(("value", "cards"), [(4, 2), (2, 1)])
def test_saxony_draws_once_in_the_turn_of_its_defection(value: int, cards: int) -> None:
    """T19.i, M19.3.15: it draws 1 in stage 4, defects in its combat, acts in stage 5 without drawing; next turn it
    draws in stage 5, as Austria's ally 2."""
    game = battle(5, stage="prussia", phase="cards", pieces=piece("rutowski", "leipzig"))
    idle(game, lambda game: asks(game, "saxony_shift"))
    play(game, f"value {value}")
    idle(game, lambda game: part(game) == "austria")
    assert "piece rutowski" in options(game, "maria_theresa")
    assert draws(end_of_turn(game, 6)) == [(5, "prussia", 1), (6, "austria", cards)]


def test_neutral_by_a_card_in_the_politics_stage() -> None:
    """M19.3.15, M19.3.8: in stage 1 of turn 5: it draws in stage 5 of the same turn, not in stage 4."""
    assert draws(end_of_turn(neutral(), 5)) == [(5, "austria", 1)]


def test_austrias_ally_by_a_card_in_the_politics_stage() -> None:
    """M19.3.15, M19.3.14: it draws 2 at once in stage 5."""
    assert draws(end_of_turn(ally(), 5)) == [(5, "austria", 2)]


@pytest.mark.parametrize(("army", "value", "cards"), [((3,), 1, 1), ((8, 3), 3, 2)])
def test_defection_in_the_french_stage(army: tuple[int, ...], value: int, cards: int) -> None:
    """M19.3.19, M24.7: two players: France is beaten in Prussia: S takes no part in stage 4, and draws in stage 5."""
    french = "".join(piece(name, "driesen", n) for name, n in zip(("broglie", "noailles"), army, strict=False))
    pieces = TRAP + french + piece("rutowski", "leipzig")
    game = action("france", "combat", pieces, "tracks: {saxony: SX2}", players=2)
    idle(game, lambda game: asks(game, "saxony_shift"))
    assert game.decisions()[0].seat == "b2"
    play(game, f"value {value}")
    assert part(game) == "prussia"
    assert "piece rutowski" not in options(game)
    assert draws(end_of_turn(game, 5)) == [(5, "austria", cards)]


def test_defection_in_stage_five() -> None:
    """M19.3.15, M19.3.16: S drew in stage 4; beaten Prussia loses it in stage 5; next turn it draws in stage 5."""
    game = lost(4)
    play(game, "value 4")
    assert draws(end_of_turn(game, 6)) == [(6, "austria", 2)]


STARVING = (("friedrich", "komorn"), ("schwerin", "raab"), ("erbprinz_leopold", "tyrnau"))


def starved(value: int, saxon: str) -> Game:
    """In stage 4 three Prussian generals starve; Saxony's marker moves so far from SX2. Rutowski lacks supply, too."""
    pieces = "".join(piece(name, city, 1) for name, city in STARVING) + saxon
    game = action("prussia", "supply", pieces, "tracks: {saxony: SX2}")
    play(game, f"value {value}")
    return game


def test_a_change_in_the_supply_phase_of_stage_four() -> None:
    """M19.3.16: S takes no further part in stage 4: no supply check, no move; in stage 5 it is checked and moves."""
    game = starved(3, piece("rutowski", "prag", 5))
    assert (part(game), status(game), troops(game, "rutowski")) == ("prussia", "austrian_ally", 5)
    assert "piece rutowski" not in options(game)
    idle(game, lambda game: part(game) == "austria")
    assert (troops(game, "rutowski"), face_down(game, "rutowski")) == (4, True)
    assert "piece rutowski" in options(game, "maria_theresa")


def test_losses_are_divided_before_the_shift() -> None:
    """M9.18, M19.3.3: Friedrich and Schwerin in Zwickau lose 2 of 8; they are divided, then Leopold's point counts, and
    the two leave neutral Saxony."""
    pieces = piece("friedrich", "zwickau", 4) + piece("schwerin", "zwickau", 4) + piece("erbprinz_leopold", "komorn", 1)
    game = action("prussia", "supply", pieces, "tracks: {saxony: SX2}")
    assert asked(game) == "division"
    play(game, "value 2")
    assert asked(game) == "saxony_shift"
    play(game, "value 1", "piece friedrich")
    assert (place(game, "friedrich"), troops(game, "friedrich"), troops(game, "schwerin")) == ("halle", 2, 4)


def test_without_a_change_saxony_is_supplied_in_stage_four() -> None:
    """M19.3.16: the same when the marker stays among Prussia's boxes."""
    game = starved(0, piece("rutowski", "prag", 5))
    assert (troops(game, "rutowski"), face_down(game, "rutowski")) == (4, True)
    assert "piece rutowski" in options(game)


def test_saxony_neutral_in_the_supply_phase_of_stage_four() -> None:
    """M19.3.16, M19.3.5: neutral, Rutowski is at home, and moves in stage 5 only."""
    game = starved(1, piece("rutowski", "prag", 5))
    assert (place(game, "rutowski"), troops(game, "rutowski")) == ("freiberg", 5)
    assert "piece rutowski" not in options(game)


def test_saxony_may_act_twice() -> None:
    """M19.3.15, M19.3.16: Rutowski moves in stage 4, and after the defection in its combat again in stage 5; he is
    checked for supply twice, too: 1 troop, then 2."""
    game = battle(4, stage="prussia", phase="supply", pieces=piece("rutowski", "prag", 8))
    assert troops(game, "rutowski") == 7
    march(game, "rutowski", "beraun")
    play(game, "end")
    idle(game, lambda game: asks(game, "saxony_shift"))
    play(game, "value 4")
    idle(game, lambda game: part(game) == "austria")
    assert troops(game, "rutowski") == 5
    game.play("maria_theresa", "piece rutowski")
    assert "city prag" in options(game, "maria_theresa")


# -- battles of the list


@pytest.mark.parametrize("value", [2, 4])
def test_saxonys_own_battles_of_stage_four_lapse(value: int) -> None:
    """M19.3.16: Friedrich fights first and loses: Rutowski, neutral or Austria's, does not attack Neipperg."""
    pieces = piece("rutowski", "prag", 5) + piece("neipperg", "melnik", 3)
    game = battle(4, stage="prussia", pieces=pieces)
    play(game, "piece friedrich")
    idle(game, lambda game: asks(game, "saxony_shift"))
    events = play(game, f"value {value}")
    assert "battle" not in kinds(events)
    assert part(game) == "austria"


def test_without_a_change_saxony_fights_on() -> None:
    """M19.3.16: the same with the marker left where it is."""
    pieces = piece("rutowski", "prag", 5) + piece("neipperg", "melnik", 3)
    game = battle(4, stage="prussia", pieces=pieces)
    play(game, "piece friedrich")
    idle(game, lambda game: asks(game, "saxony_shift"))
    assert "battle" in kinds(play(game, "value 0"))


@pytest.mark.parametrize("value", [2, 4])
def test_attacks_on_saxony_lapse(value: int) -> None:
    """M19.3.16, M19.3.19: in stage 5 Karl beats Prussia; Neipperg and Rutowski are no longer enemies."""
    pieces = piece("rutowski", "prag", 3) + piece("neipperg", "melnik", 5)
    game = battle(4, pieces=pieces)
    play(game, "piece karl_von_lothringen")
    idle(game, lambda game: asks(game, "saxony_shift"))
    assert "battle" not in kinds(play(game, f"value {value}"))


def test_the_list_is_not_extended() -> None:
    """M19.3.16, M19.3.19: in stage 4 S changes sides next to Leopold: they do not fight in this phase, nor does S join
    the list in stage 5's combat; in its own stage it does."""
    pieces = piece("rutowski", "leipzig", 3) + piece("erbprinz_leopold", "halle", 5)
    stage_four = battle(4, stage="prussia", pieces=pieces)
    stage_five = battle(4, pieces=pieces)
    for game in (stage_four, stage_five):
        idle(game, lambda game: asks(game, "saxony_shift"))
        assert "battle" not in kinds(play(game, "value 4"))
    events = idle(stage_four, lambda game: asks(game, "battle"))
    assert (part(stage_four), of_kind(events, "battle")[0].params["by"]) == ("austria", "rutowski")


def test_a_defender_without_his_saxon_is_fought_alone() -> None:
    """M19.3.16, M19.3.10: Leopold and Rutowski in Prag: when S has gone over, Leopold's pair is still fought."""
    pieces = piece("erbprinz_leopold", "prag", 3) + piece("rutowski", "prag", 4) + piece("neipperg", "melnik", 8)
    game = battle(4, pieces=pieces)
    play(game, "piece karl_von_lothringen")
    idle(game, lambda game: asks(game, "saxony_shift"))
    play(game, "value 4")
    events = play(game, "city beraun")
    (event,) = of_kind(events, "battle")
    assert (event.params["against"], event.params["defending"]) == ("erbprinz_leopold", 3)


def test_relocated_generals_do_not_fight() -> None:
    """T19.k, M19.3.19: Karl in Meissen beats Friedrich in Dresden; S becomes neutral; Karl, Friedrich and Schwerin in
    Oschatz leave Saxony: the second battle lapses."""
    pieces = (
        piece("karl_von_lothringen", "meissen", 8) + piece("friedrich", "dresden", 5) + piece("schwerin", "oschatz")
    )
    game = action("austria", "combat", pieces, "tracks: {saxony: SX2}")
    play(game, "piece friedrich", "stop")
    play(game, "city goerlitz")
    events = play(game, "value 1")
    events += idle(game, lambda game: part(game) != "austria")
    assert "battle" not in kinds(events)
    assert place(game, "karl_von_lothringen") == "peterswald"
    assert place(game, "friedrich") == "peitz"
    assert place(game, "schwerin") not in ("oschatz", "eliminated")


@pytest.mark.parametrize("value", [2, 4])
def test_saxonys_question_markers_lapse(value: int) -> None:
    """M12.2, M19.3.16: Pilsen, which Rutowski left, is not an enemy's any more when phase 5 comes."""
    game = lost(4, stage="prussia", more="questions: {pilsen: saxony}")
    events = play(game, f"value {value}")
    events += idle(game, lambda game: part(game) == "austria")
    assert "question_removed" in kinds(events)
    assert controller(game, "pilsen") == "austria"


@pytest.mark.parametrize("value", [2, 4])
def test_question_markers_on_saxon_fortresses_lapse(value: int) -> None:
    """M12.2, M19.3.16: so is Leipzig, which an Austrian left in stage 5."""
    game = lost(4, more="questions: {leipzig: austria}")
    play(game, f"value {value}")
    assert controller(game, "leipzig") == "saxony"


# -- the way back


def test_back_to_neutral_by_an_arrow() -> None:
    """M19.3.17: from Austria's ally one box left: Rutowski leaves Traun in Prag and goes home, a Prussian marker and
    Austrian pieces leave Saxony; Maria Theresa still plays it."""
    pieces = piece("traun", "prag") + piece("rutowski", "prag") + piece("neipperg", "dresden")
    game = card("prussia 43e skip left", box="SX5", pieces=pieces, more="markers: {torgau: prussia, leipzig: austria}")
    assert (status(game), track_box(game, "saxony")) == ("neutral", "SX4")
    assert (place(game, "rutowski"), place(game, "traun")) == ("freiberg", "prag")
    assert place(game, "neipperg") == "peterswald"
    assert (marker(game, "torgau"), marker(game, "leipzig")) == (None, None)
    assert saxon_player(game) == "maria_theresa"


def test_a_mixed_stack_in_saxony_is_dissolved() -> None:
    """M19.3.17: in Dresden Traun leaves for Austria, Rutowski for Freiberg."""
    game = card("prussia 43e skip left", box="SX5", pieces=piece("traun", "dresden") + piece("rutowski", "dresden"))
    assert (place(game, "rutowski"), place(game, "traun")) == ("freiberg", "peterswald")


@pytest.mark.parametrize(("box", "after"), [("SX3", "SX3"), ("SX4", "SX3"), ("SX5", "SX4"), ("SX6", "SX5")])
def test_saxony_never_returns_to_prussia(box: str, after: str) -> None:
    """M19.3.18, K2.2: a move that would reach a Prussian box stops on the box "S"."""
    assert track_box(card("prussia 43e skip left", box=box), "saxony") == after


@pytest.mark.parametrize(("box", "after"), [("SX3", "SX3"), ("SX4", "SX3"), ("SX5", "SX3"), ("SX6", "SX4")])
def test_two_arrows_to_the_left_stop_on_the_box_s(box: str, after: str) -> None:
    """M19.3.18: the sum of two arrows is stopped, too."""
    text = f"turn: 5\ntracks: {{saxony: {box}}}"
    game = politics(text, "prussia 43e skip left", "france 41c left skip")
    assert track_box(game, "saxony") == after
    assert status(game) == "neutral"
