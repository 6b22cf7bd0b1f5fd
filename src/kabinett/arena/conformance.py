"""The conformance suite for bots: whether a bot does all that is asked of one, whoever wrote it.

A bot plays whole games of both games at all seats, watched at every call, with little time for each decision. Some
decisions of these games, the slowest among them, are then put to it again with all its time.
"""

from __future__ import annotations

import inspect
import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from kabinett import bottexts
from kabinett.arena.driver import GRACE, NotAllowed, checked_word, play_out, shown
from kabinett.bots import LEVELS, Bot, RandomBot, Thought
from kabinett.core.errors import BadOption
from kabinett.core.fluent import NoMessage, arguments
from kabinett.core.game import Game
from kabinett.core.info import GameInfo, Value
from kabinett.core.moves import Decision, Move
from kabinett.core.ruleset import AnyRuleset, View
from kabinett.games import GAMES, begin

PACE = 0.02  # seconds for a decision in whole games, where a bot would take more
SLACK = 0.01  # seconds that the clock may be wrong by
TRIES = 3  # a decision that took too long is asked again: the machine may have been busy
LIMITS: Mapping[str, Mapping[str, Value]] = {"ancien_regime": {"rounds": 6}}  # so that games are whole, but not long
Table = tuple[GameInfo, Mapping[str, Value]]

# What is checked; `conformance-check-NAME` of cli.ftl says what each is.
CHECKS = ("class", "games", "options", "words", "untouched", "reasons", "time", "seed", "anew")


@dataclass
class Check:
    """One of CHECKS: what was wrong, how often something was looked at, and what is worth saying besides."""

    name: str
    faults: list[str] = field(default_factory=list)
    tried: int = 0
    note: str = ""

    @property
    def verdict(self) -> str:
        """In a word."""
        return "failed" if self.faults else "ok" if self.tried or self.note else "not tried"

    def to_json(self) -> dict[str, Any]:
        """The check as data."""
        return {
            "check": self.name,
            "verdict": self.verdict,
            "tried": self.tried,
            "faults": self.faults,
            "note": self.note,
        }


@dataclass(frozen=True)
class Sample:
    """A decision out of a game, and how long the bot took for it there."""

    rules: AnyRuleset
    view: View | None
    decision: Decision
    took: float
    where: str


