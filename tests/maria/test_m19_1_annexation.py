"""M19.1 Prussia annexes Silesia: the offer, the answer, and the seven steps."""

from __future__ import annotations

import pytest

from kabinett.core.game import Game
from kabinett.maria.board import POWER_IDS
from tests.maria.politics_table import NO_CORPS, politics_stage
from tests.maria.table import (
    advanced,
    asked,
    asks,
    cities,
    city_number,
    controller,
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
    questions,
    state,
    track_box,
)

SILESIA = ("liegnitz", "glogau", "breslau", "brieg", "neisse", "cosel", "glatz")
BOHEMIAN = ("pilsen", "eger", "linz", "raab", "budweis")
MAJORS = {"berlin", "magdeburg", "breslau"}


def end_of_stage(*, pieces: str = "", markers: str = "", more: str = "", turn: int = 5, players: int = 3) -> Game:
    """The end of Prussia's stage; all of Silesia is Prussian unless `markers` say otherwise."""
    named = dict.fromkeys(SILESIA, "prussia")
    named |= dict(entry.split(":") for entry in markers.replace(" ", "").split(",") if entry)
    text = ", ".join(f"{city}: {power}" for city, power in named.items())
    return advanced(
        f"turn: {turn}\nstage: prussia\nphase: conquest\nmarkers: {{{text}}}\npieces: {{{pieces}}}\n{more}", players
    )


def peace(*, pieces: str = "", markers: str = "", more: str = "", turn: int = 5) -> Game:
    """The same after an offer of peace that was accepted, at the first question that its steps bring."""
    game = end_of_stage(pieces=pieces, markers=markers, more=more, turn=turn)
    play(game, "offer", "accept")
    return game


def general(name: str, city: str) -> str:
    return f"{name}: {{city: {city}}}" if "train" in name else f"{name}: {{city: {city}, troops: 3}}"


def aside(game: Game) -> int:
    """Prussia's markers that are set aside."""
    return state(game).aside[POWER_IDS.index("prussia")]


# -- the offer


def test_prussia_offers_and_austria_answers_at_once() -> None:
    """M19.1.1: with all seven fortresses Frederick may offer peace; Maria Theresa answers before anything else."""
    game = end_of_stage()
    assert (asked(game), game.decisions()[0].seat, options(game)) == ("peace_offer", "frederick", {"offer", "decline"})
    play(game, "offer")
    assert (asked(game), game.decisions()[0].seat) == ("peace_answer", "maria_theresa")
    assert options(game) == {"accept", "decline"}


def test_two_players_make_peace() -> None:
    """M19.1.1, M24.12: of two players A offers and B answers."""
    game = end_of_stage(players=2)
    assert game.decisions()[0].seat == "a2"
    play(game, "offer")
    assert game.decisions()[0].seat == "b2"


@pytest.mark.parametrize("moves", [("decline",), ("offer", "decline")])
def test_no_peace_without_both(moves: tuple[str, ...]) -> None:
    """M19.1.1, M19.1.2: no offer, or an offer declined: nothing changes, and the next stage begins."""
    game = end_of_stage()
    events = play(game, *moves)
    assert of_kind(events, "stage_began")[0].params["powers"] == ("pragmatic", "austria")
    assert (pool(game, "prussia"), track_box(game, "saxony"), place(game, "prussia_train_2")) == (6, "SX1", "box")
    assert not state(game).prussia_neutral


@pytest.mark.parametrize("moves", [("decline",), ("offer", "decline")])
def test_it_may_be_offered_often(moves: tuple[str, ...]) -> None:
    """M19.1.1: at the end of each Prussian stage: again in the next turn."""
    game = end_of_stage()
    play(game, *moves)
    idle(game, lambda game: asks(game, "peace_offer"))
    assert state(game).turn == 6


@pytest.mark.parametrize("city", SILESIA)
@pytest.mark.parametrize("power", ["austria", "france"])
def test_six_of_seven_do_not_suffice(city: str, power: str) -> None:
    """T19.c, M19.1.1: an offer with 6 of 7 Silesian fortresses is not available, whoever has the seventh."""
    game = end_of_stage(markers=f"{city}: {power}")
    assert not asks(game, "peace_offer")


