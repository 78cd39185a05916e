import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { beforeAll, describe, expect, test } from "vitest";
import { bundled } from "../bundled";
import type { Told } from "./time-rules";

/** What a process says that runs in a time zone. */
async function toldIn(TZ: string): Promise<Told> {
  const script = await bundled("tests/domain/time-rules.ts");
  const { stdout } = await promisify(execFile)(process.execPath, [script], {
    env: { ...process.env, TZ },
  });
  return JSON.parse(stdout) as Told;
}

describe("fault 27: the rules of time on a server", () => {
  let inItaly: Told;
  beforeAll(async () => {
    inItaly = await toldIn("Europe/Rome");
  });

  test("in Italy know the last second of the year, the nights of the clock change and the leap day", () => {
    const { hour, instants, days } = inItaly;
    expect(hour).toBe(14);
    expect(instants["2026-12-31T22:59:59.999Z"]).toMatchObject({
      closedYear: 2025,
      day: "2026-12-31",
      words: ["31/12/2026", "31/12/2026", "31/12/26 23:59", "23:59"],
      ofOperator: "31/12/26 23:59",
    });
    expect(instants["2026-12-31T23:00:00.000Z"]).toMatchObject({ closedYear: 2026, day: "2027-01-01" });
    // 24 hours, while the same time of the next day comes an hour earlier, or later.
    expect(instants["2026-03-28T11:30:00.000Z"]).toMatchObject({
      pauseEnds: "2026-03-29T11:30:00.000Z",
      paused: [true, true, false, true],
      later: expect.arrayContaining(["2026-03-29T10:30:00.000Z"]),
    });
    expect(instants["2026-10-24T10:30:00.000Z"]).toMatchObject({
      pauseEnds: "2026-10-25T10:30:00.000Z",
      paused: [true, true, false, false],
      later: expect.arrayContaining(["2026-10-25T11:30:00.000Z"]),
    });
    expect(instants["2028-02-29T10:00:00.000Z"]).toMatchObject({
      expiresAt: "2029-02-28T10:00:00.000Z",
      validity: ["valid", "expired"],
    });
    expect(days["2026-10-25"]).toEqual({
      begins: "2026-10-24T22:00:00.000Z",
      next: "2026-10-26",
      read: "2026-10-25",
    });
  });

  test.each([
    ["UTC", 12],
    ["Asia/Tokyo", 21],
    ["America/Los_Angeles", 5],
  ])("in %s say the same as in Italy", async (zone, hour) => {
    const told = await toldIn(zone);
    expect(told).toEqual({ ...inItaly, hour });
  });
});
