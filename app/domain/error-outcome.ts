/** What an error leads to, beside its words (spec §8). */
export type ErrorOutcome = "stay" | "sign_out" | "retry";

/** Codes that end a session in any status: the service says that its person is not let in any more. */
const ENDING: readonly string[] = [
  "firebase/user-disabled",
  "firebase/user-token-expired",
  "firestore/unauthenticated",
  "internal/invalid_user",
  "internal/user_not_loaded",
];

/** Codes of errors that pass, in any status. */
const PASSING_CODES: readonly string[] = [
  "embedded/too-many-requests",
  "firebase/internal-error",
  "firebase/network-request-failed",
  "firebase/too-many-requests",
];

/** Codes of errors that last, in any status: the bytes of a file are gone. */
const LASTING: readonly string[] = ["internal/download_failed"];

/** Answers below 500 that another try may change: time-outs, limits, an end that the client asked for. */
const PASSING: readonly number[] = [408, 425, 429, 499];

/**
 * A person who is signed in is signed out, may send the same again, or stays where the refusal is shown. Whoever is not
 * signed in stays in place of being signed out.
 */
export function outcomeOf(status: number, code: string | null | undefined): ErrorOutcome {
  if (status === 401 || ENDING.includes(code ?? "")) return "sign_out";
  if (LASTING.includes(code ?? "")) return "stay";
  const isPassing = (status >= 500 && status !== 501) || PASSING.includes(status);
  return isPassing || PASSING_CODES.includes(code ?? "") ? "retry" : "stay";
}
