import type { ServerBuild } from "@remix-run/node";

type Routes = ServerBuild["routes"];

/**
 * Names the routes that an address could reach, with the layouts around them; every other route of the build leaves the
 * match of this address as it is. Remix ranks all routes it is given twice for each request, which took more time than
 * all else of an empty page (docs/decisions/173).
 */
export function routesOfAddress(routes: Routes): (address: URL) => string[] {
  const patterns = Object.keys(routes).map((id) => ({ id, segments: segmentsOf(routes, id) }));
  return ({ pathname }) => {
    const parts = partsOf(pathname);
    const reached = new Set<string>();
    for (const { id, segments } of patterns) {
      if (!isRoot(routes, id) && !couldReach(segments, parts)) continue;
      for (let at: string | undefined = id; at !== undefined; at = routes[at]?.parentId) reached.add(at);
    }
    return Object.keys(routes).filter((id) => reached.has(id));
  };
}

/** Shows the error of an address that reaches nothing. */
const isRoot = (routes: Routes, id: string): boolean => routes[id]?.parentId === undefined;

function segmentsOf(routes: Routes, id: string): string[] {
  const { path = "", parentId } = routes[id] ?? {};
  const own = path.split("/").filter(Boolean).map(alike);
  return parentId === undefined ? own : [...segmentsOf(routes, parentId), ...own];
}

function couldReach(segments: readonly string[], parts: readonly string[]): boolean {
  for (const [at, segment] of segments.entries()) {
    if (segment === "*" || segment.endsWith("?")) return true;
    const part = parts[at];
    if (part === undefined || !(segment.startsWith(":") || segment === part)) return false;
  }
  return segments.length === parts.length;
}

function partsOf(pathname: string): string[] {
  const parts = pathname.split("/").filter(Boolean);
  try {
    return parts.map(decodeURIComponent).map(alike);
  } catch {
    return parts.map(alike);
  }
}

/** Addresses are matched whatever the case of their letters. */
const alike = (segment: string): string => segment.toUpperCase();
