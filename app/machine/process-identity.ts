import { readFileSync } from "node:fs";

/** Of the fields of a process's state (proc(5)), counted from the one after its name: the clock ticks from the machine's start to its own. */
const START_TIME = 19;

/**
 * Tells a process from others that have the same id at another time, by the start of the machine and its own, to the
 * hundredth of a second. Null where the system does not tell (it is Linux that does), or no such process runs.
 */
export function identityOf(pid: number): string | null {
  try {
    const machine = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    const state = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name of a program may have brackets and spaces.
    const fields = state.slice(state.lastIndexOf(")") + 2).split(" ");
    return `${machine} ${fields[START_TIME]}`;
  } catch {
    return null;
  }
}
