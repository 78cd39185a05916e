import { invalidUser } from "~/api/errors";
import { unusedRecoveryCodes } from "../../store/settings/second-factors";
import type { UseCase } from "../../use-case";
import { memberOf } from "../admit";

/** How the signed-in person signs in, and what the person has accepted. */
export const security: UseCase<"user.security"> = async (_, { db, memo, session }) => {
  const member = await memberOf(memo, session.tokenHash, db);
  if (!member?.company) throw invalidUser();
  const { account, company, secondFactorAt } = member;
  const accepted = {
    terms: account.terms_accepted_at,
    privacy: account.privacy_accepted_at,
    otherPrivacy: account.clauses_accepted_at,
  };
  return {
    secondFactor: {
      enabledAt: secondFactorAt,
      codesLeft: secondFactorAt === null ? 0 : (await unusedRecoveryCodes(db, session.accountId)).length,
      isRequired: company.requires_second_factor === 1,
    },
    consents: (["terms", "privacy", "otherPrivacy"] as const)
      .filter((kind) => accepted[kind] !== "")
      .map((kind) => ({ kind, acceptedAt: accepted[kind], version: account.accepted_version })),
  };
};
