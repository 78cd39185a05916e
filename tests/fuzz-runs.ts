import { createHash } from "node:crypto";
import { runs } from "./runs";

/** The seed of every run of the tests; a nightly round names its own (FUZZ_SEED). */
const SEED = process.env.FUZZ_SEED ?? "20261122";

/**
 * How the fuzz of this name draws: of two with one seed the second would repeat the choices of the first. What is drawn
 * may change a store, so a failure is shown as it came, with its seed, and not made smaller.
 */
export const fuzz = (name: string, usually: number) => ({
  seed: createHash("sha256").update(`${SEED} ${name}`).digest().readInt32BE(),
  numRuns: runs(usually),
  endOnFailure: true,
});
