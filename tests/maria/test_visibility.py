"""S The information model: every row of its table, who may see what.

`public` is what all seats and an onlooker see alike in their views; what somebody may not see he sees as None or as a
number of cards. What happened is in the log of those who may know it.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from kabinett import new_game
from kabinett.core.game import Game
from kabinett.maria.board import POWER_IDS
from tests import views
from tests.maria.politics_table import before_politics, bid, politics_stage
from tests.maria.table import advanced, asked, idle, intro, options, play, state
from tests.views import public, seen, stage_for, told

MT, FR2, L15 = SEATS = ("maria_theresa", "frederick", "louis_xv")
OWNERS = {"austria": MT, "prussia": FR2, "saxony": FR2, "pragmatic": FR2, "france": L15, "bavaria": L15}
HANDS = {
    "austria": ["S2", "H2"],
    "prussia": ["S3", "H3", "D3"],
    "saxony": ["S4"],
    "pragmatic": ["S5", "H5"],
    "france": ["S6", "H6", "D6", "C6"],
    "bavaria": ["S7"],
}
# Turn 5, the Prussians move. Törring commands a stack with Moritz; the Saxon is out of supply; a train has moved.
WAR = f"""
turn: 5
stage: prussia
phase: movement
tracks: {{saxony: SX2, russia: RU+1, italy: IT-2}}
pieces:
  friedrich: {{city: lueben, troops: 4}}
  schwerin: {{city: lueben, troops: 5}}
  der_alte_dessauer: {{box: true, troops: 6}}
  prussia_train_1: {{city: crossen, moved: true}}
  rutowski: {{city: freiberg, troops: 3, facing: down}}
  george_ii: {{city: hannover, troops: 5}}
  moritz_von_sachsen: {{city: ingolstadt, troops: 7}}
  belle_isle: {{city: ulm, troops: 2}}
  toerring: {{city: ingolstadt, troops: 5}}
  karl_von_lothringen: {{city: wien, troops: 7}}
  traun: {{city: prag, troops: 5}}
  batthyany: {{box: true, troops: 2}}
commanders: [toerring]
hussars: [kolin]
markers: {{eger: france, mainz: france, leipzig: austria}}
questions: {{brieg: prussia}}
battle_boxes: {{prussia: 2, austria: 1}}
victor: louis_xv
in_force: [41e]
hands: {json.dumps(HANDS).replace('"', "")}
draw: [C10, D10]
discards: [C2, H9]
display: {{austria: [S8]}}
contracts: [{{giver: pragmatic, receiver: austria, turns: 2}}]
agreements: [{{between: [frederick, maria_theresa], clauses: no_attack prussia austria until 6}}]
offers: [{{by: louis_xv, to: maria_theresa, clauses: no_shift until 7}}]
"""


def war(**changes: str) -> Game:
    """The war, with some lines of its text exchanged."""
    text = WAR
    for old, new in changes.items():
        line = next(line for line in text.splitlines() if line.strip().startswith(f"{old}:"))
        text = text.replace(line, line[: len(line) - len(line.lstrip())] + f"{old}: {new}")
    return advanced(text)


def public_stage(game: Game, name: str) -> dict[str, Any]:
    """What all see alike of a running stage: everything but what was just placed on the display."""
    return views.public_stage(game, name, "placed")


# -- the frame


@pytest.mark.parametrize(("players", "politics"), [(2, "optional"), (3, "standard")])
def test_variant_and_edition_are_public(players: int, politics: str) -> None:
    """S1: variant, number of players, optional politics, and the edition of the board with its cards and tracks."""
    game = new_game("maria", variant="advanced", players=players, politics=politics, seed=1)
    options = dict(game.rules.options)
    assert len(str(options.pop("board"))) == 12
    assert options == {"variant": "advanced", "players": players, "politics": politics}
    assert game.journal.head()["options"] == game.rules.options


@pytest.mark.parametrize(("status", "player"), [("SX2", FR2), ("SX3", MT), ("SX5", MT)])
def test_who_plays_what_is_public(status: str, player: str) -> None:
    """S2, M2.1, M2.10: Saxony's player goes by its status."""
    game = advanced(f"stage: hussars\ntracks: {{saxony: {status}}}\n")
    assert public(game, "players") == OWNERS | {"saxony": player}


