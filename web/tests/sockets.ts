/** Sockets without a server: what was opened and sent is kept, and the test answers. */
import { vi } from "vitest";
import type { About, Reply, Update, Welcome } from "../src/api/types";

export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 1;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: Record<string, unknown>[] = [];
  /** Whether the page itself has closed it. */
  closed = false;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.closed = true;
    this.readyState = 3;
  }

  // -- what the server does

  tell(reply: Reply): void {
    this.onmessage?.({ data: JSON.stringify(reply) });
  }

  break(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  /** Everything that was asked for, but whether the server is there. */
  get asked(): Record<string, unknown>[] {
    return this.sent.filter(({ type }) => type !== "ping");
  }

  /** Say that what was asked for last is done. */
  done(): void {
    this.tell({ type: "done", id: Number(this.asked.at(-1)?.id) });
  }

  get query(): Record<string, string> {
    return Object.fromEntries(new URL(this.url).searchParams);
  }
}

export function fakeSockets(): void {
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
}

/** The socket that was opened last. */
export const socket = (): FakeSocket => {
  const last = FakeSocket.all.at(-1);
  if (!last) throw new Error("no socket was opened");
  return last;
};

export const place = (player: string | null, more: object = {}): About["seats"][string] => ({
  owner: player,
  player,
  bot: null,
  reserved: false,
  resigned: false,
  left: null,
  due_at: null,
  ...more,
});

export function about(seats: About["seats"], more: Partial<About> = {}): About {
  return {
    ...({ id: "t", name: "", game: "toy", options: {}, status: "running", host: null, people: {}, requests: [] } as unknown as About),
    seats,
    outcome: null,
    frozen: null,
    moves: null,
    seed: null,
    seed_hash: "hash",
    ...more,
  };
}

export function welcome(more: Partial<Welcome> = {}): Welcome {
  return {
    type: "welcome",
    seat: "left",
    table: about({}),
    view: { seat: "left", position: { turn: 1 }, decisions: [], standing: [], waiting_for: [] },
    question: 0,
    answered: 0,
    epoch: 1,
    first: 0,
    events: [],
    messages: [],
    ...more,
  };
}

export function update(more: Partial<Update> = {}): Update {
  return {
    type: "update",
    question: 0,
    epoch: 1,
    first: 0,
    events: [],
    position: {},
    gone: [],
    decisions: [],
    standing: [],
    waiting_for: [],
    ...more,
  };
}
