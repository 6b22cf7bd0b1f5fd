/** The layers over the map, one at a time. On a phone they fold into one button. */
import { useSignal } from "@preact/signals";
import { Button } from "../parts/Button";
import { t } from "../texts/fluent";
import type { Desk } from "./desk";

export function OverlayBar({ desk }: { desk: Desk }) {
  const open = useSignal(false);
  const { overlays } = desk.game;
  if (!overlays.length || !desk.view.position.value) return null;
  return (
    <div class={`overlay-bar ${open.value ? "unfolded" : ""}`} role="group" aria-label={t("ui-overlays")}>
      <Button class="fold" icon="layers" label={t("ui-overlays")} pressed={open.value} onClick={() => (open.value = !open.value)} />
      {overlays.map(({ id, label, key }) => (
        <Button
          key={id}
          kind="quiet"
          label={desk.game.texts.say(label)}
          shortcut={`Shift+${key}`}
          pressed={desk.overlay.value === id}
          onClick={() => (desk.overlay.value = desk.overlay.value === id ? null : id)}
        />
      ))}
    </div>
  );
}
