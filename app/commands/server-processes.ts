import { readFileSync } from "node:fs";
import path from "node:path";
import { HOST_MARK, mayRun } from "~/machine/ended-process";
import { identityOf } from "~/machine/process-identity";
import type { Settings } from "~/settings.server";

/** What the primary of `npm start` notes about its processes, for the other commands. */
export interface ServerProcesses {
  primary: number;
  /** Which process that was: its id is another one's some day. Null where the system does not tell, and in older notes. */
  identity: string | null;
  /** On which machine, or in which container; null in older notes. */
  host: string | null;
  serving: number[];
  /** When this was written: all that had to start has started, or a reload was given up. */
  at: number;
}

type Place = Pick<Settings, "dataDir" | "databaseUrl"> & Partial<Pick<Settings, "port">>;

/** Over a PostgreSQL the servers of several machines share the folder, and each notes its own. */
export const processFile = ({ dataDir, databaseUrl, port = 0 }: Place) =>
  path.join(dataDir, databaseUrl === null ? "server.json" : `server-${HOST_MARK}-${port}.json`);

/** A primary of before WORKERS, which goes on over a new build, notes its only process. */
type Noted = Pick<ServerProcesses, "primary" | "at"> & {
  serving: number | number[];
} & Partial<Pick<ServerProcesses, "identity" | "host">>;

/** What a primary has noted in this file; null where none has. */
export function notedIn(file: string): ServerProcesses | null {
  try {
    const {
      primary,
      serving,
      identity = null,
      host = null,
      at,
    } = JSON.parse(readFileSync(file, "utf8")) as Noted;
    return Number.isSafeInteger(primary) ? { primary, identity, host, serving: [serving].flat(), at } : null;
  } catch {
    return null;
  }
}

/**
 * The processes of the server that works on this folder, as its settings say; null if none does. What another machine or
 * container has noted is taken for a server that works: from here nobody sees it.
 */
export function runningServer(place: Place): ServerProcesses | null {
  const noted = notedIn(processFile(place));
  return noted !== null && (isElsewhere(noted) || isStillThere(noted)) ? noted : null;
}

export const isElsewhere = ({ host }: ServerProcesses): boolean => host !== null && host !== HOST_MARK;

/** After a crash the id may be another process's. */
function isStillThere({ primary, identity }: ServerProcesses): boolean {
  const present = identity === null ? null : identityOf(primary);
  return mayRun(primary) && (present === null || present === identity);
}

/** Why nothing may be done to the data of this folder; null if no server works on it. */
export function refusalWhileServed(place: Place): string | null {
  const running = runningServer(place);
  if (running === null) return null;
  return isElsewhere(running)
    ? `Su ${place.dataDir} lavora un server di un'altra macchina o di un altro contenitore: fermalo prima. ` +
        `Se è finito senza fermarsi, togli ${processFile(place)}.`
    : `Su ${place.dataDir} lavora un server: fermalo prima.`;
}
