import type { PlaceAbove } from "~/ui/layout/page-handle";
import { privateLoader } from "~/web/loader.server";
import { aboveSurvey, overviewOf } from "~/web/period.server";
import { pathsPage, type PathsPage } from "./present";

export { notServed as action } from "~/web/loader.server";

export type ShownPaths = PathsPage & { above: PlaceAbove[] };

export const loader = privateLoader({}, async ({ viewer, params }): Promise<ShownPaths> => {
  const overview = await overviewOf(viewer, null);
  const isMicro = viewer.user.companySize === "micro";
  return { ...pathsPage(overview, { isMicro, canWrite: viewer.can("write") }), above: aboveSurvey(params) };
});
