import type { HostedRefusal } from "../error-codes";
import { type ApiError, IdentityError, normaliseError } from "../errors";

/** What the service calls a refusal over REST, and what the product knows it by (spec §8). */
const CODES: Record<string, HostedRefusal> = {
  EMAIL_EXISTS: "email-already-in-use",
  EMAIL_NOT_FOUND: "user-not-found",
  USER_NOT_FOUND: "user-not-found",
  INVALID_EMAIL: "user-not-found",
  MISSING_EMAIL: "user-not-found",
  INVALID_PASSWORD: "wrong-password",
  MISSING_PASSWORD: "wrong-password",
  INVALID_LOGIN_CREDENTIALS: "invalid-credential",
  WEAK_PASSWORD: "password-does-not-meet-requirements",
  PASSWORD_DOES_NOT_MEET_REQUIREMENTS: "password-does-not-meet-requirements",
  TOO_MANY_ATTEMPTS_TRY_LATER: "too-many-requests",
  RESET_PASSWORD_EXCEED_LIMIT: "too-many-requests",
  QUOTA_EXCEEDED: "too-many-requests",
  USER_DISABLED: "user-disabled",
  EXPIRED_OOB_CODE: "expired-action-code",
  INVALID_OOB_CODE: "invalid-action-code",
  MISSING_OOB_CODE: "invalid-action-code",
  CREDENTIAL_TOO_OLD_LOGIN_AGAIN: "requires-recent-login",
  TOKEN_EXPIRED: "user-token-expired",
  INVALID_ID_TOKEN: "user-token-expired",
  MISSING_ID_TOKEN: "user-token-expired",
  INVALID_REFRESH_TOKEN: "user-token-expired",
  MISSING_REFRESH_TOKEN: "user-token-expired",
};

/** The service names no time after which another try makes sense. */
const LATER_S = 60;

/** An error of the service by the product's code: 424, prefixed with provider and code (spec §8). */
export function hostedRefusal(code: HostedRefusal, words: string): ApiError {
  const retryAfter = code === "too-many-requests" ? LATER_S : null;
  return normaliseError(new IdentityError("firebase", code, words, retryAfter));
}

/**
 * The code of an answered error: its message begins with the service's own name for it, and may go on with words.
 * `internal-error`: a name that says nothing to a person, such as a wrong API key.
 */
export function codeOfAnswer(status: number, message: string): HostedRefusal {
  const [name = ""] = message.split(/[ :]/, 1);
  if (Object.hasOwn(CODES, name)) return CODES[name] as HostedRefusal;
  if (status === 429) return "too-many-requests";
  return status >= 500 ? "network-request-failed" : "internal-error";
}
