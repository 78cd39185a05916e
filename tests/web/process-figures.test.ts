import type { Cluster } from "node:cluster";
import { EventEmitter } from "node:events";
import { beforeEach, expect, test } from "vitest";
import { ProcessFigures } from "~/commands/process-figures";
import { Counter, type Family, gauge } from "~/metrics/family";
import type { Asked, Told } from "~/metrics/messages";

/** Stands in for the cluster module; its events come when the test says so. */
let cluster: EventEmitter;
let processes: ProcessFigures;
beforeEach(() => {
  cluster = new EventEmitter();
  processes = new ProcessFigures(cluster as unknown as Pick<Cluster, "on">, 50);
});

/** A process that serves; it answers when the test says so. */
class Serving {
  readonly asked: Asked[] = [];
  #isConnected = true;

  constructor() {
    cluster.emit("message", this, "ready");
  }

  isConnected() {
    return this.#isConnected;
  }

  send(asked: Asked) {
    this.asked.push(asked);
  }

  tells(requests: number, memory: number, figures: number | null = this.asked.at(-1)?.figures ?? null) {
    const told: Told = { figures, families: familiesWith(requests, memory) };
    cluster.emit("message", this, told);
  }

  exits() {
    cluster.emit("exit", this);
  }

  disconnects() {
    this.#isConnected = false;
    cluster.emit("disconnect", this);
  }
}

function familiesWith(requests: number, memory: number): Family[] {
  const counter = new Counter({ name: "requests_total", help: "Requests." });
  counter.add({}, requests);
  return [counter.family(), gauge({ name: "memory", help: "Memory.", across: "sum" }, [[{}, memory]])];
}

const valuesOf = (families: Family[]) =>
  Object.fromEntries(families.map(({ name, samples }) => [name, samples[0]?.value]));

/** The figures of a scrape that every process answers as it is told here. */
async function scraped(...answers: [one: Serving, requests: number, memory: number][]) {
  const figures = processes.figures();
  for (const [one, requests, memory] of answers) one.tells(requests, memory);
  return valuesOf(await figures);
}

test("adds the figures of all, and asks one alone for the store: the newest", async () => {
  const [one, other] = [new Serving(), new Serving()];
  expect(await scraped([one, 5, 100], [other, 7, 50])).toEqual({
    requests_total: 12,
    memory: 150,
    carta_processes: 2,
  });
  expect([one, other].map(({ asked }) => asked[0]?.withStore)).toEqual([false, true]);
});

test("of one that ended what only grows stays, and what is read at a moment goes", async () => {
  const [one, other] = [new Serving(), new Serving()];
  await scraped([one, 5, 100], [other, 7, 50]);
  one.exits();
  one.disconnects();
  expect(await scraped([other, 8, 60])).toEqual({ requests_total: 13, memory: 60, carta_processes: 1 });
});

test("last figures that are read after the exit count once, and raise nobody from the dead", async () => {
  const [one, other] = [new Serving(), new Serving()];
  await scraped([one, 5, 100], [other, 7, 50]);
  one.exits();
  one.tells(6, 100, null);
  one.disconnects();
  one.tells(6, 100, null);
  const expected = { requests_total: 13, memory: 50, carta_processes: 1 };
  expect(await scraped([other, 7, 50])).toEqual(expected);
  expect(await scraped([other, 7, 50])).toEqual(expected);
});

test("one that is disconnected is not asked, and tells nothing of this moment", async () => {
  const [one, other] = [new Serving(), new Serving()];
  await scraped([one, 5, 100], [other, 7, 50]);
  one.disconnects();
  expect(await scraped([other, 7, 50])).toEqual({ requests_total: 12, memory: 50, carta_processes: 1 });
  expect(one.asked).toHaveLength(1);
  one.exits();
  expect(await scraped([other, 7, 50])).toEqual({ requests_total: 12, memory: 50, carta_processes: 1 });
});

test("one that does not answer counts with what it told before, and tells nothing of this moment", async () => {
  const [one, other] = [new Serving(), new Serving()];
  await scraped([one, 5, 100], [other, 7, 50]);
  const figures = processes.figures();
  other.tells(9, 50);
  expect(valuesOf(await figures)).toEqual({ requests_total: 14, memory: 50, carta_processes: 2 });
  // Its answer comes while the next scrape waits for another one.
  const next = processes.figures();
  one.tells(6, 100, 2);
  other.tells(9, 50);
  expect(valuesOf(await next)).toEqual({ requests_total: 15, memory: 50, carta_processes: 2 });
});

test("two scrapes at once ask each process once, and both are answered without a wait", async () => {
  const one = new Serving();
  const both = [processes.figures(), processes.figures()];
  one.tells(5, 100);
  const [first, second] = await Promise.all(both);
  expect(second).toBe(first);
  expect(one.asked).toHaveLength(1);
  expect(await scraped([one, 6, 90])).toEqual({ requests_total: 6, memory: 90, carta_processes: 1 });
});

test("a process that ends during a scrape keeps nobody waiting", async () => {
  const [one, other] = [new Serving(), new Serving()];
  const figures = processes.figures();
  other.tells(7, 50);
  one.exits();
  one.disconnects();
  expect(valuesOf(await figures)).toEqual({ requests_total: 7, memory: 50, carta_processes: 1 });
});
