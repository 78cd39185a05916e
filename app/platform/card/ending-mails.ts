import { romeDayWords } from "~/domain/calendar-date";
import type { IssuedCard, Returned } from "~/domain/card/card-life";
import { commentsAmong } from "~/domain/card/judgements";
import type { Trx } from "../scope";
import { verifierBehind } from "../store/accounts/memberships";
import type { StoredVerification } from "../store/verifications";
import type { Card } from "./load-card";
import { tellAdministrators, tellVerifier } from "./verification-mails";

type IssuedWithId = IssuedCard & { id: string };

/**
 * Tells the company's administrators and its verifier how a verification ended. The mails are written in the
 * transaction that ends it.
 */
export async function tellEnding(
  trx: Trx,
  { companyId, verification }: Card,
  ended: IssuedWithId | Returned | null,
  at: string,
): Promise<void> {
  if (!verification || !ended) return;
  await tellCompany(trx, companyId, verification, ended, at);
  await tellItsVerifier(trx, verification, TO_VERIFIER["how" in ended ? ended.how : "issued"], at);
}

/** When a verification gets another verifier, it ends for the previous one. */
export const tellReplaced = (trx: Trx, verification: StoredVerification, at: string): Promise<void> =>
  tellItsVerifier(trx, verification, "verifier-replaced", at);

async function tellItsVerifier(
  trx: Trx,
  { verifier_id: id, company_id: companyId, year, opened_at }: StoredVerification,
  template: (typeof TO_VERIFIER)[keyof typeof TO_VERIFIER] | "verifier-replaced",
  at: string,
): Promise<void> {
  const verifier = id && (await verifierBehind(trx, id));
  if (!verifier) return;
  const params = { year: String(year), opened: romeDayWords(opened_at) };
  await tellVerifier(trx, verifier, { companyId, caseId: null }, template, params, at);
}

const TO_VERIFIER = {
  check_failed: "verifier-check-failed",
  refused: "verifier-refused",
  withdrawn: "verifier-withdrawn",
  lapsed: "verifier-lapsed",
  enablement_lost: "verifier-enablement-lost",
  issued: "verifier-issued",
} as const satisfies Record<Returned["how"] | "issued", string>;

async function tellCompany(
  trx: Trx,
  companyId: string,
  { year: ofYear, opened_at, verifier_body }: StoredVerification,
  ended: IssuedWithId | Returned,
  at: string,
): Promise<void> {
  const [year, opened, body] = [String(ofYear), romeDayWords(opened_at), verifier_body ?? ""];
  if (!("how" in ended)) {
    const { id: card, level, expiresAt } = ended;
    const params = { year, body, card, level: String(level), expires: romeDayWords(expiresAt) };
    return tellAdministrators(trx, companyId, "verification-issued", params, at);
  }
  switch (ended.how) {
    case "check_failed": {
      const count = String(commentsAmong(ended.judgements).length);
      return tellAdministrators(trx, companyId, "verification-check-failed", { year, count }, at);
    }
    case "refused":
      return tellAdministrators(trx, companyId, "verification-refused", { year, body }, at);
    case "withdrawn":
      return tellAdministrators(trx, companyId, "verification-withdrawn", { year, opened }, at);
    case "lapsed":
      return tellAdministrators(trx, companyId, "verification-lapsed", { year, opened }, at);
    case "enablement_lost":
      // The mail about the enablement itself says it.
      return;
  }
}
