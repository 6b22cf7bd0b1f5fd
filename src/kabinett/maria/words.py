"""K Political cards and the boxes of the tracks in words, for pictures and for sentences."""

from __future__ import annotations

from itertools import groupby

from kabinett.maria.board import Board
from kabinett.maria.political import TRACKS, Arrow, Effect, PoliticalCard, TrackBox
from kabinett.maria.powers import AUSTRIAN_ALLY, PRAGMATIC

STATUS_WORDS = ("Prussia's ally", "neutral", "Austria's ally")  # K2, in the order of SAXONY_STATUS
GIVEN = {"cards": "card", "troops": "troop"}  # K7.1: what a power receives


def power_words(board: Board, power: int) -> str:
    """A power inside a sentence."""
    return f"{'the ' if power == PRAGMATIC else ''}{board.powers[power].name}"


def signed(amount: int) -> str:
    """A number with its sign."""
    return f"{'+' if amount > 0 else '−'}{abs(amount)}"


# -- cards


def card_title(card: PoliticalCard) -> str:
    """A card by its title and id."""
    return f"{card.title} ({card.id})"


def shield_words(board: Board, card: PoliticalCard) -> str:
    """K6: the powers that may choose a card."""
    return ", ".join(board.powers[power].name for power in card.shields) or "none"


def card_words(board: Board, card: PoliticalCard) -> str:
    """K6: what a card does: its instruction and its arrows."""
    parts = (instruction_words(board, card), *map(arrow_words, card.arrows))
    return "; ".join(part.rstrip(".") for part in parts if part)


def instruction_words(board: Board, card: PoliticalCard) -> str:
    """K6, K7: what a card tells to do, in sentences; nothing if it has arrows only."""
    if card.election:
        return "The Emperor is elected at the end of this turn."
    groups = groupby(card.instruction, key=lambda effect: (effect.verb in GIVEN, effect.powers))
    return " ".join(_sentence(board, list(effects)) for _, effects in groups)


def _sentence(board: Board, effects: list[Effect]) -> str:
    """K7.2: what one power gets or does, or one of several."""
    who = " or ".join(power_words(board, power) for power in effects[0].powers) or "the executing power"
    what = " and ".join(_effect(board, effect) for effect in effects)
    receives = "receives " if effects[0].verb in GIVEN else ""
    term = ", to the end of the game" if any(effect.lasting for effect in effects) else ""
    return f"{who[0].upper()}{who[1:]} {receives}{what}{term}."


def _effect(board: Board, effect: Effect) -> str:
    """K7: one part of an instruction, without who it concerns."""
    count = abs(effect.number)
    if effect.verb in GIVEN:
        return f"{count} {GIVEN[effect.verb]}{'s' if count > 1 else ''}"
    if effect.verb == "income":
        change = f"{count} card{'s' if count > 1 else ''} {'less' if effect.number < 0 else 'more'}"
        return f"draws {change}{'' if effect.lasting else ' this turn'}"
    if effect.verb == "controls":
        return f"takes control of {board.cities[effect.city].name}"
    if effect.verb == "corps":
        (box,) = (box.name for box in board.boxes.values() if box.power in effect.powers)
        return f"puts 1 general into {box}"
    return f"becomes {STATUS_WORDS[AUSTRIAN_ALLY]}"


def arrow_words(arrow: Arrow) -> str:
    """M17.5.8: an arrow in words."""
    moves = " or ".join(f"{abs(step)} {'right' if step > 0 else 'left'}" for step in arrow.steps)
    return ", ".join(filter(None, (f"{TRACKS[arrow.track].capitalize()} {moves}", barred_words(arrow))))


def barred_words(arrow: Arrow) -> str:
    """K7.7: when the arrow may not be used."""
    return "" if arrow.barred is None else f"not while Saxony is {STATUS_WORDS[arrow.barred]}"


# -- tracks


def box_icons(box: TrackBox) -> list[tuple[int, str, str]]:
    """K5: the icons of a box: the power, the glyph and the word."""
    victory = [(box.victory, "victory", "victory")] if box.victory is not None else []
    corps = [(power, "corps", "corps") for power in sorted(box.corps)]
    cards = [(power, "card", f"{signed(amount)} card") for power, amount in sorted(box.cards.items())]
    return [*victory, *corps, *cards]


def box_words(board: Board, box: TrackBox) -> list[str]:
    """K2-K5: what is in force while the marker stands on a box."""
    status = [] if box.status is None else [STATUS_WORDS[box.status]]
    return status + [f"{board.powers[power].name}: {words}" for power, _, words in box_icons(box)]
