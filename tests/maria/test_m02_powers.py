"""M2 Players, powers, alliances."""

from __future__ import annotations

import pytest

from kabinett import new_game
from kabinett.core.errors import BadFile, IllegalMove
from kabinett.core.game import Game
from kabinett.maria.board import NOBODY, POWER_IDS
from kabinett.maria.conquest import enemy_fortress
from kabinett.maria.powers import own_major
from tests.maria.politics_table import politics_stage
from tests.maria.table import (
    advanced,
    asked,
    asks,
    both_maps,
    cities,
    city_number,
    controller,
    face_down,
    idle,
    intro,
    kinds,
    march,
    marker,
    neighbours,
    of_kind,
    options,
    part,
    play,
    questions,
    state,
    troops,
)

CODES = {"F": "france", "B": "bavaria", "P": "prussia", "S": "saxony", "PA": "pragmatic", "A": "austria"}
STATUS = ("prussian_ally", "neutral", "austrian_ally")

# M2.9: the pairs with their relation by Saxony's status, then during Prussia's neutrality (None: as left).
TABLE: dict[str, tuple[str, str | None]] = {
    "F-B": ("CCC", "C"),
    "A-PA": ("CCC", "C"),
    "F-P": ("LLL", "-"),
    "B-P": ("LLL", "-"),
    "P-S": ("C-E", "-"),
    "F-S": ("L-E", None),
    "B-S": ("L-E", None),
    "A-S": ("E-C", None),
    "PA-S": ("E-L", None),
    "A-P": ("EEE", "-"),
    "PA-P": ("EEE", "-"),
    "A-F": ("EEE", "E"),
    "A-B": ("EEE", "E"),
    "PA-F": ("EEE", "E"),
    "PA-B": ("EEE", "E"),
}


def relation(game: Game, pair: str) -> set[str]:
    """The relation of a pair such as F-P, read both ways: one letter if the table is symmetric."""
    p, q = (POWER_IDS.index(CODES[code]) for code in pair.split("-"))
    table = state(game).relations.table
    return {table[p][q], table[q][p]}


# -- players and majors


@pytest.mark.parametrize(
    ("players", "expected"),
    [
        (3, {"A": "maria_theresa", "P": "frederick", "S": "frederick", "F": "louis_xv", "B": "louis_xv"}),
        (2, {"A": "b2", "P": "a2", "S": "a2", "F": "a2", "B": "a2"}),
    ],
)
def test_who_plays_which_power(players: int, expected: dict[str, str]) -> None:
    """M2.1: Maria Theresa plays Austria, Frederick Prussia and Saxony, Louis XV France and Bavaria (M24.1 for two)."""
    game = new_game("maria", players=players, seed=1)
    assert {code: state(game).player(POWER_IDS.index(CODES[code])) for code in expected} == expected


def test_each_player_is_asked_about_his_own_powers() -> None:
    """M2.1: in winter the powers F, B, P, S, A ask Louis XV twice, Frederick twice and Maria Theresa once."""
    game = intro("turn: 3\nstage: winter")
    seats = []
    while asked(game) == "recruit":
        (decision,) = game.decisions()
        seats.append((decision.seat, decision.params["power"]))
        play(game, "value 0")
    assert seats == [
        ("louis_xv", "france"),
        ("louis_xv", "bavaria"),
        ("frederick", "prussia"),
        ("frederick", "saxony"),
        ("maria_theresa", "austria"),
    ]


@pytest.mark.parametrize(
    ("power", "majors"),
    [
        ("france", ("france",) * 3),
        ("prussia", ("prussia",) * 3),
        ("pragmatic", ("pragmatic",) * 3),
        ("austria", ("austria",) * 3),
        ("bavaria", ("france",) * 3),
        ("saxony", ("prussia", None, "austria")),
    ],
)
def test_own_major_of_each_power(power: str, majors: tuple[str | None, ...]) -> None:
    """M2.2: A, P, F and PA are major; B belongs to F; S to P, to nobody or to A by its status."""
    found = [own_major(POWER_IDS.index(power), status) for status in range(3)]
    assert found == [NOBODY if major is None else POWER_IDS.index(major) for major in majors]


