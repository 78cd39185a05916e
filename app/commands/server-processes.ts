import { readFileSync } from "node:fs";
import path from "node:path";

/** What the primary of `npm start` notes about its processes, for the other commands. */
export interface ServerProcesses {
  primary: number;
  serving: number;
  /** When this was written. */
  at: number;
}

export const processFile = (dataDir: string) => path.join(dataDir, "server.json");

/** The processes of the server that works on this folder; null if none does. */
export function runningServer(dataDir: string): ServerProcesses | null {
  try {
    const processes = JSON.parse(readFileSync(processFile(dataDir), "utf8")) as ServerProcesses;
    process.kill(processes.primary, 0);
    return processes;
  } catch {
    return null;
  }
}
