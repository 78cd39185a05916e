import { expect, test } from "vitest";
import { backOff } from "~/platform/disk/back-off";

/** Work that is looked at each second and fails; at which seconds it was tried. */
async function triedAt(seconds: number, freeAt: (second: number) => number = () => 0): Promise<number[]> {
  let second = 0;
  const backing = backOff({
    now: () => new Date(1_000_000 + second * 1000),
    free: () => Promise.resolve(freeAt(second)),
  });
  const tried: number[] = [];
  for (; second <= seconds; second += 1) {
    if (!(await backing.mayTry())) continue;
    tried.push(second);
    await backing.failed();
  }
  return tried;
}

test("work that fails is tried after twice the pause before, a minute at most", async () => {
  expect(await triedAt(300)).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183, 243]);
});

test("more room on the disk is a reason to try again at once, once", async () => {
  expect(await triedAt(120, (second) => (second < 40 ? 0 : 5_000_000))).toEqual([
    0, 1, 3, 7, 15, 31, 40, 100,
  ]);
});

test("a little more room is none", async () => {
  expect(await triedAt(50, (second) => second * 1000)).toEqual([0, 1, 3, 7, 15, 31]);
});

test("after a success the pauses begin anew, and a clock that was set back does not prolong one", async () => {
  let at = 10_000_000;
  const backing = backOff({ now: () => new Date(at), free: () => Promise.reject(new Error("unknown")) });
  for (let failures = 0; failures < 8; failures += 1) await backing.failed();
  expect(await backing.mayTry()).toBe(false);
  at -= 5_000_000;
  expect(await backing.mayTry()).toBe(true);
  backing.succeeded();
  await backing.failed();
  at += 1_000;
  expect(await backing.mayTry()).toBe(true);
});