def test_bavarian_conquest_is_marked_french() -> None:
    """M2.2: Bavaria's own major is France."""
    game = intro("stage: france\nphase: movement\npieces: {toerring: {city: linz, troops: 3}}")
    march(game, "toerring", "wels")
    assert marker(game, "linz") == "france"


def test_saxon_conquest_is_marked_prussian_while_allied() -> None:
    """M2.2: Saxony's own major is Prussia while it is Prussia's ally."""
    game = intro("stage: prussia\nphase: movement\npieces: {rutowski: {city: eger, troops: 3}}")
    march(game, "rutowski", "plauen")
    assert marker(game, "eger") == "prussia"


def test_saxon_conquest_is_marked_austrian_while_austrias_ally() -> None:
    """M2.2: Saxony's own major is Austria while it is Austria's ally."""
    game = both_maps("""
stage: austria
phase: movement
saxony: austrian_ally
pieces: {rutowski: {city: peitz, troops: 3}}
""")
    march(game, "rutowski", "muskau")
    assert marker(game, "peitz") == "austria"


# -- relations


@pytest.mark.parametrize("pair", TABLE)
@pytest.mark.parametrize("column", range(3))
def test_relation_table(pair: str, column: int) -> None:
    """M2.9: the relation of each pair by Saxony's status."""
    game = both_maps(f"stage: hussars\nsaxony: {STATUS[column]}")
    assert relation(game, pair) == {TABLE[pair][0][column]}


@pytest.mark.parametrize("pair", TABLE)
@pytest.mark.parametrize("column", [1, 2])
def test_relation_table_while_prussia_is_neutral(pair: str, column: int) -> None:
    """M2.9: during Prussia's neutrality its own relations are gone, the others are as Saxony's status left them.

    Saxony can not be Prussia's ally then (M19.1.4).
    """
    game = both_maps(f"turn: 2\nstage: hussars\npeace_turn: 1\nsaxony: {STATUS[column]}")
    assert relation(game, pair) == {TABLE[pair][1] or TABLE[pair][0][column]}


@pytest.mark.parametrize("pair", ["F-B", "F-P", "F-S", "B-P", "B-S", "P-S", "A-PA"])
def test_initial_alliances(pair: str) -> None:
    """M2.3: F, B, P, S are allied with each other, and A with PA."""
    assert relation(both_maps("stage: hussars"), pair) <= {"L", "C"}


@pytest.mark.parametrize("pair", ["A-F", "A-B", "A-P", "A-S", "PA-F", "PA-B", "PA-P", "PA-S"])
def test_initial_enemies(pair: str) -> None:
    """M2.3: powers that are not allied are enemies."""
    assert relation(both_maps("stage: hussars"), pair) == {"E"}


@pytest.mark.parametrize(
    ("pair", "letter"),
    [("F-B", "C"), ("P-S", "C"), ("A-PA", "C"), ("F-P", "L"), ("F-S", "L"), ("B-P", "L"), ("B-S", "L")],
)
def test_initial_cooperation(pair: str, letter: str) -> None:
    """M2.4, M2.5: F-B, P-S and A-PA cooperate; F-P, F-S, B-P and B-S are allied only."""
    assert relation(both_maps("stage: hussars"), pair) == {letter}


# -- allied but not cooperating


def test_french_general_may_not_join_a_prussian_one() -> None:
    """T2.a, M2.5, M2.4: Belle-Isle may join Broglie and Törring, but not Friedrich or Rutowski."""
    game = intro("""
stage: france
phase: movement
pieces:
  belle_isle: {city: prag, troops: 2}
  broglie: {city: melnik, troops: 2}
  toerring: {city: schlan, troops: 2}
  friedrich: {city: beraun, troops: 2}
  rutowski: {city: beneschau, troops: 2}
""")
    play(game, "piece belle_isle")
    assert cities(game) == {"melnik", "schlan", "boehmisch_brod"}
    with pytest.raises(IllegalMove):
        play(game, "city beraun")


def test_prussian_and_saxon_generals_may_stack() -> None:
    """M2.4: P and S cooperate: Schwerin may join Rutowski; neither may join a Frenchman."""
    game = intro("""
stage: prussia
phase: movement
pieces:
  schwerin: {city: prag, troops: 2}
  rutowski: {city: melnik, troops: 2}
  broglie: {city: beraun, troops: 2}
""")
    play(game, "piece schwerin")
    assert "melnik" in cities(game)
    assert "beraun" not in cities(game)


