"""The events of a game of Ancien Régime, added up: whoever has heard them all knows every public fact (S25), and what
never goes back (Influence, fortresses, Frederick, Stuart) does not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from kabinett.ancien_regime.board import POWER_IDS
from kabinett.ancien_regime.cardplay import Battle
from kabinett.ancien_regime.state import State
from kabinett.ancien_regime.subsidies import Subsidies
from kabinett.ancien_regime.support import Support
from kabinett.core.events import Event

Facts = dict[str, dict[str, Any]]


def _params(event: Event) -> Mapping[str, Any]:
    return event.params


class Chronicle:
    """S25: the public facts, by name, as whoever heard all events knows them."""

    def __init__(self, s: State) -> None:
        self._s = s
        self.facts = public_facts(s)
        self.guardians: dict[str, str] = {}
        self._fighting: list[str] = []  # the attacker first, then the defenders
        self._supporters: list[str] = []
        if battle := next((stage for stage in s.stages if isinstance(stage, Support | Battle)), None):
            ids = s.setting.general_ids
            self._fighting = [ids[battle.attacker], *(ids[g] for g in battle.generals(1))]
            self._supporters = [ids[g] for side in (0, 1) for g in battle.supporters_of(side)]

    def check(self, s: State, events: Iterable[Event]) -> None:
        """Compare what the events tell with what is; some things never go back."""
        before = {key: dict(value) for key, value in self.facts.items()}
        for event in events:
            self.hear(event)
        now = public_facts(s)
        for fact in now:
            assert self.facts[fact] == now[fact], fact
        for power, influence in now["influence"].items():
            assert influence >= before["influence"][power], "Influence was lost"  # C4.4
        assert set(before["fortresses"]) <= set(now["fortresses"]), "a fortress was removed"  # C9.6.4
        assert before["once"]["frederick"] in ("none", now["once"]["frederick"])  # C3.6.2
        order = ("reserve", "landed", "ordinary")  # C3.7.7, C3.7.8
        assert order.index(now["once"]["stuart"]) >= order.index(before["once"]["stuart"])

    def hear(self, event: Event) -> None:
        """What an event tells."""
        self._on_tracks(event)
        self._on_pieces(event)
        self._on_battle(event)
        self._on_cards(event)
        self._on_politics(event)

    def _on_tracks(self, event: Event) -> None:
        params, facts = _params(event), self.facts
        power = str(params.get("power"))
        match event.kind:
            case "morale_changed":
                facts["morale"][power] += params["change"]
                assert facts["morale"][power] == params["morale"]
                facts["money"][power] -= event.clause == "C9.6.1"
            case "influence_gained":
                facts["influence"][power] += params["points"]
                assert facts["influence"][power] == params["influence"]
            case "money_gained":
                facts["money"][power] += params["amount"]
                assert facts["money"][power] == params["money"]
            case "corruption":
                assert facts["money"][power] == params["money"]
                facts["money"][power] = 0
            case "money_accepted":
                facts["money"][power] -= params["count"]
                facts["money"][params["recipient"]] += params["count"]
            case "troop_bought":
                facts["money"][self._power_of(str(params["general"]))] -= 1
            case "fortress_built":
                facts["money"][power] -= 5
                facts["fortresses"][params["territory"]] = True

    def _power_of(self, general: str) -> str:
        setting = self._s.setting
        return POWER_IDS[setting.power_of[setting.board.general_index[general]]]

    def _on_pieces(self, event: Event) -> None:
        params, facts = _params(event), self.facts
        general, territory = str(params.get("general")), str(params.get("territory"))
        match event.kind:
            case "general_marched" | "general_sailed" | "general_passed":
                assert facts["place"][general] == params["origin"]
                facts["place"][general] = territory
                assert facts["troops"][general] == params["troops"]
            case "general_placed" | "general_withdrew" | "general_retired" | "stuart_landed":
                facts["place"][general] = territory
                if event.kind == "stuart_landed":
                    facts["once"]["stuart"] = "landed"
            case "general_off":
                assert facts["troops"][general] == params["troops"]
                facts["place"][general], facts["troops"][general] = "off", 0
                if general == "stuart":
                    facts["once"]["stuart"] = "ordinary"
            case "troop_bought" | "troop_joined":
                facts["troops"][general] += 1
                assert facts["troops"][general] == params["troops"]
            case "garrison_placed":
                assert territory not in facts["garrisons"]
                facts["garrisons"][territory] = params["power"]
                assert (self._power_of(general), facts["place"][general]) == (params["power"], territory)
                facts["troops"][general] -= 1
            case "garrison_dismissed" | "garrison_lost" | "garrison_removed":
                assert facts["garrisons"].pop(territory) == params["power"]
            case "frederick_named":
                facts["once"]["frederick"] = general

    def _on_battle(self, event: Event) -> None:
        """C10.7.3, C10.7.8: each general loses a troop, those beaten in the territory all."""
        params, troops = _params(event), self.facts["troops"]
        match event.kind:
            case "battle":
                self.guardians.clear()
                defenders = self._there(str(params["territory"]), params["powers"])
                self._fighting, self._supporters = [str(params["general"]), *defenders], []
            case "supported":
                self._supporters.append(str(params["general"]))
            case "battle_won" | "battle_drawn":
                for general in (*self._fighting, *self._supporters):
                    troops[general] = max(0, troops[general] - 1)
                beaten = {"attack": self._fighting[1:], "defence": self._fighting[:1]}
                for general in beaten.get(str(params.get("side")), ()):
                    troops[general] = 0
            case "troops_lost":
                assert troops[str(params["general"])] == params["troops"]
            case "guardian_appointed":
                self.guardians[str(params["power"])] = str(params["major"])

    def _there(self, territory: str, powers: tuple[str, ...]) -> Iterator[str]:
        place = self.facts["place"]
        return (general for general in place if place[general] == territory and self._power_of(general) in powers)

    def _on_cards(self, event: Event) -> None:
        """S14-S16: hand sizes and the discards."""
        params, hands, discards = _params(event), self.facts["hands"], self.facts["discards"]
        power = str(params.get("power"))
        match event.kind:
            case "cards_drawn":
                hands[power] += params["count"]
                self.facts["money"][power] -= event.clause == "C9.6.3"
            case "card_discarded":
                hands[power] -= 1
                discards[params["card"]] = discards.get(params["card"], 0) + 1
            case "card_played" | "card_shown":
                hands[power] -= 1
            case "cards_accepted":
                hands[power] -= params["count"]
                hands[params["recipient"]] += params["count"]
            case "pile_revealed":
                for card in params["cards"]:
                    discards[card] = discards.get(card, 0) + 1
            case "pile_shuffled":
                assert sum(discards.values()) == params["cards"]
                discards.clear()

    def _on_politics(self, event: Event) -> None:
        params, facts = _params(event), self.facts
        power = str(params.get("power"))
        match event.kind:
            case "status_changed":
                facts["status"][power] = params["status"]
            case "control_taken":
                facts["status"][power] = params["status"]
                facts["controlled_by"][power] = params["major"]
            case "emperor_elected":
                facts["once"]["crown"] = power
            case "no_emperor":
                facts["once"]["crown"] = "nobody"
            case "turn_began":
                facts["time"] = {"round": params["round"], "turn": params["turn"]}

    def player(self, power: str) -> str:
        """C12.4.4, C12.7.4: who plays a power."""
        major = str(self.facts["controlled_by"][power])
        return self.guardians.get(power, "") if major == "nobody" else major


def public_facts(s: State) -> Facts:
    """The facts that a chronicle keeps, from the state."""
    names, setting = s.setting.names, s.setting
    sizes = [len(hand) for hand in s.hands]
    for stage in s.stages:
        if isinstance(stage, Subsidies):  # what is offered is still the giver's
            sizes[stage.power] += sum(len(cards) for cards in stage.cards)

    def by_power(values: list[int], kind: str = "") -> dict[str, Any]:
        return {name: names.name(kind, value) if kind else value for name, value in zip(POWER_IDS, values, strict=True)}

    return {
        "morale": by_power(s.morale),
        "influence": by_power(s.influence),
        "money": by_power(s.money),
        "status": by_power(s.status, "status"),
        "controlled_by": by_power(s.controlled_by, "power"),
        "hands": by_power(sizes),
        "place": {name: names.name("place", place) for name, place in zip(setting.general_ids, s.place, strict=True)},
        "troops": dict(zip(setting.general_ids, s.troops, strict=True)),
        "garrisons": {s.territory_id(territory): s.power_id(power) for territory, power in s.garrisons.items()},
        "fortresses": {name: True for n, name in enumerate(setting.territory_ids) if s.fortresses >> n & 1},
        "discards": dict(Counter(map(str, s.discards))),
        "once": {
            "frederick": names.name("general_or_none", s.frederick),
            "stuart": names.name("stuart", s.stuart),
            "crown": names.name("power", s.crown),
        },
        "time": {"round": s.round, "turn": s.turn},
    }
