"""K1, K6-K8 Political cards of our edition: shields, instructions and arrows; and the checks on any edition."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from kabinett import BadFile
from kabinett.core.game import Game
from kabinett.games import make_rules
from tests.maria.politics_table import NO_CORPS, before_politics, bid, edition, politics_stage
from tests.maria.table import (
    advanced,
    asked,
    controller,
    hand,
    idle,
    of_kind,
    options,
    place,
    play,
    pool,
    state,
    track_box,
    troops,
)

POWERS = ("france", "bavaria", "prussia", "saxony", "pragmatic", "austria")
CODES = {"P": "prussia", "F": "france", "PA": "pragmatic", "A": "austria"}
# K6: id, year, kind, title, shields, whether there is an instruction, arrows on Saxony, Russia, Italy.
TABLE = """
41a|1741|russia|Military Aid|P A|||<1|
41b|1741|russia|Russo-Swedish War|P F A|||<1|
41c|1741|italy|Charles Emmanuel|F A||<1 >1||<1 >1
41d|1741|italy|Naples|F PA A||||<1
41e|1741|special|War of Jenkins' Ear|F PA|yes|||
41f|1741|special|Denmark|P F PA|yes|||
42a|1742|russia|Coup d'État|P PA A|||<1|
42b|1742|russia|Sweden Capitulates|P F A|||>2|
42c|1742|italy|Spain|F A||||<1
42d|1742|italy|Piedmont-Sardinia|F PA A||||>2
42e|1742|special|Hessian Mercenaries|P F PA A|yes|||
42f|1742|special|Electoral Palatinate|F PA|yes|||
42x|1742|election|Imperial Election|||||
43a|1743|russia|Lopukhin Plot|P A|||<1|
43b|1743|russia|Alexis Bestuzhev|P F A|||<1 >1|
43c|1743|italy|Commodore Martin|F PA A||||>2
43d|1743|italy|France|F PA A||||<2
43e|1743|special|Union of Frankfurt|P F PA|yes|<1||
43f|1743|special|Quadruple Alliance|P PA A|yes|||
44a|1744|russia|Catherine|P A|||<2|
44b|1744|russia|Russia|P F A||>1|>2|
44c|1744|italy|Genoa|F PA A||||<1
44d|1744|italy|Separate Peace|F A||||<1 >1
44e|1744|special|Carnatic Wars|F PA|yes|||
44f|1744|special|Jacobite Rebellion|P F PA|yes|||
"""
CARDS = {line.split("|")[0]: line.split("|") for line in TABLE.strip().splitlines()}
REAL = [card for card in CARDS if card != "42x"]
TRACKS = ("saxony", "russia", "italy")
# Boxes from which every marker can go two boxes either way (Saxony, neutral, one).
MIDDLE = {"saxony": "SX4", "russia": "RU-1", "italy": "IT0"}
BOXES = {
    "saxony": ["SX3", "SX4", "SX5"],
    "russia": ["RU-3", "RU-2", "RU-1", "RU0", "RU+1"],
    "italy": ["IT-2", "IT-1", "IT0", "IT+1", "IT+2"],
}


def shields(card: str) -> list[str]:
    return [CODES[code] for code in CARDS[card][4].split()]


def arrows(card: str) -> dict[str, list[str]]:
    """The arrows of a card by track, such as ["<1", ">1"]."""
    return {track: text.split() for track, text in zip(TRACKS, CARDS[card][6:], strict=True) if text}


def steps(arrow: str) -> int:
    return int(arrow[1]) * (-1 if arrow[0] == "<" else 1)


def answer(arrow: str) -> str:
    return {"<": "left", ">": "right"}.get(arrow[:1], "skip")


def settle(game: Game) -> Game:
    """Answer what comes after the execution, whatever it is, until the politics stage is over."""
    while asked(game) != "hussar":
        play(game, sorted(options(game))[0])
    return game


def in_middle(choice: str, **entries: str) -> Game:
    """A politics stage with this choice and all markers in the middle of their tracks."""
    tracks = "{" + ", ".join(f"{track}: {box}" for track, box in MIDDLE.items()) + "}"
    return politics_stage(choice, tracks=tracks, pieces=NO_CORPS, base=entries)


# -- K6: the cards


def test_all_cards() -> None:
    """K6, M1.5: 25 cards with the titles, years and kinds of our edition, in this order."""
    cards = state(advanced("stage: politics")).setting.political
    assert [(card.id, str(card.year), card.kind, card.title) for card in cards] == [
        tuple(row[:4]) for row in CARDS.values()
    ]


@pytest.mark.parametrize("card", REAL)
def test_shields(card: str) -> None:
    """K6, M17.5.1: exactly the powers whose shield it shows may choose the card."""
    other = "44f" if card != "44f" else "44e"
    game = before_politics(
        draw="[S10]", political=f"[{card}, {other}]",
        display="{prussia: [S2], france: [S3], pragmatic: [S4], austria: [S5]}",
    )  # fmt: skip
    bid(game)
    found = set()
    while asked(game) == "choice":
        if f"political {card}" in options(game):
            found.add(game.decisions()[0].params["power"])
        play(game, "save")
    assert found == set(shields(card))


@pytest.mark.parametrize("card", REAL)
def test_every_arrow_in_every_direction(card: str) -> None:
    """K6, K1.1, M17.5.8: each arrow used in each direction or not at all; the other markers stay."""
    printed = arrows(card)
    for used in product(*([*ways, "skip"] for ways in printed.values())):
        instruction = "skip " if CARDS[card][5] else ""
        game = in_middle(f"{shields(card)[0]} {card} {instruction}{' '.join(map(answer, used))}")
        expected = dict(MIDDLE)
        for track, arrow in zip(printed, used, strict=True):
            if arrow != "skip":
                boxes = BOXES[track]
                expected[track] = boxes[boxes.index(MIDDLE[track]) + steps(arrow)]
        assert {track: track_box(settle(game), track) for track in TRACKS} == expected


@pytest.mark.parametrize("card", REAL)
def test_what_is_asked(card: str) -> None:
    """K6, M17.5.7: the parts that the card has, the instruction first, and no others."""
    game = in_middle(f"{shields(card)[-1]} {card}")
    questions = []
    while asked(game) in ("instruction", "arrow"):
        (decision,) = game.decisions()
        assert decision.params["political"] == card
        questions.append((decision.kind, decision.params.get("track"), frozenset(options(game))))
        play(game, "skip")
    expected: list[tuple[str, str | None, frozenset[str]]] = []
    if CARDS[card][5]:
        expected.append(("instruction", None, frozenset({"follow", "skip"})))
    for track, ways in arrows(card).items():
        expected.append(("arrow", track, frozenset({*map(answer, ways), "skip"})))
    assert questions == expected


@pytest.mark.parametrize("card", REAL)
def test_skipping_does_nothing(card: str) -> None:
    """K6, M17.5.4, M17.5.7, M17.5.22: a card of which no part is used changes nothing but the chooser's display."""
    entries = {"hands": "{prussia: [S4, S6], france: [H4], pragmatic: [D4], austria: [C4], saxony: [H5]}"}
    game = in_middle(f"{shields(card)[0]} {card}", **entries)
    while asked(game) in ("instruction", "arrow"):
        play(game, "skip")
    assert asked(game) == "hussar"
    unused = in_middle(f"{shields(card)[0]} {card}", **entries)  # before anything is decided about the card
    without = ("stages", "outcome", "discards", "pile_cards")
    before = {key: value for key, value in unused.rules.to_json(unused.state).items() if key not in without}
    after = {key: value for key, value in game.rules.to_json(game.state).items() if key not in without}
    assert after == before
    assert state(game).discards == state(unused).discards


