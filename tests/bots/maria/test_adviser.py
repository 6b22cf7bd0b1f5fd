"""What the adviser of Maria knows: positions where the right choice is plain, and every kind of decision."""

from __future__ import annotations

from importlib.resources import files
from math import isfinite
from random import Random

import pytest

from kabinett.bots import LEVELS
from kabinett.bots.maria.adviser import MariaAdviser
from kabinett.bots.maria.picture import Picture
from kabinett.bots.maria.weights import load_weights, read_weights
from kabinett.core.errors import BadFile
from kabinett.core.game import Game
from kabinett.games import begin
from kabinett.maria.powers import AUSTRIA
from kabinett.maria.state import State
from tests.maria.table import advanced, asked, controller, intro, march, neighbours, place, state

SILESIA = ("breslau", "brieg", "neisse", "cosel", "glatz", "liegnitz", "glogau")
DUEL = """
    stage: austria
    phase: combat
    pieces:
      neipperg: {{city: freudenthal, troops: {attacking}}}
      schwerin: {{city: zuckmantel, troops: {defending}}}
    hands: {{austria: [{austria}], prussia: [{prussia}]}}
    """


def adviser(game: Game) -> MariaAdviser:
    """The adviser of a game."""
    return MariaAdviser(game.rules)


def best(game: Game) -> str:
    """What the adviser puts first, in the very position."""
    decision = game.decisions()[0]
    weights = adviser(game).weigh(state(game), decision)
    return str(max(zip(weights, decision.options, strict=True), key=lambda pair: pair[0])[1])


def follow(game: Game, *kinds: str) -> None:
    """Do what the adviser says, as long as decisions of these kinds are asked."""
    while game.outcome is None and asked(game) in kinds:
        game.play(game.decisions()[0].seat, best(game))


# -- marches


def test_takes_what_nobody_protects() -> None:
    """A Prussian in Breslau, which counts and which nobody protects, leaves it, and so takes it."""
    game = intro("""
        stage: prussia
        phase: movement
        pieces:
          schwerin: {city: breslau, troops: 5}
          prussia_train_1: {city: glogau}
          karl_von_lothringen: {city: wien, troops: 8}
        """)
    follow(game, "movement", "march")
    assert controller(game, "breslau") == "prussia"


def test_goes_where_there_is_something_to_take() -> None:
    """From afar a general comes nearer to fortresses that count."""
    game = intro("""
        stage: prussia
        phase: movement
        pieces:
          schwerin: {city: crossen, troops: 5}
          prussia_train_1: {city: glogau}
          karl_von_lothringen: {city: wien, troops: 8}
        """)
    distance = state(game).setting.network.distance
    index = state(game).setting.board.city_index
    before = distance[index["crossen"]][index["breslau"]]
    follow(game, "movement", "march")
    assert distance[index[place(game, "schwerin")]][index["breslau"]] < before


def test_what_is_taken_pulls_no_more() -> None:
    """Who takes Linz by leaving it goes as far as he can to Prag, and does not stay about Linz."""
    taken = ("steyr", "pilsen", "eger", "krems", "znaim", "budweis", "wien", "wiener_neustadt", "bruenn", "olmuetz",
             "pressburg", "raab", "komorn", "ungarisch_hradisch")  # fmt: skip
    markers = ", ".join(f"{city}: {('france', 'prussia')[number % 2]}" for number, city in enumerate(taken))
    game = intro(f"""
        stage: france
        phase: movement
        pieces:
          belle_isle: {{city: linz, troops: 8}}
        markers: {{{markers}}}
        """)
    distance = state(game).setting.network.distance
    index = state(game).setting.board.city_index
    assert distance[index["linz"]][index["prag"]] == 6
    follow(game, "movement", "march")
    assert controller(game, "linz") == "france"
    assert distance[index[place(game, "belle_isle")]][index["prag"]] == 2


def test_a_train_does_not_stand_in_the_way() -> None:
    """A fortress that a general has to come to is no place for the train that follows him."""
    game = intro("""
        stage: france
        phase: movement
        pieces:
          belle_isle: {city: beneschau, troops: 8, moved: true}
          broglie: {city: tachau, troops: 8, moved: true}
          france_train_2: {city: weiden}
          traun: {city: komorn, troops: 2}
        markers: {pilsen: france, prag: france}
        """)
    game.play("louis_xv", "piece france_train_2")
    follow(game, "march")
    assert place(game, "france_train_2") != "eger"


