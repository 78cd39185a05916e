import type { Worker } from "node:cluster";
import { EventEmitter, once } from "node:events";
import { connect, Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { Doorway } from "~/commands/doorway";
import { CONNECTION, HAS_COME, MISSED, TAKEN } from "~/machine/handed-connections";
import { freePort } from "../server";

/** Stands in for a process: it notes what it is handed, and answers each connection with its name once it takes it. */
class Process extends EventEmitter {
  handed = 0;
  takes = true;
  /** It has no file descriptor left. */
  isFull = false;
  readonly #untaken: Socket[] = [];

  constructor(readonly name: string) {
    super();
  }

  send(message: string, ...[socket]: [Socket, unknown, unknown] | [unknown]): boolean {
    if (message === CONNECTION && socket instanceof Socket && !this.isFull) {
      this.handed += 1;
      this.#untaken.push(socket);
    }
    if (message === HAS_COME && this.isFull) queueMicrotask(() => this.emit("message", MISSED));
    else if (message === HAS_COME && this.takes) queueMicrotask(() => this.take());
    return true;
  }

  take(): void {
    this.#untaken.shift()?.end(this.name);
    this.emit("message", TAKEN);
  }

  get asWorker(): Worker {
    return this as unknown as Worker;
  }
}

const opened: { doorway: Doorway; processes: Process[] }[] = [];
afterEach(() => {
  for (const { doorway, processes } of opened.splice(0))
    for (const one of processes) doorway.lose(one.asWorker);
});

async function stage(...names: string[]) {
  const port = await freePort();
  const failures: string[] = [];
  const doorway = new Doorway({
    at: { port, host: "127.0.0.1" },
    failed: ({ code }) => void failures.push(String(code)),
  });
  const processes = names.map((name) => new Process(name));
  opened.push({ doorway, processes });
  return { port, failures, doorway, processes };
}

const admitted = (doorway: Doorway, process: Process) =>
  new Promise<void>((open) => doorway.admit(process.asWorker, open));
const dismissed = (doorway: Doorway, process: Process) =>
  new Promise<void>((done) => doorway.dismiss(process.asWorker, done));

/** The name of the process that answers; "" where the connection was closed without a word. */
async function answerOf(port: number): Promise<string> {
  const socket = connect(port, "127.0.0.1").setEncoding("utf8");
  let said = "";
  socket.on("data", (text: string) => (said += text));
  try {
    await once(socket, "close");
    return said;
  } catch (error) {
    return String((error as NodeJS.ErrnoException).code);
  }
}

test("the socket is open while a process serves, and at no other time", async () => {
  const { port, doorway, processes } = await stage("first", "second");
  const [first, second] = processes as [Process, Process];
  expect(await answerOf(port)).toBe("ECONNREFUSED");
  await admitted(doorway, first);
  expect(await answerOf(port)).toBe("first");
  await admitted(doorway, second);
  await dismissed(doorway, first);
  expect(await answerOf(port)).toBe("second");
  await dismissed(doorway, second);
  expect(await answerOf(port)).toBe("ECONNREFUSED");
  await admitted(doorway, first);
  expect(await answerOf(port)).toBe("first");
});

test("processes take turns, and one that has not taken its connection yet gets no other", async () => {
  const { port, doorway, processes } = await stage("quick", "busy");
  const [quick, busy] = processes as [Process, Process];
  busy.takes = false;
  for (const one of processes) await admitted(doorway, one);
  expect(await answerOf(port)).toBe("quick");
  const late = answerOf(port);
  await expect.poll(() => busy.handed).toBe(1);
  for (let visit = 0; visit < 4; visit += 1) expect(await answerOf(port)).toBe("quick");
  busy.take();
  expect(await late).toBe("busy");
  busy.takes = true;
  expect([await answerOf(port), await answerOf(port)].sort()).toEqual(["busy", "quick"]);
  expect([quick.handed, busy.handed]).toEqual([6, 2]);
});

test("the last process gets all that has come before its dismissal is done, though it is busy", async () => {
  const { port, doorway, processes } = await stage("only");
  const [only] = processes as [Process];
  only.takes = false;
  await admitted(doorway, only);
  const visits = Array.from({ length: 40 }, () => answerOf(port));
  await expect.poll(() => only.handed).toBe(1);
  await dismissed(doorway, only);
  const { handed } = only;
  for (let taken = 0; taken < handed; taken += 1) only.take();
  const answers = await Promise.all(visits);
  expect(answers.filter((answer) => answer === "only")).toHaveLength(handed);
  expect(answers.every((answer) => answer === "only" || answer === "ECONNREFUSED")).toBe(true);
});

test("what a process had not taken when it was killed is served by another, the first that came first", async () => {
  const { port, doorway, processes } = await stage("killed", "other");
  const [killed, other] = processes as [Process, Process];
  killed.takes = false;
  await admitted(doorway, killed);
  const first = answerOf(port);
  await expect.poll(() => killed.handed).toBe(1);
  const second = answerOf(port);
  await admitted(doorway, other);
  expect(await second).toBe("other");
  doorway.lose(killed.asWorker);
  expect(await first).toBe("other");
});

test("what the last process had not taken when it was killed is closed, and who comes after is refused", async () => {
  const { port, doorway, processes } = await stage("only");
  const [only] = processes as [Process];
  only.takes = false;
  await admitted(doorway, only);
  const [first, second] = [answerOf(port), answerOf(port)];
  await expect.poll(() => only.handed).toBe(1);
  doorway.lose(only.asWorker);
  for (const answer of [await first, await second])
    expect(["", "ECONNRESET", "ECONNREFUSED"]).toContain(answer);
  expect(await answerOf(port)).toBe("ECONNREFUSED");
});

test("a process without room for a connection gets it once it has room, unless another takes it", async () => {
  const { port, doorway, processes } = await stage("full", "other");
  const [full, other] = processes as [Process, Process];
  full.isFull = true;
  await admitted(doorway, full);
  const waiting = answerOf(port);
  await expect.poll(() => full.listenerCount("message")).toBe(1);
  full.isFull = false;
  expect(await waiting).toBe("full");
  full.isFull = true;
  await admitted(doorway, other);
  expect([await answerOf(port), await answerOf(port)]).toEqual(["other", "other"]);
});

test("a process that is admitted while the last one leaves keeps the socket open", async () => {
  const { port, doorway, processes } = await stage("last", "next");
  const [last, next] = processes as [Process, Process];
  await admitted(doorway, last);
  const left = dismissed(doorway, last);
  await admitted(doorway, next);
  await left;
  expect(await answerOf(port)).toBe("next");
});

test("a port that another server has fails, and says why", async () => {
  const { port, doorway, processes } = await stage("first");
  const other = new Doorway({ at: { port, host: "127.0.0.1" }, failed: () => undefined });
  const [first] = processes as [Process];
  const owner = new Process("owner");
  opened.push({ doorway: other, processes: [owner] });
  await admitted(other, owner);
  const failed = new Promise<string>((resolve) => {
    const late = new Doorway({
      at: { port, host: "127.0.0.1" },
      failed: ({ code = "" }) => resolve(code),
    });
    late.admit(first.asWorker, () => resolve("open"));
  });
  expect(await failed).toBe("EADDRINUSE");
  doorway.lose(first.asWorker);
});
