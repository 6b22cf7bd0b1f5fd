/** Messages of the server to this browser while no page is open, by its service worker. */
import { games } from "../api/games";
import { gameName, seatName } from "../lobby/words";
import { t } from "../texts/fluent";

const WORKER = "/sw.js";
const WORDS = "kabinett-words"; // the worker knows no catalogue: it finds its words in this cache

export const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** The subscription of this browser, if it has one. */
export async function subscribed(): Promise<PushSubscription | null> {
  const worker = canPush() ? await navigator.serviceWorker.getRegistration(WORKER) : undefined;
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Ask the person and the browser; null if one of them does not want to. */
export async function subscribe(key: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register(WORKER);
  const worker = await navigator.serviceWorker.ready;
  await leaveWords();
  try {
    return await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  } catch {
    return null; // the browser has no push service, or does not reach it
  }
}

/** The key as bytes: it comes in base 64 as addresses have it. */
export function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}

/** What the worker says: sentences, and the names of games and seats. */
export function pushWords(): Record<string, string> {
  const words: Record<string, string> = { asked: t("ui-push-asked"), test: t("ui-push-test") };
  for (const { game, tables } of games.value) {
    words[game] = gameName(game);
    for (const seat of tables.flatMap((table) => Object.keys(table.seats))) words[`${game} ${seat}`] = seatName(game, seat);
  }
  return words;
}

/** Leave the words where the worker finds them; again with each visit, for the language may have changed. */
export async function leaveWords(): Promise<void> {
  const cache = await caches.open(WORDS);
  await cache.put(`/${WORDS}`, new Response(JSON.stringify(pushWords())));
}
