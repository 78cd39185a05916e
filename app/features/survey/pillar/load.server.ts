import { json, redirect, type TypedResponse } from "@remix-run/node";
import { ApiError, hasCode } from "~/api/errors";
import type { THEMES } from "~/domain/question/question";
import { t } from "~/texts/i18n.server";
import { aboveSurvey, askedPeriod, periodWords, published, readOnlyCode } from "~/web/period.server";
import { privateLoader } from "~/web/loader.server";
import type { Period } from "~/web/period";
import { surveyUrls } from "~/web/urls";
import type { Viewer } from "~/web/viewer.server";
import type { Overview } from "../list/questions";
import { pillarPage, type PillarPage } from "./present";

export { notServedInPeriods as action } from "~/web/loader.server";

type Pillar = (typeof THEMES)[number];

/** A theme of a year before 2024, one of its milestones, or a redirect to one of its questions. */
const pillarLoader = (pillar: Pillar) =>
  privateLoader({}, async ({ viewer, request, params }): Promise<TypedResponse<PillarPage>> => {
    const period = askedPeriod(params) as Period;
    const ways = surveyUrls(period);
    const [milestone = "", question, ...rest] = (params["*"] ?? "").split("/").filter(Boolean);
    if (rest.length > 0) throw new ApiError(404, "internal/not_found");
    const overview = await overviewOf(viewer, period, pillar);
    if (overview === null) {
      return json({ kind: "invalid", pillar, year: period.year }, 404);
    }
    if (milestone !== "" && !overview.milestones.some(({ id }) => id === milestone)) {
      throw new ApiError(404, "internal/not_found");
    }
    if (question !== undefined) {
      const row = overview.questions.find(({ id }) => id === question);
      if (!row) throw new ApiError(404, "internal/not_found");
      throw redirect(ways.question("full", row.milestone, row.id));
    }
    const canWrite = viewer.can("write") && readOnlyCode(period, viewer) === null;
    const note = periodWords(period, viewer, overview.issuedAt);
    const search = new URL(request.url).searchParams;
    const page = pillarPage(t, overview, { pillar, milestone, urls: ways, canWrite, note, search });
    return json({ ...page, above: aboveSurvey(params) });
  });

export const peopleLoader = pillarLoader("people");
export const planetLoader = pillarLoader("planet");
export const principlesLoader = pillarLoader("principles");
export const prosperityLoader = pillarLoader("prosperity");

/** Null where the year has no such theme. */
async function overviewOf({ call }: Viewer, period: Period, pillar: Pillar): Promise<Overview | null> {
  const { version, year } = period;
  const query = { year };
  const answer =
    version === "draft"
      ? call("survey.pillarOverview", { params: { pillar }, query })
      : call("survey.historyPillar", { params: { version, pillar }, query });
  return published(period, answer).catch((error: unknown) => {
    if (hasCode(error, "internal/invalid_area")) return null;
    throw error;
  });
}
