import { readFileSync } from "node:fs";
import { STATE_FIELD, stateFields } from "./process-state";

/**
 * Tells a process from others that have the same id at another time, by the start of the machine and its own, to the
 * hundredth of a second. Null where the system does not tell (it is Linux that does), or no such process runs.
 */
export function identityOf(pid: number): string | null {
  try {
    const machine = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    const fields = stateFields(readFileSync(`/proc/${pid}/stat`, "utf8"));
    return `${machine} ${fields[STATE_FIELD.startTime]}`;
  } catch {
    return null;
  }
}
