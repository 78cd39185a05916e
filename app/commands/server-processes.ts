import { readFileSync } from "node:fs";
import path from "node:path";
import { HOST_MARK, isAlive } from "~/machine/ended-process";
import { identityOf } from "~/machine/process-identity";
import type { Settings } from "~/settings.server";

/** What the primary of `npm start` notes about its processes, for the other commands. */
export interface ServerProcesses {
  primary: number;
  /** Which process that was: its id is another one's some day. Null where the system does not tell. */
  identity: string | null;
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
  /** Earlier primaries noted none. */
  identity?: string | null;
};

/** What a primary has noted in this file; null where none has. */
export function notedIn(file: string): ServerProcesses | null {
  try {
    const { serving, identity = null, ...noted } = JSON.parse(readFileSync(file, "utf8")) as Noted;
    return { ...noted, identity, serving: [serving].flat() };
  } catch {
    return null;
  }
}

/** The processes of the server that works on this folder, as its settings say; null if none does. */
export function runningServer(place: Place): ServerProcesses | null {
  const noted = notedIn(processFile(place));
  return noted !== null && isStillThere(noted) ? noted : null;
}

/** After a crash the id may be another process's; in a new container it mostly is. */
function isStillThere({ primary, identity }: ServerProcesses): boolean {
  const present = identity === null ? null : identityOf(primary);
  return isAlive(primary) && (present === null || present === identity);
}
