import { spoolFolderIn, sweepSpool } from "~/bodies/spool-folder";
import { clearLeftovers } from "../disk/leftovers";
import { hourly } from "../jobs/hourly";
import type { PlatformParts } from "../scope";
import { deleteAbandoned, knownAttachments } from "../store/attachments";
import { write } from "../store/write";
import { storageOf } from "./storage";
import { HOUR_MS } from "~/domain/durations";

/** A row that no answer has named for this long is deleted. */
const WAITING_MS = 24 * HOUR_MS;

/** The row of a younger file may still be on its way into the store. */
const UNDER_WAY_MS = HOUR_MS;

/** Deletes what nothing refers to: rows that were never named or were released, and files that a crash left behind. */
export async function sweepFiles(
  { db, settings, now }: Pick<PlatformParts, "db" | "settings" | "now">,
  ending?: AbortSignal,
): Promise<void> {
  const storage = storageOf(settings);
  const ago = (ms: number) => new Date(now().getTime() - ms);
  while (ending?.aborted !== true) {
    const abandoned = await write(db, null, (trx) => deleteAbandoned(trx, ago(WAITING_MS).toISOString()));
    if (abandoned.length === 0) break;
    for (const id of abandoned) await storage.remove(id);
  }

  const old: string[] = [];
  for await (const { id, modifiedAt } of storage.list()) if (modifiedAt <= ago(UNDER_WAY_MS)) old.push(id);
  const knownIds = await knownAttachments(db, old);
  for (const id of old) if (!knownIds.has(id)) await storage.remove(id);
}

/** Sweeps at once and every hour. */
export const startFileSweep = (parts: PlatformParts) =>
  hourly(async (ending) => {
    await sweepSpool(spoolFolderIn(parts.settings.dataDir));
    await clearLeftovers(parts.settings.dataDir, parts.now());
    await sweepFiles(parts, ending);
  }, "Files were not swept");
