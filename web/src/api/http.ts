/** Requests to the server. A page is known by its cookie, and sends a token that other sites cannot know. */
import { Refusal, unreachable } from "./refusal";

const UNSAFE = new Set(["POST", "PUT", "PATCH", "DELETE"]);
let csrf: Promise<string> | null = null;

/** Keep the token of a new sign-in; null when there is none any more. */
export function keepCsrf(token: string | null): void {
  csrf = token === null ? null : Promise.resolve(token);
}

async function csrfToken(): Promise<string> {
  csrf ??= call<{ csrf: string }>("GET", "/api/me/csrf").then(
    (answer) => answer.csrf,
    () => "", // nobody is signed in: what needs no sign-in needs no token either
  );
  return csrf;
}

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (UNSAFE.has(method)) headers["X-CSRF-Token"] = await csrfToken();
  const text = body === undefined ? null : JSON.stringify(body);
  try {
    return await fetch(path, { method, headers, body: text, credentials: "same-origin" });
  } catch {
    throw unreachable();
  }
}

async function refusal(response: Response): Promise<Refusal> {
  try {
    const told = await response.json();
    return new Refusal(told.error, told.key, told.params, told.clause);
  } catch {
    return new Refusal("failed", "no_answer", { status: response.status });
  }
}

/** Ask the server for data. Throws a Refusal that says why not. */
export async function call<T = void>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await send(method, path, body);
  if (!response.ok) throw await refusal(response);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

/** Ask the server for a text: a picture, a journal. */
export async function text(path: string): Promise<string> {
  const response = await send("GET", path);
  if (!response.ok) throw await refusal(response);
  return response.text();
}

export const get = <T>(path: string) => call<T>("GET", path);
export const post = <T = void>(path: string, body: unknown = {}) => call<T>("POST", path, body);
