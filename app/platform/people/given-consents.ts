import type { UserInfo } from "~/api/contract/completed/user-info";
import { ApiError } from "~/api/errors";
import type { Issue } from "~/domain/issues";
import type { SessionMember } from "../store/accounts/sessions-and-tokens";

type Account = SessionMember["account"];

const COLUMNS = {
  terms: "terms_accepted_at",
  privacy: "privacy_accepted_at",
  otherPrivacy: "clauses_accepted_at",
} as const satisfies Record<keyof UserInfo["legalTerms"], keyof Account>;

const NAMES = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];

/**
 * What an account keeps of these consents: a new one from this instant, an older one from its own. A consent that was
 * given ends with the account alone: taking it back is refused.
 */
export function givenConsents(legalTerms: UserInfo["legalTerms"], account: Account, at: string) {
  const isGiven = (name: (typeof NAMES)[number]) => account[COLUMNS[name]] !== "";
  const takenBack = NAMES.filter((name) => !legalTerms[name] && isGiven(name));
  if (takenBack.length > 0) {
    const issues = takenBack.map((name): Issue => ({ path: `legalTerms.${name}`, code: "consent_required" }));
    throw new ApiError(422, "internal/invalid_input", issues);
  }
  const fresh = NAMES.filter((name) => legalTerms[name] && !isGiven(name));
  return Object.fromEntries(fresh.map((name) => [COLUMNS[name], at])) as Partial<
    Record<(typeof COLUMNS)[keyof typeof COLUMNS], string>
  >;
}
