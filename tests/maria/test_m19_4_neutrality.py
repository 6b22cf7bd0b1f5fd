"""M19.4 Neutrality: of Saxony by its track, of Prussia after the peace of Silesia."""

from __future__ import annotations

import pytest

from kabinett.core.game import Game
from tests.maria.politics_table import politics_stage
from tests.maria.table import (
    advanced,
    asks,
    cities,
    controller,
    face_down,
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
    questions,
    state,
    troops,
)

# Saxony is neutral, Prussia is not; Prussia is neutral (peace in turn 5), and Saxony neutral or Austria's ally.
SAXONY = "turn: 5\nsaxony: neutral\n"
PRUSSIA = "turn: 6\npeace_turn: 5\n"
PRUSSIA_ALONE = PRUSSIA + "saxony: austrian_ally\n"
STAGE_OF = {"broglie": "france", "toerring": "france", "france_train_2": "france", "friedrich": "prussia",
            "prussia_train_1": "prussia", "rutowski": "austria", "saxony_train_1": "austria", "traun": "austria",
            "austria_train_3": "austria"}  # fmt: skip


def piece(name: str, city: str, count: int = 3) -> str:
    """An entry of a position's pieces."""
    return f"{name}: {{city: {city}}}, " if "train" in name else f"{name}: {{city: {city}, troops: {count}}}, "


def phase(when: str, stage: str, phase: str, *pieces: str, more: str = "", players: int = 2) -> Game:
    """A phase of an action stage; of two players only one is asked at a time (M24.8)."""
    return advanced(f"{when}stage: {stage}\nphase: {phase}\npieces: {{{''.join(pieces)}}}\n{more}", players)


def steps(when: str, name: str, city: str) -> set[str]:
    """The cities that a piece can step into; none if it can not move at all."""
    game = phase(when, STAGE_OF[name], "movement", piece(name, city))
    if f"piece {name}" not in options(game):
        return set()
    play(game, f"piece {name}")
    return cities(game)


# -- the neutral power itself


@pytest.mark.parametrize(
    ("when", "stage", "power", "cards"),
    [(SAXONY, "austria", "saxony", 1), (PRUSSIA, "prussia", "prussia", 3), (PRUSSIA, "austria", "saxony", 1)],
)
def test_income_of_a_neutral_power(when: str, stage: str, power: str, cards: int) -> None:
    """M19.4.1: as ever."""
    game = advanced(f"{when}stage: {stage}")
    drawn = {event.params["power"]: event.params["count"] for event in of_kind(game.events, "cards_drawn")}
    assert drawn[power] == cards


@pytest.mark.parametrize(
    ("power", "general", "city"), [("saxony", "rutowski", "dresden"), ("prussia", "friedrich", "breslau")]
)
def test_neutral_powers_recruit_in_winter(power: str, general: str, city: str) -> None:
    """M19.4.1: they recruit, and their generals re-enter."""
    game = advanced(f"{PRUSSIA}stage: winter\nhands: {{{power}: [S4]}}", players=2)
    idle(game, lambda game: game.decisions()[0].params.get("power") == power)
    play(game, "value 1", "card S4")
    if asks(game, "general_entry"):
        play(game, f"city {city}")
    assert (place(game, general), troops(game, general)) == (city, 1)


@pytest.mark.parametrize(
    ("train", "stage", "places"),
    [("saxony_train_1", "austria", {"dresden"}), ("prussia_train_1", "prussia", {"berlin", "breslau", "magdeburg"})],
)
def test_trains_of_neutral_powers_re_enter(train: str, stage: str, places: set[str]) -> None:
    """M19.4.1, M10.2.4: at home."""
    power = train.split("_")[0]
    game = phase(PRUSSIA, stage, "movement", more=f"hands: {{{power}: [S4]}}")
    play(game, f"reenter {train}")
    assert cities(game) == places


def test_neutral_prussia_takes_part_in_politics() -> None:
    """M19.4.1, M17.5.23: it places, chooses and executes cards."""
    game = politics_stage("prussia 43a left", turn="6", peace_turn="5", tracks="{russia: RU+2}")
    assert of_kind(game.events, "marker_moved")[-1].params["box"] == "RU+1"


@pytest.mark.parametrize(
    ("when", "name", "city", "reachable"),
    [
        (SAXONY, "rutowski", "dresden", {"kamenz", "meissen"}),  # not to Peterswald
        (SAXONY, "saxony_train_1", "plauen", {"zwickau"}),  # not to Eger or Hof
        (SAXONY, "rutowski", "wittenberg", {"dueben", "torgau"}),
        (PRUSSIA, "friedrich", "glatz", {"frankenstein", "mittelwalde"}),  # not to Nachod
        (PRUSSIA, "prussia_train_1", "halle", set()),
        (PRUSSIA, "friedrich", "gruenberg", {"crossen", "freystadt"}),  # not to Poland
        (PRUSSIA, "friedrich", "sagan", {"bunzlau", "freystadt"}),  # not to Saxony
    ],
)
def test_neutral_pieces_never_leave_home(when: str, name: str, city: str, reachable: set[str]) -> None:
    """M19.4.1: they move inside their home country only."""
    assert steps(when, name, city) == reachable


