import { Spaced } from "~/ui/spaced";
import { useT } from "~/ui/texts";
import { usePeriod } from "~/web/period";
import { OfferedItem } from "~/web/offered";
import { registerUrls } from "~/web/registers-urls";
import { taskUrls } from "~/web/task-urls";
import { surveyUrls, urls, workbookUrls } from "~/web/urls";

interface BesideProps {
  page: {
    note: string | null;
    canWrite: boolean;
    complete: boolean;
    hasPaths: boolean;
    path: unknown;
    years: { year: number; href: string }[];
  };
}

/** Other ways to the same answers: a path, a workbook, colleagues, registers, another year. */
export function Beside({ page: { note, canWrite, complete, hasPaths, path, years } }: BesideProps) {
  const t = useT();
  const ways = surveyUrls(usePeriod());
  const isCurrent = note === null;
  return (
    <section aria-labelledby="altro">
      <h2 id="altro">{t("survey:more")}</h2>
      <ul className="list-none p-0">
        {complete && isCurrent && (
          <li>
            <a href={ways.complete()}>{t("survey:complete.link")}</a>
          </li>
        )}
        {hasPaths && !path && (
          <li>
            <a href={urls.paths()}>{t("paths:link")}</a>
          </li>
        )}
        <OfferedItem to={ways.reviewAll()}>{t("survey:to_review")}</OfferedItem>
        <li>
          {isCurrent ? (
            <a href={workbookUrls.page()}>{t(canWrite ? "survey:workbook" : "survey:workbook_read")}</a>
          ) : (
            <a href={ways.workbookFile("answers")}>{t("survey:workbook_read")}</a>
          )}
        </li>
        {isCurrent && (
          <>
            <OfferedItem to={taskUrls.list()}>{t("tasks:title")}</OfferedItem>
            <OfferedItem to={registerUrls.all()}>{t("registers:link")}</OfferedItem>
          </>
        )}
        {years.length > 0 && (
          <li>
            {t("survey:other_years")}{" "}
            <Spaced>
              {years.map(({ year, href }) => (
                <a key={year} href={href}>
                  {t("survey:headline.name", { year })}
                </a>
              ))}
            </Spaced>
          </li>
        )}
      </ul>
    </section>
  );
}