def test_an_unknown_hand_frightens_nobody_who_is_much_stronger() -> None:
    """Not all cards of a hand meet in one battle: sixteen troops beat three who alone protect a fortress."""
    game = intro("""
        stage: prussia
        phase: movement
        pieces:
          friedrich: {city: neisse, troops: 8}
          schwerin: {city: neisse, troops: 8}
          prussia_train_1: {city: brieg}
          neipperg: {city: jaegerndorf, troops: 3}
        hands: {prussia: [S7, H6, D9, C8], austria: [S2, S3, H2, H3, D2, D3, C2, C3]}
        markers: {breslau: prussia, brieg: prussia, liegnitz: prussia, glogau: prussia, neisse: prussia, glatz: prussia}
        """)
    follow(game, "movement", "march")
    assert asked(game) == "battle"


def test_does_not_attack_who_is_much_stronger() -> None:
    """Two troops without cards keep away from sixteen."""
    game = intro("""
        stage: austria
        phase: movement
        pieces:
          neipperg: {city: olmuetz, troops: 2}
          friedrich: {city: neisse, troops: 8}
          schwerin: {city: neisse, troops: 8}
          prussia_train_1: {city: glogau}
        hands: {prussia: [S9, S8, H9, H8, D9, D8, C9, C8]}
        """)
    follow(game, "movement", "march")
    assert asked(game) != "battle"


def test_protects_what_is_in_danger() -> None:
    """An Austrian goes to where he protects what France is about to take."""
    game = intro("""
        stage: austria
        phase: movement
        pieces:
          traun: {city: budweis, troops: 6}
          belle_isle: {city: mies, troops: 3}
          france_train_2: {city: tachau}
        """)
    follow(game, "movement", "march")
    distance = state(game).setting.network.distance
    index = state(game).setting.board.city_index
    assert distance[index[place(game, "traun")]][index["pilsen"]] <= 3


def test_marches_to_the_relief() -> None:
    """Who is too far away to protect what is in danger comes nearer to it, instead of waiting where he is."""
    game = intro("""
        stage: austria
        phase: movement
        pieces:
          batthyany: {city: komorn, troops: 8}
          austria_train_2: {city: raab}
          broglie: {city: passau, troops: 3}
          france_train_2: {city: straubing}
        """)
    s = state(game)
    index, distance = s.setting.board.city_index, s.setting.network.distance
    before = distance[index["komorn"]][index["linz"]]
    assert before > 3 + 3, "no ordinary march leads to where he protects it"
    follow(game, "movement", "march")
    assert distance[index[place(game, "batthyany")]][index["linz"]] < before


@pytest.mark.parametrize(
    ("second", "strongest"),
    [("schwerin: {city: frankenstein, troops: 7}", 15), ("rutowski: {city: frankenstein, troops: 5}", 13),
     ("broglie: {city: frankenstein, troops: 8}", 8)],
)  # fmt: skip
def test_fears_two_who_can_join(second: str, strongest: int) -> None:
    """M6.1: two generals of one power, or of powers that cooperate, can attack together; France and Prussia cannot."""
    game = intro(f"""
        stage: austria
        phase: movement
        pieces:
          neipperg: {{city: jaegerndorf, troops: 3}}
          friedrich: {{city: neisse, troops: 8}}
          {second}
        """)
    s = state(game)
    memory = adviser(game).memory
    field = Picture(s, "maria_theresa", memory).field(AUSTRIA, 8.0)
    near = field.near(s.setting.board.city_index["zuckmantel"])
    assert max(troops for _, _, troops, _ in near) == strongest


def test_stays_in_supply() -> None:
    """Where nothing can be taken at once no general goes out of the reach of his train."""
    game = intro("""
        stage: france
        phase: movement
        pieces:
          belle_isle: {city: linz, troops: 8}
          france_train_2: {city: regensburg, moved: true}
          traun: {city: wien, troops: 8}
        markers: {linz: france, steyr: france, krems: france}
        """)
    follow(game, "movement", "march")
    where = state(game).setting.board.city_index[place(game, "belle_isle")]
    french = state(game).setting.board.power_index["france"]
    assert where in adviser(game).memory.supplied(state(game), french)


