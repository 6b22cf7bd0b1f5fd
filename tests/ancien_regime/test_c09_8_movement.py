"""C9.8 (F7) Movement, the frame: Arbiter, dismissal, up to three Movement Turns; and the rulebook's example."""

from __future__ import annotations

import pytest

from kabinett.core.errors import IllegalMove
from kabinett.core.game import Game
from tests.ancien_regime.battle_table import decided, fought, go, set_out
from tests.ancien_regime.table import (
    arguments,
    asked,
    controller,
    garrison,
    kinds,
    morale,
    moving,
    of_kind,
    options,
    place,
    play,
    seat,
    state,
    troops,
)

BRITAIN = 0
ONE = "generals: {britain_1: {territory: london, troops: 2}}\n"


def candidates(game: Game) -> set[str]:
    """Who may be named Arbiter."""
    assert asked(game) == "arbiter"
    return arguments(game, "power")


def fortified(game: Game, territory: str) -> bool:
    s = state(game)
    return bool(s.fortresses >> s.setting.board.territory_index[territory] & 1)


# -- the example


@pytest.mark.parametrize("last", ["sea", "march"])
def test_britains_movement(last: str) -> None:
    """T9.1, C9.8.1-C9.8.4, C9.9.3, C9.10.1: the rulebook's example as a whole.

    Two generals sail to Holland and Oporto and leave garrisons; the Arbiter grants a second turn, in which they go to
    Hannover and to Lisboa, the latter by sea or by march.
    """
    text = """
    statuses: {prussia: british, russia: british, austria: french, spain: french, ottoman: neutral}
    morale: {ottoman: 2}
    generals:
      britain_1: {territory: london, troops: 3}
      britain_2: {territory: cornwall, troops: 3}
    """
    game = moving("britain", text)
    assert candidates(game) == {"france", "austria", "spain", "ottoman"}
    play(game, "power ottoman")
    assert morale(game, "ottoman") == 3
    play(game, "general britain_1", "sea holland", "keep")
    assert (asked(game), place(game, "britain_1")) == ("garrison", "holland")
    play(game, "garrison", "general britain_2", "sea oporto", "keep", "garrison")
    assert (troops(game, "britain_1"), troops(game, "britain_2")) == (2, 2)
    assert (asked(game), seat(game)) == ("further_turn", "britain")
    play(game, "ask")
    assert (asked(game), seat(game)) == ("grant", "ottoman")
    play(game, "accept")
    assert morale(game, "ottoman") == 5
    play(game, "general britain_1", "sea hannover", "keep")
    play(game, "general britain_2", f"{last} lisboa", "garrison")
    assert (asked(game), seat(game)) == ("further_turn", "britain")
    play(game, "end")
    assert (place(game, "britain_1"), troops(game, "britain_1")) == ("hannover", 2)
    assert (place(game, "britain_2"), troops(game, "britain_2")) == ("lisboa", 1)
    for territory in ("holland", "oporto", "lisboa"):
        assert (garrison(game, territory), controller(game, territory)) == ("britain", "britain")
    assert (garrison(game, "hannover"), controller(game, "hannover")) == ("nobody", "britain")
    assert morale(game, "ottoman") == 5
    assert state(game).round == 2  # Britain's Movement is the last action of a Round (C5.3.1)


def test_order_of_the_action() -> None:
    """C9.8.1: Arbiter, dismissal, then three times a Movement Turn with its battles, two of them asked for."""
    text = """
    generals: {france_1: {territory: nassau, troops: 3}}
    garrisons: {holland: france, pfalz: britain, wurttemberg: britain, bavaria: britain}
    """
    game = moving("france", text)
    seen: list[str] = []
    answers = {"arbiter": "power ottoman", "dismissal": "stop", "movement": "general france_1", "garrison": "keep",
               "support_attack": "stop", "further_turn": "ask", "grant": "accept"}  # fmt: skip
    path = ["pfalz", "wurttemberg", "bavaria"]
    while state(game).turn == 3:
        seen.append(f"after {len(fought(game))} battles: {asked(game)}")
        if asked(game) == "movement" and arguments(game, "general") == set():
            play(game, "end")
        else:
            play(game, answers.get(asked(game)) or f"march {path.pop(0)}")
    assert [line for line in seen if "garrison" not in line] == [
        "after 0 battles: arbiter",
        "after 0 battles: dismissal",
        "after 0 battles: movement",
        "after 0 battles: march",
        "after 0 battles: movement",
        "after 1 battles: further_turn",
        "after 1 battles: grant",
        "after 1 battles: movement",
        "after 1 battles: march",
        "after 1 battles: movement",
        "after 2 battles: further_turn",
        "after 2 battles: grant",
        "after 2 battles: movement",
        "after 2 battles: march",
        "after 2 battles: movement",
    ]
    assert fought(game) == ["pfalz", "wurttemberg", "bavaria"]


