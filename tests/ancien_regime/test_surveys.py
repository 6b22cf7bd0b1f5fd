"""Surveys: what the rules see in a position, for who looks at the map and plans."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kabinett.ancien_regime.cardplay import Battle
from kabinett.ancien_regime.marches import March, MovementTurn
from kabinett.ancien_regime.results import total
from kabinett.ancien_regime.sides import ATTACK, DEFENCE, SIDE_WORDS
from kabinett.ancien_regime.ways import destinations
from kabinett.core.errors import IllegalMove
from kabinett.core.game import Game
from tests.ancien_regime.battle_table import duel, end_moving, go, set_out
from tests.ancien_regime.players import STARTS, Plan
from tests.ancien_regime.properties import ANCIEN_REGIME
from tests.ancien_regime.table import acting, controller, of_kind, play, position, state
from tests.players import Collection
from tests.properties import lengths, quick

plans = st.builds(
    Plan,
    st.sampled_from(("drill", "drill", "restless", "uniform")),
    st.integers(0, 10**6),
    st.just(4),
    st.sampled_from(("", "", *STARTS)),
)


def reach(game: Game, general: str) -> Any:
    return game.survey(None, "reach", general)


@pytest.fixture(scope="module")
def collection() -> Collection:
    return Collection([*(Plan("drill", seed, 4) for seed in range(8)), *(Plan("restless", s, 3) for s in range(4))], 6)


def test_what_is_no_survey_is_refused() -> None:
    game = position("part: drill")
    for survey in ("supply", "reach", "reach wien", "relations", "relations bavaria"):
        with pytest.raises(IllegalMove) as refusal:
            game.survey("austria", *survey.split())
        assert refusal.value.key == "unknown_survey"


@settings(quick, max_examples=10)
@given(plan=plans, moves=lengths, seed=st.integers(0, 10**6))
def test_surveys_betray_nothing_and_change_nothing(plan: Plan, moves: int, seed: int) -> None:
    """S13, S22."""
    ANCIEN_REGIME.check_surveys(plan.after(moves), seed)


def test_a_battle_betrays_nothing(collection: Collection) -> None:
    """S13, S22: while cards lie face down."""
    games = [game for game in collection.of_kind("battle_card") if face_down(game)]
    assert len(games) > 5
    for number, game in enumerate(games[:4]):
        ANCIEN_REGIME.check_surveys(game, number)


def face_down(game: Game) -> int:
    """How many cards of the running battle an onlooker does not see."""
    return sum(side["hidden"] for side in game.survey(None, "battle")["sides"].values())


# -- reach (C9.9)


def check_way(game: Game, found: Any, territory: str, end: Any) -> None:
    """The moves are accepted one after the other; then the way is fixed, and its consents are asked in their order."""
    after = game.copy()
    for move in end["moves"]:
        after.play(found["seat"], move)
    asked = []
    while any(decision.kind in ("consent", "passage") for decision in after.decisions()):
        (decision,) = after.decisions()
        asked.append((decision.params["power"], decision.params["territory"], decision.kind == "passage"))
        after.play(decision.seat, "accept")
    assert asked == [(consent["power"], consent["territory"], consent["sea"]) for consent in end["consents"]]
    garrisons = []
    while any(decision.kind == "garrison" and decision.clause == "C9.10.1" for decision in after.decisions()):
        (decision,) = after.decisions()
        garrisons.append(decision.params["territory"])
        after.play(decision.seat, "keep")
    assert garrisons == end["garrisons"]
    went = [event for event in after.events[len(game.events) :] if "origin" in event.params]
    assert [found["territory"], *(event.params["territory"] for event in went)] == end["path"]
    assert end["path"][-1] == territory


@pytest.mark.parametrize("kind", ["movement", "frederick_move", "march", "strategic"])
def test_every_way_can_be_gone_from_now_on(collection: Collection, kind: str) -> None:
    """C9.9.1-C9.9.6: general, march, sea or strategic, territory by territory, stop; in random games."""
    tried = 0
    for game in collection.of_kind(kind):
        (decision,) = game.decisions()
        generals = [str(option.arg) for option in decision.options if option.verb == "general"]
        for general in generals or [str(decision.params["general"])]:
            found = reach(game, general)
            assert found["now"]
            assert found["seat"] == decision.seat
            for territory, end in found["ends"].items():
                check_way(game, found, territory, end)
                tried += 1
    assert tried > 30


def test_no_end_is_forgotten(collection: Collection) -> None:
    """C9.9.2-C9.9.4: all that a general can reach by any way."""
    compared = 0
    for game in collection.of_kind("march"):
        s, march = state(game), state(game).stages[-1]
        assert isinstance(march, March)
        found = reach(game, s.general_id(march.general))
        if not march.path and not s.below(MovementTurn).refused:
            assert set(found["ends"]) == {s.territory_id(end) for end in destinations(s, march.general)}
            compared += len(found["ends"])
    assert compared > 50


WAYS = """
statuses: {austria: british, prussia: french}
generals:
  britain_1: {territory: hannover, troops: 2}
  prussia_1: {territory: berlin, troops: 1}
