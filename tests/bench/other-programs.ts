import { readFileSync } from "node:fs";
import { cpus } from "node:os";
import { costOf } from "~/platform/quarantine/cost-of";

const BUSY = ["user", "nice", "sys", "irq"] as const;

/**
 * The share of the machine that programs other than this one and the given process with its children took while some work
 * was done, from 0 to 1. Null where the system does not tell the children of a process.
 */
export async function shareOfOthers(pid: number, work: () => Promise<unknown>): Promise<number | null> {
  const [ours, all, began] = [await ourMilliseconds(pid), busyMilliseconds(), performance.now()];
  await work();
  const lasted = (performance.now() - began) * cpus().length;
  const now = await ourMilliseconds(pid);
  if (ours === null || now === null) return null;
  return Math.max(0, (busyMilliseconds() - all - (now - ours)) / lasted);
}

const busyMilliseconds = (): number =>
  cpus().reduce((sum, { times }) => sum + BUSY.reduce((part, name) => part + times[name], 0), 0);

async function ourMilliseconds(pid: number): Promise<number | null> {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "latin1").trim().split(" ");
    const costs = await Promise.all([pid, ...children.filter(Boolean).map(Number)].map(costOf));
    const { user, system } = process.cpuUsage();
    return costs.reduce((sum, { cpuMilliseconds }) => sum + cpuMilliseconds, (user + system) / 1000);
  } catch {
    return null;
  }
}
