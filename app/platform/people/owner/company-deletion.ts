import { ApiError } from "~/api/errors";
import { romeDayWords } from "~/domain/calendar-date";
import {
  COMPANY_DELETION_DAYS,
  type CompanyDeletionRefusal,
  companyDeletionRefusals,
  isNameOf,
} from "~/domain/company/deletion";
import { DAY_MS } from "~/domain/durations";
import { daysLater } from "~/domain/rome-time";
import { provePassword } from "../../identity/prove-password";
import { hashOfToken } from "../../identity/tokens";
import type { Trx } from "../../scope";
import { addAttempt, recentAttempts } from "../../store/accounts/attempts";
import { recordAudit } from "../../store/audit";
import { administratorsOf } from "../../store/accounts/memberships";
import { peopleWithIds } from "../../store/accounts/people";
import { findCompany } from "../../store/companies";
import { queueMail } from "../../store/mails";
import { addDeletion, deletionOf, openWorkOf, withdrawDeletion } from "../../store/owner/company-deletions";
import { write } from "../../store/write";
import type { UseCase } from "../../use-case";
import { requireAdministrator } from "../users/make-change";

const PAGE = "/dashboard/settings/company";

export const companyDeletion: UseCase<"user.companyDeletion"> = async (_, { db, session, now }) => {
  const { companyId } = session;
  const stored = await deletionOf(db, companyId);
  const refusals = companyDeletionRefusals(await openWorkOf(db, companyId));
  if (!stored) return { deletion: null, refusals };
  const company = { companyId, now: now().toISOString() };
  const [asker] = await peopleWithIds(db, company, [stored.asked_by]);
  const askedBy = asker ? `${asker.name} ${asker.surname}` : null;
  return { deletion: { askedAt: stored.asked_at, dueAt: stored.due_at, askedBy }, refusals };
};

/** Begins the days after which the company is deleted, and tells its administrators. */
export const askCompanyDeletion: UseCase<"user.askCompanyDeletion"> = async ({ body }, scope) => {
  const { db, session, now } = scope;
  const { companyId, accountId } = session;
  const { business_name: name } = await findCompany(db, companyId);
  if (!isNameOf(body.businessName, name)) {
    throw new ApiError(422, "internal/invalid_input", [{ path: "businessName", code: "other_company_name" }]);
  }
  await provePassword(body.password, scope);
  const askedAt = now().toISOString();
  const dueAt = daysLater(askedAt, COMPANY_DELETION_DAYS);
  await write(db, companyId, async (trx) => {
    await requireAdministrator(trx, session);
    refuse(companyDeletionRefusals(await openWorkOf(trx, companyId)));
    const row = { company_id: companyId, asked_by: accountId, asked_at: askedAt, due_at: dueAt };
    if (!(await addDeletion(trx, row))) throw new ApiError(409, "internal/conflict");
    await requireFirstToday(trx, companyId, now());
    await tell(trx, companyId, "company-deletion-asked", { dueAt, at: askedAt });
    await recordAudit(trx, scope, "company_deletion_asked", session);
  });
  return { dueAt };
};

export const withdrawCompanyDeletion: UseCase<"user.withdrawCompanyDeletion"> = async (_, scope) => {
  const { db, session, now } = scope;
  const { companyId } = session;
  await write(db, companyId, async (trx) => {
    await requireAdministrator(trx, session);
    const stored = await deletionOf(trx, companyId);
    if (!stored) return;
    if (!(await withdrawDeletion(trx, companyId))) throw new ApiError(409, "internal/conflict");
    const at = now().toISOString();
    await tell(trx, companyId, "company-deletion-withdrawn", { dueAt: stored.due_at, at });
    await recordAudit(trx, scope, "company_deletion_withdrawn", session);
  });
  return {};
};

/** Asking and withdrawing in turn mails every administrator each time. */
async function requireFirstToday(trx: Trx, companyId: string, now: Date): Promise<void> {
  const about = { purpose: "company-deletion", subject: hashOfToken(companyId) };
  const earlier = await recentAttempts(trx, about, new Date(now.getTime() - DAY_MS));
  if (earlier.length > 0) {
    throw new ApiError(409, "internal/access_refused", [{ path: "", code: "deletion_asked_today" }]);
  }
  await addAttempt(trx, { ...about, source: "administrator" }, now);
}

function refuse(refusals: readonly CompanyDeletionRefusal[]): void {
  if (refusals.length === 0) return;
  throw new ApiError(
    409,
    "internal/access_refused",
    refusals.map((code) => ({ path: "", code })),
  );
}

/** Writes to every administrator of a company about its deletion. */
export async function tell(
  trx: Trx,
  companyId: string,
  template: "company-deletion-asked" | "company-deletion-near" | "company-deletion-withdrawn",
  { dueAt, at }: { dueAt: string; at: string },
): Promise<void> {
  const { business_name: businessName } = await findCompany(trx, companyId);
  const due = romeDayWords(dueAt);
  for (const person of await administratorsOf(trx, companyId)) {
    await queueMail(trx, person, template, { businessName, due, link: PAGE }, at);
  }
}
