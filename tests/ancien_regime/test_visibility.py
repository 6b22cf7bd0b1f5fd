"""S The information model: every row of its table, who may see what; P public, O owner, N nobody.

`public` is what all seats and an onlooker see alike in their views; what somebody may not see he sees as None or as a
number of cards. What happened is in the log of those who may know it. That nothing of a secret shows anywhere else is
tested for every kind of moment in `test_properties`.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from kabinett import new_game
from kabinett.core.game import Game
from tests.ancien_regime.battle_table import duel, go, set_out
from tests.ancien_regime.diplomacy_table import choose, diplomacy, expel
from tests.ancien_regime.table import acting, asked, moving, play, position, seat, state
from tests.views import public, public_stage, seen, stage_for, told

SEATS = ("britain", "prussia", "austria", "france", "russia", "spain", "ottoman")
by_seat = pytest.mark.parametrize("seat", [*SEATS, None])
# Round 3, Action Turn 2, Britain's Taxation has just been; Prussia is at Drill.
WAR = """
round: 3
turn: 2
part: drill
statuses: {russia: neutral, spain: expansionist}
morale: {britain: 4, france: 9}
influence: {france: 12, prussia: 7}
money: {spain: 8}
generals:
  britain_1: {territory: hannover, troops: 3}
  france_1: {territory: paris, troops: 2}
  prussia_2: {territory: berlin, troops: 1}
  stuart: {territory: scotland, troops: 1}
frederick: prussia_2
garrisons: {holland: britain, silesia: prussia}
fortresses: [holland]
crown: austria
hands: {britain: [1, 5], prussia: [2, 2], spain: [4, 4, 3]}
draw: [6]
discards: [2, 3]
"""


# -- the frame


@pytest.mark.parametrize(("scenario", "players", "minors"), [(1740, 7, 0), (1756, 6, 1), (1740, 5, 2), (1756, 4, 3)])
def test_s1_options_and_seats_are_public(scenario: int, players: int, minors: int) -> None:
    """S1: scenario, number of players, round limit, edition of board and deck; seats are the Majors."""
    game = new_game("ancien_regime", scenario=scenario, players=players, rounds=9, seed=1)
    options = dict(game.rules.options)
    assert len(str(options.pop("board"))) == 12
    assert options == {"scenario": scenario, "players": players, "rounds": 9}
    assert game.journal.head()["options"] == game.rules.options
    assert game.seats == SEATS[: players if players < 7 else 7]
    assert list(public(game, "controlled_by").values()).count("nobody") == minors


def test_s2_nobody_sees_the_dice() -> None:
    """S2: neither the seed nor the state of the random source is in any view."""
    game = new_game("ancien_regime", seed=987654321)
    for who in (*SEATS, None):
        text = json.dumps(game.view(who).to_json())
        assert "dice" not in seen(game, who)
        assert state(game).dice.key.hex() not in text
        assert "987654321" not in text


def test_s3_where_the_game_stands_is_public() -> None:
    """S3: Round, Action Turn, the step inside it, and who must decide."""
    game = position(WAR)
    assert (public(game, "round"), public(game, "turn")) == (3, 2)
    assert [stage["stage"] for stage in public(game, "stages")] == ["Course", "Drill"]
    assert (public_stage(game, "Course")["next"], public_stage(game, "Drill")["power"]) == ("taxation", "prussia")
    assert public(game, "wheel")["austria"] == "movement"
    for who in (*SEATS, None):
        assert game.view(who).waiting_for == ("prussia",)
        assert [decision.kind for decision in game.view(who).decisions] == ["drill"] * (who == "prussia")


# -- politics


def test_s4_statuses_are_public() -> None:
    """S4: each power's, and during an update those before it."""
    game = position(WAR)
    assert public(game, "status") == {
        "britain": "british", "prussia": "french", "austria": "british", "france": "french", "russia": "neutral",
        "spain": "expansionist", "ottoman": "neutral",
    }  # fmt: skip
    update = diplomacy("generals: {austria_1: {territory: kiev, troops: 1}, austria_2: {territory: wien, troops: 0}}")
    choose(update, russia="neutral")
    assert asked(update) == "withdrawal"
    stage = public_stage(update, "Update")
    assert (stage["status"]["russia"], public(update, "status", "russia")) == ("british", "neutral")


