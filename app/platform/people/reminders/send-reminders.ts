import { romeDayWords } from "~/domain/calendar-date";
import { isLapsed, LAPSES_AFTER_DAYS, lapsesAt } from "~/domain/card/conditions";
import { DAY_MS } from "~/domain/durations";
import { log } from "~/log.server";
import { after } from "../../identity/tokens";
import { hourly } from "../../jobs/hourly";
import type { PlatformParts, Trx } from "../../scope";
import {
  addReminder,
  type ExpiringCard,
  expiringCards,
  type LapsingVerification,
  lapsingVerifications,
  remindedAdministrators,
} from "../../store/accounts/reminders";
import { dueTasks } from "../../store/asking/tasks";
import { findCompany } from "../../store/companies";
import { queueMail } from "../../store/mails";
import { write } from "../../store/write";
import { dueNow, remindOfTask } from "./remind-of-task";
import { waysOut } from "./ways-out";

const CARD_AHEAD_MS = 30 * DAY_MS;
const AHEAD_DAYS = 7;
/** How long a verification has waited a week before it lapses, and a day after. */
const VERIFICATION_MS = {
  oldest: (LAPSES_AFTER_DAYS + 1) * DAY_MS,
  newest: (LAPSES_AFTER_DAYS - AHEAD_DAYS) * DAY_MS,
};

/**
 * Tells administrators, once each, of cards that expire within 30 days and verifications that lapse within 7, and
 * colleagues of the tasks whose date has come.
 */
export async function sendReminders(parts: PlatformParts, ending?: AbortSignal): Promise<void> {
  const { db, now } = parts;
  const cards = { after: now().toISOString(), until: after(now(), CARD_AHEAD_MS) };
  const remind = <Due extends { companyId: string }>(look: () => Promise<Due[]>, tell: Tell<Due>) =>
    remindAll(look, (due) => write(db, due.companyId, (trx) => tell(trx, due, parts)), ending);
  await remind(() => expiringCards(db, cards), remindOfCard);
  const open = { after: after(now(), -VERIFICATION_MS.oldest), until: after(now(), -VERIFICATION_MS.newest) };
  await remind(() => lapsingVerifications(db, open), remindOfVerification);
  await remind(() => dueTasks(db, dueNow(now())), remindOfTask);
}

type Tell<Due> = (trx: Trx, due: Due, parts: PlatformParts) => Promise<void>;

/** Slice after slice. One that failed is tried again by the next sweep; the others of its slice are done. */
async function remindAll<Due>(
  look: () => Promise<Due[]>,
  remind: (due: Due) => Promise<void>,
  ending?: AbortSignal,
): Promise<void> {
  let isWhole = true;
  for (let slice = await look(); isWhole && slice.length > 0; slice = await look()) {
    for (const due of slice) {
      if (ending?.aborted) return;
      await remind(due).catch((error: unknown) => {
        isWhole = false;
        log.error(error, "A reminder was not written");
      });
    }
  }
}

async function remindOfCard(trx: Trx, { id, companyId, expiresAt }: ExpiringCard, parts: PlatformParts) {
  const at = parts.now().toISOString();
  if (!(await addReminder(trx, "card-expires", id, at))) return;
  const { businessName, recipients } = await recipientsOf(trx, companyId);
  for (const person of recipients) {
    const own = { businessName, card: id, expires: romeDayWords(expiresAt), link: "/dashboard/history" };
    await queueMail(
      trx,
      person,
      "reminder-card",
      { ...own, ...(await waysOut(trx, person.accountId, parts)) },
      at,
    );
  }
}

async function remindOfVerification(
  trx: Trx,
  { id, companyId, year, since }: LapsingVerification,
  parts: PlatformParts,
) {
  const at = parts.now().toISOString();
  // The days begin anew in each phase.
  if (!(await addReminder(trx, "verification-lapses", `${id} ${since}`, at)) || isLapsed({ since }, at))
    return;
  const { businessName, recipients } = await recipientsOf(trx, companyId);
  for (const person of recipients) {
    const about = { year: String(year), until: romeDayWords(lapsesAt({ since })) };
    const own = { businessName, ...about, link: "/dashboard/history/verification" };
    const params = { ...own, ...(await waysOut(trx, person.accountId, parts)) };
    await queueMail(trx, person, "reminder-verification", params, at);
  }
}

async function recipientsOf(trx: Trx, companyId: string) {
  const { business_name: businessName } = await findCompany(trx, companyId);
  return { businessName, recipients: await remindedAdministrators(trx, companyId) };
}

/** Sends what is due at once and every hour. */
export const startReminders = (parts: PlatformParts) =>
  hourly((ending) => sendReminders(parts, ending), "Reminders were not sent");