@pytest.mark.parametrize(
    ("general", "protects"), [("broglie", True), ("toerring", True), ("friedrich", False), ("rutowski", False)]
)
def test_only_cooperating_powers_protect(general: str, protects: bool) -> None:
    """M2.5: French-held Pilsen is protected by a French or Bavarian general in Prag, not by a Prussian or Saxon."""
    game = intro(f"""
stage: austria
phase: movement
markers: {{pilsen: france}}
pieces: {{traun: {{city: pilsen, troops: 2}}, {general}: {{city: prag, troops: 2}}}}
""")
    march(game, "traun", "mies")
    assert controller(game, "pilsen") == ("france" if protects else "austria")
    assert questions(game) == ({"pilsen": "austria"} if protects else {})


@pytest.mark.parametrize("stage", ["france", "prussia"])
def test_allies_never_fight(stage: str) -> None:
    """M2.5: French, Bavarian, Prussian and Saxon neighbours do not fight."""
    game = intro(f"""
stage: {stage}
phase: combat
pieces:
  broglie: {{city: prag, troops: 2}}
  toerring: {{city: melnik, troops: 2}}
  friedrich: {{city: beraun, troops: 2}}
  rutowski: {{city: schlan, troops: 2}}
""")
    assert "battle" not in kinds(game.events)


@pytest.mark.parametrize(("city", "exit_city"), [("muenchen", "erding"), ("pilsen", "mies")])
def test_allies_never_conquer_each_others_fortresses(city: str, exit_city: str) -> None:
    """M2.5: Friedrich leaves Bavarian München or French-held Pilsen: nothing is conquered."""
    game = intro(f"""
stage: prussia
phase: movement
markers: {{pilsen: france}}
pieces: {{friedrich: {{city: {city}, troops: 2}}}}
""")
    before = controller(game, city)
    march(game, "friedrich", exit_city)
    assert controller(game, city) == before
    assert questions(game) == {}


@pytest.mark.parametrize(("blocker", "supplied"), [("broglie", True), ("toerring", True), ("traun", False)])
def test_allies_do_not_block_supply(blocker: str, supplied: bool) -> None:
    """M2.5: Friedrich in Komorn is supplied through Raab past an ally, not past an enemy (Neuhäusel is shut)."""
    game = intro(f"""
stage: prussia
phase: supply
pieces:
  friedrich: {{city: komorn, troops: 3}}
  prussia_train_1: {{city: ungarisch_altenburg}}
  {blocker}: {{city: raab, troops: 2}}
  neipperg: {{city: neuhaeusel, troops: 2}}
""")
    assert face_down(game, "friedrich") is not supplied
    assert troops(game, "friedrich") == (3 if supplied else 2)


# -- relations are between powers


def test_one_player_can_be_friend_and_enemy() -> None:
    """M2.6: Frederick's Prussians fight Maria Theresa's Austrians, his Pragmatic Army does not."""
    pieces = "pieces: {{traun: {{city: prag, troops: 2}}, {}: {{city: melnik, troops: 2}}}}"
    prussian = both_maps("stage: austria\nphase: combat\n" + pieces.format("friedrich"), players=3)
    pragmatic = both_maps("stage: austria\nphase: combat\n" + pieces.format("cumberland"), players=3)
    assert asked(prussian) == "battle"
    assert "battle" not in kinds(pragmatic.events)


def test_powers_of_one_player_can_be_enemies() -> None:
    """M2.6: relations are between powers, never between players: P and PA fight although Frederick has both."""
    game = both_maps(
        """
stage: prussia
phase: combat
pieces: {friedrich: {city: prag, troops: 2}, cumberland: {city: melnik, troops: 4}}
""",
        players=3,
    )
    assert asked(game) == "battle"
    assert game.decisions()[0].seat == "frederick"
    assert game.decisions()[0].params["power"] == "prussia"


# -- Saxony's status


@pytest.mark.parametrize("status", STATUS)
def test_saxony_has_one_of_three_statuses(status: str) -> None:
    """M2.7: Prussia's ally, neutral, or Austria's ally."""
    game = both_maps(f"stage: hussars\nsaxony: {status}")
    assert state(game).setting.names.name("saxony", state(game).saxony) == status


