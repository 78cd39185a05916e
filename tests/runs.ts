/**
 * How often a law is tried: moderately by default, RUNS times as often in long runs. SEED fixes what is drawn, so that a
 * run can be repeated (tests/seed.ts).
 */
const factor = Number(process.env.RUNS ?? 1);

export const runs = (usually: number): number => Math.max(1, Math.round(usually * factor));

/** A time limit that grows with the number of runs, in milliseconds. */
export const patience = (usually: number): number => usually * Math.max(1, factor);
