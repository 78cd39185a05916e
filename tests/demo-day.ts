/** Names the instant at which the demo data of a run were loaded: those that are loaded past midnight are of the same day. */
export const DEMO_LOADED = "DEMO_LOADED";

export const demoLoadedAt = (): Date => new Date(process.env[DEMO_LOADED] ?? Date.now());
