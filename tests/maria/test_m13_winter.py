"""M13 Winter."""

from __future__ import annotations

import pytest

from kabinett.core.errors import IllegalMove
from kabinett.core.game import Game
from kabinett.maria.advanced import score_winter
from kabinett.maria.board import load_board
from tests.maria.table import (
    advanced,
    asked,
    both_maps,
    cities,
    face_down,
    hand,
    hussars,
    intro,
    kinds,
    of_kind,
    options,
    place,
    play,
    state,
    troops,
)
from tests.maria.victory_table import pools


def to_power(game: Game, power: str) -> Game:
    """Let the powers before this one buy nothing."""
    while game.decisions()[0].params.get("power") != power:
        assert asked(game) == "recruit"
        play(game, "value 0")
    return game


def winter(power: str, text: str) -> Game:
    """The introductory game's first winter, when this power recruits."""
    return to_power(intro(f"turn: 3\nstage: winter\n{text}"), power)


def advanced_winter(power: str, text: str, players: int = 2) -> Game:
    """The same of the advanced game, on both maps and without the exception for München."""
    return to_power(both_maps(f"turn: 3\nstage: winter\n{text}", players), power)


def most(game: Game) -> int:
    """The largest number of troops that may be bought; all smaller ones are offered too."""
    numbers = sorted(int(option.removeprefix("value ")) for option in options(game))
    assert numbers == list(range(len(numbers)))
    return numbers[-1]


def entries(game: Game, general: str) -> set[str]:
    """Where this general may re-enter; the generals asked before him stay away."""
    while asked(game) == "general_entry" and game.decisions()[0].params["piece"] != general:
        play(game, "decline")
    if asked(game) != "general_entry":
        return set()
    return cities(game)


# -- order and price


@pytest.mark.parametrize("players", [2, 3])
def test_order_of_the_powers(players: int) -> None:
    """M13.1: F, B, P, S, A recruit one after the other; then turn 4 begins."""
    game = intro("turn: 3\nstage: winter", players)
    order = []
    while asked(game) == "recruit":
        order.append(game.decisions()[0].params["power"])
        play(game, "value 0")
    assert order == ["france", "bavaria", "prussia", "saxony", "austria"]
    assert asked(game) == "hussar"
    assert state(game).turn == 4


@pytest.mark.parametrize(
    ("status", "order"),
    [
        ("prussian_ally", ["france", "bavaria", "prussia", "saxony", "pragmatic", "austria"]),
        ("austrian_ally", ["france", "bavaria", "prussia", "pragmatic", "austria", "saxony"]),
    ],
)
def test_order_with_all_powers(status: str, order: list[str]) -> None:
    """M13.1: A & PA last, PA first of them; Saxony in the place of its action stage."""
    game = both_maps(f"turn: 3\nstage: winter\nsaxony: {status}")
    found = []
    while asked(game) == "recruit":
        found.append(game.decisions()[0].params["power"])
        play(game, "value 0")
    assert found == order


@pytest.mark.parametrize("turn", [3, 6])
def test_winter_follows_every_third_turn(turn: int) -> None:
    """M13.1: after turns 3 and 6 the powers recruit."""
    game = intro(f"turn: {turn}\nstage: austria\nphase: movement")
    play(game, "end")
    assert asked(game) == "recruit"


def test_no_winter_after_turn_four() -> None:
    """M13.1: only after every third turn."""
    game = intro("turn: 4\nstage: austria\nphase: movement")
    play(game, "end")
    assert asked(game) == "hussar"


def test_three_troops_cost_twelve() -> None:
    """T13.a, M13.2: paying 10 + 3 loses 1 point; 13 points do not buy a fourth troop."""
    game = winter("austria", "hands: {austria: [S10, H3]}\npieces: {traun: {city: linz, troops: 2}}")
    assert most(game) == 3
    play(game, "value 3")
    assert asked(game) == "payment"
    assert game.decisions()[0].params["due"] == 12
    play(game, "card S10", "card H3")
    while asked(game) == "general_entry":
        play(game, "decline")
    assert hand(game, "austria") == []
    assert troops(game, "traun") == 5


