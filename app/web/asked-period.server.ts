import type { LoaderFunctionArgs } from "@remix-run/node";
import type { CallOutput } from "~/api/contract";
import { ApiError } from "~/api/errors";
import { periodIn, type Period } from "./period";
import type { Viewer } from "./viewer.server";

const YEAR = /^20\d\d$/;
const VERSION = /^(draft|public|ESG-20\d\d-[0-9A-Z]{10})$/;

/** The pair of segments of a page's address; what is no pair, or names neither version nor year, is 404 (D1). */
export function askedPeriod(params: LoaderFunctionArgs["params"]): Period | null {
  const { version, year } = params;
  if (version === undefined && year === undefined) return null;
  if (!VERSION.test(version ?? "") || !YEAR.test(year ?? "")) throw new ApiError(404, "internal/not_found");
  return periodIn(params);
}

/** The questionnaire of a period: its draft, or an issued version as it was. */
export function overviewOf(viewer: Viewer, period: Period | null): Promise<CallOutput<"survey.overview">> {
  if (period === null) return viewer.call("survey.overview", { query: {} });
  const { version, year } = period;
  if (version === "draft") return viewer.call("survey.overview", { query: { year } });
  return viewer.call("survey.historyVersion", { params: { version }, query: { year } });
}
