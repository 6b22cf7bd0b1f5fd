"""Tables at a certain question, with the people who sit there before browsers."""

from __future__ import annotations

from collections.abc import Sequence

from bench.scenes import BY_NAME, Scene, find, nearly_over
from kabinett.core.game import Game
from tests.server.web import put_in
from tests.web.browser import Crowd, Visitor


def lay(crowd: Crowd, name: str, seats: Sequence[str] | None = None) -> tuple[Scene, dict[str, Visitor], str]:
    """A table at this scene: people sit at these seats (by default only who is asked), nobody at the others."""
    scene = find(BY_NAME[name])
    people, table = sit_down(crowd, scene.game, seats if seats is not None else (scene.seat,))
    return scene, people, table


def sit_down(crowd: Crowd, game: Game, seats: Sequence[str], **chosen: object) -> tuple[dict[str, Visitor], str]:
    """People at these seats of a table with this game, before browsers with these options."""
    links = put_in(crowd.site.settings, game)
    people = {seat: crowd.visitor(**chosen) for seat in seats}
    table = ""
    for seat, visitor in people.items():
        answer = visitor.page.request.post(f"{crowd.site.url}/api/links/{links[seat]}/open", data={"name": seat[:6]})
        assert answer.ok, answer.text()
        table = answer.json()["table"]["id"]
    for visitor in people.values():
        visitor.open(f"/tables/{table}")
        visitor.page.locator(".prompt").wait_for()
    return people, table


def over(crowd: Crowd) -> tuple[Visitor, str, str]:
    """Somebody at a table whose game is over: he has just made the last move. His table and his seat."""
    scene, move = nearly_over()
    links = put_in(crowd.site.settings, scene.game)
    visitor = crowd.visitor().come("Anna")
    table = visitor.post(f"/links/{links[scene.seat]}/open")["table"]["id"]
    shown = visitor.page.request.get(f"{crowd.site.url}/api/tables/{table}/view?seat={scene.seat}").json()
    visitor.post(f"/tables/{table}/moves", seat=scene.seat, move=move, question=shown["question"])
    return visitor, table, scene.seat
