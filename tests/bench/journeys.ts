import { setTimeout as pause } from "node:timers/promises";
import { PASSWORD } from "../platform/residents";
import { type Arrangement, embedded, embeddedWith, onPostgres } from "./load/arrangements";
import { type Met, nothingMet, walk } from "./load/walk";
import type { Figure, Measure } from "./measure";
import { percentile } from "./percentile";

const CLIENTS = Number(process.env.BENCH_CLIENTS ?? 100);
/** With what comes before and after them, about 108 requests of each client. */
const ANSWERS = Number(process.env.BENCH_ANSWERS ?? 46);
/** People do not all begin in the same second. */
const ARRIVING_MS = 10_000;
/** Clients that wait for nothing. */
const HURRIED = 12;
const HURRIED_ANSWERS = 20;
const PROCESSES = 2;
const SEVERAL = `embedded, ${PROCESSES} processes`;

interface Walked extends Met {
  requests: number;
  seconds: number;
  /** Milliseconds of the processor for each request. */
  servers: number;
  database: number;
}

interface Crowd {
  clients: number;
  answers: number;
  arrivingMs: number;
  wait(): number;
}

/** All the people of a crowd at once, each through one of the servers. */
async function walked({ servers, people, taken }: Arrangement, crowd: Crowd): Promise<Walked> {
  const { clients, answers, arrivingMs, wait } = crowd;
  const emails = await people(clients);
  const met = nothingMet();
  const before = taken();
  const began = performance.now();
  await Promise.all(
    emails.map(async (email, index) => {
      await pause((index * arrivingMs) / clients);
      const base = servers[index % servers.length]?.url ?? "";
      await walk({ base, email, password: PASSWORD, answers, wait }, met);
    }),
  );
  const seconds = (performance.now() - began) / 1_000;
  const after = taken();
  const requests = met.times.GET.length + met.times.POST.length;
  const each = (spent: number) => (1_000 * spent) / requests;
  return {
    ...{ ...met, requests, seconds },
    servers: each(after.servers - before.servers),
    database: each(after.database - before.database),
  };
}

const PEOPLE: Crowd = {
  clients: CLIENTS,
  answers: ANSWERS,
  arrivingMs: ARRIVING_MS,
  wait: () => 1_000 + Math.random() * 1_000,
};

/** The first pages of every address are read whole: that is not to happen while others wait. */
const WARMING_UP: Crowd = { ...PEOPLE, clients: HURRIED, arrivingMs: 0, wait: () => 0 };

const IN_A_HURRY: Crowd = { clients: HURRIED, answers: HURRIED_ANSWERS, arrivingMs: 0, wait: () => 0 };

const GOAL = { goal: { atMost: 100 } };

function figuresOf(name: string, met: Walked): Figure[] {
  const late = (method: "GET" | "POST") => percentile(met.times[method], 0.99);
  for (const fault of new Set(met.faults)) console.log(`  ${name}: ${fault}`);
  return [
    { name: `${name}: requests`, value: met.requests, unit: "" },
    { name: `${name}: errors`, value: met.faults.length, unit: "", goal: { atMost: 0 } },
    { name: `${name}: p99 of pages`, value: late("GET"), unit: "ms", ...GOAL },
    { name: `${name}: p99 of posts`, value: late("POST"), unit: "ms", ...GOAL },
    { name: `${name}: processor, servers`, value: met.servers, unit: "ms/request" },
    ...(met.database === 0
      ? []
      : [{ name: `${name}: processor, PostgreSQL`, value: met.database, unit: "ms/request" }]),
  ];
}

const rateOf = ({ requests, seconds }: Walked): number => requests / seconds;
const costOf = ({ servers, database }: Walked): number => servers + database;

/** Every arrangement warms up, walks as people do, and then as fast as it can. */
async function measured(name: string, arrangement: Arrangement) {
  try {
    await walked(arrangement, WARMING_UP);
    const people = await walked(arrangement, PEOPLE);
    const hurried = await walked(arrangement, IN_A_HURRY);
    return { figures: figuresOf(name, people), hurried };
  } finally {
    await arrangement.stop();
  }
}

/** Journeys of many people over both engines, and what a second instance costs and brings. */
export const journeys: Measure = {
  about: `journeys of ${CLIENTS} people with one to two seconds between pages, load generator on the same cores`,
  async run() {
    const one = await measured("embedded", await embedded());
    const several = await measured(SEVERAL, await embeddedWith(PROCESSES));
    const figures = [
      ...one.figures,
      { name: "embedded: without waits", value: rateOf(one.hurried), unit: "requests/s" },
      ...several.figures,
      { name: `${SEVERAL}: without waits`, value: rateOf(several.hurried), unit: "requests/s" },
    ];
    const single = await onPostgres(1);
    if (!single) return figures;
    const alone = await measured("PostgreSQL", single);
    const double = await onPostgres(2);
    if (!double) return figures;
    const both = await measured("PostgreSQL, two instances", double);
    return [
      ...figures,
      ...alone.figures,
      ...both.figures,
      { name: "one instance: without waits", value: rateOf(alone.hurried), unit: "requests/s" },
      {
        name: "two instances to one: requests",
        value: rateOf(both.hurried) / rateOf(alone.hurried),
        unit: "×",
      },
      {
        name: "two instances to one: processor of a request",
        value: costOf(both.hurried) / costOf(alone.hurried),
        unit: "×",
        goal: { atMost: 1.1 },
      },
    ];
  },
};
