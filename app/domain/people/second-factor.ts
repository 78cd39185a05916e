import { DAY_MS } from "../durations";
import { ATTEMPT_WINDOW_MS, waitBefore } from "./attempt-limits";

/** How long an app shows one code (RFC 6238). */
export const STEP_S = 30;

export const CODE_DIGITS = 6;

/** Codes on paper for a person whose device is lost, each of 53 bits. */
export const RECOVERY_CODES = 10;
export const RECOVERY_DIGITS = 16;

export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_S);

/**
 * The steps whose code is taken: the present one and, since clocks differ, its neighbours; none that is not newer than
 * the last one used, so that a code that was seen works no second time (RFC 6238, 5.2).
 */
export const acceptedSteps = (present: number, lastUsed: number): number[] =>
  [present - 1, present, present + 1].filter((step) => step > lastUsed);

export interface TypedCode {
  kind: "app" | "recovery";
  digits: string;
}

/** What a person typed, with or without spaces and hyphens; null when it can be no code. */
export function readCode(typed: string): TypedCode | null {
  const digits = typed.replace(/[\s-]/g, "");
  if (!/^[0-9]+$/.test(digits)) return null;
  if (digits.length === CODE_DIGITS) return { kind: "app", digits };
  return digits.length === RECOVERY_DIGITS ? { kind: "recovery", digits } : null;
}

/** In groups of four, as people copy digits. */
export const recoveryCodeInGroups = (digits: string): string => digits.replace(/\d{4}(?=\d)/g, "$&-");

/** Fifty guesses of three codes each: a day's guesses find one code in 6,700. */
const FREE_CODES = 5;
export const CODES_A_DAY = 50;

/**
 * Milliseconds until the next code of an account is looked at. `ages`: of its attempts of the last day, newest first, in
 * milliseconds. All origins count together: only a person who knows the password comes this far.
 */
export function waitBeforeCode(ages: readonly number[]): number {
  const oldestThatCounts = ages[CODES_A_DAY - 1];
  if (oldestThatCounts !== undefined) return Math.max(0, DAY_MS - oldestThatCounts);
  const recent = ages.filter((age) => age < ATTEMPT_WINDOW_MS);
  return waitBefore({ count: recent.length, sinceLastMs: recent[0] ?? Infinity }, { free: FREE_CODES });
}

/** "needed": the company requires one, and the person has none. */
type FactorState = "on" | "off" | "needed";

export const factorState = (hasFactor: boolean, isRequired: boolean): FactorState =>
  hasFactor ? "on" : isRequired ? "needed" : "off";

/** Why a second factor may not be given up, or asked of a whole company. */
type FactorRefusal = "factor_required_by_company" | "own_factor_first";

/** A person of a company that requires it keeps it. */
export const endRefusal = (isRequired: boolean): FactorRefusal | null =>
  isRequired ? "factor_required_by_company" : null;

/** An administrator who asks it of all has it: the switch would lock its own author out. */
export const requireRefusal = (hasOwn: boolean): FactorRefusal | null => (hasOwn ? null : "own_factor_first");
