import { sql } from "kysely";
import type { CardState, CompanyOrder, WaitingThing } from "~/domain/company/desk-states";
import type { Db } from "../../scope";

/** The details by which the provider tells companies apart, and where each stands. */
export interface ListedCompany {
  id: string;
  businessName: string;
  country: string;
  /** The identifier of the kind the country requires; null while the company has none. */
  identifier: string | null;
  isEnabled: boolean;
  fiscalYear: number;
  createdAt: string;
  /** When the newest of its cards expires; null: none was issued. */
  cardUntil: string | null;
  /** Of its open verification; null: none is open. */
  verification: "assigned" | "unassigned" | null;
  identityAskedAt: string | null;
  /** When it is deleted; null: it stays. */
  deletionDueAt: string | null;
}

interface CompanyFilter {
  /** The search key of a company holds each of these words. */
  words: readonly string[];
  enabled: boolean | null;
  card: CardState | null;
  waiting: WaitingThing | null;
  /** Whether a card is valid depends on it. */
  now: string;
}

export const EVERY_COMPANY = { words: [], enabled: null, card: null, waiting: null } as const;

const IDENTIFIERS = ["partita_iva", "vat_number", "duns_number"] as const;

const CARD_UNTIL = sql<string | null>`(select max(card_version.expires_at) from card_version
  where card_version.company_id = company.id)`;

const VERIFICATION = sql<"assigned" | "unassigned" | null>`(select
  case when verification.verifier_id is null then 'unassigned' else 'assigned' end from verification
  where verification.company_id = company.id and verification.ending is null limit 1)`;

const DELETION_DUE = sql<string | null>`(select company_deletion.due_at from company_deletion
  where company_deletion.company_id = company.id)`;

/** The query of a page of companies; a test looks at how the store answers it. */
export const companyQuery = (
  db: Db,
  filter: CompanyFilter,
  order: CompanyOrder,
  { from, most }: { from: number; most: number },
) =>
  listed(matching(db, filter))
    .$if(order === "newest", (query) => query.orderBy("created_at", "desc").orderBy("id", "desc"))
    .$if(order === "name", (query) => query.orderBy("search_key").orderBy("id"))
    .limit(most)
    .offset(from);

export async function companiesFound(...given: Parameters<typeof companyQuery>): Promise<ListedCompany[]> {
  return (await companyQuery(...given).execute()).map(companyOf);
}

/** One company of all; null when there is none with this id. */
export async function listedCompany(db: Db, id: string): Promise<ListedCompany | null> {
  const row = await listed(db.selectFrom("company")).where("id", "=", id).executeTakeFirst();
  return row ? companyOf(row) : null;
}

const listed = (query: ReturnType<typeof matching>) =>
  query
    .select(["id", "business_name", "country", "is_validated", "fiscal_year", ...IDENTIFIERS])
    .select(["created_at", "identity_asked_at", CARD_UNTIL.as("card_until"), VERIFICATION.as("open")])
    .select(DELETION_DUE.as("deletion_due"));

type Row = Awaited<ReturnType<ReturnType<typeof listed>["execute"]>>[number];

const companyOf = (row: Row): ListedCompany => ({
  id: row.id,
  businessName: row.business_name,
  country: row.country,
  identifier: row.partita_iva ?? row.vat_number ?? row.duns_number,
  isEnabled: row.is_validated === 1,
  fiscalYear: row.fiscal_year,
  createdAt: row.created_at,
  cardUntil: row.card_until,
  verification: row.open,
  identityAskedAt: row.identity_asked_at,
  deletionDueAt: row.deletion_due,
});

export const countQuery = (db: Db, filter: CompanyFilter) =>
  matching(db, filter).select(({ fn }) => fn.countAll<number>().as("count"));

export async function countCompanies(db: Db, filter: CompanyFilter): Promise<number> {
  return Number((await countQuery(db, filter).executeTakeFirstOrThrow()).count);
}

function matching(db: Db, { words, enabled, card, waiting, now }: CompanyFilter) {
  let query = db.selectFrom("company");
  for (const word of words) {
    const pattern = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
    query = query.where(sql<boolean>`search_key like ${pattern} escape '\\'`);
  }
  if (enabled !== null) query = query.where("is_validated", "=", Number(enabled));
  if (card === "none") query = query.where(CARD_UNTIL, "is", null);
  if (card === "valid") query = query.where(CARD_UNTIL, ">", now);
  if (card === "expired") query = query.where(CARD_UNTIL, "<=", now);
  if (waiting === "identity") query = query.where("identity_asked_at", "is not", null);
  if (waiting === "verification") query = query.where(VERIFICATION, "is not", null);
  if (waiting === "unassigned") query = query.where(VERIFICATION, "=", "unassigned");
  if (waiting === "deletion") query = query.where(DELETION_DUE, "is not", null);
  return query;
}

/** Other companies of a group that hold these ids. */
export const companiesOfGroup = (db: Db, chain: string, most: number) =>
  db
    .selectFrom("company")
    .select(["id", "business_name as name"])
    .where("control_chain", "=", chain)
    .orderBy("search_key")
    .orderBy("id")
    .limit(most)
    .execute();
