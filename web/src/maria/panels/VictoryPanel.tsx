/** Who is how near to victory: pools and victory boxes, or the goals of the introductory game; and the election. */
import "./panels.css";
import type { ComponentChildren } from "preact";
import type { Desk } from "../../table/desk";
import { Names } from "../../table/Names";
import { Coat } from "../../parts/Coat";
import { t } from "../say";
import { citySpots } from "../spots";
import { useSurvey, type Markers } from "../survey";
import { maria } from "../ui";
import { isAdvanced, viewOf, type MariaView, type PowerId } from "../view";
import { College } from "./College";
import { Reduction } from "./Reduction";
import { Scores } from "./Scores";

export function VictoryPanel({ desk }: { desk: Desk }) {
  const view = viewOf(desk);
  if (!view) return <p class="nothing">{t("ui-not-begun")}</p>;
  return isAdvanced(view) ? <Pools desk={desk} view={view} /> : <Goals desk={desk} />;
}

function Pools({ desk, view }: { desk: Desk; view: MariaView }) {
  const found = useSurvey(desk, "pools");
  return (
    <div class="victory">
      <p class="hint">{t("ui-maria-pools-hint")}</p>
      {Object.entries(found ?? {}).map(([power, markers]) => (
        <Pool key={power} desk={desk} power={power as PowerId} markers={markers} />
      ))}
      <Scores desk={desk} view={view} />
      <Reduction desk={desk} view={view} />
      <h3>{t("ui-maria-college")}</h3>
      <College desk={desk} />
    </div>
  );
}

function Pool({ desk, power, markers }: { desk: Desk; power: PowerId; markers: Markers }) {
  const { words } = maria(desk);
  return (
    <section class={`pool power-${power}`}>
      <h3>
        <Coat of={power} game="maria" /> {words.name(power)}
      </h3>
      <p class="pool-count">
        <Dots left={Math.max(0, markers.pool)} all={markers.markers} />
        {t("ui-maria-pool", { pool: markers.pool, markers: markers.markers })}
      </p>
      <dl>
        <Entry name={t("ui-maria-on-fortresses", { count: markers.fortresses.length })}>
          <Names desk={desk} spots={citySpots(markers.fortresses)} />
        </Entry>
        <Entry name={t("ui-maria-battle-boxes")}>{markers.battles}</Entry>
        {markers.boxes.length > 0 && (
          <Entry name={t("ui-maria-boxes")}>{words.list(markers.boxes.map((box) => t(`ui-maria-box-${box}`)))}</Entry>
        )}
        {markers.aside > 0 && <Entry name={t("ui-maria-aside")}>{markers.aside}</Entry>}
      </dl>
    </section>
  );
}

function Entry({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** A pool at a glance: full dots are markers still to be placed. */
function Dots({ left, all }: { left: number; all: number }) {
  return (
    <span class="dots" aria-hidden="true">
      {Array.from({ length: Math.max(left, all) }, (_, number) => (
        <span key={number} class={number < left ? "left" : "placed"} />
      ))}
    </span>
  );
}

function Goals({ desk }: { desk: Desk }) {
  const found = useSurvey(desk, "goals");
  const { words } = maria(desk);
  return (
    <div class="victory">
      <p class="hint">{t("ui-maria-goals-hint")}</p>
      {Object.entries(found ?? {}).map(([power, { goal, taken, left }]) => (
        <section key={power} class={`pool power-${power}`}>
          <h3>
            <Coat of={power} game="maria" /> {words.name(power)}
          </h3>
          <p class="pool-count">
            <Dots left={taken.length} all={goal} />
            {t("ui-maria-goal", { taken: taken.length, goal })}
          </p>
          <dl>
            <Entry name={t("ui-maria-taken")}>
              <Names desk={desk} spots={citySpots(taken)} />
            </Entry>
            <Entry name={t("ui-maria-not-taken")}>
              <Names desk={desk} spots={citySpots(left)} />
            </Entry>
          </dl>
        </section>
      ))}
    </div>
  );
}
