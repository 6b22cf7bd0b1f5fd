/** Text of the rules. */
import { Fragment, type ComponentChildren } from "preact";
import type { Block, Inline, Row } from "./markdown";
import { cut } from "./search";

export interface ProseLinks {
  game: string;
  /** What a click on a clause does; without it the rules' page is opened there. */
  onClause?(clause: string): void;
  /** Words to be marked. */
  wanted?: string[];
  /** The clause that is looked at. */
  lit?: string;
}

export function Prose({ text, links }: { text: Block[]; links: ProseLinks }) {
  return (
    <>
      {text.map((block, at) => (
        <BlockOf key={at} block={block} links={links} />
      ))}
    </>
  );
}

function BlockOf({ block, links }: { block: Block; links: ProseLinks }) {
  if (block.kind === "paragraph") return <p><Parts parts={block.parts} links={links} /></p>;
  if (block.kind === "table") return <TableOf head={block.head} rows={block.rows} links={links} />;
  const items = block.items.map((parts, at) => <li key={at}><Parts parts={parts} links={links} /></li>);
  return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
}

/** A table can be wider than the page: then it is pushed to and fro, with the keyboard too. */
function TableOf({ head, rows, links }: { head: Inline[][]; rows: Row[]; links: ProseLinks }) {
  return (
    <div class="rules-table" tabIndex={0} role="group">
      <table>
        <thead>
          <tr>{head.map((cell, at) => <th key={at} scope="col"><Parts parts={cell} links={links} /></th>)}</tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at} id={row.clause || undefined} class={row.clause && row.clause === links.lit ? "lit" : undefined}>
              {row.cells.map((cell, column) => <td key={column}><Parts parts={cell} links={links} /></td>)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Parts({ parts, links }: { parts: Inline[]; links: ProseLinks }) {
  return <>{parts.map((part, at) => <PartOf key={at} part={part} links={links} />)}</>;
}

function PartOf({ part, links }: { part: Inline; links: ProseLinks }) {
  if (part.kind === "text") return <Marked text={part.text} wanted={links.wanted ?? []} />;
  if (part.kind === "code") return <code>{part.text}</code>;
  if (part.kind === "clause") return <ClauseLink clause={part.id} links={links} />;
  const inner = <Parts parts={part.parts} links={links} />;
  return part.kind === "strong" ? <strong>{inner}</strong> : <em>{inner}</em>;
}

/** A clause named in a text. It has an address, so it can also be opened in a tab of its own. */
export function ClauseLink({ clause, links, children }: { clause: string; links: ProseLinks; children?: ComponentChildren }) {
  const open = (event: MouseEvent) => {
    if (!links.onClause || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    links.onClause(clause);
  };
  return (
    <a class="clause-link" href={`/rules/${links.game}/${clause}`} onClick={open}>
      {children ?? clause}
    </a>
  );
}

function Marked({ text, wanted }: { text: string; wanted: string[] }) {
  return (
    <>
      {cut(text, wanted).map((piece, at) => (at % 2 ? <mark key={at}>{piece}</mark> : <Fragment key={at}>{piece}</Fragment>))}
    </>
  );
}
