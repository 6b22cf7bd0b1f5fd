/** What is asked, by which clause, what can be answered, and the two buttons that never change places. */
import { Refusal } from "../api/refusal";
import { Button } from "../parts/Button";
import { Clause } from "../parts/Clause";
import { Pieces } from "../parts/Pieces";
import { Sentence } from "../parts/Sentence";
import { t } from "../texts/fluent";
import { Choices } from "./Choices";
import type { Desk } from "./desk";
import { Over } from "./Over";

export function Prompt({ desk }: { desk: Desk }) {
  const about = desk.view.about.value;
  const over = about?.outcome ? about : null;
  return (
    <section class="prompt" aria-label={t("ui-prompt")} data-question={desk.view.question.value} data-over={over ? "yes" : "no"}>
      <div class="asked">
        <Question desk={desk} />
        <Trouble desk={desk} />
      </div>
      {over ? (
        <Over desk={desk} about={over} />
      ) : (
        <>
          <Choices desk={desk} />
          <Actions desk={desk} />
        </>
      )}
    </section>
  );
}

function Question({ desk }: { desk: Desk }) {
  const { texts } = desk.game;
  const decision = desk.decision.value;
  const { outcome, frozen } = desk.view.about.value ?? {};
  if (outcome) return <p class="question">{texts.outcome(outcome)}</p>;
  if (frozen) return <p class="question"><Sentence refusal={new Refusal("conflict", frozen.key, frozen.params)} /></p>;
  if (decision) {
    return (
      <p class="question" id="question">
        {texts.decision(decision)} <Clause id={decision.clause} onOpen={(clause) => desk.openClause(clause)} />
      </p>
    );
  }
  const waiting = desk.view.waitingFor.value.map((seat) => texts.name(seat));
  const key = desk.view.position.value ? "ui-waiting-for" : "ui-not-begun";
  return <p class="question waiting">{t(key, { seats: waiting.join(", "), count: waiting.length })}</p>;
}

function Trouble({ desk }: { desk: Desk }) {
  const trouble = desk.trouble.value;
  if (!trouble) return null;
  return (
    <p class="trouble" role="alert">
      <Sentence refusal={trouble} texts={desk.game.texts} />
      {trouble.clause && <Clause id={trouble.clause} onOpen={(clause) => desk.openClause(clause)} />}
    </p>
  );
}

/** Confirm is always on the right, the way back always on the left: nobody hits the wrong one by habit. */
function Actions({ desk }: { desk: Desk }) {
  const chosen = desk.chosen.value !== null || desk.route.value !== null;
  const mine = desk.view.plays && desk.view.position.value !== null;
  const back = () => (chosen ? desk.clear() : void desk.undo());
  return (
    <div class="actions">
      <Plan desk={desk} />
      <Button
        class="back"
        icon={chosen ? "close" : "undo"}
        label={t(chosen ? "ui-cancel" : "ui-undo")}
        disabled={!mine || desk.sending.value}
        shortcut={chosen ? "Escape" : "U"}
        onClick={back}
      >
        {t(chosen ? "ui-cancel" : "ui-undo")}
      </Button>
      <Button
        class="confirm"
        kind="strong"
        icon="check"
        label={t("ui-confirm")}
        disabled={!chosen || desk.sending.value}
        shortcut="Enter"
        onClick={() => void desk.confirm()}
      >
        {t("ui-confirm")}
      </Button>
    </div>
  );
}

/** What is about to be sent, in words. */
function Plan({ desk }: { desk: Desk }) {
  const decision = desk.decision.value;
  const route = desk.route.value;
  const chosen = desk.chosen.value;
  // While a choice is on its way, the next question may be here already: it is no answer to that.
  const answers = route !== null || (chosen !== null && decision?.options.includes(chosen));
  if (!decision || !answers) return <p class="plan-words" aria-live="polite" />;
  const words = route ? route.notes : [desk.game.texts.option(decision, chosen ?? "")];
  return (
    <p class="plan-words" aria-live="polite">
      <Pieces pieces={words.map((text) => ({ text }))} separator=" · " />
    </p>
  );
}
