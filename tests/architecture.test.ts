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
  // Facts in, a PDF out: what is printed, without the platform that read it.
  documents: ["ui", "api", "domain", "texts", "charts"],
  api: ["log", "traces", "domain"],
  // How bodies arrive: pages and API share one reader and its budgets, and the platform does not know the pages.
  bodies: ["log", "machine", "api", "domain"],
  // What only the machine knows: free space, live processes, connections that one process hands to another.
  machine: [],
  // Figures of this process, and their text for Prometheus.
  metrics: [],
  // What takes how long, for a collector; the packages for it are loaded only where one is named.
  traces: [],
  secrets: [],
  log: [],
  settings: ["secrets"],
  transport: ["api", "bodies", "log", "metrics", "platform", "secrets", "settings", "traces"],
  platform: [
    "log",
    "metrics",
    "traces",
    "machine",
    "secrets",
    "bodies",
    "api",
    "domain",
    "content",
    "texts",
    "charts",
    "documents",
  ],
  ui: ["domain", "texts", "charts"],
  islands: ["ui", "domain", "charts"],
  web: [
    "transport",
    "settings",
    "log",
    "machine",
    "metrics",
    "traces",
    "bodies",
    "api",
    "domain",
    "texts",
    "charts",
  ],
  features: ["web", "log", "ui", "api", "domain", "texts", "charts"],
  routes: ["features", "web", "ui", "texts"],
  demo: ["platform", "secrets", "api", "domain", "content"],
  commands: [
    "demo",
    "machine",
    "metrics",
    "platform",
    "content",
    "web",
    "transport",
    "settings",
    "secrets",
    "api",
    "domain",
    "texts",
    "charts",
  ],
  root: ["ui", "web", "texts", "api", "domain", "styles"],
  entry: ["log", "traces", "islands", "ui", "web", "texts", "transport", "settings", "api", "domain"],
  styles: [],
};

/**
 * The folders inside a room, top to bottom, and the room's own files that are in no folder. An import runs down this
 * list or stays in its folder; folders of one line do not know each other. A folder's sub-folders are part of it.
 */
const LAYERS: Record<string, string[][]> = {
  platform: [
    ["platform"],
    ["handler"],
    ["several-calls"],
    ["use-cases"],
    ["job-kinds", "downloads", "foreign-works", "call-body"],
    ["reports"],
    ["home", "provider"],
    ["registry", "people", "verification", "history"],
    ["card"],
    ["benchmark", "workbook", "scoring"],
    ["registers"],
    ["attestations", "survey"],
    ["documents"],
    ["files", "trail"],
    ["mail", "identity", "config"],
    ["jobs"],
    ["health"],
    ["signing"],
    ["disk"],
    ["storage"],
    ["store"],
    ["use-case"],
    ["scope", "data-folder"],
    ["memo"],
    ["schema"],
    ["quarantine"],
  ],
};

/** How many files a folder may hold beside those of its sub-folders. */
const MOST_FILES: Record<string, number> = { "platform/store": 25 };