def test_neutral_pieces_do_not_even_pass_other_lands() -> None:
    """M19.4.1: Leipzig and Zwickau are Saxon, Altenburg between them is not."""
    game = phase(SAXONY, "austria", "movement", piece("rutowski", "leipzig"))
    play(game, "piece rutowski")
    assert "altenburg" not in cities(game)


def test_a_neutral_forced_march_stays_at_home() -> None:
    """M19.4.1, M10.1.12: from Dresden the main road to Peterswald is closed, that to Meissen is open."""
    game = phase(SAXONY, "austria", "movement", piece("rutowski", "dresden"))
    play(game, "piece rutowski", "forced")
    assert cities(game) == {"kamenz", "meissen"}


@pytest.mark.parametrize(
    ("when", "general", "city", "enemy", "near"),
    [
        (SAXONY, "rutowski", "dresden", "traun", "peterswald"),
        (SAXONY, "rutowski", "wittenberg", "friedrich", "treuenbrietzen"),
        (SAXONY, "rutowski", "plauen", "broglie", "hof"),
        (PRUSSIA, "friedrich", "glatz", "traun", "nachod"),
        (PRUSSIA_ALONE, "friedrich", "halle", "rutowski", "leipzig"),
        (PRUSSIA, "friedrich", "glatz", "broglie", "nachod"),
    ],
)
def test_neutral_generals_never_fight(when: str, general: str, city: str, enemy: str, near: str) -> None:
    """M19.4.2, M11.1.3: neither in their own combat phase nor in that of their neighbour."""
    for stage in (STAGE_OF[general], STAGE_OF[enemy]):
        game = phase(when, stage, "combat", piece(general, city), piece(enemy, near, 8))
        assert "battle" not in kinds(game.events)


# -- others: movement


@pytest.mark.parametrize(
    ("when", "name", "city", "reachable"),
    [
        (SAXONY, "traun", "peterswald", {"leitmeritz", "teplitz"}),
        (SAXONY, "austria_train_3", "eger", {"karlsbad", "tachau", "wunsiedel"}),
        (SAXONY, "friedrich", "treuenbrietzen", {"potsdam", "zossen"}),
        (SAXONY, "prussia_train_1", "halle", {"bernburg", "sangerhausen"}),
        (SAXONY, "broglie", "hof", {"bayreuth", "kronach", "wunsiedel"}),
        (SAXONY, "toerring", "altenburg", set()),
        (PRUSSIA, "traun", "nachod", {"braunau_in_boehmen", "koeniggraetz", "trautenau"}),
        (PRUSSIA, "broglie", "trautenau", {"jitschin", "nachod"}),
        (PRUSSIA_ALONE, "rutowski", "muskau", {"goerlitz", "hoyerswerda"}),
        (PRUSSIA, "france_train_2", "meseritz", {"wollstein"}),
    ],
)
def test_foreign_pieces_do_not_enter_neutral_territory(when: str, name: str, city: str, reachable: set[str]) -> None:
    """M19.4.3: enemies and former friends alike; Silesia is Prussia's."""
    assert steps(when, name, city) == reachable


@pytest.mark.parametrize(
    ("when", "name", "city", "target"),
    [
        ("turn: 5\n", "traun", "peterswald", "dresden"),
        ("turn: 5\nsaxony: austrian_ally\n", "traun", "peterswald", "dresden"),
        ("turn: 5\nsaxony: austrian_ally\n", "friedrich", "treuenbrietzen", "wittenberg"),
        ("turn: 8\npeace_turn: 5\nemperor: austria\n", "traun", "nachod", "glatz"),
    ],
)
def test_other_territory_is_open(when: str, name: str, city: str, target: str) -> None:
    """M19.4.3: before and after the neutrality the same road is open."""
    assert target in steps(when, name, city)


def test_a_foreign_forced_march_does_not_enter() -> None:
    """M19.4.3: the main road from Leitmeritz to Dresden ends at Peterswald."""
    game = phase(SAXONY, "austria", "movement", piece("traun", "leitmeritz"))
    play(game, "piece traun", "forced", "city peterswald")
    assert cities(game) == {"leitmeritz"}


# -- others: retreat, placement, supply

