/** The race for Influence: who has how much, what the next extension would bring, and what wins. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Desk } from "../../table/desk";
import { t } from "../say";
import { Coat } from "../art";
import type { PowerId } from "../view";

interface Standing {
  major: PowerId | null;
  influence: number | null;
  missing: number;
  gain: number;
  turn: number;
  wins: boolean;
}
interface Race {
  needed: number;
  rounds: number | null;
  powers: Partial<Record<PowerId, Standing>>;
}

export function RacePanel({ desk }: { desk: Desk }) {
  const race = useSignal<Race | null>(null);
  useEffect(() => {
    desk.view.survey("influence").then(
      (told) => (race.value = told as unknown as Race),
      (error: unknown) => desk.fail(error),
    );
  }, [desk.view.position.value]);
  if (!race.value) return null;
  const { needed, rounds, powers } = race.value;
  const runners = (Object.entries(powers) as [PowerId, Standing][]).sort(([, a], [, b]) => (b.influence ?? 0) - (a.influence ?? 0));
  return (
    <div class="race">
      <p>{t("ui-ar-race-needed", { needed })}</p>
      {rounds !== null && <p>{t("ui-ar-race-rounds", { rounds })}</p>}
      <ol>
        {runners.map(([power, standing]) => (
          <Runner key={power} desk={desk} power={power} standing={standing} needed={needed} />
        ))}
      </ol>
    </div>
  );
}

function Runner({ desk, power, standing, needed }: { desk: Desk; power: PowerId; standing: Standing; needed: number }) {
  const name = desk.game.texts.name(power);
  return (
    <li class={`runner power-${power}`}>
      <Coat of={power} size={22} />
      <span class="runner-name">{name}</span>
      {standing.influence !== null && (
        <>
          <meter min={0} max={needed} value={standing.influence} aria-label={t("ui-ar-influence-of", { power: name })}>
            {standing.influence}
          </meter>
          <strong>{standing.influence}</strong>
        </>
      )}
      <span class="hint">{t("ui-ar-race-gain", { gain: standing.gain, turn: standing.turn, wins: standing.wins ? "yes" : "no" })}</span>
    </li>
  );
}
