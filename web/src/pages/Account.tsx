/** Who I am here, how I am told of my moves, and what I like. */
import { Channels } from "../account/Channels";
import { DeleteMe } from "../account/DeleteMe";
import { Devices } from "../account/Devices";
import { Entrance } from "../account/Entrance";
import { BecomeMember, Identity } from "../account/Identity";
import { Likings } from "../account/Likings";
import { Page } from "../parts/Page";
import { me } from "../session";
import { t } from "../texts/fluent";
import "../styles/lobby.css";
import "../styles/account.css";

export default function Account() {
  const person = me.value;
  if (person === undefined) return <Page title={t("ui-account")}>{null}</Page>;
  if (person === null)
    return (
      <Page title={t("ui-sign-in")}>
        <Entrance />
        <Likings />
      </Page>
    );
  return (
    <Page title={person.name}>
      <p class="section-text">{t(person.guest ? "ui-is-guest" : "ui-is-member")}</p>
      <div class="two-columns">
        {person.guest && <BecomeMember />}
        <Identity person={person} />
      </div>
      <Channels person={person} />
      <Devices person={person} />
      <Likings />
      <DeleteMe />
    </Page>
  );
}
