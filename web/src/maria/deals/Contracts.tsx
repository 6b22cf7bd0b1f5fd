/** Subsidies: those that run, how they can end, and new ones between powers of one player. */
import { useSignal } from "@preact/signals";
import type { Desk } from "../../table/desk";
import { Button } from "../../parts/Button";
import { Clause } from "../../parts/Clause";
import { t } from "../say";
import { maria, stand } from "../ui";
import type { Contract, MariaView } from "../view";
import { ownContracts } from "./choices";
import { begin } from "./draft";

export function Contracts({ desk, view }: { desk: Desk; view: MariaView }) {
  return (
    <section class="contracts">
      <h3>
        {t("ui-maria-subsidies")} <Clause id="M20" onOpen={(id) => desk.openClause(id)} />
      </h3>
      {view.contracts.length === 0 && <p class="nothing">{t("list-none")}</p>}
      <ul class="deal-list">
        {view.contracts.map((contract) => (
          <Running key={contract.join()} desk={desk} view={view} contract={contract} />
        ))}
      </ul>
      <NewContract desk={desk} />
    </section>
  );
}

function Running({ desk, view, contract: [giver, receiver, turns] }: { desk: Desk; view: MariaView; contract: Contract }) {
  const { words } = maria(desk);
  const cancel = `cancel ${giver}:${receiver}`;
  const players = [view.players?.[giver], view.players?.[receiver]];
  const other = players.find((seat) => seat !== desk.view.seat);
  const mine = players.includes(desk.view.seat ?? "");
  return (
    <li class="deal">
      <p>{t("ui-maria-contract", { power: words.power(giver), other: words.power(receiver), turns })}</p>
      <p class="deal-answers">
        {desk.view.standing.value.includes(cancel) && <Button label={t("ui-maria-cancel-contract")} onClick={() => void stand(desk, cancel)} />}
        {mine && other && (
          <Button
            kind="quiet"
            label={t("ui-maria-end-contract")}
            onClick={() => begin(desk, other, `end_subsidy ${giver} ${receiver}`)}
          />
        )}
      </p>
    </li>
  );
}

/** A contract between two powers of mine needs nobody's consent. */
function NewContract({ desk }: { desk: Desk }) {
  const pair = useSignal("");
  const turns = useSignal(1);
  const open = ownContracts(desk.view.standing.value);
  if (!open.length) return null;
  const { words } = maria(desk);
  const pairs = [...new Set(open.map(({ giver, receiver }) => `${giver}:${receiver}`))];
  const chosen = pairs.includes(pair.value) ? pair.value : (pairs[0] ?? "");
  const fitting = open.filter(({ giver, receiver }) => `${giver}:${receiver}` === chosen);
  const move = fitting.find((one) => one.turns === turns.value)?.move;
  return (
    <form
      class="new-contract"
      onSubmit={(event) => {
        event.preventDefault();
        if (move) void stand(desk, move);
      }}
    >
      <p>{t("ui-maria-own-contract")}</p>
      <select class="field" aria-label={t("ui-maria-powers")} value={chosen} onChange={(event) => (pair.value = event.currentTarget.value)}>
        {pairs.map((one) => {
          const [giver = "", receiver = ""] = one.split(":");
          return (
            <option key={one} value={one}>
              {t("ui-maria-from-to", { power: words.name(giver), other: words.name(receiver) })}
            </option>
          );
        })}
      </select>
      <select
        class="field"
        aria-label={t("ui-maria-term")}
        value={String(turns.value)}
        onChange={(event) => (turns.value = Number(event.currentTarget.value))}
      >
        {fitting.map((one) => (
          <option key={one.turns} value={String(one.turns)}>
            {t("ui-maria-turns", { turns: one.turns })}
          </option>
        ))}
      </select>
      <Button submit label={t("ui-maria-make-contract")} disabled={!move} onClick={() => undefined} />
    </form>
  );
}
