import { inPercent } from "./buckets";
import type { PerBucket } from "./buckets";

/** What stands in, marked as example data, where there are too few companies (spec §9, D10); whole percents. */
export const PLACEHOLDERS: Readonly<Record<"classes" | "comparison", PerBucket>> = {
  classes: inPercent([50, 20, 20, 10]),
  // The spec's four numbers add up to 111.
  comparison: inPercent([10, 20, 50, 31]),
};
