/** A layer in words: what its signs mean, and which territories have them. */
import { Coat } from "../art";
import type { Desk } from "../../table/desk";
import { Names } from "../../table/Names";
import { Sheet } from "../../table/Sheet";
import { t } from "../say";
import { territorySpots } from "../spots";
import { europe } from "../ui";
import { powersIn, viewOf } from "../view";
import { entries, powerInQuestion, useEntry } from "./Entry";
import { turns, useReach } from "./Reach";

export function InWords({ desk }: { desk: Desk }) {
  const overlay = desk.overlay.value;
  const Words = overlay ? WORDS[overlay] : undefined;
  if (!Words) return null;
  return (
    <Sheet title={t(`ui-ar-overlay-${overlay}`)} class="in-words" small={onPhone()} onClose={() => (desk.overlay.value = null)}>
      <Words desk={desk} />
    </Sheet>
  );
}

/** Where there is room for them, words need not be unfolded. */
const onPhone = (): boolean => window.matchMedia("(max-width: 760px)").matches;

const WORDS: Record<string, typeof ControlWords> = { control: ControlWords, entry: EntryWords, reach: ReachWords };

function ControlWords({ desk }: { desk: Desk }) {
  const view = viewOf(desk);
  if (!view) return null;
  const lands = Object.entries(view.control);
  return (
    <dl>
      {powersIn(view).map((power) => (
        <div key={power}>
          <dt>
            <Coat of={power} size={20} /> {desk.game.texts.name(power)}
          </dt>
          <dd>
            <Names desk={desk} spots={territorySpots(lands.filter(([, owner]) => owner === power).map(([id]) => id))} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function EntryWords({ desk }: { desk: Desk }) {
  const found = Object.entries(entries(useEntry(desk)));
  const power = powerInQuestion(desk);
  if (!power) return <p>{t("ui-ar-entry-nobody")}</p>;
  return (
    <>
      <p>{t("ui-ar-entry-of", { power: desk.game.texts.called("power", power) })}</p>
      <dl>
        {(["free", "consent", "battle", "forbidden"] as const).map((kind) => (
          <div key={kind} class={`entry-${kind}`}>
            <dt>{t(`ui-ar-entry-${kind}`)}</dt>
            <dd>
              <Names desk={desk} spots={territorySpots(found.filter(([, one]) => one === kind).map(([id]) => id))} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function ReachWords({ desk }: { desk: Desk }) {
  const found = useReach(desk);
  if (!found) return <p>{t("ui-ar-reach-hint")}</p>;
  const all = turns(found);
  const last = Math.max(1, ...all.map(([, turn]) => turn));
  return (
    <>
      <p>{europe(desk).describe(`general:${found.general}`, desk.position)}</p>
      <dl>
        {Array.from({ length: last }, (_, number) => number + 1).map((turn) => (
          <div key={turn}>
            <dt>{t("ui-ar-reach-turn", { turn })}</dt>
            <dd>
              <Names desk={desk} spots={territorySpots(all.filter(([, one]) => one === turn).map(([id]) => id))} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
