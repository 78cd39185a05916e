import { parseArgs } from "node:util";
import { filesOfTroubles, NAMES_A_FAULT } from "./fault-names";
import { machineHere } from "./machine-here";
import { useMemory } from "./memory-folder";
import {
  browser,
  browserNamed,
  BUILD,
  contradictingSaves,
  crash,
  EMULATOR,
  FORMAT,
  journeysOnPostgres,
  LINT,
  onPostgres,
  overSpecified,
  pagesArranged,
  pagesOnPostgres,
  twoTiers,
  TYPES,
  vitest,
  type Stage,
} from "./stages";
import type { Outcome } from "./stage-reports";
import { noteStage, type StageRun } from "./stage-table";
import { ensureTextBrowsers } from "./text-browser/find";

/**
 * The one test command. `check` is the quick part, `all` tries every law ten times as often and kills more, `nightly`
 * runs for hours, round after round, `faults` runs what names a fault. Every stage prints its figures; the last line adds them up.
 * `--stage` runs only those whose name has these words, and what they need; `--table` writes how each ended to a file.
 */
const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: "string" },
    from: { type: "string" },
    rounds: { type: "string" },
    stage: { type: "string", multiple: true },
    table: { type: "string" },
  },
});

/** Stages run one after the other; those of an inner list run side by side, one per core, the longest first. */
type Plan = (Stage | Stage[])[];

const name = positionals[0] ?? "test";
if (given.table !== undefined && name !== "all") throw new Error("The table is that of `all`");

/**
 * The seed of this run's random draws, and with it of each round of a nightly run. Long runs look for what nobody has
 * seen and draw anew; `check` and `test` judge a change, and say the same of the same commit each time.
 */
const drawnAnew = () => Math.floor(Math.random() * 2 ** 31);
const SEED = Number(
  given.seed ?? process.env.SEED ?? (name === "check" || name === "test" ? 1 : drawnAnew()),
);

const total = { passed: 0, failed: 0 };
const failures: string[] = [];
const lines: string[] = [];
/** The names of all stages of the plan that is followed. */
let planned: string[] = [];
const say = (line: string) => console.log(`\n── ${line}`);

async function one({ name, run }: Stage, print: (text: string) => void): Promise<Outcome> {
  const began = Date.now();
  const outcome = await run(print).catch((error: unknown): Outcome => {
    print(`${error instanceof Error ? error.message : String(error)}\n`);
    return { passed: 0, failed: 1 };
  });
  const { passed, failed } = outcome;
  total.passed += passed;
  total.failed += failed;
  failures.push(...(outcome.failures ?? []));
  const figures = passed + failed > 0 ? `${passed} passed, ${failed} failed` : "ok";
  const seconds = (Date.now() - began) / 1000;
  lines.push(`${name}: ${figures} (${seconds.toFixed(0)} s)`);
  say(lines.at(-1) ?? "");
  if (given.table !== undefined) await noted({ stage: name, date, commit, passed, failed, seconds });
  return outcome;
}

/** As it was when the run began. */
const { date, commit } = machineHere();

let noting = Promise.resolve();

/** One after the other: stages that run side by side write to the same table. A table that cannot be written ends no run. */
function noted(run: StageRun): Promise<void> {
  noting = noting
    .then(() => noteStage(given.table ?? "", run, planned))
    .catch((error: unknown) => say(`the table was not written: ${String(error)}`));
  return noting;
}

const BEGAN = Date.now();

const minutesGone = (): number => (Date.now() - BEGAN) / 60_000;

/** After so many nothing begins that a part of the run could do without. */
const LAST_START_MINUTES = 70;

const unlessLate = ({ name, run }: Stage): Stage => ({
  name,
  run(print) {
    if (minutesGone() < LAST_START_MINUTES) return run(print);
    print("left out, since this machine is slow; npm run all runs it\n");
    return Promise.resolve({ passed: 0, failed: 0 });
  },
});

const CORES = 2;

/** The output of stages that run side by side is kept apart, and shown when they have ended. */
async function sideBySide(stages: Stage[]): Promise<void> {
  const waiting = [...stages];
  const lane = async () => {
    for (let stage = waiting.shift(); stage; stage = waiting.shift()) {
      const said: string[] = [];
      await one(stage, (text) => said.push(text));
      process.stdout.write(said.join(""));
    }
  };
  await Promise.all(Array.from({ length: CORES }, lane));
}

const isAskedFor = ({ name }: Stage): boolean => given.stage?.some((words) => name.includes(words)) ?? true;

