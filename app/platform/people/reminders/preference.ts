import { invalidUser } from "~/api/errors";
import { REMINDER_LINKS, subjectOfLink } from "../../identity/mailed-link";
import { identityRefusal } from "../../identity/refusals";
import type { Scope } from "../../scope";
import { remindersOf, switchReminders } from "../../store/accounts/reminders";
import { write } from "../../store/write";
import type { UseCase } from "../../use-case";

/** Whether the signed-in person gets reminders. */
export const notifications: UseCase<"user.notifications"> = async (_, { db, session }) => {
  const stored = await remindersOf(db, session.accountId);
  if (!stored) throw invalidUser();
  return { reminders: stored.reminders };
};

export const updateNotifications: UseCase<"user.updateNotifications"> = async ({ body }, scope) => {
  const { db, session } = scope;
  await write(db, session.companyId, (trx) => switchReminders(trx, session.accountId, body.reminders));
  return { reminders: body.reminders };
};

/** Whose reminders the link of a mail switches; opening it changes nothing. */
export const reminderLink: UseCase<"user.reminderLink"> = async ({ body }, scope) => {
  const { email, reminders } = await personOf(body.token, scope);
  return { email, reminders };
};

/** The link does nothing else, and may be used again until its time is over. */
export const answerReminderLink: UseCase<"user.answerReminderLink"> = async ({ body }, scope) => {
  const { accountId } = await personOf(body.token, scope);
  await write(scope.db, null, (trx) => switchReminders(trx, accountId, body.reminders));
  return { reminders: body.reminders };
};

async function personOf(token: string, { db, now }: Scope) {
  const accountId = await subjectOfLink(db, token, REMINDER_LINKS, now().toISOString());
  const stored = await remindersOf(db, accountId);
  if (!stored) throw identityRefusal("invalid-action-code");
  return { ...stored, accountId };
}
