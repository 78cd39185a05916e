import { DAY_MS } from "~/domain/durations";
import type { Db } from "../scope";

interface Recipient {
  address: string;
  name: string;
}

/**
 * Stores a mail in the transaction of the event it is about, and returns its number; the worker sends it once that is
 * committed.
 */
export async function queueMail<Template extends MailTemplate>(
  trx: Db,
  { address, name }: Recipient,
  template: Template,
  params: MailParams[Template],
  now: string,
): Promise<number> {
  return insertMail(trx, { address, name }, template, params, now);
}

/** The same for a mail about a company, whose name and link do not come from the caller. */
export async function queueMailAbout<Template extends MailTemplate>(
  trx: Db,
  recipient: Recipient,
  template: Template,
  { about, params }: { about: CompanyAndLink; params: Omit<MailParams[Template], keyof CompanyAndLink> },
  now: string,
): Promise<void> {
  await insertMail(trx, recipient, template, { ...params, ...about }, now);
}

interface CompanyAndLink {
  businessName: string;
  link: string;
}

async function insertMail(
  trx: Db,
  { address, name }: Recipient,
  template: MailTemplate,
  params: object,
  now: string,
): Promise<number> {
  const { id } = await trx
    .insertInto("mail")
    .values({
      recipient: address,
      recipient_name: name,
      template,
      params: JSON.stringify(params),
      created_at: now,
      sent_at: null,
      next_attempt_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export interface DueMail {
  id: number;
  recipient: Recipient;
  template: MailTemplate;
  params: Record<string, string>;
  createdAt: string;
  /** The number of earlier attempts. */
  attempts: number;
}

/** The mails that were neither sent, given up nor held back and whose time has come, oldest first. */
export async function dueMails(db: Db, now: string, mostAttempts: number, most: number): Promise<DueMail[]> {
  const rows = await db
    .selectFrom("mail")
    .selectAll()
    .where("sent_at", "is", null)
    .where("next_attempt_at", "<=", now)
    .where("failed_at", "is", null)
    .where("attempts", "<=", mostAttempts)
    .orderBy("id")
    .limit(most)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    recipient: { address: row.recipient, name: row.recipient_name },
    template: row.template as MailTemplate,
    params: JSON.parse(row.params) as Record<string, string>,
    createdAt: row.created_at,
    attempts: row.attempts,
  }));
}

