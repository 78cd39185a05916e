import type { Db } from "../scope";
import {
  mailedTokenState,
  spendMailedTokens,
  useMailedToken,
  type MailedTokenKind,
} from "../store/accounts/sessions-and-tokens";
import type { UseCase } from "../use-case";
import { identityRefusal } from "./refusals";
import { hashOfToken } from "./tokens";

/** The links that set the password of an account. */
export const PASSWORD_LINKS: MailedTokenKind[] = ["reset-password", "invitation"];

/** The links that complete a registration. */
export const REGISTRATION_LINKS: MailedTokenKind[] = ["confirm-email"];

/**
 * The account or registration of a link, which stays usable. Refuses links that are unknown, used, replaced or too old.
 * Nothing counts the tries: a token of 256 bits is not guessed, and opening a link changes nothing.
 */
export async function subjectOfLink(
  db: Db,
  token: string,
  kinds: MailedTokenKind[],
  now: string,
): Promise<string> {
  const link = await mailedTokenState(db, hashOfToken(token), kinds, now);
  if (link.state === "good") return link.subjectId;
  throw identityRefusal(link.state === "unknown" ? "invalid-action-code" : "expired-action-code");
}

/**
 * Uses up a link, with all others of its kinds, and returns its account or registration. The caller must be inside the
 * transaction of the action that the link allows.
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
  await spendMailedTokens(trx, subjectId, kinds, now);
  return subjectId;
}

/** Tells the holder of a link to a new password whether it still works; the link stays usable. */
export const checkLink: UseCase<"identity.checkLink"> = async ({ body: { token } }, scope) => {
  await subjectOfLink(scope.db, token, PASSWORD_LINKS, scope.now().toISOString());
  return {};
};