# -- battles


def test_plays_the_smallest_card_that_does() -> None:
    """Two troops are gone with a 4 as with a 10."""
    game = intro(DUEL.format(attacking=1, defending=3, austria="D5, D10", prussia=""))
    assert best(game) == "card D5"


def test_does_not_throw_good_cards_after_bad() -> None:
    """A troop is lost cheaper than a battle against a great hand."""
    great = "S2, S3, S4, S5, S6, S7, S8, S9, S10, H9, H10, C10, D8"
    game = intro(DUEL.format(attacking=4, defending=5, austria="D2", prussia=great))
    assert best(game) == "stop"


def test_fights_when_much_is_to_be_lost() -> None:
    """Eight troops are worth some cards."""
    game = intro(DUEL.format(attacking=1, defending=8, austria="D9, D10", prussia="H2"))
    assert best(game).startswith("card")


def test_a_reserve_is_played_last() -> None:
    """A card of the suit that does as well is played before it."""
    game = intro(DUEL.format(attacking=2, defending=4, austria="D8, R", prussia="H2, H3"))
    assert best(game) == "card D8"


# -- other decisions


def test_pays_without_waste() -> None:
    """Of 4 and 10 a train costs the 4."""
    game = intro("""
        stage: prussia
        phase: movement
        pieces:
          schwerin: {city: glogau, troops: 5}
          prussia_train_1: eliminated
        hands: {prussia: [S4, S10, R]}
        """)
    game.play("frederick", "reenter prussia_train_1")
    follow(game, "train_entry")
    assert (asked(game), best(game)) == ("payment", "card S4")


def test_frederick_takes_the_peace_that_wins() -> None:
    """With all of Silesia and one marker left the peace empties his pool."""
    markers = ", ".join(f"{city}: prussia" for city in SILESIA)
    game = advanced(f"""
        turn: 5
        stage: prussia
        phase: conquest
        markers: {{{markers}, dresden: none}}
        battle_boxes: {{prussia: 2}}
        """)
    assert (asked(game), best(game)) == ("peace_offer", "offer")


def test_maria_theresa_refuses_the_peace_that_loses() -> None:
    """She does not make Prussia win."""
    markers = ", ".join(f"{city}: prussia" for city in (*SILESIA, "olmuetz", "bruenn", "prag"))
    game = advanced(f"""
        turn: 5
        stage: prussia
        phase: conquest
        markers: {{{markers}}}
        battle_boxes: {{prussia: 2}}
        """)
    game.play("frederick", "offer")
    assert (asked(game), best(game)) == ("peace_answer", "decline")


def test_the_saxony_marker_goes_right() -> None:
    """What Austria may shift it shifts."""
    game = advanced("""
        stage: austria
        phase: combat
        pieces:
          neipperg: {city: freudenthal, troops: 8}
          schwerin: {city: zuckmantel, troops: 3}
        """)
    follow(game, "battle", "retreat")
    assert (asked(game), best(game)) == ("saxony_shift", "value 1")


# -- every kind

TABLES = [
    {"variant": "introductory", "players": 2},
    {"variant": "introductory", "players": 3},
    {"variant": "advanced", "players": 2},
    {"variant": "advanced", "players": 3},
    {"variant": "advanced", "players": 3, "politics": "optional"},
]


@pytest.mark.parametrize("options", TABLES, ids=lambda options: "-".join(map(str, options.values())))
def test_every_decision_gets_weights(options: dict[str, str | int]) -> None:
    """In a game at random each option of each decision has a weight, and each position a value from 0 to 1."""
    game = begin("maria", options, 7)
    random = Random(7)
    guide = adviser(game)
    while decisions := game.decisions():
        decision = decisions[0]
        weights = guide.weigh(state(game), decision)
        assert len(weights) == len(decision.options), decision.kind
        assert all(map(isfinite, weights)), decision.kind
        game.play(decision.seat, random.choice(decision.options))
        if game.outcome is None and random.random() < 0.1:
            values = [guide.value(state(game), seat) for seat in game.seats]
            assert all(0.0 <= value <= 1.0 for value in values)
            assert sum(values) == pytest.approx(1.0)


