"""K Political cards and the boxes of the tracks in words, for pictures and for sentences."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import groupby

from kabinett.core.fluent import Catalogue, Value, catalogue
from kabinett.core.messages import capital, named, named_inside
from kabinett.core.tables import read_table
from kabinett.maria.board import OWN_BOARD, POWER_IDS, Board, Piece, load_board
from kabinett.maria.political import TRACKS, Arrow, Effect, PoliticalCard, TrackBox
from kabinett.maria.powers import AUSTRIAN_ALLY, SAXONY_STATUS

GIVEN = ("cards", "troops")  # K7.1: what a power receives
TRAIN = "Train "  # how our trains are called, before their number


def messages() -> Catalogue:
    """The catalogue of Maria."""
    return catalogue("core", "maria")


def say(message: str, **params: Value) -> str:
    """A message of the catalogue."""
    return messages().format(message, params)


def listed(separator: str, parts: Iterable[str]) -> str:
    """Parts with `comma`, `semicolon`, `and` or `or` between them."""
    return say(f"list-{separator}").join(parts)


# -- names. What another edition of the board calls otherwise than ours keeps its name.


def power_name(board: Board, power: int) -> str:
    """A power as it stands alone."""
    return named(messages(), f"power-{POWER_IDS[power]}", board.powers[power].name, load_board().powers[power].name)


def power_words(board: Board, power: int) -> str:
    """A power inside a sentence."""
    own = load_board().powers[power].name
    return named_inside(messages(), f"power-{POWER_IDS[power]}", board.powers[power].name, own)


def piece_name(board: Board, piece: Piece) -> str:
    """A general by his name, a train by its power's."""
    if piece.general:
        return piece.name
    power, number = power_name(board, piece.power), piece.name.removeprefix(TRAIN)
    if piece.name.startswith(TRAIN) and number.isdigit():
        return say("piece-train", power=power, number=int(number))
    return say("piece-of_power", power=power, name=piece.name)


def status_words(status: int) -> str:
    """K2: a status of Saxony."""
    return say(f"status-{SAXONY_STATUS[status]}")


def direction_words(steps: int) -> str:
    """M17.5.8: where an arrow points."""
    return say("direction-right" if steps > 0 else "direction-left")


# -- cards


@cache
def _own_titles() -> dict[str, str]:
    return {row["id"]: row["title"] for row in read_table(OWN_BOARD, "politics.csv", ("id", "title"))}


def title(card: PoliticalCard) -> str:
    """The title of a card."""
    return named(messages(), f"political-{card.id}", card.title, _own_titles().get(card.id, ""))


def card_title(card: PoliticalCard) -> str:
    """A card by its title and id."""
    return say("card-political", title=title(card), card=card.id)


def shield_words(board: Board, card: PoliticalCard) -> str:
    """K6: the powers that may choose a card."""
    return listed("comma", (power_name(board, power) for power in card.shields)) or say("list-none")


def card_words(board: Board, card: PoliticalCard) -> str:
    """K6: what a card does: its instruction and its arrows."""
    parts = (instruction_words(board, card), *map(arrow_words, card.arrows))
    return listed("semicolon", (part.rstrip(".") for part in parts if part))


def instruction_words(board: Board, card: PoliticalCard) -> str:
    """K6, K7: what a card tells to do, in sentences; nothing if it has arrows only."""
    if card.election:
        return say("instruction-election")
    groups = groupby(card.instruction, key=lambda effect: (effect.verb in GIVEN, effect.powers))
    return " ".join(_sentence(board, list(effects)) for _, effects in groups)


def _sentence(board: Board, effects: list[Effect]) -> str:
    """K7.2: what one power gets or does, or one of several."""
    powers = [power_words(board, power) for power in effects[0].powers]
    return say(
        "instruction-receives" if effects[0].verb in GIVEN else "instruction-does",
        who=capital(listed("or", powers) or say("instruction-executor")),
        what=listed("and", (_effect(board, effect) for effect in effects)),
        lasting=int(any(effect.lasting for effect in effects)),
    )


def _effect(board: Board, effect: Effect) -> str:
    """K7: one part of an instruction, without who it concerns."""
    match effect.verb:
        case "income":
            more_or_less = "effect-less" if effect.number < 0 else "effect-more"
            return say(more_or_less, count=abs(effect.number), lasting=int(effect.lasting))
        case "controls":
            return say("effect-controls", city=board.cities[effect.city].name)
        case "corps":
            (box,) = (box.name for box in board.boxes.values() if box.power in effect.powers)
            return say("effect-corps", box=box)
        case "joins":
            return say("effect-joins", status=status_words(AUSTRIAN_ALLY))
        case _:
            return say(f"effect-{effect.verb}", count=effect.number)


def arrow_words(arrow: Arrow) -> str:
    """M17.5.8: an arrow in words."""
    steps = (say("arrow-step", boxes=abs(step), direction=direction_words(step)) for step in arrow.steps)
    moves = say("arrow", track=say(f"track-{TRACKS[arrow.track]}"), steps=listed("or", steps))
    return listed("comma", filter(None, (moves, barred_words(arrow))))


def barred_words(arrow: Arrow) -> str:
    """K7.7: when the arrow may not be used."""
    return "" if arrow.barred is None else say("arrow-barred", status=status_words(arrow.barred))


# -- tracks


def box_icons(box: TrackBox) -> list[tuple[int, str, str]]:
    """K5: the icons of a box: the power, the glyph and the word."""
    victory = [(box.victory, "victory", say("icon-victory"))] if box.victory is not None else []
    corps = [(power, "corps", say("icon-corps")) for power in sorted(box.corps)]
    cards = [(power, "card", say("icon-card", amount=amount)) for power, amount in sorted(box.cards.items())]
    return [*victory, *corps, *cards]


def box_words(board: Board, box: TrackBox) -> list[str]:
    """K2-K5: what is in force while the marker stands on a box."""
    status = [] if box.status is None else [status_words(box.status)]
    icons = box_icons(box)
    return status + [say("box-of_power", power=power_name(board, power), icon=word) for power, _, word in icons]


def box_title(board: Board, box: TrackBox) -> str:
    """K2-K5: a box by its id, with what is in force there."""
    effects = listed("semicolon", box_words(board, box)) or say("box-no_effect")
    return say("box-in_force", box=box.id, effects=effects)
