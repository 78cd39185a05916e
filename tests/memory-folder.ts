import { mkdirSync, readdirSync, rmSync, statfsSync } from "node:fs";
import path from "node:path";

const MEMORY = "/dev/shm/carta-esg-tests";
const ENOUGH_BYTES = 1024 ** 3;

/**
 * Temporary folders are in memory where there is room. A store writes each change to the disk before it answers, and a
 * shared disk makes the tests wait for that; what a killed process wrote is there afterwards in either place. Each run
 * has a folder of its own, which every process it starts shares.
 */
export function useMemory(): void {
  if (process.env.TMPDIR?.startsWith(`${MEMORY}/`)) return;
  try {
    const { bavail, bsize } = statfsSync("/dev/shm");
    mkdirSync(MEMORY, { recursive: true });
    removeLeftovers(MEMORY);
    if (bavail * bsize < ENOUGH_BYTES) return;
    const own = path.join(MEMORY, String(process.pid));
    mkdirSync(own, { recursive: true });
    process.env.TMPDIR = own;
    process.once("exit", () => rmSync(own, { recursive: true, force: true }));
  } catch {
    // Other systems have no such folder; the usual one serves.
  }
}

/** A run that was killed leaves its folder behind, which is named by the id of its process. */
export function removeLeftovers(memory: string): void {
  for (const name of readdirSync(memory)) {
    if (/^\d+$/.test(name) && hasEnded(Number(name)))
      rmSync(path.join(memory, name), { recursive: true, force: true });
  }
}

function hasEnded(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    // The signal is not permitted for a process of another user, which exists.
    return (error as NodeJS.ErrnoException).code === "ESRCH";
  }
}
