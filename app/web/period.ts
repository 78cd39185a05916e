import { useParams } from "@remix-run/react";
import type { CallOutput } from "~/api/contract";
import { ApiError } from "~/api/errors";
import { LEVELS } from "~/domain/survey/journey";

/** The subject of a page below a pair of segments: a card version ("draft", "public" or an id) of a year (D1). */
export interface Period {
  version: string;
  year: number;
}

/** The pair in an address; null if it has none: then the draft of the current year. */
export function periodIn({ version, year }: { version?: string; year?: string }): Period | null {
  return version === undefined || year === undefined ? null : { version, year: Number(year) };
}

const PAIR = /^\/dashboard\/[^/]+\/\d{4}(?=\/|$)/;

/** The address of the same page for the draft of the current year. */
export const withoutPair = (href: string): string => href.replace(PAIR, "/dashboard");

export const usePeriod = (): Period | null => periodIn(useParams());

const ORDER: readonly string[] = LEVELS;

/**
 * The levels of an address in their order, each once; `full` means all of them. A list with an unknown level stays as
 * it is: the loader answers 404 to it.
 */
export function normalLevels(requested: string): string {
  const levels = requested.split(":");
  if (!levels.every((level) => level === "full" || ORDER.includes(level))) return requested;
  if (levels.includes("full")) return "full";
  return ORDER.filter((level) => levels.includes(level)).join(":");
}

/** The levels of an address, put in order; 404 when the year has no such level (D1). */
export function knownLevels(
  requested: string,
  { levels }: Pick<CallOutput<"survey.overview">, "levels">,
): string {
  const normal = normalLevels(requested);
  const levelIds = ["full", ...levels.map(({ id }) => id)];
  if (!normal.split(":").every((level) => levelIds.includes(level))) {
    throw new ApiError(404, "internal/not_found");
  }
  return normal;
}

/** Whether an item belongs to these levels. */
export function isAmong(levels: string): (row: { level: string }) => boolean {
  const requested = levels.split(":");
  return ({ level }) => levels === "full" || requested.includes(level);
}
