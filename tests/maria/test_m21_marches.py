"""M21.5, N1, N2, N6-N9: what agreements leave of the moves of pieces."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kabinett.core.game import Game
from kabinett.maria.board import load_board
from kabinett.maria.movement import March
from kabinett.maria.state import State
from tests.maria.table import asked, distance, kinds, neighbours, of_kind, options, place, play, state
from tests.maria.treaties import FR2, L15, MT, agree, quick, quiet, refused, under

Path_ = tuple[str, ...]


def marches(game: Game, seat: str, piece: str) -> set[Path_]:
    """All ordinary marches that are offered for a piece, as paths of cities; none if it is not offered."""
    s = state(game).copy()
    game.rules.advance(s)
    if f"piece {piece}" not in choices(s, seat):
        return set()
    game.rules.apply(s, seat, game.rules.vocabulary.find(f"piece {piece}"))
    return set(_paths(game, s, seat, ()))


def choices(s: State, seat: str) -> list[str]:
    """What a seat is offered in a state."""
    return [str(option) for decision in s.asked if decision.seat == seat for option in decision.options]


def _paths(game: Game, s: State, seat: str, path: Path_) -> Iterator[Path_]:
    if not isinstance(s.stages[-1], March):
        yield path
        return
    for option in choices(s, seat):
        verb, _, city = option.partition(" ")
        if verb == "stop":
            yield path
        elif verb == "city":
            new = s.copy()
            game.rules.apply(new, seat, game.rules.vocabulary.find(option))
            yield from _paths(game, new, seat, (*path, city))


def ends(paths: set[Path_]) -> set[str]:
    return {path[-1] for path in paths}


def check_marches(free: Game, bound: Game, seat: str, piece: str, keeps: Callable[[Path_], bool]) -> set[Path_]:
    """Exactly those marches are left by which a promise is kept; some were taken away."""
    before, after = marches(free, seat, piece), marches(bound, seat, piece)
    assert after == {path for path in before if keeps(path)}
    assert after < before
    return after


# -- N1, N2: armistice, no attack

CONTACT = """
turn: 4
stage: {stage}
phase: movement
pieces:
  friedrich: {{city: brieg, troops: 3}}
  prussia_train_1: {{city: oels}}
  neipperg: {{city: neisse, troops: 3}}
  traun: {{city: olmuetz, troops: 2}}
markers: {{breslau: prussia}}
"""
ARMISTICE = f"{FR2} {MT}: armistice prussia austria until 5"
NO_ATTACK = f"{FR2} {MT}: no_attack prussia austria until 5"


@pytest.mark.parametrize("deal", [ARMISTICE, NO_ATTACK])
def test_no_move_ends_next_to_a_general_of_the_other(deal: str) -> None:
    """N1, N2: of Friedrich's marches exactly those are left that end next to no Austrian general; trains, too."""
    free, bound = under(CONTACT.format(stage="prussia")), under(CONTACT.format(stage="prussia"), deal)
    near = neighbours(free, "neisse") | neighbours(free, "olmuetz")
    left = check_marches(free, bound, FR2, "friedrich", lambda path: path[-1] not in near)
    assert left
    check_marches(free, bound, FR2, "prussia_train_1", lambda path: path[-1] not in near)


@pytest.mark.parametrize("deal", [ARMISTICE, NO_ATTACK])
def test_a_general_next_to_the_other_must_move_away(deal: str) -> None:
    """N1, N2: the phase can not be ended before; after it, it can."""
    game = under(CONTACT.format(stage="prussia"), deal)
    clause = deal.partition(": ")[2]
    assert "end" not in options(game)
    assert game.decisions()[0].params["bound"] == f"1: {clause}"
    reason = game.why_not(FR2, "end")
    assert reason is not None
    assert (reason.clause, reason.key) == ("N1" if "armistice" in deal else "N2", "agreed")
    assert reason.params == {"number": 1, "clauses": clause}
    error = refused(game, FR2, "end")
    assert "agreement 1" in str(error)
    assert "until the end of turn 5" in str(error)
    (event,) = of_kind(play(game, "piece friedrich"), "agreement_binds")
    assert (event.params["number"], event.params["clauses"]) == (1, (clause,))
    play(game, "city breslau", "stop")
    assert "end" in options(game)


