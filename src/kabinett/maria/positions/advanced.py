"""Positions of the advanced game: tracks, boxes, politics, peace and agreements by names, each checked by its chapter.

What follows from other things need not be said: the status of Saxony from its track, the neutrality of Prussia from
the turn of the peace, pools from the markers. If it is said, it must be so.
"""

from __future__ import annotations

from collections.abc import Mapping

from kabinett.core.yamltree import Node
from kabinett.maria.agreements.admission import check_deal
from kabinett.maria.agreements.negotiation import MAX_OFFERS, most_agreements
from kabinett.maria.agreements.terms import Refused, joined, read_clauses
from kabinett.maria.annexation import NEUTRAL_TURNS
from kabinett.maria.board import BOX, NOBODY
from kabinett.maria.political import DISPLAY, ITALY_TRACK, SAXONY_TRACK, TRACKS
from kabinett.maria.politics import CARDS_OPEN
from kabinett.maria.pools import BATTLE_BOXES, in_boxes, pool
from kabinett.maria.positions.names import Moment, major_of, power_of, take_card
from kabinett.maria.powers import AUSTRIA, FRANCE, PRUSSIA, PRUSSIAN_ALLY, SAXONY_STATUS
from kabinett.maria.setting import MAX_TERM
from kabinett.maria.setup import cards_left, election_card
from kabinett.maria.state import REDUCED, Deal, State
from kabinett.maria.subsidies import bar, make_contract
from kabinett.maria.texts import Texts

ENTRIES = (
    "tracks", "battle_boxes", "emperor", "italy_box", "aside", "reduction", "pools", "victor", "political", "election",
    "display", "covered", "in_force", "contracts", "agreements", "offers", "winter_scores", "saxony_drew",
)  # fmt: skip
Entries = Mapping[str, Node]
ELECTION_TURNS = range(4, 8)  # M18.2: in which of them the card is revealed, at the latest in the last


def read_advanced(s: State, when: Moment, root: Node, entries: Entries) -> None:
    """Everything but status, display and what the introductory game has too."""
    _read_boxes(s, entries)
    _read_aside(s, entries)
    if "victor" in entries:
        s.victor = s.setting.seats.index(entries["victor"].one_of("seat", s.setting.seats))
    _read_election(s, when, root, entries)
    _read_in_force(s, when, entries.get("in_force"))
    _stack_political(s, when, entries.get("political"))
    _read_saxony_drew(s, when, entries.get("saxony_drew"))
    _read_contracts(s, entries.get("contracts"))
    _read_agreements(s, entries.get("agreements"))
    _read_offers(s, entries.get("offers"))
    _check_neutrality(s, root, entries)
    _check_corps(s, root, entries)
    _check_aside(s, entries)
    _check_pools(s, entries.get("pools"))
    _read_scores(s, entries.get("winter_scores"))


# -- status


def read_status(s: State, when: Moment, entries: Entries) -> None:
    """M2.7, M2.8, M3.2.5: what everything else depends on: tracks, Saxony's status, and the peace of Silesia."""
    if "peace_turn" in entries:
        s.peace_turn = _read_peace(s, when, entries["peace_turn"])
    _read_tracks(s, entries)
    s.prussia_neutral = s.peace_turn > 0 and not _neutrality_over(s, when)
    node = entries.get("prussia_neutral")
    if node and node.truth("prussia_neutral") != s.prussia_neutral:
        until = f"until stage prussia of turn {s.peace_turn + NEUTRAL_TURNS}" if s.peace_turn else "only after a peace"
        raise node.fault(f"Prussia is neutral {until}, see peace_turn (M19.1.10)")


def _read_peace(s: State, when: Moment, node: Node) -> int:
    """M19.1.1: peace is made at the end of Prussia's stage, now or in an earlier turn; 0: not yet."""
    turn = node.number("peace_turn", 0, s.turn)
    if turn == s.turn and not when.reached("austria"):
        raise node.fault(f"peace is made at the end of stage prussia, which turn {s.turn} has still to see (M19.1.1)")
    return turn


