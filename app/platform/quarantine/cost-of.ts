import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";

const PAGE = 4096;
/** Of the system's clock that counts CPU time. */
const TICK_MS = 10;
const run = promisify(execFile);

/** What a process costs as the system counts it, not as it tells itself: resident memory, and CPU time since its start. */
export interface Cost {
  memoryBytes: number;
  cpuMilliseconds: number;
}

/** Nothing once the process is gone. */
export async function costOf(pid: number): Promise<Cost> {
  return process.platform === "linux" ? fromProc(pid) : fromList(pid);
}

/** Read at once: the pool of threads may be busy with exactly the files that are being watched. */
function fromProc(pid: number): Cost {
  try {
    const [, resident = "0"] = readFileSync(`/proc/${pid}/statm`, "latin1").split(" ");
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const ticks = Number(fields[11]) + Number(fields[12]);
    return { memoryBytes: Number(resident) * PAGE, cpuMilliseconds: ticks * TICK_MS };
  } catch {
    return { memoryBytes: 0, cpuMilliseconds: 0 };
  }
}

/** "10240  1:02.50": kilobytes, and minutes and seconds. */
async function fromList(pid: number): Promise<Cost> {
  const list = ["-o", "rss=,time=", "-p", String(pid)];
  const { stdout } = await run("ps", list).catch(() => ({ stdout: "" }));
  const [kilobytes = "0", time = "0"] = stdout.trim().split(/\s+/);
  const seconds = time.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
  return { memoryBytes: Number(kilobytes) * 1024, cpuMilliseconds: seconds * 1000 };
}