# -- K7: instructions


def income_in(game: Game, power: str, turn: int) -> int:
    """How many cards a power draws in the card phase of this turn, while everybody does as little as possible."""

    def drawn(game: Game) -> list[int]:
        turns = [n for n, event in enumerate(game.events) if event.kind == "turn_began"]
        latest = of_kind(game.events[turns[-1] :], "cards_drawn") if state(game).turn == turn else []
        return [int(str(e.params["count"])) for e in latest if e.params["power"] == power and e.clause != "K7.1"]

    idle(game, lambda game: bool(drawn(game)))
    return drawn(game)[0]


@pytest.mark.parametrize("power", ["france", "pragmatic"])
def test_jenkins_ear(power: str) -> None:
    """K6 41e, K7.3: France draws 1 card less in its card phase of the same turn, and Bavaria as usual; then no more."""
    game = politics_stage(f"{power} 41e follow")
    assert (income_in(game, "france", 1), income_in(game, "bavaria", 1)) == (3, 2)
    assert (income_in(game, "france", 2), income_in(game, "bavaria", 2)) == (4, 2)


def test_denmark() -> None:
    """K6 41f, K7.1: the Pragmatic Army draws the top card at once and gets 3 troops, whoever executes the card."""
    for power in ("prussia", "france", "pragmatic"):
        game = politics_stage(f"{power} 41f follow", draw="[C4, C5]")
        assert hand(game, "pragmatic") == ["C4"]
        assert (asked(game), game.decisions()[0].seat) == ("recruits", "frederick")
        play(game, "value 3", "value 0")
        assert [troops(game, name) for name in ("george_ii", "cumberland", "earl_of_stair")] == [8, 5, 4]


