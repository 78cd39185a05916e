import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { constants, tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { diskTroubleOf } from "~/api/disk-trouble";
import { log } from "~/log.server";
import type { Done } from "~/platform/quarantine/confined-process";
import { openQuarantine } from "~/platform/quarantine/pool";
import { canConfine } from "~/platform/quarantine/start-line";
import type { Quarantine, WorkKind } from "~/platform/quarantine/work-kind";
import { bundled } from "../../bundled";
import { isAlive } from "../../processes";
import {
  ATTEMPT,
  DIE,
  EAT_BUFFERS,
  EAT_HEAP,
  ENVIRONMENT,
  FAIL,
  LINK,
  LOOP,
  MANY,
  PID,
  SCRIBBLE,
  SMALL,
  SPOIL,
  SWELL,
} from "./bad-kinds";

const MB = 1024 * 1024;
/** What a process may take between two looks at it. */
const SLACK = 300 * MB;

const scratch = mkdtempSync(path.join(tmpdir(), "carta-esg-pool-"));
const done: ({ name: string } & Done)[] = [];
let pool: Quarantine;

beforeEach(async () => {
  done.length = 0;
  const script = await bundled("tests/platform/quarantine/bad-works.ts");
  pool = openQuarantine({
    script,
    scratch,
    processes: 1,
    onDone: (name, one) => done.push({ name, ...one }),
  });
});
afterEach(() => pool.stop());
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const given = (companyId = "a") => ({
  companyId,
  file: { bytes: new Uint8Array([1]) },
  subject: { path: "file", name: "x.xlsx" },
});
const run = <Output>(kind: WorkKind<null, Output>, companyId?: string) =>
  pool.run(kind, { ...given(companyId), input: null });

describe("a process whose folder is not what it must be", () => {
  const folderOf = () => {
    const ofPool = readdirSync(scratch)[0] as string;
    return path.join(scratch, ofPool, readdirSync(path.join(scratch, ofPool))[0] as string);
  };

  test.each([
    ["is gone", (folder: string) => rmSync(folder, { recursive: true })],
    [
      "has a link where work is put",
      (folder: string) => symlinkSync("/etc", path.join(folder, "input.json")),
    ],
  ])("is replaced, since it %s", async (_, spoil) => {
    const first = await run(PID);
    spoil(folderOf());
    await expect(run(PID)).rejects.toThrow();
    const second = await run(PID);
    expect(second).not.toBe(first);
    expect(await run(PID)).toBe(second);
  });
});

describe("a piece of work in the quarantine", () => {
  test("is done in a process that is kept for the next one", async () => {
    const first = await run(PID);
    expect(first).not.toBe(process.pid);
    expect(await run(PID, "b")).toBe(first);
  });

  test.runIf(process.platform === "linux")("leaves every thread of the server the first place", async () => {
    const pid = await run(PID);
    const priorities = readdirSync(`/proc/${pid}/task`).map((thread) => priorityOf(pid, thread));
    expect(priorities.length).toBeGreaterThan(1);
    expect(new Set(priorities)).toEqual(new Set([constants.priority.PRIORITY_LOW]));
  });

  test.each([
    ["loops for ever", LOOP],
    ["fills memory that no limit of the heap counts", EAT_BUFFERS],
    ["fills the heap", EAT_HEAP],
    ["ends its process", DIE],
    ["answers more than it may", MANY],
    ["leaves no place for its answer", SPOIL],
  ])("that %s is refused with its name, and the next one gets a fresh process", async (_, kind) => {
    const before = await run(PID);
    await expect(run<unknown>(kind)).rejects.toMatchObject({
      status: 422,
      errors: [{ path: "file", code: "file_over_budget", params: { name: "x.xlsx" } }],
    });
    expect(await run(PID)).not.toBe(before);
    const peak = Math.max(...done.map(({ peakBytes }) => peakBytes));
    expect(peak).toBeGreaterThan(10 * MB);
    expect(peak).toBeLessThan(SMALL.memoryBytes + SLACK);
  });

  test.each([
    ["a file larger than it may", SWELL],
    ["a link to a file of the server", LINK],
  ])("that makes %s has made none", async (_, kind) => {
    const into = path.join(scratch, "made");
    const making = pool.run(kind, { ...given(), input: null, into });
    await expect(making).rejects.toMatchObject({ status: 422 });
    expect(readdirSync(scratch)).not.toContain("made");
  });

  test("reads a copy of a file on the disk, and cannot change what the server keeps", async () => {
    const kept = path.join(scratch, "kept");
    writeFileSync(kept, "evidence", { mode: 0o600 });
    const reading = pool.run(SCRIBBLE, { ...given(), input: null, file: { path: kept } });
    expect(await reading).toBe("evidence");
    expect(readFileSync(kept, "utf8")).toBe("evidence");
    rmSync(kept);
  });

  test("whose file is gone fails with the error of the disk, and the next one is done", async () => {
    const file = { path: path.join(scratch, "gone") };
    const reading = pool.run(SCRIBBLE, { ...given(), input: null, file });
    await expect(reading).rejects.toMatchObject({ code: "ENOENT" });
    expect(await run(PID)).toBeGreaterThan(0);
  });

  test.each([
    ["ENOSPC", "full"],
    ["EIO", "failing"],
    ["ENOENT", null],
    ["[object Object]", null],
  ])("that fails with the code %s tells of a disk that is %s", async (input, trouble) => {
    const error: unknown = await pool.run(FAIL, { ...given(), input }).catch((error: unknown) => error);
    expect(diskTroubleOf(error)).toBe(trouble);
    if (trouble === null) expect(error).toMatchObject({ status: 422 });
  });

  test("knows nothing of the environment of the server", async () => {
    vi.stubEnv("SESSION_SECRET", "un segreto");
    const names = await run(ENVIRONMENT);
    vi.unstubAllEnvs();
    expect(names).not.toContain("SESSION_SECRET");
    expect(names).not.toContain("PATH");
  });

  test.runIf(canConfine).each(["read", "list", "write", "spawn"])(
    "may not %s outside its folder",
    async (input) => {
      const told = vi.spyOn(log, "error").mockReturnValue();
      await expect(pool.run(ATTEMPT, { ...given(), input })).rejects.toMatchObject({ status: 422 });
      expect(JSON.stringify(told.mock.calls)).toMatch(/ERR_ACCESS_DENIED|has been restricted/);
      told.mockRestore();
    },
  );
});

describe("a process in the quarantine", () => {
  test("ends with its server, even one that was killed", async () => {
    const server = spawn(process.execPath, [
      await bundled("tests/platform/quarantine/doomed-server.ts"),
      await bundled("tests/platform/quarantine/bad-works.ts"),
      path.join(scratch, "doomed"),
    ]);
    const [told] = (await once(server.stdout, "data")) as [Buffer];
    const pid = Number(told.toString());
    expect(isAlive(pid)).toBe(true);
    server.kill("SIGKILL");
    while (isAlive(pid)) await pause(20);
    rmSync(path.join(scratch, "doomed"), { recursive: true });
  });
});

/** Its 19th field; the name before the third may contain anything. */
function priorityOf(pid: number, thread: string): number {
  const stat = readFileSync(`/proc/${pid}/task/${thread}/stat`, "latin1");
  return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[16]);
}

