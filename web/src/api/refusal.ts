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

/** Nobody answers: the network or the server is away. */
export const unreachable = () => new Refusal("unavailable", "unreachable");
