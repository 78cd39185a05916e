import { spawn, type ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { mkdir, realpath, rm } from "node:fs/promises";
import { constants, setPriority } from "node:os";
import path from "node:path";
import type { FileContent } from "~/bodies/file-content";
import { log } from "~/log.server";
import { clear, DONE, handOver, takeBack, unwritten, type Outcome } from "./handover";
import { type Meter, meterOf } from "./cost-of";
import { CLOCK_FACTOR, LIMITS, type Budget } from "./limits";
import { canConfine, startLine } from "./start-line";

const START_MS = 30_000;
const LOOK_MS = 25;
const { mostWorks, mostMilliseconds, restingBytes } = LIMITS.processes;

/** A piece of work with its price; the process is over if it has no outcome. */
export interface Done {
  outcome: Outcome | null;
  peakBytes: number;
}

/** A warm process that does one piece of work at a time and is watched from outside. */
export interface ConfinedProcess {
  pid: number;
  work(name: string, given: Given): Promise<Done>;
  /** It has ended, or has done enough: a fresh one takes its place. */
  isWorn(): boolean;
  end(): Promise<void>;
}

interface Given {
  input: unknown;
  file: FileContent | undefined;
  into: string | undefined;
  budget: Budget;
}

let hasWarned = false;

/**
 * Starts a process on this script, with a folder of its own below `scratch`. Where the permissions of Node turn out not to
 * work it starts without them; the next one tries them again.
 */
export async function startProcess(script: string, scratch: string): Promise<ConfinedProcess> {
  const folder = path.join(scratch, randomUUID());
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const real = await realpath(folder);
  if (!canConfine) return confined(await attempt(script, real, false), real);
  const child = await attempt(script, real, true).catch(async (error: unknown) => {
    const unconfined = await attempt(script, real, false);
    if (!hasWarned) log.warn(error, "Foreign files are read without the permission model of Node");
    hasWarned = true;
    return unconfined;
  });
  return confined(child, real);
}

/** The environment is empty: the settings of the server contain secrets. */
async function attempt(script: string, folder: string, isConfined: boolean): Promise<ChildProcess> {
  const [command, words] = startLine(script, folder, isConfined);
  const child = spawn(command, words, {
    env: { NODE_ENV: "production" },
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    serialization: "json",
  });
  let complaint = "";
  child.stderr?.on("data", (chunk: Buffer) => (complaint = (complaint + chunk.toString()).slice(-2_000)));
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => child.kill("SIGKILL"), START_MS);
    child.once("message", () => resolve());
    child.once("error", reject);
    child.once("exit", (code, signal) =>
      reject(new Error(`A process for foreign files did not start (${code ?? signal}): ${complaint}`)),
    );
    child.once("exit", () => clearTimeout(timer));
    child.once("message", () => clearTimeout(timer));
  });
  return child;
}

function confined(child: ChildProcess, folder: string): ConfinedProcess {
  const pid = child.pid ?? 0;
  letServerFirst(pid);
  const meter = meterOf(pid);
  let isOver = false;
  let works = 0;
  let milliseconds = 0;
  let resting = 0;
  const over = new Promise<void>((resolve) =>
    child.once("exit", () => {
      isOver = true;
      meter.close();
      resolve();
    }),
  );
  child.on("error", () => child.kill("SIGKILL"));
  // A process without work does not keep the server alive.
  child.unref();
  child.channel?.unref();
  const stderr = child.stderr as unknown;
  if (stderr instanceof Object && "unref" in stderr) (stderr as { unref(): void }).unref();

  const worked = async (name: string, { input, file, into, budget }: Given): Promise<Done> => {
    await handOver(folder, input, file);
    const begun = performance.now();
    const done = new Promise<string | null>((resolve) => {
      child.once("message", (said) => resolve(String(said)));
      void over.then(() => resolve(null));
    });
    const watch = await watching(child, meter, budget);
    child.send(name, () => undefined);
    const said = await done;
    const peakBytes = await watch.stop();
    milliseconds += performance.now() - begun;
    resting = (await meter.read()).memoryBytes;
    const outcome = said === DONE ? await takeBack(folder, budget.resultBytes, into) : unwritten(said);
    if (outcome === null) {
      child.kill("SIGKILL");
      await over;
    }
    return { outcome, peakBytes };
  };

  return {
    pid,
    isWorn: () => isOver || works >= mostWorks || milliseconds >= mostMilliseconds || resting > restingBytes,
    async work(name, given) {
      works += 1;
      try {
        const done = await worked(name, given);
        await clear(folder);
        return done;
      } catch (error) {
        // Its folder is not what it must be, or it has written what no work writes: it does no further work.
        child.kill("SIGKILL");
        await over;
        throw error;
      }
    },
    async end() {
      child.kill("SIGKILL");
      if (!isOver) await over;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * The process works at the lowest priority. It has started without, so that it starts on a busy machine too. Linux gives a priority
 * to each thread; where it tells none, the process has one.
 */
function letServerFirst(pid: number): void {
  for (const thread of threadsOf(pid)) {
    try {
      setPriority(thread, constants.priority.PRIORITY_LOW);
    } catch {
      // It has ended, or the system does not allow it.
    }
  }
}

function threadsOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map(Number);
  } catch {
    return [pid];
  }
}

/** Looks at the process from outside and kills it once it costs more than its budget. */
async function watching(child: ChildProcess, meter: Meter, { milliseconds, memoryBytes }: Budget) {
  const { cpuMilliseconds: cpuBefore } = await meter.read();
  const until = performance.now() + milliseconds * CLOCK_FACTOR;
  let peakBytes = 0;
  let isLooking = false;
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    const cost = await meter.read();
    isLooking = false;
    peakBytes = Math.max(peakBytes, cost.memoryBytes);
    const isLate = cost.cpuMilliseconds - cpuBefore > milliseconds || performance.now() > until;
    if (isLate || cost.memoryBytes > memoryBytes) child.kill("SIGKILL");
  };
  const timer = setInterval(() => void look(), LOOK_MS);
  return {
    async stop() {
      clearInterval(timer);
      return Math.max(peakBytes, (await meter.read()).memoryBytes);
    },
  };
}
