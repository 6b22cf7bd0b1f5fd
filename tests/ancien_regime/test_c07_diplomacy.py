"""C7.1-C7.4, C7.9, C7.10 Diplomacy: expulsion, secret choice, acceptance, choice again. (C7.5-C7.8: test_c07_5.)"""

from __future__ import annotations

from itertools import permutations

import pytest

from kabinett.ancien_regime.board import STATUSES
from kabinett.core.errors import IllegalMove
from kabinett.core.game import Game
from tests.ancien_regime.diplomacy_table import agree, choose, diplomacy, expel
from tests.ancien_regime.table import (
    asked,
    asks,
    garrison,
    idle,
    kinds,
    of_kind,
    options,
    place,
    play,
    position,
    seat,
    state,
    status,
)

POWERS = ("britain", "prussia", "austria", "france", "russia", "spain", "ottoman")
CHOOSERS = ("prussia", "austria", "russia", "spain", "ottoman")  # C7.3.3, in Power Order
ALL = {"status british", "status french", "status neutral", "status expansionist"}
START = {"prussia": "french", "austria": "british", "russia": "british", "spain": "french", "ottoman": "neutral"}
CONTROLLERS = {  # of Minors from Round 2 on, by number of players
    7: "",
    6: "controllers: {ottoman: britain}",
    5: "controllers: {ottoman: britain, spain: austria}",
    4: "controllers: {ottoman: britain, spain: austria, russia: prussia}",
}


def seats(game: Game, kind: str) -> list[str]:
    """The seats that are asked a question of this kind, all at once."""
    return [decision.seat for decision in game.decisions() if decision.kind == kind]


def statuses(game: Game) -> dict[str, str]:
    return {power: status(game, power) for power in CHOOSERS}


def views(game: Game) -> dict[str | None, object]:
    """What every seat and an onlooker see of the position, and what they have been told."""
    return {
        who: (game.view(who).to_json(), [event.to_json() for event in game.log(who)]) for who in (*game.seats, None)
    }


# -- C7.1, C7.2: the phase


def test_steps_of_the_phase() -> None:
    """C7.1, C7.3: expulsion, declaration, answers, the new statuses, and the update of the board; then the actions."""
    game = diplomacy("garrisons: {mecklenburg: russia}\n")
    events = expel(game, britain="austria")
    for power in CHOOSERS:
        chosen = {"austria": "neutral", "russia": "french"}.get(power, START[power])
        events += game.play(power, f"status {chosen}")
    events += play(game, "accept")
    order = list(dict.fromkeys(kinds(events)))
    wanted = ["expelled", "status_chosen", "application_accepted", "status_changed", "garrison_removed"]
    assert [kind for kind in order if kind in wanted] == wanted
    assert order.index("garrison_removed") < order.index("action_began")
    assert (asked(game), seat(game)) == ("drill", "britain")


def test_negotiation_is_free_talk() -> None:
    """C7.1, C7.3.1, C5.11.1: nothing is asked or done for it: the phase begins with what binds."""
    game = diplomacy()
    assert {decision.kind for decision in game.decisions()} == {"expulsion"}
    assert all(game.standing(power) == () for power in POWERS)


@pytest.mark.parametrize(
    ("players", "choosers"),
    [
        (7, ["prussia", "austria", "russia", "spain", "ottoman"]),
        (6, ["prussia", "austria", "russia", "spain"]),
        (5, ["prussia", "austria", "russia"]),
        (4, ["prussia", "austria"]),
    ],
)
@pytest.mark.parametrize("scenario", [1740, 1756])
def test_who_chooses(scenario: int, players: int, choosers: list[str]) -> None:
    """C7.2, C7.3.3, C7.4: every Major but the Leaders, all at once, among the four statuses; Minors never."""
    game = diplomacy(CONTROLLERS[players], scenario, players)
    expel(game)
    assert seats(game, "status") == choosers
    assert len(game.decisions()) == len(choosers)
    for power in choosers:
        assert options(game, power) == ALL


def test_the_statuses() -> None:
    """C7.2: British Coalition, French Coalition, Neutral, Expansionist."""
    assert STATUSES == ("british", "french", "neutral", "expansionist")


