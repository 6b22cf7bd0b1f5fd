"""C8 Emperor Election: eight electors, five votes."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from kabinett.ancien_regime.board import NOBODY, POWER_IDS
from kabinett.ancien_regime.relations import at_war
from kabinett.ancien_regime.state import State
from kabinett.core.errors import Reason, because
from kabinett.core.fields import BOOL, Name, Sparse, public
from kabinett.core.moves import Decision, Move
from kabinett.core.state import Stage


def electors(s: State) -> dict[int, int]:
    """C8.2, C8.3, C8.12: the participants with their votes, in Power Order."""
    held = Counter(s.controller(territory) for territory in s.setting.electors)
    return {power: held[power] for power in sorted(held) if power != NOBODY and not s.uncontrolled(power)}


@dataclass(slots=True)
class Election(Stage):
    """C8.4-C8.8: open votes in Power Order; 5 of them make an Emperor."""

    votes: dict[int, int] = field(default_factory=dict, metadata=public(Sparse("power", Name("power"))))
    held: bool = field(default=False, metadata=public(BOOL))  # whether who has 5 electors wants a vote (C8.7)

    def ask(self, s: State) -> tuple[Decision, ...]:
        """P9, P10: whether to take the crown, or the next vote that is a choice."""
        moves = s.setting.moves
        if (sure := self._sure(s)) != NOBODY and not self.held:
            return (Decision(s.player(sure), "crown", "C8.7", (moves.take, moves.hold), power=s.power_id(sure)),)
        voter = self._voter(s)
        if voter == NOBODY or len(candidates := self._candidates(s, voter)) < 2:
            return ()
        options = [moves.power[candidate] for candidate in candidates]
        return (Decision(s.player(voter), "vote", "C8.4", options, power=s.power_id(voter), count=electors(s)[voter]),)

    def _sure(self, s: State) -> int:
        """C8.7: the power that has enough electors by itself."""
        needed = s.setting.numbers.emperor_votes
        return next((power for power, votes in electors(s).items() if votes >= needed), NOBODY)

    def _voter(self, s: State) -> int:
        """C8.5, C8.11, C8.14: who votes next."""
        return next((power for power in electors(s) if power not in self.votes), NOBODY)

    def _candidates(self, s: State, voter: int) -> list[int]:
        """C8.4, C8.13: the participants with which a participant is not at war, itself included."""
        return [power for power in electors(s) if not at_war(s, voter, power)]

    def why_not(self, s: State, decision: Decision, move: Move) -> Reason | None:
        """C8.3, C8.4, C8.7: why a power can not be voted for, or the crown not be taken."""
        power = POWER_IDS.index(str(decision.params["power"]))
        match move.verb:
            case "power" if decision.kind == "vote":
                return self._candidate_bar(s, power, move.n)
            case "take" | "hold" if decision.kind == "vote":
                return self._crown_bar(s, power)
        return None

    def out_of_turn(self, s: State, seat: str, move: Move) -> Reason | None:
        """C8.3: who has no elector does not vote."""
        votes = any(s.player(power) == seat for power in electors(s))
        return because("C8.3", "no_vote") if move.verb == "power" and not votes else None

    def _candidate_bar(self, s: State, voter: int, power: int) -> Reason | None:
        """C8.3, C8.4, C8.12: why a power can not be voted for (`_candidates`)."""
        names = {"power": s.power_id(power), "other": s.power_id(voter)}
        if s.uncontrolled(power):
            return because("C8.12", "uncontrolled_stands", **names)
        if power not in electors(s):
            return because("C8.3", "no_elector", **names)
        return because("C8.4", "at_war", **names) if at_war(s, voter, power) else None

    def _crown_bar(self, s: State, power: int) -> Reason:
        """C8.7: why the crown can not be taken without a vote (`_sure`)."""
        count, needed = electors(s)[power], s.setting.numbers.emperor_votes
        if count >= needed:
            return because("C8.7", "vote_wanted", power=s.power_id(power))
        return because("C8.7", "few_electors", power=s.power_id(power), count=count, needed=needed)

    def answer(self, s: State, seat: str, move: Move) -> None:
        """C8.7: the crown without a vote; C8.15: a vote once cast is not taken back."""
        moves = s.setting.moves
        if move is moves.take:
            s.pop()
            self._crown(s, self._sure(s), "C8.7")
        elif move is moves.hold:
            self.held = True
            s.emit("vote_held", "C8.7", power=s.power_id(self._sure(s)))
        else:
            self._vote(s, self._voter(s), move.n)

    def _vote(self, s: State, voter: int, candidate: int) -> None:
        self.votes[voter] = candidate
        s.emit("voted", "C8.5", power=s.power_id(voter), candidate=s.power_id(candidate), count=electors(s)[voter])

    def step(self, s: State) -> None:
        """C8.6, C8.8: votes without a choice; then the count."""
        voter = self._voter(s)
        if voter != NOBODY:
            self._vote(s, voter, voter)
            return
        s.pop()
        count: Counter[int] = Counter()
        for power, votes in electors(s).items():
            count[self.votes[power]] += votes
        winners = [power for power, votes in count.items() if votes >= s.setting.numbers.emperor_votes]
        self._crown(s, winners[0] if winners else NOBODY, "C8.6" if winners else "C8.8")

    def _crown(self, s: State, power: int, clause: str) -> None:
        """C8.6, C8.8: the crown goes to the winner, or back."""
        s.crown = power
        s.emit("emperor_elected" if power != NOBODY else "no_emperor", clause, power=s.power_id(power))
