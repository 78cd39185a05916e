import fc from "fast-check";
import { runs } from "./runs";

/** Before each file: what fast-check draws follows from SEED where it is given, and how often from RUNS. */
fc.configureGlobal({
  numRuns: runs(100),
  ...(process.env.SEED ? { seed: Number(process.env.SEED) } : {}),
});
