import type { Worker } from "node:cluster";
import { EventEmitter } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Primary } from "~/commands/primary";
import { ACCEPTING } from "~/machine/handed-connections";
import { HOST_MARK } from "~/machine/ended-process";
import { identityOf } from "~/machine/process-identity";
import type { ServerProcesses } from "~/commands/server-processes";

/** Stands in for a forked process; its events come when the test says so. */
class Forked extends EventEmitter {
  readonly process: { pid: number | undefined; kill: (signal: string) => void };
  readonly told: string[] = [];

  constructor(pid: number | undefined) {
    super();
    this.process = { pid, kill: (signal) => void this.told.push(signal) };
  }

  send(message: string) {
    this.told.push(message);
  }

  kill(signal: string) {
    this.told.push(signal);
  }
}

const FIRST_PID = 101;

interface Stage {
  forked: Forked[];
  primary: Primary;
  exits: number[];
  said: string[];
  /** What `npm run reload` reads; null = nothing is noted. */
  noted(): number[] | null;
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "carta-primary-"));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

function stage(workers: number): Stage {
  const file = path.join(folder, "server.json");
  const [forked, exits, said]: [Forked[], number[], string[]] = [[], [], []];
  vi.spyOn(console, "error").mockImplementation((words: string) => void said.push(words));
  // It listens to signals of the process itself, which belong to the runner of the tests.
  vi.spyOn(process, "on").mockReturnValue(process);
  const primary = new Primary({
    fork() {
      const one = new Forked(FIRST_PID + forked.length);
      forked.push(one);
      return one as unknown as Worker;
    },
    doorway: {
      admit: (_, open) => open(),
      dismiss: (_, done) => done(),
      lose: () => undefined,
    },
    ...{ file, workers, exit: (code) => void exits.push(code) },
  });
  primary.run();
  const noted = () =>
    existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as ServerProcesses).serving : null;
  return { forked, primary, exits, said, noted };
}

/** One event a word: `2 ready`, `2 dies`, `2 fails` (its start), `reload`, `stop`, `40 s`. */
function play({ forked, primary }: Stage, events: string): void {
  for (const event of events.split(", ").filter(Boolean)) {
    const [first = "", second = ""] = event.split(" ");
    if (event === "reload") primary.reload();
    else if (event === "stop") primary.stop();
    else if (second === "s") vi.advanceTimersByTime(Number(first) * 1_000);
    else happen(forked[Number(first) - 1], second);
  }
}

function happen(one: Forked | undefined, event: string): void {
  if (!one) throw new Error(`It was not forked when it was to be "${event}"`);
  if (event === "ready") for (const word of [ACCEPTING, "ready"]) one.emit("message", word);
  else if (event === "dies") one.emit("exit", null, "SIGKILL");
  else if (event === "fails") one.emit("exit", 1, null);
  else if (event === "ends") one.emit("exit", 0, null);
  else throw new Error(`No such event: ${event}`);
}

const pids = (...numbers: number[]) => numbers.map((number) => FIRST_PID - 1 + number);
const drained = ({ forked }: Stage) =>
  forked.flatMap(({ told }, index) => (told.includes("drain") ? [index + 1] : []));

interface Row {
  name: string;
  workers: number;
  events: string;
  /** How many processes were forked in all; the numbers of those that are noted and that were drained. */
  then: { forked: number; noted: number[] | null; drained?: number[]; exits?: number[] };
}

const TWO = "1 ready, 2 ready";

