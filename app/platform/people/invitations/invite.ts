import { companyRolesOf } from "~/domain/people/company-roles";
import type { CallParsed } from "~/api/contract";
import { rolesOf } from "~/api/contract/people";
import { ApiError } from "~/api/errors";
import type { Issue } from "~/domain/issues";
import { oneLine } from "~/domain/plain-text";
import type { SignedInScope, Trx } from "../../scope";
import { normalisedEmail } from "../../store/accounts/accounts";
import { hasSent } from "../../store/accounts/invitations";
import { profilesOf } from "../../store/accounts/company-profiles";
import { write } from "../../store/write";
import type { UseCase } from "../../use-case";
import { requireAdministrator } from "../users/make-change";
import { requireGoodRoles } from "../users/plan-change";
import { countInvitation } from "./daily-limits";
import { type Invited, inviteOne, inviteRefusal, type RefusedInvitation } from "./invite-one";
import { inviterOf } from "./inviter";

/**
 * Invites one person; 409 says why not, and 429 that the company has asked about too many accounts today. A repeated
 * request, known by its key, invites nobody again.
 */
export const invite: UseCase<"user.invite"> = async ({ body }, scope) => {
  const invited = await invitedOf(body, scope);
  const { db, session, now } = scope;
  const refusal = await write(db, session.companyId, async (trx) => {
    await requireAdministrator(trx, session);
    if (await isRepeated(trx, session.companyId, invited)) return null;
    const inviter = await inviterOf(trx, session.accountId);
    const refused = await inviteOne(trx, invited, { ...session, inviter }, scope);
    if (refused === null) await countInvitation(trx, session.companyId, now());
    return refused;
  });
  refuseProbing(refusal);
  if (refusal) throw new ApiError(409, "internal/access_refused", [toldOf(refusal)]);
  return {};
};

const isRepeated = async (trx: Trx, companyId: string, { email, idempotencyKey }: Invited) =>
  idempotencyKey !== undefined && (await hasSent(trx, companyId, { email, idempotencyKey }));

export const invitableProfiles: UseCase<"user.invitableProfiles"> = async (_, { db, session }) => ({
  companyRoles: companyRolesOf(await profilesOf(db, session.companyId)),
});

/** The same without inviting, for the page that asks for confirmation. */
export const checkInvite: UseCase<"user.checkInvite"> = async ({ body }, scope) => {
  const invited = await invitedOf(body, scope);
  const { db, session, now } = scope;
  const refusal = await write(db, session.companyId, (trx) => inviteRefusal(trx, invited, session, now()));
  refuseProbing(refusal);
  return { refused: refusal ? [toldOf(refusal)] : [] };
};

async function invitedOf(body: CallParsed<"user.invite">["body"], scope: SignedInScope): Promise<Invited> {
  const roles = rolesOf(body.roles);
  await requireGoodRoles(scope.db, scope.session.companyId, { kind: "roles", roles });
  return {
    email: normalisedEmail(body.email),
    name: oneLine(body.name),
    surname: oneLine(body.surname),
    roles,
    again: body.again ?? false,
    idempotencyKey: body.idempotencyKey,
  };
}

const toldOf = ({ code }: RefusedInvitation): Issue => ({ path: "email", code });

/** Whoever tries address after address, to learn who has an account, waits. */
function refuseProbing(refusal: RefusedInvitation | null): void {
  const { secondsToWait } = refusal ?? {};
  if (secondsToWait !== undefined) throw new ApiError(429, "internal/probed_too_often", [], secondsToWait);
}
