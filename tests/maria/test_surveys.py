"""Surveys: what the rules see in a position, for who looks at the map and plans."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kabinett.core.errors import BadOption, IllegalMove
from kabinett.core.game import Game
from kabinett.maria.combat import Battle
from kabinett.maria.conquest import protected
from kabinett.maria.movement import March
from kabinett.maria.powers import AUSTRIA, PRAGMATIC
from kabinett.maria.state import State
from kabinett.maria.supply import supply_answer
from tests.maria.players import STARTS, Plan
from tests.maria.properties import MARIA
from tests.maria.table import (
    advanced,
    both_maps,
    city_number,
    controller,
    intro,
    of_kind,
    options,
    piece_number,
    place,
    play,
    state,
)
from tests.players import Collection
from tests.properties import lengths, quick

WAYS = ("ordinary", "forced")
INTRODUCTORY = st.builds(
    Plan, st.sampled_from((2, 3)), st.sampled_from(("warlike", "aggressive", "uniform")), st.integers(0, 10**6)
)
ADVANCED = st.builds(
    Plan,
    st.sampled_from((2, 3)),
    st.sampled_from(("warlike", "restless", "uniform")),
    st.integers(0, 10**6),
    st.sampled_from(("", *STARTS)),
    st.just("advanced"),
    st.sampled_from(("standard", "optional")),
)
plans = st.one_of(INTRODUCTORY, ADVANCED, ADVANCED)


def reach(game: Game, piece: str) -> Any:
    return game.survey(None, "reach", piece)


def all_ways(found: Any) -> Iterator[tuple[str, str, Any]]:
    """All ways of a reach, the better ones too, with their kind and their end."""
    for kind in WAYS:
        for city, end in found[kind].items():
            yield from ((kind, city, way) for way in (end, end["better"]) if way)


# -- what can be asked for


def test_what_is_no_survey_is_refused() -> None:
    game = intro("stage: france\nphase: movement")
    for survey in ("pools", "reach", "reach breslau", "weather", "supply spain"):
        with pytest.raises(IllegalMove) as refusal:
            game.survey("frederick", *survey.split())
        assert refusal.value.key == "unknown_survey"
    with pytest.raises(BadOption):
        game.survey("spectator", "protection")


@settings(quick, max_examples=8)
@given(plan=plans, moves=lengths, seed=st.integers(0, 10**6))
def test_surveys_betray_nothing_and_change_nothing(plan: Plan, moves: int, seed: int) -> None:
    """M6.9, M8.7."""
    MARIA.check_surveys(plan.after(moves), seed)


def test_a_finished_game_can_still_be_looked_at() -> None:
    game = Plan(3, "warlike", 3).ended()
    assert game.outcome
    MARIA.check_surveys(game, 1)
    found = [reach(game, piece) for piece in state(game).setting.piece_ids if place(game, piece) in all_cities(game)]
    assert any(way["ordinary"] for way in found)
    assert not any(way["now"] for way in found)


def all_cities(game: Game) -> frozenset[str]:
    return frozenset(state(game).setting.city_ids)


# -- reach (M10.1)


def moved_by(game: Game, found: Any, moves: list[str]) -> Game:
    """The game after these moves of the player of the piece; who has to consent does."""
    after = game.copy()
    for move in moves:
        after.play(found["seat"], move)
    while any(decision.kind in ("consent", "consent_commander") for decision in after.decisions()):
        decision = after.decisions()[0]
        after.play(decision.seat, decision.options[0])
    return after


def check_way(game: Game, found: Any, kind: str, city: str, way: Any) -> None:
    """The moves are accepted one after the other, end the move in the city, and do what was said."""
    after = moved_by(game, found, way["moves"])
    events = after.events[len(game.events) :]
    assert place(after, found["piece"]) == city == way["path"][-1]
    top = state(after).stages[-1] if state(after).stages else None
    assert not isinstance(top, March)
    steps = [event.params["city"] for event in of_kind(events, "moved")]
    assert [found["city"], *steps] == way["path"]
    assert len(steps) == way["roads"]
    for effect, event, what in (
        ("conquers", "fortress_conquered", "city"),
        ("marks", "question_marker", "city"),
        ("overruns", "train_eliminated", "piece"),
        ("removes", "hussar_removed", "city"),
    ):
        assert [found.params[what] for found in of_kind(events, event)] == way[effect]
    assert way["wins"] == (list(after.outcome.winners) if after.outcome else None)
    assert (kind == "forced") == ("forced" in way["moves"] or on_forced_march(game))


def on_forced_march(game: Game) -> bool:
    top = state(game).stages[-1]
    return isinstance(top, March) and top.forced


@pytest.fixture(scope="module")
def collection() -> Collection:
    introductory = [Plan(players, "warlike", seed) for players in (2, 3) for seed in range(2)]
    whole = [Plan(3, "warlike", seed, start, "advanced") for seed, start in enumerate(("", "", *STARTS))]
    return Collection([*introductory, *whole], 6)


@pytest.mark.parametrize(("kind", "each"), [("movement", 3), ("march", 1)])
def test_every_way_can_be_gone_from_now_on(collection: Collection, kind: str, each: int) -> None:
    """M10.1.1-M10.1.19: piece, forced, city by city, stop; in random games, with agreements and without."""
    tried = 0
    for game in collection.of_kind(kind):
        for decision in game.decisions():
            pieces = [option.arg for option in decision.options if option.verb == "piece"]
            if kind == "march":
                pieces = [str(decision.params["piece"])]
            for piece in pieces[:3]:
                found = reach(game, str(piece))
                assert found["now"]
                assert found["seat"] == decision.seat
                for way in list(all_ways(found))[::each]:
                    check_way(game, found, *way)
                    tried += 1
    assert tried > 100


def brute_force(s: State, game: Game, seat: str, forced: bool) -> set[int]:
    """All cities where a march that is being chosen can end, by playing every move."""
    ends, seen, waiting = set(), set(), [s]
    while waiting:
        here = waiting.pop()
        march = here.stages[-1]
        assert isinstance(march, March)
        for option in here.asked[0].options:
            after = here.copy()
            game.rules.apply(after, seat, option)
            top = after.stages[-1] if after.stages else None
            if not isinstance(top, March):
                ends.add(after.place[march.piece])
            elif top.forced == forced and (key := (after.place[top.piece], top.taken, top.all_main)) not in seen:
                seen.add(key)
                waiting.append(after)
    return ends


def test_no_end_is_forgotten(collection: Collection) -> None:
    """M10.1.2-M10.1.18: all that can be reached by any moves is reached, in the ordinary move and by forced march."""
    compared = 0
    for game in collection.of_kind("march"):
        s, (decision,) = state(game), game.decisions()
        march = s.stages[-1]
        assert isinstance(march, March)
        if s.agreements or needs_others(game, decision.seat):
            continue
        found = reach(game, str(decision.params["piece"]))
        kind = WAYS[march.forced]
        names = {s.city_id(city) for city in brute_force(s.copy(), game, decision.seat, march.forced)}
        assert set(found[kind]) == names
        compared += len(names)
    assert compared > 40


def needs_others(game: Game, seat: str) -> bool:
    """M10.1.19: whether the generals of a seat might stack with another player's, to which he has to consent."""
    players = {state(game).player(power) for power in (PRAGMATIC, AUSTRIA)}
    return len(players) > 1 and seat in players