def _neutrality_over(s: State, when: Moment) -> bool:
    """M19.1.10: whether stage prussia of the second turn after the peace has begun."""
    return (when.turn, when.reached("prussia")) >= (s.peace_turn + NEUTRAL_TURNS, True)


def _read_tracks(s: State, entries: Entries) -> None:
    """M4.15, K1.2: the boxes of the markers; the stars by default. M2.7: Saxony's status is that of its box."""
    boxes = entries["tracks"].fields("tracks", TRACKS) if "tracks" in entries else {}
    for name, node in boxes.items():
        track = TRACKS.index(name)
        ids = [box.id for box in s.setting.tracks[track].boxes]
        s.tracks[track] = ids.index(node.one_of(f"box of {name}", ids))
    if "saxony" in entries:
        status = SAXONY_STATUS.index(entries["saxony"].one_of("status of Saxony", SAXONY_STATUS))
        if "saxony" not in boxes:
            s.tracks[SAXONY_TRACK] = _first_box(s, status)
        elif _saxon_status(s) != status:
            box, is_ = boxes["saxony"].text("box"), SAXONY_STATUS[_saxon_status(s)]
            raise entries["saxony"].fault(f"Saxony's marker stands on {box}, which means {is_} (M2.7)")
    elif "saxony" not in boxes and s.peace_turn:
        s.tracks[SAXONY_TRACK] = _neutral_box(s)
    s.saxony = _saxon_status(s)
    if s.peace_turn and s.saxony == PRUSSIAN_ALLY:
        raise entries["peace_turn"].fault("since the peace Saxony is not Prussia's ally any more (M19.1.4, M19.3.18)")


def _saxon_status(s: State) -> int:
    status = s.setting.tracks[SAXONY_TRACK].boxes[s.tracks[SAXONY_TRACK]].status
    assert status is not None
    return status


def _neutral_box(s: State) -> int:
    neutral = s.setting.tracks[SAXONY_TRACK].neutral
    assert neutral is not None
    return neutral


def _first_box(s: State, status: int) -> int:
    """The star if it has this status, else the first box that has."""
    track = s.setting.tracks[SAXONY_TRACK]
    if track.boxes[track.star].status == status:
        return track.star
    return next(number for number, box in enumerate(track.boxes) if box.status == status)


# -- victory boxes and markers set aside


def _read_boxes(s: State, entries: Entries) -> None:
    """M16.3, M17.5.15: battle boxes, and the Italy box: most often it follows from the track."""
    for name, node in entries["battle_boxes"].items("battle_boxes") if "battle_boxes" in entries else ():
        s.battle_boxes[major_of(s, name)] = node.number("markers in battle boxes (M3.2.11)", 0, BATTLE_BOXES)
    possible = _italian_owners(s)
    s.italy = possible[0]
    if "italy_box" in entries:
        node = entries["italy_box"]
        s.italy = power_of(s, node, ("nobody",))
        if s.italy not in possible:
            box = s.setting.tracks[ITALY_TRACK].boxes[s.tracks[ITALY_TRACK]].id
            raise node.fault(f"with Italy's marker on {box} the Italy box is not {node.text('power')}'s (M17.5.15)")


def _italian_owners(s: State) -> list[int]:
    """M17.5.15: who may have the Italy box: who has the first victory icon on the marker's side of the star, surely if
    the marker stands on it or beyond; the most likely first."""
    track, place = s.setting.tracks[ITALY_TRACK], s.tracks[ITALY_TRACK]
    if place == track.star:
        return [NOBODY]
    side = range(track.star - 1, -1, -1) if place < track.star else range(track.star + 1, len(track.boxes))
    icons = [(box, track.boxes[box].victory) for box in side if track.boxes[box].victory is not None]
    if not icons:
        return [NOBODY]
    box, power = icons[0]
    assert power is not None
    reached = abs(place - track.star) >= abs(box - track.star)
    return [power] if reached else [NOBODY, power]


