import type { CompanyIdentifier } from "~/domain/company/registry-rules";
import type { Db } from "../../scope";

/** The details that POST /sign-up stores until the address is confirmed. */
export interface RegistrationDetails {
  businessName: string;
  country: string;
  idType: CompanyIdentifier;
  identifier: string;
  name: string;
  surname: string;
  acceptedAt: string;
  /** Of the accepted texts; absent in registrations of before it was kept. */
  acceptedVersion?: string | null;
}

export interface Registration {
  id: string;
  email: string;
  details: RegistrationDetails | null;
  expiresAt: string;
  /** Of a person whom the hosted identity service knows, and who confirms the address there. */
  hostedUid: string | null;
}

interface NewRegistration {
  id: string;
  tokenHash: string;
  email: string;
  createdAt: string;
  expiresAt: string;
  hostedUid?: string;
}

/** Opens a registration and deletes those that were not finished in time. */
export async function openRegistrationRow(db: Db, registration: NewRegistration): Promise<void> {
  await db.deleteFrom("registration").where("expires_at", "<=", registration.createdAt).execute();
  await db
    .insertInto("registration")
    .values({
      id: registration.id,
      token_hash: registration.tokenHash,
      email: registration.email,
      password_hash: "",
      details: null,
      created_at: registration.createdAt,
      expires_at: registration.expiresAt,
      hosted_uid: registration.hostedUid ?? null,
    })
    .execute();
}

/** The registration whose sign-up form this token still opens. */
export const registrationOfToken = (db: Db, tokenHash: string, now: string) =>
  db
    .selectFrom("registration")
    .select("id")
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .executeTakeFirst();

export async function findRegistration(db: Db, id: string): Promise<Registration | null> {
  const row = await db.selectFrom("registration").selectAll().where("id", "=", id).executeTakeFirst();
  return row ? registrationOf(row) : null;
}

/** The sent registration that waits for its owner to open the mailed link; an address has at most one. */
export async function pendingRegistration(db: Db, email: string, now: string): Promise<Registration | null> {
  const row = await db
    .selectFrom("registration")
    .selectAll()
    .where("email", "=", email)
    .where("details", "is not", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row ? registrationOf(row) : null;
}

/** Stores the details that were sent and ends the form's token. */
export async function sendRegistration(
  db: Db,
  id: string,
  details: RegistrationDetails,
  expiresAt: string,
): Promise<void> {
  await db
    .updateTable("registration")
    .set({ details: JSON.stringify(details), token_hash: null, expires_at: expiresAt })
    .where("id", "=", id)
    .execute();
}

/** A pending registration waits longer: a new link leads to it. */
export async function prolongRegistration(db: Db, id: string, expiresAt: string): Promise<void> {
  await db.updateTable("registration").set({ expires_at: expiresAt }).where("id", "=", id).execute();
}

export async function deleteRegistration(db: Db, id: string): Promise<void> {
  await db.deleteFrom("registration").where("id", "=", id).execute();
}

export async function deleteRegistrationsOf(db: Db, email: string): Promise<void> {
  await db.deleteFrom("registration").where("email", "=", email).execute();
}

interface RegistrationRow {
  id: string;
  email: string;
  details: string | null;
  expires_at: string;
  hosted_uid: string | null;
}

const registrationOf = (row: RegistrationRow): Registration => ({
  id: row.id,
  email: row.email,
  details: row.details === null ? null : (JSON.parse(row.details) as RegistrationDetails),
  expiresAt: row.expires_at,
  hostedUid: row.hosted_uid,
});
