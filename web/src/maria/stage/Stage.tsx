/** What stands above the prompt: the battle, the political cards, numbers to choose from, and my hands. */
import "./stage.css";
import type { Desk } from "../../table/desk";
import type { Card } from "../cards";
import { t } from "../say";
import { shown } from "./balance";
import { BattleSheet, useBattle } from "./Battle";
import { ElectionSheet } from "./ElectionSheet";
import { Hands } from "./Hands";
import { Numbers } from "./Numbers";
import { PoliticsSheet } from "./PoliticsSheet";
import { Summary } from "./Summary";
import { InWords } from "../overlays/InWords";

export function Stage({ desk }: { desk: Desk }) {
  const battle = useBattle(desk);
  const gives = (card: Card) => {
    const score = battle?.choices[`card ${card.face}`]?.score;
    return score === undefined ? null : shown(score);
  };
  return (
    <section class="game-stage" aria-label={t("ui-maria-stage")}>
      <div class="sheets">
        <InWords desk={desk} />
        <Summary desk={desk} />
        <BattleSheet desk={desk} survey={battle} />
        <PoliticsSheet desk={desk} />
        <ElectionSheet desk={desk} />
      </div>
      <Numbers desk={desk} />
      <Hands desk={desk} gives={gives} />
    </section>
  );
}
