import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { resources } from "~/texts/resources";
import { temporaryFolder } from "./server";

interface ManifestRoute {
  id: string;
  parentId?: string;
  module: string;
  imports?: string[];
}

const NAMESPACES = Object.keys(resources);
const EVERYWHERE = ["common", "labels"];

/** Loads the server bundle as the server does and says which texts each route's handle names. */
const LIST = `
  const { routes } = await import(process.argv[1]);
  const rows = Object.values(routes).map(({ id, module }) => [id, Object.keys(module.handle?.texts ?? {})]);
  process.stdout.write("TEXTS" + JSON.stringify(rows) + "\\n", () => process.exit(0));
`;

function namedTexts(): Map<string, string[]> {
  const dataDir = temporaryFolder();
  const build = pathToFileURL(path.resolve("build/index.js")).href;
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", LIST, build], {
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production", DATA_DIR: dataDir, PORT: "0" },
  });
  rmSync(dataDir, { recursive: true, force: true });
  const line = stdout.split("TEXTS")[1];
  if (!line) throw new Error(`The server bundle did not load:\n${stderr}`);
  return new Map(JSON.parse(line) as [string, string[]][]);
}

/** The manifest that the server bundle of this build points to. */
function manifest(): Record<string, ManifestRoute> {
  const [, name] = /\/build\/(manifest-\w+\.js)/.exec(readFileSync("build/index.js", "utf8")) ?? [];
  const source = readFileSync(path.resolve("public/build", name ?? ""), "utf8");
  const json = source.slice(source.indexOf("{"), source.lastIndexOf("}") + 1);
  return (JSON.parse(json) as { routes: Record<string, ManifestRoute> }).routes;
}

const script = (url: string) => readFileSync(path.resolve("public", url.slice(1)), "utf8");

/** The namespaces whose keys a script holds: "survey:title", `labels:area.${…}`. */
function namespacesIn(url: string): string[] {
  const keys = script(url).matchAll(new RegExp(`["'\`](${NAMESPACES.join("|")}):[a-z]`, "g"));
  return [...new Set([...keys].map(([, namespace = ""]) => namespace))];
}

describe("what a page's script asks for by key", () => {
  let routes: Record<string, ManifestRoute> = {};
  let named = new Map<string, string[]>();
  beforeAll(() => {
    routes = manifest();
    named = namedTexts();
  });

  const withParents = (id: string): string[] => {
    const parent = routes[id]?.parentId;
    return parent === undefined ? [id] : [id, ...withParents(parent)];
  };

  test("is looked at in all routes", () => {
    expect(Object.keys(routes)).toHaveLength(readdirSync("app/routes").length + 1);
    expect([...named.keys()].sort()).toEqual(Object.keys(routes).sort());
  });

  test("is a text that its handle, or that of a route above it, names", () => {
    const missing = Object.values(routes).flatMap(({ id, module, imports = [] }) => {
      const known = [...EVERYWHERE, ...withParents(id).flatMap((one) => named.get(one) ?? [])];
      // The frame is in the file that all pages share; only the dashboard's own route renders it, and names its texts.
      const shared = imports.flatMap(namespacesIn).filter((namespace) => namespace !== "shell");
      return [...new Set([...namespacesIn(module), ...shared])]
        .filter((namespace) => !known.includes(namespace))
        .map((namespace) => `${id}: ${namespace}`);
    });
    expect(missing).toEqual([]);
  });

  test("is never a sentence of a refusal or of an error page: those come with the answer", () => {
    const files = readdirSync("public/build", { recursive: true, encoding: "utf8" });
    const asking = files
      .filter((name) => name.endsWith(".js"))
      .filter((name) => namespacesIn(`/build/${name}`).some((one) => one === "errors" || one === "failures"));
    expect(asking).toEqual([]);
  });
});
