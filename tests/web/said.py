"""What both games and tables say, in Python's sentences: a sample by which the client's sentences are checked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from kabinett import Game, IllegalMove, bottexts, new_game
from kabinett.ancien_regime.rules import AncienRegime
from kabinett.ancien_regime.texts import Texts as AncienRegimeTexts
from kabinett.bots import RandomBot
from kabinett.bots.advisers import adviser_for
from kabinett.core.errors import Reason
from kabinett.core.events import Event, Param
from kabinett.core.messages import Messages
from kabinett.core.moves import Decision
from kabinett.core.state import Outcome
from kabinett.maria.setting import Setting
from kabinett.maria.texts import Texts as MariaTexts
from kabinett.maria.words import card_title, card_words, instruction_words, shield_words
from kabinett.tabletexts import TableTexts
from tests.catalogues import sections
from tests.maria.players import Plan, rules_of
from tests.maria.proposals import random_proposal
from tests.maria.table import state

Json = Any
MOST = 12  # sentences of one kind that a game adds to the sample
PATIENCE = 0.6  # how often no reasons are looked for
TRIES = 4  # moves that are tried at a decision, for the reasons why they are not possible
MARIA = (
    Plan(3, "warlike", 1, "", "advanced", "standard"),
    Plan(2, "warlike", 2, "silesia", "advanced", "optional"),
    Plan(3, "restless", 3, "defection", "advanced", "standard"),
    Plan(2, "warlike", 4, "corps", "advanced", "standard"),
    Plan(3, "aggressive", 5, "flanders", "advanced", "standard"),
    Plan(3, "warlike", 6, "", "introductory"),
    Plan(2, "uniform", 7, "raid", "introductory"),
)
ANCIEN_REGIME = ((1740, 7), (1756, 6), (1740, 5), (1756, 4))
PEOPLE = {"p1": "Anna"}
ROUNDS = 12  # of a game of Ancien Régime


class Sample:
    """The sentences of one game, some of each kind."""

    def __init__(self, game: Game, texts: Messages, seed: int) -> None:
        self.game, self.texts = game, texts
        self.said: list[Json] = []
        self._adviser = adviser_for(game.rules)
        self._rng = Random(f"texts {seed}")
        self._musing = Random(f"thoughts {seed}")
        self._counts: Counter[str] = Counter()
        self._known: set[str] = set()

    def add(self, what: str, kind: str, text: str, **data: Json) -> None:
        """A sentence, unless there are enough of its kind."""
        if text not in self._known and self._counts[f"{what} {kind}"] < MOST:
            self._known.add(text)
            self._counts[f"{what} {kind}"] += 1
            self.said.append({"what": what, "text": text, **data})

    def events(self, events: Sequence[Event]) -> None:
        """What happened."""
        for event in events:
            kind = f"{event.kind} {event.clause if event.kind.startswith('card') else ''}"
            self.add("event", kind, self.texts.event(event), event=event.to_json())

    def decisions(self, asked: Sequence[Decision]) -> None:
        """What is asked, and what can be answered."""
        for decision in asked:
            data = decision.to_json()
            if len(decision.options) > MOST:
                data["options"] = [str(move) for move in self._rng.sample(decision.options, MOST)]
            self.thought(decision)
            self.add("decision", decision.kind, self.texts.decision(decision), decision=decision.to_json())
            for move in decision.options:
                words = self.texts.option(decision, move)
                self.add("option", f"{decision.kind} {move.verb}", words, decision=data, move=str(move))

    def thought(self, decision: Decision) -> None:
        """Why a bot would choose one of the options."""
        if self._musing.random() < PATIENCE:
            return
        move = self._musing.choice(decision.options)
        key, params = self._adviser.thought(self.game.state, decision, move)
        words = bottexts.thought(self.game.rules.game, self.texts, key, params)
        if words:
            told = {"seat": decision.seat, "key": key, "params": dict(params)}
            self.add("thought", key, words, thought=told)

    def reasons(self) -> None:
        """Why this and that is not possible now, and what happens by itself; looked for now and then."""
        if self.game.outcome or self._rng.random() < PATIENCE:
            return
        seat, rules = self._rng.choice(self.game.seats), self.game.rules
        for move in self._rng.sample(rules.vocabulary.moves, TRIES):
            self.reason(self.game.why_not(seat, move))
        if rules.questions.moves:
            self.reason(self.game.explain(seat, self._rng.choice(rules.questions.moves)).reason)
        if rules.options.get("variant") == "advanced":
            self.proposal(seat)
        try:
            rules.vocabulary.find(f"{self._rng.choice(rules.vocabulary.moves)}x")
        except IllegalMove as unknown:
            self.reason(unknown.reason)

    def proposal(self, seat: str) -> None:
        """M21.4: why something cannot be offered."""
        text = random_proposal(self._rng, state(self.game), seat)
        self.reason(self.game.why_not(seat, text))

    def reason(self, reason: Reason | None) -> None:
        """One reason."""
        if reason:
            self.add("reason", reason.key, self.texts.refusal(reason), reason=reason.to_json())

    def outcome(self) -> None:
        """How the game ended."""
        outcome = self.game.outcome
        if outcome:
            self.add("outcome", outcome.reason, self.texts.outcome(outcome), outcome=outcome.to_json())

    def to_json(self, **more: Json) -> Json:
        """The sample as data, with what the client knows of the table."""
        return {
            "game": self.game.rules.game,
            "options": dict(self.game.rules.options),
            "seats": list(self.game.seats),
            "names": dict(self.texts.names),
            "said": self.said,
            **more,
        }


def maria(plan: Plan) -> Json:
    """The sentences of a game of Maria, and of its table."""
    game = plan.begin()
    sample = Sample(game, MariaTexts(rules_of(game).setting), plan.seed)
    political(sample, rules_of(game).setting)
    table(sample)
    sample.events(game.events)
    for events in plan.moves(game):
        sample.events(events)
        sample.decisions(game.decisions())
        sample.reasons()
    sample.outcome()
    return sample.to_json()


def political(sample: Sample, setting: Setting) -> None:
    """K6, K7: what the political cards do."""
    board = setting.board
    for card in setting.political:
        sample.add("political", card.id, card_title(card), card=card.id)
        sample.add("shields", card.id, shield_words(board, card), card=card.id)
        sample.add("instruction", card.id, instruction_words(board, card), card=card.id)
        sample.add("card", card.id, card_words(board, card), card=card.id)


def table(sample: Sample) -> None:
    """What happens at a table besides its game, and how it ends."""
    texts, (seat, other, *_) = TableTexts(sample.texts.name), sample.game.seats
    given: dict[str, Param] = {"seat": seat, "other": other, "reason": "agreed"}
    more: list[dict[str, Param]] = [
        {"person": "p1", "agreed": 0, "winners": ()},
        {"person": "p2", "bot": "random", "failed": "of_another_package", "agreed": 1, "winners": (seat, other)},
    ]
    for kind in sections("table")["table"]:
        for params in more:
            event = Event(f"table.{kind}", "", {**given, **params})
            sample.add("event", event.kind, texts.event(event, PEOPLE), event=event.to_json(), people=PEOPLE)
    for reason in sections("table")["outcome"]:
        outcome = Outcome((other,), reason, "")
        sample.add("outcome", reason, texts.ended(outcome), outcome=outcome.to_json())


def ancien_regime(scenario: int, players: int) -> Iterator[Json]:
    """The sentences of a game of Ancien Régime: until Frederick is named, and with his name."""
    game = new_game("ancien_regime", scenario=scenario, players=players, rounds=ROUNDS, seed=scenario + players)
    bots = {seat: RandomBot(game.rules, f"{scenario} {seat}") for seat in game.seats}
    frederick = ""
    assert isinstance(game.rules, AncienRegime)
    setting = game.rules.setting
    sample = Sample(game, AncienRegimeTexts(setting), players)
    sample.events(game.events)
    while asked := game.decisions():
        sample.decisions(asked)
        sample.reasons()
        seat, chosen = asked[0].seat, bots[asked[0].seat].choose(None, asked[0])
        sample.events(game.play(seat, chosen))
        if asked[0].kind == "frederick":
            yield sample.to_json(frederick=frederick)
            frederick = str(chosen.arg)
            sample = Sample(game, AncienRegimeTexts(setting, frederick), players)
    sample.outcome()
    yield sample.to_json(frederick=frederick)


def games(most: int | None = None) -> list[Json]:
    """Samples of both games, in all their variants or in some of each."""
    return [*map(maria, MARIA[:most]), *(part for game in ANCIEN_REGIME[:most] for part in ancien_regime(*game))]
