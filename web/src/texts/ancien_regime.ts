/** Ancien Régime in words. As `kabinett/ancien_regime/texts.py`. */
import { signal } from "@preact/signals";
import type { Decision, GameEvent } from "../api/types";
import type { Args, Catalogue } from "./catalogue";
import type { Given } from "./arguments";
import { loadGameWords } from "./fluent";
import { Messages, type Move, type Name } from "./game";
import { powerName } from "./names";
import type { Marks, Piece } from "./pieces";
import type { People } from "./table";

export interface AncienRegimeBoard {
  territories: { id: string; name: string }[];
  powers: { id: string }[];
  generals: { id: string; name: string; power: string }[];
  /** His name, whichever general he is (C3.6.2). */
  frederick: { name: string };
  /** What can be bought (C9.6.1). */
  prices: Record<string, number>;
}

/** What is bought, where the verb of the move is another word. */
const BOUGHT: Record<string, string> = { draw: "card" };
const NUMBERED = /_(\d+)$/;

export async function loadAncienRegimeTexts(board: AncienRegimeBoard): Promise<AncienRegimeTexts> {
  return new AncienRegimeTexts(await loadGameWords("ancien_regime"), board);
}

export class AncienRegimeTexts extends Messages {
  private readonly known = signal("");
  private naming = false;

  constructor(
    words: Catalogue,
    private readonly board: AncienRegimeBoard,
  ) {
    super(words, namesOf(words, board));
    for (const kind of ["status", "action", "side", "purchase"]) this.kinds[kind] = this.section(kind);
    this.kinds.cards = (card) => this.say("card-drawn", { card });
  }

  /** The general who is Frederick, for those who know the position; else he is called like any other. */
  get frederick(): string {
    return this.known.value;
  }

  set frederick(general: string) {
    this.known.value = general;
  }

  /** Only in the sentence that names him he is still called as before. */
  override event(event: GameEvent, people: People = {}): Piece[] {
    this.naming = event.kind === "frederick_named";
    try {
      return super.event(event, people);
    } finally {
      this.naming = false;
    }
  }

  protected override nameOf(id: string): Name {
    const name = super.nameOf(id);
    if (!id || id !== this.frederick || this.naming) return name;
    const frederick = this.board.frederick.name;
    return { ...name, text: this.say("piece-frederick", { frederick, general: name.text }) };
  }

  /** Every message may call Frederick by his name. */
  protected override given(marks: Marks, params: Given): Args {
    return { frederick: this.board.frederick.name, ...super.given(marks, params) };
  }

  /** Influence may come by a Minor (C12.5.5). */
  protected override keyOf({ kind, params }: GameEvent): string {
    return kind === "influence_gained" && params.by !== params.power ? "influence_gained_minor" : kind;
  }

  /** Arguments of two parts are taken apart. */
  protected override more(decision: Decision, { verb, arg }: Move): Given {
    const [first = "", number] = (arg ?? "").split(":");
    if (verb === "money") return { recipient: first, count: Number(number) };
    if (verb === "reveal") return { general: first, number: Number(number) };
    return decision.kind === "mobilisation" ? { price: this.board.prices[BOUGHT[verb] ?? verb] } : {};
  }
}

function namesOf(words: Catalogue, board: AncienRegimeBoard): Map<string, Name> {
  const names = new Map<string, Name>();
  for (const { id, name } of board.territories) names.set(id, { text: name, spot: `territory:${id}` });
  for (const { id } of board.powers) names.set(id, powerName(words, id));
  for (const { id, name, power } of board.generals) {
    names.set(id, { text: generalName(words, id, name, power), spot: `general:${id}`, power });
  }
  return names;
}

/** C2, C2.1: Stuart has a name, the other pawns have numbers. */
function generalName(words: Catalogue, id: string, name: string, power: string): string {
  const number = NUMBERED.exec(id)?.[1];
  if (number === undefined) return name;
  return words.format("piece-general", { adjective: words.format(`power-${power}.adjective`), number: Number(number) });
}