def test_received_card_is_secret() -> None:
    """K7.1, M8.7: others see that the Pragmatic Army drew a card, not which."""
    games = [politics_stage("france 41f follow", draw=f"[{card}]") for card in ("C4", "D9")]
    assert games[0].view("louis_xv").position == games[1].view("louis_xv").position
    assert games[0].view("frederick").position != games[1].view("frederick").position


@pytest.mark.parametrize(
    ("power", "generals"),
    [
        ("prussia", ["friedrich", "schwerin", "erbprinz_leopold"]),
        ("france", ["moritz_von_sachsen", "belle_isle", "broglie", "maillebois", "noailles"]),
        ("pragmatic", ["george_ii", "cumberland", "earl_of_stair"]),
        ("austria", ["karl_von_lothringen", "traun", "khevenhueller", "batthyany", "neipperg", "arenberg"]),
    ],
)
def test_hessian_mercenaries(power: str, generals: list[str]) -> None:
    """K6 42e: the executing power gets 3 troops, and no card."""
    game = politics_stage(f"{power} 42e")
    before = sum(troops(game, general) for general in generals)
    play(game, "follow")
    settle(game)
    assert sum(troops(game, general) for general in generals) == before + 3
    assert hand(game, power) == []


PALATINATE = "follow value:1 value:2 value:0 value:0"


@pytest.mark.parametrize("power", ["france", "pragmatic"])
@pytest.mark.parametrize("side", ["france", "austria"])
def test_electoral_palatinate(power: str, side: str) -> None:
    """K6 42f, K7.4: Mannheim is French, whoever it was; France gets 1 card and 3 troops, whoever executes the card."""
    game = politics_stage(f"{power} 42f {PALATINATE}", markers=f"{{mannheim: {side}}}", draw="[C4]")
    assert controller(game, "mannheim") == "france"
    assert hand(game, "france") == ["C4"]
    assert (troops(game, "moritz_von_sachsen"), troops(game, "belle_isle")) == (8, 8)
    assert pool(game, "france") == 11  # no victory marker: it is an elector marker (M3.2.10)


def test_palatinate_updates_boxes_and_college() -> None:
    """K7.4, M16.6, M18.4: "3 Electors" follows at once, and Mannheim's vote is France's."""
    game = politics_stage(f"france 42f {PALATINATE}", markers="{mannheim: austria, mainz: france}")
    assert pool(game, "france") == 10
    assert game.view(None).position["college"]["mannheim"] == "france"
    game = politics_stage("france 42f", markers="{mannheim: austria}")
    assert pool(game, "pragmatic") == 7  # Mainz, Trier and Mannheim
    play(game, "follow")
    assert pool(game, "pragmatic") == 8


def test_palatinate_moves_nobody() -> None:
    """K7.4: pieces in Mannheim stay."""
    cumberland = {"cumberland": "{city: mannheim, troops: 5}"}
    game = politics_stage(f"france 42f {PALATINATE}", markers="{mannheim: austria}", pieces=cumberland)
    assert place(game, "cumberland") == "mannheim"


