import { ApiError } from "~/api/errors";
import { romeDay } from "~/domain/calendar-date";
import { isLapsed, lapsesAt } from "~/domain/card/conditions";
import type { VerificationPhase } from "~/domain/card/draft-status";
import { act } from "../card/act";
import { normalisedEmail } from "../identity/email";
import type { Parts } from "../scope";
import { recordAudit } from "../store/audit";
import { findCompany } from "../store/companies";
import { openVerifications } from "../store/open-verifications";
import { companiesLike, companyOf, verifierOf, type ListedCompany } from "../store/operator-lists";
import { findVerification } from "../store/verifications";
import { write } from "../store/write";
import { cardNow } from "../card/card-now";
import { tellAdministrators, tellVerifier } from "./tell";

const DAY_MS = 86_400_000;

/** An open verification, as an operator sees it. */
export interface ListedVerification {
  id: string;
  companyId: string;
  companyName: string;
  year: number;
  level: 2 | 3;
  phase: VerificationPhase;
  openedAt: string;
  /** From this instant it is over without a decision, and how many days of the calendar that is away. */
  lapsesAt: string;
  daysLeft: number;
  /** Address of the verifier, and the name of their body; null until somebody is assigned. */
  verifier: string | null;
  body: string | null;
  items: number;
  judged: number;
  commented: number;
}

/** All open verifications, oldest first. */
export async function listVerifications({ db, now }: Parts): Promise<ListedVerification[]> {
  const at = now();
  const open = await openVerifications(db);
  return open
    .filter((row) => !isLapsed(row, at.toISOString()))
    .map((row) => ({
      id: row.id,
      companyId: row.company_id,
      companyName: row.companyName,
      year: row.year,
      level: row.level,
      phase: row.phase,
      openedAt: row.opened_at,
      lapsesAt: lapsesAt(row),
      daysLeft: daysBetween(at, new Date(lapsesAt(row))),
      verifier: row.verifierEmail,
      body: row.verifier_body,
      items: row.items.length,
      judged: row.judgements.length,
      commented: row.judgements.filter(({ verdict }) => verdict !== "accepted").length,
    }));
}

const daysBetween = (from: Date, to: Date) => (Date.parse(romeDay(to)) - Date.parse(romeDay(from))) / DAY_MS;

/** Companies whose name or identifier contains a text, by name; the first fifty. */
export const listCompanies = ({ db }: Parts, search: string): Promise<ListedCompany[]> =>
  companiesLike(db, search);

export interface Enablement {
  companyId: string;
  companyName: string;
  /** False when it was so already. */
  hasChanged: boolean;
}

/** From now on the company is verified and does not publish by itself. `ref`: its id, or its identifier. */
export const enableCompany = (parts: Parts, ref: string): Promise<Enablement> => setEnabled(parts, ref, true);

/** The other way round; a verification that is open ends. Its administrators are told. */
export const disableCompany = (parts: Parts, ref: string): Promise<Enablement> =>
  setEnabled(parts, ref, false);

async function setEnabled(parts: Parts, ref: string, enabled: boolean): Promise<Enablement> {
  const { db, settings, now } = parts;
  const companyId = await companyOf(db, ref.trim());
  if (companyId === null) {
    throw new ApiError(404, "internal/not_found", [{ path: "company", code: "unknown_company" }]);
  }
  const { business_name: companyName } = await findCompany(db, companyId);
  const hasChanged = await write(db, companyId, async (trx) => {
    const card = await cardNow(trx, companyId, null);
    if (card.life.enabled === enabled) return false;
    const at = now().toISOString();
    await act(trx, card, { kind: enabled ? "enable" : "disable" }, { by: null, at });
    await recordAudit(trx, parts, enabled ? "company_enabled" : "company_disabled", { companyId });
    if (!enabled) await tellAdministrators(trx, settings, companyId, "enablement-lost", {}, at);
    return true;
  });
  return { companyId, companyName, hasChanged };
}

/** Gives an open verification to a verifier, or to another one, who is told. Nobody verifies their own company. */
export async function assignVerifier(
  parts: Parts,
  verificationId: string,
  verifierEmail: string,
): Promise<{ companyName: string; body: string }> {
  const { db, settings, now } = parts;
  const verification = await findVerification(db, verificationId.trim());
  if (!verification) throw unknownVerification();
  const verifier = await verifierOf(db, normalisedEmail(verifierEmail));
  if (!verifier) throw wrongVerifier("not_a_verifier");
  const { id, company_id: companyId, year, verifier_id: before } = verification;
  if (verifier.companyId === companyId) throw wrongVerifier("verifies_itself");
  const { accountId, body } = verifier;
  const { business_name: companyName } = await findCompany(db, companyId);
  await write(db, companyId, async (trx) => {
    const card = await cardNow(trx, companyId, year);
    if (card.verification?.id !== id) throw unknownVerification();
    const at = now().toISOString();
    const event = { kind: "assign_verifier", verifier: accountId, body } as const;
    const { life } = await act(trx, card, event, { by: null, at });
    await recordAudit(trx, parts, "verifier_assigned", { companyId, detail: `${id} ${accountId}` });
    if (accountId !== before) await tellVerifier(trx, settings, verifier, companyName, life, at);
  });
  return { companyName, body };
}

const unknownVerification = () =>
  new ApiError(404, "internal/not_found", [{ path: "verification", code: "unknown_verification" }]);

const wrongVerifier = (code: "not_a_verifier" | "verifies_itself") =>
  new ApiError(422, "internal/invalid_input", [{ path: "verifier", code }]);
