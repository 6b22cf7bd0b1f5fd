"""K Political cards and tracks: our edition of both, from politics.csv and tracks.csv, checked at load."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass

from kabinett.core.errors import BadFile
from kabinett.core.tables import Folder, Row, numbered, read_table
from kabinett.maria.powers import AUSTRIA, FRANCE, PRAGMATIC, PRUSSIA, PRUSSIAN_ALLY, SAXONY_STATUS

TRACKS = ("saxony", "russia", "italy")  # M4.15, M17.5.25: in the order in which their markers move
SAXONY_TRACK, RUSSIA_TRACK, ITALY_TRACK = range(len(TRACKS))
DISPLAY = (PRUSSIA, FRANCE, PRAGMATIC, AUSTRIA)  # M17.0.2: from left to right; also the major powers (M2.2)
EXECUTOR = "executor"
KINDS_PER_YEAR = {"russia": 2, "italy": 2, "special": 2}  # K8.1
ELECTION_YEAR = 1742
YEARS = (1741, 1742, 1743, 1744)


@dataclass(frozen=True, slots=True)
class TrackBox:
    """K1.3: a box with every icon in force while the marker stands on it."""

    id: str
    status: int | None  # K2: of Saxony
    cards: dict[int, int]  # K5.1: what is added to a power's income
    corps: frozenset[int]  # K5.2
    victory: int | None  # K5.3


@dataclass(frozen=True, slots=True)
class Track:
    """K1.1, K1.2: boxes from left to right; `star` is where the marker starts, `neutral` the box "S" (K8.3)."""

    id: str
    boxes: tuple[TrackBox, ...]
    star: int
    neutral: int | None


@dataclass(frozen=True, slots=True)
class Effect:
    """K6, K7: one part of an instruction: `verb` is income, cards, troops, controls, corps or joins.

    `powers` are those it may concern, of which the executing power chooses one (K7.2); none: the executing power.
    """

    verb: str
    powers: tuple[int, ...]
    number: int = 0
    city: int = -1
    lasting: bool = False


@dataclass(frozen=True, slots=True)
class Arrow:
    """M17.5.8: boxes to move, left negative; one of `steps`. K7.7: not while Saxony has the status `barred`."""

    track: int
    steps: tuple[int, ...]
    barred: int | None


@dataclass(frozen=True, slots=True)
class PoliticalCard:
    """K6: a political card. The Imperial Election has no shields and no text (M18)."""

    id: str
    year: int
    kind: str
    title: str
    shields: tuple[int, ...]
    instruction: tuple[Effect, ...]
    arrows: tuple[Arrow, ...]

    @property
    def lasting(self) -> bool:
        """K7.3: whether what it changes lasts to the end of the game, not only of the turn."""
        return any(effect.lasting for effect in self.instruction)

    @property
    def election(self) -> bool:
        """M18: whether this is the Imperial Election."""
        return self.kind == "election"


# -- tracks


def load_tracks(folder: Folder, powers: dict[str, int]) -> tuple[Track, ...]:
    """K2-K5: the three tracks. K5.4: ours concern Prussia, France and Austria only."""
    rows = read_table(folder, "tracks.csv", ("track", "box", "status", "mark", "icons"))
    numbered(rows, "box")
    for row in rows:
        row.index("track", dict.fromkeys(TRACKS, 0), "track")
    tracks = tuple(_track(name, [row for row in rows if row["track"] == name], folder, powers) for name in TRACKS)
    _check_saxony(tracks[SAXONY_TRACK], folder)
    russia = tracks[RUSSIA_TRACK]
    if PRUSSIA not in russia.boxes[russia.star].corps:
        raise BadFile(str(folder / "tracks.csv"), None, "the star of the Russia track needs Prussia's corps (K8.4)")
    return tracks


def _track(name: str, rows: list[Row], folder: Folder, powers: dict[str, int]) -> Track:
    file = str(folder / "tracks.csv")
    stars = [number for number, row in enumerate(rows) if row["mark"] == "star"]
    neutral = [number for number, row in enumerate(rows) if row["mark"] == "S"]
    if len(stars) != 1:
        raise BadFile(file, None, f"the track {name} needs exactly one star, not {len(stars)} (K8.3)")
    if len(neutral) != (name == "saxony"):
        reason = f"the track {name} has {len(neutral)} boxes S; Saxony has one, the others none (K8.3)"
        raise BadFile(file, None, reason)
    return Track(name, tuple(_box(row, powers) for row in rows), stars[0], neutral[0] if neutral else None)


def _box(row: Row, powers: dict[str, int]) -> TrackBox:
    if (row["status"] != "") != (row["track"] == "saxony"):
        raise row.fault("the boxes of Saxony, and no others, have a status (K2)")
    status = row.index("status", {s: n for n, s in enumerate(SAXONY_STATUS)}, "status") if row["status"] else None
    if row["mark"] not in ("", "star", "S"):
        raise row.fault(f"the mark of a box is star or S, not '{row['mark']}' (K8.3)")
    cards: dict[int, int] = {}
    corps: set[int] = set()
    victory = None
    for icon in filter(None, (part.strip() for part in row["icons"].split(";"))):
        match = re.fullmatch(r"(\w+) (cards|corps|victory) ?([+-]\d+)?", icon)
        power, verb, amount = match.groups("") if match else ("", "", "")
        if power not in powers or (verb == "cards") != bool(amount):
            raise row.fault(f"unknown icon '{icon}' (such as: austria cards -1, prussia corps, france victory)")
        number = powers[power]
        if verb != "cards" and number not in DISPLAY:
            raise row.fault(f"only major powers have corps and victory points, not {power} (M3.2.12, M15.2)")
        if verb == "cards":
            cards[number] = int(amount)
        elif verb == "corps":
            corps.add(number)
        elif row["track"] == "italy" and victory is None:
            victory = number
        else:
            raise row.fault("only a box of Italy has a victory point, and one at most (M16.8)")
    return TrackBox(row["box"], status, cards, frozenset(corps), victory)


def _check_saxony(track: Track, folder: Folder) -> None:
    """K8.3: the star is a Prussian ally's box, S a neutral one, and statuses are ordered from left to right."""
    statuses = [box.status for box in track.boxes]
    neutral = SAXONY_STATUS.index("neutral")
    ordered = statuses == sorted(statuses, key=lambda status: status or 0) and set(statuses) == {0, 1, 2}
    assert track.neutral is not None
    if not ordered or statuses[track.star] != PRUSSIAN_ALLY or statuses[track.neutral] != neutral:
        raise BadFile(str(folder / "tracks.csv"), None, "the Saxony track must go from Prussian ally (with the star) "
                                                        "by neutral (with the S) to Austrian ally (K8.3)")  # fmt: skip