# -- the Arbiter


@pytest.mark.parametrize(
    ("statuses", "mover", "eligible"),
    [
        ("", "france", {"britain", "austria", "russia", "ottoman"}),
        ("", "britain", {"prussia", "france", "spain", "ottoman"}),
        ("", "ottoman", {"britain", "prussia", "austria", "france", "russia", "spain"}),
        ("{spain: neutral}", "ottoman", {"britain", "prussia", "austria", "france", "russia", "spain"}),
        ("{spain: expansionist, russia: expansionist}", "spain",
         {"britain", "prussia", "austria", "france", "russia", "ottoman"}),
        ("{spain: expansionist}", "france", {"britain", "austria", "russia", "spain", "ottoman"}),
        ("{prussia: british, spain: british, ottoman: british}", "austria", {"france"}),
    ],
)  # fmt: skip
def test_who_may_be_arbiter(statuses: str, mover: str, eligible: set[str]) -> None:
    """C9.8.2: enemies, Neutrals, Expansionists; not an Ally, not the mover himself."""
    game = moving(mover, f"statuses: {statuses}\n" if statuses else "")
    if len(eligible) > 1:
        assert candidates(game) == eligible
    else:
        assert {event.params["arbiter"] for event in of_kind(game.events, "arbiter_named")} == eligible


@pytest.mark.parametrize(
    ("mover", "statuses", "eligible"),
    [
        ("france", "", True),  # other players' Minor, at war
        ("austria", "", False),  # in the Coalition of its Major
        ("russia", "", False),  # its own Major
        ("russia", "{russia: neutral}", False),
        ("russia", "{russia: expansionist}", False),
        ("austria", "{russia: neutral}", True),
        ("austria", "{russia: expansionist}", True),
    ],
)
def test_a_minor_as_arbiter(mover: str, statuses: str, eligible: bool) -> None:
    """C9.8.2, C12.5.7: for others, not for its Group nor for members of its Coalition."""
    text = "round: 2\ncontrollers: {ottoman: russia}\n" + (f"statuses: {statuses}\n" if statuses else "")
    assert ("ottoman" in candidates(moving(mover, text, players=6))) == eligible


def test_a_group_does_not_arbitrate_for_its_minor() -> None:
    """C9.8.2, C12.5.1: neither its Major nor another Minor of his, even if all are Neutral."""
    text = "round: 2\ncontrollers: {ottoman: prussia, spain: prussia}\nstatuses: {prussia: neutral}"
    game = moving("ottoman", text, players=5)
    assert (seat(game), candidates(game)) == ("prussia", {"britain", "austria", "france", "russia"})


def test_an_uncontrolled_minor_is_not_eligible() -> None:
    """C9.8.2, C12.7.2: in Round 1 nobody names the Ottomans."""
    assert candidates(moving("austria", "", players=6)) == {"prussia", "france", "spain"}


@pytest.mark.parametrize(("points", "eligible"), [(14, True), (15, False)])
def test_nobody_at_the_cap(points: int, eligible: bool) -> None:
    """C9.8.2, T9.2: not a power at Morale 15."""
    assert ("ottoman" in candidates(moving("france", f"morale: {{ottoman: {points}}}"))) == eligible


@pytest.mark.parametrize("wrong", ["power spain", "power france", "pass", "end"])
def test_an_ineligible_arbiter_is_refused(wrong: str) -> None:
    """C9.8.2: an Ally, the mover, or nobody."""
    game = moving("france", "")
    with pytest.raises(IllegalMove):
        play(game, wrong)
    assert (asked(game), morale(game, "spain")) == ("arbiter", 4)


def test_the_arbiter_gains_at_once_and_is_not_asked() -> None:
    """C9.8.2, C9.8.3: 1 Morale, before anything else; he cannot decline, nor forbid the first turn."""
    game = moving("britain", ONE + "garrisons: {holland: britain}\n")
    play(game, "power ottoman")
    assert (morale(game, "ottoman"), asked(game), seat(game)) == (3, "dismissal", "britain")
    play(game, "stop")
    assert (asked(game), seat(game)) == ("movement", "britain")


