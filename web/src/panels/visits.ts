/** How far somebody had read a log when he was here last, on this device. */
import type { Scene } from "../table/scene";

const began = new Map<string, number>();
const key = ({ table, seat }: Scene) => `kabinett.read.${table}.${seat ?? ""}`;

/** The number of the first event that is new in this visit. */
export function lastVisit(scene: Scene): number {
  const name = key(scene);
  let start = began.get(name);
  if (start === undefined) {
    start = read(name);
    began.set(name, start);
  }
  write(name, scene.events.value.length);
  return start;
}

/** How many events have come since the log was last looked at. */
export function unread(scene: Scene): number {
  return Math.max(0, scene.events.value.length - read(key(scene)));
}

function read(name: string): number {
  try {
    return Number(localStorage.getItem(name) ?? 0);
  } catch {
    return 0; // a browser that keeps nothing shows all as new
  }
}

function write(name: string, count: number): void {
  try {
    localStorage.setItem(name, String(count));
  } catch {
    // see above
  }
}
