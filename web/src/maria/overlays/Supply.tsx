/** How the generals are supplied: the path of each to his train, its length, what hussars make it cost, who is cut off. */
import type { Desk } from "../../table/desk";
import { t } from "../say";
import { useSurvey, type PowerSupply, type SupplyLine } from "../survey";
import { maria } from "../ui";
import type { PowerId } from "../view";
import { Line, Tag } from "./Line";

export function Supply({ desk }: { desk: Desk }) {
  const found = useSurvey(desk, "supply");
  return (
    <g class="overlay supply" aria-hidden="true">
      {Object.entries(found ?? {}).map(([power, supply]) => (
        <OfPower key={power} desk={desk} power={power as PowerId} supply={supply} />
      ))}
    </g>
  );
}

function OfPower({ desk, power, supply }: { desk: Desk; power: PowerId; supply: PowerSupply }) {
  return (
    <g class={`power-${power}`}>
      {Object.entries(supply.generals).map(([piece, line]) => (
        <OfGeneral key={piece} desk={desk} line={line} />
      ))}
    </g>
  );
}

function OfGeneral({ desk, line }: { desk: Desk; line: SupplyLine }) {
  const { cities } = maria(desk).atlas;
  const here = cities.get(line.city);
  if (!here) return null;
  const state = line.cost === null ? "cut" : line.cost > 0 ? "dear" : "free";
  const words = line.cost === null ? t("ui-maria-tag-cut") : line.cost > 0 ? t("ui-maria-tag-cost", { cost: line.cost }) : String(line.length);
  return (
    <g class={`supply-line ${state}`}>
      <Line desk={desk} cities={line.path} />
      {line.hussars.map((city) => {
        const at = cities.get(city);
        return at && <circle key={city} class="harassed" cx={at.x} cy={at.y} r={12} />;
      })}
      {(line.path.length > 0 || line.cost === null) && <Tag at={here} text={words} />}
    </g>
  );
}
