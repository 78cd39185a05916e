import { ApiError } from "~/api/errors";
import type { Fault } from "~/domain/faults";

/** What the embedded identity service may answer, in the words of the hosted one's catalogue (spec §8). */
export type IdentityRefusal =
  | "invalid-credential"
  | "email-not-verified"
  | "email-already-in-use"
  | "user-disabled"
  | "expired-action-code"
  | "invalid-action-code"
  | "password-does-not-meet-requirements";

/** Errors of an identity provider are 424, named by provider and code (spec §8). */
export const identityRefusal = (code: IdentityRefusal, faults: Fault[] = []) =>
  new ApiError(424, `embedded/${code}`, faults);
