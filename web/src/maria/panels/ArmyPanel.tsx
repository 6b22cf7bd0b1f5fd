/** The army sheets of my powers: who commands how many, where, and in what state; troops are shifted here. */
import "./panels.css";
import type { Desk } from "../../table/desk";
import { Coat } from "../../parts/Coat";
import { t } from "../say";
import { piecesAt, type Piece } from "../board";
import { maria } from "../ui";
import { ownPowers, powersOf, viewOf, type MariaView, type PowerId } from "../view";
import { Divide } from "./Divide";
import { PieceSign } from "./PieceSign";
import { PowerFacts } from "./PowerFacts";

export function ArmyPanel({ desk }: { desk: Desk }) {
  const view = viewOf(desk);
  if (!view) return <p class="nothing">{t("ui-not-begun")}</p>;
  const own = ownPowers(view);
  const others = powersOf(view).filter((power) => !own.includes(power));
  return (
    <div class="army">
      {own.map((power) => (
        <Sheet key={power} desk={desk} view={view} power={power} />
      ))}
      {others.length > 0 && <h3>{t("ui-maria-others")}</h3>}
      {others.map((power) => (
        <Other key={power} desk={desk} view={view} power={power} />
      ))}
    </div>
  );
}

/** A sheet of my own: every general and train. */
function Sheet({ desk, view, power }: { desk: Desk; view: MariaView; power: PowerId }) {
  const { atlas, words } = maria(desk);
  const pieces = [...atlas.generals(power), ...atlas.trains(power)].filter((piece) => view.place[piece.id] !== "absent");
  return (
    <section class="army-sheet">
      <h3>
        <Coat of={power} game="maria" /> {words.name(power)}
      </h3>
      <PowerFacts desk={desk} view={view} power={power} />
      <table>
        <thead class="visually-hidden">
          <tr>
            <th scope="col">{t("ui-maria-piece")}</th>
            <th scope="col">{t("ui-maria-place")}</th>
            <th scope="col">{t("ui-maria-troops-word")}</th>
          </tr>
        </thead>
        <tbody>
          {pieces.map((piece) => (
            <Row key={piece.id} desk={desk} view={view} piece={piece} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ desk, view, piece }: { desk: Desk; view: MariaView; piece: Piece }) {
  const { words } = maria(desk);
  const down = view.face_down.includes(piece.id);
  return (
    <tr class={view.place[piece.id] === "eliminated" ? "gone" : ""}>
      <th scope="row">
        <PieceSign piece={piece} down={down} />
        <span>{words.name(piece.id)}</span>
        {down && <em class="starving">{t("ui-maria-out-of-supply")}</em>}
      </th>
      <td>
        <Place desk={desk} view={view} piece={piece} />
      </td>
      <td class="troops-cell">{piece.rank > 0 && <Divide desk={desk} view={view} piece={piece} />}</td>
    </tr>
  );
}

/** Where it is; a click shows it on the map. */
export function Place({ desk, view, piece }: { desk: Desk; view: MariaView; piece: Piece }) {
  const { atlas, words } = maria(desk);
  const place = view.place[piece.id] ?? "absent";
  const city = atlas.cities.get(place);
  if (!city) return <span class="off">{t(`ui-maria-place-${place}`, { box: atlas.boxOf(piece)?.name ?? "" })}</span>;
  const fellows = piecesAt(atlas, view, place).filter((other) => other !== piece);
  return (
    <>
      <button
        type="button"
        class="name-link"
        onClick={() => desk.seek(`city:${place}`)}
        onPointerEnter={() => (desk.lit.value = `city:${place}`)}
        onPointerLeave={() => (desk.lit.value = null)}
      >
        {city.name}
      </button>
      {fellows.length > 0 && <small>{t("ui-maria-with", { names: words.list(fellows.map(({ id }) => words.name(id))) })}</small>}
    </>
  );
}

/** What all may know of somebody else's power. */
function Other({ desk, view, power }: { desk: Desk; view: MariaView; power: PowerId }) {
  return (
    <section class="army-sheet other">
      <h4>
        <Coat of={power} game="maria" /> {maria(desk).words.name(power)}
      </h4>
      <PowerFacts desk={desk} view={view} power={power} />
    </section>
  );
}
