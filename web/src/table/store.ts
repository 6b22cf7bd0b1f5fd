/** One perspective of a table, live: what the server has told of it, and what can be asked of the server. */
import { batch } from "@preact/signals";
import { TableSocket, type Listener } from "../api/socket";
import type { GameEvent, Position, Reply, Survey, Update, View, Welcome } from "../api/types";
import { Scene, type Explained, type Line } from "./scene";

const FINAL: Record<number, Line> = { 4404: "unknown", 4403: "forbidden" };

export class Perspective extends Scene implements Listener {
  private epoch = 0;
  private greeted = false;
  private readonly socket: TableSocket;

  constructor(table: string, seat: string | null) {
    super(table, seat);
    this.socket = new TableSocket(table, this);
  }

  // -- what the server tells

  known(): Record<string, string> {
    const seat: Record<string, string> = this.seat === null ? {} : { seat: this.seat };
    if (!this.greeted) return seat;
    const message = this.messages.peek().at(-1)?.id ?? 0;
    const has = { epoch: this.epoch, since: this.events.peek().length, message };
    return { ...seat, ...Object.fromEntries(Object.entries(has).map(([key, value]) => [key, String(value)])) };
  }


  line(open: boolean, final?: number): void {
    this.status.value = open ? "open" : final === undefined ? "lost" : (FINAL[final] ?? "lost");
  }

  heard(reply: Reply): void {
    batch(() => this.take(reply));
  }

  private take(reply: Reply): void {
    if (reply.type === "welcome") this.welcomed(reply);
    else if (reply.type === "update") this.updated(reply);
    else if (reply.type === "table") this.about.value = reply.table;
    else if (reply.type === "said") this.messages.value = [...this.messages.value, reply.message];
  }

  private welcomed(told: Welcome): void {
    this.greeted = true;
    this.about.value = told.table;
    this.news.value = [];
    this.tell(told.epoch, told.first, told.events);
    const view = told.view ?? emptyView(told.seat);
    this.position.value = told.view ? view.position : null;
    this.ask(told.question, view);
    const known = this.messages.value;
    const last = known.at(-1)?.id ?? 0;
    this.messages.value = [...known, ...told.messages.filter((message) => message.id > last)];
  }

  private updated(told: Update): void {
    const position: Position = { ...this.position.value, ...told.position };
    for (const key of told.gone) delete position[key];
    this.position.value = position;
    this.news.value = told.events;
    this.tell(told.epoch, told.first, told.events);
    this.ask(told.question, told);
  }

  private tell(epoch: number, first: number, events: GameEvent[]): void {
    this.epoch = epoch;
    this.events.value = [...this.events.value.slice(0, first), ...events];
  }

  private ask(question: number, view: Pick<View, "decisions" | "standing" | "waiting_for">): void {
    this.question.value = question;
    this.decisions.value = view.decisions;
    this.standing.value = view.standing;
    this.waitingFor.value = view.waiting_for;
  }

  // -- what can be asked of it

  async play(move: string): Promise<void> {
    const answers = this.decision.value?.options.includes(move) ?? false;
    await this.socket.ask({ type: "play", move, question: answers ? this.question.value : null });
  }

  async undo(): Promise<void> {
    await this.socket.ask({ type: "undo" });
  }

  async say(text: string, to: string[] | null): Promise<void> {
    await this.socket.ask({ type: "say", text, to });
  }

  async whyNot(move: string): Promise<Explained> {
    const answer = await this.socket.ask({ type: "why_not", move });
    if (answer.type !== "explained") throw new Error(`no explanation but ${answer.type}`);
    return answer;
  }

  async survey(kind: string, arg = ""): Promise<Survey> {
    const answer = await this.socket.ask({ type: "survey", kind, arg: arg || null });
    if (answer.type !== "surveyed") throw new Error(`no survey but ${answer.type}`);
    return answer.survey;
  }

  retry = (): void => this.socket.retry();

  close(): void {
    this.socket.close();
  }
}

function emptyView(seat: string | null): View {
  return { seat, position: {}, decisions: [], standing: [], waiting_for: [] };
}