@pytest.mark.parametrize("power", ["prussia", "france", "pragmatic"])
def test_union_of_frankfurt(power: str) -> None:
    """K6 43e, K7.2: the executing power chooses whether F or B receives 2 troops; Louis XV distributes."""
    game = politics_stage(f"{power} 43e follow")
    seat = "louis_xv" if power == "france" else "frederick"
    assert (asked(game), game.decisions()[0].seat) == ("receiver", seat)
    assert options(game) == {"power france", "power bavaria"}
    bavarian, french = game.copy(), game.copy()
    play(bavarian, "power bavaria")
    assert troops(bavarian, "toerring") == 7
    play(french, "power france")
    assert (asked(french), french.decisions()[0].seat) == ("recruits", "louis_xv")
    play(french, "value 0", "value 2", "value 0", "value 0")
    assert troops(french, "belle_isle") == 8
    assert troops(french, "toerring") == 5


def test_bavaria_without_munich() -> None:
    """K7.8: München is Austrian: Törring on map gets the troops; eliminated he can not re-enter, and they are lost."""
    muenchen = "{muenchen: austria}"
    game = politics_stage("france 43e follow power:bavaria", markers=muenchen)
    assert troops(game, "toerring") == 7
    game = politics_stage("france 43e follow power:bavaria", markers=muenchen, pieces={"toerring": "eliminated"})
    assert place(game, "toerring") == "eliminated"
    (event,) = of_kind(game.events, "troops_received")
    assert (event.params["count"], event.params["lost"]) == (0, 2)
    game = politics_stage("france 43e follow power:bavaria skip", pieces={"toerring": "eliminated"})
    assert place(game, "toerring") == "muenchen"
    assert troops(game, "toerring") == 2


@pytest.mark.parametrize("power", ["prussia", "pragmatic", "austria"])
@pytest.mark.parametrize(("start", "box"), [
    ("SX0", "SX5"), ("SX1", "SX5"), ("SX3", "SX5"), ("SX4", "SX5"), ("SX5", "SX5"), ("SX6", "SX6"),
])  # fmt: skip
def test_quadruple_alliance(power: str, start: str, box: str) -> None:
    """K6 43f, K7.5: the marker goes to SX5 at once unless Saxony is Austria's ally already; 2 troops in any case."""
    game = politics_stage(f"{power} 43f follow", tracks=f"{{saxony: {start}}}")
    assert track_box(game, "saxony") == box
    position = game.view(None).position
    assert (position["saxony"], position["players"]["saxony"]) == ("austrian_ally", "maria_theresa")
    assert troops(game, "rutowski") == 7
    assert place(game, "rutowski") == "freiberg"  # M19.3.10: Saxon pieces stay


def test_quadruple_alliance_is_at_once() -> None:
    """K7.5, M17.5.9: before the next power chooses; the other arrows of the turn count from SX5."""
    game = politics_stage("austria 43f follow", display="{austria: [H9], france: [D3]}")
    assert asked(game) == "choice"
    assert track_box(game, "saxony") == "SX5"
    left = politics_stage("austria 43f follow", "france 43e skip left")
    assert track_box(settle(left), "saxony") == "SX4"
    right = politics_stage("pragmatic 43f follow", "austria 44b right skip")
    assert track_box(right, "saxony") == "SX6"
    announced_before = politics_stage("france 43e skip left", "austria 43f follow")
    assert track_box(settle(announced_before), "saxony") == "SX4"


def test_quadruple_alliance_parts_a_mixed_stack() -> None:
    """K7.5, M19.3.10: Rutowski with Friedrich goes to the nearest empty city, by Maria Theresa's choice."""
    game = politics_stage("austria 43f follow", pieces={"rutowski": "{city: lueben, troops: 5}"})
    assert (asked(game), game.decisions()[0].seat) == ("relocation", "maria_theresa")
    assert options(game) == {"city liegnitz", "city wohlau"}
    play(game, "city wohlau")
    assert troops(game, "rutowski") == 7


