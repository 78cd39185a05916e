import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { adminWalk } from "./api/firebase/admin-walk";
import { ensureChromium } from "./chromium";
import { hostedSettings } from "./hosted-environment";
import { standIn } from "./api/firebase/stand-in";
import { journey } from "./api/firebase/journey";
import { type Peer, walk } from "./api/firebase/walk";
import { freePort } from "./server";

/**
 * `npm run identity:emulator`: the real Auth emulator beside the stand-in of the tests. The same calls go to both, and
 * every outcome must be the same; then a journey over the built pages. Needs the registry once, no account and no Java;
 * without the registry it says that it was left out. FIREBASE_AUTH_EMULATOR_HOST: one that runs already.
 */
const TOOLS = "firebase-tools@15";
const PROJECT = "demo-carta";
/** The first start fetches it. */
const START_MS = 600_000;

interface Started {
  host: string;
  stop(): void;
}

async function startEmulator(): Promise<Started> {
  const folder = mkdtempSync(path.join(tmpdir(), "carta-esg-emulator-"));
  const [port, hub, logging] = [await freePort(), await freePort(), await freePort()];
  const on = (at: number | undefined) => ({ host: "127.0.0.1", port: at });
  const emulators = { auth: on(port), hub: on(hub), logging: on(logging), ui: { enabled: false } };
  writeFileSync(path.join(folder, "firebase.json"), JSON.stringify({ emulators }));
  const words = ["--yes", TOOLS, "emulators:start", "--only", "auth", "--project", PROJECT];
  const child = spawn("npx", words, { cwd: folder, stdio: "ignore", detached: true });
  const stop = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, "SIGTERM");
    rmSync(folder, { recursive: true, force: true });
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => {
      stop();
      process.exit(1);
    });
  const until = Date.now() + START_MS;
  const host = `127.0.0.1:${port}`;
  while (!(await answers(host))) {
    if (Date.now() > until || child.exitCode !== null) {
      stop();
      throw new Error("The emulator did not start");
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return { host, stop };
}

/** Fetches the emulator where it is not there yet. */
const canBeFetched = () =>
  spawnSync("npx", ["--yes", TOOLS, "--version"], { stdio: "ignore", timeout: START_MS }).status === 0;

const answers = (host: string) =>
  fetch(`http://${host}/`).then(
    ({ ok }) => ok,
    () => false,
  );

function emulator(host: string): Peer {
  const owner = { Authorization: "Bearer owner", "Content-Type": "application/json" };
  return {
    host,
    async mailedCode(email) {
      const response = await fetch(`http://${host}/emulator/v1/projects/${PROJECT}/oobCodes`);
      const { oobCodes } = (await response.json()) as { oobCodes: { email: string; oobCode: string }[] };
      return oobCodes.findLast((one) => one.email === email)?.oobCode ?? "";
    },
    async disable(localId, disableUser) {
      const address = `http://${host}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:update`;
      const body = JSON.stringify({ localId, disableUser });
      const { ok } = await fetch(address, { method: "POST", headers: owner, body });
      if (!ok) throw new Error("The emulator did not change the account");
    },
  };
}

async function adminOverStandIn() {
  const service = await standIn({ isEmulator: true, project: PROJECT });
  service.hidesAddresses = false;
  const outcomes = await adminWalk(service.host, PROJECT);
  service.close();
  return outcomes;
}

/** The journey of the browser tests, from the registration to the card, with and without script. */
function wholeJourney(host: string): boolean {
  const environment = { ...hostedSettings(host), FIREBASE_PROJECT_ID: PROJECT };
  const words = ["playwright", "test", "-c", "tests/playwright.config.ts", "journey.spec", "--reporter=line"];
  const { status } = spawnSync("npx", [...words, "--grep", "a company registers"], {
    stdio: "inherit",
    env: { ...process.env, ...environment, CHROMIUM_PATH: ensureChromium(console.log) },
  });
  return status === 0;
}

async function overStandIn() {
  const service = await standIn();
  service.hidesAddresses = false;
  const outcomes = await walk({
    host: service.host,
    mailedCode: async (email) => service.mails.findLast((mail) => mail.email === email)?.code ?? "",
    disable: async (uid, isDisabled) => service.changeByUid(uid, { isDisabled }),
  });
  service.close();
  return outcomes;
}

const given = process.env.FIREBASE_AUTH_EMULATOR_HOST;
if (!given && !canBeFetched()) {
  console.log(`skipped: ${TOOLS} could not be fetched`);
  process.exit(0);
}
const started = given ? { host: given, stop: () => undefined } : await startEmulator();
try {
  const real = [...(await walk(emulator(started.host))), ...(await adminWalk(started.host, PROJECT))];
  const ours = [...(await overStandIn()), ...(await adminOverStandIn())];
  const pairs = real.map(([step, outcome], index) => ({ step, outcome, own: ours[index]?.[1] }));
  const isSame = ({ outcome, own }: (typeof pairs)[number]) => isDeepStrictEqual(outcome, own);
  for (const pair of pairs) {
    const { step, outcome, own } = pair;
    const words = isSame(pair)
      ? JSON.stringify(outcome)
      : `${JSON.stringify(outcome)} ≠ ${JSON.stringify(own)}`;
    console.log(`${isSame(pair) ? "same     " : "DIFFERENT"} ${step}: ${words}`);
  }
  const same = pairs.filter(isSame).length;
  await journey(emulator(started.host));
  console.log("same      the journey over the pages, from the registration to a disabled account");
  const isWhole = wholeJourney(started.host);
  console.log(
    `${isWhole ? "done     " : "FAILED   "} the whole journey to the card, with and without script`,
  );
  const failed = pairs.length - same + (isWhole ? 0 : 1);
  console.log(`${pairs.length + 2 - failed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  started.stop();
}
