import { opendir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { hasEnded, MARK } from "~/machine/ended-process";
import { DAY_MS } from "~/domain/durations";

/** A mail, the copy of an examination, or what a copy is restored or data are moved through, that was not finished; with the mark of its process since that is noted. */
const UNFINISHED = new RegExp(`^\\.(?:outbox|doctor|restore|move)-(?:(${MARK})-)?`);

/** Removes from a data folder what killed processes began more than a day ago and no living one owns. */
export async function clearLeftovers(dataDir: string, now: Date): Promise<void> {
  for await (const { name } of await opendir(dataDir)) {
    const [isOne, mark] = UNFINISHED.exec(name) ?? [];
    if (isOne === undefined) continue;
    const place = path.join(dataDir, name);
    const facts = await stat(place).catch(() => null);
    if (facts === null || facts.mtimeMs > now.getTime() - DAY_MS) continue;
    if (mark !== undefined && !hasEnded(mark, facts.mtimeMs)) continue;
    await rm(place, { recursive: true, force: true });
  }
}
