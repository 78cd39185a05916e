import { opendir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { hasEnded } from "~/machine/ended-process";
import { DAY_MS } from "~/domain/durations";

/** A mail, or the copy of an examination, that was not finished; with the id of its process since that is noted. */
const UNFINISHED = /^\.(?:outbox|doctor)-(?:(\d+)-)?/;

/** Removes from a data folder what killed processes began more than a day ago and no living one owns. */
export async function clearLeftovers(dataDir: string, now: Date): Promise<void> {
  for await (const { name } of await opendir(dataDir)) {
    const [isOne, pid] = UNFINISHED.exec(name) ?? [];
    if (isOne === undefined) continue;
    const place = path.join(dataDir, name);
    const facts = await stat(place).catch(() => null);
    if (facts === null || facts.mtimeMs > now.getTime() - DAY_MS) continue;
    if (pid !== undefined && !hasEnded(Number(pid), facts.mtimeMs)) continue;
    await rm(place, { recursive: true, force: true });
  }
}
