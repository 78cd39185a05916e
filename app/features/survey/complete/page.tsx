import type { TextKey } from "~/texts/resources";
import type { PageHandle, PageText } from "~/ui/layout/page-handle";
import { useLoaderData } from "@remix-run/react";
import { Island } from "~/ui/island";
import { PageHeading } from "~/ui/layout/page-heading";
import { Progress } from "~/ui/progress";
import { PeriodNote } from "~/ui/survey/period-note";
import { useT } from "~/ui/texts";
import { COMPLETED, urls } from "~/web/urls";
import type { ShownCompletion } from "./load.server";
import { Done, NotYet } from "./view";

const title = ({ complete, kind, names }: ShownCompletion): PageText =>
  complete
    ? { key: `survey:complete.title_${kind}` as TextKey, params: { names } }
    : "survey:not_complete.title";

export const handle: PageHandle<ShownCompletion | undefined> = {
  title: (page) => (page ? title(page) : "survey:title"),
  crumb: (page) => (page ? title(page) : "survey:title"),
};

export function Complete() {
  const t = useT();
  const page = useLoaderData() as ShownCompletion;
  const { complete, kind, names, year, note, progress } = page;
  return (
    <>
      <PageHeading
        title={complete ? t(`survey:complete.title_${kind}`, { names }) : t("survey:not_complete.title")}
        lead={complete ? t(`survey:complete.lead_${kind}`, { year, names }) : t("survey:not_complete.lead")}
      />
      <PeriodNote words={note} currentHref={urls.survey()} />
      <Progress {...progress} />
      {complete && note === null && (
        <Island name="completed" props={{ close: t("common:close"), mark: COMPLETED }} />
      )}
      {complete ? <Done page={page} isRead={note !== null || !page.canWrite} /> : <NotYet page={page} />}
    </>
  );
}