@pytest.mark.parametrize(("cards", "number"), [("[]", 0), ("[S3]", 0), ("[S4]", 1), ("[S4, S3]", 1), ("[R]", 2)])
def test_price_of_a_troop(cards: str, number: int) -> None:
    """M13.2: 4 points each (a Reserve is worth 8)."""
    game = winter("austria", f"hands: {{austria: {cards}}}\npieces: {{traun: {{city: linz, troops: 2}}}}")
    assert most(game) == number


def test_each_power_pays_for_itself() -> None:
    """M13.2: Prussia's cards buy nothing for Saxony."""
    game = winter(
        "prussia",
        """
hands: {prussia: [S10]}
pieces: {friedrich: {city: berlin, troops: 1}, rutowski: {city: dresden, troops: 1}}
""",
    )
    assert most(game) == 2
    to_power(game, "saxony")
    assert most(game) == 0


# -- eliminated generals


def test_no_return_without_recruits() -> None:
    """M13.3: who buys nothing brings nobody back."""
    game = winter("prussia", "hands: {prussia: [S10]}")
    events = play(game, "value 0")
    assert asked(game) == "recruit"
    assert game.decisions()[0].params["power"] == "saxony"
    assert "general_entered" not in kinds(events)


def test_return_costs_one_new_troop_each_and_nothing_else() -> None:
    """M13.3: with one troop bought one general returns, for 4 points in all; nobody is asked of a second."""
    game = winter("prussia", "hands: {prussia: [S4, H4]}\npieces: {}")
    play(game, "value 1", "card S4")
    assert entries(game, "friedrich") == {"berlin", "magdeburg"}
    events = play(game, "city berlin")
    assert [event.params["piece"] for event in of_kind(events, "general_entered")] == ["friedrich"]
    assert troops(game, "friedrich") == 1
    assert asked(game) == "recruit"
    assert hand(game, "prussia") == ["H4"]


def test_two_return_with_two_troops() -> None:
    """M13.3: each needs at least one: two troops, two generals with 1 each."""
    game = winter("prussia", "hands: {prussia: [S4, H4]}")
    play(game, "value 2", "card S4", "card H4", "city berlin", "city magdeburg")
    assert (place(game, "friedrich"), place(game, "schwerin")) == ("berlin", "magdeburg")
    assert (troops(game, "friedrich"), troops(game, "schwerin")) == (1, 1)
    assert place(game, "erbprinz_leopold") == "eliminated"


def test_returning_generals_may_be_passed_over() -> None:
    """M13.3: they re-enter if their player likes: the troops may go to a general on the map instead."""
    game = winter("prussia", "hands: {prussia: [S4]}\npieces: {schwerin: {city: lueben, troops: 2}}")
    play(game, "value 1", "card S4", "decline", "decline")
    assert troops(game, "schwerin") == 3
    assert place(game, "friedrich") == place(game, "erbprinz_leopold") == "eliminated"


# -- distribution


def test_distribution_within_one_to_eight() -> None:
    """M13.4: 3 new troops for Friedrich (7), Schwerin (6) and Leopold (8): 1 and 2; of 2, Friedrich gets 0 or 1."""
    text = """
hands: {prussia: [S10, H2]}
pieces:
  friedrich: {city: lueben, troops: 7}
  schwerin: {city: glogau, troops: 6}
  erbprinz_leopold: {city: sagan, troops: 8}
"""
    game = winter("prussia", text)
    assert most(game) == 3
    play(game, "value 3", "card S10", "card H2")
    while asked(game) == "recruits":
        play(game, *options(game))
    assert [troops(game, g) for g in ("friedrich", "schwerin", "erbprinz_leopold")] == [8, 8, 8]
    game = winter("prussia", text)
    play(game, "value 2", "card S10")
    assert game.decisions()[0].params["piece"] == "friedrich"
    assert options(game) == {"value 0", "value 1"}


