import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { ensureChromium } from "./chromium";
import { pageTestsOnEither } from "./postgres/page-tests";
import { startPostgres, TEST_DATABASE_URL } from "./postgres/server";
import { ARRANGEMENT, freePort, temporaryFolder } from "./server";
import { ofPlaywright, ofVitest, type Outcome } from "./stage-reports";

export interface Stage {
  name: string;
  /** `print` takes its output, at once or at the end. */
  run(print: Print): Promise<Outcome>;
}

export type Print = (text: string) => void;

const ROOT = fileURLToPath(new URL("..", import.meta.url));

type Environment = Record<string, string>;

function command(print: Print, [name = "", ...args]: string[], environment: Environment = {}) {
  return new Promise<boolean>((resolve) => {
    const child = spawn(name, args, {
      cwd: ROOT,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, FORCE_COLOR: "0", NO_COLOR: "1", ...environment },
    });
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", print);
    child.once("error", () => resolve(false));
    child.once("close", (code) => resolve(code === 0));
  });
}

/** A runner that fails although no test failed (a file that cannot be read, say) is one failure. */
const outcome = (isGood: boolean, seen: Outcome = { passed: 0, failed: 0 }): Outcome => ({
  ...seen,
  failed: isGood ? seen.failed : Math.max(1, seen.failed),
});

/** Runs a command that writes a report of its tests to a file, and reads that. */
async function reported(work: (file: string) => Promise<boolean>, read: (report: never) => Outcome) {
  const folder = temporaryFolder();
  const file = path.join(folder, "report.json");
  const isGood = await work(file);
  const seen = existsSync(file) ? read(JSON.parse(readFileSync(file, "utf8")) as never) : undefined;
  rmSync(folder, { recursive: true });
  return outcome(isGood, seen);
}

const plain = (name: string, ...line: string[]): Stage => ({
  name,
  run: async (print) => outcome(await command(print, line)),
});

export const TYPES = plain("type check", "npm", "run", "--silent", "typecheck");
export const LINT = plain("lint", "npm", "run", "--silent", "lint:code");
export const FORMAT = plain("format", "npm", "run", "--silent", "lint:format");
/** The Auth emulator of Firebase beside the stand-in of the tests, and the journey over it; fetched from the registry once. */
export const EMULATOR = plain("identity emulator", "npm", "run", "--silent", "identity:emulator");
export const BUILD = plain("build", "npm", "run", "--silent", "build");

/** `files`: only those whose path has this in it; `named`: only tests whose names match this pattern. */
export const vitest = (
  name: string,
  projects: string[],
  environment: Environment = {},
  files: string[] = [],
  named?: string,
): Stage => ({
  name,
  run: (print) =>
    reported(
      (file) =>
        command(
          print,
          [
            ...["npx", "vitest", "run", "-c", "tests/vitest.config.ts"],
            ...files,
            ...projects.flatMap((project) => ["--project", project]),
            ...(named === undefined ? [] : ["-t", named]),
            ...["--reporter=dot", "--reporter=json", `--outputFile.json=${file}`],
          ],
          environment,
        ),
      ofVitest,
    ),
});

interface OnPostgres {
  name?: string;
  named?: string;
  project?: "rules" | "pages";
  /** Whether the run fails where no server can be had; else these files are left out, and that is said. */
  isNeeded?: boolean;
}

/** A stage whose stores are on a PostgreSQL of this run's own. */
const overPostgres = (name: string, isNeeded: boolean, stage: (server: Environment) => Stage): Stage => ({
  name,
  async run(print) {
    const server = startPostgres(await freePort(), (line) => print(`${line}\n`));
    if (!server) {
      print(`${isNeeded ? "needed" : "skipped"}: no PostgreSQL could be installed\n`);
      return { passed: 0, failed: isNeeded ? 1 : 0 };
    }
    return stage({ [TEST_DATABASE_URL]: server.url })
      .run(print)
      .finally(() => server.stop());
  },
});

/** The same files there. */
export const onPostgres = (
  files: string[],
  environment: Environment,
  { name = "tests on PostgreSQL", named, project = "rules", isNeeded = false }: OnPostgres = {},
): Stage =>
  overPostgres(name, isNeeded, (server) =>
    vitest(name, [project], { ...environment, ...server }, files, named),
  );

const playwright = (name: string, words: string[], environment: Environment): Stage => ({
  name,
  run: (print) =>
    reported(
      (file) =>
        command(
          print,
          [
            ...["npx", "playwright", "test", "-c", "tests/playwright.config.ts", "--reporter=list,json"],
            ...words,
          ],
          {
            ...environment,
            CHROMIUM_PATH: ensureChromium((line) => print(`${line}\n`)),
            PLAYWRIGHT_JSON_OUTPUT_NAME: file,
          },
        ),
      ofPlaywright,
    ),
});

