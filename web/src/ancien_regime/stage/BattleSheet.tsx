/** A battle (C10): both sides with their generals and piles, how it stands, and what is to be won. */
import type { Desk } from "../../table/desk";
import { Name } from "../../table/Names";
import { Sheet } from "../../table/Sheet";
import { t } from "../say";
import { useSurvey, type Worth } from "../survey";
import { battleOf, viewOf, type ArView, type Battle } from "../view";
import { Fighters } from "./Fighters";

const SIDES = ["attack", "defence"] as const;
type SideName = (typeof SIDES)[number];

export function BattleSheet({ desk, worth }: { desk: Desk; worth: Worth | null }) {
  const view = viewOf(desk);
  const battle = view && battleOf(view);
  // While support is declared there is nothing yet but what the battle will be about.
  const due = useSurvey(desk, "battles", battle?.stage === "Support" ? "" : null);
  if (!view || !battle || battle.stage === "Result") return null;
  const prospect = due?.find(({ territory }) => territory === battle.territory);
  const place = desk.game.texts.name(battle.territory);
  return (
    <Sheet title={t("ui-ar-battle-in", { territory: place })} class="battle-board">
      <div class="sides">
        {SIDES.map((side, number) => (
          <div key={side} class={`side-of ${side}`}>
            <h3>
              {t(`ui-ar-side-${side}`)} <Total view={view} worth={worth} side={side} />
            </h3>
            <Fighters desk={desk} view={view} battle={battle} side={number as 0 | 1} />
            <Spoils desk={desk} influence={worth?.sides[side]?.influence ?? prospect?.[side].influence ?? {}} />
          </div>
        ))}
      </div>
      <Balance desk={desk} view={view} battle={battle} worth={worth} />
    </Sheet>
  );
}

/** What a side is worth: with the cards that these eyes know, or while support is declared by itself. */
function Total({ view, worth, side }: { view: ArView; worth: Worth | null; side: SideName }) {
  const known = worth?.sides[side]?.known ?? view.strengths[side] ?? 0;
  return <span class="total">{known}</span>;
}

/** The Influence that the powers of a side would win (C10.7.5). */
function Spoils({ desk, influence }: { desk: Desk; influence: Record<string, number> }) {
  const won = Object.entries(influence).filter(([, count]) => count > 0);
  if (!won.length) return null;
  const words = won.map(([power, count]) => t("ui-ar-would-win", { power: desk.game.texts.name(power), count }));
  return <p class="row-facts">{words.join(t("list-comma"))}</p>;
}

/** How it stands in words, who controls the ground, and who plays no more. */
function Balance({ desk, view, battle, worth }: { desk: Desk; view: ArView; battle: Battle; worth: Worth | null }) {
  const { texts } = desk.game;
  const controller = view.control[battle.territory];
  const passed = (battle.passed ?? []).map((power) => texts.name(power)).join(t("list-comma"));
  return (
    <>
      <p class="balance">{strengths(view, worth)}</p>
      <p class="hint">
        <Name desk={desk} spot={`territory:${battle.territory}`} />{" "}
        {controller ? t("ui-ar-controlled-by", { power: texts.called("power", controller) }) : t("ui-ar-controlled-by-nobody")}
      </p>
      {passed && <p class="hint">{t("ui-ar-passed", { powers: passed })}</p>}
    </>
  );
}

function strengths(view: ArView, worth: Worth | null): string {
  const { attack, defence } = worth?.sides ?? {};
  if (!attack || !defence) {
    return t("ui-ar-base-strength", { attack: view.strengths.attack ?? 0, defence: view.strengths.defence ?? 0 });
  }
  return t("ui-ar-known-strength", { attack: attack.known, defence: defence.known, hidden: attack.hidden + defence.hidden });
}
