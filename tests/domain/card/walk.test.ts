import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { WAYS_OUT } from "~/domain/card/ways-out";
import { lastClosedYear } from "~/domain/periods";
import { patience, runs } from "../../runs";
import { act, newCompany } from "./company-model";
import type { Memory, Walk } from "./walk-laws";
import { filled, steps } from "./walk-steps";

/** Nights in which the clocks change, the turn of a year, 29 February, an ordinary day. */
const BEGINNINGS = [
  "2026-03-28T22:30:00.000Z",
  "2026-10-24T22:30:00.000Z",
  "2026-12-31T22:59:58.999Z",
  "2027-12-31T22:59:59.999Z",
  "2028-02-28T23:30:00.000Z",
  "2026-06-01T10:00:00.000Z",
];
/** Walks at random from a beginning on; returns what it met on the way. */
function walk(parameters: fc.Parameters<unknown>): Set<string> {
  const seen = new Set<string>();
  const walks = fc.commands(steps, { maxCommands: 80, size: "max" });
  fc.assert(
    fc.property(fc.constantFrom(...BEGINNINGS), fc.nat(3), walks, (now, kind, commands) => {
      const nobody = newCompany(now, lastClosedYear(new Date(now)) - 1);
      // Three of four are enabled and ready: the longest ways begin there.
      const company = kind === 0 ? nobody : filled.move(act(nobody, { kind: "enable" }));
      fc.modelRun(() => ({ model: { opened: null, seen }, real: { company } }), commands);
    }),
    parameters as fc.Parameters<[string, number, Iterable<fc.Command<Memory, Walk>>]>,
  );
  return seen;
}

describe("whatever a company, its verifier and the clock do", { timeout: patience(60_000) }, () => {
  test("nothing is issued twice in 24 hours, nothing but what was frozen, no answer is lost, a way forward remains", () => {
    walk({ numRuns: runs(50) });
  });

  test("the walk is a whole one: it meets every level, every ending and every refusal", () => {
    const seen = walk({ seed: 3, numRuns: 100 });
    const endings = ["check_failed", "refused", "withdrawn", "lapsed", "enablement_lost"];
    const refusals = Object.keys(WAYS_OUT).filter((key) => key !== "read_only");
    const expected = ["issued 1", "issued 2", "issued 3", "restored", ...endings, ...refusals];
    expect(expected.filter((one) => !seen.has(one))).toEqual([]);
  });
});
