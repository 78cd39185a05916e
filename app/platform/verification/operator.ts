import { ApiError } from "~/api/errors";
import { act } from "../card/act";
import { tellReplaced } from "../card/ending-mails";
import { loadCard } from "../card/load-card";
import { tellAssigned } from "../card/verification-mails";
import type { PlatformParts } from "../scope";
import { normalisedEmail } from "../store/accounts/accounts";
import { recordAudit } from "../store/audit";
import { findCompany, companiesLike, companyOf, type ListedCompany } from "../store/companies";
import { verifierOf } from "../store/accounts/memberships";
import { findVerification } from "../store/verifications";
import { write } from "../store/write";
import { SurveyReader } from "../survey/survey-reader";

/** Companies whose name or identifier contains a text, by name; the first fifty. */
export const listCompanies = ({ db }: PlatformParts, search: string): Promise<ListedCompany[]> =>
  companiesLike(db, search);

export interface Enablement {
  companyId: string;
  companyName: string;
  /** False when the company already was in that state. */
  hasChanged: boolean;
}

/**
 * From now on the company's cards are verified, and it does not publish by itself. `ref`: its id, or its identifier.
 */
export const enableCompany = (parts: PlatformParts, ref: string): Promise<Enablement> =>
  setEnabled(parts, ref, true);

/** The reverse; an open verification ends, and the company's administrators are told. */
export const disableCompany = (parts: PlatformParts, ref: string): Promise<Enablement> =>
  setEnabled(parts, ref, false);

async function setEnabled(parts: PlatformParts, ref: string, enabled: boolean): Promise<Enablement> {
  const { db, now } = parts;
  const companyId = await companyOf(db, ref.trim());
  if (companyId === null) {
    throw new ApiError(404, "internal/not_found", [{ path: "company", code: "unknown_company" }]);
  }
  const { business_name: companyName } = await findCompany(db, companyId);
  const hasChanged = await write(db, companyId, async (trx) => {
    const card = await loadCard(new SurveyReader(trx, companyId));
    if (card.life.enabled === enabled) return false;
    const at = now().toISOString();
    await act(trx, card, { kind: enabled ? "enable" : "disable" }, { by: null, at });
    await recordAudit(trx, parts, enabled ? "company_enabled" : "company_disabled", { companyId });
    return true;
  });
  return { companyId, companyName, hasChanged };
}

/**
 * Assigns an open verification to a verifier, or reassigns it; the new and the former verifier are told. No verifier
 * verifies their own company.
 */
export async function assignVerifier(
  parts: PlatformParts,
  verificationId: string,
  verifierEmail: string,
): Promise<{ companyName: string; body: string }> {
  const { db, now } = parts;
  const verification = await findVerification(db, verificationId.trim());
  if (!verification) throw unknownVerification();
  const verifier = await verifierOf(db, normalisedEmail(verifierEmail));
  if (!verifier) throw wrongVerifier("not_a_verifier");
  const { id, company_id: companyId, year } = verification;
  if (verifier.companyId === companyId) throw wrongVerifier("verifies_itself");
  const { accountId, body } = verifier;
  const { business_name: companyName } = await findCompany(db, companyId);
  await write(db, companyId, async (trx) => {
    const card = await loadCard(new SurveyReader(trx, companyId), year);
    if (card.verification?.id !== id) throw unknownVerification();
    const at = now().toISOString();
    const event = { kind: "assign_verifier", verifier: accountId, body } as const;
    const { life } = await act(trx, card, event, { by: null, at });
    await recordAudit(trx, parts, "verifier_assigned", { companyId, detail: `${id} ${accountId}` });
    if (accountId === card.verification.verifier_id) return;
    await tellReplaced(trx, card.verification, at);
    await tellAssigned(trx, verifier, companyId, life, at);
  });
  return { companyName, body };
}

const unknownVerification = () =>
  new ApiError(404, "internal/not_found", [{ path: "verification", code: "unknown_verification" }]);

const wrongVerifier = (code: "not_a_verifier" | "verifies_itself") =>
  new ApiError(422, "internal/invalid_input", [{ path: "verifier", code }]);
