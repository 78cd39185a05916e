import { startDocumentSweep } from "./documents/kept-documents";
import { refuseOtherBucket } from "./disk/unusable-bucket";
import { openInstallation, openReplica } from "./disk/open-installation";
import { startFileSweep } from "./files/sweep";
import { makeHandler } from "./handler";
import type { Looked } from "./health/check";
import { lookIfReady } from "./health/ready";
import { JOB_KINDS } from "./job-kinds";
import { startTellingHosted } from "./identity/hosted/tell-changes";
import { hostedOver } from "./identity/hosted/over-firebase";
import { startAttemptSweep } from "./identity/limits";
import { startJobWorker } from "./jobs/worker";
import { startMailWorker } from "./mail/worker";
import { figuresOf } from "./provider/figures";
import type { Family } from "~/metrics/family";
import { CallLimits } from "./people/call-rate";
import { quarantineIn } from "./quarantine/scratch";
import { startForgettingLinks } from "./people/forget-used-links";
import { startErasingCompanies } from "./people/owner/erase-companies";
import { startRetention } from "./people/owner/retention";
import { startReminders } from "./people/reminders/send-reminders";
import type { PlatformParts, PlatformSettings } from "./scope";
import { startScanning } from "./survey/scanning/scan-files";
import { allKept } from "./workbook/keep-when-read";
import { noteOwnKey } from "./signing/note-key";
import { publicKeys } from "./signing/signature";
import { clockOver } from "./store/engines/server-clock";
import type { Caller } from "~/api/call";
import type { AuditEvent } from "./store/audit";
import { flushCounted } from "./store/trail/counted-events";
import { recordRefusal } from "./store/trail/refusals";
import { startTrailSweep } from "./trail/sweep";
import { startVerificationSweep } from "./verification/sweep";

export interface Platform {
  handle: ReturnType<typeof makeHandler>;
  /** Whether the next request can be served. */
  ready(): Promise<Looked[]>;
  parts: PlatformParts;
  /** What a machine watches; of the store only where it is asked. */
  figures(withStore: boolean): Promise<Family[]>;
  /** Notes that a page declined a request by itself. */
  noteRefusal(kind: AuditEvent, caller: Caller): Promise<void>;
  /** Resolves when everything is done that outlives its request. */
  settled(): Promise<void>;
  /** Refuses the files that still wait for their turn, so that their requests are answered while the store is open. */
  refuseWaiting(): Promise<void>;
  stop(): Promise<void>;
}

interface PlatformGiven {
  /** The compiled program of the processes that read foreign files. */
  quarantineScript: string;
  /** The clock of this machine. */
  now?: () => Date;
}

/** The embedded platform over a data folder: store, workers and handler. */
export async function startPlatform(
  settings: PlatformSettings,
  { quarantineScript, now: own }: PlatformGiven,
): Promise<Platform> {
  // A key that cannot be read, or made, ends the start and not the first card that is looked at.
  publicKeys(settings);
  const db = await openInstallation(settings);
  await refuseOtherBucket(db, settings).catch(async (error: unknown) => {
    await db.destroy();
    throw error;
  });
  const clock = await clockOver(db, own);
  const { now } = clock;
  await noteOwnKey({ db, settings, now });
  const quarantine = await quarantineIn(settings.dataDir, quarantineScript);
  const hosted = await hostedOver(settings, now);
  const replica = openReplica(db, settings);
  const parts: PlatformParts = { db, replica, settings, now, quarantine, hosted };
  const limits = new CallLimits(parts);
  const trail = startTrailSweep(parts);
  const mail = startMailWorker(parts);
  const sweep = startFileSweep(parts);
  const documents = startDocumentSweep(parts);
  const verifications = startVerificationSweep(parts);
  const attempts = startAttemptSweep(parts);
  const telling = startTellingHosted(parts);
  const links = startForgettingLinks(parts);
  const reminders = startReminders(parts);
  const retention = startRetention(parts);
  const erasing = startErasingCompanies(parts);
  const scanning = startScanning(parts);
  const jobs = startJobWorker(parts, JOB_KINDS);
  return {
    handle: makeHandler(parts, limits),
    ready: () => lookIfReady(parts),
    parts,
    figures: (withStore) => figuresOf(parts, withStore),
    noteRefusal: (kind, caller) => recordRefusal({ ...parts, ...caller }, kind),
    settled: () => allKept(db),
    // Jobs first learn that it ends: what waits for the quarantine is put back, for the next process to do.
    refuseWaiting: async () => void (await Promise.all([jobs.stop(), quarantine.stop()])),
    async stop() {
      const rest = [
        limits,
        scanning,
        mail,
        sweep,
        documents,
        verifications,
        attempts,
        telling,
        links,
        reminders,
        trail,
      ];
      const stopped = Promise.all([...rest, retention, erasing].map((one) => one.stop()));
      await Promise.all([jobs.stop(), quarantine.stop()]);
      await allKept(db);
      await stopped;
      await flushCounted(parts);
      clock.stop();
      await replica?.stop();
      await db.destroy();
    },
  };
}