def test_an_arbiter_is_named_even_if_nothing_will_move() -> None:
    """C9.8.2, C9.8.3: without a general on the map too."""
    game = moving("russia", "")
    assert asked(game) == "arbiter"
    play(game, "power ottoman")
    assert morale(game, "ottoman") == 3


def test_the_only_candidate_is_named_without_a_question() -> None:
    """C9.8.2, P35: and gains his Morale."""
    text = ONE + "morale: {prussia: 15, france: 15, spain: 15}\n"
    game = moving("britain", text)
    assert (asked(game), morale(game, "ottoman")) == ("movement", 3)


# -- further Movement Turns


def movement_turns(game: Game) -> int:
    """Ask for every Movement Turn that can be asked for; all are granted. How many there are."""
    turns = 1
    play(game, "end")
    while any(decision.kind == "further_turn" for decision in game.decisions()):
        play(game, "ask", "accept", "end")
        turns += 1
    return turns


@pytest.mark.parametrize(
    ("before", "turns", "after"),
    [
        (0, 3, 6), (1, 3, 7), (2, 3, 8), (3, 3, 9), (4, 3, 10), (5, 3, 11), (6, 3, 12), (7, 3, 13), (8, 3, 14),
        (9, 3, 15), (10, 2, 13), (11, 2, 14), (12, 2, 15), (13, 1, 14), (14, 1, 15), (15, 0, 15),
    ],
)  # fmt: skip
def test_how_many_movement_turns(before: int, turns: int, after: int) -> None:
    """C9.8.5, T9.2: by the Arbiter's Morale before: up to 9 three, up to 12 two, up to 14 one, at 15 not eligible."""
    game = moving("britain", ONE + f"morale: {{ottoman: {before}}}\n")
    assert ("ottoman" in candidates(game)) == bool(turns)
    if turns:
        play(game, "power ottoman")
        assert movement_turns(game) == turns
    assert morale(game, "ottoman") == after


@pytest.mark.parametrize(("before", "steps"), [(9, [10, 12, 15]), (12, [13, 15]), (2, [3, 5, 8]), (13, [14])])
def test_the_grants(before: int, steps: list[int]) -> None:
    """T9.2, C9.8.3, C9.8.4: 1, 2 and 3 Morale, at the moment of naming and of consent."""
    game = moving("britain", ONE + f"morale: {{ottoman: {before}}}\n")
    play(game, "power ottoman")
    found = [morale(game, "ottoman")]
    play(game, "end")
    while any(decision.kind == "further_turn" for decision in game.decisions()):
        play(game, "ask")
        assert (asked(game), seat(game), options(game)) == ("grant", "ottoman", {"accept", "decline"})
        assert morale(game, "ottoman") == found[-1]
        play(game, "accept")
        found.append(morale(game, "ottoman"))
        assert asked(game) == "movement"
        play(game, "end")
    assert found == steps


def test_the_limit_is_on_the_current_morale() -> None:
    """C9.8.5: an Arbiter at 14 who plays a card in a battle is at 13, so a second turn can be asked for."""
    text = """
    morale: {france: 13}
    hands: {france: [1]}
    generals:
      britain_1: {territory: nassau, troops: 3}
      france_1: {territory: pfalz, troops: 1}
    """
    game = set_out("britain", text, arbiter="france")
    assert morale(game, "france") == 14
    go(game, "britain_1", "march pfalz")
    assert (asked(game), seat(game)) == ("battle_card", "france")
    play(game, "card 1")
    assert morale(game, "france") == 13
    while asked(game) in ("defeat", "garrison"):
        play(game, "off" if asked(game) == "defeat" else "keep")
    assert asked(game) == "further_turn"
    play(game, "ask", "accept")
    assert morale(game, "france") == 15


@pytest.mark.parametrize(
    "text",
    [
        "morale: {prussia: 15, france: 15, spain: 15, ottoman: 15}\n",
        "statuses: {ottoman: british}\nmorale: {prussia: 15, france: 15, spain: 15}\n",  # an Ally below the cap is none
    ],
)
def test_every_candidate_at_the_cap(text: str) -> None:
    """T9.3, C9.8.7: no Arbiter, exactly one Movement Turn, nobody gains Morale."""
    game = moving("britain", ONE + text)
    assert asked(game) == "movement"
    before = state(game).morale.copy()
    assert movement_turns(game) == 1
    assert state(game).morale == before
    assert "arbiter_named" not in kinds(game.events)


