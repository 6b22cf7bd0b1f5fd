"""What tests of battles use: how an attack begins, what is declared and played in it, and what came of it."""

from __future__ import annotations

from typing import Any

from kabinett.core.events import Event
from kabinett.core.game import Game
from tests.ancien_regime.table import asked, moving, of_kind, options, play, seat

# C10.1.4: what is asked before the result of a battle.
FIGHTING = ("support_attack", "support_defence", "battle_pile", "battle_card", "scout")
# What a general who only moves says to a garrison, and what others say to his move.
ON_THE_WAY = {("garrison", "C9.10.1"): "keep", ("consent", "C9.9.5"): "accept", ("passage", "C9.9.3"): "accept"}
# The field of most battles: Britain in Nassau attacks France in Pfalz, an uncontested territory that nobody controls.
# It has two more neighbours without an owner, Franconia and Wurttemberg, and Lorraine.
DUEL = """
generals:
  britain_1: {{territory: nassau, troops: {attacking}}}
  france_1: {{territory: pfalz, troops: {defending}}}
"""


def duel(attacking: int, defending: int, more: str = "", generals: str = "", **choices: Any) -> Game:
    """Britain has attacked France in Pfalz. `generals` are more of them, `more` is what else the position says."""
    text = DUEL.format(attacking=attacking, defending=defending)
    lines = [f"  {line.strip()}\n" for line in generals.strip().splitlines()]
    game = set_out("britain", text + "".join(lines) + more, **choices)
    go(game, "britain_1", "march pfalz")
    end_moving(game)
    return game


def set_out(power: str, text: str, arbiter: str = "ottoman", players: int = 7, scenario: int = 1740) -> Game:
    """A power begins to move: it has named an Arbiter (this one, if it may) and dismissed no garrison."""
    game = moving(power, text, scenario, players)
    if asked(game) == "arbiter":
        wanted = f"power {arbiter}"
        play(game, wanted if wanted in options(game) else sorted(options(game))[0])
    if asked(game) == "dismissal":
        play(game, "stop")
    return game


def go(game: Game, general: str, way: str) -> list[Event]:
    """A general moves (`march pfalz`, `sea lombardia`) and leaves no garrison; who is asked for consent gives it."""
    events = play(game, f"general {general}", way)
    while game.decisions() and (answer := ON_THE_WAY.get((asked(game), game.decisions()[0].clause))):
        events += play(game, answer)
    return events


def end_moving(game: Game) -> list[Event]:
    """Nobody else moves in this Movement Turn."""
    return play(game, "end") if asked(game) in ("movement", "frederick_move") else []


def fighting(game: Game) -> bool:
    """Whether support or a card is asked for."""
    return bool(game.decisions()) and asked(game) in FIGHTING


def alone(game: Game) -> None:
    """Nobody supports any more."""
    while fighting(game) and asked(game).startswith("support"):
        play(game, "stop")


def decided(game: Game) -> list[Event]:
    """Nobody supports or plays a card any more: the battle comes to its result."""
    events: list[Event] = []
    while fighting(game):
        events += play(game, "stop" if "stop" in options(game) else "pass")
    return events


def turns(game: Game) -> list[tuple[str, str]]:
    """All play the lowest card they can for as long as they can: the powers and generals, in order."""
    found: list[tuple[str, str]] = []
    while fighting(game):
        if asked(game) == "battle_pile":
            play(game, sorted(option for option in options(game) if option != "pass")[0])
        (decision,) = game.decisions()
        found.append((str(decision.params["power"]), str(decision.params["general"])))
        play(game, min(option for option in options(game) if option.startswith("card ")))
    return found


def turn(game: Game) -> tuple[str, str]:
    """The seat that is asked to play a card, and the general for whom."""
    (decision,) = game.decisions()
    assert decision.kind == "battle_card"
    return decision.seat, str(decision.params["general"])


def ask_for(game: Game) -> tuple[str, str]:
    """The kind of the decision that is asked, and the seat."""
    return asked(game), seat(game)


def fought(game: Game) -> list[str]:
    """Where battles have begun, in order."""
    return [str(event.params["territory"]) for event in of_kind(game.events, "battle")]


def base(game: Game) -> tuple[object, object]:
    """C10.2.2: the base Strength of both sides of the last battle, the attacker's first."""
    params = of_kind(game.events, "battle")[-1].params
    return params["attacking"], params["defending"]


def result(game: Game) -> tuple[object, object, object]:
    """C10.7.1: the totals of the last battle, the attacker's first, and the side that won: attack, defence, nobody."""
    event = [event for event in game.events if event.kind in ("battle_won", "battle_drawn")][-1]
    side = event.params["side"] if event.kind == "battle_won" else "nobody"
    return event.params["attacking"], event.params["defending"], side
