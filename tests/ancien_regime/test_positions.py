"""Positions: what they set up, and that impossible ones are refused with the line and the reason."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from kabinett import BadFile, load_position, verify_game
from kabinett.ancien_regime.board import POWER_IDS
from kabinett.core.game import Game
from kabinett.core.yamltree import parse_yaml
from kabinett.games import position_game
from tests.ancien_regime.table import (
    asked,
    controller,
    garrison,
    hand,
    influence,
    money,
    morale,
    options,
    place,
    position,
    seat,
    state,
    status,
    troops,
)

HEAD = "game: ancien_regime\n"  # one line; what follows begins on line 2
DOCUMENT = Path(__file__).parents[2] / "docs" / "positions.md"
EXAMPLE = re.findall(r"```yaml\n(game: ancien_regime\n.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)[0]
START = {"britain": 5, "prussia": 12, "austria": 9, "france": 11, "russia": 3, "spain": 4, "ottoman": 2}  # C3.4


def refused(tmp_path: Path, text: str) -> BadFile:
    file = tmp_path / "p.yaml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadFile) as caught:
        load_position(file)
    assert caught.value.file == str(file)
    return caught.value


def cards(game: Game) -> Counter[int]:
    s = state(game)
    return Counter(card for pile in (*s.hands, s.pile, s.discards) for card in pile)


# -- what is set up


def test_the_example_of_the_document_entry_by_entry() -> None:
    game = position_game(parse_yaml(EXAMPLE, "docs"))
    s = state(game)
    assert (s.setting.scenario, s.setting.players, s.setting.rounds) == (1740, 6, 9)
    assert (s.round, s.turn, s.stages[0].next) == (2, 3, "end")  # type: ignore[attr-defined]
    assert (seat(game), asked(game)) == ("france", "arbiter")
    assert [status(game, power) for power in ("britain", "prussia", "russia")] == ["british", "british", "neutral"]
    assert (s.controlled_by[POWER_IDS.index("ottoman")], status(game, "ottoman")) == (3, "french")
    assert (morale(game, "france"), influence(game, "france"), money(game, "france")) == (9, 24, 5)
    assert (place(game, "britain_1"), troops(game, "britain_1")) == ("london", 3)
    assert (place(game, "prussia_2"), troops(game, "prussia_2")) == ("berlin", 0)
    assert (place(game, "stuart"), troops(game, "stuart")) == ("york", 1)
    assert (s.general_id(s.frederick), game.view(None).position["stuart"]) == ("prussia_2", "ordinary")
    assert (garrison(game, "holland"), controller(game, "holland"), garrison(game, "paris")) == (
        "britain", "britain", "nobody",
    )  # fmt: skip
    assert [s.territory_id(t) for t in range(len(s.setting.home)) if s.fortresses >> t & 1] == ["holland"]
    assert s.power_id(s.crown) == "russia"
    assert hand(game, "spain") == [3, 4, 4]
    assert s.pile[::-1] == [1, 2]
    assert s.discards[-2:] == [2, 5]
    assert len(s.discards) == 56 - 3 - 2


def test_what_is_not_named() -> None:
    """C3.3, C3.4, C3.7.1: statuses and Morale of the scenario, no pieces but Stuart's reserve, all cards to draw."""
    game = position("", scenario=1756)
    s = state(game)
    assert (s.round, s.turn, asked(game), seat(game)) == (1, 1, "drill", "britain")
    assert {power: morale(game, power) for power in POWER_IDS} == START
    assert [status(game, power) for power in POWER_IDS] == [
        "british", "british", "french", "french", "french", "neutral", "neutral",
    ]  # fmt: skip
    assert not any((*s.influence, *s.money, s.fortresses, *s.garrisons, s.crown + 1))
    assert {place(game, name) for name in s.setting.general_ids if name != "stuart"} == {"off"}
    assert (place(game, "stuart"), troops(game, "stuart")) == ("reserve", 2)
    assert (s.general_id(s.frederick), s.discards) == ("prussia_1", [])
    assert cards(game) == s.setting.board.deck


def test_a_general_has_no_troops_unless_they_are_named() -> None:
    game = position("generals: {austria_4: {territory: wien}}\n")
    assert (place(game, "austria_4"), troops(game, "austria_4")) == ("wien", 0)


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("", "reserve"),
        ("generals: {stuart: {territory: scotland, troops: 2}}\n", "landed"),
        ("generals: {stuart: {territory: paris, troops: 3}}\nstuart: ordinary\n", "ordinary"),
        ("stuart: ordinary\n", "ordinary"),
        ("stuart: reserve\n", "reserve"),
    ],
)
def test_stuart(text: str, word: str) -> None:
    """C3.7: on the map he has landed, off it he is in reserve, unless he is an ordinary general."""
    game = position(text)
    assert game.view(None).position["stuart"] == word
    assert state(game).tokens_left(3) == 49 - troops(game, "stuart")


