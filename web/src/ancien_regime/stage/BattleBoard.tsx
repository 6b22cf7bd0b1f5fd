/** A battle: both sides with their generals, troops and piles of cards. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Desk } from "../../table/desk";
import { t } from "../say";
import { BattleCard, Coat } from "../art";
import { arView, type Battle, type PowerId } from "../view";

/** What the engine counts (see `kabinett/ancien_regime/surveys.py`). */
interface Counted {
  base: number;
  shown: number;
  known: number;
  hidden: number;
  influence: Partial<Record<PowerId, number>>;
}
interface Worth {
  sides: { attack?: Counted; defence?: Counted };
  choices: Record<string, number>;
}

export function BattleBoard({ desk, battle }: { desk: Desk; battle: Battle }) {
  const view = arView(desk);
  const place = desk.game.texts.name(battle.territory);
  const sides = [
    { side: "attack" as const, generals: [battle.attacker, ...battle.supporters[0]] },
    { side: "defence" as const, generals: [...battle.defenders, ...battle.supporters[1]] },
  ];
  return (
    <section class="battle-board" aria-label={t("ui-ar-battle-in", { territory: place })}>
      <h3>{t("ui-ar-battle-in", { territory: place })}</h3>
      <div class="sides">
        {sides.map(({ side, generals }) => (
          <div key={side} class={`side-of ${side}`}>
            <h4>
              {t(`ui-ar-side-${side}`)} <span class="strength">{t("ui-ar-strength", { count: view.strengths[side] ?? 0 })}</span>
            </h4>
            {generals.map((general) => (
              <Fighter key={general} desk={desk} battle={battle} general={general} />
            ))}
            {side === "defence" && battle.garrison !== "nobody" && <Held desk={desk} power={battle.garrison} />}
          </div>
        ))}
      </div>
      <Now desk={desk} />
      {!!battle.passed?.length && (
        <p class="hint">{t("ui-ar-passed", { powers: battle.passed.map((power) => desk.game.texts.name(power)).join(", ") })}</p>
      )}
    </section>
  );
}

/** A general with the troops and cards that he fights with. */
function Fighter({ desk, battle, general }: { desk: Desk; battle: Battle; general: string }) {
  const view = arView(desk);
  const power = general.replace(/_\d+$/, "");
  const plays = battle.plays?.[general];
  return (
    <div class={`fighter ${battle.pile === general ? "now" : ""}`}>
      <Coat of={general === "stuart" ? "france" : power} size={20} />
      <span>{desk.game.texts.name(general)}</span>
      <span class="hint">{t("ui-ar-troops", { count: view.troops[general] ?? 0 })}</span>
      {plays !== undefined && <span class="hint">{t("ui-ar-plays-left", { count: plays })}</span>}
      <Pile battle={battle} general={general} />
    </div>
  );
}

/** A card face up, one face down that these eyes know, or one that they do not. */
function Pile({ battle, general }: { battle: Battle; general: string }) {
  const shown = battle.face_up?.[general] ?? [];
  const pile = battle.piles?.[general];
  const known = Array.isArray(pile) ? pile : [];
  return (
    <span class="pile">
      {shown.map((up, number) => {
        const value = up || known[number] || 0;
        const key = up ? "ui-ar-card-up" : value ? "ui-ar-card-own" : "ui-ar-card-down";
        return (
          <span key={number} class={up ? "up" : "down"} role="img" aria-label={t(key, { value })} title={t(key, { value })}>
            <BattleCard value={value} size={30} back={!value} />
          </span>
        );
      })}
    </span>
  );
}

function Held({ desk, power }: { desk: Desk; power: PowerId }) {
  return (
    <div class="fighter">
      <Coat of={power} size={20} />
      <span>{t("ui-ar-garrison", { power: desk.game.texts.name(power) })}</span>
    </div>
  );
}

/** What both sides are worth by the cards that these eyes know, and what each of my cards would add. */
function Now({ desk }: { desk: Desk }) {
  const worth = useSignal<Worth | null>(null);
  useEffect(() => {
    desk.view.survey("battle").then(
      (told) => (worth.value = told as unknown as Worth),
      (error: unknown) => desk.fail(error),
    );
  }, [desk.view.position.value]);
  const { attack, defence } = worth.value?.sides ?? {};
  if (!attack || !defence) return null;
  const choices = Object.entries(worth.value?.choices ?? {});
  return (
    <>
      <p class="balance">
        {t("ui-ar-known-strength", { attack: attack.known, defence: defence.known, hidden: attack.hidden + defence.hidden })}
      </p>
      {choices.length > 0 && (
        <p class="hint">
          {choices.map(([move, added]) => t("ui-ar-card-adds", { value: move.split(" ")[1] ?? "3", added })).join(" · ")}
        </p>
      )}
    </>
  );
}
