import type { Params } from "./types";

/** The server has not done what was asked, and nothing has changed. `key` and `params` make the sentence. */
export class Refusal extends Error {
  constructor(
    readonly error: string,
    readonly key: string,
    readonly params: Params = {},
    readonly clause = "",
  ) {
    super(`${error}: ${key}`);
  }
}

/** Nobody answers: the network or the server is away, and nothing was sent. */
export const unreachable = () => new Refusal("unavailable", "unreachable");

/** The line broke before the answer came: whether it was done is not known. */
export const unanswered = () => new Refusal("unavailable", "unanswered");

/** A refusal that can be shown; anything else is a fault of ours and goes on its way. */
export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  throw error;
}
