/** A game in words: sentences for decisions, options, events, reasons and outcomes. As `kabinett/core/messages.py`. */
import type { Decision, GameEvent, Reason, Thought } from "../api/types";
import { argumentsOf, type Given } from "./arguments";
import type { Args, Catalogue } from "./catalogue";
import { format, knows, t } from "./fluent";
import { capital, Marks, textOf, type Piece } from "./pieces";
import { isOfTable, tableEvent, tableOutcome, type People } from "./table";

export type { Piece } from "./pieces";

export interface Outcome {
  winners: string[];
  reason: string;
  /** Empty if the game did not end by its rules. */
  clause: string;
}

export interface GameTexts {
  /** The catalogue of the game: names of options, tracks, statuses, and what its components say. */
  readonly words: Catalogue;
  /** A message of that catalogue, or of those that every page has. */
  say(id: string, params?: Given): string;
  decision(decision: Decision): string;
  option(decision: Decision, move: string): string;
  /** What happened, in the game or at its table. */
  event(event: GameEvent, people?: People): Piece[];
  reason(reason: Reason): Piece[];
  /** Why a bot made a move; nothing where it says what has no words here. */
  thought(thought: Thought): Piece[];
  outcome(outcome: Outcome): string;
  /** A piece, place, power or seat as it stands alone. */
  name(id: string): string;
  /** What the value of a parameter of this name is called inside a sentence. */
  called(kind: string, id: string): string;
}

export interface Move {
  verb: string;
  arg: string | null;
}

/** A name: `inside` is another form for sentences, if there is one. */
export interface Name extends Piece {
  inside?: string | null;
}

/** What the values of a parameter are called. Where it is undefined, the value is a name. */
export type Kind = (id: string, marks: Marks) => string | undefined;

const REASONS = ["why", "refusal"];
const SEPARATORS: Record<string, string> = { winners: "list-and", clauses: "list-semicolon" };
const NONE_OF: Record<string, string> = { cards: "list-none" };

export function readMove(move: string): Move {
  const space = move.indexOf(" ");
  return space < 0 ? { verb: move, arg: null } : { verb: move.slice(0, space), arg: move.slice(space + 1) };
}

/** The sentences of a game. A game makes a subclass that knows its names and says some things in a way of its own. */
export class Messages implements GameTexts {
  protected readonly kinds: Record<string, Kind>;

  constructor(
    readonly words: Catalogue,
    private readonly names: Map<string, Name>,
    kinds: Record<string, Kind> = {},
  ) {
    const asItIs: Kind = (id, marks) => marks.mark({ text: id });
    this.kinds = {
      winners: (id, marks) => marks.mark({ text: this.name(id) }),
      waiting: (ids, marks) => this.joined("seats", ids.split(", ").map((id) => marks.mark({ text: this.name(id) }))),
      reason: this.section("outcome"),
      clause: (id, marks) => marks.mark({ text: id, clause: id }),
      move: asItIs,
      near: asItIs,
      known: asItIs,
      ...kinds,
    };
  }

  // -- what a game asks and tells

  decision(decision: Decision): string {
    return this.tell((marks) => this.question(marks, decision));
  }

  option(decision: Decision, move: string): string {
    const { verb, arg } = readMove(move);
    const own = `option-${decision.kind}_${verb}`;
    const params = { ...decision.params, value: arg, [verb]: arg, ...this.more(decision, { verb, arg }) };
    const marks = new Marks();
    return textOf(marks.split(this.phrase(marks, this.words.has(own) ? own : `option-${verb}`, params)));
  }

  event(event: GameEvent, people: People = {}): Piece[] {
    if (isOfTable(event)) return [{ text: tableEvent(event, people, (seat) => this.name(seat)) }];
    const marks = new Marks();
    const params = { ...event.params, clause: event.clause };
    return capital(marks.split(this.phrase(marks, `event-${this.keyOf(event)}`, params)));
  }

  reason({ key, params }: Reason): Piece[] {
    const section = REASONS.find((name) => this.words.has(`${name}-${key}`)) ?? "refusal";
    const marks = new Marks();
    return marks.split(this.phrase(marks, `${section}-${key}`, params));
  }

  thought({ key, params }: Thought): Piece[] {
    const id = `thought-${key}`;
    const marks = new Marks();
    const { text, ...named } = params;
    const args = { ...this.given(marks, named), ...(text === undefined ? {} : { text: marks.mark({ text: `${text}` }) }) };
    if (this.words.has(id)) return capital(marks.split(this.words.format(id, args, marks)));
    return knows(id) ? capital(marks.split(format(id, args, marks))) : [];
  }

  outcome({ winners, reason, clause }: Outcome): string {
    if (!clause) return tableOutcome({ winners, reason }, (seat) => this.name(seat));
    const marks = new Marks();
    return textOf(marks.split(this.phrase(marks, "ended-game", { winners, reason, clause })));
  }

  // -- names

  name(id: string): string {
    return this.nameOf(id).text;
  }

  called(kind: string, id: string): string {
    const marks = new Marks();
    return textOf(marks.split(this.shown(marks, kind, id)));
  }

  protected nameOf(id: string): Name {
    return this.names.get(id) ?? { text: id };
  }

  say(id: string, params: Given = {}): string {
    return this.words.has(id.split(".")[0] ?? "") ? this.words.format(id, argumentsOf(params)) : t(id, params);
  }

  // -- what games say in a way of their own

  protected question(marks: Marks, decision: Decision): string {
    return this.phrase(marks, `decision-${decision.kind}`, decision.params);
  }

  /** More parameters for the words of an option. */
  protected more(_decision: Decision, _move: Move): Given {
    return {};
  }

  protected keyOf(event: GameEvent): string {
    return event.kind;
  }

  // -- messages

  private tell(made: (marks: Marks) => string): string {
    const marks = new Marks();
    return textOf(capital(marks.split(made(marks))));
  }

  protected phrase(marks: Marks, id: string, params: Given): string {
    return this.words.format(id, this.given(marks, params), marks);
  }

  protected given(marks: Marks, params: Given): Args {
    const shown = (name: string, value: string) => this.shown(marks, name, value);
    return argumentsOf(params, shown, (name, parts) => this.joined(name, parts));
  }

  protected shown(marks: Marks, kind: string, id: string): string {
    return this.kinds[kind]?.(id, marks) ?? marks.mark(this.inside(id));
  }

  /** A name as it stands in a sentence. */
  private inside(id: string): Piece {
    const { inside, ...name } = this.nameOf(id);
    return inside ? { ...name, text: inside } : name;
  }

  protected joined(name: string, parts: string[]): string {
    if (!parts.length) return this.say(NONE_OF[name] ?? "list-nobody");
    return parts.join(this.say(SEPARATORS[name] ?? "list-comma"));
  }

  /** The names of a kind, which are messages of a section. */
  protected section(name: string): Kind {
    return (id) => (this.words.has(`${name}-${id}`) ? this.say(`${name}-${id}`) : undefined);
  }
}
