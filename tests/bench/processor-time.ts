import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { questionnaire } from "~/content/questionnaires";
import { questionsOf } from "~/domain/survey/journey";
import { attestationUrls } from "~/web/attestation-urls";
import { peopleUrls, urls } from "~/web/urls";
import type { Browser } from "../pages/client";
import { encodeForm } from "../pages/encode";
import { signedIn } from "../pages/sign-in";
import { questionOfClass } from "../pages/states";
import { startServer, temporaryFolder, type TestServer } from "../server";
import type { Figure, Measure } from "./measure";

const PRELOADED = fileURLToPath(new URL("cpu-log.cjs", import.meta.url));
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 15);
const REQUESTS = 20;
const WARM_UP = 150;
const SAVE = "Salva e continua";

/** The one that does not exist has the same layouts as the others, and nothing in them. */
const EMPTY = "/dashboard/nulla";

const PAGES: Record<string, { path: string; atMost?: number }> = {
  "a question page": { path: questionOfClass("radio"), atMost: 1.6 },
  "the home page": { path: urls.home(), atMost: 2.5 },
  "the list of questions": { path: urls.survey(), atMost: 2.5 },
  "the table of all questions": { path: urls.level("full"), atMost: 2.5 },
  "the plan": { path: urls.plan(), atMost: 2.5 },
  "the scoring": { path: urls.scoring(), atMost: 2.5 },
  "the history": { path: urls.history(), atMost: 2.5 },
  "the certificates": { path: attestationUrls.all(), atMost: 2.5 },
  "the people": { path: peopleUrls.list(), atMost: 2.5 },
  "the benchmark": { path: urls.benchmark() },
};

/**
 * Processor time, user and system, of the server process alone for one request, divided by that of an empty page. The
 * requests go out one after the other, in rounds that visit every page; the median of the rounds is told, so that what
 * else runs on the machine weighs on all pages alike, or on a round that does not count.
 */
export const processorTime: Measure = {
  about: `processor time of a request, as a ratio to an empty page (${ROUNDS} rounds of ${REQUESTS})`,
  async run() {
    const folder = temporaryFolder();
    const log = path.join(folder, "cpu.jsonl");
    const environment = { NODE_OPTIONS: `--require ${PRELOADED}`, CPU_LOG: log, LOG_LEVEL: "info" };
    const server = await startServer({ demo: true, environment });
    try {
      const browser = await signedIn(server, "admin@azienda-demo.example");
      const taken = async (work: () => Promise<void>) => {
        const before = await microseconds(server, log);
        await work();
        return (await microseconds(server, log)) - before;
      };
      const visit = (path: string, times: number) => async () => {
        for (let time = 0; time < times; time += 1) await answered(browser, path);
      };
      const kinds: Record<string, () => Promise<number>> = { "": () => taken(visit(EMPTY, REQUESTS)) };
      for (const [name, { path }] of Object.entries(PAGES)) {
        await visit(path, WARM_UP)();
        kinds[name] = () => taken(visit(path, REQUESTS));
      }
      await visit(EMPTY, WARM_UP)();
      const questions = await explained(browser);
      const save = async () => taken(await saves(browser, questions));
      for (let round = 0; round < 4; round += 1) await save();
      kinds["a save"] = save;
      return figuresOf(await inRounds(kinds));
    } finally {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function inRounds(kinds: Record<string, () => Promise<number>>): Promise<Map<string, number[]>> {
  const taken = new Map<string, number[]>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, measure] of Object.entries(kinds)) {
      taken.set(name, [...(taken.get(name) ?? []), (await measure()) / REQUESTS]);
    }
  }
  return taken;
}

function figuresOf(taken: Map<string, number[]>): Figure[] {
  const empty = taken.get("") ?? [];
  const figures: Figure[] = [{ name: "an empty page", value: median(empty) / 1000, unit: "ms" }];
  for (const [name, times] of taken) {
    if (name === "") continue;
    const atMost = name === "a save" ? 3 : PAGES[name]?.atMost;
    const value = median(times.map((time, round) => time / (empty[round] ?? NaN)));
    figures.push({ name, value: median(times) / 1000, unit: "ms" });
    figures.push({
      name: `${name} to an empty one`,
      value,
      unit: "×",
      ...(atMost === undefined ? {} : { goal: { atMost } }),
    });
  }
  return figures;
}

const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** What the server process has taken since it began. */
async function microseconds({ pid }: TestServer, log: string): Promise<number> {
  writeFileSync(log, "");
  process.kill(pid, "SIGUSR2");
  for (;;) {
    const line = readFileSync(log, "utf8");
    if (line.endsWith("\n")) {
      const { user, system } = JSON.parse(line) as NodeJS.CpuUsage;
      return user + system;
    }
    await pause(2);
  }
}

async function answered(browser: Browser, path: string): Promise<void> {
  const { status } = await browser.once({ url: path, method: "GET", headers: { "Accept-Encoding": "gzip" } });
  if (status >= 500) throw new Error(`${path} answers with ${status}`);
}

/** Questions whose form has a place for an explanation, as most have. */
async function explained(browser: Browser): Promise<string[]> {
  const found: string[] = [];
  for (const { milestone, guid, dependencies } of questionsOf(questionnaire("v3"), "full")) {
    if (found.length === REQUESTS || dependencies) continue;
    const page = await browser.get(urls.question("full", milestone, guid));
    if (page.form({ button: SAVE }).names.includes("explanation")) found.push(page.path);
  }
  return found;
}

/** Writes another explanation into the form of each question; gives what sends them, one after the other. */
async function saves(browser: Browser, questions: string[]): Promise<() => Promise<void>> {
  const posts: Parameters<Browser["once"]>[0][] = [];
  for (const question of questions) {
    const form = (await browser.get(question)).form({ button: SAVE });
    form.fill({ explanation: `Scritta ${performance.now()}` });
    const { url, encType, entries } = form.posting(SAVE);
    posts.push({ url, method: "POST", ...encodeForm(entries, encType) });
  }
  return async () => {
    for (const post of posts) {
      const { status, text } = await browser.once(post);
      if (status !== 303) throw new Error(`A save answers with ${status}: ${text.slice(0, 300)}`);
    }
  };
}