def test_quadruple_alliance_brings_rutowski_back() -> None:
    """K7.5, M17.5.17, M19.3.11: eliminated, he re-enters at Dresden with the 2 troops, without cost."""
    game = politics_stage("austria 43f follow", pieces={"rutowski": "eliminated"})
    while asked(game) in ("recruit", "general_entry"):
        assert game.decisions()[0].seat == "maria_theresa"
        play(game, "value 0" if asked(game) == "recruit" else "city dresden")
    assert place(game, "rutowski") == "dresden"
    assert troops(game, "rutowski") == 2


def test_quadruple_alliance_with_a_full_general() -> None:
    """K7.5, M17.5.17: Rutowski has 7 troops: 1 of the 2 is lost."""
    game = politics_stage("austria 43f follow", pieces={"rutowski": "{city: freiberg, troops: 7}"})
    assert troops(game, "rutowski") == 8
    (event,) = of_kind(game.events, "troops_received")
    assert (event.params["count"], event.params["lost"]) == (1, 1)


@pytest.mark.parametrize("power", ["france", "pragmatic"])
def test_carnatic_wars(power: str) -> None:
    """K6 44e, K7.2: the executing power chooses once who gets the card and the 2 troops: PA or F."""
    game = politics_stage(f"{power} 44e follow", draw="[C4]")
    assert game.decisions()[0].seat == ("louis_xv" if power == "france" else "frederick")
    assert options(game) == {"power france", "power pragmatic"}
    french, pragmatic = game.copy(), game.copy()
    play(french, "power france", "value 1", "value 1", "value 0", "value 0")
    assert asked(french) == "hussar"
    assert (hand(french, "france"), hand(french, "pragmatic")) == (["C4"], [])
    assert (troops(french, "moritz_von_sachsen"), troops(french, "belle_isle")) == (8, 7)
    play(pragmatic, "power pragmatic")
    assert pragmatic.decisions()[0].seat == "frederick"
    play(pragmatic, "value 2", "value 0")
    assert asked(pragmatic) == "hussar"
    assert (hand(pragmatic, "france"), hand(pragmatic, "pragmatic")) == ([], ["C4"])
    assert troops(pragmatic, "george_ii") == 7


NO_PRAGMATIC = dict.fromkeys(("george_ii", "cumberland", "earl_of_stair"), "eliminated")


@pytest.mark.parametrize("power", ["prussia", "france", "pragmatic"])
def test_jacobite_rebellion(power: str) -> None:
    """K6 44f, K7.6: the Pragmatic Army's player sends a general with his troops to England; its income is 1 less."""
    game = politics_stage(f"{power} 44f follow")
    assert (asked(game), game.decisions()[0].seat) == ("corps", "frederick")
    assert options(game) == {"piece george_ii", "piece cumberland", "piece earl_of_stair"}
    play(game, "piece cumberland")
    assert place(game, "cumberland") == "box"
    assert troops(game, "cumberland") == 5
    assert game.view(None).position["incomes"]["pragmatic"]["cards"] == 2


def test_jacobite_rebellion_is_at_once() -> None:
    """K6 44f, M17.5.9: before the next power chooses."""
    game = politics_stage("france 44f follow piece:cumberland", display="{france: [H9], austria: [D3]}")
    assert asked(game) == "choice"
    assert place(game, "cumberland") == "box"


def test_jacobite_rebellion_by_payment() -> None:
    """K7.6, M17.5.12: an eliminated general may go for 8 points, with 2 troops."""
    game = politics_stage("france 44f follow", pieces={"cumberland": "eliminated"}, hands="{pragmatic: [S8]}")
    play(game, "piece cumberland", "card S8")
    assert place(game, "cumberland") == "box"
    assert troops(game, "cumberland") == 2
    assert hand(game, "pragmatic") == []


@pytest.mark.parametrize("cards", ["[]", "[S7]"])
def test_jacobite_rebellion_without_general(cards: str) -> None:
    """K7.6: nobody on map and unable to pay: only the income effect."""
    game = politics_stage("france 44f follow", pieces=NO_PRAGMATIC, hands=f"{{pragmatic: {cards}}}")
    assert asked(game) == "hussar"
    assert all(place(game, general) == "eliminated" for general in NO_PRAGMATIC)
    assert game.view(None).position["incomes"]["pragmatic"]["cards"] == 2


