import { historyUrls, peopleUrls, urls } from "~/web/urls";
import { send } from "../pages/http";
import { signedIn } from "../pages/sign-in";
import { questionOfClass } from "../pages/states";
import { startServer, startTiers } from "../server";
import type { Figure, Measure } from "./measure";
import { percentile } from "./percentile";

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 200);
const WARM_UP = Math.min(ROUNDS, 100);
const ADMIN = "admin@azienda-demo.example";

const PAGES: Record<string, string> = {
  "a question page": questionOfClass("radio"),
  "the home page": urls.home(),
  "the list of questions": urls.survey(),
  "the scoring": urls.scoring(),
  "the benchmark": urls.benchmark(),
  "the history": urls.history(),
  "the question before a restore": historyUrls.restore("public"),
  "the registry": urls.registry(),
  "the people": peopleUrls.list(),
};

/**
 * What it costs a page that the API is another process on the same machine. Each page is fetched from both arrangements
 * in turn, one request at a time, so that what else runs weighs on both alike; the median of each is told.
 */
export const twoTiers: Measure = {
  about: `latency that loopback HTTP adds to a page (median of ${ROUNDS} pairs)`,
  async run() {
    const [whole, tiers] = [await startServer({ demo: true }), await startTiers({ demo: true })];
    try {
      const inProcess = await visitor(whole.url);
      const overHttp = await visitor(tiers.pages.url);
      const figures: Figure[] = [];
      for (const [name, path] of Object.entries(PAGES))
        figures.push(...figuresOf(name, await pairsOf(path, [inProcess, overHttp])));
      return figures;
    } finally {
      await tiers.pages.stop();
      await tiers.api.stop();
      await whole.stop();
    }
  },
};

type Visit = (path: string) => Promise<number>;

/** Milliseconds until a page of this server has arrived whole, for a person who is signed in there. */
async function visitor(url: string): Promise<Visit> {
  const browser = await signedIn({ url }, ADMIN);
  const Cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const headers = { Cookie, Accept: "text/html", "Accept-Encoding": "gzip" };
  return async (path) => {
    const began = performance.now();
    const { status } = await send({ url: url + path, headers });
    const taken = performance.now() - began;
    if (status !== 200) throw new Error(`${url}${path} answers with ${status}`);
    return taken;
  };
}

interface Taken {
  inProcess: number[];
  overHttp: number[];
}

async function pairsOf(path: string, [inProcess, overHttp]: [Visit, Visit]): Promise<Taken> {
  const taken: Taken = { inProcess: [], overHttp: [] };
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const visits = [
      async () => ({ inProcess: await inProcess(path) }),
      async () => ({ overHttp: await overHttp(path) }),
    ];
    // Neither is always the one that finds the caches of the machine warm.
    if (round % 2 === 0) visits.reverse();
    for (const visit of visits) {
      const one: { inProcess?: number; overHttp?: number } = await visit();
      if (round < 0) continue;
      if (one.inProcess !== undefined) taken.inProcess.push(one.inProcess);
      if (one.overHttp !== undefined) taken.overHttp.push(one.overHttp);
    }
  }
  return taken;
}

function figuresOf(name: string, { inProcess, overHttp }: Taken): Figure[] {
  const [one, two] = [percentile(inProcess, 0.5), percentile(overHttp, 0.5)];
  return [
    { name: `${name}, in process`, value: one, unit: "ms" },
    { name: `${name}, in two tiers`, value: two, unit: "ms" },
    { name: "  added", value: two - one, unit: "ms", goal: { atMost: 3 } },
  ];
}
