"""A bot that searches: over many guesses of what is hidden, for as long as it may."""

from __future__ import annotations

from kabinett.bots.general import General


class Marshal(General):
    """Looks at more options than a general, in as many guesses as its time allows.

    It looks no farther: lines that went on to the answer of the others were found to tell less, in both games.
    """

    name = training = "marshal"
    seconds = 2.0
    candidates = 16
    least = 1
    most = 256
    enough = 0.9
    reserve = 0.9