/** Takes a mail for one attempt, so that a second process leaves it alone; false when another process was quicker. */
export async function claimMail(
  db: Db,
  { id, attempts }: DueMail,
  { now, nextAttemptAt }: { now: string; nextAttemptAt: string },
): Promise<boolean> {
  const claimed = await db
    .updateTable("mail")
    .set({ attempts: attempts + 1, next_attempt_at: nextAttemptAt, attempted_at: now })
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .where("sent_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Gives back a mail that was claimed and neither sent nor declined: it is due again, as before the claim. */
export async function releaseMail(db: Db, { id, attempts }: DueMail, now: string): Promise<void> {
  await db
    .updateTable("mail")
    .set({ attempts, next_attempt_at: now })
    .where("id", "=", id)
    .where("attempts", "=", attempts + 1)
    .where("sent_at", "is", null)
    .execute();
}

/** Gives up a mail whose last attempt nobody has told the end of; false where somebody has, or has it tried again. */
export async function giveUpMail(
  db: Db,
  { id, attempts }: DueMail,
  { code, failedAt }: { code: string; failedAt: string },
): Promise<boolean> {
  const givenUp = await db
    .updateTable("mail")
    .set({ last_error: code, failed_at: failedAt })
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .where("sent_at", "is", null)
    .where("failed_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return givenUp !== undefined;
}

export async function markSent(db: Db, id: number, now: string): Promise<void> {
  await db.updateTable("mail").set({ sent_at: now, params: "{}" }).where("id", "=", id).execute();
}

/** Keeps the code of a failed attempt; after the last one the mail is given up, until the provider has it tried again. */
export async function noteFailure(
  db: Db,
  id: number,
  { code, failedAt }: { code: string; failedAt: string | null },
): Promise<void> {
  await db
    .updateTable("mail")
    .set({ last_error: code, failed_at: failedAt })
    .where("id", "=", id)
    .where("sent_at", "is", null)
    .execute();
}

/** Mails whose link works for a day; that of any other works for a week at most, or as long as the product. */
const LINK_OF_A_DAY: MailTemplate[] = ["confirm-email", "registration-again", "password-reset"];
const KEPT_DAYS = 7;

/** Deletes the parameters of mails that were given up and whose links work no more: they are not tried again. */
export async function emptyFailedMails(trx: Db, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  await trx
    .updateTable("mail")
    .set({ params: "{}" })
    .where("sent_at", "is", null)
    .where("failed_at", "is not", null)
    .where("params", "<>", "{}")
    .where((eb) =>
      eb.or([
        eb("created_at", "<", before(KEPT_DAYS)),
        eb.and([eb("created_at", "<", before(1)), eb("template", "in", LINK_OF_A_DAY)]),
      ]),
    )
    .execute();
}

/**
 * The parameters of each mail; its words are in texts/it/mail.json under `<template>.subject` and `.body`. A link that
 * begins with "/" leads into the platform, at its address when the mail is sent.
 */
export interface MailParams {
  "confirm-email": { businessName: string; link: string };
  "registration-again": { businessName: string; link: string };
  "password-changed": { recoveryLink: string };
  "second-factor-on": { link: string };
  "second-factor-off": { link: string };
  "second-factor-reset": { link: string };
  "second-factor-reset-by-provider": { link: string };
  "second-factor-released": { asker: string; businessName: string; link: string };
  "recovery-code-used": { left: string; link: string };
  "identity-change-accepted": { businessName: string; link: string };
  "identity-change-declined": { businessName: string; reason: string; link: string };
  "company-disputed": { identifier: string; email: string; message: string };
  "already-registered": { signInLink: string; recoveryLink: string };
  "password-reset": { link: string };
  "reminder-card": WaysOut & { businessName: string; card: string; expires: string; link: string };
  "reminder-verification": WaysOut & { businessName: string; year: string; until: string; link: string };
  "account-deleted": Record<never, string>;
  "company-deletion-asked": OfDeletion;
  "company-deletion-near": OfDeletion;
  "company-deletion-withdrawn": OfDeletion;
  "reminder-task": WaysOut & { businessName: string; subject: string; due: string; link: string };
  "task-asked": { asker: string; businessName: string; subject: string; due: string; link: string };
  "question-link": { asker: string; businessName: string; subject: string; until: string; link: string };
  invitation: { inviter: string; businessName: string; link: string };
  "verification-check-failed": { businessName: string; year: string; count: string; link: string };
  "verification-refused": { businessName: string; year: string; body: string; link: string };
  "verification-issued": {
    businessName: string;
    year: string;
    body: string;
    level: string;
    card: string;
    expires: string;
    link: string;
  };
  "verification-lapsed": OfVerification;
  "verification-withdrawn": OfVerification;
  "verification-comments": {
    businessName: string;
    year: string;
    body: string;
    comments: string;
    link: string;
  };
  "file-infected": { businessName: string; file: string; place: string; link: string };
  "enablement-given": { businessName: string; link: string };
  "enablement-lost": { businessName: string; link: string };
  "verifier-assigned": {
    businessName: string;
    year: string;
    level: string;
    opened: string;
    until: string;
    link: string;
  };
  "verifier-replies": OfVerification & { replies: string };
  "verifier-replaced": OfVerification;
  "verifier-check-failed": OfVerification;
  "verifier-refused": OfVerification;
  "verifier-withdrawn": OfVerification;
  "verifier-lapsed": OfVerification;
  "verifier-enablement-lost": OfVerification;
  "verifier-issued": OfVerification;
}

/** Of a mail that a person can switch off. */
interface WaysOut {
  settingsLink: string;
  offLink: string;
}

interface OfDeletion {
  businessName: string;
  /** The day, in words. */
  due: string;
  link: string;
}

interface OfVerification {
  businessName: string;
  year: string;
  opened: string;
  link: string;
}

export type MailTemplate = keyof MailParams;
