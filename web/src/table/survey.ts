/** What the engine says of the position for overlays, plans and panels. Each game knows its own kinds and their shapes. */
import { effect, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Desk } from "./desk";

export function surveyor<Kinds>() {
  type Kind = keyof Kinds & string;

  async function survey<K extends Kind>(desk: Desk, kind: K, arg = ""): Promise<Kinds[K]> {
    return (await desk.view.survey(kind, arg)) as unknown as Kinds[K];
  }

  /** A survey that is asked anew whenever the position changes; null until the answer is there, or without `arg`. */
  function useSurvey<K extends Kind>(desk: Desk, kind: K, arg: string | null = ""): Kinds[K] | null {
    const found = useSignal<Kinds[K] | null>(null);
    useEffect(() => {
      let current = 0;
      const ask = async (number: number, name: string) => {
        try {
          const answer = await survey(desk, kind, name);
          if (number === current) found.value = answer;
        } catch (error) {
          if (number === current) desk.fail(error);
        }
      };
      const stop = effect(() => {
        void desk.view.position.value;
        current += 1;
        if (arg === null) found.value = null;
        else void ask(current, arg);
      });
      return () => {
        current = -1;
        stop();
      };
    }, [desk, kind, arg]);
    return found.value;
  }

  return { survey, useSurvey };
}
