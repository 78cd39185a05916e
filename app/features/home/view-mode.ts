import type { Period } from "~/web/period";
import type { HomePage } from "~/api/contract/scoring";
import { apiVersionOf } from "~/domain/periods";

/** What a home page is about (spec §4): the draft, the published version of the current year, or any other. */
export type ViewMode = "draft" | "published" | "selected";

export function viewModeOf(period: Period | null, currentYear: number): ViewMode {
  if (period === null) return "draft";
  if (period.year !== currentYear) return "selected";
  if (period.version === "draft") return "draft";
  return period.version === "public" ? "published" : "selected";
}

/** Where the data of a year stand: there, asked for just now, or asked for and still not there. */
export type Completion = "there" | "awaited" | "missing";

/** The completion map is empty where nothing is counted, not even what is still to be answered. */
const isEmpty = ({ progress, survey }: HomePage): boolean => (progress ?? survey.draft.progress).total === 0;

/** Only the first questionnaire's years are computed when they are asked for (§7); once is enough. */
export function completionOf(home: HomePage, isSecondLook: boolean): Completion {
  if (apiVersionOf(home.year) !== "v1" || !isEmpty(home)) return "there";
  return isSecondLook ? "missing" : "awaited";
}