def _read_aside(s: State, entries: Entries) -> None:
    """M19.1.5, M19.2: markers set aside, and France's reduction."""
    if "reduction" in entries:
        words = s.setting.names.all("reduction")
        s.reduction = words.index(entries["reduction"].one_of("reduction", words))
    for name, node in entries["aside"].items("aside") if "aside" in entries else ():
        power = major_of(s, name)
        if power not in (PRUSSIA, FRANCE):
            raise name.fault(f"{name.text('power')} never sets markers aside (M15.3)")
        s.aside[power] = node.number("markers set aside", 0, s.setting.board.powers[power].victory_markers)
        if s.aside[power]:
            _check_prussia_aside(s, node) if power == PRUSSIA else _check_france_aside(s, node)


def _check_prussia_aside(s: State, node: Node) -> None:
    """M19.1.5, M19.1.11: only after the peace, and until a Prussian piece goes abroad."""
    if not s.peace_turn:
        raise node.fault("Prussia sets markers aside when peace is made: peace_turn is missing (M19.1.5)")
    abroad = [piece for piece in s.setting.pieces_of[PRUSSIA] if s.place[piece] >= 0]
    abroad = [piece for piece in abroad if s.home(s.place[piece]) != PRUSSIA]
    if abroad:
        raise node.fault(f"{s.piece_id(abroad[0])} is outside Prussia, so nothing is set aside any more (M19.1.11)")
    _refuse_marker(s, node, PRUSSIA, AUSTRIA, "M19.1.11")


def _check_france_aside(s: State, node: Node) -> None:
    """M19.2.1, M19.2.3: only after the reduction, and until France takes a fortress on the Bohemia map."""
    if s.reduction != REDUCED:
        raise node.fault("France sets markers aside by its reduction, which is not done (M19.2.1)")
    core = [s.city_id(city) for city, power in s.markers.items() if power == FRANCE and city in _core(s)]
    if core:
        raise node.fault(f"{sorted(core)[0]} has a French marker, so nothing is set aside any more (M19.2.3)")


def _core(s: State) -> frozenset[int]:
    return s.setting.board.core_austria


def _refuse_marker(s: State, node: Node, power: int, home: int, clause: str) -> None:
    """Refuse a marker of this power in this home country."""
    found = sorted(city for city, owner in s.markers.items() if owner == power and s.home(city) == home)
    if found:
        raise node.fault(f"{s.city_id(found[0])} cannot have a marker of {s.power_id(power)} now ({clause})")


def _check_aside(s: State, entries: Entries) -> None:
    """M15.4: markers in victory boxes and set aside are not more than the power has."""
    for name, node in entries["aside"].items("aside") if "aside" in entries else ():
        power = major_of(s, name)
        markers, boxes = s.setting.board.powers[power].victory_markers, in_boxes(s, power)
        if s.aside[power] and s.aside[power] + boxes > markers:
            raise node.fault(
                f"{name.text('power')} has {markers} markers and {boxes} of them in victory boxes, so it has not set "
                f"{s.aside[power]} aside (M15.4)"
            )


def emptied_by(s: State, entries: Entries) -> Node | None:
    """M15.4: the entry that leaves a power no marker in its pool: the last that names one on a fortress, else those
    set aside, else those in battle boxes."""
    empty = {s.power_id(power) for power in DISPLAY if pool(s, power) <= 0}
    markers = entries["markers"].items("markers") if "markers" in entries else ()
    found = [entry for _, entry in markers if entry.text("power") in empty]
    for word in ("aside", "battle_boxes"):
        if not found and word in entries:
            found = [entry for name, entry in entries[word].items(word) if name.text("power") in empty]
    return found[-1] if found else None


