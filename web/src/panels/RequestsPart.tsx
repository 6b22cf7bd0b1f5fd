/** What needs the consent of the others: taking a move back, a pause, an end. */
import type { About } from "../api/types";
import { Button } from "../parts/Button";
import type { Desk } from "../table/desk";
import { t } from "../texts/fluent";
import { act } from "./act";

type Request = About["requests"][number];

export function RequestsPart({ desk, about }: { desk: Desk; about: About }) {
  const { seat, plays } = desk.view;
  const timed = about.clock.kind !== "none";
  const kinds = ["undo", ...(timed ? [about.clock.paused ? "resume" : "pause"] : []), "end"];
  return (
    <section>
      <h3>{t("ui-requests")}</h3>
      <ul class="requests">
        {about.requests.map((request) => (
          <Pending key={request.number} desk={desk} request={request} />
        ))}
      </ul>
      {plays && (
        <div class="row">
          {kinds.map((what) => (
            <Button key={what} label={t(`ui-ask-${what}`)} onClick={() => void act(desk, "POST", `seats/${seat}/requests`, { what })} />
          ))}
        </div>
      )}
    </section>
  );
}

function Pending({ desk, request }: { desk: Desk; request: Request }) {
  const seat = desk.view.plays ? desk.view.seat : null;
  const name = desk.game.texts.name(request.seat);
  const path = `seats/${seat}/requests/${request.number}`;
  const waiting = request.waiting.map((other) => desk.game.texts.name(other)).join(", ");
  return (
    <li>
      <p>{t("ui-request-pending", { seat: name, what: t(`request-${request.what}`), waiting })}</p>
      {seat && request.waiting.includes(seat) && (
        <div class="row">
          <Button label={t("ui-decline")} onClick={() => void act(desk, "POST", path, { agrees: false })} />
          <Button kind="strong" label={t("ui-agree")} onClick={() => void act(desk, "POST", path, { agrees: true })} />
        </div>
      )}
      {seat === request.seat && <Button label={t("ui-withdraw")} onClick={() => void act(desk, "DELETE", path)} />}
    </li>
  );
}