def test_saxony_has_no_other_status() -> None:
    """M2.7: there is no fourth status."""
    with pytest.raises(BadFile):
        both_maps("stage: hussars\nsaxony: french_ally")


@pytest.mark.parametrize(
    ("stage", "saxon", "general", "city"),
    [
        ("prussia", "luckau", "friedrich", "zossen"),
        ("austria", "luckau", "friedrich", "zossen"),
        ("austria", "dresden", "traun", "peterswald"),
    ],
)
def test_neutral_saxony_neither_attacks_nor_is_attacked(stage: str, saxon: str, general: str, city: str) -> None:
    """T2.b, M2.8: a neutral Saxon beside a Prussian or an Austrian: no battle in either stage."""
    game = both_maps(f"""
stage: {stage}
phase: combat
saxony: neutral
pieces: {{rutowski: {{city: {saxon}, troops: 2}}, {general}: {{city: {city}, troops: 2}}}}
""")
    assert city in neighbours(game, saxon)
    assert "battle" not in kinds(game.events)


@pytest.mark.parametrize("status", STATUS)
def test_prussian_may_not_join_a_neutral_saxon(status: str) -> None:
    """T2.b, M2.8: no cooperation: Friedrich may join Rutowski only while Saxony is Prussia's ally."""
    game = both_maps(f"""
stage: prussia
phase: movement
saxony: {status}
pieces: {{friedrich: {{city: zossen, troops: 2}}, rutowski: {{city: luckau, troops: 2}}}}
""")
    play(game, "piece friedrich")
    assert ("luckau" in cities(game)) is (status == "prussian_ally")


@pytest.mark.parametrize(
    ("saxon", "other", "city"), [("luckau", "friedrich", "zossen"), ("dresden", "traun", "peterswald")]
)
def test_neutral_saxon_may_join_nobody(saxon: str, other: str, city: str) -> None:
    """T2.b, M2.8: a neutral Rutowski may not go to a Prussian or an Austrian."""
    game = both_maps(f"""
stage: austria
phase: movement
saxony: neutral
pieces: {{rutowski: {{city: {saxon}, troops: 2}}, {other}: {{city: {city}, troops: 2}}}}
""")
    play(game, "piece rutowski")
    assert cities(game)
    assert city not in cities(game)


def test_neutral_saxon_fortress_is_nobodys_enemy() -> None:
    """M2.8: neutral is not an enemy: nobody could conquer Leipzig (nor be there: M19.4.3)."""
    game = both_maps("stage: austria\nphase: movement\nsaxony: neutral")
    assert controller(game, "leipzig") == "saxony"
    powers = range(len(POWER_IDS))
    assert not any(enemy_fortress(state(game), power, city_number(game, "leipzig")) for power in powers)


@pytest.mark.parametrize(
    ("stage", "general", "holder"), [("austria", "traun", "austria"), ("france", "broglie", "prussia")]
)
def test_markers_of_a_neutral_power_abroad_can_be_conquered(stage: str, general: str, holder: str) -> None:
    """M2.8: exception M19.4.4: Straubing with a neutral Prussia's marker falls to Austria, not to the ally France."""
    game = both_maps(f"""
turn: 2
stage: {stage}
phase: movement
peace_turn: 1
markers: {{straubing: prussia}}
pieces: {{{general}: {{city: straubing, troops: 2}}}}
""")
    march(game, general, "cham")
    assert controller(game, "straubing") == holder


def test_saxony_as_austrias_ally_stacks_with_austria() -> None:
    """T2.c, M2.9: S and A may stack; S and PA are allied only."""
    game = both_maps("""
stage: austria
phase: movement
saxony: austrian_ally
pieces:
  traun: {city: prag, troops: 2}
  rutowski: {city: melnik, troops: 2}
  cumberland: {city: leitmeritz, troops: 2}
""")
    play(game, "piece rutowski")
    assert cities(game) == {"prag", "jungbunzlau"}
    play(game, "city prag")
    assert state(game).place.count(state(game).setting.board.city_index["prag"]) == 2