def _check_pools(s: State, node: Node | None) -> None:
    """M15.4: a pool is what is left; a position that names another number has gone wrong somewhere."""
    for name, entry in node.items("pools") if node else ():
        power = major_of(s, name)
        markers = s.setting.board.powers[power].victory_markers
        said, left = entry.number("pool", -markers, markers), pool(s, power)
        if said != left:
            raise entry.fault(f"{name.text('power')} has {left} markers in its pool, not {said}: of {markers} all "
                              "others are on fortresses, in victory boxes or set aside (M15.4)")  # fmt: skip


# -- politics


def read_display(s: State, left: set[int], entries: Entries) -> None:
    """M17.4.2, M25.5.1: saved tactical cards, and with the optional rule face-down ones."""
    if "covered" in entries and not s.setting.optional_politics:
        raise entries["covered"].fault("face-down cards stay on the display only with politics: optional (M25.5.1)")
    for name, display in (("display", s.display), ("covered", s.covered)):
        for key, node in entries[name].items(name) if name in entries else ():
            power = major_of(s, key)
            display[power] = [take_card(left, card) for card in node.list(f"the cards of {key.text('power')}")]


def _read_election(s: State, when: Moment, root: Node, entries: Entries) -> None:
    """M18.1, M18.2, M18.9: no election yet, one at the end of this turn, or an Emperor."""
    if "emperor" in entries:
        s.emperor = _emperor(s, entries["emperor"])
    possible = _elections(s, when)
    if not possible and s.emperor != NOBODY:
        raise entries["emperor"].fault("no Emperor is elected before the end of turn 4 (M18.2)")
    if not possible:
        raise entries.get("emperor", root).fault(
            "by now an Emperor has been elected: name him as emperor: austria or france (M18.2)"
        )
    said = possible[0]
    if "election" in entries:
        said = entries["election"].one_of("election", ("none", "pending", "held"))
        if said not in possible:
            raise entries["election"].fault(
                f"here the election can be {' or '.join(possible)}, not {said}: it is held at the end of the turn in "
                "which its card is revealed, turn 4 to 7, and then there is an emperor (M18.1, M18.2, M18.9)"
            )
    s.election_pending = said == "pending"


def _elections(s: State, when: Moment) -> list[str]:
    """M18.1, M18.2: what can be the case at this moment, the usual one first."""
    if s.emperor != NOBODY:
        return ["held"] if s.turn > ELECTION_TURNS[0] and when.stage != "election" else []
    unseen = when.politics_held < ELECTION_TURNS[-1] and when.stage != "election"
    pending = s.turn in ELECTION_TURNS and when.stage not in ("politics", "winter")
    return ["none"] * unseen + ["pending"] * pending


def _emperor(s: State, node: Node) -> int:
    """M18.9: whose marker is in the Emperor box: Austria's for Franz, France's for Karl."""
    power = power_of(s, node, ("nobody",))
    if power not in (AUSTRIA, FRANCE, NOBODY):
        raise node.fault(f"the Emperor box is Austria's or France's, not {node.text('power')}'s (M18.9)")
    return power


def _read_in_force(s: State, when: Moment, node: Node | None) -> None:
    """S35, K7.3: the cards that change incomes, some of them until the end of the turn only."""
    for item in node.list("in_force") if node else ():
        card, name = item.number_of("political", s.setting.names), item.text("political")
        if not any(effect.verb == "income" for effect in s.setting.political[card].instruction):
            raise item.fault(f"{name} changes no income, so it is not in force (M17.5.18)")
        if card in s.in_force or not when.politics_held:
            raise item.fault(f"{name} cannot be in force now: it is named twice, or no card has been revealed yet")
        if when.stage == "politics" and not s.setting.political[card].lasting:
            raise item.fault(f"{name} holds for one turn, so it is not in force before this turn's politics (K7.3)")
        s.in_force.append(card)


