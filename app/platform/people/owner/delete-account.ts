import { ApiError, invalidUser } from "~/api/errors";
import { type AccessRefusal, ownDeletionRefusal } from "~/domain/people/access-change";
import { provePassword } from "../../identity/prove-password";
import type { Db, SignedInScope } from "../../scope";
import { recordAudit } from "../../store/audit";
import { activeAdministrators, openCasesOf } from "../../store/accounts/member-changes";
import { type Person, peopleWithIds } from "../../store/accounts/people";
import { queueMail } from "../../store/mails";
import { erasePerson } from "../../store/owner/erase-people";
import { write } from "../../store/write";
import type { UseCase } from "../../use-case";
import { circumstancesOf } from "../users/plan-change";

export const ownDeletion: UseCase<"user.ownDeletion"> = async (_, scope) => {
  const { refusal } = await leaving(scope.db, scope);
  return { refusal };
};

/** Erases the signed-in person as an administrator would, and tells the address for the last time. */
export const deleteAccount: UseCase<"user.deleteAccount"> = async ({ body }, scope) => {
  await provePassword(body.password, scope);
  const { db, session } = scope;
  await write(db, session.companyId, async (trx) => {
    const { person, refusal } = await leaving(trx, scope);
    if (refusal) throw new ApiError(409, "internal/access_refused", [{ path: "", code: refusal }]);
    const at = scope.now().toISOString();
    await erasePerson(trx, person, at);
    await recordAudit(trx, scope, "account_deleted", { ...session, detail: person.id });
    const recipient = { address: person.email, name: `${person.name} ${person.surname}` };
    await queueMail(trx, recipient, "account-deleted", {}, at);
  });
  return {};
};

async function leaving(
  db: Db,
  { session, now }: SignedInScope,
): Promise<{ person: Person; refusal: AccessRefusal | null }> {
  const { companyId, accountId } = session;
  const [person] = await peopleWithIds(db, { companyId, now: now().toISOString() }, [accountId]);
  if (!person) throw invalidUser();
  const administrators = await activeAdministrators(db, companyId);
  const openCases = (await openCasesOf(db, [accountId])).get(accountId) ?? 0;
  const { otherAdministrators } = circumstancesOf(administrators, person, accountId);
  return { person, refusal: ownDeletionRefusal({ ...person, openCases }, otherAdministrators) };
}
