import type { Trx } from "../scope";
import { insertJob } from "../store/jobs";
import { dropCheckOver } from "../store/open-verifications";
import type { StoredVerification } from "../store/verifications";
import { DAY_MS } from "~/domain/durations";

export const CHECK = "document-check";

export const KEPT_MS = { waiting: DAY_MS, over: 30 * DAY_MS };

/** The request of a check job. */
export interface CheckPayload {
  verificationId: string;
}

/** One check for each verification, however often it is requested. */
export const checkIdOf = (verificationId: string): string => `check-${verificationId}`;

/** Stores the job of a candidate's automatic check; a check that could not be finished is started again. */
export async function insertCheck(
  trx: Trx,
  verification: Pick<StoredVerification, "id" | "company_id" | "opened_by">,
  at: string,
): Promise<void> {
  const payload: CheckPayload = { verificationId: verification.id };
  const id = checkIdOf(verification.id);
  await dropCheckOver(trx, id);
  await insertJob(trx, {
    ...{ id, kind: CHECK, state: "pending", payload, at },
    companyId: verification.company_id,
    createdBy: verification.opened_by ?? "",
  });
}