@pytest.mark.parametrize("leader", ["britain", "france"])
def test_leaders_choose_no_status(leader: str) -> None:
    """C7.2: they lead for ever."""
    game = diplomacy()
    expel(game)
    for chosen in STATUSES:
        with pytest.raises(IllegalMove):
            game.play(leader, f"status {chosen}")
    agree(game, **dict.fromkeys(CHOOSERS, "neutral"))
    assert (status(game, "britain"), status(game, "france")) == ("british", "french")


def test_statuses_change_in_this_phase_only() -> None:
    """C7.2: between two phases nobody's status changes."""
    game = diplomacy(
        """
        generals:
          prussia_1: {territory: berlin, troops: 3}
          austria_1: {territory: wien, troops: 3}
          ottoman_1: {territory: serbia, troops: 2}
        """
    )
    agree(game, prussia="british", austria="french", spain="expansionist")
    now = {**START, "prussia": "british", "austria": "french", "spain": "expansionist"}
    assert statuses(game) == now
    events = idle(game, lambda game: asks(game, "expulsion"))
    assert (state(game).round, state(game).turn) == (3, 1)
    assert statuses(game) == now
    assert "status_changed" not in kinds(events)


def test_no_diplomacy_in_round_one() -> None:
    """C7.1, C6.2: the first phase is that of Round 2."""
    game = position("round: 1")
    assert (asked(game), seat(game)) == ("drill", "britain")
    idle(game, lambda game: asks(game, "expulsion"))
    assert (state(game).round, state(game).turn) == (2, 1)


# -- C7.3.2: expulsion


def test_whom_a_leader_may_expel() -> None:
    """C7.3.2: the Majors in his Coalition; not himself, nor the other's, nor anybody outside the Coalitions."""
    game = diplomacy("statuses: {spain: expansionist}")
    assert seats(game, "expulsion") == ["britain", "france"]
    assert options(game, "britain") == {"expel austria", "expel russia", "stop"}
    assert options(game, "france") == {"expel prussia", "stop"}


@pytest.mark.parametrize(
    ("text", "leaders"),
    [
        ("statuses: {austria: neutral, russia: expansionist}", ["france"]),
        ("statuses: {prussia: neutral, spain: british}", ["britain"]),
    ],
)
def test_a_leader_without_members_is_not_asked(text: str, leaders: list[str]) -> None:
    """C7.3.2: he has nobody to expel."""
    assert seats(diplomacy(text), "expulsion") == leaders


def test_without_coalitions_the_choice_comes_at_once() -> None:
    """C7.3.2, C7.3.3: nobody can be expelled."""
    game = diplomacy("statuses: {prussia: neutral, austria: neutral, russia: neutral, spain: neutral}")
    assert seats(game, "status") == list(CHOOSERS)


def test_several_are_expelled() -> None:
    """C7.3.2: any number of members, each once."""
    game = diplomacy()
    game.play("britain", "expel russia")
    assert options(game, "britain") == {"expel austria", "stop"}
    game.play("britain", "expel austria")
    assert options(game, "britain") == {"stop"}
    game.play("britain", "stop")
    events = game.play("france", "stop")
    assert [event.params["power"] for event in of_kind(events, "expelled")] == ["austria", "russia"]
    for power in ("austria", "russia"):
        assert options(game, power) == ALL - {"status british"}


@pytest.mark.parametrize("first", ["britain", "france"])
def test_leaders_announce_together(first: str) -> None:
    """C7.3.2, C0.3: nobody, not even the other Leader, learns of an expulsion before both are done."""
    other = {"britain": "france", "france": "britain"}[first]
    expelled = {"britain": "expel austria", "france": "expel spain"}[first]
    game, quiet = diplomacy(), diplomacy()
    before = views(game)
    assert not game.play(first, expelled)
    assert all(views(game)[who] == before[who] for who in before if who != first)
    assert not game.play(first, "stop")
    assert not quiet.play(first, "stop")
    assert seats(game, "expulsion") == [other]
    assert all(views(game)[who] == views(quiet)[who] for who in before if who != first)
    assert views(game)[first] != views(quiet)[first]
    events = game.play(other, "stop")
    assert kinds(events) == ["expelled"]
    assert all(kinds(game.log(who)).count("expelled") == 1 for who in (*POWERS, None))