def test_where_the_game_stands_is_public() -> None:
    """S3: turn, stage, phase, step, active powers, and who must decide."""
    game = war(friedrich="{city: liegnitz, troops: 4}")
    play(game, "piece friedrich")
    assert public(game, "turn") == 5
    assert [stage["stage"] for stage in public(game, "stages")] == ["Course", "ActionStage", "MovementPhase", "March"]
    assert public_stage(game, "ActionStage")["powers"] == ["prussia", "saxony"]
    assert public_stage(game, "March")["piece"] == "friedrich"
    for seat in (*SEATS, None):
        assert game.view(seat).waiting_for == (FR2,)
        assert [decision.kind for decision in game.view(seat).decisions] == ["march"] * (seat == FR2)


def test_nobody_sees_the_dice() -> None:
    """S4: neither the seed nor the state of the random source is in any view."""
    game = new_game("maria", variant="advanced", seed=987654321)
    for seat in (*SEATS, None):
        text = json.dumps(game.view(seat).to_json())
        assert "dice" not in seen(game, seat)
        assert state(game).dice.key.hex() not in text
        assert "987654321" not in text


# -- pieces


def test_generals_are_public() -> None:
    """S5: place (city, eliminated or off-map box), facing, and whether they have moved."""
    game = war(schwerin="{city: glogau, troops: 5, moved: true}")
    places = public(game, "place")
    assert [places[name] for name in ("friedrich", "der_alte_dessauer", "neipperg")] == ["lueben", "box", "eliminated"]
    assert public(game, "face_down") == ["rutowski"]
    assert "schwerin" in public(game, "moved")


@pytest.mark.parametrize("seat", [*SEATS, None])
def test_troops_are_known_to_who_plays_the_power(seat: str | None) -> None:
    """S6: each general's troops, off-map ones included, only to his player."""
    setting = state(war()).setting
    known = {name for name, troops in seen(war(), seat, "troops").items() if troops is not None}
    own = {piece.id for piece in setting.board.pieces if piece.general and OWNERS[POWER_IDS[piece.power]] == seat}
    assert known == own
    if seat == FR2:
        assert seen(war(), seat, "troops", "friedrich") == 4
        assert seen(war(), seat, "troops", "der_alte_dessauer") == 6


def test_total_troops_are_public() -> None:
    """S7, M6.9: with those of off-map generals."""
    totals = {"prussia": 15, "saxony": 3, "pragmatic": 5, "france": 9, "bavaria": 5, "austria": 14}
    assert public(war(), "totals") == totals


def test_trains_are_public() -> None:
    """S8: city, eliminated or Silesia box, and whether they have moved."""
    game = war()
    places = public(game, "place")
    assert (places["prussia_train_1"], places["prussia_train_2"]) == ("crossen", "box")
    assert places["austria_train_1"] == "eliminated"
    assert public(game, "moved") == ["prussia_train_1"]


def test_hussars_are_public() -> None:
    """S9: in a city, or beside the board."""
    assert public(war(), "hussars") == ["kolin", "beside"]


def test_stacks_and_their_commanders_are_public() -> None:
    """S10, M6.3: Törring was chosen before Moritz, who has the same rank."""
    game = war()
    places = public(game, "place")
    assert places["moritz_von_sachsen"] == places["toerring"] == "ingolstadt"
    assert public(game, "senior") == ["toerring"]


# -- fortresses and markers


def test_markers_are_public() -> None:
    """S11, S12, S13: fortress markers, sides of the Rhine electorates, question markers with the power noted."""
    game = war()
    markers = public(game, "markers")
    assert (markers["eger"], markers["glogau"], markers["breslau"]) == ("france", "prussia", "austria")
    assert "prag" not in markers
    electors = {city: markers[city] for city in ("mainz", "trier", "koeln", "mannheim")}
    assert electors == {"mainz": "france", "trier": "austria", "koeln": "france", "mannheim": "france"}
    assert public(game, "questions") == {"brieg": "prussia"}


