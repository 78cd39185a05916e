import path from "node:path";
import { hasDatabase } from "~/demo/demo-store";
import { inWords, refuseEmptied } from "~/platform/disk/unusable-store";
import { bucketTrials } from "~/platform/health/bucket-check";
import { broken, type Check, good, type Looked, lookAt } from "~/platform/health/check";
import { modesCheck, spaceCheck } from "~/platform/health/folder-checks";
import { keysChecks } from "~/platform/health/keys-check";
import { withRestoredCopy } from "~/platform/health/restored-copy";
import { serverClockCheck } from "~/platform/health/server-clock-check";
import { standbyCheck } from "~/platform/health/standby-check";
import {
  clockCheck,
  filesCheck,
  integrityCheck,
  jobsCheck,
  mailQueueCheck,
  storeCheck,
  trailCheck,
} from "~/platform/health/store-checks";
import type { PlatformParts } from "~/platform/scope";
import { databaseFile } from "~/platform/store/engines/sqlite";
import { hasSecrets, keysOf, readSecrets } from "~/secrets.server";
import { readSettings, type Settings } from "~/settings.server";
import { adviceCheck, mailCheck, nodeCheck, secretCheck } from "./doctor/installation-checks";
import { serverCheck } from "./doctor/server-check";

/**
 * `npm run doctor`: looks at everything an installation needs, changes nothing, and says what to mend. Ends with 1 if
 * something is broken.
 */
const MARKS = { good: "ok   ", warning: "avviso", broken: "ROTTO" } as const;

async function examine(): Promise<Looked[]> {
  const dataDir = path.resolve(process.env.DATA_DIR || "./data");
  const first = await lookAt([nodeCheck(), secretCheck(dataDir)]);
  const settings = settingsApart();
  if (!("dataDir" in settings)) return [...first, settings];
  const own = await lookAt([adviceCheck(settings), mailCheck(settings), serverCheck(settings)]);
  if (settings.upstreamUrl !== null) return [...first, ...own];
  return [...first, ...own, ...(await lookAtData(settings))];
}

/** The settings without the kept secret, which has a check of its own; or what is wrong with them. */
function settingsApart(): Settings | Looked {
  const isGiven = process.env.SESSION_SECRET || process.env.SESSION_SECRET_BEFORE;
  const stand = isGiven ? {} : { SESSION_SECRET: "only for this examination 0123456789" };
  try {
    const settings = readSettings({ ...process.env, ...stand });
    return isGiven || !hasSoundSecrets(settings.dataDir)
      ? settings
      : { ...settings, keys: keysOf(readSecrets(settings.dataDir)) };
  } catch (error) {
    return { name: "impostazioni", ...broken(error instanceof Error ? error.message : String(error)) };
  }
}

function hasSoundSecrets(dataDir: string): boolean {
  try {
    return hasSecrets(dataDir) && readSecrets(dataDir).length > 0;
  } catch {
    return false;
  }
}

async function lookAtData(settings: Settings): Promise<Looked[]> {
  const { dataDir, databaseUrl, databaseReadUrl } = settings;
  if (databaseUrl === null && !hasDatabase(dataDir)) {
    const hint = hasDatabase(path.join(dataDir, "demo"))
      ? ` I dati dimostrativi sono in ${dataDir}/demo.`
      : "";
    const words = `In ${dataDir} non c'è un archivio: indica la cartella con DATA_DIR.${hint}`;
    return [{ name: "archivio", ...broken(words) }];
  }
  const folder = await lookAt([
    modesCheck(settings),
    spaceCheck(settings),
    ...bucketTrials(settings),
    ...(databaseUrl === null ? [] : [serverClockCheck(databaseUrl)]),
    ...(databaseReadUrl === null ? [] : [standbyCheck(databaseReadUrl)]),
  ]);
  try {
    if (databaseUrl === null) refuseEmptied(dataDir, databaseFile(dataDir));
    return [...folder, ...(await withRestoredCopy(settings, (copy) => lookAt(copyChecks(copy, settings))))];
  } catch (error) {
    const worded = inWords(error, dataDir, databaseFile(dataDir));
    return [
      ...folder,
      { name: RESTORE, ...broken(worded instanceof Error ? worded.message : String(worded)) },
    ];
  }
}

const RESTORE = "copia e ripristino";

/** All that can be seen in a copy that was taken and restored just now. */
const copyChecks = (
  copy: Pick<PlatformParts, "db" | "settings" | "now">,
  { databaseUrl }: Settings,
): Check[] => [
  storeCheck(copy),
  integrityCheck(copy),
  filesCheck(copy),
  // Its signatures can only be checked with the keys that made them.
  ...(process.env.SESSION_SECRET || hasSoundSecrets(copy.settings.dataDir) ? [trailCheck(copy)] : []),
  ...(databaseUrl === null ? [] : keysChecks(copy)),
  clockCheck(copy),
  mailQueueCheck(copy),
  jobsCheck(copy),
  { name: RESTORE, look: () => good("Una copia fatta ora si ripristina e si apre.") },
];

const looked = await examine();
for (const { name, state, words } of looked) console.log(`${MARKS[state].padEnd(6)}  ${name}: ${words}`);
process.exitCode = looked.some(({ state }) => state === "broken") ? 1 : 0;
