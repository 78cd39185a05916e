import { matchRoutes, type RouteObject } from "react-router-dom";
import type { RequestFacts } from "~/log.server";

/** The route of every address that is none; a file of the build gets no other. */
const NOT_FOUND = "routes/$";

interface Answered {
  facts: RequestFacts | null;
  /** As it was asked for. */
  url: string;
  /** Null: the client went away before the answer began. */
  status: number | null;
}

/**
 * The id of the route that answers: it names the pattern of an address and nothing in it. A page notes its own; redirects,
 * files and calls are matched here, when they are over.
 */
export async function routeOf({ facts, url, status }: Answered): Promise<string> {
  const known = facts?.route ?? null;
  if (known !== null) return known;
  const place = decodeURI(url.split("?", 1)[0] ?? "");
  const id = matchRoutes(await routes(), place)?.at(-1)?.route.id ?? NOT_FOUND;
  return id === NOT_FOUND && status !== null && isSent(status) ? "static" : id;
}

/** Whole, in part, or known to the browser; what is no file leads elsewhere or is not found. */
const isSent = (status: number) => status < 300 || status === 304;

let tree: Promise<RouteObject[]> | undefined;

/** All routes of the build. Compiled, this file is a part of the build itself. */
const routes = () => (tree ??= readRoutes());

interface BuiltRoute {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
}

async function readRoutes(): Promise<RouteObject[]> {
  const { routes: built = {} } = (await import(import.meta.url)) as { routes?: Record<string, BuiltRoute> };
  const below = (parent: string | undefined): RouteObject[] =>
    Object.values(built)
      .filter(({ parentId }) => parentId === parent)
      .map(({ id, path, index }) => (index ? { id, path, index: true } : { id, path, children: below(id) }));
  return below(undefined);
}