def test_an_armistice_binds_both_a_promise_not_to_attack_one() -> None:
    """N1, N2: in Austria's stage Neipperg must go away by the armistice, but not by Prussia's promise."""
    text = CONTACT.format(stage="austria")
    free, both, one = under(text), under(text, ARMISTICE), under(text, NO_ATTACK)
    near = neighbours(free, "brieg")
    left = check_marches(free, both, MT, "neipperg", lambda path: path[-1] not in near)
    assert left
    assert "end" not in options(both, MT)
    assert marches(one, MT, "neipperg") == marches(free, MT, "neipperg")
    assert options(one, MT) == options(free, MT)


def test_who_cannot_get_away_may_stay_and_fights() -> None:
    """T21.d, N1, M21.5: Friedrich has no way out, so the phase may end; and what is adjacent then fights (M11.1.1)."""
    game = under(
        """
turn: 4
stage: prussia
phase: movement
pieces:
  friedrich: {city: glatz, troops: 3}
  neipperg: {city: frankenstein, troops: 3}
  traun: {city: mittelwalde, troops: 2}
  khevenhueller: {city: nachod, troops: 2}
hands: {prussia: [], austria: []}
""",
        ARMISTICE,
    )
    assert options(game) == {"end"}
    assert "bound" not in game.decisions()[0].params
    play(game, "end")
    assert asked(game) == "target"
    assert options(game) == {"piece neipperg", "piece traun", "piece khevenhueller"}


def test_who_can_move_but_not_away_does_not_move() -> None:
    """N1, M21.5: from Mittelwalde only Glatz can be reached, next to two Austrians: no move is left, but the end."""
    text = """
turn: 4
stage: prussia
phase: movement
pieces:
  friedrich: {city: mittelwalde, troops: 3}
  neipperg: {city: maehrisch_schoenberg, troops: 3}
  traun: {city: frankenstein, troops: 2}
  khevenhueller: {city: nachod, troops: 2}
"""
    assert "piece friedrich" in options(under(text))
    assert options(under(text, ARMISTICE)) == {"end"}


def test_a_forced_march_leads_away_too() -> None:
    """N1, M10.1.12: it is offered if it can end apart from the other, and of its steps those from which it can."""
    text = CONTACT.format(stage="prussia").replace("city: brieg", "city: strehlen")
    game = under(text, ARMISTICE)
    play(game, "piece friedrich")
    assert "forced" in options(game)
    play(game, "forced")
    assert options(game) == {"city breslau"}
    play(game, "city breslau")
    assert options(game) == {"city neumarkt_in_schlesien", "stop"}
    blocked = under(text.replace("{city: oels}", "{city: breslau}"), ARMISTICE)
    play(blocked, "piece friedrich")
    assert "forced" not in options(blocked)


# -- N6: leaving a region

IN_SILESIA = """
turn: {turn}
stage: austria
phase: movement
pieces:
  neipperg: {{city: breslau, troops: 3}}
  karl_von_lothringen: {{city: oppeln, troops: 3}}
  traun: {{city: zuckmantel, troops: 2}}
  austria_train_2: {{city: jaegerndorf}}
"""
LEAVE = f"{FR2} {MT}: leave austria silesia until 6"


def depth(game: Game, city: str) -> int:
    """How many roads it is from a city to the nearest outside Silesia."""
    silesia = {state(game).city_id(city) for city in state(game).setting.board.silesia}
    outside = [other for other in state(game).setting.city_ids if other not in silesia]
    return min(distance(game, city, other) for other in outside)


def test_leaving_silesia() -> None:
    """T21.a, N6: only moves that leave or approach the border are offered; nobody enters; the phase does not end."""
    text = IN_SILESIA.format(turn=4)
    free, bound = under(text), under(text)
    agree(bound, FR2, MT, "subsidy pragmatic austria 2 + leave austria silesia until 6")
    assert (depth(free, "breslau"), depth(free, "oppeln")) == (3, 2)
    # Karl at Oppeln has a duty of his own, which he could not do if Neipperg joined him.
    assert check_marches(free, bound, MT, "neipperg", lambda path: _leaves(free, path, 3) and path[-1] != "oppeln")
    assert check_marches(free, bound, MT, "karl_von_lothringen", lambda path: _leaves(free, path, 2))
    check_marches(free, bound, MT, "traun", lambda path: all(depth(free, city) == 0 for city in path))
    assert marches(bound, MT, "austria_train_2") == marches(free, MT, "austria_train_2")  # N6 is about generals
    assert "end" not in options(bound, MT)
    bound.play(MT, "piece karl_von_lothringen")
    bound.play(MT, "city cosel")
    bound.play(MT, "stop")
    assert "end" not in options(bound, MT)
    for move in ("piece neipperg", "city brieg", "city neisse", "stop"):
        bound.play(MT, move)
    assert "end" in options(bound, MT)


