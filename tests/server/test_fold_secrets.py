"""What nobody may notice changes nothing for anybody: no message, number, time or list tells of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection

from kabinett.core.game import Game
from kabinett.server import commands, playing
from kabinett.server.clocks import ClockSpec
from kabinett.server.live import Live
from kabinett.server.storage import lobby
from tests.ancien_regime.diplomacy_table import diplomacy
from tests.server.tables import (
    ANNA,
    BERT,
    CARL,
    DAY,
    DORA,
    FR2,
    L15,
    MT,
    SECOND,
    THREE,
    Client,
    Paper,
    Players,
    World,
    awaited,
    make_head,
    play,
    stacks,
    world,
)

LADDER = ClockSpec("ladder", (DAY, DAY // 2))
Deed = Callable[[Live], Awaitable[None]]
Sent = dict[str | None, list[bytes]]  # by perspective
SEVEN = {seat: (ANNA, BERT, CARL, DORA)[n % 4] for n, seat in enumerate(diplomacy().seats)}


# -- with and without a secret move


class Twin:
    """A game that is played twice, on two servers: once with something that nobody may notice, once without."""

    def __init__(self, w: World, live: Live, people: Mapping[str, str]) -> None:
        self._world = w
        self._people = people
        self._clients: list[Client] = []
        self.live = live

    async def watch(self) -> None:
        """All seats and an onlooker connect."""
        for seat, person in [*self._people.items(), (None, None)]:
            self._clients.append(await Client(seat, person).attach(self.live))

    async def step(self, deed: Deed | None) -> None:
        """Time passes, and something is done, or nothing."""
        self._world.clock.go_on(SECOND)
        if deed:
            await deed(self.live)

    async def told(self) -> Sent:
        """All that each perspective was ever sent, and what lists say of the table."""
        await self.watch()
        listed = await self.live.hall.database.read(_listed)
        seen = {client.who: [listed] for client in self._clients}
        for client in self._clients:
            seen[client.who] += client.messages
        return seen


def _listed(c: Connection) -> bytes:
    return msgspec.json.encode(lobby.listed(c, None))


async def twin(folder: Path, game: Game, people: Mapping[str, str], *steps: Deed | None) -> Sent:
    """What each perspective was told in a game with these steps."""
    async with world(f"sqlite:///{folder}/db") as w:
        head = msgspec.structs.replace(make_head(game, clock=LADDER), id="the same")
        played = Twin(w, await w.table(head, people), people)
        await played.watch()
        for step in steps:
            await played.step(step)
        return await played.told()


def moves(seat: str, *made: str) -> Deed:
    async def deed(live: Live) -> None:
        for move in made:
            await play(live, seat, move)

    return deed


def back(seat: str, person: str) -> Deed:
    async def deed(live: Live) -> None:
        await playing.undo(live, person, seat)

    return deed


async def _pause(live: Live) -> None:
    await live.do(lambda fold: commands.request(fold, L15, "pause"))


DIVIDE, DIVIDE_AGAIN, UNDO = moves(FR2, "divide friedrich:7"), moves(FR2, "divide friedrich:2"), back(FR2, BERT)


async def _divide_and_back(live: Live) -> None:
    await DIVIDE(live)
    await UNDO(live)


@pytest.mark.parametrize(
    "secret", [(DIVIDE, DIVIDE_AGAIN, None), (_divide_and_back, DIVIDE, None), (DIVIDE, DIVIDE_AGAIN, UNDO)]
)
@awaited
async def test_a_standing_move_that_others_do_not_see(
    tmp_path_factory: pytest.TempPathFactory, secret: tuple[Deed | None, ...]
) -> None:
    """M6.7: Frederick shifts troops, and takes it back, while Louis XV moves, takes back and asks for a pause. All but
    Frederick get the same messages, byte for byte."""
    told = []
    for first, second, third in (secret, (None, None, None)):
        steps = (moves(L15, "piece toerring"), first, moves(L15, "city bruck"), second, _pause, back(L15, CARL), third)
        told.append(await twin(tmp_path_factory.mktemp("twin"), stacks(), THREE, *steps))
    with_it, without = told
    assert with_it[FR2] != without[FR2]
    for who in (None, MT, L15):
        assert with_it[who] == without[who]


@awaited
async def test_a_secret_answer_among_answers_given_at_once(tmp_path_factory: pytest.TempPathFactory) -> None:
    """C7.3.2: how many Britain names, and whether it takes a name back, is not told before both Leaders are done."""
    expel, regret = moves("britain", "expel austria"), back("britain", SEVEN["britain"])
    told = []
    for first, second, third in ((expel, regret, moves("britain", "expel russia")), (None, None, None)):
        steps = (first, moves("france", "expel spain"), second, back("france", SEVEN["france"]), third)
        told.append(await twin(tmp_path_factory.mktemp("twin"), diplomacy(), SEVEN, *steps))
    with_it, without = told
    assert with_it["britain"] != without["britain"]
    for who in set(with_it) - {"britain"}:
        assert with_it[who] == without[who]


@awaited
async def test_who_may_not_know_of_an_answer_is_sent_nothing(database_url: str) -> None:
    async with world(database_url) as w:
        live = await w.table(make_head(diplomacy(), clock=LADDER), SEVEN)
        clients = [await Client(seat, person).attach(live) for seat, person in [*SEVEN.items(), (None, None)]]
        sent = {client.who: len(client.messages) for client in clients}
        w.clock.go_on(SECOND)
        await play(live, "britain", "expel austria")
        assert {client.who for client in clients if len(client.messages) > sent[client.who]} == {"britain"}
        for client in clients:
            await client.check(live)


# -- answers of the server


def test_the_server_answers_only_where_all_know_the_only_option() -> None:
    """M10.2.1: a train comes back at the only fortress left, which all can see: answered at once. The only card that a
    seat has is asked for: the speed of an answer would tell that there is no other."""
    found: set[str] = set()
    for seed in range(60):
        paper = Paper(make_head(stacks(), seed=seed))
        paper.start()
        players = Players(paper, seed)
        for _ in range(60):
            if not paper.fold.outcome:
                players.answer()
            found |= _with_one_option(paper)
        if found == {"forced", "secret"}:
            break
    assert found == {"forced", "secret"}  # there were decisions of both kinds with one option


def _with_one_option(paper: Paper) -> set[str]:
    """Which decisions with one option there are and were; none that waits is public."""
    found = {"forced" for step in paper.fold.steps if step.made.forced}
    for question in paper.fold.asked().values():
        assert question.decision is not None
        if len(question.decision.options) == 1:
            assert question.decision.kind not in paper.fold.rules.open_kinds
            found.add("secret")
    return found