def test_jacobite_rebellion_must_pay_if_it_can() -> None:
    """K7.6, M17.5.20: nobody on map, but 8 points: an eliminated general must go."""
    game = politics_stage("france 44f follow", pieces=NO_PRAGMATIC, hands="{pragmatic: [S8]}")
    assert options(game) == {f"piece {general}" for general in NO_PRAGMATIC}


def test_jacobite_rebellion_lasts() -> None:
    """K6 44f: to the end of the game: turns later the general is still in England and the income 2."""
    game = politics_stage("france 44f follow piece:cumberland", turn="8", emperor="austria")
    for turn in (8, 9, 12):
        assert income_in(game, "pragmatic", turn) == 2
        assert place(game, "cumberland") == "box"


# -- K7.7


@pytest.mark.parametrize("box", ["SX0", "SX1", "SX2"])
def test_charles_emmanuel_with_saxony_as_prussias_ally(box: str) -> None:
    """K6 41c, K7.7: the Saxony arrow is barred; only Italy's is asked about."""
    game = politics_stage("austria 41c", tracks=f"{{saxony: {box}}}")
    assert game.decisions()[0].params["track"] == "italy"
    play(game, "right")
    assert (track_box(game, "saxony"), track_box(game, "italy")) == (box, "IT+1")


@pytest.mark.parametrize("box", ["SX3", "SX4", "SX5", "SX6"])
def test_charles_emmanuel_with_saxony_otherwise(box: str) -> None:
    """K6 41c, K7.7: neutral or Austria's ally, Saxony may be moved either way."""
    game = politics_stage("austria 41c", tracks=f"{{saxony: {box}}}")
    assert game.decisions()[0].params["track"] == "saxony"
    assert options(game) == {"left", "right", "skip"}


def test_charles_emmanuel_when_announced() -> None:
    """K7.7: the condition is that of the moment: after Quadruple Alliance in the same stage the arrow is open."""
    game = politics_stage("prussia 43f follow", "austria 41c right skip")
    assert track_box(game, "saxony") == "SX6"
    neutral_later = politics_stage("austria 44b right skip", "france 41c skip", tracks="{saxony: SX2}")
    assert track_box(neutral_later, "saxony") == "SX3"  # the arrow of 44b has not moved the marker yet


# -- K8: checks on any edition


@pytest.mark.parametrize(
    ("power", "numbers"),
    [("prussia", (3, 3, 4, 3)), ("france", (5, 5, 4, 5)), ("pragmatic", (3, 4, 4, 3)), ("austria", (4, 5, 5, 4))],
)
def test_shields_per_year(power: str, numbers: tuple[int, ...]) -> None:
    """K8.2: how many cards of each year a power may choose in our edition."""
    cards = state(advanced("stage: politics")).setting.political
    index = POWERS.index(power)
    assert tuple(
        sum(index in card.shields for card in cards if card.year == year) for year in (1741, 1742, 1743, 1744)
    ) == numbers  # fmt: skip


