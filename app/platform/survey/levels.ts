import { ApiError } from "~/api/errors";
import { levels } from "~/content/labels";
import type { ApiVersion } from "~/domain/periods";
import type { Level } from "~/domain/question/question";

/** The colon-joined levels of a call ("full" or nothing: all levels of the year); an unknown level is 404 (D1). */
export function levelsAsked(list: string | undefined, apiVersion: ApiVersion): Level[] | "full" {
  if (list === undefined || list === "full") return "full";
  const levelIds = new Set<string>(levels[apiVersion].map(({ id }) => id));
  const requested = list.split(":");
  if (!requested.every((level) => levelIds.has(level))) throw new ApiError(404, "internal/not_found");
  return requested as Level[];
}

/** The level's order in its year, 1–4 (spec §3 surveyLevel; 5 is "full"). */
export const levelOrder = (level: Level, apiVersion: ApiVersion): number =>
  levels[apiVersion].findIndex(({ id }) => id === level) + 1;
