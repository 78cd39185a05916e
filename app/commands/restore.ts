import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { PROCESS_MARK } from "~/machine/ended-process";
import { DamagedDatabase } from "~/platform/disk/kept-copy";
import { openInstallation } from "~/platform/disk/open-installation";
import { NotRestored, restoreCopy } from "~/platform/disk/restore-copy";
import { NotSealed, openSealed } from "~/platform/disk/sealed-copy";
import { NotMoved } from "~/platform/store/moving/move-store";
import { databaseFile } from "~/platform/store/engines/sqlite";
import { inWords, UnusableStore } from "~/platform/disk/unusable-store";
import { argumentsOrEnd } from "./arguments-or-end";
import { checkNode } from "./check-node";
import { complain } from "./complain";
import { end } from "./end";
import { endWhileServed } from "./end-while-served";
import { openedOrEnd } from "./opened-or-end";
import { refusalWhileServed } from "./server-processes";
import { settingsOrEnd } from "./settings-or-end";

/**
 * `npm run restore -- <copy>`: makes the installation of the settings, which has no data yet, what it was when
 * `npm run backup` made the copy: in a data folder or a PostgreSQL, with its files in the folder or a bucket. A sealed
 * copy is opened with `--key <file>`.
 */
checkNode();
const USAGE =
  "Si scrive così: npm run restore -- <copia>, oppure: npm run restore -- <copia.age> --key <file>; " +
  "in un bucket che ha già file, con --into-bucket <bucket>";
const { values, positionals } = argumentsOrEnd({ options: ["key", "into-bucket"], usage: USAGE });
const [given] = positionals;
/** Without one the settings would make a secret in the folder, where that of the copy belongs. */
const ANY_SECRET = randomBytes(32).toString("hex");
const settings = settingsOrEnd({ SESSION_SECRET: ANY_SECRET, ...process.env });
const { dataDir, databaseUrl } = settings;
if (!given) end(USAGE);
const refusal = refusalWhileServed(settings);
if (refusal !== null) end(refusal);
if (databaseUrl !== null) {
  const db = await openedOrEnd(dataDir, openInstallation(settings));
  await endWhileServed(settings, db);
  await db.destroy();
}
const copy = path.resolve(given);
try {
  const { files, missing, damaged } = await restored(copy, values.key);
  const place = databaseUrl === null ? `in ${dataDir}` : "nel database di DATABASE_URL";
  console.log(`Ripristinati da ${copy} ${place}: database e ${files} file, uguali a quelli della copia.`);
  complain(missing, (count) => `Nella copia mancano ${count} file`);
  complain(damaged, (count) => `${count} file non sono più com'erano stati consegnati`);
} catch (error) {
  end(`Non è stato ripristinato: ${wordsOf(error)}`);
}

/** A sealed copy is opened beside the data, and goes when they are restored. */
async function restored(place: string, key: string | undefined) {
  const restoring = { intoBucket: values["into-bucket"] };
  if (key === undefined) return restoreCopy(place, settings, restoring);
  const identity = /^AGE-SECRET-KEY-\S+$/m.exec(await readFile(key, "utf8"))?.[0];
  if (identity === undefined) throw new NotSealed(`in ${key} non c'è una chiave AGE-SECRET-KEY-….`);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(path.join(dataDir, `.restore-${PROCESS_MARK}-`));
  try {
    await openSealed(place, folder, identity);
    return await restoreCopy(folder, settings, restoring);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function wordsOf(error: unknown): string {
  if (error instanceof DamagedDatabase) return error.message;
  const worded = inWords(error, dataDir, databaseFile(dataDir));
  if (worded instanceof NotRestored || worded instanceof NotMoved || worded instanceof UnusableStore)
    return worded.message;
  return error instanceof Error ? error.message : String(error);
}
