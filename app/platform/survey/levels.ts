import { ApiError } from "~/api/errors";
import { levels } from "~/content/labels";
import type { ApiVersion } from "~/domain/periods";
import type { Level } from "~/domain/question/question";

/**
 * The levels of a call, listed or colon-joined ("full" or nothing: all levels of the year); an unknown level is 404
 * (D1).
 */
export function levelsAsked(
  list: string | readonly string[] | undefined,
  apiVersion: ApiVersion,
): Level[] | "full" {
  const requested = typeof list === "string" ? list.split(":") : (list ?? []);
  if (requested.length === 0 || (requested.length === 1 && requested[0] === "full")) return "full";
  const levelIds = new Set<string>(levels[apiVersion].map(({ id }) => id));
  if (!requested.every((level) => levelIds.has(level))) throw new ApiError(404, "internal/not_found");
  return requested as Level[];
}

/** The level's order in its year, 1–4 (spec §3 surveyLevel; 5 is "full"). */
export const levelOrder = (level: Level, apiVersion: ApiVersion): number =>
  levels[apiVersion].findIndex(({ id }) => id === level) + 1;
