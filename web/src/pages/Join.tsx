/** A link of a friend: what it is for, and one click to go there. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { get, keepCsrf, post } from "../api/http";
import type { components } from "../api/schema";
import type { About } from "../api/types";
import { Field, Form, Trouble } from "../lobby/Form";
import { guestName } from "../lobby/NameForm";
import { useAction } from "../lobby/action";
import { tableTitle } from "../lobby/titles";
import { haveWords, loadWords, played, seatName } from "../lobby/words";
import { Coat } from "../parts/Coat";
import { SwelledRule } from "../parts/Ornament";
import { Page } from "../parts/Page";
import { go } from "../router";
import { me } from "../session";
import { t } from "../texts/fluent";
import { botName } from "../texts/levels";
import "../styles/lobby.css";

type Link = components["schemas"]["LinkInfo"];
type Opened = components["schemas"]["OpenedLink"];

export default function Join({ params: [token = ""] }: { params: string[] }) {
  const link = useSignal<Link | null>(null);
  const loading = useAction();
  const load = async () => {
    const [found] = await Promise.all([get<Link>(`/api/links/${token}`), loadWords()]);
    link.value = found;
  };
  useEffect(() => void loading.run(load), [token]);
  return (
    <Page title={t("ui-join")} heading={<h1 class="centred">{t("ui-join")}</h1>}>
      {loading.trouble.value && (
        <section class="invitation">
          <Trouble action={loading} />
          <a href="/">{t("ui-to-lobby")}</a>
        </section>
      )}
      {link.value && haveWords() && me.value !== undefined && <Invitation link={link.value} token={token} />}
    </Page>
  );
}

function Invitation({ link, token }: { link: Link; token: string }) {
  const { table, role, seat } = link;
  const opening = useAction();
  // A device's owner is known by the link itself; everybody else says who he is.
  const stranger = me.value === null && role !== "device";
  const open = async () => {
    const answer = await post<Opened>(`/api/links/${token}/open`, stranger ? { name: guestName.value } : {});
    if (answer.csrf) keepCsrf(answer.csrf);
    me.value = answer.person;
    go(role === "confidant" ? `/tables/${table.id}?seat=${seat}` : `/tables/${table.id}`, true);
  };
  const host = (table.host && table.people[table.host]) || "";
  return (
    <section class="invitation">
      {seat && <Coat of={seat} game={table.game} large />}
      <p class="invitation-text">{t(`ui-join-${role}`, { seat: seat ? seatName(table.game, seat) : "", host })}</p>
      <SwelledRule />
      <h2>{tableTitle(table)}</h2>
      <p class="section-text">{played(table)}</p>
      <Seats table={table} />
      <Form action={opening} work={open} strong submit={t(`ui-join-${role}-go`)} game={table.game} label={t("ui-join")}>
        {stranger && <Field name="name" label={t("ui-your-name")} value={guestName} action={opening} required maxLength={40} autoComplete="nickname" />}
        {me.value && <p>{t("ui-join-as", { name: me.value.name })}</p>}
      </Form>
    </section>
  );
}

function Seats({ table }: { table: About }) {
  return (
    <ul class="holders" aria-label={t("ui-seats")}>
      {Object.entries(table.seats).map(([seat, place]) => (
        <li key={seat}>
          <Coat of={seat} game={table.game} />
          <span class="holder-seat">{seatName(table.game, seat)}</span>
          <span class="holder-name">
            {place.bot ? botName(place.bot) : ((place.player && table.people[place.player]) ?? t(place.reserved ? "ui-seat-kept" : "ui-seat-free"))}
          </span>
        </li>
      ))}
    </ul>
  );
}
