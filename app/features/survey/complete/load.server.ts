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
import { knownLevels } from "~/web/period";
import { privateLoader } from "~/web/loader.server";
import { surveyUrls } from "~/web/urls";
import { completePage, type CompletePage } from "./present";

export { notServedInPeriods as action } from "~/web/loader.server";

export type ShownCompletion = CompletePage & { note: string | null; above: PlaceAbove[] };

export const loader = privateLoader(
  { ahead: askOverviewAhead },
  async ({ viewer, request, params }): Promise<ShownCompletion> => {
    const period = askedPeriod(params);
    const urls = surveyUrls(period);
    const overview = await overviewOf(viewer, period);
    const levelsParam = new URL(request.url).searchParams.get("levels") ?? "full";
    const levels = knownLevels(levelsParam, overview);
    if (levels !== levelsParam) throw redirect(urls.complete(levels));
    const canWrite = viewer.can("write") && readOnlyCode(period, viewer) === null;
    const note = periodWords(period, viewer, overview.issuedAt);
    return { ...completePage(t, overview, { levels, urls, canWrite }), note, above: aboveSurvey(params) };
  },
);
