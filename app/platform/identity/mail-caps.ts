import { DAY_MS } from "~/domain/durations";
import {
  INVITATIONS_OF_ONE_COMPANY_A_DAY,
  MAILS_A_DAY,
  TASK_MAILS_A_DAY,
} from "~/domain/people/attempt-limits";
import type { Trx } from "../scope";
import { addAttempt, forgetAttempts, recentAttempts } from "../store/accounts/attempts";
import { hashOfToken } from "./tokens";

const MAILS = {
  registration: "registration-mail",
  recovery: "recovery-mail",
  dispute: "dispute-mail",
  invitation: "invitation-mail",
  question: "question-mail",
  task: "task-mail",
};

/**
 * True, and counted, while other people have caused few such mails in a day: to an address, or about a company.
 * Otherwise the caller mails nothing, and answers as ever.
 */
export async function mayMail(
  trx: Trx,
  kind: Exclude<keyof typeof MAILS, "invitation">,
  target: string,
  now: Date,
): Promise<boolean> {
  const about = { purpose: MAILS[kind], subject: hashOfToken(target) };
  if ((await sentToday(trx, about, now)) >= (kind === "task" ? TASK_MAILS_A_DAY : MAILS_A_DAY)) return false;
  await addAttempt(trx, { ...about, source: "mail" }, now);
  return true;
}

/** The same of an invitation, of which one company sends an address only some: it must not keep others from inviting. */
export async function mayInvite(trx: Trx, email: string, companyId: string, now: Date): Promise<boolean> {
  const about = { purpose: MAILS.invitation, subject: hashOfToken(email) };
  const source = hashOfToken(companyId);
  const ofCompany = await sentToday(trx, { ...about, source }, now);
  if (ofCompany >= INVITATIONS_OF_ONE_COMPANY_A_DAY) return false;
  if ((await sentToday(trx, about, now)) >= MAILS_A_DAY) return false;
  await addAttempt(trx, { ...about, source }, now);
  return true;
}

const sentToday = async (trx: Trx, about: Parameters<typeof recentAttempts>[1], now: Date) =>
  (await recentAttempts(trx, about, new Date(now.getTime() - DAY_MS))).length;

/** The person has proved to read the mails of this address: everything that was counted about it is forgotten. */
export async function forgetAllAbout(trx: Trx, email: string): Promise<void> {
  const subject = hashOfToken(email);
  for (const purpose of ["sign-in", "registration", "recovery", ...Object.values(MAILS)]) {
    await forgetAttempts(trx, { purpose, subject });
  }
}
