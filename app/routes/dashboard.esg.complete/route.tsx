import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { t } from "~/texts/i18n.server";
import type { TextKey } from "~/texts/resources";
import survey from "~/texts/it/survey.json";
import type { PageHandle, PageText } from "~/ui/layout/page-handle";
import { PageHeading } from "~/ui/layout/page-heading";
import { Progress } from "~/ui/progress";
import { PeriodNote } from "~/ui/survey/period-note";
import { useT } from "~/ui/texts";
import { askedPeriod, overviewOf, readOnlyCode } from "~/web/asked-period.server";
import { knownLevels } from "~/web/levels";
import { privateLoader } from "~/web/loader.server";
import { notServedInPeriods } from "~/web/not-served.server";
import { surveyUrls, urls } from "~/web/urls";
import { aboveSurvey } from "../dashboard/survey-crumbs";
import { periodWords } from "../dashboard.esg._index/period-words.server";
import { completePage, type CompletePage } from "./present";
import { Done, NotYet } from "./view";

type Shown = CompletePage & { note: string | null };

const title = ({ complete, kind, names }: Shown): PageText =>
  complete
    ? { key: `survey:complete.title_${kind}` as TextKey, params: { names } }
    : "survey:not_complete.title";

export const handle: PageHandle<Shown | undefined> = {
  title: (page) => (page ? title(page) : "survey:title"),
  above: aboveSurvey,
  crumb: (page) => (page ? title(page) : "survey:title"),
  texts: { survey },
  scriptless: true,
};

export const loader = /* @__PURE__ */ privateLoader(
  {},
  async ({ viewer, request, params }): Promise<Shown> => {
    const period = askedPeriod(params);
    const ways = surveyUrls(period);
    const overview = await overviewOf(viewer, period);
    const asked = new URL(request.url).searchParams.get("levels") ?? "full";
    const levels = knownLevels(asked, overview);
    if (levels !== asked) throw redirect(ways.complete(levels));
    const canWrite = viewer.can("write") && readOnlyCode(period, viewer) === null;
    const note = periodWords(period, viewer, overview.issuedAt);
    return { ...completePage(t, overview, { levels, urls: ways, canWrite }), note };
  },
);

export const action = notServedInPeriods;

export default function Complete() {
  const t = useT();
  const page = useLoaderData() as Shown;
  const { complete, kind, names, year, note, progress } = page;
  return (
    <>
      <PageHeading
        title={complete ? t(`survey:complete.title_${kind}`, { names }) : t("survey:not_complete.title")}
        lead={complete ? t(`survey:complete.lead_${kind}`, { year, names }) : t("survey:not_complete.lead")}
      />
      <PeriodNote words={note} currentHref={urls.survey()} />
      <Progress {...progress} />
      {complete ? <Done page={page} isRead={note !== null} /> : <NotYet page={page} />}
    </>
  );
}