def _leaves(game: Game, path: Path_, start: int) -> bool:
    """Nearer to the border at the end, and never in again after having been out."""
    depths = [depth(game, city) for city in path]
    return depths[-1] < start and not any(a == 0 < b for a, b in pairwise(depths))


def test_in_the_last_turn_who_can_be_outside_must() -> None:
    """N6: after the end of turn T none may be inside, so in that turn approaching is not enough for who can leave."""
    text = IN_SILESIA.format(turn=6)
    free, bound = under(text), under(text, LEAVE)
    check_marches(free, bound, MT, "neipperg", lambda path: _leaves(free, path, 1))
    check_marches(free, bound, MT, "karl_von_lothringen", lambda path: _leaves(free, path, 1))


def test_who_cannot_be_outside_in_the_last_turn_comes_nearer() -> None:
    """N6, M21.5: Neipperg's ways out are blocked, but he can come nearer."""
    text = (
        IN_SILESIA.format(turn=6).replace("oppeln", "jaegerndorf").replace("austria_train_2: {city: jaegerndorf}", "")
        + """\
  schwerin: {city: neisse, troops: 2}
  friedrich: {city: strehlen, troops: 2}
  erbprinz_leopold: {city: neumarkt_in_schlesien, troops: 2}
  rutowski: {city: militsch, troops: 2}
"""
    )
    free, bound = under(text), under(text, LEAVE)
    assert not any(depth(free, city) == 0 for city in ends(marches(free, MT, "neipperg")))
    left = check_marches(free, bound, MT, "neipperg", lambda path: _leaves(free, path, 3))
    assert left


def test_who_cannot_come_nearer_may_stay_and_move() -> None:
    """N6, M21.5: blocked on all sides but one, which leads deeper, Karl may stay, move there, and the phase may end."""
    text = """
turn: 4
stage: austria
phase: movement
pieces:
  karl_von_lothringen: {city: brieg, troops: 3}
  schwerin: {city: neisse, troops: 2}
  friedrich: {city: strehlen, troops: 2}
  erbprinz_leopold: {city: oppeln, troops: 2}
  prussia_train_1: {city: crossen}
  rutowski: {city: oels, troops: 2}
  belle_isle: {city: neumarkt_in_schlesien, troops: 2}
"""
    free, bound = under(text), under(text, LEAVE)
    assert marches(bound, MT, "karl_von_lothringen") == marches(free, MT, "karl_von_lothringen")
    assert ends(marches(bound, MT, "karl_von_lothringen")) == {"breslau", "namslau", "brieg"}
    assert options(bound, MT) == options(free, MT)
    assert "end" in options(bound, MT)


def test_nobody_is_kept_from_leaving_by_being_joined() -> None:
    """N6, M10.1.7: whoever is joined may not move any more, so Neipperg does not join Karl before Karl has gone."""
    text = IN_SILESIA.format(turn=4).replace("oppeln", "brieg")
    game = under(text, LEAVE)
    assert not any("brieg" in path[-1:] for path in marches(game, MT, "neipperg"))
    for move in ("piece karl_von_lothringen", "city neisse", "stop"):
        game.play(MT, move)
    assert ("brieg",) in marches(game, MT, "neipperg")
    assert ("brieg", "neisse") in marches(game, MT, "neipperg")  # Karl has moved: now he may be joined


def test_leaving_prussia_includes_silesia_after_the_annexation() -> None:
    """M21.7, M19.1.3: Prussia's home country is what it is at present."""
    text = """
turn: 8
stage: france
phase: movement
peace_turn: {peace}
emperor: austria
pieces: {{belle_isle: {{city: bunzlau, troops: 3}}}}
"""
    deal = f"{L15} {MT}: leave france prussia until 9"
    assert "end" in options(under(text.format(peace=0), deal))
    assert "end" not in options(under(text.format(peace=5), deal))


# -- N7: keeping out

KEEP = f"{FR2} {MT}: keep_out prussia neisse,austria until 5"