@pytest.mark.parametrize(
    ("text", "who", "kind"),
    [
        ("round: 2\n", "france", "expulsion"),
        ("round: 2\npart: control\n", "britain", "drill"),
        ("turn: 3\npart: election\ngarrisons: {pfalz: russia, nassau: austria}\n", "britain", "vote"),
        ("turn: 3\npart: control\ngarrisons: {pfalz: russia}\n", "austria", "drill"),
        ("part: drill\n", "britain", "drill"),
        ("part: subsidies\nmoney: {spain: 1}\n", "spain", "subsidies"),
        ("part: leadership\n", "russia", "leadership"),
        ("part: mobilisation\nmoney: {france: 1}\n", "france", "mobilisation"),
        ("turn: 5\npart: frederick\ngenerals: {prussia_1: {territory: berlin}}\n", "prussia", "frederick_move"),
        ("turn: 5\npart: movement\ngenerals: {prussia_1: {territory: berlin}}\n", "spain", "arbiter"),
        ("turn: 7\npart: movement\n", "britain", "arbiter"),
    ],
)
def test_a_position_begins_with_a_part_of_a_turn(text: str, who: str, kind: str) -> None:
    """C6.3: what has still to come in the Action Turn is asked; Diplomacy in Rounds after the first (C6.2)."""
    decisions = position(text).decisions()
    assert (who, kind) in {(decision.seat, decision.kind) for decision in decisions}


@pytest.mark.parametrize(("part", "gained"), [("taxation", True), ("subsidies", False)])
def test_parts_before_the_one_named_are_over(part: str, gained: bool) -> None:
    """C6.3, C9.3.1: in Action Turn 2 Britain takes Money in the part taxation."""
    assert (money(position(f"turn: 2\npart: {part}\n"), "britain") > 0) == gained


def test_minors_before_their_first_drill_and_after_it() -> None:
    """C12.1.2, C12.4.1: nobody's in Round 1, later of the status of who controls them."""
    game = position("turn: 6\npart: control\nstatuses: {ottoman: expansionist}\n", players=6)
    assert (state(game).controlled_by[6], status(game, "ottoman")) == (-1, "expansionist")
    later = position("round: 2\ncontrollers: {ottoman: austria, spain: france}\n", players=5)
    assert (status(later, "ottoman"), status(later, "spain")) == ("british", "french")
    said = "round: 2\ncontrollers: {ottoman: austria}\nstatuses: {austria: neutral, ottoman: neutral}\n"
    assert status(position(said, players=6), "ottoman") == "neutral"


def test_nobody_is_nobody() -> None:
    """C12.1.2: what is so by default can be said."""
    game = position("controllers: {ottoman: nobody}\ncrown: nobody\n", players=6)
    assert (state(game).controlled_by[6], state(game).crown) == (-1, -1)


def test_the_first_auction_can_begin() -> None:
    """C12.3.1: at its first Drill a Minor is still nobody's."""
    game = position("turn: 7\npart: control\n", players=6)
    assert {decision.kind for decision in game.decisions()} == {"bid"}


@pytest.mark.parametrize(("rest", "pile", "discards"), [("draw", 53, 1), ("discards", 2, 52)])
def test_the_rest_of_the_deck(rest: str, pile: int, discards: int) -> None:
    """C2.5: cards that are not named are under the draw pile or on the discards; none gets lost."""
    game = position(f"part: leadership\nhands: {{russia: [1, 6]}}\ndraw: [5, 4]\ndiscards: [1]\nrest: {rest}\n")
    s = state(game)
    assert cards(game) == s.setting.board.deck
    assert (s.pile[-1], s.pile[-2], s.discards[-1]) == (5, 4, 1)
    assert (len(s.pile), len(s.discards)) == (pile, discards)


def test_the_seed_shuffles_the_rest() -> None:
    one, two, again = (state(position(f"seed: {seed}\npart: leadership\n")).pile for seed in (1, 2, 1))
    assert one == again != two
    assert sorted(one) == sorted(two)


def test_a_game_from_a_position_is_recorded(tmp_path: Path) -> None:
    (tmp_path / "p.yaml").write_text(EXAMPLE, encoding="utf-8")
    game = load_position(tmp_path / "p.yaml")
    game.play("france", "power britain")
    game.save(tmp_path / "g.jsonl")
    again = verify_game(tmp_path / "g.jsonl")
    assert options(again) == options(game)


