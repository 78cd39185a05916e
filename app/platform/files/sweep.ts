import { log } from "~/log.server";
import { spoolFolderIn, sweepSpool } from "~/bodies/spool-folder";
import { clearLeftovers } from "../disk/leftovers";
import { hourly } from "../jobs/hourly";
import type { PlatformParts } from "../scope";
import { deleteAbandoned, knownAttachments } from "../store/attachments";
import { inSlices } from "../store/slices";
import { removeDropped, storageOf } from "../storage/storage";
import { HOUR_MS } from "~/domain/durations";

/** A row that no answer has named for this long is deleted. */
const WAITING_MS = 24 * HOUR_MS;

/** The row of a younger file may still be on its way into the store. */
const UNDER_WAY_MS = HOUR_MS;

/** So many files of which the database knows none are those of another installation: a wrong bucket, or a wrong folder. */
const MANY = 20;

/** Deletes what nothing refers to: rows that were never named or were released, and files that a crash left behind. */
export async function sweepFiles(
  { db, settings, now }: Pick<PlatformParts, "db" | "settings" | "now">,
  ending?: AbortSignal,
): Promise<void> {
  const storage = storageOf(settings);
  const ago = (ms: number) => new Date(now().getTime() - ms);
  const since = ago(WAITING_MS).toISOString();
  await inSlices(
    db,
    async (trx, hasTime) => {
      const { ids, isMore } = await deleteAbandoned(trx, since, hasTime);
      const committed = () => removeDropped(settings, ids);
      return { isMore, committed };
    },
    ending,
  );

  const old: string[] = [];
  for await (const { id, modifiedAt } of storage.list()) {
    if (ending?.aborted) return;
    if (modifiedAt <= ago(UNDER_WAY_MS)) old.push(id);
  }
  const knownIds = await knownAttachments(db, old);
  if (old.length >= MANY && knownIds.size === 0) {
    throw new Error(`The database knows none of ${old.length} files: they are another's, and stay`);
  }
  for (const id of old) {
    if (ending?.aborted) return;
    if (!knownIds.has(id)) await storage.remove(id);
  }
}

const COMPLAINT = "Files were not swept";

/** Sweeps at once and every hour. What fails in one place does not keep the others as they are. */
export const startFileSweep = (parts: PlatformParts) =>
  hourly(async (ending) => {
    const { dataDir } = parts.settings;
    const steps = [
      () => sweepSpool(spoolFolderIn(dataDir)),
      () => clearLeftovers(dataDir, parts.now()),
      () => sweepFiles(parts, ending),
    ];
    for (const step of steps) await step().catch((error: unknown) => log.error(error, COMPLAINT));
  }, COMPLAINT);
