import { log } from "~/log.server";

/** Aggregates that do not even contain the company's own entry are wrong: they are not shown until they are rebuilt. */
export function ifSound<Shown>(shown: () => Shown): Shown | null {
  try {
    return shown();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    log.error(`The benchmark has to be rebuilt: ${error.message}`);
    return null;
  }
}