@pytest.mark.parametrize("stage", ["prussia", "austria"])
def test_saxony_as_austrias_ally_fights_prussia(stage: str) -> None:
    """T2.c, M2.9: S and P adjacent: battle in the next combat phase of either."""
    game = both_maps(f"""
stage: {stage}
phase: combat
saxony: austrian_ally
pieces: {{rutowski: {{city: prag, troops: 2}}, friedrich: {{city: beraun, troops: 2}}}}
""")
    assert asked(game) == "battle"


@pytest.mark.parametrize(("turn", "battle"), [(1, False), (2, False), (3, True)])
def test_neutral_prussia_is_not_attacked(turn: int, battle: bool) -> None:
    """T2.d, M2.8: an Austrian next to a Prussian at the start of Austria's combat phase: no battle if P is neutral.

    Peace was made in turn 1, so P is neutral until its stage of turn 3 (M19.1.10).
    """
    game = both_maps(f"""
turn: {turn}
stage: austria
phase: combat
peace_turn: 1
pieces: {{traun: {{city: zuckmantel, troops: 2}}, friedrich: {{city: neisse, troops: 2}}}}
""")
    assert ("battle" in kinds(game.events)) is battle


@pytest.mark.parametrize(
    ("status", "seat"),
    [("prussian_ally", "frederick"), ("neutral", "maria_theresa"), ("austrian_ally", "maria_theresa")],
)
def test_player_of_saxony_has_its_hand_and_troops(status: str, seat: str) -> None:
    """T2.b, M2.10: Frederick plays S while it is Prussia's ally, else Maria Theresa; with its hand and troops."""
    game = both_maps(
        f"""
stage: hussars
saxony: {status}
hands: {{saxony: [S7, H2]}}
pieces: {{rutowski: {{city: dresden, troops: 4}}}}
""",
        players=3,
    )
    assert state(game).player(POWER_IDS.index("saxony")) == seat
    for other in game.seats:
        position = game.view(other).position
        assert position["troops"]["rutowski"] == (4 if other == seat else None)
        assert position["hands"]["saxony"] == (["S7", "H2"] if other == seat else 2)


@pytest.mark.parametrize(
    ("status", "stage", "powers"),
    [
        ("prussian_ally", "prussia", ("prussia", "saxony")),
        ("prussian_ally", "austria", ("pragmatic", "austria")),
        ("neutral", "prussia", ("prussia",)),
        ("neutral", "austria", ("pragmatic", "austria", "saxony")),
        ("austrian_ally", "prussia", ("prussia",)),
        ("austrian_ally", "austria", ("pragmatic", "austria", "saxony")),
    ],
)
def test_action_stage_of_saxony(status: str, stage: str, powers: tuple[str, ...]) -> None:
    """M2.11: Saxony acts with P while it is Prussia's ally, otherwise with A."""
    game = both_maps(f"stage: {stage}\nsaxony: {status}")
    assert of_kind(game.events, "stage_began")[0].params["powers"] == powers


def test_saxony_moves_in_austrias_stage_when_neutral() -> None:
    """M2.11: a neutral Rutowski moves in stage 5 and not in stage 4."""
    text = "phase: movement\nsaxony: neutral\npieces: {rutowski: {city: dresden, troops: 2}}"
    assert "piece rutowski" not in options(both_maps("stage: prussia\n" + text))
    assert "piece rutowski" in options(both_maps("stage: austria\n" + text))


# -- the table in play

# A general of each power; where two neighbours stand who may be neutral at home (M19.4.1); the columns of M2.9.
GENERALS = {"F": "broglie", "B": "toerring", "P": "friedrich", "S": "rutowski", "PA": "cumberland", "A": "traun"}
STAGE_OF = {"F": "france", "B": "france", "P": "prussia", "PA": "austria", "A": "austria"}
COLUMNS = {
    "prussian_ally": "turn: 5\nsaxony: prussian_ally\n",
    "neutral": "turn: 5\nsaxony: neutral\n",
    "austrian_ally": "turn: 5\nsaxony: austrian_ally\n",
    "neutral, Prussia too": "turn: 6\npeace_turn: 5\nsaxony: neutral\n",
    "austrian_ally, Prussia neutral": "turn: 6\npeace_turn: 5\nsaxony: austrian_ally\n",
}


