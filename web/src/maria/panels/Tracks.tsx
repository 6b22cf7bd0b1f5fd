/** The three tracks: their boxes, what is in force where the marker stands, and where arrows will move it. */
import type { Desk } from "../../table/desk";
import { t } from "../say";
import type { Track, TrackBox } from "../board";
import { maria } from "../ui";
import { stageOf, type MariaView } from "../view";
import { BoxIcons } from "./BoxIcons";

export function Tracks({ desk, view }: { desk: Desk; view: MariaView }) {
  const { atlas } = maria(desk);
  return (
    <div class="tracks">
      {atlas.data.tracks.map((track) => (
        <TrackRow key={track.id} desk={desk} view={view} track={track} />
      ))}
    </div>
  );
}

function TrackRow({ desk, view, track }: { desk: Desk; view: MariaView; track: Track }) {
  const { words } = maria(desk);
  const at = view.tracks[track.id];
  const arrows = stageOf(view, "PoliticsStage")?.arrows[track.id] ?? 0;
  const box = track.boxes[at];
  return (
    <section class="track">
      <h3>{t(`track-${track.id}`)}</h3>
      <ol class={`boxes boxes-${track.id}`}>
        {track.boxes.map((one, number) => (
          <BoxCell key={one.id} desk={desk} box={one} here={number === at} />
        ))}
      </ol>
      <p class="in-force">{box && words.boxWords(box)}</p>
      {arrows !== 0 && (
        <p class="announced">
          {t("ui-maria-announced", { boxes: Math.abs(arrows), direction: t(arrows > 0 ? "direction-right" : "direction-left") })}
        </p>
      )}
    </section>
  );
}

function BoxCell({ desk, box, here }: { desk: Desk; box: TrackBox; here: boolean }) {
  const { words } = maria(desk);
  const effects = words.boxWords(box);
  return (
    <li class={`${here ? "here" : ""} ${box.status ?? ""}`} aria-current={here} title={effects}>
      <span class="visually-hidden">{t("box-in_force", { box: box.id, effects })}</span>
      <BoxIcons box={box} />
      {box.mark === "star" && <span class="star" aria-hidden="true">★</span>}
    </li>
  );
}