def test_new_troops_for_generals_on_map_and_returning() -> None:
    """M13.4: 4 bought: one brings Friedrich back, the others are divided between him and Schwerin."""
    game = winter("prussia", "hands: {prussia: [S10, H6]}\npieces: {schwerin: {city: lueben, troops: 2}}")
    play(game, "value 4", "card S10", "card H6", "city berlin", "decline")
    assert asked(game) == "recruits"
    assert options(game) == {"value 0", "value 1", "value 2", "value 3"}
    play(game, "value 2")
    assert (troops(game, "friedrich"), troops(game, "schwerin")) == (3, 3)


def test_number_is_public_and_distribution_secret() -> None:
    """M13.4: all learn how many were bought, who re-enters and where; who got the troops only the owner learns."""
    game = winter("prussia", "hands: {prussia: [S10, H6]}\npieces: {schwerin: {city: lueben, troops: 2}}")
    events = play(game, "value 4", "card S10", "card H6", "city berlin", "decline", "value 2")
    public = [event for event in events if event.known_to("maria_theresa")]
    assert [event.params["count"] for event in of_kind(public, "recruited")] == [4]
    assert [(e.params["piece"], e.params["city"]) for e in of_kind(public, "general_entered")] == [
        ("friedrich", "berlin")
    ]
    assert "recruits_placed" in kinds(events)
    assert "recruits_placed" not in kinds(public)
    seen = game.view("maria_theresa").position
    assert (seen["troops"]["friedrich"], seen["troops"]["schwerin"]) == (None, None)
    assert seen["totals"]["prussia"] == 6


# -- places


@pytest.mark.parametrize(
    ("power", "general", "places"),
    [
        ("austria", "traun", {"wien", "prag", "bruenn"}),
        ("prussia", "friedrich", {"berlin", "magdeburg"}),
        ("saxony", "rutowski", {"dresden"}),
        ("bavaria", "toerring", {"muenchen"}),
        ("france", "broglie", {"muenchen"}),
    ],
)
def test_places_of_the_introductory_game(power: str, general: str, places: set[str]) -> None:
    """M13.5, M13.6: major fortresses of the own home country; for the French München, under friendly control."""
    # Another general on the map, so that nobody is forced to come back.
    stay = {"austria": "neipperg", "prussia": "schwerin", "france": "belle_isle"}.get(power)
    pieces = f"{{{stay}: {{city: posen, troops: 1}}}}" if stay else "{}"
    game = winter(power, f"hands: {{{power}: [S4]}}\npieces: {pieces}")
    play(game, "value 1", "card S4")
    if len(places) > 1 or stay:
        assert entries(game, general) == places
    else:
        assert place(game, general) in places


@pytest.mark.parametrize(
    ("power", "general", "places"),
    [
        ("austria", "traun", {"wien", "prag", "bruenn", "bruessel"}),
        ("prussia", "friedrich", {"berlin", "magdeburg"}),
        ("france", "broglie", {"lille", "metz", "strassburg"}),
        ("pragmatic", "george_ii", {"utrecht", "hannover"}),
    ],
)
def test_places_with_both_maps(power: str, general: str, places: set[str]) -> None:
    """T13.d, M13.5: not in a fortress of the cooperating minor power: France not in München, Prussia not in Dresden."""
    game = advanced_winter(power, f"hands: {{{power}: [S4]}}")
    play(game, "value 1", "card S4")
    assert entries(game, general) == places


