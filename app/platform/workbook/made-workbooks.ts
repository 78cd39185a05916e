import { createHash } from "node:crypto";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { sentFrom } from "../files/file-response";
import { LIMITS } from "../quarantine/limits";
import { scratchIn } from "../quarantine/scratch";
import { hourly } from "../jobs/hourly";
import type { PlatformParts } from "../scope";
import { WRITE_WORKBOOK } from "./work";
import type { Workbook } from "./write-workbook";

const { keptMilliseconds, keptBytes } = LIMITS.downloads;

type Parts = Pick<PlatformParts, "quarantine" | "settings">;

/** The downloads under way, by company: its next one waits, whoever of its people asks. */
const underWay = new Map<string, Promise<unknown>>();

/**
 * A workbook as a file that is sent as it is read; null if there is none. It is written in the quarantine, once for the
 * same content: people click twice.
 */
export async function madeWorkbook(parts: Parts, companyId: string, read: () => Promise<Workbook | null>) {
  const before = underWay.get(companyId) ?? Promise.resolve();
  const made = before.then(async () => {
    const workbook = await read();
    return workbook && fileOf(parts, companyId, workbook);
  });
  const settled = made.then(
    () => undefined,
    () => undefined,
  );
  underWay.set(companyId, settled);
  void settled.then(() => {
    if (underWay.get(companyId) === settled) underWay.delete(companyId);
  });
  return made;
}

const folderIn = ({ dataDir }: Parts["settings"]) => scratchIn(dataDir, "workbooks");

async function fileOf({ quarantine, settings }: Parts, companyId: string, workbook: Workbook) {
  const folder = folderIn(settings);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await sweep(folder);
  const place = path.join(folder, `${keyOf(companyId, workbook)}.xlsx`);
  const isMade = await stat(place).then(
    () => true,
    () => false,
  );
  if (!isMade) {
    const subject = { path: "", name: "" };
    await quarantine.run(WRITE_WORKBOOK, { companyId, input: workbook, subject, into: place });
  }
  return sentFrom(place);
}

/** Of what the sheets hold: the draft of another revision is another workbook. When it was asked for does not count. */
function keyOf(companyId: string, { sheets, isReadOnly, guide }: Workbook): string {
  const lasting = guide.filter((_, line) => line !== DATE_LINE);
  return createHash("sha256")
    .update(JSON.stringify([companyId, isReadOnly, lasting, sheets]))
    .digest("hex");
}

/** The line of the instructions that says when the workbook was made. */
const DATE_LINE = 2;

/** Sweeps at once and every hour: nothing of a company stays behind because its people fetch nothing more. */
export const startWorkbookSweep = ({ settings }: Parts) =>
  hourly((ending) => sweep(folderIn(settings), ending), "Workbooks were not swept:");

/** Deletes what is too old, then the oldest until the others fit. */
async function sweep(folder: string, ending?: AbortSignal): Promise<void> {
  const files = await Promise.all(
    (await readdir(folder).catch(() => [])).map(async (name) => {
      const place = path.join(folder, name);
      const { mtimeMs = 0, size = 0 } = (await stat(place).catch(() => null)) ?? {};
      return { place, mtimeMs, size };
    }),
  );
  let room: number = keptBytes;
  for (const { place, mtimeMs, size } of files.sort((a, b) => b.mtimeMs - a.mtimeMs)) {
    if (ending?.aborted) return;
    room -= size;
    if (room < 0 || Date.now() - mtimeMs > keptMilliseconds) await rm(place, { force: true });
  }
}
