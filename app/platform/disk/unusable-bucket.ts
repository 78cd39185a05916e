import { log } from "~/log.server";
import type { Db, PlatformSettings } from "../scope";
import { type BucketFault, BucketTrouble } from "../storage/bucket-trouble";
import { bucketOf } from "../storage/storage";
import { UnusableStore } from "./unusable-store";

const ADVICE: Record<BucketFault, (name: string, answer: string) => string> = {
  away: (name, answer) =>
    `Il bucket ${name} non risponde (${answer}). Controlla che il suo server sia acceso e S3_ENDPOINT giusto.`,
  refused: (name, answer) =>
    `Il bucket ${name} non accetta le richieste (${answer}). Controlla S3_BUCKET, S3_REGION, la chiave e i suoi permessi.`,
  full: (name) =>
    `Il bucket ${name} è pieno e non prende più file: libera spazio, oppure alza il suo limite.`,
};

/** The trouble of a bucket for the operator: what it answered, and what to do. */
export const bucketAdvice = ({ fault, message }: BucketTrouble, name: string): string =>
  ADVICE[fault](name, message);

type Place = Pick<PlatformSettings, "dataDir" | "bucket">;

/**
 * Throws UnusableStore where the bucket, if there is one, is not the one of this database: its files would be missing, or
 * those of another be swept. A bucket that keeps silent refuses no start, since all but files works without it.
 */
export async function refuseOtherBucket(db: Db, settings: Place): Promise<void> {
  const [storage, name] = [bucketOf(settings), settings.bucket?.name ?? ""];
  if (storage === null) return;
  const hasFiles = await storage.hasFiles().catch((error: unknown) => {
    if (!(error instanceof BucketTrouble)) throw error;
    const words = bucketAdvice(error, name);
    if (error.fault !== "away") throw new UnusableStore(words, { cause: error });
    log.error(error, words);
    return null;
  });
  if (hasFiles === null) return;
  const row = (table: "attachment" | "company") =>
    db.selectFrom(table).select("id").limit(1).executeTakeFirst();
  if (!hasFiles && (await row("attachment")) !== undefined) {
    throw new UnusableStore(
      `Nel bucket ${name} non ci sono file, ma il database ne nomina. Controlla S3_BUCKET; i file di una cartella vi si ` +
        "portano con npm run move-files.",
    );
  }
  if (hasFiles && (await row("company")) === undefined) {
    throw new UnusableStore(
      `Nel bucket ${name} ci sono i file di un archivio, ma il database è vuoto. Rimettilo da una copia di sicurezza; per ` +
        "cominciare davvero da capo, indica un bucket nuovo.",
    );
  }
}
