/** The lists of the lobby, kept up to date: when I am asked somewhere, when the page is looked at again, and by and by. */
import { signal } from "@preact/signals";
import { get } from "../api/http";
import { Refusal } from "../api/refusal";
import type { ListedTable } from "../api/types";

const PAGE = 50; // tables in one answer of the server
const EVERY = 60_000;
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30_000;
const SIGNED_OUT = 4403; // see wire.py

/** One list: its first page, and more when asked for. */
export class TableList {
  readonly tables = signal<ListedTable[] | null>(null);
  readonly more = signal(false);

  constructor(private readonly query: string) {}

  async refresh(): Promise<void> {
    const found = await this.fetch("");
    this.tables.value = found;
  }

  async next(): Promise<void> {
    const before = this.tables.peek() ?? [];
    const found = await this.fetch(`&before=${before.at(-1)?.changed_at ?? 0}`);
    this.tables.value = [...before, ...found];
  }

  clear(): void {
    this.tables.value = [];
    this.more.value = false;
  }

  private async fetch(rest: string): Promise<ListedTable[]> {
    const { tables } = await get<{ tables: ListedTable[] }>(`/api/tables?${this.query}${rest}`);
    this.more.value = tables.length === PAGE;
    return tables;
  }
}

export class Lists {
  readonly mine = new TableList("mine=true&status=running");
  readonly mineOpen = new TableList("mine=true&status=open");
  readonly mineEnded = new TableList("mine=true&status=ended");
  readonly sandboxes = new TableList("mine=true&sandbox=true");
  /** What I have put away, asked for when somebody looks. */
  readonly archived = new TableList("mine=true&archived=true");
  readonly open = new TableList("mine=false&status=open");
  readonly running = new TableList("mine=false&status=running");
  readonly ended = new TableList("mine=false&status=ended");
  /** Why the lists may be old. */
  readonly trouble = signal<Refusal | null>(null);
  private readonly own = [this.mine, this.mineOpen, this.mineEnded, this.sandboxes];
  private readonly others = [this.open, this.running, this.ended];
  private known = false;

  /** Ask for everything again. `known`: whether somebody is signed in, who has tables of his own. */
  async refresh(known = this.known): Promise<void> {
    this.known = known;
    if (!known) this.own.forEach((list) => list.clear());
    await this.fetch(known ? [...this.own, ...this.others] : this.others);
  }

  async refreshMine(): Promise<void> {
    if (this.known) await this.fetch([this.mine, this.mineOpen]);
  }

  private async fetch(lists: TableList[]): Promise<void> {
    try {
      await Promise.all(lists.map((list) => list.refresh()));
      this.trouble.value = null;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.trouble.value = error;
    }
  }

  /** Follow what happens, until the function that is returned is called. */
  follow(known: boolean): () => void {
    void this.refresh(known);
    const look = () => document.visibilityState === "visible" && void this.refresh();
    const timer = window.setInterval(look, EVERY);
    window.addEventListener("focus", look);
    document.addEventListener("visibilitychange", look);
    const stop = known ? listen(() => void this.refreshMine()) : () => undefined;
    return () => {
      stop();
      window.clearInterval(timer);
      window.removeEventListener("focus", look);
      document.removeEventListener("visibilitychange", look);
    };
  }
}

/** Be told when it is my move at any table. The line comes back by itself. */
export function listen(asked: () => void): () => void {
  let [wait, timer, ended] = [FIRST_WAIT, 0, false];
  let socket: WebSocket;
  const connect = () => {
    socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/me/socket`);
    socket.onopen = () => (wait = FIRST_WAIT);
    socket.onmessage = () => asked();
    socket.onclose = ({ code }) => {
      if (ended || code === SIGNED_OUT) return;
      timer = window.setTimeout(connect, wait);
      wait = Math.min(wait * 2, LONGEST_WAIT);
    };
  };
  connect();
  return () => {
    ended = true;
    window.clearTimeout(timer);
    socket.close();
  };
}
