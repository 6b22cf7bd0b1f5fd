/** Maria in words. As `kabinett/maria/texts.py`. */
import type { Decision } from "../api/types";
import type { Given } from "./arguments";
import type { Catalogue } from "./catalogue";
import { loadGameWords } from "./fluent";
import { Messages, type Kind, type Move, type Name } from "./game";
import { powerName } from "./names";
import type { Marks } from "./pieces";
import { PoliticalWords, type PoliticalCard, type TrackBox } from "./political";

export interface MariaBoard {
  cities: { id: string; name: string }[];
  powers: { id: string }[];
  /** A train has rank 0. */
  pieces: { id: string; name: string; power: string; rank: number }[];
  boxes: { id: string; name: string; power: string }[];
  political: PoliticalCard[];
  tracks: { id: string; boxes: TrackBox[] }[];
  texts: {
    /** What the words of each clause of an agreement stand for (M21.3). */
    clauses: Record<string, string[]>;
    /** Of a train that re-enters. */
    train_price: number;
  };
}

const JOIN = " + ";
const SIGNS: Record<string, string> = { S: "♠", H: "♥", D: "♦", C: "♣" };
const TRAIN = /^Train (\d+)$/;
const DEEDS = ["choose", "avoid", "discard"];
const SILESIA = "silesia"; // the box of a train, not of a corps

export async function loadMariaTexts(board: MariaBoard): Promise<MariaTexts> {
  return new MariaTexts(await loadGameWords("maria"), board);
}

export class MariaTexts extends Messages {
  readonly political: PoliticalWords;
  private readonly boxes: Map<string, TrackBox>;

  constructor(
    words: Catalogue,
    private readonly board: MariaBoard,
  ) {
    super(words, namesOf(words, board));
    this.boxes = new Map(board.tracks.flatMap((track) => track.boxes).map((box) => [box.id, box]));
    this.political = new PoliticalWords({
      say: (id, params) => this.say(id, params),
      name: (id) => this.name(id),
      inside: (power) => this.called("power", power),
      corpsBox: (powers) => board.boxes.find((box) => powers.includes(box.power) && box.id !== SILESIA)?.name ?? "",
    });
    Object.assign(this.kinds, this.ownKinds());
  }

  private ownKinds(): Record<string, Kind> {
    const card: Kind = (id) => this.card(id);
    const political = new Set(this.board.political.map(({ id }) => id));
    return {
      card,
      cards: card,
      clauses: (text, marks) => this.clause(text, marks),
      political: (id) => (political.has(id) ? this.political.named(id) : undefined),
      box: (id) => this.boxWords(id),
      why: this.section("end"),
      places: this.section("region"),
      parts: (part) => this.part(part),
      what: this.section("slot"),
      ...Object.fromEntries(["track", "suit", "status", "candidate", "direction"].map((kind) => [kind, this.section(kind)])),
    };
  }

  /** A card for the eye: S7 is ♠7, R is Reserve. Which deck it is from does not matter there. */
  card(id: string): string {
    const face = id.split("/")[0] ?? "";
    return face.startsWith("R") ? this.say("card-reserve") : `${SIGNS[face.slice(0, 1)]}${face.slice(1)}`;
  }

  adjective(power: string): string {
    return this.say(`power-${power}.adjective`);
  }

  private boxWords(id: string): string | undefined {
    const box = this.boxes.get(id);
    return box && this.political.boxTitle(box);
  }

  /** N11: a part of a political card: its instruction, or an arrow in one direction (`russia:left`). */
  private part(part: string): string | undefined {
    const [track, way] = part.split(":");
    if (way === undefined) return this.words.has(`part-${part}`) ? this.say(`part-${part}`) : undefined;
    if (!this.words.has(`track-${track}`) || !this.words.has(`direction-${way}`)) return undefined;
    return this.say("part-arrow", { track: this.say(`track-${track}`), direction: this.say(`direction-${way}`) });
  }

  // -- decisions and options

  /** The question, and the agreements that take choices away. */
  protected override question(marks: Marks, decision: Decision): string {
    const bound = String(decision.params.bound ?? "").split(JOIN).filter(Boolean);
    const parts = [super.question(marks, decision), ...bound.map((entry) => this.bound(marks, entry))];
    const noEnd = decision.kind === "movement" && !decision.options.includes("end");
    return [...parts, ...(noEnd ? [this.say("agreement-no_end")] : [])].join(" ");
  }

  private bound(marks: Marks, entry: string): string {
    const colon = entry.indexOf(": ");
    const params = { number: entry.slice(0, colon), clauses: entry.slice(colon + 2) };
    return this.phrase(marks, "agreement-bound", params);
  }

  /** In a battle, what the score is then. */
  protected override more(decision: Decision, { verb, arg }: Move): Given {
    if (verb === "reenter") return { price: this.board.texts.train_price };
    if (decision.kind !== "battle") return {};
    const score = Number(decision.params.score);
    if (verb === "stop") return { loss: Math.max(0, -score) };
    return { score: score + Number(verb === "reserve" ? arg : arg?.slice(1)) };
  }

  // -- agreements

  /** N1-N14: a clause of an agreement as a sentence, from the text in which it is stored. */
  private clause(text: string, marks: Marks): string {
    const [word = "", ...tokens] = text.split(" ");
    const params = readClause(this.board.texts.clauses[word] ?? [], tokens);
    const adjective = typeof params.power === "string" ? this.adjective(params.power) : null;
    return this.phrase(marks, `clause-${word}`, { ...params, adjective });
  }

  /** A clause as a sentence, for those who compose one. */
  clauseText(text: string): string {
    return this.called("clauses", text);
  }
}

function readClause(slots: string[], tokens: string[]): Given {
  const params: Given = {};
  for (const slot of slots) {
    if (slot === "until") tokens.shift(); // two words
    Object.assign(params, readSlot(slot, tokens.shift() ?? "", params));
  }
  return params;
}

function readSlot(slot: string, token: string, known: Given): Given {
  switch (slot) {
    case "power":
      return { power: known.power ?? token, other: token };
    case "until":
      return { until: Number(token) };
    case "turns":
    case "agreement":
      return { number: Number(token) };
    case "places":
    case "fortresses":
      return { places: token.split(",") };
    case "card":
      return { political: token };
    case "deed":
      return DEEDS.includes(token) ? { deed: token } : { deed: "parts", parts: token.split(",") };
    default:
      return { [slot]: token };
  }
}

// -- names

function namesOf(words: Catalogue, board: MariaBoard): Map<string, Name> {
  const names = new Map<string, Name>();
  for (const { id, name } of board.cities) names.set(id, { text: name, spot: `city:${id}` });
  for (const { id } of board.powers) names.set(id, powerName(words, id));
  for (const piece of board.pieces) {
    const text = piece.rank ? piece.name : trainName(words, piece.power, piece.name);
    names.set(piece.id, { text, spot: `piece:${piece.id}`, power: piece.power });
  }
  for (const seat of words.keys("seat")) names.set(seat, { text: words.format(`seat-${seat}`) });
  return names.set("beside", { text: words.format("place-beside") });
}

function trainName(words: Catalogue, power: string, name: string): string {
  const number = TRAIN.exec(name)?.[1];
  const owner = words.format(`power-${power}`);
  if (number === undefined) return words.format("piece-of_power", { power: owner, name });
  return words.format("piece-train", { power: owner, number: Number(number) });
}
