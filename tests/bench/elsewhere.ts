import { chromium, type Browser, type BrowserContext } from "@playwright/test";
import { letIn } from "../browser/sign-in";
import { ensureChromium } from "../chromium";
import { startServer } from "../server";
import { ADDRESS, FIRST_FIELD } from "./elsewhere/question";
import { otherPrograms } from "./elsewhere/site";
import type { Figure, Measure } from "./measure";
import { percentile } from "./percentile";
import { blockedBy, loadingOf, SLOWER, watchLoading } from "./watched-page";

const VISITS = Number(process.env.BENCH_VISITS ?? 7);

interface Visit {
  /** Bytes on the wire, headers included. */
  bytes: number;
  scriptBytes: number;
  firstPaint: number;
  /** From the start of the navigation until the first field takes what is typed. */
  field: number;
  /** Until script answers what is typed: a total follows. */
  listening: number;
  /** What long tasks took beyond 50 ms each. */
  blocked: number;
}

interface Shown {
  name: string;
  url: string;
  field: string;
  /** Set by the script of the page once it listens; absent where none is loaded. */
  listening: string | null;
  prepare?: (context: BrowserContext) => Promise<void>;
}

/** The same question on our page and as other programs draw it, on a processor four times slower, at the first visit. */
export const elsewhere: Measure = {
  about: `the question of energy here and elsewhere, first visit, processor ${SLOWER} times slower (median of ${VISITS})`,
  async run() {
    const executablePath = ensureChromium(console.log);
    const [ours, others] = await Promise.all([startServer({ demo: true }), otherPrograms()]);
    const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
    const prepare = (context: BrowserContext) => letIn(context, ours.url, "admin@azienda-demo.example");
    const here = { url: ours.url + ADDRESS, field: FIRST_FIELD, prepare };
    const there = { field: "table input", listening: "[data-listening]" };
    const all: (Shown & { isScriptBlocked?: boolean })[] = [
      { name: "our page", ...here, listening: "[data-island=totals][data-live]" },
      { name: "our page without script", ...here, listening: null, isScriptBlocked: true },
      { name: "React alone", url: `${others.url}/bare-react`, ...there },
      { name: "SurveyJS", url: `${others.url}/surveyjs`, ...there },
    ];
    try {
      const visits = new Map<string, Visit[]>(all.map(({ name }) => [name, []]));
      // One after the other, so that what else runs on the machine weighs on all alike; the first round warms up.
      for (let round = 0; round <= VISITS; round += 1) {
        for (const shown of all) {
          const seen = await visit(browser, shown);
          if (round > 0) visits.get(shown.name)?.push(seen);
        }
      }
      return [...visits].flatMap(([name, seen]) => figuresOf(name, seen));
    } finally {
      await browser.close();
      await Promise.all([ours.stop(), others.stop()]);
    }
  },
};

function figuresOf(name: string, visits: Visit[]): Figure[] {
  const median = (of: (visit: Visit) => number) => percentile(visits.map(of), 0.5);
  const figures: Figure[] = [
    { name: `${name}: all that is sent`, value: median(({ bytes }) => bytes / 1024), unit: "KB" },
    { name: `${name}: of it script`, value: median(({ scriptBytes }) => scriptBytes / 1024), unit: "KB" },
    { name: `${name}: first paint`, value: median(({ firstPaint }) => firstPaint), unit: "ms" },
    { name: `${name}: the field can be typed in`, value: median(({ field }) => field), unit: "ms" },
    { name: `${name}: script answers`, value: median(({ listening }) => listening), unit: "ms" },
    { name: `${name}: blocked by script`, value: median(({ blocked }) => blocked), unit: "ms" },
  ];
  return figures.filter(({ value }) => Number.isFinite(value));
}

async function visit(
  browser: Browser,
  { url, field, listening, prepare, isScriptBlocked = false }: Shown & { isScriptBlocked?: boolean },
): Promise<Visit> {
  const context = await browser.newContext();
  try {
    await prepare?.(context);
    const page = await context.newPage();
    if (isScriptBlocked) await page.route(/\.js$/, (route) => route.abort());
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    const scripts = new Set<string>();
    let [bytes, scriptBytes] = [0, 0];
    devtools.on("Network.responseReceived", ({ requestId, type }) => {
      if (type === "Script") scripts.add(requestId);
    });
    devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      bytes += encodedDataLength;
      if (scripts.has(requestId)) scriptBytes += encodedDataLength;
    });
    await watchLoading(page);
    await page.addInitScript(watch, { field, listening });
    await page.goto(url, { waitUntil: "networkidle" });
    if (listening) await page.locator(listening).waitFor({ state: "attached" });
    const seen = await page.evaluate(() => ({ ...window.seen }));
    const { firstPaint, longTasks } = await loadingOf(page);
    const { field: typed = NaN, listening: answers = NaN } = seen;
    return {
      bytes,
      scriptBytes,
      firstPaint,
      field: Math.max(typed, firstPaint),
      listening: answers,
      blocked: blockedBy(longTasks),
    };
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    seen?: { field?: number; listening?: number };
  }
}

/** Runs in the page from its start: notes when the field is there and when script listens. */
function watch({ field, listening }: { field: string; listening: string | null }): void {
  const seen: NonNullable<Window["seen"]> = {};
  window.seen = seen;
  // The function has no name: the names that tsx keeps are not known to a page.
  new MutationObserver(() => {
    if (document.querySelector(field)) seen.field ??= performance.now();
    if (listening && document.querySelector(listening)) seen.listening ??= performance.now();
  }).observe(document, { childList: true, subtree: true, attributes: true });
}