def test_french_at_muenchen_in_the_introductory_game_only() -> None:
    """T13.d, M13.6: INTRO: legal; ADV: illegal."""
    text = "hands: {france: [S4]}\npieces: {belle_isle: {city: nuernberg, troops: 1}}"
    game = winter("france", text)
    play(game, "value 1", "card S4")
    assert "muenchen" in entries(game, "broglie")
    game = advanced_winter("france", text)
    play(game, "value 1", "card S4")
    assert entries(game, "broglie") == {"lille", "metz", "strassburg"}
    with pytest.raises(IllegalMove):
        play(game, "city muenchen")


@pytest.mark.parametrize(("holder", "places"), [("none", {"muenchen"}), ("france", {"muenchen"}), ("austria", set())])
def test_muenchen_must_be_under_friendly_control(holder: str, places: set[str]) -> None:
    """M13.6: the French return to München while F, B or an ally holds it, not while Austria does."""
    game = winter(
        "france",
        f"""
hands: {{france: [S4]}}
markers: {{muenchen: {holder}}}
pieces: {{belle_isle: {{city: nuernberg, troops: 1}}}}
""",
    )
    play(game, "value 1", "card S4")
    assert entries(game, "broglie") == places


def test_fortress_must_be_under_friendly_control() -> None:
    """M13.5: Prag with a Prussian marker is closed to Austria; Wien and Brünn are open."""
    game = winter("austria", "hands: {austria: [S4]}\nmarkers: {prag: prussia}")
    play(game, "value 1", "card S4")
    assert entries(game, "traun") == {"wien", "bruenn"}


def test_dresden_with_a_prussian_marker_is_friendly() -> None:
    """M13.5: control by an ally is friendly: Rutowski returns to Dresden that Prussia retook."""
    game = winter("saxony", "hands: {saxony: [S4]}\nmarkers: {dresden: prussia}")
    play(game, "value 1", "card S4")
    if asked(game) == "general_entry":
        play(game, "city dresden")
    assert place(game, "rutowski") == "dresden"


def test_breslau_is_no_home_before_the_annexation() -> None:
    """M13.5: a Prussian marker on Breslau does not make it home."""
    game = winter("prussia", "hands: {prussia: [S4]}\nmarkers: {breslau: prussia}")
    play(game, "value 1", "card S4")
    assert entries(game, "friedrich") == {"berlin", "magdeburg"}


@pytest.mark.parametrize(
    ("occupants", "free"),
    [
        ("karl_von_lothringen: {city: wien, troops: 8}", True),
        ("karl_von_lothringen: {city: wien, troops: 8}, neipperg: {city: wien, troops: 8}", False),
        ("austria_train_2: {city: wien}", False),
        ("friedrich: {city: wien, troops: 2}", False),
        ("toerring: {city: wien, troops: 2}", False),
        ("france_train_2: {city: wien}", True),
    ],
)
def test_no_illegal_stack_arises(occupants: str, free: bool) -> None:
    """M13.5, M13.7: beside one own general: yes; a stack, a friendly train, an enemy general: no; enemy train: yes."""
    game = winter("austria", f"hands: {{austria: [S4]}}\npieces: {{{occupants}}}")
    play(game, "value 1", "card S4")
    assert entries(game, "traun") == ({"wien", "prag", "bruenn"} if free else {"prag", "bruenn"})


def test_ally_that_does_not_cooperate_prevents_entry() -> None:
    """M13.5: Friedrich in München (allied, not cooperating) keeps Törring out; a French general does not."""
    text = "hands: {{bavaria: [S4]}}\npieces: {{{}: {{city: muenchen, troops: 2}}}}"
    assert most(winter("bavaria", text.format("friedrich"))) == 0
    game = winter("bavaria", text.format("broglie"))
    assert most(game) == 1
    play(game, "value 1", "card S4")
    if asked(game) == "general_entry":
        play(game, "city muenchen")
    assert place(game, "toerring") == "muenchen"


