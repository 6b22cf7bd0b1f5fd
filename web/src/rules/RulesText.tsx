/** The rules of a game with their contents and a search: on a page of their own, or in a drawer of the table. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Refusal } from "../api/refusal";
import { Button } from "../parts/Button";
import { Sentence } from "../parts/Sentence";
import { t } from "../texts/fluent";
import { loadBook, type Book } from "./book";
import { Contents } from "./Contents";
import { Passages } from "./Passages";
import type { ProseLinks } from "./Prose";
import { count, matching, words } from "./search";
import "./rules.css";

interface Props {
  game: string;
  /** The clause to be shown. */
  clause?: string | null;
  /** What a click on a clause does; without it the page of the rules is opened there. */
  onClause?(clause: string): void;
  /** How far headings are below those of a page whose h1 is the title of the rules. */
  depth?: number;
}

export function RulesText({ game, clause = null, onClause, depth = 0 }: Props) {
  const book = useSignal<Book | null>(null);
  const trouble = useSignal<Refusal | null>(null);
  const query = useSignal("");
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    loadBook(game).then(
      (loaded) => (book.value = loaded),
      (error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
        trouble.value = error;
      },
    );
  }, [game]);
  useEffect(() => void (query.value = ""), [clause]);
  if (trouble.value) return <p class="trouble" role="alert"><Sentence refusal={trouble.value} /></p>;
  if (!book.value) return <p class="loading">{t("ui-rules-loading")}</p>;
  const shown = query.value.trim() ? matching(book.value, query.value) : null;
  const search = (text: string) => {
    query.value = text;
    if (root.current && root.current.getBoundingClientRect().top < 0) root.current.scrollIntoView({ block: "start" });
  };
  const links: ProseLinks = { game, onClause, wanted: words(query.value), lit: (clause && book.value.find(clause)) || "" };
  return (
    <div class="rules" ref={root}>
      <div class="rules-head">
        <Search query={query.value} found={shown && count(book.value, shown)} onInput={search} />
        <Contents book={book.value} links={links} />
      </div>
      <Passages book={book.value} links={links} only={shown} depth={depth} />
    </div>
  );
}

function Search({ query, found, onInput }: { query: string; found: number | null; onInput(text: string): void }) {
  return (
    <div class="rules-search" role="search">
      <label>
        <span>{t("ui-rules-search")}</span>
        <input class="field" type="search" value={query} onInput={(event) => onInput(event.currentTarget.value)} />
      </label>
      {query && <Button icon="close" kind="quiet" label={t("ui-rules-search-end")} onClick={() => onInput("")} />}
      <span class="rules-found" role="status">
        {found !== null && t("ui-rules-found", { count: found })}
      </span>
    </div>
  );
}