def _stack_political(s: State, when: Moment, node: Node | None) -> None:
    """M4.14, M17.1.1, M18.1: the cards named are on top, whatever their year; under them as many others as are left
    after two real ones for each politics stage."""
    election = election_card(s.setting)
    gone = set(s.in_force) | ({election} if s.election_pending or s.emperor != NOBODY else set())
    real = len(s.setting.political) - 1 - CARDS_OPEN * when.politics_held
    count = real + (election not in gone)
    top: list[int] = []
    for item in node.list("political") if node else ():
        card = item.number_of("political", s.setting.names)
        if card in gone or card in top:
            raise item.fault(f"{item.text('political')} is in two places, or has been revealed already (M17.1.1)")
        top.append(card)
    if node and len(top) > count:
        raise node.fault(f"only {count} political cards are left in turn {s.turn} (M17.1.1)")
    s.political_pile = cards_left(s.setting, gone.union(top), count - len(top), s.dice) + top[::-1]


def _read_saxony_drew(s: State, when: Moment, node: Node | None) -> None:
    """M19.3.15, M2.11: Saxony draws once a turn, with Prussia or with Austria, by its status at that time."""
    surely = when.past_cards("prussia" if s.saxony == PRUSSIAN_ALLY else "austria")
    s.saxony_drew = node.truth("saxony_drew") if node else surely
    if node and s.saxony_drew != surely and not (s.saxony_drew and when.past_cards("prussia")):
        raise node.fault("Saxony draws in the card phase of its stage, with Prussia or Austria (M2.11, M19.3.15)")


# -- contracts, agreements, winters


def _read_contracts(s: State, node: Node | None) -> None:
    """M20.2, M20.4: the contracts, in the order in which they were made."""
    for item in node.list("contracts") if node else ():
        fields = item.fields("a contract", ("giver", "receiver", "turns"))
        if len(fields) < 3:
            raise item.fault("a contract needs giver, receiver and turns (M20.4)")
        giver, receiver = power_of(s, fields["giver"]), power_of(s, fields["receiver"])
        clause = bar(s, giver, receiver)
        if clause:
            names = s.power_id(giver), s.power_id(receiver)
            raise item.fault(f"there can be no contract between {names[0]} and {names[1]} ({clause})")
        make_contract(s, giver, receiver, fields["turns"].number("turns of a contract", 1, MAX_TERM))


def _read_agreements(s: State, node: Node | None) -> None:
    """M21.2: running agreements, oldest first; what is done when it is agreed does not run (M20.6, M21.6)."""
    items = node.list("agreements") if node else []
    most = most_agreements(s.setting)
    if node and len(items) > most:
        raise node.fault(f"at most {most} agreements can run at once (M21.4)")
    for item in items:
        fields = item.fields("an agreement", ("between", "clauses"))
        parties = fields["between"].list("parties") if "between" in fields else []
        if len(parties) != 2 or "clauses" not in fields:
            raise item.fault("an agreement needs the two seats that it is between, and its clauses (M21.4)")
        deal = _read_deal(s, parties[0], parties[1], fields["clauses"])
        done = [clause.text for clause in read_clauses(s.setting, deal.clauses) if clause.at_once]
        if done:
            raise fields["clauses"].fault(f"'{done[0]}' is done with when it is agreed, so it does not run (M21.6)")
        s.agreements.append(deal)


def _read_offers(s: State, node: Node | None) -> None:
    """M21.4: offers on the table."""
    for item in node.list("offers") if node else ():
        fields = item.fields("an offer", ("by", "to", "clauses"))
        if len(fields) < 3:
            raise item.fault("an offer needs the seats that it is by and to, and its clauses (M21.4)")
        deal = _read_deal(s, fields["by"], fields["to"], fields["clauses"])
        if sum(other.by == deal.by for other in s.offers) == MAX_OFFERS:
            raise item.fault(f"{fields['by'].text('seat')} has {MAX_OFFERS} offers on the table, which is the most")
        s.offers.append(deal)