def test_commander_of_equal_ranks_is_chosen() -> None:
    """M13.5: Rutowski returns beside Friedrich in Dresden: a legal mixed stack; their player names the commander."""
    game = winter("saxony", "hands: {saxony: [S4]}\npieces: {friedrich: {city: dresden, troops: 2}}")
    play(game, "value 1", "card S4")
    if asked(game) == "general_entry":
        play(game, "city dresden")
    assert asked(game) == "commander"
    assert options(game) == {"piece friedrich", "piece rutowski"}


def test_two_may_return_to_one_fortress() -> None:
    """M13.5: two generals of one power may stand together; a third may not."""
    game = winter("prussia", "hands: {prussia: [S10, H2]}")
    play(game, "value 3", "card S10", "card H2", "city berlin", "city berlin")
    if asked(game) == "general_entry":
        assert cities(game) == {"magdeburg"}
        play(game, "city magdeburg")
    assert [place(game, g) for g in ("friedrich", "schwerin", "erbprinz_leopold")] == ["berlin", "berlin", "magdeburg"]


def test_enemy_train_is_eliminated() -> None:
    """M13.7: a French train in Wien: Traun re-enters there and the train is gone."""
    game = winter("austria", "hands: {austria: [S4]}\npieces: {france_train_2: {city: wien}}")
    play(game, "value 1", "card S4")
    assert "wien" in entries(game, "traun")
    play(game, "city wien")
    assert place(game, "france_train_2") == "eliminated"
    assert place(game, "traun") == "wien"


@pytest.mark.parametrize("train", ["austria_train_2", "pragmatic_train_1"])
def test_enemy_train_in_annexed_breslau(train: str) -> None:
    """T13.c, M13.7: Breslau is Prussian after the annexation (M19.1.3); Schwerin re-enters: the train is eliminated."""
    game = advanced_winter(
        "prussia",
        f"""
peace_turn: 1
hands: {{prussia: [S4]}}
pieces:
  friedrich: {{city: oels, troops: 2}}
  {train}: {{city: breslau}}
""",
        players=3,
    )
    play(game, "value 1", "card S4")
    assert entries(game, "schwerin") == {"berlin", "magdeburg", "breslau"}
    play(game, "city breslau")
    assert place(game, "schwerin") == "breslau"
    assert place(game, train) == "eliminated"


def test_hussar_is_removed() -> None:
    """M13.8: a hussar in Berlin does not hinder Friedrich and is removed."""
    game = winter("prussia", "hands: {prussia: [S4]}\nhussars: [berlin]")
    play(game, "value 1", "card S4")
    assert entries(game, "friedrich") == {"berlin", "magdeburg"}
    play(game, "city berlin")
    assert hussars(game) == ["beside", "beside"]


def test_returning_general_is_face_up() -> None:
    """M13.3: who comes back is face-up and stands in his fortress."""
    game = winter("prussia", "hands: {prussia: [S4]}")
    play(game, "value 1", "card S4", "city berlin")
    assert not face_down(game, "friedrich")


# -- limits


def test_off_map_general_gets_no_troops() -> None:
    """M13.9: der Alte Dessauer (5), off-map, is no room for troops: only Friedrich on the map can take 1."""
    game = advanced_winter(
        "prussia",
        """
hands: {prussia: [S10, H10]}
pieces:
  friedrich: {city: berlin, troops: 7}
  schwerin: {city: glogau, troops: 8}
  erbprinz_leopold: {city: sagan, troops: 8}
  der_alte_dessauer: {box: true, troops: 5}
""",
    )
    assert most(game) == 1
    play(game, "value 1", "card S10")
    while asked(game) == "recruits":
        play(game, *options(game))
    assert (troops(game, "friedrich"), troops(game, "der_alte_dessauer")) == (8, 5)
    assert place(game, "der_alte_dessauer") == "box"


@pytest.mark.parametrize(("troops_now", "number"), [(8, 0), (7, 1), (5, 3)])
def test_troops_without_place_can_not_be_bought(troops_now: int, number: int) -> None:
    """M13.10: all generals on the map full and no place to re-enter: nothing can be bought."""
    game = winter(
        "prussia",
        f"""
hands: {{prussia: [S10, H10]}}
markers: {{berlin: austria, magdeburg: austria}}
pieces: {{friedrich: {{city: lueben, troops: {troops_now}}}}}
""",
    )
    assert most(game) == number


