import { setImmediate } from "node:timers/promises";

/** Lets the requests that came meanwhile have their turn: without, reading from the embedded file goes on in one go. */
export const letPagesPass = (): Promise<void> => setImmediate();
