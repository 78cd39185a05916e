import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DAY_MS } from "~/domain/durations";
import {
  acceptedSteps,
  CODES_A_DAY,
  endRefusal,
  factorState,
  readCode,
  recoveryCodeInGroups,
  requireRefusal,
  stepAt,
  waitBeforeCode,
} from "~/domain/people/second-factor";

describe("a typed code", () => {
  test.each([
    ["123456", "app", "123456"],
    [" 123 456 ", "app", "123456"],
    ["1234-5678-9012-3456", "recovery", "1234567890123456"],
    ["1234 5678 9012 3456", "recovery", "1234567890123456"],
  ])("“%s” is one of the %s", (typed, kind, digits) => {
    expect(readCode(typed)).toEqual({ kind, digits });
  });

  test.each(["", "12345", "1234567", "12345a", "123456789012345", "١٢٣٤٥٦", "1e5000", "-"])(
    "“%s” can be none",
    (typed) => {
      expect(readCode(typed)).toBeNull();
    },
  );

  test("for recovery is read as it was shown", () => {
    expect(readCode(recoveryCodeInGroups("1234567890123456"))?.digits).toBe("1234567890123456");
  });
});

describe("the steps of thirty seconds", () => {
  test("begin with the epoch", () => {
    expect([0, 29_999, 30_000, 59_000].map((ms) => stepAt(new Date(ms)))).toEqual([0, 0, 1, 1]);
  });

  test.each([
    [100, 0, [99, 100, 101]],
    [100, 99, [100, 101]],
    [100, 100, [101]],
    [100, 101, []],
    [100, 500, []],
  ])("at %i, after %i was used, are %j", (present, used, steps) => {
    expect(acceptedSteps(present, used)).toEqual(steps);
  });

  test("never go back behind one that was used, nor further than one from now", () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (present, used) => {
        const steps = acceptedSteps(present, used);
        return steps.every((step) => step > used && Math.abs(step - present) <= 1);
      }),
    );
  });
});

describe("the wait before the next code of an account", () => {
  const ages = (count: number, last: number) => Array.from({ length: count }, (_, i) => last + i * 1_000);

  test.each([
    [0, 0, 0],
    [4, 0, 0],
    [5, 0, 1_000],
    [6, 0, 2_000],
    [11, 0, 60_000],
    [11, 59_000, 1_000],
    [11, 60_000, 0],
  ])("after %i in a row, the last %i ms ago, is %i ms", (count, last, wait) => {
    expect(waitBeforeCode(ages(count, last))).toBe(wait);
  });

  test("lasts until the oldest of fifty is a day old", () => {
    const hourly = Array.from({ length: CODES_A_DAY }, (_, i) => 20 * 60_000 * (i + 1));
    expect(waitBeforeCode(hourly)).toBe(DAY_MS - 20 * 60_000 * CODES_A_DAY);
    expect(waitBeforeCode(hourly.slice(1))).toBe(0);
  });
});

describe("a second factor", () => {
  test.each([
    [true, true, "on"],
    [true, false, "on"],
    [false, true, "needed"],
    [false, false, "off"],
  ] as const)("that a person has: %s, and the company requires: %s, is %s", (has, required, state) => {
    expect(factorState(has, required)).toBe(state);
  });

  test("is kept while the company requires it, and asked of all by a person who has it", () => {
    expect([endRefusal(true), endRefusal(false)]).toEqual(["factor_required_by_company", null]);
    expect([requireRefusal(false), requireRefusal(true)]).toEqual(["own_factor_first", null]);
  });
});
