/** The electors and the crown. */
import "./panels.css";
import type { Desk } from "../../table/desk";
import { t } from "../say";
import { viewOf } from "../view";
import { College } from "./College";

export function ElectorsPanel({ desk }: { desk: Desk }) {
  const view = viewOf(desk);
  return view ? <College desk={desk} view={view} /> : <p class="nothing">{t("ui-not-begun")}</p>;
}
