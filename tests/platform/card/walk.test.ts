import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { patience, runs } from "../../runs";
import { hasAWayForward } from "./way-forward";
import { newWalk, type Walk } from "./walking";
import { steps } from "./walk-steps";

const BEGINNINGS = ["2026-03-10T09:00:00.000Z", "2026-10-24T22:30:00.000Z", "2026-12-31T22:59:58.999Z"];

/** Walks at random, each over a store of its own; returns what it met on the way. */
async function walk(parameters: fc.Parameters<unknown>): Promise<Set<string>> {
  const met = new Set<string>();
  const walks = fc.commands(steps, { maxCommands: 60, size: "max" });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...BEGINNINGS), walks, async (now, commands) => {
      const real: Walk = await newWalk(now);
      try {
        await fc.asyncModelRun(() => ({ model: {}, real }), commands);
        await hasAWayForward(real);
      } finally {
        real.seen.said.forEach((one) => met.add(one));
        await real.given.world.close();
      }
    }),
    parameters as fc.Parameters<[string, Iterable<fc.AsyncCommand<Record<string, never>, Walk>>]>,
  );
  return met;
}

describe("whatever a company, its verifier, the provider and the clock do to the platform", () => {
  test(
    "no two cards in 24 hours, only what was frozen is certified, no answer is lost, a way forward remains",
    async () => {
      await walk({ numRuns: runs(6) });
    },
    patience(120_000),
  );

  test(
    "the walk meets cards of each level, restores, endings and refusals",
    async () => {
      const met = await walk({ seed: 23, numRuns: 30 });
      const expected = [
        ...["issued 1", "issued 2", "issued 3", "restored"],
        ...["check_failed", "refused", "withdrawn", "lapsed", "enablement_lost"],
        ...[
          "issued_recently",
          "obsolete_questions",
          "verification_open",
          "restore_running",
          "stale_revision",
        ],
        ...[
          "comments_open",
          "items_unjudged",
          "not_looked_again",
          "unchanged",
          "turnover_missing",
          "year_not_closed",
        ],
      ];
      expect(expected.filter((one) => !met.has(one))).toEqual([]);
    },
    patience(120_000),
  );
});
