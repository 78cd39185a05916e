import { afterEach, beforeEach, expect, test } from "vitest";
import { scan } from "~/platform/files/clamd";
import { EICAR, startClamd, type FakeClamd } from "./clamd";

let clamd: FakeClamd;

beforeEach(async () => void (clamd = await startClamd()));

afterEach(() => clamd.stop());

test("a clean file is found clean, and arrives whole in pieces", async () => {
  const bytes = Buffer.alloc(1_000_000, "abc");
  expect(await scan(clamd.address, bytes)).toBeNull();
  expect(clamd.received.map((file) => file.equals(bytes))).toEqual([true]);
});

test("malware is found by its name", async () => {
  expect(await scan(clamd.address, Buffer.from(EICAR))).toBe("Eicar-Test-Signature");
});

test.each([
  ["is silent", "did not answer in time"],
  ["complains", "no verdict: INSTREAM size limit exceeded"],
] as const)("a scanner that %s gives no verdict", async (behaviour, why) => {
  clamd.behaviour = behaviour;
  await expect(scan(clamd.address, Buffer.from("a"), { deadline: 200 })).rejects.toThrow(why);
});

test("neither does one that hangs up", async () => {
  clamd.behaviour = "hangs up";
  await expect(scan(clamd.address, Buffer.from("a"))).rejects.toThrow();
});

test("neither does one that is not there", async () => {
  await clamd.stop();
  await expect(scan(clamd.address, Buffer.from("a"))).rejects.toThrow("ECONNREFUSED");
  await expect(scan({ path: "/nowhere/clamd.ctl" }, Buffer.from("a"))).rejects.toThrow("ENOENT");
});
