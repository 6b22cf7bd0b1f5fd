/** In which language the pages speak. Each language has its own name for itself, which its speakers find. */
import { languages } from "virtual:words";
import { t } from "../texts/fluent";
import { useAction } from "../lobby/action";
import { Trouble } from "../lobby/Form";
import { chooseLanguage } from "../session";
import { present } from "../texts/languages";

export function LanguageChoice() {
  const choosing = useAction();
  return (
    <label class="language">
      <span>{t("ui-language")}</span>
      <select class="field" value={present().id} onChange={(event) => void choosing.run(() => chooseLanguage(event.currentTarget.value))}>
        {languages.map(({ id, name }) => (
          <option key={id} value={id} lang={id}>
            {name}
          </option>
        ))}
      </select>
      <Trouble action={choosing} />
    </label>
  );
}