def test_keeping_out() -> None:
    """N7: no move enters, passes or ends in these cities: of generals and trains, for the whole of Austria as well."""
    text = """
turn: 4
stage: prussia
phase: movement
pieces:
  friedrich: {city: brieg, troops: 3}
  schwerin: {city: landeshut, troops: 3}
  prussia_train_1: {city: ratibor}
"""
    free, bound = under(text), under(text, KEEP)
    s = state(free)
    barred = {"neisse"} | {s.city_id(city) for city in s.setting.network.cities if s.home(city) == 5}
    for piece in ("friedrich", "schwerin", "prussia_train_1"):
        assert check_marches(free, bound, FR2, piece, lambda path: not barred & set(path))
    assert "end" in options(bound)  # nobody has to move


def test_who_is_inside_may_stay_there_and_go_out() -> None:
    """N7: only entering is barred: inside he is free; once out he does not come back."""
    text = """
turn: 4
stage: prussia
phase: movement
pieces: {friedrich: {city: trautenau, troops: 3}}
"""
    free, bound = under(text), under(text, KEEP)
    inside = {state(free).city_id(city) for city in state(free).setting.board.core_austria}

    def keeps(path: Path_) -> bool:
        steps = [city in inside for city in ("trautenau", *path)]
        return not any(b and not a for a, b in pairwise(steps))

    left = check_marches(free, bound, FR2, "friedrich", keeps)
    assert ends(left) & inside
    assert ends(left) - inside


def test_keeping_out_binds_one_power_only() -> None:
    """N7: Saxony, of the same player, has promised nothing."""
    text = "turn: 4\nstage: prussia\nphase: movement\npieces: {rutowski: {city: zittau, troops: 3}}"
    assert marches(under(text, KEEP), FR2, "rutowski") == marches(under(text), FR2, "rutowski")


# -- N8: keeping out of protecting range

RANGE = f"{FR2} {MT}: no_attack prussia austria until 5 + no_protection austria neisse,cosel until 5"


def in_range(game: Game, city: str) -> bool:
    return min(distance(game, city, "neisse"), distance(game, city, "cosel")) <= 3


def test_keeping_out_of_protecting_range() -> None:
    """T21.b, N8: a general from outside may pass the range of Neisse and Cosel, but not end in it; a train may."""
    text = """
turn: 4
stage: austria
phase: movement
pieces:
  traun: {city: wischau, troops: 2}
  austria_train_2: {city: friedek}
"""
    free, bound = under(text), under(text, RANGE)
    assert in_range(free, "olmuetz")
    assert not in_range(free, "wischau")
    left = check_marches(free, bound, MT, "traun", lambda path: not in_range(free, path[-1]))
    assert any(in_range(free, city) for path in left for city in path)
    assert marches(bound, MT, "austria_train_2") == marches(free, MT, "austria_train_2")
    assert "end" in options(bound, MT)


def test_who_is_in_range_must_leave_it() -> None:
    """T21.b, N8, N6: Neipperg in Neisse must end each move nearer to the border of the range, or beyond."""
    text = "turn: 4\nstage: austria\nphase: movement\npieces: {neipperg: {city: neisse, troops: 2}}"
    free, bound = under(text), under(text, RANGE)
    outside = [city for city in state(free).setting.city_ids if not in_range(free, city)]

    def border(city: str) -> int:
        return min(distance(free, city, other) for other in outside)

    left = check_marches(free, bound, MT, "neipperg", lambda path: border(path[-1]) < border("neisse"))
    assert any(in_range(free, city) for city in ends(left))  # coming nearer is enough before the last turn
    assert "end" not in options(bound, MT)


# -- N9: no conquest

BEFORE_OLMUETZ = """
turn: 4
stage: prussia
phase: movement
pieces:
  friedrich: {{city: {city}, troops: 3, facing: {facing}}}
  prussia_train_1: {{city: freudenthal}}
"""
SPARE = f"{FR2} {MT}: no_conquest prussia olmuetz until 5"


def test_no_conquest_of_a_named_fortress() -> None:
    """N9: a face-up general does not enter it; one who is face-down, and a train, conquer nothing and may (M9.15)."""
    up = BEFORE_OLMUETZ.format(city="wischau", facing="up")
    free, bound = under(up), under(up, SPARE)
    check_marches(free, bound, FR2, "friedrich", lambda path: "olmuetz" not in path)
    assert ("olmuetz",) in marches(bound, FR2, "prussia_train_1")
    down = BEFORE_OLMUETZ.format(city="wischau", facing="down")
    assert marches(under(down, SPARE), FR2, "friedrich") == marches(under(down), FR2, "friedrich")


