import { ApiError } from "~/api/errors";
import { DESK_LIMITS } from "~/domain/company/desk-states";
import { oneLine } from "~/domain/plain-text";
import { providerAccount, type ProviderParts } from "../scope";
import { recordAudit } from "../store/audit";
import { findCompany } from "../store/companies";
import { grant, grantsBeside, revoke, setControlChain } from "../store/grants";
import { companiesOfGroup } from "../store/provider/companies";
import { write } from "../store/write";
import type { UseCase } from "../use-case";
import { stateMoved } from "../verification/operator";
import { namedCompany } from "./named-company";
import { requireOthers } from "./refusals";

/** More companies of one group than this are not listed; the command line reaches them. */
const MOST_OF_GROUP = 200;

/** The group of a company, and who may copy from whom in it. */
export const deskGroup: UseCase<"provider.group"> = async ({ params }, { db }) => {
  const { id, name, chain } = await namedCompany(db, params.id);
  const granted = await grantsBeside(db, id);
  const inGroup = chain === null ? [] : await companiesOfGroup(db, chain, MOST_OF_GROUP + 1);
  const NO_GRANT = { mayCopyFromIt: false, itMayCopyFrom: false };
  const shown = ({ id: otherId, name: otherName }: { id: string; name: string }) => {
    const { mayCopyFromIt, itMayCopyFrom } = granted.find((one) => one.id === otherId) ?? NO_GRANT;
    return { id: otherId, name: otherName, mayCopyFromIt, itMayCopyFrom };
  };
  return {
    company: { id, name, chain },
    others: inGroup.filter((one) => one.id !== id).map(shown),
    asleep: granted.filter((one) => chain === null || one.chain !== chain).map(shown),
  };
};

export const setChain: UseCase<"provider.setChain"> = async ({ params, body }, scope) => {
  await joinGroup(scope, params.id, body.chain, (present) => present === body.seen);
  return {};
};

export const setGrant: UseCase<"provider.setGrant"> = async ({ params, body }, scope) => {
  const { id: companyId, granteeId } = params;
  const hasChanged = await (body.allowed ? allowCopying : forbidCopying)(scope, companyId, granteeId);
  if (!hasChanged) throw stateMoved();
  return {};
};

/**
 * Writes down the group of a company; null or an empty name = none. `isSeen` says whether the present group is the one
 * that the provider has seen. Returns the name as it is stored.
 */
export async function joinGroup(
  parts: ProviderParts,
  companyId: string,
  name: string | null,
  isSeen: (present: string | null) => boolean = () => true,
): Promise<string | null> {
  requireOthers(parts, companyId);
  const chain = oneLine(name ?? "") || null;
  const max = DESK_LIMITS.group;
  if (chain !== null && chain.length > max) throw wrong("chain", "too_long", { max: String(max) });
  await namedCompany(parts.db, companyId);
  await write(parts.db, companyId, async (trx) => {
    const { control_chain: present } = await findCompany(trx, companyId);
    if (!isSeen(present)) throw stateMoved();
    if (present === chain) return;
    await setControlChain(trx, companyId, chain);
    await recordAudit(trx, parts, "control_chain_changed", { companyId, accountId: providerAccount(parts) });
  });
  return chain;
}

/** Lets a company of the same group copy from the versions of this one; false when it already may. */
export async function allowCopying(
  parts: ProviderParts,
  companyId: string,
  granteeId: string,
): Promise<boolean> {
  requireOthers(parts, companyId, granteeId);
  const [owner, grantee] = [await namedCompany(parts.db, companyId), await namedCompany(parts.db, granteeId)];
  if (owner.id === grantee.id) throw wrong("", "same_company");
  return write(parts.db, owner.id, async (trx) => {
    const [one, other] = [await findCompany(trx, owner.id), await findCompany(trx, grantee.id)];
    if (one.control_chain === null || one.control_chain !== other.control_chain) {
      throw wrong("", "not_one_group", { company: owner.name, other: grantee.name });
    }
    const granted = await grant(trx, owner.id, grantee.id, parts.now().toISOString());
    if (granted) await recordAudit(trx, parts, "copying_allowed", factsOf(parts, owner.id, grantee.id));
    return granted;
  });
}

/** Takes that back; false when there was nothing to take back. */
export async function forbidCopying(
  parts: ProviderParts,
  companyId: string,
  granteeId: string,
): Promise<boolean> {
  requireOthers(parts, companyId, granteeId);
  await namedCompany(parts.db, companyId);
  return write(parts.db, companyId, async (trx) => {
    const revoked = await revoke(trx, companyId, granteeId);
    if (revoked) await recordAudit(trx, parts, "copying_forbidden", factsOf(parts, companyId, granteeId));
    return revoked;
  });
}

const factsOf = (parts: ProviderParts, companyId: string, detail: string) => ({
  companyId,
  detail,
  accountId: providerAccount(parts),
});

const wrong = (path: string, code: string, params: Record<string, string> = {}) =>
  new ApiError(422, "internal/invalid_input", [{ path, code, params }]);
