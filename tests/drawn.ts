import { createHash } from "node:crypto";

/** The seed of this process's draws: that of the run, or one of its own. */
export const SEED = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));

/** From 0 to below 1; the same for the same seed, name and number, whatever was drawn before. */
export const drawn = (name: string, number: number): number =>
  createHash("sha256").update(`${SEED} ${name} ${number}`).digest().readUInt32BE() / 2 ** 32;