garrisons: {saxonia: austria, westfalia: austria, holland: austria}
"""


def test_a_way_names_consents_and_the_battle_that_follows() -> None:
    """C9.9.5, C10.1.1, C10.2: Berlin is defended, Westfalia is an Ally's."""
    game = set_out("britain", WAYS)
    ends = reach(game, "britain_1")["ends"]
    berlin, westfalia = ends["berlin"], ends["westfalia"]
    assert (berlin["moves"], berlin["consents"]) == (["general britain_1", "march berlin"], [])
    assert (berlin["battle"]["attack"]["strength"], berlin["battle"]["defence"]["strength"]) == (1 + 2, 1 + 1)
    assert berlin["battle"]["defence"]["generals"] == ["prussia_1"]
    assert westfalia["battle"] is None
    assert [consent["power"] for consent in westfalia["consents"]] == ["austria"]


def test_a_strategic_way_is_told_step_by_step() -> None:
    """C9.9.4: through own ground, at most three territories; `stop` only where there is a choice."""
    game = set_out("austria", "generals:\n  austria_1: {territory: wien, troops: 2}\n")
    ends = reach(game, "austria_1")["ends"]
    strategic = [end for end in ends.values() if end["kind"] == "strategic"]
    assert strategic
    assert all(end["moves"][1].startswith("strategic ") for end in strategic)
    assert {len(end["path"]) - 1 for end in strategic} <= {2, 3}
    assert any(end["moves"][-1] == "stop" for end in strategic)
    assert all(end["moves"][-1] != "stop" for end in strategic if len(end["path"]) == 4)


def test_the_arbiter_and_the_turns_that_he_can_still_grant() -> None:
    """C9.8.2, C9.8.5: before he is named all who could be; then how many more turns; what they reach is `later`."""
    text = "generals:\n  austria_1: {territory: wien, troops: 2}\n"
    before = reach(position(f"part: drill\n{text}"), "austria_1")
    assert (before["now"], before["arbiter"]) == (False, None)
    assert before["arbiters"]["ottoman"] == 2
    game = set_out("austria", text)
    named = reach(game, "austria_1")
    assert (named["arbiter"], named["further"], named["arbiters"]) == ("ottoman", 2, {})
    assert set(named["later"].values()) == {2, 3}
    assert not set(named["later"]) & set(named["ends"])
    for further in (1, 0):
        play(game, "end", "ask", "accept")
        assert reach(game, "austria_1")["further"] == further
    last = reach(game, "austria_1")
    assert (last["further"], last["later"]) == (0, {})


def test_who_has_moved_can_be_planned_with() -> None:
    """C9.9.1: as if a Movement Turn had just begun."""
    game = set_out("britain", WAYS)
    go(game, "britain_1", "march mecklenburg")
    found = reach(game, "britain_1")
    assert (found["now"], found["territory"]) == (False, "mecklenburg")
    assert "hannover" in found["ends"]
    assert reach(game, "prussia_1")["now"] is False