/** Without a build the later stages mean nothing. */
async function follow(plan: Plan): Promise<void> {
  planned = plan.flat().map(({ name }) => name);
  for (const words of given.stage ?? [])
    if (!planned.some((name) => name.includes(words))) throw new Error(`There is no stage “${words}”`);
  for (const part of plan.filter((part) => Array.isArray(part) || part === BUILD || isAskedFor(part))) {
    if (Array.isArray(part)) {
      await sideBySide(part.filter(isAskedFor));
      continue;
    }
    say(part.name);
    const { failed } = await one(part, (text) => process.stdout.write(text));
    if (part === BUILD && failed > 0) return;
  }
}

const everyTest = (environment: Record<string, string>) =>
  vitest("unit, contract, page and hostile tests", ["rules", "pages", "hostile"], environment);

/** In twenty rounds each call and form gets at least 10,000 bodies. */
const FUZZ = "tests/hostile/fuzz/";

async function nightly(): Promise<void> {
  const rounds = Number(given.rounds ?? 20);
  await follow([BUILD]);
  for (let round = Number(given.from ?? 1); round <= rounds && total.failed === 0; round += 1) {
    const seed = SEED + round - 1;
    say(`round ${round} of ${rounds}; to go on here: npm run nightly -- --seed ${SEED} --from ${round}`);
    const drawing = { SEED: String(seed), FUZZ_SEED: String(seed) };
    const often = { ...drawing, RUNS: "20" };
    await follow([
      vitest("long walks, fuzz of readers", ["rules"], often),
      vitest("fuzz of calls and forms", ["hostile"], { ...drawing, RUNS: "34" }, [FUZZ]),
      crash(drawing, 50),
      onPostgres(["tests/postgres/killed"], { ...drawing, KILLS: "50" }, { isNeeded: true }),
    ]);
  }
}

/** Of the platform's tests those where two engines differ most: transactions, revisions, order, text and numbers. */
const ALIKE = [
  "tests/postgres/",
  "tests/platform/store/",
  "tests/platform/people/",
  "tests/platform/survey/publish",
  "tests/platform/survey/conflicting",
  "tests/platform/card/at-once",
];

/** The tests that name a fault or show another trouble, on PostgreSQL too where they are of the store. */
async function faults(): Promise<void> {
  const files = filesOfTroubles().map((file) => `tests/${file}`);
  const isOfStore = (file: string) => /^tests\/(platform|postgres)\//.test(file);
  await follow([
    BUILD,
    vitest("faults", ["rules", "pages", "hostile"], seed, files, NAMES_A_FAULT),
    onPostgres(
      files.filter(isOfStore),
      { ...seed, OUTAGE_SECONDS: "30" },
      { named: NAMES_A_FAULT, isNeeded: true },
    ),
    browserNamed(NAMES_A_FAULT),
    crash(seed),
  ]);
}

/** Where nobody waits for the result, the real Auth emulator is asked too: it has to be fetched once. */
const WITH_EMULATOR = process.env.IDENTITY_EMULATOR === "1";

const seed = { SEED: String(SEED) };
const STATIC = [LINT, TYPES, FORMAT];
const PLANS: Record<string, () => Promise<void>> = {
  check: () => follow([BUILD, STATIC, vitest("unit, contract and page tests", ["rules", "pages"], seed)]),
  test: () =>
    follow([
      ...[BUILD, STATIC, everyTest(seed), onPostgres(ALIKE, seed)],
      ...[browser({ whole: false, minutesGone }), twoTiers({ whole: false }), crash(seed)],
      ...(WITH_EMULATOR ? [unlessLate(EMULATOR)] : []),
    ]),
  all: () =>
    follow([
      ...[BUILD, STATIC, everyTest({ ...seed, RUNS: "10" })],
      onPostgres(
        ["tests/postgres/", "tests/platform/", "tests/api/"],
        { ...seed, KILLS: "50" },
        { isNeeded: true },
      ),
      ...[contradictingSaves(seed), pagesOnPostgres(seed)],
      ...[pagesArranged("two-tiers", seed), pagesArranged("specified", seed)],
      ...[browser({ whole: true }), journeysOnPostgres(), twoTiers({ whole: true }), overSpecified()],
      ...[crash(seed, 50), EMULATOR],
    ]),
  nightly,
  faults,
};

const plan = PLANS[name];
if (!plan) throw new Error(`There is no “${name}”; there are ${Object.keys(PLANS).join(", ")}`);
useMemory();
if (name !== "check") ensureTextBrowsers(say);
say(`seed ${SEED}`);
await plan();
// The output of hours is long, and may be kept only in part: what failed is said where it ends.
if (failures.length > 0) say(`what failed, with seed ${SEED}\n\n${failures.join("\n\n")}`);
console.log(`\n${lines.join("\n")}\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