def test_a_refusal_ends_the_action() -> None:
    """C9.8.4, C9.8.6: no Morale for it, no other Arbiter, no second request."""
    game = moving("france", "generals: {france_1: {territory: paris, troops: 1}}")
    play(game, "power ottoman", "end", "ask", "decline")
    assert morale(game, "ottoman") == 3
    assert state(game).turn == 4
    assert len(of_kind(game.events, "arbiter_named")) == 1


def test_a_refusal_of_the_third_turn() -> None:
    """C9.8.4, C9.8.6: what was granted before stays granted and paid."""
    game = moving("france", "generals: {france_1: {territory: paris, troops: 1}}")
    play(game, "power ottoman", "end", "ask", "accept", "end", "ask", "decline")
    assert (morale(game, "ottoman"), state(game).turn) == (5, 4)


def test_the_mover_need_not_ask() -> None:
    """C9.8.4, P20: asking or ending is his choice."""
    game = moving("france", "generals: {france_1: {territory: paris, troops: 1}}")
    play(game, "power ottoman", "end")
    assert options(game) == {"ask", "end"}
    play(game, "end")
    assert (morale(game, "ottoman"), state(game).turn) == (3, 4)


def test_the_arbiter_is_not_replaced() -> None:
    """C9.8.6: the same one answers for both further turns; nobody else is ever asked."""
    game = moving("france", "generals: {france_1: {territory: paris, troops: 1}}")
    play(game, "power austria", "end")
    for _ in range(2):
        play(game, "ask")
        assert (asked(game), seat(game)) == ("grant", "austria")
        play(game, "accept", "end")
    assert (morale(game, "austria"), state(game).turn) == (15, 4)


def test_a_minor_arbiter_is_answered_for_by_its_controller() -> None:
    """C9.8.8: its own Morale rises, its controller decides."""
    text = "round: 2\ncontrollers: {ottoman: russia}\ngenerals: {france_1: {territory: paris, troops: 1}}"
    game = moving("france", text, players=6)
    play(game, "power ottoman")
    assert (morale(game, "ottoman"), morale(game, "russia")) == (3, 3)
    play(game, "end", "ask")
    assert (asked(game), seat(game)) == ("grant", "russia")
    play(game, "accept")
    assert (morale(game, "ottoman"), morale(game, "russia")) == (5, 3)


def test_turns_can_be_left_unused() -> None:
    """C9.11.3: asking without having moved, and not moving then; the Arbiter keeps his Morale."""
    game = moving("france", "generals: {france_1: {territory: paris, troops: 1}}")
    play(game, "power ottoman", "end", "ask", "accept", "end", "ask", "accept", "end")
    assert (place(game, "france_1"), morale(game, "ottoman")) == ("paris", 8)


def test_asking_without_a_general_on_the_map() -> None:
    """C9.11.3: even who can move nobody may ask."""
    game = moving("russia", "")
    play(game, "power ottoman")
    assert asked(game) == "further_turn"
    play(game, "ask", "accept")
    assert morale(game, "ottoman") == 5


def test_requests_answers_and_the_arbiter_are_public() -> None:
    """C9.11.6, C9.8.2: everybody reads of them."""
    game = moving("france", "generals: {france_1: {territory: paris, troops: 1}}")
    play(game, "power ottoman", "end", "ask", "accept", "end", "ask", "decline")
    onlooker = kinds(game.log(None))
    wanted = ("arbiter_named", "turn_requested", "turn_granted", "turn_refused")
    assert [kind for kind in onlooker if kind in wanted] == [
        "arbiter_named", "turn_requested", "turn_granted", "turn_requested", "turn_refused",
    ]  # fmt: skip


def test_a_general_brought_back_by_a_battle_moves_in_the_next_turn() -> None:
    """C9.11.4, C10.9.4: beaten and placed in the Capital, he has not moved in the new Movement Turn."""
    text = "generals: {france_1: {territory: lorraine}, britain_1: {territory: pfalz, troops: 3}}"
    game = set_out("france", text)
    go(game, "france_1", "march pfalz")
    play(game, "end")
    decided(game)
    assert (asked(game), seat(game)) == ("defeat", "france")
    play(game, "territory paris")
    assert (asked(game), seat(game)) == ("garrison", "britain")
    play(game, "keep", "ask", "accept")
    assert (place(game, "france_1"), arguments(game, "general")) == ("paris", {"france_1"})
    go(game, "france_1", "march champagne")
    assert place(game, "france_1") == "champagne"


# -- dismissal


