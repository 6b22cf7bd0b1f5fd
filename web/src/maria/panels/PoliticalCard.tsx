/** A political card: its title, who may choose it, and what it does. */
import type { Desk } from "../../table/desk";
import { Coat } from "../../parts/Coat";
import { KindSign, PoliticalFrame } from "../art";
import type { PoliticalCard as Data } from "../board";
import { maria } from "../ui";

export function PoliticalCard({ desk, card, note = null }: { desk: Desk; card: Data; note?: string | null }) {
  const { words } = maria(desk);
  return (
    <span class={`political-card kind-${card.kind}`}>
      <PoliticalFrame />
      <span class="political-head">
        <KindSign kind={card.kind} size={18} />
        <b>{words.political(card.id)}</b>
        <small>{card.year}</small>
      </span>
      <span class="shields">
        {card.shields.map((power) => (
          <span key={power} title={words.name(power)}>
            <Coat of={power} game="maria" />
          </span>
        ))}
      </span>
      <span class="political-words">
        {words.cardWords(card).map((sentence) => (
          <span key={sentence}>{sentence}</span>
        ))}
      </span>
      {note && <em>{note}</em>}
    </span>
  );
}
