/** The auction of a Minor (C12.3): what it is worth, who has bid, and what a bid leaves. */
import type { Desk } from "../../table/desk";
import { Sheet } from "../../table/Sheet";
import { Choosable } from "../../table/Choosable";
import { Coat } from "../art";
import { Fact, Facts } from "../panels/Facts";
import { t } from "../say";
import { europe } from "../ui";
import { handSize, stageOf, viewOf, type ArView, type PowerId } from "../view";
import { Rows } from "./Rows";
import { Token } from "./Token";

export function AuctionSheet({ desk }: { desk: Desk }) {
  const view = viewOf(desk);
  const auction = view && stageOf(view, "Auction");
  if (!view || !auction) return null;
  const seats = Object.keys(desk.view.about.value?.seats ?? {}) as PowerId[];
  return (
    <Sheet title={t("ui-ar-auction", { power: desk.game.texts.called("power", auction.minor) })} class="auction-board">
      <Worth desk={desk} view={view} minor={auction.minor} />
      <Bids desk={desk} />
      <ul class="progress" aria-label={t("ui-ar-bids")}>
        {seats.map((seat) => (
          <li key={seat} class={auction.ready.includes(seat) ? "done" : ""}>
            <Coat of={seat} size={18} /> {desk.game.texts.name(seat)}{" "}
            <em>{t(auction.ready.includes(seat) ? "ui-ar-has-bid" : "ui-ar-bids-now")}</em>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** What who wins gets: status, tracks, cards, and generals where they stand. */
function Worth({ desk, view, minor }: { desk: Desk; view: ArView; minor: PowerId }) {
  const { atlas, texts } = europe(desk);
  const holder = view.players[minor];
  const generals = atlas.generalsOf(minor).filter(({ id }) => atlas.placeOf(view, id));
  return (
    <div class="worth">
      <Coat of={minor} size={40} />
      <Facts>
        <Fact label={t("ui-ar-until-now")}>{holder ? texts.name(holder) : t("ui-nobody")}</Fact>
        <Fact label={t("ui-ar-status")}>{t(`ui-ar-status-${view.status[minor]}`)}</Fact>
        <Fact label={t("ui-ar-morale")}>{view.morale[minor]}</Fact>
        <Fact label={t("ui-ar-money")}>{t("ui-ar-money-taxes", { money: view.money[minor], taxes: view.taxes[minor] })}</Fact>
        <Fact label={t("ui-ar-cards")}>{handSize(view, minor)}</Fact>
      </Facts>
      <ul class="tokens">
        {generals.map(({ id }) => (
          <li key={id}>
            <Token desk={desk} view={view} general={id} size={28} /> {texts.name(view.place[id] ?? "")}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Bids({ desk }: { desk: Desk }) {
  const decision = desk.decision.value;
  if (decision?.kind !== "bid") return null;
  return (
    <Rows label={t("ui-ar-your-bid")} class="amounts">
      {decision.options.map((move) => {
        const bid = move.split(" ")[1] ?? "";
        const facts = europe(desk).facts(move, decision, desk.position);
        return (
          <Choosable key={bid} desk={desk} spot={`bid:${bid}`} class="number" label={[bid, facts].join(t("list-comma"))}>
            <b>{bid}</b>
            <span class="row-facts">{facts}</span>
          </Choosable>
        );
      })}
    </Rows>
  );
}
