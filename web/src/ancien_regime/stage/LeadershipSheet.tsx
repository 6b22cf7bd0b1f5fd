/** Leadership (C9.5): generals who can be placed, those who can be taken off, and what can be had instead. */
import type { Desk } from "../../table/desk";
import { Sheet } from "../../table/Sheet";
import { BattleCard, MoraleSign } from "../art";
import { t } from "../say";
import { europe } from "../ui";
import { viewOf, type ArView, type PowerId } from "../view";
import { Row, Rows } from "./Rows";
import { Token } from "./Token";

export function LeadershipSheet({ desk }: { desk: Desk }) {
  const view = viewOf(desk);
  const decision = desk.decision.value;
  if (!view || decision?.kind !== "leadership") return null;
  const power = decision.params.power as PowerId;
  const { atlas, texts } = europe(desk);
  const generals = atlas.generalsOf(power).map(({ id }) => id);
  const away = generals.filter((id) => !atlas.placeOf(view, id));
  return (
    <Sheet title={t("ui-ar-leadership", { power: texts.called("power", power) })} class="leadership-board">
      {away.length > 0 && <Group desk={desk} view={view} label={t("ui-ar-place-generals")} generals={away} />}
      <Group desk={desk} view={view} label={t("ui-ar-remove-generals")} generals={generals.filter((id) => !away.includes(id))} />
      <p class="group-name">{t("ui-ar-or-instead")}</p>
      <Rows label={t("ui-ar-or-instead")}>
        <Row desk={desk} spot="do:draw" sign={<BattleCard size={20} back />} name={t("ui-ar-do-draw")} />
        <Row
          desk={desk}
          spot="do:morale"
          sign={<MoraleSign size={22} />}
          name={t("ui-ar-do-morale")}
          facts={t("ui-ar-morale-now", { morale: view.morale[power], cap: atlas.data.numbers.morale_cap })}
        />
      </Rows>
    </Sheet>
  );
}

function Group({ desk, view, label, generals }: { desk: Desk; view: ArView; label: string; generals: string[] }) {
  const { atlas, texts } = europe(desk);
  return (
    <>
      <p class="group-name">{label}</p>
      <Rows label={label} class="tokens">
        {generals.map((id) => (
          <Row
            key={id}
            desk={desk}
            spot={`general:${id}`}
            sign={<Token desk={desk} view={view} general={id} size={30} />}
            name={texts.name(id)}
            facts={atlas.placeOf(view, id)?.name ?? t(`ui-ar-place-${view.place[id]}`)}
          />
        ))}
      </Rows>
    </>
  );
}
