"""M21.3, M21.6, M21.8, M24.11 What can be agreed: the conditions of each clause, beyond its form (see `terms`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy

from kabinett.maria.agreements.running import drop_deal, object_gone, running
from kabinett.maria.agreements.terms import AVOID, CHOOSE, MUTUAL, NO_TERM, Clause, Refused, read_clauses
from kabinett.maria.board import POWER_IDS, SUITS
from kabinett.maria.instructions import Execution
from kabinett.maria.political import DISPLAY
from kabinett.maria.politics import Phase, PoliticsStage
from kabinett.maria.powers import AUSTRIA, BAVARIA, FRANCE, PRAGMATIC, PRUSSIA
from kabinett.maria.state import Deal, State
from kabinett.maria.subsidies import contract_bar, end_contract, make_contract
from kabinett.maria.winter import Winter

SUPERFLUOUS = ("vote", "politics", "trump", "consent")  # M24.11


def check_deal(s: State, deal: Deal) -> None:
    """M21.4: Refused unless all of it can be agreed now.

    Each clause is checked as if those before it were agreed already: a contract may end and be made anew.
    """
    trial = copy(s)
    trial.contracts, trial.agreements, trial.events = list(s.contracts), list(s.agreements), []
    for clause in read_clauses(s.setting, deal.clauses):
        _check_clause(trial, deal, clause)
        carry_out(trial, clause)
        if not clause.at_once:
            trial.agreements.append(deal._replace(clauses=clause.text))


def carry_out(s: State, clause: Clause) -> None:
    """N4, N5, M21.6: contracts are made and ended, and agreements end, when it is agreed."""
    match clause.word:
        case "subsidy":
            giver, receiver = clause.powers
            make_contract(s, giver, receiver, clause.number)
        case "end_subsidy":
            giver, receiver = clause.powers
            end_contract(s, giver, receiver)
        case "end":
            drop_deal(s, clause.number, "consent")


def _check_clause(s: State, deal: Deal, clause: Clause) -> None:
    """M24.11, M21.6: what is wrong with a clause whoever agrees on it; then who does, and until when."""
    if s.setting.players == 2 and clause.word in SUPERFLUOUS:
        raise Refused("M24.11", "superfluous", text=clause.text)
    if clause.word in _CHECKS:
        _CHECKS[clause.word](s, clause)
    _check_parties(s, deal, clause)
    first = s.turn + s.runs(Winter)  # M5.8: a winter comes after its turn
    if clause.until != NO_TERM and clause.until < first:
        raise Refused("M21.6", "term_over", turn=clause.until)
    _check_contradiction(s, clause)


def _check_parties(s: State, deal: Deal, clause: Clause) -> None:
    """M21.1, M21.8: who is bound takes part, and powers of one player need no agreement."""
    parties = (s.setting.seats[deal.by], s.setting.seats[deal.to])
    if len({s.player(power) for power in clause.powers}) < len(clause.powers):
        power, other = clause.powers
        raise Refused("M21.8", "one_player", power=POWER_IDS[power], other=POWER_IDS[other])
    for power in clause.powers if clause.word in MUTUAL else clause.powers[:1]:
        if s.player(power) not in parties:
            raise Refused("M21.4", "no_party", power=POWER_IDS[power])
    if clause.word == "trump" and s.setting.seats[clause.seat] not in parties:
        raise Refused("M21.4", "no_party", power=s.setting.seats[clause.seat])
    if clause.word == "end":
        _check_ending(s, deal, clause)


def _check_contradiction(s: State, clause: Clause) -> None:
    """M21.2: promises must be kept, so nobody can promise the contrary of what he has promised."""
    for _, other in running(s, clause.word):
        if (other.powers, other.seat) == (clause.powers, clause.seat) and _contradict(clause, other):
            raise Refused("M21.2", "contradiction", text=clause.text, other=other.text)


def _contradict(a: Clause, b: Clause) -> bool:
    """N3, N11: two votes or trumps; one card twice; two cards, of which a power can choose only one (M17.5.1)."""
    if a.word in ("vote", "trump"):
        return a.number != b.number
    if a.word != "politics":
        return False
    if a.number != b.number:
        return AVOID not in a.parts + b.parts
    return a.parts != b.parts and (AVOID in a.parts + b.parts or CHOOSE not in a.parts + b.parts)


def _check_ending(s: State, deal: Deal, clause: Clause) -> None:
    """M21.6: an agreement ends by the consent of those who made it."""
    ended = next((other for other in s.agreements if other.number == clause.number), None)
    if ended is None:
        raise Refused("M21.6", "no_agreement", number=clause.number)
    if {ended.by, ended.to} != {deal.by, deal.to}:
        raise Refused("M21.6", "not_their_agreement", number=clause.number)


def _check_enemies(s: State, clause: Clause) -> None:
    """N1, N2: allies never fight, so they have nothing to promise. Prussia's neutrality passes (M19.4.5)."""
    power, other = clause.powers
    if s.player(power) != s.player(other) and other in s.setting.relations[s.saxony][False].friends[power]:
        raise Refused(clause.id, "no_enemies", power=POWER_IDS[power], other=POWER_IDS[other])


