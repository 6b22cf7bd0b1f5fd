/** What I like, kept in this browser. */
import { Check, Radios } from "../lobby/Form";
import { Section } from "../lobby/Sections";
import { atOnce, motion, theme } from "../prefs";
import { t } from "../texts/fluent";

const THEMES = ["auto", "light", "dark"];
const MOTIONS = ["auto", "none"];

export function Likings() {
  return (
    <Section title={t("ui-likings")}>
      <Radios
        legend={t("ui-theme")}
        value={theme.value}
        choices={THEMES.map((value) => ({ value, label: t(`ui-theme-is-${value}`) }))}
        onChange={(value) => (theme.value = value)}
      />
      <Radios
        legend={t("ui-motion")}
        value={motion.value}
        choices={MOTIONS.map((value) => ({ value, label: t(`ui-motion-is-${value}`) }))}
        onChange={(value) => (motion.value = value)}
      />
      <Check label={t("ui-send-at-once")} help={t("ui-send-at-once-text")} checked={atOnce.value} onChange={(on) => (atOnce.value = on)} />
    </Section>
  );
}
