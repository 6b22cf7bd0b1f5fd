/** What somebody likes, kept in this browser. */
import { effect, signal, type Signal } from "@preact/signals";

/** A signal whose value outlives the page. A browser that keeps nothing still plays. */
export function kept<T extends string | boolean | number>(name: string, initial: T): Signal<T> {
  const stored = signal<T>(read(name, initial));
  effect(() => {
    try {
      localStorage.setItem(`kabinett.${name}`, JSON.stringify(stored.value));
    } catch {
      // private windows may refuse to keep anything
    }
  });
  return stored;
}

function read<T>(name: string, initial: T): T {
  try {
    const text = localStorage.getItem(`kabinett.${name}`);
    const value: unknown = text === null ? initial : JSON.parse(text);
    return typeof value === typeof initial ? (value as T) : initial;
  } catch {
    return initial;
  }
}

/** Whether a choice is sent at once, or only after it was confirmed. */
export const atOnce = kept<boolean>("atOnce", false);
/** auto, light or dark */
export const theme = kept<string>("theme", "auto");
/** auto (as the system says) or none */
export const motion = kept<string>("motion", "auto");

const dark = window.matchMedia("(prefers-color-scheme: dark)");
const systemDark = signal(dark.matches);
dark.addEventListener("change", () => (systemDark.value = dark.matches));

/** Let the page follow the chosen theme. */
export function followTheme(): void {
  effect(() => {
    const night = theme.value === "dark" || (theme.value === "auto" && systemDark.value);
    document.documentElement.dataset.theme = night ? "dark" : "light";
    document.documentElement.dataset.motion = motion.value;
  });
}