def neighbouring(pair: set[str]) -> dict[str, str]:
    """Two neighbouring cities, one for each power; Saxons and Prussians stand in what is or becomes their country."""
    if pair == {"P", "S"}:
        return {"P": "sagan", "S": "muskau"}
    for code, own, other in (("S", "dresden", "peterswald"), ("P", "glatz", "nachod")):
        if code in pair:
            (foreign,) = pair - {code}
            return {code: own, foreign: other}
    return dict(zip(sorted(pair), ("prag", "melnik"), strict=True))


def seen_relation(column: str, active: str, passive: str) -> str:
    """The relation of two powers as the active one finds it: it fights, joins, or passes through the other's city."""
    where = neighbouring({active, passive})
    stage = STAGE_OF.get(active, "prussia" if column == "prussian_ally" else "austria")
    here = f"{GENERALS[active]}: {{city: {where[active]}, troops: 5}}"
    there = f"{GENERALS[passive]}: {{city: {where[passive]}, troops: 2}}"

    def position(phase: str, pieces: str) -> Game:
        return advanced(f"{COLUMNS[column]}stage: {stage}\nphase: {phase}\npieces: {{{pieces}}}", players=2)

    def enters(pieces: str) -> bool:
        game = position("movement", pieces)
        play(game, f"piece {GENERALS[active]}")
        return where[passive] in cities(game)

    if "battle" in kinds(position("combat", f"{here}, {there}").events):
        return "E"
    return "C" if enters(f"{here}, {there}") else "L" if enters(here) else "-"


@pytest.mark.parametrize("pair", TABLE)
@pytest.mark.parametrize("column", COLUMNS)
def test_relations_in_play(pair: str, column: str) -> None:
    """M2.3, M2.4, M2.5, M2.8, M2.9: enemies fight; who cooperates may stack; allies do neither, but pass; neutral
    territory is closed. The same for both of the pair."""
    one, other = pair.split("-")
    letters, prussia_neutral = TABLE[pair]
    expected = letters[STATUS.index(column.split(",")[0])]
    if "," in column:
        expected = prussia_neutral or expected
    assert {seen_relation(column, one, other), seen_relation(column, other, one)} == {expected}


def test_saxony_becomes_neutral_in_play() -> None:
    """T2.b, M2.8, M2.10, M2.11: by a card; Maria Theresa leads Rutowski next to Traun in her stage: no battle."""
    pieces = {"traun": "{city: peterswald, troops: 5}", "austria_train_1": "{city: leitmeritz}"}
    game = politics_stage("austria 44b right skip", turn="5", tracks="{saxony: SX2}", pieces=pieces)
    assert state(game).player(POWER_IDS.index("saxony")) == "maria_theresa"
    idle(game, lambda game: part(game) == "austria" and asks(game, "movement"))
    for move in ("piece rutowski", "city meissen", "city dresden", "stop"):
        game.play("maria_theresa", move)
    game.play("maria_theresa", "piece traun")
    assert "city dresden" not in options(game, "maria_theresa")
    assert "battle" not in kinds(idle(game, lambda game: part(game) != "austria"))


def test_saxony_becomes_austrias_ally_in_play() -> None:
    """T2.c, M2.9: by a card; Rutowski in Leipzig and the Prussian in Halle fight in the next Prussian combat phase;
    before, in France's stage, they do not."""
    pieces = {"rutowski": "{city: leipzig, troops: 5}", "erbprinz_leopold": "{city: halle, troops: 4}"}
    game = politics_stage("austria 43f follow", turn="5", pieces=pieces)
    idle(game, lambda game: asks(game, "battle"))
    assert part(game) == "prussia"
    assert of_kind(game.events, "battle")[-1].params["against"] == "rutowski"


@pytest.mark.parametrize(("answer", "battle"), [("accept", False), ("decline", True)])
def test_prussia_becomes_neutral_in_play(answer: str, battle: bool) -> None:
    """T2.d, M2.8: peace at the end of stage 4: Traun next to Friedrich does not attack him in stage 5."""
    game = advanced("""
turn: 5
stage: prussia
phase: conquest
markers: {breslau: prussia, brieg: prussia, neisse: prussia, cosel: prussia, glatz: prussia}
pieces: {traun: {city: zuckmantel, troops: 5}, friedrich: {city: neisse, troops: 3}}
""")
    events = play(game, "offer", answer)
    events += idle(game, lambda game: asks(game, "battle") or part(game) not in ("prussia", "austria"))
    assert ("battle" in kinds(events)) is battle
