/** What a stranger sees first: the title page of a book, with a line for his name. */
import { FlowerBand, Prospect, SwelledRule } from "../parts/Ornament";
import { t } from "../texts/fluent";
import { useAction } from "./action";
import { NameForm } from "./NameForm";

export function TitlePage() {
  const coming = useAction();
  return (
    <section class="title-page">
      <FlowerBand />
      <p class="title-years">{t("ui-title-years")}</p>
      <h1>{t("ui-brand")}</h1>
      <p class="title-under">{t("ui-title-under")}</p>
      <SwelledRule />
      <p class="title-text">{t("ui-title-text")}</p>
      <Prospect />
      <div class="title-form">
        <NameForm action={coming} submit={t("ui-play-now")} beside={<a href="/account">{t("ui-or-sign-in")}</a>} />
        <p class="title-note">{t("ui-play-now-text")}</p>
      </div>
      <FlowerBand />
    </section>
  );
}