def test_room_of_returning_generals_counts_once_per_place() -> None:
    """M13.10: beside Friedrich (8) in Magdeburg one of two eliminated generals finds a place: 8 troops of 10 paid."""
    text = """
hands: {prussia: [S10, H10, D10, C10]}
markers: {berlin: austria}
pieces: {friedrich: {city: magdeburg, troops: 8}}
"""
    game = winter("prussia", text)
    assert most(game) == 8
    play(game, "value 8", "card S10", "card H10", "card D10", "card C10")
    assert game.decisions()[0].params["piece"] == "schwerin"
    assert options(game) == {"city magdeburg", "decline"}
    play(game, "decline")
    while asked(game) == "recruits":
        play(game, *options(game))  # there is no choice: Friedrich is full
    assert place(game, "erbprinz_leopold") == "magdeburg"
    assert troops(game, "erbprinz_leopold") == 8


def test_general_must_return_when_the_troops_need_him() -> None:
    """M13.10: 2 bought, Friedrich can take 1: of Schwerin and Leopold one has to come back."""
    game = winter("prussia", "hands: {prussia: [S8]}\npieces: {friedrich: {city: lueben, troops: 7}}")
    play(game, "value 2", "card S8", "decline")
    assert game.decisions()[0].params["piece"] == "erbprinz_leopold"
    assert "decline" not in options(game)
    with pytest.raises(IllegalMove):
        play(game, "decline")


def test_all_places_closed_but_recruiting_goes_on() -> None:
    """T13.b, M13.5: Prag and Brünn in enemy hands, a train in Wien: no re-entry; Traun on the map gets the troops."""
    game = winter(
        "austria",
        """
hands: {austria: [S8]}
markers: {prag: prussia, bruenn: france}
pieces: {traun: {city: linz, troops: 3}, austria_train_2: {city: wien}}
""",
    )
    assert most(game) == 2
    events = play(game, "value 2", "card S8")
    assert "general_entered" not in kinds(events)
    assert asked(game) == "hussar"
    assert troops(game, "traun") == 5


def test_face_down_generals_may_be_reinforced() -> None:
    """M13.4: generals on the map, face-down ones too, and their facing does not change."""
    game = winter("austria", "hands: {austria: [S4]}\npieces: {traun: {city: posen, troops: 3, facing: down}}")
    play(game, "value 1", "card S4")
    while asked(game) == "general_entry":
        play(game, "decline")
    assert troops(game, "traun") == 4
    assert face_down(game, "traun")


# -- off-map generals


def test_off_map_generals_do_not_re_enter() -> None:
    """M13.9, M13.3: only eliminated generals do: nobody is asked about the Dessauer."""
    game = advanced_winter(
        "prussia", "hands: {prussia: [S4]}\npieces: {der_alte_dessauer: {box: true, troops: 5}}", players=3
    )
    play(game, "value 1", "card S4")
    asked_about = []
    while asked(game) == "general_entry":
        asked_about.append(game.decisions()[0].params["piece"])
        play(game, "decline" if "decline" in options(game) else str(game.decisions()[0].options[0]))
    assert asked_about == ["friedrich", "schwerin", "erbprinz_leopold"]
    assert place(game, "der_alte_dessauer") == "box"


# -- consent

BESIDE_STAIR = """
hands: {austria: [S4]}
pieces:
  khevenhueller: {city: linz, troops: 3}
  earl_of_stair: {city: bruessel, troops: 2}
"""


