import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { CallInput, CallOutput } from "~/api/contract";
import { ApiError, hasCode } from "~/api/errors";
import { apiVersionOf } from "~/domain/periods";
import { THEMES } from "~/domain/question/question";
import type { PathId } from "~/domain/survey/paths";
import type { AskAhead } from "./ahead.server";
import { namedMilestones } from "./named-milestones.server";
import { type Period, periodIn } from "./period";
import { surveyUrls } from "./urls";
import type { Viewer } from "./viewer.server";
import { t } from "~/texts/i18n.server";
import { formatDate } from "~/texts/format";
import type { TextKey } from "~/texts/resources";

const YEAR = /^20\d\d$/;
/** "draft", "public", or the id of a card: ours are ESG-2025-…, another server has ids of its own (§7 names no form). */
const VERSION = /^[\w-]{1,64}$/;

/** The pair of segments in a page's address; 404 if the segments are no pair, or name no version and year (D1). */
export function askedPeriod(params: LoaderFunctionArgs["params"]): Period | null {
  const { version, year } = params;
  if (version === undefined && year === undefined) return null;
  if (!VERSION.test(version ?? "") || !YEAR.test(year ?? "")) throw new ApiError(404, "internal/not_found");
  return periodIn(params);
}

const DIGITS = /^\d+$/;

/**
 * For "draft" or "public" without a year: the pair with the current year (D1). A pillar without its pair means the
 * newest year that has pillars; if the company has no such year, the page of the current one says so. Null for any
 * other address: if it does not exist below one pair, it exists below none.
 */
export function pairMeant({ url }: Request, { user }: Viewer): string | null {
  const { pathname, search } = new URL(url);
  const [, , first = "", ...rest] = pathname.split("/");
  const isPillar = THEMES.some((theme) => theme === first);
  const isAlone = (first === "draft" || first === "public") && !DIGITS.test(rest[0] ?? "");
  if (!isPillar && !isAlone) return null;
  const year = isPillar ? (newestPillarYear(user) ?? user.currentFiscalYear) : user.currentFiscalYear;
  const period = { version: isPillar ? "draft" : first, year };
  return [surveyUrls(period).period(), ...(isPillar ? [first] : []), ...rest].join("/") + search;
}

function newestPillarYear({ fiscalYearByRole }: Viewer["user"]): number | null {
  const years = Object.values(fiscalYearByRole).flat();
  const withPillars = years.filter((year) => apiVersionOf(year) === "v1");
  return withPillars.length > 0 ? Math.max(...withPillars) : null;
}

/** Why a period is read only; null for the draft of the current year. */
export function readOnlyCode(
  period: Period | null,
  { user }: Viewer,
): "read_only_version" | "read_only_year" | null {
  if (period === null) return null;
  if (period.version !== "draft") return "read_only_version";
  return period.year === user.currentFiscalYear ? null : "read_only_year";
}

/** A period as a query of calls. */
export const versionQueryOf = (period: Period | null): { version?: string; year?: number } => period ?? {};

type Overview = CallOutput<"survey.overview">;

/**
 * The questionnaire of a period: its draft, or an issued version as it was. In a read-only questionnaire reporting is
 * not locked.
 */
export async function overviewOf(viewer: Viewer, period: Period | null): Promise<Overview> {
  const overview = await loadOverview(viewer, period);
  return readOnlyCode(period, viewer) === null ? overview : { ...overview, reportingOpen: true };
}

async function loadOverview(viewer: Viewer, period: Period | null): Promise<Overview> {
  const overview = await overviewCalled(viewer, period);
  const { milestones, year } = overview;
  if (milestones.every(({ label }) => label !== "")) return overview;
  const named = await namedMilestones(viewer.call, year);
  return {
    ...overview,
    milestones: milestones.map((one) => ({ ...one, label: named.get(one.id) ?? one.id })),
  };
}

function overviewCalled({ call }: Viewer, period: Period | null): Promise<Overview> {
  if (period === null || period.version === "draft") return call("survey.overview", draftInput(period));
  const { version, year } = period;
  return published(period, call("survey.historyVersion", { params: { version }, query: { year } }));
}

const draftInput = (period: Period | null): CallInput<"survey.overview"> => ({
  query: period === null ? {} : { year: period.year },
});

/** Begins what `overviewOf` will ask, where the page shows a draft. */
export function askOverviewAhead({ params, askAhead }: { params: Params; askAhead: AskAhead }): void {
  const period = askedPeriod(params);
  if (period === null || period.version === "draft") askAhead("survey.overview", draftInput(period));
}

/** If no version was published, the home page of the period says so (D1). */
export async function published<Answer>(period: Period | null, answer: Promise<Answer>): Promise<Answer> {
  return answer.catch((error: unknown) => {
    throw hasCode(error, "internal/nothing_published") ? redirect(surveyUrls(period).period(), 303) : error;
  });
}

/** Which version of which year the page shows, and why it is read only; null for the draft of the current year. */
export function periodWords(
  period: Period | null,
  viewer: Viewer,
  issuedAt: string | null = null,
): string | null {
  const code = readOnlyCode(period, viewer);
  if (period === null || code === null) return null;
  const { version: card, year } = period;
  if (code === "read_only_year") return t("survey:period.closed", { year });
  const what = t(card === "public" ? "survey:period.public" : "survey:period.card", { card, year });
  const when = issuedAt && t("survey:period.issued", { at: formatDate(issuedAt) });
  return [what, when, t("survey:period.why")].filter(Boolean).join(" ");
}

/** A page between the dashboard and this one in the breadcrumb. */
interface CrumbLink {
  label: string;
  to: string;
}

type Params = LoaderFunctionArgs["params"];

/** The period of a page, if its address names one. */
export function abovePeriod(params: Params): CrumbLink[] {
  const period = periodIn(params);
  if (period === null) return [];
  const { version, year } = period;
  const isCard = version !== "draft" && version !== "public";
  const label = isCard ? version : t(`survey:period.crumb_${version}` as TextKey, { year: String(year) });
  return [{ label, to: surveyUrls(period).period() }];
}

/** The questionnaire of that period. */
export const aboveSurvey = (params: Params): CrumbLink[] => [
  ...abovePeriod(params),
  { label: t("survey:crumb"), to: surveyUrls(periodIn(params)).survey() },
];

/** The levels of a question's address, or the path that its journey keeps to. */
export const aboveLevels = (params: Params, path?: PathId): CrumbLink[] => {
  const { levels = "" } = params;
  if (path) {
    const to = surveyUrls(periodIn(params), path).list("full");
    return [...aboveSurvey(params), { label: t(`labels:path.${path}`), to }];
  }
  const names = levels.split(":").map((level) => t(`labels:level.${level}` as TextKey));
  return [
    ...aboveSurvey(params),
    { label: names.join(", "), to: surveyUrls(periodIn(params)).level(levels) },
  ];
};