BOHEMIA = """
stage: france
phase: movement
pieces:
  belle_isle: {city: pilsen, troops: 3}
  broglie: {city: klattau, troops: 3}
  france_train_2: {city: passau}
  traun: {city: TRAUN, troops: 3}
"""


def test_leaving_a_fortress_conquers_it() -> None:
    """M10.3.3: if nobody protects it; by forced march it stays as it is (M10.3.7)."""
    found = reach(intro(BOHEMIA.replace("TRAUN", "wien")), "belle_isle")
    assert found["ordinary"]["mies"]["conquers"] == ["pilsen"]
    assert found["ordinary"]["mies"]["moves"] == ["piece belle_isle", "city mies", "stop"]
    assert found["forced"]["mies"]["moves"] == ["piece belle_isle", "forced", "city mies", "stop"]
    assert not any(way["conquers"] for kind, _, way in all_ways(found) if kind == "forced")


def test_leaving_a_protected_fortress_marks_it() -> None:
    """M10.3.8."""
    found = reach(intro(BOHEMIA.replace("TRAUN", "pisek")), "belle_isle")
    assert (found["ordinary"]["mies"]["conquers"], found["ordinary"]["mies"]["marks"]) == ([], ["pilsen"])


def test_a_longer_way_is_named_if_it_takes_a_fortress() -> None:
    """M10.3.3: the shortest way to Beraun is one road; by Prag it is longer and conquers."""
    found = reach(intro(BOHEMIA.replace("TRAUN", "wien")), "belle_isle")
    beraun = found["ordinary"]["beraun"]
    assert beraun["path"] == ["pilsen", "beraun"]
    assert beraun["better"]["path"] == ["pilsen", "beraun", "prag", "beraun"]
    assert beraun["better"]["conquers"] == ["pilsen", "prag"]
    assert found["ordinary"]["mies"]["better"] is None


