/** The spaces of the major powers: saved cards with their influence, cards face-down, and who chooses when. */
import type { Desk } from "../../table/desk";
import { Coat } from "../../parts/Coat";
import { t } from "../say";
import { CardBack, CardFace } from "../art";
import { readCard } from "../cards";
import { maria } from "../ui";
import type { MariaView, PoliticsStage, PowerId } from "../view";

interface Props {
  desk: Desk;
  view: MariaView;
  politics: PoliticsStage | null;
}

export function Display({ desk, view, politics }: Props) {
  const powers = Object.keys(view.influence ?? {}) as PowerId[];
  return (
    <ul class="display">
      {powers.map((power) => (
        <Space key={power} desk={desk} view={view} politics={politics} power={power} />
      ))}
    </ul>
  );
}

function Space({ desk, view, politics, power }: Props & { power: PowerId }) {
  const { words } = maria(desk);
  const placed = politics?.placed[power] ?? 0;
  const turn = politics?.order.indexOf(power) ?? -1;
  const own = Array.isArray(placed) ? placed : [];
  const hidden = Array.isArray(placed) ? 0 : placed;
  return (
    <li class={turn === 0 ? "now" : ""}>
      <header>
        <Coat of={power} game="maria" />
        <span>{words.name(power)}</span>
      </header>
      <span class="spaces">
        {view.display[power].map((card) => (
          <Face key={card} desk={desk} card={card} />
        ))}
        {view.covered[power].map((card) => (
          <Face key={card} desk={desk} card={card} covered />
        ))}
        {own.map((card) => (
          <Face key={card} desk={desk} card={card} covered />
        ))}
        {Array.from({ length: hidden }, (_, number) => (
          <CardBack key={number} />
        ))}
      </span>
      <small>{t("ui-maria-influence", { value: view.influence?.[power] ?? 0 })}</small>
      {turn >= 0 && <small class="order">{t("ui-maria-order", { place: turn + 1 })}</small>}
    </li>
  );
}

function Face({ desk, card, covered = false }: { desk: Desk; card: string; covered?: boolean }) {
  const name = maria(desk).words.card(card);
  const label = covered ? t("ui-maria-face-down", { card: name }) : name;
  return (
    <span class={`display-card ${covered ? "covered" : ""}`} role="img" aria-label={label} title={label}>
      <CardFace card={readCard(card).face} />
    </span>
  );
}
