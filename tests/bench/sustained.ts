import { send } from "../pages/http";
import { signedIn } from "../pages/sign-in";
import { questionOfClass } from "../pages/states";
import { startServer, type TestServer } from "../server";
import { arrivals } from "./load/arrivals";
import { secondsOf } from "./load/process-time";
import type { Figure, Measure } from "./measure";
import { percentile } from "./percentile";

/** Requests a second, step by step; the goal is among them. */
const RATES = [50, 75, 100, 125, 150, 200, 300, 460];
const SECONDS = Number(process.env.BENCH_SECONDS ?? 10);
const WARM_UP = { perSecond: 50, seconds: 5 };
/** Milliseconds. */
const MOST_AT_P99 = 250;

interface Step {
  rate: number;
  /** Milliseconds from when a request was due until its answer had arrived whole. */
  p99: number;
  errors: number;
  /** Seconds of the processor that the server took in each second. */
  cores: number;
}

/**
 * How many requests a second one server process with its embedded database keeps up with: a question page, signed in and
 * packed, asked for at fixed times whether or not the answers before have come. The rate grows until the p99 is too long or
 * a request fails. Where the process takes more than one core, in threads beside its own, the rate is also divided by them.
 */
export const sustained: Measure = {
  about: `requests a second that a question page keeps up with for ${SECONDS} seconds at a p99 of ${MOST_AT_P99} ms, load generator on the same cores`,
  async run() {
    const server = await startServer({ demo: true });
    try {
      const browser = await signedIn(server, "admin@azienda-demo.example");
      const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      await arrivals(WARM_UP, (due) => asked(server, cookie, due));
      const kept: Step[] = [];
      for (const rate of RATES) {
        const step = await stepped(server, cookie, rate);
        if (step.errors > 0 || step.p99 > MOST_AT_P99) return figuresOf(kept, step);
        kept.push(step);
      }
      return figuresOf(kept);
    } finally {
      await server.stop();
    }
  },
};

async function stepped(server: TestServer, cookie: string, rate: number): Promise<Step> {
  const [before, began] = [secondsOf(server.pid), performance.now()];
  const outcomes = await arrivals({ perSecond: rate, seconds: SECONDS }, (due) => asked(server, cookie, due));
  const lasted = (performance.now() - began) / 1_000;
  const waits = outcomes.filter((outcome) => typeof outcome === "number");
  const faults = outcomes.filter((outcome) => typeof outcome === "string");
  for (const fault of new Set(faults)) console.log(`  ${rate} requests/s: ${fault}`);
  return {
    rate,
    p99: percentile(waits, 0.99),
    errors: faults.length,
    cores: (secondsOf(server.pid) - before) / lasted,
  };
}

/** Milliseconds of one request since it was due, or in words why it failed. */
async function asked({ url }: TestServer, cookie: string, due: number): Promise<number | string> {
  const headers = { Cookie: cookie, Accept: "text/html", "Accept-Encoding": "gzip" };
  try {
    const { status } = await send({ url: url + questionOfClass("radio"), headers });
    return status === 200 ? performance.now() - due : `The question page answers ${status}`;
  } catch (error) {
    return String(error);
  }
}

/** `missed`: the first step that the server did not keep up with, if there was one. */
function figuresOf(kept: Step[], missed?: Step): Figure[] {
  const highest = kept.at(-1);
  const toACore = highest ? highest.rate / Math.max(1, highest.cores) : 0;
  return [
    { name: "highest rate", value: highest?.rate ?? 0, unit: "requests/s" },
    { name: "highest rate to a core", value: toACore, unit: "requests/s", goal: { atLeast: 150 } },
    ...(highest ? ofStep("highest rate", highest) : []),
    ...(missed ? ofStep(`next step, ${missed.rate} requests/s`, missed) : []),
  ];
}

const ofStep = (name: string, { p99, errors, cores }: Step): Figure[] => [
  { name: `${name}: p99`, value: p99, unit: "ms" },
  { name: `${name}: errors`, value: errors, unit: "" },
  { name: `${name}: processor, server`, value: cores, unit: "cores" },
];
