import { ApiError } from "~/api/errors";
import { act } from "../card/act";
import { tellReplaced } from "../card/ending-mails";
import { loadCard } from "../card/load-card";
import { tellAdministrators, tellAssigned } from "../card/verification-mails";
import { providerAccount, type ProviderParts } from "../scope";
import { normalisedEmail } from "../store/accounts/accounts";
import { recordAudit } from "../store/audit";
import { findCompany, companyOf } from "../store/companies";
import { verifierOf } from "../store/accounts/memberships";
import { keepEnablement } from "../store/provider/enablement";
import { findVerification } from "../store/verifications";
import { write } from "../store/write";
import { SurveyReader } from "../survey/survey-reader";

interface Enablement {
  companyId: string;
  companyName: string;
  /** False when the company already was in that state. */
  hasChanged: boolean;
}

/**
 * From now on the company's cards are verified, and it does not publish by itself. `ref`: its id, or its identifier.
 * The company's administrators are told; the reason is kept for the provider.
 */
export const enableCompany = (parts: ProviderParts, ref: string, reason = ""): Promise<Enablement> =>
  setEnabled(parts, ref, true, reason);

/** The reverse; an open verification ends. */
export const disableCompany = (parts: ProviderParts, ref: string, reason = ""): Promise<Enablement> =>
  setEnabled(parts, ref, false, reason);

async function setEnabled(
  parts: ProviderParts,
  ref: string,
  enabled: boolean,
  reason: string,
): Promise<Enablement> {
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
    if (enabled) await tellAdministrators(trx, companyId, "enablement-given", {}, at);
    const by = providerAccount(parts);
    const detail = await keepEnablement(trx, companyId, { enabled, reason, changedAt: at, by });
    const kind = enabled ? "company_enabled" : "company_disabled";
    await recordAudit(trx, parts, kind, { companyId, accountId: by, detail });
    return true;
  });
  return { companyId, companyName, hasChanged };
}

/**
 * Assigns an open verification to a verifier, or reassigns it; the new and the former verifier are told. No verifier
 * verifies their own company. `mayReplace` says whether the present verifier, by account, is the one that the provider
 * has seen.
 */
export async function assignVerifier(
  parts: ProviderParts,
  verificationId: string,
  verifierEmail: string,
  mayReplace: (present: string | null) => boolean = () => true,
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
    if (!mayReplace(card.verification.verifier_id)) throw stateMoved();
    const at = now().toISOString();
    const event = { kind: "assign_verifier", verifier: accountId, body } as const;
    const { life } = await act(trx, card, event, { by: null, at });
    const detail = `${id} ${accountId}`;
    await recordAudit(trx, parts, "verifier_assigned", {
      companyId,
      accountId: providerAccount(parts),
      detail,
    });
    if (accountId === card.verification.verifier_id) return;
    await tellReplaced(trx, card.verification, at);
    await tellAssigned(trx, verifier, { companyId, caseId: id }, life, at);
  });
  return { companyName, body };
}

/** Another provider was quicker. */
export const stateMoved = () => new ApiError(409, "internal/conflict", [{ path: "", code: "state_moved" }]);

const unknownVerification = () =>
  new ApiError(404, "internal/not_found", [{ path: "verification", code: "unknown_verification" }]);

const wrongVerifier = (code: "not_a_verifier" | "verifies_itself") =>
  new ApiError(422, "internal/invalid_input", [{ path: "verifier", code }]);
