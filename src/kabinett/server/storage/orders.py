"""Standing orders: what the server answers for a seat when it is asked, until something changes or the order goes."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select

from kabinett.core.moves import Decision
from kabinett.server.fold import Question
from kabinett.server.storage.schema import orders

Key = tuple[str, str]  # seat and kind of decision


class Order(Struct, frozen=True):
    """Answer any decision of a kind with this move. `question`: only as long as it is the same, word for word."""

    seat: str
    kind: str
    move: str
    question: str | None

    def fits(self, decision: Decision) -> bool:
        """Whether the order answers this decision."""
        offered = any(str(option) == self.move for option in decision.options)
        return offered and (self.question is None or self.question == as_text(decision))


Orders = dict[Key, Order]


def as_text(decision: Decision) -> str:
    """A decision, to be compared with later ones."""
    return msgspec.json.encode(decision.to_json(), order="deterministic").decode()


def lapsed(given: Orders, asked: Mapping[str, Question]) -> list[Key]:
    """The orders whose seat is now asked something else of the same kind: something has changed."""
    gone = []
    for key, order in given.items():
        decision = asked[order.seat].decision if order.seat in asked else None
        if decision and order.question and decision.kind == order.kind and order.question != as_text(decision):
            gone.append(key)
    return gone


def read_all(c: Connection, table: str) -> Orders:
    """The orders of all seats of a table."""
    columns = [orders.c[name] for name in Order.__struct_fields__]
    found = [Order(*row) for row in c.execute(select(*columns).where(orders.c.table == table))]
    return {(order.seat, order.kind): order for order in found}


def give(c: Connection, table: str, order: Order) -> None:
    """Give an order; it takes the place of another for the same kind."""
    forget(c, table, [(order.seat, order.kind)])
    c.execute(insert(orders).values(table=table, **msgspec.structs.asdict(order)))


def forget(c: Connection, table: str, keys: list[Key]) -> None:
    """Orders hold no longer."""
    for seat, kind in keys:
        c.execute(delete(orders).where(orders.c.table == table, orders.c.seat == seat, orders.c.kind == kind))
