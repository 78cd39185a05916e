import { maskedAddress } from "~/domain/people/masked-address";
import { pageOf } from "../people/users/paging";
import type { SignedInScope, Trx } from "../scope";
import { recordAudit } from "../store/audit";
import { countUnsent, makeFailedDue, makeOneDue, unsentMails } from "../store/provider/outbox";
import { inSlices } from "../store/slices";
import { write } from "../store/write";
import type { UseCase } from "../use-case";
import { stateMoved } from "../verification/operator";

const PAGE_LENGTH = 25;

/** An attempt is over after this time, in every process. */
const ATTEMPT_MS = 60_000;

/** Mails that were not sent: to whom, masked, and what became of them; never what they say. */
export const deskMails: UseCase<"provider.mails"> = async ({ query }, { db }) => {
  const state = query.state ?? null;
  const counts = await countUnsent(db);
  const count = state === null ? counts.waiting + counts.retried + counts.failed : counts[state];
  const { from, most, pagination } = pageOf(query.pageId, PAGE_LENGTH, count);
  const mails = await unsentMails(db, state, { from, most });
  return {
    mails: mails.map((mail) => ({ ...mail, recipient: maskedAddress(mail.recipient) })),
    counts,
    pagination,
  };
};

/** Mails are due again as if new; the worker sends them. A 409 if the one was sent, or is being sent, meanwhile. */
export const retryMails: UseCase<"provider.retryMails"> = async ({ body }, scope) => {
  const at = scope.now();
  const due = {
    now: at.toISOString(),
    idleSince: new Date(at.getTime() - ATTEMPT_MS).toISOString(),
  };
  const count = body.id === undefined ? await retryFailed(scope, due) : await retryOne(scope, body.id, due);
  if (count === 0) throw stateMoved();
  return { count };
};

type Due = Parameters<typeof makeOneDue>[2];

const retryOne = (scope: SignedInScope, id: number, due: Due): Promise<number> =>
  write(scope.db, null, async (trx) => {
    if (!(await makeOneDue(trx, id, due))) return 0;
    await noteRetry(trx, scope, String(id), 1);
    return 1;
  });

/** Mails of one transaction: people's saves do not wait for all that an outage has left. */
const AT_ONCE = 250;

/** Each slice is one event of the trail, with its count. */
async function retryFailed(scope: SignedInScope, due: Due): Promise<number> {
  let all = 0;
  await inSlices(scope.db, async (trx) => {
    const count = await makeFailedDue(trx, AT_ONCE, due);
    if (count > 0) await noteRetry(trx, scope, "all", count);
    return { isMore: count === AT_ONCE, committed: () => void (all += count) };
  });
  return all;
}

const noteRetry = (trx: Trx, scope: SignedInScope, detail: string, count: number): Promise<void> =>
  recordAudit(trx, scope, "mails_retried", { accountId: scope.session.accountId, detail, count });
