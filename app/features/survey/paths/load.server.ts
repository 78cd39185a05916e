import { ApiError } from "~/api/errors";
import type { PlaceAbove } from "~/ui/layout/page-handle";
import { privateLoader } from "~/web/loader.server";
import { aboveSurvey, overviewOf } from "~/web/period.server";
import { pathsPage, type PathsPage } from "./present";

export { notServed as action } from "~/web/loader.server";

export type ShownPaths = PathsPage & { above: PlaceAbove[] };

export const loader = privateLoader({}, async ({ viewer, params }): Promise<ShownPaths> => {
  // Which questions a path has is beyond the specification, though the call that tells it is not.
  if (!viewer.takesExtensions) throw new ApiError(501, "internal/not_implemented");
  const overview = await overviewOf(viewer, null);
  const isMicro = viewer.user.companySize === "micro";
  return { ...pathsPage(overview, { isMicro, canWrite: viewer.can("write") }), above: aboveSurvey(params) };
});
