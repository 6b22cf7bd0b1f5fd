/** A desk of Maria without a server: what would be sent is kept, what would be asked is answered from here. */
import { vi } from "vitest";
import type { Decision, Position, Survey } from "../../src/api/types";
import type { Explained } from "../../src/table/scene";
import type { MariaView } from "../../src/maria/view";
import { BOARD, VIEW } from "./board";

export interface Made {
  desk: import("../../src/table/desk").Desk;
  sent: string[];
  explained: string[];
}

/** A position with changes, a question (and those that follow when it is answered), and answers to surveys by kind. */
export async function deskWith(
  changes: Partial<MariaView>,
  decision: Decision | Decision[] | null,
  surveys: Record<string, unknown> = {},
  standing: string[] = [],
): Promise<Made> {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  const [{ make }, { Desk }, { Scene }, { loadLanguage }] = await Promise.all([
    import("../../src/maria"),
    import("../../src/table/desk"),
    import("../../src/table/scene"),
    import("../../src/texts/fluent"),
  ]);
  const questions = [decision ?? []].flat();
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
      return surveys[kind] as Survey;
    }
  }
  await loadLanguage();
  const scene = new Still("table", "frederick");
  scene.position.value = { ...VIEW, ...changes } as unknown as Position;
  scene.decisions.value = questions.splice(0, 1);
  scene.standing.value = standing;
  return { desk: new Desk(scene, await make(BOARD, "<svg></svg>")), sent, explained };
}

export const asked = (kind: string, params: Decision["params"], ...options: string[]): Decision => ({
  seat: "frederick",
  kind,
  clause: "M1",
  params,
  options,
});

/** What was awaited has come, and is drawn. */
export const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 20));