class Samples:
    """Some decisions of a game: one half those that took longest, the other half any."""

    def __init__(self, most: int, seed: int) -> None:
        self.most = most
        self._random = Random(f"samples {seed}")
        self._any: list[Sample] = []
        self._slowest: list[Sample] = []
        self._seen = 0

    def offer(self, sample: Sample) -> None:
        """Keep a decision, perhaps."""
        self._seen += 1
        self._slowest = sorted([*self._slowest, sample], key=lambda kept: -kept.took)[: (self.most + 1) // 2]
        if len(self._any) < self.most // 2:
            self._any.append(sample)
        elif self._any and (place := self._random.randrange(self._seen)) < len(self._any):
            self._any[place] = sample

    def kept(self) -> list[Sample]:
        """What was kept, each once."""
        return list({id(sample): sample for sample in (*self._slowest, *self._any)}.values())


@dataclass(frozen=True)
class Amount:
    """How much is tried: games at each of some tables (None: those of `tables`), decisions of each that are put again,
    and how many seconds there are for a decision in whole games."""

    games: int = 1
    samples: int = 8
    tables: Sequence[Table] | None = None
    pace: float = PACE


class Examination:
    """One run of the suite for one class."""

    def __init__(self, bot: Any, amount: Amount, seconds: float | None = None, seed: int = 1) -> None:
        self.bot = bot
        self.amount = amount
        self.seconds = seconds
        self.seed = seed
        self.checks = {name: Check(name) for name in CHECKS}

    @property
    def passed(self) -> bool:
        """Whether nothing was wrong."""
        return not any(check.faults for check in self.checks.values())

    def run(self, tell: Callable[[str], object] = lambda _: None) -> Examination:
        """Try everything; `tell` is told what is tried. A class that is no bot is not tried any further."""
        tell("class")
        self._check_class()
        if not self.passed:
            return self
        kept: list[Sample] = []
        for info, options in self.tables:
            for number in range(self.amount.games):
                tell(f"{info.id} {_words(options)}")
                kept += self._play(info, options, number)
        tell("time")
        for sample in kept:
            self._check_time(sample)
        for info, options in {info.id: (info, options) for info, options in reversed(self.tables)}.values():
            tell(f"seed and anew: {info.id}")
            self._check_seed(info, options)
            self._check_anew(info, options)
        return self

    @property
    def tables(self) -> Sequence[Table]:
        """The tables at which the bot is tried."""
        return self.amount.tables or list(tables())

    # -- the class

    def _check_class(self) -> None:
        check = self.checks["class"]
        check.tried = 1
        check.faults += class_faults(self.bot)
        if check.faults:
            return
        for info, options in self.tables:
            rules = info.rules(options)
            for args in ((rules, self.seed), (rules, f"{self.seed} seat", PACE)):
                try:
                    self.bot(*args)
                except Exception as error:
                    check.faults.append(f"it cannot be made with {len(args)} arguments for {info.id}: {error!r}")
                    return

    # -- whole games

    def _play(self, info: GameInfo, options: Mapping[str, Value], number: int) -> list[Sample]:
        """A game by this bot alone; in every other game bots that play at random have every other seat."""
        game = begin(info.id, options, self.seed + number)
        where = f"{info.id} {_words(options)} seed {game.journal.seed}"
        watch = Watch(self, game, where, Samples(self.amount.samples, game.journal.seed))
        bots: dict[str, Bot] = {}
        for place, seat in enumerate(game.seats):
            seed = f"{game.journal.seed} {seat}"
            mixed = number % 2 and (place + number // 2) % 2
            bots[seat] = RandomBot(game.rules, seed) if mixed else Watched(watch, seed)
        self._finish(game, bots, where, "games")
        return watch.samples.kept()

    def _finish(self, game: Game, bots: Mapping[str, Bot], where: str, check: str) -> None:
        self.checks[check].tried += 1
        players = play_out(game, bots)
        for failure in players.failures:
            self.checks[check].faults.append(f"{where}, move {failure.move}, {failure.seat}: {failure.reason}")

    def pace(self) -> float:
        """Seconds for a decision in whole games."""
        return min(self.amount.pace, self.seconds or self.amount.pace)

    # -- decisions that are put again

    def _check_time(self, sample: Sample) -> None:
        """A bot keeps to its seconds if one of a few tries does."""
        check = self.checks["time"]
        check.tried += 1
        took, limit = 0.0, 0.0
        for _ in range(TRIES):
            bot = self.bot(sample.rules, self.seed, self.seconds)
            limit = GRACE * bot.seconds + SLACK
            began = perf_counter()
            try:
                bot.speak(sample.view)
                bot.choose(sample.view, sample.decision)
            except Exception as error:
                check.faults.append(f"{sample.where}: {error!r}")
                return
            took = perf_counter() - began
            if took <= limit:
                return
        check.faults.append(
            f"{sample.where}, {sample.decision.kind} with {len(sample.decision.options)} options: {took:.3f} s, "
            f"{TRIES} times more than {limit:.3f} s"
        )

    def _check_seed(self, info: GameInfo, options: Mapping[str, Value]) -> None:
        check = self.checks["seed"]
        if self.bot.timed:
            check.note = "not asked of a bot that is timed"
            return
        check.tried += 1
        one, other = (self._moves(info, options) for _ in range(2))
        for number, (a, b) in enumerate(zip(one, other, strict=False)):
            if a != b:
                check.faults.append(f"{info.id} {_words(options)}, move {number}: first {a}, then {b}")
                return

    def _moves(self, info: GameInfo, options: Mapping[str, Value]) -> list[str]:
        """A whole game, move by move."""
        game = begin(info.id, options, self.seed)
        seats = {seat: self.bot(game.rules, f"{self.seed} {seat}", self.pace()) for seat in game.seats}
        play_out(game, seats)
        return [f"{entry.seat} {entry.move}" for entry in game.journal.entries]

    def _check_anew(self, info: GameInfo, options: Mapping[str, Value]) -> None:
        """A whole game as a server lets bots play it: made for each decision, with a view that came as JSON."""
        game = begin(info.id, options, self.seed)
        bots = {seat: Anew(self, game, seat) for seat in game.seats}
        self._finish(game, bots, f"{info.id} {_words(options)}", "anew")


class Watch:
    """What is noticed of the bots of one game."""

    def __init__(self, exam: Examination, game: Game, where: str, samples: Samples) -> None:
        self.exam = exam
        self.game = game
        self.where = where
        self.samples = samples
        self._known: set[tuple[str, ...]] = set()

    def tried(self, check: str) -> None:
        """Something was looked at."""
        self.exam.checks[check].tried += 1

    def fault(self, check: str, decision: Decision | None, what: str) -> None:
        """Something was wrong."""
        at = f", {decision.seat}, {decision.kind}" if decision else ""
        move = len(self.game.journal.entries)
        self.exam.checks[check].faults.append(f"{self.where}, move {move}{at}: {what}")

    def reason(self, decision: Decision, thought: object) -> None:
        """Check what a bot says for its choice; a message that is known with these parameters is tried once."""
        self.tried("reasons")
        if thought is None:
            return
        if not isinstance(thought, Thought) or not isinstance(thought.key, str):
            self.fault("reasons", decision, f"{shown(thought)} is no Thought")
            return
        shape = thought.key, *sorted(thought.params)
        if shape not in self._known:
            self._known.add(shape)
            self._say(decision, thought)

    def _say(self, decision: Decision, thought: Thought) -> None:
        words = bottexts.messages(self.game.rules.game)
        if f"thought-{thought.key}" not in words:
            self.fault("reasons", decision, f"there is no message thought-{thought.key}")
            return
        try:
            words.format(f"thought-{thought.key}", arguments(dict(thought.params)))
        except NoMessage as error:
            self.fault("reasons", decision, str(error))


class Watched(Bot):
    """Stands between the driver and a bot, and watches what it does."""

    def __init__(self, watch: Watch, seed: str) -> None:
        inner = watch.exam.bot
        self.name = inner.name  # type: ignore[misc]  # it stands for any bot
        self.sees = inner.sees  # type: ignore[misc]
        super().__init__(watch.game.rules, seed)
        self.watch = watch
        self.inner: Bot = inner(watch.game.rules, seed, watch.exam.pace())

    def choose(self, view: View | None, decision: Decision) -> Move:
        """What the bot chooses."""
        before, began = _frozen(view, decision), perf_counter()
        move = self.inner.choose(view, decision)
        took = perf_counter() - began
        self._untouched(before, view, decision)
        self.watch.tried("options")
        if not any(move is option for option in decision.options):
            self.watch.fault("options", decision, f"{shown(move)} is no option")
        self.watch.reason(decision, self.inner.explain())
        if len(decision.options) > 1:
            sample = Sample(self.rules, view, decision, took, f"{self.watch.where}, {decision.seat}")
            self.watch.samples.offer(sample)
        return move

    def speak(self, view: View | None) -> Move | None:
        """What the bot wants to say."""
        before = _frozen(view, None)
        said = self.inner.speak(view)
        self._untouched(before, view, None)
        self.watch.tried("words")
        if said is not None:
            seat = view.seat if view else None
            try:
                checked_word(self.watch.game, seat or self.watch.game.decisions()[0].seat, said)
            except NotAllowed as error:
                self.watch.fault("words", None, str(error))
        return said

    def _untouched(self, before: str, view: View | None, decision: Decision | None) -> None:
        self.watch.tried("untouched")
        if _frozen(view, decision) != before:
            self.watch.fault("untouched", decision, "view or decision was changed")


class Anew(Bot):
    """Makes a bot for each decision, and lets its view go through JSON."""

    def __init__(self, exam: Examination, game: Game, seat: str) -> None:
        self.name = exam.bot.name  # type: ignore[misc]  # it stands for any bot
        self.sees = exam.bot.sees  # type: ignore[misc]
        super().__init__(game.rules, seat)
        self.exam = exam
        self.game = game
        self.seat = seat

    def choose(self, view: View | None, decision: Decision) -> Move:
        """What a new bot chooses."""
        return self._made().choose(self._sent(view), decision)

    def speak(self, view: View | None) -> Move | None:
        """What a new bot says."""
        return self._made().speak(self._sent(view))

    def _made(self) -> Bot:
        seed = f"{self.game.journal.seed} {self.seat} {len(self.game.journal.entries)}"
        bot: Bot = self.exam.bot(self.rules, seed, self.exam.pace())
        return bot

    def _sent(self, view: View | None) -> View | None:
        return view and View.from_json(json.loads(json.dumps(view.to_json())), self.rules)


def _frozen(view: View | None, decision: Decision | None) -> str:
    """View and decision as they are now."""
    return json.dumps([view and view.to_json(), decision and decision.to_json()])


def _words(options: Mapping[str, Value]) -> str:
    return " ".join(f"{name}={value}" for name, value in options.items())


def tables() -> Iterator[Table]:
    """The tables at which bots are tried: each variant or scenario with the fewest players and with the most."""
    for info in GAMES.values():
        kinds: dict[Value, list[Mapping[str, Value]]] = {}
        for table in info.tables():
            kinds.setdefault(next(iter(table.options.values())), []).append(table.options)
        for options in kinds.values():
            for chosen in dict.fromkeys((0, len(options) - 1)):
                yield info, {**options[chosen], **LIMITS.get(info.id, {})}


def class_faults(bot: Any) -> Iterator[str]:
    """What keeps this from being the class of a bot."""
    if not (isinstance(bot, type) and issubclass(bot, Bot)):
        yield "it is no subclass of kabinett.bots.Bot"
        return
    name = getattr(bot, "name", None)
    if not isinstance(name, str) or not name or any(letter.isspace() or letter in ",=" for letter in name):
        yield f"its name must be a word without spaces, commas or equals signs, not {name!r}"
    if inspect.isabstract(bot):
        yield f"it has no {', '.join(sorted(bot.__abstractmethods__))}"
    for flag in ("sees", "timed"):
        if not isinstance(getattr(bot, flag), bool):
            yield f"{flag} must be True or False"
    if not isinstance(bot.seconds, int | float) or bot.seconds <= 0:
        yield "seconds must be a number above 0"


def find_bot(text: str) -> Any:
    """The class that `MODULE:CLASS`, `MODULE` with one bot in it, or the name of a level means. Modules are looked for
    in the present folder too."""
    if text in LEVELS:
        return LEVELS[text].bot
    name, _, wanted = text.partition(":")
    module = _imported(name)
    if wanted:
        if not hasattr(module, wanted):
            raise BadOption(f"the module {name} has no '{wanted}'")
        return getattr(module, wanted)
    found = [
        each
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, Bot) and each.__module__ == module.__name__
    ]
    if len(found) != 1:
        names = ", ".join(each.__name__ for each in found) or "none"
        raise BadOption(f"the module {name} must have one bot, or name it: {name}:CLASS (there: {names})")
    return found[0]


def _imported(name: str) -> Any:
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        return import_module(name)
    except Exception as error:
        raise BadOption(f"the module '{name}' cannot be imported: {error!r}") from error
