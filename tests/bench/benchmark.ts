import { rmSync } from "node:fs";
import { createDemoStore } from "~/demo/demo-store";
import { seedBenchmark } from "~/demo/population/seed";
import { openStore } from "~/platform/store/engines/sqlite";
import { readSettings } from "~/settings.server";
import { urls } from "~/web/urls";
import { send } from "../pages/http";
import { signedIn } from "../pages/sign-in";
import { answerEverything, completeRegistry, save, shown } from "../platform/answering";
import { makeWorld } from "../platform/world";
import { startServer, temporaryFolder } from "../server";
import type { Figure, Measure } from "./measure";
import { noQuarantine } from "~/platform/quarantine/no-quarantine";

/** Companies in the benchmark; 100,000 take some minutes. */
const COMPANIES = Number(process.env.BENCH_COMPANIES ?? 5_000);
const PAGES = 200;
const ISSUES = 60;
const WARM_UP = 10;
const EMAIL = "a@prova.example";

/** The value at a share of the ordered values: 0.5 is the median. */
const at = (share: number, values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? NaN;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** The page and one that does not exist, in turn, requested by one browser. */
async function pageFigures(): Promise<Figure[]> {
  const dataDir = temporaryFolder();
  const settings = readSettings({ DATA_DIR: dataDir });
  await createDemoStore(settings);
  const db = await openStore(dataDir);
  await seedBenchmark({ db, settings, now: () => new Date(), quarantine: noQuarantine }, COMPANIES);
  await db.destroy();
  const server = await startServer({ dataDir });
  try {
    const browser = await signedIn(server, "admin@azienda-demo.example");
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { Cookie: cookie, Accept: "text/html", "Accept-Encoding": "gzip" };
    const ask = (path: string) => timed(() => send({ url: server.url + path, headers }));
    const paths = {
      empty: "/dashboard/nulla",
      classes: urls.benchmark(),
      potential: urls.benchmark({ scheda: "competitiveness_potential", settore: "C", dimensione: "tutte" }),
    };
    const taken = { empty: [] as number[], classes: [] as number[], potential: [] as number[] };
    for (let run = -PAGES / 4; run < PAGES; run += 1) {
      for (const name of ["empty", "classes", "potential"] as const) {
        const milliseconds = await ask(paths[name]);
        if (run >= 0) taken[name].push(milliseconds);
      }
    }
    const over = (name: "classes" | "potential") => at(0.5, taken[name]) - at(0.5, taken.empty);
    return [
      { name: "an empty page, median", value: at(0.5, taken.empty), unit: "ms" },
      { name: "the benchmark page over it", value: over("classes"), unit: "ms", goal: { atMost: 50 } },
      { name: "its competitiveness tab over it", value: over("potential"), unit: "ms", goal: { atMost: 50 } },
    ];
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** A company that answered everything issues a card every day. */
async function issueFigures(): Promise<Figure[]> {
  const world = await makeWorld();
  try {
    await seedBenchmark(world.parts, COMPANIES);
    const companyId = await world.addCompany();
    await world.addPerson({ email: EMAIL, companyId, isAdmin: true });
    const first = await world.as(EMAIL);
    await completeRegistry(first);
    await answerEverything(first);
    const guid = "v3-env-energia-classe";
    const taken: number[] = [];
    for (let issue = -WARM_UP; issue < ISSUES; issue += 1) {
      world.clock.advance({ hours: 25 });
      const admin = await world.as(EMAIL);
      const { answer } = await shown(admin, guid);
      await save(admin, guid, { classe: issue % 2 === 0 ? "b" : "c" }, { revision: answer.revision });
      const { revision } = await admin("survey.overview", { query: {} });
      const milliseconds = await timed(() => admin("survey.publish", { body: { revision } }));
      if (issue >= 0) taken.push(milliseconds);
    }
    return [
      { name: "issuing a version, median", value: at(0.5, taken), unit: "ms" },
      {
        name: "issuing a version, 95th percentile",
        value: at(0.95, taken),
        unit: "ms",
        goal: { atMost: 100 },
      },
    ];
  } finally {
    await world.close();
  }
}

export const benchmark: Measure = {
  about: `the benchmark with ${COMPANIES.toLocaleString("en")} companies`,
  run: async () => [...(await pageFigures()), ...(await issueFigures())],
};
