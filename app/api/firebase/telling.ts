import { ApiError } from "../errors";

const NOT_THE_OWNER: readonly unknown[] = [
  "firebase/user-not-found",
  "firebase/wrong-password",
  "firebase/invalid-credential",
];

/** The password is not that of the address, or the address has none: one answer for all of them (D8). */
export const provesAnother = (error: unknown): boolean =>
  error instanceof ApiError && NOT_THE_OWNER.includes(error.code);
