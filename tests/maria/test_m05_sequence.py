"""M5 Sequence of play, of both variants."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

import pytest

from kabinett import new_game
from kabinett.bots import RandomBot
from kabinett.core.errors import BadFile
from kabinett.core.events import Event
from kabinett.core.game import Game
from tests.maria.table import advanced, both_maps, intro, kinds, of_kind, options, play, state

SEEDS = range(6)
STAGES = [("france", "bavaria"), ("prussia", "saxony"), ("austria",)]

# M5.3: the phase to which a decision or an event belongs (payments and divisions occur in several phases).
PHASE_OF_DECISION = {
    "subsidy": 1,
    "supplied": 2,
    "movement": 3,
    "march": 3,
    "train_entry": 3,
    "commander": 3,
    "attacker": 4,
    "target": 4,
    "battle": 4,
    "retreat": 4,
    "retreat_path": 4,
}
PHASE_OF_EVENT = {
    "cards_drawn": 1,
    "hussar_cost": 2,
    "turned_down": 2,
    "turned_up": 2,
    "moved": 3,
    "forced_march": 3,
    "train_entered": 3,
    "question_marker": 3,
    "battle": 4,
    "battle_won": 4,
    "battle_drawn": 4,
    "retreated": 4,
    "no_retreat": 4,
    "question_removed": 5,
}


def phase_of(event: Event) -> int | None:
    if event.kind == "fortress_conquered":
        return 5 if event.clause.startswith("M12") else 3
    return PHASE_OF_EVENT.get(event.kind)


def play_by_chance(game: Game, seed: int, turns: int = 99) -> list[tuple[str, str | int]]:
    """Play with a bot; note in order what begins, who recruits, and the phase of each other decision and event."""
    bot = RandomBot(game.rules, seed)
    log: list[tuple[str, str | int]] = []
    last = state(game).turn + turns

    def note(events: list[Event]) -> None:
        for event in events:
            if event.kind in ("turn_began", "winter_began"):
                log.append((event.kind, int(str(event.params["turn"]))))
            elif event.kind == "stage_began":
                powers = event.params["powers"]
                assert isinstance(powers, tuple)
                log.append((event.kind, " ".join(powers)))
            elif event.kind == "recruited":
                log.append((event.kind, str(event.params["power"])))
            elif (phase := phase_of(event)) is not None and event.clause != "M4.8":
                log.append(("phase", phase))

    note(game.events)
    while game.outcome is None and state(game).turn < last:
        decision = game.decisions()[0]
        if decision.kind in ("hussar", "recruit"):
            log.append((decision.kind, decision.seat))
        elif decision.kind in PHASE_OF_DECISION:
            log.append(("phase", PHASE_OF_DECISION[decision.kind]))
        note(game.play(decision.seat, bot.choose(None, decision)))
    return log


@cache
def whole_game(seed: int, players: int = 3) -> tuple[tuple[str, str | int], ...]:
    return tuple(play_by_chance(new_game("maria", players=players, seed=seed), seed))


def turns_of(log: tuple[tuple[str, str | int], ...]) -> list[list[tuple[str, str | int]]]:
    """The log cut into turns, each with the winter that follows it."""
    turns: list[list[tuple[str, str | int]]] = []
    for entry in log:
        if entry[0] == "turn_began":
            turns.append([])
        turns[-1].append(entry)
    return turns


# -- stages


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("seed", SEEDS)
def test_stages_of_every_turn_come_in_order(seed: int, players: int) -> None:
    """M5.1: hussars, F & B, P & S, A; no politics in the introductory game."""
    for turn in turns_of(whole_game(seed, players))[:-1]:
        marks = [entry for entry in turn if entry[0] in ("turn_began", "hussar", "stage_began")]
        austria = "maria_theresa" if players == 3 else "b2"
        assert [entry[0] for entry in marks] == ["turn_began", "hussar", "hussar", *["stage_began"] * 3]
        assert [entry[1] for entry in marks[1:3]] == [austria, austria]
        assert [entry[1] for entry in marks[3:]] == [" ".join(powers) for powers in STAGES]


@pytest.mark.parametrize(
    ("status", "stages"),
    [
        ("prussian_ally", ["france bavaria", "prussia saxony", "pragmatic austria"]),
        ("neutral", ["france bavaria", "prussia", "pragmatic austria saxony"]),
        ("austrian_ally", ["france bavaria", "prussia", "pragmatic austria saxony"]),
    ],
)
def test_saxony_acts_in_stage_four_or_five(status: str, stages: list[str]) -> None:
    """M5.2: S acts with P while it is Prussia's ally, otherwise with A."""
    log = play_by_chance(both_maps(f"stage: hussars\nsaxony: {status}"), 1, turns=1)
    assert [entry[1] for entry in log if entry[0] == "stage_began"] == stages