def test_pools_are_public() -> None:
    """S14, M15.4: Prussia 13 - 2 - 2, France 11 - 1 - 3 Electors - Italy, Austria 8 - 5 - 1 - 1."""
    assert public(war(), "pools") == {"prussia": 9, "france": 8, "pragmatic": 8, "austria": 1}


def test_a_pool_below_zero_is_public() -> None:
    """S14, M23.3: Austria has placed two markers more than it has; it has won as soon as the stage ends."""
    markers = "{eger: france, leipzig: austria, dresden: austria, torgau: austria, bautzen: austria}"
    assert public(war(markers=markers), "pools", "austria") == -2


def test_victory_boxes_are_public() -> None:
    """S15, S16: battle boxes, 3 Electors, Emperor, Italy and Silesia."""
    game = war()
    boxes = public(game, "battle_boxes")
    assert (boxes["prussia"], boxes["austria"], boxes["france"]) == (2, 1, 0)
    assert public(game, "electors_box") == "france"
    assert public(game, "italy") == "france"
    assert public(game, "emperor") == "nobody"
    assert public(game, "peace_turn") == 0
    later = advanced("turn: 8\nstage: hussars\nemperor: austria\npeace_turn: 6\n")
    assert (public(later, "emperor"), public(later, "peace_turn")) == ("austria", 6)


def test_markers_set_aside_are_public() -> None:
    """S17: of Prussia by the peace, of France by its reduction."""
    game = advanced("turn: 8\nstage: hussars\nemperor: austria\npeace_turn: 7\nreduction: done\n"
                    "aside: {prussia: 3, france: 2}\n")  # fmt: skip
    aside = public(game, "aside")
    assert (aside["prussia"], aside["france"]) == (3, 2)


def test_what_happens_once_is_public() -> None:
    """S18: the turn of the peace, the reduction and an order for it, that Saxony has defected, lasting effects."""
    game = advanced("turn: 11\nstage: hussars\nemperor: austria\npeace_turn: 6\nreduction: ordered\nin_force: [44f]\n")
    assert (public(game, "peace_turn"), public(game, "reduction")) == (6, "ordered")
    assert public(game, "in_force") == ["44f"]
    assert public(game, "tracks", "saxony") == 3


@pytest.mark.parametrize(("peace", "controller"), [("peace_turn: 6", "prussia"), ("", "austria")])
def test_the_owner_of_silesia_is_public(peace: str, controller: str) -> None:
    """S19: since the turn of the peace it is Prussia's home; who controls it is public anyway."""
    game = advanced(f"turn: 9\nstage: hussars\nemperor: austria\n{peace}\n")
    assert (public(game, "peace_turn") > 0) == bool(peace)
    assert public(game, "control", "breslau") == controller


@pytest.mark.parametrize(("turn", "stage", "neutral"), [(8, "france", True), (8, "prussia", False)])
def test_prussias_neutrality_is_public(turn: int, stage: str, neutral: bool) -> None:
    """S20, M19.1.10: peace in turn 6, so neutral until stage 4 of turn 8; the turn of the peace tells until when."""
    game = advanced(f"turn: {turn}\nstage: {stage}\nemperor: austria\npeace_turn: 6\n")
    assert public(game, "prussia_neutral") is neutral


@pytest.mark.parametrize(
    ("box", "place", "status"), [("SX0", 0, "prussian_ally"), ("SX4", 4, "neutral"), ("SX6", 6, "austrian_ally")]
)
def test_tracks_and_the_status_of_saxony_are_public(box: str, place: int, status: str) -> None:
    """S21, S27: the boxes of the three markers, and the status that follows."""
    game = advanced(f"stage: hussars\ntracks: {{saxony: {box}, russia: RU+2, italy: IT-1}}\n")
    assert public(game, "saxony") == status
    assert public(game, "tracks") == {"saxony": place, "russia": 5, "italy": 2}