# -- cards


def load_political_cards(
    folder: Folder, powers: dict[str, int], cities: dict[str, int], rhine: frozenset[int]
) -> tuple[PoliticalCard, ...]:
    """K6: the cards, checked by K8.1 and K8.2."""
    columns = ("id", "year", "kind", "title", "shields", "instruction", *TRACKS)
    rows = read_table(folder, "politics.csv", columns)
    numbered(rows)
    cards = tuple(_card(row, powers, cities, rhine) for row in rows)
    _check_cards(str(folder / "politics.csv"), cards)
    return cards


def _check_cards(file: str, cards: tuple[PoliticalCard, ...]) -> None:
    for year in YEARS:
        kinds = Counter(card.kind for card in cards if card.year == year)
        if kinds != Counter(KINDS_PER_YEAR | ({"election": 1} if year == ELECTION_YEAR else {})):
            raise BadFile(file, None, f"{year} needs 2 Russia, 2 Italy and 2 special cards, and {ELECTION_YEAR} the "
                                      f"Imperial Election too; it has {dict(kinds)} (K8.1)")  # fmt: skip
        for power in DISPLAY:
            if sum(power in card.shields for card in cards if card.year == year) < 3:
                raise BadFile(file, None, f"every major power needs 3 cards of {year} with its shield (K8.2)")


