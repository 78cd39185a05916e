import type { Worker } from "node:cluster";
import { EventEmitter, once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { Doorway } from "~/commands/doorway";
import { TAKEN } from "~/machine/handed-connections";
import { freePort } from "../server";

/** Stands in for a process: it notes what it is told, and answers each connection with its name. */
class Process extends EventEmitter {
  handed = 0;
  takesAtOnce = true;

  constructor(readonly name: string) {
    super();
  }

  send(_: string, socket: Socket, sent: (error: Error | null) => void): boolean {
    this.handed += 1;
    socket.end(this.name);
    sent(null);
    if (this.takesAtOnce) queueMicrotask(() => this.emit("message", TAKEN));
    return true;
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
  busy.takesAtOnce = false;
  for (const one of processes) await admitted(doorway, one);
  const answers = [];
  for (let visit = 0; visit < 6; visit += 1) answers.push(await answerOf(port));
  expect(answers).toEqual(["quick", "busy", "quick", "quick", "quick", "quick"]);
  busy.emit("message", TAKEN);
  expect([await answerOf(port), await answerOf(port)]).toEqual(["quick", "busy"]);
  expect(quick.handed).toBe(6);
});

test("the last process gets all that has come before its dismissal is done, though it is busy", async () => {
  const { port, doorway, processes } = await stage("only");
  const [only] = processes as [Process];
  only.takesAtOnce = false;
  await admitted(doorway, only);
  const visits = Array.from({ length: 40 }, () => answerOf(port));
  await expect.poll(() => only.handed).toBe(1);
  await dismissed(doorway, only);
  const handed = only.handed;
  const answers = await Promise.all(visits);
  expect(answers.filter((answer) => answer === "only")).toHaveLength(handed);
  expect(answers.every((answer) => answer === "only" || answer === "ECONNREFUSED")).toBe(true);
});

test("what waits for a process that dies is closed, and who comes after is refused", async () => {
  const { port, doorway, processes } = await stage("only");
  const [only] = processes as [Process];
  only.takesAtOnce = false;
  await admitted(doorway, only);
  expect(await answerOf(port)).toBe("only");
  const waiting = answerOf(port);
  await expect.poll(() => only.handed).toBe(1);
  doorway.lose(only.asWorker);
  expect(["", "ECONNRESET", "ECONNREFUSED"]).toContain(await waiting);
  expect(await answerOf(port)).toBe("ECONNREFUSED");
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
