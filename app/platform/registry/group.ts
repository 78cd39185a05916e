import { ApiError } from "~/api/errors";
import { recordAudit } from "../store/audit";
import { findCompany } from "../store/companies";
import { grant, groupOf, revoke } from "../store/grants";
import { write } from "../store/write";
import type { UseCase } from "../use-case";

/** The other companies of the group, with who lets whom copy (D5). */
export const group: UseCase<"registry.group"> = async (_, { db, session }) => {
  const { control_chain: controlChain } = await findCompany(db, session.companyId);
  return { controlChain, companies: await groupOf(db, session.companyId, controlChain) };
};

/** Lets a company of the same group copy from the issued cards; any other company is not found. */
export const grantCopying: UseCase<"registry.grantCopying"> = async ({ params: { id } }, scope) => {
  const { db, session, now } = scope;
  await write(db, session.companyId, async (trx) => {
    const { control_chain: chain } = await findCompany(trx, session.companyId);
    const other = (await groupOf(trx, session.companyId, chain)).find((one) => one.id === id);
    if (!other?.isInGroup) throw new ApiError(404, "internal/not_found");
    if (await grant(trx, session.companyId, id, now().toISOString()))
      await recordAudit(trx, scope, "copying_allowed", { ...session, detail: id });
  });
  return {};
};

/** Takes such a grant back, also from a company that has left the group. */
export const withdrawCopying: UseCase<"registry.withdrawCopying"> = async ({ params: { id } }, scope) => {
  const { db, session } = scope;
  await write(db, session.companyId, async (trx) => {
    if (!(await revoke(trx, session.companyId, id))) throw new ApiError(404, "internal/not_found");
    await recordAudit(trx, scope, "copying_forbidden", { ...session, detail: id });
  });
  return {};
};
