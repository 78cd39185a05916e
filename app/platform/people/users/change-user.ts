import { rolesOf } from "~/api/contract/people";
import { ApiError } from "~/api/errors";
import type { AccessChange } from "~/domain/people/access-change";
import type { SignedInScope, Trx } from "../../scope";
import { eventsOf } from "../../store/trail/company-events";
import { write } from "../../store/write";
import type { UseCase } from "../../use-case";
import { makeChange } from "./make-change";
import { requireGoodRoles } from "./plan-change";

export const enableUser: UseCase<"user.enable"> = ({ params }, scope) =>
  changeUser(params.id, { kind: "enable" }, scope);

export const disableUser: UseCase<"user.disable"> = ({ params }, scope) =>
  changeUser(params.id, { kind: "disable" }, scope);

export const deleteUser: UseCase<"user.delete"> = ({ params }, scope) =>
  changeUser(params.id, { kind: "delete" }, scope);

export const updateRoles: UseCase<"user.updateRoles"> = ({ params, body: { roles } }, scope) =>
  changeUser(params.id, { kind: "roles", roles: rolesOf(roles) }, scope, roles.service_provider);

/** One person, whose role for the provider stays as it is; a change that has been made already is made. */
async function changeUser(id: string, change: AccessChange, scope: SignedInScope, isVerifier?: boolean) {
  const { db, session } = scope;
  await requireGoodRoles(db, session.companyId, change);
  return write(db, session.companyId, async (trx) => {
    const [made] = await makeChange(trx, [id], change, session, scope);
    if (!made) {
      if (change.kind === "delete" && (await wasDeletedLately(trx, session.companyId, id))) return {};
      throw new ApiError(404, "internal/not_found");
    }
    const { person, refusal } = made;
    if (isVerifier !== undefined && isVerifier !== person.isVerifier) {
      const issue = { path: "roles.service_provider", code: "not_acceptable" };
      throw new ApiError(422, "internal/invalid_input", [issue]);
    }
    if (refusal !== null && refusal !== "already_so") {
      throw new ApiError(409, "internal/access_refused", [{ path: "", code: refusal }]);
    }
    return {};
  });
}

/** How many of a company's deletions are looked through: a second click comes after a moment, not after a hundred. */
const LATELY = 100;

/** The trail keeps the id of who is gone, and nothing else. */
async function wasDeletedLately(trx: Trx, companyId: string, id: string): Promise<boolean> {
  const kinds = ["user_deleted", "invitation_withdrawn"] as const;
  const filter = { companyId, kinds, accountId: null, from: null, until: null };
  return (await eventsOf(trx, filter, { most: LATELY })).some(({ detail }) => detail === id);
}
