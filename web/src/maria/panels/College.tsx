/** The electoral college: who votes with which fortress, for whom, and how it stands. */
import "./panels.css";
import type { Desk } from "../../table/desk";
import { Coat } from "../../parts/Coat";
import { Crown } from "../art";
import { t } from "../say";
import { useSurvey, type ElectorsSurvey } from "../survey";
import { maria } from "../ui";
import { viewOf } from "../view";

export function College({ desk }: { desk: Desk }) {
  const found = useSurvey(desk, "electors");
  const emperor = viewOf(desk)?.emperor;
  const { words } = maria(desk);
  if (!found) return <p class="nothing" />;
  const { votes, free, needed } = found;
  return (
    <div class="college">
      {emperor && emperor !== "nobody" && (
        <p>
          <Crown size={22} /> {t("ui-maria-emperor", { power: words.name(emperor) })}
        </p>
      )}
      <p class="tally">{t("ui-maria-tally", { karl: votes.karl, franz: votes.franz, free, needed })}</p>
      <ul class="electors">
        {Object.entries(found.college).map(([city, elector]) => (
          <li key={city} class={elector.cast || elector.bound ? "" : "free"}>
            <Coat of={elector.power} game="maria" />
            <button type="button" class="name-link" onClick={() => desk.seek(`city:${city}`)}>
              {words.name(city)}
            </button>
            <span>{words.name(elector.power)}</span>
            <span class="vote">{vote(elector)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function vote({ cast, bound }: ElectorsSurvey["college"][string]): string {
  if (cast) return t("ui-maria-voted", { candidate: t(`ui-maria-short-${cast}`) });
  return bound ? t("ui-maria-bound-vote", { candidate: t(`ui-maria-short-${bound}`) }) : t("ui-maria-free-vote");
}
