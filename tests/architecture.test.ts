import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

const APP = path.resolve("app");

/** Which room may import which; "web" and the like are folders, the rest single files of app/. */
const ROOMS: Record<string, string[]> = {
  domain: [],
  content: ["domain"],
  texts: [],
  charts: ["domain"],
  api: ["domain"],
  settings: [],
  transport: ["api", "platform", "settings"],
  platform: ["api", "domain", "content", "texts", "charts"],
  ui: ["domain", "texts", "charts"],
  web: ["transport", "settings", "api", "domain", "texts"],
  routes: ["ui", "web", "transport", "settings", "api", "domain", "texts", "charts"],
  commands: ["platform", "content", "web", "transport", "settings", "api", "domain", "texts", "charts"],
  root: ["ui", "web", "texts", "api", "domain", "styles"],
  entry: ["ui", "web", "texts", "transport", "settings", "api", "domain"],
  styles: [],
};

/** Packages a room may use; a room that is not named may use any. */
const PACKAGES: Record<string, RegExp> = {
  domain: /^$/,
  content: /^i18n-iso-countries(\/|$)/,
  texts: /^(i18next|remix-i18next)(\/|$)/,
  charts: /^d3-(scale|shape)$/,
  api: /^(zod|busboy|node:stream\/promises)$/,
  ui: /^(react|react-dom|@remix-run\/react|react-router-dom|@headlessui\/react)(\/|$)/,
};

interface Source {
  name: string;
  lines: number;
  packages: string[];
  /** Files of app/ it imports, without their ending. */
  imports: string[];
}

const stem = (name: string) => name.replace(/\.(tsx?|css|json)$/, "");

function roomOf(name: string): string {
  const [first = "", second] = name.split("/");
  if (second !== undefined) return first;
  if (first.endsWith(".css")) return "styles";
  return /^(settings|transport|root|entry)/.exec(first)?.[0] ?? first;
}

const IMPORT =
  /(?:^|[\s;}])(?:import|export)\s[^"';]*?from\s*"([^"]+)"|^import\s*"([^"]+)"|import\(\s*"([^"]+)"/gm;

function read(name: string): Source {
  const text = readFileSync(path.join(APP, name), "utf8");
  const asked = [...text.matchAll(IMPORT)].map((found) => found[1] ?? found[2] ?? found[3] ?? "");
  const isOwn = (specifier: string) => /^(~\/|\.)/.test(specifier);
  return {
    name,
    lines: text.split("\n").length - 1,
    packages: asked.filter((specifier) => !isOwn(specifier)),
    imports: asked.filter(isOwn).map((specifier) => {
      const own = specifier.startsWith("~/") ? specifier.slice(2) : path.join(path.dirname(name), specifier);
      return own.endsWith(".css") ? own : stem(own);
    }),
  };
}

const sources = readdirSync(APP, { recursive: true, encoding: "utf8" })
  .filter((name) => /(?<!\.d)\.tsx?$/.test(name))
  .sort()
  .map(read);

describe("the rooms of app/", () => {
  test("every file lies in a room that the table knows", () => {
    expect(sources.filter(({ name }) => !(roomOf(name) in ROOMS)).map(({ name }) => name)).toEqual([]);
  });

  test("no import leads where the table has no arrow", () => {
    const wrong = sources.flatMap(({ name, imports }) => {
      const from = roomOf(name);
      return imports
        .map((target) => ({ target, to: roomOf(target) }))
        .filter(({ to }) => to !== from && !ROOMS[from]?.includes(to))
        .map(({ target }) => `${name} → ${target}`);
    });
    expect(wrong).toEqual([]);
  });

  test("only the composition root and the commands reach the platform", () => {
    const reaching = sources.filter(({ imports }) =>
      imports.some((target) => target.startsWith("platform/")),
    );
    const rooms = new Set(reaching.map(({ name }) => roomOf(name)));
    expect([...rooms].filter((room) => !["platform", "transport", "commands"].includes(room))).toEqual([]);
  });

  test("the pure rooms use no package and no clock, random or environment", () => {
    const foreign = sources.flatMap(({ name, packages }) => {
      const allowed = PACKAGES[roomOf(name)];
      return allowed ? packages.filter((pack) => !allowed.test(pack)).map((pack) => `${name} → ${pack}`) : [];
    });
    const impure = sources
      .filter(({ name }) => /^(domain|content|charts)\//.test(name))
      .filter(({ name }) => {
        const code = readFileSync(path.join(APP, name), "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");
        return /Date\.now\(|new Date\(\)|Math\.random|process\.|\bfetch\(|console\./.test(code);
      })
      .map(({ name }) => name);
    expect({ foreign, impure }).toEqual({ foreign: [], impure: [] });
  });

  test("what is drawn is computed on the server: components know the shapes of drawings, not their geometry", () => {
    const computing = sources
      .filter(({ name }) => name.startsWith("ui/"))
      .filter(({ name }) =>
        /import(?!\s+type\b)[^;]*from\s*"~\/charts\//.test(readFileSync(path.join(APP, name), "utf8")),
      );
    expect(computing.map(({ name }) => name)).toEqual([]);
  });

  test("no file imports itself by way of others", () => {
    expect(circles()).toEqual([]);
  });
});

describe("the files of app/", () => {
  test("none is longer than 300 lines", () => {
    expect(sources.filter(({ lines }) => lines > 300).map(({ name, lines }) => `${name}: ${lines}`)).toEqual(
      [],
    );
  });

  test("none is a drawer for odds and ends, none only passes others on", () => {
    const drawers = sources.filter(({ name }) =>
      /(^|\/)(utils?|helpers?|misc|common)(\.server)?\.tsx?$/.test(name),
    );
    const barrels = sources.filter(({ name }) => /(^|\/)index\.tsx?$/.test(name));
    expect([...drawers, ...barrels].map(({ name }) => name)).toEqual([]);
  });
});

/** Every way back to where one started, each once, as "a → b → a". */
function circles(): string[] {
  const graph = new Map(sources.map(({ name, imports }) => [stem(name), imports.map(stem)]));
  const found = new Set<string>();
  const done = new Set<string>();
  const visit = (node: string, way: string[]) => {
    const at = way.indexOf(node);
    if (at >= 0) {
      found.add([...way.slice(at), node].join(" → "));
      return;
    }
    if (done.has(node)) return;
    for (const next of graph.get(node) ?? []) visit(next, [...way, node]);
    done.add(node);
  };
  for (const node of graph.keys()) visit(node, []);
  return [...found];
}