def test_expulsions_are_public_before_the_choice() -> None:
    """C7.3.2: all know who may not stay when they choose."""
    game = diplomacy()
    events = expel(game, britain="russia", france="spain")
    named = [(event.params["power"], event.params["status"]) for event in of_kind(events, "expelled")]
    assert named == [("russia", "british"), ("spain", "french")]
    (stage,) = [stage for stage in game.view(None).position["stages"] if stage["stage"] == "Diplomacy"]
    assert stage["closed"]["russia"] == ["british"]
    assert stage["closed"]["spain"] == ["french"]


def test_an_expelled_power_cannot_stay() -> None:
    """T7.3, C7.3.2, C7.3.3: BR expels RU: it may pick French, Neutral or Expansionist, and nothing else."""
    game = diplomacy()
    expel(game, britain="russia")
    assert options(game, "russia") == {"status french", "status neutral", "status expansionist"}
    assert options(game, "austria") == ALL
    before = game.view("russia").to_json()
    with pytest.raises(IllegalMove):
        game.play("russia", "status british")
    assert game.view("russia").to_json() == before


@pytest.mark.parametrize("accepted", [True, False])
def test_an_expelled_power_needs_the_other_leader(accepted: bool) -> None:
    """T7.3, C7.3.2, C7.3.5: RU asks FR; if it is refused, the Coalition that expelled it is closed to it as well."""
    game = diplomacy()
    expel(game, britain="russia")
    for power in CHOOSERS:
        game.play(power, f"status {'french' if power == 'russia' else START[power]}")
    assert (asked(game), seat(game)) == ("application", "france")
    play(game, "accept" if accepted else "decline")
    if accepted:
        assert status(game, "russia") == "french"
    else:
        assert seat(game) == "russia"
        assert options(game) == {"status neutral", "status expansionist"}


@pytest.mark.parametrize("chosen", ["neutral", "expansionist"])
def test_an_expelled_power_needs_nobody_outside_the_coalitions(chosen: str) -> None:
    """T7.3, C7.3.2: any other status within the rules."""
    game = diplomacy()
    expel(game, france="prussia")
    for power in CHOOSERS:
        game.play(power, f"status {chosen if power == 'prussia' else START[power]}")
    assert asked(game) == "drill"
    assert status(game, "prussia") == chosen


def test_who_joins_is_safe_until_the_next_round() -> None:
    """T7.4, C7.3.2: PR joins British in Round 3; BR can expel it in the phase of Round 4, not before."""
    game = position("round: 3\nstatuses: {prussia: neutral}")
    assert "expel prussia" not in options(game, "britain")
    agree(game, prussia="british")
    assert status(game, "prussia") == "british"
    assert asked(game) == "drill"
    events = idle(game, lambda game: asks(game, "expulsion"))
    assert not of_kind(events, "expelled")
    assert state(game).round == 4
    assert "expel prussia" in options(game, "britain")


def test_an_expulsion_holds_for_one_phase() -> None:
    """C7.3.2, C7.3.5: in the next Round's phase the power may apply again."""
    game = diplomacy()
    expel(game, britain="russia")
    for power in CHOOSERS:
        game.play(power, f"status {'neutral' if power == 'russia' else START[power]}")
    idle(game, lambda game: asks(game, "status"))
    assert state(game).round == 3
    assert options(game, "russia") == ALL


# -- C7.3.3: the secret choice


def choosing() -> Game:
    """Nobody is expelled; the choices are open."""
    game = diplomacy()
    expel(game)
    return game


@pytest.mark.parametrize("power", CHOOSERS)
def test_choices_are_secret(power: str) -> None:
    """T7.7, C7.3.3, C0.3: while others still choose, nobody else can tell which status was picked, not even by what
    happened; only that it was."""
    games = {}
    for chosen in STATUSES:
        games[chosen] = choosing()
        assert games[chosen].play(power, f"status {chosen}") == []
    for who in (*POWERS, None):
        seen = [views(game)[who] for game in games.values()]
        assert all((seen[0] == other) is (who != power) for other in seen[1:])
    for game in games.values():
        assert game.view(None).waiting_for == tuple(other for other in CHOOSERS if other != power)
        assert status(game, power) == START[power]