# -- judgement


def test_a_fortress_more_is_worth_more() -> None:
    """What counts for a seat's victory makes its position better, and the others' worse."""
    text = """
        stage: prussia
        phase: movement
        pieces:
          schwerin: {{city: glogau, troops: 5}}
          prussia_train_1: {{city: crossen}}
          neipperg: {{city: olmuetz, troops: 5}}
        markers: {{breslau: {}}}
        """
    before, after = intro(text.format("austria")), intro(text.format("prussia"))
    guide = adviser(before)

    def value(game: Game, seat: str) -> float:
        return guide.value(state(game), seat)

    assert value(after, "frederick") > value(before, "frederick")
    assert value(after, "maria_theresa") < value(before, "maria_theresa")


def test_looks_end_with_the_stage() -> None:
    """Marches of the stage are within one look; what the next power does is not."""
    game = intro("""
        stage: france
        phase: movement
        pieces:
          belle_isle: {city: nuernberg, troops: 5}
          schwerin: {city: glogau, troops: 5}
          traun: {city: wien, troops: 5}
        """)
    guide = adviser(game)

    mark = guide.mark(state(game))
    march(game, "belle_isle", min(neighbours(game, "nuernberg")))
    assert guide.mark(state(game)) == mark
    game.play("louis_xv", "end")
    assert guide.mark(state(game)) != mark


@pytest.mark.parametrize(
    ("variant", "players", "looks"), [("introductory", 3, False), ("advanced", 3, False), ("advanced", 2, True)]
)
def test_marches_are_looked_at_where_nothing_was_learned(variant: str, players: int, looks: bool) -> None:
    """Generals have learned all tables but the advanced game for two, and march there by first sight."""
    game = begin("maria", {"variant": variant, "players": players}, 5)
    general = MariaAdviser.trained(game.rules, "general")
    while (decision := game.decisions()[0]).kind != "movement":
        game.play(decision.seat, decision.options[0])
    assert general.worth_a_look(state(game), decision) is looks


# -- bots


@pytest.mark.parametrize("level", ["cadet", "general"])
def test_bots_answer_from_their_view(level: str) -> None:
    """The first decisions of a game are answered by one of the options, and the position is left as it is."""
    game = begin("maria", {"variant": "introductory", "players": 3}, 5)
    bots = {seat: LEVELS[level].make(game.rules, seat, 0.02) for seat in game.seats}
    for _ in range(30):
        decision = game.decisions()[0]
        move = bots[decision.seat].choose(game.view(decision.seat), decision)
        assert move in decision.options
        game.play(decision.seat, move)
    assert isinstance(game.state, State)


@pytest.mark.parametrize("seat", ["maria_theresa", "frederick"])
def test_a_marshal_plans_while_another_moves(seat: str) -> None:
    """M10.1.20, M10.1.21: two are asked at once, and what one may do changes when the other has moved."""
    game = advanced("""
        stage: austria
        phase: movement
        pieces:
          arenberg: {city: bruessel, troops: 3}
          traun: {city: wien, troops: 3}
          cumberland: {city: breda, troops: 3}
          noailles: {city: mons, troops: 4}
        """)
    (decision,) = game.decisions(seat)
    assert len(game.decisions()) == 2
    for seed in range(3):
        bot = LEVELS["marshal"].make(game.rules, seed, 0.3)
        assert bot.choose(game.view(seat), decision) in decision.options


# -- the file of weights


def test_faults_of_the_weights_are_named() -> None:
    """A number that is missing, unknown or no number is refused by its name."""
    assert load_weights().march.decay < 1
    with pytest.raises(BadFile, match="sections"):
        read_weights("[aims]\nspoil = 1\n")
    text = _text().replace("spoil =", "spoils =")
    with pytest.raises(BadFile, match="spoil, spoils"):
        read_weights(text)
    with pytest.raises(BadFile, match="elector must be a number"):
        read_weights(_text().replace("elector = 0.7", "elector = 'much'"))


def _text() -> str:
    return files("kabinett.bots.maria").joinpath("data", "weights.toml").read_text("utf-8")
