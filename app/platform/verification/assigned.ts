import { ApiError } from "~/api/errors";
import type { CallOutput } from "~/api/contract";
import { isLapsed, lapsesAt } from "~/domain/card/conditions";
import type { SignedInScope } from "../scope";
import { openVerifications } from "../store/open-verifications";
import { findVerification, type StoredVerification } from "../store/verifications";
import type { UseCase } from "../use-case";

type Assigned = CallOutput<"survey.assignedVerifications">["verifications"][number];

/** The open candidates assigned to the signed-in verifier, oldest first. */
export const assignedVerifications: UseCase<"survey.assignedVerifications"> = async (
  _,
  { db, session, now },
) => {
  const rows = await openVerifications(db, session.accountId);
  const open = rows.filter(({ since }) => !isLapsed({ since }, now().toISOString()));
  return { verifications: open.map((row) => assignedView(row, row.companyName)) };
};

export function assignedView(row: StoredVerification, companyName: string): Assigned {
  const { id, year, level, phase, since, opened_at: openedAt, items, judgements } = row;
  return {
    ...{ id, companyName, year, level, phase, openedAt },
    lapsesAt: lapsesAt({ since }),
    items: items.length,
    judged: judgements.length,
    commented: judgements.filter(({ verdict }) => verdict !== "accepted").length,
  };
}

/** A candidate assigned to the caller, open or ended; everybody else's is not found (D6). */
export async function assignedOne(id: string, { db, session }: SignedInScope): Promise<StoredVerification> {
  const row = await findVerification(db, id);
  if (row?.verifier_id !== session.accountId) throw new ApiError(404, "internal/not_found");
  return row;
}

/** The same where it is to be read: what is over is shown to nobody outside the company any more. */
export async function openAssigned(id: string, scope: SignedInScope): Promise<StoredVerification> {
  const row = await assignedOne(id, scope);
  if (row.ending !== null || isLapsed(row, scope.now().toISOString())) {
    throw new ApiError(404, "internal/not_found");
  }
  return row;
}