# -- phases


@pytest.mark.parametrize("seed", SEEDS)
def test_phases_of_every_stage_come_in_order(seed: int) -> None:
    """M5.3: cards, supply, movement, combat, retroactive conquest: no phase after a later one in the same stage."""
    phase = 0
    seen = set()
    for kind, value in whole_game(seed):
        if kind in ("turn_began", "stage_began", "winter_began"):
            phase = 0
        elif kind == "phase":
            assert int(value) >= phase
            phase = int(value)
            seen.add(phase)
    assert {1, 2, 3} <= seen


ONE_OF_EVERYTHING = """
stage: hussars
pieces:
  friedrich: {city: brieg, troops: 8}
  schwerin: {city: berlin, troops: 2, facing: down}
  prussia_train_1: {city: namslau}
  traun: {city: neisse, troops: 2}
"""


def test_order_of_one_full_turn() -> None:
    """T5.a, M5.1, M5.3: a turn in which stage 4 has all five phases, event by event."""
    game = intro(ONE_OF_EVERYTHING)
    play(game, "stay", "stay", "end")
    play(game, "piece friedrich", "city strehlen", "stop", "end", "stop", "end")
    log: list[str | int] = []
    for event in game.events:
        if event.kind in ("turn_began", "stage_began"):
            log.append(event.kind)
        elif (phase := phase_of(event)) is not None:
            log.append(phase)
    assert log == [
        "turn_began",
        *("stage_began", 1, 1),  # France and Bavaria draw
        *("stage_began", 1, 1, 2, 3, 3, 4, 4, 5),  # Schwerin turned up; move, question; battle won; Brieg taken
        *("stage_began", 1),
        "turn_began",
    ]
    assert of_kind(game.events, "fortress_conquered")[0].params["city"] == "brieg"
    assert [event.params["turn"] for event in of_kind(game.events, "turn_began")] == [1, 2]


@pytest.mark.parametrize(
    ("phase", "first_kind"), [("cards", "cards_drawn"), ("supply", "turned_up"), ("conquest", "question_removed")]
)
def test_a_stage_begun_in_a_later_phase_skips_the_earlier_ones(phase: str, first_kind: str) -> None:
    """M5.3: fixed order: a position at the start of a phase goes on with it and never comes back to an earlier one."""
    game = intro(f"""
stage: prussia
phase: {phase}
questions: {{neisse: prussia}}
pieces:
  schwerin: {{city: berlin, troops: 2, facing: down}}
  traun: {{city: neisse, troops: 2}}
""")
    first = next(event for event in game.events if event.kind != "stage_began")
    assert first.kind == first_kind


# -- powers of one stage


@pytest.mark.parametrize(
    ("stage", "pieces"),
    [
        ("france", {"belle_isle", "toerring"}),
        ("prussia", {"friedrich", "rutowski"}),
        ("austria", {"traun", "cumberland"}),
    ],
)
def test_powers_of_a_stage_move_together(stage: str, pieces: set[str]) -> None:
    """M5.4: both powers of a stage are active together: in the movement phase pieces of both may move, in any order."""
    entries = "".join(f"  {piece}: {{city: {city}, troops: 2}}\n" for piece, city in zip(
        sorted(pieces), ("prag", "wien"), strict=True))  # fmt: skip
    game = both_maps(f"stage: {stage}\nphase: movement\npieces:\n{entries}")
    assert {option for option in options(game) if option.startswith("piece ")} == {f"piece {p}" for p in pieces}


def test_both_powers_draw_before_either_moves() -> None:
    """M5.4: each phase is done together: A and PA have both drawn, and both starved, before the first move."""
    game = both_maps("""
stage: austria
pieces:
  traun: {city: posen, troops: 2}
  cumberland: {city: gnesen, troops: 2}
""")
    assert game.decisions()[0].kind == "movement"
    phases = [phase for event in game.events if (phase := phase_of(event)) is not None]
    assert phases == [1, 1, 2, 2]


