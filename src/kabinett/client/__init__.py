"""Play on a server from Python: `connect`, then a `Table`, then a `Seat` at it. See `docs/client.md`."""

from kabinett.client.errors import Refused, Unanswered, Unreachable
from kabinett.client.seat import Seat
from kabinett.client.server import Invitation, Server, connect
from kabinett.client.table import Table

__all__ = ["Invitation", "Refused", "Seat", "Server", "Table", "Unanswered", "Unreachable", "connect"]
