import { hasCode } from "~/api/errors";
import type { Issue } from "~/domain/issues";
import type { LinkEnd as QuestionLinkEnd } from "~/domain/people/tasks/link-end";
import type { Db } from "../scope";
import {
  type LinkEnd,
  mailedTokenState,
  spendMailedTokens,
  useMailedToken,
  type MailedTokenKind,
} from "../store/accounts/sessions-and-tokens";
import type { UseCase } from "../use-case";
import { identityRefusal } from "./refusals";
import { hashOfToken } from "./tokens";

/** The links that set the password of an account. */
export const PASSWORD_LINKS: MailedTokenKind[] = ["reset-password"];

/** The links with which an invited person makes an account. */
export const INVITATION_LINKS: MailedTokenKind[] = ["invitation"];

/** The links that complete a registration. */
export const REGISTRATION_LINKS: MailedTokenKind[] = ["confirm-email"];

/** The links with which a person switches reminders off. */
export const REMINDER_LINKS: MailedTokenKind[] = ["reminders"];

/** The links with which a person without an account proposes an answer to one question. */
export const QUESTION_LINKS: MailedTokenKind[] = ["question"];

interface Link {
  kind: MailedTokenKind;
  subjectId: string;
}

/**
 * What a link is about, which stays usable. Refuses links that are unknown, used, replaced, withdrawn or too old.
 * Nothing counts the tries: a token of 256 bits is not guessed, and opening a link changes nothing.
 */
export async function linkOf(db: Db, token: string, kinds: MailedTokenKind[], now: string): Promise<Link> {
  const link = await mailedTokenState(db, hashOfToken(token), kinds, now);
  if (link.state === "good") return link;
  if (link.state === "unknown") throw identityRefusal("invalid-action-code");
  if (link.kind === "question") throw questionLinkOver(link.end);
  throw link.kind === "invitation" ? invitationOver(link.end) : identityRefusal("expired-action-code");
}

/** The account or registration of a link, by the same rules. */
export const subjectOfLink = async (
  db: Db,
  token: string,
  kinds: MailedTokenKind[],
  now: string,
): Promise<string> => (await linkOf(db, token, kinds, now)).subjectId;

/** An invitation that can no longer be accepted. "inviter_gone": its inviter may no longer invite. */
export function invitationOver(end: LinkEnd | "inviter_gone") {
  const issue: Issue = { path: "", code: `invitation_${end}` };
  return identityRefusal("expired-action-code", [issue]);
}

/** A link to one question that works no more, for a reason of its own or of its token. */
export const questionLinkOver = (end: LinkEnd | QuestionLinkEnd) =>
  identityRefusal("expired-action-code", [{ path: "", code: `link_${end === "used" ? "settled" : end}` }]);

/**
 * Uses up a link, with all others of its kinds, and returns its account, registration or invitation. The caller must be
 * inside the transaction of the action that the link allows.
 */
export async function consumeLink(
  trx: Db,
  token: string,
  kinds: MailedTokenKind[],
  now: string,
): Promise<string> {
  await subjectOfLink(trx, token, kinds, now);
  const subjectId = await useMailedToken(trx, hashOfToken(token), kinds, now);
  if (subjectId === null) throw identityRefusal("expired-action-code");
  await spendMailedTokens(trx, subjectId, kinds, { at: now, as: "used" });
  return subjectId;
}

/** Tells the holder of a link to a new password whether it still works; the link stays usable. */
export const checkLink: UseCase<"identity.checkLink"> = async ({ body: { token } }, { db, now, hosted }) => {
  await subjectOfLink(db, token, PASSWORD_LINKS, now().toISOString()).catch(async (error: unknown) => {
    // The hosted identity service may have mailed it.
    if (!hosted || !hasCode(error, "embedded/invalid-action-code")) throw error;
    await hosted.accounts.showLink(token).catch((refusal: unknown) => {
      throw hasCode(refusal, "firebase/invalid-action-code") ? error : refusal;
    });
  });
  return {};
};
