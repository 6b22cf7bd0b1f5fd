/** The coats of both games without their boards: lists show them too. */
import "../ancien_regime/theme.css";
import "../maria/theme.css";
import { registerCoats } from "../parts/Coat";

let asked: Promise<void> | null = null;

export function loadCoats(): Promise<void> {
  asked ??= Promise.all([import("../maria/art"), import("../ancien_regime/art")]).then(([maria, ancienRegime]) => {
    registerCoats("maria", maria.Coat);
    registerCoats("ancien_regime", ancienRegime.Coat);
  });
  return asked;
}
