"""What the table shows of Ancien Régime: every question and page, at any width, and nothing that is secret."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path

import pytest
from rich.console import RenderableType

from kabinett import Game, new_game
from kabinett.ancien_regime.board import load_board
from kabinett.ancien_regime.texts import rules_text
from kabinett.bots import RandomBot
from kabinett.core.errors import BadOption
from kabinett.core.moves import Decision
from kabinett.terminal.ancien_regime import AncienRegimeScreen
from kabinett.terminal.desk import Leave
from kabinett.terminal.layout import Clause
from kabinett.terminal.screens import make_screen
from kabinett.terminal.table import Table
from tests.ancien_regime.battle_table import duel, set_out
from tests.ancien_regime.table import acting, moving, play, position
from tests.catalogues import sections
from tests.test_cli import kabinett
from tests.test_terminal import Script, shown

WIDTHS = [40, 80, 130]
RAW = re.compile(r"[a-z]_[a-z0-9]")  # an id
# The kinds of questions that a few random games do not come to.
CROWN = "turn: 3\npart: election\ngarrisons: {pfalz: austria, nassau: austria, saxonia: austria, lorraine: austria}\n"
NEUTRALS = "statuses: {prussia: neutral, austria: neutral, russia: neutral, spain: neutral}"
SCOUT = ("card 1", "card 4", "scout")


def screen_of(game: Game) -> AncienRegimeScreen:
    screen = make_screen(game.rules)
    assert isinstance(screen, AncienRegimeScreen)
    return screen


def at_scout() -> Game:
    game = duel(3, 2, "hands: {britain: [1, 3, 3], france: [4, 5]}")
    play(game, *SCOUT)
    return game


@cache
def questions() -> Sequence[tuple[Game, Decision]]:
    """A question of each kind, of several numbers of players."""
    found: dict[str, tuple[Game, Decision]] = {}
    games = [begin(seed, rounds=8) for seed in range(9)]
    for game in [at_scout(), position(CROWN), *games]:
        for decision in played(game, RandomBot(game.rules, game.journal.seed)):
            if decision.kind not in found:
                found[decision.kind] = game.copy(), decision
    return list(found.values())


def begin(seed: int, rounds: int) -> Game:
    scenario = (1740, 1756)[seed // 4 % 2]
    return new_game("ancien_regime", seed=seed, players=4 + seed % 4, scenario=scenario, rounds=rounds)


def played(game: Game, bot: RandomBot, most: int = 2000) -> Iterator[Decision]:
    """The questions of a game that a bot plays, each while it is asked."""
    for _ in range(most):
        asked = game.decisions()
        yield from asked
        if not asked:
            return
        game.play(asked[0].seat, bot.choose(None, asked[0]))


def parts(game: Game, decision: Decision) -> list[RenderableType]:
    """All that is seen at a question."""
    screen, view = screen_of(game), game.view(decision.seat)
    around: list[RenderableType] = [screen.surroundings(view, decision), screen.question(view, decision)]
    around += [screen.option(view, decision, move) for move in decision.options]
    return around


def pages(game: Game, decision: Decision) -> list[RenderableType]:
    """All that can be looked at besides."""
    screen, view = screen_of(game), game.view(decision.seat)
    return [screen.situation(view), *(page.show(view) for page in screen.pages.values())]


def everything() -> Iterator[RenderableType]:
    """All questions, and the pages of some of them."""
    for number, (game, decision) in enumerate(questions()):
        yield from parts(game, decision)
        if number % 8 == 0:
            yield from pages(game, decision)


# -- every question, every page, every width


def test_there_is_a_question_of_each_kind_to_look_at() -> None:
    assert {decision.kind for _, decision in questions()} == set(sections("ancien_regime")["decision"])


@pytest.mark.parametrize("width", WIDTHS)
def test_every_question_and_page_fits_its_terminal(width: int) -> None:
    for part in everything():
        seen = shown(part, width)
        assert "…" not in seen
        assert all(len(line) <= width for line in seen.splitlines()), seen


def test_no_question_or_page_shows_an_id() -> None:
    for part in everything():
        assert not RAW.search(shown(part, 250))


@pytest.mark.parametrize("width", WIDTHS)
def test_no_name_is_cut(width: int) -> None:
    board = load_board()
    names = [power.name for power in board.powers] + [general.name for general in board.generals]
    names += [territory.name for territory in board.territories if territory.kind != "impassable"]
    for game, decision in questions()[::6]:
        screen, view = screen_of(game), game.view(decision.seat)
        seen = shown(screen.situation(view), width) + shown(screen.pages["territories"].show(view), width)
        words = set(re.split(r"[\s,;:()]+", seen))
        assert all(set(name.split()) <= words for name in names)


@pytest.mark.parametrize("width", WIDTHS)
def test_a_general_is_always_on_the_map_around_him(width: int) -> None:
    for game, decision in questions()[::4]:
        screen, view = screen_of(game), game.view(decision.seat)
        screen.situation(view)  # says who is Frederick
        for general in load_board().generals:
            if view.position["place"][general.id] in load_board().territory_index:
                chart = shown(screen.neighbourhood(view, general.name), width).partition("capital")[0]
                assert screen.general_code(general.id) in chart, (general.id, chart)


def test_all_choices_have_different_keys() -> None:
    """A card is chosen by its value; what stands beside cards must not be chosen by a number."""
    screen = screen_of(begin(0, 4))
    for seed in range(4):
        game = begin(seed, 4)
        for decision in played(game, RandomBot(game.rules, seed)):
            assert len(screen.keys(decision)) == len(decision.options), decision


# -- secrets


def test_the_hands_of_others_are_hidden_at_every_question() -> None:
    for game, decision in questions():
        lines = shown(screen_of(game).surroundings(game.view(decision.seat), decision), 200).splitlines()
        hands = game.rules.to_json(game.state)["hands"]
        players = game.view(decision.seat).position["players"]
        for power, code in ((power.id, power.code) for power in load_board().powers):
            row = next(line for line in lines if line.startswith(f"{code} "))
            shown_hand = f" {len(hands[power])} hidden" if hands[power] else " none"
            assert (shown_hand in row) == (players[power] != decision.seat or not hands[power]), (decision, row)
            assert " 0 hidden" not in row


@pytest.mark.parametrize(
    ("players", "text", "seat", "answers"),
    [
        (5, "turn: 6\npart: control\nmorale: {britain: 5}", "britain", ("bid 0", "bid 5")),
        (7, "round: 2\npart: diplomacy", "britain", (("expel austria", "stop"), ("stop",))),
        (7, f"round: 2\npart: diplomacy\n{NEUTRALS}", "prussia", ("status british", "status neutral")),
    ],
)  # fmt: skip
def test_a_secret_choice_changes_nothing_for_who_is_asked_too(
    players: int, text: str, seat: str, answers: tuple[str | tuple[str, ...], ...]
) -> None:
    """C7.3.2, C7.3.3, C12.3.2: what others see is the same, whatever was chosen."""
    seen: set[str] = set()
    for answer in answers:
        game = position(text, players=players)
        for move in (answer,) if isinstance(answer, str) else answer:
            game.play(seat, move)
        (*_, other) = game.decisions()
        assert other.seat != seat
        seen.add("".join(shown(part, 130) for part in [*parts(game, other), *pages(game, other)]))
    assert len(seen) == 1


def test_several_people_bid_behind_the_curtain(tmp_path: Path) -> None:
    """C12.3.2: the screen is passed from bidder to bidder, and who has bid is told, but not what."""
    game = position("turn: 6\npart: control\nhands: {britain: [6], prussia: [4, 4]}\nmorale: {britain: 7, prussia: 5, "
                    "austria: 3, france: 3, russia: 3}", players=5)  # fmt: skip
    seen = table(game, ("britain", "prussia"), ["", "7", "", "5", ""], tmp_path)
    first, second, third, *_ = re.split(r"Press Enter when you are alone\.", seen)[1:]
    assert "Still to bid  Great Britain, Prussia\n" in re.sub(" +\n", "\n", first)  # bots have bid before
    assert "7  bid 7  leaves 0 Morale" in first
    assert "Still to bid  Prussia\n" in re.sub(" +\n", "\n", second)
    assert re.search(r"BR Great Britain +BR +British +7 +0 +0 +1 hidden", second)
    assert re.search(r"PR Prussia +you +French +5 +0 +0 +4 4", second)
    assert "bids" not in second
    assert "Great Britain bids 7." in third


def test_people_choose_their_statuses_behind_the_curtain(tmp_path: Path) -> None:
    game = position(f"round: 2\npart: diplomacy\n{NEUTRALS}")
    seen = table(game, ("prussia", "austria"), ["", "expansionist", "", "status neutral", ""], tmp_path)
    _, first, second, third, *_ = re.split(r"Press Enter when you are alone\.", seen)
    assert "Asked as well: Austria (other passes the screen)." in first
    assert re.search(r"PR Prussia +Neutral +has chosen", second)
    assert re.search(r"AT Austria +Neutral +is choosing", second)
    assert "chooses" not in second
    assert "Prussia chooses Expansionism." in third


# -- the table


def table(game: Game, people: tuple[str, ...], lines: Sequence[str], tmp_path: Path, width: int = 130) -> str:
    """What people see who type these lines."""
    script = Script(lines, width)
    with suppress(Leave):
        Table(game, make_screen(game.rules), people, script, tmp_path / "g.jsonl").run()
    return script.seen


class Typist(Script):
    """Somebody who sits on all seats in turn and types any key of an option, or Enter behind the curtain."""

    def __init__(self, game: Game, width: int) -> None:
        super().__init__((), width)
        self.shows = make_screen(game.rules)
        self._game, self._random, self._seat = game, random.Random(width), ""
        self.typed = 0

    def input(self, prompt: object = "", **_: object) -> str:
        last = " ".join(self.seen[-200:].split())
        self.file.seek(0)  # what was shown before is not needed
        self.file.truncate()
        if last.endswith("Press Enter when you are alone."):
            (self._seat,) = (s for s in self._game.seats if f"{self.shows.seat_name(s)}, it is your turn" in last)
            return ""
        self.typed += 1
        (decision,) = self._game.decisions(self._seat)
        return self._random.choice(list(self.shows.keys(decision)))


@pytest.mark.parametrize(("players", "width"), [(4, 40), (5, 80), (6, 110), (7, 130)])
def test_a_whole_game_can_be_played_around_one_terminal(players: int, width: int, tmp_path: Path) -> None:
    game = new_game("ancien_regime", seed=players, players=players, rounds=2)
    typist = Typist(game, width)
    Table(game, typist.shows, game.seats, typist, tmp_path / "g.jsonl").run()
    assert game.outcome
    assert typist.typed == len(game.journal.entries)  # nothing was refused
    assert typist.shows.outcome(game.outcome) in " ".join(typist.seen.split())


def test_frederick_is_called_so_wherever_he_is(tmp_path: Path) -> None:
    """C3.6.2: in the log only after the line that names him."""
    game = new_game("ancien_regime", seed=1, players=4)
    seen = table(
        game, ("prussia",), ["prussian general 2", "1", "frederick", "undo", "pr2", "map frederick ii"], tmp_path
    )
    assert "Prussian general 2 is Frederick II. (C3.6.2)" in seen
    assert "Frederick II (Prussian general 2) is in Mecklenburg. How does he move" in seen
    assert "Mecklenburg 1/PR(Frederick 3)" in seen
    resumed = table(game.copy(), ("prussia",), ["log"], tmp_path)
    assert "Prussian general 2 marches" not in resumed


def test_stuart_waits_in_his_reserve() -> None:
    game = moving("france", "generals: {france_1: {territory: picardie, troops: 1}}")
    seen = shown(screen_of(game).pages["generals"].show(game.view("france")), 100)
    assert re.search(r"Charles Edward Stuart +Stuart +in reserve +2", seen)
    assert re.search(r"French general 3 +FR3 +off board *\n", seen)


def test_the_first_line_tells_the_time_and_who_acts() -> None:
    game = set_out("britain", "generals: {britain_1: {territory: hannover, troops: 1}}")
    (decision,) = game.decisions()
    first = shown(screen_of(game).surroundings(game.view("britain"), decision), 130).splitlines()[0].strip()
    assert first == "Round 1 · Action Turn 7 of 7 · Movement: Great Britain · Arbiter: Ottoman Empire · Movement Turn 1"
    game = position("turn: 5\npart: frederick\nfrederick: prussia_1\ngenerals: {prussia_1: {territory: berlin}}")
    (decision,) = game.decisions()
    assert "Action Turn 5 of 7 · Frederick's move" in shown(
        screen_of(game).surroundings(game.view("prussia"), decision), 130
    )


def test_the_wheel_marks_the_present_turn() -> None:
    """C5.3.1: the row of Movement, and what else a turn brings."""
    game = acting("russia", "drill", "", players=6)
    seen = shown(screen_of(game).pages["wheel"].show(game.view("russia")), 40)
    assert "Action Turn   1  2  3  4 >5  6  7" in seen
    assert "Movement      PR AT FR RU>ES ot BR" in seen
    assert "Drill         BR PR AT FR>RU ES OT" in seen
    assert "Small letters: a Minor that nobody" in seen
    assert "Turn 7: auction of the Ottoman Empire" in seen
    assert "auction of Spain" not in seen


def test_minors_that_do_nothing_are_marked_while_nobody_controls_them() -> None:
    """C12.7.1: before its first Drill a Minor carries out no action."""
    game = position("part: drill", players=6)
    powers = screen_of(game).pages["powers"]
    assert re.search(r"OT Ottoman Empire .*nothing \(C12\.7\.1\)", shown(powers.show(game.view("britain")), 100))
    game = position("round: 2\npart: drill\ncontrollers: {ottoman: russia}", players=6)
    pages = screen_of(game).pages
    assert "C12.7.1" not in shown(pages["powers"].show(game.view("britain")), 100)
    seen = shown(pages["wheel"].show(game.view("britain")), 100)
    assert re.search(r"Taxation +>OT BR PR AT FR RU ES", seen)
    assert "C12.7.1" not in seen


def test_the_race_and_the_votes_are_told() -> None:
    text = "part: drill\ninfluence: {austria: 19}\ncrown: austria\ngarrisons: {silesia: austria, bavaria: france}"
    game = position(text)
    pages = screen_of(game).pages
    seen = shown(pages["influence"].show(game.view("austria")), 100)
    assert re.search(r"AT Austria +19 +6 +\+5 +1 +2 of it as Emperor", seen)
    assert re.search(r"Power +Influence +To go +Would gain +Action Turn", seen)
    seen = shown(pages["election"].show(game.view("austria")), 100)
    assert re.search(r"Bavaria +FR France", seen)
    assert re.search(r"Pfalz +–", seen)
    assert "Great Britain 1, Prussia 1, Austria 1, France 1. 5 elect the Emperor." in seen


def test_relations_are_told_by_codes() -> None:
    game = position(
        "part: drill\nstatuses: {prussia: british, austria: french, russia: neutral, ottoman: expansionist}"
    )
    seen = shown(screen_of(game).pages["relations"].show(game.view("austria")), 100)
    assert re.search(r"PR Prussia +British +BR +AT FR ES OT +RU", seen)
    assert re.search(r"RU Russia +Neutral +– +– +BR PR AT FR ES OT", seen)


def option(game: Game, move: str) -> str:
    """How one of the options is shown."""
    (decision,) = game.decisions()
    (found,) = (option for option in decision.options if str(option) == move)
    return screen_of(game).option(game.view(decision.seat), decision, found)


def test_a_way_tells_what_is_there_and_what_it_takes() -> None:
    """C9.9.5, C10.1.1."""
    game = set_out("britain", """
        generals:
          britain_1: {territory: hannover, troops: 2}
          prussia_1: {territory: mecklenburg, troops: 1}
          austria_1: {territory: nassau}
        garrisons: {westfalia: austria, nassau: austria, berlin: russia}
        fortresses: [westfalia, nassau, danmark]
        """)  # fmt: skip
    play(game, "general britain_1")
    assert option(game, "march mecklenburg") == (
        "march to Mecklenburg  [dim]value 1, home of Prussia, Prussian general 1 with 1 troop; battle[/]"
    )
    assert option(game, "march westfalia").endswith(
        "value 1, contested BR PR FR, garrison of Austria with fortress; needs the consent of Austria[/]"
    )
    assert option(game, "march berlin").endswith(
        "Capital of Prussia, elector, garrison of Russia; needs the consent of Russia[/]"
    )
    assert option(game, "march danmark").endswith("value 2, contested BR RU, uncontrolled, empty fortress[/]")
    seen = shown(screen_of(game).neighbourhood(game.view("britain"), "nassau"), 130)
    assert re.search(r"Nassau +here +1 +uncontested, elector +AT +garrison of Austria with fortress, Austrian", seen)


@pytest.mark.parametrize(
    ("game", "move", "words"),
    [
        (lambda: moving("britain", "morale: {ottoman: 12, spain: 9}"), "power ottoman",
         "Morale 12, up to 2 Movement Turns"),
        (lambda: position("turn: 3\npart: election\nstatuses: {prussia: british}"), "power prussia",
         "has 1 vote, 0 cast for it so far"),
        (lambda: acting("britain", "drill", "hands: {britain: [4, 4]}"), "card 4",
         "2 in hand; two of them under one general count 1 more"),
        (lambda: acting("france", "mobilisation", "money: {france: 2}\ngenerals: {france_1: {territory: paris}}"),
         "troop france_1", "Paris, no troops"),
        (lambda: acting("britain", "subsidies", "money: {britain: 2, austria: 1}\nhands: {austria: [1]}"),
         "money austria:2", "has 1 Money, 1 card"),
        (lambda: set_out("france", "garrisons: {scotland: britain}"), "land",
         "value 1, home of Great Britain, garrison of Great Britain"),
    ],
)  # fmt: skip
def test_an_option_tells_what_one_should_know_of_it(game: Callable[[], Game], move: str, words: str) -> None:
    assert words in option(game(), move)


def test_a_battle_shows_both_sides_and_the_cards_that_one_may_know() -> None:
    """S22: own cards in brackets, others as question marks, face-up cards as they are."""
    game = at_scout()
    play(game, "reveal france_1:1")
    (decision,) = game.decisions()
    assert decision.seat == "france"
    sides = {}
    for seat in ("britain", "france"):
        seen = shown(screen_of(game).surroundings(game.view(seat), decision), 130)
        assert "Battle in Pfalz (uncontrolled): base Strength 4 against 3" in seen
        sides[seat] = [re.search(rf"{name} general 1 +\w+ +\d +\d +(.*?) *\n", seen) for name in ("British", "French")]
    cards = {seat: [found and found[1] for found in rows] for seat, rows in sides.items()}
    assert cards == {"britain": ["(1) 3", "4"], "france": ["? 3", "4"]}


def test_a_battle_says_whom_a_general_supports() -> None:
    """C10.3.3."""
    game = duel(1, 1, "hands: {britain: [1]}\n", """
        austria_1: {territory: franconia, troops: 1}
        prussia_1: {territory: lorraine, troops: 1}
        """)  # fmt: skip
    play(game, "general austria_1", "general prussia_1")
    (decision,) = game.decisions()
    seen = shown(screen_of(game).surroundings(game.view("britain"), decision), 130)
    assert re.search(r"Austrian general 1 +supports the attacker ", seen)
    assert re.search(r"Frederick II.* +supports the defender ", seen)


def test_who_has_just_been_expelled_is_not_counted_any_more() -> None:
    """C7.3.2, C12.4.1: neither the power, which has still to choose, nor the Minor that it controls."""
    game = position("round: 2\ncontrollers: {ottoman: austria}", players=6)
    for seat, move in (("britain", "expel austria"), ("britain", "stop"), ("france", "stop")):
        game.play(seat, move)
    (decision,) = game.decisions("prussia")
    (british,) = (move for move in decision.options if str(move) == "status british")
    words = screen_of(game).option(game.view("prussia"), decision, british)
    assert "now BR RU; Great Britain has to accept" in words


def test_offered_cards_are_shown_to_who_gives_them_only() -> None:
    """C9.4.2."""
    game = acting("britain", "subsidies", "hands: {britain: [5, 6]}")
    play(game, "cards austria", "card 6", "stop")
    (decision,) = game.decisions()
    views = {
        seat: shown(screen_of(game).surroundings(game.view(seat), decision), 130) for seat in ("britain", "austria")
    }
    assert "Austria 1 card (6)" in views["britain"]
    assert "Austria 1 card\n" in re.sub(" +\n", "\n", views["austria"])


def test_the_way_of_a_general_is_shown_to_who_is_asked_about_it() -> None:
    game = set_out("britain", "generals: {britain_1: {territory: hannover, troops: 2}}\n"
                   "garrisons: {westfalia: austria, nassau: austria}")  # fmt: skip
    play(game, "general britain_1", "strategic westfalia", "territory nassau")
    (decision,) = game.decisions()
    assert decision.kind == "consent"
    seen = shown(screen_of(game).surroundings(game.view("austria"), decision), 100)
    assert "Way of British general 1  [Hannover] – Westfalia – Nassau" in seen


def test_a_place_that_is_not_on_the_map_is_refused() -> None:
    game = begin(0, 1)
    screen, view = screen_of(game), game.view("prussia")
    for place in ("atlantis", "stuart", "french general 3"):
        with pytest.raises(BadOption, match="there is no territory or general on the map called"):
            screen.neighbourhood(view, place)
    assert "Petri" in shown(screen.neighbourhood(view, "Patrimonium St. Petri"), 40)


def test_the_discards_are_open() -> None:
    """C3.6.6: each value with its number; of other cards only how many there are."""
    game = duel(3, 2, "hands: {britain: [1, 3, 3], france: [4, 5]}\ndiscards: [2, 2, 6]")
    play(game, "card 1")
    for view in (game.view("france"), game.view(None)):
        seen = shown(screen_of(game).pages["discards"].show(view), 80)
        assert re.findall(r"value (\d) +(\d+) +(\d+)", seen) == [
            ("1", "12", "0"), ("2", "14", "2"), ("3", "12", "0"), ("4", "10", "0"), ("5", "6", "0"), ("6", "2", "1"),
        ]  # fmt: skip
        assert "discards 3 · draw pile 48 · in hands 4 · in battle 1" in seen


def test_a_table_of_the_rules_tells_what_its_rows_are() -> None:
    clause = rules_text().find("C9.8.5")
    seen = " ".join(shown(Clause(clause), 60).split())
    assert "• Arbiter's morale before you name him: 0 to 9; Movement turns you can get: 3 •" in seen


# -- the command line


def test_a_game_is_played_kept_and_replayed_from_the_command_line(tmp_path: Path) -> None:
    file = tmp_path / "g.jsonl"
    result = kabinett("play", "ancien_regime", "--players", "4", "--seed", "3", typed=f"2\nsave {file}\nquit\n")
    assert "Which of your generals is Frederick II?" in result.stdout
    replayed = kabinett("replay", str(file), "--seat", "prussia").stdout
    assert "Prussian general 2 is Frederick II." in replayed
    assert "Frederick II (Prussian general 2)" in replayed
    others = kabinett("replay", str(file), "--seat", "austria").stdout
    assert re.search(r"AT Austria +you", others)
    assert re.search(r"PR Prussia +PR +French +\d+ +\d+ +\d+ +6 hidden", others)


def test_a_position_is_shown_for_every_seat(tmp_path: Path) -> None:
    file = tmp_path / "p.yaml"
    file.write_text("game: ancien_regime\nplayers: 4\npart: drill\nhands: {prussia: [6]}\n", encoding="utf-8")
    seen = kabinett("position", str(file)).stdout
    knows = re.findall("What (.+) knows besides", seen)
    assert knows == ["Great Britain", "Prussia", "Austria", "France"]
    hands = re.findall(r"PR Prussia +(?:you )?.*? (6|1 hidden) *\n", seen)
    assert hands == ["1 hidden", "6"]  # as all know it, and as Prussia does
    assert seen.count("Elector ") == 1
