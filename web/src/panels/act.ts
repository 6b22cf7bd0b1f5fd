/** Requests about a table, whose refusals are shown at the prompt. */
import { call } from "../api/http";
import type { Desk } from "../table/desk";

export async function act<T = void>(desk: Desk, method: string, path: string, body?: unknown): Promise<T | null> {
  try {
    desk.trouble.value = null;
    return await call<T>(method, `/api/tables/${desk.view.table}/${path}`, body);
  } catch (error) {
    desk.fail(error);
    return null;
  }
}
