/** A refusal of the server in words: in the game's own, if it is a rule that forbids it. */
import type { Refusal } from "../api/refusal";
import { t } from "../texts/fluent";
import type { GameTexts } from "../texts/game";

export function Sentence({ refusal, texts }: { refusal: Refusal; texts?: GameTexts }) {
  if (refusal.error === "illegal" && texts) {
    return <>{texts.reason({ key: refusal.key, params: refusal.params, clause: refusal.clause }).map((piece) => piece.text).join("")}</>;
  }
  return <>{t(`refusal-${refusal.key}`, refusal.params)}</>;
}