@pytest.mark.parametrize(
    ("stage", "status", "powers"),
    [
        ("france", "prussian_ally", ["france", "bavaria"]),
        ("prussia", "prussian_ally", ["prussia", "saxony"]),
        ("austria", "austrian_ally", ["pragmatic", "austria", "saxony"]),
    ],
)
def test_order_inside_a_phase(stage: str, status: str, powers: list[str]) -> None:
    """M5.5: F before B; P before S; PA before A before S: for card draws and for supply."""
    game = both_maps(f"""
stage: {stage}
saxony: {status}
pieces:
  broglie: {{city: posen, troops: 3}}
  toerring: {{city: gnesen, troops: 3}}
  friedrich: {{city: samter, troops: 3}}
  rutowski: {{city: lissa, troops: 3}}
  cumberland: {{city: schrimm, troops: 3}}
  traun: {{city: wollstein, troops: 3}}
""")
    assert [event.params["power"] for event in of_kind(game.events, "cards_drawn")] == powers
    assert [event.params["power"] for event in of_kind(game.events, "troops_lost")] == powers


# -- ends


def test_nothing_happens_between_stages_in_the_introductory_game() -> None:
    """M5.6: victory checks, peace offers and the French reduction at the end of a stage are the advanced game's.

    In the introductory game the next stage follows at once; a goal is checked at the conquest itself (M14.9).
    """
    game = intro("stage: prussia\nphase: combat\nquestions: {breslau: prussia}")
    assert kinds(game.events)[:2] == ["fortress_conquered", "stage_began"]
    assert game.decisions()[0].seat == "maria_theresa"


def test_turn_marker_advances_after_stage_five() -> None:
    """M5.7: no election in the introductory game: after Austria's stage the turn marker moves on, not before."""
    game = intro("turn: 4\nstage: austria\nphase: movement")
    assert state(game).turn == 4
    events = play(game, "end")
    assert kinds(events) == ["turn_began"]
    assert state(game).turn == 5


@pytest.mark.parametrize("stage", ["france", "prussia"])
def test_turn_marker_does_not_advance_after_earlier_stages(stage: str) -> None:
    """M5.7: the stages 3 and 4 end without a change of the turn."""
    game = intro(f"turn: 4\nstage: {stage}\nphase: movement")
    assert "stage_began" in kinds(play(game, "end"))
    assert state(game).turn == 4


@pytest.mark.parametrize("seed", SEEDS)
def test_winters_follow_turns_three_and_six(seed: int) -> None:
    """T5.b, M5.8, M5.9: a winter after turn 3 and after turn 6, none after turn 9 and nowhere else."""
    log = whole_game(seed)
    assert [entry[1] for entry in log if entry[0] == "winter_began"] == [3, 6]
    assert [entry[1] for entry in log if entry[0] == "turn_began"] == list(range(1, 10))


@pytest.mark.parametrize("seed", SEEDS)
def test_winter_comes_after_stage_five_and_has_no_stages(seed: int) -> None:
    """M5.8: after the last stage of turns 3 and 6 the powers recruit in the order of the stages; then the next turn."""
    turns = turns_of(whole_game(seed))
    for number in (3, 6):
        turn = turns[number - 1]
        start = turn.index(("winter_began", number))
        before, winter = turn[:start], turn[start + 1 :]
        assert len([entry for entry in before if entry[0] == "stage_began"]) == 3
        assert {entry[0] for entry in winter} == {"recruit", "recruited"}
        recruited = [entry[1] for entry in winter if entry[0] == "recruited"]
        assert recruited == ["france", "bavaria", "prussia", "saxony", "austria"]


def test_winter_is_not_a_turn() -> None:
    """M5.8: during the winter after turn 3 the marker is still on 3; the next turn is 4."""
    game = intro("turn: 3\nstage: winter")
    assert state(game).turn == 3
    events = play(game, *["value 0"] * 5)
    assert [event.params["turn"] for event in of_kind(events, "turn_began")] == [4]


@pytest.mark.parametrize("turn", [1, 2, 4, 5, 7, 8, 9])
def test_no_other_winter(turn: int) -> None:
    """M5.8, M5.9: a position in a winter that does not exist is refused."""
    with pytest.raises(BadFile):
        intro(f"turn: {turn}\nstage: winter")


def test_no_third_winter() -> None:
    """M5.9, T5.b: the game ends after turn 9 without a winter, even with troops to buy."""
    game = intro("""
turn: 9
stage: austria
phase: movement
hands: {austria: [S10]}
pieces: {traun: {city: wien, troops: 1}}
""")
    events = play(game, "end")
    assert kinds(events) == ["game_ended"]
    assert game.decisions() == ()


# -- the advanced game