@pytest.mark.parametrize("stage", ["france", "austria"])
def test_only_at_the_end_of_prussias_stage(stage: str) -> None:
    """M19.1.1: the end of other stages brings no question."""
    markers = ", ".join(f"{city}: prussia" for city in SILESIA)
    game = advanced(f"turn: 5\nstage: {stage}\nphase: conquest\nmarkers: {{{markers}}}")
    assert not asks(game, "peace_offer")


def test_a_fortress_taken_in_the_same_stage_counts() -> None:
    """M19.1.1: the seventh falls retroactively in the last phase; then the offer is made."""
    game = end_of_stage(markers="cosel: austria", more="questions: {cosel: prussia}")
    assert asked(game) == "peace_offer"


def test_a_saxon_conquest_counts() -> None:
    """M19.1.1, M10.3.16: Rutowski takes Cosel with a Prussian marker."""
    markers = ", ".join(f"{city}: prussia" for city in SILESIA if city != "cosel")
    game = advanced(f"""
turn: 5
stage: prussia
phase: movement
markers: {{{markers}}}
pieces: {{rutowski: {{city: cosel, troops: 3}}}}
""")
    march(game, "rutowski", "oppeln")
    play(game, "end")
    assert asked(game) == "peace_offer"


@pytest.mark.parametrize("turn", [6, 7, 8])
def test_no_second_offer_after_an_acceptance(turn: int) -> None:
    """T19.c, M19.1.1, M19.1.13: neither while Prussia is neutral (turn 6) nor later."""
    emperor = "emperor: austria" if turn == 8 else ""
    game = end_of_stage(more=f"peace_turn: 5\n{emperor}", turn=turn)
    assert not asks(game, "peace_offer")


def test_victory_is_checked_before_the_offer() -> None:
    """M5.6, M19.1.1: Prussia with an empty pool at the end of its stage has won, and needs no peace."""
    game = end_of_stage(
        markers="pilsen: prussia, eger: prussia, linz: prussia, raab: prussia", more="battle_boxes: {prussia: 2}"
    )
    assert game.outcome is not None
    assert game.outcome.winners == ("frederick",)


# -- the steps


def test_the_steps_come_in_order() -> None:
    """M19.1.2: Silesia, Saxony, markers, pieces, box and train, neutrality."""
    game = peace(pieces=f"{general('neipperg', 'neisse')}, {general('friedrich', 'nachod')}", markers="pilsen: prussia")
    play(game, "city berlin")
    order = ["silesia_annexed", "saxony_status", "marker_removed", "set_aside", "relocated", "silesia_box",
             "train_entered", "neutrality_began"]  # fmt: skip
    assert list(dict.fromkeys(kind for kind in kinds(game.events) if kind in order)) == order


def test_silesia_becomes_prussian_home() -> None:
    """M19.1.3: all its cities are Prussia's home country, Poland is not; the seven markers stay."""
    game = peace()
    home = [state(game).home(city_number(game, city)) for city in (*SILESIA, "oppeln", "sagan", "mittelwalde")]
    assert {POWER_IDS[power] for power in home} == {"prussia"}
    assert state(game).home(city_number(game, "posen")) not in range(len(POWER_IDS))
    assert [marker(game, city) for city in SILESIA] == ["prussia"] * 7


def test_trains_re_enter_at_breslau() -> None:
    """M19.1.3: Breslau becomes a place of re-entry for trains."""
    game = peace(more="hands: {prussia: [S4]}")
    play(game, "city berlin")
    idle(game, lambda game: state(game).turn == 6 and part(game) == "prussia")
    play(game, "reenter prussia_train_1")
    assert cities(game) == {"breslau", "magdeburg"}


