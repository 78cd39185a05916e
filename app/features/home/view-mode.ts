import type { Period } from "~/web/period";

/** What a home page is about (spec §4): the draft, the published version of the current year, or any other. */
export type ViewMode = "draft" | "published" | "selected";

export function viewModeOf(period: Period | null, currentYear: number): ViewMode {
  if (period === null) return "draft";
  if (period.year !== currentYear) return "selected";
  if (period.version === "draft") return "draft";
  return period.version === "public" ? "published" : "selected";
}
