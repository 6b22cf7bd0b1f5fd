/** What the parameters of an event, decision or reason are for its message. */
import type { Param } from "../api/types";
import { plain, type Args } from "./catalogue";

export type Given = Record<string, Param | null | undefined>;
export type Shown = (name: string, value: string) => string;
export type Joined = (name: string, parts: string[]) => string;

const asItIs: Shown = (_, value) => value;
const withCommas: Joined = (_, parts) => parts.join(", ");

/** `$p` is what is shown, `$p_id` the id for selectors, `$p_count` how many a list has. Numbers stay numbers. */
export function argumentsOf(params: Given, shown: Shown = asItIs, joined: Joined = withCommas): Args {
  const args: Args = {};
  for (const [name, value] of Object.entries(params)) {
    if (typeof value === "number") {
      args[name] = args[`${name}_id`] = value;
    } else if (Array.isArray(value)) {
      args[name] = joined(name, value.map((part) => (typeof part === "number" ? plain(part) : shown(name, part))));
      args[`${name}_count`] = value.length;
    } else if (value !== null && value !== undefined) {
      args[name] = shown(name, value);
      args[`${name}_id`] = identifier(value);
    }
  }
  return args;
}

/** A value as selectors can name it: clause M20.6 is M20_6, an empty text is none. */
export const identifier = (value: string): string => value.replace(/[^A-Za-z0-9_-]/g, "_") || "none";
