import { redirect } from "@remix-run/node";
import { t } from "~/texts/i18n.server";
import type { PlaceAbove } from "~/ui/layout/page-handle";
import {
  aboveSurvey,
  askedPeriod,
  askOverviewAhead,
  overviewOf,
  periodWords,
  readOnlyCode,
} from "~/web/period.server";
import { isAmong, knownLevels } from "~/web/period";
import { privateLoader } from "~/web/loader.server";
import { surveyUrls } from "~/web/urls";
import { levelPage, type LevelPage } from "./present";

export { notServedInPeriods as action } from "~/web/loader.server";

export type ShownLevel = LevelPage & {
  note: string | null;
  above: PlaceAbove[];
  /** The topics that the user may ask a colleague to do; empty for a user who may not ask. */
  topics: { id: string; label: string }[];
};

export const loader = privateLoader(
  { ahead: askOverviewAhead },
  async ({ viewer, request, params }): Promise<ShownLevel> => {
    const period = askedPeriod(params);
    const urls = surveyUrls(period);
    const overview = await overviewOf(viewer, period);
    const levels = knownLevels(params["levels"] ?? "", overview);
    const { search, searchParams } = new URL(request.url);
    if (levels !== params["levels"]) throw redirect(urls.level(levels) + search);
    const canWrite = viewer.can("write") && readOnlyCode(period, viewer) === null;
    const note = periodWords(period, viewer, overview.issuedAt);
    const isThere = ({ id }: { id: string }) =>
      overview.questions.some((row) => row.milestone === id && isAmong(levels)(row));
    const topics = canWrite
      ? overview.milestones.filter(isThere).map(({ id, label }) => ({ id, label }))
      : [];
    const page = levelPage(t, overview, { levels, urls, canWrite, search: searchParams });
    return { ...page, note, above: aboveSurvey(params), topics };
  },
);
