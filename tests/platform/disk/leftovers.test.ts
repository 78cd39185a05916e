import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { HOST_MARK } from "~/machine/ended-process";
import { clearLeftovers } from "~/platform/disk/leftovers";

const NOW = new Date();
const HOUR_MS = 3_600_000;

let dataDir: string;
beforeEach(() => void (dataDir = mkdtempSync(path.join(tmpdir(), "carta-leftovers-"))));
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** No process has this id: it is beyond the highest that Linux gives. */
const NO_PROCESS = 4_194_305;

function make(name: string, hours: number): void {
  const place = path.join(dataDir, name);
  if (name.startsWith(".doctor")) {
    mkdirSync(path.join(place, "copy"), { recursive: true });
    writeFileSync(path.join(place, "copy", "carta-esg.sqlite"), "x");
  } else writeFileSync(place, "x");
  const at = new Date(NOW.getTime() - hours * HOUR_MS);
  utimesSync(place, at, at);
}

test.each([
  [`.outbox-${NO_PROCESS}-2026-03-10-000001-password-reset.txt`, 25, false],
  [`.outbox-${NO_PROCESS}-2026-03-10-000001-password-reset.txt`, 23, true],
  [`.outbox-${process.ppid}-2026-03-10-000001-password-reset.txt`, 25, true],
  // As they were named before the id of the process was a part of it.
  [".outbox-17", 25, false],
  [".outbox-17", 1, true],
  [`.outbox-${NO_PROCESS}@${HOST_MARK}-2026-03-10-000001-password-reset.txt`, 25, false],
  [`.outbox-${process.ppid}@${HOST_MARK}-2026-03-10-000001-password-reset.txt`, 25, true],
  // Of another machine, which may have a process of this number or not.
  [`.outbox-${NO_PROCESS}@00000000-2026-03-10-000001-password-reset.txt`, 25, true],
  [`.outbox-${process.ppid}@00000000-2026-03-10-000001-password-reset.txt`, 9_000, false],
  [`.doctor-${NO_PROCESS}-a1B2c3`, 25, false],
  [`.doctor-${process.ppid}-a1B2c3`, 25, true],
  [".doctor-a1B2c3", 25, false],
  ["carta-esg.sqlite", 9_000, true],
  ["outbox-settled.txt", 9_000, true],
])("%s of %i hours ago: is it kept? %s", async (name, hours, isKept) => {
  make(name, hours);
  await clearLeftovers(dataDir, NOW);
  expect(readdirSync(dataDir)).toEqual(isKept ? [name] : []);
});
