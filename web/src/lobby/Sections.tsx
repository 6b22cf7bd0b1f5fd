/** The lists of the lobby. */
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { post } from "../api/http";
import type { ListedTable } from "../api/types";
import { Button } from "../parts/Button";
import { me } from "../session";
import { t } from "../texts/fluent";
import { useAction } from "./action";
import { Trouble } from "./Form";
import { inMyOrder } from "./lists";
import type { Lists, TableList } from "./live";
import { SitDown } from "./SitDown";
import { TableRow } from "./TableRow";

export function Section({ title, children }: { title: string; children: ComponentChildren }) {
  const id = useId();
  return (
    <section class="lobby-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** Where I sit: what waits for me comes first. */
export function MyTables({ lists }: { lists: Lists }) {
  const [running, open] = [lists.mine.tables.value, lists.mineOpen.tables.value];
  if (!running || !open) return null;
  const tables = inMyOrder([...running, ...open]);
  return (
    <Section title={t("ui-my-tables")}>
      {tables.length === 0 && <p class="empty">{t("ui-my-tables-empty")}</p>}
      <ul class="table-list">
        {tables.map((table) => (
          <TableRow key={table.id} table={table}>
            <a class={`button ${table.your_move ? "strong" : ""}`} href={`/tables/${table.id}`}>
              {t(table.your_move ? "ui-play" : "ui-look")}
            </a>
          </TableRow>
        ))}
      </ul>
      <More list={lists.mine} />
    </Section>
  );
}

export function OpenTables({ lists }: { lists: Lists }) {
  const tables = lists.open.tables.value;
  if (!tables) return null;
  return (
    <Section title={t("ui-open-tables")}>
      {tables.length === 0 && (
        <p class="empty">
          {t("ui-open-tables-empty")} <a href="/new">{t("ui-open-one")}</a>
        </p>
      )}
      <ul class="table-list">
        {tables.map((table) => (
          <TableRow key={table.id} table={table} takenOnly>
            <SitDown table={table} onRefused={() => void lists.refresh()} />
          </TableRow>
        ))}
      </ul>
      <More list={lists.open} />
    </Section>
  );
}

/** Games of others that anybody may watch. */
export function RunningTables({ lists }: { lists: Lists }) {
  const tables = lists.running.tables.value;
  if (!tables?.length) return null;
  return (
    <Section title={t("ui-running-tables")}>
      <ul class="table-list">
        {tables.map((table) => (
          <TableRow key={table.id} table={table}>
            <a class="button" href={`/tables/${table.id}`}>
              {t("ui-watch")}
            </a>
          </TableRow>
        ))}
      </ul>
      <More list={lists.running} />
    </Section>
  );
}

/** What is over: mine first, then those of others. */
export function FinishedTables({ lists }: { lists: Lists }) {
  const [mine, others] = [lists.mineEnded.tables.value, lists.ended.tables.value];
  if (!mine || !others || !(me.value || others.length)) return null;
  return (
    <Section title={t("ui-finished-tables")}>
      {mine.length + others.length === 0 && <p class="empty">{t("ui-finished-empty")}</p>}
      <ul class="table-list">
        {[...mine, ...others].map((table) => (
          <FinishedRow key={table.id} table={table} lists={lists} away="archive" />
        ))}
      </ul>
      <More list={lists.mineEnded} />
      <More list={lists.ended} />
      {me.value && <PutAway lists={lists} />}
    </Section>
  );
}

/** Games that their host has put away. */
function PutAway({ lists }: { lists: Lists }) {
  const looking = useAction();
  const tables = lists.archived.tables.value;
  return (
    <details class="further" onToggle={(event) => event.currentTarget.open && void looking.run(() => lists.archived.refresh())}>
      <summary>{t("ui-archived")}</summary>
      <Trouble action={looking} />
      {tables?.length === 0 && <p class="empty">{t("ui-archived-empty")}</p>}
      <ul class="table-list">
        {tables?.map((table) => (
          <FinishedRow key={table.id} table={table} lists={lists} away="unarchive" />
        ))}
      </ul>
      <More list={lists.archived} />
    </details>
  );
}

function FinishedRow({ table, lists, away }: { table: ListedTable; lists: Lists; away: "archive" | "unarchive" }) {
  const putting = useAction();
  const put = async () => {
    await post(`/api/tables/${table.id}/${away}`);
    await Promise.all([lists.refresh(), lists.archived.refresh()]);
  };
  return (
    <TableRow table={table}>
      <a class="button" href={`/tables/${table.id}/replay`}>
        {t("ui-replay")}
      </a>
      {table.host === me.value?.id && (
        <Button kind="quiet" label={t(`ui-put-${away}`)} disabled={putting.busy.value} onClick={() => void putting.run(put)} />
      )}
      <Trouble action={putting} />
    </TableRow>
  );
}

/** Where I try what might have been. */
export function Sandboxes({ lists }: { lists: Lists }) {
  const tables = lists.sandboxes.tables.value;
  if (!tables?.length) return null;
  return (
    <Section title={t("ui-sandboxes")}>
      <p class="section-text">{t("ui-sandboxes-text")}</p>
      <ul class="table-list">
        {tables.map((table) => (
          <TableRow key={table.id} table={table}>
            <a class="button" href={`/tables/${table.id}`}>
              {t("ui-look")}
            </a>
          </TableRow>
        ))}
      </ul>
      <More list={lists.sandboxes} />
    </Section>
  );
}

function More({ list }: { list: TableList }) {
  const action = useAction();
  if (!list.more.value) return null;
  return (
    <p class="more">
      <Button label={t("ui-more-tables")} disabled={action.busy.value} onClick={() => void action.run(() => list.next())} />
      <Trouble action={action} />
    </p>
  );
}
