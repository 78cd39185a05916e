import { setTimeout as pause } from "node:timers/promises";
import { chromium, type Browser, type BrowserContextOptions } from "@playwright/test";
import { cardUrls } from "~/web/card-urls";
import { peopleUrls, urls } from "~/web/urls";
import { islandsReady } from "../browser/islands-ready";
import { letIn } from "../browser/sign-in";
import { ensureChromium } from "../chromium";
import { DEMO_CARD } from "../pages/card-states";
import { questionOfClass } from "../pages/states";
import { startServer } from "../server";
import type { Figure, Measure } from "./measure";
import { percentile } from "./percentile";
import { blockedBy, loadingOf, SLOWER, watchLoading } from "./watched-page";

const VISITS = Number(process.env.BENCH_VISITS ?? 3);
/** Milliseconds. Lighthouse itself stands for its round trip with 562.5 where it throttles through devtools. */
const ROUND_TRIP = Number(process.env.BENCH_ROUND_TRIP ?? 150);
/** Bits a second, to the person and from her: what Lighthouse calls 1.6 Mbit/s and 750 kbit/s. */
const DOWN = 1.6 * 1024 * 1024;
const UP = 750 * 1024;
/** Once all has arrived and every island listens, tasks may still follow. */
const QUIET_MS = 500;

/** Lighthouse's telephone. A headless Chromium that says so would be taken for a search engine. */
const TELEPHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: "it-IT",
  userAgent:
    "Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
};

const ADMIN = "admin@azienda-demo.example";

interface Shown {
  name: string;
  path: string;
  /** Who opens it; null = a stranger. */
  email: string | null;
}

const of = (email: string | null, paths: Record<string, string>): Shown[] =>
  Object.entries(paths).map(([name, path]) => ({ name, path, email }));

const PAGES: Shown[] = [
  ...of(null, { "sign-in": urls.login(), "a public card": cardUrls.shown(DEMO_CARD) }),
  ...of(ADMIN, {
    home: urls.home(),
    "a question": questionOfClass("radio"),
    "a question with a table": questionOfClass("matrix"),
    "list of questions": urls.survey(),
    "table of all questions": urls.level("full"),
    scoring: urls.scoring(),
    benchmark: urls.benchmark(),
    history: urls.history(),
    "a section of the registry": urls.registrySection("essential"),
    people: peopleUrls.list(),
  }),
];

interface Visit {
  /** Milliseconds since the navigation began. */
  firstPaint: number;
  largestPaint: number;
  /** Milliseconds: what long tasks took beyond 50 each, since the first paint (Total Blocking Time). */
  blocked: number;
  /** The shares of the window by which things moved by themselves, summed up: no less than the Cumulative Layout Shift. */
  moved: number;
}

/**
 * The main pages as the mobile defaults of Lighthouse show them: on a telephone's screen, with script, each visit with
 * nothing kept from the one before. Chromium applies the slower processor and network through its devtools while the page
 * loads; Lighthouse by default loads it unthrottled and simulates them. Devtools delay each request by one round trip and
 * let connections be made at once; the server is on this machine, without TLS, and shares its processor with Chromium,
 * which alone is slowed down. Long tasks count to the end of the visit, which comes after the page is interactive.
 */
export const pageVitals: Measure = {
  about: `main pages on a slow telephone: processor ${SLOWER} times slower, round trip ${ROUND_TRIP} ms, 1.6 Mbit/s (median of ${VISITS} first visits)`,
  async run() {
    const executablePath = ensureChromium(console.log);
    const server = await startServer({ demo: true });
    const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
    try {
      const visits = new Map<string, Visit[]>(PAGES.map(({ name }) => [name, []]));
      // One after the other, so that what else runs on the machine weighs on all alike; the first round warms up.
      for (let round = 0; round <= VISITS; round += 1) {
        for (const shown of PAGES) {
          const seen = await visit(browser, server.url, shown);
          if (round > 0) visits.get(shown.name)?.push(seen);
        }
      }
      return [...visits].flatMap(([name, seen]) => figuresOf(name, seen));
    } finally {
      await browser.close();
      await server.stop();
    }
  },
};

function figuresOf(name: string, visits: Visit[]): Figure[] {
  const median = (value: (visit: Visit) => number) => percentile(visits.map(value), 0.5);
  const [first, largest] = [median(({ firstPaint }) => firstPaint), median((visit) => visit.largestPaint)];
  const later = median(({ firstPaint, largestPaint }) => largestPaint - firstPaint);
  const [inTime, none] = [{ goal: { atMost: 1_000 } }, { goal: { atMost: 0 } }];
  return [
    { name: `${name}: first paint`, value: first, unit: "ms", ...inTime },
    { name: `${name}: largest paint`, value: largest, unit: "ms", ...inTime },
    { name: `${name}: largest after first`, value: later, unit: "ms", ...none },
    {
      name: `${name}: blocked by script`,
      value: median(({ blocked }) => blocked),
      unit: "ms",
      goal: { atMost: 50 },
    },
    { name: `${name}: moved by itself`, value: median(({ moved }) => moved), unit: "", ...none },
  ];
}

async function visit(browser: Browser, base: string, { path, email }: Shown): Promise<Visit> {
  const context = await browser.newContext(TELEPHONE);
  try {
    if (email !== null) await letIn(context, base, email);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: ROUND_TRIP,
      downloadThroughput: DOWN / 8,
      uploadThroughput: UP / 8,
    });
    await watchLoading(page);
    const answer = await page.goto(base + path, { waitUntil: "networkidle" });
    if (answer?.status() !== 200) throw new Error(`${path} answers with ${answer?.status()}`);
    await islandsReady(page);
    await pause(QUIET_MS);
    const { firstPaint, largestPaint, longTasks, moves } = await loadingOf(page);
    const moved = moves.reduce((sum, share) => sum + share, 0);
    return { firstPaint, largestPaint, blocked: blockedBy(longTasks, firstPaint), moved };
  } finally {
    await context.close();
  }
}