def test_who_is_off_the_map_reaches_nothing() -> None:
    """C0.6."""
    found = reach(set_out("britain", WAYS), "britain_2")
    assert (found["territory"], found["ends"], found["later"]) == (None, {}, {})


# -- battles (C10)


def test_battles_that_would_be_fought_now() -> None:
    """C10.1.1, C10.3, C10.7.5: with Strengths, possible support and the Influence at stake."""
    more = "  britain_2: {territory: london, troops: 2}\n  prussia_1"
    game = set_out("britain", WAYS.replace("  prussia_1", more) + "hands: {britain: [1], prussia: [1]}")
    assert game.survey(None, "battles") == []
    go(game, "britain_1", "march berlin")
    (battle,) = game.survey(None, "battles")
    assert (battle["territory"], battle["garrison"]) == ("berlin", None)
    assert battle["attack"]["generals"] == ["britain_1"]
    assert battle["attack"]["influence"] == {"britain": 2}  # a general of the opposing Coalition (C10.7.6)
    assert battle["defence"]["influence"] == {"prussia": 2}
    end_moving(game)
    assert [fought["territory"] for fought in game.survey(None, "battles")] == ["berlin"]


def test_support_is_that_which_can_be_declared(collection: Collection) -> None:
    """C10.3.1, C10.3.2: who is asked for support was named before, in random games."""
    seen = 0
    for game in collection.of_kind("movement"):
        battles = {battle["territory"]: battle for battle in game.survey(None, "battles")}
        after = game.copy()
        after.play(after.decisions()[0].seat, "end")
        started = {event.params["territory"]: event for event in of_kind(after.events[len(game.events) :], "battle")}
        for territory, event in started.items():
            sides = battles[territory]
            strengths = (sides["attack"]["strength"], sides["defence"]["strength"])
            assert strengths == (event.params["attacking"], event.params["defending"])
        for decision in after.decisions():
            if decision.kind.startswith("support_") and decision.params["territory"] in battles:
                side = battles[decision.params["territory"]]["attack" if "attack" in decision.kind else "defence"]
                assert {option.arg for option in decision.options if option.arg} <= set(side["support"])
                seen += 1
    assert seen


def test_a_battle_shows_what_is_known_of_it(collection: Collection) -> None:
    """C10.6, C10.7.1: base and cards face up for all, own cards for the own seat; what each card adds."""
    tried = 0
    for game in collection.of_kind("battle_card"):
        (decision,) = game.decisions()
        battle = next(stage for stage in state(game).stages if isinstance(stage, Battle))
        found, public = game.survey(decision.seat, "battle"), game.survey(None, "battle")
        strengths = game.view(None).position["strengths"]
        for side in (ATTACK, DEFENCE):
            word = SIDE_WORDS[side]
            assert found["sides"][word]["base"] == strengths[word]
            assert public["sides"][word]["known"] == public["sides"][word]["shown"] == found["sides"][word]["shown"]
            if not found["sides"][word]["hidden"]:
                assert found["sides"][word]["known"] == total(state(game), battle, battle.piles, side)
        assert public["choices"] == {}
        for move, added in found["choices"].items():
            after = game.copy()
            after.play(decision.seat, move)
            if after.decisions() and after.decisions()[0].kind != "scout" and running(after):
                gained = known_total(after, decision.seat) - known_total(game, decision.seat)
                assert gained == added
                tried += 1
    assert tried > 20


def running(game: Game) -> bool:
    return any(isinstance(stage, Battle) for stage in state(game).stages)


def known_total(game: Game, seat: str) -> int:
    return sum(side["known"] for side in game.survey(seat, "battle")["sides"].values())


def test_without_a_battle_there_is_none_to_show() -> None:
    game = position("part: drill")
    assert game.survey("austria", "battle") == {"sides": {}, "choices": {}}
    assert game.survey("austria", "battles") == []


def test_a_pair_of_fours_adds_one() -> None:
    """C10.6.4."""
    game = duel(3, 1, "hands: {britain: [4, 4], france: [1]}")
    assert game.survey("britain", "battle")["choices"] == {"card 4": 4}
    play(game, "card 4", "pass")
    assert game.survey("britain", "battle")["choices"] == {"card 4": 5}