def test_s5_refusals_and_expulsions_are_public() -> None:
    """S5: of the current phase; who was a member before it has still that status."""
    game = diplomacy()
    expel(game, britain="russia")
    assert public_stage(game, "Diplomacy", "wanted", "expelling")["closed"]["russia"] == ["british"]
    for who in (*SEATS, None):
        assert [event.params["power"] for event in told(game, "expelled", who)] == ["russia"]
    choices = {"prussia": "british", "austria": "british", "russia": "neutral", "spain": "french", "ottoman": "neutral"}
    for power, status in choices.items():
        game.play(power, f"status {status}")
    game.play("britain", "decline")
    assert public_stage(game, "Diplomacy", "wanted", "expelling")["closed"]["prussia"] == ["british"]
    assert public(game, "status", "prussia") == "french"
    for who in (*SEATS, None):
        assert told(game, "application_refused", who)[0].params == {"power": "prussia", "status": "british"}


@by_seat
def test_s6_a_status_is_secret_until_all_have_chosen(seat: str | None) -> None:
    """S6, T7.7: others see that a power has chosen, not what; after the last choice all see all."""
    game = diplomacy()
    expel(game)
    game.play("austria", "status neutral")
    stage = stage_for(game, seat, "Diplomacy")
    assert stage["wanted"]["austria"] == ("neutral" if seat == "austria" else None)
    assert (stage["ready"], stage["revealed"]["austria"]) == (["austria"], "none")
    assert game.view(seat).waiting_for == ("prussia", "russia", "spain", "ottoman")
    assert told(game, "status_chosen", seat) == []
    for power, status in (("prussia", "french"), ("russia", "british"), ("spain", "french"), ("ottoman", "neutral")):
        game.play(power, f"status {status}")
    assert [event.params["status"] for event in told(game, "status_chosen", seat)] == [
        "french", "neutral", "british", "french", "neutral",
    ]  # fmt: skip


@by_seat
def test_s6_expulsions_are_announced_together(seat: str | None) -> None:
    """S6, C7.3.2: what one Leader has decided is his until the other has, too."""
    game = diplomacy()
    game.play("france", "expel spain")
    game.play("france", "stop")
    expelling = stage_for(game, seat, "Diplomacy")["expelling"]
    assert expelling["france"] == (["spain"] if seat == "france" else None)
    assert game.view(seat).waiting_for == ("britain",)
    assert told(game, "expelled", seat) == []
    game.play("britain", "stop")
    assert [event.params["power"] for event in told(game, "expelled", seat)] == ["spain"]


def test_s7_controllers_are_public() -> None:
    """S7, C12.7.4: of each Minor, also who plays for one in a battle only."""
    controlled = position("round: 2\npart: drill\ncontrollers: {ottoman: russia, spain: france}\n", players=5)
    owners = public(controlled, "controlled_by")
    assert (owners["ottoman"], owners["spain"], owners["russia"]) == ("russia", "france", "russia")
    game = guarded()
    assert (public(game, "controlled_by", "ottoman"), public(game, "guardian", "ottoman")) == ("nobody", "france")
    assert public(game, "players", "ottoman") == "france"
    for who in (*game.seats, None):
        assert told(game, "guardian_appointed", who)[0].params == {"power": "ottoman", "major": "france"}


def guarded() -> Game:
    """Russia, of the British Coalition, has attacked the uncontrolled Ottomans in Crimea."""
    game = set_out("russia", """
generals:
  russia_1: {territory: zaporozhye, troops: 2}
  ottoman_1: {territory: crimea, troops: 2}
garrisons: {crimea: ottoman}
hands: {russia: [1, 2], ottoman: [6, 4]}
""", arbiter="france", players=6)  # fmt: skip
    go(game, "russia_1", "march crimea")
    return game


