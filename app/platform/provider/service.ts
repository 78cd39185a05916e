import type { WireService } from "~/api/contract/provider-service";
import { spoolFolderIn } from "~/bodies/spool-folder";
import { WORK_KINDS, type WorkKind } from "~/domain/service-health";
import { diskSpace, spaceState } from "~/machine/free-space";
import { processStart } from "~/machine/process-start";
import { bytesIn, bytesOf } from "../disk/bytes-on-disk";
import type { PlatformParts, PlatformSettings } from "../scope";
import {
  bytesOnServer,
  countFiles,
  countJobs,
  countMails,
  schemaNumber,
  type WorkCounts,
} from "../store/provider/work";
import { databaseFile } from "../store/engines/sqlite";
import type { UseCase } from "../use-case";

/** Errors of a job whose cause is the machine or the program, and not what its owner asked for. */
const OWN_ERRORS = [
  "internal/error",
  "internal/job_interrupted",
  "internal/job_disk_failing",
  "internal/not_implemented",
];

/** What the machine has to do and whether it can: counts and sizes alone, of no company in particular. */
export const deskService: UseCase<"provider.service"> = async (_, { db, settings, now, quarantine }) => {
  const at = now();
  const { count, bytes, scans } = await countFiles(db);
  const work = await workOf({ db }, scans);
  const { oldestMs, ...reading } = quarantine.load();
  return {
    at: at.toISOString(),
    work: WORK_KINDS.map((kind) => ({ kind, ...work(kind) })),
    reading: {
      ...reading,
      oldestAt: oldestMs === null ? null : new Date(at.getTime() - oldestMs).toISOString(),
    },
    space: await spaceIn(settings),
    sizes: {
      database: await databaseBytes({ db, settings }),
      stored: bytes,
      storedCount: count,
      spool: await bytesIn(spoolFolderIn(settings.dataDir)),
    },
    process: { since: processStart().toISOString(), schema: await schemaNumber(db) },
  };
};

type Work = Omit<WorkCounts, "running" | "failed"> & { running: number | null; failed: number | null };

/** How much of each kind of work there is. */
export async function workOf(
  { db }: Pick<PlatformParts, "db">,
  waitingScans?: WorkCounts,
): Promise<(kind: WorkKind) => Work> {
  const [jobs, mails] = [await countJobs(db, OWN_ERRORS), await countMails(db)];
  const scans = waitingScans ?? (await countFiles(db)).scans;
  // The table of files has no place for a scan under way, nor for one that failed: the file waits on.
  const others = { mails: { ...mails, running: null }, scans: { ...scans, running: null, failed: null } };
  return (kind) => (kind === "mails" || kind === "scans" ? others[kind] : jobs(kind));
}

/** Where the space cannot be measured, the writes themselves will tell. */
async function spaceIn({ dataDir, leastSpace }: PlatformSettings): Promise<WireService["space"]> {
  const space = await diskSpace(dataDir).catch(() => null);
  return space === null
    ? { state: "enough", free: null, total: null }
    : { state: spaceState(space.free, leastSpace), ...space };
}

/** With what is written and not yet in the file itself. */
async function databaseBytes({
  db,
  settings: { dataDir, databaseUrl },
}: Pick<PlatformParts, "db" | "settings">): Promise<number> {
  if (databaseUrl !== null) return bytesOnServer(db);
  const file = databaseFile(dataDir);
  return (await bytesOf(file)) + (await bytesOf(`${file}-wal`));
}
