/** The political stage while it lasts: the open cards, the trump, and what the powers have on the display. */
import { Choosable } from "../../table/Choosable";
import type { Desk } from "../../table/desk";
import { Sheet } from "../../table/Sheet";
import { t } from "../say";
import { maria } from "../ui";
import { stageOf, viewOf, type MariaView, type PoliticsStage } from "../view";
import { Display } from "../panels/Display";
import { PoliticalCard } from "../panels/PoliticalCard";

export function PoliticsSheet({ desk }: { desk: Desk }) {
  const view = viewOf(desk);
  const politics = view && stageOf(view, "PoliticsStage");
  if (!view || !politics) return null;
  const { words } = maria(desk);
  return (
    <Sheet title={t("ui-maria-politics-stage")} class="politics">
      <p class="trump">
        {politics.trump === "nobody" ? t("ui-maria-no-trump-yet") : t("ui-maria-trump", { suit: words.suit(politics.trump) })}
      </p>
      <div class="open-cards">
        {shownCards(view, politics).map((id) => (
          <OpenCard key={id} desk={desk} id={id} politics={politics} />
        ))}
      </div>
      <Display desk={desk} view={view} politics={politics} />
    </Sheet>
  );
}

/** The cards of this turn: those still open, and those that were chosen. */
function shownCards(view: MariaView, politics: PoliticsStage): string[] {
  const executing = stageOf(view, "Execution")?.card;
  return [...new Set([...politics.open, ...Object.keys(politics.chosen), ...(executing ? [executing] : [])])].sort();
}

function OpenCard({ desk, id, politics }: { desk: Desk; id: string; politics: PoliticsStage }) {
  const { atlas, words } = maria(desk);
  const card = atlas.political.get(id);
  if (!card) return null;
  const by = politics.chosen[id];
  const taken = by ? t("ui-maria-chosen-by", { power: words.name(by) }) : null;
  const label = words.list([words.political(id), ...words.cardWords(card), ...(taken ? [taken] : [])]);
  return (
    <Choosable desk={desk} spot={`political:${id}`} label={label} class={`political-choice ${by ? "taken" : ""}`}>
      <PoliticalCard desk={desk} card={card} note={taken} />
    </Choosable>
  );
}
