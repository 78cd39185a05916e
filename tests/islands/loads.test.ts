import { expect, test } from "vitest";
import { beginLoad, counted, loadsUnderWay } from "~/islands/loads";

test("each request is counted until its answer, and ended twice it counts once", async () => {
  const first = beginLoad();
  const second = beginLoad();
  expect(loadsUnderWay()).toBe(2);
  first();
  first();
  expect(loadsUnderWay()).toBe(1);
  second();
  expect(loadsUnderWay()).toBe(0);
  await expect(counted(() => Promise.reject(new Error("no answer")))).rejects.toThrow("no answer");
  expect(loadsUnderWay()).toBe(0);
});