# -- what is refused


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        # names
        ("troops: {}\n", 2, "unknown entry 'troops'"),
        ("morale: {frankreich: 3}\n", 2, "unknown power 'frankreich'"),
        ("money: {nobody: 3}\n", 2, "unknown power 'nobody'"),
        ("generals:\n  france_9: {territory: paris}\n", 3, "unknown general 'france_9'; did you mean france_"),
        ("generals:\n  france_1: {territory: pariss}\n", 3, "unknown territory 'pariss'; did you mean paris?"),
        ("generals:\n  france_1: {troops: 1}\n", 3, "france_1 needs a territory"),
        ("generals:\n  france_1: off\n", 3, "france_1 must be a mapping"),
        ("generals:\n  france_1: {territory: paris, moved: true}\n", 3, "unknown entry 'moved' in france_1"),
        ("garrisons: {atlantis: france}\n", 2, "unknown territory 'atlantis'"),
        ("fortresses: holland\n", 2, "fortresses must be a list"),
        ("statuses: {russia: angry}\n", 2, "unknown status 'angry' (known: british, french, neutral, expansionist)"),
        ("crown: x\n", 2, f"unknown power 'x' (known: {', '.join(POWER_IDS)}, nobody)"),
        ("stuart: gone\n", 2, "unknown stuart 'gone' (known: reserve, landed, ordinary)"),
        ("players: 3\n", 2, "players must be 4, 5, 6 or 7, not '3'"),
        ("scenario: 1700\n", 2, "scenario must be 1740 or 1756, not '1700'"),
        ("seed: -1\n", 2, "seed must be a whole number from 0 to 2**128, not '-1'"),
        ("part: end\n", 2, "unknown part 'end'"),
        ("rest: hands\n", 2, "unknown place of the rest 'hands'"),
        # time
        ("round: 0\n", 2, "round must be a whole number from 1"),
        ("turn: 8\n", 2, "turn must be a whole number from 1 to 7"),
        ("part: election\n", 2, "the part election is of Action Turn 3, not 1 (C8.1)"),
        ("part: frederick\nturn: 4\n", 2, "the part frederick is of Action Turn 5, not 4 (C9.5.4)"),
        ("rounds: 3\nround: 4\n", 3, "round must be a whole number from 1 to 3"),
        # powers
        ("statuses:\n  russia: neutral\n  france: neutral\n", 4, "france never chooses a status (C7.2)"),
        ("statuses: {britain: british}\n", 2, "britain never chooses a status (C7.2)"),
        ("controllers: {russia: austria}\n", 2, "russia is a Major: nobody else controls it (C3.2)"),
        ("players: 6\nround: 2\n", 1, "ottoman is a Minor that somebody has controlled since its first Drill"),
        ("players: 6\nturn: 7\npart: drill\n", 1, "ottoman is a Minor that somebody has controlled"),
        ("players: 5\nturn: 7\npart: control\n", 1, "spain is a Minor that somebody has controlled"),
        (
            "players: 5\nround: 2\ncontrollers:\n  ottoman: spain\n  spain: france\n",
            5,
            "ottoman cannot be controlled by spain, which is no Major (C12.3)",
        ),
        (
            "players: 6\nround: 2\ncontrollers: {ottoman: russia}\nstatuses:\n  ottoman: french\n",
            6,
            "ottoman is controlled by russia and so is british (C12.4.1)",
        ),
        ("morale:\n  france: 15\n  spain: 16\n", 4, "morale must be a whole number from 0 to 15, not '16' (C5.8.1)"),
        ("morale: {france: -1}\n", 2, "morale must be a whole number from 0 to 15, not '-1' (C5.8.1)"),
        ("influence: {france: 25}\n", 2, "influence must be a whole number from 0 to 24, not '25' (C4.1)"),
        ("players: 6\ninfluence: {ottoman: 1}\n", 3, "ottoman is a Minor and has no Influence (C4.2)"),
        ("players: 6\ncrown: ottoman\n", 3, "nobody controls ottoman, so it was not elected (C8.12)"),
        # generals
        (
            "generals:\n  france_1: {territory: paris}\n  france_2: {territory: paris}\n",
            4,
            "a power has two generals in paris (C5.9.2)",
        ),
        ("generals:\n  france_1: {territory: alps}\n", 3, "no general can be in alps (C5.4.4)"),
        (
            "generals:\n  france_1:\n    territory: wien\n    troops: 4\n",
            5,
            "troops must be a whole number from 0 to 3, not '4' (C5.9.1)",
        ),
        (
            "frederick: austria_1\n",
            2,
            "Frederick is one of the Prussian generals (C3.6.2): prussia_1, prussia_2, prussia_3, not 'austria_1'",
        ),
        ("frederick: prussia_4\n", 2, "prussia_1, prussia_2, prussia_3, not 'prussia_4'"),
        ("stuart: landed\n", 2, "stuart has landed, so he must be in a territory (C3.7.2)"),
        (
            "stuart: reserve\ngenerals:\n  stuart: {territory: paris}\n",
            4,
            "stuart has not landed, so he must be in his reserve and in no territory (C3.7.1)",
        ),
        # who can be where
        (
            "generals:\n  france_1: {territory: bohemia}\n  austria_1: {territory: bohemia}\n",
            4,
            "austria and france are hostile in bohemia (C7.5.5)",
        ),
        (
            "garrisons:\n  pfalz: austria\ngenerals:\n  prussia_1: {territory: pfalz}\n",
            5,
            "prussia and austria are hostile in pfalz (C7.5.5)",
        ),
        (
            "generals:\n  russia_1: {territory: crimea}\ngarrisons:\n  crimea: ottoman\n",
            5,
            "russia and ottoman are hostile in crimea (C7.5.5)",
        ),
        (
            "generals:\n  ottoman_1: {territory: crimea}\n",
            3,
            "ottoman is Neutral, and crimea is not controlled by its Group (C11.5.1)",
        ),
        (
            "generals:\n  russia_1: {territory: serbia}\n",
            3,
            "serbia is the home of a Neutral that is not of russia's Group (C11.5.2)",
        ),
        (
            "garrisons:\n  wien: russia\n",
            3,
            "wien is the home of austria, which is not at war with russia (C11.2.2)",
        ),
        ("garrisons:\n  serbia: russia\n", 3, "serbia is the home of ottoman, which is not at war with russia"),
        ("garrisons:\n  alps: france\n", 3, "no garrison can be in alps, which is impassable (C5.4.4)"),
        ("fortresses:\n  - paris\n  - alps\n", 4, "no fortress can be in alps"),
        ("fortresses:\n  - paris\n  - paris\n", 4, "paris has only one fortress (C9.6.4)"),
        (
            "fortresses: [paris, london, berlin, wien,\n  madrid, pfalz,\n  holland]\n",
            4,
            "there are 6 fortresses (C9.6.4)",
        ),
        # cards
        ("hands:\n  france: [1, 1, 1, 1, 1, 1, 1]\n", 3, "a hand has at most 6 cards (C5.10.1)"),
        ("hands:\n  france: [6, 6]\n  spain: [6]\n", 4, "there are no more cards with the value 6 (C2.5)"),
        ("draw: [6, 6]\ndiscards: [6]\n", 3, "there are no more cards with the value 6 (C2.5)"),
        ("hands: {france: [7]}\n", 2, "unknown card '7'"),
    ],
)  # fmt: skip
def test_what_no_game_has_is_refused(tmp_path: Path, text: str, line: int, reason: str) -> None:
    error = refused(tmp_path, HEAD + text)
    assert reason in error.reason
    assert error.line == line