def _read_deal(s: State, by: Node, to: Node, node: Node) -> Deal:
    """M21.3, M21.4: what two seats could agree on now, under the next number."""
    seats = s.setting.seats
    parties = [seats.index(seat.one_of("seat", seats)) for seat in (by, to)]
    if parties[0] == parties[1]:
        raise to.fault(f"{to.text('seat')} needs no agreement with itself (M21.8)")
    try:
        clauses = joined(read_clauses(s.setting, node.text("clauses")))
        deal = Deal(s.deals_made + 1, parties[0], parties[1], clauses)
        check_deal(s, deal)
    except Refused as refused:
        raise node.fault(f"{Texts(s.setting).refusal(refused.reason)} ({refused.reason.clause})") from None
    s.deals_made += 1
    return deal


def _read_scores(s: State, node: Node | None) -> None:
    """M13.13: the scores of the winters that have passed; if nothing is said, those of the present pools."""
    past = sum(winter < s.turn for winter in s.setting.variant.winters)
    if node is None:
        s.winter_scores = [[max(0, pool(s, power)) for power in DISPLAY] for _ in range(past)]
        return
    items = node.list("winter_scores")
    if len(items) != past:
        raise node.fault(f"before turn {s.turn} there have been {past} winters, not {len(items)} (M5.8, M13.13)")
    for item in items:
        scores = item.fields("a winter", [s.power_id(power) for power in DISPLAY])
        if len(scores) < len(DISPLAY):
            raise item.fault("a winter needs the scores of all major powers (M13.13)")
        limits = [s.setting.board.powers[power].victory_markers for power in DISPLAY]
        s.winter_scores.append(
            [scores[s.power_id(power)].number("score", 0, most) for power, most in zip(DISPLAY, limits, strict=True)]
        )


# -- what must hold


def _check_neutrality(s: State, root: Node, entries: Entries) -> None:
    """M19.1.1, M19.1.5, M19.4.3: while Prussia is neutral, its country and Austria's have none of the other's markers,
    and all of Silesia is Prussian."""
    for city, owner in s.markers.items() if s.prussia_neutral else ():
        silesian = city in s.setting.board.silesia
        if (silesian and owner != PRUSSIA) or {owner, s.home(city)} == {PRUSSIA, AUSTRIA}:
            raise _named(entries, "markers", s.city_id(city), root).fault(
                f"{s.city_id(city)} cannot have a marker of {s.power_id(owner)} while Prussia is neutral (M19.1.5)"
            )


def _check_corps(s: State, root: Node, entries: Entries) -> None:
    """M17.5.12, M17.5.14, K5.2, K7.6: a general is in a box only while a corps is in force, and alone."""
    for power in DISPLAY:
        away = [s.piece_id(general) for general in s.setting.generals_of[power] if s.place[general] == BOX]
        if not away:
            continue
        node = _named(entries, "pieces", away[-1], root)
        if len(away) > 1:
            raise node.fault(f"{' and '.join(away)} are both in the box of {s.power_id(power)} (M17.5.12)")
        if not _corps_in_force(s, power):
            raise node.fault(
                f"{away[0]} is in his box, but no corps of {s.power_id(power)} is in force by tracks or in_force "
                "(M17.5.14)"
            )


def _named(entries: Entries, entry: str, name: str, root: Node) -> Node:
    """Where an entry names something; the whole position if it does not."""
    found = (value for key, value in entries[entry].items(entry) if key.text(entry) == name) if entry in entries else ()
    return next(iter(found), root)


def _corps_in_force(s: State, power: int) -> bool:
    boxes = [track.boxes[place] for track, place in zip(s.setting.tracks, s.tracks, strict=True)]
    effects = [effect for card in s.in_force for effect in s.setting.political[card].instruction]
    return any(power in box.corps for box in boxes) or any(
        effect.verb == "corps" and power in effect.powers for effect in effects
    )
