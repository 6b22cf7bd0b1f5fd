/** The political display: the tracks, the cards of this turn, the powers' cards, and what is in force. */
import "./panels.css";
import type { Desk } from "../../table/desk";
import { t } from "../say";
import { maria } from "../ui";
import { stageOf, viewOf, type MariaView } from "../view";
import { Display } from "./Display";
import { PoliticalCard } from "./PoliticalCard";
import { Tracks } from "./Tracks";

export function PoliticsPanel({ desk }: { desk: Desk }) {
  const view = viewOf(desk);
  if (!view) return <p class="nothing">{t("ui-not-begun")}</p>;
  const politics = stageOf(view, "PoliticsStage");
  return (
    <div class="political">
      <Tracks desk={desk} view={view} />
      <h3>{t("ui-maria-display")}</h3>
      <Display desk={desk} view={view} politics={politics} />
      {politics && politics.open.length > 0 && <Cards desk={desk} title={t("ui-maria-open-cards")} ids={politics.open} />}
      {view.in_force.length > 0 && <Cards desk={desk} title={t("ui-maria-in-force")} ids={view.in_force} />}
      <Past desk={desk} view={view} />
    </div>
  );
}

function Cards({ desk, title, ids }: { desk: Desk; title: string; ids: string[] }) {
  const { atlas } = maria(desk);
  return (
    <>
      <h3>{title}</h3>
      <div class="open-cards">
        {ids.map((id) => {
          const card = atlas.political.get(id);
          return card && <PoliticalCard key={id} desk={desk} card={card} />;
        })}
      </div>
    </>
  );
}

/** What lies behind us, and how many are to come. */
function Past({ desk, view }: { desk: Desk; view: MariaView }) {
  const { words } = maria(desk);
  const open = new Set(stageOf(view, "PoliticsStage")?.open);
  const past = (view.revealed ?? []).filter((id) => !open.has(id));
  return (
    <>
      <h3>{t("ui-maria-past-cards")}</h3>
      <p class="past">{past.length ? words.list(past.map((id) => words.political(id))) : t("list-none")}</p>
      <p class="past">{t("ui-maria-cards-to-come", { count: view.political_pile })}</p>
    </>
  );
}
