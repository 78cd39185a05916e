import type { Period } from "~/web/period";
import type { HomePage } from "~/api/contract/completed/home-page";
import { apiVersionOf } from "~/domain/periods";

/** The kind of a home page (spec §4): the draft, the published version of the current year, or any other. */
export type ViewMode = "draft" | "published" | "selected";

export function viewModeOf(period: Period | null, currentYear: number): ViewMode {
  if (period === null) return "draft";
  if (period.year !== currentYear) return "selected";
  if (period.version === "draft") return "draft";
  return period.version === "public" ? "published" : "selected";
}

/** The data of a year: there, just requested, or requested and still missing. */
export type Completion = "there" | "awaited" | "missing";

/** The completion map is empty, or nothing is counted in its place, not even the open questions. */
const isEmpty = ({ isUncounted, progress, survey }: HomePage): boolean =>
  isUncounted === true || (progress ?? survey.draft.progress).total === 0;

/** Only the years of the first questionnaire are computed on request (§7); one request is enough. */
export function completionOf(home: HomePage, isSecondLook: boolean): Completion {
  if (apiVersionOf(home.year) !== "v1" || !isEmpty(home)) return "there";
  return isSecondLook ? "missing" : "awaited";
}
