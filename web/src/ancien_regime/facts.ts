/** What one should know of an option: what is in a territory, what a card does, what an Arbiter could grant. */
import type { Decision, Position } from "../api/types";
import { readMove } from "../texts/game";
import type { GameTexts } from "../texts/game";
import type { Atlas } from "./board";
import type { Describer } from "./describe";
import { t } from "./say";
import { readSpot, spotOf } from "./spots";
import { asView, handSize, stageOf, type ArView, type PowerId } from "./view";

export class Facts {
  constructor(
    private readonly atlas: Atlas,
    private readonly texts: GameTexts,
    private readonly words: Describer,
  ) {}

  of(move: string, decision: Decision, position: Position): string {
    const view = asView(position);
    if (!view) return "";
    const { verb, arg } = readMove(move);
    const id = arg ?? "";
    switch (verb) {
      case "power":
        return decision.kind === "arbiter" ? this.arbiter(view, id as PowerId) : this.candidate(view, id as PowerId);
      case "expel":
        return this.member(view, id as PowerId);
      case "bid":
        return t("ui-ar-leaves-morale", { count: view.morale[decision.seat as PowerId] - Number(id) });
      case "money":
      case "cards":
        return this.recipient(view, id.split(":")[0] as PowerId);
      case "ask":
        return this.morale(view, decision.params.arbiter as PowerId);
      case "garrison":
        return t("ui-ar-keeps", { count: (view.troops[String(decision.params.general)] ?? 0) - 1 });
      case "accept":
        return this.answer(view, decision);
      case "land":
        return this.words.territoryFacts(view, this.atlas.data.stuart.territory);
      default:
        return this.onMap(view, move, decision);
    }
  }

  /** What is there, and of a way whose consent it needs and whether a battle follows (C9.9.5, C10.1.1). */
  private onMap(view: ArView, move: string, decision: Decision): string {
    const { kind, id } = readSpot(spotOf(move, null) ?? "");
    if (kind === "general") return this.words.generalFacts(view, id);
    if (kind !== "territory") return this.price(move, decision);
    const { consent = [], battle = false } = view.prospects[move] ?? {};
    const asked = consent.map((power) => t("ui-ar-needs-consent", { power: this.inside(power) }));
    const told = [this.words.territoryFacts(view, id), ...asked, ...(battle ? [t("ui-ar-battle-there")] : [])];
    return told.join(t("list-semicolon"));
  }

  /** What one should know before one agrees: who it is about, what one has already. */
  private answer(view: ArView, { kind, params }: Decision): string {
    if (kind === "grant") return this.morale(view, params.arbiter as PowerId);
    if (kind === "application") return this.member(view, params.power as PowerId);
    if (kind.startsWith("offered_")) return this.recipient(view, params.recipient as PowerId);
    return typeof params.general === "string" ? this.words.general(view, params.general) : "";
  }

  /** What is left of the Money (C9.6.5: what is not spent is lost). */
  private price(move: string, { kind, params }: Decision): string {
    const price = kind === "mobilisation" && this.atlas.data.prices[move === "draw" ? "card" : move];
    return price ? t("ui-ar-leaves-money", { count: Number(params.money) - price }) : "";
  }

  /** C9.8.5: what an Arbiter could grant. */
  arbiter(view: ArView, power: PowerId): string {
    return t("ui-ar-arbiter-facts", { morale: view.morale[power], turns: view.turns_with[power] });
  }

  /** C8.4: the votes of a candidate, and those that were cast for it. */
  candidate(view: ArView, power: PowerId): string {
    return t("ui-ar-candidate-facts", { count: view.votes[power] ?? 0, cast: castFor(view, power) });
  }

  member(view: ArView, power: PowerId): string {
    return t("ui-ar-member-facts", { influence: view.influence[power], morale: view.morale[power] });
  }

  /** C9.4: what an Ally has already. */
  recipient(view: ArView, power: PowerId): string {
    return t("ui-ar-recipient-facts", { money: view.money[power], count: handSize(view, power) });
  }

  private morale(view: ArView, power: PowerId): string {
    return t("ui-ar-morale-of", { power: this.texts.name(power), morale: view.morale[power] });
  }

  private inside(power: string): string {
    return this.texts.called("power", power);
  }
}

/** The votes that were cast for a candidate so far. */
export function castFor(view: ArView, candidate: PowerId): number {
  const votes = Object.entries(stageOf(view, "Election")?.votes ?? {}) as [PowerId, PowerId][];
  return votes.reduce((sum, [voter, choice]) => (choice === candidate ? sum + (view.votes[voter] ?? 0) : sum), 0);
}
