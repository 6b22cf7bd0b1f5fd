/** Who is here: undefined while nobody knows, null for a stranger. */
import { signal } from "@preact/signals";
import { call, get, keepCsrf, post } from "./api/http";
import { Refusal } from "./api/refusal";
import type { Person, SignedIn } from "./api/types";
import { adopt, choose, present } from "./texts/languages";

export const me = signal<Person | null | undefined>(undefined);

const AGAIN = 3000; // milliseconds until a server that is away is asked again

/** Ask the server whose cookie this browser has. */
export async function whoAmI(): Promise<void> {
  try {
    const person = await get<Person>("/api/me");
    me.value = person;
    adopt(person.language);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.error === "unauthorised") me.value = null;
    else window.setTimeout(() => void whoAmI(), AGAIN); // nobody knows yet
  }
}

function signedIn(answer: SignedIn): void {
  keepCsrf(answer.csrf);
  me.value = answer.person;
}

export async function comeAsGuest(name: string): Promise<void> {
  signedIn(await post<SignedIn>("/api/guests", { name, language: present().id }));
}

export async function signIn(name: string, password: string): Promise<void> {
  signedIn(await post<SignedIn>("/api/sessions", { name, password }));
}

/** A new account; a guest who makes one keeps his seats. */
export async function makeAccount(name: string, password: string, mail: string): Promise<void> {
  signedIn(await post<SignedIn>("/api/accounts", { name, password, language: present().id, ...(mail ? { mail } : {}) }));
}

/** Speak another language here, and to me: mails and notices are in it too. */
export async function chooseLanguage(language: string): Promise<void> {
  if (me.value) me.value = await call<Person>("PATCH", "/api/me", { language });
  choose(language);
}

export async function signOut(): Promise<void> {
  await call("DELETE", "/api/sessions/current");
  keepCsrf(null);
  me.value = null;
}
