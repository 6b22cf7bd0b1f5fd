/** The electors and the crown. */
import type { Desk } from "../../table/desk";
import { ElectionBoard } from "../stage/ElectionBoard";
import { arView, stageOf, type Election } from "../view";

export function ElectorsPanel({ desk }: { desk: Desk }) {
  const view = arView(desk);
  if (!view.votes) return null;
  return <ElectionBoard desk={desk} election={stageOf<Election>(view, "Election") ?? undefined} />;
}