const ROWS: Row[] = [
  {
    name: "processes start one after the other, and are noted when all serve",
    workers: 3,
    events: "1 ready, 2 ready",
    then: { forked: 3, noted: null },
  },
  {
    name: "a first process that does not start ends the primary with its code",
    workers: 2,
    events: "1 fails",
    then: { forked: 1, noted: null, exits: [1] },
  },
  {
    name: "a second process that does not start is tried again, and the first serves on",
    workers: 2,
    events: "1 ready, 2 fails, 3 ready",
    then: { forked: 3, noted: [1, 3] },
  },
  {
    name: "a reload replaces one after the other",
    workers: 2,
    events: `${TWO}, reload, 3 ready, 4 ready`,
    then: { forked: 4, noted: [3, 4], drained: [1, 2] },
  },
  {
    name: "a reload during a reload is that reload",
    workers: 2,
    events: `${TWO}, reload, 3 ready, reload, 4 ready`,
    then: { forked: 4, noted: [3, 4], drained: [1, 2] },
  },
  {
    name: "a refused reload leaves what serves, and starts nothing",
    workers: 2,
    events: `${TWO}, reload, 3 fails`,
    then: { forked: 3, noted: [1, 2] },
  },
  {
    name: "a reload that is refused half way keeps what was replaced",
    workers: 2,
    events: `${TWO}, reload, 3 ready, 4 fails`,
    then: { forked: 4, noted: [2, 3], drained: [1] },
  },
  {
    name: "a process that ends during a reload that is refused is started again",
    workers: 2,
    events: `${TWO}, reload, 1 dies, 3 fails, 4 ready`,
    then: { forked: 4, noted: [2, 4] },
  },
  {
    name: "a process that ends during a reload is made up for, and each of before is replaced",
    workers: 2,
    events: `${TWO}, reload, 1 dies, 3 ready, 4 ready`,
    then: { forked: 4, noted: [3, 4], drained: [2] },
  },
  {
    name: "what was starting when the reload came is replaced as well",
    workers: 2,
    events: `${TWO}, 1 dies, reload, 3 ready, 4 ready, 5 ready`,
    then: { forked: 5, noted: [4, 5], drained: [2, 3] },
  },
  {
    name: "what was starting when the reload came and fails is no refusal of the reload",
    workers: 2,
    events: `${TWO}, 1 dies, reload, 3 fails, 4 ready, 5 ready`,
    then: { forked: 5, noted: [4, 5], drained: [2] },
  },
  {
    name: "a reload during the first start replaces that too",
    workers: 1,
    events: "reload, 1 ready, 2 ready",
    then: { forked: 2, noted: [2], drained: [1] },
  },
  {
    name: "after a refused reload successors that fail again and again end nobody, and wait",
    workers: 2,
    events: `${TWO}, reload, 3 fails, 1 dies, ${fails(4, 15)}`,
    then: { forked: 15, noted: [2] },
  },
  {
    name: "a minute later the missing one is tried again",
    workers: 2,
    events: `${TWO}, reload, 3 fails, 1 dies, ${fails(4, 15)}, 61 s, 16 ready`,
    then: { forked: 16, noted: [2, 16] },
  },
  {
    name: "a reload with a good build does not wait for that minute",
    workers: 2,
    events: `${TWO}, 1 dies, ${fails(3, 12)}, 5 s, reload, 13 ready, 14 ready`,
    then: { forked: 14, noted: [13, 14], drained: [2] },
  },
  {
    name: "one process that dies again and again ends the primary, for the system to start anew",
    workers: 1,
    events:
      "1 ready, 1 dies, 2 ready, 2 dies, 3 ready, 3 dies, 4 ready, 4 dies, 5 ready, 5 dies, 6 ready, 6 dies",
    then: { forked: 6, noted: null, exits: [1] },
  },
  {
    name: "one that dies less often goes on for good",
    workers: 1,
    events: Array.from({ length: 20 }, (_, at) => `${at + 1} ready, 13 s, ${at + 1} dies`).join(", "),
    then: { forked: 21, noted: [20] },
  },
  {
    name: "a successor that is not ready within fifty seconds is killed while others serve",
    workers: 2,
    events: `${TWO}, reload, 51 s, 3 dies`,
    then: { forked: 3, noted: [1, 2] },
  },
  {
    name: "a stop ends those that serve, that start and that finish, and then the primary",
    workers: 2,
    events: `${TWO}, reload, 3 ready, stop, 1 ends, 2 ends, 3 ends, 4 ends`,
    then: { forked: 4, noted: null, drained: [1], exits: [0] },
  },
  {
    name: "a stop does not end the primary before its last process",
    workers: 2,
    events: `${TWO}, stop, 1 ends`,
    then: { forked: 2, noted: [1, 2] },
  },
  {
    name: "nothing starts after a stop, and a reload changes nothing",
    workers: 2,
    events: `${TWO}, stop, 1 dies, reload, 61 s, 2 ends`,
    then: { forked: 2, noted: null, exits: [0] },
  },
];

