/** Negotiations: offers to answer, agreements and subsidies in force, and an offer of one's own. */
import "./deals.css";
import type { Desk } from "../../table/desk";
import { Button } from "../../parts/Button";
import { t } from "../say";
import { maria, stand } from "../ui";
import { viewOf, type Deal } from "../view";
import { Composer } from "./Composer";
import { Contracts } from "./Contracts";
import { begin } from "./draft";
import { clausesOf } from "./terms";

export function DealsPanel({ desk }: { desk: Desk }) {
  const view = viewOf(desk);
  if (!view) return <p class="nothing">{t("ui-not-begun")}</p>;
  return (
    <div class="deals">
      <h3>{t("ui-maria-offers")}</h3>
      <List desk={desk} deals={view.offers} />
      <h3>{t("ui-maria-agreements")}</h3>
      <List desk={desk} deals={view.agreements} running />
      <Contracts desk={desk} view={view} />
      {desk.view.seat !== null && <Composer desk={desk} view={view} />}
    </div>
  );
}

/** How many offers wait for an answer of this seat. */
export function offersToMe(desk: Desk): number {
  return desk.view.standing.value.filter((move) => /^decline \d+$/.test(move)).length;
}

function List({ desk, deals, running = false }: { desk: Desk; deals: Deal[]; running?: boolean }) {
  if (!deals.length) return <p class="nothing">{t("list-none")}</p>;
  return (
    <ul class="deal-list">
      {deals.map((deal) => (
        <DealRow key={deal[0]} desk={desk} deal={deal} running={running} />
      ))}
    </ul>
  );
}

function DealRow({ desk, deal, running }: { desk: Desk; deal: Deal; running: boolean }) {
  const { words } = maria(desk);
  const [number, by, to, clauses] = deal;
  return (
    <li class="deal">
      <p class="deal-head">{t("ui-maria-deal", { number, by: words.name(by), to: words.name(to) })}</p>
      <ul>
        {clausesOf(clauses).map((clause) => (
          <li key={clause}>{words.clause(clause)}</li>
        ))}
      </ul>
      {running ? <EndByConsent desk={desk} deal={deal} /> : <Answers desk={desk} number={number} />}
    </li>
  );
}

function Answers({ desk, number }: { desk: Desk; number: number }) {
  const standing = desk.view.standing.value;
  const moves = ["accept", "decline", "withdraw"].map((verb) => ({ verb, move: `${verb} ${number}` }));
  const open = moves.filter(({ verb, move }) => standing.includes(move) || (verb === "accept" && standing.includes(`decline ${number}`)));
  return (
    <p class="deal-answers">
      {open.map(({ verb, move }) => (
        <Button
          key={verb}
          kind={verb === "accept" ? "strong" : "plain"}
          label={t(`ui-maria-${verb}`)}
          data-move={move}
          onClick={() => void stand(desk, move)}
        />
      ))}
    </p>
  );
}

/** An agreement ends early if both want it: that, too, is an offer. */
function EndByConsent({ desk, deal: [number, by, to] }: { desk: Desk; deal: Deal }) {
  const seat = desk.view.seat;
  if (seat !== by && seat !== to) return null;
  const other = seat === by ? to : by;
  return (
    <p class="deal-answers">
      <Button kind="quiet" label={t("ui-maria-end-agreement")} onClick={() => begin(desk, other, `end ${number}`)} />
    </p>
  );
}

