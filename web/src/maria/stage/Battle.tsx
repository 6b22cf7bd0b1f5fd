/** A battle: both sides, how it stands, what was played, who has the right, and what a Reserve would give. */
import { arrowKeys, Choosable } from "../../table/Choosable";
import type { Desk } from "../../table/desk";
import { Sheet } from "../../table/Sheet";
import { Coat } from "../../parts/Coat";
import { t } from "../say";
import { SuitSign } from "../art";
import { piecesAt } from "../board";
import { useSurvey, type BattleSurvey } from "../survey";
import { maria } from "../ui";
import { stageOf, viewOf, type Battle, type MariaView } from "../view";
import { lastFight, scoreOf, shown, tilt } from "./balance";
import { Played } from "./Played";

export function BattleSheet({ desk, survey }: { desk: Desk; survey: BattleSurvey | null }) {
  const view = viewOf(desk);
  const battle = view && stageOf(view, "Battle");
  if (!view || !battle) return null;
  const fight = lastFight(desk.view.events.value);
  const { words } = maria(desk);
  const [attacker, defender] = battle.powers.map((power) => words.power(power));
  const right = words.name(battle.powers[battle.right]);
  return (
    <Sheet title={t("ui-maria-battle", { attacker, defender })} class="battle">
      <div class="sides">
        <Side desk={desk} view={view} battle={battle} side={0} />
        <Scales battle={battle} />
        <Side desk={desk} view={view} battle={battle} side={1} />
      </div>
      {fight && <Played desk={desk} played={fight.played} />}
      {desk.decision.value?.kind !== "battle" && (
        <p class="right">{t("ui-maria-right", { power: right, score: shown(scoreOf(battle, battle.right)) })}</p>
      )}
      <Reserve desk={desk} survey={survey} />
    </Sheet>
  );
}

function Side({ desk, view, battle, side }: { desk: Desk; view: MariaView; battle: Battle; side: 0 | 1 }) {
  const { atlas, words } = maria(desk);
  const id = battle.cities[side];
  const city = atlas.cities.get(id);
  const power = battle.powers[side];
  const generals = piecesAt(atlas, view, id).map((piece) => words.name(piece.id));
  return (
    <div class={`side-${side} battle-side ${battle.right === side ? "has-right" : ""}`}>
      <Coat of={power} game="maria" />
      <div>
        <strong>{generals.length ? words.together(generals) : words.name(power)}</strong>
        <p>
          {t("ui-maria-troops", { troops: battle.strengths[side] })}
          {t("list-comma")}
          <button type="button" class="name-link" onClick={() => desk.seek(`city:${id}`)}>
            {words.name(id)}
          </button>
          {city && (
            <>
              {"\u00a0"}
              <SuitSign suit={city.suit} />
            </>
          )}
        </p>
      </div>
    </div>
  );
}

/** The scales sink on the side that is ahead. */
function Scales({ battle }: { battle: Battle }) {
  const angle = tilt(battle.score, battle.strengths) * 16;
  return (
    <div class="scales">
      <svg viewBox="-50 -22 100 60" aria-hidden="true">
        <path class="post" d="M0 -12V32M-14 34H14" />
        <g class="beam" style={{ transform: `rotate(${angle}deg)` }}>
          <path d="M-40 -12H40" />
          <path class="pan" d="M-40 -12l-8 18h16zM40 -12l-8 18h16z" />
        </g>
        <circle cy={-12} r={3} />
      </svg>
      <p class="score">
        <span>{shown(battle.score)}</span>
        <span>{shown(-battle.score)}</span>
      </p>
    </div>
  );
}

/** What the Reserve would give with each of its values. */
function Reserve({ desk, survey }: { desk: Desk; survey: BattleSurvey | null }) {
  const values = [...desk.spots.value.keys()].filter((spot) => spot.startsWith("reserve:"));
  if (!values.length) return null;
  return (
    <div class="reserve" role="group" aria-label={t("ui-maria-reserve")} onKeyDown={arrowKeys}>
      <span>{t("ui-maria-reserve")}</span>
      {values.map((spot) => {
        const value = spot.split(":")[1] ?? "";
        const score = survey?.choices[`reserve ${value}`]?.score;
        const label = t("ui-maria-reserve-gives", { value, score: score === undefined ? "" : shown(score) });
        return (
          <Choosable key={spot} desk={desk} spot={spot} label={label} class="number">
            <b>{value}</b>
            {score !== undefined && <span class="gives">{shown(score)}</span>}
          </Choosable>
        );
      })}
    </div>
  );
}

/** The battle that is going on, asked of the engine only while there is one. */
export function useBattle(desk: Desk): BattleSurvey | null {
  const view = viewOf(desk);
  const fighting = view !== null && stageOf(view, "Battle") !== null;
  return useSurvey(desk, "battle", fighting ? "" : null);
}
