/** A page that cannot be shown: why, and a way to try again. */
import type { Refusal } from "../api/refusal";
import { t } from "../texts/fluent";
import { Button } from "./Button";
import { Page } from "./Page";
import { Sentence } from "./Sentence";

export function TroublePage({ title, refusal, onAgain }: { title: string; refusal: Refusal; onAgain(): void }) {
  return (
    <Page title={title}>
      <p class="trouble" role="alert">
        <Sentence refusal={refusal} />
      </p>
      <Button label={t("ui-again")} onClick={onAgain} />
    </Page>
  );
}
