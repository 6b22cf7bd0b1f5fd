/** The chapters of the rules. Where there is no room for them at the side they open by a button. */
import { useSignal } from "@preact/signals";
import { Button } from "../parts/Button";
import { t } from "../texts/fluent";
import type { Book, Chapter } from "./book";
import { ClauseLink, type ProseLinks } from "./Prose";

export function Contents({ book, links }: { book: Book; links: ProseLinks }) {
  const open = useSignal(false);
  const closing: ProseLinks = { ...links, wanted: [] };
  return (
    <nav class={`rules-contents ${open.value ? "open" : ""}`} aria-label={t("ui-rules-contents")}>
      <Button
        icon="list"
        label={t("ui-rules-contents")}
        pressed={open.value}
        class="contents-button"
        onClick={() => (open.value = !open.value)}
      >
        {t("ui-rules-contents")}
      </Button>
      <ol onClick={() => (open.value = false)}>
        {book.contents.map((chapter) => (
          <ChapterLine key={chapter.number} chapter={chapter} links={closing} />
        ))}
      </ol>
    </nav>
  );
}

function ChapterLine({ chapter, links }: { chapter: Chapter; links: ProseLinks }) {
  const here = links.lit === chapter.number || links.lit?.startsWith(`${chapter.number}.`);
  return (
    <li class={here ? "here" : undefined}>
      <ClauseLink clause={chapter.number} links={links}>
        <span class="heading-number">{chapter.number}</span> {chapter.title}
      </ClauseLink>
    </li>
  );
}
