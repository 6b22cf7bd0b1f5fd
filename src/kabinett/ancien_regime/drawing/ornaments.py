"""What fills the empty parts of the map: the compass rose, ships, and a cartouche with its name."""

from __future__ import annotations

from collections.abc import Iterator

from kabinett.ancien_regime.drawing.shapes import Mark
from kabinett.ancien_regime.drawing.view import View
from kabinett.drawing.engraving import rose
from kabinett.drawing.svg import tag, text

TALL = 92.0  # the height of a ship as it is drawn here
# A ship of the line under sail, from the middle of its water line.
HULL = "M-40-11C-38-4-36 2-31 5H31C37 2 41-7 43-18L37-16.5 35-11-26-9.5-31-14Z"
SAILS = (
    "M-31-33C-27-28-27-19-30-14H-10C-7-20-8-28-11-33Z"
    "M-29-54C-25-47-26-40-29-35H-11C-8-41-9-49-13-54Z"
    "M-27-64C-25-61-25-58-27-56H-13C-11-59-12-62-14-64Z"
    "M-8-37C-4-30-4-20-7-13H15C18-21 17-31 14-37Z"
    "M-6-62C-2-54-3-46-6-39H14C17-46 16-55 12-62Z"
    "M-4-74C-2-71-2-67-4-64H10C12-68 11-72 9-74Z"
    "M20-41C23-36 23-29 21-24H35C37-30 36-36 34-41Z"
    "M22-56C24-52 24-47 22-43H33C35-48 34-52 31-56Z"
    "M-22-52-55-22-34-24C-30-32-26-42-22-52Z"
)
LINES = (
    "M-21-9V-68M2-9V-78M27-13V-62M-40-11-58-23M-22-66-56-23M3-76 26-58M27-60 43-20M43-18V-34"
    "M-37-6C-12-3 20-3 39-11M-35-1C-10 1 20 1 37-5"
    "M-25-5.4h2.4m3.4.4h2.4m3.4.2h2.4m3.4.1h2.4m3.4 0h2.4m3.4-.1h2.4m3.4-.3h2.4m3.4-.6h2.4"
    "M-14-32C-11-27-11-20-13-15M-15-53C-12-47-12-41-14-36M11-36C14-30 14-21 12-14M9-61C13-54 13-46 11-40"
    "M-17-32C-15-28-15-20-16-15"
    "M8-36C10-30 10-21 9-14M6-61C9-54 9-46 8-40M31-40C33-36 33-30 32-25"
)
FLAGS = (
    "M2-78C8-83 13-75 21-80C17-77 18-75 21-73C13-70 8-77 2-73Z"
    "M-21-68C-16-72-12-66-6-70V-66C-12-62-16-68-21-64ZM43-34C48-37 52-31 57-34V-26C52-23 48-29 43-26Z"
)
WAVES = (
    "M-62 8c5-4 8 3 13 0s8-4 13 0 8 3 13 0 8-4 13 0 8 3 13 0 8-4 13 0 8 3 13 0 8-4 13 0"
    "M-48 13c5-4 8 3 13 0s8-4 13 0M14 13c5-4 8 3 13 0s8-4 13 0"
)
# The left half of the frame of the cartouche: scrolls at its corners; the right half mirrors it.
SCROLL = (
    "M0-84H-150C-158-84-160-92-154-97C-148-101-139-97-140-90C-141-85-147-84-149-88"
    "M-150-84C-170-84-176-74-184-62C-190-54-200-55-201-63C-202-70-194-74-190-69"
    "M-184-62C-178-44-188-30-186-8C-184 10-190 26-184 42"
    "C-178 54-160 58-154 70C-150 80-160 86-166 80C-170 74-164 70-160 74"
    "M-201-63C-212-46-206-34-198-26C-192-20-196-12-203-14C-208-17-206-23-202-22"
    "M-184 42C-196 46-206 40-204 30C-202 24-195 25-196 31"
    "M-154 70C-140 78-120 72-104 78C-90 84-60 88-40 84C-26 82-14 88 0 96"
    "M-104 78C-106 88-96 94-90 88C-88 84-92 81-95 84"
    "M0-84C-10-84-14-94-24-98C-34-100-42-94-38-87C-34-83-28-86-30-91M0-112C-8-106-14-104-24-98"
)
TABLET = (
    "M0-74H-148C-164-72-170-62-172-50C-168-36-176-24-174-6C-172 12-178 24-172 38"
    "C-166 50-150 54-142 64C-120 66-104 66-88 72C-60 78-40 74-26 74C-14 76-8 80 0 84"
)


def draw_ornaments(view: View) -> Iterator[str]:
    """The rose and ships; and the cartouche where no table of a set-up is."""
    for mark in view.shapes.of_kind("rose"):
        yield tag("g", *rose(mark.size), class_="rose", transform=mark.place)
    for mark in view.shapes.of_kind("ship"):
        yield tag("g", *_ship(), class_="ship", transform=f"{mark.place} scale({mark.size / TALL:.2f})")
    if view.scenario is None:
        for mark in view.shapes.of_kind("cartouche"):
            yield tag("g", *_cartouche(mark), class_="cartouche", transform=mark.place)


def _ship() -> Iterator[str]:
    for kind, shape in (("wave", WAVES), ("hull", HULL), ("sail", SAILS), ("rope", LINES), ("flag", FLAGS)):
        yield tag("path", class_=kind, d=shape)


def _cartouche(mark: Mark) -> Iterator[str]:
    """A tablet in a frame of scrolls; the name of the map in its first line, and what it shows below."""
    name, *others = mark.name.split("|")
    for side in (1, -1):
        halves = (tag("path", class_="tablet", d=TABLET), tag("path", class_="scroll", d=SCROLL))
        yield tag("g", *halves, transform=f"scale({side} 1)") if side < 0 else "".join(halves)
    yield text((0, -16), name, "europe")
    yield tag("path", class_="flourish", d="M-70 0C-50-8-30 8 0 0C30-8 50 8 70 0M-6 0L0-4 6 0 0 4Z")
    for n, words in enumerate(others):
        yield text((0, 26 + 25 * n), words, "subtitle")
