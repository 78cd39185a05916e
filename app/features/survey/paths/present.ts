import { PATHS, type OfferedPath } from "~/domain/survey/paths";
import type { Overview } from "../list/questions";
import { pathState, type PathState } from "./path-state";

export interface PathsPage {
  year: number;
  canWrite: boolean;
  /** In the order in which they are offered; empty where the questionnaire has no paths. */
  paths: PathState[];
  /** The path after each: the next one that is not complete; null when there is none. */
  next: Partial<Record<OfferedPath, OfferedPath | null>>;
}

interface Reader {
  isMicro: boolean;
  canWrite: boolean;
}

/** Micro companies see the shortest path first, all others last: it is made for micro companies. */
const orderFor = (isMicro: boolean): OfferedPath[] => {
  const others = PATHS.filter((path) => path !== "essential");
  return isMicro ? ["essential", ...others] : [...others, "essential"];
};

export function pathsPage(overview: Overview, { isMicro, canWrite }: Reader): PathsPage {
  const paths = orderFor(isMicro).flatMap((id) => pathState(id, overview, { period: null, canWrite }) ?? []);
  const after = (index: number) =>
    [...paths.slice(index + 1), ...paths.slice(0, index)].find(({ isComplete }) => !isComplete)?.id ?? null;
  return {
    year: overview.year,
    canWrite,
    paths,
    next: Object.fromEntries(paths.map(({ id }, index) => [id, after(index)])),
  };
}
