import type { PageText } from "~/ui/layout/page-handle";
import type { Home } from "./present";

type Titled = Pick<Home, "mode" | "isVersion" | "year" | "period">;

/** The title of the home page of a version or of a closed year. */
export function titleOf({ mode, isVersion, year, period }: Titled): PageText {
  const params = { year: String(year), id: period?.version ?? "" };
  if (mode === "draft") return "dashboard:home.title";
  if (!isVersion) return { key: "dashboard:home.title_year", params };
  return {
    key: period?.version === "public" ? "dashboard:home.title_published" : "dashboard:home.title_version",
    params,
  };
}

/** The sentence under the title. */
export const leadOf = ({ mode, isVersion }: Titled) =>
  mode === "published"
    ? "dashboard:home.lead_issued"
    : isVersion
      ? "dashboard:home.lead_version"
      : "dashboard:home.lead_year";
