"""On the way to a table on a server: which server, who one is there, which table and which seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from rich.console import Console
from rich.markup import escape

from kabinett.client import Refused, Server, Table, connect
from kabinett.client.http import server_url, url_parts
from kabinett.core.errors import BadOption, KabinettError
from kabinett.games import make_rules
from kabinett.terminal.desk import LEAVING, Leave
from kabinett.terminal.identities import Identities, Identity
from kabinett.terminal.keyboard import Keyboard
from kabinett.terminal.remote import Remote
from kabinett.terminal.screens import make_screen
from kabinett.terminal.words import listed, say

TABLES, JOIN = "tables", "join"  # what stands before the id of a table, and before the token of a link


class Address(NamedTuple):
    """A server, or a table or link there: `kind` is "", `tables` or `join`, `key` the id or token."""

    server: str
    kind: str = ""
    key: str = ""


def read_address(url: str) -> Address:
    """What an address leads to."""
    parts = url_parts(url)
    path = parts.path.rstrip("/")
    before, _, key = path.rpartition("/")
    before, _, kind = before.rpartition("/")
    if kind in (TABLES, JOIN) and key:
        return Address(server_url(f"{parts.scheme}://{parts.netloc}{before}"), kind, key)
    return Address(server_url(url))


class Wanted(NamedTuple):
    """A new table that somebody wants: its game and options, the seats of bots by their levels, and who may see it."""

    game: str
    options: Mapping[str, str | int]
    bots: Mapping[str, str]
    public: bool


class Visit:
    """One person's way to a table, and his stay there."""

    def __init__(self, console: Console, keyboard: Keyboard, identities: Identities) -> None:
        self.console = console
        self.keyboard = keyboard
        self.identities = identities
        self.table: Table | None = None

    def go(
        self,
        url: str,
        name: str | None = None,
        seat: str | None = None,
        watch: bool = False,
        new: Wanted | None = None,
    ) -> None:
        """Go to an address and play, or watch; at a new table if one is wanted. `Leave` when the person leaves."""
        address = read_address(url)
        if new and (address.kind or watch):
            raise BadOption(say("terminal-new_at_server"))
        if address.kind == JOIN and (watch or seat):
            raise BadOption(say("terminal-link_says"))
        if watch and seat:
            raise BadOption(say("terminal-watch_or_seat"))
        with self._known(address.server, name) or self._new(address, name, watch) as server:
            if address.kind == JOIN:
                self._sit(*self._invited(server, address, name))
                return
            if new:
                table = self._new_table(server, new, seat)
            else:
                table = server.table(address.key) if address.key else self._choose_table(server, watch)
            self._sit(table, None if watch else self._choose_seat(table, seat))

    def _sit(self, table: Table, seat: str | None) -> None:
        self.table = table
        with table.sit(seat) as place:
            screen = make_screen(place.rules)
            if seat:
                self._say(say("terminal-at_table", table=table.title, seat=screen.seat_name(seat)))
            else:
                self._say(say("terminal-at_table_watching", table=table.title))
            Remote(place, screen, self.console, self.keyboard).run()

    # -- who one is

    def _known(self, url: str, name: str | None) -> Server | None:
        """The server, as somebody who was there before."""
        identity = self.identities.find(url, name)
        if identity is None:
            return None
        try:
            server = connect(url, token=identity.token)
        except Refused as refusal:
            if refusal.error != "unauthorised":
                raise
            self.identities.forget(url, identity)
            self._say(say("terminal-unknown_name", server=url, name=identity.name))
            return None
        self.identities.keep(url, identity)
        return server

    def _new(self, address: Address, name: str | None, watch: bool) -> Server:
        """The server, as somebody new; who only watches, or has a link, need not be anybody yet."""
        if watch or address.kind == JOIN:
            return connect(address.server)
        server = connect(address.server, name=name or self._ask("name"))
        self._keep(address.server, server)
        return server

    def _keep(self, url: str, server: Server) -> None:
        if server.person and server.token:
            self.identities.keep(url, Identity(server.person["name"], server.token))

    def _invited(self, server: Server, address: Address, name: str | None) -> tuple[Table, str | None]:
        """Follow a link. Who came by it before is known by it; anybody else gives a name."""
        try:
            invitation = server.open(address.key, name)
        except Refused as refusal:
            if refusal.error != "unauthorised" or server.person or name:
                raise
            invitation = server.open(address.key, self._ask("name"))
        self._keep(address.server, server)
        return invitation.table, invitation.seat

    # -- which table and seat

    def _new_table(self, server: Server, new: Wanted, seat: str | None) -> Table:
        """Make a table: one's own seat, those of bots, and the others open or, in private, for who gets a link."""
        rules = make_rules(new.game, **new.options)
        for bot in new.bots:
            rules.check_seat(bot)
        if seat in new.bots:
            raise BadOption(say("terminal-mine_or_bots", seat=seat or ""))
        rest = "open" if new.public else "link"
        free = [other for other in rules.seats if other not in new.bots]
        mine = seat or self._ask("seat", free)
        seats = dict.fromkeys(free, rest) | {bot: f"bot {level}" for bot, level in new.bots.items()}
        table = server.create(new.game, new.options, {**seats, mine: "mine"}, public=new.public)
        self._say(say("terminal-new_table", url=table.url))
        for other in [other for other in free if other != mine and not new.public]:
            self._say(say("terminal-new_link", seat=other, url=table.link("player", other)["url"]))
        return table

    def _choose_table(self, server: Server, watch: bool) -> Table:
        """One of the tables where one sits, or where there is a seat; to watch, any that is not over."""
        own = server.tables(mine=True) if server.person else []
        others = [*server.tables(status="open"), *(server.tables(status="running") if watch else ())]
        tables = {table["id"]: Table(server, table) for table in (*own, *others)}
        choice = [table for table in tables.values() if table.status != "ended" and (watch or _has_place(table))]
        if not choice:
            raise KabinettError(say("terminal-no_table", server=server.url))
        for number, table in enumerate(choice, 1):
            self.console.print(escape(f"{number:4}  {_described(table)}"), highlight=False, emoji=False)
        numbers = [str(number) for number in range(1, len(choice) + 1)]
        return server.table(choice[int(self._ask("table", numbers)) - 1].id)

    def _choose_seat(self, table: Table, wanted: str | None) -> str | None:
        """One's own seat, or a free one; when the game is over, any place will do to look back."""
        own, free = table.own_seats(), table.free_seats()
        if wanted is not None and wanted not in table.about["seats"]:
            raise BadOption(say("terminal-no_such_seat", seat=wanted, seats=tuple(table.about["seats"])))
        if table.status == "ended":
            return wanted or next(iter(own), None)
        if wanted is None and not own and not free:
            raise KabinettError(say("terminal-no_free_seat"))
        seat = wanted or self._ask("seat", own or free)
        if seat not in own:
            table.take(seat)
        elif not (table.about["seats"][seat]["player"] or table.about["seats"][seat]["bot"]):
            table.take_back(seat)  # it was kept for us, at a rematch
        return seat

    # -- questions

    def _say(self, text: str) -> None:
        self.console.print(escape(text), highlight=False, emoji=False, soft_wrap=True)

    def _ask(self, what: str, choices: list[str] | None = None) -> str:
        """Ask for a name, seat or table until it is one of the choices; where there is one choice nothing is asked."""
        if choices and len(choices) == 1:
            return choices[0]
        question = say("terminal-question", what=say(f"terminal-ask-{what}"), choices=tuple(choices or ()))
        while True:
            self.console.print(f"{escape(question)} ", end="", highlight=False)
            self.console.file.flush()
            answer = self.keyboard.read()
            if answer.lower() in LEAVING:
                raise Leave
            if answer and (choices is None or answer in choices):
                return answer


def _has_place(table: Table) -> bool:
    return bool(table.own_seats() or table.free_seats())


def _described(table: Table) -> str:
    """A table in one line."""
    about = table.about
    options = ", ".join(f"{name} {value}" for name, value in about["options"].items() if name != "board")
    own, free = table.own_seats(), table.free_seats()
    seats = [say("terminal-table_yours", seats=tuple(own))] if own else []
    seats += [say("terminal-table_free", seats=tuple(free))] if free else []
    return say(
        "terminal-table",
        table=table.title,
        game=about["game"],
        options=options,
        status=say(f"terminal-table_status-{about['status']}"),
        seats=listed(seats, "semicolon") or say("terminal-table_full"),
    )
