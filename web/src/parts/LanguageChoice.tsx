/** In which language the pages speak. Each language has its own name for itself, which its speakers find. */
import { languages } from "virtual:words";
import { t } from "../texts/fluent";
import { choose, present } from "../texts/languages";

export function LanguageChoice({ onChoose = choose }: { onChoose?: (language: string) => void }) {
  return (
    <label class="language">
      <span>{t("ui-language")}</span>
      <select class="field" value={present().id} onChange={(event) => onChoose(event.currentTarget.value)}>
        {languages.map(({ id, name }) => (
          <option key={id} value={id} lang={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