@pytest.mark.parametrize("seat", [*SEATS[:6], None])
def test_s8_a_bid_is_secret_until_all_are_in(seat: str | None) -> None:
    """S8: others see who has bid; then all bids are public."""
    game = position("turn: 7\npart: control\nmorale: {austria: 9, russia: 5}\n", players=6)
    game.play("austria", "bid 3")
    auction = stage_for(game, seat, "Auction")
    assert auction["bids"]["austria"] == (3 if seat == "austria" else None)
    assert (auction["ready"], auction["minor"]) == (["austria"], "ottoman")
    assert game.view(seat).waiting_for == ("britain", "prussia", "france", "russia", "spain")
    assert told(game, "bid_revealed", seat) == []
    for power, bid in (("britain", 0), ("prussia", 1), ("france", 0), ("russia", 2), ("spain", 0)):
        game.play(power, f"bid {bid}")
    assert {event.params["power"]: event.params["bid"] for event in told(game, "bid_revealed", seat)} == {
        "britain": 0, "prussia": 1, "austria": 3, "france": 0, "russia": 2, "spain": 0,
    }  # fmt: skip


# -- tracks and pieces


def test_s9_tracks_are_public() -> None:
    """S9: Morale, Influence and Money of every power."""
    game = position(WAR)
    assert (public(game, "morale", "britain"), public(game, "morale", "austria")) == (4, 9)
    assert (public(game, "influence", "france"), public(game, "influence", "prussia")) == (12, 7)
    assert (public(game, "money", "spain"), public(game, "money", "france")) == (8, 0)


def test_s10_generals_are_public() -> None:
    """S10: place (a territory, off board, Stuart's reserve), troops, who Frederick and Stuart are."""
    places = public(position(WAR), "place")
    assert [places[name] for name in ("britain_1", "france_1", "stuart", "russia_1")] == [
        "hannover", "paris", "scotland", "off",
    ]  # fmt: skip
    assert public(new_game("ancien_regime", seed=1), "place", "stuart") == "reserve"
    troops = public(position(WAR), "troops")
    assert [troops[name] for name in ("britain_1", "prussia_2", "stuart")] == [3, 1, 1]
    assert public(position(WAR), "frederick") == "prussia_2"


def test_s11_garrisons_and_fortresses_are_public() -> None:
    """S11: by territory, and how many fortresses are left."""
    game = position(WAR)
    assert public(game, "garrisons") == {"holland": "britain", "silesia": "prussia"}
    assert (public(game, "fortresses"), public(game, "fortresses_left")) == (["holland"], 5)
    assert public(game, "control", "holland") == "britain"


def test_s12_tokens_left_are_public() -> None:
    """S12: Britain 21 - 3 - 1, France 49 - 2 - 1, Prussia 21 - 1 - 1."""
    tokens = public(position(WAR), "tokens")
    assert (tokens["britain"], tokens["france"], tokens["prussia"], tokens["spain"]) == (17, 46, 19, 21)


# -- cards


@by_seat
def test_s13_s14_a_hand_is_its_players(seat: str | None) -> None:
    """S13, S14: Prussia has just drawn a 6; others see how many cards there are."""
    hands = {"britain": [1, 5], "prussia": [2, 2, 6], "spain": [3, 4, 4]}
    expected = {power: hands.get(power, []) if power == seat else len(hands.get(power, [])) for power in SEATS}
    game = position(WAR)
    assert seen(game, seat, "hands") == expected
    assert [event.params["cards"] for event in told(game, "cards_seen", seat)] == [("6",)] * (seat == "prussia")
    assert told(game, "cards_drawn", seat)[0].params == {"power": "prussia", "count": 1}


@pytest.mark.parametrize("seat", [*SEATS[:6], None])
def test_s13_the_hand_of_a_minor(seat: str | None) -> None:
    """S13, C12.7.4: its controller's; nobody's if it is uncontrolled, but for who plays for it in a battle."""
    text = "round: 2\npart: drill\ncontrollers: {ottoman: russia}\nhands: {ottoman: [6, 4]}\n"
    assert seen(position(text, players=6), seat, "hands", "ottoman") == ([4, 6] if seat == "russia" else 2)
    nobodys = position("part: drill\nhands: {ottoman: [6, 4]}\n", players=6)
    assert seen(nobodys, seat, "hands", "ottoman") == 2
    game = guarded()
    assert seen(game, seat, "hands", "ottoman") == ([4, 6] if seat == "france" else 2)
    assert [event.params["cards"] for event in told(game, "hand_seen", seat)] == [("4", "6")] * (seat == "france")


