/** An overlay in words, for who does not see lines on a map, and for the reasons behind them. */
import type { Desk } from "../../table/desk";
import { Names } from "../../table/Names";
import { Sheet } from "../../table/Sheet";
import { Clause } from "../../parts/Clause";
import { Coat } from "../../parts/Coat";
import { Pieces } from "../../parts/Pieces";
import { t } from "../say";
import { citySpots } from "../spots";
import { useSurvey, type PowerSupply, type ProtectionSurvey } from "../survey";
import { maria } from "../ui";
import type { PowerId } from "../view";

export function InWords({ desk }: { desk: Desk }) {
  const overlay = desk.overlay.value;
  const close = () => (desk.overlay.value = null);
  if (overlay === "supply") {
    return (
      <Sheet title={t("ui-maria-supply")} class="in-words" small onClose={close}>
        <SupplyWords desk={desk} />
      </Sheet>
    );
  }
  if (overlay === "protection") {
    return (
      <Sheet title={t("ui-maria-protection")} class="in-words" small onClose={close}>
        <ProtectionWords desk={desk} />
      </Sheet>
    );
  }
  return overlay === "reach" ? <p class="overlay-hint">{t("ui-maria-reach-hint")}</p> : null;
}

function SupplyWords({ desk }: { desk: Desk }) {
  const found = useSurvey(desk, "supply");
  const { words } = maria(desk);
  return (
    <>
      {Object.entries(found ?? {}).map(([power, supply]) => (
        <details key={power}>
          <summary>
            <Coat of={power} game="maria" /> {words.name(power)} <em>{supplyState(supply)}</em>
          </summary>
          <ul>
            {Object.entries(supply.generals).map(([piece, line]) => (
              <li key={piece}>
                <Pieces pieces={desk.game.texts.reason(line.reason)} onName={(one) => one.spot && desk.seek(one.spot)} />{" "}
                <Clause id={line.reason.clause} onOpen={(clause) => desk.openClause(clause)} />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}

function supplyState(supply: PowerSupply): string {
  const lines = Object.values(supply.generals);
  const out = lines.filter((line) => line.cost === null).length;
  return t("ui-maria-supply-state", { out, due: supply.due });
}

function ProtectionWords({ desk }: { desk: Desk }) {
  const found = useSurvey(desk, "protection");
  const { words } = maria(desk);
  return (
    <>
      <p>{t("ui-maria-bare-hint")}</p>
      <dl>
        {Object.entries(bareByPower(found ?? {})).map(([power, cities]) => (
          <div key={power}>
            <dt>
              <Coat of={power} game="maria" /> {words.name(power)}
            </dt>
            <dd>
              <Names desk={desk} spots={citySpots(cities)} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The fortresses that nobody protects, by who holds them. */
export function bareByPower(found: ProtectionSurvey): Partial<Record<PowerId, string[]>> {
  const bare: Partial<Record<PowerId, string[]>> = {};
  for (const [city, { controller, protected: held }] of Object.entries(found)) {
    if (!held) (bare[controller] ??= []).push(city);
  }
  return bare;
}