def test_generals_re_enter_at_breslau() -> None:
    """M19.1.3: and for generals in winter."""
    game = peace(turn=3, more="hands: {prussia: [S4]}")
    play(game, "city berlin")
    idle(game, lambda game: asks(game, "recruit") and game.decisions()[0].params["power"] == "prussia")
    play(game, "value 1", "card S4")
    assert cities(game) == {"breslau", "magdeburg"}


@pytest.mark.parametrize(
    ("before", "after", "status"),
    [
        ("SX0", "SX3", "neutral"),
        ("SX1", "SX3", "neutral"),
        ("SX2", "SX3", "neutral"),
        ("SX3", "SX3", "neutral"),
        ("SX4", "SX4", "neutral"),
        ("SX5", "SX5", "austrian_ally"),
        ("SX6", "SX6", "austrian_ally"),
    ],
)
def test_saxony_becomes_neutral(before: str, after: str, status: str) -> None:
    """M19.1.4: Prussia's ally goes to the box "S"; any other status stays as it is."""
    game = peace(more=f"tracks: {{saxony: {before}}}")
    assert track_box(game, "saxony") == after
    assert state(game).setting.names.name("saxony", state(game).saxony) == status


def test_saxony_becomes_neutral_with_all_that_belongs_to_it() -> None:
    """M19.1.4, M19.3.5-M19.3.7: Rutowski goes home, a Prussian train and markers leave Saxony.

    Silesia is Prussian by then (M19.1.3), so the train in Muskau may go to Sagan as well as to Peitz.
    """
    game = peace(
        pieces=f"{general('rutowski', 'prag')}, {general('prussia_train_1', 'muskau')}",
        markers="leipzig: austria, torgau: prussia",
    )
    assert cities(game) == {"peitz", "sagan"}
    play(game, "city sagan")
    assert place(game, "rutowski") == "freiberg"
    assert (marker(game, "leipzig"), marker(game, "torgau")) == (None, None)


def test_neutral_saxony_is_not_sent_home_again() -> None:
    """M19.1.4: a Saxony that is neutral already is not touched."""
    game = peace(more="saxony: neutral", pieces=general("rutowski", "leipzig"))
    assert place(game, "rutowski") == "leipzig"


