/** The race for Influence: who has how much, what the next extension would bring, and what wins. */
import "./panels.css";
import type { Desk } from "../../table/desk";
import { Coat } from "../art";
import { t } from "../say";
import { useSurvey, type Runner as Standing } from "../survey";
import { Track } from "./Track";

export function RacePanel({ desk }: { desk: Desk }) {
  const race = useSurvey(desk, "influence");
  if (!race) return <p class="nothing" />;
  const runners = Object.entries(race.powers).sort(([, a], [, b]) => (b.influence ?? -1) - (a.influence ?? -1));
  return (
    <div class="race">
      <p>{t("ui-ar-race-needed", { needed: race.needed })}</p>
      {race.rounds !== null && <p>{t("ui-ar-race-rounds", { rounds: race.rounds })}</p>}
      <ol>
        {runners.map(([power, standing]) => (
          <Runner key={power} desk={desk} power={power} standing={standing} needed={race.needed} first={power === race.leader} />
        ))}
      </ol>
    </div>
  );
}

interface Props {
  desk: Desk;
  power: string;
  standing: Standing;
  needed: number;
  first: boolean;
}

function Runner({ desk, power, standing, needed, first }: Props) {
  const { texts } = desk.game;
  const { influence, gain, turn, wins, major, emperor } = standing;
  const label = t("ui-ar-influence-of", { power: texts.called("power", power) });
  const facts = [
    t("ui-ar-race-gain", { gain, turn, wins: wins ? "yes" : "no" }),
    ...(emperor ? [t("ui-ar-race-emperor", { gain: emperor })] : []),
    ...(influence === null && major ? [t("ui-ar-race-for", { power: texts.called("power", major) })] : []),
  ];
  return (
    <li class={`runner power-${power} ${first ? "first" : ""}`}>
      <p>
        <Coat of={power} size={24} /> <b>{texts.name(power)}</b> {influence !== null && <span class="total">{influence}</span>}
      </p>
      {influence !== null && (
        <Track label={label} value={influence} last={needed} next={influence + gain} />
      )}
      <p class="row-facts">{facts.join(t("list-semicolon"))}</p>
    </li>
  );
}
