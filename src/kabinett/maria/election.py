"""M18 Imperial Election: nine electoral fortresses, two candidates."""

from __future__ import annotations

from dataclasses import dataclass, field

from kabinett.core.errors import Reason, because
from kabinett.core.fields import Name, Sparse, public
from kabinett.core.moves import Decision, Move
from kabinett.core.state import Stage
from kabinett.maria import victory
from kabinett.maria.agreements import running as agreements
from kabinett.maria.powers import AUSTRIA, FRANCE, PRAGMATIC, PRUSSIA
from kabinett.maria.setting import CANDIDATES
from kabinett.maria.state import State

KARL, FRANZ = range(len(CANDIDATES))
VOTES_NEEDED = 5  # M18.3


def electoral_college(s: State) -> dict[int, int]:
    """M4.13, M18.4, M18.8, M10.3.19: who votes with each electoral fortress: the power that controls it."""
    return {city: s.controller(city) for city in s.setting.board.electors}


def bound_to_franz(power: int) -> bool:
    """M18.5: Austria and the Pragmatic Army have no choice."""
    return power in (AUSTRIA, PRAGMATIC)


def voting_order(s: State) -> list[str]:
    """M18.7, M24.10: the players clockwise, beginning with Austria's."""
    return list(dict.fromkeys(s.player(power) for power in (AUSTRIA, FRANCE, PRUSSIA)))


@dataclass(slots=True)
class Election(Stage):
    """M18.5, M18.6, M18.7: each fortress votes in turn; Austria and the Pragmatic Army can only vote for Franz."""

    votes: dict[int, int] = field(default_factory=dict, metadata=public(Sparse("city", Name("candidate"))))

    def ask(self, s: State) -> tuple[Decision, ...]:
        """M18.7: the next vote that is free. A power may split its votes."""
        city = self._next(s)
        if city is None:
            return ()
        power = electoral_college(s)[city]
        options, bound = agreements.vote_options(s, power, list(s.setting.moves.candidate))
        params = {"city": s.city_id(city), "power": s.power_id(power)}
        return (Decision(s.player(power), "vote", "M18.5", options, **params, **bound),)

    def _next(self, s: State) -> int | None:
        """M18.5, M18.6: the next fortress whose controller chooses freely, player by player."""
        college = electoral_college(s)
        seats = voting_order(s)
        free = [city for city in college if city not in self.votes and not bound_to_franz(college[city])]
        return min(free, key=lambda city: (seats.index(s.player(college[city])), college[city], city), default=None)

    def out_of_turn(self, s: State, seat: str, move: Move) -> Reason | None:
        """M18.5: Austria and the Pragmatic Army have no choice; who has no fortress has no vote."""
        powers = {power for power in electoral_college(s).values() if s.player(power) == seat}
        if move.verb != "candidate" or not all(map(bound_to_franz, powers)):
            return None
        if not powers:
            return because("M18.4", "no_vote")
        return because("M18.5", "vote_not_free", power=s.power_id(min(powers)))

    def answer(self, s: State, seat: str, move: Move) -> None:
        """M18.5: a vote is declared openly."""
        agreements.note_bound(s, seat)
        city = self._next(s)
        assert city is not None
        self._vote(s, city, move.n)

    def _vote(self, s: State, city: int, candidate: int) -> None:
        self.votes[city] = candidate
        name = s.power_id(s.controller(city))
        s.emit("voted", "M18.7", city=s.city_id(city), power=name, candidate=CANDIDATES[candidate])

    def step(self, s: State) -> None:
        """M18.3, M18.5, M18.9, M18.10: Franz has the votes of Austria's side; five win; victory is checked."""
        for city in electoral_college(s):
            if city not in self.votes:
                self._vote(s, city, FRANZ)
        karl = sum(candidate == KARL for candidate in self.votes.values())
        winner = KARL if karl >= VOTES_NEEDED else FRANZ
        s.emperor = FRANCE if winner == KARL else AUSTRIA
        s.election_pending = False
        s.emit("emperor_elected", "M18.9", candidate=CANDIDATES[winner], power=s.power_id(s.emperor), votes=karl,
               other=len(self.votes) - karl)  # fmt: skip
        agreements.drop_gone(s)
        s.pop()
        victory.after_election(s)
