/** Requests to the server. A page is known by its cookie, and sends a token that other sites cannot know. */
import { Refusal, unreachable } from "./refusal";

const UNSAFE = new Set(["POST", "PUT", "PATCH", "DELETE"]);
let csrf: Promise<string> | null = null;

/** Keep the token of a new sign-in; null when there is none any more. */
export function keepCsrf(token: string | null): void {
  csrf = token === null ? null : Promise.resolve(token);
}

/** The token of the session, asked for once. */
function csrfToken(): Promise<string> {
  csrf ??= fetchToken().catch((error: unknown) => {
    csrf = null; // the next request asks again
    // Nobody is signed in: what needs no sign-in needs no token either.
    if (error instanceof Refusal && error.error === "unauthorised") return "";
    throw error;
  });
  return csrf;
}

const fetchToken = async (): Promise<string> => (await call<{ csrf: string }>("GET", "/api/me/csrf")).csrf;

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (UNSAFE.has(method)) headers["X-CSRF-Token"] = await csrfToken();
  const text = body === undefined ? null : JSON.stringify(body);
  const response = await fetch(path, { method, headers, body: text, credentials: "same-origin" }).catch(() => {
    throw unreachable();
  });
  if (!response.ok) throw await refusal(response);
  return response;
}

/** Send it; once more with a new token, if another page of this browser has begun another session. */
async function sendAgain(method: string, path: string, body?: unknown): Promise<Response> {
  try {
    return await send(method, path, body);
  } catch (error) {
    if (!(error instanceof Refusal) || error.key !== "csrf_missing") throw error;
    keepCsrf(null);
    return send(method, path, body);
  }
}

async function refusal(response: Response): Promise<Refusal> {
  const told: unknown = await response.json().catch(() => null);
  if (!isRefusal(told)) return noAnswer(response);
  return new Refusal(told.error, told.key, told.params, told.clause);
}

/** Something between us and the server, a proxy perhaps, answers in a way of its own. */
function isRefusal(told: unknown): told is Pick<Refusal, "error" | "key" | "params" | "clause"> {
  return typeof told === "object" && told !== null && "error" in told && "key" in told;
}

const noAnswer = ({ status }: Response) => new Refusal("failed", "no_answer", { status });

/** Ask the server for data. Throws a Refusal that says why not. */
export async function call<T = void>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await sendAgain(method, path, body);
  if (response.status === 204) return undefined as T;
  return response.json().catch(() => {
    throw noAnswer(response);
  }) as Promise<T>;
}

/** Ask the server for a text: a picture, a journal. */
export async function text(path: string): Promise<string> {
  const response = await send("GET", path);
  return response.text().catch(() => {
    throw noAnswer(response);
  });
}

export const get = <T>(path: string) => call<T>("GET", path);
export const post = <T = void>(path: string, body: unknown = {}) => call<T>("POST", path, body);
