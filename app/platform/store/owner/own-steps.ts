import type { Db, Trx } from "../../scope";
import { isMine } from "./is-mine";
import { AT_ONCE, type Page } from "./own-work";

/** Verifications that a person opened, ended, or has in hand as verifier. */
export const verificationsWith = (db: Db | Trx, { accountId, skip }: Page) =>
  db
    .selectFrom("verification")
    .select(["id", "year", "level", "opened_at", "decided_at", "ending", "ended_at"])
    .select([
      isMine("opened_by", accountId).as("opened_by_me"),
      isMine("verifier_id", accountId).as("given_to_me"),
      isMine("ended_by", accountId).as("ended_by_me"),
    ])
    .where((eb) =>
      eb.or([
        eb("opened_by", "=", accountId),
        eb("verifier_id", "=", accountId),
        eb("ended_by", "=", accountId),
      ]),
    )
    .orderBy("opened_at")
    .orderBy("id")
    .offset(skip)
    .limit(AT_ONCE)
    .execute();

/** Invitations that a person sent and that are still kept; of the person invited nothing. */
export const invitationsBy = (db: Db | Trx, { accountId, skip }: Page) =>
  db
    .selectFrom("invitation")
    .select(["id", "invited_at", "sent_at", "expires_at"])
    .where("invited_by", "=", accountId)
    .orderBy("invited_at")
    .orderBy("id")
    .offset(skip)
    .limit(AT_ONCE)
    .execute();

/** Rows of the company's registers whose last change is a person's. */
export const registerRowsBy = (db: Db | Trx, { accountId, skip }: Page) =>
  db
    .selectFrom("register_row")
    .select(["id", "register", "content", "updated_at"])
    .where("updated_by", "=", accountId)
    .orderBy("updated_at")
    .orderBy("id")
    .offset(skip)
    .limit(AT_ONCE)
    .execute();

/** Certificates whose last change is a person's. */
export const attestationsBy = (db: Db | Trx, { accountId, skip }: Page) =>
  db
    .selectFrom("attestation")
    .select(["id", "name", "updated_at"])
    .where("updated_by", "=", accountId)
    .orderBy("updated_at")
    .orderBy("id")
    .offset(skip)
    .limit(AT_ONCE)
    .execute();

/** Companies whose registry a person saved last. */
export const registriesBy = (db: Db | Trx, { accountId, skip }: Page) =>
  db
    .selectFrom("company")
    .select(["id", "updated_at"])
    .where("updated_by", "=", accountId)
    .orderBy("id")
    .offset(skip)
    .limit(AT_ONCE)
    .execute();

/** Changes of the company's identity that a person asked the provider for. */
export const identityRequestsBy = (db: Db | Trx, { accountId, skip }: Page) =>
  db
    .selectFrom("identity_request")
    .select(["id", "asked_at", "ending", "ended_at"])
    .where("asked_by", "=", accountId)
    .orderBy("asked_at")
    .orderBy("id")
    .offset(skip)
    .limit(AT_ONCE)
    .execute();

/** Links to cards that a person made: whom they were for is the company's to say. */
export const sharesBy = (db: Db | Trx, { accountId, skip }: Page) =>
  db
    .selectFrom("card_share")
    .select(["id", "version_id", "ends_on", "created_at", "withdrawn_at"])
    .where("created_by", "=", accountId)
    .orderBy("created_at")
    .orderBy("id")
    .offset(skip)
    .limit(AT_ONCE)
    .execute();

/** Disputes about companies that a person of the provider closed; of who disputes nothing. */
export const disputesBy = (db: Db | Trx, { accountId, skip }: Page) =>
  db
    .selectFrom("company_dispute")
    .select(["id", "outcome", "closed_at"])
    .where("closed_by", "=", accountId)
    .orderBy("closed_at")
    .orderBy("id")
    .offset(skip)
    .limit(AT_ONCE)
    .execute();

export const deletionAskedBy = (db: Db | Trx, accountId: string) =>
  db
    .selectFrom("company_deletion")
    .select(["asked_at", "due_at"])
    .where("asked_by", "=", accountId)
    .executeTakeFirst();