EVERYTHING_IN_TURN_SIX = """
turn: 6
stage: politics
political: [42c, 42x, 43c]
pieces:
  friedrich: {city: brieg, troops: 8}
  schwerin: {city: berlin, troops: 2, facing: down}
  prussia_train_1: {city: namslau}
  traun: {city: neisse, troops: 2}
"""
PART_OF_EVENT = {
    "turn_began": "turn",
    "political_card": "politics",
    "card_placed": "politics",
    "hussar_placed": "hussars",
    "voted": "election",
    "emperor_elected": "election",
    "winter_scored": "winter",
    "winter_began": "winter",
    "recruited": "winter",
}
EMPEROR = {turn: "\nemperor: austria" if turn > 7 else "" for turn in range(1, 13)}  # M18.2


def parts(events: Iterable[Event], phases: bool = False) -> list[str | int]:
    """The parts of the turns (and the phases of the action stages) in the order in which they begin."""
    log: list[str | int] = []
    for event in events:
        part: str | int | None = PART_OF_EVENT.get(event.kind)
        if event.kind == "stage_began":
            powers = event.params["powers"]
            assert isinstance(powers, tuple)
            part = " ".join(powers)
        elif phases and part is None:
            part = phase_of(event)
        if part is not None and log[-1:] != [part]:
            log.append(part)
    return log


def end_austrias_stage(game: Game) -> list[Event]:
    """Both players of stage 5 end their movement."""
    return [*game.play("frederick", "end"), *game.play("maria_theresa", "end")]


def test_order_of_one_full_advanced_turn() -> None:
    """T5.a, T5.b, M5.1, M5.3, M5.7, M5.8: politics, hussars, three action stages (stage 4 with all its phases), the
    election, the winter, and only then turn 7."""
    game = advanced(EVERYTHING_IN_TURN_SIX)
    play(game, *["pass"] * 4, "city wischau", "stay", "keep", "end")
    play(game, "piece friedrich", "city strehlen", "stop", "end", "stop")
    end_austrias_stage(game)
    assert state(game).turn == 6
    play(game, *["candidate franz"] * 5)
    assert (state(game).turn, game.decisions()[0].kind) == (6, "recruit")
    play(game, *["value 0"] * 6)
    assert parts(game.events, phases=True) == [
        *("turn", "politics", "hussars"),
        *("france bavaria", 1),
        *("prussia saxony", 1, 2, 3, 4, 5),
        *("pragmatic austria", 1),
        *("election", "winter"),
        *("turn", "politics"),
    ]
    assert state(game).turn == 7


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("seed", SEEDS)
def test_every_advanced_turn_has_its_five_stages_in_order(seed: int, players: int) -> None:
    """M5.1, M5.7, M5.8: in random games: the five stages (Saxony in the fourth or the fifth, M5.2), then the election
    if there is one, then the winter if there is one. Stage 2 shows in the log when a hussar is placed."""
    game = new_game("maria", variant="advanced", players=players, seed=seed)
    play_by_chance(game, seed)
    found = parts(event for event in game.events if event.clause != "M4.8")
    turns = " ".join(str(part).replace(" saxony", "").replace(" ", "&") for part in found).split("turn ")[1:]
    stages = "politics( hussars)? france&bavaria prussia pragmatic&austria"
    for number, turn in enumerate(turns, 1):
        winter = "( election)? winter" if number % 3 == 0 else "( election)?"
        assert re.fullmatch(f"{stages}{winter}", turn.strip()) or (number == len(turns) and game.outcome)
    assert sum("hussars" in turn for turn in turns) > 3


# what ends a stage, a turn, and the game

ALL_OF_SILESIA = ", ".join(
    f"{city}: prussia" for city in ("liegnitz", "glogau", "breslau", "brieg", "neisse", "cosel", "glatz")
)


@pytest.mark.parametrize("stage", ["france", "prussia", "austria"])
def test_peace_is_offered_at_the_end_of_stage_four_only(stage: str) -> None:
    """M5.6: (b) is for stage 4: with all of Silesia Prussian, Prussia is asked then and at no other end of a stage."""
    game = advanced(f"turn: 2\nstage: {stage}\nphase: combat\nmarkers: {{{ALL_OF_SILESIA}}}")
    assert (game.decisions()[0].kind == "peace_offer") is (stage == "prussia")


