import { execFile } from "node:child_process";
import { closeSync, openSync, readSync } from "node:fs";
import { promisify } from "node:util";
import { STATE_FIELD, stateFields } from "~/machine/process-state";

const PAGE = 4096;
/** Of the system's clock that counts CPU time. */
const TICK_MS = 10;
const run = promisify(execFile);

/** What a process costs as the system counts it, not as it tells itself: resident memory, and CPU time since its start. */
interface Cost {
  memoryBytes: number;
  cpuMilliseconds: number;
}

/** Tells what a process costs until it is closed: nothing once the process is gone. */
export interface Meter {
  read(): Promise<Cost>;
  close(): void;
}

const NOTHING: Cost = { memoryBytes: 0, cpuMilliseconds: 0 };

/** A process is looked at many times: where the system tells its costs in files, these stay open. */
export function meterOf(pid: number): Meter {
  if (process.platform !== "linux") return { read: () => fromList(pid), close: () => undefined };
  const opened = ["statm", "stat"].map((name) => openIfThere(`/proc/${pid}/${name}`));
  return {
    read: async () => fromProc(opened),
    close: () => opened.splice(0).forEach((file) => file !== null && closeSync(file)),
  };
}

/** The same, once. */
export async function costOf(pid: number): Promise<Cost> {
  const meter = meterOf(pid);
  try {
    return await meter.read();
  } finally {
    meter.close();
  }
}

function openIfThere(place: string): number | null {
  try {
    return openSync(place, "r");
  } catch {
    return null;
  }
}

/** Read at once: the pool of threads may be busy with exactly the files that are being watched. */
function fromProc([statm = null, stat = null]: readonly (number | null)[]): Cost {
  if (statm === null || stat === null) return NOTHING;
  try {
    const [, resident = "0"] = textOf(statm).split(" ");
    const fields = stateFields(textOf(stat));
    const ticks = Number(fields[STATE_FIELD.userTime]) + Number(fields[STATE_FIELD.systemTime]);
    return { memoryBytes: Number(resident) * PAGE, cpuMilliseconds: ticks * TICK_MS };
  } catch {
    return NOTHING;
  }
}

/** Each fits: some fifty numbers. */
const page = Buffer.alloc(1_024);

const textOf = (file: number): string => page.toString("latin1", 0, readSync(file, page, 0, page.length, 0));

/** "10240  1:02.50": kilobytes, and minutes and seconds. */
async function fromList(pid: number): Promise<Cost> {
  const list = ["-o", "rss=,time=", "-p", String(pid)];
  const { stdout } = await run("ps", list).catch(() => ({ stdout: "" }));
  const [kilobytes = "0", time = "0"] = stdout.trim().split(/\s+/);
  const seconds = time.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
  return { memoryBytes: Number(kilobytes) * 1024, cpuMilliseconds: seconds * 1000 };
}
