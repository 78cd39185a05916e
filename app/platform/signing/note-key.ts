import { log } from "~/log.server";
import type { PlatformParts } from "../scope";
import { newestSigningKey, noteSigningKey } from "../store/publicity/signing-keys";
import { write } from "../store/write";
import { publicKeys } from "./signature";

/**
 * Writes down in PostgreSQL which key this server signs with, for the others to compare. A store that takes nothing now refuses
 * no start: the next one writes it down.
 */
export async function noteOwnKey({ db, settings, now }: Pick<PlatformParts, "db" | "settings" | "now">) {
  const [own] = publicKeys(settings);
  if (settings.databaseUrl === null || own === undefined) return;
  try {
    if ((await newestSigningKey(db)) === own.kid) return;
    await write(db, null, (trx) => noteSigningKey(trx, own.kid, now().toISOString()));
  } catch (error) {
    log.error(error, "The key that signs cards was not written down");
  }
}