def test_one_player_of_both_powers_needs_no_consent() -> None:
    """M13.11, M24.8: with two players one plays A and PA: Traun returns beside Stair, and nobody is asked."""
    game = advanced_winter("austria", BESIDE_STAIR)
    play(game, "value 1", "card S4")
    assert "bruessel" in entries(game, "traun")
    play(game, "city bruessel")
    assert place(game, "traun") == place(game, "earl_of_stair") == "bruessel"


@pytest.mark.parametrize("answer", ["accept", "decline"])
def test_an_austrian_returns_beside_a_pragmatic_general_by_consent(answer: str) -> None:
    """M13.11, M10.1.19: Frederick is asked; if he refuses, Traun may return elsewhere or stay away."""
    game = advanced_winter("austria", BESIDE_STAIR, players=3)
    play(game, "value 1", "card S4")
    assert "bruessel" in entries(game, "traun")
    play(game, "city bruessel")
    assert (asked(game), game.decisions()[0].seat) == ("consent", "frederick")
    assert place(game, "traun") == "eliminated"
    play(game, answer)
    if answer == "accept":
        assert place(game, "traun") == place(game, "earl_of_stair") == "bruessel"
        assert troops(game, "traun") == 1
    else:
        assert (asked(game), game.decisions()[0].seat) == ("general_entry", "maria_theresa")
        assert options(game) == {"city wien", "city prag", "city bruenn", "decline"}


def test_a_pragmatic_general_returns_beside_an_austrian_by_consent() -> None:
    """M13.11: now Maria Theresa is asked."""
    game = advanced_winter(
        "pragmatic",
        """
hands: {pragmatic: [S4]}
pieces: {cumberland: {city: breda, troops: 3}, arenberg: {city: utrecht, troops: 2}}
""",
        players=3,
    )
    play(game, "value 1", "card S4")
    assert entries(game, "george_ii") == {"hannover", "utrecht"}
    play(game, "city utrecht")
    assert (asked(game), game.decisions()[0].seat) == ("consent", "maria_theresa")
    play(game, "accept")
    assert place(game, "george_ii") == "utrecht"


def test_the_commander_of_equal_ranks_is_part_of_the_consent() -> None:
    """M13.11, M6.4: Traun (2) comes to Cumberland (2): Maria Theresa names the commander, Frederick consents to it."""
    game = advanced_winter("austria", BESIDE_STAIR.replace("earl_of_stair", "cumberland"), players=3)
    play(game, "value 1", "card S4")
    entries(game, "traun")
    play(game, "city bruessel")
    assert (game.decisions()[0].seat, options(game)) == ("maria_theresa", {"piece traun", "piece cumberland"})
    play(game, "piece cumberland")
    assert (asked(game), game.decisions()[0].params["commander"]) == ("consent", "cumberland")
    events = play(game, "accept")
    assert [event.params["piece"] for event in of_kind(events, "commander")] == ["cumberland"]


@pytest.mark.parametrize(("players", "number"), [(2, 2), (3, 0)])
def test_no_troops_are_bought_for_a_place_that_may_be_refused(players: int, number: int) -> None:
    """M13.10, M13.11: Austria's only place is beside a Pragmatic general: with three players it is not certain."""
    game = advanced_winter(
        "austria",
        """
hands: {austria: [S8]}
markers: {wien: france, prag: france, bruenn: prussia, utrecht: france}
pieces: {cumberland: {city: bruessel, troops: 2}}
""",
        players,
    )
    assert most(game) == number


def test_trains_do_not_return_in_winter() -> None:
    """M13.12: no train is brought back in winter, whatever can be paid."""
    game = intro("turn: 3\nstage: winter\nhands: {france: [S10], prussia: [H10], austria: [D10]}")
    while asked(game) == "recruit":
        assert not [option for option in options(game) if not option.startswith("value ")]
        play(game, "value 0")
    trains = [piece.id for piece in load_board().pieces if not piece.general]
    assert {place(game, train) for train in trains} <= {"eliminated", "absent"}


# -- scores