# -- tactical cards


def test_nobody_sees_the_draw_pile() -> None:
    """S22, S23: only its size, what was shuffled into it, and which decks wait."""
    game = war()
    assert public(game, "pile") == len(state(game).pile)
    assert public(game, "next_deck") == 1
    assert len(public(game, "pile_cards")) == 38


def test_discards_are_public() -> None:
    """S24: by deck."""
    assert public(war(), "discards") == {"1": ["C2", "H9"], "2": [], "3": [], "4": []}


@pytest.mark.parametrize("seat", [*SEATS, None])
def test_hands_are_known_to_who_plays_the_power(seat: str | None) -> None:
    """S25, S26, S52: a player sees the hands of all his powers, each for itself; others see how many cards it has."""
    expected = {power: cards if OWNERS[power] == seat else len(cards) for power, cards in HANDS.items()}
    assert seen(war(), seat, "hands") == expected


# -- political cards


def test_nobody_sees_the_political_pile() -> None:
    """S28, S29: only how many cards are left. The election lies among them until it is called."""
    game = war()
    assert public(game, "political_pile") == 24 - 2 * 5 + 1
    assert public(game, "election_pending") is False
    assert public(advanced("turn: 5\nstage: hussars\nelection: pending\n"), "election_pending") is True


def test_political_cards_in_play_are_public() -> None:
    """S29: which are open, who chose which, and which have been turned up so far; everybody's log has those that were
    discarded without effect."""
    game = politics_stage("prussia 43a", political="[43a, 44c]")
    stage = public_stage(game, "PoliticsStage")
    assert (stage["open"], stage["chosen"]) == (["44c"], {"43a": "prussia"})
    assert {"43a", "44c"} <= set(public(game, "revealed"))
    play(game, "skip")
    for seat in (*SEATS, None):
        assert [event.params["political"] for event in told(game, "political_card", seat)] == ["43a", "44c"]
        assert [event.params["political"] for event in told(game, "card_unused", seat)] == ["43a", "44c"]


@pytest.mark.parametrize(("seat", "card"), [(MT, 1), (FR2, ["S3"]), (L15, 1), (None, 1)])
def test_a_card_just_placed_is_known_to_its_owner(seat: str | None, card: object) -> None:
    """S30, M17.3.2: before the reveal others see that one was placed, not which."""
    game = before_politics(victor=MT, hands="{prussia: [S3, H3], france: [S6]}")
    play(game, "suit spades", "card S3")
    assert stage_for(game, seat, "PoliticsStage")["placed"]["prussia"] == card
    assert seen(game, seat, "hands", "prussia") == (["H3"] if seat == FR2 else 1)
    (event,) = told(game, "card_placed", seat)
    assert event.params == {"power": "prussia", "count": 1}


def test_a_card_not_placed_is_public() -> None:
    """S30: that no card was placed."""
    game = before_politics(victor=MT, hands="{prussia: [S3, H3]}")
    play(game, "suit spades", "pass")
    for seat in (*SEATS, None):
        assert told(game, "card_placed", seat)[0].params["count"] == 0


def test_saved_cards_are_public() -> None:
    """S31: they lie face-up."""
    assert public(war(), "display", "austria") == ["S8"]


def test_face_down_cards_are_public() -> None:
    """S32, M25.5.1: all have seen the bluff when it was turned up."""
    game = before_politics(victor=MT, politics="optional", hands="{prussia: [S3], austria: [H2]}")
    play(game, "suit spades")
    bid(game, prussia="S3", austria="H2")
    assert public(game, "covered", "austria") == ["H2"]
    assert public(game, "display", "prussia") == ["S3"]


