/** A desk of a real game without a server: what would be sent is kept, what would be asked is answered from here. */
import { vi } from "vitest";
import type { Decision, Position, Survey } from "../../src/api/types";
import type { Desk } from "../../src/table/desk";
import type { GameUi } from "../../src/table/game";
import type { Explained } from "../../src/table/scene";

export interface Made {
  desk: Desk;
  sent: string[];
  explained: string[];
}

/** A seat, a position, a question (and those that follow when it is answered), answers to surveys, standing moves. */
export interface Setting {
  seat: string;
  position: unknown;
  decision: Decision | Decision[] | null;
  surveys?: Record<string, unknown>;
  standing?: string[];
}

type Load = () => Promise<{ make(board: unknown, map: string): Promise<GameUi> }>;

export async function stillDesk(load: Load, board: unknown, setting: Setting): Promise<Made> {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  const [{ make }, { Desk }, { Scene }, { loadLanguage }] = await Promise.all([
    load(),
    import("../../src/table/desk"),
    import("../../src/table/scene"),
    import("../../src/texts/fluent"),
  ]);
  const questions = [setting.decision ?? []].flat();
  const sent: string[] = [];
  const explained: string[] = [];
  class Still extends Scene {
    async play(move: string): Promise<void> {
      sent.push(move);
      if (questions.length) this.decisions.value = questions.splice(0, 1);
    }
    async undo(): Promise<void> {}
    async say(): Promise<void> {}
    async whyNot(move: string): Promise<Explained> {
      explained.push(move);
      return { happens: true, reason: null };
    }
    async survey(kind: string): Promise<Survey> {
      return setting.surveys?.[kind] as Survey;
    }
  }
  await loadLanguage();
  const scene = new Still("table", setting.seat);
  scene.position.value = setting.position as Position;
  scene.decisions.value = questions.splice(0, 1);
  scene.standing.value = setting.standing ?? [];
  return { desk: new Desk(scene, await make(board, "<svg></svg>")), sent, explained };
}

/** What was awaited has come, and is drawn. */
export const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 20));
