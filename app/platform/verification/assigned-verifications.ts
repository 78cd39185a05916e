import type { CallOutput } from "~/api/contract";
import { ApiError } from "~/api/errors";
import { isLapsed, lapsesAt } from "~/domain/card/conditions";
import type { Db, SignedInScope } from "../scope";
import { findVerification, verifierOfCase, type StoredVerification } from "../store/verifications";
import { openIds, openVerifications } from "../store/open-verifications";
import type { UseCase } from "../use-case";
import { countsOf } from "./progress";

type Assigned = CallOutput<"survey.assignedVerifications">["verifications"][number];

/** The open candidates assigned to the signed-in verifier, oldest first. */
export const assignedVerifications: UseCase<"survey.assignedVerifications"> = async (
  _,
  { db, session, now },
) => {
  const rows = await openIds(db, session.accountId);
  const at = now().toISOString();
  const open = await openVerifications(
    db,
    rows.filter((one) => !isLapsed(one, at)).map(({ id }) => id),
  );
  return { verifications: open.map((row) => assignedView(row, row.companyName)) };
};

export function assignedView(row: StoredVerification, companyName: string): Assigned {
  const { id, year, level, phase, since, opened_at: openedAt } = row;
  return {
    ...{ id, companyName, year, level, phase, openedAt },
    lapsesAt: lapsesAt({ since }),
    ...countsOf(row),
  };
}

/** A candidate assigned to the caller, open or ended; the candidate of another verifier is not found (D6). */
async function assignedOne(id: string, { db, session }: SignedInScope): Promise<StoredVerification> {
  const row = await findVerification(db, id);
  if (!row || !isAssigned(row, session)) throw new ApiError(404, "internal/not_found");
  return row;
}

/** Assigned to the caller, and not of the caller's own company. */
export const isAssigned = (
  { verifier_id: verifierId, company_id: companyId }: Pick<StoredVerification, "verifier_id" | "company_id">,
  session: SignedInScope["session"],
): boolean => verifierId === session.accountId && companyId !== session.companyId;

/** Whose case it is; 404 unless it is assigned to the caller. */
export async function assertAssigned(
  db: Db,
  id: string,
  session: SignedInScope["session"],
): Promise<{ company_id: string; year: number }> {
  const row = await verifierOfCase(db, id);
  if (!row || !isAssigned(row, session)) throw new ApiError(404, "internal/not_found");
  return row;
}

/** The same for reading: only the company may still see an ended verification. */
export async function openAssigned(id: string, scope: SignedInScope): Promise<StoredVerification> {
  const row = await assignedOne(id, scope);
  if (row.ending !== null || isLapsed(row, scope.now().toISOString())) {
    throw new ApiError(404, "internal/not_found");
  }
  return row;
}