def test_roads_taken_and_left() -> None:
    """M10.1.3, M10.1.4, M10.1.12: three roads, a fourth if all are main roads, eight by forced march."""
    found = reach(intro(BOHEMIA.replace("TRAUN", "wien")), "belle_isle")
    for kind, most in (("ordinary", 4), ("forced", 8)):
        assert all(way["roads"] + way["left"] <= most for k, _, way in all_ways(found) if k == kind)
    assert (found["ordinary"]["mies"]["roads"], found["ordinary"]["mies"]["left"]) == (1, 3)
    assert (found["ordinary"]["luditz"]["roads"], found["ordinary"]["luditz"]["left"]) == (1, 2)  # no main road
    assert (found["forced"]["mies"]["roads"], found["forced"]["mies"]["left"]) == (1, 7)
    assert found["ordinary"]["kolin"]["moves"][-1] == "city kolin"  # four main roads: there is nothing left to ask


def test_who_joins_a_general_stops_there() -> None:
    """M10.1.7."""
    found = reach(intro(BOHEMIA.replace("TRAUN", "wien")), "belle_isle")
    klattau = found["ordinary"]["klattau"]
    assert (klattau["joins"], klattau["moves"]) == (["broglie"], ["piece belle_isle", "city klattau"])
    assert klattau["left"] == 0


def test_an_end_beside_an_enemy_means_a_battle() -> None:
    """M11.1.1."""
    game = intro(BOHEMIA.replace("TRAUN", "pisek"))
    found = reach(game, "belle_isle")
    assert found["ordinary"]["przibram"]["enemies"] == ["traun"]
    assert found["ordinary"]["mies"]["enemies"] == []
    play(game, *found["ordinary"]["przibram"]["moves"], "end")
    assert of_kind(game.events, "battle")


def test_an_enemy_train_is_overrun() -> None:
    """M10.1.9."""
    text = BOHEMIA.replace("TRAUN", "wien") + "  austria_train_2: {city: beraun}\n"
    found = reach(intro(text), "belle_isle")
    assert found["ordinary"]["prag"]["overruns"] == ["austria_train_2"]
    assert "beraun" not in found["forced"]


def test_a_hussar_is_removed() -> None:
    """M7.5."""
    found = reach(intro(BOHEMIA.replace("TRAUN", "wien") + "hussars: [mies]\n"), "belle_isle")
    assert found["ordinary"]["tachau"]["removes"] == ["mies"]


def test_a_train_goes_two_or_three_roads() -> None:
    """M10.1.5, M10.1.12."""
    found = reach(intro(BOHEMIA.replace("TRAUN", "wien")), "france_train_2")
    assert found["now"]
    assert max(end["roads"] for end in found["ordinary"].values()) == 3
    assert found["forced"] == {}


def test_a_piece_that_is_not_to_move_now_can_be_planned_with() -> None:
    """M10.1: of anybody, at any time; as if it had its move before it."""
    game = intro(BOHEMIA.replace("TRAUN", "wien"))
    enemy = reach(game, "traun")
    assert (enemy["now"], enemy["seat"], enemy["city"]) == (False, "maria_theresa", "wien")
    assert enemy["ordinary"]["krems"]["moves"][0] == "piece traun"
    before = reach(game, "belle_isle")
    play(game, "piece belle_isle", "city mies", "stop")
    again = reach(game, "belle_isle")
    assert (before["now"], again["now"], again["city"]) == (True, False, "mies")
    assert again["ordinary"]["tachau"]["roads"] == 1