BY_WITTENBERG = (piece("karl_von_lothringen", "potsdam", 4), piece("friedrich", "treuenbrietzen"))


@pytest.mark.parametrize(("when", "end"), [(SAXONY, "zossen"), ("turn: 5\n", "wittenberg")])
def test_no_retreat_into_neutral_territory(when: str, end: str) -> None:
    """M19.4.3, M11.2.3 (f): Friedrich is driven from Treuenbrietzen: Wittenberg is farther away, but closed."""
    game = phase(when, "austria", "combat", *BY_WITTENBERG)
    play(game, "stop")
    assert place(game, "friedrich") == end


@pytest.mark.parametrize(("when", "end"), [(SAXONY, "eliminated"), ("turn: 5\n", "dresden")])
def test_no_retreat_at_all(when: str, end: str) -> None:
    """M19.4.3, M11.2.6: the only other neighbours of Peterswald are occupied: the general is lost."""
    pieces = (piece("traun", "leitmeritz", 4), piece("austria_train_3", "teplitz"), piece("friedrich", "peterswald"))
    game = phase(when, "austria", "combat", *pieces)
    play(game, "stop")
    assert place(game, "friedrich") == end


@pytest.mark.parametrize(("when", "end"), [(PRUSSIA, "braunau_in_boehmen"), ("turn: 5\n", "glatz")])
def test_no_retreat_into_neutral_silesia(when: str, end: str) -> None:
    """M19.4.3: a Frenchman is driven from Nachod, past the corner of Silesia."""
    pieces = (piece("traun", "koeniggraetz", 4), piece("austria_train_3", "trautenau"), piece("broglie", "nachod"))
    game = phase(when, "austria", "combat", *pieces)
    play(game, "stop")
    if asks(game, "retreat"):
        assert "city glatz" in options(game)
        play(game, f"city {end}")
    assert place(game, "broglie") == end


@pytest.mark.parametrize(
    ("train", "stage", "when", "places"),
    [
        ("prussia_train_1", "prussia", SAXONY, {"berlin", "magdeburg"}),
        ("prussia_train_1", "prussia", "turn: 5\n", {"berlin", "magdeburg", "dresden"}),
    ],
)
def test_no_train_re_enters_in_neutral_territory(train: str, stage: str, when: str, places: set[str]) -> None:
    """M19.4.3, M10.2.4: Dresden is closed to Prussia's train once Saxony is neutral."""
    game = phase(when, stage, "movement", more="hands: {prussia: [S4]}")
    play(game, f"reenter {train}")
    assert cities(game) == places


@pytest.mark.parametrize(
    ("peace", "places"),
    [("5", {"landsberg_an_der_warthe"}), ("0", {"landsberg_an_der_warthe", "meseritz", "samter"})],
)
def test_a_neutral_piece_makes_room_at_home_only(peace: str, places: set[str]) -> None:
    """M19.4.1, M17.5.19: Prussia's train in Driesen makes room for the general from Ostpreussen; Poland is closed to it
    while Prussia is neutral."""
    train = {"prussia_train_1": "{city: driesen}"}
    game = politics_stage("prussia 43a left", turn="6", peace_turn=peace, tracks="{russia: RU0}", pieces=train)
    found = cities(game) if asks(game, "relocation") else {place(game, "prussia_train_1")}
    assert found == places


@pytest.mark.parametrize(
    ("when", "supplied"), [(SAXONY, False), ("turn: 5\n", True), ("turn: 5\nsaxony: austrian_ally\n", True)]
)
def test_no_supply_through_neutral_saxony(when: str, supplied: bool) -> None:
    """M19.4.3, M9.4: every road from Altenburg to the train in Eger leads through Saxony."""
    game = phase(when, "austria", "supply", piece("traun", "altenburg"), piece("austria_train_3", "eger"))
    assert face_down(game, "traun") is not supplied


@pytest.mark.parametrize(("when", "supplied"), [(PRUSSIA, False), ("turn: 8\npeace_turn: 5\nemperor: austria\n", True)])
def test_no_supply_through_neutral_prussia(when: str, supplied: bool) -> None:
    """M19.4.3, M9.4: a Frenchman in Lissa and his train in Trautenau have Silesia between them."""
    game = phase(when, "france", "supply", piece("broglie", "lissa"), piece("france_train_2", "trautenau"))
    assert face_down(game, "broglie") is not supplied


# -- hussars


@pytest.mark.parametrize(
    ("when", "general", "city", "targets"),
    [
        (SAXONY, "traun", "peterswald", {"dresden", "meissen", "bautzen"}),
        (PRUSSIA, "traun", "zuckmantel", {"neisse", "breslau", "oppeln"}),
    ],
)
def test_hussars_may_stand_in_neutral_territory(when: str, general: str, city: str, targets: set[str]) -> None:
    """M7.6, M19.4.3: hussars are no pieces; fortresses of any control will do."""
    game = advanced(f"{when}stage: hussars\npieces: {{{piece(general, city)}}}")
    assert targets <= cities(game)


