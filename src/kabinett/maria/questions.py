"""What happens by itself, and why or why not: `conquer CITY`, `supply GENERAL`, `arrow TRACK`.

These are written like moves, but nobody plays them: leaving a city conquers it or does not (M10.3), a general is in
supply or not (M9), an arrow of the card that is being executed can be used or not (K7.7).
"""

from __future__ import annotations

from kabinett.core.errors import because
from kabinett.core.moves import Move, Vocabulary
from kabinett.core.ruleset import Answer
from kabinett.maria.bars import map_bar
from kabinett.maria.conquest import enemy_fortress_bar, protection_bar
from kabinett.maria.instructions import Execution
from kabinett.maria.movement import March
from kabinett.maria.political import TRACKS
from kabinett.maria.setting import Setting
from kabinett.maria.state import State
from kabinett.maria.supply import supply_answer

# Of several generals or powers who conquer nothing the one counts whose reason comes first here.
TELLING = ("protected", "forced_leaves", "face_down_leaves", "own_fortress", "allied_fortress")


def questions_of(setting: Setting) -> Vocabulary:
    """The questions of a setting; those about arrows are of the advanced game (M17)."""
    vocabulary = Vocabulary()
    vocabulary.verbs("conquer", setting.city_ids)
    vocabulary.verbs("supply", setting.piece_ids[: setting.board.generals])
    if setting.advanced:
        vocabulary.verbs("arrow", TRACKS)
    return vocabulary


def answer(s: State, seat: str, question: Move) -> Answer:
    """The answer for a seat. All of it is public."""
    match question.verb:
        case "conquer":
            return _conquest(s, seat, question.n)
        case "supply":
            return supply_answer(s, question.n)
    executions = [stage for stage in s.stages if isinstance(stage, Execution)]
    if not executions:
        return Answer(False, because("M17.5.7", "nothing_executed"))
    return executions[-1].arrow_answer(s, question.n)


def _conquest(s: State, seat: str, city: int) -> Answer:
    """M10.3.3: whether a general of the seat who left the city would conquer it."""

    def rank(answer: Answer) -> int:
        key = answer.reason.key
        return -1 if answer.happens else TELLING.index(key) if key in TELLING else len(TELLING)

    answers = [_leaving(s, power, general, city) for power, general in _conquerors(s, seat, city)]
    away = Answer(False, map_bar(s, city) or because("M10.1.17", "never_there", city=s.city_id(city)))
    return min(answers, key=rank, default=away)


def _conquerors(s: State, seat: str, city: int) -> list[tuple[int, int | None]]:
    """The seat's generals in the city, else its general on the march, else any general of one of its powers."""
    own = [power for power in s.setting.powers if s.player(power) == seat]
    march = _march(s)
    generals = [(power, general) for power in own for general in s.on_map(power)]
    marching = [pair for pair in generals if march and pair[1] == march.piece]
    here = [pair for pair in generals if s.place[pair[1]] == city]
    chosen = [pair for pair in here if pair in marching] or here or marching
    return [*chosen] or [(power, None) for power in own if _could_come(s, power, city)]


def _could_come(s: State, power: int, city: int) -> bool:
    """M10.1.17: whether generals of a power are ever on the map of a city."""
    if s.setting.roads[power] is s.setting.network.neighbours:
        return True
    flanders, majors = s.setting.flanders, s.setting.majors
    return any((home in flanders) == (city in flanders) for home in majors if s.home(home) == power)


def _march(s: State) -> March | None:
    top = s.stages[-1] if s.stages else None
    return top if isinstance(top, March) else None


def _leaving(s: State, power: int, general: int | None, city: int) -> Answer:
    """M10.3.2-M10.3.4, M10.3.7, M9.15: what `March` and `leave_city` ask, in their order."""
    march, names = _march(s), {"city": s.city_id(city), "power": s.power_id(power)}
    if general is not None and march and march.forced and march.piece == general:
        return Answer(False, because("M10.3.7", "forced_leaves", **names, piece=s.piece_id(general)))
    if general is not None and s.face_down >> general & 1:
        return Answer(False, because("M9.15", "face_down_leaves", **names, piece=s.piece_id(general)))
    bar = map_bar(s, city) or enemy_fortress_bar(s, power, city) or protection_bar(s, city)
    return Answer(False, bar) if bar else Answer(True, because("M10.3.3", "conquers", **names))