def test_who_is_inside_leaves_by_forced_march_only() -> None:
    """N9, M10.1.13: then the fortress is not conquered."""
    game = under(BEFORE_OLMUETZ.format(city="olmuetz", facing="up"), SPARE)
    play(game, "piece friedrich")
    assert options(game) == {"forced"}
    play(game, "forced", "city wischau")
    assert place(game, "friedrich") == "wischau"
    assert "fortress_conquered" not in kinds(game.events)


def test_who_is_inside_and_cannot_make_a_forced_march_stays() -> None:
    """N9, M21.5: an Austrian train next to every main road out of Olmütz keeps Friedrich in it; the end is offered."""
    text = (
        BEFORE_OLMUETZ.format(city="olmuetz", facing="up")
        + """\
  austria_train_1: {city: bruenn}
  austria_train_2: {city: zuckmantel}
  austria_train_3: {city: leitomischl}
"""
    )
    bound = under(text.replace("  prussia_train_1: {city: freudenthal}\n", ""), SPARE)
    assert options(bound) == {"end"}


# -- M21.5


def test_the_older_promise_goes_first() -> None:
    """M21.2, M21.5: two promises that can not both be kept: the older binds, the younger does not."""
    text = "turn: 4\nstage: austria\nphase: movement\npieces: {neipperg: {city: ratibor, troops: 2}}"
    leave = f"{MT} {FR2}: leave austria silesia until 6"
    stay_in = f"{MT} {L15}: keep_out austria austria until 6"
    older = under(text, leave, stay_in)
    assert "end" not in options(older, MT)
    assert older.decisions(MT)[0].params["bound"] == "1: leave austria silesia until 6"
    younger = under(text, stay_in, leave)
    assert "end" in options(younger, MT)
    assert all(depth(younger, city) for path in marches(younger, MT, "neipperg") for city in path)


def test_retreats_are_not_bound() -> None:
    """M21.5: the winner chooses a retreat; no promise of the beaten power to keep out of a city changes it."""
    text = """
turn: 4
stage: austria
phase: combat
pieces:
  traun: {city: prag, troops: 8}
  friedrich: {city: melnik, troops: 5}
hands: {austria: [], prussia: []}
"""
    free, bound = under(text), under(text, f"{MT} {FR2}: keep_out prussia leitmeritz,jungbunzlau until 6")
    for game in (free, bound):
        while asked(game) == "battle":
            play(game, "stop")
    assert asked(free) == "retreat"
    assert options(bound, MT) == options(free, MT)


def test_flanders_is_not_ended_before_a_duty_is_done() -> None:
    """N6, M10.1.21: out of turn Austria is not asked for what it must do; in its turn it neither ends nor stays."""
    text = """
turn: 4
stage: austria
phase: movement
pieces:
  arenberg: {city: lille, troops: 3}
  cumberland: {city: bruessel, troops: 3}
"""
    game = under(text, f"{MT} {L15}: leave austria france until 9")
    assert game.decisions(MT) == ()  # it has nothing else to move, and must not end before its turn
    game.play(FR2, "let")
    assert "piece arenberg" in options(game, MT)
    assert not {"end", "end_flanders"} & options(game, MT)


# -- every march against every clause

Node = tuple[int | str | bool, ...]  # where a march stands: city, roads taken, all on main roads, forced
Step = Callable[[str, str, bool], bool]


def march_graph(game: Game, seat: str, piece: str) -> dict[Node, dict[str, Node]]:
    """Every situation of a march that can arise, with its options and where they lead; an end is a node of one city."""
    graph: dict[Node, dict[str, Node]] = {}
    s = state(game).copy()
    game.rules.advance(s)
    if f"piece {piece}" in choices(s, seat):
        game.rules.apply(s, seat, game.rules.vocabulary.find(f"piece {piece}"))
        _explore(game, s, seat, piece, graph)
    return graph


def _explore(game: Game, s: State, seat: str, piece: str, graph: dict[Node, dict[str, Node]]) -> Node:
    stage, here = s.stages[-1], s.city_id(s.place[s.setting.board.piece_index[piece]])
    if not isinstance(stage, March):
        return (here,)
    node = (here, stage.taken, stage.all_main, stage.forced)
    if node not in graph:
        graph[node] = {}
        for option in choices(s, seat):
            new = s.copy()
            game.rules.apply(new, seat, game.rules.vocabulary.find(option))
            graph[node][option] = _explore(game, new, seat, piece, graph)
    return node


