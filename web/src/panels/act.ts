/** Requests about a table, whose refusals are shown at the prompt. */
import { call } from "../api/http";
import type { Desk } from "../table/desk";

/** Change something; null if it was refused. */
export function act<T = void>(desk: Desk, method: string, path: string, body?: unknown): Promise<T | null> {
  desk.trouble.value = null;
  return ask<T>(desk, method, path, body);
}

/** Look something up: what was refused before stays to be read. */
export async function ask<T>(desk: Desk, method: string, path: string, body?: unknown): Promise<T | null> {
  try {
    return await call<T>(method, `/api/tables/${desk.view.table}/${path}`, body);
  } catch (error) {
    desk.fail(error);
    return null;
  }
}
