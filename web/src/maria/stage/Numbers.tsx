/** How many? Troops of a set-up, of a division, recruits, boxes: numbers on the army sheet. */
import type { Decision } from "../../api/types";
import { arrowKeys, Choosable } from "../../table/Choosable";
import type { Desk } from "../../table/desk";
import { t } from "../say";
import type { Piece } from "../board";
import { useSurvey } from "../survey";
import { maria } from "../ui";
import { viewOf, type MariaView, type PowerId } from "../view";
import { PieceSign } from "../panels/PieceSign";
import { amounts } from "./amounts";

export function Numbers({ desk }: { desk: Desk }) {
  const decision = desk.decision.value;
  const view = viewOf(desk);
  const asked = decision?.options.some((move) => move.startsWith("value ")) ?? false;
  if (!decision || !view || !asked) return null;
  const generals = concerned(desk, decision, view);
  return (
    <section class="numbers" aria-label={t("ui-maria-numbers")}>
      {generals.length > 0 && (
        <ul class="sheet-row" tabIndex={0}>
          {generals.map((piece) => (
            <General key={piece.id} desk={desk} view={view} piece={piece} decision={decision} />
          ))}
        </ul>
      )}
      <div class="amounts" role="group" aria-labelledby="question" onKeyDown={arrowKeys}>
        {amounts(decision).map((amount) => (
          <Choosable key={amount} desk={desk} spot={`value:${amount}`} label={String(amount)} class="number">
            <b>{amount}</b>
          </Choosable>
        ))}
      </div>
      {decision.kind === "recruit" && <Price desk={desk} power={decision.params.power as PowerId} />}
    </section>
  );
}

/** The generals among whom the troops are given out. */
function concerned(desk: Desk, decision: Decision, view: MariaView): Piece[] {
  const { atlas } = maria(desk);
  const { piece, other, power } = decision.params;
  const pair = [piece, other].map((id) => atlas.pieces.get(String(id))).filter((found) => found !== undefined);
  if (decision.kind === "division") return pair;
  const of = pair[0]?.power ?? (power as PowerId | undefined);
  const all = of ? atlas.generals(of) : [];
  return decision.kind === "setup" ? all : all.filter((one) => atlas.cities.has(view.place[one.id] ?? ""));
}

function General({ desk, view, piece, decision }: { desk: Desk; view: MariaView; piece: Piece; decision: Decision }) {
  const { words } = maria(desk);
  const now = decision.params.piece === piece.id;
  const chosen = now && desk.chosen.value?.startsWith("value ") ? Number(desk.chosen.value.slice(6)) : null;
  const troops = view.troops[piece.id] ?? 0;
  const given = decision.kind === "recruits" ? troops + (chosen ?? 0) : (chosen ?? troops);
  return (
    <li class={now ? "now" : ""} aria-current={now}>
      <PieceSign piece={piece} down={view.face_down.includes(piece.id)} />
      <span>{words.name(piece.id)}</span>
      <b>{given > 0 ? given : t("ui-maria-none-yet")}</b>
    </li>
  );
}

/** What a recruit costs, and what the cards are worth. */
function Price({ desk, power }: { desk: Desk; power: PowerId }) {
  const found = useSurvey(desk, "prices");
  const points = found?.points[power];
  if (!found || points === undefined) return null;
  return <p class="price">{t("ui-maria-price", { price: found.prices.troop, points })}</p>;
}
