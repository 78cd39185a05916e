import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeOnce } from "~/platform/documents/claim";

let folder: string;
let place: string;
let made: string[];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "carta-claims-"));
  place = path.join(folder, "document");
  made = [];
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

const waiting = { patience: 60_000, tooLong: () => new Error("too long"), ending: (): Error | null => null };

/** Makes the document after a while, as one of several servers on this folder. */
const making = (name: string, { ms = 50, patience = 60_000 } = {}) =>
  makeOnce(place, { ...waiting, patience }, async () => {
    await delay(ms);
    made.push(name);
    writeFileSync(place, name);
  });

test("of many that want one document at once one makes it, the others wait, and no claim stays", async () => {
  await Promise.all(Array.from({ length: 20 }, (_, index) => making(String(index))));
  expect(made).toHaveLength(1);
  expect(readdirSync(folder)).toEqual(["document"]);
});

test("what keeps one from making it is its own error, and the next one tries", async () => {
  const failing = makeOnce(place, waiting, () => delay(100).then(() => Promise.reject(new Error("no room"))));
  const [failed] = await Promise.allSettled([failing, making("other")]);
  expect(failed).toMatchObject({ status: "rejected", reason: { message: "no room" } });
  expect([made, readdirSync(folder)]).toEqual([["other"], ["document"]]);
});

test("a claim that is touched is waited for as long as the patience lasts", async () => {
  const slow = making("slow", { ms: 1_500 });
  await delay(20);
  await expect(making("hasty", { patience: 500 })).rejects.toThrow("too long");
  await slow;
  expect(made).toEqual(["slow"]);
});

test("a claim that nobody touches is taken over, whatever its time, by one of those who wait", async () => {
  const claim = `${place}.claim`;
  writeFileSync(claim, "");
  // The clock of the machine that wrote it may be ahead.
  utimesSync(claim, Date.now() / 1000 + 3_600, Date.now() / 1000 + 3_600);
  const began = performance.now();
  await Promise.all(["a", "b", "c"].map((name) => making(name, { ms: 500 })));
  expect(made).toHaveLength(1);
  expect(performance.now() - began).toBeGreaterThan(9_000);
  expect(readdirSync(folder)).toEqual(["document"]);
});

test("one that waits is refused when its process ends, and the claim stays with its holder", async () => {
  const slow = making("slow", { ms: 1_000 });
  await delay(20);
  let hasEnded = false;
  const ending = () => (hasEnded ? new Error("the server ends") : null);
  const refused = expect(makeOnce(place, { ...waiting, ending }, () => Promise.resolve())).rejects.toThrow(
    "the server ends",
  );
  await delay(100);
  hasEnded = true;
  await refused;
  expect(readdirSync(folder)).toEqual(["document.claim"]);
  await slow;
  expect(made).toEqual(["slow"]);
});

test("a claim is touched with the time of the disk, whatever the clock of its holder says", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 3_600_000 });
  const ofMachine = Date.now();
  const slow = making("slow", { ms: 2_500 });
  await delay(200);
  const taken = statSync(`${place}.claim`).mtimeMs;
  await delay(1_500);
  const touched = statSync(`${place}.claim`).mtimeMs;
  expect([touched - taken > 500, touched - ofMachine > 3_500_000]).toEqual([true, true]);
  await slow;
});
