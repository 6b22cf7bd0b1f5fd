/** Something that a page asks of the server: it runs once at a time, and a refusal stays to be shown where it happened. */
import { signal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { Refusal } from "../api/refusal";

export class Action {
  readonly busy = signal(false);
  readonly trouble = signal<Refusal | null>(null);
  /** Whether it was done the last time. */
  readonly done = signal(false);

  /** Do it, unless it is being done. Whether it was done. */
  run = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (this.busy.peek()) return false;
    this.busy.value = true;
    this.trouble.value = null;
    this.done.value = false;
    try {
      await work();
      this.done.value = true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.trouble.value = error;
    } finally {
      this.busy.value = false;
    }
    return this.done.peek();
  };
}

export const useAction = (): Action => useMemo(() => new Action(), []);

// Which field of a form a refusal is about; those of the form of a field name it themselves.
const FIELDS: Record<string, string> = {
  name_of_account: "name",
  name_taken: "name",
  text_length: "name",
  text_sign: "name",
  no_such_account: "password",
  account_needs_password: "password",
  password_length: "password",
  wrong_password: "old",
  no_mail: "mail",
  hook_address: "target",
  hook_scheme: "target",
  private_host: "target",
  no_such_host: "target",
};

export function fieldOf(refusal: Refusal | null): string | null {
  if (!refusal) return null;
  if (refusal.key === "invalid_field") return String(refusal.params["field"]).split(".").at(-1) ?? null;
  return FIELDS[refusal.key] ?? null;
}
