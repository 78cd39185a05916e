import { randomUUID } from "node:crypto";
import { companySearchKey } from "~/domain/company/search-key";
import { searchKeyOf } from "~/domain/people/search-key";
import { lastClosedYear } from "~/domain/periods";
import { hashPassword } from "~/platform/identity/passwords";
import { after, newToken, SESSION_MS } from "~/platform/identity/tokens";
import type { PlatformParts } from "~/platform/scope";

/** The password of every person in a test world. */
export const PASSWORD = "Sostenibile26";

export interface CompanyGiven {
  businessName: string;
  partitaIva: string;
  isValidated: boolean;
  fiscalYear: number;
}

export interface PersonGiven {
  email: string;
  companyId: string;
  name?: string;
  isAdmin?: boolean;
  canRead?: boolean;
  canWrite?: boolean;
  isVerifier?: boolean;
  isProvider?: boolean;
  accessActive?: boolean;
}

type Parts = Pick<PlatformParts, "db" | "now">;

export async function addCompany({ db, now }: Parts, given: Partial<CompanyGiven>): Promise<string> {
  const id = randomUUID();
  const at = now().toISOString();
  const businessName = given.businessName ?? "Azienda Prova S.r.l.";
  const partitaIva = given.partitaIva ?? String(Math.floor(Math.random() * 1e11)).padStart(11, "0");
  await db
    .insertInto("company")
    .values({
      id,
      business_name: businessName,
      country: "IT",
      id_type: "partitaIva",
      partita_iva: partitaIva,
      search_key: companySearchKey({ business_name: businessName, partita_iva: partitaIva }),
      is_validated: given.isValidated ? 1 : 0,
      fiscal_year: given.fiscalYear ?? lastClosedYear(now()),
      created_at: at,
      updated_at: at,
    })
    .execute();
  return id;
}

let passwordHash: Promise<string> | undefined;

export async function addPerson({ db, now }: Parts, given: PersonGiven): Promise<string> {
  const id = randomUUID();
  const at = now().toISOString();
  passwordHash ??= hashPassword(PASSWORD);
  await db
    .insertInto("account")
    .values({
      id,
      email: given.email,
      password_hash: await passwordHash,
      name: given.name ?? "Anna",
      surname: "Rossi",
      search_key: searchKeyOf({ name: given.name ?? "Anna", surname: "Rossi", email: given.email }),
      phone: null,
      terms_accepted_at: at,
      privacy_accepted_at: at,
      clauses_accepted_at: at,
      created_at: at,
      last_login_at: null,
    })
    .execute();
  const membership = { account_id: id, company_id: given.companyId };
  await db
    .insertInto("membership")
    .values({
      ...membership,
      is_admin: given.isAdmin ? 1 : 0,
      access_active: given.accessActive === false ? 0 : 1,
      is_verifier: given.isVerifier ? 1 : 0,
      is_provider: given.isProvider ? 1 : 0,
    })
    .execute();
  const canRead = given.canRead === false ? 0 : 1;
  const canWrite = (given.canWrite ?? given.isAdmin) ? 1 : 0;
  await db
    .insertInto("profile")
    .values({ ...membership, profile: "supplier", can_read: canRead, can_write: canWrite })
    .execute();
  return id;
}

export async function openSession({ db, now }: Parts, email: string): Promise<string> {
  const { id } = await db
    .selectFrom("account")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  const { token, hash } = newToken();
  await db
    .insertInto("session")
    .values({
      token_hash: hash,
      account_id: id,
      created_at: now().toISOString(),
      expires_at: after(now(), SESSION_MS),
    })
    .execute();
  return token;
}
