import { dateWords } from "~/domain/calendar-date";
import { nameInMail } from "~/domain/people/link-like";
import { mayMail } from "../../identity/mail-caps";
import type { SignedInScope, Trx } from "../../scope";
import { circumstancesOf } from "../../store/accounts/accounts";
import type { Colleague } from "../../store/asking/colleagues";
import { queueMail } from "../../store/mails";

interface Told {
  id: string;
  subject: string;
  dueOn: string | null;
}

/** The date of a task as a mail says it. */
const dueWords = (dueOn: string | null): string => (dueOn === null ? "" : ` entro il ${dateWords(dueOn)}`);

/** Mails a colleague what is asked, some times a day. The note stays on the page: no mail carries words that a person typed but names. */
export async function tellColleague(
  trx: Trx,
  { id, subject, dueOn }: Told,
  colleague: Colleague,
  { session, now }: SignedInScope,
): Promise<void> {
  if (colleague.id === session.accountId) return;
  if (!(await mayMail(trx, "task", colleague.email, now()))) return;
  const { name, surname, businessName } = await circumstancesOf(trx, session.accountId);
  const params = {
    asker: nameInMail(`${name} ${surname}`),
    businessName: nameInMail(businessName),
    subject,
    due: dueWords(dueOn),
    link: `/dashboard/tasks/${id}`,
  };
  const recipient = { address: colleague.email, name: colleague.name };
  await queueMail(trx, recipient, "task-asked", params, now().toISOString());
}
