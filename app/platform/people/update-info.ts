import type { UserInfo } from "~/api/contract/completed/user-info";
import { ApiError, invalidUser } from "~/api/errors";
import type { Issue } from "~/domain/issues";
import { oneLine } from "~/domain/plain-text";
import { changeAccount } from "../store/accounts/accounts";
import { recordAudit } from "../store/audit";
import { write } from "../store/write";
import type { UseCase } from "../use-case";
import { Memo } from "../memo";
import type { SignedInScope } from "../scope";
import { memberOf } from "./admit";
import { givenConsents } from "./given-consents";
import { infoOf } from "./info";

/** Changes the details of the signed-in person; fields not sent stay. */
export const updateInfo: UseCase<"user.updateInfo"> = async ({ body }, scope) => {
  const name = body.name === undefined ? undefined : oneLine(body.name);
  const surname = body.surname === undefined ? undefined : oneLine(body.surname);
  const phone = body.phoneNumber === undefined ? undefined : oneLine(body.phoneNumber) || null;
  const empty = Object.entries({ name, surname }).filter(([, value]) => value === "");
  if (empty.length > 0) {
    const issues = empty.map(([path]): Issue => ({ path, code: "mandatory_field" }));
    throw new ApiError(422, "internal/invalid_input", issues);
  }
  const changes = {
    ...(await consents(body.legalTerms, scope)),
    name,
    surname,
    phone,
    locale: body.preferredLocale,
    skip_walkthrough: flag(body.skipQuickstartWalkthrough),
    welcome_seen: flag(body.welcomeMessageSeen),
  };
  if (Object.values(changes).some((value) => value !== undefined)) {
    await write(scope.db, null, async (trx) => {
      await changeAccount(trx, scope.session.accountId, changes);
      const isOfPerson = [name, surname, phone].some((value) => value !== undefined);
      if (isOfPerson) await recordAudit(trx, scope, "own_details_changed", scope.session);
    });
  }
  return infoOf(scope);
};

const flag = (value: boolean | undefined) => (value === undefined ? undefined : Number(value));

/** Read apart from what the answer will tell, which is read after the change. */
async function consents(legalTerms: UserInfo["legalTerms"] | undefined, scope: SignedInScope) {
  if (legalTerms === undefined) return {};
  const member = await memberOf(new Memo(), scope.session.tokenHash, scope.db);
  if (!member) throw invalidUser();
  return givenConsents(legalTerms, member.account, scope.now().toISOString());
}
