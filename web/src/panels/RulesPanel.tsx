/** The rules at the side, open at the clause that was asked for, or at that of the question. */
import "../styles/panels.css";
import { RulesText } from "../rules/RulesText";
import type { Desk } from "../table/desk";

export function RulesPanel({ desk }: { desk: Desk }) {
  const asked = desk.clause.value ?? desk.decision.value?.clause ?? null;
  return <RulesText game={desk.game.id} clause={asked} depth={1} onClause={(clause) => (desk.clause.value = clause)} />;
}