@pytest.mark.parametrize("seat", [*SEATS[:6], None])
def test_s13_who_takes_a_minor_sees_its_hand(seat: str | None) -> None:
    """S13, C12.4.3: the new controller, from then on; the former one no longer."""
    text = "round: 2\nturn: 7\npart: control\ncontrollers: {ottoman: russia}\nhands: {ottoman: [6, 4]}\ndraw: [1]\n"
    game = position(text, players=6)
    assert seen(game, seat, "hands", "ottoman") == ([4, 6] if seat == "russia" else 2)
    for power in game.seats:
        game.play(power, f"bid {2 if power == 'austria' else 0}")
    assert asked(game) == "drill"
    assert seen(game, seat, "hands", "ottoman") == ([1, 4, 6] if seat == "austria" else 3)
    assert [event.params["cards"] for event in told(game, "hand_seen", seat)] == [("4", "6")] * (seat == "austria")


def test_s15_nobody_sees_the_draw_pile() -> None:
    """S15: only its size, 56 less 8 in hands and 2 discarded."""
    assert public(position(WAR), "pile") == 46


def test_s16_discards_are_public() -> None:
    """S16: all of them, those of Drill and of the hand limit too."""
    game = position(WAR)
    assert public(game, "discards") == [2, 3]
    play(game, "card 6")
    assert public(game, "discards") == [2, 3, 6]
    over = acting("france", "mobilisation", "hands: {france: [1, 1, 1, 2, 2, 5]}\ndraw: [4, 4, 4]\n")
    assert asked(over) == "hand_limit"
    play(over, "card 5")
    assert public(over, "discards") == [5]
    for who in (*SEATS, None):
        assert told(over, "card_discarded", who)[0].params == {"power": "france", "card": "5"}


# -- election


def test_s17_the_election_is_public() -> None:
    """S17: the crown, the participants with their votes, and the votes cast so far."""
    game = position("turn: 3\npart: election\ncrown: austria\ngarrisons: {bavaria: france, lorraine: france, "
                    "saxonia: austria}\n")  # fmt: skip
    assert public(game, "crown") == "austria"
    assert public(game, "votes") == {"britain": 1, "prussia": 1, "austria": 2, "france": 2}
    play(game, "power austria")
    assert public_stage(game, "Election")["votes"] == {"britain": "austria"}
    for who in (*SEATS, None):
        assert told(game, "voted", who)[0].params == {"power": "britain", "candidate": "austria", "count": 1}


# -- movement

MARCHES = """
generals:
  britain_1: {territory: hannover, troops: 2}
  britain_2: {territory: london, troops: 2}
  austria_1: {territory: bohemia, troops: 1}
  france_1: {territory: westfalia, troops: 1}
  france_2: {territory: nassau, troops: 1}
garrisons: {holland: britain, pfalz: austria}
statuses: {austria: british}
hands: {britain: [1, 2], france: [3, 4]}
"""


def test_s18_movement_is_public() -> None:
    """S18: mover, Arbiter, Movement Turn, dismissed garrisons, who has moved, refused and pending consents, battles."""
    game = moving("britain", MARCHES)
    play(game, "power ottoman")
    frame = public_stage(game, "Movement")
    assert (frame["power"], frame["arbiter"], frame["turns"]) == ("britain", "ottoman", 0)
    play(game, "dismiss holland")
    for who in (*SEATS, None):
        assert told(game, "garrison_dismissed", who)[0].params["territory"] == "holland"
    play(game, "general britain_1", "march westfalia", "keep")
    assert public_stage(game, "Movement")["turns"] == 1
    assert public_stage(game, "MovementTurn")["moved"] == ["britain_1"]
    play(game, "end")
    assert public_stage(game, "Battles")["busy"] == ["britain_1", "france_1"]
    assert public_stage(game, "Support")["territory"] == "westfalia"