def test_on_the_march_the_rest_of_it_is_shown() -> None:
    """M10.1.2, M10.1.12."""
    game = intro(BOHEMIA.replace("TRAUN", "wien"))
    play(game, "piece belle_isle", "city mies")
    found = reach(game, "belle_isle")
    assert found["ordinary"]["mies"]["moves"] == ["stop"]
    assert found["ordinary"]["weiden"]["moves"] == ["city tachau", "city weiden", "stop"]
    assert found["forced"] == {}
    forced = intro(BOHEMIA.replace("TRAUN", "wien"))
    play(forced, "piece belle_isle", "forced", "city mies")
    assert reach(forced, "belle_isle")["ordinary"] == {}
    assert reach(forced, "belle_isle")["forced"]["mies"]["left"] == 7


def test_who_is_not_on_the_map_reaches_nothing() -> None:
    """M0.8."""
    game = intro(BOHEMIA.replace("TRAUN", "wien") + "  khevenhueller: eliminated\n")
    found = reach(game, "khevenhueller")
    assert (found["city"], found["now"], found["ordinary"], found["forced"]) == (None, False, {}, {})


def test_a_march_that_wins_the_game_ends_it() -> None:
    """M14.9: in the introductory game control is looked at after every step."""
    taken = ("pilsen", "prag", "komorn", "budweis", "raab", "linz", "steyr", "krems")
    markers = ", ".join(f"{city}: france" for city in taken)
    game = intro(BOHEMIA.replace("TRAUN", "wien").replace("pilsen,", "eger,") + f"markers: {{{markers}}}\n")
    found = reach(game, "belle_isle")
    way = found["ordinary"]["tachau"]
    assert way["wins"] == ["louis_xv"]
    assert way["moves"] == ["piece belle_isle", "city tachau"]
    play(game, *way["moves"])
    assert game.outcome
    assert game.outcome.winners == ("louis_xv",)


def test_a_stack_with_another_players_general_needs_his_consent() -> None:
    """M10.1.19."""
    game = advanced(STARTS["flanders"])
    found = reach(game, "george_ii")
    ends = {city: end for city, end in found["ordinary"].items() if end["joins"]}
    others = {city: end["consent"] for city, end in ends.items() if place(game, end["joins"][0]) == city}
    assert others["bruessel"] == "maria_theresa"
    assert all(end["consent"] is None for city, end in found["ordinary"].items() if city not in ends)


def test_an_agreement_leaves_out_ends() -> None:
    """M21.5, N7: what a promise forbids is no end."""
    text = BOHEMIA.replace("TRAUN", "wien").replace("phase: movement", "phase: movement\nturn: 3")
    free = reach(advanced(text), "belle_isle")["ordinary"]
    clause = "agreements: [{between: [louis_xv, maria_theresa], clauses: keep_out france prag until 5}]\n"
    bound = reach(advanced(text + clause), "belle_isle")["ordinary"]
    assert "prag" in free
    assert "prag" not in bound
    assert "mies" in bound


# -- supply (M9)


def test_supply_names_path_train_and_length() -> None:
    """M9.2, M9.3: by a train, or at home."""
    game = intro("""
stage: prussia
phase: movement
pieces:
  friedrich: {city: lueben, troops: 3}
  schwerin: {city: zossen, troops: 3}
  prussia_train_1: {city: crossen}
""")
    found = game.survey(None, "supply")["prussia"]
    friedrich, schwerin = found["generals"]["friedrich"], found["generals"]["schwerin"]
    assert (friedrich["supplied"], friedrich["cost"], friedrich["train"]) == (True, 0, "prussia_train_1")
    assert (friedrich["path"][0], friedrich["path"][-1], friedrich["length"]) == ("lueben", "crossen", 4)
    assert (schwerin["supplied"], schwerin["path"], schwerin["reason"]["key"]) == (True, [], "at_home")
    assert found["trains"] == {"prussia_train_1": "crossen"}


