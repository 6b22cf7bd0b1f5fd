/** What stands above the prompt: what is going on, on sheets over the edge of the map, and my cards. */
import "./stage.css";
import type { Desk } from "../../table/desk";
import { InWords } from "../overlays/InWords";
import { t } from "../say";
import { ArbiterSheet } from "./ArbiterSheet";
import { AuctionSheet } from "./AuctionSheet";
import { BattleSheet } from "./BattleSheet";
import { DiplomacySheet } from "./DiplomacySheet";
import { ElectionSheet } from "./ElectionSheet";
import { Hands } from "./Hands";
import { LeadershipSheet } from "./LeadershipSheet";
import { Ledger } from "./Ledger";
import { MobilisationSheet } from "./MobilisationSheet";
import { OffersSheet } from "./OffersSheet";
import { Summary } from "./Summary";
import { useWorth } from "./worth";

export function Stage({ desk }: { desk: Desk }) {
  const worth = useWorth(desk);
  return (
    <section class="game-stage" aria-label={t("ui-ar-stage")}>
      <div class="sheets">
        <Ledger desk={desk} />
        <InWords desk={desk} />
        <Summary desk={desk} />
        <BattleSheet desk={desk} worth={worth} />
        <DiplomacySheet desk={desk} />
        <ElectionSheet desk={desk} />
        <AuctionSheet desk={desk} />
        <OffersSheet desk={desk} />
        <LeadershipSheet desk={desk} />
        <MobilisationSheet desk={desk} />
        <ArbiterSheet desk={desk} />
      </div>
      <Hands desk={desk} worth={worth} />
    </section>
  );
}
