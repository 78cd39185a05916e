import type { TextKey } from "~/texts/resources";
import { Buttons, LinkButton } from "~/ui/form/button";
import { LevelLines } from "~/ui/survey/level-lines";
import { Topics } from "~/ui/survey/topics";
import { useT } from "~/ui/texts";
import { Offered } from "~/web/offered";
import { usePeriod } from "~/web/period";
import { surveyUrls, urls } from "~/web/urls";
import type { CompletePage } from "./present";

/** What opens next: the next class, or publishing and reporting once all classes are complete. */
export function Done({ page, isRead }: { page: CompletePage; isRead: boolean }) {
  const t = useT();
  const ways = surveyUrls(usePeriod());
  const { kind, next } = page;
  const review = (
    <Offered to={ways.reviewAll()}>
      <p>
        <a href={ways.reviewAll()}>{t("survey:complete.review")}</a>
      </p>
    </Offered>
  );
  if (isRead) return review;
  const isClassNext = next !== null && next.id !== "reporting";
  return (
    <>
      {next && (
        <section aria-labelledby="dopo">
          <h2 id="dopo">{t("survey:complete.next")}</h2>
          <p>{t(isClassNext ? "survey:complete.next_class" : "survey:complete.next_reporting")}</p>
          <LevelLines levels={[next]} />
        </section>
      )}
      <section aria-labelledby="significa">
        <h2 id="significa">{t("survey:complete.what")}</h2>
        <ul>
          <li>{t("survey:complete.scoring")}</li>
          <li>{t(kind === "levels" ? "survey:complete.card_already" : "survey:complete.card")}</li>
          <li>{t("survey:complete.change")}</li>
        </ul>
      </section>
      <Buttons>
        {isClassNext && (
          <LinkButton to={next.href}>
            {t("survey:complete.to_class", { level: t(`labels:level.${next.id}` as TextKey) })}
          </LinkButton>
        )}
        <LinkButton to={urls.publish()} asks variant={isClassNext ? "secondary" : "primary"}>
          {t("survey:complete.to_publish")}
        </LinkButton>
        <LinkButton to={urls.home()} variant="secondary">
          {t("survey:complete.to_scoring")}
        </LinkButton>
      </Buttons>
      {review}
    </>
  );
}

/** What is left to do, in one list. */
export function NotYet({ page }: { page: CompletePage }) {
  const t = useT();
  const ways = surveyUrls(usePeriod());
  return (
    <>
      <Topics areas={page.open} />
      <p>
        <a href={ways.survey()}>{t("survey:back_to_questionnaire")}</a>
      </p>
    </>
  );
}
