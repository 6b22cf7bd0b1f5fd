/** An offer, put together clause by clause, and shown as sentences before it is made. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Reason } from "../../api/types";
import { Refusal } from "../../api/refusal";
import type { Desk } from "../../table/desk";
import { Button } from "../../parts/Button";
import { Clause } from "../../parts/Clause";
import { Pieces } from "../../parts/Pieces";
import { t } from "../say";
import { maria, stand } from "../ui";
import type { MariaView } from "../view";
import { ClauseForm } from "./ClauseForm";
import { seatsOf } from "./choices";
import { offerOf } from "./draft";
import { proposal } from "./terms";

export function Composer({ desk, view }: { desk: Desk; view: MariaView }) {
  const { words } = maria(desk);
  const offer = offerOf(desk);
  const others = seatsOf(view).filter((seat) => seat !== desk.view.seat);
  const to = others.includes(offer.to.value) ? offer.to.value : (others[0] ?? "");
  const clauses = offer.clauses.value;
  return (
    <section class="composer">
      <h3>
        {t("ui-maria-new-offer")} <Clause id="M21" onOpen={(id) => desk.openClause(id)} />
      </h3>
      <fieldset class="to">
        <legend>{t("ui-maria-offer-to")}</legend>
        {others.map((seat) => (
          <label key={seat}>
            <input type="radio" name="offer-to" checked={seat === to} onChange={() => (offer.to.value = seat)} />
            {words.name(seat)}
          </label>
        ))}
      </fieldset>
      <ol class="clauses">
        {clauses.map((clause) => (
          <li key={clause}>
            <span>{words.clause(clause)}</span>
            <Button
              kind="quiet"
              icon="close"
              label={t("ui-maria-remove-clause", { clause: words.clause(clause) })}
              onClick={() => (offer.clauses.value = clauses.filter((one) => one !== clause))}
            />
          </li>
        ))}
      </ol>
      <ClauseForm desk={desk} view={view} />
      {clauses.length > 0 && <Send desk={desk} to={to} clauses={clauses} />}
    </section>
  );
}

/** The whole offer; what the rules have against it is told before it is made. */
function Send({ desk, to, clauses }: { desk: Desk; to: string; clauses: string[] }) {
  const { words } = maria(desk);
  const move = proposal(to, clauses);
  const bar = useBar(desk, move);
  const make = async () => {
    if (await stand(desk, move)) offerOf(desk).clauses.value = [];
  };
  return (
    <div class="send">
      <p class="preview">
        {t("ui-maria-offer-preview", { to: words.name(to), clauses: clauses.map((one) => words.clause(one)).join(t("list-semicolon")) })}
      </p>
      {bar && (
        <p class="trouble" role="status">
          <Pieces pieces={desk.game.texts.reason(bar)} /> <Clause id={bar.clause} onOpen={(id) => desk.openClause(id)} />
        </p>
      )}
      <Button kind="strong" label={t("ui-maria-make-offer")} disabled={bar !== null} onClick={() => void make()} />
    </div>
  );
}

/** Why an offer cannot be made as things stand; asked anew when the offer or the position changes. */
function useBar(desk: Desk, move: string): Reason | null {
  const found = useSignal<Reason | null>(null);
  const position = desk.view.position.value;
  useEffect(() => {
    let current = true;
    const ask = async () => {
      try {
        const { reason } = await desk.view.whyNot(move);
        if (current) found.value = reason;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        if (current) found.value = { clause: error.clause, key: error.key, params: error.params };
      }
    };
    void ask();
    return () => {
      current = false;
    };
  }, [desk, move, position]);
  return found.value;
}
