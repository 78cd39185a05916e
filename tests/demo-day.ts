/** Names the instant at which the demo data of a run were loaded: a run that goes on past midnight has one day for all. */
export const DEMO_LOADED = "DEMO_LOADED";

export const demoLoadedAt = (): Date => new Date(process.env[DEMO_LOADED] ?? Date.now());