/** Packages a room may use; a room that is not named may use any. */
const PACKAGES: Record<string, RegExp> = {
  domain: /^$/,
  content: /^i18n-iso-countries(\/|$)/,
  texts: /^(i18next|remix-i18next)(\/|$)/,
  charts: /^(d3-(scale|shape)|qr)$/,
  documents: /^(pdfkit$|fontkit$|node:(fs|module)$)/,
  api: /^(zod|busboy|undici|node:crypto|node:stream\/promises)$/,
  islands: /^(react|react-dom|@headlessui\/react)(\/|$)/,
  ui: /^(react|@remix-run\/react|@conform-to\/react)(\/|$)/,
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
  return /^(settings|secrets|log|transport|root|entry)/.exec(first)?.[0] ?? first;
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

  test("only the composition root, the demo and the commands reach the platform", () => {
    const reaching = sources.filter(({ imports }) =>
      imports.some((target) => target.startsWith("platform/")),
    );
    const rooms = new Set(reaching.map(({ name }) => roomOf(name)));
    expect(
      [...rooms].filter((room) => !["platform", "demo", "transport", "commands"].includes(room)),
    ).toEqual([]);
  });

  test("only what reads the figures of past days lets a standby answer, which may be behind", () => {
    const text = ({ name }: Source) => readFileSync(path.join(APP, name), "utf8");
    const reading = sources.filter((source) => /\breadBehind\b|\breplica\??\.read\b/.test(text(source)));
    expect(reading.map(({ name }) => name)).toEqual([
      "platform/benchmark/benchmark.ts",
      "platform/benchmark/indicators.ts",
      "platform/benchmark/peers.ts",
      "platform/store/engines/replica.ts",
    ]);
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

  test("no feature imports another, and nobody imports a route", () => {
    const featureOf = (name: string) => name.split("/")[1];
    const wrong = sources.flatMap(({ name, imports }) =>
      imports
        .filter((target) =>
          roomOf(target) === "features"
            ? roomOf(name) === "features" && featureOf(target) !== featureOf(name)
            : roomOf(target) === "routes",
        )
        .map((target) => `${name} → ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  test("a route is one file of at most 40 lines", () => {
    const routes = sources.filter(({ name }) => name.startsWith("routes/"));
    const wrong = routes.filter(({ name, lines }) => lines > 40 || name.split("/").length > 2);
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test("no file imports itself by way of others", () => {
    expect(circles()).toEqual([]);
  });
});

describe("the layers inside a room", () => {
  const layered = Object.entries(LAYERS).map(([room, layers]) => ({
    room,
    rankOf: new Map(layers.flatMap((line, rank) => line.map((folder) => [folder, rank] as const))),
  }));
  const sourcesOf = (room: string) => sources.filter(({ name }) => roomOf(name) === room);

  test.each(layered)("every folder of $room has its place", ({ room, rankOf }) => {
    const homeless = sourcesOf(room).filter(({ name }) => !rankOf.has(folderOf(name)));
    expect(homeless.map(({ name }) => name)).toEqual([]);
  });

  test.each(layered)("no import of $room runs up, nor to a folder beside", ({ room, rankOf }) => {
    const wrong = sourcesOf(room).flatMap(({ name, imports }) =>
      imports
        .filter((target) => roomOf(target) === room && folderOf(target) !== folderOf(name))
        .filter((target) => (rankOf.get(folderOf(target)) ?? -1) <= (rankOf.get(folderOf(name)) ?? -1))
        .map((target) => `${name} → ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  test("no folder of any room imports itself by way of others", () => {
    expect(circlesIn(sources.map(({ name, imports }) => [placeOf(name), imports.map(placeOf)]))).toEqual([]);
  });
});

describe("the files of app/", () => {
  test.each(Object.entries(MOST_FILES))("%s holds at most %i files", (folder, most) => {
    const held = sources.filter(({ name }) => path.dirname(name) === folder);
    expect(held.length).toBeLessThanOrEqual(most);
  });

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

  /** What gives the version of something else than a card: of the API, of Node, of a foreign file, of a build. */
  const OF_SOMETHING_ELSE = /apiVersion|API_VERSIONS|process\.versions|elementAt|numberOf|BUILD\b/i;
  const NAMES_IT = /\bversion(\??: ApiVersion|( = |\) =>).)/;

  test("none calls anything version but the version of a card", () => {
    const wrong = sources.flatMap(({ name }) =>
      readFileSync(path.join(APP, name), "utf8")
        .split("\n")
        .filter((line) => NAMES_IT.test(line) && OF_SOMETHING_ELSE.test(line))
        .map((line) => `${name}: ${line.trim()}`),
    );
    expect(wrong).toEqual([]);
  });

  test("none exports what no other file takes from it", () => {
    const taken = takenNames();
    const own = sources.filter(({ name }) => !NAMED_BY_REMIX.test(name));
    const unused = own.flatMap(({ name }) =>
      [...readFileSync(path.join(APP, name), "utf8").matchAll(EXPORTED)].flatMap(([, word = ""]) =>
        taken.has(`${stem(name)} ${word}`) || REMIX_EXPORTS.includes(word) ? [] : [`${name}: ${word}`],
      ),
    );
    expect(unused).toEqual([]);
  });
});

/** Remix finds what these export by its name. */
const NAMED_BY_REMIX = /^routes\/|^entry\.|^root\./;
const REMIX_EXPORTS = ["loader", "action", "meta", "handle", "headers", "ErrorBoundary"];

const EXPORTED = /^export (?:async )?(?:abstract class|class|const|function\*?|interface|let|type) (\w+)/gm;

/**
 * What the files of the program and its tests take, each as "room/file name". A file that takes another one whole, or at run time, may
 * use whatever it names.
 */
function takenNames(): Set<string> {
  const taken = new Set<string>();
  const files = ["app", "tests"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(?:[cm]?js|tsx?)$/.test(name))
      .map((name) => path.join(folder, name)),
  );
  for (const file of files) {
    const text = readFileSync(file, "utf8");
    const targetOf = (specifier: string) =>
      stem(
        specifier.startsWith("~/")
          ? specifier.slice(2)
          : path.relative("app", path.join(path.dirname(file), specifier)),
      );
    for (const [, names = "", specifier = ""] of text.matchAll(TAKEN_BY_NAME))
      for (const name of names.split(",")) taken.add(`${targetOf(specifier)} ${firstWord(name)}`);
    for (const [, first = "", second = ""] of text.matchAll(TAKEN_WHOLE))
      for (const word of text.match(/\w+/g) ?? []) taken.add(`${targetOf(first || second)} ${word}`);
  }
  return taken;
}

const TAKEN_BY_NAME = /(?:import|export)\s+(?:type\s+)?(?:\w+\s*,\s*)?\{([^}]*)\}\s*from\s*"([~.][^"]+)"/g;
const TAKEN_WHOLE = /\*\s*(?:as \w+\s*)?from\s*"([~.][^"]+)"|import\(\s*"([~.][^"]+)"/g;

/** Of "type Name as other". */
const firstWord = (name: string): string => /^\s*(?:type\s+)?(\w*)/.exec(name)?.[1] ?? "";

/** The folder directly inside its room, or the file itself where it lies in none: "store" of "platform/store/write.ts". */
const folderOf = (name: string): string => stem(name.split("/")[1] ?? name);

/** The same with its room. */
const placeOf = (name: string): string => `${roomOf(name)}/${folderOf(name)}`;

const circles = (): string[] =>
  circlesIn(sources.map(({ name, imports }) => [stem(name), imports.map(stem)]));

/** Every way back to its start, each once, as "a → b → a". A file that imports itself directly is no circle. */
function circlesIn(arrows: (readonly [string, string[]])[]): string[] {
  const graph = new Map<string, Set<string>>();
  for (const [from, targets] of arrows) {
    const known = graph.get(from) ?? new Set();
    for (const target of targets) if (target !== from) known.add(target);
    graph.set(from, known);
  }
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
