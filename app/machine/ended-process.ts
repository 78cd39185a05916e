import { createHash } from "node:crypto";
import { hostname } from "node:os";

/** The machine, or the container, by its name: several may work on one folder, each with process ids of its own. */
export const HOST_MARK = createHash("sha256").update(hostname()).digest("hex").slice(0, 8);

/** Names this process in the names of files that it leaves for a time. */
export const PROCESS_MARK = `${process.pid}@${HOST_MARK}`;

/** What such a mark looks like; an earlier release named the process alone. */
export const MARK = String.raw`\d+(?:@[\da-f]{8})?`;

/** Whether a process of another machine lives cannot be seen: what it wrote so long ago is not in use any more. */
const FOREIGN_MS = 7 * 24 * 3_600_000;

/**
 * Whether the process that wrote something has ended. What bears this process's id and is older than this process was
 * left by an earlier one. Another live process may use the same folder.
 */
export function hasEnded(mark: string, writtenAt: number): boolean {
  const [id, host = HOST_MARK] = mark.split("@");
  if (host !== HOST_MARK) return writtenAt < Date.now() - FOREIGN_MS;
  const pid = Number(id);
  return pid === process.pid ? writtenAt < performance.timeOrigin : !mayRun(pid);
}

/** Whether a process of this id may run on this machine: false only where the system says that there is none. */
export function mayRun(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A signal to a process of another user is not permitted; a system may refuse for other reasons.
    return (error as NodeJS.ErrnoException).code !== "ESRCH";
  }
}
