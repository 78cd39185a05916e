import type { Trx } from "../../scope";
import type { MailTemplate } from "../mails";
import { endLink } from "../asking/question-links";
import { askHosted } from "../accounts/hosted-accounts";
import { deleteRegistrationsOf } from "../accounts/registrations";

/** A person whose account goes. */
interface ErasedPerson {
  id: string;
  email: string;
}

/**
 * Erases a person: account, access, sessions, links, and the address wherever a mail, an invitation that has expired or
 * the result of a change to many people names it. What the person changed keeps the account's id and no name (D13).
 */
export async function erasePerson(trx: Trx, { id, email }: ErasedPerson, at: string): Promise<void> {
  await askHosted(trx, id, { action: "remove", at });
  await trx.deleteFrom("mailed_token").where("subject_id", "=", id).execute();
  await trx
    .deleteFrom("mail")
    .where("recipient", "=", email)
    .where((eb) => eb.or([eb("template", "<>", "invitation"), eb("sent_at", "is not", null)]))
    .execute();
  await deleteRegistrationsOf(trx, email);
  await trx.deleteFrom("invitation").where("email", "=", email).where("expires_at", "<=", at).execute();
  await trx
    .updateTable("change_outcome")
    .set({ email: "", name: "", surname: "" })
    .where("person_id", "=", id)
    .execute();
  await trx
    .updateTable("invitation_outcome")
    .set({ email: "", person: "" })
    .where("email", "=", email)
    .execute();
  await blankQuestionLinks(trx, email, at);
  await trx.deleteFrom("account").where("id", "=", id).execute();
}

/** What was proposed through links to an address stays the company's; the links work no more, and name no person. */
async function blankQuestionLinks(trx: Trx, email: string, at: string): Promise<void> {
  const links = trx.selectFrom("question_link").select("id").where("email", "=", email);
  for (const { id } of await links.where("ended_at", "is", null).execute()) {
    await endLink(trx, id, { as: "revoked", at });
  }
  await trx.updateTable("question_link").set({ email: "", name: "" }).where("email", "=", email).execute();
}

/** Forgets an invitation with everything that names its address. */
export const eraseInvitation = (trx: Trx, invitation: ErasedPerson): Promise<void> =>
  eraseMailed(trx, invitation, { table: "invitation", template: "invitation" });

/** The same of a link to one question, with what was proposed through it. */
export const eraseQuestionLink = (trx: Trx, link: ErasedPerson): Promise<void> =>
  eraseMailed(trx, link, { table: "question_link", template: "question-link" });

async function eraseMailed(
  trx: Trx,
  { id, email }: ErasedPerson,
  { table, template }: { table: "invitation" | "question_link"; template: MailTemplate },
): Promise<void> {
  await trx.deleteFrom("mailed_token").where("subject_id", "=", id).execute();
  await trx
    .deleteFrom("mail")
    .where("recipient", "=", email)
    .where("template", "=", template)
    .where((eb) =>
      eb.or([
        eb("sent_at", "is not", null),
        eb("id", "=", eb.selectFrom(table).select("mail_id").where("id", "=", id)),
      ]),
    )
    .execute();
  await trx.deleteFrom(table).where("id", "=", id).execute();
}