TRACK_FAULTS = [
    # form
    ("track,box,status", "track,kiste,status", 1, "missing column box"),
    ("saxony,SX0,", "poland,SX0,", 2, "unknown track 'poland'"),
    ("saxony,SX1,", "saxony,SX0,", 3, "box 'SX0' occurs twice"),
    ("saxony,SX0,prussian_ally,,", "saxony,SX0,prussian_ally", 2, "expected 5 values"),
    ("saxony,SX0,prussian_ally", "saxony,SX0,prussian_foe", 2, "unknown status 'prussian_foe'"),
    ("saxony,SX0,prussian_ally", "saxony,SX0,", 2, "have a status"),
    ("russia,RU-3,,", "russia,RU-3,neutral,", 9, "have a status"),
    ("austria cards -1", "austria card -1", 9, "unknown icon 'austria card -1'"),
    ("austria cards -1", "spain cards -1", 9, "unknown icon 'spain cards -1'"),
    ("austria cards -1", "austria cards", 9, "unknown icon 'austria cards'"),
    ("prussia corps", "prussia corps +1", 12, "unknown icon 'prussia corps +1'"),
    # K8.3: the stars, the box "S", the order of the statuses
    ("saxony,SX1,prussian_ally,star", "saxony,SX1,prussian_ally,", None, "saxony needs exactly one star, not 0"),
    ("saxony,SX0,prussian_ally,", "saxony,SX0,prussian_ally,star", None, "saxony needs exactly one star, not 2"),
    ("russia,RU0,,star", "russia,RU0,,", None, "russia needs exactly one star, not 0"),
    ("russia,RU-1,,", "russia,RU-1,,star", None, "russia needs exactly one star, not 2"),
    ("italy,IT0,,star", "italy,IT0,,", None, "italy needs exactly one star, not 0"),
    ("italy,IT-1,,", "italy,IT-1,,star", None, "italy needs exactly one star, not 2"),
    ("saxony,SX3,neutral,S", "saxony,SX3,neutral,", None, "saxony has 0 boxes S"),
    ("saxony,SX4,neutral,", "saxony,SX4,neutral,S", None, "saxony has 2 boxes S"),
    ("italy,IT-1,,", "italy,IT-1,,S", None, "italy has 1 boxes S"),
    ("saxony,SX3,neutral,S,\nsaxony,SX4,neutral,", "saxony,SX3,neutral,,\nsaxony,SX4,austrian_ally,S", None, "K8.3"),
    ("saxony,SX1,prussian_ally,star,\nsaxony,SX2,prussian_ally,,\nsaxony,SX3,neutral,S",
     "saxony,SX1,prussian_ally,,\nsaxony,SX2,neutral,star,\nsaxony,SX3,neutral,S", None, "K8.3"),
    ("saxony,SX2,prussian_ally", "saxony,SX2,austrian_ally", None, "K8.3"),
    ("saxony,SX6,austrian_ally", "saxony,SX6,neutral", None, "K8.3"),
    ("saxony,SX5,austrian_ally,,\nsaxony,SX6,austrian_ally,,\n", "", None, "K8.3"),
    # K8.4
    ("russia,RU0,,star,prussia corps", "russia,RU0,,star,", None, "star of the Russia track needs Prussia's corps"),
    ("russia,RU0,,star,prussia corps", "russia,RU0,,star,austria corps", None, "needs Prussia's corps"),
    # what the rules can not carry out
    ("russia,RU-1,,,", "russia,RU-1,,,austria victory", 11, "only a box of Italy has a victory point"),
    ("france victory; austria corps", "france victory; austria victory", 15, "victory point"),
    ("italy,IT0,,star,", "italy,IT0,,star,bavaria corps", 18, "bavaria"),
    ("italy,IT0,,star,", "italy,IT0,,star,saxony victory", 18, "saxony"),
    ("italy,IT-1,,,", "italy,IT-1,,sun,", 17, "sun"),
]  # fmt: skip
CARD_FAULTS = [
    # form
    ("id,year,kind", "id,jahr,kind", 1, "missing column year"),
    ("41b,1741", "41a,1741", 3, "id '41a' occurs twice"),
    ("41a,1741", "41a,1740", 2, "year must be from 1741 to 1744, not 1740"),
    ("41a,1741", "41a,early", 2, "year must be a whole number"),
    ("Military Aid", "", 2, "title must not be empty"),
    ("prussia austria,,,<1,", "prussia austria,,,<1", 2, "expected 9 values"),
    # K8.1
    ("44f,1744,special,Jacobite Rebellion,prussia france pragmatic,pragmatic corps; pragmatic income -1 game,,,\n", "",
     None, "1744 needs 2 Russia, 2 Italy and 2 special cards"),
    ("41a,1741,russia", "41a,1741,italy", None, "1741 needs 2 Russia"),
    ("41a,1741,russia", "41a,1742,russia", None, "1741 needs 2 Russia"),
    ("41a,1741,russia", "41a,1741,poland", None, "1741 needs 2 Russia"),
    ("42x,1742,election", "42x,1743,election", None, "1742 needs 2 Russia"),
    ("42x,1742,election,Imperial Election,,,,,\n", "", None, "1742 needs 2 Russia"),
    # K8.2
    ("prussia austria,,,<1,", "prussia,,,<1,", 2, "at least 2 shields"),
    ("prussia austria,,,<1,", ",,,<1,", 2, "at least 2 shields"),
    ("prussia austria,,,<1,", "prussia prussia,,,<1,", 2, "shields"),
    ("Imperial Election,,", "Imperial Election,prussia austria,", 14, "at least 2 shields"),
    ("prussia austria,,,<1,", "prussia bavaria,,,<1,", 2, "shields are of major powers"),
    ("prussia austria,,,<1,", "prussia spain,,,<1,", 2, "shields are of major powers"),
    ("41a,1741,russia,Military Aid,prussia austria", "41a,1741,russia,Military Aid,france austria", None,
     "every major power needs 3 cards of 1741"),
    # instructions and arrows
    ("france income -1 turn", "france income less", 6, "unknown instruction 'france income less'"),
    ("france income -1 turn", "spain income -1 turn", 6, "unknown instruction 'spain income -1 turn'"),
    ("france income -1 turn", "france income -1 year", 6, "unknown instruction"),
    ("france income -1 turn", "executor income -1 turn", 6, "unknown instruction"),
    ("france income -1 turn", "france|pragmatic income -1 turn", 6, "unknown instruction"),
    ("pragmatic troops 3", "pragmatic troops many", 7, "unknown instruction 'pragmatic troops many'"),
    ("france controls mannheim", "france controls jericho", 13, "unknown instruction 'france controls jericho'"),
    ("france controls mannheim", "france controls prag", 13, "unknown instruction 'france controls prag'"),
    ("france controls mannheim", "bavaria controls mannheim", 13, "unknown instruction"),
    ("pragmatic corps;", "bavaria corps;", 26, "unknown instruction"),
    ("saxony joins austrian_ally", "saxony joins france", 20, "unknown instruction 'saxony joins france'"),
    ("<1|>1 not prussian_ally", "<1|>1 not bavarian", 4, "unknown arrow"),
    ("prussia austria,,,<1,", "prussia austria,,,1,", 2, "unknown arrow '1'"),
    ("prussia austria,,,<1,", "prussia austria,,,<0,", 2, "unknown arrow '<0'"),
    ("prussia austria,,,<1,", "prussia austria,,,<1|<2,", 2, "unknown arrow '<1|<2'"),
    ("Imperial Election,,,,,", "Imperial Election,,,,<1,", 14, "Imperial Election"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("name", "old", "new", "line", "reason"),
    [("tracks.csv", *fault) for fault in TRACK_FAULTS] + [("politics.csv", *fault) for fault in CARD_FAULTS],
)
def test_faults_of_an_edition(tmp_path: Path, name: str, old: str, new: str, line: int | None, reason: str) -> None:
    """K8.1-K8.4: a broken edition is refused with its file, where there is one its line, and the reason."""
    with pytest.raises(BadFile) as caught:
        make_rules("maria", variant="advanced", board=edition(tmp_path, name, old, new))
    assert Path(caught.value.file) == tmp_path / name
    assert caught.value.line == line
    assert reason in caught.value.reason


@pytest.mark.parametrize("name", ["tracks.csv", "politics.csv"])
@pytest.mark.parametrize("content", [b"", b"\xff\xfe\xff"])
def test_unreadable_edition(tmp_path: Path, name: str, content: bytes) -> None:
    """K8: an empty file, and one that is no text, are refused by name."""
    edition(tmp_path, name, "a", "a")
    (tmp_path / name).write_bytes(content)
    with pytest.raises(BadFile) as caught:
        make_rules("maria", variant="advanced", board=tmp_path)
    assert Path(caught.value.file) == tmp_path / name


@pytest.mark.parametrize(
    ("name", "old", "new", "box"),
    [
        ("politics.csv", "Military Aid,prussia austria,,,<1,", "Military Aid,prussia austria,,,>1,", "RU+1"),
        ("tracks.csv", "russia,RU0,", "russia,RU-half,,,\nrussia,RU0,", "RU-half"),
    ],
)
def test_another_edition_is_played(tmp_path: Path, name: str, old: str, new: str, box: str) -> None:
    """K, K8: cards and tracks are data: an edition with another arrow or another box is played without new code."""
    way = "right" if box == "RU+1" else "left"
    game = politics_stage(f"prussia 41a {way}", board=edition(tmp_path, name, old, new))
    assert track_box(game, "russia") == box