@pytest.mark.parametrize(("markers", "kept"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_prussian_markers_in_austria(markers: int, kept: int) -> None:
    """T19.b, M19.1.5: half, rounded up, are set aside (5: 3; 1: 1), the others go to the pool; control is Austria's."""
    held = BOHEMIAN[:markers]
    game = peace(markers=", ".join(f"{city}: prussia" for city in held))
    assert aside(game) == kept
    assert pool(game, "prussia") == 13 - 7 - kept - 1  # Silesia, set aside, and the Silesia box (M19.1.9)
    assert [controller(game, city) for city in held] == ["austria"] * markers


def test_austrian_markers_in_prussia() -> None:
    """M19.1.5: they go to Austria's pool, none is set aside; control is Prussia's again."""
    game = peace(markers="berlin: austria, peitz: austria")
    assert pool(game, "austria") == 8
    assert [controller(game, city) for city in ("berlin", "peitz")] == ["prussia"] * 2


def test_markers_elsewhere_stay() -> None:
    """M19.1.5: Prussian markers in Bavaria, Austrian ones in Saxony and Bavaria, French ones in Austria stay."""
    game = peace(
        markers="straubing: prussia, leipzig: austria, amberg: austria, eger: france", more="saxony: austrian_ally"
    )
    found = [marker(game, city) for city in ("straubing", "leipzig", "amberg", "eger")]
    assert found == ["prussia", "austria", "austria", "france"]
    assert aside(game) == 0


# -- step 4: pieces


@pytest.mark.parametrize(
    ("piece", "city", "nearest"),
    [
        ("neipperg", "ratibor", {"teschen", "troppau"}),
        ("traun", "breslau", {"zuckmantel"}),
        ("traun", "posen", {"braunau_in_boehmen", "trautenau"}),  # Poland
        ("traun", "berlin", {"peterswald"}),
        ("austria_train_3", "oppeln", {"jaegerndorf", "zuckmantel"}),
        ("friedrich", "nachod", {"glatz"}),
        ("schwerin", "prag", {"glatz", "landeshut"}),
        ("friedrich", "posen", {"driesen"}),
        ("friedrich", "erfurt", {"halberstadt", "halle"}),
        ("prussia_train_1", "bernburg", {"halberstadt", "halle", "magdeburg"}),
        ("prussia_train_1", "muenchen", {"halberstadt", "halle"}),
        ("traun", "prag", {"prag"}),
        ("traun", "erfurt", {"erfurt"}),
        ("traun", "straubing", {"straubing"}),
        ("friedrich", "berlin", {"berlin"}),
        ("friedrich", "oppeln", {"oppeln"}),
    ],
)
def test_pieces_are_moved_home(piece: str, city: str, nearest: set[str]) -> None:
    """M19.1.6: Austrian pieces leave Prussia, Silesia and Poland, Prussian ones come home from everywhere: to the
    nearest city, of equals to the one that the owner chooses."""
    game = peace(pieces=general(piece, city))
    if len(nearest) > 1:
        assert asked(game) == "relocation"
        assert game.decisions()[0].seat == ("frederick" if piece in ("friedrich", "schwerin", "prussia_train_1")
                                            else "maria_theresa")  # fmt: skip
        assert cities(game) == nearest
        play(game, f"city {max(nearest)}")
    assert not asks(game, "relocation")
    assert place(game, piece) == max(nearest)


def test_an_enemy_train_is_in_the_way_and_stays_alive() -> None:
    """M19.1.7: Traun leaves Breslau for Zuckmantel (3 roads), but a Prussian train stands there: 4 roads it is."""
    game = peace(pieces=f"{general('traun', 'breslau')}, {general('prussia_train_1', 'zuckmantel')}")
    assert cities(game) == {"braunau_in_boehmen", "freudenthal", "jaegerndorf", "nachod", "trautenau"}
    play(game, "city nachod")
    assert place(game, "prussia_train_1") == "neisse"
    assert "train_eliminated" not in kinds(game.events)


def test_a_legal_stack_may_be_formed() -> None:
    """M19.1.7: Neipperg stands in Zuckmantel: Traun joins him there."""
    game = peace(pieces=f"{general('traun', 'breslau')}, {general('neipperg', 'zuckmantel')}")
    assert place(game, "traun") == "zuckmantel"


@pytest.mark.parametrize(
    ("piece", "others"), [("traun", ("neipperg", "batthyany")), ("austria_train_3", ("neipperg",))]
)
def test_an_illegal_stack_may_not(piece: str, others: tuple[str, ...]) -> None:
    """M19.1.7: no third general, and no train beside a general: the next nearest cities."""
    company = ", ".join(general(other, "zuckmantel") for other in others)
    game = peace(pieces=f"{general(piece, 'neisse')}, {company}")
    assert cities(game) == {"freudenthal", "jaegerndorf"}


def test_hussars_are_removed() -> None:
    """M19.1.7: a hussar in the city where a piece is put down goes beside the board."""
    game = peace(pieces=general("traun", "breslau"), more="hussars: [zuckmantel]")
    assert hussars(game) == ["beside", "beside"]


def test_nothing_is_conquered() -> None:
    """M19.1.7: Schwerin leaves Austrian Olmütz: no conquest, no question marker."""
    game = peace(pieces=general("schwerin", "olmuetz"))
    assert place(game, "schwerin") == "mittelwalde"
    assert (controller(game, "olmuetz"), questions(game)) == ("austria", {})


def test_owners_choose_the_order_of_their_pieces() -> None:
    """M19.1.7: who goes first has the nearest city: the train from Breslau or Traun from Neisse in Zuckmantel."""
    pieces = f"{general('traun', 'neisse')}, {general('austria_train_3', 'breslau')}"
    game = peace(pieces=pieces)
    assert asked(game) == "relocated_piece"
    assert options(game) == {"piece traun", "piece austria_train_3"}
    train_first = game.copy()
    play(game, "piece traun")
    assert place(game, "traun") == "zuckmantel"
    assert "zuckmantel" not in cities(game)
    play(train_first, "piece austria_train_3")
    assert place(train_first, "austria_train_3") == "zuckmantel"
    assert cities(train_first) == {"freudenthal", "jaegerndorf"}


def test_order_of_the_owners() -> None:
    """M19.1.7, M19.1.8: Austria's pieces, Prussia's, then France, Bavaria and Saxony."""
    game = peace(
        pieces=", ".join(
            general(name, city)
            for name, city in (("broglie", "berlin"), ("toerring", "peitz"), ("rutowski", "bunzlau"),
                               ("friedrich", "nachod"), ("traun", "breslau"))
        ),
        more="saxony: austrian_ally",
    )  # fmt: skip
    relocated = [event.params["piece"] for event in of_kind(game.events, "relocated")]
    assert relocated == ["traun", "friedrich", "broglie", "toerring", "rutowski"]


@pytest.mark.parametrize(
    ("piece", "city", "nearest"),
    [
        ("broglie", "berlin", {"weiden"}),
        ("broglie", "bunzlau", {"furth", "weiden"}),
        ("france_train_2", "halle", {"weiden"}),
        ("toerring", "bunzlau", {"furth", "weiden"}),
        ("rutowski", "bunzlau", {"goerlitz"}),
        ("rutowski", "halle", {"leipzig", "naumburg"}),
        ("saxony_train_1", "glogau", {"muskau"}),
        ("broglie", "posen", {"posen"}),
        ("toerring", "prag", {"prag"}),
        ("rutowski", "prag", {"prag"}),
    ],
)
def test_other_foreigners_leave_prussia(piece: str, city: str, nearest: set[str]) -> None:
    """M19.1.8: French (to Bavaria, too), Bavarian and, as Austria's allies, Saxon pieces leave Prussia and Silesia."""
    game = peace(pieces=general(piece, city), more="saxony: austrian_ally")
    if len(nearest) > 1:
        assert game.decisions()[0].seat == ("maria_theresa" if piece == "rutowski" else "louis_xv")
        assert cities(game) == nearest
        play(game, f"city {max(nearest)}")
    assert not asks(game, "relocation")
    assert place(game, piece) == max(nearest)


# -- step 5: box and train


def test_the_silesia_box() -> None:
    """M19.1.9, M16.9: Prussia puts a marker into it: its pool of 6 has one less."""
    assert pool(end_of_stage(), "prussia") == 6
    assert pool(peace(), "prussia") == 5


@pytest.mark.parametrize("city", sorted(MAJORS))
def test_the_second_train_comes_to_a_major_fortress(city: str) -> None:
    """M19.1.9: free of charge, wherever Prussia likes: Berlin, Magdeburg or Breslau."""
    game = peace(more="hands: {prussia: [S9]}")
    assert (asked(game), game.decisions()[0].seat, cities(game)) == ("second_train", "frederick", MAJORS)
    play(game, f"city {city}")
    assert place(game, "prussia_train_2") == city
    assert hand(game, "prussia") == ["S9"]


@pytest.mark.parametrize("occupant", ["friedrich", "prussia_train_1"])
def test_the_second_train_needs_an_empty_fortress(occupant: str) -> None:
    """M19.1.9: where a piece stands it may not be placed."""
    game = peace(pieces=general(occupant, "berlin"))
    assert cities(game) == MAJORS - {"berlin"}


def test_the_only_free_fortress_is_taken_without_a_question() -> None:
    """M19.1.9: Berlin and Magdeburg are occupied."""
    game = peace(pieces=f"{general('friedrich', 'berlin')}, {general('schwerin', 'magdeburg')}")
    assert place(game, "prussia_train_2") == "breslau"


def test_without_a_free_fortress_the_train_re_enters_later() -> None:
    """M19.1.9, M10.2.1: it is an eliminated train from now on."""
    pieces = (("friedrich", "berlin"), ("schwerin", "magdeburg"), ("erbprinz_leopold", "breslau"))
    game = peace(pieces=", ".join(general(*piece) for piece in pieces), more="hands: {prussia: [S4]}")
    assert place(game, "prussia_train_2") == "eliminated"
    idle(game, lambda game: state(game).turn == 6 and part(game) == "prussia")
    march(game, "friedrich", "zossen")
    play(game, "reenter prussia_train_2", "city berlin", "card S4")
    assert place(game, "prussia_train_2") == "berlin"


def test_the_second_train_comes_by_peace_only() -> None:
    """M19.1.12, M10.2.2: before the peace it can not re-enter, whatever Prussia pays."""
    game = advanced("turn: 5\nstage: prussia\nphase: movement\nhands: {prussia: [S9, H9]}")
    assert options(game) == {"reenter prussia_train_1", "end"}


# -- step 6: neutrality


def test_how_long_prussia_is_neutral() -> None:
    """T19.a, M19.1.10, M19.4.5: peace in turn 5: neutral in stage 5 of turn 5, in all of turn 6 and its winter, in
    politics, hussars and stage 3 of turn 7; from stage 4 of turn 7 on not any more."""
    game = peace(more="election: pending")
    play(game, "city berlin")
    seen: dict[tuple[int, str], bool] = {}

    def note(game: Game) -> bool:
        seen[state(game).turn, part(game)] = state(game).prussia_neutral
        return state(game).turn == 7 and part(game) == "austria"

    idle(game, note)
    turn = ("politics", "hussars", "france", "prussia", "austria")
    neutral = [
        (5, "austria"),
        (5, "election"),
        *((6, stage) for stage in (*turn, "winter")),
        *((7, stage) for stage in turn[:3]),
    ]
    assert seen == dict.fromkeys(neutral, True) | {(7, "prussia"): False, (7, "austria"): False}


def test_neutrality_ends_before_prussia_draws_and_is_supplied() -> None:
    """M19.1.10: at the very start of the stage: the event comes before the stage's first phase."""
    game = advanced("turn: 7\nstage: france\nphase: movement\npeace_turn: 5")
    events = kinds(play(game, "end"))
    assert events.index("neutrality_ended") < events.index("stage_began") < events.index("cards_drawn")


# -- step 7: the markers set aside

AFTER = """
turn: 8
peace_turn: 5
emperor: austria
aside: {prussia: 3}
"""


def move_out(piece: str, *path: str) -> Game:
    """Prussia's move in turn 8 from Glatz, with three markers set aside."""
    game = advanced(AFTER + f"stage: prussia\nphase: movement\npieces: {{{general(piece, 'glatz')}}}")
    assert pool(game, "prussia") == 13 - 7 - 1 - 3
    march(game, piece, *path)
    return game


@pytest.mark.parametrize("piece", ["friedrich", "prussia_train_1"])
@pytest.mark.parametrize("path", [("nachod",), ("nachod", "glatz")])
def test_a_piece_abroad_brings_the_markers_back(piece: str, path: tuple[str, ...]) -> None:
    """T19.b, M19.1.11: a general or a train steps into Bohemia, be it for a moment: 3 markers to the pool."""
    game = move_out(piece, *path)
    assert (aside(game), pool(game, "prussia")) == (0, 5)


def test_a_piece_in_poland_brings_the_markers_back() -> None:
    """M19.1.11: any city outside Prussia, nobody's land too."""
    game = advanced(AFTER + f"stage: prussia\nphase: movement\npieces: {{{general('friedrich', 'glogau')}}}")
    march(game, "friedrich", "lissa")
    assert aside(game) == 0


@pytest.mark.parametrize("path", [("frankenstein",), ("mittelwalde",)])
def test_a_piece_at_home_does_not(path: tuple[str, ...]) -> None:
    """M19.1.11: Silesia is home now."""
    assert aside(move_out("friedrich", *path)) == 3


@pytest.mark.parametrize(("city", "left"), [("nachod", 0), ("mittelwalde", 3)])
def test_a_retreat_abroad_brings_the_markers_back(city: str, left: int) -> None:
    """M19.1.11: also by retreat: the winner leads Friedrich from Glatz to Bohemia, or lets him stay in Silesia."""
    game = advanced(
        AFTER
        + """
stage: austria
phase: combat
pieces: {traun: {city: frankenstein, troops: 5}, friedrich: {city: glatz, troops: 4}}
"""
    )
    play(game, "stop", f"city {city}")
    assert place(game, "friedrich") == city
    assert aside(game) == left


def politics_after_peace(choice: str, russia: str, **pieces: str) -> Game:
    return politics_stage(choice, turn="8", peace_turn="5", emperor="austria", aside="{prussia: 3}",
                          tracks=f"{{russia: {russia}}}", pieces=pieces)  # fmt: skip


def test_going_off_map_does_not() -> None:
    """M19.1.11: Friedrich goes to Ostpreussen: that is no city."""
    game = politics_after_peace("prussia 43b right", "RU-1", **NO_CORPS)
    play(game, "piece friedrich")
    assert place(game, "friedrich") == "box"
    assert aside(game) == 3


def test_coming_back_to_driesen_does_not() -> None:
    """M19.1.11: the return city of Ostpreussen is in Prussia."""
    game = politics_after_peace("prussia 43b left", "RU0")
    assert place(game, "der_alte_dessauer") == "driesen"
    assert aside(game) == 3


def test_saxon_pieces_do_not() -> None:
    """M19.1.11: Rutowski steps into Bohemia: he is no Prussian piece."""
    game = advanced(
        AFTER + "stage: austria\nphase: movement\nsaxony: austrian_ally\n"
        "pieces: {rutowski: {city: dresden, troops: 3}}", players=2
    )  # fmt: skip
    march(game, "rutowski", "peterswald")
    assert aside(game) == 3


# -- the second victory check


def test_peace_can_win_the_game() -> None:
    """T19.d, M19.1.14: pool 1 at acceptance, no marker in Austria: the Silesia box makes it 0: Prussia wins."""
    game = end_of_stage(
        markers="straubing: prussia, amberg: prussia, ingolstadt: prussia",
        more="battle_boxes: {prussia: 2}\npools: {prussia: 1}",
    )
    play(game, "offer", "accept", "city berlin")
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.reason) == (("frederick",), "pool_prussia")
    assert "neutrality_began" in kinds(game.events)


def test_peace_does_not_win_with_markers_left() -> None:
    """M19.1.14: of two markers in Austria one comes back, so the pool stays at 1 and the game goes on."""
    game = end_of_stage(
        markers="straubing: prussia, pilsen: prussia, eger: prussia",
        more="battle_boxes: {prussia: 2}\npools: {prussia: 1}",
    )
    play(game, "offer", "accept", "city berlin")
    assert (game.outcome, pool(game, "prussia")) == (None, 1)


RETREATS = """
    turn: 9
    stage: austria
    phase: combat
    peace_turn: 5
    saxony: neutral
    emperor: austria
    aside: {{prussia: 3}}
    pieces:
      schwerin: {{city: {city}, troops: 5}}
      neipperg: {{city: {by}, troops: {troops}}}
"""


def test_a_retreat_by_way_of_poland_brings_the_markers_back() -> None:
    """M19.1.11: every city that a retreat enters counts, not only its end."""
    game = advanced(RETREATS.format(city="crossen", by="gruenberg", troops=7))
    play(game, "stop", "city driesen")
    (retreated,) = of_kind(game.events, "retreated")
    assert retreated.params["path"] == ("crossen", "meseritz", "driesen")
    assert aside(game) == 0


@pytest.mark.parametrize(("by", "left"), [("landsberg_an_der_warthe", 3), ("meseritz", 0)])
def test_the_winner_chooses_by_which_way_a_prussian_retreats(by: str, left: int) -> None:
    """M11.2.5, M19.1.11: while markers are set aside the path to the same end matters."""
    game = advanced(RETREATS.format(city="driesen", by="samter", troops=8))
    play(game, "stop", "city frankfurt_an_der_oder")
    assert asks(game, "retreat_path")
    play(game, f"city {by}")
    assert aside(game) == left
