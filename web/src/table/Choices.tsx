/** The choices of a decision: buttons for what is not on the board, and a list of everything for who wants it. */
import { useSignal } from "@preact/signals";
import { Button } from "../parts/Button";
import { t } from "../texts/fluent";
import type { Desk } from "./desk";

const MOST_SHOWN = 60;

export function Choices({ desk }: { desk: Desk }) {
  const listed = useSignal(false);
  const decision = desk.decision.value;
  if (!decision) return <div class="choices" />;
  const buttons = desk.buttons.value;
  const onBoard = decision.options.length - buttons.length;
  return (
    <div class="choices" role="group" aria-labelledby="question">
      {buttons.map((move) => (
        <Choice key={move} desk={desk} move={move} />
      ))}
      {onBoard > 0 && (
        <Button
          icon="list"
          kind="quiet"
          pressed={listed.value}
          label={t("ui-list-choices", { count: onBoard })}
          shortcut="/"
          class="list-choices"
          onClick={() => (listed.value = !listed.value)}
        >
          {t("ui-list-choices", { count: onBoard })}
        </Button>
      )}
      {listed.value && <List desk={desk} />}
    </div>
  );
}

function Choice({ desk, move }: { desk: Desk; move: string }) {
  const decision = desk.decision.value;
  if (!decision) return null;
  const label = desk.game.texts.option(decision, move);
  const facts = desk.game.facts?.(move, decision, desk.position);
  return (
    <Button
      label={label}
      class="choice"
      data-move={move}
      pressed={desk.chosen.value === move}
      disabled={desk.sending.value}
      onClick={() => desk.choose(move)}
    >
      <span class="choice-name">{label}</span>
      {facts && <span class="choice-facts">{facts}</span>}
    </Button>
  );
}

/** What lies on the board, to be found by name. */
function List({ desk }: { desk: Desk }) {
  const wanted = useSignal("");
  const decision = desk.decision.value;
  if (!decision) return null;
  const search = wanted.value.toLocaleLowerCase();
  const found = [...desk.spots.value].filter(([, move]) =>
    desk.game.texts.option(decision, move).toLocaleLowerCase().includes(search),
  );
  return (
    <div class="choice-list">
      <input
        type="search"
        class="field"
        aria-label={t("ui-find-choice")}
        placeholder={t("ui-find-choice")}
        autofocus
        value={wanted.value}
        onInput={(event) => (wanted.value = event.currentTarget.value)}
      />
      <ul>
        {found.slice(0, MOST_SHOWN).map(([spot, move]) => (
          <li key={spot} onPointerEnter={() => (desk.lit.value = spot)} onPointerLeave={() => (desk.lit.value = null)}>
            <Button
              label={desk.game.texts.option(decision, move)}
              kind="quiet"
              data-move={move}
              pressed={desk.chosen.value === move}
              onClick={() => {
                desk.seek(spot);
                void desk.point(spot);
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