def test_winter_score_at_the_start_position() -> None:
    """T13.e, M13.13: 1 point per marker in the pool: P 11, F 11, PA 8, A 3."""
    game = advanced("turn: 3\nstage: winter")
    assert state(game).winter_scores == [[11, 11, 8, 3]]  # in the order of the display


def test_every_winter_is_scored_once() -> None:
    """M13.13: each by the pools at that time."""
    game = advanced("""
turn: 6
stage: winter
battle_boxes: {prussia: 2}
markers: {straubing: austria}
winter_scores: [{prussia: 11, france: 11, pragmatic: 8, austria: 3}]
""")
    assert state(game).winter_scores == [[11, 11, 8, 3], [9, 11, 8, 2]]
    play(game, *["value 0"] * 6)
    assert len(state(game).winter_scores) == 2


def test_a_pool_below_zero_scores_nothing() -> None:
    """M13.13: 0 if the pool is 0 or below. (No winter sees one, for the game would be over: M23.1.)"""
    for left in (0, -2):
        game = advanced(f"turn: 3\nstage: france\nphase: movement\n{pools(france=left)}")
        score_winter(state(game))
        assert state(game).winter_scores[-1] == [11, 0, 8, 3]


def test_scores_are_hidden_until_the_game_ends() -> None:
    """M13.13, S44: all learn that the winter was scored; nobody sees the sheet, which is folded away."""
    game = advanced("turn: 3\nstage: winter")
    (event,) = of_kind(game.events, "winter_scored")
    assert not event.params
    for seat in (*game.seats, None):
        assert game.view(seat).position["winter_scores"] == 1
    assert "winter_scores" not in kinds(game.events)


# -- the fourth winter


def test_the_game_ends_after_the_fourth_winter() -> None:
    """M13.14: turn 12, its winter, and nothing more; recruiting is left out, whatever could be bought."""
    game = advanced("""
turn: 12
stage: austria
phase: movement
emperor: austria
hands: {austria: [S10], france: [H10]}
pieces: {traun: {city: linz, troops: 1}, belle_isle: {city: nuernberg, troops: 1}}
""")
    game.play("frederick", "end")
    events = game.play("maria_theresa", "end")
    assert game.outcome is not None
    assert game.decisions() == ()
    assert "winter_scored" in kinds(events)
    assert not {"recruited", "winter_began", "turn_began"} & set(kinds(events))
    assert len(state(game).winter_scores) == 4


@pytest.mark.parametrize("turn", [3, 6, 9])
def test_the_first_three_winters_end_nothing(turn: int) -> None:
    """M13.14: after them the next turn begins."""
    game = advanced(f"turn: {turn}\nstage: winter" + "\nemperor: france" * (turn == 9))
    play(game, *["value 0"] * 6)
    assert (game.outcome, state(game).turn) == (None, turn + 1)


def test_introductory_winter_scores_nothing_and_ends_nothing() -> None:
    """M13.13, M13.14: no scoring and no fourth winter in the introductory game: after the second, turn 7 begins."""
    game = intro("turn: 6\nstage: winter")
    events = play(game, *["value 0"] * 5)
    assert set(kinds(events)) == {"recruited", "turn_began"}
    assert game.outcome is None
    assert state(game).turn == 7


def test_a_consent_given_in_advance_makes_a_place_certain() -> None:
    """N14, M13.10, M13.11: with a standing consent troops can be bought for a place beside the other's general."""
    game = advanced("""
        turn: 6
        stage: winter
        markers: {wien: france, prag: france, bruenn: france, utrecht: france}
        pieces:
          earl_of_stair: {city: bruessel, troops: 8}
          karl_von_lothringen: {city: olmuetz, troops: 8}
        hands: {austria: [S10, S9, S8, S7]}
        agreements: [{between: [maria_theresa, frederick], clauses: consent until 9}]
    """)
    while game.decisions()[0].seat != "maria_theresa":
        play(game, "value 0")
    assert options(game) == {f"value {count}" for count in range(9)}
