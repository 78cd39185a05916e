import { redirect } from "@remix-run/node";
import { t } from "~/texts/i18n.server";
import type { PlaceAbove } from "~/ui/layout/page-handle";
import { aboveSurvey, askedPeriod, overviewOf, periodWords, readOnlyCode } from "~/web/period.server";
import { knownLevels } from "~/web/period";
import { privateLoader } from "~/web/loader.server";
import { surveyUrls } from "~/web/urls";
import { levelPage, type LevelPage } from "./present";

export { notServedInPeriods as action } from "~/web/loader.server";

export type ShownLevel = LevelPage & {
  note: string | null;
  above: PlaceAbove[];
  /** The user may ask colleagues to do a topic. */
  asksColleagues: boolean;
};

export const loader = privateLoader({}, async ({ viewer, params }): Promise<ShownLevel> => {
  const period = askedPeriod(params);
  const urls = surveyUrls(period);
  const overview = await overviewOf(viewer, period);
  const levels = knownLevels(params["levels"] ?? "", overview);
  if (levels !== params["levels"]) throw redirect(urls.level(levels));
  const canWrite = viewer.can("write") && readOnlyCode(period, viewer) === null;
  const note = periodWords(period, viewer, overview.issuedAt);
  const page = levelPage(t, overview, { levels, urls, canWrite });
  return { ...page, note, above: aboveSurvey(params), asksColleagues: canWrite };
});