def test_the_last_choice_reveals_all() -> None:
    """T7.7, C7.3.3: four choices are hidden; with the fifth all are revealed together."""
    chosen = {
        "prussia": "neutral", "austria": "expansionist", "russia": "neutral", "spain": "expansionist",
        "ottoman": "neutral",
    }  # fmt: skip
    game = choosing()
    for power in CHOOSERS[:-1]:
        assert game.play(power, f"status {chosen[power]}") == []
        assert not of_kind(game.log(None), "status_chosen")
    events = of_kind(game.play("ottoman", "status neutral"), "status_chosen")
    assert {event.params["power"]: event.params["status"] for event in events} == chosen
    assert all(event.known_to(who) for event in events for who in (*POWERS, None))
    assert statuses(game) == chosen


@pytest.mark.parametrize("order", list(permutations(CHOOSERS))[::7])
def test_choices_come_in_any_order(order: tuple[str, ...]) -> None:
    """C7.3.3, C0.3: several seats are asked at once; the order of their answers makes no difference."""
    chosen = {**START, "prussia": "british", "russia": "french", "ottoman": "british"}
    game = choosing()
    for number, power in enumerate(order):
        assert set(seats(game, "status")) == set(order[number:])
        game.play(power, f"status {chosen[power]}")
    answers = []
    while asks(game, "application"):
        (decision,) = game.decisions()
        answers.append((decision.seat, decision.params["power"]))
        play(game, "accept")
    assert answers == [("britain", "prussia"), ("france", "russia"), ("britain", "ottoman")]
    assert statuses(game) == chosen


def test_a_choice_is_made_once() -> None:
    """C7.3.3: one token each; who has chosen is not asked again."""
    game = choosing()
    game.play("spain", "status neutral")
    before = views(game)
    with pytest.raises(IllegalMove):
        game.play("spain", "status french")
    assert views(game) == before


@pytest.mark.parametrize("power", CHOOSERS)
@pytest.mark.parametrize("chosen", STATUSES)
def test_every_choice_takes_effect(power: str, chosen: str) -> None:
    """C7.3.3, C7.3.4: each power, each status, staying included; with the consent of its Leader where needed."""
    game = diplomacy()
    events = agree(game, **{power: chosen})
    assert statuses(game) == {**START, power: chosen}
    changed = [(event.params["power"], event.params["status"]) for event in of_kind(events, "status_changed")]
    assert changed == ([(power, chosen)] if chosen != START[power] else [])


# -- C7.3.4: acceptance


@pytest.mark.parametrize(("chosen", "leader"), [("british", "britain"), ("french", "france")])
@pytest.mark.parametrize("former", ["british", "french", "neutral", "expansionist"])
def test_joining_needs_the_leader(former: str, chosen: str, leader: str) -> None:
    """C7.3.4, T7.5: the Leader of the Coalition answers, from whichever status one comes; staying needs nobody."""
    game = diplomacy(f"statuses: {{austria: {former}}}")
    choose(game, austria=chosen)
    if former == chosen:
        assert asked(game) == "drill"
    else:
        assert (asked(game), seat(game), options(game)) == ("application", leader, {"accept", "decline"})
        (decision,) = game.decisions()
        assert (decision.params["power"], decision.params["status"]) == ("austria", chosen)


@pytest.mark.parametrize("former", ["british", "french", "neutral", "expansionist"])
@pytest.mark.parametrize("chosen", ["neutral", "expansionist"])
def test_no_leader_is_asked_outside_the_coalitions(former: str, chosen: str) -> None:
    """C7.3.4: only who wants to join a Coalition is answered."""
    game = diplomacy(f"statuses: {{austria: {former}}}")
    events = choose(game, austria=chosen)
    assert asked(game) == "drill"
    assert not of_kind(events, "application_accepted")
    assert status(game, "austria") == chosen


def test_applicants_in_power_order() -> None:
    """C7.3.4: answers are given after the reveal, one by one, in Power Order of the applicants, whoever the Leader."""
    game = diplomacy("statuses: {prussia: neutral, austria: neutral, russia: neutral, spain: neutral}")
    choose(game, prussia="french", austria="british", russia="french", spain="british", ottoman="french")
    answers = []
    while asks(game, "application"):
        (decision,) = game.decisions()
        answers.append((decision.seat, decision.params["power"]))
        assert statuses(game) == dict.fromkeys(CHOOSERS, "neutral")
        play(game, "accept")
    assert answers == [
        ("france", "prussia"), ("britain", "austria"), ("france", "russia"), ("britain", "spain"),
        ("france", "ottoman"),
    ]  # fmt: skip


