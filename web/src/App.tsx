/** Which page an address shows. Pages are loaded when they are opened. */
import { useComputed, useSignalEffect, useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { whoAmI } from "./session";
import { place } from "./router";
import { t } from "./texts/fluent";
import { Button } from "./parts/Button";
import { Page } from "./parts/Page";

export type PageProps = { params: string[] };
type Loader = () => Promise<{ default: ComponentType<PageProps> }>;

const PAGES: [RegExp, Loader][] = [
  [/^\/$/, () => import("./pages/Lobby")],
  [/^\/new$/, () => import("./pages/NewTable")],
  [/^\/account$/, () => import("./pages/Account")],
  [/^\/join\/([^/]+)$/, () => import("./pages/Join")],
  [/^\/mail\/([^/]+)$/, () => import("./pages/Mail")],
  [/^\/password\/([^/]+)$/, () => import("./pages/Password")],
  [/^\/rules\/([^/]+)(?:\/([^/]+))?$/, () => import("./pages/Rules")],
  [/^\/learn$/, () => import("./pages/Learn")],
  [/^\/learn\/([^/]+)$/, () => import("./learn/PuzzlePage")],
  [/^\/learn\/([^/]+)\/([^/]+)$/, () => import("./learn/LessonPage")],
  [/^\/tables\/([^/]+)$/, () => import("./table/TablePage")],
  [/^\/tables\/([^/]+)\/replay$/, () => import("./replay/ReplayPage")],
];

function route(path: string): { load: Loader | null; params: string[] } {
  for (const [pattern, load] of PAGES) {
    const found = pattern.exec(path);
    if (found) return { load, params: found.slice(1).map((part) => decoded(part ?? "")) };
  }
  return { load: null, params: [] };
}

/** A part of an address in letters. What is no text stays as it is: nothing will be found there. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function App() {
  const path = useComputed(() => place.value.pathname); // what follows it is the page's own affair
  const shown = useSignal<{ Body: ComponentType<PageProps>; params: string[]; path: string } | null>(null);
  useEffect(() => void whoAmI(), []);
  useSignalEffect(() => {
    const here = path.value;
    const { load, params } = route(here);
    const show = (Body: ComponentType<PageProps>) => {
      if (path.peek() === here) shown.value = { Body, params, path: here };
    };
    if (!load) show(NotFound);
    else
      void load().then(
        ({ default: Body }) => show(Body),
        () => show(Away),
      );
  });
  const page = shown.value;
  return page && <page.Body key={page.path} params={page.params} />;
}

/** The page itself could not be fetched: the network is away, or the server has a newer version by now. */
function Away() {
  return (
    <Page title={t("ui-away")}>
      <p>{t("ui-away-text")}</p>
      <Button kind="strong" label={t("ui-again")} onClick={() => location.reload()} />
    </Page>
  );
}

function NotFound() {
  return (
    <Page title={t("ui-not-found")}>
      <p>{t("ui-not-found-text")}</p>
      <p>
        <a href="/">{t("ui-to-lobby")}</a>
      </p>
    </Page>
  );
}