def _check_vote(s: State, clause: Clause) -> None:
    """N3, M18.5, M18.9: who votes freely, and until the Emperor is elected."""
    if clause.powers[0] in (AUSTRIA, PRAGMATIC):
        raise Refused("M18.5", "vote_not_free", power=POWER_IDS[clause.powers[0]])
    if object_gone(s, clause):
        raise Refused("M18.9", "emperor_is_elected")


def _check_subsidy(s: State, clause: Clause) -> None:
    """N4, M20.1, M20.2, M20.4, M24.5: what M20 allows."""
    giver, receiver = clause.powers
    barred = contract_bar(s, giver, receiver)
    if barred:
        raise Refused(barred.clause, barred.key, **barred.params)


def _check_end_subsidy(s: State, clause: Clause) -> None:
    """N5, M20.5: there is such a contract; that of France and Bavaria is none that could be ended."""
    giver, receiver = clause.powers
    names = {"power": POWER_IDS[giver], "other": POWER_IDS[receiver]}
    if (giver, receiver) == (FRANCE, BAVARIA):
        raise Refused("M20.5", "contract_initial", **names)
    if not any((c.giver, c.receiver) == (giver, receiver) for c in s.contracts):
        raise Refused("N5", "contract_none", **names)


def _check_peace(s: State, clause: Clause) -> None:
    """N10, M19.1.1: Prussia offers, Austria accepts, once in a game."""
    if clause.powers[0] not in (PRUSSIA, AUSTRIA):
        raise Refused("N10", "peace_of_others", power=POWER_IDS[clause.powers[0]])
    if object_gone(s, clause):
        raise Refused("M19.1.1", "peace_is_made")


def _check_politics(s: State, clause: Clause) -> None:
    """N11, M17.0.1, M17.5.1: a card that is open this turn and shows the power's shield, while it may still choose."""
    power, card = clause.powers[0], s.setting.political[clause.number]
    names = {"power": POWER_IDS[power], "political": card.id}
    if power not in DISPLAY or power not in card.shields:
        raise Refused("M17.5.1", "politics_no_shield", **names)
    executing = any(isinstance(e, Execution) and (e.power, e.card) == (power, clause.number) for e in s.stages)
    if executing and clause.parts[0] not in (CHOOSE, AVOID):
        return
    if not any(isinstance(p, PoliticsStage) and _may_choose(p, power, clause.number) for p in s.stages):
        raise Refused("N11", "politics_not_open", **names)


def _may_choose(stage: PoliticsStage, power: int, card: int) -> bool:
    """M17.5.1: whether a power can still come to choose this card."""
    before = stage.phase < Phase.CHOICE or (stage.phase == Phase.CHOICE and power in stage.order)
    return before and card in stage.open


def _check_trump(s: State, clause: Clause) -> None:
    """N11, M17.2.1: the last victor, while the trump of this turn is not named."""
    waiting = any(isinstance(stage, PoliticsStage) and stage.phase <= Phase.TRUMP for stage in s.stages)
    if not waiting or s.victor != clause.seat:
        raise Refused("M17.2.1", "trump_not_his", seat=s.setting.seats[clause.seat], suit=SUITS[clause.number])


_CHECKS: Mapping[str, Callable[[State, Clause], None]] = {
    "armistice": _check_enemies,
    "no_attack": _check_enemies,
    "vote": _check_vote,
    "subsidy": _check_subsidy,
    "end_subsidy": _check_end_subsidy,
    "peace": _check_peace,
    "politics": _check_politics,
    "trump": _check_trump,
}
