import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { surveyUrls, urls } from "~/web/urls";
import { RIVA_ADMIN } from "~/demo/edilizia-riva";
import { CONTI_ADMIN } from "~/demo/sartoria-conti";
import type { Browser } from "../pages/client";
import { send } from "../pages/http";
import { signedIn } from "../pages/sign-in";
import { questionOfClass } from "../pages/states";
import { startServer, temporaryFolder, type TestServer } from "../server";
import { forgetMade, made } from "./kept-files";
import type { Figure, Measure } from "./measure";
import { shareOfOthers } from "./other-programs";
import { percentile } from "./percentile";

const PRELOADED = fileURLToPath(new URL("loop-log.cjs", import.meta.url));
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 40);
/** A page is asked for at fixed times, whether or not the one before has come. */
const EVERY_MS = 40;
const WARM_UP = 3;
/** The ten are asked for one after the other, sooner than they can be made; asked at once they would wait for each other's pages. */
const ARRIVE_MS = 40;
/** A pair of rounds counts if other programs took no larger share of the machine meanwhile. */
const QUIET = Number(process.env.BENCH_QUIET ?? 0.1);
const MOST_ROUNDS = 4 * ROUNDS;

const READER = "admin@azienda-demo.example";
/** Each has answers; one company's documents are made one after the other. */
const COMPANIES = [
  READER,
  "admin@azienda-abilitata.example",
  "admin@abilitata-servizi.example",
  RIVA_ADMIN,
  CONTI_ADMIN,
];
const ways = surveyUrls(null);
const DOCUMENTS = [ways.reportPdf(), ways.sheetPdf("client")];
const SCORING = { url: urls.scoring(), method: "GET" } as const;
const PAGES = [
  urls.home(),
  urls.survey(),
  questionOfClass("radio"),
  urls.level("full"),
  urls.scoring(),
  urls.plan(),
  urls.history(),
];

/**
 * What pages wait while ten documents are made, and while none is. Rounds of both kinds alternate and last equally long,
 * so that what else runs on the machine weighs on both alike. Where no document is made, the same ten people ask for a
 * page at the same times: what is compared is the making, not the asking.
 */