def _card(row: Row, powers: dict[str, int], cities: dict[str, int], rhine: frozenset[int]) -> PoliticalCard:
    year, kind = row.within("year", YEARS[0], YEARS[-1]), row.text("kind")
    shields = tuple(powers.get(name, -1) for name in row["shields"].split())
    if any(power not in DISPLAY for power in shields):
        raise row.fault(f"shields are of major powers, not '{row['shields']}'")
    election = kind == "election"
    if election != (not shields) or (not election and len(shields) < 2):
        raise row.fault("every card but the Imperial Election has at least 2 shields (K8.2)")
    if len(set(shields)) < len(shields):
        raise row.fault(f"shields are named once each, not '{row['shields']}'")
    if election and any(row[column] for column in ("instruction", *TRACKS)):
        raise row.fault("the Imperial Election has neither instruction nor arrows (M18)")
    parts = filter(None, (part.strip() for part in row["instruction"].split(";")))
    instruction = tuple(_effect(row, part, powers, cities, rhine) for part in parts)
    arrows = tuple(_arrow(row, number) for number, name in enumerate(TRACKS) if row[name])
    return PoliticalCard(row["id"], year, kind, row.text("title"), shields, instruction, arrows)


_EFFECTS = (
    (r"(?P<who>\S+) (?P<verb>income) (?P<number>[+-]\d+) (?P<term>turn|game)"),
    (r"(?P<who>\S+) (?P<verb>cards|troops) (?P<number>\d+)"),
    (r"(?P<who>\S+) (?P<verb>controls) (?P<city>\w+)"),
    (r"(?P<who>\S+) (?P<verb>corps)"),
    (r"(?P<who>saxony) (?P<verb>joins) austrian_ally"),
)


def _effect(row: Row, text: str, powers: dict[str, int], cities: dict[str, int], rhine: frozenset[int]) -> Effect:
    """One part of an instruction, such as `pragmatic|france troops 2` (K6)."""
    match = next(filter(None, (re.fullmatch(pattern, text) for pattern in _EFFECTS)), None)
    found = match.groupdict() if match else {}
    names = () if found.get("who") == EXECUTOR else tuple(found.get("who", "?").split("|"))
    city = cities.get(found.get("city", ""), -1)
    chosen = tuple(powers.get(name, -1) for name in names)
    if not match or not _may_concern(found["verb"], chosen) or ("city" in found and city not in rhine):
        raise row.fault(f"unknown instruction '{text}' (such as: pragmatic troops 3, executor cards 1, "
                        "france income -1 turn, france controls mannheim, pragmatic corps)")  # fmt: skip
    return Effect(found["verb"], chosen, int(found.get("number", 0)), city, found.get("term") == "game")


def _may_concern(verb: str, powers: tuple[int, ...]) -> bool:
    """Whom an effect may concern: M3.2.12 majors have boxes, M3.2.10 an electorate two sides, and an income changes for
    one power that the card names (S35)."""
    match verb:
        case "corps":
            return all(power in DISPLAY for power in powers)
        case "controls":
            return powers in ((FRANCE,), (AUSTRIA,))
        case "income":
            return len(powers) == 1 and -1 not in powers
        case _:
            return -1 not in powers


def _arrow(row: Row, track: int) -> Arrow:
    """M17.5.8, K6: `<1` one box left, `>2` two boxes right, `<1|>1` one of both."""
    match = re.fullmatch(r"([<>][1-9])(?:\|([<>][1-9]))?(?: not (\w+))?", row[TRACKS[track]])
    twice = match is not None and match[2] is not None and match[1][0] == match[2][0]
    if not match or twice or (match[3] and match[3] not in SAXONY_STATUS):
        raise row.fault(f"unknown arrow '{row[TRACKS[track]]}' (such as: <1, >2, <1|>1, <1 not prussian_ally)")
    steps = tuple((-1 if arrow[0] == "<" else 1) * int(arrow[1]) for arrow in match.groups()[:2] if arrow)
    return Arrow(track, steps, SAXONY_STATUS.index(match[3]) if match[3] else None)
