"""Ancien Régime in the terminal: the situation around a question, and what one should know of an option."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from rich.console import Group, RenderableType
from rich.text import Text

from kabinett.ancien_regime.board import POWER_IDS
from kabinett.ancien_regime.setting import LEADERS, SCOUT, Setting
from kabinett.ancien_regime.sides import ATTACK, DEFENCE, SIDE_WORDS
from kabinett.core.events import Event
from kabinett.core.moves import Decision, Move
from kabinett.core.ruleset import View
from kabinett.terminal.affairs import AffairsScreen, status_word
from kabinett.terminal.europe import troops_text
from kabinett.terminal.layout import Either, Notes, Rows, middle
from kabinett.terminal.screen import Examples, Screen, stage_of
from kabinett.terminal.words import columns, listed, say

# The questions with a map around what they are about.
MAPPED = frozenset((
    "frederick", "placement", "dismissal", "movement", "frederick_move", "march", "strategic", "consent", "passage",
    "garrison", "next_battle", "defeat", "withdrawal", "return", "leave",
))  # fmt: skip
ABLE = (2, 3, 4, 5)  # C10.6: the values of cards that do something besides counting
TERRITORY_VERBS = ("territory", "march", "sea", "strategic", "dismiss", "fortress")
GENERAL_VERBS = ("general", "troop", "remove")


class AncienRegimeScreen(AffairsScreen):
    """What Ancien Régime shows. Everything comes from the seat's view; nothing from the state."""

    examples = Examples("march silesia", "silesia", "C9.8", "territory")
    # Cards and bids are chosen by their value, so what stands beside them can not be chosen by its place.
    own_keys: ClassVar[Mapping[str, str]] = {
        **Screen.own_keys,
        "card": "{}",
        "bid": "{}",
        **{verb: verb for verb in ("stop", "pass", "end", "scout")},
    }

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self._facts: Mapping[str, Callable[[View, Decision, Move], str]] = {
            "card": self._card_facts,
            "scout": self._card_facts,
            "bid": self._bid_facts,
            "status": self._status_facts,
            "power": self._power_facts,
            "expel": self._expulsion_facts,
            "money": self._gift_facts,
            "cards": self._gift_facts,
            "land": self._landing_facts,
            "ask": self._asking_facts,
            "garrison": self._garrison_facts,
            **dict.fromkeys(TERRITORY_VERBS, self._territory_facts),
            **dict.fromkeys(GENERAL_VERBS, self._general_facts),
        }

    # -- sentences

    def question(self, view: View, decision: Decision) -> str:
        """The question of a decision."""
        self.learn(view.position["frederick"])
        return super().question(view, decision)

    def log(self, events: Sequence[Event]) -> list[str]:
        """The lines of the log; only in the line that names him Frederick is still called as before."""
        lines: list[str] = []
        for event in events:
            named = event.kind == "frederick_named"
            if named:
                self.learn("")
            lines += super().log([event])
            if named:
                self.learn(str(event.params["general"]))
        return lines

    # -- the situation

    def situation(self, view: View) -> RenderableType:
        """Everything: time, powers, relations, Influence, election and all pieces."""
        self.learn(view.position["frederick"])
        pages = (self.relations_page, self.influence_page, self.election_page, self.generals_page)
        parts = [part for page in pages for part in (Text(), page(view))]
        return Group(self.powers_page(view), *self._running(view), *parts)

    def surroundings(self, view: View, decision: Decision) -> RenderableType:
        """Time, powers, what is going on, and the map around the general or territory in question."""
        self.learn(view.position["frederick"])
        parts: list[RenderableType] = [self.when(view), self.powers(view), *self._running(view)]
        focus = self._focus(view, decision)
        if focus is not None:
            hint = Text(say("regime-legend_hint"), style="dim")
            parts += [self.map(view, focus), Either(self.legend(view), hint)]
        return Group(*parts)

    def _running(self, view: View) -> list[RenderableType]:
        """The battle, diplomacy, election, auction or subsidies that are going on."""
        shows: Mapping[str, Callable[[View, Mapping[str, Any]], RenderableType]] = {
            "Support": self._battle,
            "Battle": self._battle,
            "Diplomacy": self._diplomacy,
            "Auction": self._auction,
            "Subsidies": self._offers,
            "Election": lambda view, _: Group(*self.votes(view)),
        }
        shown = [show(view, stage) for name, show in shows.items() if (stage := stage_of(view, name))]
        march = stage_of(view, "March")
        return [*shown, self._way(view, march)] if march and march["path"] else shown

    def _way(self, view: View, march: Mapping[str, Any]) -> RenderableType:
        """C9.9: where a general is going, as far as it is chosen; where he is now stands in brackets."""
        general, here = march["general"], view.position["place"][march["general"]]
        stops = [*([] if here in march["path"] else [here]), *march["path"]]
        names = (f"[{self.texts.name(stop)}]" if stop == here else self.texts.name(stop) for stop in stops)
        return Notes([(say("regime-way_of", general=self.texts.name(general)), " – ".join(names))])

    # -- battles

    def _battle(self, view: View, battle: Mapping[str, Any]) -> RenderableType:
        """C10: both sides, with what they have played."""
        rows = [self._fighter(view, battle, "attacker", battle["attacker"])]
        attack, defence = (battle["supporters"][side] for side in (ATTACK, DEFENCE))
        rows += [self._fighter(view, battle, "supports_attacker", general) for general in attack]
        rows += [self._fighter(view, battle, "defender", general) for general in battle["defenders"]]
        if battle["garrison"] in POWER_IDS:
            fortress = battle["territory"] in view.position["fortresses"]
            message = "regime-fights-garrison_fortress" if fortress else "regime-fights-garrison"
            words = say(message, power=self.texts.called("power", battle["garrison"]))
            rows.append([Text(words), Text(say("regime-side-defender")), Text(), Text(), Text()])
        rows += [self._fighter(view, battle, "supports_defender", general) for general in defence]
        parts: list[RenderableType] = [
            Text(self._battle_title(view, battle), style="bold"),
            Rows(columns("regime", "general", "side", "troops", "plays", "cards"), rows),
        ]
        if any(battle.get("face_up", {}).values()):
            parts.append(Text(say("regime-face_down"), style="dim"))
        if battle.get("passed"):
            parts.append(Text(say("regime-passed", powers=tuple(map(self.texts.name, battle["passed"])))))
        return Group(*parts)

    def _battle_title(self, view: View, battle: Mapping[str, Any]) -> str:
        """C10.2: where it is, whose territory that is, and with how much Strength each side begins."""
        strengths, place = view.position["strengths"], battle["territory"]
        told = {"territory": self.texts.name(place)}
        attack, defence = strengths[SIDE_WORDS[ATTACK]], strengths[SIDE_WORDS[DEFENCE]]
        if not (control := view.position["control"].get(place, "")):
            return say("regime-battle_uncontrolled", **told, attack=attack, defence=defence)
        told["power"] = self.texts.called("power", control)
        return say("regime-battle", **told, attack=attack, defence=defence)

    def _fighter(self, view: View, battle: Mapping[str, Any], side: str, general: str) -> list[Text]:
        """C10.4.1, S22: a general in a battle, how many cards he may still get, and those that he has."""
        plays = battle.get("plays", {}).get(general)
        return [
            Text(self.texts.name(general), style=self.style(general)),
            Text(say(f"regime-side-{side}")),
            Text(str(view.position["troops"][general])),
            Text("" if plays is None else str(plays)),
            Text(self._pile(battle, general)),
        ]

    def _pile(self, battle: Mapping[str, Any], general: str) -> str:
        """S22: a card face up, a card face down that this seat knows, or one that it does not."""
        if "piles" not in battle:  # while support is declared
            return ""
        pile: int | list[int] = battle["piles"][general]
        shown: list[int] = battle["face_up"].get(general, [])
        known = [0] * len(shown) if isinstance(pile, int) else pile
        return " ".join(str(up) if up else f"({down})" if down else "?" for up, down in zip(shown, known, strict=True))

    # -- diplomacy, auction, subsidies

    def _diplomacy(self, view: View, stage: Mapping[str, Any]) -> RenderableType:
        """C7.3: what is known of the choices so far."""
        rows = []
        for number in self.setting.majors:
            power = POWER_IDS[number]
            if number in LEADERS.values():
                continue
            own, revealed, closed = stage["wanted"][power], stage["revealed"][power], stage["closed"][power]
            wants = revealed if revealed != "none" else own if own and own != "none" else ""
            rows.append([
                self.power(power),
                Text(status_word(view.position["status"][power])),
                Text(listed(status_word(status) for status in closed)),
                Text(status_word(wants) if wants else ""),
                Text(self._progress(stage, power)),
            ])  # fmt: skip
        titles = columns("regime", "diplomacy", "now", "closed", "wants", "")
        parts: list[RenderableType] = [Rows(titles, rows, headed=True)]
        expelled: list[str] = (stage["expelling"].get(view.seat) or []) if stage["part"] == "expulsion" else []
        if expelled:
            parts.append(Text(say("regime-expelling", powers=tuple(map(self.texts.name, expelled)))))
        return Group(*parts)

    def _progress(self, stage: Mapping[str, Any], power: str) -> str:
        if stage["part"] == "choice":
            return say("regime-progress-chosen" if power in stage["ready"] else "regime-progress-choosing")
        if stage["part"] == "answers":
            return say("regime-progress-settled" if power in stage["settled"] else "regime-progress-open")
        return ""

    def _auction(self, view: View, stage: Mapping[str, Any]) -> RenderableType:
        """C12.3: what the Minor is worth, and who has bid."""
        position, minor = view.position, stage["minor"]
        player = position["players"][minor]
        master = {"power": self.texts.called("power", player)} if player else {}
        generals = [self.general_facts(view, g) for g in position["place"]
                    if self.owner(g) == minor and position["place"][g] in self.board.territory_index]  # fmt: skip
        waiting = [power for power in self.setting.seats if power not in stage["ready"]]
        notes: list[tuple[str | Text, str]] = [
            (self.power(minor), say("regime-until_now" if master else "regime-until_now_nobody", **master)),
            (say("regime-note-taxes"), str(position["taxes"][minor])),
            (say("regime-note-generals"), listed(generals, "semicolon") or say("regime-none_on_map")),
            (say("regime-note-bids"), listed(map(self.texts.name, waiting))),
        ]
        return Notes(notes, say("regime-auction"))

    def _offers(self, view: View, stage: Mapping[str, Any]) -> RenderableType:
        """C9.4: the offers so far; of cards only the giver knows which they are."""
        name = self.texts.name
        words = [say("regime-offer_money", power=name(p), count=money) for p, money in stage["money"].items() if money]
        for power, cards in stage["cards"].items():
            count = cards if isinstance(cards, int) else len(cards)
            which = "" if isinstance(cards, int) else f" ({' '.join(map(str, sorted(cards)))})"
            words += [say("regime-offer_cards", power=name(power), count=count) + which] if count else []
        title = say("regime-offers", power=name(stage["power"]))
        return Notes([(title, listed(words) or say("regime-no_offers"))])

    # -- what one should know of an option

    def facts(self, view: View, decision: Decision, move: Move) -> str:
        """What one should know of an option: what is in a territory, where a general is, what a card does."""
        found = self._facts.get(move.verb)
        return found(view, decision, move) if found else ""

    def _territory_facts(self, view: View, decision: Decision, move: Move) -> str:
        """C9.9.5, C10.1.1: a territory; of one that a general may enter, whether he has to ask or to fight."""
        facts = self.territory_facts(view, str(move.arg))
        prospect = view.position["prospects"].get(str(move))
        if not prospect:
            return facts
        called = self.texts.called
        asked = [say("regime-needs_consent", power=called("power", power)) for power in prospect["consent"]]
        battle = [say("regime-leads_to_battle")] if prospect["battle"] else []
        return listed([facts, *asked, *battle], "semicolon")

    def _general_facts(self, view: View, decision: Decision, move: Move) -> str:
        return self.general_facts(view, str(move.arg))

    def _landing_facts(self, view: View, decision: Decision, move: Move) -> str:
        return self.territory_facts(view, self.board.territories[self.board.stuart_home].id)

    def _card_facts(self, view: View, decision: Decision, move: Move) -> str:
        """C10.6: what a card does, and how many the power has of it."""
        card = SCOUT if move.verb == "scout" else int(str(move.arg))
        hand: list[int] = view.position["hands"][decision.params["power"]]
        several = [say("regime-in_hand", count=hand.count(card))] if hand.count(card) > 1 else []
        # In a battle the two ways to play a scout are two options, which say it themselves.
        plain = card not in ABLE or (card == SCOUT and decision.kind == "battle_card")
        return listed(several + ([] if plain else [say(f"regime-ability-{card}")]), "semicolon")

    def _bid_facts(self, view: View, decision: Decision, move: Move) -> str:
        """C12.3.4: what is left to who wins."""
        return say("regime-leaves_morale", morale=view.position["morale"][decision.seat] - move.n)

    def _status_facts(self, view: View, decision: Decision, move: Move) -> str:
        """C7.2, C7.3.4: who has this status now."""
        statuses: Mapping[str, str] = view.position["status"]
        own = statuses[str(decision.params["power"])] == move.arg
        others = [power for power in statuses if power != decision.params["power"] and statuses[power] == move.arg]
        now = [power for power in others if not self._expelled(view, power, str(move.arg))]
        leader = POWER_IDS[LEADERS[move.n]] if move.n in LEADERS and not own else ""
        if now:
            words = [say("regime-status_as_now_with" if own else "regime-status_now", powers=self.codes(now))]
        else:
            words = [say("regime-status_as_now" if own else "regime-status_nobody")]
        words += [say("regime-has_to_accept", power=self.texts.called("power", leader))] if leader else []
        return listed(words, "semicolon")

    def _expelled(self, view: View, power: str, status: str) -> bool:
        """C7.3.2, C12.4.1: whether a power has just been expelled from its status, or the Major of a Minor has."""
        diplomacy, major = stage_of(view, "Diplomacy"), view.position["controlled_by"][power]
        return diplomacy is not None and status in diplomacy["closed"].get(major, ())

    def _power_facts(self, view: View, decision: Decision, move: Move) -> str:
        """C8.4: the votes of a candidate; C9.8.5: what an Arbiter could grant."""
        position, power = view.position, str(move.arg)
        if decision.kind == "arbiter":
            turns = position["turns_with"][power]
            return say("regime-arbiter_could", morale=position["morale"][power], turns=turns)
        election = stage_of(view, "Election")
        cast = Counter[str]()
        for voter, candidate in election["votes"].items() if election else ():
            cast[candidate] += position["votes"][voter]
        own = position["votes"][power]
        return say("regime-votes_so_far", count=own, cast=cast[power])

    def _expulsion_facts(self, view: View, decision: Decision, move: Move) -> str:
        influence, morale = (view.position[what][move.arg] for what in ("influence", "morale"))
        return say("regime-influence_morale", influence=influence, morale=morale)

    def _gift_facts(self, view: View, decision: Decision, move: Move) -> str:
        """C9.4: what an Ally has already."""
        position, power = view.position, str(move.arg).partition(":")[0]
        hand = position["hands"][power]
        cards = hand if isinstance(hand, int) else len(hand)
        return say("regime-has_money_cards", money=position["money"][power], cards=cards)

    def _garrison_facts(self, view: View, decision: Decision, move: Move) -> str:
        troops = view.position["troops"][decision.params["general"]] - 1
        return say("regime-keeps", troops=troops_text(troops)) if troops else say("regime-keeps_none")

    def _asking_facts(self, view: View, decision: Decision, move: Move) -> str:
        arbiter = str(decision.params["arbiter"])
        return say("regime-has_morale", power=self.texts.name(arbiter), morale=view.position["morale"][arbiter])

    # -- the map

    def _focus(self, view: View, decision: Decision) -> int | None:
        """The territory around which a decision turns."""
        if decision.kind not in MAPPED:
            return None
        index = self.board.territory_index
        for key in ("territory", "general"):
            value = decision.params.get(key)
            place = view.position["place"].get(value, value)
            if place in index:
                return index[place]
        places = [index[place] for move in decision.options if (place := self._place(view, move)) in index]
        return middle(places, self._xy)

    def _place(self, view: View, move: Move) -> str:
        """The place of what a move is about."""
        place: str = view.position["place"].get(move.arg, move.arg or "")
        return place