def test_trump_influence_and_arrows_are_public() -> None:
    """S33: the trump suit, the order of influence with its values, and the sum of arrows announced."""
    game = before_politics(victor=MT, hands="{prussia: [S3], france: [S9], austria: [S2]}", political="[43b, 44c]")
    play(game, "suit spades")
    bid(game, prussia="S3", france="S9", austria="S2")
    stage = public_stage(game, "PoliticsStage")
    assert (stage["trump"], stage["order"]) == ("spades", ["france", "prussia", "austria"])
    assert public(game, "influence") == {"prussia": 3, "france": 9, "pragmatic": 0, "austria": 2}
    play(game, "political 43b", "right")
    assert public_stage(game, "PoliticsStage")["arrows"] == {"saxony": 0, "russia": 1, "italy": 0}


def test_the_last_victor_is_public() -> None:
    """S34: a player, or nobody."""
    assert public(war(), "victor") == L15
    assert public(advanced("stage: hussars\n"), "victor") == "nobody"


def test_income_modifiers_are_public() -> None:
    """S35, K3, K4, K7.3: with their sources: boxes while the marker is there, cards for a turn or the game."""
    incomes = public(war(tracks="{saxony: SX2, russia: RU+2, italy: IT-3}"), "incomes")
    assert incomes["austria"] == {"cards": 5, "changes": {"RU+2": 1, "IT-3": -1}}
    assert incomes["prussia"] == {"cards": 2, "changes": {"RU+2": -1}}
    assert incomes["france"] == {"cards": 4, "changes": {"41e": -1}}
    assert incomes["pragmatic"] == {"cards": 3, "changes": {}}


# -- contracts and agreements


def test_contracts_are_public() -> None:
    """S36: giver, receiver and turns left."""
    assert public(war(), "contracts") == [["pragmatic", "austria", 2]]


def test_agreements_and_offers_are_public() -> None:
    """S37, M21.1: running clauses and offers on the table, with their parties."""
    game = war()
    assert public(game, "agreements") == [[1, FR2, MT, "no_attack prussia austria until 6"]]
    assert public(game, "offers") == [[2, L15, MT, "no_shift until 7"]]
    game.play(FR2, "propose louis_xv: keep_out france wien until 9")
    assert public(game, "offers")[-1] == [3, FR2, L15, "keep_out france wien until 9"]
    for seat in (*SEATS, None):
        assert told(game, "offer_made", seat)[0].params["clauses"] == ("keep_out france wien until 9",)


def test_a_card_handed_over_is_seen_by_the_receiver_only() -> None:
    """S38, M20.6: France gives Prussia one of five cards. Louis sees the four that he keeps, Frederick the one."""
    game = advanced("""
stage: france
pieces: {belle_isle: {city: ulm, troops: 3}}
markers: {muenchen: austria}
contracts: [{giver: france, receiver: prussia, turns: 2}]
draw: [C2, C3, C4, C5, C6, C7]
""")
    assert asked(game) == "movement"
    assert [event.params["cards"] for event in told(game, "cards_seen", L15)] == [("C2", "C3", "C4", "C5")]
    assert [event.params["cards"] for event in told(game, "cards_seen", FR2)] == [("C6",)]
    assert (seen(game, FR2, "hands", "prussia"), seen(game, L15, "hands", "prussia")) == (["C6"], 1)
    for seat in (MT, None):
        assert told(game, "cards_seen", seat) == []
        assert [event.params["count"] for event in told(game, "cards_drawn", seat)] == [4, 1]


def test_whether_saxony_has_drawn_is_public() -> None:
    """S39."""
    assert public(war(), "saxony_drew") is True
    assert public(advanced("stage: hussars\n"), "saxony_drew") is False


# -- running phases

BATTLE = """
turn: 2
stage: prussia
phase: combat
pieces:
  friedrich: {city: jaegerndorf, troops: 2}
  schwerin: {city: jaegerndorf, troops: 3}
  erbprinz_leopold: {city: cosel, troops: 4}
  neipperg: {city: freudenthal, troops: 4}
  traun: {city: troppau, troops: 8}
  der_alte_dessauer: {box: true, troops: 6}
hands: {prussia: [D4, D9, H3], austria: [D2, C7]}
"""


