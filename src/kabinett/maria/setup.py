"""M4 Set-up: pieces, markers and first hands; then every player secretly distributes the troops of his powers."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass, field

from kabinett.core.dice import Dice
from kabinett.core.errors import Reason, because
from kabinett.core.fields import INT, Table, public
from kabinett.core.moves import Decision, Move
from kabinett.core.state import Stage
from kabinett.maria.board import ABSENT, NOBODY
from kabinett.maria.cards import draw, new_pile
from kabinett.maria.deck import DECKS
from kabinett.maria.political import YEARS
from kabinett.maria.powers import AUSTRIA, BAVARIA, FRANCE, PRAGMATIC, PRUSSIA, PRUSSIAN_ALLY, SAXONY
from kabinett.maria.setting import HUSSARS, MAX_TROOPS, Setting
from kabinett.maria.state import BESIDE, NOT_REDUCED, State

HAND_ORDER = (PRUSSIA, SAXONY, FRANCE, BAVARIA, PRAGMATIC, AUSTRIA)  # M4.8


def empty_state(setting: Setting, dice: Dice) -> State:
    """A state with no piece on the board, no cards dealt and nothing to do."""
    return State(
        stages=[],
        dice=dice,
        outcome=None,
        asked=(),
        events=[],
        setting=setting,
        at=[0] * len(setting.board.cities),
        turn=1,
        place=[ABSENT] * len(setting.board.pieces),
        troops=[0] * setting.board.generals,
        recruits=[0] * len(setting.board.powers),
        face_down=0,
        moved=0,
        senior=0,
        hussars=[BESIDE] * HUSSARS,
        markers={},
        questions={},
        hands=[[] for _ in setting.board.powers],
        pile=[],
        pile_cards=0,
        discards=[[] for _ in range(DECKS)],
        next_deck=0,
        saxony=PRUSSIAN_ALLY,
        prussia_neutral=False,
        peace_turn=0,
        tracks=[track.star for track in setting.tracks],
        battle_boxes=[0] * len(setting.board.powers),
        emperor=NOBODY,
        italy=NOBODY,
        aside=[0] * len(setting.board.powers),
        reduction=NOT_REDUCED,
        victor=NOBODY,
        political_pile=[],
        election_pending=False,
        display=[[] for _ in setting.board.powers],
        covered=[[] for _ in setting.board.powers],
        in_force=[],
        saxony_drew=False,
        contracts=[],
        offers=[],
        agreements=[],
        deals_made=0,
        winter_scores=[],
    )


def start(setting: Setting, dice: Dice) -> State:
    """M4.1-M4.8: the position before the troops are distributed. Seats are taken by agreement outside the rules.

    M4.13, M4.15: the electoral college follows from control; the markers stand on the stars of their tracks.
    """
    s = empty_state(setting, dice)
    for piece, place in enumerate(setting.start_places):
        if place >= 0:
            s.put(piece, place)
        else:
            s.place[piece] = place
    s.markers = dict(setting.start_markers)
    new_pile(s)
    for power in HAND_ORDER:
        if power in setting.powers:  # M14.2: the Pragmatic Army has no cards
            draw(s, power, setting.board.powers[power].cards, "M4.8")
    if setting.advanced:
        s.political_pile = cards_left(setting, frozenset(), len(setting.political), s.dice)
    return s


def election_card(setting: Setting) -> int:
    """M18: the Imperial Election."""
    return next(number for number, card in enumerate(setting.political) if card.election)


def cards_left(setting: Setting, gone: Set[int], count: int, dice: Dice) -> list[int]:
    """M4.14: so many cards, the top last: each year shuffled, 1741 on top, without those that are gone.

    Which others are gone is not known: they were on top. The Imperial Election is not, unless it is named.
    """
    pile: list[int] = []
    if not count:
        return pile  # M14.2: also in the introductory game
    for year in reversed(YEARS):
        cards = [number for number, card in enumerate(setting.political) if card.year == year and number not in gone]
        dice.shuffle(cards)
        pile += cards
    kept = election_card(setting)
    while len(pile) > count:
        pile.pop(-2 if pile[-1] == kept and len(pile) > 1 else -1)
    return pile


@dataclass(slots=True)
class SetUp(Stage):
    """M4.9: all players distribute the troops of each of their powers at the same time, general by general.

    `placed` is how many generals of each power have their troops. The last one of a power gets what is left.
    """

    placed: list[int] = field(metadata=public(Table("power", INT)))

    def ask(self, s: State) -> tuple[Decision, ...]:
        """M4.9: each seat is asked about its own next general; nobody waits for another."""
        decisions = {}
        for power in s.setting.powers:
            seat = s.player(power)
            if seat not in decisions and self.placed[power] < len(s.setting.generals_of[power]) - 1:
                decisions[seat] = self._decision(s, power)
        return tuple(decisions.values())

    def why_not(self, s: State, decision: Decision, move: Move) -> Reason | None:
        """M4.9, M4.10: why the general asked about can not get so many."""
        power = s.setting.board.power_index[str(decision.params["power"])]
        return setup_bar(s, power, self.placed[power], move.n) if move.verb == "value" else None

    def _decision(self, s: State, power: int) -> Decision:
        general = s.setting.generals_of[power][self.placed[power]]
        options = [s.setting.moves.value[n] for n in setup_choices(s, power, self.placed[power])]
        left = s.setting.board.powers[power].troops - assigned(s, power)
        return Decision(
            s.player(power),
            "setup",
            "M4.9",
            options,
            piece=s.piece_id(general),
            power=s.power_id(power),
            left=left,
        )

    def answer(self, s: State, seat: str, move: Move) -> None:
        """M4.9: the troops of the general asked about."""
        power = next(
            p for p in s.setting.powers if s.player(p) == seat and self.placed[p] < len(s.setting.generals_of[p]) - 1
        )
        general = s.setting.generals_of[power][self.placed[power]]
        s.troops[general] = move.n
        self.placed[power] += 1
        s.tell(seat, "troops_assigned", "M4.9", piece=s.piece_id(general), count=move.n)

    def step(self, s: State) -> None:
        """M4.11, M14.3: the last generals get the rest; generals who do not take part leave with their troops."""
        for power in s.setting.powers:
            last = s.setting.generals_of[power][-1]
            s.troops[last] = s.setting.board.powers[power].troops - assigned(s, power)
        for general in range(s.setting.board.generals):
            if s.place[general] == ABSENT:
                s.troops[general] = 0
        for power in s.setting.powers:
            s.reveal("set_up", "M4.9", power=s.power_id(power), total=s.total(power))
        s.pop()


def assigned(s: State, power: int) -> int:
    """The troops of a power that its generals have already got."""
    return sum(s.troops[general] for general in s.setting.generals_of[power])


def setup_choices(s: State, power: int, number: int) -> range:
    """M4.9, M4.10: what the next general may get so that all later ones can have their minimum and at most 8."""
    generals = s.setting.generals_of[power]
    minima = [s.setting.board.pieces[general].min_troops for general in generals]
    left = s.setting.board.powers[power].troops - assigned(s, power)
    later = minima[number + 1 :]
    least = max(minima[number], left - MAX_TROOPS * len(later))
    return range(least, min(MAX_TROOPS, left - sum(later)) + 1)


def setup_bar(s: State, power: int, number: int, count: int) -> Reason | None:
    """M4.9, M4.10, M6.5: why the next general may not get so many (`setup_choices`)."""
    if count in setup_choices(s, power, number):
        return None
    generals = s.setting.generals_of[power]
    minima = [s.setting.board.pieces[general].min_troops for general in generals]
    names = {"piece": s.piece_id(generals[number]), "power": s.power_id(power)}
    if count < minima[number]:
        return because("M4.10", "setup_minimum", **names, least=minima[number])
    if count > MAX_TROOPS:
        return because("M6.5", "at_most", **names, most=MAX_TROOPS)
    later, left = minima[number + 1 :], s.setting.board.powers[power].troops - assigned(s, power) - count
    if left < sum(later):
        return because("M4.10", "setup_rest_small", **names, rest=max(0, left), needed=sum(later))
    return because("M6.5", "setup_rest_large", **names, rest=left, most=MAX_TROOPS * len(later))
