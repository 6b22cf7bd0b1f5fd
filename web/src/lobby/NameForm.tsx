/** A stranger gives a name and is a guest: enough to play. */
import type { ComponentChildren } from "preact";
import { kept } from "../prefs";
import { comeAsGuest, me } from "../session";
import { t } from "../texts/fluent";
import type { Action } from "./action";
import { Field, Form } from "./Form";

/** The name that somebody used last in this browser. */
export const guestName = kept("guestName", "");

interface Props {
  action: Action;
  submit: string;
  /** What is done once the guest is there. */
  then?(): Promise<unknown>;
  beside?: ComponentChildren;
  game?: string;
}

export function NameForm({ action, submit, then, beside, game }: Props) {
  const work = async () => {
    if (!me.peek()) await comeAsGuest(guestName.peek());
    await then?.();
  };
  return (
    <Form action={action} work={work} submit={submit} strong beside={beside} game={game} label={t("ui-play-now")}>
      <Field name="name" label={t("ui-your-name")} value={guestName} action={action} required maxLength={40} autoComplete="nickname" />
    </Form>
  );
}
