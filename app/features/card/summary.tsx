import { coverageWords } from "~/ui/card/credibility";
import { formatDateTime } from "~/texts/format";
import { Fact, Facts } from "~/ui/layout/facts";
import { Notice } from "~/ui/layout/notice";
import { Progress } from "~/ui/progress";
import { Band } from "~/ui/score/band";
import { isFlagTold } from "~/ui/score/score-words";
import { useT } from "~/ui/texts";
import type { presentPublish } from "./present";

type SummaryProps = Omit<
  ReturnType<typeof presentPublish>,
  "revision" | "refusals" | "nextIssueAt" | "canWrite"
>;

/** The facts of the card to be issued, and the words with which the company issues it. */
export function Summary({ year, company, person, progress, isSupplier, classes, ...about }: SummaryProps) {
  const t = useT();
  const { dataAsOf, coverage } = about;
  const flagged = classes.filter(isFlagTold).map(({ id }) => t(`labels:level.${id}`));
  return (
    <section aria-labelledby="che-cosa" className="panel">
      <h2 id="che-cosa">{t("dashboard:publish.what")}</h2>
      <Facts>
        <Fact label={t("dashboard:publish.company")}>{company}</Fact>
        <Fact label={t("dashboard:publish.year")}>{year}</Fact>
        {classes.map(({ id, actual, max, unfilled, soFar }) => (
          <Fact key={id} label={t("dashboard:publish.class", { label: t(`labels:level.${id}`) })}>
            <Band {...{ actual, max, unfilled, soFar, isSupplier }} />
          </Fact>
        ))}
        {coverage === null ? null : <Fact label={t("card:coverage")}>{coverageWords(t, coverage)}</Fact>}
        <Fact label={t("dashboard:publish.as_of")}>
          {dataAsOf === null ? t("dashboard:publish.never_saved") : formatDateTime(dataAsOf)}
        </Fact>
        <Fact label={t("dashboard:publish.certification")}>{t("dashboard:publish.level_1")}</Fact>
        <Fact label={t("dashboard:publish.expiry")}>{t("dashboard:publish.twelve_months")}</Fact>
        <Fact label={t("dashboard:publish.next")}>{t("dashboard:publish.once_a_day")}</Fact>
      </Facts>
      <Progress {...progress} />
      {flagged.length > 0 ? (
        <Notice kind="warning">{t("dashboard:publish.flagged", { classes: flagged.join(", ") })}</Notice>
      ) : null}
      <h3>{t("dashboard:publish.declaration")}</h3>
      <p>{t("dashboard:publish.declaration_text", { person, company, year })}</p>
    </section>
  );
}
