import { mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { openQuarantine } from "./pool";
import type { Quarantine } from "./work-kind";

/** What a server may lose at any time lies here in its data folder. */
export const scratchIn = (dataDir: string, name: string): string => path.join(dataDir, "scratch", name);

/** The quarantine of a server. What servers that are gone have left of their work is deleted first. */
export async function quarantineIn(dataDir: string, script: string): Promise<Quarantine> {
  const scratch = scratchIn(dataDir, "work");
  await mkdir(scratch, { recursive: true, mode: 0o700 });
  for (const name of await readdir(scratch)) {
    if (!isAlive(Number.parseInt(name, 10)))
      await rm(path.join(scratch, name), { recursive: true, force: true });
  }
  return openQuarantine({ script, scratch });
}

/** Another server may work on the same folder while this one takes over from it. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