def test_a_battle_is_public() -> None:
    """S40, S50: attacker, defender, announced strengths, score, side with the right, cards played, pairs left.

    The 5 troops of a stack are announced, how they are divided is not."""
    game = advanced(BATTLE)
    play(game, "piece neipperg", "card D2")
    battle = public_stage(game, "Battle")
    assert battle["cities"] == ["jaegerndorf", "freudenthal"]
    assert battle["powers"] == ["prussia", "austria"]
    assert battle["strengths"] == [5, 4]
    assert battle["score"] == -1
    assert battle["right"] == 0
    assert battle["played"] == ["D2"]
    assert public_stage(game, "CombatPhase")["pairs"] == [["jaegerndorf", "troppau"]]
    assert [seen(game, MT, "troops", name) for name in ("friedrich", "schwerin")] == [None, None]
    assert seen(game, FR2, "troops", "neipperg") is None


def test_what_a_battle_revealed_stays_in_the_log() -> None:
    """S50: knowledge gained earlier is not taken back."""
    game = advanced(BATTLE)
    play(game, "piece neipperg", "card D2", "card D9", "stop")
    for seat in (*SEATS, None):
        event = told(game, "battle", seat)[0]
        assert (event.params["attacking"], event.params["defending"]) == (5, 4)
        assert [event.params["card"] for event in told(game, "card_played", seat)] == ["D2", "D9"]


def test_the_supply_phase_is_public() -> None:
    """S41: what each general's supply costs, what was paid, and who is in supply."""
    game = intro("""
stage: france
phase: supply
pieces:
  france_train_2: {city: nuernberg}
  belle_isle: {city: ulm, troops: 3}
  broglie: {city: mindelheim, troops: 3}
hussars: [donauwoerth]
hands: {france: [S2, H5]}
""")
    assert asked(game) == "supplied"
    stage = public_stage(game, "SupplyPhase")
    assert {name: stage["costs"][name] for name in ("belle_isle", "broglie")} == {"belle_isle": 4, "broglie": 4}
    assert stage["budget"] == 7
    for seat in (*SEATS, None):
        assert [event.params["card"] for event in told(game, "card_paid", seat)] == ["S2", "H5"]
    play(game, "piece broglie")
    for seat in (*SEATS, None):
        assert told(game, "supply_covered", seat)[0].params["piece"] == "broglie"
        assert told(game, "turned_down", seat)[0].params["piece"] == "belle_isle"
    assert public(game, "face_down") == ["belle_isle"]


FLANDERS = """
stage: austria
phase: movement
pieces:
  traun: {city: bruessel, troops: 5}
  arenberg: {city: loewen, troops: 4}
  cumberland: {city: breda, troops: 5}
  earl_of_stair: {city: utrecht, troops: 4}
  der_alte_dessauer: {box: true, troops: 6}
"""


def test_turns_on_the_flanders_map_are_public() -> None:
    """S42, M10.1.21: whose turn it is there, and who has ended."""
    game = advanced(FLANDERS)
    assert public_stage(game, "MovementPhase")["turn"] == FR2
    for move in ("piece cumberland", "city turnhout", "stop"):
        game.play(FR2, move)
    assert public_stage(game, "MovementPhase")["turn"] == MT
    game.play(MT, "end_flanders")
    stage = public_stage(game, "MovementPhase")
    assert (stage["turn"], stage["ended"]) == (FR2, [MT])


def winter() -> Game:
    """Prussia, with 20 points, recruits for two generals on the map and one who is eliminated."""
    game = advanced("""
turn: 3
stage: winter
pieces:
  friedrich: {city: lueben, troops: 4}
  schwerin: {city: glogau, troops: 5}
  der_alte_dessauer: {box: true, troops: 6}
hands: {prussia: [S10, H10]}
""")
    idle(game, lambda game: game.decisions()[0].params.get("power") == "prussia")
    return game


