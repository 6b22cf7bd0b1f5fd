"""What the table shows: nothing is cut, and no piece vanishes from the map, however narrow the terminal is."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

from kabinett import Game, new_game
from kabinett.bots import RandomBot
from kabinett.core.dice import seed_hash
from kabinett.core.moves import Decision
from kabinett.core.yamltree import parse_yaml
from kabinett.games import position_game
from kabinett.maria.setting import setting
from kabinett.maria.texts import rules_text
from kabinett.terminal.desk import Leave
from kabinett.terminal.layout import Clause
from kabinett.terminal.maria import MariaScreen
from kabinett.terminal.screens import make_screen
from kabinett.terminal.table import Table, resume_command
from tests.maria.players import Plan

SCREEN = MariaScreen(setting("introductory", 3, None))


def shown(renderable: RenderableType, width: int) -> str:
    console = Console(width=width, file=io.StringIO(), color_system=None)
    console.print(renderable)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.fixture(scope="module")
def games() -> list[Game]:
    """Positions from the course of a game."""
    game = new_game("maria", seed=7)
    bot, kept = RandomBot(game.rules, 7), []
    while asked := game.decisions():
        game.play(asked[0].seat, bot.choose(None, asked[0]))
        if len(game.journal.entries) % 60 == 0:
            kept.append(game.copy())
    return kept


@pytest.mark.parametrize("width", [40, 80, 120])
def test_no_name_is_cut(games: list[Game], width: int) -> None:
    for game in games:
        words = shown(SCREEN.situation(game.view("frederick")), width).split()
        assert "…" not in "".join(words)
        for name in ("Belle-Isle", "Khevenhüller", "Rutowski", "Bavaria", "Prussia"):
            assert any(name in word for word in words)


@pytest.mark.parametrize("width", [40, 80, 120])
def test_a_general_is_always_on_the_map_around_him(games: list[Game], width: int) -> None:
    board = SCREEN.board
    for game in games:
        view = game.view("maria_theresa")
        for piece in board.pieces:
            if view.position["place"][piece.id] in board.city_index:
                chart = shown(SCREEN.neighbourhood(view, piece.id), width)
                assert piece.name.split()[0] in chart, (piece.id, chart)


def test_secrets_of_others_are_not_shown(games: list[Game]) -> None:
    for game in games:
        lines = shown(SCREEN.situation(game.view("frederick")), 120).splitlines()
        assert "hidden" in next(line for line in lines if line.startswith("Austria "))
        assert "hidden" not in next(line for line in lines if line.startswith("Prussia "))


# -- the advanced game at the table

PLANS = [
    Plan(3, "warlike", 1, "silesia", "advanced"),
    Plan(3, "restless", 2, "", "advanced"),
    Plan(2, "warlike", 3, "", "advanced", "optional"),
    Plan(3, "warlike", 7, "corps", "advanced", "optional"),
]
# Both players of the last stage are asked at the same time, and take turns in Flanders (M10.1.21).
FLANDERS = """
game: maria
variant: advanced
turn: 2
stage: austria
phase: movement
pieces:
  earl_of_stair: {city: s_hertogenbosch, troops: 4}
  cumberland: {city: hameln, troops: 3}
  arenberg: {city: loewen, troops: 4}
  neipperg: {city: neisse, troops: 2}
  der_alte_dessauer: {box: true, troops: 6}
hands: {pragmatic: [S9], austria: [H10]}
"""
POLITICS = """
game: maria
variant: advanced
turn: 2
stage: politics
victor: frederick
pieces:
  friedrich: {city: lueben, troops: 5}
  traun: {city: wien, troops: 5}
