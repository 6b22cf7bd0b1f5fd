/** A page with the head that all pages have, but the table. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { night, theme } from "../prefs";
import { me } from "../session";
import { t } from "../texts/fluent";
import { Button } from "./Button";
import { LanguageChoice } from "./LanguageChoice";

interface PageProps {
  title: string;
  children: ComponentChildren;
  wide?: boolean;
  /** Instead of the title, where the page begins otherwise. */
  heading?: ComponentChildren;
}

export function Page({ title, children, wide = false, heading }: PageProps) {
  useTitle(title);
  const main = useArrival();
  return (
    <div class={wide ? "page wide" : "page"}>
      <a class="skip" href="#content">
        {t("ui-skip")}
      </a>
      <header class="masthead">
        <a class="brand" href="/">
          <Brand />
          <span>{t("ui-brand")}</span>
        </a>
        <nav aria-label={t("ui-main-nav")}>
          <a href="/">{t("ui-lobby")}</a>
          <a href="/new">{t("ui-new-table")}</a>
          <a href="/learn">{t("ui-learn")}</a>
          <a href="/rules/maria">{t("ui-rules")}</a>
          <a href="/account" dir="auto">{me.value ? me.value.name : t("ui-sign-in")}</a>
          <ThemeButton />
        </nav>
      </header>
      <main id="content" tabIndex={-1} ref={main}>
        {heading ?? <h1>{title}</h1>}
        {children}
      </main>
      <footer class="colophon">
        <span>{t("ui-colophon")}</span>
        <a href="/docs/" hreflang="en">{t("ui-guide")}</a>
        <LanguageChoice />
      </footer>
    </div>
  );
}

let visited = false;

/** After a link was followed the keyboard goes on at the new page's beginning, not where the old page was left. */
function useArrival() {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    if (visited && document.activeElement === document.body) main.current?.focus({ preventScroll: true });
    visited = true;
  }, []);
  return main;
}

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – ${t("ui-brand")}`;
  }, [title]);
}

/** Light or dark, whatever the system says. */
export function ThemeButton() {
  const other = night.value ? "light" : "dark";
  return (
    <Button
      kind="quiet"
      icon={night.value ? "sun" : "moon"}
      label={t(`ui-theme-${other}`)}
      onClick={() => (theme.value = other)}
    />
  );
}

/** Our mark: a cabinet with one drawer open. */
function Brand() {
  return (
    <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
      <path d="M6 4h20v22H6zM6 11h20M6 18h20M8 26v3M24 26v3M15 7.5h2M15 22h2" />
      <path class="open" d="M3 13h26v6H3zM14 16h4" />
    </svg>
  );
}