@pytest.mark.parametrize("seat", [*SEATS, None])
def test_in_winter_the_number_is_public_and_the_shares_are_not(seat: str | None) -> None:
    """S43, M13.4: troops bought and re-entries are public, the distribution is the owner's secret."""
    game = winter()
    play(game, "value 5", "card S10", "card H10", "city berlin")
    assert told(game, "recruited", seat)[-1].params == {"power": "prussia", "count": 5}
    assert told(game, "general_entered", seat)[0].params == {"piece": "erbprinz_leopold", "city": "berlin"}
    assert asked(game) == "recruits"
    play(game, "value 3")
    own = seat == FR2
    assert [event.params["count"] for event in told(game, "recruits_placed", seat)] == [3] * own
    assert seen(game, seat, "recruits", "prussia") == (1 if own else None)
    assert seen(game, seat, "troops", "friedrich") == (7 if own else None)
    assert public(game, "totals", "prussia") == 20


SCORES = "{prussia: 4, france: 7, pragmatic: 8, austria: 6}"


@pytest.mark.parametrize("seat", [*SEATS, None])
def test_winter_scores_are_hidden_until_the_end(seat: str | None) -> None:
    """S44, M13.13: nobody sees them, not even one's own, until the game ends; then they are told to all."""
    game = advanced(f"turn: 12\nstage: winter\nemperor: austria\nwinter_scores: [{SCORES}, {SCORES}, {SCORES}]\n")
    assert game.outcome is not None
    assert [dict(event.params) for event in told(game, "winter_scores", seat)][:3] == [
        {"winter": str(number), "prussia": 4, "france": 7, "pragmatic": 8, "austria": 6} for number in (1, 2, 3)
    ]
    before = advanced(f"turn: 10\nstage: hussars\nemperor: austria\nwinter_scores: [{SCORES}, {SCORES}, {SCORES}]\n")
    assert seen(before, seat, "winter_scores") == 3
    assert told(before, "winter_scores", seat) == []


def test_the_electoral_college_is_public() -> None:
    """S45, M4.13: who controls each electoral fortress."""
    assert public(advanced("stage: hussars\n"), "college") == {
        "berlin": "prussia", "dresden": "saxony", "hannover": "pragmatic", "prag": "austria", "muenchen": "bavaria",
        "koeln": "france", "mannheim": "france", "mainz": "austria", "trier": "austria",
    }  # fmt: skip


def test_votes_are_public() -> None:
    """S46, M18.7: as they are declared."""
    game = advanced("turn: 5\nstage: election\nelection: pending\n")
    city = game.decisions()[0].params["city"]
    play(game, "candidate karl")
    assert public_stage(game, "Election")["votes"] == {city: "karl"}
    for seat in (*SEATS, None):
        assert told(game, "voted", seat)[0].params["candidate"] == "karl"


@pytest.mark.parametrize("seat", [*SEATS, None])
def test_the_set_up_is_secret(seat: str | None) -> None:
    """S47, M4.9: others see how many generals have got their troops, not how many troops."""
    game = new_game("maria", variant="advanced", seed=1)
    game.play(L15, "value 8")
    own = seat == L15
    assert seen(game, seat, "troops", "moritz_von_sachsen") == (8 if own else None)
    assert [event.params["count"] for event in told(game, "troops_assigned", seat)] == [8] * own
    assert stage_for(game, seat, "SetUp")["placed"]["france"] == 1
    assert public(game, "totals", "france") == 26


def test_the_result_is_public() -> None:
    """S48, M23.1: winner and reason, with the clause that broke a tie."""
    markers = "{eger: france, leipzig: austria, dresden: austria, torgau: austria, bautzen: austria}"
    game = war(markers=markers, questions="{}")
    idle(game, lambda game: game.outcome is not None)
    assert public(game, "outcome") == {"winners": [MT], "reason": "pool_austria", "clause": "M23.1"}
    for seat in (*SEATS, None):
        assert told(game, "game_ended", seat)[0].params["winners"] == (MT,)
        assert told(game, "pools", seat)[0].params["austria"] == -2


# -- the log