def test_s18_consents_are_public() -> None:
    """S18, C9.11.6: what is asked of an Ally, and what he has refused."""
    game = moving("britain", "generals: {britain_1: {territory: nassau, troops: 1}}\ngarrisons: {pfalz: austria}\n")
    play(game, "power france", "general britain_1", "march pfalz")
    assert seat(game) == "austria"
    assert public_stage(game, "March")["requests"] == [["pfalz", False]]
    play(game, "decline")
    assert public_stage(game, "MovementTurn")["refused"] == [["britain_1", "march", ["pfalz"]]]
    for who in (*SEATS, None):
        assert len(told(game, "consent_refused", who)) == 1


def test_s19_fredericks_move_is_public() -> None:
    """S19: pending while it is asked for, used when the turn goes on with Spain's Movement."""
    game = position("turn: 5\npart: frederick\ngenerals: {prussia_1: {territory: berlin, troops: 1}}\n")
    stage = public_stage(game, "MovementTurn")
    assert (stage["power"], stage["only"], stage["moved"]) == ("prussia", "prussia_1", [])
    play(game, "end")
    assert public_stage(game, "Course")["next"] == "end"
    assert public_stage(game, "Movement")["power"] == "spain"


@pytest.mark.parametrize(
    ("entries", "word"),
    [("", "reserve"), ("generals: {stuart: {territory: york, troops: 2}}", "landed"), ("stuart: ordinary", "ordinary")],
)
def test_s20_what_stuart_is_is_public(entries: str, word: str) -> None:
    """S20: in reserve, on the map, or an ordinary general."""
    assert public(position(f"part: drill\n{entries}\n"), "stuart") == word


# -- battles


def fight(before: Callable[[Game], Any] = lambda game: None) -> Game:
    """Britain, supported by Austria, has attacked France, supported by Spain; `before` is done when cards begin."""
    game = duel(3, 2, "hands: {britain: [3, 5], france: [4, 2], austria: [1, 3], spain: [6]}\nmorale: {spain: 0}",
                "austria_1: {territory: franconia, troops: 2}\nspain_1: {territory: lorraine, troops: 1}")  # fmt: skip
    play(game, "general austria_1", "general spain_1")
    before(game)
    return game


def test_s21_a_battle_is_public() -> None:
    """S21: territory, attacker, defenders, supporters, base totals, who began without Morale, plays left, who has
    passed, the place in the cycle. Spain only supports, so it is out."""
    game = fight()
    stage = public_stage(game, "Battle", "piles")
    assert (stage["territory"], stage["attacker"], stage["defenders"]) == ("pfalz", "britain_1", ["france_1"])
    assert (stage["garrison"], stage["supporters"]) == ("nobody", [["austria_1"], ["spain_1"]])
    assert public(game, "strengths") == {"attack": 4, "defence": 3}
    assert stage["zero"] == ["spain"]
    assert stage["plays"] == {"britain_1": 3, "austria_1": 2, "france_1": 2, "spain_1": 1}
    play(game, "card 5", "pass")
    stage = public_stage(game, "Battle", "piles")
    assert (stage["plays"]["britain_1"], stage["passed"], stage["turn"]) == (2, ["france"], 2)
    assert public(game, "morale", "britain") == 4


@by_seat
def test_s22_face_down_cards_are_their_players(seat: str | None) -> None:
    """S22: the number of cards in a pile is public, the values of those face down only who played them knows; a
    supporter on the same side does not."""
    game = fight()
    play(game, "card 5", "card 4")
    piles = stage_for(game, seat, "Battle")["piles"]
    assert piles["britain_1"] == ([5] if seat == "britain" else 1)
    assert piles["france_1"] == ([4] if seat == "france" else 1)
    assert public_stage(game, "Battle", "piles")["face_up"] == {"britain_1": [0], "france_1": [0]}
    for event in told(game, "card_played", seat):
        assert "card" not in event.params