def test_hussars_stay_when_saxony_becomes_neutral() -> None:
    """M7.6, M19.3.6: only pieces are moved away."""
    game = politics_stage("austria 44b right skip", turn="5", tracks="{saxony: SX2}", hussars="[leipzig, bautzen]")
    assert hussars(game) == ["leipzig", "bautzen"]


# -- markers abroad

# Prussia took Leipzig back from Austria before Saxony went over (M19.3.12), and Straubing for Bavaria.
ABROAD = "markers: {leipzig: prussia, straubing: prussia}"


@pytest.mark.parametrize(
    ("name", "city", "exit_city", "holder"),
    [
        ("traun", "leipzig", "altenburg", "austria"),
        ("rutowski", "leipzig", "altenburg", "austria"),  # M10.3.16: with Austria's marker
        ("traun", "straubing", "cham", "austria"),
        ("broglie", "leipzig", "altenburg", "prussia"),
        ("broglie", "straubing", "cham", "prussia"),
        ("toerring", "straubing", "cham", "prussia"),
    ],
)
def test_markers_of_neutral_prussia_abroad(name: str, city: str, exit_city: str, holder: str) -> None:
    """M19.4.4: conquered by those who are Prussia's enemies apart from its neutrality, not by its friends."""
    game = phase(PRUSSIA_ALONE, STAGE_OF[name], "movement", piece(name, city), more=ABROAD)
    march(game, name, exit_city)
    assert (marker(game, city), questions(game)) == (holder, {})


def test_neutral_generals_protect_markers_abroad() -> None:
    """M19.4.4: Friedrich in Halle protects Leipzig: a question marker, which he outlasts."""
    pieces = (piece("traun", "leipzig"), piece("friedrich", "halle"))
    game = phase(PRUSSIA_ALONE, "austria", "movement", *pieces, more=ABROAD)
    march(game, "traun", "altenburg")
    assert (controller(game, "leipzig"), questions(game)) == ("prussia", {"leipzig": "austria"})
    play(game, "end")
    assert (controller(game, "leipzig"), questions(game)) == ("prussia", {})


def test_neutral_generals_protect_within_three_roads_only() -> None:
    """M19.4.4, M10.3.4: from Genthin, four roads away, he does not."""
    pieces = (piece("traun", "leipzig"), piece("friedrich", "genthin"))
    game = phase(PRUSSIA_ALONE, "austria", "movement", *pieces, more=ABROAD)
    march(game, "traun", "altenburg")
    assert controller(game, "leipzig") == "austria"


def test_neutral_fortresses_at_home_are_not_conquered() -> None:
    """M19.4.4, M19.4.3: the territory itself is closed, so nobody ever stands in a neutral fortress."""
    assert "wittenberg" not in steps(SAXONY, "friedrich", "treuenbrietzen")
    assert "neisse" not in steps(PRUSSIA, "traun", "zuckmantel")


def test_a_neutral_power_is_no_enemy_of_saxonys_income() -> None:
    """M2.8, M8.3: Dresden with a Prussian marker stops Austria's Saxon ally only while Prussia is an enemy."""
    dresden = "stage: austria\nmarkers: {dresden: prussia}\n"
    for when, cards in ((PRUSSIA_ALONE, 2), ("turn: 5\nsaxony: austrian_ally\n", 0)):
        game = advanced(when + dresden)
        drawn = {event.params["power"]: event.params["count"] for event in of_kind(game.events, "cards_drawn")}
        assert drawn.get("saxony", 0) == cards


# -- the end


def test_the_end_of_prussias_neutrality() -> None:
    """M19.4.5: at the start of stage 4 of turn 7 nothing moves, and neighbours are enemies: battle in that stage."""
    game = phase("turn: 7\npeace_turn: 5\n", "france", "movement", piece("friedrich", "neisse"),
                 piece("traun", "zuckmantel", 5))  # fmt: skip
    events = idle(game, lambda game: asks(game, "battle"))
    assert (part(game), state(game).prussia_neutral) == ("prussia", False)
    assert not {"moved", "relocated"} & set(kinds(events))
    assert (place(game, "friedrich"), place(game, "traun")) == ("neisse", "zuckmantel")


def test_prussia_is_free_in_stage_four_of_turn_seven() -> None:
    """M19.4.5, M19.1.10: it may leave its country in that very stage."""
    assert "nachod" in steps("turn: 7\npeace_turn: 5\n", "friedrich", "glatz")
