"""Why a bot chose what it chose in Ancien Régime: one sentence for each decision, true of the choice it made.

The sentences are the messages `thought-KEY` of `ancien_regime-bots.ftl`. Which of them fits is asked of what is public,
and of what the player holds himself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from kabinett.ancien_regime.board import NOBODY, POWER_IDS, STATUSES
from kabinett.ancien_regime.cardplay import Battle
from kabinett.ancien_regime.marches import March
from kabinett.ancien_regime.relations import battle_due
from kabinett.ancien_regime.setting import LEADERS
from kabinett.bots.ancien_regime.outlook import Outlook
from kabinett.bots.bot import Thought
from kabinett.core.moves import Decision, Move

Thinker = Callable[[Outlook, Decision, Move], Thought]
# What the argument of a move is called in a sentence, by its verb.
CHOSEN = {
    "territory": "territory", "march": "territory", "sea": "territory", "strategic": "territory",
    "fortress": "territory", "dismiss": "territory", "general": "general", "place": "general", "remove": "general",
    "troop": "general", "power": "other", "expel": "other", "cards": "other", "status": "status", "card": "card",
    "bid": "bid",
}  # fmt: skip


def thought(look: Outlook, decision: Decision, move: Move) -> Thought:
    """Why this was chosen."""
    return _KINDS[decision.kind](look, decision, move)


def _said(key: str, decision: Decision, move: Move, **more: str | int) -> Thought:
    """A thought with what a sentence may name: the parameters of the decision, what was chosen, and more."""
    named = dict(decision.params)
    if move.arg is not None and move.verb in CHOSEN:
        named[CHOSEN[move.verb]] = move.arg
    return Thought(key, {**named, **more})


def _by_verb(**keys: str) -> Thinker:
    """Kinds whose reason follows from the verb."""
    return lambda look, decision, move: _said(keys[move.verb], decision, move)


# -- war and peace


def leading(look: Outlook) -> int:
    """The rival who is nearest to victory."""
    rivals = (power for power in look.atlas.majors if power != look.me)
    return min(rivals, key=lambda power: look.clock[power])


def _status(look: Outlook, decision: Decision, move: Move) -> Thought:
    power = POWER_IDS.index(str(decision.params["power"]))
    if move.n == look.s.status[power]:
        return _said("status_stays", decision, move)
    if move.n not in LEADERS:
        return _said(f"status_{STATUSES[move.n]}", decision, move)
    return _said("status_joins", decision, move, other=look.s.power_id(LEADERS[move.n]))


def _expulsion(look: Outlook, decision: Decision, move: Move) -> Thought:
    if move.verb != "expel":
        return _said("expulsion_none", decision, move)
    return _said("expulsion_leader" if move.n == leading(look) else "expulsion_prey", decision, move)


def _application(look: Outlook, decision: Decision, move: Move) -> Thought:
    power = POWER_IDS.index(str(decision.params["power"]))
    if move.verb == "accept":
        return _said("application_accept", decision, move)
    return _said("application_leader" if power == leading(look) else "application_decline", decision, move)


def _vote(look: Outlook, decision: Decision, move: Move) -> Thought:
    return _said("vote_own" if look.own(move.n) else "vote_other", decision, move)


def _bid(look: Outlook, decision: Decision, move: Move) -> Thought:
    key = "bid_nothing" if move.n == 0 else "bid_high" if 2 * move.n >= look.s.morale[look.me] else "bid_some"
    return _said(key, decision, move)


# -- cards, Money, generals


def _subsidies(look: Outlook, decision: Decision, move: Move) -> Thought:
    if move.verb == "stop":
        return _said("subsidies_none", decision, move)
    limit = look.s.setting.numbers.gift_limit
    other = move.n // limit if move.verb == "money" else move.n
    return _said("subsidies_own" if look.own(other) else "subsidies_ally", decision, move, other=POWER_IDS[other])


def _leadership(look: Outlook, decision: Decision, move: Move) -> Thought:
    keys = {"place": "leadership_place", "remove": "leadership_remove", "draw": "leadership_draw",
            "morale": "leadership_morale"}  # fmt: skip
    return _said(keys.get(move.verb, "leadership_nothing"), decision, move)


# -- movement


def _general_of(look: Outlook, decision: Decision) -> int:
    return look.s.setting.board.general_index[str(decision.params["general"])]


def _arbiter(look: Outlook, decision: Decision, move: Move) -> Thought:
    weakest = min((option.n for option in decision.options), key=lambda power: look.s.morale[power])
    return _said(
        "arbiter_room" if look.s.morale[move.n] == look.s.morale[weakest] else "arbiter_willing", decision, move
    )


def _grant(look: Outlook, decision: Decision, move: Move) -> Thought:
    mover = POWER_IDS.index(str(decision.params["power"]))
    if move.verb == "accept":
        return _said("grant_morale", decision, move)
    leads = look.s.controlled_by[mover] == leading(look)
    return _said("grant_leader" if leads else "grant_refused", decision, move)


def _where(look: Outlook, decision: Decision, move: Move) -> Thought:
    s = look.s
    general = _general_of(look, decision)
    power = s.setting.power_of[general]
    march = s.stages[-1]
    if move.verb == "stop" and isinstance(march, March):
        return _said("strategic_end", decision, move, territory=s.territory_id(march.path[-1]))
    if move.verb in ("strategic", "territory"):
        return _said("strategic_way", decision, move)
    return _said(_aim(look, power, general, move.n), decision, move)


def _aim(look: Outlook, power: int, general: int, territory: int) -> str:
    """Why a general enters a territory."""
    s = look.s
    if battle_due(s, power, territory):
        return "march_general" if s.at[territory] else "march_garrison"
    controller = s.controller(territory)
    if controller == power:
        return "march_own"
    if controller != NOBODY and look.allied(power, controller):
        return "march_ally"
    if s.troops[general] and look.atlas.influence[power][territory]:
        return "march_influence"
    return "march_on"


def _garrison(look: Outlook, decision: Decision, move: Move) -> Thought:
    power = look.s.setting.power_of[_general_of(look, decision)]
    territory = look.s.setting.board.territory_index[str(decision.params["territory"])]
    if move.verb == "keep":
        return _said("garrison_keep", decision, move)
    points = look.atlas.influence[power][territory]
    if points:
        return _said("garrison_influence", decision, move, points=points)
    return _said("garrison_hold", decision, move)


def _consent(look: Outlook, decision: Decision, move: Move) -> Thought:
    mover = look.s.setting.power_of[_general_of(look, decision)]
    key = "consent_accept" if move.verb == "accept" else "consent_decline"
    return _said(key, decision, move, other=look.s.power_id(mover))


# -- battles


def _support(look: Outlook, decision: Decision, move: Move) -> Thought:
    return _said("support_none" if move.verb == "stop" else "support_given", decision, move)


def _card(look: Outlook, decision: Decision, move: Move) -> Thought:
    power = POWER_IDS.index(str(decision.params["power"]))
    hand = look.s.hands[power]
    if move.verb == "pass":
        return _said("card_pass", decision, move)
    if move.verb == "scout":
        return _said("card_scout", decision, move)
    battle = look.s.stages[-1]
    if len(set(hand)) > 1 and move.n == max(hand):
        return _said("card_best", decision, move)
    last = isinstance(battle, Battle) and len(set(hand)) > 1 and move.n == min(hand)
    return _said("card_least" if last else "card_some", decision, move)


def _retreat(look: Outlook, decision: Decision, move: Move) -> Thought:
    if move.verb == "off":
        return _said("retreat_off", decision, move)
    return _said("retreat_home" if decision.kind == "defeat" else "retreat_near", decision, move)


_KINDS: Mapping[str, Thinker] = {
    "frederick": _by_verb(general="frederick"),
    "expulsion": _expulsion,
    "status": _status,
    "application": _application,
    "crown": _by_verb(take="crown_take", hold="crown_hold"),
    "vote": _vote,
    "bid": _bid,
    "leave": _by_verb(accept="leave_stay", decline="leave_go"),
    "drill": _by_verb(card="discard"),
    "hand_limit": _by_verb(card="discard"),
    "subsidies": _subsidies,
    "mercenaries": _by_verb(card="mercenaries_card", stop="mercenaries_stop"),
    "offered_money": _by_verb(accept="offer_taken", decline="offer_declined"),
    "offered_cards": _by_verb(accept="offer_taken", decline="offer_declined"),
    "leadership": _leadership,
    "placement": _by_verb(territory="placement"),
    "mobilisation": _by_verb(
        troop="buys_troop", draw="buys_card", morale="buys_morale", fortress="buys_fortress", stop="buys_nothing"
    ),
    "arbiter": _arbiter,
    "dismissal": _by_verb(dismiss="dismissal", stop="dismissal_none"),
    "further_turn": _by_verb(ask="further_ask", end="further_end"),
    "grant": _grant,
    "movement": _by_verb(general="movement_general", land="movement_land", end="movement_end"),
    "frederick_move": _by_verb(general="movement_general", end="movement_end"),
    "march": _where,
    "strategic": _where,
    "garrison": _garrison,
    "consent": _consent,
    "passage": _consent,
    "next_battle": _by_verb(territory="next_battle"),
    "support_attack": _support,
    "support_defence": _support,
    "battle_pile": lambda look, decision, move: _said("card_pass" if move.verb == "pass" else "pile", decision, move),
    "battle_card": _card,
    "scout": _by_verb(reveal="scout"),
    "defeat": _retreat,
    "withdrawal": _retreat,
    "return": _by_verb(general="return"),
}
