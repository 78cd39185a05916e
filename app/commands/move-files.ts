import { existsSync } from "node:fs";
import path from "node:path";
import { openInstallation } from "~/platform/disk/open-installation";
import { bucketAdvice } from "~/platform/disk/unusable-bucket";
import { BucketTrouble } from "~/platform/storage/bucket-trouble";
import { carryFiles } from "~/platform/storage/carry-files";
import { folderStorage } from "~/platform/storage/folder-storage";
import { bucketOf } from "~/platform/storage/storage";
import { checkNode } from "./check-node";
import { complain } from "./complain";
import { end } from "./end";
import { endWhileServed } from "./end-while-served";
import { openedOrEnd } from "./opened-or-end";
import { settingsOrEnd } from "./settings-or-end";

/**
 * `npm run move-files -- <folder> bucket`: every file that the database names, from a folder into the bucket of the settings,
 * or back. Each is compared with the SHA-256 of its row on both sides; nothing is removed. The server stands still meanwhile.
 */
const BUCKET = "bucket";

checkNode();
const [from, to] = process.argv.slice(2);
const settings = settingsOrEnd(process.env);
if (!from || !to || (from === BUCKET) === (to === BUCKET))
  end(
    "Si scrive così: npm run move-files -- <cartella> bucket, oppure npm run move-files -- bucket <cartella>",
  );
const storage = bucketOf(settings);
if (storage === null)
  end("Nessun bucket: servono le impostazioni S3_BUCKET e le altre (docs/operations.md).");
if (from !== BUCKET && !existsSync(from)) end(`La cartella ${path.resolve(from)} non c'è.`);

const storageAt = (place: string) => (place === BUCKET ? storage : folderStorage(path.resolve(place)));
const db = await openedOrEnd(settings.dataDir, openInstallation(settings));
await endWhileServed(settings, db);
try {
  const named = await db.selectFrom("attachment").select(["id", "sha256"]).orderBy("id").execute();
  const { files, missing, damaged } = await carryFiles(named, storageAt(from), storageAt(to));
  console.log(
    `In ${to} ci sono ${files} file su ${named.length}, uguali a quelli di ${from}: SHA-256 per SHA-256.`,
  );
  complain(missing, (count) => `${count} file mancano`);
  complain(damaged, (count) => `${count} file non sono più com'erano stati consegnati`);
} catch (error) {
  process.exitCode = 1;
  console.error(
    `I file non sono stati spostati tutti: ${wordsOf(error)} Ripeti il comando: riprende da dove era.`,
  );
} finally {
  await db.destroy();
}

function wordsOf(error: unknown): string {
  if (error instanceof BucketTrouble) return bucketAdvice(error, settings.bucket?.name ?? "");
  return error instanceof Error ? error.message : String(error);
}
