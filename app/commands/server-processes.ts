import { readFileSync } from "node:fs";
import path from "node:path";
import { HOST_MARK } from "~/machine/ended-process";
import type { Settings } from "~/settings.server";

/** What the primary of `npm start` notes about its processes, for the other commands. */
export interface ServerProcesses {
  primary: number;
  serving: number[];
  /** When this was written: all that had to start has started, or a reload was given up. */
  at: number;
}

type Place = Pick<Settings, "dataDir" | "databaseUrl"> & Partial<Pick<Settings, "port">>;

/** Over a PostgreSQL the servers of several machines share the folder, and each notes its own. */
export const processFile = ({ dataDir, databaseUrl, port = 0 }: Place) =>
  path.join(dataDir, databaseUrl === null ? "server.json" : `server-${HOST_MARK}-${port}.json`);

/** A primary of before WORKERS, which goes on over a new build, notes its only process. */
type Noted = Omit<ServerProcesses, "serving"> & { serving: number | number[] };

/** What a primary has noted in this file; null where none has. */
export function notedIn(file: string): ServerProcesses | null {
  try {
    const { serving, ...noted } = JSON.parse(readFileSync(file, "utf8")) as Noted;
    return { ...noted, serving: [serving].flat() };
  } catch {
    return null;
  }
}

/** The processes of the server that works on this folder, as its settings say; null if none does. */
export function runningServer(place: Place): ServerProcesses | null {
  const noted = notedIn(processFile(place));
  return noted !== null && isRunning(noted.primary) ? noted : null;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
