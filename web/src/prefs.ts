/** What somebody likes, kept in this browser. */
import { computed, effect, signal, type Signal } from "@preact/signals";
import { keep, recall } from "./keeping";

/** A signal whose value outlives the page. */
export function kept<T extends string | boolean | number>(name: string, initial: T): Signal<T> {
  const stored = signal<T>(read(name, initial));
  effect(() => keep(name, JSON.stringify(stored.value)));
  return stored;
}

function read<T>(name: string, initial: T): T {
  try {
    const value: unknown = JSON.parse(recall(name) ?? "null");
    return typeof value === typeof initial ? (value as T) : initial;
  } catch {
    return initial; // another version has kept something else there
  }
}

/** Whether a choice is sent at once, or only after it was confirmed. */
export const atOnce = kept<boolean>("atOnce", false);
/** auto, light or dark */
export const theme = kept<string>("theme", "auto");
/** auto (as the system says) or none */
export const motion = kept<string>("motion", "auto");
/** Whether a silent notice tells that it is my move, while I look at another page. */
export const notices = kept<boolean>("notices", false);

const dark = window.matchMedia("(prefers-color-scheme: dark)");
const systemDark = signal(dark.matches);
dark.addEventListener("change", () => (systemDark.value = dark.matches));
/** Whether the page is dark now. */
export const night = computed(() => theme.value === "dark" || (theme.value === "auto" && systemDark.value));

/** Let the page follow the chosen theme. */
export function followTheme(): void {
  effect(() => {
    document.documentElement.dataset.theme = night.value ? "dark" : "light";
    document.documentElement.dataset.motion = motion.value;
  });
}
