"""What never changes during a game: scenario, number of players, board, seats, and the vocabulary of moves."""

from __future__ import annotations

from functools import cache

from kabinett.ancien_regime.board import (
    BRITAIN,
    FRANCE,
    PLACES_OFF_MAP,
    POWER_IDS,
    STATUSES,
    Board,
    load_board,
)  # fmt: skip
from kabinett.core.errors import BadOption, told
from kabinett.core.fields import Names
from kabinett.core.moves import Vocabulary

BRITISH, FRENCH, NEUTRAL, EXPANSIONIST = range(len(STATUSES))
LEADERS = {BRITISH: BRITAIN, FRENCH: FRANCE}  # C7.2: the leading power of each coalition
NOT_LANDED, LANDED, ORDINARY = range(3)  # C3.7: what Stuart is
STUART_WORDS = ("reserve", "landed", "ordinary")
PLAYERS = tuple(sorted(load_board().minors))  # C3.1, C3.2
MAX_ROUNDS = 1000
PURCHASES = {"troop": "troop", "draw": "card", "morale": "morale", "fortress": "fortress"}  # C9.6.1: verbs and prices
SCOUT = 3  # C10.6: the card that may be played face up


class Moves:
    """The vocabulary of Ancien Régime, with each group of moves by the number of its argument."""

    def __init__(self, board: Board) -> None:
        self.vocabulary = v = Vocabulary()
        territories = [territory.id for territory in board.territories]
        generals = [general.id for general in board.generals]
        self.territory = v.verbs("territory", territories)
        self.general = v.verbs("general", generals)
        self.power = v.verbs("power", POWER_IDS)
        self.card = v.verbs("card", [str(value) for value in range(max(board.deck) + 1)])
        self.stop, self.end, self.skip = v.verb("stop"), v.verb("end"), v.verb("pass")
        self.accept, self.decline = v.verb("accept"), v.verb("decline")
        self.off = v.verb("off")
        # diplomacy (C7), election (C8), auction (C12)
        self.status = v.verbs("status", STATUSES)
        self.expel = v.verbs("expel", POWER_IDS)
        self.take, self.hold = v.verb("take"), v.verb("hold")
        self.bid = v.verbs("bid", [str(n) for n in range(board.numbers.morale_cap + 1)])
        # actions (C9.4-C9.6)
        amounts = range(1, board.numbers.gift_limit + 1)
        gifts = v.verbs("money", [f"{power}:{n}" for power in POWER_IDS for n in amounts])
        self.money = tuple(gifts[n * len(amounts) : (n + 1) * len(amounts)] for n in range(len(POWER_IDS)))
        self.cards = v.verbs("cards", POWER_IDS)
        self.place, self.remove = v.verbs("place", generals), v.verbs("remove", generals)
        self.draw, self.morale = v.verb("draw"), v.verb("morale")
        self.troop, self.fortress = v.verbs("troop", generals), v.verbs("fortress", territories)
        # movement (C9.8-C9.10)
        self.dismiss = v.verbs("dismiss", territories)
        self.march, self.sea = v.verbs("march", territories), v.verbs("sea", territories)
        self.strategic = v.verbs("strategic", territories)
        self.land, self.ask = v.verb("land"), v.verb("ask")
        self.garrison, self.keep = v.verb("garrison"), v.verb("keep")
        # battles (C10)
        self.scout = v.verb("scout")
        most = board.numbers.troops_per_general  # C10.4.1: a pile has a card for each troop at most
        self.reveal = v.verbs("reveal", [f"{general}:{n}" for general in generals for n in range(1, most + 1)])


class Setting:
    """A scenario on a board for a number of players. `rounds` is the round limit (C4.5), 0 for none."""

    def __init__(self, board: Board, scenario: int, players: int, rounds: int) -> None:
        if players not in board.minors:
            raise BadOption(told("unknown_players", numbers=tuple(map(str, sorted(board.minors))), players=players))
        self.board, self.scenario, self.players, self.rounds = board, scenario, players, rounds
        self.numbers = board.numbers
        self.start = board.scenarios[scenario]
        self.minors = board.minors[players]  # C3.2
        self.majors = board.majors(players)
        self.seats = tuple(POWER_IDS[power] for power in self.majors)
        self.moves = Moves(board)
        self._pieces()
        self._territories()
        self.names = self._names()

    def _pieces(self) -> None:
        generals = self.board.generals
        self.power_of = tuple(general.power for general in generals)
        self.general_ids = tuple(general.id for general in generals)
        powers = range(len(POWER_IDS))
        self.generals_of = tuple(tuple(n for n, g in enumerate(generals) if g.power == power) for power in powers)
        self.general_bits = tuple(sum(1 << n for n in own) for own in self.generals_of)
        self.capital = tuple(power.capital for power in self.board.powers)

    def _territories(self) -> None:
        territories = self.board.territories
        self.territory_ids = tuple(territory.id for territory in territories)
        self.home = tuple(territory.home for territory in territories)
        powers = range(len(POWER_IDS))
        self.homes_of = tuple(tuple(n for n, home in enumerate(self.home) if home == power) for power in powers)
        self.neighbours = self.board.neighbours
        self.electors = tuple(n for n, territory in enumerate(territories) if territory.elector)
        # C9.9.3: by territory, the other ends of its routes and their owners.
        self.routes: tuple[tuple[tuple[int, int], ...], ...] = tuple(
            tuple((r.b if r.a == n else r.a, r.owner) for r in self.board.routes if n in (r.a, r.b))
            for n in range(len(territories))
        )
        # C11.6.1: the order in which a board is searched for contradictions.
        self.by_name = tuple(sorted(range(len(territories)), key=lambda n: territories[n].name))

    def _names(self) -> Names:
        return Names(
            {
                "territory": self.territory_ids,
                "territory_or_none": (*self.territory_ids, "~none"),
                "place": (*self.territory_ids, *PLACES_OFF_MAP),
                "general": self.general_ids,
                "general_or_none": (*self.general_ids, "~none"),
                "power": (*POWER_IDS, "~nobody"),
                "recipient": POWER_IDS,  # of cards that still belong to who offers them (C9.4.2)
                "status": (*STATUSES, "~none"),
                "stuart": STUART_WORDS,
            }
        )


@cache
def setting(scenario: int, players: int, rounds: int, board: str | None) -> Setting:
    """The setting of a scenario, made once."""
    return Setting(load_board(board), scenario, players, rounds)