/** These fail one after the other at their start. */
function fails(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, at) => `${from + at} fails`).join(", ");
}

describe("the primary process", () => {
  test.each(ROWS)("$name", ({ workers, events, then }) => {
    const on = stage(workers);
    play(on, events);
    expect({
      forked: on.forked.length,
      noted: on.noted(),
      drained: drained(on),
      exits: on.exits,
    }).toEqual({
      forked: then.forked,
      noted: then.noted && expect.arrayContaining(pids(...then.noted)),
      drained: then.drained ?? [],
      exits: then.exits ?? [],
    });
    expect(on.noted()?.length).toBe(then.noted?.length);
  });

  test("a successor that was given up is killed, and no other", () => {
    const on = stage(2);
    play(on, `${TWO}, reload, 49 s`);
    expect(on.forked.map(({ told }) => told)).toEqual([[], [], []]);
    play(on, "2 s");
    expect(on.forked.map(({ told }) => told)).toEqual([[], [], ["SIGKILL"]]);
  });

  test("a process that the system does not begin counts as one that failed", () => {
    const on = stage(2);
    play(on, "1 ready");
    const [, second] = on.forked;
    if (second) second.process.pid = undefined;
    second?.emit("error", new Error("spawn EAGAIN"));
    expect(on.forked).toHaveLength(3);
    play(on, "3 ready");
    expect(on.noted()).toEqual(pids(1, 3));
  });

  test("one that cannot be told of its drain is ended", () => {
    const on = stage(1);
    play(on, "1 ready");
    const [former] = on.forked;
    if (former)
      former.send = (...[, gone]: [string, ((error: Error) => void)?]) => gone?.(new Error("closed"));
    play(on, "reload, 2 ready");
    expect([former?.told, on.noted()]).toEqual([["SIGTERM"], pids(2)]);
  });

  test("notes which process it is, and on which machine", () => {
    play(stage(1), "1 ready");
    const noted = JSON.parse(readFileSync(path.join(folder, "server.json"), "utf8")) as ServerProcesses;
    const { primary, identity, host } = noted;
    expect({ primary, identity, host }).toEqual({
      primary: process.pid,
      identity: identityOf(process.pid),
      host: HOST_MARK,
    });
  });

  test.each([
    ["of another process", 1],
    ["of a container, whose processes have the same ids", process.pid],
  ])("leaves the note of another server over the same folder, %s, and removes its own", (_, primary) => {
    const other = { primary, serving: [7], at: 0 };
    writeFileSync(path.join(folder, "server.json"), JSON.stringify(other));
    const late = stage(1);
    play(late, "1 fails");
    expect([late.exits, late.noted()]).toEqual([[1], [7]]);
    const next = stage(1);
    play(next, "1 ready, stop, 1 ends");
    expect([next.exits, next.noted()]).toEqual([[0], null]);
  });

  test("says of a missing process when it is tried again", () => {
    const on = stage(2);
    play(on, `${TWO}, 10 s, 1 dies, ${fails(3, 12)}`);
    expect(on.said.at(-1)).toContain("gli altri servono, e riprovo fra 50 secondi");
  });
});
