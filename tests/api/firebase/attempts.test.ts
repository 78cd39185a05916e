import { beforeEach, describe, expect, test } from "vitest";
import { attemptsInMemory, type HostedAttempts } from "~/api/firebase/attempts";
import { DAY_MS } from "~/domain/durations";
import { ApiError } from "~/api/errors";

const HOME = "192.0.2.7";
const ANNA = "anna@prova.example";

let now: number;
let attempts: HostedAttempts;
beforeEach(() => {
  now = Date.UTC(2026, 10, 28);
  attempts = attemptsInMemory(() => now);
});

/** The seconds to wait; 0 = the attempt is taken. */
function wait(email: string, origin: string, purpose: "sign-in" | "sign-up" = "sign-in"): number {
  try {
    attempts.take(purpose, email, origin);
    return 0;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 429) throw error;
    return error.retryAfter ?? 0;
  }
}

const fail = (times: number, email = ANNA, origin = HOME) => {
  for (let time = 0; time < times; time += 1) attempts.take("sign-in", email, origin);
};

describe("attempts at the hosted service", () => {
  test("are free ten times; then each next one waits longer, and asking early makes no wait longer", () => {
    fail(10);
    const waits: number[] = [];
    for (let round = 0; round < 8; round += 1) {
      const seconds = wait(ANNA, HOME);
      expect(wait(ANNA, HOME)).toBe(seconds);
      waits.push(seconds);
      now += seconds * 1000;
      expect(wait(ANNA, HOME)).toBe(0);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  });

  test.each([
    ["another account", "bruno@prova.example", HOME, "sign-in"],
    ["another origin", ANNA, "192.0.2.8", "sign-in"],
    ["another purpose", ANNA, HOME, "sign-up"],
  ] as const)("do not keep %s waiting", (_, email, origin, purpose) => {
    fail(10);
    expect(wait(email, origin, purpose)).toBe(0);
  });

  test("count for an address however it is written", () => {
    fail(10);
    expect(wait("Anna@PROVA.example", HOME)).toBe(1);
  });

  test("on many accounts from one origin wait after a hundred, and there alone", () => {
    for (let each = 0; each < 100; each += 1) fail(1, `persona-${each}@prova.example`);
    expect([wait("nuova@prova.example", HOME), wait("nuova@prova.example", "192.0.2.8")]).toEqual([1, 0]);
  });

  test("are forgotten after a quarter of an hour", () => {
    fail(10);
    now += 15 * 60_000;
    expect(wait(ANNA, HOME)).toBe(0);
  });

  test("that were the account holder's are forgiven with those before them, and no other account's are", () => {
    for (let each = 0; each < 90; each += 1) fail(1, `persona-${each}@prova.example`);
    fail(9);
    attempts.take("sign-in", ANNA, HOME).forgive();
    fail(10);
    expect(wait("nuova@prova.example", HOME)).toBe(1);
  });

  test("that the service has not judged count no more, and those before them do", () => {
    fail(9);
    for (let round = 0; round < 5; round += 1) attempts.take("sign-in", ANNA, HOME).takeBack();
    fail(1);
    expect(wait(ANNA, HOME)).toBe(1);
  });

  test("are kept for so many accounts at most: those of the longest ago are forgotten", () => {
    attempts = attemptsInMemory(() => now, 50);
    fail(10);
    for (let each = 0; each < 60; each += 1) fail(1, ANNA, `192.0.2.${each + 8}`);
    expect(wait(ANNA, HOME)).toBe(0);
  });
});

test("five mails a day may be caused to an address", () => {
  const mails = () => Array.from({ length: 7 }, () => attempts.mayMail(ANNA));
  expect(mails()).toEqual([true, true, true, true, true, false, false]);
  expect(attempts.mayMail("bruno@prova.example")).toBe(true);
  now += DAY_MS;
  expect(mails().filter(Boolean)).toHaveLength(5);
});
