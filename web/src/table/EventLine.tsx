/** What happened, in one sentence: its names light up on the board and lead there, its clause opens the rules. */
import type { GameEvent } from "../api/types";
import { Clause } from "../parts/Clause";
import { Pieces } from "../parts/Pieces";
import type { Desk } from "./desk";

export function EventLine({ desk, event }: { desk: Desk; event: GameEvent }) {
  const people = desk.view.about.value?.people ?? {};
  return (
    <>
      <Pieces
        pieces={desk.game.texts.event(event, people)}
        onName={({ spot }) => spot && desk.seek(spot)}
        onPoint={(piece) => (desk.lit.value = piece?.spot ?? null)}
      />{" "}
      <Clause id={event.clause} onOpen={(clause) => desk.openClause(clause)} />
    </>
  );
}