export const documents: Measure = {
  about: `other pages while ten documents are made (${ROUNDS} rounds with them, ${ROUNDS} without)`,
  async run() {
    const folder = temporaryFolder();
    const log = path.join(folder, "loop.jsonl");
    const environment = { NODE_OPTIONS: `--require ${PRELOADED}`, LOOP_LOG: log };
    const server = await startServer({ demo: true, environment });
    try {
      const [reader, ...others] = await Promise.all(COMPANIES.map((email) => signedIn(server, email)));
      if (!reader) throw new Error("No reader");
      const makers = [reader, ...others];
      for (let round = 0; round < WARM_UP; round += 1) {
        await Promise.all([allMade(server, makers), pagesUntil(reader, pause(1_500))]);
      }
      const none = emptySeries();
      const ten = emptySeries();
      for (let round = 0; round < MOST_ROUNDS && ten.looks.length < ROUNDS; round += 1) {
        const [meanwhile, without] = [emptySeries(), emptySeries()];
        const others = await shareOfOthers(server.pid, async () => {
          await looked(server, log);
          const began = performance.now();
          meanwhile.waits.push(...(await pagesUntil(reader, allMade(server, makers))));
          const lasted = performance.now() - began;
          meanwhile.lasted.push(lasted);
          meanwhile.looks.push(await looked(server, log));
          const asked = Promise.all([pause(lasted), arriving(makers, (maker) => maker.once(SCORING))]);
          without.waits.push(...(await pagesUntil(reader, asked)));
          without.looks.push(await looked(server, log));
        });
        if (others !== null && others > QUIET) continue;
        add(none, without);
        add(ten, meanwhile);
      }
      return figuresOf(none, ten);
    } finally {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

interface Look {
  cpu: NodeJS.CpuUsage;
  late: number;
  most: number;
}

interface Series {
  /** Milliseconds from when a page was due until it was there. */
  waits: number[];
  looks: Look[];
  lasted: number[];
}

function add(all: Series, one: Series): void {
  all.waits.push(...one.waits);
  all.looks.push(...one.looks);
  all.lasted.push(...one.lasted);
}

const emptySeries = (): Series => ({ waits: [], looks: [], lasted: [] });

function figuresOf(none: Series, ten: Series): Figure[] {
  const at = (share: number): Figure[] => {
    const name = `p${100 * share}`;
    const [without, meanwhile] = [percentile(none.waits, share), percentile(ten.waits, share)];
    return [
      { name: `${name} of a page, no document`, value: without, unit: "ms" },
      { name: `${name} of a page, ten documents`, value: meanwhile, unit: "ms" },
      {
        name: `${name}: longer by`,
        value: 100 * (meanwhile / without - 1),
        unit: "%",
        ...(share === 0.99 ? { goal: { atMost: 20 } } : {}),
      },
    ];
  };
  const middle = (values: number[]) => percentile(values, 0.5);
  return [
    { name: "pairs of rounds on a quiet machine", value: ten.looks.length, unit: "" },
    { name: "pages asked for in each kind of round", value: ten.waits.length, unit: "" },
    { name: "ten documents made in", value: middle(ten.lasted), unit: "ms" },
    ...[0.5, 0.95, 0.99].flatMap(at),
    { name: "server CPU of a page, no document", value: cpuOf(none) / none.waits.length, unit: "ms" },
    {
      name: "server CPU of a document, beyond its pages",
      value: (cpuOf(ten) - (cpuOf(none) * ten.waits.length) / none.waits.length) / (10 * ten.looks.length),
      unit: "ms",
    },
    {
      name: "event loop late, p99, no document",
      value: middle(none.looks.map(({ late }) => late)),
      unit: "ms",
    },
    {
      name: "event loop late, p99, ten documents",
      value: middle(ten.looks.map(({ late }) => late)),
      unit: "ms",
    },
    {
      name: "event loop late at most, no document",
      value: middle(none.looks.map(({ most }) => most)),
      unit: "ms",
    },
    {
      name: "event loop late at most, ten documents",
      value: middle(ten.looks.map(({ most }) => most)),
      unit: "ms",
    },
  ];
}

/** What the server took in all rounds, in milliseconds. */
const cpuOf = ({ looks }: Series): number =>
  looks.reduce((sum, { cpu: { user, system } }) => sum + (user + system) / 1000, 0);

/** Asks for every document, none of which is kept, and waits for the last. */
async function allMade(server: TestServer, makers: Browser[]): Promise<void> {
  forgetMade(server);
  await arriving(makers, made);
}

/** Each of the makers comes for each of the documents, one after the other; resolves when the last has what it came for. */
async function arriving(
  makers: Browser[],
  come: (maker: Browser, document: string) => Promise<unknown>,
): Promise<void> {
  const coming = makers.flatMap((maker) => DOCUMENTS.map((document) => ({ maker, document })));
  await Promise.all(
    coming.map(async ({ maker, document }, place) => {
      await pause(place * ARRIVE_MS);
      await come(maker, document);
    }),
  );
}

/** Asks for pages until something is over; each wait is counted from when its page was due. */
async function pagesUntil(reader: Browser, over: Promise<unknown>): Promise<number[]> {
  const cookie = [...reader.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const headers = { Cookie: cookie, Accept: "text/html", "Accept-Encoding": "gzip" };
  let isOver = false;
  void over.finally(() => (isOver = true)).catch(() => undefined);
  const began = performance.now();
  const asked: Promise<number>[] = [];
  for (let turn = 0; !isOver; turn += 1) {
    const due = began + turn * EVERY_MS;
    const early = due - performance.now();
    if (early > 0) await pause(early);
    asked.push(waited(reader.base + (PAGES[turn % PAGES.length] ?? ""), headers));
  }
  await over;
  return Promise.all(asked);
}

async function waited(url: string, headers: Record<string, string>): Promise<number> {
  const began = performance.now();
  const { status } = await send({ url, headers });
  if (status !== 200) throw new Error(`${url} answers with ${status}`);
  return performance.now() - began;
}

async function looked({ pid }: TestServer, log: string): Promise<Look> {
  writeFileSync(log, "");
  process.kill(pid, "SIGUSR2");
  for (;;) {
    const line = readFileSync(log, "utf8");
    if (line.endsWith("\n")) return JSON.parse(line) as Look;
    await pause(2);
  }
}
