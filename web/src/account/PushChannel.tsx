/** This browser as a channel. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { get } from "../api/http";
import { Refusal } from "../api/refusal";
import type { Action } from "../lobby/action";
import { Button } from "../parts/Button";
import { t } from "../texts/fluent";
import type { Channel } from "./Channels";
import { canPush, leaveWords, subscribe, subscribed } from "./push";

interface Props {
  channels: Channel[];
  action: Action;
  make(kind: string, target: string): Promise<void>;
}

export function PushChannel({ channels, action, make }: Props) {
  const endpoint = useSignal("");
  useEffect(() => void known().then((found) => (endpoint.value = found)), [channels]);
  const here = channels.some((channel) => channel.kind === "push" && channel.target === endpoint.value);
  if (!canPush()) return <p class="section-text">{t("ui-push-impossible")}</p>;
  if (here) return <p class="section-text">{t("ui-push-here")}</p>;
  const add = async () => {
    const { key } = await get<{ key: string | null }>("/api/push-key");
    if (!key) throw new Refusal("conflict", "no_own_address");
    const subscription = await subscribe(key);
    if (!subscription) throw new Refusal("conflict", "push_not_wanted");
    await make("push", JSON.stringify(subscription));
  };
  return <Button label={t("ui-channel-add-push")} disabled={action.busy.value} onClick={() => void action.run(add)} />;
}

async function known(): Promise<string> {
  const subscription = await subscribed();
  if (subscription) await leaveWords();
  return subscription?.endpoint ?? "";
}
