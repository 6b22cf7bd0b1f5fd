/** The socket of one perspective of a table: it comes back by itself, and asks only for what is missing. */
import { Refusal, unanswered, unreachable } from "./refusal";
import type { Reply, Request } from "./types";

const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 25_000;
/** A line that is silent for so long is dead, whatever the browser says: networks change without telling it. */
const PATIENCE = 10_000;
// With these codes the server says that coming again is of no use (see wire.py).
const FINAL = new Set([4403, 4404]);
const DEAD = 1006; // what browsers call a line that broke

type Answer = Extract<Reply, { id: number }>;
interface Waiting {
  resolve(answer: Answer): void;
  reject(error: Refusal): void;
}

export interface Listener {
  /** Any message that is no answer. */
  heard(reply: Reply): void;
  /** Whether the line is there; `final` is the code when the server does not want to be asked again. */
  line(open: boolean, final?: number): void;
  /** What the perspective has already: the parameters of the address. */
  known(): Record<string, string>;
}

export class TableSocket {
  private socket: WebSocket | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;
  private wait = FIRST_WAIT;
  private ended = false;
  private again = 0;
  private pings = 0;
  private silence = 0;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    this.connect();
  }

  private connect = (): void => {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = new URLSearchParams(this.listener.known());
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket?${query}`);
    socket.onmessage = (message) => this.take(JSON.parse(message.data) as Reply);
    socket.onclose = (event) => this.lost(event.code);
    this.socket = socket;
    this.expectSomething();
  };

  /** Something must be heard soon; if not, the line is dead. */
  private expectSomething(): void {
    window.clearTimeout(this.silence);
    this.silence = window.setTimeout(() => this.lost(DEAD), PATIENCE);
  }

  private take(reply: Reply): void {
    window.clearTimeout(this.silence);
    if (reply.type === "welcome") this.opened();
    if ("id" in reply) this.answered(reply);
    else this.listener.heard(reply);
  }

  private answered(reply: Answer): void {
    const waiting = this.waiting.get(reply.id);
    this.waiting.delete(reply.id);
    if (reply.type === "refused") waiting?.reject(new Refusal(reply.error, reply.key, reply.params, reply.clause));
    else waiting?.resolve(reply);
  }

  private opened(): void {
    this.wait = FIRST_WAIT;
    this.pings = window.setInterval(this.ping, PING_EVERY);
    this.listener.line(true);
  }

  private ping = (): void => {
    this.expectSomething();
    this.ask({ type: "ping" }).catch(() => undefined); // that the line is lost is told to the listener
  };

  private lost(code: number): void {
    this.drop();
    const final = FINAL.has(code);
    this.listener.line(false, final ? code : undefined);
    this.forgetWaiting();
    if (final || this.ended) return;
    this.again = window.setTimeout(this.connect, this.wait * (0.75 + Math.random() / 2)); // not all pages at once
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private drop(): void {
    window.clearInterval(this.pings);
    window.clearTimeout(this.silence);
    if (!this.socket) return;
    this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.socket = null;
  }

  private forgetWaiting(): void {
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    for (const { reject } of waiting) reject(unanswered());
  }

  /** Send a request; the answer, or a Refusal: `unreachable` if nothing was sent, `unanswered` if nobody knows. */
  ask(request: Request): Promise<Answer> {
    if (this.socket?.readyState !== WebSocket.OPEN) return Promise.reject(unreachable());
    const id = ++this.lastId;
    this.socket.send(JSON.stringify({ id, ...request }));
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }

  /** The page is looked at again, or the network is back: come again at once, or see whether the line still lives. */
  retry(): void {
    if (this.ended) return;
    if (this.socket?.readyState === WebSocket.OPEN) this.ping();
    if (this.socket) return;
    window.clearTimeout(this.again);
    this.wait = FIRST_WAIT;
    this.connect();
  }

  close(): void {
    this.ended = true;
    window.clearTimeout(this.again);
    this.drop();
    this.forgetWaiting();
  }
}