def test_a_leader_answers_each_by_itself() -> None:
    """C7.3.4: he may accept one and refuse another."""
    game = diplomacy("statuses: {prussia: neutral, russia: neutral}")
    choose(game, prussia="french", russia="french")
    play(game, "accept", "decline", "status expansionist")
    assert (status(game, "prussia"), status(game, "russia")) == ("french", "expansionist")


# -- C7.3.5: after a refusal


def test_a_refused_power_picks_again() -> None:
    """T7.2, C7.3.5: ES (Neutral before) picks the French Coalition, FR refuses: ES picks again without that option."""
    game = diplomacy("statuses: {spain: neutral}")
    choose(game, spain="french")
    play(game, "decline")
    assert (asked(game), seat(game)) == ("status", "spain")
    assert options(game) == {"status british", "status neutral", "status expansionist"}
    with pytest.raises(IllegalMove):
        game.play("spain", "status french")
    play(game, "status expansionist")
    assert status(game, "spain") == "expansionist"
    assert asked(game) == "drill"


def test_back_to_the_former_coalition_without_consent() -> None:
    """C7.3.5: PR leaves FR for BR, is refused, and stays with FR, who is not asked."""
    game = diplomacy()
    choose(game, prussia="british")
    play(game, "decline")
    assert options(game) == {"status french", "status neutral", "status expansionist"}
    events = play(game, "status french")
    assert asked(game) == "drill"
    assert statuses(game) == START
    assert not of_kind(events, "status_changed")


def test_from_one_coalition_to_the_other() -> None:
    """C7.3.5: a Neutral refused by BR may ask FR, who answers; refused by both, it has the other two statuses left."""
    game = diplomacy()
    choose(game, ottoman="british")
    assert seat(game) == "britain"
    play(game, "decline", "status french")
    assert (asked(game), seat(game)) == ("application", "france")
    play(game, "decline")
    assert seat(game) == "ottoman"
    assert options(game) == {"status neutral", "status expansionist"}
    play(game, "status neutral")
    assert asked(game) == "drill"
    assert statuses(game) == START


def test_the_other_leader_may_accept() -> None:
    """C7.3.5, C7.3.4: refused by BR, accepted by FR."""
    game = diplomacy()
    choose(game, ottoman="british")
    play(game, "decline", "status french", "accept")
    assert status(game, "ottoman") == "french"


def test_the_new_pick_comes_at_once_and_openly() -> None:
    """C7.3.5: before the next applicant is answered; all see the refusal and the new pick."""
    game = diplomacy("statuses: {prussia: neutral, russia: neutral}")
    choose(game, prussia="british", russia="british")
    events = play(game, "decline")
    (refused,) = of_kind(events, "application_refused")
    assert (refused.params["power"], refused.params["status"]) == ("prussia", "british")
    assert seat(game) == "prussia"
    (chosen,) = of_kind(play(game, "status french"), "status_chosen")
    assert (chosen.params["power"], chosen.params["status"]) == ("prussia", "french")
    assert all(event.known_to(who) for event in (refused, chosen) for who in (*POWERS, None))
    assert seat(game) == "france"
    play(game, "accept")
    (decision,) = game.decisions()
    assert (decision.seat, decision.params["power"]) == ("britain", "russia")


def test_a_refusal_holds_for_one_phase() -> None:
    """C7.3.5: in the next Round the power may ask again."""
    game = diplomacy()
    choose(game, ottoman="british")
    play(game, "decline", "status neutral")
    idle(game, lambda game: asks(game, "status"))
    assert options(game, "ottoman") == ALL


# -- C7.4: Minors

RUSSIAN_OTTOMANS = "controllers: {ottoman: russia}\n"  # six players


def test_minors_follow_their_major() -> None:
    """C7.4, C12.5.4: RU becomes French, and OT, its Minor, with it; FR answers once for both."""
    game = diplomacy(RUSSIAN_OTTOMANS, players=6)
    assert status(game, "ottoman") == "british"
    choose(game, russia="french")
    assert seat(game) == "france"
    events = play(game, "accept")
    assert (status(game, "russia"), status(game, "ottoman")) == ("french", "french")
    assert [event.params["power"] for event in of_kind(events, "status_changed")] == ["russia", "ottoman"]
    assert asked(game) == "drill"


