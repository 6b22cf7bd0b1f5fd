/** The cards of a battle in the order in which they were played, each with the score that it gave. */
import type { Desk } from "../../table/desk";
import { Coat } from "../../parts/Coat";
import { t } from "../say";
import { CardFace } from "../art";
import { readCard } from "../cards";
import { maria } from "../ui";
import { shown, type Played as PlayedCard } from "./balance";

export function Played({ desk, played }: { desk: Desk; played: PlayedCard[] }) {
  const { words } = maria(desk);
  if (!played.length) return null;
  return (
    <ol class="played" aria-label={t("ui-maria-played")}>
      {played.map(({ power, card, value, score }, number) => {
        const label = { power: words.name(power), card: words.card(card), value, score: shown(score) };
        return (
          <li key={number}>
            <span class="visually-hidden">{t("ui-maria-played-card", label)}</span>
            <span aria-hidden="true" class="played-card">
              <Coat of={power} game="maria" />
              <CardFace card={readCard(card).face} />
              {readCard(card).suit === null && <b class="as">{value}</b>}
              <span class="gives">{shown(score)}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
