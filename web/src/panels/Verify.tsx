/** Whether the shuffles were fair: the server replays the game, and this browser checks the seed by itself. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { get } from "../api/http";
import { asRefusal, Refusal } from "../api/refusal";
import type { components } from "../api/schema";
import type { About } from "../api/types";
import { Sentence } from "../parts/Sentence";
import { rememberedSeed } from "../table/seeds";
import { t } from "../texts/fluent";

type Verified = components["schemas"]["VerifyModel"];

export function Verify({ about }: { about: About }) {
  const told = useSignal<Verified | Refusal | null>(null);
  const own = useSignal<boolean | null>(null);
  // What this browser was told at the start, not what the server says now that it was.
  const hash = rememberedSeed(about.id) ?? about.seed_hash;
  useEffect(() => {
    void verified(about.id, hash).then((answer) => (told.value = answer));
    void seedFits(about.seed, hash).then((fits) => (own.value = fits));
  }, [about.id]);
  const answer = told.value;
  if (!answer) return <p role="status">{t("ui-verifying")}</p>;
  if (answer instanceof Refusal) return <p role="alert"><Sentence refusal={answer} /></p>;
  return (
    <ul class="checks" role="status">
      {own.value !== null && <Check what="own" passed={own.value} />}
      {answer.checks.map(({ check, passed }) => (
        <Check key={check} what={check} passed={passed} />
      ))}
    </ul>
  );
}

function Check({ what, passed }: { what: string; passed: boolean }) {
  return <li class={passed ? "passed" : "failed"}>{t(`ui-check-${what}`, { passed: passed ? "yes" : "no" })}</li>;
}

async function verified(table: string, hash: string): Promise<Verified | Refusal> {
  try {
    return await get<Verified>(`/api/tables/${table}/verify?seed_hash=${hash}`);
  } catch (error) {
    return asRefusal(error);
  }
}

/** The hash of the seed, computed here. Browsers compute it only on pages that came over a safe line. */
export async function seedFits(seed: string | null, hash: string): Promise<boolean | null> {
  if (!seed || !globalThis.crypto?.subtle) return null;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`kabinett seed ${seed}`));
  return hash === [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
