/** One perspective of a table, live: what the server has told of it, and what can be asked of the server. */
import { batch } from "@preact/signals";
import { Refusal, unanswered } from "../api/refusal";
import { TableSocket, type Listener } from "../api/socket";
import type { GameEvent, Position, Reply, Survey, Update, View, Welcome } from "../api/types";
import { Scene, type Explained, type Line } from "./scene";

const FINAL: Record<number, Line> = { 4404: "unknown", 4403: "forbidden" };

export class Perspective extends Scene implements Listener {
  private epoch = 0;
  /** The question that was answered last, as the server knew it when the line was opened. */
  private answered = 0;
  private greeted = false;
  private readonly socket: TableSocket;
  /** Who waits for the line to come back; false: it will not. */
  private waiting: ((back: boolean) => void)[] = [];
  private gone = false;

  /** `onlooking`: I look over somebody's shoulder, and what he is asked is not for me. */
  constructor(
    table: string,
    seat: string | null,
    private readonly onlooking = seat === null,
  ) {
    super(table, seat);
    this.socket = new TableSocket(table, this);
  }

  override get plays(): boolean {
    return !this.onlooking;
  }

  // -- what the server tells

  known(): Record<string, string> {
    const seat: Record<string, string> = this.seat === null ? {} : { seat: this.seat };
    if (!this.greeted) return seat;
    const message = this.messages.peek().at(-1)?.id ?? 0;
    return { ...seat, epoch: `${this.epoch}`, since: `${this.events.peek().length}`, message: `${message}` };
  }

  line(open: boolean, final?: number): void {
    this.status.value = open ? "open" : final === undefined ? "lost" : (FINAL[final] ?? "lost");
    this.gone = final !== undefined;
    if (this.gone) this.answer(false);
  }

  heard(reply: Reply): void {
    batch(() => this.take(reply));
    if (reply.type === "welcome") this.answer(true);
  }

  private take(reply: Reply): void {
    if (reply.type === "welcome") this.welcomed(reply);
    else if (reply.type === "update") this.updated(reply);
    else if (reply.type === "table") this.about.value = reply.table;
    else if (reply.type === "said") this.messages.value = [...this.messages.value, reply.message];
  }

  private welcomed(told: Welcome): void {
    this.greeted = true;
    this.answered = told.answered;
    this.about.value = told.table;
    this.news.value = [];
    this.tell(told.epoch, told.first, told.events);
    const view = told.view ?? emptyView(told.seat);
    this.see(view.position);
    this.ask(told.question, view);
    const known = this.messages.value;
    const last = known.at(-1)?.id ?? 0;
    this.messages.value = [...known, ...told.messages.filter((message) => message.id > last)];
  }

  private updated(told: Update): void {
    const position: Position = { ...this.position.value, ...told.position };
    for (const key of told.gone) delete position[key];
    this.see(position);
    this.news.value = told.events;
    this.tell(told.epoch, told.first, told.events);
    this.ask(told.question, told);
  }

  /** Before the game begins there are events already, but no position. */
  private see(position: Position): void {
    this.position.value = Object.keys(position).length ? position : null;
  }

  private tell(epoch: number, first: number, events: GameEvent[]): void {
    this.epoch = epoch;
    const known = this.events.value;
    if (events.length || first < known.length) this.events.value = [...known.slice(0, first), ...events];
  }

  private ask(question: number, view: Pick<View, "decisions" | "standing" | "waiting_for">): void {
    this.question.value = this.plays ? question : 0;
    this.decisions.value = this.plays ? view.decisions : [];
    this.standing.value = this.plays ? view.standing : [];
    this.waitingFor.value = view.waiting_for;
  }

  // -- what can be asked of it

  async play(move: string): Promise<void> {
    const question = this.decision.peek()?.options.includes(move) ? this.question.peek() : null;
    try {
      await this.socket.ask({ type: "play", move, question });
    } catch (error) {
      const unsure = error instanceof Refusal && error.key === "unanswered";
      if (!unsure || question === null) throw error;
      await this.playAgain(move, question);
    }
  }

  /** The line broke before the server answered. It tells afterwards what was answered last: no move is made twice. */
  private async playAgain(move: string, question: number): Promise<void> {
    if (!(await this.back())) throw unanswered();
    if (this.answered >= question) return;
    if (this.question.peek() !== question) throw new Refusal("stale", "question_gone");
    await this.play(move);
  }

  private back(): Promise<boolean> {
    return this.gone ? Promise.resolve(false) : new Promise((resolve) => this.waiting.push(resolve));
  }

  private answer(back: boolean): void {
    const waiting = this.waiting;
    this.waiting = [];
    for (const resolve of waiting) resolve(back);
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
    return { happens: answer.happens, reason: answer.reason ?? null };
  }

  async survey(kind: string, arg = ""): Promise<Survey> {
    const answer = await this.socket.ask({ type: "survey", kind, arg: arg || null });
    if (answer.type !== "surveyed") throw new Error(`no survey but ${answer.type}`);
    return answer.survey;
  }

  retry = (): void => this.socket.retry();

  close(): void {
    this.gone = true;
    this.socket.close();
    this.answer(false);
  }
}

function emptyView(seat: string | null): View {
  return { seat, position: {}, decisions: [], standing: [], waiting_for: [] };
}
