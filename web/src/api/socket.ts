/** The socket of one perspective of a table: it comes back by itself, and asks only for what is missing. */
import { Refusal, unreachable } from "./refusal";
import type { Reply, Request } from "./types";

const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 25_000;
// With these codes the server says that coming again is of no use (see wire.py).
const FINAL = new Set([4403, 4404]);

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
  private waiting = new Map<number, Waiting>();
  private lastId = 0;
  private wait = FIRST_WAIT;
  private closed = false;
  private timer = 0;
  private pings = 0;

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
  };

  private take(reply: Reply): void {
    if (reply.type === "welcome") this.opened();
    if (!("id" in reply)) {
      this.listener.heard(reply);
      return;
    }
    const waiting = this.waiting.get(reply.id);
    this.waiting.delete(reply.id);
    if (reply.type === "refused") waiting?.reject(new Refusal(reply.error, reply.key, reply.params, reply.clause));
    else waiting?.resolve(reply);
  }

  private opened(): void {
    this.wait = FIRST_WAIT;
    this.pings = window.setInterval(() => void this.ask({ type: "ping" }).catch(() => undefined), PING_EVERY);
    this.listener.line(true);
  }

  private lost(code: number): void {
    window.clearInterval(this.pings);
    for (const waiting of this.waiting.values()) waiting.reject(unreachable());
    this.waiting.clear();
    this.socket = null;
    if (this.closed) return;
    this.listener.line(false, FINAL.has(code) ? code : undefined);
    if (FINAL.has(code)) return;
    this.timer = window.setTimeout(this.connect, this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** Send a request; the answer, or a Refusal. */
  ask(request: Request): Promise<Answer> {
    if (this.socket?.readyState !== WebSocket.OPEN) return Promise.reject(unreachable());
    const id = ++this.lastId;
    this.socket.send(JSON.stringify({ id, ...request }));
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }

  /** Try again at once: the page is looked at again, or the network is back. */
  retry(): void {
    if (this.socket || this.closed) return;
    window.clearTimeout(this.timer);
    this.wait = FIRST_WAIT;
    this.connect();
  }

  close(): void {
    this.closed = true;
    window.clearTimeout(this.timer);
    this.socket?.close();
  }
}
