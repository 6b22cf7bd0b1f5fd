/** The Emperor Election: who has how many votes, and for whom they were cast. */
import type { Desk } from "../../table/desk";
import { t } from "../say";
import { Coat, Crown } from "../art";
import { arView, type Election, type PowerId } from "../view";

export function ElectionBoard({ desk, election }: { desk: Desk; election?: Election }) {
  const view = arView(desk);
  const { texts } = desk.game;
  const voters = Object.entries(view.votes) as [PowerId, number][];
  return (
    <section class="election-board" aria-label={t("ui-ar-election")}>
      <h3>
        <Crown size={26} /> {t("ui-ar-election")}
      </h3>
      <p>{view.crown === "nobody" ? t("ui-ar-no-emperor") : t("ui-ar-emperor", { power: texts.name(view.crown) })}</p>
      <ul class="voters">
        {voters.map(([power, votes]) => {
          const candidate = election?.votes[power];
          return (
            <li key={power}>
              <Coat of={power} size={20} /> {texts.name(power)} <span class="hint">{t("ui-ar-votes", { count: votes })}</span>
              {candidate && <span class="cast">{t("ui-ar-votes-for", { power: texts.name(candidate) })}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
