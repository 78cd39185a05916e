import type { TextKey } from "~/texts/resources";
import { LinkButton, Buttons } from "~/ui/form/button";
import { Progress } from "~/ui/progress";
import { useT } from "~/ui/texts";
import { urls } from "~/web/urls";

interface SurveyProps {
  year: number;
  progress: { done: number; total: number; percent: number };
  firstLevel: { id: string; count: number } | null;
  first: { level: string; milestone: string; id: string; prompt: string } | null;
}

/** The last step has no fields: it says how the survey works and where it starts. */
export function Survey({ year, progress, firstLevel, first, canWrite }: SurveyProps & { canWrite: boolean }) {
  const t = useT();
  return (
    <>
      <ul>
        {firstLevel ? (
          <li>
            {t("dashboard:quick_start.survey.how_long", {
              total: progress.total,
              year,
              first: firstLevel.count,
              level: t(`labels:level.${firstLevel.id}` as TextKey),
            })}
          </li>
        ) : null}
        <li>{t("dashboard:quick_start.survey.how_saved")}</li>
        <li>{t("dashboard:quick_start.survey.how_scored")}</li>
      </ul>
      <Progress {...progress} />
      {first && canWrite ? (
        <p>
          {t("dashboard:quick_start.survey.first")} <strong>{first.prompt}</strong>
        </p>
      ) : null}
      <Buttons>
        {first && canWrite ? (
          <LinkButton to={urls.question(first.level, first.milestone, first.id)}>
            {t("dashboard:quick_start.survey.begin")}
          </LinkButton>
        ) : null}
        <LinkButton to={urls.survey()} variant="secondary">
          {t("dashboard:quick_start.survey.list")}
        </LinkButton>
      </Buttons>
    </>
  );
}