@pytest.mark.parametrize("chosen", ["neutral", "expansionist"])
def test_minors_follow_out_of_the_coalitions(chosen: str) -> None:
    """C7.4: whatever the new status is."""
    game = diplomacy("controllers: {ottoman: austria, spain: austria, russia: prussia}", players=4)
    agree(game, austria=chosen)
    assert {power: status(game, power) for power in POWERS[1:]} == {
        "prussia": "french", "austria": chosen, "france": "french", "russia": "french", "spain": chosen,
        "ottoman": chosen,
    }  # fmt: skip


def test_an_expulsion_covers_the_minors() -> None:
    """C7.4, C12.4.1: BR cannot expel OT alone; with RU it leaves the Coalition."""
    game = diplomacy(RUSSIAN_OTTOMANS, players=6)
    assert options(game, "britain") == {"expel austria", "expel russia", "stop"}
    expel(game, britain="russia")
    for power in ("prussia", "austria", "spain"):
        game.play(power, f"status {START[power]}")
    assert options(game, "russia") == ALL - {"status british"}
    play(game, "status neutral")
    assert (status(game, "russia"), status(game, "ottoman")) == ("neutral", "neutral")


def test_a_refusal_covers_the_minors() -> None:
    """C7.4: RU is refused by FR, so OT does not join it either."""
    game = diplomacy(RUSSIAN_OTTOMANS, players=6)
    choose(game, russia="french")
    play(game, "decline", "status british")
    assert (status(game, "russia"), status(game, "ottoman")) == ("british", "british")


def test_minors_of_leaders_stay() -> None:
    """C7.4, C7.2: their Major never changes; no Leader can expel them."""
    game = diplomacy("controllers: {ottoman: britain, spain: france}", players=5)
    assert options(game, "britain") == {"expel austria", "expel russia", "stop"}
    assert options(game, "france") == {"expel prussia", "stop"}
    agree(game, prussia="neutral", austria="neutral", russia="neutral")
    assert (status(game, "ottoman"), status(game, "spain")) == ("british", "french")


# -- C7.9, C7.10: what the update compares


def test_unchanged_statuses_update_nothing() -> None:
    """C7.9: all stay what they are: no garrison and no general moves."""
    game = diplomacy(
        """
        garrisons: {bohemia: prussia, silesia: prussia}
        generals:
          prussia_1: {territory: bohemia, troops: 1}
          austria_1: {territory: wien, troops: 1}
        """
    )
    events = choose(game)
    assert asked(game) == "drill"
    assert not {"status_changed", "garrison_removed", "general_withdrew", "general_off"} & set(kinds(events))
    assert garrison(game, "bohemia") == "prussia"
    assert place(game, "prussia_1") == "bohemia"


def test_an_unchanged_power_is_updated_towards_one_that_changed() -> None:
    """C7.9: PR stays French, AT joins it: the Prussian garrison on Austria's home goes."""
    game = diplomacy("garrisons: {bohemia: prussia}")
    agree(game, austria="french")
    assert status(game, "prussia") == "french"
    assert garrison(game, "bohemia") == "nobody"


def test_statuses_take_effect_together() -> None:
    """C7.10: PR and AT change sides: at war before and after, so nothing is updated, although one after the other
    they would have been Allies for a moment."""
    game = diplomacy("garrisons: {bohemia: prussia}")
    agree(game, prussia="british", austria="french")
    assert (status(game, "prussia"), status(game, "austria")) == ("british", "french")
    assert garrison(game, "bohemia") == "prussia"


def test_former_statuses_hold_until_all_is_settled() -> None:
    """C7.10: an accepted power changes only when the last one is settled, after a refusal too."""
    game = diplomacy("garrisons: {bohemia: prussia}")
    choose(game, prussia="british", ottoman="french")
    play(game, "accept")
    assert statuses(game) == START
    play(game, "decline")
    assert statuses(game) == START
    assert garrison(game, "bohemia") == "prussia"
    play(game, "status british")
    assert statuses(game) == START
    play(game, "accept")
    assert statuses(game) == {**START, "prussia": "british", "ottoman": "british"}
    assert garrison(game, "bohemia") == "nobody"
