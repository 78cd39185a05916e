import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";

const PAGE = 4096;
const run = promisify(execFile);

/** The resident bytes of a process as the system counts them, not as it tells itself; 0 once it is gone. */
export async function memoryOf(pid: number): Promise<number> {
  return process.platform === "linux" ? fromProc(pid) : fromList(pid);
}

/** Read at once: the pool of threads may be busy with exactly the files that are being watched. */
function fromProc(pid: number): number {
  try {
    const [, resident = "0"] = readFileSync(`/proc/${pid}/statm`, "latin1").split(" ");
    return Number(resident) * PAGE;
  } catch {
    return 0;
  }
}

async function fromList(pid: number): Promise<number> {
  const { stdout } = await run("ps", ["-o", "rss=", "-p", String(pid)]).catch(() => ({ stdout: "0" }));
  return Number(stdout.trim()) * 1024;
}
