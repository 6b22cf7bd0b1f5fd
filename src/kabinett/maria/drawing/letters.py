"""How wide words are in the fonts of the map: EB Garamond for names, IM Fell English for lands, in parts of an em."""

from __future__ import annotations

ROMAN = (
    "A69B59C71D75E56F51G73H81I34J34K68L58M90N79O76P55Q76R71S47T67U74V67W92X71Y58Z60"
    "a40b52c41d51e39f32g44h52i25j23k47l24m78n53o50p52q52r33s32t31u53v44w69x43y44z38"
    "Ä69Ö76Ü74ß50ä40ö50ü53á40à40é39è39ê39ç41ñ53 20'20-27.23,23(32)32"
)
STRONG = (
    "A71B61C71D76E57F54G72H80I36J36K74L59M91N80O76P59Q76R74S48T69U74V70W99X74Y63Z60"
    "a43b53c41d54e41f35g48h55i28j25k52l27m80n55o50p54q53r39s35t36u54v47w73x48y47z42"
    "Ä71Ö76Ü74ß56ä43ö50ü54á43à43é41è41ê41ç41ñ55 23'23-30.24,24(31)31"
)
ITALIC = (
    "A72B62C50D71E67F57G69H87I40J54K67L65M101N83O59P57Q71R66S52T77U102V65W96X75Y65Z67"
    "a44b39c30d47e33f30g38h42i29j26k40l23m69n47o36p40q42r34s29t32u46v47w67x48y38z38"
    "Ä72Ö59Ü102ß44ä44ö36ü46á44à44é33è33ê33ç30ñ47 21'27-44.23,25(29)32"
)
CAPS = (  # small capitals of the strong font
    STRONG[: STRONG.index("a")] + "a50b43c50d53e40f37g51h56i25j25k52l41m64n56o53p41q53r52s34t48u52v49w69x52y44z42"
    "Ä71Ö76Ü74ß68ä50ö53ü52á50à50é40è40ê40ç50ñ56 23'23-30.24,24(31)31"
)
AVERAGE = 0.6  # of a letter that the table does not have: on the safe side


def _table(text: str) -> dict[str, float]:
    widths: dict[str, float] = {}
    letter, digits = text[0], ""
    for sign in text[1:]:
        if sign.isdigit():
            digits += sign
        else:
            widths[letter], letter, digits = int(digits) / 100, sign, ""
    widths[letter] = int(digits) / 100
    return widths


_TABLES = {"roman": _table(ROMAN), "strong": _table(STRONG), "italic": _table(ITALIC), "caps": _table(CAPS)}


def wide(words: str, size: float, style: str = "roman") -> float:
    """The width of words."""
    table = _TABLES[style]
    return size * sum(table.get(letter, AVERAGE) for letter in words)
