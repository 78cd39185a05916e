import { readdirSync, readFileSync } from "node:fs";
import { STATE_FIELD, stateFields } from "~/machine/process-state";

/** Linux counts processor time in hundredths of a second (USER_HZ). */
const TICKS = 100;

interface Process {
  pid: number;
  parent: number;
  /** Seconds of the processor, user and system: its own, and that of its children that have ended. */
  own: number;
  children: number;
}

function readProcess(pid: number): Process | null {
  try {
    const fields = stateFields(readFileSync(`/proc/${pid}/stat`, "utf8")).map(Number);
    const [, parent = 0] = fields;
    const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(STATE_FIELD.userTime);
    return { pid, parent, own: (user + system) / TICKS, children: (childUser + childSystem) / TICKS };
  } catch {
    return null;
  }
}

/** Seconds of the processor that a process has taken. */
export const secondsOf = (pid: number): number => readProcess(pid)?.own ?? 0;

/** The same of a server with all the processes that it has started, and those of them that have ended. */
export function secondsOfFamily(pid: number): number {
  const all = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  const children = all.map((name) => readProcess(Number(name))).filter((one) => one?.parent === pid);
  const own = readProcess(pid);
  return (own?.own ?? 0) + (own?.children ?? 0) + children.reduce((sum, one) => sum + (one?.own ?? 0), 0);
}
