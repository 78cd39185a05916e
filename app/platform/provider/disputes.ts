import type { WireDispute } from "~/api/contract/provider";
import { toLatin1 } from "~/domain/plain-text";
import { pageOf } from "../people/users/paging";
import { providerAccount, type ProviderParts } from "../scope";
import { recordAudit } from "../store/audit";
import {
  closeDispute,
  countOpenDisputes,
  isDispute,
  openDispute,
  type OpenDispute,
  openDisputes,
} from "../store/disputes";
import { write } from "../store/write";
import type { UseCase } from "../use-case";
import { stateMoved } from "../verification/operator";
import { unknown } from "./refusals";

const PAGE_LENGTH = 25;

/** A page of the open disputes, the oldest first. */
export const deskDisputes: UseCase<"provider.disputes"> = async ({ query }, { db }) => {
  const count = await countOpenDisputes(db);
  const { from, most, pagination } = pageOf(query.pageId, PAGE_LENGTH, count);
  const disputes = await openDisputes(db, { from, most });
  return { disputes: disputes.map(wireDispute), count, pagination };
};

export const deskDispute: UseCase<"provider.dispute"> = async ({ params }, { db }) => {
  const dispute = await openDispute(db, params.id);
  if (!dispute) throw unknown();
  return wireDispute(dispute);
};

export const wireDispute = ({ companyId, companyName, ...dispute }: OpenDispute): WireDispute => ({
  ...dispute,
  company: companyId === null ? null : { id: companyId, name: companyName ?? "" },
});

export const settleDispute: UseCase<"provider.settleDispute"> = async ({ params, body }, scope) => {
  const isClosed = await endDispute(scope, params.id, toLatin1(body.outcome).text.trim());
  if (!isClosed) throw stateMoved();
  return {};
};

/** Closes a dispute that the provider has looked into; false when it is closed already. Nothing else follows from it. */
export const endDispute = (
  parts: ProviderParts,
  id: string,
  outcome: string | null = null,
): Promise<boolean> =>
  write(parts.db, null, async (trx) => {
    const [at, by] = [parts.now().toISOString(), providerAccount(parts)];
    if (!(await isDispute(trx, id))) throw unknown();
    if (!(await closeDispute(trx, id, { at, by, outcome }))) return false;
    await recordAudit(trx, parts, "dispute_closed", { accountId: by, detail: id });
    return true;
  });
