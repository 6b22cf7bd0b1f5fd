"""What people may call themselves and write: text, and nothing that plays tricks on a screen."""

from __future__ import annotations

import unicodedata

from kabinett.server.errors import Refusal

MOST_NAME = 40
MOST_TEXT = 2000
MAIL = r"^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$"
# Control, format (they turn the direction of writing, or are invisible), unassigned and private characters.
_TRICKS = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
# Joiners are format characters that some scripts and emoji need inside of words.
_JOINERS = "\u200c\u200d"


def clean_name(given: str, what: str = "name", most: int = MOST_NAME) -> str:
    """A name in one form, without spaces around it."""
    name = " ".join(unicodedata.normalize("NFC", given).split())
    if not 1 <= len(name) <= most:
        raise Refusal("invalid", "text_length", what=what, most=most)
    _check_signs(name, what)
    return name


def clean_text(given: str) -> str:
    """A text of several lines."""
    text = unicodedata.normalize("NFC", given).replace("\r\n", "\n").strip()
    if not 1 <= len(text) <= MOST_TEXT:
        raise Refusal("invalid", "text_length", what="message", most=MOST_TEXT)
    _check_signs(text.replace("\n", " ").replace("\t", " "), "message")
    return text


def _check_signs(text: str, what: str) -> None:
    for sign in text:
        if unicodedata.category(sign) in _TRICKS and sign not in _JOINERS:
            raise Refusal("invalid", "text_sign", what=what, sign=f"U+{ord(sign):04X}")


def account_of(given: str) -> str:
    """The form of a name by which accounts are told apart: large and small letters are the same, and so are signs that
    only look otherwise (full width, ligatures)."""
    folded = unicodedata.normalize("NFKC", clean_name(given)).casefold()
    return " ".join(unicodedata.normalize("NFKC", folded).split())[:MOST_NAME]
