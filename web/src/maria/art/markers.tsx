/** What is put on a fortress, beside its sign, whose middle is the origin. */
import type { PowerId } from "../view";
import { Charge } from "./arms";

/** A flag with the arms of the power that holds the fortress. */
export function Flag({ power }: { power: PowerId }) {
  return (
    <g class={`ma ma-flag power-${power}`} transform="translate(5.6 -3)">
      <path class="ma-pole" d="M0 0V-20.4" />
      <circle class="ma-knob" cy={-21.2} r={1.5} />
      <path class="ma-cloth" d="M.6-20C5-22.2 9-17.6 15.4-19.6V-7.8C9-5.8 5-10.4 .6-8.2Z" />
      <g transform="translate(8 -13.9)">
        <Charge of={power} size={9} />
      </g>
    </g>
  );
}

/** A question marker: whether the power conquers the fortress is settled later. */
export function Question({ power }: { power: PowerId }) {
  return (
    <g class={`ma ma-question power-${power}`} transform="translate(-11 -11)">
      <circle class="ma-token" r={7.8} />
      <path class="ma-hook" d="M-2.6-2C-2.6-5.4 2.8-5.6 2.8-2.2C2.8 0 .1 .2 .1 2.2" />
      <circle class="ma-point" cx={0.1} cy={4.6} r={1.05} />
    </g>
  );
}