@by_seat
def test_s22_face_up_cards_are_public(seat: str | None) -> None:
    """S22, C10.6.2: a 3 that scouts, and the card that it turns up."""
    game = fight()
    play(game, "card 5", "card 4", "scout", "reveal france_1:1")
    assert public_stage(game, "Battle", "piles")["face_up"] == {"britain_1": [0], "france_1": [4], "austria_1": [3]}
    assert told(game, "card_shown", seat)[0].params == {"power": "austria", "general": "austria_1", "card": "3"}
    assert told(game, "card_revealed", seat)[0].params["card"] == "4"


@by_seat
def test_s22_all_cards_are_public_at_the_result(seat: str | None) -> None:
    """S22, C10.7.1: every pile is turned up."""
    game = fight()
    play(game, "card 5", "card 4", "card 1", "pass", "pass", "pass")
    shown = {event.params["general"]: event.params["cards"] for event in told(game, "pile_revealed", seat)}
    assert shown == {"britain_1": ("5",), "france_1": ("4",), "austria_1": ("1",)}


# -- mercenaries


@by_seat
def test_s23_offered_cards(seat: str | None) -> None:
    """S23, C9.4.2: their number is public; the giver knows them, the recipient only when he has accepted."""
    game = acting("britain", "subsidies", "hands: {britain: [6, 5, 1]}\n")
    play(game, "cards austria", "card 6", "card 5", "stop", "stop")
    assert asked(game) == "offered_cards"
    offers = stage_for(game, seat, "Subsidies")["cards"]
    assert offers["austria"] == ([6, 5] if seat == "britain" else 2)
    assert told(game, "cards_offered", seat)[0].params == {"power": "britain", "recipient": "austria", "count": 2}
    assert told(game, "cards_seen", seat) == []
    play(game, "accept")
    assert [event.params["cards"] for event in told(game, "cards_seen", seat)] == [("5", "6")] * (seat == "austria")
    assert seen(game, seat, "hands", "austria") == ([5, 6] if seat == "austria" else 2)


@by_seat
def test_s23_declined_cards_are_seen_by_nobody(seat: str | None) -> None:
    """S23: they go back to the giver."""
    game = acting("britain", "subsidies", "hands: {britain: [6, 5, 1]}\n")
    play(game, "cards austria", "card 6", "card 5", "stop", "stop", "decline")
    assert told(game, "cards_seen", seat) == []
    assert seen(game, seat, "hands", "britain") == ([1, 5, 6] if seat == "britain" else 3)


# -- the end and the log


def test_s24_the_result_is_public() -> None:
    """S24: winner and reason."""
    game = position("turn: 7\npart: movement\nrounds: 1\ninfluence: {spain: 4}\n")
    play(game, "power france", "end")
    assert public(game, "outcome") == {"winners": ["spain"], "reason": "round_limit", "clause": "C4.5"}
    for who in (*SEATS, None):
        assert told(game, "game_ended", who)[0].params == {"winners": ("spain",), "reason": "round_limit"}


def test_s25_the_log_is_public_but_for_cards() -> None:
    """S25: all hear the same, but for the cards that somebody has drawn, and got, and the hands of Minors."""
    game = fight(lambda game: play(game, "card 5", "card 4", "card 1", "pass", "pass", "pass"))
    common = [str(event) for event in game.log(None)]
    for who in SEATS:
        heard = [event for event in game.log(who) if event.kind not in ("cards_seen", "hand_seen")]
        assert [str(event) for event in heard] == common


# -- S26


@pytest.mark.parametrize("hand", ["[3, 3]", "[1, 6]", "[4, 5]"])
def test_s26_options_of_others_do_not_show(hand: str) -> None:
    """S26, P35: whoever plays cards is asked, whatever he holds: others see the same."""
    one, other = (
        duel(2, 1, f"hands: {{britain: {cards}, france: [2]}}\n").view("france").to_json() for cards in (hand, "[2, 2]")
    )
    assert one == other


def test_s26_who_is_out_is_out_on_public_grounds() -> None:
    """S26, P35: no cards, no Morale, or no plays left, all of which everybody sees."""
    game = duel(2, 2, "hands: {britain: [1], france: []}\nmorale: {britain: 5}\n")
    assert asked(game) == "battle_card"
    play(game, "card 1")
    assert told(game, "battle_drawn", None) or told(game, "battle_won", None)
    assert told(game, "passed", None) == []