# -- Influence, wheel, relations, election, prices


def test_the_race_for_influence() -> None:
    """C4.1, C9.7: what is missing, what extending would give, and who would win by it."""
    game = position("part: drill\ninfluence: {prussia: 22}\ngarrisons: {silesia: prussia, hannover: prussia}\n"
                    "crown: prussia")  # fmt: skip
    found = game.survey(None, "influence")
    prussia = found["powers"]["prussia"]
    assert (found["needed"], found["leader"]) == (25, "prussia")
    assert (prussia["influence"], prussia["missing"], prussia["wins"]) == (22, 3, True)
    assert prussia["gain"] == game.view(None).position["extending"]["prussia"]
    assert prussia["emperor"] == 2
    assert not found["powers"]["britain"]["wins"]


def test_the_crown_of_a_minor_counts_for_its_controller() -> None:
    """C12.5.3, C12.5.5."""
    game = position("part: drill\ncontrollers: {ottoman: austria}\ncrown: ottoman\ninfluence: {austria: 10}", players=6)
    ottoman = game.survey(None, "influence")["powers"]["ottoman"]
    assert (ottoman["major"], ottoman["influence"], ottoman["missing"], ottoman["gain"]) == ("austria", None, 15, 2)


def test_the_wheel_shows_all_turns() -> None:
    """C5.3.1, C8.1, C12.3.1, C12.7.1: seven turns, each power once on each field."""
    game = position("part: drill", players=6)
    wheel = game.survey(None, "wheel")
    assert [turn["turn"] for turn in wheel] == [1, 2, 3, 4, 5, 6, 7]
    for field in wheel[0]["fields"]:
        assert len({turn["fields"][field] for turn in wheel}) == 7
    now = game.view(None).position
    assert wheel[now["turn"] - 1]["fields"] == {field: power for power, field in now["wheel"].items()}
    assert [turn["turn"] for turn in wheel if turn["election"]] == [3]
    assert not any(turn["diplomacy"] for turn in wheel)  # there is none in the first Round (C6.2)
    later = position("part: drill\nround: 2").survey(None, "wheel")
    assert [turn["turn"] for turn in later if turn["diplomacy"]] == [1]
    (auction,) = [turn for turn in wheel if turn["auctions"]]
    assert auction["fields"]["drill"] == auction["auctions"][0]
    minor = auction["auctions"][0]
    assert [turn["turn"] for turn in wheel if minor in turn["idle"]] == list(range(1, auction["turn"]))


def test_relations_say_what_they_allow() -> None:
    """C7.5, C9.8.2, C9.9.3, C9.9.5."""
    game = set_out("britain", WAYS)
    found = game.survey(None, "relations", "britain")
    assert found["entry"]["westfalia"] == "austria"
    assert found["entry"]["berlin"] == "free"
    assert "berlin" in found["battles"]
    assert found["routes"]["britain"] == "free"
    assert "austria" not in found["arbiters"]
    assert found["relations"] == game.view(None).position["relations"]["britain"]
    assert game.survey(None, "relations", "prussia")["routes"]["britain"] == "forbidden"


def test_the_electors_and_their_votes() -> None:
    """C8.2, C8.3, C8.6."""
    game = position("part: drill\ngarrisons: {bavaria: austria, pfalz: france}")
    found = game.survey(None, "election")
    assert found["needed"] == 5
    assert len(found["electors"]) == 8
    assert found["electors"]["bavaria"] == "austria"
    assert found["votes"] == game.view(None).position["votes"]
    held = {name: controller(game, name) for name in found["electors"]}
    assert {name: power or "nobody" for name, power in found["electors"].items()} == held
    assert found["cast"] == {}


def test_prices() -> None:
    """C9.6.1."""
    game = acting("prussia", "mobilisation", "money: {prussia: 8}")
    prices = game.survey("prussia", "prices")
    assert set(prices) == {"troop", "card", "morale", "fortress"}
    assert all(price > 0 for price in prices.values())