def test_tokens_are_limited(tmp_path: Path) -> None:
    """C2.3: Prussia has 21 tokens for troops and garrisons; the line is that of the last."""
    s = state(position(""))
    names = [t.id for t in s.setting.board.territories if t.kind in ("disputed", "undisputed")]
    own = [t.id for t in s.setting.board.territories if t.home == 1]
    garrisons = [f"  {name}: prussia\n" for name in (own + names)[:19]]
    general = "generals: {prussia_1: {territory: berlin, troops: 3}}\n"
    assert len(garrisons) == 19
    error = refused(tmp_path, HEAD + general + "garrisons:\n" + "".join(garrisons))
    assert error.reason == "prussia has only 21 tokens for troops and garrisons (C2.3)"
    assert error.line == 3 + 19
    assert state(position(general + "garrisons:\n" + "".join(garrisons[:-1]))).tokens_left(1) == 0


@pytest.mark.parametrize(
    "text",
    [
        "generals: {france_1: {territory: champagne}, prussia_1: {territory: champagne}}\n",  # Allies
        "generals: {austria_1: {territory: paris}}\n",  # C11.6.2: an enemy on an empty home
        "garrisons: {champagne: austria}\n",
        "garrisons: {crimea: ottoman}\ngenerals: {ottoman_1: {territory: crimea}}\n",
        "statuses: {ottoman: expansionist}\ngenerals: {ottoman_1: {territory: crimea}}\n",
        "round: 2\nhands: {france: [1, 1, 1, 2, 2, 2]}\nmorale: {france: 0, spain: 15}\ninfluence: {france: 24}\n",
    ],
)
def test_what_a_game_can_have_is_not(text: str) -> None:
    assert position(text).decisions()


def test_a_neutral_with_its_group() -> None:
    """C11.5.1, C7.5.5: generals of one Group may stand on each other's ground, even if it is Neutral."""
    game = position(
        """
        round: 2
        statuses: {austria: neutral}
        controllers: {ottoman: austria}
        generals:
          austria_1: {territory: serbia}
          ottoman_1: {territory: serbia}
        """,
        players=6,
    )
    assert place(game, "austria_1") == place(game, "ottoman_1") == "serbia"
