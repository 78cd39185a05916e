import { urls } from "~/web/urls";
import { Browser } from "../pages/client";
import { encodeForm } from "../pages/encode";
import { PASSWORD } from "../platform/residents";
import { arrivals, pauseUntil } from "./load/arrivals";
import { embedded } from "./load/arrangements";
import type { Figure, Measure } from "./measure";
import { percentile } from "./percentile";

const PER_SECOND = 20;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 20);
const WARM_UP_SECONDS = 3;
/** From when a person has opened the form until she presses the button. */
const TYPING_MS = 1_000;
const BUTTON = "Accedi";

/** Milliseconds that a person waited: for the form, for the answer to her password, and for the home page after it. */
interface Waits {
  form: number;
  signIn: number;
  home: number;
}

/**
 * People who sign in at one server with its embedded database, a new one every 50 ms: each opens the form in a browser of
 * her own, sends it with its token against forgery and her password, and is led to the home page. The limits on attempts are
 * those of an installation: everyone signs in once, to an account of her own, and of all who come from this machine only
 * those count who are not in yet. The goal is for the answer to the password, counted from when the button was to be pressed.
 */
export const signIn: Measure = {
  about: `${PER_SECOND} sign-ins a second for ${SECONDS} seconds, load generator on the same cores`,
  async run() {
    const { servers, people, taken, stop } = await embedded();
    const base = servers[0]?.url ?? "";
    const signedIn = async (seconds: number) => {
      const emails = await people(PER_SECOND * seconds);
      const before = taken().servers;
      const outcomes = await arrivals({ perSecond: PER_SECOND, seconds }, (due, turn) =>
        enters(base, emails[turn] ?? "", due).catch((error: unknown) => String(error)),
      );
      return { outcomes, processor: taken().servers - before };
    };
    try {
      await signedIn(WARM_UP_SECONDS);
      const { outcomes, processor } = await signedIn(SECONDS);
      return figuresOf(outcomes, processor);
    } finally {
      await stop();
    }
  },
};

/** One person signs in; it is a fault to be led anywhere else than to the home page. */
async function enters(base: string, email: string, due: number): Promise<Waits> {
  const browser = new Browser(base);
  const page = await browser.get(urls.login());
  const form = performance.now() - due;
  const filledIn = page.form({ button: BUTTON }).fill({ Email: email, Password: PASSWORD });
  const { url, encType, entries } = filledIn.posting(BUTTON);
  const pressed = Math.max(due + TYPING_MS, performance.now());
  await pauseUntil(pressed);
  const answer = await browser.once({ url, method: "POST", ...encodeForm(entries, encType) });
  const led = performance.now();
  const { location } = answer.headers;
  if (location !== urls.home()) throw new Error(`A sign-in answers ${answer.status}, to ${location}`);
  const home = await browser.once({
    url: location,
    method: "GET",
    headers: { "Accept-Encoding": "gzip" },
  });
  if (home.status !== 200) throw new Error(`The home page answers ${home.status}`);
  return { form, signIn: led - pressed, home: performance.now() - led };
}

/** `processor`: seconds that the server took. */
function figuresOf(outcomes: (Waits | string)[], processor: number): Figure[] {
  const waits = outcomes.filter((outcome) => typeof outcome !== "string");
  const faults = outcomes.filter((outcome) => typeof outcome === "string");
  for (const fault of new Set(faults)) console.log(`  ${fault}`);
  const at = (share: number, of: keyof Waits) =>
    percentile(
      waits.map((wait) => wait[of]),
      share,
    );
  return [
    { name: "sign-ins", value: waits.length, unit: "" },
    { name: "errors", value: faults.length, unit: "", goal: { atMost: 0 } },
    { name: "p50 of a sign-in", value: at(0.5, "signIn"), unit: "ms" },
    { name: "p99 of a sign-in", value: at(0.99, "signIn"), unit: "ms", goal: { atMost: 150 } },
    { name: "p99 of the form before it", value: at(0.99, "form"), unit: "ms" },
    { name: "p99 of the home page after it", value: at(0.99, "home"), unit: "ms" },
    { name: "processor, with both pages", value: (1_000 * processor) / outcomes.length, unit: "ms/sign-in" },
  ];
}
