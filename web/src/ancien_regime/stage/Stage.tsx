/** What stands above the prompt: what is going on, and my cards. */
import type { Desk } from "../../table/desk";
import { arView, stageOf, type Auction, type Battle, type Diplomacy, type Election, type Subsidies } from "../view";
import { AuctionBoard } from "./AuctionBoard";
import { BattleBoard } from "./BattleBoard";
import { DiplomacyBoard } from "./DiplomacyBoard";
import { ElectionBoard } from "./ElectionBoard";
import { Hand } from "./Hand";
import { OffersBoard } from "./OffersBoard";

export function Stage({ desk }: { desk: Desk }) {
  const view = arView(desk);
  const battle = stageOf<Battle>(view, "Battle", "Support");
  const diplomacy = stageOf<Diplomacy>(view, "Diplomacy");
  const election = stageOf<Election>(view, "Election");
  const auction = stageOf<Auction>(view, "Auction");
  const subsidies = stageOf<Subsidies>(view, "Subsidies");
  return (
    <div class="ar-stage">
      {battle && <BattleBoard desk={desk} battle={battle} />}
      {diplomacy && <DiplomacyBoard desk={desk} stage={diplomacy} />}
      {election && <ElectionBoard desk={desk} election={election} />}
      {auction && <AuctionBoard desk={desk} auction={auction} />}
      {subsidies && <OffersBoard desk={desk} stage={subsidies} />}
      <Hand desk={desk} />
    </div>
  );
}
