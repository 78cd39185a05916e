import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { identityOf } from "~/machine/process-identity";
import { refusalWhileServed, runningServer } from "../../app/commands/server-processes";
import { temporaryFolder } from "../server";

/** Beyond the highest that Linux gives. */
const UNUSED = 2 ** 22 + 1;

let dataDir: string;
beforeEach(() => (dataDir = temporaryFolder()));
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(dataDir, { recursive: true });
});

const running = (note: string) => {
  writeFileSync(path.join(dataDir, "server.json"), note);
  return runningServer({ dataDir, databaseUrl: null });
};
const noteOf = (primary: number, identity: string | null = identityOf(primary)) =>
  JSON.stringify({ primary, identity, serving: [primary], at: 1 });

const own = identityOf(process.pid);

describe("the server of a folder", () => {
  test("is the process that noted itself", () => {
    expect(running(noteOf(process.pid))?.primary).toBe(process.pid);
  });

  test.skipIf(own === null).each([
    ["a process of this machine that started at another moment", `${own}0`],
    ["a process of before the machine was started again", `0${own}`],
  ])("is not running if its id is another one's now, noted by %s", (_, identity) => {
    expect(running(noteOf(process.pid, identity))).toBeNull();
  });

  test("is running if its process may not be signalled: it is another user's", () => {
    vi.spyOn(process, "kill").mockImplementation(() => {
      throw Object.assign(new Error("kill EPERM"), { code: "EPERM" });
    });
    expect(running(noteOf(process.pid))?.primary).toBe(process.pid);
  });

  test("is taken as running if another machine or container has noted it, and the refusal names the note", () => {
    const note = { primary: UNUSED, identity: null, host: "another", serving: [UNUSED], at: 1 };
    expect(running(JSON.stringify(note))?.primary).toBe(UNUSED);
    const refusal = refusalWhileServed({ dataDir, databaseUrl: null });
    expect(refusal).toContain("di un altro contenitore");
    expect(refusal).toContain(path.join(dataDir, "server.json"));
  });

  test("keeps others from its data with a sentence that does not lead around it", () => {
    expect(running(noteOf(process.pid))).not.toBeNull();
    const refusal = refusalWhileServed({ dataDir, databaseUrl: null });
    expect(refusal).toBe(`Su ${dataDir} lavora un server: fermalo prima.`);
  });

  test("is not running if its process has ended, or its note says nothing", () => {
    expect(running(noteOf(UNUSED))).toBeNull();
    expect(running("{")).toBeNull();
    expect(running("{}")).toBeNull();
    expect(refusalWhileServed({ dataDir, databaseUrl: null })).toBeNull();
  });
});

test("a process has one identity as long as it runs", () => {
  expect(identityOf(process.pid)).toBe(own);
  expect(identityOf(UNUSED)).toBeNull();
  if (process.platform === "linux") expect(own).toMatch(/^[\da-f-]{36} \d+$/);
});
