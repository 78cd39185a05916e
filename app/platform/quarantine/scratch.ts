import { mkdir, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { hasEnded } from "~/machine/ended-process";
import { openQuarantine } from "./pool";
import type { Quarantine } from "./work-kind";

/** What a server may lose at any time lies here in its data folder. */
export const scratchIn = (dataDir: string, name: string): string => path.join(dataDir, "scratch", name);

/** The quarantine of a server. What servers that are gone have left of their work is deleted first. */
export async function quarantineIn(dataDir: string, script: string): Promise<Quarantine> {
  const scratch = scratchIn(dataDir, "work");
  await mkdir(scratch, { recursive: true, mode: 0o700 });
  for (const name of await readdir(scratch)) {
    const folder = path.join(scratch, name);
    const facts = await stat(folder).catch(() => null);
    if (facts && hasEnded(name.split("-", 1)[0] ?? "", facts.mtimeMs)) {
      await rm(folder, { recursive: true, force: true });
    }
  }
  return openQuarantine({ script, scratch });
}