def test_hussars_on_the_way_cost_the_length_of_the_path() -> None:
    """M9.7: the raid into Hungary; what Prussia has to pay it only Prussia knows (M8.7)."""
    game = Plan(3, "uniform", 1, "raid").begin()
    found = game.survey("frederick", "supply", "prussia")["prussia"]
    friedrich = found["generals"]["friedrich"]
    assert friedrich["supplied"] is False
    assert friedrich["hussars"]
    assert friedrich["cost"] == friedrich["length"] == len(friedrich["path"]) - 1
    assert set(friedrich["hussars"]) <= set(friedrich["path"])
    assert found["due"] == sum(general["cost"] for general in found["generals"].values() if general["cost"])
    assert game.survey("maria_theresa", "supply", "prussia")["prussia"]["points"] is None
    assert found["points"] == sum(3 for card in game.view("frederick").position["hands"]["prussia"] if card == "S3")
    assert friedrich["city"] in found["harassed"]
    assert friedrich["city"] not in found["zone"]


def test_who_is_cut_off_is_told_why() -> None:
    """M9.3."""
    game = intro("stage: france\nphase: movement\npieces:\n  belle_isle: {city: ulm, troops: 3}")
    general = game.survey(None, "supply", "france")["france"]["generals"]["belle_isle"]
    assert (general["supplied"], general["cost"], general["path"]) == (False, None, [])
    assert general["reason"]["key"] == "no_train"


def test_paths_are_paths_and_the_answers_are_those_of_the_rules(collection: Collection) -> None:
    """M9.3: road by road, no enemy on the way, in random games; and the same as the question `supply GENERAL`."""
    paths = 0
    for game in (*collection.of_kind("movement"), *collection.of_kind("hussar")):
        s = state(game)
        for power, entry in game.survey(None, "supply").items():
            number = s.setting.names.number("power", power)
            for general, line in entry["generals"].items():
                path = [city_number(game, city) for city in line["path"]]
                roads = s.setting.roads[number]
                assert all(city in roads[before] for before, city in pairwise(path))
                assert not any(s.at[city] & s.relations.enemy_pieces[number] for city in path[1:])
                answer = supply_answer(s, piece_number(game, general))
                assert (line["supplied"], line["reason"]) == (answer.happens, answer.reason.to_json())
                paths += bool(path)
    assert paths > 50


# -- fortresses and battles (M10.3, M11.1)


def test_protection_names_who_protects_from_where() -> None:
    """M10.3.4: within three roads, the nearest first."""
    game = intro("""
stage: france
phase: movement
pieces:
  belle_isle: {city: pilsen, troops: 3}
  traun: {city: pisek, troops: 3}
  khevenhueller: {city: przibram, troops: 3}
""")
    pilsen = game.survey(None, "protection")["pilsen"]
    assert (pilsen["controller"], pilsen["protected"], pilsen["question"]) == ("austria", True, None)
    assert [(who["piece"], who["distance"]) for who in pilsen["by"]] == [("khevenhueller", 2), ("traun", 3)]
    play(game, "piece belle_isle", "city mies")
    assert game.survey(None, "protection")["pilsen"]["question"] == "france"
    assert not game.survey(None, "protection")["eger"]["protected"]


def test_protection_is_that_of_the_rules(collection: Collection) -> None:
    """M10.3.4-M10.3.6, in random games."""
    for game in collection.of_kind("movement"):
        for city, entry in game.survey(None, "protection").items():
            assert entry["protected"] == protected(state(game), city_number(game, city))
            assert entry["controller"] == controller(game, city)


def test_battles_are_those_that_follow(collection: Collection) -> None:
    """M11.1.1: what the survey says before the moves end is what is fought after them."""
    seen = 0
    for game in (game for game in collection.of_kind("movement") if len(game.decisions()) == 1):
        (decision,) = game.decisions()
        expected = [(pair["attacker"]["city"], pair["defender"]["city"]) for pair in game.survey(None, "battles")]
        after = game.copy()
        if "end" not in options(game):
            continue
        after.play(decision.seat, "end")
        fought = of_kind(after.events[len(game.events) :], "battle")
        first = [(event.params["attacker"], event.params["defender"]) for event in fought]
        assert set(first) <= set(expected)
        assert bool(expected) == bool(first or [d for d in after.decisions() if d.kind in ("attacker", "target")])
        seen += len(expected)
    assert seen


