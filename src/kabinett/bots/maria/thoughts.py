"""Why a bot chose what it chose in Maria: one sentence for each decision, true of the choice it made.

The sentences are the messages `thought-KEY` of `maria-bots.ftl`. Which of them fits is asked of the position: what a
march comes near to, what a card does to the score, what a hussar makes dear. What is asked is the bot's guess, but for
public matters and its own: nothing else is told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from copy import copy

from kabinett.bots.bot import Thought
from kabinett.bots.maria.clauses import Prospects
from kabinett.bots.maria.negotiation import GOOD, threatened, verdict
from kabinett.core.moves import Decision, Move
from kabinett.maria.board import NOBODY
from kabinett.maria.conquest import PROTECTING_DISTANCE, enemy_fortress, protected
from kabinett.maria.deck import POINTS, RESERVE, face_of, suit_of
from kabinett.maria.election import FRANZ
from kabinett.maria.movement import March
from kabinett.maria.politics import PoliticsStage
from kabinett.maria.powers import AUSTRIA, FRANCE
from kabinett.maria.stacks import strength
from kabinett.maria.state import State
from kabinett.maria.supply import supply_costs

Thinker = Callable[[State, Decision, Move], Thought]
MARCH = 4  # roads within which a general can be in a turn
SMALL_LOSS = 2  # troops


def thought(s: State, decision: Decision, move: Move) -> Thought:
    """Why this was chosen."""
    return _KINDS[decision.kind](s, decision, move)


def _by_verb(**keys: str) -> Thinker:
    """Kinds whose reason follows from the verb; the sentence may name what was asked about and what was chosen."""

    def think(s: State, decision: Decision, move: Move) -> Thought:
        return _said(keys[move.verb], decision, move)

    return think


def _said(key: str, decision: Decision, move: Move, **more: str | int) -> Thought:
    """A thought with what a sentence may name: `piece`, `city`, `power`, ... of the decision, or as it was chosen."""
    named = {name: value for name, value in decision.params.items() if name != "bound"}
    if move.arg is not None and move.verb in _CHOSEN:
        named |= {_CHOSEN[move.verb]: move.n if move.verb == "value" else move.arg}
    return Thought(key, {**named, **more})


_CHOSEN = {
    "city": "city",
    "piece": "piece",
    "card": "card",
    "value": "value",
    "reserve": "value",
    "suit": "suit",
    "political": "political",
    "power": "power",
    "candidate": "candidate",
    "reenter": "piece",
}


# -- set-up, winter, cards


def _setup(s: State, decision: Decision, move: Move) -> Thought:
    """M4.9: how strong a general is made."""
    values = [option.n for option in decision.options]
    if move.n == max(values):
        return _said("setup_strong", decision, move)
    return _said("setup_weak" if move.n == min(values) else "setup_middle", decision, move)


def _payment(s: State, decision: Decision, move: Move) -> Thought:
    """M8.15: what is paid with."""
    due, value = int(decision.params["due"]), POINTS[move.n]
    return _said("payment_exact" if value == due else "payment_rest" if value > due else "payment_part", decision, move)


def _recruit(s: State, decision: Decision, move: Move) -> Thought:
    """M13.2: how many troops are bought."""
    if not move.n:
        return _said("recruit_none", decision, move)
    return _said("recruit_most" if move is decision.options[-1] else "recruit_some", decision, move)


def _recruits(s: State, decision: Decision, move: Move) -> Thought:
    """M13.4: who gets them."""
    if not move.n:
        return _said("recruits_none", decision, move)
    general = s.setting.board.piece_index[str(decision.params["piece"])]
    return _said("recruits_near" if _enemies_near(s, general, MARCH) else "recruits_some", decision, move)


def _division(s: State, decision: Decision, move: Move) -> Thought:
    """M6.10: how two generals share what is left."""
    return _said("division_most" if move is decision.options[-1] else "division_share", decision, move)


# -- hussars and supply


def _hussar(s: State, decision: Decision, move: Move) -> Thought:
    """M7: whose supply a hussar makes dear, where it goes or where it stays."""
    hussar = int(decision.params["hussar"]) - 1
    city = move.n if move.verb == "city" else s.hussars[hussar]
    victim = _made_dear(s, hussar, city) if city >= 0 else None
    stays = "hussar_stays" if move.verb == "stay" else "hussar_rides"
    if victim is None:
        return Thought(stays, {} if move.verb == "stay" else {"city": str(move.arg)})
    return Thought(f"{stays}_dear", {"city": s.city_id(city), "piece": s.piece_id(victim)})


def _made_dear(s: State, hussar: int, city: int) -> int | None:
    """The general to whom a hussar in this city costs most, if it costs anything."""
    with_it, without = copy(s), copy(s)
    with_it.hussars = [*s.hussars[:hussar], city, *s.hussars[hussar + 1 :]]
    without.hussars = [*s.hussars[:hussar], NOBODY, *s.hussars[hussar + 1 :]]
    more = {
        general: cost - before.get(general, 0)
        for power in s.relations.enemies[AUSTRIA]
        for before in (supply_costs(without, power),)
        for general, cost in supply_costs(with_it, power).items()
    }
    dearest = max(more, key=more.__getitem__, default=None)
    return dearest if dearest is not None and more[dearest] > 0 else None


def _supplied(s: State, decision: Decision, move: Move) -> Thought:
    """M9.11: who is kept in supply."""
    generals = [option.n for option in decision.options if option.verb == "piece"]
    most = move.verb == "piece" and s.troops[move.n] == max(s.troops[general] for general in generals)
    return _said("supplied_strongest" if most else "supplied_other", decision, move)


# -- movement


def _movement(s: State, decision: Decision, move: Move) -> Thought:
    """M10.1.1: which piece is the next."""
    if move.verb != "piece":
        return _said(f"movement_{move.verb}", decision, move)
    name = {"piece": s.piece_id(move.n)}
    if not s.setting.general_bits >> move.n & 1:
        return Thought("movement_train", name)
    power, here = s.setting.power_of[move.n], s.place[move.n]
    if s.face_down >> move.n & 1:
        return Thought("movement_starving", name)
    if enemy_fortress(s, power, here):
        return Thought("movement_fortress", {**name, "city": s.city_id(here)})
    target = _nearest_fortress(s, power, here)
    if target is not None and s.setting.network.distance[here][target] <= MARCH:
        return Thought("movement_reach", {**name, "city": s.city_id(target)})
    return Thought("movement_general", name)


def _march(s: State, decision: Decision, move: Move) -> Thought:
    """M10.1.2: why a piece goes there, or stops."""
    stage = s.stages[-1]
    assert isinstance(stage, March)
    piece, here = stage.piece, s.place[stage.piece]
    name = {"piece": s.piece_id(piece)}
    if move.verb == "forced":
        return Thought("march_forced", name)
    if not s.setting.general_bits >> piece & 1:
        return _train_march(s, piece, here, move)
    if move.verb != "city":
        return _stop(s, piece, here)
    return _step(s, piece, here, move.n, stage.forced)


def _train_march(s: State, train: int, here: int, move: Move) -> Thought:
    """A train keeps near the generals whom it supplies."""
    end, distance = move.n if move.verb == "city" else here, s.setting.network.distance
    generals = s.on_map(s.setting.power_of[train])
    names = {"piece": s.piece_id(train), "city": s.city_id(end)}
    nearer = [g for g in generals if distance[end][s.place[g]] < distance[here][s.place[g]]]
    if move.verb == "city" and nearer:
        nearest = min(nearer, key=lambda general: distance[end][s.place[general]])
        return Thought("march_train_follows", {**names, "other": s.piece_id(nearest)})
    return Thought("march_train_goes" if move.verb == "city" else "march_train_stops", names)


def _stop(s: State, piece: int, here: int) -> Thought:
    """Where a general ends his march."""
    names = {"piece": s.piece_id(piece), "city": s.city_id(here)}
    power = s.setting.power_of[piece]
    enemies = _enemies_near(s, piece, 1)
    if enemies:
        return Thought("march_stop_attack", {**names, "other": s.piece_id(enemies[0])})
    if enemy_fortress(s, power, here):
        return Thought("march_stop_fortress", names)
    saved = _in_danger(s, power, here)
    if saved is not None:
        return Thought("march_stop_protect", {**names, "other": s.city_id(saved)})
    return Thought("march_stop", names)


def _step(s: State, piece: int, here: int, city: int, forced: bool) -> Thought:
    """Where a general goes on to: what he takes, joins, fights, flees from, or comes nearer to."""
    power = s.setting.power_of[piece]
    names = {"piece": s.piece_id(piece), "city": s.city_id(city)}
    takes = not forced and not s.face_down >> piece & 1
    if takes and enemy_fortress(s, power, here) and not protected(s, here):
        return Thought("march_conquers", {**names, "city": s.city_id(here)})
    if takes and enemy_fortress(s, power, city):
        return Thought("march_question" if protected(s, city) else "march_takes", names)
    for key, question in (("march_joins", _joins), ("march_fights", _fights), ("march_flees", _flees)):
        other = question(s, piece, here, city)
        if other is not None:
            return Thought(key, {**names, "other": s.piece_id(other)})
    return _approach(s, piece, here, city, names)


def _joins(s: State, piece: int, here: int, city: int) -> int | None:
    """The general who stands there."""
    return next(_members(s.at[city] & s.setting.general_bits), None)


def _fights(s: State, piece: int, here: int, city: int) -> int | None:
    """An enemy general beside the city."""
    return next(iter(_beside(s, piece, city)), None)


def _flees(s: State, piece: int, here: int, city: int) -> int | None:
    """An enemy general beside whom he stands and then does not."""
    return next(iter(_beside(s, piece, here)), None)


def _approach(s: State, piece: int, here: int, city: int, names: Mapping[str, str]) -> Thought:
    """What he comes nearer to by a step: his train, a fortress to protect, or one to take."""
    distance, power = s.setting.network.distance, s.setting.power_of[piece]
    trains = [train for train in s.setting.trains_of[power] if s.place[train] >= 0]
    train = min(trains, key=lambda t: distance[city][s.place[t]], default=None)
    nearer = train is not None and distance[city][s.place[train]] < distance[here][s.place[train]]
    if train is not None and nearer and s.face_down >> piece & 1:
        return Thought("march_supply", {**names, "other": s.piece_id(train)})
    saved = _in_danger(s, power, city)
    if saved is not None and distance[city][saved] < distance[here][saved]:
        return Thought("march_protect", {**names, "other": s.city_id(saved)})
    target = _nearest_fortress(s, power, city)
    if target is not None and distance[city][target] < distance[here][target]:
        return Thought("march_towards", {**names, "other": s.city_id(target)})
    return Thought("march_position", names)


# -- combat


def _attacker(s: State, decision: Decision, move: Move) -> Thought:
    """M11.1.2: the strongest first, or another."""
    strengths = {option: strength(s, s.place[option.n]) for option in decision.options}
    return _said(
        "attacker_strongest" if strengths[move] == max(strengths.values()) else "attacker_other", decision, move
    )


def _battle(s: State, decision: Decision, move: Move) -> Thought:
    """M11.1.7: what a card does, or why no more are spent."""
    score = int(decision.params["score"])
    names = {"power": str(decision.params["power"])}
    if move.verb == "stop":
        return _give_up(decision, names, -score)
    value = move.n if move.verb == "reserve" else POINTS[move.n]
    after = score + value
    params: dict[str, str | int] = {**names, "score": abs(after)}
    if move.verb == "reserve":
        return Thought("battle_reserve", {**names, "value": value})
    params["card"] = str(move.arg)
    if after <= 0:
        return Thought("battle_level" if after == 0 else "battle_less", params)
    enough = [
        POINTS[option.n] for option in decision.options if option.verb == "card" and POINTS[option.n] + score >= 0
    ]
    if len(enough) > 1:
        return Thought("battle_small" if value == min(enough) else "battle_large", params)
    return Thought("battle_ahead", params)


def _give_up(decision: Decision, names: Mapping[str, str], loss: int) -> Thought:
    if not loss:
        return Thought("battle_draw", names)
    return Thought("battle_small_loss" if loss <= SMALL_LOSS else "battle_lost", {**names, "loss": loss})


def _retreat(s: State, decision: Decision, move: Move) -> Thought:
    """M11.2.5: the winner sends the beaten where it hurts."""
    general = s.setting.board.piece_index[str(decision.params["piece"])]
    trains = [s.place[t] for t in s.setting.trains_of[s.setting.power_of[general]] if s.place[t] >= 0]
    away = {
        option: min((s.setting.network.distance[option.n][t] for t in trains), default=0) for option in decision.options
    }
    far = len(set(away.values())) > 1 and away[move] == max(away.values())
    return _said("retreat_from_train" if far else "retreat_there", decision, move)


# -- politics


def _trump(s: State, decision: Decision, move: Move) -> Thought:
    """M17.2.1: the suit of which the seat has most."""
    held = [sum(_is_suit(card, suit) for hand in _hands(s, decision.seat) for card in hand) for suit in range(4)]
    return _said("trump_most" if held[move.n] == max(held) > 0 else "trump_other", decision, move)


def _hands(s: State, seat: str) -> Iterable[list[int]]:
    return (s.hands[power] for power in s.setting.powers if s.player(power) == seat)


def _is_suit(card: int, suit: int) -> bool:
    return face_of(card) < RESERVE and suit_of(face_of(card)) == suit


def _placement(s: State, decision: Decision, move: Move) -> Thought:
    """M17.3.1: a card that counts, a bluff, or nothing."""
    if move.verb != "card":
        return _said("placement_none", decision, move)
    stage = s.stages[-1]
    assert isinstance(stage, PoliticsStage)
    counts = move.n == RESERVE or suit_of(move.n) == stage.trump
    return _said("placement_counts" if counts else "placement_bluff", decision, move)


def _saxony_shift(s: State, decision: Decision, move: Move) -> Thought:
    """M19.3.2: how far Saxony is moved."""
    return _said("saxony_shift_none" if not move.n else "saxony_shift_right", decision, move)


def _consent(s: State, decision: Decision, move: Move) -> Thought:
    """M10.1.19: whether an enemy is near against whom a stack helps."""
    if move.verb == "decline":
        return _said("consent_refused", decision, move)
    city = s.setting.board.city_index[str(decision.params["city"])]
    return _said("consent_needed" if threatened(s, city) else "consent_given", decision, move)


def _vote(s: State, decision: Decision, move: Move) -> Thought:
    """M18.5: the candidate of one's own side, or the one who does less harm."""
    side = AUSTRIA if move.n == FRANZ else FRANCE
    return _said("vote_own" if s.player(side) == decision.seat else "vote_other", decision, move)


