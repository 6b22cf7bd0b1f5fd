"""Notifications: where I want to be told that it is my move, and what became of it."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query
from pydantic import BaseModel, Field, StringConstraints

from kabinett.server.api.deps import REFUSALS, InHall, Limited, Me
from kabinett.server.api.models import DAY, Body, Id, Moment, ReasonModel
from kabinett.server.api.tables import seen
from kabinett.server.hall import Hall
from kabinett.server.keys import new_id
from kabinett.server.notify.push import endpoint_of
from kabinett.server.storage import notices
from kabinett.server.storage.notices import Channel, Delivery

router = APIRouter(prefix="/api", tags=["notifications"], responses=REFUSALS)

MOST_TARGET = 2000
Wait = Annotated[int, Field(ge=0, le=7 * DAY, description="seconds; who has answered by then is not told")]
ChannelId = Annotated[Id, Path(description="one of my channels")]


class NewChannel(Body):
    """A way to tell me that it is my move: for all tables, or otherwise than for the others for one of them."""

    kind: Literal["push", "mail", "hook"]
    target: Annotated[str, StringConstraints(max_length=MOST_TARGET)] = Field(
        "", description="push: the browser's subscription, as JSON; hook: an address; mail: empty, it goes to my own"
    )
    table: Id | None = None
    wait: Wait = 0
    on: bool = True


class ChangedChannel(Body):
    """What I change of a channel; what is not given stays."""

    wait: Wait | None = None
    on: bool | None = None


class ChannelModel(BaseModel):
    """A channel. The keys of a browser's subscription are not shown, only its endpoint."""

    id: str
    kind: str
    target: str
    table: str | None
    wait: int
    on: bool
    made_at: int


class MadeChannel(ChannelModel):
    """A new channel."""

    secret: str | None = Field(description="the key of a web hook's signatures; it is shown this once")


class ChannelsModel(BaseModel):
    """My channels."""

    channels: list[ChannelModel]


class DeliveryModel(BaseModel):
    """What became of telling me. A test of a channel has no table and no seat."""

    id: int
    table: str
    seat: str
    channel: str
    kind: str
    made_at: int
    due_at: int | None
    tries: int
    status: Literal["waiting", "sending", "sent", "failed", "skipped"]
    error: ReasonModel | None = Field(description="why it failed the last time, or was skipped")
    done_at: int | None


class DeliveriesModel(BaseModel):
    """A page of the log of deliveries, the newest first."""

    deliveries: list[DeliveryModel]


class PushKey(BaseModel):
    """The key that a browser needs to subscribe."""

    key: str | None = Field(description="none where the server does not know its own address")


@router.get("/push-key")
async def push_key(hall: InHall) -> PushKey:
    """The public key of this server's push messages."""
    return PushKey(key=hall.deliveries.push.public_key if hall.settings.url else None)


@router.get("/me/channels")
async def my_channels(me: Me, hall: InHall) -> ChannelsModel:
    """Where I want to be told."""
    found = await hall.database.read(notices.channels_of, me.id)
    return ChannelsModel(channels=[_shown(channel) for channel in found])


@router.post("/me/channels", status_code=201)
async def make_channel(body: NewChannel, me: Me, hall: InHall) -> MadeChannel:
    """Be told in another way. The same target with a table holds for that table instead of the general channel."""
    if body.table is not None:
        await seen(hall, body.table, me)
    target = await hall.deliveries.target(body.kind, body.target, me)
    now = hall.settings.now()
    channel = Channel(new_id(), me.id, body.table, body.kind, target, body.wait, body.on, now)
    await hall.database.write(notices.add_channel, channel)
    return MadeChannel(**_shown(channel).model_dump(), secret=_secret(hall, channel))


def _secret(hall: Hall, channel: Channel) -> str | None:
    return hall.deliveries.hook.secret(channel.id) if channel.kind == "hook" else None


@router.patch("/me/channels/{channel}")
async def change_channel(channel: ChannelId, body: ChangedChannel, me: Me, hall: InHall) -> ChannelModel:
    """Turn a channel on or off, or let it wait longer."""
    values = body.model_dump(exclude_none=True)
    return _shown(await hall.database.write(notices.change_channel, me.id, channel, values))


@router.delete("/me/channels/{channel}", status_code=204)
async def delete_channel(channel: ChannelId, me: Me, hall: InHall) -> None:
    """Be told in this way no longer."""
    await hall.database.write(notices.delete_channel, me.id, channel)


@router.post("/me/channels/{channel}/test", status_code=202)
async def test_channel(channel: ChannelId, me: Me, hall: InHall, limits: Limited) -> None:
    """Send a test through a channel; what became of it is in my deliveries."""
    limits.check("mail", me.id)
    await hall.database.write(notices.queue_test, me.id, channel, hall.settings.now())
    hall.deliveries.wake()


@router.get("/me/deliveries")
async def my_deliveries(
    me: Me, hall: InHall, before: Annotated[Moment | None, Query(description="only those of a lower id")] = None
) -> DeliveriesModel:
    """The log of what I was told, the newest first."""
    found = await hall.database.read(notices.log_of, me.id, before)
    return DeliveriesModel(deliveries=[_logged(delivery) for delivery in found])


def _shown(channel: Channel) -> ChannelModel:
    target = endpoint_of(channel.target) if channel.kind == "push" else channel.target
    return ChannelModel(
        id=channel.id,
        kind=channel.kind,
        target=target,
        table=channel.table,
        wait=channel.wait,
        on=channel.on,
        made_at=channel.made_at,
    )


def _logged(delivery: Delivery) -> DeliveryModel:
    return DeliveryModel.model_validate(delivery, from_attributes=True)