def test_a_battle_shows_what_each_choice_gives(collection: Collection) -> None:
    """M11.1.7, M11.1.8, M8.9: score and right after each card, in random games; own cards are shown to their owner."""
    tried = 0
    for game in collection.of_kind("battle"):
        (decision,) = game.decisions()
        found = game.survey(decision.seat, "battle")
        own = found["sides"][found["right"]]
        assert own["score"] == decision.params["score"]
        assert list(found["choices"]) == [str(option) for option in decision.options]
        assert own["cards"] == list(dict.fromkeys(str(o.arg) if o.verb == "card" else "R" for o in cards_of(decision)))
        for move, gives in found["choices"].items():
            after = game.copy()
            after.play(decision.seat, move)
            battles = [stage for stage in state(after).stages if isinstance(stage, Battle)]
            if "score" in gives:
                (battle,) = battles
                assert (battle.score_of(found["right"]), battle.right) == (gives["score"], gives["right"])
            else:
                assert gives["lost"] == min(-own["score"], own["strength"])
            tried += 1
        assert all(side["cards"] is None for side in game.survey(None, "battle")["sides"])
        assert game.survey(None, "battle")["choices"] == {}
    assert tried > 20


def cards_of(decision: Any) -> list[Any]:
    return [option for option in decision.options if option.verb in ("card", "reserve")]


def test_without_a_battle_there_is_none_to_show() -> None:
    game = intro("stage: france\nphase: movement")
    assert game.survey("frederick", "battle") == {"sides": [], "right": None, "choices": {}}
    assert game.survey("frederick", "battles") == []


# -- victory, election, prices


def test_goals_count_what_counts() -> None:
    """M14.8: for Prussia Silesia too."""
    game = intro("stage: france\nphase: movement\nmarkers: {prag: france, breslau: prussia}")
    found = game.survey(None, "goals")
    assert "prag" in found["france"]["taken"]
    assert "breslau" in found["prussia"]["taken"]
    assert "neisse" in found["prussia"]["left"]
    assert "neisse" not in found["france"]["left"]
    goals = game.view(None).position["goals"]
    assert {power: len(entry["taken"]) for power, entry in found.items()} == {
        power: entry["taken"] for power, entry in goals.items()
    }


def test_markers_are_somewhere(collection: Collection) -> None:
    """M15.3: pool, fortresses, boxes and those set aside are all there are, in random games."""
    seen = 0
    for game in collection.of_kind("placement"):
        for power, entry in game.survey(None, "pools").items():
            placed = len(entry["fortresses"]) + entry["battles"] + len(entry["boxes"]) + entry["aside"]
            assert entry["markers"] == entry["pool"] + placed
            assert entry["pool"] == game.view(None).position["pools"][power]
            seen += 1
    assert seen


def test_the_college_as_it_stands() -> None:
    """M18.3-M18.5: Austria and the Pragmatic Army have to vote for Franz; votes that were cast are told."""
    game = both_maps("turn: 5\nstage: election\n")
    found = game.survey(None, "electors")
    assert found["needed"] == 5
    assert len(found["college"]) == 9
    bound = [elector for elector in found["college"].values() if elector["bound"]]
    assert {elector["power"] for elector in bound} <= {"austria", "pragmatic"}
    assert found["votes"] == {"karl": 0, "franz": len(bound)}
    assert found["free"] == 9 - len(bound)
    (decision,) = game.decisions()
    play(game, "candidate karl")
    after = game.survey(None, "electors")
    assert after["college"][decision.params["city"]]["cast"] == "karl"
    assert (after["votes"]["karl"], after["free"]) == (1, found["free"] - 1)


def test_prices_and_what_the_own_cards_are_worth() -> None:
    """M10.2.3, M13.2, M17.5.12, M8.7."""
    game = advanced("stage: france\nphase: movement\nhands:\n  france: [D4, R]\n  prussia: [S9]\n")
    found = game.survey("louis_xv", "prices")
    assert found["prices"] == {"troop": 4, "train": 4, "corps": 8}
    assert found["points"]["france"] == 12
    assert "prussia" not in found["points"]
    assert game.survey(None, "prices")["points"] == {}
