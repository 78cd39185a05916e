import type { Db, Trx } from "../../scope";
import { AT_ONCE } from "./own-work";

interface Whose {
  accountId: string;
  companyId: string;
}

/** What is stored of an account, without its password. */
export const accountOf = (db: Db | Trx, accountId: string) =>
  db
    .selectFrom("account")
    .select(["id", "email", "name", "surname", "phone", "created_at", "last_login_at"])
    .select(["terms_accepted_at", "privacy_accepted_at", "clauses_accepted_at", "accepted_version"])
    .select(["welcome_seen", "skip_walkthrough", "wants_reminders", "locale"])
    .where("id", "=", accountId)
    .executeTakeFirst();

export const membershipOf = (db: Db | Trx, accountId: string) =>
  db
    .selectFrom("membership")
    .innerJoin("company", "company.id", "membership.company_id")
    .select(["company.id", "company.business_name", "is_admin", "access_active", "is_verifier"])
    .select(["is_provider", "chosen_profile"])
    .where("account_id", "=", accountId)
    .executeTakeFirst();

export const profilesOfPerson = (db: Db | Trx, accountId: string) =>
  db
    .selectFrom("profile")
    .select(["profile", "can_read", "can_write"])
    .where("account_id", "=", accountId)
    .execute();

export const sessionsOf = (db: Db | Trx, accountId: string) =>
  db
    .selectFrom("session")
    .select(["created_at", "last_seen_at", "expires_at", "browser", "origin"])
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .execute();

export const noticesOf = (db: Db | Trx, accountId: string) =>
  db
    .selectFrom("accepted_notice")
    .select(["type", "accepted_at"])
    .where("account_id", "=", accountId)
    .execute();

/** Invitations that are kept about an address, by whichever company. */
export const invitationsTo = (db: Db | Trx, email: string) =>
  db
    .selectFrom("invitation")
    .innerJoin("company", "company.id", "invitation.company_id")
    .select(["company.business_name", "email", "name", "surname", "invited_at", "sent_at", "expires_at"])
    .where("email", "=", email)
    .orderBy("invited_at")
    .execute();

/** Mails to an address; what stood in them is not kept. */
export const mailsTo = (db: Db | Trx, email: string, after: number) =>
  db
    .selectFrom("mail")
    .select(["id", "recipient", "recipient_name", "template", "created_at", "sent_at"])
    .where("recipient", "=", email)
    .where("id", ">", after)
    .orderBy("id")
    .limit(AT_ONCE)
    .execute();

/** Where and when a person changed answers. What the answers say is the company's. */
export const changesBy = (db: Db | Trx, { accountId, companyId }: Whose, after: number) =>
  db
    .selectFrom("answer_change")
    .select(["id", "year", "question_id", "revision", "changed_at"])
    .where("company_id", "=", companyId)
    .where("changed_by", "=", accountId)
    .where("id", ">", after)
    .orderBy("id")
    .limit(AT_ONCE)
    .execute();

/** Judgements and replies of a person, in whichever verification. */
export const judgementsBy = (db: Db | Trx, accountId: string, after: number) =>
  db
    .selectFrom("judgement_change")
    .select(["id", "verification_id", "question_id", "changed_at"])
    .where("changed_by", "=", accountId)
    .where("id", ">", after)
    .orderBy("id")
    .limit(AT_ONCE)
    .execute();

export const filesBy = (db: Db | Trx, { accountId, companyId }: Whose) =>
  db
    .selectFrom("attachment")
    .select(["id", "year", "question_id", "name", "size", "uploaded_at"])
    .where("company_id", "=", companyId)
    .where("uploaded_by", "=", accountId)
    .orderBy("uploaded_at")
    .execute();

export const positionsBy = (db: Db | Trx, { accountId, companyId }: Whose) =>
  db
    .selectFrom("saved_position")
    .select(["id", "year", "name", "saved_at"])
    .where("company_id", "=", companyId)
    .where("saved_by", "=", accountId)
    .orderBy("saved_at")
    .execute();

export const cardsBy = (db: Db | Trx, { accountId, companyId }: Whose) =>
  db
    .selectFrom("card_version")
    .select(["id", "year", "number", "issued_at"])
    .where("company_id", "=", companyId)
    .where("issued_by", "=", accountId)
    .orderBy("issued_at")
    .execute();

/** Events that a person caused, in the chain of the company and in that of the installation. */
export const eventsBy = (db: Db | Trx, chain: string, accountId: string, after: number) =>
  db
    .selectFrom("event")
    .leftJoin("event_subject", "event_subject.pseudonym", "event.address")
    .select(["event.sequence", "event.at", "event.kind", "event.count", "event_subject.value as address"])
    .where("event.chain", "=", chain)
    .where("event.account_id", "=", accountId)
    .where("event.sequence", ">", after)
    .orderBy("event.sequence")
    .limit(AT_ONCE)
    .execute();

/** Events of these kinds that others caused about a person. */
export const eventsAbout = (db: Db | Trx, chain: string, accountId: string, kinds: readonly string[]) =>
  db
    .selectFrom("event")
    .select(["sequence", "at", "kind"])
    .where("chain", "=", chain)
    .where("kind", "in", kinds)
    .where("detail", "=", accountId)
    .orderBy("sequence")
    .execute();
