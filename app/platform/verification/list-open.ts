import { daysBetween } from "~/domain/calendar-date";
import { isLapsed, lapsesAt } from "~/domain/card/conditions";
import type { VerificationPhase } from "~/domain/card/draft-status";
import type { PlatformParts } from "../scope";
import { openIds, openVerifications, type OpenVerification } from "../store/open-verifications";
import { countsOf, type Counts } from "./progress";

/** An open verification, as an operator sees it. */
export interface ListedVerification extends Counts {
  id: string;
  companyId: string;
  companyName: string;
  year: number;
  level: 2 | 3;
  phase: VerificationPhase;
  openedAt: string;
  /** The instant at which it lapses without a decision, and the calendar days until then. */
  lapsesAt: string;
  daysLeft: number;
  verifierId: string | null;
  /** Address of the verifier, and the name of their body; null until a verifier is assigned. */
  verifier: string | null;
  body: string | null;
}

interface VerificationPage {
  total: number;
  pages: number;
  verifications: ListedVerification[];
}

const ON_A_PAGE = 50;

/** A page of all open verifications, oldest first; pages begin with 1. */
export async function listVerifications(parts: PlatformParts, page = 1): Promise<VerificationPage> {
  const { db, now } = parts;
  const open = await openOnes(parts);
  const shown = open.slice((page - 1) * ON_A_PAGE, page * ON_A_PAGE);
  const rows = await openVerifications(
    db,
    shown.map(({ id }) => id),
  );
  return {
    total: open.length,
    pages: Math.max(1, Math.ceil(open.length / ON_A_PAGE)),
    verifications: rows.map((row) => listed(row, now())),
  };
}

/** The ids of all open verifications: those without a verifier first, then the oldest. */
export async function openFirst(parts: PlatformParts): Promise<string[]> {
  const open = await openOnes(parts);
  const [unassigned, assigned] = [true, false].map((is) =>
    open.filter((one) => (one.verifier_id === null) === is),
  );
  return [...(unassigned ?? []), ...(assigned ?? [])].map(({ id }) => id);
}

/** The open ones among verifications with these ids, in the order of the ids. */
export async function openAmong(
  { db, now }: PlatformParts,
  ids: readonly string[],
): Promise<ListedVerification[]> {
  const at = now();
  const rows = (await openVerifications(db, ids)).filter(
    (row) => row.ending === null && !isLapsed(row, at.toISOString()),
  );
  return rows.map((row) => listed(row, at)).sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/** All open verifications, oldest first, by their ids. */
export async function openOnes({
  db,
  now,
}: PlatformParts): Promise<{ id: string; verifier_id: string | null }[]> {
  const at = now().toISOString();
  return (await openIds(db)).filter((one) => !isLapsed(one, at));
}

const listed = (row: OpenVerification, at: Date): ListedVerification => ({
  id: row.id,
  companyId: row.company_id,
  companyName: row.companyName,
  year: row.year,
  level: row.level,
  phase: row.phase,
  openedAt: row.opened_at,
  lapsesAt: lapsesAt(row),
  daysLeft: daysBetween(at, new Date(lapsesAt(row))),
  verifierId: row.verifier_id,
  verifier: row.verifierEmail,
  body: row.verifier_body,
  ...countsOf(row),
});
