/** The rules as one reads them, all of them or the passages that were searched for, with a place for every clause. */
import { h } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Book, Passage } from "./book";
import { ClauseLink, Prose, type ProseLinks } from "./Prose";

interface Props {
  book: Book;
  links: ProseLinks;
  /** Only these passages. */
  only: Set<number> | null;
  depth: number;
}

export function Passages({ book, links, only, depth }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => show(box.current, links.lit ?? ""), [book, links.lit, only]);
  return (
    <div class="rules-text" ref={box}>
      {book.passages.map((passage, number) =>
        passage.level === 1 || (only && !only.has(number)) ? null : (
          <PassageOf key={number} book={book} number={number} passage={passage} links={links} depth={depth} />
        ),
      )}
    </div>
  );
}

/** Bring a clause into view; who uses the keyboard goes on from there, unless he is just typing. */
function show(box: HTMLElement | null, clause: string): void {
  const found = clause ? box?.querySelector<HTMLElement>(`[id="${clause}"]`) : null;
  if (!found || document.activeElement instanceof HTMLInputElement) return;
  found.tabIndex = -1;
  found.focus({ preventScroll: true });
  found.scrollIntoView({ block: "start" });
}

interface PassageProps {
  book: Book;
  number: number;
  passage: Passage;
  links: ProseLinks;
  depth: number;
}

function PassageOf({ book, number, passage, links, depth }: PassageProps) {
  const lit = passage.number !== "" && passage.number === links.lit;
  if (passage.level) return <Heading passage={passage} lit={lit} depth={book.depth(number) + depth} />;
  return (
    <div class={`passage ${passage.number ? "numbered" : ""} ${lit ? "lit" : ""}`} id={passage.number || undefined}>
      {passage.number && (
        <span class="passage-number">
          <ClauseLink clause={passage.number} links={links} />
        </span>
      )}
      <div class="passage-text">
        <Prose text={book.blocks(number)} links={links} />
      </div>
    </div>
  );
}

function Heading({ passage, lit, depth }: { passage: Passage; lit: boolean; depth: number }) {
  const number = passage.number && <span class="heading-number">{passage.number} </span>;
  const look = `heading-${passage.level} ${lit ? "lit" : ""}`;
  return h(`h${Math.min(6, depth)}`, { id: passage.number || undefined, class: look }, number, passage.text);
}
