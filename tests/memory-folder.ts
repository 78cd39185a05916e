import { mkdirSync, statfsSync } from "node:fs";

const MEMORY = "/dev/shm/carta-esg-tests";
const ENOUGH_BYTES = 1024 ** 3;

/**
 * Temporary folders lie in memory where there is room. A store writes each change to the disk before it answers, and a
 * shared disk makes the tests wait for that; what a killed process wrote is there afterwards in either place.
 */
export function useMemory(): void {
  try {
    const { bavail, bsize } = statfsSync("/dev/shm");
    if (bavail * bsize < ENOUGH_BYTES) return;
    mkdirSync(MEMORY, { recursive: true });
    process.env.TMPDIR = MEMORY;
  } catch {
    // Other systems have no such folder; the usual one serves.
  }
}