def test_victory_is_checked_before_peace_is_offered() -> None:
    """M5.6: (a) comes before (b): France has emptied its pool, so Prussia is not asked any more."""
    french = ", ".join(f"{city}: france" for city in ("antwerpen", "bruessel", "breda", "gent", "maastricht", "namur",
                                                      "ostende", "tournai", "ypern", "eger", "pilsen"))  # fmt: skip
    game = advanced(f"turn: 2\nstage: prussia\nphase: combat\nmarkers: {{{ALL_OF_SILESIA}, {french}}}")
    assert game.outcome is not None
    assert game.outcome.winners == ("louis_xv",)
    assert "peace_offered" not in kinds(game.events)


@pytest.mark.parametrize(("answer", "wins"), [("accept", True), ("decline", False)])
def test_victory_is_checked_again_after_a_peace(answer: str, wins: bool) -> None:
    """M5.6: (b): Prussia has 1 marker left; the peace puts it into the Silesia box, and Prussia has won at once."""
    abroad = ", ".join(f"{city}: prussia" for city in ("amberg", "braunau_am_inn", "ingolstadt", "straubing"))
    game = advanced(f"""
turn: 2
stage: prussia
phase: combat
battle_boxes: {{prussia: 1}}
markers: {{{ALL_OF_SILESIA}, {abroad}}}
pools: {{prussia: 1}}
""")
    play(game, "offer", answer)
    while game.outcome is None and game.decisions()[0].kind == "second_train":
        play(game, str(game.decisions()[0].options[0]))
    assert (game.outcome is not None and game.outcome.winners == ("frederick",)) is wins
    assert ("stage_began" in kinds(game.events)) is not wins  # stage 5 does not begin any more


def test_a_french_reduction_is_possible_after_the_peace_offer() -> None:
    """M5.6, M19.2.2: ordered while Prussia is asked, it is carried out after the answer and before stage 5."""
    game = advanced(f"turn: 2\nstage: prussia\nphase: combat\nmarkers: {{{ALL_OF_SILESIA}, eger: france}}")
    game.play("louis_xv", "reduce")
    events = kinds(play(game, "offer", "decline"))
    assert events.index("peace_declined") < events.index("set_aside") < events.index("stage_began")


@pytest.mark.parametrize("turn", [4, 5, 6])
def test_the_election_ends_the_turn(turn: int) -> None:
    """M5.7, T5.b: after stage 5 the Emperor is elected; then the turn marker advances, after turn 6 the winter comes
    first."""
    game = advanced(f"turn: {turn}\nstage: austria\nphase: movement\nelection: pending")
    end_austrias_stage(game)
    assert (game.decisions()[0].kind, state(game).turn) == ("vote", turn)
    events = play(game, *["candidate franz"] * 5)
    assert parts(events) == (["election", "winter"] if turn == 6 else ["election", "turn", "politics"])
    assert state(game).turn == (6 if turn == 6 else turn + 1)


def test_without_a_pending_election_nobody_votes() -> None:
    """M5.7: "if pending"."""
    game = advanced("turn: 4\nstage: austria\nphase: movement")
    assert parts(end_austrias_stage(game)) == ["turn", "politics"]


def test_victory_is_checked_after_the_election() -> None:
    """M5.7: Austria's last marker goes into the Emperor box: the game is over, turn 6 has no winter."""
    game = advanced("""
turn: 6
stage: austria
phase: movement
election: pending
markers: {straubing: austria, amberg: austria}
pools: {austria: 1}
""")
    end_austrias_stage(game)
    events = play(game, *["candidate franz"] * 5)
    assert game.outcome is not None
    assert game.outcome.winners == ("maria_theresa",)
    assert parts(events) == ["election"]
    assert state(game).turn == 6


@pytest.mark.parametrize("turn", range(1, 13))
def test_winters_of_the_advanced_game(turn: int) -> None:
    """T5.b, M5.8: exactly after turns 3, 6, 9 and 12; the last one ends the game (M13.14)."""
    game = advanced(f"turn: {turn}\nstage: austria\nphase: combat{EMPEROR[turn]}" + "\nelection: none" * (turn < 7))
    while game.outcome is None and game.decisions()[0].kind == "vote":
        play(game, "candidate franz")
    expected = ["turn", "politics"] if turn % 3 else ["winter"]
    assert [part for part in parts(game.events) if part != "election"] == expected
    assert (game.outcome is not None) is (turn == 12)


@pytest.mark.parametrize("turn", [1, 2, 4, 5, 7, 8, 10, 11])
def test_no_other_winter_in_the_advanced_game(turn: int) -> None:
    """M5.8: a position in a winter that does not exist is refused."""
    with pytest.raises(BadFile):
        advanced(f"turn: {turn}\nstage: winter{EMPEROR[turn]}")
