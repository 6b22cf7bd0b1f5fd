/** What happens is told to those who do not see it. */
import type { Desk } from "./desk";

const MOST = 4; // sentences at once: a whole winter would talk for minutes

export function Announcer({ desk }: { desk: Desk }) {
  const news = desk.view.news.value.slice(-MOST).map((event) => sentence(desk, event));
  return (
    <div class="visually-hidden" aria-live="polite" aria-atomic="true">
      {news.join(" ")}
    </div>
  );
}

function sentence(desk: Desk, event: Parameters<Desk["game"]["texts"]["event"]>[0]): string {
  const about = desk.view.about.peek();
  return desk.game.texts
    .event(event, about?.people ?? {})
    .map((piece) => piece.text)
    .join("");
}
