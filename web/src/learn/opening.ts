/** An exercise that is opened: its table for one is laid when the server has told how it begins. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { asRefusal, Refusal } from "../api/refusal";
import { Desk } from "../table/desk";
import { loadGame } from "../table/load";
import { exercises, loadExercises } from "./exercises";
import { Trial } from "./trial";

export interface Opened<T> {
  what: T;
  trial: Trial;
  desk: Desk;
}

interface Known {
  game: string;
  seat: string;
}

type All = NonNullable<typeof exercises.value>;

/** Open the exercise of this name, which `find` finds among all. */
export function useExercise<T extends Known>(name: string, find: (all: All) => T | undefined) {
  const opened = useSignal<Opened<T> | null>(null);
  const trouble = useSignal<Refusal | null>(null);
  const tries = useSignal(0);
  useEffect(() => {
    let gone = false;
    open(name, find).then(
      (made) => (gone ? made.desk.dispose() : void (opened.value = made)),
      (error: unknown) => void (trouble.value = asRefusal(error)),
    );
    return () => {
      gone = true;
      trouble.value = null;
      opened.peek()?.desk.dispose();
      opened.value = null;
    };
  }, [name, tries.value]);
  return { opened: opened.value, trouble: trouble.value, again: () => (tries.value += 1) };
}

async function open<T extends Known>(name: string, find: (all: All) => T | undefined): Promise<Opened<T>> {
  await loadExercises();
  const what = exercises.value ? find(exercises.value) : undefined;
  if (!what) throw new Refusal("unknown", "unknown_exercise", { exercise: name });
  const trial = new Trial(name, what.game, what.seat);
  const [game] = await Promise.all([loadGame(what.game), trial.begin()]);
  return { what, trial, desk: new Desk(trial, game) };
}
