/** Those who fight on one side of a battle: generals with troops and cards, who supports them, and the garrison. */
import type { Desk } from "../../table/desk";
import { Fortress, Garrison } from "../art";
import { t } from "../say";
import { europe } from "../ui";
import type { ArView, Battle, PowerId } from "../view";
import { Pile } from "./Pile";
import { Row, Rows } from "./Rows";
import { Token } from "./Token";

interface Props {
  desk: Desk;
  view: ArView;
  battle: Battle;
  side: 0 | 1;
}

export function Fighters({ desk, view, battle, side }: Props) {
  const { texts } = europe(desk);
  const fighting = side === 0 ? [battle.attacker] : battle.defenders;
  const supporting = battle.supporters[side];
  return (
    <div class="fighters">
      {fighting.map((general) => (
        <Fighter key={general} desk={desk} view={view} battle={battle} general={general} />
      ))}
      {side === 1 && battle.garrison !== "nobody" && (
        <Held view={view} battle={battle} name={texts.called("power", battle.garrison)} />
      )}
      {supporting.map((general) => (
        <Fighter key={general} desk={desk} view={view} battle={battle} general={general} supports />
      ))}
      <Willing desk={desk} view={view} battle={battle} side={side} />
    </div>
  );
}

interface FighterProps extends Omit<Props, "side"> {
  general: string;
  supports?: boolean;
}

/** A general with the troops and cards that he fights with. */
function Fighter({ desk, view, battle, general, supports = false }: FighterProps) {
  const plays = battle.plays?.[general];
  const facts = [
    ...(supports ? [t("ui-ar-supports")] : []),
    plays === undefined ? t("ui-ar-troops", { count: view.troops[general] ?? 0 }) : t("ui-ar-plays-left", { count: plays }),
  ];
  return (
    <div class={`fighter ${battle.pile === general ? "now" : ""} ${supports ? "supports" : ""}`}>
      <Row
        desk={desk}
        spot={`general:${general}`}
        sign={<Token desk={desk} view={view} general={general} size={32} />}
        name={europe(desk).texts.name(general)}
        facts={facts.join(t("list-comma"))}
      />
      <Pile desk={desk} battle={battle} general={general} />
    </div>
  );
}

function Held({ view, battle, name }: { view: ArView; battle: Battle; name: string }) {
  const fortress = view.fortresses.includes(battle.territory);
  return (
    <p class="fighter garrison">
      <svg viewBox="-24 -24 48 48" width={32} height={32} aria-hidden="true">
        {fortress && <Fortress />}
        <Garrison power={battle.garrison as PowerId} />
      </svg>{" "}
      {t(fortress ? "ui-ar-garrison-fortress" : "ui-ar-garrison", { power: name })}
    </p>
  );
}

/** The generals who are asked whether they support this side (C10.3). */
function Willing({ desk, view, side }: Props) {
  const decision = desk.decision.value;
  if (decision?.kind !== (side === 0 ? "support_attack" : "support_defence")) return null;
  const generals = decision.options.filter((move) => move.startsWith("general ")).map((move) => move.slice(8));
  const { texts } = europe(desk);
  return (
    <>
      <p class="group-name">{t("ui-ar-may-support")}</p>
      <Rows label={t("ui-ar-may-support")}>
        {generals.map((general) => (
          <Row
            key={general}
            desk={desk}
            spot={`general:${general}`}
            sign={<Token desk={desk} view={view} general={general} size={32} />}
            name={texts.name(general)}
            facts={texts.name(view.place[general] ?? "")}
          />
        ))}
      </Rows>
    </>
  );
}
