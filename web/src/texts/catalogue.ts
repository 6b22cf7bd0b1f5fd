/** Messages for people, from Fluent files. The Python package reads the same files: see `kabinett/core/fluent.py`. */
import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentFunction, type FluentValue } from "@fluent/bundle";

const MINUS = "−";
/** What runs from right to left by itself, and bare numbers, which may. */
const ALONG = /^(?:[\u0590-\u08ff\s]*|[0-9]+)$/;
const ADDRESS = /^https?:\/\//; // programs that find one in a text would take marks for its end
const ISOLATE = "\u2068";
const POP_ISOLATE = "\u2069";

/** A number as it stands in a sentence: without separators, with a real minus. */
export const plain = (value: number): string => String(value).replace("-", MINUS);

/** A number with its sign. */
export const signed = (value: number): string => (value < 0 ? plain(value) : `+${value}`);

/** A text in a sentence that is written from right to left: it must not turn what is around it. */
class Isolated extends FluentType<string> {
  constructor(
    text: string,
    private readonly shown: string,
  ) {
    super(text);
  }

  override toString(): string {
    return isolated(this.value, this.shown);
  }
}

class Plain extends FluentNumber {
  constructor(
    value: number,
    readonly rightToLeft: boolean,
  ) {
    super(value);
  }

  override toString(): string {
    return this.shown(plain(this.value));
  }

  protected shown(text: string): string {
    return this.rightToLeft ? isolated(text) : text;
  }
}

class Signed extends Plain {
  override toString(): string {
    return this.shown(signed(this.value));
  }
}

const SIGNED: FluentFunction = ([value]) => {
  if (value instanceof Plain) return new Signed(value.value, value.rightToLeft);
  throw new TypeError("SIGNED is for numbers");
};

/** A text with marks where it begins and ends, unless it runs along by itself. */
const isolated = (text: string, shown = text): string =>
  ALONG.test(shown) || ADDRESS.test(shown) ? text : ISOLATE + text + POP_ISOLATE;

export type Args = Record<string, string | number>;

/** What stands for a name while a sentence is put together: its text, and another name in its place. */
export interface Signs {
  textOf(sign: string): string;
  instead(sign: string, text: string): string;
}
const PLAIN: Signs = { textOf: (sign) => sign, instead: (_, text) => text };

/** Attributes of names that are not shown but decide how a sentence goes on. */
const GRAMMAR = new Set(["gender", "number"]);

/** The messages of some files of one language. */
export class Catalogue {
  private readonly ids = new Set<string>();
  private readonly bundle: FluentBundle;
  private signs: Signs = PLAIN;
  private inflected: Map<string, string> | null = null;
  private readonly rightToLeft: boolean;

  /** `lenient`: what is missing is told on the console, and people see as much of the sentence as there is. */
  constructor(
    readonly language: string,
    sources: string[],
    private readonly lenient = false,
  ) {
    const FORM: FluentFunction = ([name, form]) => this.form(name instanceof FluentType ? String(name.value) : String(name), String(form));
    this.bundle = new FluentBundle(language, { functions: { SIGNED, FORM }, useIsolating: false });
    for (const source of sources) this.add(new FluentResource(source));
    this.rightToLeft = this.bundle.getMessage("language-direction")?.value === "rtl";
  }

  private add(resource: FluentResource): void {
    for (const entry of resource.body) this.ids.add(entry.id);
    const [error] = this.bundle.addResource(resource);
    if (error) this.fail(error.message);
  }

  has(id: string): boolean {
    return this.ids.has(id);
  }

  /** The keys of all messages of a section: what follows `seat-` in their ids. */
  keys(section: string): string[] {
    const start = `${section}-`;
    return [...this.ids].filter((id) => id.startsWith(start)).map((id) => id.slice(start.length));
  }

  /** A message, or with `id.attribute` one of its attributes, with its parameters filled in; `signs` stand for some. */
  format(id: string, args: Args = {}, signs = PLAIN): string {
    const outside = this.signs;
    this.signs = signs;
    try {
      return this.formatted(id, args);
    } finally {
      this.signs = outside;
    }
  }

  private formatted(id: string, args: Args): string {
    const [name = "", attribute] = id.split(".");
    const message = this.bundle.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (pattern === undefined || pattern === null) return this.fail(`there is no message '${id}'`);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, this.values(args), errors);
    if (errors[0]) this.fail(`${id}: ${errors[0].message}`);
    return text;
  }

  /** An attribute of a message, which not all of its kind need to have. */
  attribute(id: string, name: string, args: Args = {}): string | null {
    const has = this.bundle.getMessage(id)?.attributes[name] !== undefined;
    return has ? this.format(`${id}.${name}`, args) : null;
  }

  /** FORM: a name as it is in a case, if its message has an attribute for it, else as it is given. */
  private form(name: string, form: string): FluentValue {
    this.inflected ??= this.names();
    const id = this.inflected.get(this.signs.textOf(name));
    const found = id === undefined ? null : this.attribute(id, form);
    if (found !== null && GRAMMAR.has(form)) return found;
    return this.placed(found === null ? name : this.signs.instead(name, found));
  }

  /** A text or sign as it stands in a sentence of this language. */
  private placed(text: string): FluentValue {
    return this.rightToLeft ? new Isolated(text, this.signs.textOf(text)) : text;
  }

  /** Arguments as Fluent takes them. Ids are for selectors, which compare texts. */
  private values(args: Args): Record<string, FluentValue> {
    const value = (name: string, given: string | number) =>
      typeof given === "number" ? new Plain(given, this.rightToLeft) : name.endsWith("_id") ? given : this.placed(given);
    return Object.fromEntries(Object.entries(args).map(([name, given]) => [name, value(name, given)]));
  }

  /** The messages that have attributes, by what they say, alone and inside a sentence. */
  private names(): Map<string, string> {
    const found = new Map<string, string>();
    for (const id of this.ids) {
      const message = this.bundle.getMessage(id);
      if (!message || !Object.keys(message.attributes).length) continue;
      for (const text of [message.value, message.attributes.inside]) if (typeof text === "string") found.set(text, id);
    }
    return found;
  }

  private fail(fault: string): string {
    if (!this.lenient) throw new Error(fault);
    console.error(fault);
    return "";
  }
}