def _offer(s: State, decision: Decision, move: Move) -> Thought:
    """M21.4: whether an offer is good, and if it is not, why."""
    deal = next(deal for deal in s.offers if deal.number == decision.params["number"])
    seat = {"seat": s.setting.seats[deal.by]}
    if move.verb == "accept":
        return Thought("offer_accepted", seat)
    why = verdict(Prospects(s), deal.clauses, deal.to, deal.by)
    return Thought("offer_little" if why == GOOD else f"offer_{why}", seat)


# -- the map


def _members(bits: int) -> Iterator[int]:
    return (number for number in range(bits.bit_length()) if bits >> number & 1)


def _beside(s: State, piece: int, city: int) -> list[int]:
    """The enemy generals beside a city."""
    enemies = s.relations.enemy_generals[s.setting.power_of[piece]]
    return [general for other in s.setting.network.neighbours[city] for general in _members(s.at[other] & enemies)]


def _enemies_near(s: State, general: int, reach: int) -> list[int]:
    """The enemy generals within so many roads, the nearest first."""
    distance = s.setting.network.distance[s.place[general]]
    enemies = _members(s.relations.enemy_generals[s.setting.power_of[general]])
    found = [enemy for enemy in enemies if s.place[enemy] >= 0 and distance[s.place[enemy]] <= reach]
    return sorted(found, key=lambda enemy: distance[s.place[enemy]])