describe("the queue before the quarantine", () => {
  test("lets the work of another company pass all but one of a company whose works all loop", async () => {
    const ended: string[] = [];
    const loops = Array.from({ length: 4 }, (_, at) =>
      run(LOOP, "hostile").catch(() => ended.push(`hostile ${at}`)),
    );
    const other = run(PID, "other").then(() => ended.push("other"));
    await Promise.all([...loops, other]);
    expect(ended).toEqual(["hostile 0", "other", "hostile 1", "hostile 2", "hostile 3"]);
  });

  test("tells each piece its place, refuses kindly what is too much, and the waiting that lasts too long", async () => {
    const looping = run(LOOP).catch(() => undefined);
    const patient = pool.run(PID, { ...given(), input: null, ticket: "patient" });
    const impatient = pool.run(PID, { ...given(), input: null, patience: 1 });
    expect([pool.ahead("patient"), pool.ahead("unknown")]).toEqual([1, null]);
    expect(pool.load()).toMatchObject({ waiting: 2, atWork: 1, refused: 0 });
    await expect(impatient).rejects.toMatchObject({
      status: 503,
      retryAfter: 30,
      errors: [{ path: "file", code: "files_queued", params: { name: "x.xlsx", ahead: "2" } }],
    });
    const more = Array.from({ length: 9 }, () => run(PID));
    const settled = await Promise.allSettled(more);
    expect(settled.map(({ status }) => status)).toEqual([
      ...Array<string>(7).fill("fulfilled"),
      "rejected",
      "rejected",
    ]);
    expect(await patient).toBeGreaterThan(0);
    await looping;
    expect(pool.load()).toEqual({ waiting: 0, atWork: 0, refused: 3, oldestMs: null });
  });

  test("is emptied with 503 when the server ends, and nothing of the work is left", async () => {
    const works = [run(LOOP), run(PID)].map((work) => work.catch((error: unknown) => error));
    await pool.stop();
    expect(await Promise.all(works)).toMatchObject([{ status: 503 }, { status: 503 }]);
    expect(readdirSync(scratch)).toEqual([]);
  });
});
