import { LEVELS } from "~/domain/survey/journey";

const ORDER: readonly string[] = LEVELS;

/**
 * The levels of an address in their order, each once; `full` means all of them. What holds an unknown level stays as it
 * is, for whoever answers 404 to it.
 */
export function normalLevels(asked: string): string {
  const levels = asked.split(":");
  if (!levels.every((level) => level === "full" || ORDER.includes(level))) return asked;
  if (levels.includes("full")) return "full";
  return ORDER.filter((level) => levels.includes(level)).join(":");
}
