import { lastClosedYear } from "~/domain/periods";
import { rightsOf } from "~/domain/people/rights";
import { hashPassword } from "../identity/passwords";
import { storeUpdate } from "../registry/store-update";
import type { Parts, SignedInScope, Trx } from "../scope";
import { addAccount } from "../store/accounts";
import { changeCompany, insertCompany } from "../store/companies";
import { findCompanyWithDraft } from "../store/drafts";
import { addMember } from "../store/memberships";
import { write } from "../store/write";
import { publish } from "../survey/publish";
import { saveAnswer } from "../survey/save-answer";
import { DEMO_COMPANIES, type DemoCompany, type DemoPerson } from "./companies";
import type { DemoSession, DemoYear } from "./demo-answer";
import { addDemoCertificate } from "./demo-certificate";

export const DEMO_PASSWORD = "DemoESG2026";
export const DEMO_EMAILS = DEMO_COMPANIES.flatMap(({ people }) => people.map(({ email }) => email));

/** Fills an empty store with the demo companies, through the same code that serves people, at earlier times. */
export async function loadDemo(parts: Parts): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  for (const company of DEMO_COMPANIES) {
    await foundCompany(parts, company, passwordHash);
    for (const year of company.years ?? []) await playYear(parts, company.id, year);
    for (const certificate of company.certificates ?? []) {
      const scope = scopeOf(parts, certificate.email, timeAgo(parts, 20, 16));
      await addDemoCertificate(certificate, company.businessName, parts.now(), scope);
    }
  }
}

async function foundCompany(parts: Parts, company: DemoCompany, passwordHash: string): Promise<void> {
  const at = timeAgo(parts, company.signedUpDaysAgo, 9);
  const later = timeAgo(parts, company.signedUpDaysAgo - 1, 10);
  await write(parts.db, null, async (trx) => {
    await insertCompany(trx, {
      id: company.id,
      business_name: company.businessName,
      country: "IT",
      id_type: "partitaIva",
      partita_iva: company.partitaIva,
      is_validated: company.isEnabled ? 1 : 0,
      fiscal_year: company.years?.[0]?.fiscalYear ?? lastClosedYear(parts.now()),
      created_at: at,
      updated_at: at,
    });
    for (const person of company.people) await addPerson(trx, company.id, person, passwordHash, at);
    if (company.registry) {
      await storeUpdate(trx, company.id, { revision: 1, visibilities: [], ...company.registry }, later);
    }
  });
}

async function addPerson(trx: Trx, companyId: string, person: DemoPerson, passwordHash: string, at: string) {
  const { id, email, name, surname, role } = person;
  await addAccount(trx, { id, email, name, surname, passwordHash, acceptedAt: at, createdAt: at });
  await addMember(trx, {
    accountId: id,
    companyId,
    isAdmin: role === "administrator" || role === "verifier",
    isVerifier: role === "verifier",
    canWrite: role !== "read",
  });
}

/** Opens a year, answers it, and issues the card on its day. */
async function playYear(
  parts: Parts,
  companyId: string,
  { fiscalYear, sessions, issued }: DemoYear,
): Promise<void> {
  await write(parts.db, companyId, (trx) => changeCompany(trx, companyId, { fiscal_year: fiscalYear }));
  const revisions = new Map<string, number>();
  const isBefore = ({ daysAgo }: DemoSession) => daysAgo > (issued?.daysAgo ?? 0);
  await play(parts, sessions.filter(isBefore), revisions);
  if (!issued) return;
  await issue(parts, issued.email, issued.daysAgo);
  await play(
    parts,
    sessions.filter((session) => !isBefore(session)),
    revisions,
  );
}

/** Answers saved one after the other by those who gave them; `revisions` holds how often each was saved. */
async function play(parts: Parts, sessions: DemoSession[], revisions: Map<string, number>): Promise<void> {
  for (const { daysAgo, email, answers } of sessions) {
    for (const [minute, { guid, elements = {}, notApplicableReason }] of answers.entries()) {
      const revision = revisions.get(guid) ?? 0;
      const answer = {
        questionId: guid,
        answerElements: Object.entries(elements).map(([id, value]) => ({ id, value })),
        ...(notApplicableReason && { notApplicableChosen: true, notApplicableReason }),
        revision,
      };
      const scope = scopeOf(parts, email, timeAgo(parts, daysAgo, 15, minute));
      await saveAnswer({ params: { id: guid }, body: { answers: [answer] } }, scope);
      revisions.set(guid, revision + 1);
    }
  }
}

async function issue(parts: Parts, email: string, daysAgo: number): Promise<void> {
  const scope = scopeOf(parts, email, timeAgo(parts, daysAgo, 11));
  const { draft } = await findCompanyWithDraft(scope.db, scope.session.companyId, null);
  await publish({ body: { revision: draft.revision } }, scope);
}

/** Somebody of a demo company at work at an earlier time. */
function scopeOf(parts: Parts, email: string, at: string): SignedInScope {
  const company = DEMO_COMPANIES.find(({ people }) => people.some((person) => person.email === email));
  const person = company?.people.find((candidate) => candidate.email === email);
  if (!company || !person) throw new Error(`Nobody in the demo is ${email}`);
  return {
    ...parts,
    now: () => new Date(at),
    clientAddress: "127.0.0.1",
    requestId: "demo",
    session: {
      tokenHash: "",
      accountId: person.id,
      companyId: company.id,
      rights: rightsOf({ isAdmin: true, accessActive: true, profiles: [], isVerifier: false }),
    },
  };
}

/** Relative to the day of loading, so that the demo is never stale. */
function timeAgo({ now }: Parts, days: number, hour: number, minute = 0): string {
  const today = now();
  const day = today.getUTCDate() - days;
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), day, hour, minute)).toISOString();
}