hands: {prussia: [S9, H4, R], pragmatic: [D5], france: [C4, C7], austria: [S3, S10]}
political: [41a, 41c]
"""
RAW = re.compile(r"[a-z]_[a-z]")  # an id; at a width at which nothing of it can be cut off


class Script(Console):
    """A terminal at which these lines are typed; then the person leaves."""

    def __init__(self, lines: Sequence[str], width: int = 130) -> None:
        super().__init__(width=width, file=io.StringIO(), color_system=None)
        self._lines = list(lines)

    def input(self, prompt: object = "", **_: object) -> str:
        if not self._lines:
            raise EOFError
        self.file.write(f"> {self._lines[0]}\n")
        return self._lines.pop(0)

    @property
    def seen(self) -> str:
        assert isinstance(self.file, io.StringIO)
        return self.file.getvalue()


def play(
    game: Game, people: tuple[str, ...], lines: Sequence[str], keep: Path, width: int = 130, level: str = "random"
) -> str:
    """What people see who type these lines."""
    script = Script(lines, width)
    with suppress(Leave):
        Table(game, make_screen(game.rules), people, script, keep, dict.fromkeys(game.seats, level)).run()
    return script.seen


def position(text: str) -> Game:
    return position_game(parse_yaml(text, "position"))


@pytest.fixture
def keep(tmp_path: Path) -> Path:
    return tmp_path / "g.jsonl"


def at_decisions(plan: Plan) -> Iterator[tuple[Game, Decision]]:
    """The first decision of each kind in a game."""
    game, found = plan.begin(), set[str]()
    for _ in plan.moves(game):
        for decision in game.decisions():
            if decision.kind not in found:
                found.add(decision.kind)
                yield game, decision


@pytest.mark.parametrize("plan", PLANS, ids=str)
def test_every_question_of_the_advanced_game_can_be_shown(plan: Plan) -> None:
    screen = make_screen(plan.begin().rules)
    for game, decision in at_decisions(plan):
        view = game.view(decision.seat)
        parts: list[RenderableType] = [screen.surroundings(view, decision), screen.question(view, decision)]
        parts += [screen.option(view, decision, move) for move in decision.options]
        parts += [screen.situation(view), screen.pages["politics"].show(view)]
        for part in parts:
            assert not RAW.search(shown(part, 200)), decision
            narrow = shown(part, 40)
            assert "…" not in narrow
            assert all(len(line) <= 40 for line in narrow.splitlines())
        assert "…" not in shown(screen.pages["deals"].show(view), 40)


def test_the_question_shows_pools_and_in_politics_the_display(keep: Path) -> None:
    seen = play(position(POLITICS), ("frederick",), ["spades", "S9", "D5", ""], keep)
    assert "Pools (an empty one wins): Prussia 11, France 11, Pragmatic Army 8, Austria 3" in seen
    for words in ("Military Aid (41a)", "Prussia, Austria", "Russia 1 left", "not while Saxony is Prussia's ally"):
        assert words in seen
    assert "Politics: you won the last battle. Which suit do you make trump?" in seen
    assert "Trump: ♠ spades." in seen
    assert "♥4\n" in seen.replace(" ", "")
    assert "S9  ♠9  trump" in seen
    assert "R  Reserve  fits every trump, counts 16" in seen
    assert "♠9 (placed)" in seen  # one's own card


def test_a_card_that_another_has_placed_is_not_shown(keep: Path) -> None:
    game = position(POLITICS)
    for seat, move in (("frederick", "suit spades"), ("frederick", "card S9"), ("louis_xv", "pass")):
        game.play(seat, move)
    view = game.view("maria_theresa")
    screen = make_screen(game.rules)
    for page in (screen.situation(view), screen.pages["politics"].show(view)):
        assert "1 card" in shown(page, 120)
        assert "♠9" not in shown(page, 120)


def test_politics_shows_tracks_cards_left_and_affairs(keep: Path) -> None:
    seen = play(position(POLITICS), ("frederick",), ["politics"], keep)
    for words in (
        "Saxony  SX0 [SX1] · · · · SX6   Prussia's ally",
        "left: RU-1 (no effect); right: RU+1 (Prussia: corps; Austria: +1 card)",
        "21 political cards (2 of 1741, 7 of 1742, 6 of 1743, 6 of 1744); the Imperial Election is among them.",
        "Saxony is Prussia's ally, played by Frederick.",
        "Franz in any case 4 (Hannover, Mainz, Trier, Prag)",
        "France 2 (Köln, Mannheim)",
        "5 of 9 elect the Emperor",
    ):
        assert words in seen


def test_once_saxony_has_left_prussia_its_marker_does_not_go_back() -> None:
    """M19.3.18: the box S is the left end then."""
    game = position(POLITICS.replace("turn: 2", "turn: 2\ntracks: {saxony: SX3}"))
    screen, view = make_screen(game.rules), game.view("frederick")
    assert isinstance(screen, MariaScreen)
    assert screen.advanced
    seen = shown(screen.pages["politics"].show(view), 130)
    assert "left: stays on SX3; right: SX4" in seen
    assert "SX2 (" not in seen
    assert screen.advanced.destination(view, "saxony", -1) == "alone it stays on SX3"
    assert "SX4" in screen.advanced.destination(view, "saxony", 1)


def test_an_arrow_tells_of_the_corps_that_it_moves() -> None:
    game = position(FLANDERS)
    screen, view = make_screen(game.rules), game.view("frederick")
    assert isinstance(screen, MariaScreen)
    assert screen.advanced
    back = screen.advanced.destination(view, "russia", -1)
    assert back == "alone it leads to RU-1 (no effect); Der Alte Dessauer returns to Driesen"
    assert "corps" not in screen.advanced.destination(view, "russia", 1).rpartition(")")[2]


@pytest.mark.parametrize(("turn", "incomes"), [(2, ("5 − 1", "1 + 1")), (4, ("5", "1"))])
def test_the_income_counts_the_compulsory_subsidy(turn: int, incomes: tuple[str, str]) -> None:
    """M8.2: up to turn 3 France gives Bavaria a card."""
    game = position(FLANDERS.replace("turn: 2", f"turn: {turn}"))
    screen, view = make_screen(game.rules), game.view("frederick")
    assert isinstance(screen, MariaScreen)
    assert screen.advanced
    assert tuple(screen.advanced.income(view, power) for power in ("france", "bavaria")) == incomes


def test_a_question_mark_with_a_key_explains_and_with_another_number_says_so(keep: Path) -> None:
    seen = play(position(POLITICS), ("frederick",), ["spades", "? s9", "? 99"], keep)
    assert "card S9: ♠9" in seen
    assert "99 stands before none of the choices" in seen
    assert "did you mean" not in seen


def test_several_people_are_told_the_hash_of_the_seed_once(keep: Path) -> None:
    game = position(FLANDERS)
    seen = play(game, ("maria_theresa", "frederick"), ["", "other", ""], keep)
    assert seen.count(f"Hash of the seed: {seed_hash(game.journal.seed)}") == 1
    assert "Hash of the seed" not in play(game, ("frederick",), [""], keep)


def test_the_command_to_go_on_is_the_one_that_was_called(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    called = tmp_path / "bin" / "kabinett"
    called.parent.mkdir()
    called.write_text("")
    called.chmod(0o755)
    monkeypatch.setattr("sys.argv", [str(called)])
    monkeypatch.setenv("PATH", "")
    assert resume_command(Path("g"), {}) == f"{called} play --resume g"
    monkeypatch.chdir(tmp_path)
    assert resume_command(Path("g"), {"a": "cadet"}) == "bin/kabinett play --resume g"
    monkeypatch.setenv("PATH", str(called.parent))
    bots = {"a": "marshal", "b": "cadet"}
    assert resume_command(Path("g"), bots) == "kabinett play --resume g --bot a=marshal"


@pytest.mark.parametrize("width", [40, 80, 130, 160])
def test_no_table_of_the_rules_is_cut(width: int) -> None:
    for chapter in rules_text().contents():
        assert "…" not in shown(Clause(rules_text().find(chapter)), width), chapter
    assert "Piedmont-Sardinia" in shown(Clause(rules_text().find("K6")), width).replace("\n", "")


def test_winter_tells_the_price_and_what_the_cards_are_worth() -> None:
    game = position("game: maria\nvariant: advanced\nturn: 3\nstage: winter\npieces:\n"
                    "  broglie: {city: landau, troops: 3}\nhands: {france: [S9, H4, R]}\n")  # fmt: skip
    (decision,) = game.decisions()
    question = make_screen(game.rules).question(game.view(decision.seat), decision)
    assert question.endswith("Each costs 4 points; its cards are worth 21.")


def test_the_situation_tells_pools_boxes_and_reasons() -> None:
    game = position(
        "game: maria\nvariant: advanced\nturn: 8\nstage: hussars\nemperor: austria\n"
        "battle_boxes: {france: 1}\ntracks: {russia: RU+2, italy: IT-2}\npieces:\n"
        "  der_alte_dessauer: {box: true, troops: 6}\n  traun: {box: true, troops: 2}\n"
        "  moritz_von_sachsen: {city: paris, troops: 7}\n"
    )
    seen = shown(make_screen(game.rules).situation(game.view("frederick")), 130)
    assert re.search(r"France +pool 9; battle boxes 1 of 2; Italy 1\n", re.sub(" +\n", "\n", seen))
    assert re.search(r"Austria +pool \d; on fortresses 5; Emperor 1", seen)
    assert "Prussia 2 (RU+2 −1)" in seen
    assert re.search(r"Der Alte Dessauer +4 +box Ostpreussen +6", seen)
    assert re.search(r"Traun +2 +box Italien +\?", seen)
    assert re.search(r"Prussia Train 2 +box Silesia", seen)
    assert re.search(r"Emperor +Franz Stephan of Lorraine", seen)


def test_a_choice_that_is_called_like_a_command_is_a_choice(keep: Path) -> None:
    """M17.5.3: `save` saves the tactical cards, `save FILE` the game."""
    lines = ["spades", "S9", "pass", f"save {keep.parent / 'other.jsonl'}", "save"]
    seen = play(position(POLITICS), ("frederick",), lines, keep)
    assert "Saved. Go on later with" in seen
    assert "Prussia saves its cards on the display." in seen


# -- agreements at the table


def test_deals_tells_how_to_offer_and_what_runs(keep: Path) -> None:
    lines = ["deals", "contract prussia saxony 2", "propose louis_xv: no_attack pragmatic france until 3", "deals"]
    seen = play(position(FLANDERS), ("frederick", "louis_xv"), ["", *lines], keep)
    assert "propose maria_theresa: armistice prussia austria until 3 + keep_out austria silesia until 3" in seen
    assert "N6     leave POWER PLACE,PLACE,... until TURN: its generals there go away" in seen
    assert "Prussia  gives Saxony a card in each of its next 2 card phases" in seen
    assert "1  Frederick to Louis XV: the Pragmatic Army does not attack France until the end of turn 3" in seen
    assert "Your offers that wait for an answer: 1 to Louis XV (see deals)." in seen
    assert "Louis XV has an offer to answer: other louis_xv passes the screen." in seen


@pytest.mark.parametrize(
    ("line", "refusal"),
    [
        ("propose bob: no_shift until 3", "an offer begins with the seat it is made to and a colon"),
        ("propose louis_xv", "an offer is a seat, a colon and at least one clause"),
        ("propose louis_xv: armistice prussia france until 3", "Prussia and France are allies, who never fight (N1)"),
        ("propose louis_xv: armistice pragmatic france", "write: armistice POWER POWER until TURN (N1)"),
        ("accept 3", "there is no offer 3 (M21.4)"),
        ("withdraw 3", "there is no offer 3 (M21.4)"),
        ("contract", "'contract' needs more: contract prussia:saxony:1, contract prussia:saxony:2"),
        ("contract prussia saxony 99", "write: contract POWER POWER TURNS, with 1 to 12 turns (see deals)"),
        ("propose", "write: propose SEAT: CLAUSE + CLAUSE (see deals)"),
        ("accept", "write: accept NUMBER, the number of an offer (see deals)"),
        ("withdraw", "write: withdraw NUMBER, the number of an offer (see deals)"),
        ("accept -1", "write: accept NUMBER"),
        ("decline 99999", "write: decline NUMBER"),
        ("end 1", "an agreement is ended by an offer, write: propose SEAT: end 1 (see deals)"),
        ("other", "none of the choices"),  # there is nobody else at this table
    ],
)
def test_what_cannot_be_agreed_is_refused_with_its_reason(line: str, refusal: str, keep: Path) -> None:
    game = position(FLANDERS)
    before = game.rules.digest(game.state)
    seen = play(game, ("frederick",), [line], keep)
    assert refusal in " ".join(seen.split())
    assert game.rules.digest(game.state) == before


def test_bots_answer_offers_each_in_its_way(keep: Path) -> None:
    """The same seed gives the same answer; other seeds give both."""
    answers: dict[int, str] = {}
    for seed in [*range(12), *range(12)]:
        game = position(FLANDERS.replace("turn: 2", f"turn: 2\nseed: {seed}"))
        seen = play(game, ("frederick",), ["propose maria_theresa: armistice prussia austria until 4"], keep)
        answer = "accepts" if "Maria Theresa accepts offer 1 of Frederick: armistice between" in seen else "declines"
        assert f"Maria Theresa {answer} offer 1 of Frederick" in seen
        assert len(game.view("frederick").position["agreements"]) == (answer == "accepts")
        assert answers.setdefault(seed, answer) == answer
    assert set(answers.values()) == {"accepts", "declines"}


def test_an_offer_is_announced_and_answered_at_the_screen_of_the_other(keep: Path) -> None:
    """He may be passed the screen although he is asked nothing, answers, and passes it on."""
    lines = ["", "propose louis_xv: armistice pragmatic france until 3", "other louis", "other louis xv", "",
             "accept", "accept 1", "troops", "other", "", "deals"]  # fmt: skip
    game = position(FLANDERS)
    seen = play(game, ("frederick", "louis_xv"), lines, keep)
    assert "'louis' is no other person at this table (louis_xv)" in seen
    assert "Frederick offers you: armistice between the Pragmatic Army and France until the end of turn 3." in seen
    assert "Type accept 1 or decline 1." in seen
    assert "Nothing is asked of you now." in seen
    assert "'accept' needs more: accept 1" in seen
    assert "1  Frederick and Louis XV: armistice between the Pragmatic Army and France" in seen
    assert seen.count("Press Enter when you are alone") == 3
    assert "Agreements in force: 1 (see deals)." in seen


def test_who_cannot_end_his_movement_by_agreement_is_told_that_a_general_has_to_move() -> None:
    game = position(FLANDERS)
    game.play("maria_theresa", "propose frederick: leave austria silesia until 3")
    game.play("frederick", "accept 1")
    (decision,) = game.decisions("maria_theresa")
    question = make_screen(game.rules).question(game.view("maria_theresa"), decision)
    assert "(Agreement 1: all Austrian generals leave Silesia by the end of turn 3, and none enters.)" in question
    assert question.endswith("one of your generals still has to move before you can end your movement.")


def test_an_offer_to_who_is_asked_can_be_declined_or_withdrawn(keep: Path) -> None:
    game = position(FLANDERS)
    game.play("maria_theresa", "propose frederick: armistice prussia austria until 4")
    assert "Maria Theresa offers you: armistice" in play(game, ("frederick",), ["decline 1"], keep)
    assert not game.view("frederick").position["offers"]
    game.play("frederick", "propose louis_xv: no_attack pragmatic france until 3")
    seen = play(game, ("frederick", "louis_xv"), ["", "withdraw 2"], keep)
    assert "Frederick withdraws offer 2." in seen


def test_france_orders_the_reduction_at_any_question(keep: Path) -> None:
    game = position(FLANDERS.replace("stage: austria\nphase: movement", "stage: france\nphase: movement").replace(
        "pieces:", "pieces:\n  broglie: {city: landau, troops: 3}"))  # fmt: skip
    seen = play(game, ("louis_xv",), ["reduce", "deals", "keep_objectives"], keep)
    assert "France reduces its objectives as soon as it can, between two stages." in seen
    assert "take the order to reduce back" in seen
    assert "France takes back the order to reduce its objectives." in seen


# -- two seats at once


def test_who_has_the_turn_in_flanders_is_asked_first_and_may_pass_the_screen(keep: Path) -> None:
    lines = ["", "other", "", "neipperg", "1", "stop", "other", "", "earl of stair", "1", "stop", ""]
    game = position(FLANDERS)
    seen = play(game, ("maria_theresa", "frederick"), lines, keep)
    assert [entry.seat for entry in game.journal.entries] == ["maria_theresa"] * 3 + ["frederick"] * 3
    turns = [line.partition(",")[0] for line in seen.splitlines() if "you are alone" in line]
    assert turns == ["Frederick", "Maria Theresa", "Frederick", "Maria Theresa"]
    assert "Flanders: it is your turn." in seen
    assert "Flanders: it is Frederick's turn; elsewhere you may move." in seen
    assert "Asked as well: Maria Theresa (other passes the screen)." in seen


@pytest.mark.parametrize("seat", ["frederick", "maria_theresa"])
def test_a_person_and_a_bot_take_turns_in_flanders(seat: str, keep: Path) -> None:
    """The bot does not end all its moves before the person is asked for the first time."""
    game = position(FLANDERS)
    seen = play(game, (seat,), ["log"], keep)
    assert "Flanders: it is your turn." in seen
    ended = "has finished moving in Flanders" in seen
    assert ended == any(entry.move in ("end", "end_flanders") for entry in game.journal.entries)
    assert all(entry.seat != "maria_theresa" for entry in game.journal.entries)


def test_the_hands_of_others_are_hidden_at_every_question() -> None:
    """The curtain between two seats would be useless if the next one saw what is not his."""
    for game, decision in at_decisions(PLANS[1]):
        screen = make_screen(game.rules)
        lines = shown(screen.surroundings(game.view(decision.seat), decision), 200).splitlines()
        for other in set(game.seats) - {decision.seat}:
            for power, hand in game.view(other).position["hands"].items():
                if isinstance(hand, list):
                    row = next(line for line in lines if line.startswith(f"{SCREEN.texts.name(power)}  "))
                    assert f"{len(hand)} hidden" in row


def test_help_has_examples_of_the_game(keep: Path) -> None:
    seen = play(position(FLANDERS), ("frederick",), ["help"], keep)
    for words in ("(city breslau)", "? M9.7 a clause", "? conquer breslau or ? supply friedrich whether it happens",
                  "map CITY shows", "troops shows how you may shift", "deals shows agreements"):  # fmt: skip
        assert words in seen
    assert "other passes the screen" not in seen


def test_troops_shows_each_division_once(keep: Path) -> None:
    """M6.7, M6.8: with what the other general keeps."""
    stack = FLANDERS.replace("neipperg: {city: neisse, troops: 2}",
                             "neipperg: {city: neisse, troops: 2}\n  traun: {city: neisse, troops: 3}")  # fmt: skip
    assert "no two generals of one power" in play(position(FLANDERS), ("maria_theresa",), ["troops"], keep)
    seen = play(position(stack), ("maria_theresa",), ["troops"], keep)
    assert [line.strip() for line in seen.splitlines() if line.strip().startswith("divide ")] == [
        f"divide traun:{number}   Traun {number}, Neipperg {5 - number}" for number in (1, 2, 4)
    ]