@pytest.mark.parametrize("seat", [*SEATS, None])
def test_draws_and_transfers_are_in_the_owners_log_only(seat: str | None) -> None:
    """S49: what was drawn and how troops were shifted; that cards were drawn is public."""
    game = advanced("""
stage: prussia
pieces:
  friedrich: {city: berlin, troops: 4}
  schwerin: {city: berlin, troops: 5}
  der_alte_dessauer: {box: true, troops: 6}
  rutowski: {city: dresden, troops: 5}
""")
    game.play(FR2, "divide friedrich:8")
    own = seat == FR2
    assert len(told(game, "cards_seen", seat)) == 2 * own
    assert len(told(game, "troops_divided", seat)) == own
    assert [event.params["count"] for event in told(game, "cards_drawn", seat)] == [3, 1]
    assert seen(game, seat, "troops", "friedrich") == (8 if own else None)


# -- what else section S says


def defect() -> Game:
    """Before a battle that Prussia loses; Saxony's marker is one box before neutrality."""
    return advanced("""
turn: 2
stage: austria
phase: combat
tracks: {saxony: SX2}
pieces:
  friedrich: {city: freudenthal, troops: 4}
  der_alte_dessauer: {box: true, troops: 6}
  rutowski: {city: freiberg, troops: 3}
  neipperg: {city: jaegerndorf, troops: 8}
  erbprinz_leopold: {city: sagan, troops: 4}
hands: {saxony: [S4, R], prussia: [C3]}
""")


def test_the_new_player_of_saxony_learns_all_of_it() -> None:
    """S51, M2.10: Maria Theresa gets its hand and troops; Frederick keeps what his log has, but no longer sees them."""
    game = defect()
    assert (seen(game, FR2, "hands", "saxony"), seen(game, MT, "hands", "saxony")) == (["S4", "R"], 2)
    play(game, "stop")
    idle(game, lambda game: asked(game) == "saxony_shift")
    log = len(game.log(FR2))
    play(game, "value 1")
    assert public(game, "saxony") == "neutral"
    assert (seen(game, FR2, "hands", "saxony"), seen(game, MT, "hands", "saxony")) == (2, ["S4", "R"])
    assert (seen(game, FR2, "troops", "rutowski"), seen(game, MT, "troops", "rutowski")) == (None, 3)
    assert told(game, "cards_seen", MT)[-1].params == {"power": "saxony", "cards": ("S4", "R")}
    assert told(game, "troops_seen", MT)[-1].params == {"piece": "rutowski", "count": 3}
    for seat in (FR2, L15, None):
        assert not told(game, "troops_seen", seat)
        assert not told(game, "cards_seen", seat)
    assert len(game.log(FR2)) > log, "what he heard before is still there"


def test_frederick_sees_his_three_hands_apart() -> None:
    """S52, M8.6: all at once, but each power pays with its own cards."""
    game = war(prussia_train_1="eliminated", hands="{prussia: [S3, H3], saxony: [S4], pragmatic: [S5]}")
    hands = seen(game, FR2, "hands")
    assert [hands[power] for power in ("prussia", "saxony", "pragmatic")] == [["S3", "H3"], ["S4"], ["S5"]]
    play(game, "reenter prussia_train_1", "city berlin")
    assert options(game) == {"card S3", "card H3"}


@pytest.mark.parametrize("hand", ["[D9]", "[C9]", "[R]"])
def test_who_can_not_play_is_asked_all_the_same(hand: str) -> None:
    """S53, M11.1.10: at score 0 the program checks what can be played; the opponent sees the same, whatever it is."""

    def at_zero(hand: str) -> Game:
        return advanced(f"""
turn: 2
stage: prussia
phase: combat
pieces:
  friedrich: {{city: jaegerndorf, troops: 4}}
  neipperg: {{city: freudenthal, troops: 4}}
  der_alte_dessauer: {{box: true, troops: 6}}
hands: {{prussia: {hand}, austria: [D2]}}
draw: [S2]
""")

    assert asked(at_zero(hand)) == "battle"
    for seat in (MT, L15, None):
        one, other = (at_zero(cards).view(seat).to_json() for cards in (hand, "[S9]"))
        assert one == other
