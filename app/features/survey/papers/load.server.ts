import type { PlaceAbove } from "~/ui/layout/page-handle";
import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { aboveSurvey } from "~/web/period.server";
import { presentPapers, type PapersPage } from "./present";

export { notServed as action } from "~/web/loader.server";

export type ShownPapers = PapersPage & { above: PlaceAbove[]; companyName: string };

export const loader = privateLoader({}, async ({ viewer, params, request }): Promise<ShownPapers> => {
  const answer = await ifOffered(viewer.call("survey.papers", { query: {} }));
  const level = new URL(request.url).searchParams.get("level");
  return {
    ...presentPapers(answer, level),
    above: aboveSurvey(params),
    companyName: viewer.user.companyName,
  };
});
