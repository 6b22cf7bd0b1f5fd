/** The electors: who has how many votes by which territories, and for whom they were cast. */
import type { Desk } from "../../table/desk";
import { Names } from "../../table/Names";
import { Coat, Crown } from "../art";
import { t } from "../say";
import { territorySpots } from "../spots";
import { Row, Rows } from "../stage/Rows";
import { useSurvey, type College as Found } from "../survey";
import { europe } from "../ui";
import type { ArView, PowerId } from "../view";

export function College({ desk, view }: { desk: Desk; view: ArView }) {
  const found = useSurvey(desk, "election");
  if (!found) return <p class="nothing" />;
  const emperor = found.emperor ? t("ui-ar-emperor", { power: desk.game.texts.name(found.emperor) }) : t("ui-ar-no-emperor");
  const free = Object.keys(found.electors).filter((territory) => !found.electors[territory]);
  return (
    <div class="college">
      <p>
        <Crown size={18} /> {emperor} {t("ui-ar-votes-needed", { needed: found.needed })}
      </p>
      <Rows label={t("ui-ar-electors")}>
        {(Object.keys(found.votes) as PowerId[]).map((power) => (
          <Voter key={power} desk={desk} view={view} found={found} power={power} />
        ))}
      </Rows>
      {free.length > 0 && (
        <p class="free">
          {t("ui-ar-free-electors")} <Names desk={desk} spots={territorySpots(free)} />
        </p>
      )}
    </div>
  );
}

interface Props {
  desk: Desk;
  view: ArView;
  found: Found;
  power: PowerId;
}

/** A power that votes; while votes are cast it is a candidate, too. */
function Voter({ desk, view, found, power }: Props) {
  const { texts, facts } = europe(desk);
  const own = Object.keys(found.electors).filter((territory) => found.electors[territory] === power);
  const choice = found.cast[power];
  const decision = desk.decision.value;
  const name = texts.name(power);
  const sign = <Coat of={power} size={22} />;
  const told = decision?.kind === "vote" ? facts(`power ${power}`, decision, desk.position) : null;
  return (
    <div class={`voter ${view.crown === power ? "emperor" : ""}`}>
      {told !== null ? (
        <Row desk={desk} spot={`power:${power}`} sign={sign} name={name} facts={told} />
      ) : (
        <p class="voter-name">
          {sign} {name} <span class="row-facts">{t("ui-ar-votes", { count: found.votes[power] ?? 0 })}</span>
        </p>
      )}
      <p class="voter-electors">
        <Names desk={desk} spots={territorySpots(own)} />
        {choice && <em> {t("ui-ar-votes-for", { power: texts.called("power", choice) })}</em>}
      </p>
    </div>
  );
}
