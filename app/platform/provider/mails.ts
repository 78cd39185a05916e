import { maskedAddress } from "~/domain/people/masked-address";
import { pageOf } from "../people/users/paging";
import { recordAudit } from "../store/audit";
import { countUnsent, makeDue, unsentMails } from "../store/provider/outbox";
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
  const id = body.id ?? null;
  const count = await write(scope.db, null, async (trx) => {
    const idleSince = new Date(scope.now().getTime() - ATTEMPT_MS).toISOString();
    const due = await makeDue(trx, { id, now: scope.now().toISOString(), idleSince });
    if (due > 0) {
      const { accountId } = scope.session;
      await recordAudit(trx, scope, "mails_retried", { accountId, detail: String(id ?? "all"), count: due });
    }
    return due;
  });
  if (count === 0) throw stateMoved();
  return { count };
};
