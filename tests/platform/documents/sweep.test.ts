import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HOUR_MS } from "~/domain/durations";
import { sweepSpool } from "~/bodies/spool-folder";
import { startDocumentSweep } from "~/platform/documents/kept-documents";
import { scratchIn } from "~/platform/quarantine/scratch";
import { makeWorld, type World } from "../world";

let world: World;
let folder: string;
let spool: string;
beforeEach(async () => {
  world = await makeWorld();
  folder = scratchIn(world.parts.settings.dataDir, "documents");
  mkdirSync(folder, { recursive: true });
  spool = mkdtempSync(path.join(tmpdir(), "carta-spool-"));
});
afterEach(async () => {
  vi.useRealTimers();
  rmSync(spool, { recursive: true });
  await world.close();
});

/** A file that was written so long ago, as the disk has it. */
function written(place: string, secondsAgo: number): void {
  writeFileSync(place, "");
  const then = Date.now() / 1000 - secondsAgo;
  utimesSync(place, then, then);
}

/** This machine's clock goes wrong; the disk keeps its own. */
const setClock = (ms: number) => vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + ms });

test.each([
  ["ahead", 2 * HOUR_MS],
  ["behind", -2 * HOUR_MS],
])(
  "a start on a machine whose clock is %s sweeps what is old on the disk, and no claim that is held",
  async (_, skew) => {
    written(path.join(folder, "report.claim"), 1);
    written(path.join(folder, "report"), 30);
    written(path.join(folder, "earlier-report"), 90);
    written(path.join(folder, ".time-of-a-killed-process"), 90);
    setClock(skew);
    const sweeping = startDocumentSweep(world.parts);
    await expect.poll(() => readdirSync(folder)).not.toContain("earlier-report");
    await sweeping.stop();
    expect(readdirSync(folder).sort()).toEqual(["report", "report.claim"]);
  },
);

test("a body that another machine receives is kept, whatever the clock of this one says", async () => {
  const elsewhere = "4711@00000000-body";
  written(path.join(spool, elsewhere), 60);
  written(path.join(spool, "4711@00000000-abandoned"), 7_200);
  setClock(2 * HOUR_MS);
  await sweepSpool(spool);
  expect(readdirSync(spool)).toEqual([elsewhere]);
});
