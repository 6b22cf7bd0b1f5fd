/** The auction of a Minor: what it is worth, and who has bid. */
import type { Desk } from "../../table/desk";
import { t } from "../say";
import { Coat } from "../art";
import { arView, type Auction } from "../view";

export function AuctionBoard({ desk, auction }: { desk: Desk; auction: Auction }) {
  const view = arView(desk);
  const { texts } = desk.game;
  const seats = Object.keys(desk.view.about.value?.seats ?? {});
  const minor = texts.name(auction.minor);
  const holder = view.players[auction.minor];
  return (
    <section class="auction-board" aria-label={t("ui-ar-auction", { power: minor })}>
      <h3>
        <Coat of={auction.minor} size={28} /> {t("ui-ar-auction", { power: minor })}
      </h3>
      <dl class="facts">
        <dt>{t("ui-ar-until-now")}</dt>
        <dd>{holder ? texts.name(holder) : t("ui-nobody")}</dd>
        <dt>{t("ui-ar-taxes")}</dt>
        <dd>{view.taxes[auction.minor]}</dd>
        <dt>{t("ui-ar-bids")}</dt>
        <dd>
          {seats.map((seat) => (
            <span key={seat} class="bidder">
              {texts.name(seat)}: {(auction.ready as string[]).includes(seat) ? t("ui-ar-has-bid") : t("ui-ar-bids-now")}
            </span>
          ))}
        </dd>
      </dl>
    </section>
  );
}
