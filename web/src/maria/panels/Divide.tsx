/** The troops of a general; in a stack they can be shifted to and from the other, whenever the rules leave it open. */
import type { Desk } from "../../table/desk";
import { Button } from "../../parts/Button";
import { t } from "../say";
import type { Piece } from "../board";
import { maria, stand } from "../ui";
import type { MariaView } from "../view";

export function Divide({ desk, view, piece }: { desk: Desk; view: MariaView; piece: Piece }) {
  const troops = view.troops[piece.id];
  if (typeof troops !== "number" || view.place[piece.id] === "eliminated") return null;
  const standing = desk.view.standing.value;
  const less = `divide ${piece.id}:${troops - 1}`;
  const more = `divide ${piece.id}:${troops + 1}`;
  const movable = standing.some((move) => move.startsWith(`divide ${piece.id}:`));
  if (!movable) return <b>{troops}</b>;
  return (
    <span class="divide" role="group" aria-label={t("ui-maria-divide", { name: maria(desk).words.name(piece.id) })}>
      <Step desk={desk} move={less} icon="minus" label={t("ui-maria-fewer")} />
      <b>{troops}</b>
      <Step desk={desk} move={more} icon="plus" label={t("ui-maria-more")} />
    </span>
  );
}

function Step({ desk, move, icon, label }: { desk: Desk; move: string; icon: "plus" | "minus"; label: string }) {
  const open = desk.view.standing.value.includes(move);
  return <Button kind="quiet" icon={icon} label={label} disabled={!open} onClick={() => void stand(desk, move)} />;
}
