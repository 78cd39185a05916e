import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { temporaryFolder } from "./server";

export interface ServedRoute {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  caseSensitive?: boolean;
  page: boolean;
  /** "none", "guarded", or "bare" when it was not made by a wrapper of the web room. */
  loader: "none" | "guarded" | "bare";
  action: "none" | "guarded" | "bare";
}

/** Loads the server bundle as the server does and says of each route where it is and what it answers with. */
const LIST = `
  const guarded = Symbol.for("carta-esg.guarded");
  const kind = (handler) => (handler === undefined ? "none" : handler[guarded] === true ? "guarded" : "bare");
  const { routes } = await import(process.argv[1]);
  const rows = Object.values(routes).map(({ module, ...place }) => ({
    ...place, page: typeof module.default === "function", loader: kind(module.loader), action: kind(module.action),
  }));
  process.stdout.write("ROUTES" + JSON.stringify(rows) + "\\n", () => process.exit(0));
`;

/** The routes of the built server. */
export function servedRoutes(): ServedRoute[] {
  const dataDir = temporaryFolder();
  const build = pathToFileURL(path.resolve("build/index.js")).href;
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", LIST, build], {
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production", DATA_DIR: dataDir, PORT: "0" },
  });
  rmSync(dataDir, { recursive: true, force: true });
  const line = stdout.split("ROUTES")[1];
  if (!line) throw new Error(`The server bundle did not load:\n${stderr}`);
  return JSON.parse(line) as ServedRoute[];
}

/** The parts of the path of a route and of its layouts, parameters as they are named. */
export const segmentsOf = (
  routes: readonly ServedRoute[],
  { path = "", parentId }: Pick<ServedRoute, "path" | "parentId">,
): string[] => [...segmentsAbove(routes, parentId), ...path.split("/").filter(Boolean)];

function segmentsAbove(routes: readonly ServedRoute[], parentId: string | undefined): string[] {
  const parent = routes.find(({ id }) => id === parentId);
  return parent === undefined ? [] : segmentsOf(routes, parent);
}

/** An address that reaches this route, with a word in place of each parameter. */
export const addressBelow = (routes: readonly ServedRoute[], route: ServedRoute): string =>
  `/${segmentsOf(routes, route)
    .map((segment) => (/^[:*]/.test(segment) ? "x.1" : segment))
    .join("/")}`;
