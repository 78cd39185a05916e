import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { matchRoutes, type AgnosticRouteObject } from "@remix-run/router";

interface BuiltRoute {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
}

let built: BuiltRoute[] | undefined;
let tree: AgnosticRouteObject[] | undefined;

/** The routes of the build, as its own manifest names them; read once for all addresses. */
const builtRoutes = (): BuiltRoute[] => (built ??= readManifest());

function readManifest(): BuiltRoute[] {
  const folder = path.resolve("public/build");
  const [name = ""] = readdirSync(folder).filter((file) => file.startsWith("manifest-"));
  const [, text = ""] =
    /__remixManifest=(\{.*\});?/s.exec(readFileSync(path.join(folder, name), "utf8")) ?? [];
  const { routes } = JSON.parse(text) as { routes: Record<string, BuiltRoute> };
  return Object.values(routes);
}

/** The path patterns of all routes by their ids, as in "/dashboard/files/:id". */
export function routePaths(): Map<string, string> {
  const routes = new Map(builtRoutes().map((route) => [route.id, route]));
  const pathOf = (id: string | undefined): string => {
    const { path: part = "", parentId } = routes.get(id ?? "") ?? {};
    return `${parentId === undefined ? "" : pathOf(parentId)}${part === "" ? "" : `/${part.replace(/^\/|\/$/g, "")}`}`;
  };
  return new Map([...routes.keys()].map((id) => [id, pathOf(id) || "/"]));
}

const routesBelow = (parent: string | undefined): AgnosticRouteObject[] =>
  builtRoutes()
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, path: part, index }) =>
      index ? { id, path: part, index: true } : { id, path: part, children: routesBelow(id) },
    );

/** The innermost route of an address of the product. */
export function leafRoute(url: string): string {
  tree ??= routesBelow(undefined);
  return matchRoutes(tree, new URL(url).pathname)?.at(-1)?.route.id ?? "root";
}