def _nearest_fortress(s: State, power: int, city: int) -> int | None:
    """The nearest fortress of an enemy."""
    distance = s.setting.network.distance[city]
    found = [fortress for fortress in _fortresses(s) if enemy_fortress(s, power, fortress)]
    return min(found, key=distance.__getitem__, default=None)


def _fortresses(s: State) -> Iterable[int]:
    return (city for city in s.setting.network.cities if s.setting.fortress[city])


def _in_danger(s: State, power: int, city: int) -> int | None:
    """The nearest fortress that a general in this city protects, and that an enemy can reach."""
    distance = s.setting.network.distance
    enemies = [s.place[g] for g in _members(s.relations.enemy_generals[power]) if s.place[g] >= 0]
    found = [
        fortress
        for fortress in _fortresses(s)
        if distance[city][fortress] <= PROTECTING_DISTANCE
        and s.controller(fortress) == power
        and any(distance[fortress][enemy] <= MARCH for enemy in enemies)
    ]
    return min(found, key=distance[city].__getitem__, default=None)


_KINDS: Mapping[str, Thinker] = {
    "setup": _setup,
    "hussar": _hussar,
    "subsidy": _by_verb(subsidy="subsidy_paid", keep="subsidy_kept"),
    "payment": _payment,
    "supplied": _supplied,
    "movement": _movement,
    "march": _march,
    "train_entry": _by_verb(city="train_entry"),
    "commander": _by_verb(piece="commander"),
    "division": _division,
    "attacker": _attacker,
    "target": _by_verb(piece="target"),
    "battle": _battle,
    "retreat": _retreat,
    "retreat_path": _by_verb(city="retreat_path"),
    "recruit": _recruit,
    "general_entry": _by_verb(city="general_enters", decline="general_stays_away"),
    "recruits": _recruits,
    "consent_commander": _by_verb(piece="consent_commander"),
    "consent": _consent,
    "trump": _trump,
    "placement": _placement,
    "choice": _by_verb(political="choice_card", save="choice_save"),
    "instruction": _by_verb(follow="instruction_followed", skip="instruction_left"),
    "arrow": _by_verb(left="arrow_left", right="arrow_right", skip="arrow_unused"),
    "receiver": _by_verb(power="receiver"),
    "corps": _by_verb(piece="corps"),
    "corps_return": _by_verb(stack="corps_joins", displace="corps_displaces"),
    "relocated_piece": _by_verb(piece="relocated_piece"),
    "relocation": _by_verb(city="relocation"),
    "saxony_shift": _saxony_shift,
    "offer": _offer,
    "peace_offer": _by_verb(offer="peace_offered", decline="peace_not_offered"),
    "peace_answer": _by_verb(accept="peace_accepted", decline="peace_refused"),
    "second_train": _by_verb(city="second_train"),
    "vote": _vote,
}
