import fc from "fast-check";
import { runs } from "./runs";

/** Before each file: SEED, where given, decides what fast-check draws, and RUNS how often. */
fc.configureGlobal({
  numRuns: runs(100),
  ...(process.env.SEED ? { seed: Number(process.env.SEED) } : {}),
});
