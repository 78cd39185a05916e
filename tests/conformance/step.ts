import type { CallId } from "~/api/contract";

/** What earlier answers have told, by name. */
export type Known = Record<string, unknown>;

export interface StepInput {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  form?: FormData;
}

/** One call of the specification's §7, with the inputs that §7 names and no other. */
export interface Step {
  call: CallId;
  /** Changes something: left out unless changes are allowed. */
  writes?: true;
  /** The call goes out without the bearer token. */
  open?: true;
  /** The call goes out with the token of an open registration, where there is one. */
  registering?: true;
  /** What is sent; a text says why the call cannot be made here. */
  input(known: Known): StepInput | string;
  /** Keeps what later calls need of an answer. */
  learn?(answer: never, known: Known): void;
  /** The statuses with which a server may decline this input; the answer must then have the form of an error (§8). */
  mayRefuse?: readonly number[];
}

/** A known text, or the empty one. */
export const textOf = (known: Known, name: string): string => {
  const value = known[name];
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
};

/** The input, if what it needs is known. */
export const needing =
  (names: readonly string[], input: (known: Known) => StepInput) =>
  (known: Known): StepInput | string => {
    const lacking = names.filter((name) => known[name] === undefined);
    return lacking.length === 0 ? input(known) : `no earlier answer gave ${lacking.join(", ")}`;
  };
