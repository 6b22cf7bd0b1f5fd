/** What follows the position without being drawn: Frederick's name, and the plan of who is on the way. */
import { useSignalEffect } from "@preact/signals";
import type { Desk } from "../../table/desk";
import { planOnward } from "../plan";
import { europe } from "../ui";
import { viewOf } from "../view";

export function Attend({ desk }: { desk: Desk }) {
  useSignalEffect(() => {
    const view = viewOf(desk);
    if (view) europe(desk).texts.frederick = view.frederick;
  });
  useSignalEffect(() => void planOnward(desk));
  return null;
}
