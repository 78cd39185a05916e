import { loadPopulation } from "~/demo/population/load-population";
import { rebuildBenchmark } from "~/platform/benchmark/rebuild";
import { makeWorld, type World } from "../platform/world";
import type { Figure, Measure } from "./measure";

/** Invented companies; most of them have a card. 4,000 take some minutes to invent. */
const COMPANIES = Number(process.env.BENCH_COMPANIES ?? 4_000);
/** Of computing: a server that was just updated answers people meanwhile. */
const MOST_MS_A_COMPANY = 10;

const TABLES = ["benchmark_entry", "benchmark_row", "benchmark_question"] as const;

async function forgetBenchmark({ db }: World): Promise<void> {
  for (const table of TABLES) await db.deleteFrom(table).execute();
}

/** Forgets the second half of the companies: what a rebuild leaves that ended in the middle. */
async function forgetHalf({ db }: World): Promise<void> {
  const ids = await db.selectFrom("benchmark_entry").select("company_id").orderBy("company_id").execute();
  const middle = ids[Math.floor(ids.length / 2)]?.company_id ?? "";
  await db.deleteFrom("benchmark_entry").where("company_id", ">=", middle).execute();
}

async function timed(name: string, { parts }: World): Promise<Figure[]> {
  const began = performance.now();
  const cpu = process.cpuUsage();
  const { companies, entries, rows } = await rebuildBenchmark(parts);
  const elapsed = performance.now() - began;
  const { user, system } = process.cpuUsage(cpu);
  return [
    {
      name: `${name}: ${companies} cards, ${entries} entries, ${rows} rows`,
      value: elapsed / 1000,
      unit: "s",
    },
    {
      name: `${name}: computing, a company`,
      value: (user + system) / 1000 / Math.max(1, companies),
      unit: "ms",
      goal: { atMost: MOST_MS_A_COMPANY },
    },
  ];
}

export const rebuild: Measure = {
  about: `rebuilding the benchmark of ${COMPANIES.toLocaleString("en")} invented companies`,
  async run() {
    const world = await makeWorld();
    try {
      await loadPopulation(world.parts, COMPANIES);
      const right = await timed("nothing is wrong", world);
      await forgetBenchmark(world);
      const empty = await timed("after an update that empties it", world);
      await forgetHalf(world);
      const half = await timed("begun again in the middle", world);
      return [...right, ...empty, ...half];
    } finally {
      await world.close();
    }
  },
};