DISMISSAL = """
generals: {britain_1: {territory: holland, troops: 1}, britain_2: {territory: york, troops: 3}}
garrisons: {holland: britain, london: britain, champagne: britain, pfalz: britain, lombardia: austria}
fortresses: [holland]
"""


def test_which_garrisons_can_be_dismissed() -> None:
    """C9.8.9, P19: all own ones, anywhere; nobody else's."""
    game = moving("britain", DISMISSAL)
    play(game, "power ottoman")
    own = {"dismiss holland", "dismiss london", "dismiss champagne", "dismiss pfalz"}
    assert (asked(game), seat(game), options(game)) == ("dismissal", "britain", own | {"stop"})


def test_dismissed_garrisons_are_gone() -> None:
    """C9.8.9, C9.11.5, C5.6, T5.4: tokens off board, not under a general; control follows; the fortress stays."""
    game = moving("britain", DISMISSAL)
    play(game, "power ottoman")
    before = state(game).tokens_left(BRITAIN)
    play(game, "dismiss holland", "dismiss champagne", "dismiss london")
    assert options(game) == {"dismiss pfalz", "stop"}
    play(game, "stop")
    owners = [controller(game, territory) for territory in ("holland", "champagne", "london", "pfalz")]
    assert owners == ["nobody", "france", "britain", "britain"]
    assert garrison(game, "london") == "nobody"
    assert fortified(game, "holland")
    assert (troops(game, "britain_1"), troops(game, "britain_2")) == (1, 3)
    assert state(game).tokens_left(BRITAIN) == before + 3


def test_all_can_be_dismissed() -> None:
    """C9.8.9: any number; after the last one moving begins."""
    game = moving("britain", DISMISSAL)
    play(game, "power ottoman", "dismiss holland", "dismiss champagne", "dismiss london", "dismiss pfalz")
    assert asked(game) == "movement"


def test_dismissal_is_once_before_the_first_turn() -> None:
    """C9.8.9, C9.8.1: not again before the second."""
    game = moving("britain", DISMISSAL)
    play(game, "power ottoman", "stop")
    assert asked(game) == "movement"
    with pytest.raises(IllegalMove):
        play(game, "dismiss pfalz")
    play(game, "end", "ask", "accept")
    assert asked(game) == "movement"
    assert garrison(game, "pfalz") == "britain"


def test_without_an_arbiter_garrisons_can_be_dismissed() -> None:
    """C9.8.7, C9.8.9: one Movement Turn, with all that comes before it."""
    game = moving("britain", DISMISSAL + "morale: {prussia: 15, france: 15, spain: 15, ottoman: 15}\n")
    assert asked(game) == "dismissal"


NEUTRAL = """
generals: {ottoman_1: {territory: crimea}, ottoman_2: {territory: serbia}}
garrisons: {crimea: ottoman, bessarabia: ottoman, serbia: ottoman}
"""


def test_a_neutral_keeps_the_ground_under_its_generals() -> None:
    """C9.8.9, C11.5.1: not Crimea; but Bessarabia, where nobody stands, and Serbia, which is Home anyway."""
    game = moving("ottoman", NEUTRAL)
    play(game, "power france")
    assert arguments(game, "dismiss") == {"bessarabia", "serbia"}
    with pytest.raises(IllegalMove):
        play(game, "dismiss crimea")
    assert garrison(game, "crimea") == "ottoman"


@pytest.mark.parametrize("status", ["british", "expansionist"])
def test_others_may_dismiss_under_their_generals(status: str) -> None:
    """C9.8.9, C9.11.5: the restriction is a Neutral's."""
    game = moving("ottoman", f"statuses: {{ottoman: {status}}}" + NEUTRAL)
    play(game, "power france")
    assert arguments(game, "dismiss") == {"crimea", "bessarabia", "serbia"}


@pytest.mark.parametrize(("general", "needed"), [("ottoman_1", True), ("austria_2", True), ("", False)])
def test_a_neutral_keeps_the_ground_of_its_group(general: str, needed: bool) -> None:
    """C9.8.9: a general of its Minor, or its own, stands on Austrian ground in Banat."""
    generals = f"generals: {{{general}: {{territory: banat}}}}" if general else ""
    text = f"round: 2\ncontrollers: {{ottoman: austria}}\nstatuses: {{austria: neutral}}\n{generals}\n"
    game = moving("austria", text + "garrisons: {banat: austria, pfalz: austria}", players=6)
    play(game, "power france")
    assert ("banat" in arguments(game, "dismiss")) == (not needed)
    assert "pfalz" in arguments(game, "dismiss")