const seenWhole = (whole: boolean) => ({ WHOLE_MATRIX: whole ? "1" : "0" });

/** The looks at every page there is: nearly half of the tests of a daily run, and the ones that say the same of many pages. */
const EVERY_PAGE = ["matrix.spec", "long-words-everywhere.spec"];

/** What people do from beginning to end. */
const JOURNEYS = [
  "journey.spec",
  "without-script.spec",
  "forms.spec",
  "first-score.spec",
  "invitations.spec",
];

/** What is left out where so many minutes are gone when the browser tests begin; a run that judges a change has 90. */
const NARROWED = [
  { minutes: 40, files: [...JOURNEYS, "answering-with-script.spec"], out: [] },
  { minutes: 30, files: [], out: EVERY_PAGE },
];

/**
 * `whole`: the looks at pages in every arrangement too, which tests tagged with @matrix are; they take as long again. On a machine
 * that is slow so far, in minutes, a part is left out, and said so.
 */
export const browser = ({ whole, minutesGone }: { whole: boolean; minutesGone?: () => number }): Stage => ({
  name: "browser tests",
  run(print) {
    const gone = minutesGone?.() ?? 0;
    const { files, out } = NARROWED.find(({ minutes }) => gone > minutes) ?? { files: [], out: [] };
    if (files.length + out.length > 0) {
      const words = files.length > 0 ? `all but ${files.join(", ")}` : out.join(", ");
      print(`left out, since this machine is slow: ${words}; npm run all runs them\n`);
    }
    const words = whole ? [] : [...files, "--grep-invert", ["@matrix", ...out].join("|")];
    return playwright("browser tests", words, seenWhole(whole)).run(print);
  },
});

/** The page tests over servers whose store is on PostgreSQL. */
export const pagesOnPostgres = (environment: Environment): Stage =>
  onPostgres(
    pageTestsOnEither(),
    { ...environment, [ARRANGEMENT]: "postgres" },
    { name: "page tests on PostgreSQL", project: "pages", isNeeded: true },
  );

/** What people do from beginning to end, over a server whose store is there. */
export const journeysOnPostgres = (): Stage =>
  overPostgres("journeys on PostgreSQL", true, (server) =>
    playwright("", JOURNEYS, { ...seenWhole(false), ...server, [ARRANGEMENT]: "postgres" }),
  );

/** As often as the aim says: 10,000 saves that contradict each other. */
export const contradictingSaves = (environment: Environment): Stage =>
  onPostgres(
    ["tests/platform/survey/conflicting"],
    { ...environment, RUNS: "20" },
    { name: "contradicting saves on PostgreSQL", isNeeded: true },
  );

/**
 * The page tests in another arrangement. Those that cannot pass there are listed (routes/of-one-process, routes/beyond-specified)
 * and have to fail.
 */
export const pagesArranged = (arrangement: "two-tiers" | "specified", environment: Environment): Stage =>
  vitest(
    arrangement === "two-tiers" ? "page tests in two tiers" : "page tests over the specification alone",
    ["pages"],
    { ...environment, [ARRANGEMENT]: arrangement },
    ["tests/routes"],
  );

/** Only the browser tests whose names match this pattern. */
export const browserNamed = (named: string): Stage =>
  playwright("browser tests", ["--grep", named, "--grep-invert", "@matrix"], seenWhole(false));

/**
 * The same journeys where the API and the pages are two processes, each over the network; without `whole` one of them, as a
 * browser with script goes it.
 */
export const twoTiers = ({ whole }: { whole: boolean }): Stage =>
  playwright(
    "journeys in two tiers",
    whole ? JOURNEYS : ["journey.spec", "--grep", "with script.*a company registers"],
    { ...seenWhole(whole), [ARRANGEMENT]: "two-tiers" },
  );

/** The browser tests over a server that has the specification alone, but for those that need more (browser/beyond-specified). */
export const overSpecified = (): Stage =>
  playwright(
    "browser tests over the specification alone",
    ["--grep-invert", ["@matrix", ...EVERY_PAGE].join("|")],
    {
      ...seenWhole(false),
      [ARRANGEMENT]: "specified",
    },
  );

/** `rounds` kills of each kind; without, a few. */
export const crash = (environment: Environment, rounds?: number): Stage => ({
  name: "crash rounds",
  run: (print) =>
    reported(
      (file) =>
        command(print, ["npx", "tsx", "tests/crash/kill.ts"], {
          ...environment,
          CRASH_REPORT: file,
          ...(rounds === undefined ? {} : { ROUNDS: String(rounds) }),
        }),
      (seen: Outcome) => seen,
    ),
});