def keeping(graph: dict[Node, dict[str, Node]], step: Step, end: Callable[[str], bool]) -> dict[Node, set[str]]:
    """Of each situation the options from which a march can go on that takes such steps only and ends so."""
    kept: dict[Node, set[str]] = {}

    def good(node: Node) -> bool:
        if len(node) == 1:
            return end(str(node[0]))
        if node not in kept:
            kept[node] = set()
            for option, child in graph[node].items():
                verb, _, city = option.partition(" ")
                if (verb != "city" or step(str(node[0]), city, bool(node[3]))) and good(child):
                    kept[node].add(option)
        return bool(kept[node])

    for node in graph:
        good(node)
    return kept


def clause_in_words(
    game: Game, clause: str, start: str
) -> tuple[Step, Callable[[str], bool], Callable[[str], bool] | None]:
    """What the table of clauses asks of Friedrich's march from here: its steps, its end, and the end that he owes."""
    word, _, rest = clause.partition(" ")
    names = set(rest.split()[1].split(","))
    if word in ("armistice", "no_attack"):
        enemies = {place(game, general) for general in ("traun", "neipperg", "karl_von_lothringen")}

        def apart(city: str) -> bool:
            return not neighbours(game, city) & enemies

        return (lambda a, b, forced: True), apart, None if apart(start) else apart
    if word == "no_conquest":
        return (lambda a, b, forced: b not in names and (forced or a not in names)), (lambda city: True), None
    outside = [c for c in state(game).setting.city_ids if c not in names]
    if word == "no_protection":
        outside = [c for c in outside if all(distance(game, c, fortress) > 3 for fortress in names)]
    free = frozenset(outside)

    def border(city: str) -> int:
        return min(distance(game, city, other) for other in outside)

    def nearer(city: str) -> bool:
        return border(city) < border(start)

    if word == "no_protection":
        inside = start not in free
        return (lambda a, b, forced: True), (nearer if inside else free.__contains__), nearer if inside else None
    owed = nearer if word == "leave" and start not in free else None
    return (lambda a, b, forced: a not in free or b in free), (lambda city: True), owed


@quick
@given(
    st.integers(0, 10**6),
    st.sampled_from(["armistice", "no_attack", "leave", "keep_out", "no_protection", "no_conquest"]),
)
def test_exactly_the_promised_marches_are_left(seed: int, word: str) -> None:
    """N1, N2, N6-N9, M21.5: of all options of all marches those remain from which the promise can be kept; and the
    phase ends only if nobody owes a move that he can make."""
    rng = Random(seed)
    board = load_board()
    s = state(quiet())
    start = rng.choice([n for n, city in enumerate(board.cities) if city.map == "bohemia"])
    near = [n for n in s.setting.network.cities if 0 < s.setting.network.distance[start][n] <= 3]
    others = rng.sample([s.city_id(n) for n in near], 4)
    pieces = dict(zip(("traun", "neipperg", "karl_von_lothringen", "prussia_train_1"), others, strict=True))
    troops = {name: f"{{city: {city}{'' if 'train' in name else ', troops: 2'}}}" for name, city in pieces.items()}
    text = "turn: 4\nstage: prussia\nphase: movement\npieces:\n" + "".join(f"  {n}: {v}\n" for n, v in troops.items())
    text += f"  friedrich: {{city: {s.city_id(start)}, troops: 3}}\n"
    fortresses = [n for n in (start, *near) if board.cities[n].fortress] or list(board.fortresses)
    named = rng.sample(fortresses if word in ("no_protection", "no_conquest") else [start, *near], 1)
    if word in ("leave", "keep_out"):
        named = [n for n in near if s.setting.network.distance[start][n] <= 2 and rng.random() < 0.8] or named
        named += [start] * rng.randint(0, 1)
    places = "austria" if word in ("armistice", "no_attack") else ",".join(dict.fromkeys(map(s.city_id, named)))
    clause = f"{word} prussia {places} until 6"
    free, bound = under(text), under(text, f"{FR2} {MT}: {clause}")
    graph = march_graph(free, FR2, "friedrich")
    step, end, owed = clause_in_words(free, clause, s.city_id(start))
    kept = keeping(graph, step, end)
    root = (s.city_id(start), 0, True, False)
    duty = {}
    if owed is not None:
        due = owed
        duty = keeping(graph, step, lambda city: end(city) and due(city))
    if duty.get(root):
        kept = duty
    seen = march_graph(bound, FR2, "friedrich")
    assert ("piece friedrich" in options(bound)) == bool(kept.get(root))
    assert ("end" in options(bound)) == (not duty.get(root))
    for node, found in seen.items():
        assert set(found) == kept[node], (clause, node)
