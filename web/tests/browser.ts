/** As much of a browser as what is not drawn needs; to be imported before anything that asks for it. */
import { vi } from "vitest";

class Store {
  private readonly kept = new Map<string, string>();
  getItem = (key: string) => this.kept.get(key) ?? null;
  setItem = (key: string, text: string) => void this.kept.set(key, text);
  clear = () => this.kept.clear();
}

const listeners = new EventTarget();

vi.stubGlobal("window", globalThis);
vi.stubGlobal("location", new URL("http://table.test/"));
vi.stubGlobal("localStorage", new Store());
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("document", Object.assign(listeners, { hidden: false, querySelector: () => null, querySelectorAll: () => [] }));

/** The page is looked at, or not. */
export function look(hidden: boolean): void {
  Object.assign(document, { hidden });
  listeners.dispatchEvent(new Event("visibilitychange"));
}
